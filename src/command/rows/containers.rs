//! Rows of containers, clusters and infrastructure.

use super::row::{NONE, Row};

pub(super) const CONTAINERS: &[Row] = &[
    Row {
        program: "docker podman nerdctl",
        sub: "rm",
        same: &[("--force", "-f"), ("--volumes", "-v"), ("--link", "-l")],
        each: true,
        ..NONE
    },
    Row { program: "docker podman nerdctl", sub: "rmi", same: &[("--force", "-f")], each: true, ..NONE },
    Row {
        program: "docker podman nerdctl",
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
    Row {
        program: "docker podman nerdctl",
        sub: "system",
        same: &[("--force", "-f"), ("--all", "-a")],
        ..NONE
    },
    Row {
        program: "kubectl oc kubecolor",
        sub: "delete",
        same: &[
            ("--namespace", "-n"),
            ("--filename", "-f"),
            ("--selector", "-l"),
            ("--all-namespaces", "-A"),
        ],
        values: &[
            "-n",
            "--namespace",
            "-f",
            "--filename",
            "-l",
            "--selector",
            "--context",
            "--grace-period",
            "-k",
            "--kustomize",
            "--field-selector",
            "-o",
            "--output",
            "--timeout",
            "--kubeconfig",
            "--cluster",
            "--user",
        ],
        dry: &["--dry-run", "--help"],
        ..NONE
    },
    Row {
        program: "kubectl oc kubecolor",
        sub: "apply",
        same: &[("--namespace", "-n"), ("--filename", "-f")],
        values: &[
            "-n",
            "--namespace",
            "-f",
            "--filename",
            "--context",
            "-k",
            "--kustomize",
            "-l",
            "--selector",
        ],
        dry: &["--dry-run", "--help"],
        ..NONE
    },
    Row { program: "terraform tofu", sub: "apply", one_dash: true, ..NONE },
    Row { program: "terraform tofu", sub: "destroy", one_dash: true, dry: &["-help"], ..NONE },
    Row {
        program: "docker podman nerdctl",
        sub: "compose rm",
        same: &[("--force", "-f"), ("--volumes", "-v"), ("--stop", "-s")],
        ..NONE
    },
    Row {
        program: "docker podman nerdctl",
        sub: "compose down",
        same: &[("--volumes", "-v"), ("--timeout", "-t"), ("--file", "-f"), ("--project-name", "-p")],
        values: &[
            "-t",
            "--timeout",
            "-f",
            "--file",
            "-p",
            "--project-name",
            "--rmi",
            "--profile",
            "--env-file",
            "--project-directory",
        ],
        longs: &["--volumes", "--timeout", "--rmi", "--remove-orphans"],
        dry: &["--dry-run"],
        ..NONE
    },
    Row {
        program: "docker-compose podman-compose",
        sub: "down",
        same: &[("--volumes", "-v"), ("--timeout", "-t")],
        values: &["-t", "--timeout", "--rmi"],
        longs: &["--volumes", "--timeout", "--rmi", "--remove-orphans"],
        dry: &["--dry-run"],
        ..NONE
    },
];
