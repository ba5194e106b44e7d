//! Documents for the tests of whole résumés: Word files from marked text ([`word`]), pages from placed pieces ([`paper`]).
#![allow(dead_code, reason = "each test file uses its own part")]

pub mod heads;
pub mod paper;
pub mod word;

use vitae_model::document::{FileInfo, Format};
use vitae_model::resume::ParsedResume;
use vitae_model::source::{Parsed, SectionKind};

/// A file with nothing of note.
pub fn info(format: Format) -> FileInfo {
    FileInfo::plain(format, 1_000)
}

/// The kinds of the sections with a heading, in order.
pub fn kinds(parsed: &Parsed) -> Vec<SectionKind> {
    let headed = parsed.details.sections.iter().filter(|section| section.heading.is_some());
    headed.map(|section| section.kind).collect()
}

/// Each job as `company | position | duration | lines of description`.
pub fn told_jobs(resume: &ParsedResume) -> Vec<String> {
    let jobs = resume.experience.iter();
    jobs.map(|job| {
        let lines = job.description.lines().count();
        format!("{} | {} | {} | {lines}", job.company, job.position, job.duration)
    })
    .collect()
}
