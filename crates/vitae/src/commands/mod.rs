//! One file a command.

pub mod admin;
pub mod ai;
pub mod backup;
pub mod content;
pub mod jobs;
pub mod migrate;
pub mod openapi;
pub mod parse;
pub mod render;
pub mod score;
pub mod serve;
pub mod text;

use crate::Outcome;
use std::io::Write;
use std::path::Path;
use vitae_model::limits::MAX_UPLOAD_BYTES;
use vitae_model::{Document, Parsed, json_resume};
use vitae_server::{Config, StartError};
use vitae_store::{Store, StoreError};

/// A file's bytes; nothing larger than an upload may be is read.
fn read_bounded(path: &Path) -> Result<Vec<u8>, String> {
    let unreadable = |error: std::io::Error| format!("cannot read {}: {error}.", path.display());
    let size = std::fs::metadata(path).map_err(unreadable)?.len();
    if size > MAX_UPLOAD_BYTES as u64 {
        return Err(format!("{} is larger than 5 MB.", path.display()));
    }
    std::fs::read(path).map_err(unreadable)
}

/// Reads a resume file and what it says.
fn read_resume(bytes: &[u8]) -> Result<(Document, Parsed), String> {
    let document = read_document(bytes)?;
    let attached = vitae_extract::attached_resume(bytes, &vitae_extract::Limits::default());
    let parsed = vitae_parse::parse_with(&document, attached.as_deref());
    Ok((document, parsed))
}

/// Reads a resume file. This process limits itself first, as the server's child does.
fn read_document(bytes: &[u8]) -> Result<Document, String> {
    vitae_reader::limit_self();
    vitae_extract::extract(bytes, &vitae_extract::Limits::default()).map_err(|error| error.to_string())
}

/// Reads a resume in JSON: the parsed shape or JSON Resume.
fn read_json(path: &Path, bytes: &[u8]) -> Result<json_resume::Read, String> {
    let text = std::str::from_utf8(bytes).map_err(|_| format!("{} is not UTF-8 text.", path.display()))?;
    json_resume::read(text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes to standard output. A reader that has gone (`vitae … | head`) is no failure.
fn print(text: &[u8]) -> Outcome {
    match std::io::stdout().lock().write_all(text) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(format!("standard output cannot be written: {error}."))
        }
        _ => Ok(()),
    }
}

/// A value as indented JSON with a last line break.
fn print_json(value: &impl serde::Serialize) -> Outcome {
    let mut text = serde_json::to_vec_pretty(value).map_err(|error| error.to_string())?;
    text.push(b'\n');
    print(&text)
}

/// The settings from this process's environment.
fn config() -> Result<Config, String> {
    let readable = |text: std::ffi::OsString| text.to_string_lossy().into_owned();
    let variables = std::env::vars_os().map(|(name, value)| (readable(name), readable(value)));
    Config::load(variables).map_err(|error| error.to_string())
}

/// Runs asynchronous work to its end.
fn block_on<T>(work: impl Future<Output = T>) -> Result<T, String> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| format!("no threads can be started: {error}."))?;
    Ok(runtime.block_on(work))
}

/// Opens the database for one piece of work.
fn with_store<T>(config: &Config, work: impl AsyncFnOnce(Store) -> Result<T, StoreError>) -> Result<T, String> {
    let done = block_on(async {
        let store = vitae_server::open_store(config).await?;
        let done = work(store.clone()).await;
        store.close().await;
        done.map_err(|error| StartError::store(config, error))
    })?;
    done.map_err(|error| error.report())
}

/// Prints rows as CSV, the first of them the names of the columns.
fn print_csv(rows: &[Vec<String>]) -> Outcome {
    let mut out = csv::Writer::from_writer(Vec::new());
    let written = rows.iter().try_for_each(|row| out.write_record(row.iter().map(|cell| vitae_server::csv_cell(cell))));
    written.map_err(|error| error.to_string())?;
    print(&out.into_inner().map_err(|error| error.to_string())?)
}
