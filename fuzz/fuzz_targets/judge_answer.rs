//! A model's answers: no text is taken for a verdict that does not carry its request's id.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portcullis::fuzzing::judge_answer(data));
