use super::{print, read_bounded, read_document};
use crate::Outcome;
use crate::cli::Text;

/// Prints a resume file's text as the parser has it before it looks for meaning.
pub fn run(options: &Text) -> Outcome {
    let document = read_document(&read_bounded(&options.file)?)?;
    print(vitae_parse::text(&document).as_bytes())
}
