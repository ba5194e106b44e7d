//! What the card takes into account about a person's case.

use crate::card::{Flag, FlagKind};
use crate::case::{Case, heading_words};
use crate::text::{fold, holds, terms};
use vitae_model::source::SectionKind;

/// Publications from which a resume counts as academic.
const MANY_PUBLICATIONS: u32 = 5;
/// Months after the end of study in which a person is at the start.
const EARLY_MONTHS: i32 = 24;
/// Months of work from which a person is no longer at the start.
const EARLY_WORK: u32 = 24;
/// Years that study may last when no end is named.
const LONGEST_STUDY: i32 = 8;

/// The flags that hold, with what each rests on.
#[derive(Debug, Clone, Default)]
pub(crate) struct Flags {
    early: bool,
    academic: bool,
    plain: Option<String>,
}

impl Flags {
    /// Whether the flag holds.
    pub fn holds(&self, flag: FlagKind) -> bool {
        match flag {
            FlagKind::Early => self.early,
            FlagKind::Academic => self.academic,
            FlagKind::Plain => self.plain.is_some(),
        }
    }
}

/// Works out the flags of a case.
pub(crate) fn of(case: &Case) -> Flags {
    Flags { early: is_early(case), academic: is_academic(case), plain: plain_title(case) }
}

/// The flags as shown; those that do not hold are left out.
pub(crate) fn shown(case: &Case) -> Vec<Flag> {
    let kinds = [FlagKind::Early, FlagKind::Academic, FlagKind::Plain];
    let held = kinds.into_iter().filter(|kind| case.flags.holds(*kind));
    held.map(|id| Flag { id, on: case.is(id), reason: reason(id, &case.flags) }).collect()
}

fn reason(flag: FlagKind, flags: &Flags) -> String {
    match flag {
        FlagKind::Early => {
            "You are a student or recent graduate, so projects count as much as jobs, and you don't need to list a job."
                .into()
        }
        FlagKind::Academic => "You list publications, so we don't limit the length.".into(),
        FlagKind::Plain => format!(
            "Numbers are less common in your field (\"{}\"), so we expect fewer.",
            flags.plain.as_deref().unwrap_or_default()
        ),
    }
}

fn is_early(case: &Case) -> bool {
    let timeline = case.timeline();
    let recent = |school: &vitae_model::resume::Education| {
        let year = |text: &str| text.trim().parse::<i32>().ok().filter(|year| (1..=9999).contains(year));
        match (year(&school.graduation_year), school.start_year.as_deref().and_then(year)) {
            (Some(end), _) => timeline.months_since_year(end) < EARLY_MONTHS,
            (None, Some(start)) => (0..=LONGEST_STUDY).contains(&(timeline.year - start)),
            (None, None) => false,
        }
    };
    case.work_months < EARLY_WORK && case.resume.education.iter().any(recent)
}

fn is_academic(case: &Case) -> bool {
    let names = case.words.map_or(&[][..], |words| &words.headings.publications);
    case.sections().iter().any(|section| {
        let known = section.heading.as_deref().is_some_and(|heading| {
            let heading = heading_words(heading);
            names.iter().any(|name| fold(name) == heading)
        });
        known
            || (section.kind == SectionKind::Publications
                && (section.lines >= MANY_PUBLICATIONS || section.known_heading))
    })
}

/// The first of the two latest titles that names work where figures are rare.
fn plain_title(case: &Case) -> Option<String> {
    let words = case.words?;
    let latest = case.timeline().latest_first(&case.jobs);
    let plain = |title: &&str| words.titles.plain.iter().any(|name| names(title, name));
    latest.into_iter().take(2).map(|entry| entry.title.as_str()).find(plain).map(str::to_owned)
}

/// Whether a title holds a name as whole words, or ends a compound with it (`Krankenpfleger`).
fn names(title: &str, name: &str) -> bool {
    let (title, name) = (terms(title), terms(name));
    let compound = |name: &String| name.chars().count() >= 5 && title.iter().any(|term| term.ends_with(name.as_str()));
    holds(&title, &name) || matches!(&name[..], [single] if compound(single))
}
