//! Where links lead: asked of the file system that the tools will use.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// The file system that the tools use: asked where the links in a call's paths lead, before the call runs.
///
/// [`LocalFiles`], this machine's, is the default. A host whose tools run elsewhere (a container, another
/// machine) gives that one's, since links are matched as the tool will find them:
/// [`EngineBuilder::file_system`](crate::EngineBuilder::file_system).
pub trait FileSystem: fmt::Debug + Send + Sync {
    /// A path with every link in it followed, as `realpath(3)` has it.
    ///
    /// # Errors
    /// [`NotFound`](io::ErrorKind::NotFound) where nothing is there, [`NotADirectory`](io::ErrorKind::NotADirectory)
    /// where a file stands in place of a folder: the path's parent is asked then. Any other error means that it
    /// can't be known, and gates that ask are `unjudged`.
    fn canonical(&self, path: &Path) -> io::Result<PathBuf>;

    /// What a link says that it leads to, unresolved.
    ///
    /// # Errors
    /// Any, where the path is no link.
    fn link(&self, path: &Path) -> io::Result<PathBuf>;

    /// Whether an answer may take long. Such look-ups are made on a blocking thread, under a deadline of 1 s;
    /// others where they are asked for.
    fn may_block(&self) -> bool {
        true
    }
}

/// The file system of this machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct LocalFiles;

impl FileSystem for LocalFiles {
    fn canonical(&self, path: &Path) -> io::Result<PathBuf> {
        path.canonicalize()
    }

    fn link(&self, path: &Path) -> io::Result<PathBuf> {
        path.read_link()
    }
}
