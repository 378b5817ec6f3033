//! Paths in lexical form.

use std::borrow::Cow;

use super::Place;

/// Why a text can't be resolved as a path.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum PathError {
    /// It holds a null byte.
    #[error("a path with a null byte")]
    NullByte,
    /// It is in the home of another user.
    #[error("the home of the user `{0}` is not known")]
    UnknownUser(String),
    /// It is a `file:` URL that is no local path, or a percent-encoding that is no UTF-8.
    #[error("a file URL that is no local path")]
    FileUrl,
    /// A place where a path is expected holds something else.
    #[error("no path")]
    NoPath,
}

/// The lexical absolute form of a path: `~` put in, relative to `base` (itself absolute), `.`, `..`
/// and double slashes undone, a `file:` URL decoded. Symbolic links are not looked at.
///
/// # Errors
/// What can't be resolved without asking the system.
pub(crate) fn absolute(text: &str, base: &str, place: &Place) -> Result<String, PathError> {
    // Most paths are plain: put together in one go.
    let plain = !text.starts_with(['~', '/', '\\']) && !text.contains(['\0', ':', '\\']);
    if plain && base.starts_with('/') && !base.starts_with("//") {
        return Ok(tidy_onto(base, text));
    }
    joined(text, base, place).map(|path| tidy(&path))
}

/// The same with its `..` left in, where it has one behind which the kernel looks first: a link before it
/// leads elsewhere than its text says. `None`: nothing to look at.
pub(crate) fn untidied(text: &str, base: &str, place: &Place) -> Option<String> {
    if !text.contains("..") {
        return None;
    }
    let path = joined(text, base, place).ok()?;
    path.split('/').any(|name| name == "..").then_some(path)
}

fn joined(text: &str, base: &str, place: &Place) -> Result<String, PathError> {
    if text.contains('\0') {
        return Err(PathError::NullByte);
    }
    if text.get(..5).is_some_and(|scheme| scheme.eq_ignore_ascii_case("file:")) {
        return file_url(text);
    }
    if let Some(rest) = text.strip_prefix('~') {
        let user = rest.split('/').next().unwrap_or_default();
        if !user.is_empty() {
            return Err(PathError::UnknownUser(user.to_owned()));
        }
        return Ok(format!("{}/{rest}", folder(&place.home.to_string_lossy())));
    }
    if let Some(path) = on_windows(text) {
        return Ok(path);
    }
    if text.starts_with('/') { Ok(text.to_owned()) } else { Ok(format!("{}/{text}", folder(base))) }
}

/// A folder's text with slashes, where it is one of Windows.
pub(super) fn folder(text: &str) -> Cow<'_, str> {
    on_windows(text).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// An absolute path of Windows with slashes: `C:\x` and `C:/x` are `/C:/x`, `\\\\server\share` is
/// `/server/share`, and `\\\\?\C:\x` is what it stands for.
fn on_windows(text: &str) -> Option<String> {
    let device = ["\\\\?\\", "\\\\.\\", "//?/", "//./", "\\??\\"];
    let bare = device.iter().find_map(|prefix| text.strip_prefix(prefix));
    let rest = bare.unwrap_or(text);
    let share = match rest.get(..4) {
        Some(unc) if bare.is_some() && matches!(unc.to_ascii_uppercase().as_str(), "UNC\\" | "UNC/") => {
            rest.get(4..)
        }
        _ => text.strip_prefix("\\\\").filter(|_| bare.is_none()),
    };
    if let Some(share) = share {
        return Some(format!("/{}", share.replace('\\', "/")));
    }
    let mut chars = rest.chars();
    match (chars.next(), chars.next(), chars.next()) {
        (Some(drive), Some(':'), Some('/' | '\\')) if drive.is_ascii_alphabetic() => {
            Some(format!("/{}:{}", drive.to_ascii_uppercase(), rest.get(2..)?.replace('\\', "/")))
        }
        _ => None,
    }
}

/// What else a text may be read as by a tool that is not known: with its percent-encoding undone, with its
/// back slashes as slashes. For gates that stop, hold, warn or record, never to allow.
pub(crate) fn other_readings(text: &str, decode: bool) -> Vec<String> {
    let mut out = Vec::new();
    if decode && text.contains('%') {
        out.extend(percent_decode(text).filter(|decoded| decoded != text));
    }
    if text.contains('\\') {
        out.push(text.replace('\\', "/"));
    }
    out
}

/// A `file:` URL's path, decoded.
fn file_url(text: &str) -> Result<String, PathError> {
    let url = url::Url::parse(text).map_err(|_| PathError::FileUrl)?;
    if url.scheme() != "file" || url.host_str().is_some_and(|h| !h.is_empty()) {
        return Err(PathError::FileUrl);
    }
    percent_decode(url.path()).ok_or(PathError::FileUrl)
}

/// Undoes percent-encoding; `None` where the result is no UTF-8 or holds a null byte.
fn percent_decode(text: &str) -> Option<String> {
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        let decoded = (byte == b'%')
            .then(|| {
                let mut ahead = bytes.clone();
                let high = char::from(ahead.next()?).to_digit(16)?;
                let low = char::from(ahead.next()?).to_digit(16)?;
                bytes = ahead;
                u8::try_from(high * 16 + low).ok()
            })
            .flatten();
        out.push(decoded.unwrap_or(byte));
    }
    String::from_utf8(out).ok().filter(|s| !s.contains('\0'))
}

/// Undoes `.`, `..` and double slashes. A path never leaves the root.
pub(super) fn tidy(path: &str) -> String {
    tidy_onto("", path)
}

/// The same of a path in a folder.
fn tidy_onto(folder: &str, path: &str) -> String {
    let mut out = String::with_capacity(folder.len() + path.len() + 2);
    for segment in folder.split('/').chain(path.split('/')) {
        match segment {
            "" | "." => {}
            ".." => out.truncate(out.rfind('/').unwrap_or(0)),
            name => {
                out.push('/');
                out.push_str(name);
            }
        }
    }
    if out.is_empty() { "/".to_owned() } else { out }
}

/// Whether a path has a `.` or `..` segment, so that its text says less than it seems to.
pub(crate) fn has_dot_segments(text: &str) -> bool {
    text.split(['/', '\\']).any(|s| matches!(s, "." | ".."))
}
