//! Observability, analytics, feature flags. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, inner, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("newrelic-key", "New Relic key", &["NRAK-", "NRJS-", "NRII-", "NRIQ-", "NRAA-", "NRRA-", "NRSP-"], r"NR(?:AK-[A-Z0-9]{27}|JS-[a-f0-9]{19}|I[IQ]-[A-Za-z0-9_-]{32}|AA-[a-f0-9]{27}|RA-[a-f0-9]{42}|SP-[A-Za-z0-9_-]{30,40})").max(47)
        .hits(&[concat!("NRII", "-94mLg1p8pTwMXIvkWebMFuJzyZBAwhEK")]).misses(&["NRAK-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("newrelic-license", "New Relic license key", &[(36, "NRAL")], r"[a-z0-9]{36}NRAL").max(40)
        .hits(&[concat!("key ", "vpjn", "jwzsgw0kja7yyst5bniuophzg9cs23tqNRAL")]).misses(&["vpjnjwzsgw0kja7yyst5 bniuophzg9cs23tqNRAL"]),
    token("newrelic-pixie-key", "New Relic Pixie key", &["px-api-", "px-dep-"], r"px-(?:api|dep)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(43)
        .hits(&[concat!("px-dep", "-077cb04e-20a6-cf33-2d8a-a0f7ec64eb95")]).misses(&["px-api-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("sentry-token", "Sentry token", &["sntrys_", "sntryu_", "sntrya_"], r"sntry(?:s_[A-Za-z0-9_+/=]{40,400}|[ua]_[a-f0-9]{64})").max(407).open()
        .hits(&[concat!("sntrys", "_3fvUUvwbo8tf5ygfnD1wpwf3SA8CviYjEyWRDnZd")]).misses(&["sntrys_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("grafana-token", "Grafana token", &["glsa_", "glc_", "eyJrIjoi"], r"(?:glsa_[A-Za-z0-9]{32}_[a-fA-F0-9]{8}|glc_[A-Za-z0-9+/_=-]{32,400}|eyJrIjoi[A-Za-z0-9+/_-]{60,400}={0,3})").max(411).open().plain()
        .hits(&[concat!("glsa", "_fCET3cuzZ4oztOYQSlqzFZB1klQKbhcs_9DA5824f")]).misses(&["glsa_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("honeycomb-key", "Honeycomb key", &["hcaik_", "hcamk_", "hcxik_", "hcbik_", "hccik_", "hcalk_", "hcblk_"], r"hc[a-z](?:ik|mk|lk)_[a-z0-9]{26}_?[A-Za-z0-9]{0,64}").max(97)
        .hits(&[concat!("hcblk", "_xjrhr6sayowr1gvgih4md8jsfyXJQ")]).misses(&["hcaik_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dynatrace-token", "Dynatrace token", &["dt0c01.", "dt0s01.", "dt0s02.", "dt0s03.", "dt0s04.", "dt0s06.", "dt0s08.", "dt0s16.", "dt0a01."], r"dt0[csa][0-9]{2}\.[A-Z0-9]{8,24}\.[A-Z0-9]{64}").max(96)
        .hits(&[concat!("dt0c01", ".EXV640S6.MC27Y20UOFEW0WDRIQ4FK3C4F0TQQSJQMUR0GKBOFRB53QEVBL1RAUH4HNCKWGDP")]).misses(&["dt0c01.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("posthog-key", "PostHog key", &["phx_", "phs_", "phc_"], r"ph[xsc]_[A-Za-z0-9_-]{40,48}").max(52)
        .hits(&[concat!("phs", "_5CuSNhLiV9iAwXWfMijXGw7mLV08NuHP1iE4KhO2")]).misses(&["phx_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("launchdarkly-key", "LaunchDarkly key", &["sdk-", "mob-", "api-"], r"(?:sdk|mob|api)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(40)
        .hits(&[concat!("sdk", "-78cd910e-9023-2bae-fd92-b308f57c4604")]).misses(&["sdk-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("flagsmith-key", "Flagsmith server key", &["ser."], r"ser\.[A-Za-z0-9]{22}").max(26).check(Check::Mixed)
        .hits(&[concat!("ser", ".nwMCEvUahpBJk3oXDYlsjc")]).misses(&["ser.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("statsig-key", "Statsig key", &["secret-", "console-"], r"(?:secret|console)-[A-Za-z0-9]{40,50}").max(58).check(Check::Mixed)
        .hits(&[concat!("console", "-taxIKvfDPhSYqfl2HOAXh7pkcd4JxCri5naMqKeH")]).misses(&["secret-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("elastic-key", "Elastic Cloud key", &["essu_"], r"essu_[A-Za-z0-9+/=]{60,100}").max(105).open()
        .hits(&[concat!("essu", "_wvazz7I4jeW2DbHns49VoWZclMCsBHJIs4gII2Tr4xVBHIfRi0jyKwg987lr")]).misses(&["essu_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("splunk-hec", "Rootly or incident.io key", &["rootly_"], r"rootly_[a-f0-9]{64}").max(71)
        .hits(&[concat!("rootly", "_702b12223993cb86b4d8c0857b865ea50f78b318e57e7cad132cf8bc5e446720")]).misses(&["rootly_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("pagerduty-key", "PagerDuty key", &["pdus+", "pdeu+"], r"pd(?:us|eu)\+_[A-Z0-9]{4}_[a-f0-9-]{36}").max(47)
        .hits(&[concat!("pdeu", "+_10V2_46f0ad3fe74842c75d093f481caf874bc6ed")]).misses(&["pdus+xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("logfire-token", "Logfire token", &["pylf_v1_"], r"pylf_v1_(?:us|eu)_[A-Za-z0-9]{40,50}").max(61)
        .hits(&[concat!("pylf_v1", "_eu_8lxZDqhD2cI3TXZ8Zr9TBfiypQ1jK47EGuFbMzeq")]).misses(&["pylf_v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("axiom-token", "Axiom token", &["xaat-", "xapt-"], r"xa[ap]t-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(41)
        .hits(&[concat!("xapt", "-5357bfb5-fca2-efe6-5381-0f5da2379c64")]).misses(&["xaat-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("nightfall-key", "Nightfall key", &["NF-"], r"NF-[a-zA-Z0-9]{32}").max(35)
        .hits(&[concat!("NF", "-vsPmS5fjO54ttT0KuXkEdw8IZoDiWyvp")]).misses(&["NF-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("rollbar-like", "Tinybird token", &["p.eyJ"], r"p\.eyJ[A-Za-z0-9_-]{40,200}\.[A-Za-z0-9_-]{40,50}").max(256).open()
        .hits(&[concat!("p.ey", "JMjXA6FZpONUjqZulvOUd4ptMySY1RBDrqnSP3CuL.OejadHdH8ws7xCsQr0KbtVv4a7qucSjBrCO3ldRL")]).misses(&["p.eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
];
