//! Every limit of the crate in one place: its default, its unit, its reason.

use std::time::Duration;

/// Characters of a gate's name (`formats.md` 1).
pub(crate) const GATE_NAME_CHARS: usize = 64;
/// Bytes of a whole rule file (`formats.md` 1).
pub(crate) const RULE_FILE_BYTES: usize = 256 * 1024;
/// Bytes of front matter (`formats.md` 1).
pub(crate) const FRONT_MATTER_BYTES: usize = 64 * 1024;
/// Nesting of front matter (`formats.md` 1).
pub(crate) const FRONT_MATTER_DEPTH: usize = 32;
/// Bytes of a compiled user regex: the size at which `regex` refuses to go on. 1 MiB holds every
/// pattern that a person writes; a bounded repetition of a bounded repetition does not fit.
pub(crate) const REGEX_BYTES: usize = 1 << 20;
/// Bytes of a user regex's text.
pub(crate) const REGEX_TEXT_BYTES: usize = 16 * 1024;
/// Bytes of a string that is tried as a path (`runtime.md` 1).
pub(crate) const PATH_BYTES: usize = 4 * 1024;
/// Bytes of a tool result that the guard looks at; a larger one is withheld (`runtime.md` 2).
pub(crate) const RESULT_BYTES: usize = 16 * 1024 * 1024;
/// Bytes of a call's arguments; larger ones are refused.
pub(crate) const ARGUMENT_BYTES: usize = 16 * 1024 * 1024;
/// Depth of a call's arguments: serde_json's own recursion limit.
pub(crate) const ARGUMENT_DEPTH: usize = 128;
/// Bytes of the longest thing that a detector may match (`runtime.md` 2, output).
pub(crate) const DETECTOR_MAX_LEN: usize = 4 * 1024;
/// Bytes of a subject that a judged rule sees; more is cut, the cut marked (`runtime.md` 2).
pub(crate) const RULE_SUBJECT_BYTES: usize = 12 * 1024;
/// Bytes of a window of a subject that a judged guardrail sees (`runtime.md` 6).
pub(crate) const WINDOW_BYTES: usize = 64 * 1024;
/// Bytes that two neighbouring windows share: longer than a paragraph, so that none is split unseen.
pub(crate) const WINDOW_OVERLAP_BYTES: usize = 4 * 1024;
/// Windows of one subject; a longer subject is `unjudged (oversize)` (`runtime.md` 6).
pub(crate) const WINDOWS: usize = 8;
/// Judged gates of one hook in flight at once.
pub(crate) const JUDGES_AT_ONCE: usize = 16;
/// Send-backs by rules in one turn (`runtime.md` 2, after_agent).
pub(crate) const ROUNDS: u32 = 2;
/// A judged gate's deadline (`runtime.md` 4).
pub(crate) const JUDGED_DEADLINE: Duration = Duration::from_secs(60);
/// A host check's deadline at `tool_call` (`runtime.md` 4).
pub(crate) const CALL_DEADLINE: Duration = Duration::from_millis(300);
/// A host check's deadline at the other hooks (`runtime.md` 4).
pub(crate) const CHECK_DEADLINE: Duration = Duration::from_secs(10);
/// An observer's deadline: a gate that only records (`runtime.md` 4).
pub(crate) const OBSERVER_DEADLINE: Duration = Duration::from_millis(100);
/// How long a full pool of host checks is waited for (`runtime.md` 4).
pub(crate) const POOL_WAIT: Duration = Duration::from_secs(1);
/// Host checks that run at once.
pub(crate) const POOL_SIZE: usize = 32;
/// How long a ticket waits for a person before it expires to denial (`runtime.md` 7).
pub(crate) const TICKET_TTL: Duration = Duration::from_secs(60 * 60);
/// Bytes of one string in an audit record; more is cut, the cut marked. Reasons and names are shorter; what
/// is longer is content in the wrong place.
pub(crate) const AUDIT_TEXT_BYTES: usize = 8 * 1024;
/// Problems and rules that one audit record lists by name; the record's count says how many there are.
pub(crate) const AUDIT_LIST: usize = 200;
/// Tickets that the in-memory store keeps. Settled ones make room; when all wait, a new one is refused.
pub(crate) const TICKETS: usize = 10_000;
/// The longest that a ticket may wait, so that no clock overflows.
pub(crate) const TICKET_TTL_MAX: Duration = Duration::from_secs(365 * 24 * 60 * 60);

// judge
/// Bytes of a model's text that is read as a verdict. A verdict has a few hundred bytes.
pub(crate) const JUDGE_TEXT_BYTES: usize = 64 * 1024;
/// Bytes of a verdict's reason; the rest is left out, and that is marked.
pub(crate) const JUDGE_REASON_BYTES: usize = 2 * 1024;
/// Bytes of a judge server's response: what a chatty server wraps around 64 KiB of text fits often over.
#[cfg(feature = "judge-http")]
pub(crate) const JUDGE_BODY_BYTES: usize = 1 << 20;
/// Bytes of a judge server's refusal that are searched for the reason of its refusal.
#[cfg(feature = "judge-http")]
pub(crate) const JUDGE_REFUSAL_BYTES: usize = 16 * 1024;
/// Tokens that a model may write: 32 for the id, the rest for a verdict with its reason.
#[cfg(feature = "judge-http")]
pub(crate) const JUDGE_ANSWER_TOKENS: u32 = 1024;
/// How long an idle connection to a judge's server is kept: less than the 5 s after which common servers close
/// theirs, so that no question goes to a connection that is just being closed.
#[cfg(feature = "judge-http")]
pub(crate) const JUDGE_IDLE: Duration = Duration::from_secs(4);

// Files (`source`, `parsed`, `typed`).

/// Names in one rules or guardrails folder, all levels together: more is a folder named by mistake.
pub(crate) const SOURCE_ENTRIES: usize = 20_000;
/// Levels of folders below a rules or guardrails folder.
pub(crate) const SOURCE_DEPTH: usize = 32;
/// Problems that one file may bring; more are told by their number.
pub(crate) const FILE_PROBLEMS: usize = 50;
/// The longest deadline that a file may set: longer is a wrong unit.
pub(crate) const LONGEST_DEADLINE: Duration = Duration::from_secs(60 * 60);

// Reading of command lines (`shell`, `command`).

/// Bytes of a command line that are read; what is longer is opaque. No person writes such a line.
pub(crate) const LINE_BYTES: usize = 1 << 20;
/// Nesting of substitutions, subshells and layers (`bash -c`, `eval`): deeper is opaque. It also bounds the stack.
pub(crate) const LINE_DEPTH: usize = 16;
/// Simple commands of one line.
pub(crate) const LINE_COMMANDS: usize = 20_000;
/// Bytes that expansions of variables may add in one line, and layers may read: bounds `a=$b$b` chains.
pub(crate) const LINE_EXPANDED_BYTES: usize = 4 << 20;
/// Words that the braces of one word may give.
pub(crate) const BRACE_WORDS: usize = 256;
/// Variables that are followed in one line.
pub(crate) const LINE_VARIABLES: usize = 256;
/// Folder moves that are kept for one command; after more, the folder is unknown.
pub(crate) const LINE_MOVES: usize = 16;
/// Bytes of a command pattern.
pub(crate) const PATTERN_BYTES: usize = 4 * 1024;
// Matchers and tool rules.

/// Bytes of a JSONPath's text.
pub(crate) const JSON_PATH_BYTES: usize = 1024;
/// Brackets of a JSONPath: its parser goes as deep as they nest.
pub(crate) const JSON_PATH_BRACKETS: usize = 64;
/// Nodes of arguments that a JSONPath with `..` or slices walks.
pub(crate) const JSON_PATH_NODES: usize = 1_000_000;
/// Nodes of arguments that a JSONPath with filters walks: a filter may look at all for each.
pub(crate) const JSON_PATH_FILTER_NODES: usize = 4_096;
/// Nesting of a user regex's groups.
pub(crate) const REGEX_DEPTH: u32 = 100;
/// Bytes of a glob. A glob of this size always fits into [`REGEX_BYTES`].
pub(crate) const GLOB_BYTES: usize = 1024;
/// Steps of finding all matches of a user regex in one text, beside 64 a byte.
pub(crate) const REGEX_FIND_STEPS: usize = 1 << 22;
/// Steps of finding all matches of a user regex, whatever the text's length: some 2 s.
pub(crate) const REGEX_FIND_STEPS_MAX: usize = 1 << 29;
/// Matches of one user regex in one text.
pub(crate) const REGEX_MATCHES: usize = 1 << 16;
/// Layers of JSON inside a string inside JSON that are read.
pub(crate) const JSON_LAYERS: usize = 4;
/// Bytes of what a ticket shows a person; more is cut, the cut marked.
pub(crate) const TICKET_BYTES: usize = 8 * 1024;
/// How long looking up a call's paths may take (`runtime.md` 4).
pub(crate) const LOOK_UP_DEADLINE: Duration = Duration::from_secs(1);
/// Words of a part that is nested too deeply that are guessed, from its end: each may be the program.
pub(crate) const GUESSED_WORDS: usize = 64;
/// Bytes of such a part that are split into words, from its end.
pub(crate) const GUESSED_BYTES: usize = 4 * 1024;
/// Segments of a glob word times segments of a path pattern that are compared; more may meet. A path that a
/// person writes has a dozen of each.
pub(crate) const PATH_COMPARISONS: usize = 2_048;

// What came before (`turn`).

/// Tools that a conversation remembers as the sources of its taint: enough to say why, however many there are.
pub(crate) const TAINT_SOURCES: usize = 16;
/// Tools whose gates a rule set remembers: more than an agent is given.
pub(crate) const TOOL_PLANS: usize = 256;
// What commands run elsewhere (`command`).

/// Programs within programs (`docker exec` of `sh -c` of `npx`) that are taken off one by one.
pub(crate) const INNER_DEPTH: usize = 4;
/// Simple commands and statements that are read out of the commands of one line; with more, the line is opaque.
pub(crate) const INNER_COMMANDS: usize = 4_096;
