//! One text of several lines: blanks, hyphens and addresses at their ends.

use crate::line::Line;
use crate::value::{Slice, Value};
use crate::vocabulary;
use crate::words::single_spaced;

/// Joins lines into one value. A hyphen at the end of a line goes when it only parts a word.
pub(crate) fn join(lines: &[Line], indices: &[usize], confidence: f32) -> Value {
    let mut out = Value { confidence, ..Value::default() };
    for index in indices {
        let text = single_spaced(&lines[*index].text);
        append(&mut out.text, &text, lines);
        out.from.push(Slice { line: *index, range: 0..lines[*index].text.len() });
    }
    out
}

/// Adds a line's text after a space, or straight after a hyphen that breaks a word.
pub(crate) fn append(out: &mut String, text: &str, lines: &[Line]) {
    if out.is_empty() {
        out.push_str(text);
        return;
    }
    if ends_in_address(out) && (is_scrap(text) || out.ends_with(['/', '-', '.', '_'])) {
        out.push_str(text);
        return;
    }
    if let Some(stem) = out.strip_suffix(['-', '\u{ad}', '‐']) {
        let lower = text.starts_with(char::is_lowercase);
        let soft = out.ends_with('\u{ad}');
        if soft || (lower && stem.ends_with(char::is_lowercase) && !is_compound(stem, text, lines)) {
            out.truncate(stem.len());
            out.push_str(text);
            return;
        }
        if !stem.ends_with(' ') && text.starts_with(char::is_alphanumeric) {
            out.push_str(text);
            return;
        }
    }
    out.push(' ');
    out.push_str(text);
}

/// Whether a text ends in a web address, which wraps without a mark.
pub(super) fn ends_in_address(text: &str) -> bool {
    let token = text.rsplit([' ', '\t']).next().unwrap_or_default();
    let host = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.' || c == '-';
    token.contains("://")
        || (token.contains('/') && token.contains('.') && !token.ends_with(','))
        || (token.matches('.').count() > 1 && token.chars().all(host) && token.ends_with(char::is_alphabetic))
}

/// Whether a line begins with what can only be the rest of an address: small letters and digits that are no year.
pub(super) fn is_scrap(text: &str) -> bool {
    let token = text.trim().split([' ', ',', '\t']).next().unwrap_or_default();
    let plain = token.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_/.?=&#%".contains(c));
    let digits = token.chars().any(|c| c.is_ascii_digit()) || text.trim() == token;
    plain && digits && !token.is_empty() && vitae_model::dates::parse(token).is_none()
}

/// One wrapped line in so many at least ends in a hyphen where a program hyphenates; compounds alone end far fewer.
const HYPHEN_SHARE: usize = 16;

/// So many lines tell how a document parts its words: longer ones are no résumés.
const SEARCHED: usize = 1_000;

/// Whether a hyphen at a line's end is the word's own: the compound or its first word stands elsewhere in the document.
fn is_compound(stem: &str, next: &str, lines: &[Line]) -> bool {
    let lines = &lines[..lines.len().min(SEARCHED)];
    let left = stem.rsplit(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or_default();
    let right: String = next.chars().take_while(|c| c.is_alphanumeric()).collect();
    let joined = format!("{left}{right}").to_lowercase();
    let hyphened = format!("{left}-{right}").to_lowercase();
    let mut seen_joined = false;
    for line in lines {
        let text = line.text.to_lowercase();
        if text.contains(&hyphened) {
            return true;
        }
        seen_joined |= text.contains(&joined);
    }
    let first = left.rsplit('-').next().unwrap_or_default().to_lowercase();
    !seen_joined && (vocabulary::FIRST_WORDS.contains(first.as_str()) || !hyphenates(lines))
}

/// Whether the document parts words at line ends: then hyphens stand there often, elsewhere only where a compound's own
/// hyphen happens to fall.
fn hyphenates(lines: &[Line]) -> bool {
    let wraps = |pair: &&[Line]| {
        !pair[1].bullet && !pair[1].flow && !pair[1].opens && pair[1].text.starts_with(char::is_lowercase)
    };
    let ends: Vec<&str> = lines.windows(2).filter(wraps).map(|pair| pair[0].text.trim_end()).collect();
    let parted =
        |end: &&&str| end.strip_suffix(['-', '\u{2010}']).is_some_and(|stem| stem.ends_with(char::is_lowercase));
    let hyphens = ends.iter().filter(parted).count();
    ends.iter().any(|end| end.ends_with('\u{ad}')) || (hyphens >= 2 && hyphens * HYPHEN_SHARE >= ends.len())
}
