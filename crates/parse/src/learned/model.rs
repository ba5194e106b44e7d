//! The trained networks, and how their answers become roles and tags.

use super::features::{self, AFFIX_HASHES, MARK_HASHES, Paper, SHAPE_HASHES, WORD_HASHES, Worded};
use super::labels::{Labels, shown_roles};
use super::tags::{Field, Part, ROLES, Role, SHOWN_ROLES, TAGS};
use super::words::is_year;
use crate::line::Line;
use crate::sections::Section;
use rustc_hash::FxHashMap as HashMap;
use std::ops::Range;
use vitae_tagger::{Input, Network, Scores, Table, Trees, Weights, WeightsError, best_path};

/// Most words and lines that the network sees at once; longer documents are cut.
const MOST_WORDS: usize = 1000;
const MOST_LINES: usize = 220;

/// Everything that is learned.
pub(super) struct Model {
    networks: Vec<Network>,
    /// Logarithms: of the first line's role, and of each role after another.
    first_role: Vec<f32>,
    role_steps: Table,
    /// Logarithms of a tag in a line of a role: 0, or what it costs.
    allowed: Table,
    /// How much the mean of its place in other heads counts for a word's tag.
    vote: f32,
    pub(super) chooser: Option<Trees>,
    /// How much the network's answer must be better for it to be taken: a signed root of corrections.
    pub(super) margin: f32,
}

impl Model {
    pub(super) fn read(bytes: &'static [u8]) -> Result<Self, WeightsError> {
        let weights = Weights::read(bytes)?;
        let networks =
            (0..weights.copies()).map(|copy| Network::read(&weights, copy)).collect::<Result<Vec<_>, _>>()?;
        let sizes = [
            WORD_HASHES as usize,
            AFFIX_HASHES as usize,
            MARK_HASHES as usize,
            MARK_HASHES as usize,
            SHAPE_HASHES as usize,
            TAGS + 1,
            SHOWN_ROLES + 1,
        ];
        if networks.iter().any(|network| network.sizes() != sizes) {
            return Err(WeightsError::Table("E".into()));
        }
        Ok(Self {
            networks,
            first_role: weights.table("roles.first")?.data,
            role_steps: weights.table("roles.steps")?,
            allowed: weights.table("tags.allowed")?,
            vote: weights.table("vote")?.data[0],
            chooser: Trees::read(&weights, "chooser").ok(),
            margin: weights.table("margin").map_or(0.0, |table| table.data[0]),
        })
    }
}

/// The roles and tags that are likeliest together, and how likely every other one is.
pub(crate) struct Opinion {
    pub(crate) labels: Labels,
    /// Probabilities of the roles of each line, of the tags of each word.
    pub(super) roles: Table,
    pub(super) tags: Table,
    /// The number of each line's first word; one more for the end.
    pub(super) starts: Vec<usize>,
}

impl Opinion {
    /// One that is sure of some labels.
    pub(super) fn sure(lines: &[Worded], labels: Labels) -> Self {
        let mut starts = vec![0];
        lines.iter().for_each(|line| starts.push(starts[starts.len() - 1] + line.words.len()));
        let even = |rows: usize, width: usize| Table { width, data: vec![1.0; rows * width] };
        Self { roles: even(lines.len(), ROLES), tags: even(starts[lines.len()], TAGS), labels, starts }
    }
}

/// The parts of a document that are looked at one after the other.
pub(super) fn pieces(lines: &[Worded]) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = 0;
    let mut words = 0;
    for (at, line) in lines.iter().enumerate() {
        words += line.words.len();
        if at > start && (words > MOST_WORDS || at - start >= MOST_LINES) {
            out.push(start..at);
            start = at;
            words = line.words.len();
        }
    }
    out.push(start..lines.len());
    out
}

/// What the network sees of each part of a document, the rules' answer with it.
pub(super) fn inputs(lines: &[Worded], paper: Paper, shown: Option<(&Labels, &[Section])>) -> Vec<Input> {
    let roles = shown.map(|(labels, sections)| shown_roles(labels, sections));
    let one = |part: Range<usize>| {
        let mut input = features::input(lines, part.clone(), paper);
        if let (Some(roles), Some((labels, _))) = (&roles, shown) {
            input.shown_role = roles[part.clone()].to_vec();
            input.shown_tag = labels.tags[part].iter().flatten().map(|tag| *tag as u16 + 1).collect();
        }
        input
    };
    pieces(lines).into_iter().map(one).collect()
}

impl Model {
    /// How many networks there are.
    pub(super) fn copies(&self) -> usize {
        self.networks.len()
    }

    /// What each network makes of each part of a document.
    pub(super) fn scores(&self, inputs: &[Input]) -> Vec<Vec<Scores>> {
        inputs.iter().map(|input| self.networks.iter().map(|network| network.scores(input)).collect()).collect()
    }

    /// What some networks make of a document together.
    pub(super) fn opinion(&self, lines: &[Worded], scores: &[Vec<Scores>]) -> Opinion {
        let mut roles = Table { width: ROLES, data: Vec::new() };
        let mut tags = Table { width: TAGS, data: Vec::new() };
        for all in scores {
            roles.data.extend(mean(all.iter().map(|scores| &scores.roles)));
            tags.data.extend(mean(all.iter().map(|scores| &scores.tags)));
        }
        let mut starts = vec![0];
        lines.iter().for_each(|line| starts.push(starts[starts.len() - 1] + line.words.len()));
        let path = best_path(&logarithms(&roles), &self.first_role, &self.role_steps);
        let found: Vec<Role> = path.iter().map(|role| Role::of(*role)).collect();
        let voted = self.voted(lines, &found, &tags, &starts);
        let tagged = self.tagged(&path, &voted, &starts);
        Opinion { labels: Labels { roles: found, tags: tagged }, roles, tags, starts }
    }

    /// The likeliest tags of each line's words, given its role.
    fn tagged(&self, roles: &[usize], scores: &Table, starts: &[usize]) -> Vec<Vec<usize>> {
        let (first, steps) = tag_steps();
        let mut own = scores.clone();
        for (line, role) in roles.iter().enumerate() {
            for word in starts[line]..starts[line + 1] {
                let allowed = self.allowed.row(*role);
                own.row_mut(word).iter_mut().zip(allowed).for_each(|(score, cost)| *score += cost);
            }
        }
        let path = best_path(&own, &first, &steps);
        starts.windows(2).map(|pair| path[pair[0]..pair[1]].to_vec()).collect()
    }

    /// Logarithms of the tags, moved towards the mean of words at the same place in the heads of a list: entries look alike.
    fn voted(&self, lines: &[Worded], roles: &[Role], tags: &Table, starts: &[usize]) -> Table {
        let mut out = logarithms(tags);
        let mut places: HashMap<Place, Vec<Ballot>> = HashMap::default();
        let mut row = 0;
        for (at, role) in roles.iter().enumerate() {
            let Role::Entry(list, part @ (Part::First | Part::Head)) = role else {
                row = 0;
                continue;
            };
            row = if *part == Part::First { 0 } else { row + 1 };
            for stretch in stretches(&lines[at]) {
                let words = starts[at] + stretch.words.start..starts[at] + stretch.words.end;
                let place = Place {
                    list: *list as usize,
                    row: row.min(3),
                    look: stretch.look,
                    first: stretch.first,
                    year: stretch.year,
                };
                places.entry(place).or_default().push((words.clone(), by_field(tags, words)));
            }
        }
        for alike in places.values().filter(|alike| alike.len() > 1) {
            let count = alike.len() as f32;
            let logs = |field: usize| alike.iter().map(|(_, shares)| (shares[field] + 1e-3).ln()).sum::<f32>() / count;
            let means: Vec<f32> = (0..=Field::ALL.len()).map(logs).collect();
            let weight = self.vote * ((count - 1.0) / 3.0).min(1.0);
            for (words, shares) in alike {
                for word in words.clone() {
                    let row = out.row_mut(word);
                    for (field, (mean, share)) in means.iter().zip(shares).enumerate() {
                        let more = weight * (mean - (share + 1e-3).ln());
                        let tags = if field == 0 { 0..1 } else { 2 * field - 1..2 * field + 1 };
                        row[tags].iter_mut().for_each(|score| *score += more);
                    }
                }
            }
        }
        out
    }
}

fn mean<'a>(tables: impl ExactSizeIterator<Item = &'a Table>) -> Vec<f32> {
    let count = tables.len() as f32;
    let mut out: Vec<f32> = Vec::new();
    for table in tables {
        if out.is_empty() {
            out = vec![0.0; table.data.len()];
        }
        out.iter_mut().zip(&table.data).for_each(|(sum, value)| *sum += value / count);
    }
    out
}

fn logarithms(probabilities: &Table) -> Table {
    Table { width: probabilities.width, data: probabilities.data.iter().map(|p| (p + 1e-6).ln()).collect() }
}

/// What tags may follow each other: a value goes on only where one of its field began.
fn tag_steps() -> (Vec<f32>, Table) {
    const NEVER: f32 = -1e4;
    let goes_on = |tag: usize| tag > 0 && tag.is_multiple_of(2);
    let first = (0..TAGS).map(|tag| if goes_on(tag) { NEVER } else { 0.0 }).collect();
    let mut steps = Table::zeros(TAGS, TAGS);
    for tag in (0..TAGS).filter(|tag| goes_on(*tag)) {
        for before in (0..TAGS).filter(|before| *before != tag && *before != tag - 1) {
            steps.row_mut(before)[tag] = NEVER;
        }
    }
    (first, steps)
}

/// How likely the words of a stretch belong to each field, none first.
fn by_field(tags: &Table, words: Range<usize>) -> Vec<f32> {
    let count = words.len() as f32;
    let mut out = vec![0.0; 1 + Field::ALL.len()];
    for word in words {
        for (tag, share) in tags.row(word).iter().enumerate() {
            out[tag.div_ceil(2)] += share / count;
        }
    }
    out
}

/// The words of a stretch, and how likely they belong to each field, none first.
type Ballot = (Range<usize>, Vec<f32>);

/// Where in the heads of a list a stretch of words stands.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Place {
    list: usize,
    row: usize,
    /// The cell, and whether it is bold and italic.
    look: (usize, bool, bool),
    first: bool,
    year: bool,
}

/// Words of a line that no mark and no change of print parts.
struct Stretch {
    words: Range<usize>,
    look: (usize, bool, bool),
    first: bool,
    year: bool,
}

fn stretches(worded: &Worded) -> Vec<Stretch> {
    let text = &worded.line.text;
    let style = |line: &Line, byte: usize| {
        line.runs.iter().find(|run| run.range.contains(&byte)).map_or((false, false), |run| run.style())
    };
    let parts = |between: &str| {
        between.contains(['\t', '|', '•', '·', '(', ')', '–', '—', ';', ',']) || between.contains(" - ")
    };
    let mut out: Vec<Stretch> = Vec::new();
    let mut cell = 0;
    for (at, word) in worded.words.iter().enumerate() {
        let between = at.checked_sub(1).map_or("", |before| &text[worded.words[before].end..word.start]);
        cell += usize::from(between.contains('\t'));
        let (bold, italic) = style(worded.line, word.start);
        let look = (cell, bold, italic);
        let year = is_year(&text[word.clone()]);
        match out.last_mut().filter(|last| last.look == look && !parts(between)) {
            Some(last) => {
                last.words.end = at + 1;
                last.year |= year;
            }
            None => {
                let first = out.last().is_none_or(|last| last.look != look);
                out.push(Stretch { words: at..at + 1, look, first, year });
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    /// An input and what the network makes of it on the side that trains, as `training/check.py` writes them.
    #[derive(Deserialize)]
    struct Check {
        word: Vec<u16>,
        affixes: Vec<[u16; 7]>,
        left: Vec<u16>,
        right: Vec<u16>,
        shape: Vec<u16>,
        shown_tag: Vec<u16>,
        line: Vec<u16>,
        word_numbers: Vec<f32>,
        shown_role: Vec<u16>,
        line_numbers: Vec<f32>,
        roles: Vec<f32>,
        tags: Vec<f32>,
    }

    fn weights() -> Weights {
        Weights::read(include_bytes!("../../weights/reader.weights")).unwrap()
    }

    #[test]
    fn the_network_answers_as_where_it_was_trained() {
        let check: Check = serde_json::from_str(include_str!("../../weights/check.json")).unwrap();
        let input = Input {
            word_numbers: Table { width: check.word_numbers.len() / check.word.len(), data: check.word_numbers },
            line_numbers: Table { width: check.line_numbers.len() / check.shown_role.len(), data: check.line_numbers },
            word: check.word,
            affixes: check.affixes,
            left: check.left,
            right: check.right,
            shape: check.shape,
            shown_tag: check.shown_tag,
            line: check.line,
            shown_role: check.shown_role,
        };
        let scores = Network::read(&weights(), 0).unwrap().scores(&input);
        let off = |ours: &[f32], theirs: &[f32]| {
            assert_eq!(ours.len(), theirs.len());
            ours.iter().zip(theirs).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
        };
        // Here products are of whole numbers, there of numbers of four bytes: 3e-4 off at most over the labelled files.
        assert!(off(&scores.roles.data, &check.roles) < 1e-3);
        assert!(off(&scores.tags.data, &check.tags) < 1e-3);
    }

    #[test]
    fn the_weights_are_whole_and_those_of_these_rules() {
        assert_eq!(weights().made_for(), crate::RULES, "the rules changed: run training/run.py");
        assert!(Model::read(include_bytes!("../../weights/reader.weights")).unwrap().chooser.is_some());
    }
}
