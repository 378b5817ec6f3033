#![doc = include_str!("../README.md")]

// The public interface is the list of `pub use` below. Modules stand in the order of the flow; none imports
// from one further down:
// words → leaf engines (text, problem, matcher, shell, command, detect, tool) → files (source → parsed →
// typed) → services (judge, approval, notice, verdict, audit, check) → compiled (baseline, builtin, ruleset) →
// running (turn, guard, engine) → eval, scan.

mod bounds;
#[cfg(any(fuzzing, test))]
#[doc(hidden)]
pub mod fuzzing;
mod words;

mod command;
mod detect;
mod matcher;
mod problem;
mod shell;
mod text;
mod tool;

mod parsed;
mod source;
mod typed;

mod approval;
mod audit;
mod check;
mod judge;
mod notice;
mod verdict;

mod baseline;
mod builtin;
mod ruleset;

mod engine;
mod guard;
mod turn;

pub mod eval;
pub mod scan;

pub use approval::{
    ApprovalError, ApprovalStore, Approved, CallKey, MemoryApprovals, NewTicket, Ticket, TicketId,
    TicketState,
};
pub use audit::{AuditError, AuditSink, JsonlSink, MemorySink};
pub use check::{CheckFailed, CheckOutcome, CheckSubject, Classifier, CodeGate, HostCheck, InvalidCodeGate};
pub use engine::{
    BuildError, CallRead, CommandRead, Considered, Dangerous, Engine, EngineBuilder, Explanation,
    FieldAnswer, FieldSaid, LineRead, ReloadOutcome, Status,
};
pub use guard::{Channel, Guard, Guards, Lifted, OutputFilter, PartialGuard, Prompt, Reply, Work};
pub use judge::{
    Brief, Judge, JudgeAnswer, JudgeChain, JudgeError, JudgePrompt, JudgeRequest, JudgeUse, JudgeVerdict,
    RequestId, Scripted, ScriptedJudge, Spent,
};
#[cfg(feature = "judge-http")]
pub use judge::{HttpJudge, HttpJudgeBuilder, HttpJudgeError};
pub use matcher::Place;
pub use notice::{Catalogue, English, Notice, NoticeId};
pub use problem::{Problem, ProblemLevel, Problems};
pub use ruleset::{GateLine, Loaded, Loader, RuleSet, Summary};
pub use shell::{
    Certainty, CommandLine, OpaquePart, Redirection, RunAssignment, RunCommand, RunHow, RunWord,
};
pub use tool::{
    ArgumentError, Arguments, FileSystem, Known, LocalFiles, ToolCall, ToolId, ToolInfo, ToolKind,
    ToolOutcome, ToolResult,
};
pub use turn::{Conversation, OverBudget, Turn, TurnOptions, Usage};
pub use typed::{ApproveActing, UnmatchedTools};
pub use verdict::{
    AfterOutcome, AnswerOutcome, BeforeOutcome, CallOutcome, Decision, Flag, Outcome, Reason, Report,
    ResultOutcome, Spotted, StepOutcome, Verdict,
};
pub use words::{
    Action, BoxFuture, Cause, GateKind, GateName, GateRef, Hook, InvalidName, Layer, Mode, OnError, OnOpaque,
    Severity,
};
