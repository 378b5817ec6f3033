//! Rows of programs that change files.

use super::row::{NONE, Row};

const RECURSIVE: &[(&str, &str)] = &[
    ("-R", "-r"),
    ("--recursive", "-r"),
    ("--force", "-f"),
    ("--verbose", "-v"),
    ("--interactive", "-i"),
    ("-I", "-i"),
    ("--dir", "-d"),
];

pub(super) const FILES: &[Row] = &[
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
        dry: &["--help", "--version"],
        neutral: &["-v", "-i", "--one-file-system", "--preserve-root"],
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
        neutral: &["-v", "-c"],
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
        program: "shred",
        same: &[
            ("--remove", "-u"),
            ("--iterations", "-n"),
            ("--size", "-s"),
            ("--zero", "-z"),
            ("--force", "-f"),
        ],
        values: &["-n", "-s", "--iterations", "--size", "--random-source"],
        longs: &["--remove", "--iterations", "--size", "--zero", "--force"],
        dry: &["--help", "--version"],
        neutral: &["-v", "-z"],
        each: true,
        ..NONE
    },
    Row {
        program: "truncate",
        same: &[("--size", "-s"), ("--no-create", "-c"), ("--reference", "-r")],
        values: &["-s", "--size", "-r", "--reference"],
        longs: &["--size", "--no-create", "--reference", "--io-blocks"],
        each: true,
        ..NONE
    },
];
