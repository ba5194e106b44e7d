//! A cover letter as a file: PDF in Helvetica, or a Word file.

mod helvetica;
mod rtf;

use crate::error::TypesetError;
use crate::{MAX_PAGES, Rendered, pdf};
use helvetica::Encoded;

/// The measures of the specification (LET-24 to LET-26), in points: 12 pt Helvetica, wrapped to 180 mm, the first baseline
/// 20 mm below the top and 10 mm from the left of an A4 page.
pub(crate) const SIZE: f32 = 12.0;
const WIDTH: f32 = 180.0 * MM;
const LEFT: f32 = 10.0 * MM;
const TOP: f32 = 20.0 * MM;
const BOTTOM: f32 = 20.0 * MM;
const PAGE: (f32, f32) = (210.0 * MM, 297.0 * MM);
const MM: f32 = 72.0 / 25.4;
/// From one baseline to the next.
const LEADING: f32 = SIZE * 1.15;

/// Most bytes of a letter.
pub const MAX_LETTER_BYTES: usize = 64 * 1024;

/// The letter as a PDF: in Helvetica, which every reader of PDF has; in an embedded font when Helvetica lacks a character.
///
/// # Errors
/// Over [`MAX_LETTER_BYTES`] or [`MAX_PAGES`] the letter is refused whole, never cut.
pub fn letter_pdf(text: &str) -> Result<Rendered, TypesetError> {
    within_limit(text)?;
    match Encoded::new(text) {
        Some(encoded) => {
            let (file, pages) = helvetica::pdf(&encoded);
            if pages > MAX_PAGES {
                Err(TypesetError::TooManyPages { pages, max: MAX_PAGES })
            } else {
                Ok(Rendered { file, pages: Some(pages) })
            }
        }
        None => pdf::letter(&paragraphs(text)),
    }
}

/// The letter as a Word file: rich text, which Word, LibreOffice and Pages open whatever the file is called.
///
/// # Errors
/// Over [`MAX_LETTER_BYTES`] the letter is refused.
pub fn letter_doc(text: &str) -> Result<Vec<u8>, TypesetError> {
    within_limit(text)?;
    Ok(rtf::rtf(text))
}

fn within_limit(text: &str) -> Result<(), TypesetError> {
    if text.len() > MAX_LETTER_BYTES {
        Err(TypesetError::TooLarge { bytes: text.len(), max: MAX_LETTER_BYTES })
    } else {
        Ok(())
    }
}

/// The lines of each paragraph; empty lines divide paragraphs.
fn paragraphs(text: &str) -> Vec<Vec<&str>> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.split(|line| line.is_empty()).filter(|lines| !lines.is_empty()).map(<[&str]>::to_vec).collect()
}
