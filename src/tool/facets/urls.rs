//! The addresses that a call names outside commands.

use serde_json::Value;

use crate::matcher::{Address, Destination, Host, hosts_in, with_index};
use crate::tool::places::Places;
use crate::tool::view::{StringAt, UrlAt};
use crate::tool::{Known, ToolInfo, ToolKind};

/// Ends of file names that are no top-level domains: `notes.txt` is no address.
const FILE_ENDS: &[&str] = &[
    "bak", "c", "cfg", "conf", "cpp", "cs", "css", "csv", "dll", "doc", "docx", "env", "exe", "go", "gif",
    "gz", "h", "htm", "html", "ini", "ipynb", "java", "jpeg", "jpg", "js", "json", "jsx", "kt", "lock",
    "log", "mdc", "php", "png", "pdf", "rb", "scss", "sql", "svg", "swift", "tar", "toml", "ts", "tsx",
    "txt", "vue", "xls", "xlsx", "xml", "yaml", "yml",
];

/// What stands at `url_at`; for unknown tools every absolute URL in any string, and every string that
/// may be a URL without a scheme. In a tool that fetches and is given none of the arguments that the
/// table knows, the same: a renamed argument must not disarm a gate.
pub(in crate::tool) fn urls<'a>(
    info: &ToolInfo,
    places: &Places,
    args: &Value,
    strings: impl FnOnce() -> &'a [StringAt<'a>],
) -> Vec<UrlAt> {
    let nodes = places.urls.select(args);
    let renamed = info.known == Known::Table && info.kind == ToolKind::Fetch;
    let Some(nodes) = nodes.filter(|nodes| !(nodes.is_empty() && renamed)) else {
        return strings().iter().flat_map(any).collect();
    };
    let mut out = Vec::new();
    for (at, node) in nodes {
        match node {
            Value::String(text) => out.push(stated(&at, text)),
            Value::Array(list) => {
                for (index, item) in list.iter().enumerate() {
                    out.push(match item {
                        Value::String(text) => stated(&with_index(&at, index), text),
                        other => malformed(&at, other),
                    });
                }
            }
            Value::Null => {}
            other => out.push(malformed(&at, other)),
        }
    }
    out
}

fn stated(at: &str, text: &str) -> UrlAt {
    let address = Address::read(text);
    let malformed = address == Address::Malformed;
    UrlAt { at: at.to_owned(), text: text.to_owned(), to: address.to(), malformed, guess: false }
}

fn malformed(at: &str, node: &Value) -> UrlAt {
    UrlAt { at: at.to_owned(), text: node.to_string(), to: None, malformed: true, guess: false }
}

/// The addresses in a string of which it is not known what it is.
fn any(string: &StringAt<'_>) -> Vec<UrlAt> {
    let text = string.text.as_ref();
    let url = |text: &str, to: Destination, guess: bool| UrlAt {
        at: string.at.clone(),
        text: text.to_owned(),
        to: Some(to),
        malformed: false,
        guess,
    };
    let mut out: Vec<UrlAt> = hosts_in(text)
        .into_iter()
        .map(|(span, host)| url(text.get(span).unwrap_or_default(), host, false))
        .collect();
    // The standard drops tabs and line ends inside a URL.
    if let Some(to) = Address::of_url(text) {
        if !out.iter().any(|found| found.to.as_ref() == Some(&to)) {
            out.push(url(text, to, false));
        }
    } else if text.len() <= crate::bounds::PATH_BYTES
        && !text.trim().contains(char::is_whitespace)
        && let Some(to) = Address::read(text).to().filter(|to| may_be_host(text, &to.host))
    {
        out.push(url(text, to, true));
    }
    out
}

/// Whether a text without a scheme can be an address: an IP address, `localhost`, or a name with a dot
/// whose end is no file's.
fn may_be_host(text: &str, host: &Host) -> bool {
    match host {
        // A number alone reads as an address too (`7` is `0.0.0.7`), and is one only by accident.
        Host::V4(_) | Host::V6(_) => text.contains(['.', ':']),
        Host::Name(name) if name == "localhost" => true,
        Host::Name(name) => name.rsplit_once('.').is_some_and(|(_, end)| {
            end.len() > 1 && !FILE_ENDS.contains(&end) && end.bytes().any(|b| b.is_ascii_alphabetic())
        }),
    }
}
