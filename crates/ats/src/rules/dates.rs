//! Dates, 14 points: can software place each job in time?
//!
//! Gaps, overlaps, short stays and part time are never counted.

use crate::card::{FlagKind, Severity};
use crate::case::Case;
use crate::draft::{Draft, Outcome, no_words, not_applicable};
use crate::entry::{Entry, Timeline};
use crate::points::Share;
use crate::text::{counted, fold};
use std::collections::BTreeMap;
use vitae_model::dates::{self, End, Form, MonthName, Point};
use vitae_model::nonsense::{FIRST_YEAR, YEARS_AHEAD, years_in};

/// Years after which a job may carry years alone beside months elsewhere.
const OLD_JOB_YEARS: i32 = 10;

/// `dates.present`, 5 points, evidence strong: each job has start and end or "present" (1), one year or a length (½).
///
/// Major when more than a third have none. An experiment found that years of service in place of dates help people with
/// gaps, so the message leaves the choice to the user. Without jobs the projects are judged; people at the start are not.
pub(super) fn present(case: &Case) -> Outcome {
    const RULE: &str = "dates.present";
    if case.words.is_none() {
        return no_words(RULE);
    }
    let entries = case.entries();
    if case.jobs.is_empty() && (case.is(FlagKind::Early) || (entries.is_empty() && case.has_equal_section())) {
        return not_applicable(RULE, "You list no jobs, and projects and activities don't need dates.");
    }
    let noun = noun(case);
    let mut draft = Draft::new(RULE);
    let halves: Vec<usize> = entries.iter().map(halves_of).collect();
    draft.all(if entries.is_empty() { Share::new(0, 1) } else { Share::new(halves.iter().sum(), 2 * entries.len()) });
    let undated: Vec<&Entry> =
        entries.iter().zip(&halves).filter(|(_, half)| **half == 0).map(|(entry, _)| entry).collect();
    if undated.len() * 3 > entries.len() {
        draft.fault(Severity::Major);
    }
    if entries.is_empty() {
        draft.say("We found no jobs with dates.", "Add when each job started and ended.");
    }
    for entry in &undated {
        draft.show(case.field(&title_path(entry), entry.label()));
    }
    if !undated.is_empty() {
        let (one, many) = (format!("{noun} has"), format!("{noun}s have"));
        draft.say(
            format!("{} no dates we could read.", counted(undated.len(), &one, &many)),
            "Add when you started and left, for example \"Mar 2021 - Present\".",
        );
    }
    let partly = entries.iter().zip(&halves).filter(|(_, half)| **half == 1).map(|(entry, _)| entry);
    let partly: Vec<_> = partly.map(|entry| case.field(&format!("{}.duration", entry.path), &entry.duration)).collect();
    if !partly.is_empty() {
        draft
            .show_all(partly)
            .say("One year alone doesn't show when you started and left.", "Add the missing start or end.");
    }
    draft.finish(&format!("Every {noun} has dates."))
}

/// What the judged entries are called.
fn noun(case: &Case) -> &'static str {
    if case.jobs.is_empty() { "project" } else { "job" }
}

/// 2 for start and end, 1 for a lone date or a length, 0 for neither.
fn halves_of(entry: &Entry) -> usize {
    match entry.span {
        Some(span) if span.is_range() => 2,
        Some(_) => 1,
        None if entry.has_length => 1,
        None => 0,
    }
}

fn title_path(entry: &Entry) -> String {
    let field = match (entry.path.starts_with("projects"), entry.organization.is_empty()) {
        (true, _) => "name",
        (false, true) => "position",
        (false, false) => "company",
    };
    format!("{}.{field}", entry.path)
}

/// All points in time of jobs and projects with the entry they stand in.
fn points<'c>(case: &'c Case) -> Vec<(&'c Entry, Point)> {
    let entries = case.jobs.iter().chain(&case.projects);
    entries.flat_map(|entry| entry.points().into_iter().map(move |point| (entry, point))).collect()
}

/// `dates.readable`, 3 points, evidence moderate: the share of dates in a safe form.
///
/// Safe: month name and year, MM/YYYY, YYYY-MM, DD.MM.YYYY, YYYY. Half: a season, a two-digit year. None: a quarter, 03/04/21.
pub(super) fn readable(case: &Case) -> Outcome {
    const RULE: &str = "dates.readable";
    if case.words.is_none() {
        return no_words(RULE);
    }
    let points = points(case);
    if points.is_empty() {
        return not_applicable(RULE, "There are no dates to check.");
    }
    let mut draft = Draft::new(RULE);
    let halves: usize = points.iter().map(|(entry, point)| safety(entry, point)).sum();
    draft.all(Share::new(halves, 2 * points.len()));
    let risky: Vec<&Entry> =
        points.iter().filter(|(entry, point)| safety(entry, point) < 2).map(|(entry, _)| *entry).collect();
    if let Some(first) = risky.first() {
        draft.show_all(risky.iter().map(|entry| case.field(&format!("{}.duration", entry.path), &entry.duration))).say(
            format!("\"{}\" is often misread.", first.duration),
            "Write the month and year, for example \"Sep 2020\".",
        );
    }
    draft.finish("The dates of your jobs and projects are in formats that software can read.")
}

/// 2 for a safe form, 1 for a risky one, 0 for one that cannot be read with certainty.
fn safety(entry: &Entry, point: &Point) -> usize {
    match point.form {
        Form::MonthName | Form::MonthNumber | Form::Iso | Form::Year => 2,
        // 31.03.2021 can be read in one way only.
        Form::Numeric if point.month.is_some() && years_in(&entry.duration).any(|year| year == point.year) => 2,
        Form::Season | Form::TwoDigitYear => 1,
        Form::Quarter | Form::Numeric => 0,
    }
}

/// `dates.consistent`, 2 points, convention: the most frequent form among all; 2 from nine tenths, 1 from seven.
///
/// Years alone are accepted for jobs that ended ten years ago; education stands apart.
pub(super) fn consistent(case: &Case) -> Outcome {
    const RULE: &str = "dates.consistent";
    if case.words.is_none() {
        return no_words(RULE);
    }
    let judged = judged_ways(case);
    if judged.is_empty() {
        return match points(case).is_empty() {
            true => not_applicable(RULE, "There are no dates to compare."),
            false => all_alike(RULE),
        };
    }
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut undecided = 0;
    for (_, way) in &judged {
        match way {
            Some(way) => *counts.entry(way).or_default() += 1,
            None => undecided += 1,
        }
    }
    let most = counts.values().copied().max().unwrap_or_default() + undecided;
    let mut draft = Draft::new(RULE);
    let lost = match most * 10 {
        tenths if tenths >= 9 * judged.len() => 0,
        tenths if tenths >= 7 * judged.len() => 1,
        _ => 2,
    };
    draft.all_but(lost);
    if lost > 0 {
        for way in counts.keys() {
            let example = judged.iter().find(|(_, own)| *own == Some(*way));
            draft.show_all(example.map(|(entry, _)| case.field(&format!("{}.duration", entry.path), &entry.duration)));
        }
        draft.say(
            format!("Your dates use {} different formats.", counts.len()),
            "Use one format throughout, for example \"Mar 2021\".",
        );
    }
    let is_each = most == points(case).len();
    draft.finish(if is_each {
        ONE_FORMAT
    } else {
        "The dates of your jobs and projects use one format, with few exceptions."
    })
}

const ONE_FORMAT: &str = "The dates of your jobs and projects use one format.";

/// The ways in which the dates of jobs and projects are written, but for years alone of old jobs; nothing for a way that
/// goes with others.
fn judged_ways<'c>(case: &'c Case) -> Vec<(&'c Entry, Option<&'static str>)> {
    let timeline = case.timeline();
    let entries = case.jobs.iter().chain(&case.projects);
    let of_entry = entries.flat_map(|entry| ways(entry).into_iter().map(move |way| (entry, way)));
    of_entry.filter(|(entry, way)| !(*way == Some("2021") && is_old(entry, &timeline))).collect()
}

fn all_alike(rule: &str) -> Outcome {
    let mut draft = Draft::new(rule);
    draft.all_if(true);
    draft.finish(ONE_FORMAT)
}

fn is_old(entry: &Entry, timeline: &Timeline) -> bool {
    let end = entry.span.as_ref().and_then(|span| timeline.end(span));
    end.is_some_and(|end| timeline.years_since(end) >= OLD_JOB_YEARS)
}

/// The way a date is written. Long and short month names are two ways; "May" and the like go with both, and so does the
/// short year that ends `2019 – 22`.
fn ways(entry: &Entry) -> Vec<Option<&'static str>> {
    let mut names = dates::month_names(&entry.duration).into_iter();
    let points = entry.points();
    let is_shortened = points.first().is_some_and(|start| start.form == Form::Year);
    let way = |point: &Point| match point.form {
        Form::MonthName => match names.next() {
            Some(MonthName::Whole) => Some("March 2021"),
            Some(MonthName::Abbreviated) => Some("Mar 2021"),
            Some(MonthName::Either) | None => None,
        },
        Form::MonthNumber => Some("03/2021"),
        Form::Iso => Some("2021-03"),
        Form::Year => Some("2021"),
        Form::Season => Some("Spring 2021"),
        Form::TwoDigitYear if is_shortened => Some("2021"),
        Form::TwoDigitYear => Some("'21"),
        Form::Quarter => Some("Q1 2021"),
        Form::Numeric => Some("01/03/2021"),
    };
    points.iter().map(way).collect()
}

/// `dates.order`, 2 points, convention: no job comes after a later one; one slip, or oldest first throughout, leaves 1.
///
/// Jobs side by side and roles grouped under one employer are in order whichever comes first.
pub(super) fn order(case: &Case) -> Outcome {
    const RULE: &str = "dates.order";
    if case.words.is_none() {
        return no_words(RULE);
    }
    let timeline = case.timeline();
    let dated: Vec<&Entry> = case.entries().iter().filter(|entry| entry.span.is_some()).collect();
    if dated.is_empty() {
        return not_applicable(RULE, "There are no dated entries to compare.");
    }
    let slips: Vec<&Entry> =
        dated.windows(2).filter(|pair| comes_later(pair[1], pair[0], &timeline)).map(|pair| pair[1]).collect();
    let reversed = slips.len() >= 2 && slips.len() + 1 == dated.len();
    let mut draft = Draft::new(RULE);
    draft.all_but(if reversed { 1 } else { slips.len() });
    if !slips.is_empty() {
        draft.show_all(slips.iter().map(|entry| case.field(&format!("{}.duration", entry.path), &entry.duration))).say(
            order_message(reversed, &dated, &timeline, noun(case)),
            format!("List your latest {} first.", noun(case)),
        );
    }
    draft.finish(&format!("No {} is listed below an older one.", noun(case)))
}

fn order_message(reversed: bool, dated: &[&Entry], timeline: &Timeline, noun: &str) -> String {
    const PLACES: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];
    if reversed {
        return format!("Your oldest {noun} comes first.");
    }
    let end = |entry: &&&Entry| entry.span.as_ref().and_then(|span| timeline.end(span));
    let latest = dated.iter().max_by_key(end).map(|entry| entry.path.as_str());
    let at = dated.iter().position(|entry| Some(entry.path.as_str()) == latest).unwrap_or_default();
    match (at, PLACES.get(at)) {
        (0, _) => format!("One {noun} is listed below an older one."),
        (_, Some(place)) => format!("Your latest {noun} is listed {place}."),
        (_, None) => format!("Your latest {noun} is number {} on the list.", at + 1),
    }
}

/// Whether `b` began only when `a` had ended.
fn comes_later(b: &Entry, a: &Entry, timeline: &Timeline) -> bool {
    let (Some(first), Some(second)) = (&a.span, &b.span) else { return false };
    let same_employer = !a.organization.is_empty() && fold(&a.organization) == fold(&b.organization);
    let begins_after = timeline.start(second) >= timeline.end(first) || touches_in_year(a, b);
    !same_employer && begins_after && timeline.end(second) > timeline.end(first)
}

/// `2018 - 2020` and `2020 - 2022`: years alone make the two overlap, though one followed the other.
fn touches_in_year(a: &Entry, b: &Entry) -> bool {
    let ended = match a.span.and_then(|span| span.end) {
        Some(End::Point(point)) => point,
        _ => return false,
    };
    let began = b.span.and_then(|span| span.start);
    began.is_some_and(|began| began.month.is_none() && ended.month.is_none() && began.year >= ended.year)
}

/// `dates.sense`, 2 points, evidence strong (logic): one off for each end before its start, start after the day of
/// judgement, and year before 1950 or more than ten years ahead. Years printed with a comma between them are no span.
pub(super) fn sense(case: &Case) -> Outcome {
    const RULE: &str = "dates.sense";
    if case.words.is_none() {
        return no_words(RULE);
    }
    let faults = senseless_dates(case);
    if faults.is_empty()
        && points(case).is_empty()
        && case.resume.education.iter().all(|s| s.graduation_year.trim().is_empty())
    {
        return not_applicable(RULE, "There are no dates to check.");
    }
    let mut draft = Draft::new(RULE);
    draft.all_but(faults.len());
    for (path, words, why) in &faults {
        draft.show(case.field(path, words)).say(format!("\"{words}\" {why}."), "Correct this date.");
    }
    draft.finish("None of your dates ends before it starts, starts in the future or has a year that can't be right.")
}

fn senseless_dates(case: &Case) -> Vec<(String, String, &'static str)> {
    let timeline = case.timeline();
    let mut faults = Vec::new();
    for entry in case.jobs.iter().chain(&case.projects) {
        if let Some(why) =
            entry_fault(entry, &timeline).filter(|why| *why != ENDS_FIRST || !is_listed(case, &entry.duration))
        {
            faults.push((format!("{}.duration", entry.path), entry.duration.clone(), why));
        }
    }
    for (index, school) in case.resume.education.iter().enumerate() {
        let start = school.start_year.as_deref().unwrap_or_default();
        let words = if start.is_empty() {
            school.graduation_year.clone()
        } else {
            format!("{start} - {}", school.graduation_year)
        };
        let fault = school_fault(start, &school.graduation_year, &timeline);
        if let Some(why) = fault.filter(|why| *why != ENDS_FIRST || !is_listed(case, &words)) {
            faults.push((format!("education[{index}].graduationYear"), words, why));
        }
    }
    faults
}

/// What is said of an end before its start.
const ENDS_FIRST: &str = "ends before it starts";

/// Whether the file prints the years of a span side by side as in a list: `2019, 2018`.
fn is_listed(case: &Case, span: &str) -> bool {
    let years: Vec<String> = years_in(span).map(|year| year.to_string()).collect();
    let [first, .., last] = &years[..] else { return false };
    let is_list = |line: &str| {
        line.match_indices(first.as_str()).any(|(at, year)| {
            let between = line[at + year.len()..].split_once(last.as_str()).map(|(between, _)| between);
            between.is_some_and(|between| matches!(between.trim(), "," | ";" | "&" | "+"))
        })
    };
    is_list(span) || case.whole_text().lines().any(is_list)
}

fn entry_fault(entry: &Entry, timeline: &Timeline) -> Option<&'static str> {
    if years_in(&entry.duration).any(|year| is_far(year, timeline)) {
        return Some("has a year that can't be right");
    }
    let span = entry.span?;
    let (start, end) = (timeline.start(&span), timeline.end(&span));
    if let (Some(Point { year: first, .. }), Some(End::Point(last))) = (span.start, span.end)
        && (last.year < first || (last.year == first && start > end))
    {
        return Some(ENDS_FIRST);
    }
    start.is_some_and(|start| timeline.is_future(start)).then_some("starts in the future")
}

fn school_fault(start: &str, end: &str, timeline: &Timeline) -> Option<&'static str> {
    let year = |text: &str| text.trim().parse::<i32>().ok();
    match (year(start), year(end)) {
        (a, b) if a.into_iter().chain(b).any(|year| is_far(year, timeline)) => Some("has a year that can't be right"),
        (Some(a), Some(b)) if b < a => Some(ENDS_FIRST),
        (Some(a), _) if a > timeline.year => Some("starts in the future"),
        _ => None,
    }
}

fn is_far(year: i32, timeline: &Timeline) -> bool {
    year < FIRST_YEAR || year > timeline.year + YEARS_AHEAD
}
