//! Everything else with a prefix of its own. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, behind, inner, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("airtable-token", "Airtable token", &["pat"], r"pat[A-Za-z0-9]{14}\.[a-f0-9]{64}").max(82)
        .hits(&[concat!("pa", "tJq5UkGgaFHB95s.b1e1147e59ba9277947c015448a0f7bc19180c98033d1634eb9dfa76dec18b52")]).misses(&["patxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("notion-token", "Notion token", &["ntn_", "secret_"], r"(?:ntn_[A-Za-z0-9]{40,50}|secret_[A-Za-z0-9]{43})").max(54)
        .hits(&[concat!("ntn", "_HgXiX10LqHXrfdKXubAjwiQo8c50xfPerEMCLps1")]).misses(&["ntn_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("linear-key", "Linear key", &["lin_api_", "lin_oauth_", "lin_wh_"], r"lin_(?:api|oauth|wh)_[A-Za-z0-9]{40,64}").max(74)
        .hits(&[concat!("lin_oauth", "_ugzHrM3kfiHs4f95lzG7Hpb7OaiRC6Aql9zEhNSf")]).misses(&["lin_api_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("clickup-token", "ClickUp token", &["pk_"], r"pk_[0-9]{5,10}_[A-Z0-9]{32}").max(46)
        .hits(&[concat!("pk", "_24941_KU2799L318YNKS09XPYV6MO13XE5WR2C")]).misses(&["pk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("figma-token", "Figma token", &["figd_", "figu_", "figo_", "figdr_", "figur_", "figor_"], r"fig[duo]r?h?_[A-Za-z0-9_-]{38,52}").max(59)
        .hits(&[concat!("figo", "_xoelUb0KBrUY4qHyCgSeD1nyIAQZHxcq9vBgaV")]).misses(&["figd_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dropbox-token", "Dropbox token", &["sl.", "sl.u."], r"sl\.(?:u\.)?[A-Za-z0-9_-]{130,1300}").max(1305).open()
        .hits(&[concat!("sl", ".3D4jmrMHU24i9NOucrcdrdIMSBon1jG9scdsSdnz68H6vENKlsgi4bPvuirguCzRgkuMOnE9WwBKZLRf4AEUvHvbiGhE21VIPD675FrAXYtFkSvC1ltsdLaexXyr8mE3Qg")]).misses(&["sl.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("hubspot-token", "HubSpot private app token", &["pat-na1-", "pat-na2-", "pat-eu1-", "pat-ap1-"], r"pat-(?:na|eu|ap)[0-9]-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(44)
        .hits(&[concat!("pat-na2", "-da54e1db-becd-b4e9-94fb-5c7a1fa3d6d1")]).misses(&["pat-na1-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("salesforce-token", "Salesforce access token", &["00D"], r"00D[A-Za-z0-9]{12,15}![A-Za-z0-9._]{80,120}").max(139)
        .hits(&[concat!("00", "D5jkKAjKnIyUF!BOsk6EJqWfTlh5keNGN16Zg8eiO8fmcpSDA4BbOXnryBttwoxJp0GNg4Jif84g8szdDFpWrxJ6nkYoGh")]).misses(&["00Dxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("salesforce-refresh-token", "Salesforce refresh token", &["5Aep861"], r"5Aep861[A-Za-z0-9._]{70,90}").max(97)
        .hits(&[concat!("5Aep86", "1ku7xGBYVRnLCqQHSbEuZmYeHmtfFNL1uEstOEWIoou2Hqj2UI9NLXY0nk8dfjmthOEQy9C")]).misses(&["5Aep861xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("typeform-token", "Typeform token", &["tfp_"], r"tfp_[A-Za-z0-9_.=-]{40,60}").max(64).open()
        .hits(&[concat!("tfp", "_Td9mDXHY3CtM7ordOwEEXBrPpx5Wja9N2S3AR4MH")]).misses(&["tfp_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("contentful-token", "Contentful token", &["CFPAT-"], r"CFPAT-[A-Za-z0-9_-]{43}").max(49)
        .hits(&[concat!("CFPAT", "-YwVHwTzj3yjqII6o13UHIurrb8Ss0TPveVpzZ4JhxB9")]).misses(&["CFPAT-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mapbox-token", "Mapbox secret token", &["sk.eyJ", "tk.eyJ"], r"[st]k\.eyJ[A-Za-z0-9_-]{20,200}\.[A-Za-z0-9_-]{18,30}").max(237).open()
        .hits(&[concat!("tk.ey", "J2fbvS8T5d5muc0ri1DAG.TEM42pKPYUNmzAn5XO")]).misses(&["sk.eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("facebook-token", "Facebook access token", &["EAACEdEose0cBA", "EAA", "IGQV", "IGAA"], r"(?:EAACEdEose0cBA[A-Za-z0-9]{10,300}|EAA[A-Z][A-Za-z0-9]{60,300}|IG(?:QV|AA)[A-Za-z0-9_-]{100,300})").max(314).open()
        .hits(&[concat!("EA", "APEORqPGMZJgSGWjq3D6e7XR5dV7wivp2lhTtTVGYhIzVlCeQOdNJBAgtcGT7p")]).misses(&["EAACEdEose0cBAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("twitter-bearer", "Twitter bearer token", &["AAAAAAAAAAAAAAAAAAAAA"], r"AAAAAAAAAAAAAAAAAAAAA[A-Za-z0-9%+/=]{60,120}").max(141).open()
        .hits(&[concat!("AAAAAAAAAAAAAAAAAAAA", "AuXyYYTfdXJOmBqn7HWgjwB9Gz642eAIVPVRmjRYAgJz9Xyb8rpfj3sLGRoc0")]).misses(&["AAAAAAAAAAAAAAAAAAAAAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("twitch-stream-key", "Twitch stream key", &["live_"], r"live_[0-9]{8,10}_[A-Za-z0-9]{30}").max(46)
        .hits(&[concat!("live", "_62931003_oyWESMHPd9NOvrqJKU1cEiVhbzXTC5")]).misses(&["live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("linkedin-secret", "LinkedIn client secret", &["WPL_AP1."], r"WPL_AP1\.[A-Za-z0-9]{16}\.[A-Za-z0-9+/=]{8}").max(33)
        .hits(&[concat!("WPL_AP1", ".RrUjPyQoWglTLCNM.1dYcSvI9")]).misses(&["WPL_AP1.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("onepassword-token", "1Password service account token", &["ops_eyJ"], r"ops_eyJ[A-Za-z0-9_-]{200,900}={0,2}").max(909).open()
        .hits(&[concat!("ops_ey", "JLuflyV2c4NldoQpMCVFul0gaxnTQRDQaH5UuooyfSrD58fZgoLarGFoPWoXCwiNjItgA3ncETgcZu7agCooffd7NG9PzmgCYn5K8zKgZROouOLo1A77177yV2bHz7oh5SHMl9ZI9umbDJZkcXgJaiSC9qExZsUZM7lq5q7c9nDDDykSJacJDOS0dInagF1QUhDJqZLb2")]).misses(&["ops_eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("onepassword-secret-key", "1Password secret key", &["A3-"], r"A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}").max(40)
        .hits(&[concat!("A3", "-DAHTZR-51YPGP-GLFMT-CVPJ9-UA8HE-XSZQG")]).misses(&["A3-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("tailscale-key", "Tailscale key", &["tskey-"], r"tskey-(?:[a-z]{2,12}-)?[A-Za-z0-9]{6,24}-[A-Za-z0-9]{4,48}").max(92).check(Check::None)
        .hits(&[concat!("tskey", "-KNSw4q-DpJ0")]).misses(&["tskey- is how they begin"]),
    token("age-secret-key", "age secret key", &["AGE-SECRET-KEY-1"], r"AGE-SECRET-KEY-1[A-Z0-9]{58}").max(74).check(Check::None)
        .hits(&[concat!("AGE-SECRET-KEY-", "1GOXOPUR9ICA25XNXRQT5MRR8EJ1F1XDR2P68LL0I76C3BEPMN3SG9JQ0HA")]).misses(&["AGE-SECRET-KEY-1 is how they begin"]),
    token("pubnub-key", "PubNub key", &["sec-c-", "pub-c-", "sub-c-"], r"(?:sec-c-[A-Za-z0-9+/=]{48}|(?:pub|sub)-c-[a-z0-9]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{12})").max(54)
        .hits(&[concat!("sec-c", "-xqojzitxUTla06WSEiFFIJa8IWBKzFCV0hybK3elE2PMfHu8")]).misses(&["sec-c-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mongodb-atlas-secret", "MongoDB Atlas service account secret", &["mdb_sa_sk_"], r"mdb_sa_sk_[A-Za-z0-9_-]{40}").max(50)
        .hits(&[concat!("mdb_sa_sk", "_pO9qCMV7tzx3Y8ut4zD4LMiSFUIljeAzChpYm7nW")]).misses(&["mdb_sa_sk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("adafruit-key", "Adafruit IO key", &["aio_"], r"aio_[A-Za-z0-9]{28}").max(32)
        .hits(&[concat!("aio", "_WYPFvmlVsYbyBfT0grk5aNo1LjJM")]).misses(&["aio_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("adobe-secret", "Adobe client secret", &["p8e-"], r"p8e-[A-Za-z0-9_-]{32}").max(36)
        .hits(&[concat!("p8e", "-weipD6UzcBHXTBeyZwhUr1lnxbjidP89")]).misses(&["p8e-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("frameio-token", "Frame.io token", &["fio-u-"], r"fio-u-[A-Za-z0-9_=-]{64}").max(70)
        .hits(&[concat!("fio-u", "-IZPCpGzclMt8YVzEsoJItzvwAiGmqkdHqCveleKJJN5qsTESKg2pZG6w8rmouhYX")]).misses(&["fio-u-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("intra42-secret", "42 Intra client secret", &["s-s4t2ud-", "s-s4t2af-"], r"s-s4t2(?:ud|af)-[a-f0-9]{64}").max(73)
        .hits(&[concat!("s-s4t2af", "-a968d23e56a101eab326559c3667b8d79694c87363b77f25f68ad2804ae1b3ce")]).misses(&["s-s4t2ud-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("rapidapi-key", "RapidAPI key", &[(10, "msh")], r"[a-f0-9]{10}msh[a-f0-9]{15}p1[a-f0-9]{6,7}jsn[a-f0-9]{12}").max(52)
        .hits(&[concat!("key ", "4897", "8a8152msh0e9561691565fecp1c72c05jsn0e968faabf34")]).misses(&["48978a8152msh0e9561691565 fecp1c72c05jsn0e968faabf34"]),
    token("voiceflow-key", "Voiceflow key", &["VF.DM.", "VF.WS."], r"VF\.(?:DM|WS)\.[a-z0-9]{24}\.[A-Za-z0-9]{16}").max(47)
        .hits(&[concat!("VF.DM", ".t49lesm9abybgjefmskoadu0.m38wI1FOSUDN6X7Q")]).misses(&["VF.DM.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("ubidots-token", "Ubidots token", &["BBFF-", "BBUS-"], r"BB(?:FF|US)-[A-Za-z0-9]{30}").max(35)
        .hits(&[concat!("BBFF", "-1EkrzZtsAz2HL8xvS7jAiNeDgBF1C6")]).misses(&["BBFF-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("maxmind-key", "MaxMind license key", &[(36, "_mmk")], r"[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk").max(40)
        .hits(&[concat!("key ", "Czas", "tH_nFOpuepbJJlwlHfBb2DV837PFtlEx_mmk")]).misses(&["the suffix _mmk of keys"]),
    token("zoho-token", "Zoho token", &["1000."], r"1000\.[a-f0-9]{32}\.[a-f0-9]{30,32}").max(70)
        .hits(&[concat!("1000", ".1a99803ebb01a8a7fc14715595308790.bba2cc8f4dc7760cbf74e2a1915d83")]).misses(&["1000.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("wix-token", "Wix API key", &["IST.eyJ"], r"IST\.eyJ[A-Za-z0-9_-]{40,200}\.[A-Za-z0-9_-]{60,800}").max(1008).open()
        .hits(&[concat!("IST.ey", "JUIdkKwArrtWyCzSF3rvQIyWst5TKtCUiRbyx4j35.TPb2lHEXDz2skuqyQkZ7Rk7Xi07JuxywXHSLRqhxRVIvX8BYNlfznPHcMQos")]).misses(&["IST.eyJxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("teamwork-token", "Teamwork token", &["tkn.v1_"], r"tkn\.v1_[A-Za-z0-9+/]{60,90}={0,2}").max(99).open()
        .hits(&[concat!("tkn.v1", "_aSCc4W2cFs6doHYX7I1U6j9aHsEzrnmQ22ognfqUpa1ePvwLOCNosZVtJBHW")]).misses(&["tkn.v1_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("front-token", "Front key", &["front.key."], r"front\.key\.[a-z0-9]{36}\.[A-Za-z0-9]{20}").max(67)
        .hits(&[concat!("front.key", ".e4633xyj28sfwqg8nz46ej1hhi4a51n9mlx5.mofvTcV8xbGCwdH5il3O")]).misses(&["front.key.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("fullstory-key", "FullStory key", &["na1."], r"na1\.[A-Za-z0-9+/]{60,120}").max(124).open()
        .hits(&[concat!("na1", ".zo8LDL1cXqHk9uECJqzKAftG8vYAzA0F8zvB7Edq9Pwhl1CfjQ32MrOg0RNX")]).misses(&["na1.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("dfuse-key", "dfuse key", &["web_"], r"web_[a-f0-9]{32}").max(36)
        .hits(&[concat!("web", "_05af3a061445c9a365b6c0217dfed5b4")]).misses(&["web_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gumroad-like", "Canva secret", &["cnvca"], r"cnvca[A-Za-z0-9_-]{48,60}").max(65)
        .hits(&[concat!("cnvc", "aLJcMhK13sAOL6JgSqyrGtnNPCCs0jH72VOQYTSI9yNd5AMrz")]).misses(&["cnvcaxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("stytch-secret", "Stytch secret", &["secret-live-", "secret-test-"], r"secret-(?:live|test)-[A-Za-z0-9_=-]{36}").max(48)
        .hits(&[concat!("secret-live", "-7b5KwV7zJfwAIw5JHknw6PsAGgWU7TqVLErj")]).misses(&["secret-live-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("clerk-like", "Liveblocks key", &["sk_dev_"], r"sk_dev_[A-Za-z0-9_-]{40,64}").max(71)
        .hits(&[concat!("sk_dev", "_7U14gkYnlzgPT1KkDCL3Dk5u2Cszx8Xp4LPQ6eZy")]).misses(&["sk_dev_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("discourse-like", "Beamer key", &["b_"], r"b_[A-Za-z0-9_=/-]{44}").max(46).check(Check::Mixed)
        .hits(&[concat!("b_", "BzgDKCuEvOjF6afm604sgvdk1uqfXcDH0rhw2ZJpOE6F")]).misses(&["b_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("okta-token", "Okta token in its header", &["SSWS "], r"00[A-Za-z0-9_-]{40}").max(42)
        .hits(&[concat!("SSWS", " 00MmQYL3bZB7Vo1JnyW1yV2jv1RtdxQB6pScfHKL74")]).misses(&["SSWS xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
