//! Keys without a prefix of their own, told by the service that is named before them (part 2 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("discord-key", "key of discord, by the name", &["discord"], r"(?:[A-Za-z0-9_=-]{24}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{27}|[A-Za-z0-9_=-]{24}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{38}|[A-Za-z0-9_=-]{26}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{38}|[A-Za-z0-9_.=-]{24,26}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{27}|[A-Za-z0-9_=-]{32})").max(72)
        .hits(&[concat!("DISCORD_API_KEY=\"", "rDBWyKao2zlqWd6txrr", "c0ZWH.TJMM9N.zVg8TFFNhdQtoHvX46Slj12MZsF\"")]).misses(&["discord_api_key = <your-discord-key>"]),
    near("disqus-key", "key of disqus, by the name", &["disqus"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("DISQUS_API_KEY=\"", "OxyD1JMqubxCUN3hGa3IJ", "vxbmPX8Y0ILOMmJxVm2k4gNFbOHmPMBC95eAq2aVxJc\"")]).misses(&["disqus_api_key = <your-disqus-key>"]),
    near("ditto-key", "key of ditto, by the name", &["ditto"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}\.[A-Za-z0-9]{40}").max(77)
        .hits(&[concat!("DITTO_API_KEY=\"", "mvN1nPrV-mPuk-3UvI-w9Pt-W", "AEDTEt0PbNi.D5GyEXwj4u07o3XruvzperwaBlWUcOSbPRdL2DCm\"")]).misses(&["ditto_api_key = <your-ditto-key>"]),
    near("django-key", "key of django, by the name", &["django"], r"[A-Za-z0-9!@#$%^&*()_=+-]{50}").max(50)
        .hits(&[concat!("DJANGO_API_KEY=\"", "KD6fSaJ3Q02ORmZS", "EmulA80vO9X7A3swuGmDZNcFqePW7An6r4\"")]).misses(&["django_api_key = <your-django-key>"]),
    near("dnscheck-key", "key of dnscheck, by the name", &["dnscheck"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DNSCHECK_API_KEY=\"", "679bb7e3DB", "1B05bC2A3a70e1cd914b6D\"")]).misses(&["dnscheck_api_key = <your-dnscheck-key>"]),
    near("docker-hub-key", "key of docker_hub, by the name", &["docker_hub", "dockerhub", "docker"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DOCKER_HUB_API_KEY=\"", "lOvQYzFz-YLU", "W-58Ms-ztEI-m35OZXDqL6Rv\"")]).misses(&["docker_hub_api_key = <your-docker_hub-key>"]),
    near("docparser-key", "key of docparser, by the name", &["docparser"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("DOCPARSER_API_KEY=\"", "1e4019D2c4f89", "d7DD2AeBa7b6ecF41c20FfAdE3D\"")]).misses(&["docparser_api_key = <your-docparser-key>"]),
    near("documo-key", "key of documo, by the name", &["documo"], r"[A-Za-z0-9_.=-]{80,200}").max(200)
        .hits(&[concat!("DOCUMO_API_KEY=\"", "q0mlIRx1C0VHy0LGXP2J8qt8Ek", "TIk4LjBKE7gUuhYUYMbUhdp5OBaYqxbWZJklJP8sF5ZuoypTmex3zc\"")]).misses(&["documo_api_key = <your-documo-key>"]),
    near("docusign-key", "key of docusign, by the name", &["docusign"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DOCUSIGN_API_KEY=\"", "o0BkISUo-KK3", "r-aQug-Ir1P-z6cdWURfSqnk\"")]).misses(&["docusign_api_key = <your-docusign-key>"]),
    near("dotdigital-key", "key of dotdigital, by the name", &["dotdigital"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("DOTDIGITAL_API_KEY=\"", "8NkRY1ECN0", "uoGYakBxM6mXyZ0pID58hl\"")]).misses(&["dotdigital_api_key = <your-dotdigital-key>"]),
    near("dovico-key", "key of dovico, by the name", &["dovico"], r"[A-Fa-f0-9]{32}\.[A-Fa-f0-9]{40}").max(73)
        .hits(&[concat!("DOVICO_API_KEY=\"", "BDc0f8aDDe7E1d3272b9B8Dc", "beaE523E.156B6baCC9b79FaBeeBCd27b8BEF9a30c6b4D4Cc\"")]).misses(&["dovico_api_key = <your-dovico-key>"]),
    near("drip-key", "key of drip, by the name", &["drip"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DRIP_API_KEY=\"", "dF3AbB2CBD", "34abF2AB6De1415d7Fc809\"")]).misses(&["drip_api_key = <your-drip-key>"]),
    near("dronahq-key", "key of dronahq, by the name", &["dronahq"], r"[a-z0-9]{50}").max(50)
        .hits(&[concat!("DRONAHQ_API_KEY=\"", "ns1pkcmtk34nypsk", "kp8d92j53opmkwmiod69jw0y5x77ztbpn2\"")]).misses(&["dronahq_api_key = <your-dronahq-key>"]),
    near("droneci-key", "key of droneci, by the name", &["droneci"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("DRONECI_API_KEY=\"", "O3MXN2p8B0", "8Al6VufwpN0EFrMa8ZDS7j\"")]).misses(&["droneci_api_key = <your-droneci-key>"]),
    near("dropbox-key", "key of dropbox, by the name", &["dropbox"], r"(?:[A-Za-z0-9]{15}|[A-Za-z0-9_.=-]{64,200})").max(200)
        .hits(&[concat!("DROPBOX_API_KEY=\"", "jA4RD", "zTJpdNeXU9\"")]).misses(&["dropbox_api_key = <your-dropbox-key>"]),
    near("duply-key", "key of duply, by the name", &["duply"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("DUPLY_API_KEY=\"", "Fs3jgA", "cbohJnZum0PXHk\"")]).misses(&["duply_api_key = <your-duply-key>"]),
    near("dwolla-key", "key of dwolla, by the name", &["dwolla"], r"[A-Za-z0-9]{50}").max(50)
        .hits(&[concat!("DWOLLA_API_KEY=\"", "HowmHUDOwj12Iica", "VUtCSGikSmSM4B7nfPNJTZrmB1qGYDs93e\"")]).misses(&["dwolla_api_key = <your-dwolla-key>"]),
    near("dynalist-key", "key of dynalist, by the name", &["dynalist"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("DYNALIST_API_KEY=\"", "voxjUrT6A0j24GKREOFFIOiC9R4TRq642BXkVupGv2", "yCPS1xG7bCRUJ0plVMaI8MudHjIXaOagv1l75QkGIziPXc6PGKsTdshC50uyKVZjSoedb9QyEDf8l23rONg0vX\"")]).misses(&["dynalist_api_key = <your-dynalist-key>"]),
    near("dyspatch-key", "key of dyspatch, by the name", &["dyspatch"], r"[A-Z0-9]{52}").max(52)
        .hits(&[concat!("DYSPATCH_API_KEY=\"", "ISCGVHX3MJQQXBFDU", "SYQH2NTAVGTHU7MXV987CRSYZO3140HFE6W\"")]).misses(&["dyspatch_api_key = <your-dyspatch-key>"]),
    near("eagleeyenetworks-key", "key of eagleeyenetworks, by the name", &["eagleeyenetworks"], r"[A-Za-z0-9]{15}").max(15)
        .hits(&[concat!("EAGLEEYENETWORKS_API_KEY=\"", "2VnSa", "hsuqUbdDeB\"")]).misses(&["eagleeyenetworks_api_key = <your-eagleeyenetworks-key>"]),
    near("easyinsight-key", "key of easyinsight, by the name", &["easyinsight"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("EASYINSIGHT_API_KEY=\"", "R9vpoM", "4zJL2lj0OGDQTS\"")]).misses(&["easyinsight_api_key = <your-easyinsight-key>"]),
    near("ecostruxureit-key", "key of ecostruxureit, by the name", &["ecostruxureit"], r"AK1[A-Za-z0-9]{50}").max(53)
        .hits(&[concat!("ECOSTRUXUREIT_API_KEY=\"", "AK1cdgC1ZIe7Y9Q6f", "RyK1GSq1N3yZpmPFCVtwXZTSipQyvqOUW1Y7\"")]).misses(&["ecostruxureit_api_key = <your-ecostruxureit-key>"]),
    near("edamam-key", "key of edamam, by the name", &["edamam"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("EDAMAM_API_KEY=\"", "FFB39f6A8E", "3ab0f3A7ced6B8aBCEcD31\"")]).misses(&["edamam_api_key = <your-edamam-key>"]),
    near("edenai-key", "key of edenai, by the name", &["edenai"], r"[A-Za-z0-9_.=-]{100,300}").max(300)
        .hits(&[concat!("EDENAI_API_KEY=\"", "6vbZcfJuuypx3iSZJLfx4X80Htnnyrvlv", "abUd836jrQwRLTCo1xFtqkgmjcPBvbhxldjTHH4hVZ7wV3SqBhuao8sExFGey2rANRc\"")]).misses(&["edenai_api_key = <your-edenai-key>"]),
    near("eightxeight-key", "key of eightxeight, by the name", &["eightxeight"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("EIGHTXEIGHT_API_KEY=\"", "T0KHmSNLzLBnqo", "eqMdDHPkdB4az3s8wjYRdQOFhrWGc\"")]).misses(&["eightxeight_api_key = <your-eightxeight-key>"]),
    near("elastic-key", "key of elastic, by the name", &["elastic", "elasticsearch"], r"[A-Za-z0-9_.=-]{40,80}").max(80)
        .hits(&[concat!("ELASTIC_API_KEY=\"", "etviwivgcBuaO", "APGLLptvmZsYgIUpyAHRWQj2Ccx\"")]).misses(&["elastic_api_key = <your-elastic-key>"]),
    near("elasticemail-key", "key of elasticemail, by the name", &["elasticemail", "elastic_email"], r"[A-Z0-9]{96}").max(96)
        .hits(&[concat!("ELASTICEMAIL_API_KEY=\"", "E64GAG96WAULTOHJVYD96N6Z97ZI9BRC", "P2EVKD6DUR2L9OWYYWKV22AVW0NFQB0BCZDGS3YJDBWLWTV5SQNDU724ECI3MGPF\"")]).misses(&["elasticemail_api_key = <your-elasticemail-key>"]),
    near("enablex-key", "key of enablex, by the name", &["enablex"], r"[A-Za-z0-9]{36}").max(36)
        .hits(&[concat!("ENABLEX_API_KEY=\"", "lCcfDqWhK0XE", "1y5ORcMs6huLwnJmUxBpaZ8A\"")]).misses(&["enablex_api_key = <your-enablex-key>"]),
    near("enigma-key", "key of enigma, by the name", &["enigma"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("ENIGMA_API_KEY=\"", "1PaHo0o4giQeC", "Q83YoyFy0Mb9HrNg4RGcnKTUFJW\"")]).misses(&["enigma_api_key = <your-enigma-key>"]),
    near("envoyapi-key", "key of envoyapi, by the name", &["envoyapi", "envoy"], r"[A-Za-z0-9_.=-]{100,300}").max(300)
        .hits(&[concat!("ENVOYAPI_API_KEY=\"", "0tsOHz1RUMuwtmt3J9GJlASVvnDvAjIeb", "NDNw8jLAprF4P8YJ2HWMJSxgLT8ZAdYyw9Fr4VizPqrgZ41ZxXparWUtl7VAzREBfG6\"")]).misses(&["envoyapi_api_key = <your-envoyapi-key>"]),
    near("eraser-key", "key of eraser, by the name", &["eraser"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("ERASER_API_KEY=\"", "DUxFiA", "IldcuVw1Z59L4G\"")]).misses(&["eraser_api_key = <your-eraser-key>"]),
    near("etherscan-key", "key of etherscan, by the name", &["etherscan"], r"[A-Z0-9]{34}").max(34)
        .hits(&[concat!("ETHERSCAN_API_KEY=\"", "F2Z7HGI7RO5", "5JSBDVAE1HW2MJSYXCRTB8U\"")]).misses(&["etherscan_api_key = <your-etherscan-key>"]),
    near("ethplorer-key", "key of ethplorer, by the name", &["ethplorer"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("ETHPLORER_API_KEY=\"", "PHf9Cd8", "JqgalrGBPsnSAvE\"")]).misses(&["ethplorer_api_key = <your-ethplorer-key>"]),
    near("etsy-key", "key of etsy, by the name", &["etsy"], r"[a-z0-9]{24}").max(24)
        .hits(&[concat!("ETSY_API_KEY=\"", "eb10bhq1", "j4m7p6u9xkqzgnev\"")]).misses(&["etsy_api_key = <your-etsy-key>"]),
    near("eventbrite-key", "key of eventbrite, by the name", &["eventbrite"], r"[A-Z0-9]{20}").max(20)
        .hits(&[concat!("EVENTBRITE_API_KEY=\"", "UL695V", "R80MTFNQYXW4SO\"")]).misses(&["eventbrite_api_key = <your-eventbrite-key>"]),
    near("everhour-key", "key of everhour, by the name", &["everhour"], r"[A-Fa-f0-9]{4}-[A-Fa-f0-9]{4}-[A-Fa-f0-9]{6}-[A-Fa-f0-9]{6}-[A-Fa-f0-9]{8}").max(32)
        .hits(&[concat!("EVERHOUR_API_KEY=\"", "Ad7e-Fa4C-", "BF9A01-37bECF-d47a58fC\"")]).misses(&["everhour_api_key = <your-everhour-key>"]),
    near("exchangerateapi-key", "key of exchangerateapi, by the name", &["exchangerateapi", "exchangerate"], r"(?:[A-Fa-f0-9]{24}|[A-Za-z0-9]{24})").max(24)
        .hits(&[concat!("EXCHANGERATEAPI_API_KEY=\"", "0f96de0c", "26ADAE3e8bC47a1b\"")]).misses(&["exchangerateapi_api_key = <your-exchangerateapi-key>"]),
    near("exchangeratesapi-key", "key of exchangeratesapi, by the name", &["exchangeratesapi", "exchangerates"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("EXCHANGERATESAPI_API_KEY=\"", "5D487e8BFd", "2eeFcD796cdAB4A8051faD\"")]).misses(&["exchangeratesapi_api_key = <your-exchangeratesapi-key>"]),
    near("exportsdk-key", "key of exportsdk, by the name", &["exportsdk"], r"[A-Fa-f0-9]{36}").max(36)
        .hits(&[concat!("EXPORTSDK_API_KEY=\"", "3aed518C9F53", "aAcFc8BEdd5a6AceE423FC10\"")]).misses(&["exportsdk_api_key = <your-exportsdk-key>"]),
    near("extractorapi-key", "key of extractorapi, by the name", &["extractorapi"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("EXTRACTORAPI_API_KEY=\"", "ad11B4Ba5a1ca", "c7eA57fBFDcf02Adb6C7aAe5CE6\"")]).misses(&["extractorapi_api_key = <your-extractorapi-key>"]),
    near("facebook-key", "key of facebook, by the name", &["facebook", "fb"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9_=-]{27}|[A-Fa-f0-9]{64})").max(64)
        .hits(&[concat!("FACEBOOK_API_KEY=\"", "1e9588AE2b", "cABD0cE97db38C9Ea651f1\"")]).misses(&["facebook_api_key = <your-facebook-key>"]),
    near("facebook-app-key", "key of facebook_app, by the name", &["facebook_app", "fb_app", "fbapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("FACEBOOK_APP_API_KEY=\"", "B0cC5aB7de", "131Ff5e9DaAcCe2Dd5b734\"")]).misses(&["facebook_app_api_key = <your-facebook_app-key>"]),
    near("facepp-key", "key of facepp, by the name", &["facepp"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FACEPP_API_KEY=\"", "phIHkR7Bwq", "D3IhB86e90O5ZMqtlaSygw\"")]).misses(&["facepp_api_key = <your-facepp-key>"]),
    near("fastforex-key", "key of fastforex, by the name", &["fastforex"], r"[A-Fa-f0-9]{10}-[A-Fa-f0-9]{10}-[A-Fa-f0-9]{6}").max(28)
        .hits(&[concat!("FASTFOREX_API_KEY=\"", "1fCdDD6fA", "5-f167bD24C8-0eB3f5\"")]).misses(&["fastforex_api_key = <your-fastforex-key>"]),
    near("fastly-key", "key of fastly, by the name", &["fastly"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FASTLY_API_KEY=\"", "7vn1x5wx65", "Bo2KHDQvjRwn7mlPzC9ATZ\"")]).misses(&["fastly_api_key = <your-fastly-key>"]),
    near("feedier-key", "key of feedier, by the name", &["feedier"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FEEDIER_API_KEY=\"", "cJWQgNamas", "VuM19wLhAEdlQYBxSDJ3XT\"")]).misses(&["feedier_api_key = <your-feedier-key>"]),
    near("fetchrss-key", "key of fetchrss, by the name", &["fetchrss"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("FETCHRSS_API_KEY=\"", "eQyC0O1K11WaT", "0ek03qlBDKG4HQlIO3Pz8uUJdwp\"")]).misses(&["fetchrss_api_key = <your-fetchrss-key>"]),
    near("figma-key", "key of figma, by the name", &["figma"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9_=-]{43})").max(43)
        .hits(&[concat!("FIGMA_API_KEY=\"", "lb0b0WOP-qxQ", "O-dZCg-40ao-G5Uic2QjkOm8\"")]).misses(&["figma_api_key = <your-figma-key>"]),
    near("fileio-key", "key of fileio, by the name", &["fileio"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("FILEIO_API_KEY=\"", "gf9FIcT1Jee8I", "WJxuDqHsENB0ISK7QomGxeqWMR\"")]).misses(&["fileio_api_key = <your-fileio-key>"]),
    near("finage-key", "key of finage, by the name", &["finage"], r"(?:API_KEY[A-Za-z0-9]{32}|[A-Za-z0-9]{32})").max(39)
        .hits(&[concat!("FINAGE_API_KEY=\"", "API_KEY61afe5", "dRLvXbe0923dhwFrvA5MYBzOxG\"")]).misses(&["finage_api_key = <your-finage-key>"]),
    near("financialmodelingprep-key", "key of financialmodelingprep, by the name", &["financialmodelingprep"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FINANCIALMODELINGPREP_API_KEY=\"", "oHnFzG8b7G", "XCaVl92HZ8wjxeOotrbNqk\"")]).misses(&["financialmodelingprep_api_key = <your-financialmodelingprep-key>"]),
    near("findl-key", "key of findl, by the name", &["findl"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("FINDL_API_KEY=\"", "pK7bLiCh-AJz", "m-yA68-lvVj-SRy2Dnc9pXhg\"")]).misses(&["findl_api_key = <your-findl-key>"]),
    near("finicity-key", "key of finicity, by the name", &["finicity"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{20})").max(32)
        .hits(&[concat!("FINICITY_API_KEY=\"", "0Ef7bADC1D", "b337dc382F9D6C05F1d9aB\"")]).misses(&["finicity_api_key = <your-finicity-key>"]),
    near("finnhub-key", "key of finnhub, by the name", &["finnhub"], r"(?:[a-z0-9]{20}|[a-z0-9]{40})").max(40)
        .hits(&[concat!("FINNHUB_API_KEY=\"", "5wqv2f", "4hjsb11ernpiue\"")]).misses(&["finnhub_api_key = <your-finnhub-key>"]),
    near("firebase-key", "key of firebase, by the name", &["firebase"], r"(?:[A-Za-z0-9_=-]{39}|[A-Za-z0-9_.=-]{100,300})").max(300)
        .hits(&[concat!("FIREBASE_API_KEY=\"", "BGRBWjLCZ7XzN", "WXhxFaaTisjt7kS8x4BIfH9pdA\"")]).misses(&["firebase_api_key = <your-firebase-key>"]),
    near("fixerio-key", "key of fixerio, by the name", &["fixerio", "fixer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FIXERIO_API_KEY=\"", "VW6hU8fDTa", "LHNThYbOj6ol857qUEPZn0\"")]).misses(&["fixerio_api_key = <your-fixerio-key>"]),
    near("flatio-key", "key of flatio, by the name", &["flatio"], r"[A-Fa-f0-9]{128}").max(128)
        .hits(&[concat!("FLATIO_API_KEY=\"", "6C5F3dad505E0D438dee64FdCC28E6fAca6417ef11", "56B6D4DB185301fF76d8C45abd6deCcfADb5bDF4B2c99808a3C913C6fdA7Ab288A50c2E1BAaAeDFdbfb742\"")]).misses(&["flatio_api_key = <your-flatio-key>"]),
    near("fleetio-key", "key of fleetio, by the name", &["fleetio"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("FLEETIO_API_KEY=\"", "e6Ef41e0083Ba", "98f021BC19E6c25B0d523a074bf\"")]).misses(&["fleetio_api_key = <your-fleetio-key>"]),
    near("flickr-key", "key of flickr, by the name", &["flickr"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{16})").max(32)
        .hits(&[concat!("FLICKR_API_KEY=\"", "8CDBB36Ebc", "c3f21d8d534aBFEcCeD6B4\"")]).misses(&["flickr_api_key = <your-flickr-key>"]),
    near("flightapi-key", "key of flightapi, by the name", &["flightapi"], r"[A-Fa-f0-9]{24}").max(24)
        .hits(&[concat!("FLIGHTAPI_API_KEY=\"", "bb9DbB3C", "Ff0fA7c4b61828e5\"")]).misses(&["flightapi_api_key = <your-flightapi-key>"]),
    near("flightaware-key", "key of flightaware, by the name", &["flightaware"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FLIGHTAWARE_API_KEY=\"", "I5UeiijWEG", "JGB5yl2jwaPTNSgRkz7XoK\"")]).misses(&["flightaware_api_key = <your-flightaware-key>"]),
    near("flightlabs-key", "key of flightlabs, by the name", &["flightlabs"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("FLIGHTLABS_API_KEY=\"", "OMdubmi6vmojeyZHmOt9fN3VUWx5C0ZgK", "agLh7xa0adTG27LMc8wrRlge3QgPAOH5LrYmHaBakusHm7KZoTHWD3vmEOBc4I6APse\"")]).misses(&["flightlabs_api_key = <your-flightlabs-key>"]),
    near("flightstats-key", "key of flightstats, by the name", &["flightstats"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("FLIGHTSTATS_API_KEY=\"", "373AfB6bD1", "28ab5FDA1fC3cb708Ec8d9\"")]).misses(&["flightstats_api_key = <your-flightstats-key>"]),
    near("float-key", "key of float, by the name", &["float"], r"[A-Za-z0-9_=-]{59}").max(59)
        .hits(&[concat!("FLOAT_API_KEY=\"", "WTrS1hJ5p4bq5pevnJZ", "aCWkdbpzwzTJucA3aWU4Wj8Dn0verX197zAmquLp\"")]).misses(&["float_api_key = <your-float-key>"]),
    near("flowflu-key", "key of flowflu, by the name", &["flowflu"], r"[A-Za-z0-9]{51}").max(51)
        .hits(&[concat!("FLOWFLU_API_KEY=\"", "5b3G0rPVMfYNenM9m", "w8O3iPVlNsXKSiyWp37iMwOgLPsVAQFu8G\"")]).misses(&["flowflu_api_key = <your-flowflu-key>"]),
    near("flutterwave-key", "key of flutterwave, by the name", &["flutterwave"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("FLUTTERWAVE_API_KEY=\"", "SR08jR2ji1WPC", "8dGt8RN45EG71vDOfwegi9UWVMF\"")]).misses(&["flutterwave_api_key = <your-flutterwave-key>"]),
    near("fmfw-key", "key of fmfw, by the name", &["fmfw"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("FMFW_API_KEY=\"", "0Gd7Ym4ubi", "AneP5DS40QBAmvloI3FMW9\"")]).misses(&["fmfw_api_key = <your-fmfw-key>"]),
    near("formbucket-key", "key of formbucket, by the name", &["formbucket"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("FORMBUCKET_API_KEY=\"", "QAPDNczYOOU9l", "vbWSoBxcgdwO7ECxDry3Z4fh58Q\"")]).misses(&["formbucket_api_key = <your-formbucket-key>"]),
    near("formcraft-key", "key of formcraft, by the name", &["formcraft"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("FORMCRAFT_API_KEY=\"", "fa3bk", "tSuN8ilPL6J\"")]).misses(&["formcraft_api_key = <your-formcraft-key>"]),
    near("formio-key", "key of formio, by the name", &["formio"], r"[A-Za-z0-9_.=-]{100,300}").max(300)
        .hits(&[concat!("FORMIO_API_KEY=\"", "FJ84KqW1JVbO24RPhkL7rBEIWo2KTpSzJ", "XXqIH0ZdxoV0daRaWL91Y2rmBXChp61uVDuB7G0DFORAzgpKgI5tdaGAoC3H2Vue6nL\"")]).misses(&["formio_api_key = <your-formio-key>"]),
    near("formsite-key", "key of formsite, by the name", &["formsite"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FORMSITE_API_KEY=\"", "0l8TIzxHL7", "jItoFYs71jlgPm0NHuy3Wv\"")]).misses(&["formsite_api_key = <your-formsite-key>"]),
    near("foursquare-key", "key of foursquare, by the name", &["foursquare"], r"[A-Z0-9]{48}").max(48)
        .hits(&[concat!("FOURSQUARE_API_KEY=\"", "76XLZO44PTAVXCM8", "ZLNR9IN9D58B79KFA1AYSRMH2T0O438G\"")]).misses(&["foursquare_api_key = <your-foursquare-key>"]),
    near("freshbooks-key", "key of freshbooks, by the name", &["freshbooks"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("FRESHBOOKS_API_KEY=\"", "4d2eCf85F16Ef7aAA21c9", "D6Ce2Fb7c0Cbcc834f86D6c04dbcDf536E6aC6fF8Be\"")]).misses(&["freshbooks_api_key = <your-freshbooks-key>"]),
    near("freshdesk-key", "key of freshdesk, by the name", &["freshdesk", "freshworks"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("FRESHDESK_API_KEY=\"", "cG13AI", "bjV8gE059Uu4J6\"")]).misses(&["freshdesk_api_key = <your-freshdesk-key>"]),
    near("freshservice-key", "key of freshservice, by the name", &["freshservice"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("FRESHSERVICE_API_KEY=\"", "W3Vp90", "GlJvEzjkSKiLhy\"")]).misses(&["freshservice_api_key = <your-freshservice-key>"]),
    near("front-key", "key of front, by the name", &["front"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("FRONT_API_KEY=\"", "zZ6UBs1zZgna", "DcjyDQGC4USmiw5p1j8uTerW\"")]).misses(&["front_api_key = <your-front-key>"]),
    near("fulcrum-key", "key of fulcrum, by the name", &["fulcrum"], r"[A-Fa-f0-9]{80}").max(80)
        .hits(&[concat!("FULCRUM_API_KEY=\"", "ef7b34fbCB6bf6c0aD4Af17b5f", "edE8eF8eF23caEF8b178EE53CF07B07c37fDe3CEd2Aa1B0F9D24f5\"")]).misses(&["fulcrum_api_key = <your-fulcrum-key>"]),
    near("fullstory-key", "key of fullstory, by the name", &["fullstory"], r"[A-Za-z0-9_.=-]{60,120}").max(120)
        .hits(&[concat!("FULLSTORY_API_KEY=\"", "nLERN7NC7nh0p7XF46ms", "WIYjFSdG5SmvVc49jZZHj0cbTfseOarHxRylWzCu\"")]).misses(&["fullstory_api_key = <your-fullstory-key>"]),
    near("fusebill-key", "key of fusebill, by the name", &["fusebill"], r"[A-Za-z0-9]{88}").max(88)
        .hits(&[concat!("FUSEBILL_API_KEY=\"", "4k5IOCzHU6ch2fFRyrPPY1PjKApsF", "A25HBI97xr51yvdyjWZERHvetQIhH0SH1uxomyHSxLuZzM7O5g3NYvKVBfC\"")]).misses(&["fusebill_api_key = <your-fusebill-key>"]),
    near("fxmarket-key", "key of fxmarket, by the name", &["fxmarket"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("FXMARKET_API_KEY=\"", "NsCXcp", "4ynfW5aFqmeP9r\"")]).misses(&["fxmarket_api_key = <your-fxmarket-key>"]),
    near("gcp-key", "key of gcp, by the name", &["gcp", "google_cloud", "googlecloud"], r"[A-Za-z0-9_.=-]{39,45}").max(45)
        .hits(&[concat!("GCP_API_KEY=\"", "gco5UmWXtnp5i", "aOMi9dAUedtwsafg9JOuroHXxE\"")]).misses(&["gcp_api_key = <your-gcp-key>"]),
    near("geckoboard-key", "key of geckoboard, by the name", &["geckoboard"], r"[A-Za-z0-9]{44}").max(44)
        .hits(&[concat!("GECKOBOARD_API_KEY=\"", "YMbwAsUm3immCt", "X7p6TyGynCjmOkbV84YD0i7a6REezF\"")]).misses(&["geckoboard_api_key = <your-geckoboard-key>"]),
    near("gemini-key", "key of gemini, by the name", &["gemini"], r"[A-Za-z0-9_.=-]{20,40}").max(40)
        .hits(&[concat!("GEMINI_API_KEY=\"", "Di8SN9", "uOIt0CawAFKmEJ\"")]).misses(&["gemini_api_key = <your-gemini-key>"]),
    near("gengo-key", "key of gengo, by the name", &["gengo"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("GENGO_API_KEY=\"", "PxrhdBLYSnAPvTQwzb0zV", "wct8T478pLCVwl9DgVNwb7pzdMCwnBEgZyHoWFtUkru\"")]).misses(&["gengo_api_key = <your-gengo-key>"]),
    near("geoapify-key", "key of geoapify, by the name", &["geoapify"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GEOAPIFY_API_KEY=\"", "1918ADf68f", "205f67CC1A9D8aFBa0e345\"")]).misses(&["geoapify_api_key = <your-geoapify-key>"]),
    near("geocode-key", "key of geocode, by the name", &["geocode"], r"(?:[A-Fa-f0-9]{28}|[A-Za-z0-9]{28})").max(28)
        .hits(&[concat!("GEOCODE_API_KEY=\"", "2ef9Ca046", "Fa014Ea8cCf037bAEe2\"")]).misses(&["geocode_api_key = <your-geocode-key>"]),
    near("geocodify-key", "key of geocodify, by the name", &["geocodify"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GEOCODIFY_API_KEY=\"", "bebEEb8e790c8", "f3e975D6A8bEfd7221a8c4Fe9D6\"")]).misses(&["geocodify_api_key = <your-geocodify-key>"]),
    near("geocodio-key", "key of geocodio, by the name", &["geocodio"], r"[A-Fa-f0-9]{39}").max(39)
        .hits(&[concat!("GEOCODIO_API_KEY=\"", "cC498c109931c", "d15C6FfdaF8b7DcC134A8e559B\"")]).misses(&["geocodio_api_key = <your-geocodio-key>"]),
    near("geoipifi-key", "key of geoipifi, by the name", &["geoipifi", "ipifi"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("GEOIPIFI_API_KEY=\"", "bsosGYSAWP", "pDSiRzw2QMuBCAn9JVZkD1\"")]).misses(&["geoipifi_api_key = <your-geoipifi-key>"]),
    near("getemail-key", "key of getemail, by the name", &["getemail"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("GETEMAIL_API_KEY=\"", "XzjliT", "5RLsgIaMhK1bkV\"")]).misses(&["getemail_api_key = <your-getemail-key>"]),
    near("getemails-key", "key of getemails, by the name", &["getemails"], r"[A-Za-z0-9]{26}").max(26)
        .hits(&[concat!("GETEMAILS_API_KEY=\"", "Yyj9WGJ9", "wsOvF2c17W3imxPuAd\"")]).misses(&["getemails_api_key = <your-getemails-key>"]),
    near("getgeoapi-key", "key of getgeoapi, by the name", &["getgeoapi"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GETGEOAPI_API_KEY=\"", "91e10eE9adA02", "a985FEf8E3D092CcaBA9FE13765\"")]).misses(&["getgeoapi_api_key = <your-getgeoapi-key>"]),
    near("getgist-key", "key of getgist, by the name", &["getgist"], r"[A-Za-z0-9_=-]{68}").max(68)
        .hits(&[concat!("GETGIST_API_KEY=\"", "VIuPKmhSQBK4L7niwQoLWt", "DX9FwkAgwh14ARnUEld6Mo4hoPSoZj8FTvfHeulQIpNVgC\"")]).misses(&["getgist_api_key = <your-getgist-key>"]),
    near("getresponse-key", "key of getresponse, by the name", &["getresponse"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("GETRESPONSE_API_KEY=\"", "kdki3f07km", "18yrf89uyl5c7spg0xtznv\"")]).misses(&["getresponse_api_key = <your-getresponse-key>"]),
    near("getsandbox-key", "key of getsandbox, by the name", &["getsandbox"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("GETSANDBOX_API_KEY=\"", "jil1dvoTsfP05", "L5beVq6Nm9odt5lWGLrIjqf2xKR\"")]).misses(&["getsandbox_api_key = <your-getsandbox-key>"]),
    near("ghost-key", "key of ghost, by the name", &["ghost"], r"[A-Fa-f0-9]{24}:[A-Fa-f0-9]{64}").max(89)
        .hits(&[concat!("GHOST_API_KEY=\"", "Fe814EA65df0c9ab08b82a2d:b114", "E6c7F8bf301f1dE6Ca0aCeaD5378Ed70948ee1f6d84Be01795FADcEbe13c\"")]).misses(&["ghost_api_key = <your-ghost-key>"]),
    near("gitea-key", "key of gitea, by the name", &["gitea"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GITEA_API_KEY=\"", "14dDc085d7Bda", "4Fa0Fe0b49153EA2AcbD6fB3dC0\"")]).misses(&["gitea_api_key = <your-gitea-key>"]),
    near("github-key", "key of github, by the name", &["github"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GITHUB_API_KEY=\"", "ebC62aa151A9d", "29f21f62F5A2bBc8D71C60d07f3\"")]).misses(&["github_api_key = <your-github-key>"]),
    near("gitlab-key", "key of gitlab, by the name", &["gitlab"], r"[A-Za-z0-9_.=-]{20,26}").max(26)
        .hits(&[concat!("GITLAB_API_KEY=\"", "ohcEFP", "V80GUCJuTbw2RQ\"")]).misses(&["gitlab_api_key = <your-gitlab-key>"]),
    near("gitter-key", "key of gitter, by the name", &["gitter"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GITTER_API_KEY=\"", "bFbe561e7F01B", "856Ef269D0f5B8BAef673c21C2E\"")]).misses(&["gitter_api_key = <your-gitter-key>"]),
    near("glassnode-key", "key of glassnode, by the name", &["glassnode"], r"[A-Za-z0-9]{27}").max(27)
        .hits(&[concat!("GLASSNODE_API_KEY=\"", "tgLlYJ2UE", "d4ql5zfatRcvZVNh9P\"")]).misses(&["glassnode_api_key = <your-glassnode-key>"]),
    near("gnews-key", "key of gnews, by the name", &["gnews"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GNEWS_API_KEY=\"", "F12C78aCFf", "F8d5BAe4963baDB704c98f\"")]).misses(&["gnews_api_key = <your-gnews-key>"]),
    near("gocanvas-key", "key of gocanvas, by the name", &["gocanvas"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("GOCANVAS_API_KEY=\"", "liSfJs6kVqFAZv", "nkYEqO8JJxLK1ghUudemawZA4EXtj\"")]).misses(&["gocanvas_api_key = <your-gocanvas-key>"]),
    near("gocardless-key", "key of gocardless, by the name", &["gocardless"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("GOCARDLESS_API_KEY=\"", "gbdKg45pvzyoN", "rF1JiN5hUjmTcnAgedL6S3fR1CP\"")]).misses(&["gocardless_api_key = <your-gocardless-key>"]),
    near("goodday-key", "key of goodday, by the name", &["goodday"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GOODDAY_API_KEY=\"", "BDBFE2d5Ed", "cEFEAacCDfeb381cBf4775\"")]).misses(&["goodday_api_key = <your-goodday-key>"]),
    near("google-key", "key of google, by the name", &["google"], r"(?:[A-Za-z0-9_=-]{24}|[A-Za-z0-9_=-]{39})").max(39)
        .hits(&[concat!("GOOGLE_API_KEY=\"", "HiY2CBuN", "10yYaRDmIOelGVwW\"")]).misses(&["google_api_key = <your-google-key>"]),
    near("graphcms-key", "key of graphcms, by the name", &["graphcms"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("GRAPHCMS_API_KEY=\"", "7EwCO5dZyz2qwiQLtw36y7pLkV0eXIhdm", "KxsNsDcJTlfqU84MgVFWX9ypCiBmL52gMI4WqqOhhduPgnBsGLX472aCofFxNr8VTKQ\"")]).misses(&["graphcms_api_key = <your-graphcms-key>"]),
    near("graphhopper-key", "key of graphhopper, by the name", &["graphhopper"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("GRAPHHOPPER_API_KEY=\"", "JkDQIAJH-p1b", "T-ShrM-xeOQ-WNSf5n68blgK\"")]).misses(&["graphhopper_api_key = <your-graphhopper-key>"]),
    near("greenhouse-key", "key of greenhouse, by the name", &["greenhouse"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GREENHOUSE_API_KEY=\"", "e99cd2D7AF17D", "d72300e35FE3b64a63CA1e8Df79\"")]).misses(&["greenhouse_api_key = <your-greenhouse-key>"]),
    near("groovehq-key", "key of groovehq, by the name", &["groovehq", "groove"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("GROOVEHQ_API_KEY=\"", "FdE6Df1bDf0bB2BbdB12B", "0aD0d47a2302Ad2Ba9C28DbDa0CBA263Ed41E6548ef\"")]).misses(&["groovehq_api_key = <your-groovehq-key>"]),
    near("gtmetrix-key", "key of gtmetrix, by the name", &["gtmetrix"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GTMETRIX_API_KEY=\"", "bE698B95eB", "0ad79ac5884Ab7Afe2FB0E\"")]).misses(&["gtmetrix_api_key = <your-gtmetrix-key>"]),
    near("guardian-key", "key of guardian, by the name", &["guardian"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("GUARDIAN_API_KEY=\"", "b7omKnY4-xvO", "T-wC9s-UlzM-yNweSjQponWc\"")]).misses(&["guardian_api_key = <your-guardian-key>"]),
    near("gumroad-key", "key of gumroad, by the name", &["gumroad"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("GUMROAD_API_KEY=\"", "B28qhwH14rfrZM", "oqnwKE0MibWkEVzs41IGRMylpieXv\"")]).misses(&["gumroad_api_key = <your-gumroad-key>"]),
    near("gyazo-key", "key of gyazo, by the name", &["gyazo"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("GYAZO_API_KEY=\"", "2W9vNDb8KtMa7h", "ZcrfKKkmBnMw1qbASsYuHF8ZpNmEt\"")]).misses(&["gyazo_api_key = <your-gyazo-key>"]),
    near("hackerone-key", "key of hackerone, by the name", &["hackerone"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("HACKERONE_API_KEY=\"", "EDiLqDhqL2pfL4", "jOXaVr3JQWueamywPAQcIj8MlnN0xr\"")]).misses(&["hackerone_api_key = <your-hackerone-key>"]),
    near("happi-key", "key of happi, by the name", &["happi"], r"[A-Za-z0-9_=-]{56}").max(56)
        .hits(&[concat!("HAPPI_API_KEY=\"", "y0yc0HXipro7E2lIep", "hU7c1dnec8BVwrzCqoQNh3YB9aywxXTHUWJzZ6\"")]).misses(&["happi_api_key = <your-happi-key>"]),
    near("happyscribe-key", "key of happyscribe, by the name", &["happyscribe"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("HAPPYSCRIBE_API_KEY=\"", "cUhAIaN", "euZfr85G0iX29Vv\"")]).misses(&["happyscribe_api_key = <your-happyscribe-key>"]),
    near("harvest-key", "key of harvest, by the name", &["harvest"], r"[A-Za-z0-9_.=-]{97}").max(97)
        .hits(&[concat!("HARVEST_API_KEY=\"", "4eBefhF5AQzAbJoD6P7bzhD2ObADg5bx", "QnOmqq75BsjkAic9tUQTmv6Oc3xNK6SefmfCVJmrfEeUxgObSuYpCITNvwr7oxkhl\"")]).misses(&["harvest_api_key = <your-harvest-key>"]),
    near("hellosign-key", "key of hellosign, by the name", &["hellosign"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("HELLOSIGN_API_KEY=\"", "EddeBFC77c7bfE45F001F", "50Ce5F5C94b886Ab1b1bB2eBEcAbF6aD7d13F05E48A\"")]).misses(&["hellosign_api_key = <your-hellosign-key>"]),
    near("helpcrunch-key", "key of helpcrunch, by the name", &["helpcrunch"], r"[A-Za-z0-9_.=-]{328}").max(328)
        .hits(&[concat!("HELPCRUNCH_API_KEY=\"", "J2wu3reBqlKv8xMdXqPM9Voy3LMk7AGGc42cXoBVqCKVNCp61OZroFaSoJuDd0XSiQJXjYz6ZeQScvRegTsaz7ANxo0tZuZhy5Q7Vjrfhq6zs", "WppBbW5KLMcUCnEBoxdKjY3chgjvXjoFu3JtITz1sUah5sL659PE9truecgm7Wk3KGYYmHrcR1FEnHeupbn6sd7YBBAAaTkLRyQzcYoTUo73tUXB4eSmEspfXD1StRpsBEru0rwNDBllghvNJi7wIaxF6380Ww36oUnTIj7J4PzwvCTrDGHFpsG16uNzfLS9VH33HsDIsJCVQhYHaANDjGFi0Sz\"")]).misses(&["helpcrunch_api_key = <your-helpcrunch-key>"]),
    near("helpscout-key", "key of helpscout, by the name", &["helpscout"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HELPSCOUT_API_KEY=\"", "DABa7D86B2BcC", "C5EbA6602F5C0E3bbBDf19d8C6A\"")]).misses(&["helpscout_api_key = <your-helpscout-key>"]),
    near("hereapi-key", "key of hereapi, by the name", &["hereapi", "here"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("HEREAPI_API_KEY=\"", "PqJL4DpjE7gH3v", "5Vsh11XiUl6Koj1pDEXxRHifF2gN4\"")]).misses(&["hereapi_api_key = <your-hereapi-key>"]),
    near("heroku-key", "key of heroku, by the name", &["heroku"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("HEROKU_API_KEY=\"", "rRQccnkz-Kjt", "8-EDR2-C0WZ-VrEfv1tnUX7A\"")]).misses(&["heroku_api_key = <your-heroku-key>"]),
    near("hetzner-key", "key of hetzner, by the name", &["hetzner"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("HETZNER_API_KEY=\"", "5ZEUz7HnfO5y3mfNwOd3m", "xvdfWq6dVOIYBCwAbM8OPOovNg1xkKLmiqW76djEb2P\"")]).misses(&["hetzner_api_key = <your-hetzner-key>"]),
    near("hive-key", "key of hive, by the name", &["hive"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HIVE_API_KEY=\"", "2Dd71EfEDdf0f", "E1B8074BDa36Cc5e30941AD29bd\"")]).misses(&["hive_api_key = <your-hive-key>"]),
    near("hiveage-key", "key of hiveage, by the name", &["hiveage"], r"[a-z0-9]{20}").max(20)
        .hits(&[concat!("HIVEAGE_API_KEY=\"", "r30dwa", "be4p15sgiu98zt\"")]).misses(&["hiveage_api_key = <your-hiveage-key>"]),
    near("holidayapi-key", "key of holidayapi, by the name", &["holidayapi"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("HOLIDAYAPI_API_KEY=\"", "ZuqpKRao-V74", "N-UDG8-Kqh6-v5Tl7gMQiUoI\"")]).misses(&["holidayapi_api_key = <your-holidayapi-key>"]),
    near("holistic-key", "key of holistic, by the name", &["holistic"], r"[A-Za-z0-9]{46}").max(46)
        .hits(&[concat!("HOLISTIC_API_KEY=\"", "7AWJoP8ChAqxwFO", "vyNhvsXEyWvpikqCzR0YGZo48f95an6\"")]).misses(&["holistic_api_key = <your-holistic-key>"]),
    near("honeycomb-key", "key of honeycomb, by the name", &["honeycomb"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{22})").max(32)
        .hits(&[concat!("HONEYCOMB_API_KEY=\"", "c0CF97d547", "7406ae3FFD98b5B41387dA\"")]).misses(&["honeycomb_api_key = <your-honeycomb-key>"]),
    near("host-io-key", "key of host.io, by the name", &["host.io"], r"[A-Fa-f0-9]{14}").max(14)
        .hits(&[concat!("host.io key: ", "Ca3E", "04AbfD1b5F")]).misses(&["host.io_api_key = <your-host.io-key>"]),
    near("html2pdf-key", "key of html2pdf, by the name", &["html2pdf"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("HTML2PDF_API_KEY=\"", "4KL06SBVNH96ABZElFTF7", "m1B7cUgyyV0pzlPK6uGtZggsmbXrQCd8e9v2IAyPlwj\"")]).misses(&["html2pdf_api_key = <your-html2pdf-key>"]),
    near("hubspot-key", "key of hubspot, by the name", &["hubspot"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("HUBSPOT_API_KEY=\"", "J5sacYKO-uEF", "u-sTXC-7goI-tFf1YJce8aEP\"")]).misses(&["hubspot_api_key = <your-hubspot-key>"]),
    near("huggingface-key", "key of huggingface, by the name", &["huggingface"], r"[A-Za-z0-9]{37}").max(37)
        .hits(&[concat!("HUGGINGFACE_API_KEY=\"", "OLBIPU1nH5XV", "KegGykGgVi8HWCFbRsL9DuT6Z\"")]).misses(&["huggingface_api_key = <your-huggingface-key>"]),
    near("humanity-key", "key of humanity, by the name", &["humanity"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HUMANITY_API_KEY=\"", "3CEBbDD5018AB", "Ef9d29fB1bABC63e2Dc8a7403D5\"")]).misses(&["humanity_api_key = <your-humanity-key>"]),
    near("hunter-key", "key of hunter, by the name", &["hunter"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HUNTER_API_KEY=\"", "Cc82f8cEB6f3d", "3cDDA1e2bB46D7fCc9dCf9Ea801\"")]).misses(&["hunter_api_key = <your-hunter-key>"]),
    near("hybiscus-key", "key of hybiscus, by the name", &["hybiscus"], r"[A-Za-z0-9_=-]{49}").max(49)
        .hits(&[concat!("HYBISCUS_API_KEY=\"", "2kFbqLGbWDWqw9QQ", "rt7TFL07gYSsBKOwVAtF3SiRXJN1ujfYZ\"")]).misses(&["hybiscus_api_key = <your-hybiscus-key>"]),
    near("hypertrack-key", "key of hypertrack, by the name", &["hypertrack"], r"[A-Za-z0-9_=-]{54}").max(54)
        .hits(&[concat!("HYPERTRACK_API_KEY=\"", "v9mbTG83ANqxphWXVm", "sBKHmM3RhvpjnXAm3KSC4OWZQEon20L7GzgX\"")]).misses(&["hypertrack_api_key = <your-hypertrack-key>"]),
    near("ibm-key", "key of ibm, by the name", &["ibm", "ibmcloud"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("IBM_API_KEY=\"", "KGsasNiIm5GBaM", "Of7EN6d84ntEy8n2OVC05KYMN3PHxT\"")]).misses(&["ibm_api_key = <your-ibm-key>"]),
    near("iconfinder-key", "key of iconfinder, by the name", &["iconfinder"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("ICONFINDER_API_KEY=\"", "mK6bhTOI24OCWX7e22r7h", "Sv5qsR2Cpestnxr3vg5HjyT9yixndhBH4lK7vtZspoO\"")]).misses(&["iconfinder_api_key = <your-iconfinder-key>"]),
    near("iexapis-key", "key of iexapis, by the name", &["iexapis", "iex"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IEXAPIS_API_KEY=\"", "12AA5C85eB", "f1Cc793FE0dC4D2aAeB85b\"")]).misses(&["iexapis_api_key = <your-iexapis-key>"]),
    near("iexcloud-key", "key of iexcloud, by the name", &["iexcloud"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("IEXCLOUD_API_KEY=\"", "mr4LGpUC7l", "abdFfPN9BbOhk7Sz45qDYw\"")]).misses(&["iexcloud_api_key = <your-iexcloud-key>"]),
    near("imagekit-key", "key of imagekit, by the name", &["imagekit"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("IMAGEKIT_API_KEY=\"", "g5WrsP0ojGig", "gOVPsLWe6uKh2lwVN8R1GpT5\"")]).misses(&["imagekit_api_key = <your-imagekit-key>"]),
    near("imagga-key", "key of imagga, by the name", &["imagga"], r"[A-Za-z0-9]{72}").max(72)
        .hits(&[concat!("IMAGGA_API_KEY=\"", "RJ3hUllONCqs5tgYKpF8cZG0", "xAMEJFJN6XWST1MuEeg1QVohNrdOGJ1MchZ8fSma5pU2ntxo\"")]).misses(&["imagga_api_key = <your-imagga-key>"]),
    near("impala-key", "key of impala, by the name", &["impala"], r"[A-Za-z0-9_=-]{46}").max(46)
        .hits(&[concat!("IMPALA_API_KEY=\"", "u6Z1bxJHRi5uiOu", "pDhzACf4qxWIeo9YuL3qtcAMsfBP26d\"")]).misses(&["impala_api_key = <your-impala-key>"]),
    near("influxdb-key", "key of influxdb, by the name", &["influxdb", "influx"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("INFLUXDB_API_KEY=\"", "cTOB4m7IsBFyNVsCqvr2mKumCa45", "wKeYjCNwiLWBIQf9xdx2gDTTDfrAqxmIFAIZGe5BoNKCtWauQl4DTxSZzj\"")]).misses(&["influxdb_api_key = <your-influxdb-key>"]),
    near("infobip-key", "key of infobip, by the name", &["infobip"], r"[A-Fa-f0-9]{32}-[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(69)
        .hits(&[concat!("INFOBIP_API_KEY=\"", "CdDCbea4fE6DdDa0b391FB7", "42801adE9-O32PHdni-138t-w12W-tQ9s-lMGKxuCI1VJo\"")]).misses(&["infobip_api_key = <your-infobip-key>"]),
    near("infura-key", "key of infura, by the name", &["infura"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("INFURA_API_KEY=\"", "74eCaD6dC2", "cE8D8Bf3cfF2e679A6E4Ba\"")]).misses(&["infura_api_key = <your-infura-key>"]),
    near("insightly-key", "key of insightly, by the name", &["insightly"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("INSIGHTLY_API_KEY=\"", "ahy8qaAt-RFn", "R-jzOL-vae5-K0IfziMEPrUS\"")]).misses(&["insightly_api_key = <your-insightly-key>"]),
    near("instabot-key", "key of instabot, by the name", &["instabot"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("INSTABOT_API_KEY=\"", "lF2j44DmMWdB8L", "Ou4AvELxgaQC5LKUHSbMNr24JuxiYT\"")]).misses(&["instabot_api_key = <your-instabot-key>"]),
    near("instamojo-key", "key of instamojo, by the name", &["instamojo"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("INSTAMOJO_API_KEY=\"", "b7d4aeA8bF", "6ccEc7Abf21DFF30Aa56Ee\"")]).misses(&["instamojo_api_key = <your-instamojo-key>"]),
    near("integromat-key", "key of integromat, by the name", &["integromat"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("INTEGROMAT_API_KEY=\"", "xCfSuYie-K6h", "O-hKvw-4b2D-rn0ghYEXL3WM\"")]).misses(&["integromat_api_key = <your-integromat-key>"]),
    near("interseller-key", "key of interseller, by the name", &["interseller"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("INTERSELLER_API_KEY=\"", "AEwwCtuY-1xF", "A-jWBr-bgUV-am0qpMYj2cIG\"")]).misses(&["interseller_api_key = <your-interseller-key>"]),
    near("intrinio-key", "key of intrinio, by the name", &["intrinio"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("INTRINIO_API_KEY=\"", "fKI4PBZxYMZPO", "pNb3aVgqvoA3LPEwzRmubh1K6Wt\"")]).misses(&["intrinio_api_key = <your-intrinio-key>"]),
    near("invoiceocean-key", "key of invoiceocean, by the name", &["invoiceocean"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("INVOICEOCEAN_API_KEY=\"", "PgRcso", "SWwb4vxuBnO5UX\"")]).misses(&["invoiceocean_api_key = <your-invoiceocean-key>"]),
    near("ip2location-key", "key of ip2location, by the name", &["ip2location"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("IP2LOCATION_API_KEY=\"", "PST1CQXN8D", "MUW71UFV4DKLCIER2OHMBJ\"")]).misses(&["ip2location_api_key = <your-ip2location-key>"]),
    near("ipapi-key", "key of ipapi, by the name", &["ipapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IPAPI_API_KEY=\"", "1EcDeb449A", "cAf350Ae66Ed931aFb2Cf7\"")]).misses(&["ipapi_api_key = <your-ipapi-key>"]),
    near("ipgeolocation-key", "key of ipgeolocation, by the name", &["ipgeolocation"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IPGEOLOCATION_API_KEY=\"", "4BCcDFBED7", "86BD2C3E5FbA68c0d195ae\"")]).misses(&["ipgeolocation_api_key = <your-ipgeolocation-key>"]),
    near("ipinfo-key", "key of ipinfo, by the name", &["ipinfo"], r"[A-Fa-f0-9]{14}").max(14)
        .hits(&[concat!("IPINFO_API_KEY=\"", "74DA", "b20418d5a6\"")]).misses(&["ipinfo_api_key = <your-ipinfo-key>"]),
    near("ipinfodb-key", "key of ipinfodb, by the name", &["ipinfodb"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("IPINFODB_API_KEY=\"", "146Fb1A7D1fff0ffD80Fd", "bB0B5E12F48E10D98a7FFdEAE9efa4FCc3d76b50f9D\"")]).misses(&["ipinfodb_api_key = <your-ipinfodb-key>"]),
    near("ipqualityscore-key", "key of ipqualityscore, by the name", &["ipqualityscore", "ipquality"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("IPQUALITYSCORE_API_KEY=\"", "ulOrg9agpg", "OSDhKLWIVUZ0jQEmbYqGg5\"")]).misses(&["ipqualityscore_api_key = <your-ipqualityscore-key>"]),
    near("ipstack-key", "key of ipstack, by the name", &["ipstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IPSTACK_API_KEY=\"", "Cbe62Bd50c", "DaDEcCFAf59e70DF6Bb4d1\"")]).misses(&["ipstack_api_key = <your-ipstack-key>"]),
    near("jdbc-key", "key of jdbc, by the name", &["jdbc"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("JDBC_API_KEY=\"", "869yRB", "5m7ZXnrCp1FSAU\"")]).misses(&["jdbc_api_key = <your-jdbc-key>"]),
    near("jenkins-key", "key of jenkins, by the name", &["jenkins"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{34}|[A-Fa-f0-9]{40})").max(40)
        .hits(&[concat!("JENKINS_API_KEY=\"", "E5bbCfAdFD", "42F1CE38d56A7fFa9DcB41\"")]).misses(&["jenkins_api_key = <your-jenkins-key>"]),
    near("jotform-key", "key of jotform, by the name", &["jotform"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("JOTFORM_API_KEY=\"", "dBbf4d738f", "Fb7FeA292Bd7A58BCbfE16\"")]).misses(&["jotform_api_key = <your-jotform-key>"]),
    near("jumpcloud-key", "key of jumpcloud, by the name", &["jumpcloud"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("JUMPCLOUD_API_KEY=\"", "27FB790CcEf77", "B2BEACD82bAE4967dBD37F5504A\"")]).misses(&["jumpcloud_api_key = <your-jumpcloud-key>"]),
    near("jupiterone-key", "key of jupiterone, by the name", &["jupiterone"], r"[A-Za-z0-9_=-]{76}").max(76)
        .hits(&[concat!("JUPITERONE_API_KEY=\"", "qaXjMIteXJYh6bukSKsdPjIap", "DtQsIdzBiOqnWsR82HgYTw9RBigjK1i480wbeUQ7g2YuKBn6xLa\"")]).misses(&["jupiterone_api_key = <your-jupiterone-key>"]),
    near("juro-key", "key of juro, by the name", &["juro"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("JURO_API_KEY=\"", "6gZuxPXiQD1q8", "y7Nz6LVQqFGrXtnLYSpOANuHx75\"")]).misses(&["juro_api_key = <your-juro-key>"]),
    near("kagi-key", "key of kagi, by the name", &["kagi"], r"[A-Za-z0-9_.=-]{50,60}").max(60)
        .hits(&[concat!("KAGI_API_KEY=\"", "2PXc95EHQHO19ekg", "hPhjZrPnmX9s1mmdOwplcUbeTYD76qJ2X1\"")]).misses(&["kagi_api_key = <your-kagi-key>"]),
    near("kanban-key", "key of kanban, by the name", &["kanban"], r"[A-Za-z0-9]{12}").max(12)
        .hits(&[concat!("KANBAN_API_KEY=\"", "TKHN", "vug5nYSE\"")]).misses(&["kanban_api_key = <your-kanban-key>"]),
    near("karmacrm-key", "key of karmacrm, by the name", &["karmacrm", "karma"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("KARMACRM_API_KEY=\"", "UaGwI3", "KoLEW46zAdZN1F\"")]).misses(&["karmacrm_api_key = <your-karmacrm-key>"]),
    near("keenio-key", "key of keenio, by the name", &["keenio"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("KEENIO_API_KEY=\"", "FBCFE86CC8A6d98688bF9", "277DB7e0D8778bC14D3eDA5662374BFaEb917eDBfcd\"")]).misses(&["keenio_api_key = <your-keenio-key>"]),
    near("keygen-key", "key of keygen, by the name", &["keygen"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("KEYGEN_API_KEY=\"", "ptADgL0H7LhHKippKBfbz", "dt1H2GmNdGqNJvyILwKkknwTQ8iA2OznZKHusFCSxB1\"")]).misses(&["keygen_api_key = <your-keygen-key>"]),
    near("kickbox-key", "key of kickbox, by the name", &["kickbox"], r"[A-Za-z0-9_.=-]{64,80}").max(80)
        .hits(&[concat!("KICKBOX_API_KEY=\"", "3UF9HQUbxHXJGbqHZ3HzL", "Dv1qRGYTqEuGrm0v4L1AduQxNaWp0mnKefSLgQv78F9\"")]).misses(&["kickbox_api_key = <your-kickbox-key>"]),
    near("klaviyo-key", "key of klaviyo, by the name", &["klaviyo"], r"[A-Za-z0-9_.=-]{34,40}").max(40)
        .hits(&[concat!("KLAVIYO_API_KEY=\"", "FmnegpLcIBZ", "ZgFCWZ7sMRzoL2PKuwYm1iA\"")]).misses(&["klaviyo_api_key = <your-klaviyo-key>"]),
    near("klipfolio-key", "key of klipfolio, by the name", &["klipfolio"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("KLIPFOLIO_API_KEY=\"", "caA72E0194D3a", "BEBe831bC6eE6514D1dCcA8B379\"")]).misses(&["klipfolio_api_key = <your-klipfolio-key>"]),
    near("knapsackpro-key", "key of knapsackpro, by the name", &["knapsackpro", "knapsack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("KNAPSACKPRO_API_KEY=\"", "2F95eAf083", "FDBFafE3ed196412Db7Cd0\"")]).misses(&["knapsackpro_api_key = <your-knapsackpro-key>"]),
    near("kontent-key", "key of kontent, by the name", &["kontent"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("KONTENT_API_KEY=\"", "M8w9EfN2-Svd", "I-4JEr-FSWf-i7cLPHaMjzNU\"")]).misses(&["kontent_api_key = <your-kontent-key>"]),
    near("kraken-key", "key of kraken, by the name", &["kraken"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("KRAKEN_API_KEY=\"", "1KceAKpzh97lTcOTe5demgyCpise", "OHVwBbjW64MwbKGFhRMNuU4m1ynplS2Bdrp9GOaJKStsPdvwFz2WhR1j49\"")]).misses(&["kraken_api_key = <your-kraken-key>"]),
    near("kucoin-key", "key of kucoin, by the name", &["kucoin"], r"(?:[A-Fa-f0-9]{24}|[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12})").max(36)
        .hits(&[concat!("KUCOIN_API_KEY=\"", "e9d51496", "BDFf5fa2Ab360dca\"")]).misses(&["kucoin_api_key = <your-kucoin-key>"]),
    near("kylas-key", "key of kylas, by the name", &["kylas"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("KYLAS_API_KEY=\"", "zMdPpApO-cPn", "f-KIyS-f4aZ-j5gJYLIhmN2C\"")]).misses(&["kylas_api_key = <your-kylas-key>"]),
];
