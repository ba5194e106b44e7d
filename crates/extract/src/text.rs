//! Cleaning of extracted text that loses nothing a reader sees.

use unicode_normalization::UnicodeNormalization;

/// Below this size in points nobody reads.
pub(crate) const TINY: f32 = 4.0;

/// Expands ligatures, composes accents, drops zero-width marks and control characters; every blank becomes a space, a middle dot
/// between digits (of a date or a phone number) a full stop.
///
/// Tabs and line breaks stay when `layout` is set (Word files), and become spaces otherwise. Soft hyphens are not shown in a Word
/// file; in a PDF they are drawn: hyphens, but at the end of a text, where they may be those of a line. Private-use and
/// replacement characters stay: they are evidence for the score.
pub(crate) fn clean(text: &str, layout: bool) -> String {
    if text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut letters = text.nfc().peekable();
    while let Some(c) = letters.next() {
        match c {
            '\u{ad}' if layout => {}
            '\u{ad}' if letters.peek().is_some() || !out.ends_with(char::is_alphabetic) => out.push('-'),
            '·' if out.ends_with(is_digit) && letters.peek().is_some_and(|next| is_digit(*next)) => out.push('.'),
            '\u{fb00}'..='\u{fb06}' => out.extend(std::iter::once(c).nfkc()),
            '\t' | '\n' if layout => out.push(c),
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' => {}
            c if c.is_whitespace() => out.push(' '),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// Where the no-break spaces of a text of a PDF stand once it is cleaned, by bytes.
pub(crate) fn no_breaks(text: &str) -> Vec<u32> {
    let mut at = 0;
    let mut pieces: Vec<u32> = Vec::new();
    for piece in text.split(NO_BREAK) {
        at += clean(piece, false).len() as u32;
        pieces.push(at);
        at += 1;
    }
    pieces.pop();
    pieces
}

const NO_BREAK: char = '\u{a0}';

fn is_digit(c: char) -> bool {
    c.is_ascii_digit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cleaned() {
        let cases = [
            ("plain", "plain"),
            ("ﬁnance ﬂow oﬃce", "finance flow office"),
            ("Zoe\u{308}", "Zoë"),
            ("a\u{a0}b\u{200b}c", "a bc"),
            ("x\u{7}y", "xy"),
            ("½ ² \u{f0e0}", "½ ² \u{f0e0}"),
            ("2019\u{ad}2020", "2019-2020"),
            ("2019\u{ad}", "2019-"),
            ("manage\u{ad}", "manage\u{ad}"),
            ("555·010·1234, Ada · Byron", "555.010.1234, Ada · Byron"),
        ];
        for (text, want) in cases {
            assert_eq!(clean(text, false), want);
        }
        assert_eq!(no_breaks("Diplôme,\u{a0}Arts, Music\u{a0}(2012)"), [9, 21]);
        assert_eq!(no_breaks("plain"), [0_u32; 0]);
        assert_eq!(clean("é\ta\nsoft\u{ad}ware", true), "é\ta\nsoftware");
    }
}
