//! The paragraphs of a document, header or footer part.

use super::relations::Relations;
use super::styles::{Look, Style, Styles};
use super::xml::{attribute, entity, local, val};
use crate::error::ExtractError;
use crate::limits::Limits;
use crate::text::{self, TINY};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use vitae_model::document::{Format, Hidden, Paragraph, Place, Run};

/// Reads one part.
pub(super) struct Body<'a> {
    styles: &'a Styles,
    relations: &'a Relations,
    limits: &'a Limits,
    place: Place,
    out: Vec<Paragraph>,
    pieces: usize,
    /// Bytes of text and of addresses.
    bytes: usize,
    /// Paragraphs that are open: a text box stands inside the paragraph that anchors it.
    open: Vec<Open>,
    tables: Vec<Cursor>,
    table_count: u32,
    boxes: usize,
    /// Inside deleted text or the fallback of alternate content.
    skip: usize,
}

/// What a part holds.
pub(super) struct Content {
    pub(super) paragraphs: Vec<Paragraph>,
    /// Whether the part ended before its end.
    pub(super) cut: bool,
    /// Runs of text.
    pub(super) pieces: usize,
    /// Bytes of their text and addresses.
    pub(super) bytes: usize,
}

/// A paragraph while it is read.
#[derive(Default)]
struct Open {
    runs: Vec<Run>,
    style: Style,
    list: Option<u8>,
    list_id: Option<String>,
    outline: Option<u8>,
    centered: Option<bool>,
    in_properties: bool,
    look: Look,
    in_run_properties: bool,
    in_text: bool,
    links: Vec<Option<String>>,
    field: Field,
}

/// A complex field such as `HYPERLINK "https://…"`.
#[derive(Default)]
struct Field {
    instruction: String,
    in_instruction: bool,
    /// The address that it leads to, once its result has begun.
    target: Option<String>,
}

struct Cursor {
    table: u32,
    row: u32,
    column: u32,
    span: u32,
    started: bool,
}

impl<'a> Body<'a> {
    pub(super) fn new(styles: &'a Styles, relations: &'a Relations, place: Place, limits: &'a Limits) -> Self {
        Self {
            styles,
            relations,
            limits,
            place,
            out: Vec::new(),
            pieces: 0,
            bytes: 0,
            open: Vec::new(),
            tables: Vec::new(),
            table_count: 0,
            boxes: 0,
            skip: 0,
        }
    }

    /// Reads the whole part; a part that breaks off gives what stands before the break.
    pub(super) fn read(mut self, xml: &[u8]) -> Result<Content, ExtractError> {
        let mut reader = Reader::from_reader(xml);
        reader.config_mut().check_end_names = false;
        let mut depth = 0usize;
        let mut cut = true;
        while let Ok(event) = reader.read_event() {
            match event {
                Event::Start(element) => {
                    depth += 1;
                    if depth > self.limits.depth {
                        return Err(ExtractError::TooComplex(Format::Docx));
                    }
                    self.start(&element);
                }
                Event::Empty(element) => self.empty(&element),
                Event::End(element) => {
                    depth = depth.saturating_sub(1);
                    self.end(element.name().local_name().as_ref());
                }
                Event::Text(piece) => self.text(&piece.decode().unwrap_or_default()),
                Event::CData(piece) => self.text(&piece.decode().unwrap_or_default()),
                Event::GeneralRef(reference) => self.text(&entity(&reference).unwrap_or_default()),
                Event::Eof => {
                    cut = depth > 0;
                    break;
                }
                _ => {}
            }
            if self.pieces > self.limits.pieces || self.bytes > self.limits.text_bytes {
                return Err(ExtractError::TooComplex(Format::Docx));
            }
        }
        while !self.open.is_empty() {
            self.close_paragraph();
        }
        Ok(Content { paragraphs: self.out, cut, pieces: self.pieces, bytes: self.bytes })
    }

    fn start(&mut self, element: &BytesStart<'_>) {
        let name = local(element);
        if self.skip > 0 || matches!(name, b"del" | b"moveFrom" | b"Fallback") {
            self.skip += 1;
            return;
        }
        match name {
            b"p" if !is_drawing(element) => self.open_paragraph(),
            b"tbl" => self.open_table(),
            b"tr" => self.next_row(),
            b"tc" => self.next_cell(),
            b"txbxContent" => self.boxes += 1,
            b"pPr" => self.with_open(|open| open.in_properties = true),
            b"rPr" => self.with_open(|open| open.in_run_properties = true),
            b"r" => self.with_open(|open| open.look = Look::default()),
            b"t" => self.with_open(|open| open.in_text = true),
            b"instrText" => self.with_open(|open| open.field.in_instruction = true),
            b"hyperlink" => {
                let target = attribute(element, "id").and_then(|id| self.relations.link(&id).map(str::to_owned));
                self.with_open(|open| open.links.push(target));
            }
            b"fldSimple" => {
                let target = attribute(element, "instr").and_then(|instruction| hyperlink(&instruction));
                self.with_open(|open| open.links.push(target));
            }
            _ => self.property(element),
        }
    }

    fn empty(&mut self, element: &BytesStart<'_>) {
        if self.skip > 0 {
            return;
        }
        match local(element) {
            b"tab" if !self.in_properties() => self.push_text("\t"),
            b"br" if attribute(element, "type").as_deref() != Some("page") => self.push_text("\n"),
            b"cr" => self.push_text("\n"),
            b"noBreakHyphen" => self.push_text("-"),
            b"fldChar" => self.field(attribute(element, "fldCharType").as_deref()),
            b"gridSpan" => {
                if let (Some(cursor), Some(span)) = (self.tables.last_mut(), val(element)) {
                    cursor.span = span.parse().unwrap_or(1).clamp(1, 64);
                }
            }
            b"p" => {}
            _ => self.property(element),
        }
    }

    fn end(&mut self, name: &[u8]) {
        if self.skip > 0 {
            self.skip -= 1;
            return;
        }
        match name {
            b"p" => self.close_paragraph(),
            b"tbl" => _ = self.tables.pop(),
            b"txbxContent" => self.boxes = self.boxes.saturating_sub(1),
            b"pPr" => self.with_open(|open| open.in_properties = false),
            b"rPr" => self.with_open(|open| open.in_run_properties = false),
            b"t" => self.with_open(|open| open.in_text = false),
            b"instrText" => self.with_open(|open| open.field.in_instruction = false),
            b"hyperlink" | b"fldSimple" => self.with_open(|open| _ = open.links.pop()),
            _ => {}
        }
    }

    fn with_open(&mut self, change: impl FnOnce(&mut Open)) {
        if let Some(open) = self.open.last_mut() {
            change(open);
        }
    }

    fn in_properties(&self) -> bool {
        self.open.last().is_some_and(|open| open.in_properties)
    }

    /// A property of the open paragraph or run.
    fn property(&mut self, element: &BytesStart<'_>) {
        let styles = self.styles;
        let Some(open) = self.open.last_mut() else { return };
        match local(element) {
            b"pStyle" if open.in_properties => open.style = styles.resolve(val(element).as_deref()),
            b"ilvl" if open.in_properties => open.list = val(element).and_then(|level| level.parse().ok()),
            b"numId" if open.in_properties => {
                open.list_id = val(element).filter(|id| id != "0");
                open.list = open.list.or(Some(0)).filter(|_| open.list_id.is_some());
                if open.list.is_none() {
                    open.style.list = None;
                }
            }
            b"outlineLvl" if open.in_properties => {
                open.outline = val(element).and_then(|level| level.parse().ok()).filter(|level| *level < 9);
            }
            b"jc" if open.in_properties => open.centered = Some(val(element).as_deref() == Some("center")),
            b"rStyle" if open.in_run_properties && !open.in_properties => {
                let look = val(element).map(|id| styles.character(&id)).unwrap_or_default();
                open.look = open.look.over(&look);
            }
            b"b" | b"i" | b"sz" | b"color" | b"caps" | b"vanish" if open.in_run_properties && !open.in_properties => {
                open.look.apply(element);
            }
            _ => {}
        }
    }

    fn open_paragraph(&mut self) {
        self.open.push(Open { style: self.styles.resolve(None), ..Open::default() });
    }

    fn close_paragraph(&mut self) {
        let Some(open) = self.open.pop() else { return };
        if open.runs.iter().all(|run| run.text.trim().is_empty()) {
            return;
        }
        let outline = open.outline.or(open.style.outline);
        let list = open.list.or(open.style.list);
        let list_id = open.list_id.or(open.style.list_id);
        let counts = |depth: u8| list_id.is_some_and(|id| self.styles.numbering.counts(&id, depth));
        self.out.push(Paragraph {
            runs: open.runs,
            style: Some(open.style.name).filter(|name| !name.is_empty()),
            heading: outline.map(|level| level + 1),
            list,
            numbered: list.is_some_and(counts),
            centered: open.centered.or(open.style.centered).unwrap_or(false),
            place: self.current_place(),
        });
    }

    fn current_place(&self) -> Place {
        if self.boxes > 0 {
            return Place::TextBox;
        }
        match self.tables.last() {
            Some(cursor) => Place::Cell { table: cursor.table, row: cursor.row, column: cursor.column },
            None => self.place,
        }
    }

    fn open_table(&mut self) {
        let cursor = Cursor { table: self.table_count, row: 0, column: 0, span: 1, started: false };
        self.tables.push(cursor);
        self.table_count += 1;
    }

    fn next_row(&mut self) {
        if let Some(cursor) = self.tables.last_mut() {
            cursor.row += u32::from(cursor.started);
            cursor.started = true;
            cursor.column = u32::MAX;
            cursor.span = 1;
        }
    }

    fn next_cell(&mut self) {
        if let Some(cursor) = self.tables.last_mut() {
            cursor.column = if cursor.column == u32::MAX { 0 } else { cursor.column + cursor.span };
            cursor.span = 1;
        }
    }

    /// Follows `begin`, `separate` and `end` of a complex field.
    fn field(&mut self, kind: Option<&str>) {
        let Some(open) = self.open.last_mut() else { return };
        match kind {
            Some("begin") => open.field = Field::default(),
            Some("separate") => open.field.target = hyperlink(&open.field.instruction),
            Some("end") => open.field = Field::default(),
            _ => {}
        }
    }

    fn text(&mut self, piece: &str) {
        let Some(open) = self.open.last_mut() else { return };
        if self.skip > 0 || piece.is_empty() {
            return;
        }
        if open.field.in_instruction {
            let room = LONGEST_INSTRUCTION.saturating_sub(open.field.instruction.len());
            open.field.instruction.push_str(&piece[..piece.floor_char_boundary(room)]);
        } else if open.in_text {
            self.push_text(piece);
        }
    }

    /// Adds text in the current look to the open paragraph.
    fn push_text(&mut self, piece: &str) {
        let Some(open) = self.open.last_mut() else { return };
        let look = open.look.over(&open.style.look);
        let text = text::clean(piece, true);
        let run = Run {
            text: if look.caps == Some(true) { text.to_uppercase() } else { text },
            bold: look.bold.unwrap_or(false),
            italic: look.italic.unwrap_or(false),
            size: look.size,
            color: look.color,
            hidden: hidden(&look),
            link: open.links.iter().rev().flatten().next().cloned().or_else(|| open.field.target.clone()),
        };
        self.bytes += run.text.len();
        match open.runs.last_mut() {
            Some(last) if same_look(last, &run) => last.text.push_str(&run.text),
            _ => {
                self.bytes += run.link.as_ref().map_or(0, String::len);
                open.runs.push(run);
                self.pieces += 1;
            }
        }
    }
}

fn same_look(a: &Run, b: &Run) -> bool {
    a.bold == b.bold
        && a.italic == b.italic
        && a.size == b.size
        && a.color == b.color
        && a.hidden == b.hidden
        && a.link == b.link
}

fn hidden(look: &Look) -> Option<Hidden> {
    if look.vanish == Some(true) {
        Some(Hidden::Marked)
    } else if look.size.is_some_and(|size| size < TINY) {
        Some(Hidden::Tiny)
    } else {
        None
    }
}

/// DrawingML has paragraphs of its own (`a:p`) in charts and diagrams.
fn is_drawing(element: &BytesStart<'_>) -> bool {
    element.name().into_inner().starts_with(b"a:")
}

/// Longest instruction in bytes; what is behind is left out. It is searched at every `separate`.
const LONGEST_INSTRUCTION: usize = 8 * 1024;

/// The address in `HYPERLINK "https://…" \o "tip"`.
fn hyperlink(instruction: &str) -> Option<String> {
    let rest = instruction.trim_start().strip_prefix("HYPERLINK")?;
    let start = rest.find('"')? + 1;
    let end = rest[start..].find('"')? + start;
    // `\l "bookmark"` is a place in the document.
    let inside = rest[..start].contains("\\l");
    (!inside && end > start).then(|| rest[start..end].to_owned())
}
