//! `allowed_domains` of `limits`: the addresses of a call that are none of these (`checks.md` 1).

use super::limits::{LimitFinding, LimitKind, shown};
use crate::baseline::{Line, Touched};
use crate::command::{HostPart, HostWord};
use crate::matcher::{Address, Cover, Destination, DomainPattern, Spot, hosts_in};
use crate::tool::{CallView, ToolKind};

/// Hosts that may be addressed: the same entries as the matcher `domain`.
#[derive(Debug, Clone, Default)]
pub(super) struct Domains(Vec<DomainPattern>);

impl Domains {
    pub(super) const fn new(patterns: Vec<DomainPattern>) -> Self {
        Self(patterns)
    }

    fn allow(&self, to: &Destination) -> bool {
        self.0.iter().any(|pattern| pattern.covers(to))
    }

    /// The addresses of a call that are not allowed. Tools with `url_at`: what stands there; commands:
    /// the words that their programs would connect to; read, write and edit tools: nothing of their
    /// content; all others: every absolute URL in any string.
    pub(super) fn check(&self, view: &CallView<'_>, touched: &Touched<'_>) -> Vec<LimitFinding> {
        let mut out = Vec::new();
        for line in &touched.lines {
            for done in &line.done {
                for word in &done.effects.connects {
                    self.word(word, line, done.command.guessed, &mut out);
                }
            }
        }
        let info = view.info();
        if !info.url_at.is_empty() {
            for url in view.urls() {
                let at = spot(&url.at, 0..url.text.len());
                match &url.to {
                    _ if url.malformed => out.push(malformed(&url.text, true, at)),
                    Some(to) if !self.allow(to) => out.push(self.refused(to, true, at)),
                    _ => {}
                }
            }
            return out;
        }
        if matches!(info.kind, ToolKind::Read | ToolKind::Write) {
            return out;
        }
        let commands: Vec<&str> = touched.lines.iter().map(|l| l.at).collect();
        for string in view.strings().iter().filter(|s| !commands.iter().any(|c| stands_in(&s.at, c))) {
            for (span, to) in hosts_in(&string.text) {
                if !self.allow(&to) {
                    out.push(self.refused(&to, true, spot(&string.at, span)));
                }
            }
        }
        out
    }

    fn word(&self, word: &HostWord, line: &Line<'_>, guessed: bool, out: &mut Vec<LimitFinding>) {
        let at = spot(line.at, word.span.clone());
        if let Some(part) = &word.part {
            out.push(self.unknown(part, word.certain, guessed, at));
            return;
        }
        let certain = word.certain && !guessed;
        match Address::read(&word.text) {
            Address::At(to) if !self.allow(&to) => out.push(self.refused(&to, certain, at)),
            Address::Malformed => out.push(malformed(&word.text, certain, at)),
            Address::At(_) | Address::NoHost => {}
        }
    }

    /// A host with an unknown part: refused where its known end is below none that are allowed
    /// (`$(…).evil.example`), else only possibly another.
    fn unknown(&self, part: &HostPart, known_program: bool, guessed: bool, at: Spot) -> LimitFinding {
        let named = part.tail.starts_with('.') && part.tail.len() > 1;
        let allowed = self.0.iter().any(|pattern| pattern.may_cover(&part.head, &part.tail));
        let reason = match (named, allowed) {
            (true, false) => format!(
                "no host that ends in `{}` is one of the allowed domains",
                shown(part.tail.trim_start_matches('.'))
            ),
            _ => "it connects to an address that can't be known".to_owned(),
        };
        let certain = named && !allowed && known_program && !guessed;
        LimitFinding { kind: LimitKind::Domain, certain, reason, spots: vec![at] }
    }

    fn refused(&self, to: &Destination, certain: bool, at: Spot) -> LimitFinding {
        // The port is told where it is what decides.
        let elsewhere = |pattern: &DomainPattern| {
            pattern.has_port() && pattern.meets(&Destination { port: None, ..to.clone() }) != Cover::No
        };
        let host = if self.0.iter().any(elsewhere) { to.to_string() } else { to.host.to_string() };
        LimitFinding {
            kind: LimitKind::Domain,
            certain,
            reason: format!("the host `{host}` is not one of the allowed domains"),
            spots: vec![at],
        }
    }
}

fn malformed(text: &str, certain: bool, at: Spot) -> LimitFinding {
    LimitFinding {
        kind: LimitKind::MalformedAddress,
        certain,
        reason: format!("`{}` is a malformed address", shown(text)),
        spots: vec![at],
    }
}

fn spot(at: &str, span: std::ops::Range<usize>) -> Spot {
    Spot { at: at.to_owned(), span, label: "allowed_domains".to_owned() }
}

/// Whether a place is a command's, or one of the words of a command that is an argument vector.
fn stands_in(at: &str, command: &str) -> bool {
    at == command || at.strip_prefix(command).is_some_and(|rest| rest.starts_with('['))
}
