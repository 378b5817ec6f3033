//! The folded view of a text and its way back.
//!
//! In one pass: compatibility forms are decomposed, invisible characters and accents dropped, tag characters decoded,
//! look-alikes of Latin letters replaced, case folded, runs of blanks made one space, and HTML entities, percent
//! escapes and the escapes of JSON strings that stand for one character undone, however often they were applied.
//! The tables are folded the same way.

use std::ops::Range;

use unicode_normalization::char::{decompose_compatible, is_combining_mark};

use super::clue::InjectionLayer;
use super::escapes::escaped;
use crate::detect::secrets::invisible;

/// A folded text.
#[derive(Debug, Default)]
pub(super) struct View {
    pub(super) text: String,
    /// Where the distance to the original changes: (view, original).
    steps: Vec<(usize, usize)>,
    /// Where a sentence ends, in the view.
    pub(super) ends: Vec<usize>,
    /// Where something that a reader does not see stood: a word may begin there.
    pub(super) breaks: Vec<usize>,
    /// What was undone where, in the view.
    undone: Vec<(usize, InjectionLayer)>,
}

impl View {
    pub(super) fn of(text: &str) -> Self {
        let mut view = Self { text: String::with_capacity(text.len()), ..Self::default() };
        let mut blank = false;
        let mut lines = 0_u32;
        let mut skip = 0;
        let mut last = ' ';
        for (at, c) in text.char_indices() {
            if at < skip {
                continue;
            }
            if c.is_ascii() {
                if matches!(c, '&' | '%' | '\\')
                    && let Some((decoded, length, layer)) = escaped(text.get(at..).unwrap_or_default())
                {
                    skip = at + length;
                    view.note(layer);
                    blank = view.other(at, decoded, blank);
                    last = decoded;
                    continue;
                }
                let space = c.is_ascii_whitespace() || c.is_ascii_control();
                if space {
                    if c == '\n' {
                        lines += 1;
                        if lines == 2 {
                            view.end();
                        }
                    }
                    if !blank {
                        if matches!(last, '.' | '!' | '?') {
                            view.end();
                        }
                        view.step(at);
                        view.text.push(' ');
                    }
                } else {
                    // A list's next entry is another sentence.
                    if lines == 1 && matches!(c, '-' | '*' | '#' | '|' | '>') {
                        view.end();
                    }
                    lines = 0;
                    view.step(at);
                    view.text.push(c.to_ascii_lowercase());
                }
                blank = space;
                last = c;
                continue;
            }
            if matches!(c, '。' | '！' | '？' | '।' | '؟' | '۔') {
                view.end();
            }
            lines = 0;
            last = c;
            blank = view.other(at, c, blank);
        }
        view
    }

    /// Takes a character that is folded; whether the view ends in a blank now.
    fn other(&mut self, at: usize, c: char, blank: bool) -> bool {
        let before = self.text.len();
        self.step(at);
        let code = u32::from(c);
        if (0xE0020..=0xE007E).contains(&code) {
            self.note(InjectionLayer::Tags);
        }
        fold(c, &mut self.text);
        if (self.text.len() == before || code >= 0xE0000) && self.breaks.last() != Some(&before) {
            self.breaks.push(before);
        }
        match self.text.get(before..) {
            Some(" ") => {
                if blank {
                    self.text.truncate(before);
                }
                true
            }
            Some("") => blank,
            _ => false,
        }
    }

    fn end(&mut self) {
        let here = self.text.len();
        if self.ends.last() != Some(&here) {
            self.ends.push(here);
        }
    }

    fn note(&mut self, layer: InjectionLayer) {
        self.undone.push((self.text.len(), layer));
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

    /// How a range of the view was written.
    pub(super) fn layer(&self, range: &Range<usize>, raw: &str) -> InjectionLayer {
        let from = self.undone.partition_point(|(at, _)| *at < range.start);
        if let Some((_, layer)) = self.undone.get(from).filter(|(at, _)| *at < range.end) {
            return *layer;
        }
        let plain = raw.bytes().all(|b| b.is_ascii());
        let same = self.text.get(range.clone()).is_some_and(|view| view.len() == raw.len());
        if plain || (same && !raw.chars().any(|c| c.is_uppercase() && !c.is_ascii())) {
            InjectionLayer::Raw
        } else {
            InjectionLayer::Normalised
        }
    }

    fn place(&self, at: usize) -> usize {
        let step = self.steps.partition_point(|(view, _)| *view <= at).checked_sub(1);
        step.and_then(|step| self.steps.get(step)).map_or(at, |(view, original)| original + (at - view))
    }
}

/// A row of a table, folded as the view is.
pub(super) fn folded(row: &str) -> String {
    let mut out = String::with_capacity(row.len());
    for c in row.chars() {
        if c.is_ascii() { out.push(c.to_ascii_lowercase()) } else { fold(c, &mut out) }
    }
    out
}

fn fold(c: char, out: &mut String) {
    if c.is_ascii() {
        out.push(if c.is_ascii_whitespace() || c.is_ascii_control() { ' ' } else { c.to_ascii_lowercase() });
        return;
    }
    let code = u32::from(c);
    if (0xE0020..=0xE007E).contains(&code) {
        out.extend(char::from_u32(code - 0xE0000).map(|c| c.to_ascii_lowercase()));
        return;
    }
    if invisible(c) {
        return;
    }
    // The ideographs are what they are; most of them have no decomposition to look up.
    if (0x4E00..=0x9FFF).contains(&code) {
        out.push(c);
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
        'ԁ' | 'ᴅ' | 'đ' => 'd',
        'е' | 'ᴇ' | 'ҽ' => 'e',
        'ꜰ' => 'f',
        'ɡ' | 'ɢ' | 'ց' => 'g',
        'һ' | 'ʜ' => 'h',
        'і' | 'ι' | 'ı' | 'ɪ' => 'i',
        'ј' | 'ᴊ' => 'j',
        'κ' | 'ᴋ' => 'k',
        'ʟ' | 'ӏ' | 'ł' => 'l',
        'ᴍ' => 'm',
        'ɴ' => 'n',
        'о' | 'ο' | 'օ' | 'ᴏ' | 'ø' => 'o',
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
