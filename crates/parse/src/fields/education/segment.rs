//! Which rows make one course of study: the cut of a section into courses that reads best.

use super::atoms::Row;
use super::labels::Told;
use crate::line::Line;

/// Most rows of one course.
const MAX_ROWS: usize = 9;

/// What a row brings to its course.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Brings {
    date: bool,
    degree: bool,
    school: bool,
    /// Texts of no known kind.
    other: bool,
}

/// What the score of a cut is made of, for one row.
#[derive(Debug, Clone)]
struct Feature {
    brings: Brings,
    /// Looks as the first row does.
    alike: bool,
    /// More space above than usual.
    apart: bool,
    bullet: bool,
}

/// Cuts rows into courses.
pub(super) fn split(lines: &[Line], rows: Vec<Row>) -> Vec<Vec<Row>> {
    let features = features(lines, &rows);
    let ends = best_cut(&features);
    let mut out = Vec::new();
    let mut rows = rows.into_iter();
    let mut start = 0;
    for end in ends {
        out.push(rows.by_ref().take(end - start).collect());
        start = end;
    }
    out
}

/// Where the courses of the best cut end.
fn best_cut(features: &[Feature]) -> Vec<usize> {
    let count = features.len();
    let mut best: Vec<(f32, usize)> = vec![(f32::NEG_INFINITY, 0); count + 1];
    best[0] = (0.0, 0);
    for end in 1..=count {
        for start in end.saturating_sub(MAX_ROWS)..end {
            let total = best[start].0 + score(&features[start..end], features);
            if total > best[end].0 {
                best[end] = (total, start);
            }
        }
    }
    let mut out = Vec::new();
    let mut end = count;
    while end > 0 {
        out.push(end);
        end = best[end].1;
    }
    out.reverse();
    out
}

/// How well some rows read as one course.
fn score(rows: &[Feature], all: &[Feature]) -> f32 {
    let count = |test: fn(&Brings) -> bool| rows.iter().filter(|row| test(&row.brings)).count() as f32;
    let (dates, degrees, schools) = (count(|row| row.date), count(|row| row.degree), count(|row| row.school));
    let others = count(|row| row.other && !row.degree && !row.school);
    let mut out = match dates as usize {
        0 => -0.6,
        many => 1.0 - 1.5 * (many as f32 - 1.0),
    };
    out += if degrees > 0.0 { 1.0 - 1.3 * (degrees - 1.0) } else { -0.5 };
    out += match schools > 0.0 {
        true => 1.0 - 1.0 * (schools - 1.0),
        false if others > 0.0 => -0.2,
        false => -0.8,
    };
    if degrees + schools + others == 0.0 {
        out -= 3.0;
    }
    if degrees + dates == 0.0 {
        out -= 0.8;
    }
    let wanted = 1.0 + f32::from(schools == 0.0) + f32::from(degrees == 0.0);
    out -= 0.3 * (others - wanted).max(0.0);
    out + opening(rows, all)
}

/// How well the first of some rows opens a course: it looks and reads as the section's first row, and none inside does.
fn opening(rows: &[Feature], all: &[Feature]) -> f32 {
    let telling = all.iter().any(|row| !row.alike);
    let first = &rows[0];
    let mut out = match (telling, first.alike) {
        (true, true) => 0.6,
        (true, false) => -0.6,
        _ => 0.0,
    };
    let kind = |row: &Feature| (row.brings.degree, row.brings.school, row.brings.date);
    if kind(first) == kind(&all[0]) {
        out += 0.4;
    }
    out += if first.apart { 0.4 } else { 0.0 };
    let inside = |test: fn(&Feature) -> bool| rows[1..].iter().filter(|row| test(row)).count() as f32;
    out -= 0.5 * inside(|row| row.apart);
    if telling {
        out -= 0.5 * inside(|row| row.alike);
    }
    if all[0].bullet {
        out -= 0.8 * inside(|row| row.bullet) + if first.bullet { 0.0 } else { 0.8 };
    } else if first.bullet {
        out -= 0.8;
    }
    out
}

fn features(lines: &[Line], rows: &[Row]) -> Vec<Feature> {
    let mut gaps: Vec<f32> = rows.iter().map(|row| lines[row.line].gap).collect();
    gaps.sort_by(f32::total_cmp);
    let usual = gaps.get(gaps.len() / 3).copied().unwrap_or_default();
    let first = rows.first().map(|row| look(&lines[row.line]));
    let feature = |row: &Row| {
        let line = &lines[row.line];
        let apart = line.gap > usual * 1.3 + 0.12 && !line.flow;
        let alike = first.is_some_and(|first| close(first, look(line)));
        Feature { brings: brings(row), alike, apart, bullet: line.bullet }
    };
    rows.iter().map(feature).collect()
}

/// What makes the first line of a course look as it does: weight, slant, size and left edge.
fn look(line: &Line) -> (bool, bool, f32, f32) {
    (line.starts_bold(), line.all_italic(), line.size, line.bbox.x0)
}

fn close(a: (bool, bool, f32, f32), b: (bool, bool, f32, f32)) -> bool {
    a.0 == b.0 && a.1 == b.1 && (a.2 - b.2).abs() < 0.6 && (a.3 - b.3).abs() < 4.0
}

fn brings(row: &Row) -> Brings {
    let told = |kind: Told| row.has(|atom| atom.told == Some(kind));
    Brings {
        date: row.has(|atom| atom.date.is_some()),
        degree: told(Told::Degree)
            || row.has(|atom| atom.told.is_none() && atom.degree >= 1.6 && !both(atom.degree, atom.school)),
        school: told(Told::School) || row.has(|atom| atom.told.is_none() && atom.school >= 1.0 && atom.degree < 2.5),
        other: row
            .has(|atom| atom.is_text() && atom.told.is_none() && !atom.place && atom.degree < 1.6 && atom.school < 1.0),
    }
}

/// Whether a text names a school with a degree's word in it: `Technikum Mechaniczne`.
fn both(degree: f32, school: f32) -> bool {
    degree < 2.5 && school >= 2.0
}
