//! Code hosts, builds, package registries. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, behind, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("github-app-token", "GitHub enterprise or app token", &["ghe_", "v1.1f699f1069f60xxx"], r"ghe_[A-Za-z0-9]{36}").max(40)
        .hits(&[concat!("ghe", "_DSBSs56gADnRSmMrXZMNsdmR52iwnyIEePDz")]).misses(&["ghe_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitlab-runner-token", "GitLab runner registration token", &["GR1348941"], r"GR1348941[A-Za-z0-9_-]{20}").max(29)
        .hits(&[concat!("GR134894", "1Jc5EoLaiTR6wIQYt0zep")]).misses(&["GR1348941xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitlab-feature-token", "GitLab feature flag, incoming mail or OAuth secret", &["glffct-", "glimt-", "gloas-", "glwt-"], r"gl(?:ffct|imt|oas|wt)-[A-Za-z0-9_-]{20,70}").max(77).open()
        .hits(&[concat!("glffct", "-FC3EKJnId05srRNzbOge")]).misses(&["glffct-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitlab-session", "GitLab session cookie", &["_gitlab_session="], r"_gitlab_session=[a-f0-9]{32}").max(48)
        .hits(&[concat!("_gitlab_session", "=3c8e2b81d32cd7154e3a0b7687e29f8c")]).misses(&["_gitlab_session=xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("bitbucket-token", "Bitbucket app password or token", &["ATBB", "ATCTT3xFfG"], r"AT(?:BB[A-Za-z0-9]{32}|CTT3xFfG[A-Za-z0-9_=-]{150,400})").max(410)
        .hits(&[concat!("ATCTT3xFf", "GfG0zFlX5DYTBSXrFh4fCPWU3hNjyBVrHB8RLxQXht1hyvDzLpst0XqiER3qgXpyCQikLRSmpytw46KwIRopgNaqOKJyFhxY6CdtNGtm988iMrHdXtMxD4XWOWF0BOr9MC3tLHjUTVreYZ2INy3uKSQ")]).misses(&["ATBBxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("atlassian-token", "Atlassian API token", &["ATATT3", "ATSTT3", "ATOAT"], r"AT(?:ATT3|STT3|OAT)[A-Za-z0-9_=-]{40,400}").max(406).open()
        .hits(&[concat!("ATSTT", "3O9aBW16iu9vwwuUNlym57mWViltQJ1of05DzKELq")]).misses(&["ATATT3xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("trello-token", "Trello token", &["ATTA"], r"ATTA[A-Za-z0-9]{72}").max(76)
        .hits(&[concat!("ATT", "AgP8A8q4B5qbmiPbTO5plSdrEU7ReE2klVf2QHvDyHR60HW4uj7xc8LtnvJlpxhe9WSYgzyK3")]).misses(&["ATTAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("sourcegraph-token", "Sourcegraph token", &["sgp_", "slk_", "sgd_", "sgph_"], r"s(?:g[pd]|lk|gph)_(?:[A-Fa-f0-9]{16}_|local_){0,2}[A-Fa-f0-9]{40}(?:[A-Fa-f0-9]{24})?").max(103)
        .hits(&[concat!("slk", "_1C93abD60eEeeBccf5A5bBBDA347dda89f06EecC")]).misses(&["sgp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitea-token", "Gitea token", &["gta_"], r"gta_[a-f0-9]{40}").max(44)
        .hits(&[concat!("gta", "_94d141c50b5c4cc07fd661257940b558dce3e2f4")]).misses(&["gta_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("codeberg-token", "Forgejo token", &["fjo_"], r"fjo_[a-f0-9]{40}").max(44)
        .hits(&[concat!("fjo", "_f2594f96318af830f00203afc6c1b878d5223da4")]).misses(&["fjo_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("circleci-token", "CircleCI token", &["CCIPAT_", "CCIPRJ_"], r"CCIP(?:AT|RJ)_[A-Za-z0-9]{20,24}_[a-z0-9]{36,44}").max(76)
        .hits(&[concat!("CCIPRJ", "_9fowwHFQdp55YBbfszDX_w1csqb7ivd0vrofqvh9dvtzxk8oq7405fsa2")]).misses(&["CCIPAT_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("buildkite-token", "Buildkite token", &["bkua_", "bkaj_", "bkrt_", "bkct_"], r"bk(?:ua|aj|rt|ct)_[A-Za-z0-9]{32,64}").max(69)
        .hits(&[concat!("bkaj", "_tOb9Kk6P4aZfaPSFvuW2inetERBIglOY")]).misses(&["bkua_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("harness-token", "Harness token", &["pat.", "sat."], r"[ps]at\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{20}").max(72)
        .hits(&[concat!("sat", ".dHeGEOHbkjHTxseOf9gSbL.rgPoRiVwPyy6BLxAYc1tcdiU.ZJYExl7rOBUN06Wd9HM8")]).misses(&["pat.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("octopus-key", "Octopus Deploy key", &["API-"], r"API-[A-Z0-9]{25,34}").max(38).check(Check::Digit)
        .hits(&[concat!("API", "-028AG78JCX3W1W2US59LDBEZR")]).misses(&["API-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("sonarqube-token", "SonarQube token", &["sqp_", "squ_", "sqa_"], r"sq[pua]_[a-z0-9A-F]{40}").max(44)
        .hits(&[concat!("squ", "_q1tp3gwmivkx2ovDvcCDop9AEcu0whgskF8vBDl3")]).misses(&["sqp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("jfrog-key", "JFrog Artifactory key", &["AKCp"], r"AKCp[A-Za-z0-9]{60,73}").max(77)
        .hits(&[concat!("AKC", "p9jcEEWjZ3SqLd47hpAgUHAvObsSeZhJB1kon42Nj6bPt3MYlg4ZJQAjHuWhc")]).misses(&["AKCpxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("jfrog-reference-token", "JFrog reference token", &["cmVmdGtuO"], r"cmVmdGtuO[A-Za-z0-9]{50,64}").max(73)
        .hits(&[concat!("cmVmdGtu", "O5a2hD232XWuh2NZ3zXpJeAHlFrsqhLRhaZ1CUoND3xMB4eFryI")]).misses(&["cmVmdGtuOxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("nuget-key", "NuGet key", &["oy2"], r"oy2[a-z0-9]{43}").max(46)
        .hits(&[concat!("oy", "2tx49dn64qpy8gy1vi2urjhuqnkbs38v2ejbuzdg6ri1")]).misses(&["oy2xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("npm-access-token", "npm access token in a settings file", &["_authToken=", "_authToken = ", "_authToken\": \"", "_authToken\\\": \\\""], r"[A-Za-z0-9+/_=-]{20,200}").max(200).open().check(Check::Value)
        .hits(&[concat!("_authToken", "=DFfCaseT1uktWUZN7gQl")]).misses(&["_authToken=xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("crates-io-token", "crates.io token", &["cio"], r"cio[A-Za-z0-9]{32}").max(35).check(Check::Mixed)
        .hits(&[concat!("ci", "ogz9LV3QLYWF7jg1yE0vrOPLuhsZC2VnH")]).misses(&["cioxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("clojars-token", "Clojars token", &["CLOJARS_"], r"CLOJARS_[a-z0-9]{60}").max(68)
        .hits(&[concat!("CLOJARS", "_4trr9hnckp7330ya8my26syql097c0vm8k2l5wkeuv5t4j71yxengq6md0ro")]).misses(&["CLOJARS_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("packagist-token", "Packagist token", &["packagist_"], r"packagist_(?:ou|or|uu|ac|auc)t?_[a-f0-9]{68}").max(83)
        .hits(&[concat!("packagist", "_auc_27bba8e97400b7760e3968a2a2b0ac2c7a2889a521cfb89f9d2b5a0735c017f4f286")]).misses(&["packagist_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("rubygems-token", "RubyGems token", &["rubygems_"], r"rubygems_[a-f0-9]{48}").max(57)
        .hits(&[concat!("rubygems", "_c6bf541051fa1034d709c9aa1e378aeb9f4d1c6fae50a352")]).misses(&["rubygems_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("docker-token", "Docker Hub token", &["dckr_pat_", "dckr_oat_"], r"dckr_(?:pat_[A-Za-z0-9_-]{27}|oat_[A-Za-z0-9_-]{32})").max(41)
        .hits(&[concat!("dckr_pat", "_C8wVHgEyBlWJK1fjoiMQ7VIH02z")]).misses(&["dckr_pat_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("docker-auth", "password in a Docker settings file", &["\"auth\": \"", "\\\"auth\\\":\\\""], r"[A-Za-z0-9+/]{8,600}={0,2}").max(602).open().check(Check::BasicHeader)
        .hits(&[concat!("\"auth\": ", "\"ZGVwbG95OjlmS3EyTHhXN3ZSdA==")]).misses(&["\"auth\": \"xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("jsr-token", "JSR token", &["jsrp_", "jsrs_", "jsrd_", "jsrw_"], r"jsr[psdw]_[A-Za-z0-9]{40,60}").max(65)
        .hits(&[concat!("jsrs", "_YUWv63fbHT684K5XLEdGUseAhqoRYI2FmwkfirQ6")]).misses(&["jsrp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gitbook-token", "GitBook token", &["gb_api_"], r"gb_api_[A-Za-z0-9]{32,48}").max(55)
        .hits(&[concat!("gb_api", "_LHVS0qXuJ6RQOn04q5feliwNzIydRZPE")]).misses(&["gb_api_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("infracost-key", "Infracost key", &["ico-"], r"ico-[A-Za-z0-9]{32,44}").max(48)
        .hits(&[concat!("ico", "-sRjugdP2lkyL0xgnj9lytq3irp7Cuo8m")]).misses(&["ico-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("postman-key", "Postman key", &["PMAK-", "PMAT-"], r"PM(?:AK-[a-f0-9]{24}-[a-f0-9]{34}|AT-[A-Z0-9]{26})").max(64)
        .hits(&[concat!("PMAT", "-PXC74Q126SGA7MBHLCQ3IRUDKV")]).misses(&["PMAK-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("readme-key", "ReadMe key", &["rdme_"], r"rdme_[a-z0-9]{70}").max(75)
        .hits(&[concat!("rdme", "_i9rdnv4eawds8wycmihksek56ud9i2a02imilk8f924peqyjdc9p4jfzydw7x6lbhse5un")]).misses(&["rdme_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dependency-track-key", "Dependency-Track key", &["odt_"], r"odt_(?:[A-Za-z0-9]{8}_)?[A-Za-z0-9]{32,40}").max(53)
        .hits(&[concat!("odt", "_7OJzaNT4GtbVTNuOqVtDQ7GIX9z1FYBW")]).misses(&["odt_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("chromatic-token", "Chromatic token", &["chpt_"], r"chpt_[A-Za-z0-9]{10,24}").max(29).check(Check::Digit)
        .hits(&[concat!("chpt", "_7IU2XNfZdW")]).misses(&["chpt_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("ionic-token", "Ionic token", &["ion_"], r"ion_[A-Za-z0-9]{42}").max(46)
        .hits(&[concat!("ion", "_zhJ9PygWWlFmkhReCU27QEsFiHpP9U25dvfkSwrNM4")]).misses(&["ion_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("checkly-key", "Checkly key", &["cu_"], r"cu_[a-f0-9]{32}").max(35)
        .hits(&[concat!("cu", "_f9325de912ebe49287666b9fc0abd354")]).misses(&["cu_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("scalingo-token", "Scalingo token", &["tk-us-"], r"tk-us-[A-Za-z0-9_-]{48}").max(54)
        .hits(&[concat!("tk-us", "-a1UT1xxZwp16EHK8TN2cCe4g0obocWeERor47gAIz29qyTOw")]).misses(&["tk-us-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("prefect-key", "Prefect key", &["pnu_", "pnb_"], r"pn[ub]_[A-Za-z0-9]{36}").max(40)
        .hits(&[concat!("pnu", "_dQ3WgDO1d8vL1uOphSIc85Ygrz0s2kDHJ6Z3")]).misses(&["pnu_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dbt-token", "dbt Cloud token", &["dbtc_", "dbtu_"], r"dbt[cu]_[A-Za-z0-9_-]{30,64}").max(69)
        .hits(&[concat!("dbtu", "_xw9n15G9hSrZP1QM3WLeoFCUalhOy8")]).misses(&["dbtc_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("astronomer-token", "Astronomer token", &["astro_"], r"astro_[A-Za-z0-9]{60,80}").max(86)
        .hits(&[concat!("astro", "_Q8T90RDFjlqkDbTsPGlh1wNyB5OrPBhHHRJVJCjbILFSx7sqOtmy3ugJ4VDQ")]).misses(&["astro_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("retool-key", "Retool token", &["retool_"], r"retool_[A-Za-z0-9]{24,48}").max(55).check(Check::Mixed)
        .hits(&[concat!("retool", "_QhOkCF6VQxzBUepvg4JfNH8k")]).misses(&["retool_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("semgrep-token", "Semgrep token", &["semgrep_"], r"semgrep_[A-Za-z0-9]{40,64}").max(72).check(Check::Mixed)
        .hits(&[concat!("semgrep", "_fbdRxbD6cm7FCHxgvEaOgeQWdZfBIhDAGMCp6XwN")]).misses(&["semgrep_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("codemagic-token", "Codemagic token", &["codemagic_"], r"codemagic_[A-Za-z0-9]{40,48}").max(58)
        .hits(&[concat!("codemagic", "_GZCrU5Tj5NL5q0rctLWcEKQiN6749CXktsV5Drd8")]).misses(&["codemagic_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("lambdatest-key", "LambdaTest key", &["LT_"], r"LT_[A-Za-z0-9]{44,60}").max(63)
        .hits(&[concat!("LT", "_bOTYhMyW2lx71lgGtoDiHmogoAXVj82hUYZ9KNmMkyir")]).misses(&["LT_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("teamcity-token", "TeamCity token", &["eyJ0eXAiOiAiVENWMiJ9."], r"eyJ0eXAiOiAiVENWMiJ9\.[A-Za-z0-9_-]{36}\.[A-Za-z0-9_-]{48}").max(106)
        .hits(&[concat!("eyJ0eXAiOiAiVENWMiJ9", ".U1xNmmhIfyFNvvI8xfT5WXW4nYUDF7jkGTb7.mJvBEa2a8pfgmuUtkE6yQnrasPOFKC3AQ62iWav5opBTjrP0")]).misses(&["eyJ0eXAiOiAiVENWMiJ9.xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
