//! What `training/` learns from, as JSON, one line a file:
//!
//! - `training sizes`: the sizes of the network.
//! - `training examples FOLDER`: the labelled files of a folder as the network sees them, with the right roles and tags.
//! - `training right FOLDER`: what would be read of a folder's files if every role and tag were right.
//! - `training candidates WEIGHTS FOLDER [ID...]`: both answers, choice by choice, with the weights of a file; of some files alone.
//!
//! And for the lexicon:
//!
//! - `training fold`: the lines of the input as phrases are looked up, line by line.
//! - `training lexicon PHRASES TABLE`: the table of a file's lines, each the bits of its kinds, a tab and a folded phrase.

#![allow(clippy::disallowed_methods, reason = "the program reads files; the crate does not")]

use serde_json::{Map, Value, json};
use std::error::Error;
use std::path::Path;
use vitae_extract::{Limits, extract};
use vitae_model::document::Document;
use vitae_parse::learned::{self, lexicon};
use vitae_testkit::labelled::{self, Labelled};

const USAGE: &str = "training sizes | examples FOLDER | right FOLDER | candidates WEIGHTS FOLDER [ID...] | fold | lexicon PHRASES TABLE";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["sizes"] => println!("{}", Value::Object(learned::sizes())),
        ["examples", folder] => {
            for file in &labelled::read(Path::new(folder))? {
                let of = |document: &Document| json!(learned::examples(document, &file.truth, &file.neutral));
                print(file, of);
            }
        }
        ["right", folder] => {
            for file in &labelled::read(Path::new(folder))? {
                print(file, |document| json!(learned::with_right_labels(document, &file.truth, &file.neutral)));
            }
        }
        ["candidates", weights, folder, ids @ ..] => {
            let weights: &'static [u8] = std::fs::read(weights)?.leak();
            let files = labelled::read(Path::new(folder))?;
            for file in files.iter().filter(|file| ids.is_empty() || ids.contains(&file.id.as_str())) {
                print(file, |document| json!(learned::candidates(document, weights)));
            }
        }
        ["fold"] => {
            for line in std::io::read_to_string(std::io::stdin())?.lines() {
                println!("{}", lexicon::folded(line));
            }
        }
        ["lexicon", phrases, table] => write_lexicon(Path::new(phrases), Path::new(table))?,
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

fn write_lexicon(phrases: &Path, table: &Path) -> Result<(), Box<dyn Error>> {
    let phrases = std::fs::read_to_string(phrases)?;
    let mut kinds = Vec::new();
    for line in phrases.lines() {
        let (bits, phrase) = line.split_once('\t').ok_or("no tab")?;
        kinds.push((phrase, bits.parse::<u8>()?));
    }
    Ok(std::fs::write(table, lexicon::table(kinds))?)
}

fn print(file: &Labelled, of: impl Fn(&Document) -> Value) {
    match extract(&file.bytes, &Limits::default()) {
        Ok(document) => {
            let mut line = Map::new();
            line.insert("id".into(), file.id.clone().into());
            line.insert("parts".into(), of(&document));
            println!("{}", Value::Object(line));
        }
        Err(error) => eprintln!("{}: {error}", file.id),
    }
}
