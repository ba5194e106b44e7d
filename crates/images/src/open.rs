//! From bytes to upright pixels in common colors.

use crate::MAX_SIDE;
use crate::colors::to_srgb;
use crate::error::ImageError;
use crate::size::fitted;
use image::codecs::{gif::GifDecoder, jpeg::JpegDecoder, png::PngDecoder, webp::WebPDecoder};
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, Limits};
use std::io::Cursor;

/// Most bytes that decoding may hold beside the pixels themselves.
const WORKING_BYTES: u64 = 64 * 1024 * 1024;

/// Most pixels of a picture.
const MAX_PIXELS: u64 = 50_000_000;

/// Most bytes of a decoded picture: the most pixels in four channels of eight bits, and a little. Deeper colors come to it with fewer.
const MAX_DECODED: u64 = 210 * 1024 * 1024;

/// The picture of a file as it is to be seen as a page needs it at most: the format known by its content, turned as its
/// metadata says.
pub(crate) fn upright(bytes: &[u8]) -> Result<DynamicImage, ImageError> {
    let mut decoder = decoder(bytes)?;
    refuse_huge(decoder.as_ref())?;
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODED + WORKING_BYTES);
    decoder.set_limits(limits).map_err(|_| ImageError::Damaged)?;
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let profile = decoder.icc_profile().ok().flatten();
    let decoded = DynamicImage::from_decoder(decoder).map_err(|_| ImageError::Damaged)?;
    // What follows copies the picture: made smaller first, it never takes twice its size.
    let mut picture = eight_bit(fitted(decoded, is_turned(orientation)));
    if let Some(profile) = profile {
        to_srgb(&mut picture, &profile);
    }
    picture.apply_orientation(orientation);
    Ok(picture)
}

/// Whether width and height change places.
fn is_turned(orientation: Orientation) -> bool {
    use Orientation::{Rotate90, Rotate90FlipH, Rotate270, Rotate270FlipH};
    matches!(orientation, Rotate90 | Rotate270 | Rotate90FlipH | Rotate270FlipH)
}

fn decoder(bytes: &[u8]) -> Result<Box<dyn ImageDecoder + '_>, ImageError> {
    let reader = Cursor::new(bytes);
    let damaged = |_| ImageError::Damaged;
    Ok(match bytes {
        [0xFF, 0xD8, 0xFF, ..] => Box::new(JpegDecoder::new(reader).map_err(damaged)?),
        [0x89, b'P', b'N', b'G', ..] => Box::new(PngDecoder::new(reader).map_err(damaged)?),
        [b'G', b'I', b'F', b'8', ..] => Box::new(GifDecoder::new(reader).map_err(damaged)?),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => {
            Box::new(WebPDecoder::new(reader).map_err(damaged)?)
        }
        _ => return Err(other_format(bytes).map_or(ImageError::NotAPicture, ImageError::OtherFormat)),
    })
}

/// Formats of cameras and drawing programs that are not read.
fn other_format(bytes: &[u8]) -> Option<&'static str> {
    let brand = bytes.get(4..12).filter(|brand| brand.starts_with(b"ftyp")).map(|brand| &brand[4..]);
    match (bytes, brand) {
        (_, Some(b"heic" | b"heix" | b"hevc" | b"mif1" | b"msf1")) => Some("HEIC"),
        (_, Some(b"avif" | b"avis")) => Some("AVIF"),
        ([b'I', b'I', 42, 0, ..] | [b'M', b'M', 0, 42, ..], _) => Some("TIFF or camera RAW"),
        ([b'B', b'M', ..], _) => Some("BMP"),
        ([b'8', b'B', b'P', b'S', ..], _) => Some("Photoshop"),
        ([b'%', b'P', b'D', b'F', ..], _) => Some("PDF"),
        _ if is_svg(bytes) => Some("SVG"),
        _ => None,
    }
}

fn is_svg(bytes: &[u8]) -> bool {
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(1024)]).to_ascii_lowercase();
    start.contains("<svg")
}

/// The head of a file says how large its picture is; nothing is decoded for one that is too large.
fn refuse_huge(decoder: &dyn ImageDecoder) -> Result<(), ImageError> {
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    match (width, height) {
        (0, _) | (_, 0) => Err(ImageError::Damaged),
        _ if width.max(height) > MAX_SIDE => Err(ImageError::TooLong(width.max(height))),
        _ if pixels > MAX_PIXELS => Err(ImageError::TooManyPixels(pixels / 1_000_000)),
        _ if decoder.total_bytes() > MAX_DECODED => Err(ImageError::TooDeep),
        _ => Ok(()),
    }
}

/// Eight bits a channel, with transparency only where there is some.
fn eight_bit(picture: DynamicImage) -> DynamicImage {
    if picture.color().has_alpha() {
        let rgba = picture.into_rgba8();
        let is_opaque = rgba.pixels().all(|pixel| pixel.0[3] == u8::MAX);
        let rgba = DynamicImage::ImageRgba8(rgba);
        return if is_opaque { rgba.into_rgb8().into() } else { rgba };
    }
    picture.into_rgb8().into()
}
