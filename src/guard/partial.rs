//! A guard that has something to say at few hooks.

use super::{Channel, Guard, OutputFilter, Prompt, Reply, Work};
use crate::tool::{ToolCall, ToolResult};
use crate::turn::Turn;
use crate::verdict::{
    AfterOutcome, AnswerOutcome, BeforeOutcome, CallOutcome, Decision, Report, ResultOutcome, StepOutcome,
};
use crate::words::BoxFuture;

/// A guard that has something to say at few hooks; the others let everything through. Lift it to a
/// [`Guard`] with [`PartialGuard::lift`].
pub trait PartialGuard: Send + Sync {
    /// The prompt.
    fn before<'a>(&'a self, _: &'a Turn, _: &'a Prompt) -> BoxFuture<'a, Decision<BeforeOutcome>> {
        through(BeforeOutcome::Proceed { prompt: None, context: Vec::new() })
    }

    /// The model's step.
    fn model_step<'a>(&'a self, _: &'a Turn, _: &'a Reply) -> BoxFuture<'a, Decision<StepOutcome>> {
        through(StepOutcome::Proceed)
    }

    /// A call.
    fn tool_call<'a>(&'a self, turn: &'a Turn, call: &'a ToolCall) -> BoxFuture<'a, Decision<CallOutcome>> {
        through(CallOutcome::Run { key: turn.plain_key(&call.id) })
    }

    /// A result.
    fn tool_result<'a>(
        &'a self,
        _: &'a Turn,
        _: &'a ToolCall,
        result: &'a ToolResult,
    ) -> BoxFuture<'a, Decision<ResultOutcome>> {
        through(ResultOutcome::Given {
            text: result.text.clone(),
            result: result.outcome,
            untrusted: true,
            flags: Vec::new(),
        })
    }

    /// A stream.
    fn output(&self, _: &Turn, _: Channel) -> Box<dyn OutputFilter> {
        Box::new(Open)
    }

    /// The work.
    fn after<'a>(&'a self, _: &'a Turn, _: &'a Work) -> BoxFuture<'a, Decision<AfterOutcome>> {
        through(AfterOutcome::Accepted)
    }

    /// As a [`Guard`].
    fn lift(self) -> Lifted<Self>
    where
        Self: Sized,
    {
        Lifted(self)
    }
}

fn through<'a, T: Send + 'a>(outcome: T) -> BoxFuture<'a, Decision<T>> {
    Box::pin(std::future::ready(Decision { outcome, report: Report::default() }))
}

/// A [`PartialGuard`] as a [`Guard`].
#[derive(Debug, Clone)]
pub struct Lifted<G>(G);

impl<G: PartialGuard> Guard for Lifted<G> {
    fn before<'a>(&'a self, turn: &'a Turn, prompt: &'a Prompt) -> BoxFuture<'a, Decision<BeforeOutcome>> {
        self.0.before(turn, prompt)
    }
    fn model_step<'a>(&'a self, turn: &'a Turn, reply: &'a Reply) -> BoxFuture<'a, Decision<StepOutcome>> {
        self.0.model_step(turn, reply)
    }
    fn tool_call<'a>(&'a self, turn: &'a Turn, call: &'a ToolCall) -> BoxFuture<'a, Decision<CallOutcome>> {
        self.0.tool_call(turn, call)
    }
    fn tool_result<'a>(
        &'a self,
        turn: &'a Turn,
        call: &'a ToolCall,
        result: &'a ToolResult,
    ) -> BoxFuture<'a, Decision<ResultOutcome>> {
        self.0.tool_result(turn, call, result)
    }
    fn output(&self, turn: &Turn, channel: Channel) -> Box<dyn OutputFilter> {
        self.0.output(turn, channel)
    }
    fn after<'a>(&'a self, turn: &'a Turn, work: &'a Work) -> BoxFuture<'a, Decision<AfterOutcome>> {
        self.0.after(turn, work)
    }
}

/// Lets everything through.
struct Open;

impl OutputFilter for Open {
    fn push(&mut self, chunk: &str) -> String {
        chunk.to_owned()
    }
    fn finish(self: Box<Self>) -> BoxFuture<'static, Decision<AnswerOutcome>> {
        through(AnswerOutcome::Released { rest: String::new(), redacted: false })
    }
}
