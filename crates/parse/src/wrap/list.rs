//! The items of skills, and the lines that hold them.

use super::is_unfinished;
use crate::line::Line;
use crate::sections::Section;
use vitae_model::source::SectionKind;

/// How the lines of a skills section part its items.
pub(super) struct List {
    skills: bool,
    /// Short lines without bullets and marks: each is an item.
    plain: bool,
    /// Lines begin with the label of a group.
    labelled: bool,
}

impl List {
    pub(super) fn of(lines: &[Line], section: &Section) -> Self {
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
    pub(super) fn parts(&self, before: &Line, next: &Line) -> bool {
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
