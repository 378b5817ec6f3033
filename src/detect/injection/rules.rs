//! Orders whose parts stand in any words: combinations of word classes in one sentence.

use super::clue::Clue;
use super::words::Class;

/// A combination.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) clue: Clue,
    /// How much it says by itself, 0 to 1.
    pub(super) weight: f64,
    /// The classes, each of which has to be there.
    pub(super) need: &'static [Class],
    /// The one that comes first.
    pub(super) first: Option<Class>,
    /// The one that comes last.
    pub(super) last: Option<Class>,
    /// Bytes of the view, from the first word's start to the last one's end.
    pub(super) window: usize,
    /// Whether the sentence has to be a question.
    pub(super) asks: bool,
}

const fn rule(clue: Clue, weight: f64, need: &'static [Class], window: usize) -> Rule {
    Rule { clue, weight, need, first: None, last: None, window, asks: false }
}

const fn first(class: Class, rule: Rule) -> Rule {
    Rule { first: Some(class), ..rule }
}

const fn last(class: Class, rule: Rule) -> Rule {
    Rule { last: Some(class), ..rule }
}

const fn asks(rule: Rule) -> Rule {
    Rule { asks: true, ..rule }
}

use Class::{
    Ask, Cancel, CancelAbroad, CancelLate, Claim, Disguise, Every, Matter, Not, Orders, Person, Personal,
    Place, Print, PrintLate, Prior, Prompt, Rules, Secret, Send, Tell, Your,
};

/// Windows are in bytes: a letter of a script other than Latin has two or three.
pub(super) static RULES: &[Rule] = &[
    first(Cancel, rule(Clue::Override, 1.0, &[Cancel, Prior, Orders], 110)),
    last(CancelLate, rule(Clue::Override, 1.0, &[Prior, Orders, CancelLate], 160)),
    first(Cancel, rule(Clue::Override, 0.75, &[Cancel, Every, Orders], 90)),
    last(CancelLate, rule(Clue::Override, 0.75, &[Every, Orders, CancelLate], 160)),
    first(Cancel, rule(Clue::OverrideWeak, 1.0, &[Cancel, Orders], 45)),
    last(CancelLate, rule(Clue::OverrideWeak, 1.0, &[Orders, CancelLate], 80)),
    first(Cancel, rule(Clue::OverrideWeak, 0.8, &[Cancel, Prior, Rules], 90)),
    last(CancelLate, rule(Clue::OverrideWeak, 0.8, &[Prior, Rules, CancelLate], 140)),
    first(Cancel, rule(Clue::OverrideWeak, 0.6, &[Cancel, Every, Rules], 70)),
    first(Cancel, last(Print, rule(Clue::OverrideAnswer, 0.6, &[Cancel, Matter, Print], 110))),
    first(Cancel, last(Print, rule(Clue::OverrideAnswer, 0.9, &[Cancel, Orders, Print], 140))),
    last(PrintLate, rule(Clue::OverrideAnswer, 0.9, &[Matter, CancelLate, PrintLate], 220)),
    last(PrintLate, rule(Clue::OverrideAnswer, 0.9, &[Orders, CancelLate, PrintLate], 260)),
    first(Cancel, last(Print, rule(Clue::OverrideAnswer, 0.6, &[Cancel, Prior, Print], 90))),
    first(Cancel, last(Ask, rule(Clue::OverrideAnswer, 0.6, &[Cancel, Prior, Ask], 90))),
    last(PrintLate, rule(Clue::OverrideAnswer, 0.95, &[Prior, CancelLate, PrintLate], 140)),
    last(Ask, rule(Clue::OverrideAnswer, 0.95, &[Prior, CancelLate, Ask], 140)),
    first(CancelAbroad, last(Print, rule(Clue::OverrideAnswer, 0.9, &[CancelAbroad, Matter, Print], 120))),
    first(CancelAbroad, last(Print, rule(Clue::OverrideAnswer, 0.9, &[CancelAbroad, Prior, Print], 110))),
    first(CancelAbroad, last(Ask, rule(Clue::OverrideAnswer, 0.9, &[CancelAbroad, Prior, Ask], 110))),
    first(Cancel, rule(Clue::Override, 0.8, &[Cancel, Person, Send], 160)),
    first(Cancel, last(Print, rule(Clue::Override, 0.8, &[Cancel, Person, Print], 140))),
    asks(rule(Clue::RevealSecret, 1.0, &[Ask, Your, Secret], 110)),
    rule(Clue::RevealSecret, 0.75, &[Ask, Your, Secret], 90),
    asks(rule(Clue::RevealSecret, 0.7, &[Ask, Secret], 60)),
    asks(rule(Clue::RevealSecret, 0.75, &[Person, Personal], 90)),
    rule(Clue::RevealSecret, 0.75, &[Disguise, Secret], 140),
    rule(Clue::RevealPrompt, 0.9, &[Ask, Prompt], 70),
    first(Send, rule(Clue::SendSecret, 0.3, &[Send, Secret, Place], 120)),
    first(Send, rule(Clue::Send, 0.6, &[Send, Place], 160)),
    first(Not, rule(Clue::Hide, 0.5, &[Not, Tell, Person], 60)),
    last(Not, rule(Clue::Hide, 0.7, &[Person, Tell, Not], 60)),
    rule(Clue::Mode, 0.9, &[Claim], 200),
];
