//! What is recorded, as the engine hands it over: raw. Nothing here is ever written as it is.

use std::time::Duration;

use crate::approval::TicketId;
use crate::problem::Problem;
use crate::tool::ToolId;
use crate::verdict::Verdict;
use crate::words::{Action, GateName, GateRef, Hook};

/// One fact for the log; each becomes one line.
#[derive(Debug, Clone)]
pub(crate) enum Record<'a> {
    /// The engine began.
    Start(StartRecord<'a>),
    /// The engine ended.
    Stop,
    /// One gate's verdict.
    Verdict(VerdictRecord<'a>),
    /// One hook's decision.
    Decision(DecisionRecord<'a>),
    /// One tool call, at its result, its block, or the turn's end.
    Call(CallRecord<'a>),
    /// A rule set was loaded, or refused.
    Reload(ReloadRecord<'a>),
    /// A ticket's step.
    Approval(ApprovalRecord<'a>),
    /// A file loosens a gate of a weaker layer.
    Loosened(LoosenedRecord<'a>),
    /// Lines that are not there.
    Loss {
        /// How many records; none where it is not known.
        records: Option<u64>,
        /// Why.
        reason: &'a str,
    },
}

/// How the engine began.
#[derive(Debug, Clone)]
pub(crate) struct StartRecord<'a> {
    /// The crate's version.
    pub version: &'a str,
    /// Gates in force.
    pub gates: usize,
    /// The durability: `flush`.
    pub durability: &'static str,
}

/// One gate's verdict, on one subject.
#[derive(Debug, Clone)]
pub(crate) struct VerdictRecord<'a> {
    /// The verdict.
    pub verdict: &'a Verdict,
    /// The call that it is about, where it is about one.
    pub call: Option<&'a str>,
    /// The subject: only its size and keyed hash are written, unless content is asked for.
    pub subject: Option<&'a str>,
}

/// One hook's decision.
#[derive(Debug, Clone)]
pub(crate) struct DecisionRecord<'a> {
    /// The hook.
    pub hook: Hook,
    /// What the rules said: an action's name, or `pass`.
    pub decided: &'a str,
    /// What the host did with it: an outcome's name (`proceed`, `run`, `blocked`, `held`, …).
    pub applied: &'a str,
    /// The gates that shaped it, strictest first.
    pub gates: &'a [&'a GateName],
    /// Why.
    pub reason: &'a str,
    /// The call, where it is about one.
    pub call: Option<&'a str>,
    /// The ticket, where it holds.
    pub ticket: Option<&'a TicketId>,
}

/// How a call ended, for the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CallStatus {
    Ok,
    Error,
    Blocked,
    Held,
    Timeout,
    Unknown,
}

impl CallStatus {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Error => "error",
            Self::Blocked => "blocked",
            Self::Held => "held",
            Self::Timeout => "timeout",
            Self::Unknown => "unknown",
        }
    }
}

/// One tool call (TR-08).
#[derive(Debug, Clone)]
pub(crate) struct CallRecord<'a> {
    /// The call's id.
    pub call: &'a str,
    /// The tool.
    pub tool: &'a ToolId,
    /// How it ended.
    pub outcome: CallStatus,
    /// How long it took; none where it did not run.
    pub duration: Option<Duration>,
    /// Its arguments, as canonical JSON.
    pub arguments: &'a str,
    /// Its raw result, where there is one.
    pub result: Option<&'a str>,
    /// The gates that fired.
    pub rules: &'a [&'a GateName],
    /// What they did to it, the strictest; none where they did nothing.
    pub effect: Option<Action>,
}

/// A load of a rule set.
#[derive(Debug, Clone)]
pub(crate) struct ReloadRecord<'a> {
    /// Whether the new set is in force.
    pub applied: bool,
    /// Its digest, where there is a set.
    pub loaded: Option<&'a str>,
    /// Its gates.
    pub gates: usize,
    /// What is wrong with the files.
    pub problems: &'a [Problem],
}

/// A step of a ticket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ApprovalStep {
    Opened,
    Approved,
    Denied,
    Expired,
    Used,
    Refused,
}

impl ApprovalStep {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Opened => "opened",
            Self::Approved => "approved",
            Self::Denied => "denied",
            Self::Expired => "expired",
            Self::Used => "used",
            Self::Refused => "refused",
        }
    }
}

/// A ticket's step.
#[derive(Debug, Clone)]
pub(crate) struct ApprovalRecord<'a> {
    /// The ticket.
    pub ticket: &'a TicketId,
    /// The step.
    pub step: ApprovalStep,
    /// Where it was held.
    pub hook: Hook,
    /// The gates that hold it.
    pub gates: &'a [&'a GateName],
    /// Whether an acting tool waits for approval.
    pub acting: bool,
    /// Why: the denial's reason, the refusal's.
    pub reason: Option<&'a str>,
}

/// A gate that a stronger layer's file loosens.
#[derive(Debug, Clone)]
pub(crate) struct LoosenedRecord<'a> {
    /// The gate as it is now.
    pub gate: &'a GateRef,
    /// The gate that it takes the place of.
    pub instead_of: &'a GateRef,
    /// The field that is looser.
    pub field: &'a str,
    /// What it said.
    pub from: &'a str,
    /// What it says now.
    pub to: &'a str,
}
