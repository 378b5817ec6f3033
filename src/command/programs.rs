//! The programs that a line runs by their names, for leaving out patterns that name others.

use super::pattern_glob::UNKNOWN;
use super::pattern_text::texts;
use super::view::CommandView;

/// Calls `with` for the line and for each program's name as patterns compare it. A pattern that
/// [names a program](super::CommandPattern::program) matches only where one of these holds the name, save
/// where this is `true`: then a name is not known.
pub(crate) fn programs(view: &CommandView, mut with: impl FnMut(&[u8])) -> bool {
    with(view.line.as_bytes());
    let mut open = false;
    for command in view.all() {
        let words = texts(command);
        let Some(first) = words.first() else { continue };
        open |= first.bytes.contains(&UNKNOWN);
        command.wrappers.iter().for_each(|wrapper| with(wrapper.as_bytes()));
        with(&first.bytes);
    }
    open
}
