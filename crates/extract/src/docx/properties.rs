//! Title and language from the package's core properties.

use super::xml::{entity, local};
use quick_xml::Reader;
use quick_xml::events::Event;

/// What is used of the core properties.
#[derive(Default)]
pub(super) struct Core {
    pub(super) title: Option<String>,
    pub(super) language: Option<String>,
}

/// Reads `docProps/core.xml`; what is not there stays empty.
pub(super) fn read(xml: &[u8]) -> Core {
    let mut reader = Reader::from_reader(xml);
    let mut core = Core::default();
    let mut name = Vec::new();
    let mut text = String::new();
    while let Ok(event) = reader.read_event() {
        match event {
            Event::Start(element) => {
                name = local(&element).to_vec();
                text.clear();
            }
            Event::Text(piece) => text.push_str(&piece.decode().unwrap_or_default()),
            Event::GeneralRef(reference) => text.push_str(&entity(&reference).unwrap_or_default()),
            Event::End(_) => {
                let value = Some(text.trim().to_owned()).filter(|value| !value.is_empty());
                match name.as_slice() {
                    b"title" => core.title = value,
                    b"language" => core.language = value,
                    _ => {}
                }
                name.clear();
            }
            Event::Eof => break,
            _ => {}
        }
    }
    core
}
