//! Keys without a prefix of their own, told by the service that is named before them (part 3 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("languagelayer-key", "key of languagelayer, by the name", &["languagelayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LANGUAGELAYER_API_KEY=\"", "F3dD896C9c", "FbC50E3DdB4E7caA2ebafB\"")]).misses(&["languagelayer_api_key = <your-languagelayer-key>"]),
    near("lark-key", "key of lark, by the name", &["lark"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("LARK_API_KEY=\"", "GUWboQRgyp", "eBGqaSIkfcAWTmtuYv3ORV\"")]).misses(&["lark_api_key = <your-lark-key>"]),
    near("lastfm-key", "key of lastfm, by the name", &["lastfm"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LASTFM_API_KEY=\"", "6eE0B34dfB", "CEE631B8d44fc5bFaA2f00\"")]).misses(&["lastfm_api_key = <your-lastfm-key>"]),
    near("launchdarkly-key", "key of launchdarkly, by the name", &["launchdarkly"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("LAUNCHDARKLY_API_KEY=\"", "dTiFpBFR-hh3", "k-qRlA-t0ji-cXn51HuQmE2k\"")]).misses(&["launchdarkly_api_key = <your-launchdarkly-key>"]),
    near("leadfeeder-key", "key of leadfeeder, by the name", &["leadfeeder"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("LEADFEEDER_API_KEY=\"", "wtpojAtrwKK91K", "XJ2gs4vSNzwXHnoNu7RrhL4JUFxb1\"")]).misses(&["leadfeeder_api_key = <your-leadfeeder-key>"]),
    near("lemlist-key", "key of lemlist, by the name", &["lemlist"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LEMLIST_API_KEY=\"", "E103aE9c2A", "da75FE59efd36f06b2B4c1\"")]).misses(&["lemlist_api_key = <your-lemlist-key>"]),
    near("lemonsqueezy-key", "key of lemonsqueezy, by the name", &["lemonsqueezy"], r"[A-Za-z0-9_.=-]{300,1000}").max(1000)
        .hits(&[concat!("LEMONSQUEEZY_API_KEY=\"", "3WZkj0Qnki65KTRERDUIyreyxASdFTz28vBE1Nt7HOQDyLT9K3sSIBArgy0zNSal0amuAvh0VN423UU6aad05xIAqr9pv1eMehiw", "jaP8LaCZcfHWeczYO5bt5kxyQ9agBZWh5UlhIcRVbmHJLHs1HGMThXeG1eKQt425MzF2AaorZXQZJzmS4zZ6TuTiFWtA9gUny7otAn4Qrgv02anSXZNBcqG8YYhmNZb3BMn8tDMiHUJZpF9vrVUdXqk0Lu27SiITasAih9VZqE4nXfmWwbVQIENUnYG2HRdhMBmVatWr\"")]).misses(&["lemonsqueezy_api_key = <your-lemonsqueezy-key>"]),
    near("lendflow-key", "key of lendflow, by the name", &["lendflow"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("LENDFLOW_API_KEY=\"", "X4TGvQH0u0dx", "rO7IBIva4u6erOHS5ZJ3RWXw\"")]).misses(&["lendflow_api_key = <your-lendflow-key>"]),
    near("lessannoyingcrm-key", "key of lessannoyingcrm, by the name", &["lessannoyingcrm", "less"], r"[A-Za-z0-9_=-]{57}").max(57)
        .hits(&[concat!("LESSANNOYINGCRM_API_KEY=\"", "3wEUEETMtuhtlkaz3tu", "ZwSoPxaThA4sAzhFzIChc6MYV4y0iRDU1eaBOx\"")]).misses(&["lessannoyingcrm_api_key = <your-lessannoyingcrm-key>"]),
    near("lexigram-key", "key of lexigram, by the name", &["lexigram"], r"[A-Za-z0-9]{301}").max(301)
        .hits(&[concat!("LEXIGRAM_API_KEY=\"", "X4WJyufUHYXCpQM96nEA7gB7KuVL65aGkvcvnIr5C1cm4nux0ytuLWtTzPvhj5OUduwlCtUy6BObpN5Z6qhTpXtupjVnpFDftg62", "w2o24To7vYYgNHgoIePuskvgYtDdLXcw4fl3HOkVWL4Gi7tAdFUaeBMi0yMavsru5HDM6JqTlTuyncyYkconflbqC3FN0wW8IQMiU5LcGzSaZoN1YvcuQP9EQts6RlLbyfD6UTsPi2Ymc4kV7qpcodUotqrC0lbfVSW4K7noyWfAFwv00aCh0WcCThAjplENGsZK8SRvr\"")]).misses(&["lexigram_api_key = <your-lexigram-key>"]),
    near("license-key-key", "key of license_key, by the name", &["license_key"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("LICENSE_KEY_API_KEY=\"", "0DaD6A9311Bc6", "9211CB235AFBCb1b4c26A207E83\"")]).misses(&["license_key_api_key = <your-license_key-key>"]),
    near("line-key", "key of line, by the name", &["line"], r"(?:[A-Za-z0-9_.=-]{171}|[A-Za-z0-9_=-]{43})").max(171)
        .hits(&[concat!("LINE_API_KEY=\"", "MXdCWC2pwmnG6lM8J9aeOkmPSKGr6d2nmRKT6CepGrdtLR11f64p0NmXc", "kX2ivmsDhuJYaWR3kj3jalNywvggN0vCKCHcaLYU0QsUz1787xeJzljqT6zaNTYZXyuBKmmgEQTSSsWHZaNX76WvxlU4r0aN9CkRKY52L1bnWzgFTw\"")]).misses(&["line_api_key = <your-line-key>"]),
    near("linear-key", "key of linear, by the name", &["linear"], r"[A-Za-z0-9_.=-]{40,48}").max(48)
        .hits(&[concat!("LINEAR_API_KEY=\"", "4zYoa2tYZJ9xI", "Ku89DPGn0xTfA1gXad2uw9KJscb\"")]).misses(&["linear_api_key = <your-linear-key>"]),
    near("linenotify-key", "key of linenotify, by the name", &["linenotify", "notify.line"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("LINENOTIFY_API_KEY=\"", "qSZsZiwNV8LbdJ", "Ifpn3eGvRmpruXg9GY04EyIQAJoxT\"")]).misses(&["linenotify_api_key = <your-linenotify-key>"]),
    near("linkedin-key", "key of linkedin, by the name", &["linkedin"], r"(?:[A-Za-z0-9]{14}|[A-Za-z0-9]{16})").max(16)
        .hits(&[concat!("LINKEDIN_API_KEY=\"", "zaLE", "kKh6BMrNp8\"")]).misses(&["linkedin_api_key = <your-linkedin-key>"]),
    near("linkpreview-key", "key of linkpreview, by the name", &["linkpreview"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LINKPREVIEW_API_KEY=\"", "Cf0c66c577", "C0e87916EDB35d2Bf4bB70\"")]).misses(&["linkpreview_api_key = <your-linkpreview-key>"]),
    near("liveagent-key", "key of liveagent, by the name", &["liveagent"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("LIVEAGENT_API_KEY=\"", "O6RynmBtgZ", "6UemDd6xU98IwZaX24HgvA\"")]).misses(&["liveagent_api_key = <your-liveagent-key>"]),
    near("livestorm-key", "key of livestorm, by the name", &["livestorm"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("LIVESTORM_API_KEY=\"", "hH1mmy8i4KSZuVg0zEZqG3MjIFPL6RUJU", "dCnamZ3IM9Iv0FZFnXEzQ6c6uSSYRnmGALenkAoNCLR21L0zKRlanU4NbgSMBmIWYoL\"")]).misses(&["livestorm_api_key = <your-livestorm-key>"]),
    near("loadmill-key", "key of loadmill, by the name", &["loadmill"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("LOADMILL_API_KEY=\"", "KsGDiHpT-LjZ", "b-KFt4-No0V-7xwHqYFEumyb\"")]).misses(&["loadmill_api_key = <your-loadmill-key>"]),
    near("lob-key", "key of lob, by the name", &["lob"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("LOB_API_KEY=\"", "7H1FN7srT4rBj", "JgqpzuvqHsuW7RhvCNIQEjfzp2Y\"")]).misses(&["lob_api_key = <your-lob-key>"]),
    near("loginradius-key", "key of loginradius, by the name", &["loginradius"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("LOGINRADIUS_API_KEY=\"", "Qoo5G5n3-qZf", "V-Q1xS-4akL-Bz67jCsrnTEX\"")]).misses(&["loginradius_api_key = <your-loginradius-key>"]),
    near("logzio-key", "key of logzio, by the name", &["logzio", "logz"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9]{32})").max(36)
        .hits(&[concat!("LOGZIO_API_KEY=\"", "lCiqT4RD-2wW", "E-C6P7-Cab8-Ej4fOsv52Vwd\"")]).misses(&["logzio_api_key = <your-logzio-key>"]),
    near("lokalise-key", "key of lokalise, by the name", &["lokalise"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("LOKALISE_API_KEY=\"", "BeAECA8FCbEf4", "baf71C65c23cB1e048DEa5F2Cde\"")]).misses(&["lokalise_api_key = <your-lokalise-key>"]),
    near("looker-key", "key of looker, by the name", &["looker"], r"(?:[A-Za-z0-9]{20}|[A-Za-z0-9]{24})").max(24)
        .hits(&[concat!("LOOKER_API_KEY=\"", "gMnRYB", "QPW1b2itT5fOkK\"")]).misses(&["looker_api_key = <your-looker-key>"]),
    near("loyverse-key", "key of loyverse, by the name", &["loyverse"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LOYVERSE_API_KEY=\"", "EAB1a6daFA", "08E59Fafc07fbd8A6ecDAB\"")]).misses(&["loyverse_api_key = <your-loyverse-key>"]),
    near("lunchmoney-key", "key of lunchmoney, by the name", &["lunchmoney"], r"[A-Fa-f0-9]{50}").max(50)
        .hits(&[concat!("LUNCHMONEY_API_KEY=\"", "C3193CdE5e0EC008", "c1Fc0ae327ac19Dc6C0d92eE41B98F3C71\"")]).misses(&["lunchmoney_api_key = <your-lunchmoney-key>"]),
    near("luno-key", "key of luno, by the name", &["luno"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("LUNO_API_KEY=\"", "TnPWdmXWncQBwO", "rayg6ukk8HPVW6edNUaSD4mkltfXx\"")]).misses(&["luno_api_key = <your-luno-key>"]),
    near("macaddress-key", "key of macaddress, by the name", &["macaddress"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("MACADDRESS_API_KEY=\"", "c9QpKYSm28", "GGcR8FQgr2KN3PdOuxGfb5\"")]).misses(&["macaddress_api_key = <your-macaddress-key>"]),
    near("madkudu-key", "key of madkudu, by the name", &["madkudu"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MADKUDU_API_KEY=\"", "555B98D959", "CbbdcB0a324f5c6CDF7b11\"")]).misses(&["madkudu_api_key = <your-madkudu-key>"]),
    near("magicbell-key", "key of magicbell, by the name", &["magicbell"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("MAGICBELL_API_KEY=\"", "Bbbab9eE4628a", "e02fB03f4c0753e62ed598Cb1FA\"")]).misses(&["magicbell_api_key = <your-magicbell-key>"]),
    near("magnetic-key", "key of magnetic, by the name", &["magnetic"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("MAGNETIC_API_KEY=\"", "JjmUWY78-jXT", "D-SI2B-hR4z-iqEPxfQItc8M\"")]).misses(&["magnetic_api_key = <your-magnetic-key>"]),
    near("mailboxlayer-key", "key of mailboxlayer, by the name", &["mailboxlayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MAILBOXLAYER_API_KEY=\"", "97F438a85B", "6E2d6A3d714fBE70ce9CfD\"")]).misses(&["mailboxlayer_api_key = <your-mailboxlayer-key>"]),
    near("mailerlite-key", "key of mailerlite, by the name", &["mailerlite"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9_.=-]{100,1000})").max(1000)
        .hits(&[concat!("MAILERLITE_API_KEY=\"", "fc5A3E4da6", "AFe6CFd81fb5c4BD9CB201\"")]).misses(&["mailerlite_api_key = <your-mailerlite-key>"]),
    near("mailersend-key", "key of mailersend, by the name", &["mailersend"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("MAILERSEND_API_KEY=\"", "waANsc5nsZpXKILwyjFtk", "c5JR88BEpSHLmuGOyIcj4fCj9ICSRGDzk3Kt08pOyEB\"")]).misses(&["mailersend_api_key = <your-mailersend-key>"]),
    near("mailgun-key", "key of mailgun, by the name", &["mailgun"], r"(?:[A-Fa-f0-9]{32}-[A-Fa-f0-9]{8}-[A-Fa-f0-9]{8}|[A-Za-z0-9_=-]{72})").max(72)
        .hits(&[concat!("MAILGUN_API_KEY=\"", "1bE8D1f06EAeE863", "6d0A5b6605ec879e-48fb7bFD-Ba0Efd5A\"")]).misses(&["mailgun_api_key = <your-mailgun-key>"]),
    near("mailjet-key", "key of mailjet, by the name", &["mailjet"], r"(?:[A-Fa-f0-9]{32}|[A-Z0-9]{32})").max(32)
        .hits(&[concat!("MAILJET_API_KEY=\"", "c4cEaBCEBb", "A8b4eED7CcA9B6801a3CDf\"")]).misses(&["mailjet_api_key = <your-mailjet-key>"]),
    near("mailmodo-key", "key of mailmodo, by the name", &["mailmodo"], r"[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}").max(31)
        .hits(&[concat!("MAILMODO_API_KEY=\"", "6R7UQTV-HY", "IIZBE-AYF83Q5-9MTSJC2\"")]).misses(&["mailmodo_api_key = <your-mailmodo-key>"]),
    near("mailsac-key", "key of mailsac, by the name", &["mailsac"], r"(?:[A-Za-z0-9_=-]{38}|k_[A-Za-z0-9_=-]{36})").max(38)
        .hits(&[concat!("MAILSAC_API_KEY=\"", "HNzZC28iZVUw", "kY91py5zoYyZtxr06kci9ERbsH\"")]).misses(&["mailsac_api_key = <your-mailsac-key>"]),
    near("mandrill-key", "key of mandrill, by the name", &["mandrill"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("MANDRILL_API_KEY=\"", "2YBNaUZ", "lJ4MFYoHPRimW2L\"")]).misses(&["mandrill_api_key = <your-mandrill-key>"]),
    near("mapbox-key", "key of mapbox, by the name", &["mapbox"], r"[A-Za-z0-9_.=-]{80,200}").max(200)
        .hits(&[concat!("MAPBOX_API_KEY=\"", "wYSxUvxjv38FSZqGmqGmfySWnM", "WLTVfeFcVd6mrCh13gCNZIO1A0Bm958d1XoFJrZSMRkaxdKcHts68i\"")]).misses(&["mapbox_api_key = <your-mapbox-key>"]),
    near("mapquest-key", "key of mapquest, by the name", &["mapquest"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MAPQUEST_API_KEY=\"", "SFjilEa02p", "N0bzHtNZXP95Ok48vhoLKW\"")]).misses(&["mapquest_api_key = <your-mapquest-key>"]),
    near("marketo-key", "key of marketo, by the name", &["marketo"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MARKETO_API_KEY=\"", "kG9APyw3MQ", "C2NaSb2901XRfzC8L5EnkZ\"")]).misses(&["marketo_api_key = <your-marketo-key>"]),
    near("marketstack-key", "key of marketstack, by the name", &["marketstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MARKETSTACK_API_KEY=\"", "1f485cdbdc", "3CC80B76eC0b4f9aEc26A3\"")]).misses(&["marketstack_api_key = <your-marketstack-key>"]),
    near("matomo-key", "key of matomo, by the name", &["matomo", "piwik"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MATOMO_API_KEY=\"", "a6eAb8e0B2", "33856930c41ECFfb9dBb32\"")]).misses(&["matomo_api_key = <your-matomo-key>"]),
    near("mattermost-key", "key of mattermost, by the name", &["mattermost"], r"[a-z0-9]{26}").max(26)
        .hits(&[concat!("MATTERMOST_API_KEY=\"", "e2yuv4dg", "vxoaeic4yqnr13t8b1\"")]).misses(&["mattermost_api_key = <your-mattermost-key>"]),
    near("mavenlink-key", "key of mavenlink, by the name", &["mavenlink"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("MAVENLINK_API_KEY=\"", "4f8cFBdDC2EB10ac935E6", "cD4Cd1b74Cc3dbCd208830C67DE4E4ea371BC92fdc1\"")]).misses(&["mavenlink_api_key = <your-mavenlink-key>"]),
    near("maxmind-key", "key of maxmind, by the name", &["maxmind"], r"(?:[A-Za-z0-9]{16}|[A-Za-z0-9_=-]{40})").max(40)
        .hits(&[concat!("MAXMIND_API_KEY=\"", "o6dBr", "nke4MgORHaZ\"")]).misses(&["maxmind_api_key = <your-maxmind-key>"]),
    near("meaningcloud-key", "key of meaningcloud, by the name", &["meaningcloud"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MEANINGCLOUD_API_KEY=\"", "acBcE0ac86", "D50fc1B3635E209dBa7bE4\"")]).misses(&["meaningcloud_api_key = <your-meaningcloud-key>"]),
    near("mediastack-key", "key of mediastack, by the name", &["mediastack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MEDIASTACK_API_KEY=\"", "DfF8886BC3", "64B2E0AaFd915b385fCde3\"")]).misses(&["mediastack_api_key = <your-mediastack-key>"]),
    near("meilisearch-key", "key of meilisearch, by the name", &["meilisearch"], r"(?:[A-Za-z0-9_=-]{43}|[A-Fa-f0-9]{64})").max(64)
        .hits(&[concat!("MEILISEARCH_API_KEY=\"", "Gcx6EI2oCP7NbL", "nX7wMwgtGNU2bQW6CvZrHpFuEdq1a\"")]).misses(&["meilisearch_api_key = <your-meilisearch-key>"]),
    near("meistertask-key", "key of meistertask, by the name", &["meistertask"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("MEISTERTASK_API_KEY=\"", "4YElh2OaESBh4n", "UKNoVUhlY4jHapR9fXvS0oiInmOxB\"")]).misses(&["meistertask_api_key = <your-meistertask-key>"]),
    near("meraki-key", "key of meraki, by the name", &["meraki"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("MERAKI_API_KEY=\"", "75f6Efcf109Fa", "704b8B4cF4bD62e08fB2d36CEe1\"")]).misses(&["meraki_api_key = <your-meraki-key>"]),
    near("mercury-key", "key of mercury, by the name", &["mercury"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("MERCURY_API_KEY=\"", "UrYylFD8RDIiylH24krXv", "67CBEaZ6tFkR40uuCyMidSLFoCEJnmMVDPB7kYKwicp\"")]).misses(&["mercury_api_key = <your-mercury-key>"]),
    near("mesibo-key", "key of mesibo, by the name", &["mesibo"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("MESIBO_API_KEY=\"", "mt63k4nMcfIW9pyqPvAGt", "aIdaGKJPmzscI5DZGjmYEOFpg6FxQYuPbej2vwXHZsS\"")]).misses(&["mesibo_api_key = <your-mesibo-key>"]),
    near("messagebird-key", "key of messagebird, by the name", &["messagebird"], r"[A-Za-z0-9]{25}").max(25)
        .hits(&[concat!("MESSAGEBIRD_API_KEY=\"", "MbnTvp9U", "EYq270KmHLSZXtz5A\"")]).misses(&["messagebird_api_key = <your-messagebird-key>"]),
    near("metaapi-key", "key of metaapi, by the name", &["metaapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("METAAPI_API_KEY=\"", "f9a5f2f5A4", "aE4d0a8Be2E12b961D7F3E\"")]).misses(&["metaapi_api_key = <your-metaapi-key>"]),
    near("metabase-key", "key of metabase, by the name", &["metabase"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("METABASE_API_KEY=\"", "Dp26YF6GidPvBx", "HP07H8Df77gMW5EnPqYeJb0tkhcTrA\"")]).misses(&["metabase_api_key = <your-metabase-key>"]),
    near("metrilo-key", "key of metrilo, by the name", &["metrilo"], r"[A-Fa-f0-9]{16}").max(16)
        .hits(&[concat!("METRILO_API_KEY=\"", "6f8aC", "427DdF35bBA\"")]).misses(&["metrilo_api_key = <your-metrilo-key>"]),
    near("mindmeister-key", "key of mindmeister, by the name", &["mindmeister"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("MINDMEISTER_API_KEY=\"", "aCjyRn3ZsyzXxa", "c7oUXUOwADmzqPdbOXYpoNRCAU81F\"")]).misses(&["mindmeister_api_key = <your-mindmeister-key>"]),
    near("miro-key", "key of miro, by the name", &["miro"], r"[A-Za-z0-9]{27}").max(27)
        .hits(&[concat!("MIRO_API_KEY=\"", "Ojs2HqHDV", "NzaoE1BTJ7rA5gl9uP\"")]).misses(&["miro_api_key = <your-miro-key>"]),
    near("mistral-key", "key of mistral, by the name", &["mistral"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MISTRAL_API_KEY=\"", "K6ioudpra7", "jvz86O2Y5MSIEAHK9LVFJr\"")]).misses(&["mistral_api_key = <your-mistral-key>"]),
    near("mixmax-key", "key of mixmax, by the name", &["mixmax"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9]{36})").max(36)
        .hits(&[concat!("MIXMAX_API_KEY=\"", "wgjwynn4-uDK", "L-Ai9e-wdYV-EuLmj0vkWCGo\"")]).misses(&["mixmax_api_key = <your-mixmax-key>"]),
    near("mixpanel-key", "key of mixpanel, by the name", &["mixpanel"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MIXPANEL_API_KEY=\"", "65cBbb90E6", "f4B09eFf7bA4Fc1dE36af6\"")]).misses(&["mixpanel_api_key = <your-mixpanel-key>"]),
    near("mockaroo-key", "key of mockaroo, by the name", &["mockaroo"], r"[A-Fa-f0-9]{8}").max(8)
        .hits(&[concat!("MOCKAROO_API_KEY=\"", "6da4", "75bf\"")]).misses(&["mockaroo_api_key = <your-mockaroo-key>"]),
    near("moderation-key", "key of moderation, by the name", &["moderation"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("MODERATION_API_KEY=\"", "4ro269JYLrXo", "FgE3fQIWUGPl4jOkyNscmAXd\"")]).misses(&["moderation_api_key = <your-moderation-key>"]),
    near("monday-key", "key of monday, by the name", &["monday"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("MONDAY_API_KEY=\"", "H6juCKxnRG8pYSnvX8fobc7i3OKPt4BVc", "sR7isKJRhFRdrlvtwOPBQ7Xrr1nFtRhksDgzjmPjUhL3wZaInrUbqTl75zXtBVAasWi\"")]).misses(&["monday_api_key = <your-monday-key>"]),
    near("monetate-key", "key of monetate, by the name", &["monetate"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("MONETATE_API_KEY=\"", "TiJGUvVNQQeEs7", "M8plfimsGEzBi5T9fLJgFlaZKwYmsq\"")]).misses(&["monetate_api_key = <your-monetate-key>"]),
    near("mongodb-key", "key of mongodb, by the name", &["mongodb", "atlas"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("MONGODB_API_KEY=\"", "TyTyIoGy-q20", "B-6rRz-dwsh-c4NolSxvABLk\"")]).misses(&["mongodb_api_key = <your-mongodb-key>"]),
    near("monkeylearn-key", "key of monkeylearn, by the name", &["monkeylearn"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("MONKEYLEARN_API_KEY=\"", "B73EBceb0dDcB", "b3dEfc458Aa3E1d0977c7f4C02B\"")]).misses(&["monkeylearn_api_key = <your-monkeylearn-key>"]),
    near("moonclerk-key", "key of moonclerk, by the name", &["moonclerk"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MOONCLERK_API_KEY=\"", "eCEDc4eC29", "cAcFe5fab4D823ed48690E\"")]).misses(&["moonclerk_api_key = <your-moonclerk-key>"]),
    near("moosend-key", "key of moosend, by the name", &["moosend"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("MOOSEND_API_KEY=\"", "X3Cd6MuS-u31", "3-Yqrl-vAxG-peKVTXb95MzS\"")]).misses(&["moosend_api_key = <your-moosend-key>"]),
    near("moralis-key", "key of moralis, by the name", &["moralis"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("MORALIS_API_KEY=\"", "Ymu2umjpvBiLhIAe0RyN9", "w9miyOUhfxOgbnyPaV9smQAtFnlpMYOUbaG6BhdLoiy\"")]).misses(&["moralis_api_key = <your-moralis-key>"]),
    near("mrticktock-key", "key of mrticktock, by the name", &["mrticktock"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("MRTICKTOCK_API_KEY=\"", "ZlEDUP", "HAFL8r1JptyYe3\"")]).misses(&["mrticktock_api_key = <your-mrticktock-key>"]),
    near("mux-key", "key of mux, by the name", &["mux"], r"[A-Za-z0-9_=-]{75}").max(75)
        .hits(&[concat!("MUX_API_KEY=\"", "WjUpOI8m1Rw92TxcwMKgp0RII", "h6vEaVMIyhxfOWpEDOwueNPOSbaN7Zb62SIycZnPpzmqsAig9C\"")]).misses(&["mux_api_key = <your-mux-key>"]),
    near("mycurl-key", "key of mycurl, by the name", &["mycurl"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("MYCURL_API_KEY=\"", "mEekVP", "ofHthZd3j6qSIN\"")]).misses(&["mycurl_api_key = <your-mycurl-key>"]),
    near("myexperiment-key", "key of myexperiment, by the name", &["myexperiment"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MYEXPERIMENT_API_KEY=\"", "1S9OKi88Fr", "vw7w3RY0cNQMJpoLIrv9xk\"")]).misses(&["myexperiment_api_key = <your-myexperiment-key>"]),
    near("myintervals-key", "key of myintervals, by the name", &["myintervals"], r"[A-Fa-f0-9]{11}").max(11)
        .hits(&[concat!("MYINTERVALS_API_KEY=\"", "b4f0", "cdE25ae\"")]).misses(&["myintervals_api_key = <your-myintervals-key>"]),
    near("nasa-key", "key of nasa, by the name", &["nasa"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("NASA_API_KEY=\"", "8k2pca1xYGEp7", "DZHbbBbOw7cMspYKWLdb3AyE0IZ\"")]).misses(&["nasa_api_key = <your-nasa-key>"]),
    near("nasdaqdatalink-key", "key of nasdaqdatalink, by the name", &["nasdaqdatalink", "nasdaq"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("NASDAQDATALINK_API_KEY=\"", "UxPgTs", "XDrKBjQzW8mhEe\"")]).misses(&["nasdaqdatalink_api_key = <your-nasdaqdatalink-key>"]),
    near("netcore-key", "key of netcore, by the name", &["netcore"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("NETCORE_API_KEY=\"", "lx5gp1m3qg", "i0xal2n1uw50udr3tsfzvf\"")]).misses(&["netcore_api_key = <your-netcore-key>"]),
    near("netlify-key", "key of netlify, by the name", &["netlify"], r"[A-Za-z0-9_.=-]{43,64}").max(64)
        .hits(&[concat!("NETLIFY_API_KEY=\"", "IpuOlZmZ5NzyWg", "ZVvKJPm1S3iO6uVasK9MZkXUt8gbJ\"")]).misses(&["netlify_api_key = <your-netlify-key>"]),
    near("netsuite-key", "key of netsuite, by the name", &["netsuite"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("NETSUITE_API_KEY=\"", "91de7bB5Ded9f359D5Da2", "D404BDcca6220B993FfDE282FbBAF8839DE45AC1607\"")]).misses(&["netsuite_api_key = <your-netsuite-key>"]),
    near("neutrinoapi-key", "key of neutrinoapi, by the name", &["neutrinoapi"], r"[A-Za-z0-9]{48}").max(48)
        .hits(&[concat!("NEUTRINOAPI_API_KEY=\"", "xAtUvm5Eck4QyuKe", "rcGOVA3m8Zd61wFPOSC4uAgLRp73aiM5\"")]).misses(&["neutrinoapi_api_key = <your-neutrinoapi-key>"]),
    near("newrelic-key", "key of newrelic, by the name", &["newrelic", "new_relic"], r"[A-Za-z0-9_.=-]{32,47}").max(47)
        .hits(&[concat!("NEWRELIC_API_KEY=\"", "3LQB0ZcBdU", "OOtHlYJvpW6daeRobr2qxI\"")]).misses(&["newrelic_api_key = <your-newrelic-key>"]),
    near("newsapi-key", "key of newsapi, by the name", &["newsapi"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("NEWSAPI_API_KEY=\"", "6971D9633e", "d2AbEfFc9D8dFa9d60372C\"")]).misses(&["newsapi_api_key = <your-newsapi-key>"]),
    near("newscatcher-key", "key of newscatcher, by the name", &["newscatcher"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("NEWSCATCHER_API_KEY=\"", "D5I7db3EzyS9bM", "9xNhk4PVKhrgsXiTPSa18yIBd5MoE\"")]).misses(&["newscatcher_api_key = <your-newscatcher-key>"]),
    near("nexmo-key", "key of nexmo, by the name", &["nexmo", "vonage"], r"(?:[A-Fa-f0-9]{8}|[A-Za-z0-9]{16})").max(16)
        .hits(&[concat!("NEXMO_API_KEY=\"", "af2A", "4e56\"")]).misses(&["nexmo_api_key = <your-nexmo-key>"]),
    near("nftport-key", "key of nftport, by the name", &["nftport"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("NFTPORT_API_KEY=\"", "vqAcyA4X-F0I", "d-ASiU-SAl8-HkyWGRIoZKbN\"")]).misses(&["nftport_api_key = <your-nftport-key>"]),
    near("ngrok-key", "key of ngrok, by the name", &["ngrok"], r"(?:[A-Za-z0-9_=-]{49}|[A-Za-z0-9_=-]{43})").max(49)
        .hits(&[concat!("NGROK_API_KEY=\"", "7cGm1qRjOD3rIhHN", "GoNeS3cj1B0WZL7ualGiFS3gyhA8fKq5U\"")]).misses(&["ngrok_api_key = <your-ngrok-key>"]),
    near("nicereply-key", "key of nicereply, by the name", &["nicereply"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("NICEREPLY_API_KEY=\"", "88CE7C5d10CCD", "188B2D6a20dABb3Ca7f6Ed48ceF\"")]).misses(&["nicereply_api_key = <your-nicereply-key>"]),
    near("nightfall-key", "key of nightfall, by the name", &["nightfall"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("NIGHTFALL_API_KEY=\"", "zjM0lCZMJu", "DLztxyYQqaHm0vMW1NLKVX\"")]).misses(&["nightfall_api_key = <your-nightfall-key>"]),
    near("nimble-key", "key of nimble, by the name", &["nimble"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("NIMBLE_API_KEY=\"", "n1by4DZAYc", "rO0M25pKId9ZCmLDu1nb\"")]).misses(&["nimble_api_key = <your-nimble-key>"]),
    near("nitro-key", "key of nitro, by the name", &["nitro"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("NITRO_API_KEY=\"", "wQthgqnMxyKtEr", "lf9S7caTDQnW7fwOjq2EVT1UuDSA9\"")]).misses(&["nitro_api_key = <your-nitro-key>"]),
    near("noticeable-key", "key of noticeable, by the name", &["noticeable"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("NOTICEABLE_API_KEY=\"", "Jc0gMz", "p7FSraD5tnmj3T\"")]).misses(&["noticeable_api_key = <your-noticeable-key>"]),
    near("notion-key", "key of notion, by the name", &["notion"], r"[A-Za-z0-9_.=-]{43,50}").max(50)
        .hits(&[concat!("NOTION_API_KEY=\"", "jabJTlEGE2GoRV", "5TmY9kXzeX9WzoRHNjpLgewkbGJ3d\"")]).misses(&["notion_api_key = <your-notion-key>"]),
    near("nozbe-key", "key of nozbe, by the name", &["nozbe", "nozbeteams"], r"[A-Za-z0-9_=-]{82}").max(82)
        .hits(&[concat!("NOZBE_API_KEY=\"", "Oy7mfVe521ekFC47K1qcVPJo81o", "DuFSVKTvStXSXIDChROlmuhDicTY1l97sXWSdDtuC7w15hj49cpIL0Z\"")]).misses(&["nozbe_api_key = <your-nozbe-key>"]),
    near("npm-key", "key of npm, by the name", &["npm"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("NPM_API_KEY=\"", "63cshmLa-EPI", "O-g3sG-TdJI-qzlPX8CmgWvx\"")]).misses(&["npm_api_key = <your-npm-key>"]),
    near("nuget-key", "key of nuget, by the name", &["nuget"], r"[A-Za-z0-9_.=-]{43,47}").max(47)
        .hits(&[concat!("NUGET_API_KEY=\"", "givV2vmkUAdxwP", "b8U8nLVf0YkfeyKVOho5MwgzCGIPN\"")]).misses(&["nuget_api_key = <your-nuget-key>"]),
    near("numverify-key", "key of numverify, by the name", &["numverify"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("NUMVERIFY_API_KEY=\"", "8CC8a88Ed9", "1B53eFDfDdaFE0dc698BA1\"")]).misses(&["numverify_api_key = <your-numverify-key>"]),
    near("nutritionix-key", "key of nutritionix, by the name", &["nutritionix"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("NUTRITIONIX_API_KEY=\"", "D3e6eE968d", "4FFb5D8dFeC9Bac3c10f9E\"")]).misses(&["nutritionix_api_key = <your-nutritionix-key>"]),
    near("nylas-key", "key of nylas, by the name", &["nylas"], r"(?:[A-Za-z0-9]{30}|[A-Za-z0-9]{36})").max(36)
        .hits(&[concat!("NYLAS_API_KEY=\"", "eia7H0BeBq", "NwdTyUkKFQ8Ozes9XxZa\"")]).misses(&["nylas_api_key = <your-nylas-key>"]),
    near("oanda-key", "key of oanda, by the name", &["oanda"], r"(?:[A-Za-z0-9]{24}|[A-Fa-f0-9]{32}-[A-Fa-f0-9]{32})").max(65)
        .hits(&[concat!("OANDA_API_KEY=\"", "CuhanbDB", "2hgcSJPoaVm6fwMO\"")]).misses(&["oanda_api_key = <your-oanda-key>"]),
    near("okta-key", "key of okta, by the name", &["okta"], r"[A-Za-z0-9_=-]{42}").max(42)
        .hits(&[concat!("OKTA_API_KEY=\"", "RLSU7QmQTUSNJ6", "A0bpoXGDECH7FyJdbmNT5YjKLGgW\"")]).misses(&["okta_api_key = <your-okta-key>"]),
    near("omnisend-key", "key of omnisend, by the name", &["omnisend"], r"[A-Za-z0-9_=-]{75}").max(75)
        .hits(&[concat!("OMNISEND_API_KEY=\"", "l2Edt0T0tc0FGdxjHE9jwdyJ1", "kV2ciGMmz1qtl8rsVjb9kjFuxpJrVO3vqiFVPW2Ka0xTod1Hu9\"")]).misses(&["omnisend_api_key = <your-omnisend-key>"]),
    near("ondemand-key", "key of ondemand, by the name", &["ondemand"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("ONDEMAND_API_KEY=\"", "DTisqtF3ba", "XTKMCsjOmZzky9IEpnuAwq\"")]).misses(&["ondemand_api_key = <your-ondemand-key>"]),
    near("onedesk-key", "key of onedesk, by the name", &["onedesk"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ONEDESK_API_KEY=\"", "wPiUOLFavZ", "hA5s84KpDoWYNBhG9mxPMI\"")]).misses(&["onedesk_api_key = <your-onedesk-key>"]),
    near("onelogin-key", "key of onelogin, by the name", &["onelogin"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("ONELOGIN_API_KEY=\"", "DfC0ecb6dB5A37b2A5D1A", "56f4cdcD2aF3AC09f5F5CA619E593BBfAbcC867aFd1\"")]).misses(&["onelogin_api_key = <your-onelogin-key>"]),
    near("onepagecrm-key", "key of onepagecrm, by the name", &["onepagecrm"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("ONEPAGECRM_API_KEY=\"", "dlVKxvtkeDfvbh", "obrxKSz8fYdze9wjqgvMxJDAQ6GOfB\"")]).misses(&["onepagecrm_api_key = <your-onepagecrm-key>"]),
    near("onesignal-key", "key of onesignal, by the name", &["onesignal"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9_=-]{48})").max(48)
        .hits(&[concat!("ONESIGNAL_API_KEY=\"", "sF58lVnS-r8w", "6-7S5M-HK2T-lCAZ8J6qy3cY\"")]).misses(&["onesignal_api_key = <your-onesignal-key>"]),
    near("onfleet-key", "key of onfleet, by the name", &["onfleet"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ONFLEET_API_KEY=\"", "CbdcfdBfBd", "Dae1bA5dC237a6E49A8Ac0\"")]).misses(&["onfleet_api_key = <your-onfleet-key>"]),
    near("onwater-key", "key of onwater, by the name", &["onwater"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("ONWATER_API_KEY=\"", "vS5Xw1", "bjrNn7KLdIcDlp\"")]).misses(&["onwater_api_key = <your-onwater-key>"]),
    near("oopspam-key", "key of oopspam, by the name", &["oopspam"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("OOPSPAM_API_KEY=\"", "cQBuKeJwB1BdO", "sgU4P8JKSHaWB8ILk3JTyYP5FUx\"")]).misses(&["oopspam_api_key = <your-oopspam-key>"]),
    near("openai-key", "key of openai, by the name", &["openai"], r"[A-Za-z0-9_.=-]{40,60}").max(60)
        .hits(&[concat!("OPENAI_API_KEY=\"", "aRM7gyGYqXNG2", "V9xzH61rdK2MW01gNXbsFRZ5ejl\"")]).misses(&["openai_api_key = <your-openai-key>"]),
    near("opencagedata-key", "key of opencagedata, by the name", &["opencagedata", "opencage"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("OPENCAGEDATA_API_KEY=\"", "F0B48baDb7", "E3dD90e27fa9BF581A3bc7\"")]).misses(&["opencagedata_api_key = <your-opencagedata-key>"]),
    near("opengraphr-key", "key of opengraphr, by the name", &["opengraphr"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("OPENGRAPHR_API_KEY=\"", "eFgMLdtS-CEm", "S-uqIQ-lgaV-r26wNJFqYicj\"")]).misses(&["opengraphr_api_key = <your-opengraphr-key>"]),
    near("openrouter-key", "key of openrouter, by the name", &["openrouter"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("OPENROUTER_API_KEY=\"", "WUSqOqRW3PsgnqY2gpg5t", "kgkq3h7rJPu3TzuxBpvRi6dBp0oTxWEY7fbIsJ4Pldr\"")]).misses(&["openrouter_api_key = <your-openrouter-key>"]),
    near("openuv-key", "key of openuv, by the name", &["openuv"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("OPENUV_API_KEY=\"", "TDHJOi8x03", "rR7GiHA5hVaZrkFe8ygSvK\"")]).misses(&["openuv_api_key = <your-openuv-key>"]),
    near("openweather-key", "key of openweather, by the name", &["openweather", "owm", "openweathermap"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("OPENWEATHER_API_KEY=\"", "d0ca5c2c6e", "4E3AAbd7B34D59D6fFE84C\"")]).misses(&["openweather_api_key = <your-openweather-key>"]),
    near("opsgenie-key", "key of opsgenie, by the name", &["opsgenie"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("OPSGENIE_API_KEY=\"", "d4NCxFp3-im9", "j-WdLs-Rytp-DzHVZAYOq4BK\"")]).misses(&["opsgenie_api_key = <your-opsgenie-key>"]),
    near("optimizely-key", "key of optimizely, by the name", &["optimizely"], r"[A-Za-z0-9_=-]{54}").max(54)
        .hits(&[concat!("OPTIMIZELY_API_KEY=\"", "1wrYy3bAMWdWA3m6Bu", "GTXs4XNUs2dKwPZr5MCSIZGO0AmkqBzHFeN6\"")]).misses(&["optimizely_api_key = <your-optimizely-key>"]),
    near("overloop-key", "key of overloop, by the name", &["overloop"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("OVERLOOP_API_KEY=\"", "ZvgVHLPDViaepVdL", "IflNMEOgvKSm3mL5GHSyN4oRF2vxJYDPZ7\"")]).misses(&["overloop_api_key = <your-overloop-key>"]),
    near("owlbot-key", "key of owlbot, by the name", &["owlbot"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("OWLBOT_API_KEY=\"", "EdAdE2f1D9296", "FA8f4E0E16Be2EbadAfC3ECD4c8\"")]).misses(&["owlbot_api_key = <your-owlbot-key>"]),
    near("packagecloud-key", "key of packagecloud, by the name", &["packagecloud"], r"[A-Fa-f0-9]{48}").max(48)
        .hits(&[concat!("PACKAGECLOUD_API_KEY=\"", "a8D950a5bc6c0AfD", "3DCE8fd9CaaD439cF897fB6df5EeAC1D\"")]).misses(&["packagecloud_api_key = <your-packagecloud-key>"]),
    near("pagerduty-key", "key of pagerduty, by the name", &["pagerduty"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("PAGERDUTY_API_KEY=\"", "2yN7LM", "hqfOwAileRFZ5B\"")]).misses(&["pagerduty_api_key = <your-pagerduty-key>"]),
    near("pandadoc-key", "key of pandadoc, by the name", &["pandadoc"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("PANDADOC_API_KEY=\"", "Qfa82gwv3QR5y", "pcFgJgkOAUKY2hWLG6yZxrwe3Pk\"")]).misses(&["pandadoc_api_key = <your-pandadoc-key>"]),
    near("pandascore-key", "key of pandascore, by the name", &["pandascore"], r"[A-Za-z0-9_=-]{51}").max(51)
        .hits(&[concat!("PANDASCORE_API_KEY=\"", "6nm7l3Un2x2U0Vgme", "ZQt2a6yjQ7rPrpsAa26nb1jNhCUZL3ex5E\"")]).misses(&["pandascore_api_key = <your-pandascore-key>"]),
    near("paperform-key", "key of paperform, by the name", &["paperform"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("PAPERFORM_API_KEY=\"", "nHWCAtCDWtbnuNOioyMkpY1LdrzIdj5OU", "MWpdS34SMYMMJc0Avqy1JK3BlbGcyHBRxUb5OeeeYaStBVgOWIkACKYDyaHwuxBGhjT\"")]).misses(&["paperform_api_key = <your-paperform-key>"]),
    near("papyrs-key", "key of papyrs, by the name", &["papyrs"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("PAPYRS_API_KEY=\"", "Hz69Lc12SC", "wDnQamZb10ogGeKpv95XJ6\"")]).misses(&["papyrs_api_key = <your-papyrs-key>"]),
    near("paralleldots-key", "key of paralleldots, by the name", &["paralleldots"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("PARALLELDOTS_API_KEY=\"", "LTf7OK70VYfrxz", "kgiMejsgq3qGrtY1PeiABg6y9dswv\"")]).misses(&["paralleldots_api_key = <your-paralleldots-key>"]),
    near("parseur-key", "key of parseur, by the name", &["parseur"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("PARSEUR_API_KEY=\"", "6C9c8d2389E22", "6C3b1CF7BC689c71DFD0cbd53A4\"")]).misses(&["parseur_api_key = <your-parseur-key>"]),
    near("partnerstack-key", "key of partnerstack, by the name", &["partnerstack"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("PARTNERSTACK_API_KEY=\"", "26xicO1UNb3udurEskZcq", "Lj5dUgeRPnTvjKHnfg3bQvtLgVslQmGHPhaWFXIqpCe\"")]).misses(&["partnerstack_api_key = <your-partnerstack-key>"]),
    near("passbase-key", "key of passbase, by the name", &["passbase"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("PASSBASE_API_KEY=\"", "r6lsPuZOi8Lp16hwhGjWXTBBvlCJf2vDlmq5hMF8po", "i8AdYtri9OXNVC4kdYtUOSsHeRAp5AehwHJbRocHv6wcWJDraFnHZbOsTqzsOZYZTVZqUTDo8kbleYuQcHG0zg\"")]).misses(&["passbase_api_key = <your-passbase-key>"]),
    near("pastebin-key", "key of pastebin, by the name", &["pastebin"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("PASTEBIN_API_KEY=\"", "GedDm0pnBh", "olg4cXJ30NGMUnvjqQkWrR\"")]).misses(&["pastebin_api_key = <your-pastebin-key>"]),
    near("paydirtapp-key", "key of paydirtapp, by the name", &["paydirtapp", "paydirt"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PAYDIRTAPP_API_KEY=\"", "bAf3EA988E", "CAaC7BbbDE39cF0B561274\"")]).misses(&["paydirtapp_api_key = <your-paydirtapp-key>"]),
    near("paymoapp-key", "key of paymoapp, by the name", &["paymoapp", "paymo"], r"[A-Za-z0-9]{44}").max(44)
        .hits(&[concat!("PAYMOAPP_API_KEY=\"", "FNdl1mhNbxdkQX", "2iRnfOXJ7d07am5NJqtU1xncWPkeKb\"")]).misses(&["paymoapp_api_key = <your-paymoapp-key>"]),
    near("paymongo-key", "key of paymongo, by the name", &["paymongo"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("PAYMONGO_API_KEY=\"", "8qEo3ccS8w", "ALlqXYR84I5Wa0eZDfCJbL\"")]).misses(&["paymongo_api_key = <your-paymongo-key>"]),
    near("paypal-key", "key of paypal, by the name", &["paypal"], r"[A-Za-z0-9_=-]{80}").max(80)
        .hits(&[concat!("PAYPAL_API_KEY=\"", "WzVgKTIvi92JIcRxWeWshCxA8u", "uSJ3V7n7ItvR8q6Sa08Qf109gobPzQmAnFqHUgkGB4fhKwRJazjxt2\"")]).misses(&["paypal_api_key = <your-paypal-key>"]),
    near("paystack-key", "key of paystack, by the name", &["paystack"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("PAYSTACK_API_KEY=\"", "siBXYa1Ha4hWxS", "Rogezfyr25KAzMQZ6RHrLfBiVCnegO\"")]).misses(&["paystack_api_key = <your-paystack-key>"]),
    near("pdflayer-key", "key of pdflayer, by the name", &["pdflayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PDFLAYER_API_KEY=\"", "9afc3FFd46", "5D94aeB28Dd6fFca9e053A\"")]).misses(&["pdflayer_api_key = <your-pdflayer-key>"]),
    near("pdfshift-key", "key of pdfshift, by the name", &["pdfshift"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PDFSHIFT_API_KEY=\"", "Aed399ecDD", "36Ca9FD0b4c2e8dA43bc31\"")]).misses(&["pdfshift_api_key = <your-pdfshift-key>"]),
    near("peopledatalabs-key", "key of peopledatalabs, by the name", &["peopledatalabs"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PEOPLEDATALABS_API_KEY=\"", "dBd10BE1c104DE6F6C197", "A74E0eFE89d9CF7A427b63DCBe7c6Acf2491CEaBD08\"")]).misses(&["peopledatalabs_api_key = <your-peopledatalabs-key>"]),
    near("pepipost-key", "key of pepipost, by the name", &["pepipost"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PEPIPOST_API_KEY=\"", "68FD74FCEA", "0E3aAAb2DE2a1d96c0F1fB\"")]).misses(&["pepipost_api_key = <your-pepipost-key>"]),
    near("percy-key", "key of percy, by the name", &["percy"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PERCY_API_KEY=\"", "fE362df6A1e7C77C3Ad3D", "d2eDeAB19e34a0Af6F0Afb5CdC795cAb06EBeCfF738\"")]).misses(&["percy_api_key = <your-percy-key>"]),
    near("pinata-key", "key of pinata, by the name", &["pinata"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PINATA_API_KEY=\"", "137BFaA67FA84d3DAE23E", "A8ecD4fBea1cd4c09BCb905b47Bf6a805F3dCE22Eef\"")]).misses(&["pinata_api_key = <your-pinata-key>"]),
    near("pinecone-key", "key of pinecone, by the name", &["pinecone"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("PINECONE_API_KEY=\"", "zLdG0ZYH-5sM", "K-0uRZ-JqTO-KIlQYaUiWA9E\"")]).misses(&["pinecone_api_key = <your-pinecone-key>"]),
    near("pingdom-key", "key of pingdom, by the name", &["pingdom"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("PINGDOM_API_KEY=\"", "ReV6JiTIwt5iMQ3fwYNQ6T0ltIz0", "iYJUnsjITFgyz7o6ofHXE2g5QN8WLbJlFZxQHEqJgnyaCKWR3kNDlUYFHm\"")]).misses(&["pingdom_api_key = <your-pingdom-key>"]),
    near("pipedream-key", "key of pipedream, by the name", &["pipedream"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PIPEDREAM_API_KEY=\"", "2E3E8D17Cd", "B5ae92bCDbc7dA865a1409\"")]).misses(&["pipedream_api_key = <your-pipedream-key>"]),
    near("pipedrive-key", "key of pipedrive, by the name", &["pipedrive"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("PIPEDRIVE_API_KEY=\"", "A857Ab5A9DE48", "F66a04cbDfb94B2573EFCEe0a8A\"")]).misses(&["pipedrive_api_key = <your-pipedrive-key>"]),
    near("pivotaltracker-key", "key of pivotaltracker, by the name", &["pivotaltracker", "pivotal"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PIVOTALTRACKER_API_KEY=\"", "AeAcf1a54F", "65414873a9c2eD8d0FEfBa\"")]).misses(&["pivotaltracker_api_key = <your-pivotaltracker-key>"]),
    near("pixabay-key", "key of pixabay, by the name", &["pixabay"], r"[0-9]{8}-[A-Fa-f0-9]{25}").max(34)
        .hits(&[concat!("PIXABAY_API_KEY=\"", "80918697-2D", "DB67e8Ea0c06c25631C3FD9\"")]).misses(&["pixabay_api_key = <your-pixabay-key>"]),
    near("plaid-key", "key of plaid, by the name", &["plaid"], r"[A-Fa-f0-9]{30}").max(30)
        .hits(&[concat!("PLAID_API_KEY=\"", "8deA12EA2f", "120877d069FbfAEcD3Bd\"")]).misses(&["plaid_api_key = <your-plaid-key>"]),
    near("planview-key", "key of planview, by the name", &["planview"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("PLANVIEW_API_KEY=\"", "fEu0g2NFxr", "21UrKkSMF2EsPGzB3yW9Ap\"")]).misses(&["planview_api_key = <your-planview-key>"]),
    near("planyo-key", "key of planyo, by the name", &["planyo"], r"[A-Za-z0-9]{62}").max(62)
        .hits(&[concat!("PLANYO_API_KEY=\"", "p465diMf1TSUJXBdr4fJ", "HCq5KfexjjRMExadzY0H2rmZqYNgW9AnafVuoRQpDO\"")]).misses(&["planyo_api_key = <your-planyo-key>"]),
    near("plivo-key", "key of plivo, by the name", &["plivo"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("PLIVO_API_KEY=\"", "IvAHxh5siXBNX", "OoGXfzPv80mcs1JOojZ3lbVWSK5\"")]).misses(&["plivo_api_key = <your-plivo-key>"]),
    near("podio-key", "key of podio, by the name", &["podio"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("PODIO_API_KEY=\"", "mYImAlD5TbJleJfPNcwvK", "o30cGtnjlSp82Q9jEcw6ooNmcUOnj4pdBxvSe3ID6HM\"")]).misses(&["podio_api_key = <your-podio-key>"]),
    near("pollsapi-key", "key of pollsapi, by the name", &["pollsapi"], r"[A-Z0-9]{28}").max(28)
        .hits(&[concat!("POLLSAPI_API_KEY=\"", "Q6PKTGQGA", "YGT5L9DKXH6B220PUOZ\"")]).misses(&["pollsapi_api_key = <your-pollsapi-key>"]),
    near("poloniex-key", "key of poloniex, by the name", &["poloniex"], r"[A-Fa-f0-9]{128}").max(128)
        .hits(&[concat!("POLONIEX_API_KEY=\"", "4F0239321862537AB644037cbc3ffcCe3251e8DfD1", "0baaCcDD5CCFcc7fCE35afb3Ac2585EcFB1fEDA18BaE42Eea4c5e3EcdcfdACffb20E953cA421dDFefbdc3B\"")]).misses(&["poloniex_api_key = <your-poloniex-key>"]),
    near("polygon-key", "key of polygon, by the name", &["polygon"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("POLYGON_API_KEY=\"", "I63vroE8A9", "cpLKdDfF2GAbq0tzV46Mny\"")]).misses(&["polygon_api_key = <your-polygon-key>"]),
    near("polymail-key", "key of polymail, by the name", &["polymail"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("POLYMAIL_API_KEY=\"", "68NQrk7DJ6", "VJeFzpwAiqrtfvY83Ebujd\"")]).misses(&["polymail_api_key = <your-polymail-key>"]),
    near("portainer-key", "key of portainer, by the name", &["portainer"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("PORTAINER_API_KEY=\"", "lwTsHMmOSm3fup", "X7LrbuS8ixYbBqnyDLQ15RItlNH7iu\"")]).misses(&["portainer_api_key = <your-portainer-key>"]),
    near("positionstack-key", "key of positionstack, by the name", &["positionstack"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("POSITIONSTACK_API_KEY=\"", "MsMGzlK353", "TVOS1QkVr6pWRDvcPjlAze\"")]).misses(&["positionstack_api_key = <your-positionstack-key>"]),
    near("postageapp-key", "key of postageapp, by the name", &["postageapp"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("POSTAGEAPP_API_KEY=\"", "qkEgsB8ggs", "REWgo9RdM24zB1OFj7mk0U\"")]).misses(&["postageapp_api_key = <your-postageapp-key>"]),
    near("postbacks-key", "key of postbacks, by the name", &["postbacks"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("POSTBACKS_API_KEY=\"", "IzX9Ipj51Z", "N9qBmMG0TV3yDE6bAQYnc8\"")]).misses(&["postbacks_api_key = <your-postbacks-key>"]),
    near("postmark-key", "key of postmark, by the name", &["postmark"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("POSTMARK_API_KEY=\"", "kf4TF5AQ-Z7P", "6-Ua6k-97RV-ZnvYplfCMdih\"")]).misses(&["postmark_api_key = <your-postmark-key>"]),
    near("powrbot-key", "key of powrbot, by the name", &["powrbot"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("POWRBOT_API_KEY=\"", "UzcwfwXIVHQqf", "SBGmbMkM3RdOQLKJZasb7UAH1Ci\"")]).misses(&["powrbot_api_key = <your-powrbot-key>"]),
    near("prefect-key", "key of prefect, by the name", &["prefect"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("PREFECT_API_KEY=\"", "F58AmTBfVrdA", "Yxbyo1Qgrm6Hqk9BlMawGvCZ\"")]).misses(&["prefect_api_key = <your-prefect-key>"]),
    near("privacy-key", "key of privacy, by the name", &["privacy"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("PRIVACY_API_KEY=\"", "945ItYmz-nSP", "f-EqQt-anxV-7wX081TYLmAJ\"")]).misses(&["privacy_api_key = <your-privacy-key>"]),
    near("privatbank-key", "key of privatbank, by the name", &["privatbank"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("PRIVATBANK_API_KEY=\"", "jtv016sqiA", "bSwnikPe0ISG2Khlx4maqD\"")]).misses(&["privatbank_api_key = <your-privatbank-key>"]),
    near("prodpad-key", "key of prodpad, by the name", &["prodpad"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PRODPAD_API_KEY=\"", "0eEfEbf5B5a9CdB69fFAf", "E7BDeD5C1eAd6f0aEA3e7bB05DfBd02bac7Fe6EABC9\"")]).misses(&["prodpad_api_key = <your-prodpad-key>"]),
    near("prospectcrm-key", "key of prospectcrm, by the name", &["prospectcrm"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PROSPECTCRM_API_KEY=\"", "75DBcF3bDd", "edc7baEef6AD94A25E803b\"")]).misses(&["prospectcrm_api_key = <your-prospectcrm-key>"]),
    near("protocolsio-key", "key of protocolsio, by the name", &["protocolsio"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PROTOCOLSIO_API_KEY=\"", "fec8533bfaACFF6c4EFC6", "aAF2e54bdBAd223dab6EDCaAE29Cfe5C7c6a6b01fdB\"")]).misses(&["protocolsio_api_key = <your-protocolsio-key>"]),
    near("proxycrawl-key", "key of proxycrawl, by the name", &["proxycrawl", "crawlbase"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("PROXYCRAWL_API_KEY=\"", "OakvcmK", "dyg8eSznGWxjptI\"")]).misses(&["proxycrawl_api_key = <your-proxycrawl-key>"]),
    near("pubnub-key", "key of pubnub, by the name", &["pubnub"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("PUBNUB_API_KEY=\"", "E3nGJOikGZQj", "KBymK8uBWvjZMmfpb2cGEz7L\"")]).misses(&["pubnub_api_key = <your-pubnub-key>"]),
    near("purestake-key", "key of purestake, by the name", &["purestake"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("PURESTAKE_API_KEY=\"", "KG4tb528zEdyT", "n1YgYuWoi3T2hylpZsFjBWgvGSt\"")]).misses(&["purestake_api_key = <your-purestake-key>"]),
    near("pushbullet-key", "key of pushbullet, by the name", &["pushbullet"], r"[A-Za-z0-9_=-]{34}").max(34)
        .hits(&[concat!("PUSHBULLET_API_KEY=\"", "GK5eWWJA1O1", "IcCExd9vjTQXV2FzoiIneb5\"")]).misses(&["pushbullet_api_key = <your-pushbullet-key>"]),
    near("pusher-key", "key of pusher, by the name", &["pusher"], r"[A-Fa-f0-9]{20}").max(20)
        .hits(&[concat!("PUSHER_API_KEY=\"", "Bb0E6C", "fA31e2D89f5c74\"")]).misses(&["pusher_api_key = <your-pusher-key>"]),
    near("pushover-key", "key of pushover, by the name", &["pushover"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("PUSHOVER_API_KEY=\"", "FDYxvCzRBd", "JC3OInXM9qxDe2Rt14lo\"")]).misses(&["pushover_api_key = <your-pushover-key>"]),
    near("qase-key", "key of qase, by the name", &["qase"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("QASE_API_KEY=\"", "3E38e7fC1C4db", "c7dCC87d5eb26cFd3DE0B97C749\"")]).misses(&["qase_api_key = <your-qase-key>"]),
    near("qualaroo-key", "key of qualaroo, by the name", &["qualaroo"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("QUALAROO_API_KEY=\"", "SlQRKeV43rY0bkZUoX3oF", "Gwy2nuUYLyFSEnTZzdY59IKWsyY9Zx2vIjpuB7wnqcK\"")]).misses(&["qualaroo_api_key = <your-qualaroo-key>"]),
    near("qubole-key", "key of qubole, by the name", &["qubole"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("QUBOLE_API_KEY=\"", "Ec2330cC57ba30BF88d65", "6CFfF98fd00DeD04ad16febcd91F0CCd5e4Af8B7634\"")]).misses(&["qubole_api_key = <your-qubole-key>"]),
];
