//! Keys without a prefix of their own, told by the service that is named before them (part 4 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("reachmail-key", "key of reachmail, by the name", &["reachmail"], r"[A-Za-z0-9_.=-]{120}").max(120)
        .hits(&[concat!("REACHMAIL_API_KEY=\"", "7waW3qrQFOTDYxA47gZe0ec624xH35IQzKLWBSF1", "RymvtK4268nqBHielX9WCfN8nfrpkw2e1NKQ1dDUOTO7kp8EZg18qAIY1H6H0ewyzScR4p29s1lfkOXJ\"")]).misses(&["reachmail_api_key = <your-reachmail-key>"]),
    near("readwise-key", "key of readwise, by the name", &["readwise"], r"[A-Za-z0-9]{50}").max(50)
        .hits(&[concat!("READWISE_API_KEY=\"", "QxchIRJplhYpTl44", "l6GRJdHE5ENNLra7nYzQf8S3qXxLM0wkEr\"")]).misses(&["readwise_api_key = <your-readwise-key>"]),
    near("reallysimplesystems-key", "key of reallysimplesystems, by the name", &["reallysimplesystems"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("REALLYSIMPLESYSTEMS_API_KEY=\"", "0otB9Kfyy7NL8ClTR1briSvo77KBB2GWg", "dQSjGoYxe9R25bo9c1XFtXwTJa50mNCpC7yCd7FEBCsmTqCT16yUCcDHBgpJExv32uo\"")]).misses(&["reallysimplesystems_api_key = <your-reallysimplesystems-key>"]),
    near("rebrandly-key", "key of rebrandly, by the name", &["rebrandly"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("REBRANDLY_API_KEY=\"", "XKm7ohxkfU", "N68TvQsawfr6N3VxdXMJ4K\"")]).misses(&["rebrandly_api_key = <your-rebrandly-key>"]),
    near("recaptcha-key", "key of recaptcha, by the name", &["recaptcha"], r"6[A-Za-z0-9_=-]{39}").max(40)
        .hits(&[concat!("RECAPTCHA_API_KEY=\"", "6yRH62OMZcbm1", "tOmyq6IeqyCh9Rp2wzTZKsDkviG\"")]).misses(&["recaptcha_api_key = <your-recaptcha-key>"]),
    near("recharge-key", "key of recharge, by the name", &["recharge"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("RECHARGE_API_KEY=\"", "eBf3fD5c09A9587fbbbB1", "c4eDCcD7eEDE0Ab9A9eEBCC57428AfF0b9C2167cdB1\"")]).misses(&["recharge_api_key = <your-recharge-key>"]),
    near("reddit-key", "key of reddit, by the name", &["reddit"], r"[A-Za-z0-9_.=-]{20,30}").max(30)
        .hits(&[concat!("REDDIT_API_KEY=\"", "OvhBoH", "RWgi32AUuV5NpD\"")]).misses(&["reddit_api_key = <your-reddit-key>"]),
    near("redis-key", "key of redis, by the name", &["redis"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("REDIS_API_KEY=\"", "RXGGB5G7Wi", "Uq2rgORQCjpy0hHcsMVZnk\"")]).misses(&["redis_api_key = <your-redis-key>"]),
    near("refiner-key", "key of refiner, by the name", &["refiner"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("REFINER_API_KEY=\"", "b5j1e3Wf-LPa", "s-0SVO-UnsG-KfrLwAd1xX2h\"")]).misses(&["refiner_api_key = <your-refiner-key>"]),
    near("remotebg-key", "key of remotebg, by the name", &["remotebg", "remove.bg", "removebg"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("REMOTEBG_API_KEY=\"", "W8agnIPb", "Dt2AazpF3ULfekTV\"")]).misses(&["remotebg_api_key = <your-remotebg-key>"]),
    near("rentman-key", "key of rentman, by the name", &["rentman"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("RENTMAN_API_KEY=\"", "Icku105cKJtJZ2qZmKEgJYJ1GPAN3yPnm", "NuHUcRtIBr97AAZ5rmeS9FAaRodXnT4CAiTLXNjCAMpMQUKSO08bYXMiT4umzJa3wjh\"")]).misses(&["rentman_api_key = <your-rentman-key>"]),
    near("repairshopr-key", "key of repairshopr, by the name", &["repairshopr"], r"[A-Za-z0-9_=-]{51}").max(51)
        .hits(&[concat!("REPAIRSHOPR_API_KEY=\"", "tFvSSyyTkRoATvd74", "lpTa0vkDxdpLoJOtqIrXiA8zLyHx9ZMufR\"")]).misses(&["repairshopr_api_key = <your-repairshopr-key>"]),
    near("replyio-key", "key of replyio, by the name", &["replyio", "reply"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("REPLYIO_API_KEY=\"", "zqShcoke", "X1hxwmVLu3OaCBz5\"")]).misses(&["replyio_api_key = <your-replyio-key>"]),
    near("requestfinance-key", "key of requestfinance, by the name", &["requestfinance"], r"[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}").max(31)
        .hits(&[concat!("REQUESTFINANCE_API_KEY=\"", "SYD8BYH-MV", "6B9YJ-QZ4EPV6-FAGOK1T\"")]).misses(&["requestfinance_api_key = <your-requestfinance-key>"]),
    near("restpack-key", "key of restpack, by the name", &["restpack"], r"[A-Za-z0-9]{48}").max(48)
        .hits(&[concat!("RESTPACK_API_KEY=\"", "6970hYbwUEOozdu9", "qRIYwhe5T2N8A12MdUSNPc7vJeW8C3gK\"")]).misses(&["restpack_api_key = <your-restpack-key>"]),
    near("revampcrm-key", "key of revampcrm, by the name", &["revampcrm"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("REVAMPCRM_API_KEY=\"", "DElRetKmEe1KS", "hJvnUNT0rZs7oY6FMvVcR2O3K9h\"")]).misses(&["revampcrm_api_key = <your-revampcrm-key>"]),
    near("ringcentral-key", "key of ringcentral, by the name", &["ringcentral"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("RINGCENTRAL_API_KEY=\"", "nLoGRRRTdrqWnJyn4Zovs", "tnzP8oaNl9nzfiMSgRNCKwzbexvBMOSAkmzQRiyg1l9\"")]).misses(&["ringcentral_api_key = <your-ringcentral-key>"]),
    near("riot-key", "key of riot, by the name", &["riot", "riotgames"], r"[A-Za-z0-9_=-]{42}").max(42)
        .hits(&[concat!("RIOT_API_KEY=\"", "xRKLdY4Daw3WVr", "IOZBYjiAdUv4QxgR98aGLMhPOqn6\"")]).misses(&["riot_api_key = <your-riot-key>"]),
    near("ritekit-key", "key of ritekit, by the name", &["ritekit"], r"[A-Fa-f0-9]{44}").max(44)
        .hits(&[concat!("RITEKIT_API_KEY=\"", "8bc9d05Ddc87D7", "E50fC0a25EDb8Fde60372879A5EfB9\"")]).misses(&["ritekit_api_key = <your-ritekit-key>"]),
    near("roaring-key", "key of roaring, by the name", &["roaring"], r"[A-Za-z0-9_=-]{28}").max(28)
        .hits(&[concat!("ROARING_API_KEY=\"", "lVx9sxz7i", "DNfc0lQvLRK7SeBV419\"")]).misses(&["roaring_api_key = <your-roaring-key>"]),
    near("roboflow-key", "key of roboflow, by the name", &["roboflow"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("ROBOFLOW_API_KEY=\"", "2YSPDf", "Q9B4d7uVFUHljp\"")]).misses(&["roboflow_api_key = <your-roboflow-key>"]),
    near("rocketchat-key", "key of rocketchat, by the name", &["rocketchat"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("ROCKETCHAT_API_KEY=\"", "UNwtkxe9fikPie", "NA6aQRV3zibMg7xs3oGkZyhUY2z9A\"")]).misses(&["rocketchat_api_key = <your-rocketchat-key>"]),
    near("rocketreach-key", "key of rocketreach, by the name", &["rocketreach"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{50})").max(50)
        .hits(&[concat!("ROCKETREACH_API_KEY=\"", "B68cEfE96b", "dE67dFe4CcBb1C3A8aC992\"")]).misses(&["rocketreach_api_key = <your-rocketreach-key>"]),
    near("rockset-key", "key of rockset, by the name", &["rockset"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("ROCKSET_API_KEY=\"", "VmGf2ZFBqXvstnGoG4yQS", "dd9AtrW0J1Qf89jHe1CXH2ghcleJDv8Mg7Uat5zFVy3\"")]).misses(&["rockset_api_key = <your-rockset-key>"]),
    near("rollbar-key", "key of rollbar, by the name", &["rollbar"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ROLLBAR_API_KEY=\"", "7DD4dfcdbD", "46f5aCd1E4Cfd9c08FDeb6\"")]).misses(&["rollbar_api_key = <your-rollbar-key>"]),
    near("ronin-key", "key of ronin, by the name", &["ronin"], r"[A-Za-z0-9]{26}").max(26)
        .hits(&[concat!("RONIN_API_KEY=\"", "Hyy0gSUn", "S301QrAm8E2JLRwgqG\"")]).misses(&["ronin_api_key = <your-ronin-key>"]),
    near("route4me-key", "key of route4me, by the name", &["route4me"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("ROUTE4ME_API_KEY=\"", "NM32QGNPWT", "5ZDIZNTKLHMXT35A0S8BV6\"")]).misses(&["route4me_api_key = <your-route4me-key>"]),
    near("rownd-key", "key of rownd, by the name", &["rownd"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ROWND_API_KEY=\"", "uxRSSlAE-QOc", "c-MfqE-kVna-jJMNHLAUl512\"")]).misses(&["rownd_api_key = <your-rownd-key>"]),
    near("runrunit-key", "key of runrunit, by the name", &["runrunit"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("RUNRUNIT_API_KEY=\"", "PYDBLKn4i0", "UrgMW3SaUG6VZ0ydftrncC\"")]).misses(&["runrunit_api_key = <your-runrunit-key>"]),
    near("salesblink-key", "key of salesblink, by the name", &["salesblink"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("SALESBLINK_API_KEY=\"", "chfem", "jKSL2TwVbI1\"")]).misses(&["salesblink_api_key = <your-salesblink-key>"]),
    near("salescookie-key", "key of salescookie, by the name", &["salescookie"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SALESCOOKIE_API_KEY=\"", "25suvrLwAX", "MALgiFWHBrhqtxS85kCsoP\"")]).misses(&["salescookie_api_key = <your-salescookie-key>"]),
    near("salesflare-key", "key of salesflare, by the name", &["salesflare"], r"[A-Za-z0-9_=-]{45}").max(45)
        .hits(&[concat!("SALESFLARE_API_KEY=\"", "IDDesW6sBKCjgDT", "DFxX8ne4Wa2JYGjkT4nq86voFedBHt\"")]).misses(&["salesflare_api_key = <your-salesflare-key>"]),
    near("samsara-key", "key of samsara, by the name", &["samsara"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("SAMSARA_API_KEY=\"", "Dht2Hf5jGSPc7", "xwjERjHTbyQIMmrjSDGuXHt3Ci5\"")]).misses(&["samsara_api_key = <your-samsara-key>"]),
    near("satismeter-key", "key of satismeter, by the name", &["satismeter"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("SATISMETER_API_KEY=\"", "3V2N1", "jbmroYGqDLE\"")]).misses(&["satismeter_api_key = <your-satismeter-key>"]),
    near("saucelabs-key", "key of saucelabs, by the name", &["saucelabs", "sauce"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SAUCELABS_API_KEY=\"", "vsicfWyl-Utd", "y-8SIU-PH9l-OJYzug8cG6nE\"")]).misses(&["saucelabs_api_key = <your-saucelabs-key>"]),
    near("scaleway-key", "key of scaleway, by the name", &["scaleway"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SCALEWAY_API_KEY=\"", "IVlR4cNg-ZNq", "q-6TER-tK0q-sThIPAoiYZUH\"")]).misses(&["scaleway_api_key = <your-scaleway-key>"]),
    near("scalr-key", "key of scalr, by the name", &["scalr"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("SCALR_API_KEY=\"", "bqeDxE09LeTHZwhQpkpob", "uMXMQGcmrm1NDI6SE1EUV6CCEYD5h9nS0ksg3xMVoeR\"")]).misses(&["scalr_api_key = <your-scalr-key>"]),
    near("scrapeowl-key", "key of scrapeowl, by the name", &["scrapeowl"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("SCRAPEOWL_API_KEY=\"", "qdyXGK2msy", "L3qA8jolkDSuaRC1PyNF\"")]).misses(&["scrapeowl_api_key = <your-scrapeowl-key>"]),
    near("scraperapi-key", "key of scraperapi, by the name", &["scraperapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPERAPI_API_KEY=\"", "e8AaD96Eed", "aDAFdCc3DEb675FdBB01e4\"")]).misses(&["scraperapi_api_key = <your-scraperapi-key>"]),
    near("scraperbox-key", "key of scraperbox, by the name", &["scraperbox"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("SCRAPERBOX_API_KEY=\"", "LN2726T2HW", "QOY7KJODHSL1MTI4VR8ZDN\"")]).misses(&["scraperbox_api_key = <your-scraperbox-key>"]),
    near("scrapersite-key", "key of scrapersite, by the name", &["scrapersite"], r"[A-Za-z0-9]{45}").max(45)
        .hits(&[concat!("SCRAPERSITE_API_KEY=\"", "JxRqdhJZA4kVe0c", "DtTgREha4RCoHZzSfr3aTEOp8DBIJ0\"")]).misses(&["scrapersite_api_key = <your-scrapersite-key>"]),
    near("scrapestack-key", "key of scrapestack, by the name", &["scrapestack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPESTACK_API_KEY=\"", "eB8d32516D", "bd3b08AbBef4a9157C63E7\"")]).misses(&["scrapestack_api_key = <your-scrapestack-key>"]),
    near("scrapfly-key", "key of scrapfly, by the name", &["scrapfly"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPFLY_API_KEY=\"", "8AcA9BAe7A", "Ec5EebCaf7A612b31d4B0F\"")]).misses(&["scrapfly_api_key = <your-scrapfly-key>"]),
    near("scrapingant-key", "key of scrapingant, by the name", &["scrapingant"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SCRAPINGANT_API_KEY=\"", "f5fbb09BD0", "d1dc5CbbFA365F1B89E4fa\"")]).misses(&["scrapingant_api_key = <your-scrapingant-key>"]),
    near("scrapingbee-key", "key of scrapingbee, by the name", &["scrapingbee"], r"[A-Z0-9]{80}").max(80)
        .hits(&[concat!("SCRAPINGBEE_API_KEY=\"", "ORBJI1NSKY1IM8RLQZCDYRDX2W", "QJ0QB5U3HREB8WFYGAKX3AR1E9QM5W4D30NV4U97I48OPYLGF50RM2\"")]).misses(&["scrapingbee_api_key = <your-scrapingbee-key>"]),
    near("screenshotapi-key", "key of screenshotapi, by the name", &["screenshotapi"], r"[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}").max(31)
        .hits(&[concat!("SCREENSHOTAPI_API_KEY=\"", "K5KPLC2-HO", "ZDHEZ-OTLIQGA-6JVW592\"")]).misses(&["screenshotapi_api_key = <your-screenshotapi-key>"]),
    near("screenshotlayer-key", "key of screenshotlayer, by the name", &["screenshotlayer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SCREENSHOTLAYER_API_KEY=\"", "iydbToDO7j", "UKDCT25bFncptlorgqjVEL\"")]).misses(&["screenshotlayer_api_key = <your-screenshotlayer-key>"]),
    near("scrutinizerci-key", "key of scrutinizerci, by the name", &["scrutinizerci", "scrutinizer"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("SCRUTINIZERCI_API_KEY=\"", "a4ebf60C933958887e2bd", "2ECdBFA8b1EaE8FE87aa7Fe1869a8cF7f65Befb0DdA\"")]).misses(&["scrutinizerci_api_key = <your-scrutinizerci-key>"]),
    near("seatgeek-key", "key of seatgeek, by the name", &["seatgeek"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("SEATGEEK_API_KEY=\"", "X6O5jk", "ux2gyJ4ZBRl1TK\"")]).misses(&["seatgeek_api_key = <your-seatgeek-key>"]),
    near("securitytrails-key", "key of securitytrails, by the name", &["securitytrails"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SECURITYTRAILS_API_KEY=\"", "jNtlc9Z3iF", "XPm6rntc1HNvIq4YXLwKS0\"")]).misses(&["securitytrails_api_key = <your-securitytrails-key>"]),
    near("segment-key", "key of segment, by the name", &["segment"], r"(?:[A-Za-z0-9_=-]{43}\.[A-Za-z0-9_=-]{43}|[A-Za-z0-9_=-]{54})").max(87)
        .hits(&[concat!("SEGMENT_API_KEY=\"", "ulOl1zCzJosaZi2zetUgIzPIoejk9", "prq6VaUmmyA7AN.NzXWOrd1wqdXw4VKi3E871J6vB2fDziZ1NGd9FKtQSO\"")]).misses(&["segment_api_key = <your-segment-key>"]),
    near("selectpdf-key", "key of selectpdf, by the name", &["selectpdf"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SELECTPDF_API_KEY=\"", "krv2mHAl-OIy", "r-UgeS-aPgR-HkUG3n8h5IWu\"")]).misses(&["selectpdf_api_key = <your-selectpdf-key>"]),
    near("semaphore-key", "key of semaphore, by the name", &["semaphore"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SEMAPHORE_API_KEY=\"", "812d6ED6D2", "5c7fcF336B04D0dea289bD\"")]).misses(&["semaphore_api_key = <your-semaphore-key>"]),
    near("semrush-key", "key of semrush, by the name", &["semrush"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SEMRUSH_API_KEY=\"", "7fe3b0Ad3F", "ca0361bedFa5Cc4fCa9EB4\"")]).misses(&["semrush_api_key = <your-semrush-key>"]),
    near("sendbird-key", "key of sendbird, by the name", &["sendbird"], r"(?:[A-Fa-f0-9]{40}|[A-Fa-f0-9]{24})").max(40)
        .hits(&[concat!("SENDBIRD_API_KEY=\"", "A6253fA630aD8", "eC75AE84dA7B691bF1fcDf368E9\"")]).misses(&["sendbird_api_key = <your-sendbird-key>"]),
    near("sendgrid-key", "key of sendgrid, by the name", &["sendgrid"], r"[A-Za-z0-9_=-]{69}").max(69)
        .hits(&[concat!("SENDGRID_API_KEY=\"", "KNemobmjzuaJKZME5VMKqeW", "h6RyziW0Hpyc6bnMSJjulgEEFd8nJyi51GFlwMQRWC2mXA\"")]).misses(&["sendgrid_api_key = <your-sendgrid-key>"]),
    near("sendoso-key", "key of sendoso, by the name", &["sendoso"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("SENDOSO_API_KEY=\"", "2PRHmsMzLWxA1Z", "nJsAgPZ59xz2Yc5URshZj6GgfaXPI\"")]).misses(&["sendoso_api_key = <your-sendoso-key>"]),
    near("sendpulse-key", "key of sendpulse, by the name", &["sendpulse"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SENDPULSE_API_KEY=\"", "3C701c2c06", "79a2b7cf1FC246Ee483dcB\"")]).misses(&["sendpulse_api_key = <your-sendpulse-key>"]),
    near("sentiment-key", "key of sentiment, by the name", &["sentiment"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("SENTIMENT_API_KEY=\"", "fd92Zt", "xVU35aAo8lXp4z\"")]).misses(&["sentiment_api_key = <your-sentiment-key>"]),
    near("sentry-key", "key of sentry, by the name", &["sentry"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("SENTRY_API_KEY=\"", "FfAda1e4ba73F09EFD59a", "affDf8766Ef6d9cB3dbbEAe17B7F351eDc8F0a9C6Ad\"")]).misses(&["sentry_api_key = <your-sentry-key>"]),
    near("serpapi-key", "key of serpapi, by the name", &["serpapi"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("SERPAPI_API_KEY=\"", "85d971F100Bb1D5b4dAAC", "8ce5BAC81Dddb6538a498Db97CdaBb0A3Eb6fceF1B5\"")]).misses(&["serpapi_api_key = <your-serpapi-key>"]),
    near("serper-key", "key of serper, by the name", &["serper"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SERPER_API_KEY=\"", "1E7DCb08B7BAb", "d63899D789Ab36CFac4e2f8D0f3\"")]).misses(&["serper_api_key = <your-serper-key>"]),
    near("serphouse-key", "key of serphouse, by the name", &["serphouse"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("SERPHOUSE_API_KEY=\"", "l6L8qbWXxvLf0S77uYfL", "QGFCGPs6j3IBO900KNKVrZaylxW3L5MSDRsCNGAq\"")]).misses(&["serphouse_api_key = <your-serphouse-key>"]),
    near("serpstack-key", "key of serpstack, by the name", &["serpstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SERPSTACK_API_KEY=\"", "a9E0Ee9C55", "A129dc96DBfce3be0F84aC\"")]).misses(&["serpstack_api_key = <your-serpstack-key>"]),
    near("sheety-key", "key of sheety, by the name", &["sheety"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SHEETY_API_KEY=\"", "z9fMBt3GF2", "mYUiutG0bQy5YOakc7XJvq\"")]).misses(&["sheety_api_key = <your-sheety-key>"]),
    near("sherpadesk-key", "key of sherpadesk, by the name", &["sherpadesk"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SHERPADESK_API_KEY=\"", "xHmg30eGnb", "2cFltaEbmZukz15B2jYSJO\"")]).misses(&["sherpadesk_api_key = <your-sherpadesk-key>"]),
    near("shipday-key", "key of shipday, by the name", &["shipday"], r"[A-Za-z0-9_=-]{11}\.[A-Za-z0-9_=-]{20}").max(32)
        .hits(&[concat!("SHIPDAY_API_KEY=\"", "FK84dAwKOo", "h.bmsM6iIrWAtkcgehyd09\"")]).misses(&["shipday_api_key = <your-shipday-key>"]),
    near("shipstation-key", "key of shipstation, by the name", &["shipstation"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SHIPSTATION_API_KEY=\"", "Fb0765E287", "d58D51Ae71b0B2c9AF5Eda\"")]).misses(&["shipstation_api_key = <your-shipstation-key>"]),
    near("shodan-key", "key of shodan, by the name", &["shodan"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SHODAN_API_KEY=\"", "QpUTgVbADB", "O9MAPf0oDd3sqNCVr75HER\"")]).misses(&["shodan_api_key = <your-shodan-key>"]),
    near("shortcut-key", "key of shortcut, by the name", &["shortcut"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SHORTCUT_API_KEY=\"", "3gRfks3X-zGE", "I-wm6T-eI2u-ONWEv1Ly0i9p\"")]).misses(&["shortcut_api_key = <your-shortcut-key>"]),
    near("shotstack-key", "key of shotstack, by the name", &["shotstack"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("SHOTSTACK_API_KEY=\"", "w7rQ8fs2uAEkD", "ALNuFuzhL0MwnErmY8Kxf5R6S9U\"")]).misses(&["shotstack_api_key = <your-shotstack-key>"]),
    near("shutterstock-key", "key of shutterstock, by the name", &["shutterstock"], r"(?:[A-Za-z0-9_=-]{31}|v2/[A-Za-z0-9_.=-]{388})").max(391)
        .hits(&[concat!("SHUTTERSTOCK_API_KEY=\"", "yDSAjRIUxw", "5YraMXG13QCsWLumRe4Vb\"")]).misses(&["shutterstock_api_key = <your-shutterstock-key>"]),
    near("sigmacomputing-key", "key of sigmacomputing, by the name", &["sigmacomputing"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("SIGMACOMPUTING_API_KEY=\"", "a5skr9K9Wa", "BHdaDgwPm6UJ0f8v7zCAXs\"")]).misses(&["sigmacomputing_api_key = <your-sigmacomputing-key>"]),
    near("signable-key", "key of signable, by the name", &["signable"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SIGNABLE_API_KEY=\"", "7JtkKRE7FA", "m20ItmY5MvxfFXPTN7ijkA\"")]).misses(&["signable_api_key = <your-signable-key>"]),
    near("signalwire-key", "key of signalwire, by the name", &["signalwire"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("SIGNALWIRE_API_KEY=\"", "xINZCQ0vTPamwKYq", "FkDQ24hfiyy4VD15eWpYTzCNv09Lohl487\"")]).misses(&["signalwire_api_key = <your-signalwire-key>"]),
    near("signaturit-key", "key of signaturit, by the name", &["signaturit"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("SIGNATURIT_API_KEY=\"", "VMIsSkNIgHGZfq6QZXKf2k17BAde", "Y2LrS7xIwiJ360IbpIVeGQzFDt21xWgNYKtQgPxPqLn6rsdzpYEy5fckX7\"")]).misses(&["signaturit_api_key = <your-signaturit-key>"]),
    near("signupgenius-key", "key of signupgenius, by the name", &["signupgenius"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SIGNUPGENIUS_API_KEY=\"", "g8mCCuybjq", "0HHyJOGqo98akSLAWEN0ut\"")]).misses(&["signupgenius_api_key = <your-signupgenius-key>"]),
    near("sigopt-key", "key of sigopt, by the name", &["sigopt"], r"[A-Z0-9]{48}").max(48)
        .hits(&[concat!("SIGOPT_API_KEY=\"", "WNZ0FIX83FM2OWAC", "LH4LON7TVSP1SHUB10FCRVAA2Q46EYZP\"")]).misses(&["sigopt_api_key = <your-sigopt-key>"]),
    near("simfin-key", "key of simfin, by the name", &["simfin"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SIMFIN_API_KEY=\"", "ZALhy9WpKw", "nXW2vl4E3Ko9TYwZRdCtiL\"")]).misses(&["simfin_api_key = <your-simfin-key>"]),
    near("simplesat-key", "key of simplesat, by the name", &["simplesat"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SIMPLESAT_API_KEY=\"", "c0B5Cea84D4ad", "E1e2068Ad7b96C34D2F80bae53f\"")]).misses(&["simplesat_api_key = <your-simplesat-key>"]),
    near("simplynoted-key", "key of simplynoted, by the name", &["simplynoted"], r"[A-Za-z0-9_.=-]{340}").max(340)
        .hits(&[concat!("SIMPLYNOTED_API_KEY=\"", "KdWaUH3ms8eUAfXRj2zPIz8zleNsCPhti6GzTZyIfJelna3QfVwjO2E7lr1W60G74snLqQeMHfJupHlSPON0R4J8dedVAG2qbQSjchRdaxDlW9u8Z", "SQl7D5iiM9gQSFwejaiShyY4eBZqvuAsFmC9Jk8IWkwc6QsE86hUM8BFLqjAdMNsPJeDqOFksukWboeWFCtgKRhEWFDOdmUpYtiA5FU8T9CqK3SN6v3kX51xfipYMMeiAvIGS9RKjAy9vXJzxcwQOUVMOjBwGppUUk0Ee3EiHhnPB0bE2mAbrKGUd1HfvEAftfqtUlMz9DaGKyHjHbmwUrqhlf1TFzR0N6c\"")]).misses(&["simplynoted_api_key = <your-simplynoted-key>"]),
    near("simvoly-key", "key of simvoly, by the name", &["simvoly"], r"[A-Za-z0-9]{33}").max(33)
        .hits(&[concat!("SIMVOLY_API_KEY=\"", "6KCtAMWofiP", "HBFtsLGJHMa1SvhQkpxm3N\"")]).misses(&["simvoly_api_key = <your-simvoly-key>"]),
    near("sinch-key", "key of sinch, by the name", &["sinch"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SINCH_API_KEY=\"", "B9D1Ce49B4", "fA1567c4C2e6a8E0AcfFed\"")]).misses(&["sinch_api_key = <your-sinch-key>"]),
    near("sirv-key", "key of sirv, by the name", &["sirv"], r"[A-Za-z0-9_=-]{88}").max(88)
        .hits(&[concat!("SIRV_API_KEY=\"", "VpGvLg2PkixreHvb5L4NKkxYFBWul", "vthZ0yJqoBPvgDEQ2v7IavjRLDzB3Kb8bCOee2cW4bvOpjSi1DnA8e7kMRB\"")]).misses(&["sirv_api_key = <your-sirv-key>"]),
    near("siteleaf-key", "key of siteleaf, by the name", &["siteleaf"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SITELEAF_API_KEY=\"", "Na3pq3ZgFO", "IRPJEA1Mz2VmCcp4bQUjfH\"")]).misses(&["siteleaf_api_key = <your-siteleaf-key>"]),
    near("skrappio-key", "key of skrappio, by the name", &["skrappio", "skrapp"], r"[A-Za-z0-9]{42}").max(42)
        .hits(&[concat!("SKRAPPIO_API_KEY=\"", "AyR2jNpKP57c2G", "5sp7DDPKDmiPMx3bhI6l7esH4cE2\"")]).misses(&["skrappio_api_key = <your-skrappio-key>"]),
    near("skybiometry-key", "key of skybiometry, by the name", &["skybiometry"], r"[A-Za-z0-9]{25}").max(25)
        .hits(&[concat!("SKYBIOMETRY_API_KEY=\"", "8PByidO7", "RTle59KHuMzL6jf18\"")]).misses(&["skybiometry_api_key = <your-skybiometry-key>"]),
    near("smartsheets-key", "key of smartsheets, by the name", &["smartsheets", "smartsheet"], r"(?:[A-Za-z0-9]{37}|[A-Za-z0-9]{26})").max(37)
        .hits(&[concat!("SMARTSHEETS_API_KEY=\"", "qGL5o4pPjw6p", "kcprB82dazPFTtoJUxey4Awnj\"")]).misses(&["smartsheets_api_key = <your-smartsheets-key>"]),
    near("smartystreets-key", "key of smartystreets, by the name", &["smartystreets"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("SMARTYSTREETS_API_KEY=\"", "gk1rsV", "X9aTvJqiLKl6Dw\"")]).misses(&["smartystreets_api_key = <your-smartystreets-key>"]),
    near("smooch-key", "key of smooch, by the name", &["smooch"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("SMOOCH_API_KEY=\"", "IXo9tk5mAGH5NYxlic4Zc1K0oeuo", "fMjWfzH79iX3pnf5xlQ9MAwrJMEVed7hmus4buYoVIDhSytz0P6JlHC8nX\"")]).misses(&["smooch_api_key = <your-smooch-key>"]),
    near("snipcart-key", "key of snipcart, by the name", &["snipcart"], r"[A-Za-z0-9_=-]{75}").max(75)
        .hits(&[concat!("SNIPCART_API_KEY=\"", "N5w9OfEZXpbEnc34Fcfe7awKS", "3ARIXD65XXrvsWWR5DwZcmVXxrb4QZdC5f3sq2JRQupZFMUIba\"")]).misses(&["snipcart_api_key = <your-snipcart-key>"]),
    near("snowflake-key", "key of snowflake, by the name", &["snowflake"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("SNOWFLAKE_API_KEY=\"", "lna12s", "DUtecEfoPCp5YL\"")]).misses(&["snowflake_api_key = <your-snowflake-key>"]),
    near("snyk-key", "key of snyk, by the name", &["snyk"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SNYK_API_KEY=\"", "ot3SagBp-NCi", "9-AGFG-whrW-TX35iAjLNl2u\"")]).misses(&["snyk_api_key = <your-snyk-key>"]),
    near("snykio-key", "key of snykio, by the name", &["snykio"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SNYKIO_API_KEY=\"", "vCsytOSY-815", "i-1nzI-oGJs-j6vgMNmXeyai\"")]).misses(&["snykio_api_key = <your-snykio-key>"]),
    near("sonarcloud-key", "key of sonarcloud, by the name", &["sonarcloud", "sonar"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SONARCLOUD_API_KEY=\"", "4c0D5cF1B300B", "a9Ae7D5f107BF488Cb3DA52Cead\"")]).misses(&["sonarcloud_api_key = <your-sonarcloud-key>"]),
    near("sourcegraph-key", "key of sourcegraph, by the name", &["sourcegraph"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SOURCEGRAPH_API_KEY=\"", "718b999d692b6", "f49aDeDC0Bab4E00d8D5a7f3916\"")]).misses(&["sourcegraph_api_key = <your-sourcegraph-key>"]),
    near("sparkpost-key", "key of sparkpost, by the name", &["sparkpost"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("SPARKPOST_API_KEY=\"", "Cf8d0FF4f9B61", "F1d7aaaDcfC55a2cBeb7a49E86A\"")]).misses(&["sparkpost_api_key = <your-sparkpost-key>"]),
    near("speechtextai-key", "key of speechtextai, by the name", &["speechtextai", "speechtext"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SPEECHTEXTAI_API_KEY=\"", "83eBe5DA8E", "620aCeefE7F5B93A7da24b\"")]).misses(&["speechtextai_api_key = <your-speechtextai-key>"]),
    near("splunk-key", "key of splunk, by the name", &["splunk"], r"(?:[A-Za-z0-9]{22}|[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12})").max(36)
        .hits(&[concat!("SPLUNK_API_KEY=\"", "G1sQIJz", "aK6W5dxvrUhwLop\"")]).misses(&["splunk_api_key = <your-splunk-key>"]),
    near("spoonacular-key", "key of spoonacular, by the name", &["spoonacular"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SPOONACULAR_API_KEY=\"", "efcfC0073b", "9112B633E49cecdb8A4f7D\"")]).misses(&["spoonacular_api_key = <your-spoonacular-key>"]),
    near("sportsmonk-key", "key of sportsmonk, by the name", &["sportsmonk"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("SPORTSMONK_API_KEY=\"", "TP8Ol5WpJEmXAKHQNYSW", "Fg8zJKcalinJbWokwneohjGAzXFT8NiktoqJUSQa\"")]).misses(&["sportsmonk_api_key = <your-sportsmonk-key>"]),
    near("spotify-key", "key of spotify, by the name", &["spotify"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SPOTIFY_API_KEY=\"", "4Q0TWTC1BX", "VBvsuz2QdO9m3Jh0NUL6KW\"")]).misses(&["spotify_api_key = <your-spotify-key>"]),
    near("squarespace-key", "key of squarespace, by the name", &["squarespace"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("SQUARESPACE_API_KEY=\"", "vJ2RtSHv-nhc", "I-xnpi-AJzX-QBkmcNbZ1DnM\"")]).misses(&["squarespace_api_key = <your-squarespace-key>"]),
    near("squareup-key", "key of squareup, by the name", &["squareup"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("SQUAREUP_API_KEY=\"", "7XFnjSw", "o7MQiPy1RfLEuUb\"")]).misses(&["squareup_api_key = <your-squareup-key>"]),
    near("sslmate-key", "key of sslmate, by the name", &["sslmate"], r"[A-Za-z0-9]{36}").max(36)
        .hits(&[concat!("SSLMATE_API_KEY=\"", "W9hxSvL1ybkk", "xyASdiclXk64x0Rt8gNjW9F7\"")]).misses(&["sslmate_api_key = <your-sslmate-key>"]),
    near("statuscake-key", "key of statuscake, by the name", &["statuscake"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("STATUSCAKE_API_KEY=\"", "wov5rz", "QnaeJpL6PBCY8G\"")]).misses(&["statuscake_api_key = <your-statuscake-key>"]),
    near("statuspage-key", "key of statuspage, by the name", &["statuspage"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("STATUSPAGE_API_KEY=\"", "OFJxdSxh-fJI", "l-yPH4-5ycu-k6wd12jQXmfA\"")]).misses(&["statuspage_api_key = <your-statuspage-key>"]),
    near("statuspal-key", "key of statuspal, by the name", &["statuspal"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("STATUSPAL_API_KEY=\"", "6OmUQv", "EAzPrTFXScexoG\"")]).misses(&["statuspal_api_key = <your-statuspal-key>"]),
    near("stitchdata-key", "key of stitchdata, by the name", &["stitchdata", "stitch"], r"[A-Za-z0-9]{35}").max(35)
        .hits(&[concat!("STITCHDATA_API_KEY=\"", "rbZERwZIoj5", "izCWNubhKTC1xZyIw9amG3YR\"")]).misses(&["stitchdata_api_key = <your-stitchdata-key>"]),
    near("stockdata-key", "key of stockdata, by the name", &["stockdata"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("STOCKDATA_API_KEY=\"", "QtreZMzE80WSf", "nzmN72RWgBD91TyqlChPi4UnemO\"")]).misses(&["stockdata_api_key = <your-stockdata-key>"]),
    near("storecove-key", "key of storecove, by the name", &["storecove"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("STORECOVE_API_KEY=\"", "5Ipwrg3zWtCAzv", "Vg3kPQSScJ0GnwYuhIC2fQMREKkl8\"")]).misses(&["storecove_api_key = <your-storecove-key>"]),
    near("stormboard-key", "key of stormboard, by the name", &["stormboard"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("STORMBOARD_API_KEY=\"", "28De9D174DEBD", "C69caeDADaB24eCffc7FCE05FdB\"")]).misses(&["stormboard_api_key = <your-stormboard-key>"]),
    near("stormglass-key", "key of stormglass, by the name", &["stormglass"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}-[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(73)
        .hits(&[concat!("STORMGLASS_API_KEY=\"", "FQQYw1RV-vqcd-93lD-l32i-", "3Ai0R5loNPr6-fH7TUMN9-Xcno-oiwf-8qbT-vWRiZk9EsGh4\"")]).misses(&["stormglass_api_key = <your-stormglass-key>"]),
    near("storyblok-key", "key of storyblok, by the name", &["storyblok"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("STORYBLOK_API_KEY=\"", "crrRSYQ", "NTIxM0ufwi2UdCW\"")]).misses(&["storyblok_api_key = <your-storyblok-key>"]),
    near("storychief-key", "key of storychief, by the name", &["storychief"], r"[A-Za-z0-9_.=-]{900,1000}").max(1000)
        .hits(&[concat!("STORYCHIEF_API_KEY=\"", "wCw3VGqbSPDHdFDGROGOwRyVOFWIrZUwFOzvxzlq1JfqhFACDDOZ6UR27vFWdDTvsrezqI0D1G8koVqfLPJegWJSgxJhJQCt7fDvnVKoK6KFSy1vfUzXUtM5JlVumEEMTiMCYtnF8zQEtP6XhQT4K7VDNn9vzT1TIHY1bhi22Up6yhBYUlZQcuk7bH3XodEPxrHkPDUwHp4Ejiuna82uqoszFw4jcvXD9oFrt4HX8BUjHOmXQeqUkJ5KoiP15UyRd3JImYhln91XSYrNIVyWuXAmRXUYxX9T2CJKFuxU7X4l", "oeyzdKv8b1GU5CFqGA9hg11n8RzCnYppXIQVfkht6u7fNscqciqQHCVIKiGO5FBVsZfPc5QkLbwI0yUnFZNOh7JCF55u62cseV4KTCQE0iwrympPqGzO6Tth6xwpaaTTtNuGGPCzDNDaYlhtTVC5N1iNaTRj1L9fEwKMWyCsqisbLlTw64JqtT5hsVms7lS1FOxkUvb0Dnspcsn62cTxVtjuTPLyaCmOglqB2t2FV1LzByqmjZdEQnWS7SD322Kr6cX86La7H6NGq9E4N1dg5BBAIBdmsq1mxpZeEeCfhfRDARcsemcGbXCotk5MLwIvB4zmCzHfBGVncDNxLT61ojRNwbnv8K8fe4FwnleEAbCC0FhufsRZi94dzwRn3uTmY3StcsJ83MVItyeSWWy4YAw5Zhg55Oyn9m0sB4wPMYH8RcC1rX4NO1fY3FOEmXqFSLhd1rM3k6BjcPhkz0U5agCzhNaQQ7jUqXs7mHeAe7YKyZMZn1tUFoh83CJw1vuAYdOzTek6h9XsobWgKA6Ed7vVSjlHEfeXPZBmqMEqfwosQUV7sssUgtZ4F82ioKHp2QeVBE3fajPnGpXb4vHkN5lU\"")]).misses(&["storychief_api_key = <your-storychief-key>"]),
    near("strava-key", "key of strava, by the name", &["strava"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("STRAVA_API_KEY=\"", "C1bdB2d216e0d", "3d22d9DC2D096bE478c22AC1aeF\"")]).misses(&["strava_api_key = <your-strava-key>"]),
    near("streak-key", "key of streak, by the name", &["streak"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("STREAK_API_KEY=\"", "8FF30ffbEF", "97FEbd37ef05945Cf5Dc26\"")]).misses(&["streak_api_key = <your-streak-key>"]),
    near("stripo-key", "key of stripo, by the name", &["stripo"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("STRIPO_API_KEY=\"", "oKoVNhPboS9QHbmjoggBUcjXgrR6I4oq6", "RylCOKgzbsjZTIABUZhW5IqohtsEf1qhycXU7i5yVJEu0MjePAshKojiZVL57g3dvuH\"")]).misses(&["stripo_api_key = <your-stripo-key>"]),
    near("stytch-key", "key of stytch, by the name", &["stytch"], r"[A-Za-z0-9_=-]{47}").max(47)
        .hits(&[concat!("STYTCH_API_KEY=\"", "OxU7RgOeO6dOst8", "Ze8TDc547cf7CZi9B8LNKJzmchdrIxv4\"")]).misses(&["stytch_api_key = <your-stytch-key>"]),
    near("sugester-key", "key of sugester, by the name", &["sugester"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SUGESTER_API_KEY=\"", "8uJ7c3ILOt", "dK87whRIHNEpGx20mXiaFf\"")]).misses(&["sugester_api_key = <your-sugester-key>"]),
    near("sumologic-key", "key of sumologic, by the name", &["sumologic"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("SUMOLOGIC_API_KEY=\"", "WNy2w1HTJAGKRbn9UHnSi", "TqcUf1WuYza64EtRCM72ncbgJZ8kqWD1t75Sn0xrzaH\"")]).misses(&["sumologic_api_key = <your-sumologic-key>"]),
    near("supabase-key", "key of supabase, by the name", &["supabase"], r"[A-Za-z0-9_.=-]{40,220}").max(220)
        .hits(&[concat!("SUPABASE_API_KEY=\"", "SLomRUDzopPor", "AmnhETxgLdoQBzuxqSWOmGbnc2H\"")]).misses(&["supabase_api_key = <your-supabase-key>"]),
    near("supernotes-key", "key of supernotes, by the name", &["supernotes"], r"[A-Za-z0-9_.=-]{30,60}").max(60)
        .hits(&[concat!("SUPERNOTES_API_KEY=\"", "Pl9Lxww2Ii", "IYOyPjK2UFM3JLr0ae9h\"")]).misses(&["supernotes_api_key = <your-supernotes-key>"]),
    near("surveyanyplace-key", "key of surveyanyplace, by the name", &["surveyanyplace"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("SURVEYANYPLACE_API_KEY=\"", "Tu1wlbRaae", "UZ3twkZfBASq90xVrIvi2K\"")]).misses(&["surveyanyplace_api_key = <your-surveyanyplace-key>"]),
    near("surveybot-key", "key of surveybot, by the name", &["surveybot"], r"[A-Za-z0-9]{80}").max(80)
        .hits(&[concat!("SURVEYBOT_API_KEY=\"", "b9EplzoINo7qTVZZkdz5cDkora", "6cq5lVWNc2AerZGoXNOZiaBueKItoV3wFZ1O3WBRhXlkjYgCs65UAe\"")]).misses(&["surveybot_api_key = <your-surveybot-key>"]),
    near("surveymonkey-key", "key of surveymonkey, by the name", &["surveymonkey"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("SURVEYMONKEY_API_KEY=\"", "YYTjD5QJHuU97YyMpgaRO", "vf7tc8yFbZYaCfP6AamG451lM2VZtTirkHbfpOem1jS\"")]).misses(&["surveymonkey_api_key = <your-surveymonkey-key>"]),
    near("surveysparrow-key", "key of surveysparrow, by the name", &["surveysparrow"], r"[A-Za-z0-9_=-]{88}").max(88)
        .hits(&[concat!("SURVEYSPARROW_API_KEY=\"", "gcWSVwoHThRm1VuGONBknXLHPCyhk", "1u5iCqLj8DZcjTkhS9GYeOt3OIC9o7DlyN7OZTv6svanRG8UPc9tHEMT5ZF\"")]).misses(&["surveysparrow_api_key = <your-surveysparrow-key>"]),
    near("survicate-key", "key of survicate, by the name", &["survicate"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("SURVICATE_API_KEY=\"", "17dAd4ef77", "BF95FFBEc1a32D4e7A5a80\"")]).misses(&["survicate_api_key = <your-survicate-key>"]),
    near("swell-key", "key of swell, by the name", &["swell"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("SWELL_API_KEY=\"", "Tk8eNSpm", "fdDGKA4e35wuYz1L\"")]).misses(&["swell_api_key = <your-swell-key>"]),
    near("swiftype-key", "key of swiftype, by the name", &["swiftype"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("SWIFTYPE_API_KEY=\"", "JhMcOF", "8XGrB7P6yawI3S\"")]).misses(&["swiftype_api_key = <your-swiftype-key>"]),
    near("synapse-key", "key of synapse, by the name", &["synapse"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("SYNAPSE_API_KEY=\"", "mc9W6vnkyEzV2", "kCxW5xFAXCYjOGrS92cdV0TBq4g\"")]).misses(&["synapse_api_key = <your-synapse-key>"]),
    near("tallyfy-key", "key of tallyfy, by the name", &["tallyfy"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("TALLYFY_API_KEY=\"", "nwv4TlPFANK0", "Oq0VdeVP6WEhjfZs8vT20qmM\"")]).misses(&["tallyfy_api_key = <your-tallyfy-key>"]),
    near("tatumio-key", "key of tatumio, by the name", &["tatumio", "tatum"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("TATUMIO_API_KEY=\"", "DvXVjfQJ-mwD", "E-6naZ-ihWt-52fQFDUPGIym\"")]).misses(&["tatumio_api_key = <your-tatumio-key>"]),
    near("taxjar-key", "key of taxjar, by the name", &["taxjar"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TAXJAR_API_KEY=\"", "673fB7b12D", "E5405f2cbbEeAdB2D81aCd\"")]).misses(&["taxjar_api_key = <your-taxjar-key>"]),
    near("teamgate-key", "key of teamgate, by the name", &["teamgate"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("TEAMGATE_API_KEY=\"", "0uzOyIpQ1IkzQy", "FcCcTFOafSOMdyVhjvNWfCxiT75uE\"")]).misses(&["teamgate_api_key = <your-teamgate-key>"]),
    near("teamwork-key", "key of teamwork, by the name", &["teamwork"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("TEAMWORK_API_KEY=\"", "y9eRvD", "ACaXqIYwNFUGzl\"")]).misses(&["teamwork_api_key = <your-teamwork-key>"]),
    near("technicalanalysisapi-key", "key of technicalanalysisapi, by the name", &["technicalanalysisapi"], r"[A-Z0-9]{48}").max(48)
        .hits(&[concat!("TECHNICALANALYSISAPI_API_KEY=\"", "53DC7FS22RT4XHFQ", "X5UQLPEC0BBCESNVIA98HKJ1P4BD0GVF\"")]).misses(&["technicalanalysisapi_api_key = <your-technicalanalysisapi-key>"]),
    near("tefter-key", "key of tefter, by the name", &["tefter"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("TEFTER_API_KEY=\"", "ok8vjC", "p0tW6Ebc4UIFVg\"")]).misses(&["tefter_api_key = <your-tefter-key>"]),
    near("telegram-key", "key of telegram, by the name", &["telegram"], r"[0-9]{8,10}:[A-Za-z0-9_=-]{35}").max(46)
        .hits(&[concat!("TELEGRAM_API_KEY=\"", "51332636:T5EZ6", "0wPOsHdT7zHsvjC45anTU8Ahb3g6zK\"")]).misses(&["telegram_api_key = <your-telegram-key>"]),
    near("telesign-key", "key of telesign, by the name", &["telesign"], r"[A-Za-z0-9_=-]{88}").max(88)
        .hits(&[concat!("TELESIGN_API_KEY=\"", "eoyl3LT6yEr9QY3tmCV7appJ2LRpK", "K4p6zxl35DDoyJpMiTBmIS3jpKoWIR9bteAJcNjsZaBD0Gphkr4gJ7vRU5u\"")]).misses(&["telesign_api_key = <your-telesign-key>"]),
    near("teletype-key", "key of teletype, by the name", &["teletype"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("TELETYPE_API_KEY=\"", "OtqAJh8K-xKL", "3-0QU2-N5Ji-Ae0t6ukbIcxV\"")]).misses(&["teletype_api_key = <your-teletype-key>"]),
    near("textmagic-key", "key of textmagic, by the name", &["textmagic"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("TEXTMAGIC_API_KEY=\"", "zz5LCAICul", "kXphR9Y4vjTUcBwsPuf1\"")]).misses(&["textmagic_api_key = <your-textmagic-key>"]),
    near("theoddsapi-key", "key of theoddsapi, by the name", &["theoddsapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("THEODDSAPI_API_KEY=\"", "1aCe6E1b6C", "A7A0Bbe8E0fa5D31fE64Cd\"")]).misses(&["theoddsapi_api_key = <your-theoddsapi-key>"]),
    near("thinkific-key", "key of thinkific, by the name", &["thinkific"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("THINKIFIC_API_KEY=\"", "D6469bCB87", "F1a6231A9a744dB4De5ECb\"")]).misses(&["thinkific_api_key = <your-thinkific-key>"]),
    near("thousandeyes-key", "key of thousandeyes, by the name", &["thousandeyes"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("THOUSANDEYES_API_KEY=\"", "6PxOBan5Vh", "HiehmjZ924o3YvdFnGtPuL\"")]).misses(&["thousandeyes_api_key = <your-thousandeyes-key>"]),
    near("ticketmaster-key", "key of ticketmaster, by the name", &["ticketmaster"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TICKETMASTER_API_KEY=\"", "awbkDMttMF", "kNFyCTU0pDH3dG2OZxAeLJ\"")]).misses(&["ticketmaster_api_key = <your-ticketmaster-key>"]),
    near("tickettree-key", "key of tickettree, by the name", &["tickettree"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("TICKETTREE_API_KEY=\"", "9Ow0Qc", "yt2kfaTiYsdX6U\"")]).misses(&["tickettree_api_key = <your-tickettree-key>"]),
    near("tiingo-key", "key of tiingo, by the name", &["tiingo"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("TIINGO_API_KEY=\"", "4EaeBcCFdd5DB", "FAadECBeC91E542AB1f601DD3cb\"")]).misses(&["tiingo_api_key = <your-tiingo-key>"]),
    near("timecamp-key", "key of timecamp, by the name", &["timecamp"], r"[A-Fa-f0-9]{26}").max(26)
        .hits(&[concat!("TIMECAMP_API_KEY=\"", "aA9B1Ac3", "0d5BDbeFA5941FaEfd\"")]).misses(&["timecamp_api_key = <your-timecamp-key>"]),
    near("timezoneapi-key", "key of timezoneapi, by the name", &["timezoneapi"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("TIMEZONEAPI_API_KEY=\"", "07wNrL", "bcGSIiF2hydzWp\"")]).misses(&["timezoneapi_api_key = <your-timezoneapi-key>"]),
    near("tineseye-key", "key of tineseye, by the name", &["tineseye"], r"[A-Za-z0-9_=-]{30}").max(30)
        .hits(&[concat!("TINESEYE_API_KEY=\"", "pImDSajL8u", "ULPGNYmX2prSu7ok45fq\"")]).misses(&["tineseye_api_key = <your-tineseye-key>"]),
    near("tineswebhook-key", "key of tineswebhook, by the name", &["tineswebhook"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TINESWEBHOOK_API_KEY=\"", "560C2D2DdB", "2Fb4f59cB1a0BD8fC3aAE7\"")]).misses(&["tineswebhook_api_key = <your-tineswebhook-key>"]),
    near("tly-key", "key of tly, by the name", &["tly"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("TLY_API_KEY=\"", "vmyGjuhHWqbGXQIeiNO1", "A4jmmk8Vm142Y0xNT58kbWMGByrhvaDQdjEHTfeP\"")]).misses(&["tly_api_key = <your-tly-key>"]),
    near("tmdb-key", "key of tmdb, by the name", &["tmdb"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TMDB_API_KEY=\"", "8AB578bd60", "37AdC1B2304f638c2F7FaE\"")]).misses(&["tmdb_api_key = <your-tmdb-key>"]),
    near("tmetric-key", "key of tmetric, by the name", &["tmetric"], r"[A-Z0-9]{64}").max(64)
        .hits(&[concat!("TMETRIC_API_KEY=\"", "6RQ7TQH9NJAK38ZC31Q74", "MS5P23I94R0HUDW2PMATNOD5DUCFO07NVSX4Z9MLP8Y\"")]).misses(&["tmetric_api_key = <your-tmetric-key>"]),
    near("todoist-key", "key of todoist, by the name", &["todoist"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("TODOIST_API_KEY=\"", "69Eb49EaE0cAA", "33bCeb4c5ba92509CDABe7e4fFd\"")]).misses(&["todoist_api_key = <your-todoist-key>"]),
    near("toggl-key", "key of toggl, by the name", &["toggl", "toggltrack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TOGGL_API_KEY=\"", "7027fF0C81", "2421EeEfA7BDb693a0c8bd\"")]).misses(&["toggl_api_key = <your-toggl-key>"]),
    near("tokeet-key", "key of tokeet, by the name", &["tokeet"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("TOKEET_API_KEY=\"", "UdEPvEhPViIO", "Wn9fxfc1OhFqQ5M3nVmHiljP\"")]).misses(&["tokeet_api_key = <your-tokeet-key>"]),
    near("tomorrowio-key", "key of tomorrowio, by the name", &["tomorrowio"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TOMORROWIO_API_KEY=\"", "kIKWVte9bR", "JhuxBL7QrcROG1MATWbUJC\"")]).misses(&["tomorrowio_api_key = <your-tomorrowio-key>"]),
    near("tomtom-key", "key of tomtom, by the name", &["tomtom"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TOMTOM_API_KEY=\"", "4W6MNIUIPw", "n4NnwK67ZX2cVae9Pxqyu0\"")]).misses(&["tomtom_api_key = <your-tomtom-key>"]),
    near("tradier-key", "key of tradier, by the name", &["tradier"], r"[A-Za-z0-9]{28}").max(28)
        .hits(&[concat!("TRADIER_API_KEY=\"", "mSZceDBdp", "xa3s8J79BMUHgTju4Vd\"")]).misses(&["tradier_api_key = <your-tradier-key>"]),
    near("transferwise-key", "key of transferwise, by the name", &["transferwise", "wise"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("TRANSFERWISE_API_KEY=\"", "9wlQmGi3-gwZ", "3-uda4-6gZO-bNtcfu7wm0Ei\"")]).misses(&["transferwise_api_key = <your-transferwise-key>"]),
    near("travelpayouts-key", "key of travelpayouts, by the name", &["travelpayouts"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TRAVELPAYOUTS_API_KEY=\"", "f309877acc", "8f45cd7aD5dbAa298eE361\"")]).misses(&["travelpayouts_api_key = <your-travelpayouts-key>"]),
    near("travisci-key", "key of travisci, by the name", &["travisci", "travis"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("TRAVISCI_API_KEY=\"", "8CloOA4", "ys1rFc0wUpVmzMn\"")]).misses(&["travisci_api_key = <your-travisci-key>"]),
    near("trello-key", "key of trello, by the name", &["trello"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{64}|[A-Za-z0-9_=-]{76})").max(76)
        .hits(&[concat!("TRELLO_API_KEY=\"", "a14Ed9adB4", "D6dED75943Ad2C68fcFeC8\"")]).misses(&["trello_api_key = <your-trello-key>"]),
    near("tru-key", "key of tru, by the name", &["tru"], r"[A-Za-z0-9_=-]{26}").max(26)
        .hits(&[concat!("TRU_API_KEY=\"", "XTBCbQ93", "iBHNaJKWXolI4nd5Ff\"")]).misses(&["tru_api_key = <your-tru-key>"]),
    near("trufflehog-key", "key of trufflehog, by the name", &["trufflehog"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TRUFFLEHOG_API_KEY=\"", "aBOOqLJ6PH", "BmnJ9Esce4CMIoiWx0pRjw\"")]).misses(&["trufflehog_api_key = <your-trufflehog-key>"]),
    near("tumblr-key", "key of tumblr, by the name", &["tumblr"], r"[A-Za-z0-9]{50}").max(50)
        .hits(&[concat!("TUMBLR_API_KEY=\"", "s2Ty36IOBNmqf42t", "BQqYnUJFJXwYn2r0djVGnWM82BZJP7IgNk\"")]).misses(&["tumblr_api_key = <your-tumblr-key>"]),
    near("twelvedata-key", "key of twelvedata, by the name", &["twelvedata"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TWELVEDATA_API_KEY=\"", "a4CeDcA1f9", "C43bED1a7Ad954D0fbCF7B\"")]).misses(&["twelvedata_api_key = <your-twelvedata-key>"]),
    near("twilio-key", "key of twilio, by the name", &["twilio"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("TWILIO_API_KEY=\"", "1D9C72cEb1", "CBFA8C17baE6DC30DE1dB9\"")]).misses(&["twilio_api_key = <your-twilio-key>"]),
    near("twist-key", "key of twist, by the name", &["twist"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("TWIST_API_KEY=\"", "eACd052ecA9dD", "3a535a9fBDd6E79d15F9e6224cC\"")]).misses(&["twist_api_key = <your-twist-key>"]),
    near("twitch-key", "key of twitch, by the name", &["twitch"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("TWITCH_API_KEY=\"", "XrRUXxx7J7", "vx1F08TrBSHsRVn9LkQp\"")]).misses(&["twitch_api_key = <your-twitch-key>"]),
    near("twitter-key", "key of twitter, by the name", &["twitter"], r"(?:[A-Za-z0-9]{25}|[A-Za-z0-9]{35,50}|[A-Za-z0-9_=-]{45})").max(50)
        .hits(&[concat!("TWITTER_API_KEY=\"", "RXGy5RtP", "A3Z7I2m69yuz5DaEj\"")]).misses(&["twitter_api_key = <your-twitter-key>"]),
    near("tyntec-key", "key of tyntec, by the name", &["tyntec"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TYNTEC_API_KEY=\"", "Yzrau6psUi", "5zFIheMGmziuOp8gd0U6bY\"")]).misses(&["tyntec_api_key = <your-tyntec-key>"]),
    near("typeform-key", "key of typeform, by the name", &["typeform"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("TYPEFORM_API_KEY=\"", "Cmp7zjKugz316C", "EJD2xskA8NSEkQ6BRT9zCor5npvaN8\"")]).misses(&["typeform_api_key = <your-typeform-key>"]),
    near("ubidots-key", "key of ubidots, by the name", &["ubidots"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("UBIDOTS_API_KEY=\"", "XBNGhafiVzH8D", "VhzwiuaYvFxly6cTpnCP1IwDedj\"")]).misses(&["ubidots_api_key = <your-ubidots-key>"]),
    near("uclassify-key", "key of uclassify, by the name", &["uclassify"], r"[A-Za-z0-9]{12}").max(12)
        .hits(&[concat!("UCLASSIFY_API_KEY=\"", "B8h0", "kFjnyG4d\"")]).misses(&["uclassify_api_key = <your-uclassify-key>"]),
    near("unifyid-key", "key of unifyid, by the name", &["unifyid"], r"[A-Za-z0-9]{44}").max(44)
        .hits(&[concat!("UNIFYID_API_KEY=\"", "ScCz0O860GxCjY", "BQjqRCTCGWKq2rAE1wsS6gyiWQVuYn\"")]).misses(&["unifyid_api_key = <your-unifyid-key>"]),
    near("unplugg-key", "key of unplugg, by the name", &["unplugg", "unplu"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("UNPLUGG_API_KEY=\"", "3daCbcb86b4853618eF7B", "fdB37b3Bab76Fa8B7A75d125FDcE9B91706CAea2A5d\"")]).misses(&["unplugg_api_key = <your-unplugg-key>"]),
    near("unsplash-key", "key of unsplash, by the name", &["unsplash"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("UNSPLASH_API_KEY=\"", "TYOfw7nXh6ihud", "9GnFpFNhuRlrF5VAv6uLUiZDKecJ0\"")]).misses(&["unsplash_api_key = <your-unsplash-key>"]),
];
