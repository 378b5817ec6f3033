//! What code does with the environment: whether it takes the whole of it, and which variables it prints.

use super::code_text::raw_literals;

/// Whether code takes the whole environment, otherwise than to hand it to a process of its own
/// (`env=os.environ`), and whether it prints one variable is told by `variables`.
pub(super) fn dumps_env(code: &str) -> bool {
    const WHOLE: &[&str] = &[
        "os.environ",
        "process.env",
        "os.environb",
        "Deno.env",
        "Bun.env",
        "import.meta.env",
        "%ENV",
        "ENVIRON",
        "ENV",
        "$_ENV",
        "$_SERVER",
        "getenv()",
        "phpinfo",
        "environ",
        "System.getenv()",
        "System.get_env()",
        "os.environ.items",
        "Sys.getenv()",
        "getEnvironment",
    ];
    let plain = code.replace("process['env']", "process.env").replace("process[\"env\"]", "process.env");
    let code = plain.as_str();
    runs_env(code)
        || takes_it_apart(code)
        || by_another_name(code)
        || WHOLE.iter().any(|name| {
            code.match_indices(name).any(|(at, _)| {
                let before = code.get(..at).unwrap_or_default();
                let after = code.get(at + name.len()..).unwrap_or_default();
                takes_whole(name, before, after)
            })
        })
}

/// Whether code runs the program that prints the environment.
fn runs_env(code: &str) -> bool {
    let runs = ["execSync", "exec(", "spawn", "system(", "os.execute", "popen", "subprocess", "check_output"];
    runs.iter().any(|word| code.contains(word))
        && raw_literals(code).iter().any(|raw| matches!(raw.text.trim(), "env" | "printenv" | "export -p"))
}

/// `const {env} = process` and then the whole of it.
fn takes_it_apart(code: &str) -> bool {
    let packed: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    packed.contains("{env}=process") && (packed.contains("(env)") || packed.contains("(env,"))
}

/// `getattr(os, 'environ')`, `__import__('os').environ`, `o.environ` of a module that is imported as `o`.
fn by_another_name(code: &str) -> bool {
    if code.contains("getattr(") && raw_literals(code).iter().any(|raw| raw.text == "environ") {
        return true;
    }
    let imported = code.contains("__import__") || code.contains("import ");
    imported
        && code.match_indices(".environ").any(|(at, name)| {
            let before = code.get(..at).unwrap_or_default();
            let after = code.get(at + name.len()..).unwrap_or_default();
            // What is in front of the point is some name of the module: then it is as `os.environ`.
            before.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next() != Some("os")
                && takes_whole("os.environ", before.trim_end_matches(is_name), after)
        })
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '(' | ')' | '\'' | '"')
}

fn takes_whole(name: &str, before: &str, after: &str) -> bool {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    if before
        .chars()
        .next_back()
        .is_some_and(|c| word(c) || (matches!(c, '.' | '$' | '/') && !name.contains('.')))
    {
        return false;
    }
    let next = after.chars().next();
    if next.is_some_and(word) {
        return false;
    }
    // One variable, or none: an index, a name, a setter.
    let one = match next {
        Some('[' | '{') => !(name == "ENV" && before.ends_with('@')),
        Some('.') => {
            let method = after.get(1..).unwrap_or_default();
            let whole = [
                "items", "values", "copy", "to_h", "to_a", "each", "inspect", "map", "toObject", "select",
                "sort", "filter", "collect", "entries", "__", "to_json", "keys",
            ];
            !whole.iter().any(|m| method.starts_with(m))
        }
        Some('?') => after.starts_with("?."),
        Some(':') => after.starts_with("::"),
        Some('=') => !after.starts_with("=="),
        _ => false,
    };
    // Only the names `ENV` and `environ` are words of other things too: `'NODE_ENV'`, `"ENV"`.
    let quoted = matches!(before.chars().next_back(), Some('\'' | '"' | '`'));
    // `'X' in os.environ` asks for one.
    let asks = before.trim_end().strip_suffix("in").is_some_and(|b| b.trim_end().ends_with(['\'', '"', ')']));
    let tail: String = before.chars().rev().take(24).filter(|c| !c.is_whitespace()).collect();
    let head: String = tail.chars().rev().collect();
    let handed = ["env=", "env={**", "env:", "env:{...", "env=dict(", "env:Object.assign({},"]
        .iter()
        .any(|h| head.ends_with(h));
    let imported =
        head.ends_with("import") || (name == "environ" && after.trim_start().starts_with("import"));
    !(one || quoted || asks || handed || imported)
}

/// The variables that code reads by name, where it prints something.
pub(crate) fn printed_variables(code: &str) -> Vec<String> {
    let prints = ["print", "log(", "puts", "echo", "say", "stdout", "write", "p ENV", "var_dump"]
        .iter()
        .any(|p| code.contains(p));
    if !prints {
        return Vec::new();
    }
    const ONE: &[&str] =
        &["environ", "getenv", "process.env", "ENV", "Deno.env.get", "Bun.env", "ENVIRON", "$_ENV"];
    let mut out = Vec::new();
    for name in ONE {
        for (at, _) in code.match_indices(name) {
            let after = code.get(at + name.len()..).unwrap_or_default();
            let after = after.strip_prefix(".get").or_else(|| after.strip_prefix(".fetch")).unwrap_or(after);
            let Some(opener) = after.chars().next() else { continue };
            if !matches!(opener, '[' | '(' | '{' | '.' | '?') {
                continue;
            }
            let found: String = after
                .chars()
                .skip_while(|c| !(c.is_alphanumeric() || *c == '_'))
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            if !found.is_empty() {
                out.push(found);
            }
        }
    }
    out
}
