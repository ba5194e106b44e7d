//! Jobs written as a form: `Employer: …`, `Position held: …`, `Main activities: …`, in any order.

use super::{Job, town};
use crate::line::{Line, bullet_len, has_word};
use crate::numbering::{is_outline_number, number_len};
use crate::parts;
use crate::recognise::place;
use crate::value::Value;
use crate::vocabulary::{self, JobLabel};
use crate::words::{fold, single_spaced};
use crate::wrap;

/// Longest label, in bytes.
const LABEL: usize = 60;
/// Statements below labels stand further right than these, in points.
const INDENT: f32 = 4.0;

/// The label at the front of a line, behind its number, and where the text behind it begins.
pub(super) fn label(line: &Line) -> Option<(JobLabel, usize)> {
    let text = &line.text;
    let ends = ['\t', ':', '?'].into_iter().filter_map(|mark| text.find(mark));
    let front = number_len(text).unwrap_or(0);
    let known = |end: usize| vocabulary::job_label(&fold(text.get(front..end)?));
    let mut cut = ends.filter(|end| *end <= LABEL).filter_map(|end| known(end).map(|label| (label, end + 1)));
    cut.next().or_else(|| (text.len() <= LABEL).then(|| known(text.len())).flatten().map(|label| (label, text.len())))
}

/// Whether a section is a form: its lines name employers, positions or dates by labels, more than one of these.
pub(super) fn is_form(lines: &[Line], indices: &[usize]) -> bool {
    let labels: Vec<JobLabel> =
        indices.iter().filter_map(|index| label(&lines[*index])).map(|(label, _)| label).collect();
    let has = |wanted| labels.contains(&wanted);
    let named = has(JobLabel::Company) && has(JobLabel::Position);
    let either = has(JobLabel::Company) || has(JobLabel::Position);
    named || (either && has(JobLabel::Duration)) || unlabelled(lines, indices).is_some()
}

/// What stands without a label beside the date of each job, when only the other has one: the employers of
/// `Acme Ltd (2018 – 2020)` above `Position: Engineer`.
fn unlabelled(lines: &[Line], indices: &[usize]) -> Option<JobLabel> {
    let labels = indices.iter().filter_map(|index| label(&lines[*index]).map(|(label, _)| label));
    let (mut companies, mut positions) = (0, 0);
    for label in labels {
        companies += usize::from(label == JobLabel::Company);
        positions += usize::from(label == JobLabel::Position);
    }
    let dated = |index: &&usize| label(&lines[**index]).is_none() && dated_name(lines, **index).is_some();
    let heads = indices.iter().filter(dated).count();
    let first = indices.first().is_some_and(|index| dated(&index));
    match (companies, positions) {
        (0, 2..) if first && heads == positions => Some(JobLabel::Company),
        (2.., 0) if first && heads == companies => Some(JobLabel::Position),
        _ => None,
    }
}

/// The only name on a line with a span of time.
fn dated_name(lines: &[Line], index: usize) -> Option<(Value, Value)> {
    let parts = parts::of(lines, index);
    let span = parts.iter().find(|part| part.date().is_some_and(|span| span.is_range()))?;
    let mut names = parts.iter().filter(|part| part.is_text());
    match (names.next(), names.next()) {
        (Some(name), None) if !lines[index].bullet => Some((name.value(0.9), span.value(0.9))),
        _ => None,
    }
}

/// Reads the jobs of a form.
pub(super) fn read(lines: &[Line], indices: &[usize]) -> Vec<Job> {
    let mut form = Form { unlabelled: unlabelled(lines, indices), ..Form::default() };
    for index in indices {
        match label(&lines[*index]) {
            Some((label, start)) => form.field(lines, *index, label, start),
            None => form.plain(lines, *index),
        }
    }
    form.close();
    form.jobs
}

/// The text of a line from a place on, its blanks made one.
pub(super) fn value_behind(lines: &[Line], index: usize, start: usize) -> Value {
    let text = &lines[index].text;
    Value { text: single_spaced(&text[start..]), ..Value::new(&text[start..], index, start..text.len(), 0.95) }
}

#[derive(Debug, Default)]
struct Form {
    jobs: Vec<Job>,
    current: Job,
    /// The label before the line, and whether text stood behind it.
    last: Option<(JobLabel, bool)>,
    /// What stands beside dates without a label.
    unlabelled: Option<JobLabel>,
    /// Left edge of the last labelled line.
    left: f32,
    /// What a place's label stands before that is no place: the employer, if no other label names one.
    place: Value,
}

impl Form {
    /// Takes a labelled line. A field that is filled already belongs to the next job.
    fn field(&mut self, lines: &[Line], index: usize, label: JobLabel, start: usize) {
        let begins = match label {
            JobLabel::Position => !self.current.position.is_empty(),
            JobLabel::Company => !self.current.company.is_empty(),
            JobLabel::Duration => !self.current.duration.is_empty(),
            _ => false,
        };
        if begins {
            self.close();
        }
        if label == JobLabel::Description {
            self.take_short_description_as_position();
        }
        self.left = lines[index].bbox.x0;
        let text = &lines[index].text;
        let start = start + bullet_len(&text[start..]);
        let filled = has_word(&text[start..]);
        self.last = Some((label, filled));
        if filled {
            self.fill(lines, index, label, start);
        }
    }

    /// `Tätigkeit: Kassiererin` above `Aufgaben: …`: of two labels that announce duties the first named the position.
    fn take_short_description_as_position(&mut self) {
        let text = &self.current.description.text;
        let short = !text.is_empty() && !text.contains('\n') && text.split_whitespace().count() <= 8;
        if short && self.current.position.is_empty() && matches!(self.last, Some((JobLabel::Description, _))) {
            self.current.position = std::mem::take(&mut self.current.description);
        }
    }

    fn fill(&mut self, lines: &[Line], index: usize, label: JobLabel, start: usize) {
        let text = &lines[index].text;
        let value = Value::new(&text[start..], index, start..text.len(), 0.95);
        match label {
            JobLabel::Position => self.current.position = value,
            JobLabel::Company => self.employ(value),
            JobLabel::Duration => self.current.duration = value,
            JobLabel::Description => self.current.description.append("\n", value_behind(lines, index, start)),
            JobLabel::Place if !place::is_place(&value.text) => self.place = value,
            JobLabel::Place => self.current.location = value,
            JobLabel::Other => {}
        }
    }

    /// Takes an employer; the town behind it is where the job was.
    fn employ(&mut self, value: Value) {
        let (company, town) = town::parted(value);
        self.current.company = company;
        if !town.is_empty() {
            self.current.location = town;
        }
    }

    /// Takes a line without a label: what the label above it announced, the head of a job, or a statement.
    fn plain(&mut self, lines: &[Line], index: usize) {
        // The number of a job: `(2)`.
        if !lines[index].text.contains(char::is_alphabetic) && lines[index].text.trim().len() <= 5 {
            return self.close();
        }
        if let Some((label, false)) = self.last {
            self.last = Some((label, true));
            return self.fill(lines, index, label, 0);
        }
        if let Some((kind, (name, span))) = self.unlabelled.zip(dated_name(lines, index)) {
            self.close();
            self.current.duration = span;
            match kind {
                JobLabel::Position => self.current.position = name,
                _ => self.employ(name),
            }
            return;
        }
        let line = &lines[index];
        if is_outline_number(&line.text) {
            return self.close();
        }
        let span = parts::edge_dates(&line.text).into_iter().find(|(_, span)| span.is_range());
        if span.is_some() && !line.bullet && !self.current.duration.is_empty() {
            self.close();
        }
        match span.filter(|_| !line.bullet && self.current.duration.is_empty()) {
            Some((range, _)) => {
                self.current.duration = Value::new(&line.text[range.clone()], index, range, 0.9);
            }
            None if line.bullet || line.words() > 6 || self.goes_below(line) => {
                let goes_on = !line.bullet && line.text.starts_with(char::is_lowercase);
                self.current.description.append(if goes_on { " " } else { "\n" }, wrap::join(lines, &[index], 0.9));
            }
            None => {}
        }
    }

    /// Whether a short line tells of the job: it stands behind the label of the duties, or further right than labels do.
    fn goes_below(&self, line: &Line) -> bool {
        let indented = !line.flow && self.last.is_some() && line.bbox.x0 > self.left + INDENT;
        indented || matches!(self.last, Some((JobLabel::Description, _)))
    }

    /// Ends the current job.
    fn close(&mut self) {
        let mut job = std::mem::take(&mut self.current);
        let place = std::mem::take(&mut self.place);
        self.last = None;
        if job.company.is_empty() && !job.position.is_empty() && !job.duration.is_empty() {
            job.company = town::without(place);
        }
        if !(job.company.is_empty() && job.position.is_empty() && job.description.is_empty()) {
            self.jobs.push(job);
        }
    }
}
