//! What a course of study has beside school, degree, field and years: its place, grade, courses and page.

use super::School;
use super::atoms::{Atom, Join};
use super::labels::Told;
use super::reading::Choice;
use crate::line::{Line, has_word};
use crate::recognise::{address, degree, place};
use crate::value::{Value, tidy};
use crate::vocabulary;
use crate::words::fold;
use std::ops::Range;

/// The place of a course: the first that is neither of its names nor within them, with the region or country behind it.
pub(super) fn location(lines: &[Line], atoms: &[Atom], choice: &Choice, institution: &Value) -> Value {
    let chosen = |at: usize| [choice.school, choice.degree, choice.field].contains(&Some(at));
    let within = |atom: &Atom| {
        let meets = |range: &Range<usize>| range.start < atom.range.end && atom.range.start < range.end;
        institution.from.iter().any(|slice| slice.line == atom.line && meets(&slice.range))
    };
    let free = |at: usize| atoms[at].is_text() && !chosen(at) && !within(&atoms[at]);
    let placed = |at: usize| free(at) && (atoms[at].place || atoms[at].told == Some(Told::Place));
    let Some(first) = (0..atoms.len()).find(|at| placed(*at)) else { return Value::default() };
    let behind = |at: usize| atoms[at].line == atoms[first].line && atoms[at].join == Join::Comma;
    let mut last = first;
    while last + 1 < atoms.len() && behind(last + 1) && placed(last + 1) {
        last += 1;
    }
    let town =
        |at: usize| free(at) && behind(first) && atoms[at].line == atoms[first].line && is_silent_town(&atoms[at]);
    let from = first.checked_sub(1).filter(|before| town(*before)).unwrap_or(first);
    let range = atoms[from].range.start..atoms[last].range.end;
    Value::new(&lines[atoms[from].line].text[range.clone()], atoms[from].line, range, 0.85)
}

/// Whether a text can be a town and says nothing else.
fn is_silent_town(atom: &Atom) -> bool {
    atom.degree == 0.0 && atom.school == 0.0 && atom.field == 0.0 && place::is_town(&atom.text)
}

/// Adds grades, courses and pages to the schools of some sections, each of which begins at a line.
pub(super) fn add(lines: &[Line], sections: &[&[usize]], starts: &[usize], schools: &mut [School]) {
    for indices in sections {
        let mut listed: Option<usize> = None;
        for index in indices.iter().copied() {
            let own = |at: &usize| indices.contains(&starts[*at]);
            let above = (0..starts.len()).filter(own).filter(|at| starts[*at] <= index).max_by_key(|at| starts[*at]);
            let Some(at) = above.or_else(|| (0..starts.len()).find(own)) else { continue };
            let school = &mut schools[at];
            let goes_on = listed == Some(at) && starts[at] != index && is_list_line(&lines[index]);
            if goes_on {
                school.courses.extend(items(&lines[index].text, index, 0));
                continue;
            }
            listed = take(lines, index, school).then_some(at);
        }
    }
}

/// Longest line that is searched, in words: longer ones are prose.
const MAX_WORDS: usize = 60;

/// Takes what a line says of grades and courses; whether it announces courses that stand below.
fn take(lines: &[Line], index: usize, school: &mut School) -> bool {
    let line = &lines[index];
    let text = &line.text;
    if line.words() > MAX_WORDS {
        return false;
    }
    if let Some(url) = address::urls(text, false).into_iter().next().filter(|_| school.url.is_empty()) {
        school.url = Value::new(&text[url.clone()], index, url, 0.85);
    }
    let courses = labelled(text, |label| vocabulary::COURSEWORK.contains(label));
    let end = courses.as_ref().map_or(text.len(), |label| label.start);
    for range in grades(text, end) {
        let grade = Value::new(&text[range.clone()], index, range, 0.85);
        if !school.grade.text.split(", ").any(|known| known == grade.text) {
            school.grade.append(", ", grade);
        }
    }
    let Some(label) = courses else {
        return vocabulary::COURSEWORK.contains(fold(text).as_str());
    };
    school.courses.extend(items(text, index, label.end));
    !has_word(&text[label.end..])
}

/// Whether a line goes on with a list of courses: a bullet, or names between commas.
fn is_list_line(line: &Line) -> bool {
    let plain = crate::parts::edge_dates(&line.text).is_empty() && degree::degree_score(&line.text) < 1.6;
    plain && (line.bullet || line.text.contains(',')) && labelled(&line.text, |_| true).is_none()
}

/// The first label before a colon that passes a test, its colon included.
fn labelled(text: &str, test: impl Fn(&str) -> bool) -> Option<Range<usize>> {
    text.match_indices([':', '=']).find_map(|(at, _)| {
        let mark = |c: char| "\t|;,.()·•–—".contains(c);
        let front =
            text[..at].rfind(mark).map_or(0, |mark| mark + text[mark..].chars().next().map_or(1, char::len_utf8));
        test(&fold(&text[front..at])).then_some(front..at + 1)
    })
}

/// The items of a list behind a byte.
fn items(text: &str, index: usize, start: usize) -> Vec<Value> {
    let mut out = Vec::new();
    let mut from = start;
    let mut depth = 0usize;
    let ends = text[start..].char_indices().map(|(at, c)| (start + at, c)).chain([(text.len(), ',')]);
    for (at, c) in ends.collect::<Vec<_>>() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' | ';' | '•' | '|' | '·' | '\t' if depth == 0 || at == text.len() => {
                out.push(from..at);
                from = (at + c.len_utf8()).min(text.len());
            }
            _ => {}
        }
    }
    let bare = |range: Range<usize>| {
        let own = text[range.clone()].trim();
        let own = ["and ", "& ", "und ", "et ", "y "].iter().find_map(|and| own.strip_prefix(and)).unwrap_or(own);
        let own = if text[range.end..].trim().is_empty() { own.trim_end_matches('.') } else { own };
        Value::new(own, index, range, 0.85)
    };
    out.into_iter().map(bare).filter(|value| has_word(&value.text)).collect()
}

/// Where grades stand in the front of a line: all behind a label that opens it, else the pieces that are grades.
fn grades(text: &str, end: usize) -> Vec<Range<usize>> {
    let own = &text[..end];
    let opening =
        labelled(own, is_label).filter(|label| label.start == 0 && !own[label.end..].contains(['\t', '|', ';']));
    if let Some(label) = opening.filter(|label| has_word(&own[label.end..])) {
        let behind = label.end..end;
        return vec![behind];
    }
    let cut = pieces(own);
    let mut out = Vec::new();
    for (at, piece) in cut.iter().enumerate() {
        let text = &own[piece.clone()];
        match labelled(text, is_label) {
            Some(label) if has_word(&text[label.end..]) => out.push(piece.start + label.end..piece.end),
            Some(_) => out.extend(cut.get(at + 1).cloned()),
            None => out.extend(grade(text).map(|range| piece.start + range.start..piece.start + range.end)),
        }
    }
    out
}

fn is_label(folded: &str) -> bool {
    vocabulary::GRADE_LABELS.contains(folded)
}

/// The pieces of a text between marks; a comma or full stop between digits parts nothing.
fn pieces(text: &str) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = 0;
    for (at, c) in text.char_indices() {
        let next = text[at + c.len_utf8()..].chars().next();
        let parts = match c {
            '\t' | '|' | '·' | '•' | ';' | '(' | ')' | '[' | ']' | '–' | '—' => true,
            ',' | '.' => next.is_none_or(char::is_whitespace),
            '-' => next == Some(' ') && text[..at].ends_with(' '),
            _ => false,
        };
        if parts {
            out.push(start..at);
            start = at + c.len_utf8();
        }
    }
    out.push(start..text.len());
    out.retain(|range| has_word(&text[range.clone()]));
    out
}

/// Most words of a piece that is a grade.
const GRADE_WORDS: usize = 7;

/// The grade within a piece: a figure beside its label (`GPA 3.8/4.0`, `8.4 CGPA`), a distinction, a mark out of some.
fn grade(piece: &str) -> Option<Range<usize>> {
    let text = tidy(piece);
    let folded = fold(&text);
    let words: Vec<&str> = folded.split(' ').collect();
    let whole = 0..piece.len();
    let figure = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    let label = |count: usize| words.len() > count && is_label(&words[..count].join(" ")) && figure(words[count]);
    let tail = figure(words[0]) && words.last().is_some_and(|last| is_label(last));
    let short = words.len() <= GRADE_WORDS;
    if short && ((1..=3).any(label) || tail || is_mark(&text)) {
        return Some(whole);
    }
    // `BSc Physics with First Class Honours`: the distinction goes to the end of the piece.
    let start = distinction(piece)?;
    (piece[start..].split_whitespace().count() <= GRADE_WORDS).then_some(start..piece.len())
}

/// Where the words of a distinction begin.
fn distinction(text: &str) -> Option<usize> {
    let starts = text.char_indices().map(|(at, _)| at);
    let mut starts = starts.filter(|at| *at == 0 || text[..*at].ends_with([' ', '-', '/']));
    starts.find(|at| {
        let folded = fold(&text[*at..]);
        let words: Vec<&str> = folded.split(' ').collect();
        (1..=words.len().min(4)).any(|count| vocabulary::DISTINCTION_GRADES.contains(words[..count].join(" ").as_str()))
    })
}

/// Whether a text is a mark out of some (`3.71 / 4.00`, `105/110`), a share or a British class (`2:1`).
fn is_mark(text: &str) -> bool {
    if matches!(text, "2:1" | "2:2" | "1:1" | "2.1" | "2.2") {
        return text.contains(':');
    }
    let number = |text: &str| text.trim().replace(',', ".").parse::<f32>().ok();
    if let Some(share) = text.strip_suffix('%') {
        return number(share).is_some_and(|share| (30.0..=100.0).contains(&share));
    }
    let Some((mark, most)) = text.split_once('/') else { return false };
    let decimal = text.contains(['.', ',']) || matches!(most.trim(), "100" | "110" | "100%");
    let (mark, most) = (number(mark), number(most.trim_end_matches('%')));
    decimal && mark.zip(most).is_some_and(|(mark, most)| mark <= most && (4.0..=110.0).contains(&most))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grade_of(text: &str) -> String {
        let mut school = School::default();
        let lines = [Line { text: text.into(), ..Line::default() }];
        take(&lines, 0, &mut school);
        let courses: Vec<&str> = school.courses.iter().map(|course| course.text.as_str()).collect();
        format!("{} | {}", school.grade.text, courses.join(", "))
    }

    #[test]
    fn grades_and_courses_are_read_without_their_labels() {
        let cases = [
            ("GPA: 3.8/4.0", "3.8/4.0 | "),
            ("GPA 3.8/4.0", "GPA 3.8/4.0 | "),
            ("GPA = 3.71/4", "3.71/4 | "),
            ("Marine Engineering First Class", "First Class | "),
            ("BSc Physics, First class honours", "First class honours | "),
            ("University of Hull\tmagna cum laude", "magna cum laude | "),
            ("Note 1,3", "Note 1,3 | "),
            ("Abschlussnote: 1,3", "1,3 | "),
            ("BA History (2:1)", "2:1 | "),
            ("B.Tech | 8.41 CGPA | 2019", "8.41 CGPA | "),
            ("Grade: GPA 3.8/4.0, magna cum laude", "GPA 3.8/4.0, magna cum laude | "),
            (
                "Relevant coursework: Statics, Hydraulics (I, II) and Surveying",
                " | Statics, Hydraulics (I, II) and Surveying",
            ),
            ("Courses: Statics, Hydraulics", " | Statics, Hydraulics"),
            ("GPA: 3.9; Modules: Algebra; Logic.", "3.9 | Algebra, Logic"),
            ("Master of Science, 09/2018", " | "),
            ("BSc (Hons) Physics, 2012 – 2015", " | "),
            ("Thesis: Grades of flour", " | "),
            ("Course: Welding", " | "),
        ];
        for (text, want) in cases {
            assert_eq!(grade_of(text), want, "{text}");
        }
    }
}
