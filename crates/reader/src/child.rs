//! The child's side. No async runtime, no files.

use crate::limits::limit_child;
use crate::wire::{Answer, Claim, Judged, PictureHead, Read, Refusal, Task};
use std::io::{self, BufWriter, Read as _, Write};
use std::process::ExitCode;
use vitae_ats::Input;
use vitae_extract::{ExtractError, Limits, attached_resume, extract};
use vitae_images::PictureFile;
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
    let mut pictures = Vec::new();
    let answer = match Task::of(letter[0]).ok_or(io::ErrorKind::InvalidInput)? {
        Task::Read => read_file(input)?,
        Task::Ground => ground(input)?,
        Task::Score => score(input)?,
        Task::Picture => prepare_picture(input, &mut pictures)?,
    };
    let mut out = BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut out, &answer)?;
    pictures.iter().try_for_each(|file| out.write_all(&file.bytes))?;
    out.flush()
}

fn prepare_picture(mut input: impl io::Read, files: &mut Vec<PictureFile>) -> io::Result<Answer> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    Ok(match vitae_images::prepare(&bytes) {
        Ok(prepared) => {
            *files = prepared;
            Answer::Pictures(files.iter().map(head).collect())
        }
        Err(error) => Answer::Err(Refusal { code: error.code().into(), message: error.to_string() }),
    })
}

fn head(file: &PictureFile) -> PictureHead {
    PictureHead { kind: file.kind, width: file.width, height: file.height, size: file.bytes.len() }
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

fn score(input: impl io::Read) -> io::Result<Answer> {
    let Judged { resume, document, details, parsed, as_of } = serde_json::from_reader(io::BufReader::new(input))?;
    let parsed = parsed.unwrap_or_else(|| vitae_parse::parse(&document).resume);
    let input = Input { reviewed: true, parsed: Some(&parsed), ..Input::new(&resume, as_of) };
    Ok(match vitae_ats::score(&input.with_file(&document, &details)) {
        Ok(card) => Answer::Scored(Box::new(card)),
        Err(error) => Answer::Err(Refusal { code: "no_text".into(), message: error.to_string() }),
    })
}

fn read(bytes: &[u8]) -> Result<Read, ExtractError> {
    let limits = Limits::default();
    let document = extract(bytes, &limits)?;
    let parsed = vitae_parse::parse_with(&document, attached_resume(bytes, &limits).as_deref());
    Ok(Read { document, parsed })
}
