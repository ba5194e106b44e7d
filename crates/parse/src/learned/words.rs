//! The words of a line: what the network tags.

use std::ops::Range;
use std::sync::LazyLock;

/// Marks that part words, beside blanks.
const MARKS: &str = ",;|/()[]{}•·∙⋅:–—―&<>▪■●◦★☆";

static IS_MARK: LazyLock<rustc_hash::FxHashSet<char>> = LazyLock::new(|| MARKS.chars().collect());

/// Where the words of a text stand. Years that a hyphen joins are two: `2019-2021`.
pub(super) fn words(text: &str) -> Vec<Range<usize>> {
    let parts = |c: char| c.is_whitespace() || IS_MARK.contains(&c);
    let mut out = Vec::new();
    for piece in text.split(parts).filter(|piece| piece.contains(char::is_alphanumeric)) {
        let start = piece.as_ptr() as usize - text.as_ptr() as usize;
        match years(piece) {
            Some(at) => out.extend([start..start + at, start + at + 1..start + piece.len()]),
            None => out.push(start..start + piece.len()),
        }
    }
    out
}

/// The hyphen between a year and digits.
fn years(piece: &str) -> Option<usize> {
    let (year, rest) = piece.split_once('-')?;
    (is_year(year) && rest.starts_with(|c: char| c.is_ascii_digit())).then_some(year.len())
}

/// Whether a text is a year of this or the last century.
pub(super) fn is_year(text: &str) -> bool {
    text.len() == 4 && (text.starts_with("19") || text.starts_with("20")) && text.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_at_blanks_and_marks() {
        let cases: [(&str, &[&str]); 5] = [
            ("Cook, Grand Hotel (Berne)", &["Cook", "Grand", "Hotel", "Berne"]),
            ("2019-2021 – C++ / C#", &["2019", "2021", "C++", "C#"]),
            ("05/2019 - now", &["05", "2019", "now"]),
            ("full-time • Node.js", &["full-time", "Node.js"]),
            (" | - ", &[]),
        ];
        for (text, want) in cases {
            let got: Vec<&str> = words(text).into_iter().map(|range| &text[range]).collect();
            assert_eq!(got, want, "{text}");
        }
    }
}
