use crate::error::ImageError;
use crate::{Kind, PictureFile};
use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, Rgb, RgbImage};
use webp::PixelLayout;

/// Quality of both formats, 0 to 100: where photos of 1600 pixels begin to differ visibly from the original below it.
const QUALITY: u8 = 80;

/// A picture as WebP.
pub(crate) fn webp(picture: &DynamicImage) -> Result<PictureFile, ImageError> {
    let layout = if picture.color().has_alpha() { PixelLayout::Rgba } else { PixelLayout::Rgb };
    let encoder = webp::Encoder::new(picture.as_bytes(), layout, picture.width(), picture.height());
    let bytes = encoder.encode_simple(false, f32::from(QUALITY)).map_err(|_| ImageError::NotWritten)?;
    Ok(file(Kind::Webp, picture, bytes.to_vec()))
}

/// A picture as JPEG, on white where it is transparent.
pub(crate) fn jpeg(picture: &DynamicImage) -> Result<PictureFile, ImageError> {
    let mut bytes = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
    on_white(picture).write_with_encoder(encoder).map_err(|_| ImageError::NotWritten)?;
    Ok(file(Kind::Jpeg, picture, bytes))
}

fn file(kind: Kind, picture: &DynamicImage, bytes: Vec<u8>) -> PictureFile {
    PictureFile { kind, width: picture.width(), height: picture.height(), bytes }
}

fn on_white(picture: &DynamicImage) -> RgbImage {
    let DynamicImage::ImageRgba8(rgba) = picture else { return picture.to_rgb8() };
    let over = |channel: u8, alpha: u8| {
        let (channel, alpha) = (u32::from(channel), u32::from(alpha));
        ((channel * alpha + 255 * (255 - alpha) + 127) / 255) as u8
    };
    let mut out = RgbImage::new(rgba.width(), rgba.height());
    for (to, from) in out.pixels_mut().zip(rgba.pixels()) {
        let [red, green, blue, alpha] = from.0;
        *to = Rgb([over(red, alpha), over(green, alpha), over(blue, alpha)]);
    }
    out
}
