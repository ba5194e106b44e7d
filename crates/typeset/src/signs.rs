//! Words for signs that no typeface at hand holds.

use deunicode::{deunicode_char, deunicode_with_tofu};

/// What is printed in place of a character: the nearest sign, Latin letters for the letters of other scripts, the name of a picture in
/// brackets, else its number.
pub(crate) fn instead(character: char) -> String {
    if let Some((_, nearest)) = NEAREST.iter().find(|(sign, _)| *sign == character) {
        return (*nearest).to_owned();
    }
    let name = deunicode_char(character).map(str::trim).unwrap_or_default();
    match is_symbol(character) {
        false if !name.is_empty() => name.to_owned(),
        true if is_number(name) => name.to_owned(),
        true if is_word(name) => format!("[{name}]"),
        _ => format!("[U+{:04X}]", u32::from(character)),
    }
}

/// Words of another script in Latin letters.
pub(crate) fn in_latin(words: &str) -> String {
    deunicode_with_tofu(words, "[?]").trim().to_owned()
}

/// Whether a character lies in Unicode's blocks of symbols, arrows, dingbats and emoji.
pub(crate) fn is_symbol(character: char) -> bool {
    matches!(character, '\u{2000}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}')
}

fn is_number(name: &str) -> bool {
    name.contains(|c: char| c.is_ascii_digit())
        && name.chars().all(|c| c.is_ascii_digit() || matches!(c, '/' | '(' | ')' | '.' | ' '))
}

/// A shape of one character, such as `V` for "for all", would say something else.
fn is_word(name: &str) -> bool {
    name.chars().filter(char::is_ascii_alphabetic).count() > 1
}

/// Signs with an equivalent of Latin characters.
const NEAREST: [(char, &str); 60] = [
    ('ẞ', "SS"),
    ('\u{2010}', "-"),
    ('\u{2011}', "-"),
    ('\u{2012}', "-"),
    ('\u{2013}', "-"),
    ('\u{2014}', "-"),
    ('\u{2015}', "-"),
    ('\u{2018}', "'"),
    ('\u{2019}', "'"),
    ('\u{201A}', "'"),
    ('\u{201C}', "\""),
    ('\u{201D}', "\""),
    ('\u{201E}', "\""),
    ('\u{2020}', "+"),
    ('\u{2022}', "*"),
    ('\u{2023}', ">"),
    ('\u{2026}', "..."),
    ('\u{2032}', "'"),
    ('\u{2033}', "\""),
    ('\u{2039}', "<"),
    ('\u{203A}', ">"),
    ('\u{203C}', "!!"),
    ('\u{2043}', "-"),
    ('\u{2044}', "/"),
    ('\u{2190}', "<-"),
    ('\u{2192}', "->"),
    ('\u{2194}', "<->"),
    ('\u{21D0}', "<="),
    ('\u{21D2}', "=>"),
    ('\u{21D4}', "<=>"),
    ('\u{2212}', "-"),
    ('\u{2215}', "/"),
    ('\u{2217}', "*"),
    ('\u{2219}', "*"),
    ('\u{2223}', "|"),
    ('\u{2236}', ":"),
    ('\u{223C}', "~"),
    ('\u{2248}', "~"),
    ('\u{2260}', "!="),
    ('\u{2264}', "<="),
    ('\u{2265}', ">="),
    ('\u{22C5}', "*"),
    ('\u{25AA}', "*"),
    ('\u{25B6}', ">"),
    ('\u{25B8}', ">"),
    ('\u{25BA}', ">"),
    ('\u{25C6}', "*"),
    ('\u{25CB}', "*"),
    ('\u{25CF}', "*"),
    ('\u{25E6}', "*"),
    ('\u{2605}', "*"),
    ('\u{2606}', "*"),
    ('\u{2794}', "->"),
    ('\u{27A4}', ">"),
    ('\u{27F6}', "->"),
    ('\u{2B50}', "*"),
    ('\u{20AC}', "EUR"),
    ('\u{2103}', "°C"),
    ('\u{2116}', "No."),
    ('\u{2122}', "(TM)"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_has_a_nearest_one_a_name_or_its_number() {
        let cases = [
            ('→', "->"),
            ('≥', ">="),
            ('★', "*"),
            ('③', "3"),
            ('⅓', "1/3"),
            ('🚀', "[rocket]"),
            ('☎', "[telephone]"),
            ('✔', "[checkmark]"),
            ('\u{2200}', "[U+2200]"),
            ('\u{23B7}', "[U+23B7]"),
            ('\u{1F3FD}', "[U+1F3FD]"),
            ('Ж', "Zh"),
            ('ẞ', "SS"),
            ('中', "Zhong"),
            ('ế', "e"),
            ('𝐀', "A"),
            ('\u{1780}', "k"),
        ];
        for (sign, expected) in cases {
            assert_eq!(instead(sign), expected, "{sign}");
        }
    }
}
