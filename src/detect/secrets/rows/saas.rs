//! Everything else with a prefix of its own. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, behind, inner, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("airtable-token", "Airtable token", &["pat"], r"pat[A-Za-z0-9]{14}\.[a-f0-9]{64}").max(82)
        .hits(&[concat!("pa", "tmBmbafrBlFjbED.25d56cedabae79bd28899585fa288c2a86670219ff64fa0e74978d1a65c610b8")]).misses(&["patxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("notion-token", "Notion token", &["ntn_", "secret_"], r"(?:ntn_[A-Za-z0-9]{40,50}|secret_[A-Za-z0-9]{43})").max(54)
        .hits(&[concat!("secret", "_fuu1pWrQbSbhYOSshdgEz4awQvfaEidAuXGW7CqhZ3s")]).misses(&["ntn_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("linear-key", "Linear key", &["lin_api_", "lin_oauth_", "lin_wh_"], r"lin_(?:api|oauth|wh)_[A-Za-z0-9]{40,64}").max(74)
        .hits(&[concat!("lin_oauth", "_pTfAqgSM8EDAqDlfeSva52MmeacKowTFdyrAEzUn")]).misses(&["lin_api_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("clickup-token", "ClickUp token", &["pk_"], r"pk_[0-9]{5,10}_[A-Z0-9]{32}").max(46)
        .hits(&[concat!("pk", "_71477_SDAGX21O7HV5PJY5R4BO2WQGOA36EKMV")]).misses(&["pk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("figma-token", "Figma token", &["figd_", "figu_", "figo_", "figdr_", "figur_", "figor_"], r"fig[duo]r?h?_[A-Za-z0-9_-]{38,52}").max(59)
        .hits(&[concat!("figu", "_Lna9dZQxCEbW60fpqTdxTFgGH84hqyjtM62AWl")]).misses(&["figd_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dropbox-token", "Dropbox token", &["sl.", "sl.u."], r"sl\.(?:u\.)?[A-Za-z0-9_-]{130,1300}").max(1305).open()
        .hits(&[concat!("sl", ".dO5ESIIjV1KkZmiL9aPhRFGRzJ6V1lqVGXKvEVPOQGACZzShIFhQjLHuB3Xz2onTeg8xbPkZ0Zht0Iot3L1zbInrd158EnzAkhEzdqQCyYfGj901BxVdZbq9MmWsUSjuiy")]).misses(&["sl.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("hubspot-token", "HubSpot private app token", &["pat-na1-", "pat-na2-", "pat-eu1-", "pat-ap1-"], r"pat-(?:na|eu|ap)[0-9]-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(44)
        .hits(&[concat!("pat-na1", "-cbb8fb5a-79f1-7ac3-2ea2-8bdcf6413a97")]).misses(&["pat-na1-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("salesforce-token", "Salesforce access token", &["00D"], r"00D[A-Za-z0-9]{12,15}![A-Za-z0-9._]{80,120}").max(139)
        .hits(&[concat!("00", "DW73EgQH2exB7!7f0B1penY3k4Bzu7LVaczBeKPm5ePfeneiJ5ccYDUSFoMzlzslMvkg2NdLImYmuxGKs7rfBl9tMzHNFT")]).misses(&["00Dxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("salesforce-refresh-token", "Salesforce refresh token", &["5Aep861"], r"5Aep861[A-Za-z0-9._]{70,90}").max(97)
        .hits(&[concat!("5Aep86", "1YGOne8iSrZMLC6Wjb2Bje1RHjuWqvxxblxEsJbEpgs6cdGkswEzL2C7DQVMjJgR3W45bc9")]).misses(&["5Aep861xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("typeform-token", "Typeform token", &["tfp_"], r"tfp_[A-Za-z0-9_.=-]{40,60}").max(64).open()
        .hits(&[concat!("tfp", "_Ou9tRluBuc5rnFo9bjvFKOcozL1p0EMwvt2BaiID")]).misses(&["tfp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("contentful-token", "Contentful token", &["CFPAT-"], r"CFPAT-[A-Za-z0-9_-]{43}").max(49)
        .hits(&[concat!("CFPAT", "-cCLAayTc4yHQ0IxisfsF46nWbf6Z1QTh50A7C2pkvRo")]).misses(&["CFPAT-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mapbox-token", "Mapbox secret token", &["sk.eyJ", "tk.eyJ"], r"[st]k\.eyJ[A-Za-z0-9_-]{20,200}\.[A-Za-z0-9_-]{18,30}").max(237).open()
        .hits(&[concat!("sk.ey", "JFBW69BcPFLBKhlSuI1wx.UX7kRaqQ19tn2JwFZc")]).misses(&["sk.eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("facebook-token", "Facebook access token", &["EAACEdEose0cBA", "EAA", "IGQV", "IGAA"], r"(?:EAACEdEose0cBA[A-Za-z0-9]{10,300}|EAA[A-Z][A-Za-z0-9]{60,300}|IG(?:QV|AA)[A-Za-z0-9_-]{100,300})").max(314).open()
        .hits(&[concat!("IGA", "AMOEfAgblD1x1PrHmY3gdj1fQSdjqbQePab2p9jKFUSyqgp92C5AvPGVfPcRzs6P4oCIFpkabeACVdY94x9AaTcmR4NK1vdDGpr3Q")]).misses(&["EAACEdEose0cBAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("twitter-bearer", "Twitter bearer token", &["AAAAAAAAAAAAAAAAAAAAA"], r"AAAAAAAAAAAAAAAAAAAAA[A-Za-z0-9%+/=]{60,120}").max(141).open()
        .hits(&[concat!("AAAAAAAAAAAAAAAAAAAA", "AWICWaoWcMVIVXFEaaKxuLDwuOd5usaX3DE88kjveoGYMReK16SAXsJDlyZcC")]).misses(&["AAAAAAAAAAAAAAAAAAAAAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("twitch-stream-key", "Twitch stream key", &["live_"], r"live_[0-9]{8,10}_[A-Za-z0-9]{30}").max(46)
        .hits(&[concat!("live", "_62282658_gTd2L8yAZv5xWly9gwe7zMODrQJ1YF")]).misses(&["live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("linkedin-secret", "LinkedIn client secret", &["WPL_AP1."], r"WPL_AP1\.[A-Za-z0-9]{16}\.[A-Za-z0-9+/=]{8}").max(33)
        .hits(&[concat!("WPL_AP1", ".6Lclrx2aMLv1THdu.rj3nmZf8")]).misses(&["WPL_AP1.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("onepassword-token", "1Password service account token", &["ops_eyJ"], r"ops_eyJ[A-Za-z0-9_-]{200,900}={0,2}").max(909).open()
        .hits(&[concat!("ops_ey", "JyRbyp41HL50rA4paHXrcnCGlBaz4Q8HB0q8apQaHa38gn3MlVjfDrwwSYl8WeDsNFhrCn0kQrd3dTtTHSAtxgEGUOtM0UOxdGDTAP9xhBLsIV9E807j3KFWpPOXw7X9ThS1UNQzXAWlCg3jfhJwOVU86BrsCKOb3vX4Y8wJRS49I4eVpfY3TClp8jctBF7efwADa9L1X")]).misses(&["ops_eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("onepassword-secret-key", "1Password secret key", &["A3-"], r"A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}").max(40)
        .hits(&[concat!("A3", "-6QFJZD-174X8O-3XWXS-ZNW1C-4JYM3-DWO2A")]).misses(&["A3-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("tailscale-key", "Tailscale key", &["tskey-"], r"tskey-(?:[a-z]{2,12}-)?[A-Za-z0-9]{6,24}-[A-Za-z0-9]{4,48}").max(92).check(Check::None)
        .hits(&[concat!("tskey", "-2RcLUv-fZnx")]).misses(&["tskey- is how they begin"]),
    token("age-secret-key", "age secret key", &["AGE-SECRET-KEY-1"], r"AGE-SECRET-KEY-1[A-Z0-9]{58}").max(74).check(Check::None)
        .hits(&[concat!("AGE-SECRET-KEY-", "16A9FE773UMY9EWRY1GB6XVP88TO3FSAFEBU9MO89SBFXHIOPE5Z6KROTWV")]).misses(&["AGE-SECRET-KEY-1 is how they begin"]),
    token("pubnub-key", "PubNub key", &["sec-c-", "pub-c-", "sub-c-"], r"(?:sec-c-[A-Za-z0-9+/=]{48}|(?:pub|sub)-c-[a-z0-9]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{12})").max(54)
        .hits(&[concat!("sec-c", "-2tmfxOmb4B3l5qt8DCS33Gadu2SEL76pNezJn2S815tuaqdj")]).misses(&["sec-c-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mongodb-atlas-secret", "MongoDB Atlas service account secret", &["mdb_sa_sk_"], r"mdb_sa_sk_[A-Za-z0-9_-]{40}").max(50)
        .hits(&[concat!("mdb_sa_sk", "_DoK2tb4kh3dh0exukOb5STYcAky95VRKFZqGtlv8")]).misses(&["mdb_sa_sk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("adafruit-key", "Adafruit IO key", &["aio_"], r"aio_[A-Za-z0-9]{28}").max(32)
        .hits(&[concat!("aio", "_A6BQML4RVmE4QaJebHRhx9TAN5zt")]).misses(&["aio_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("adobe-secret", "Adobe client secret", &["p8e-"], r"p8e-[A-Za-z0-9_-]{32}").max(36)
        .hits(&[concat!("p8e", "-jGJ61xpnsGpJd8tiFnCXvpWkPR9zHD64")]).misses(&["p8e-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("frameio-token", "Frame.io token", &["fio-u-"], r"fio-u-[A-Za-z0-9_=-]{64}").max(70)
        .hits(&[concat!("fio-u", "-JSB5kOCikhA9T9wgB9GRQKB9O1zslooldDI3qkmH1pUJEhY3rp1KUCaVTF6cqRA8")]).misses(&["fio-u-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("intra42-secret", "42 Intra client secret", &["s-s4t2ud-", "s-s4t2af-"], r"s-s4t2(?:ud|af)-[a-f0-9]{64}").max(73)
        .hits(&[concat!("s-s4t2af", "-8bf78be5004d3418c17316366346c30d0ad5904a9e58bc169febd875f256a640")]).misses(&["s-s4t2ud-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("rapidapi-key", "RapidAPI key", &[(10, "msh")], r"[a-f0-9]{10}msh[a-f0-9]{15}p1[a-f0-9]{6,7}jsn[a-f0-9]{12}").max(52)
        .hits(&[concat!("key ", "66e1", "541e6dmsh494f44c56574331p1994f67jsn5bba3628e5cd")]).misses(&["66e1541e6dmsh494f44c56574 331p1994f67jsn5bba3628e5cd"]),
    token("voiceflow-key", "Voiceflow key", &["VF.DM.", "VF.WS."], r"VF\.(?:DM|WS)\.[a-z0-9]{24}\.[A-Za-z0-9]{16}").max(47)
        .hits(&[concat!("VF.WS", ".bda2ux6q5hc9vo8xspoauvyj.m7Lz8Q1pogHAB6lk")]).misses(&["VF.DM.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("ubidots-token", "Ubidots token", &["BBFF-", "BBUS-"], r"BB(?:FF|US)-[A-Za-z0-9]{30}").max(35)
        .hits(&[concat!("BBFF", "-fsiWyBG615RCvnbcVZNSMmhiU9DJPx")]).misses(&["BBFF-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("maxmind-key", "MaxMind license key", &[(36, "_mmk")], r"[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk").max(40)
        .hits(&[concat!("key ", "c6o4", "NK_n3avlTZ0VGvSXdLwabDjxpgE8yqfF_mmk")]).misses(&["the suffix _mmk of keys"]),
    token("zoho-token", "Zoho token", &["1000."], r"1000\.[a-f0-9]{32}\.[a-f0-9]{30,32}").max(70)
        .hits(&[concat!("1000", ".40541e06fa5eae5b3e7829472df200a0.621b84237b0ac5178f7a4c3695e7d2")]).misses(&["1000.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("wix-token", "Wix API key", &["IST.eyJ"], r"IST\.eyJ[A-Za-z0-9_-]{40,200}\.[A-Za-z0-9_-]{60,800}").max(1008).open()
        .hits(&[concat!("IST.ey", "Jew4zjcEXNmcceAzT69oFqdRqp4Z0vcz3p25xOXDU.5SCrs88sDlOaGse3nDHQMydNfNeNxjEsr2j6oWhlC9FNTDB501KtJ8hasXv2")]).misses(&["IST.eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("teamwork-token", "Teamwork token", &["tkn.v1_"], r"tkn\.v1_[A-Za-z0-9+/]{60,90}={0,2}").max(99).open()
        .hits(&[concat!("tkn.v1", "_8KZJkCIROaleXY1k27XET3HAnn4fcATBPCLVM8cHDUHnJoOFgwVuc2tM6GNa")]).misses(&["tkn.v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("front-token", "Front key", &["front.key."], r"front\.key\.[a-z0-9]{36}\.[A-Za-z0-9]{20}").max(67)
        .hits(&[concat!("front.key", ".yoim6vi8f9k2wdejy12pudz06mx3foct9g7z.rwRlWjty2Skqx58Lig90")]).misses(&["front.key.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("fullstory-key", "FullStory key", &["na1."], r"na1\.[A-Za-z0-9+/]{60,120}").max(124).open()
        .hits(&[concat!("na1", ".PUzhVPGdStqYwIqEz3CCWUeoXuTxoYUAXCtecpuTPqWyQXJ17iC5fg6tls4F")]).misses(&["na1.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dfuse-key", "dfuse key", &["web_"], r"web_[a-f0-9]{32}").max(36)
        .hits(&[concat!("web", "_7634978b72d1e658eba6c4592db3501f")]).misses(&["web_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("canva-secret", "Canva secret", &["cnvca"], r"cnvca[A-Za-z0-9_-]{48,60}").max(65)
        .hits(&[concat!("cnvc", "as1AHMEkY2NOgVZxUdnhaifdUhfcj8a1D0shjJKmILGcu9pEo")]).misses(&["cnvcaxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("stytch-secret", "Stytch secret", &["secret-live-", "secret-test-"], r"secret-(?:live|test)-[A-Za-z0-9_=-]{36}").max(48)
        .hits(&[concat!("secret-test", "-cEKTLHlqGOaCafNhc86g9KSUPz0kDRxGMpiY")]).misses(&["secret-live-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("liveblocks-key", "Liveblocks key", &["sk_dev_"], r"sk_dev_[A-Za-z0-9_-]{40,64}").max(71)
        .hits(&[concat!("sk_dev", "_T31wizc1fqYy60pvlEGqBQibhkdTK7GjrtXAZ8ol")]).misses(&["sk_dev_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("beamer-token", "Beamer key", &["b_"], r"b_[A-Za-z0-9_=/-]{44,46}").max(48).check(Check::Mixed)
        .hits(&[concat!("b_", "vYIjU4HTOsTPt3eK9jVtqw69NBuIz9M4GgEqHXPOxTQo")]).misses(&["b_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("okta-token", "Okta token in its header", &["SSWS "], r"00[A-Za-z0-9_-]{40}").max(42)
        .hits(&[concat!("SSWS", " 00FmqPrI0sqYIjAq23HCNV30clI9tfPk6DNGpwXmor")]).misses(&["SSWS xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
