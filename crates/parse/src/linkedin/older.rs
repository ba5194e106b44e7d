//! The print as it was until 2017: one column, `Role at Employer` in bold above its dates, what was done indented in grey below.

use super::headings;
use super::join;
use super::print::{self, Frame, Row};
use super::sheet::Sheet;
use super::{Profile, body, part, study};
use crate::assemble::Fields;
use crate::fields::education::School;
use crate::fields::experience::Job;
use crate::line::Line;
use crate::value::Value;
use std::ops::Range;
use vitae_model::document::{Paged, Span};
use vitae_model::source::SectionKind;

/// Type sizes in points (Apache FOP 1.1): the name, headings, the lines below the name, all else.
const NAME: f32 = 20.0;
const HEADING: f32 = 16.0;
const LINE: f32 = 13.0;
const TEXT: f32 = 12.0;
/// The right edge, in points from the left one, and how far at least what was done is indented.
const RIGHT: f32 = 540.0;
const INDENT: f32 = 5.0;

/// Words between role and employer in the languages of that time.
const BETWEEN: [&str; 9] = [" at ", " bei ", " chez ", " presso ", " bij ", " na empresa ", " en ", " hos ", " – "];

/// The profile that a document is such a print of; `None` when it is none.
pub(super) fn read(paged: &Paged) -> Option<Profile> {
    let first = paged.pages.first()?;
    let name = first.spans.iter().filter(|span| print::is_shown(span)).max_by(|a, b| a.size.total_cmp(&b.size))?;
    let frame = Frame { left: name.bbox.x0, scale: 1.0 };
    let own = |span: &Span, size: f32| print::is_shown(span) && frame.is_of(span, size) && frame.is_own(span);
    let below = first.spans.iter().any(|span| own(span, LINE) && !span.bold);
    let headed = paged.pages.iter().flat_map(|page| &page.spans).any(|span| own(span, HEADING) && !span.bold);
    let linked = paged.pages.iter().flat_map(|page| &page.links).any(|link| link.url.contains("linkedin.com/"));
    (frame.is_of(name, NAME) && name.bold && below && headed && linked).then(|| profile(&rows(paged, frame), frame))
}

/// All rows up to the last page, which says no more than the first.
fn rows(paged: &Paged, frame: Frame) -> Vec<Row> {
    let mut out = Vec::new();
    for (number, page) in paged.pages.iter().enumerate() {
        let spans = page.spans.iter().filter(|span| print::is_shown(span) && span.size > LINE - 2.0);
        let rows = print::rows(spans.collect());
        if number > 0 && rows.first().is_some_and(|row| frame.is_of(row[0], NAME)) {
            break;
        }
        out.extend(rows.iter().map(|spans| print::row(spans, page, number as u32, RIGHT, frame)));
    }
    out
}

fn is_heading(row: &Row) -> bool {
    (row.size - HEADING).abs() < 1.0 && !row.line.starts_bold()
}

fn profile(rows: &[Row], frame: Frame) -> Profile {
    let mut sheet = Sheet::default();
    let (mut jobs, mut schools) = (Vec::new(), Vec::new());
    sheet.open_untitled(SectionKind::Contact);
    for part in rows.chunk_by(|_, next| !is_heading(next)) {
        let (heading, rows) = if is_heading(&part[0]) { part.split_at(1) } else { part.split_at(0) };
        let kind = match heading {
            [] => SectionKind::Contact,
            [heading, ..] => headings::said(heading.line.text.trim()).unwrap_or(SectionKind::Other),
        };
        if !heading.is_empty() {
            sheet.open(kind, &body::refs(heading));
        }
        match kind {
            SectionKind::Experience => jobs.extend(read_jobs(rows, frame, &mut sheet)),
            SectionKind::Education => schools.extend(read_schools(rows, frame, &mut sheet)),
            SectionKind::Contact => rows.iter().for_each(|row| _ = sheet.add(&[row])),
            _ => _ = sheet.add_paragraphs(&body::refs(rows)),
        }
    }
    let fields = Fields { jobs, schools, ..Fields::default() };
    Profile { lines: sheet.lines, sections: sheet.sections, fields, whole: false }
}

/// Rows in bold open a job; the plain one below them holds the dates, the indented ones tell of it.
fn read_jobs(rows: &[Row], frame: Frame, sheet: &mut Sheet) -> Vec<Job> {
    let mut out: Vec<Job> = Vec::new();
    for chunk in chunks(rows, frame) {
        match (is_head(&chunk[0]), out.last_mut()) {
            (true, _) => out.extend(sheet.add(&body::refs(chunk)).map(|index| named(&sheet.lines, index))),
            (false, Some(job)) if job.duration.is_empty() && !is_indented(&chunk[0], frame) => {
                job.duration =
                    sheet.add(&body::refs(chunk)).map(|at| body::dates(&sheet.lines, at)).unwrap_or_default();
            }
            (false, job) => {
                let lines = sheet.add_paragraphs(&body::refs(chunk));
                let text = sheet.all(&lines);
                job.into_iter().for_each(|job| job.description.append("\n", text.clone()));
            }
        }
    }
    out
}

/// Rows in bold name a school; the plain ones below say what was studied, and the indented ones what else there was.
fn read_schools(rows: &[Row], frame: Frame, sheet: &mut Sheet) -> Vec<School> {
    let mut out: Vec<School> = Vec::new();
    for chunk in chunks(rows, frame) {
        let Some(index) = sheet.add(&body::refs(chunk)) else { continue };
        match (is_head(&chunk[0]), out.last_mut()) {
            (true, _) => out.push(School { institution: sheet.whole(index), ..School::default() }),
            (false, Some(school)) if school.degree.is_empty() && !is_indented(&chunk[0], frame) => {
                study::read_listed(&sheet.lines, index, school);
            }
            _ => {}
        }
    }
    out
}

/// Rows of one look that follow each other; a name in bold begins anew unless the one above is full.
fn chunks(rows: &[Row], frame: Frame) -> impl Iterator<Item = &[Row]> {
    rows.chunk_by(move |before, next| {
        let alike = is_head(before) == is_head(next) && is_indented(before, frame) == is_indented(next, frame);
        alike && (!is_head(next) || join::is_full(&before.line, &next.line))
    })
}

fn is_head(row: &Row) -> bool {
    row.line.all_bold() && (row.size - TEXT).abs() < 1.0
}

fn is_indented(row: &Row, frame: Frame) -> bool {
    row.line.bbox.x0 > frame.left + INDENT
}

/// `Role at Employer`; without such a word, the role alone.
fn named(lines: &[Line], index: usize) -> Job {
    let text = lines[index].text.as_str();
    let between = BETWEEN.iter().find_map(|word| text.find(word).map(|at| (at, at + word.len())));
    let (end, start) = between.unwrap_or((text.len(), text.len()));
    let value = |range: Range<usize>| -> Value { part(lines, index, range) };
    Job { position: value(0..end), company: value(start..text.len()), ..Job::default() }
}
