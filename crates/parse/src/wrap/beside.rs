//! Names that wrap beside a date at the right: `Great Lakes Student<tab>2004 – 2009` above `Transit`.

use super::extend;
use super::open::{OPEN_WORDS, ends_open};
use crate::line::{Line, Run, has_word};
use crate::measure;
use crate::parts;
use crate::prose;
use crate::recognise::{place, role};
use crate::vocabulary;
use crate::words::fold;
use vitae_model::dates;

/// A front of so few characters is not full.
const SHORT_FRONT: usize = 30;

/// Longest rest of a name, in words.
const REST_WORDS: usize = 6;

/// Space between a front and the date behind it, in points.
const PADDING: f32 = 14.0;

/// What the heads of a section tell about the lines below them.
#[derive(Debug, Default)]
pub(super) struct Heads {
    /// Below some short front stands a line as bold as it.
    doubled: bool,
    /// Some fronts have room left, and no line in the style of their ends stands below any of these.
    single: bool,
}

impl Heads {
    pub(super) fn of(lines: &[Line], indices: &[usize]) -> Self {
        let pairs: Vec<(&Line, &Line, usize)> = indices
            .windows(2)
            .map(|pair| (&lines[pair[0]], &lines[pair[1]]))
            .filter_map(|(head, next)| Some((head, next, front_end(head)?)))
            .collect();
        let short = |head: &Line, end: usize| head.text[..end].chars().count() <= SHORT_FRONT;
        let bold = |head: &Line, next: &Line| head.starts_bold() && next.all_bold() && !next.text.contains('\t');
        let roomy: Vec<bool> = pairs
            .iter()
            .filter(|(head, next, end)| !is_full(head, next, *end))
            .map(|(head, next, end)| is_close(head, next) && in_style(head, next, *end) && is_name(next))
            .collect();
        Self {
            doubled: pairs.iter().any(|(head, next, end)| short(head, *end) && bold(head, next)),
            single: !roomy.is_empty() && !roomy.contains(&true),
        }
    }

    /// Whether a line goes on with the front of the line before, which a date at the right parts from it: the front is
    /// full, and the line looks like its rest.
    pub(super) fn go_on(&self, before: &Line, next: &Line) -> bool {
        let Some(end) = front_end(before) else { return false };
        let front = before.text[..end].trim_end();
        let open = next.text.starts_with(char::is_lowercase)
            || front.ends_with([',', '-', '–', '—', '&', '/', '|', '·', '•', '@'])
            || ends_open(front);
        let linked = ends_open(front) || next.text.split(' ').next().is_some_and(|word| OPEN_WORDS.contains(&word));
        let bold = before.starts_bold() && next.all_bold() && !self.doubled;
        let named = is_short(next);
        let alike = self.single && is_name(next) && in_style(before, next, end);
        let dated = !parts::edge_dates(&next.text).is_empty();
        let legal = role::is_legal_form(next.text.split(['|', '·', '•', '–', '—', ',']).next().unwrap_or_default());
        let rest =
            is_full(before, next, end) && (open || bold || alike || legal) || (linked && named && !next.all_bold());
        rest && is_close(before, next) && !dated
    }
}

/// Whether a line is short and no sentence.
fn is_short(line: &Line) -> bool {
    line.words() <= REST_WORDS && !prose::mostly_small(&line.text) && !line.text.trim_end().ends_with('.')
}

/// Whether a line can be the rest of a name: short, and no place.
fn is_name(line: &Line) -> bool {
    is_short(line) && !place::is_place(&line.text)
}

/// Where the text before a date at the right ends.
fn front_end(line: &Line) -> Option<usize> {
    if line.flow {
        return None;
    }
    if let Some((front, _)) = line.text.split_once('\t').filter(|(_, rest)| dates::parse(rest).is_some()) {
        return (dates::parse(front).is_none() && !is_label(front)).then_some(front.len());
    }
    let (date, span) = parts::edge_dates(&line.text).pop()?;
    let apart = line.text[..date.start].ends_with(' ') && line.runs.iter().any(|run| run.range.start == date.start);
    let last = line.text[date.end..].trim().is_empty() && span.is_range() && apart;
    let front = line.text[..date.start].trim_end();
    let marked = front.ends_with(['|', '·', '•', ',', ';', ':', '/', '–', '—', '-', '(']);
    (last && has_word(front) && !marked && !is_label(front) && !line.text.trim_end().ends_with(['-', '–', '—']))
        .then_some(front.len())
}

/// Whether a front says what the date is: `when`, `Period`.
fn is_label(front: &str) -> bool {
    let label = fold(front);
    vocabulary::column(&label).is_some() || vocabulary::job_label(&label).is_some()
}

/// Whether the first word of the next line would not have fitted between a front and its date.
fn is_full(before: &Line, next: &Line, end: usize) -> bool {
    let Some(left) = before.left_behind(end) else { return false };
    let ends = before.runs.iter().filter(|run| run.range.start < end).filter_map(|run| Some(run.bbox()?.x1));
    let word = measure::first_word_of(next, 0.6);
    ends.fold(0.0, f32::max) + word > left - PADDING
}

/// Whether a line stands right below another, at its left edge, and can be its rest.
fn is_close(before: &Line, next: &Line) -> bool {
    next.page == before.page
        && !next.opens
        && next.gap < 0.7
        && (next.bbox.x0 - before.bbox.x0).abs() < 2.0
        && !next.text.contains('\t')
        && !next.bullet
        && !next.flow
}

/// Whether a line begins in the style in which the front of the line before ends.
fn in_style(before: &Line, next: &Line, end: usize) -> bool {
    let (last, first) = (before.worded().rfind(|run| run.range.start < end), next.worded().next());
    last.zip(first).is_some_and(|(last, first)| last.style() == first.style()) && (before.size - next.size).abs() < 0.6
}

/// Adds a line to the front of the one before.
pub(super) fn extend_front(line: &mut Line, next: &Line, lines: &[Line]) {
    let Some(cut) = front_end(line) else { return };
    let rest = line.text.split_off(cut);
    let behind: Vec<Run> = line.runs.iter().filter(|run| run.range.start > cut).cloned().collect();
    line.runs.retain(|run| run.range.start < cut);
    extend(line, next, lines);
    let shift = line.text.len() as isize - cut as isize;
    line.text.push_str(&rest);
    let moved = |at: usize| (at as isize + shift) as usize;
    line.runs.extend(behind.into_iter().map(|run| Run { range: moved(run.range.start)..moved(run.range.end), ..run }));
}
