//! The wide column: summary, experience, education.

use super::print::{Face, Row};
use super::sheet::Sheet;
use super::{headings, join, part, study};
use crate::assemble::Fields;
use crate::fields::additional;
use crate::fields::education::School;
use crate::fields::experience::Job;
use crate::line::Line;
use crate::value::Value;
use vitae_model::source::SectionKind;

/// Dates stand 14.5 points below a role, a description 20.
const CLOSE: f32 = 17.0;
/// Rows of one school's name stand 18 points apart, two schools more than 30.
const ONE_NAME: f32 = 24.0;
/// Most words of dates: `October 2014 - January 2015 (4 months)`.
const DATE_WORDS: usize = 14;

/// Reads all sections; `marked` when the file tells no-break spaces from others.
pub(super) fn read(rows: &[Row], marked: bool, sheet: &mut Sheet, fields: &mut Fields) {
    let parts = rows.chunk_by(|before, next| before.face == Face::Heading || next.face != Face::Heading);
    for part in parts {
        let end = part.iter().position(|row| row.face != Face::Heading).unwrap_or(part.len());
        let (heading, rows) = part.split_at(end);
        section(heading, rows, marked, sheet, fields);
    }
}

fn section(heading: &[Row], rows: &[Row], marked: bool, sheet: &mut Sheet, fields: &mut Fields) {
    let title = join::joined(&refs(heading)).map(|line| line.text).unwrap_or_default();
    let kind = headings::of_body(&title, rows);
    sheet.open(kind, &refs(heading));
    match kind {
        SectionKind::Summary => {
            let lines = sheet.add_paragraphs(&refs(rows));
            fields.summary = sheet.all(&lines);
        }
        SectionKind::Experience => fields.jobs.extend(jobs(rows, sheet)),
        SectionKind::Education => fields.schools.extend(schools(rows, marked, sheet)),
        _ => {
            let lines = sheet.add_paragraphs(&refs(rows));
            let items = additional::read(&sheet.lines, kind, &lines);
            fields.rest.get_or_insert_default().push((sheet.sections.len() - 1, items));
        }
    }
}

pub(super) fn refs(rows: &[Row]) -> Vec<&Row> {
    rows.iter().collect()
}

/// The jobs of a section: an employer stands for all roles below it.
fn jobs(rows: &[Row], sheet: &mut Sheet) -> Vec<Job> {
    let mut out: Vec<Job> = Vec::new();
    let mut company = Value::default();
    let mut open = false;
    let mut above: Option<&Row> = None;
    for chunk in rows.chunk_by(|before, next| before.face == next.face && before.grey == next.grey) {
        match chunk[0].face {
            Face::Role => {
                let position = whole(chunk, sheet);
                out.push(Job { company: company.clone(), position, ..Job::default() });
                open = true;
            }
            Face::Text => {
                // What stands between employer and role is how long all roles together took; dates there are those of a job
                // without a role.
                if !open && is_dated(&chunk[0]) {
                    out.push(Job { company: company.clone(), ..Job::default() });
                    open = true;
                }
                if let Some(job) = out.last_mut().filter(|_| open) {
                    tell(job, chunk, above, sheet);
                }
            }
            _ => {
                company = whole(chunk, sheet);
                open = false;
            }
        }
        above = chunk.last();
    }
    out
}

/// Adds rows below a role to its job: dates, a grey place, then what was done.
fn tell(job: &mut Job, chunk: &[Row], above: Option<&Row>, sheet: &mut Sheet) {
    let untold = job.location.is_empty() && job.description.is_empty();
    if chunk[0].grey && untold {
        job.location = whole(chunk, sheet);
        return;
    }
    let close = |row: &Row| above.and_then(|above| row.below(above)).is_none_or(|gap| gap < CLOSE);
    let mut rows = chunk;
    if job.duration.is_empty() && untold && is_dated(&chunk[0]) && close(&chunk[0]) {
        job.duration = sheet.add(&[&chunk[0]]).map(|index| dates(&sheet.lines, index)).unwrap_or_default();
        rows = &chunk[1..];
    }
    let lines = sheet.add_paragraphs(&refs(rows));
    job.description.append("\n", sheet.all(&lines));
}

fn whole(rows: &[Row], sheet: &mut Sheet) -> Value {
    sheet.add(&refs(rows)).map(|index| sheet.whole(index)).unwrap_or_default()
}

/// Whether a row may be dates: it has a year and few words.
fn is_dated(row: &Row) -> bool {
    !row.grey && !study::years(&row.line.text).is_empty() && row.line.words() <= DATE_WORDS
}

/// The dates without the bracket that says how long that is.
pub(super) fn dates(lines: &[Line], index: usize) -> Value {
    let text = lines[index].text.trim_end();
    let bracket = text.ends_with([')', '）']).then(|| text.rfind(['(', '（'])).flatten();
    let end = bracket.filter(|at| *at > 0 && study::years(&text[*at..]).is_empty()).unwrap_or(text.len());
    part(lines, index, 0..end)
}

/// The schools of a section: a name, and below it degree, field and years.
fn schools(rows: &[Row], marked: bool, sheet: &mut Sheet) -> Vec<School> {
    let mut out: Vec<School> = Vec::new();
    for chunk in
        rows.chunk_by(|before, next| before.face == next.face && (before.face == Face::Text || is_one(before, next)))
    {
        if chunk[0].face != Face::Text {
            out.push(School { institution: whole(chunk, sheet), ..School::default() });
            continue;
        }
        if let (Some(school), Some((line, no_breaks))) = (out.last_mut(), join::marked(&refs(chunk))) {
            let index = sheet.push(line);
            study::read(&sheet.lines, index, &no_breaks, marked, school);
        }
    }
    out
}

/// Whether two rows are one school's name.
fn is_one(before: &Row, next: &Row) -> bool {
    let near = next.below(before).is_none_or(|gap| gap < ONE_NAME);
    near && join::is_full(&before.line, &next.line)
}
