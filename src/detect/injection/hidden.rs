//! Places of a page that its reader does not see: comments, elements that are not shown, alt texts, titles, metadata,
//! the titles of Markdown links.

use std::ops::Range;

use super::clue::InjectionLayer;

/// Bytes of a tag that are looked at.
const TAG: usize = 2048;

/// The hidden places of a text, by their start.
#[derive(Debug, Default)]
pub(super) struct Hidden {
    places: Vec<(Range<usize>, InjectionLayer)>,
    /// Where the next element ends, as far as looked up: so that a text is not read twice.
    close: usize,
}

impl Hidden {
    /// Reads a text once.
    pub(super) fn of(text: &str) -> Self {
        let mut hidden = Self::default();
        let mut at = 0;
        while let Some(next) = text.get(at..).and_then(|rest| rest.find(['<', ']'])) {
            let start = at + next;
            let rest = text.get(start..).unwrap_or_default();
            at = start + hidden.read(start, rest).max(1);
        }
        hidden
    }

    /// The layer of the innermost hidden place that holds the byte.
    pub(super) fn at(&self, byte: usize) -> Option<InjectionLayer> {
        let upto = self.places.partition_point(|(place, _)| place.start <= byte);
        let near = self.places.get(upto.saturating_sub(16)..upto)?;
        near.iter().rev().find(|(place, _)| place.contains(&byte)).map(|(_, layer)| *layer)
    }

    fn add(&mut self, place: Range<usize>, layer: InjectionLayer) {
        if !place.is_empty() {
            self.places.push((place, layer));
        }
    }

    /// Reads what begins here; the bytes that are done with.
    fn read(&mut self, start: usize, rest: &str) -> usize {
        if let Some(comment) = rest.strip_prefix("<!--") {
            let length = comment.find("-->").unwrap_or(comment.len());
            self.add(start + 4..start + 4 + length, InjectionLayer::Comment);
            return length + 4;
        }
        if let Some(target) = rest.strip_prefix("](") {
            return self.link(start, target) + 2;
        }
        // `[//]: # (a comment)`
        if let Some(comment) = rest.strip_prefix("]: # ").or_else(|| rest.strip_prefix("]: <> ")) {
            let length = comment.find('\n').unwrap_or(comment.len());
            self.add(start + 5..start + 5 + length, InjectionLayer::Comment);
            return 5;
        }
        let Some(tag) =
            rest.strip_prefix('<').filter(|tag| tag.starts_with(|c: char| c.is_ascii_alphabetic()))
        else {
            return 1;
        };
        let Some(end) = tag.bytes().take(TAG).position(|b| matches!(b, b'>' | b'<')) else { return 1 };
        let Some(inside) = tag.get(..end) else { return 1 };
        self.attributes(start + 1, inside);
        if is_unseen(inside)
            && let Some(body) = tag.get(end + 1..)
        {
            // To the next end of an element.
            let begin = start + end + 2;
            if self.close < begin {
                self.close = begin + body.find("</").unwrap_or(body.len());
            }
            let length = self.close - begin;
            self.add(begin..begin + length, InjectionLayer::Hidden);
        }
        end + 1
    }

    /// The title of a Markdown link, whose target is `target`.
    fn link(&mut self, start: usize, target: &str) -> usize {
        let Some(end) = target.bytes().take(TAG).position(|b| matches!(b, b')' | b'\n')) else { return 0 };
        let Some(inside) = target.get(..end) else { return 0 };
        if let Some(quote) = inside.find(['"', '\'']) {
            self.add(start + 2 + quote + 1..start + 2 + end, InjectionLayer::LinkTitle);
        }
        end
    }

    /// Values that are not part of the page's text.
    fn attributes(&mut self, start: usize, inside: &str) {
        let mut at = 0;
        while let Some(sign) = inside.get(at..).and_then(|rest| rest.find('=')) {
            let sign = at + sign;
            at = sign + 1;
            let name = inside.get(..sign).unwrap_or_default().trim_end();
            let named = ["alt", "title", "content", "label", "placeholder", "value", "description"]
                .iter()
                .any(|end| {
                    name.len() >= end.len()
                        && name.get(name.len() - end.len()..).is_some_and(|n| n.eq_ignore_ascii_case(end))
                })
                || name.rsplit([' ', '\n', '\t']).next().is_some_and(|n| n.starts_with("data-"));
            let value = inside.get(at..).unwrap_or_default();
            if let Some(quote) = value.chars().next().filter(|c| matches!(c, '"' | '\'')) {
                let length =
                    value.get(1..).and_then(|v| v.find(quote)).unwrap_or(value.len().saturating_sub(1));
                if named {
                    self.add(start + at + 1..start + at + 1 + length, InjectionLayer::Attribute);
                }
                at += length + 1;
            }
        }
    }
}

/// Whether an element with these attributes is not shown.
fn is_unseen(inside: &str) -> bool {
    if !inside.contains(['=', ' ']) {
        return false;
    }
    let flat: String =
        inside.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_lowercase()).collect();
    const SIGNS: [&str; 19] = [
        "display:none",
        "visibility:hidden",
        "font-size:0",
        "font-size:1px",
        "opacity:0;",
        "opacity:0\"",
        "opacity:0.0",
        "color:white",
        "color:#fff",
        "color:transparent",
        "color:rgb(255,255,255)",
        "left:-9999",
        "top:-9999",
        "text-indent:-",
        "height:0",
        "width:0",
        "class=\"hidden",
        "class=\"sr-only",
        "aria-hidden=\"true",
    ];
    SIGNS.iter().any(|sign| flat.contains(sign))
        || inside.split_ascii_whitespace().any(|word| word == "hidden")
}
