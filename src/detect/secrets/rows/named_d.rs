//! Keys without a prefix of their own, told by the service that is named before them (part 4 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("quickbooks-key", "key of quickbooks, by the name", &["quickbooks"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("QUICKBOOKS_API_KEY=\"", "UagPUVqLokiO6", "xFPK6gnL35q1n8GQyKeJw6Zo4vV\"")]).misses(&["quickbooks_api_key = <your-quickbooks-key>"]),
    near("quicknode-key", "key of quicknode, by the name", &["quicknode"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("QUICKNODE_API_KEY=\"", "BebFCCa45cBab", "089c05078fE6A35fAE4CDbe80Fa\"")]).misses(&["quicknode_api_key = <your-quicknode-key>"]),
    near("rapidapi-key", "key of rapidapi, by the name", &["rapidapi"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("RAPIDAPI_API_KEY=\"", "3xpJF4z98cg85Gwi", "HF4RAqAxLE0BO382xERlVLOZNeMYCcU6yP\"")]).misses(&["rapidapi_api_key = <your-rapidapi-key>"]),
    near("raven-key", "key of raven, by the name", &["raven"], r"[A-Z0-9]{16}").max(16)
        .hits(&[concat!("RAVEN_API_KEY=\"", "7U9AF", "C3TKJW6ZXSV\"")]).misses(&["raven_api_key = <your-raven-key>"]),
    near("rawg-key", "key of rawg, by the name", &["rawg"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("RAWG_API_KEY=\"", "84FDFD234a", "A6a3fe271dF4cacbD9B48C\"")]).misses(&["rawg_api_key = <your-rawg-key>"]),
    near("razorpay-key", "key of razorpay, by the name", &["razorpay"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("RAZORPAY_API_KEY=\"", "52VJRIBl", "HfKoL0qsXAGeQJvb\"")]).misses(&["razorpay_api_key = <your-razorpay-key>"]),
    near("reachmail-key", "key of reachmail, by the name", &["reachmail"], r"[A-Za-z0-9_.=-]{120}").max(120)
        .hits(&[concat!("REACHMAIL_API_KEY=\"", "nwaYGfpPM4dB6JysfNTHSAVfMXuAANrohUxwAqbQ", "alCxQC9SvA5U8tTVehhwJTVraCGktCTA6PZ82sqFzm2jv8pAZuCa5quGAIN6YPvrgd19j4EGZSVuyDc3\"")]).misses(&["reachmail_api_key = <your-reachmail-key>"]),
    near("readwise-key", "key of readwise, by the name", &["readwise"], r"[A-Za-z0-9]{50}").max(50)
        .hits(&[concat!("READWISE_API_KEY=\"", "u7l9waJ6W56SvWil", "XiUgN0pAq5hvVwVne7wJb1CqZD9lTiha30\"")]).misses(&["readwise_api_key = <your-readwise-key>"]),
    near("reallysimplesystems-key", "key of reallysimplesystems, by the name", &["reallysimplesystems"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("REALLYSIMPLESYSTEMS_API_KEY=\"", "kqU8GDziWd7JhpdRUK81ZBBQhZM8XDoBJ", "JLurYMfpBCCI4JAiBdteQC5jFAA87B541Gjy5ZzgEuWmmArpLUgR7ZxmzfoBH681VyA\"")]).misses(&["reallysimplesystems_api_key = <your-reallysimplesystems-key>"]),
    near("rebrandly-key", "key of rebrandly, by the name", &["rebrandly"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("REBRANDLY_API_KEY=\"", "hajSevUyUv", "JXKV6sqRaI9UucNE0bPGyM\"")]).misses(&["rebrandly_api_key = <your-rebrandly-key>"]),
    near("recaptcha-key", "key of recaptcha, by the name", &["recaptcha"], r"6[A-Za-z0-9_=-]{39}").max(40)
        .hits(&[concat!("RECAPTCHA_API_KEY=\"", "6cqF8x7RisJII", "kmJ2xT3FD6ia0tnkJjMYWAeuodX\"")]).misses(&["recaptcha_api_key = <your-recaptcha-key>"]),
    near("recharge-key", "key of recharge, by the name", &["recharge"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("RECHARGE_API_KEY=\"", "9eBCF7CbA6E40cc59AD43", "C1bd3aAA0b9AF6EfeBEbc6c8f8A3ce64C1dbF59a04E\"")]).misses(&["recharge_api_key = <your-recharge-key>"]),
    near("reddit-key", "key of reddit, by the name", &["reddit"], r"[A-Za-z0-9_.=-]{20,30}").max(30)
        .hits(&[concat!("REDDIT_API_KEY=\"", "xAVo2p", "W6cMXqLH1CwblR\"")]).misses(&["reddit_api_key = <your-reddit-key>"]),
    near("redis-key", "key of redis, by the name", &["redis"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("REDIS_API_KEY=\"", "U6ytBERSXX", "kI7bstZo4m0SjkfxUMQrqI\"")]).misses(&["redis_api_key = <your-redis-key>"]),
    near("refiner-key", "key of refiner, by the name", &["refiner"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("REFINER_API_KEY=\"", "JDbhVqLE-Z1S", "C-gNlM-Bw28-DqdRgCWbUP56\"")]).misses(&["refiner_api_key = <your-refiner-key>"]),
    near("remotebg-key", "key of remotebg, by the name", &["remotebg", "remove.bg", "removebg"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("REMOTEBG_API_KEY=\"", "SRk6Ntl5", "bzImCGwgkXpdrL2T\"")]).misses(&["remotebg_api_key = <your-remotebg-key>"]),
    near("rentman-key", "key of rentman, by the name", &["rentman"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("RENTMAN_API_KEY=\"", "UeZKvm4JVhbV2wIGDBJmHftDOHrHg9cBZ", "IFnUmyvCYGYfLMK0ftTLwJQLfBiISQkUp9K6MVavalIHX3VJUMFSYjO9eX6ClAGVso2\"")]).misses(&["rentman_api_key = <your-rentman-key>"]),
    near("repairshopr-key", "key of repairshopr, by the name", &["repairshopr"], r"[A-Za-z0-9_=-]{51}").max(51)
        .hits(&[concat!("REPAIRSHOPR_API_KEY=\"", "X8ngFFgdLj9kgfZXt", "AvoQma2eNksZe32Iw5szhZm7enHJ4RclKO\"")]).misses(&["repairshopr_api_key = <your-repairshopr-key>"]),
    near("replyio-key", "key of replyio, by the name", &["replyio", "reply"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("REPLYIO_API_KEY=\"", "ren2m0t1", "oAETz9jsdBZHkIMy\"")]).misses(&["replyio_api_key = <your-replyio-key>"]),
    near("requestfinance-key", "key of requestfinance, by the name", &["requestfinance"], r"[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}").max(31)
        .hits(&[concat!("REQUESTFINANCE_API_KEY=\"", "O94RHGQ-1K", "9NW5F-DURVGZC-V8HSQXL\"")]).misses(&["requestfinance_api_key = <your-requestfinance-key>"]),
    near("restpack-key", "key of restpack, by the name", &["restpack"], r"[A-Za-z0-9]{48}").max(48)
        .hits(&[concat!("RESTPACK_API_KEY=\"", "jstJICtvrc7WdyZx", "E71CAqLh3Qt1Q129y85Nwto64BZhCmPE\"")]).misses(&["restpack_api_key = <your-restpack-key>"]),
    near("revampcrm-key", "key of revampcrm, by the name", &["revampcrm"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("REVAMPCRM_API_KEY=\"", "7JnrNpLIKaNFp", "pSLSc78BAg6PqM9rwUsaydpYxvl\"")]).misses(&["revampcrm_api_key = <your-revampcrm-key>"]),
    near("ringcentral-key", "key of ringcentral, by the name", &["ringcentral"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("RINGCENTRAL_API_KEY=\"", "NhnYjk9ztuYq2xXy4nysd", "saUynhZ9HmtVKp9LEc4qJX6cFHY2AXPRE1ubSBNiemy\"")]).misses(&["ringcentral_api_key = <your-ringcentral-key>"]),
    near("riot-key", "key of riot, by the name", &["riot", "riotgames"], r"[A-Za-z0-9_=-]{42}").max(42)
        .hits(&[concat!("RIOT_API_KEY=\"", "vsCpV3uvzSHJyt", "JfhBhYgxQhmy6As72IX9jMkLFrRW\"")]).misses(&["riot_api_key = <your-riot-key>"]),
    near("ritekit-key", "key of ritekit, by the name", &["ritekit"], r"[A-Fa-f0-9]{44}").max(44)
        .hits(&[concat!("RITEKIT_API_KEY=\"", "3d2Fc41CD4e7eC", "9e9489DFe4EC34756aCb92f0dFe0D6\"")]).misses(&["ritekit_api_key = <your-ritekit-key>"]),
    near("roaring-key", "key of roaring, by the name", &["roaring"], r"[A-Za-z0-9_=-]{28}").max(28)
        .hits(&[concat!("ROARING_API_KEY=\"", "xAz9O9ZZ0", "sM47ed9DUkIJFaRWOVA\"")]).misses(&["roaring_api_key = <your-roaring-key>"]),
    near("roboflow-key", "key of roboflow, by the name", &["roboflow"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("ROBOFLOW_API_KEY=\"", "3HiGRf", "AqSe2KbOTvw0Nr\"")]).misses(&["roboflow_api_key = <your-roboflow-key>"]),
    near("rocketchat-key", "key of rocketchat, by the name", &["rocketchat"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("ROCKETCHAT_API_KEY=\"", "iwdxhZkWJxmytZ", "i1yEH2tIjdjzDOLgQp9FvRetmGX5x\"")]).misses(&["rocketchat_api_key = <your-rocketchat-key>"]),
    near("rocketreach-key", "key of rocketreach, by the name", &["rocketreach"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{50})").max(50)
        .hits(&[concat!("ROCKETREACH_API_KEY=\"", "E41525f204", "d8bB4f8fB0bd539CaeF1EF\"")]).misses(&["rocketreach_api_key = <your-rocketreach-key>"]),
    near("rockset-key", "key of rockset, by the name", &["rockset"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("ROCKSET_API_KEY=\"", "VTsEWa46KvyiAMzV8w4vO", "Yq7cdbwPUNSvQ0r0RcYu7SHfb0WszYTHKclgdy82Xom\"")]).misses(&["rockset_api_key = <your-rockset-key>"]),
    near("rollbar-key", "key of rollbar, by the name", &["rollbar"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ROLLBAR_API_KEY=\"", "50d0070bb5", "8286fA0Bc370151E9aCdbB\"")]).misses(&["rollbar_api_key = <your-rollbar-key>"]),
    near("ronin-key", "key of ronin, by the name", &["ronin"], r"[A-Za-z0-9]{26}").max(26)
        .hits(&[concat!("RONIN_API_KEY=\"", "qFCtXb6D", "d1eqtL7TJY8hwNZng9\"")]).misses(&["ronin_api_key = <your-ronin-key>"]),
    near("route4me-key", "key of route4me, by the name", &["route4me"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("ROUTE4ME_API_KEY=\"", "U9C3CFIXNT", "S4JUZNW96OKMTQ1RC5RGET\"")]).misses(&["route4me_api_key = <your-route4me-key>"]),
    near("rownd-key", "key of rownd, by the name", &["rownd"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ROWND_API_KEY=\"", "lsZv8Mvo-Dh6", "z-qYMB-oyhL-9sPkKgnJQDWS\"")]).misses(&["rownd_api_key = <your-rownd-key>"]),
    near("runrunit-key", "key of runrunit, by the name", &["runrunit"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("RUNRUNIT_API_KEY=\"", "TKd4DlpzQ9", "qtlGrFBg4t7pUs23fIQLze\"")]).misses(&["runrunit_api_key = <your-runrunit-key>"]),
    near("salesblink-key", "key of salesblink, by the name", &["salesblink"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("SALESBLINK_API_KEY=\"", "A6jlF", "rdC8hu2EqDI\"")]).misses(&["salesblink_api_key = <your-salesblink-key>"]),
    near("salescookie-key", "key of salescookie, by the name", &["salescookie"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SALESCOOKIE_API_KEY=\"", "rYkXRszj6e", "C2VvqFOR0T9sGnCXo2hQJH\"")]).misses(&["salescookie_api_key = <your-salescookie-key>"]),
    near("salesflare-key", "key of salesflare, by the name", &["salesflare"], r"[A-Za-z0-9_=-]{45}").max(45)
        .hits(&[concat!("SALESFLARE_API_KEY=\"", "dq8qrxHyAoZwGik", "O8EMTtKBSTUlmO2o4ugLXIbvkaz3qs\"")]).misses(&["salesflare_api_key = <your-salesflare-key>"]),
    near("samsara-key", "key of samsara, by the name", &["samsara"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("SAMSARA_API_KEY=\"", "HXbDnwfeUDUeU", "LItqjD8tM3cGz2T4oYJ6lyghdfI\"")]).misses(&["samsara_api_key = <your-samsara-key>"]),
    near("satismeter-key", "key of satismeter, by the name", &["satismeter"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("SATISMETER_API_KEY=\"", "yfAbg", "ejCrm56sVE2\"")]).misses(&["satismeter_api_key = <your-satismeter-key>"]),
    near("saucelabs-key", "key of saucelabs, by the name", &["saucelabs", "sauce"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SAUCELABS_API_KEY=\"", "3uZlFWld-ihA", "7-rT68-ykL3-umYKijIvrxwW\"")]).misses(&["saucelabs_api_key = <your-saucelabs-key>"]),
    near("scaleway-key", "key of scaleway, by the name", &["scaleway"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SCALEWAY_API_KEY=\"", "fnmSEmV8-LzS", "C-NOkA-mMib-BK4oTWOrJupc\"")]).misses(&["scaleway_api_key = <your-scaleway-key>"]),
    near("scalr-key", "key of scalr, by the name", &["scalr"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("SCALR_API_KEY=\"", "8TTsetacyiAMCOaj3vRSx", "wYVXpCSyu7UdWVssqdgnV3Vx8dEurzWmQgAOURBSe5D\"")]).misses(&["scalr_api_key = <your-scalr-key>"]),
    near("scrapeowl-key", "key of scrapeowl, by the name", &["scrapeowl"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("SCRAPEOWL_API_KEY=\"", "bVywcE54RJ", "XEPasLRiGun9SqvVHUxd\"")]).misses(&["scrapeowl_api_key = <your-scrapeowl-key>"]),
    near("scraperapi-key", "key of scraperapi, by the name", &["scraperapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPERAPI_API_KEY=\"", "CbbbFf8FdF", "3bafBCbEcFC739d52DA8Fd\"")]).misses(&["scraperapi_api_key = <your-scraperapi-key>"]),
    near("scraperbox-key", "key of scraperbox, by the name", &["scraperbox"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("SCRAPERBOX_API_KEY=\"", "QCFHGGXMPG", "7TMLS6DZJO3XYQGRPHIKAT\"")]).misses(&["scraperbox_api_key = <your-scraperbox-key>"]),
    near("scrapersite-key", "key of scrapersite, by the name", &["scrapersite"], r"[A-Za-z0-9]{45}").max(45)
        .hits(&[concat!("SCRAPERSITE_API_KEY=\"", "Cl5PgJPP8MN3EZt", "WjnkQkSA3yMys35vWUHBonGpZEtchz\"")]).misses(&["scrapersite_api_key = <your-scrapersite-key>"]),
    near("scrapestack-key", "key of scrapestack, by the name", &["scrapestack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPESTACK_API_KEY=\"", "fCd9efEa55", "dD67C0Fa9325b3EC48Af1e\"")]).misses(&["scrapestack_api_key = <your-scrapestack-key>"]),
    near("scrapfly-key", "key of scrapfly, by the name", &["scrapfly"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPFLY_API_KEY=\"", "84Bd940487", "6d3A81D0f0fbF42a7dB3C7\"")]).misses(&["scrapfly_api_key = <your-scrapfly-key>"]),
    near("scrapingant-key", "key of scrapingant, by the name", &["scrapingant"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPINGANT_API_KEY=\"", "a9babe9A9a", "E42EbD8cfe6a35A4dFD931\"")]).misses(&["scrapingant_api_key = <your-scrapingant-key>"]),
    near("scrapingbee-key", "key of scrapingbee, by the name", &["scrapingbee"], r"[A-Z0-9]{80}").max(80)
        .hits(&[concat!("SCRAPINGBEE_API_KEY=\"", "I6G0C4DZWEIXFHO9B4PLX51HSP", "L1L0G2272ZIWXQ8HEHT6306FSVFWG6I9X2KTW7FBELX05JY48SRR9O\"")]).misses(&["scrapingbee_api_key = <your-scrapingbee-key>"]),
    near("screenshotapi-key", "key of screenshotapi, by the name", &["screenshotapi"], r"[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}").max(31)
        .hits(&[concat!("SCREENSHOTAPI_API_KEY=\"", "R920UR7-60", "E6HIM-1P8S5X0-Q2JKE4F\"")]).misses(&["screenshotapi_api_key = <your-screenshotapi-key>"]),
    near("screenshotlayer-key", "key of screenshotlayer, by the name", &["screenshotlayer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SCREENSHOTLAYER_API_KEY=\"", "awYHfrmMYx", "o20u7FtIMNQwb2f3sBe5yn\"")]).misses(&["screenshotlayer_api_key = <your-screenshotlayer-key>"]),
    near("scrutinizerci-key", "key of scrutinizerci, by the name", &["scrutinizerci", "scrutinizer"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("SCRUTINIZERCI_API_KEY=\"", "E91b1CFfB5Ee46cF574DD", "dA2ab55D1AbfF65C39D8ECE4F9e5B18ba5302cE76aA\"")]).misses(&["scrutinizerci_api_key = <your-scrutinizerci-key>"]),
    near("seatgeek-key", "key of seatgeek, by the name", &["seatgeek"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("SEATGEEK_API_KEY=\"", "e9Eit1", "sKo8p0OFhPMaLR\"")]).misses(&["seatgeek_api_key = <your-seatgeek-key>"]),
    near("securitytrails-key", "key of securitytrails, by the name", &["securitytrails"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SECURITYTRAILS_API_KEY=\"", "H7dPkGLTBQ", "3pzF3UVlrPdwqgWxjv0YtD\"")]).misses(&["securitytrails_api_key = <your-securitytrails-key>"]),
    near("segment-key", "key of segment, by the name", &["segment"], r"(?:[A-Za-z0-9_=-]{43}\.[A-Za-z0-9_=-]{43}|[A-Za-z0-9_=-]{54})").max(87)
        .hits(&[concat!("SEGMENT_API_KEY=\"", "1O3FOIOLHKi2SfZuTsfPdEPXG1kU2", "k5pWVoCesySGCu.pdvoD11NMf00Z42j7f4cSFPByCLHPtjU5NpgIo6bR9m\"")]).misses(&["segment_api_key = <your-segment-key>"]),
    near("selectpdf-key", "key of selectpdf, by the name", &["selectpdf"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SELECTPDF_API_KEY=\"", "BCTtS9LR-5zk", "5-Q89v-MpBU-k4zdQrIbRagt\"")]).misses(&["selectpdf_api_key = <your-selectpdf-key>"]),
    near("semaphore-key", "key of semaphore, by the name", &["semaphore"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SEMAPHORE_API_KEY=\"", "b41921bc6C", "E5dfF4e719092A67EA8ca5\"")]).misses(&["semaphore_api_key = <your-semaphore-key>"]),
    near("semrush-key", "key of semrush, by the name", &["semrush"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SEMRUSH_API_KEY=\"", "7E5123CDc0", "fEaDF1C5045b78D2d6BEA6\"")]).misses(&["semrush_api_key = <your-semrush-key>"]),
    near("sendbird-key", "key of sendbird, by the name", &["sendbird"], r"(?:[A-Fa-f0-9]{40}|[A-Fa-f0-9]{24})").max(40)
        .hits(&[concat!("SENDBIRD_API_KEY=\"", "dc1edC5aaD86e", "aB87341A1eCA68D98f0b2a457bB\"")]).misses(&["sendbird_api_key = <your-sendbird-key>"]),
    near("sendgrid-key", "key of sendgrid, by the name", &["sendgrid"], r"(?:[A-Za-z0-9_=-]{69}|[A-Za-z0-9_=-]{22}\.[A-Za-z0-9_=-]{43})").max(69)
        .hits(&[concat!("SENDGRID_API_KEY=\"", "FNxh1JpzptuKzfHSeAUeXw3", "peCnsuxSuVvn7wi1aRNxDz7MdJN4yQ3EcTefd2lHFACV7v\"")]).misses(&["sendgrid_api_key = <your-sendgrid-key>"]),
    near("sendoso-key", "key of sendoso, by the name", &["sendoso"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("SENDOSO_API_KEY=\"", "yF0nlAGP0Mxdow", "600o6ZdVQVq0OUzwtyYo59DsbSv7p\"")]).misses(&["sendoso_api_key = <your-sendoso-key>"]),
    near("sendpulse-key", "key of sendpulse, by the name", &["sendpulse"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SENDPULSE_API_KEY=\"", "A108cA9cD3", "6ad9E3c51b2FfeD56AB86b\"")]).misses(&["sendpulse_api_key = <your-sendpulse-key>"]),
    near("sentiment-key", "key of sentiment, by the name", &["sentiment"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("SENTIMENT_API_KEY=\"", "aujOSe", "KpVq2EI8T5myLf\"")]).misses(&["sentiment_api_key = <your-sentiment-key>"]),
    near("sentry-key", "key of sentry, by the name", &["sentry"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("SENTRY_API_KEY=\"", "6ccf06AD268CB9ef27Ba4", "0E1dfD5cAe9eECE87114A5Db5f732acE8e0ACC615Bb\"")]).misses(&["sentry_api_key = <your-sentry-key>"]),
    near("serpapi-key", "key of serpapi, by the name", &["serpapi"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("SERPAPI_API_KEY=\"", "824Ef3da9f7fdDb2CEfDB", "13fA1137e76F7C4d5eEe0b8aE4e381301dD7bc52BEf\"")]).misses(&["serpapi_api_key = <your-serpapi-key>"]),
    near("serper-key", "key of serper, by the name", &["serper"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SERPER_API_KEY=\"", "927fAfCeeFD5B", "545E2cEe64aAD2CB1DffF5EbdA0\"")]).misses(&["serper_api_key = <your-serper-key>"]),
    near("serphouse-key", "key of serphouse, by the name", &["serphouse"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("SERPHOUSE_API_KEY=\"", "NLLCFhz4Ov7y1p1MxdnG", "b2Pq3eQ6SmV4NPJGbhptlX5LcfQJHIuSGsiPm9ov\"")]).misses(&["serphouse_api_key = <your-serphouse-key>"]),
    near("serpstack-key", "key of serpstack, by the name", &["serpstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SERPSTACK_API_KEY=\"", "B86A75EcAa", "4ba5f8c935D2b976F8C7ed\"")]).misses(&["serpstack_api_key = <your-serpstack-key>"]),
    near("sheety-key", "key of sheety, by the name", &["sheety"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SHEETY_API_KEY=\"", "YOPUy5Ohp6", "8GHw8Ujyro3WK9qbiGYChZ\"")]).misses(&["sheety_api_key = <your-sheety-key>"]),
    near("sherpadesk-key", "key of sherpadesk, by the name", &["sherpadesk"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SHERPADESK_API_KEY=\"", "Nws0F1dxqb", "YPQw1ELPgrhXTxiWmRMdp7\"")]).misses(&["sherpadesk_api_key = <your-sherpadesk-key>"]),
    near("shipday-key", "key of shipday, by the name", &["shipday"], r"[A-Za-z0-9_=-]{11}\.[A-Za-z0-9_=-]{20}").max(32)
        .hits(&[concat!("SHIPDAY_API_KEY=\"", "fdzKrd0faY", "7.ur4yEBF5GiXTqtaHo9If\"")]).misses(&["shipday_api_key = <your-shipday-key>"]),
    near("shipstation-key", "key of shipstation, by the name", &["shipstation"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SHIPSTATION_API_KEY=\"", "39Cc2bCadb", "97b5Dfc71003FCEe869251\"")]).misses(&["shipstation_api_key = <your-shipstation-key>"]),
    near("shodan-key", "key of shodan, by the name", &["shodan"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SHODAN_API_KEY=\"", "LQgzdRaxXv", "vi3zUmok6fhIxKd2bVTgFq\"")]).misses(&["shodan_api_key = <your-shodan-key>"]),
    near("shortcut-key", "key of shortcut, by the name", &["shortcut"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SHORTCUT_API_KEY=\"", "romHfQzb-61y", "f-eXxl-EmpS-2Qjvi7A0DZ6F\"")]).misses(&["shortcut_api_key = <your-shortcut-key>"]),
    near("shotstack-key", "key of shotstack, by the name", &["shotstack"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("SHOTSTACK_API_KEY=\"", "xxtXDwlVlkOId", "djautWr6X13NybhW7HSKGdLnAwT\"")]).misses(&["shotstack_api_key = <your-shotstack-key>"]),
    near("shutterstock-key", "key of shutterstock, by the name", &["shutterstock"], r"(?:[A-Za-z0-9_=-]{31}|v2/[A-Za-z0-9_.=-]{388})").max(391)
        .hits(&[concat!("SHUTTERSTOCK_API_KEY=\"", "aKTYVJIMN3", "VfaI7GeVKxhHyr04LB3NR\"")]).misses(&["shutterstock_api_key = <your-shutterstock-key>"]),
    near("sigmacomputing-key", "key of sigmacomputing, by the name", &["sigmacomputing"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("SIGMACOMPUTING_API_KEY=\"", "2vWLk7SQZA", "6TjYQOVpTh90RXCKfo5q43\"")]).misses(&["sigmacomputing_api_key = <your-sigmacomputing-key>"]),
    near("signable-key", "key of signable, by the name", &["signable"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SIGNABLE_API_KEY=\"", "2NcunsoHTZ", "8JJqO8sHNE4j6PxvFUlSAb\"")]).misses(&["signable_api_key = <your-signable-key>"]),
    near("signalwire-key", "key of signalwire, by the name", &["signalwire"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("SIGNALWIRE_API_KEY=\"", "gAtrtljKAi1iy5ph", "N4KpYm6XYGp4auC2XTxrOLV3K6q5inPBeN\"")]).misses(&["signalwire_api_key = <your-signalwire-key>"]),
    near("signaturit-key", "key of signaturit, by the name", &["signaturit"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("SIGNATURIT_API_KEY=\"", "z04MFeTx23MieTIU0818V4Fk3ixm", "41lKvXhLZm5sVJcfHgX1SUh1anzTPEnJzkCWrok91pjN2ElRqC7PzSnarL\"")]).misses(&["signaturit_api_key = <your-signaturit-key>"]),
    near("signupgenius-key", "key of signupgenius, by the name", &["signupgenius"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SIGNUPGENIUS_API_KEY=\"", "sk0g5FL9gZ", "Y35R6vtnkMWLgYpXVx8jwF\"")]).misses(&["signupgenius_api_key = <your-signupgenius-key>"]),
    near("sigopt-key", "key of sigopt, by the name", &["sigopt"], r"[A-Z0-9]{48}").max(48)
        .hits(&[concat!("SIGOPT_API_KEY=\"", "LAJHCM88361PSSLE", "AM3HG7NV06AV6JS13ZPW2RTXN5DW9M14\"")]).misses(&["sigopt_api_key = <your-sigopt-key>"]),
    near("simfin-key", "key of simfin, by the name", &["simfin"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SIMFIN_API_KEY=\"", "YmLxaoOAAO", "689je0pgs7XFob6kSxfYZH\"")]).misses(&["simfin_api_key = <your-simfin-key>"]),
    near("simplesat-key", "key of simplesat, by the name", &["simplesat"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SIMPLESAT_API_KEY=\"", "8eCA0A90b37F0", "AB0ddd9eA6FDbdB9Ef802AFa5F1\"")]).misses(&["simplesat_api_key = <your-simplesat-key>"]),
    near("simplynoted-key", "key of simplynoted, by the name", &["simplynoted"], r"[A-Za-z0-9_.=-]{340}").max(340)
        .hits(&[concat!("SIMPLYNOTED_API_KEY=\"", "Y0YnFRxxFG248ve2wPKogdqn62qYxpm72RgYBrvzwj9zN29Z2qe9adAaLe4gbWnevSiXNipFnE1qSQmyHULisUpypEPEFKS0qMKKxjls1sOLhL9Fs", "y2mY6b2YUisNmLD7Msljifk54kNK9RwXSAwuLdekdCROzhYuJAFwNfVSdhP8WTy7vJCH4Iy0xye23jRpvndGjSqn8fRyPyldA1b8B55sfQpqaJeVP5N377t0yNw0tMmbUVgsRN6F5NIedrzInhxAOHFx81T8hjAdwhwdfl7DhJwdIrErLEtkqDtdSUBMwmNKjPr2RZoYgMDpgvzwsca1KdILMpji69BrlgH\"")]).misses(&["simplynoted_api_key = <your-simplynoted-key>"]),
    near("simvoly-key", "key of simvoly, by the name", &["simvoly"], r"[A-Za-z0-9]{33}").max(33)
        .hits(&[concat!("SIMVOLY_API_KEY=\"", "nUBXVXidoNX", "b6mRUQMvY2WiFjw6LyOV8t\"")]).misses(&["simvoly_api_key = <your-simvoly-key>"]),
    near("sinch-key", "key of sinch, by the name", &["sinch"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SINCH_API_KEY=\"", "C33997F5Fa", "EeD3EC05CEc856fe1A47ba\"")]).misses(&["sinch_api_key = <your-sinch-key>"]),
    near("sirv-key", "key of sirv, by the name", &["sirv"], r"[A-Za-z0-9_=-]{88}").max(88)
        .hits(&[concat!("SIRV_API_KEY=\"", "RiQbrslAq8X3i18Ca0QRVvna1UGQE", "5qfjQXJvUoZJcYDVzK3x53I8h3c6EBX7QWwr01URx4CJnjl2VbSBasEcGuP\"")]).misses(&["sirv_api_key = <your-sirv-key>"]),
    near("siteleaf-key", "key of siteleaf, by the name", &["siteleaf"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SITELEAF_API_KEY=\"", "DPuwCFFkLz", "n2Vg1l5oKBzYCxw7HcG8sn\"")]).misses(&["siteleaf_api_key = <your-siteleaf-key>"]),
    near("skrappio-key", "key of skrappio, by the name", &["skrappio", "skrapp"], r"[A-Za-z0-9]{42}").max(42)
        .hits(&[concat!("SKRAPPIO_API_KEY=\"", "FbmQ2b8UfbvDHT", "XtKwH9qeXxBF2j4rV6HqQ0SP8Dcp\"")]).misses(&["skrappio_api_key = <your-skrappio-key>"]),
    near("skybiometry-key", "key of skybiometry, by the name", &["skybiometry"], r"[A-Za-z0-9]{25}").max(25)
        .hits(&[concat!("SKYBIOMETRY_API_KEY=\"", "ko64ODFm", "CIludLe3NQf4t6hgs\"")]).misses(&["skybiometry_api_key = <your-skybiometry-key>"]),
    near("smartsheets-key", "key of smartsheets, by the name", &["smartsheets", "smartsheet"], r"(?:[A-Za-z0-9]{37}|[A-Za-z0-9]{26})").max(37)
        .hits(&[concat!("SMARTSHEETS_API_KEY=\"", "DnLjLhCqMiij", "Errh68bGNyMUrI475FKqYSgjz\"")]).misses(&["smartsheets_api_key = <your-smartsheets-key>"]),
    near("smartystreets-key", "key of smartystreets, by the name", &["smartystreets"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("SMARTYSTREETS_API_KEY=\"", "zRN76e", "SbcqZhfKpkA2P5\"")]).misses(&["smartystreets_api_key = <your-smartystreets-key>"]),
    near("smooch-key", "key of smooch, by the name", &["smooch"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("SMOOCH_API_KEY=\"", "uItuhQec5Y39Pe8HXE3guAbP421Y", "VVWon1G1L72Ns92C029ua4eKBX9QnvOdStZ1Y9yhiwQ5TDqd0CUj24vu8n\"")]).misses(&["smooch_api_key = <your-smooch-key>"]),
    near("snipcart-key", "key of snipcart, by the name", &["snipcart"], r"[A-Za-z0-9_=-]{75}").max(75)
        .hits(&[concat!("SNIPCART_API_KEY=\"", "0AjdA9J0UpYKGWSOC86YGbv24", "h9cX6VMuONNKEQRMzS1HfgXqJBQk8kXBISC5puJcEGVtkTQnMg\"")]).misses(&["snipcart_api_key = <your-snipcart-key>"]),
    near("snowflake-key", "key of snowflake, by the name", &["snowflake"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("SNOWFLAKE_API_KEY=\"", "vBMO96", "oHSAjqaZnXEsC7\"")]).misses(&["snowflake_api_key = <your-snowflake-key>"]),
    near("snyk-key", "key of snyk, by the name", &["snyk"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SNYK_API_KEY=\"", "RaZmBRH5-xvX", "r-fnDV-ePcB-zt7LUpTsuElI\"")]).misses(&["snyk_api_key = <your-snyk-key>"]),
    near("snykio-key", "key of snykio, by the name", &["snykio"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SNYKIO_API_KEY=\"", "0QMjcrcx-jvD", "p-ldL8-IOZV-B9ubKR0ED731\"")]).misses(&["snykio_api_key = <your-snykio-key>"]),
    near("sonar-login-key", "key of sonar.login, by the name", &["sonar.login"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("sonar.login key: ", "D9AdFA4d2C3a8", "8EEFdc7c0f656Eeb7C4dd93aD42")]).misses(&["sonar.login_api_key = <your-sonar.login-key>"]),
    near("sonarcloud-key", "key of sonarcloud, by the name", &["sonarcloud", "sonar"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SONARCLOUD_API_KEY=\"", "6a1AB9CCaa8AF", "44F8AB1e478bFCAd9C2Cc8a3fE1\"")]).misses(&["sonarcloud_api_key = <your-sonarcloud-key>"]),
    near("sourcegraph-key", "key of sourcegraph, by the name", &["sourcegraph"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SOURCEGRAPH_API_KEY=\"", "A07D113d026AD", "CB1915B14CE02967Fea1fd8B6DF\"")]).misses(&["sourcegraph_api_key = <your-sourcegraph-key>"]),
    near("sparkpost-key", "key of sparkpost, by the name", &["sparkpost"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SPARKPOST_API_KEY=\"", "Bc9D7a0C6bD08", "E54BcB8a9cE4C5C74A208fDd16B\"")]).misses(&["sparkpost_api_key = <your-sparkpost-key>"]),
    near("speechtextai-key", "key of speechtextai, by the name", &["speechtextai", "speechtext"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SPEECHTEXTAI_API_KEY=\"", "7C4D56B239", "6f9Eb15eA6Fa367C625480\"")]).misses(&["speechtextai_api_key = <your-speechtextai-key>"]),
    near("splunk-key", "key of splunk, by the name", &["splunk"], r"(?:[A-Za-z0-9]{22}|[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12})").max(36)
        .hits(&[concat!("SPLUNK_API_KEY=\"", "ImpjcfY", "XAVbwmvZRtKaTk6\"")]).misses(&["splunk_api_key = <your-splunk-key>"]),
    near("spoonacular-key", "key of spoonacular, by the name", &["spoonacular"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SPOONACULAR_API_KEY=\"", "0e65Bc5b93", "7Dd7431AaBDE50e923e8bf\"")]).misses(&["spoonacular_api_key = <your-spoonacular-key>"]),
    near("sportsmonk-key", "key of sportsmonk, by the name", &["sportsmonk"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("SPORTSMONK_API_KEY=\"", "qjBkl6oXp3yaW5TOk57R", "lBiRtB1G6IvFZxzVLS4NbH6fzIhNXB8wYPMujlQZ\"")]).misses(&["sportsmonk_api_key = <your-sportsmonk-key>"]),
    near("spotify-key", "key of spotify, by the name", &["spotify"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SPOTIFY_API_KEY=\"", "AXOEfFxDaw", "Spmsp4Z2aTyNMESwoq7e05\"")]).misses(&["spotify_api_key = <your-spotify-key>"]),
    near("squarespace-key", "key of squarespace, by the name", &["squarespace"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SQUARESPACE_API_KEY=\"", "3Dw2H1T3-1k8", "I-n4qT-aiLw-rVzkd8ctgRF9\"")]).misses(&["squarespace_api_key = <your-squarespace-key>"]),
    near("squareup-key", "key of squareup, by the name", &["squareup"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("SQUAREUP_API_KEY=\"", "MEZe8X5", "dUyjPoI401wpQRY\"")]).misses(&["squareup_api_key = <your-squareup-key>"]),
    near("sslmate-key", "key of sslmate, by the name", &["sslmate"], r"[A-Za-z0-9]{36}").max(36)
        .hits(&[concat!("SSLMATE_API_KEY=\"", "0j5YGk7eugwc", "COgpWYkJ8goDZMawjICrOt1X\"")]).misses(&["sslmate_api_key = <your-sslmate-key>"]),
    near("statuscake-key", "key of statuscake, by the name", &["statuscake"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("STATUSCAKE_API_KEY=\"", "atXvkU", "jMHxpK3zAfIWmJ\"")]).misses(&["statuscake_api_key = <your-statuscake-key>"]),
    near("statuspage-key", "key of statuspage, by the name", &["statuspage"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("STATUSPAGE_API_KEY=\"", "GY2wzQzB-J7f", "N-ujST-eAvx-q9mwI7Rk6E1H\"")]).misses(&["statuspage_api_key = <your-statuspage-key>"]),
    near("statuspal-key", "key of statuspal, by the name", &["statuspal"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("STATUSPAL_API_KEY=\"", "TqYUsk", "gZe6F549cPWiSj\"")]).misses(&["statuspal_api_key = <your-statuspal-key>"]),
    near("stitchdata-key", "key of stitchdata, by the name", &["stitchdata", "stitch"], r"[A-Za-z0-9]{35}").max(35)
        .hits(&[concat!("STITCHDATA_API_KEY=\"", "5FAJ5B8yUMC", "zSY2aFN1jTy3r2HsUBu0dz6f\"")]).misses(&["stitchdata_api_key = <your-stitchdata-key>"]),
    near("stockdata-key", "key of stockdata, by the name", &["stockdata"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("STOCKDATA_API_KEY=\"", "r4MkwqHxys0MC", "4oPpdbUHpOaiB03f8VCvolYJRg4\"")]).misses(&["stockdata_api_key = <your-stockdata-key>"]),
    near("storecove-key", "key of storecove, by the name", &["storecove"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("STORECOVE_API_KEY=\"", "yzcVZf4WfUOxli", "9JNv0P8i710zRSPbxGsJ2Ak6cZdCo\"")]).misses(&["storecove_api_key = <your-storecove-key>"]),
    near("stormboard-key", "key of stormboard, by the name", &["stormboard"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("STORMBOARD_API_KEY=\"", "AB266FacF22af", "51e06c91A530ec65bfc9a4DA1E2\"")]).misses(&["stormboard_api_key = <your-stormboard-key>"]),
    near("stormglass-key", "key of stormglass, by the name", &["stormglass"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}-[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(73)
        .hits(&[concat!("STORMGLASS_API_KEY=\"", "mlCbtYHC-i6YU-W9aX-XgYT-", "9JkQKbgusQ2A-LR5LSDIU-6lMd-LuRp-GTid-0vU5mXFW9ura\"")]).misses(&["stormglass_api_key = <your-stormglass-key>"]),
    near("storyblok-key", "key of storyblok, by the name", &["storyblok"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("STORYBLOK_API_KEY=\"", "sFOWFwX", "vEU2BLxkcVDHby5\"")]).misses(&["storyblok_api_key = <your-storyblok-key>"]),
    near("storychief-key", "key of storychief, by the name", &["storychief"], r"[A-Za-z0-9_.=-]{900,1000}").max(1000)
        .hits(&[concat!("STORYCHIEF_API_KEY=\"", "9N9egGpTMQZ4jCTiayD6YWTg9VPbHT2CtRbUa1HJqXpvnVUB8ErtUQkzA9gMJIJnMCQpx4YCHI8uGnn0BOMVn6DtJV9xyXPk1WishqzvzI5MBj0CMRsp1UwYypFWJatc9rYpble6bNU2Dxjff5VPGtlcIquUNWEx5n0hEgTf0HpKRhNmkDQlbVLJyG75xb8exQuYw4Z05Ku4MrRlT9kHdHESjWFsLnsSmBZdmwLdla8KzV077u2winCp0w913EtaWKIzXZ7ld1MxHvtDqGJ2u63AYBFFBDjvSR5IAg4t7PE6", "J9P0h2HQVTlLl0fEtxXCZRX17JjyVXaoCZltIy4TEKduzwXUdnxX6yPah2fN4HVnn05RtD7ZDJNHUW51TlY9E06kteRnwttJbCRjPYw2l2tBlIO3PnC2LfCmOnqIdJGlQXjqlHLoxDFqpYFgeeoHoFdRmVxWp9vVNgiAeJy7tKD6r9wNbPK6eGnGsYF2D4y5Njler6ZORUmrMpiBl67yppUlNoQIZ02CFS4kmByUxWwHf3wZaOC9oq2PowposRIX6lK7UO8uqjm7AFErX2BkM4B1uixeGaqyBoaSVKJuqhfdjVvFuLP4bSONCXmUErHEFg1RBn7myZYkOa9FzMx6d5MtSxSL3RE8jp9znY1CDEWixbCSwOVjUhhtWnK2bAQR7zSrjfjVtRZkjQnI9hHLOXNxVVgXaPexirt4KyQWl3MBGZxlO3dbgVyQH3tjGxo7Ulcs8ShZ9JEg8NyCyUXeqmEEYsmxxUR8bki7mw6xYSKpKZkIm31DoNo2q6hBK4LX5eO9T27FCU7CWCqDBkUuykNhJN0rdglut8aupO0XYkcB0Lzb94RDE2J05GP9wbzq7dx0Mg1lGVxH4dsoW8p3YCcE\"")]).misses(&["storychief_api_key = <your-storychief-key>"]),
    near("strava-key", "key of strava, by the name", &["strava"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("STRAVA_API_KEY=\"", "CCDF988dF9154", "470de0B33bfE40dB7DC9ca65eaE\"")]).misses(&["strava_api_key = <your-strava-key>"]),
    near("streak-key", "key of streak, by the name", &["streak"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("STREAK_API_KEY=\"", "00765eCdB3", "B2C208d1a3Fe57B34Ef0b9\"")]).misses(&["streak_api_key = <your-streak-key>"]),
    near("stripo-key", "key of stripo, by the name", &["stripo"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("STRIPO_API_KEY=\"", "Pa0OyMkoZDi56RQtS5seeNzhdhwqe59Jk", "poxcMdjMweftlg3nEBB84Y7MyAOmzq5pluYEf5ysvZGYuQKAsHWVMnqlcUg9mJC30Iz\"")]).misses(&["stripo_api_key = <your-stripo-key>"]),
    near("stytch-key", "key of stytch, by the name", &["stytch"], r"[A-Za-z0-9_=-]{47}").max(47)
        .hits(&[concat!("STYTCH_API_KEY=\"", "dlSmQbf2juh9iVI", "iyhOhvopGZ2lgVEqbrIYmGQskKpS3Ph6\"")]).misses(&["stytch_api_key = <your-stytch-key>"]),
    near("sugester-key", "key of sugester, by the name", &["sugester"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SUGESTER_API_KEY=\"", "VyeUTSQBD2", "TBJoH38zMsU9hQExump0Vn\"")]).misses(&["sugester_api_key = <your-sugester-key>"]),
    near("sumologic-key", "key of sumologic, by the name", &["sumologic"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("SUMOLOGIC_API_KEY=\"", "Ls6t3pZZq0xArOFMB5Nuf", "7aSqHuPuffXmuP1WO1R3SxnAg0hfqHTLWUSnRtYQZxa\"")]).misses(&["sumologic_api_key = <your-sumologic-key>"]),
    near("supabase-key", "key of supabase, by the name", &["supabase"], r"[A-Za-z0-9_.=-]{40,220}").max(220)
        .hits(&[concat!("SUPABASE_API_KEY=\"", "iPgeNsMUJKgSr", "V1rcUV9OkNIbPnDxfEtM6e27zwv\"")]).misses(&["supabase_api_key = <your-supabase-key>"]),
    near("supernotes-key", "key of supernotes, by the name", &["supernotes"], r"[A-Za-z0-9_.=-]{30,60}").max(60)
        .hits(&[concat!("SUPERNOTES_API_KEY=\"", "8nkrrS3rWq", "gOLkPW34bVZGwA5DeMh8\"")]).misses(&["supernotes_api_key = <your-supernotes-key>"]),
    near("surveyanyplace-key", "key of surveyanyplace, by the name", &["surveyanyplace"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SURVEYANYPLACE_API_KEY=\"", "IA8yJPJtQx", "m3jtP6N7SJeKgu8Qf2TlOn\"")]).misses(&["surveyanyplace_api_key = <your-surveyanyplace-key>"]),
    near("surveybot-key", "key of surveybot, by the name", &["surveybot"], r"[A-Za-z0-9]{80}").max(80)
        .hits(&[concat!("SURVEYBOT_API_KEY=\"", "DD76NJgdPqP1A5f6XNv549b2ka", "qJURzypVEDWNDhQX6BveverOgM286Ihasgt4MHQWGCBrfN9aexlsJ0\"")]).misses(&["surveybot_api_key = <your-surveybot-key>"]),
    near("surveymonkey-key", "key of surveymonkey, by the name", &["surveymonkey"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("SURVEYMONKEY_API_KEY=\"", "TOt9dt1OZyzdELBYLNrwj", "zxOYGkYjHeX0AqDz05Md2wTalqMowmkrBpnDgjPOsFU\"")]).misses(&["surveymonkey_api_key = <your-surveymonkey-key>"]),
    near("surveysparrow-key", "key of surveysparrow, by the name", &["surveysparrow"], r"[A-Za-z0-9_=-]{88}").max(88)
        .hits(&[concat!("SURVEYSPARROW_API_KEY=\"", "LKF63aZWdYCiA0JgvIgVdo5LT6ITH", "eysWrvxZFev9rYuq3NS0ghjuWImAnidG6LRu0axBgyDCGWIKiY4sVzFqdtp\"")]).misses(&["surveysparrow_api_key = <your-surveysparrow-key>"]),
    near("survicate-key", "key of survicate, by the name", &["survicate"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SURVICATE_API_KEY=\"", "EEa7103FEB", "f763bbe8a19E64FfCcD5aB\"")]).misses(&["survicate_api_key = <your-survicate-key>"]),
    near("swell-key", "key of swell, by the name", &["swell"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("SWELL_API_KEY=\"", "IG9yp8oj", "un5m6wYCda9UitXS\"")]).misses(&["swell_api_key = <your-swell-key>"]),
    near("swiftype-key", "key of swiftype, by the name", &["swiftype"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("SWIFTYPE_API_KEY=\"", "NDdPAq", "B34sk02FlxiMHI\"")]).misses(&["swiftype_api_key = <your-swiftype-key>"]),
    near("synapse-key", "key of synapse, by the name", &["synapse"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("SYNAPSE_API_KEY=\"", "nEcMaWSmf6lVQ", "OaICXbQ0iQKUkhf9xEqAYn8jl41\"")]).misses(&["synapse_api_key = <your-synapse-key>"]),
    near("tallyfy-key", "key of tallyfy, by the name", &["tallyfy"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("TALLYFY_API_KEY=\"", "IMFmXEm33leC", "slKsDtOqmAWcb3P6EMgZK2Lo\"")]).misses(&["tallyfy_api_key = <your-tallyfy-key>"]),
    near("tatumio-key", "key of tatumio, by the name", &["tatumio", "tatum"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("TATUMIO_API_KEY=\"", "aqPL0KLK-gFP", "5-LTbR-qTWj-levcZzLk2grs\"")]).misses(&["tatumio_api_key = <your-tatumio-key>"]),
    near("taxjar-key", "key of taxjar, by the name", &["taxjar"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TAXJAR_API_KEY=\"", "c5aB3dCf3C", "4EEA80B1A7FC3dA5abf66D\"")]).misses(&["taxjar_api_key = <your-taxjar-key>"]),
    near("teamgate-key", "key of teamgate, by the name", &["teamgate"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("TEAMGATE_API_KEY=\"", "GXmY4p9XgscJFP", "La4kLkUFq8J7TFIBhQSUVb2glRkvt\"")]).misses(&["teamgate_api_key = <your-teamgate-key>"]),
    near("teamwork-key", "key of teamwork, by the name", &["teamwork"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("TEAMWORK_API_KEY=\"", "FaY1Xs", "kvt3yLbfh94J6p\"")]).misses(&["teamwork_api_key = <your-teamwork-key>"]),
    near("technicalanalysisapi-key", "key of technicalanalysisapi, by the name", &["technicalanalysisapi"], r"[A-Z0-9]{48}").max(48)
        .hits(&[concat!("TECHNICALANALYSISAPI_API_KEY=\"", "NQ8N9R1F63DZLMVW", "TSJE42BXI2D5PIUKGZ866QCFDLENVRMJ\"")]).misses(&["technicalanalysisapi_api_key = <your-technicalanalysisapi-key>"]),
    near("tefter-key", "key of tefter, by the name", &["tefter"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("TEFTER_API_KEY=\"", "2oj0XN", "fG4zIDTvB1cJOH\"")]).misses(&["tefter_api_key = <your-tefter-key>"]),
    near("telegram-key", "key of telegram, by the name", &["telegram"], r"[0-9]{8,10}:[A-Za-z0-9_=-]{35}").max(46)
        .hits(&[concat!("TELEGRAM_API_KEY=\"", "63281830:daPbt", "eMXPcqRNk3xU70Suh26bKJnDzXAe3E\"")]).misses(&["telegram_api_key = <your-telegram-key>"]),
    near("telesign-key", "key of telesign, by the name", &["telesign"], r"[A-Za-z0-9_=-]{88}").max(88)
        .hits(&[concat!("TELESIGN_API_KEY=\"", "ohaxT4FFfbFVDJVUh9CGBdK32QI8D", "hSigYOGvntlPzLLhdkqnxQq3WiUinBYcSFG6vtEDln73JZPWTsr2YMyVhEO\"")]).misses(&["telesign_api_key = <your-telesign-key>"]),
    near("teletype-key", "key of teletype, by the name", &["teletype"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("TELETYPE_API_KEY=\"", "6x5GwXJq-A8n", "E-GoH5-VWsU-tdQfPXj1v4CB\"")]).misses(&["teletype_api_key = <your-teletype-key>"]),
    near("textmagic-key", "key of textmagic, by the name", &["textmagic"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("TEXTMAGIC_API_KEY=\"", "O2LZtdnXMd", "eVfpTP0UDqRWyz4kLEK9\"")]).misses(&["textmagic_api_key = <your-textmagic-key>"]),
    near("the-odds-api-key", "key of the-odds-api, by the name", &["the-odds-api"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("the-odds-api key: ", "5c83A6c97b", "d0d61C0437AFDcbBe94B75")]).misses(&["the-odds-api_api_key = <your-the-odds-api-key>"]),
    near("theoddsapi-key", "key of theoddsapi, by the name", &["theoddsapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("THEODDSAPI_API_KEY=\"", "ACEE4af7E3", "20fd1094e5f9FC3E2DbBF7\"")]).misses(&["theoddsapi_api_key = <your-theoddsapi-key>"]),
    near("thinkific-key", "key of thinkific, by the name", &["thinkific"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("THINKIFIC_API_KEY=\"", "C9ff2eE8B5", "B4D0e7BdC513bAcEAf8C9e\"")]).misses(&["thinkific_api_key = <your-thinkific-key>"]),
    near("thousandeyes-key", "key of thousandeyes, by the name", &["thousandeyes"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("THOUSANDEYES_API_KEY=\"", "l6SEq73EU1", "c3y7uz5EfGxsNoK4p8iVMX\"")]).misses(&["thousandeyes_api_key = <your-thousandeyes-key>"]),
    near("ticketmaster-key", "key of ticketmaster, by the name", &["ticketmaster"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TICKETMASTER_API_KEY=\"", "SKbWBWJdcm", "z6GLmo25w60CPXQEniIbWM\"")]).misses(&["ticketmaster_api_key = <your-ticketmaster-key>"]),
    near("tickettree-key", "key of tickettree, by the name", &["tickettree"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("TICKETTREE_API_KEY=\"", "z0cPSh", "15OFom3qARHsp7\"")]).misses(&["tickettree_api_key = <your-tickettree-key>"]),
    near("tiingo-key", "key of tiingo, by the name", &["tiingo"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("TIINGO_API_KEY=\"", "A5DC95Cd260bf", "Adec53DdAe3E669Da5cb40BCDfa\"")]).misses(&["tiingo_api_key = <your-tiingo-key>"]),
    near("timecamp-key", "key of timecamp, by the name", &["timecamp"], r"[A-Fa-f0-9]{26}").max(26)
        .hits(&[concat!("TIMECAMP_API_KEY=\"", "E3c13c4E", "F83e7CabA5D10d2A84\"")]).misses(&["timecamp_api_key = <your-timecamp-key>"]),
    near("timezoneapi-key", "key of timezoneapi, by the name", &["timezoneapi"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("TIMEZONEAPI_API_KEY=\"", "St8gfd", "HcBYlerZujFqs2\"")]).misses(&["timezoneapi_api_key = <your-timezoneapi-key>"]),
    near("tineseye-key", "key of tineseye, by the name", &["tineseye"], r"[A-Za-z0-9_=-]{30}").max(30)
        .hits(&[concat!("TINESEYE_API_KEY=\"", "lLL1ooxPJO", "5NxBaOUycDdF36GvigeQ\"")]).misses(&["tineseye_api_key = <your-tineseye-key>"]),
    near("tineswebhook-key", "key of tineswebhook, by the name", &["tineswebhook"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TINESWEBHOOK_API_KEY=\"", "771f6C7BAE", "CaABf0CFbED5d68C170593\"")]).misses(&["tineswebhook_api_key = <your-tineswebhook-key>"]),
    near("tly-key", "key of tly, by the name", &["tly"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("TLY_API_KEY=\"", "zBbR5J59vvbFwDre4Q9F", "Uav6qzd2cpqnMGOdTGHvb6NY9vcAV4FUjhdRniep\"")]).misses(&["tly_api_key = <your-tly-key>"]),
    near("tmdb-key", "key of tmdb, by the name", &["tmdb"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TMDB_API_KEY=\"", "70dc47b2DD", "69B583CaED46b17e13d02C\"")]).misses(&["tmdb_api_key = <your-tmdb-key>"]),
    near("tmetric-key", "key of tmetric, by the name", &["tmetric"], r"[A-Z0-9]{64}").max(64)
        .hits(&[concat!("TMETRIC_API_KEY=\"", "YP4RIZL1MOAKMH6C1LSBI", "TRHX2PI5UPMDPS29BQ4ETIY3TCL25WUY7J9S1EAIKWF\"")]).misses(&["tmetric_api_key = <your-tmetric-key>"]),
    near("todoist-key", "key of todoist, by the name", &["todoist"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("TODOIST_API_KEY=\"", "7439e45ADc0cE", "f6fB4bd72dfac79bAD185BE25F0\"")]).misses(&["todoist_api_key = <your-todoist-key>"]),
    near("toggl-key", "key of toggl, by the name", &["toggl", "toggltrack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TOGGL_API_KEY=\"", "721eb18F35", "77f8fc5Aa2BAeC4F76E031\"")]).misses(&["toggl_api_key = <your-toggl-key>"]),
    near("tokeet-key", "key of tokeet, by the name", &["tokeet"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("TOKEET_API_KEY=\"", "Ro85grJSp2X0", "I791v7t9IFNh4PXpRj2fDsEg\"")]).misses(&["tokeet_api_key = <your-tokeet-key>"]),
    near("tomorrowio-key", "key of tomorrowio, by the name", &["tomorrowio"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TOMORROWIO_API_KEY=\"", "ikSUvvlleQ", "yMatyhgSz6L5ODYTs1IekZ\"")]).misses(&["tomorrowio_api_key = <your-tomorrowio-key>"]),
    near("tomtom-key", "key of tomtom, by the name", &["tomtom"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TOMTOM_API_KEY=\"", "zR3ACvF25a", "M3aABkF9zq4itgXImrCQNe\"")]).misses(&["tomtom_api_key = <your-tomtom-key>"]),
    near("tradier-key", "key of tradier, by the name", &["tradier"], r"[A-Za-z0-9]{28}").max(28)
        .hits(&[concat!("TRADIER_API_KEY=\"", "ohBrCzTiS", "EwpTvJntDAibsVlhk1o\"")]).misses(&["tradier_api_key = <your-tradier-key>"]),
    near("transferwise-key", "key of transferwise, by the name", &["transferwise", "wise"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("TRANSFERWISE_API_KEY=\"", "DGSoh2JA-fcu", "m-vIEe-Dcp3-PZFyGxjKqIJ8\"")]).misses(&["transferwise_api_key = <your-transferwise-key>"]),
    near("travelpayouts-key", "key of travelpayouts, by the name", &["travelpayouts"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TRAVELPAYOUTS_API_KEY=\"", "cD3212c46B", "b5fBBF7f2E45CE93ca461b\"")]).misses(&["travelpayouts_api_key = <your-travelpayouts-key>"]),
    near("travisci-key", "key of travisci, by the name", &["travisci", "travis"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("TRAVISCI_API_KEY=\"", "4ATxG4E", "nkDm7i5fNBvuH2e\"")]).misses(&["travisci_api_key = <your-travisci-key>"]),
    near("trello-key", "key of trello, by the name", &["trello"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{64}|[A-Za-z0-9_=-]{76})").max(76)
        .hits(&[concat!("TRELLO_API_KEY=\"", "3d0f804dfB", "1C4AF189BC6b0Efd9b383e\"")]).misses(&["trello_api_key = <your-trello-key>"]),
    near("tru-key", "key of tru, by the name", &["tru"], r"[A-Za-z0-9_=-]{26}").max(26)
        .hits(&[concat!("TRU_API_KEY=\"", "LphvH5OX", "ZpRuxzDMnBHwNaqPLJ\"")]).misses(&["tru_api_key = <your-tru-key>"]),
    near("truenas-key", "key of truenas, by the name", &["truenas", "login_with_api_key"], r"[0-9]{1,3}-[A-Za-z0-9]{64}").max(68)
        .hits(&[concat!("TRUENAS_API_KEY=\"", "1-nBn8F4es1ix2RhJGmCBi", "PDVOQgezZVV6SJEHVx0RUad194tx27NJGZPmrUsXIVKL\"")]).misses(&["truenas_api_key = <your-truenas-key>"]),
    near("trufflehog-key", "key of trufflehog, by the name", &["trufflehog"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TRUFFLEHOG_API_KEY=\"", "kRxOJUwdyA", "9lIGHbSsCowXEBUaMt7Rpx\"")]).misses(&["trufflehog_api_key = <your-trufflehog-key>"]),
    near("tumblr-key", "key of tumblr, by the name", &["tumblr"], r"[A-Za-z0-9]{50}").max(50)
        .hits(&[concat!("TUMBLR_API_KEY=\"", "kLPDzgTcSOXkJJLj", "h5sFeWzC0ThoBvjIRabkOFTZxwhlY1EBec\"")]).misses(&["tumblr_api_key = <your-tumblr-key>"]),
    near("twelvedata-key", "key of twelvedata, by the name", &["twelvedata"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TWELVEDATA_API_KEY=\"", "C3eaBDA4CC", "2Ad76eE572fCFcD0Ad8443\"")]).misses(&["twelvedata_api_key = <your-twelvedata-key>"]),
    near("twilio-key", "key of twilio, by the name", &["twilio"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TWILIO_API_KEY=\"", "f84dEeca65", "3D91F7Ea2633bfA3CD5eBc\"")]).misses(&["twilio_api_key = <your-twilio-key>"]),
    near("twist-key", "key of twist, by the name", &["twist"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("TWIST_API_KEY=\"", "01FA8e9944B6F", "d743bcf60Ed78D1aD29AfF45b00\"")]).misses(&["twist_api_key = <your-twist-key>"]),
];
