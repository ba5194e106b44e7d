//! The opening statement.

use super::description;
use crate::line::Line;
use crate::value::Value;

/// The text of the summary section: one paragraph a line.
pub(crate) fn of_section(lines: &[Line], indices: &[usize]) -> Value {
    read(lines, &indices.iter().map(|index| vec![*index]).collect::<Vec<_>>())
}

/// The text of paragraphs, each some lines.
pub(crate) fn read(lines: &[Line], paragraphs: &[Vec<usize>]) -> Value {
    description(lines, paragraphs)
}
