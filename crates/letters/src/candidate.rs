//! What may be said of the candidate, taken from the resume.

use crate::evidence::Statement;
use crate::phrase::{is_plain, skill, stands_in, tidy, uncapitalised, without_shouting, word_count};
use crate::{Request, name_of};
use vitae_ats::{Advertisement, Common, Profile};
use vitae_model::ParsedResume;
use vitae_model::dates::{self, End};

/// Most words of a title or an employer inside a sentence.
const SHORT_WORDS: usize = 7;
/// Fewest months that are counted as years.
const TWO_YEARS: u32 = 24;

/// The candidate.
#[derive(Debug, Default)]
pub(crate) struct Candidate {
    /// The name; may be empty.
    pub name: String,
    /// Whether there is a resume at all.
    pub has_resume: bool,
    /// The job held now, or the latest one.
    pub job: Option<Held>,
    /// Whole years in jobs of this kind, from two on.
    pub years: Option<u32>,
    /// Whether one of those jobs is of this kind.
    pub is_of_field: bool,
    /// What was done, what answers the advertisement best first.
    pub deeds: Vec<Deed>,
    /// Skills that the advertisement names too, ready for a sentence, with their fields.
    pub skills: Vec<(String, String)>,
    /// Certificates that the advertisement speaks of first.
    pub certificates: Vec<(String, String)>,
    /// Spoken languages that the advertisement names.
    pub languages: Vec<(String, String)>,
    /// The latest degree with its school.
    pub degree: Option<(String, String)>,
}

/// A job held.
#[derive(Debug, Clone)]
pub(crate) struct Held {
    /// Its place in the resume.
    pub index: usize,
    /// The title, ready for a sentence.
    pub title: String,
    /// The employer; may be empty.
    pub company: String,
    /// Whether it goes on.
    pub is_current: bool,
}

/// Something done.
#[derive(Debug, Clone)]
pub(crate) struct Deed {
    /// As the resume writes it.
    pub line: String,
    /// What, ready for a sentence.
    pub statement: Statement,
    /// The job in which it was done.
    pub job: Option<Held>,
    /// The project in which it was done.
    pub project: Option<String>,
    /// The field it stands in.
    pub field: String,
    /// What it shows of what is asked, ready for a sentence.
    pub asked: Vec<String>,
    /// Whether the line says something to this advertisement.
    pub answers: bool,
}

impl Candidate {
    /// Collects what the resume says to the advertisement.
    pub fn new(request: &Request, profile: Option<&Profile>, advertisement: &Advertisement, text: &str) -> Self {
        let name = name_of(request);
        let (Some(resume), Some(profile)) = (request.resume, profile) else { return Self { name, ..Self::default() } };
        let common = advertisement.in_common(profile);
        let speaks_alike =
            profile.written_in().is_none_or(|language| language == advertisement.language.unwrap_or("English"));
        let job = latest(resume, &common);
        Self {
            name,
            has_resume: true,
            years: (common.months_in_field >= TWO_YEARS).then_some(common.months_in_field / 12),
            is_of_field: !common.like_jobs.is_empty(),
            deeds: if speaks_alike { deeds(resume, &common, text, reading(advertisement)) } else { Vec::new() },
            skills: skills(&common, text),
            certificates: certificates(resume, text),
            languages: languages(resume, text),
            degree: degree(resume, request.as_of.year()).filter(|_| job.is_none() || asks_for_study(text)),
            job,
        }
    }
}

/// The running job of this kind, else the latest job of this kind, else the first of the resume.
fn latest(resume: &ParsedResume, common: &Common) -> Option<Held> {
    let held = |index: usize| held(resume, index);
    common.like_jobs.iter().find_map(|index| held(*index)).or_else(|| held(0))
}

fn held(resume: &ParsedResume, index: usize) -> Option<Held> {
    let job = resume.experience.get(index)?;
    let title = usable(&job.position)?;
    let company = usable(&job.company).unwrap_or_default();
    Some(Held { index, title, company, is_current: goes_on(&job.duration) })
}

fn goes_on(duration: &str) -> bool {
    dates::parse(duration).is_some_and(|span| span.end == Some(End::Present))
}

fn usable(text: &str) -> Option<String> {
    let main = text.split(['(', '|', ',']).next().unwrap_or_default().trim();
    let abbreviated = main.ends_with('.') && main.rsplit(' ').next().is_some_and(|last| last.chars().count() <= 5);
    let text = without_shouting(&tidy(main)) + if abbreviated { "." } else { "" };
    let fits = (1..=SHORT_WORDS).contains(&word_count(&text)) && is_plain(&text);
    fits.then_some(text)
}

/// How a line becomes a statement: English ones in the first person, others as they stand.
fn reading(advertisement: &Advertisement) -> fn(&str) -> Option<Statement> {
    if advertisement.language.is_none_or(|language| language == "English") {
        Statement::read
    } else {
        Statement::quoted
    }
}

fn deeds(resume: &ParsedResume, common: &Common, text: &str, read: fn(&str) -> Option<Statement>) -> Vec<Deed> {
    let deeds = common.lines.iter().filter_map(|line| {
        let (list, index) = entry(&line.field)?;
        let project =
            resume.projects.get(index).filter(|_| list == "projects").and_then(|project| usable(&project.name));
        Some(Deed {
            statement: read(&line.text)?,
            line: tidy(&line.text),
            job: (list == "experience").then(|| held(resume, index)).flatten(),
            project,
            field: line.field.clone(),
            asked: line.asked.iter().filter(|asked| is_plain(asked)).map(|asked| skill(asked, text)).collect(),
            answers: line.weight > 0,
        })
    });
    deeds.filter(|deed| deed.job.is_some() || deed.project.is_some()).collect()
}

/// The list and the place in it: `experience[2].description` is `("experience", 2)`.
fn entry(field: &str) -> Option<(&str, usize)> {
    let (list, rest) = field.split_once('[')?;
    Some((list, rest.split(']').next()?.parse().ok()?))
}

fn skills(common: &Common, text: &str) -> Vec<(String, String)> {
    let plain = common.skills.iter().filter(|skill| is_plain(&skill.name));
    plain.map(|shared| (skill(&shared.name, text), format!("skills[{}]", shared.index))).collect()
}

/// Certificates of which the advertisement names a word that is theirs alone.
fn certificates(resume: &ParsedResume, text: &str) -> Vec<(String, String)> {
    let small = text.to_lowercase();
    let is_named = |name: &str| {
        let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| is_telling(word));
        words.map(str::to_lowercase).any(|word| stands_in(&small, &word))
    };
    let all = resume.certifications.iter().enumerate().filter(|(_, certificate)| is_named(&certificate.name));
    all.filter_map(|(n, certificate)| Some((usable(&certificate.name)?, format!("certifications[{n}].name")))).collect()
}

/// Whether a word of a certificate's name says which one it is.
fn is_telling(word: &str) -> bool {
    let is_common = matches!(
        word.to_lowercase().as_str(),
        "certified"
            | "certificate"
            | "certification"
            | "licence"
            | "license"
            | "level"
            | "award"
            | "course"
            | "with"
            | "professional"
            | "registration"
            | "training"
            | "diploma"
    );
    word.chars().count() >= 3 && !is_common
}

fn languages(resume: &ParsedResume, text: &str) -> Vec<(String, String)> {
    let named = resume.languages.iter().enumerate().filter(|(_, language)| stands_in(text, language.name.trim()));
    let said =
        named.filter(|(_, language)| is_plain(&language.name) && is_plain(&language.level)).map(|(n, language)| {
            let level = language.level.trim();
            let words = if level.is_empty() {
                language.name.clone()
            } else {
                format!("{} ({})", language.name.trim(), uncapitalised(level))
            };
            (words, format!("languages[{n}]"))
        });
    said.collect()
}

fn asks_for_study(text: &str) -> bool {
    const STUDY: [&str; 8] =
        ["degree", "bachelor", "bachelor's", "master's", "phd", "university", "graduate", "diploma"];
    let small = text.to_lowercase();
    STUDY.iter().any(|word| stands_in(&small, word))
}

fn degree(resume: &ParsedResume, year: i32) -> Option<(String, String)> {
    resume.education.iter().enumerate().find_map(|(n, school)| {
        let is_over = school.graduation_year.trim().parse::<i32>().is_ok_and(|end| end < year);
        let (degree, institution) = (usable(&school.degree)?, usable(&school.institution)?);
        let degree = match usable(&school.field) {
            Some(field) if !stands_in(&degree, &field) => format!("{degree} in {field}"),
            _ => degree,
        };
        is_over.then(|| (format!("{degree} ({institution})"), format!("education[{n}]")))
    })
}
