//! Keys without a prefix of their own, told by the service that is named before them (part 5 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("upcdatabase-key", "key of upcdatabase, by the name", &["upcdatabase"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("UPCDATABASE_API_KEY=\"", "8eAT4gdsfe", "8WLQgXAtlv1kCoHnJKqxmc\"")]).misses(&["upcdatabase_api_key = <your-upcdatabase-key>"]),
    near("uplead-key", "key of uplead, by the name", &["uplead"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("UPLEAD_API_KEY=\"", "WGOAX8rf4h", "KRKnchlDk2SUpgOfw18IFo\"")]).misses(&["uplead_api_key = <your-uplead-key>"]),
    near("uploadcare-key", "key of uploadcare, by the name", &["uploadcare"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("UPLOADCARE_API_KEY=\"", "UZeiYX", "8nRNHWxa3PDFdI\"")]).misses(&["uploadcare_api_key = <your-uploadcare-key>"]),
    near("uptimerobot-key", "key of uptimerobot, by the name", &["uptimerobot"], r"[A-Za-z0-9_=-]{9}-[A-Za-z0-9]{32}").max(42)
        .hits(&[concat!("UPTIMEROBOT_API_KEY=\"", "fOUcUWvpp-QlFd", "JfNq7yOVwpJ9fC6AvRNcGndsXTz8\"")]).misses(&["uptimerobot_api_key = <your-uptimerobot-key>"]),
    near("upwave-key", "key of upwave, by the name", &["upwave"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("UPWAVE_API_KEY=\"", "86U4tCbv1s", "nsfS5nXo1mvMsKbPTgRqwL\"")]).misses(&["upwave_api_key = <your-upwave-key>"]),
    near("urlscan-key", "key of urlscan, by the name", &["urlscan"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("URLSCAN_API_KEY=\"", "CLOD78OF-gwx", "9-3uHi-pL1Z-TFRwP5vmda7D\"")]).misses(&["urlscan_api_key = <your-urlscan-key>"]),
    near("userflow-key", "key of userflow, by the name", &["userflow"], r"[A-Za-z0-9_.=-]{20,60}").max(60)
        .hits(&[concat!("USERFLOW_API_KEY=\"", "ILmQ98", "hnz6sJNaDV5Wop\"")]).misses(&["userflow_api_key = <your-userflow-key>"]),
    near("userstack-key", "key of userstack, by the name", &["userstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("USERSTACK_API_KEY=\"", "22683DAd4a", "fAEaeEC382985FD0B6adfb\"")]).misses(&["userstack_api_key = <your-userstack-key>"]),
    near("vagrantcloud-key", "key of vagrantcloud, by the name", &["vagrantcloud", "vagrant"], r"[A-Za-z0-9_=-]{14}\.[A-Za-z0-9_=-]{20}").max(35)
        .hits(&[concat!("VAGRANTCLOUD_API_KEY=\"", "zIwEn7gyZjW", "bVj.lZX5CED4TOsAiemBH2bL\"")]).misses(&["vagrantcloud_api_key = <your-vagrantcloud-key>"]),
    near("vatlayer-key", "key of vatlayer, by the name", &["vatlayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("VATLAYER_API_KEY=\"", "ca8257C762", "D7b32ef2CADa4cd96a07EE\"")]).misses(&["vatlayer_api_key = <your-vatlayer-key>"]),
    near("vbout-key", "key of vbout, by the name", &["vbout"], r"(?:[0-9]{25}|[A-Za-z0-9]{25})").max(25)
        .hits(&[concat!("VBOUT_API_KEY=\"", "68258398", "53843594056024669\"")]).misses(&["vbout_api_key = <your-vbout-key>"]),
    near("vercel-key", "key of vercel, by the name", &["vercel"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("VERCEL_API_KEY=\"", "hAe0VMR3", "KJBYANx12jGkiZQ0\"")]).misses(&["vercel_api_key = <your-vercel-key>"]),
    near("verifier-key", "key of verifier, by the name", &["verifier"], r"[A-Fa-f0-9]{96}").max(96)
        .hits(&[concat!("VERIFIER_API_KEY=\"", "510babE466cDB7eaE7d8BD3DFA4Be9Ac", "Fd48b465fA8EAEFfdDe1A80ED9E7a9E677bdBFdEA45Cf36E2e0db5cD31bC84a6\"")]).misses(&["verifier_api_key = <your-verifier-key>"]),
    near("verimail-key", "key of verimail, by the name", &["verimail"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("VERIMAIL_API_KEY=\"", "HAC6E28C8Z", "SAQLKBFVOESUCH3U4X7RJ2\"")]).misses(&["verimail_api_key = <your-verimail-key>"]),
    near("veriphone-key", "key of veriphone, by the name", &["veriphone"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("VERIPHONE_API_KEY=\"", "ASL2P7DEGK", "8RBM4V2P2XRAY1S58OCE6F\"")]).misses(&["veriphone_api_key = <your-veriphone-key>"]),
    near("versioneye-key", "key of versioneye, by the name", &["versioneye"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("VERSIONEYE_API_KEY=\"", "l5YklXv9fAmcZ", "BvPs8bkvgLk4pAcK19dbmzXClrO\"")]).misses(&["versioneye_api_key = <your-versioneye-key>"]),
    near("viewneo-key", "key of viewneo, by the name", &["viewneo"], r"[A-Za-z0-9_.=-]{120,400}").max(400)
        .hits(&[concat!("VIEWNEO_API_KEY=\"", "XvwIAKfnPyWZo2rqyrrHDkacG0iuBJsIbTWIREU0", "8HYUyxDCBEZWsiuBiu743ffcUjGBKoD87BmMUPs1tstu9S6CIwGgW0vpxp1Z6Tnk1342FbO7HUDJ9prV\"")]).misses(&["viewneo_api_key = <your-viewneo-key>"]),
    near("virustotal-key", "key of virustotal, by the name", &["virustotal"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("VIRUSTOTAL_API_KEY=\"", "3BEA0B8240f13beA66D20", "aBFb4712Ddff17Ab759EF8fDCB4ed08b763bF2EA1B0\"")]).misses(&["virustotal_api_key = <your-virustotal-key>"]),
    near("visualcrossing-key", "key of visualcrossing, by the name", &["visualcrossing"], r"[A-Z0-9]{25}").max(25)
        .hits(&[concat!("VISUALCROSSING_API_KEY=\"", "MWB15KI1", "YVN0LWQJFT6PEUBRT\"")]).misses(&["visualcrossing_api_key = <your-visualcrossing-key>"]),
    near("voicegain-key", "key of voicegain, by the name", &["voicegain"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("VOICEGAIN_API_KEY=\"", "PlSbr1gUovCdleq8pMTJPvlSW4bPiL6BB", "qy37qEz6LdSPA0oWxOEl9cto201cQiu8cpb14BHy8wVxkWGntZmTKrjxoNFWURd4190\"")]).misses(&["voicegain_api_key = <your-voicegain-key>"]),
    near("vonage-key", "key of vonage, by the name", &["vonage"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("VONAGE_API_KEY=\"", "lerMd", "o5KvqPLRJYI\"")]).misses(&["vonage_api_key = <your-vonage-key>"]),
    near("voodoosms-key", "key of voodoosms, by the name", &["voodoosms"], r"[A-Za-z0-9]{45}").max(45)
        .hits(&[concat!("VOODOOSMS_API_KEY=\"", "zPTldWYCJyKfaNX", "dphw9wAu9YCinVSzj0HDvMwo74uI96\"")]).misses(&["voodoosms_api_key = <your-voodoosms-key>"]),
    near("vouchery-key", "key of vouchery, by the name", &["vouchery"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("VOUCHERY_API_KEY=\"", "cncWZZZf-u1d", "Q-ijKV-xS56-1TGshBt2o7db\"")]).misses(&["vouchery_api_key = <your-vouchery-key>"]),
    near("vpnapi-key", "key of vpnapi, by the name", &["vpnapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("VPNAPI_API_KEY=\"", "39F7ab79f3", "10832D2A1C40a57fDcFdBE\"")]).misses(&["vpnapi_api_key = <your-vpnapi-key>"]),
    near("vultr-key", "key of vultr, by the name", &["vultr"], r"[A-Z0-9]{36}").max(36)
        .hits(&[concat!("VULTR_API_KEY=\"", "N5RO3ZDAESJA", "UP92V9U1CHLFNG6A4THXSPOK\"")]).misses(&["vultr_api_key = <your-vultr-key>"]),
    near("vyte-key", "key of vyte, by the name", &["vyte"], r"[a-z0-9]{50}").max(50)
        .hits(&[concat!("VYTE_API_KEY=\"", "v5uglasu9uypi1bx", "b7sq1ft5gd66x0updgj3h7seclih0btrxw\"")]).misses(&["vyte_api_key = <your-vyte-key>"]),
    near("walkscore-key", "key of walkscore, by the name", &["walkscore"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("WALKSCORE_API_KEY=\"", "EbA8c08F52", "CB601F7dC909ae2825D4fE\"")]).misses(&["walkscore_api_key = <your-walkscore-key>"]),
    near("wandb-key", "key of wandb, by the name", &["wandb"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("WANDB_API_KEY=\"", "A287fB847c586", "fEeAf428DA35CB0Ded7c5f9a4c2\"")]).misses(&["wandb_api_key = <your-wandb-key>"]),
    near("weatherapi-key", "key of weatherapi, by the name", &["weatherapi"], r"[A-Fa-f0-9]{31}").max(31)
        .hits(&[concat!("WEATHERAPI_API_KEY=\"", "Ee3eaFC0b3", "3ABaE9A57DF0fdb19e582\"")]).misses(&["weatherapi_api_key = <your-weatherapi-key>"]),
    near("weatherbit-key", "key of weatherbit, by the name", &["weatherbit"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("WEATHERBIT_API_KEY=\"", "9FD4B75242", "c4Aa9E324D1FF8BebcD7A5\"")]).misses(&["weatherbit_api_key = <your-weatherbit-key>"]),
    near("weatherstack-key", "key of weatherstack, by the name", &["weatherstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("WEATHERSTACK_API_KEY=\"", "6afd691DAd", "99d826fdBD370Fe0a4FbE5\"")]).misses(&["weatherstack_api_key = <your-weatherstack-key>"]),
    near("web3storage-key", "key of web3storage, by the name", &["web3storage", "web3"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("WEB3STORAGE_API_KEY=\"", "9N4yDhGAJXhWllvv8Lw6f0w9QVLo0MgfZ", "kVUasKRLEGrglIkGgUfHsMFZlkFX9zjeQncJiyLRzpMyo5J1iPS03arZG4eMxqTF62c\"")]).misses(&["web3storage_api_key = <your-web3storage-key>"]),
    near("webex-key", "key of webex, by the name", &["webex"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("WEBEX_API_KEY=\"", "uxYI8ir5jkwCBwDwRzW1i", "t5ZA1emmklW09ENAvyySCnZwEMciWCVZgtlPFxupd9K\"")]).misses(&["webex_api_key = <your-webex-key>"]),
    near("webflow-key", "key of webflow, by the name", &["webflow"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("WEBFLOW_API_KEY=\"", "B067182B14422f8f65Ae7", "d98A5E88aD1833A425cc1c421A0F4EaeBe87C839fD2\"")]).misses(&["webflow_api_key = <your-webflow-key>"]),
    near("webscraper-key", "key of webscraper, by the name", &["webscraper"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("WEBSCRAPER_API_KEY=\"", "P6SgtaJdpsHde5UPXlCx", "p99OdqEusC7Q8XvXxZIVlposOWDv26tIaqTgFZ5A\"")]).misses(&["webscraper_api_key = <your-webscraper-key>"]),
    near("webscraping-key", "key of webscraping, by the name", &["webscraping"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("WEBSCRAPING_API_KEY=\"", "9YtYMH73K4", "vaPqRGTyWFwH6YJIiELU2o\"")]).misses(&["webscraping_api_key = <your-webscraping-key>"]),
    near("wepay-key", "key of wepay, by the name", &["wepay"], r"[A-Fa-f0-9]{10}").max(10)
        .hits(&[concat!("WEPAY_API_KEY=\"", "f7b4", "5FdCBE\"")]).misses(&["wepay_api_key = <your-wepay-key>"]),
    near("whoxy-key", "key of whoxy, by the name", &["whoxy"], r"[A-Fa-f0-9]{33}").max(33)
        .hits(&[concat!("WHOXY_API_KEY=\"", "CA17dFc7Da6", "ED0Ad4af7E3429181B7c5C\"")]).misses(&["whoxy_api_key = <your-whoxy-key>"]),
    near("wistia-key", "key of wistia, by the name", &["wistia"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("WISTIA_API_KEY=\"", "b0f3Ad5C2bac77B21aAF9", "98C79BD1829266fc6B25e2BD3Bfbe589B2dccba4FC0\"")]).misses(&["wistia_api_key = <your-wistia-key>"]),
    near("wit-key", "key of wit, by the name", &["wit"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("WIT_API_KEY=\"", "ZEpWSVqHqV", "dsLauM6Ucys3fC1IriTkOe\"")]).misses(&["wit_api_key = <your-wit-key>"]),
    near("woocommerce-key", "key of woocommerce, by the name", &["woocommerce"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("WOOCOMMERCE_API_KEY=\"", "5D3nablxzSE4pr", "snjJH5yGTwd69p18Bh5EKmoLT7anF\"")]).misses(&["woocommerce_api_key = <your-woocommerce-key>"]),
    near("workday-key", "key of workday, by the name", &["workday"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("WORKDAY_API_KEY=\"", "VS5GUA5oUe", "XXUstl9GdCXPHENDzFyme3\"")]).misses(&["workday_api_key = <your-workday-key>"]),
    near("worksnaps-key", "key of worksnaps, by the name", &["worksnaps"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("WORKSNAPS_API_KEY=\"", "6CgGP2nx7bNL5", "CA5tSMEB3JAigQLtHOofC17q9MS\"")]).misses(&["worksnaps_api_key = <your-worksnaps-key>"]),
    near("workstack-key", "key of workstack, by the name", &["workstack"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("WORKSTACK_API_KEY=\"", "Co73j2DWoKMJOxrjlBow", "b98GN41VuibScJPurWIGRoJOP8n6IYKf0u9NzGpw\"")]).misses(&["workstack_api_key = <your-workstack-key>"]),
    near("worldcoinindex-key", "key of worldcoinindex, by the name", &["worldcoinindex"], r"[A-Za-z0-9]{35}").max(35)
        .hits(&[concat!("WORLDCOININDEX_API_KEY=\"", "pcK948MqFqc", "p7pgUJ5iphsV4d6KIGAZvqFr\"")]).misses(&["worldcoinindex_api_key = <your-worldcoinindex-key>"]),
    near("worldweather-key", "key of worldweather, by the name", &["worldweather"], r"[A-Fa-f0-9]{31}").max(31)
        .hits(&[concat!("WORLDWEATHER_API_KEY=\"", "c48F1dC6b8", "F9baBf8F236d4E06D761e\"")]).misses(&["worldweather_api_key = <your-worldweather-key>"]),
    near("wrike-key", "key of wrike, by the name", &["wrike"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("WRIKE_API_KEY=\"", "BKGWAJUCOd1HlVLOaruxzTobBL1Bmsmci", "AHCc1WU1pkXabKdAMBubcx3nO9IiwxNCmpIHCzH5IqFhoPdH61jsT2NW0anX3gdQ4Sq\"")]).misses(&["wrike_api_key = <your-wrike-key>"]),
    near("xero-key", "key of xero, by the name", &["xero"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("XERO_API_KEY=\"", "q90i26OgWu", "Tn256cZpMkNrzRjBVv1TmY\"")]).misses(&["xero_api_key = <your-xero-key>"]),
    near("yahoo-key", "key of yahoo, by the name", &["yahoo"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("YAHOO_API_KEY=\"", "Abba15DAe3E3c", "13c4EF83e7CabA5D10d2A84eE09\"")]).misses(&["yahoo_api_key = <your-yahoo-key>"]),
    near("yandex-key", "key of yandex, by the name", &["yandex"], r"[A-Za-z0-9_.=-]{39,100}").max(100)
        .hits(&[concat!("YANDEX_API_KEY=\"", "kiondw1dvF0WV", "3urlQ1rO93Y0Z27WX8M1DUBved\"")]).misses(&["yandex_api_key = <your-yandex-key>"]),
    near("yelp-key", "key of yelp, by the name", &["yelp"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("YELP_API_KEY=\"", "yKkMNBSDillhdTojz3EwI7Vl2v1c1DwAZA7YsaP6KW", "qsY0xkcXhLnsUKCN5v3o3GGLgwCEtWKE72ALm8uX2TivbPoG3lYFmWO6hGeuOizphWhSf47avYtBrAWU9EnbDx\"")]).misses(&["yelp_api_key = <your-yelp-key>"]),
    near("youneedabudget-key", "key of youneedabudget, by the name", &["youneedabudget", "ynab"], r"(?:[A-Fa-f0-9]{64}|[A-Za-z0-9_=-]{43})").max(64)
        .hits(&[concat!("YOUNEEDABUDGET_API_KEY=\"", "d99Ffc8f6CA4cEE8aE6de", "E2d6F0F5D725c52d65e6C4d1Bc4Aa82163F71fd5E95\"")]).misses(&["youneedabudget_api_key = <your-youneedabudget-key>"]),
    near("yousign-key", "key of yousign, by the name", &["yousign"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("YOUSIGN_API_KEY=\"", "feEAAC67D0", "59Af6e37D984ef0cb5aE0F\"")]).misses(&["yousign_api_key = <your-yousign-key>"]),
    near("youtube-key", "key of youtube, by the name", &["youtube"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("YOUTUBE_API_KEY=\"", "5aq5lhCyFDkIv", "HOxA408LDEBsAGMKUvui7ec2Nx\"")]).misses(&["youtube_api_key = <your-youtube-key>"]),
    near("zendesk-key", "key of zendesk, by the name", &["zendesk"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("ZENDESK_API_KEY=\"", "nMPaw7XzWtBXO", "jyFSih5t9v3CrLoz1ceukx4Jdwn\"")]).misses(&["zendesk_api_key = <your-zendesk-key>"]),
    near("zenkit-key", "key of zenkit, by the name", &["zenkit"], r"(?:[A-Za-z0-9_=-]{31}|[A-Za-z0-9_.=-]{20,50})").max(50)
        .hits(&[concat!("ZENKIT_API_KEY=\"", "ZuI3KxHmjd", "FGVY2AU8uos5O1JHin6wc\"")]).misses(&["zenkit_api_key = <your-zenkit-key>"]),
    near("zenrows-key", "key of zenrows, by the name", &["zenrows"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("ZENROWS_API_KEY=\"", "c5C3f056A2ABc", "c10e95be4815b9B2FfAEC2d71c5\"")]).misses(&["zenrows_api_key = <your-zenrows-key>"]),
    near("zenscrape-key", "key of zenscrape, by the name", &["zenscrape"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ZENSCRAPE_API_KEY=\"", "zlI1bXkU-oaX", "F-vs0s-qWbQ-z5tiAVxcuKw4\"")]).misses(&["zenscrape_api_key = <your-zenscrape-key>"]),
    near("zenserp-key", "key of zenserp, by the name", &["zenserp"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ZENSERP_API_KEY=\"", "RK3Qs5Y6-qOo", "J-ZGq9-QYlu-SDTFAjnZystE\"")]).misses(&["zenserp_api_key = <your-zenserp-key>"]),
    near("zeplin-key", "key of zeplin, by the name", &["zeplin"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("ZEPLIN_API_KEY=\"", "U03BvbqOXgnVwSAIJFY4zI1Z9nmU8JyK1", "Uoey8BXiIPw9zqlfHlohQCGev0aFPPdALVFdjw5fOQuHfkDgbCJHNj3OQkvrGzqDuSZ\"")]).misses(&["zeplin_api_key = <your-zeplin-key>"]),
    near("zerobounce-key", "key of zerobounce, by the name", &["zerobounce"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("ZEROBOUNCE_API_KEY=\"", "8FdFEb93D7", "B1aC297d4D0B0FAe1f4C83\"")]).misses(&["zerobounce_api_key = <your-zerobounce-key>"]),
    near("zerotier-key", "key of zerotier, by the name", &["zerotier"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ZEROTIER_API_KEY=\"", "U5hznmOQD0", "uFwxsiMAUzHyGt5pag43IT\"")]).misses(&["zerotier_api_key = <your-zerotier-key>"]),
    near("zillow-key", "key of zillow, by the name", &["zillow"], r"[A-Za-z0-9_=-]{18}").max(18)
        .hits(&[concat!("ZILLOW_API_KEY=\"", "A5oBuk", "wSDM4ze1HjZl\"")]).misses(&["zillow_api_key = <your-zillow-key>"]),
    near("zipapi-key", "key of zipapi, by the name", &["zipapi"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ZIPAPI_API_KEY=\"", "WfqEIs2JN1", "i2PLwKdQbNVTMpkiqzxmEJ\"")]).misses(&["zipapi_api_key = <your-zipapi-key>"]),
    near("zipbooks-key", "key of zipbooks, by the name", &["zipbooks"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("ZIPBOOKS_API_KEY=\"", "h3MU3JafrxbcTfEv6H3nQkEBHtTCt8uvl", "Z96EIJmhIvKpptq4RE8xTv2LnWOMrIwbSATF4jP1B3ZWL6v7PINBgrRdTAqL3foE0xM\"")]).misses(&["zipbooks_api_key = <your-zipbooks-key>"]),
    near("zipcodeapi-key", "key of zipcodeapi, by the name", &["zipcodeapi"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("ZIPCODEAPI_API_KEY=\"", "mDf8N01MxVX9EjiCQouqp", "kvipJpFdASZTzVQs0Qi2bf4oVMvbgOfSylNzWd91JE4\"")]).misses(&["zipcodeapi_api_key = <your-zipcodeapi-key>"]),
    near("zipcodebase-key", "key of zipcodebase, by the name", &["zipcodebase"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ZIPCODEBASE_API_KEY=\"", "j38yoU7H-e89", "g-dVyS-jl9i-5NgsDeBGP6hC\"")]).misses(&["zipcodebase_api_key = <your-zipcodebase-key>"]),
    near("zoho-key", "key of zoho, by the name", &["zoho"], r"[A-Za-z0-9_.=-]{20,70}").max(70)
        .hits(&[concat!("ZOHO_API_KEY=\"", "BiDTHS", "lAZ1zXVJjv3uYK\"")]).misses(&["zoho_api_key = <your-zoho-key>"]),
    near("zonkafeedback-key", "key of zonkafeedback, by the name", &["zonkafeedback", "zonka"], r"[A-Fa-f0-9]{36}").max(36)
        .hits(&[concat!("ZONKAFEEDBACK_API_KEY=\"", "b59FaBC12F3B", "88DcA17AAdC526aDEFe839a0\"")]).misses(&["zonkafeedback_api_key = <your-zonkafeedback-key>"]),
    near("zoom-key", "key of zoom, by the name", &["zoom"], r"(?:[A-Za-z0-9_.=-]{100,400}|[A-Za-z0-9]{22})").max(400)
        .hits(&[concat!("ZOOM_API_KEY=\"", "vIxwwB7qStuBJHbqUryYql6UJ3clmgaJr", "S3eCHDnydLi5BlU0APzrOdWXt5qBhinzJ1r7lIWx3iZnT0sKB0Asd6LC8o2tnhVk7ia\"")]).misses(&["zoom_api_key = <your-zoom-key>"]),
    near("zulip-key", "key of zulip, by the name", &["zulip"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ZULIP_API_KEY=\"", "5aLy3ge509", "eLUzvyBS54puTtJdGwirRs\"")]).misses(&["zulip_api_key = <your-zulip-key>"]),
];
