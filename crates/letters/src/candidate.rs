//! What may be said of the candidate, taken from the resume.

use crate::evidence::Statement;
use crate::phrase::{is_plain, skill, stands_in, tidy, uncapitalised, without_shouting, word_count};
use crate::{Length, Request, name_of};
use vitae_ats::{Advertisement, Common, Profile};
use vitae_model::ParsedResume;
use vitae_model::dates::{self, End, Point};

/// Most words of a title or a skill inside a sentence.
const SHORT_WORDS: usize = 7;
/// Most words of an employer's name: `The Royal Society for the Protection of Birds`, and a town.
const COMPANY_WORDS: usize = 10;
/// Fewest months that are counted as years.
const TWO_YEARS: u32 = 24;

/// What the candidate answers.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asked<'a> {
    /// The advertisement.
    pub advertisement: &'a Advertisement,
    /// Its text.
    pub text: &'a str,
    /// Whether the letter is written in German.
    pub is_german: bool,
}

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
    /// The jobs that make up those years, by their place in the resume.
    pub years_from: Vec<usize>,
    /// Whether one of those jobs is of this kind.
    pub is_of_field: bool,
    /// Whether one of them has the advertised title: an electrician's years are not a welder's.
    pub has_same_job: bool,
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
    /// The title, ready for a sentence; may be empty when the employer is named.
    pub title: String,
    /// The employer; may be empty.
    pub company: String,
    /// Whether it goes on.
    pub is_current: bool,
    /// Its place among all jobs, the latest first.
    pub rank: usize,
    /// Whether the resume says when it was.
    pub is_dated: bool,
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
    pub fn new(request: &Request, resume: Option<&ParsedResume>, profile: Option<&Profile>, asked: &Asked) -> Self {
        let text = asked.text;
        let name = name_of(request);
        let (Some(resume), Some(profile)) = (resume, profile) else { return Self { name, ..Self::default() } };
        let common = asked.advertisement.in_common(profile);
        let of_letter = if asked.is_german { "German" } else { "English" };
        let speaks_alike = profile.written_in().is_none_or(|language| language == of_letter);
        let tells_degree = asks_for_study(text) || request.length == Length::Long;
        let job = latest(resume, &common);
        Self {
            name,
            has_resume: true,
            years: Some(sure_months(resume, &common)).filter(|months| *months >= TWO_YEARS).map(|months| months / 12),
            years_from: common.like_jobs.clone(),
            is_of_field: !common.like_jobs.is_empty(),
            has_same_job: common.has_same_job,
            deeds: if speaks_alike { deeds(request, resume, &common, asked) } else { Vec::new() },
            skills: skills(&common, request, text),
            certificates: certificates(resume, text),
            languages: languages(resume, text),
            degree: degree(resume, request.as_of.year()).filter(|_| job.is_none() || tells_degree),
            job,
        }
    }
}

/// The months in jobs of this kind that the resume surely says: one that began in 2016 may have begun in its December.
fn sure_months(resume: &ParsedResume, common: &Common) -> u32 {
    let is_vague = |index: &usize| {
        dates::parse(&resume.experience[*index].duration)
            .and_then(|span| span.start)
            .is_some_and(|start| start.month.is_none())
    };
    common.months_in_field.saturating_sub(if common.like_jobs.iter().any(is_vague) { 12 } else { 0 })
}

/// The latest job of this kind, else the latest job of all.
fn latest(resume: &ParsedResume, common: &Common) -> Option<Held> {
    let named = |held: &Held| !held.title.is_empty();
    let all = || by_date(resume).into_iter().filter_map(|index| held(resume, index)).filter(named);
    all().find(|job| common.like_jobs.contains(&job.index)).or_else(|| all().next())
}

/// The jobs by their place in the resume, the latest first; jobs without dates keep the resume's order, after the others.
fn by_date(resume: &ParsedResume) -> Vec<usize> {
    let point = |point: Point| (point.year, point.month.unwrap_or(12));
    let key = |index: &usize| {
        let span = dates::parse(&resume.experience[*index].duration);
        let end = span.map(|span| match span.end {
            Some(End::Present) => (i32::MAX, 0),
            _ => span.last().map_or((0, 0), point),
        });
        let start = span.and_then(|span| span.start).map_or((0, 0), point);
        std::cmp::Reverse((end, start))
    };
    let mut all: Vec<usize> = (0..resume.experience.len()).collect();
    all.sort_by_key(key);
    all
}

fn held(resume: &ParsedResume, index: usize) -> Option<Held> {
    let job = resume.experience.get(index)?;
    let (title, company) =
        (usable(&job.position).unwrap_or_default(), usable_of(&job.company, COMPANY_WORDS).unwrap_or_default());
    let rank = by_date(resume).iter().position(|other| *other == index)?;
    let is_dated = dates::parse(&job.duration).is_some();
    let is_named = !(title.is_empty() && company.is_empty());
    is_named.then(|| Held { index, title, company, is_current: goes_on(&job.duration), rank, is_dated })
}

fn goes_on(duration: &str) -> bool {
    dates::parse(duration).is_some_and(|span| span.end == Some(End::Present))
}

fn usable(text: &str) -> Option<String> {
    usable_of(text, SHORT_WORDS)
}

fn usable_of(text: &str, most_words: usize) -> Option<String> {
    let main = text.split(['(', '|', ',']).next().unwrap_or_default().trim();
    let abbreviated = main.ends_with('.') && main.rsplit(' ').next().is_some_and(|last| last.chars().count() <= 5);
    let text = without_shouting(&tidy(main)) + if abbreviated { "." } else { "" };
    let fits = (1..=most_words).contains(&word_count(&text)) && is_plain(&text);
    fits.then_some(text)
}

/// The lines of jobs and projects as statements: English ones in the first person, German ones as they stand.
fn deeds(request: &Request, resume: &ParsedResume, common: &Common, asked: &Asked) -> Vec<Deed> {
    let read = if asked.is_german { Statement::quoted } else { Statement::read };
    let text = asked.text;
    let typed_from = request.resume.map_or(0, |resume| resume.experience.len());
    let small = text.to_lowercase();
    let is_named = |asked: &&String| is_plain(asked) && stands_in(&small, &asked.to_lowercase());
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
            asked: line.asked.iter().filter(is_named).map(|asked| skill(asked, text)).collect(),
            answers: line.weight > 0 || (list == "experience" && index >= typed_from),
        })
    });
    deeds.filter(|deed| deed.field.starts_with("experience") || deed.project.is_some()).collect()
}

/// The list and the place in it: `experience[2].description` is `("experience", 2)`.
fn entry(field: &str) -> Option<(&str, usize)> {
    let (list, rest) = field.split_once('[')?;
    Some((list, rest.split(']').next()?.parse().ok()?))
}

/// The skills that the advertisement names, and those that the candidate typed for this letter.
fn skills(common: &Common, request: &Request, text: &str) -> Vec<(String, String)> {
    let shared = common.skills.iter().map(|shared| shared.name.as_str());
    let typed = request.typed.skills().filter(|typed| word_count(typed) <= SHORT_WORDS);
    let mut names: Vec<&str> = Vec::new();
    for name in shared.chain(typed).filter(|name| is_plain(name)) {
        if !names.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            names.push(name);
        }
    }
    let field = |name: &str| {
        let listed = common.skills.iter().find(|shared| shared.name == name);
        listed.map_or_else(|| "skills".to_owned(), |shared| format!("skills[{}]", shared.index))
    };
    names.into_iter().map(|name| (skill(name, text), field(name))).collect()
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
            let words = if level.is_empty() || level.contains(',') || word_count(level) > 3 {
                language.name.trim().to_owned()
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
