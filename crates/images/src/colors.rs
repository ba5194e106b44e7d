//! Photos of phones and cameras come in wider color spaces than the web's; shown as if they were in it, they look pale.

use image::DynamicImage;
use moxcms::{ColorProfile, DataColorSpace, Layout, Transform8BitExecutor, TransformOptions};
use std::sync::Arc;

/// Turns the colors of a picture with a profile into those of the web. A profile that cannot be used changes nothing.
pub(crate) fn to_srgb(picture: &mut DynamicImage, profile: &[u8]) {
    let layout = if picture.color().has_alpha() { Layout::Rgba } else { Layout::Rgb };
    let Some(transform) = transform(profile, layout) else { return };
    match picture {
        DynamicImage::ImageRgb8(rgb) => convert(&*transform, rgb, 3),
        DynamicImage::ImageRgba8(rgba) => convert(&*transform, rgba, 4),
        _ => {}
    }
}

fn transform(profile: &[u8], layout: Layout) -> Option<Arc<Transform8BitExecutor>> {
    let source = ColorProfile::new_from_slice(profile).ok()?;
    if source.color_space != DataColorSpace::Rgb {
        return None;
    }
    source.create_transform_8bit(layout, &ColorProfile::new_srgb(), layout, TransformOptions::default()).ok()
}

/// A row at a time: a second picture as large as the first is never held.
fn convert(transform: &Transform8BitExecutor, pixels: &mut [u8], channels: usize) {
    const ROW: usize = 4096;
    let mut from = Vec::with_capacity(ROW * channels);
    for row in pixels.chunks_mut(ROW * channels) {
        from.clear();
        from.extend_from_slice(row);
        if transform.transform(&from, row).is_err() {
            row.copy_from_slice(&from);
        }
    }
}
