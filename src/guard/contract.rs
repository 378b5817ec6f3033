//! The traits.

use std::sync::Arc;

use super::{Channel, Prompt, Reply, Work};
use crate::tool::{ToolCall, ToolResult};
use crate::turn::Turn;
use crate::verdict::{
    AfterOutcome, AnswerOutcome, BeforeOutcome, CallOutcome, Decision, ResultOutcome, StepOutcome,
};
use crate::words::BoxFuture;

/// Guards a loop at the six hooks of a turn.
///
/// All six are required, so that a wrapper drops none; a guard that has something to say at few of them
/// implements [`PartialGuard`](super::PartialGuard) instead and is lifted. Every future is `Send` and
/// cancel-safe: dropped, it leaves the turn as if the hook had not begun, save for an audit record.
pub trait Guard: Send + Sync {
    /// The prompt, before the agent runs. May run beside the model: what the other hooks let through
    /// waits for it.
    fn before<'a>(&'a self, turn: &'a Turn, prompt: &'a Prompt) -> BoxFuture<'a, Decision<BeforeOutcome>>;

    /// The model's reply that asks for calls, before any of them runs. The calls between two replies are one step:
    /// a rule's `after` looks at the steps before it.
    fn model_step<'a>(&'a self, turn: &'a Turn, reply: &'a Reply) -> BoxFuture<'a, Decision<StepOutcome>>;

    /// One call, before it runs. Calls of one turn may be guarded in parallel.
    fn tool_call<'a>(&'a self, turn: &'a Turn, call: &'a ToolCall) -> BoxFuture<'a, Decision<CallOutcome>>;

    /// One result, whole and raw, before the model sees it: from here on its call is an earlier one for a rule's
    /// `after`. The raw one stays with the host's transcript.
    fn tool_result<'a>(
        &'a self,
        turn: &'a Turn,
        call: &'a ToolCall,
        result: &'a ToolResult,
    ) -> BoxFuture<'a, Decision<ResultOutcome>>;

    /// A filter for one stream of the model's.
    fn output(&self, turn: &Turn, channel: Channel) -> Box<dyn OutputFilter>;

    /// The answer and the turn's changes, once the work is done.
    fn after<'a>(&'a self, turn: &'a Turn, work: &'a Work) -> BoxFuture<'a, Decision<AfterOutcome>>;
}

/// Filters one stream: text in, text out, at once; then the end's decision.
pub trait OutputFilter: Send {
    /// What may be shown now. For every way of cutting a text into chunks, what all calls and
    /// [`finish`](Self::finish) return, joined, is the same.
    fn push(&mut self, chunk: &str) -> String;

    /// The rest and the decision.
    fn finish(self: Box<Self>) -> BoxFuture<'static, Decision<AnswerOutcome>>;
}

macro_rules! forward {
    ($($pointer:ty),*) => {$(
        impl<G: Guard + ?Sized> Guard for $pointer {
            fn before<'a>(&'a self, turn: &'a Turn, prompt: &'a Prompt) -> BoxFuture<'a, Decision<BeforeOutcome>> {
                (**self).before(turn, prompt)
            }
            fn model_step<'a>(&'a self, turn: &'a Turn, reply: &'a Reply) -> BoxFuture<'a, Decision<StepOutcome>> {
                (**self).model_step(turn, reply)
            }
            fn tool_call<'a>(&'a self, turn: &'a Turn, call: &'a ToolCall) -> BoxFuture<'a, Decision<CallOutcome>> {
                (**self).tool_call(turn, call)
            }
            fn tool_result<'a>(
                &'a self,
                turn: &'a Turn,
                call: &'a ToolCall,
                result: &'a ToolResult,
            ) -> BoxFuture<'a, Decision<ResultOutcome>> {
                (**self).tool_result(turn, call, result)
            }
            fn output(&self, turn: &Turn, channel: Channel) -> Box<dyn OutputFilter> {
                (**self).output(turn, channel)
            }
            fn after<'a>(&'a self, turn: &'a Turn, work: &'a Work) -> BoxFuture<'a, Decision<AfterOutcome>> {
                (**self).after(turn, work)
            }
        }
    )*};
}

forward!(Arc<G>, Box<G>, &G);
