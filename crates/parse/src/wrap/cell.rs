//! The lines of a table's cell.

use super::levels::Levels;
use super::{completes_date, continues, extend};
use crate::line::Line;

/// Puts the wrapped lines of a table's cell together: its paragraphs.
pub(crate) fn paragraphs(lines: &[Line]) -> Vec<Line> {
    let all: Vec<usize> = (0..lines.len()).collect();
    let levels = Levels::of(lines, &all);
    let mut out: Vec<Line> = Vec::new();
    for (at, next) in lines.iter().enumerate() {
        let marked = out.last().is_some_and(|line| line.bullet);
        let goes_on = at > 0
            && !turns(&lines[at - 1], next)
            && (continues(&lines[at - 1], next, marked, &levels) || completes_date(&lines[at - 1], next));
        match out.last_mut() {
            Some(line) if goes_on => extend(line, next, lines),
            _ => out.push(next.clone()),
        }
    }
    out
}

/// Whether a line in another colour begins a text of its own: the town below an employer.
fn turns(before: &Line, next: &Line) -> bool {
    let named = |line: &Line| line.text.starts_with(char::is_uppercase) && !line.text.contains("://");
    before.color != next.color && named(before) && named(next)
}
