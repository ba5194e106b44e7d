//! The child's side. No async runtime, no files.

use crate::limits::limit_child;
use crate::wire::{Answer, Claim, Read, Refusal, Task};
use std::io::{self, BufWriter, Read as _, Write};
use std::process::ExitCode;
use vitae_extract::{ExtractError, Limits, extract};
use vitae_model::limits::MAX_UPLOAD_BYTES;

/// Limits this process, does one task of standard input and writes the answer to standard output.
pub fn child_main() -> ExitCode {
    limit_child();
    match answer() {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn answer() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut letter = [0];
    input.read_exact(&mut letter)?;
    let answer = match Task::of(letter[0]).ok_or(io::ErrorKind::InvalidInput)? {
        Task::Read => read_file(input)?,
        Task::Ground => ground(input)?,
    };
    let mut out = BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut out, &answer)?;
    out.flush()
}

fn read_file(input: impl io::Read) -> io::Result<Answer> {
    let mut bytes = Vec::new();
    input.take(MAX_UPLOAD_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(match read(&bytes) {
        Ok(read) => Answer::Ok(Box::new(read)),
        Err(error) => Answer::Err(Refusal { code: error.code().into(), message: error.to_string() }),
    })
}

fn ground(input: impl io::Read) -> io::Result<Answer> {
    let Claim { document, resume } = serde_json::from_reader(io::BufReader::new(input))?;
    Ok(Answer::Grounded(Box::new(vitae_parse::ground(&document, &resume))))
}

fn read(bytes: &[u8]) -> Result<Read, ExtractError> {
    let document = extract(bytes, &Limits::default())?;
    let parsed = vitae_parse::parse(&document);
    Ok(Read { document, parsed })
}
