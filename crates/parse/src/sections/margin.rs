//! Headings that share their line with what they head.

use super::wording;
use crate::line::{Line, Run, is_caps};
use crate::recognise::address;
use crate::vocabulary;
use crate::words::fold;
use std::collections::HashSet;
use std::ops::Range;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// Parts `EXPERIENCE<tab>Acme Ltd` into a heading and its first line.
pub(super) fn part_headings(lines: &mut Vec<Line>) {
    // Two margin headings over other things make it the house's way: then those over lists are headings too.
    let certain = lines.iter().filter(|line| heading_end(line, false).is_some()).count();
    let bare = known_cells(lines);
    let mut out = Vec::with_capacity(lines.len());
    for line in lines.drain(..) {
        let cell = if bare { bare_end(&line) } else { None };
        match cell.or_else(|| heading_end(&line, certain >= 2)) {
            Some(cell) => out.extend(part(&line, cell..cell + 1)),
            None => out.push(line),
        }
    }
    *lines = out;
}

/// The two lines that a line holds: up to the marks between them, and behind these.
pub(super) fn part(line: &Line, marks: Range<usize>) -> [Line; 2] {
    let mut heading = line.clone();
    let mut rest = line.clone();
    heading.truncate(marks.start);
    rest.cut_front(marks.end);
    let blanks = rest.text.len() - rest.text.trim_start().len();
    rest.cut_front(blanks);
    if let Some(bbox) = rest.runs.first().and_then(Run::bbox) {
        rest.bbox.x0 = bbox.x0.max(rest.bbox.x0);
    }
    heading.bullet = false;
    [heading, rest]
}

/// Fewest different headings in the first cells of a Word file's tables.
const BARE: usize = 3;

/// Whether the first cells of a Word file's tables hold its headings: there are more of them than of those on lines of their own.
fn known_cells(lines: &[Line]) -> bool {
    let cells = lines.iter().filter_map(|line| Some(&line.text[..bare_end(line)?]));
    let known = cells.collect::<HashSet<_>>().len();
    let own = lines.iter().filter(|line| line.size > 0.0 && !line.bullet && wording::is_known(&line.text)).count();
    known >= BARE && known > own
}

/// Bytes of the first cell of a line of a table when it is a known heading.
fn bare_end(line: &Line) -> Option<usize> {
    let cell = line.text.find('\t')?;
    (line.flow && !line.bullet && line.row.is_none() && wording::is_known(&line.text[..cell])).then_some(cell)
}

/// Bytes of the first cell when it is a known heading that stands out from what follows.
fn heading_end(line: &Line, over_lists: bool) -> Option<usize> {
    let cell = line.text.find('\t')?;
    let first = line.text[..cell].trim();
    let rest = line.text[cell + 1..].trim();
    if line.flow || line.row.is_some() || !wording::is_known(first) {
        return None;
    }
    let bold = |from: usize, to: usize| {
        line.runs.iter().filter(|run| run.range.start >= from && run.range.end <= to).all(|run| run.bold)
    };
    let stands_out = (bold(0, cell) && !bold(cell, line.text.len())) || (is_caps(first) && !is_caps(rest));
    // A label before a list ("Languages<tab>English, French") inside a section looks alike but ends in no sentence.
    let list = rest.contains(',') && !rest.contains('\t') && dates::find(rest).is_empty() && rest.len() < 90;
    (stands_out && (over_lists || !list)).then_some(cell)
}

/// Sections whose lines may begin with the label of another one.
const MIXED: &[SectionKind] = &[
    SectionKind::Contact,
    SectionKind::Other,
    SectionKind::Languages,
    SectionKind::Interests,
    SectionKind::References,
    SectionKind::Volunteering,
];

/// Sections that a label within another section may open: those that are short lists or a statement.
const LABELLED: &[SectionKind] = &[
    SectionKind::Summary,
    SectionKind::Skills,
    SectionKind::Languages,
    SectionKind::Interests,
    SectionKind::Certifications,
    SectionKind::Achievements,
    SectionKind::Volunteering,
    SectionKind::Publications,
    SectionKind::References,
];

/// Sections of short entries, which a bold label may end.
const LISTS: &[SectionKind] = &[SectionKind::Education, SectionKind::Certifications, SectionKind::Achievements];

/// Sections that a bold label may open after such entries; `Awards:` would belong to a school.
const RUN_IN: &[SectionKind] = &[
    SectionKind::Skills,
    SectionKind::Languages,
    SectionKind::Interests,
    SectionKind::Volunteering,
    SectionKind::References,
];

/// Whether the label alone is bold.
fn is_bold_label(line: &Line, at: usize) -> bool {
    !line.bullet && line.worded().all(|run| run.bold == (run.range.start < at))
}

/// What a line's own label opens within a section of mixed things, and where the label ends: `Interests: chess`.
pub(super) fn label(line: &Line, within: SectionKind) -> Option<(SectionKind, usize)> {
    let at = line.text.find(['\t', ':']).filter(|_| line.row.is_none())?;
    let rest = line.text[at + 1..].trim_start_matches([':', '\t', ' ']);
    let reading = wording::read(&line.text[..at]).filter(|reading| reading.certainty >= wording::WHOLE)?;
    let reach =
        address::phone(rest).is_some() || !address::emails(rest).is_empty() || !address::urls(rest, true).is_empty();
    let mixed = MIXED.contains(&within) && LABELLED.contains(&reading.kind);
    let run_in = LISTS.contains(&within) && RUN_IN.contains(&reading.kind) && is_bold_label(line, at);
    // `Skills & Interests` holds both, each behind its label.
    let aside = within == SectionKind::Skills && reading.kind == SectionKind::Interests && {
        vocabulary::heading_kinds(&fold(&line.text[..at])).contains(&SectionKind::Interests)
    };
    let opens = (mixed || run_in || aside) && reading.kind != within;
    (opens && !rest.is_empty() && (!reach || rest.len() > 60)).then_some((reading.kind, at))
}
