//! Folding, counting and quoting of text.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Most characters a quote holds.
const QUOTE_CHARS: usize = 80;

/// Compatibility forms resolved, lower case, invisible marks removed, dashes, quotes and white space unified.
pub(crate) fn fold(text: &str) -> String {
    // Most text is ASCII, where normalisation changes nothing.
    match text.is_ascii() {
        true => fold_chars(text.len(), text.chars().map(|c| c.to_ascii_lowercase())),
        false => fold_chars(text.len(), text.nfkc().flat_map(char::to_lowercase)),
    }
}

fn fold_chars(capacity: usize, lower: impl Iterator<Item = char>) -> String {
    let mut folded = String::with_capacity(capacity);
    for c in lower {
        match c {
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => {}
            '\u{2010}'..='\u{2015}' | '\u{2212}' => folded.push('-'),
            '\u{2018}' | '\u{2019}' | '\u{201b}' | '`' => folded.push('\''),
            '\u{201c}'..='\u{201e}' | '«' | '»' => folded.push('"'),
            c if c.is_whitespace() => {
                if !folded.is_empty() && !folded.ends_with(' ') {
                    folded.push(' ');
                }
            }
            c => folded.push(c),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Folded letters and digits alone, so that spaces, line breaks and punctuation do not matter.
pub(crate) fn compact(text: &str) -> String {
    fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// The letters and digits of a name as they are compared in every script: without vowel signs and other marks, in the forms
/// that letters have alone, however a keyboard or a file writes them.
pub(crate) fn skeleton(name: &str) -> String {
    let letters = name.nfkd().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric() && !is_combining_mark(*c));
    letters.filter(|c| *c != ARABIC_STRETCH).map(one_form).collect()
}

/// Stretches Arabic words and says nothing.
const ARABIC_STRETCH: char = '\u{640}';

/// Letters that keyboards of several languages write with different characters.
fn one_form(letter: char) -> char {
    match letter {
        'ی' | 'ى' => 'ي',
        'ک' => 'ك',
        'ھ' | 'ہ' | 'ە' | 'ة' => 'ه',
        'ı' => 'i',
        'ø' => 'o',
        'ł' => 'l',
        'đ' => 'd',
        other => other,
    }
}

/// The digits of a text, in whatever script, as ASCII.
pub(crate) fn digits(text: &str) -> String {
    text.chars().filter_map(digit).filter_map(|digit| char::from_digit(digit, 10)).collect()
}

/// The value of a decimal digit.
fn digit(c: char) -> Option<u32> {
    const ZEROS: [char; 7] = ['\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}', '\u{ff10}', '\u{7c0}'];
    let of_script = |zero: &char| u32::from(c).checked_sub(u32::from(*zero)).filter(|digit| *digit < 10);
    c.to_digit(10).or_else(|| ZEROS.iter().find_map(of_script))
}

/// Folded terms: runs of letters and digits that may hold `+`, `#`, `'` and inner dots, such as `c++` or `node.js`.
pub(crate) fn terms(text: &str) -> Vec<String> {
    let folded = fold(text);
    let pieces = folded.split(|c: char| !(c.is_alphanumeric() || matches!(c, '+' | '#' | '.' | '\'')));
    let trimmed = pieces.map(|piece| piece.trim_end_matches(['.', '\'']).trim_start_matches('\''));
    trimmed.filter(|term| term.chars().any(char::is_alphanumeric)).map(str::to_owned).collect()
}

/// Whether `phrase` occurs in `text` as a run of whole terms.
pub(crate) fn holds(text: &[String], phrase: &[String]) -> bool {
    !phrase.is_empty() && text.windows(phrase.len()).any(|window| window == phrase)
}

/// How often `phrase` occurs in `text` as a run of whole terms.
pub(crate) fn count_of(text: &[String], phrase: &[String]) -> usize {
    if phrase.is_empty() { 0 } else { text.windows(phrase.len()).filter(|window| *window == phrase).count() }
}

/// Whether the character belongs to a script that sets no spaces between words.
pub(crate) fn is_cjk(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ac00}'..='\u{d7af}' | '\u{e00}'..='\u{e7f}')
}

/// Whether the character belongs to a script written from right to left.
pub(crate) fn is_rtl(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
}

/// The number of words; 1.7 characters count as one in scripts without spaces.
pub(crate) fn word_count(text: &str) -> usize {
    let cjk = text.chars().filter(|&c| is_cjk(c)).count();
    let spaced = text.split(|c: char| c.is_whitespace() || is_cjk(c)).filter(|w| w.chars().any(char::is_alphanumeric));
    spaced.count() + (cjk * 10).div_ceil(17)
}

/// The number of letters.
pub(crate) fn letters(text: &str) -> usize {
    text.chars().filter(|c| c.is_alphabetic()).count()
}

/// The text on one line, cut to what evidence may hold.
pub(crate) fn quote(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= QUOTE_CHARS {
        return line;
    }
    let cut: String = line.chars().take(QUOTE_CHARS - 1).collect();
    format!("{}…", cut.trim_end())
}

/// A number as people write it: `1,077`.
pub(crate) fn number(count: usize) -> String {
    let digits = count.to_string();
    let mut written = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            written.push(',');
        }
        written.push(digit);
    }
    written
}

/// `1 page`, `2 pages`, `1,077 pages`.
pub(crate) fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{} {}", number(count), if count == 1 { one } else { many })
}

/// Words as a list in a sentence: `a`, `a and b`, `a, b and c`.
pub(crate) fn listed(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_keep_what_names_of_techniques_need() {
        assert_eq!(terms("C++, C# and Node.js; CI/CD."), ["c++", "c#", "and", "node.js", "ci", "cd"]);
        assert_eq!(terms("„Straße“ — Ünïcode"), ["straße", "ünïcode"]);
        assert_eq!(terms("..."), Vec::<String>::new());
    }

    #[test]
    fn words_are_counted_in_scripts_with_and_without_spaces() {
        assert_eq!(word_count("Built – and ran – two services"), 5);
        assert_eq!(word_count("负责后端服务的设计与开发工作与运维"), 10);
        assert_eq!(word_count(" \n "), 0);
    }

    #[test]
    fn a_quote_holds_80_characters_at_most() {
        assert_eq!(quote("  one\n two "), "one two");
        assert_eq!(quote(&"é".repeat(200)).chars().count(), 80);
    }

    #[test]
    fn numbers_have_separators() {
        let written = [0, 12, 999, 1_000, 1_077, 100_000, 1_234_567].map(number);
        assert_eq!(written, ["0", "12", "999", "1,000", "1,077", "100,000", "1,234,567"]);
        assert_eq!([1, 2, 1_077].map(|count| counted(count, "word", "words")), ["1 word", "2 words", "1,077 words"]);
    }

    #[test]
    fn a_name_is_the_same_however_its_script_is_stored() {
        for (one, other) in [
            ("محمد الأحمد", "ﻣﺤﻤﺪ ﺍﻷﺣﻤﺪ"),
            ("مُحَمَّد", "محـمد"),
            ("علی", "علي"),
            ("José Łukasz", "Jose\u{301} Lukasz"),
            ("Οδυσσέας", "Οδυσσεας"),
            ("שָׁלוֹם", "שלום"),
            ("राज", "राज"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one}");
        }
        assert_eq!(digits("٠٥٥ ۱۲۳ ４５"), "05512345");
    }

    #[test]
    fn compact_text_ignores_spacing_case_and_marks() {
        assert_eq!(compact("J\u{200b}ane  O’DOE-Smith"), "janeodoesmith");
        assert_eq!(digits("+49 (0)30 1234-56"), "49030123456");
    }
}
