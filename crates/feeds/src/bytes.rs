use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};
use std::borrow::Cow;

/// The text of a file: in the encoding that its first bytes name, else UTF-8, else Windows-1252, which every byte
/// sequence is. Spreadsheets still write the last.
pub fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    let named = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
    let guessed = if std::str::from_utf8(bytes).is_ok() { UTF_8 } else { WINDOWS_1252 };
    named.unwrap_or(guessed).decode(bytes).0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_told_apart() {
        let wide = |unit: fn(u16) -> [u8; 2]| "\u{feff}Pflégé".encode_utf16().flat_map(unit).collect::<Vec<u8>>();
        for bytes in [
            "Pflégé".as_bytes().to_vec(),
            "\u{feff}Pflégé".as_bytes().to_vec(),
            b"Pfl\xe9g\xe9".to_vec(),
            wide(u16::to_le_bytes),
            wide(u16::to_be_bytes),
        ] {
            assert_eq!(decoded(&bytes), "Pflégé");
        }
    }
}
