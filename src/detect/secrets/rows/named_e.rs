//! Keys without a prefix of their own, told by the service that is named before them (part 5 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("twitch-key", "key of twitch, by the name", &["twitch"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("TWITCH_API_KEY=\"", "jLqg9vtfKs", "Xr1Wu5nt74ZH3LGEmyvs\"")]).misses(&["twitch_api_key = <your-twitch-key>"]),
    near("twitter-key", "key of twitter, by the name", &["twitter"], r"(?:[A-Za-z0-9]{25}|[A-Za-z0-9]{35,50}|[A-Za-z0-9_=-]{45})").max(50)
        .hits(&[concat!("TWITTER_API_KEY=\"", "97cVVjHk", "cVPNLTpoRZfasJYe0\"")]).misses(&["twitter_api_key = <your-twitter-key>"]),
    near("tyntec-key", "key of tyntec, by the name", &["tyntec"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TYNTEC_API_KEY=\"", "x67wAmsDfD", "Rw9gmHwr3jbWXt5anBedkM\"")]).misses(&["tyntec_api_key = <your-tyntec-key>"]),
    near("typeform-key", "key of typeform, by the name", &["typeform"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("TYPEFORM_API_KEY=\"", "loueMXQ3l4N3zi", "ZXbM6kxLavT3yJpVA6v0LoH1CreXRE\"")]).misses(&["typeform_api_key = <your-typeform-key>"]),
    near("ubidots-key", "key of ubidots, by the name", &["ubidots"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("UBIDOTS_API_KEY=\"", "ByMoDtSlU463c", "jV1twWyk7uF6LXE0vNYdjHlar1Z\"")]).misses(&["ubidots_api_key = <your-ubidots-key>"]),
    near("uclassify-key", "key of uclassify, by the name", &["uclassify"], r"[A-Za-z0-9]{12}").max(12)
        .hits(&[concat!("UCLASSIFY_API_KEY=\"", "MmAP", "7yJDHTlq\"")]).misses(&["uclassify_api_key = <your-uclassify-key>"]),
    near("unifyid-key", "key of unifyid, by the name", &["unifyid"], r"[A-Za-z0-9]{44}").max(44)
        .hits(&[concat!("UNIFYID_API_KEY=\"", "BFyAiBh4P92EPm", "M9yiMGDOayBZ37EJRLN5yUP4GiTaVl\"")]).misses(&["unifyid_api_key = <your-unifyid-key>"]),
    near("unplugg-key", "key of unplugg, by the name", &["unplugg", "unplu"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("UNPLUGG_API_KEY=\"", "8a826Ed15E5463a6A385A", "DA235bf86D727Cb4F6DBC2eb6aed20EED77528BAf59\"")]).misses(&["unplugg_api_key = <your-unplugg-key>"]),
    near("unseal-key", "key of unseal, by the name", &["unseal"], r"[A-Za-z0-9_+/=.-]{44}").max(44)
        .hits(&[concat!("UNSEAL_API_KEY=\"", "PDrZFTqehDlbdc", "D1Yl9AnCMCqnG02oKrvg1RuSXP9elT\"")]).misses(&["unseal_api_key = <your-unseal-key>"]),
    near("unsplash-key", "key of unsplash, by the name", &["unsplash"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("UNSPLASH_API_KEY=\"", "geHFkqEzXVE11q", "4DIrD8ZOouU80N9yA4KFSVbXETDnk\"")]).misses(&["unsplash_api_key = <your-unsplash-key>"]),
    near("upcdatabase-key", "key of upcdatabase, by the name", &["upcdatabase"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("UPCDATABASE_API_KEY=\"", "eB226KyDse", "cQlihsTZJzXmAykC9V1qbx\"")]).misses(&["upcdatabase_api_key = <your-upcdatabase-key>"]),
    near("uplead-key", "key of uplead, by the name", &["uplead"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("UPLEAD_API_KEY=\"", "dAGS3Znoit", "oqcBR3h9PCH2wKMd0mQzyj\"")]).misses(&["uplead_api_key = <your-uplead-key>"]),
    near("uploadcare-key", "key of uploadcare, by the name", &["uploadcare"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("UPLOADCARE_API_KEY=\"", "LA9CXK", "4vUGBpfQ65RSiz\"")]).misses(&["uploadcare_api_key = <your-uploadcare-key>"]),
    near("uptimerobot-key", "key of uptimerobot, by the name", &["uptimerobot"], r"[A-Za-z0-9_=-]{9}-[A-Za-z0-9]{32}").max(42)
        .hits(&[concat!("UPTIMEROBOT_API_KEY=\"", "1ZsdkD7dt-evvk", "sbrBGJuu6hpk1MFrbLCG0KlRToHN\"")]).misses(&["uptimerobot_api_key = <your-uptimerobot-key>"]),
    near("upwave-key", "key of upwave, by the name", &["upwave"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("UPWAVE_API_KEY=\"", "fJfpoti0hl", "pabuZYL4V6PyMFH39zxgsJ\"")]).misses(&["upwave_api_key = <your-upwave-key>"]),
    near("urlscan-key", "key of urlscan, by the name", &["urlscan"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("URLSCAN_API_KEY=\"", "Ei1XQhVG-ne6", "i-ZnVm-f4ri-MNRonJPcly15\"")]).misses(&["urlscan_api_key = <your-urlscan-key>"]),
    near("userflow-key", "key of userflow, by the name", &["userflow"], r"[A-Za-z0-9_.=-]{20,60}").max(60)
        .hits(&[concat!("USERFLOW_API_KEY=\"", "U7JIeo", "NxgbudOf9W1FTV\"")]).misses(&["userflow_api_key = <your-userflow-key>"]),
    near("userstack-key", "key of userstack, by the name", &["userstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("USERSTACK_API_KEY=\"", "2F187Cfee3", "F06cedbBD8EEb1C9F3AFfa\"")]).misses(&["userstack_api_key = <your-userstack-key>"]),
    near("vagrantcloud-key", "key of vagrantcloud, by the name", &["vagrantcloud", "vagrant"], r"[A-Za-z0-9_=-]{14}\.[A-Za-z0-9_=-]{20}").max(35)
        .hits(&[concat!("VAGRANTCLOUD_API_KEY=\"", "bQOujqjqUMj", "GR5.v9Boy5kVeRGxEKMs08a1\"")]).misses(&["vagrantcloud_api_key = <your-vagrantcloud-key>"]),
    near("vatlayer-key", "key of vatlayer, by the name", &["vatlayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("VATLAYER_API_KEY=\"", "E4D57ff26a", "7ea0fF66c4d1b98Ae51F4C\"")]).misses(&["vatlayer_api_key = <your-vatlayer-key>"]),
    near("vault-key", "key of vault, by the name", &["vault", "hashicorp"], r"(?:s\.[A-Za-z0-9_.=-]{24,120}|b\.[A-Za-z0-9_.=-]{24,120}|r\.[A-Za-z0-9_.=-]{24,120})").max(122)
        .hits(&[concat!("VAULT_API_KEY=\"", "s.X0IGO1", "j9bslroFBeiu8hmEzx\"")]).misses(&["vault_api_key = <your-vault-key>"]),
    near("vbout-key", "key of vbout, by the name", &["vbout"], r"(?:[0-9]{25}|[A-Za-z0-9]{25})").max(25)
        .hits(&[concat!("VBOUT_API_KEY=\"", "73584410", "92870026301097629\"")]).misses(&["vbout_api_key = <your-vbout-key>"]),
    near("vercel-key", "key of vercel, by the name", &["vercel"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("VERCEL_API_KEY=\"", "YegqI8Qp", "Uxec15L0usoldySD\"")]).misses(&["vercel_api_key = <your-vercel-key>"]),
    near("verifier-key", "key of verifier, by the name", &["verifier"], r"[A-Fa-f0-9]{96}").max(96)
        .hits(&[concat!("VERIFIER_API_KEY=\"", "DF8CaAA7BF2d56Ba60af85d41c5DdFc1", "fCfBbB4C4EA5014FD38d8878Be786EBab901EaA71bD88A80a2534ddD71CE4c6e\"")]).misses(&["verifier_api_key = <your-verifier-key>"]),
    near("verimail-key", "key of verimail, by the name", &["verimail"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("VERIMAIL_API_KEY=\"", "CCVUYSNAJ9", "14JI3PVTCWLOM5E4Y207AU\"")]).misses(&["verimail_api_key = <your-verimail-key>"]),
    near("veriphone-key", "key of veriphone, by the name", &["veriphone"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("VERIPHONE_API_KEY=\"", "O9STPJTHW9", "W2MKFV7RP8Y3LSTP4WZD2X\"")]).misses(&["veriphone_api_key = <your-veriphone-key>"]),
    near("versioneye-key", "key of versioneye, by the name", &["versioneye"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("VERSIONEYE_API_KEY=\"", "1eMBpkhY8EGcE", "dufdz77veFoYhaU8cNsdP6kqyix\"")]).misses(&["versioneye_api_key = <your-versioneye-key>"]),
    near("viewneo-key", "key of viewneo, by the name", &["viewneo"], r"[A-Za-z0-9_.=-]{120,400}").max(400)
        .hits(&[concat!("VIEWNEO_API_KEY=\"", "URAPuNCQsn7h6kU3nwd0VOvFVl6iS6Vxovwogxcz", "amAPmmsPEH3TLunXhqUjoAC7UtYLjqU4kYQCPSiBx2ZTLSnMDY8dYI78MW1JMOWghzfRSdQG2cUImAoK\"")]).misses(&["viewneo_api_key = <your-viewneo-key>"]),
    near("virustotal-key", "key of virustotal, by the name", &["virustotal"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("VIRUSTOTAL_API_KEY=\"", "8aB460d6CECE38ACFcCd2", "ACDB1B9C93d0Fc4AdbE4DFEafc6e710BEeb3aD51F48\"")]).misses(&["virustotal_api_key = <your-virustotal-key>"]),
    near("visualcrossing-key", "key of visualcrossing, by the name", &["visualcrossing"], r"[A-Z0-9]{25}").max(25)
        .hits(&[concat!("VISUALCROSSING_API_KEY=\"", "HPZC075N", "LYUTW6XVAJ7QGH1ZP\"")]).misses(&["visualcrossing_api_key = <your-visualcrossing-key>"]),
    near("voicegain-key", "key of voicegain, by the name", &["voicegain"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("VOICEGAIN_API_KEY=\"", "jqiIGcVsQ7NmASBVe046lVrqMqCNNNmJk", "jX7gjBbtZWwvYH85ocIkRTSBJRvRqjHtSIbXEfiAVI7bstW9NcPOLXInYVKdlRm4C5u\"")]).misses(&["voicegain_api_key = <your-voicegain-key>"]),
    near("vonage-key", "key of vonage, by the name", &["vonage"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("VONAGE_API_KEY=\"", "XhZ4l", "8AB5OYDjnop\"")]).misses(&["vonage_api_key = <your-vonage-key>"]),
    near("voodoosms-key", "key of voodoosms, by the name", &["voodoosms"], r"[A-Za-z0-9]{45}").max(45)
        .hits(&[concat!("VOODOOSMS_API_KEY=\"", "fhydY0ROYpXcElz", "6bBtjFMCRNHbUWXqE6AfjZC8Th1tnR\"")]).misses(&["voodoosms_api_key = <your-voodoosms-key>"]),
    near("vouchery-key", "key of vouchery, by the name", &["vouchery"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("VOUCHERY_API_KEY=\"", "cC7yKbyg-u1N", "b-yg41-aKOB-dL29ez0k8vUs\"")]).misses(&["vouchery_api_key = <your-vouchery-key>"]),
    near("vpnapi-key", "key of vpnapi, by the name", &["vpnapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("VPNAPI_API_KEY=\"", "A4E0F9BC05", "Ab6C4CFAd59b3bf1BaE87a\"")]).misses(&["vpnapi_api_key = <your-vpnapi-key>"]),
    near("vultr-key", "key of vultr, by the name", &["vultr"], r"[A-Z0-9]{36}").max(36)
        .hits(&[concat!("VULTR_API_KEY=\"", "5U73T27HXS7Z", "5Q8QLGPMCEBJ1KTN8VXNDFO3\"")]).misses(&["vultr_api_key = <your-vultr-key>"]),
    near("vyte-key", "key of vyte, by the name", &["vyte"], r"[a-z0-9]{50}").max(50)
        .hits(&[concat!("VYTE_API_KEY=\"", "jl5w14b9xa39qqed", "jtoexw4lsdhl1wyz6egnfasdk8mv9bw53u\"")]).misses(&["vyte_api_key = <your-vyte-key>"]),
    near("walkscore-key", "key of walkscore, by the name", &["walkscore"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("WALKSCORE_API_KEY=\"", "9d8fFd62a2", "D181F9bBaEe0d432bf6B0A\"")]).misses(&["walkscore_api_key = <your-walkscore-key>"]),
    near("wandb-key", "key of wandb, by the name", &["wandb"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("WANDB_API_KEY=\"", "BabcdF74E7D80", "14a28eEcC315Ea96A38eDB8a0f2\"")]).misses(&["wandb_api_key = <your-wandb-key>"]),
    near("weatherapi-key", "key of weatherapi, by the name", &["weatherapi"], r"[A-Fa-f0-9]{31}").max(31)
        .hits(&[concat!("WEATHERAPI_API_KEY=\"", "AeD1532d67", "2c1DE4fCb3126FAa4dde5\"")]).misses(&["weatherapi_api_key = <your-weatherapi-key>"]),
    near("weatherbit-key", "key of weatherbit, by the name", &["weatherbit"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("WEATHERBIT_API_KEY=\"", "eE9DDF6Ef5", "FfCFBc56D34A1De3f20B7a\"")]).misses(&["weatherbit_api_key = <your-weatherbit-key>"]),
    near("weatherstack-key", "key of weatherstack, by the name", &["weatherstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("WEATHERSTACK_API_KEY=\"", "06DcDa84Df", "dB49df15A62078AFE9ecad\"")]).misses(&["weatherstack_api_key = <your-weatherstack-key>"]),
    near("web3storage-key", "key of web3storage, by the name", &["web3storage", "web3"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("WEB3STORAGE_API_KEY=\"", "IxWU2kwkj6kZGY3FqM9NqMZyjo7yJLPxK", "QUkOvQTLFeov57UclN3cbf10NYCTT3bOWKM0vO7eoyvSkGJZn3hoAGzQ26BYmVksa4q\"")]).misses(&["web3storage_api_key = <your-web3storage-key>"]),
    near("webex-key", "key of webex, by the name", &["webex"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("WEBEX_API_KEY=\"", "pmoU7O2o9Pz9Gtpr6TUO0", "FbNuM7tciDJXW9MOZId9nfrIKv7w2XYBJSCeQPAWU1f\"")]).misses(&["webex_api_key = <your-webex-key>"]),
    near("webflow-key", "key of webflow, by the name", &["webflow"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("WEBFLOW_API_KEY=\"", "7420eecde4EFC5D6E9Dbc", "0d1F1c98aB46943fE157F818fbAE06294da2750bDBF\"")]).misses(&["webflow_api_key = <your-webflow-key>"]),
    near("webscraper-key", "key of webscraper, by the name", &["webscraper"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("WEBSCRAPER_API_KEY=\"", "GYCi09mi7cACTR4efq0c", "NWmGfAsmNj3xTh34b9oHnFmk7iZV8XHAOv2qQo01\"")]).misses(&["webscraper_api_key = <your-webscraper-key>"]),
    near("webscraping-key", "key of webscraping, by the name", &["webscraping"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("WEBSCRAPING_API_KEY=\"", "zPQrt2M5ZY", "Ij8BlLYj3wsIMid1aCuKmk\"")]).misses(&["webscraping_api_key = <your-webscraping-key>"]),
    near("wepay-key", "key of wepay, by the name", &["wepay"], r"[A-Fa-f0-9]{10}").max(10)
        .hits(&[concat!("WEPAY_API_KEY=\"", "9A60", "4ECD5B\"")]).misses(&["wepay_api_key = <your-wepay-key>"]),
    near("whoxy-key", "key of whoxy, by the name", &["whoxy"], r"[A-Fa-f0-9]{33}").max(33)
        .hits(&[concat!("WHOXY_API_KEY=\"", "FA2C90FD23c", "B2BC9e5FfE0aD0d4516B3c\"")]).misses(&["whoxy_api_key = <your-whoxy-key>"]),
    near("wistia-key", "key of wistia, by the name", &["wistia"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("WISTIA_API_KEY=\"", "8AFC060cb7186Aa5Ec6Ce", "6dAf9E0d9Ce810e4C1C9e1054e6f01AC5E9dbFc386B\"")]).misses(&["wistia_api_key = <your-wistia-key>"]),
    near("wit-key", "key of wit, by the name", &["wit"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("WIT_API_KEY=\"", "GE7q5Js0HW", "1AlmHnUIuqtdXvNszJR5O7\"")]).misses(&["wit_api_key = <your-wit-key>"]),
    near("woocommerce-key", "key of woocommerce, by the name", &["woocommerce"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("WOOCOMMERCE_API_KEY=\"", "nITqpoBSB0FB39", "UGajuBpj8sPBrFO2DZUWXLi9qml7Q\"")]).misses(&["woocommerce_api_key = <your-woocommerce-key>"]),
    near("workday-key", "key of workday, by the name", &["workday"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("WORKDAY_API_KEY=\"", "BGAYkxq2R7", "X0bxa7BmFIGcYh5AV3yWop\"")]).misses(&["workday_api_key = <your-workday-key>"]),
    near("worksnaps-key", "key of worksnaps, by the name", &["worksnaps"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("WORKSNAPS_API_KEY=\"", "3nA7jOC1BumqB", "5dS0zN5aVlvRe43trBLYM9hqKEi\"")]).misses(&["worksnaps_api_key = <your-worksnaps-key>"]),
    near("workstack-key", "key of workstack, by the name", &["workstack"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("WORKSTACK_API_KEY=\"", "j0xpRa2u7B8nrAJfBEiM", "tVMmsJxAvkF9crwhlSYOUM7pGNXCqbWskm2RdYaj\"")]).misses(&["workstack_api_key = <your-workstack-key>"]),
    near("worldcoinindex-key", "key of worldcoinindex, by the name", &["worldcoinindex"], r"[A-Za-z0-9]{35}").max(35)
        .hits(&[concat!("WORLDCOININDEX_API_KEY=\"", "UApW2Fj5aFU", "torCfNcnYralQkmgF1LBZTqP\"")]).misses(&["worldcoinindex_api_key = <your-worldcoinindex-key>"]),
    near("worldweather-key", "key of worldweather, by the name", &["worldweather"], r"[A-Fa-f0-9]{31}").max(31)
        .hits(&[concat!("WORLDWEATHER_API_KEY=\"", "3eAFadc2EA", "1eEa8ebDB4925BF3AAc7f\"")]).misses(&["worldweather_api_key = <your-worldweather-key>"]),
    near("wrike-key", "key of wrike, by the name", &["wrike"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("WRIKE_API_KEY=\"", "sPfhaJhuq7PJo2j3eeBCnpQuuEj0KEZII", "GiniAY4GI7YEiIigiJjmH07z0M6m006jFWclN9bYWYww87gE6soGNThYBj4Z09i8tzf\"")]).misses(&["wrike_api_key = <your-wrike-key>"]),
    near("xero-key", "key of xero, by the name", &["xero"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("XERO_API_KEY=\"", "eh2BIDUUel", "eYMVyDXHws5Yx2tWIgAdCF\"")]).misses(&["xero_api_key = <your-xero-key>"]),
    near("yahoo-key", "key of yahoo, by the name", &["yahoo"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("YAHOO_API_KEY=\"", "9cf074A1cCc40", "95bDf79CAFb99DEfc6402d2B5A8\"")]).misses(&["yahoo_api_key = <your-yahoo-key>"]),
    near("yandex-key", "key of yandex, by the name", &["yandex"], r"[A-Za-z0-9_.=-]{39,100}").max(100)
        .hits(&[concat!("YANDEX_API_KEY=\"", "AFwCybUfWghJo", "9C4VoMIDtGsioCNlebHxKA5Eda\"")]).misses(&["yandex_api_key = <your-yandex-key>"]),
    near("yelp-key", "key of yelp, by the name", &["yelp"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("YELP_API_KEY=\"", "CLHmTPxetQiurqZWkyqbxjE10g1hGkivZwCNoaj9Kz", "nZyNI4WdEypYXJalMr5jNVjrbVi5SXkXLVJYEVVqENjqEOLfFHnmeGBHZu8wbzEPODBPjkHx4QUDI0gyZlzo8R\"")]).misses(&["yelp_api_key = <your-yelp-key>"]),
    near("youneedabudget-key", "key of youneedabudget, by the name", &["youneedabudget", "ynab"], r"(?:[A-Fa-f0-9]{64}|[A-Za-z0-9_=-]{43})").max(64)
        .hits(&[concat!("YOUNEEDABUDGET_API_KEY=\"", "c23C3cDCd95F7CbEbd0aB", "DC34FaF3e8821a95AEC65B6CCDeA6cb8a23Fd4f5139\"")]).misses(&["youneedabudget_api_key = <your-youneedabudget-key>"]),
    near("yousign-key", "key of yousign, by the name", &["yousign"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("YOUSIGN_API_KEY=\"", "21bfce4CAA", "C80aB2cA4E1e8097f53b2b\"")]).misses(&["yousign_api_key = <your-yousign-key>"]),
    near("youtube-key", "key of youtube, by the name", &["youtube"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("YOUTUBE_API_KEY=\"", "GyC8BV4ND4fa2", "hKX4sTWjvRPCEhc8Vguom5739L\"")]).misses(&["youtube_api_key = <your-youtube-key>"]),
    near("zendesk-key", "key of zendesk, by the name", &["zendesk"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("ZENDESK_API_KEY=\"", "a98A8zOwQ7idC", "f2RzRwhX2FfqRPavBDMHAiyEcUJ\"")]).misses(&["zendesk_api_key = <your-zendesk-key>"]),
    near("zenkit-key", "key of zenkit, by the name", &["zenkit"], r"(?:[A-Za-z0-9_=-]{31}|[A-Za-z0-9_.=-]{20,50})").max(50)
        .hits(&[concat!("ZENKIT_API_KEY=\"", "p1nkpYk8JD", "F4ocD2xWmzXZJLk5P3vgB\"")]).misses(&["zenkit_api_key = <your-zenkit-key>"]),
    near("zenrows-key", "key of zenrows, by the name", &["zenrows"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("ZENROWS_API_KEY=\"", "dEe5158c4dFb7", "1789fdeaabFe84693A6fbB2Cc87\"")]).misses(&["zenrows_api_key = <your-zenrows-key>"]),
    near("zenscrape-key", "key of zenscrape, by the name", &["zenscrape"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ZENSCRAPE_API_KEY=\"", "dWPk6jfe-soa", "z-buD0-3eiq-cEaCUOYdso4A\"")]).misses(&["zenscrape_api_key = <your-zenscrape-key>"]),
    near("zenserp-key", "key of zenserp, by the name", &["zenserp"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ZENSERP_API_KEY=\"", "Us1Fu3Oe-O7j", "I-vaYq-QSsm-hGZp0XNHI9oE\"")]).misses(&["zenserp_api_key = <your-zenserp-key>"]),
    near("zeplin-key", "key of zeplin, by the name", &["zeplin"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("ZEPLIN_API_KEY=\"", "CdBwsB9CUUp3L6aK6Lqz9PYHCQ5a94RN5", "z51IMUOH9a3YVMrzIl6lKBtYQNKMoADUcZjo1DAAU5ghynPnkxSdcJa5pOsubtqoUXG\"")]).misses(&["zeplin_api_key = <your-zeplin-key>"]),
    near("zerobounce-key", "key of zerobounce, by the name", &["zerobounce"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("ZEROBOUNCE_API_KEY=\"", "3DdCeFf4a2", "C2a625D97C87B3cDb4d901\"")]).misses(&["zerobounce_api_key = <your-zerobounce-key>"]),
    near("zerotier-key", "key of zerotier, by the name", &["zerotier"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ZEROTIER_API_KEY=\"", "nYUJp7NCcZ", "weU4Ryb7B6wZLEoxTDrYpe\"")]).misses(&["zerotier_api_key = <your-zerotier-key>"]),
    near("zillow-key", "key of zillow, by the name", &["zillow"], r"[A-Za-z0-9_=-]{18}").max(18)
        .hits(&[concat!("ZILLOW_API_KEY=\"", "j3gycB", "etki8DAhC7q6\"")]).misses(&["zillow_api_key = <your-zillow-key>"]),
    near("zipapi-key", "key of zipapi, by the name", &["zipapi"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ZIPAPI_API_KEY=\"", "h9am4kbTFg", "UVkvpFqDd8ancTxl2WAJ6B\"")]).misses(&["zipapi_api_key = <your-zipapi-key>"]),
    near("zipbooks-key", "key of zipbooks, by the name", &["zipbooks"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("ZIPBOOKS_API_KEY=\"", "t1YDMwlLjSHUog6PE7oRG63nc4QylfZgd", "mWEyTOiy5sNGmcpOGMUmbVhoYI3tGgYSsxRnhBz5JuNqTnc6iLRK4faIzD2Co5XBtAl\"")]).misses(&["zipbooks_api_key = <your-zipbooks-key>"]),
    near("zipcodeapi-key", "key of zipcodeapi, by the name", &["zipcodeapi"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("ZIPCODEAPI_API_KEY=\"", "msBsOhmNlCwQT6VLPKaHS", "agQtSUQLSkyIQEHoBwnnp47qrbti4Tg3FExPWNcz1n0\"")]).misses(&["zipcodeapi_api_key = <your-zipcodeapi-key>"]),
    near("zipcodebase-key", "key of zipcodebase, by the name", &["zipcodebase"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ZIPCODEBASE_API_KEY=\"", "gpxA7ty3-84C", "9-FbDu-UaXz-3QkOTsbxBeLc\"")]).misses(&["zipcodebase_api_key = <your-zipcodebase-key>"]),
    near("zoho-key", "key of zoho, by the name", &["zoho"], r"[A-Za-z0-9_.=-]{20,70}").max(70)
        .hits(&[concat!("ZOHO_API_KEY=\"", "aZMxzI", "CnOY5PbTFEqHGm\"")]).misses(&["zoho_api_key = <your-zoho-key>"]),
    near("zonkafeedback-key", "key of zonkafeedback, by the name", &["zonkafeedback", "zonka"], r"[A-Fa-f0-9]{36}").max(36)
        .hits(&[concat!("ZONKAFEEDBACK_API_KEY=\"", "295527CE0eeD", "fF45c7d6f95041Baf2FC3b3D\"")]).misses(&["zonkafeedback_api_key = <your-zonkafeedback-key>"]),
    near("zoom-key", "key of zoom, by the name", &["zoom"], r"(?:[A-Za-z0-9_.=-]{100,400}|[A-Za-z0-9]{22})").max(400)
        .hits(&[concat!("ZOOM_API_KEY=\"", "vYV7TKCpwbsmldrMfCFQNEM2ItOycZsNx", "pJMn8U9sYRoQAjghPtg2YAZcYuZPY6rXXrJzdpQKuwbE0s668bH5cwnMjeUVqZomT1g\"")]).misses(&["zoom_api_key = <your-zoom-key>"]),
    near("zulip-key", "key of zulip, by the name", &["zulip"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ZULIP_API_KEY=\"", "mawYAL408t", "xZXRE6hxH9tYzs2mJ043fk\"")]).misses(&["zulip_api_key = <your-zulip-key>"]),
];
