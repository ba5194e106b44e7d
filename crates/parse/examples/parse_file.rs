//! Prints the parsed résumé of a file as JSON; `--details` adds the sources, `--evidence` what speaks for and against each
//! field. For measuring with the scorer and for `bench/confidence`.

use std::process::ExitCode;
use vitae_model::source::{FieldSource, Parsed};
use vitae_parse::confidence::{Evidence, NAMES};

#[allow(clippy::disallowed_methods, reason = "a program for the command line, not part of the pure crate")]
fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let wants = |option: &str| arguments.iter().any(|argument| argument == option);
    let (details, evidence) = (wants("--details"), wants("--evidence"));
    arguments.retain(|argument| !argument.starts_with("--"));
    let [file] = arguments.as_slice() else {
        eprintln!("usage: parse_file [--details | --evidence] FILE");
        return ExitCode::from(2);
    };
    match read(file, details, evidence) {
        Ok(json) => {
            println!("{json}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "a program for the command line, not part of the pure crate")]
fn read(file: &str, details: bool, evidence: bool) -> Result<String, String> {
    let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let document =
        vitae_extract::extract(&bytes, &vitae_extract::Limits::default()).map_err(|error| error.to_string())?;
    let parsed = vitae_parse::parse(&document);
    let json = match (details, evidence) {
        (_, true) => serde_json::to_string(&with_evidence(&parsed, &vitae_parse::evidence(&document))),
        (true, _) => serde_json::to_string_pretty(&parsed),
        _ => serde_json::to_string_pretty(&parsed.resume),
    };
    json.map_err(|error| error.to_string())
}

/// The answer, and for each field its confidence and the evidence by name.
fn with_evidence(parsed: &Parsed, evidence: &[Evidence]) -> serde_json::Value {
    let of = |(field, evidence): (&FieldSource, &Evidence)| {
        let values: serde_json::Map<String, serde_json::Value> =
            NAMES.iter().zip(evidence.values).map(|(name, value)| ((*name).to_owned(), value.into())).collect();
        serde_json::json!({ "path": field.path, "confidence": field.confidence, "evidence": values })
    };
    let fields: Vec<serde_json::Value> = parsed.details.fields.iter().zip(evidence).map(of).collect();
    serde_json::json!({ "resume": parsed.resume, "fields": fields })
}
