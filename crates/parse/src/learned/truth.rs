//! Where a person's answer stands in a document: what the network is trained on.

use super::features::Worded;
use super::labels::{Labels, SHORT_GAP};
use super::tags::{Field, List, Part, Role};
use crate::value::Slice;
use rustc_hash::FxHashMap as HashMap;
use serde_json::{Map, Value};
use std::ops::Range;
use unicode_normalization::UnicodeNormalization;

/// The letters and digits of all lines, and where each stands.
struct Letters {
    all: String,
    /// Line and byte of each byte of `all`.
    places: Vec<(usize, usize)>,
    /// Where each line begins in `all`; one more for the end.
    starts: Vec<usize>,
}

/// A stretch of the letters.
type Stretch = Range<usize>;

fn compact(text: &str) -> String {
    text.nfkc().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric() || "+#".contains(*c)).collect()
}

/// Most lines from the first to the last of a value.
const MOST_LINES: usize = 3;
/// Most places of a value that are looked at.
const MOST_PLACES: usize = 40;
/// Letters of a line or text, fewer of which tell nothing.
const TELLING: usize = 8;
/// The same of a line of the summary, whose words stand in headings too.
const TELLING_OF_SUMMARY: usize = 16;

impl Letters {
    fn of(lines: &[Worded]) -> Self {
        let mut out = Self { all: String::new(), places: Vec::new(), starts: vec![0] };
        for (index, worded) in lines.iter().enumerate() {
            for (at, c) in worded.line.text.char_indices() {
                for letter in compact(c.encode_utf8(&mut [0; 4])).chars() {
                    out.all.push(letter);
                    out.places.extend(std::iter::repeat_n((index, at), letter.len_utf8()));
                }
            }
            out.starts.push(out.all.len());
        }
        out
    }

    fn line(&self, index: usize) -> &str {
        &self.all[self.starts[index]..self.starts[index + 1]]
    }

    /// Where a value stands, as whole words.
    fn occurrences(&self, lines: &[Worded], value: &str) -> Vec<Stretch> {
        let value = compact(value);
        if value.is_empty() {
            return Vec::new();
        }
        let mut out = Vec::new();
        let mut from = 0;
        while let Some(at) = self.all[from..].find(&value).map(|at| from + at).filter(|_| out.len() < MOST_PLACES) {
            let stretch = at..at + value.len();
            if self.is_whole(lines, &stretch) {
                out.push(stretch);
            }
            from = at + self.all[at..].chars().next().map_or(1, char::len_utf8);
        }
        out
    }

    fn is_whole(&self, lines: &[Worded], stretch: &Stretch) -> bool {
        let (first, last) = (self.places[stretch.start], self.places[stretch.end - 1]);
        let parted = |a: Option<char>, b: Option<char>| match (a, b) {
            (Some(a), Some(b)) => !(a.is_alphanumeric() && b.is_alphanumeric()) || a.is_numeric() != b.is_numeric(),
            _ => true,
        };
        let (before, from) = lines[first.0].line.text.split_at(first.1);
        let upto = &lines[last.0].line.text[last.1..];
        let mut behind = upto.chars();
        let end = behind.next();
        last.0 - first.0 <= MOST_LINES
            && parted(before.chars().next_back(), from.chars().next())
            && parted(end, behind.next())
    }

    fn lines_of(&self, stretch: &Stretch) -> Range<usize> {
        self.places[stretch.start].0..self.places[stretch.end - 1].0 + 1
    }

    fn slices(&self, lines: &[Worded], stretch: &Stretch) -> Vec<Slice> {
        let (first, last) = (self.places[stretch.start], self.places[stretch.end - 1]);
        let slice = |line: usize| Slice {
            line,
            range: if line == first.0 { first.1 } else { 0 }..if line == last.0 {
                last.1 + 1
            } else {
                lines[line].line.text.len()
            },
        };
        self.lines_of(stretch).map(slice).collect()
    }
}

/// A value of a resume in JSON as text.
fn text(value: Option<&Value>) -> String {
    match value {
        Some(Value::String(text)) => text.trim().to_owned(),
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::Array(all)) => all.iter().map(|one| text(Some(one))).collect::<Vec<_>>().join("\n"),
        _ => String::new(),
    }
}

fn texts(value: Option<&Value>) -> Vec<String> {
    match value {
        Some(Value::Array(all)) => all.iter().map(|one| text(Some(one))).filter(|text| !text.is_empty()).collect(),
        _ => Vec::new(),
    }
}

fn objects<'a>(resume: &'a Map<String, Value>, list: &str) -> Vec<&'a Map<String, Value>> {
    let all = resume.get(list).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    all.iter().filter_map(Value::as_object).collect()
}

/// The labels of a document by a resume in JSON, and by the printed things that belong to no list.
pub(super) fn labels(lines: &[Worded], resume: &Map<String, Value>, neutral: &Map<String, Value>) -> Labels {
    let letters = Letters::of(lines);
    let used = vec![false; letters.all.len()];
    let mut out = Alignment { lines, letters, used, labels: Labels::none(lines) };
    out.person(resume);
    for list in List::ALL {
        let mut end = 0;
        for entry in objects(resume, list.schema().name) {
            out.entry(list, entry, &mut end);
        }
    }
    out.summary(resume);
    out.skills(resume);
    out.neutral(neutral);
    out.labels
}

struct Alignment<'a> {
    lines: &'a [Worded<'a>],
    letters: Letters,
    used: Vec<bool>,
    labels: Labels,
}

/// What it costs to read a value far from the others of its entry, at most.
const FAR: usize = 400;

impl Alignment<'_> {
    fn find(&self, value: &str) -> Vec<Stretch> {
        self.letters.occurrences(self.lines, value)
    }

    fn is_free(&self, stretch: &Stretch) -> bool {
        !self.used[stretch.clone()].contains(&true)
    }

    fn take(&mut self, field: Field, stretch: &Stretch) {
        self.used[stretch.clone()].fill(true);
        let slices = self.letters.slices(self.lines, stretch);
        self.labels.tag(self.lines, field, &slices);
    }

    fn person(&mut self, resume: &Map<String, Value>) {
        for field in [Field::Name, Field::Email, Field::Phone, Field::Location] {
            let places = self.find(&text(resume.get(field.key())));
            let size = |place: &&Stretch| self.lines[self.letters.lines_of(place).start].line.size;
            let largest = places.iter().rev().max_by(|a, b| size(a).total_cmp(&size(b)));
            let place = if field == Field::Name { largest } else { places.first() };
            if let Some(place) = place.cloned() {
                self.take(field, &place);
                self.letters.lines_of(&place).for_each(|line| self.labels.set(line, Role::Contact));
            }
        }
    }

    /// The lines that a text holds, or that hold it.
    fn said_in(&self, said: &str) -> Vec<usize> {
        let said = compact(said);
        let holds = |line: &usize| {
            let own = self.letters.line(*line);
            (own.len() >= TELLING && said.contains(own)) || (said.len() * 13 > own.len() * 10 && own.contains(&said))
        };
        let free = |line: &usize| self.labels.roles[*line] == Role::None;
        (0..self.lines.len()).filter(|_| said.len() >= TELLING).filter(free).filter(holds).collect()
    }

    fn entry(&mut self, list: List, entry: &Map<String, Value>, end: &mut usize) {
        let said = match list {
            List::Experience | List::Projects => text(entry.get("description")),
            _ => String::new(),
        };
        let text_lines = self.said_in(&said);
        let fields: Vec<Field> =
            list.schema().fields.iter().copied().filter(|field| *field != Field::Technology).collect();
        let places: HashMap<Field, Vec<Stretch>> = (fields.iter())
            .map(|field| (*field, self.find(&text(entry.get(field.key())))))
            .filter(|(_, places)| !places.is_empty())
            .collect();
        let filled: Vec<Field> = fields.into_iter().filter(|field| !text(entry.get(field.key())).is_empty()).collect();
        let Some(choice) = self.chosen(list, &filled, &places, text_lines.first().copied(), *end) else { return };
        let mut heads = Vec::new();
        for (field, place) in &choice {
            let free = self.is_free(place);
            if free {
                self.take(*field, place);
            }
            if free || matches!(field, Field::StartYear | Field::GraduationYear) {
                heads.extend(self.letters.lines_of(place));
                *end = (*end).max(place.end);
            }
        }
        heads.sort_unstable();
        let Some(first) = heads.first().copied() else { return };
        self.labels.head(list, heads);
        self.describe(list, &said, text_lines, first);
        if list == List::Projects {
            self.tools(entry, first);
        }
    }

    /// The places of an entry's values that stand nearest to each other and to its text.
    fn chosen(
        &self,
        list: List,
        filled: &[Field],
        places: &HashMap<Field, Vec<Stretch>>,
        first_text_line: Option<usize>,
        end: usize,
    ) -> Option<Vec<(Field, Stretch)>> {
        let rarest = |fields: &mut dyn Iterator<Item = Field>| fields.min_by_key(|field| places[field].len());
        let held = |field: &Field| places.contains_key(field);
        let seed = rarest(&mut list.schema().main.iter().copied().filter(held))
            .or_else(|| rarest(&mut filled.iter().copied().filter(held)))?;
        let penalty = |place: &Stretch| if self.is_free(place) { 0.0 } else { 80.0 };
        let mut best: Option<(f32, Vec<(Field, Stretch)>)> = None;
        for place in &places[&seed] {
            let (mut low, mut high) = (place.start, place.end);
            let mut cost = if self.is_free(place) { 0.0 } else { 60.0 };
            let mut choice = vec![(seed, place.clone())];
            for field in filled.iter().copied().filter(|field| *field != seed) {
                let Some(others) = places.get(&field) else {
                    cost += 40.0;
                    continue;
                };
                let off = |other: &Stretch| {
                    other.start.saturating_sub(high).max(low.saturating_sub(other.end)) as f32 + penalty(other)
                };
                let Some(nearest) = others.iter().min_by(|a, b| off(a).total_cmp(&off(b))) else { continue };
                let distance = off(nearest);
                if distance > FAR as f32 {
                    cost += FAR as f32;
                    continue;
                }
                cost += distance;
                if distance < FAR as f32 / 2.0 {
                    (low, high) = (low.min(nearest.start), high.max(nearest.end));
                }
                choice.push((field, nearest.clone()));
            }
            if let Some(line) = first_text_line {
                cost += (self.letters.starts[line].abs_diff(high).min(600)) as f32 * 0.5;
            }
            cost += 0.02 * place.start.abs_diff(end) as f32 + if place.start < end { 30.0 } else { 0.0 };
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, choice));
            }
        }
        best.map(|(_, choice)| choice)
    }

    fn describe(&mut self, list: List, said: &str, mut text_lines: Vec<usize>, head: usize) {
        let near = |line: &usize| *line + 4 >= head && *line < head + 120;
        text_lines.retain(|line| self.labels.roles[*line] == Role::None && near(line));
        text_lines.iter().for_each(|line| self.labels.set(*line, Role::Entry(list, Part::Text)));
        let said = compact(said);
        for pair in text_lines.windows(2).filter(|pair| pair[1] - pair[0] <= SHORT_GAP) {
            for line in (pair[0] + 1..pair[1]).filter(|line| said.contains(self.letters.line(*line))) {
                self.labels.set(line, Role::Entry(list, Part::Text));
            }
        }
    }

    fn tools(&mut self, entry: &Map<String, Value>, head: usize) {
        for tool in texts(entry.get("technologies")) {
            let near = |place: &Stretch| {
                let line = self.letters.lines_of(place).start;
                line + 1 >= head && line <= head + 14 && self.is_free(place)
            };
            let places: Vec<Stretch> = self.find(&tool).into_iter().filter(near).collect();
            let line = |place: &Stretch| self.letters.lines_of(place).start;
            let in_text = |place: &Stretch| matches!(self.labels.roles[line(place)], Role::Entry(_, Part::Text));
            let place = match places.as_slice() {
                [] => continue,
                [first, .., last] if in_text(first) => last.clone(),
                [first, ..] => first.clone(),
            };
            let line = line(&place);
            self.take(Field::Technology, &place);
            self.labels.set(line, Role::Tools);
        }
    }

    fn summary(&mut self, resume: &Map<String, Value>) {
        let said = compact(&text(resume.get("summary")));
        let open = |labels: &Labels, line: usize| matches!(labels.roles[line], Role::None | Role::Contact);
        let holds = |line: &usize| {
            let own = self.letters.line(*line);
            own.len() >= TELLING_OF_SUMMARY && said.contains(own) && open(&self.labels, *line)
        };
        let hits: Vec<usize> = (0..self.lines.len()).filter(holds).collect();
        hits.iter().for_each(|line| self.labels.roles[*line] = Role::Summary);
        for pair in hits.windows(2).filter(|pair| pair[1] - pair[0] <= SHORT_GAP) {
            for line in (pair[0] + 1..pair[1]).filter(|line| said.contains(self.letters.line(*line))) {
                self.labels.set(line, Role::Summary);
            }
        }
    }

    /// Each skill stands where most other skills do.
    fn skills(&mut self, resume: &Map<String, Value>) {
        let found: Vec<Vec<Stretch>> = texts(resume.get("skills")).iter().map(|skill| self.find(skill)).collect();
        let line_of = |place: &Stretch| self.letters.places[place.start].0;
        let mut density = vec![0.0f32; self.lines.len() + 2];
        for places in &found {
            for (at, place) in places.iter().enumerate() {
                let line = line_of(place);
                if places[..at].iter().all(|other| line_of(other) != line) {
                    density[line + 1] += place.len() as f32 / self.letters.line(line).len().max(TELLING) as f32;
                }
            }
        }
        let around = |line: usize| density[line + 1] + 0.5 * (density[line] + density[line + 2]);
        for places in found {
            let taken = |line: usize| !matches!(self.labels.roles[line], Role::None | Role::Skills);
            let line = |place: &Stretch| self.letters.places[place.start].0;
            let worth = |place: &Stretch| around(line(place)) - if taken(line(place)) { 1.0 } else { 0.0 };
            let free = places.into_iter().filter(|place| self.is_free(place)).collect::<Vec<_>>();
            let Some(best) = free.iter().rev().max_by(|a, b| worth(a).total_cmp(&worth(b))).cloned() else { continue };
            if taken(line(&best)) {
                continue;
            }
            self.take(Field::Skill, &best);
            self.letters.lines_of(&best).for_each(|line| self.labels.set(line, Role::Skills));
        }
    }

    fn neutral(&mut self, neutral: &Map<String, Value>) {
        let mut said = Vec::new();
        for entry in neutral.values().filter_map(Value::as_array).flatten() {
            match entry {
                Value::Object(fields) => said.extend(fields.values().map(|value| text(Some(value)))),
                other => said.push(text(Some(other))),
            }
        }
        for said in said.iter().map(|said| compact(said)).filter(|said| said.len() >= 5) {
            for line in 0..self.lines.len() {
                let own = self.letters.line(line);
                if (own.len() >= 5 && said.contains(own)) || own.contains(&said) {
                    self.labels.set(line, Role::Other);
                }
            }
        }
    }
}
