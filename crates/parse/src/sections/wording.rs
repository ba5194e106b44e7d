//! What a heading's words say it heads.

use crate::vocabulary;
use crate::words::fold;
use vitae_model::source::SectionKind;

/// Wording that is in the vocabulary as a whole.
pub(crate) const WHOLE: f32 = 1.0;
/// Wording of key words and fillers only.
pub(crate) const COMPLETE: f32 = 0.9;

/// What the words say, and how surely.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Reading {
    pub(crate) kind: SectionKind,
    /// From 0 to [`WHOLE`].
    pub(crate) certainty: f32,
}

/// Reads a heading: as a whole, by its parts (`Formation / Education`, `Kaushal (Skills)`), or by its words.
pub(crate) fn read(text: &str) -> Option<Reading> {
    let title = title(text);
    if let Some(kind) = whole(title) {
        return Some(Reading { kind, certainty: WHOLE });
    }
    let parts = title.split(['(', ')', '/', '|', '[', ']', '–', '—', '·']);
    if let Some(kind) = parts.filter(|part| part.len() < title.len()).find_map(|part| whole(part.trim())) {
        return Some(Reading { kind, certainty: COMPLETE });
    }
    let (kind, share) = vocabulary::heading_by_words(&fold(title))?;
    Some(Reading { kind, certainty: share * COMPLETE })
}

/// Whether a text as a whole is a known heading.
pub(crate) fn is_known(text: &str) -> bool {
    whole(title(text)).is_some()
}

fn whole(title: &str) -> Option<SectionKind> {
    vocabulary::heading(&fold(title))
}

/// The heading without its numbers, icon and colon: `2. Skills:-` is `Skills`.
pub(crate) fn title(text: &str) -> &str {
    let text = text.trim().trim_end_matches(|c: char| c.is_whitespace() || ":-–—_.=~*#|".contains(c));
    let mut text = without_count(text).trim_start_matches(|c: char| !c.is_alphanumeric());
    while let Some((first, rest)) = text.split_once(|c: char| c.is_whitespace() || c == '.' || c == ')') {
        let rest = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
        let marked = text[first.len()..].starts_with(['.', ')']);
        if rest.is_empty() || !is_number(first, marked) {
            break;
        }
        text = rest;
    }
    text
}

/// Without the number of what follows: `Publications (12)`.
fn without_count(text: &str) -> &str {
    let inner = text.strip_suffix(')').and_then(|text| text.rsplit_once('('));
    match inner.filter(|(_, count)| !count.is_empty() && count.chars().all(|c| c.is_ascii_digit())) {
        Some((before, _)) => before.trim_end(),
        None => text,
    }
}

/// `3`, `12`; with a mark behind it also `IV` and `B`.
fn is_number(word: &str, marked: bool) -> bool {
    let digits = word.len() <= 2 && word.chars().all(|c| c.is_ascii_digit());
    let roman = word.len() <= 5 && word.chars().all(|c| "IVX".contains(c));
    let letter = word.len() == 1 && word.chars().all(|c| c.is_ascii_uppercase());
    !word.is_empty() && (digits || (marked && (roman || letter)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_lose_their_marks() {
        let cases = [
            ("1. Education", "Education"),
            ("IV. Skills", "Skills"),
            ("2.1 Projects", "Projects"),
            ("B) Awards:-", "Awards"),
            ("★ Profile :", "Profile"),
            ("A propos", "A propos"),
            ("IT Skills", "IT Skills"),
            ("§ 3 Awards (2)", "Awards"),
            ("Skills (IT)", "Skills (IT)"),
            ("Vita", "Vita"),
        ];
        for (text, want) in cases {
            assert_eq!(title(text), want, "{text}");
        }
    }

    #[test]
    fn headings_are_read_by_whole_part_and_word() {
        let cases = [
            ("Work History", Some(SectionKind::Experience)),
            ("Takniki Kaushal (Skills):-", Some(SectionKind::Skills)),
            ("Tickets & Training", Some(SectionKind::Certifications)),
            ("Formations et diplômes", Some(SectionKind::Education)),
            ("Percurso profissional", Some(SectionKind::Experience)),
            ("SERTİFİKALAR VE KURSLAR", Some(SectionKind::Certifications)),
            ("Frivilligt arbejde", Some(SectionKind::Volunteering)),
            ("Where I studied", Some(SectionKind::Education)),
            ("Vzdělání a odborná příprava", Some(SectionKind::Education)),
            ("Obrazovanje i osposobljavanje", Some(SectionKind::Education)),
            ("Digitale Kompetenzen", Some(SectionKind::Skills)),
            ("Keeleoskus", Some(SectionKind::Languages)),
            ("Conferences and seminars", Some(SectionKind::Other)),
            ("Acme Ltd", None),
        ];
        for (text, want) in cases {
            assert_eq!(read(text).map(|reading| reading.kind), want, "{text}");
        }
    }
}
