//! The packs of rule files, through the public API only: each loads by itself and beside the others, stops the
//! lines that are its own, and lets honest lines pass. Rates on shared data are printed where that data is.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    missing_docs,
    reason = "a test that fails says so by panicking"
)]

mod lines;
mod measure;
mod support;

use support::{PACKS, Stopper};

#[test]
fn every_pack_loads_without_a_problem_by_itself_and_beside_the_others() {
    for pack in PACKS {
        assert!(Stopper::of(&[pack]).rules() > 0, "{pack} has rules");
    }
    assert!(Stopper::of(&PACKS).rules() > 0);
}

#[test]
fn every_rule_of_a_pack_has_examples_both_ways_and_says_what_to_do_instead() {
    for pack in PACKS {
        for (name, text) in support::rule_files(pack) {
            let (front, body) = support::parts(&text);
            assert!(front.contains("\nexamples:"), "{pack}/{name}: no examples");
            assert!(front.contains("fail:"), "{pack}/{name}: nothing that it stops");
            assert!(front.contains("pass:"), "{pack}/{name}: nothing that it lets pass");
            assert!(front.contains("\ndescription:"), "{pack}/{name}: no description");
            assert!(body.trim().len() > 60, "{pack}/{name}: the reason says too little");
        }
        assert!(
            support::readme(pack).contains("## Out of scope"),
            "{pack}: its README says what is out of scope"
        );
    }
}
