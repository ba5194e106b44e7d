//! Full stops that end sentences, and those of abbreviations.

use super::wording;

/// Full stops behind a word of some length and before a capital or digit.
pub(crate) fn sentence_ends(text: &str) -> Vec<usize> {
    text.match_indices(". ")
        .map(|(at, _)| at)
        .filter(|at| {
            let word = text[..*at].rsplit([' ', '\t']).next().unwrap_or_default().trim_start_matches(['(', '[']);
            let next = text[at + 2..].trim_start();
            let long = wording::opens_statement(next)
                || word.chars().count() > 3
                || (is_short_word(word) && next.starts_with(char::is_uppercase))
                || word.ends_with(')')
                || word.contains(|c: char| c.is_ascii_digit());
            long && !word.is_empty()
                && next.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit() || "$€£¥".contains(c))
                && !word.chars().all(|c| c.is_ascii_digit() && word.len() < 4)
        })
        .collect()
}

/// Whether a word of three letters is a whole one, and no abbreviation: `Open Lab.`
fn is_short_word(word: &str) -> bool {
    const ABBREVIATIONS: &[&str] = &[
        "inc", "ltd", "mrs", "dep", "dip", "int", "nat", "gen", "str", "tel", "fig", "vol", "adv", "ass", "cia", "sra",
        "lda", "ing", "mag", "bzw", "ind", "soc", "uni", "min", "max", "est", "edu", "avg", "apr", "aug", "dec", "feb",
        "jan", "jul", "jun", "mar", "nov", "oct", "okt", "sep", "dez", "mai", "jul", "dic", "ene", "abr", "ago", "fev",
    ];
    word.chars().count() == 3
        && word.starts_with(char::is_uppercase)
        && word.chars().skip(1).all(char::is_lowercase)
        && !ABBREVIATIONS.contains(&word.to_lowercase().as_str())
}
