//! Data: the flags of well-known programs by meaning. One row a program or sub-command.

/// How a program reads its flags.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) program: &'static str,
    /// The sub-command; empty where the program has none.
    pub(super) sub: &'static str,
    /// Spellings and what they mean.
    pub(super) same: &'static [(&'static str, &'static str)],
    /// What a flag means besides itself.
    pub(super) implies: &'static [(&'static str, &'static str)],
    /// Flags that take a value, the next word where it is not attached.
    pub(super) values: &'static [&'static str],
    /// Long flags that may be shortened.
    pub(super) longs: &'static [&'static str],
    /// Flags that make it change nothing.
    pub(super) dry: &'static [&'static str],
    /// Whether every operand is a target of its own.
    pub(super) each: bool,
}

const NONE: Row =
    Row { program: "", sub: "", same: &[], implies: &[], values: &[], longs: &[], dry: &[], each: false };

const RECURSIVE: &[(&str, &str)] = &[
    ("-R", "-r"),
    ("--recursive", "-r"),
    ("--force", "-f"),
    ("--verbose", "-v"),
    ("--interactive", "-i"),
    ("-I", "-i"),
    ("--dir", "-d"),
];

pub(super) const ROWS: &[Row] = &[
    Row {
        program: "rm",
        same: RECURSIVE,
        longs: &[
            "--recursive",
            "--force",
            "--verbose",
            "--interactive",
            "--dir",
            "--one-file-system",
            "--no-preserve-root",
            "--preserve-root",
            "--help",
            "--version",
        ],
        each: true,
        ..NONE
    },
    Row {
        program: "chmod",
        same: &[
            ("--recursive", "-R"),
            ("--verbose", "-v"),
            ("--changes", "-c"),
            ("--silent", "-f"),
            ("--quiet", "-f"),
        ],
        values: &["--reference"],
        longs: &[
            "--recursive",
            "--verbose",
            "--changes",
            "--silent",
            "--quiet",
            "--reference",
            "--no-preserve-root",
        ],
        ..NONE
    },
    Row {
        program: "chown",
        same: &[("--recursive", "-R"), ("--verbose", "-v"), ("--no-dereference", "-h")],
        values: &["--reference", "--from"],
        longs: &["--recursive", "--verbose", "--changes", "--no-dereference", "--reference", "--from"],
        ..NONE
    },
    Row {
        program: "cp",
        same: &[
            ("-R", "-r"),
            ("--recursive", "-r"),
            ("--force", "-f"),
            ("--archive", "-a"),
            ("--verbose", "-v"),
            ("--interactive", "-i"),
            ("--target-directory", "-t"),
            ("--no-clobber", "-n"),
        ],
        values: &["-t", "--target-directory", "-S", "--suffix"],
        longs: &["--recursive", "--force", "--archive", "--verbose", "--interactive", "--target-directory"],
        ..NONE
    },
    Row {
        program: "mv",
        same: &[
            ("--force", "-f"),
            ("--verbose", "-v"),
            ("--interactive", "-i"),
            ("--target-directory", "-t"),
            ("--no-clobber", "-n"),
        ],
        values: &["-t", "--target-directory", "-S", "--suffix"],
        longs: &["--force", "--verbose", "--interactive", "--target-directory", "--no-clobber"],
        ..NONE
    },
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
    Row {
        program: "docker",
        sub: "rm",
        same: &[("--force", "-f"), ("--volumes", "-v"), ("--link", "-l")],
        each: true,
        ..NONE
    },
    Row { program: "docker", sub: "rmi", same: &[("--force", "-f")], each: true, ..NONE },
    Row {
        program: "docker",
        sub: "run",
        same: &[
            ("--volume", "-v"),
            ("--interactive", "-i"),
            ("--tty", "-t"),
            ("--detach", "-d"),
            ("--env", "-e"),
            ("--publish", "-p"),
        ],
        values: &[
            "-v",
            "--volume",
            "-e",
            "--env",
            "-p",
            "--publish",
            "--name",
            "-w",
            "--workdir",
            "-u",
            "--user",
            "--network",
            "--net",
            "--mount",
            "--entrypoint",
            "-m",
            "--memory",
        ],
        ..NONE
    },
    Row { program: "docker", sub: "system", same: &[("--force", "-f"), ("--all", "-a")], ..NONE },
    Row {
        program: "kubectl",
        sub: "delete",
        same: &[
            ("--namespace", "-n"),
            ("--filename", "-f"),
            ("--selector", "-l"),
            ("--all-namespaces", "-A"),
        ],
        values: &["-n", "--namespace", "-f", "--filename", "-l", "--selector", "--context", "--grace-period"],
        dry: &["--dry-run"],
        ..NONE
    },
    Row {
        program: "kubectl",
        sub: "apply",
        same: &[("--namespace", "-n"), ("--filename", "-f")],
        values: &["-n", "--namespace", "-f", "--filename", "--context"],
        dry: &["--dry-run"],
        ..NONE
    },
    Row { program: "terraform", sub: "destroy", ..NONE },
];

/// Global flags before a sub-command that take a value.
pub(super) fn global_values(program: &str) -> Option<&'static [&'static str]> {
    match program {
        "git" => Some(&[
            "-C",
            "-c",
            "--git-dir",
            "--work-tree",
            "--namespace",
            "--exec-path",
            "--config-env",
            "--super-prefix",
        ]),
        "docker" => Some(&["-H", "--host", "-c", "--context", "--config", "-l", "--log-level"]),
        "kubectl" => Some(&[
            "-n",
            "--namespace",
            "--context",
            "--kubeconfig",
            "--cluster",
            "-s",
            "--server",
            "--user",
            "--token",
            "--as",
        ]),
        "terraform" => Some(&[]),
        _ => None,
    }
}
