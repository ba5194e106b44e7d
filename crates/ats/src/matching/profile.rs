//! What a resume shows: skills in use and listed, languages, and the lines they stand in.

use super::claims::claimed;
use super::concepts::{Found, Meaning, find, names};
use super::stems::stems;
use super::title::Title;
use super::tokens::{position, terms_of, tokens};
use super::words::JOB;
use crate::card::Evidence;
use crate::entry::{Entry, Timeline};
use crate::text::{holds, quote, terms};
use std::collections::{BTreeMap, BTreeSet};
use vitae_model::ParsedResume;
use vitae_model::resume::LanguageSkill;

/// Weight of the latest title's words in a search for jobs, against a skill that an entry shows.
const LATEST_TITLE: f32 = 3.0;
/// Weight of an earlier title's words.
const EARLIER_TITLE: f32 = 1.5;
/// Share of a title's weight that other titles of its family have.
const RELATIVE: f32 = 0.6;
/// Weight of a skill or licence that an entry shows.
const SHOWN: f32 = 1.0;
/// Weight of one that is only listed.
const LISTED: f32 = 0.6;

/// One line of the resume.
#[derive(Debug, Clone)]
pub(super) struct Passage {
    /// The field it stands in.
    pub field: String,
    /// As written.
    pub text: String,
    terms: Vec<String>,
    /// The stems of its words with content.
    pub stems: BTreeSet<String>,
    /// The phrases with a meaning that it claims for the person.
    pub found: Vec<Found>,
    /// Whether the line says of something that the person has not done it.
    pub is_denied: bool,
}

impl Passage {
    fn new(field: String, text: &str) -> Self {
        let tokens = tokens(text);
        let (found, is_denied) = claimed(&tokens, &find(&tokens));
        let terms = terms_of(&tokens);
        let stems = stems(&terms);
        Self { field, text: text.to_owned(), is_denied, terms, stems, found }
    }

    /// The passage as evidence.
    pub fn evidence(&self) -> Evidence {
        Evidence { field: Some(self.field.clone()), text: quote(&self.text), ..Evidence::default() }
    }

    /// Whether it speaks of what was learned: education and certificates.
    pub fn is_learned(&self) -> bool {
        self.field.starts_with("education[") || self.field.starts_with("certifications[")
    }

    /// Its terms.
    pub fn terms(&self) -> &[String] {
        &self.terms
    }
}

/// A resume prepared for being matched with any number of jobs.
#[derive(Debug)]
pub struct Profile {
    /// The resume itself.
    pub(super) resume: ParsedResume,
    /// Its jobs.
    pub(super) jobs: Vec<Entry>,
    /// What the jobs say, in the same order.
    pub(super) facts: Vec<JobFacts>,
    /// The day of judgement.
    pub(super) timeline: Timeline,
    /// Lines of jobs, projects, certificates and education.
    pub(super) in_use: Vec<Passage>,
    /// The skills and the lines of the summary.
    pub(super) in_lists: Vec<Passage>,
    shown: BTreeMap<Meaning, Evidence>,
    listed: BTreeMap<Meaning, Evidence>,
    learned: BTreeMap<Meaning, Evidence>,
    languages: BTreeMap<&'static str, (Option<u8>, Evidence)>,
    /// The language that the resume is written in, when its short words tell.
    pub(super) written_in: Option<&'static str>,
}

impl Profile {
    /// Prepares a resume; `as_of` is the day up to which running jobs count.
    pub fn new(resume: &ParsedResume, as_of: time::Date) -> Self {
        let in_use = entry_passages(resume);
        let listed = list_passages(resume);
        let spoken = language_passages(resume);
        let languages = languages(in_use.iter().chain(&listed).chain(&spoken));
        let jobs = Entry::jobs(resume, None);
        Self {
            resume: resume.clone(),
            facts: jobs.iter().map(|job| JobFacts::new(job, &in_use)).collect(),
            jobs,
            timeline: Timeline::new(as_of),
            shown: meanings(&in_use),
            listed: meanings(&listed),
            learned: meanings(in_use.iter().filter(|passage| passage.is_learned())),
            languages,
            written_in: written_in(&in_use, resume.summary.as_deref().unwrap_or_default()),
            in_use,
            in_lists: listed,
        }
    }

    /// What a search index should look for, each phrase with its weight, to find jobs that may match: the titles held,
    /// other titles of their families, and the skills, by every name they have.
    pub fn search_terms(&self) -> Vec<(String, f32)> {
        let mut weights = BTreeMap::new();
        let mut add = |phrase: String, weight: f32| {
            let known = weights.entry(phrase).or_insert(weight);
            *known = weight.max(*known);
        };
        let held = self.timeline.latest_first(&self.jobs);
        for (n, job) in held.into_iter().enumerate() {
            let title = Title::new(&job.title);
            let weight = if n == 0 { LATEST_TITLE } else { EARLIER_TITLE };
            add(title.phrase(), weight);
            title.relatives().for_each(|phrase| add(phrase, weight * RELATIVE));
        }
        for (meanings, weight) in [(&self.shown, SHOWN), (&self.listed, LISTED)] {
            for name in meanings.keys().flat_map(names) {
                add(name, weight);
            }
        }
        weights.into_iter().filter(|(phrase, _)| !phrase.is_empty()).collect()
    }

    /// The language that the resume is written in, by its English name, when its short words tell.
    pub fn written_in(&self) -> Option<&'static str> {
        self.written_in
    }

    /// Where a meaning is shown in an entry.
    pub(super) fn shows(&self, meaning: &Meaning) -> Option<&Evidence> {
        self.shown.get(meaning)
    }

    /// Where a meaning stands in the skills or the summary.
    pub(super) fn lists(&self, meaning: &Meaning) -> Option<&Evidence> {
        self.listed.get(meaning)
    }

    /// The skills of the list that the person does not deny.
    pub(super) fn skills(&self) -> impl Iterator<Item = &Passage> {
        self.in_lists.iter().filter(|passage| passage.field == "skills" && !passage.is_denied)
    }

    /// The first line of an entry that holds the words of a skill.
    pub(super) fn line_with(&self, skill: &Passage) -> Option<&Passage> {
        self.in_use.iter().find(|line| !line.is_denied && holds(line.terms(), skill.terms()))
    }

    /// Where a meaning stands in education or certificates.
    pub(super) fn has_learned(&self, meaning: &Meaning) -> Option<&Evidence> {
        self.learned.get(meaning)
    }

    /// The highest stated level of a language, and where; the level is `None` when only its name is stated.
    pub(super) fn language(&self, name: &str) -> Option<&(Option<u8>, Evidence)> {
        self.languages.get(name)
    }
}

/// What a job says about who held it.
#[derive(Debug)]
pub(super) struct JobFacts {
    /// Its title.
    pub title: Title,
    /// The skills that it shows.
    pub skills: BTreeSet<Meaning>,
}

impl JobFacts {
    fn new(job: &Entry, in_use: &[Passage]) -> Self {
        let own = |field: &str| field.strip_prefix(job.path.as_str()).is_some_and(|rest| rest.starts_with('.'));
        let passages = in_use.iter().filter(|passage| own(&passage.field));
        let skills = passages.flat_map(|passage| &passage.found).map(|found| found.meaning.clone());
        Self { title: Title::new(&job.title), skills: skills.collect() }
    }
}

fn entry_passages(resume: &ParsedResume) -> Vec<Passage> {
    let mut passages = Vec::new();
    let mut add = |field: String, text: &str| {
        passages.extend(text.lines().filter(|line| !line.trim().is_empty()).map(|l| Passage::new(field.clone(), l)));
    };
    for (n, job) in resume.experience.iter().enumerate() {
        add(format!("experience[{n}].position"), &job.position);
        add(format!("experience[{n}].description"), &job.description);
    }
    for (n, project) in resume.projects.iter().enumerate() {
        add(format!("projects[{n}].name"), &project.name);
        add(format!("projects[{n}].description"), &project.description);
        project.technologies.iter().for_each(|name| add(format!("projects[{n}].technologies"), name));
    }
    for (n, certificate) in resume.certifications.iter().enumerate() {
        add(format!("certifications[{n}].name"), &certificate.name);
    }
    for (n, school) in resume.education.iter().enumerate() {
        add(format!("education[{n}].degree"), &school.degree);
        add(format!("education[{n}].field"), &school.field);
    }
    passages
}

fn list_passages(resume: &ParsedResume) -> Vec<Passage> {
    let skills = resume.skills.iter().map(|skill| Passage::new("skills".into(), skill));
    let summary = resume.summary.iter().map(|summary| Passage::new("summary".into(), summary));
    skills.chain(summary).collect()
}

/// The languages that the resume lists, each with its level.
fn language_passages(resume: &ParsedResume) -> Vec<Passage> {
    let passage = |(n, language): (usize, &LanguageSkill)| {
        Passage::new(format!("languages[{n}].name"), &format!("{} {}", language.name.trim(), language.level.trim()))
    };
    resume.languages.iter().enumerate().map(passage).collect()
}

fn meanings<'p>(passages: impl IntoIterator<Item = &'p Passage>) -> BTreeMap<Meaning, Evidence> {
    let mut all = BTreeMap::new();
    for passage in passages {
        for found in &passage.found {
            all.entry(found.meaning.clone()).or_insert_with(|| passage.evidence());
        }
    }
    all
}

fn languages<'p>(passages: impl Iterator<Item = &'p Passage>) -> BTreeMap<&'static str, (Option<u8>, Evidence)> {
    let mut all: BTreeMap<&'static str, (Option<u8>, Evidence)> = BTreeMap::new();
    for passage in passages {
        let level = level_in(passage.terms());
        for found in &passage.found {
            if let Meaning::Language(name) = found.meaning {
                let best = all.entry(name).or_insert_with(|| (level, passage.evidence()));
                if level > best.0 {
                    *best = (level, passage.evidence());
                }
            }
        }
    }
    all
}

fn written_in(passages: &[Passage], summary: &str) -> Option<&'static str> {
    let summary = terms(summary);
    language_of(passages.iter().flat_map(Passage::terms).chain(&summary))
}

/// The language that the short words among the terms belong to; `None` when there are too few.
pub(super) fn language_of<'t>(all: impl Iterator<Item = &'t String> + Clone) -> Option<&'static str> {
    const ENOUGH: usize = 4;
    // How many of its words there must be, in hundredths of those of the next likely language.
    const AHEAD: usize = 115;
    let count = |words: &BTreeSet<String>| all.clone().filter(|term| words.contains(*term)).count();
    let mut counted: Vec<_> = JOB.written.iter().map(|(name, words)| (count(words), name.as_str())).collect();
    counted.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let next = counted.get(1).map_or(0, |(count, _)| *count);
    counted.first().filter(|(count, _)| *count >= ENOUGH && count * 100 > next * AHEAD).map(|(_, name)| *name)
}

/// The level of a language that a line names, 1 to 7.
pub(super) fn level_in(terms: &[String]) -> Option<u8> {
    JOB.levels.iter().filter(|(word, _)| position(terms, word).is_some()).map(|(_, level)| *level).max()
}
