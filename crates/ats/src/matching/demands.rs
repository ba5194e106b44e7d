//! What an advertisement demands beside skills: years, degree, place, title and seniority, each with its credit in per cent.

use super::advert::{Advert, Kind, Line};
use super::concepts::Meaning;
use super::credit::ONE;
use super::groups::takes_work_for_degree;
use super::profile::{JobFacts, Profile};
use super::title::{Title, goes_on, is_current, step};
use super::tokens::{Token, holds_any, terms_of};
use super::words::{JOB, Phrase};
use crate::card::Evidence;
use crate::entry::Entry;
use crate::text::{compact, fold, quote, terms};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::sync::LazyLock;
use vitae_model::job::ExperienceLevel;

/// Most years that can be asked; larger figures speak of the employer.
const MOST_YEARS: u32 = 20;
/// Required skills in a job that make it count towards the years asked.
const SKILLS_OF_THE_FIELD: usize = 2;
/// Years beyond those asked that stand for a degree.
const YEARS_FOR_A_DEGREE: u32 = 2;

/// One demand with its answer.
#[derive(Debug)]
pub(super) struct Answer {
    /// The demand as written.
    pub text: String,
    /// Credit in millionths.
    pub credit: u64,
    /// Where the resume answers it.
    pub found: Option<Evidence>,
}

fn per_cent(credit: u8) -> u64 {
    u64::from(credit) * ONE / 100
}

/// The years that a line asks for: `5+ years`, `3-5 years` (the lower), `three years`.
pub(super) fn years_asked(tokens: &[Token]) -> Option<u32> {
    let terms = terms_of(tokens);
    if holds_any(&terms, &JOB.ages) {
        return None;
    }
    let units = terms.iter().enumerate().filter(|(_, term)| JOB.years.contains(term));
    units.filter_map(|(unit, _)| years_before(&terms, unit)).next()
}

/// The figure or word before a unit of years; of a range the lower one.
fn years_before(terms: &[String], unit: usize) -> Option<u32> {
    let number = |at: usize| terms.get(at).and_then(|term| small_number(term));
    let last = (1..=2).filter_map(|back| unit.checked_sub(back)).find(|at| number(*at).is_some())?;
    let is_range = |at: &usize| JOB.ranges.contains(&terms[*at]);
    let before = last.checked_sub(1).and_then(|at| if is_range(&at) { at.checked_sub(1) } else { Some(at) });
    before.and_then(number).into_iter().chain(number(last)).min()
}

fn small_number(term: &str) -> Option<u32> {
    let written = JOB.numbers.iter().position(|words| words.contains(term)).map(|n| n as u32 + 1);
    term.trim_end_matches('+').parse().ok().or(written).filter(|years| (1..=MOST_YEARS).contains(years))
}

/// The most years that a required line asks for.
fn years_demanded(advert: &Advert) -> Option<(u32, &Line)> {
    let lines = advert.of(Kind::Required);
    lines.filter_map(|line| Some((years_asked(&line.tokens)?, line))).max_by_key(|(years, _)| *years)
}

/// Months in jobs of the title's family, or that show two of the required skills; overlaps count once.
pub(super) fn months_in_field(advert: &Advert, profile: &Profile) -> u32 {
    let wanted = Title::new(&advert.title);
    let is_skill = |meaning: &Meaning| matches!(meaning, Meaning::Skill(_));
    let required: BTreeSet<Meaning> = advert
        .of(Kind::Required)
        .flat_map(|line| &line.found)
        .map(|found| found.meaning.clone())
        .filter(is_skill)
        .collect();
    let in_field = |facts: &JobFacts| {
        wanted.likeness(&facts.title) >= 50 || facts.skills.intersection(&required).count() >= SKILLS_OF_THE_FIELD
    };
    let jobs = profile.jobs.iter().zip(&profile.facts).filter(|(_, facts)| in_field(facts));
    let jobs: Vec<Entry> = jobs.map(|(job, _)| job.clone()).collect();
    profile.timeline.months_covered(&jobs)
}

/// Years in the field against years asked; more never hurts.
pub(super) fn years(advert: &Advert, profile: &Profile) -> Option<Answer> {
    let (years, line) = years_demanded(advert)?;
    Some(years_answer(line, years, months_in_field(advert, profile)))
}

fn years_answer(line: &Line, years: u32, months: u32) -> Answer {
    let credit = (u64::from(months) * ONE / (u64::from(years) * 12)).min(ONE);
    Answer { text: quote(&line.text), credit, found: None }
}

/// The other required lines that ask for years and for no skill: shown, and not counted.
pub(super) fn other_years(advert: &Advert, profile: &Profile) -> Vec<Answer> {
    let months = months_in_field(advert, profile);
    let lines = advert.of(Kind::Required).filter(|line| names_no_skill(line));
    let asked = lines.filter_map(|line| Some(years_answer(line, years_asked(&line.tokens)?, months)));
    asked.collect()
}

/// The other required lines that ask for a degree alone: shown, and not counted.
pub(super) fn other_degrees(advert: &Advert, profile: &Profile) -> Vec<Answer> {
    let lines = advert.of(Kind::Required).filter(|line| names_no_skill(line) && years_asked(&line.tokens).is_none());
    let answer = |line: &Line| {
        let credit = per_cent(degree_credit(lowest_degree(line)?, profile));
        Some(Answer { text: quote(&line.text), credit, found: None })
    };
    lines.filter_map(answer).collect()
}

/// Whether no ask of the line but for a degree has a place among the required ones.
fn names_no_skill(line: &Line) -> bool {
    line.found.iter().all(|found| matches!(found.meaning, Meaning::Degree(_)))
}

/// The likest title: full for a current one, four fifths for a past one.
pub(super) fn title(advert: &Advert, profile: &Profile) -> Option<Answer> {
    let wanted = Title::new(&advert.title);
    if wanted.family.is_none() && terms(&advert.title).is_empty() {
        return None;
    }
    let latest = profile.timeline.latest_first(&profile.jobs).first().copied();
    let any_goes_on = profile.jobs.iter().any(goes_on);
    let likeness = |job: &Entry, facts: &JobFacts| {
        let share = if is_current(job, latest, any_goes_on) { 10 } else { 8 };
        per_cent(wanted.likeness(&facts.title)) * share / 10
    };
    let jobs = profile.jobs.iter().zip(&profile.facts);
    let best = jobs.map(|(job, facts)| (likeness(job, facts), job)).max_by_key(|(credit, _)| *credit);
    let (credit, job) = best.filter(|(credit, _)| *credit > 0).map_or((0, None), |(credit, job)| (credit, Some(job)));
    let found = job.map(|job| Evidence {
        field: Some(format!("{}.position", job.path)),
        text: quote(&job.title),
        ..Evidence::default()
    });
    Some(Answer { text: quote(&advert.title), credit, found })
}

/// The level of degree that the required lines demand, against the highest one held.
pub(super) fn education(advert: &Advert, profile: &Profile) -> Option<Answer> {
    let lines = advert.of(Kind::Required);
    let demanded = lines.filter_map(|line| Some((lowest_degree(line)?, line)));
    let (asked, line) = demanded.max_by_key(|(level, _)| *level)?;
    let stands_for = takes_work_for_degree(line);
    let years = years_demanded(advert).map_or(0, |(years, _)| years) + YEARS_FOR_A_DEGREE;
    let by_work = stands_for && months_in_field(advert, profile) >= years * 12;
    let credit = if by_work { 100 } else { degree_credit(asked, profile) };
    Some(Answer { text: quote(&line.text), credit: per_cent(credit), found: None })
}

/// `Bachelor's or Master's` asks for the lower.
fn lowest_degree(line: &Line) -> Option<u8> {
    let level = |meaning: &Meaning| if let Meaning::Degree(level) = meaning { Some(*level) } else { None };
    line.found.iter().filter_map(|found| level(&found.meaning)).min()
}

/// Level met 100, one level lower 50, else 0. Study that goes on counts one level lower.
pub(super) fn degree_credit(asked: u8, profile: &Profile) -> u8 {
    let held = profile.resume.education.iter().filter_map(|school| {
        let level = degree_level(&school.degree)?;
        let goes_on = school.graduation_year.trim().parse::<i32>().is_ok_and(|year| year > profile.timeline.year);
        Some(level - u8::from(goes_on))
    });
    match held.max() {
        Some(held) if held >= asked => 100,
        Some(held) if held + 1 == asked => 50,
        _ => 0,
    }
}

/// The level of a degree as a resume writes it, 1 to 5: of phrases within longer ones, the longer one counts, so that
/// "Grado Superior" is no "Grado".
fn degree_level(degree: &str) -> Option<u8> {
    let own = terms(degree);
    let phrases = JOB.degrees.iter().flat_map(|degree| {
        degree.asked.iter().chain(&degree.held).map(|Phrase(words)| (degree.level, words.as_slice()))
    });
    let named = phrases.filter(|(_, words)| !words.is_empty()).flat_map(|(level, words)| {
        let places = own.windows(words.len()).enumerate().filter(move |(_, window)| *window == words);
        places.map(move |(at, _)| (level, at..at + words.len()))
    });
    let named: Vec<(u8, Range<usize>)> = named.collect();
    let is_within = |one: &Range<usize>, other: &Range<usize>| {
        other.len() > one.len() && other.start <= one.start && one.end <= other.end
    };
    let whole = named.iter().filter(|(_, one)| !named.iter().any(|(_, other)| is_within(one, other)));
    whole.map(|(level, _)| *level).max()
}

/// Remote, same city or region full; same country seven tenths; another a fifth; `None` when a place is not known.
pub(super) fn place(advert: &Advert, profile: &Profile) -> Option<Answer> {
    let answer = |credit| Answer { text: quote(&advert.place), credit: per_cent(credit), found: None };
    let wanted = terms(&advert.place);
    let remote = |text: &[String]| holds_any(text, &JOB.remote) && !holds_any(text, &JOB.not_remote);
    if remote(&wanted) || remote(&terms(&advert.title)) {
        let text = if advert.place.is_empty() { &advert.title } else { &advert.place };
        return Some(Answer { text: quote(text), ..answer(100) });
    }
    let own = profile.resume.location.as_deref().filter(|place| !compact(place).is_empty())?;
    if wanted.is_empty() {
        return None;
    }
    let parts = |place: &str| -> BTreeSet<String> {
        let parts = place.split([',', '/', '(', ')', '|']).map(|part| fold(part.trim()));
        parts.filter(|part| !part.is_empty() && country(part).is_none()).collect()
    };
    let found = Evidence { field: Some("location".into()), text: quote(own), ..Evidence::default() };
    let same = !parts(own).is_disjoint(&parts(&advert.place));
    let credit = match (country_of(own), country_of(&advert.place)) {
        _ if same => 100,
        (Some(own), Some(wanted)) if own == wanted => 70,
        (Some(_), Some(_)) => 20,
        _ => return None,
    };
    Some(Answer { found: Some(found), ..answer(credit) })
}

/// The country that the last known part of a place names.
fn country_of(place: &str) -> Option<&'static str> {
    place.rsplit([',', '/', '(', ')', '|']).find_map(|part| country(part.trim()))
}

fn country(name: &str) -> Option<&'static str> {
    COUNTRIES.get(&terms(name)).copied()
}

/// Countries by all their names.
static COUNTRIES: LazyLock<HashMap<Vec<String>, &'static str>> = LazyLock::new(|| {
    let named = JOB.countries.iter().flat_map(|(name, others)| {
        let others = others.iter().map(|Phrase(other)| other.clone());
        others.chain([terms(name)]).map(|terms| (terms, name.as_str()))
    });
    named.collect()
});

/// Steps of seniority apart: none full, one above eight tenths, one below half, else nothing.
pub(super) fn seniority(advert: &Advert, profile: &Profile) -> Option<Answer> {
    let named = step(&advert.title).map(|step| (step, quote(&advert.title)));
    let by_years = years_demanded(advert).map(|(years, line)| (step_of_months(years * 12), quote(&line.text)));
    let by_level = advert.level.map(|level| (step_of_level(level), level.name().to_owned()));
    let (wanted, text) = named.or(by_years).or(by_level)?;
    let latest = profile.timeline.latest_first(&profile.jobs).first().copied();
    let any_goes_on = profile.jobs.iter().any(goes_on);
    let current = profile.jobs.iter().filter(|job| is_current(job, latest, any_goes_on));
    let own = current.filter_map(|job| step(&job.title)).max();
    let own = own.unwrap_or_else(|| step_of_months(profile.timeline.months_covered(&profile.jobs)));
    let credit = match i16::from(own) - i16::from(wanted) {
        0 => 100,
        1 => 80,
        -1 => 50,
        _ => 0,
    };
    Some(Answer { text, credit: per_cent(credit), found: None })
}

fn step_of_level(level: ExperienceLevel) -> u8 {
    match level {
        ExperienceLevel::Entry => 0,
        ExperienceLevel::Mid => 1,
        ExperienceLevel::Senior => 2,
        ExperienceLevel::Executive => 3,
    }
}

/// Below two years entry, below six mid, else senior.
fn step_of_months(months: u32) -> u8 {
    match months {
        0..24 => 0,
        24..72 => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_read_in_figures_words_and_ranges() {
        let cases = [
            ("5+ years of Python", Some(5)),
            ("3-5 years", Some(3)),
            ("3 to 5 years of experience", Some(3)),
            ("At least three years in sales", Some(3)),
            ("mindestens 4 Jahre Erfahrung", Some(4)),
            ("in business for 120 years", None),
            ("over the years", None),
            ("You must be 18 years old", None),
            ("Al menos 3 años de experiencia en contabilidad", Some(3)),
            ("Experiencia mínima de dos años", Some(2)),
            ("De 3 a 5 años de experiencia", Some(3)),
            ("Mayor de 18 años", None),
            ("Expérience de 2 à 3 ans minimum", Some(2)),
            ("Deux années d'expérience", Some(2)),
            ("Almeno 2 anni di esperienza", Some(2)),
            ("Pelo menos três anos de experiência", Some(3)),
            ("Minimaal 2 jaar ervaring", Some(2)),
            ("Mehr als ein Jahr Berufserfahrung", Some(1)),
        ];
        for (line, expected) in cases {
            assert_eq!(years_asked(&super::super::tokens::tokens(line)), expected, "{line}");
        }
    }

    #[test]
    fn degrees_have_levels() {
        for (degree, level) in [("BSc", 3), ("Bachelor of Arts", 3), ("M.A.", 4), ("PhD", 5), ("Master of Science", 4)]
        {
            assert_eq!(degree_level(degree), Some(level), "{degree}");
        }
        for (degree, level) in [
            ("Grado Superior en Administración y Finanzas", 2),
            ("FP Grado Superior", 2),
            ("Técnico Superior en Desarrollo de Aplicaciones Web", 2),
            ("CFGM Cuidados Auxiliares de Enfermería", 1),
            ("Grado en Enfermería", 3),
            ("CAP Cuisine", 1),
            ("Bac Pro Commerce", 1),
            ("BTS Comptabilité", 2),
            ("Licence professionnelle", 3),
            ("Gesellenbrief Tischler", 1),
            ("Kauffrau für Büromanagement (IHK)", 1),
            ("Meisterbrief Elektrotechnik", 3),
            ("Staatlich geprüfte Technikerin", 3),
            ("Bilanzbuchhalter (IHK)", 3),
            ("Associate degree", 2),
        ] {
            assert_eq!(degree_level(degree), Some(level), "{degree}");
        }
        assert_eq!(degree_level("Certificate"), None);
    }

    #[test]
    fn countries_are_known_by_several_names() {
        assert_eq!(country_of("Leeds, England"), country_of("London, UK"));
        assert_eq!(country_of("Berlin"), None);
    }
}
