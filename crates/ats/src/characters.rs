//! Characters that software cannot read, and words set with spaces between their letters.

use crate::text::is_cjk;
use crate::view::Line;

/// Letters from which a spaced run is a word; fewer may be initials.
const SPACED_LETTERS: usize = 4;

/// A count of characters.
#[derive(Debug, Default)]
pub(crate) struct Census<'v> {
    /// All but blanks.
    pub all: usize,
    /// Unmapped, private-use and control characters.
    pub unreadable: usize,
    /// Those of them that open a line.
    pub bullets: usize,
    /// The first line that holds one.
    pub example: Option<&'v Line>,
}

/// Counts the characters of all lines.
pub(crate) fn census(lines: &[Line]) -> Census<'_> {
    let mut census = Census::default();
    for line in lines {
        let unreadable = unreadable_in(&line.text);
        census.all += line.text.chars().filter(|c| !c.is_whitespace()).count();
        census.unreadable += unreadable;
        census.bullets += usize::from(opens_unreadably(&line.text));
        if unreadable > 0 {
            census.example = census.example.or(Some(line));
        }
    }
    census
}

fn opens_unreadably(text: &str) -> bool {
    unreadable_in(text) > 0 && text.trim_start_matches(char::is_whitespace).starts_with(is_unreadable)
}

fn unreadable_in(text: &str) -> usize {
    let chars: Vec<char> = text.chars().collect();
    (0..chars.len()).filter(|&at| is_unreadable(chars[at]) && !is_icon(&chars, at)).count()
}

fn is_unreadable(c: char) -> bool {
    let control = c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    control || c == '\u{fffd}' || is_private(c)
}

fn is_private(c: char) -> bool {
    matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{ffffd}' | '\u{100000}'..='\u{10fffd}')
}

/// A private-use character by itself is an icon or a bullet, not text.
fn is_icon(chars: &[char], at: usize) -> bool {
    let private = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(|&c| is_private(c));
    let letter_before = at.checked_sub(1).and_then(|at| chars.get(at)).is_some_and(|c| c.is_alphanumeric());
    is_private(chars[at]) && !private(at.checked_sub(1)) && !private(Some(at + 1)) && !letter_before
}

/// Words set as single letters with spaces, such as `S K I L L S`, with their lines.
pub(crate) fn spaced_words(lines: &[Line]) -> Vec<(String, &Line)> {
    lines.iter().filter_map(|line| Some((spaced_word(&line.text)?, line))).collect()
}

fn spaced_word(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_letter = |word: &&str| {
        let mut chars = word.chars();
        matches!((chars.next(), chars.next()), (Some(c), None) if c.is_alphabetic() && !is_cjk(c))
    };
    let runs = words.split(|word| !is_letter(word));
    runs.filter(|run| run.len() >= SPACED_LETTERS).map(|run| run.join(" ")).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaced_words_are_told_from_initials() {
        assert_eq!(spaced_word("E X P E R I E N C E").as_deref(), Some("E X P E R I E N C E"));
        for fine in ["J. R. R. Tolkien", "A B Smith", "C, R, Go, D", "负 责 后 端", "Vitamin C and D"] {
            assert_eq!(spaced_word(fine), None, "{fine}");
        }
    }

    #[test]
    fn icons_and_bullets_are_readable_enough() {
        for (text, unreadable) in [
            ("\u{f095} +49 30 1234", 0),
            ("\u{f0b7}Built a thing", 0),
            ("\u{e001}\u{e002}\u{e003}", 3),
            ("na\u{fffd}ve \u{1}", 2),
            ("tab\tand\nline", 0),
            ("ef\u{e001}cient", 1),
        ] {
            assert_eq!(unreadable_in(text), unreadable, "{text:?}");
        }
    }

    #[test]
    fn unknown_characters_that_open_lines_are_bullets() {
        for (text, opens) in [
            ("\u{fffd} Built a thing", true),
            ("  \u{fffd}Built a thing", true),
            ("na\u{fffd}ve", false),
            ("\u{f0b7}Built a thing", false),
            ("Built a thing", false),
        ] {
            assert_eq!(opens_unreadably(text), opens, "{text:?}");
        }
    }
}
