//! The line below a school: `Bachelor of Arts, Modern History · (2011 - 2014)`.

use super::part;
use crate::fields::education::School;
use crate::line::Line;
use crate::recognise::{degree, school};
use crate::value::Value;
use std::ops::Range;

/// Fills in what the line below a school says. A no-break space stands behind the comma between degree and field, and a plain
/// one behind the commas within them; `marked` when the file tells one from the other.
pub(super) fn read(lines: &[Line], index: usize, no_breaks: &[usize], marked: bool, school: &mut School) {
    let text = lines[index].text.as_str();
    let (end, years) = dated(text);
    (school.start_year, school.graduation_year) = years.map(|range| span(lines, index, range)).unwrap_or_default();
    let parted = no_breaks.iter().copied().find(|at| *at < end && is_comma_before(text, *at));
    let parted = parted.or_else(|| if marked { None } else { plain_comma(&text[..end]) });
    let (degree, field) = match parted {
        Some(at) => (0..at, at..end),
        None => alone(&text[..end]),
    };
    school.degree = bare(lines, index, degree);
    school.field = bare(lines, index, field);
}

/// As [`read`], of a line whose years stand behind a comma: `Bachelor of Arts, Modern History, 2011 - 2014`.
pub(super) fn read_listed(lines: &[Line], index: usize, school: &mut School) {
    let text = lines[index].text.trim_end();
    let from = text.rfind(", ").map_or(0, |at| at + 2);
    let other = |c: char| !(is_digit(c) || c.is_whitespace() || "-–".contains(c));
    let dated = !years(&text[from..]).is_empty() && !text[from..].contains(other);
    let end = if dated { from } else { text.len() };
    (school.start_year, school.graduation_year) =
        if dated { span(lines, index, from..text.len()) } else { Default::default() };
    let (degree, field) = plain_comma(&text[..end]).map_or_else(|| alone(&text[..end]), |at| (0..at, at..end));
    school.degree = bare(lines, index, degree);
    school.field = bare(lines, index, field);
}

/// Where degree and field end, and what stands in the bracket with the years behind them.
fn dated(text: &str) -> (usize, Option<Range<usize>>) {
    let whole = text.trim_end();
    let inside = whole.strip_suffix([')', '）']);
    let open = inside.and_then(|inside| inside.rfind(['(', '（']));
    let (Some(inside), Some(open)) = (inside, open) else { return (whole.len(), None) };
    let start = open + inside[open..].chars().next().map_or(1, char::len_utf8);
    match years(&inside[start..]).is_empty() {
        true => (whole.len(), None),
        false => (open, Some(start..inside.len())),
    }
}

/// The first and the last year of a bracket; one alone is that of the graduation.
fn span(lines: &[Line], index: usize, inside: Range<usize>) -> (Value, Value) {
    let found = years(&lines[index].text[inside.clone()]);
    let value = |range: &Range<usize>| {
        let value = part(lines, index, inside.start + range.start..inside.start + range.end);
        Value { text: value.text.chars().map(western).collect(), ..value }
    };
    match found.as_slice() {
        [first, .., last] => (value(first), value(last)),
        [only] => match lines[index].text[inside.clone()][only.end..].trim_start().starts_with(['-', '–', '—']) {
            true => (value(only), Value::default()),
            false => (Value::default(), value(only)),
        },
        [] => Default::default(),
    }
}

/// Runs of four digits of any script.
pub(super) fn years(text: &str) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (is_digit(c), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                if text[from..at].chars().count() == 4 {
                    out.push(from..at);
                }
                start = None;
            }
            _ => {}
        }
    }
    out
}

fn is_digit(c: char) -> bool {
    western(c).is_ascii_digit()
}

/// A digit of Arabic or Persian script as one of ours.
fn western(c: char) -> char {
    let value = match c {
        '\u{660}'..='\u{669}' => c as u32 - 0x660,
        '\u{6f0}'..='\u{6f9}' => c as u32 - 0x6f0,
        _ => return c,
    };
    char::from_digit(value, 10).unwrap_or(c)
}

fn is_comma_before(text: &str, at: usize) -> bool {
    text.get(..at).is_some_and(|before| before.ends_with([',', '，', '、', '،']))
}

/// Behind the first comma; behind the last when what follows it is said twice (`Diploma, Nursing, Nursing`).
fn plain_comma(text: &str) -> Option<usize> {
    let text = text.trim_end_matches(is_mark);
    let (before, last) = text.rsplit_once(", ")?;
    let twice = before.rsplit(", ").next() == Some(last) && before.contains(", ");
    if twice { Some(before.len() + 1) } else { text.find(", ").map(|at| at + 1) }
}

/// A text without such a comma: a degree and its field in words, a field alone, or a degree.
fn alone(text: &str) -> (Range<usize>, Range<usize>) {
    let words = text.trim_end_matches(is_mark);
    let none = words.len()..words.len();
    if degree::is_degree(words) {
        return degree::read(words).map_or((0..words.len(), none), |reading| (reading.degree, reading.field));
    }
    match school::field_score(words) > 0.0 && degree::degree_score(words) == 0.0 {
        true => (0..0, 0..words.len()),
        false => (0..words.len(), none),
    }
}

/// A part without the marks at its ends.
fn bare(lines: &[Line], index: usize, range: Range<usize>) -> Value {
    let text = &lines[index].text[range.clone()];
    let start = range.start + text.len() - text.trim_start_matches(is_mark).len();
    let end = (range.start + text.trim_end_matches(is_mark).len()).max(start);
    part(lines, index, start..end)
}

fn is_mark(c: char) -> bool {
    c.is_whitespace() || ",，、،·•・".contains(c)
}
