//! Which words of a document stand in a field, and which lines do not.
//!
//! The words of every field are handed out to the lines: first to those that the field was read from, then to the lines
//! around, last to any line in reading order, so that a word said twice is placed twice only when it is in two fields.
//! Headings, labels and levels of skills are understood without being a value. Page furniture counts neither way.

use crate::contact::without_label;
use crate::fields::{items, levels};
use crate::line::Line;
use crate::parts;
use crate::recognise::place;
use crate::sections::Section;
use crate::value::Taken;
use crate::vocabulary;
use crate::words::{fold, folded_words, single_spaced};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::ops::Range;
use vitae_model::document::Rect;
use vitae_model::source::{SectionKind, UnplacedLine};

/// Lines that are listed at most.
const MAX_LINES: usize = 400;
/// Bytes of their text in all, at most.
const MAX_BYTES: usize = 200_000;
/// A line is placed when this share of its words is.
const ENOUGH: f32 = 0.5;
/// Lines around those that a field was read from, which its words may stand in too.
const NEAR: usize = 3;

/// What became of a document's words.
#[derive(Debug, Default)]
pub(crate) struct Coverage {
    /// The share of its words that stand in a field, 0 to 1; `None` without any words.
    pub(crate) share: Option<f32>,
    /// The lines most of whose words stand in none.
    pub(crate) unplaced: Vec<UnplacedLine>,
}

/// Counts the words of all lines that the fields hold.
pub(crate) fn of(taken: &[Taken], lines: &[Line], sections: &[Section]) -> Coverage {
    let mut pages: Vec<Words> = lines.iter().map(Words::of).collect();
    let section_of = section_of(lines.len(), sections);
    place_understood(&mut pages, lines, sections);
    place_values(&mut pages, taken);
    place_repeated_skills(&mut pages, taken, sections);
    let name = name_words(taken);
    let beside = |index: usize| is_furniture(&lines[index], &name) || is_left_out(&lines[index], section_of[index]);
    let counts = |index: &usize| pages[*index].placed() > 0 || !beside(*index);
    let counted: Vec<usize> = (0..lines.len()).filter(counts).collect();
    Coverage { share: share(&pages, &counted), unplaced: unplaced(&pages, &counted, lines, &section_of) }
}

/// The words of a line: what each is, where it stands, and whether it is placed.
struct Words {
    all: Vec<Word>,
}

struct Word {
    text: String,
    range: Range<usize>,
    placed: bool,
}

impl Words {
    fn of(line: &Line) -> Self {
        let mut all = Vec::new();
        for piece in line.text.split_whitespace() {
            let start = piece.as_ptr() as usize - line.text.as_ptr() as usize;
            let range = start..start + piece.len();
            all.extend(folded_words(piece).map(|text| Word { text, range: range.clone(), placed: false }));
        }
        Self { all }
    }

    /// Places the words within a range that a bag holds, and takes them out of it.
    fn take(&mut self, range: &Range<usize>, bag: &mut Bag) {
        let within = |word: &&mut Word| !word.placed && word.range.start < range.end && range.start < word.range.end;
        for word in self.all.iter_mut().filter(within) {
            word.placed = bag.take(&word.text);
        }
    }

    /// Places every word within a range.
    fn understand(&mut self, range: &Range<usize>) {
        let within = |word: &&mut Word| word.range.start < range.end && range.start < word.range.end;
        self.all.iter_mut().filter(within).for_each(|word| word.placed = true);
    }

    fn placed(&self) -> usize {
        self.all.iter().filter(|word| word.placed).count()
    }

    fn is_placed(&self) -> bool {
        self.placed() as f32 >= ENOUGH * self.all.len() as f32
    }
}

/// Words and how often each is left.
#[derive(Default)]
struct Bag(HashMap<String, usize>);

impl Bag {
    fn of(text: &str) -> Self {
        let mut out = Self::default();
        folded_words(text).for_each(|word| *out.0.entry(word).or_default() += 1);
        out
    }

    fn take(&mut self, word: &str) -> bool {
        let left = self.0.get_mut(word).filter(|left| **left > 0);
        left.map(|left| *left -= 1).is_some()
    }

    fn add(&mut self, other: Self) {
        other
            .0
            .into_iter()
            .filter(|(_, left)| *left > 0)
            .for_each(|(word, left)| *self.0.entry(word).or_default() += left);
    }

    fn is_empty(&self) -> bool {
        self.0.values().all(|left| *left == 0)
    }
}

/// Hands the words of every field out.
fn place_values(pages: &mut [Words], taken: &[Taken]) {
    let mut bags: Vec<Bag> = taken.iter().map(|field| Bag::of(&field.source.text)).collect();
    for (field, bag) in taken.iter().zip(&mut bags) {
        for slice in &field.from {
            pages.get_mut(slice.line).into_iter().for_each(|line| line.take(&slice.range, bag));
        }
    }
    for (field, bag) in taken.iter().zip(&mut bags) {
        let mut near: Vec<usize> = field.from.iter().flat_map(|slice| around(slice.line, pages.len())).collect();
        near.sort_unstable();
        near.dedup();
        for index in near.into_iter().take_while(|_| !bag.is_empty()).collect::<Vec<_>>() {
            pages[index].take(&(0..usize::MAX), bag);
        }
    }
    let mut rest = Bag::default();
    bags.into_iter().for_each(|bag| rest.add(bag));
    pages.iter_mut().for_each(|line| line.take(&(0..usize::MAX), &mut rest));
}

fn around(line: usize, count: usize) -> Range<usize> {
    line.saturating_sub(NEAR)..(line + NEAR + 1).min(count)
}

/// Each skill is a field once, however often a list of skills names it.
fn place_repeated_skills(pages: &mut [Words], taken: &[Taken], sections: &[Section]) {
    let skills = taken.iter().filter(|field| field.source.path.starts_with("skills["));
    let named: HashSet<String> = skills.flat_map(|field| folded_words(&field.source.text)).collect();
    let lists = sections.iter().filter(|section| section.kind == SectionKind::Skills);
    for index in lists.flat_map(|section| &section.lines) {
        let Some(line) = pages.get_mut(*index) else { continue };
        line.all.iter_mut().filter(|word| named.contains(&word.text)).for_each(|word| word.placed = true);
    }
}

/// Places what is understood without being a value: headings, labels, lengths of time, heads of groups of skills and levels.
fn place_understood(pages: &mut [Words], lines: &[Line], sections: &[Section]) {
    for heading in sections.iter().filter_map(|section| section.heading) {
        pages[heading].understand(&(0..usize::MAX));
    }
    for (page, line) in pages.iter_mut().zip(lines) {
        labels(&line.text).for_each(|range| page.understand(&range));
    }
    for section in sections.iter().filter(|section| section.kind == SectionKind::Skills) {
        for index in items::group_heads(lines, &section.lines) {
            pages[index].understand(&(0..usize::MAX));
        }
        for index in section.lines.iter().copied() {
            levels_in(&lines[index].text).for_each(|range| pages[index].understand(&range));
        }
    }
}

/// Marks that part the pieces of a line.
const MARKS: [char; 12] = ['\t', '|', '•', '·', ';', ',', '(', ')', '–', '—', '\n', '●'];

/// The pieces of a text between marks.
fn pieces(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    text.split(MARKS).map(move |piece| {
        let range = start..start + piece.len();
        start = range.end + text[range.end..].chars().next().map_or(0, char::len_utf8);
        range
    })
}

/// Most words of a label.
const LABEL_WORDS: usize = 5;

/// The labels of a line (`Email:`, `Technologies:`), and lengths of time, which say what the dates do.
fn labels(text: &str) -> impl Iterator<Item = Range<usize>> {
    pieces(text).filter_map(|range| {
        let piece = &text[range.clone()];
        if parts::is_length(piece) || is_label(&fold(piece)) {
            return Some(range);
        }
        let label = piece.find([':', '：'])?;
        let known = is_label(&fold(&piece[..label])) || without_label(piece).0.is_some();
        known.then(|| range.start..range.start + label)
    })
}

/// Whether folded words are a label that the parser knows.
fn is_label(folded: &str) -> bool {
    let known = || {
        vocabulary::LABELS.contains(folded)
            || vocabulary::WEBSITE_LABELS.contains(folded)
            || vocabulary::TOOL_LABELS.contains(folded)
            || vocabulary::CREDENTIAL_LABELS.contains(folded)
            || vocabulary::GIVER_LEADS.contains(folded)
            || vocabulary::DATE_LEADS.contains(folded)
            || vocabulary::EMPLOYMENT.contains(folded)
            || vocabulary::job_label(folded).is_some()
            || vocabulary::study_label(folded).is_some()
            || vocabulary::column(folded).is_some()
    };
    !folded.is_empty() && folded.split(' ').count() <= LABEL_WORDS && known()
}

/// The labels of groups of skills and the levels in a line of them.
fn levels_in(text: &str) -> impl Iterator<Item = Range<usize>> {
    let label =
        text.find([':', '：']).filter(|at| text[..*at].split_whitespace().count() <= LABEL_WORDS).map(|at| 0..at);
    let levels = pieces(text).flat_map(|range| {
        let piece = &text[range.clone()];
        let bare = levels::without(piece);
        let trimmed = piece.len() - piece.trim_start().len();
        let behind = if levels::is_level(piece) { 0 } else { trimmed + bare.len() };
        (behind < piece.trim_end().len()).then_some(range.start + behind..range.end)
    });
    label.into_iter().chain(levels.collect::<Vec<_>>())
}

/// The section that each line stands in.
fn section_of(count: usize, sections: &[Section]) -> Vec<Option<&Section>> {
    let mut out = vec![None; count];
    for section in sections {
        for index in section.lines.iter().chain(&section.heading) {
            out.get_mut(*index).into_iter().for_each(|own| *own = Some(section));
        }
    }
    out
}

/// The words of the person's name.
fn name_words(taken: &[Taken]) -> HashSet<String> {
    taken
        .iter()
        .filter(|field| field.source.path == "name")
        .flat_map(|field| folded_words(&field.source.text))
        .collect()
}

/// Whether a line is a page's number, the document's title or the name once more: those stand on a page beside what it says.
fn is_furniture(line: &Line, name: &HashSet<String>) -> bool {
    if vocabulary::DOCUMENT_TITLES.contains(fold(&line.text).as_str()) {
        return true;
    }
    let titles = |word: &str| vocabulary::DOCUMENT_TITLES.contains(word);
    let small = |word: &str| word.len() <= 3 && word.chars().all(|c| c.is_ascii_digit());
    let mut words = folded_words(&line.text).peekable();
    words.peek().is_some()
        && line.words() <= 8
        && words.all(|word| {
            small(&word) || vocabulary::PAGE_WORDS.contains(&word.as_str()) || name.contains(&word) || titles(&word)
        })
}

/// Whether a line holds nothing but a place of a job or a school, each of which has one: a further one is understood.
fn is_left_out(line: &Line, section: Option<&Section>) -> bool {
    let listed =
        section.is_some_and(|section| matches!(section.kind, SectionKind::Experience | SectionKind::Education));
    listed && !line.bullet && place::is_place(line.text.trim())
}

/// The placed words of some lines by all of their words.
fn share(pages: &[Words], counted: &[usize]) -> Option<f32> {
    let all: usize = counted.iter().map(|index| pages[*index].all.len()).sum();
    let placed: usize = counted.iter().map(|index| pages[*index].placed()).sum();
    (all > 0).then(|| placed as f32 / all as f32)
}

fn unplaced(pages: &[Words], counted: &[usize], lines: &[Line], section_of: &[Option<&Section>]) -> Vec<UnplacedLine> {
    let mut room = MAX_BYTES;
    let open = counted.iter().copied().filter(|index| !pages[*index].is_placed());
    let fits = |index: &usize| {
        let fits = lines[*index].text.len() <= room;
        room = room.saturating_sub(lines[*index].text.len());
        fits
    };
    open.take(MAX_LINES).take_while(fits).map(|index| unplaced_line(&lines[index], section_of[index])).collect()
}

fn unplaced_line(line: &Line, section: Option<&Section>) -> UnplacedLine {
    let mut paragraphs: Vec<u32> = line.runs.iter().filter_map(|run| run.paragraph()).collect();
    paragraphs.dedup();
    let paged = paragraphs.is_empty();
    UnplacedLine {
        text: single_spaced(&line.text),
        section: section.filter(|section| section.heading.is_some()).map(|section| section.kind),
        page: paged.then_some(line.page),
        bbox: paged.then(|| Rect::to_array(line.bbox)),
        paragraphs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Slice;
    use proptest::prelude::*;
    use vitae_model::source::FieldSource;

    fn line(text: &str) -> Line {
        Line { text: text.into(), ..Line::default() }
    }

    /// A field with the lines (whole) that it was read from.
    fn field(path: &str, text: &str, from: &[(usize, usize)]) -> Taken {
        let source = FieldSource { path: path.into(), text: text.into(), ..FieldSource::default() };
        Taken { source, from: from.iter().map(|(line, length)| Slice { line: *line, range: 0..*length }).collect() }
    }

    fn section(kind: SectionKind, heading: Option<usize>, lines: Range<usize>) -> Section {
        Section { heading, lines: lines.collect(), ..Section::untitled(kind) }
    }

    fn texts(coverage: &Coverage) -> Vec<&str> {
        coverage.unplaced.iter().map(|line| line.text.as_str()).collect()
    }

    /// Fields by path and text, all read from one line.
    type Case = (&'static [&'static str], &'static [(&'static str, &'static str, usize)], &'static [&'static str], f32);

    #[test]
    fn words_are_placed_once() {
        let cases: &[Case] = &[
            (&["Ada Byron", "Leeds"], &[("name", "Ada Byron", 0), ("location", "Leeds", 1)], &[], 1.0),
            // Half of the words is enough for a line, not for the share.
            (
                &["Cook at Inn", "Ran it"],
                &[("experience[0].position", "Cook", 0), ("experience[0].company", "Inn", 0)],
                &["Ran it"],
                0.4,
            ),
            // A word said twice is placed once; the line that the field was read from comes first.
            (&["Rust", "Rust"], &[("projects[0].technologies[0]", "Rust", 1)], &["Rust"], 0.5),
            // A value that stands elsewhere than it says is found around and beyond.
            (
                &["Led a team", "x1", "x2", "x3", "x4", "Hull"],
                &[("summary", "Hull", 0), ("location", "Led a team", 1)],
                &["x1", "x2", "x3", "x4"],
                0.5,
            ),
            (&["Email: a@b.co", "Phone", "+44 1"], &[("email", "a@b.co", 0), ("phone", "+44 1", 2)], &[], 1.0),
            (&["Ada Byron", "Ada Byron", "Page 2 of 3", "Curriculum Vitae"], &[("name", "Ada Byron", 0)], &[], 1.0),
            (&["学历 北京"], &[("location", "北京", 0)], &[], 0.5),
            (&["•", "—"], &[], &[], f32::NAN),
        ];
        for (lines, fields, unplaced, share) in cases {
            let lines: Vec<Line> = lines.iter().map(|text| line(text)).collect();
            let taken: Vec<Taken> =
                fields.iter().map(|(path, text, at)| field(path, text, &[(*at, lines[*at].text.len())])).collect();
            let sections = [section(SectionKind::Contact, None, 0..lines.len())];
            let found = of(&taken, &lines, &sections);
            assert_eq!(texts(&found), *unplaced, "{fields:?}");
            assert!((found.share.unwrap_or(f32::NAN) - share).abs() < 0.001 || found.share.is_none() && share.is_nan());
        }
    }

    #[test]
    fn headings_labels_and_levels_are_understood() {
        let lines = [
            "SKILLS",
            "Languages",
            "Go, Rust",
            "Tools: Git (advanced), Rust",
            "EXPERIENCE",
            "Leeds, United Kingdom",
            "Ran a mill",
        ];
        let lines: Vec<Line> = lines.iter().map(|text| line(text)).collect();
        let taken = [
            field("skills[0]", "Go", &[(2, 8)]),
            field("skills[1]", "Rust", &[(2, 8)]),
            field("skills[2]", "Git", &[(3, 27)]),
        ];
        let sections = [section(SectionKind::Skills, Some(0), 1..4), section(SectionKind::Experience, Some(4), 5..7)];
        let found = of(&taken, &lines, &sections);
        assert_eq!(texts(&found), ["Ran a mill"]);
        assert_eq!(found.unplaced[0].section, Some(SectionKind::Experience));
    }

    #[test]
    fn no_more_lines_are_listed_than_a_review_can_show() {
        let lines: Vec<Line> = (0..2_000).map(|at| line(&format!("word{at} other"))).collect();
        let sections = [section(SectionKind::Contact, None, 0..lines.len())];
        let found = of(&[], &lines, &sections);
        assert_eq!((found.unplaced.len(), found.share), (MAX_LINES, Some(0.0)));
    }

    proptest! {
        /// Entries of lines that share their words, each line a field.
        #[test]
        fn exactly_the_lines_of_a_removed_entry_are_unplaced(
            entries in prop::collection::vec(prop::collection::vec(prop::collection::vec(0usize..12, 1..7), 1..5), 1..6),
            removed in 0usize..6,
        ) {
            let said = |words: &Vec<usize>| words.iter().map(|word| format!("w{word}x")).collect::<Vec<_>>().join(" ");
            let lines: Vec<Line> = entries.iter().flatten().map(|words| line(&said(words))).collect();
            let sections = [section(SectionKind::Experience, None, 0..lines.len())];
            let owners = entries.iter().enumerate().flat_map(|(owner, own)| own.iter().map(move |_| owner));
            let fields = owners.zip(lines.iter().enumerate()).map(|(owner, (at, line))| {
                (owner, field(&format!("experience[{owner}].description"), &line.text, &[(at, line.text.len())]))
            });
            let fields: Vec<(usize, Taken)> = fields.collect();
            let removed = removed % entries.len();
            let (gone, kept): (Vec<_>, Vec<_>) = fields.into_iter().partition(|(owner, _)| *owner == removed);
            let all: Vec<Taken> = kept.into_iter().map(|(_, field)| field).collect();
            let without = of(&all, &lines, &sections);
            let gone: Vec<Taken> = gone.into_iter().map(|(_, field)| field).collect();
            let texts: Vec<&str> = without.unplaced.iter().map(|line| line.text.as_str()).collect();
            prop_assert_eq!(&texts, &gone.iter().map(|field| field.source.text.as_str()).collect::<Vec<_>>());
            let whole = of(&all.into_iter().chain(gone).collect::<Vec<_>>(), &lines, &sections);
            prop_assert_eq!((whole.share, whole.unplaced.len()), (Some(1.0), 0));
        }
    }
}
