//! Which names of environment variables speak of a secret.

/// Words of a name that speak of one.
const WORDS: &[&str] = &[
    "KEY",
    "KEYS",
    "APIKEY",
    "TOKEN",
    "TOKENS",
    "SECRET",
    "SECRETS",
    "PASSWORD",
    "PASSWD",
    "PASSPHRASE",
    "PASS",
    "PW",
    "PAT",
    "CREDENTIAL",
    "CREDENTIALS",
    "CREDS",
    "CRED",
    "AUTH",
    "PRIVATE",
    "JWT",
    "BEARER",
    "OAUTH",
    "COOKIE",
    "SESSION",
    "DSN",
    "SIGNATURE",
    "SALT",
    "PEM",
    "WEBHOOK",
];
/// Ends of a word that speak of one (`DBPASSWORD`).
const ENDS: &[&str] = &["PASSWORD", "PASSWD", "SECRET", "TOKEN", "APIKEY", "CREDENTIALS"];
/// Names of addresses that carry a password.
const ADDRESSES: &[&str] = &[
    "DATABASE",
    "DB",
    "REDIS",
    "MONGO",
    "MONGODB",
    "POSTGRES",
    "POSTGRESQL",
    "PG",
    "MYSQL",
    "AMQP",
    "RABBITMQ",
    "BROKER",
    "CONNECTION",
    "CELERY",
];
/// Names that speak of one and hold none.
const HARMLESS: &[&str] = &[
    "SSH_AUTH_SOCK",
    "XAUTHORITY",
    "PWD",
    "OLDPWD",
    "XDG_SESSION_ID",
    "XDG_SESSION_TYPE",
    "XDG_SESSION_CLASS",
    "XDG_SESSION_DESKTOP",
    "DESKTOP_SESSION",
    "GDMSESSION",
    "DBUS_SESSION_BUS_ADDRESS",
    "SESSION_MANAGER",
];

/// Whether a variable's name speaks of a secret.
pub(super) fn speaks_of_a_secret(name: &str) -> bool {
    let mut upper = String::with_capacity(name.len());
    let mut lower_before = false;
    for c in name.chars() {
        if c.is_ascii_uppercase() && lower_before {
            upper.push('_');
        }
        lower_before = c.is_ascii_lowercase();
        upper.push(c.to_ascii_uppercase());
    }
    if HARMLESS.contains(&name) {
        return false;
    }
    let words: Vec<&str> = upper.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    let address = words.iter().any(|w| matches!(*w, "URL" | "URI" | "STRING" | "DSN"))
        && words.iter().any(|w| ADDRESSES.contains(w));
    // `DB_PWD`, never the working folder alone.
    let pwd = words.len() > 1 && words.contains(&"PWD");
    address
        || pwd
        || words.iter().any(|w| {
            let bare = w.trim_end_matches(|c: char| c.is_ascii_digit());
            WORDS.contains(&bare) || ENDS.iter().any(|e| bare.ends_with(e))
        })
}
