//! A detector as a row of data.

use crate::detect::Kind;

/// A detector.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    /// Its id: in the placeholder, in findings, in `detectors`.
    pub(super) id: &'static str,
    /// What it finds, for a person.
    pub(super) title: &'static str,
    /// A secret or personal data.
    pub(super) kind: Kind,
    /// Whether it goes by a public format, check or structure; else it is a guess by a name nearby.
    pub(super) structural: bool,
    /// Where a match may begin.
    pub(super) start: Start,
    /// The match, from its start, over bytes, as long as it gets.
    pub(super) pattern: &'static str,
    /// How many bytes at the pattern's end are only looked at.
    pub(super) trim: usize,
    /// Bytes of the longest match; a run that is still going on there is redacted to its end.
    pub(super) max_len: usize,
    /// What a match has to pass.
    pub(super) check: Check,
    /// What follows the match.
    pub(super) then: Then,
    /// Whether a match that fails its check is tried again at its shorter ends.
    pub(super) shorter: bool,
    /// Whether a match has to end at a word's end: a longer word is something else.
    pub(super) exact: bool,
    /// Whether it is looked for inside base64.
    pub(super) encoded: bool,
    /// Texts that hold one.
    pub(super) hits: &'static [&'static str],
    /// Texts that hold none.
    pub(super) misses: &'static [&'static str],
}

/// Where a match may begin. No word may stand right before a match that begins with a word's character.
#[derive(Debug, Clone, Copy)]
pub(super) enum Start {
    /// With one of these, case and all.
    Literal(&'static [&'static str]),
    /// Right behind one of these.
    After(&'static [&'static str]),
    /// At the value of a name like this.
    Assigned(Names),
    /// At the password of a URL; `true`: a database's or a queue's.
    UrlPassword(bool),
    /// At any word of such a class.
    Word(Bytes),
    /// At a value some way behind one of these names (in small letters; any case in the text).
    Near(&'static [&'static str]),
    /// With so many letters, behind which one of these stands: what tells the format stands in its middle.
    Inner(&'static [(usize, &'static str)], Letters),
    /// At a value some way behind the name of any row.
    AnyNear,
}

/// Letters before what stands inside a format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Letters {
    /// Letters, digits, `_`.
    Word,
    /// Letters, digits, `_`, `~`, `.`, `-`.
    Secret,
    /// Hex digits.
    Hex,
}

impl Letters {
    pub(super) const fn has(self, byte: u8) -> bool {
        match self {
            Self::Word => byte.is_ascii_alphanumeric() || byte == b'_',
            Self::Secret => byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'~' | b'.' | b'-'),
            Self::Hex => byte.is_ascii_hexdigit(),
        }
    }
}

/// Kinds of names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    /// `aws_secret_access_key`.
    AwsSecret,
    /// `api_key`, `client_secret`, `token`.
    Key,
    /// `password`.
    Password,
}

/// Classes of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bytes {
    /// A letter or a digit, not inside the local part of an address.
    Address,
    /// A digit, `+` or `(`, and digits enough.
    Phone,
    /// Digits, as many as a payment card has.
    Card,
    /// Three digits and a separator.
    Ssn,
    /// Up to three digits and a dot.
    Dotted,
    /// Digits and a colon.
    Bot,
    /// Up to four hex digits and a colon.
    Hex,
    /// Two capital letters and two digits.
    Iban,
}

/// What a match has to pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Check {
    /// Nothing: the format is enough.
    None,
    /// It is no filler and looks random: at least this many tenths of a bit a character.
    Random(u8),
    /// A digit, and random besides.
    Digit,
    /// Small and capital letters and digits, and random besides.
    Mixed,
    /// A value of a vendor's key by the vendor's name.
    Near,
    /// A value where a key has to stand.
    Value,
    /// `user:password` behind curl's `-u`.
    CurlUser,
    /// A key in a header, behind its scheme if there is one.
    Header,
    /// A password behind a flag, in quotes or not.
    Flag,
    /// A signature in a URL.
    Sas,
    /// Its last six characters are the base-62 CRC-32 of the rest; else it has to look random.
    Crc,
    /// An AWS key id, not a documentation's.
    AwsId,
    /// Forty characters of mixed case and digits.
    AwsSecret,
    /// The header is JSON with an `alg`.
    Jwt,
    /// A value of a key by its name.
    Key,
    /// A value of a password by its name.
    Password,
    /// A password in a URL.
    UrlPassword,
    /// `user:password` in base64.
    BasicHeader,
    /// A payment card: prefix, length, Luhn.
    Card,
    /// An IBAN: the country's length, mod 97.
    Iban,
    /// A US social security number by the issuing rules.
    Ssn,
    /// An IPv4 address that is no version and no special address.
    Ipv4,
    /// An IPv6 address.
    Ipv6,
    /// A phone number: separators or a `+`, 8 to 15 digits.
    Phone,
    /// An e-mail address outside the example domains.
    Email,
}

/// What follows a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// Nothing: the match is the whole thing.
    End,
    /// It was an opener: the thing goes on while characters of encoded runs follow.
    Run,
    /// It was an opener: the thing goes on to the PEM closer, or to the end.
    Pem,
}

/// What most rows share.
pub(super) const SECRET: Row = Row {
    id: "",
    title: "",
    kind: Kind::Secret,
    structural: true,
    start: Start::Literal(&[]),
    pattern: "",
    trim: 0,
    max_len: 256,
    check: Check::Random(30),
    then: Then::End,
    shorter: false,
    exact: true,
    encoded: true,
    hits: &[],
    misses: &[],
};

/// What the rows of personal data share.
pub(super) const PERSONAL: Row = Row { kind: Kind::Pii, max_len: 64, shorter: true, ..SECRET };

/// A key with a beginning of its own.
pub(super) const fn token(
    id: &'static str,
    title: &'static str,
    starts: &'static [&'static str],
    pattern: &'static str,
) -> Row {
    Row { id, title, start: Start::Literal(starts), pattern, shorter: true, ..SECRET }
}

/// A key right behind something.
pub(super) const fn behind(
    id: &'static str,
    title: &'static str,
    starts: &'static [&'static str],
    pattern: &'static str,
) -> Row {
    Row { id, title, start: Start::After(starts), pattern, ..SECRET }
}

/// A key that is told by what stands inside it.
pub(super) const fn inner(
    id: &'static str,
    title: &'static str,
    marks: &'static [(usize, &'static str)],
    pattern: &'static str,
) -> Row {
    Row { id, title, start: Start::Inner(marks, Letters::Word), pattern, ..SECRET }
}

/// A key that is told by a vendor's name before it.
pub(super) const fn near(
    id: &'static str,
    title: &'static str,
    names: &'static [&'static str],
    pattern: &'static str,
) -> Row {
    Row {
        id,
        title,
        start: Start::Near(names),
        pattern,
        structural: false,
        check: Check::Near,
        shorter: true,
        encoded: false,
        ..SECRET
    }
}

impl Row {
    /// Bytes of the longest match.
    pub(super) const fn max(mut self, bytes: usize) -> Self {
        self.max_len = bytes;
        self
    }

    /// It may go on inside a word.
    pub(super) const fn open(mut self) -> Self {
        self.exact = false;
        self.shorter = false;
        self
    }

    /// It is a guess by what stands around it.
    pub(super) const fn guess(mut self) -> Self {
        self.structural = false;
        self
    }

    pub(super) const fn then(mut self, then: Then) -> Self {
        self.then = then;
        self
    }

    /// It is not looked for inside base64.
    pub(super) const fn plain(mut self) -> Self {
        self.encoded = false;
        self
    }

    pub(super) const fn check(mut self, check: Check) -> Self {
        self.check = check;
        self
    }

    /// What stands before the mark of an inner one.
    pub(super) const fn letters(mut self, letters: Letters) -> Self {
        if let Start::Inner(marks, _) = self.start {
            self.start = Start::Inner(marks, letters);
        }
        self
    }

    pub(super) const fn hits(mut self, texts: &'static [&'static str]) -> Self {
        self.hits = texts;
        self
    }

    pub(super) const fn misses(mut self, texts: &'static [&'static str]) -> Self {
        self.misses = texts;
        self
    }
}
