//! Which tools a gate is about, compiled.

use super::{NamePattern, ToolId, ToolInfo, ToolKind};
use crate::matcher::{NameGlob, PatternError};

/// Which tools a gate is about: any of its patterns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ToolSet {
    patterns: Vec<Pattern>,
    /// Names are compared as written, and a tool of a server never by its name alone.
    exact: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Pattern {
    Name(NamePattern),
    On { server: NameGlob, tool: NameGlob },
    Kind(ToolKind),
}

impl ToolSet {
    /// No tools yet. `exact`: for `allow`, which compares names as they are written.
    pub(crate) fn new(exact: bool) -> Self {
        Self { patterns: Vec::new(), exact }
    }

    /// Adds a glob over names; alternatives may stand in it, split by `|`.
    ///
    /// # Errors
    /// An empty alternative.
    pub(crate) fn name(&mut self, glob: &str) -> Result<(), PatternError> {
        for alternative in glob.split('|') {
            let glob = alternative.trim();
            if glob.is_empty() {
                return Err(PatternError::new("an empty tool name", "write a name, or `*` for every tool"));
            }
            self.patterns.push(Pattern::Name(NamePattern::new(glob)));
        }
        Ok(())
    }

    /// Adds tools of servers; both are globs.
    ///
    /// # Errors
    /// An empty one.
    pub(crate) fn on(&mut self, server: &str, tool: &str) -> Result<(), PatternError> {
        if server.is_empty() || tool.is_empty() {
            return Err(PatternError::new(
                "an empty server or tool",
                "write `{server: NAME, tool: \"*\"}` for every tool of a server",
            ));
        }
        self.patterns.push(Pattern::On { server: NameGlob::new(server), tool: NameGlob::new(tool) });
        Ok(())
    }

    /// Adds every tool of a kind.
    pub(crate) fn kind(&mut self, kind: ToolKind) {
        self.patterns.push(Pattern::Kind(kind));
    }

    /// Whether it is about this tool.
    pub(crate) fn matches(&self, id: &ToolId, info: &ToolInfo) -> bool {
        self.patterns.iter().any(|pattern| self.one(pattern, id, info))
    }

    /// Whether a pattern with at least one literal letter names this tool: what covers a call
    /// (*no rule, no call*). A kind names no tool.
    pub(crate) fn names(&self, id: &ToolId, info: &ToolInfo) -> bool {
        self.patterns.iter().any(|pattern| literal_letter(pattern) && self.one(pattern, id, info))
    }

    fn one(&self, pattern: &Pattern, id: &ToolId, info: &ToolInfo) -> bool {
        let same = |glob: &NameGlob, name: &str| {
            if self.exact { glob.is_match_exact(name) } else { glob.is_match(name) }
        };
        match pattern {
            Pattern::Name(pattern) if self.exact => pattern.names(id, same),
            Pattern::Name(pattern) => pattern.may_name(id, true, same),
            Pattern::On { server, tool } => {
                let (of, name) = id.split();
                of.is_some_and(|of| same(server, of)) && same(tool, name)
                    // A name that could be taken apart in another way may be of that server.
                    || (!self.exact && id.splits().any(|(of, name)| same(server, of) && same(tool, name)))
            }
            Pattern::Kind(kind) => info.kind == *kind,
        }
    }
}

fn literal_letter(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Name(pattern) => pattern.glob.has_literal_letter(),
        Pattern::On { server, tool } => server.has_literal_letter() || tool.has_literal_letter(),
        Pattern::Kind(_) => false,
    }
}
