//! The child's side. No async runtime, no files.

use crate::limits::limit_child;
use crate::wire::{Answer, Read, Refusal};
use std::io::{self, BufWriter, Read as _, Write};
use std::process::ExitCode;
use vitae_extract::{ExtractError, Limits, extract};
use vitae_model::limits::MAX_UPLOAD_BYTES;

/// Limits this process, reads one file from standard input and writes the answer to standard output.
pub fn child_main() -> ExitCode {
    limit_child();
    match answer() {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn answer() -> io::Result<()> {
    let mut bytes = Vec::new();
    io::stdin().lock().take(MAX_UPLOAD_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    let answer = match read(&bytes) {
        Ok(read) => Answer::Ok(Box::new(read)),
        Err(error) => Answer::Err(Refusal { code: error.code().into(), message: error.to_string() }),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut out, &answer)?;
    out.flush()
}

fn read(bytes: &[u8]) -> Result<Read, ExtractError> {
    let document = extract(bytes, &Limits::default())?;
    let parsed = vitae_parse::parse(&document);
    Ok(Read { document, parsed })
}
