//! What the reading of a PDF costs, counted over the whole document while it goes on.
//!
//! A file of 100 KB can ask for hours: pages share streams, streams shrink a thousandfold, forms draw forms, and some of the
//! library's steps compare each text of a page with each line drawn on it. The library fetches everything through a source of
//! objects, so this source counts what it hands out, and hands out nothing more once a limit is passed.

use super::type3;
use crate::error::ExtractError;
use crate::limits::Limits;
use pdfboss_core::content::{ContentOps, Op, TextItem};
use pdfboss_core::{Dict, Document, Error, Immediate, ObjRef, Object, ObjectSource, Page, Result, Stream, block_on};
use std::cell::Cell;
use vitae_model::document::Format;

/// A document that counts what is read of it.
pub(super) struct Meter<'a> {
    pub(super) document: &'a Document,
    limits: &'a Limits,
    spent: Cell<Spent>,
    /// What is answered as missing.
    hidden: Cell<Hidden>,
}

/// What one of the library's readers would fetch in vain.
#[derive(Debug, Clone, Copy)]
struct Hidden {
    /// A page's annotations: it compares the marks of highlighters with every text, and nobody asks for the answer.
    annotations: *const Object,
    fonts: bool,
}

/// Nothing is hidden.
const NOTHING: Hidden = Hidden { annotations: std::ptr::null(), fonts: false };

/// What was read so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Spent {
    stream_bytes: usize,
    objects: usize,
    annotations: usize,
    drawn: Drawn,
    /// Of these, what the page at hand draws.
    page: Drawn,
    /// Texts times lines, summed over the pages before.
    pairs: usize,
    /// Ranges of codes in the largest table of a font; each character may be looked for in all of them.
    ranges: usize,
}

/// What content streams draw; forms count as often as they are drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Drawn {
    operators: usize,
    /// Strings that are shown.
    texts: usize,
    /// Bytes of these strings.
    codes: usize,
    /// Lines, rectangles and pictures.
    shapes: usize,
}

impl<'a> Meter<'a> {
    pub(super) fn new(document: &'a Document, limits: &'a Limits) -> Self {
        Self { document, limits, spent: Cell::default(), hidden: Cell::new(NOTHING) }
    }

    /// Whether all limits still hold.
    pub(super) fn check(&self) -> std::result::Result<(), ExtractError> {
        if self.spent.get().is_within(self.limits) { Ok(()) } else { Err(ExtractError::TooComplex(Format::Pdf)) }
    }

    /// The decoded content of the next page.
    pub(super) fn content(&self, page: &Page) -> std::result::Result<Vec<u8>, ExtractError> {
        self.spend(Spent::turn);
        let content = block_on(pdfboss_core::page_content_with(Immediate(self), page)).unwrap_or_default();
        self.draw(&content);
        self.check()?;
        Ok(content)
    }

    /// Reads a page's texts: the library finds no annotations.
    pub(super) fn for_texts<T>(&self, page: &Page, read: impl FnOnce() -> T) -> T {
        self.hiding(page, false, read)
    }

    /// Reads a page's pictures: the library finds neither annotations nor fonts.
    pub(super) fn for_pictures<T>(&self, page: &Page, read: impl FnOnce() -> T) -> T {
        self.hiding(page, true, read)
    }

    fn hiding<T>(&self, page: &Page, fonts: bool, read: impl FnOnce() -> T) -> T {
        let annotations = page.dict().get("Annots").map_or(std::ptr::null(), std::ptr::from_ref);
        self.hidden.set(Hidden { annotations, fonts });
        let out = read();
        self.hidden.set(NOTHING);
        out
    }

    /// Counts a page's annotations, before they are read.
    pub(super) fn annotate(&self, count: usize) -> std::result::Result<(), ExtractError> {
        self.spend(|spent| spent.annotations += count);
        self.check()
    }

    fn spend(&self, change: impl FnOnce(&mut Spent)) {
        let mut spent = self.spent.get();
        change(&mut spent);
        self.spent.set(spent);
    }

    fn draw(&self, content: &[u8]) {
        let most = self.limits.operators.saturating_sub(self.spent.get().drawn.operators);
        let drawn = Drawn::of(content, most);
        self.spend(|spent| {
            spent.drawn.add(drawn);
            spent.page.add(drawn);
        });
    }

    /// Refuses when a limit is passed: the library takes what cannot be fetched as missing, and soon ends.
    fn open(&self) -> Result<()> {
        self.check().map_err(|_| Error::Decode("the document is too complex".into()))
    }

    fn is_form(&self, dict: &Dict) -> bool {
        let kind = dict.get("Subtype").and_then(|entry| self.document.resolve(entry).ok());
        kind.as_ref().and_then(Object::as_name).is_some_and(|name| name.0 == "Form")
    }
}

impl ObjectSource for Meter<'_> {
    fn get(&self, r: ObjRef) -> Result<Object> {
        self.open()?;
        let object = self.document.get(r)?;
        self.spend(|spent| spent.objects += size(&object));
        Ok(object)
    }

    fn stream_data(&self, stream: &Stream) -> Result<Vec<u8>> {
        self.open()?;
        let data = self.document.stream_data(stream)?;
        self.spend(|spent| spent.stream_bytes += data.len());
        if self.is_form(&stream.dict) {
            self.draw(&data);
        } else {
            let ranges = ranges(&data);
            self.spend(|spent| spent.ranges = spent.ranges.max(ranges));
        }
        self.open()?;
        Ok(data)
    }

    fn resolve(&self, object: &Object) -> Result<Object> {
        let hidden = self.hidden.get();
        if std::ptr::eq(object, hidden.annotations) {
            return Ok(Object::Null);
        }
        self.open()?;
        let resolved = self.document.resolve(object)?;
        self.spend(|spent| spent.objects += size(&resolved));
        if hidden.fonts && is_font(&resolved) {
            return Ok(Object::Null);
        }
        Ok(type3::in_thousandths(resolved, |part| self.resolve(part).ok()))
    }
}

impl Spent {
    /// Closes the account of a page.
    fn turn(&mut self) {
        self.pairs = self.pairs.saturating_add(self.page.pairs());
        self.page = Drawn::default();
    }

    fn is_within(&self, limits: &Limits) -> bool {
        self.stream_bytes <= limits.stream_bytes
            && self.objects <= limits.objects
            && self.annotations <= limits.annotations
            && self.drawn.operators <= limits.operators
            && self.drawn.texts <= limits.texts
            && self.pairs.saturating_add(self.page.pairs()) <= limits.comparisons
            && self.drawn.codes.saturating_mul(self.ranges) <= limits.comparisons
    }
}

impl Drawn {
    /// What a content stream draws itself, counted up to one operator more than given.
    fn of(content: &[u8], most: usize) -> Self {
        let mut out = Self::default();
        let mut ops = ContentOps::new(content);
        while let Ok(Some((op, _))) = ops.next_op() {
            out.take(&op);
            if out.operators > most {
                break;
            }
        }
        out
    }

    fn take(&mut self, op: &Op) {
        self.operators += 1;
        match op {
            Op::ShowText(text) | Op::NextLineShowText(text) | Op::NextLineShowTextSpaced(_, _, text) => self.show(text),
            Op::ShowTextAdjusted(items) => items.iter().for_each(|item| match item {
                TextItem::Str(text) => self.show(text),
                TextItem::Offset(_) => {}
            }),
            Op::LineTo(..)
            | Op::CurveTo(..)
            | Op::CurveToV(..)
            | Op::CurveToY(..)
            | Op::Rect(..)
            | Op::XObject(_)
            | Op::InlineImage(_) => self.shapes += 1,
            _ => {}
        }
    }

    fn show(&mut self, text: &[u8]) {
        self.texts += 1;
        self.codes += text.len();
    }

    fn pairs(&self) -> usize {
        self.texts.saturating_mul(self.shapes)
    }

    fn add(&mut self, other: Self) {
        self.operators += other.operators;
        self.texts += other.texts;
        self.codes += other.codes;
        self.shapes += other.shapes;
    }
}

fn is_font(object: &Object) -> bool {
    let kind = object.as_dict().and_then(|dict| dict.get_name("Type"));
    kind.is_some_and(|name| name.0 == "Font")
}

/// What it costs to copy an object, in values or 64 bytes of text.
fn size(object: &Object) -> usize {
    let of_dict = |dict: &Dict| dict.iter().map(|(_, value)| size(value)).sum::<usize>();
    1 + match object {
        Object::Array(items) => items.iter().map(size).sum(),
        Object::Dict(dict) => TABLE + of_dict(dict),
        Object::Stream(stream) => TABLE + of_dict(&stream.dict) + stream.data.len() / 64,
        Object::String(text) => text.len() / 64,
        _ => 0,
    }
}

/// What an empty dictionary costs beside a value.
const TABLE: usize = 8;

/// At most how many ranges of codes a table from codes to characters has; 0 for any other stream.
fn ranges(data: &[u8]) -> usize {
    const MARK: &[u8] = b"beginbfrange";
    match data.windows(MARK.len()).position(|window| window == MARK) {
        Some(first) => data[first..].iter().filter(|byte| **byte == b'<').count() / 3,
        None => 0,
    }
}
