//! Composition: of all effects at a hook, the strictest decides (`runtime.md` 3).
//!
//! The decision does not depend on the order of the gates; the table of each hook is total.

use crate::words::{Action, Hook};

/// The effects of a hook, strictest first.
pub(crate) const fn strictest_first(hook: Hook) -> &'static [Action] {
    use Action::{Block, Halt, Hold, Record, Redact, Revise, Warn};
    match hook {
        Hook::BeforeAgent => &[Halt, Block, Hold, Revise, Redact, Warn, Record],
        Hook::ModelStep | Hook::ToolCall => &[Halt, Block, Hold, Warn, Record],
        Hook::ToolResult | Hook::Output => &[Halt, Block, Hold, Redact, Warn, Record],
        Hook::AfterAgent => &[Halt, Revise, Hold, Block, Warn, Record],
    }
}

/// The strictest of the effects at `hook`; none where nothing failed. `rounds_remain`: whether a failing
/// `revise` of `after_agent` can still send back; it is a warning where it can't.
pub(crate) fn strictest(
    hook: Hook,
    effects: impl IntoIterator<Item = Action>,
    rounds_remain: bool,
) -> Option<Action> {
    let table = strictest_first(hook);
    effects
        .into_iter()
        .map(|effect| effective(hook, effect, rounds_remain))
        .filter(|effect| *effect != Action::Allow)
        .min_by_key(|effect| table.iter().position(|a| a == effect).unwrap_or(0))
}

/// What an effect is at a hook: one that the hook's table does not know is a block, never nothing.
pub(crate) fn effective(hook: Hook, effect: Action, rounds_remain: bool) -> Action {
    if hook == Hook::AfterAgent && effect == Action::Revise && !rounds_remain {
        return Action::Warn;
    }
    if effect == Action::Allow || strictest_first(hook).contains(&effect) { effect } else { Action::Block }
}

/// Whether no later verdict can change the decision: judging in order would have stopped here.
pub(crate) const fn settles(hook: Hook, effect: Action) -> bool {
    match hook {
        // All reasons go back with the answer, so every rule is asked.
        Hook::AfterAgent => matches!(effect, Action::Halt),
        _ => matches!(effect, Action::Halt | Action::Block),
    }
}
