//! The flags and inputs of programs that hold commands of a shell: a row each.

/// A flag whose value is a command.
#[derive(Debug)]
pub(super) struct TextFlag {
    pub(super) name: &'static str,
    /// The sub-command that has it, choices apart by `|`; empty: the program itself.
    pub(super) sub: &'static str,
    /// The flags; `*` is any operand, `+` a word that begins so.
    pub(super) flags: &'static str,
    /// What stands before the command in the value, choices apart by `|`; empty: all of it is one.
    pub(super) cut: &'static str,
    /// Whether the words after it are the command.
    pub(super) rest: bool,
}

const fn row(name: &'static str, sub: &'static str, flags: &'static str) -> TextFlag {
    TextFlag { name, sub, flags, cut: "", rest: false }
}

impl TextFlag {
    const fn cut(mut self, cut: &'static str) -> Self {
        self.cut = cut;
        self
    }

    const fn rest(mut self) -> Self {
        self.rest = true;
        self
    }
}

/// The rows of a program.
pub(super) fn rows(name: &str) -> impl Iterator<Item = &'static TextFlag> + use<'_> {
    let first = FLAGS.partition_point(|w| w.name < name);
    FLAGS.iter().skip(first).take_while(move |w| w.name == name)
}

/// Variables whose value a program runs.
pub(super) const VARIABLES: [&str; 18] = [
    "BROWSER",
    "EDITOR",
    "GIT_ASKPASS",
    "GIT_EDITOR",
    "GIT_EXTERNAL_DIFF",
    "GIT_PAGER",
    "GIT_PROXY_COMMAND",
    "GIT_SEQUENCE_EDITOR",
    "GIT_SSH",
    "GIT_SSH_COMMAND",
    "LESSOPEN",
    "MANPAGER",
    "PAGER",
    "PROMPT_COMMAND",
    "RSYNC_RSH",
    "SSH_ASKPASS",
    "SUDO_ASKPASS",
    "VISUAL",
];

/// Settings of `git -c KEY=value` whose value is run: the key's beginning and end.
pub(super) const GIT_KEYS: [(&str, &str); 16] = [
    ("core.askpass", ""),
    ("core.editor", ""),
    ("core.fsmonitor", ""),
    ("core.gitproxy", ""),
    ("core.pager", ""),
    ("core.sshcommand", ""),
    ("sequence.editor", ""),
    ("diff.external", ""),
    ("diff.", ".command"),
    ("diff.", ".textconv"),
    ("difftool.", ".cmd"),
    ("filter.", ".clean"),
    ("filter.", ".smudge"),
    ("merge.", ".driver"),
    ("mergetool.", ".cmd"),
    ("pager.", ""),
];

/// Programs that take commands from their input: the program, a word that it must have, and what stands before
/// a command in a line; empty: all of the input is a script.
pub(super) const INPUTS: [(&str, &str, &str); 9] = [
    ("at", "", ""),
    ("batch", "", ""),
    ("crontab", "-", "@"),
    ("ftp", "", "!"),
    ("gdb", "", "shell |!"),
    ("make", "-", "\t"),
    ("mysql", "", "\\!|system "),
    ("psql", "", "\\!"),
    ("sqlite3", "", ".shell |.system "),
];

/// Sorted by name.
static FLAGS: [TextFlag; 54] = [
    row("ansible", "", "-a --args"),
    row("capsh", "", "-c"),
    row("cargo", "watch", "-s --shell"),
    row("emacs", "", "--eval").cut("(shell-command \""),
    row("entr", "", "-s"),
    row("ex", "", "-c --cmd +")
        .cut(":silent !|:sil !|silent !|:!|!|:terminal |:term |terminal |:call system('|call system('"),
    row("expect", "", "-c").cut("spawn |exec |system "),
    row("fly", "ssh console", "-C --command"),
    row("flyctl", "ssh console", "-C --command"),
    row("gcloud", "compute ssh", "--command"),
    row("gdb", "", "-ex -eval-command --eval-command --ex -iex -o -O --one-line")
        .cut("shell |!|platform shell |pipe "),
    row("git", "rebase", "--exec -x"),
    row(
        "git",
        "filter-branch",
        "--tree-filter --index-filter --msg-filter --env-filter --commit-filter --parent-filter --tag-name-filter --setup",
    ),
    row("git", "difftool", "-x --extcmd"),
    row("git", "grep", "--open-files-in-pager"),
    row("git", "fetch", "--upload-pack"),
    row("git", "pull", "--upload-pack"),
    row("git", "clone", "--upload-pack"),
    row("git", "ls-remote", "--upload-pack"),
    row("git", "push", "--receive-pack --exec"),
    row("gnome-terminal", "", "--").rest(),
    row("hyperfine", "", "* -p --prepare -s --setup -c --cleanup"),
    row("konsole", "", "-e").rest(),
    row("lldb", "", "-ex -eval-command --eval-command --ex -iex -o -O --one-line")
        .cut("shell |!|platform shell |pipe "),
    row("make", "", "--eval").cut("$(shell "),
    row("man", "", "-P --pager"),
    row("mysql", "", "-e --execute").cut("\\!|system "),
    row("nix", "develop|shell", "-c --command").rest(),
    row("nix-shell", "", "--run --command"),
    row("nodemon", "", "--exec -x"),
    row("npm", "exec|x", "-c --call"),
    row("npx", "", "-c --call"),
    row("nvim", "", "-c --cmd +")
        .cut(":silent !|:sil !|silent !|:!|!|:terminal |:term |terminal |:call system('|call system('"),
    row("psql", "", "-c --command").cut("\\!"),
    row("rsync", "", "-e --rsh --rsync-path"),
    row("scp", "", "-o").cut("ProxyCommand=|ProxyCommand |LocalCommand=|LocalCommand |KnownHostsCommand="),
    row("scp", "", "-S"),
    row("sftp", "", "-o").cut("ProxyCommand=|ProxyCommand |LocalCommand=|LocalCommand |KnownHostsCommand="),
    row("sftp", "", "-S"),
    row("sg", "", "*"),
    row("sqlite3", "", "*").cut(".shell |.system "),
    row("ssh", "", "-o").cut("ProxyCommand=|ProxyCommand |LocalCommand=|LocalCommand |KnownHostsCommand="),
    row("start-stop-daemon", "", "-a --startas -x --exec"),
    row("tar", "", "--checkpoint-action").cut("exec="),
    row(
        "tar",
        "",
        "--to-command --use-compress-program -I --rsh-command --info-script --new-volume-script -F",
    ),
    row("vagrant", "ssh", "-c --command"),
    row("vi", "", "-c --cmd +")
        .cut(":silent !|:sil !|silent !|:!|!|:terminal |:term |terminal |:call system('|call system('"),
    row("view", "", "-c --cmd +")
        .cut(":silent !|:sil !|silent !|:!|!|:terminal |:term |terminal |:call system('|call system('"),
    row("vim", "", "-c --cmd +")
        .cut(":silent !|:sil !|silent !|:!|!|:terminal |:term |terminal |:call system('|call system('"),
    row("vimdiff", "", "-c --cmd +")
        .cut(":silent !|:sil !|silent !|:!|!|:terminal |:term |terminal |:call system('|call system('"),
    row("watchexec", "", "--shell-command"),
    row("wezterm", "start", "--").rest(),
    row("xterm", "", "-e").rest(),
    row("zip", "", "-TT --unzip-command"),
];

#[cfg(test)]
mod tests {
    /// Rows are found by halving: an unsorted one would be lost.
    #[test]
    fn rows_are_sorted() {
        assert!(super::FLAGS.is_sorted_by_key(|w| w.name));
    }
}
