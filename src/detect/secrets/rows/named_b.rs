//! Keys without a prefix of their own, told by the service that is named before them (part 2 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("discord-key", "key of discord, by the name", &["discord"], r"(?:[A-Za-z0-9_=-]{24}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{27}|[A-Za-z0-9_=-]{24}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{38}|[A-Za-z0-9_=-]{26}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{38}|[A-Za-z0-9_.=-]{24,26}\.[A-Za-z0-9_=-]{6}\.[A-Za-z0-9_=-]{27}|[A-Za-z0-9_=-]{32})").max(72)
        .hits(&[concat!("DISCORD_API_KEY=\"", "nhGPhyUgb3OL0hLVOiO", "31qtS.ZXX9Rl.X4tzsgdOtIVjkcuvDNe3g2MWAlr\"")]).misses(&["discord_api_key = <your-discord-key>"]),
    near("disqus-key", "key of disqus, by the name", &["disqus"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("DISQUS_API_KEY=\"", "9lYlja0nOiHFBub3CkGOy", "5qa7902dibazn6LKfKad5ue7tljy4SdhP0WncAOaq5s\"")]).misses(&["disqus_api_key = <your-disqus-key>"]),
    near("ditto-key", "key of ditto, by the name", &["ditto"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}\.[A-Za-z0-9]{40}").max(77)
        .hits(&[concat!("DITTO_API_KEY=\"", "ir0gF3my-V4zu-zFm7-OPUB-N", "EGp7lXpV1Cs.iFnqC4FCuSpFWS0UM71g6I2MVhG4oSP8OYDXT9qi\"")]).misses(&["ditto_api_key = <your-ditto-key>"]),
    near("django-key", "key of django, by the name", &["django"], r"[A-Za-z0-9!@#$%^&*()_=+-]{50}").max(50)
        .hits(&[concat!("DJANGO_API_KEY=\"", "rvWyIFpPH8wVm4lb", "oa9CwC70jXD3W7PqJplKMYHbRSkBn2L9O7\"")]).misses(&["django_api_key = <your-django-key>"]),
    near("dnscheck-key", "key of dnscheck, by the name", &["dnscheck"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DNSCHECK_API_KEY=\"", "B85eB132F8", "eA29B51eAEbf38d04D6C9b\"")]).misses(&["dnscheck_api_key = <your-dnscheck-key>"]),
    near("docker-hub-key", "key of docker_hub, by the name", &["docker_hub", "dockerhub", "docker"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DOCKER_HUB_API_KEY=\"", "QNq786Yh-PLd", "O-7HmY-QDxd-cOWkGgPla01V\"")]).misses(&["docker_hub_api_key = <your-docker_hub-key>"]),
    near("docparser-key", "key of docparser, by the name", &["docparser"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("DOCPARSER_API_KEY=\"", "1888c5935F706", "5ebec38d7cb6B9Aea52fe3C8bDB\"")]).misses(&["docparser_api_key = <your-docparser-key>"]),
    near("documo-key", "key of documo, by the name", &["documo"], r"[A-Za-z0-9_.=-]{80,200}").max(200)
        .hits(&[concat!("DOCUMO_API_KEY=\"", "M0PqJt97oR0IvsZPGb13mTmcmP", "jbk7dC5kwBtOpbotvkKYxEkiOeLqW26nfjztgbNZxIKLo7rG5vi4XF\"")]).misses(&["documo_api_key = <your-documo-key>"]),
    near("docusign-key", "key of docusign, by the name", &["docusign"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DOCUSIGN_API_KEY=\"", "nuo2ALZH-V0A", "f-KOlJ-ijX8-mavNUeY5kqgw\"")]).misses(&["docusign_api_key = <your-docusign-key>"]),
    near("dotdigital-key", "key of dotdigital, by the name", &["dotdigital"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("DOTDIGITAL_API_KEY=\"", "44fhPQfyRu", "9FeplwquaivkL92Ys6JrEX\"")]).misses(&["dotdigital_api_key = <your-dotdigital-key>"]),
    near("dovico-key", "key of dovico, by the name", &["dovico"], r"[A-Fa-f0-9]{32}\.[A-Fa-f0-9]{40}").max(73)
        .hits(&[concat!("DOVICO_API_KEY=\"", "1E596991d9DA026C52Ae1647", "Ca3149Eb.fB7C0bE7dBC45dbdD8Cc1cbAD80428aEC69c4F73\"")]).misses(&["dovico_api_key = <your-dovico-key>"]),
    near("drip-key", "key of drip, by the name", &["drip"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DRIP_API_KEY=\"", "Ba9DAfA7aA", "fAebeC9cBA13a74EDD25f8\"")]).misses(&["drip_api_key = <your-drip-key>"]),
    near("dronahq-key", "key of dronahq, by the name", &["dronahq"], r"[a-z0-9]{50}").max(50)
        .hits(&[concat!("DRONAHQ_API_KEY=\"", "1t1pb56k8vow3tc7", "0yeqi6zqqhrwiguv5kw4ru9b2ml30dzxq8\"")]).misses(&["dronahq_api_key = <your-dronahq-key>"]),
    near("droneci-key", "key of droneci, by the name", &["droneci"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("DRONECI_API_KEY=\"", "xuLiA9hDXL", "YQcSZ6XhYAWJyvz7U1BG3e\"")]).misses(&["droneci_api_key = <your-droneci-key>"]),
    near("dropbox-key", "key of dropbox, by the name", &["dropbox"], r"(?:[A-Za-z0-9]{15}|[A-Za-z0-9_.=-]{64,200})").max(200)
        .hits(&[concat!("DROPBOX_API_KEY=\"", "EuRy6", "7SCmO8Qksw\"")]).misses(&["dropbox_api_key = <your-dropbox-key>"]),
    near("duply-key", "key of duply, by the name", &["duply"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("DUPLY_API_KEY=\"", "E4WnIK", "C5OvNLrTDQl2ZM\"")]).misses(&["duply_api_key = <your-duply-key>"]),
    near("dwolla-key", "key of dwolla, by the name", &["dwolla"], r"[A-Za-z0-9]{50}").max(50)
        .hits(&[concat!("DWOLLA_API_KEY=\"", "XHteJb1uq4absO0V", "vxVEDbNNzgzqI5WcbqrkLQmf58hDoa2OuR\"")]).misses(&["dwolla_api_key = <your-dwolla-key>"]),
    near("dynalist-key", "key of dynalist, by the name", &["dynalist"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("DYNALIST_API_KEY=\"", "oGcAQ1RxIbMYMCxgpogz3oJV5Q4xb2eqbldkJbO3q1", "13YwTILkj629t9spfraD7RoiPpwCcCB0JcYhQebmGMGD97g3AUS3ZguFI1qb4GiyN09daHVrKORGbA6lqnh8yM\"")]).misses(&["dynalist_api_key = <your-dynalist-key>"]),
    near("dyspatch-key", "key of dyspatch, by the name", &["dyspatch"], r"[A-Z0-9]{52}").max(52)
        .hits(&[concat!("DYSPATCH_API_KEY=\"", "134YXII905F5YMD8E", "7DG1T6M98LBN2EKQ6TAF57EK9G24O1VHXSC\"")]).misses(&["dyspatch_api_key = <your-dyspatch-key>"]),
    near("eagleeyenetworks-key", "key of eagleeyenetworks, by the name", &["eagleeyenetworks"], r"[A-Za-z0-9]{15}").max(15)
        .hits(&[concat!("EAGLEEYENETWORKS_API_KEY=\"", "TO46p", "nsaVhLxGAe\"")]).misses(&["eagleeyenetworks_api_key = <your-eagleeyenetworks-key>"]),
    near("easyinsight-key", "key of easyinsight, by the name", &["easyinsight"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("EASYINSIGHT_API_KEY=\"", "MrZJ2T", "Q5BDoCluhLtaVF\"")]).misses(&["easyinsight_api_key = <your-easyinsight-key>"]),
    near("ecostruxureit-key", "key of ecostruxureit, by the name", &["ecostruxureit"], r"AK1[A-Za-z0-9]{50}").max(53)
        .hits(&[concat!("ECOSTRUXUREIT_API_KEY=\"", "AK1djMLUpIv0Nl39B", "Xvqm2mPpv8J9XVOIKaTg7OutoMkHyln2cw4A\"")]).misses(&["ecostruxureit_api_key = <your-ecostruxureit-key>"]),
    near("edamam-key", "key of edamam, by the name", &["edamam"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("EDAMAM_API_KEY=\"", "aFEb0B047c", "B881Ad57Dfe4c908E2baf6\"")]).misses(&["edamam_api_key = <your-edamam-key>"]),
    near("edenai-key", "key of edenai, by the name", &["edenai"], r"[A-Za-z0-9_.=-]{100,300}").max(300)
        .hits(&[concat!("EDENAI_API_KEY=\"", "RxYasNC13SrC1giz4YnBrWUfMPUQjpaMU", "mI6Ms1htblEEZwj31ZFstuCJKKxBcTk9nO0crS7lq4sYtX3RoieJnGTC5c82E1aDw6t\"")]).misses(&["edenai_api_key = <your-edenai-key>"]),
    near("eightxeight-key", "key of eightxeight, by the name", &["eightxeight"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("EIGHTXEIGHT_API_KEY=\"", "5h0zkVtS5RjHPP", "EGkplNAFTr3bKRt6fdlU2jhW7BDxC\"")]).misses(&["eightxeight_api_key = <your-eightxeight-key>"]),
    near("elastic-key", "key of elastic, by the name", &["elastic", "elasticsearch"], r"[A-Za-z0-9_.=-]{40,80}").max(80)
        .hits(&[concat!("ELASTIC_API_KEY=\"", "nYGFkHpBqqjPp", "Xkx7V8w0Ypv1B52idUoKq93mElS\"")]).misses(&["elastic_api_key = <your-elastic-key>"]),
    near("elasticemail-key", "key of elasticemail, by the name", &["elasticemail", "elastic_email"], r"[A-Z0-9]{96}").max(96)
        .hits(&[concat!("ELASTICEMAIL_API_KEY=\"", "HUN8L9HQJECPC7W8GG6Z1XH2BZYSRL13", "P8E7VZVA1Z06GWM9P8SRQARI96OET4S28TAVPERCB3I39XJ1R18B27NZACET63HV\"")]).misses(&["elasticemail_api_key = <your-elasticemail-key>"]),
    near("enablex-key", "key of enablex, by the name", &["enablex"], r"[A-Za-z0-9]{36}").max(36)
        .hits(&[concat!("ENABLEX_API_KEY=\"", "jGSwfQcwq0L1", "HOEjfGLDP4yKNaAmeFhOwMg2\"")]).misses(&["enablex_api_key = <your-enablex-key>"]),
    near("enigma-key", "key of enigma, by the name", &["enigma"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("ENIGMA_API_KEY=\"", "xmRCIumSuPdzB", "QlqtwXQVoRFHsL6lA5M7WYkuEwx\"")]).misses(&["enigma_api_key = <your-enigma-key>"]),
    near("envoyapi-key", "key of envoyapi, by the name", &["envoyapi", "envoy"], r"[A-Za-z0-9_.=-]{100,300}").max(300)
        .hits(&[concat!("ENVOYAPI_API_KEY=\"", "KCDkUStNe4Kwod3KdJv9KUslbP83JsV0r", "913T24kZ48CiILTxfI78LvVfATa5siQEVHLmsLJnOyjTawYQyDIx1rTsgSq7aGiuFz0\"")]).misses(&["envoyapi_api_key = <your-envoyapi-key>"]),
    near("eraser-key", "key of eraser, by the name", &["eraser"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("ERASER_API_KEY=\"", "tpnMUz", "fEo7wbOSQYj29I\"")]).misses(&["eraser_api_key = <your-eraser-key>"]),
    near("etherscan-key", "key of etherscan, by the name", &["etherscan"], r"[A-Z0-9]{34}").max(34)
        .hits(&[concat!("ETHERSCAN_API_KEY=\"", "HWTVH7GMMQF", "SH44149KTY0RQD7WJPLSHIU\"")]).misses(&["etherscan_api_key = <your-etherscan-key>"]),
    near("ethplorer-key", "key of ethplorer, by the name", &["ethplorer"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("ETHPLORER_API_KEY=\"", "Qm6JlcW", "gtH24sxz8NeFrif\"")]).misses(&["ethplorer_api_key = <your-ethplorer-key>"]),
    near("etsy-key", "key of etsy, by the name", &["etsy"], r"[a-z0-9]{24}").max(24)
        .hits(&[concat!("ETSY_API_KEY=\"", "4b8tfax6", "mvu48y5ioqr3esgc\"")]).misses(&["etsy_api_key = <your-etsy-key>"]),
    near("eventbrite-key", "key of eventbrite, by the name", &["eventbrite"], r"[A-Z0-9]{20}").max(20)
        .hits(&[concat!("EVENTBRITE_API_KEY=\"", "GW18QS", "A34MEIDFY5CUT1\"")]).misses(&["eventbrite_api_key = <your-eventbrite-key>"]),
    near("everhour-key", "key of everhour, by the name", &["everhour"], r"[A-Fa-f0-9]{4}-[A-Fa-f0-9]{4}-[A-Fa-f0-9]{6}-[A-Fa-f0-9]{6}-[A-Fa-f0-9]{8}").max(32)
        .hits(&[concat!("EVERHOUR_API_KEY=\"", "BfD0-A0C9-", "db0bD8-2e6A50-Bcd1C94c\"")]).misses(&["everhour_api_key = <your-everhour-key>"]),
    near("exchangerateapi-key", "key of exchangerateapi, by the name", &["exchangerateapi", "exchangerate"], r"(?:[A-Fa-f0-9]{24}|[A-Za-z0-9]{24})").max(24)
        .hits(&[concat!("EXCHANGERATEAPI_API_KEY=\"", "fbd0Ea18", "Cf5Beb982c0b53FD\"")]).misses(&["exchangerateapi_api_key = <your-exchangerateapi-key>"]),
    near("exchangeratesapi-key", "key of exchangeratesapi, by the name", &["exchangeratesapi", "exchangerates"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("EXCHANGERATESAPI_API_KEY=\"", "D8d7Fbf21A", "7bFDb7BDCB069AecEf94ad\"")]).misses(&["exchangeratesapi_api_key = <your-exchangeratesapi-key>"]),
    near("exportsdk-key", "key of exportsdk, by the name", &["exportsdk"], r"[A-Fa-f0-9]{36}").max(36)
        .hits(&[concat!("EXPORTSDK_API_KEY=\"", "B05bBce37dCe", "8Fe6Ee5B068Af237bcba14CD\"")]).misses(&["exportsdk_api_key = <your-exportsdk-key>"]),
    near("extractorapi-key", "key of extractorapi, by the name", &["extractorapi"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("EXTRACTORAPI_API_KEY=\"", "20B3aed518C9F", "53aAcFc8BEdd5a6AceE423FC10a\"")]).misses(&["extractorapi_api_key = <your-extractorapi-key>"]),
    near("facebook-key", "key of facebook, by the name", &["facebook", "fb"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9_=-]{27}|[A-Fa-f0-9]{64})").max(64)
        .hits(&[concat!("FACEBOOK_API_KEY=\"", "1DbEF9cE59", "51dDF13eE4Bd5602c185b7\"")]).misses(&["facebook_api_key = <your-facebook-key>"]),
    near("facebook-app-key", "key of facebook_app, by the name", &["facebook_app", "fb_app", "fbapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("FACEBOOK_APP_API_KEY=\"", "14DDa47c7d", "c24C1DeAF7cCFd6d208E53\"")]).misses(&["facebook_app_api_key = <your-facebook_app-key>"]),
    near("facepp-key", "key of facepp, by the name", &["facepp"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FACEPP_API_KEY=\"", "pQ2cMToyPe", "ftNvpx8Gz0P5BQakdfrh4L\"")]).misses(&["facepp_api_key = <your-facepp-key>"]),
    near("fastforex-key", "key of fastforex, by the name", &["fastforex"], r"[A-Fa-f0-9]{10}-[A-Fa-f0-9]{10}-[A-Fa-f0-9]{6}").max(28)
        .hits(&[concat!("FASTFOREX_API_KEY=\"", "bfD81f55d", "9-26d15fb0EB-FACDDc\"")]).misses(&["fastforex_api_key = <your-fastforex-key>"]),
    near("fastly-key", "key of fastly, by the name", &["fastly"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FASTLY_API_KEY=\"", "wzjLykrYp6", "Hm7QunjzgP3cwaWm056DF2\"")]).misses(&["fastly_api_key = <your-fastly-key>"]),
    near("feedier-key", "key of feedier, by the name", &["feedier"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FEEDIER_API_KEY=\"", "iHzpi1bgvQ", "37hdeUPXlVRr492IqMbCwH\"")]).misses(&["feedier_api_key = <your-feedier-key>"]),
    near("fetchrss-key", "key of fetchrss, by the name", &["fetchrss"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("FETCHRSS_API_KEY=\"", "UlbSwf0MlC1QY", "OAoGNtgaSt6i5VFXLWwfUIh0oBr\"")]).misses(&["fetchrss_api_key = <your-fetchrss-key>"]),
    near("figma-key", "key of figma, by the name", &["figma"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9_=-]{43})").max(43)
        .hits(&[concat!("FIGMA_API_KEY=\"", "lRu9Hr9F-DqA", "6-FB2G-Dwqo-4TYxuLdQf0yb\"")]).misses(&["figma_api_key = <your-figma-key>"]),
    near("fileio-key", "key of fileio, by the name", &["fileio"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("FILEIO_API_KEY=\"", "8yJfjUvQLEWFK", "kCVFXcIVh3Ti6u0feoQXGvHCrq\"")]).misses(&["fileio_api_key = <your-fileio-key>"]),
    near("finage-key", "key of finage, by the name", &["finage"], r"(?:API_KEY[A-Za-z0-9]{32}|[A-Za-z0-9]{32})").max(39)
        .hits(&[concat!("FINAGE_API_KEY=\"", "API_KEY1ChXTr", "yKlwKoDW9RPXerGCUJkhpu8fEd\"")]).misses(&["finage_api_key = <your-finage-key>"]),
    near("financialmodelingprep-key", "key of financialmodelingprep, by the name", &["financialmodelingprep"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FINANCIALMODELINGPREP_API_KEY=\"", "gkWQkFIcoD", "LKRFaDIiezWKrS6cmXPLOT\"")]).misses(&["financialmodelingprep_api_key = <your-financialmodelingprep-key>"]),
    near("findl-key", "key of findl, by the name", &["findl"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("FINDL_API_KEY=\"", "Rc8OZhqD-7mN", "C-spud-y45A-FIlbRcmODJ0p\"")]).misses(&["findl_api_key = <your-findl-key>"]),
    near("finicity-key", "key of finicity, by the name", &["finicity"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{20})").max(32)
        .hits(&[concat!("FINICITY_API_KEY=\"", "F84ffc725C", "6d31dab9cD8ABC03A67F26\"")]).misses(&["finicity_api_key = <your-finicity-key>"]),
    near("finnhub-key", "key of finnhub, by the name", &["finnhub"], r"(?:[a-z0-9]{20}|[a-z0-9]{40})").max(40)
        .hits(&[concat!("FINNHUB_API_KEY=\"", "tq43kh", "fy9l1smd6grx37\"")]).misses(&["finnhub_api_key = <your-finnhub-key>"]),
    near("firebase-key", "key of firebase, by the name", &["firebase"], r"(?:[A-Za-z0-9_=-]{39}|[A-Za-z0-9_.=-]{100,300})").max(300)
        .hits(&[concat!("FIREBASE_API_KEY=\"", "HoynwhovPBXWF", "NNjXm4drkmyMnaCsHcI9W4qpUG\"")]).misses(&["firebase_api_key = <your-firebase-key>"]),
    near("fixerio-key", "key of fixerio, by the name", &["fixerio", "fixer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FIXERIO_API_KEY=\"", "2zQw3Owcrg", "8bQ0m3FVOBL8TjXcxPHDeG\"")]).misses(&["fixerio_api_key = <your-fixerio-key>"]),
    near("flatio-key", "key of flatio, by the name", &["flatio"], r"[A-Fa-f0-9]{128}").max(128)
        .hits(&[concat!("FLATIO_API_KEY=\"", "45B7a4F6feCEebb6B99a8dc6DCDe317b99F9Bcc1dA", "DcbF182d30eBb55EbfFE3A3f6aFBAe338B8719BF895aa4dAe6991E822a89D02292182bcBD7598Eb1f3F0Cc\"")]).misses(&["flatio_api_key = <your-flatio-key>"]),
    near("fleetio-key", "key of fleetio, by the name", &["fleetio"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("FLEETIO_API_KEY=\"", "9A35b1ff05E3F", "BC29c6d05A8BDA2Ef793eF6cfca\"")]).misses(&["fleetio_api_key = <your-fleetio-key>"]),
    near("flickr-key", "key of flickr, by the name", &["flickr"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{16})").max(32)
        .hits(&[concat!("FLICKR_API_KEY=\"", "DA28Bcc3A7", "dc845eAefDA7d9760CBFb1\"")]).misses(&["flickr_api_key = <your-flickr-key>"]),
    near("flightapi-key", "key of flightapi, by the name", &["flightapi"], r"[A-Fa-f0-9]{24}").max(24)
        .hits(&[concat!("FLIGHTAPI_API_KEY=\"", "c0Ada9c4", "c773DbfeB1bd2E06\"")]).misses(&["flightapi_api_key = <your-flightapi-key>"]),
    near("flightaware-key", "key of flightaware, by the name", &["flightaware"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FLIGHTAWARE_API_KEY=\"", "VMq3pgbGtN", "PL6RIeFXkc1o4CwrnNszuV\"")]).misses(&["flightaware_api_key = <your-flightaware-key>"]),
    near("flightlabs-key", "key of flightlabs, by the name", &["flightlabs"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("FLIGHTLABS_API_KEY=\"", "VhaW3q0on8IZhrlk4xgjlWcjgkuLKRbgN", "11BBkJVeQatfd7TrJcIJKbB8EPyaMkYNlHvNnQsd9vYZ24ydqvOwzcboNyXhBGmPKpD\"")]).misses(&["flightlabs_api_key = <your-flightlabs-key>"]),
    near("flightstats-key", "key of flightstats, by the name", &["flightstats"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("FLIGHTSTATS_API_KEY=\"", "BeFAcAb498", "Bc3c84BfA0421CEF6051aD\"")]).misses(&["flightstats_api_key = <your-flightstats-key>"]),
    near("float-key", "key of float, by the name", &["float"], r"[A-Za-z0-9_=-]{59}").max(59)
        .hits(&[concat!("FLOAT_API_KEY=\"", "xuips9LN0PaRpJ8tyux", "3VAO4HD4ElRfFFlzsGWHLbSErn1KPf6muepC82zd\"")]).misses(&["float_api_key = <your-float-key>"]),
    near("flowflu-key", "key of flowflu, by the name", &["flowflu"], r"[A-Za-z0-9]{51}").max(51)
        .hits(&[concat!("FLOWFLU_API_KEY=\"", "d1RlaWMOMgSCTVLNv", "uwFIKCUFfSY71hDldypCFY8JmNG54Mnksa\"")]).misses(&["flowflu_api_key = <your-flowflu-key>"]),
    near("flutterwave-key", "key of flutterwave, by the name", &["flutterwave"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("FLUTTERWAVE_API_KEY=\"", "RauZ32GNQCKum", "6JA8navFfSAMWeKvb8OYNsJoaRx\"")]).misses(&["flutterwave_api_key = <your-flutterwave-key>"]),
    near("fmfw-key", "key of fmfw, by the name", &["fmfw"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("FMFW_API_KEY=\"", "axTX96mgKd", "BVjG7lMaAUJqxkVOKfd0eC\"")]).misses(&["fmfw_api_key = <your-fmfw-key>"]),
    near("formbucket-key", "key of formbucket, by the name", &["formbucket"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("FORMBUCKET_API_KEY=\"", "dSbRSGXP7BSQy", "b5q5zS6EnVIz3wHl1k7AtmPZDxd\"")]).misses(&["formbucket_api_key = <your-formbucket-key>"]),
    near("formcraft-key", "key of formcraft, by the name", &["formcraft"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("FORMCRAFT_API_KEY=\"", "f79O2", "50AUHNGzlBW\"")]).misses(&["formcraft_api_key = <your-formcraft-key>"]),
    near("formio-key", "key of formio, by the name", &["formio"], r"[A-Za-z0-9_.=-]{100,300}").max(300)
        .hits(&[concat!("FORMIO_API_KEY=\"", "0tBgXbVos66sApYPU8AFYs3UNrtW49VVq", "fmu15ut5y6heKMtyZmJ4ul5c2ywNSJ2vjhUPothfHJCJradQaebXnPG7EHdADUow4Br\"")]).misses(&["formio_api_key = <your-formio-key>"]),
    near("formsite-key", "key of formsite, by the name", &["formsite"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FORMSITE_API_KEY=\"", "i1r4n5J89P", "Ypp40rGCRuBhmZd6TfkiS9\"")]).misses(&["formsite_api_key = <your-formsite-key>"]),
    near("foursquare-key", "key of foursquare, by the name", &["foursquare"], r"[A-Z0-9]{48}").max(48)
        .hits(&[concat!("FOURSQUARE_API_KEY=\"", "UZKDXJTFATSBR8L3", "SNWEXV10SQ2R7PI6FBB5U90M8RXK4Y1H\"")]).misses(&["foursquare_api_key = <your-foursquare-key>"]),
    near("freshbooks-key", "key of freshbooks, by the name", &["freshbooks"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("FRESHBOOKS_API_KEY=\"", "E000c8BAD97eEafc28e4A", "a2D9E7F2EbB20Bb8Bc2d9a7bCEf34A16daDb0Ae93cF\"")]).misses(&["freshbooks_api_key = <your-freshbooks-key>"]),
    near("freshdesk-key", "key of freshdesk, by the name", &["freshdesk", "freshworks"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("FRESHDESK_API_KEY=\"", "EYV2g0", "pKlCRecOxzQTHf\"")]).misses(&["freshdesk_api_key = <your-freshdesk-key>"]),
    near("freshservice-key", "key of freshservice, by the name", &["freshservice"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("FRESHSERVICE_API_KEY=\"", "A2hz6P", "9ouDZnEa0qXBO3\"")]).misses(&["freshservice_api_key = <your-freshservice-key>"]),
    near("front-key", "key of front, by the name", &["front"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("FRONT_API_KEY=\"", "NXFpwvnKsRQp", "Qccckvl6m7NC2nFwTjbGfdML\"")]).misses(&["front_api_key = <your-front-key>"]),
    near("fulcrum-key", "key of fulcrum, by the name", &["fulcrum"], r"[A-Fa-f0-9]{80}").max(80)
        .hits(&[concat!("FULCRUM_API_KEY=\"", "f8f98B1bcBc35721b509221Ee5", "5826c4A6cA4EfD1e54AaA2776d17E9A3fadD37F1Be1Cc6888E290A\"")]).misses(&["fulcrum_api_key = <your-fulcrum-key>"]),
    near("fullstory-key", "key of fullstory, by the name", &["fullstory"], r"[A-Za-z0-9_.=-]{60,120}").max(120)
        .hits(&[concat!("FULLSTORY_API_KEY=\"", "bMHmUYw9pIlJAq3rQqBc", "6uGKXEWGOJBBoNmpg2FxAVNpWoT589I3yDeO0JG2\"")]).misses(&["fullstory_api_key = <your-fullstory-key>"]),
    near("fusebill-key", "key of fusebill, by the name", &["fusebill"], r"[A-Za-z0-9]{88}").max(88)
        .hits(&[concat!("FUSEBILL_API_KEY=\"", "OVE7oW9xxXmgCEKKGS8p1gk64VdXD", "an1s148b5HJZS3NltOB47eDXb6ZtOoveKXXK7RsrQJW0CvYbGZpNnfw8qPk\"")]).misses(&["fusebill_api_key = <your-fusebill-key>"]),
    near("fxmarket-key", "key of fxmarket, by the name", &["fxmarket"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("FXMARKET_API_KEY=\"", "9JcGTe", "KMNV4SgpdnWlPY\"")]).misses(&["fxmarket_api_key = <your-fxmarket-key>"]),
    near("gcp-key", "key of gcp, by the name", &["gcp", "google_cloud", "googlecloud"], r"[A-Za-z0-9_.=-]{39,45}").max(45)
        .hits(&[concat!("GCP_API_KEY=\"", "Zd3a0XohDKsdd", "XkEZW1Oc9FQtWDempM5BVE1dj3\"")]).misses(&["gcp_api_key = <your-gcp-key>"]),
    near("geckoboard-key", "key of geckoboard, by the name", &["geckoboard"], r"[A-Za-z0-9]{44}").max(44)
        .hits(&[concat!("GECKOBOARD_API_KEY=\"", "PHYITkKKNFnxu0", "ZB8PrstjDWcsAilgq7S1b3rjCnhOwY\"")]).misses(&["geckoboard_api_key = <your-geckoboard-key>"]),
    near("gemini-key", "key of gemini, by the name", &["gemini"], r"[A-Za-z0-9_.=-]{20,40}").max(40)
        .hits(&[concat!("GEMINI_API_KEY=\"", "RMvzL4", "m2b7cNH1IyCoiZ\"")]).misses(&["gemini_api_key = <your-gemini-key>"]),
    near("gengo-key", "key of gengo, by the name", &["gengo"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("GENGO_API_KEY=\"", "EbytchhJGlSHZI1E0BkjU", "Sa22gaoYQpwsj1kKGXqzHAeTpQrAzjxuMCLw8IhqbUP\"")]).misses(&["gengo_api_key = <your-gengo-key>"]),
    near("geoapify-key", "key of geoapify, by the name", &["geoapify"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GEOAPIFY_API_KEY=\"", "B566aeEc73", "c1B3f5DE47094Cbe63df12\"")]).misses(&["geoapify_api_key = <your-geoapify-key>"]),
    near("geocode-key", "key of geocode, by the name", &["geocode"], r"(?:[A-Fa-f0-9]{28}|[A-Za-z0-9]{28})").max(28)
        .hits(&[concat!("GEOCODE_API_KEY=\"", "8c834418b", "8Db70aA4eaFE92BD6cd\"")]).misses(&["geocode_api_key = <your-geocode-key>"]),
    near("geocodify-key", "key of geocodify, by the name", &["geocodify"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GEOCODIFY_API_KEY=\"", "5D7d2Ff291fD9", "07e5538f2791ab9D43Cf768ABEc\"")]).misses(&["geocodify_api_key = <your-geocodify-key>"]),
    near("geocodio-key", "key of geocodio, by the name", &["geocodio"], r"[A-Fa-f0-9]{39}").max(39)
        .hits(&[concat!("GEOCODIO_API_KEY=\"", "52787a35EbF14", "e5da7eeBf80D028791AdcFEEa3\"")]).misses(&["geocodio_api_key = <your-geocodio-key>"]),
    near("geoipifi-key", "key of geoipifi, by the name", &["geoipifi", "ipifi"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("GEOIPIFI_API_KEY=\"", "2WG8Ur7TtO", "qFoh65v9CiOF8cEpV4SQWB\"")]).misses(&["geoipifi_api_key = <your-geoipifi-key>"]),
    near("getemail-key", "key of getemail, by the name", &["getemail"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("GETEMAIL_API_KEY=\"", "Q3piFC", "1U5Xe0N2kZV7tm\"")]).misses(&["getemail_api_key = <your-getemail-key>"]),
    near("getemails-key", "key of getemails, by the name", &["getemails"], r"[A-Za-z0-9]{26}").max(26)
        .hits(&[concat!("GETEMAILS_API_KEY=\"", "DSFwAPix", "BbaA3eJTrKUCWlm6y8\"")]).misses(&["getemails_api_key = <your-getemails-key>"]),
    near("getgeoapi-key", "key of getgeoapi, by the name", &["getgeoapi"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GETGEOAPI_API_KEY=\"", "B4DCCA6f1fE3A", "C0cb63B18CE82D174B6fb3a4AdA\"")]).misses(&["getgeoapi_api_key = <your-getgeoapi-key>"]),
    near("getgist-key", "key of getgist, by the name", &["getgist"], r"[A-Za-z0-9_=-]{68}").max(68)
        .hits(&[concat!("GETGIST_API_KEY=\"", "uf2lvqdKiJMMt7HNPimsvm", "49KXfkHSdGijJvIqcRQpdxV946xr8TSRMNE1GtXIwQKmYq\"")]).misses(&["getgist_api_key = <your-getgist-key>"]),
    near("getresponse-key", "key of getresponse, by the name", &["getresponse"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("GETRESPONSE_API_KEY=\"", "i3f07km18y", "rf89uyl5c7spg0xtznvrbh\"")]).misses(&["getresponse_api_key = <your-getresponse-key>"]),
    near("getsandbox-key", "key of getsandbox, by the name", &["getsandbox"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("GETSANDBOX_API_KEY=\"", "OlObBap7mDeTm", "rYdpybpwNMpThfHuqraoCD6kRI2\"")]).misses(&["getsandbox_api_key = <your-getsandbox-key>"]),
    near("ghost-key", "key of ghost, by the name", &["ghost"], r"[A-Fa-f0-9]{24}:[A-Fa-f0-9]{64}").max(89)
        .hits(&[concat!("GHOST_API_KEY=\"", "F5d6C8B9AA27bFf1C30692F9:48Ac", "E9E1a15eC45584F3283E98B569DC481Db19F6D6ADcc2bbB1Fe814EA65df0\"")]).misses(&["ghost_api_key = <your-ghost-key>"]),
    near("gitea-key", "key of gitea, by the name", &["gitea"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GITEA_API_KEY=\"", "657bBa49FAfc3", "705Cd0ebF3ace62DCea0A5d9768\"")]).misses(&["gitea_api_key = <your-gitea-key>"]),
    near("github-key", "key of github, by the name", &["github"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GITHUB_API_KEY=\"", "8d5Cc6f94F3b5", "d7Ea245f8Fdc2CeBcD6a1D7bA05\"")]).misses(&["github_api_key = <your-github-key>"]),
    near("gitlab-key", "key of gitlab, by the name", &["gitlab"], r"[A-Za-z0-9_.=-]{20,26}").max(26)
        .hits(&[concat!("GITLAB_API_KEY=\"", "CHfqvw", "RlXWF2gMim1zrJ\"")]).misses(&["gitlab_api_key = <your-gitlab-key>"]),
    near("gitter-key", "key of gitter, by the name", &["gitter"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GITTER_API_KEY=\"", "ee2cce3a91Fe5", "B41C3EDA84007bfF73256dEB1Cc\"")]).misses(&["gitter_api_key = <your-gitter-key>"]),
    near("glassnode-key", "key of glassnode, by the name", &["glassnode"], r"[A-Za-z0-9]{27}").max(27)
        .hits(&[concat!("GLASSNODE_API_KEY=\"", "dtD4K3NiG", "cLetU8kZp1zYdlfHsa\"")]).misses(&["glassnode_api_key = <your-glassnode-key>"]),
    near("gnews-key", "key of gnews, by the name", &["gnews"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GNEWS_API_KEY=\"", "3d6DE1085b", "8C8f2eec31Fdc654ED90C2\"")]).misses(&["gnews_api_key = <your-gnews-key>"]),
    near("gocanvas-key", "key of gocanvas, by the name", &["gocanvas"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("GOCANVAS_API_KEY=\"", "PzyH4Lj2HgbBHB", "NZUZ0UiiTsLtUQRTcaKg3AxvHzlPj\"")]).misses(&["gocanvas_api_key = <your-gocanvas-key>"]),
    near("gocardless-key", "key of gocardless, by the name", &["gocardless"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("GOCARDLESS_API_KEY=\"", "K3J5MTlb1vNg7", "ZYPlvolwK5oLzqSymtE4FZi6W1l\"")]).misses(&["gocardless_api_key = <your-gocardless-key>"]),
    near("goodday-key", "key of goodday, by the name", &["goodday"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GOODDAY_API_KEY=\"", "EFfF38c199", "e5f9EaD2bdacCB6CA315d7\"")]).misses(&["goodday_api_key = <your-goodday-key>"]),
    near("google-key", "key of google, by the name", &["google"], r"(?:[A-Za-z0-9_=-]{24}|[A-Za-z0-9_=-]{39})").max(39)
        .hits(&[concat!("GOOGLE_API_KEY=\"", "zK89bJZd", "xLABmIlScgi9HWwn\"")]).misses(&["google_api_key = <your-google-key>"]),
    near("graphcms-key", "key of graphcms, by the name", &["graphcms"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("GRAPHCMS_API_KEY=\"", "tawP7ZwSDjji55H4UGOWavqujteS1WBhQ", "fFzm7tyzcoGGl5xqsNATHPk4wA8Dwwa2V98YwhqArPq8EyKfDcULMWeigvawQxSqyVA\"")]).misses(&["graphcms_api_key = <your-graphcms-key>"]),
    near("graphhopper-key", "key of graphhopper, by the name", &["graphhopper"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("GRAPHHOPPER_API_KEY=\"", "1cgF6usQ-Ur4", "M-Tn4A-vogH-y1u0FTqtxZz5\"")]).misses(&["graphhopper_api_key = <your-graphhopper-key>"]),
    near("greenhouse-key", "key of greenhouse, by the name", &["greenhouse"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GREENHOUSE_API_KEY=\"", "b4D2A1cD1d9DE", "69beab7254d7Eaf016b4E85ADe9\"")]).misses(&["greenhouse_api_key = <your-greenhouse-key>"]),
    near("groovehq-key", "key of groovehq, by the name", &["groovehq", "groove"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("GROOVEHQ_API_KEY=\"", "fbbCA2Ca03AD0d2dA3Ea4", "113f9Ba7ff327F5ccA7A9350aDCb8197F563E8B7Ab2\"")]).misses(&["groovehq_api_key = <your-groovehq-key>"]),
    near("gtmetrix-key", "key of gtmetrix, by the name", &["gtmetrix"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GTMETRIX_API_KEY=\"", "6aB944CfBF", "FB2e89B34Da5Aa12Cf9eb6\"")]).misses(&["gtmetrix_api_key = <your-gtmetrix-key>"]),
    near("guardian-key", "key of guardian, by the name", &["guardian"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("GUARDIAN_API_KEY=\"", "zQa0Hp5w-tMh", "I-FGGS-bYD6-iyRFUg2OjZre\"")]).misses(&["guardian_api_key = <your-guardian-key>"]),
    near("gumroad-key", "key of gumroad, by the name", &["gumroad"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("GUMROAD_API_KEY=\"", "3bIDdyfynjhcrw", "Lp0OXq34qqhFC4xzIYWZfbALvm7yd\"")]).misses(&["gumroad_api_key = <your-gumroad-key>"]),
    near("gyazo-key", "key of gyazo, by the name", &["gyazo"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("GYAZO_API_KEY=\"", "w5iLSEYlhpxbVN", "Ja9DVoc0mvaoe2Rdkzfh5Z617GSDU\"")]).misses(&["gyazo_api_key = <your-gyazo-key>"]),
    near("hackerone-key", "key of hackerone, by the name", &["hackerone"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("HACKERONE_API_KEY=\"", "vhpjgeKCS4PO1D", "BOkGwJS67baYc31Hsi9pvo5jPfkbWQ\"")]).misses(&["hackerone_api_key = <your-hackerone-key>"]),
    near("happi-key", "key of happi, by the name", &["happi"], r"[A-Za-z0-9_=-]{56}").max(56)
        .hits(&[concat!("HAPPI_API_KEY=\"", "JwRfRNMcsGBI2UDC5R", "chXSB5rLZ1O4kBQxcaTrOEA40KzlpMwgaVecv6\"")]).misses(&["happi_api_key = <your-happi-key>"]),
    near("happyscribe-key", "key of happyscribe, by the name", &["happyscribe"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("HAPPYSCRIBE_API_KEY=\"", "srCFb4q", "jGANREOVT2ef8Yi\"")]).misses(&["happyscribe_api_key = <your-happyscribe-key>"]),
    near("harvest-key", "key of harvest, by the name", &["harvest"], r"[A-Za-z0-9_.=-]{97}").max(97)
        .hits(&[concat!("HARVEST_API_KEY=\"", "HjEg5TbZGokELTCqhsIIkhvQu1QvQrdM", "QeKuvz93nj2MRbdVxDl2GqZiIjvLI467QxwfysEa9EIYT3RFXn6C2eiZspyqmf07H\"")]).misses(&["harvest_api_key = <your-harvest-key>"]),
    near("hellosign-key", "key of hellosign, by the name", &["hellosign"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("HELLOSIGN_API_KEY=\"", "886dEbF7F12f61Fa01C42", "d1fe7c595baA982A2f3CDC0dca5A23f9eB47DFECdc1\"")]).misses(&["hellosign_api_key = <your-hellosign-key>"]),
    near("helpcrunch-key", "key of helpcrunch, by the name", &["helpcrunch"], r"[A-Za-z0-9_.=-]{328}").max(328)
        .hits(&[concat!("HELPCRUNCH_API_KEY=\"", "xJvqyt28Jl512gDZ6TOlUedRGcZgkYnUuelsFsQGXcpcIM5tanYcXwP5FtMhqGm82qunsDWzex62AaBIiUpEdioQ8EnWiroC86vOWmZTKthQN", "G0A5iPFeSnuj3UGw0mebLbycNH4vkOrH7aJTIOOPIS4bwWN0dGiwCtGXq6gCmAuY2JZzrqXFOCKJT2b5bdroem1Ph6kJHaUBOlqRuDHw6pHAK8cXFgpVYkEfASkurqQUT0M6O8IwCXh4u6ht2HqAqVdSQVi3zk8oZa9VSA0dcPvneMeoy0pu5cMVh99a97fqbIwGVFvuLQZ2PqbWtM1n4kxiSYN\"")]).misses(&["helpcrunch_api_key = <your-helpcrunch-key>"]),
    near("helpscout-key", "key of helpscout, by the name", &["helpscout"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HELPSCOUT_API_KEY=\"", "Dc0bC57F23549", "b1Bcb0D6d1b5F4eCE5f7AB47D8a\"")]).misses(&["helpscout_api_key = <your-helpscout-key>"]),
    near("hereapi-key", "key of hereapi, by the name", &["hereapi", "here"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("HEREAPI_API_KEY=\"", "DXNurc9myNm1Dc", "Jja99fwgoEv7lBAcghniupWYMKaL3\"")]).misses(&["hereapi_api_key = <your-hereapi-key>"]),
    near("heroku-key", "key of heroku, by the name", &["heroku"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("HEROKU_API_KEY=\"", "IgJaLFwd-yhh", "S-J1hu-k8Bg-F5KJtf1coevs\"")]).misses(&["heroku_api_key = <your-heroku-key>"]),
    near("hetzner-key", "key of hetzner, by the name", &["hetzner"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("HETZNER_API_KEY=\"", "3FU54vmPlcXc8YnrSR5AK", "shqediiMHV0nSiol9M5QhxUM1lsSQNwUycx9EOazkj5\"")]).misses(&["hetzner_api_key = <your-hetzner-key>"]),
    near("hive-key", "key of hive, by the name", &["hive"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HIVE_API_KEY=\"", "C0f3faa8c79C9", "1ff04ACF3AcCD6dC5bf049Ca7eE\"")]).misses(&["hive_api_key = <your-hive-key>"]),
    near("hiveage-key", "key of hiveage, by the name", &["hiveage"], r"[a-z0-9]{20}").max(20)
        .hits(&[concat!("HIVEAGE_API_KEY=\"", "ek8sx1", "5t0mwva8n273li\"")]).misses(&["hiveage_api_key = <your-hiveage-key>"]),
    near("holidayapi-key", "key of holidayapi, by the name", &["holidayapi"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("HOLIDAYAPI_API_KEY=\"", "WxuijKXH-Ble", "H-sRRA-h90C-JfUtBqTw4Pxv\"")]).misses(&["holidayapi_api_key = <your-holidayapi-key>"]),
    near("holistic-key", "key of holistic, by the name", &["holistic"], r"[A-Za-z0-9]{46}").max(46)
        .hits(&[concat!("HOLISTIC_API_KEY=\"", "ReJ4KaC1FIlo4dr", "IU5Dbu0PSPdKx1h2yLA8Onbjgz3rQ70\"")]).misses(&["holistic_api_key = <your-holistic-key>"]),
    near("honeycomb-key", "key of honeycomb, by the name", &["honeycomb"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{22})").max(32)
        .hits(&[concat!("HONEYCOMB_API_KEY=\"", "8DfdcBeAe8", "D7C5CB01A852DE94A7fe3F\"")]).misses(&["honeycomb_api_key = <your-honeycomb-key>"]),
    near("host-io-key", "key of host.io, by the name", &["host.io"], r"[A-Fa-f0-9]{14}").max(14)
        .hits(&[concat!("host.io key: ", "5A6f", "1cF95728C0")]).misses(&["host.io_api_key = <your-host.io-key>"]),
    near("html2pdf-key", "key of html2pdf, by the name", &["html2pdf"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("HTML2PDF_API_KEY=\"", "pNfTy8xXOcVar2kJyy7r3", "7xBkRdUKIT7EYZTYTywMSFR1vGyaLldD8cOkBeorF9p\"")]).misses(&["html2pdf_api_key = <your-html2pdf-key>"]),
    near("hubspot-key", "key of hubspot, by the name", &["hubspot"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("HUBSPOT_API_KEY=\"", "xREV8qMh-lgN", "b-2cbR-POpz-rvGSY2IHtMCE\"")]).misses(&["hubspot_api_key = <your-hubspot-key>"]),
    near("huggingface-key", "key of huggingface, by the name", &["huggingface"], r"[A-Za-z0-9]{37}").max(37)
        .hits(&[concat!("HUGGINGFACE_API_KEY=\"", "XxWU01BvPJRz", "4qvCSpylf5ok9uqKLD8UnjThI\"")]).misses(&["huggingface_api_key = <your-huggingface-key>"]),
    near("humanity-key", "key of humanity, by the name", &["humanity"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HUMANITY_API_KEY=\"", "ffc3d9AB0B3dB", "FaCf2CEc70e1AB035d4f7F26ca9\"")]).misses(&["humanity_api_key = <your-humanity-key>"]),
    near("hunter-key", "key of hunter, by the name", &["hunter"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HUNTER_API_KEY=\"", "5A0FCbB6f1E5A", "FDF28aAFa3dceBDAa24f8bEC1e9\"")]).misses(&["hunter_api_key = <your-hunter-key>"]),
    near("hybiscus-key", "key of hybiscus, by the name", &["hybiscus"], r"[A-Za-z0-9_=-]{49}").max(49)
        .hits(&[concat!("HYBISCUS_API_KEY=\"", "wPZVabFAOnah23Ma", "akV2Fyn5iDaHPSRbvlkpLmyMH1fadDJAx\"")]).misses(&["hybiscus_api_key = <your-hybiscus-key>"]),
    near("hypertrack-key", "key of hypertrack, by the name", &["hypertrack"], r"[A-Za-z0-9_=-]{54}").max(54)
        .hits(&[concat!("HYPERTRACK_API_KEY=\"", "w2jkTzqUZKbmDGNSZ7", "Xw6DYeK0MXDvjNas1LTzMiqIDZPkCHQm9BbN\"")]).misses(&["hypertrack_api_key = <your-hypertrack-key>"]),
    near("ibm-key", "key of ibm, by the name", &["ibm", "ibmcloud"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("IBM_API_KEY=\"", "FIsJnkULxZSglF", "gUwZNHkBjwfSK7qol52G1UcCPisAtN\"")]).misses(&["ibm_api_key = <your-ibm-key>"]),
    near("iconfinder-key", "key of iconfinder, by the name", &["iconfinder"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("ICONFINDER_API_KEY=\"", "b5ZI4RFzsxzChbVYfmmfv", "tU7xfIwN5JwFPyULjEDN1f2KPmxHUA1bVLh6SJnsezC\"")]).misses(&["iconfinder_api_key = <your-iconfinder-key>"]),
    near("iexapis-key", "key of iexapis, by the name", &["iexapis", "iex"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IEXAPIS_API_KEY=\"", "7e7bb9F2e3", "7C2abd78E551fAB9c438cD\"")]).misses(&["iexapis_api_key = <your-iexapis-key>"]),
    near("iexcloud-key", "key of iexcloud, by the name", &["iexcloud"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("IEXCLOUD_API_KEY=\"", "1RKvimT7M2", "Qe6qPRJzkdSspiL38BZWIE\"")]).misses(&["iexcloud_api_key = <your-iexcloud-key>"]),
    near("imagekit-key", "key of imagekit, by the name", &["imagekit"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("IMAGEKIT_API_KEY=\"", "poFK6OrPiAm3", "sPzVpGgJN1CrhuZvLs9QSOlB\"")]).misses(&["imagekit_api_key = <your-imagekit-key>"]),
    near("imagga-key", "key of imagga, by the name", &["imagga"], r"[A-Za-z0-9]{72}").max(72)
        .hits(&[concat!("IMAGGA_API_KEY=\"", "FN2hVNwNxzNHkSv0qhf219EO", "yns9Bdj2X2iKLVWQ5N9geJyPc77rRDIsp02BTSJUowuK39mg\"")]).misses(&["imagga_api_key = <your-imagga-key>"]),
    near("impala-key", "key of impala, by the name", &["impala"], r"[A-Za-z0-9_=-]{46}").max(46)
        .hits(&[concat!("IMPALA_API_KEY=\"", "XHV6HXGWu5ySCtq", "6YSWH8uRVT6CpQI4fXJoickne3GHaAN\"")]).misses(&["impala_api_key = <your-impala-key>"]),
    near("influxdb-key", "key of influxdb, by the name", &["influxdb", "influx"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("INFLUXDB_API_KEY=\"", "xoRcTOB4m7IsBFyNVsCqvr2mKumC", "a45wKeYjCNwiLWBIQf9xdx2gDTTDfrAqxmIFAIZGe5BoNKCtWauQl4DTxS\"")]).misses(&["influxdb_api_key = <your-influxdb-key>"]),
    near("infobip-key", "key of infobip, by the name", &["infobip"], r"[A-Fa-f0-9]{32}-[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(69)
        .hits(&[concat!("INFOBIP_API_KEY=\"", "1fCBb10eC4A0bBaEFd2F3C6", "3A56C0808-sTmYWcWr-EhPT-STAK-Wo0v-Ip1lUL4Fx5ca\"")]).misses(&["infobip_api_key = <your-infobip-key>"]),
    near("infura-key", "key of infura, by the name", &["infura"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("INFURA_API_KEY=\"", "7358A31947", "Bf1fc4eF3C20469DedFa37\"")]).misses(&["infura_api_key = <your-infura-key>"]),
    near("insightly-key", "key of insightly, by the name", &["insightly"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("INSIGHTLY_API_KEY=\"", "zWySc3xY-Uel", "M-Tnrh-aVJI-jTAmZzk6EYnb\"")]).misses(&["insightly_api_key = <your-insightly-key>"]),
    near("instabot-key", "key of instabot, by the name", &["instabot"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("INSTABOT_API_KEY=\"", "MKwE3M4FqKDPj8", "rPDDyGLC3MOPdwT4hobM56v0usmX2U\"")]).misses(&["instabot_api_key = <your-instabot-key>"]),
    near("instamojo-key", "key of instamojo, by the name", &["instamojo"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("INSTAMOJO_API_KEY=\"", "3b6da20acF", "aE8b0AB54919f5DaFC7c34\"")]).misses(&["instamojo_api_key = <your-instamojo-key>"]),
    near("integromat-key", "key of integromat, by the name", &["integromat"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("INTEGROMAT_API_KEY=\"", "siLY65am-V0N", "6-hige-4L1m-Hh3u9tpJ67aW\"")]).misses(&["integromat_api_key = <your-integromat-key>"]),
    near("interseller-key", "key of interseller, by the name", &["interseller"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("INTERSELLER_API_KEY=\"", "OSD1Bea6-lKv", "Q-LLHU-TDtz-Vp6q4nZX1aPu\"")]).misses(&["interseller_api_key = <your-interseller-key>"]),
    near("intrinio-key", "key of intrinio, by the name", &["intrinio"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("INTRINIO_API_KEY=\"", "lZQl6hwPj2FC1", "iimAEwwCtuY1xFAjWBrbgUVam0q\"")]).misses(&["intrinio_api_key = <your-intrinio-key>"]),
    near("invoiceocean-key", "key of invoiceocean, by the name", &["invoiceocean"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("INVOICEOCEAN_API_KEY=\"", "WcvYS8", "PlQLwiFOHUtKIz\"")]).misses(&["invoiceocean_api_key = <your-invoiceocean-key>"]),
    near("ip2location-key", "key of ip2location, by the name", &["ip2location"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("IP2LOCATION_API_KEY=\"", "XA4HBA50UG", "QUP7WSZV8TEKGRY3N4LFMA\"")]).misses(&["ip2location_api_key = <your-ip2location-key>"]),
    near("ipapi-key", "key of ipapi, by the name", &["ipapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IPAPI_API_KEY=\"", "0CAbBaF317", "EDaB9DF72EefF653CAedc4\"")]).misses(&["ipapi_api_key = <your-ipapi-key>"]),
    near("ipgeolocation-key", "key of ipgeolocation, by the name", &["ipgeolocation"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IPGEOLOCATION_API_KEY=\"", "e03d56cfaB", "aF44c5E3A1D9C6fF18e0BA\"")]).misses(&["ipgeolocation_api_key = <your-ipgeolocation-key>"]),
    near("ipinfo-key", "key of ipinfo, by the name", &["ipinfo"], r"[A-Fa-f0-9]{14}").max(14)
        .hits(&[concat!("IPINFO_API_KEY=\"", "bC7a", "A1fEB54cDF\"")]).misses(&["ipinfo_api_key = <your-ipinfo-key>"]),
    near("ipinfodb-key", "key of ipinfodb, by the name", &["ipinfodb"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("IPINFODB_API_KEY=\"", "354BeC46DEEbccD812cEC", "C60a6B38d1e8dc1cf9f20ADaB3FA49c12658FEA07D6\"")]).misses(&["ipinfodb_api_key = <your-ipinfodb-key>"]),
    near("ipqualityscore-key", "key of ipqualityscore, by the name", &["ipqualityscore", "ipquality"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("IPQUALITYSCORE_API_KEY=\"", "bGUYFDgaqe", "CiQDYkTXhR24tgLncjZqoH\"")]).misses(&["ipqualityscore_api_key = <your-ipqualityscore-key>"]),
    near("ipstack-key", "key of ipstack, by the name", &["ipstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IPSTACK_API_KEY=\"", "cddcbEc8c8", "25F5cB8bc0aCed8491A6E3\"")]).misses(&["ipstack_api_key = <your-ipstack-key>"]),
    near("jdbc-key", "key of jdbc, by the name", &["jdbc"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("JDBC_API_KEY=\"", "m6LYpC", "c8DBN0eKykgt7b\"")]).misses(&["jdbc_api_key = <your-jdbc-key>"]),
    near("jenkins-key", "key of jenkins, by the name", &["jenkins"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{34}|[A-Fa-f0-9]{40})").max(40)
        .hits(&[concat!("JENKINS_API_KEY=\"", "BDC7B8aaFC", "661c7A6e4fB8F9A3Cd6D0a\"")]).misses(&["jenkins_api_key = <your-jenkins-key>"]),
    near("jotform-key", "key of jotform, by the name", &["jotform"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("JOTFORM_API_KEY=\"", "cfE5bbCfAd", "FD42F1CE38d56A7fFa9DcB\"")]).misses(&["jotform_api_key = <your-jotform-key>"]),
    near("jumpcloud-key", "key of jumpcloud, by the name", &["jumpcloud"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("JUMPCLOUD_API_KEY=\"", "EFdADc05c25Bf", "2FFc4a0e8BaA7c031b5fFcCFCEd\"")]).misses(&["jumpcloud_api_key = <your-jumpcloud-key>"]),
    near("jupiterone-key", "key of jupiterone, by the name", &["jupiterone"], r"[A-Za-z0-9_=-]{76}").max(76)
        .hits(&[concat!("JUPITERONE_API_KEY=\"", "yRf8bOPnYIYevi8njDD5f726j", "FUrSz0ItM7xNSdcUWXPJZFK0tnwksR3ORB5JPIkx3sNK8Y6gbrh\"")]).misses(&["jupiterone_api_key = <your-jupiterone-key>"]),
    near("juro-key", "key of juro, by the name", &["juro"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("JURO_API_KEY=\"", "fOyakishm5CiQ", "urqHZFrbBxMFTYzgjJImAK7PQDE\"")]).misses(&["juro_api_key = <your-juro-key>"]),
    near("kagi-key", "key of kagi, by the name", &["kagi"], r"[A-Za-z0-9_.=-]{50,60}").max(60)
        .hits(&[concat!("KAGI_API_KEY=\"", "zt5iaT3wjmk3goLV", "Xip2Kh1UnfGDepDNutjGgibBhKVOqfS8Qd\"")]).misses(&["kagi_api_key = <your-kagi-key>"]),
    near("kanban-key", "key of kanban, by the name", &["kanban"], r"[A-Za-z0-9]{12}").max(12)
        .hits(&[concat!("KANBAN_API_KEY=\"", "PCqD", "cH3FTMm9\"")]).misses(&["kanban_api_key = <your-kanban-key>"]),
    near("karmacrm-key", "key of karmacrm, by the name", &["karmacrm", "karma"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("KARMACRM_API_KEY=\"", "QrMYkA", "dw241RNtPe7c0Z\"")]).misses(&["karmacrm_api_key = <your-karmacrm-key>"]),
    near("keenio-key", "key of keenio, by the name", &["keenio"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("KEENIO_API_KEY=\"", "C8da0BdD9b82E1e21bf2B", "e9779cd09060e78DAA5e94eE524cC1BEDAbFDad93e7\"")]).misses(&["keenio_api_key = <your-keenio-key>"]),
    near("keygen-key", "key of keygen, by the name", &["keygen"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("KEYGEN_API_KEY=\"", "gpVCPyZQcpVafv2pWn5DE", "kkHSxZAEVs4uvxuIeQqiM59rH3vb6O8CdRueLPMG5QY\"")]).misses(&["keygen_api_key = <your-keygen-key>"]),
    near("kickbox-key", "key of kickbox, by the name", &["kickbox"], r"[A-Za-z0-9_.=-]{64,80}").max(80)
        .hits(&[concat!("KICKBOX_API_KEY=\"", "pOXgTWY3kVw1InW0hTUao", "xZly7sKj0aCMl3m1FnzyXN9C6TkqNErA31Kw5QSWuDv\"")]).misses(&["kickbox_api_key = <your-kickbox-key>"]),
    near("klaviyo-key", "key of klaviyo, by the name", &["klaviyo"], r"[A-Za-z0-9_.=-]{34,40}").max(40)
        .hits(&[concat!("KLAVIYO_API_KEY=\"", "7553OKaRRFW", "eJ8obhZ3YSCFdJIyVuqsN9O\"")]).misses(&["klaviyo_api_key = <your-klaviyo-key>"]),
    near("klipfolio-key", "key of klipfolio, by the name", &["klipfolio"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("KLIPFOLIO_API_KEY=\"", "ff474d270c640", "d20215ece07f2da8aE632DFF41b\"")]).misses(&["klipfolio_api_key = <your-klipfolio-key>"]),
    near("knapsackpro-key", "key of knapsackpro, by the name", &["knapsackpro", "knapsack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("KNAPSACKPRO_API_KEY=\"", "48B19b4AFF", "ad1Cd01ce6eEfDc7Fb2A43\"")]).misses(&["knapsackpro_api_key = <your-knapsackpro-key>"]),
    near("kontent-key", "key of kontent, by the name", &["kontent"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("KONTENT_API_KEY=\"", "cGxLU9vz-wOl", "U-hSFO-lAvx-Pk37n2Cw4Kj0\"")]).misses(&["kontent_api_key = <your-kontent-key>"]),
    near("kraken-key", "key of kraken, by the name", &["kraken"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("KRAKEN_API_KEY=\"", "6ZXqRbLd7HXpJRXgeWiUHRaG0SZ3", "RKb4JG6a8bHBmIxjBvy6QLazvubsUtpF7k3oTQQ4D3awPSVzXxAJLcqlUf\"")]).misses(&["kraken_api_key = <your-kraken-key>"]),
    near("kucoin-key", "key of kucoin, by the name", &["kucoin"], r"(?:[A-Fa-f0-9]{24}|[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12})").max(36)
        .hits(&[concat!("KUCOIN_API_KEY=\"", "79c3559A", "E3E1dfAc0CeD2F4e\"")]).misses(&["kucoin_api_key = <your-kucoin-key>"]),
    near("kylas-key", "key of kylas, by the name", &["kylas"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("KYLAS_API_KEY=\"", "NJgjAvSp-oVp", "Y-x3kW-GS7P-iHVCZY8wa9K3\"")]).misses(&["kylas_api_key = <your-kylas-key>"]),
];
