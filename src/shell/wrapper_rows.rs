//! The programs that run another program, and how each takes its own arguments: a row each, by name.

/// How a wrapper reads its own arguments.
#[derive(Debug)]
pub(super) struct Wrapper {
    pub(super) name: &'static str,
    /// The sub-command that makes it one, choices apart by `|`; empty: none is needed.
    pub(super) sub: &'static str,
    /// Short flags that take a value.
    pub(super) short: &'static str,
    /// Long flags that take a value as the next word.
    pub(super) long: &'static str,
    /// Where there are too many of these to list: the long flags that take none, all others do.
    pub(super) bare: Option<&'static str>,
    /// Long flags that take two values.
    pub(super) two: &'static str,
    /// Flags with which it runs no program of its words.
    pub(super) unless: &'static str,
    /// Words of its own before the program.
    pub(super) operands: usize,
    /// Whether the program stands after `--`, where there is one.
    pub(super) dashes: bool,
    /// Whether flags of its own may stand after its operands.
    pub(super) late: bool,
    /// Whether the words are joined and read by a shell.
    pub(super) shell: bool,
    /// Whether it does something by itself, so that it is a command of its own too.
    pub(super) own: Own,
}

/// As what a wrapper is listed by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Own {
    No,
    /// As written.
    Whole,
    /// Without the words that it runs.
    Head,
}

const fn row(name: &'static str, sub: &'static str) -> Wrapper {
    Wrapper {
        name,
        sub,
        short: "",
        long: "",
        bare: None,
        two: "",
        unless: "",
        operands: 0,
        dashes: false,
        late: false,
        shell: false,
        own: Own::No,
    }
}

impl Wrapper {
    const fn values(mut self, short: &'static str, long: &'static str) -> Self {
        self.short = short;
        self.long = long;
        self
    }

    const fn bare(mut self, flags: &'static str) -> Self {
        self.bare = Some(flags);
        self
    }

    const fn two(mut self, flags: &'static str) -> Self {
        self.two = flags;
        self
    }

    const fn unless(mut self, flags: &'static str) -> Self {
        self.unless = flags;
        self
    }

    const fn operands(mut self, count: usize) -> Self {
        self.operands = count;
        self
    }

    const fn dashes(mut self) -> Self {
        self.dashes = true;
        self
    }

    const fn late(mut self) -> Self {
        self.late = true;
        self
    }

    const fn shell(mut self) -> Self {
        self.shell = true;
        self
    }

    const fn own(mut self) -> Self {
        self.own = Own::Whole;
        self
    }

    const fn head(mut self) -> Self {
        self.own = Own::Head;
        self
    }
}

/// Long flags with a value that stand before a sub-command, by program.
pub(super) const GLOBALS: [(&str, &str); 9] = [
    ("docker", "H c l host context log-level config"),
    ("docker-compose", "f p file project-name project-directory profile env-file"),
    ("git", "C c git-dir work-tree namespace"),
    ("kubectl", "n s namespace context cluster kubeconfig server user as"),
    ("npm", "prefix"),
    ("oc", "n s namespace context cluster kubeconfig server user as"),
    ("podman", "c connection url root runroot"),
    ("pnpm", "C F dir filter"),
    ("tmux", "L S f"),
];

/// The rows of a program.
pub(super) fn rows(name: &str) -> impl Iterator<Item = &'static Wrapper> + use<'_> {
    let first = WRAPPERS.partition_point(|w| w.name < name);
    WRAPPERS.iter().skip(first).take_while(move |w| w.name == name)
}

/// Sorted by name.
static WRAPPERS: [Wrapper; 150] = [
    row("apptainer", "exec|run").values("BHW", "bind home pwd env overlay").operands(1).own(),
    row("arch", ""),
    row("asdf", "exec").own(),
    row("autossh", "").values("MBbcDEeFIiJLlmOopQRSWw", "").operands(1).late().shell().head(),
    row("aws-vault", "exec").values("dn", "duration region prefix mfa-token").operands(1).own(),
    row("builtin", ""),
    row("bundle", "exec").own(),
    row("bunx", "").values("p", "package").own(),
    row("busybox", ""),
    row("bwrap", "").bare("unshare-all unshare-user unshare-user-try unshare-ipc unshare-pid unshare-net unshare-uts unshare-cgroup unshare-cgroup-try share-net die-with-parent new-session as-pid-1 clearenv disable-userns assert-userns-disabled").two("bind dev-bind ro-bind bind-try ro-bind-try dev-bind-try setenv symlink file bind-data ro-bind-data chmod overlay").own(),
    row("caffeinate", "").values("tw", ""),
    row("catchsegv", ""),
    row("ccache", ""),
    row("cgexec", "").values("g", ""),
    row("chamber", "exec").dashes().own(),
    row("chpst", "").values("uUbeenmdopfcrtl/", ""),
    row("chronic", ""),
    row("chroot", "").values("", "userspec groups").operands(1),
    row("chrt", "").values("TPD", "sched-runtime sched-period sched-deadline").operands(1),
    row("command", ""),
    row("conda", "run").values("np", "name prefix cwd").own(),
    row("daemonize", "").values("acepoluE", ""),
    row("dbus-launch", ""),
    row("dbus-run-session", ""),
    row("direnv", "exec").operands(1).own(),
    row("distrobox", "enter").values("n", "name").dashes().own(),
    row("doas", "").values("uC", ""),
    row("docker", "exec|container exec").values("euw", "").bare("detach interactive tty privileged latest").operands(1).own(),
    row("docker", "run|container run|create").values("acehlmpuvw", "").bare("detach interactive tty rm privileged init read-only no-healthcheck oom-kill-disable publish-all sig-proxy quiet disable-content-trust help replace").operands(1).own(),
    row("docker", "compose exec|compose run").values("euwpvl", "").bare("detach no-TTY no-deps rm service-ports use-aliases interactive tty privileged build quiet quiet-pull quiet-build remove-orphans").operands(1).own(),
    row("docker-compose", "exec|run").values("euwpvl", "").bare("detach no-TTY no-deps rm service-ports use-aliases interactive tty privileged build quiet quiet-pull quiet-build remove-orphans").operands(1).own(),
    row("doppler", "run").values("pc", "project config token").own(),
    row("dotenv", "").values("f", "file").own(),
    row("dumb-init", ""),
    row("eatmydata", ""),
    row("entr", ""),
    row("env", "").values("uC", "unset chdir"),
    row("exec", "").values("a", ""),
    row("fakeroot", "").values("lsib", "lib faked fd-base"),
    row("faketime", "").values("f", "").operands(1),
    row("firejail", ""),
    row("flatpak", "run").values("", "command branch arch runtime").operands(1).own(),
    row("flock", "").values("wE", "timeout wait conflict-exit-code").operands(1),
    row("fnm", "exec").values("", "using").own(),
    row("git", "bisect run").own(),
    row("git", "submodule foreach").shell().own(),
    row("gosu", "").operands(1),
    row("gtime", "").values("fo", "format output"),
    row("gtimeout", "").values("sk", "signal kill-after").operands(1),
    row("hatch", "run").own(),
    row("heaptrack", "").values("o", "output"),
    row("heroku", "run").values("ars", "app remote size env").own(),
    row("ifne", ""),
    row("incus", "exec").dashes().own(),
    row("infisical", "run").values("", "env path projectId token").own(),
    row("ionice", "").values("cnpPu", "class classdata"),
    row("ip", "netns exec").operands(1).own(),
    row("k3s", "kubectl exec").values("cfn", "").bare("stdin tty quiet").operands(1).late().own(),
    row("k3s", "kubectl run").values("fnlo", "").bare("stdin tty quiet rm attach command expose leave-stdin-open privileged").operands(1).dashes().own(),
    row("kubectl", "exec").values("cfn", "").bare("stdin tty quiet").operands(1).late().own(),
    row("kubectl", "run|debug").values("fnlo", "").bare("stdin tty quiet rm attach command expose leave-stdin-open privileged").operands(1).dashes().own(),
    row("linux32", ""),
    row("linux64", ""),
    row("ltrace", "").values("eoaplsSunADF", ""),
    row("lxc", "exec").dashes().own(),
    row("machinectl", "shell").values("EMH", "setenv machine host uid").operands(1).own(),
    row("mamba", "run").values("np", "name prefix cwd").own(),
    row("micromamba", "run").values("np", "name prefix cwd").own(),
    row("mise", "exec|x").dashes().own(),
    row("nerdctl", "exec|container exec").values("euw", "").bare("detach interactive tty privileged latest").operands(1).own(),
    row("nerdctl", "run|container run|create").values("acehlmpuvw", "").bare("detach interactive tty rm privileged init read-only no-healthcheck oom-kill-disable publish-all sig-proxy quiet disable-content-trust help replace").operands(1).own(),
    row("nerdctl", "compose exec|compose run").values("euwpvl", "").bare("detach no-TTY no-deps rm service-ports use-aliases interactive tty privileged build quiet quiet-pull quiet-build remove-orphans").operands(1).own(),
    row("nice", "").values("n", "adjustment"),
    row("nocorrect", ""),
    row("nodemon", "").values("wexd", "watch exec ext delay ignore").own(),
    row("noglob", ""),
    row("nohup", ""),
    row("npm", "exec|x").values("pcw", "package call workspace").own(),
    row("npx", "").values("pcw", "package call workspace").own(),
    row("nsenter", "").values("tSG", "target setuid setgid"),
    row("numactl", "").values("iNCmp", "interleave cpunodebind physcpubind membind preferred"),
    row("nvm", "exec").operands(1).own(),
    row("oc", "exec").values("cfn", "").bare("stdin tty quiet").operands(1).late().own(),
    row("oc", "run|debug").values("fnlo", "").bare("stdin tty quiet rm attach command expose leave-stdin-open privileged").operands(1).dashes().own(),
    row("oc", "rsh").values("c", "container shell").operands(1).own(),
    row("op", "run").values("", "env-file account").own(),
    row("pdm", "run").values("p", "project").own(),
    row("perf", "stat|record|trace|mem record").values("eopCgcFGrDIx", "event output pid cpu cgroup count freq repeat delay").own(),
    row("pipenv", "run").values("", "python").own(),
    row("pixi", "run").values("e", "environment manifest-path").own(),
    row("pkexec", "").values("", "user"),
    row("pnpm", "exec|dlx").values("CFr", "dir filter package").own(),
    row("podman", "exec|container exec").values("euw", "").bare("detach interactive tty privileged latest").operands(1).own(),
    row("podman", "run|container run|create").values("acehlmpuvw", "").bare("detach interactive tty rm privileged init read-only no-healthcheck oom-kill-disable publish-all sig-proxy quiet disable-content-trust help replace").operands(1).own(),
    row("podman", "compose exec|compose run").values("euwpvl", "").bare("detach no-TTY no-deps rm service-ports use-aliases interactive tty privileged build quiet quiet-pull quiet-build remove-orphans").operands(1).own(),
    row("podman-compose", "exec|run").values("euwpvl", "").bare("detach no-TTY no-deps rm service-ports use-aliases interactive tty privileged build quiet quiet-pull quiet-build remove-orphans").operands(1).own(),
    row("poetry", "run").values("CP", "directory project").own(),
    row("prlimit", "").values("", "pid"),
    row("proot", "").values("rbmwqivk0", "rootfs bind mount cwd pwd qemu kernel-release").own(),
    row("proxychains", "").values("f", ""),
    row("proxychains4", "").values("f", ""),
    row("pyenv", "exec").own(),
    row("railway", "run").values("ses", "service environment project").own(),
    row("rbenv", "exec").own(),
    row("retry", "").values("tdmi", "times delay until"),
    row("rlwrap", ""),
    row("runcon", "").values("turlc", "type user role range").operands(1),
    row("runuser", "").values("ugGw", "user group supp-group whitelist-environment"),
    row("rustup", "run").operands(1).own(),
    row("rye", "run").values("", "pyproject").own(),
    row("s6-setuidgid", "").operands(1),
    row("sccache", ""),
    row("screen", "").values("SsTtchpe", "").own(),
    row("setarch", "").operands(1),
    row("setpriv", "").values("", "ruid euid reuid rgid egid regid groups securebits apparmor-profile selinux-label pdeathsig inh-caps ambient-caps bounding-set"),
    row("setsid", ""),
    row("singularity", "exec|run").values("BHW", "bind home pwd env overlay").operands(1).own(),
    row("softlimit", "").values("acdfmoprst", ""),
    row("sops", "exec-env").operands(1).shell().own(),
    row("ssh", "").values("BbcDEeFIiJLlmOopQRSWw", "").operands(1).late().shell().head(),
    row("ssh-agent", "").values("aEtP", ""),
    row("sshpass", "").values("fdpP", ""),
    row("stdbuf", "").values("ioe", "input output error"),
    row("strace", "").values("eoapsSuIbPXE", ""),
    row("su-exec", "").operands(1),
    row("sudo", "").values("ugpCrtTUDRh", "user group prompt host chdir chroot role type close-from other-user command-timeout"),
    row("systemd-inhibit", "").values("", "what who why mode"),
    row("systemd-run", "").values("puMHE", "unit property uid gid slice setenv machine host working-directory description nice on-active on-boot on-startup on-unit-active on-calendar timer-property service-type"),
    row("taskset", "").operands(1),
    row("time", "").values("fo", "format output"),
    row("timeout", "").values("sk", "signal kill-after").operands(1),
    row("tini", "").values("peg", ""),
    row("tmux", "new-session|new|new-window|neww|split-window|splitw|run-shell|run|respawn-pane|respawn-window|display-popup|popup|send-keys|send|if-shell|if|pipe-pane").values("ceFfnstxyNwh", "").shell().own(),
    row("toolbox", "run").values("cdr", "container distro release").own(),
    row("torify", ""),
    row("torsocks", ""),
    row("tox", "exec").values("e", "").dashes().own(),
    row("toybox", ""),
    row("tsocks", ""),
    row("unbuffer", ""),
    row("unshare", "").values("SGRw", "root wd setuid setgid map-user map-group propagation"),
    row("uv", "run").values("ppe", "python with with-editable with-requirements extra group only-group no-group env-file index index-url default-index extra-index-url project directory package refresh-package config-file color").unless("m module").own(),
    row("uvx", "").values("p", "python with from index index-url").own(),
    row("valgrind", ""),
    row("volta", "run").values("", "node npm yarn").own(),
    row("watch", "").values("nq", "interval equexit").shell(),
    row("watchexec", "").values("wfeidW", "watch filter exts ignore delay-run").own(),
    row("wsl", "").values("du", "distribution user cd exec e").own(),
    row("xvfb-run", "").values("nsefw", "server-num server-args error-file auth-file wait"),
    row("yarn", "exec|dlx").values("p", "package cwd").own(),
];

#[cfg(test)]
mod tests {
    /// Rows are found by halving: an unsorted one would be lost.
    #[test]
    fn rows_are_sorted() {
        assert!(super::WRAPPERS.is_sorted_by_key(|w| w.name));
    }
}
