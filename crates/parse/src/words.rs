//! Folding of words, so that they can be compared.

use unicode_normalization::UnicodeNormalization;

/// Lower case, without accents and marks, one space between words; `&` is `and`.
pub(crate) fn fold(text: &str) -> String {
    let mut out = Folded { text: String::with_capacity(text.len()), pending: false };
    // Every later step compares words: texts of ASCII alone need no decomposition.
    if text.is_ascii() {
        text.chars().for_each(|c| out.take(c))
    } else {
        text.nfd().for_each(|c| out.take(c))
    }
    out.text
}

/// A text while it is folded.
struct Folded {
    text: String,
    /// Whether a space comes before the next letter.
    pending: bool,
}

impl Folded {
    fn take(&mut self, c: char) {
        match c {
            'a'..='z' | '0'..='9' | '+' | '#' => self.letter(c),
            'A'..='Z' => self.letter(c.to_ascii_lowercase()),
            '&' => {
                self.pending = true;
                "and".chars().for_each(|c| self.letter(c));
                self.pending = true;
            }
            '\u{300}'..='\u{36f}' | '\'' | '’' | '.' => {}
            'ı' => self.letter('i'),
            // Capitals do not tell the two forms of sigma apart.
            'ς' => self.letter('σ'),
            'ł' | 'Ł' => self.letter('l'),
            'ø' | 'Ø' => self.letter('o'),
            'ß' => "ss".chars().for_each(|c| self.letter(c)),
            'œ' | 'Œ' => "oe".chars().for_each(|c| self.letter(c)),
            'æ' | 'Æ' => "ae".chars().for_each(|c| self.letter(c)),
            c if c.is_alphanumeric() => c.to_lowercase().for_each(|c| self.letter(c)),
            _ => self.pending = true,
        }
    }

    fn letter(&mut self, c: char) {
        if self.pending && !self.text.is_empty() {
            self.text.push(' ');
        }
        self.pending = false;
        self.text.push(c);
    }
}

/// The words of a text, folded. Signs of scripts without blanks are words of their own.
pub(crate) fn folded_words(text: &str) -> impl Iterator<Item = String> {
    let mut out: Vec<String> = Vec::new();
    for word in fold(text).split(' ').filter(|word| word.contains(char::is_alphanumeric)) {
        let mut open = false;
        for c in word.chars() {
            match out.last_mut().filter(|_| open && !is_unspaced(c)) {
                Some(last) => last.push(c),
                None => out.push(c.to_string()),
            }
            open = !is_unspaced(c);
        }
    }
    out.into_iter()
}

/// Whether a sign is of a script that sets no blanks between words.
fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// Whether a sign is drawn rather than written, as those between the items of a list are: arrows, shapes, stars, ticks,
/// hearts, emoji, signs of a font's own.
pub(crate) fn is_ornament(c: char) -> bool {
    matches!(c, '\u{2020}'..='\u{2023}' | '\u{203b}' | '\u{2043}'..='\u{204e}' | '\u{2190}'..='\u{21ff}'
        | '\u{2217}'..='\u{2219}' | '\u{22c4}'..='\u{22c6}' | '\u{2300}'..='\u{23ff}' | '\u{2460}'..='\u{27bf}'
        | '\u{2900}'..='\u{297f}' | '\u{2b00}'..='\u{2bff}' | '\u{30fb}' | '\u{e000}'..='\u{f8ff}' | '\u{fe0f}'
        | '\u{fffd}' | '\u{1f000}'..='\u{1faff}')
}

/// A text with one blank between its words and none at its ends.
pub(crate) fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether the letters of a text stand apart: `S K I L L S`; letters that were moved together stay so: `E D U C AT I O N`.
pub(crate) fn is_letter_spaced(text: &str) -> bool {
    let lengths: Vec<usize> = text.split_whitespace().map(|part| part.chars().count()).collect();
    let single = lengths.iter().filter(|length| **length == 1).count();
    lengths.len() >= 3 && single * 2 >= lengths.len() && lengths.iter().all(|length| *length <= 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_stand_apart_are_seen() {
        let cases = [
            ("S K I L L S", true),
            ("E D U C AT I O N", true),
            ("AWA R D S & P R I Z E S", true),
            ("Skills", false),
            ("A B", false),
            ("I am a cook", false),
        ];
        for (text, want) in cases {
            assert_eq!(is_letter_spaced(text), want, "{text}");
        }
    }

    #[test]
    fn texts_are_folded() {
        let cases = [
            ("Honors & Awards", "honors and awards"),
            ("  BERUFSERFAHRUNG: ", "berufserfahrung"),
            ("Über mich", "uber mich"),
            ("Centres d’intérêt", "centres dinteret"),
            ("C++ / C#", "c++ c#"),
            ("Œnologue", "oenologue"),
        ];
        for (text, want) in cases {
            assert_eq!(fold(text), want);
        }
    }
}
