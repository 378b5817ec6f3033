//! Rows of git.

use super::row::{NONE, Row};

pub(super) const GIT: &[Row] = &[
    Row {
        program: "git",
        sub: "push",
        same: &[
            ("--force", "-f"),
            ("--dry-run", "-n"),
            ("--delete", "-d"),
            ("--set-upstream", "-u"),
            ("--quiet", "-q"),
            ("--verbose", "-v"),
        ],
        implies: &[("--mirror", "-f")],
        values: &["-o", "--push-option", "--repo", "--receive-pack", "--exec"],
        longs: &[
            "--force",
            "--force-with-lease",
            "--force-if-includes",
            "--mirror",
            "--dry-run",
            "--delete",
            "--set-upstream",
            "--push-option",
            "--prune",
            "--tags",
            "--follow-tags",
            "--all",
            "--branches",
            "--atomic",
            "--no-verify",
            "--quiet",
            "--verbose",
            "--porcelain",
            "--progress",
            "--receive-pack",
            "--repo",
            "--recurse-submodules",
            "--signed",
            "--thin",
        ],
        dry: &["-n"],
        ..NONE
    },
    Row {
        program: "git",
        sub: "clean",
        same: &[
            ("--force", "-f"),
            ("--dry-run", "-n"),
            ("--interactive", "-i"),
            ("--quiet", "-q"),
            ("--exclude", "-e"),
        ],
        values: &["-e", "--exclude"],
        longs: &["--force", "--dry-run", "--interactive", "--quiet", "--exclude"],
        dry: &["-n"],
        ..NONE
    },
    Row {
        program: "git",
        sub: "reset",
        same: &[("--quiet", "-q"), ("--patch", "-p"), ("--intent-to-add", "-N")],
        longs: &["--hard", "--soft", "--mixed", "--merge", "--keep", "--quiet", "--patch"],
        ..NONE
    },
    Row {
        program: "git",
        sub: "checkout",
        same: &[("--force", "-f"), ("--quiet", "-q"), ("--detach", "-d"), ("--merge", "-m")],
        values: &["-b", "-B", "--orphan"],
        longs: &["--force", "--quiet", "--detach", "--merge", "--orphan", "--ours", "--theirs"],
        ..NONE
    },
    Row {
        program: "git",
        sub: "branch",
        same: &[
            ("--delete", "-d"),
            ("--force", "-f"),
            ("--move", "-m"),
            ("--copy", "-c"),
            ("--all", "-a"),
            ("--remotes", "-r"),
        ],
        implies: &[("-D", "-d"), ("-D", "-f"), ("-M", "-m"), ("-M", "-f")],
        values: &["-u", "--set-upstream-to"],
        longs: &[
            "--delete",
            "--force",
            "--move",
            "--copy",
            "--all",
            "--remotes",
            "--set-upstream-to",
            "--list",
        ],
        ..NONE
    },
    Row {
        program: "git",
        sub: "commit",
        same: &[("--all", "-a"), ("--no-verify", "-n"), ("--message", "-m")],
        values: &["-m", "--message", "-F", "--file", "-C", "-c", "--author", "--date"],
        longs: &["--all", "--no-verify", "--message", "--amend", "--file", "--author"],
        ..NONE
    },
    Row {
        program: "git",
        sub: "rebase",
        same: &[("--interactive", "-i")],
        values: &["--onto", "-s", "-X", "-x", "--exec"],
        longs: &["--interactive", "--onto", "--exec", "--abort", "--continue"],
        ..NONE
    },
    Row {
        program: "git",
        sub: "restore",
        same: &[("--source", "-s"), ("--staged", "-S"), ("--worktree", "-W")],
        unless: &[("-S", "-W")],
        values: &["-s", "--source"],
        longs: &["--source", "--staged", "--worktree"],
        ..NONE
    },
    Row {
        program: "git",
        sub: "tag",
        same: &[("--delete", "-d"), ("--force", "-f")],
        values: &["-m", "-F", "-u"],
        longs: &["--delete", "--force", "--message"],
        ..NONE
    },
    Row { program: "git", sub: "worktree remove", same: &[("--force", "-f")], longs: &["--force"], ..NONE },
    Row {
        program: "git",
        sub: "switch",
        same: &[
            ("--force", "-f"),
            ("--discard-changes", "-f"),
            ("--create", "-c"),
            ("--detach", "-d"),
            ("--quiet", "-q"),
        ],
        values: &["-c", "-C", "--create", "--force-create", "--orphan"],
        longs: &[
            "--force",
            "--discard-changes",
            "--create",
            "--force-create",
            "--detach",
            "--orphan",
            "--quiet",
            "--guess",
        ],
        ..NONE
    },
    Row {
        program: "git",
        sub: "gc",
        same: &[("--quiet", "-q")],
        longs: &["--aggressive", "--auto", "--prune", "--no-prune", "--quiet", "--force"],
        ..NONE
    },
    Row { program: "git", sub: "update-ref", values: &["-m"], ..NONE },
    Row {
        program: "git",
        sub: "submodule deinit",
        same: &[("--force", "-f")],
        longs: &["--force", "--all"],
        ..NONE
    },
    Row {
        program: "git",
        sub: "rm",
        same: &[("--force", "-f"), ("--dry-run", "-n"), ("--quiet", "-q")],
        longs: &["--force", "--dry-run", "--cached", "--quiet", "--ignore-unmatch"],
        dry: &["-n"],
        ..NONE
    },
];
