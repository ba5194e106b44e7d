//! PDF and PNG through Typst.

mod fonts;
mod world;

use crate::MAX_PAGES;
use crate::breaks::{breakable, map_text};
use crate::catalogue::Template;
use crate::error::TypesetError;
use crate::sections::RenderModel;
use typst::diag::SourceDiagnostic;
use typst::foundations::Smart;
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};
use typst_render::RenderOptions;
use world::ResumeWorld;

/// A tagged PDF: PDF/UA-1 when every character has a glyph, else the plain tagged kind.
pub(crate) fn pdf(model: &RenderModel, template: &Template) -> Result<Vec<u8>, TypesetError> {
    with_document(model, template, |document| {
        let accessible = PdfStandards::new(&[PdfStandard::Ua_1])
            .map_err(|error| TypesetError::Layout(error.message().to_string()))?;
        let options =
            |standards| PdfOptions { creator: Smart::Custom(Some("Vitae".into())), standards, ..PdfOptions::default() };
        typst_pdf::pdf(document, &options(accessible))
            .or_else(|_| typst_pdf::pdf(document, &options(PdfStandards::default())))
            .map_err(refusal)
    })
}

/// The first page as a PNG, `scale` pixels a point.
pub(crate) fn png(model: &RenderModel, template: &Template, scale: f64) -> Result<Vec<u8>, TypesetError> {
    with_document(model, template, |document| {
        let page = document.pages().first().ok_or_else(|| TypesetError::Picture("there is no page".into()))?;
        let options = RenderOptions { pixel_per_pt: scale.into(), ..RenderOptions::default() };
        typst_render::render(page, &options).encode_png().map_err(|error| TypesetError::Picture(error.to_string()))
    })
}

/// Loads the fonts and Typst's standard library.
pub(crate) fn prepare() {
    _ = fonts::book();
    world::prepare();
}

/// Lays out the pages, hands them to `export` unless they are too many, and lets Typst's cache forget what ten renders did not ask for.
fn with_document<T>(
    model: &RenderModel,
    template: &Template,
    export: impl FnOnce(&PagedDocument) -> Result<T, TypesetError>,
) -> Result<T, TypesetError> {
    let printable = map_text(model, &|text, _| fonts::printable(text));
    let world = ResumeWorld::new(&breakable(&printable), template)?;
    let compiled = typst::compile::<PagedDocument>(&world);
    let result = compiled.output.map_err(refusal).and_then(bounded).and_then(|document| export(&document));
    typst::comemo::evict(10);
    result
}

fn bounded(document: PagedDocument) -> Result<PagedDocument, TypesetError> {
    let pages = document.pages().len();
    if pages > MAX_PAGES { Err(TypesetError::TooManyPages { pages, max: MAX_PAGES }) } else { Ok(document) }
}

fn refusal(errors: impl IntoIterator<Item = SourceDiagnostic>) -> TypesetError {
    let messages: Vec<String> = errors.into_iter().map(|error| error.message.to_string()).collect();
    TypesetError::Layout(messages.join("; "))
}
