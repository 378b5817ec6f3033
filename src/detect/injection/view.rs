//! The folded view of a text and its way back.
//!
//! Compatibility forms are decomposed, invisible characters and accents dropped, tag characters decoded, look-alikes
//! of Latin letters replaced, case folded, runs of blanks made one space. Seeds are folded the same way.

use std::ops::Range;

use unicode_normalization::char::{decompose_compatible, is_combining_mark};

use crate::detect::secrets::invisible;

/// A folded text.
#[derive(Debug, Default)]
pub(super) struct View {
    pub(super) text: String,
    /// Where the distance to the original changes: (view, original).
    steps: Vec<(usize, usize)>,
}

impl View {
    pub(super) fn of(text: &str) -> Self {
        let mut view = Self { text: String::with_capacity(text.len()), steps: Vec::new() };
        let mut blank = false;
        for (at, c) in text.char_indices() {
            if c.is_ascii() {
                let space = c.is_ascii_whitespace() || c.is_ascii_control();
                if !(space && blank) {
                    view.step(at);
                    view.text.push(if space { ' ' } else { c.to_ascii_lowercase() });
                }
                blank = space;
                continue;
            }
            let before = view.text.len();
            view.step(at);
            fold(c, &mut view.text);
            if view.text.get(before..) == Some(" ") {
                if blank {
                    view.text.truncate(before);
                }
                blank = true;
            } else if view.text.len() > before {
                blank = false;
            }
        }
        view
    }

    fn step(&mut self, original: usize) {
        let here = self.text.len();
        let distance = |(view, original): (usize, usize)| original.wrapping_sub(view);
        if self.steps.last().is_none_or(|last| distance(*last) != original.wrapping_sub(here)) {
            if self.steps.last().is_some_and(|last| last.0 == here) {
                self.steps.pop();
            }
            self.steps.push((here, original));
        }
    }

    /// The bytes of the original that a range of the view stands for, at characters of `original`.
    pub(super) fn original(&self, range: &Range<usize>, original: &str) -> Range<usize> {
        let mut start = self.place(range.start);
        while !original.is_char_boundary(start) {
            start -= 1;
        }
        let mut end = self.place(range.end.saturating_sub(1)).max(start) + 1;
        end = end.min(original.len());
        while !original.is_char_boundary(end) {
            end += 1;
        }
        start.min(end)..end
    }

    fn place(&self, at: usize) -> usize {
        let step = self.steps.partition_point(|(view, _)| *view <= at).checked_sub(1);
        step.and_then(|step| self.steps.get(step)).map_or(at, |(view, original)| original + (at - view))
    }
}

/// A seed, folded as the view is.
pub(super) fn folded(seed: &str) -> String {
    let mut out = String::with_capacity(seed.len());
    for c in seed.chars() {
        if c.is_ascii() { out.push(c.to_ascii_lowercase()) } else { fold(c, &mut out) }
    }
    out
}

fn fold(c: char, out: &mut String) {
    let code = u32::from(c);
    if (0xE0020..=0xE007E).contains(&code) {
        out.extend(char::from_u32(code - 0xE0000).map(|c| c.to_ascii_lowercase()));
        return;
    }
    if invisible(c) {
        return;
    }
    decompose_compatible(c, |part| {
        if is_combining_mark(part) {
            return;
        }
        if part.is_whitespace() {
            out.push(' ');
            return;
        }
        for small in part.to_lowercase() {
            if !is_combining_mark(small) {
                out.push(look_alike(small));
            }
        }
    });
}

/// The Latin letter that a letter of another script looks like.
const fn look_alike(c: char) -> char {
    match c {
        'а' | 'α' | 'ᴀ' | 'ɑ' => 'a',
        'ʙ' => 'b',
        'с' | 'ᴄ' | 'ϲ' => 'c',
        'ԁ' | 'ᴅ' => 'd',
        'е' | 'ᴇ' | 'ҽ' => 'e',
        'ꜰ' => 'f',
        'ɡ' | 'ɢ' | 'ց' => 'g',
        'һ' | 'ʜ' => 'h',
        'і' | 'ι' | 'ı' | 'ɪ' => 'i',
        'ј' | 'ᴊ' => 'j',
        'κ' | 'ᴋ' => 'k',
        'ʟ' | 'ӏ' => 'l',
        'ᴍ' => 'm',
        'ɴ' => 'n',
        'о' | 'ο' | 'օ' | 'ᴏ' => 'o',
        'р' | 'ρ' | 'ᴘ' => 'p',
        'ԛ' => 'q',
        'ʀ' => 'r',
        'ѕ' | 'ꜱ' => 's',
        'τ' | 'ᴛ' => 't',
        'υ' | 'ᴜ' | 'ս' => 'u',
        'ν' | 'ѵ' | 'ᴠ' => 'v',
        'ԝ' | 'ᴡ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' | 'ʏ' => 'y',
        'ᴢ' => 'z',
        '\u{2018}' | '\u{2019}' => '\'',
        '\u{201C}' | '\u{201D}' => '"',
        other => other,
    }
}
