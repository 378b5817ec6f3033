//! Secret stores: rows of data, and whether a path is in one.

use super::touched::Touch;
use crate::command::UNKNOWN;
use crate::matcher::{alternatives, meets};

/// A store by its last segments, wherever they stand; `home`: only right below a home folder.
struct Store {
    path: &'static str,
    folder: bool,
    home: bool,
    /// Names in it that hold no secret.
    but: &'static [&'static str],
}

const fn folder(path: &'static str) -> Store {
    Store { path, folder: true, home: false, but: &[] }
}
const fn file(path: &'static str) -> Store {
    Store { path, folder: false, home: false, but: &[] }
}
const fn home(path: &'static str) -> Store {
    Store { path, folder: false, home: true, but: &[] }
}

const STORES: &[Store] = &[
    // Keys.
    Store { path: ".ssh", folder: true, home: false, but: &["config", "known_hosts", "*.pub"] },
    folder(".gnupg"),
    file("etc/shadow"),
    file("etc/shadow-"),
    file("etc/gshadow"),
    file("etc/master.passwd"),
    // Key rings.
    folder(".local/share/keyrings"),
    folder(".local/share/kwalletd"),
    folder("Library/Keychains"),
    folder("Microsoft/Credentials"),
    folder("Microsoft/Protect"),
    // Clouds.
    file(".aws/credentials"),
    folder(".aws/sso/cache"),
    folder(".aws/cli/cache"),
    folder(".config/gcloud"),
    file(".boto"),
    folder(".azure"),
    file(".kube/config"),
    file(".docker/config.json"),
    file(".terraform.d/credentials.tfrc.json"),
    file(".config/rclone/rclone.conf"),
    file(".vault-token"),
    // Hosts and registries.
    home(".netrc"),
    home("_netrc"),
    home(".pgpass"),
    home(".my.cnf"),
    home(".git-credentials"),
    file(".config/git/credentials"),
    file(".config/gh/hosts.yml"),
    home(".npmrc"),
    home(".pypirc"),
    file(".cargo/credentials"),
    file(".cargo/credentials.toml"),
    // Password stores.
    folder(".password-store"),
    folder(".local/share/password-store"),
    folder(".local/share/gopass"),
    folder(".config/op"),
    folder(".config/Bitwarden CLI"),
    file("*.kdbx"),
    // Browsers.
    folder(".mozilla/firefox"),
    folder(".config/google-chrome"),
    folder(".config/chromium"),
    folder(".config/BraveSoftware"),
    folder("Library/Application Support/Google/Chrome"),
    folder("Library/Application Support/Firefox"),
    folder("Google/Chrome/User Data"),
];

/// Whether a touched path is in a secret store. `own`: the host's own stores, lexical absolute.
pub(super) fn is_in_a_store(touch: &Touch, own: &[String], home: &str, fold_case: bool) -> bool {
    let path = touch.path.as_deref().unwrap_or(&touch.tail);
    let written = if touch.glob { alternatives(path) } else { Some(vec![path.to_owned()]) };
    let Some(written) = written else { return true };
    let matcher = Matcher { touch, home, fold_case };
    if let (None, Some(shape)) = (&touch.path, &touch.shape)
        && (own.iter().any(|own| matcher.below(shape, own)) || matcher.may_be_in(shape))
    {
        return true;
    }
    written.iter().any(|path| {
        let matcher = Matcher { touch, home, fold_case };
        own.iter().any(|own| matcher.below(path, own)) || STORES.iter().any(|s| matcher.is_in(path, s))
    })
}

struct Matcher<'a> {
    touch: &'a Touch,
    home: &'a str,
    fold_case: bool,
}

impl Matcher<'_> {
    /// Whether one segment can be a name (itself a pattern where it has a `*`).
    fn same(&self, segment: &str, name: &str) -> bool {
        let folded;
        let (segment, name) = if self.fold_case {
            folded = (segment.to_lowercase(), name.to_lowercase());
            (folded.0.as_str(), folded.1.as_str())
        } else {
            (segment, name)
        };
        if let Some(end) = name.strip_prefix('*') {
            return segment.len() > end.len() && segment.ends_with(end);
        }
        if self.touch.glob && segment.contains(['*', '?', '[', '\\']) {
            // A wildcard at the beginning matches no leading dot.
            let dots = !name.starts_with('.') || segment.starts_with('.');
            return dots && meets(segment, name);
        }
        segment == name
    }

    fn below(&self, path: &str, folder: &str) -> bool {
        let mut path = path.split('/').filter(|s| !s.is_empty());
        folder
            .split('/')
            .filter(|s| !s.is_empty())
            .all(|name| path.next().is_some_and(|s| self.same(s, name)))
    }

    fn is_in(&self, path: &str, store: &Store) -> bool {
        let segments: Vec<&str> = path.split('/').filter(|s| !s.is_empty()).collect();
        let names: Vec<&str> = store.path.split('/').collect();
        if store.home && !self.in_a_home(&segments) {
            return false;
        }
        if self.touch.recursive && self.takes_all(&segments, &names) {
            return true;
        }
        (0..segments.len()).any(|from| {
            let rest = segments.get(from..).unwrap_or_default();
            // Wildcards alone (`*/*`) name no store.
            let meant =
                rest.iter().take(names.len()).any(|s| s.starts_with('.') || !s.contains(['*', '?', '[']));
            let here =
                meant && names.len() <= rest.len() && names.iter().zip(rest).all(|(n, s)| self.same(s, n));
            if !here {
                return false;
            }
            let inner = rest.get(names.len()..).unwrap_or_default();
            match inner {
                [] => !store.folder || self.touch.recursive,
                [only] => store.folder && !store.but.iter().any(|b| self.excepted(only, b)),
                _ => store.folder,
            }
        })
    }

    /// Whether a path with an unknown part may lie in a store: below a folder that is one, or one of its files
    /// by the rest of its name.
    fn may_be_in(&self, shape: &str) -> bool {
        let segments: Vec<&str> = shape.split('/').filter(|s| !s.is_empty()).collect();
        let head = segments.iter().take_while(|s| !s.contains(UNKNOWN)).count();
        STORES.iter().any(|store| {
            self.is_in(shape, store) || (!store.folder && self.may_be_file(&segments, head, store))
        }) || (self.holds_home(shape, &segments, head) && segments.get(head + 1..).is_some_and(may_be_key))
    }

    /// `~/.aws/` and something that may be the store's file.
    fn may_be_file(&self, segments: &[&str], head: usize, store: &Store) -> bool {
        let names: Vec<&str> = store.path.split('/').collect();
        let Some((file, folders)) = names.split_last() else { return false };
        let own = folders.first().is_some_and(|f| f.starts_with('.') && !matches!(*f, ".config" | ".local"));
        own && head >= folders.len()
            && segments
                .get(head - folders.len()..head)
                .is_some_and(|end| end.iter().zip(folders).all(|(s, n)| self.same(s, n)))
            && segments.get(head).is_some_and(|s| fits(s, file))
    }

    /// Whether what is unknown begins at a home folder or above it.
    fn holds_home(&self, shape: &str, segments: &[&str], head: usize) -> bool {
        let known = segments.get(..head).unwrap_or_default();
        let mut home = self.home.split('/').filter(|s| !s.is_empty());
        !shape.starts_with(UNKNOWN)
            && (known.iter().all(|s| home.next() == Some(*s))
                || matches!(known, ["root" | "home" | "Users"] | ["home" | "Users", _]))
    }

    /// Whether a name in a store is one of its exceptions, whatever a glob in it stands for.
    fn excepted(&self, segment: &str, exception: &str) -> bool {
        match exception.strip_prefix('*') {
            Some(end) => segment.ends_with(end),
            None => segment == exception,
        }
    }

    /// A recursive read of the folder that a store's file stands in (`cp -r ~/.aws x`).
    fn takes_all(&self, segments: &[&str], names: &[&str]) -> bool {
        let Some((_, folders)) = names.split_last() else { return false };
        let own = folders.first().is_some_and(|f| f.starts_with('.') && !matches!(*f, ".config" | ".local"));
        own && segments.len() >= folders.len()
            && segments
                .get(segments.len() - folders.len()..)
                .is_some_and(|end| end.iter().zip(folders).all(|(s, n)| self.same(s, n)))
    }

    /// Right below a home folder: the user's, root's, or another's.
    fn in_a_home(&self, segments: &[&str]) -> bool {
        let home: Vec<&str> = self.home.split('/').filter(|s| !s.is_empty()).collect();
        let Some((_, folder)) = segments.split_last() else { return false };
        let unknown_home = self.touch.path.is_none() && self.touch.text.starts_with(['~', '/']);
        folder == home.as_slice()
            || matches!(folder, ["root"] | ["home" | "Users", _])
            || (unknown_home && folder.is_empty())
    }
}

/// Names that are looked for in a home to find a key or a login.
const KEYS: &[&str] = &[
    "id_rsa",
    "id_dsa",
    "id_ecdsa",
    "id_ed25519",
    "id_ecdsa_sk",
    "id_ed25519_sk",
    "credentials",
    "credentials.tfrc.json",
    "shadow",
    ".netrc",
    ".pgpass",
    ".my.cnf",
    ".git-credentials",
    ".vault-token",
    ".npmrc",
    ".pypirc",
    "rclone.conf",
    "secring.gpg",
];

/// Whether the end of a path, behind what is unknown, is such a name: enough of it must be known.
fn may_be_key(rest: &[&str]) -> bool {
    let Some(name) = rest.last() else { return false };
    let known = name.split(UNKNOWN).map(str::len).max().unwrap_or_default();
    let begins = name.split(UNKNOWN).next().is_some_and(|start| start.len() > 2);
    known > 2 && (begins || name.ends_with("_rsa") || name.ends_with("_ed25519")) && {
        KEYS.iter().any(|key| fits(name, key))
    }
}

/// Whether a segment with unknown parts can be a name, by how it begins and how it ends.
fn fits(segment: &str, name: &str) -> bool {
    match segment.split_once(UNKNOWN) {
        Some((start, rest)) => {
            let end = rest.rsplit(UNKNOWN).next().unwrap_or_default();
            name.len() >= start.len() + end.len() && name.starts_with(start) && name.ends_with(end)
        }
        None => segment == name,
    }
}

/// A program that reads a secret store by itself: its name, and words of which one must be its first
/// operand, or flag, for it to be a read.
pub(super) const PROGRAMS: &[(&str, &str)] = &[
    ("security", "find-generic-password find-internet-password dump-keychain export find-key"),
    ("secret-tool", "lookup search"),
    ("gopass", "show cat find-password"),
    ("kwallet-query", "-r --read-password"),
    ("keyring", "get"),
    ("keyctl", "print read pipe"),
    ("op", "read"),
    ("bw", "get export"),
    ("lpass", "show export"),
    ("keepassxc-cli", "show export clip"),
    ("gpg", "--export-secret-keys --export-secret-subkeys --export-secret-key"),
    ("gpg2", "--export-secret-keys --export-secret-subkeys --export-secret-key"),
];

/// Subcommands of `pass` that print no password.
pub(super) const PASS_LISTS: &str =
    "ls list find search insert add generate edit rm remove mv rename cp copy git init help version";
