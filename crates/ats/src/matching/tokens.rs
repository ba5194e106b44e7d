//! Lines as terms that keep what stands between them.

use super::words::Phrase;
use crate::text::terms;
use std::ops::Range;

/// Articles and prepositions that French and Italian join to the next word with an apostrophe: `d'Excel`, `l'anglais`.
const ARTICLES: [&str; 14] =
    ["l'", "d'", "qu'", "n'", "s'", "un'", "dell'", "all'", "nell'", "dall'", "sull'", "quest'", "c'", "j'"];

/// A term without the article that is joined to it.
pub(super) fn without_article(term: &str) -> &str {
    let rest = ARTICLES.iter().find_map(|article| term.strip_prefix(article));
    rest.filter(|rest| rest.chars().count() >= 2).unwrap_or(term)
}

/// One term of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    /// Folded.
    pub term: String,
    /// Whether it was written with a capital or in figures.
    pub is_name: bool,
    /// The punctuation between the term before and this one.
    pub gap: String,
    /// Where the word that it comes from stands in the line.
    pub at: Range<usize>,
}

/// The terms of a line, with gaps.
pub(super) fn tokens(line: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut gap = String::new();
    let mut begin = 0;
    for (at, c) in line.char_indices().chain([(line.len(), ' ')]) {
        if is_inner(c) {
            continue;
        }
        push_terms(&mut found, &mut gap, line, begin..at);
        begin = at + c.len_utf8();
        if !c.is_whitespace() {
            gap.push(c);
        }
    }
    found
}

fn is_inner(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '+' | '#' | '.' | '\'' | '\u{2019}')
}

fn push_terms(found: &mut Vec<Token>, gap: &mut String, line: &str, at: Range<usize>) {
    let piece = &line[at.clone()];
    for term in terms(piece) {
        let own = without_article(&term).to_owned();
        let joined = if own == term { None } else { piece.split_once(['\'', '\u{2019}']) };
        let is_name = joined.map_or(piece, |(_, rest)| rest).starts_with(is_of_a_name);
        found.push(Token { term: own, is_name, gap: std::mem::take(gap), at: at.clone() });
    }
    if piece.ends_with('.') {
        gap.push('.');
    }
}

fn is_of_a_name(c: char) -> bool {
    c.is_uppercase() || c.is_ascii_digit() || c == '.'
}

/// The terms alone.
pub(super) fn terms_of(tokens: &[Token]) -> Vec<String> {
    tokens.iter().map(|token| token.term.clone()).collect()
}

/// Where a phrase stands in the terms.
pub(super) fn position(terms: &[String], Phrase(phrase): &Phrase) -> Option<usize> {
    if phrase.is_empty() { None } else { terms.windows(phrase.len()).position(|window| window == phrase) }
}

/// Whether the terms hold one of the phrases.
pub(super) fn holds_any(terms: &[String], phrases: &[Phrase]) -> bool {
    phrases.iter().any(|phrase| position(terms, phrase).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_and_capitals_are_kept() {
        let found = tokens("CI/CD, node.js (or Go).");
        let shown: Vec<_> = found.iter().map(|t| (t.term.as_str(), t.is_name, t.gap.as_str())).collect();
        assert_eq!(
            shown,
            [("ci", true, ""), ("cd", true, "/"), ("node.js", false, ","), ("or", false, "("), ("go", true, "")]
        );
    }
}
