//! A call's arguments from any bytes: an object, or the reason why not.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portcullis::fuzzing::arguments(data));
