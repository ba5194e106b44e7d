//! PDF and PNG through Typst.

mod fonts;
mod world;

use crate::breaks::{breakable, map_text};
use crate::catalogue::Template;
use crate::error::TypesetError;
use crate::sections::RenderModel;
use crate::{MAX_PAGES, Rendered};
use typst::diag::SourceDiagnostic;
use typst::foundations::Smart;
use typst::layout::{Frame, FrameItem};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};
use typst_render::RenderOptions;
use vitae_model::appearance::Fit;
use world::ResumeWorld;

/// A tagged PDF: PDF/UA-1 when every character has a glyph, else the plain tagged kind.
/// It carries `attachment` as `resume.json`.
pub(crate) fn pdf(job: &Job, attachment: &[u8]) -> Result<Rendered, TypesetError> {
    with_document(job, attachment, |document| {
        let accessible = PdfStandards::new(&[PdfStandard::Ua_1])
            .map_err(|error| TypesetError::Layout(error.message().to_string()))?;
        let options =
            |standards| PdfOptions { creator: Smart::Custom(Some("Vitae".into())), standards, ..PdfOptions::default() };
        typst_pdf::pdf(document, &options(accessible))
            .or_else(|_| typst_pdf::pdf(document, &options(PdfStandards::default())))
            .map(|file| Rendered { file, pages: Some(document.pages().len()) })
            .map_err(refusal)
    })
}

/// A page, counted from 1, as a PNG of `scale` pixels a point, of the document.
pub(crate) fn png(job: &Job, scale: f64, page: usize) -> Result<Rendered, TypesetError> {
    with_document(job, &[], |document| {
        let pages = document.pages().len();
        let wanted = page.checked_sub(1).and_then(|index| document.pages().get(index));
        let wanted = wanted.ok_or(TypesetError::NoSuchPage { page, pages })?;
        let options = RenderOptions { pixel_per_pt: scale.into(), ..RenderOptions::default() };
        let picture = typst_render::render(wanted, &options).encode_png();
        picture
            .map(|file| Rendered { file, pages: Some(pages) })
            .map_err(|error| TypesetError::Picture(error.to_string()))
    })
}

/// A cover letter in the embedded fonts.
pub(crate) fn letter(paragraphs: &[Vec<&str>]) -> Result<Rendered, TypesetError> {
    let printable: Vec<Vec<String>> =
        paragraphs.iter().map(|lines| lines.iter().map(|line| fonts::printable(line)).collect()).collect();
    let world = ResumeWorld::letter(
        &printable.iter().map(|lines| lines.iter().map(String::as_str).collect()).collect::<Vec<_>>(),
    )?;
    let document = typst::compile::<PagedDocument>(&world).output.map_err(refusal).and_then(bounded);
    typst::comemo::evict(10);
    let document = document?;
    let file = typst_pdf::pdf(
        &document,
        &PdfOptions { creator: Smart::Custom(Some("Vitae".into())), ..PdfOptions::default() },
    );
    file.map(|file| Rendered { file, pages: Some(document.pages().len()) }).map_err(refusal)
}

/// What is laid out, in which design, on how many pages.
pub(crate) struct Job<'a> {
    pub(crate) model: &'a RenderModel,
    pub(crate) template: &'a Template,
    pub(crate) fit: Fit,
}

/// Loads the fonts and Typst's standard library.
pub(crate) fn prepare() {
    _ = fonts::book();
    world::prepare();
}

/// Lays out the pages, hands them to `export` unless they are too many, and lets Typst's cache forget what ten renders did not ask for.
fn with_document<T>(
    job: &Job,
    attachment: &[u8],
    export: impl FnOnce(&PagedDocument) -> Result<T, TypesetError>,
) -> Result<T, TypesetError> {
    let mut printable = breakable(&map_text(job.model, &|text, _| fonts::printable(text)));
    printable.attached = !attachment.is_empty();
    let layout = |template: &Template| -> Result<PagedDocument, TypesetError> {
        let world = ResumeWorld::new(&printable, template, attachment)?;
        typst::compile::<PagedDocument>(&world).output.map_err(refusal)
    };
    let result = fitted(job, layout).and_then(bounded).and_then(|document| export(&document));
    typst::comemo::evict(10);
    result
}

/// The first layout that has as few pages as asked for: the design as it is, then closer and smaller step by step. Without a
/// wish, one step is taken when it saves a last page that is nearly empty.
fn fitted(
    job: &Job,
    layout: impl Fn(&Template) -> Result<PagedDocument, TypesetError>,
) -> Result<PagedDocument, TypesetError> {
    let first = layout(job.template)?;
    let pages = first.pages().len();
    let (most, steps) = match job.fit {
        _ if pages > FIT_PAGES => return Ok(first),
        Fit::One => (1, MAX_STEPS),
        Fit::Two => (2, MAX_STEPS),
        Fit::Free if last_page_fill(&first, job.template) < LEAST_FILL => (pages - 1, 1),
        Fit::Free => return Ok(first),
    };
    let most = most.max(1);
    let mut smallest = None;
    for step in 1..=steps {
        if smallest.as_ref().unwrap_or(&first).pages().len() <= most {
            break;
        }
        let Some(theme) = job.template.theme.closer(step) else { break };
        smallest = Some(layout(&Template { theme, ..job.template.clone() })?);
    }
    Ok(smallest.filter(|it| job.fit != Fit::Free || it.pages().len() <= most).unwrap_or(first))
}

/// Steps of closer setting for a fixed number of pages.
const MAX_STEPS: u8 = 6;

/// A last page that is filled less looks like a mistake.
const LEAST_FILL: f64 = 0.15;

/// Documents of more pages are left alone: laying them out again costs more than the page is worth.
const FIT_PAGES: usize = 6;

/// How far down the last page text stands, from 0 to 1; 1 for a single page.
fn last_page_fill(document: &PagedDocument, template: &Template) -> f64 {
    let Some(page) = document.pages().last().filter(|_| document.pages().len() > 1) else { return 1.0 };
    let mm = |length: f32| f64::from(length) * POINTS_PER_MM;
    let (top, height) = (mm(template.theme.page.margin_top), page.frame.height().to_pt());
    let bottom = height - mm(template.theme.page.margin_bottom);
    let lowest = lowest_text(&page.frame, 0.0, bottom);
    ((lowest - top) / (bottom - top)).max(0.0)
}

/// The lowest baseline above `limit`, below which the footer stands.
fn lowest_text(frame: &Frame, offset: f64, limit: f64) -> f64 {
    let items = frame.items().map(|(at, item)| match item {
        FrameItem::Group(group) => lowest_text(&group.frame, offset + at.y.to_pt(), limit),
        FrameItem::Text(_) => offset + at.y.to_pt(),
        _ => 0.0,
    });
    items.filter(|y| *y <= limit).fold(0.0, f64::max)
}

/// Points in a millimetre.
const POINTS_PER_MM: f64 = 72.0 / 25.4;

fn bounded(document: PagedDocument) -> Result<PagedDocument, TypesetError> {
    let pages = document.pages().len();
    if pages > MAX_PAGES { Err(TypesetError::TooManyPages { pages, max: MAX_PAGES }) } else { Ok(document) }
}

fn refusal(errors: impl IntoIterator<Item = SourceDiagnostic>) -> TypesetError {
    let messages: Vec<String> = errors.into_iter().map(|error| error.message.to_string()).collect();
    TypesetError::Layout(messages.join("; "))
}
