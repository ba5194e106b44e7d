//! Jobs.

mod groups;
mod heads;
mod labelled;
mod names;
mod narrative;
mod places;
mod remarks;
mod retold;
mod town;

use crate::entries::{self, Entry};
use crate::line::Line;
use crate::parts::{Kind, Part};
use crate::prose;
use crate::recognise::{place, role};
use crate::tables::records::{self, Record};
use crate::tables::titles::Column;
use crate::value::Value;
use heads::{Group, Named};
use vitae_model::source::SectionKind;

/// One job with its sources.
#[derive(Debug, Clone, Default)]
pub(crate) struct Job {
    pub(crate) company: Value,
    pub(crate) position: Value,
    pub(crate) duration: Value,
    pub(crate) description: Value,
    pub(crate) location: Value,
    pub(crate) url: Value,
}

/// Reads the jobs of the given sections. A section without dates may tell of jobs that another one names.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<Job> {
    let tables: Vec<(Vec<Record>, Vec<usize>)> =
        sections.iter().map(|indices| records::read(lines, indices, SectionKind::Experience)).collect();
    let out: Vec<Job> = tables.iter().flat_map(|(records, _)| records).map(|record| told(lines, record)).collect();
    let rest: Vec<&[usize]> = tables.iter().map(|(_, rest)| rest.as_slice()).filter(|rest| !rest.is_empty()).collect();
    with_retold(lines, out, &rest)
}

/// Adds the jobs outside of tables; what sections without dates tell of jobs that are named elsewhere goes to those.
fn with_retold(lines: &[Line], mut jobs: Vec<Job>, sections: &[&[usize]]) -> Vec<Job> {
    let tabled = jobs.len();
    let (undated, dated): (Vec<&[usize]>, Vec<&[usize]>) =
        sections.iter().partition(|indices| retold::is_undated(lines, indices));
    jobs.extend(untitled(lines, &dated));
    let count = undated.len();
    let left: Vec<&[usize]> = undated.into_iter().filter(|indices| !retold::fill(lines, indices, &mut jobs)).collect();
    if left.len() == count {
        // Nothing is told twice: all sections are read together.
        jobs.truncate(tabled);
        jobs.extend(untitled(lines, sections));
    } else {
        jobs.extend(untitled(lines, &left));
    }
    jobs
}

/// A job by the columns of a table.
fn told(lines: &[Line], record: &Record) -> Job {
    let company = Some(record.value(lines, Column::Company)).filter(|company| !place::is_place(&company.text));
    let (company, town) = company.map(town::parted).unwrap_or_default();
    Job {
        company,
        position: record.value(lines, Column::Position),
        duration: record.date(lines),
        description: record.text(lines, Column::Text),
        location: Some(record.value(lines, Column::Place)).filter(|place| !place.is_empty()).unwrap_or(town),
        url: record.url(lines),
    }
}

/// The jobs outside of tables. Which names are titles and which employers is decided for all of them together.
fn untitled(lines: &[Line], sections: &[&[usize]]) -> Vec<Job> {
    let (narratives, others): (Vec<&[usize]>, Vec<&[usize]>) =
        sections.iter().partition(|indices| narrative::is_told(lines, indices));
    let (forms, free): (Vec<&[usize]>, Vec<&[usize]>) =
        others.iter().partition(|indices| labelled::is_form(lines, indices));
    let told = |indices: &&[usize]| entries::split(lines, &remarks::without(lines, indices));
    let mut split: Vec<Vec<Entry>> = free.iter().map(told).collect();
    places::mark(lines, &mut split);
    let all: Vec<&Entry> = split.iter().flatten().collect();
    let mut named = heads::read(lines, &all).into_iter();
    let mut out: Vec<Job> = narratives.iter().flat_map(|indices| narrative::read(lines, indices)).collect();
    out.extend(forms.iter().flat_map(|indices| labelled::read(lines, indices)));
    out.extend(split.iter().flat_map(|list| jobs(lines, list, &named.by_ref().take(list.len()).collect::<Vec<_>>())));
    out
}

/// The jobs of one section. An employer stands for the roles below it until another is named.
fn jobs(lines: &[Line], entries: &[Entry], named: &[Named]) -> Vec<Job> {
    let mut employer: Option<Value> = None;
    let mut town = Value::default();
    let mut out = Vec::new();
    for (entry, names) in entries.iter().zip(named) {
        let mut job = job(lines, entry, names);
        if names.group == Group::Header {
            employer = Some(job.company);
            town = job.location;
            continue;
        }
        match (names.title, names.company) {
            (Some(title), Some(company)) => {
                employer = (company < title).then(|| job.company.clone());
                town = job.location.clone();
            }
            (None, Some(_)) => {
                employer = Some(job.company.clone());
                town = job.location.clone();
            }
            _ => {
                if let Some(known) = &employer {
                    job.company = Value { confidence: 0.8, ..known.clone() };
                    if job.location.is_empty() {
                        job.location = town.clone();
                    }
                }
            }
        }
        let empty = job.position.is_empty() && job.duration.is_empty() && job.description.is_empty();
        let told = !job.company.is_empty() && !names.names.is_empty();
        if !empty || told {
            out.push(job);
        }
    }
    out
}

fn job(lines: &[Line], entry: &Entry, named: &Named) -> Job {
    let part = |at: Option<usize>| at.map(|at| &named.names[at].part);
    let (title, company) = (part(named.title), part(named.company));
    let lean = |part: Option<&Part>| part.map_or(0.0, |part| role::lean(&part.text));
    let sure = lean(title) > 0.0 || lean(company) < 0.0;
    let value = |part: Option<&Part>| part.map(|part| part.value(if sure { 0.95 } else { 0.7 })).unwrap_or_default();
    let mut description = Value::default();
    names::sentences(lines, entry).iter().for_each(|part| description.append(" ", part.value(0.8)));
    description.append("\n", remarks::description(lines, &statements(entry, named)));
    let (company, town) = town::parted(value(company));
    let placed = location(lines, entry);
    Job {
        company,
        position: value(title),
        duration: duration(entry).map(|part| part.value(0.95)).unwrap_or_default(),
        description,
        location: if placed.is_empty() { town } else { placed },
        url: entry.head.iter().find(|part| is_page(part)).map(|part| part.value(0.9)).unwrap_or_default(),
    }
}

/// Whether a part is an address as addresses are printed: `ASP.NET` is a tool.
fn is_page(part: &Part) -> bool {
    part.kind == Kind::Url && part.text.starts_with(|c: char| c.is_lowercase())
}

/// The places in the head, else the line below it that holds one.
fn location(lines: &[Line], entry: &Entry) -> Value {
    let mut out = Value::default();
    for part in entry.head.iter().filter(|part| part.kind == Kind::Place) {
        if !out.text.contains(&part.text) {
            out.append(", ", part.value(if place::is_place(&part.text) { 0.9 } else { 0.65 }));
        }
    }
    let below = entry.place.filter(|_| out.is_empty());
    if let Some(bare) = out.text.strip_suffix('.').filter(|bare| crate::prose::ends_in_full_stop(&format!("{bare}."))) {
        out.text = bare.to_owned();
    }
    below.map_or(out, |index| Value::new(&lines[index].text, index, 0..lines[index].text.len(), 0.85))
}

/// The date of a head: a span rather than a lone date, the last when there are several.
fn duration(entry: &Entry) -> Option<&Part> {
    let dated = entry.head.iter().filter(|part| part.date().is_some());
    dated.max_by_key(|part| part.date().is_some_and(|span| span.is_range() || span.end.is_some()))
}

/// The body, and before it the lines of the head below title and employer that hold other text.
fn statements(entry: &Entry, named: &Named) -> Vec<Vec<usize>> {
    let Some(last) = named.title.max(named.company).map(|at| named.names[at].part.line) else {
        return entry.body.clone();
    };
    let mut out: Vec<Vec<usize>> = Vec::new();
    let dated = |line: usize| entry.head.iter().any(|part| part.line == line && part.date().is_some());
    let chosen = |line: usize| {
        let at = named.title.into_iter().chain(named.company);
        at.map(|at| named.names[at].part.line).any(|taken| taken == line)
    };
    let below = |name: &heads::Name| name.part.line > last || prose::mostly_small(&name.part.text);
    let told = |name: &&heads::Name| {
        let line = name.part.line;
        below(name) && name.is_statement() && !dated(line) && !chosen(line)
    };
    for name in named.names.iter().filter(told) {
        if out.last().is_none_or(|group| group[0] != name.part.line) {
            out.push(vec![name.part.line]);
        }
    }
    out.extend(entry.body.iter().cloned());
    out
}
