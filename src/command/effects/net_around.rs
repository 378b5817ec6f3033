//! What directs a program's connections beside its operands: variables of its environment, options of ssh,
//! configuration of git.

use super::address::url_in;
use super::args::skip;
use super::net::one_of;
use super::net_http::each_of;
use super::reader::Reader;
use crate::shell::{SimpleCommand, Word};

/// Programs that heed the variables for proxies.
const HEED_PROXIES: &str = "curl wget wget2 git http https xh aria2c lynx w3m pip pip3 uv npm pnpm yarn cargo go gem brew docker helm kubectl aws gcloud conda apt apt-get yt-dlp youtube-dl";
const PROXIES: &str = "http_proxy https_proxy all_proxy ftp_proxy ws_proxy wss_proxy socks_proxy npm_config_proxy npm_config_https_proxy cargo_http_proxy";
/// Variables that name a host or an address.
const ADDRESSES: &str = "pghost pghostaddr mysql_host docker_host pip_index_url pip_extra_index_url uv_index_url uv_default_index npm_config_registry yarn_registry aws_endpoint_url goproxy anthropic_base_url openai_base_url openai_api_base vault_addr consul_http_addr nomad_addr redis_url database_url hf_endpoint";

const SSH_LIKE: &str = "ssh scp sftp sshfs autossh mosh ssh-copy-id rsync git";
/// Programs whose words set variables for what comes after.
const SETS: &str = "export declare typeset set setenv";

/// Reads it.
pub(super) fn read(reader: &mut Reader, program: &str, command: &SimpleCommand) {
    let words = command.words.get(1..).unwrap_or_default();
    if !program.is_empty() {
        for assignment in &command.assignments {
            variable(reader, program, &assignment.name, &assignment.value);
        }
    }
    if one_of(SETS, program) {
        for word in words {
            if let Some((name, _)) = word.text().split_once('=') {
                variable(reader, program, name, &skip(word, name.len() + 1));
            }
        }
    }
    if program == "git" {
        git(reader, words);
    } else if one_of(SSH_LIKE, program) {
        ssh(reader, words);
    }
}

fn variable(reader: &mut Reader, program: &str, name: &str, value: &Word) {
    let name = name.to_ascii_lowercase();
    if one_of(PROXIES, &name) {
        reader.connect(value, one_of(HEED_PROXIES, program));
    } else if name == "goproxy" {
        let list = value.text();
        for one in list.split([',', '|']).filter(|one| one.contains("://")) {
            reader.connect(&Word::literal(one, value.span.clone()), false);
        }
    } else if one_of(ADDRESSES, &name) && !value.text().starts_with('/') {
        reader.connect(value, false);
    } else if let Some(url) = url_in(value).filter(|_| value.is_known()) {
        reader.connect(&url, false);
    }
}

/// `-o HostName=…`, `-oProxyJump=…`: where it connects to in place of, or before, its operand.
fn ssh(reader: &mut Reader, words: &[Word]) {
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let text = word.text();
        let Some(rest) = text.strip_prefix("-o") else { continue };
        let option = if rest.is_empty() { words.next().cloned() } else { Some(skip(word, 2)) };
        let Some(option) = option else { return };
        let text = option.text();
        let Some(at) = text.find(['=', ' ']) else { continue };
        let name = text.get(..at).unwrap_or_default().to_ascii_lowercase();
        if matches!(name.as_str(), "hostname" | "proxyjump") {
            each_of(reader, &skip(&option, at + 1), ',');
        }
    }
}

/// `git -c KEY=VALUE` and `git config KEY VALUE`, where the key says where git connects.
fn git(reader: &mut Reader, words: &[Word]) {
    let mut configures = false;
    let mut rest = words.iter().peekable();
    while let Some(word) = rest.next() {
        let text = word.text();
        if text == "-c" || text == "--config" {
            if let Some(setting) = rest.next() {
                let text = setting.text();
                // A URL in the key may hold an equals sign: the value stands behind the last name.
                let at = text
                    .to_ascii_lowercase()
                    .find("insteadof=")
                    .map_or_else(|| text.find('='), |at| text.get(at..)?.find('=').map(|n| at + n));
                if let Some(at) = at {
                    setting_of(reader, setting, at, &skip(setting, at + 1));
                }
            }
        } else if text == "config" {
            configures = true;
        } else if configures
            && !text.starts_with('-')
            && text.contains('.')
            && let Some(value) = rest.peek()
        {
            let value = (*value).clone();
            setting_of(reader, word, text.len(), &value);
            configures = false;
        }
    }
}

/// One setting: its key is the first `end` bytes of a word.
fn setting_of(reader: &mut Reader, word: &Word, end: usize, value: &Word) {
    let text = word.text();
    let key = text.get(..end).unwrap_or(&text).to_ascii_lowercase();
    if key.starts_with("url.") && (key.ends_with(".insteadof") || key.ends_with(".pushinsteadof")) {
        let base = text.get(4..end).and_then(|base| base.rsplit_once('.')).map(|(base, _)| base.to_owned());
        if let Some(base) = base.filter(|_| word.is_known()) {
            let base = Word::literal(&base, word.span.clone());
            if !base.text().contains("://") && reader.remote(&base) {
                return;
            }
            reader.connect(&base, true);
        } else {
            reader.connect(word, true);
        }
    } else if key.ends_with(".proxy") && key.starts_with("http") {
        reader.connect(value, true);
    } else if (key.starts_with("remote.") || key.starts_with("submodule."))
        && (key.ends_with(".url") || key.ends_with(".pushurl"))
    {
        reader.remote(value);
    }
}
