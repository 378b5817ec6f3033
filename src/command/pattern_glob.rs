//! Globs over commands: `*` is anything, slashes too, `?` one character, `\` takes the next as it is.

/// Stands in a text for something that the line does not tell. No byte of UTF-8.
pub(super) const UNKNOWN: u8 = 0xff;
/// Stands in a text for a quoted `*`: a character, no glob of the shell's.
pub(super) const QUOTED_STAR: u8 = 0xfe;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token {
    Byte(u8),
    Any,
    One,
}

/// A compiled glob.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Glob {
    tokens: Vec<Token>,
}

impl Glob {
    pub(super) fn new(text: &str) -> Self {
        let mut tokens = Vec::with_capacity(text.len());
        let mut bytes = text.bytes();
        while let Some(b) = bytes.next() {
            match b {
                b'*' if tokens.last() == Some(&Token::Any) => {}
                b'*' => tokens.push(Token::Any),
                b'?' => tokens.push(Token::One),
                b'\\' => tokens.push(Token::Byte(bytes.next().unwrap_or(b'\\'))),
                b => tokens.push(Token::Byte(b)),
            }
        }
        Self { tokens }
    }

    /// Whether it matches everything.
    pub(super) fn is_any(&self) -> bool {
        self.tokens == [Token::Any]
    }

    /// Whether the text matches whatever its unknown parts are: only `*` takes those.
    pub(super) fn matches(&self, text: &[u8]) -> bool {
        let (mut i, mut j) = (0, 0);
        let mut star: Option<(usize, usize)> = None;
        while let Some(&b) = text.get(i) {
            let step = match self.tokens.get(j) {
                Some(Token::Any) => {
                    star = Some((i, j));
                    j += 1;
                    continue;
                }
                Some(Token::Byte(t)) if *t == b => 1,
                Some(Token::One) if b != UNKNOWN => char_len(b),
                _ => 0,
            };
            if step > 0 {
                i += step;
                j += 1;
            } else if let Some((si, sj)) = star {
                star = Some((si + 1, sj));
                i = si + 1;
                j = sj + 1;
            } else {
                return false;
            }
        }
        self.tokens.iter().skip(j).all(|t| *t == Token::Any)
    }

    /// Whether the text can match for some values of its unknown parts.
    pub(super) fn may_match(&self, text: &[u8]) -> bool {
        let end = self.tokens.len();
        let mut now = vec![false; end + 1];
        let mut next = vec![false; end + 1];
        if let Some(first) = now.first_mut() {
            *first = true;
        }
        self.close(&mut now);
        for &b in text {
            next.fill(false);
            let mut reached = false;
            for (j, here) in now.iter().enumerate() {
                reached |= *here;
                if b == UNKNOWN {
                    // It can be any text, so every later place can be reached.
                    if reached && let Some(slot) = next.get_mut(j) {
                        *slot = true;
                    }
                    continue;
                }
                if !*here {
                    continue;
                }
                let to = match self.tokens.get(j) {
                    Some(Token::Any) => Some(j),
                    Some(Token::One) => Some(if (0x80..0xc0).contains(&b) { j } else { j + 1 }),
                    Some(Token::Byte(t)) if *t == b => Some(j + 1),
                    _ => None,
                };
                if let Some(slot) = to.and_then(|to| next.get_mut(to)) {
                    *slot = true;
                }
            }
            self.close(&mut next);
            std::mem::swap(&mut now, &mut next);
            if !now.contains(&true) {
                return false;
            }
        }
        now.last().copied().unwrap_or(false)
    }

    fn close(&self, states: &mut [bool]) {
        for (j, token) in self.tokens.iter().enumerate() {
            if *token == Token::Any
                && states.get(j).copied().unwrap_or(false)
                && let Some(slot) = states.get_mut(j + 1)
            {
                *slot = true;
            }
        }
    }
}

fn char_len(first: u8) -> usize {
    match first {
        0xc0..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf7 => 4,
        _ => 1,
    }
}
