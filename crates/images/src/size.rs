//! The sizes that pictures are made in.

use image::{DynamicImage, imageops::FilterType};

/// Widths in pixels that a picture is made in, as far as it has them: phones, tablets and halves of a desktop, whole desktops.
const WIDTHS: [u32; 3] = [480, 960, 1600];

/// Height in pixels that no picture exceeds: a long screenshot is otherwise many times as high as a screen.
const MAX_HEIGHT: u32 = 3200;

/// The widths for a picture: all that it has more of, and its own when it is between two.
pub(crate) fn widths(own: u32) -> Vec<u32> {
    let mut widths: Vec<u32> = WIDTHS.into_iter().filter(|width| *width < own).collect();
    widths.push(own);
    widths
}

/// A picture no wider and no higher than the largest files are, once it is turned.
pub(crate) fn fitted(picture: DynamicImage, is_turned: bool) -> DynamicImage {
    let widest = WIDTHS[WIDTHS.len() - 1];
    let (width, height) = (picture.width(), picture.height());
    let (across, down) = if is_turned { (height, width) } else { (width, height) };
    let share = (f64::from(widest) / f64::from(across)).min(f64::from(MAX_HEIGHT) / f64::from(down));
    if share >= 1.0 {
        return picture;
    }
    let of = |side: u32| ((f64::from(side) * share).round() as u32).max(1);
    resized(&picture, of(width), of(height))
}

pub(crate) fn scaled(height: u32, width: u32, own_width: u32) -> u32 {
    ((f64::from(height) * f64::from(width) / f64::from(own_width)).round() as u32).max(1)
}

pub(crate) fn resized(picture: &DynamicImage, width: u32, height: u32) -> DynamicImage {
    if (width, height) == (picture.width(), picture.height()) {
        return picture.clone();
    }
    let mut out = DynamicImage::new(width, height, picture.color());
    match fast_image_resize::Resizer::new().resize(picture, &mut out, None) {
        Ok(()) => out,
        Err(_) => picture.resize_exact(width, height, FilterType::Lanczos3),
    }
}
