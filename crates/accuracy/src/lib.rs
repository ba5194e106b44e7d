//! How well the parser reads labelled résumés, and the gate that keeps it there. Only tests and measurements use this crate.
//!
//! [`compare::compare`] judges one answer beside the truth, field by field, and [`corrections::corrections`] counts what is left to correct;
//! [`run::read_all`] reads labelled files with `vitae-extract` and `vitae-parse`, in parallel; [`report::Report`] adds up. [`table::Table`] and
//! [`real::RealTable`] are the committed states (`bench/accuracy/table.tsv` and `real.tsv`), which `tests/gate.rs` and `tests/real.rs` compare
//! with. `docs/parser.md` says what the figures mean.
//!
//! # The metric
//! - One value a file: name, email, phone, location, summary. One value an entry: `experience.company` and so on. Sets: skills, and the technologies of a project.
//! - Entries of a list are paired one to one so that their total similarity is greatest ([`assignment`]). Pairs below [`compare::LEAST_SIMILARITY`] are not made.
//!   An entry of the answer without a mate costs precision in each field it fills, an entry of the truth without one costs recall.
//! - Prose is worth the F1 of its words; everything else is right when equal after normalising ([`said`]), else wrong. Empty values are not there.
//! - An entry of the answer that pairs with a neutral one (volunteering, interests) is neither right nor wrong.
//! - F1 of a field is counted over all values of all files; the macro F1 is the mean over the fields that occur, the micro F1 that of all
//!   values of all fields as one.

pub mod assignment;
pub mod compare;
pub mod corrections;
mod dates;
pub mod field;
pub mod judge;
pub mod real;
pub mod report;
pub mod run;
pub mod said;
pub mod table;
