//! Numbers at the front of texts that are counted: `2. `, `(3)`, `3.1`.

use crate::line::has_word;

/// Bytes of a number with its dot or bracket at the front.
pub(crate) fn number_len(text: &str) -> Option<usize> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = text[digits..].strip_prefix(['.', ')'])?;
    let blanks = rest.len() - rest.trim_start().len();
    ((1..=2).contains(&digits) && blanks > 0 && blanks < rest.len()).then_some(digits + 1 + blanks)
}

/// Bytes of a certain number with its mark and blanks at the front of a text (`2. `, `2) `); 0 without it.
pub(crate) fn given_number_len(text: &str, number: usize) -> usize {
    let rest = text.trim_start().trim_start_matches('(');
    let behind = rest.strip_prefix(number.to_string().as_str()).and_then(|rest| rest.strip_prefix(['.', ')']));
    match behind.filter(|behind| behind.starts_with([' ', '\t']) && has_word(behind)) {
        Some(behind) => text.len() - behind.trim_start().len(),
        None => 0,
    }
}

/// Whether a text is the number of a part of a section: `3.1`, `2.4.`, `(3)`.
pub(crate) fn is_outline_number(text: &str) -> bool {
    let text = text.trim();
    let inner = text.trim_matches(['(', ')', '[', ']', '#']).trim_end_matches('.');
    let digits = |piece: &str| (1..=2).contains(&piece.len()) && piece.bytes().all(|byte| byte.is_ascii_digit());
    let marked = inner.contains('.') || inner.len() < text.len();
    marked && inner.split('.').all(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_measured() {
        let cases =
            [("2. Go", 2, 3), ("(2) Go", 2, 4), ("2.5 Go", 2, 0), ("12. Go", 2, 0), ("2 Go", 2, 0), ("2.", 2, 0)];
        for (text, number, want) in cases {
            assert_eq!(given_number_len(text, number), want, "{text}");
        }
    }

    #[test]
    fn numbers_of_two_levels_are_told() {
        for (text, want) in [("3.1", true), ("2.4.", true), ("(3)", true), ("3", false), ("3.1 Nurse", false)] {
            assert_eq!(is_outline_number(text), want, "{text}");
        }
    }
}
