//! Where lines end up: a file, or in tests one that fails on purpose.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// What the sink needs of a file.
pub(super) trait Media: Send {
    /// Writes all of it at the end.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;
    /// Its length.
    fn len(&self) -> io::Result<u64>;
    /// Cuts it.
    fn truncate(&mut self, len: u64) -> io::Result<()>;
    /// Whether it is still what stands at the path: not removed, not rotated away.
    fn stands_at(&self, path: &Path) -> bool;
    /// Runs alone among the processes that append to this file, as far as they cooperate.
    fn try_alone(&self) -> bool;
    /// Lets others again.
    fn not_alone(&self);
    /// The last byte; none where it is empty or can't be told.
    fn last_byte(&mut self) -> io::Result<Option<u8>>;
}

/// Opens a file to append to; on unix a new one is its owner's alone (0600).
pub(super) fn open_file(path: &Path) -> io::Result<File> {
    if let Ok(found) = std::fs::metadata(path)
        && !takes_lines(&found)
    {
        return Err(io::Error::other("it is a folder, a pipe or a socket, not a file"));
    }
    let mut options = OpenOptions::new();
    options.read(true).append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

#[cfg(unix)]
fn takes_lines(found: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    found.is_file() || found.file_type().is_char_device()
}

#[cfg(not(unix))]
fn takes_lines(found: &Metadata) -> bool {
    found.is_file()
}

impl Media for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)
    }

    fn len(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn truncate(&mut self, len: u64) -> io::Result<()> {
        self.set_len(len)
    }

    #[cfg(unix)]
    fn stands_at(&self, path: &Path) -> bool {
        use std::os::unix::fs::MetadataExt;
        let (Ok(open), Ok(there)) = (self.metadata(), std::fs::metadata(path)) else { return false };
        (open.dev(), open.ino()) == (there.dev(), there.ino())
    }

    #[cfg(not(unix))]
    fn stands_at(&self, path: &Path) -> bool {
        path.exists()
    }

    fn try_alone(&self) -> bool {
        self.try_lock().is_ok()
    }

    fn not_alone(&self) {
        // The lock dies with the file at the latest.
        let _ = self.unlock();
    }

    fn last_byte(&mut self) -> io::Result<Option<u8>> {
        if !self.metadata()?.is_file() || Media::len(self)? == 0 {
            return Ok(None);
        }
        self.seek(SeekFrom::End(-1))?;
        let mut last = [0; 1];
        self.read_exact(&mut last)?;
        let [byte] = last;
        Ok(Some(byte))
    }
}
