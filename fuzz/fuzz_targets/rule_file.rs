//! Rule files, guardrails and settings from any bytes: a gate, an instruction or problems, never a panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portcullis::fuzzing::rule_file(data));
