//! The ids' names and English texts.

use super::NoticeId;

macro_rules! notices {
    ($($id:ident $name:literal $text:literal,)*) => {
        impl NoticeId {
            /// Every id.
            pub const ALL: &'static [Self] = &[$(Self::$id),*];

            /// The id's stable name.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$id => $name),* }
            }

            /// The English template.
            #[must_use]
            pub const fn english(self) -> &'static str {
                match self { $(Self::$id => $text),* }
            }
        }
    };
}

notices! {
    PromptRefused "prompt_refused" "The {kind} {gate} stopped this prompt: {reason}",
    PromptWarned "prompt_warned" "The {kind} {gate} warns of this prompt: {reason}",
    PromptRevised "prompt_revised" "The {kind} {gate} gave the agent a remark with this prompt: {reason}",
    PromptRedacted "prompt_redacted" "The {kind} {gate} redacted this prompt: {reason}",
    StepSentBack "step_sent_back" "The {kind} {gate} sent this step back: {reason}",
    StepWarned "step_warned" "The {kind} {gate} warns of this step: {reason}",
    CallBlocked "call_blocked" "The {kind} {gate} stopped this: {reason}",
    CallWarned "call_warned" "The {kind} {gate} warns of this call: {reason}",
    ResultWithheld "result_withheld" "The {kind} {gate} withheld this result: {reason}",
    ResultWarned "result_warned" "The {kind} {gate} warns of this result: {reason}",
    ResultInjection "result_injection" "The {kind} {gate} found text that gives orders to the agent in this result: {reason}",
    ResultRedacted "result_redacted" "The {kind} {gate} redacted this result: {reason}",
    AnswerWithheld "answer_withheld" "The {kind} {gate} withheld this answer: {reason}",
    AnswerWarned "answer_warned" "The {kind} {gate} warns of this answer: {reason}",
    AnswerRedacted "answer_redacted" "The {kind} {gate} redacted this answer: {reason}",
    AnswerSentBack "answer_sent_back" "The {kind} {gate} sent this answer back: {reason}",
    AnswerMarked "answer_marked" "The {kind} {gate} marks this answer as failing: {reason}",
    StillFailing "still_failing" "Rules still fail after {rounds} revisions",
    Held "held" "The {kind} {gate} waits for approval: {reason}",
    Halted "halted" "The {kind} {gate} ended this turn: {reason}",
    Unjudged "unjudged" "The {kind} {gate} couldn't be checked",
    NoRule "no_rule" "No rule covers this call of {tool}",
    NotLoaded "not_loaded" "The rules could not be loaded: {reason}",
    Loosened "loosened" "The {kind} {gate} of the workspace is looser than what it stands in for: {field} is {to}, was {from}",
    NoRules "no_rules" "No rule file was found",
    AuditUnavailable "audit_unavailable" "The audit log can't be written: {reason}",
}
