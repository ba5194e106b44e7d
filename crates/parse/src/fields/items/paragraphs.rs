//! Which lines of a list belong together.

use super::cuts::Room;
use super::labels::are_small;
use crate::line::Line;
use crate::measure::median;
use crate::value::Slice;
use crate::words::is_ornament;
use crate::wrap;
use std::ops::Range;

/// Several lines as one text, with the way back.
pub(crate) struct Joined {
    pub(crate) text: String,
    /// Where each line begins in the text, and which line it is.
    pub(super) starts: Vec<(usize, usize)>,
}

impl Joined {
    pub(crate) fn of(lines: &[Line], group: &[usize]) -> Self {
        let mut out = Self { text: String::new(), starts: Vec::new() };
        for index in group {
            wrap::append(&mut out.text, lines[*index].text.trim_end(), lines);
            out.starts.push((out.text.len() - lines[*index].text.trim_end().len(), *index));
        }
        out
    }

    pub(crate) fn slices(&self, range: &Range<usize>) -> Vec<Slice> {
        let mut out = Vec::new();
        for (at, (start, line)) in self.starts.iter().enumerate() {
            let end = self.starts.get(at + 1).map_or(self.text.len(), |next| next.0);
            if range.start < end && *start < range.end {
                let from = range.start.max(*start) - start;
                out.push(Slice { line: *line, range: from..range.end.min(end) - start });
            }
        }
        out
    }
}

/// Lines that belong together: wrapped ones, and those after a comma at a line's end.
pub(super) fn paragraphs(lines: &[Line], indices: &[usize], room: &Room) -> Vec<Vec<usize>> {
    if are_small(lines, indices) {
        return indices.iter().map(|index| vec![*index]).collect();
    }
    let pitch = wrapped_pitch(lines, indices);
    let mut out: Vec<Vec<usize>> = Vec::new();
    for index in indices {
        let before = out.last().and_then(|group| group.last()).copied();
        let goes_on = before.is_some_and(|before| {
            let open = lines[before].text.trim_end().ends_with(',') && !lines[*index].bullet && !lines[*index].flow;
            let labelled_next = lines[*index].starts_bold() && !lines[before].all_bold();
            before + 1 == *index
                && !labelled_next
                && (open
                    || continues_cell(lines, before, *index)
                    || goes_on_in_item(&lines[before], &lines[*index], room)
                    || (wraps(&lines[before], &lines[*index], pitch) && !room.takes(&lines[before], &lines[*index])))
        });
        match out.last_mut() {
            Some(group) if goes_on => group.push(*index),
            _ => out.push(vec![*index]),
        }
    }
    out
}

/// Lines closer than this go on with the line above, when most lines stand further apart and begin with a capital.
fn wrapped_pitch(lines: &[Line], indices: &[usize]) -> f32 {
    let small = indices.iter().filter(|index| lines[**index].text.starts_with(char::is_lowercase)).count();
    let usual = median(indices.iter().skip(1).map(|index| lines[*index].gap)).unwrap_or_default();
    if small * 3 <= indices.len() { usual - 0.2 } else { f32::NEG_INFINITY }
}

/// Whether a line in small letters goes on with the words of the line above: that holds a list, or stands close.
fn wraps(before: &Line, line: &Line, pitch: f32) -> bool {
    let plain = |line: &Line| !line.flow && !line.text.contains('\t');
    line.text.starts_with(char::is_lowercase)
        && !line.bullet
        && line.page == before.page
        && plain(line)
        && plain(before)
        && (line.gap < pitch || (before.text.contains(',') && line.gap < 0.9 && line.text.contains(',')))
}

/// Whether a line goes on within the last item of a full line whose items have dots or bars between them.
fn goes_on_in_item(before: &Line, line: &Line, room: &Room) -> bool {
    let mark = |c: char| matches!(c, '•' | '·' | '|' | '⋅') || is_ornament(c);
    let inside = !before.text.trim_end().ends_with(mark) && !line.text.trim_start().starts_with(mark);
    let lower = line.text.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit());
    lower && inside && before.text.matches(mark).count() >= 2 && line.gap < 0.9 && !room.takes(before, line)
}

/// `Trade<tab>Cable containment, …` goes on below the second cell.
fn continues_cell(lines: &[Line], before: usize, index: usize) -> bool {
    let (first, next) = (&lines[before], &lines[index]);
    !next.flow
        && !next.bullet
        && !next.text.contains('\t')
        && first.text.contains(',')
        && next.bbox.x0 > first.bbox.x0 + 10.0
        && next.gap < 0.75
        && first.text.matches('\t').count() == 1
}
