//! What stands beside a course of study and is none of its fields: grades, honours, modules, theses, forms of study.

use crate::parts;
use crate::recognise::{degree, school};
use crate::vocabulary;
use crate::words::fold;
use vitae_model::dates;

/// A line that says from its first words on that it is about grades or the like: all of it is.
pub(super) fn opens(text: &str) -> bool {
    let head = text.trim_start().split([':', '\t', '–', '(', ',', ';']).next().unwrap_or_default();
    let bracketed = text.starts_with('[') && text.ends_with(']') && dates::find(text).is_empty();
    let labelled = text.contains(':') && vocabulary::ASIDES.contains(fold(head).as_str());
    // `Specjalizacja: Bazy danych` says more of a degree; `Specjalizacja, Farmacja` is one.
    let degree = !text.contains(':') && degree::degree_score(head) >= 2.5;
    bracketed || labelled || (is_aside(head) && !degree && parts::edge_dates(text).is_empty())
}

/// Whether a text is about grades, honours, modules, a thesis or the form of study.
pub(super) fn is_aside(text: &str) -> bool {
    let text = text.trim().trim_matches(['(', ')']);
    let folded = fold(text);
    if folded.is_empty() {
        return true;
    }
    is_grade(text) || is_measure(&folded) || begins_with_aside(&folded, text)
}

/// A number that is no year: `3.71 / 4.00`, `8.41 CGPA`, `2:1`, `96.2%`.
fn is_grade(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let marked = text.contains(['.', ',', ':', '/', '%', '=']) || letters == 0;
    digits > 0
        && text.chars().count() > 2
        && text.starts_with(|c: char| c.is_ascii_digit())
        && marked
        && letters <= 8
        && dates::parse(text).is_none()
}

/// An amount of study: `8,000 hours`, `60 ECTS`.
fn is_measure(folded: &str) -> bool {
    const UNITS: &[&str] = &[
        "hours", "hrs", "credits", "credit", "ects", "stunden", "heures", "horas", "ore", "uren", "saat", "godzin",
        "cfu", "points", "passes", "subjects",
    ];
    let mut words = folded.split(' ');
    const COUNTS: &[&str] =
        &["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    let counted = folded.split(' ').next().is_some_and(|word| COUNTS.contains(&word));
    (counted || folded.contains(|c: char| c.is_ascii_digit())) && words.any(|word| UNITS.contains(&word))
}

fn begins_with_aside(folded: &str, text: &str) -> bool {
    if (vocabulary::ASIDES.contains(folded) && !vocabulary::DEGREES.contains(folded))
        || vocabulary::DATE_LEADS.contains(folded)
    {
        return true;
    }
    let words: Vec<&str> = folded.split(' ').collect();
    let led = (1..=words.len().min(4)).any(|count| vocabulary::ASIDES.contains(words[..count].join(" ").as_str()));
    led && degree::degree_score(text) < 1.6 && school::school_score(text) == 0.0
}
