//! Items that share a paragraph: `A (X, 2019); B (Y)`, `First Aid, Forklift Licence, Food Hygiene`.

use super::{pieces, ranks, wording};
use crate::recognise::address;
use std::ops::Range;
use vitae_model::dates;

/// An item of several in a paragraph has so many words at most.
const LONGEST: usize = 16;
/// A name in a list of nothing but names has so many words at most.
const LONGEST_NAME: usize = 7;
/// Fewest names of such a list.
const FEWEST_NAMES: usize = 3;

/// The stretches of a paragraph that are items of their own; all of it when it is one item. A section's only paragraph may
/// be a list of nothing but names.
pub(super) fn items(text: &str, only: bool) -> Vec<Range<usize>> {
    dated(text)
        .or_else(|| parted(text, "; ", |parts| parts.iter().all(|part| is_item(part))))
        .or_else(|| MARKS.iter().find_map(|mark| parted(text, mark, |parts| parts.iter().all(|part| is_closed(part)))))
        .or_else(|| MARKS.iter().filter(|_| only).find_map(|mark| parted(text, mark, are_names)))
        .unwrap_or_else(|| std::iter::once(0..text.len()).collect())
}

/// Marks between items that end in brackets, or that are but names.
const MARKS: [&str; 5] = [" • ", " · ", " | ", " / ", ", "];

/// The stretches between semicolons or full stops, when each has a date.
fn dated(text: &str) -> Option<Vec<Range<usize>>> {
    let stops = text.match_indices("; ").map(|(at, _)| at).chain(pieces::sentence_ends(text));
    let mut starts: Vec<usize> = stops.map(|at| at + 2).collect();
    starts.sort_unstable();
    let bounds: Vec<usize> = [0].into_iter().chain(starts).chain([text.len()]).collect();
    let has_date = |pair: &[usize]| {
        let part = &text[pair[0]..pair[1]];
        let links = address::urls(part, false);
        let linked = |date: &Range<usize>| links.iter().any(|link| link.start <= date.start && date.end <= link.end);
        dates::find(part).iter().any(|(date, _)| !linked(date))
    };
    let whole = |pair: &[usize]| pair[0]..pair[0] + text[pair[0]..pair[1]].trim_end_matches([';', ' ']).len();
    (bounds.len() > 2 && bounds.windows(2).all(has_date)).then(|| bounds.windows(2).map(whole).collect())
}

/// The stretches between marks outside of brackets, when there are several and they pass.
fn parted(text: &str, mark: &str, pass: impl Fn(&[&str]) -> bool) -> Option<Vec<Range<usize>>> {
    let mut out: Vec<Range<usize>> = Vec::new();
    let (mut start, mut depth) = (0, 0_i32);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if depth <= 0 && at >= start && text[at..].starts_with(mark) => {
                out.push(start..at);
                start = at + mark.len();
            }
            _ => {}
        }
    }
    out.push(start..text.len());
    let parts: Vec<&str> = out.iter().map(|range| text[range.clone()].trim()).collect();
    (out.len() > 1 && pass(&parts)).then_some(out)
}

/// Whether a stretch may be an item: it opens like a name, and is neither a date nor a body alone.
fn is_item(part: &str) -> bool {
    let named = part.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
    let first = part.split([',', '(', '–', '—']).next().unwrap_or_default();
    let titled = wording::name_score(first) > 0.0 || wording::is_contest(first);
    let lone_body = !titled && wording::body_score(first) > 0.5;
    named
        && !lone_body
        && part.split_whitespace().count() <= LONGEST
        && wording::statement_score(part) <= 0.0
        && dates::parse(part).is_none()
        && address::urls(part, true).is_empty()
}

/// Whether a stretch is an item that ends in a bracket.
fn is_closed(part: &str) -> bool {
    is_item(part) && part.trim_end_matches('.').ends_with(')') && part.find('(').is_some_and(|at| at > 0)
}

/// Whether stretches are names of certificates or prizes, and nothing else.
fn are_names(parts: &[&str]) -> bool {
    let plain = |part: &&str| {
        is_item(part)
            && part.split_whitespace().count() <= LONGEST_NAME
            && dates::find(part).is_empty()
            && !ranks::is_rank(part)
            && wording::body_score(part) <= 0.3
    };
    let telling = |part: &&&str| {
        wording::certificate_score(part) > 0.0 || wording::name_score(part) > 0.0 || crate::line::is_caps(part)
    };
    parts.len() >= FEWEST_NAMES && parts.iter().all(plain) && parts.iter().filter(telling).count() * 2 > parts.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_parted_into_items() {
        let cases: &[(&str, bool, &[&str])] = &[
            (
                "First Aid, Red Cross (2019); Forklift, DEKRA (2021)",
                false,
                &["First Aid, Red Cross (2019)", "Forklift, DEKRA (2021)"],
            ),
            (
                "First Aid (Red Cross); Forklift Licence; Notary (2020)",
                false,
                &["First Aid (Red Cross)", "Forklift Licence", "Notary (2020)"],
            ),
            (
                "First Aid (Red Cross, 2019), Forklift (DEKRA, 2021)",
                false,
                &["First Aid (Red Cross, 2019)", "Forklift (DEKRA, 2021)"],
            ),
            ("First Aid, Forklift Licence, Food Hygiene", true, &["First Aid", "Forklift Licence", "Food Hygiene"]),
            ("First Aid, Forklift Licence, Food Hygiene", false, &["First Aid, Forklift Licence, Food Hygiene"]),
            ("First Aid at Work, Rescue Academy, Leeds", true, &["First Aid at Work, Rescue Academy, Leeds"]),
            ("First Aid at Work | Rescue Academy | 2019", true, &["First Aid at Work | Rescue Academy | 2019"]),
            ("Trainer (AEVO), IHK Ostheim (06/2013)", false, &["Trainer (AEVO), IHK Ostheim (06/2013)"]),
            ("First Aid (Level 2)", true, &["First Aid (Level 2)"]),
        ];
        for (text, only, want) in cases {
            let found: Vec<&str> = items(text, *only).into_iter().map(|range| text[range].trim()).collect();
            assert_eq!(&found, want, "{text}");
        }
    }
}
