//! Keeps a fault in one part of the reading from costing the rest: what panics is left out, and said.
//!
//! Parsers are tried with made-up documents by the million, yet no trial is complete. So every step and every section's reader
//! runs on its own, and a panic (a bug, never a property of the file) costs what that step would have found.

use crate::sections::Section;
use std::panic::{AssertUnwindSafe, catch_unwind};
use vitae_model::source::{SectionKind, Warning};

/// A step that reads the whole document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// A print of a LinkedIn profile; without it, it is read as any resume.
    Profile,
    /// Lines in reading order; without it every piece of text is a line.
    Layout,
    /// Headings; without it all lines are one section.
    Headings,
    /// Which tables are read as such.
    Tables,
    /// Wrapped lines put together.
    Wrapping,
    /// Sections of one kind read together; without it each is read alone.
    Together,
    /// The network's reading; without it the rules' stands.
    Learned,
    /// How sure each field is.
    Confidence,
    /// Which words stand in no field.
    Coverage,
    /// Which fields are marked.
    Marks,
    /// Where the values of a language model stand.
    Grounding,
}

impl Step {
    fn code(self) -> &'static str {
        match self {
            Step::Profile => "profile_failed",
            Step::Layout => "layout_failed",
            Step::Headings => "headings_failed",
            Step::Tables => "tables_failed",
            Step::Wrapping => "wrapping_failed",
            Step::Together => "sections_failed",
            Step::Learned => "learned_failed",
            Step::Confidence => "confidence_failed",
            Step::Coverage => "coverage_failed",
            Step::Marks => "marks_failed",
            Step::Grounding => "grounding_failed",
        }
    }
}

/// What could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    Step(Step),
    Section { kind: SectionKind, title: String },
}

/// The parts of one document that could not be read.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    parts: Vec<Part>,
}

impl Faults {
    /// What a step answers; `None`, and noted, when it panics. What it has changed by then may be half changed.
    pub(crate) fn step<T>(&mut self, step: Step, run: impl FnOnce() -> T) -> Option<T> {
        self.part(Part::Step(step), run)
    }

    /// What the reader of a section answers, its default when it panics.
    pub(crate) fn section<T: Default>(&mut self, section: &Section, read: impl FnOnce() -> T) -> T {
        let part = Part::Section { kind: section.kind, title: section.title.clone() };
        self.part(part, read).unwrap_or_default()
    }

    /// As [`Faults::section`], for what stands above the first heading.
    pub(crate) fn contact<T: Default>(&mut self, read: impl FnOnce() -> T) -> T {
        let part = Part::Section { kind: SectionKind::Contact, title: String::new() };
        self.part(part, read).unwrap_or_default()
    }

    /// What a reader finds in sections of one kind, given the indices of their lines. When it panics over all of them, it reads
    /// each alone, and only those over which it panics are lost.
    pub(crate) fn sections<T>(&mut self, sections: &[&Section], read: impl Fn(&[&[usize]]) -> Vec<T>) -> Vec<T> {
        let lines: Vec<&[usize]> = sections.iter().map(|section| section.lines.as_slice()).collect();
        if let Some(all) = attempt(|| read(&lines)) {
            return all;
        }
        let before = self.parts.len();
        let alone = |section: &&Section| self.section(section, || read(&[&section.lines]));
        let out = sections.iter().flat_map(alone).collect();
        if self.parts.len() == before {
            self.parts.push(Part::Step(Step::Together));
        }
        out
    }

    /// What the owner of the file should know, one warning a part.
    pub(crate) fn warnings(&self) -> impl Iterator<Item = Warning> {
        self.parts.iter().map(Part::warning)
    }

    fn part<T>(&mut self, part: Part, run: impl FnOnce() -> T) -> Option<T> {
        let answer = attempt(run);
        if answer.is_none() && !self.parts.contains(&part) {
            self.parts.push(part);
        }
        answer
    }
}

/// What a closure answers; `None` when it panics.
fn attempt<T>(run: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(run)).ok()
}

impl Part {
    fn warning(&self) -> Warning {
        let (code, message, section) = match self {
            Part::Step(step) => {
                (step.code(), "Parts of this file could not be read well. Please check every field.".to_owned(), None)
            }
            Part::Section { kind: SectionKind::Contact, .. } => (
                Warning::SECTION_UNREAD,
                "We could not read all contact details. Please check them and add what is missing.".to_owned(),
                Some(SectionKind::Contact),
            ),
            Part::Section { kind, title } => {
                let title = if title.is_empty() { usual_title(*kind) } else { title };
                let message = format!("We could not read the section “{title}”. Please add it by hand.");
                (Warning::SECTION_UNREAD, message, Some(*kind))
            }
        };
        Warning { code: code.into(), message, quotes: Vec::new(), section }
    }
}

/// What a section is called that has no heading of its own.
fn usual_title(kind: SectionKind) -> &'static str {
    match kind {
        SectionKind::Contact => "Contact",
        SectionKind::Summary => "Summary",
        SectionKind::Experience => "Experience",
        SectionKind::Education => "Education",
        SectionKind::Skills => "Skills",
        SectionKind::Projects => "Projects",
        SectionKind::Certifications => "Certifications",
        SectionKind::Achievements => "Achievements",
        SectionKind::Volunteering => "Volunteering",
        SectionKind::Languages => "Languages",
        SectionKind::Publications => "Publications",
        SectionKind::Interests => "Interests",
        SectionKind::References => "References",
        SectionKind::Other => "Other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(title: &str, lines: &[usize]) -> Section {
        let mut section = Section::untitled(SectionKind::Experience);
        title.clone_into(&mut section.title);
        section.lines = lines.to_vec();
        section
    }

    /// One finding a line; line 3 cannot be read.
    fn lines_but_three(sections: &[&[usize]]) -> Vec<usize> {
        let lines = sections.iter().flat_map(|lines| lines.iter().copied());
        lines.inspect(|line| assert_ne!(*line, 3, "this line cannot be read")).collect()
    }

    #[test]
    fn a_panic_in_one_section_costs_that_section() {
        let (first, second, third) = (section("Work", &[1]), section("Früher", &[2, 3]), section("", &[4]));
        let mut faults = Faults::default();
        assert_eq!(faults.sections(&[&first, &second, &third], lines_but_three), [1, 4]);
        let warnings: Vec<Warning> = faults.warnings().collect();
        let [warning] = &warnings[..] else { panic!("{warnings:?}") };
        assert_eq!((warning.code.as_str(), warning.section), ("section_unread", Some(SectionKind::Experience)));
        assert_eq!(warning.message, "We could not read the section “Früher”. Please add it by hand.");
    }

    #[test]
    fn a_section_without_a_heading_is_called_by_its_kind() {
        let mut faults = Faults::default();
        assert!(faults.sections(&[&section("", &[3])], lines_but_three).is_empty());
        let message = faults.warnings().next().map(|warning| warning.message);
        assert_eq!(message.as_deref(), Some("We could not read the section “Experience”. Please add it by hand."));
    }

    #[test]
    fn sections_that_cannot_be_read_together_are_read_alone() {
        let alone = |sections: &[&[usize]]| {
            assert_eq!(sections.len(), 1, "not together");
            sections[0].to_vec()
        };
        let mut faults = Faults::default();
        assert_eq!(faults.sections(&[&section("A", &[1]), &section("B", &[2])], alone), [1, 2]);
        assert_eq!(faults.warnings().map(|warning| warning.code).collect::<Vec<_>>(), ["sections_failed"]);
    }

    #[test]
    fn each_part_is_said_once() {
        let mut faults = Faults::default();
        for _ in 0..2 {
            assert!(faults.step(Step::Wrapping, || -> u8 { panic!("no") }).is_none());
            assert_eq!(faults.contact(|| -> u8 { panic!("no") }), 0);
        }
        assert_eq!(faults.step(Step::Layout, || 1), Some(1));
        let codes: Vec<(String, Option<SectionKind>)> = faults.warnings().map(|own| (own.code, own.section)).collect();
        assert!(faults.warnings().all(|warning| warning.is_fault()));
        assert_eq!(codes, [("wrapping_failed".into(), None), ("section_unread".into(), Some(SectionKind::Contact))]);
    }

    /// With `panic = "abort"` a fault would cost the file again.
    #[test]
    fn panics_unwind() {
        const { assert!(cfg!(panic = "unwind")) };
    }
}
