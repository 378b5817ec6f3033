//! The engine as a guard: each hook hands over to its file.

use std::sync::Arc;

use super::core::Engine;
use super::output::EngineFilter;
use super::pipeline::Settled;
use super::{after, before, model_step, tool_call, tool_result};
use crate::guard::{Channel, Guard, OutputFilter, Prompt, Reply, Work};
use crate::tool::{ToolCall, ToolResult};
use crate::turn::Turn;
use crate::verdict::{AfterOutcome, BeforeOutcome, CallOutcome, Decision, ResultOutcome, StepOutcome};
use crate::words::BoxFuture;

impl Engine {
    /// Decides a call without asking for the approval of acting tools: where evaluation ends.
    pub(crate) async fn decide_call(&self, turn: &Turn, call: &ToolCall) -> Decision<CallOutcome> {
        tool_call::decide(&self.0, turn.rules(), turn, call, &Settled::default(), false).await
    }
}

impl Guard for Engine {
    fn before<'a>(&'a self, turn: &'a Turn, prompt: &'a Prompt) -> BoxFuture<'a, Decision<BeforeOutcome>> {
        // Begun at the call, not at the first poll: a model that runs beside it finds it at work.
        let gate = turn.prompt().begin();
        Box::pin(async move {
            before::decide(&self.0, turn.rules(), turn, prompt, &Settled::default(), gate).await
        })
    }

    fn model_step<'a>(&'a self, turn: &'a Turn, reply: &'a Reply) -> BoxFuture<'a, Decision<StepOutcome>> {
        Box::pin(
            async move { model_step::decide(&self.0, turn.rules(), turn, reply, &Settled::default()).await },
        )
    }

    fn tool_call<'a>(&'a self, turn: &'a Turn, call: &'a ToolCall) -> BoxFuture<'a, Decision<CallOutcome>> {
        Box::pin(async move {
            tool_call::decide(&self.0, turn.rules(), turn, call, &Settled::default(), true).await
        })
    }

    fn tool_result<'a>(
        &'a self,
        turn: &'a Turn,
        call: &'a ToolCall,
        result: &'a ToolResult,
    ) -> BoxFuture<'a, Decision<ResultOutcome>> {
        Box::pin(async move {
            tool_result::decide(&self.0, turn.rules(), turn, call, result, &Settled::default()).await
        })
    }

    fn output(&self, turn: &Turn, channel: Channel) -> Box<dyn OutputFilter> {
        Box::new(EngineFilter::new(Arc::clone(&self.0), turn.clone(), channel))
    }

    fn after<'a>(&'a self, turn: &'a Turn, work: &'a Work) -> BoxFuture<'a, Decision<AfterOutcome>> {
        Box::pin(async move { after::decide(&self.0, turn.rules(), turn, work, &Settled::default()).await })
    }
}
