//! Observability, analytics, feature flags. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, inner, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("newrelic-key", "New Relic key", &["NRAK-", "NRJS-", "NRII-", "NRIQ-", "NRAA-", "NRRA-", "NRSP-"], r"NR(?:AK-[A-Z0-9]{27}|JS-[a-f0-9]{19}|I[IQ]-[A-Za-z0-9_-]{32}|AA-[a-f0-9]{27}|RA-[a-f0-9]{42}|SP-[A-Za-z0-9_-]{30,40})").max(47)
        .hits(&[concat!("NRSP", "-xBWn5IEkpvc6H0AWtF1pC347ljnyOY")]).misses(&["NRAK-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("newrelic-license", "New Relic license key", &[(36, "NRAL")], r"[a-z0-9]{36}NRAL").max(40)
        .hits(&[concat!("key ", "6gu7", "iqm3dvo8dr5skuff59j8buanyoftpz4qNRAL")]).misses(&["6gu7iqm3dvo8dr5skuff 59j8buanyoftpz4qNRAL"]),
    token("newrelic-pixie-key", "New Relic Pixie key", &["px-api-", "px-dep-"], r"px-(?:api|dep)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(43)
        .hits(&[concat!("px-dep", "-a3e4886f-fd23-18f7-cab3-d29e683046a2")]).misses(&["px-api-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("sentry-token", "Sentry token", &["sntrys_", "sntryu_", "sntrya_"], r"sntry(?:s_[A-Za-z0-9_+/=]{40,400}|[ua]_[a-f0-9]{64})").max(407).open()
        .hits(&[concat!("sntrys", "_19PVC7d1Fh9II6FvggbaKMEHGYZvT0P5dqaiwejD")]).misses(&["sntrys_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("grafana-token", "Grafana token", &["glsa_", "glc_", "eyJrIjoi"], r"(?:glsa_[A-Za-z0-9]{32}_[a-fA-F0-9]{8}|glc_[A-Za-z0-9+/_=-]{32,400}|eyJrIjoi[A-Za-z0-9+/_-]{60,400}={0,3})").max(411).open().plain()
        .hits(&[concat!("glsa", "_MXpEVI98FYeztzG50bAhwJjtEqYBanPu_e3AfD084")]).misses(&["glsa_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("honeycomb-key", "Honeycomb key", &["hcaik_", "hcamk_", "hcxik_", "hcbik_", "hccik_", "hcalk_", "hcblk_"], r"hc[a-z](?:ik|mk|lk)_[a-z0-9]{26}_?[A-Za-z0-9]{0,64}").max(97)
        .hits(&[concat!("hcxik", "_ex17nsp6qsan5mtd87czj0plu4fJG")]).misses(&["hcaik_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dynatrace-token", "Dynatrace token", &["dt0c01.", "dt0s01.", "dt0s02.", "dt0s03.", "dt0s04.", "dt0s06.", "dt0s08.", "dt0s16.", "dt0a01."], r"dt0[csa][0-9]{2}\.[A-Z0-9]{8,24}\.[A-Z0-9]{64}").max(96)
        .hits(&[concat!("dt0s01", ".T3WG3726.2FILKS4D1HW633SD2SLQW5O4E8J55UZENOXVVVKHIDTZDHPL1XJQW9GYFEASO0IG")]).misses(&["dt0c01.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("posthog-key", "PostHog key", &["phx_", "phs_", "phc_"], r"ph[xsc]_[A-Za-z0-9_-]{40,48}").max(52)
        .hits(&[concat!("phs", "_JVT4jLCj105s8ZH92FuQYlV7Zsu10H4BbWU3GqdD")]).misses(&["phx_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("launchdarkly-key", "LaunchDarkly key", &["sdk-", "mob-", "api-"], r"(?:sdk|mob|api)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(40)
        .hits(&[concat!("sdk", "-f1d4dab3-b53c-d2f6-8410-38c95daf27c9")]).misses(&["sdk-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("flagsmith-key", "Flagsmith server key", &["ser."], r"ser\.[A-Za-z0-9]{22}").max(26).check(Check::Mixed)
        .hits(&[concat!("ser", ".MYHTC4XRyrDvhQjxemLZAM")]).misses(&["ser.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("statsig-key", "Statsig key", &["secret-", "console-"], r"(?:secret|console)-[A-Za-z0-9]{40,50}").max(58).check(Check::Mixed)
        .hits(&[concat!("console", "-Qw4pnLIihX87Ig1LJcMhK13sAOL6JgSqyrGtnNPC")]).misses(&["secret-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("elastic-key", "Elastic Cloud key", &["essu_"], r"essu_[A-Za-z0-9+/=]{60,100}").max(105).open()
        .hits(&[concat!("essu", "_amcB71kPziImqZJhnoy4JFJYAAiMZoToeHaduGffUaxp3KthRG1FZl6rC0TP")]).misses(&["essu_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("rootly-key", "Rootly or incident.io key", &["rootly_"], r"rootly_[a-f0-9]{64}").max(71)
        .hits(&[concat!("rootly", "_8f24ca0226ce498ed5701637b187808d8aa503ce143c6b17c61b83e605fd482a")]).misses(&["rootly_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("pagerduty-key", "PagerDuty key", &["pdus+", "pdeu+"], r"pd(?:us|eu)\+_[A-Z0-9]{4}_[a-f0-9-]{36}").max(47)
        .hits(&[concat!("pdeu", "+_DM5J_89b5cf1e4ec535354fb28a6192e5180daa3c")]).misses(&["pdus+xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("logfire-token", "Logfire token", &["pylf_v1_"], r"pylf_v1_(?:us|eu)_[A-Za-z0-9]{40,50}").max(61)
        .hits(&[concat!("pylf_v1", "_us_091zSOqiSG7WcffuSMsMdx0ITeSRGN1ywvtU4Ob3")]).misses(&["pylf_v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("axiom-token", "Axiom token", &["xaat-", "xapt-"], r"xa[ap]t-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(41)
        .hits(&[concat!("xapt", "-c8f5191d-8524-aef0-2ddb-8940f3e7cac5")]).misses(&["xaat-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("nightfall-key", "Nightfall key", &["NF-"], r"NF-[a-zA-Z0-9]{32}").max(35)
        .hits(&[concat!("NF", "-NDmswROYiA30vScfMeUqsIxrGj0gTDhX")]).misses(&["NF-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("tinybird-token", "Tinybird token", &["p.eyJ"], r"p\.eyJ[A-Za-z0-9_-]{40,200}\.[A-Za-z0-9_-]{40,50}").max(256).open()
        .hits(&[concat!("p.ey", "J38M7hq6sTuu6VajaU8QqtuC8CemAkvWlwgwAM3Jn.7OL8LVN32F7z8ZipJYd4b2xpAamIz7HMVDFTy6qC")]).misses(&["p.eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
];
