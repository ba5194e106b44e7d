//! The fields that the owner should look at: what is empty where it should not be, and what is improbable.
//!
//! A field that is odd in a way that can be said is marked with the sentence; one of which the parser is not sure enough
//! ([`THRESHOLD`]) is marked without.

mod years;

use crate::prose;
use crate::recognise::{address, degree, place, role, school};
use crate::sections::wording;
use crate::value::Taken;
use crate::vocabulary;
use crate::words::fold;
use rustc_hash::FxHashMap as HashMap;
use vitae_model::check::is_email;
use vitae_model::dates;
use vitae_model::resume::ParsedResume;
use vitae_model::source::{Mark, MarkKind};
use years::Years;

/// Confidence below which a field is marked though nothing about it is odd; `docs/parser.md` says how it was chosen.
pub(crate) const THRESHOLD: f32 = 0.6;

/// The marks of a resume, in the order of its fields. The fields have their final confidence.
pub(crate) fn of(resume: &ParsedResume, taken: &[Taken]) -> Vec<Mark> {
    let confidence = taken.iter().map(|field| (field.source.path.as_str(), field.source.confidence)).collect();
    let mut marks = Marks { confidence, years: Years::of(resume), out: Vec::new() };
    marks.contact(resume);
    marks.jobs(resume);
    marks.schools(resume);
    marks.licences(resume);
    marks.awards(resume);
    marks.projects(resume);
    marks.skills(resume);
    marks.out
}

/// Marks while they are gathered.
struct Marks<'a> {
    confidence: HashMap<&'a str, f32>,
    years: Years,
    out: Vec<Mark>,
}

/// A sentence about a field.
type Reason = Option<&'static str>;

impl Marks<'_> {
    fn contact(&mut self, resume: &ParsedResume) {
        let name = &resume.name;
        self.field(
            "name",
            name,
            Some("No name was found."),
            is_no_name(name).then_some("This does not look like a person’s name."),
        );
        let email = &resume.email;
        self.field(
            "email",
            email,
            Some("No email address was found."),
            is_odd_email(email).then_some("This does not look like an email address."),
        );
        let phone = resume.phone.as_deref().unwrap_or_default();
        self.field("phone", phone, None, is_odd_phone(phone).then_some("This does not look like a phone number."));
        let place = resume.location.as_deref().unwrap_or_default();
        self.field("location", place, None, is_no_place(place).then_some("This does not look like a place."));
        let summary = resume.summary.as_deref().unwrap_or_default();
        self.field("summary", summary, None, holds_entry(summary).then_some("This may hold more than the summary."));
        for at in 0..resume.links.len() {
            self.field(&format!("links[{at}].url"), &resume.links[at].url, None, None);
        }
    }

    fn jobs(&mut self, resume: &ParsedResume) {
        let jobs = &resume.experience;
        let described = usual(jobs.iter().map(|job| &job.description));
        for (at, job) in jobs.iter().enumerate() {
            let path = |leaf: &str| format!("experience[{at}].{leaf}");
            let same = fold(&job.company) == fold(&job.position);
            let company = if same { Some("Employer and title are the same.") } else { odd_name(&job.company) };
            self.field(&path("company"), &job.company, Some("This job has no employer."), company);
            self.field(&path("position"), &job.position, Some("This job has no title."), odd_name(&job.position));
            let odd = self.years.odd(&job.duration);
            self.field(&path("duration"), &job.duration, Some("This job has no dates."), odd);
            let missing = described.then_some("This job has no description.");
            self.field(&path("description"), &job.description, missing, other_entry(&job.description));
        }
    }

    fn schools(&mut self, resume: &ParsedResume) {
        let schools = &resume.education;
        let fields = usual(schools.iter().map(|school| &school.field));
        let started = usual(schools.iter().map(|school| school.start_year.as_deref().unwrap_or_default()));
        for (at, own) in schools.iter().enumerate() {
            let path = |leaf: &str| format!("education[{at}].{leaf}");
            let school = odd_name(&own.institution)
                .or_else(|| (degree::is_degree(&own.institution)).then_some("This looks like a degree."));
            self.field(&path("institution"), &own.institution, Some("This entry has no school."), school);
            let odd = (school::school_score(&own.degree) >= 2.0).then_some("This looks like a school.");
            self.field(&path("degree"), &own.degree, Some("This entry has no degree."), odd_name(&own.degree).or(odd));
            let missing = fields.then_some("This entry has no field of study.");
            self.field(&path("field"), &own.field, missing, odd_name(&own.field));
            let start = own.start_year.as_deref().unwrap_or_default();
            let odd = years::backwards(start, &own.graduation_year).or_else(|| self.years.odd(&own.graduation_year));
            self.field(&path("graduationYear"), &own.graduation_year, Some("This entry has no graduation year."), odd);
            let missing = started.then_some("This entry has no start year.");
            let odd = self.years.odd(start);
            self.field(&path("startYear"), start, missing, odd);
        }
    }

    fn licences(&mut self, resume: &ParsedResume) {
        let licences = &resume.certifications;
        let issued = usual(licences.iter().map(|licence| &licence.issuer));
        let dated = usual(licences.iter().map(|licence| &licence.date));
        for (at, own) in licences.iter().enumerate() {
            let path = |leaf: &str| format!("certifications[{at}].{leaf}");
            self.field(&path("name"), &own.name, Some("This certificate has no name."), odd_name(&own.name));
            let missing = issued.then_some("This certificate has no issuer.");
            self.field(&path("issuer"), &own.issuer, missing, odd_name(&own.issuer));
            let odd = self.years.odd(&own.date);
            self.field(&path("date"), &own.date, dated.then_some("This certificate has no date."), odd);
            self.field(&path("url"), own.url.as_deref().unwrap_or_default(), None, None);
        }
    }

    fn awards(&mut self, resume: &ParsedResume) {
        let awards = &resume.achievements;
        let given = usual(awards.iter().map(|award| award.organization.as_deref().unwrap_or_default()));
        let dated = usual(awards.iter().map(|award| &award.date));
        for (at, own) in awards.iter().enumerate() {
            let path = |leaf: &str| format!("achievements[{at}].{leaf}");
            self.field(&path("title"), &own.title, Some("This award has no name."), odd_name(&own.title));
            let odd = self.years.odd(&own.date);
            self.field(&path("date"), &own.date, dated.then_some("This award has no date."), odd);
            self.field(&path("description"), &own.description, None, other_entry(&own.description));
            self.field(&path("position"), own.position.as_deref().unwrap_or_default(), None, None);
            let giver = own.organization.as_deref().unwrap_or_default();
            self.field(
                &path("organization"),
                giver,
                given.then_some("Who gave this award is missing."),
                odd_name(giver),
            );
            self.field(&path("url"), own.url.as_deref().unwrap_or_default(), None, None);
        }
    }

    fn projects(&mut self, resume: &ParsedResume) {
        let projects = &resume.projects;
        let dated = usual(projects.iter().map(|project| &project.duration));
        let described = usual(projects.iter().map(|project| &project.description));
        for (at, own) in projects.iter().enumerate() {
            let path = |leaf: &str| format!("projects[{at}].{leaf}");
            self.field(&path("name"), &own.name, Some("This project has no name."), odd_name(&own.name));
            let missing = described.then_some("This project has no description.");
            self.field(&path("description"), &own.description, missing, other_entry(&own.description));
            for (n, tool) in own.technologies.iter().enumerate() {
                self.field(&path(&format!("technologies[{n}]")), tool, None, odd_item(tool));
            }
            let odd = self.years.odd(&own.duration);
            self.field(&path("duration"), &own.duration, dated.then_some("This project has no dates."), odd);
            self.field(&path("url"), own.url.as_deref().unwrap_or_default(), None, None);
        }
    }

    fn skills(&mut self, resume: &ParsedResume) {
        for (at, skill) in resume.skills.iter().enumerate() {
            self.field(&format!("skills[{at}]"), skill, None, odd_item(skill));
        }
    }

    /// Marks a field that is empty and should not be, one that is odd, or one that the parser doubts.
    fn field(&mut self, path: &str, text: &str, missing: Reason, odd: Reason) {
        let (kind, reason) = match (text.trim().is_empty(), missing, odd) {
            (true, Some(reason), _) => (MarkKind::Missing, reason),
            (true, None, _) => return,
            (false, _, Some(reason)) => (MarkKind::Doubtful, reason),
            (false, _, None) if self.confidence.get(path).is_some_and(|sure| *sure < THRESHOLD) => {
                (MarkKind::Doubtful, "")
            }
            (false, ..) => return,
        };
        self.out.push(Mark { path: path.to_owned(), kind, reason: reason.to_owned() });
    }
}

/// Whether most of several entries have a field, three of four at least; of two, one.
fn usual<T: AsRef<str>>(texts: impl Iterator<Item = T>) -> bool {
    let (mut all, mut filled) = (0, 0);
    for text in texts {
        all += 1;
        filled += usize::from(!text.as_ref().trim().is_empty());
    }
    filled < all && (filled * 4 >= all * 3 || all == 2 && filled == 1)
}

/// Words of a name.
const NAME_WORDS: std::ops::RangeInclusive<usize> = 2..=6;
/// Score from which words are those of a title.
const TITLE: f32 = 1.0;

/// Whether a name is a job, a heading, a school, a degree or a place, or is shaped like none.
fn is_no_name(text: &str) -> bool {
    let folded = fold(text);
    let words = text.split_whitespace().count();
    text.contains(|c: char| c.is_ascii_digit() || "@/:".contains(c))
        || !NAME_WORDS.contains(&words)
        || text.starts_with(char::is_lowercase) && !text.contains(char::is_uppercase)
        || prose::small_words(text) > 3
        || wording::is_known(text)
        || vocabulary::DOCUMENT_TITLES.contains(folded.as_str())
        || role::title_score(without_suffix(text)) >= TITLE
        || school::school_score(text) >= 2.0
        || place::is_place(text)
}

/// A name without what tells a son from his father, which job titles have too.
fn without_suffix(name: &str) -> &str {
    match name.trim().rsplit_once(' ') {
        Some((rest, last)) if vocabulary::NAME_SUFFIXES.contains(fold(last).trim_end_matches('.')) => rest,
        _ => name,
    }
}

fn is_odd_email(text: &str) -> bool {
    !text.is_empty()
        && (!is_email(text) || !text.is_ascii() || text.rsplit('.').next().is_some_and(|end| end.len() > 6))
}

/// Digits of a phone number with its country's code, at most (ITU-T E.164), and of a local one at least.
const DIGITS: std::ops::RangeInclusive<usize> = 7..=15;

fn is_odd_phone(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let parts =
        text.split(|c: char| !c.is_ascii_digit()).filter(|part| part.len() == 4 && year(part).is_some()).count();
    !text.is_empty() && (!DIGITS.contains(&digits) || letters > 3 || parts >= 2 || text.contains('/') && parts > 0)
}

/// The year that four digits say, between 1900 and 2099.
fn year(digits: &str) -> Option<i32> {
    digits.parse().ok().filter(|year| (1900..2100).contains(year))
}

fn is_no_place(text: &str) -> bool {
    !text.is_empty()
        && (role::title_score(text) >= TITLE
            || address::phone(text).is_some()
            || text.contains('@')
            || prose::mostly_small(text))
}

/// What is odd about the name of an employer, a title, a school, a certificate.
fn odd_name(text: &str) -> Reason {
    let dated = dates::find(text).iter().any(|(_, span)| span.is_range());
    if dated {
        return Some("This holds dates.");
    }
    if !address::emails(text).is_empty() || text.contains("://") || text.contains("www.") {
        return Some("This holds an address.");
    }
    let whole = wording::is_known(text) && text.split_whitespace().count() <= 3;
    if whole && crate::line::is_caps(text) {
        return Some("This looks like a heading.");
    }
    let unfinished =
        text.ends_with([',', '&', '–', '-', '(', '/', ':']) || text.matches('(').count() != text.matches(')').count();
    if unfinished {
        return Some("This looks cut off.");
    }
    let long = text.split_whitespace().count() > LONG;
    (long || prose::mostly_small(text) && prose::ends_sentence(text)).then_some("This is long for a name.")
}

/// Words above which a name is long.
const LONG: usize = 14;
/// Words above which a skill is.
const LONG_ITEM: usize = 6;

fn odd_item(text: &str) -> Reason {
    let words = text.split_whitespace().count();
    if words > LONG_ITEM || (words > 3 && prose::ends_sentence(text)) {
        return Some("This is long for a skill.");
    }
    if text.matches('(').count() != text.matches(')').count() {
        return Some("This looks cut off.");
    }
    dates::find(text).iter().any(|(_, span)| span.is_range()).then_some("This holds dates.")
}

/// Words up to which a line with a span of time reads as the head of an entry.
const HEAD: usize = 12;

fn other_entry(text: &str) -> Reason {
    holds_entry(text).then_some("This may hold another entry.")
}

/// Whether a line of a text looks like the head of an entry: short, with a span of time at its edge, or a known heading.
fn holds_entry(text: &str) -> bool {
    text.lines().any(|line| {
        let line = line.trim();
        let short = line.split_whitespace().count() <= HEAD && !prose::ends_sentence(line);
        let edge = |(range, span): &(std::ops::Range<usize>, dates::DateSpan)| {
            let before = line[..range.start].trim_matches(|c: char| !c.is_alphanumeric());
            let behind = line[range.end..].trim_matches(|c: char| !c.is_alphanumeric());
            span.is_range() && (before.is_empty() || behind.is_empty())
        };
        let headed = || crate::line::is_caps(line) && wording::is_known(line);
        short && (dates::find(line).iter().any(edge) || headed())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::resume::{Certification, Education, Experience};
    use vitae_model::source::FieldSource;

    fn job(company: &str, position: &str, duration: &str, description: &str) -> Experience {
        let [company, position, duration, description] = [company, position, duration, description].map(str::to_owned);
        Experience { company, position, duration, description, ..Experience::default() }
    }

    fn person() -> ParsedResume {
        ParsedResume { name: "Ada Byron".into(), email: "ada@example.org".into(), ..ParsedResume::default() }
    }

    fn told(resume: &ParsedResume) -> Vec<(String, MarkKind, String)> {
        of(resume, &[]).into_iter().map(|mark| (mark.path, mark.kind, mark.reason)).collect()
    }

    #[test]
    fn entries_are_marked_where_their_neighbours_have_more() {
        let jobs = vec![
            job("Blue Oak Ltd", "Cook", "2018 – 2020", "Ran the kitchen"),
            job("Red Oak Ltd", "Baker", "", "Ran the bakery"),
            job("Elm Ltd", "Waiter", "2014 – 2016", "Ran the floor"),
            job("", "Clerk", "2012 – 2014", ""),
        ];
        let marks = told(&ParsedResume { experience: jobs, ..person() });
        let want = [
            ("experience[1].duration", "This job has no dates."),
            ("experience[3].company", "This job has no employer."),
            ("experience[3].description", "This job has no description."),
        ];
        assert_eq!(marks, want.map(|(path, reason)| (path.to_owned(), MarkKind::Missing, reason.to_owned())));
    }

    #[test]
    fn what_no_entry_has_is_not_missing() {
        let licence = |name: &str| Certification { name: name.into(), ..Certification::default() };
        let certifications = vec![licence("Welder Level 2"), licence("First Aid")];
        assert_eq!(told(&ParsedResume { certifications, ..person() }), []);
    }

    #[test]
    fn required_fields_are_marked_when_they_were_not_found() {
        let school =
            Education { institution: "University of Hull".into(), degree: "BSc".into(), ..Education::default() };
        let resume = ParsedResume { education: vec![school], ..ParsedResume::default() };
        let paths: Vec<String> = told(&resume).into_iter().map(|(path, ..)| path).collect();
        assert_eq!(paths, ["name", "email", "education[0].graduationYear"]);
    }

    #[test]
    fn improbable_values_are_marked_with_a_reason() {
        let with = |path: &str, text: &str| -> ParsedResume {
            let mut resume = person();
            let text = text.to_owned();
            match path {
                "name" => resume.name = text,
                "email" => resume.email = text,
                "phone" => resume.phone = Some(text),
                "location" => resume.location = Some(text),
                "skills[0]" => resume.skills = vec![text],
                "experience[0].description" => resume.experience = vec![job("Oak Ltd", "Cook", "2018 – 2020", &text)],
                "experience[0].duration" => resume.experience = vec![job("Oak Ltd", "Cook", &text, "Ran it")],
                _ => resume.experience = vec![job(&text, "Cook", "2018 – 2020", "Ran it")],
            }
            resume
        };
        let no_name = Some("This does not look like a person’s name.");
        let no_phone = Some("This does not look like a phone number.");
        let cases = [
            ("name", "Ada Byron", None),
            ("name", "Ada de la Byron-King", None),
            ("name", "João Vasconcelos Junior", None),
            ("name", "Ada Byron Jr.", None),
            ("name", "Senior Software Engineer", no_name),
            ("name", "Software Engineer Junior", no_name),
            ("name", "Curriculum Vitae", no_name),
            ("name", "High School", no_name),
            ("name", "th", no_name),
            ("email", "ada@example.org", None),
            ("email", "ada@example.orgphone", Some("This does not look like an email address.")),
            ("phone", "+44 113 496 0142", None),
            ("phone", "123", no_phone),
            ("phone", "2015-2019 2021", no_phone),
            ("location", "Leeds, United Kingdom", None),
            ("location", "Senior Engineer", Some("This does not look like a place.")),
            ("skills[0]", "Rust", None),
            ("skills[0]", "I can weld and rivet with great care", Some("This is long for a skill.")),
            (
                "experience[0].description",
                "Ran it\nBuilt hulls from 2018 to 2020 for three yards in the north of the country and more",
                None,
            ),
            (
                "experience[0].description",
                "Ran it\nBaker, Red Oak Ltd, 2012 – 2014",
                Some("This may hold another entry."),
            ),
            ("experience[0].duration", "2020 – 2018", Some("The end is before the start.")),
            ("experience[0].duration", "1850 – 1853", Some("This year is very early.")),
            ("experience[0].company", "Cook", Some("Employer and title are the same.")),
            ("experience[0].company", "Oak Ltd,", Some("This looks cut off.")),
            ("experience[0].company", "Oak Ltd", None),
        ];
        for (path, text, want) in cases {
            let marks = told(&with(path, text));
            let found = marks.iter().find(|(marked, ..)| marked == path).map(|(.., reason)| reason.as_str());
            assert_eq!(found, want, "{path}: {text}");
        }
    }

    #[test]
    fn a_field_that_the_parser_doubts_is_marked_without_a_reason() {
        let resume = ParsedResume { skills: vec!["Rust".into(), "Go".into()], ..person() };
        let field = |path: &str, confidence: f32| {
            let source = FieldSource { path: path.into(), confidence, ..FieldSource::default() };
            Taken { source, from: Vec::new() }
        };
        let marks = of(&resume, &[field("skills[0]", THRESHOLD), field("skills[1]", THRESHOLD - 0.01)]);
        assert_eq!(marks, [Mark { path: "skills[1]".into(), kind: MarkKind::Doubtful, reason: String::new() }]);
    }
}
