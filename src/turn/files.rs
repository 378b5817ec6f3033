//! Files changed: reserved at the call, committed at its result, released otherwise.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

/// The files that a root turn and its children have changed or are about to.
#[derive(Debug, Default)]
pub(crate) struct Files(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    committed: HashSet<String>,
    /// How many open calls are about to change each file.
    reserved: HashMap<String, usize>,
}

/// Files that one call is about to change; released when dropped.
#[derive(Debug)]
pub(crate) struct FileReservation {
    files: Arc<Files>,
    paths: Vec<String>,
    /// A command changes them: one that ends with an error may have changed some before.
    by_command: bool,
}

impl Files {
    /// Reserves all of `paths`, or none where the turn would change more than `cap` distinct files.
    pub(crate) fn reserve(
        self: &Arc<Self>,
        paths: Vec<String>,
        cap: Option<u64>,
        by_command: bool,
    ) -> Result<FileReservation, u64> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cap) = cap
            && !paths.is_empty()
        {
            let mut all: HashSet<&str> = state.committed.iter().map(String::as_str).collect();
            all.extend(state.reserved.keys().map(String::as_str));
            let new = paths.iter().filter(|p| !all.contains(p.as_str())).collect::<HashSet<_>>().len();
            if new > 0 && (all.len() + new) as u64 > cap {
                return Err(cap);
            }
        }
        for path in &paths {
            *state.reserved.entry(path.clone()).or_default() += 1;
        }
        drop(state);
        Ok(FileReservation { files: Arc::clone(self), paths, by_command })
    }

    pub(crate) fn changed(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).committed.len()
    }
}

impl FileReservation {
    /// The call came back with an error. A tool that writes has changed nothing then; a command line may have.
    pub(crate) fn failed(self) {
        if self.by_command {
            self.commit();
        }
    }

    /// The call has changed them, or may have.
    pub(crate) fn commit(self) {
        let mut state = self.files.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.committed.extend(self.paths.iter().cloned());
        drop(state);
        // Dropping `self` takes the reservation back.
    }
}

impl Drop for FileReservation {
    fn drop(&mut self) {
        let mut state = self.files.0.lock().unwrap_or_else(PoisonError::into_inner);
        for path in &self.paths {
            if let Some(count) = state.reserved.get_mut(path) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    state.reserved.remove(path);
                }
            }
        }
    }
}
