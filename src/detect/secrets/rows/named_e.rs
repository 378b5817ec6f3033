//! Keys without a prefix of their own, told by the service that is named before them (part 5 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("twitch-key", "key of twitch, by the name", &["twitch"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("TWITCH_API_KEY=\"", "TNVA5X5RSm", "YvLdMfJpco5TEzhPmZWV\"")]).misses(&["twitch_api_key = <your-twitch-key>"]),
    near("twitter-key", "key of twitter, by the name", &["twitter"], r"(?:[A-Za-z0-9]{25}|[A-Za-z0-9]{35,50}|[A-Za-z0-9_=-]{45})").max(50)
        .hits(&[concat!("TWITTER_API_KEY=\"", "BZcoqm7O", "oyZwpUkaue8CfIjQS\"")]).misses(&["twitter_api_key = <your-twitter-key>"]),
    near("tyntec-key", "key of tyntec, by the name", &["tyntec"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("TYNTEC_API_KEY=\"", "zCo93mieSb", "wJyHeJQqSwWdXZgaYfCPRI\"")]).misses(&["tyntec_api_key = <your-tyntec-key>"]),
    near("typeform-key", "key of typeform, by the name", &["typeform"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("TYPEFORM_API_KEY=\"", "4uE9PauWvD6RiB", "7hF4x2lj8ruXHFOWhrvld72NQUcRmG\"")]).misses(&["typeform_api_key = <your-typeform-key>"]),
    near("ubidots-key", "key of ubidots, by the name", &["ubidots"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("UBIDOTS_API_KEY=\"", "9YEP9ukA41CB4", "9v1KrdIidk6NP9UuWRsQqfFlmVo\"")]).misses(&["ubidots_api_key = <your-ubidots-key>"]),
    near("uclassify-key", "key of uclassify, by the name", &["uclassify"], r"[A-Za-z0-9]{12}").max(12)
        .hits(&[concat!("UCLASSIFY_API_KEY=\"", "leDL", "cqvPNAI9\"")]).misses(&["uclassify_api_key = <your-uclassify-key>"]),
    near("unifyid-key", "key of unifyid, by the name", &["unifyid"], r"[A-Za-z0-9]{44}").max(44)
        .hits(&[concat!("UNIFYID_API_KEY=\"", "fCIEFV5nZpYDLJ", "cpaSDQSBCSPDYReVAkSlswtfgqETvF\"")]).misses(&["unifyid_api_key = <your-unifyid-key>"]),
    near("unplugg-key", "key of unplugg, by the name", &["unplugg", "unplu"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("UNPLUGG_API_KEY=\"", "4bB28AcAE93dc1AbFFc26", "fDBe0da0c34C9cbcFbc7746eAF36752429dcB08a7bA\"")]).misses(&["unplugg_api_key = <your-unplugg-key>"]),
    near("unseal-key", "key of unseal, by the name", &["unseal"], r"[A-Za-z0-9_+/=.-]{44}").max(44)
        .hits(&[concat!("UNSEAL_API_KEY=\"", "u82J77Obd3k9Fi", "GaNWqOBItktCgDoB6U5x3RVzXFj8Pr\"")]).misses(&["unseal_api_key = <your-unseal-key>"]),
    near("unsplash-key", "key of unsplash, by the name", &["unsplash"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("UNSPLASH_API_KEY=\"", "0S1biK1UO1rCgz", "YlxoZ60mjpDP58k1h7AsWGlRojrzL\"")]).misses(&["unsplash_api_key = <your-unsplash-key>"]),
    near("upcdatabase-key", "key of upcdatabase, by the name", &["upcdatabase"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("UPCDATABASE_API_KEY=\"", "rqQHxJCj2y", "dK5ZeFGUqv0VlRcfKuBXgr\"")]).misses(&["upcdatabase_api_key = <your-upcdatabase-key>"]),
    near("uplead-key", "key of uplead, by the name", &["uplead"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("UPLEAD_API_KEY=\"", "5ljkaeCEBY", "wzLowf5eHkCUXaMvOtRS3z\"")]).misses(&["uplead_api_key = <your-uplead-key>"]),
    near("uploadcare-key", "key of uploadcare, by the name", &["uploadcare"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("UPLOADCARE_API_KEY=\"", "T7rYMD", "FJyOR3AlqEQGKm\"")]).misses(&["uploadcare_api_key = <your-uploadcare-key>"]),
    near("uptimerobot-key", "key of uptimerobot, by the name", &["uptimerobot"], r"[A-Za-z0-9_=-]{9}-[A-Za-z0-9]{32}").max(42)
        .hits(&[concat!("UPTIMEROBOT_API_KEY=\"", "dwXyxZ1p6-GLZf", "2VGViFN9rgkJjsE9dp2yvxBDXHei\"")]).misses(&["uptimerobot_api_key = <your-uptimerobot-key>"]),
    near("upwave-key", "key of upwave, by the name", &["upwave"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("UPWAVE_API_KEY=\"", "7wdqbyHlnh", "WgInSNjhmzLws516OZXqRJ\"")]).misses(&["upwave_api_key = <your-upwave-key>"]),
    near("urlscan-key", "key of urlscan, by the name", &["urlscan"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("URLSCAN_API_KEY=\"", "IqaM5bGD-gY2", "4-8cPq-iOgQ-6f31GZtrNwJs\"")]).misses(&["urlscan_api_key = <your-urlscan-key>"]),
    near("userflow-key", "key of userflow, by the name", &["userflow"], r"[A-Za-z0-9_.=-]{20,60}").max(60)
        .hits(&[concat!("USERFLOW_API_KEY=\"", "VbZxR7", "4WCKLfMOkuAEQ3\"")]).misses(&["userflow_api_key = <your-userflow-key>"]),
    near("userstack-key", "key of userstack, by the name", &["userstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("USERSTACK_API_KEY=\"", "D379CDefFe", "6A2Ed8a7aacFCAB196D340\"")]).misses(&["userstack_api_key = <your-userstack-key>"]),
    near("vagrantcloud-key", "key of vagrantcloud, by the name", &["vagrantcloud", "vagrant"], r"[A-Za-z0-9_=-]{14}\.[A-Za-z0-9_=-]{20}").max(35)
        .hits(&[concat!("VAGRANTCLOUD_API_KEY=\"", "BbTvxzLCbmh", "4dQ.WyZbeqIusPgmkL7twiD3\"")]).misses(&["vagrantcloud_api_key = <your-vagrantcloud-key>"]),
    near("vatlayer-key", "key of vatlayer, by the name", &["vatlayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("VATLAYER_API_KEY=\"", "Ba99A0DA09", "9FD3E26b20d9Ad418eefFC\"")]).misses(&["vatlayer_api_key = <your-vatlayer-key>"]),
    near("vault-key", "key of vault, by the name", &["vault", "hashicorp"], r"(?:s\.[A-Za-z0-9_.=-]{24,120}|b\.[A-Za-z0-9_.=-]{24,120}|r\.[A-Za-z0-9_.=-]{24,120})").max(122)
        .hits(&[concat!("VAULT_API_KEY=\"", "s.wQEanG", "ZlFvwdbKhTok7c0BLj\"")]).misses(&["vault_api_key = <your-vault-key>"]),
    near("vbout-key", "key of vbout, by the name", &["vbout"], r"(?:[0-9]{25}|[A-Za-z0-9]{25})").max(25)
        .hits(&[concat!("VBOUT_API_KEY=\"", "17224472", "96465438580498480\"")]).misses(&["vbout_api_key = <your-vbout-key>"]),
    near("vercel-key", "key of vercel, by the name", &["vercel"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("VERCEL_API_KEY=\"", "pCxt4GXy", "O0M9ANhVfzuqILo7\"")]).misses(&["vercel_api_key = <your-vercel-key>"]),
    near("verifier-key", "key of verifier, by the name", &["verifier"], r"[A-Fa-f0-9]{96}").max(96)
        .hits(&[concat!("VERIFIER_API_KEY=\"", "a7Bbb0c3894a2e0A4FB599113aab0E63", "FBDB994EcEEeeFe1eeC8C1Fb9ab509F1c29e8E6e9a856811dA3FE9BDc5ef9a7b\"")]).misses(&["verifier_api_key = <your-verifier-key>"]),
    near("verimail-key", "key of verimail, by the name", &["verimail"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("VERIMAIL_API_KEY=\"", "ZMCCYN43MC", "9A67GIE2ZSQHLKD8ANNM9W\"")]).misses(&["verimail_api_key = <your-verimail-key>"]),
    near("veriphone-key", "key of veriphone, by the name", &["veriphone"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("VERIPHONE_API_KEY=\"", "CCVUYSNAJ9", "14JI3PVTCWLOM5E4Y207AU\"")]).misses(&["veriphone_api_key = <your-veriphone-key>"]),
    near("versioneye-key", "key of versioneye, by the name", &["versioneye"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("VERSIONEYE_API_KEY=\"", "G4uL8M4KWjvcq", "PCBtMCKqncUs5LV1XtyMBv8SbZj\"")]).misses(&["versioneye_api_key = <your-versioneye-key>"]),
    near("viewneo-key", "key of viewneo, by the name", &["viewneo"], r"[A-Za-z0-9_.=-]{120,400}").max(400)
        .hits(&[concat!("VIEWNEO_API_KEY=\"", "yLBmBuj1SxrO7aJx3J3uaBZK8aR7W5z1tOW3BlrO", "sFjz8Ui94YOvtwuzhhx42MO8VfZgqBhhkqm7pPya1eMBpkhY8EGcEdufdz77veFoYhaU8cNsdP6kqyix\"")]).misses(&["viewneo_api_key = <your-viewneo-key>"]),
    near("virustotal-key", "key of virustotal, by the name", &["virustotal"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("VIRUSTOTAL_API_KEY=\"", "E6311Eb7B3A1a2f0dd2CC", "ccA88D0AD3026Fb6c352FA0a7395A18Ac6DF800aCEe\"")]).misses(&["virustotal_api_key = <your-virustotal-key>"]),
    near("visualcrossing-key", "key of visualcrossing, by the name", &["visualcrossing"], r"[A-Z0-9]{25}").max(25)
        .hits(&[concat!("VISUALCROSSING_API_KEY=\"", "JFYPMGPL", "MTJURX5A0HVW1NU4D\"")]).misses(&["visualcrossing_api_key = <your-visualcrossing-key>"]),
    near("voicegain-key", "key of voicegain, by the name", &["voicegain"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("VOICEGAIN_API_KEY=\"", "fbQAmQqBkQrR65tqS7VckJ6wM1r9ot0eZ", "rOwICEmrNl7VFJZSBpLFRUGH5PZxpC4ahvwqzf5NpxLYqUtTWgp9XVm1AJhQs4G0Hbq\"")]).misses(&["voicegain_api_key = <your-voicegain-key>"]),
    near("vonage-key", "key of vonage, by the name", &["vonage"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("VONAGE_API_KEY=\"", "d6oSO", "JUVklKRFnxs\"")]).misses(&["vonage_api_key = <your-vonage-key>"]),
    near("voodoosms-key", "key of voodoosms, by the name", &["voodoosms"], r"[A-Za-z0-9]{45}").max(45)
        .hits(&[concat!("VOODOOSMS_API_KEY=\"", "WYJx5lTEYhnVaWt", "r5rzQBCvjSkXhY9Sfw2sgm0R6DoL5B\"")]).misses(&["voodoosms_api_key = <your-voodoosms-key>"]),
    near("vouchery-key", "key of vouchery, by the name", &["vouchery"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("VOUCHERY_API_KEY=\"", "8SKJNJYm-qqx", "i-Xms9-C3UY-qdNTprMngvhV\"")]).misses(&["vouchery_api_key = <your-vouchery-key>"]),
    near("vpnapi-key", "key of vpnapi, by the name", &["vpnapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("VPNAPI_API_KEY=\"", "5F29dFfAdA", "89Eb03B995f7deF1A5c672\"")]).misses(&["vpnapi_api_key = <your-vpnapi-key>"]),
    near("vultr-key", "key of vultr, by the name", &["vultr"], r"[A-Z0-9]{36}").max(36)
        .hits(&[concat!("VULTR_API_KEY=\"", "B6XMXSYTCH26", "YT2FVCRSRNI9ZYKJHGO5XQBM\"")]).misses(&["vultr_api_key = <your-vultr-key>"]),
    near("vyte-key", "key of vyte, by the name", &["vyte"], r"[a-z0-9]{50}").max(50)
        .hits(&[concat!("VYTE_API_KEY=\"", "l2a1so8lshszpaj4", "n8a08ka187wj78bw9p46zse3yoi7bt41ca\"")]).misses(&["vyte_api_key = <your-vyte-key>"]),
    near("walkscore-key", "key of walkscore, by the name", &["walkscore"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("WALKSCORE_API_KEY=\"", "bF14cE308e", "0b7Fa538CDdfF0cc6Ab1ea\"")]).misses(&["walkscore_api_key = <your-walkscore-key>"]),
    near("wandb-key", "key of wandb, by the name", &["wandb"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("WANDB_API_KEY=\"", "6DbeAA9D426Cf", "c89b0e63ffacfB4AE8Db46150Fd\"")]).misses(&["wandb_api_key = <your-wandb-key>"]),
    near("weatherapi-key", "key of weatherapi, by the name", &["weatherapi"], r"[A-Fa-f0-9]{31}").max(31)
        .hits(&[concat!("WEATHERAPI_API_KEY=\"", "40bbF594c8", "d974c213BEdF5CaD18Aee\"")]).misses(&["weatherapi_api_key = <your-weatherapi-key>"]),
    near("weatherbit-key", "key of weatherbit, by the name", &["weatherbit"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("WEATHERBIT_API_KEY=\"", "cBCB11Ac88", "5FFa6b4b9E8ADaCcF2eE17\"")]).misses(&["weatherbit_api_key = <your-weatherbit-key>"]),
    near("weatherstack-key", "key of weatherstack, by the name", &["weatherstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("WEATHERSTACK_API_KEY=\"", "4afDBa519E", "82e67f9fBE2cEAC14bdDFF\"")]).misses(&["weatherstack_api_key = <your-weatherstack-key>"]),
    near("web3storage-key", "key of web3storage, by the name", &["web3storage", "web3"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("WEB3STORAGE_API_KEY=\"", "M5bwUORSsPKN1UU5XKSU3RZJspgE6dZhY", "DlWm6SUdSKT8dCEPQOuA8NMPWoce1EsFQEEurngIOo4uJQdC0UNXjkF9e5hVmvlRyML\"")]).misses(&["web3storage_api_key = <your-web3storage-key>"]),
    near("webex-key", "key of webex, by the name", &["webex"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("WEBEX_API_KEY=\"", "Pk6bIEcWuiyxiOhOOivIM", "gkDx9RYjtGALy0nuVWp2epnclvJGKysTHWxZEFRq510\"")]).misses(&["webex_api_key = <your-webex-key>"]),
    near("webflow-key", "key of webflow, by the name", &["webflow"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("WEBFLOW_API_KEY=\"", "cFBFDD45DBDda6760e9BC", "E8b0f9B49BBAe183897214FC15Afc8ED421b3da673d\"")]).misses(&["webflow_api_key = <your-webflow-key>"]),
    near("webscraper-key", "key of webscraper, by the name", &["webscraper"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("WEBSCRAPER_API_KEY=\"", "z3hKf2LmX90xGsQktCIb", "lqZqqfZeDIUU7WWFdJCu1y50SRz9ZnhgCaULIG8j\"")]).misses(&["webscraper_api_key = <your-webscraper-key>"]),
    near("webscraping-key", "key of webscraping, by the name", &["webscraping"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("WEBSCRAPING_API_KEY=\"", "Qim9JOOcxZ", "THKvd6FE8uIHUnTSgw4Drk\"")]).misses(&["webscraping_api_key = <your-webscraping-key>"]),
    near("wepay-key", "key of wepay, by the name", &["wepay"], r"[A-Fa-f0-9]{10}").max(10)
        .hits(&[concat!("WEPAY_API_KEY=\"", "EBC6", "01fe5c\"")]).misses(&["wepay_api_key = <your-wepay-key>"]),
    near("whoxy-key", "key of whoxy, by the name", &["whoxy"], r"[A-Fa-f0-9]{33}").max(33)
        .hits(&[concat!("WHOXY_API_KEY=\"", "bfaed66E15E", "a4B8E0f2ce7DCaA52F15Cf\"")]).misses(&["whoxy_api_key = <your-whoxy-key>"]),
    near("wistia-key", "key of wistia, by the name", &["wistia"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("WISTIA_API_KEY=\"", "eC0C6a4CA1fa7b413dB45", "E026C6F1Ac0DFA0a904B9E0eC4dcfEdFA21f68A3079\"")]).misses(&["wistia_api_key = <your-wistia-key>"]),
    near("wit-key", "key of wit, by the name", &["wit"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("WIT_API_KEY=\"", "3DKz6ZvOR8", "KbT60efS7vOAul1g9J8WD5\"")]).misses(&["wit_api_key = <your-wit-key>"]),
    near("woocommerce-key", "key of woocommerce, by the name", &["woocommerce"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("WOOCOMMERCE_API_KEY=\"", "KpZRDNl2T5W1n5", "KI4EOxYgpQqL02dTvxKpeCGVRjF6n\"")]).misses(&["woocommerce_api_key = <your-woocommerce-key>"]),
    near("workday-key", "key of workday, by the name", &["workday"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("WORKDAY_API_KEY=\"", "ArFr2KTuBk", "x5n1b9x0WgaZQlHsAjcLme\"")]).misses(&["workday_api_key = <your-workday-key>"]),
    near("worksnaps-key", "key of worksnaps, by the name", &["worksnaps"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("WORKSNAPS_API_KEY=\"", "T0dzdlRAVnsVp", "73gXabizeZV5T0v6lcfXGH2krat\"")]).misses(&["worksnaps_api_key = <your-worksnaps-key>"]),
    near("workstack-key", "key of workstack, by the name", &["workstack"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("WORKSTACK_API_KEY=\"", "8HEgjJN6c4EDcF111gsO", "ipTsGUXrZkKFFEZbYR5ZIUpb9m3AvFC5r8gquHBf\"")]).misses(&["workstack_api_key = <your-workstack-key>"]),
    near("worldcoinindex-key", "key of worldcoinindex, by the name", &["worldcoinindex"], r"[A-Za-z0-9]{35}").max(35)
        .hits(&[concat!("WORLDCOININDEX_API_KEY=\"", "8WhQcmPQNIv", "DJpPocfjxX9kTWU385vngZQ2\"")]).misses(&["worldcoinindex_api_key = <your-worldcoinindex-key>"]),
    near("worldweather-key", "key of worldweather, by the name", &["worldweather"], r"[A-Fa-f0-9]{31}").max(31)
        .hits(&[concat!("WORLDWEATHER_API_KEY=\"", "db1D07fb2d", "cF0659DA0B5cC97fdbe8a\"")]).misses(&["worldweather_api_key = <your-worldweather-key>"]),
    near("wrike-key", "key of wrike, by the name", &["wrike"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("WRIKE_API_KEY=\"", "JYwQvZELnTAROIRJkTrdm08zJ2aGGJ44a", "EsFDqJgOACvAgfbavNPYtP2DC4xQDHXd2BnqUNwu4ESR8x24wHB3C8PxOR9mKT6Lzcl\"")]).misses(&["wrike_api_key = <your-wrike-key>"]),
    near("xero-key", "key of xero, by the name", &["xero"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("XERO_API_KEY=\"", "MDenZ8UzAV", "6KR7GrQKPTEV5p614fACo2\"")]).misses(&["xero_api_key = <your-xero-key>"]),
    near("yahoo-key", "key of yahoo, by the name", &["yahoo"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("YAHOO_API_KEY=\"", "ADF3f32910Ea9", "defFD5eC7Bc4637ead5A12dB39f\"")]).misses(&["yahoo_api_key = <your-yahoo-key>"]),
    near("yandex-key", "key of yandex, by the name", &["yandex"], r"[A-Za-z0-9_.=-]{39,100}").max(100)
        .hits(&[concat!("YANDEX_API_KEY=\"", "rvJIVYUG3WTEw", "0NR4OJtfRIbN8emAo6VWOQkcnw\"")]).misses(&["yandex_api_key = <your-yandex-key>"]),
    near("yelp-key", "key of yelp, by the name", &["yelp"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("YELP_API_KEY=\"", "YkYesztnhkNc4LrX6u4aFnl5pUUGQx7MDNn8O0qbc8", "cVL5z0oftGwUlb2U8ck6MttXTF1u3nZcUeqzPBwTjGUEZhUW48SUapFRJ4vrlbQGIgeOkD9IMEf4UjxwRrmps5\"")]).misses(&["yelp_api_key = <your-yelp-key>"]),
    near("youneedabudget-key", "key of youneedabudget, by the name", &["youneedabudget", "ynab"], r"(?:[A-Fa-f0-9]{64}|[A-Za-z0-9_=-]{43})").max(64)
        .hits(&[concat!("YOUNEEDABUDGET_API_KEY=\"", "f9a029B88205AfaCafC19", "B8785Bbad36eB856aE1247d44C5d236aCc76FB89EbA\"")]).misses(&["youneedabudget_api_key = <your-youneedabudget-key>"]),
    near("yousign-key", "key of yousign, by the name", &["yousign"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("YOUSIGN_API_KEY=\"", "5aB9B3Df9c", "fcdFB6ac2E0Fe48b27e10f\"")]).misses(&["yousign_api_key = <your-yousign-key>"]),
    near("youtube-key", "key of youtube, by the name", &["youtube"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("YOUTUBE_API_KEY=\"", "zpQEti47CmE6P", "BePrpQ9lZiEnvbCrLROo3yxjYJ\"")]).misses(&["youtube_api_key = <your-youtube-key>"]),
    near("zendesk-key", "key of zendesk, by the name", &["zendesk"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("ZENDESK_API_KEY=\"", "FtpEBDPy8Ry3x", "y7BsfC0zKIWDlet5MPAx7Op23H9\"")]).misses(&["zendesk_api_key = <your-zendesk-key>"]),
    near("zenkit-key", "key of zenkit, by the name", &["zenkit"], r"(?:[A-Za-z0-9_=-]{31}|[A-Za-z0-9_.=-]{20,50})").max(50)
        .hits(&[concat!("ZENKIT_API_KEY=\"", "BNzNzZAD3s", "hc3hToaDg64vANJMR71LB\"")]).misses(&["zenkit_api_key = <your-zenkit-key>"]),
    near("zenrows-key", "key of zenrows, by the name", &["zenrows"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("ZENROWS_API_KEY=\"", "8C6aBE68f2bCD", "aFf9aFc13e5F09fABeCE8dabeEc\"")]).misses(&["zenrows_api_key = <your-zenrows-key>"]),
    near("zenscrape-key", "key of zenscrape, by the name", &["zenscrape"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ZENSCRAPE_API_KEY=\"", "6vaEXKLW-WQ9", "j-qcYP-0sAw-XixVFR75MJlq\"")]).misses(&["zenscrape_api_key = <your-zenscrape-key>"]),
    near("zenserp-key", "key of zenserp, by the name", &["zenserp"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ZENSERP_API_KEY=\"", "JndrV8Oy-YAE", "o-UILw-G4R2-tqOdP7be5Dnc\"")]).misses(&["zenserp_api_key = <your-zenserp-key>"]),
    near("zeplin-key", "key of zeplin, by the name", &["zeplin"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("ZEPLIN_API_KEY=\"", "cOHd4AFhBNqCYPn3H9vQ1dxWpcY8pVKNV", "ofbnniP6ANpN5xiBsapwkpqbdw363vMyqUObXs5MnYaR5NlFfYiUjdOaumopDyWkh4E\"")]).misses(&["zeplin_api_key = <your-zeplin-key>"]),
    near("zerobounce-key", "key of zerobounce, by the name", &["zerobounce"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("ZEROBOUNCE_API_KEY=\"", "D3FDfc02ce", "AB0d5CB3eEFDb7DAa28cF3\"")]).misses(&["zerobounce_api_key = <your-zerobounce-key>"]),
    near("zerotier-key", "key of zerotier, by the name", &["zerotier"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ZEROTIER_API_KEY=\"", "BJOmlBXD5y", "ZZstjm1CEP5DAodb6fGYen\"")]).misses(&["zerotier_api_key = <your-zerotier-key>"]),
    near("zillow-key", "key of zillow, by the name", &["zillow"], r"[A-Za-z0-9_=-]{18}").max(18)
        .hits(&[concat!("ZILLOW_API_KEY=\"", "7dZzyL", "l6XjI14rVGRK\"")]).misses(&["zillow_api_key = <your-zillow-key>"]),
    near("zipapi-key", "key of zipapi, by the name", &["zipapi"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ZIPAPI_API_KEY=\"", "7mPfmmC1aq", "IngdxJRWKIQz0w5AH9XCrp\"")]).misses(&["zipapi_api_key = <your-zipapi-key>"]),
    near("zipbooks-key", "key of zipbooks, by the name", &["zipbooks"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("ZIPBOOKS_API_KEY=\"", "hcxStaGzorOG6Wzw2tzOh5Z2kDjcyyDVV", "gnhOmTmhIqvdaQsl3O5bWZ8Prz5AdzpclBiUJeDt44jRVi196nPXqvdNOwZxURWBQr1\"")]).misses(&["zipbooks_api_key = <your-zipbooks-key>"]),
    near("zipcodeapi-key", "key of zipcodeapi, by the name", &["zipcodeapi"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("ZIPCODEAPI_API_KEY=\"", "SHRGQBwhjALLuPIDs3SEw", "Pan4Z8F02IBKyGapxhIwQGki4TBEQlVW6SR5XMUsutn\"")]).misses(&["zipcodeapi_api_key = <your-zipcodeapi-key>"]),
    near("zipcodebase-key", "key of zipcodebase, by the name", &["zipcodebase"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ZIPCODEBASE_API_KEY=\"", "EeZuOS9i-s56", "q-gSYV-pcZq-WH4IxhTl8vdn\"")]).misses(&["zipcodebase_api_key = <your-zipcodebase-key>"]),
    near("zoho-key", "key of zoho, by the name", &["zoho"], r"[A-Za-z0-9_.=-]{20,70}").max(70)
        .hits(&[concat!("ZOHO_API_KEY=\"", "hU2MWt", "PZIo3rGC9Sxj0K\"")]).misses(&["zoho_api_key = <your-zoho-key>"]),
    near("zonkafeedback-key", "key of zonkafeedback, by the name", &["zonkafeedback", "zonka"], r"[A-Fa-f0-9]{36}").max(36)
        .hits(&[concat!("ZONKAFEEDBACK_API_KEY=\"", "5527CE0eeDfF", "45c7d6f95041Baf2FC3b3DE2\"")]).misses(&["zonkafeedback_api_key = <your-zonkafeedback-key>"]),
    near("zoom-key", "key of zoom, by the name", &["zoom"], r"(?:[A-Za-z0-9_.=-]{100,400}|[A-Za-z0-9]{22})").max(400)
        .hits(&[concat!("ZOOM_API_KEY=\"", "KYr08J31wWYpbMEVRFQTNmI8n60PO2sWQ", "37nwRhLzFqp1EnvPPm7vMsi5pI6xAgumK1TkqYS79I40E12OKrao4jzcV3LTqJnZ8Id\"")]).misses(&["zoom_api_key = <your-zoom-key>"]),
    near("zulip-key", "key of zulip, by the name", &["zulip"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ZULIP_API_KEY=\"", "biROsb6RVb", "xNszC5af29qvw4nNOmH8pJ\"")]).misses(&["zulip_api_key = <your-zulip-key>"]),
];
