//! The stream filter: however the text is cut, what is shown is the redaction of the whole.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portcullis::fuzzing::redact_stream(data));
