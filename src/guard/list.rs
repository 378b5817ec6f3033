//! Guards composing: a list of guards is a guard.

use std::sync::Arc;

use futures_util::future::join_all;

use super::{Channel, Guard, OutputFilter, Prompt, Reply, Work};
use crate::tool::{ToolCall, ToolResult};
use crate::turn::{PromptState, Turn};
use crate::verdict::{
    AfterOutcome, AnswerOutcome, BeforeOutcome, CallOutcome, Decision, Report, ResultOutcome, StepOutcome,
};
use crate::words::BoxFuture;

/// Several guards as one: every guard is asked and the strictest decision wins, whatever their order.
///
/// Calls, steps and work go to all guards side by side, so that one of them may open a ticket for a call that
/// another blocks: the call does not run, and the ticket expires. Prompts and results go from guard to guard, as
/// streams do through their filters: where several change the text, each change counts.
#[derive(Clone, Default)]
pub struct Guards(Vec<Arc<dyn Guard>>);

impl Guards {
    /// These guards as one.
    #[must_use]
    pub fn new(guards: Vec<Arc<dyn Guard>>) -> Self {
        Self(guards)
    }
}

impl std::fmt::Debug for Guards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Guards({})", self.0.len())
    }
}

/// How strict an outcome is; the lowest wins.
trait Strictness {
    fn rank(&self) -> u8;
}

impl Strictness for BeforeOutcome {
    fn rank(&self) -> u8 {
        match self {
            Self::Halted => 0,
            Self::Refused => 1,
            Self::Held { .. } => 2,
            Self::Proceed { .. } => 3,
        }
    }
}

impl Strictness for StepOutcome {
    fn rank(&self) -> u8 {
        match self {
            Self::Halted => 0,
            Self::SentBack => 1,
            Self::Held { .. } => 2,
            Self::Proceed => 3,
        }
    }
}

impl Strictness for CallOutcome {
    fn rank(&self) -> u8 {
        match self {
            Self::Halted => 0,
            Self::Blocked { .. } => 1,
            Self::Held { .. } => 2,
            Self::Run { .. } => 3,
        }
    }
}

impl Strictness for ResultOutcome {
    fn rank(&self) -> u8 {
        match self {
            Self::Halted => 0,
            Self::Withheld { .. } => 1,
            Self::Held { .. } => 2,
            Self::Given { .. } => 3,
        }
    }
}

impl Strictness for AnswerOutcome {
    fn rank(&self) -> u8 {
        match self {
            Self::Halted => 0,
            Self::Withheld { .. } => 1,
            Self::Held { .. } => 2,
            Self::Released { .. } => 3,
        }
    }
}

impl Strictness for AfterOutcome {
    fn rank(&self) -> u8 {
        match self {
            Self::Halted => 0,
            Self::SentBack { .. } => 1,
            Self::Withheld => 2,
            Self::Held { .. } => 3,
            Self::Marked => 4,
            Self::Accepted => 5,
        }
    }
}

/// The strictest of two decisions, with both reports.
fn stricter<T: Strictness>(a: Decision<T>, b: Decision<T>) -> Decision<T> {
    let (mut winner, other) = if b.outcome.rank() < a.outcome.rank() { (b, a) } else { (a, b) };
    merge(&mut winner.report, other.report);
    winner
}

fn merge(report: &mut Report, other: Report) {
    report.verdicts.extend(other.verdicts);
    report.notices.extend(other.notices);
    report.reasons.extend(other.reasons);
    report.considered += other.considered;
}

fn strictest<T: Strictness>(decisions: Vec<Decision<T>>, none: T) -> Decision<T> {
    decisions.into_iter().reduce(stricter).unwrap_or(Decision { outcome: none, report: Report::default() })
}

impl Guard for Guards {
    fn before<'a>(&'a self, turn: &'a Turn, prompt: &'a Prompt) -> BoxFuture<'a, Decision<BeforeOutcome>> {
        // The prompt is let through once all guards have let it through, not at the first of them.
        let run = turn.prompt().begin();
        Box::pin(async move {
            let mut current = prompt.clone();
            let mut changed = false;
            let mut contexts = Vec::new();
            let mut all: Option<Decision<BeforeOutcome>> = None;
            for guard in &self.0 {
                let mut decision = guard.before(turn, &current).await;
                if let BeforeOutcome::Proceed { prompt, context } = &mut decision.outcome {
                    contexts.append(context);
                    if let Some(text) = prompt.take() {
                        current.text = text;
                        changed = true;
                    }
                }
                all = Some(match all {
                    None => decision,
                    Some(before) => stricter(before, decision),
                });
            }
            let mut decision = all.unwrap_or(Decision {
                outcome: BeforeOutcome::Proceed { prompt: None, context: Vec::new() },
                report: Report::default(),
            });
            if let BeforeOutcome::Proceed { prompt, context } = &mut decision.outcome {
                *prompt = changed.then_some(current.text);
                *context = contexts;
                run.end(PromptState::Proceeded);
            } else {
                let why = decision.report.reasons.first().map_or("a guard stopped it", |r| &r.for_person);
                run.end(PromptState::Stopped(format!("the turn's prompt was not let through: {why}")));
            }
            decision
        })
    }

    fn model_step<'a>(&'a self, turn: &'a Turn, reply: &'a Reply) -> BoxFuture<'a, Decision<StepOutcome>> {
        Box::pin(async move {
            strictest(join_all(self.0.iter().map(|g| g.model_step(turn, reply))).await, StepOutcome::Proceed)
        })
    }

    fn tool_call<'a>(&'a self, turn: &'a Turn, call: &'a ToolCall) -> BoxFuture<'a, Decision<CallOutcome>> {
        Box::pin(async move {
            let decisions = join_all(self.0.iter().map(|g| g.tool_call(turn, call))).await;
            let decision = strictest(decisions, CallOutcome::Run { key: turn.plain_key(&call.id) });
            if !matches!(decision.outcome, CallOutcome::Run { .. }) {
                // A guard that let it run keeps no reservation for a call that another stopped.
                drop(turn.close_call(&call.id, &call.tool));
            }
            decision
        })
    }

    fn tool_result<'a>(
        &'a self,
        turn: &'a Turn,
        call: &'a ToolCall,
        result: &'a ToolResult,
    ) -> BoxFuture<'a, Decision<ResultOutcome>> {
        Box::pin(async move {
            let mut current = result.clone();
            let mut labels = Vec::new();
            let mut all: Option<Decision<ResultOutcome>> = None;
            for guard in &self.0 {
                let decision = guard.tool_result(turn, call, &current).await;
                match &decision.outcome {
                    ResultOutcome::Given { text, flags, .. } => {
                        current.text.clone_from(text);
                        labels.extend(flags.iter().copied());
                    }
                    ResultOutcome::Withheld { flags, .. } => labels.extend(flags.iter().copied()),
                    ResultOutcome::Held { .. } | ResultOutcome::Halted => {}
                }
                all = Some(match all {
                    None => decision,
                    Some(before) => stricter(before, decision),
                });
            }
            let given = |text| ResultOutcome::Given {
                text,
                result: result.outcome,
                untrusted: true,
                flags: Vec::new(),
            };
            let mut decision = all.unwrap_or_else(|| Decision {
                outcome: given(result.text.clone()),
                report: Report::default(),
            });
            labels.sort_unstable();
            labels.dedup();
            if let ResultOutcome::Given { text, flags, .. } = &mut decision.outcome {
                *text = current.text;
                *flags = labels;
            } else if let ResultOutcome::Withheld { flags, .. } = &mut decision.outcome {
                *flags = labels;
            }
            decision
        })
    }

    fn output(&self, turn: &Turn, channel: Channel) -> Box<dyn OutputFilter> {
        Box::new(Filters(self.0.iter().map(|g| g.output(turn, channel)).collect()))
    }

    fn after<'a>(&'a self, turn: &'a Turn, work: &'a Work) -> BoxFuture<'a, Decision<AfterOutcome>> {
        Box::pin(async move {
            strictest(join_all(self.0.iter().map(|g| g.after(turn, work))).await, AfterOutcome::Accepted)
        })
    }
}

/// The filters of several guards: what one releases goes through the next.
struct Filters(Vec<Box<dyn OutputFilter>>);

impl OutputFilter for Filters {
    fn push(&mut self, chunk: &str) -> String {
        let mut text = chunk.to_owned();
        for filter in &mut self.0 {
            text = filter.push(&text);
        }
        text
    }

    fn finish(self: Box<Self>) -> BoxFuture<'static, Decision<AnswerOutcome>> {
        Box::pin(async move {
            let mut carried = String::new();
            let mut redacted_by_any = false;
            let mut all: Option<Decision<AnswerOutcome>> = None;
            for mut filter in self.0 {
                let mut text = filter.push(&carried);
                let mut decision = filter.finish().await;
                match &mut decision.outcome {
                    AnswerOutcome::Released { rest, redacted } => {
                        text.push_str(rest);
                        redacted_by_any |= *redacted;
                    }
                    // What goes out once a person approves goes through the filters after it as well.
                    AnswerOutcome::Held { rest, .. } => text.push_str(rest),
                    AnswerOutcome::Withheld { .. } | AnswerOutcome::Halted => {}
                }
                carried = text;
                all = Some(match all {
                    None => decision,
                    Some(before) => stricter(before, decision),
                });
            }
            let mut decision = all.unwrap_or(Decision {
                outcome: AnswerOutcome::Released { rest: String::new(), redacted: false },
                report: Report::default(),
            });
            match &mut decision.outcome {
                AnswerOutcome::Released { rest, redacted } => {
                    *rest = carried;
                    *redacted = redacted_by_any;
                }
                AnswerOutcome::Held { rest, .. } => *rest = carried,
                AnswerOutcome::Withheld { .. } | AnswerOutcome::Halted => {}
            }
            decision
        })
    }
}
