//! A simple command, read by its program's row.

use super::args::{Args, Style, lists, skip, text_options};
use super::lexical::Folder;
use super::row::{Operands, Row};
use super::types::{Code, DataWord, Effects, HostWord, PathUse, PathWord, UNKNOWN};
use super::{address, code, code_env, editor, git, interpreter, net, pack, table};
use crate::matcher::Place;
use crate::shell::{Piece, RedirectKind, SimpleCommand, Word};

/// What a simple command does to files, hosts and the environment.
pub(crate) fn effects(command: &SimpleCommand, place: &Place) -> Effects {
    let mut reader = Reader { folder: Folder::new(place, &command.moves), out: Effects::default() };
    let program = program(command);
    let words = command.words.get(1..).unwrap_or_default();
    if !command.words.is_empty() {
        reader.program(&program, words);
    }
    let from_windows = |w: &String| matches!(w.rsplit(['/', '\\']).next(), Some("cmd" | "cmd.exe"));
    if command.wrappers.iter().any(from_windows) {
        editor::windows_line(&mut reader, &command.words);
    }
    net::around(&mut reader, &program, command);
    reader.redirects(command);
    reader.of_unknown(&program, words);
    if command.appended {
        reader.added(&program, words);
    }
    reader.out
}

/// The program's name without folder, `.exe` and, on names that carry a version, the version.
pub(super) fn program(command: &SimpleCommand) -> String {
    let name = command.program();
    let name = name.strip_suffix(".exe").unwrap_or(&name);
    let bare = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    match bare {
        "python" | "pypy" | "node" | "ruby" | "perl" | "php" | "lua" => bare.to_owned(),
        "" => name.to_owned(),
        _ => name.to_owned(),
    }
}

/// Gathers the effects of one simple command.
pub(super) struct Reader {
    pub(super) folder: Folder,
    pub(super) out: Effects,
}

impl Reader {
    /// Reads a program with its words.
    fn program(&mut self, program: &str, words: &[Word]) {
        let words = text_options(program, words);
        let words = words.as_ref();
        let own = interpreter::read(self, program, words)
            || git::read(self, program, words)
            || net::read(self, program, words)
            || pack::read(self, program, words)
            || editor::read(self, program, words);
        if !own {
            match table::find(program) {
                Some(row) => self.row(row, words),
                None => self.unknown(words),
            }
        }
    }

    /// What is done to the words that `xargs` and its kin add: they are read, unless the program's row says
    /// that it does something else with them.
    fn added(&mut self, program: &str, words: &[Word]) {
        let mut probe = Self { folder: self.folder.clone(), out: Effects::default() };
        let mut words = words.to_vec();
        let piece = Piece::Unknown { name: None, quoted: true, required: true };
        words.push(Word { pieces: vec![piece], span: 0..0 });
        probe.program(program, &words);
        probe.of_unknown(program, &words);
        self.out.writes_unknown |= probe.out.writes_unknown;
        self.out.reads_unknown |= probe.out.reads_unknown || table::find(program).is_none();
    }

    /// Adds a path. `-` is a stream, and no path.
    pub(super) fn path(&mut self, word: &Word, role: PathUse, recursive: bool) {
        let text = word.str();
        if text == "-" || (text.is_empty() && word.is_known()) {
            return;
        }
        if let Some(host) = address::device_host(&text) {
            return self.host(host, word);
        }
        if let Some(file) = address::file_url(word) {
            self.out.paths.push(self.folder.path(&file, role, recursive));
            return;
        }
        self.out.paths.push(self.folder.path(word, role, recursive));
    }

    /// Adds a folder that something is put into, under names that the words do not tell.
    pub(super) fn go_into(&mut self, folder: &Word) {
        self.path(folder, PathUse::Write, false);
        self.below(folder, PathUse::Write);
    }

    /// Adds what lies below a folder.
    pub(super) fn below(&mut self, folder: &Word, role: PathUse) {
        let mut word = folder.clone();
        word.pieces.push(Piece::Text { text: "/".to_owned(), quoted: true });
        word.pieces.push(Piece::Unknown { name: None, quoted: true, required: true });
        let itself = self.folder.path(folder, role, false);
        // What a glob stands for is listed by name.
        if itself.glob {
            self.out.below.push(itself);
        } else {
            let path = self.folder.path(&word, role, true);
            self.out.below.push(path);
        }
    }

    /// Adds a path that goes to, or is linked from, `to`.
    pub(super) fn rename(&mut self, word: &Word, role: PathUse, to: &str) {
        let mut path = self.folder.path(word, role, true);
        path.to = Some(to.to_owned());
        self.out.paths.push(path);
    }

    /// Adds a word that is connected to.
    pub(super) fn connect(&mut self, word: &Word, known_program: bool) {
        let text = word.text();
        if text.is_empty() && word.is_known() {
            return;
        }
        if let Some(file) = address::file_url(word) {
            return self.path(&file, PathUse::Read, false);
        }
        self.out.connects.push(address::host_word(word, known_program));
    }

    fn host(&mut self, host: String, word: &Word) {
        self.out.connects.push(HostWord::known(host, true, word.span.clone()));
    }

    /// Adds code, with the paths and addresses that it names.
    pub(super) fn code(&mut self, word: &Word) {
        let text = word.text();
        // What code decodes and runs is code again.
        for decoded in code::decoded_code(&text) {
            self.code_text(decoded, word);
        }
        self.code_text(text, word);
    }

    fn code_text(&mut self, text: String, word: &Word) {
        for literal in code::literals(&text) {
            if let Some(role) = literal.path {
                let mut path = self.folder.path_of(&literal.text, role, word.span.clone());
                path.glob = literal.glob;
                path.certain &= literal.certain && !literal.glob;
                path.recursive = literal.tree;
                self.out.paths.push(path);
            } else if literal.address {
                self.out.connects.push(HostWord::known(literal.text, true, word.span.clone()));
            }
        }
        self.out.dumps_env |= code_env::dumps_env(&text);
        self.out.code.push(Code { text, span: word.span.clone() });
    }

    /// Adds text that is printed.
    pub(super) fn data(&mut self, word: &Word) {
        let variables = word
            .pieces
            .iter()
            .filter_map(|p| match p {
                Piece::Unknown { name, .. } => name.clone(),
                Piece::Text { .. } => None,
            })
            .collect();
        self.out.data.push(DataWord { text: word.text(), variables, span: word.span.clone() });
    }

    /// Applies a row.
    pub(super) fn row(&mut self, row: &Row, words: &[Word]) {
        let valued = row.valued();
        let style = Style { valued: &valued, single_dash: row.single_dash, stop_at_operand: false };
        let args = Args::split(words, style);
        self.apply(row, &args);
    }

    /// Applies a row to words that are split already.
    pub(super) fn apply(&mut self, row: &Row, args: &Args) {
        let recursive = row.recursive == "*" || args.has(row.recursive);
        for flag in &args.flags {
            let Some(value) = &flag.value else { continue };
            // `--exclude` is itself, no short form of `--exclude-from`.
            let exact = |list: &str| list.split_ascii_whitespace().any(|n| n == flag.name);
            let known = row.valued().into_iter().any(exact);
            let is = |list: &str| if known { exact(list) } else { lists(list, &flag.name) };
            if is(row.reads) {
                self.path(value, PathUse::Read, false);
            } else if is(row.target) {
                self.go_into(value);
            } else if is(row.writes) {
                self.path(value, PathUse::Write, false);
            } else if is(row.connects) {
                self.connect(value, true);
            } else if is(row.named) {
                self.path(value, PathUse::Name, false);
            } else if recursive && is("include glob g iglob") && !value.text().starts_with('!') {
                self.glob(value, PathUse::Read);
            }
        }
        let skip = if args.has(row.unless) { 0 } else { row.skip };
        let operands = args.operands.get(skip..).unwrap_or_default();
        let target = args.values(row.target).next().cloned();
        match row.operands {
            Operands::Read if args.has(row.in_place) => {
                for word in operands {
                    self.path(word, PathUse::Write, recursive);
                    if editor::sed_writes(args) {
                        self.path(word, PathUse::Read, recursive);
                    }
                }
            }
            Operands::Read => {
                self.each(operands, PathUse::Read, recursive);
                // `grep -rl`: the names of what it looks through are what it prints.
                if !row.lists.is_empty() && args.has(row.lists) {
                    operands.iter().for_each(|w| self.below(w, PathUse::Name));
                }
            }
            Operands::Write => self.each(operands, PathUse::Write, recursive),
            Operands::Name => {
                self.each(operands, PathUse::Name, false);
                if !row.lists.is_empty() && (row.lists == "*" || args.has(row.lists)) {
                    operands.iter().for_each(|w| self.below(w, PathUse::Name));
                }
            }
            Operands::ReadWrite => {
                self.each(operands, PathUse::Read, recursive);
                self.each(operands, PathUse::Write, recursive);
            }
            Operands::Filter => {
                self.each(operands.get(..1).unwrap_or(operands), PathUse::Read, false);
                self.each(operands.get(1..).unwrap_or_default(), PathUse::Write, false);
            }
            Operands::Pack => {
                self.each(operands.get(..1).unwrap_or(operands), PathUse::Write, false);
                self.each(operands.get(1..).unwrap_or_default(), PathUse::Read, recursive);
            }
            Operands::Copy | Operands::Move | Operands::Link => {
                self.transfers(row, operands, target, recursive);
            }
            Operands::Print => operands.iter().for_each(|w| self.data(w)),
            Operands::Nothing => {}
            Operands::Connect => operands.iter().for_each(|w| self.connect(w, true)),
            Operands::ConnectFirst => operands.iter().take(1).for_each(|w| self.connect(w, true)),
        }
    }

    fn transfers(&mut self, row: &Row, operands: &[Word], target: Option<Word>, recursive: bool) {
        let into_folder = target.is_some();
        let (sources, to) = match (target, operands.split_last()) {
            (Some(target), _) => (operands, Some(target)),
            (None, Some((_, []))) => (operands, None),
            (None, Some((last, sources))) => (sources, Some(last.clone())),
            (None, None) => return,
        };
        let new_name = match &to {
            Some(to) if !into_folder && sources.len() == 1 => to.text(),
            _ => String::new(),
        };
        for source in sources {
            if row.remote && self.remote(source) {
                continue;
            }
            match row.operands {
                Operands::Copy => self.path(source, PathUse::Read, recursive),
                Operands::Move => self.rename(source, PathUse::Move, &new_name),
                _ => self.rename(source, PathUse::Link, &new_name),
            }
        }
        let Some(to) = to else { return };
        if !(into_folder || row.remote && self.remote(&to)) {
            self.path(&to, PathUse::Write, false);
        }
        if !row.remote && (into_folder || sources.len() > 1 || to.text().ends_with('/')) && to.is_known() {
            self.writes_into(sources, &to);
        }
    }

    /// What a transfer writes in a folder: each source under its own name.
    fn writes_into(&mut self, sources: &[Word], folder: &Word) {
        let folder = folder.text();
        for source in sources.iter().filter(|source| source.is_known()) {
            let text = source.text();
            let name = text.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
            if !matches!(name, "" | "." | "..") && !name.contains(['*', '?', '[', '{']) {
                let to = format!("{}/{name}", folder.trim_end_matches('/'));
                self.out.paths.push(self.folder.path_of(&to, PathUse::Write, source.span.clone()));
            }
        }
    }

    /// Whether a word is `HOST:PATH`; then the host is connected to.
    pub(super) fn remote(&mut self, word: &Word) -> bool {
        let text = word.text();
        if text.contains("://") {
            self.connect(word, true);
            return true;
        }
        let Some(host) = address::remote_host(word) else { return false };
        self.connect(&host, true);
        true
    }

    fn each(&mut self, words: &[Word], role: PathUse, recursive: bool) {
        for word in words {
            self.path(word, role, recursive);
        }
    }

    /// Adds a pattern that the program itself expands.
    pub(super) fn glob(&mut self, word: &Word, role: PathUse) {
        let mut path = self.folder.path_of(&word.text(), role, word.span.clone());
        path.glob = path.text.contains(['*', '?', '[', '{']);
        path.certain = !path.glob;
        self.out.paths.push(path);
    }

    /// A program that is not known: every word that looks like a path may be read or written, every
    /// address may be connected to.
    pub(super) fn unknown(&mut self, words: &[Word]) {
        for word in words {
            let text = word.text();
            let value = match text.split_once('=') {
                Some((name, _)) if name.starts_with('-') || !name.contains(['/', ' ']) => {
                    skip(word, name.len() + 1)
                }
                // `-I../include`: a flag's letter with its value.
                _ if text.starts_with('-') => match skip(word, 2) {
                    value if !text.starts_with("--") && value.text().starts_with(['/', '.', '~']) => value,
                    _ => continue,
                },
                _ => word.clone(),
            };
            let value = if value.text().starts_with('@') { skip(&value, 1) } else { value };
            let text = value.text();
            if text.contains("://") && !text.contains([' ', '\n']) {
                self.connect(&value, false);
            } else if looks_like_a_path(&text) {
                self.path(&value, PathUse::Unknown, false);
            }
        }
    }

    fn redirects(&mut self, command: &SimpleCommand) {
        for redirect in &command.redirects {
            let target = &redirect.target;
            match redirect.kind {
                RedirectKind::Read => self.path(target, PathUse::Read, false),
                RedirectKind::Write | RedirectKind::Append => self.path(target, PathUse::Write, false),
                RedirectKind::ReadWrite => {
                    self.path(target, PathUse::Read, false);
                    self.path(target, PathUse::Write, false);
                }
                RedirectKind::HereDoc | RedirectKind::HereString if self.out.code_from_input => {
                    self.code(target);
                }
                RedirectKind::HereDoc | RedirectKind::HereString => self.data(target),
                RedirectKind::Duplicate => {}
            }
        }
    }

    /// Notes whether an operand that is read, or written, is not known at all.
    fn of_unknown(&mut self, program: &str, words: &[Word]) {
        self.out.writes_unknown |= self.out.paths.iter().any(|p| {
            matches!(p.role, PathUse::Write | PathUse::Move)
                && p.shape.as_deref().is_some_and(|shape| !shape.contains(|c| c != UNKNOWN))
        });
        let prints = matches!(program, "echo" | "printf" | "print" | "test" | "[" | "[[");
        // `.e*v` of a `find -name` that another command reads is open, too.
        let part = |shape: &str| {
            let name = shape.rsplit('/').next().unwrap_or_default();
            name.contains(UNKNOWN) && (name.starts_with('.') || name.ends_with("env"))
        };
        let open = |p: &PathWord| {
            p.role == PathUse::Read
                && p.path.is_none()
                && (p.tail.is_empty() || p.shape.as_deref().is_some_and(part))
        };
        self.out.reads_unknown |= !prints
            && (self.out.paths.iter().any(open)
                || (words.iter().any(Word::is_unknown) && table::find(program).is_none()));
    }
}

/// Whether an operand of a program that is not known may be a path.
pub(super) fn looks_like_a_path(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= crate::bounds::PATH_BYTES
        && !text.contains('\n')
        && (text.contains('/') || text.starts_with(['.', '~']) || text.contains(".env") || text.contains('*'))
}
