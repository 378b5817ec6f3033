//! Command lines from any bytes: read within the bounds, never a panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portcullis::fuzzing::shell_line(data));
