//! One page: spans, links and pictures in top-left coordinates.

use super::backdrop::{self, Fill};
use super::meter::Meter;
use super::{Budget, accents, doubled, hidden, merge};
use crate::error::ExtractError;
use crate::text;
use pdfboss_core::{ActionKind, Immediate, Object, ObjectSource, OcState, Page as PdfPage, Rect as PdfRect, block_on};
use pdfboss_text::{FontCache, ReadingOrder, TextSpan};
use vitae_model::document::{Link, Page, Rect, Span};

/// Names that mean bold where a font says so nowhere else: Computer Modern and its successors.
const BOLD_NAMES: [&str; 9] = ["bold", "black", "heavy", "cmbx", "cmssbx", "sfbx", "lmbx", "-semib", "demib"];

/// Reads the pages of one document.
pub(super) struct Reader<'a> {
    meter: &'a Meter<'a>,
    fonts: FontCache,
    layers: Option<OcState>,
    budget: Budget,
}

impl<'a> Reader<'a> {
    pub(super) fn new(meter: &'a Meter<'a>, budget: Budget) -> Self {
        Self { meter, fonts: FontCache::default(), layers: meter.document.oc_state(), budget }
    }

    /// Reads one page; content that cannot be decoded contributes nothing.
    pub(super) fn read(&mut self, page: &PdfPage) -> Result<Page, ExtractError> {
        let frame = Frame::new(page);
        let content = self.meter.content(page)?;
        let raw = self.meter.for_texts(page, || self.texts(page));
        let pictures = self.meter.for_pictures(page, || self.pictures(page, &frame));
        let fills = backdrop::fills(self.meter, page, &content, &frame);
        let surface = Surface { frame: &frame, pictures: &pictures, fills: &fills };
        let mut spans = Vec::with_capacity(raw.len());
        for span in &raw {
            if let Some(span) = surface.span(span) {
                self.budget.take(&span.text)?;
                spans.push(span);
            }
        }
        let spans = accents::compose_all(doubled::without_copies(spans));
        let links = self.links(page, &frame)?;
        self.meter.check()?;
        Ok(Page {
            width: frame.width,
            height: frame.height,
            spans: merge::runs(spans, &links),
            links,
            picture_share: share(&pictures, &frame),
        })
    }

    fn texts(&self, page: &PdfPage) -> Vec<TextSpan> {
        let (source, layers) = (Immediate(self.meter), self.layers.as_ref());
        let order = ReadingOrder::Content;
        let read = pdfboss_text::extract_spans_reporting_cached_with(source, page, &self.fonts, layers, None, order);
        block_on(read).map(|(spans, _)| spans).unwrap_or_default()
    }

    fn pictures(&self, page: &PdfPage, frame: &Frame) -> Vec<Rect> {
        if page.resources.get("XObject").is_none() {
            return Vec::new();
        }
        let read = pdfboss_text::placed_images_with(Immediate(self.meter), page, self.layers.as_ref());
        let images = block_on(read).unwrap_or_default();
        images.iter().filter(|image| !image.stencil).map(|image| frame.rect(image.bbox)).collect()
    }

    fn links(&self, page: &PdfPage, frame: &Frame) -> Result<Vec<Link>, ExtractError> {
        let Some(entry) = page.dict().get("Annots") else { return Ok(Vec::new()) };
        let listed = self.meter.resolve(entry).ok();
        self.meter.annotate(listed.as_ref().and_then(Object::as_array).map_or(0, <[Object]>::len))?;
        let trailer = &self.meter.document.xref().trailer;
        let annotations = block_on(pdfboss_core::annotations_with(&Immediate(self.meter), trailer, page));
        let links = annotations.into_iter().filter(|annotation| annotation.subtype == "Link");
        let links = links.filter_map(|annotation| {
            let ActionKind::Uri { uri, .. } = annotation.action?.kind else { return None };
            Some(Link { bbox: frame.rect(annotation.rect?), url: text::clean(uri.trim(), false) })
        });
        Ok(links.take(MAX_LINKS).collect())
    }
}

/// Links of one page that are kept.
const MAX_LINKS: usize = 1_000;

/// The page's visible area and the way from its space (y upwards, before rotation) to ours (y downwards, as shown).
pub(super) struct Frame {
    crop: PdfRect,
    rotate: i32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Frame {
    fn new(page: &PdfPage) -> Self {
        let crop = page.crop_box.intersect(page.media_box).unwrap_or(page.media_box).normalize();
        let (width, height) = match page.rotate {
            90 | 270 => (crop.height(), crop.width()),
            _ => (crop.width(), crop.height()),
        };
        Self { crop, rotate: page.rotate, width, height }
    }

    pub(super) fn point(&self, x: f32, y: f32) -> (f32, f32) {
        let (x, y) = (x - self.crop.x0, y - self.crop.y0);
        match self.rotate {
            90 => (y, x),
            180 => (self.width - x, y),
            270 => (self.width - y, self.height - x),
            _ => (x, self.height - y),
        }
    }

    pub(super) fn rect(&self, rect: PdfRect) -> Rect {
        let (ax, ay) = self.point(rect.x0, rect.y0);
        let (bx, by) = self.point(rect.x1, rect.y1);
        Rect { x0: ax.min(bx), y0: ay.min(by), x1: ax.max(bx), y1: ay.max(by) }
    }

    pub(super) fn bounds(&self) -> Rect {
        Rect { x0: 0.0, y0: 0.0, x1: self.width, y1: self.height }
    }
}

/// What lies on a page below its text.
pub(super) struct Surface<'a> {
    pub(super) frame: &'a Frame,
    pub(super) pictures: &'a [Rect],
    pub(super) fills: &'a [Fill],
}

impl Surface<'_> {
    /// The span in our words, blanks among them, which part words; `None` when it says nothing.
    fn span(&self, raw: &TextSpan) -> Option<Span> {
        let text = text::clean(&raw.text, false);
        if text.is_empty() || !raw.size.is_finite() || !raw.x.is_finite() || !raw.y.is_finite() {
            return None;
        }
        let bbox = self.bbox(raw);
        let color = raw.color.map(|(red, green, blue)| [level(red), level(green), level(blue)]);
        let blank = text.trim().is_empty();
        let hidden = if blank { None } else { hidden::why(raw, bbox, color, self) };
        let bold = raw.bold || named_bold(&raw.font_name);
        Some(Span {
            text,
            bbox,
            size: raw.size.abs(),
            bold,
            italic: raw.italic || named_italic(&raw.font_name),
            color,
            hidden,
            no_breaks: text::no_breaks(&raw.text),
        })
    }

    /// The box around the line's usual height, so that fonts with odd declared heights line up with others.
    fn bbox(&self, raw: &TextSpan) -> Rect {
        if raw.rotate != self.frame.rotate || raw.vertical {
            return self.frame.rect(raw.bbox.normalize());
        }
        let (x0, base) = self.frame.point(raw.x, raw.y);
        let (x1, _) = self.frame.point(raw.end_x, raw.end_y);
        let size = raw.size.abs();
        Rect { x0: x0.min(x1), y0: base - Span::ABOVE * size, x1: x0.max(x1), y1: base + Span::BELOW * size }
    }
}

fn level(part: f32) -> u8 {
    (part.clamp(0.0, 1.0) * 255.0).round() as u8
}

fn named_bold(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    BOLD_NAMES.iter().any(|part| name.contains(part))
}

fn named_italic(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ["italic", "oblique", "cmti", "cmsl", "cmssi", "sfti", "lmri"].iter().any(|part| name.contains(part))
}

/// Share of the page that pictures cover; overlaps count twice, up to the whole page.
fn share(pictures: &[Rect], frame: &Frame) -> f32 {
    let page = frame.bounds();
    let area: f32 = pictures
        .iter()
        .map(|picture| {
            let width = picture.x1.min(page.x1) - picture.x0.max(page.x0);
            let height = picture.y1.min(page.y1) - picture.y0.max(page.y0);
            width.max(0.0) * height.max(0.0)
        })
        .sum();
    let whole = page.width() * page.height();
    if whole > 0.0 { (area / whole).clamp(0.0, 1.0) } else { 0.0 }
}
