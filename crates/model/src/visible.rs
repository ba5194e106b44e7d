//! Which characters of a name a reader can see.
//!
//! A name with hidden characters can pass for another one, and one with direction controls reads differently from what
//! it is. The ranges are Unicode's `Default_Ignorable_Code_Point` and `Bidi_Control` (17.0), without the variation
//! selectors, which emoji, Mongolian and Japanese names need.

/// The text without controls, invisible characters and direction marks.
///
/// The two joiners stay behind letters whose shape they change.
pub fn visible(text: &str) -> String {
    let mut before = ' ';
    let mut seen = String::with_capacity(text.len());
    for character in text.chars().filter(|character| !character.is_control()) {
        if !is_hidden(character, before) {
            seen.push(character);
            before = character;
        }
    }
    seen
}

/// The same, line by line: every kind of line end becomes `\n`.
pub fn visible_lines(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(visible).collect();
    lines.join("\n")
}

/// Whether a reader sees every character of the text.
pub fn is_visible(text: &str) -> bool {
    visible(text) == text
}

/// Whether there is nothing to see: no characters, or only white space and hidden ones.
pub fn is_blank(text: &str) -> bool {
    visible(text).chars().all(|character| character.is_whitespace() || character == BRAILLE_BLANK)
}

/// The Braille pattern without dots prints as a space but is no white space to Unicode.
const BRAILLE_BLANK: char = '\u{2800}';

/// Whether a reader cannot see a character that follows `before`.
pub fn is_hidden(character: char, before: char) -> bool {
    match character {
        '\u{200C}' | '\u{200D}' => !is_joined(before),
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}' => true,
        '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' => true,
        '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' => true,
        '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E00FF}' => true,
        _ => false,
    }
}

/// Letters that joiners shape: Arabic and its neighbours, and the Indic scripts.
fn is_joined(character: char) -> bool {
    matches!(character, '\u{0600}'..='\u{0DFF}' | '\u{FB50}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_seen_remains() {
        for (text, seen) in [
            ("Ada Lovelace", "Ada Lovelace"),
            ("Ada\u{202E}ecalevoL", "AdaecalevoL"),
            ("A\u{200B}d\u{00AD}a", "Ada"),
            ("Ada\u{0}\u{7}\n", "Ada"),
            ("Ada\u{2028}Lovelace", "AdaLovelace"),
            ("\u{FEFF}Ada\u{2066}\u{2069}\u{200F}", "Ada"),
            ("Ada\u{E0041}", "Ada"),
            ("علی\u{200C}رضا", "علی\u{200C}رضا"),
            ("Ada\u{200D}Lovelace", "AdaLovelace"),
            ("Zoë 葛\u{E0100} ✈\u{FE0F}", "Zoë 葛\u{E0100} ✈\u{FE0F}"),
        ] {
            assert_eq!(visible(text), seen, "{text:?}");
            assert_eq!(is_visible(text), text == seen, "{text:?}");
        }
    }

    #[test]
    fn lines_remain_lines() {
        assert_eq!(visible_lines("A\u{200B}da\r\n\r\nLove\u{7}lace\n"), "Ada\n\nLovelace");
    }

    #[test]
    fn blanks_of_every_kind_are_blank() {
        for text in ["", "   ", "\t\n", "\u{00A0}\u{2003}\u{3000}", "\u{200B}\u{3164}\u{2800}", "\u{200D}\u{200D}"] {
            assert!(is_blank(text), "{text:?}");
        }
        assert!(!is_blank(" .  "));
    }
}
