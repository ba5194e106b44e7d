//! Pages from placed pieces of text.

use super::info;
use vitae_model::document::{Document, Format, Page, Paged, Rect, Span};

/// A text at (left, line) with its size and whether it is bold.
pub type Piece<'a> = (f32, f32, f32, bool, &'a str);

/// Something that stands on a page: a [`Piece`], or one of the shorter forms below.
pub trait Placed {
    /// The text in its place.
    fn span(&self) -> Span;
}

/// Lines are counted from the first, 14 points each; a character is half its size wide, as in Helvetica.
impl Placed for Piece<'_> {
    fn span(&self) -> Span {
        let (x0, line, size, bold, text) = *self;
        let base = 50.0 + line * 14.0;
        let x1 = x0 + text.chars().count() as f32 * size * 0.5;
        Span {
            text: text.to_owned(),
            bbox: Rect { x0, y0: base - Span::ABOVE * size, x1, y1: base + Span::BELOW * size },
            size,
            bold,
            italic: false,
            color: Some([0; 3]),
            ..Span::default()
        }
    }
}

/// Left, line, size and text: bold above 10 points.
impl Placed for (f32, f32, f32, &str) {
    fn span(&self) -> Span {
        let (left, line, size, text) = *self;
        (left, line, size, size > 10.0, text).span()
    }
}

/// Left, line, whether it is grey, and text: all of 10 points.
impl Placed for (f32, f32, bool, &str) {
    fn span(&self) -> Span {
        let (left, line, grey, text) = *self;
        let span = (left, line, 10.0, false, text).span();
        Span { color: Some(if grey { [120; 3] } else { [0; 3] }), ..span }
    }
}

/// One page with its pieces in the order of the stream.
pub fn page<P: Placed>(pieces: &[P]) -> Document {
    pages(&[pieces])
}

/// Several pages, wide enough for five columns 120 points apart.
pub fn pages<P: Placed>(pages: &[impl AsRef<[P]>]) -> Document {
    let page = |pieces: &[P]| Page {
        width: 640.0,
        height: 792.0,
        spans: pieces.iter().map(Placed::span).collect(),
        ..Page::default()
    };
    let pages = pages.iter().map(|pieces| page(pieces.as_ref())).collect();
    Document::Paged(Paged { info: info(Format::Pdf), pages })
}
