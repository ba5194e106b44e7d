//! The opening statement.

use super::description;
use crate::line::Line;
use crate::value::Value;

/// The text of the summary section: one paragraph a line.
pub(crate) fn read(lines: &[Line], indices: &[usize]) -> Value {
    description(lines, &indices.iter().map(|index| vec![*index]).collect::<Vec<_>>())
}
