//! Clouds, hosting, infrastructure. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Letters, Row, behind, inner, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("aws-session-token", "AWS session token", &["FwoGZXIvYXdz", "FQoGZXIvYXdz", "IQoJb3JpZ2lu"], r"(?:F[wQ]oGZXIvYXdz|IQoJb3JpZ2lu)[A-Za-z0-9+/]{80,1200}={0,2}").max(1214).open()
        .hits(&[concat!("FQoGZXIvYXd", "zvCkXzr0XsbNqegLfnVrfiamFTXjNeL6IGPZFUzSVK2Pk7sZHwtUw0ortVt9Dkguw7hasrWEDKoM2C4VU")]).misses(&["FwoGZXIvYXdzxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("aws-bedrock-key", "AWS Bedrock API key", &["ABSKQmVkcm9ja0FQSUtleS", "bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t"], r"(?:ABSKQmVkcm9ja0FQSUtleS|bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t)[A-Za-z0-9+/=-]{60,800}").max(844).open().check(Check::None)
        .hits(&[concat!("bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29", "tPmGGAA07nAGplJshHD47TS0KsOHbQrgmaiybsvEx3CRtNI1zqkHAeaFWlroX")]).misses(&["ABSKQmVkcm9ja0FQSUtleS is how they begin"]),
    token("aws-appsync-key", "AWS AppSync API key", &["da2-"], r"da2-[a-z0-9]{26}").max(30)
        .hits(&[concat!("da2", "-ap3lgxnjy5074sxqhzvrw2ybcd")]).misses(&["da2-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("aws-mws-token", "Amazon MWS token", &["amzn.mws."], r"amzn\.mws\.[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(45)
        .hits(&[concat!("amzn.mws", ".7c87ed64-34d4-5ee2-3df2-09a46eb715c8")]).misses(&["amzn.mws.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("alibaba-access-key-id", "Alibaba Cloud access key id", &["LTAI"], r"LTAI[A-Za-z0-9]{12,20}").max(24).check(Check::Mixed)
        .hits(&[concat!("LTA", "IFrGp45V13quY")]).misses(&["LTAIxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("tencent-secret-id", "Tencent Cloud secret id", &["AKID"], r"AKID[A-Za-z0-9]{32}").max(36).check(Check::Mixed)
        .hits(&[concat!("AKI", "DZbuIYLl9JLpoKNGZD4Ifc3p1hJgFs70v")]).misses(&["AKIDxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("baidu-key", "Baidu Cloud key", &["bce-v3/"], r"bce-v3/ALTAK-[A-Za-z0-9]{21}/[a-f0-9]{40}").max(75)
        .hits(&[concat!("bce-v3", "/ALTAK-fEmDX0S20L7pBbi9z50yW/14f0a141b8596b9c20fde85b62475c872309d1ff")]).misses(&["bce-v3/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("yandex-key", "Yandex Cloud key or token", &["AQVN", "y0_", "y1_"], r"(?:AQVN[A-Za-z0-9_-]{35,40}|y[01]_[A-Za-z0-9_-]{54,62})").max(65)
        .hits(&[concat!("AQV", "NgI5qv7FibYOjhaPleKOf4isQTPGxgcr89RF")]).misses(&["AQVNxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("yandex-iam-token", "Yandex Cloud IAM token", &["t1."], r"t1\.[A-Za-z0-9_-]{20,300}={0,2}\.[A-Za-z0-9_-]{86}={0,2}").max(394)
        .hits(&[concat!("t1", ".NbnpY8v0x3f1csmDTdI5.LCdfq10RXu3RSE88MpWkCNlefzbm8JGOwauO6z6evz8qPkpgQTmL7HjR52Hy4jenVpkFCOqYzidVxXP4mf1GW8")]).misses(&["t1.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("scaleway-key", "Scaleway access key", &["SCW"], r"SCW[A-Z0-9]{17}").max(20).check(Check::Digit)
        .hits(&[concat!("SC", "W01EQ8N45GQ6YIXZVF")]).misses(&["SCWxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("exoscale-key", "Exoscale API key", &["EXO"], r"EXO[a-f0-9]{24,28}").max(31)
        .hits(&[concat!("EX", "Oe3e5b8e7a0f67a3f45d9bce2")]).misses(&["EXOxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("heroku-token", "Heroku token", &["HRKU-AA", "HRKU-"], r"HRKU-(?:AA[A-Za-z0-9_-]{58}|[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12})").max(65)
        .hits(&[concat!("HRKU-A", "AsJ8DljCNHBRRf8SYz3UK22k83VNTCfH70nWHbZpTMvuntNU0OxiB6VS8sj")]).misses(&["HRKU-AAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("digitalocean-token", "DigitalOcean token", &["dop_v1_", "doo_v1_", "dor_v1_"], r"do[opr]_v1_[a-f0-9]{64}").max(71)
        .hits(&[concat!("dor_v1", "_c44c654f172acf5b31e2179492d71ae7de250b71f95d6b8fedeb1c54b723a0a6")]).misses(&["dop_v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("flyio-token", "Fly.io token", &["fo1_", "fm1_", "fm1r_", "fm2_", "fm1a_"], r"f(?:o1_[A-Za-z0-9_-]{43}|m1[ar]?_[A-Za-z0-9+/]{100,800}={0,3}|m2_[A-Za-z0-9+/]{100,800}={0,3})").max(808).open()
        .hits(&[concat!("fo1", "_XiGsIDL6QE2VJPIv7JdmWvCvLpW9oeuxrDlqPVdm2GJ")]).misses(&["fo1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("render-token", "Render token", &["rnd_"], r"rnd_[A-Za-z0-9]{28,40}").max(44)
        .hits(&[concat!("rnd", "_GMWDpZmp8aQXiZcj5yFOthBWNS17")]).misses(&["rnd_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("vercel-token", "Vercel token", &["vcp_", "vci_", "vca_", "vcr_", "vck_", "vercel_blob_rw_"], r"(?:vc[piark]_[A-Za-z0-9]{48,64}|vercel_blob_rw_[A-Za-z0-9]{16}_[A-Za-z0-9]{30,40})").max(72)
        .hits(&[concat!("vcp", "_midSyfbB0ymzczE3CQjdTIKY646wubBsX4pIl5jEWNUJyhS2")]).misses(&["vcp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("netlify-token", "Netlify token", &["nfp_", "nfc_", "nfo_", "nfb_", "nfu_"], r"nf[pcobu]_[A-Za-z0-9]{36}").max(40)
        .hits(&[concat!("nfc", "_R7IFpBI9HlsmHxHl0EvDGIh1PASiBXrUxQb5")]).misses(&["nfp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("supabase-token", "Supabase token", &["sbp_", "sb_secret_"], r"(?:sbp_(?:oauth_|v0_)?[a-f0-9]{40}|sb_secret_[A-Za-z0-9_-]{22}_[A-Za-z0-9_-]{8}|sbp_[a-z0-9]{40})").max(50)
        .hits(&[concat!("sb_secret", "_RAr4lgXSVM5jSmcWeLBUuQ_DpFt9NO4")]).misses(&["sbp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("planetscale-token", "PlanetScale token or password", &["pscale_tkn_", "pscale_pw_", "pscale_oauth_"], r"pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.=-]{32,64}").max(77)
        .hits(&[concat!("pscale_tkn", "_8iaWMhacZJdSqvBD3jfed6Pz8mHbp01o")]).misses(&["pscale_tkn_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("neon-token", "Neon API key", &["napi_"], r"napi_[a-z0-9]{60,70}").max(75)
        .hits(&[concat!("napi", "_8xl3wef5ax53uy9xdskjojumruzqx0tdtin14cunz6lh0ys3aqmi27txwdug")]).misses(&["napi_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("upstash-key", "Upstash key", &["UPSTASH_REDIS_REST_TOKEN="], r"UPSTASH_REDIS_REST_TOKEN=[\x22']?[A-Za-z0-9_=-]{40,120}").max(146).open()
        .hits(&[concat!("UPSTASH_REDIS_REST_TOKEN", "=WQmUeuZ7mY2A4nKlgUXf4JEC1gZdm6W2fLDa3whu")]).misses(&["UPSTASH_REDIS_REST_TOKEN=xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("databricks-token", "Databricks token", &["dapi", "dkea", "dose", "dsapi"], r"d(?:api|kea|ose|sapi)[a-f0-9]{32}(?:-[0-9])?").max(39)
        .hits(&[concat!("dke", "a1f22ba5d7aec15c0c8a166d7432ef9a9")]).misses(&["dapixxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("doppler-token", "Doppler token", &["dp.pt.", "dp.ct.", "dp.st.", "dp.sa.", "dp.scim.", "dp.audit."], r"dp\.(?:pt|ct|sa|scim|audit|st(?:\.[a-z0-9_-]{2,35})?)\.[A-Za-z0-9]{40,44}").max(86)
        .hits(&[concat!("dp.scim", ".SW6lrr2NbVXVrtOpuO8jPyiOCGVKSxdzHDLqQ6ct")]).misses(&["dp.pt.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("infisical-token", "Infisical token", &["st.", "infisical_"], r"(?:st\.[a-f0-9]{24}\.[a-f0-9]{32}\.[a-f0-9]{32}|infisical_[A-Za-z0-9_-]{40,})").max(1024).open()
        .hits(&[concat!("infisical", "_KKMCQyE4O7F0EzA463b74aYFPIzNMfSokwxerKtB")]).misses(&["st.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("vault-token", "HashiCorp Vault token", &["hvs.", "hvb.", "hvr."], r"hv[sbr]\.[A-Za-z0-9_-]{24,800}").max(804).open()
        .hits(&[concat!("hvb", ".fgWBH3FpjAYLirNX48JahTIo")]).misses(&["hvs.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("terraform-token", "Terraform Cloud token", &[(14, ".atlasv1.")], r"[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{48,80}").max(103).open()
        .hits(&[concat!("key ", "ZI0B", "iI00Ietzxz.atlasv1.hf3OKR3CW7bVSAiGX9sDAKC3JWZ3y0rYB8GjOMiIfRQNlzwa")]).misses(&["the prefix .atlasv1. of tokens"]),
    token("pulumi-token", "Pulumi token", &["pul-"], r"pul-[a-f0-9]{40}").max(44)
        .hits(&[concat!("pul", "-4e63ce48159d226ad084f6c0b75eca2f79d8cb13")]).misses(&["pul-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("cloudflare-ca-key", "Cloudflare origin CA key", &["v1.0-"], r"v1\.0-[a-f0-9]{24}-[a-f0-9]{146}").max(176)
        .hits(&[concat!("v1.0", "-63a5effe29fc8828eba0b7a6-d4b2ece5716b51c6420718890e6c9ed7be848b0ea7eba95d1be5ec4001d066fb420972e7190d44bca016e6f67e1a05062fb3d26567d9c951082c671f57d8d2db0a94f2eb58c5257653")]).misses(&["v1.0-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("cloudflare-tunnel-token", "Cloudflare tunnel token", &["eyJhIjoi"], r"eyJhIjoi[A-Za-z0-9_-]{80,250}={0,2}").max(260).open()
        .hits(&[concat!("eyJhIjo", "iTHtcEAguDAvCmIzB4jila4dk3wNCSVFmkub3PAtUVUVy8C8Sj7tFcULneXso3iauMbtTdZ0eLICESmFh")]).misses(&["eyJhIjoixxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("cloudflare-token", "Cloudflare token", &["cfut_", "cfat_", "cfk_"], r"cf(?:[ua]t|k)_[A-Za-z0-9]{36,48}").max(53)
        .hits(&[concat!("cfk", "_C8n5aOvify2AsMNigXNx7Wy3bvpfqHtKZDc0")]).misses(&["cfut_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("akamai-key", "Akamai client or access token", &["akab-"], r"akab-[a-z0-9]{16}-[a-z0-9]{16}").max(38)
        .hits(&[concat!("akab", "-456ybjtekqgrnoux-ahvmlkigyzc6fts4")]).misses(&["akab-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("google-refresh-token", "Google OAuth refresh token", &["1//0"], r"1//0[A-Za-z0-9_-]{60,150}").max(154).open().check(Check::Mixed)
        .hits(&[concat!("1//", "0ZP0Ds8109DMWc5Mx52kGlslAff3JbAN6b5xmL7hHzXNZUtA2eyqFLhbWpRrQ")]).misses(&["1//0xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("firebase-server-key", "Firebase Cloud Messaging server key", &["AAAA"], r"AAAA[A-Za-z0-9_-]{7}:APA91b[A-Za-z0-9_-]{134}").max(152)
        .hits(&[concat!("AAA", "AXrhaHig:APA91bgujvaVJcc9TJDkCiy5YD5b8kIX61cmvjlb7FChnh1RBOTft4Rm7XuPeoR7pMy7FaT3AhoPhgdPLdJ6tEtsf6KX7CiLdP6dLaQvLHNy49Qc9vjwqaD9vbRIut5yNmAc4FD8YQwg")]).misses(&["AAAAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("openshift-token", "OpenShift token", &["sha256~"], r"sha256~[A-Za-z0-9_-]{43}").max(50)
        .hits(&[concat!("sha256", "~mN6DANf6axgxJm1gf14KFSUPDVCXrf85TuzWMkjYRO3")]).misses(&["sha256~xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("azure-client-secret", "Microsoft Entra client secret", &[(4, "Q~")], r"[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}").max(40).letters(Letters::Secret)
        .hits(&[concat!("key ", "Uyi4", "Q~D5RkjZ4yHUhyrnsLPzoCjZGM4aS87de")]).misses(&["faq~q and a"]),
    inner("azure-devops-token", "Azure DevOps token", &[(76, "AZDO")], r"[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}").max(84)
        .hits(&[concat!("key ", "lfJD", "144Jm0kwlin5M9MUBqWgZ72NF5uOAXROAvbG0l4FivqwkKr768r5jyEcI5v4xensa35VzIftAZDOjETi")]).misses(&["lfJD144Jm0kwlin5M9MUBqWgZ72NF5uOAXROAvbG0l 4FivqwkKr768r5jyEcI5v4xensa35VzIftAZDOjETi"]),
    inner("azure-service-key", "key of an Azure service", &[(52, "JQQJ9")], r"[A-Za-z0-9]{52}JQQJ9[A-Za-z0-9]{27}").max(84)
        .hits(&[concat!("key ", "WKox", "KxYArtzNMpM0RSFxC0A5qk0yacTG3Nd3LZMktWpaWhcvV2MWJQQJ9xj4P6FExOLlenBQSVhN9oRAkgUy")]).misses(&["WKoxKxYArtzNMpM0RSFxC0A5qk0yacTG3Nd3LZMktW paWhcvV2MWJQQJ9xj4P6FExOLlenBQSVhN9oRAkgUy"]),
    inner("azure-search-key", "Azure AI Search key", &[(42, "AzSe")], r"[A-Za-z0-9]{42}AzSe[A-D][A-Za-z0-9]{5}").max(52)
        .hits(&[concat!("key ", "JFkq", "aB9ygLq4meZFNdXV28LqHkbMx8qcVv32IcTHfsAzSeBY1ypJ")]).misses(&["JFkqaB9ygLq4meZFNdXV28LqHk bMx8qcVv32IcTHfsAzSeBY1ypJ"]),
    behind("azure-sas", "shared access signature in an Azure URL", &["sig="], r"[A-Za-z0-9%+/_-]{42,70}(?:%3[Dd]|=){0,2}").max(76).open().check(Check::Sas)
        .hits(&[concat!("?s", "v=2024-01-01&sig=YBVIjjOhWh7gVDvso4zR7rX42GUoj8wprHsWvdCSu5%3D")]).misses(&["sig=xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("ibm-iam-key", "IBM Cloud IAM refresh token", &["ApiKey-"], r"ApiKey-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(43)
        .hits(&[concat!("ApiKey", "-a801195e-29bc-7f9c-2fd0-0954ceab18a6")]).misses(&["ApiKey-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("hetzner-token", "Hetzner Cloud token in an address", &["hcloud_"], r"hcloud_[A-Za-z0-9]{60,66}").max(73)
        .hits(&[concat!("hcloud", "_91Bg2PO6B9OqGzAtip4HgTW5z8pLnzGg7EfupAizcqY1ZxhCUHTezt2PndgK")]).misses(&["hcloud_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("stackhawk-key", "StackHawk key", &["hawk."], r"hawk\.[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{20}").max(46)
        .hits(&[concat!("hawk", ".sMTnR1FFmTFd7eYlgU5g.nSfb037ghwvHpyqPAtjc")]).misses(&["hawk.xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
