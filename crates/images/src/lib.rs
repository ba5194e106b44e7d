//! Pictures that people upload, made fit for a web page: upright, in common colors, without anything but their pixels, in a few widths.
//!
//! Decoding and encoding anew removes all metadata (the place where a photo was taken, previews of what was cut away) and whatever
//! else a file holds beside its picture.

mod colors;
mod encode;
mod error;
mod open;
mod size;

pub use error::ImageError;

use encode::{jpeg, webp};
use serde::{Deserialize, Serialize};
use size::{resized, scaled, widths};

/// Most pixels of one side.
pub const MAX_SIDE: u32 = 20_000;

/// What a file of a picture is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// For all browsers since 2020.
    Webp,
    /// For every other program.
    Jpeg,
}

impl Kind {
    /// Its MIME type.
    pub fn mime(self) -> &'static str {
        match self {
            Self::Webp => "image/webp",
            Self::Jpeg => "image/jpeg",
        }
    }

    /// The ending of its names.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Webp => "webp",
            Self::Jpeg => "jpg",
        }
    }
}

/// One file of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PictureFile {
    /// What it is.
    pub kind: Kind,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// A picture in several widths as WebP, the smallest first, then as JPEG in the largest of them.
///
/// # Errors
/// [`ImageError`] says what is wrong with the file, and what to do.
pub fn prepare(bytes: &[u8]) -> Result<Vec<PictureFile>, ImageError> {
    let picture = open::upright(bytes)?;
    let mut files = Vec::new();
    for width in widths(picture.width()) {
        let height = scaled(picture.height(), width, picture.width());
        files.push(webp(&resized(&picture, width, height))?);
    }
    files.push(jpeg(&picture)?);
    Ok(files)
}
