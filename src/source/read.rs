//! Reading one file: regular, bounded, as text.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use super::Spoiled;
use crate::bounds;

/// A file's text, and why it is not the whole file.
pub(super) type Text = (Arc<str>, Option<Spoiled>);

/// Why a file was not read.
#[derive(Debug)]
pub(super) enum Unread {
    /// It is a pipe, a device, a socket: never opened.
    NotRegular,
    /// It was exchanged between the look and the opening.
    Exchanged,
    /// The file system says no.
    Io(io::Error),
}

/// Reads the regular file at `path` (links followed: the caller has judged them), up to the bound.
pub(super) fn read(path: &Path) -> Result<Text, Unread> {
    let seen = std::fs::metadata(path).map_err(Unread::Io)?;
    if !seen.is_file() {
        return Err(Unread::NotRegular);
    }
    let file = File::open(path).map_err(Unread::Io)?;
    let opened = file.metadata().map_err(Unread::Io)?;
    if !opened.is_file() || !same(&seen, &opened) {
        return Err(Unread::Exchanged);
    }
    let mut bytes = Vec::new();
    let bound = u64::try_from(bounds::RULE_FILE_BYTES).unwrap_or(u64::MAX);
    file.take(bound + 1).read_to_end(&mut bytes).map_err(Unread::Io)?;
    Ok(text(bytes))
}

#[cfg(unix)]
fn same(a: &std::fs::Metadata, b: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

#[cfg(not(unix))]
fn same(a: &std::fs::Metadata, b: &std::fs::Metadata) -> bool {
    a.file_type() == b.file_type()
}

/// Bytes as text: what is no UTF-8 becomes U+FFFD, what is too long is cut, and both are said.
pub(super) fn text(mut bytes: Vec<u8>) -> Text {
    let long = bytes.len() > bounds::RULE_FILE_BYTES;
    bytes.truncate(bounds::RULE_FILE_BYTES);
    match String::from_utf8(bytes) {
        Ok(text) => (text.into(), long.then_some(Spoiled::TooLong)),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            let spoiled =
                if long { Spoiled::TooLong } else { Spoiled::NotUtf8(at..at + '\u{fffd}'.len_utf8()) };
            (text.into(), Some(spoiled))
        }
    }
}
