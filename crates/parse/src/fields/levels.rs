//! How well somebody knows something: words, grades of languages, shares, years. None is an item of its own.

use crate::vocabulary;
use crate::words::fold;

/// Whether a text says nothing but how well something is known: `advanced`, `C1`, `90 %`, `5+ years`.
pub(crate) fn is_level(text: &str) -> bool {
    let folded = fold(text);
    vocabulary::LEVELS.contains(folded.as_str()) || is_measure(&folded, text)
}

/// A share, a mark out of some, or a length of time.
fn is_measure(folded: &str, text: &str) -> bool {
    const AROUND: &[&str] = &[
        "experience",
        "erfahrung",
        "exp",
        "of",
        "von",
        "de",
        "out",
        "since",
        "seit",
        "depuis",
        "level",
        "niveau",
        "nivel",
        "stufe",
    ];
    let mut words = folded.split(' ').filter(|word| !word.is_empty()).peekable();
    let numbered = text.chars().any(|c| c.is_ascii_digit());
    let small = |word: &str| word.trim_end_matches('+').chars().all(|c| c.is_ascii_digit());
    let known = |word: &str| small(word) || vocabulary::TIME_UNITS.contains(word) || AROUND.contains(&word);
    numbered && words.peek().is_some() && words.all(known)
}

/// An item without the level behind it: `Python (advanced)`, `Excel – expert`, `SQL 90%`.
pub(crate) fn without(text: &str) -> &str {
    let mut text = text.trim();
    while let Some(open) = text.strip_suffix([')', ']']).and_then(|head| head.rfind(['(', '['])) {
        let level = text[open..].trim_matches(['(', ')', '[', ']']);
        if open == 0 || !level.split([',', '/', ';']).all(is_level) {
            return text;
        }
        text = text[..open].trim_end();
    }
    for mark in [" – ", " — ", " - ", ": ", " : ", " | ", " ~ "] {
        if let Some(at) = text.rfind(mark).filter(|at| *at > 0 && is_level(&text[at + mark.len()..])) {
            return text[..at].trim_end();
        }
    }
    match text.rsplit_once(' ') {
        Some((head, last)) if last.ends_with('%') && last.starts_with(|c: char| c.is_ascii_digit()) => head.trim_end(),
        Some((head, "%")) => head.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' '),
        Some((head, last)) if is_fraction(last) => head.trim_end(),
        _ => text,
    }
}

/// `4/5`, `8/10`.
fn is_fraction(word: &str) -> bool {
    word.split_once('/').is_some_and(|(mark, most)| {
        matches!(most, "5" | "6" | "10" | "100") && !mark.is_empty() && mark.chars().all(|c| c.is_ascii_digit())
    })
}

/// Labels of spoken languages in a table of skills: `Mother tongue(s)`, `Other language(s)`.
pub(crate) fn is_tongue_label(text: &str) -> bool {
    vocabulary::TONGUE_LABELS.contains(fold(text).as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_cut_off() {
        let cases = [
            ("Python (advanced)", "Python"),
            ("Excel – expert", "Excel"),
            ("SQL 90%", "SQL"),
            ("SQL 90 %", "SQL"),
            ("Photoshop 4/5", "Photoshop"),
            ("Java (5 years)", "Java"),
            ("Planned maintenance (AMOS)", "Planned maintenance (AMOS)"),
            ("CI/CD", "CI/CD"),
            ("Soldering 0402", "Soldering 0402"),
            ("AS/400", "AS/400"),
        ];
        for (text, want) in cases {
            assert_eq!(without(text), want, "{text}");
        }
    }

    #[test]
    fn levels_are_no_items() {
        for text in ["advanced", "C1", "90 %", "5+ years", "Sehr gut", "8/10"] {
            assert!(is_level(text), "{text}");
        }
        for text in ["Advanced Excel", "C++", "Eurocode 2", "Python"] {
            assert!(!is_level(text), "{text}");
        }
    }
}
