//! Cuts a section into entries: head lines (names, dates) and the statements below them.

mod best;
mod row;
mod wrapped_dates;

pub(crate) use best::split;

use crate::parts::Part;

/// One entry.
#[derive(Debug, Clone, Default)]
pub(crate) struct Entry {
    /// The parts of its head lines, in order.
    pub(crate) head: Vec<Part>,
    /// Its statements, each a group of lines.
    pub(crate) body: Vec<Vec<usize>>,
    /// The line below its head that holds nothing but its place.
    pub(crate) place: Option<usize>,
}

impl Entry {
    pub(crate) fn texts(&self) -> impl Iterator<Item = &Part> {
        self.head.iter().filter(|part| part.is_text())
    }
}
