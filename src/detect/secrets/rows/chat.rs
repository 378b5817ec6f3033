//! Chat, mail, telephony. The examples are made up, and in pieces so that other scanners do not take them for leaks.

use crate::detect::secrets::row::{Check, Letters, Row, Then, behind, inner, token};

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    token("discord-webhook", "Discord webhook URL", &["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"], r"discord(?:app)?\.com/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{40,80}").max(129).open().plain()
        .hits(&[concat!("discord.com/api/webhooks", "/02065895029073210/SAZNvTnSnHmXTq35Jho9v9iTEx8pDdYLzhagImek")]).misses(&["discord.com/api/webhooks/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("discord-mfa-token", "Discord token with two factors", &["mfa."], r"mfa\.[A-Za-z0-9_-]{84}").max(88)
        .hits(&[concat!("mfa", ".H850KjSYa8fbJgUmhzFu0mjcqhrxjtl6ZsPskCpP40jZCcDyzNF0Zx1eRVOZUeXBFK3Z29PTyiIBJ1bQVrkh")]).misses(&["mfa.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("teams-webhook", "Microsoft Teams webhook URL", &["webhook.office.com/webhookb2/", "outlook.office.com/webhook/", "outlook.office365.com/webhook/"], r"(?:webhook\.office\.com/webhookb2|outlook\.office(?:365)?\.com/webhook)/[a-f0-9-]{36}@[a-f0-9-]{36}/IncomingWebhook/[a-f0-9A-Z]{32}(?:/[a-f0-9-]{36})?").max(189).open().plain()
        .hits(&[concat!("webhook.office.com/webhookb2", "/486c89787229766d21701e9ec07be0893781@87661c8d55ba05cac5b0180797c27a70bab7/IncomingWebhook/PLU042W2d8b0B7BV8aISPGeQdKb1RXCN")]).misses(&["webhook.office.com/webhookb2/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("google-chat-webhook", "Google Chat webhook URL", &["chat.googleapis.com/v1/spaces/"], r"chat\.googleapis\.com/v1/spaces/[A-Za-z0-9_-]{8,16}/messages\?key=[A-Za-z0-9_-]{30,45}&token=[A-Za-z0-9_%-]{40,60}").max(172).open().plain()
        .hits(&[concat!("chat.googleapis.com/v1/spaces", "/2gvrE4uO/messages?key=3yN8Y3BF20xauQaiwtBOyNkv2z1Yhf&token=QFnAySs3AgvXHv9pPaAViWegom2A9UDJSwacBvK0")]).misses(&["chat.googleapis.com/v1/spaces/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("zapier-webhook", "Zapier webhook URL", &["hooks.zapier.com/hooks/catch/"], r"hooks\.zapier\.com/hooks/catch/[A-Za-z0-9]{5,12}(?:/[A-Za-z0-9]{5,12})?(?:/[A-Za-z0-9]{6,40})?").max(95).open().plain().check(Check::None)
        .hits(&[concat!("hooks.zapier.com/hooks/catch", "/Que1B")]).misses(&["hooks.zapier.com/hooks/catch/ is how they begin"]),
    token("tines-webhook", "Tines webhook URL", &[".tines.com/webhook/", ".tines.io/webhook/"], r"\.tines\.(?:com|io)/webhook/[a-z0-9]{32}/[a-z0-9]{32}").max(84).open().plain()
        .hits(&[concat!(".tines.io/webhook", "/4dajrfgrhije6g8nhqq4qt2pu4651jxm/osevvufjabrb4lsc75oyibqhkdxzfg3a")]).misses(&[".tines.com/webhook/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("ifttt-webhook", "IFTTT webhook key", &["/with/key/", "/json/with/key/"], r"[A-Za-z0-9_-]{20,64}").max(64).open().check(Check::Value)
        .hits(&[concat!("/with/key", "/qJUANRsvepaWTDBK8OhQ")]).misses(&["/with/key/xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("power-automate-url", "Power Automate or Logic Apps URL", &["logic.azure.com"], r"logic\.azure\.com(?::443)?/workflows/[a-f0-9]{32}/[A-Za-z0-9/_%-]{10,80}\?[A-Za-z0-9=&%._/-]{20,200}sig=[A-Za-z0-9_-]{43}").max(391).open().plain()
        .hits(&[concat!("logic.azure.co", "m/workflows/af6eab9cd383d91f807bd8e810a8b159/lyTMlb9PGQ?BgNQPefGTwJk8Egr1BNQsig=OdWFClGXBgziUX5S8EYFDy8CU1knfFOhMJKsXN3r6tq")]).misses(&["logic.azure.comxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("matrix-token", "Matrix access token", &["syt_"], r"syt_[A-Za-z0-9+/=]{4,80}_[A-Za-z0-9]{20}_[A-Za-z0-9]{6}").max(112)
        .hits(&[concat!("syt", "_xL6U_qsPRHX9n3rzAdcKsVhFN_JX8ICi")]).misses(&["syt_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("telegram-url-token", "Telegram bot token in an address", &["tgram://"], r"tgram://[0-9]{8,10}:[A-Za-z0-9_-]{35}").max(54)
        .hits(&[concat!("tgram:/", "/65963917:cebWw2UcZ1rNLzOJmfktN7Gzaei0lTFx9UV")]).misses(&["tgram://xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mailgun-key", "Mailgun key", &["key-"], r"key-[a-f0-9]{32}").max(36)
        .hits(&[concat!("key", "-abec29ac31b2b4adce57fb214a30e8c3")]).misses(&["key-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    inner("mailchimp-key", "Mailchimp key", &[(32, "-us")], r"[a-f0-9]{32}-us[0-9]{1,2}").max(37).letters(Letters::Hex)
        .hits(&[concat!("key ", "a992", "a97d90f21932bf1356d36e8729da-us0")]).misses(&["a992a97d90f21932bf 1356d36e8729da-us0"]),
    token("mandrill-key", "Mandrill key", &["md-"], r"md-[A-Za-z0-9_-]{22}").max(25).check(Check::Mixed)
        .hits(&[concat!("md", "-n4MEGlsJBN3Yf4cC5r1q0D")]).misses(&["md-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("brevo-key", "Brevo (Sendinblue) key", &["xkeysib-", "xsmtpsib-"], r"x(?:key|smtp)sib-[a-f0-9]{64}-[A-Za-z0-9]{16}").max(90)
        .hits(&[concat!("xkeysib", "-1c4e36215685b12483f75ff07dca47aa2ba3369810aba603a1ac744040ca5014-ZjvYFBDMq35ORUPA")]).misses(&["xkeysib-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("resend-key", "Resend key", &["re_"], r"re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,28}").max(40).check(Check::Mixed)
        .hits(&[concat!("re", "_Bq0RVami_uN1n0zKBZeIFc3bkdqO4")]).misses(&["re_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("mailersend-key", "MailerSend key", &["mlsn."], r"mlsn\.[a-f0-9]{64}").max(69)
        .hits(&[concat!("mlsn", ".9d82516b1574169642b82a2c7d85811ca67deea40fe54b6a38e64fc5127de71a")]).misses(&["mlsn.xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("smtp2go-key", "SMTP2GO key", &["api-"], r"api-[A-F0-9]{32}").max(36)
        .hits(&[concat!("api", "-129FB7E66EA8CBE10D4B323C6528789F")]).misses(&["api-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("klaviyo-key", "Klaviyo private key", &["pk_"], r"pk_[a-f0-9]{34}").max(37)
        .hits(&[concat!("pk", "_01e2f745842e58c71d83b7e6922b53405f")]).misses(&["pk_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("telnyx-key", "Telnyx key", &["KEY0", "KEYU"], r"KEY[0U][A-Za-z0-9_-]{50,56}").max(60)
        .hits(&[concat!("KEY", "0tokqtqiBbSBv1TUjrKYNkMKUAKxzlD1B7N58sP4v6iteHaLlxb")]).misses(&["KEY0xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("intercom-token", "Intercom access token", &["dG9rO"], r"dG9rO[A-Za-z0-9+/_-]{50,60}={0,2}").max(67).plain()
        .hits(&[concat!("dG9r", "OMcKB3cEnEaCs87FZ8xeHvBOompJBpSXbcuBqCmIU2GNOQ0MwRy")]).misses(&["dG9rOxxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("courier-key", "Courier key", &["pk_prod_", "pk_test_"], r"pk_(?:prod|test)_[A-Z0-9]{28}").max(36)
        .hits(&[concat!("pk_test", "_OG0ZLUN2KDBIE4R2E1ZHOMA35CVP")]).misses(&["pk_prod_xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("curl-user", "user and password of a curl command", &["-u ", "-u\"", "-u'", "--user ", "--user=", "--user  "], r"[\x22']{0,2}[^\s\x22':/\[]{0,64}[\x22']{0,2}:[\x22']{0,2}[^\s\x22'\[]{3,100}").max(171).open().guess().check(Check::CurlUser)
        .hits(&[concat!("curl -u deploy:", "9fKq2LxW7v!Rt https://x")]).misses(&["docker run -u 1000:1000 image", "curl -u $USER:$PASS https://x", "curl -u user:password https://x"]),
    behind("authorization-header", "key in an authorization header", &["Authorization: ", "Authorization:  ", "Authorization:", "authorization: ", "authorization:  ", "authorization:", "AUTHORIZATION: ", "AUTHORIZATION:  ", "AUTHORIZATION:", "Api-Key: ", "Api-Key:  ", "Api-Key:", "API-Key: ", "API-Key:  ", "API-Key:", "API-KEY: ", "API-KEY:  ", "API-KEY:", "api-key: ", "api-key:  ", "api-key:", "apikey: ", "apikey:  ", "apikey:", "ApiKey: ", "ApiKey:  ", "ApiKey:", "apiKey: ", "apiKey:  ", "apiKey:", "API_KEY: ", "API_KEY:  ", "API_KEY:", "Api-Token: ", "Api-Token:  ", "Api-Token:", "Token: ", "Token:  ", "Token:", "TOKEN: ", "TOKEN:  ", "TOKEN:", "token: ", "token:  ", "token:", "Auth: ", "Auth:  ", "Auth:"], r"(?:[A-Za-z][A-Za-z-]{2,20} )?[A-Za-z0-9_.~+/=:@-]{10,200}").max(222).open().guess().check(Check::Header)
        .hits(&[concat!("Authorization: Api-Token ", "9fKq2LxW7vRt4BnZc8HdYm3J")]).misses(&["Authorization: Bearer $TOKEN", "X-Api-Key: your-api-key-goes-here"]),
    behind("password-flag", "password behind a command's flag", &["--password ", "-Password ", "--passwd ", "--pass ", "--password="], r"[\x22']?[^\s\x22'`\[]{6,80}[\x22']?").max(82).open().guess().check(Check::Flag)
        .hits(&[concat!("mysqldump --password ", "h0rse-B4ttery!")]).misses(&["run --password-stdin", "--password $PASSWORD"]),
    behind("secure-string", "password made a secure string", &["ConvertTo-SecureString ", "ConvertTo-SecureString -String ", "ConvertTo-SecureString -AsPlainText "], r"[\x22'][^\s\x22'`$\[]{6,80}[\x22']").max(82).open().check(Check::Flag)
        .hits(&[concat!("ConvertTo-SecureString ", "\"9fKq2LxW7vRt\" -AsPlainText")]).misses(&["ConvertTo-SecureString $password"]),
    token("network-credential", "password of a network credential or directory entry", &["NetworkCredential(", "DirectoryEntry("], r"(?:NetworkCredential|DirectoryEntry)\(\s{0,40}\x22[^\x22\n\[]{1,80}\x22,\s{0,40}(?:\x22[^\x22\n\[]{1,80}\x22,\s{0,40})?\x22[^\x22\n\[]{6,80}\x22").max(386).open().plain().check(Check::None)
        .hits(&[concat!("new NetworkCredential(\"jo\", ", "\"9fKq2LxW7vRt\");")]).misses(&["new NetworkCredential(user, password)"]),
    token("netrc-password", "password in a netrc file", &["machine "], r"machine\s{1,4}[^\s\[]{1,120}\s{1,12}login\s{1,4}[^\s\[]{1,80}\s{1,12}password\s{1,4}[^\s\[]{3,80}").max(336).open().plain().check(Check::None)
        .hits(&[concat!("machine git.internal login jo ", "password 9fKq2LxW7vRt")]).misses(&["machine learning has no login yet"]),
    token("password-hash", "hash of a password (crypt, bcrypt, argon2)", &["$1$", "$apr1$", "$2a$", "$2b$", "$2y$", "$2x$", "$5$", "$6$", "$8$", "$9$", "$y$", "$argon2id$", "$argon2i$", "$argon2d$"], r"\$(?:(?:1|apr1)\$[./A-Za-z0-9]{1,8}\$[./A-Za-z0-9]{22}|2[abxy]\$[0-9]{2}\$[./A-Za-z0-9]{53}|5\$(?:rounds=[0-9]{3,9}\$)?[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{43}|6\$(?:rounds=[0-9]{3,9}\$)?[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{86}|[89]\$[./A-Za-z0-9]{14}\$[./A-Za-z0-9]{43}|y\$[./A-Za-z0-9]{1,4}\$[./A-Za-z0-9]{6,24}\$[./A-Za-z0-9]{43}|argon2(?:id|i|d)\$v=[0-9]{2}\$m=[0-9]{2,8},t=[0-9]{1,4},p=[0-9]{1,3}\$[A-Za-z0-9+/]{16,88}\$[A-Za-z0-9+/]{32,128})").max(256).plain()
        .hits(&[concat!("$2b$12$", "9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoXb4NwXz7Qk2LmVt9Rc")]).misses(&["echo $1$2 $5$6"]),
    token("django-secret-key", "Django's insecure secret key", &["django-insecure-"], r"django-insecure-[!-Z^-~]{20,80}").max(96).open().plain()
        .hits(&[concat!("django-", "insecure-9fk(2lxw7vrt4!bnzc8hdym3jpgs6tuea")]).misses(&["django-insecure-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("kerberos-hash", "Kerberos ticket hash", &["$krb5asrep$", "$krb5tgs$", "$krb5pa$"], r"\$krb5(?:asrep|tgs|pa)\$[0-9]{1,2}\$[!-Z^-~]{40,200}").max(214).open().plain()
        .hits(&[concat!("$krb5asrep", "$23$jo@ACME.CO:9c0b7e5f2a4d81639c0b7e5f2a4d8164$7e5f2a4d81639c0b")]).misses(&["$krb5asrep$xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("age-plugin-key", "age plugin identity", &["AGE-PLUGIN-"], r"AGE-PLUGIN-[A-Z0-9]{2,20}-1[A-Z0-9]{20,200}").max(233).open()
        .hits(&[concat!("AGE-PLUGIN-", "YUBIKEY-1QQ4Z7XK3MJW8FTR5NP2C")]).misses(&["AGE-PLUGIN-xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("putty-key", "private lines of a PuTTY key", &["Private-Lines: "], r"Private-Lines: [0-9]{1,3}(?:\s|\\[nr]){1,4}[A-Za-z0-9+/=]{40,64}").max(90).open().plain().then(Then::Run).check(Check::None)
        .hits(&[concat!("Private-Lines: 8\n", "AAABAHq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoXb4NwXz7Qk2LmVt9RcYp6HdJfA\nAAAA")]).misses(&["Private-Lines: 8"]),
    token("ssh2-key", "SSH2 private key", &["---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----"], r"---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\s{1,4}(?:Comment:|Subject:|[A-Za-z0-9+/=]{30})").max(76).open().plain().then(Then::Pem).check(Check::None)
        .hits(&[concat!("---- BEGIN SSH2 ENCRYPTED PRIVATE", " KEY ----\nComment: \"rsa-key\"\nP2/56wAAA\n")]).misses(&["---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ---- is the first line"]),
    token("openvpn-key", "OpenVPN static key", &["-----BEGIN OpenVPN Static key V1-----"], r"-----BEGIN OpenVPN Static key V1-----\s{1,4}[a-f0-9]{32}").max(73).plain().then(Then::Pem).check(Check::None)
        .hits(&[concat!("-----BEGIN OpenVPN Static", " key V1-----\n9c0b7e5f2a4d81639c0b7e5f2a4d8164\n")]).misses(&["-----BEGIN OpenVPN Static key V1----- is the first line"]),
    behind("wireguard-key", "WireGuard private or preshared key", &["PrivateKey = ", "PresharedKey = ", "PrivateKey=", "PresharedKey="], r"[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=").max(44)
        .hits(&[concat!("PrivateKey = ", "9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoXb4NwXz0=")]).misses(&["PrivateKey = <key>"]),
    behind("presigned-url", "signature of a presigned URL", &["X-Amz-Signature=", "X-Goog-Signature="], r"[a-f0-9]{64}(?:[a-f0-9]{448})?").max(512)
        .hits(&[concat!("X-Amz-Signature", "=37c174a8ba0e49b71f72fee0dd93e84e1693e1c32e854fd9184f5b3c67e01d63")]).misses(&["X-Amz-Signature=xxxxxxxxxxxxxxxxxxxxxxxx"]),
    behind("cookie-session", "AWS console or SSO session in a URL", &["X-Amz-Security-Token="], r"[A-Za-z0-9%+/=_-]{100,1500}").max(1500).open()
        .hits(&[concat!("X-Amz-Security-Token", "=XAuVLIg4jmHfdLk6BSpIN1P9cr5l8RsqXyrlQL8CUpNzGbp0VRTCrBLVk6Qqfi4pw74c1UkRmLxPHmPOkPp7082Su4EZUaRCbLxQ")]).misses(&["X-Amz-Security-Token=xxxxxxxxxxxxxxxxxxxxxxxx"]),
    token("sidekiq-url", "credentials of the Sidekiq gem server", &["BUNDLE_ENTERPRISE__CONTRIBSYS__COM=", "BUNDLE_GEMS__CONTRIBSYS__COM="], r"BUNDLE_(?:ENTERPRISE|GEMS)__CONTRIBSYS__COM=[\x22']?[a-f0-9]{8}:[a-f0-9]{8}").max(53).check(Check::None)
        .hits(&[concat!("BUNDLE_GEMS__CONTRIBSYS", "__COM=3f9a01c7:b48e62d5")]).misses(&["BUNDLE_GEMS__CONTRIBSYS__COM=$KEY"]),
    behind("gcp-private-key-id", "private key id of a Google service account", &["\"private_key_id\": \"", "\\\"private_key_id\\\": \\\""], r"[a-f0-9]{40}").max(40)
        .hits(&[concat!("\"private_key_id\": ", "\"1d71d7b2d475e47649b3ea45167de250fb914ac6")]).misses(&["\"private_key_id\": \"xxxxxxxxxxxxxxxxxxxxxxxx"]),
];
