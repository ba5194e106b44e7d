//! Rich text, version 1.

use super::paragraphs;

/// The letter in Helvetica 12 pt on A4, a blank line's height between paragraphs.
pub(super) fn rtf(text: &str) -> Vec<u8> {
    let mut rtf = String::from(concat!(
        r"{\rtf1\ansi\ansicpg1252\deff0\uc1{\fonttbl{\f0\fswiss\fcharset0 Helvetica;}}",
        r"{\info{\title Cover letter}}\paperw11906\paperh16838\margl1134\margr1134\margt1134\margb1134",
        "\n",
    ));
    for lines in paragraphs(text) {
        rtf.push_str(r"\pard\sa240\f0\fs24 ");
        for (n, line) in lines.iter().enumerate() {
            if n > 0 {
                rtf.push_str(r"\line ");
            }
            line.chars().for_each(|c| push(&mut rtf, c));
        }
        rtf.push_str("\\par\n");
    }
    rtf.push('}');
    rtf.into_bytes()
}

/// A character; beyond ASCII as UTF-16 units with `?` for readers that know none.
fn push(rtf: &mut String, c: char) {
    match c {
        '\\' | '{' | '}' => rtf.extend(['\\', c]),
        '\t' => rtf.push_str(r"\tab "),
        ' '..='~' => rtf.push(c),
        _ if c.is_control() => {}
        _ => c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| rtf.push_str(&format!(r"\u{}?", *unit as i16))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_survives() {
        let rtf = String::from_utf8(rtf("Dear {A} \\ Zoë,\n\nœ 看 😀\nBye")).unwrap();
        assert!(rtf.starts_with(r"{\rtf1\ansi"), "{rtf}");
        for expected in [r"Dear \{A\} \\ Zo\u235?,", r"\u339? \u30475? \u-10179?\u-8704?\line Bye"] {
            assert!(rtf.contains(expected), "{expected} in {rtf}");
        }
    }
}
