//! The opening statement.

use super::description;
use crate::line::Line;
use crate::value::Value;

/// Fewest words of a statement; fewer under a heading of an objective are the job that is sought.
const MIN_WORDS: usize = 6;

/// The text of the first summary section with a statement, or of the first.
pub(crate) fn of_sections(lines: &[Line], sections: &[&[usize]]) -> Option<Value> {
    let words = |indices: &[usize]| indices.iter().map(|index| lines[*index].words()).sum::<usize>();
    let stated = sections.iter().find(|indices| words(indices) >= MIN_WORDS).or_else(|| sections.first())?;
    Some(of_section(lines, stated))
}

/// The text of a summary section: one paragraph a line.
fn of_section(lines: &[Line], indices: &[usize]) -> Value {
    read(lines, &indices.iter().map(|index| vec![*index]).collect::<Vec<_>>())
}

/// The text of paragraphs, each some lines.
pub(crate) fn read(lines: &[Line], paragraphs: &[Vec<usize>]) -> Value {
    description(lines, paragraphs)
}
