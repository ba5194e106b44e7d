//! Text that software extracts and a person does not see.

use super::page::Surface;
use crate::text::TINY;
use pdfboss_text::TextSpan;
use vitae_model::document::{Hidden, Rect};

/// Below this contrast ratio (WCAG 2 formula) text and ground look alike.
const CONTRAST: f32 = 1.3;
/// How far within a text's box it is looked at, in parts of its width and height.
const INSET: f32 = 0.1;

/// Why a span cannot be seen, if so.
pub(super) fn why(raw: &TextSpan, bbox: Rect, color: Option<[u8; 3]>, surface: &Surface) -> Option<Hidden> {
    if !bbox.overlaps(&surface.frame.bounds()) {
        return Some(Hidden::OffPage);
    }
    if raw.invisible {
        let scanned = surface.pictures.iter().any(|picture| picture.overlaps(&bbox));
        return (!scanned).then_some(Hidden::Invisible);
    }
    if raw.size.abs() < TINY {
        return Some(Hidden::Tiny);
    }
    blends_in(bbox, color?, surface).then_some(Hidden::Contrast)
}

/// Whether a text looks like what it stands on, in its middle and near all its corners: letters are also drawn over shapes of
/// their own colour, and reach over the edge of what they stand on.
fn blends_in(bbox: Rect, color: [u8; 3], surface: &Surface) -> bool {
    let (width, height) = (bbox.width() * INSET, bbox.height() * INSET);
    let (left, right, top, bottom) = (bbox.x0 + width, bbox.x1 - width, bbox.y0 + height, bbox.y1 - height);
    let points = [bbox.middle(), (left, top), (right, top), (left, bottom), (right, bottom)];
    points.into_iter().all(|point| blends_at(point, color, surface))
}

fn blends_at(point: (f32, f32), color: [u8; 3], surface: &Surface) -> bool {
    if surface.pictures.iter().any(|area| area.contains(point)) {
        return false;
    }
    let ground = match surface.fills.iter().rev().find(|fill| fill.covers(point)) {
        Some(fill) => fill.color,
        None => Some([255; 3]),
    };
    ground.is_some_and(|ground| contrast(color, ground) < CONTRAST)
}

/// The contrast ratio of WCAG 2, 1 to 21.
fn contrast(a: [u8; 3], b: [u8; 3]) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(color: [u8; 3]) -> f32 {
    let linear = color.map(|level| {
        let part = f32::from(level) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_follows_wcag() {
        assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 0.01);
        assert!((contrast([255; 3], [255; 3]) - 1.0).abs() < 0.01);
        assert!(contrast([0xee; 3], [255; 3]) < CONTRAST);
        assert!(contrast([0xaa; 3], [255; 3]) > CONTRAST);
    }
}
