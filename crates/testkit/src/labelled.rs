//! Labelled résumés: files, and what a perfect reader finds in each.
//!
//! A folder holds `manifest.csv` (its columns begin with `id,file,layout`), each file, `{id}.json` (the truth, in the shape of a
//! parsed résumé) and, where needed, `{id}.meta.json`, whose `neutral` lists printed things that are neither right nor wrong.

use serde_json::{Map, Value};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A résumé as JSON: the truth, an answer, or the neutral lists.
pub type Object = Map<String, Value>;

/// One labelled file.
#[derive(Debug, Clone)]
pub struct Labelled {
    /// Its name in the folder's manifest.
    pub id: String,
    /// The file's name, with the ending of its format.
    pub file: String,
    /// How it is laid out, by the manifest.
    pub layout: String,
    /// The file.
    pub bytes: Vec<u8>,
    /// What a perfect reader finds.
    pub truth: Object,
    /// Printed things that are neither right nor wrong, list by list.
    pub neutral: Object,
}

impl Labelled {
    /// The ending of the file's name: `pdf`, `docx` or `doc`.
    pub fn ending(&self) -> &str {
        self.file.rsplit_once('.').map_or("", |(_, ending)| ending)
    }
}

/// Why a folder of labelled résumés cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum LabelledError {
    /// A file is missing or cannot be read.
    #[error("{0}: {1}")]
    Read(PathBuf, io::Error),
    /// A file is not the JSON object that it should be.
    #[error("{0}: {1}")]
    Json(PathBuf, serde_json::Error),
    /// A line of the manifest does not begin with three columns.
    #[error("{0}: the line {1:?} does not name id, file and layout")]
    Manifest(PathBuf, String),
}

/// The labelled résumés that are committed: `bench/accuracy/files`.
pub fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/accuracy/files")
}

/// Every labelled résumé of a folder, in the manifest's order.
pub fn read(folder: &Path) -> Result<Vec<Labelled>, LabelledError> {
    let path = folder.join("manifest.csv");
    let manifest = String::from_utf8_lossy(&bytes(&path)?).into_owned();
    manifest.lines().skip(1).filter(|line| !line.is_empty()).map(|line| read_one(folder, &path, line)).collect()
}

fn read_one(folder: &Path, manifest: &Path, line: &str) -> Result<Labelled, LabelledError> {
    let mut columns = line.split(',').map(str::to_owned);
    let (Some(id), Some(file), Some(layout)) = (columns.next(), columns.next(), columns.next()) else {
        return Err(LabelledError::Manifest(manifest.into(), line.into()));
    };
    let truth = object(&folder.join(format!("{id}.json")))?;
    let meta = folder.join(format!("{id}.meta.json"));
    let mut meta = if meta.exists() { object(&meta)? } else { Object::new() };
    let neutral = meta.remove("neutral").and_then(|lists| lists.as_object().cloned()).unwrap_or_default();
    Ok(Labelled { bytes: bytes(&folder.join(&file))?, id, file, layout, truth, neutral })
}

fn bytes(path: &Path) -> Result<Vec<u8>, LabelledError> {
    fs::read(path).map_err(|error| LabelledError::Read(path.into(), error))
}

fn object(path: &Path) -> Result<Object, LabelledError> {
    serde_json::from_slice(&bytes(path)?).map_err(|error| LabelledError::Json(path.into(), error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn truth_and_neutral_lists_are_read_beside_the_file() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file can be written");
        write("manifest.csv", "id,file,layout,renderer\na,a.pdf,plain,x\nb,b.docx,table,y\n");
        write("a.pdf", "%PDF-");
        write("a.json", r#"{"name": "Ada"}"#);
        write("a.meta.json", r#"{"neutral": {"skills": ["Chess"]}}"#);
        write("b.docx", "PK");
        write("b.json", "{}");
        let read = read(folder.path()).expect("the folder is whole");
        assert_eq!(
            read.iter().map(|one| (one.id.as_str(), one.ending())).collect::<Vec<_>>(),
            [("a", "pdf"), ("b", "docx")]
        );
        assert_eq!(read[0].truth["name"], "Ada");
        assert_eq!(read[0].neutral["skills"][0], "Chess");
        assert!(read[1].neutral.is_empty());
    }

    #[test]
    fn what_is_missing_is_named() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let error = read(folder.path()).unwrap_err().to_string();
        assert!(error.contains("manifest.csv"), "{error}");
        fs::write(folder.path().join("manifest.csv"), "id,file,layout\na,a.pdf,plain\n")
            .expect("a file can be written");
        let error = read(folder.path()).unwrap_err().to_string();
        assert!(error.contains("a.json"), "{error}");
    }
}
