//! Jobs and projects as entries with statements, and their places in time.

use crate::lexicon::Lexicon;
use crate::text::{fold, terms, word_count};
use vitae_model::ParsedResume;
use vitae_model::dates::{self, DateSpan, End, Point};

/// One line of a description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Statement {
    /// The field it stands in, for example `experience[0].description`.
    pub field: String,
    /// The line without its bullet.
    pub text: String,
}

/// A job or a project.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Entry {
    /// The field, for example `experience[0]`.
    pub path: String,
    /// Title of the job, or name of the project.
    pub title: String,
    /// The employer; empty for a project.
    pub organization: String,
    /// The time as printed.
    pub duration: String,
    /// The time as read; `None` when no date was found in it.
    pub span: Option<DateSpan>,
    /// Whether the time is given as a length, for example `5 years`.
    pub has_length: bool,
    /// What was done.
    pub statements: Vec<Statement>,
}

impl Entry {
    /// The jobs of a resume.
    pub fn jobs(resume: &ParsedResume, words: Option<&Lexicon>) -> Vec<Entry> {
        let entries = resume.experience.iter().enumerate();
        entries
            .map(|(index, job)| {
                let path = format!("experience[{index}]");
                Self::new(path, [&job.position, &job.company, &job.duration, &job.description], words)
            })
            .collect()
    }

    /// The projects of a resume.
    pub fn projects(resume: &ParsedResume, words: Option<&Lexicon>) -> Vec<Entry> {
        let entries = resume.projects.iter().enumerate();
        entries
            .map(|(index, project)| {
                let path = format!("projects[{index}]");
                Self::new(path, [&project.name, &String::new(), &project.duration, &project.description], words)
            })
            .collect()
    }

    fn new(path: String, [title, organization, duration, description]: [&String; 4], words: Option<&Lexicon>) -> Self {
        let field = format!("{path}.description");
        let statements = description.lines().map(without_bullet).filter(|line| word_count(line) > 0);
        let statements = statements.map(|line| Statement { field: field.clone(), text: line.to_owned() }).collect();
        Self {
            path,
            title: title.trim().to_owned(),
            organization: organization.trim().to_owned(),
            duration: duration.trim().to_owned(),
            span: read_span(duration),
            has_length: words.is_some_and(|words| names_a_length(duration, words)),
            statements,
        }
    }

    /// How the entry is called in a message.
    pub fn label(&self) -> &str {
        match (self.title.is_empty(), self.organization.is_empty()) {
            (_, false) => &self.organization,
            (false, true) => &self.title,
            (true, true) => "this entry",
        }
    }

    /// All points in time that are named.
    pub fn points(&self) -> Vec<Point> {
        let Some(span) = self.span else { return Vec::new() };
        let end = match span.end {
            Some(End::Point(point)) => Some(point),
            _ => None,
        };
        span.start.into_iter().chain(end).collect()
    }

    /// The words of all statements.
    pub fn words(&self) -> usize {
        self.statements.iter().map(|statement| word_count(&statement.text)).sum()
    }
}

/// The duration as a whole, else the first date or span in it.
fn read_span(duration: &str) -> Option<DateSpan> {
    dates::parse(duration).or_else(|| dates::find(duration).into_iter().map(|(_, span)| span).next())
}

/// A line without its bullet.
pub(crate) fn without_bullet(line: &str) -> &str {
    line.trim().trim_start_matches(|c: char| {
        matches!(c, '•' | '·' | '▪' | '‣' | '◦' | '-' | '–' | '*' | '●' | '○' | '■') || c.is_whitespace()
    })
}

/// A number followed by a unit of time: `5 years`, `18 Monate`.
fn names_a_length(duration: &str, words: &Lexicon) -> bool {
    let terms = terms(duration);
    let units: Vec<String> = words.dates.lengths.iter().map(|unit| fold(unit)).collect();
    terms.windows(2).any(|pair| {
        let counts = pair[0].chars().all(|c| c.is_ascii_digit() || c == '+' || c == '.');
        (counts || words.statements.numbers.contains(&pair[0])) && units.contains(&pair[1])
    })
}

/// The day of judgement as a month, and spans in whole months beside it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Timeline {
    /// The year of judgement.
    pub year: i32,
    now: i32,
}

impl Timeline {
    /// The time line up to a day.
    pub fn new(as_of: time::Date) -> Self {
        let year = as_of.year();
        Self { year, now: year * 12 + i32::from(u8::from(as_of.month())) - 1 }
    }

    /// The first month of the span; a lone year counts from January.
    pub fn start(&self, span: &DateSpan) -> Option<i32> {
        span.start.map(|point| point.year * 12 + point.month.map_or(0, |month| i32::from(month) - 1))
    }

    /// The last month of the span; a lone year counts to December, but not beyond now.
    pub fn end(&self, span: &DateSpan) -> Option<i32> {
        match span.end {
            Some(End::Present) => Some(self.now),
            Some(End::Point(point)) => Some(self.last_month(point)),
            None => span.start.map(|point| self.last_month(point)),
        }
    }

    fn last_month(&self, point: Point) -> i32 {
        match point.month {
            Some(month) => point.year * 12 + i32::from(month) - 1,
            None if point.year >= self.year => self.now.max(point.year * 12),
            None => point.year * 12 + 11,
        }
    }

    /// Whether a month lies after the month of judgement.
    pub fn is_future(&self, month: i32) -> bool {
        month > self.now
    }

    /// Whole years between a month and now; 0 for the future.
    pub fn years_since(&self, month: i32) -> i32 {
        ((self.now - month) / 12).max(0)
    }

    /// Whole months between the end of a year and now; negative for the future.
    pub fn months_since_year(&self, year: i32) -> i32 {
        self.now - (year * 12 + 11)
    }

    /// The latest end first, then the latest start; entries without dates keep their place at the end.
    pub fn latest_first<'e>(&self, entries: &'e [Entry]) -> Vec<&'e Entry> {
        let mut sorted: Vec<&Entry> = entries.iter().collect();
        let key = |entry: &&Entry| {
            let span = entry.span.as_ref();
            (span.and_then(|span| self.end(span)), span.and_then(|span| self.start(span)))
        };
        sorted.sort_by_key(|entry| std::cmp::Reverse(key(entry)));
        sorted
    }

    /// Months that lie in at least one entry's span.
    pub fn months_covered(&self, entries: &[Entry]) -> u32 {
        let mut spans: Vec<(i32, i32)> = entries
            .iter()
            .filter_map(|entry| entry.span.as_ref())
            .filter_map(|span| Some((self.start(span)?, self.end(span)?.min(self.now))))
            .filter(|(start, end)| start <= end)
            .collect();
        spans.sort_unstable();
        let (mut months, mut covered_to) = (0, i32::MIN);
        for (start, end) in spans {
            let from = start.max(covered_to.saturating_add(1));
            months += (end - from + 1).max(0);
            covered_to = covered_to.max(end);
        }
        months.unsigned_abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::date;

    fn entry(duration: &str) -> Entry {
        Entry::new("experience[0]".into(), [&String::new(), &String::new(), &duration.into(), &String::new()], None)
    }

    #[test]
    fn months_of_overlapping_jobs_count_once() {
        let cases = [
            (vec!["Jan 2020 - Dec 2020"], 12),
            (vec!["Jan 2020 - Dec 2020", "Jul 2020 - Jun 2021"], 18),
            (vec!["2020 - 2021", "2015 - 2016"], 48),
            (vec!["Jan 2026 - Present"], 11),
            (vec!["Feb 2021 - Jan 2021", "sometime"], 0),
        ];
        for (durations, months) in cases {
            let entries: Vec<Entry> = durations.iter().map(|text| entry(text)).collect();
            assert_eq!(Timeline::new(date!(2026 - 11 - 20)).months_covered(&entries), months, "{durations:?}");
        }
    }

    #[test]
    fn the_latest_entry_comes_first_wherever_it_stands() {
        let entries = ["2012 - 2015", "no date", "Mar 2021 - Present", "2016 - 2021"].map(entry);
        let sorted = Timeline::new(date!(2026 - 11 - 20)).latest_first(&entries);
        let durations: Vec<&str> = sorted.iter().map(|entry| entry.duration.as_str()).collect();
        assert_eq!(durations, ["Mar 2021 - Present", "2016 - 2021", "2012 - 2015", "no date"]);
    }
}
