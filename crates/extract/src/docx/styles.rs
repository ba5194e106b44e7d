//! Named styles and what they say about text.

use super::numbering::Numbering;
use super::xml::{attribute, color, is_on, local, short_attribute, val};
use crate::error::ExtractError;
use crate::limits::Limits;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::HashMap;
use vitae_model::document::Format;

/// Character properties as far as they are stated.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Look {
    pub(super) bold: Option<bool>,
    pub(super) italic: Option<bool>,
    pub(super) size: Option<f32>,
    pub(super) color: Option<[u8; 3]>,
    pub(super) vanish: Option<bool>,
    pub(super) caps: Option<bool>,
}

impl Look {
    /// Takes what one property element states.
    pub(super) fn apply(&mut self, element: &BytesStart<'_>) {
        match local(element) {
            b"b" => self.bold = Some(is_on(element)),
            b"i" => self.italic = Some(is_on(element)),
            b"sz" => self.size = val(element).and_then(|half| half.parse::<f32>().ok()).map(|half| half / 2.0),
            b"color" => self.color = val(element).and_then(|text| color(&text)),
            b"vanish" => self.vanish = Some(is_on(element)),
            b"caps" => self.caps = Some(is_on(element)),
            _ => {}
        }
    }

    /// What is stated here, and below it what is stated there.
    pub(super) fn over(&self, base: &Look) -> Look {
        Look {
            bold: self.bold.or(base.bold),
            italic: self.italic.or(base.italic),
            size: self.size.or(base.size),
            color: self.color.or(base.color),
            vanish: self.vanish.or(base.vanish),
            caps: self.caps.or(base.caps),
        }
    }
}

/// One style.
#[derive(Debug, Clone, Default)]
pub(super) struct Style {
    pub(super) name: String,
    based_on: Option<String>,
    pub(super) look: Look,
    /// Outline level from 0.
    pub(super) outline: Option<u8>,
    /// List depth from 0.
    pub(super) list: Option<u8>,
    /// The list that its items belong to.
    pub(super) list_id: Option<String>,
    pub(super) centered: Option<bool>,
}

/// All styles of a document.
#[derive(Debug, Default)]
pub(super) struct Styles {
    by_id: HashMap<String, Style>,
    defaults: Look,
    default_paragraph: Option<String>,
    pub(super) numbering: Numbering,
    pub(super) language: Option<String>,
}

impl Styles {
    /// A style with everything that it inherits; the default paragraph style when no id is given.
    pub(super) fn resolve(&self, id: Option<&str>) -> Style {
        let mut out = Style { look: Look::default(), ..Style::default() };
        let mut next = id.or(self.default_paragraph.as_deref()).map(str::to_owned);
        for step in 0..16 {
            let Some(style) = next.as_deref().and_then(|id| self.by_id.get(id)) else { break };
            if step == 0 {
                out.name = style.name.clone();
            }
            out.look = out.look.over(&style.look);
            out.outline = out.outline.or(style.outline).or_else(|| heading_level(&style.name));
            out.list = out.list.or_else(|| list_level(&style.name)).or(style.list);
            out.list_id = out.list_id.or_else(|| style.list_id.clone());
            out.centered = out.centered.or(style.centered);
            next = style.based_on.clone();
        }
        out.look = out.look.over(&self.defaults);
        out
    }

    /// The look of a character style, without the document's defaults.
    pub(super) fn character(&self, id: &str) -> Look {
        let mut look = Look::default();
        let mut next = Some(id.to_owned());
        for _ in 0..16 {
            let Some(style) = next.as_deref().and_then(|id| self.by_id.get(id)) else { break };
            look = look.over(&style.look);
            next = style.based_on.clone();
        }
        look
    }
}

/// `heading 2` is outline level 1; localised programs keep the English name in the file.
fn heading_level(name: &str) -> Option<u8> {
    let level = name.to_ascii_lowercase().strip_prefix("heading ")?.trim().parse::<u8>().ok()?;
    (1..=9).contains(&level).then(|| level - 1)
}

/// `List Bullet` is depth 0, `List Bullet 2` depth 1.
fn list_level(name: &str) -> Option<u8> {
    let name = name.to_ascii_lowercase();
    let rest = name.strip_prefix("list bullet").or_else(|| name.strip_prefix("list number"))?.trim().to_owned();
    Some(rest.parse::<u8>().unwrap_or(1).saturating_sub(1))
}

/// Reads `styles.xml`.
pub(super) fn read(xml: &[u8], limits: &Limits) -> Result<Styles, ExtractError> {
    let mut reader = Reader::from_reader(xml);
    let mut styles = Styles::default();
    let mut open: Option<(String, Style)> = None;
    let mut in_defaults = false;
    let mut depth = 0usize;
    while let Ok(event) = reader.read_event() {
        match event {
            Event::Start(element) => {
                depth += 1;
                if depth > limits.depth {
                    return Err(ExtractError::TooComplex(Format::Docx));
                }
                match local(&element) {
                    b"style" => open = begin(&element, &mut styles),
                    b"docDefaults" => in_defaults = true,
                    _ => state(&element, &mut styles, &mut open, in_defaults),
                }
            }
            Event::Empty(element) => state(&element, &mut styles, &mut open, in_defaults),
            Event::End(element) => {
                depth = depth.saturating_sub(1);
                match element.name().local_name().as_ref() {
                    b"style" => {
                        if let Some((id, style)) = open.take() {
                            styles.by_id.insert(id, style);
                        }
                    }
                    b"docDefaults" => in_defaults = false,
                    _ => {}
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    Ok(styles)
}

fn begin(element: &BytesStart<'_>, styles: &mut Styles) -> Option<(String, Style)> {
    let id = short_attribute(element, "styleId")?;
    let paragraph = attribute(element, "type").as_deref() == Some("paragraph");
    if paragraph && matches!(attribute(element, "default").as_deref(), Some("1" | "true")) {
        styles.default_paragraph = Some(id.clone());
    }
    Some((id, Style::default()))
}

fn state(element: &BytesStart<'_>, styles: &mut Styles, open: &mut Option<(String, Style)>, in_defaults: bool) {
    let Some((_, style)) = open else {
        if in_defaults {
            styles.defaults.apply(element);
            if local(element) == b"lang" {
                styles.language = val(element);
            }
        }
        return;
    };
    match local(element) {
        b"name" => style.name = val(element).unwrap_or_default(),
        b"basedOn" => style.based_on = val(element),
        b"outlineLvl" => style.outline = val(element).and_then(|level| level.parse().ok()).filter(|level| *level < 9),
        b"numId" => {
            style.list_id = val(element).filter(|id| id != "0");
            style.list = style.list.or(Some(0)).filter(|_| style.list_id.is_some());
        }
        b"ilvl" => style.list = val(element).and_then(|level| level.parse().ok()),
        b"jc" => style.centered = Some(val(element).as_deref() == Some("center")),
        _ => style.look.apply(element),
    }
}
