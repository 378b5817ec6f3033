//! The patterns of the built-in `limits` without a file: force pushes, and recursive forced removal of
//! the root, the home, all their entries, or a top-level system folder.

use super::pattern::CommandPattern;

const FIXED: [&str; 8] = [
    "git push --force",
    "git push --force *",
    r"rm -rf /",
    r"rm -rf /\*",
    r"rm -rf ~",
    r"rm -rf ~/\*",
    r"rm -rf C:\\",
    r"rm -rf C:/",
];

/// Folders without which no system runs, on Linux and macOS.
const SYSTEM: [&str; 21] = [
    "bin",
    "boot",
    "dev",
    "etc",
    "home",
    "lib",
    "lib32",
    "lib64",
    "proc",
    "root",
    "run",
    "sbin",
    "sys",
    "usr",
    "var",
    "Applications",
    "Library",
    "System",
    "Users",
    "Volumes",
    "private",
];

/// The default patterns, each with its text.
pub(crate) fn default_patterns() -> Vec<CommandPattern> {
    let folders = SYSTEM.iter().flat_map(|f| [format!("rm -rf /{f}"), format!(r"rm -rf /{f}/\*")]);
    FIXED
        .iter()
        .map(|p| (*p).to_owned())
        .chain(folders)
        .filter_map(|p| CommandPattern::parse(&p).ok())
        .collect()
}
