//! How sure the parser is of each field.
//!
//! The rule that reads a field knows how it was told, not whether all of it fits together. So what speaks for and against
//! every field is measured once all of them are read ([`Evidence`]), and a logistic regression turns that into the
//! probability that the field is right. Its weights are learned from labelled résumés (`bench/confidence`).

mod evidence;
mod groups;
mod weights;

use crate::line::Line;
use crate::sections::Section;
use crate::value::Taken;
pub use evidence::{Evidence, NAMES};
use weights::WEIGHTS;

/// The evidence about every field that was read.
pub(crate) fn evidence(taken: &[Taken], lines: &[Line], sections: &[Section]) -> Vec<Evidence> {
    evidence::of(taken, lines, sections)
}

/// Fields of entries about which nothing was learned.
const NOT_LEARNED: &[&str] = &[
    "experience.location",
    "experience.url",
    "education.location",
    "education.url",
    "education.grade",
    "education.courses",
];

/// Whether the labelled resumes that the weights were learned from name a field, or the links, which were measured with them.
pub(crate) fn is_learned(path: &str) -> bool {
    let list = path.split('[').next().unwrap_or_default();
    !matches!(list, "languages" | "additional") && !NOT_LEARNED.contains(&groups::leaf_of(path).as_str())
}

/// Gives each field the probability that it is right, to two decimals; none is ever certain. No labelled resume names the
/// links, so nothing was learned about them: theirs stays what the rule said, and so does that of the fields that are not
/// [learned](is_learned), which go behind the others.
pub(crate) fn settle(taken: &mut [Taken], lines: &[Line], sections: &[Section]) {
    taken.sort_by_key(|field| !is_learned(&field.source.path));
    let learned = taken.partition_point(|field| is_learned(&field.source.path));
    let taken = &mut taken[..learned];
    let evidence = evidence(taken, lines, sections);
    let judged = taken.iter_mut().zip(&evidence).filter(|(field, _)| !field.source.path.starts_with("links["));
    for (field, evidence) in judged {
        let right = 1.0 - WEIGHTS.doubt(evidence);
        field.source.confidence = ((right * 100.0).round() / 100.0).clamp(0.01, 0.99);
    }
}
