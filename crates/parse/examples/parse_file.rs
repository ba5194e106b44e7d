//! Prints the parsed résumé of a file as JSON; `--details` adds the sources of its fields. `--text` prints the text instead.

use std::process::ExitCode;

#[allow(clippy::disallowed_methods, reason = "a program for the command line, not part of the pure crate")]
fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |name: &str| arguments.iter().any(|argument| argument == name);
    let (details, text) = (has("--details"), has("--text"));
    arguments.retain(|argument| !argument.starts_with("--"));
    let [file] = arguments.as_slice() else {
        eprintln!("usage: parse_file [--details | --text] FILE");
        return ExitCode::from(2);
    };
    match read(file, details, text) {
        Ok(out) => {
            println!("{out}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "a program for the command line, not part of the pure crate")]
fn read(file: &str, details: bool, text: bool) -> Result<String, String> {
    let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let document =
        vitae_extract::extract(&bytes, &vitae_extract::Limits::default()).map_err(|error| error.to_string())?;
    if text {
        return Ok(vitae_parse::text(&document));
    }
    let parsed = vitae_parse::parse(&document);
    let json = match details {
        true => serde_json::to_string_pretty(&parsed),
        false => serde_json::to_string_pretty(&parsed.resume),
    };
    json.map_err(|error| error.to_string())
}
