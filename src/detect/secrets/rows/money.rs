//! Payment, shops, shipping, coins. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Row, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("stripe-key", "Stripe key", &["sk_live_", "sk_test_", "rk_live_", "rk_test_", "sk_prod_", "rk_prod_"], r"[sr]k_(?:live|test|prod)_[A-Za-z0-9]{10,255}").max(263).open()
        .hits(&[concat!("sk_live", "_JZtMTHnp9u")]).misses(&["sk_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("stripe-webhook-secret", "Stripe or Svix webhook secret", &["whsec_"], r"whsec_[A-Za-z0-9+/]{24,64}={0,2}").max(72).open()
        .hits(&[concat!("whsec", "_Feul6t0gIk81Y3HbxNLQ4yFS")]).misses(&["whsec_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("square-token", "Square access token", &["EAAA", "sq0atp-", "sq0csp-", "sq0idp-"], r"(?:EAAA[A-Za-z0-9_-]{60}|sq0(?:csp|atp|idp)-[A-Za-z0-9_-]{22,43})").max(64)
        .hits(&[concat!("sq0csp", "-9VYyzE6GWUKPIOQgoSVZD9")]).misses(&["EAAAxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("braintree-token", "Braintree or PayPal access token", &["access_token$production$", "access_token$sandbox$"], r"access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}").max(73)
        .hits(&[concat!("access_token$production", "$f1sbdk5e26ac33qa$e7fc61d52d37fd941ecb40dac97506f2")]).misses(&["access_token$production$xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("adyen-key", "Adyen key", &["AQE"], r"AQE[A-Za-z0-9]{4,8}[A-Za-z0-9+/]{60,120}={0,2}-[A-Za-z0-9+/]{40,50}={0,2}-[A-Za-z0-9<>?;:@!#$%^&*({}()~|.,+-]{12,24}").max(211)
        .hits(&[concat!("AQ", "E6RdZqo6AyZxFVjGn8LlvzHHCkMG7g6aNRV2WM6Zroqunxy7KDpWWJpDbBjgdW1An-FHoJB2pCKHSEFhFl1zzlUN1wPJ4CxlrQLr8snDpE-61q40jwhIybN")]).misses(&["AQExxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("razorpay-key", "Razorpay key", &["rzp_live_", "rzp_test_"], r"rzp_(?:live|test)_[A-Za-z0-9]{14}").max(23)
        .hits(&[concat!("rzp_live", "_p2GAdYHSwC8g06")]).misses(&["rzp_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("flutterwave-key", "Flutterwave secret key", &["FLWSECK_TEST-", "FLWSECK-"], r"FLWSECK(?:_TEST)?-[a-hX0-9]{12,32}(?:-X)?").max(47)
        .hits(&[concat!("FLWSECK", "-6X39d7bf842h")]).misses(&["FLWSECK_TEST-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mollie-key", "Mollie or GoCardless key", &["live_", "test_"], r"(?:live|test)_[A-Za-z0-9]{30,40}").max(45).check(Check::Mixed)
        .hits(&[concat!("test", "_rPhueWfcNQLtUFA6re812GIhlMdYVz")]).misses(&["live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("gocardless-token", "GoCardless token", &["sandbox_", "live_"], r"(?:live|sandbox)_[A-Za-z0-9_=-]{40}").max(48).check(Check::Mixed)
        .hits(&[concat!("sandbox", "_fuhXXlQixkv8UiqS4PkTsBl5dVO7D1aFvpyicX2C")]).misses(&["sandbox_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("plaid-token", "Plaid access token", &["access-sandbox-", "access-production-", "access-development-"], r"access-(?:sandbox|production|development)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}").max(55)
        .hits(&[concat!("access-sandbox", "-0ffb1df8-1009-0dc6-d390-759a2ed1243f")]).misses(&["access-sandbox-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("paddle-key", "Paddle key", &["pdl_live_apikey_", "pdl_sdbx_apikey_"], r"pdl_(?:live|sdbx)_apikey_[a-z0-9]{26}_[A-Za-z0-9]{22}_[A-Za-z0-9]{3}").max(69)
        .hits(&[concat!("pdl_sdbx_apikey", "_0xhmbnnw0fbsas7so6j8n1xqzw_QdvFr313AIfmVv6pQShy8J_RnW")]).misses(&["pdl_live_apikey_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("duffel-token", "Duffel token", &["duffel_test_", "duffel_live_"], r"duffel_(?:test|live)_[A-Za-z0-9_=-]{43}").max(55)
        .hits(&[concat!("duffel_test", "_u6nJUamUrbCWCYVKu9sTXsurMnO0kR6LvEZNX3yA8Qj")]).misses(&["duffel_test_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("shippo-token", "Shippo token", &["shippo_live_", "shippo_test_"], r"shippo_(?:live|test)_[A-Fa-f0-9]{40}").max(52)
        .hits(&[concat!("shippo_live", "_E38eeEd5Aa1ac3D2Bb81b085aBEAc1F3e74D2fd5")]).misses(&["shippo_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("easypost-key", "EasyPost key", &["EZAK", "EZTK"], r"EZ[AT]K[A-Za-z0-9]{54}").max(58)
        .hits(&[concat!("EZT", "KTI1dvPjuOjTdQizNkOXSoZ83LA8V3AMVO7n1gZ6KM2yFWAjs9h3xoc")]).misses(&["EZAKxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("pagarme-key", "Pagar.me key", &["ak_live_", "ak_test_"], r"ak_(?:live|test)_[A-Za-z0-9]{30}").max(38)
        .hits(&[concat!("ak_live", "_EUmNxsqzkzbzmqQFNLWrKaE8ci3RxT")]).misses(&["ak_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mercadopago-token", "Mercado Pago token", &["APP_USR-"], r"APP_USR-[0-9]{12,20}-[0-9]{6}-[a-f0-9]{32}-[0-9]{6,12}").max(81)
        .hits(&[concat!("APP_USR", "-897556975172-482579-d956011051be8437a222edf21df6a0c5-863449")]).misses(&["APP_USR-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("xendit-key", "Xendit key", &["xnd_production_", "xnd_development_"], r"xnd_(?:production|development)_[A-Za-z0-9]{40,70}").max(86).open()
        .hits(&[concat!("xnd_development", "_UAZqs5isSxuyWWhuseY37F8iQl4GP3Wn1RvTcUzt")]).misses(&["xnd_production_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("omise-key", "Omise secret key", &["skey_"], r"skey_(?:test_)?[a-z0-9]{19}").max(29)
        .hits(&[concat!("skey", "_5bs7dre3z0qigotanuc")]).misses(&["skey_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("midtrans-key", "Midtrans server key", &["Mid-server-", "SB-Mid-server-"], r"(?:SB-)?Mid-server-[A-Za-z0-9_-]{24}").max(38)
        .hits(&[concat!("Mid-server", "-w2oUOhaFRJv17kTcz0eidrAK")]).misses(&["Mid-server-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("lob-key", "Lob key", &["live_", "test_"], r"(?:live|test)_[a-f0-9]{35}").max(40)
        .hits(&[concat!("live", "_6ed10ef9a6cccca2b9bace645433f7d2af1")]).misses(&["live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("shopify-token", "Shopify token", &["shpat_", "shpss_", "shppa_", "shpca_", "shptka_", "shpua_"], r"shp(?:at|ss|pa|ca|tka|ua)_[A-Fa-f0-9]{32}").max(39)
        .hits(&[concat!("shpua", "_E15Ad5cddfe112e8AB95bDa9edcf40EF")]).misses(&["shpat_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("fleetbase-key", "Fleetbase key", &["flb_live_", "flb_test_"], r"flb_(?:live|test)_[A-Za-z0-9]{20}").max(29)
        .hits(&[concat!("flb_live", "_iBntMdCIFmqW1l7YsJoZ")]).misses(&["flb_live_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("flexport-token", "Flexport token", &["shltm_"], r"shltm_[A-Za-z0-9_-]{40}").max(46)
        .hits(&[concat!("shltm", "_NLDt0dsDoaCS2BvcLxioVQa24JFcSsMrRpiZg93E")]).misses(&["shltm_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("ticket-tailor-key", "Ticket Tailor key", &["sk_1", "sk_2", "sk_3", "sk_4", "sk_5", "sk_6", "sk_7", "sk_8", "sk_9"], r"sk_[0-9]{4}_[0-9]{6}_[a-f0-9]{32}").max(47)
        .hits(&[concat!("sk_", "7672_645000_fb18c68ba0677c54a4b0ad3916de826c")]).misses(&["sk_1xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("iex-test-token", "IEX or Deepgram token", &["Tsk_"], r"Tsk_[a-f0-9]{32}").max(36)
        .hits(&[concat!("Tsk", "_cfea3b72a1af071c24d89b863ed45c5e")]).misses(&["Tsk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("iex-secret", "IEX Cloud secret token", &["sk_"], r"sk_[a-f0-9]{32}").max(35)
        .hits(&[concat!("sk", "_b35ac5407b1f89d944bf0aa5162e73d5")]).misses(&["sk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("coinbase-key", "Coinbase Commerce or Onchain key", &["organizations/"], r"organizations/[a-f0-9-]{36}/apiKeys/[a-f0-9-]{36}").max(95).plain()
        .hits(&[concat!("organizations", "/6af6f3bc49695e4e7d2daa1873e2b88db25b/apiKeys/ac150838c7eff2596f18149ee3adc3708ba2")]).misses(&["organizations/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("bitcoin-private-key", "Bitcoin extended private key", &["xprv", "yprv", "zprv", "tprv"], r"[xyzt]prv[1-9A-HJ-NP-Za-km-z]{107}").max(111)
        .hits(&[concat!("xpr", "vUaCACijZY9PSEvTXzidschMHrBzL5bVoZd4gNmkEKgMiTECByWubwpoTWjqeLBQiYuFmWHRnpjmZSpr2MaFdtvgAuTpmtPwe1XnqGdgW46M")]).misses(&["xprvxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("blockfrost-key", "Blockfrost key", &["mainnet", "preprod", "preview"], r"(?:mainnet|preprod|preview)[A-Za-z0-9]{32}").max(39).check(Check::Mixed)
        .hits(&[concat!("prepro", "dRDnZdS88HaCoSnZEkM1gHxUiyrVdlw9e")]).misses(&["mainnetxxxxxxxxxxxxxxxxxxxxxxxx"]),
];
