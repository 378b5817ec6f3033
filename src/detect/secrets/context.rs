//! What stands before a value: names of secrets, URLs. Looks back over a bounded number of bytes.

use super::row::Names;

/// Bytes that are looked back over. Names, users and schemes that are longer are not seen.
pub(super) const BEHIND: usize = 256;
/// Blanks and quotes between a name and its separator, and the separator and its value.
pub(super) const BLANKS: usize = 24;
/// Bytes of the longest name.
const NAME: usize = 64;

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_-.".contains(&byte)
}

/// The end of a name, without its separators, in small letters.
#[derive(Debug, Clone, Copy)]
pub(super) struct Name {
    letters: [u8; LETTERS],
    len: usize,
}

/// Letters of a name's end that are compared: the longest word and the longest place.
const LETTERS: usize = 32;

impl Name {
    /// The name that a separator behind `before` follows; empty where it follows none.
    pub(super) fn before(before: &[u8]) -> Self {
        let mut before = trimmed(before);
        // `api_key: str = …`, `let api_key: &str = …`
        for kind in [&b"&'static str"[..], b"&str", b"String", b"string", b"str"] {
            let rest = before.strip_suffix(kind).and_then(|rest| trimmed(rest).strip_suffix(b":"));
            if let Some(rest) = rest {
                before = trimmed(rest);
                break;
            }
        }
        let mut name = Self { letters: [0; LETTERS], len: 0 };
        let letters = before
            .iter()
            .rev()
            .take(NAME)
            .take_while(|b| is_name(**b))
            .filter(|b| b.is_ascii_alphanumeric())
            .skip_while(|b| b.is_ascii_digit());
        for (slot, letter) in name.letters.iter_mut().rev().zip(letters) {
            *slot = letter.to_ascii_lowercase();
            name.len += 1;
        }
        name
    }

    /// Whether it is a name of this kind.
    pub(super) fn is(&self, names: Names) -> bool {
        self.letters.get(LETTERS - self.len..).is_some_and(|name| is_secret_name(names, name))
    }
}

/// Without blanks, quotes and the bracket of an index at its end.
fn trimmed(text: &[u8]) -> &[u8] {
    let mut text = text;
    for _ in 0..BLANKS {
        text = match text {
            [rest @ .., b'"' | b'\'', b']'] => rest,
            [rest @ .., b' ' | b'\t' | b'"' | b'\'' | b'`' | b'\\'] => rest,
            _ => break,
        };
    }
    text
}

fn is_secret_name(names: Names, name: &[u8]) -> bool {
    const PLACES: [&[u8]; 8] =
        [b"value", b"prod", b"production", b"dev", b"live", b"test", b"staging", b"string"];
    let bare = PLACES.iter().find_map(|place| name.strip_suffix(*place)).filter(|n| !n.is_empty());
    let words: &[&[u8]] = match names {
        Names::AwsSecret => &[b"secretaccesskey", b"awssecretkey", b"awssecret", b"awssecretaccess"],
        Names::Password => &[
            b"password",
            b"passwd",
            b"passphrase",
            b"pwd",
            b"dbpass",
            b"userpass",
            b"authpass",
            b"mailpass",
            b"smtppass",
            b"rootpass",
            b"adminpass",
        ],
        Names::Key => &[
            b"apikey",
            b"secretkey",
            b"accesskey",
            b"privatekey",
            b"encryptionkey",
            b"signingkey",
            b"authkey",
            b"accountkey",
            b"sharedkey",
            b"masterkey",
            b"appkey",
            b"secret",
            b"token",
            b"credential",
            b"credentials",
            b"apisecret",
        ],
    };
    names == Names::Password && name == b"pass"
        || [Some(name), bare].into_iter().flatten().any(|name| words.iter().any(|word| name.ends_with(word)))
}

/// Whether `before` ends, as prose does, with a name of this kind: "my API key ".
pub(super) fn spoken(names: Names, before: &[u8]) -> bool {
    let words: &[&[u8]] = match names {
        Names::AwsSecret => &[b"secret access key"],
        Names::Password => &[b"password", b"passphrase"],
        Names::Key => &[
            b"api key",
            b"api-key",
            b"api token",
            b"access token",
            b"secret key",
            b"secret",
            b"auth token",
            b"access key",
        ],
    };
    let Some((b' ', before)) = before.split_last() else { return false };
    words.iter().any(|word| {
        before.len() >= word.len()
            && before.iter().rev().zip(word.iter().rev()).all(|(a, b)| a.eq_ignore_ascii_case(b))
    })
}

/// Whether what `before` ends with may be a name of a secret: by its last two letters. Never wrong about a name that is.
pub(super) fn may_be_name(before: &[u8]) -> bool {
    const ENDS: [&[u8; 2]; 19] = [
        b"ey", b"et", b"en", b"al", b"ls", b"rd", b"wd", b"se", b"ss", b"ue", b"od", b"on", b"ev", b"ve",
        b"st", b"ng", b"tr", b"id", b"ng",
    ];
    let before = trimmed(before);
    match before {
        [.., last] if last.is_ascii_digit() || b"_-.".contains(last) => true,
        [.., a, b] => {
            let end = [a.to_ascii_lowercase(), b.to_ascii_lowercase()];
            b"_-.".contains(a) || ENDS.iter().any(|known| **known == end)
        }
        _ => true,
    }
}

/// Whether `before` ends with `://user`.
pub(super) fn in_url(before: &[u8]) -> bool {
    let user = before.iter().rev().take(BEHIND / 2).take_while(|b| is_user(**b)).count();
    before.get(..before.len() - user).is_some_and(|rest| rest.ends_with(b"://"))
}

/// Whether `before` ends with `scheme://user`, of a database or queue (`true`) or of anything else.
pub(super) fn url_user(database: bool, before: &[u8]) -> bool {
    const DATABASES: [&[u8]; 12] = [
        b"postgres",
        b"postgresql",
        b"mysql",
        b"mariadb",
        b"mongodb",
        b"redis",
        b"rediss",
        b"amqp",
        b"amqps",
        b"mssql",
        b"sqlserver",
        b"srv",
    ];
    let user = before.iter().rev().take(BEHIND / 2).take_while(|b| is_user(**b)).count();
    let Some(scheme) = before.get(..before.len() - user).and_then(|rest| rest.strip_suffix(b"://")) else {
        return false;
    };
    let length = scheme.iter().rev().take(16).take_while(|b| b.is_ascii_alphanumeric()).count();
    let name = scheme.get(scheme.len() - length..).unwrap_or_default().to_ascii_lowercase();
    length > 0 && DATABASES.iter().any(|known| name.ends_with(known)) == database
}

fn is_user(byte: u8) -> bool {
    !byte.is_ascii_whitespace() && !b"/:@\"'<>?#[]".contains(&byte)
}
