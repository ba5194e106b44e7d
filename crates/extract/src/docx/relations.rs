//! Which part belongs to which id.

use super::package::Package;
use super::xml::{attribute, local};
use crate::error::ExtractError;
use quick_xml::Reader;
use quick_xml::events::Event;
use std::collections::{HashMap, HashSet};
use vitae_model::document::Format;

/// The relationships of one part.
#[derive(Default)]
pub(super) struct Relations {
    /// Addresses of hyperlinks by their id; the first of an id counts.
    links: HashMap<String, String>,
    /// Kind and name of parts of the package, each once. The kind is the last part of the type's address: `styles`, `header`, …
    parts: Vec<(String, String)>,
}

impl Relations {
    /// Reads the relationships of a part; none when it has none.
    pub(super) fn of(package: &mut Package, part: &str) -> Result<Self, ExtractError> {
        let (folder, name) = part.rsplit_once('/').unwrap_or(("", part));
        let Some(xml) = package.part(&format!("{folder}/_rels/{name}.rels"))? else { return Ok(Self::default()) };
        let mut reader = Reader::from_reader(xml.as_slice());
        let (mut out, mut parts, mut count) = (Self::default(), Vec::new(), 0);
        while let Ok(event) = reader.read_event() {
            let element = match event {
                Event::Start(element) | Event::Empty(element) => element,
                Event::Eof => break,
                _ => continue,
            };
            if local(&element) != b"Relationship" {
                continue;
            }
            let (Some(id), Some(kind), Some(target)) =
                (attribute(&element, "Id"), attribute(&element, "Type"), attribute(&element, "Target"))
            else {
                continue;
            };
            let external = attribute(&element, "TargetMode").as_deref() == Some("External");
            count += 1;
            if count > MOST {
                return Err(ExtractError::TooComplex(Format::Docx));
            }
            let kind = kind.rsplit('/').next().unwrap_or_default();
            if external && kind == "hyperlink" {
                out.links.entry(id).or_insert(target);
            } else if !external && KINDS.contains(&kind) {
                parts.push((kind.to_owned(), resolve(folder, &target)));
            }
        }
        let mut known = HashSet::new();
        parts.retain(|part| known.insert(part.clone()));
        Ok(Self { parts, ..out })
    }

    /// The address that a hyperlink's id stands for.
    pub(super) fn link(&self, id: &str) -> Option<&str> {
        self.links.get(id).map(String::as_str)
    }

    /// The parts of a kind, in stored order, each once.
    pub(super) fn targets_of(&self, kind: &str) -> Vec<String> {
        self.parts.iter().filter(|(own, _)| own == kind).map(|(_, target)| target.clone()).collect()
    }

    /// The first part of a kind.
    pub(super) fn target_of(&self, kind: &str) -> Option<String> {
        self.targets_of(kind).into_iter().next()
    }
}

/// Most relationships of a part.
const MOST: usize = 20_000;

/// Kinds of parts that are read.
const KINDS: [&str; 4] = ["styles", "numbering", "header", "footer"];

/// A target relative to the folder of its part; absolute ones start with a slash.
fn resolve(folder: &str, target: &str) -> String {
    if let Some(absolute) = target.strip_prefix('/') {
        return absolute.to_owned();
    }
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in target.split('/') {
        match part {
            ".." => _ = parts.pop(),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}
