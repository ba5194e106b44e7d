//! Cuts the lines into sections at their headings.

mod content;
mod house;
mod look;
mod margin;
mod mixed;
mod openings;
mod prepare;
mod run_in;
mod settle;
pub(crate) mod wording;
mod years;

use crate::line::Line;
use crate::recognise::{degree, role};
use crate::tables;
use crate::vocabulary;
use crate::words::{fold, is_letter_spaced};
use crate::wrap;
use house::House;
use look::Look;
use openings::Openings;
use vitae_model::dates;
use vitae_model::source::SectionKind;
use wording::Reading;

/// Longest heading, in words.
const MAX_WORDS: usize = 7;
/// Evidence from wording and look that makes a heading.
const ENOUGH: f32 = 1.4;

/// What labels within an entry may read like: `Accomplishments:`, `Projects:`.
const INNER: &[SectionKind] = &[SectionKind::Achievements, SectionKind::Projects, SectionKind::Skills];

/// A section: its heading and the lines below.
#[derive(Debug, Clone)]
pub(crate) struct Section {
    pub(crate) kind: SectionKind,
    /// Index of the heading's line; `None` for the block at the top.
    pub(crate) heading: Option<usize>,
    /// The heading's text.
    pub(crate) title: String,
    /// Whether the heading's words alone say what it holds.
    pub(crate) known: bool,
    /// How sure the heading's words are of the kind.
    pub(crate) certainty: f32,
    /// Indices of its lines.
    pub(crate) lines: Vec<usize>,
}

impl Section {
    pub(crate) fn untitled(kind: SectionKind) -> Self {
        Self { kind, heading: None, title: String::new(), known: false, certainty: 0.0, lines: Vec::new() }
    }

    fn headed(reading: Reading, index: usize, line: &Line) -> Self {
        Self {
            kind: reading.kind,
            heading: Some(index),
            title: wording::title(&line.text).to_owned(),
            known: reading.certainty >= wording::WHOLE,
            certainty: reading.certainty,
            lines: Vec::new(),
        }
    }
}

/// Cuts lines into sections. A heading that shares its line is parted from it, which is why lines change.
pub(crate) fn split(lines: &mut Vec<Line>) -> Vec<Section> {
    let body = body_size(lines);
    prepare::headings(lines, body);
    let readings: Vec<Option<Reading>> = lines.iter().map(|line| candidate(line, body)).collect();
    let house = House::learn(lines, &readings, body);
    let headings: Vec<Option<Reading>> = (0..lines.len())
        .map(|index| heads_table(lines, index).or_else(|| decide(lines, index, readings[index], house.as_ref())))
        .collect();
    let mut headings: Vec<Option<Reading>> = (0..lines.len())
        .map(|index| headings[index].filter(|_| !labels_programming(lines, &headings, index)))
        .collect();
    for index in 1..lines.len() {
        if headings[index - 1].is_none() && ends_name(&lines[index - 1], &lines[index]) {
            headings[index] = None;
        }
    }
    unhead_groups(lines, &mut headings);
    mixed::mark(lines, &mut headings);
    let openings = Openings::learn(lines, body);
    let names: Vec<bool> = (0..lines.len()).map(|index| openings.with_name(lines, index)).collect();
    let mut cutter = Cutter {
        lines: Vec::with_capacity(lines.len()),
        sections: vec![Section::untitled(SectionKind::Contact)],
        parent: None,
    };
    let reaches: Vec<bool> = (0..lines.len()).map(|index| openings::with_reach(lines, &headings, index)).collect();
    for (((line, heading), name), reach) in lines.drain(..).zip(headings).zip(names).zip(reaches) {
        if name {
            cutter.sections.push(Section::untitled(SectionKind::Contact));
        }
        cutter.take(line, heading, reach);
    }
    *lines = cutter.lines;
    settle::kinds(lines, &mut cutter.sections);
    cutter.sections
}

/// Collects lines into sections.
struct Cutter {
    lines: Vec<Line>,
    sections: Vec<Section>,
    /// The kind of section that a label interrupted.
    parent: Option<SectionKind>,
}

impl Cutter {
    fn take(&mut self, line: Line, heading: Option<Reading>, reach: bool) {
        if line.margin {
            self.sections[0].lines.push(self.lines.len());
            self.lines.push(line);
        } else if let Some(reading) = heading {
            self.parent = None;
            self.open(line, reading);
        } else {
            self.content(line, reach);
        }
    }

    fn open(&mut self, line: Line, reading: Reading) {
        self.sections.push(Section::headed(reading, self.lines.len(), &line));
        self.lines.push(line);
    }

    /// A line that is no heading; its label may open a section of its own, until the next label.
    fn content(&mut self, line: Line, reach: bool) {
        let within = self.parent.or_else(|| self.sections.last().map(|section| section.kind));
        if let Some((kind, at)) = within.and_then(|within| margin::label(&line, within)) {
            self.parent = within;
            let [label, rest] = margin::part(&line, at..at + 1);
            self.open(label, Reading { kind, certainty: wording::WHOLE });
            return self.push(rest);
        }
        let elsewhere = !matches!(within, Some(SectionKind::Contact | SectionKind::References));
        if elsewhere && !reach && openings::is_reach(&line) {
            self.sections[0].lines.push(self.lines.len());
            return self.lines.push(line);
        }
        if reach && elsewhere {
            self.parent = None;
            self.sections.push(Section::untitled(SectionKind::Contact));
        }
        if let Some(parent) = self.parent.filter(|_| line.text.contains(['\t', ':', '@'])) {
            self.parent = None;
            self.sections.push(Section::untitled(parent));
        }
        self.push(line);
    }

    fn push(&mut self, line: Line) {
        if let Some(section) = self.sections.last_mut() {
            section.lines.push(self.lines.len());
            self.lines.push(line);
        }
    }
}

/// The size of most characters of the document.
pub(crate) fn body_size(lines: &[Line]) -> f32 {
    let mut sums: Vec<(f32, usize)> = Vec::new();
    for line in lines.iter().filter(|line| line.size > 0.0) {
        match sums.iter_mut().find(|(size, _)| (size - line.size).abs() < 0.3) {
            Some((_, sum)) => *sum += line.text.len(),
            None => sums.push((line.size, line.text.len())),
        }
    }
    sums.into_iter().max_by_key(|(_, sum)| *sum).map_or(0.0, |(size, _)| size)
}

/// What a line's words say if it is shaped like a heading; words that only hint need a look that stands out.
fn candidate(line: &Line, body: f32) -> Option<Reading> {
    if !shaped_like_heading(line) {
        return None;
    }
    let reading = wording::read(&line.text)?;
    let stands_out = line.size > body + 0.8 || line.outline.is_some() || line.all_bold() || line.is_caps();
    let plain = reading.certainty >= wording::COMPLETE && stands_alone(line);
    (reading.certainty >= wording::WHOLE || stands_out || plain).then_some(reading)
}

/// Score of a text that is a degree and nothing else: `MBA`.
const WHOLE_DEGREE: f32 = 2.5;

/// Most words of a heading that looks like text, and least space above it in multiples of its size.
const PLAIN: (usize, f32) = (4, 0.6);

/// Whether a line that looks like text is a few words with space above, or from a file that states neither style nor space.
fn stands_alone(line: &Line) -> bool {
    let apart = if line.flow { line.size == 0.0 } else { line.opens || line.gap >= PLAIN.1 };
    // Degrees and labels have parts: `Training – Welding`.
    let whole = !line.text.trim_end_matches([' ', ':']).contains(['–', '—', ':', ',', '/', '(', '·']);
    apart && whole && line.words() <= PLAIN.0 && line.text.starts_with(char::is_uppercase)
}

fn shaped_like_heading(line: &Line) -> bool {
    let text = wording::title(&line.text);
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let dash = line.text.trim_end().ends_with([',', '-', '–']) && !line.text.trim_end().ends_with(":-");
    !line.bullet
        && !line.title
        && (2..=56).contains(&text.chars().count())
        && letters * 10 >= text.chars().filter(|c| !c.is_whitespace()).count() * 7
        && (line.words() <= MAX_WORDS || is_letter_spaced(text))
        && !text.contains(['\t', '@', '|', ';'])
        && (text.contains('(') || !line.text.contains(')'))
        && (!line.text.trim_end().ends_with('.') || wording::is_known(text))
        && !dash
        && dates::find(text).is_empty()
}

/// What a line right above the titles of a table's columns says: it is a heading if it has the shape of one.
fn heads_table(lines: &[Line], index: usize) -> Option<Reading> {
    let kind = tables::settle::kind_of(lines.get(index + 1)?, SectionKind::Other)?;
    let line = &lines[index];
    let alone = line.row.is_none() && shaped_like_heading(line);
    alone.then(|| wording::read(&line.text).unwrap_or(Reading { kind, certainty: 0.0 }))
}

/// Adds the evidence of wording and look up.
fn decide(lines: &[Line], index: usize, reading: Option<Reading>, house: Option<&House>) -> Option<Reading> {
    let line = &lines[index];
    if goes_on(lines, index) {
        return None;
    }
    let Some(house) = house else {
        let stands_out = line.outline.is_some() || line.all_bold();
        return reading.filter(|reading| {
            reading.certainty >= wording::WHOLE || (reading.certainty >= wording::COMPLETE && stands_out)
        });
    };
    if house.is_inner_label(line) && reading.is_some_and(|reading| INNER.contains(&reading.kind)) {
        return None;
    }
    let named = |reading: &Reading| reading.certainty < wording::COMPLETE && house.is_entry(line);
    let heads = |reading: &Reading| !titles_document(line, index, *reading, house) && !named(reading);
    if let Some(reading) = reading.filter(heads) {
        // A long phrase is seldom a word of the text.
        let phrase =
            if reading.certainty >= wording::WHOLE && line.text.trim().chars().count() >= 10 { 0.2 } else { 0.0 };
        let opens = if line.opens { 0.2 } else { 0.0 };
        let sure = reading.certainty >= wording::WHOLE;
        let apart = sure && (stands_apart(lines, index) || heads_dates(lines, index, reading));
        let apart = if apart { APART } else { f32::MIN };
        if reading.certainty + phrase + opens + house.fit(line, reading).max(apart) >= ENOUGH {
            return Some(reading);
        }
    }
    let marked = house.marks(line) && shaped_like_heading(line) && !is_name_line(lines, index);
    let listed = line.text.matches(['•', '·']).count() >= 2;
    let unread = || listed || house.is_entry(line) || degree::degree_score(&line.text) >= WHOLE_DEGREE;
    let named = reading.map_or_else(unread, |reading| named(&reading));
    (marked && !named).then(|| reading.unwrap_or(Reading { kind: SectionKind::Other, certainty: 0.0 }))
}

/// Whether `Languages` right below a heading of skills in another look stands before those of programming.
fn labels_programming(lines: &[Line], headings: &[Option<Reading>], index: usize) -> bool {
    let kind = |index: usize| headings[index].map(|reading| reading.kind);
    let Some(above) = index.checked_sub(1) else { return false };
    let spoken = |line: &Line| fold(&line.text).split(' ').any(|word| vocabulary::TONGUES.contains(word));
    kind(index) == Some(SectionKind::Languages)
        && kind(above) == Some(SectionKind::Skills)
        && Look::of(&lines[index]) != Look::of(&lines[above])
        && !lines.get(index + 1).is_some_and(spoken)
}

/// Whether a line in the look of a full one right above is the rest of it: `South Thames Teaching` above `University`.
fn ends_name(above: &Line, line: &Line) -> bool {
    let close = line.page == above.page && !line.opens && !line.flow && line.gap < 0.4 && !above.text.contains('\t');
    close && !line.bullet && line.words() == 1 && Look::of(above) == Look::of(line) && wrap::is_full(above, line)
}

/// Takes what looks like headings right below a heading of skills, but unlike it and fewer than those of its look, for
/// labels of its groups: `Leadership`.
fn unhead_groups(lines: &[Line], headings: &mut [Option<Reading>]) {
    let skills = |index: usize| headings[index].is_some_and(|above| above.kind == SectionKind::Skills);
    let below = (1..lines.len()).filter(|first| skills(first - 1) && headings[*first].is_some());
    let Some(first) = below.into_iter().next() else { return };
    let (own, group) = (Look::of(&lines[first - 1]), Look::of(&lines[first]));
    let count = |look: Look| {
        let heads = |index: &usize| headings[*index].is_some() && Look::of(&lines[*index]) == look;
        (0..lines.len()).filter(heads).count()
    };
    if own == group || count(own) <= count(group) {
        return;
    }
    for index in first..lines.len() {
        let Some(reading) = headings[index] else { continue };
        let next = lines.get(index + 1).map(|line| fold(&line.text)).unwrap_or_default();
        let spoken = || next.split(' ').any(|word| vocabulary::TONGUES.contains(word));
        match Look::of(&lines[index]) {
            look if look == own => break,
            look if look == group && (reading.kind != SectionKind::Languages || !spoken()) => headings[index] = None,
            _ => {}
        }
    }
}

/// Whether a line at the top is the document's title: one that is known (`Résumé` may head a profile further down), or the
/// first line of all if it is larger than headings and of words that only hint at a kind (`Record of Work Experience`).
fn titles_document(line: &Line, index: usize, reading: Reading, house: &House) -> bool {
    let known = vocabulary::DOCUMENT_TITLES.contains(fold(wording::title(&line.text)).as_str());
    let title = || reading.certainty < wording::COMPLETE && house.is_above(line) && !house.marks(line);
    (index < NAME_LINES && known) || (index == 0 && title())
}

/// Whether a line stands close below one of its size, weight and colour and goes on with that: it is in small letters, or the
/// line above waits for more (`Institute of` above `Technology`).
fn goes_on(lines: &[Line], index: usize) -> bool {
    let line = &lines[index];
    let alike = |above: &Line| above.ends_bold() == line.starts_bold() && above.color == line.color;
    let below = |above: &Line| above.page == line.page && (above.size - line.size).abs() < 0.3 && alike(above);
    let small = line.text.trim_start().starts_with(char::is_lowercase) && line.gap < 0.4;
    let waits = |above: &Line| above.text.rsplit(' ').next().is_some_and(wrap::is_open_word) && line.gap < 0.8;
    !line.flow
        && !line.opens
        && index.checked_sub(1).map(|above| &lines[above]).is_some_and(|above| below(above) && (small || waits(above)))
}

/// Evidence of a bold line among short plain ones, in the coin of [`House::fit`].
const APART: f32 = 0.4;
/// Longest line of a list in a box, in characters.
const SHORT: usize = 40;

/// Whether a line is bold among short lines that are not, as headings in a box beside the text are.
fn stands_apart(lines: &[Line], index: usize) -> bool {
    let line = &lines[index];
    let plain = |other: &Line| !other.bullet && !other.starts_bold() && other.text.chars().count() <= SHORT;
    let above = line.opens || index.checked_sub(1).is_some_and(|above| plain(&lines[above]));
    line.all_bold() && line.words() <= 4 && above && lines.get(index + 1).is_some_and(plain)
}

/// Whether a label alone on its line (`Working life:`) heads lines with dates in front, as it does in a section of both
/// schools and jobs.
fn heads_dates(lines: &[Line], index: usize, reading: Reading) -> bool {
    let main = matches!(reading.kind, SectionKind::Experience | SectionKind::Education);
    let below = lines.get(index + 1).map(|below| dates::find(&below.text)).unwrap_or_default();
    let dated = below.first().is_some_and(|(range, span)| range.start == 0 && span.is_range());
    main && dated && lines[index].text.trim_end().ends_with(':')
}

/// Lines at the top that hold the name and what the person is, which may look like headings.
const NAME_LINES: usize = 3;
/// How much larger than the first line a name elsewhere is, in points.
const LARGER: f32 = 4.0;
/// Lines that share a look make it no look of names.
const SHARED: usize = 3;

fn is_name_line(lines: &[Line], index: usize) -> bool {
    let line = &lines[index];
    if index >= NAME_LINES || line.page > 0 {
        return false;
    }
    let largest = lines.iter().take(NAME_LINES).map(|line| line.size).fold(0.0, f32::max);
    let look = Look::of(line);
    let single = || lines.iter().filter(|other| Look::of(other) == look).count() < SHARED;
    // Where larger text stands elsewhere, that is the name; old Word files do not always tell the size.
    let first = index == 0 && (line.size == 0.0 || lines.iter().all(|other| other.size < line.size + LARGER));
    first || role::title_score(&line.text) > 0.0 || (line.size >= largest - 0.2 && single())
}
