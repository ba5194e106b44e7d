//! Puts wrapped lines back together.

mod beside;
mod cell;
mod dates;
mod join;
mod levels;
mod list;
mod open;
mod openings;

use crate::faults::{Faults, Step};
use crate::line::{Line, Run};
use crate::measure;
use crate::parts;
use crate::prose;
use crate::recognise::{address, degree, school};
use crate::sections::Section;
use crate::vocabulary;
use crate::words::fold;
pub(crate) use cell::paragraphs;
pub(crate) use join::{append, join};
use join::{ends_in_address, is_scrap};
use levels::Levels;
use list::List;
use open::ends_open;
pub(crate) use open::is_open_word;
use openings::{closes_bracket, completes_date, opens_with_date, opens_with_span, tells, waits_for_date};
use vitae_model::source::SectionKind;

/// Puts wrapped lines of all sections together; the sections' indices follow.
pub(crate) fn unwrap(mut lines: Vec<Line>, sections: Vec<Section>, faults: &mut Faults) -> (Vec<Line>, Vec<Section>) {
    for section in &sections {
        faults.step(Step::Wrapping, || dates::mend(&mut lines, &section.lines));
    }
    let mut out: Vec<Line> = Vec::with_capacity(lines.len());
    let sections = sections.into_iter().map(|section| {
        let heading = section.heading.map(|index| {
            out.push(lines[index].clone());
            out.len() - 1
        });
        let first = out.len();
        let unwrapped = faults.step(Step::Wrapping, || Habits::of(&lines, &section).unwrapped());
        let as_printed = || section.lines.iter().map(|index| lines[*index].clone()).collect();
        out.extend(unwrapped.unwrap_or_else(as_printed));
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

/// Whether a line stands where the rest of another would: close below its last cell in the same size, or on the next page.
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
    // What the line ends with: `KCSE — Moi Forces` ends with the first words of a school.
    let last = before.text.trim_end().rsplit(PARTING_MARKS).next().unwrap_or_default().trim();
    let last = if last.is_empty() { before.text.as_str() } else { last };
    let studied = degree::is_degree(last) || school::field_score(last) > 0.0;
    // `Universidad de Pisuerga` goes on with no name, but for a word or two.
    let first = next.text.split(' ').next().unwrap_or_default();
    let named = school::school_score(first) >= 2.0 && before.words() > 2 && last.len() == before.text.trim().len();
    let told = match school(before) {
        true => degree::is_degree(&next.text),
        false => school(next) && next.words() > 1 && (named || studied) && !next.text.contains([',', '\t']),
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
    text_right(before) + measure::first_word_of(next, 0.6) > before.right
}

/// Right edge of a line's last word; leaders behind it do not count.
fn text_right(line: &Line) -> f32 {
    line.worded().next_back().and_then(Run::bbox).map_or(line.bbox.x1, |bbox| bbox.x1)
}

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
    if !ends_in_style(before, next) || turns_to_capitals(before, next) {
        return true;
    }
    let dated =
        parts::edge_dates(&before.text).last().is_some_and(|(range, _)| before.text[range.end..].trim().is_empty());
    if dated {
        return true;
    }
    let open = ends_open(&before.text);
    let listed = before.text.contains("; ");
    (prose::opens_with_verb(&next.text) && !open && !listed) || before.text.trim_end().ends_with('.')
}

/// Whether a line without a word in capitals stands above one that opens with two: a name in a look of its own.
fn turns_to_capitals(before: &Line, next: &Line) -> bool {
    let capitals = |word: &str| word.chars().count() > 2 && crate::line::is_caps(word);
    let opens = next.text.split(' ').take(2).filter(|word| capitals(word)).count() == 2;
    opens && !before.bullet && !before.text.split([' ', '\t']).any(capitals)
}

/// Whether the end of one line and the start of the next are in one style.
pub(crate) fn ends_in_style(before: &Line, next: &Line) -> bool {
    let (end, start) = (before.worded().next_back(), next.worded().next());
    end.zip(start).is_some_and(|(end, start)| end.style() == start.style())
}
