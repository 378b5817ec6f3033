//! What `allow` and `not` never cover, whatever the pattern says (`formats.md` 3, the narrow reading).

use crate::shell::{OpaqueReason, RedirectKind, SimpleCommand};

/// Folders that a program may be named in.
const BIN: [&str; 9] = [
    "/bin/",
    "/sbin/",
    "/usr/bin/",
    "/usr/sbin/",
    "/usr/local/bin/",
    "/usr/local/sbin/",
    "/opt/homebrew/bin/",
    "/opt/local/bin/",
    "/snap/bin/",
];
/// Files that may be written to: they keep nothing.
const SINKS: [&str; 4] = ["/dev/null", "/dev/stdout", "/dev/stderr", "/dev/tty"];
/// Variables that change which program runs, or what it runs.
const RISKY: [&str; 22] = [
    "PATH",
    "IFS",
    "ENV",
    "BASH_ENV",
    "SHELL",
    "EDITOR",
    "VISUAL",
    "PAGER",
    "BROWSER",
    "PROMPT_COMMAND",
    "PS4",
    "SSH_ASKPASS",
    "PYTHONPATH",
    "PYTHONSTARTUP",
    "PYTHONHOME",
    "NODE_OPTIONS",
    "NODE_PATH",
    "RUBYOPT",
    "RUBYLIB",
    "JAVA_TOOL_OPTIONS",
    "CDPATH",
    "HOME",
];
const RISKY_PREFIXES: [&str; 11] = [
    "LD_",
    "DYLD_",
    "GIT_",
    "PERL5",
    "BASH_FUNC",
    "NPM_CONFIG_",
    "TF_",
    "CARGO_",
    "RUSTC",
    "MAKEFLAGS",
    "PIP_",
];
const RISKY_SUFFIXES: [&str; 5] = ["_PAGER", "_EDITOR", "_BROWSER", "_PRELOAD", "_ASKPASS"];

/// Whether a command can be covered at all.
///
/// # Errors
/// Why it cannot.
pub(super) fn narrow(command: &SimpleCommand) -> Result<(), String> {
    for redirect in &command.redirects {
        let writes =
            matches!(redirect.kind, RedirectKind::Write | RedirectKind::Append | RedirectKind::ReadWrite);
        let target = redirect.target.text();
        if writes && !(redirect.target.is_known() && SINKS.contains(&target.as_str())) {
            return Err(format!("it writes to the file `{target}`"));
        }
    }
    for assignment in &command.assignments {
        let name = assignment.name.as_str();
        let risky = RISKY.contains(&name)
            || RISKY_PREFIXES
                .iter()
                .any(|p| name.get(..p.len()).is_some_and(|start| start.eq_ignore_ascii_case(p)))
            || RISKY_SUFFIXES.iter().any(|s| name.ends_with(s));
        if risky {
            return Err(format!("it sets `{name}`, which changes what runs"));
        }
    }
    let program = command.words.first();
    if program.is_some_and(|w| !w.is_known()) {
        return Err("its program is not literal".to_owned());
    }
    match command.wrappers.iter().find(|name| !in_bin(name)) {
        Some(name) => Err(format!("`{name}` is not in a folder of programs")),
        None => Ok(()),
    }
}

/// Whether a program is named alone or in a folder of programs.
pub(super) fn in_bin(program: &str) -> bool {
    program.rsplit_once('/').is_none_or(|(folder, _)| BIN.contains(&format!("{folder}/").as_str()))
}

pub(super) fn opaque_reason(reason: OpaqueReason) -> &'static str {
    match reason {
        OpaqueReason::UnknownProgram => "runs a program that the line does not name",
        OpaqueReason::UnknownInput => "runs what the line does not show",
        OpaqueReason::Unbalanced => "has quotes or brackets that are not closed",
        OpaqueReason::TooDeep => "is nested too deeply or is too long",
        OpaqueReason::NullByte => "has a null byte",
        OpaqueReason::UnknownSyntax => "cannot be parsed",
    }
}
