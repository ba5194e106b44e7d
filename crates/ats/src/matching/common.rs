//! What a resume and an advertisement have in common: what a cover letter rests on.

use super::advert::{Advert, Kind, Line};
use super::concepts::{Found, Meaning, find, kinds, parents, usual_name};
use super::demands::months_in_field;
use super::profile::{Passage, Profile, language_of};
use super::stems::stems;
use super::title::Title;
use super::tokens::{Token, terms_of, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// What a line of the resume weighs for each thing it shows that is required.
const REQUIRED: u32 = 30;
/// The same for what is preferred, or part of a task.
const WISHED: u32 = 12;
/// For each word with content that it shares with the line of the advertisement that is most like it.
const SHARED_WORD: u32 = 6;
/// Shared words that count at most.
const MOST_SHARED: usize = 4;
/// A figure in it.
const FIGURE: u32 = 10;
/// Being of the first job of the resume, and less for each job after it.
const LATEST: u32 = 8;
/// Least likeness of two titles, in per cent, that makes a job one of the same kind.
const LIKE: u8 = 50;
/// Likeness of the same title.
const SAME: u8 = 100;

/// A job advertisement, read.
#[derive(Debug, Clone)]
pub struct Advertisement {
    advert: Advert,
    /// The language that it is written in, by its English name; `None` when too few words tell.
    pub language: Option<&'static str>,
}

impl Advertisement {
    /// Reads a plain text.
    pub fn read(text: &str) -> Self {
        let advert = Advert::read(text);
        Self { language: language(text), advert }
    }

    /// The title of the job as far as one was recognised; else the first short line, which may be anything.
    pub fn title(&self) -> &str {
        &self.advert.title
    }

    /// Whether the title is one of those that are known.
    pub fn has_known_title(&self) -> bool {
        Title::new(&self.advert.title).family.is_some()
    }

    /// What is required, line by line, as written.
    pub fn required(&self) -> impl Iterator<Item = &str> {
        self.advert.of(Kind::Required).map(|line| line.text.as_str())
    }

    /// The tasks of the job, line by line, as written.
    pub fn duties(&self) -> impl Iterator<Item = &str> {
        self.advert.of(Kind::Duty).map(|line| line.text.as_str())
    }

    /// The skills that it names, by their usual names, each once: required ones first.
    pub fn skills(&self) -> Vec<String> {
        let mut known = BTreeSet::new();
        let mut names = Vec::new();
        for line in self.by_weight() {
            let skills = line.found.iter().filter(|found| matches!(found.meaning, Meaning::Skill(_)));
            for found in skills.filter(|found| known.insert(found.meaning.clone())) {
                names.push(called(line, found));
            }
        }
        names
    }

    /// What a resume shows of what is asked.
    pub fn in_common(&self, profile: &Profile) -> Common {
        let asked = self.asked();
        Common {
            lines: self.lines(profile, &asked),
            skills: skills(profile, &asked),
            months_in_field: months_in_field(&self.advert, profile),
            like_jobs: self.like_jobs(profile, LIKE),
            has_same_job: !self.like_jobs(profile, SAME).is_empty(),
        }
    }

    fn by_weight(&self) -> impl Iterator<Item = &Line> {
        [Kind::Required, Kind::Preferred, Kind::Duty].into_iter().flat_map(|kind| self.advert.of(kind))
    }

    /// What each meaning in the advertisement weighs, and what it is called.
    fn asked(&self) -> Asked {
        let mut asked = Asked::new();
        for line in self.by_weight() {
            let weight = if line.kind == Kind::Required { REQUIRED } else { WISHED };
            for found in &line.found {
                asked.entry(found.meaning.clone()).or_insert_with(|| (weight, called(line, found)));
            }
        }
        asked
    }

    fn lines(&self, profile: &Profile, asked: &Asked) -> Vec<CommonLine> {
        let wanted: Vec<BTreeSet<String>> = self.by_weight().map(|line| stems(&terms_of(&line.tokens))).collect();
        let told = profile.in_use.iter().filter(|line| line.field.ends_with(".description") && !line.is_denied);
        let mut lines: Vec<CommonLine> = told.map(|line| common_line(line, asked, &wanted)).collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.weight));
        lines
    }

    fn like_jobs(&self, profile: &Profile, least: u8) -> Vec<usize> {
        let wanted = Title::new(&self.advert.title);
        let jobs = profile.facts.iter().enumerate();
        jobs.filter(|(_, facts)| wanted.likeness(&facts.title) >= least).map(|(n, _)| n).collect()
    }
}

/// The language of a text, by its English name; `None` when too few words tell.
pub(crate) fn language(text: &str) -> Option<&'static str> {
    let terms = terms_of(&tokens(&text.chars().take(4_000).collect::<String>()));
    language_of(terms.iter())
}

type Asked = BTreeMap<Meaning, (u32, String)>;

/// The skills and licences that a text names, by their usual names.
pub(crate) fn skills_named(text: &str) -> BTreeSet<&'static str> {
    let lines = text.lines().flat_map(|line| find(&tokens(line)));
    let of_work = lines.filter(|found| matches!(found.meaning, Meaning::Skill(_) | Meaning::Licence(_)));
    of_work.filter_map(|found| usual_name(&found.meaning)).collect()
}

/// What a resume shows of what an advertisement asks.
#[derive(Debug, Clone)]
pub struct Common {
    /// The lines of jobs and projects, what answers most of the advertisement first.
    pub lines: Vec<CommonLine>,
    /// Skills of the resume's list that the advertisement names, in the resume's order.
    pub skills: Vec<CommonSkill>,
    /// Months in jobs of this kind, overlaps counted once.
    pub months_in_field: u32,
    /// The jobs whose titles are like the one of the advertisement, by their place in the resume.
    pub like_jobs: Vec<usize>,
    /// Whether one of them has the advertised title, and not another one of its family alone.
    pub has_same_job: bool,
}

/// A line of the resume.
#[derive(Debug, Clone)]
pub struct CommonLine {
    /// The field it stands in, for example `experience[0].description`.
    pub field: String,
    /// As written.
    pub text: String,
    /// What it shows that is asked, by its usual name.
    pub asked: Vec<String>,
    /// How much it says to the advertisement; 0 nothing.
    pub weight: u32,
}

/// A skill of the resume's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommonSkill {
    /// As the resume writes it.
    pub name: String,
    /// Where it stands in the list of skills.
    pub index: usize,
}

fn common_line(line: &Passage, asked: &Asked, wanted: &[BTreeSet<String>]) -> CommonLine {
    let shown: BTreeSet<&Meaning> = line.found.iter().map(|found| &found.meaning).collect();
    let answered: Vec<&(u32, String)> = shown.into_iter().filter_map(|meaning| answer(meaning, asked)).collect();
    let shared = wanted.iter().map(|wanted| wanted.intersection(&line.stems).count()).max().unwrap_or(0);
    let shared = if shared < 2 { 0 } else { shared.min(MOST_SHARED) as u32 };
    let relation = answered.iter().map(|(weight, _)| weight).sum::<u32>() + shared * SHARED_WORD;
    let figure = if line.text.chars().any(|c| c.is_ascii_digit()) { FIGURE } else { 0 };
    CommonLine {
        field: line.field.clone(),
        text: line.text.clone(),
        asked: answered.into_iter().map(|(_, name)| name.clone()).collect(),
        weight: if relation == 0 { 0 } else { relation + figure + recency(&line.field) },
    }
}

/// What is asked that a meaning answers: itself, or the more general skill that it is a kind of.
fn answer<'a>(shown: &Meaning, asked: &'a Asked) -> Option<&'a (u32, String)> {
    let general = match shown {
        Meaning::Skill(name) => parents(name),
        _ => &[],
    };
    let general = general.iter().map(|name| Meaning::Skill(name.clone()));
    asked.get(shown).or_else(|| general.into_iter().find_map(|meaning| asked.get(&meaning)))
}

fn recency(field: &str) -> u32 {
    let job = field.strip_prefix("experience[").and_then(|rest| rest.split(']').next()?.parse::<u32>().ok());
    job.map_or(0, |job| LATEST.saturating_sub(job * 4))
}

fn skills(profile: &Profile, asked: &Asked) -> Vec<CommonSkill> {
    let listed = profile.in_lists.iter().filter(|line| line.field == "skills").enumerate();
    let is_whole =
        |line: &Passage| matches!(line.found.as_slice(), [found] if found.to - found.from == line.terms().len());
    let is_asked = |line: &Passage| line.found.iter().any(|found| is_named(&found.meaning, asked));
    let shared = listed.filter(|(_, line)| is_whole(line) && is_asked(line));
    shared.map(|(index, line)| CommonSkill { name: line.text.trim().to_owned(), index }).collect()
}

/// Whether the advertisement names the skill, or the general one that it is a kind of.
fn is_named(meaning: &Meaning, asked: &Asked) -> bool {
    let Meaning::Skill(name) = meaning else { return false };
    let is_kind = |other: &Meaning| matches!(other, Meaning::Skill(other) if kinds(other).contains(name));
    asked.contains_key(meaning) || asked.keys().any(is_kind)
}

/// The usual name of what a phrase stands for; without one, the phrase as its line writes it.
fn called(line: &Line, found: &Found) -> String {
    usual_name(&found.meaning).map_or_else(|| written(&line.text, &line.tokens, found), str::to_owned)
}

/// A phrase as its line writes it.
fn written(line: &str, tokens: &[Token], found: &Found) -> String {
    let (from, to) = (tokens[found.from].at.start, tokens[found.to - 1].at.end);
    line.get(from..to).unwrap_or_default().trim_end_matches('.').to_owned()
}
