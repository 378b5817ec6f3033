//! Keys without a prefix of their own, told by the service that is named before them (part 1 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("abuseipdb-key", "key of abuseipdb, by the name", &["abuseipdb"], r"[A-Fa-f0-9]{80}").max(80)
        .hits(&[concat!("ABUSEIPDB_API_KEY=\"", "1AC8015118231E72d3a44bc5E3", "cBeBeBAacF80bCfF5DEF41bb235dE9CAd71Faebc850Ce6BBAf4378\"")]).misses(&["abuseipdb_api_key = <your-abuseipdb-key>"]),
    near("abyssale-key", "key of abyssale, by the name", &["abyssale"], r"[a-z0-9]{40}").max(40)
        .hits(&[concat!("ABYSSALE_API_KEY=\"", "mhs05fr345tdo", "fsrvhlriwg6vzcwletqr45s7ap2\"")]).misses(&["abyssale_api_key = <your-abyssale-key>"]),
    near("accuweather-key", "key of accuweather, by the name", &["accuweather"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ACCUWEATHER_API_KEY=\"", "HV19HPzd4C", "K4aRHzG9NVdobEcKpiktXO\"")]).misses(&["accuweather_api_key = <your-accuweather-key>"]),
    near("adafruitio-key", "key of adafruitio, by the name", &["adafruitio"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ADAFRUITIO_API_KEY=\"", "1CLR7DkS4c", "oja0tUw92nL7FWEhgl3T8q\"")]).misses(&["adafruitio_api_key = <your-adafruitio-key>"]),
    near("adobe-key", "key of adobe, by the name", &["adobe"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ADOBE_API_KEY=\"", "C6D14467a9", "7C80adF76415fc2e30E579\"")]).misses(&["adobe_api_key = <your-adobe-key>"]),
    near("adzuna-key", "key of adzuna, by the name", &["adzuna"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("ADZUNA_API_KEY=\"", "0a79beD7eE", "c7EC1ecE9aD79BC3605F82\"")]).misses(&["adzuna_api_key = <your-adzuna-key>"]),
    near("airbrake-key", "key of airbrake, by the name", &["airbrake"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{40}|[A-Za-z0-9]{40})").max(40)
        .hits(&[concat!("AIRBRAKE_API_KEY=\"", "0fe24ADAd0", "Da096d8e1aE2afF4e4A35b\"")]).misses(&["airbrake_api_key = <your-airbrake-key>"]),
    near("airship-key", "key of airship, by the name", &["airship"], r"(?:[A-Za-z0-9]{22}|[A-Za-z0-9_=-]{22})").max(22)
        .hits(&[concat!("AIRSHIP_API_KEY=\"", "Blp1C92", "mFgEs87ntGWLkb6\"")]).misses(&["airship_api_key = <your-airship-key>"]),
    near("airvisual-key", "key of airvisual, by the name", &["airvisual"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("AIRVISUAL_API_KEY=\"", "i9ygCcwp-95k", "p-GuLF-alAh-0W8GDj2REHs6\"")]).misses(&["airvisual_api_key = <your-airvisual-key>"]),
    near("aiven-key", "key of aiven, by the name", &["aiven"], r"(?:[A-Za-z0-9]{300,372}|[A-Za-z0-9_+/=.-]{100,400})").max(400)
        .hits(&[concat!("AIVEN_API_KEY=\"", "tYz4owZkhJos3Skphj4F6Jk6SwJMDQSr0776jwYcBkIasBfuUWV7IX9UaokqoeacluxLaCtDfImUsjfZSHAhLIDnnGryNKdvyOpw", "6iaJdQ2TB8VRnnbg2bW6QmhRIRDARwowx6tUVkFfW4iXdnkIw84cUm6BqIiwsuGj33URnY8pez7qGFoC7VPx49w12oG7hMqtQZpTV7AE7MJeOH1CO1YuHrblmNp4Fx7vQfCpewMTT635MikobG6N8DUCmvDuSdDoTOTEdhj4bGf004lXdgkoXpPlYnqgLzB7H0DwK2bF\"")]).misses(&["aiven_api_key = <your-aiven-key>"]),
    near("alchemy-key", "key of alchemy, by the name", &["alchemy"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("ALCHEMY_API_KEY=\"", "P7uRkMgCFJ", "2dCcnfL7wb3XREySl1JuBz\"")]).misses(&["alchemy_api_key = <your-alchemy-key>"]),
    near("algolia-key", "key of algolia, by the name", &["algolia"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("ALGOLIA_API_KEY=\"", "xdruw8qrbr", "5efzj2ht61sm7l6904c5bk\"")]).misses(&["algolia_api_key = <your-algolia-key>"]),
    near("alibaba-key", "key of alibaba, by the name", &["alibaba", "aliyun"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("ALIBABA_API_KEY=\"", "P5a8mPBGfB", "tqkjsoduC4Qb5Hm7FwGy\"")]).misses(&["alibaba_api_key = <your-alibaba-key>"]),
    near("alienvault-key", "key of alienvault, by the name", &["alienvault"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("ALIENVAULT_API_KEY=\"", "Ffce286Fc38dd0F35e3cf", "aBAEecbA4D9777Ff471932DF66cA4DAdB21f95abeE2\"")]).misses(&["alienvault_api_key = <your-alienvault-key>"]),
    near("amplitude-key", "key of amplitude, by the name", &["amplitude"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("AMPLITUDE_API_KEY=\"", "F1B4DB862F", "cdfAdE31bc6F851B407bDa\"")]).misses(&["amplitude_api_key = <your-amplitude-key>"]),
    near("anypoint-key", "key of anypoint, by the name", &["anypoint"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("ANYPOINT_API_KEY=\"", "uUwD8ILA-tMI", "4-CSJe-x2MV-NcdmaDyvAW5q\"")]).misses(&["anypoint_api_key = <your-anypoint-key>"]),
    near("apiflash-key", "key of apiflash, by the name", &["apiflash"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("APIFLASH_API_KEY=\"", "c8E5D56A03", "5bCb2f5A1B9D0c8ae4F56a\"")]).misses(&["apiflash_api_key = <your-apiflash-key>"]),
    near("apify-key", "key of apify, by the name", &["apify"], r"[A-Za-z0-9]{34,46}").max(46)
        .hits(&[concat!("APIFY_API_KEY=\"", "nMQp1ScWccl", "Nbj7ztUGmv6aj1XqObCnVLf\"")]).misses(&["apify_api_key = <your-apify-key>"]),
    near("apilayer-key", "key of apilayer, by the name", &["apilayer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("APILAYER_API_KEY=\"", "nq1mHLNMG4", "lvJr3xevIahO2jT89cRwHk\"")]).misses(&["apilayer_api_key = <your-apilayer-key>"]),
    near("apimetrics-key", "key of apimetrics, by the name", &["apimetrics"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("APIMETRICS_API_KEY=\"", "QNqCC08YDa", "85dmZHYVPUfx5TMc2RWwIl\"")]).misses(&["apimetrics_api_key = <your-apimetrics-key>"]),
    near("apitemplate-key", "key of apitemplate, by the name", &["apitemplate"], r"[A-Za-z0-9]{39,55}").max(55)
        .hits(&[concat!("APITEMPLATE_API_KEY=\"", "bv6HqKY5GqYJV", "nGGmLQCd0mSUDPYBE9Xqriz1sp\"")]).misses(&["apitemplate_api_key = <your-apitemplate-key>"]),
    near("apollo-key", "key of apollo, by the name", &["apollo"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("APOLLO_API_KEY=\"", "krKlkSm", "LdPG0h9VXJg5TUj\"")]).misses(&["apollo_api_key = <your-apollo-key>"]),
    near("appcues-key", "key of appcues, by the name", &["appcues"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("APPCUES_API_KEY=\"", "AMsOGpI5-Zkx", "G-pGGQ-HIFO-wcDnPv9faCsT\"")]).misses(&["appcues_api_key = <your-appcues-key>"]),
    near("appfollow-key", "key of appfollow, by the name", &["appfollow"], r"[A-Za-z0-9]{20,32}").max(32)
        .hits(&[concat!("APPFOLLOW_API_KEY=\"", "DXH7ce", "8IpuU9g6dEKojJ\"")]).misses(&["appfollow_api_key = <your-appfollow-key>"]),
    near("appoptics-key", "key of appoptics, by the name", &["appoptics"], r"[A-Za-z0-9]{71}").max(71)
        .hits(&[concat!("APPOPTICS_API_KEY=\"", "yBT2Ssp4lhRrZzzqMqa2leX", "5pqPXnZhkUnyT9Rn66vjNt0eM4rwU6CQLI5xdusmpW9V1f3a\"")]).misses(&["appoptics_api_key = <your-appoptics-key>"]),
    near("appsynergy-key", "key of appsynergy, by the name", &["appsynergy"], r"[a-z0-9]{64}").max(64)
        .hits(&[concat!("APPSYNERGY_API_KEY=\"", "y3udsxz1jvxlbg3f6gqzl", "ahc9wbjel90qwx6xs1i5ce00zniogmdl1xb379kcy2v\"")]).misses(&["appsynergy_api_key = <your-appsynergy-key>"]),
    near("apptivo-key", "key of apptivo, by the name", &["apptivo"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("APPTIVO_API_KEY=\"", "j1VAuQrAWN", "RgTpL4fRe6a03XoMA7FSy1\"")]).misses(&["apptivo_api_key = <your-apptivo-key>"]),
    near("asana-key", "key of asana, by the name", &["asana"], r"(?:[A-Za-z0-9]{40}|digits16:[A-Za-z0-9]{32}|0/[A-Za-z0-9]{32})").max(41)
        .hits(&[concat!("ASANA_API_KEY=\"", "YROIKNgH8Ng7m", "chQubaOMRfjlK6AHd7Z8UwzbOCP\"")]).misses(&["asana_api_key = <your-asana-key>"]),
    near("assemblyai-key", "key of assemblyai, by the name", &["assemblyai"], r"(?:[A-Fa-f0-9]{32}|[a-z0-9]{32})").max(32)
        .hits(&[concat!("ASSEMBLYAI_API_KEY=\"", "f1EBeabDa4", "ad0aFe8Df963E812E79d4b\"")]).misses(&["assemblyai_api_key = <your-assemblyai-key>"]),
    near("atera-key", "key of atera, by the name", &["atera"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("ATERA_API_KEY=\"", "vJh3Khzr2W", "FMXEO8Y3HFfyA7lkhrP2RT\"")]).misses(&["atera_api_key = <your-atera-key>"]),
    near("atlassian-key", "key of atlassian, by the name", &["atlassian", "jira", "confluence"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("ATLASSIAN_API_KEY=\"", "PRFPymX7", "Sz9bYiAFUwfa3sLP\"")]).misses(&["atlassian_api_key = <your-atlassian-key>"]),
    near("audd-key", "key of audd, by the name", &["audd"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AUDD_API_KEY=\"", "a869OpE0a0", "fv1rNcdnZKato5UM8L9V2s\"")]).misses(&["audd_api_key = <your-audd-key>"]),
    near("auth0-key", "key of auth0, by the name", &["auth0"], r"[A-Za-z0-9_.=-]{64,90}").max(90)
        .hits(&[concat!("AUTH0_API_KEY=\"", "RVlfbYt7VF2jfCKkgFevH", "nq39StpvXuOibEd146OdBq81CrB5QA8w42hYMfSWoDR\"")]).misses(&["auth0_api_key = <your-auth0-key>"]),
    near("autodesk-key", "key of autodesk, by the name", &["autodesk"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AUTODESK_API_KEY=\"", "cfNO6bmpmI", "gutcMgYqLwzTSdrkDXGJeo\"")]).misses(&["autodesk_api_key = <your-autodesk-key>"]),
    near("autoklose-key", "key of autoklose, by the name", &["autoklose"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AUTOKLOSE_API_KEY=\"", "v5xWly9gwe", "7zMODrQJ1YFGpctNaIbAgR\"")]).misses(&["autoklose_api_key = <your-autoklose-key>"]),
    near("autopilot-key", "key of autopilot, by the name", &["autopilot"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("AUTOPILOT_API_KEY=\"", "0F4A3cF1D9", "C2E3Bc8bae40Ad2Cb1Df94\"")]).misses(&["autopilot_api_key = <your-autopilot-key>"]),
    near("avaza-key", "key of avaza, by the name", &["avaza"], r"[0-9]{1,12}-[A-Fa-f0-9]{40}").max(53)
        .hits(&[concat!("AVAZA_API_KEY=\"", "7-C33Ac6f6dD89", "e5D1d336A2f0ec1Ce6adE78FD051\"")]).misses(&["avaza_api_key = <your-avaza-key>"]),
    near("aviationstack-key", "key of aviationstack, by the name", &["aviationstack"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("AVIATIONSTACK_API_KEY=\"", "17s9z59ykh", "slsn3d78rptzhy1f8ij7k5\"")]).misses(&["aviationstack_api_key = <your-aviationstack-key>"]),
    near("axonaut-key", "key of axonaut, by the name", &["axonaut"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("AXONAUT_API_KEY=\"", "kuktbJVT3x", "PkUMtsWbHPhLd23K10aCOF\"")]).misses(&["axonaut_api_key = <your-axonaut-key>"]),
    near("ayrshare-key", "key of ayrshare, by the name", &["ayrshare"], r"(?:[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}|[A-Z0-9]{8}-[A-Z0-9]{8}-[A-Z0-9]{8}-[A-Z0-9]{8})").max(35)
        .hits(&[concat!("AYRSHARE_API_KEY=\"", "0BG0N6P-25", "L27VK-53HXNPY-ARD89JF\"")]).misses(&["ayrshare_api_key = <your-ayrshare-key>"]),
    near("azure-openai-key", "key of azure-openai, by the name", &["azure-openai", "azureopenai", "azure_openai", "openai.azure"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("azure-openai key: ", "A77bC54F6a", "267852BC3Fd30feAEFa1cB")]).misses(&["azure-openai_api_key = <your-azure-openai-key>"]),
    near("azure-devops-key", "key of azure_devops, by the name", &["azure_devops", "visualstudio.com", "dev.azure"], r"[a-z0-9]{52}").max(52)
        .hits(&[concat!("AZURE_DEVOPS_API_KEY=\"", "q5igmzcvk39m5ssi4", "fhrywsp47ih9tnw80g27wkp1vqh5mglrcyx\"")]).misses(&["azure_devops_api_key = <your-azure_devops-key>"]),
    near("azuresearch-key", "key of azuresearch, by the name", &["azuresearch", "azure_search", "search.windows"], r"(?:[A-Za-z0-9]{52}|[A-Fa-f0-9]{32})").max(52)
        .hits(&[concat!("AZURESEARCH_API_KEY=\"", "Ng0P1jNZmILNzQrJ8", "HhoOJSSYwfjOQkp6gjpLDioZIHzuvFV9tr0\"")]).misses(&["azuresearch_api_key = <your-azuresearch-key>"]),
    near("bannerbear-key", "key of bannerbear, by the name", &["bannerbear"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("BANNERBEAR_API_KEY=\"", "ZErJQgP", "5VqNtoudHixBpyF\"")]).misses(&["bannerbear_api_key = <your-bannerbear-key>"]),
    near("baremetrics-key", "key of baremetrics, by the name", &["baremetrics"], r"[A-Za-z0-9_.=-]{25,28}").max(28)
        .hits(&[concat!("BAREMETRICS_API_KEY=\"", "FilvgfOn", "HoxKYtL2pRQWbVa1q\"")]).misses(&["baremetrics_api_key = <your-baremetrics-key>"]),
    near("beamer-key", "key of beamer, by the name", &["beamer"], r"[A-Za-z0-9_.=-]{44,46}").max(46)
        .hits(&[concat!("BEAMER_API_KEY=\"", "yo3az1sb9SOxzx", "E7KAjHcK0EQNGfvH9d5Zwq14XeLAky\"")]).misses(&["beamer_api_key = <your-beamer-key>"]),
    near("beebole-key", "key of beebole, by the name", &["beebole"], r"[a-z0-9]{40}").max(40)
        .hits(&[concat!("BEEBOLE_API_KEY=\"", "j07yinr475jnv", "btf0rrcwv48t1qplbiar6gh2kdu\"")]).misses(&["beebole_api_key = <your-beebole-key>"]),
    near("besnappy-key", "key of besnappy, by the name", &["besnappy"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("BESNAPPY_API_KEY=\"", "B81AD4f21ab7786b3bD7a", "A7daef9317Ad2fe0f3BC0EA3bc1d9A78e0E5Aa1efDC\"")]).misses(&["besnappy_api_key = <your-besnappy-key>"]),
    near("besttime-key", "key of besttime, by the name", &["besttime"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("BESTTIME_API_KEY=\"", "WW7NC9lwdUBe", "o4q2x16K2gR9clDBZTupX3GW\"")]).misses(&["besttime_api_key = <your-besttime-key>"]),
    near("betterstack-key", "key of betterstack, by the name", &["betterstack", "logtail"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("BETTERSTACK_API_KEY=\"", "AUszRE39", "GBdZvq8hDrHLb6Ce\"")]).misses(&["betterstack_api_key = <your-betterstack-key>"]),
    near("billomat-key", "key of billomat, by the name", &["billomat"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("BILLOMAT_API_KEY=\"", "1em5my3cyq", "csg27wpiyu8nzpb9r4t0vo\"")]).misses(&["billomat_api_key = <your-billomat-key>"]),
    near("bingmaps-key", "key of bingmaps, by the name", &["bingmaps", "bing_maps"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("BINGMAPS_API_KEY=\"", "zFt2tFkGJxGpkzvjTqq97", "sytR3x7Cjlu8MhJ9cO6zVdT7JgSwTHQ0LlUCNE6RrF4\"")]).misses(&["bingmaps_api_key = <your-bingmaps-key>"]),
    near("bitbar-key", "key of bitbar, by the name", &["bitbar"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("BITBAR_API_KEY=\"", "3yv6vezw08", "v2qepw6dxmosbkh839sfy7\"")]).misses(&["bitbar_api_key = <your-bitbar-key>"]),
    near("bitbucket-key", "key of bitbucket, by the name", &["bitbucket"], r"(?:[A-Za-z0-9]{32}|[A-Za-z0-9_=-]{44})").max(44)
        .hits(&[concat!("BITBUCKET_API_KEY=\"", "TSNNsyY1NX", "IfCwjArYzmc6o4NKn3avlT\"")]).misses(&["bitbucket_api_key = <your-bitbucket-key>"]),
    near("bitcoinaverage-key", "key of bitcoinaverage, by the name", &["bitcoinaverage"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("BITCOINAVERAGE_API_KEY=\"", "MNkbVrnAmJDZys", "qD9BjGcutEXgkKMeauj5wSAHxCTIv\"")]).misses(&["bitcoinaverage_api_key = <your-bitcoinaverage-key>"]),
    near("bitfinex-key", "key of bitfinex, by the name", &["bitfinex"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("BITFINEX_API_KEY=\"", "OgCF5mZHzKNzu4", "GsMtKhULIBrdTAElwtZ6xSgboLmIW\"")]).misses(&["bitfinex_api_key = <your-bitfinex-key>"]),
    near("bitly-key", "key of bitly, by the name", &["bitly"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("BITLY_API_KEY=\"", "XolP8B86qxxYu", "PWirJ7uXjOtA6aeGLNfIdK2Jgyw\"")]).misses(&["bitly_api_key = <your-bitly-key>"]),
    near("bitrise-key", "key of bitrise, by the name", &["bitrise"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("BITRISE_API_KEY=\"", "1XRJVjCGUcg5MjQAEIIUGuP0wyQV", "kZ5KwguT0kv1112qNOhF0QxqLzLofOQSfyzLZTtD3naV5El1KOAL89mURC\"")]).misses(&["bitrise_api_key = <your-bitrise-key>"]),
    near("blazemeter-key", "key of blazemeter, by the name", &["blazemeter", "runscope"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("BLAZEMETER_API_KEY=\"", "vexQMd00-kMu", "b-wHQz-CXpZ-6LU8di03fw4O\"")]).misses(&["blazemeter_api_key = <your-blazemeter-key>"]),
    near("blitapp-key", "key of blitapp, by the name", &["blitapp"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("BLITAPP_API_KEY=\"", "uXrP4IYFBLjo9", "LsQ5A4GImT8cQH1Cs4yWFzaUnh\"")]).misses(&["blitapp_api_key = <your-blitapp-key>"]),
    near("blocknative-key", "key of blocknative, by the name", &["blocknative"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("BLOCKNATIVE_API_KEY=\"", "DfgoHVra-DwD", "5-W63R-o7OT-b1GwHtvdCJuX\"")]).misses(&["blocknative_api_key = <your-blocknative-key>"]),
    near("blogger-key", "key of blogger, by the name", &["blogger"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("BLOGGER_API_KEY=\"", "3CH7QNDYmUKU9", "Wlt43YRhSgi2bsCZ3mfTdw8OQD\"")]).misses(&["blogger_api_key = <your-blogger-key>"]),
    near("blynk-key", "key of blynk, by the name", &["blynk"], r"(?:[A-Za-z0-9_=-]{32}|[A-Za-z0-9_=-]{40})").max(40)
        .hits(&[concat!("BLYNK_API_KEY=\"", "VpyrgNMuoB", "A8znlOyjFa0QDCK8cqwIkT\"")]).misses(&["blynk_api_key = <your-blynk-key>"]),
    near("bombbomb-key", "key of bombbomb, by the name", &["bombbomb", "bomb-bomb"], r"[A-Za-z0-9_.=-]{64,120}").max(120)
        .hits(&[concat!("BOMBBOMB_API_KEY=\"", "tof0z5IUhw2gpktDmc6tA", "Zj3s0qWkDiV4N6J6xAvKsHXAsk8OUJMGEKFjqag52Rp\"")]).misses(&["bombbomb_api_key = <your-bombbomb-key>"]),
    near("boostnote-key", "key of boostnote, by the name", &["boostnote"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("BOOSTNOTE_API_KEY=\"", "ecC739CB0EefEB99FFaAE", "1eBBdFcfC23cE37DD77E2b466C5e7683a4D9FfAEABb\"")]).misses(&["boostnote_api_key = <your-boostnote-key>"]),
    near("borgbase-key", "key of borgbase, by the name", &["borgbase"], r"[A-Za-z0-9_.=-]{148,154}").max(154)
        .hits(&[concat!("BORGBASE_API_KEY=\"", "J0hdUwPxdt9aIxsBuO4GmRFlaeDY91rzFamJ3IOHbLFnJqchZ", "WsdjUiGW2UYJpnEiMJ06nmDtnkEewKXtaxRzpB91zwTWy07KUgZYmZGVnmytOCZU66v8CW7guN72DRcCXVZbzF6xoR5kiUmhyAD\"")]).misses(&["borgbase_api_key = <your-borgbase-key>"]),
    near("box-key", "key of box, by the name", &["box"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("BOX_API_KEY=\"", "eAE39jTOPk", "NhFzMbpyIftT8C157aHX6u\"")]).misses(&["box_api_key = <your-box-key>"]),
    near("braintree-key", "key of braintree, by the name", &["braintree"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("BRAINTREE_API_KEY=\"", "D4FE6645cc", "2fFCa63752dCAAfecE1580\"")]).misses(&["braintree_api_key = <your-braintree-key>"]),
    near("brandfetch-key", "key of brandfetch, by the name", &["brandfetch"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("BRANDFETCH_API_KEY=\"", "vnVEbWl2fc8mE", "qHaQledODE1HNWbjBpTloIqK9RQ\"")]).misses(&["brandfetch_api_key = <your-brandfetch-key>"]),
    near("browserstack-key", "key of browserstack, by the name", &["browserstack"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("BROWSERSTACK_API_KEY=\"", "UgmHSs", "X9acWIh51r2ndz\"")]).misses(&["browserstack_api_key = <your-browserstack-key>"]),
    near("browshot-key", "key of browshot, by the name", &["browshot"], r"[A-Za-z0-9_=-]{28}").max(28)
        .hits(&[concat!("BROWSHOT_API_KEY=\"", "UoeBUPxzE", "dxBKjGfPJq0FprAXnMS\"")]).misses(&["browshot_api_key = <your-browshot-key>"]),
    near("bscscan-key", "key of bscscan, by the name", &["bscscan"], r"[A-Z0-9]{34}").max(34)
        .hits(&[concat!("BSCSCAN_API_KEY=\"", "6FCVELKQ8IX", "3PUUVGI8QRT3C9ND451X2J0\"")]).misses(&["bscscan_api_key = <your-bscscan-key>"]),
    near("buddyns-key", "key of buddyns, by the name", &["buddyns"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("BUDDYNS_API_KEY=\"", "s2KG8fgakqcz", "A4aWZx6DKgjJbpsR7lACH4z5\"")]).misses(&["buddyns_api_key = <your-buddyns-key>"]),
    near("budibase-key", "key of budibase, by the name", &["budibase"], r"[A-Fa-f0-9]{32}-[A-Fa-f0-9]{64}").max(97)
        .hits(&[concat!("BUDIBASE_API_KEY=\"", "Db4eACbe7D7EA9d9d25c711556Dc72Ac", "-Efdc4BCFC119369D6156c7fBEFEA852FeDaaC44d1846d256eB10f6A0D8B97Cac\"")]).misses(&["budibase_api_key = <your-budibase-key>"]),
    near("bugherd-key", "key of bugherd, by the name", &["bugherd"], r"[a-z0-9]{22,25}").max(25)
        .hits(&[concat!("BUGHERD_API_KEY=\"", "0aj2kti", "x90qhy4df615olu\"")]).misses(&["bugherd_api_key = <your-bugherd-key>"]),
    near("bugsnag-key", "key of bugsnag, by the name", &["bugsnag"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("BUGSNAG_API_KEY=\"", "rDUKln3D-v3M", "8-Atjy-Ptvu-3AR2YoO7F154\"")]).misses(&["bugsnag_api_key = <your-bugsnag-key>"]),
    near("bulbul-key", "key of bulbul, by the name", &["bulbul"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("BULBUL_API_KEY=\"", "5yRdX9xfSK", "n99BWhN8ERYUVdbsfIS4y1\"")]).misses(&["bulbul_api_key = <your-bulbul-key>"]),
    near("buttercms-key", "key of buttercms, by the name", &["buttercms"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("BUTTERCMS_API_KEY=\"", "f56Fd0CafADaa", "5681b9dEDf2c85d16Fab509fB8A\"")]).misses(&["buttercms_api_key = <your-buttercms-key>"]),
    near("bybit-key", "key of bybit, by the name", &["bybit"], r"(?:[A-Za-z0-9]{18}|[A-Za-z0-9]{36})").max(36)
        .hits(&[concat!("BYBIT_API_KEY=\"", "LydAza", "P19jpCQMOfTq\"")]).misses(&["bybit_api_key = <your-bybit-key>"]),
    near("caflou-key", "key of caflou, by the name", &["caflou"], r"[A-Za-z0-9]{155}").max(155)
        .hits(&[concat!("CAFLOU_API_KEY=\"", "PPTTzo5JCZ7udqjtZtMdwIZCFZMONoNgGS51ZzAnBn53hAnh1AW", "su47u6jBIwAQtmRMwQMP43Q4jyGStQzp5AydeSIA5J0CowjbOIRZl0QsTkj1Whg54hsHx9rWgJOvl8ijnLWcd10MiPxjz8L7YFbTeCmS\"")]).misses(&["caflou_api_key = <your-caflou-key>"]),
    near("calendarific-key", "key of calendarific, by the name", &["calendarific"], r"(?:[A-Za-z0-9]{32}|[A-Fa-f0-9]{32}|[A-Fa-f0-9]{40})").max(40)
        .hits(&[concat!("CALENDARIFIC_API_KEY=\"", "sCo2T0su38", "svVn927J4exaUvEHDwjO1s\"")]).misses(&["calendarific_api_key = <your-calendarific-key>"]),
    near("calendly-key", "key of calendly, by the name", &["calendly"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("CALENDLY_API_KEY=\"", "qwMyl91MyNn6BQZNU55RCz8gHVZibDMzA", "oScWtUOeoaRW6XSDIXK9WQzcbLF61V6t1wxEX30CYdwpYeZiFb8j32RsVzvnmEgB1kr\"")]).misses(&["calendly_api_key = <your-calendly-key>"]),
    near("calorieninja-key", "key of calorieninja, by the name", &["calorieninja"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("CALORIENINJA_API_KEY=\"", "WdrzpLOtBVhoI", "fB7sKvGI8u9b0PYoQV6RUnSg4Cj\"")]).misses(&["calorieninja_api_key = <your-calorieninja-key>"]),
    near("campayn-key", "key of campayn, by the name", &["campayn"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CAMPAYN_API_KEY=\"", "5C11DBdAe187F5AC51Beb", "bAef8D40A17DA79ABdE6bB26fEeDFA18d59c0DBCa0B\"")]).misses(&["campayn_api_key = <your-campayn-key>"]),
    near("cannyio-key", "key of cannyio, by the name", &["cannyio", "canny"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CANNYIO_API_KEY=\"", "4lGfg7ef-3Ud", "d-TQQu-NGOc-2mZh8etxUBYM\"")]).misses(&["cannyio_api_key = <your-cannyio-key>"]),
    near("capsulecrm-key", "key of capsulecrm, by the name", &["capsulecrm"], r"(?:[A-Za-z0-9_=-]{64}|[A-Za-z0-9_.=-]{54,100})").max(100)
        .hits(&[concat!("CAPSULECRM_API_KEY=\"", "K10Ns4Mz25oVyBwkN37WZ", "4MViYWUnq5a0Ia2970bivr9swLNkOKx7dmFzZ3RHDvq\"")]).misses(&["capsulecrm_api_key = <your-capsulecrm-key>"]),
    near("carboninterface-key", "key of carboninterface, by the name", &["carboninterface"], r"[A-Za-z0-9_=-]{21}").max(21)
        .hits(&[concat!("CARBONINTERFACE_API_KEY=\"", "VAhdFfY", "u4CpRD0goHPkUK\"")]).misses(&["carboninterface_api_key = <your-carboninterface-key>"]),
    near("cashboard-key", "key of cashboard, by the name", &["cashboard"], r"[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}").max(15)
        .hits(&[concat!("CASHBOARD_API_KEY=\"", "3FL-G", "AI-FOH-B5A\"")]).misses(&["cashboard_api_key = <your-cashboard-key>"]),
    near("centralstationcrm-key", "key of centralstationcrm, by the name", &["centralstationcrm"], r"[a-z0-9]{30}").max(30)
        .hits(&[concat!("CENTRALSTATIONCRM_API_KEY=\"", "gm7ge4946g", "6grue0cskv971tdnm38l\"")]).misses(&["centralstationcrm_api_key = <your-centralstationcrm-key>"]),
    near("cexio-key", "key of cexio, by the name", &["cexio"], r"(?:[A-Z0-9]{26}|[A-Fa-f0-9]{32})").max(32)
        .hits(&[concat!("CEXIO_API_KEY=\"", "ZBX7JLO9", "XL3JH86G2NIDE3TU0P\"")]).misses(&["cexio_api_key = <your-cexio-key>"]),
    near("chartmogul-key", "key of chartmogul, by the name", &["chartmogul"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CHARTMOGUL_API_KEY=\"", "07C31e5C24", "7bfDEB2C2baFe89a34c160\"")]).misses(&["chartmogul_api_key = <your-chartmogul-key>"]),
    near("chatbot-key", "key of chatbot, by the name", &["chatbot"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("CHATBOT_API_KEY=\"", "98a1DJYwMa", "fB5Ehsncixk0WGbprONzHA\"")]).misses(&["chatbot_api_key = <your-chatbot-key>"]),
    near("chatfuel-key", "key of chatfuel, by the name", &["chatfuel"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("CHATFUEL_API_KEY=\"", "vU9S6zvffTbiZueTTOrJrkeTlIlM9OnBfkCAQxHADS", "R4ScCc5ZAHQSmZKLNJs8n7cbb6tyP8I8AF1AbYyq2zsJ5ZMBSBcJh2HAm90sQSMEpP2CSgXrfA6zthpce9DLxM\"")]).misses(&["chatfuel_api_key = <your-chatfuel-key>"]),
    near("checio-key", "key of checio, by the name", &["checio"], r"[A-Za-z0-9_.=-]{40,60}").max(60)
        .hits(&[concat!("CHECIO_API_KEY=\"", "nfiO7iLj9Qi8h", "WFTbD65rSRFda6kPltHEC2TVnsZ\"")]).misses(&["checio_api_key = <your-checio-key>"]),
    near("checklyhq-key", "key of checklyhq, by the name", &["checklyhq"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CHECKLYHQ_API_KEY=\"", "CF94D331cB", "81CFf3b4dEBa3b7c2Be10D\"")]).misses(&["checklyhq_api_key = <your-checklyhq-key>"]),
    near("checkout-com-key", "key of checkout.com, by the name", &["checkout.com"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("checkout.com key: ", "8eLAXtJh-DVr", "e-K4mS-pAdK-uHDEFy4CV2tJ")]).misses(&["checkout.com_api_key = <your-checkout.com-key>"]),
    near("cicero-key", "key of cicero, by the name", &["cicero"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("CICERO_API_KEY=\"", "EFE7fd8aB09db", "3E680C7DBE855F8aAc0df9Ab63e\"")]).misses(&["cicero_api_key = <your-cicero-key>"]),
    near("clarifai-key", "key of clarifai, by the name", &["clarifai"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CLARIFAI_API_KEY=\"", "Babf5Ccc4f", "F713e17fc959020dDbEafC\"")]).misses(&["clarifai_api_key = <your-clarifai-key>"]),
    near("clearbit-key", "key of clearbit, by the name", &["clearbit"], r"[A-Za-z0-9_=-]{35}").max(35)
        .hits(&[concat!("CLEARBIT_API_KEY=\"", "tFVvYHsNkok", "Iq3MfYoVRK7BDqjlZxhsQ2E5\"")]).misses(&["clearbit_api_key = <your-clearbit-key>"]),
    near("clickhelp-key", "key of clickhelp, by the name", &["clickhelp"], r"[A-Za-z0-9]{24}").max(24)
        .hits(&[concat!("CLICKHELP_API_KEY=\"", "TiPW3iVL", "crAYe0GmFxU9WuSM\"")]).misses(&["clickhelp_api_key = <your-clickhelp-key>"]),
    near("clickhouse-key", "key of clickhouse, by the name", &["clickhouse"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("CLICKHOUSE_API_KEY=\"", "0jBVRpJBj0rTa", "KvcZNZrczSUuNWYmJo5P9tCKwId\"")]).misses(&["clickhouse_api_key = <your-clickhouse-key>"]),
    near("cliengo-key", "key of cliengo, by the name", &["cliengo"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CLIENGO_API_KEY=\"", "WTCZuMWK-Pry", "I-zltW-Hvdb-XlY0gLJEeO7R\"")]).misses(&["cliengo_api_key = <your-cliengo-key>"]),
    near("clinchpad-key", "key of clinchpad, by the name", &["clinchpad"], r"[A-Fa-f0-9]{20}").max(20)
        .hits(&[concat!("CLINCHPAD_API_KEY=\"", "8b593e", "B4671dAbcaFfDa\"")]).misses(&["clinchpad_api_key = <your-clinchpad-key>"]),
    near("clockify-key", "key of clockify, by the name", &["clockify"], r"[A-Za-z0-9]{48}").max(48)
        .hits(&[concat!("CLOCKIFY_API_KEY=\"", "lFgl7kTKdMhnZEbZ", "6RFIY0VBGBzyinO7asVAv0xJ6bpezIju\"")]).misses(&["clockify_api_key = <your-clockify-key>"]),
    near("closecrm-key", "key of closecrm, by the name", &["closecrm"], r"[A-Za-z0-9_.=-]{45,60}").max(60)
        .hits(&[concat!("CLOSECRM_API_KEY=\"", "03g39zR2maxP0O3", "ihYB0qp01K3iVhNDl7BzUtuM4GSIPm\"")]).misses(&["closecrm_api_key = <your-closecrm-key>"]),
    near("cloudconvert-key", "key of cloudconvert, by the name", &["cloudconvert"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("CLOUDCONVERT_API_KEY=\"", "vuHvjGxVbc7XjFXaGEqwX74JzxOpYsLDi", "2TGu48j1HxrbOv0f0azB9uguF4UT294yoQqbdyFNmykEjKSaUiXecYj8RrFD6d5ptSA\"")]).misses(&["cloudconvert_api_key = <your-cloudconvert-key>"]),
    near("cloudelements-key", "key of cloudelements, by the name", &["cloudelements"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("CLOUDELEMENTS_API_KEY=\"", "AIFswQd0lR3vYd", "cNFF0AqrIa5WlUt0GQF7IY2bieSg1\"")]).misses(&["cloudelements_api_key = <your-cloudelements-key>"]),
    near("cloudflare-key", "key of cloudflare, by the name", &["cloudflare"], r"(?:[A-Za-z0-9_=-]{40}|[A-Fa-f0-9]{37})").max(40)
        .hits(&[concat!("CLOUDFLARE_API_KEY=\"", "wWoy0eGm2W2lq", "aSZa1WejkYdNGvDRHryel2m6wiP\"")]).misses(&["cloudflare_api_key = <your-cloudflare-key>"]),
    near("cloudimage-key", "key of cloudimage, by the name", &["cloudimage"], r"[A-Za-z0-9_=-]{30}").max(30)
        .hits(&[concat!("CLOUDIMAGE_API_KEY=\"", "ha4lmV3tS1", "5rxX4t0s2EHI3ACf89kV\"")]).misses(&["cloudimage_api_key = <your-cloudimage-key>"]),
    near("cloudmersive-key", "key of cloudmersive, by the name", &["cloudmersive"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CLOUDMERSIVE_API_KEY=\"", "rfSzmcDL-63l", "v-bwp5-MSVa-BFrkYEDf3iWP\"")]).misses(&["cloudmersive_api_key = <your-cloudmersive-key>"]),
    near("cloudplan-key", "key of cloudplan, by the name", &["cloudplan"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("CLOUDPLAN_API_KEY=\"", "GGfje5lDTO", "gRNnP7S0M85wpDE4uUixFV\"")]).misses(&["cloudplan_api_key = <your-cloudplan-key>"]),
    near("cloudsight-key", "key of cloudsight, by the name", &["cloudsight"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("CLOUDSIGHT_API_KEY=\"", "9S3TX1K", "mzJvfE6Gr7obdNL\"")]).misses(&["cloudsight_api_key = <your-cloudsight-key>"]),
    near("cloudsmith-key", "key of cloudsmith, by the name", &["cloudsmith"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("CLOUDSMITH_API_KEY=\"", "9e1d8cBcA0c70", "f2F8C5DAFb94a53eBEB071C6Dc3\"")]).misses(&["cloudsmith_api_key = <your-cloudsmith-key>"]),
    near("cloudways-key", "key of cloudways, by the name", &["cloudways"], r"[A-Za-z0-9]{30}").max(30)
        .hits(&[concat!("CLOUDWAYS_API_KEY=\"", "hTtRQKNpEn", "NwtMUPY6gICXaq1TydhG\"")]).misses(&["cloudways_api_key = <your-cloudways-key>"]),
    near("cloverly-key", "key of cloverly, by the name", &["cloverly"], r"[A-Za-z0-9_=-]{28}").max(28)
        .hits(&[concat!("CLOVERLY_API_KEY=\"", "MA6Aq441h", "8dOTQotyHgIcE7WG1Pm\"")]).misses(&["cloverly_api_key = <your-cloverly-key>"]),
    near("clustdoc-key", "key of clustdoc, by the name", &["clustdoc"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("CLUSTDOC_API_KEY=\"", "t2Dx9NJzwcfChvrhva0U", "lKX43pvc8U0fgO5ZYmYfViuA7zxvUIRfNphgLD2b\"")]).misses(&["clustdoc_api_key = <your-clustdoc-key>"]),
    near("coda-key", "key of coda, by the name", &["coda"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CODA_API_KEY=\"", "zgCDpfDF-FDb", "L-2esV-ugDz-cRwCoGOLAMvF\"")]).misses(&["coda_api_key = <your-coda-key>"]),
    near("codacy-key", "key of codacy, by the name", &["codacy"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("CODACY_API_KEY=\"", "KRUSpt", "82XCa7JmlbguL1\"")]).misses(&["codacy_api_key = <your-codacy-key>"]),
    near("codeclimate-key", "key of codeclimate, by the name", &["codeclimate"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CODECLIMATE_API_KEY=\"", "38D0B2cD7fce5fc988cEd", "0e3B107a0fa1416475cbebAb5077E4fD61FAe92C1E8\"")]).misses(&["codeclimate_api_key = <your-codeclimate-key>"]),
    near("codecov-key", "key of codecov, by the name", &["codecov"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("CODECOV_API_KEY=\"", "RLGjdZlX-Un1", "l-yU7k-X1bN-5VphWHoOdmtD\"")]).misses(&["codecov_api_key = <your-codecov-key>"]),
    near("codequiry-key", "key of codequiry, by the name", &["codequiry"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("CODEQUIRY_API_KEY=\"", "3fsGBsigoF9GrlNxDqEjj", "ndkQSATD0iM3CGECdmDHABjXfQnkjoctVr47yWw6G8p\"")]).misses(&["codequiry_api_key = <your-codequiry-key>"]),
    near("cohere-key", "key of cohere, by the name", &["cohere"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("COHERE_API_KEY=\"", "JE9OOacLPR779", "C8fxk1nHABEDpgFwik4X0S316yO\"")]).misses(&["cohere_api_key = <your-cohere-key>"]),
    near("coinapi-key", "key of coinapi, by the name", &["coinapi"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("COINAPI_API_KEY=\"", "Y2VIA7qq-PNc", "K-OxwD-5jdC-PueFkXNt94L3\"")]).misses(&["coinapi_api_key = <your-coinapi-key>"]),
    near("coinbase-key", "key of coinbase, by the name", &["coinbase"], r"(?:[A-Za-z0-9]{16}|[A-Za-z0-9_=-]{64})").max(64)
        .hits(&[concat!("COINBASE_API_KEY=\"", "WqpMw", "ZOfbj9kG54C\"")]).misses(&["coinbase_api_key = <your-coinbase-key>"]),
    near("coinlayer-key", "key of coinlayer, by the name", &["coinlayer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("COINLAYER_API_KEY=\"", "UWbUW6Nylg", "jltp1WFxn7QUdJNz6jqgR0\"")]).misses(&["coinlayer_api_key = <your-coinlayer-key>"]),
    near("coinlib-key", "key of coinlib, by the name", &["coinlib"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("COINLIB_API_KEY=\"", "QJ0L2", "a8CIel9dgtY\"")]).misses(&["coinlib_api_key = <your-coinlib-key>"]),
    near("coinmarketcap-key", "key of coinmarketcap, by the name", &["coinmarketcap"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("COINMARKETCAP_API_KEY=\"", "zehmsv0L-dnn", "3-qwpj-imUC-VkXeDAOQdoFP\"")]).misses(&["coinmarketcap_api_key = <your-coinmarketcap-key>"]),
    near("collect2-key", "key of collect2, by the name", &["collect2"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("COLLECT2_API_KEY=\"", "nyVQrxLO-i3v", "M-PRsI-ET6M-LFCRDuxeiymb\"")]).misses(&["collect2_api_key = <your-collect2-key>"]),
    near("column-key", "key of column, by the name", &["column"], r"[A-Za-z0-9_.=-]{20,60}").max(60)
        .hits(&[concat!("COLUMN_API_KEY=\"", "6ZzD7E", "Ar9qvPuLWH3xk5\"")]).misses(&["column_api_key = <your-column-key>"]),
    near("commercejs-key", "key of commercejs, by the name", &["commercejs"], r"[A-Za-z0-9_=-]{48}").max(48)
        .hits(&[concat!("COMMERCEJS_API_KEY=\"", "lIv10zAwaLZWS9Ss", "wOBFFPO1h0sX8Re4uVrSXxDgOiNPFkn1\"")]).misses(&["commercejs_api_key = <your-commercejs-key>"]),
    near("commodities-key", "key of commodities, by the name", &["commodities"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("COMMODITIES_API_KEY=\"", "d0z250Cnaw4LOm4i8Q2P", "iaeIbD1CMsd3iXCQOzIS7sYx1GZiPCqkNTt0g42h\"")]).misses(&["commodities_api_key = <your-commodities-key>"]),
    near("companyhub-key", "key of companyhub, by the name", &["companyhub"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("COMPANYHUB_API_KEY=\"", "vYGMBQ", "sm6fdkPq7j03rR\"")]).misses(&["companyhub_api_key = <your-companyhub-key>"]),
    near("configcat-key", "key of configcat, by the name", &["configcat"], r"[A-Za-z0-9_=-]{22}/[A-Za-z0-9_=-]{22}").max(45)
        .hits(&[concat!("CONFIGCAT_API_KEY=\"", "dUhQus8XvCYLgfe", "w8gjqc7/mLWGEHfNMn8xPk6Ojoczur\"")]).misses(&["configcat_api_key = <your-configcat-key>"]),
    near("confluent-key", "key of confluent, by the name", &["confluent", "kafka"], r"(?:[A-Z0-9]{16}|[A-Za-z0-9_=-]{64})").max(64)
        .hits(&[concat!("CONFLUENT_API_KEY=\"", "Q6IO4", "T9FGB3PEKDU\"")]).misses(&["confluent_api_key = <your-confluent-key>"]),
    near("contentful-key", "key of contentful, by the name", &["contentful"], r"[A-Za-z0-9_.=-]{43,64}").max(64)
        .hits(&[concat!("CONTENTFUL_API_KEY=\"", "M1cZcE9XZzw5vr", "Zvp7xXmZ3uNnAei0SWZ2BcmwMsoaY\"")]).misses(&["contentful_api_key = <your-contentful-key>"]),
    near("contentstack-key", "key of contentstack, by the name", &["contentstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CONTENTSTACK_API_KEY=\"", "cb2dC6Da3C", "aCffc8994FB1cE5376b2Ae\"")]).misses(&["contentstack_api_key = <your-contentstack-key>"]),
    near("conversiontools-key", "key of conversiontools, by the name", &["conversiontools"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("CONVERSIONTOOLS_API_KEY=\"", "tNE3ieVpMDoDtVYQCrHLrtd9v5I4QY4sl", "ZgEqIzv4KQEWK8sHUk2HiHerEiG7s3dKXzcFPWMTvdDAyKXt41fxD2hrHQBAgjcdRy7\"")]).misses(&["conversiontools_api_key = <your-conversiontools-key>"]),
    near("convertapi-key", "key of convertapi, by the name", &["convertapi"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("CONVERTAPI_API_KEY=\"", "LE30x", "lwCSnoMueDh\"")]).misses(&["convertapi_api_key = <your-convertapi-key>"]),
    near("convertkit-key", "key of convertkit, by the name", &["convertkit"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("CONVERTKIT_API_KEY=\"", "eLDAgOd", "PJpr1lcjTzH5QeK\"")]).misses(&["convertkit_api_key = <your-convertkit-key>"]),
    near("convier-key", "key of convier, by the name", &["convier"], r"[0-9]{2}-[A-Za-z0-9]{45}").max(48)
        .hits(&[concat!("CONVIER_API_KEY=\"", "60-urgzPgVO3O3vh", "qeBAfnIgbySEpDlwBVTMXZUIbs0iWj2Y\"")]).misses(&["convier_api_key = <your-convier-key>"]),
    near("copper-key", "key of copper, by the name", &["copper"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("COPPER_API_KEY=\"", "6f1BEb2C0A", "5a2056B9951bDEecf8634a\"")]).misses(&["copper_api_key = <your-copper-key>"]),
    near("couchbase-key", "key of couchbase, by the name", &["couchbase"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("COUCHBASE_API_KEY=\"", "w4SJc8P6bK", "Juz2GRycdMQ6OmkaLqTDfu\"")]).misses(&["couchbase_api_key = <your-couchbase-key>"]),
    near("countrylayer-key", "key of countrylayer, by the name", &["countrylayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("COUNTRYLAYER_API_KEY=\"", "A938b149bA", "d5CA5B97d3eE2b4Fb3810B\"")]).misses(&["countrylayer_api_key = <your-countrylayer-key>"]),
    near("coveralls-key", "key of coveralls, by the name", &["coveralls"], r"[A-Za-z0-9_=-]{37}").max(37)
        .hits(&[concat!("COVERALLS_API_KEY=\"", "qPwvai4P5lpm", "Z1FO5FDqMtJgnUSYzNcVTKHLi\"")]).misses(&["coveralls_api_key = <your-coveralls-key>"]),
    near("craftmypdf-key", "key of craftmypdf, by the name", &["craftmypdf"], r"[A-Za-z0-9_=-]{35}").max(35)
        .hits(&[concat!("CRAFTMYPDF_API_KEY=\"", "91wRRXhmx7y", "9npjo5MpF3Z6ivxaGAhLgk4j\"")]).misses(&["craftmypdf_api_key = <your-craftmypdf-key>"]),
    near("crossref-key", "key of crossref, by the name", &["crossref"], r"[a-z0-9]{40}").max(40)
        .hits(&[concat!("CROSSREF_API_KEY=\"", "bsja3f0hpo2i8", "ov21ohg7ch9ws5l1vkurad0j4iz\"")]).misses(&["crossref_api_key = <your-crossref-key>"]),
    near("crowdin-key", "key of crowdin, by the name", &["crowdin"], r"[A-Za-z0-9]{80}").max(80)
        .hits(&[concat!("CROWDIN_API_KEY=\"", "Z5mMjlVTopeaI0CoS3ZJoFber5", "JnLEvb6KnlWXGWgmdw6zgtnFhT5wvkxLEWLdibx8BfKW67IrQHwn2j\"")]).misses(&["crowdin_api_key = <your-crowdin-key>"]),
    near("crowdstrike-key", "key of crowdstrike, by the name", &["crowdstrike"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{40})").max(40)
        .hits(&[concat!("CROWDSTRIKE_API_KEY=\"", "65fa6eD985", "43A59b4a2f16DEe50BF80d\"")]).misses(&["crowdstrike_api_key = <your-crowdstrike-key>"]),
    near("cryptocompare-key", "key of cryptocompare, by the name", &["cryptocompare"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CRYPTOCOMPARE_API_KEY=\"", "4dCDd5e9138104cEf96Dc", "f7D852fF332B60De70bafbEfdA7540eceFEbaFB6D5C\"")]).misses(&["cryptocompare_api_key = <your-cryptocompare-key>"]),
    near("currencycloud-key", "key of currencycloud, by the name", &["currencycloud"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("CURRENCYCLOUD_API_KEY=\"", "1A1E85Ccdb5bBCFA471Dd", "E0cbFCBefeCee8B580CE5BAAbfd9DBA0822C45F1cD7\"")]).misses(&["currencycloud_api_key = <your-currencycloud-key>"]),
    near("currencyfreaks-key", "key of currencyfreaks, by the name", &["currencyfreaks"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{32})").max(32)
        .hits(&[concat!("CURRENCYFREAKS_API_KEY=\"", "cbFaaea0fd", "BbaBb487Da0138e6fa9d2F\"")]).misses(&["currencyfreaks_api_key = <your-currencyfreaks-key>"]),
    near("currencylayer-key", "key of currencylayer, by the name", &["currencylayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CURRENCYLAYER_API_KEY=\"", "BDe23AbA8A", "23eD3d96c8DB70BaEC5041\"")]).misses(&["currencylayer_api_key = <your-currencylayer-key>"]),
    near("currencyscoop-key", "key of currencyscoop, by the name", &["currencyscoop"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("CURRENCYSCOOP_API_KEY=\"", "C7b2CBFdAc", "f8a920D1594B6CfAcEFeCd\"")]).misses(&["currencyscoop_api_key = <your-currencyscoop-key>"]),
    near("currentsapi-key", "key of currentsapi, by the name", &["currentsapi"], r"[A-Za-z0-9_=-]{48}").max(48)
        .hits(&[concat!("CURRENTSAPI_API_KEY=\"", "5CLZ4hwWslZdaeKm", "Oy6JygUI6NFLodnKGCJWxi6NH0jhcPlz\"")]).misses(&["currentsapi_api_key = <your-currentsapi-key>"]),
    near("customerguru-key", "key of customerguru, by the name", &["customerguru"], r"[A-Za-z0-9_=-]{50}").max(50)
        .hits(&[concat!("CUSTOMERGURU_API_KEY=\"", "wWTb65R96t5MbFkQ", "oG2v7Yytj5Ue522AaYeXOITZin0Frd9Cwf\"")]).misses(&["customerguru_api_key = <your-customerguru-key>"]),
    near("customerio-key", "key of customerio, by the name", &["customerio", "customer.io"], r"(?:[A-Fa-f0-9]{20}|[A-Fa-f0-9]{32})").max(32)
        .hits(&[concat!("CUSTOMERIO_API_KEY=\"", "BCbEea", "3EeAdd540cD816\"")]).misses(&["customerio_api_key = <your-customerio-key>"]),
    near("d7network-key", "key of d7network, by the name", &["d7network"], r"[A-Za-z0-9_=-]{23}").max(23)
        .hits(&[concat!("D7NETWORK_API_KEY=\"", "q845uZt", "yLCjNwrqXFzAUc26\"")]).misses(&["d7network_api_key = <your-d7network-key>"]),
    near("dailyco-key", "key of dailyco, by the name", &["dailyco", "daily.co"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("DAILYCO_API_KEY=\"", "0EF702dDAaf5DdC70a8B5", "d6e6187A64e7e76f668f117dfdC452Ae1c6E6F38ED0\"")]).misses(&["dailyco_api_key = <your-dailyco-key>"]),
    near("dandelion-key", "key of dandelion, by the name", &["dandelion"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DANDELION_API_KEY=\"", "eA3764c08d", "17eADAb254EFE7b083aCd6\"")]).misses(&["dandelion_api_key = <your-dandelion-key>"]),
    near("dareboost-key", "key of dareboost, by the name", &["dareboost"], r"[A-Za-z0-9]{60}").max(60)
        .hits(&[concat!("DAREBOOST_API_KEY=\"", "gmvp78KaOs6Qu3weOakC", "X1VmabHOugA3J6ErpdVsLbOJSxnCkA8YB6i72FXT\"")]).misses(&["dareboost_api_key = <your-dareboost-key>"]),
    near("databox-key", "key of databox, by the name", &["databox"], r"[A-Za-z0-9_=-]{21}").max(21)
        .hits(&[concat!("DATABOX_API_KEY=\"", "Su8jmcD", "F1k6bPfztYgx5E\"")]).misses(&["databox_api_key = <your-databox-key>"]),
    near("datadog-key", "key of datadog, by the name", &["datadog", "dd_api", "dd_app"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{40})").max(40)
        .hits(&[concat!("DATADOG_API_KEY=\"", "E11E6aEB5d", "54cB4dC3D770a15B4b9FeA\"")]).misses(&["datadog_api_key = <your-datadog-key>"]),
    near("datagov-key", "key of datagov, by the name", &["datagov", "data.gov"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("DATAGOV_API_KEY=\"", "aKYJrT53xB8xC", "kPKE2nceA6NHSz9oLCT8aOfZ5Bk\"")]).misses(&["datagov_api_key = <your-datagov-key>"]),
    near("dbeaver-key", "key of dbeaver, by the name", &["dbeaver"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("DBEAVER_API_KEY=\"", "kkXeiAQDGZ", "11zaXkV9gI0wfeiRqStKYD\"")]).misses(&["dbeaver_api_key = <your-dbeaver-key>"]),
    near("debounce-key", "key of debounce, by the name", &["debounce"], r"[A-Za-z0-9]{13}").max(13)
        .hits(&[concat!("DEBOUNCE_API_KEY=\"", "HbzV", "Thx4qrKSI\"")]).misses(&["debounce_api_key = <your-debounce-key>"]),
    near("deepai-key", "key of deepai, by the name", &["deepai"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DEEPAI_API_KEY=\"", "lO4zCnnY-ned", "H-DKkC-9ST0-b3XUjruI6pxt\"")]).misses(&["deepai_api_key = <your-deepai-key>"]),
    near("deepgram-key", "key of deepgram, by the name", &["deepgram"], r"(?:[A-Fa-f0-9]{40}|[A-Za-z0-9]{48})").max(48)
        .hits(&[concat!("DEEPGRAM_API_KEY=\"", "B235a57f07Ac0", "e0d994Adc3b1D71f6CBD4dFa05E\"")]).misses(&["deepgram_api_key = <your-deepgram-key>"]),
    near("deepl-key", "key of deepl, by the name", &["deepl"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}:fx").max(39)
        .hits(&[concat!("DEEPL_API_KEY=\"", "MZxSshSq-nDq9", "-YmOW-imgF-28LT30zkqNIr:fx\"")]).misses(&["deepl_api_key = <your-deepl-key>"]),
    near("deepseek-key", "key of deepseek, by the name", &["deepseek"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DEEPSEEK_API_KEY=\"", "cBca7966aA", "9969E28Df13B50703CAeDF\"")]).misses(&["deepseek_api_key = <your-deepseek-key>"]),
    near("delighted-key", "key of delighted, by the name", &["delighted"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("DELIGHTED_API_KEY=\"", "ZpvdX0pXgF", "hXGs6b5xJLSnfZEMUdvCgp\"")]).misses(&["delighted_api_key = <your-delighted-key>"]),
    near("demio-key", "key of demio, by the name", &["demio"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("DEMIO_API_KEY=\"", "1TZZEQy9RR", "RAVPg7pMNuJbG32iWjam9H\"")]).misses(&["demio_api_key = <your-demio-key>"]),
    near("deputy-key", "key of deputy, by the name", &["deputy"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DEPUTY_API_KEY=\"", "aBD8D929b4", "AE523E1aae1AdD6803FB47\"")]).misses(&["deputy_api_key = <your-deputy-key>"]),
    near("detectify-key", "key of detectify, by the name", &["detectify"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DETECTIFY_API_KEY=\"", "0D87cAc649", "3F8a9E79742Ab5DB1aF6ce\"")]).misses(&["detectify_api_key = <your-detectify-key>"]),
    near("detectlanguage-key", "key of detectlanguage, by the name", &["detectlanguage"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DETECTLANGUAGE_API_KEY=\"", "ABEeBEecBA", "78a5d0f4b279e02Acd1DFE\"")]).misses(&["detectlanguage_api_key = <your-detectlanguage-key>"]),
    near("dfuse-key", "key of dfuse, by the name", &["dfuse"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DFUSE_API_KEY=\"", "6DA5d9095A", "C3b1FE43D62c57Bf4C9b18\"")]).misses(&["dfuse_api_key = <your-dfuse-key>"]),
    near("diffbot-key", "key of diffbot, by the name", &["diffbot"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DIFFBOT_API_KEY=\"", "E38eCada9c", "Ee1ed54DE30CabeB0F6598\"")]).misses(&["diffbot_api_key = <your-diffbot-key>"]),
    near("diggernaut-key", "key of diggernaut, by the name", &["diggernaut"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("DIGGERNAUT_API_KEY=\"", "fAfa68eE915Df", "bBF3B001C6e25E8ac10A497aefB\"")]).misses(&["diggernaut_api_key = <your-diggernaut-key>"]),
    near("digicert-key", "key of digicert, by the name", &["digicert"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DIGICERT_API_KEY=\"", "nvgFIaOz-ohK", "E-2Av4-panR-hVmbYuw9BXFz\"")]).misses(&["digicert_api_key = <your-digicert-key>"]),
    near("discord-key", "key of discord, by the name", &["discord"], r"(?:[A-Za-z0-9_=-]{24}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{27}|[A-Za-z0-9_=-]{24}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{38}|[A-Za-z0-9_=-]{26}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{38}|[A-Za-z0-9_.=-]{24,26}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{27}|[A-Za-z0-9_=-]{32})").max(72)
        .hits(&[concat!("DISCORD_API_KEY=\"", "hVpCLFkYRbXOuc8ePUP", "8J35n.IExjBO.ay50P573dMRK5t2CsGhNOwWES4I\"")]).misses(&["discord_api_key = <your-discord-key>"]),
    near("disqus-key", "key of disqus, by the name", &["disqus"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("DISQUS_API_KEY=\"", "SoKlAXxvaZDdCIFf0tHAx", "lRbujhrJpEukpSffHFTi2SUOzQDMrjAbq2h8BY0EJtT\"")]).misses(&["disqus_api_key = <your-disqus-key>"]),
];
