//! Years that a document's other years make improbable, and periods that run backwards.

use std::ops::Range;
use vitae_model::dates::{self, DateSpan, End, Point};
use vitae_model::resume::ParsedResume;

/// The first year in which somebody who sends a resume may have worked or studied.
const FIRST: i32 = 1950;
/// Years behind the latest plausible one up to which a year is plausible.
const AHEAD: i32 = 8;

/// Years that what has not ended may last.
const OPEN: i32 = 25;

/// The latest year that the document's other years make plausible.
pub(super) struct Years {
    latest: i32,
}

impl Years {
    pub(super) fn of(resume: &ParsedResume) -> Self {
        let mut spans: Vec<Range<i32>> = texts(resume).iter().flat_map(|text| covered(text)).collect();
        spans.extend(resume.education.iter().filter_map(|school| {
            let start = school.start_year.as_deref()?.parse().ok()?;
            Some(start..school.graduation_year.parse().ok()?)
        }));
        spans.retain(|span| span.start <= span.end);
        spans.sort_by_key(|span| (span.start, span.end));
        Self { latest: latest(&spans) }
    }

    /// What is odd about the years of a text.
    pub(super) fn odd(&self, text: &str) -> Option<&'static str> {
        if dates::find(text).iter().any(|(_, span)| runs_backwards(span)) {
            return Some(BACKWARDS);
        }
        let years = four_digits(text);
        if years.iter().any(|year| *year < FIRST) {
            return Some("This year is very early.");
        }
        years.iter().any(|year| *year > self.latest.saturating_add(AHEAD)).then_some("This year is far in the future.")
    }
}

const BACKWARDS: &str = "The end is before the start.";

/// The same for a start and an end in fields of their own.
pub(super) fn backwards(start: &str, end: &str) -> Option<&'static str> {
    let (start, end): (i32, i32) = (start.parse().ok()?, end.parse().ok()?);
    (end < start).then_some(BACKWARDS)
}

fn runs_backwards(span: &DateSpan) -> bool {
    let Some((start, End::Point(end))) = span.start.zip(span.end) else { return false };
    let months = |point: Point| point.month.map(|month| (point.year, month));
    end.year < start.year || months(start).zip(months(end)).is_some_and(|(start, end)| end < start)
}

/// All texts that hold times.
fn texts(resume: &ParsedResume) -> Vec<&str> {
    let jobs = resume.experience.iter().map(|job| &job.duration);
    let schools = resume.education.iter().map(|school| &school.graduation_year);
    let licences = resume.certifications.iter().map(|licence| &licence.date);
    let awards = resume.achievements.iter().map(|award| &award.date);
    let projects = resume.projects.iter().map(|project| &project.duration);
    jobs.chain(schools).chain(licences).chain(awards).chain(projects).map(String::as_str).collect()
}

/// The years from the start to the end of each time in a text; what has not ended lasts [`OPEN`] years.
fn covered(text: &str) -> Vec<Range<i32>> {
    let found = dates::find(text).into_iter().filter(|(_, span)| !runs_backwards(span));
    let spans = found.filter_map(|(_, span)| {
        let end = match span.end {
            Some(End::Present) => span.start?.year + OPEN,
            Some(End::Point(point)) => point.year,
            None => span.start?.year,
        };
        Some(span.start.map_or(end, |start| start.year)..end)
    });
    spans.collect()
}

/// The end of the stretch of years that begins with the first plausible one and has no gap above [`AHEAD`].
fn latest(sorted: &[Range<i32>]) -> i32 {
    let mut out: Option<i32> = None;
    for span in sorted.iter().filter(|span| span.start >= FIRST) {
        match out {
            Some(end) if span.start > end.saturating_add(AHEAD) => break,
            Some(end) => out = Some(end.max(span.end)),
            None => out = Some(span.end),
        }
    }
    // One year alone says nothing of the others.
    if sorted.len() < 3 { i32::MAX } else { out.unwrap_or(i32::MAX) }
}

/// The numbers of four digits in a text that can be meant as years.
fn four_digits(text: &str) -> Vec<i32> {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|part| part.len() == 4);
    numbers.filter_map(|part| part.parse().ok()).filter(|year| (1000..3000).contains(year)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::resume::Experience;

    fn resume(durations: &[&str]) -> ParsedResume {
        let job = |duration: &&str| Experience { duration: (*duration).to_owned(), ..Experience::default() };
        ParsedResume { experience: durations.iter().map(job).collect(), ..ParsedResume::default() }
    }

    #[test]
    fn years_are_judged_by_the_others() {
        let early = Some("This year is very early.");
        let late = Some("This year is far in the future.");
        let cases: &[(&[&str], &str, Option<&str>)] = &[
            (&["2018 – 2020", "2015 – 2018", "2012 – 2015"], "2018 – 2020", None),
            (&["2018 – 2020", "2015 – 2018", "1850 – 2015"], "1850 – 2015", early),
            (&["2018 – 2020", "2015 – 2018", "2012 – 2077"], "2077", late),
            (&["2018 – 2020", "2015 – 2018", "2012 – 2015"], "2028", None),
            (&["2018 – 2020", "2015 – 2018", "2012 – 2015"], "2029", late),
            (&["2018 – Present", "2015 – 2018", "2012 – 2015"], "2035", None),
            (&["2018 – Present", "2015 – 2018", "2012 – 2015"], "2077", late),
            (&["2020 – 2018"], "2020 – 2018", Some(BACKWARDS)),
            (&["Oct 2018 – Mar 2018"], "Oct 2018 – Mar 2018", Some(BACKWARDS)),
            (&["Mar 2018 – Oct 2018"], "Mar 2018 – Oct 2018", None),
            (&["2001"], "2025", None),
        ];
        for (durations, text, want) in cases {
            assert_eq!(Years::of(&resume(durations)).odd(text), *want, "{durations:?}: {text}");
        }
    }

    #[test]
    fn starts_and_ends_of_their_own_are_compared() {
        let cases =
            [("2015", "2019", None), ("2019", "2015", Some(BACKWARDS)), ("", "2015", None), ("2015", "2015", None)];
        for (start, end, want) in cases {
            assert_eq!(backwards(start, end), want, "{start} {end}");
        }
    }
}
