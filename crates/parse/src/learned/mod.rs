//! The learned stage: a network reads the lines beside the rules' answer, and trees choose list by list whose answer is taken.
//!
//! The rules run first. Their answer is shown to the network as a role of each line and a tag of each word ([`labels`]), beside what
//! the lines look like ([`features`]) and what their phrases may name ([`lexicon`]). The network's likeliest roles and tags ([`model`]) become entries ([`entries`]). What the
//! rules say of e-mail and telephone, of languages and of the other sections stands as it is. `training/README.md` says how the
//! weights are made, and what they gain.

mod choose;
mod entries;
mod features;
mod labels;
pub mod lexicon;
mod model;
mod schema;
mod tags;
mod truth;
mod words;

pub use choose::Choice;

use crate::assemble::{Fields, Read};
use crate::language::Language;
use crate::line::Line;
use crate::sections::Section;
use choose::Both;
use features::{Paper, Worded};
use labels::Labels;
use model::{Model, Opinion};
use serde::Serialize;
use serde_json::{Map, Value};
use std::sync::LazyLock;
use vitae_model::document::Document;
use vitae_tagger::{Input, Scores};

/// The weights, as `training/` makes them.
static MODEL: LazyLock<Option<Model>> =
    LazyLock::new(|| Model::read(include_bytes!("../../weights/reader.weights")).ok());

/// The page of a Word file, whose lines have no place: any will do.
const PAPER: Paper = Paper { width: 595.0, height: 842.0 };

/// Most words of a document that the network reads: some forty pages. What is longer is left to the rules, so that no file takes seconds.
const MOST_WORDS: usize = 20_000;

/// Fewest words: of the resumes labelled by hand none has fewer than 59, and of less it has hardly seen any.
const FEWEST_WORDS: usize = 50;

fn paper(document: &Document) -> Paper {
    match document {
        Document::Paged(paged) => {
            paged.pages.first().map_or(PAPER, |page| Paper { width: page.width.max(1.0), height: page.height.max(1.0) })
        }
        Document::Flow(_) => PAPER,
    }
}

/// The answer, and what else single lists may be.
pub(crate) struct Improved {
    pub(crate) fields: Fields,
    /// Other answers for single lists, the likelier first.
    pub(crate) others: Vec<Other>,
}

impl From<Fields> for Improved {
    fn from(fields: Fields) -> Self {
        Self { fields, others: Vec::new() }
    }
}

/// Another answer for one list; no other field is filled.
pub(crate) struct Other {
    pub(crate) list: &'static str,
    pub(crate) fields: Fields,
}

/// Most other answers for one list.
const MOST_OTHERS: usize = 2;

/// The rules' answer, with those lists from the network that it reads better.
pub(crate) fn improved(
    document: &Document,
    language: Option<Language>,
    lines: &[Line],
    sections: &[Section],
    rules: Fields,
) -> Improved {
    let words = lines.iter().map(Line::words).sum();
    let Some(model) = MODEL.as_ref().filter(|_| (FEWEST_WORDS..=MOST_WORDS).contains(&words)) else {
        return rules.into();
    };
    let Some(trees) = model.chooser.as_ref() else { return rules.into() };
    let is_english = is_english(language);
    let seen = Seen::of(document, lines, sections, &rules);
    let (read, copies) = seen.read_in_ways(model);
    let mut out = Improved::from(rules.clone());
    for choice in Choice::ALL {
        let both = read.both(&seen, &rules);
        let is_better = trees.answer(&choose::numbers(&both, choice, is_english)) < -model.margin;
        if is_better {
            choose::take(choice, &read.fields, &mut out.fields);
        }
        let rest = if is_better { &rules } else { &read.fields };
        out.others.extend(others(choice, &out.fields, &rules, std::iter::once(rest).chain(&copies)));
    }
    out
}

fn is_english(language: Option<Language>) -> bool {
    language.is_some_and(|language| language.code == "en")
}

/// The answers for a list that differ from the one taken and from each other.
fn others<'a>(choice: Choice, taken: &Fields, rules: &Fields, all: impl Iterator<Item = &'a Fields>) -> Vec<Other> {
    let mut out: Vec<Other> = Vec::new();
    for fields in all.filter(|_| choice.is_list()) {
        let mut other = choose::only(choice, rules);
        choose::take(choice, fields, &mut other);
        let known = std::iter::once(taken).chain(out.iter().map(|other| &other.fields));
        if out.len() < MOST_OTHERS && known.into_iter().all(|known| choose::differ(choice, known, &other)) {
            out.push(Other { list: choice.name(), fields: other });
        }
    }
    out
}

/// A document as the network sees it.
struct Seen<'a> {
    lines: &'a [Line],
    sections: &'a [Section],
    worded: Vec<Worded<'a>>,
    shown: Labels,
    inputs: Vec<Input>,
}

/// What the network reads.
struct Reading {
    fields: Fields,
    opinion: Opinion,
}

impl<'a> Seen<'a> {
    fn of(document: &Document, lines: &'a [Line], sections: &'a [Section], rules: &Fields) -> Self {
        let worded: Vec<Worded> = lines.iter().map(Worded::of).collect();
        let shown = labels::of_rules(&worded, sections, rules);
        let inputs = model::inputs(&worded, paper(document), Some((&shown, sections)));
        Self { lines, sections, worded, shown, inputs }
    }

    fn read(&self, model: &Model) -> Reading {
        self.reading(model.opinion(&self.worded, &model.scores(&self.inputs)))
    }

    /// As [`Self::read`], and what each copy of the network reads by itself.
    fn read_in_ways(&self, model: &Model) -> (Reading, Vec<Fields>) {
        let scores = model.scores(&self.inputs);
        let alone = |copy: usize| {
            let own: Vec<Vec<Scores>> = scores.iter().map(|part| vec![part[copy].clone()]).collect();
            self.reading(model.opinion(&self.worded, &own)).fields
        };
        let copies = (0..model.copies()).map(alone).collect();
        (self.reading(model.opinion(&self.worded, &scores)), copies)
    }

    fn reading(&self, opinion: Opinion) -> Reading {
        Reading { fields: entries::fields(self.lines, self.sections, &self.worded, &opinion), opinion }
    }
}

impl Reading {
    fn both<'a>(&'a self, seen: &'a Seen<'a>, rules: &'a Fields) -> Both<'a> {
        Both { lines: &seen.worded, rules, shown: &seen.shown, network: &self.fields, opinion: &self.opinion }
    }
}

/// What the network is trained on: parts of a document as it sees them, with the right roles and tags.
#[derive(Debug, Serialize)]
pub struct Example {
    /// Hashes and marks of the words, as in [`vitae_tagger::Input`].
    pub word: Vec<u16>,
    /// Hashes of beginnings and ends.
    pub affixes: Vec<[u16; 7]>,
    /// Hashes of what stands before and after.
    pub left: Vec<u16>,
    /// Hashes of what stands after.
    pub right: Vec<u16>,
    /// Hashes of shapes.
    pub shape: Vec<u16>,
    /// The line of each word.
    pub line: Vec<u16>,
    /// Numbers of each word.
    pub word_numbers: Vec<f32>,
    /// Numbers of each line.
    pub line_numbers: Vec<f32>,
    /// The rules' roles and tags, plus one.
    pub shown_role: Vec<u16>,
    /// The rules' tags, plus one.
    pub shown_tag: Vec<u16>,
    /// The right roles.
    pub role: Vec<u16>,
    /// The right tags.
    pub tag: Vec<u16>,
}

/// The examples of a document, given the right resume in JSON and the printed things that belong to no list.
pub fn examples(document: &Document, truth: &Map<String, Value>, neutral: &Map<String, Value>) -> Vec<Example> {
    let Some((lines, sections, rules)) = by_rules(document) else { return Vec::new() };
    let seen = Seen::of(document, &lines, &sections, &rules);
    let right = truth::labels(&seen.worded, truth, neutral);
    let parts = model::pieces(&seen.worded).into_iter().zip(seen.inputs);
    let one = |(part, input): (std::ops::Range<usize>, Input)| {
        let is_heading = |line: usize| sections.iter().any(|section| section.heading == Some(line));
        let role = |line: usize| match right.roles[line] {
            tags::Role::None if is_heading(line) => tags::Role::Heading,
            role => role,
        };
        Example {
            role: part.clone().map(|line| role(line).index() as u16).collect(),
            tag: right.tags[part].iter().flatten().map(|tag| *tag as u16).collect(),
            word: input.word,
            affixes: input.affixes,
            left: input.left,
            right: input.right,
            shape: input.shape,
            line: input.line,
            word_numbers: input.word_numbers.data,
            line_numbers: input.line_numbers.data,
            shown_role: input.shown_role,
            shown_tag: input.shown_tag,
        }
    };
    parts.map(one).collect()
}

/// The sizes that a network for these examples has: hashes, numbers, roles and tags; and the version of the rules beside it.
pub fn sizes() -> Map<String, Value> {
    let all: [(&str, usize); 9] = [
        ("word", features::WORD_HASHES as usize),
        ("affix", features::AFFIX_HASHES as usize),
        ("mark", features::MARK_HASHES as usize),
        ("shape", features::SHAPE_HASHES as usize),
        ("wordNumbers", features::WORD_NUMBERS),
        ("lineNumbers", features::LINE_NUMBERS),
        ("roles", tags::ROLES),
        ("shownRoles", tags::SHOWN_ROLES),
        ("tags", tags::TAGS),
    ];
    let named = |(name, size): (&str, usize)| (name.to_owned(), size.into());
    all.into_iter().map(named).chain([("rules".to_owned(), crate::RULES.into())]).collect()
}

/// Both answers for one choice of a document, as the chooser sees them.
#[derive(Debug, Serialize)]
pub struct Candidate {
    /// What is chosen.
    pub choice: &'static str,
    /// What the trees see.
    pub numbers: Vec<f32>,
    /// The network's answer; the rules' stands in the whole resume.
    pub network: Value,
}

/// Both answers for a document.
#[derive(Debug, Serialize)]
pub struct Candidates {
    /// The whole resume by the rules.
    pub rules: Value,
    /// Where the network may answer; nothing where a fixed layout gives the answer.
    pub choices: Vec<Candidate>,
}

/// Both answers of a document, choice by choice, with weights given by the caller.
///
/// # Panics
/// When the weights cannot be read: they are the trainer's own.
pub fn candidates(document: &Document, weights: &'static [u8]) -> Candidates {
    static GIVEN: std::sync::OnceLock<Model> = std::sync::OnceLock::new();
    let model = GIVEN.get_or_init(|| Model::read(weights).expect("the weights are readable"));
    let json = |resume: vitae_model::resume::ParsedResume| serde_json::to_value(resume).unwrap_or_default();
    let Some((lines, sections, rules)) = by_rules(document) else {
        return Candidates { rules: json(crate::parse(document).resume), choices: Vec::new() };
    };
    let is_english = is_english(crate::language::of(document));
    let seen = Seen::of(document, &lines, &sections, &rules);
    let read = seen.read(model);
    let numbers = Choice::ALL.map(|choice| choose::numbers(&read.both(&seen, &rules), choice, is_english));
    let mut taken = rules.clone();
    Choice::ALL.into_iter().for_each(|choice| choose::take(choice, &read.fields, &mut taken));
    let network = json(crate::assemble::resume_of(document, &lines, &sections, taken));
    let one = |(choice, numbers): (Choice, Vec<f32>)| Candidate {
        choice: choice.name(),
        numbers,
        network: network[choice.name()].clone(),
    };
    let choices = Choice::ALL.into_iter().zip(numbers).map(one).collect();
    Candidates { rules: json(crate::assemble::resume_of(document, &lines, &sections, rules)), choices }
}

/// The whole resume by the rules alone, at which their own tests look.
pub fn by_rules_alone(document: &Document) -> vitae_model::resume::ParsedResume {
    match by_rules(document) {
        Some((lines, sections, rules)) => crate::assemble::resume_of(document, &lines, &sections, rules),
        None => crate::parse(document).resume,
    }
}

/// What would be read of a document if every role and tag were right: what is lost between labels and fields.
pub fn with_right_labels(
    document: &Document,
    truth: &Map<String, Value>,
    neutral: &Map<String, Value>,
) -> Option<Value> {
    let (lines, sections, rules) = by_rules(document)?;
    let seen = Seen::of(document, &lines, &sections, &rules);
    let opinion = Opinion::sure(&seen.worded, truth::labels(&seen.worded, truth, neutral));
    let mut fields = entries::fields(&lines, &sections, &seen.worded, &opinion);
    (fields.contact.email, fields.contact.phone) = (rules.contact.email, rules.contact.phone);
    serde_json::to_value(crate::assemble::resume_of(document, &lines, &sections, fields)).ok()
}

/// Lines, sections and fields by the rules alone; `None` where a fixed layout gives the answer.
fn by_rules(document: &Document) -> Option<(Vec<Line>, Vec<Section>, Fields)> {
    let mut faults = crate::Faults::default();
    let Read { lines, sections, fields } = crate::read(document, &mut faults);
    if fields.is_some() {
        return None;
    }
    let rules = crate::assemble::by_sections(&lines, &sections, &mut faults);
    Some((lines, sections, rules))
}

#[cfg(test)]
mod tests;
