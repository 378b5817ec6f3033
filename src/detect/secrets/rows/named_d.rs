//! Keys without a prefix of their own, told by the service that is named before them (part 4 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("quickbooks-key", "key of quickbooks, by the name", &["quickbooks"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("QUICKBOOKS_API_KEY=\"", "FioP3Jn1T3CwE", "sSB0a154OV6lXyRLT2m3jvpwKxB\"")]).misses(&["quickbooks_api_key = <your-quickbooks-key>"]),
    near("quicknode-key", "key of quicknode, by the name", &["quicknode"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("QUICKNODE_API_KEY=\"", "B6d4DbcaBCFCf", "a7Ccba8B71C5b03E46aDAaFc30d\"")]).misses(&["quicknode_api_key = <your-quicknode-key>"]),
    near("rapidapi-key", "key of rapidapi, by the name", &["rapidapi"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("RAPIDAPI_API_KEY=\"", "oQOaFxceNE6BquLA", "vFM2mA46YFuVrqo7iFavylNmGBEcfT6Ikt\"")]).misses(&["rapidapi_api_key = <your-rapidapi-key>"]),
    near("raven-key", "key of raven, by the name", &["raven"], r"[A-Z0-9]{16}").max(16)
        .hits(&[concat!("RAVEN_API_KEY=\"", "KDN7B", "ELZMG6CI5H8\"")]).misses(&["raven_api_key = <your-raven-key>"]),
    near("rawg-key", "key of rawg, by the name", &["rawg"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("RAWG_API_KEY=\"", "eDeDCA2e3A", "5ABDdE7a0dc7Fa82C9be36\"")]).misses(&["rawg_api_key = <your-rawg-key>"]),
    near("razorpay-key", "key of razorpay, by the name", &["razorpay"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("RAZORPAY_API_KEY=\"", "VCO8c6yt", "GpOu85iHSrVBR0nL\"")]).misses(&["razorpay_api_key = <your-razorpay-key>"]),
    near("reachmail-key", "key of reachmail, by the name", &["reachmail"], r"[A-Za-z0-9_.=-]{120}").max(120)
        .hits(&[concat!("REACHMAIL_API_KEY=\"", "2DAaADLeJrroOYsmUKGqNuS8JmrXhG7owBcr86ct", "wgYraJVxEOmTvBTkulipkp4Y8fJ90DiLJ10jB1lMEonY3E1xoFFpHxMiE9Ocbpzs8YH01IcFZB74MEQn\"")]).misses(&["reachmail_api_key = <your-reachmail-key>"]),
    near("readwise-key", "key of readwise, by the name", &["readwise"], r"[A-Za-z0-9]{50}").max(50)
        .hits(&[concat!("READWISE_API_KEY=\"", "bLywumkcHbRQm0qo", "a0wtgAlwViOQuW1GCi4p7BT2zO0VFNSyJm\"")]).misses(&["readwise_api_key = <your-readwise-key>"]),
    near("reallysimplesystems-key", "key of reallysimplesystems, by the name", &["reallysimplesystems"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("REALLYSIMPLESYSTEMS_API_KEY=\"", "07JiwYMGdRGKAFXTMDpsR2m4iflrDyvT6", "euhI2YUnK6GTzpthJpobZpXZcFUsfSZ77maM68XZFdBtP17EdwcCVkqIQKL0jeX2bGB\"")]).misses(&["reallysimplesystems_api_key = <your-reallysimplesystems-key>"]),
    near("rebrandly-key", "key of rebrandly, by the name", &["rebrandly"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("REBRANDLY_API_KEY=\"", "NfKFNeHQl5", "w9nEeMNGishD5V9bLg03AF\"")]).misses(&["rebrandly_api_key = <your-rebrandly-key>"]),
    near("recaptcha-key", "key of recaptcha, by the name", &["recaptcha"], r"6[A-Za-z0-9_=-]{39}").max(40)
        .hits(&[concat!("RECAPTCHA_API_KEY=\"", "6OtRMPZ9NQaal", "OhXB8FQZ2odIkhfpNTDACrmLSy9\"")]).misses(&["recaptcha_api_key = <your-recaptcha-key>"]),
    near("recharge-key", "key of recharge, by the name", &["recharge"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("RECHARGE_API_KEY=\"", "E2f71Aec80Babdcc6E12a", "e2bD6cf946e8DAafe6dadFeFB441e7AdcDfAb32Ee08\"")]).misses(&["recharge_api_key = <your-recharge-key>"]),
    near("reddit-key", "key of reddit, by the name", &["reddit"], r"[A-Za-z0-9_.=-]{20,30}").max(30)
        .hits(&[concat!("REDDIT_API_KEY=\"", "VWzQ6m", "PbTLC5fswIB7Kg\"")]).misses(&["reddit_api_key = <your-reddit-key>"]),
    near("redis-key", "key of redis, by the name", &["redis"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("REDIS_API_KEY=\"", "BFFiWla5SN", "sITwVhLkIrc2fmuRiAXHKj\"")]).misses(&["redis_api_key = <your-redis-key>"]),
    near("refiner-key", "key of refiner, by the name", &["refiner"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("REFINER_API_KEY=\"", "IL0viEMJ-xnk", "F-BFAh-paRn-LMU0Zw6kdJob\"")]).misses(&["refiner_api_key = <your-refiner-key>"]),
    near("remotebg-key", "key of remotebg, by the name", &["remotebg", "remove.bg", "removebg"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("REMOTEBG_API_KEY=\"", "1al0gX9k", "TZeJc5a2FPIt8SdU\"")]).misses(&["remotebg_api_key = <your-remotebg-key>"]),
    near("rentman-key", "key of rentman, by the name", &["rentman"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("RENTMAN_API_KEY=\"", "iHQJMbsxCTxnxriUlzYeQdHr8jcr5ROrC", "ZU9kiMO2KM1EVpwO9dcYyOot6dZzMQmd9pc3bE0JcIdZFEo9l6vo8gQMdyOw2IEYFB4\"")]).misses(&["rentman_api_key = <your-rentman-key>"]),
    near("repairshopr-key", "key of repairshopr, by the name", &["repairshopr"], r"[A-Za-z0-9_=-]{51}").max(51)
        .hits(&[concat!("REPAIRSHOPR_API_KEY=\"", "Bjh0nWxmjfpqHuC4X", "5o28Lj7dukA9PeZFLstgRMqiPjxbB7yzOl\"")]).misses(&["repairshopr_api_key = <your-repairshopr-key>"]),
    near("replyio-key", "key of replyio, by the name", &["replyio", "reply"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("REPLYIO_API_KEY=\"", "pkcprB82", "dazPFTtoJUxey4Aw\"")]).misses(&["replyio_api_key = <your-replyio-key>"]),
    near("requestfinance-key", "key of requestfinance, by the name", &["requestfinance"], r"[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}").max(31)
        .hits(&[concat!("REQUESTFINANCE_API_KEY=\"", "YCH8HBW-A3", "9HPKC-G9FEDVB-0OR6UAW\"")]).misses(&["requestfinance_api_key = <your-requestfinance-key>"]),
    near("restpack-key", "key of restpack, by the name", &["restpack"], r"[A-Za-z0-9]{48}").max(48)
        .hits(&[concat!("RESTPACK_API_KEY=\"", "6S3MvRZzSCLqpPHv", "WO2tnHV4vPK1VBzblOtyF2sX6Td17LWk\"")]).misses(&["restpack_api_key = <your-restpack-key>"]),
    near("revampcrm-key", "key of revampcrm, by the name", &["revampcrm"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("REVAMPCRM_API_KEY=\"", "55ZuOfpPpc55I", "bywRguh5qHBZlenfyAVhJ7UQCIG\"")]).misses(&["revampcrm_api_key = <your-revampcrm-key>"]),
    near("ringcentral-key", "key of ringcentral, by the name", &["ringcentral"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("RINGCENTRAL_API_KEY=\"", "9w2WtQoRw77I7AevVuSBm", "AtT2UJYJNwet9VYoHkZiliAfTudIw1mgJC73RpA86vU\"")]).misses(&["ringcentral_api_key = <your-ringcentral-key>"]),
    near("riot-key", "key of riot, by the name", &["riot", "riotgames"], r"[A-Za-z0-9_=-]{42}").max(42)
        .hits(&[concat!("RIOT_API_KEY=\"", "quRy6CsZINabPM", "IuL38vdEYKjguGw79sZbcN23dXQa\"")]).misses(&["riot_api_key = <your-riot-key>"]),
    near("ritekit-key", "key of ritekit, by the name", &["ritekit"], r"[A-Fa-f0-9]{44}").max(44)
        .hits(&[concat!("RITEKIT_API_KEY=\"", "Fdaa2b4ACACEdd", "198CdDFDa053b0eAaBc1FED28EB94d\"")]).misses(&["ritekit_api_key = <your-ritekit-key>"]),
    near("roaring-key", "key of roaring, by the name", &["roaring"], r"[A-Za-z0-9_=-]{28}").max(28)
        .hits(&[concat!("ROARING_API_KEY=\"", "uzZC3FOdg", "9opfjAGXOmJ16TqH582\"")]).misses(&["roaring_api_key = <your-roaring-key>"]),
    near("roboflow-key", "key of roboflow, by the name", &["roboflow"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("ROBOFLOW_API_KEY=\"", "eEiVG6", "QaY8VvfbDImCFJ\"")]).misses(&["roboflow_api_key = <your-roboflow-key>"]),
    near("rocketchat-key", "key of rocketchat, by the name", &["rocketchat"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("ROCKETCHAT_API_KEY=\"", "CuZDiJ5vKdBP5N", "zlxpkEATkWnfIP7Jx5LQpRgm80vkh\"")]).misses(&["rocketchat_api_key = <your-rocketchat-key>"]),
    near("rocketreach-key", "key of rocketreach, by the name", &["rocketreach"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{50})").max(50)
        .hits(&[concat!("ROCKETREACH_API_KEY=\"", "Dd7DCCB7A8", "91F0A2C8D8C57df51c4eBE\"")]).misses(&["rocketreach_api_key = <your-rocketreach-key>"]),
    near("rockset-key", "key of rockset, by the name", &["rockset"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("ROCKSET_API_KEY=\"", "yZKqCD2UzKe8utOXuSMbC", "jLb1b3pdOSJ4CQlnxxAGj3UOc0QDskGtYAjI3nRmqCr\"")]).misses(&["rockset_api_key = <your-rockset-key>"]),
    near("rollbar-key", "key of rollbar, by the name", &["rollbar"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ROLLBAR_API_KEY=\"", "BaF0ceAAe7", "c619B3aA0E8d622F475fF1\"")]).misses(&["rollbar_api_key = <your-rollbar-key>"]),
    near("ronin-key", "key of ronin, by the name", &["ronin"], r"[A-Za-z0-9]{26}").max(26)
        .hits(&[concat!("RONIN_API_KEY=\"", "chYgaYU8", "9p25MJ6FHzwiLSqQ3B\"")]).misses(&["ronin_api_key = <your-ronin-key>"]),
    near("route4me-key", "key of route4me, by the name", &["route4me"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("ROUTE4ME_API_KEY=\"", "EQY5XXWUY9", "2BT9ECJ4QGV6YSU0RLND2P\"")]).misses(&["route4me_api_key = <your-route4me-key>"]),
    near("rownd-key", "key of rownd, by the name", &["rownd"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ROWND_API_KEY=\"", "M1AkFZLZ-IIi", "i-H8eV-mv6W-tD5LGcRK9x1X\"")]).misses(&["rownd_api_key = <your-rownd-key>"]),
    near("runrunit-key", "key of runrunit, by the name", &["runrunit"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("RUNRUNIT_API_KEY=\"", "Dywu6vhvl3", "z55d3aADPeZJ17VSpnhOsm\"")]).misses(&["runrunit_api_key = <your-runrunit-key>"]),
    near("salesblink-key", "key of salesblink, by the name", &["salesblink"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("SALESBLINK_API_KEY=\"", "rbf8j", "wy1KlSBU3Fm\"")]).misses(&["salesblink_api_key = <your-salesblink-key>"]),
    near("salescookie-key", "key of salescookie, by the name", &["salescookie"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SALESCOOKIE_API_KEY=\"", "NWH02gFCr5", "CsJxzL3GruV0lijSpwmP69\"")]).misses(&["salescookie_api_key = <your-salescookie-key>"]),
    near("salesflare-key", "key of salesflare, by the name", &["salesflare"], r"[A-Za-z0-9_=-]{45}").max(45)
        .hits(&[concat!("SALESFLARE_API_KEY=\"", "8TYLielFuCMioEM", "yhA6AJBngiGHUx3sJupCqBylQTe9Ot\"")]).misses(&["salesflare_api_key = <your-salesflare-key>"]),
    near("samsara-key", "key of samsara, by the name", &["samsara"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("SAMSARA_API_KEY=\"", "em6sM4rxSUNRF", "n6dfu9q4cLndDeVC5IzTk8aUN3w\"")]).misses(&["samsara_api_key = <your-samsara-key>"]),
    near("satismeter-key", "key of satismeter, by the name", &["satismeter"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("SATISMETER_API_KEY=\"", "liFAk", "anU3uJhjDm8\"")]).misses(&["satismeter_api_key = <your-satismeter-key>"]),
    near("saucelabs-key", "key of saucelabs, by the name", &["saucelabs", "sauce"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SAUCELABS_API_KEY=\"", "lGekXWTs-pob", "2-wrJj-U6cO-taS0qwoQYbRs\"")]).misses(&["saucelabs_api_key = <your-saucelabs-key>"]),
    near("scaleway-key", "key of scaleway, by the name", &["scaleway"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SCALEWAY_API_KEY=\"", "IieubttU-H5T", "s-z76B-vryT-cQnYLo39RDJk\"")]).misses(&["scaleway_api_key = <your-scaleway-key>"]),
    near("scalr-key", "key of scalr, by the name", &["scalr"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("SCALR_API_KEY=\"", "Pm7TY0Lgo7PDKqiukQ2Ol", "ySCnEWdvwev3blUDNJ8g36JZ6zauWF7Vlm9BINHh8pY\"")]).misses(&["scalr_api_key = <your-scalr-key>"]),
    near("scrapeowl-key", "key of scrapeowl, by the name", &["scrapeowl"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("SCRAPEOWL_API_KEY=\"", "5tHsLBvk56", "5J48CDAfwOSERsM970BX\"")]).misses(&["scrapeowl_api_key = <your-scrapeowl-key>"]),
    near("scraperapi-key", "key of scraperapi, by the name", &["scraperapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPERAPI_API_KEY=\"", "dfad310F4e", "b31fe4DC464F2Ec59073Bb\"")]).misses(&["scraperapi_api_key = <your-scraperapi-key>"]),
    near("scraperbox-key", "key of scraperbox, by the name", &["scraperbox"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("SCRAPERBOX_API_KEY=\"", "ESUSD7EUJN", "5FY0BFV9T2N30U4Q5MO8RI\"")]).misses(&["scraperbox_api_key = <your-scraperbox-key>"]),
    near("scrapersite-key", "key of scrapersite, by the name", &["scrapersite"], r"[A-Za-z0-9]{45}").max(45)
        .hits(&[concat!("SCRAPERSITE_API_KEY=\"", "coQ6OWWDz8zzfmk", "SX9cRrn3pG59znhteQpqHjaWu8y4Ab\"")]).misses(&["scrapersite_api_key = <your-scrapersite-key>"]),
    near("scrapestack-key", "key of scrapestack, by the name", &["scrapestack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPESTACK_API_KEY=\"", "aF8D5fcde2", "ecC3EA809c6ACBcFe78b4f\"")]).misses(&["scrapestack_api_key = <your-scrapestack-key>"]),
    near("scrapfly-key", "key of scrapfly, by the name", &["scrapfly"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPFLY_API_KEY=\"", "CFDADd55e5", "40c3548Eead710EF9Bf9C4\"")]).misses(&["scrapfly_api_key = <your-scrapfly-key>"]),
    near("scrapingant-key", "key of scrapingant, by the name", &["scrapingant"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPINGANT_API_KEY=\"", "CDD88dF70C", "fABe7DE25bdeB1FE06389C\"")]).misses(&["scrapingant_api_key = <your-scrapingant-key>"]),
    near("scrapingbee-key", "key of scrapingbee, by the name", &["scrapingbee"], r"[A-Z0-9]{80}").max(80)
        .hits(&[concat!("SCRAPINGBEE_API_KEY=\"", "TX074QL2BX6WHDLT36AJRJNHB6", "QEOCF8Q6ZC1TBYN4BIG7KPJSSTLGITGYEEG2Q348FBPD1IMVNHC7OK\"")]).misses(&["scrapingbee_api_key = <your-scrapingbee-key>"]),
    near("screenshotapi-key", "key of screenshotapi, by the name", &["screenshotapi"], r"[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}").max(31)
        .hits(&[concat!("SCREENSHOTAPI_API_KEY=\"", "K3D8IZE-AA", "C0O3S-FN2PT6U-IKAEVOH\"")]).misses(&["screenshotapi_api_key = <your-screenshotapi-key>"]),
    near("screenshotlayer-key", "key of screenshotlayer, by the name", &["screenshotlayer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SCREENSHOTLAYER_API_KEY=\"", "3LmIZHNgqd", "koMl4iUbcpTLszBo5AEfx3\"")]).misses(&["screenshotlayer_api_key = <your-screenshotlayer-key>"]),
    near("scrutinizerci-key", "key of scrutinizerci, by the name", &["scrutinizerci", "scrutinizer"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("SCRUTINIZERCI_API_KEY=\"", "2AFde32bDb2dcEac1707d", "eaCD7Cb32f63Adfe78dB1dCbE5BA40AdD976e1Efcf2\"")]).misses(&["scrutinizerci_api_key = <your-scrutinizerci-key>"]),
    near("seatgeek-key", "key of seatgeek, by the name", &["seatgeek"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("SEATGEEK_API_KEY=\"", "PFJcav", "GrDXimbh15kjso\"")]).misses(&["seatgeek_api_key = <your-seatgeek-key>"]),
    near("securitytrails-key", "key of securitytrails, by the name", &["securitytrails"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SECURITYTRAILS_API_KEY=\"", "dqI96eLhIO", "vfuA58n4pLRtUZv2Ho9hcb\"")]).misses(&["securitytrails_api_key = <your-securitytrails-key>"]),
    near("segment-key", "key of segment, by the name", &["segment"], r"(?:[A-Za-z0-9_=-]{43}\.[A-Za-z0-9_=-]{43}|[A-Za-z0-9_=-]{54})").max(87)
        .hits(&[concat!("SEGMENT_API_KEY=\"", "jLa0AHv6qkwZksZ40mrN2zfOx3H0i", "Jj9UEAyvz41Z4Z.2K4CKr4yBZhC53OV2ayHddJi3gN4fjpTHh2XqnMd1v5\"")]).misses(&["segment_api_key = <your-segment-key>"]),
    near("selectpdf-key", "key of selectpdf, by the name", &["selectpdf"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SELECTPDF_API_KEY=\"", "iTFefwBp-MsS", "8-BGHh-s8yB-0EeOQiRV9WfP\"")]).misses(&["selectpdf_api_key = <your-selectpdf-key>"]),
    near("semaphore-key", "key of semaphore, by the name", &["semaphore"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SEMAPHORE_API_KEY=\"", "7E5123CDc0", "fEaDF1C5045b78D2d6BEA6\"")]).misses(&["semaphore_api_key = <your-semaphore-key>"]),
    near("semrush-key", "key of semrush, by the name", &["semrush"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SEMRUSH_API_KEY=\"", "Ca3Fd6afCb", "1Bd7E6D0fa73AF8BC1406c\"")]).misses(&["semrush_api_key = <your-semrush-key>"]),
    near("sendbird-key", "key of sendbird, by the name", &["sendbird"], r"(?:[A-Fa-f0-9]{40}|[A-Fa-f0-9]{24})").max(40)
        .hits(&[concat!("SENDBIRD_API_KEY=\"", "20aF16A3A7719", "bbB222fB4Ef5dDf802e7cd9b1AD\"")]).misses(&["sendbird_api_key = <your-sendbird-key>"]),
    near("sendgrid-key", "key of sendgrid, by the name", &["sendgrid"], r"(?:[A-Za-z0-9_=-]{69}|[A-Za-z0-9_=-]{22}\.[A-Za-z0-9_=-]{43})").max(69)
        .hits(&[concat!("SENDGRID_API_KEY=\"", "w600o6ZdVQVq0OUzwtyYo59", "DsbSv7pTvPB5VbBbDVhpTeFX6bVrU90iJQh2MXkEKyPxDY\"")]).misses(&["sendgrid_api_key = <your-sendgrid-key>"]),
    near("sendoso-key", "key of sendoso, by the name", &["sendoso"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("SENDOSO_API_KEY=\"", "7JiRsmSWblb7TY", "nDEb7rCCPbnUKl3AtWM0hIHCi8ysT\"")]).misses(&["sendoso_api_key = <your-sendoso-key>"]),
    near("sendpulse-key", "key of sendpulse, by the name", &["sendpulse"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SENDPULSE_API_KEY=\"", "f2Bb4ECf5c", "3EDDA0872bEd9451fBf7C6\"")]).misses(&["sendpulse_api_key = <your-sendpulse-key>"]),
    near("sentiment-key", "key of sentiment, by the name", &["sentiment"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("SENTIMENT_API_KEY=\"", "EiupX4", "I0QOyM7JYrAtUf\"")]).misses(&["sentiment_api_key = <your-sentiment-key>"]),
    near("sentry-key", "key of sentry, by the name", &["sentry"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("SENTRY_API_KEY=\"", "5D2eB6C4e744BA94Ab893", "1446Cb4b16BE2cc51A158AdC168531b9fE0ea82cAC7\"")]).misses(&["sentry_api_key = <your-sentry-key>"]),
    near("serpapi-key", "key of serpapi, by the name", &["serpapi"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("SERPAPI_API_KEY=\"", "dFC9B1eAdFC1C6AB5Bdcd", "d2b3CfF7ff9Ed72B0dac1A6FDA4f07fbDE35B4983c6\"")]).misses(&["serpapi_api_key = <your-serpapi-key>"]),
    near("serper-key", "key of serper, by the name", &["serper"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SERPER_API_KEY=\"", "4D992FE6250ad", "82a7f1Cc9a14AaB7dFDCD83F05e\"")]).misses(&["serper_api_key = <your-serper-key>"]),
    near("serphouse-key", "key of serphouse, by the name", &["serphouse"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("SERPHOUSE_API_KEY=\"", "XzP37HxGOQikvSHAQHRW", "NqoBrwJS1ghybRl8t2tEzhXBmjHRCWUgoKVAEqrS\"")]).misses(&["serphouse_api_key = <your-serphouse-key>"]),
    near("serpstack-key", "key of serpstack, by the name", &["serpstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SERPSTACK_API_KEY=\"", "8Ee09E5880", "43EbDc64EC27CF39fd185b\"")]).misses(&["serpstack_api_key = <your-serpstack-key>"]),
    near("sheety-key", "key of sheety, by the name", &["sheety"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SHEETY_API_KEY=\"", "LcExYllrfG", "zvOSKqsdZV6Jvyi2Buj0YM\"")]).misses(&["sheety_api_key = <your-sheety-key>"]),
    near("sherpadesk-key", "key of sherpadesk, by the name", &["sherpadesk"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SHERPADESK_API_KEY=\"", "ZcVlgJeDTO", "wyuMocyztgPdKxrmlR9SDA\"")]).misses(&["sherpadesk_api_key = <your-sherpadesk-key>"]),
    near("shipday-key", "key of shipday, by the name", &["shipday"], r"[A-Za-z0-9_=-]{11}\.[A-Za-z0-9_=-]{20}").max(32)
        .hits(&[concat!("SHIPDAY_API_KEY=\"", "KOXZjiSKcb", "h.8nXGtMuFzVdw4E7UaP3y\"")]).misses(&["shipday_api_key = <your-shipday-key>"]),
    near("shipstation-key", "key of shipstation, by the name", &["shipstation"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SHIPSTATION_API_KEY=\"", "Eb329Fef72", "1F9B4b32E2c05CD1a1ceF6\"")]).misses(&["shipstation_api_key = <your-shipstation-key>"]),
    near("shodan-key", "key of shodan, by the name", &["shodan"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SHODAN_API_KEY=\"", "3IyzD2romH", "fQzb61yfeXxlEmpS2Qjvi7\"")]).misses(&["shodan_api_key = <your-shodan-key>"]),
    near("shortcut-key", "key of shortcut, by the name", &["shortcut"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SHORTCUT_API_KEY=\"", "wWtowK7s-s20", "9-EGJL-vhGp-3NefuZ28WPOz\"")]).misses(&["shortcut_api_key = <your-shortcut-key>"]),
    near("shotstack-key", "key of shotstack, by the name", &["shotstack"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("SHOTSTACK_API_KEY=\"", "587M9UVrgsnAm", "X8KaYp2W8RtmATuy2ZVPKCsXlfz\"")]).misses(&["shotstack_api_key = <your-shotstack-key>"]),
    near("shutterstock-key", "key of shutterstock, by the name", &["shutterstock"], r"(?:[A-Za-z0-9_=-]{31}|v2/[A-Za-z0-9_.=-]{388})").max(391)
        .hits(&[concat!("SHUTTERSTOCK_API_KEY=\"", "FvI3nuKCQX", "dPlQgtriDhq12BZSb7d9O\"")]).misses(&["shutterstock_api_key = <your-shutterstock-key>"]),
    near("sigmacomputing-key", "key of sigmacomputing, by the name", &["sigmacomputing"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("SIGMACOMPUTING_API_KEY=\"", "b1kyVkj5FW", "pnl8n6Kt1h0fudVU9eAYSc\"")]).misses(&["sigmacomputing_api_key = <your-sigmacomputing-key>"]),
    near("signable-key", "key of signable, by the name", &["signable"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SIGNABLE_API_KEY=\"", "CnV7TvlqGM", "rHTKFgj85CsGAPLOEUuR4D\"")]).misses(&["signable_api_key = <your-signable-key>"]),
    near("signalwire-key", "key of signalwire, by the name", &["signalwire"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("SIGNALWIRE_API_KEY=\"", "MT4sFQIo05s30RN7", "fiyi7qgETrNMvd3uaplvAwhoiEJKZemk5z\"")]).misses(&["signalwire_api_key = <your-signalwire-key>"]),
    near("signaturit-key", "key of signaturit, by the name", &["signaturit"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("SIGNATURIT_API_KEY=\"", "ffR2pkXNMUHyGjI7nLpfLGWr6pir", "tqZtaAP00jyNqwN6nCCHwi73xS1ii9j0FX3TEIYRECj8Dgp7rWJG19Bvka\"")]).misses(&["signaturit_api_key = <your-signaturit-key>"]),
    near("signupgenius-key", "key of signupgenius, by the name", &["signupgenius"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SIGNUPGENIUS_API_KEY=\"", "kJRVL2z9qf", "e4OGfHqFn9oamkAI7r21Td\"")]).misses(&["signupgenius_api_key = <your-signupgenius-key>"]),
    near("sigopt-key", "key of sigopt, by the name", &["sigopt"], r"[A-Z0-9]{48}").max(48)
        .hits(&[concat!("SIGOPT_API_KEY=\"", "BSC0YI9XSVU67D1B", "ZSUN8IDWONBNPL9EV3I2R08M6Q8CKUFT\"")]).misses(&["sigopt_api_key = <your-sigopt-key>"]),
    near("simfin-key", "key of simfin, by the name", &["simfin"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SIMFIN_API_KEY=\"", "9ugMnIBRfl", "oKzRHriCefnNxqAQdpD8ES\"")]).misses(&["simfin_api_key = <your-simfin-key>"]),
    near("simplesat-key", "key of simplesat, by the name", &["simplesat"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SIMPLESAT_API_KEY=\"", "31c6b6f644f42", "d4d991e59DfdB321f6Cb7ccDea3\"")]).misses(&["simplesat_api_key = <your-simplesat-key>"]),
    near("simplynoted-key", "key of simplynoted, by the name", &["simplynoted"], r"[A-Za-z0-9_.=-]{340}").max(340)
        .hits(&[concat!("SIMPLYNOTED_API_KEY=\"", "HYWp4osWzcOEVA8BXkOYljrfPFPgroL2Cgt8estcM0PpoyxAUnIMwltarA41omTgkF1ixWm22YMBMXp85WTkRsKStgC1RUgH66tjRUVQrfNq84Moe", "sac95was8PzeYBvTq8Xx5RjnmPzRggxvfwoAtK7mj8hzrEabX29IwVigfIt2ULrgIW24W6Smc9zt11Ommnz7Bnibp82VZpkGctqeowQSh0noCHjze1DsjaZzYXX2Xtr9hSCVAzYNJQWjH03u3G6IyD2hRh6Yne3fhQOoUe9v75NXe5OZYZgdcZT3AqmnEYOOQ8agMoCrwv7sox4wb9pxVmtq7lKN3fFaTGL\"")]).misses(&["simplynoted_api_key = <your-simplynoted-key>"]),
    near("simvoly-key", "key of simvoly, by the name", &["simvoly"], r"[A-Za-z0-9]{33}").max(33)
        .hits(&[concat!("SIMVOLY_API_KEY=\"", "lctI9PVYTCI", "FKslFYjZhawWIvRkyco3eO\"")]).misses(&["simvoly_api_key = <your-simvoly-key>"]),
    near("sinch-key", "key of sinch, by the name", &["sinch"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SINCH_API_KEY=\"", "23B0eD90d5", "D438cCa7f15D4afdeBFEA8\"")]).misses(&["sinch_api_key = <your-sinch-key>"]),
    near("sirv-key", "key of sirv, by the name", &["sirv"], r"[A-Za-z0-9_=-]{88}").max(88)
        .hits(&[concat!("SIRV_API_KEY=\"", "vqHFpg0yscFN3jfeZoxmzQYOekdJF", "vpSImIHCZangwN5KoOTgm1fFcOCr1NYNbVpRkw7K42Hg0hmcqdbaiBJwfl8\"")]).misses(&["sirv_api_key = <your-sirv-key>"]),
    near("siteleaf-key", "key of siteleaf, by the name", &["siteleaf"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SITELEAF_API_KEY=\"", "vDHTXtKwH9", "qeXxBF2j4rV6HqQ0SP8Dcp\"")]).misses(&["siteleaf_api_key = <your-siteleaf-key>"]),
    near("skrappio-key", "key of skrappio, by the name", &["skrappio", "skrapp"], r"[A-Za-z0-9]{42}").max(42)
        .hits(&[concat!("SKRAPPIO_API_KEY=\"", "hLWQ5KnDnLjLhC", "qMiijErrh68bGNyMUrI475FKqYSg\"")]).misses(&["skrappio_api_key = <your-skrappio-key>"]),
    near("skybiometry-key", "key of skybiometry, by the name", &["skybiometry"], r"[A-Za-z0-9]{25}").max(25)
        .hits(&[concat!("SKYBIOMETRY_API_KEY=\"", "IMCnPrQb", "JGWvmj8ZnNVTA6O01\"")]).misses(&["skybiometry_api_key = <your-skybiometry-key>"]),
    near("smartsheets-key", "key of smartsheets, by the name", &["smartsheets", "smartsheet"], r"(?:[A-Za-z0-9]{37}|[A-Za-z0-9]{26})").max(37)
        .hits(&[concat!("SMARTSHEETS_API_KEY=\"", "gLK6qIk5nokN", "L1PmooV0sqT2ztIXr8fDGKRjB\"")]).misses(&["smartsheets_api_key = <your-smartsheets-key>"]),
    near("smartystreets-key", "key of smartystreets, by the name", &["smartystreets"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("SMARTYSTREETS_API_KEY=\"", "f6mnd5", "NjMFwDyqIbvWU9\"")]).misses(&["smartystreets_api_key = <your-smartystreets-key>"]),
    near("smooch-key", "key of smooch, by the name", &["smooch"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("SMOOCH_API_KEY=\"", "cOoOgnwZRjkn81uTeM2xF5SL9HTM", "6iwcBNxyurIf7XaoUvV5gaCW9eV1B6ni9rS8pEAazCh2BVY8Udc3ynZD1N\"")]).misses(&["smooch_api_key = <your-smooch-key>"]),
    near("snipcart-key", "key of snipcart, by the name", &["snipcart"], r"[A-Za-z0-9_=-]{75}").max(75)
        .hits(&[concat!("SNIPCART_API_KEY=\"", "pSdYyQam7UqRkUOCnk3qIWlxv", "MTvOVwMbugqPX7y3tWXISKMc681xELmGkIt80Kl6o7Bspuz4fe\"")]).misses(&["snipcart_api_key = <your-snipcart-key>"]),
    near("snowflake-key", "key of snowflake, by the name", &["snowflake"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("SNOWFLAKE_API_KEY=\"", "dvhc2a", "uIVzJyXAmDHPkr\"")]).misses(&["snowflake_api_key = <your-snowflake-key>"]),
    near("snyk-key", "key of snyk, by the name", &["snyk"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SNYK_API_KEY=\"", "S59wYcmY-whP", "S-LpLu-VgQj-TFS0ERCcKaqX\"")]).misses(&["snyk_api_key = <your-snyk-key>"]),
    near("snykio-key", "key of snykio, by the name", &["snykio"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SNYKIO_API_KEY=\"", "XqEjUPiK-BDs", "J-9Rln-GCie-hFwbcqj540BV\"")]).misses(&["snykio_api_key = <your-snykio-key>"]),
    near("sonar-login-key", "key of sonar.login, by the name", &["sonar.login"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("sonar.login key: ", "E5a19be9BEbdB", "B4cbF0E781ecd3A5f012CEB99F4")]).misses(&["sonar.login_api_key = <your-sonar.login-key>"]),
    near("sonarcloud-key", "key of sonarcloud, by the name", &["sonarcloud", "sonar"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SONARCLOUD_API_KEY=\"", "D45D71fDE4402", "d818F9EDCe04f6E2B847F5Ea3Fd\"")]).misses(&["sonarcloud_api_key = <your-sonarcloud-key>"]),
    near("sourcegraph-key", "key of sourcegraph, by the name", &["sourcegraph"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SOURCEGRAPH_API_KEY=\"", "F48fbDCE315A0", "fF9c25F71bAE8d2fb635eEdBc09\"")]).misses(&["sourcegraph_api_key = <your-sourcegraph-key>"]),
    near("sparkpost-key", "key of sparkpost, by the name", &["sparkpost"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SPARKPOST_API_KEY=\"", "5ED0f03C1f8eb", "ecEA38baAaBC7Afc26D174E35b0\"")]).misses(&["sparkpost_api_key = <your-sparkpost-key>"]),
    near("speechtextai-key", "key of speechtextai, by the name", &["speechtextai", "speechtext"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SPEECHTEXTAI_API_KEY=\"", "cBcCd48aB3", "FffAa7880Dd92170Ee4Fc5\"")]).misses(&["speechtextai_api_key = <your-speechtextai-key>"]),
    near("splunk-key", "key of splunk, by the name", &["splunk"], r"(?:[A-Za-z0-9]{22}|[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12})").max(36)
        .hits(&[concat!("SPLUNK_API_KEY=\"", "nRlC2Gr", "vLdSFeKXTsMoyY3\"")]).misses(&["splunk_api_key = <your-splunk-key>"]),
    near("spoonacular-key", "key of spoonacular, by the name", &["spoonacular"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SPOONACULAR_API_KEY=\"", "5C3Bc1bC33", "1C53F184d45e3E0Ac2fD7b\"")]).misses(&["spoonacular_api_key = <your-spoonacular-key>"]),
    near("sportsmonk-key", "key of sportsmonk, by the name", &["sportsmonk"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("SPORTSMONK_API_KEY=\"", "PwaS8QqHbjtIjgaEq1f8", "uSzIVOBNEWDLQBPQndEalqSQJWnIaLDsdo5tT1gH\"")]).misses(&["sportsmonk_api_key = <your-sportsmonk-key>"]),
    near("spotify-key", "key of spotify, by the name", &["spotify"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SPOTIFY_API_KEY=\"", "HEU3VHX28t", "KJDBPZ6iqUWbHGprNt5cyK\"")]).misses(&["spotify_api_key = <your-spotify-key>"]),
    near("squarespace-key", "key of squarespace, by the name", &["squarespace"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SQUARESPACE_API_KEY=\"", "K3QR7hvb-lnb", "B-YIxe-yTg1-GEUwORzbXMYD\"")]).misses(&["squarespace_api_key = <your-squarespace-key>"]),
    near("squareup-key", "key of squareup, by the name", &["squareup"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("SQUAREUP_API_KEY=\"", "7J7vx1F", "08TrBSHsRVn9LkQ\"")]).misses(&["squareup_api_key = <your-squareup-key>"]),
    near("sslmate-key", "key of sslmate, by the name", &["sslmate"], r"[A-Za-z0-9]{36}").max(36)
        .hits(&[concat!("SSLMATE_API_KEY=\"", "MWmtGG6NVuCo", "BFpcmUznuwoJBGTCbMtqVRkp\"")]).misses(&["sslmate_api_key = <your-sslmate-key>"]),
    near("statuscake-key", "key of statuscake, by the name", &["statuscake"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("STATUSCAKE_API_KEY=\"", "hoTYVp", "ZvAk8FK7CBRLPN\"")]).misses(&["statuscake_api_key = <your-statuscake-key>"]),
    near("statuspage-key", "key of statuspage, by the name", &["statuspage"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("STATUSPAGE_API_KEY=\"", "zaxFOYSX-FyF", "Q-TqYU-skgZ-e6F549cPWiSj\"")]).misses(&["statuspage_api_key = <your-statuspage-key>"]),
    near("statuspal-key", "key of statuspal, by the name", &["statuspal"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("STATUSPAL_API_KEY=\"", "J6WtDH", "sVaSO8n9uzorNG\"")]).misses(&["statuspal_api_key = <your-statuspal-key>"]),
    near("stitchdata-key", "key of stitchdata, by the name", &["stitchdata", "stitch"], r"[A-Za-z0-9]{35}").max(35)
        .hits(&[concat!("STITCHDATA_API_KEY=\"", "3i01KALEBs8", "yjmsytbC9vwxl1eKFBT0Vnd2\"")]).misses(&["stitchdata_api_key = <your-stitchdata-key>"]),
    near("stockdata-key", "key of stockdata, by the name", &["stockdata"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("STOCKDATA_API_KEY=\"", "h2Aq6YFII0Fk1", "wM0BaYnZuhwYcBmCEyq7eNHJLSV\"")]).misses(&["stockdata_api_key = <your-stockdata-key>"]),
    near("storecove-key", "key of storecove, by the name", &["storecove"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("STORECOVE_API_KEY=\"", "pq1xuZcAWj7uEt", "1viEiS3YMbpR5NvkeMXncYtIy7xTO\"")]).misses(&["storecove_api_key = <your-storecove-key>"]),
    near("stormboard-key", "key of stormboard, by the name", &["stormboard"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("STORMBOARD_API_KEY=\"", "0be0eB3eFcAd7", "daaC3eD4A8FC74642Bb0D9fc3a5\"")]).misses(&["stormboard_api_key = <your-stormboard-key>"]),
    near("stormglass-key", "key of stormglass, by the name", &["stormglass"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}-[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(73)
        .hits(&[concat!("STORMGLASS_API_KEY=\"", "7YUwHfxO-h1UF-Mcnw-JdWu-", "DT5eXIshLawe-HpHfz7Cz-Tltd-Oq34-rYs5-LFEtezcvGUmf\"")]).misses(&["stormglass_api_key = <your-stormglass-key>"]),
    near("storyblok-key", "key of storyblok, by the name", &["storyblok"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("STORYBLOK_API_KEY=\"", "zsTzFc8", "dlKsGt4khXi5b7g\"")]).misses(&["storyblok_api_key = <your-storyblok-key>"]),
    near("storychief-key", "key of storychief, by the name", &["storychief"], r"[A-Za-z0-9_.=-]{900,1000}").max(1000)
        .hits(&[concat!("STORYCHIEF_API_KEY=\"", "O8Mp5SSH6JpuKokqbwbSVNWrcmLCbBh21ciyMkOv5CtDekdpE9Kj1ec4hoCzqoNQOT4xFaK4GxfqRCISVBVk3zALTtoUwwllCPwQRlAp39VgrXE8rKIr70gKZmOsWG9RLcfprX5N76FafTHFnljWmgjtx3Ec6AJto7sYTSs56ZTrjU3UTR2CviTYeRJ37BUTlTrYLpUN8lmw9B9JxDUWbBEjwWBIetKKVN5PtEKOpuffKnzVUsEfSDGxHKdaukgnwSpd2WJ9xhCQlNFmbEzeXBcNd1wT8lsiWHcS9FoRToAd", "jSpNzOJO21kZQ0PE7TSPbuV4Tkp7NOxrM4Y4v0wDX0hDZANpBSjumQ9Y9wZVcOD8Ww83aR4FFcTwTMjUllEG22BDRsKdkWqfoRAhddismt20h5RZKxy3iAmSfhyT4dQtI18nUT63O9zvla4Un6V3l9fvuoYsxxyBwakhG4Nsj0UDFplQ1xPRbWyh1O9SqNgl8YGF885e7UiQ7kkBN4L6LC5YrxOw3xRKY0lRfwciO39Z7zJteyDPZBMpGBgmvOPUZRzCb0dcbvHPWDGCNOPQMkzdXrfBg00aasqyWTQffWOzu9qmcAnn4Lu3zwXVYcu6jStBbkZOCPZQAUUVGYCF5p84JmagrC2yRSm16WhbEwYRHc8K26UL6sXDWZz0ovHKlbooQLwqIyPd0rGX7kgj1Gy7GQMUnXQJOXmp50JFQujVw9InXBOARGeIigpyKheQWE1Y7S83OUjl6cHri63F84dsbt2KhCc2yqN0eQp7yWSl3GiGQpCwhOiq5KSDGtkndijHUKw8SjQ7zIeeoybQUkXRIQE6ZaU8ResOQFuU0izxldBSVkBVluz0jQgWZ1ywUPHe4IL6Gzgtj7yEPAB0nThS\"")]).misses(&["storychief_api_key = <your-storychief-key>"]),
    near("strava-key", "key of strava, by the name", &["strava"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("STRAVA_API_KEY=\"", "aEB5bbAee27Ab", "a8084A5f6AF0b14ead85dC92Ed3\"")]).misses(&["strava_api_key = <your-strava-key>"]),
    near("streak-key", "key of streak, by the name", &["streak"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("STREAK_API_KEY=\"", "DFBBce60fd", "e41A0fE642Ea50eDe3bcdA\"")]).misses(&["streak_api_key = <your-streak-key>"]),
    near("stripo-key", "key of stripo, by the name", &["stripo"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("STRIPO_API_KEY=\"", "V3ssuvu4MOx11GEh0b3UPyJCR5peo8bNe", "hD8EeeNRoGjwdICRwu29LQk3OEm5xDDh8uvYMGiL6jyqwK8oqcf5h7Z8Pd1A4THySut\"")]).misses(&["stripo_api_key = <your-stripo-key>"]),
    near("stytch-key", "key of stytch, by the name", &["stytch"], r"[A-Za-z0-9_=-]{47}").max(47)
        .hits(&[concat!("STYTCH_API_KEY=\"", "2AF8ovmoYEN1vVy", "eUTSQBD2TBJoH38zMsU9hQExump0VnI2\"")]).misses(&["stytch_api_key = <your-stytch-key>"]),
    near("sugester-key", "key of sugester, by the name", &["sugester"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SUGESTER_API_KEY=\"", "6qdCcYLtts", "BSJxqBIih0D5cQZwyra4AR\"")]).misses(&["sugester_api_key = <your-sugester-key>"]),
    near("sumologic-key", "key of sumologic, by the name", &["sumologic"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("SUMOLOGIC_API_KEY=\"", "tNIgp562ipe0jYMHgyXoW", "5sDSfml1ELaMXKqVxeATopup9XLAuDTNvGm1BYKhwIy\"")]).misses(&["sumologic_api_key = <your-sumologic-key>"]),
    near("supabase-key", "key of supabase, by the name", &["supabase"], r"[A-Za-z0-9_.=-]{40,220}").max(220)
        .hits(&[concat!("SUPABASE_API_KEY=\"", "wzfdVZofRCoY8", "xfIDniUsVWpClBeSnmjOk4tIi1E\"")]).misses(&["supabase_api_key = <your-supabase-key>"]),
    near("supernotes-key", "key of supernotes, by the name", &["supernotes"], r"[A-Za-z0-9_.=-]{30,60}").max(60)
        .hits(&[concat!("SUPERNOTES_API_KEY=\"", "8yJPJtQxm3", "jtP6N7SJeKgu8Qf2TlOn\"")]).misses(&["supernotes_api_key = <your-supernotes-key>"]),
    near("surveyanyplace-key", "key of surveyanyplace, by the name", &["surveyanyplace"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SURVEYANYPLACE_API_KEY=\"", "lDxiXJjgkD", "8HXCG2eDJZI3MmQx0oziys\"")]).misses(&["surveyanyplace_api_key = <your-surveyanyplace-key>"]),
    near("surveybot-key", "key of surveybot, by the name", &["surveybot"], r"[A-Za-z0-9]{80}").max(80)
        .hits(&[concat!("SURVEYBOT_API_KEY=\"", "W7O5fcI2iOSc5XTBteUYUnn4BK", "Fzodil9746LG7zRyBnrRD675u88MUyYQWE0A6xERWam2Zln8rhNciF\"")]).misses(&["surveybot_api_key = <your-surveybot-key>"]),
    near("surveymonkey-key", "key of surveymonkey, by the name", &["surveymonkey"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("SURVEYMONKEY_API_KEY=\"", "cNqG0o5ovLPxRg5CzrqJv", "SohUDiUffXXcgiHtuW92fIZKAN0Z7hoMtsDjfpUBQm2\"")]).misses(&["surveymonkey_api_key = <your-surveymonkey-key>"]),
    near("surveysparrow-key", "key of surveysparrow, by the name", &["surveysparrow"], r"[A-Za-z0-9_=-]{88}").max(88)
        .hits(&[concat!("SURVEYSPARROW_API_KEY=\"", "17iSWUIYSArVCcsOHVBpKh3TZywBg", "yAABbyNiB2LhZ5lDSZZHLZD9OAJgLdFfK3JgtUKnvl5mTsjRWqfb1x8Kza9\"")]).misses(&["surveysparrow_api_key = <your-surveysparrow-key>"]),
    near("survicate-key", "key of survicate, by the name", &["survicate"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SURVICATE_API_KEY=\"", "A6651aaCBB", "Ec9eb870562AB1fa03DE7d\"")]).misses(&["survicate_api_key = <your-survicate-key>"]),
    near("swell-key", "key of swell, by the name", &["swell"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("SWELL_API_KEY=\"", "0Kv2M6Oo", "sa07wP9bItxXFzjW\"")]).misses(&["swell_api_key = <your-swell-key>"]),
    near("swiftype-key", "key of swiftype, by the name", &["swiftype"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("SWIFTYPE_API_KEY=\"", "e5QrFM", "PcbG7SX6R4CiqJ\"")]).misses(&["swiftype_api_key = <your-swiftype-key>"]),
    near("synapse-key", "key of synapse, by the name", &["synapse"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("SYNAPSE_API_KEY=\"", "NJVvrqbSqJhcu", "fCF8k0rLcXhBMt9JYI83DlnPsmi\"")]).misses(&["synapse_api_key = <your-synapse-key>"]),
    near("tallyfy-key", "key of tallyfy, by the name", &["tallyfy"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("TALLYFY_API_KEY=\"", "Od6jIWK545UB", "dnOGAMe79xJ5lPUVm8WiB2Hr\"")]).misses(&["tallyfy_api_key = <your-tallyfy-key>"]),
    near("tatumio-key", "key of tatumio, by the name", &["tatumio", "tatum"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("TATUMIO_API_KEY=\"", "3nWtq8VF-Y8d", "0-SoBv-7KYb-dOlCVgcHEr4e\"")]).misses(&["tatumio_api_key = <your-tatumio-key>"]),
    near("taxjar-key", "key of taxjar, by the name", &["taxjar"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TAXJAR_API_KEY=\"", "D7caB0061A", "64Df0E4a505BbCF7edFc31\"")]).misses(&["taxjar_api_key = <your-taxjar-key>"]),
    near("teamgate-key", "key of teamgate, by the name", &["teamgate"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("TEAMGATE_API_KEY=\"", "riCHkEgpnTIpQL", "Raked5ceoC48jnxPBAkNsZIuTLJow\"")]).misses(&["teamgate_api_key = <your-teamgate-key>"]),
    near("teamwork-key", "key of teamwork, by the name", &["teamwork"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("TEAMWORK_API_KEY=\"", "vfRAhN", "psVgkX785tFcUd\"")]).misses(&["teamwork_api_key = <your-teamwork-key>"]),
    near("technicalanalysisapi-key", "key of technicalanalysisapi, by the name", &["technicalanalysisapi"], r"[A-Z0-9]{48}").max(48)
        .hits(&[concat!("TECHNICALANALYSISAPI_API_KEY=\"", "36WSIUIFPYHGEAS6", "I0UJT3F0AI9OVDCXQCM2YWG0KN4OI8RU\"")]).misses(&["technicalanalysisapi_api_key = <your-technicalanalysisapi-key>"]),
    near("tefter-key", "key of tefter, by the name", &["tefter"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("TEFTER_API_KEY=\"", "s14AnF", "3LuUh7GZRNTMPe\"")]).misses(&["tefter_api_key = <your-tefter-key>"]),
    near("telegram-key", "key of telegram, by the name", &["telegram"], r"[0-9]{8,10}:[A-Za-z0-9_=-]{35}").max(46)
        .hits(&[concat!("TELEGRAM_API_KEY=\"", "55473665:cYBYz", "9NChMzttQkA9aG7ly3bB4wJru8jCgs\"")]).misses(&["telegram_api_key = <your-telegram-key>"]),
    near("telesign-key", "key of telesign, by the name", &["telesign"], r"[A-Za-z0-9_=-]{88}").max(88)
        .hits(&[concat!("TELESIGN_API_KEY=\"", "7gpLB0JawdqAeflZLXxbeffWPoXwK", "jLtlLXNEqWDtUg5OMXXQKd9W0eiK4txlyERjp2jkf4IWHsJmdERSgu83NbQ\"")]).misses(&["telesign_api_key = <your-telesign-key>"]),
    near("teletype-key", "key of teletype, by the name", &["teletype"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("TELETYPE_API_KEY=\"", "mxI2J6W8-kDF", "U-edpj-NeS7-EaiMoquLxlJ9\"")]).misses(&["teletype_api_key = <your-teletype-key>"]),
    near("textmagic-key", "key of textmagic, by the name", &["textmagic"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("TEXTMAGIC_API_KEY=\"", "lHX8pjuxR0", "ayi03YMIkm17vsc6KX8L\"")]).misses(&["textmagic_api_key = <your-textmagic-key>"]),
    near("the-odds-api-key", "key of the-odds-api, by the name", &["the-odds-api"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("the-odds-api key: ", "ba635cAfD8", "6ACF2EeBCc7916f3fD0e84")]).misses(&["the-odds-api_api_key = <your-the-odds-api-key>"]),
    near("theoddsapi-key", "key of theoddsapi, by the name", &["theoddsapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("THEODDSAPI_API_KEY=\"", "bDF519f2Ab", "AF7C074b1aF92eEDdeF5cf\"")]).misses(&["theoddsapi_api_key = <your-theoddsapi-key>"]),
    near("thinkific-key", "key of thinkific, by the name", &["thinkific"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("THINKIFIC_API_KEY=\"", "F56D9bB425", "CC34BeD7b870d5c6E0dFCa\"")]).misses(&["thinkific_api_key = <your-thinkific-key>"]),
    near("thousandeyes-key", "key of thousandeyes, by the name", &["thousandeyes"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("THOUSANDEYES_API_KEY=\"", "ndUOUdNQ11", "OtjFpYG5wIsuEUg9o1lRci\"")]).misses(&["thousandeyes_api_key = <your-thousandeyes-key>"]),
    near("ticketmaster-key", "key of ticketmaster, by the name", &["ticketmaster"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TICKETMASTER_API_KEY=\"", "W9i6PCaMZM", "VygABCtaz0cPSh15OFom3q\"")]).misses(&["ticketmaster_api_key = <your-ticketmaster-key>"]),
    near("tickettree-key", "key of tickettree, by the name", &["tickettree"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("TICKETTREE_API_KEY=\"", "wJx4Po", "aW7ck9IilLHv3m\"")]).misses(&["tickettree_api_key = <your-tickettree-key>"]),
    near("tiingo-key", "key of tiingo, by the name", &["tiingo"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("TIINGO_API_KEY=\"", "501aa5bcA5826", "2df9AbFCb5faDF5a948B2ecd69E\"")]).misses(&["tiingo_api_key = <your-tiingo-key>"]),
    near("timecamp-key", "key of timecamp, by the name", &["timecamp"], r"[A-Fa-f0-9]{26}").max(26)
        .hits(&[concat!("TIMECAMP_API_KEY=\"", "c47202fD", "a09eEFA6172C3eDBab\"")]).misses(&["timecamp_api_key = <your-timecamp-key>"]),
    near("timezoneapi-key", "key of timezoneapi, by the name", &["timezoneapi"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("TIMEZONEAPI_API_KEY=\"", "bREx5L", "ziXnusv1N493Uj\"")]).misses(&["timezoneapi_api_key = <your-timezoneapi-key>"]),
    near("tineseye-key", "key of tineseye, by the name", &["tineseye"], r"[A-Za-z0-9_=-]{30}").max(30)
        .hits(&[concat!("TINESEYE_API_KEY=\"", "FRxIvL8Elf", "PrWl4oST8OZVxJd1gmt6\"")]).misses(&["tineseye_api_key = <your-tineseye-key>"]),
    near("tineswebhook-key", "key of tineswebhook, by the name", &["tineswebhook"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TINESWEBHOOK_API_KEY=\"", "5d60fe98c9", "FeC293570194EacADef6dA\"")]).misses(&["tineswebhook_api_key = <your-tineswebhook-key>"]),
    near("tly-key", "key of tly, by the name", &["tly"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("TLY_API_KEY=\"", "7FGf5A4g8jIoGoLmWhHn", "WQA07fBLQO5NfPA5ZaZuejNv4yYwc5rR6KpFdqSA\"")]).misses(&["tly_api_key = <your-tly-key>"]),
    near("tmdb-key", "key of tmdb, by the name", &["tmdb"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TMDB_API_KEY=\"", "D4CbDA7768", "F8C3F84E5Dfcc067DAa1d4\"")]).misses(&["tmdb_api_key = <your-tmdb-key>"]),
    near("tmetric-key", "key of tmetric, by the name", &["tmetric"], r"[A-Z0-9]{64}").max(64)
        .hits(&[concat!("TMETRIC_API_KEY=\"", "33KMVE0G2BJFZ1G2EAXVI", "ABEGY9AXV4G7VXZQP9MIZLMIEXP7CLJ05NAUYFMSOVR\"")]).misses(&["tmetric_api_key = <your-tmetric-key>"]),
    near("todoist-key", "key of todoist, by the name", &["todoist"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("TODOIST_API_KEY=\"", "23BC9cd8c70Bd", "548613447834A1ebFfD6aeCd508\"")]).misses(&["todoist_api_key = <your-todoist-key>"]),
    near("toggl-key", "key of toggl, by the name", &["toggl", "toggltrack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TOGGL_API_KEY=\"", "7bFdb7d7b7", "eE0BEb75513C8c1dAea9bF\"")]).misses(&["toggl_api_key = <your-toggl-key>"]),
    near("tokeet-key", "key of tokeet, by the name", &["tokeet"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("TOKEET_API_KEY=\"", "uIpkKFA5Sc4L", "sJaR2sSHtRPpTdW15M4XrKYy\"")]).misses(&["tokeet_api_key = <your-tokeet-key>"]),
    near("tomorrowio-key", "key of tomorrowio, by the name", &["tomorrowio"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TOMORROWIO_API_KEY=\"", "tfLSqlzRQG", "JLMBOFnPezxsit1hZWXDIQ\"")]).misses(&["tomorrowio_api_key = <your-tomorrowio-key>"]),
    near("tomtom-key", "key of tomtom, by the name", &["tomtom"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TOMTOM_API_KEY=\"", "sVlhk1oZir", "tF4C3oskUmXrQegDO5MW9z\"")]).misses(&["tomtom_api_key = <your-tomtom-key>"]),
    near("tradier-key", "key of tradier, by the name", &["tradier"], r"[A-Za-z0-9]{28}").max(28)
        .hits(&[concat!("TRADIER_API_KEY=\"", "pgYEgvCRO", "Iti3JTHGowrelSLncWB\"")]).misses(&["tradier_api_key = <your-tradier-key>"]),
    near("transferwise-key", "key of transferwise, by the name", &["transferwise", "wise"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("TRANSFERWISE_API_KEY=\"", "TUzi7Iti-VUg", "Z-JnWQ-12sC-hdaSx4tY9wOX\"")]).misses(&["transferwise_api_key = <your-transferwise-key>"]),
    near("travelpayouts-key", "key of travelpayouts, by the name", &["travelpayouts"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TRAVELPAYOUTS_API_KEY=\"", "D3212c46Bb", "5fBBF7f2E45CE93ca461bF\"")]).misses(&["travelpayouts_api_key = <your-travelpayouts-key>"]),
    near("travisci-key", "key of travisci, by the name", &["travisci", "travis"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("TRAVISCI_API_KEY=\"", "6l0O1bQ", "rhKiSs8wcHnzLYB\"")]).misses(&["travisci_api_key = <your-travisci-key>"]),
    near("trello-key", "key of trello, by the name", &["trello"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{64}|[A-Za-z0-9_=-]{76})").max(76)
        .hits(&[concat!("TRELLO_API_KEY=\"", "8BBfD283Ea", "c17Db2b0F8dCB85E8c9614\"")]).misses(&["trello_api_key = <your-trello-key>"]),
    near("tru-key", "key of tru, by the name", &["tru"], r"[A-Za-z0-9_=-]{26}").max(26)
        .hits(&[concat!("TRU_API_KEY=\"", "VnR05JXw", "HSN6qoVa5GLhzAP4Ux\"")]).misses(&["tru_api_key = <your-tru-key>"]),
    near("truenas-key", "key of truenas, by the name", &["truenas", "login_with_api_key"], r"[0-9]{1,3}-[A-Za-z0-9]{64}").max(68)
        .hits(&[concat!("TRUENAS_API_KEY=\"", "8-USJrETx1JaZkOAIcHwuY", "Oe0I6SJBnWOryxOa7lAX3iEwqSUebwdK5n7oaj83Nsy1\"")]).misses(&["truenas_api_key = <your-truenas-key>"]),
    near("trufflehog-key", "key of trufflehog, by the name", &["trufflehog"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TRUFFLEHOG_API_KEY=\"", "xoEcOlsnkB", "qUHLEJrxWU6bDusZAR7th5\"")]).misses(&["trufflehog_api_key = <your-trufflehog-key>"]),
    near("tumblr-key", "key of tumblr, by the name", &["tumblr"], r"[A-Za-z0-9]{50}").max(50)
        .hits(&[concat!("TUMBLR_API_KEY=\"", "VNBd558byZqEWn1R", "5dfrJZaZpuUyjxca3USCzspj1ngkIrtJTu\"")]).misses(&["tumblr_api_key = <your-tumblr-key>"]),
    near("twelvedata-key", "key of twelvedata, by the name", &["twelvedata"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TWELVEDATA_API_KEY=\"", "Ce21dCFC32", "4dab5Ff9370BA5d28Dfc3b\"")]).misses(&["twelvedata_api_key = <your-twelvedata-key>"]),
    near("twilio-key", "key of twilio, by the name", &["twilio"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TWILIO_API_KEY=\"", "EaEEA7E7AE", "daEbAB0C2314378fa5Dd6d\"")]).misses(&["twilio_api_key = <your-twilio-key>"]),
    near("twist-key", "key of twist, by the name", &["twist"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("TWIST_API_KEY=\"", "0c2D6b9dfE031", "CBacDC2ebfC5292538fDc4EBF17\"")]).misses(&["twist_api_key = <your-twist-key>"]),
];
