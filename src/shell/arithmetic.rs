//! Arithmetic: `$((…))`, `((…))`. Nothing is computed; the substitutions inside run.

use super::fields::Marks;
use super::reader::Reader;
use super::script::OpaqueReason;

impl Reader<'_, '_> {
    /// Whether the brackets that were opened twice before `ahead` are arithmetic: the first that closes the inner
    /// one is followed by the other. What no arithmetic has (quotes, `;`) is read as commands.
    pub(super) fn arithmetic_ahead(&self, ahead: usize) -> bool {
        let mut depth = 2usize;
        let rest = self.bytes.get(self.pos + ahead..).unwrap_or_default();
        for (i, b) in rest.iter().enumerate() {
            self.look(1);
            match b {
                b'(' => depth += 1,
                b')' => {
                    depth -= 1;
                    if depth == 1 {
                        return rest.get(i + 1) == Some(&b')');
                    }
                }
                b'\'' | b'"' | b';' => return false,
                _ => {}
            }
        }
        false
    }

    /// Whether what stands after two brackets is a command to a shell that has no `((` (dash): a name, blanks, and
    /// then no operator.
    pub(super) fn command_ahead(&self, ahead: usize) -> bool {
        let rest = self.bytes.get(self.pos + ahead..).unwrap_or_default();
        let rest = rest.trim_ascii_start();
        let name = rest.iter().take_while(|b| b.is_ascii_alphanumeric() || b"_./".contains(b)).count();
        let after = rest.get(name..).unwrap_or_default();
        let next = after.trim_ascii_start();
        let word = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || b"/~._$".contains(b));
        name > 0
            && next.len() < after.len()
            && (word(next.first()) || next.first() == Some(&b'-') && word(next.get(1)))
            && !rest.first().is_some_and(u8::is_ascii_digit)
    }

    /// Arithmetic after `((`: a number, but the substitutions inside run.
    pub(super) fn arithmetic(&mut self, marks: &mut Marks) {
        let start = self.pos;
        if !self.enter() {
            return;
        }
        let mut inner = Marks::default();
        let mut depth = 0usize;
        loop {
            match self.peek(0) {
                None => {
                    self.give_up(start, OpaqueReason::Unbalanced);
                    break;
                }
                Some(b'(') => {
                    depth += 1;
                    self.pos += 1;
                }
                Some(b')') => {
                    self.pos += 1;
                    if depth == 0 {
                        if self.peek(0) == Some(b')') {
                            self.pos += 1;
                        }
                        break;
                    }
                    depth -= 1;
                }
                Some(_) => self.unquoted(&mut inner),
            }
        }
        self.leave();
        marks.unknown(None, true, true);
    }
}
