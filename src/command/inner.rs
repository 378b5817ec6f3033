//! What the commands of a line run or are given elsewhere: the program that `docker exec` or `npx` runs, the
//! script that an interpreter is given, the statements that a database client is given.
//!
//! Bounded: each step takes at least one word off, texts for a shell are read [`bounds::INNER_DEPTH`] deep.

use super::client_texts::{input, lists, name, option, piped, texts};
use super::rows::{ANY_OPERANDS, Runner, client_of, runner_of};
use super::statements::{Given, statements};
use crate::bounds;
use crate::shell::{Script, SimpleCommand, Word, read, read_argv};

/// Interpreters, with their options that take a value: the script that they are given is the program.
const INTERPRETERS: &[(&str, &str)] = &[
    ("python", "W X"),
    ("pypy", "W X"),
    ("py", "W X"),
    ("php", "d c"),
    ("ruby", "r I C E"),
    ("perl", "I M"),
    ("node", "r require loader import env-file"),
    ("java", "cp classpath p module-path"),
    ("bash", "o O rcfile init-file"),
    ("sh", "o"),
    ("zsh", "o"),
];
/// Programs whose words the reader of command lines takes apart.
const READ_AGAIN: &[&str] = &[
    "sh", "bash", "zsh", "dash", "ash", "ksh", "sudo", "doas", "env", "su", "xargs", "timeout", "nohup",
    "nice", "time", "eval", "exec", "command", "busybox", "stdbuf", "setsid", "python", "python3", "node",
    "perl", "ruby", "find",
];

/// What the commands of a line run or are given, in their order; and whether that is too much to be all.
pub(super) fn inner(line: &str, script: &Script) -> (Vec<SimpleCommand>, bool) {
    let mut out = Found::default();
    for (index, command) in script.commands.iter().enumerate() {
        out.depth = 0;
        out.read(command, || piped(line, script, index));
    }
    (out.commands, out.left_out)
}

#[derive(Default)]
struct Found {
    commands: Vec<SimpleCommand>,
    depth: usize,
    left_out: bool,
}

impl Found {
    fn full(&self) -> bool {
        self.commands.len() >= bounds::INNER_COMMANDS
    }

    fn read(&mut self, command: &SimpleCommand, piped: impl Fn() -> Option<Word>) {
        let mut words = command.words.as_slice();
        let mut steps = 0;
        // Taken off from the outside, step by step; the last is what runs.
        while let Some(next) = self.step(command, words) {
            if self.full() {
                self.left_out = true;
                return;
            }
            words = match next {
                Step::Words(at) => words.get(at..).unwrap_or_default(),
                Step::Named(program, at) => {
                    let rest = words.get(at..).unwrap_or_default();
                    let mut all = vec![program];
                    all.extend(rest.iter().cloned());
                    self.run(command, all);
                    return;
                }
                Step::Line(line) => return self.line(&line, command),
            };
            steps += 1;
            if steps <= bounds::INNER_DEPTH {
                self.run(command, words.to_vec());
            }
        }
        if steps > bounds::INNER_DEPTH {
            self.run(command, words.to_vec());
        }
        self.clients(command, words, &piped);
    }

    /// A program that runs: read again where it runs another one by itself.
    fn run(&mut self, of: &SimpleCommand, words: Vec<Word>) {
        let program = words.first().map(name).unwrap_or_default();
        if READ_AGAIN.contains(&program.as_str()) && words.iter().all(Word::is_known) && !self.full() {
            let argv: Vec<String> = words.iter().map(Word::text).collect();
            return self.script(read_argv(&argv), of);
        }
        let redirects = of.redirects.clone();
        self.push(SimpleCommand { words, redirects, ..self.like(of) });
    }

    fn line(&mut self, line: &str, of: &SimpleCommand) {
        self.script(read(line), of);
    }

    fn script(&mut self, script: Script, of: &SimpleCommand) {
        for command in script.commands {
            let command =
                SimpleCommand { span: of.span.clone(), guessed: command.guessed | of.guessed, ..command };
            if self.depth < bounds::INNER_DEPTH {
                self.depth += 1;
                self.read(&command, || None);
                self.depth -= 1;
            } else {
                self.left_out = true;
            }
            self.push(command);
        }
    }

    fn push(&mut self, command: SimpleCommand) {
        if self.full() {
            self.left_out = true;
        } else {
            self.commands.push(command);
        }
    }

    fn like(&self, of: &SimpleCommand) -> SimpleCommand {
        SimpleCommand {
            moves: of.moves.clone(),
            appended: of.appended,
            guessed: of.guessed,
            span: of.span.clone(),
            ..SimpleCommand::default()
        }
    }

    /// One runner taken off.
    fn step(&self, command: &SimpleCommand, words: &[Word]) -> Option<Step> {
        let program = name(words.first()?);
        for runner in runner_of(&program) {
            if let Some(step) = runs(runner, words) {
                return Some(step);
            }
        }
        let bare = program.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
        let (_, values) = INTERPRETERS.iter().find(|(name, _)| *name == bare)?;
        interpreted(bare, values, words, command.appended)
    }

    fn clients(&mut self, command: &SimpleCommand, words: &[Word], piped: &dyn Fn() -> Option<Word>) {
        let Some(program) = words.first().map(name) else { return };
        for client in client_of(&program) {
            let Some(texts) = texts(client, words) else { continue };
            let input = client.input.then(|| input(command).into_iter().chain(piped())).into_iter().flatten();
            for text in texts.into_iter().chain(input) {
                for given in statements(client.language, &text) {
                    match given {
                        Given::Shell(line) if self.depth < bounds::INNER_DEPTH => {
                            self.depth += 1;
                            self.line(&line, command);
                            self.depth -= 1;
                        }
                        Given::Shell(_) => self.left_out = true,
                        Given::Statement(words) => {
                            let mut all = vec![Word::literal(client.language.word(), text.span.clone())];
                            all.extend(words);
                            self.push(SimpleCommand { words: all, ..self.like(command) });
                        }
                    }
                }
            }
        }
    }
}

/// What a runner runs.
enum Step {
    /// The words from there on.
    Words(usize),
    /// A program by another name, with the words from there on.
    Named(Word, usize),
    /// A line for a shell.
    Line(String),
}

fn runs(runner: &Runner, words: &[Word]) -> Option<Step> {
    let mut at = 1;
    let mut subs = runner.sub.split_ascii_whitespace().peekable();
    let mut operands = runner.operands;
    while let Some(word) = words.get(at) {
        let text = word.text();
        if text == "--" && subs.peek().is_none() {
            // What follows is another program's, after the operands that are still to come.
            let at = at + 1 + if runner.operands == ANY_OPERANDS { 0 } else { operands };
            return words.get(at).map(|_| Step::Words(at));
        }
        if let Some((option, attached)) = option(&text) {
            if lists(runner.line, option) && subs.peek().is_none() {
                let line = attached.map(str::to_owned).or_else(|| words.get(at + 1).map(Word::shown));
                return line.map(Step::Line);
            }
            let cluster = text.starts_with("--") || option.len() < 2;
            let last = option.chars().next_back().map(String::from).unwrap_or_default();
            let takes = lists(runner.values, option) || (!cluster && lists(runner.values, &last));
            at += 1 + usize::from(takes && attached.is_none());
            continue;
        }
        if let Some(sub) = subs.peek() {
            if *sub != text {
                return None;
            }
            subs.next();
        } else if operands > 0 {
            operands -= 1;
        } else if !is_assignment(&text) {
            return Some(program(runner, word, at));
        }
        at += 1;
    }
    None
}

fn program(runner: &Runner, word: &Word, at: usize) -> Step {
    let text = word.text();
    if runner.versioned
        && word.is_known()
        && let Some((name, _)) = text.rsplit_once('@').filter(|(name, _)| !name.is_empty())
    {
        return Step::Named(Word::literal(name, word.span.clone()), at + 1);
    }
    Step::Words(at)
}

fn is_assignment(text: &str) -> bool {
    text.split_once('=').is_some_and(|(name, _)| {
        !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}

/// The script, module or archive that an interpreter is given, as the program.
fn interpreted(interpreter: &str, values: &str, words: &[Word], appended: bool) -> Option<Step> {
    let mut at = 1;
    while let Some(word) = words.get(at) {
        let text = word.text();
        let Some((option, attached)) = option(&text) else {
            // A file: its name is the program's, as where it is run by itself.
            return (word.is_known() && !appended).then_some(Step::Words(at));
        };
        match option {
            "m" if interpreter.starts_with("py") => return words.get(at + 1).map(|_| Step::Words(at + 1)),
            "jar" => {
                let jar = name(words.get(at + 1)?);
                let jar = jar.strip_suffix(".jar").unwrap_or(&jar);
                return Some(Step::Named(Word::literal(jar, word.span.clone()), at + 2));
            }
            // Code, not a file.
            "c" | "e" | "r" | "p" | "E" | "eval" | "print" | "n" | "ne" | "pe" | "lc" | "s"
                if !lists(values, option) =>
            {
                return None;
            }
            _ => at += 1 + usize::from(attached.is_none() && lists(values, option)),
        }
    }
    None
}
