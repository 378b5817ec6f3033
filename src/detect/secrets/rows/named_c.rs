//! Keys without a prefix of their own, told by the service that is named before them (part 3 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("leadfeeder-key", "key of leadfeeder, by the name", &["leadfeeder"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("LEADFEEDER_API_KEY=\"", "0W8rRaLfqHmLqi", "FDooBGCNvWZcq29vLNP7zShy4sCdu\"")]).misses(&["leadfeeder_api_key = <your-leadfeeder-key>"]),
    near("lemlist-key", "key of lemlist, by the name", &["lemlist"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LEMLIST_API_KEY=\"", "194DE860eE", "DEc007bAaF87EeEd4f1FC9\"")]).misses(&["lemlist_api_key = <your-lemlist-key>"]),
    near("lemonsqueezy-key", "key of lemonsqueezy, by the name", &["lemonsqueezy"], r"[A-Za-z0-9_.=-]{300,1000}").max(1000)
        .hits(&[concat!("LEMONSQUEEZY_API_KEY=\"", "tns7PaOGzBspCnXVAhSTu5YaElldQFnbihYNhxSka5ydhpEEF92DZQKp87C45WSQNmCUWY3thU0Q62U3nDEsIUoO1ORfKQX18meu", "MuQ5wfMh8oMG7wjwnbiOVGFh65hoEPq6ul3CBqC4XPlYruZxz5WQoKeYljgXqJ6P7jf0c6hIOpnpi5bfUe0DWuobAyW9l60G3uL8KRrXJLyw1V86X4C6zCMN7xE0J2dMMdKkPE35z1KWuiQelzLD2aDnQdbdcIjSxx6lYS9G6zr64HN1yXyw1SJl6j2ha9Xs5tmLYqHx\"")]).misses(&["lemonsqueezy_api_key = <your-lemonsqueezy-key>"]),
    near("lendflow-key", "key of lendflow, by the name", &["lendflow"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("LENDFLOW_API_KEY=\"", "mHrgZDgl5BVo", "mftCZ67rGHPbmw3cdtQeiRzL\"")]).misses(&["lendflow_api_key = <your-lendflow-key>"]),
    near("lessannoyingcrm-key", "key of lessannoyingcrm, by the name", &["lessannoyingcrm", "less"], r"[A-Za-z0-9_=-]{57}").max(57)
        .hits(&[concat!("LESSANNOYINGCRM_API_KEY=\"", "fx8hY4zw4o67TqNPb0w", "qpOHFN48fMQh1kbvUcIEnGdF2jhD8Zsi9JHYaO\"")]).misses(&["lessannoyingcrm_api_key = <your-lessannoyingcrm-key>"]),
    near("lexigram-key", "key of lexigram, by the name", &["lexigram"], r"[A-Za-z0-9]{301}").max(301)
        .hits(&[concat!("LEXIGRAM_API_KEY=\"", "xMI7wRse3fc8ZfJvxRzDH6CgOyMe7w4lRWNUiSKhePHh2v1UWijT1cSKiGcZDyWh9ElTmrjfl0wQaO5GZM1hvdEBWznYwiCLITNd", "tNU5NjgNqUPgIjoQCO1Fzc4CMtaO2gEFs2U1uASzMHCpRTWA5OA9qxuxuwxLgANFmojSwm2YOSV7754AcAUBnThuepCAjEyYmqrold2iljveTsCZStFoD9WFQewJVJoNvCCNIc4qAw8orNxjfQWjYjPIYKNph7isELk0xa9hi5gyb0ecoiZpDmbaslBu5XgSDMJkrR0jG\"")]).misses(&["lexigram_api_key = <your-lexigram-key>"]),
    near("line-key", "key of line, by the name", &["line"], r"(?:[A-Za-z0-9_.=-]{171}|[A-Za-z0-9_=-]{43})").max(171)
        .hits(&[concat!("LINE_API_KEY=\"", "lINsqVCbkvkIerCa8edZM6e1MUHS5OgGwd1NsGe75QLCSrMyahHwbB5vU", "kQAk7GeMZvt1F7tKVoJOemSbtITgKNGMZkCdNSdc2EpVVxBOsPthCmK1hdQl8iLUa7wbfnSU6gTEPkbHj46Mwj9JcvcoRsC07LEmzNFZkAtK5b4MJw\"")]).misses(&["line_api_key = <your-line-key>"]),
    near("linear-key", "key of linear, by the name", &["linear"], r"[A-Za-z0-9_.=-]{40,48}").max(48)
        .hits(&[concat!("LINEAR_API_KEY=\"", "Zc0vAkIQmr7ZK", "MtLSnhWa9zJFROE8PUuwyboC42m\"")]).misses(&["linear_api_key = <your-linear-key>"]),
    near("linenotify-key", "key of linenotify, by the name", &["linenotify", "notify.line"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("LINENOTIFY_API_KEY=\"", "O9EF5gzA16SIMd", "zgQhY1lLBILqUobYBEkl8SspNHTV7\"")]).misses(&["linenotify_api_key = <your-linenotify-key>"]),
    near("linkedin-key", "key of linkedin, by the name", &["linkedin"], r"(?:[A-Za-z0-9]{14}|[A-Za-z0-9]{16})").max(16)
        .hits(&[concat!("LINKEDIN_API_KEY=\"", "wg2H", "MchQU8YExG\"")]).misses(&["linkedin_api_key = <your-linkedin-key>"]),
    near("linkpreview-key", "key of linkpreview, by the name", &["linkpreview"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LINKPREVIEW_API_KEY=\"", "9FBcd54EAF", "d6cAC0a319ae46f5E7eB26\"")]).misses(&["linkpreview_api_key = <your-linkpreview-key>"]),
    near("liveagent-key", "key of liveagent, by the name", &["liveagent"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("LIVEAGENT_API_KEY=\"", "0pzlPK6uGt", "ZggsmbXrQCd8e9v2IAyPlw\"")]).misses(&["liveagent_api_key = <your-liveagent-key>"]),
    near("livestorm-key", "key of livestorm, by the name", &["livestorm"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("LIVESTORM_API_KEY=\"", "nRkJgDj9DK9oNN7hkkmi7YChAeRxl8USK", "JWq6SjeZo8qfrKkIZRMB1AS6IX8gZPDFINANDa3YvIwzLfZBUqsOMf4VnxHgmkwGtR7\"")]).misses(&["livestorm_api_key = <your-livestorm-key>"]),
    near("loadmill-key", "key of loadmill, by the name", &["loadmill"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("LOADMILL_API_KEY=\"", "lr57UWxt-QAg", "C-GHMC-KRod-qFWBre2ikwl3\"")]).misses(&["loadmill_api_key = <your-loadmill-key>"]),
    near("lob-key", "key of lob, by the name", &["lob"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("LOB_API_KEY=\"", "HGiY58aoB6wCI", "WqT1drXDbOBCEuleVcGQoMnhZ6f\"")]).misses(&["lob_api_key = <your-lob-key>"]),
    near("loginradius-key", "key of loginradius, by the name", &["loginradius"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("LOGINRADIUS_API_KEY=\"", "pjfra5AS-3yJ", "e-nHrC-gRsH-hwPm849dvby7\"")]).misses(&["loginradius_api_key = <your-loginradius-key>"]),
    near("logzio-key", "key of logzio, by the name", &["logzio", "logz"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9]{32})").max(36)
        .hits(&[concat!("LOGZIO_API_KEY=\"", "NDfuDQTP-XAW", "3-xU5A-Uyr3-b7SOcvfTCNxz\"")]).misses(&["logzio_api_key = <your-logzio-key>"]),
    near("lokalise-key", "key of lokalise, by the name", &["lokalise"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("LOKALISE_API_KEY=\"", "bbD3Cd6753ffB", "1fD2c20fa72ADc9506d166a3BE4\"")]).misses(&["lokalise_api_key = <your-lokalise-key>"]),
    near("looker-key", "key of looker, by the name", &["looker"], r"(?:[A-Za-z0-9]{20}|[A-Za-z0-9]{24})").max(24)
        .hits(&[concat!("LOOKER_API_KEY=\"", "agHr4z", "PqSNIpvhwYe6Oi\"")]).misses(&["looker_api_key = <your-looker-key>"]),
    near("loyverse-key", "key of loyverse, by the name", &["loyverse"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LOYVERSE_API_KEY=\"", "bFaaCa86F7", "8c6bED521f58bBFEe93AC0\"")]).misses(&["loyverse_api_key = <your-loyverse-key>"]),
    near("lunchmoney-key", "key of lunchmoney, by the name", &["lunchmoney"], r"[A-Fa-f0-9]{50}").max(50)
        .hits(&[concat!("LUNCHMONEY_API_KEY=\"", "5B20B6Fe6b16fdEf", "8Cfb3baD3bfe5150DaC23187Ebc5A39fB8\"")]).misses(&["lunchmoney_api_key = <your-lunchmoney-key>"]),
    near("luno-key", "key of luno, by the name", &["luno"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("LUNO_API_KEY=\"", "hfXRJ9A8nziveV", "zKi8bZOIW7fz5jnOx4EucGhKBXT9C\"")]).misses(&["luno_api_key = <your-luno-key>"]),
    near("macaddress-key", "key of macaddress, by the name", &["macaddress"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("MACADDRESS_API_KEY=\"", "HTSBItGpoV", "rhRDnO4YWci12F6fmjEUaH\"")]).misses(&["macaddress_api_key = <your-macaddress-key>"]),
    near("madkudu-key", "key of madkudu, by the name", &["madkudu"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MADKUDU_API_KEY=\"", "C205f6fBfd", "aa3eD8C5cf829dfBba7A40\"")]).misses(&["madkudu_api_key = <your-madkudu-key>"]),
    near("magicbell-key", "key of magicbell, by the name", &["magicbell"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("MAGICBELL_API_KEY=\"", "bd6650cE84E35", "523fEcFC62A73D1ec5E3bBc43dF\"")]).misses(&["magicbell_api_key = <your-magicbell-key>"]),
    near("magnetic-key", "key of magnetic, by the name", &["magnetic"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("MAGNETIC_API_KEY=\"", "ZiZefTUd-WId", "H-wpTP-eoXi-YjZKq2pfO4mF\"")]).misses(&["magnetic_api_key = <your-magnetic-key>"]),
    near("mailboxlayer-key", "key of mailboxlayer, by the name", &["mailboxlayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MAILBOXLAYER_API_KEY=\"", "cF4cDb3De5", "360f8d3ec9595E7e1C6DFA\"")]).misses(&["mailboxlayer_api_key = <your-mailboxlayer-key>"]),
    near("mailerlite-key", "key of mailerlite, by the name", &["mailerlite"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9_.=-]{100,1000})").max(1000)
        .hits(&[concat!("MAILERLITE_API_KEY=\"", "2dafE6BD5c", "bABf23d4E4C6a1b391c50B\"")]).misses(&["mailerlite_api_key = <your-mailerlite-key>"]),
    near("mailersend-key", "key of mailersend, by the name", &["mailersend"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("MAILERSEND_API_KEY=\"", "AY04mE1063MIkc1JZfVKp", "qf0a06FD0pJv06yyGKy0bY8NQEouOlse7zVJtrvdhkq\"")]).misses(&["mailersend_api_key = <your-mailersend-key>"]),
    near("mailgun-key", "key of mailgun, by the name", &["mailgun"], r"(?:[A-Fa-f0-9]{32}-[A-Fa-f0-9]{8}-[A-Fa-f0-9]{8}|[A-Za-z0-9_=-]{72})").max(72)
        .hits(&[concat!("MAILGUN_API_KEY=\"", "3a7aff568489C1B8", "Eb8cEC95ff51b191-ED78c3B8-4fdA206f\"")]).misses(&["mailgun_api_key = <your-mailgun-key>"]),
    near("mailjet-key", "key of mailjet, by the name", &["mailjet"], r"(?:[A-Fa-f0-9]{32}|[A-Z0-9]{32})").max(32)
        .hits(&[concat!("MAILJET_API_KEY=\"", "D525ec6321", "93C2CcDaFEebDdB57F01A3\"")]).misses(&["mailjet_api_key = <your-mailjet-key>"]),
    near("mailmodo-key", "key of mailmodo, by the name", &["mailmodo"], r"[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}").max(31)
        .hits(&[concat!("MAILMODO_API_KEY=\"", "JXASZPA-U7", "6J7EG-OYPKTM9-R3LZBFP\"")]).misses(&["mailmodo_api_key = <your-mailmodo-key>"]),
    near("mailsac-key", "key of mailsac, by the name", &["mailsac"], r"(?:[A-Za-z0-9_=-]{38}|k_[A-Za-z0-9_=-]{36})").max(38)
        .hits(&[concat!("MAILSAC_API_KEY=\"", "CyL0sKFb6MJb", "7bfqTvICOhSFDTNcBlX89JjsWE\"")]).misses(&["mailsac_api_key = <your-mailsac-key>"]),
    near("mandrill-key", "key of mandrill, by the name", &["mandrill"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("MANDRILL_API_KEY=\"", "B13hO5t", "BzMFKPHZLljordD\"")]).misses(&["mandrill_api_key = <your-mandrill-key>"]),
    near("mapbox-key", "key of mapbox, by the name", &["mapbox"], r"[A-Za-z0-9_.=-]{80,200}").max(200)
        .hits(&[concat!("MAPBOX_API_KEY=\"", "YxRD8ooCYslx6eHryi7EvpoGuD", "qhRehsyMhbwcEs2sNaQopGttJDEtAgHC3JhHMRNwKm84sxotFYzJAq\"")]).misses(&["mapbox_api_key = <your-mapbox-key>"]),
    near("mapquest-key", "key of mapquest, by the name", &["mapquest"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MAPQUEST_API_KEY=\"", "Qw46qgrakQ", "xkPgRcsoSWwb4vxuBnO5UX\"")]).misses(&["mapquest_api_key = <your-mapquest-key>"]),
    near("marketo-key", "key of marketo, by the name", &["marketo"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MARKETO_API_KEY=\"", "goXvbsuAEN", "LIWo14tjvyXNcBwhkusqG2\"")]).misses(&["marketo_api_key = <your-marketo-key>"]),
    near("marketstack-key", "key of marketstack, by the name", &["marketstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MARKETSTACK_API_KEY=\"", "5c57a11C9f", "0B5B9a302ea1dD7bFcf461\"")]).misses(&["marketstack_api_key = <your-marketstack-key>"]),
    near("matomo-key", "key of matomo, by the name", &["matomo", "piwik"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MATOMO_API_KEY=\"", "C3CcFb9CB8", "AfCcb8b5eBa30f594d1FDe\"")]).misses(&["matomo_api_key = <your-matomo-key>"]),
    near("mattermost-key", "key of mattermost, by the name", &["mattermost"], r"[a-z0-9]{26}").max(26)
        .hits(&[concat!("MATTERMOST_API_KEY=\"", "f0z2307f", "1al9gun22dx6m3kwye\"")]).misses(&["mattermost_api_key = <your-mattermost-key>"]),
    near("mavenlink-key", "key of mavenlink, by the name", &["mavenlink"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("MAVENLINK_API_KEY=\"", "B9f217a392F6cDbEcBd7f", "AC8511CFCdCd45DadAa6aaa2e3BbC5bE15Fc09B6a87\"")]).misses(&["mavenlink_api_key = <your-mavenlink-key>"]),
    near("maxmind-key", "key of maxmind, by the name", &["maxmind"], r"(?:[A-Za-z0-9]{16}|[A-Za-z0-9_=-]{40})").max(40)
        .hits(&[concat!("MAXMIND_API_KEY=\"", "vlaG1", "BYJLHeMpCs0\"")]).misses(&["maxmind_api_key = <your-maxmind-key>"]),
    near("meaningcloud-key", "key of meaningcloud, by the name", &["meaningcloud"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MEANINGCLOUD_API_KEY=\"", "EBf187C2d2", "6884912ae253d0DBcE6F9C\"")]).misses(&["meaningcloud_api_key = <your-meaningcloud-key>"]),
    near("mediastack-key", "key of mediastack, by the name", &["mediastack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MEDIASTACK_API_KEY=\"", "1A30FBa42d", "ad84c96bfFE0147DBdbb5e\"")]).misses(&["mediastack_api_key = <your-mediastack-key>"]),
    near("meilisearch-key", "key of meilisearch, by the name", &["meilisearch"], r"(?:[A-Za-z0-9_=-]{43}|[A-Fa-f0-9]{64})").max(64)
        .hits(&[concat!("MEILISEARCH_API_KEY=\"", "BIUXFgVUWPiUAI", "wjshtJTIyiXZ2utBdRVTxhSwloAWp\"")]).misses(&["meilisearch_api_key = <your-meilisearch-key>"]),
    near("meistertask-key", "key of meistertask, by the name", &["meistertask"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("MEISTERTASK_API_KEY=\"", "Q9QQIVR67hzm9j", "NZ3xlW0FyJrI5FzNvMishB8Elk4UK\"")]).misses(&["meistertask_api_key = <your-meistertask-key>"]),
    near("meraki-key", "key of meraki, by the name", &["meraki"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("MERAKI_API_KEY=\"", "4228FE5e2Fb20", "bAcCcb5bfc5dE3E2b6A08aBD7AF\"")]).misses(&["meraki_api_key = <your-meraki-key>"]),
    near("mercury-key", "key of mercury, by the name", &["mercury"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("MERCURY_API_KEY=\"", "Vvpe3SxVpDp11KC51Y5kC", "rBlm9sZPOA5OOA4gX5CczHmUuBNRdleh8w3y4cfFVvM\"")]).misses(&["mercury_api_key = <your-mercury-key>"]),
    near("mesibo-key", "key of mesibo, by the name", &["mesibo"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("MESIBO_API_KEY=\"", "bebcfYdGJc3PgkD8Iw2Xo", "Ab7ttVVaHuGKd1uBkC9E9H0g2k63vXR0mEJ5OHMZ4x8\"")]).misses(&["mesibo_api_key = <your-mesibo-key>"]),
    near("messagebird-key", "key of messagebird, by the name", &["messagebird"], r"[A-Za-z0-9]{25}").max(25)
        .hits(&[concat!("MESSAGEBIRD_API_KEY=\"", "K7SrxXja", "n7bBFD3v2LwZEpUcG\"")]).misses(&["messagebird_api_key = <your-messagebird-key>"]),
    near("metaapi-key", "key of metaapi, by the name", &["metaapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("METAAPI_API_KEY=\"", "fa0dB1f7FC", "B71338fa0C9cB7AF1e46Cb\"")]).misses(&["metaapi_api_key = <your-metaapi-key>"]),
    near("metabase-key", "key of metabase, by the name", &["metabase"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("METABASE_API_KEY=\"", "nqSQ60Om95nzLy", "mEMOMBeqjifI8p3ilxKqtob6n105Fz\"")]).misses(&["metabase_api_key = <your-metabase-key>"]),
    near("metrilo-key", "key of metrilo, by the name", &["metrilo"], r"[A-Fa-f0-9]{16}").max(16)
        .hits(&[concat!("METRILO_API_KEY=\"", "CBc34", "AD756a68C9d\"")]).misses(&["metrilo_api_key = <your-metrilo-key>"]),
    near("mindmeister-key", "key of mindmeister, by the name", &["mindmeister"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("MINDMEISTER_API_KEY=\"", "zdt1H2GmNdGqNJ", "vyILwKkknwTQ8iA2OznZKHusFCSxB\"")]).misses(&["mindmeister_api_key = <your-mindmeister-key>"]),
    near("miro-key", "key of miro, by the name", &["miro"], r"[A-Za-z0-9]{27}").max(27)
        .hits(&[concat!("MIRO_API_KEY=\"", "1AdDwXYOJ", "4R3I5BjneGduco02KV\"")]).misses(&["miro_api_key = <your-miro-key>"]),
    near("mistral-key", "key of mistral, by the name", &["mistral"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MISTRAL_API_KEY=\"", "2z1tUpueMD", "3jBEj5SZdaNc0YoRrv1Ux4\"")]).misses(&["mistral_api_key = <your-mistral-key>"]),
    near("mixmax-key", "key of mixmax, by the name", &["mixmax"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9]{36})").max(36)
        .hits(&[concat!("MIXMAX_API_KEY=\"", "XG8iriDk-TuQ", "T-kye1-FmUq-9KXQIkRYvdfL\"")]).misses(&["mixmax_api_key = <your-mixmax-key>"]),
    near("mixpanel-key", "key of mixpanel, by the name", &["mixpanel"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MIXPANEL_API_KEY=\"", "799BEEc92D", "E013c39b80Cf7548A2DEae\"")]).misses(&["mixpanel_api_key = <your-mixpanel-key>"]),
    near("mockaroo-key", "key of mockaroo, by the name", &["mockaroo"], r"[A-Fa-f0-9]{8}").max(8)
        .hits(&[concat!("MOCKAROO_API_KEY=\"", "6Dc0", "fa4e\"")]).misses(&["mockaroo_api_key = <your-mockaroo-key>"]),
    near("moderation-key", "key of moderation, by the name", &["moderation"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("MODERATION_API_KEY=\"", "SiPoUjqejmxk", "Tc0xarBYCQhKMjbZAl0mUXkL\"")]).misses(&["moderation_api_key = <your-moderation-key>"]),
    near("monday-key", "key of monday, by the name", &["monday"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("MONDAY_API_KEY=\"", "ZI7zbpZAAXXeu3HNO9TyhJcG5be2XivAm", "2ddTtgPXi3Z77puLS5H1xYVL6ZolzbySAZYxn4ZGhmLvBzzYJCnSLDa9P2TpzVQ37je\"")]).misses(&["monday_api_key = <your-monday-key>"]),
    near("monetate-key", "key of monetate, by the name", &["monetate"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("MONETATE_API_KEY=\"", "3q7JtEHjUM59vs", "XSqbHOJMe66Kd3VUiT0G4ZJqCfLQ25\"")]).misses(&["monetate_api_key = <your-monetate-key>"]),
    near("mongodb-key", "key of mongodb, by the name", &["mongodb", "atlas"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("MONGODB_API_KEY=\"", "V7mnbpDT-1YT", "5-9ou7-eITr-BUn3LscZ5wgj\"")]).misses(&["mongodb_api_key = <your-mongodb-key>"]),
    near("monkeylearn-key", "key of monkeylearn, by the name", &["monkeylearn"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("MONKEYLEARN_API_KEY=\"", "9f6C9D1DEbdB2", "1FbFc9FCF5d1bc9a16702A0ED4c\"")]).misses(&["monkeylearn_api_key = <your-monkeylearn-key>"]),
    near("moonclerk-key", "key of moonclerk, by the name", &["moonclerk"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MOONCLERK_API_KEY=\"", "E6beEAB7Fa", "F463F89b09bD27Bd5EAaac\"")]).misses(&["moonclerk_api_key = <your-moonclerk-key>"]),
    near("moosend-key", "key of moosend, by the name", &["moosend"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("MOOSEND_API_KEY=\"", "MReHxz0f-jGt", "J-6AJE-gASd-qltoCQXYiVBb\"")]).misses(&["moosend_api_key = <your-moosend-key>"]),
    near("moralis-key", "key of moralis, by the name", &["moralis"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("MORALIS_API_KEY=\"", "ZUffKpyWeRgf5lsVniSie", "d69S4e5rQiBsfPu34DXJFANl3TEd7DcmF0wqGAkJpnM\"")]).misses(&["moralis_api_key = <your-moralis-key>"]),
    near("mrticktock-key", "key of mrticktock, by the name", &["mrticktock"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("MRTICKTOCK_API_KEY=\"", "1MG4YK", "2rhZmqgHWyl0k9\"")]).misses(&["mrticktock_api_key = <your-mrticktock-key>"]),
    near("mux-key", "key of mux, by the name", &["mux"], r"[A-Za-z0-9_=-]{75}").max(75)
        .hits(&[concat!("MUX_API_KEY=\"", "S3RMWw0OVPF5BJuwl4jcKcq0C", "VRBonTDY9whTD3BADuzo1o1mECAZCnfsjClhOegJGUwoYkMvy5\"")]).misses(&["mux_api_key = <your-mux-key>"]),
    near("mycurl-key", "key of mycurl, by the name", &["mycurl"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("MYCURL_API_KEY=\"", "WMkAdp", "KGi3EqJPleInDR\"")]).misses(&["mycurl_api_key = <your-mycurl-key>"]),
    near("myexperiment-key", "key of myexperiment, by the name", &["myexperiment"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MYEXPERIMENT_API_KEY=\"", "qkEyIcOecq", "5UbjMmlhUv9GJ3cXo8KnTW\"")]).misses(&["myexperiment_api_key = <your-myexperiment-key>"]),
    near("myintervals-key", "key of myintervals, by the name", &["myintervals"], r"[A-Fa-f0-9]{11}").max(11)
        .hits(&[concat!("MYINTERVALS_API_KEY=\"", "B9C6", "Eba281e\"")]).misses(&["myintervals_api_key = <your-myintervals-key>"]),
    near("nasa-key", "key of nasa, by the name", &["nasa"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("NASA_API_KEY=\"", "il8Nfc6LGb6kJ", "RI85RF9PUhBCnF53VcQRAbfDZG0\"")]).misses(&["nasa_api_key = <your-nasa-key>"]),
    near("nasdaqdatalink-key", "key of nasdaqdatalink, by the name", &["nasdaqdatalink", "nasdaq"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("NASDAQDATALINK_API_KEY=\"", "tW0eB2", "DiKXYo3Ovbn6IF\"")]).misses(&["nasdaqdatalink_api_key = <your-nasdaqdatalink-key>"]),
    near("netlify-key", "key of netlify, by the name", &["netlify"], r"[A-Za-z0-9_.=-]{43,64}").max(64)
        .hits(&[concat!("NETLIFY_API_KEY=\"", "6WUnhVjbDlab9n", "6Yww98DKV8chUs0CyjO9ldJI1vF7T\"")]).misses(&["netlify_api_key = <your-netlify-key>"]),
    near("netsuite-key", "key of netsuite, by the name", &["netsuite"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("NETSUITE_API_KEY=\"", "6a6cF006d8BcBD031f452", "eBF97a3c2A3CAA1a9cEdC73e5B4cEF2D866fbaAddCe\"")]).misses(&["netsuite_api_key = <your-netsuite-key>"]),
    near("neutrinoapi-key", "key of neutrinoapi, by the name", &["neutrinoapi"], r"[A-Za-z0-9]{48}").max(48)
        .hits(&[concat!("NEUTRINOAPI_API_KEY=\"", "JyYSNHfAEC6lUGtb", "skNWRWbWiNxlKmlpxoOMWUwiF0Gv3hBc\"")]).misses(&["neutrinoapi_api_key = <your-neutrinoapi-key>"]),
    near("newrelic-key", "key of newrelic, by the name", &["newrelic", "new_relic"], r"[A-Za-z0-9_.=-]{32,47}").max(47)
        .hits(&[concat!("NEWRELIC_API_KEY=\"", "BqTO3yT2lQ", "7nKO5AhEQpxDSP28a7F9ec\"")]).misses(&["newrelic_api_key = <your-newrelic-key>"]),
    near("newsapi-key", "key of newsapi, by the name", &["newsapi"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("NEWSAPI_API_KEY=\"", "6b545BeDDB", "0f3c012eDFe5bEAFB4487d\"")]).misses(&["newsapi_api_key = <your-newsapi-key>"]),
    near("newscatcher-key", "key of newscatcher, by the name", &["newscatcher"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("NEWSCATCHER_API_KEY=\"", "bWUCVwfPbLnmvF", "iz3sqKbU5NSmoPYG4l8awFWeXREf7\"")]).misses(&["newscatcher_api_key = <your-newscatcher-key>"]),
    near("nexmo-key", "key of nexmo, by the name", &["nexmo", "vonage"], r"(?:[A-Fa-f0-9]{8}|[A-Za-z0-9]{16})").max(16)
        .hits(&[concat!("NEXMO_API_KEY=\"", "AE8C", "B65D\"")]).misses(&["nexmo_api_key = <your-nexmo-key>"]),
    near("nftport-key", "key of nftport, by the name", &["nftport"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("NFTPORT_API_KEY=\"", "r3KyQbuY-4hn", "N-C8cZ-3nry-xeaKGO0YDCp7\"")]).misses(&["nftport_api_key = <your-nftport-key>"]),
    near("ngrok-key", "key of ngrok, by the name", &["ngrok"], r"(?:[A-Za-z0-9_=-]{49}|[A-Za-z0-9_=-]{43})").max(49)
        .hits(&[concat!("NGROK_API_KEY=\"", "ErVxi9EHeieRMVxj", "rEBvALB1aBh4itVNITpoqClDZ2WGY5Ukv\"")]).misses(&["ngrok_api_key = <your-ngrok-key>"]),
    near("nicereply-key", "key of nicereply, by the name", &["nicereply"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("NICEREPLY_API_KEY=\"", "CaaFe3ADe7FfC", "B20e1BA6A8acCDA5d934c0eBFb8\"")]).misses(&["nicereply_api_key = <your-nicereply-key>"]),
    near("nightfall-key", "key of nightfall, by the name", &["nightfall"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("NIGHTFALL_API_KEY=\"", "N3jm2TLcAw", "PTwO45zm8jteTk3BcRud2v\"")]).misses(&["nightfall_api_key = <your-nightfall-key>"]),
    near("nimble-key", "key of nimble, by the name", &["nimble"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("NIMBLE_API_KEY=\"", "Qo5PxkiNLQ", "QDSt3dCAxuvBK2w8oaMH\"")]).misses(&["nimble_api_key = <your-nimble-key>"]),
    near("nitro-key", "key of nitro, by the name", &["nitro"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("NITRO_API_KEY=\"", "eroyhsfhUQeMdU", "56o0GJkbqyxLTvoeO31sMZFwAC4tS\"")]).misses(&["nitro_api_key = <your-nitro-key>"]),
    near("noticeable-key", "key of noticeable, by the name", &["noticeable"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("NOTICEABLE_API_KEY=\"", "ZbxuDe", "JzOdY5mWliogK1\"")]).misses(&["noticeable_api_key = <your-noticeable-key>"]),
    near("notion-key", "key of notion, by the name", &["notion"], r"[A-Za-z0-9_.=-]{43,50}").max(50)
        .hits(&[concat!("NOTION_API_KEY=\"", "3x3yYLF7KYtiBE", "OuGZenIqmO4iWo2xFSuNlybq0m3h8\"")]).misses(&["notion_api_key = <your-notion-key>"]),
    near("nozbe-key", "key of nozbe, by the name", &["nozbe", "nozbeteams"], r"[A-Za-z0-9_=-]{82}").max(82)
        .hits(&[concat!("NOZBE_API_KEY=\"", "CRMGz1dUeBVrvy7fx6seS4LRjAO", "j9RhTeetRXrtUevAXO2hIjDQnM7EPIkDpzZCxPcqbkZgzSiV2IJKXad\"")]).misses(&["nozbe_api_key = <your-nozbe-key>"]),
    near("npm-key", "key of npm, by the name", &["npm"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("NPM_API_KEY=\"", "XpqDGS52-jex", "X-pbWI-62C9-0PBEVFnyUwdz\"")]).misses(&["npm_api_key = <your-npm-key>"]),
    near("nuget-key", "key of nuget, by the name", &["nuget"], r"[A-Za-z0-9_.=-]{43,47}").max(47)
        .hits(&[concat!("NUGET_API_KEY=\"", "xjVYNSMbrUyT9w", "9nY8xGpjFe3p4s18oRqzDwZuKFMfA\"")]).misses(&["nuget_api_key = <your-nuget-key>"]),
    near("numverify-key", "key of numverify, by the name", &["numverify"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("NUMVERIFY_API_KEY=\"", "Fe1EF7AC74", "539bEa7c5eAbD08BF5f3CE\"")]).misses(&["numverify_api_key = <your-numverify-key>"]),
    near("nutritionix-key", "key of nutritionix, by the name", &["nutritionix"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("NUTRITIONIX_API_KEY=\"", "ae7AE92EC3", "12AfbDd5eF9BeE52C38217\"")]).misses(&["nutritionix_api_key = <your-nutritionix-key>"]),
    near("nylas-key", "key of nylas, by the name", &["nylas"], r"(?:[A-Za-z0-9]{30}|[A-Za-z0-9]{36})").max(36)
        .hits(&[concat!("NYLAS_API_KEY=\"", "SbNH7p4yOG", "HiCVDql38dRnNMIhE6e9\"")]).misses(&["nylas_api_key = <your-nylas-key>"]),
    near("oanda-key", "key of oanda, by the name", &["oanda"], r"(?:[A-Za-z0-9]{24}|[A-Fa-f0-9]{32}-[A-Fa-f0-9]{32})").max(65)
        .hits(&[concat!("OANDA_API_KEY=\"", "h020LgUK", "SyC8mczI9BnNGrVj\"")]).misses(&["oanda_api_key = <your-oanda-key>"]),
    near("okta-key", "key of okta, by the name", &["okta"], r"[A-Za-z0-9_=-]{42}").max(42)
        .hits(&[concat!("OKTA_API_KEY=\"", "Y0eYCTvC8HMRFp", "irCV2G9k9zDpax57E4ceVndvSZfK\"")]).misses(&["okta_api_key = <your-okta-key>"]),
    near("omnisend-key", "key of omnisend, by the name", &["omnisend"], r"[A-Za-z0-9_=-]{75}").max(75)
        .hits(&[concat!("OMNISEND_API_KEY=\"", "LbKkdvNPNTX6e4uBfdffOIwol", "7U8R7AOS9Ywi0cItCHn0debd0GKd1rd2Rm1CXnxDc97NIYyiOj\"")]).misses(&["omnisend_api_key = <your-omnisend-key>"]),
    near("ondemand-key", "key of ondemand, by the name", &["ondemand"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("ONDEMAND_API_KEY=\"", "tH9ZArAk1O", "NQqiwONl5ve1fzyR4WF8Vk\"")]).misses(&["ondemand_api_key = <your-ondemand-key>"]),
    near("onedesk-key", "key of onedesk, by the name", &["onedesk"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ONEDESK_API_KEY=\"", "dwudegKk6q", "wv95McHvsJXo03l1qNYgGt\"")]).misses(&["onedesk_api_key = <your-onedesk-key>"]),
    near("onelogin-key", "key of onelogin, by the name", &["onelogin"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("ONELOGIN_API_KEY=\"", "72FDfbA28516eb9edDbd6", "927e81bd6cFFcCE1bc71b8B48fE46c7F51dc0a9Cfb2\"")]).misses(&["onelogin_api_key = <your-onelogin-key>"]),
    near("onepagecrm-key", "key of onepagecrm, by the name", &["onepagecrm"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("ONEPAGECRM_API_KEY=\"", "6U9QFIylU6niPb", "QiJIMZ6ll3OosqFn67g9hXlb2QRASu\"")]).misses(&["onepagecrm_api_key = <your-onepagecrm-key>"]),
    near("onesignal-key", "key of onesignal, by the name", &["onesignal"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9_=-]{48})").max(48)
        .hits(&[concat!("ONESIGNAL_API_KEY=\"", "JzGHGIsv-IFv", "I-9FSL-EBYz-UnHWtIRf9kel\"")]).misses(&["onesignal_api_key = <your-onesignal-key>"]),
    near("onfleet-key", "key of onfleet, by the name", &["onfleet"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ONFLEET_API_KEY=\"", "c40D7Cc2fa", "AF5Ec9a64BC0f3b6DB717e\"")]).misses(&["onfleet_api_key = <your-onfleet-key>"]),
    near("onwater-key", "key of onwater, by the name", &["onwater"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("ONWATER_API_KEY=\"", "J4DrbH", "WukdeBRCzEZ29L\"")]).misses(&["onwater_api_key = <your-onwater-key>"]),
    near("oopspam-key", "key of oopspam, by the name", &["oopspam"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("OOPSPAM_API_KEY=\"", "UE4sxiqEFd2AH", "rsZyx17H907R5lGaPZ2I8rNQvh4\"")]).misses(&["oopspam_api_key = <your-oopspam-key>"]),
    near("openai-key", "key of openai, by the name", &["openai"], r"[A-Za-z0-9_.=-]{40,60}").max(60)
        .hits(&[concat!("OPENAI_API_KEY=\"", "DRWC0wwcj2sbs", "OfQ4qHcP6yMLvjO381glJFfNEeQ\"")]).misses(&["openai_api_key = <your-openai-key>"]),
    near("opencagedata-key", "key of opencagedata, by the name", &["opencagedata", "opencage"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("OPENCAGEDATA_API_KEY=\"", "a21CabC2B5", "a018bF1Edb3eABf0E97D4c\"")]).misses(&["opencagedata_api_key = <your-opencagedata-key>"]),
    near("opengraphr-key", "key of opengraphr, by the name", &["opengraphr"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("OPENGRAPHR_API_KEY=\"", "2nMfWPJk-miz", "w-5e7u-jKSh-U31WotgyYcsG\"")]).misses(&["opengraphr_api_key = <your-opengraphr-key>"]),
    near("openrouter-key", "key of openrouter, by the name", &["openrouter"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("OPENROUTER_API_KEY=\"", "Mef5rx6cO1p8dfSymwGSt", "5IFLVhq7y9LQ4ybUaEUaimWUqglsDvhTmx7nJHMobVO\"")]).misses(&["openrouter_api_key = <your-openrouter-key>"]),
    near("openuv-key", "key of openuv, by the name", &["openuv"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("OPENUV_API_KEY=\"", "dEpxYWrgNY", "PsOgzhuYilZnFRb2LtGMIf\"")]).misses(&["openuv_api_key = <your-openuv-key>"]),
    near("openweather-key", "key of openweather, by the name", &["openweather", "owm", "openweathermap"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("OPENWEATHER_API_KEY=\"", "Adf776b63C", "eF7Ff8CFECD5ABbDe0d69a\"")]).misses(&["openweather_api_key = <your-openweather-key>"]),
    near("opsgenie-key", "key of opsgenie, by the name", &["opsgenie"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("OPSGENIE_API_KEY=\"", "iVFYRXBe-OmU", "y-ZbQ4-vajE-bzDIHqTRNw1h\"")]).misses(&["opsgenie_api_key = <your-opsgenie-key>"]),
    near("optimizely-key", "key of optimizely, by the name", &["optimizely"], r"[A-Za-z0-9_=-]{54}").max(54)
        .hits(&[concat!("OPTIMIZELY_API_KEY=\"", "GXMa1aO8TNSjovoovI", "Ozy5p2AQJ5gTVQLi9JUQwFYWd28H5PyLzaC7\"")]).misses(&["optimizely_api_key = <your-optimizely-key>"]),
    near("overloop-key", "key of overloop, by the name", &["overloop"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("OVERLOOP_API_KEY=\"", "TvtODiopC5tsYOxr", "PVG2dDFyG1TIE5sJ4yLxj1vNq9zdG8weCr\"")]).misses(&["overloop_api_key = <your-overloop-key>"]),
    near("owlbot-key", "key of owlbot, by the name", &["owlbot"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("OWLBOT_API_KEY=\"", "e9984424e9AD4", "D0Bf393A28Af34B075B6CFEeb12\"")]).misses(&["owlbot_api_key = <your-owlbot-key>"]),
    near("packagecloud-key", "key of packagecloud, by the name", &["packagecloud"], r"[A-Fa-f0-9]{48}").max(48)
        .hits(&[concat!("PACKAGECLOUD_API_KEY=\"", "acf78adfe131AE76", "bc36f07f0da94Ed4bc38BC5691dAf10D\"")]).misses(&["packagecloud_api_key = <your-packagecloud-key>"]),
    near("pagerduty-key", "key of pagerduty, by the name", &["pagerduty"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("PAGERDUTY_API_KEY=\"", "Pyqc8l", "vuTR4GNYVxfaJ9\"")]).misses(&["pagerduty_api_key = <your-pagerduty-key>"]),
    near("pandadoc-key", "key of pandadoc, by the name", &["pandadoc"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("PANDADOC_API_KEY=\"", "gPeNi1uZz2b1p", "CLr46Q8jv7OtTGe6CcKhMVHdmrg\"")]).misses(&["pandadoc_api_key = <your-pandadoc-key>"]),
    near("pandascore-key", "key of pandascore, by the name", &["pandascore"], r"[A-Za-z0-9_=-]{51}").max(51)
        .hits(&[concat!("PANDASCORE_API_KEY=\"", "nvEdESlkENBpTc7MW", "dJJFTGwGblbBiWMrhXWklTtYBaHcwfu0F9\"")]).misses(&["pandascore_api_key = <your-pandascore-key>"]),
    near("paperform-key", "key of paperform, by the name", &["paperform"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("PAPERFORM_API_KEY=\"", "Nk7ntSGXkgOhDHIjyhGvrIpfYmILk9YCQ", "sexxYG6GrRvnuMsDqt94PAEQf7AZmJb8NwPC1c6RYUC9H23vyEw8mW2Nazt37bu4qoG\"")]).misses(&["paperform_api_key = <your-paperform-key>"]),
    near("papyrs-key", "key of papyrs, by the name", &["papyrs"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("PAPYRS_API_KEY=\"", "z0DhXujHnn", "oWX3f2UPGz0WIEBaDn9pFx\"")]).misses(&["papyrs_api_key = <your-papyrs-key>"]),
    near("paralleldots-key", "key of paralleldots, by the name", &["paralleldots"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("PARALLELDOTS_API_KEY=\"", "z1SQY72pZ0bKZA", "sYKOOkk7M53J0Zhixks6RE9uLNM7w\"")]).misses(&["paralleldots_api_key = <your-paralleldots-key>"]),
    near("parseur-key", "key of parseur, by the name", &["parseur"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("PARSEUR_API_KEY=\"", "586eAaC88fCAf", "F23039Bd9d5E761e2C6b30fAEaB\"")]).misses(&["parseur_api_key = <your-parseur-key>"]),
    near("partnerstack-key", "key of partnerstack, by the name", &["partnerstack"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("PARTNERSTACK_API_KEY=\"", "R3yPWnKUbOguwBNOgFVr4", "wTujl4EhmyWKrBQFT6vlXVTjYxND8BTCXpHUb1La0mQ\"")]).misses(&["partnerstack_api_key = <your-partnerstack-key>"]),
    near("passbase-key", "key of passbase, by the name", &["passbase"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("PASSBASE_API_KEY=\"", "UGuzztomBMqSWjwaKDjK8FjdRxI9EMavaWMVRbM2sC", "M8v5Ts2nxiL09p2oEEqNowdvNKAhKqmhIfMfn9IeybnpsjfKBaRoAvouGsI9u3J3AQdkLoxXHCSiBeQlKgtz3b\"")]).misses(&["passbase_api_key = <your-passbase-key>"]),
    near("pastebin-key", "key of pastebin, by the name", &["pastebin"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("PASTEBIN_API_KEY=\"", "yvjH7HqNiY", "4GeBCHmsorPc1TzxM50F7j\"")]).misses(&["pastebin_api_key = <your-pastebin-key>"]),
    near("paydirtapp-key", "key of paydirtapp, by the name", &["paydirtapp", "paydirt"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PAYDIRTAPP_API_KEY=\"", "8af1fd6A1b", "8EeDa0b5cdA277E9b8f54C\"")]).misses(&["paydirtapp_api_key = <your-paydirtapp-key>"]),
    near("paymoapp-key", "key of paymoapp, by the name", &["paymoapp", "paymo"], r"[A-Za-z0-9]{44}").max(44)
        .hits(&[concat!("PAYMOAPP_API_KEY=\"", "Y8r6hXWtq58XxM", "w1oZppaRjefutPhLinBH5MpmFZGglC\"")]).misses(&["paymoapp_api_key = <your-paymoapp-key>"]),
    near("paymongo-key", "key of paymongo, by the name", &["paymongo"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("PAYMONGO_API_KEY=\"", "HiKOCmq8hW", "fJ8nEwKOLg4drvoaSM7JV0\"")]).misses(&["paymongo_api_key = <your-paymongo-key>"]),
    near("paypal-key", "key of paypal, by the name", &["paypal"], r"[A-Za-z0-9_=-]{80}").max(80)
        .hits(&[concat!("PAYPAL_API_KEY=\"", "BSrG2fRkWykbhtqXXIpTwePOAB", "PrhN783D81KMWyHyxL8oSBeTwpQKurUrEOgFCBxETaGsWtmh3IDNMc\"")]).misses(&["paypal_api_key = <your-paypal-key>"]),
    near("paystack-key", "key of paystack, by the name", &["paystack"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("PAYSTACK_API_KEY=\"", "g0fDACL0TIEiBd", "yxu9vkZHFVQtOeSImxqw7l16jV09pD\"")]).misses(&["paystack_api_key = <your-paystack-key>"]),
    near("pdflayer-key", "key of pdflayer, by the name", &["pdflayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PDFLAYER_API_KEY=\"", "23a22cCAba", "a7fb1E290C0B1caEdA655D\"")]).misses(&["pdflayer_api_key = <your-pdflayer-key>"]),
    near("pdfshift-key", "key of pdfshift, by the name", &["pdfshift"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PDFSHIFT_API_KEY=\"", "9F0c07b8c5", "Bf2b4eF33ADABd0194f5aC\"")]).misses(&["pdfshift_api_key = <your-pdfshift-key>"]),
    near("peopledatalabs-key", "key of peopledatalabs, by the name", &["peopledatalabs"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PEOPLEDATALABS_API_KEY=\"", "8AF44d34BdDB24e61e34c", "Ea1e1afa1aA63209FD0E4Ea103D5f7B9460bEFdeA6C\"")]).misses(&["peopledatalabs_api_key = <your-peopledatalabs-key>"]),
    near("pepipost-key", "key of pepipost, by the name", &["pepipost"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PEPIPOST_API_KEY=\"", "9A9baabdD8", "5967078F434dCfE12Dcea5\"")]).misses(&["pepipost_api_key = <your-pepipost-key>"]),
    near("percy-key", "key of percy, by the name", &["percy"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PERCY_API_KEY=\"", "E50159cdac8b9f2a3e6ee", "362D0361Bd3A03E5edBdB3de79c3C91A638a4bFA5CE\"")]).misses(&["percy_api_key = <your-percy-key>"]),
    near("pinata-key", "key of pinata, by the name", &["pinata"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PINATA_API_KEY=\"", "CCa372a2079F7Af78f9B0", "7576a7739E8DD7B0F3cABcCAB4b67c0d4ea3C5EF0B8\"")]).misses(&["pinata_api_key = <your-pinata-key>"]),
    near("pinecone-key", "key of pinecone, by the name", &["pinecone"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("PINECONE_API_KEY=\"", "2sdDWECb-mRy", "D-1mJo-s7hr-S9fd1H4wRK0x\"")]).misses(&["pinecone_api_key = <your-pinecone-key>"]),
    near("pingdom-key", "key of pingdom, by the name", &["pingdom"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("PINGDOM_API_KEY=\"", "rvOzGCfXAPgEC8J2GVENJ9KhyRSo", "llMGWlyvZuGdGQaE5IS85UO1fm9JblFNAjVyKZuckpSFeGj74HaMOEbTgV\"")]).misses(&["pingdom_api_key = <your-pingdom-key>"]),
    near("pipedream-key", "key of pipedream, by the name", &["pipedream"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PIPEDREAM_API_KEY=\"", "0D9E310d7A", "20FFDb302b56eaEC19708c\"")]).misses(&["pipedream_api_key = <your-pipedream-key>"]),
    near("pipedrive-key", "key of pipedrive, by the name", &["pipedrive"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("PIPEDRIVE_API_KEY=\"", "A44c06a9C85Ff", "D09f6CDC2b1d93Daf6F0ffA8BE7\"")]).misses(&["pipedrive_api_key = <your-pipedrive-key>"]),
    near("pivotaltracker-key", "key of pivotaltracker, by the name", &["pivotaltracker", "pivotal"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PIVOTALTRACKER_API_KEY=\"", "00Dc77cCe4", "76feabc545C79c8D23dc06\"")]).misses(&["pivotaltracker_api_key = <your-pivotaltracker-key>"]),
    near("pixabay-key", "key of pixabay, by the name", &["pixabay"], r"[0-9]{8}-[A-Fa-f0-9]{25}").max(34)
        .hits(&[concat!("PIXABAY_API_KEY=\"", "95391668-E5", "fedb37D08BAcA6021ce5f9E\"")]).misses(&["pixabay_api_key = <your-pixabay-key>"]),
    near("plaid-key", "key of plaid, by the name", &["plaid"], r"[A-Fa-f0-9]{30}").max(30)
        .hits(&[concat!("PLAID_API_KEY=\"", "Dcc46774aE", "bD89FB5CE7BAae2cd4d3\"")]).misses(&["plaid_api_key = <your-plaid-key>"]),
    near("planview-key", "key of planview, by the name", &["planview"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("PLANVIEW_API_KEY=\"", "Gn370ct1av", "42l4hCG17seExTRdcVrKJi\"")]).misses(&["planview_api_key = <your-planview-key>"]),
    near("planyo-key", "key of planyo, by the name", &["planyo"], r"[A-Za-z0-9]{62}").max(62)
        .hits(&[concat!("PLANYO_API_KEY=\"", "RWCEKWwgR5oQjsR4SVQd", "wHODZ8ECj95TPFflhEXYmOKOkcSLuIJM23zwUDxpTd\"")]).misses(&["planyo_api_key = <your-planyo-key>"]),
    near("plivo-key", "key of plivo, by the name", &["plivo"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("PLIVO_API_KEY=\"", "KIpBMnxVYnA07", "CmH8bgJGbgeQLZvJzy9IFxWiA48\"")]).misses(&["plivo_api_key = <your-plivo-key>"]),
    near("podio-key", "key of podio, by the name", &["podio"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("PODIO_API_KEY=\"", "mP2AXrZatq59qUQiblbJI", "Ufem4KXUCKbge7iSOPEWVWkN9DlZpVzAqP7TKYQwoJW\"")]).misses(&["podio_api_key = <your-podio-key>"]),
    near("pollsapi-key", "key of pollsapi, by the name", &["pollsapi"], r"[A-Z0-9]{28}").max(28)
        .hits(&[concat!("POLLSAPI_API_KEY=\"", "LSYA1V64K", "Y529DGJP71WAG34BX6V\"")]).misses(&["pollsapi_api_key = <your-pollsapi-key>"]),
    near("poloniex-key", "key of poloniex, by the name", &["poloniex"], r"[A-Fa-f0-9]{128}").max(128)
        .hits(&[concat!("POLONIEX_API_KEY=\"", "1FC11ba3A7CdDAEEFEeBf7CE5186DD3CDadB6A9F78", "FB40d2dAB0B17F002B51f9DA3CBcfeEB7729A3BCaAb6BBb2ad3cfe3302b303feD4245ca63D1Adf7CD8F06f\"")]).misses(&["poloniex_api_key = <your-poloniex-key>"]),
    near("polygon-key", "key of polygon, by the name", &["polygon"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("POLYGON_API_KEY=\"", "SgMWZ2OZcQ", "GsvWQpyLqng1X9TV7PzIRE\"")]).misses(&["polygon_api_key = <your-polygon-key>"]),
    near("polymail-key", "key of polymail, by the name", &["polymail"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("POLYMAIL_API_KEY=\"", "GUI0Cv7Zfb", "4z7VStWFa23yRcQdxpjTPN\"")]).misses(&["polymail_api_key = <your-polymail-key>"]),
    near("portainer-key", "key of portainer, by the name", &["portainer"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("PORTAINER_API_KEY=\"", "L4wpBfweaDIfWc", "Etn0kMvINTq10Fu67OJjPKbpg429VG\"")]).misses(&["portainer_api_key = <your-portainer-key>"]),
    near("positionstack-key", "key of positionstack, by the name", &["positionstack"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("POSITIONSTACK_API_KEY=\"", "Df2QFLfQCE", "Kh7x4hz3L0StA85PEfwpMc\"")]).misses(&["positionstack_api_key = <your-positionstack-key>"]),
    near("postageapp-key", "key of postageapp, by the name", &["postageapp"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("POSTAGEAPP_API_KEY=\"", "PWGexQnzie", "90kAWDNobiMy7rZR58lXvn\"")]).misses(&["postageapp_api_key = <your-postageapp-key>"]),
    near("postbacks-key", "key of postbacks, by the name", &["postbacks"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("POSTBACKS_API_KEY=\"", "FVQkpdY737", "IwIdFgBsNtXE0QDWMYzfPk\"")]).misses(&["postbacks_api_key = <your-postbacks-key>"]),
    near("postmark-key", "key of postmark, by the name", &["postmark"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("POSTMARK_API_KEY=\"", "vKHNZDMp-HWa", "I-XRab-rXA0-GP6ljOFhJVCW\"")]).misses(&["postmark_api_key = <your-postmark-key>"]),
    near("powrbot-key", "key of powrbot, by the name", &["powrbot"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("POWRBOT_API_KEY=\"", "YzHKKwLKA4OIn", "kh9LSYG5Q84yaiSKMHmOGxns3gD\"")]).misses(&["powrbot_api_key = <your-powrbot-key>"]),
    near("prefect-key", "key of prefect, by the name", &["prefect"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("PREFECT_API_KEY=\"", "4JuCiSu2g7LY", "CGGXgNqXxBMi6Gv0b7JQ1nWU\"")]).misses(&["prefect_api_key = <your-prefect-key>"]),
    near("privacy-key", "key of privacy, by the name", &["privacy"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("PRIVACY_API_KEY=\"", "Wx9Ly1yf-WXQ", "7-UbwD-BVR8-C4bZX2MAFYzP\"")]).misses(&["privacy_api_key = <your-privacy-key>"]),
    near("privatbank-key", "key of privatbank, by the name", &["privatbank"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("PRIVATBANK_API_KEY=\"", "eZcQD2yjXd", "iAPHaAgQiqvD4wdmfle1Cz\"")]).misses(&["privatbank_api_key = <your-privatbank-key>"]),
    near("prodpad-key", "key of prodpad, by the name", &["prodpad"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PRODPAD_API_KEY=\"", "eebcDfA2D66AAafdfe2f9", "cd7A2CBA0DeFa7528EcAbc6c35799402DA26bABe1a8\"")]).misses(&["prodpad_api_key = <your-prodpad-key>"]),
    near("prospectcrm-key", "key of prospectcrm, by the name", &["prospectcrm"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PROSPECTCRM_API_KEY=\"", "36DC7F79B6", "42B5B0f63D8e21fEd94Ccb\"")]).misses(&["prospectcrm_api_key = <your-prospectcrm-key>"]),
    near("protocolsio-key", "key of protocolsio, by the name", &["protocolsio"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PROTOCOLSIO_API_KEY=\"", "49a7d6a9Bb521a2E9fF2F", "E05351C3CDCb482BCbC7EEE1Fc290C1AE7fBf5DF8a4\"")]).misses(&["protocolsio_api_key = <your-protocolsio-key>"]),
    near("proxycrawl-key", "key of proxycrawl, by the name", &["proxycrawl", "crawlbase"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("PROXYCRAWL_API_KEY=\"", "Rw7i0Nm", "MZ1Yx3QSjEuKzpW\"")]).misses(&["proxycrawl_api_key = <your-proxycrawl-key>"]),
    near("pubnub-key", "key of pubnub, by the name", &["pubnub"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("PUBNUB_API_KEY=\"", "w74ZM9cGfBFw", "QyTNTfWz8RB09PDYcMmhsyFl\"")]).misses(&["pubnub_api_key = <your-pubnub-key>"]),
    near("purestake-key", "key of purestake, by the name", &["purestake"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("PURESTAKE_API_KEY=\"", "CGV5gz7PLrIdr", "whgq5OkfJNa4uCZSc0wEWGdFYIK\"")]).misses(&["purestake_api_key = <your-purestake-key>"]),
    near("pushbullet-key", "key of pushbullet, by the name", &["pushbullet"], r"[A-Za-z0-9_=-]{34}").max(34)
        .hits(&[concat!("PUSHBULLET_API_KEY=\"", "uZisj8Bgqhi", "yCGWlzeR4PhLvxwQ2UspgyG\"")]).misses(&["pushbullet_api_key = <your-pushbullet-key>"]),
    near("pusher-key", "key of pusher, by the name", &["pusher"], r"[A-Fa-f0-9]{20}").max(20)
        .hits(&[concat!("PUSHER_API_KEY=\"", "0b4A97", "dCA2FB155caa63\"")]).misses(&["pusher_api_key = <your-pusher-key>"]),
    near("pushover-key", "key of pushover, by the name", &["pushover"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("PUSHOVER_API_KEY=\"", "rftWIDqWDc", "MVs1trpoEYfFaw6Pbq9L\"")]).misses(&["pushover_api_key = <your-pushover-key>"]),
    near("qase-key", "key of qase, by the name", &["qase"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("QASE_API_KEY=\"", "c55bBcDbdF466", "Aa5A5DA30FbE62Ea8C5D7a1A29f\"")]).misses(&["qase_api_key = <your-qase-key>"]),
    near("qualaroo-key", "key of qualaroo, by the name", &["qualaroo"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("QUALAROO_API_KEY=\"", "ifrCBdEYBDSmfO4MXEn2X", "U1QmWsBBTxOpWwXo5WjBPcfghP5HoDnetwSjK2XO8WJ\"")]).misses(&["qualaroo_api_key = <your-qualaroo-key>"]),
    near("qubole-key", "key of qubole, by the name", &["qubole"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("QUBOLE_API_KEY=\"", "50C766aB4d5B483bf85e0", "a15e2F52df8f8D4DFf186AB3D1f0FB5D829AcCb6c04\"")]).misses(&["qubole_api_key = <your-qubole-key>"]),
    near("quickbooks-key", "key of quickbooks, by the name", &["quickbooks"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("QUICKBOOKS_API_KEY=\"", "vYf7UWOtu35iT", "Tx8OUmTzS1w3ah7T90ZFin2mDHG\"")]).misses(&["quickbooks_api_key = <your-quickbooks-key>"]),
    near("quicknode-key", "key of quicknode, by the name", &["quicknode"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("QUICKNODE_API_KEY=\"", "79A2C2D0cF91e", "51bE7FD2D8728Fb0E4A9365D1ea\"")]).misses(&["quicknode_api_key = <your-quicknode-key>"]),
    near("rapidapi-key", "key of rapidapi, by the name", &["rapidapi"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("RAPIDAPI_API_KEY=\"", "ClvPQY1sKeAvTcuX", "hT1X79OYY6LZyjRFOPpNSu3aMf4wiEl5zs\"")]).misses(&["rapidapi_api_key = <your-rapidapi-key>"]),
    near("raven-key", "key of raven, by the name", &["raven"], r"[A-Z0-9]{16}").max(16)
        .hits(&[concat!("RAVEN_API_KEY=\"", "7YIEQ", "2OVGABCJ4UR\"")]).misses(&["raven_api_key = <your-raven-key>"]),
    near("rawg-key", "key of rawg, by the name", &["rawg"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("RAWG_API_KEY=\"", "5F3ccf41D8", "90cFD7A4f30Bef5BaECAD1\"")]).misses(&["rawg_api_key = <your-rawg-key>"]),
    near("razorpay-key", "key of razorpay, by the name", &["razorpay"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("RAZORPAY_API_KEY=\"", "BTRxJjmu", "xPI75NensM4ib8C6\"")]).misses(&["razorpay_api_key = <your-razorpay-key>"]),
];
