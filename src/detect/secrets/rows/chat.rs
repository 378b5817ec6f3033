//! Chat, mail, telephony. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Letters, Row, behind, inner, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("slack-config-token", "Slack configuration token", &["xoxe.xoxp-1-", "xoxe.xoxb-1-"], r"xoxe\.xox[bp]-1-[A-Za-z0-9]{100,200}").max(212)
        .hits(&[concat!("xoxe.xoxp-1", "-ryEykxEqGIhgjNupNKuJMn2XhcODKT9NBakntsRJvso3HmfOD14aLCEyuPqOgle1lATjNRRfjnGjgZgNmugUbMSiN0JdLRGO8QEa")]).misses(&["xoxe.xoxp-1-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("discord-webhook", "Discord webhook URL", &["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"], r"discord(?:app)?\.com/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{40,80}").max(129).open().plain()
        .hits(&[concat!("discord.com/api/webhooks", "/39290184459045087/xqeB7aEcH89Bt4QP1RflXgx0ByPlM8F3SbZ17dqY")]).misses(&["discord.com/api/webhooks/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("discord-mfa-token", "Discord token with two factors", &["mfa."], r"mfa\.[A-Za-z0-9_-]{84}").max(88)
        .hits(&[concat!("mfa", ".L4KODXowxHNBv79B2fSttkN58t5lyUlExcGRlV8a4f0RXWIQDRRKaCyyO0AW8wejKELNVz9ushJjGwpvme26")]).misses(&["mfa.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("teams-webhook", "Microsoft Teams webhook URL", &["webhook.office.com/webhookb2/", "outlook.office.com/webhook/", "outlook.office365.com/webhook/"], r"(?:webhook\.office\.com/webhookb2|outlook\.office(?:365)?\.com/webhook)/[a-f0-9-]{36}@[a-f0-9-]{36}/IncomingWebhook/[a-f0-9A-Z]{32}(?:/[a-f0-9-]{36})?").max(189).open().plain()
        .hits(&[concat!("webhook.office.com/webhookb2", "/f6962fead862aba45306d562914cbe4493d8@f7a3d6229d12adf141a79f1de7a6983b55a5/IncomingWebhook/UEW3SN94MYeCJ08NILaXKfOc2dYADSD6")]).misses(&["webhook.office.com/webhookb2/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("google-chat-webhook", "Google Chat webhook URL", &["chat.googleapis.com/v1/spaces/"], r"chat\.googleapis\.com/v1/spaces/[A-Za-z0-9_-]{8,16}/messages\?key=[A-Za-z0-9_-]{30,45}&token=[A-Za-z0-9_%-]{40,60}").max(172).open().plain()
        .hits(&[concat!("chat.googleapis.com/v1/spaces", "/C8fxYncC/messages?key=fTVpmFUlzozHOsImJWBysztTWSNKX0&token=jxWuQJV6iKSAktq37ebn8LHVebKuISREOjc7d03U")]).misses(&["chat.googleapis.com/v1/spaces/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("zapier-webhook", "Zapier webhook URL", &["hooks.zapier.com/hooks/catch/"], r"hooks\.zapier\.com/hooks/catch/[A-Za-z0-9]{5,12}(?:/[A-Za-z0-9]{5,12})?(?:/[A-Za-z0-9]{6,40})?").max(95).open().plain().check(Check::None)
        .hits(&[concat!("hooks.zapier.com/hooks/catch", "/lGub0")]).misses(&["hooks.zapier.com/hooks/catch/ is how they begin"]),
    token("tines-webhook", "Tines webhook URL", &[".tines.com/webhook/", ".tines.io/webhook/"], r"\.tines\.(?:com|io)/webhook/[a-z0-9]{32}/[a-z0-9]{32}").max(84).open().plain()
        .hits(&[concat!(".tines.io/webhook", "/z2npawiktpcu306gg9is2xv8auhjkn35/ppunbuyq5cqny921tko7fg9r0isqm38x")]).misses(&[".tines.com/webhook/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("ifttt-webhook", "IFTTT webhook key", &["/with/key/", "/json/with/key/"], r"[A-Za-z0-9_-]{20,64}").max(64).open().check(Check::Value)
        .hits(&[concat!("/with/key", "/VchKYDCHS1gi527GtIfU")]).misses(&["/with/key/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("power-automate-url", "Power Automate or Logic Apps URL", &["logic.azure.com"], r"logic\.azure\.com(?::443)?/workflows/[a-f0-9]{32}/[A-Za-z0-9/_%-]{10,80}\?[A-Za-z0-9=&%._/-]{20,200}sig=[A-Za-z0-9_-]{43}").max(391).open().plain()
        .hits(&[concat!("logic.azure.co", "m/workflows/028a27f1a847cb37ab7f6bf0768f2df9/AEZ3nLFskq?kw54Vs52pARllzuQxOSPsig=O5067cLGDtY4GZ0ZtKIbwvuEk5e6ocigpFPUC1aWXQZ")]).misses(&["logic.azure.comxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("matrix-token", "Matrix access token", &["syt_"], r"syt_[A-Za-z0-9+/=]{4,80}_[A-Za-z0-9]{20}_[A-Za-z0-9]{6}").max(112)
        .hits(&[concat!("syt", "_zzo3_meohJaw3Gi9gxMjBH4UE_O5tuwy")]).misses(&["syt_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("telegram-url-token", "Telegram bot token in an address", &["tgram://"], r"tgram://[0-9]{8,10}:[A-Za-z0-9_-]{35}").max(54)
        .hits(&[concat!("tgram:/", "/86643930:GazQmYDPfCz1NdT4TESNR05zumvjZybfQtn")]).misses(&["tgram://xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mailgun-key", "Mailgun key", &["key-"], r"key-[a-f0-9]{32}").max(36)
        .hits(&[concat!("key", "-a52d46bb7df1b1a865d8742eb496ca05")]).misses(&["key-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("mailchimp-key", "Mailchimp key", &[(32, "-us")], r"[a-f0-9]{32}-us[0-9]{1,2}").max(37).letters(Letters::Hex)
        .hits(&[concat!("key ", "cf1a", "9763c3842528476251bd8f3ea957-us0")]).misses(&["cf1a9763c384252847 6251bd8f3ea957-us0"]),
    token("mandrill-key", "Mandrill key", &["md-"], r"md-[A-Za-z0-9_-]{22}").max(25).check(Check::Mixed)
        .hits(&[concat!("md", "-tiyEr1Wwl3jAUpKIfR9zLF")]).misses(&["md-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("brevo-key", "Brevo (Sendinblue) key", &["xkeysib-", "xsmtpsib-"], r"x(?:key|smtp)sib-[a-f0-9]{64}-[A-Za-z0-9]{16}").max(90)
        .hits(&[concat!("xsmtpsib", "-6996d7ae7043fd14317de9699bda7e715323665e2385421e918b3fdcc0cbc67b-0cFTEVAMnBaeJtSO")]).misses(&["xkeysib-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("resend-key", "Resend key", &["re_"], r"re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,28}").max(40).check(Check::Mixed)
        .hits(&[concat!("re", "_bj35TkbU_hOwplIP4EyQ93XkUaFK8")]).misses(&["re_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mailersend-key", "MailerSend key", &["mlsn."], r"mlsn\.[a-f0-9]{64}").max(69)
        .hits(&[concat!("mlsn", ".3f76c980b6b7b342c3db058b4403bf23f60a8cee058052949b0bae16356cde8f")]).misses(&["mlsn.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("smtp2go-key", "SMTP2GO key", &["api-"], r"api-[A-F0-9]{32}").max(36)
        .hits(&[concat!("api", "-123C0C8CB6D16FBF0AF543E0DE7C12A9")]).misses(&["api-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("klaviyo-key", "Klaviyo private key", &["pk_"], r"pk_[a-f0-9]{34}").max(37)
        .hits(&[concat!("pk", "_e10525c0335862b9fc7364a8d7351f8269")]).misses(&["pk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("telnyx-key", "Telnyx key", &["KEY0"], r"KEY0[A-Z0-9]{31}_[A-Za-z0-9]{22}").max(58)
        .hits(&[concat!("KEY", "0WNYA5SHQ68P6YYRNH19OEPQ5A6YIF7C_8LqXxkuoC3WU9yHNMsKLpv")]).misses(&["KEY0xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("intercom-token", "Intercom access token", &["dG9rO"], r"dG9rO[A-Za-z0-9+/_-]{50,60}={0,2}").max(67).plain()
        .hits(&[concat!("dG9r", "OgUJKSn8KuWVsXaQh1rqvxvD6C1rEJETN6SwIDh07zKJo5Amq2p")]).misses(&["dG9rOxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("courier-key", "Courier key", &["pk_prod_", "pk_test_"], r"pk_(?:prod|test)_[A-Z0-9]{28}").max(36)
        .hits(&[concat!("pk_prod", "_AFLXEHO0DO1KZM3XQ0WEU8VG5JFA")]).misses(&["pk_prod_xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
