//! The composed outcome of a hook.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use super::Verdict;
use crate::approval::TicketId;
use crate::detect::Masked;
use crate::notice::Notice;
use crate::tool::ToolOutcome;
use crate::words::GateRef;

/// The composed outcome of a hook: what the host does, and the report of how it came about.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Decision<T> {
    /// What the host does.
    #[serde(flatten)]
    pub outcome: T,
    /// How it came about.
    pub report: Report,
}

/// How a decision came about.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Report {
    /// Every gate that was asked, in the order of the gates.
    pub verdicts: Vec<Verdict>,
    /// What to show the person.
    pub notices: Vec<Notice>,
    /// Why, of every gate whose failure shaped the decision, strictest first.
    pub reasons: Vec<Reason>,
    /// How many gates could apply; those that had nothing against the subject have no verdict here.
    pub considered: usize,
}

/// Why a gate failed.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Reason {
    /// The gate; none where no gate decided ("no rule", no good load).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gate: Option<Arc<GateRef>>,
    /// What the model is told.
    pub for_model: String,
    /// What the person is told.
    pub for_person: String,
}

impl<T> Decision<T> {
    /// A decision of a host's own guard, without verdicts.
    pub fn new(outcome: T) -> Self {
        Self { outcome, report: Report::default() }
    }

    /// The same with a reason, for the model and the person alike.
    #[must_use]
    pub fn because(mut self, reason: impl Into<String>) -> Self {
        self.report.reasons.push(Reason::new(reason));
        self
    }
}

impl Reason {
    /// A reason of no gate, for the model and the person alike.
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { gate: None, for_person: text.clone(), for_model: text }
    }
}

/// What a tool result is labelled with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Flag {
    /// Something was withheld or refused.
    Blocked,
    /// Something was redacted.
    Redacted,
    /// It looks like orders to the agent.
    PromptInjection,
    /// It is outside content: given to the model, it taints the conversation.
    OutsideContent,
    /// Bytes that are no UTF-8 were replaced.
    InvalidUtf8,
    /// A gate could not check it.
    Unjudged,
}

/// `before_agent`. Its `Debug` text has secrets redacted.
#[derive(Clone, PartialEq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum BeforeOutcome {
    /// Go on.
    Proceed {
        /// The prompt to use instead, where something was redacted.
        #[serde(skip_serializing_if = "Option::is_none")]
        prompt: Option<String>,
        /// Marked context to give to the agent with the prompt.
        context: Vec<String>,
    },
    /// Record nothing, and do not run the agent.
    Refused,
    /// The prompt waits for a person.
    Held {
        /// The ticket to wait for.
        ticket: TicketId,
    },
    /// The turn is over.
    Halted,
}

/// `model_step`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum StepOutcome {
    /// Go on.
    Proceed,
    /// Run none of the calls; give the model the reasons.
    SentBack,
    /// None of the calls runs until a person has decided.
    Held {
        /// The ticket to wait for.
        ticket: TicketId,
    },
    /// The turn is over.
    Halted,
}

/// `tool_call`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum CallOutcome {
    /// Run it.
    Run {
        /// An idempotency key for the tool, stable over retry and resume.
        key: String,
    },
    /// Do not run it; give the model the error result.
    Blocked {
        /// The error result.
        result: String,
    },
    /// It waits for a person.
    Held {
        /// The ticket to wait for.
        ticket: TicketId,
    },
    /// The turn is over.
    Halted,
}

/// `tool_result`. Its `Debug` text has secrets redacted.
#[derive(Clone, PartialEq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum ResultOutcome {
    /// The model may see `text`.
    Given {
        /// The model's copy: as it is, redacted, or with a caution.
        text: String,
        /// How the call ended: errors stay errors.
        result: ToolOutcome,
        /// Always true: every result is data.
        untrusted: bool,
        /// Labels.
        flags: Vec<Flag>,
    },
    /// The model sees `text` in place of the result.
    Withheld {
        /// What the model is told.
        text: String,
        /// How the call ended.
        result: ToolOutcome,
        /// Always true.
        untrusted: bool,
        /// Labels.
        flags: Vec<Flag>,
    },
    /// Withheld until a person has decided.
    Held {
        /// The ticket to wait for.
        ticket: TicketId,
        /// What the model is told meanwhile.
        text: String,
    },
    /// The turn is over.
    Halted,
}

/// `output`, at the end of the answer. Its `Debug` text has secrets redacted.
#[derive(Clone, PartialEq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum AnswerOutcome {
    /// The whole answer is released.
    Released {
        /// What is still to be shown after the last `push`.
        rest: String,
        /// Whether something was redacted.
        redacted: bool,
    },
    /// From some point on nothing was released.
    Withheld {
        /// Bytes of the answer that had been shown by then.
        shown: usize,
        /// Whether the failing text may be among them.
        already_shown: bool,
    },
    /// Withheld until a person has decided.
    Held {
        /// The ticket to wait for.
        ticket: TicketId,
        /// What was kept back, redacted: to be shown once the ticket is approved.
        rest: String,
        /// Whether some of the answer had been shown by then.
        already_shown: bool,
    },
    /// The turn is over; do not store the answer.
    Halted,
}

/// `after_agent`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum AfterOutcome {
    /// The answer stands.
    Accepted,
    /// Send the agent back with this text; judge the new answer with the next `after`.
    SentBack {
        /// All reasons, for the agent.
        text: String,
        /// Which send-back of the turn this is, from 1.
        round: u32,
    },
    /// The answer stands, marked as failing.
    Marked,
    /// The answer may not be shown.
    Withheld,
    /// The answer is withheld until a person has decided.
    Held {
        /// The ticket to wait for.
        ticket: TicketId,
    },
    /// The turn is over; do not store the answer.
    Halted,
}

impl fmt::Debug for BeforeOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proceed { prompt, context } => f
                .debug_struct("Proceed")
                .field("prompt", &prompt.as_deref().map(Masked))
                .field("context", &context.iter().map(|text| Masked(text)).collect::<Vec<_>>())
                .finish(),
            Self::Refused => f.write_str("Refused"),
            Self::Held { ticket } => f.debug_struct("Held").field("ticket", ticket).finish(),
            Self::Halted => f.write_str("Halted"),
        }
    }
}

impl fmt::Debug for ResultOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, text, result, flags) = match self {
            Self::Given { text, result, flags, .. } => ("Given", text, result, flags),
            Self::Withheld { text, result, flags, .. } => ("Withheld", text, result, flags),
            Self::Held { ticket, text } => {
                return f.debug_struct("Held").field("ticket", ticket).field("text", &Masked(text)).finish();
            }
            Self::Halted => return f.write_str("Halted"),
        };
        f.debug_struct(name)
            .field("text", &Masked(text))
            .field("result", result)
            .field("flags", flags)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for AnswerOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Released { rest, redacted } => {
                f.debug_struct("Released").field("rest", &Masked(rest)).field("redacted", redacted).finish()
            }
            Self::Withheld { shown, already_shown } => f
                .debug_struct("Withheld")
                .field("shown", shown)
                .field("already_shown", already_shown)
                .finish(),
            Self::Held { ticket, rest, already_shown } => f
                .debug_struct("Held")
                .field("ticket", ticket)
                .field("rest", &Masked(rest))
                .field("already_shown", already_shown)
                .finish(),
            Self::Halted => f.write_str("Halted"),
        }
    }
}
