//! What the network sees of lines and words: hashes of the words and what surrounds them, print, place, and which lists know them.

use super::lexicon;
use super::tags::{SECTIONS, section_index};
use super::words::{is_year, words};
use crate::line::{Line, Run};
use crate::vocabulary::{self as lists, Phrases};
use crate::words::fold;
use rustc_hash::FxHashMap as HashMap;
use std::ops::Range;
use std::sync::LazyLock;
use vitae_model::dates;
use vitae_tagger::{Input, Table};

/// Sizes of the tables of hashes: words, beginnings and ends, marks, shapes. The first row of each stands for nothing known.
pub(crate) const WORD_HASHES: u32 = 1 << 14;
pub(crate) const AFFIX_HASHES: u32 = 1 << 13;
pub(crate) const MARK_HASHES: u32 = 1 << 8;
pub(crate) const SHAPE_HASHES: u32 = 1 << 9;

/// The lists that may know a phrase, by their place in a set of bits.
fn known_lists() -> Vec<Vec<&'static Phrases>> {
    vec![
        vec![&lists::TITLES],
        vec![&lists::RANKS, &lists::RANK_NOUNS, &lists::FIRST_RANKS],
        vec![&lists::COMPANIES],
        vec![&lists::UNITS],
        vec![&lists::SCHOOLS],
        vec![&lists::DEGREES],
        vec![&lists::FIELDS],
        vec![&lists::CITIES],
        vec![&lists::COUNTRIES],
        vec![&lists::REGIONS],
        vec![&lists::AWARDS],
        vec![&lists::CONTESTS, &lists::HACKATHONS],
        vec![&lists::CERTIFICATES],
        vec![&lists::ISSUERS],
        vec![&lists::TONGUES],
        vec![&lists::EMPLOYMENT],
        vec![&lists::DATE_LEADS],
        vec![&lists::TOOL_LABELS, &lists::PLAIN_TOOL_LABELS],
        vec![&lists::LEVELS],
        vec![&lists::COURSES, &lists::COURSEWORK],
        vec![&lists::GRADE_LABELS, &lists::DISTINCTION_GRADES],
        vec![&lists::LABELS, &lists::PLACE_LABELS, &lists::WEBSITE_LABELS, &lists::NAME_LABELS],
        vec![&lists::VERBS, &lists::STATEMENT_LEADS],
    ]
}

const LISTS: usize = 23;

/// Which lists know a folded phrase.
static KNOWN: LazyLock<HashMap<&'static str, u32>> = LazyLock::new(|| {
    let mut out: HashMap<&'static str, u32> = HashMap::default();
    for (bit, group) in known_lists().into_iter().enumerate() {
        for phrase in group.into_iter().flat_map(|list| list.iter()) {
            *out.entry(phrase).or_default() |= 1 << bit;
        }
    }
    out
});

/// Endings that tell what a word names.
static ENDINGS: [&Phrases; 5] = [
    &lists::TITLE_ENDINGS,
    &lists::COMPANY_ENDINGS,
    &lists::SCHOOL_ENDINGS,
    &lists::DEGREE_ENDINGS,
    &lists::FIELD_ENDINGS,
];

/// Most words of a phrase that is looked up.
const PHRASE_WORDS: usize = 5;

/// Features of each word beside its lists.
const WORD_EXTRAS: usize = 21;
/// Features of each word from the lexicon, for each kind: how long the known phrase is, and whether it stands alone.
const LEXICON_NUMBERS: usize = 2 * lexicon::KINDS;
/// Features of each word; `training/data.py` counts on their order.
pub(crate) const WORD_NUMBERS: usize = LISTS + ENDINGS.len() + WORD_EXTRAS + LEXICON_NUMBERS;

/// A hash that stays the same in every version (FNV-1a), from 1 to a size less one; 0 is for what is not there.
fn hash(salt: u8, text: &str, size: u32) -> u16 {
    let start = 2_166_136_261u32;
    let all = std::iter::once(salt).chain(text.bytes());
    let value = all.fold(start, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(16_777_619));
    (1 + (value ^ (value >> 15)) % (size - 1)) as u16
}

/// A document's pages as wide and high as their first; Word files as wide and high as A4.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Paper {
    pub(crate) width: f32,
    pub(crate) height: f32,
}

/// A line with its words, folded.
pub(crate) struct Worded<'a> {
    pub(crate) line: &'a Line,
    pub(crate) words: Vec<Range<usize>>,
    folded: Vec<String>,
}

impl<'a> Worded<'a> {
    pub(crate) fn of(line: &'a Line) -> Self {
        let words = words(&line.text);
        let folded = words.iter().map(|range| fold(&line.text[range.clone()])).collect();
        Self { line, words, folded }
    }

    fn text(&self, word: usize) -> &'a str {
        &self.line.text[self.words[word].clone()]
    }

    /// The words by segments: what stands between two marks.
    pub(super) fn segments(&self) -> Vec<Range<usize>> {
        let parts = |at: &usize| {
            let between = &self.line.text[self.words[at - 1].end..self.words[*at].start];
            !matches!(between.trim_matches(' '), "" | "&")
        };
        let starts = (1..self.words.len()).filter(parts);
        let bounds: Vec<usize> = std::iter::once(0).chain(starts).chain([self.words.len()]).collect();
        bounds.windows(2).map(|pair| pair[0]..pair[1]).collect()
    }
}

/// What the network sees of some lines that follow each other, without anybody's answer.
pub(crate) fn input(all: &[Worded], part: Range<usize>, paper: Paper) -> Input {
    let house = House::of(all);
    let mut out = Input::default();
    let mut word_numbers = Vec::new();
    let mut line_numbers = Vec::new();
    for (number, at) in part.clone().enumerate() {
        let worded = &all[at];
        let before = at.checked_sub(1).map(|before| all[before].line);
        line_numbers.extend(line_facts(worded, before, at as f32 / all.len() as f32, at, &house, paper));
        add_words(&mut out, &mut word_numbers, worded, number as u16, paper);
    }
    out.word_numbers = Table { width: WORD_NUMBERS, data: word_numbers };
    out.line_numbers = Table { width: LINE_NUMBERS, data: line_numbers };
    out.shown_tag = vec![0; out.word.len()];
    out.shown_role = vec![0; part.len()];
    out
}

fn add_words(out: &mut Input, numbers: &mut Vec<f32>, worded: &Worded, line: u16, paper: Paper) {
    let known = known(&worded.folded);
    let by_lexicon = lexicon::known(&worded.folded, &worded.segments());
    let text = &worded.line.text;
    let cells = text.matches('\t').count();
    for (at, (known, by_lexicon)) in known.into_iter().zip(by_lexicon).enumerate() {
        let (range, folded) = (worded.words[at].clone(), worded.folded[at].as_str());
        out.line.push(line);
        out.word.push(hash(0, folded, WORD_HASHES));
        out.affixes.push(affixes(folded));
        let before = at.checked_sub(1).map_or(0, |before| worded.words[before].end);
        let behind = worded.words.get(at + 1).map_or(text.len(), |next| next.start);
        out.left.push(hash(u8::from(at == 0), &mark(&text[before..range.start]), MARK_HASHES));
        out.right.push(hash(u8::from(at + 1 == worded.words.len()), &mark(&text[range.end..behind]), MARK_HASHES));
        out.shape.push(hash(0, &shape(worded.text(at)), SHAPE_HASHES));
        numbers.extend((0..LISTS).map(|bit| flag(known >> bit & 1 == 1)));
        let ends = |list: &Phrases| folded.len() > 4 && list.iter().any(|end| folded.ends_with(end));
        numbers.extend(ENDINGS.iter().map(|list| flag(ends(list))));
        numbers.extend(word_facts(worded, at, cells, paper));
        numbers.extend(by_lexicon.length);
        numbers.extend(by_lexicon.whole.map(flag));
    }
}

/// Which lists know each word, or a phrase that it belongs to.
fn known(folded: &[String]) -> Vec<u32> {
    let mut out = vec![0u32; folded.len()];
    for start in 0..folded.len() {
        let mut phrase = String::new();
        for end in start..folded.len().min(start + PHRASE_WORDS) {
            if end > start {
                phrase.push(' ');
            }
            phrase.push_str(&folded[end]);
            if let Some(bits) = KNOWN.get(phrase.as_str()) {
                out[start..=end].iter_mut().for_each(|known| *known |= bits);
            }
        }
    }
    out
}

/// Hashes of the first two to four letters and of the last two to five, with the word's edges.
fn affixes(folded: &str) -> [u16; 7] {
    let edged: Vec<char> = std::iter::once('<').chain(folded.chars()).chain(std::iter::once('>')).collect();
    let first = |count: usize| edged.iter().take(count).collect::<String>();
    let last = |count: usize| edged.iter().skip(edged.len().saturating_sub(count)).collect::<String>();
    let hash = |salt: u8, text: String| hash(salt, &text, AFFIX_HASHES);
    [
        hash(2, first(3)),
        hash(3, first(4)),
        hash(4, first(5)),
        hash(5, last(3)),
        hash(6, last(4)),
        hash(7, last(5)),
        hash(8, last(6)),
    ]
}

/// What stands between two words: its first four signs, blanks as one.
fn mark(between: &str) -> String {
    let mut out = String::new();
    for c in between.chars() {
        if !(c == ' ' && out.ends_with(' ')) {
            out.push(c);
        }
    }
    out.chars().take(4).collect()
}

/// A word's letters by kind, no more than two alike in a row, eight at most.
fn shape(word: &str) -> String {
    let mut out: Vec<char> = Vec::new();
    for c in word.chars() {
        let kind = match c {
            c if c.is_uppercase() => 'X',
            c if c.is_lowercase() => 'x',
            c if c.is_numeric() => 'd',
            c if c.is_alphabetic() => 'u',
            c => c,
        };
        if !(out.len() >= 2 && out[out.len() - 2..] == [kind, kind]) {
            out.push(kind);
        }
    }
    out.into_iter().take(8).collect()
}

fn run_at(line: &Line, byte: usize) -> Option<(usize, &Run)> {
    line.runs.iter().enumerate().find(|(_, run)| run.range.contains(&byte))
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

fn share(count: usize, most: usize) -> f32 {
    count.min(most) as f32 / most as f32
}

fn word_facts(worded: &Worded, at: usize, cells: usize, paper: Paper) -> [f32; WORD_EXTRAS] {
    let (line, range, word) = (worded.line, &worded.words[at], worded.text(at));
    let run = run_at(line, range.start);
    let left = run.and_then(|(_, run)| run.bbox().map(|bbox| (run, bbox))).map_or(0.0, |(run, bbox)| {
        let share = (range.start - run.range.start) as f32 / run.range.len().max(1) as f32;
        (bbox.x0 + share * bbox.width()) / paper.width
    });
    let has = |kind: fn(char) -> bool| word.contains(kind);
    [
        flag(run.is_some_and(|(_, run)| run.bold)),
        flag(run.is_some_and(|(_, run)| run.italic)),
        flag(run.is_some_and(|(_, run)| run.link.is_some())),
        flag(word.chars().count() > 1 && has(char::is_uppercase) && !has(char::is_lowercase)),
        flag(word.starts_with(char::is_uppercase)),
        flag(has(char::is_lowercase) && !has(char::is_uppercase)),
        flag(word.chars().all(char::is_numeric)),
        flag(is_year(word.trim_matches(|c: char| !c.is_alphanumeric()))),
        flag(dates::is_month(word)),
        flag(dates::is_present(word)),
        flag(at == 0),
        flag(at + 1 == worded.words.len()),
        share(at, 10),
        share(line.text[..range.start].matches('\t').count(), 3),
        share(cells, 3),
        left,
        flag(word.contains('@')),
        flag(word.trim_matches('.').contains('.')),
        share(word.chars().count(), 15),
        flag(has(char::is_numeric)),
        flag(run.is_some_and(|(number, _)| number > 0)),
    ]
}

/// What most of a document looks like.
struct House {
    size: f32,
    color: Option<[u8; 3]>,
    /// Where the lines of each column of each page begin, by page and right edge.
    lefts: HashMap<(u32, i32), f32>,
}

impl House {
    fn of(all: &[Worded]) -> Self {
        let mut sizes: HashMap<i32, usize> = HashMap::default();
        let mut colors: HashMap<Option<[u8; 3]>, usize> = HashMap::default();
        let mut lefts: HashMap<(u32, i32), Vec<f32>> = HashMap::default();
        for line in all.iter().map(|worded| worded.line) {
            *sizes.entry((line.size * 2.0).round() as i32).or_default() += line.text.len();
            *colors.entry(line.color).or_default() += line.text.len();
            if !line.flow {
                lefts.entry(column(line)).or_default().push(line.bbox.x0);
            }
        }
        let first = |mut all: Vec<f32>| {
            all.sort_by(f32::total_cmp);
            all[all.len() / 20]
        };
        let size =
            sizes.into_iter().max_by_key(|(size, count)| (*count, -size)).map_or(10.0, |(size, _)| size as f32 / 2.0);
        Self {
            size: if size > 0.0 { size } else { 10.0 },
            color: colors.into_iter().max_by_key(|(color, count)| (*count, *color)).and_then(|(color, _)| color),
            lefts: lefts.into_iter().map(|(column, all)| (column, first(all))).collect(),
        }
    }
}

fn column(line: &Line) -> (u32, i32) {
    (line.page, line.right.min(1e6).round() as i32)
}

/// Numbers that say in which of the steps a value lies.
fn step<const N: usize>(value: f32, steps: [f32; N]) -> impl Iterator<Item = f32> {
    let at = steps.iter().filter(|step| value >= **step).count();
    (0..=N).map(move |place| flag(place == at))
}

/// Signs at a line's end that are distinguished.
const ENDS: [char; 8] = ['.', ',', ';', ':', ')', '-', '–', '|'];

/// Features of each line; a test counts them.
pub(crate) const LINE_NUMBERS: usize = 8 + 5 + 7 + 5 + 4 + 6 + 10 + 30 + 2 * SECTIONS.len() + 18;

fn line_facts(
    worded: &Worded,
    before: Option<&Line>,
    through: f32,
    at: usize,
    house: &House,
    paper: Paper,
) -> Vec<f32> {
    let (line, text) = (worded.line, worded.line.text.as_str());
    let count = worded.words.len();
    let words = || (0..count).map(|word| worded.text(word));
    let lettered = words().filter(|word| word.starts_with(char::is_alphabetic)).count();
    let capitals = words().filter(|word| word.starts_with(char::is_uppercase)).count() as f32 / lettered.max(1) as f32;
    let is_caps = crate::line::is_caps(text);
    let share_of = |is: fn(&Run) -> bool| {
        let held: usize = line.runs.iter().filter(|run| is(run)).map(|run| run.range.len()).sum();
        held as f32 / text.len().max(1) as f32
    };
    let (bold, italic) = (share_of(|run| run.bold), share_of(|run| run.italic));
    let ratio = if line.size > 0.0 { line.size / house.size } else { 1.0 };
    let years = words().filter(|word| is_year(word.trim_matches(|c: char| !c.is_alphanumeric()))).count();
    let is_open = words().any(dates::is_present);
    let digits = text.chars().filter(|c| c.is_numeric()).count() as f32 / text.chars().count().max(1) as f32;
    let last = text.trim_end().chars().next_back().unwrap_or(' ');
    let lower = text.to_lowercase();
    let inset =
        if line.flow { 0.0 } else { line.bbox.x0 - house.lefts.get(&column(line)).copied().unwrap_or(line.bbox.x0) };
    let is_colored = line.color != house.color;
    let short = (1..=6).contains(&count) && years == 0 && !line.bullet && !".,;".contains(last);
    let printed = ratio > 1.05 || is_caps || bold > 0.9 || line.outline.is_some() || is_colored || line.gap > 1.0;
    let folded = fold(text.trim_end_matches(':'));
    let heads = if count <= 8 { lists::heading(&folded) } else { None };
    let hints = if heads.is_none() && count <= 6 { lists::heading_by_words(&folded) } else { None };
    let room =
        if line.flow || !line.right.is_finite() { 0.0 } else { (line.right - line.bbox.x1) / line.size.max(1.0) };
    let mut out = Vec::with_capacity(LINE_NUMBERS);
    out.extend(step(count as f32, [2.0, 3.0, 4.0, 5.0, 7.0, 10.0, 14.0]));
    out.extend(step(capitals, [0.2, 0.5, 0.8, 0.99]));
    out.extend(step(ratio, [0.8, 0.95, 1.05, 1.2, 1.5, 2.0]));
    out.extend(step(inset, [2.0, 8.0, 20.0, 60.0]));
    out.extend(step(room, [1.5, 5.0, 15.0]));
    out.extend(step(line.gap, [0.15, 0.35, 0.6, 1.0, 1.6]));
    out.extend(ENDS.iter().map(|end| flag(last == *end)));
    out.extend([flag(last.is_numeric()), flag(last.is_alphabetic())]);
    out.extend([
        flag(years > 0),
        flag(years >= 2 || (years > 0 && is_open)),
        flag(words().any(dates::is_month)),
        flag(line.bullet),
        flag(line.numbered),
        flag(text.contains('@')),
        flag(["http", "www.", ".com", ".io", "github", "linkedin"].iter().any(|part| lower.contains(part))),
        flag(line.runs.iter().any(|run| run.link.is_some())),
        flag(is_caps),
        flag(bold > 0.9),
        flag(bold > 0.1 && line.runs.first().is_some_and(|run| run.bold)),
        flag(bold > 0.1 && line.runs.first().is_some_and(|run| !run.bold)),
        flag(italic > 0.5),
        flag(italic > 0.1),
        flag(is_colored),
        flag(line.opens),
        flag(line.flow),
        flag(line.margin),
        flag(line.cells),
        flag(line.title),
        flag(line.outline.is_some()),
        share(text.matches('\t').count(), 3),
        flag(text.starts_with(char::is_lowercase)),
        share(text.matches(',').count(), 3),
        flag(text.contains(':')),
        flag(text.contains('|')),
        flag(text.contains('(')),
        flag(text.contains(" – ") || text.contains(" — ")),
        flag(text.contains(" - ")),
        flag(short && printed),
    ]);
    out.extend((0..SECTIONS.len()).map(|kind| flag(heads.is_some_and(|head| section_index(head) == kind))));
    out.extend(
        (0..SECTIONS.len())
            .map(|kind| hints.filter(|(hint, _)| section_index(*hint) == kind).map_or(0.0, |(_, share)| share)),
    );
    let bbox = line.bbox;
    let right = if line.right.is_finite() { line.right.min(paper.width) } else { 0.0 };
    out.extend([
        bbox.x0 / paper.width,
        bbox.x1 / paper.width,
        bbox.y0 / paper.height,
        right / paper.width,
        line.gap.clamp(-1.0, 3.0) / 2.0,
        ratio.min(3.0) - 1.0,
        through,
        share(line.page as usize, 4),
        flag(before.is_some_and(|before| before.page != line.page)),
        bold,
        italic,
        capitals,
        digits,
        share(count, 25),
        inset.min(200.0) / 100.0,
        (1.0 + at as f32).ln() / 5.0,
        before.map_or(0.0, |before| (bbox.x0 - before.bbox.x0) / paper.width),
        flag(before.is_some_and(|before| before.bbox.y0 > bbox.y0 + 2.0)),
    ]);
    out
}
