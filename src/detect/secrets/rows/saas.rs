//! Everything else with a prefix of its own. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, behind, inner, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("airtable-token", "Airtable token", &["pat"], r"pat[A-Za-z0-9]{14}\.[a-f0-9]{64}").max(82)
        .hits(&[concat!("pa", "tDSqQYGNNomtllk.7663c1b68b43e9a1d43246e9cc68fee347b5849da56a42a03c6256f519d877e0")]).misses(&["patxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("notion-token", "Notion token", &["ntn_", "secret_"], r"(?:ntn_[A-Za-z0-9]{40,50}|secret_[A-Za-z0-9]{43})").max(54)
        .hits(&[concat!("ntn", "_A5frJXlphGHABXD9gFQA67i5QRZhAFUmzDqvcf9C")]).misses(&["ntn_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("linear-key", "Linear key", &["lin_api_", "lin_oauth_", "lin_wh_"], r"lin_(?:api|oauth|wh)_[A-Za-z0-9]{40,64}").max(74)
        .hits(&[concat!("lin_wh", "_5nIaipgLthVPkpdYAQCwfy2i1qamKNL6uDwWYS4r")]).misses(&["lin_api_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("clickup-token", "ClickUp token", &["pk_"], r"pk_[0-9]{5,10}_[A-Z0-9]{32}").max(46)
        .hits(&[concat!("pk", "_93916_0DPS7MOP9UZCG239X08LU8B5HVDTAIFN")]).misses(&["pk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("figma-token", "Figma token", &["figd_", "figu_", "figo_", "figdr_", "figur_", "figor_"], r"fig[duo]r?h?_[A-Za-z0-9_-]{38,52}").max(59)
        .hits(&[concat!("figu", "_Jc7ltUI1DGK0dVTMikLZwi4zGS2YMK1jVpmT96")]).misses(&["figd_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dropbox-token", "Dropbox token", &["sl.", "sl.u."], r"sl\.(?:u\.)?[A-Za-z0-9_-]{130,1300}").max(1305).open()
        .hits(&[concat!("sl", ".lDdmcfLaEVPk64LgWSGolW7L965tiPKPeRlsjDkrvPhWnwjq6S9I1OnCgiEB0swwyxSjSUPEwzPYScM4skwooifNjuCNhyiG2ejuWjHlV5rx7F6KZYWCmaxqoBEdjP5Iv3")]).misses(&["sl.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("hubspot-token", "HubSpot private app token", &["pat-na1-", "pat-na2-", "pat-eu1-", "pat-ap1-"], r"pat-(?:na|eu|ap)[0-9]-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(44)
        .hits(&[concat!("pat-na1", "-cbb8fb5a-79f1-7ac3-2ea2-8bdcf6413a97")]).misses(&["pat-na1-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("salesforce-token", "Salesforce access token", &["00D"], r"00D[A-Za-z0-9]{12,15}![A-Za-z0-9._]{80,120}").max(139)
        .hits(&[concat!("00", "Df0B1penY3k4B!zu7LVaczBeKPm5ePfeneiJ5ccYDUSFoMzlzslMvkg2NdLImYmuxGKs7rfBl9tMzHNFTmEPpl2YJexwOI")]).misses(&["00Dxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("salesforce-refresh-token", "Salesforce refresh token", &["5Aep861"], r"5Aep861[A-Za-z0-9._]{70,90}").max(97)
        .hits(&[concat!("5Aep86", "1bksreNDkHNGvBfBWD323ZNnQ69ae0P2pCNYlt9b0UI6vS8OaTAf1vj6NIJHbkUs859WqGF")]).misses(&["5Aep861xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("typeform-token", "Typeform token", &["tfp_"], r"tfp_[A-Za-z0-9_.=-]{40,60}").max(64).open()
        .hits(&[concat!("tfp", "_BhKYEJTylUt2UwJt5UXq9chMpNzuXOrTFeiDPHLm")]).misses(&["tfp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("contentful-token", "Contentful token", &["CFPAT-"], r"CFPAT-[A-Za-z0-9_-]{43}").max(49)
        .hits(&[concat!("CFPAT", "-yTDo7JIr6O8MuB3vKE5jByT6E8q51AXuFDyoROkK7Qv")]).misses(&["CFPAT-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mapbox-token", "Mapbox secret token", &["sk.eyJ", "tk.eyJ"], r"[st]k\.eyJ[A-Za-z0-9_-]{20,200}\.[A-Za-z0-9_-]{18,30}").max(237).open()
        .hits(&[concat!("sk.ey", "JbdFzng6IGTnop0gMyVlu.BoZIUFpf3yRPq2MnCa")]).misses(&["sk.eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("facebook-token", "Facebook access token", &["EAACEdEose0cBA", "EAA", "IGQV", "IGAA"], r"(?:EAACEdEose0cBA[A-Za-z0-9]{10,300}|EAA[A-Z][A-Za-z0-9]{60,300}|IG(?:QV|AA)[A-Za-z0-9_-]{100,300})").max(314).open()
        .hits(&[concat!("IGQ", "VyFRTAfjRzsAB9Ib73SaF983EjqcoEpGiQtU8VP4UJw01oH2pU7btsCyo7WywYoKJfyotDO60NhujaYq5bQVf8YHkrEp2WyqO3cSj")]).misses(&["EAACEdEose0cBAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("twitter-bearer", "Twitter bearer token", &["AAAAAAAAAAAAAAAAAAAAA"], r"AAAAAAAAAAAAAAAAAAAAA[A-Za-z0-9%+/=]{60,120}").max(141).open()
        .hits(&[concat!("AAAAAAAAAAAAAAAAAAAA", "A9H66YSZl4UoiQwLuCbWUmmaSBIa9l3Uh9M8FvKoKIyL0tKUzwkhB7crMsACH")]).misses(&["AAAAAAAAAAAAAAAAAAAAAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("twitch-stream-key", "Twitch stream key", &["live_"], r"live_[0-9]{8,10}_[A-Za-z0-9]{30}").max(46)
        .hits(&[concat!("live", "_00875521_jk11LnZLIfisEA7VIjorgvH4YS2qOa")]).misses(&["live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("linkedin-secret", "LinkedIn client secret", &["WPL_AP1."], r"WPL_AP1\.[A-Za-z0-9]{16}\.[A-Za-z0-9+/=]{8}").max(33)
        .hits(&[concat!("WPL_AP1", ".Z73sWKomJYlsdDH0.Q7S4czFX")]).misses(&["WPL_AP1.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("onepassword-token", "1Password service account token", &["ops_eyJ"], r"ops_eyJ[A-Za-z0-9_-]{200,900}={0,2}").max(909).open()
        .hits(&[concat!("ops_ey", "JvRLxSEKnscoWDuI9I3H2TnMu02OXj4d9i7mPDBVn53FgZGJjAScirpdVMEiVfNQz8ooqsvw1HdfKfdfNgEutVsizwRllASWDuvUuyRdVmPf6F5XXtGbMV4zNaVbb9zQjM9WEx7qelcG1iN4Q3twdieuKLYM9fP5Fj02SawuKszqyqBxMbAcGz6wRKFUb0BJj2hkYHuPq")]).misses(&["ops_eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("onepassword-secret-key", "1Password secret key", &["A3-"], r"A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}").max(40)
        .hits(&[concat!("A3", "-6QFJZD-174X8O-3XWXS-ZNW1C-4JYM3-DWO2A")]).misses(&["A3-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("tailscale-key", "Tailscale key", &["tskey-"], r"tskey-(?:[a-z]{2,12}-)?[A-Za-z0-9]{6,24}-[A-Za-z0-9]{4,48}").max(92).check(Check::None)
        .hits(&[concat!("tskey", "-048UEF-CSdO")]).misses(&["tskey- is how they begin"]),
    token("age-secret-key", "age secret key", &["AGE-SECRET-KEY-1"], r"AGE-SECRET-KEY-1[A-Z0-9]{58}").max(74).check(Check::None)
        .hits(&[concat!("AGE-SECRET-KEY-", "1OOFDBAWO5KJIVMBMVFNGQ2AXT3AWW5RZOAAA6XLIZ8WXHFQEASVM3D04WB")]).misses(&["AGE-SECRET-KEY-1 is how they begin"]),
    token("pubnub-key", "PubNub key", &["sec-c-", "pub-c-", "sub-c-"], r"(?:sec-c-[A-Za-z0-9+/=]{48}|(?:pub|sub)-c-[a-z0-9]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{12})").max(54)
        .hits(&[concat!("sec-c", "-mJIbj2OYlz3ZtPGNHbxIkunsxCaRPdXjGAWkIHv8CToamqb0")]).misses(&["sec-c-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mongodb-atlas-secret", "MongoDB Atlas service account secret", &["mdb_sa_sk_"], r"mdb_sa_sk_[A-Za-z0-9_-]{40}").max(50)
        .hits(&[concat!("mdb_sa_sk", "_4lzIKynacWyTBdJ5TyQk7MPoNhizd39SsXCnOUD0")]).misses(&["mdb_sa_sk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("adafruit-key", "Adafruit IO key", &["aio_"], r"aio_[A-Za-z0-9]{28}").max(32)
        .hits(&[concat!("aio", "_mwfurBVLVaeOoJ4gPk7yq0nNzfC6")]).misses(&["aio_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("adobe-secret", "Adobe client secret", &["p8e-"], r"p8e-[A-Za-z0-9_-]{32}").max(36)
        .hits(&[concat!("p8e", "-L2BYXjB1RUASRlKA2B4vg083nmpNezEP")]).misses(&["p8e-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("frameio-token", "Frame.io token", &["fio-u-"], r"fio-u-[A-Za-z0-9_=-]{64}").max(70)
        .hits(&[concat!("fio-u", "-v7YBL6v3WfiSb0555SPgUSokwApl6YzFAONwQjYKYrPXKuCY8gvmd7EIT49hnUs6")]).misses(&["fio-u-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("intra42-secret", "42 Intra client secret", &["s-s4t2ud-", "s-s4t2af-"], r"s-s4t2(?:ud|af)-[a-f0-9]{64}").max(73)
        .hits(&[concat!("s-s4t2af", "-d6abeb620988a4a9c47810978f59777cb3d5e41b73609de8b75c30923ef6714d")]).misses(&["s-s4t2ud-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("rapidapi-key", "RapidAPI key", &[(10, "msh")], r"[a-f0-9]{10}msh[a-f0-9]{15}p1[a-f0-9]{6,7}jsn[a-f0-9]{12}").max(52)
        .hits(&[concat!("key ", "b24d", "bcebf3msh752ea83974154fbp11f4382jsn986bda5e7d12")]).misses(&["b24dbcebf3msh752ea8397415 4fbp11f4382jsn986bda5e7d12"]),
    token("voiceflow-key", "Voiceflow key", &["VF.DM.", "VF.WS."], r"VF\.(?:DM|WS)\.[a-z0-9]{24}\.[A-Za-z0-9]{16}").max(47)
        .hits(&[concat!("VF.WS", ".w7fe92abzbso3mauzrv2e9q3.wI0saVdGmnFtW287")]).misses(&["VF.DM.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("ubidots-token", "Ubidots token", &["BBFF-", "BBUS-"], r"BB(?:FF|US)-[A-Za-z0-9]{30}").max(35)
        .hits(&[concat!("BBFF", "-fsiWyBG615RCvnbcVZNSMmhiU9DJPx")]).misses(&["BBFF-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("maxmind-key", "MaxMind license key", &[(36, "_mmk")], r"[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk").max(40)
        .hits(&[concat!("key ", "0YAP", "62_AjdCpipce8qaaqgz5CaWb2G0EdUxS_mmk")]).misses(&["the suffix _mmk of keys"]),
    token("zoho-token", "Zoho token", &["1000."], r"1000\.[a-f0-9]{32}\.[a-f0-9]{30,32}").max(70)
        .hits(&[concat!("1000", ".c0100731d9c1b051f568d6d25e943ef2.a21e8932854f5d629817ba7f7e9063")]).misses(&["1000.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("wix-token", "Wix API key", &["IST.eyJ"], r"IST\.eyJ[A-Za-z0-9_-]{40,200}\.[A-Za-z0-9_-]{60,800}").max(1008).open()
        .hits(&[concat!("IST.ey", "JYzTOfJXD07IefETJrNCoqZGXa4eRZY1rQ9cHGITH.2e9DbjfwaCcBcu2m5JYJXxHv5TezkqPXiXF1tX7Lb0PWNu3RTQewk6oVMaYh")]).misses(&["IST.eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("teamwork-token", "Teamwork token", &["tkn.v1_"], r"tkn\.v1_[A-Za-z0-9+/]{60,90}={0,2}").max(99).open()
        .hits(&[concat!("tkn.v1", "_nhrE5Z825xawsCTskrWvydDFndSCj5tfwUvn6RgokzBUpVn9PGhZMNbyjqSX")]).misses(&["tkn.v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("front-token", "Front key", &["front.key."], r"front\.key\.[a-z0-9]{36}\.[A-Za-z0-9]{20}").max(67)
        .hits(&[concat!("front.key", ".v23u11790vv4gcfdq5bjamoqcnjm7l2ledro.6WQyuaLKS3gG0ATj94mP")]).misses(&["front.key.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("fullstory-key", "FullStory key", &["na1."], r"na1\.[A-Za-z0-9+/]{60,120}").max(124).open()
        .hits(&[concat!("na1", ".36gnyPm43nX20P8EDqu9sCkG95nQUzp2gBSnHWNLZBsKprdUxDa7M4yw6NEV")]).misses(&["na1.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dfuse-key", "dfuse key", &["web_"], r"web_[a-f0-9]{32}").max(36)
        .hits(&[concat!("web", "_01ca4a46b9c24802e53389af7287c1db")]).misses(&["web_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("canva-secret", "Canva secret", &["cnvca"], r"cnvca[A-Za-z0-9_-]{48,60}").max(65)
        .hits(&[concat!("cnvc", "aU52X3VUrbIlDyrGZLMAt8iPzSeT1MoL7rZHx3EmyVD0qcTaP")]).misses(&["cnvcaxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("stytch-secret", "Stytch secret", &["secret-live-", "secret-test-"], r"secret-(?:live|test)-[A-Za-z0-9_=-]{36}").max(48)
        .hits(&[concat!("secret-test", "-Q10UeBGaQgNfdASjZvF3t5PNw6omGbcEKTLH")]).misses(&["secret-live-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("liveblocks-key", "Liveblocks key", &["sk_dev_"], r"sk_dev_[A-Za-z0-9_-]{40,64}").max(71)
        .hits(&[concat!("sk_dev", "_BWugtM0lpCCMIovdvC5yDS3cH7EkJNBKj9uOmZ4U")]).misses(&["sk_dev_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("okta-token", "Okta token in its header", &["SSWS "], r"00[A-Za-z0-9_-]{40}").max(42)
        .hits(&[concat!("SSWS", " 00PKhMivuk3MtcG22AhH34dgY90f5wePH2RUJ4oGD3")]).misses(&["SSWS xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
