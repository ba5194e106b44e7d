//! Whose answer is taken, list by list: the rules' or the network's.

use super::features::Worded;
use super::labels::Labels;
use super::model::Opinion;
use super::tags::{Field, List, Part, Role};
use crate::assemble::Fields;
use crate::value::Value;

/// What is chosen as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// A list of entries.
    List(List),
    /// The skills.
    Skills,
    /// The opening statement.
    Summary,
    /// The person's name.
    Name,
    /// Where the person lives.
    Location,
}

impl Choice {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::List(List::Experience),
        Self::List(List::Education),
        Self::List(List::Projects),
        Self::List(List::Certifications),
        Self::List(List::Achievements),
        Self::Skills,
        Self::Summary,
        Self::Name,
        Self::Location,
    ];

    /// Whether it is a list, which can be cut in several ways.
    pub(super) fn is_list(self) -> bool {
        matches!(self, Self::List(_) | Self::Skills)
    }

    /// Its name in a resume's JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::List(list) => list.schema().name,
            Self::Skills => "skills",
            Self::Summary => "summary",
            Self::Name => "name",
            Self::Location => "location",
        }
    }
}

/// Both answers, and what the network thinks of each.
pub(super) struct Both<'a> {
    pub(super) lines: &'a [Worded<'a>],
    pub(super) rules: &'a Fields,
    pub(super) shown: &'a Labels,
    pub(super) network: &'a Fields,
    pub(super) opinion: &'a Opinion,
}

/// The values of one choice, entry by entry.
fn values(fields: &Fields, choice: Choice) -> Vec<Vec<(Field, &Value)>> {
    let all: Vec<Vec<(Field, &Value)>> = match choice {
        Choice::List(list) => (list.schema().entries)(fields)
            .into_iter()
            .map(|entry| entry.values.into_iter().chain(entry.text.map(|text| (Field::AwardText, text))).collect())
            .collect(),
        Choice::Skills => fields.skills.iter().map(|skill| vec![(Field::Skill, skill)]).collect(),
        Choice::Summary => vec![vec![(Field::AwardText, &fields.summary)]],
        Choice::Name => vec![vec![(Field::Name, &fields.contact.name)]],
        Choice::Location => vec![vec![(Field::Location, &fields.contact.place)]],
    };
    all.into_iter().map(|entry| entry.into_iter().filter(|(_, value)| !value.is_empty()).collect()).collect()
}

/// Numbers about one answer.
const SHAPE: usize = 9;

fn shape(choice: Choice, entries: &[Vec<(Field, &Value)>]) -> [f32; SHAPE] {
    let count = entries.len().max(1) as f32;
    let filled =
        |field: Field| entries.iter().filter(|entry| entry.iter().any(|(own, _)| *own == field)).count() as f32 / count;
    let mut first = [0.0; 3];
    if let Choice::List(list) = choice {
        first.iter_mut().zip(list.schema().fields).for_each(|(share, field)| *share = filled(*field));
    }
    let words = |value: &Value| value.text.split_whitespace().count() as f32;
    let heads = || entries.iter().flatten().filter(|(field, _)| *field != Field::AwardText);
    let named = heads().count().max(1) as f32;
    let all: usize = entries.iter().map(Vec::len).sum();
    [
        first[0],
        first[1],
        first[2],
        heads().map(|(_, value)| words(value)).sum::<f32>() / named,
        heads().map(|(_, value)| words(value)).fold(0.0, f32::max),
        filled(Field::AwardText),
        entries
            .iter()
            .flatten()
            .filter(|(field, _)| *field == Field::AwardText)
            .map(|(_, value)| words(value))
            .sum::<f32>()
            .sqrt(),
        entries.len() as f32,
        all as f32,
    ]
}

/// Share of the values that only one of the answers has.
fn distance(a: &[Vec<(Field, &Value)>], b: &[Vec<(Field, &Value)>]) -> f32 {
    let flat = |entries: &[Vec<(Field, &Value)>]| -> Vec<(Field, String)> {
        entries.iter().flatten().map(|(field, value)| (*field, value.text.to_lowercase())).collect()
    };
    let (a, mut b) = (flat(a), flat(b));
    let all = a.len() + b.len();
    let shared =
        a.iter().filter(|value| b.iter().position(|other| other == *value).map(|at| b.swap_remove(at)).is_some());
    let shared = shared.count();
    if all == 0 { 0.0 } else { 1.0 - 2.0 * shared as f32 / all as f32 }
}

/// How unlikely the rules' answer is to the network in the lines that either gives to a choice: the mean and the sum, of roles and tags.
fn doubt(both: &Both, choice: Choice) -> [f32; 4] {
    let opinion = both.opinion;
    let belongs = |role: Role| match choice {
        Choice::List(list) => role.list() == Some(list) && role != Role::Tools,
        Choice::Skills => role == Role::Skills,
        Choice::Summary => role == Role::Summary,
        Choice::Name | Choice::Location => role == Role::Contact,
    };
    let lost = |row: &[f32], shown: usize| {
        let most = row.iter().copied().fold(0.0, f32::max);
        ((most + 1e-6) / (row[shown] + 1e-6)).ln()
    };
    let (mut roles, mut tags) = (Vec::new(), Vec::new());
    for line in 0..both.lines.len() {
        if !belongs(both.shown.roles[line]) && !belongs(opinion.labels.roles[line]) {
            continue;
        }
        roles.push(lost(opinion.roles.row(line), both.shown.roles[line].index()));
        let words = both.shown.tags[line].iter().enumerate();
        tags.extend(words.map(|(at, tag)| lost(opinion.tags.row(opinion.starts[line] + at), *tag)));
    }
    let sum = |all: &[f32]| all.iter().sum::<f32>();
    let mean = |all: &[f32]| sum(all) / all.len().max(1) as f32;
    [mean(&roles), sum(&roles), mean(&tags), sum(&tags)]
}

/// How many lines of a choice the network expects.
fn expected(both: &Both, choice: Choice) -> f32 {
    let role = match choice {
        Choice::List(list) => Role::Entry(list, Part::First),
        Choice::Skills => Role::Skills,
        Choice::Summary => Role::Summary,
        Choice::Name | Choice::Location => Role::Contact,
    };
    (0..both.lines.len()).map(|line| both.opinion.roles.row(line)[role.index()]).sum()
}

/// What the trees see of a choice.
pub(super) fn numbers(both: &Both, choice: Choice, is_english: bool) -> Vec<f32> {
    let (rules, network) = (values(both.rules, choice), values(both.network, choice));
    let sure: Vec<f32> = network.iter().flatten().map(|(_, value)| value.confidence).collect();
    let mean = sure.iter().sum::<f32>() / sure.len().max(1) as f32;
    let least = sure.iter().copied().fold(1.0, f32::min);
    let flag = |is: bool| f32::from(u8::from(is));
    let count = |role: Role| both.opinion.labels.roles.iter().filter(|own| **own == role).count() as f32;
    let mut out = vec![expected(both, choice), mean, least, distance(&rules, &network)];
    out.extend(doubt(both, choice));
    out.extend(shape(choice, &rules));
    out.extend(shape(choice, &network));
    out.extend([
        both.lines.len() as f32,
        count(Role::Other),
        count(Role::None),
        count(Role::Heading),
        flag(is_english),
    ]);
    out.extend(Choice::ALL.iter().map(|one| flag(*one == choice)));
    out
}

/// Whether two answers for one choice say something else.
pub(super) fn differ(choice: Choice, a: &Fields, b: &Fields) -> bool {
    let said = |fields: &Fields| -> Vec<Vec<(Field, String)>> {
        let entry =
            |entry: Vec<(Field, &Value)>| entry.into_iter().map(|(field, value)| (field, value.text.clone())).collect();
        values(fields, choice).into_iter().map(entry).collect()
    };
    said(a) != said(b)
}

/// One choice of an answer alone.
pub(super) fn only(choice: Choice, from: &Fields) -> Fields {
    let mut out = Fields::default();
    take(choice, from, &mut out);
    out
}

/// Takes the network's answer for one choice. What the network does not read of an entry stays from the rules, where both read it.
pub(super) fn take(choice: Choice, from: &Fields, to: &mut Fields) {
    match choice {
        Choice::List(list) => (list.schema().take)(from, to),
        Choice::Skills => to.skills.clone_from(&from.skills),
        Choice::Summary => to.summary.clone_from(&from.summary),
        Choice::Name => to.contact.name.clone_from(&from.contact.name),
        Choice::Location => to.contact.place.clone_from(&from.contact.place),
    }
}
