//! Keys without a prefix of their own, told by the service that is named before them (part 3 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("languagelayer-key", "key of languagelayer, by the name", &["languagelayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LANGUAGELAYER_API_KEY=\"", "1fAA271cbA", "6c8047BD3612F8ca9fe8A5\"")]).misses(&["languagelayer_api_key = <your-languagelayer-key>"]),
    near("lark-key", "key of lark, by the name", &["lark"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("LARK_API_KEY=\"", "LhD2WMSnrY", "3sXLpDUWlqJRrPvjcVQt87\"")]).misses(&["lark_api_key = <your-lark-key>"]),
    near("lastfm-key", "key of lastfm, by the name", &["lastfm"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LASTFM_API_KEY=\"", "9c0D612e94", "D983b1C9E6ed07fCF5D1cD\"")]).misses(&["lastfm_api_key = <your-lastfm-key>"]),
    near("launchdarkly-key", "key of launchdarkly, by the name", &["launchdarkly"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("LAUNCHDARKLY_API_KEY=\"", "BYdRtfqn-FPz", "d-W7Yg-2Ljr-WXCN4ofeakJt\"")]).misses(&["launchdarkly_api_key = <your-launchdarkly-key>"]),
    near("leadfeeder-key", "key of leadfeeder, by the name", &["leadfeeder"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("LEADFEEDER_API_KEY=\"", "1Fni06ZIrOWzy3", "pDhSx9D3OMhEzXCU63g2iLTDySZop\"")]).misses(&["leadfeeder_api_key = <your-leadfeeder-key>"]),
    near("lemlist-key", "key of lemlist, by the name", &["lemlist"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LEMLIST_API_KEY=\"", "6ed0dfECEf", "8c5D1a0c33C8A994f2be2E\"")]).misses(&["lemlist_api_key = <your-lemlist-key>"]),
    near("lemonsqueezy-key", "key of lemonsqueezy, by the name", &["lemonsqueezy"], r"[A-Za-z0-9_.=-]{300,1000}").max(1000)
        .hits(&[concat!("LEMONSQUEEZY_API_KEY=\"", "Sgu72U2CcMFWjTVPpzSBU5n5uTPlKq3Vgk3T2NchsgBNiPVZYkG8hBndHlZy6GldKI8k3fDmDpCl3J7qHynyX0Edt4hI1vH5IzET", "vSj8fLkiZi4Z0WFloYW5LxYJWwIc0otUoMBEe4lCw698oFUe4G5ueEAHUlbuPoVgp1821MvDvZbcAXA9Cr4DMvq5YpYbtXII30ML30dA1z1ho6enNTHV7jRzdv87nOtIJ1xHBhZsyhSuxE7X3JsT0kNR08rplEAPiCUCaiznMxtmL8JGyYcYoqYiU1TBAw50sJ2jELOa\"")]).misses(&["lemonsqueezy_api_key = <your-lemonsqueezy-key>"]),
    near("lendflow-key", "key of lendflow, by the name", &["lendflow"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("LENDFLOW_API_KEY=\"", "ALlRQtoW0X99", "nHE1ctHF4WnzA0NlJ1y8eTrM\"")]).misses(&["lendflow_api_key = <your-lendflow-key>"]),
    near("lessannoyingcrm-key", "key of lessannoyingcrm, by the name", &["lessannoyingcrm", "less"], r"[A-Za-z0-9_=-]{57}").max(57)
        .hits(&[concat!("LESSANNOYINGCRM_API_KEY=\"", "FsqYgLhl6UrpHZnX6pM", "plwFaYlG65aDuaNrr1kSPVGKF7R9MZXUp68bTE\"")]).misses(&["lessannoyingcrm_api_key = <your-lessannoyingcrm-key>"]),
    near("lexigram-key", "key of lexigram, by the name", &["lexigram"], r"[A-Za-z0-9]{301}").max(301)
        .hits(&[concat!("LEXIGRAM_API_KEY=\"", "2Rn1BOZIrqPhRn8Fh5M0qeVyY1UnFcLmWY3HTzKtvejz4NAnWmuIkfzQR34d6GQ3mwG3l0wsrlFLCrNlhhf7gnFODK2NUOuYdIgl", "C5kRsqV16dp7TCyxNRU9ohUeGjWEQv51OdmTVNN0VOkeX49Erawj4yBKAofGXspmAGRFUw9Q75Zr3LLHDE8VBXP2BBcfMzuLbP9FSdgzlOJrZC4WJZFWBdHghCkH4EQvU3FXesmLEESwg6AyhWsnLWDY80Q8fsdCdNNjFuxkrFU8NicGhRZByKlDIpvtMkHu5ToP9jing\"")]).misses(&["lexigram_api_key = <your-lexigram-key>"]),
    near("license-key-key", "key of license_key, by the name", &["license_key"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("LICENSE_KEY_API_KEY=\"", "BedfD8795d34f", "CeFF0DfcEeD45B169Aa07A38d9B\"")]).misses(&["license_key_api_key = <your-license_key-key>"]),
    near("line-key", "key of line, by the name", &["line"], r"(?:[A-Za-z0-9_.=-]{171}|[A-Za-z0-9_=-]{43})").max(171)
        .hits(&[concat!("LINE_API_KEY=\"", "CfY1EyQyWPAPAz2Pzuia1r884FM9wUADrXluDAfEvGhFMBFqhMOCTwxJH", "SVQKquacNTQNH4o53dHhpZDaENrW1xMgx4tyyD7xFWQPpwxrVQy5iszgS8hFhB1PEUFZi6svljX0vC2XDqMMEZB1yRJNfklONAjFxInCf31Yu8pLd4\"")]).misses(&["line_api_key = <your-line-key>"]),
    near("linear-key", "key of linear, by the name", &["linear"], r"[A-Za-z0-9_.=-]{40,48}").max(48)
        .hits(&[concat!("LINEAR_API_KEY=\"", "Fb2hq4kvanx1g", "egke3hzPsGcUFM4xO2zdHotJTfv\"")]).misses(&["linear_api_key = <your-linear-key>"]),
    near("linenotify-key", "key of linenotify, by the name", &["linenotify", "notify.line"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("LINENOTIFY_API_KEY=\"", "vTsb44y1BTIsLF", "xS83ZfNgpM2nbG0pQCTylE3PhgY6X\"")]).misses(&["linenotify_api_key = <your-linenotify-key>"]),
    near("linkedin-key", "key of linkedin, by the name", &["linkedin"], r"(?:[A-Za-z0-9]{14}|[A-Za-z0-9]{16})").max(16)
        .hits(&[concat!("LINKEDIN_API_KEY=\"", "rsdh", "tug1MYzynC\"")]).misses(&["linkedin_api_key = <your-linkedin-key>"]),
    near("linkpreview-key", "key of linkpreview, by the name", &["linkpreview"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LINKPREVIEW_API_KEY=\"", "C3250EEf85", "A9ec54Dbd96CE3F0b24Ff7\"")]).misses(&["linkpreview_api_key = <your-linkpreview-key>"]),
    near("liveagent-key", "key of liveagent, by the name", &["liveagent"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("LIVEAGENT_API_KEY=\"", "sywj4klACo", "hHkANBZCRg7dx95VKm6Yep\"")]).misses(&["liveagent_api_key = <your-liveagent-key>"]),
    near("livestorm-key", "key of livestorm, by the name", &["livestorm"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("LIVESTORM_API_KEY=\"", "X5FWHoz86LHVVcuOPgwmsdKOotzgVWBwB", "W1iE5P1LSC8SzDQMq0eAQcuFqtAhakd37byCiepPZJCnZWX4rSc6FyJ2iO5zEDuxfTU\"")]).misses(&["livestorm_api_key = <your-livestorm-key>"]),
    near("loadmill-key", "key of loadmill, by the name", &["loadmill"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("LOADMILL_API_KEY=\"", "7ODFos9S-kVC", "N-Nmaj-q09g-Ec1ohHOXZfwM\"")]).misses(&["loadmill_api_key = <your-loadmill-key>"]),
    near("lob-key", "key of lob, by the name", &["lob"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("LOB_API_KEY=\"", "WyHpJDihZleW6", "mkByfKS09jNuJixeERYgWvPOlDb\"")]).misses(&["lob_api_key = <your-lob-key>"]),
    near("loginradius-key", "key of loginradius, by the name", &["loginradius"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("LOGINRADIUS_API_KEY=\"", "zO0R2Rao-RnO", "x-csiX-1mMw-rnUW2FLfhgTP\"")]).misses(&["loginradius_api_key = <your-loginradius-key>"]),
    near("logzio-key", "key of logzio, by the name", &["logzio", "logz"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9]{32})").max(36)
        .hits(&[concat!("LOGZIO_API_KEY=\"", "w3L37MiW-CnF", "l-NLnZ-syl6-oNj4OPkrJBv8\"")]).misses(&["logzio_api_key = <your-logzio-key>"]),
    near("lokalise-key", "key of lokalise, by the name", &["lokalise"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("LOKALISE_API_KEY=\"", "82eFfEd4F2CEE", "f9ffFfb5BCc80efA4E926FBd0bf\"")]).misses(&["lokalise_api_key = <your-lokalise-key>"]),
    near("looker-key", "key of looker, by the name", &["looker"], r"(?:[A-Za-z0-9]{20}|[A-Za-z0-9]{24})").max(24)
        .hits(&[concat!("LOOKER_API_KEY=\"", "AJaxDd", "PFqeIkB7vwbS2y\"")]).misses(&["looker_api_key = <your-looker-key>"]),
    near("loyverse-key", "key of loyverse, by the name", &["loyverse"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LOYVERSE_API_KEY=\"", "bfcCE4aAB0", "A6dc9bDf8F320A41B1C0Ca\"")]).misses(&["loyverse_api_key = <your-loyverse-key>"]),
    near("lunchmoney-key", "key of lunchmoney, by the name", &["lunchmoney"], r"[A-Fa-f0-9]{50}").max(50)
        .hits(&[concat!("LUNCHMONEY_API_KEY=\"", "3b2dD3CA1Ef7721b", "CEbaBA85CA4b0EfBF3e95a86bAFD720514\"")]).misses(&["lunchmoney_api_key = <your-lunchmoney-key>"]),
    near("luno-key", "key of luno, by the name", &["luno"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("LUNO_API_KEY=\"", "DhhCTkb5EuwwT8", "CblQ5tUXSIdKe8oL5spjQAUyGfPm0\"")]).misses(&["luno_api_key = <your-luno-key>"]),
    near("macaddress-key", "key of macaddress, by the name", &["macaddress"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("MACADDRESS_API_KEY=\"", "vH3PXq6SEM", "sqRgJ0TQOtxKvSZeB8Y3f2\"")]).misses(&["macaddress_api_key = <your-macaddress-key>"]),
    near("madkudu-key", "key of madkudu, by the name", &["madkudu"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MADKUDU_API_KEY=\"", "baf4a857E0", "CA6dbC0ca4fD8DBe29FdbE\"")]).misses(&["madkudu_api_key = <your-madkudu-key>"]),
    near("magicbell-key", "key of magicbell, by the name", &["magicbell"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("MAGICBELL_API_KEY=\"", "Bbbab9eE4628a", "e02fB03f4c0753e62ed598Cb1FA\"")]).misses(&["magicbell_api_key = <your-magicbell-key>"]),
    near("magnetic-key", "key of magnetic, by the name", &["magnetic"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("MAGNETIC_API_KEY=\"", "Y63ZV2qg-e28", "u-u1ri-qYsT-ClRGwn85Ua1M\"")]).misses(&["magnetic_api_key = <your-magnetic-key>"]),
    near("mailboxlayer-key", "key of mailboxlayer, by the name", &["mailboxlayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MAILBOXLAYER_API_KEY=\"", "06Fc5BB3f2", "66ed0C7af6B8DAe4C9532c\"")]).misses(&["mailboxlayer_api_key = <your-mailboxlayer-key>"]),
    near("mailerlite-key", "key of mailerlite, by the name", &["mailerlite"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9_.=-]{100,1000})").max(1000)
        .hits(&[concat!("MAILERLITE_API_KEY=\"", "1E29BA1bBb", "5f9fb36a4D8EF5e1ad97e2\"")]).misses(&["mailerlite_api_key = <your-mailerlite-key>"]),
    near("mailersend-key", "key of mailersend, by the name", &["mailersend"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("MAILERSEND_API_KEY=\"", "68zNz7cDaZRPI4cmanPAY", "eTaMCccR2JwtsjOMULrrPd554fdcbtg1COoPNjGlh03\"")]).misses(&["mailersend_api_key = <your-mailersend-key>"]),
    near("mailgun-key", "key of mailgun, by the name", &["mailgun"], r"(?:[A-Fa-f0-9]{32}-[A-Fa-f0-9]{8}-[A-Fa-f0-9]{8}|[A-Za-z0-9_=-]{72})").max(72)
        .hits(&[concat!("MAILGUN_API_KEY=\"", "7026FddfDb8bcf5d", "d4CeCe1f52a48b52-3CFcdfD0-AAb19Fa7\"")]).misses(&["mailgun_api_key = <your-mailgun-key>"]),
    near("mailjet-key", "key of mailjet, by the name", &["mailjet"], r"(?:[A-Fa-f0-9]{32}|[A-Z0-9]{32})").max(32)
        .hits(&[concat!("MAILJET_API_KEY=\"", "81a45F99BC", "d384d36217feDEAb0f52Bc\"")]).misses(&["mailjet_api_key = <your-mailjet-key>"]),
    near("mailmodo-key", "key of mailmodo, by the name", &["mailmodo"], r"[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}").max(31)
        .hits(&[concat!("MAILMODO_API_KEY=\"", "8BJEE34-LS", "3HE3A-H6BR1M8-Y5NVZ7X\"")]).misses(&["mailmodo_api_key = <your-mailmodo-key>"]),
    near("mailsac-key", "key of mailsac, by the name", &["mailsac"], r"(?:[A-Za-z0-9_=-]{38}|k_[A-Za-z0-9_=-]{36})").max(38)
        .hits(&[concat!("MAILSAC_API_KEY=\"", "5Xj653J7bo4s", "J3vtOc5mhYiNJe9Uud143rvfRo\"")]).misses(&["mailsac_api_key = <your-mailsac-key>"]),
    near("mandrill-key", "key of mandrill, by the name", &["mandrill"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("MANDRILL_API_KEY=\"", "4r29zpD", "c5EhiCfFq7ko6bS\"")]).misses(&["mandrill_api_key = <your-mandrill-key>"]),
    near("mapbox-key", "key of mapbox, by the name", &["mapbox"], r"[A-Za-z0-9_.=-]{80,200}").max(200)
        .hits(&[concat!("MAPBOX_API_KEY=\"", "3gGAtnLY0hP1moqhRN0ztiE3vn", "RP71wRlcOG8AFh1avWag6kC5IK3ixGmLSy03xQJIpyEePrRvgKFqlD\"")]).misses(&["mapbox_api_key = <your-mapbox-key>"]),
    near("mapquest-key", "key of mapquest, by the name", &["mapquest"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MAPQUEST_API_KEY=\"", "fwZva53yYP", "Wpnsiuf9pmK2b5h80UPtX4\"")]).misses(&["mapquest_api_key = <your-mapquest-key>"]),
    near("marketo-key", "key of marketo, by the name", &["marketo"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MARKETO_API_KEY=\"", "CBbmj5MiGG", "XCmOvzfWkiV8BREKULgSNZ\"")]).misses(&["marketo_api_key = <your-marketo-key>"]),
    near("marketstack-key", "key of marketstack, by the name", &["marketstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MARKETSTACK_API_KEY=\"", "84e8eCB2bd", "9eb126F2A81D5E7a1dc0eC\"")]).misses(&["marketstack_api_key = <your-marketstack-key>"]),
    near("matomo-key", "key of matomo, by the name", &["matomo", "piwik"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MATOMO_API_KEY=\"", "0856350edF", "fa4bf0eE1CE3b297D5bBc8\"")]).misses(&["matomo_api_key = <your-matomo-key>"]),
    near("mattermost-key", "key of mattermost, by the name", &["mattermost"], r"[a-z0-9]{26}").max(26)
        .hits(&[concat!("MATTERMOST_API_KEY=\"", "4nq5m179", "3nbl2jpasa41ouxdie\"")]).misses(&["mattermost_api_key = <your-mattermost-key>"]),
    near("mavenlink-key", "key of mavenlink, by the name", &["mavenlink"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("MAVENLINK_API_KEY=\"", "E5DF5cAdcdb97e51bC665", "1fa2Ce81Df92e65f18d33b2cF85FDf652739AeCa1B2\"")]).misses(&["mavenlink_api_key = <your-mavenlink-key>"]),
    near("maxmind-key", "key of maxmind, by the name", &["maxmind"], r"(?:[A-Za-z0-9]{16}|[A-Za-z0-9_=-]{40})").max(40)
        .hits(&[concat!("MAXMIND_API_KEY=\"", "LVKlk", "urFAxj9nJbQ\"")]).misses(&["maxmind_api_key = <your-maxmind-key>"]),
    near("meaningcloud-key", "key of meaningcloud, by the name", &["meaningcloud"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MEANINGCLOUD_API_KEY=\"", "ABec37c582", "b91C2efB7aD9458e0Fc3E1\"")]).misses(&["meaningcloud_api_key = <your-meaningcloud-key>"]),
    near("mediastack-key", "key of mediastack, by the name", &["mediastack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MEDIASTACK_API_KEY=\"", "af9ce5C11c", "9e5Bf37e461b3FedD08EC6\"")]).misses(&["mediastack_api_key = <your-mediastack-key>"]),
    near("meilisearch-key", "key of meilisearch, by the name", &["meilisearch"], r"(?:[A-Za-z0-9_=-]{43}|[A-Fa-f0-9]{64})").max(64)
        .hits(&[concat!("MEILISEARCH_API_KEY=\"", "TLAsZVQRM5Y6lS", "vmNNK4rnmyB9a7XDInNtzSs6ZoYcC\"")]).misses(&["meilisearch_api_key = <your-meilisearch-key>"]),
    near("meistertask-key", "key of meistertask, by the name", &["meistertask"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("MEISTERTASK_API_KEY=\"", "A5YyjKckzSXyAq", "nWNo4HrCxZfiOA6UXran7gj3bx4LV\"")]).misses(&["meistertask_api_key = <your-meistertask-key>"]),
    near("meraki-key", "key of meraki, by the name", &["meraki"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("MERAKI_API_KEY=\"", "C17Bc11d3edeB", "c967F3d3502aaE6A87ECDFf6B4c\"")]).misses(&["meraki_api_key = <your-meraki-key>"]),
    near("mercury-key", "key of mercury, by the name", &["mercury"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("MERCURY_API_KEY=\"", "Zg4sfL4QV85O7oKMov0Bt", "3ISZXON0V8k62dn9up0Imd2BuhS6cbXdDC1taEzLTj5\"")]).misses(&["mercury_api_key = <your-mercury-key>"]),
    near("mesibo-key", "key of mesibo, by the name", &["mesibo"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("MESIBO_API_KEY=\"", "vsivNH3tFcJyelrYMqXY1", "TpI5kiUF1aWOwvNWTvKYmTYCno9jZKchADbefskJXSV\"")]).misses(&["mesibo_api_key = <your-mesibo-key>"]),
    near("messagebird-key", "key of messagebird, by the name", &["messagebird"], r"[A-Za-z0-9]{25}").max(25)
        .hits(&[concat!("MESSAGEBIRD_API_KEY=\"", "IAu1Ysoc", "F1GSeIpXHi6BKM8Tv\"")]).misses(&["messagebird_api_key = <your-messagebird-key>"]),
    near("metaapi-key", "key of metaapi, by the name", &["metaapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("METAAPI_API_KEY=\"", "fDFbfEA11d", "BdF9DebE4D71ad6cf0cc82\"")]).misses(&["metaapi_api_key = <your-metaapi-key>"]),
    near("metabase-key", "key of metabase, by the name", &["metabase"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("METABASE_API_KEY=\"", "yDTDu8mqXtNgrH", "qYrBgnUxbCcuoqrCnQdak2vL8JlmOt\"")]).misses(&["metabase_api_key = <your-metabase-key>"]),
    near("metrilo-key", "key of metrilo, by the name", &["metrilo"], r"[A-Fa-f0-9]{16}").max(16)
        .hits(&[concat!("METRILO_API_KEY=\"", "B7aFC", "b3f0c64D52d\"")]).misses(&["metrilo_api_key = <your-metrilo-key>"]),
    near("mindmeister-key", "key of mindmeister, by the name", &["mindmeister"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("MINDMEISTER_API_KEY=\"", "0ziAcdIoC7vkDv", "6OfIxOhfp3AJOrbgKe2PUL6I54zMV\"")]).misses(&["mindmeister_api_key = <your-mindmeister-key>"]),
    near("miro-key", "key of miro, by the name", &["miro"], r"[A-Za-z0-9]{27}").max(27)
        .hits(&[concat!("MIRO_API_KEY=\"", "KQym879Gn", "BRr8EO7od0uyeiPhFV\"")]).misses(&["miro_api_key = <your-miro-key>"]),
    near("mistral-key", "key of mistral, by the name", &["mistral"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MISTRAL_API_KEY=\"", "q1BhhbeEM8", "4bjBkMy9qDPEZC6KdG7mUo\"")]).misses(&["mistral_api_key = <your-mistral-key>"]),
    near("mixmax-key", "key of mixmax, by the name", &["mixmax"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9]{36})").max(36)
        .hits(&[concat!("MIXMAX_API_KEY=\"", "gJbqx4oU-3hb", "F-ZY4p-uANf-MCXj1ZK58cWs\"")]).misses(&["mixmax_api_key = <your-mixmax-key>"]),
    near("mixpanel-key", "key of mixpanel, by the name", &["mixpanel"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MIXPANEL_API_KEY=\"", "Bb77294B22", "d9C81CFf069AeBcE5dd3ba\"")]).misses(&["mixpanel_api_key = <your-mixpanel-key>"]),
    near("mockaroo-key", "key of mockaroo, by the name", &["mockaroo"], r"[A-Fa-f0-9]{8}").max(8)
        .hits(&[concat!("MOCKAROO_API_KEY=\"", "E9Fa", "b5C2\"")]).misses(&["mockaroo_api_key = <your-mockaroo-key>"]),
    near("moderation-key", "key of moderation, by the name", &["moderation"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("MODERATION_API_KEY=\"", "aPOXxnObkVoa", "GrngOcWGHF6fbBplNosZiIaz\"")]).misses(&["moderation_api_key = <your-moderation-key>"]),
    near("monday-key", "key of monday, by the name", &["monday"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("MONDAY_API_KEY=\"", "y2POz6CgABnMWCJOfbcT5nLBBggt6eZE6", "sxigoVovtdBKNKvquw7hAwlfNdOqVips59jNsCs4ro269JYLrXoFgE3fQIWUGPl4jOk\"")]).misses(&["monday_api_key = <your-monday-key>"]),
    near("monetate-key", "key of monetate, by the name", &["monetate"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("MONETATE_API_KEY=\"", "vOhqvHGZgdU9Vk", "4tox3ysXZtdtlxY23aLyDXqjOW89gp\"")]).misses(&["monetate_api_key = <your-monetate-key>"]),
    near("mongodb-key", "key of mongodb, by the name", &["mongodb", "atlas"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("MONGODB_API_KEY=\"", "kbBs3EOM-dYO", "C-92ea-vZQ6-4dWhOE0tMA2p\"")]).misses(&["mongodb_api_key = <your-mongodb-key>"]),
    near("monkeylearn-key", "key of monkeylearn, by the name", &["monkeylearn"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("MONKEYLEARN_API_KEY=\"", "d1dd7fc2965BF", "AffBeAA1Cd62ED35A8E0Fc5bBeF\"")]).misses(&["monkeylearn_api_key = <your-monkeylearn-key>"]),
    near("moonclerk-key", "key of moonclerk, by the name", &["moonclerk"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("MOONCLERK_API_KEY=\"", "eEEC21fFcf", "eb5CbFC3DEA5916f824fB0\"")]).misses(&["moonclerk_api_key = <your-moonclerk-key>"]),
    near("moosend-key", "key of moosend, by the name", &["moosend"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("MOOSEND_API_KEY=\"", "ukIEe3x5-ULY", "B-H6pM-lKGL-ib3twfQ9ZDyg\"")]).misses(&["moosend_api_key = <your-moosend-key>"]),
    near("moralis-key", "key of moralis, by the name", &["moralis"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("MORALIS_API_KEY=\"", "dlSNLDk5C8c3Crw1ZFphj", "Pz8TUXIElZiVgMz3Kkoi3FA83nzu4rKQ9dOHkWjVatG\"")]).misses(&["moralis_api_key = <your-moralis-key>"]),
    near("mrticktock-key", "key of mrticktock, by the name", &["mrticktock"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("MRTICKTOCK_API_KEY=\"", "5NljTz", "8f63xWtBJvw0Mr\"")]).misses(&["mrticktock_api_key = <your-mrticktock-key>"]),
    near("mux-key", "key of mux, by the name", &["mux"], r"[A-Za-z0-9_=-]{75}").max(75)
        .hits(&[concat!("MUX_API_KEY=\"", "ZERjX1WOMY7gBtwZn3XjENbPa", "EwO8W3CNLYjKGDgguabvy0U2DJwBnKOqBAriULcCab568njDPx\"")]).misses(&["mux_api_key = <your-mux-key>"]),
    near("mycurl-key", "key of mycurl, by the name", &["mycurl"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("MYCURL_API_KEY=\"", "5GapXh", "uJYtoTrWIQxcjn\"")]).misses(&["mycurl_api_key = <your-mycurl-key>"]),
    near("myexperiment-key", "key of myexperiment, by the name", &["myexperiment"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("MYEXPERIMENT_API_KEY=\"", "p72Bqy6kVN", "E9UpV3tROmgcNxDSf029o6\"")]).misses(&["myexperiment_api_key = <your-myexperiment-key>"]),
    near("myintervals-key", "key of myintervals, by the name", &["myintervals"], r"[A-Fa-f0-9]{11}").max(11)
        .hits(&[concat!("MYINTERVALS_API_KEY=\"", "871B", "bD9e54d\"")]).misses(&["myintervals_api_key = <your-myintervals-key>"]),
    near("nasa-key", "key of nasa, by the name", &["nasa"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("NASA_API_KEY=\"", "3TfbXviGRcZuC", "CWcjxQnBaYF7vs4RHdmKSENkWyp\"")]).misses(&["nasa_api_key = <your-nasa-key>"]),
    near("nasdaqdatalink-key", "key of nasdaqdatalink, by the name", &["nasdaqdatalink", "nasdaq"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("NASDAQDATALINK_API_KEY=\"", "dagOBQ", "uXwFmj2ipSIKUl\"")]).misses(&["nasdaqdatalink_api_key = <your-nasdaqdatalink-key>"]),
    near("netcore-key", "key of netcore, by the name", &["netcore"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("NETCORE_API_KEY=\"", "etba44rltg", "0opyzs60gb3wo9u43mf2xa\"")]).misses(&["netcore_api_key = <your-netcore-key>"]),
    near("netlify-key", "key of netlify, by the name", &["netlify"], r"[A-Za-z0-9_.=-]{43,64}").max(64)
        .hits(&[concat!("NETLIFY_API_KEY=\"", "p8YjPzEczAnTGU", "szVofxeuPPqFmetagE5LJKsGrN1YU\"")]).misses(&["netlify_api_key = <your-netlify-key>"]),
    near("netsuite-key", "key of netsuite, by the name", &["netsuite"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("NETSUITE_API_KEY=\"", "0b095C4Bd6bD5b27dfcA7", "BEE8e3DA287eE6C47f5d6E5d96bA7fB4e1F65E8cD3C\"")]).misses(&["netsuite_api_key = <your-netsuite-key>"]),
    near("neutrinoapi-key", "key of neutrinoapi, by the name", &["neutrinoapi"], r"[A-Za-z0-9]{48}").max(48)
        .hits(&[concat!("NEUTRINOAPI_API_KEY=\"", "IqO61oMejQoweycy", "a3lj5OFaNsCSpjRsuXIZqJkV6AHNfE0e\"")]).misses(&["neutrinoapi_api_key = <your-neutrinoapi-key>"]),
    near("newrelic-key", "key of newrelic, by the name", &["newrelic", "new_relic"], r"[A-Za-z0-9_.=-]{32,47}").max(47)
        .hits(&[concat!("NEWRELIC_API_KEY=\"", "aWaHD6m0NX", "EYm4WPLF3rGUSqEslVKQN6\"")]).misses(&["newrelic_api_key = <your-newrelic-key>"]),
    near("newsapi-key", "key of newsapi, by the name", &["newsapi"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("NEWSAPI_API_KEY=\"", "3EfcFb6CAC", "00c74a2FA7ee05d81EbED6\"")]).misses(&["newsapi_api_key = <your-newsapi-key>"]),
    near("newscatcher-key", "key of newscatcher, by the name", &["newscatcher"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("NEWSCATCHER_API_KEY=\"", "lufKXa8yoA54gP", "meJ3k0eZG2XNucPtnzQ13ZlwTKEIr\"")]).misses(&["newscatcher_api_key = <your-newscatcher-key>"]),
    near("nexmo-key", "key of nexmo, by the name", &["nexmo", "vonage"], r"(?:[A-Fa-f0-9]{8}|[A-Za-z0-9]{16})").max(16)
        .hits(&[concat!("NEXMO_API_KEY=\"", "ACB0", "91D5\"")]).misses(&["nexmo_api_key = <your-nexmo-key>"]),
    near("nftport-key", "key of nftport, by the name", &["nftport"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("NFTPORT_API_KEY=\"", "qJ6E3MGf-u0q", "x-xnHg-jkeY-K41DU6ImWNCT\"")]).misses(&["nftport_api_key = <your-nftport-key>"]),
    near("ngrok-key", "key of ngrok, by the name", &["ngrok"], r"(?:[A-Za-z0-9_=-]{49}|[A-Za-z0-9_=-]{43})").max(49)
        .hits(&[concat!("NGROK_API_KEY=\"", "IUbYqRaKlqwHUW4o", "uOGhFulALcggeVmScQI72NDsej4z5Xxhp\"")]).misses(&["ngrok_api_key = <your-ngrok-key>"]),
    near("nicereply-key", "key of nicereply, by the name", &["nicereply"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("NICEREPLY_API_KEY=\"", "3C692E31Ec1DE", "1aAfC625a179c0B3Ddcb423eC28\"")]).misses(&["nicereply_api_key = <your-nicereply-key>"]),
    near("nightfall-key", "key of nightfall, by the name", &["nightfall"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("NIGHTFALL_API_KEY=\"", "iay8NGkp6G", "2AUo7jZaxPNwXvObtJ1E5m\"")]).misses(&["nightfall_api_key = <your-nightfall-key>"]),
    near("nimble-key", "key of nimble, by the name", &["nimble"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("NIMBLE_API_KEY=\"", "ve1zJ6nBVC", "SkxHwloYDpL263hIyKWM\"")]).misses(&["nimble_api_key = <your-nimble-key>"]),
    near("nitro-key", "key of nitro, by the name", &["nitro"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("NITRO_API_KEY=\"", "A8fkPTrSBidiih", "N1wMmX82xVx4Pd8zKO1Aq0uBwS6fs\"")]).misses(&["nitro_api_key = <your-nitro-key>"]),
    near("noticeable-key", "key of noticeable, by the name", &["noticeable"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("NOTICEABLE_API_KEY=\"", "I4XZHr", "hmx7VoBWFfzY89\"")]).misses(&["noticeable_api_key = <your-noticeable-key>"]),
    near("notion-key", "key of notion, by the name", &["notion"], r"[A-Za-z0-9_.=-]{43,50}").max(50)
        .hits(&[concat!("NOTION_API_KEY=\"", "rRi0cp3FgdOhCP", "n02eBl5P0C36poJLZYWA7gyGPhBFu\"")]).misses(&["notion_api_key = <your-notion-key>"]),
    near("nozbe-key", "key of nozbe, by the name", &["nozbe", "nozbeteams"], r"[A-Za-z0-9_=-]{82}").max(82)
        .hits(&[concat!("NOZBE_API_KEY=\"", "heNeEjWcGsfaMGYCMBKt73zcb6x", "q33vyaLvontLZjBBKiAzjGFIO2jZyoWouuS3c8gG2WM5nYvSObF7Ztp\"")]).misses(&["nozbe_api_key = <your-nozbe-key>"]),
    near("npm-key", "key of npm, by the name", &["npm"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("NPM_API_KEY=\"", "ouJK5fl9-bDq", "m-DxW8-djUR-IA6wyBr3fKmp\"")]).misses(&["npm_api_key = <your-npm-key>"]),
    near("nuget-key", "key of nuget, by the name", &["nuget"], r"[A-Za-z0-9_.=-]{43,47}").max(47)
        .hits(&[concat!("NUGET_API_KEY=\"", "13SCiOm2ihFqTi", "bj9509qfpBuycWtJGmnqNkhL1gaw3\"")]).misses(&["nuget_api_key = <your-nuget-key>"]),
    near("numverify-key", "key of numverify, by the name", &["numverify"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("NUMVERIFY_API_KEY=\"", "154B6C13f0", "9cC6d3BbcF8eC3D012b5af\"")]).misses(&["numverify_api_key = <your-numverify-key>"]),
    near("nutritionix-key", "key of nutritionix, by the name", &["nutritionix"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("NUTRITIONIX_API_KEY=\"", "d40C841B3B", "FfF4e1A3A758bf10dcCBDF\"")]).misses(&["nutritionix_api_key = <your-nutritionix-key>"]),
    near("nylas-key", "key of nylas, by the name", &["nylas"], r"(?:[A-Za-z0-9]{30}|[A-Za-z0-9]{36})").max(36)
        .hits(&[concat!("NYLAS_API_KEY=\"", "2rLlW8Ttnu", "znrwIKcay4CltAj2XTEH\"")]).misses(&["nylas_api_key = <your-nylas-key>"]),
    near("oanda-key", "key of oanda, by the name", &["oanda"], r"(?:[A-Za-z0-9]{24}|[A-Fa-f0-9]{32}-[A-Fa-f0-9]{32})").max(65)
        .hits(&[concat!("OANDA_API_KEY=\"", "GWlzeR4P", "hLvxwQ2UspgyGYuq\"")]).misses(&["oanda_api_key = <your-oanda-key>"]),
    near("okta-key", "key of okta, by the name", &["okta"], r"[A-Za-z0-9_=-]{42}").max(42)
        .hits(&[concat!("OKTA_API_KEY=\"", "tlMCipypvVSLCy", "7RA7WBOa4rwVinqlM7zavO12uEBp\"")]).misses(&["okta_api_key = <your-okta-key>"]),
    near("omnisend-key", "key of omnisend, by the name", &["omnisend"], r"[A-Za-z0-9_=-]{75}").max(75)
        .hits(&[concat!("OMNISEND_API_KEY=\"", "U0JKtD4fYkxUv1ABNIvygnWZj", "uLerzV8n1xPchzwVVppcTDeE8Xrofcg0cMZ4UJHY2lqednB5t6\"")]).misses(&["omnisend_api_key = <your-omnisend-key>"]),
    near("ondemand-key", "key of ondemand, by the name", &["ondemand"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("ONDEMAND_API_KEY=\"", "waG4ZDkl8v", "Thjlv18pNEtbDYQadkm6x7\"")]).misses(&["ondemand_api_key = <your-ondemand-key>"]),
    near("onedesk-key", "key of onedesk, by the name", &["onedesk"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ONEDESK_API_KEY=\"", "93BM4Fb6vm", "jMCsr1PzGDFMAy03dctJLK\"")]).misses(&["onedesk_api_key = <your-onedesk-key>"]),
    near("onelogin-key", "key of onelogin, by the name", &["onelogin"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("ONELOGIN_API_KEY=\"", "CFeBddF5Cbc76D3EF24BD", "E479E1cdDA17A37FFEbEa1B09CfbBD9074123e8d2EF\"")]).misses(&["onelogin_api_key = <your-onelogin-key>"]),
    near("onepagecrm-key", "key of onepagecrm, by the name", &["onepagecrm"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("ONEPAGECRM_API_KEY=\"", "BfXvK9LnqHUm8R", "MIUsqFEjQYWcj7irItG8U2ZwR4Dbva\"")]).misses(&["onepagecrm_api_key = <your-onepagecrm-key>"]),
    near("onesignal-key", "key of onesignal, by the name", &["onesignal"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9_=-]{48})").max(48)
        .hits(&[concat!("ONESIGNAL_API_KEY=\"", "uICQHvsR-vco", "x-qGIQ-cPGf-4RvjhAF9a5nq\"")]).misses(&["onesignal_api_key = <your-onesignal-key>"]),
    near("onfleet-key", "key of onfleet, by the name", &["onfleet"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ONFLEET_API_KEY=\"", "c33552Ebe8", "6CdEAbCD56ce31b9c20FB0\"")]).misses(&["onfleet_api_key = <your-onfleet-key>"]),
    near("onwater-key", "key of onwater, by the name", &["onwater"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("ONWATER_API_KEY=\"", "ofMB8z", "PqHEdic5tN4sWO\"")]).misses(&["onwater_api_key = <your-onwater-key>"]),
    near("oopspam-key", "key of oopspam, by the name", &["oopspam"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("OOPSPAM_API_KEY=\"", "do95XRHq6uXX9", "GBIKbsyony4CteHMZV3UXEx627b\"")]).misses(&["oopspam_api_key = <your-oopspam-key>"]),
    near("openai-key", "key of openai, by the name", &["openai"], r"[A-Za-z0-9_.=-]{40,60}").max(60)
        .hits(&[concat!("OPENAI_API_KEY=\"", "YxlfN3YRiqPGz", "CogfqpXvAQxH3OsVFLXE0UneaTP\"")]).misses(&["openai_api_key = <your-openai-key>"]),
    near("opencagedata-key", "key of opencagedata, by the name", &["opencagedata", "opencage"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("OPENCAGEDATA_API_KEY=\"", "CEB13bdBef", "770F3C76DcFBbfE2a578A1\"")]).misses(&["opencagedata_api_key = <your-opencagedata-key>"]),
    near("opengraphr-key", "key of opengraphr, by the name", &["opengraphr"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("OPENGRAPHR_API_KEY=\"", "jqWvfSYH-Q1O", "9-NLjh-40xq-MVcwai872DBU\"")]).misses(&["opengraphr_api_key = <your-opengraphr-key>"]),
    near("openrouter-key", "key of openrouter, by the name", &["openrouter"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("OPENROUTER_API_KEY=\"", "G70vCA3AZnGpQ76j7cdcX", "ZEocU5U4CF7J9qr9gqbRP1RbLKxIRkcsF65vUwyEaJN\"")]).misses(&["openrouter_api_key = <your-openrouter-key>"]),
    near("openuv-key", "key of openuv, by the name", &["openuv"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("OPENUV_API_KEY=\"", "4P2EBYKTXN", "AJhdyuG4VBLrCf1eE23ItN\"")]).misses(&["openuv_api_key = <your-openuv-key>"]),
    near("openweather-key", "key of openweather, by the name", &["openweather", "owm", "openweathermap"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("OPENWEATHER_API_KEY=\"", "9dAdcfFd5D", "0091fb803Cec754BC26Fd8\"")]).misses(&["openweather_api_key = <your-openweather-key>"]),
    near("opsgenie-key", "key of opsgenie, by the name", &["opsgenie"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("OPSGENIE_API_KEY=\"", "7YGQdbTJ-k8Q", "H-fABM-3lmh-LO5yPAcFKHtq\"")]).misses(&["opsgenie_api_key = <your-opsgenie-key>"]),
    near("optimizely-key", "key of optimizely, by the name", &["optimizely"], r"[A-Za-z0-9_=-]{54}").max(54)
        .hits(&[concat!("OPTIMIZELY_API_KEY=\"", "D2B7u09mCECXXZN1Zd", "chYLOiouaWetadxMy02sa6hg3rmvflEXpG8x\"")]).misses(&["optimizely_api_key = <your-optimizely-key>"]),
    near("overloop-key", "key of overloop, by the name", &["overloop"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("OVERLOOP_API_KEY=\"", "6TLZME3eMksJfTjY", "k6pVomk3rQRT0K0S8ozaesZM3vqDpCBQJT\"")]).misses(&["overloop_api_key = <your-overloop-key>"]),
    near("owlbot-key", "key of owlbot, by the name", &["owlbot"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("OWLBOT_API_KEY=\"", "aFd0022D737DB", "e33093B5Bf725cCFafD370E964d\"")]).misses(&["owlbot_api_key = <your-owlbot-key>"]),
    near("packagecloud-key", "key of packagecloud, by the name", &["packagecloud"], r"[A-Fa-f0-9]{48}").max(48)
        .hits(&[concat!("PACKAGECLOUD_API_KEY=\"", "A431075af3C4bef0", "1bCaFb5b4E0Fd497A3DEf1BCe6a2947F\"")]).misses(&["packagecloud_api_key = <your-packagecloud-key>"]),
    near("pagerduty-key", "key of pagerduty, by the name", &["pagerduty"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("PAGERDUTY_API_KEY=\"", "kOeFlK", "CiGq4S9YV5wtun\"")]).misses(&["pagerduty_api_key = <your-pagerduty-key>"]),
    near("pandadoc-key", "key of pandadoc, by the name", &["pandadoc"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("PANDADOC_API_KEY=\"", "7G0lJ6qJ06C01", "TOPTD8P4lhmxAF7esPiGDJRc8vt\"")]).misses(&["pandadoc_api_key = <your-pandadoc-key>"]),
    near("pandascore-key", "key of pandascore, by the name", &["pandascore"], r"[A-Za-z0-9_=-]{51}").max(51)
        .hits(&[concat!("PANDASCORE_API_KEY=\"", "KnaHJBldSnZcW8agn", "IPbDt2AazpF3ULfekTVKpJ0tDEXLn9ZaoG\"")]).misses(&["pandascore_api_key = <your-pandascore-key>"]),
    near("paperform-key", "key of paperform, by the name", &["paperform"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("PAPERFORM_API_KEY=\"", "DBntFmr5WpCSTpQEXa64yR93QSdXAm8bm", "TsJVVFY9D4vbscdUtDWI73MCYaissEGtdyYaM49wp8r9rBPfJmAPYNgb8wCHtSM7oI6\"")]).misses(&["paperform_api_key = <your-paperform-key>"]),
    near("papyrs-key", "key of papyrs, by the name", &["papyrs"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("PAPYRS_API_KEY=\"", "0KgewU8LeQ", "pUltFPzd4JbnOc6jkKM0xf\"")]).misses(&["papyrs_api_key = <your-papyrs-key>"]),
    near("paralleldots-key", "key of paralleldots, by the name", &["paralleldots"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("PARALLELDOTS_API_KEY=\"", "Ddz3vognI9jAB2", "5q4Vc4MmbjWm90kPU2u3wG657rgJC\"")]).misses(&["paralleldots_api_key = <your-paralleldots-key>"]),
    near("parseur-key", "key of parseur, by the name", &["parseur"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("PARSEUR_API_KEY=\"", "D2901aCc9397f", "8135CE4362e78D5Ab41B9d6F908\"")]).misses(&["parseur_api_key = <your-parseur-key>"]),
    near("partnerstack-key", "key of partnerstack, by the name", &["partnerstack"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("PARTNERSTACK_API_KEY=\"", "8XO9NbIyAitmPcGXn5XUO", "z3gp7SEaknlegqxwrWoZrBUdQtUVZ3TjWgHlqFEsB2C\"")]).misses(&["partnerstack_api_key = <your-partnerstack-key>"]),
    near("passbase-key", "key of passbase, by the name", &["passbase"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("PASSBASE_API_KEY=\"", "cDc67oFqdv9Fi9lKPS6BeCNdmLlK75X1LXeVnDCuaS", "42DeeRGcc20KJG5Z0IkL7AyUMMPdFzAoJXS234NcFHAltTQIOmMj9ll5PpFzPJX3H15f4jU0LimBrtKOoEqCgX\"")]).misses(&["passbase_api_key = <your-passbase-key>"]),
    near("pastebin-key", "key of pastebin, by the name", &["pastebin"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("PASTEBIN_API_KEY=\"", "i4X3qSdomk", "cPUM6cNnLx4aTklh2mq0ju\"")]).misses(&["pastebin_api_key = <your-pastebin-key>"]),
    near("paydirtapp-key", "key of paydirtapp, by the name", &["paydirtapp", "paydirt"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PAYDIRTAPP_API_KEY=\"", "E9e67e753A", "CbDa37c9FfAbedBc2429C1\"")]).misses(&["paydirtapp_api_key = <your-paydirtapp-key>"]),
    near("paymoapp-key", "key of paymoapp, by the name", &["paymoapp", "paymo"], r"[A-Za-z0-9]{44}").max(44)
        .hits(&[concat!("PAYMOAPP_API_KEY=\"", "tkxe9fikPieNA6", "aQRV3zibMg7xs3oGkZyhUY2z9Adb5v\"")]).misses(&["paymoapp_api_key = <your-paymoapp-key>"]),
    near("paymongo-key", "key of paymongo, by the name", &["paymongo"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("PAYMONGO_API_KEY=\"", "dpWOwxbqbh", "Y5q0EMmshD2vbTYuOaIU1l\"")]).misses(&["paymongo_api_key = <your-paymongo-key>"]),
    near("paypal-key", "key of paypal, by the name", &["paypal"], r"[A-Za-z0-9_=-]{80}").max(80)
        .hits(&[concat!("PAYPAL_API_KEY=\"", "V8Wapn48JBjc6HFA0ALhh1p9lK", "dTpj1UYQlD69xb958XFbLH43C2koQIXJrlPTIw938km0SKVhEQx21C\"")]).misses(&["paypal_api_key = <your-paypal-key>"]),
    near("paystack-key", "key of paystack, by the name", &["paystack"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("PAYSTACK_API_KEY=\"", "C5nYcsIhm7LLQb", "1F9n0Ml6tFEKqr09RA4u6MVw1I8bSD\"")]).misses(&["paystack_api_key = <your-paystack-key>"]),
    near("pdflayer-key", "key of pdflayer, by the name", &["pdflayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PDFLAYER_API_KEY=\"", "ea9c30CdfF", "6ddAF142C8ee6dB9D7b2Ec\"")]).misses(&["pdflayer_api_key = <your-pdflayer-key>"]),
    near("pdfshift-key", "key of pdfshift, by the name", &["pdfshift"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PDFSHIFT_API_KEY=\"", "ad2aE8fd8C", "507Ef92C4Fd5A8539F1e62\"")]).misses(&["pdfshift_api_key = <your-pdfshift-key>"]),
    near("peopledatalabs-key", "key of peopledatalabs, by the name", &["peopledatalabs"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PEOPLEDATALABS_API_KEY=\"", "c5BaFC1aB25C00e3aE115", "92B4b24aCB57c0b0a4af3b5Cc8d186EBafeE9D234F9\"")]).misses(&["peopledatalabs_api_key = <your-peopledatalabs-key>"]),
    near("pepipost-key", "key of pepipost, by the name", &["pepipost"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PEPIPOST_API_KEY=\"", "a89fD92F5c", "A0E3A8CcC149B706f8AabF\"")]).misses(&["pepipost_api_key = <your-pepipost-key>"]),
    near("percy-key", "key of percy, by the name", &["percy"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PERCY_API_KEY=\"", "77F51d41375EDB0adAd68", "AB9F7a8AF79AD1FdbE5FE4Ee6bD897AEC2475aC9EFd\"")]).misses(&["percy_api_key = <your-percy-key>"]),
    near("pinata-key", "key of pinata, by the name", &["pinata"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PINATA_API_KEY=\"", "8a8B1C7baE833044dbFeb", "E5333DAFAF5bbC53fdAFfd762Fe2C114abfc74a8DAE\"")]).misses(&["pinata_api_key = <your-pinata-key>"]),
    near("pinecone-key", "key of pinecone, by the name", &["pinecone"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("PINECONE_API_KEY=\"", "HRsUzlBC-ZXv", "z-NJrp-Nyl8-Q6f0v2EzqGBX\"")]).misses(&["pinecone_api_key = <your-pinecone-key>"]),
    near("pingdom-key", "key of pingdom, by the name", &["pingdom"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("PINGDOM_API_KEY=\"", "EQiSViJUfPLrYSGXsZDkjrUyeb7W", "IW79qHTIYMRG1Yu3EYCVbLrXbUhjbgsSOyL5lzHYKZzne8Xq5JyGBvQ7s4\"")]).misses(&["pingdom_api_key = <your-pingdom-key>"]),
    near("pipedream-key", "key of pipedream, by the name", &["pipedream"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PIPEDREAM_API_KEY=\"", "97aB84Fa94", "f7ceE8D2BDA8dFbc5370E6\"")]).misses(&["pipedream_api_key = <your-pipedream-key>"]),
    near("pipedrive-key", "key of pipedrive, by the name", &["pipedrive"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("PIPEDRIVE_API_KEY=\"", "2c9E148BF3Da7", "F868cd239EcCfa8DceDCF5510A2\"")]).misses(&["pipedrive_api_key = <your-pipedrive-key>"]),
    near("pivotaltracker-key", "key of pivotaltracker, by the name", &["pivotaltracker", "pivotal"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PIVOTALTRACKER_API_KEY=\"", "d7fcEdBD2F", "6e3aE68A65B0f1F4a0db7C\"")]).misses(&["pivotaltracker_api_key = <your-pivotaltracker-key>"]),
    near("pixabay-key", "key of pixabay, by the name", &["pixabay"], r"[0-9]{8}-[A-Fa-f0-9]{25}").max(34)
        .hits(&[concat!("PIXABAY_API_KEY=\"", "12721733-C5", "cc38DFAdeFE9a6cA2b7Af45\"")]).misses(&["pixabay_api_key = <your-pixabay-key>"]),
    near("plaid-key", "key of plaid, by the name", &["plaid"], r"[A-Fa-f0-9]{30}").max(30)
        .hits(&[concat!("PLAID_API_KEY=\"", "3fB1Ff130b", "58b4ca87ca12BCAE35fF\"")]).misses(&["plaid_api_key = <your-plaid-key>"]),
    near("planview-key", "key of planview, by the name", &["planview"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("PLANVIEW_API_KEY=\"", "C8o1gLV0cd", "lWlupGJvITnfkr0xy24i17\"")]).misses(&["planview_api_key = <your-planview-key>"]),
    near("planyo-key", "key of planyo, by the name", &["planyo"], r"[A-Za-z0-9]{62}").max(62)
        .hits(&[concat!("PLANYO_API_KEY=\"", "GsR7oz9CpCMwdf9tnNqd", "xc6cOhL9D5VM612fjdiIbLqWumXiGwxyBb97tN2rSv\"")]).misses(&["planyo_api_key = <your-planyo-key>"]),
    near("plivo-key", "key of plivo, by the name", &["plivo"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("PLIVO_API_KEY=\"", "CB7VyFNWJ7zLr", "afTdwUSgX6kNVGyiRIQWbYCKoPa\"")]).misses(&["plivo_api_key = <your-plivo-key>"]),
    near("podio-key", "key of podio, by the name", &["podio"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("PODIO_API_KEY=\"", "fhpubkJDMWWvsfZ00xg3M", "ESK6F7ZH7hkOxkfjYpsWAPY6GcFp2TOSvfZoRx0WlhM\"")]).misses(&["podio_api_key = <your-podio-key>"]),
    near("pollsapi-key", "key of pollsapi, by the name", &["pollsapi"], r"[A-Z0-9]{28}").max(28)
        .hits(&[concat!("POLLSAPI_API_KEY=\"", "2QVTQQJST", "I92A53VGM874UA1X0RB\"")]).misses(&["pollsapi_api_key = <your-pollsapi-key>"]),
    near("poloniex-key", "key of poloniex, by the name", &["poloniex"], r"[A-Fa-f0-9]{128}").max(128)
        .hits(&[concat!("POLONIEX_API_KEY=\"", "E0D9eEDF01Cf836A34daBd397eF4DD4FddCBAaE2CA", "E8aeAC37faD3Cf1bF89b9E7ec339fcDD140F9c4f65D1b16A4ffbAdCD66d3ce6D1adB7608C9eDc071e56FA2\"")]).misses(&["poloniex_api_key = <your-poloniex-key>"]),
    near("polygon-key", "key of polygon, by the name", &["polygon"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("POLYGON_API_KEY=\"", "FPcUwjwdqQ", "oGr2os9gKOAfejWv7xkdLJ\"")]).misses(&["polygon_api_key = <your-polygon-key>"]),
    near("polymail-key", "key of polymail, by the name", &["polymail"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("POLYMAIL_API_KEY=\"", "en1lnU0mHs", "mLQj49ok6qgizSGtRO25FD\"")]).misses(&["polymail_api_key = <your-polymail-key>"]),
    near("portainer-key", "key of portainer, by the name", &["portainer"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("PORTAINER_API_KEY=\"", "dUWekVc1KyOlJv", "qtavV539Sigw9lG5SzvWxArjeDU84F\"")]).misses(&["portainer_api_key = <your-portainer-key>"]),
    near("positionstack-key", "key of positionstack, by the name", &["positionstack"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("POSITIONSTACK_API_KEY=\"", "gLY81IoUQd", "UujyTDqdZegu0xX8Hz4VUv\"")]).misses(&["positionstack_api_key = <your-positionstack-key>"]),
    near("postageapp-key", "key of postageapp, by the name", &["postageapp"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("POSTAGEAPP_API_KEY=\"", "j5YjmYY1Ix", "0nn58lf6AN1B97biegyKzC\"")]).misses(&["postageapp_api_key = <your-postageapp-key>"]),
    near("postbacks-key", "key of postbacks, by the name", &["postbacks"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("POSTBACKS_API_KEY=\"", "p3myxWIkk1", "QbaU7DeBSN6ltR2cGE4yCK\"")]).misses(&["postbacks_api_key = <your-postbacks-key>"]),
    near("postmark-key", "key of postmark, by the name", &["postmark"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("POSTMARK_API_KEY=\"", "1WcbrSX3-BbW", "S-6WLD-5GTM-UyjuRABrSWbe\"")]).misses(&["postmark_api_key = <your-postmark-key>"]),
    near("powrbot-key", "key of powrbot, by the name", &["powrbot"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("POWRBOT_API_KEY=\"", "MzLWxA1ZnJsAg", "PZ59xz2Yc5URshZj6GgfaXPIvwd\"")]).misses(&["powrbot_api_key = <your-powrbot-key>"]),
    near("prefect-key", "key of prefect, by the name", &["prefect"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("PREFECT_API_KEY=\"", "pQILnIJasqAl", "zUkn3pRbwJMcoz4gWsBraI2Y\"")]).misses(&["prefect_api_key = <your-prefect-key>"]),
    near("privacy-key", "key of privacy, by the name", &["privacy"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("PRIVACY_API_KEY=\"", "Z16sykZa-Opb", "S-rZwZ-M6oq-DNBPumIrKQ75\"")]).misses(&["privacy_api_key = <your-privacy-key>"]),
    near("privatbank-key", "key of privatbank, by the name", &["privatbank"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("PRIVATBANK_API_KEY=\"", "0zoG91qIP8", "rjVKDexfwzTBNPSs71j2bL\"")]).misses(&["privatbank_api_key = <your-privatbank-key>"]),
    near("prodpad-key", "key of prodpad, by the name", &["prodpad"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PRODPAD_API_KEY=\"", "4F324fB9fdffbdf3bEc2F", "aD1eE1af36A72A20c2E4DeDb1Aa392FfC874Db5d2e6\"")]).misses(&["prodpad_api_key = <your-prodpad-key>"]),
    near("prospectcrm-key", "key of prospectcrm, by the name", &["prospectcrm"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("PROSPECTCRM_API_KEY=\"", "bf59b1AAdb", "82F1DC90a2FA6Ec3bed957\"")]).misses(&["prospectcrm_api_key = <your-prospectcrm-key>"]),
    near("protocolsio-key", "key of protocolsio, by the name", &["protocolsio"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("PROTOCOLSIO_API_KEY=\"", "EeF6e2acaa8f6cBbE882a", "CC081E5d100ABd08019e0e8b9e87EAcafECF384B52b\"")]).misses(&["protocolsio_api_key = <your-protocolsio-key>"]),
    near("proxycrawl-key", "key of proxycrawl, by the name", &["proxycrawl", "crawlbase"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("PROXYCRAWL_API_KEY=\"", "f4RYJAw", "ScPknKXZNgLDvMh\"")]).misses(&["proxycrawl_api_key = <your-proxycrawl-key>"]),
    near("pubnub-key", "key of pubnub, by the name", &["pubnub"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("PUBNUB_API_KEY=\"", "ooliHkAXxuJ0", "KkmdpgeDxbJqUW20ArFiRKTB\"")]).misses(&["pubnub_api_key = <your-pubnub-key>"]),
    near("purestake-key", "key of purestake, by the name", &["purestake"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("PURESTAKE_API_KEY=\"", "wz9FeBe53uxWz", "QjktKP94Gt5Zy97lwhzSQ3PXnb2\"")]).misses(&["purestake_api_key = <your-purestake-key>"]),
    near("pushbullet-key", "key of pushbullet, by the name", &["pushbullet"], r"[A-Za-z0-9_=-]{34}").max(34)
        .hits(&[concat!("PUSHBULLET_API_KEY=\"", "4AJ6SvL3kQt", "Rs3cTXLvUsfeYQluk14jW8t\"")]).misses(&["pushbullet_api_key = <your-pushbullet-key>"]),
    near("pusher-key", "key of pusher, by the name", &["pusher"], r"[A-Fa-f0-9]{20}").max(20)
        .hits(&[concat!("PUSHER_API_KEY=\"", "e1AdfF", "875cC9fEa34fb0\"")]).misses(&["pusher_api_key = <your-pusher-key>"]),
    near("pushover-key", "key of pushover, by the name", &["pushover"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("PUSHOVER_API_KEY=\"", "hkXUXYKLgu", "mAMKt4GUC3JBI0kuSr2H\"")]).misses(&["pushover_api_key = <your-pushover-key>"]),
    near("qase-key", "key of qase, by the name", &["qase"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("QASE_API_KEY=\"", "88bBE5F29A77d", "0dEDeDE9D4cBb0E6CfA31e2D89f\"")]).misses(&["qase_api_key = <your-qase-key>"]),
    near("qualaroo-key", "key of qualaroo, by the name", &["qualaroo"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("QUALAROO_API_KEY=\"", "s7thnVnLnpQzZUA1w8vGt", "xARieMyqCpM6c6lpJVRQ5ESTq8wF92MtPn5VYNIHlRz\"")]).misses(&["qualaroo_api_key = <your-qualaroo-key>"]),
    near("qubole-key", "key of qubole, by the name", &["qubole"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("QUBOLE_API_KEY=\"", "c5bCD7Cb36CcF51942f07", "Ca6CD30a236029c8a9963fD86D6BFF5c0A72eEB1dfC\"")]).misses(&["qubole_api_key = <your-qubole-key>"]),
];
