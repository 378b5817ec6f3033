//! Keys without a prefix of their own, told by the service that is named before them (part 1 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("abuseipdb-key", "key of abuseipdb, by the name", &["abuseipdb"], r"[A-Fa-f0-9]{80}").max(80)
        .hits(&[concat!("ABUSEIPDB_API_KEY=\"", "d0B66507cdCAb3b1ffAd3BF7Ab", "D6BA6BfFd4cDcd9b6E195a0d346f8BaeE4F007b98fd6B5e934Fa7E\"")]).misses(&["abuseipdb_api_key = <your-abuseipdb-key>"]),
    near("abyssale-key", "key of abyssale, by the name", &["abyssale"], r"[a-z0-9]{40}").max(40)
        .hits(&[concat!("ABYSSALE_API_KEY=\"", "8r3q0jpuf0nxk", "k0v8tz442tkgdae95vh3jj3ufoi\"")]).misses(&["abyssale_api_key = <your-abyssale-key>"]),
    near("accuweather-key", "key of accuweather, by the name", &["accuweather"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ACCUWEATHER_API_KEY=\"", "JaJkxNfu3p", "ffse1dcgXlp7qyu6w2xW0k\"")]).misses(&["accuweather_api_key = <your-accuweather-key>"]),
    near("adafruitio-key", "key of adafruitio, by the name", &["adafruitio"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ADAFRUITIO_API_KEY=\"", "P931DzUCxC", "w7am2LINGgb6s1xicPR7d4\"")]).misses(&["adafruitio_api_key = <your-adafruitio-key>"]),
    near("ado-pat-key", "key of ado_pat, by the name", &["ado_pat", "azure"], r"[A-Za-z0-9]{52}").max(52)
        .hits(&[concat!("ADO_PAT_API_KEY=\"", "fzgdbh5kMy0bHBiDQ", "7QkXO7UJ4yJ2D2mIhgrvsQY798fPpJEnqUi\"")]).misses(&["ado_pat_api_key = <your-ado_pat-key>"]),
    near("adobe-key", "key of adobe, by the name", &["adobe"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ADOBE_API_KEY=\"", "7AEF216dBE", "C44daFe8eC37Fd96E50A23\"")]).misses(&["adobe_api_key = <your-adobe-key>"]),
    near("adzuna-key", "key of adzuna, by the name", &["adzuna"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ADZUNA_API_KEY=\"", "a3C3a0dD53", "742C935b1D6e3044ecdf78\"")]).misses(&["adzuna_api_key = <your-adzuna-key>"]),
    near("airbrake-key", "key of airbrake, by the name", &["airbrake"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{40}|[A-Za-z0-9]{40})").max(40)
        .hits(&[concat!("AIRBRAKE_API_KEY=\"", "A8D763C1CC", "3241aEcFd9CED72A5eB6a8\"")]).misses(&["airbrake_api_key = <your-airbrake-key>"]),
    near("airship-key", "key of airship, by the name", &["airship"], r"(?:[A-Za-z0-9]{22}|[A-Za-z0-9_=-]{22})").max(22)
        .hits(&[concat!("AIRSHIP_API_KEY=\"", "NyOP5RG", "FYwjKcZoqp8UrtI\"")]).misses(&["airship_api_key = <your-airship-key>"]),
    near("airvisual-key", "key of airvisual, by the name", &["airvisual"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("AIRVISUAL_API_KEY=\"", "u3a8NOBo-viZ", "k-BFOd-WQDr-T5aPiUHtvGfu\"")]).misses(&["airvisual_api_key = <your-airvisual-key>"]),
    near("aiven-key", "key of aiven, by the name", &["aiven"], r"(?:[A-Za-z0-9]{300,372}|[A-Za-z0-9_+/=.-]{100,400})").max(400)
        .hits(&[concat!("AIVEN_API_KEY=\"", "YNsdGTqIk31E7adqnqMGUWMAXAdRZe2e40JItadGY41pzGiS7xg5uWbYejIAPlvcVEoAYe6XGisyjcI8WqwXqLyIBWrGbqov6BXj", "8GGEapLb0JyOwCUMKpeY2aEsRuUR2DAl67vU33LtbKbikCqgC5VrmTlxjy9AXEJ22xxtvJCvi8GTnqYHCQ3P8Ycz8DgqzPolZelIHsRZfwbQq2igd27E0yz4MdC86K8otu9cEmcAdKiAYVqt3n1vbheY86BSJJ02CeWeeTpg8reqr3JobRriWYSGtiVR6JP0Qwoy39Ts\"")]).misses(&["aiven_api_key = <your-aiven-key>"]),
    near("alchemy-key", "key of alchemy, by the name", &["alchemy"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("ALCHEMY_API_KEY=\"", "3vW1Q3Z7O6", "ZPAojkQc52WLispqxdhIr0\"")]).misses(&["alchemy_api_key = <your-alchemy-key>"]),
    near("algolia-key", "key of algolia, by the name", &["algolia"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("ALGOLIA_API_KEY=\"", "qdr96t1ggf", "zwzym3k8x06wgodfaqxlvr\"")]).misses(&["algolia_api_key = <your-algolia-key>"]),
    near("alibaba-key", "key of alibaba, by the name", &["alibaba", "aliyun"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("ALIBABA_API_KEY=\"", "6nKzAQbleN", "dFWqgPt1ERkUf8NYCZ50\"")]).misses(&["alibaba_api_key = <your-alibaba-key>"]),
    near("alienvault-key", "key of alienvault, by the name", &["alienvault"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("ALIENVAULT_API_KEY=\"", "daD8C75a3CF2B6D9Fb520", "E8eeABFDfe3fE4BCfc7EEaC1F0f73E9A8DcC8B0b5cd\"")]).misses(&["alienvault_api_key = <your-alienvault-key>"]),
    near("amplitude-key", "key of amplitude, by the name", &["amplitude"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("AMPLITUDE_API_KEY=\"", "Fa291Eb91F", "012fBeB37FC0dc8ab2479D\"")]).misses(&["amplitude_api_key = <your-amplitude-key>"]),
    near("anypoint-key", "key of anypoint, by the name", &["anypoint"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ANYPOINT_API_KEY=\"", "yAwsCOWQ-9st", "S-SBmR-GZXT-496BHaFKUizM\"")]).misses(&["anypoint_api_key = <your-anypoint-key>"]),
    near("apiflash-key", "key of apiflash, by the name", &["apiflash"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("APIFLASH_API_KEY=\"", "9AfFc2dEdC", "Cf38B1DE60eE29dCb7eaf6\"")]).misses(&["apiflash_api_key = <your-apiflash-key>"]),
    near("apify-key", "key of apify, by the name", &["apify"], r"[A-Za-z0-9]{34,46}").max(46)
        .hits(&[concat!("APIFY_API_KEY=\"", "TLol8twDCsQ", "VVJ64UtxyDiYm28dWvwLPTS\"")]).misses(&["apify_api_key = <your-apify-key>"]),
    near("apilayer-key", "key of apilayer, by the name", &["apilayer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("APILAYER_API_KEY=\"", "5F1uVRteSF", "AOgX3QOqhFZvYyRu8IdxmL\"")]).misses(&["apilayer_api_key = <your-apilayer-key>"]),
    near("apimetrics-key", "key of apimetrics, by the name", &["apimetrics"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("APIMETRICS_API_KEY=\"", "92CmGrZdsU", "Hvi54rBfLjvl1oJ83SdMtE\"")]).misses(&["apimetrics_api_key = <your-apimetrics-key>"]),
    near("apitemplate-key", "key of apitemplate, by the name", &["apitemplate"], r"[A-Za-z0-9]{39,55}").max(55)
        .hits(&[concat!("APITEMPLATE_API_KEY=\"", "TI4KcSvfD53zl", "0eZriSB3Yc7MtyIDVldUZmRqCF\"")]).misses(&["apitemplate_api_key = <your-apitemplate-key>"]),
    near("apollo-key", "key of apollo, by the name", &["apollo"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("APOLLO_API_KEY=\"", "Uyo8yrM", "fgQak3ZnP0TWqd7\"")]).misses(&["apollo_api_key = <your-apollo-key>"]),
    near("appcues-key", "key of appcues, by the name", &["appcues"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("APPCUES_API_KEY=\"", "UGDd6SvS-fCp", "D-iCCe-SuNV-gwEcKUaJMvr5\"")]).misses(&["appcues_api_key = <your-appcues-key>"]),
    near("appfollow-key", "key of appfollow, by the name", &["appfollow"], r"[A-Za-z0-9]{20,32}").max(32)
        .hits(&[concat!("APPFOLLOW_API_KEY=\"", "Ip3xBv", "81DfmdR0qMWF2y\"")]).misses(&["appfollow_api_key = <your-appfollow-key>"]),
    near("appoptics-key", "key of appoptics, by the name", &["appoptics"], r"[A-Za-z0-9]{71}").max(71)
        .hits(&[concat!("APPOPTICS_API_KEY=\"", "caADIaekxQKUpreqJSrzKg9", "6MET9Y0eM0tIr0lYEChVtSQf0aKdQaVBwm0lAgTkd1ZYC75x\"")]).misses(&["appoptics_api_key = <your-appoptics-key>"]),
    near("appsynergy-key", "key of appsynergy, by the name", &["appsynergy"], r"[a-z0-9]{64}").max(64)
        .hits(&[concat!("APPSYNERGY_API_KEY=\"", "hae2prfaqgi3bs3fngi7e", "287yj92nm3wzus18a1v328sysyr7nod1cja9vt20qlw\"")]).misses(&["appsynergy_api_key = <your-appsynergy-key>"]),
    near("apptivo-key", "key of apptivo, by the name", &["apptivo"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("APPTIVO_API_KEY=\"", "4rpsImEH7y", "6jg64CNizlhk9x0vuDfRmW\"")]).misses(&["apptivo_api_key = <your-apptivo-key>"]),
    near("asana-key", "key of asana, by the name", &["asana"], r"(?:[A-Za-z0-9]{40}|digits16:[A-Za-z0-9]{32}|0/[A-Za-z0-9]{32})").max(41)
        .hits(&[concat!("ASANA_API_KEY=\"", "gWsrXjQDRTlvu", "w0KvtOBT6jrk7WcsVa59vDZKHdP\"")]).misses(&["asana_api_key = <your-asana-key>"]),
    near("assemblyai-key", "key of assemblyai, by the name", &["assemblyai"], r"(?:[A-Fa-f0-9]{32}|[a-z0-9]{32})").max(32)
        .hits(&[concat!("ASSEMBLYAI_API_KEY=\"", "cB2CDC4A3e", "6E71ad807DC96D8A3EcF4B\"")]).misses(&["assemblyai_api_key = <your-assemblyai-key>"]),
    near("atera-key", "key of atera, by the name", &["atera"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ATERA_API_KEY=\"", "qTijPFxYHe", "fmOmJXdr0SZLntV8kKYw2y\"")]).misses(&["atera_api_key = <your-atera-key>"]),
    near("atlassian-key", "key of atlassian, by the name", &["atlassian", "jira", "confluence"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("ATLASSIAN_API_KEY=\"", "kvJZ2fgy", "lCnIoLhJOqdA59zZ\"")]).misses(&["atlassian_api_key = <your-atlassian-key>"]),
    near("audd-key", "key of audd, by the name", &["audd"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AUDD_API_KEY=\"", "55mfTRB9mE", "RwhfESiQrYpOWFML3bdcoD\"")]).misses(&["audd_api_key = <your-audd-key>"]),
    near("auth0-key", "key of auth0, by the name", &["auth0"], r"[A-Za-z0-9_.=-]{64,90}").max(90)
        .hits(&[concat!("AUTH0_API_KEY=\"", "KjDihZpUEBqTSy91xj5Nf", "MEmfSDS3pclZBngs3Mu2GFXkASWIeFEbQKOLvq4dV25\"")]).misses(&["auth0_api_key = <your-auth0-key>"]),
    near("autodesk-key", "key of autodesk, by the name", &["autodesk"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AUTODESK_API_KEY=\"", "XWFjz4BgUo", "qZ9Sts7qMGkWJILzefvyPH\"")]).misses(&["autodesk_api_key = <your-autodesk-key>"]),
    near("autoklose-key", "key of autoklose, by the name", &["autoklose"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AUTOKLOSE_API_KEY=\"", "B9pOboXyOc", "zTOl90MHPZt4ickwehjNSq\"")]).misses(&["autoklose_api_key = <your-autoklose-key>"]),
    near("autopilot-key", "key of autopilot, by the name", &["autopilot"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("AUTOPILOT_API_KEY=\"", "1947A55a5D", "306Cd43B8b9b6ce01297EA\"")]).misses(&["autopilot_api_key = <your-autopilot-key>"]),
    near("avaza-key", "key of avaza, by the name", &["avaza"], r"[0-9]{1,12}-[A-Fa-f0-9]{40}").max(53)
        .hits(&[concat!("AVAZA_API_KEY=\"", "2-626D15DEF5EE", "F20AaEDcCBF87152A13f6D93db2a\"")]).misses(&["avaza_api_key = <your-avaza-key>"]),
    near("aviationstack-key", "key of aviationstack, by the name", &["aviationstack"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("AVIATIONSTACK_API_KEY=\"", "kzjsbldaej", "wuxgt8sytq6kw25fmabucj\"")]).misses(&["aviationstack_api_key = <your-aviationstack-key>"]),
    near("axonaut-key", "key of axonaut, by the name", &["axonaut"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AXONAUT_API_KEY=\"", "Hy0amACHxL", "9r7dTzpEPYorC9vx6KGJNh\"")]).misses(&["axonaut_api_key = <your-axonaut-key>"]),
    near("ayrshare-key", "key of ayrshare, by the name", &["ayrshare"], r"(?:[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}|[A-Z0-9]{8}-[A-Z0-9]{8}-[A-Z0-9]{8}-[A-Z0-9]{8})").max(35)
        .hits(&[concat!("AYRSHARE_API_KEY=\"", "M0TMYN0-XK", "HUSWP-LFY5BTV-62ZEAGH\"")]).misses(&["ayrshare_api_key = <your-ayrshare-key>"]),
    near("azure-openai-key", "key of azure-openai, by the name", &["azure-openai", "azureopenai", "azure_openai", "openai.azure"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("azure-openai key: ", "2aDf34EffF", "2e50ce9C4FDaAd3Cb48BA2")]).misses(&["azure-openai_api_key = <your-azure-openai-key>"]),
    near("azure-devops-key", "key of azure_devops, by the name", &["azure_devops", "visualstudio.com", "dev.azure"], r"[a-z0-9]{52}").max(52)
        .hits(&[concat!("AZURE_DEVOPS_API_KEY=\"", "ianoqwvj4inzmo0rw", "6ghx7u0832ske9f0cxrjbniwmtpmjz3kyhu\"")]).misses(&["azure_devops_api_key = <your-azure_devops-key>"]),
    near("azuresearch-key", "key of azuresearch, by the name", &["azuresearch", "azure_search", "search.windows"], r"(?:[A-Za-z0-9]{52}|[A-Fa-f0-9]{32})").max(52)
        .hits(&[concat!("AZURESEARCH_API_KEY=\"", "pjeKlIVuXIQc22BFE", "Y3EeOhQC3yFCdH7U6N2nRB4wXZGpiQIt9l7\"")]).misses(&["azuresearch_api_key = <your-azuresearch-key>"]),
    near("bannerbear-key", "key of bannerbear, by the name", &["bannerbear"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("BANNERBEAR_API_KEY=\"", "755ru8Z", "f3WpMiPoydlvhnq\"")]).misses(&["bannerbear_api_key = <your-bannerbear-key>"]),
    near("baremetrics-key", "key of baremetrics, by the name", &["baremetrics"], r"[A-Za-z0-9_.=-]{25,28}").max(28)
        .hits(&[concat!("BAREMETRICS_API_KEY=\"", "40fa0rzQ", "SVwchfUje4yMlWO3I\"")]).misses(&["baremetrics_api_key = <your-baremetrics-key>"]),
    near("beamer-key", "key of beamer, by the name", &["beamer"], r"[A-Za-z0-9_.=-]{44,46}").max(46)
        .hits(&[concat!("BEAMER_API_KEY=\"", "6KOKbVMrLiCbFK", "YP72WoYHoPGFnNpsxc6oB8AwWvOMVh\"")]).misses(&["beamer_api_key = <your-beamer-key>"]),
    near("beebole-key", "key of beebole, by the name", &["beebole"], r"[a-z0-9]{40}").max(40)
        .hits(&[concat!("BEEBOLE_API_KEY=\"", "t0n4mo7lddxnw", "az5b5obx5vd4s9rfyumbp7aih7n\"")]).misses(&["beebole_api_key = <your-beebole-key>"]),
    near("besnappy-key", "key of besnappy, by the name", &["besnappy"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("BESNAPPY_API_KEY=\"", "38D0B2cD7fce5fc988cEd", "0e3B107a0fa1416475cbebAb5077E4fD61FAe92C1E8\"")]).misses(&["besnappy_api_key = <your-besnappy-key>"]),
    near("besttime-key", "key of besttime, by the name", &["besttime"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("BESTTIME_API_KEY=\"", "lH2h0KT7R0oa", "VbBDALtIbyD82e7MjgzPRfsa\"")]).misses(&["besttime_api_key = <your-besttime-key>"]),
    near("betterstack-key", "key of betterstack, by the name", &["betterstack", "logtail"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("BETTERSTACK_API_KEY=\"", "3D43wurs", "A0peyczhSZ16XHiM\"")]).misses(&["betterstack_api_key = <your-betterstack-key>"]),
    near("billomat-key", "key of billomat, by the name", &["billomat"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("BILLOMAT_API_KEY=\"", "4gge6mkuzp", "mnkpolc5n9zwhmy474tvib\"")]).misses(&["billomat_api_key = <your-billomat-key>"]),
    near("bingmaps-key", "key of bingmaps, by the name", &["bingmaps", "bing_maps"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("BINGMAPS_API_KEY=\"", "gtQPQTJEylLvf1PhyZc7N", "KRVFc66LGcazBgFeNQxedPubv7uyPHNMBCwRorjSDGF\"")]).misses(&["bingmaps_api_key = <your-bingmaps-key>"]),
    near("bitbar-key", "key of bitbar, by the name", &["bitbar"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("BITBAR_API_KEY=\"", "rid40gxi4v", "qa7vqfwshdry6x928gnmpc\"")]).misses(&["bitbar_api_key = <your-bitbar-key>"]),
    near("bitbucket-key", "key of bitbucket, by the name", &["bitbucket"], r"(?:[A-Za-z0-9]{32}|[A-Za-z0-9_=-]{44})").max(44)
        .hits(&[concat!("BITBUCKET_API_KEY=\"", "ZOPgV065T6", "LeM0QryXHhx5uilqKjs6w3\"")]).misses(&["bitbucket_api_key = <your-bitbucket-key>"]),
    near("bitcoinaverage-key", "key of bitcoinaverage, by the name", &["bitcoinaverage"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("BITCOINAVERAGE_API_KEY=\"", "lXAmYDFUy2HnBX", "VepYlNTvUUpn27BaiPtHFIwCkOM9V\"")]).misses(&["bitcoinaverage_api_key = <your-bitcoinaverage-key>"]),
    near("bitfinex-key", "key of bitfinex, by the name", &["bitfinex"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("BITFINEX_API_KEY=\"", "58m045V6QXENa3", "1MblVEQODTBM3vyOJcKCAjYmwrbDZ\"")]).misses(&["bitfinex_api_key = <your-bitfinex-key>"]),
    near("bitly-key", "key of bitly, by the name", &["bitly"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("BITLY_API_KEY=\"", "CvT3cggN1oBC2", "ZlfCYBtGYzJ5ealPMcn2IKd71yx\"")]).misses(&["bitly_api_key = <your-bitly-key>"]),
    near("bitrise-key", "key of bitrise, by the name", &["bitrise"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("BITRISE_API_KEY=\"", "35rSuYXaKZq41B9JM3azbRnQyNaq", "ZXyak4g5SwKJAVjOZzNPYlVekvx8uGxjIzENvoJ17mvUuwdfXYeOVKx0zt\"")]).misses(&["bitrise_api_key = <your-bitrise-key>"]),
    near("blazemeter-key", "key of blazemeter, by the name", &["blazemeter", "runscope"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("BLAZEMETER_API_KEY=\"", "yRdBHevu-KSv", "K-44Kj-gVuz-1e6aowE8pxFW\"")]).misses(&["blazemeter_api_key = <your-blazemeter-key>"]),
    near("blitapp-key", "key of blitapp, by the name", &["blitapp"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("BLITAPP_API_KEY=\"", "3vYKQkNfF2OWg", "TxwXLxCgTrQa4Kp5tNP6V2OsvU\"")]).misses(&["blitapp_api_key = <your-blitapp-key>"]),
    near("blocknative-key", "key of blocknative, by the name", &["blocknative"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("BLOCKNATIVE_API_KEY=\"", "2T78P0A2-WRt", "E-brgi-WLxa-tTcfNl6b8hUp\"")]).misses(&["blocknative_api_key = <your-blocknative-key>"]),
    near("blogger-key", "key of blogger, by the name", &["blogger"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("BLOGGER_API_KEY=\"", "EUr2IO07biOiF", "TnbJzMVL64WseoFJbkQ3S8Trgv\"")]).misses(&["blogger_api_key = <your-blogger-key>"]),
    near("blynk-key", "key of blynk, by the name", &["blynk"], r"(?:[A-Za-z0-9_=-]{32}|[A-Za-z0-9_=-]{40})").max(40)
        .hits(&[concat!("BLYNK_API_KEY=\"", "DG0MoNfinK", "ZBeRQqNJ6zXILOb1V8Ms50\"")]).misses(&["blynk_api_key = <your-blynk-key>"]),
    near("bombbomb-key", "key of bombbomb, by the name", &["bombbomb", "bomb-bomb"], r"[A-Za-z0-9_.=-]{64,120}").max(120)
        .hits(&[concat!("BOMBBOMB_API_KEY=\"", "0ILl0Y0ZBYRN8ocz1glqz", "FmpXRZkP9ll5Uu70vQLXyBXnT1lj5gLkbyJKDCzi4q6\"")]).misses(&["bombbomb_api_key = <your-bombbomb-key>"]),
    near("boostnote-key", "key of boostnote, by the name", &["boostnote"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("BOOSTNOTE_API_KEY=\"", "c9b12DBfE89eFAaE98BE2", "3cdeF0C6cC6e60b259D17aFA8479Ead3CCb0Bcf2e20\"")]).misses(&["boostnote_api_key = <your-boostnote-key>"]),
    near("bootstrap-key", "key of bootstrap, by the name", &["bootstrap"], r"[a-z0-9]{6}\.[a-z0-9]{16}").max(23)
        .hits(&[concat!("BOOTSTRAP_API_KEY=\"", "hbr6i4.", "n5v9bgw02hqczkpj\"")]).misses(&["bootstrap_api_key = <your-bootstrap-key>"]),
    near("borgbase-key", "key of borgbase, by the name", &["borgbase"], r"[A-Za-z0-9_.=-]{148,154}").max(154)
        .hits(&[concat!("BORGBASE_API_KEY=\"", "K2Ex762sL33dnSuahor0yFhXyFszlhwrgIDZMV86EFIrTuZqB", "eQc3eOf5XeuBnHnEHM3bUSzdeRSpYyin8QnmfXJ1UEHY4tOJR7rD1vNmm3GbtiDr1e4QIqNiRAgP9spnfyz76Z5jXLCR1BaKHEx\"")]).misses(&["borgbase_api_key = <your-borgbase-key>"]),
    near("box-key", "key of box, by the name", &["box"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("BOX_API_KEY=\"", "UKkiATXAMM", "4unkUugTRqAlB6HPINechv\"")]).misses(&["box_api_key = <your-box-key>"]),
    near("braintree-key", "key of braintree, by the name", &["braintree"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("BRAINTREE_API_KEY=\"", "02Aff90e6B", "EDD1FF4c6aefbf8E3015CA\"")]).misses(&["braintree_api_key = <your-braintree-key>"]),
    near("brandfetch-key", "key of brandfetch, by the name", &["brandfetch"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("BRANDFETCH_API_KEY=\"", "nFhT5wvkxLEWL", "dibx8BfKW67IrQHwn2jxotCqZuJ\"")]).misses(&["brandfetch_api_key = <your-brandfetch-key>"]),
    near("browserstack-key", "key of browserstack, by the name", &["browserstack"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("BROWSERSTACK_API_KEY=\"", "WL3EPo", "isGSN9TVQhwbU4\"")]).misses(&["browserstack_api_key = <your-browserstack-key>"]),
    near("browshot-key", "key of browshot, by the name", &["browshot"], r"[A-Za-z0-9_=-]{28}").max(28)
        .hits(&[concat!("BROWSHOT_API_KEY=\"", "BGsR3UBgn", "196uCOSTjso70eMJNxE\"")]).misses(&["browshot_api_key = <your-browshot-key>"]),
    near("bscscan-key", "key of bscscan, by the name", &["bscscan"], r"[A-Z0-9]{34}").max(34)
        .hits(&[concat!("BSCSCAN_API_KEY=\"", "MK09REOQVZM", "2WR1K7SBADVTYIP4E5NBWFU\"")]).misses(&["bscscan_api_key = <your-bscscan-key>"]),
    near("buddyns-key", "key of buddyns, by the name", &["buddyns"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("BUDDYNS_API_KEY=\"", "DCPmWM60g45e", "3lujFI92UlWxseozyaDMr6vk\"")]).misses(&["buddyns_api_key = <your-buddyns-key>"]),
    near("budibase-key", "key of budibase, by the name", &["budibase"], r"[A-Fa-f0-9]{32}-[A-Fa-f0-9]{64}").max(97)
        .hits(&[concat!("BUDIBASE_API_KEY=\"", "E0D8dA6C7cCf77507ABbA6Ef50f39D1b", "-ffDFc2abA076f5A0A69D0A5C1F4C6FfAB29De5a0F49cA716fC8FdBE30Fc45a26\"")]).misses(&["budibase_api_key = <your-budibase-key>"]),
    near("bugherd-key", "key of bugherd, by the name", &["bugherd"], r"[a-z0-9]{22,25}").max(25)
        .hits(&[concat!("BUGHERD_API_KEY=\"", "ma4pw9j", "2ckf6yd85ug9rvn\"")]).misses(&["bugherd_api_key = <your-bugherd-key>"]),
    near("bugsnag-key", "key of bugsnag, by the name", &["bugsnag"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("BUGSNAG_API_KEY=\"", "0j4ramyU-VOc", "i-8DMs-g6wh-UGDHlzOfWu4L\"")]).misses(&["bugsnag_api_key = <your-bugsnag-key>"]),
    near("bulbul-key", "key of bulbul, by the name", &["bulbul"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("BULBUL_API_KEY=\"", "HvaAx26LwY", "V6xh0k3CAYnqj9pXFHiZsu\"")]).misses(&["bulbul_api_key = <your-bulbul-key>"]),
    near("buttercms-key", "key of buttercms, by the name", &["buttercms"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("BUTTERCMS_API_KEY=\"", "fD8c22B9aac7d", "672d3854d718Be1DaA0F5C2c439\"")]).misses(&["buttercms_api_key = <your-buttercms-key>"]),
    near("bybit-key", "key of bybit, by the name", &["bybit"], r"(?:[A-Za-z0-9]{18}|[A-Za-z0-9]{36})").max(36)
        .hits(&[concat!("BYBIT_API_KEY=\"", "p43Qlt", "ghmE5d10P6WN\"")]).misses(&["bybit_api_key = <your-bybit-key>"]),
    near("caflou-key", "key of caflou, by the name", &["caflou"], r"[A-Za-z0-9]{155}").max(155)
        .hits(&[concat!("CAFLOU_API_KEY=\"", "Gsd9PGqGkaqGEcbG3Nd6YlVAtMwhEe9a5DKpOTJsaQwdgk0fhHk", "OYgBeJLQvVNS8lgZ7OpdbTnK6Psh9fNpE99vHeTC2qcXyd5xsmxNkFKJJCVRtV2fxF2OrtP1LzveUk9OzZUWXVuD9jO0IMgUwEoFs1Ah\"")]).misses(&["caflou_api_key = <your-caflou-key>"]),
    near("calendarific-key", "key of calendarific, by the name", &["calendarific"], r"(?:[A-Za-z0-9]{32}|[A-Fa-f0-9]{32}|[A-Fa-f0-9]{40})").max(40)
        .hits(&[concat!("CALENDARIFIC_API_KEY=\"", "oFvInsWMwV", "9upStFOZRoilGaDy5KIBH0\"")]).misses(&["calendarific_api_key = <your-calendarific-key>"]),
    near("calendly-key", "key of calendly, by the name", &["calendly"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("CALENDLY_API_KEY=\"", "3UYbxu5ozo1Bwe98yYHDoyMMAggZNLR7B", "gjX7tuvYiSfh5KwYdRfj2oPMjx53MGPcJogQjzynaWDGlyZWhIC2Eq0wUj5QlcHDtRy\"")]).misses(&["calendly_api_key = <your-calendly-key>"]),
    near("calorieninja-key", "key of calorieninja, by the name", &["calorieninja"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("CALORIENINJA_API_KEY=\"", "6bPfztYgx5EMI", "0q7XMsenaJp8DNsyulHkFSXZxMb\"")]).misses(&["calorieninja_api_key = <your-calorieninja-key>"]),
    near("campayn-key", "key of campayn, by the name", &["campayn"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CAMPAYN_API_KEY=\"", "6E34fabfBECE06Cfc9784", "DA9EAE3FBFdC76eD3EdF484DE7d89BAf41ccD72053F\"")]).misses(&["campayn_api_key = <your-campayn-key>"]),
    near("cannyio-key", "key of cannyio, by the name", &["cannyio", "canny"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CANNYIO_API_KEY=\"", "OUDqve0Z-WFi", "H-fjj5-1Vs7-YHwKCzi0ybSp\"")]).misses(&["cannyio_api_key = <your-cannyio-key>"]),
    near("capsulecrm-key", "key of capsulecrm, by the name", &["capsulecrm"], r"(?:[A-Za-z0-9_=-]{64}|[A-Za-z0-9_.=-]{54,100})").max(100)
        .hits(&[concat!("CAPSULECRM_API_KEY=\"", "tArVlqWRYuUl0CRy49rKa", "JFa8oM9D72TmiVWBq1XyHTQm4NhkGjbfO3DKwpulAxF\"")]).misses(&["capsulecrm_api_key = <your-capsulecrm-key>"]),
    near("carboninterface-key", "key of carboninterface, by the name", &["carboninterface"], r"[A-Za-z0-9_=-]{21}").max(21)
        .hits(&[concat!("CARBONINTERFACE_API_KEY=\"", "nhHXkqI", "VsrpPcyaM1GA7Y\"")]).misses(&["carboninterface_api_key = <your-carboninterface-key>"]),
    near("cashboard-key", "key of cashboard, by the name", &["cashboard"], r"[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}").max(15)
        .hits(&[concat!("CASHBOARD_API_KEY=\"", "JIX-T", "RA-2VN-AGU\"")]).misses(&["cashboard_api_key = <your-cashboard-key>"]),
    near("centralstationcrm-key", "key of centralstationcrm, by the name", &["centralstationcrm"], r"[a-z0-9]{30}").max(30)
        .hits(&[concat!("CENTRALSTATIONCRM_API_KEY=\"", "vwrmbliuyu", "hua6840wicrpmg7y13ko\"")]).misses(&["centralstationcrm_api_key = <your-centralstationcrm-key>"]),
    near("cexio-key", "key of cexio, by the name", &["cexio"], r"(?:[A-Z0-9]{26}|[A-Fa-f0-9]{32})").max(32)
        .hits(&[concat!("CEXIO_API_KEY=\"", "R1H4WLGR", "J23LAHS99FI5EYCWKT\"")]).misses(&["cexio_api_key = <your-cexio-key>"]),
    near("chartmogul-key", "key of chartmogul, by the name", &["chartmogul"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CHARTMOGUL_API_KEY=\"", "acfd2B4D77", "830E8FC59A61834cD23bfB\"")]).misses(&["chartmogul_api_key = <your-chartmogul-key>"]),
    near("chatbot-key", "key of chatbot, by the name", &["chatbot"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("CHATBOT_API_KEY=\"", "XbJuMxDMS9", "znQKGVyINiPAnSuf96jtFU\"")]).misses(&["chatbot_api_key = <your-chatbot-key>"]),
    near("chatfuel-key", "key of chatfuel, by the name", &["chatfuel"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("CHATFUEL_API_KEY=\"", "sxIrK99jANMawd6FM9oM3zsU51yQqhQr5tZGh04LLV", "T93mnZTuW3YzvoFXRVslyQRYgXFEIk4yx0OJrNPQ2z6tqLYKskbSgbcinuAMsq3r7hn8cmfU7ZD0bwFYuAGRJy\"")]).misses(&["chatfuel_api_key = <your-chatfuel-key>"]),
    near("checio-key", "key of checio, by the name", &["checio"], r"[A-Za-z0-9_.=-]{40,60}").max(60)
        .hits(&[concat!("CHECIO_API_KEY=\"", "ExTwMa1hG2uLO", "4bAuEu6QmRMxLSTVlO8I4fzyHGX\"")]).misses(&["checio_api_key = <your-checio-key>"]),
    near("checklyhq-key", "key of checklyhq, by the name", &["checklyhq"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CHECKLYHQ_API_KEY=\"", "acf0CBbfcB", "6Ebafc0A1C9EeD7249AFC3\"")]).misses(&["checklyhq_api_key = <your-checklyhq-key>"]),
    near("checkout-com-key", "key of checkout.com, by the name", &["checkout.com"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("checkout.com key: ", "SkAKNGL3-rdZ", "3-CHXl-rTaR-3D0xSOEtGJ9U")]).misses(&["checkout.com_api_key = <your-checkout.com-key>"]),
    near("cicero-key", "key of cicero, by the name", &["cicero"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("CICERO_API_KEY=\"", "9Ca7f44D95DbD", "2e781BA4F8D793e4bcAf10dF962\"")]).misses(&["cicero_api_key = <your-cicero-key>"]),
    near("clarifai-key", "key of clarifai, by the name", &["clarifai"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CLARIFAI_API_KEY=\"", "a1af618CE0", "A741B69AcF03AaEb7BD4df\"")]).misses(&["clarifai_api_key = <your-clarifai-key>"]),
    near("clearbit-key", "key of clearbit, by the name", &["clearbit"], r"[A-Za-z0-9_=-]{35}").max(35)
        .hits(&[concat!("CLEARBIT_API_KEY=\"", "s5O12JwwhH4", "Rjtsk5Tx7Gu0g94NeHhCSZ8Q\"")]).misses(&["clearbit_api_key = <your-clearbit-key>"]),
    near("clickhelp-key", "key of clickhelp, by the name", &["clickhelp"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("CLICKHELP_API_KEY=\"", "xJSnWuEx", "UH07hSC5VdOTFrBX\"")]).misses(&["clickhelp_api_key = <your-clickhelp-key>"]),
    near("clickhouse-key", "key of clickhouse, by the name", &["clickhouse"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("CLICKHOUSE_API_KEY=\"", "nhQ4ifEGuT3mo", "Mpjs7uQH0TC7zKouVqQDwUGrNyF\"")]).misses(&["clickhouse_api_key = <your-clickhouse-key>"]),
    near("cliengo-key", "key of cliengo, by the name", &["cliengo"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CLIENGO_API_KEY=\"", "MirLLq5V-1bB", "a-Ld5b-BLcr-T7Wws90CG4tN\"")]).misses(&["cliengo_api_key = <your-cliengo-key>"]),
    near("clinchpad-key", "key of clinchpad, by the name", &["clinchpad"], r"[A-Fa-f0-9]{20}").max(20)
        .hits(&[concat!("CLINCHPAD_API_KEY=\"", "aaA6be", "97B3f1E860145c\"")]).misses(&["clinchpad_api_key = <your-clinchpad-key>"]),
    near("clockify-key", "key of clockify, by the name", &["clockify"], r"[A-Za-z0-9]{48}").max(48)
        .hits(&[concat!("CLOCKIFY_API_KEY=\"", "d9GMYUqJjLA66bIh", "hmP6rTWLcbeDzONdXqPJSWikK918y3Gg\"")]).misses(&["clockify_api_key = <your-clockify-key>"]),
    near("closecrm-key", "key of closecrm, by the name", &["closecrm"], r"[A-Za-z0-9_.=-]{45,60}").max(60)
        .hits(&[concat!("CLOSECRM_API_KEY=\"", "f0Bh0DIJvVTIYOF", "Vw3SBAO1kNU40lV25gAuXFJiSBNdwT\"")]).misses(&["closecrm_api_key = <your-closecrm-key>"]),
    near("cloudconvert-key", "key of cloudconvert, by the name", &["cloudconvert"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("CLOUDCONVERT_API_KEY=\"", "NqyqpHkYcRe8Oj3OGB3VGYpMxyU8fRvEC", "pCMb40XRioe2454bLrFOJfVMEOHuswBuGSEVS3ErqJUWPpw6uXhkwMT1Li30qeIfQY5\"")]).misses(&["cloudconvert_api_key = <your-cloudconvert-key>"]),
    near("cloudelements-key", "key of cloudelements, by the name", &["cloudelements"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("CLOUDELEMENTS_API_KEY=\"", "oldA84dLUwaSso", "GegAhdzxLa9tSQTzIb786MGBVvnNq\"")]).misses(&["cloudelements_api_key = <your-cloudelements-key>"]),
    near("cloudflare-key", "key of cloudflare, by the name", &["cloudflare"], r"(?:[A-Za-z0-9_=-]{40}|[A-Fa-f0-9]{37})").max(40)
        .hits(&[concat!("CLOUDFLARE_API_KEY=\"", "w1XGHl4FgUsEF", "P9P6urjovLjiCIDWEABd16k2T8p\"")]).misses(&["cloudflare_api_key = <your-cloudflare-key>"]),
    near("cloudimage-key", "key of cloudimage, by the name", &["cloudimage"], r"[A-Za-z0-9_=-]{30}").max(30)
        .hits(&[concat!("CLOUDIMAGE_API_KEY=\"", "TAYOWmmI90", "mIi2xO5pusr39w6TY1vU\"")]).misses(&["cloudimage_api_key = <your-cloudimage-key>"]),
    near("cloudmersive-key", "key of cloudmersive, by the name", &["cloudmersive"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CLOUDMERSIVE_API_KEY=\"", "jHTyDtdy-DKd", "F-l5zC-AROq-n5oBWx2Fd6Pa\"")]).misses(&["cloudmersive_api_key = <your-cloudmersive-key>"]),
    near("cloudplan-key", "key of cloudplan, by the name", &["cloudplan"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("CLOUDPLAN_API_KEY=\"", "H5nBHnM5iX", "aJd5MNXmU13GBlxhJgDFip\"")]).misses(&["cloudplan_api_key = <your-cloudplan-key>"]),
    near("cloudsight-key", "key of cloudsight, by the name", &["cloudsight"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("CLOUDSIGHT_API_KEY=\"", "0NB80yZ", "SCNIWopuRgDGEei\"")]).misses(&["cloudsight_api_key = <your-cloudsight-key>"]),
    near("cloudsmith-key", "key of cloudsmith, by the name", &["cloudsmith"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("CLOUDSMITH_API_KEY=\"", "9ed4D5FbBA56d", "aADd43d46fFd9e7DBc817bCB8Aa\"")]).misses(&["cloudsmith_api_key = <your-cloudsmith-key>"]),
    near("cloudways-key", "key of cloudways, by the name", &["cloudways"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("CLOUDWAYS_API_KEY=\"", "SJc3M0wocZ", "bgQzoZhMvJ3E8qPukCSj\"")]).misses(&["cloudways_api_key = <your-cloudways-key>"]),
    near("cloverly-key", "key of cloverly, by the name", &["cloverly"], r"[A-Za-z0-9_=-]{28}").max(28)
        .hits(&[concat!("CLOVERLY_API_KEY=\"", "MzLR3AvQx", "pOKb1A460Ns3VLWQiHr\"")]).misses(&["cloverly_api_key = <your-cloverly-key>"]),
    near("clustdoc-key", "key of clustdoc, by the name", &["clustdoc"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("CLUSTDOC_API_KEY=\"", "qx0rXpbQso5wPrE0iuna", "JATOUCSGFUhZEnxCmtYDxvZoJUPAc8i6GzuSV9Q0\"")]).misses(&["clustdoc_api_key = <your-clustdoc-key>"]),
    near("coda-key", "key of coda, by the name", &["coda"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CODA_API_KEY=\"", "hZO38gTN-sv5", "o-D9nR-yOWY-LeUmrZz4gVFi\"")]).misses(&["coda_api_key = <your-coda-key>"]),
    near("codacy-key", "key of codacy, by the name", &["codacy"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("CODACY_API_KEY=\"", "7jJ6H8", "3FKYOgVBPClLN2\"")]).misses(&["codacy_api_key = <your-codacy-key>"]),
    near("codeclimate-key", "key of codeclimate, by the name", &["codeclimate"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CODECLIMATE_API_KEY=\"", "AD289C4E10f4D2d2ceF99", "BB4eFab76B877Bf75DA6eABfAf93CbB7a48E5dDc261\"")]).misses(&["codeclimate_api_key = <your-codeclimate-key>"]),
    near("codecov-key", "key of codecov, by the name", &["codecov"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CODECOV_API_KEY=\"", "A67hYATv-Hfg", "b-fqLv-YkVj-bXp079EDd3rZ\"")]).misses(&["codecov_api_key = <your-codecov-key>"]),
    near("codequiry-key", "key of codequiry, by the name", &["codequiry"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("CODEQUIRY_API_KEY=\"", "roS0hBjK2x5rrzopUzjNO", "moGXnS3XoV9qVD7BUHcGc2M7x8wsTI0pAOCHD1nZEKo\"")]).misses(&["codequiry_api_key = <your-codequiry-key>"]),
    near("cohere-key", "key of cohere, by the name", &["cohere"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("COHERE_API_KEY=\"", "gjbmwISbXHrhj", "Z4pJagguSsNmatzhndAYlCeUyXc\"")]).misses(&["cohere_api_key = <your-cohere-key>"]),
    near("coinapi-key", "key of coinapi, by the name", &["coinapi"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("COINAPI_API_KEY=\"", "ZQnk02O8-EcO", "B-MBmj-CLso-X0VU98KpNyx7\"")]).misses(&["coinapi_api_key = <your-coinapi-key>"]),
    near("coinbase-key", "key of coinbase, by the name", &["coinbase"], r"(?:[A-Za-z0-9]{16}|[A-Za-z0-9_=-]{64})").max(64)
        .hits(&[concat!("COINBASE_API_KEY=\"", "ZfYrQ", "5Eg7md1jVwC\"")]).misses(&["coinbase_api_key = <your-coinbase-key>"]),
    near("coinlayer-key", "key of coinlayer, by the name", &["coinlayer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("COINLAYER_API_KEY=\"", "D7G1dUZANT", "kMAYHRaEOV92JtKnD7yQdB\"")]).misses(&["coinlayer_api_key = <your-coinlayer-key>"]),
    near("coinlib-key", "key of coinlib, by the name", &["coinlib"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("COINLIB_API_KEY=\"", "2tjBO", "DJelS6hf4HM\"")]).misses(&["coinlib_api_key = <your-coinlib-key>"]),
    near("coinmarketcap-key", "key of coinmarketcap, by the name", &["coinmarketcap"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("COINMARKETCAP_API_KEY=\"", "e72FIqXX-47C", "M-2N60-YGHp-jx7r4JnBeClV\"")]).misses(&["coinmarketcap_api_key = <your-coinmarketcap-key>"]),
    near("collect2-key", "key of collect2, by the name", &["collect2"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("COLLECT2_API_KEY=\"", "PFumibdc-gra", "F-EYlM-xAnb-8fNQ6h9r3WsK\"")]).misses(&["collect2_api_key = <your-collect2-key>"]),
    near("column-key", "key of column, by the name", &["column"], r"[A-Za-z0-9_.=-]{20,60}").max(60)
        .hits(&[concat!("COLUMN_API_KEY=\"", "OofYWx", "FVaCnp7hRtrd3L\"")]).misses(&["column_api_key = <your-column-key>"]),
    near("commercejs-key", "key of commercejs, by the name", &["commercejs"], r"[A-Za-z0-9_=-]{48}").max(48)
        .hits(&[concat!("COMMERCEJS_API_KEY=\"", "Ti8EdcjGMJWGMppV", "t1EPg12RYapz2e98JNw6UEZhxg4HcfTY\"")]).misses(&["commercejs_api_key = <your-commercejs-key>"]),
    near("commodities-key", "key of commodities, by the name", &["commodities"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("COMMODITIES_API_KEY=\"", "bRQRnOdhL25T0vUiOBuf", "5XhNWtXjSzuHBh94QUmbr0cNsQRMwXHPTKJzAn1h\"")]).misses(&["commodities_api_key = <your-commodities-key>"]),
    near("companyhub-key", "key of companyhub, by the name", &["companyhub"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("COMPANYHUB_API_KEY=\"", "MJN2tU", "0ARIX8xihdPjzB\"")]).misses(&["companyhub_api_key = <your-companyhub-key>"]),
    near("configcat-key", "key of configcat, by the name", &["configcat"], r"[A-Za-z0-9_=-]{22}/[A-Za-z0-9_=-]{22}").max(45)
        .hits(&[concat!("CONFIGCAT_API_KEY=\"", "EmZOPX61GYQO3tE", "nEVoNFX/VKcA7yjJ0nQr4p1ViKao89\"")]).misses(&["configcat_api_key = <your-configcat-key>"]),
    near("confluent-key", "key of confluent, by the name", &["confluent", "kafka"], r"(?:[A-Z0-9]{16}|[A-Za-z0-9_=-]{64})").max(64)
        .hits(&[concat!("CONFLUENT_API_KEY=\"", "9GFNB", "32PZLDKHU64\"")]).misses(&["confluent_api_key = <your-confluent-key>"]),
    near("contentful-key", "key of contentful, by the name", &["contentful"], r"[A-Za-z0-9_.=-]{43,64}").max(64)
        .hits(&[concat!("CONTENTFUL_API_KEY=\"", "qqlhYGsBkGawf5", "olTo0n67xEVmR8oHbJNdLyOTzGgti\"")]).misses(&["contentful_api_key = <your-contentful-key>"]),
    near("contentstack-key", "key of contentstack, by the name", &["contentstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CONTENTSTACK_API_KEY=\"", "770CBE1a1e", "eE1B437CdC6a18eAB09fb5\"")]).misses(&["contentstack_api_key = <your-contentstack-key>"]),
    near("conversiontools-key", "key of conversiontools, by the name", &["conversiontools"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("CONVERSIONTOOLS_API_KEY=\"", "T77NoKa4LrQAu0wPXSb1c8gXyQxZfyCfS", "fFEOzSNqQBBVILW4hqLfLeQVgoSknxX50vOXZDqLfSJAHXZSl5E3vIgD0JNkzexUR7P\"")]).misses(&["conversiontools_api_key = <your-conversiontools-key>"]),
    near("convertapi-key", "key of convertapi, by the name", &["convertapi"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("CONVERTAPI_API_KEY=\"", "SOzEN", "9q7ZovpuUIm\"")]).misses(&["convertapi_api_key = <your-convertapi-key>"]),
    near("convertkit-key", "key of convertkit, by the name", &["convertkit"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("CONVERTKIT_API_KEY=\"", "YrIQ4MY", "6Wch2rkUGxS3FLf\"")]).misses(&["convertkit_api_key = <your-convertkit-key>"]),
    near("convier-key", "key of convier, by the name", &["convier"], r"[0-9]{2}-[A-Za-z0-9]{45}").max(48)
        .hits(&[concat!("CONVIER_API_KEY=\"", "61-0AmzlKbU3uwCP", "EMDbzlMeg6oYY9hzkOBpdMNT6GQJlyA8\"")]).misses(&["convier_api_key = <your-convier-key>"]),
    near("copper-key", "key of copper, by the name", &["copper"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("COPPER_API_KEY=\"", "E1b994ef26", "CcBa9bAF6d2c714FEcfeb8\"")]).misses(&["copper_api_key = <your-copper-key>"]),
    near("couchbase-key", "key of couchbase, by the name", &["couchbase"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("COUCHBASE_API_KEY=\"", "2cB625KIyU", "BZlvjnVYskdzSiBFUxgL9E\"")]).misses(&["couchbase_api_key = <your-couchbase-key>"]),
    near("countrylayer-key", "key of countrylayer, by the name", &["countrylayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("COUNTRYLAYER_API_KEY=\"", "014fEDf8D7", "bDA9f42c7dbD32EC8cBdA1\"")]).misses(&["countrylayer_api_key = <your-countrylayer-key>"]),
    near("coveralls-key", "key of coveralls, by the name", &["coveralls"], r"[A-Za-z0-9_=-]{37}").max(37)
        .hits(&[concat!("COVERALLS_API_KEY=\"", "TTA0JXZERFff", "K2MgP0Y83SJayACIVfxtFv4mn\"")]).misses(&["coveralls_api_key = <your-coveralls-key>"]),
    near("craftmypdf-key", "key of craftmypdf, by the name", &["craftmypdf"], r"[A-Za-z0-9_=-]{35}").max(35)
        .hits(&[concat!("CRAFTMYPDF_API_KEY=\"", "LbBqp810eW9", "WiCs3JSTa1r8sBCuj59eKWbo\"")]).misses(&["craftmypdf_api_key = <your-craftmypdf-key>"]),
    near("crossref-key", "key of crossref, by the name", &["crossref"], r"[a-z0-9]{40}").max(40)
        .hits(&[concat!("CROSSREF_API_KEY=\"", "0a5r23atae1gl", "hz85yzxiew83iqk4fbc2pyrmvz9\"")]).misses(&["crossref_api_key = <your-crossref-key>"]),
    near("crowdin-key", "key of crowdin, by the name", &["crowdin"], r"[A-Za-z0-9]{80}").max(80)
        .hits(&[concat!("CROWDIN_API_KEY=\"", "UFX4aN9PMtgN0x4WoJoyaSWgej", "R1eVmtPlNPQjk7I5XaoVx7NjgG8iBj54pOet9cJnBAOTICP6hKswZS\"")]).misses(&["crowdin_api_key = <your-crowdin-key>"]),
    near("crowdstrike-key", "key of crowdstrike, by the name", &["crowdstrike"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{40})").max(40)
        .hits(&[concat!("CROWDSTRIKE_API_KEY=\"", "AFFBc2C9b5", "FCE6aC8BAc0f2Ac4e1951F\"")]).misses(&["crowdstrike_api_key = <your-crowdstrike-key>"]),
    near("cryptocompare-key", "key of cryptocompare, by the name", &["cryptocompare"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CRYPTOCOMPARE_API_KEY=\"", "9247Dc5ea1e81CC9CfBD3", "e2f89dc5402219A510B7A4cde5a4B0fa2EC1fFbA2c8\"")]).misses(&["cryptocompare_api_key = <your-cryptocompare-key>"]),
    near("currencycloud-key", "key of currencycloud, by the name", &["currencycloud"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CURRENCYCLOUD_API_KEY=\"", "dCAeebfebcF0c9ecAdc3f", "bC3552CE35fed8F35588ddddCa9B60ffd2E45F0ceC7\"")]).misses(&["currencycloud_api_key = <your-currencycloud-key>"]),
    near("currencyfreaks-key", "key of currencyfreaks, by the name", &["currencyfreaks"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("CURRENCYFREAKS_API_KEY=\"", "FdA9AB821A", "B64B81A03326Ef8d527eFD\"")]).misses(&["currencyfreaks_api_key = <your-currencyfreaks-key>"]),
    near("currencylayer-key", "key of currencylayer, by the name", &["currencylayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CURRENCYLAYER_API_KEY=\"", "E9E1F3CAd6", "6ddE9cb06A8Fe62748CD16\"")]).misses(&["currencylayer_api_key = <your-currencylayer-key>"]),
    near("currencyscoop-key", "key of currencyscoop, by the name", &["currencyscoop"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CURRENCYSCOOP_API_KEY=\"", "e162e3a3FA", "73aF88f429bbB537Ece00A\"")]).misses(&["currencyscoop_api_key = <your-currencyscoop-key>"]),
    near("currentsapi-key", "key of currentsapi, by the name", &["currentsapi"], r"[A-Za-z0-9_=-]{48}").max(48)
        .hits(&[concat!("CURRENTSAPI_API_KEY=\"", "AT0gta7FT4wwHxlj", "HNziEyk8o6tG0w4Q7XrOZpBmjHTD25sY\"")]).misses(&["currentsapi_api_key = <your-currentsapi-key>"]),
    near("customerguru-key", "key of customerguru, by the name", &["customerguru"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("CUSTOMERGURU_API_KEY=\"", "eC4mHO9hrsI97PA9", "aQBVuA8uJR1RsY5j3m7dNF6PupUhcqBwgD\"")]).misses(&["customerguru_api_key = <your-customerguru-key>"]),
    near("customerio-key", "key of customerio, by the name", &["customerio", "customer.io"], r"(?:[A-Fa-f0-9]{20}|[A-Fa-f0-9]{32})").max(32)
        .hits(&[concat!("CUSTOMERIO_API_KEY=\"", "FfAdE1", "25a8D6b3cCbcE5\"")]).misses(&["customerio_api_key = <your-customerio-key>"]),
    near("d7network-key", "key of d7network, by the name", &["d7network"], r"[A-Za-z0-9_=-]{23}").max(23)
        .hits(&[concat!("D7NETWORK_API_KEY=\"", "y0GOnxj", "gNvehsTuwB1KiGpr\"")]).misses(&["d7network_api_key = <your-d7network-key>"]),
    near("dailyco-key", "key of dailyco, by the name", &["dailyco", "daily.co"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("DAILYCO_API_KEY=\"", "aEB6BAD1BFbad13E492B0", "A47CDc75ddd75bce2Ae4A1cb8DcD8A7940132ecf5Bd\"")]).misses(&["dailyco_api_key = <your-dailyco-key>"]),
    near("dandelion-key", "key of dandelion, by the name", &["dandelion"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DANDELION_API_KEY=\"", "ae33DA4807", "cCdef2B6A7E3aFbCA58dD0\"")]).misses(&["dandelion_api_key = <your-dandelion-key>"]),
    near("dareboost-key", "key of dareboost, by the name", &["dareboost"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("DAREBOOST_API_KEY=\"", "GvuByxmEZPCllqvwBEfY", "PJteZu2HpRobPmzDah3QLI3T6bnSlVwZO4FvQUPu\"")]).misses(&["dareboost_api_key = <your-dareboost-key>"]),
    near("databox-key", "key of databox, by the name", &["databox"], r"[A-Za-z0-9_=-]{21}").max(21)
        .hits(&[concat!("DATABOX_API_KEY=\"", "dUCHQOo", "6rhj9RTFltu4vN\"")]).misses(&["databox_api_key = <your-databox-key>"]),
    near("datadog-key", "key of datadog, by the name", &["datadog", "dd_api", "dd_app"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{40})").max(40)
        .hits(&[concat!("DATADOG_API_KEY=\"", "2b6a57EB4D", "b9E70bc8B14D6aFf21dCd1\"")]).misses(&["datadog_api_key = <your-datadog-key>"]),
    near("datagov-key", "key of datagov, by the name", &["datagov", "data.gov"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("DATAGOV_API_KEY=\"", "3ekGU3KoOErGu", "e4FhkbGC1wJfE2Psxmog79GYMAi\"")]).misses(&["datagov_api_key = <your-datagov-key>"]),
    near("dbeaver-key", "key of dbeaver, by the name", &["dbeaver"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("DBEAVER_API_KEY=\"", "VXGEuEX95T", "aozbRIqDGVoYLpsZg47ijr\"")]).misses(&["dbeaver_api_key = <your-dbeaver-key>"]),
    near("debounce-key", "key of debounce, by the name", &["debounce"], r"[A-Za-z0-9]{13}").max(13)
        .hits(&[concat!("DEBOUNCE_API_KEY=\"", "0gj7", "R1hutdYHE\"")]).misses(&["debounce_api_key = <your-debounce-key>"]),
    near("deepai-key", "key of deepai, by the name", &["deepai"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DEEPAI_API_KEY=\"", "h0xPOp8G-bXD", "x-8Tv2-3Axp-CSLhmZciWqdE\"")]).misses(&["deepai_api_key = <your-deepai-key>"]),
    near("deepgram-key", "key of deepgram, by the name", &["deepgram"], r"(?:[A-Fa-f0-9]{40}|[A-Za-z0-9]{48})").max(48)
        .hits(&[concat!("DEEPGRAM_API_KEY=\"", "fDeDeFf15ED7a", "27cbd0f2Dc45A9CA8Bf0eb15Ed8\"")]).misses(&["deepgram_api_key = <your-deepgram-key>"]),
    near("deepl-key", "key of deepl, by the name", &["deepl"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}:fx").max(39)
        .hits(&[concat!("DEEPL_API_KEY=\"", "drJaVJb3-BzRG", "-MYxB-GZt9-7U2X1iWKnQsB:fx\"")]).misses(&["deepl_api_key = <your-deepl-key>"]),
    near("deepseek-key", "key of deepseek, by the name", &["deepseek"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DEEPSEEK_API_KEY=\"", "10d7Ca7C7c", "4C2FC6f83e071DedCbdcB5\"")]).misses(&["deepseek_api_key = <your-deepseek-key>"]),
    near("delighted-key", "key of delighted, by the name", &["delighted"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("DELIGHTED_API_KEY=\"", "j752dfMI9T", "twu2OciweWFXDontRTqbdN\"")]).misses(&["delighted_api_key = <your-delighted-key>"]),
    near("demio-key", "key of demio, by the name", &["demio"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("DEMIO_API_KEY=\"", "Azn8SwQOvf", "slIJB3NwoxlUaE29hmZu5z\"")]).misses(&["demio_api_key = <your-demio-key>"]),
    near("deputy-key", "key of deputy, by the name", &["deputy"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DEPUTY_API_KEY=\"", "07da7Bdc8E", "e5E4AcbBceC4f08F3ba27d\"")]).misses(&["deputy_api_key = <your-deputy-key>"]),
    near("detectify-key", "key of detectify, by the name", &["detectify"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DETECTIFY_API_KEY=\"", "Ee5Eaa79Dd", "d934CBDB607c832195EeFC\"")]).misses(&["detectify_api_key = <your-detectify-key>"]),
    near("detectlanguage-key", "key of detectlanguage, by the name", &["detectlanguage"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DETECTLANGUAGE_API_KEY=\"", "4F0b8F90da", "F5614EF5b1EaC930d2fFB7\"")]).misses(&["detectlanguage_api_key = <your-detectlanguage-key>"]),
    near("dfuse-key", "key of dfuse, by the name", &["dfuse"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DFUSE_API_KEY=\"", "Cd3f3bAE6F", "9ae37Fa2bBcB76aA39C45d\"")]).misses(&["dfuse_api_key = <your-dfuse-key>"]),
    near("diffbot-key", "key of diffbot, by the name", &["diffbot"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DIFFBOT_API_KEY=\"", "EA5B31785A", "0fddCEFFD6cf3201beC79a\"")]).misses(&["diffbot_api_key = <your-diffbot-key>"]),
    near("diggernaut-key", "key of diggernaut, by the name", &["diggernaut"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("DIGGERNAUT_API_KEY=\"", "0aDe03d53fE7f", "aEbB11BFd6aBCfe89A5A74D2cf1\"")]).misses(&["diggernaut_api_key = <your-diggernaut-key>"]),
    near("digicert-key", "key of digicert, by the name", &["digicert"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DIGICERT_API_KEY=\"", "lOxH5RNm-s3W", "G-siF4-VIq0-XfwPoN6vx8Sa\"")]).misses(&["digicert_api_key = <your-digicert-key>"]),
];
