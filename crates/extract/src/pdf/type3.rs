//! Type 3 fonts: their widths are counted in a unit of their own, the library takes thousandths of the size.

use pdfboss_core::{Dict, Name, Object};

/// A font as the library reads it: the widths of a Type 3 font in thousandths of the size (ISO 32000-1, 9.6.5), others as they are.
pub(super) fn in_thousandths(object: Object, resolve: impl Fn(&Object) -> Option<Object>) -> Object {
    let Object::Dict(mut font) = object else { return object };
    if let Some(widths) = widths(&font, resolve) {
        font.insert(Name("Widths".into()), Object::Array(widths));
    }
    Object::Dict(font)
}

/// The widths in thousandths; nothing where they are so already.
fn widths(font: &Dict, resolve: impl Fn(&Object) -> Option<Object>) -> Option<Vec<Object>> {
    font.get_name("Subtype").filter(|kind| kind.0 == "Type3")?;
    let matrix = resolve(font.get("FontMatrix")?)?;
    let across = |at: usize| matrix.as_array()?.get(at).and_then(Object::as_f64);
    let scale = across(0)?.hypot(across(1)?) * 1000.0;
    if !scale.is_normal() || (scale - 1.0).abs() < 1e-4 {
        return None;
    }
    let Object::Array(widths) = resolve(font.get("Widths")?)? else { return None };
    let number = |width: &Object| resolve(width).and_then(|width| width.as_f64()).unwrap_or_default();
    Some(widths.iter().map(|width| Object::Real(number(width) * scale)).collect())
}
