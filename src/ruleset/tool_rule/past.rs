//! What a rule's `after` asks of the turn.

use super::earlier::Earlier;

/// How an earlier call compares with a condition, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Met {
    /// No earlier call is of it.
    No,
    /// One may be: a command with an unknown part.
    Possible,
    /// Whether one is can't be told.
    Unknown,
    /// One is.
    Certain,
}

/// What a turn remembers of its tree's calls, and the label of its conversation.
pub(crate) trait Past {
    /// Whether a call of the tree whose result came back, and that is not of the present step, met this.
    fn met(&self, earlier: &Earlier) -> Met;
    /// Whether the conversation holds outside content, or a call of this step is bringing some in.
    fn is_tainted(&self) -> bool;
    /// Where the outside content came from, for a person; empty where that is not known.
    fn taint_sources(&self) -> String;
}
