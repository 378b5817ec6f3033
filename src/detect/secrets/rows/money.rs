//! Payment, shops, shipping, coins. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("stripe-key", "Stripe key", &["sk_live_", "sk_test_", "rk_live_", "rk_test_", "sk_prod_", "rk_prod_"], r"[sr]k_(?:live|test|prod)_[A-Za-z0-9]{10,255}").max(263).open()
        .hits(&[concat!("rk_live", "_TBKnJsR0ct")]).misses(&["sk_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("stripe-webhook-secret", "Stripe or Svix webhook secret", &["whsec_"], r"whsec_[A-Za-z0-9+/]{24,64}={0,2}").max(72).open()
        .hits(&[concat!("whsec", "_NjK4q0um591log74VnUayAGs")]).misses(&["whsec_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("square-token", "Square access token", &["EAAA", "sq0atp-", "sq0csp-", "sq0idp-"], r"(?:EAAA[A-Za-z0-9_-]{60}|sq0(?:csp|atp|idp)-[A-Za-z0-9_-]{22,43})").max(64)
        .hits(&[concat!("EAA", "AhHAVjwwxYgxeSjiwh9MRRL7xsbfuy1LrouAnd9ekBGTAW5hX8jd0eODCQrHI")]).misses(&["EAAAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("braintree-token", "Braintree or PayPal access token", &["access_token$production$", "access_token$sandbox$"], r"access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}").max(73)
        .hits(&[concat!("access_token$production", "$4vimwcwndzham7z1$641bc58381d9cbba4f5a76983e71d9bd")]).misses(&["access_token$production$xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("adyen-key", "Adyen key", &["AQE"], r"AQE[A-Za-z0-9]{4,8}[A-Za-z0-9+/]{60,120}={0,2}-[A-Za-z0-9+/]{40,50}={0,2}-[A-Za-z0-9<>?;:@!#$%^&*({}()~|.,+-]{12,24}").max(211)
        .hits(&[concat!("AQ", "EheAXdlpq9mJZtdIQ4bgWkpyOQT37K0Apze7N7VkL8awdgJcchS3Zh1tcRcTuKG5j-OE1z7r9Tb4foufMqYi0lFKZp9vW3NN8dllwnzdE1-9y08eqUGTQhA")]).misses(&["AQExxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("razorpay-key", "Razorpay key", &["rzp_live_", "rzp_test_"], r"rzp_(?:live|test)_[A-Za-z0-9]{14}").max(23)
        .hits(&[concat!("rzp_live", "_p2GAdYHSwC8g06")]).misses(&["rzp_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("flutterwave-key", "Flutterwave secret key", &["FLWSECK_TEST-", "FLWSECK-"], r"FLWSECK(?:_TEST)?-[a-hX0-9]{12,32}(?:-X)?").max(47)
        .hits(&[concat!("FLWSECK", "-4X5fb2c671da")]).misses(&["FLWSECK_TEST-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mollie-key", "Mollie or GoCardless key", &["live_", "test_"], r"(?:live|test)_[A-Za-z0-9]{30,40}").max(45).check(Check::Mixed)
        .hits(&[concat!("test", "_rPhueWfcNQLtUFA6re812GIhlMdYVz")]).misses(&["live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gocardless-token", "GoCardless token", &["sandbox_", "live_"], r"(?:live|sandbox)_[A-Za-z0-9_=-]{40}").max(48).check(Check::Mixed)
        .hits(&[concat!("live", "_W5AgoYzRU2H6IxWkjDfPmL6nXegGBuUKIaqjsJ38")]).misses(&["sandbox_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("plaid-token", "Plaid access token", &["access-sandbox-", "access-production-", "access-development-"], r"access-(?:sandbox|production|development)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(55)
        .hits(&[concat!("access-production", "-b216886b-bbf9-3a21-b385-297fcad30914")]).misses(&["access-sandbox-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("paddle-key", "Paddle key", &["pdl_live_apikey_", "pdl_sdbx_apikey_"], r"pdl_(?:live|sdbx)_apikey_[a-z0-9]{26}_[A-Za-z0-9]{22}_[A-Za-z0-9]{3}").max(69)
        .hits(&[concat!("pdl_sdbx_apikey", "_r79wz3tin0coyoyjhnxcc45vz0_ttbNLCt03pGNgRPZT2M6Bw_fEr")]).misses(&["pdl_live_apikey_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("duffel-token", "Duffel token", &["duffel_test_", "duffel_live_"], r"duffel_(?:test|live)_[A-Za-z0-9_=-]{43}").max(55)
        .hits(&[concat!("duffel_live", "_M1IJkRay9B7WggvX6NjV0QusL9oIJVrPnZwt1uGq7Ta")]).misses(&["duffel_test_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("shippo-token", "Shippo token", &["shippo_live_", "shippo_test_"], r"shippo_(?:live|test)_[A-Fa-f0-9]{40}").max(52)
        .hits(&[concat!("shippo_test", "_7ACd9A2cd1b9E6cE2a464d31019aEF58C4A6Dea7")]).misses(&["shippo_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("easypost-key", "EasyPost key", &["EZAK", "EZTK"], r"EZ[AT]K[A-Za-z0-9]{54}").max(58)
        .hits(&[concat!("EZT", "KZju3CxfQrIzF9biZ1fu2Bw5Zz189RLh6gdGEgXiQ4YWlftOA0rZu3y")]).misses(&["EZAKxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("pagarme-key", "Pagar.me key", &["ak_live_", "ak_test_"], r"ak_(?:live|test)_[A-Za-z0-9]{30}").max(38)
        .hits(&[concat!("ak_live", "_EUmNxsqzkzbzmqQFNLWrKaE8ci3RxT")]).misses(&["ak_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mercadopago-token", "Mercado Pago token", &["APP_USR-"], r"APP_USR-[0-9]{12,20}-[0-9]{6}-[a-f0-9]{32}-[0-9]{6,12}").max(81)
        .hits(&[concat!("APP_USR", "-897556975172-482579-d956011051be8437a222edf21df6a0c5-863449")]).misses(&["APP_USR-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("xendit-key", "Xendit key", &["xnd_production_", "xnd_development_"], r"xnd_(?:production|development)_[A-Za-z0-9]{40,70}").max(86).open()
        .hits(&[concat!("xnd_production", "_DBkPBz7zY0WagrMkJxErLQqR19fN3m0PCGlMteVh")]).misses(&["xnd_production_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("omise-key", "Omise secret key", &["skey_"], r"skey_(?:test_)?[a-z0-9]{19}").max(29)
        .hits(&[concat!("skey", "_9pk6gh7cufil3c1emyv")]).misses(&["skey_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("midtrans-key", "Midtrans server key", &["Mid-server-", "SB-Mid-server-"], r"(?:SB-)?Mid-server-[A-Za-z0-9_-]{24}").max(38)
        .hits(&[concat!("Mid-server", "-lRkWcBbHWKMzD4xYQ2PFEv0V")]).misses(&["Mid-server-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("lob-key", "Lob key", &["live_", "test_"], r"(?:live|test)_[a-f0-9]{35}").max(40)
        .hits(&[concat!("live", "_647462a9606f8fb5e83b3c607da5f794bd1")]).misses(&["live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("shopify-token", "Shopify token", &["shpat_", "shpss_", "shppa_", "shpca_", "shptka_", "shpua_"], r"shp(?:at|ss|pa|ca|tka|ua)_[A-Fa-f0-9]{32}").max(39)
        .hits(&[concat!("shptka", "_Ad5cddfe112e8AB95bDa9edcf40EFD7d")]).misses(&["shpat_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("fleetbase-key", "Fleetbase key", &["flb_live_", "flb_test_"], r"flb_(?:live|test)_[A-Za-z0-9]{20}").max(29)
        .hits(&[concat!("flb_live", "_dCIFmqW1l7YsJoZMwx3R")]).misses(&["flb_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("flexport-token", "Flexport token", &["shltm_"], r"shltm_[A-Za-z0-9_-]{40}").max(46)
        .hits(&[concat!("shltm", "_Pz5QhwV0DjVDhgM4QdIcWl0ca2xe7fKVFj6sYHuh")]).misses(&["shltm_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("ticket-tailor-key", "Ticket Tailor key", &["sk_1", "sk_2", "sk_3", "sk_4", "sk_5", "sk_6", "sk_7", "sk_8", "sk_9"], r"sk_[0-9]{4}_[0-9]{6}_[a-f0-9]{32}").max(47)
        .hits(&[concat!("sk_", "7672_645000_fb18c68ba0677c54a4b0ad3916de826c")]).misses(&["sk_1xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("iex-test-token", "IEX or Deepgram token", &["Tsk_"], r"Tsk_[a-f0-9]{32}").max(36)
        .hits(&[concat!("Tsk", "_e29b112b2c039ca6e35cd2f4a09129b7")]).misses(&["Tsk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("iex-secret", "IEX Cloud secret token", &["sk_"], r"sk_[a-f0-9]{32}").max(35)
        .hits(&[concat!("sk", "_12f5724e841a288fd7e9baac6104a57d")]).misses(&["sk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("coinbase-key", "Coinbase Commerce or Onchain key", &["organizations/"], r"organizations/[a-f0-9-]{36}/apiKeys/[a-f0-9-]{36}").max(95).plain()
        .hits(&[concat!("organizations", "/f10d85c2c093de5bdda711f69c0fea09f0d0/apiKeys/b0e9e7a6f8e4e9735fc62781d75a96b01493")]).misses(&["organizations/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("bitcoin-private-key", "Bitcoin extended private key", &["xprv", "yprv", "zprv", "tprv"], r"[xyzt]prv[1-9A-HJ-NP-Za-km-z]{107}").max(111)
        .hits(&[concat!("tpr", "vjqeLBQiYuFmWHRnpjmZSpr2MaFdtvgAuTpmtPwe1XnqGdgW46MF2Mi4LuXdXBNFZR21oieGLkZkr8ErPrZcN8DQD1LZJFkXhRH3UMcwji6A")]).misses(&["xprvxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("blockfrost-key", "Blockfrost key", &["mainnet", "preprod", "preview"], r"(?:mainnet|preprod|preview)[A-Za-z0-9]{32}").max(39).check(Check::Mixed)
        .hits(&[concat!("mainne", "tl6xeWrKXppexxX4QTDYsaA7UlO6nuoPR")]).misses(&["mainnetxxxxxxxxxxxxxxxxxxxxxxxx"]),
];
