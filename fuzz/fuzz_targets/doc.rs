//! Arbitrary bytes through the reader and the parser, as the child process reads a DOC file.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Ok(document) = vitae_extract::extract(bytes, &vitae_extract::Limits::default()) {
        vitae_parse::parse(&document);
    }
});
