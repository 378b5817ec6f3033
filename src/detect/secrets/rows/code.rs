//! Code hosts, builds, package registries. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, behind, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("github-app-token", "GitHub enterprise or app token", &["ghe_", "v1.1f699f1069f60xxx"], r"ghe_[A-Za-z0-9]{36}").max(40)
        .hits(&[concat!("ghe", "_Okjgldp3C25lG1anbctJlT9CqF5nSR2zNuMQ")]).misses(&["ghe_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitlab-runner-token", "GitLab runner registration token", &["GR1348941"], r"GR1348941[A-Za-z0-9_-]{20}").max(29)
        .hits(&[concat!("GR134894", "1nmulhpdew9WyMVcr815b")]).misses(&["GR1348941xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitlab-feature-token", "GitLab feature flag, incoming mail or OAuth secret", &["glffct-", "glimt-", "gloas-", "glwt-"], r"gl(?:ffct|imt|oas|wt)-[A-Za-z0-9_-]{20,70}").max(77).open()
        .hits(&[concat!("gloas", "-0Lx7t8THX1A3QoOYV4ps")]).misses(&["glffct-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitlab-session", "GitLab session cookie", &["_gitlab_session="], r"_gitlab_session=[a-f0-9]{32}").max(48)
        .hits(&[concat!("_gitlab_session", "=d8931d0360546fb9d184ac227c1d930e")]).misses(&["_gitlab_session=xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("bitbucket-token", "Bitbucket app password or token", &["ATBB", "ATCTT3xFfG"], r"AT(?:BB[A-Za-z0-9]{32}|CTT3xFfG[A-Za-z0-9_=-]{150,400})").max(410)
        .hits(&[concat!("ATB", "BhDjB6nRrnydQOP7AqEYeM1FylV9oUfN6")]).misses(&["ATBBxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("atlassian-token", "Atlassian API token", &["ATATT3", "ATSTT3", "ATOAT"], r"AT(?:ATT3|STT3|OAT)[A-Za-z0-9_=-]{40,400}").max(406).open()
        .hits(&[concat!("ATSTT", "3gorJE6EN4TtC7Bv2YQDTT0EK37dAQfuosaYNUjRD")]).misses(&["ATATT3xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("trello-token", "Trello token", &["ATTA"], r"ATTA[A-Za-z0-9]{72}").max(76)
        .hits(&[concat!("ATT", "ANWUl98ol1JhUVR1JR4m7cG7gjLpTmZDNDuBWQpGcP794ORS1Lp79mnrqVLQ0JN17Ry5lM2gw")]).misses(&["ATTAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("sourcegraph-token", "Sourcegraph token", &["sgp_", "slk_", "sgd_", "sgph_"], r"s(?:g[pd]|lk|gph)_(?:[A-Fa-f0-9]{16}_|local_)?[A-Fa-f0-9]{40}(?:[A-Fa-f0-9]{24})?").max(86)
        .hits(&[concat!("slk", "_9DF7D4fD22FeCAD1cFac34BC68cFCDae12bc95d7")]).misses(&["sgp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitea-token", "Gitea token", &["gta_"], r"gta_[a-f0-9]{40}").max(44)
        .hits(&[concat!("gta", "_f9ff980f1151ba13ffc00e766a9733c8154c2bd8")]).misses(&["gta_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("codeberg-token", "Forgejo token", &["fjo_"], r"fjo_[a-f0-9]{40}").max(44)
        .hits(&[concat!("fjo", "_8466f43ba1e13abd1dfb3d1f7292ee78ab36c694")]).misses(&["fjo_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("circleci-token", "CircleCI token", &["CCIPAT_", "CCIPRJ_"], r"CCIP(?:AT|RJ)_[A-Za-z0-9]{22}_[a-z0-9]{40}").max(70)
        .hits(&[concat!("CCIPRJ", "_B58QM8zd3m5udIlujecTMi_cy9i87v64ykaxclnwy6puo7a6h9v1xjrwprc03qk")]).misses(&["CCIPAT_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("buildkite-token", "Buildkite token", &["bkua_", "bkaj_", "bkrt_", "bkct_"], r"bk(?:ua|aj|rt|ct)_[A-Za-z0-9]{32,64}").max(69)
        .hits(&[concat!("bkrt", "_zEvnSdo7Q2RE2eFPrazLOEy6Bm9ZQt5d")]).misses(&["bkua_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("harness-token", "Harness token", &["pat.", "sat."], r"[ps]at\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{20}").max(72)
        .hits(&[concat!("sat", ".j881l2BwBkWZg6OTl8ND9z.H3VXl8UO1ODn7TV9S2S3Xl8E.wd6L29OJSnjbGXBukE0F")]).misses(&["pat.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("octopus-key", "Octopus Deploy key", &["API-"], r"API-[A-Z0-9]{25,34}").max(38).check(Check::Digit)
        .hits(&[concat!("API", "-9KK60W23ZQKATNP0MBB73FV9E")]).misses(&["API-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("sonarqube-token", "SonarQube token", &["sqp_", "squ_", "sqa_"], r"sq[pua]_[a-z0-9A-F]{40}").max(44)
        .hits(&[concat!("squ", "_nwtzuq0luqemd0yf7wzub8w7tz4F2mD35xvjq91g")]).misses(&["sqp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("jfrog-key", "JFrog Artifactory key", &["AKCp"], r"AKCp[A-Za-z0-9]{60,73}").max(77)
        .hits(&[concat!("AKC", "pgUcvL180MUpFOx56oQOwF6pjXQait2Pevh5ZX6jJyX34TxSED5c8PKj0aGC6")]).misses(&["AKCpxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("jfrog-reference-token", "JFrog reference token", &["cmVmdGtuO"], r"cmVmdGtuO[A-Za-z0-9]{50,64}").max(73)
        .hits(&[concat!("cmVmdGtu", "ONTttU0UPFt1pM47bFMnaJMmE4Nk8xCRAcFgeo2tbN5QIuf8Piz")]).misses(&["cmVmdGtuOxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("nuget-key", "NuGet key", &["oy2"], r"oy2[a-z0-9]{43}").max(46)
        .hits(&[concat!("oy", "26n709b1x6z450wk8nlisxa6nj8sv0rfx1hk5myot6e7")]).misses(&["oy2xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("npm-access-token", "npm access token in a settings file", &["_authToken=", "_authToken = ", "_authToken\": \"", "_authToken\\\": \\\""], r"[A-Za-z0-9+/_=-]{20,200}").max(200).open().check(Check::Value)
        .hits(&[concat!("_authToken", "=t46wucr7ghmdfBWQPFLC")]).misses(&["_authToken=xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("crates-io-token", "crates.io token", &["cio"], r"cio[A-Za-z0-9]{32}").max(35).check(Check::Mixed)
        .hits(&[concat!("ci", "o4HVRQPDZBnoL8d7HRO9pwrJ253gSQTEt")]).misses(&["cioxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("clojars-token", "Clojars token", &["CLOJARS_"], r"CLOJARS_[a-z0-9]{60}").max(68)
        .hits(&[concat!("CLOJARS", "_uazjkya7ta2bgc4xetekym49xic4m8iua2lvv2ty54q3rs6thcwf9zkob3uy")]).misses(&["CLOJARS_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("packagist-token", "Packagist token", &["packagist_"], r"packagist_(?:ou|or|uu|ac|auc)t?_[a-f0-9]{68}").max(83)
        .hits(&[concat!("packagist", "_ou_01fd6cd88c03ae43eee42d84e6ebb6c94241eb0c6ad5f92f72304cab72d69e03f018")]).misses(&["packagist_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("rubygems-token", "RubyGems token", &["rubygems_"], r"rubygems_[a-f0-9]{48}").max(57)
        .hits(&[concat!("rubygems", "_a6b65a5c1131be17e2dbcdcf31ca8f062ee03562ba1ca7d4")]).misses(&["rubygems_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("docker-token", "Docker Hub token", &["dckr_pat_", "dckr_oat_"], r"dckr_(?:pat_[A-Za-z0-9_-]{27}|oat_[A-Za-z0-9_-]{32})").max(41)
        .hits(&[concat!("dckr_pat", "_HRkuDOfcwgKakTd7ofrHlWOQMAi")]).misses(&["dckr_pat_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("docker-auth", "password in a Docker settings file", &["\"auth\": \"", "\\\"auth\\\":\\\""], r"[A-Za-z0-9+/]{8,600}={0,2}").max(602).open().check(Check::BasicHeader)
        .hits(&[concat!("\"auth\": ", "\"ZGVwbG95OjlmS3EyTHhXN3ZSdA==")]).misses(&["\"auth\": \"xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("jsr-token", "JSR token", &["jsrp_", "jsrs_", "jsrd_", "jsrw_"], r"jsr[psdw]_[A-Za-z0-9]{40,60}").max(65)
        .hits(&[concat!("jsrp", "_4x0U9IE9oiQJ5CQ6NMOWBPY1ikO5p2qHbDZM89Xm")]).misses(&["jsrp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitbook-token", "GitBook token", &["gb_api_"], r"gb_api_[A-Za-z0-9]{32,48}").max(55)
        .hits(&[concat!("gb_api", "_AnnrJs6jMkNTm6bUKo15TdlsRGpgnqwv")]).misses(&["gb_api_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("infracost-key", "Infracost key", &["ico-"], r"ico-[A-Za-z0-9]{32,44}").max(48)
        .hits(&[concat!("ico", "-wB14B1sNU2ZykhWugBfK3J9T0sLZzqeA")]).misses(&["ico-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("postman-key", "Postman key", &["PMAK-", "PMAT-"], r"PM(?:AK-[a-f0-9]{24}-[a-f0-9]{34}|AT-[A-Z0-9]{26})").max(64)
        .hits(&[concat!("PMAT", "-0ZJXNHX9PBMASNWSVUWDC81JEL")]).misses(&["PMAK-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("readme-key", "ReadMe key", &["rdme_"], r"rdme_[a-z0-9]{70}").max(75)
        .hits(&[concat!("rdme", "_sjr9hq76f9arvqerg4gapciwy42t3hpr7n630mbp6jnnaf1ajxbjf5hnzis37tg02plw4u")]).misses(&["rdme_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dependency-track-key", "Dependency-Track key", &["odt_"], r"odt_(?:[A-Za-z0-9]{8}_)?[A-Za-z0-9]{32,40}").max(53)
        .hits(&[concat!("odt", "_YpPQI6BRNFmOXylg3ORdE0JUoDTNSVAt")]).misses(&["odt_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("chromatic-token", "Chromatic token", &["chpt_"], r"chpt_[A-Za-z0-9]{10,24}").max(29).check(Check::Digit)
        .hits(&[concat!("chpt", "_0RPCb39HWm")]).misses(&["chpt_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("ionic-token", "Ionic token", &["ion_"], r"ion_[A-Za-z0-9]{42}").max(46)
        .hits(&[concat!("ion", "_DfvezyPCwELElefQw3Np9oLgT1WkMXYj34mQV0DsAU")]).misses(&["ion_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("checkly-key", "Checkly key", &["cu_"], r"cu_[a-f0-9]{32}").max(35)
        .hits(&[concat!("cu", "_5d471879c10d41ab85bdb2f7639c2054")]).misses(&["cu_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("scalingo-token", "Scalingo token", &["tk-us-"], r"tk-us-[A-Za-z0-9_-]{48}").max(54)
        .hits(&[concat!("tk-us", "-wFzaO7yUBaGWTuTMpzzEjCxAbhMm5v1E9iANCaYVcbzPJDrW")]).misses(&["tk-us-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("prefect-key", "Prefect key", &["pnu_", "pnb_"], r"pn[ub]_[A-Za-z0-9]{36}").max(40)
        .hits(&[concat!("pnb", "_EFlRqJGveRfulVYIscg8LQuP2rSkzEUW0pd9")]).misses(&["pnu_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dbt-token", "dbt Cloud token", &["dbtc_", "dbtu_"], r"dbt[cu]_[A-Za-z0-9_-]{30,64}").max(69)
        .hits(&[concat!("dbtu", "_UrOIdZNclk2pYNlZ4k7ea0HTzmgKsx")]).misses(&["dbtc_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("astronomer-token", "Astronomer token", &["astro_"], r"astro_[A-Za-z0-9]{60,80}").max(86)
        .hits(&[concat!("astro", "_RGw4VszxTanZlRBSqlebuzTGGHDcJgTaU9oW87eJDfCs7vJmrBq6jlxOV15G")]).misses(&["astro_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("retool-key", "Retool token", &["retool_"], r"retool_[A-Za-z0-9]{24,48}").max(55).check(Check::Mixed)
        .hits(&[concat!("retool", "_LUbMujthsWC9XZg8U40Fki1T")]).misses(&["retool_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("semgrep-token", "Semgrep token", &["semgrep_"], r"semgrep_[A-Za-z0-9]{40,64}").max(72).check(Check::Mixed)
        .hits(&[concat!("semgrep", "_WPduKx3nPjPC9AeameCm8M6FA2GqkCiTDRcJ0UWx")]).misses(&["semgrep_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dojo-token", "Codemagic token", &["codemagic_"], r"codemagic_[A-Za-z0-9]{40,48}").max(58)
        .hits(&[concat!("codemagic", "_yaeVuQXRuUUepcyf675CgZ6JklnORsqBEUhcb8F9")]).misses(&["codemagic_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("lambdatest-key", "LambdaTest key", &["LT_"], r"LT_[A-Za-z0-9]{44,60}").max(63)
        .hits(&[concat!("LT", "_FA4ncSpJ9kfroaLFzIdCO4hSGFyR1YnHN7IzTJQl60M5")]).misses(&["LT_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("teamcity-token", "TeamCity token", &["eyJ0eXAiOiAiVENWMiJ9."], r"eyJ0eXAiOiAiVENWMiJ9\.[A-Za-z0-9_-]{36}\.[A-Za-z0-9_-]{48}").max(106)
        .hits(&[concat!("eyJ0eXAiOiAiVENWMiJ9", ".A4Mr5hmFtVLSKMAopQsZOuZoaAOJj8avdq8t.i4GBRYDdqkriWOKU1BBs9tUhtjaYFkHpjISmT9KZVU7zNQr2")]).misses(&["eyJ0eXAiOiAiVENWMiJ9.xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
