//! Where a stretch of a line is cut into texts that may be a school, a degree or a field: at commas, full stops, colons and
//! words that lead to a school.

use super::{asides, labels};
use crate::line::Line;
use crate::recognise::{degree, school};
use std::ops::Range;

/// Parts a degree and a school where one line ended and the next began, or where a wide gap stands between them.
pub(super) fn at_joints(line: &Line, range: Range<usize>) -> Vec<Range<usize>> {
    let first = |text: &str| text.split([',', '(', '–']).next().unwrap_or_default().trim().to_owned();
    let last = |text: &str| text.rsplit([',', '–']).next().unwrap_or_default().trim().to_owned();
    let parts = |at: &usize| {
        let (left, right) = (&line.text[range.start..*at], &line.text[*at..range.end]);
        let school = |text: &str| school::school_score(text) >= 2.0 && text.contains(' ');
        let named = school(&first(right)) && school::school_score(left) == 0.0 && degree::degree_score(left) >= 1.6;
        let awarded = school(&last(left)) && degree::degree_score(left) < 1.6 && degree::is_degree(&first(right));
        named || awarded
    };
    match line.joints(&range).into_iter().find(parts) {
        Some(at) => vec![range.start..at, at..range.end],
        None => vec![range],
    }
}

/// Pieces between commas and semicolons outside brackets, and at `from`, `at` and the like before a school.
pub(super) fn pieces(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = range.start;
    let mut depth = 0i32;
    let stretch = &text[range.clone()];
    for (offset, c) in stretch.char_indices() {
        let at = range.start + offset;
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = (depth - 1).max(0),
            _ => {}
        }
        let decimal = text[at + c.len_utf8()..].starts_with(|c: char| c.is_ascii_digit());
        if matches!(c, ',' | ';') && depth == 0 && !decimal {
            out.push(start..at);
            start = at + c.len_utf8();
        }
    }
    out.push(start..range.end);
    let cut = out
        .into_iter()
        .flat_map(|piece| at_stop(text, piece))
        .flat_map(|piece| at_colon(text, piece))
        .map(|piece| without_grade(text, piece));
    cut.flat_map(|piece| at_bracket(text, piece))
        .flat_map(|piece| at_school(text, piece))
        .flat_map(|piece| at_degree(text, piece))
        .collect()
}

/// Parts a degree from the school in the bracket behind it: `BSc in Logistics (University of Hull)`. A date behind the school
/// may have been taken, and the closing bracket with it.
fn at_bracket(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    let stretch = &text[range.clone()];
    let Some(open) = stretch.find(" (") else { return vec![range] };
    let inside = stretch[open + 2..].trim_end().trim_end_matches([')', ',']);
    let (left, end) = (&stretch[..open], range.start + open + 2 + inside.len());
    let told = degree::degree_score(left) >= 1.6 && school::school_score(left) == 0.0;
    // `Diplom-Ingenieurin (FH)`: a kind of school is of the degree.
    let named = inside.contains(' ') || inside.chars().any(char::is_lowercase);
    if told
        && named
        && !inside.contains(['(', ')'])
        && school::school_score(inside) >= 2.0
        && !degree::is_degree(inside)
    {
        return vec![range.start..range.start + open, range.start + open + 2..end];
    }
    vec![range]
}

/// Parts a place or school from the degree behind its full stop: `Stellenbosch. Bachelor of Science`.
fn at_stop(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    let stretch = &text[range.clone()];
    let word = |at: usize| stretch[..at].rsplit([' ', '.']).next().is_some_and(|word| word.chars().count() > 2);
    let named = |at: usize| {
        let (left, right) = (&stretch[..at], &stretch[at + 2..]);
        let placed = degree::degree_score(left) < 1.6 && degree::is_degree(right);
        let schooled =
            degree::is_degree(left) && school::school_score(left) == 0.0 && school::school_score(right) >= 2.0;
        placed || schooled
    };
    match stretch.match_indices(". ").map(|(at, _)| at).find(|at| word(*at) && named(*at)) {
        Some(at) => vec![range.start..range.start + at, range.start + at + 1..range.end],
        None => vec![range],
    }
}

/// Parts a school and a degree at the colon between them, in either order.
fn at_colon(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    let stretch = &text[range.clone()];
    let Some(at) = stretch.find(": ") else { return vec![range] };
    let (left, right) = (stretch[..at].trim(), stretch[at + 1..].trim());
    let parted =
        |school: &str, degree: &str| school::school_score(school) >= 2.0 && degree::degree_score(degree) >= 1.6;
    let silent = degree::degree_score(left) == 0.0 && school::field_score(left) == 0.0 && labels::of(left).is_none();
    let named = silent && left.starts_with(char::is_uppercase) && degree::is_degree(right);
    if named || (parted(left, right) && !degree::is_degree(left)) || (parted(right, left) && !degree::is_degree(right))
    {
        return vec![range.start..range.start + at, range.start + at + 1..range.end];
    }
    vec![range]
}

/// Drops the grade behind a full stop or in square brackets: `University of Leeds. 2:1 honours`.
fn without_grade(text: &str, range: Range<usize>) -> Range<usize> {
    let stretch = &text[range.clone()];
    let marks = stretch.match_indices(". ").chain(stretch.match_indices(" ["));
    let graded = marks
        .filter(|(at, _)| *at > 0)
        .find(|(at, mark)| asides::is_aside(stretch[at + mark.len()..].trim_end().trim_end_matches([']', '.'])));
    graded.map_or(range.clone(), |(at, _)| range.start..range.start + at)
}

/// Parts a field from the degree behind it: `Informatik (Diplom)`; a grade behind `with` goes.
fn at_degree(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    let stretch = &text[range.clone()];
    let graded = stretch.find(" with ").filter(|at| stretch[at + 6..].starts_with(|c: char| c.is_ascii_digit()));
    let end = graded.map_or(range.end, |at| range.start + at);
    let degree = degree::trailing(&text[range.start..end]).map(|at| range.start + at);
    let bounds: Vec<usize> = [range.start].into_iter().chain(degree).chain([end]).collect();
    bounds.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

/// Bytes of the words at the front of a text that lead to a school: the `aan de` of `aan de Hogeschool Noord`.
pub(super) fn school_lead(text: &str) -> usize {
    const LEADS: &[&str] = &[
        "aan de ",
        "aan het ",
        "an der ",
        "an dem ",
        "am ",
        "at the ",
        "at ",
        "from the ",
        "from ",
        "en la ",
        "en el ",
        "en ",
        "na ",
        "no ",
        "à l'",
        "à l’",
        "à la ",
        "à ",
        "bei ",
        "presso ",
        "presso l'",
        "vid ",
        "ved ",
        "w ",
        "na ",
        "alla ",
        "all'",
    ];
    let named = |lead: &&&str| text.strip_prefix(**lead).is_some_and(|rest| rest.starts_with(char::is_uppercase));
    LEADS.iter().filter(named).map(|lead| lead.len()).max().unwrap_or(0)
}

/// Parts `BSc Physics from the University of Leeds` before the word that leads to the school.
fn at_school(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    const WORDS: &[&str] =
        &[" from ", " at ", " an der ", " am ", " bei ", " at the ", " from the ", " à l'", " à la "];
    let stretch = &text[range.clone()];
    // Words that stand before many a subject too: only a school behind them tells.
    const TOLD: &[&str] = &[
        " aan de ",
        " aan het ",
        " en la ",
        " en el ",
        " na ",
        " w ",
        " ved ",
        " vid ",
        " presso ",
        " alla ",
        " all'",
    ];
    let told = TOLD
        .iter()
        .filter(|word| stretch.split_once(**word).is_some_and(|(_, behind)| school::school_score(behind) >= 2.0));
    let words = WORDS.iter().chain(told);
    let cut = words.filter_map(|word| stretch.find(word).map(|at| (at, word.len()))).max_by_key(|cut| cut.1);
    match cut {
        Some((at, length)) if leads_to_school(&stretch[..at], &stretch[at + length..]) => {
            vec![range.start..range.start + at, range.start + at + length..range.end]
        }
        _ => vec![range],
    }
}

/// Whether a degree or a subject stands before a word and a school behind it.
fn leads_to_school(before: &str, behind: &str) -> bool {
    let named = behind.starts_with(char::is_uppercase) && degree::is_degree(before.trim());
    let whole = degree::degree_score(before) >= 2.5;
    (whole || school::school_score(before) == 0.0) && (named || school::school_score(behind) > 0.0)
}
