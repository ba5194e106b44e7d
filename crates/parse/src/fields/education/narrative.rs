//! Studies told in sentences: `I took an HND in Welding at Eastmoor College between 2011 and 2013.`

use super::School;
use crate::line::Line;
use crate::prose::ends_in_full_stop;
use crate::recognise::{degree, school};
use crate::value::Value;
use std::ops::Range;
use vitae_model::dates::{self, End};

/// Fewest words of a sentence, and fewest small ones besides those within names.
const WORDS: usize = 8;
const SMALL_WORDS: usize = 3;
/// Longest paragraph that is searched, in bytes.
const LONGEST: usize = 4_000;
/// Small words within names.
const WITHIN: &[&str] = &[
    "of", "de", "der", "des", "für", "and", "und", "et", "y", "e", "di", "del", "della", "degli", "dei", "delle",
    "dello", "la", "las", "los", "les", "le", "el", "do", "da", "dos", "das", "du", "den", "van", "het", "voor", "og",
    "och", "i", "w", "zu", "&",
];
/// What ends a degree with its subject.
const ENDS: &[&str] = &[
    ", ",
    " (",
    "; ",
    " – ",
    " — ",
    " at ",
    " from ",
    " with ",
    " between ",
    " where ",
    " while ",
    " and then ",
    " during ",
    " after ",
    " an der ",
    " am ",
    " an ",
    " bei ",
    " von ",
    " mit ",
    " à l",
    " à la ",
    " auprès ",
    " en la ",
    " en el ",
    " por la ",
    " na ",
    " pela ",
    " presso ",
    " alla ",
    " all'",
    " all’",
    " aan de ",
    " aan het ",
    " vid ",
    " ved ",
    " w ",
];

/// What a sentence tells of a course, by its place in the line.
struct Told {
    degree: Range<usize>,
    field: Range<usize>,
    school: Range<usize>,
    years: (Option<i32>, Option<i32>),
    dates: Range<usize>,
}

/// Whether a section tells its courses in sentences: each line that names a degree does, up to a full stop.
pub(super) fn is_told(lines: &[Line], indices: &[usize]) -> bool {
    let naming = || indices.iter().map(|index| &lines[*index]).filter(|line| names_degree(&line.text));
    let sentence = |line: &Line| ends_in_full_stop(line.text.trim_end()) && !line.text.contains('\t');
    naming().next().is_some() && naming().all(|line| sentence(line) && !told(&line.text).is_empty())
}

/// The courses of such a section.
pub(super) fn read(lines: &[Line], indices: &[usize]) -> Vec<School> {
    let course = |index: usize, told: Told| {
        let value = |range: Range<usize>| match range.is_empty() {
            true => Value::default(),
            false => Value::new(&lines[index].text[range.clone()], index, range, 0.8),
        };
        let year = |year: Option<i32>| {
            let text = year.map(|year| format!("{year:04}")).unwrap_or_default();
            if text.is_empty() { Value::default() } else { Value { text, ..value(told.dates.clone()) } }
        };
        School {
            start_year: year(told.years.0),
            graduation_year: year(told.years.1),
            institution: value(told.school),
            degree: value(told.degree),
            field: value(told.field),
            ..School::default()
        }
    };
    indices.iter().flat_map(|index| told(&lines[*index].text).into_iter().map(|told| course(*index, told))).collect()
}

fn names_degree(text: &str) -> bool {
    text.len() <= LONGEST && degree_at(text).is_some()
}

/// What the sentences of a text tell.
fn told(text: &str) -> Vec<Told> {
    if text.len() > LONGEST {
        return Vec::new();
    }
    sentences(text).into_iter().filter_map(|range| of_sentence(text, range)).collect()
}

/// The sentences of a text: a full stop behind a longer word ends one where a capital follows.
fn sentences(text: &str) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(". ") {
        let word = text[..at].rsplit([' ', '.']).next().unwrap_or_default().trim_end_matches([')', '”']);
        if word.chars().count() > 3 && text[at + 2..].starts_with(char::is_uppercase) {
            out.push(start..at + 1);
            start = at + 2;
        }
    }
    out.push(start..text.len());
    out
}

/// A sentence taken apart; `None` when it lacks the degree or the school, or is no sentence.
fn of_sentence(text: &str, range: Range<usize>) -> Option<Told> {
    let sentence = &text[range.clone()];
    let words = || sentence.split_whitespace();
    let small = words().filter(|word| word.starts_with(char::is_lowercase) && !WITHIN.contains(word)).count();
    if words().count() < WORDS || small < SMALL_WORDS {
        return None;
    }
    let dates = dates::find(sentence);
    let at = degree_at(sentence)?;
    let behind = &sentence[at..];
    // `Law with French` is a subject.
    let subject = |end: &usize| behind[*end..].strip_prefix(" with ").is_some_and(opens_with_subject);
    let stop = ENDS.iter().filter_map(|end| behind.find(end)).filter(|end| !subject(end)).map(|end| at + end);
    let dated = dates.iter().map(|(range, _)| range.start).filter(|start| *start > at);
    let end = stop.chain(dated).min().unwrap_or(sentence.trim_end_matches('.').len());
    let end = without_lead(&sentence[..end]).max(at);
    let reading = degree::read(&sentence[at..end])?;
    let school = school_in(sentence, at..end)?;
    let shift = |part: Range<usize>, by: usize| range.start + by + part.start..range.start + by + part.end;
    let (first, last) = (dates.first().map(|date| date.0.start), dates.last().map(|date| date.0.end));
    Some(Told {
        degree: shift(reading.degree, at),
        field: shift(reading.field, at),
        school: shift(school, 0),
        years: years(&dates),
        dates: shift(first.unwrap_or(0)..last.unwrap_or(0), 0),
    })
}

fn opens_with_subject(text: &str) -> bool {
    let word = text.split([' ', ',', '.']).next().unwrap_or_default();
    school::field_score(word) > 0.0
}

/// Where a degree begins: at a capital that begins a word.
fn degree_at(text: &str) -> Option<usize> {
    let starts = text.char_indices().filter(|(at, c)| {
        c.is_uppercase() && text[..*at].chars().next_back().is_none_or(|before| " (“\"'’".contains(before))
    });
    starts.map(|(at, _)| at).find(|at| degree::degree_len(&text[*at..]) > 0)
}

/// The length of a text without the word that leads to a date behind it: the `in` of `in 2011`.
fn without_lead(text: &str) -> usize {
    let trimmed = text.trim_end();
    let lead = trimmed.rsplit(' ').next().filter(|word| word.starts_with(char::is_lowercase) && word.len() <= 5);
    lead.map_or(trimmed.len(), |word| trimmed[..trimmed.len() - word.len()].trim_end().len())
}

/// The name of a school outside of the degree: words with capitals, with small words between them.
fn school_in(text: &str, degree: Range<usize>) -> Option<Range<usize>> {
    let mut names: Vec<Range<usize>> = Vec::new();
    let mut open = false;
    let mut at = 0;
    for word in text.split(' ') {
        let (start, bare) = (at, word.trim_end_matches([',', '.', ';', ')']));
        at += word.len() + 1;
        let outside = start >= degree.end || start + bare.len() <= degree.start;
        let capital = word.trim_start_matches('(').starts_with(char::is_uppercase) && outside;
        match names.last_mut().filter(|_| open) {
            Some(name) if capital => name.end = start + bare.len(),
            _ if capital => names.push(start + (word.len() - word.trim_start_matches('(').len())..start + bare.len()),
            _ => {}
        }
        open = (capital || (open && WITHIN.contains(&word))) && bare.len() == word.len();
    }
    names.into_iter().find(|name| school::school_score(&text[name.clone()]) >= 2.0)
}

/// Start and graduation: the first and the last year that a sentence names; a lone one is the graduation.
fn years(dates: &[(Range<usize>, dates::DateSpan)]) -> (Option<i32>, Option<i32>) {
    let runs = dates.iter().any(|(_, span)| span.end == Some(End::Present));
    let named = dates.iter().flat_map(|(_, span)| [span.start, span.last()]).flatten().map(|point| point.year);
    let (first, last) = (named.clone().min(), named.max());
    if runs { (first, None) } else { (first.filter(|_| first != last), last) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_tell_courses() {
        let cases = [
            (
                "I took an HND in Welding at Eastmoor College between 2011 and 2013.",
                ("HND", "Welding", "Eastmoor College", (Some(2011), Some(2013))),
            ),
            (
                "Graduated from the University of Larkhill in 2011 with a BSc in Applied Physics.",
                ("BSc", "Applied Physics", "University of Larkhill", (None, Some(2011))),
            ),
        ];
        for (text, (degree, field, school, years)) in cases {
            let told = told(text);
            assert_eq!(told.len(), 1, "{text}");
            let part = |range: &Range<usize>| text[range.clone()].trim();
            assert_eq!((part(&told[0].degree), part(&told[0].field)), (degree, field), "{text}");
            assert_eq!((part(&told[0].school), told[0].years), (school, years), "{text}");
        }
    }

    #[test]
    fn heads_are_no_sentences() {
        for text in ["BSc in Applied Physics, University of Larkhill, 2008 – 2011", "HND Welding at Eastmoor College."]
        {
            assert!(told(text).is_empty(), "{text}");
        }
    }
}
