//! The programs that a line runs by their names, for leaving out patterns that name others.

use super::pattern_glob::UNKNOWN;
use super::view::CommandView;

/// Calls `with` for the line and for each program's name as patterns compare it. A pattern that
/// [names a program](super::CommandPattern::program) matches only where one of these holds the name, save
/// where this is `true`: then a name is not known.
pub(crate) fn programs(view: &CommandView, mut with: impl FnMut(&[u8])) -> bool {
    with(view.line.as_bytes());
    let mut open = false;
    for subject in view.subjects().filter(|subject| !subject.words.is_empty()) {
        let program = subject.program();
        open |= program.contains(&UNKNOWN);
        subject.command.wrappers.iter().for_each(|wrapper| with(wrapper.as_bytes()));
        with(program);
    }
    open
}
