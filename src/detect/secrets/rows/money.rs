//! Payment, shops, shipping, coins. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("stripe-key", "Stripe key", &["sk_live_", "sk_test_", "rk_live_", "rk_test_", "sk_prod_", "rk_prod_"], r"[sr]k_(?:live|test|prod)_[A-Za-z0-9]{10,255}").max(263).open()
        .hits(&[concat!("sk_prod", "_SHmvI1GRJy")]).misses(&["sk_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("stripe-webhook-secret", "Stripe or Svix webhook secret", &["whsec_"], r"whsec_[A-Za-z0-9+/]{24,64}={0,2}").max(72).open()
        .hits(&[concat!("whsec", "_JIUvtxvp8Deh07gmHfbGYSon")]).misses(&["whsec_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("square-token", "Square access token", &["EAAA", "sq0atp-", "sq0csp-", "sq0idp-"], r"(?:EAAA[A-Za-z0-9_-]{60}|sq0(?:csp|atp|idp)-[A-Za-z0-9_-]{22,43})").max(64)
        .hits(&[concat!("sq0idp", "-1ttB9hvpVZ8ECXoDa4Y6wm")]).misses(&["EAAAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("braintree-token", "Braintree or PayPal access token", &["access_token$production$", "access_token$sandbox$"], r"access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}").max(73)
        .hits(&[concat!("access_token$sandbox", "$npmujeuezgg7epja$d8fe4dd39768c7fcda5b13c04802fe76")]).misses(&["access_token$production$xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("adyen-key", "Adyen key", &["AQE"], r"AQE[A-Za-z0-9]{4,8}[A-Za-z0-9+/]{60,120}={0,2}-[A-Za-z0-9+/]{40,50}={0,2}-[A-Za-z0-9<>?;:@!#$%^&*({}()~|.,+-]{12,24}").max(211)
        .hits(&[concat!("AQ", "EZForoy7CY6B2s9Th55XVFZZudPoGbPHbDRGUamrXjjnIVkjarYo60UmfniDwSIAo-6VwWOuZwvnbGI1QmXMyKD9fPV0AFqZHoGZJtDAqT-FSeXGRdsv1zj")]).misses(&["AQExxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("razorpay-key", "Razorpay key", &["rzp_live_", "rzp_test_"], r"rzp_(?:live|test)_[A-Za-z0-9]{14}").max(23)
        .hits(&[concat!("rzp_live", "_NEAkZRz1VLTKuH")]).misses(&["rzp_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("flutterwave-key", "Flutterwave secret key", &["FLWSECK_TEST-", "FLWSECK-"], r"FLWSECK(?:_TEST)?-[a-hX0-9]{12,32}(?:-X)?").max(47)
        .hits(&[concat!("FLWSECK", "-decb92765X0a")]).misses(&["FLWSECK_TEST-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mollie-key", "Mollie or GoCardless key", &["live_", "test_"], r"(?:live|test)_[A-Za-z0-9]{30,40}").max(45).check(Check::Mixed)
        .hits(&[concat!("live", "_eE0N6BY80KcYRd548Zo2pHGimaWOEB")]).misses(&["live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gocardless-token", "GoCardless token", &["sandbox_", "live_"], r"(?:live|sandbox)_[A-Za-z0-9_=-]{40}").max(48).check(Check::Mixed)
        .hits(&[concat!("live", "_zOXuUUUPV5ztONsfssKsXJREDjaL6TIUuF02qtzm")]).misses(&["sandbox_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("plaid-token", "Plaid access token", &["access-sandbox-", "access-production-", "access-development-"], r"access-(?:sandbox|production|development)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(55)
        .hits(&[concat!("access-development", "-deebfcdb-9096-8f13-6a75-80de649c72f9")]).misses(&["access-sandbox-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("paddle-key", "Paddle key", &["pdl_live_apikey_", "pdl_sdbx_apikey_"], r"pdl_(?:live|sdbx)_apikey_[a-z0-9]{26}_[A-Za-z0-9]{22}_[A-Za-z0-9]{3}").max(69)
        .hits(&[concat!("pdl_sdbx_apikey", "_aikd3usv1eer4ygbafx3wlb2h0_K0w7Q9ztmrxu9Fs5TSqldV_8yX")]).misses(&["pdl_live_apikey_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("duffel-token", "Duffel token", &["duffel_test_", "duffel_live_"], r"duffel_(?:test|live)_[A-Za-z0-9_=-]{43}").max(55)
        .hits(&[concat!("duffel_test", "_zhIFlhH1cecitJs4bXV6DgM7p1XsHlVIBzug9GYoxL4")]).misses(&["duffel_test_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("shippo-token", "Shippo token", &["shippo_live_", "shippo_test_"], r"shippo_(?:live|test)_[A-Fa-f0-9]{40}").max(52)
        .hits(&[concat!("shippo_test", "_9fd1aAF9Ae68488b04c027Da60Bfd6E3C48AF507")]).misses(&["shippo_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("easypost-key", "EasyPost key", &["EZAK", "EZTK"], r"EZ[AT]K[A-Za-z0-9]{54}").max(58)
        .hits(&[concat!("EZA", "K2PzgBzkg6BObxRK0t4vIHLOk2bD6fq6hif5lR1DiMopqGasQbYT9F6")]).misses(&["EZAKxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("pagarme-key", "Pagar.me key", &["ak_live_", "ak_test_"], r"ak_(?:live|test)_[A-Za-z0-9]{30}").max(38)
        .hits(&[concat!("ak_test", "_6E20SvB367MgRitDp3uTz7syNrnGvf")]).misses(&["ak_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mercadopago-token", "Mercado Pago token", &["APP_USR-"], r"APP_USR-[0-9]{12,20}-[0-9]{6}-[a-f0-9]{32}-[0-9]{6,12}").max(81)
        .hits(&[concat!("APP_USR", "-211635541316-940902-f7f43b85900d7f43b8657f2dcb5e12a4-170386")]).misses(&["APP_USR-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("xendit-key", "Xendit key", &["xnd_production_", "xnd_development_"], r"xnd_(?:production|development)_[A-Za-z0-9]{40,70}").max(86).open()
        .hits(&[concat!("xnd_development", "_XVaajQ7ZvQfr4J1bjqLTtGaMCsY3IeLSWnc6lXio")]).misses(&["xnd_production_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("omise-key", "Omise secret key", &["skey_"], r"skey_(?:test_)?[a-z0-9]{19}").max(29)
        .hits(&[concat!("skey", "_1u798ibc0er65og1fdn")]).misses(&["skey_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("midtrans-key", "Midtrans server key", &["Mid-server-", "SB-Mid-server-"], r"(?:SB-)?Mid-server-[A-Za-z0-9_-]{24}").max(38)
        .hits(&[concat!("Mid-server", "-KfZKSJQu8D7CiLfqlHdRstVo")]).misses(&["Mid-server-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("lob-key", "Lob key", &["live_", "test_"], r"(?:live|test)_[a-f0-9]{35}").max(40)
        .hits(&[concat!("test", "_fffd68154ba5a95e58938094624f6bd7a30")]).misses(&["live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("shopify-token", "Shopify token", &["shpat_", "shpss_", "shppa_", "shpca_", "shptka_", "shpua_"], r"shp(?:at|ss|pa|ca|tka|ua)_[A-Fa-f0-9]{32}").max(39)
        .hits(&[concat!("shppa", "_daaAd7B8d229B216aAbacE33e580D499")]).misses(&["shpat_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("fleetbase-key", "Fleetbase key", &["flb_live_", "flb_test_"], r"flb_(?:live|test)_[A-Za-z0-9]{20}").max(29)
        .hits(&[concat!("flb_live", "_Tn6PN53MQediUfchtDgJ")]).misses(&["flb_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("flexport-token", "Flexport token", &["shltm_"], r"shltm_[A-Za-z0-9_-]{40}").max(46)
        .hits(&[concat!("shltm", "_0A20stgmGncw1YUEmdXG6xD2geA5jucr9y4o1Tqb")]).misses(&["shltm_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("ticket-tailor-key", "Ticket Tailor key", &["sk_1", "sk_2", "sk_3", "sk_4", "sk_5", "sk_6", "sk_7", "sk_8", "sk_9"], r"sk_[0-9]{4}_[0-9]{6}_[a-f0-9]{32}").max(47)
        .hits(&[concat!("sk_", "2077_065794_843fdb4aa44617d948c9cefba61b5a80")]).misses(&["sk_1xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("iex-token", "IEX or Deepgram token", &["Tsk_"], r"Tsk_[a-f0-9]{32}").max(36)
        .hits(&[concat!("Tsk", "_5949fe4f48ee1fa2c203dbad659e419c")]).misses(&["Tsk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("iex-secret", "IEX Cloud secret token", &["sk_"], r"sk_[a-f0-9]{32}").max(35)
        .hits(&[concat!("sk", "_6869e20ba122b9483ca7c10d2638fa65")]).misses(&["sk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("coinbase-key", "Coinbase Commerce or Onchain key", &["organizations/"], r"organizations/[a-f0-9-]{36}/apiKeys/[a-f0-9-]{36}").max(95).plain()
        .hits(&[concat!("organizations", "/ff8706050a553881cb4cd4c5ad6b9f53bb23/apiKeys/35c58af1c38e7b6cd4b641c625195dc7ef80")]).misses(&["organizations/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("bitcoin-private-key", "Bitcoin extended private key", &["xprv", "yprv", "zprv", "tprv"], r"[xyzt]prv[1-9A-HJ-NP-Za-km-z]{107}").max(111)
        .hits(&[concat!("xpr", "vGX2KDo1ywmv4dtVR6MC3GVDd4DouVDUccn4Kntn2fkGHbExHMSKyZTPUUtA3HTbXryNixzFqBy1ew7tvtHYZQ8nudZ5YPrbzTCv2SJtMyF3")]).misses(&["xprvxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("etherscan-like", "Blockfrost key", &["mainnet", "preprod", "preview"], r"(?:mainnet|preprod|preview)[A-Za-z0-9]{32}").max(39).check(Check::Mixed)
        .hits(&[concat!("previe", "wjJRhjkJ4WlLvaFivpgutc0oHVdCey6JB")]).misses(&["mainnetxxxxxxxxxxxxxxxxxxxxxxxx"]),
];
