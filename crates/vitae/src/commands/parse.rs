use super::{print_json, read_bounded, read_resume};
use crate::Outcome;
use crate::cli::Parse;
use serde::Serialize;
use vitae_model::{Details, Parsed, ParsedResume};

/// The parsed shape with its sources beside it.
#[derive(Serialize)]
struct WithDetails {
    #[serde(flatten)]
    resume: ParsedResume,
    details: Details,
}

/// Prints a resume file as JSON in the specification's shape.
pub fn run(options: &Parse) -> Outcome {
    let bytes = read_bounded(&options.file)?;
    let (_, Parsed { resume, details }) = read_resume(&bytes)?;
    if options.details { print_json(&WithDetails { resume, details }) } else { print_json(&resume) }
}
