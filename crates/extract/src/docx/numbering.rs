//! Which lists count their items, and which carry signs.

use super::xml::{local, short_attribute as attribute, val};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::{HashMap, HashSet};

/// The lists of a document.
#[derive(Debug, Default)]
pub(super) struct Numbering {
    /// List → its definition.
    definitions: HashMap<String, String>,
    /// Definitions and levels that count: `1.`, `IV.`, `b)`.
    counting: HashSet<(String, u8)>,
}

impl Numbering {
    /// Reads `numbering.xml`.
    pub(super) fn read(xml: &[u8]) -> Self {
        let mut reader = Reader::from_reader(xml);
        let mut out = Self::default();
        let mut within = Within::default();
        loop {
            match reader.read_event() {
                Ok(Event::Start(element) | Event::Empty(element)) => out.take(&element, &mut within),
                Ok(Event::Eof) | Err(_) => return out,
                Ok(_) => {}
            }
        }
    }

    fn take(&mut self, element: &BytesStart<'_>, within: &mut Within) {
        match local(element) {
            b"abstractNum" => within.definition = attribute(element, "abstractNumId").unwrap_or_default(),
            b"lvl" => within.level = attribute(element, "ilvl").and_then(|level| level.parse().ok()).unwrap_or(0),
            b"numFmt" if !matches!(val(element).as_deref(), Some("bullet" | "none") | None) => {
                self.counting.insert((within.definition.clone(), within.level));
            }
            b"num" => within.list = attribute(element, "numId").unwrap_or_default(),
            b"abstractNumId" => {
                self.definitions.insert(within.list.clone(), val(element).unwrap_or_default());
            }
            _ => {}
        }
    }

    /// Whether the items of a list are counted at a depth.
    pub(super) fn counts(&self, list: &str, depth: u8) -> bool {
        self.definitions.get(list).is_some_and(|definition| self.counting.contains(&(definition.clone(), depth)))
    }
}

/// The elements that the reader is in.
#[derive(Default)]
struct Within {
    definition: String,
    level: u8,
    list: String,
}
