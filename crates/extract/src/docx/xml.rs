//! Small helpers over `quick-xml`.

use quick_xml::events::{BytesRef, BytesStart};

/// The name without its prefix.
pub(super) fn local<'a>(element: &'a BytesStart<'_>) -> &'a [u8] {
    let name = element.name().into_inner();
    match name.iter().position(|byte| *byte == b':') {
        Some(colon) => &name[colon + 1..],
        None => name,
    }
}

/// An attribute by its name without prefix.
pub(super) fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    element.attributes().with_checks(false).filter_map(Result::ok).find_map(|attribute| {
        let key = attribute.key.local_name();
        (key.as_ref() == name.as_bytes()).then(|| attribute.unescape_value().ok().map(|value| value.into_owned()))?
    })
}

/// The `val` of an element, for example `<w:sz w:val="22"/>`.
pub(super) fn val(element: &BytesStart<'_>) -> Option<String> {
    attribute(element, "val")
}

/// Whether a switch such as `<w:b/>` or `<w:b w:val="0"/>` is on.
pub(super) fn is_on(element: &BytesStart<'_>) -> bool {
    !matches!(val(element).as_deref(), Some("0" | "false" | "off" | "none"))
}

/// A colour such as `1F3864`; `auto` is no colour.
pub(super) fn color(text: &str) -> Option<[u8; 3]> {
    let number = (text.len() == 6).then(|| u32::from_str_radix(text, 16).ok())??;
    let [_, red, green, blue] = number.to_be_bytes();
    Some([red, green, blue])
}

/// What an entity such as `&amp;` or `&#233;` stands for; entities of the document's own making stand for nothing.
pub(super) fn entity(reference: &BytesRef<'_>) -> Option<String> {
    if let Ok(Some(c)) = reference.resolve_char_ref() {
        return Some(c.to_string());
    }
    let name = reference.decode().ok()?;
    let text = match name.as_ref() {
        "amp" => "&",
        "lt" => "<",
        "gt" => ">",
        "quot" => "\"",
        "apos" => "'",
        _ => return None,
    };
    Some(text.to_owned())
}
