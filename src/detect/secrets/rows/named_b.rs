//! Keys without a prefix of their own, told by the service that is named before them (part 2 of 5). The examples
//! are made up.

use crate::detect::secrets::row::{Row, near};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    near("ditto-key", "key of ditto, by the name", &["ditto"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}\.[A-Za-z0-9]{40}").max(77)
        .hits(&[concat!("DITTO_API_KEY=\"", "JxXnyEM0-URjn-8xKh-cnxP-0", "Gt1zriiyT0V.0g65zUsBZuVBJPS4ZNmWU0WC3EoaOVPg6yGSj1bs\"")]).misses(&["ditto_api_key = <your-ditto-key>"]),
    near("django-key", "key of django, by the name", &["django"], r"[A-Za-z0-9!@#$%^&*()_=+-]{50}").max(50)
        .hits(&[concat!("DJANGO_API_KEY=\"", "PtaQvYDJ908kNBAk", "7NRsORDYC4o4bOETZ91kPiQ6BHSRaCL8Xg\"")]).misses(&["django_api_key = <your-django-key>"]),
    near("dnscheck-key", "key of dnscheck, by the name", &["dnscheck"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DNSCHECK_API_KEY=\"", "CAAeEAa70A", "0ca6De91d5FE2b8Bc3f8BA\"")]).misses(&["dnscheck_api_key = <your-dnscheck-key>"]),
    near("docker-hub-key", "key of docker_hub, by the name", &["docker_hub", "dockerhub", "docker"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DOCKER_HUB_API_KEY=\"", "0gxGqK5R-3Om", "A-rge4-FLMK-f9Dzc15jT3hV\"")]).misses(&["docker_hub_api_key = <your-docker_hub-key>"]),
    near("docparser-key", "key of docparser, by the name", &["docparser"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("DOCPARSER_API_KEY=\"", "F669B1BC2A9e2", "4bCb1fFDaCEAe1BDaFbd937ced5\"")]).misses(&["docparser_api_key = <your-docparser-key>"]),
    near("documo-key", "key of documo, by the name", &["documo"], r"[A-Za-z0-9_.=-]{80,200}").max(200)
        .hits(&[concat!("DOCUMO_API_KEY=\"", "R6TtDm554x01aRQQIy73MgKV9d", "0na4Fnhzd0tYstMpIIPJOshuKyeXcAqPr6cNt5T91GuO6C8if7hq2E\"")]).misses(&["documo_api_key = <your-documo-key>"]),
    near("docusign-key", "key of docusign, by the name", &["docusign"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("DOCUSIGN_API_KEY=\"", "WUi0oBK3-BdT", "1-WDIo-c6kN-jWn0Ei54TC3X\"")]).misses(&["docusign_api_key = <your-docusign-key>"]),
    near("dotdigital-key", "key of dotdigital, by the name", &["dotdigital"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("DOTDIGITAL_API_KEY=\"", "yuMW4vH6RJ", "T1K7rYiMW3ZhIEjQeRdC5l\"")]).misses(&["dotdigital_api_key = <your-dotdigital-key>"]),
    near("dovico-key", "key of dovico, by the name", &["dovico"], r"[A-Fa-f0-9]{32}\.[A-Fa-f0-9]{40}").max(73)
        .hits(&[concat!("DOVICO_API_KEY=\"", "DfCab9d2BCF5CFfBde01C1AA", "BAdcb96E.5ea2Af4be7BcfF65ED8BE3b8a70eDB4A59cDd1F5\"")]).misses(&["dovico_api_key = <your-dovico-key>"]),
    near("drip-key", "key of drip, by the name", &["drip"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("DRIP_API_KEY=\"", "92957FA4Cf", "A6f09CFC67EeFc2BAD38D3\"")]).misses(&["drip_api_key = <your-drip-key>"]),
    near("dronahq-key", "key of dronahq, by the name", &["dronahq"], r"[a-z0-9]{50}").max(50)
        .hits(&[concat!("DRONAHQ_API_KEY=\"", "8wltjd31wafi5020", "f0l9eoicnafne5et3d9law92phof4xbs7q\"")]).misses(&["dronahq_api_key = <your-dronahq-key>"]),
    near("droneci-key", "key of droneci, by the name", &["droneci"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("DRONECI_API_KEY=\"", "yENSYC1kij", "kouiArsKQ4RlJxBzt0kOvD\"")]).misses(&["droneci_api_key = <your-droneci-key>"]),
    near("dropbox-key", "key of dropbox, by the name", &["dropbox"], r"(?:[A-Za-z0-9]{15}|[A-Za-z0-9_.=-]{64,200})").max(200)
        .hits(&[concat!("DROPBOX_API_KEY=\"", "JxpLS", "nZTkFYKvO1\"")]).misses(&["dropbox_api_key = <your-dropbox-key>"]),
    near("duply-key", "key of duply, by the name", &["duply"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("DUPLY_API_KEY=\"", "WOud2n", "1ABNLshCa98cJI\"")]).misses(&["duply_api_key = <your-duply-key>"]),
    near("dwolla-key", "key of dwolla, by the name", &["dwolla"], r"[A-Za-z0-9]{50}").max(50)
        .hits(&[concat!("DWOLLA_API_KEY=\"", "grkZh3WIHyCFeJhj", "ncKQvcDw0PJMFWgTBPV3dkWvNxQlzwiaGq\"")]).misses(&["dwolla_api_key = <your-dwolla-key>"]),
    near("dynalist-key", "key of dynalist, by the name", &["dynalist"], r"[A-Za-z0-9_.=-]{128}").max(128)
        .hits(&[concat!("DYNALIST_API_KEY=\"", "H9RB1V2iVscjpg37uoi1e6rSMm88jnWyJmT3rQbXoE", "c6HpwCzjNQDcwL2h6W4oNuv7IxAZI9NMaqxl9PbiL8jDIAdeE2ypSBjmygHfGasRjvG5v3gcPe6QW2Vsjw8moB\"")]).misses(&["dynalist_api_key = <your-dynalist-key>"]),
    near("dyspatch-key", "key of dyspatch, by the name", &["dyspatch"], r"[A-Z0-9]{52}").max(52)
        .hits(&[concat!("DYSPATCH_API_KEY=\"", "GGHZKXB8HND83R0DX", "Q9VM02EDR6EC61C9AJBF4C1LY3UHQN5W3SG\"")]).misses(&["dyspatch_api_key = <your-dyspatch-key>"]),
    near("eagleeyenetworks-key", "key of eagleeyenetworks, by the name", &["eagleeyenetworks"], r"[A-Za-z0-9]{15}").max(15)
        .hits(&[concat!("EAGLEEYENETWORKS_API_KEY=\"", "HlQGj", "6JepRBwgot\"")]).misses(&["eagleeyenetworks_api_key = <your-eagleeyenetworks-key>"]),
    near("easyinsight-key", "key of easyinsight, by the name", &["easyinsight"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("EASYINSIGHT_API_KEY=\"", "7IsBFq", "cdQzRbOrhp5Sti\"")]).misses(&["easyinsight_api_key = <your-easyinsight-key>"]),
    near("ecostruxureit-key", "key of ecostruxureit, by the name", &["ecostruxureit"], r"AK1[A-Za-z0-9]{50}").max(53)
        .hits(&[concat!("ECOSTRUXUREIT_API_KEY=\"", "AK1YCqtSQwSoKxtqK", "1HZKKSByi2j1Qg7VBMZfYrQ5Eg7md1jVwC3U\"")]).misses(&["ecostruxureit_api_key = <your-ecostruxureit-key>"]),
    near("edamam-key", "key of edamam, by the name", &["edamam"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("EDAMAM_API_KEY=\"", "bF95FdD0AE", "2020bCEBBc4CD5A3e7f8fD\"")]).misses(&["edamam_api_key = <your-edamam-key>"]),
    near("edenai-key", "key of edenai, by the name", &["edenai"], r"[A-Za-z0-9_.=-]{100,300}").max(300)
        .hits(&[concat!("EDENAI_API_KEY=\"", "tlVHIoElsbAmCN3DJsyBnXNvQ0xEh6WQn", "Owc7CC9QF8SHgngXCfEXWtOy5cHdEAIhyaUFSd8Bpla8PNjxAuV3MdNgFBGrpkvE6Do\"")]).misses(&["edenai_api_key = <your-edenai-key>"]),
    near("eightxeight-key", "key of eightxeight, by the name", &["eightxeight"], r"[A-Za-z0-9]{43}").max(43)
        .hits(&[concat!("EIGHTXEIGHT_API_KEY=\"", "lefhpsSr3sugiU", "IW6G3TpWFkf8rlqK1T9JYjPbVSix2\"")]).misses(&["eightxeight_api_key = <your-eightxeight-key>"]),
    near("elastic-key", "key of elastic, by the name", &["elastic", "elasticsearch"], r"[A-Za-z0-9_.=-]{40,80}").max(80)
        .hits(&[concat!("ELASTIC_API_KEY=\"", "Y3wUUA5ji9yWH", "pirDTE84kLFlxO5aTJSMw68tPHU\"")]).misses(&["elastic_api_key = <your-elastic-key>"]),
    near("elasticemail-key", "key of elasticemail, by the name", &["elasticemail", "elastic_email"], r"[A-Z0-9]{96}").max(96)
        .hits(&[concat!("ELASTICEMAIL_API_KEY=\"", "Z30IS84AX36C26LNO9D717AL945VLH2U", "6WCWN7M8JXII63QCFFG934P7RT4983OODZ36QJ5RFZC9T0SN2449GUC8Q5ABFHXL\"")]).misses(&["elasticemail_api_key = <your-elasticemail-key>"]),
    near("enablex-key", "key of enablex, by the name", &["enablex"], r"[A-Za-z0-9]{36}").max(36)
        .hits(&[concat!("ENABLEX_API_KEY=\"", "0A44wcjoJeK8", "u6Gy7mYB05TxZyfpn6KVi3eH\"")]).misses(&["enablex_api_key = <your-enablex-key>"]),
    near("enigma-key", "key of enigma, by the name", &["enigma"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("ENIGMA_API_KEY=\"", "x5Z6Os5uzefx6", "nvcIBsy1xBvgbdXy8VpKFhY3Dzc\"")]).misses(&["enigma_api_key = <your-enigma-key>"]),
    near("envoyapi-key", "key of envoyapi, by the name", &["envoyapi", "envoy"], r"[A-Za-z0-9_.=-]{100,300}").max(300)
        .hits(&[concat!("ENVOYAPI_API_KEY=\"", "y6BWuO0yQ8Uq2CmdMfS1taxOHwDYYZyb2", "wjBL9dDO5i2CIQAL8NHp5lULuTvvC8g3rzshetzQx7ygGk93HABfFuY2Q6DVncILlpv\"")]).misses(&["envoyapi_api_key = <your-envoyapi-key>"]),
    near("eraser-key", "key of eraser, by the name", &["eraser"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("ERASER_API_KEY=\"", "3ZezwM", "HSionkrYUXbFL5\"")]).misses(&["eraser_api_key = <your-eraser-key>"]),
    near("etherscan-key", "key of etherscan, by the name", &["etherscan"], r"[A-Z0-9]{34}").max(34)
        .hits(&[concat!("ETHERSCAN_API_KEY=\"", "E1MJB0WNXYU", "IG3IJ9T0V4DZE3BNHQSM2AL\"")]).misses(&["etherscan_api_key = <your-etherscan-key>"]),
    near("ethplorer-key", "key of ethplorer, by the name", &["ethplorer"], r"[A-Za-z0-9_=-]{22}").max(22)
        .hits(&[concat!("ETHPLORER_API_KEY=\"", "lKpmOEu", "3F1gwWqN2fzZ9VB\"")]).misses(&["ethplorer_api_key = <your-ethplorer-key>"]),
    near("etsy-key", "key of etsy, by the name", &["etsy"], r"[a-z0-9]{24}").max(24)
        .hits(&[concat!("ETSY_API_KEY=\"", "di18hdyn", "uk23896ema4z55vj\"")]).misses(&["etsy_api_key = <your-etsy-key>"]),
    near("eventbrite-key", "key of eventbrite, by the name", &["eventbrite"], r"[A-Z0-9]{20}").max(20)
        .hits(&[concat!("EVENTBRITE_API_KEY=\"", "M6324E", "ZH7F60PCSX8OW5\"")]).misses(&["eventbrite_api_key = <your-eventbrite-key>"]),
    near("everhour-key", "key of everhour, by the name", &["everhour"], r"[A-Fa-f0-9]{4}-[A-Fa-f0-9]{4}-[A-Fa-f0-9]{6}-[A-Fa-f0-9]{6}-[A-Fa-f0-9]{8}").max(32)
        .hits(&[concat!("EVERHOUR_API_KEY=\"", "8cc4-aCDB-", "622d97-A3cEED-B4CfD0a5\"")]).misses(&["everhour_api_key = <your-everhour-key>"]),
    near("exchangerateapi-key", "key of exchangerateapi, by the name", &["exchangerateapi", "exchangerate"], r"(?:[A-Fa-f0-9]{24}|[A-Za-z0-9]{24})").max(24)
        .hits(&[concat!("EXCHANGERATEAPI_API_KEY=\"", "8072C5E5", "F3c87041abdeeDAe\"")]).misses(&["exchangerateapi_api_key = <your-exchangerateapi-key>"]),
    near("exchangeratesapi-key", "key of exchangeratesapi, by the name", &["exchangeratesapi", "exchangerates"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("EXCHANGERATESAPI_API_KEY=\"", "E8c72bea2F", "8f8F0d6c3DeC4575aA13eb\"")]).misses(&["exchangeratesapi_api_key = <your-exchangeratesapi-key>"]),
    near("exportsdk-key", "key of exportsdk, by the name", &["exportsdk"], r"[A-Fa-f0-9]{36}").max(36)
        .hits(&[concat!("EXPORTSDK_API_KEY=\"", "e7ce4247fD5b", "C0EebCE2f558716cfa43AdeF\"")]).misses(&["exportsdk_api_key = <your-exportsdk-key>"]),
    near("extractorapi-key", "key of extractorapi, by the name", &["extractorapi"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("EXTRACTORAPI_API_KEY=\"", "Ef0A0Fb5Fe0eA", "f26b027B0da8604fC957c073DbA\"")]).misses(&["extractorapi_api_key = <your-extractorapi-key>"]),
    near("facebook-key", "key of facebook, by the name", &["facebook", "fb"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9_=-]{27}|[A-Fa-f0-9]{64})").max(64)
        .hits(&[concat!("FACEBOOK_API_KEY=\"", "5CeCcCFebb", "180Ee8A61bDcCdf9C73BCF\"")]).misses(&["facebook_api_key = <your-facebook-key>"]),
    near("facepp-key", "key of facepp, by the name", &["facepp"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FACEPP_API_KEY=\"", "RQgEYd6MpH", "PqlP0Jtg4QLeOi3wZrkh8j\"")]).misses(&["facepp_api_key = <your-facepp-key>"]),
    near("fastforex-key", "key of fastforex, by the name", &["fastforex"], r"[A-Fa-f0-9]{10}-[A-Fa-f0-9]{10}-[A-Fa-f0-9]{6}").max(28)
        .hits(&[concat!("FASTFOREX_API_KEY=\"", "88ddddCa9", "B-60ffd2E45F-0ceC73\"")]).misses(&["fastforex_api_key = <your-fastforex-key>"]),
    near("fastly-key", "key of fastly, by the name", &["fastly"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FASTLY_API_KEY=\"", "gQz3weKcan", "SsdVrE3UsuRnGXwDIN4clk\"")]).misses(&["fastly_api_key = <your-fastly-key>"]),
    near("feedier-key", "key of feedier, by the name", &["feedier"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FEEDIER_API_KEY=\"", "f9yBVZ1rKP", "zHOD1URPl5r0Yneom23Nsv\"")]).misses(&["feedier_api_key = <your-feedier-key>"]),
    near("fetchrss-key", "key of fetchrss, by the name", &["fetchrss"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("FETCHRSS_API_KEY=\"", "bslMPQTMrCsuZ", "FRgyARaPAzpHi63yroXQg0s4xFh\"")]).misses(&["fetchrss_api_key = <your-fetchrss-key>"]),
    near("figma-key", "key of figma, by the name", &["figma"], r"(?:[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}|[A-Za-z0-9_=-]{43})").max(43)
        .hits(&[concat!("FIGMA_API_KEY=\"", "KUzEjrJF-MGb", "3-ld8P-E92a-pBRszMbVutlk\"")]).misses(&["figma_api_key = <your-figma-key>"]),
    near("fileio-key", "key of fileio, by the name", &["fileio"], r"[A-Za-z0-9_=-]{39}").max(39)
        .hits(&[concat!("FILEIO_API_KEY=\"", "gO43nZmeEfo8t", "G01AHHbaKktl8f6X01sgBnzQ23\"")]).misses(&["fileio_api_key = <your-fileio-key>"]),
    near("finage-key", "key of finage, by the name", &["finage"], r"(?:API_KEY[A-Za-z0-9]{32}|[A-Za-z0-9]{32})").max(39)
        .hits(&[concat!("FINAGE_API_KEY=\"", "API_KEYrdIENF", "HE4x7JHrdg1IKZbODX2os6yCcA\"")]).misses(&["finage_api_key = <your-finage-key>"]),
    near("financialmodelingprep-key", "key of financialmodelingprep, by the name", &["financialmodelingprep"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FINANCIALMODELINGPREP_API_KEY=\"", "5tCgdrVgKk", "8WIGRLwBhM96kqWjp3NOKz\"")]).misses(&["financialmodelingprep_api_key = <your-financialmodelingprep-key>"]),
    near("findl-key", "key of findl, by the name", &["findl"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("FINDL_API_KEY=\"", "WzVNpyR3-oXH", "e-e5tL-0oQb-HMGlfInJ8i1y\"")]).misses(&["findl_api_key = <your-findl-key>"]),
    near("finicity-key", "key of finicity, by the name", &["finicity"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{20})").max(32)
        .hits(&[concat!("FINICITY_API_KEY=\"", "a031Eb4AcC", "20cba4e0F3607D2dfA7135\"")]).misses(&["finicity_api_key = <your-finicity-key>"]),
    near("finnhub-key", "key of finnhub, by the name", &["finnhub"], r"(?:[a-z0-9]{20}|[a-z0-9]{40})").max(40)
        .hits(&[concat!("FINNHUB_API_KEY=\"", "9jpnt7", "gzd5o6ry1hi072\"")]).misses(&["finnhub_api_key = <your-finnhub-key>"]),
    near("firebase-key", "key of firebase, by the name", &["firebase"], r"(?:[A-Za-z0-9_=-]{39}|[A-Za-z0-9_.=-]{100,300})").max(300)
        .hits(&[concat!("FIREBASE_API_KEY=\"", "qSIdtkuIhrjEH", "z54kFe80mDrgUQVNwxYonZjIzs\"")]).misses(&["firebase_api_key = <your-firebase-key>"]),
    near("fixerio-key", "key of fixerio, by the name", &["fixerio", "fixer"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FIXERIO_API_KEY=\"", "BaHEAzLhGY", "bj3rjcW4PTfJIL1OdhNBz9\"")]).misses(&["fixerio_api_key = <your-fixerio-key>"]),
    near("flatio-key", "key of flatio, by the name", &["flatio"], r"[A-Fa-f0-9]{128}").max(128)
        .hits(&[concat!("FLATIO_API_KEY=\"", "11ba8b503C93C9957117FaB5b54E5D6C48EDDe527C", "450FdAF8cC38b0eDE4FaA63E206c76E421Ed58fD3644dFF5EffcB84b2ED867Eb06A0aCbc2E1875e3cda2fD\"")]).misses(&["flatio_api_key = <your-flatio-key>"]),
    near("fleetio-key", "key of fleetio, by the name", &["fleetio"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("FLEETIO_API_KEY=\"", "cd9DFAEACf430", "CaD319DbC309ce4EDCA265cB7c1\"")]).misses(&["fleetio_api_key = <your-fleetio-key>"]),
    near("flickr-key", "key of flickr, by the name", &["flickr"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{16})").max(32)
        .hits(&[concat!("FLICKR_API_KEY=\"", "0b7da9de26", "0Cd5AfE645c1039D2C8E9d\"")]).misses(&["flickr_api_key = <your-flickr-key>"]),
    near("flightapi-key", "key of flightapi, by the name", &["flightapi"], r"[A-Fa-f0-9]{24}").max(24)
        .hits(&[concat!("FLIGHTAPI_API_KEY=\"", "D047f5c0", "b1ad7922C6AEE3De\"")]).misses(&["flightapi_api_key = <your-flightapi-key>"]),
    near("flightaware-key", "key of flightaware, by the name", &["flightaware"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FLIGHTAWARE_API_KEY=\"", "MQC3kUVYJt", "AF3iXTPlwmQJ0vzbNFYnHh\"")]).misses(&["flightaware_api_key = <your-flightaware-key>"]),
    near("flightlabs-key", "key of flightlabs, by the name", &["flightlabs"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("FLIGHTLABS_API_KEY=\"", "lr242IhpI8eImO5J6Hdl75VXbMbJUcqEj", "iWlSdksv0A1N8JsGOwYfrI70kB2bCASZC3gXs0yItq0aj28OtkcrwiqAFuWh3DHpyUE\"")]).misses(&["flightlabs_api_key = <your-flightlabs-key>"]),
    near("flightstats-key", "key of flightstats, by the name", &["flightstats"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("FLIGHTSTATS_API_KEY=\"", "ff4B5fA4A2", "d35470AadEC6d32eFcfcAB\"")]).misses(&["flightstats_api_key = <your-flightstats-key>"]),
    near("float-key", "key of float, by the name", &["float"], r"[A-Za-z0-9_=-]{59}").max(59)
        .hits(&[concat!("FLOAT_API_KEY=\"", "MjLITxJczVyZ88nTncG", "oTXTqJS7Aql1Zp5B7wqXncuvm7S5IK3GLN4H9biZ\"")]).misses(&["float_api_key = <your-float-key>"]),
    near("flowflu-key", "key of flowflu, by the name", &["flowflu"], r"[A-Za-z0-9]{51}").max(51)
        .hits(&[concat!("FLOWFLU_API_KEY=\"", "iyyGfhgE4hJvurVMG", "bXcU0ZLdEBjQDrWACGz7xlk0aMuTJ6BmV1\"")]).misses(&["flowflu_api_key = <your-flowflu-key>"]),
    near("flutterwave-key", "key of flutterwave, by the name", &["flutterwave"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("FLUTTERWAVE_API_KEY=\"", "MbONoyauFGpFG", "BaJjB7DPWTyCZSGXgOoJxVRlI9U\"")]).misses(&["flutterwave_api_key = <your-flutterwave-key>"]),
    near("fmfw-key", "key of fmfw, by the name", &["fmfw"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("FMFW_API_KEY=\"", "3PgsMqAUFJ", "gdZY5AbhkHUuemTvXzsq7K\"")]).misses(&["fmfw_api_key = <your-fmfw-key>"]),
    near("formbucket-key", "key of formbucket, by the name", &["formbucket"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("FORMBUCKET_API_KEY=\"", "lG7Wl2BWDyUc5", "NfsilGMMw6Ogo8cxvsSL2JXqiQV\"")]).misses(&["formbucket_api_key = <your-formbucket-key>"]),
    near("formcraft-key", "key of formcraft, by the name", &["formcraft"], r"[A-Za-z0-9]{16}").max(16)
        .hits(&[concat!("FORMCRAFT_API_KEY=\"", "jmzVd", "1LGDXUpW5Zg\"")]).misses(&["formcraft_api_key = <your-formcraft-key>"]),
    near("formio-key", "key of formio, by the name", &["formio"], r"[A-Za-z0-9_.=-]{100,300}").max(300)
        .hits(&[concat!("FORMIO_API_KEY=\"", "DK6p4vTFgYZkRNoZW6Kwt2lVFs0VbOIuT", "BDZ4kufDsfjPXSpLqzyF74y2nThwzBhH5ZYoYTzAXqhMFoRgoWs9GxH3AzYp1rCZK4O\"")]).misses(&["formio_api_key = <your-formio-key>"]),
    near("formsite-key", "key of formsite, by the name", &["formsite"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("FORMSITE_API_KEY=\"", "TtRwcXb7Ca", "QW9OLAMfHvEwux0Vhsnc1R\"")]).misses(&["formsite_api_key = <your-formsite-key>"]),
    near("foursquare-key", "key of foursquare, by the name", &["foursquare"], r"[A-Z0-9]{48}").max(48)
        .hits(&[concat!("FOURSQUARE_API_KEY=\"", "PW2AO0RPW4DORP7M", "2B86N86G77F4S94LV30PGZ97DOUTWECR\"")]).misses(&["foursquare_api_key = <your-foursquare-key>"]),
    near("freshbooks-key", "key of freshbooks, by the name", &["freshbooks"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("FRESHBOOKS_API_KEY=\"", "3cceFaaBdAF28E2A100cb", "A37dd9b6b608fB8a617c12e6aFA324b4bce5fB79d89\"")]).misses(&["freshbooks_api_key = <your-freshbooks-key>"]),
    near("freshdesk-key", "key of freshdesk, by the name", &["freshdesk", "freshworks"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("FRESHDESK_API_KEY=\"", "lAK8ix", "1omdcDHhMSX6gy\"")]).misses(&["freshdesk_api_key = <your-freshdesk-key>"]),
    near("freshservice-key", "key of freshservice, by the name", &["freshservice"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("FRESHSERVICE_API_KEY=\"", "kFJqvi", "7GYQc8DyTsB5CL\"")]).misses(&["freshservice_api_key = <your-freshservice-key>"]),
    near("front-key", "key of front, by the name", &["front"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("FRONT_API_KEY=\"", "8yBFFohCcxiQ", "4atxTw7r8Zqm3MhtKSCie5kW\"")]).misses(&["front_api_key = <your-front-key>"]),
    near("fulcrum-key", "key of fulcrum, by the name", &["fulcrum"], r"[A-Fa-f0-9]{80}").max(80)
        .hits(&[concat!("FULCRUM_API_KEY=\"", "8f2C47AB039ceb49edA4E3Bf8F", "d7F8B4eE26BeF9aC5E5cb6eAC75CC3D75E3ddDb58100c1BAEF9aC6\"")]).misses(&["fulcrum_api_key = <your-fulcrum-key>"]),
    near("fullstory-key", "key of fullstory, by the name", &["fullstory"], r"[A-Za-z0-9_.=-]{60,120}").max(120)
        .hits(&[concat!("FULLSTORY_API_KEY=\"", "ZNCNTT2nt2aIk0O1ikwD", "TQtWXN1JyAgSWmpPsQsK3H0c9NBiYsx7kn1JLGf6\"")]).misses(&["fullstory_api_key = <your-fullstory-key>"]),
    near("fusebill-key", "key of fusebill, by the name", &["fusebill"], r"[A-Za-z0-9]{88}").max(88)
        .hits(&[concat!("FUSEBILL_API_KEY=\"", "snY7pPQZSGZZNEJVcW9dzdDMdIHz0", "IfYTnDzTNTjhX4s2TdZrIKpwN8ggybQcYUEzUel5W3CgrS1QDxznw0TN78p\"")]).misses(&["fusebill_api_key = <your-fusebill-key>"]),
    near("fxmarket-key", "key of fxmarket, by the name", &["fxmarket"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("FXMARKET_API_KEY=\"", "eN6OXL", "J2Qrxj1w3gRmlF\"")]).misses(&["fxmarket_api_key = <your-fxmarket-key>"]),
    near("gcp-key", "key of gcp, by the name", &["gcp", "google_cloud", "googlecloud"], r"[A-Za-z0-9_.=-]{39,45}").max(45)
        .hits(&[concat!("GCP_API_KEY=\"", "uEqFP41hQBCmJ", "nP0MoR6R9ycE5Tk3aZH8iuYWmG\"")]).misses(&["gcp_api_key = <your-gcp-key>"]),
    near("geckoboard-key", "key of geckoboard, by the name", &["geckoboard"], r"[A-Za-z0-9]{44}").max(44)
        .hits(&[concat!("GECKOBOARD_API_KEY=\"", "06JKN0UByk9DWq", "sCa9gC2HRZt0Xp6MHGVm4vIbSedn8c\"")]).misses(&["geckoboard_api_key = <your-geckoboard-key>"]),
    near("gemini-key", "key of gemini, by the name", &["gemini"], r"[A-Za-z0-9_.=-]{20,40}").max(40)
        .hits(&[concat!("GEMINI_API_KEY=\"", "xzHdBs", "5jYyQJhRWUtrAN\"")]).misses(&["gemini_api_key = <your-gemini-key>"]),
    near("gengo-key", "key of gengo, by the name", &["gengo"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("GENGO_API_KEY=\"", "p0EeafxmDHF2bhhdMPhoQ", "Yr8tQX0VmTOQQHCVl6ZlYHPj2swHmRK7VIcB6PzCMvd\"")]).misses(&["gengo_api_key = <your-gengo-key>"]),
    near("geoapify-key", "key of geoapify, by the name", &["geoapify"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GEOAPIFY_API_KEY=\"", "435FC14Bd6", "52C8cA72Dafbd2EC8e4B95\"")]).misses(&["geoapify_api_key = <your-geoapify-key>"]),
    near("geocode-key", "key of geocode, by the name", &["geocode"], r"(?:[A-Fa-f0-9]{28}|[A-Za-z0-9]{28})").max(28)
        .hits(&[concat!("GEOCODE_API_KEY=\"", "69Cf7EFBb", "aF9dBc60aA2EfC74B82\"")]).misses(&["geocode_api_key = <your-geocode-key>"]),
    near("geocodify-key", "key of geocodify, by the name", &["geocodify"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GEOCODIFY_API_KEY=\"", "f1f90dfB0d70C", "9e3aBBC46f9ac5Dba14A7B3d10E\"")]).misses(&["geocodify_api_key = <your-geocodify-key>"]),
    near("geocodio-key", "key of geocodio, by the name", &["geocodio"], r"[A-Fa-f0-9]{39}").max(39)
        .hits(&[concat!("GEOCODIO_API_KEY=\"", "34BEbEEAd32bd", "DfA7CdC924Fd7B1af503BFDcfD\"")]).misses(&["geocodio_api_key = <your-geocodio-key>"]),
    near("geoipifi-key", "key of geoipifi, by the name", &["geoipifi", "ipifi"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("GEOIPIFI_API_KEY=\"", "fKiN1lukO2", "lNgoVqQU4Fc2DJaizpLCH1\"")]).misses(&["geoipifi_api_key = <your-geoipifi-key>"]),
    near("getemail-key", "key of getemail, by the name", &["getemail"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("GETEMAIL_API_KEY=\"", "yXca0M", "Z7YS4kuNLTB2Ko\"")]).misses(&["getemail_api_key = <your-getemail-key>"]),
    near("getemails-key", "key of getemails, by the name", &["getemails"], r"[A-Za-z0-9]{26}").max(26)
        .hits(&[concat!("GETEMAILS_API_KEY=\"", "xwq2QRqa", "oYpzW3ATOnLGNKswP8\"")]).misses(&["getemails_api_key = <your-getemails-key>"]),
    near("getgeoapi-key", "key of getgeoapi, by the name", &["getgeoapi"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GETGEOAPI_API_KEY=\"", "6c0F37B4d9c08", "91A1eCB6D67cE29fe81b0BCf6a3\"")]).misses(&["getgeoapi_api_key = <your-getgeoapi-key>"]),
    near("getgist-key", "key of getgist, by the name", &["getgist"], r"[A-Za-z0-9_=-]{68}").max(68)
        .hits(&[concat!("GETGIST_API_KEY=\"", "UU98n7mxDY6oMQzwb55m0Y", "xV0MIV4obvjioXMiltkYprvzalj0GkocRVNUe5buywlWQT\"")]).misses(&["getgist_api_key = <your-getgist-key>"]),
    near("getresponse-key", "key of getresponse, by the name", &["getresponse"], r"[a-z0-9]{32}").max(32)
        .hits(&[concat!("GETRESPONSE_API_KEY=\"", "spe2y1s2pa", "rm5ame9zygdkiusjfnlo2w\"")]).misses(&["getresponse_api_key = <your-getresponse-key>"]),
    near("getsandbox-key", "key of getsandbox, by the name", &["getsandbox"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("GETSANDBOX_API_KEY=\"", "5X5MaxdghbwHA", "5IlSCVJIlPaNpAB1wOGDr8uVL2Q\"")]).misses(&["getsandbox_api_key = <your-getsandbox-key>"]),
    near("ghost-key", "key of ghost, by the name", &["ghost"], r"[A-Fa-f0-9]{24}:[A-Fa-f0-9]{64}").max(89)
        .hits(&[concat!("GHOST_API_KEY=\"", "FdcC2D0734C6c7103AfDA454:E1bf", "aD1aF2DbEcE7FBD9D0aeDF16FCF2B61f35A4A5d73f6E005A8F2D7dBeeA49\"")]).misses(&["ghost_api_key = <your-ghost-key>"]),
    near("gitea-key", "key of gitea, by the name", &["gitea"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GITEA_API_KEY=\"", "2fe93Ded49E12", "9d2Bb6B806af3A4190Bd6c72CEB\"")]).misses(&["gitea_api_key = <your-gitea-key>"]),
    near("github-key", "key of github, by the name", &["github"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GITHUB_API_KEY=\"", "9b20D2B86AAfa", "1fb5eEe54Ca3cbB4F2fEad60519\"")]).misses(&["github_api_key = <your-github-key>"]),
    near("gitlab-key", "key of gitlab, by the name", &["gitlab"], r"[A-Za-z0-9_.=-]{20,26}").max(26)
        .hits(&[concat!("GITLAB_API_KEY=\"", "7U5HLW", "0rjSDEvxwmadI2\"")]).misses(&["gitlab_api_key = <your-gitlab-key>"]),
    near("gitter-key", "key of gitter, by the name", &["gitter"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GITTER_API_KEY=\"", "e4ac0bc7AA38A", "394ADe6c40FE396bACdBFe8DC8f\"")]).misses(&["gitter_api_key = <your-gitter-key>"]),
    near("glassnode-key", "key of glassnode, by the name", &["glassnode"], r"[A-Za-z0-9]{27}").max(27)
        .hits(&[concat!("GLASSNODE_API_KEY=\"", "lc3m0jS4s", "PS0vC2MnaBVK8Gtxz7\"")]).misses(&["glassnode_api_key = <your-glassnode-key>"]),
    near("gnews-key", "key of gnews, by the name", &["gnews"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GNEWS_API_KEY=\"", "fAEcB2D893", "3D9Bb1C03c7D64eFaE3c1d\"")]).misses(&["gnews_api_key = <your-gnews-key>"]),
    near("gocanvas-key", "key of gocanvas, by the name", &["gocanvas"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("GOCANVAS_API_KEY=\"", "8jdmnBZiPeaYCD", "lCfApDDAH58zsUuQb3qZfymTDertw\"")]).misses(&["gocanvas_api_key = <your-gocanvas-key>"]),
    near("gocardless-key", "key of gocardless, by the name", &["gocardless"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("GOCARDLESS_API_KEY=\"", "fCg2B1IzkgjBz", "Emq9KLnzCYtLgaJfZlG5FpjDeRq\"")]).misses(&["gocardless_api_key = <your-gocardless-key>"]),
    near("goodday-key", "key of goodday, by the name", &["goodday"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GOODDAY_API_KEY=\"", "2F137aBCfE", "C1B81364250D7B9AF2FebC\"")]).misses(&["goodday_api_key = <your-goodday-key>"]),
    near("google-key", "key of google, by the name", &["google"], r"(?:[A-Za-z0-9_=-]{24}|[A-Za-z0-9_=-]{39})").max(39)
        .hits(&[concat!("GOOGLE_API_KEY=\"", "YLlm1Gde", "M240gfao7uZ3mT6S\"")]).misses(&["google_api_key = <your-google-key>"]),
    near("graphcms-key", "key of graphcms, by the name", &["graphcms"], r"[A-Za-z0-9_.=-]{100,400}").max(400)
        .hits(&[concat!("GRAPHCMS_API_KEY=\"", "bWZ9JOUhrV24xYJLlaGQm5fA8pmPj0xzj", "nFnLGW9iSpzeEI6zuAluf4ByJQpiTwqlwZXjy5eePQHUeX7oM2Iw9nbYWKrN6zGv8U0\"")]).misses(&["graphcms_api_key = <your-graphcms-key>"]),
    near("graphhopper-key", "key of graphhopper, by the name", &["graphhopper"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("GRAPHHOPPER_API_KEY=\"", "dnukgiO9-ppp", "b-sog4-OfHV-tCLsKxwRdcNp\"")]).misses(&["graphhopper_api_key = <your-graphhopper-key>"]),
    near("greenhouse-key", "key of greenhouse, by the name", &["greenhouse"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("GREENHOUSE_API_KEY=\"", "d318267eaB3eA", "d294D502F0079e41Df15c6dA23a\"")]).misses(&["greenhouse_api_key = <your-greenhouse-key>"]),
    near("groovehq-key", "key of groovehq, by the name", &["groovehq", "groove"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("GROOVEHQ_API_KEY=\"", "E7508C9ac1cD90Ea327f4", "A1CF84ec67C9abDE4Cede1d10af612EF98Ade037cDb\"")]).misses(&["groovehq_api_key = <your-groovehq-key>"]),
    near("gtmetrix-key", "key of gtmetrix, by the name", &["gtmetrix"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("GTMETRIX_API_KEY=\"", "eb4ed4B48b", "6D613BFa58eCBc92bcfFA0\"")]).misses(&["gtmetrix_api_key = <your-gtmetrix-key>"]),
    near("guardian-key", "key of guardian, by the name", &["guardian"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("GUARDIAN_API_KEY=\"", "oA4Rl7JT-xdz", "8-XAqg-80Le-rvPcC1I9hMJT\"")]).misses(&["guardian_api_key = <your-guardian-key>"]),
    near("gumroad-key", "key of gumroad, by the name", &["gumroad"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("GUMROAD_API_KEY=\"", "Ytx4DUfzwZTEtu", "u9EXXSv5eRdqu6L02bPiCUFIa9mZf\"")]).misses(&["gumroad_api_key = <your-gumroad-key>"]),
    near("gyazo-key", "key of gyazo, by the name", &["gyazo"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("GYAZO_API_KEY=\"", "twOUkv6BR839nU", "wDUd4B75YMpL1sqk6hmaynXcfPURB\"")]).misses(&["gyazo_api_key = <your-gyazo-key>"]),
    near("hackerone-key", "key of hackerone, by the name", &["hackerone"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("HACKERONE_API_KEY=\"", "UVflGs3Kwix4Ou", "ZJQ7YcZFueMYhj6eZqm7uy4QwBT1Ja\"")]).misses(&["hackerone_api_key = <your-hackerone-key>"]),
    near("happi-key", "key of happi, by the name", &["happi"], r"[A-Za-z0-9_=-]{56}").max(56)
        .hits(&[concat!("HAPPI_API_KEY=\"", "QUP1TagiKAi1NizPT1", "qMum7J6zNW5eUd8lM12YjLRKUTsPnZQOo9eq3c\"")]).misses(&["happi_api_key = <your-happi-key>"]),
    near("happyscribe-key", "key of happyscribe, by the name", &["happyscribe"], r"[A-Za-z0-9]{22}").max(22)
        .hits(&[concat!("HAPPYSCRIBE_API_KEY=\"", "ZW6Swme", "BIK5ZbjPRNvoOLQ\"")]).misses(&["happyscribe_api_key = <your-happyscribe-key>"]),
    near("harvest-key", "key of harvest, by the name", &["harvest"], r"[A-Za-z0-9_.=-]{97}").max(97)
        .hits(&[concat!("HARVEST_API_KEY=\"", "gkPsmzVjbPFQLrxaoP3Uv47qusp7XBXX", "g988pC2rnaiNdE8XRtCduXrfLDYM4r43nVLg6I4vEAOMKRnMyZthE9T3fpmCVjiOH\"")]).misses(&["harvest_api_key = <your-harvest-key>"]),
    near("hellosign-key", "key of hellosign, by the name", &["hellosign"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("HELLOSIGN_API_KEY=\"", "e7659Aa55cA60dDBEd272", "Df1eeD5F9CbccdfFF01E26BcA65F321ec7Cdf49daE4\"")]).misses(&["hellosign_api_key = <your-hellosign-key>"]),
    near("helpcrunch-key", "key of helpcrunch, by the name", &["helpcrunch"], r"[A-Za-z0-9_.=-]{328}").max(328)
        .hits(&[concat!("HELPCRUNCH_API_KEY=\"", "rrKJBza5CPwVkoPEAlp4CZSZUbGnU4KRSpX30w5sNIOJfKqBvasxTi7ftGu4DCmGNLtwrLAHL0GowkBARxhXNb1H7Ov47BPiwF8oJRYtKAxCM", "DdVpu6rurCbs2drMbXqtCAUD0IOlAiVdqhSislaPkHvC9i9hTgTVsLBLZO24hzQ6cIer2oZEsAQhTwMFI8jLqLy6krtABTGarwkZGKV1ylk7GSAXLM3YDOpuI8LdEOPIPFt8mdRGc8yv577ivvUPCtKjZgLs3r9NdtzvEYfxLmjTBWyU4RcWfZL6CNBF94aoHnFzG8b7GXCaVl92HZ8wjxeOotr\"")]).misses(&["helpcrunch_api_key = <your-helpcrunch-key>"]),
    near("helpscout-key", "key of helpscout, by the name", &["helpscout"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HELPSCOUT_API_KEY=\"", "Fc5dcfEe00eAE", "fa97f48dDA598606B4ebdE7c391\"")]).misses(&["helpscout_api_key = <your-helpscout-key>"]),
    near("hereapi-key", "key of hereapi, by the name", &["hereapi", "here"], r"[A-Za-z0-9_=-]{43}").max(43)
        .hits(&[concat!("HEREAPI_API_KEY=\"", "j0xP9bWvXZujIe", "L3DEdtrR0k6SY783j9BoCHAcJXnqt\"")]).misses(&["hereapi_api_key = <your-hereapi-key>"]),
    near("heroku-key", "key of heroku, by the name", &["heroku"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("HEROKU_API_KEY=\"", "99yLnEId-0Pt", "Q-HoiN-hPYy-ecApk8StuTH4\"")]).misses(&["heroku_api_key = <your-heroku-key>"]),
    near("hetzner-key", "key of hetzner, by the name", &["hetzner"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("HETZNER_API_KEY=\"", "8Dw0ItEhdAcz4AULzRU5C", "02QDPSvaraJO2LtMKut4ZUwwDpBtFZXh4GWvT9MdjRA\"")]).misses(&["hetzner_api_key = <your-hetzner-key>"]),
    near("hive-key", "key of hive, by the name", &["hive"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HIVE_API_KEY=\"", "89Bd543675f0D", "AE5b9bcccAB1ba23Ed9f07E785D\"")]).misses(&["hive_api_key = <your-hive-key>"]),
    near("hiveage-key", "key of hiveage, by the name", &["hiveage"], r"[a-z0-9]{20}").max(20)
        .hits(&[concat!("HIVEAGE_API_KEY=\"", "fzlj5e", "7yiuht3s2rvaaw\"")]).misses(&["hiveage_api_key = <your-hiveage-key>"]),
    near("holidayapi-key", "key of holidayapi, by the name", &["holidayapi"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("HOLIDAYAPI_API_KEY=\"", "puTvUJts-dvu", "k-hXNq-CxYj-Q0Rbl7egInEv\"")]).misses(&["holidayapi_api_key = <your-holidayapi-key>"]),
    near("holistic-key", "key of holistic, by the name", &["holistic"], r"[A-Za-z0-9]{46}").max(46)
        .hits(&[concat!("HOLISTIC_API_KEY=\"", "YHfKBkvbFJOy5wZ", "2sHZDZmBKUxHwlIiJVkD9TFmgWjpaG1\"")]).misses(&["holistic_api_key = <your-holistic-key>"]),
    near("honeycomb-key", "key of honeycomb, by the name", &["honeycomb"], r"(?:[A-Fa-f0-9]{32}|[A-Za-z0-9]{22})").max(32)
        .hits(&[concat!("HONEYCOMB_API_KEY=\"", "5CBe3AFA83", "0f49C0F8cb1dcdf8D367D2\"")]).misses(&["honeycomb_api_key = <your-honeycomb-key>"]),
    near("host-io-key", "key of host.io, by the name", &["host.io"], r"[A-Fa-f0-9]{14}").max(14)
        .hits(&[concat!("host.io key: ", "834D", "a67FC50dBe")]).misses(&["host.io_api_key = <your-host.io-key>"]),
    near("html2pdf-key", "key of html2pdf, by the name", &["html2pdf"], r"[A-Za-z0-9]{64}").max(64)
        .hits(&[concat!("HTML2PDF_API_KEY=\"", "3tZuqNoZRgxwYqSjqrbHA", "sWBRBfBoq5HfU86bcJOANMzJNjW7quL1DCmaoGQUdpY\"")]).misses(&["html2pdf_api_key = <your-html2pdf-key>"]),
    near("hubspot-key", "key of hubspot, by the name", &["hubspot"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("HUBSPOT_API_KEY=\"", "bcG1J1ue-jpY", "G-zvT5-xQGu-hDEoPKbN9YwZ\"")]).misses(&["hubspot_api_key = <your-hubspot-key>"]),
    near("huggingface-key", "key of huggingface, by the name", &["huggingface"], r"[A-Za-z0-9]{37}").max(37)
        .hits(&[concat!("HUGGINGFACE_API_KEY=\"", "TAS48XXCzN7j", "LcZpJMbFBlhsu8XEY0KSRcHd9\"")]).misses(&["huggingface_api_key = <your-huggingface-key>"]),
    near("humanity-key", "key of humanity, by the name", &["humanity"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HUMANITY_API_KEY=\"", "Fe3b51B3f2EDc", "A2C99eD3f69eDd50cCa3bdE4Ad2\"")]).misses(&["humanity_api_key = <your-humanity-key>"]),
    near("hunter-key", "key of hunter, by the name", &["hunter"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("HUNTER_API_KEY=\"", "e3F9c772e557F", "aAf30cB613C9b4eD9afE3d8b52F\"")]).misses(&["hunter_api_key = <your-hunter-key>"]),
    near("hybiscus-key", "key of hybiscus, by the name", &["hybiscus"], r"[A-Za-z0-9_=-]{49}").max(49)
        .hits(&[concat!("HYBISCUS_API_KEY=\"", "a5UMIxVCldwc2H2f", "0PHKTYC5rKYQUdhfZaqPTWoeAQ7bwJx13\"")]).misses(&["hybiscus_api_key = <your-hybiscus-key>"]),
    near("hypertrack-key", "key of hypertrack, by the name", &["hypertrack"], r"[A-Za-z0-9_=-]{54}").max(54)
        .hits(&[concat!("HYPERTRACK_API_KEY=\"", "KHuSv3cVabt3xVggz4", "Ht6VOI6HiIJvxGcCzhs6wjJYFpRyB583aD4Q\"")]).misses(&["hypertrack_api_key = <your-hypertrack-key>"]),
    near("ibm-key", "key of ibm, by the name", &["ibm", "ibmcloud"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("IBM_API_KEY=\"", "1cF0viZKlKKwo9", "9NWnlmMTbtNgVOp67PewsRXhTcqAQb\"")]).misses(&["ibm_api_key = <your-ibm-key>"]),
    near("iconfinder-key", "key of iconfinder, by the name", &["iconfinder"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("ICONFINDER_API_KEY=\"", "QP3NHtUN2X9iG1t4hXT8d", "jIHGThSa06rY54v2pSaUimHBfuqj2CF1OAXzEynIw4i\"")]).misses(&["iconfinder_api_key = <your-iconfinder-key>"]),
    near("iexapis-key", "key of iexapis, by the name", &["iexapis", "iex"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IEXAPIS_API_KEY=\"", "ee5Ea7baE1", "19CaEfc09FD23A9Bf5Fe67\"")]).misses(&["iexapis_api_key = <your-iexapis-key>"]),
    near("iexcloud-key", "key of iexcloud, by the name", &["iexcloud"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("IEXCLOUD_API_KEY=\"", "3Gx0D2NLXv", "gGALpHSandvqy3s6u1PrOz\"")]).misses(&["iexcloud_api_key = <your-iexcloud-key>"]),
    near("imagekit-key", "key of imagekit, by the name", &["imagekit"], r"[A-Za-z0-9_=-]{36}").max(36)
        .hits(&[concat!("IMAGEKIT_API_KEY=\"", "7ozuFAwmwCa6", "vg0p90hBozHqdM352CL1kRG4\"")]).misses(&["imagekit_api_key = <your-imagekit-key>"]),
    near("imagga-key", "key of imagga, by the name", &["imagga"], r"[A-Za-z0-9]{72}").max(72)
        .hits(&[concat!("IMAGGA_API_KEY=\"", "kubQEV5n7mrtrkIdFP2bTOjI", "2Ksk8MUU5d1fIGeMwhs0qO0SGCROzyGpbL7YeBMR3IAv1EsJ\"")]).misses(&["imagga_api_key = <your-imagga-key>"]),
    near("impala-key", "key of impala, by the name", &["impala"], r"[A-Za-z0-9_=-]{46}").max(46)
        .hits(&[concat!("IMPALA_API_KEY=\"", "746QTw5ZCsa1a2g", "Qkjqbr3eTj3dUK6czfyRC4HDrVWn8mq\"")]).misses(&["impala_api_key = <your-impala-key>"]),
    near("influxdb-key", "key of influxdb, by the name", &["influxdb", "influx"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("INFLUXDB_API_KEY=\"", "fTGrRAapFi1yLZ6K7rCgi6096vGi", "ZS2FB1gNrfl0fXWvTtAWzybK8MZIh8m0kpNSk29UpDl2KBZ4PJVwtG0fuY\"")]).misses(&["influxdb_api_key = <your-influxdb-key>"]),
    near("infobip-key", "key of infobip, by the name", &["infobip"], r"[A-Fa-f0-9]{32}-[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(69)
        .hits(&[concat!("INFOBIP_API_KEY=\"", "58F74FB4cdaf33C9fD8EBF2", "FAC4c7315-70inoKy3-xhV3-0zKf-ZgCd-9Qxu0wkDTW7l\"")]).misses(&["infobip_api_key = <your-infobip-key>"]),
    near("infura-key", "key of infura, by the name", &["infura"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("INFURA_API_KEY=\"", "5fdCCD0632", "DEb1075adfd31A40F6D892\"")]).misses(&["infura_api_key = <your-infura-key>"]),
    near("insightly-key", "key of insightly, by the name", &["insightly"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("INSIGHTLY_API_KEY=\"", "bZsrhIOU-kDA", "k-TkzV-CQnY-oGtTr3jU27Jq\"")]).misses(&["insightly_api_key = <your-insightly-key>"]),
    near("instabot-key", "key of instabot, by the name", &["instabot"], r"[A-Za-z0-9_=-]{44}").max(44)
        .hits(&[concat!("INSTABOT_API_KEY=\"", "c7lZcFdcqB94ZM", "u9r15q8oaZFl2d570BOWorGPax6s9k\"")]).misses(&["instabot_api_key = <your-instabot-key>"]),
    near("instamojo-key", "key of instamojo, by the name", &["instamojo"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("INSTAMOJO_API_KEY=\"", "7CF7b19e8d", "cDEC4D5FCfc8fe59B6ad72\"")]).misses(&["instamojo_api_key = <your-instamojo-key>"]),
    near("integromat-key", "key of integromat, by the name", &["integromat"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("INTEGROMAT_API_KEY=\"", "5Gy6xYSW-0k8", "n-1Nci-fwmG-JKACT8rV3OI4\"")]).misses(&["integromat_api_key = <your-integromat-key>"]),
    near("interseller-key", "key of interseller, by the name", &["interseller"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("INTERSELLER_API_KEY=\"", "YXcN0ABO-jBr", "c-kwky-OB5G-09AhpKqJnFMf\"")]).misses(&["interseller_api_key = <your-interseller-key>"]),
    near("intrinio-key", "key of intrinio, by the name", &["intrinio"], r"[A-Za-z0-9]{40}").max(40)
        .hits(&[concat!("INTRINIO_API_KEY=\"", "M0m2YRNZjeggB", "WJT3rXvhf7y1gwvnL8ZQDTtuYPN\"")]).misses(&["intrinio_api_key = <your-intrinio-key>"]),
    near("invoiceocean-key", "key of invoiceocean, by the name", &["invoiceocean"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("INVOICEOCEAN_API_KEY=\"", "rpVQzW", "9cGlvxuo7OdwS2\"")]).misses(&["invoiceocean_api_key = <your-invoiceocean-key>"]),
    near("ip2location-key", "key of ip2location, by the name", &["ip2location"], r"[A-Z0-9]{32}").max(32)
        .hits(&[concat!("IP2LOCATION_API_KEY=\"", "5Y55DPUPJJ", "OVYRX4V9HBPJWS230NQ6KU\"")]).misses(&["ip2location_api_key = <your-ip2location-key>"]),
    near("ipapi-key", "key of ipapi, by the name", &["ipapi"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IPAPI_API_KEY=\"", "bbfcF050b8", "A4eC8A6a34f9FCdbde0372\"")]).misses(&["ipapi_api_key = <your-ipapi-key>"]),
    near("ipgeolocation-key", "key of ipgeolocation, by the name", &["ipgeolocation"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IPGEOLOCATION_API_KEY=\"", "29eDcfeC97", "c80E2A975b2C6eaBd843f2\"")]).misses(&["ipgeolocation_api_key = <your-ipgeolocation-key>"]),
    near("ipinfo-key", "key of ipinfo, by the name", &["ipinfo"], r"[A-Fa-f0-9]{14}").max(14)
        .hits(&[concat!("IPINFO_API_KEY=\"", "C6be", "02c5DfBEA7\"")]).misses(&["ipinfo_api_key = <your-ipinfo-key>"]),
    near("ipinfodb-key", "key of ipinfodb, by the name", &["ipinfodb"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("IPINFODB_API_KEY=\"", "6D6b93ED5f5C0dDAc8FEe", "6B7eDD8F3b01999bC9ea6fBA0Ea3876e42bfBe3Fc41\"")]).misses(&["ipinfodb_api_key = <your-ipinfodb-key>"]),
    near("ipqualityscore-key", "key of ipqualityscore, by the name", &["ipqualityscore", "ipquality"], r"[A-Za-z0-9]{32}").max(32)
        .hits(&[concat!("IPQUALITYSCORE_API_KEY=\"", "j0CWfForhT", "TbnVDAG4hukEecl3N1OLdm\"")]).misses(&["ipqualityscore_api_key = <your-ipqualityscore-key>"]),
    near("ipstack-key", "key of ipstack, by the name", &["ipstack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("IPSTACK_API_KEY=\"", "72bf23bF36", "5DcBe90633724D41AbC56F\"")]).misses(&["ipstack_api_key = <your-ipstack-key>"]),
    near("jdbc-key", "key of jdbc, by the name", &["jdbc"], r"[A-Za-z0-9_=-]{20}").max(20)
        .hits(&[concat!("JDBC_API_KEY=\"", "RsYgn6", "NAQZBJ7HyL5kPu\"")]).misses(&["jdbc_api_key = <your-jdbc-key>"]),
    near("jenkins-key", "key of jenkins, by the name", &["jenkins"], r"(?:[A-Fa-f0-9]{32}|[A-Fa-f0-9]{34}|[A-Fa-f0-9]{40})").max(40)
        .hits(&[concat!("JENKINS_API_KEY=\"", "5a29C4F2ea", "4BA14a5CeFcF9a7d63BB82\"")]).misses(&["jenkins_api_key = <your-jenkins-key>"]),
    near("jotform-key", "key of jotform, by the name", &["jotform"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("JOTFORM_API_KEY=\"", "b12B214fCf", "46fABd4CF0a9769e8E5307\"")]).misses(&["jotform_api_key = <your-jotform-key>"]),
    near("jumpcloud-key", "key of jumpcloud, by the name", &["jumpcloud"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("JUMPCLOUD_API_KEY=\"", "cc7fbC8dD5D7a", "b89E1dc6B897fbCa04125Ded7c4\"")]).misses(&["jumpcloud_api_key = <your-jumpcloud-key>"]),
    near("jupiterone-key", "key of jupiterone, by the name", &["jupiterone"], r"[A-Za-z0-9_=-]{76}").max(76)
        .hits(&[concat!("JUPITERONE_API_KEY=\"", "Oc16yxpUVO83mARkrEllJlrEb", "54Ss87X48UZyK1b2q4HUtJdptkVebx30yFJfGldjkmLeUzRZAN4\"")]).misses(&["jupiterone_api_key = <your-jupiterone-key>"]),
    near("juro-key", "key of juro, by the name", &["juro"], r"[A-Za-z0-9_=-]{40}").max(40)
        .hits(&[concat!("JURO_API_KEY=\"", "nsOQSop4ajHJ5", "WEcuBtHZK81jblrHQ0LXyAqTNsp\"")]).misses(&["juro_api_key = <your-juro-key>"]),
    near("kanban-key", "key of kanban, by the name", &["kanban"], r"[A-Za-z0-9]{12}").max(12)
        .hits(&[concat!("KANBAN_API_KEY=\"", "1Shi", "ITvzQpZ2\"")]).misses(&["kanban_api_key = <your-kanban-key>"]),
    near("karmacrm-key", "key of karmacrm, by the name", &["karmacrm", "karma"], r"[A-Za-z0-9]{20}").max(20)
        .hits(&[concat!("KARMACRM_API_KEY=\"", "RxIdFL", "5jY0JCmwhp21tQ\"")]).misses(&["karmacrm_api_key = <your-karmacrm-key>"]),
    near("keenio-key", "key of keenio, by the name", &["keenio"], r"[A-Fa-f0-9]{64}").max(64)
        .hits(&[concat!("KEENIO_API_KEY=\"", "F7F1aD9a7DCC1ACC7bBfc", "BA29c0E9a412109B24d4DfE6726a2bbEFcB18935Ad4\"")]).misses(&["keenio_api_key = <your-keenio-key>"]),
    near("keygen-key", "key of keygen, by the name", &["keygen"], r"[A-Za-z0-9_=-]{64}").max(64)
        .hits(&[concat!("KEYGEN_API_KEY=\"", "mipVqsVzrNcFpplSHOhvL", "CpJmgE2XOWRqNNERvJmYaYfU5lFVevKIOgwqkWQYC0d\"")]).misses(&["keygen_api_key = <your-keygen-key>"]),
    near("kickbox-key", "key of kickbox, by the name", &["kickbox"], r"[A-Za-z0-9_.=-]{64,80}").max(80)
        .hits(&[concat!("KICKBOX_API_KEY=\"", "rdrMzHv5lX6OQCe8zs8IB", "eUhRntLos0aV4FGGqZAk3wnaxZmloPvEjBfuwVnTX2i\"")]).misses(&["kickbox_api_key = <your-kickbox-key>"]),
    near("klaviyo-key", "key of klaviyo, by the name", &["klaviyo"], r"[A-Za-z0-9_.=-]{34,40}").max(40)
        .hits(&[concat!("KLAVIYO_API_KEY=\"", "AY6Damr7FyJ", "RQP6D3cVQIjNxvm8JRf2ztd\"")]).misses(&["klaviyo_api_key = <your-klaviyo-key>"]),
    near("klipfolio-key", "key of klipfolio, by the name", &["klipfolio"], r"[A-Fa-f0-9]{40}").max(40)
        .hits(&[concat!("KLIPFOLIO_API_KEY=\"", "b2ccCC9D6f90b", "89bFb23FD93eEAfa5b17D6C2b4B\"")]).misses(&["klipfolio_api_key = <your-klipfolio-key>"]),
    near("knapsackpro-key", "key of knapsackpro, by the name", &["knapsackpro", "knapsack"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("KNAPSACKPRO_API_KEY=\"", "Bb8a83Cab3", "4682ee4201bcDBC7d60Ef9\"")]).misses(&["knapsackpro_api_key = <your-knapsackpro-key>"]),
    near("kontent-key", "key of kontent, by the name", &["kontent"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("KONTENT_API_KEY=\"", "v4cmkrkW-Nwh", "9-J9u0-TklY-GJta9MmvNrOC\"")]).misses(&["kontent_api_key = <your-kontent-key>"]),
    near("kraken-key", "key of kraken, by the name", &["kraken"], r"[A-Za-z0-9_=-]{86}").max(86)
        .hits(&[concat!("KRAKEN_API_KEY=\"", "STIRS6MTWJBiK5hR9iDcZZjwSNCi", "SSiMIxquvxPGCgYTs5oWfOA6SLtadvdb4QudXPvwqejZMkHEsGndFB1lUV\"")]).misses(&["kraken_api_key = <your-kraken-key>"]),
    near("kucoin-key", "key of kucoin, by the name", &["kucoin"], r"(?:[A-Fa-f0-9]{24}|[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12})").max(36)
        .hits(&[concat!("KUCOIN_API_KEY=\"", "C358fFB7", "0dad6934DC3E2ece\"")]).misses(&["kucoin_api_key = <your-kucoin-key>"]),
    near("kylas-key", "key of kylas, by the name", &["kylas"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("KYLAS_API_KEY=\"", "VLYyPHfS-dqc", "3-ZSUY-ZgW2-HAOukfimrLJq\"")]).misses(&["kylas_api_key = <your-kylas-key>"]),
    near("languagelayer-key", "key of languagelayer, by the name", &["languagelayer"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LANGUAGELAYER_API_KEY=\"", "f78e579b17", "23F15EDD0c697481fb3B5e\"")]).misses(&["languagelayer_api_key = <your-languagelayer-key>"]),
    near("lark-key", "key of lark, by the name", &["lark"], r"[A-Za-z0-9_=-]{32}").max(32)
        .hits(&[concat!("LARK_API_KEY=\"", "awo3SrNpNL", "ZFAHNCZqfwcMeyGpFjO9ni\"")]).misses(&["lark_api_key = <your-lark-key>"]),
    near("lastfm-key", "key of lastfm, by the name", &["lastfm"], r"[A-Fa-f0-9]{32}").max(32)
        .hits(&[concat!("LASTFM_API_KEY=\"", "412bABCb2A", "6ee0fcACF987DBCE120bf4\"")]).misses(&["lastfm_api_key = <your-lastfm-key>"]),
    near("launchdarkly-key", "key of launchdarkly, by the name", &["launchdarkly"], r"[A-Za-z0-9]{8}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{4}-[A-Za-z0-9]{12}").max(36)
        .hits(&[concat!("LAUNCHDARKLY_API_KEY=\"", "y6jkuyJT-iMd", "5-bYKo-0TYI-Jvi497jkQbg3\"")]).misses(&["launchdarkly_api_key = <your-launchdarkly-key>"]),
];
