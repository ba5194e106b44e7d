//! Puts wrapped lines back together.

mod beside;
mod cell;
mod dates;
mod levels;
mod openings;

use crate::line::{Line, Run};
use crate::measure;
use crate::parts;
use crate::prose;
use crate::recognise::{address, degree, school};
use crate::sections::Section;
use crate::value::{Slice, Value};
use crate::vocabulary;
use crate::words::{fold, single_spaced};
pub(crate) use cell::paragraphs;
use levels::Levels;
use openings::{closes_bracket, completes_date, opens_with_date, opens_with_span, tells, waits_for_date};
use vitae_model::source::SectionKind;

/// Puts wrapped lines of all sections together; the sections' indices follow.
pub(crate) fn unwrap(mut lines: Vec<Line>, sections: Vec<Section>) -> (Vec<Line>, Vec<Section>) {
    sections.iter().for_each(|section| dates::mend(&mut lines, &section.lines));
    let mut out: Vec<Line> = Vec::with_capacity(lines.len());
    let sections = sections.into_iter().map(|section| {
        let heading = section.heading.map(|index| {
            out.push(lines[index].clone());
            out.len() - 1
        });
        let first = out.len();
        out.extend(Habits::of(&lines, &section).unwrapped());
        Section { heading, lines: (first..out.len()).collect(), ..section }
    });
    let sections = sections.collect();
    (out, sections)
}

/// What a section's lines have in common, which tells where one goes on with another.
struct Habits<'a> {
    lines: &'a [Line],
    section: &'a Section,
    levels: Levels,
    heads: beside::Heads,
    list: List,
}

/// How a line follows on the one before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Follows {
    /// It is a line of its own.
    Apart,
    /// It goes on with all of it.
    On,
    /// It goes on with its front, beside the date at the right.
    Front,
}

impl<'a> Habits<'a> {
    fn of(lines: &'a [Line], section: &'a Section) -> Self {
        Self {
            lines,
            section,
            levels: Levels::of(lines, &section.lines),
            heads: beside::Heads::of(lines, &section.lines),
            list: List::of(lines, section),
        }
    }

    /// The section's lines, wrapped ones put together.
    fn unwrapped(&self) -> Vec<Line> {
        let mut out: Vec<Line> = Vec::with_capacity(self.section.lines.len());
        let mut last: Option<&Line> = None;
        for next in self.section.lines.iter().map(|index| &self.lines[*index]) {
            let marked = out.last().is_some_and(|line| line.bullet);
            let follows = last.map_or(Follows::Apart, |before| self.follows(before, next, marked));
            match (follows, out.last_mut()) {
                (Follows::Front, Some(line)) => {
                    beside::extend_front(line, next, self.lines);
                    continue;
                }
                (Follows::On, Some(line)) => extend(line, next, self.lines),
                _ => out.push(next.clone()),
            }
            last = Some(next);
        }
        out
    }

    /// How a line follows on another; `marked` when that begins with a bullet. The rows of tables stand apart. The contact
    /// block keeps its lines: its items are short, and an address that a narrow column breaks is mended where it is read.
    fn follows(&self, before: &Line, next: &Line, marked: bool) -> Follows {
        let kind = self.section.kind;
        if before.row.is_some() || next.row.is_some() || kind == SectionKind::Contact {
            return Follows::Apart;
        }
        if self.heads.go_on(before, next) {
            return Follows::Front;
        }
        let parted = self.list.parts(before, next) || (kind == SectionKind::Education && opens_study(before, next));
        let goes_on = (!parted && continues(before, next, marked, &self.levels))
            || (kind == SectionKind::Summary && is_next_line(before, next))
            || completes_date(before, next)
            || closes_bracket(before, next);
        if goes_on { Follows::On } else { Follows::Apart }
    }
}

/// Whether a line stands right below another in the same style: in prose that is enough.
fn is_next_line(before: &Line, next: &Line) -> bool {
    let open = next.text.starts_with(char::is_lowercase) || before.text.trim_end().ends_with(',');
    let close = next.page == before.page && !next.opens && next.gap < if open { 1.2 } else { 0.75 };
    let long = before.bbox.width() > 0.6 * (before.right - before.bbox.x0);
    !next.flow && !next.bullet && close && long && (before.size - next.size).abs() < 0.6
}

/// How the lines of a skills section part its items.
struct List {
    skills: bool,
    /// Short lines without bullets and marks: each is an item.
    plain: bool,
    /// Lines begin with the label of a group.
    labelled: bool,
}

impl List {
    fn of(lines: &[Line], section: &Section) -> Self {
        let all = || section.lines.iter().map(|index| &lines[*index]);
        let marked = |line: &Line| line.bullet || line.text.contains([',', ':', ';', '\t', '|', '•', '·']);
        let words: usize = all().map(Line::words).sum();
        let count = section.lines.len();
        Self {
            skills: section.kind == SectionKind::Skills,
            plain: count >= 4 && words <= 2 * count && !all().any(marked),
            labelled: all().next().is_some_and(is_labelled),
        }
    }

    /// Whether two lines are items, or groups of items, of their own.
    fn parts(&self, before: &Line, next: &Line) -> bool {
        let single = !before.text.contains([',', ':', ';', '\t']);
        let apart = !next.text.starts_with(char::is_lowercase) || (self.plain && !is_unfinished(before));
        self.skills && ((single && apart) || (self.labelled && is_labelled(next)))
    }
}

/// Whether a line begins with a label of some words and a colon.
fn is_labelled(line: &Line) -> bool {
    let label = line.text.split_once(": ").map(|(label, _)| label);
    label.is_some_and(|label| label.split_whitespace().count() <= 4 && !label.contains([',', '(', '.']))
        || line.label_end().is_some()
}

/// Adds a wrapped line to the one that it belongs to.
fn extend(line: &mut Line, next: &Line, lines: &[Line]) {
    let mut joined = std::mem::take(&mut line.text);
    append(&mut joined, &next.text, lines);
    let shift = joined.len() - next.text.len();
    for run in &mut line.runs {
        run.range.end = run.range.end.min(shift);
    }
    line.runs.retain(|run| !run.range.is_empty());
    line.runs.extend(next.runs.iter().map(|run| run.moved(shift)));
    line.text = joined;
    if line.page == next.page {
        line.bbox = line.bbox.union(&next.bbox);
    }
}

/// Whether a line goes on with the text of the line before it.
///
/// Below a bullet whatever is indented and unmarked goes on. Elsewhere the test is geometric: the next line's first word
/// would not have fitted; and the next line must not read like a statement of its own. Paragraphs of Word files never wrap.
fn continues(before: &Line, next: &Line, marked: bool, levels: &Levels) -> bool {
    if !is_below(before, next) || is_counter(&next.text) || opens_with_tools(&next.text) {
        return false;
    }
    let indented = next.bbox.x0 > before.bbox.x0 + 2.0 || !before.bullet;
    let small = next.text.starts_with(char::is_lowercase);
    if marked && indented && !next.starts_bold() && small {
        return true;
    }
    let begins = begins_entry(before, next, indented) || levels.opens_item(next);
    if opens_with_address(before, next) || (begins && !is_unfinished(before)) {
        return false;
    }
    if ends_in_address(&before.text) && is_scrap(&next.text) && before.bbox.x1 + 24.0 > before.right {
        return true;
    }
    if is_hyphenated(before) && next.text.starts_with(char::is_alphabetic) && ends_in_style(before, next) {
        return true;
    }
    let long = before.bbox.width() > 0.5 * (before.right - before.bbox.x0);
    // A name in bold opens a statement even in small letters.
    let named = next.starts_bold() && !ends_in_style(before, next);
    let open = ends_open(&before.text) || (small && !named);
    (long && open && !before.text.trim_end().ends_with(['.', ':', ';']))
        || (is_full(before, next) && !begins_statement(before, next))
}

/// Whether a line stands where the rest of another would: close below its last cell in the same size, or overleaf.
fn is_below(before: &Line, next: &Line) -> bool {
    let over_page = next.page == before.page + 1;
    let close = next.page == before.page && !next.opens && next.gap < 0.75;
    let left = last_cell_left(before);
    !(next.flow || before.flow || next.bullet || next.text.contains('\t'))
        && (over_page || close)
        && (before.size - next.size).abs() < 0.6
        && (left - 3.0 < next.bbox.x0 && next.bbox.x0 < left + 30.0)
}

/// Whether a line begins an entry with its date, or tells of one whose head is the line above. A line that is nothing but a
/// date belongs to what follows, unless the line above waits for it.
fn begins_entry(before: &Line, next: &Line, indented: bool) -> bool {
    let span = vitae_model::dates::parse(next.text.trim());
    let apart =
        span.is_some_and(|span| !before.bullet || (span.is_range() && (!indented || !ends_in_style(before, next))));
    let lone = apart && !next.text.trim_end().ends_with('.') && !waits_for_date(before, next);
    lone || opens_with_date(next)
        || opens_with_span(&next.text)
        || (opens_with_span(&before.text) && tells(before, next))
}

/// Whether a line is an address of its own: none that the line above begins.
fn opens_with_address(before: &Line, next: &Line) -> bool {
    let broken = ends_in_address(&before.text) && before.text.trim_end().ends_with(['-', '/', '_', '.', '=']);
    is_address(&next.text) && !broken
}

/// Whether a line of an education section opens with a degree below a school, or names a school below a degree or a
/// subject: it goes on with nothing that can end there.
fn opens_study(before: &Line, next: &Line) -> bool {
    let school = |line: &Line| line.text.split(['\t', ',']).any(|piece| school::school_score(piece) >= 2.0);
    let studied = |text: &str| degree::is_degree(text) || school::field_score(text) > 0.0;
    // `Universidad de Pisuerga` goes on with no name, but for a word or two.
    let first = next.text.split(' ').next().unwrap_or_default();
    let named = school::school_score(first) >= 2.0 && before.words() > 2;
    let told = match school(before) {
        true => degree::is_degree(&next.text),
        false => {
            school(next) && next.words() > 1 && (named || studied(&before.text)) && !next.text.contains([',', '\t'])
        }
    };
    told && next.text.starts_with(char::is_uppercase) && !is_unfinished(before)
}

/// Whether a line opens with a label of tools: `uses: R, C++`.
fn opens_with_tools(text: &str) -> bool {
    let label = text.split_once(": ").map(|(label, _)| label);
    label.is_some_and(|label| label.len() <= 24 && vocabulary::TOOL_LABELS.contains(fold(label).as_str()))
}

/// Whether a line is but the number of what follows: `(2)`.
fn is_counter(text: &str) -> bool {
    let inner = text.trim().strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    inner.is_some_and(|inner| inner.len() <= 2 && inner.chars().all(|c| c.is_ascii_digit()))
}

/// Whether a hyphen ends a line right behind a letter: its word goes on below.
fn is_hyphenated(line: &Line) -> bool {
    let text = line.text.trim_end().strip_suffix(['-', '\u{2010}', '\u{2011}']);
    text.is_some_and(|text| text.ends_with(char::is_alphabetic))
}

/// Whether a line cannot end a statement: by its last word or mark.
fn is_unfinished(line: &Line) -> bool {
    ends_open(&line.text) || line.text.trim_end().ends_with([',', '-', '‐', '–', '&', '/', '('])
}

/// Whether a text ends in a word that none ends with; `OR` behind a comma is a state.
fn ends_open(text: &str) -> bool {
    let word = last_word_of(text);
    let state = word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_uppercase());
    waits(word) && !(state && text.trim_end().trim_end_matches(word).trim_end().ends_with(','))
}

/// Whether no statement ends with this word.
fn waits(word: &str) -> bool {
    OPEN_WORDS.contains(&word.to_lowercase().as_str())
}

/// Whether a word waits for another one or for a date; statements may end with those that wait for dates (`none since`).
pub(crate) fn is_open_word(word: &str) -> bool {
    waits(word) || DATE_WORDS.contains(&word.to_lowercase().as_str())
}

/// Words before a date.
const DATE_WORDS: &[&str] = &["since", "until", "during", "through", "seit", "depuis"];

/// The last word of a text, with the marks behind it.
fn last_word_of(text: &str) -> &str {
    text.trim_end().rsplit([' ', '\t']).next().unwrap_or_default()
}

/// Whether a line is nothing but an email or web address.
fn is_address(text: &str) -> bool {
    let text = text.trim();
    address::is_whole_url(text, false) || address::emails(text).first().is_some_and(|range| range.len() == text.len())
}

/// Left edge of a line's last cell: a wrapped line stands below it.
fn last_cell_left(line: &Line) -> f32 {
    line.text.rfind('\t').and_then(|tab| line.left_behind(tab)).unwrap_or(line.bbox.x0)
}

/// Whether the first word of `next` would have crossed the column's right edge at the end of `before`.
pub(crate) fn is_full(before: &Line, next: &Line) -> bool {
    text_right(before) + measure::first_word(&next.text, next.bbox.width(), 0.6) > before.right
}

/// Right edge of a line's last word; leaders behind it do not count.
fn text_right(line: &Line) -> f32 {
    line.worded().next_back().and_then(Run::bbox).map_or(line.bbox.x1, |bbox| bbox.x1)
}

/// Words that no statement ends with.
const OPEN_WORDS: &[&str] = &[
    "a", "an", "the", "of", "and", "or", "to", "in", "on", "at", "by", "for", "from", "with", "as", "into", "over",
    "its", "their", "our", "his", "her", "than", "that", "which", "while", "under", "per", "via", "und", "der", "die",
    "das", "mit", "fur", "von", "im", "et", "de", "la", "le", "les", "des", "du", "y", "el", "los", "en", "con",
    "para", "using", "e", "do", "da", "di", "il", "van", "het", "een", "up", "&",
];

/// Marks that part the names of a head: behind one at the end of a line another follows.
const PARTING_MARKS: [char; 7] = ['–', '—', '|', '•', '·', '/', '@'];

/// Whether a line that follows a full one still is a statement of its own: both lines look finished.
fn begins_statement(before: &Line, next: &Line) -> bool {
    if before.text.trim_end().ends_with(PARTING_MARKS) {
        return false;
    }
    let first: String = next.text.chars().take_while(|c| c.is_alphabetic()).collect();
    if !first.starts_with(char::is_uppercase) || before.text.trim_end().ends_with([',', '-', '–', '&', '/', '(']) {
        return next.starts_bold() && !before.all_bold() && !before.starts_bold();
    }
    if !ends_in_style(before, next) {
        return true;
    }
    let dated =
        parts::edge_dates(&before.text).last().is_some_and(|(range, _)| before.text[range.end..].trim().is_empty());
    if dated {
        return true;
    }
    let open = ends_open(&before.text);
    (prose::opens_with_verb(&next.text) && !open) || before.text.trim_end().ends_with('.')
}

/// Whether the end of one line and the start of the next are in one style.
pub(crate) fn ends_in_style(before: &Line, next: &Line) -> bool {
    let (end, start) = (before.worded().next_back(), next.worded().next());
    end.zip(start).is_some_and(|(end, start)| end.style() == start.style())
}

/// Joins lines into one value. A hyphen at the end of a line goes when it only parts a word.
pub(crate) fn join(lines: &[Line], indices: &[usize], confidence: f32) -> Value {
    let mut out = Value { confidence, ..Value::default() };
    for index in indices {
        let text = single_spaced(&lines[*index].text);
        append(&mut out.text, &text, lines);
        out.from.push(Slice { line: *index, range: 0..lines[*index].text.len() });
    }
    out
}

/// Adds a line's text after a space, or straight after a hyphen that breaks a word.
pub(crate) fn append(out: &mut String, text: &str, lines: &[Line]) {
    if out.is_empty() {
        out.push_str(text);
        return;
    }
    if ends_in_address(out) && (is_scrap(text) || out.ends_with(['/', '-', '.', '_'])) {
        out.push_str(text);
        return;
    }
    if let Some(stem) = out.strip_suffix(['-', '\u{ad}', '‐']) {
        let lower = text.starts_with(char::is_lowercase);
        let soft = out.ends_with('\u{ad}');
        if soft || (lower && stem.ends_with(char::is_lowercase) && !is_compound(stem, text, lines)) {
            out.truncate(stem.len());
            out.push_str(text);
            return;
        }
        if !stem.ends_with(' ') && text.starts_with(char::is_alphanumeric) {
            out.push_str(text);
            return;
        }
    }
    out.push(' ');
    out.push_str(text);
}

/// Whether a text ends in a web address, which wraps without a mark.
fn ends_in_address(text: &str) -> bool {
    let token = text.rsplit([' ', '\t']).next().unwrap_or_default();
    let host = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.' || c == '-';
    token.contains("://")
        || (token.contains('/') && token.contains('.') && !token.ends_with(','))
        || (token.matches('.').count() > 1 && token.chars().all(host) && token.ends_with(char::is_alphabetic))
}

/// Whether a line begins with what can only be the rest of an address: small letters and digits that are no year.
fn is_scrap(text: &str) -> bool {
    let token = text.trim().split([' ', ',', '\t']).next().unwrap_or_default();
    let plain = token.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_/.?=&#%".contains(c));
    let digits = token.chars().any(|c| c.is_ascii_digit()) || text.trim() == token;
    plain && digits && !token.is_empty() && vitae_model::dates::parse(token).is_none()
}

/// One wrapped line in so many at least ends in a hyphen where a program hyphenates; compounds alone end far fewer.
const HYPHEN_SHARE: usize = 16;

/// Whether a hyphen at a line's end is the word's own: the compound or its first word stands elsewhere in the document.
fn is_compound(stem: &str, next: &str, lines: &[Line]) -> bool {
    let left = stem.rsplit(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or_default();
    let right: String = next.chars().take_while(|c| c.is_alphanumeric()).collect();
    let joined = format!("{left}{right}").to_lowercase();
    let hyphened = format!("{left}-{right}").to_lowercase();
    let mut seen_joined = false;
    for line in lines {
        let text = line.text.to_lowercase();
        if text.contains(&hyphened) {
            return true;
        }
        seen_joined |= text.contains(&joined);
    }
    let first = left.rsplit('-').next().unwrap_or_default().to_lowercase();
    !seen_joined && (vocabulary::FIRST_WORDS.contains(first.as_str()) || !hyphenates(lines))
}

/// Whether the document parts words at line ends: then hyphens stand there often, elsewhere only where a compound's own
/// hyphen happens to fall.
fn hyphenates(lines: &[Line]) -> bool {
    let wraps = |pair: &&[Line]| {
        !pair[1].bullet && !pair[1].flow && !pair[1].opens && pair[1].text.starts_with(char::is_lowercase)
    };
    let ends: Vec<&str> = lines.windows(2).filter(wraps).map(|pair| pair[0].text.trim_end()).collect();
    let parted =
        |end: &&&str| end.strip_suffix(['-', '\u{2010}']).is_some_and(|stem| stem.ends_with(char::is_lowercase));
    let hyphens = ends.iter().filter(parted).count();
    ends.iter().any(|end| end.ends_with('\u{ad}')) || (hyphens >= 2 && hyphens * HYPHEN_SHARE >= ends.len())
}
