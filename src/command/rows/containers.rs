//! Rows of containers, clusters and infrastructure.

use super::row::{NONE, Row};

pub(super) const CONTAINERS: &[Row] = &[
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
        values: &[
            "-n", "--namespace", "-f", "--filename", "-l", "--selector", "--context", "--grace-period", "-k",
            "--kustomize", "--field-selector", "-o", "--output", "--timeout", "--kubeconfig", "--cluster", "--user",
        ],
        dry: &["--dry-run", "--help"],
        ..NONE
    },
    Row {
        program: "kubectl",
        sub: "apply",
        same: &[("--namespace", "-n"), ("--filename", "-f")],
        values: &["-n", "--namespace", "-f", "--filename", "--context", "-k", "--kustomize", "-l", "--selector"],
        dry: &["--dry-run", "--help"],
        ..NONE
    },
    Row { program: "terraform", sub: "apply", one_dash: true, ..NONE },
    Row { program: "tofu", sub: "apply", one_dash: true, ..NONE },
    Row { program: "terraform", sub: "destroy", one_dash: true, dry: &["-help"], ..NONE },
    Row {
        program: "docker",
        sub: "compose down",
        same: &[("--volumes", "-v"), ("--timeout", "-t"), ("--file", "-f"), ("--project-name", "-p")],
        values: &["-t", "--timeout", "-f", "--file", "-p", "--project-name", "--rmi", "--profile", "--env-file", "--project-directory"],
        longs: &["--volumes", "--timeout", "--rmi", "--remove-orphans"],
        dry: &["--dry-run"],
        ..NONE
    },
    Row {
        program: "docker-compose",
        sub: "down",
        same: &[("--volumes", "-v"), ("--timeout", "-t")],
        values: &["-t", "--timeout", "--rmi"],
        longs: &["--volumes", "--timeout", "--rmi", "--remove-orphans"],
        dry: &["--dry-run"],
        ..NONE
    },
];
