//! Package managers and registries: programs whose words may name an address among what is none.

use super::address::url_in;
use super::args::{Args, Style, skip};
use super::net::one_of;
use super::reader::Reader;
use super::types::PathUse;
use crate::shell::Word;

const FETCHERS: &str = "pip pip3 pipx uv poetry pdm twine npm npx pnpm yarn bun bunx deno cargo go gem bundle composer brew apt apt-get dnf yum apk pacman zypper conda mamba micromamba helm docker podman nerdctl skopeo crane oras buildah terraform tofu ansible ansible-galaxy youtube-dl yt-dlp mvn gradle nuget dotnet pod flutter dart luarocks opam cabal stack nix nix-env nix-shell flatpak snap vagrant packer git-lfs svn hg fossil bzr cvs";

/// Sub-commands that hand their words to a program of the project.
const RUNS: &str = "run exec test start x dlx script serve dev";

/// Reads one of them.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    if !one_of(FETCHERS, program) {
        return false;
    }
    let texts: Vec<String> = words.iter().map(Word::text).collect();
    let sub = texts.iter().find(|t| !t.starts_with('-')).map(String::as_str).unwrap_or_default();
    if matches!(program, "docker" | "podman" | "nerdctl")
        && matches!(sub, "cp" | "build" | "compose" | "run" | "exec" | "create")
    {
        image(reader, sub, words);
        return false;
    }
    let known = !one_of(RUNS, sub);
    let mut proxy = false;
    for (word, text) in words.iter().zip(&texts) {
        if std::mem::take(&mut proxy) && !text.contains("://") {
            reader.connect(word, known);
            continue;
        }
        proxy = matches!(text.as_str(), "--proxy" | "--https-proxy" | "--http-proxy");
        let value = match text.split_once('=') {
            Some((name, _)) if name.starts_with('-') => skip(word, name.len() + 1),
            // `name @ git+https://…`
            _ => text.find(" @ ").map_or_else(|| word.clone(), |at| skip(word, at + 3)),
        };
        let text = value.text();
        if let Some(url) = url_in(&value) {
            reader.connect(&url, known);
        } else if names_a_host(program, sub, &text) {
            reader.connect(&super::args::until(&value, '@'), known);
        } else if super::reader::looks_like_a_path(&text) && !text.starts_with(['@', '-']) {
            reader.path(&value, PathUse::Unknown, false);
        }
    }
    true
}

/// The image that a container is made of may name its registry.
fn image(reader: &mut Reader, sub: &str, words: &[Word]) {
    const VALUES: &str = "H host context config l log-level p publish e env env-file v volume w workdir u user name network entrypoint m memory label t tag platform f file build-arg mount cpus gpus restart h hostname add-host device cap-add cap-drop security-opt ulimit shm-size pull target secret ssh";
    let args = Args::split(words, Style { valued: &[VALUES], ..Style::default() });
    for word in args.values("H").filter(|w| w.text().contains("://")) {
        reader.connect(word, true);
    }
    let operand = args.operands.get(1);
    match (sub, operand) {
        ("run" | "create", Some(word)) if image_host(&word.text()) => reader.connect(word, true),
        ("build", Some(word)) if word.text().contains("://") => reader.connect(word, true),
        _ => {}
    }
}

/// Whether a program's operand begins with a host: a Go module, a container's image, a registry.
fn names_a_host(program: &str, sub: &str, text: &str) -> bool {
    match program {
        "go" => matches!(sub, "get" | "install" | "run") && module_host(text),
        "docker" | "podman" | "nerdctl" | "skopeo" | "crane" | "oras" | "buildah" | "helm" => {
            (matches!(sub, "login" | "logout" | "auth") && text.contains('.') && !text.starts_with('-'))
                || (matches!(sub, "pull" | "push" | "copy" | "tag" | "manifest" | "digest" | "from")
                    && image_host(text))
        }
        _ => false,
    }
}

/// `example.com/x/y`, as Go names modules.
fn module_host(text: &str) -> bool {
    text.split_once('/').is_some_and(|(host, _)| host.contains('.') && !host.starts_with(['.', '-']))
}

/// `registry.example/x` or `localhost:5000/x`, as images are named.
fn image_host(text: &str) -> bool {
    let host = text.split('/').next().unwrap_or_default();
    !text.starts_with(['-', '.'])
        && text.contains('/')
        && (host.contains('.') || host.contains(':') || host == "localhost")
}
