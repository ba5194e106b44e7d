//! What may be said of the candidate, taken from the resume.

use crate::abilities;
use crate::evidence::Statement;
use crate::language::{is_foreign, is_known_tongue, other_language};
use crate::names;
use crate::persons::is_person;
use crate::phrase::{is_plain, skill, stands_in, tidy, without_shouting, word_count};
use crate::{Length, Request, name_of};
use vitae_ats::{Advertisement, Common, Profile};
use vitae_model::ParsedResume;
use vitae_model::dates::{self, DateSpan, End, Point};

/// Most words of a title or a skill inside a sentence.
pub(crate) const SHORT_WORDS: usize = 7;
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

impl Asked<'_> {
    /// Whether the advertisement is written in a language of letters, so that what it names can stand in one.
    fn is_readable(&self) -> bool {
        other_language(self.advertisement, self.text).is_none()
    }

    /// Whether the advertisement uses a name itself, so that it can stand in the letter.
    fn names(&self, name: &str) -> bool {
        self.is_readable() && stands_in(&self.text.to_lowercase(), &name.to_lowercase())
    }
}

/// The candidate.
#[derive(Debug, Default)]
pub(crate) struct Candidate {
    /// The name; may be empty.
    pub name: String,
    /// Whether there is a resume at all.
    pub has_resume: bool,
    /// The job to speak of: the latest one of this kind, else the latest of all.
    pub job: Option<Held>,
    /// The job held now, when that is another one.
    pub current: Option<Held>,
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
    /// The highest degree with its school.
    pub degree: Option<(String, String)>,
}

/// A job held.
#[derive(Debug, Clone)]
pub(crate) struct Held {
    /// Its place in the resume.
    pub index: usize,
    /// The title, ready for a sentence; may be empty when the employer is named, as that of a resume in a language which
    /// the letter is not written in.
    pub title: String,
    /// The employer; may be empty.
    pub company: String,
    /// Whether it goes on.
    pub is_current: bool,
    /// Its place among all jobs, the latest first.
    pub rank: usize,
    /// Whether the resume says when it was.
    pub is_dated: bool,
    /// When it was.
    span: Option<DateSpan>,
}

impl Held {
    /// Whether it surely was over when another job began.
    pub fn was_before(&self, other: &Self) -> bool {
        let end = self.span.filter(|_| !self.is_current).and_then(|span| span.last());
        let (Some(end), Some(start)) = (end, other.span.and_then(|span| span.start)) else { return false };
        let month = |point: Point| point.month.unwrap_or_default();
        let are_exact = end.month.is_some() && start.month.is_some();
        end.year < start.year || (end.year == start.year && (!are_exact || month(end) <= month(start)))
    }
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
        let is_readable = profile.written_in().is_none_or(is_known_tongue);
        let tells_degree = is_readable && (asks_for_study(text) || request.length == Length::Long);
        let can_say = |(name, field): &(String, String)| is_readable || field == "skills" || asked.names(name);
        let jobs = Jobs { resume, is_readable };
        let job = jobs.latest(&common);
        Self {
            name,
            has_resume: true,
            years: Some(sure_months(resume, &common)).filter(|months| *months >= TWO_YEARS).map(|months| months / 12),
            years_from: common.like_jobs.clone(),
            is_of_field: !common.like_jobs.is_empty(),
            has_same_job: common.has_same_job,
            deeds: if speaks_alike { deeds(request, &jobs, &common, asked) } else { Vec::new() },
            skills: abilities::skills(&common, request, &resume.skills, text).into_iter().filter(can_say).collect(),
            certificates: if is_readable { abilities::certificates(resume, text) } else { Vec::new() },
            languages: if is_readable && asked.is_readable() {
                abilities::languages(resume, text, asked.is_german)
            } else {
                Vec::new()
            },
            degree: abilities::degree(resume, request.as_of.year()).filter(|_| job.is_none() || tells_degree),
            current: job.as_ref().and_then(|job| jobs.current_besides(job)),
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

/// The jobs of a resume.
struct Jobs<'a> {
    resume: &'a ParsedResume,
    /// Whether its titles can stand in a letter.
    is_readable: bool,
}

impl Jobs<'_> {
    /// The latest job of this kind, else the latest job of all; those with a title come first.
    fn latest(&self, common: &Common) -> Option<Held> {
        let titled = || self.all().filter(|job| !job.title.is_empty());
        let like = titled().find(|job| common.like_jobs.contains(&job.index));
        like.or_else(|| titled().next()).or_else(|| self.all().next())
    }

    /// The job held now, when the one to speak of is over.
    fn current_besides(&self, job: &Held) -> Option<Held> {
        self.all().find(|other| other.is_current && !other.title.is_empty()).filter(|_| !job.is_current)
    }

    fn all(&self) -> impl Iterator<Item = Held> {
        by_date(self.resume).into_iter().filter_map(|index| self.held(index))
    }

    fn held(&self, index: usize) -> Option<Held> {
        let job = self.resume.experience.get(index)?;
        let title = usable(&job.position).filter(|title| self.is_readable && !is_foreign(title));
        let title = title.filter(|title| is_person(title) || !names::is_status(title)).unwrap_or_default();
        let company = names::employer(&job.company, job.location.as_deref()).unwrap_or_default();
        let rank = by_date(self.resume).iter().position(|other| *other == index)?;
        let span = dates::parse(&job.duration);
        let is_current = span.is_some_and(|span| span.end == Some(End::Present));
        let is_named = !(title.is_empty() && company.is_empty());
        is_named.then(|| Held { index, title, company, is_current, rank, is_dated: span.is_some(), span })
    }
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

/// A title, a skill or the like up to what only adds to it, when it can stand in a sentence.
pub(crate) fn usable(text: &str) -> Option<String> {
    let main = text.split(['(', '|', ',']).next().unwrap_or_default().trim();
    let text = without_shouting(&names::ended(main));
    let fits = (1..=SHORT_WORDS).contains(&word_count(&text)) && is_plain(&text);
    fits.then_some(text)
}

/// The lines of jobs and projects as statements: English ones in the first person, German ones as they stand.
fn deeds(request: &Request, jobs: &Jobs, common: &Common, asked: &Asked) -> Vec<Deed> {
    let resume = jobs.resume;
    let read = if asked.is_german { Statement::quoted } else { Statement::read };
    let text = asked.text;
    let typed_from = request.resume.map_or(0, |resume| resume.experience.len());
    let small = text.to_lowercase();
    let is_named = |asked: &&String| is_plain(asked) && stands_in(&small, &asked.to_lowercase());
    let deeds = common.lines.iter().filter_map(|line| {
        let (list, index) = entry(&line.field)?;
        let project =
            resume.projects.get(index).filter(|_| list == "projects").and_then(|project| usable(&project.name));
        let statement = read(&line.text)?;
        let title = resume.experience.get(index).filter(|_| list == "experience").map(|job| job.position.as_str());
        if title.is_some_and(|title| repeats(&statement, title)) {
            return None;
        }
        Some(Deed {
            statement,
            line: tidy(&line.text),
            job: (list == "experience").then(|| jobs.held(index)).flatten(),
            project,
            field: line.field.clone(),
            asked: line.asked.iter().filter(is_named).map(|asked| skill(asked, text)).collect(),
            answers: line.weight > 0 || (list == "experience" && index >= typed_from),
        })
    });
    deeds.filter(|deed| deed.field.starts_with("experience") || deed.project.is_some()).collect()
}

/// Whether a line only names the job: `Electrician for building services` below the title `Electrician`.
fn repeats(statement: &Statement, title: &str) -> bool {
    let (title, line) = (tidy(title).to_lowercase(), statement.text().to_lowercase());
    let begins = || line.strip_prefix(&title).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    matches!(statement, Statement::Includes(_)) && is_person(&title) && begins()
}

/// The list and the place in it: `experience[2].description` is `("experience", 2)`.
fn entry(field: &str) -> Option<(&str, usize)> {
    let (list, rest) = field.split_once('[')?;
    Some((list, rest.split(']').next()?.parse().ok()?))
}

fn asks_for_study(text: &str) -> bool {
    const STUDY: [&str; 8] =
        ["degree", "bachelor", "bachelor's", "master's", "phd", "university", "graduate", "diploma"];
    let small = text.to_lowercase();
    STUDY.iter().any(|word| stands_in(&small, word))
}
