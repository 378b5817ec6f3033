//! Keys without a prefix of their own, told by the service that is named before them (part 1 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("abuseipdb-key", "key of abuseipdb, by the name", &["abuseipdb"], r"[A-Fa-f0-9]{80}").max(80)
        .hits(&[concat!("ABUSEIPDB_API_KEY=\"", "e03A4d3DFBEd3bECDF7e6EaEB8", "9b5FFA4AA417b8EEAbD4B0aC39DC33b1DcF670fcb5dD2EC5c6B4A1\"")]).misses(&["abuseipdb_api_key = <your-abuseipdb-key>"]),
    near("abyssale-key", "key of abyssale, by the name", &["abyssale"], r"[a-z0-9]{40}").max(40)
        .hits(&[concat!("ABYSSALE_API_KEY=\"", "f2b5ak8jpckp6", "wknzbozdw8ohyevl93rc7axq5xf\"")]).misses(&["abyssale_api_key = <your-abyssale-key>"]),
    near("accuweather-key", "key of accuweather, by the name", &["accuweather"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ACCUWEATHER_API_KEY=\"", "YDrxWnpCbx", "tAGuAIOBt1wMlQsJCp67cH\"")]).misses(&["accuweather_api_key = <your-accuweather-key>"]),
    near("adafruitio-key", "key of adafruitio, by the name", &["adafruitio"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ADAFRUITIO_API_KEY=\"", "9XL3PAHn0m", "Ut0Gp52QSEwbMXkhN8tVWy\"")]).misses(&["adafruitio_api_key = <your-adafruitio-key>"]),
    near("ado-pat-key", "key of ado_pat, by the name", &["ado_pat", "azure"], r"[A-Za-z0-9]{52}").max(52)
        .hits(&[concat!("ADO_PAT_API_KEY=\"", "UMdlkAZILT2btamIF", "ikON3pu7dj6qwJK4iPJTtzONVqae0YbU7vH\"")]).misses(&["ado_pat_api_key = <your-ado_pat-key>"]),
    near("adobe-key", "key of adobe, by the name", &["adobe"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ADOBE_API_KEY=\"", "Da80806CB8", "fFDEcF1436be82A7C02d8a\"")]).misses(&["adobe_api_key = <your-adobe-key>"]),
    near("adzuna-key", "key of adzuna, by the name", &["adzuna"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ADZUNA_API_KEY=\"", "4b1C9E7E86", "EC27BF3d8b3E9c0Fa1D4c7\"")]).misses(&["adzuna_api_key = <your-adzuna-key>"]),
    near("airbrake-key", "key of airbrake, by the name", &["airbrake"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{40}|[A-Za-z0-9]{40})").max(40)
        .hits(&[concat!("AIRBRAKE_API_KEY=\"", "cE0eEECAcb", "10df85AccDc903bE72BeBC\"")]).misses(&["airbrake_api_key = <your-airbrake-key>"]),
    near("airship-key", "key of airship, by the name", &["airship"], r"(?:[A-Za-z0-9]{22}|[A-Za-z0-9_=-]{22})").max(22)
        .hits(&[concat!("AIRSHIP_API_KEY=\"", "PEJwP4h", "Fi2IbCNkvxKXn9a\"")]).misses(&["airship_api_key = <your-airship-key>"]),
    near("airvisual-key", "key of airvisual, by the name", &["airvisual"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("AIRVISUAL_API_KEY=\"", "332m40vU-01F", "F-Ic5t-AGu9-caZXPYjRFvrz\"")]).misses(&["airvisual_api_key = <your-airvisual-key>"]),
    near("aiven-key", "key of aiven, by the name", &["aiven"], r"(?:[A-Za-z0-9]{300,372}|[A-Za-z0-9_+/=.-]{100,400})").max(400)
        .hits(&[concat!("AIVEN_API_KEY=\"", "B9C56q7mmugCyjsF5InZJZaW0OQXG2gPcAHFGBpGrIh4aRwdXIfgwZwiBxWH3463D9h6XrApW9HT8DhPaEQFFtDRTb2arUcczu01", "Z0OAYFgeDPouQ8KyE6ABfYQcqVyT8Xex9WO9U9xRDq0LXBpi9FtAp6OCV31OLalAmETLgzaMayOuMnH8p2kvli4IoWLaG9xXdKRR6LX7IHxxqhCkJztGbGxRg0oDLyKYr8GQy7BCYiFdAQd4RuLxatrNDJnxryyJXNWjEE1dLljVmfSDUffxb0TaVCE9vfBPQwlo4Ztn\"")]).misses(&["aiven_api_key = <your-aiven-key>"]),
    near("alchemy-key", "key of alchemy, by the name", &["alchemy"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("ALCHEMY_API_KEY=\"", "nstzdl41hT", "MvcoMyUrAfxB2miIQtFeLq\"")]).misses(&["alchemy_api_key = <your-alchemy-key>"]),
    near("algolia-key", "key of algolia, by the name", &["algolia"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("ALGOLIA_API_KEY=\"", "svr043n7v0", "lndtr4zs30udogj9p6wf2x\"")]).misses(&["algolia_api_key = <your-algolia-key>"]),
    near("alibaba-key", "key of alibaba, by the name", &["alibaba", "aliyun"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("ALIBABA_API_KEY=\"", "1SVibE6HZp", "aEsQzdweDmC2MjRIgfLt\"")]).misses(&["alibaba_api_key = <your-alibaba-key>"]),
    near("alienvault-key", "key of alienvault, by the name", &["alienvault"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("ALIENVAULT_API_KEY=\"", "A35b0C42cFD2C9fBf7fF4", "b9B9F78ac705fc4b6D035FCbfdc93DB98aADeE1CE5F\"")]).misses(&["alienvault_api_key = <your-alienvault-key>"]),
    near("amplitude-key", "key of amplitude, by the name", &["amplitude"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("AMPLITUDE_API_KEY=\"", "1f9dffffc1", "42b1dCB67c9f6402Eae8F2\"")]).misses(&["amplitude_api_key = <your-amplitude-key>"]),
    near("anypoint-key", "key of anypoint, by the name", &["anypoint"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ANYPOINT_API_KEY=\"", "ItyjlrUZ-ZVR", "0-XVqR-QdDf-jMyOxitocFXW\"")]).misses(&["anypoint_api_key = <your-anypoint-key>"]),
    near("apiflash-key", "key of apiflash, by the name", &["apiflash"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("APIFLASH_API_KEY=\"", "F6aBdDC8F7", "1B0d8fEb150D4Be2896bdF\"")]).misses(&["apiflash_api_key = <your-apiflash-key>"]),
    near("apify-key", "key of apify, by the name", &["apify"], r"[A-Za-z0-9]{34,46}").max(46)
        .hits(&[concat!("APIFY_API_KEY=\"", "Qs8fbstqBaM", "SZir7xqSze6smgvOHhtcIYP\"")]).misses(&["apify_api_key = <your-apify-key>"]),
    near("apilayer-key", "key of apilayer, by the name", &["apilayer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("APILAYER_API_KEY=\"", "rekL92vB7m", "Zi2wceNDPnKpUXm7kQjIqH\"")]).misses(&["apilayer_api_key = <your-apilayer-key>"]),
    near("apimetrics-key", "key of apimetrics, by the name", &["apimetrics"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("APIMETRICS_API_KEY=\"", "tLByLA3eIt", "Gn75t4gvhP3LprbfHIA9aK\"")]).misses(&["apimetrics_api_key = <your-apimetrics-key>"]),
    near("apitemplate-key", "key of apitemplate, by the name", &["apitemplate"], r"[A-Za-z0-9]{39,55}").max(55)
        .hits(&[concat!("APITEMPLATE_API_KEY=\"", "t04s1zpFJ1JyR", "YMVMo9aYyqhDBIvej6MsbVF27g\"")]).misses(&["apitemplate_api_key = <your-apitemplate-key>"]),
    near("apollo-key", "key of apollo, by the name", &["apollo"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("APOLLO_API_KEY=\"", "y0YGkVF", "iEXAN69pZfsJR3B\"")]).misses(&["apollo_api_key = <your-apollo-key>"]),
    near("appcues-key", "key of appcues, by the name", &["appcues"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("APPCUES_API_KEY=\"", "28lYCAiZ-kdQ", "Q-OtH6-lgMo-739qQUcvYZxy\"")]).misses(&["appcues_api_key = <your-appcues-key>"]),
    near("appfollow-key", "key of appfollow, by the name", &["appfollow"], r"[A-Za-z0-9]{20,32}").max(32)
        .hits(&[concat!("APPFOLLOW_API_KEY=\"", "fpmSH5", "NErajdyL6q3esZ\"")]).misses(&["appfollow_api_key = <your-appfollow-key>"]),
    near("appoptics-key", "key of appoptics, by the name", &["appoptics"], r"[A-Za-z0-9]{71}").max(71)
        .hits(&[concat!("APPOPTICS_API_KEY=\"", "R9yMqPq82YXxWhIIHepb07f", "RHbeXZ1bO8HrqFoFLCl20v332eX4iYAFOLlHE93dyRoSvwT8\"")]).misses(&["appoptics_api_key = <your-appoptics-key>"]),
    near("appsynergy-key", "key of appsynergy, by the name", &["appsynergy"], r"[a-z0-9]{64}").max(64)
        .hits(&[concat!("APPSYNERGY_API_KEY=\"", "f0umhpok5p2xhrqxsmnxi", "n2nm9xj8q4a07drpb4g0de48wbn7ddme47h2jiokv69\"")]).misses(&["appsynergy_api_key = <your-appsynergy-key>"]),
    near("apptivo-key", "key of apptivo, by the name", &["apptivo"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("APPTIVO_API_KEY=\"", "NwEqB1X4xs", "mbBbj2zDCNWFvscIVMSUoO\"")]).misses(&["apptivo_api_key = <your-apptivo-key>"]),
    near("asana-key", "key of asana, by the name", &["asana"], r"(?:[A-Za-z0-9]{40}|digits16:[A-Za-z0-9]{32}|0/[A-Za-z0-9]{32})").max(41)
        .hits(&[concat!("ASANA_API_KEY=\"", "qZNIuTeMXG0tA", "Azr9HwuCl41rzWQIa0qeDoLjYdB\"")]).misses(&["asana_api_key = <your-asana-key>"]),
    near("assemblyai-key", "key of assemblyai, by the name", &["assemblyai"], r"(?:[A-Fa-f0-9]{32}|[a-z0-9]{32})").max(32)
        .hits(&[concat!("ASSEMBLYAI_API_KEY=\"", "77ECf62C1f", "f8FbA82F1945de7fa2cECC\"")]).misses(&["assemblyai_api_key = <your-assemblyai-key>"]),
    near("atera-key", "key of atera, by the name", &["atera"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ATERA_API_KEY=\"", "lZxhsQ2E5O", "hQzYCjXwbAHBlgs1cvZfpd\"")]).misses(&["atera_api_key = <your-atera-key>"]),
    near("atlassian-key", "key of atlassian, by the name", &["atlassian", "jira", "confluence"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("ATLASSIAN_API_KEY=\"", "uKxQHfku", "sIZGjSMyDJ6RtTXY\"")]).misses(&["atlassian_api_key = <your-atlassian-key>"]),
    near("audd-key", "key of audd, by the name", &["audd"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AUDD_API_KEY=\"", "URVQo4qSz2", "vcs0LehGFJbR5zcq87pDHX\"")]).misses(&["audd_api_key = <your-audd-key>"]),
    near("auth0-key", "key of auth0, by the name", &["auth0"], r"[A-Za-z0-9_.=-]{64,90}").max(90)
        .hits(&[concat!("AUTH0_API_KEY=\"", "YesyCYeqxid9Xa5Fvw3Iq", "vhpb0Oc4Rz3hnh2pnsQb5gHf6CAIVa1isHTyt8cOuQ9\"")]).misses(&["auth0_api_key = <your-auth0-key>"]),
    near("autodesk-key", "key of autodesk, by the name", &["autodesk"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AUTODESK_API_KEY=\"", "oeHrkjMn7A", "MbZoPivqseVDhl5natTB4y\"")]).misses(&["autodesk_api_key = <your-autodesk-key>"]),
    near("autoklose-key", "key of autoklose, by the name", &["autoklose"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AUTOKLOSE_API_KEY=\"", "AvaTo0L8a7", "obFCITRKfHq53WQ0hvSrL4\"")]).misses(&["autoklose_api_key = <your-autoklose-key>"]),
    near("autopilot-key", "key of autopilot, by the name", &["autopilot"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("AUTOPILOT_API_KEY=\"", "0603B17135", "B05Bfea1EFEe0cDbA269a3\"")]).misses(&["autopilot_api_key = <your-autopilot-key>"]),
    near("avaza-key", "key of avaza, by the name", &["avaza"], r"[0-9]{1,12}-[A-Fa-f0-9]{40}").max(53)
        .hits(&[concat!("AVAZA_API_KEY=\"", "4-29691Dbe16BF", "0D20c352Fd91a2AC6405f1A7B83E\"")]).misses(&["avaza_api_key = <your-avaza-key>"]),
    near("aviationstack-key", "key of aviationstack, by the name", &["aviationstack"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("AVIATIONSTACK_API_KEY=\"", "9537crj96o", "wd6tdlgx9wjroeyrkn07i2\"")]).misses(&["aviationstack_api_key = <your-aviationstack-key>"]),
    near("axonaut-key", "key of axonaut, by the name", &["axonaut"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AXONAUT_API_KEY=\"", "Qjd4BLLDYI", "XcDcSNnMuHwOZ7FGrPvIp1\"")]).misses(&["axonaut_api_key = <your-axonaut-key>"]),
    near("ayrshare-key", "key of ayrshare, by the name", &["ayrshare"], r"(?:[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}|[A-Z0-9]{8}-[A-Z0-9]{8}-[A-Z0-9]{8}-[A-Z0-9]{8})").max(35)
        .hits(&[concat!("AYRSHARE_API_KEY=\"", "7H74O9Y-SY", "YSDEL-X04PWG8-N7A52EQ\"")]).misses(&["ayrshare_api_key = <your-ayrshare-key>"]),
    near("azure-openai-key", "key of azure-openai, by the name", &["azure-openai", "azureopenai", "azure_openai", "openai.azure"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("azure-openai key: ", "C2F995Aa21", "Fe1DcF6a3Ad73892aBfD05")]).misses(&["azure-openai_api_key = <your-azure-openai-key>"]),
    near("azure-devops-key", "key of azure_devops, by the name", &["azure_devops", "visualstudio.com", "dev.azure"], r"[a-z0-9]{52}").max(52)
        .hits(&[concat!("AZURE_DEVOPS_API_KEY=\"", "38jdammqgf73vvaor", "838v4slts6u70knfg3anvbxjcyerm6k45dz\"")]).misses(&["azure_devops_api_key = <your-azure_devops-key>"]),
    near("azuresearch-key", "key of azuresearch, by the name", &["azuresearch", "azure_search", "search.windows"], r"(?:[A-Za-z0-9]{52}|[A-Fa-f0-9]{32})").max(52)
        .hits(&[concat!("AZURESEARCH_API_KEY=\"", "KggpPbH3ZB1vMC8xh", "FaQly3GsMcvE8q7e2J03o5RCxEkbOGzNAmP\"")]).misses(&["azuresearch_api_key = <your-azuresearch-key>"]),
    near("bannerbear-key", "key of bannerbear, by the name", &["bannerbear"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("BANNERBEAR_API_KEY=\"", "z3bvyiu", "2h6IpDgfzMkRC9B\"")]).misses(&["bannerbear_api_key = <your-bannerbear-key>"]),
    near("baremetrics-key", "key of baremetrics, by the name", &["baremetrics"], r"[A-Za-z0-9_.=-]{25,28}").max(28)
        .hits(&[concat!("BAREMETRICS_API_KEY=\"", "YCqCcyQW", "AipG1I9Yuv2CD05Xz\"")]).misses(&["baremetrics_api_key = <your-baremetrics-key>"]),
    near("beamer-key", "key of beamer, by the name", &["beamer"], r"[A-Za-z0-9_.=-]{44,46}").max(46)
        .hits(&[concat!("BEAMER_API_KEY=\"", "iHidnaeIC0nLV9", "6Tk9cdy3jm9lWDJMHSVZ7whQ0E2T5L\"")]).misses(&["beamer_api_key = <your-beamer-key>"]),
    near("beebole-key", "key of beebole, by the name", &["beebole"], r"[a-z0-9]{40}").max(40)
        .hits(&[concat!("BEEBOLE_API_KEY=\"", "j3o6utmulnfj9", "hckoww347u3etknz9c0vy8msjhp\"")]).misses(&["beebole_api_key = <your-beebole-key>"]),
    near("besnappy-key", "key of besnappy, by the name", &["besnappy"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("BESNAPPY_API_KEY=\"", "c800109B11771A605D2d3", "9b8A4F4Ae8Ebf4918b9cc0e78AfeD162E405CceDbBb\"")]).misses(&["besnappy_api_key = <your-besnappy-key>"]),
    near("besttime-key", "key of besttime, by the name", &["besttime"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("BESTTIME_API_KEY=\"", "iaWhQTbgJC5X", "Y6btucAwX0EMx4Rq5KGbhIyr\"")]).misses(&["besttime_api_key = <your-besttime-key>"]),
    near("betterstack-key", "key of betterstack, by the name", &["betterstack", "logtail"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("BETTERSTACK_API_KEY=\"", "Vvqd0xv5", "9IXiSYzrFgeyPURl\"")]).misses(&["betterstack_api_key = <your-betterstack-key>"]),
    near("billomat-key", "key of billomat, by the name", &["billomat"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("BILLOMAT_API_KEY=\"", "lrkvd2b10p", "jvs2yatvwrj6f8zg5poolb\"")]).misses(&["billomat_api_key = <your-billomat-key>"]),
    near("bingmaps-key", "key of bingmaps, by the name", &["bingmaps", "bing_maps"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("BINGMAPS_API_KEY=\"", "uVJr6msd4PUYTnyHx973u", "WicgVzl04yXhfhiL3S4hQJAQbyJOSgNYmuZz7BHpXa6\"")]).misses(&["bingmaps_api_key = <your-bingmaps-key>"]),
    near("bitbar-key", "key of bitbar, by the name", &["bitbar"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("BITBAR_API_KEY=\"", "ei4qga3ig8", "77kod0p2ciu7ihby64x5wv\"")]).misses(&["bitbar_api_key = <your-bitbar-key>"]),
    near("bitbucket-key", "key of bitbucket, by the name", &["bitbucket"], r"(?:[A-Za-z0-9]{32}|[A-Za-z0-9_=-]{44})").max(44)
        .hits(&[concat!("BITBUCKET_API_KEY=\"", "9L08T3Ndqh", "d7c34bo0l6eyGNwZXqWrnD\"")]).misses(&["bitbucket_api_key = <your-bitbucket-key>"]),
    near("bitcoinaverage-key", "key of bitcoinaverage, by the name", &["bitcoinaverage"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("BITCOINAVERAGE_API_KEY=\"", "gjsUn4raMf1Z9h", "STF7aWr6rpZcabV8Lmj5H40e1qxf9\"")]).misses(&["bitcoinaverage_api_key = <your-bitcoinaverage-key>"]),
    near("bitfinex-key", "key of bitfinex, by the name", &["bitfinex"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("BITFINEX_API_KEY=\"", "ZupSVjvfNZVgWK", "77yYk0aysby6L1kUDhxSJ0oA5aFI3\"")]).misses(&["bitfinex_api_key = <your-bitfinex-key>"]),
    near("bitly-key", "key of bitly, by the name", &["bitly"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("BITLY_API_KEY=\"", "ql6v0FniKZ3Lp", "lAKZ8AJQDcnlomWGwRK1s6vrSPj\"")]).misses(&["bitly_api_key = <your-bitly-key>"]),
    near("bitrise-key", "key of bitrise, by the name", &["bitrise"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("BITRISE_API_KEY=\"", "JJ53V94CXWFupJcIslAUJGbcYBRu", "HioItnrBHMdVkCFRnaFQvUVdPHID5n3a48tGUmU1D5GIosa8nWpNruH4vT\"")]).misses(&["bitrise_api_key = <your-bitrise-key>"]),
    near("blazemeter-key", "key of blazemeter, by the name", &["blazemeter", "runscope"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("BLAZEMETER_API_KEY=\"", "Ii4TfurC-xCb", "E-whs2-keit-muoyDYhpBwqR\"")]).misses(&["blazemeter_api_key = <your-blazemeter-key>"]),
    near("blitapp-key", "key of blitapp, by the name", &["blitapp"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("BLITAPP_API_KEY=\"", "boaOr2T78P0A2", "WRtEbrgiWLxatTcfNl6b8hUp73\"")]).misses(&["blitapp_api_key = <your-blitapp-key>"]),
    near("blocknative-key", "key of blocknative, by the name", &["blocknative"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("BLOCKNATIVE_API_KEY=\"", "JZ2bJ5ZR-OCf", "x-8NAo-XJ5t-iO9yCq1nPlFN\"")]).misses(&["blocknative_api_key = <your-blocknative-key>"]),
    near("blogger-key", "key of blogger, by the name", &["blogger"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("BLOGGER_API_KEY=\"", "y4KkaEEsMHT1D", "G0MoNfinKZBeRQqNJ6zXILOb1V\"")]).misses(&["blogger_api_key = <your-blogger-key>"]),
    near("blynk-key", "key of blynk, by the name", &["blynk"], r"(?:[A-Za-z0-9_=-]{32}|[A-Za-z0-9_=-]{40})").max(40)
        .hits(&[concat!("BLYNK_API_KEY=\"", "vQLXyBXnT1", "lj5gLkbyJKDCzi4q6nQAuf\"")]).misses(&["blynk_api_key = <your-blynk-key>"]),
    near("bombbomb-key", "key of bombbomb, by the name", &["bombbomb", "bomb-bomb"], r"[A-Za-z0-9_.=-]{64,120}").max(120)
        .hits(&[concat!("BOMBBOMB_API_KEY=\"", "LF0ZAY1Ml8M4onwaAbTMA", "Ui20T8Gpf0jJWzVgQRwaPWNGJC4fnDBt92aMRqjK1IT\"")]).misses(&["bombbomb_api_key = <your-bombbomb-key>"]),
    near("boostnote-key", "key of boostnote, by the name", &["boostnote"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("BOOSTNOTE_API_KEY=\"", "a8bC806dAcaad64ADAf3f", "Ef233010C0e69A99C3bcbA67A620c4dDCBC1fbB3e59\"")]).misses(&["boostnote_api_key = <your-boostnote-key>"]),
    near("bootstrap-key", "key of bootstrap, by the name", &["bootstrap"], r"[a-z0-9]{6}\.[a-z0-9]{16}").max(23)
        .hits(&[concat!("BOOTSTRAP_API_KEY=\"", "1m60hi.", "rkmv0dco9xglqjup\"")]).misses(&["bootstrap_api_key = <your-bootstrap-key>"]),
    near("borgbase-key", "key of borgbase, by the name", &["borgbase"], r"[A-Za-z0-9_.=-]{148,154}").max(154)
        .hits(&[concat!("BORGBASE_API_KEY=\"", "jZMN5Ndd8fDE7DB7ZEurJvm0Mq50UajSda2EqWIIQhr3Dvvvt", "8xmoGoezmmsolwGuePDEPFVWsPR3LgSg2q95igwtjOgeJqDWyLIWVxaaZl2qDfvTxuGwh2T2Z81KTmKWKQn1ELz0FvX26oiwCjH\"")]).misses(&["borgbase_api_key = <your-borgbase-key>"]),
    near("box-key", "key of box, by the name", &["box"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("BOX_API_KEY=\"", "nvUiq5Y6l8", "8yuM1oh0JVzvBlUaW2gI4m\"")]).misses(&["box_api_key = <your-box-key>"]),
    near("braintree-key", "key of braintree, by the name", &["braintree"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("BRAINTREE_API_KEY=\"", "EbC9c87A8e", "2fEaB2fc7d5026C1d94b8f\"")]).misses(&["braintree_api_key = <your-braintree-key>"]),
    near("brandfetch-key", "key of brandfetch, by the name", &["brandfetch"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("BRANDFETCH_API_KEY=\"", "sbYhAgkvjNkGP", "IKw85TFTQbCfvH1lR6aFG0Jgnj3\"")]).misses(&["brandfetch_api_key = <your-brandfetch-key>"]),
    near("browserstack-key", "key of browserstack, by the name", &["browserstack"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("BROWSERSTACK_API_KEY=\"", "TikahC", "45pSHVPFtMN8lu\"")]).misses(&["browserstack_api_key = <your-browserstack-key>"]),
    near("browshot-key", "key of browshot, by the name", &["browshot"], r"[A-Za-z0-9_=-]{28}").max(28)
        .hits(&[concat!("BROWSHOT_API_KEY=\"", "g4h2UxD7E", "mynXZIs4xqrSNiYhoVc\"")]).misses(&["browshot_api_key = <your-browshot-key>"]),
    near("bscscan-key", "key of bscscan, by the name", &["bscscan"], r"[A-Z0-9]{34}").max(34)
        .hits(&[concat!("BSCSCAN_API_KEY=\"", "WN9A8PZ02VO", "Q4SA1PIFU3EGYKWSFTJ6HVL\"")]).misses(&["bscscan_api_key = <your-bscscan-key>"]),
    near("buddyns-key", "key of buddyns, by the name", &["buddyns"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("BUDDYNS_API_KEY=\"", "BdvowekiCi8Q", "KjwOQiZrNOgXxvjUd4WScn8u\"")]).misses(&["buddyns_api_key = <your-buddyns-key>"]),
    near("budibase-key", "key of budibase, by the name", &["budibase"], r"[A-Fa-f0-9]{32}-[A-Fa-f0-9]{64}").max(97)
        .hits(&[concat!("BUDIBASE_API_KEY=\"", "ed8debF900a3a16ede08612595bd2683", "-03D1bd3FFB6B7c8AB546Fdc727ef26b0c35cE16cFeBBE7eFE10a545F7Bc983Df\"")]).misses(&["budibase_api_key = <your-budibase-key>"]),
    near("bugherd-key", "key of bugherd, by the name", &["bugherd"], r"[a-z0-9]{22,25}").max(25)
        .hits(&[concat!("BUGHERD_API_KEY=\"", "t8lzd61", "ekwmj9r6g3p258o\"")]).misses(&["bugherd_api_key = <your-bugherd-key>"]),
    near("bugsnag-key", "key of bugsnag, by the name", &["bugsnag"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("BUGSNAG_API_KEY=\"", "oRXo4piQ-5rj", "2-OltC-co3y-Xrxk2SmOY4Gz\"")]).misses(&["bugsnag_api_key = <your-bugsnag-key>"]),
    near("bulbul-key", "key of bulbul, by the name", &["bulbul"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("BULBUL_API_KEY=\"", "wJTvYfS9JF", "FmHJtNk69rRYBWzwq8TGvj\"")]).misses(&["bulbul_api_key = <your-bulbul-key>"]),
    near("buttercms-key", "key of buttercms, by the name", &["buttercms"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("BUTTERCMS_API_KEY=\"", "C5eA5d2A9ef6b", "EaAB329Cfeab4A2cFdC917AEbDB\"")]).misses(&["buttercms_api_key = <your-buttercms-key>"]),
    near("bybit-key", "key of bybit, by the name", &["bybit"], r"(?:[A-Za-z0-9]{18}|[A-Za-z0-9]{36})").max(36)
        .hits(&[concat!("BYBIT_API_KEY=\"", "Qr6EXe", "VqSF12dgy0pt\"")]).misses(&["bybit_api_key = <your-bybit-key>"]),
    near("caflou-key", "key of caflou, by the name", &["caflou"], r"[A-Za-z0-9]{155}").max(155)
        .hits(&[concat!("CAFLOU_API_KEY=\"", "k1MXEbbt425eY3S1TY8BYixMaowZOLPkjAsGqBuMAKrtNjHP4yM", "KoskfiNkGHtfLxAR9sAaAvKRqzhjbwfEBa1dVZRZdENr14MkS5HO2iBSboKPKIHY7gioivTi73g8ejVuUjk5b6BG5OgrHJcXxSmyaevE\"")]).misses(&["caflou_api_key = <your-caflou-key>"]),
    near("calendarific-key", "key of calendarific, by the name", &["calendarific"], r"(?:[A-Za-z0-9]{32}|[A-Fa-f0-9]{32}|[A-Fa-f0-9]{40})").max(40)
        .hits(&[concat!("CALENDARIFIC_API_KEY=\"", "JCLWoPBgzw", "Ov6kRKrzVD8sNbAT0WQXFx\"")]).misses(&["calendarific_api_key = <your-calendarific-key>"]),
    near("calendly-key", "key of calendly, by the name", &["calendly"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("CALENDLY_API_KEY=\"", "lbtr7YiEscQYqCe2YsCaqEkxbgoo8bkxi", "umv5lb6I3Xabb3Z09CVVVGx6swyHBa151peuCBiHdkjN0otqy76KbXt4ZYwMvsP3JxT\"")]).misses(&["calendly_api_key = <your-calendly-key>"]),
    near("calorieninja-key", "key of calorieninja, by the name", &["calorieninja"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("CALORIENINJA_API_KEY=\"", "cNSHvLI3NqrlD", "2fXkp1pCK2h1U6ExdnoQswlqetv\"")]).misses(&["calorieninja_api_key = <your-calorieninja-key>"]),
    near("campayn-key", "key of campayn, by the name", &["campayn"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CAMPAYN_API_KEY=\"", "Effcfc96A648fba4dD1C0", "628fD57fE5ecc8d5AA2c84aE89eB9fC64adb32d5Fd0\"")]).misses(&["campayn_api_key = <your-campayn-key>"]),
    near("cannyio-key", "key of cannyio, by the name", &["cannyio", "canny"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CANNYIO_API_KEY=\"", "VHyun7xv-hmI", "t-D4zS-I8Lv-0GMOelV4y5EP\"")]).misses(&["cannyio_api_key = <your-cannyio-key>"]),
    near("capsulecrm-key", "key of capsulecrm, by the name", &["capsulecrm"], r"(?:[A-Za-z0-9_=-]{64}|[A-Za-z0-9_.=-]{54,100})").max(100)
        .hits(&[concat!("CAPSULECRM_API_KEY=\"", "c65mBMb5AYDh7c5zBwHb4", "G1qCIqouj2VYd7Z88VkrgoT5FBNfbU9nhHXkqIVsrpP\"")]).misses(&["capsulecrm_api_key = <your-capsulecrm-key>"]),
    near("carboninterface-key", "key of carboninterface, by the name", &["carboninterface"], r"[A-Za-z0-9_=-]{21}").max(21)
        .hits(&[concat!("CARBONINTERFACE_API_KEY=\"", "wPAOc08", "7ibZYfhuVnaEwz\"")]).misses(&["carboninterface_api_key = <your-carboninterface-key>"]),
    near("cashboard-key", "key of cashboard, by the name", &["cashboard"], r"[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}").max(15)
        .hits(&[concat!("CASHBOARD_API_KEY=\"", "OUS-1", "YI-K06-D0B\"")]).misses(&["cashboard_api_key = <your-cashboard-key>"]),
    near("centralstationcrm-key", "key of centralstationcrm, by the name", &["centralstationcrm"], r"[a-z0-9]{30}").max(30)
        .hits(&[concat!("CENTRALSTATIONCRM_API_KEY=\"", "urxlxqn0rx", "l5s7vj32ctpo6k5bz8hf\"")]).misses(&["centralstationcrm_api_key = <your-centralstationcrm-key>"]),
    near("cexio-key", "key of cexio, by the name", &["cexio"], r"(?:[A-Z0-9]{26}|[A-Fa-f0-9]{32})").max(32)
        .hits(&[concat!("CEXIO_API_KEY=\"", "A3QONEMR", "XS3C6G5YJKF9B057QH\"")]).misses(&["cexio_api_key = <your-cexio-key>"]),
    near("chartmogul-key", "key of chartmogul, by the name", &["chartmogul"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CHARTMOGUL_API_KEY=\"", "4bcFF2f73F", "Ce72E87CBe3A5bF11c9D62\"")]).misses(&["chartmogul_api_key = <your-chartmogul-key>"]),
    near("chatbot-key", "key of chatbot, by the name", &["chatbot"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("CHATBOT_API_KEY=\"", "LlRVIuYhj2", "YR1BQbGdJ0Z5aSmR2UwPfp\"")]).misses(&["chatbot_api_key = <your-chatbot-key>"]),
    near("chatfuel-key", "key of chatfuel, by the name", &["chatfuel"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("CHATFUEL_API_KEY=\"", "vB5X5DmSYEkj9zbHYuUkmhtzJ74kBhwYUewKnsEnoq", "VDggPKwxeORbxn5B0LA87YYVdXljR2w64GjbHdKkoaPLvG0XzZsXBfs48TXEA0VxujydfzXKVs5nIM9WpiOkFN\"")]).misses(&["chatfuel_api_key = <your-chatfuel-key>"]),
    near("checio-key", "key of checio, by the name", &["checio"], r"[A-Za-z0-9_.=-]{40,60}").max(60)
        .hits(&[concat!("CHECIO_API_KEY=\"", "stCDhHT3LaVU9", "cRSMOQVg1Ak9mhMbv3LPw6p0iQJ\"")]).misses(&["checio_api_key = <your-checio-key>"]),
    near("checklyhq-key", "key of checklyhq, by the name", &["checklyhq"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CHECKLYHQ_API_KEY=\"", "EDcD6931Ba", "d18e7516fF1CBaED3b959A\"")]).misses(&["checklyhq_api_key = <your-checklyhq-key>"]),
    near("checkout-com-key", "key of checkout.com, by the name", &["checkout.com"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("checkout.com key: ", "JghgvPKB-MuZ", "V-WlTF-203J-ObvnzZBulo6K")]).misses(&["checkout.com_api_key = <your-checkout.com-key>"]),
    near("cicero-key", "key of cicero, by the name", &["cicero"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("CICERO_API_KEY=\"", "4705Aa1af618C", "E0A741B69AcF03AaEb7BD4df923\"")]).misses(&["cicero_api_key = <your-cicero-key>"]),
    near("clarifai-key", "key of clarifai, by the name", &["clarifai"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CLARIFAI_API_KEY=\"", "2069a1A9A4", "A6b9AecD15024CD7Eb3ade\"")]).misses(&["clarifai_api_key = <your-clarifai-key>"]),
    near("clearbit-key", "key of clearbit, by the name", &["clearbit"], r"[A-Za-z0-9_=-]{35}").max(35)
        .hits(&[concat!("CLEARBIT_API_KEY=\"", "hBHOK7BKwha", "TiEguHxSF1dyGUAieaKOh7bf\"")]).misses(&["clearbit_api_key = <your-clearbit-key>"]),
    near("clickhelp-key", "key of clickhelp, by the name", &["clickhelp"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("CLICKHELP_API_KEY=\"", "CEyxYtNA", "jksMnhQ4ifEGuT3m\"")]).misses(&["clickhelp_api_key = <your-clickhelp-key>"]),
    near("clickhouse-key", "key of clickhouse, by the name", &["clickhouse"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("CLICKHOUSE_API_KEY=\"", "zOPN61uPjZCFf", "OPUTal7hNaZuInXqmjLiVtdcE9Q\"")]).misses(&["clickhouse_api_key = <your-clickhouse-key>"]),
    near("cliengo-key", "key of cliengo, by the name", &["cliengo"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CLIENGO_API_KEY=\"", "G7en4uMv-guX", "i-lsLy-IHoh-mj896NSQ1J0T\"")]).misses(&["cliengo_api_key = <your-cliengo-key>"]),
    near("clinchpad-key", "key of clinchpad, by the name", &["clinchpad"], r"[A-Fa-f0-9]{20}").max(20)
        .hits(&[concat!("CLINCHPAD_API_KEY=\"", "FB65de", "9AAbE813F2c80a\"")]).misses(&["clinchpad_api_key = <your-clinchpad-key>"]),
    near("clockify-key", "key of clockify, by the name", &["clockify"], r"[A-Za-z0-9]{48}").max(48)
        .hits(&[concat!("CLOCKIFY_API_KEY=\"", "8yCv4SvJCTGyG9DT", "wMEspPPnzo8tQ5dSGqm4W9z870yOCpha\"")]).misses(&["clockify_api_key = <your-clockify-key>"]),
    near("closecrm-key", "key of closecrm, by the name", &["closecrm"], r"[A-Za-z0-9_.=-]{45,60}").max(60)
        .hits(&[concat!("CLOSECRM_API_KEY=\"", "anJDZj5Liiij6iq", "ROcYdx5wiMEwI6GtVc408xDgTNL2vP\"")]).misses(&["closecrm_api_key = <your-closecrm-key>"]),
    near("cloudconvert-key", "key of cloudconvert, by the name", &["cloudconvert"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("CLOUDCONVERT_API_KEY=\"", "WfVdvNOw9lxHnZsfw3KcQmmwx1lyofPkG", "cVHUGsFmy3FRT6HwN9FybUNFdBUdCTmvGs8oUjoZUnBVh6Iy3tH7EfmOJ9d6ZVjra48\"")]).misses(&["cloudconvert_api_key = <your-cloudconvert-key>"]),
    near("cloudelements-key", "key of cloudelements, by the name", &["cloudelements"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("CLOUDELEMENTS_API_KEY=\"", "flkxzUEME8fr9C", "cKbReEKCHk7IGU0fteWMZm5P4TOE2\"")]).misses(&["cloudelements_api_key = <your-cloudelements-key>"]),
    near("cloudflare-key", "key of cloudflare, by the name", &["cloudflare"], r"(?:[A-Za-z0-9_=-]{40}|[A-Fa-f0-9]{37})").max(40)
        .hits(&[concat!("CLOUDFLARE_API_KEY=\"", "o22hjEl4XqyKg", "hUUrsqU6QX0GcmsMPk4BoWilDpS\"")]).misses(&["cloudflare_api_key = <your-cloudflare-key>"]),
    near("cloudimage-key", "key of cloudimage, by the name", &["cloudimage"], r"[A-Za-z0-9_=-]{30}").max(30)
        .hits(&[concat!("CLOUDIMAGE_API_KEY=\"", "lf8zmrhq9V", "GCR4XAZ28qEY9oKsFNPn\"")]).misses(&["cloudimage_api_key = <your-cloudimage-key>"]),
    near("cloudmersive-key", "key of cloudmersive, by the name", &["cloudmersive"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CLOUDMERSIVE_API_KEY=\"", "Q8eNtjES-x1j", "D-iucm-0wna-qXQupkV9EeRM\"")]).misses(&["cloudmersive_api_key = <your-cloudmersive-key>"]),
    near("cloudplan-key", "key of cloudplan, by the name", &["cloudplan"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("CLOUDPLAN_API_KEY=\"", "1aYhH13KyW", "MEt062mUEqNd7xMviZFpYc\"")]).misses(&["cloudplan_api_key = <your-cloudplan-key>"]),
    near("cloudsight-key", "key of cloudsight, by the name", &["cloudsight"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("CLOUDSIGHT_API_KEY=\"", "C0Qd7k8", "uZhVWfzETlNnLBO\"")]).misses(&["cloudsight_api_key = <your-cloudsight-key>"]),
    near("cloudsmith-key", "key of cloudsmith, by the name", &["cloudsmith"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("CLOUDSMITH_API_KEY=\"", "3BEe99fCfaa32", "A6b4FC936DA574dB18a2f5b03c6\"")]).misses(&["cloudsmith_api_key = <your-cloudsmith-key>"]),
    near("cloudways-key", "key of cloudways, by the name", &["cloudways"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("CLOUDWAYS_API_KEY=\"", "pchD07c2bp", "Z0hUmTiy4F2s3aAtkGvo\"")]).misses(&["cloudways_api_key = <your-cloudways-key>"]),
    near("cloverly-key", "key of cloverly, by the name", &["cloverly"], r"[A-Za-z0-9_=-]{28}").max(28)
        .hits(&[concat!("CLOVERLY_API_KEY=\"", "irrCV7xgQ", "7ydpk5A8YMlICgvbPBT\"")]).misses(&["cloverly_api_key = <your-cloverly-key>"]),
    near("clustdoc-key", "key of clustdoc, by the name", &["clustdoc"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("CLUSTDOC_API_KEY=\"", "I6vRc6981wjcoBimS4kw", "f0wNTNOGXRuDgc4N9PR6pt8usFT9ZJ57U0lNdMo6\"")]).misses(&["clustdoc_api_key = <your-clustdoc-key>"]),
    near("coda-key", "key of coda, by the name", &["coda"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CODA_API_KEY=\"", "9Dzg8gZH-VxT", "F-yqND-z3UB-EbPuO0eFGWi8\"")]).misses(&["coda_api_key = <your-coda-key>"]),
    near("codacy-key", "key of codacy, by the name", &["codacy"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("CODACY_API_KEY=\"", "W04Zdt", "svaBir2eX6gJf5\"")]).misses(&["codacy_api_key = <your-codacy-key>"]),
    near("codeclimate-key", "key of codeclimate, by the name", &["codeclimate"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CODECLIMATE_API_KEY=\"", "63De803631EEdbc6B1AbC", "1a4D2Dbd8F4Cf3F2790f7173dBaA07b211cc8f54fCE\"")]).misses(&["codeclimate_api_key = <your-codeclimate-key>"]),
    near("codecov-key", "key of codecov, by the name", &["codecov"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CODECOV_API_KEY=\"", "JVWJyI1X-CGo", "H-tGGH-eiF6-OVklBvqgaTLt\"")]).misses(&["codecov_api_key = <your-codecov-key>"]),
    near("codequiry-key", "key of codequiry, by the name", &["codequiry"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("CODEQUIRY_API_KEY=\"", "KpDVU4cLbZas1dfomgiJv", "AD146U2vaLqI3z4AHWYTXbu196fiJpWDdYItP0Oynam\"")]).misses(&["codequiry_api_key = <your-codequiry-key>"]),
    near("cohere-key", "key of cohere, by the name", &["cohere"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("COHERE_API_KEY=\"", "wPYNuuySB00e0", "hdb2LhDproa1Z6qX852BmbtDikg\"")]).misses(&["cohere_api_key = <your-cohere-key>"]),
    near("coinapi-key", "key of coinapi, by the name", &["coinapi"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("COINAPI_API_KEY=\"", "snfbZdex-QvC", "6-cX6u-zOL0-4lkCAgGTbJpI\"")]).misses(&["coinapi_api_key = <your-coinapi-key>"]),
    near("coinbase-key", "key of coinbase, by the name", &["coinbase"], r"(?:[A-Za-z0-9]{16}|[A-Za-z0-9_=-]{64})").max(64)
        .hits(&[concat!("COINBASE_API_KEY=\"", "h81E7", "QrWe36fDMoN\"")]).misses(&["coinbase_api_key = <your-coinbase-key>"]),
    near("coinlayer-key", "key of coinlayer, by the name", &["coinlayer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("COINLAYER_API_KEY=\"", "wvMuB3WWLL", "iCL6M7XNfAvBGjVlouwKJ5\"")]).misses(&["coinlayer_api_key = <your-coinlayer-key>"]),
    near("coinlib-key", "key of coinlib, by the name", &["coinlib"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("COINLIB_API_KEY=\"", "QPsvE", "Ax1NU2acVDl\"")]).misses(&["coinlib_api_key = <your-coinlib-key>"]),
    near("coinmarketcap-key", "key of coinmarketcap, by the name", &["coinmarketcap"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("COINMARKETCAP_API_KEY=\"", "WzrnrXqa-Y9S", "R-4veH-50FS-PNZdyDKWv1um\"")]).misses(&["coinmarketcap_api_key = <your-coinmarketcap-key>"]),
    near("collect2-key", "key of collect2, by the name", &["collect2"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("COLLECT2_API_KEY=\"", "sENEtxpE-217", "6-pSzk-chvg-ibClmofe2DST\"")]).misses(&["collect2_api_key = <your-collect2-key>"]),
    near("column-key", "key of column, by the name", &["column"], r"[A-Za-z0-9_.=-]{20,60}").max(60)
        .hits(&[concat!("COLUMN_API_KEY=\"", "PfBOUw", "zrXxoKL6tngR5b\"")]).misses(&["column_api_key = <your-column-key>"]),
    near("commercejs-key", "key of commercejs, by the name", &["commercejs"], r"[A-Za-z0-9_=-]{48}").max(48)
        .hits(&[concat!("COMMERCEJS_API_KEY=\"", "oMi1lIhECisjzm4r", "owhTLxl602HZf2quJck5siWMX7FpN3Kb\"")]).misses(&["commercejs_api_key = <your-commercejs-key>"]),
    near("commodities-key", "key of commodities, by the name", &["commodities"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("COMMODITIES_API_KEY=\"", "IOZeHKdZCyNYyd2vg0mY", "nEigwi3apcID6NkKmkOCcUYCjw7hqR6NISdtvGBZ\"")]).misses(&["commodities_api_key = <your-commodities-key>"]),
    near("companyhub-key", "key of companyhub, by the name", &["companyhub"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("COMPANYHUB_API_KEY=\"", "YbKBu9", "7omWQqX03njSa8\"")]).misses(&["companyhub_api_key = <your-companyhub-key>"]),
    near("configcat-key", "key of configcat, by the name", &["configcat"], r"[A-Za-z0-9_=-]{22}/[A-Za-z0-9_=-]{22}").max(45)
        .hits(&[concat!("CONFIGCAT_API_KEY=\"", "c4jaeaVW65vhzVo", "naTWujr/UHrcweDF8p2SBiWPsqLhZX\"")]).misses(&["configcat_api_key = <your-configcat-key>"]),
    near("confluent-key", "key of confluent, by the name", &["confluent", "kafka"], r"(?:[A-Z0-9]{16}|[A-Za-z0-9_=-]{64})").max(64)
        .hits(&[concat!("CONFLUENT_API_KEY=\"", "9X7OI", "CNRHDF4W60K\"")]).misses(&["confluent_api_key = <your-confluent-key>"]),
    near("contentful-key", "key of contentful, by the name", &["contentful"], r"[A-Za-z0-9_.=-]{43,64}").max(64)
        .hits(&[concat!("CONTENTFUL_API_KEY=\"", "Gu0yarJlxT8NUu", "YfHw8p801Gr2TEKvJX9no7uHkMj0Q\"")]).misses(&["contentful_api_key = <your-contentful-key>"]),
    near("contentstack-key", "key of contentstack, by the name", &["contentstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CONTENTSTACK_API_KEY=\"", "967f4Ea5Ba", "fa80eDCda4cF42f6156EEb\"")]).misses(&["contentstack_api_key = <your-contentstack-key>"]),
    near("conversiontools-key", "key of conversiontools, by the name", &["conversiontools"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("CONVERSIONTOOLS_API_KEY=\"", "ZdKScB9CVswOBSz2SO5ZjU8TESI5sSwvF", "Spb31mK7yJWjvdyDAtve5GoS3hVoWpMOI2v48mRLpd3tXnvhSK0DEsQilMzcCtV85PL\"")]).misses(&["conversiontools_api_key = <your-conversiontools-key>"]),
    near("convertapi-key", "key of convertapi, by the name", &["convertapi"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("CONVERTAPI_API_KEY=\"", "EhYSi", "U2Jn6IdcOM7\"")]).misses(&["convertapi_api_key = <your-convertapi-key>"]),
    near("convertkit-key", "key of convertkit, by the name", &["convertkit"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("CONVERTKIT_API_KEY=\"", "hzkOBpd", "MNT6GQJlyA80sU5\"")]).misses(&["convertkit_api_key = <your-convertkit-key>"]),
    near("convier-key", "key of convier, by the name", &["convier"], r"[0-9]{2}-[A-Za-z0-9]{45}").max(48)
        .hits(&[concat!("CONVIER_API_KEY=\"", "52-cNukGAbVptPnc", "5jF80JND7ixEx3ZezwMHSionkrYUXbFL\"")]).misses(&["convier_api_key = <your-convier-key>"]),
    near("copper-key", "key of copper, by the name", &["copper"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("COPPER_API_KEY=\"", "cFfBa0F3E6", "F87bCC4f9a30eAa5c31d2F\"")]).misses(&["copper_api_key = <your-copper-key>"]),
    near("couchbase-key", "key of couchbase, by the name", &["couchbase"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("COUCHBASE_API_KEY=\"", "1yaU0bSpBe", "ltS9tli6Uz7ITYfQCF1rZW\"")]).misses(&["couchbase_api_key = <your-couchbase-key>"]),
    near("countrylayer-key", "key of countrylayer, by the name", &["countrylayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("COUNTRYLAYER_API_KEY=\"", "d9aAb689D8", "D26e874Fd9f3bFc12EFD59\"")]).misses(&["countrylayer_api_key = <your-countrylayer-key>"]),
    near("coveralls-key", "key of coveralls, by the name", &["coveralls"], r"[A-Za-z0-9_=-]{37}").max(37)
        .hits(&[concat!("COVERALLS_API_KEY=\"", "C4Pwb5ekhMwg", "dOap8cKGTreR9ENjS3BCFDnW7\"")]).misses(&["coveralls_api_key = <your-coveralls-key>"]),
    near("craftmypdf-key", "key of craftmypdf, by the name", &["craftmypdf"], r"[A-Za-z0-9_=-]{35}").max(35)
        .hits(&[concat!("CRAFTMYPDF_API_KEY=\"", "lrD0b4k1EIy", "IPxipi9eKX6ybl0uUWgYS2Dw\"")]).misses(&["craftmypdf_api_key = <your-craftmypdf-key>"]),
    near("crossref-key", "key of crossref, by the name", &["crossref"], r"[a-z0-9]{40}").max(40)
        .hits(&[concat!("CROSSREF_API_KEY=\"", "nzuaggkcnc10h", "cljvxg7oxjr2pvn3lwkytq4gve6\"")]).misses(&["crossref_api_key = <your-crossref-key>"]),
    near("crowdin-key", "key of crowdin, by the name", &["crowdin"], r"[A-Za-z0-9]{80}").max(80)
        .hits(&[concat!("CROWDIN_API_KEY=\"", "cYKYpGvaA2pgyCPrbzkEUyKo2y", "9OpoD9YeuddGHX88wpR8ra2gLmzbbaiJVh3GNXvEBZ9RFmKzk5qfyD\"")]).misses(&["crowdin_api_key = <your-crowdin-key>"]),
    near("crowdstrike-key", "key of crowdstrike, by the name", &["crowdstrike"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{40})").max(40)
        .hits(&[concat!("CROWDSTRIKE_API_KEY=\"", "d9e87FeEb4", "7FabF57CDfEcbA620F3e92\"")]).misses(&["crowdstrike_api_key = <your-crowdstrike-key>"]),
    near("cryptocompare-key", "key of cryptocompare, by the name", &["cryptocompare"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CRYPTOCOMPARE_API_KEY=\"", "AeebfebcF0c9ecAdc3fbC", "3552CE35fed8F35588ddddCa9B60ffd2E45F0ceC739\"")]).misses(&["cryptocompare_api_key = <your-cryptocompare-key>"]),
    near("currencycloud-key", "key of currencycloud, by the name", &["currencycloud"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CURRENCYCLOUD_API_KEY=\"", "5ba69720fD7CAfA7b84E7", "aB6Ce52681F5DA56FefE43BE1c85672d31De4aA7B9a\"")]).misses(&["currencycloud_api_key = <your-currencycloud-key>"]),
    near("currencyfreaks-key", "key of currencyfreaks, by the name", &["currencyfreaks"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("CURRENCYFREAKS_API_KEY=\"", "b2c4C04AA0", "dFce9D2E816e7405f6F3Ab\"")]).misses(&["currencyfreaks_api_key = <your-currencyfreaks-key>"]),
    near("currencylayer-key", "key of currencylayer, by the name", &["currencylayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CURRENCYLAYER_API_KEY=\"", "dB7bDE3DE5", "ebC085e6ab9fc6C23dF8E7\"")]).misses(&["currencylayer_api_key = <your-currencylayer-key>"]),
    near("currencyscoop-key", "key of currencyscoop, by the name", &["currencyscoop"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CURRENCYSCOOP_API_KEY=\"", "836eeef015", "e21fC1a84e06FbA0d5Bc3f\"")]).misses(&["currencyscoop_api_key = <your-currencyscoop-key>"]),
    near("currentsapi-key", "key of currentsapi, by the name", &["currentsapi"], r"[A-Za-z0-9_=-]{48}").max(48)
        .hits(&[concat!("CURRENTSAPI_API_KEY=\"", "HD7sZlTZnZOfiV3y", "LUR85uelILQXbQa2t7TzvPro31mZjXIf\"")]).misses(&["currentsapi_api_key = <your-currentsapi-key>"]),
    near("customerguru-key", "key of customerguru, by the name", &["customerguru"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("CUSTOMERGURU_API_KEY=\"", "AMoehRBv18L9SKvm", "SO6gPgBLO5K0Luz82J9jDUyKG3afmWhc7H\"")]).misses(&["customerguru_api_key = <your-customerguru-key>"]),
    near("customerio-key", "key of customerio, by the name", &["customerio", "customer.io"], r"(?:[A-Fa-f0-9]{20}|[A-Fa-f0-9]{32})").max(32)
        .hits(&[concat!("CUSTOMERIO_API_KEY=\"", "4e3706", "e81Fd27Cc1aBEb\"")]).misses(&["customerio_api_key = <your-customerio-key>"]),
    near("d7network-key", "key of d7network, by the name", &["d7network"], r"[A-Za-z0-9_=-]{23}").max(23)
        .hits(&[concat!("D7NETWORK_API_KEY=\"", "OW3SCfD", "40gnHRVcZ7yMJoP9\"")]).misses(&["d7network_api_key = <your-d7network-key>"]),
    near("dailyco-key", "key of dailyco, by the name", &["dailyco", "daily.co"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("DAILYCO_API_KEY=\"", "064EDF7aC2B0B7FBbE1bF", "57E91D82e795fD3a313702F1BAD6daF0cCeE85bc932\"")]).misses(&["dailyco_api_key = <your-dailyco-key>"]),
    near("dandelion-key", "key of dandelion, by the name", &["dandelion"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DANDELION_API_KEY=\"", "3d4D6f319E", "FfB39AE5D7221CcF00a6ed\"")]).misses(&["dandelion_api_key = <your-dandelion-key>"]),
    near("dareboost-key", "key of dareboost, by the name", &["dareboost"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("DAREBOOST_API_KEY=\"", "B6cTP9Dy1cYhbsaNdDxa", "KGEbx3qGpX90FhcV9iDeMj1JFhUOxyQTDmEgW2nX\"")]).misses(&["dareboost_api_key = <your-dareboost-key>"]),
    near("databox-key", "key of databox, by the name", &["databox"], r"[A-Za-z0-9_=-]{21}").max(21)
        .hits(&[concat!("DATABOX_API_KEY=\"", "5M5rUqt", "eakZvyoD6cV8Bs\"")]).misses(&["databox_api_key = <your-databox-key>"]),
    near("datadog-key", "key of datadog, by the name", &["datadog", "dd_api", "dd_app"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{40})").max(40)
        .hits(&[concat!("DATADOG_API_KEY=\"", "e8d8Bc309B", "3Bf7bAcBDf80Fe4Cd29715\"")]).misses(&["datadog_api_key = <your-datadog-key>"]),
    near("datagov-key", "key of datagov, by the name", &["datagov", "data.gov"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("DATAGOV_API_KEY=\"", "9hH9ys8lELIGR", "DysIcaW08Nq5gCuxOZywps3FmM2\"")]).misses(&["datagov_api_key = <your-datagov-key>"]),
    near("dbeaver-key", "key of dbeaver, by the name", &["dbeaver"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("DBEAVER_API_KEY=\"", "t3myEeuTYH", "IfeSR5c9v2OEmQz3hXVZo8\"")]).misses(&["dbeaver_api_key = <your-dbeaver-key>"]),
    near("debounce-key", "key of debounce, by the name", &["debounce"], r"[A-Za-z0-9]{13}").max(13)
        .hits(&[concat!("DEBOUNCE_API_KEY=\"", "fHjD", "gYpK4L2h3\"")]).misses(&["debounce_api_key = <your-debounce-key>"]),
    near("deepai-key", "key of deepai, by the name", &["deepai"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DEEPAI_API_KEY=\"", "vmtFengv-MrK", "m-m0Li-gdUV-Xf8SkAsKwC29\"")]).misses(&["deepai_api_key = <your-deepai-key>"]),
    near("deepgram-key", "key of deepgram, by the name", &["deepgram"], r"(?:[A-Fa-f0-9]{40}|[A-Za-z0-9]{48})").max(48)
        .hits(&[concat!("DEEPGRAM_API_KEY=\"", "4eC7549E2aE9e", "965fc9CDc781f097CaA5aE24Bd0\"")]).misses(&["deepgram_api_key = <your-deepgram-key>"]),
    near("deepl-key", "key of deepl, by the name", &["deepl"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}:fx").max(39)
        .hits(&[concat!("DEEPL_API_KEY=\"", "dvDHKfUp-24jt", "-12ex-6sHC-oZ04KhP3nIBc:fx\"")]).misses(&["deepl_api_key = <your-deepl-key>"]),
    near("deepseek-key", "key of deepseek, by the name", &["deepseek"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DEEPSEEK_API_KEY=\"", "5Aecae940c", "0EE2f9A534e50B8EDcfC91\"")]).misses(&["deepseek_api_key = <your-deepseek-key>"]),
    near("delighted-key", "key of delighted, by the name", &["delighted"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("DELIGHTED_API_KEY=\"", "xZCQKxUHH2", "g4UfqpkKT7JneaAB8W0x1Y\"")]).misses(&["delighted_api_key = <your-delighted-key>"]),
    near("demio-key", "key of demio, by the name", &["demio"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("DEMIO_API_KEY=\"", "1tliNcGSbk", "8C6mgC5M2wakJFtdLKWVX3\"")]).misses(&["demio_api_key = <your-demio-key>"]),
    near("deputy-key", "key of deputy, by the name", &["deputy"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DEPUTY_API_KEY=\"", "0cd76f22F8", "A8cfbBF941A30EC7D8fdaC\"")]).misses(&["deputy_api_key = <your-deputy-key>"]),
    near("detectify-key", "key of detectify, by the name", &["detectify"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DETECTIFY_API_KEY=\"", "1AedEB3E30", "fCF37c9dEb26fBF432C0c5\"")]).misses(&["detectify_api_key = <your-detectify-key>"]),
    near("detectlanguage-key", "key of detectlanguage, by the name", &["detectlanguage"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DETECTLANGUAGE_API_KEY=\"", "69D2b0C7cE", "8bFCa10f93c817CEeAe465\"")]).misses(&["detectlanguage_api_key = <your-detectlanguage-key>"]),
    near("dfuse-key", "key of dfuse, by the name", &["dfuse"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DFUSE_API_KEY=\"", "bfba9bE25F", "7cEDF7ea207BCEDA5dc8f9\"")]).misses(&["dfuse_api_key = <your-dfuse-key>"]),
    near("diffbot-key", "key of diffbot, by the name", &["diffbot"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DIFFBOT_API_KEY=\"", "E96825c7C4", "b6aCBD19e30D5bdBB726F8\"")]).misses(&["diffbot_api_key = <your-diffbot-key>"]),
    near("diggernaut-key", "key of diggernaut, by the name", &["diggernaut"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("DIGGERNAUT_API_KEY=\"", "E9Fca151CCCE8", "0F8a937eeb1Cd30056F582AD9af\"")]).misses(&["diggernaut_api_key = <your-diggernaut-key>"]),
    near("digicert-key", "key of digicert, by the name", &["digicert"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DIGICERT_API_KEY=\"", "cwQNJSKd-paA", "H-8cWv-HYfU-7KjDQtbV50cZ\"")]).misses(&["digicert_api_key = <your-digicert-key>"]),
];
