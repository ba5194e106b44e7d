//! Which part belongs to which id.

use super::package::Package;
use super::xml::{attribute, local};
use crate::error::ExtractError;
use quick_xml::Reader;
use quick_xml::events::Event;

/// The relationships of one part.
#[derive(Default)]
pub(super) struct Relations {
    entries: Vec<Relation>,
}

struct Relation {
    id: String,
    /// The last part of the type's address: `hyperlink`, `styles`, `header`, …
    kind: String,
    target: String,
    external: bool,
}

impl Relations {
    /// Reads the relationships of a part; none when it has none.
    pub(super) fn of(package: &mut Package, part: &str) -> Result<Self, ExtractError> {
        let (folder, name) = part.rsplit_once('/').unwrap_or(("", part));
        let Some(xml) = package.part(&format!("{folder}/_rels/{name}.rels"))? else { return Ok(Self::default()) };
        let mut reader = Reader::from_reader(xml.as_slice());
        let mut out = Self::default();
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
            let target = if external { target } else { resolve(folder, &target) };
            out.entries.push(Relation {
                id,
                kind: kind.rsplit('/').next().unwrap_or_default().to_owned(),
                target,
                external,
            });
        }
        Ok(out)
    }

    /// The address that a hyperlink's id stands for.
    pub(super) fn link(&self, id: &str) -> Option<&str> {
        let entry = self.entries.iter().find(|entry| entry.external && entry.kind == "hyperlink" && entry.id == id)?;
        Some(&entry.target)
    }

    /// The parts of a kind, in stored order.
    pub(super) fn targets_of(&self, kind: &str) -> Vec<String> {
        let own = self.entries.iter().filter(|entry| !entry.external && entry.kind == kind);
        own.map(|entry| entry.target.clone()).collect()
    }

    /// The first part of a kind.
    pub(super) fn target_of(&self, kind: &str) -> Option<String> {
        self.targets_of(kind).into_iter().next()
    }
}

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
