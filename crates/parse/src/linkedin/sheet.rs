//! Collects lines and the sections they stand in.

use super::join;
use super::print::Row;
use crate::line::{Line, has_word};
use crate::sections::Section;
use crate::value::Value;
use vitae_model::source::SectionKind;

/// How sure a field is whose place and type say what it is.
pub(super) const SURE: f32 = 0.98;

/// Lines in reading order and their sections.
#[derive(Default)]
pub(super) struct Sheet {
    pub(super) lines: Vec<Line>,
    pub(super) sections: Vec<Section>,
}

impl Sheet {
    /// Begins a section without a heading.
    pub(super) fn open_untitled(&mut self, kind: SectionKind) {
        self.sections.push(Section::untitled(kind));
    }

    /// Begins a section below a heading.
    pub(super) fn open(&mut self, kind: SectionKind, heading: &[&Row]) {
        let Some(line) = join::joined(heading) else { return self.open_untitled(kind) };
        let title = line.text.trim().to_owned();
        let heading = Some(self.lines.len());
        self.sections.push(Section { heading, title, known: true, certainty: 1.0, ..Section::untitled(kind) });
        self.lines.push(line);
    }

    /// Adds rows that are one text to the section; answers where they stand.
    pub(super) fn add(&mut self, rows: &[&Row]) -> Option<usize> {
        join::joined(rows).filter(|line| has_word(&line.text)).map(|line| self.push(line))
    }

    /// Adds the paragraphs of rows to the section, and answers where each stands.
    pub(super) fn add_paragraphs(&mut self, rows: &[&Row]) -> Vec<usize> {
        let lines = join::paragraphs(rows).into_iter().filter(|line| has_word(&line.text));
        lines.map(|line| self.push(line)).collect()
    }

    /// Adds a line to the section.
    pub(super) fn push(&mut self, line: Line) -> usize {
        let index = self.lines.len();
        self.lines.push(line);
        if let Some(section) = self.sections.last_mut() {
            section.lines.push(index);
        }
        index
    }

    /// All of a line.
    pub(super) fn whole(&self, index: usize) -> Value {
        super::part(&self.lines, index, 0..self.lines[index].text.len())
    }

    /// All of several lines, one below the other.
    pub(super) fn all(&self, indices: &[usize]) -> Value {
        let mut out = Value::default();
        indices.iter().for_each(|index| out.append("\n", self.whole(*index)));
        out
    }
}
