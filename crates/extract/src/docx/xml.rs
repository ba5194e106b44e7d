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

/// Longest value of an attribute in bytes: an address may be long. Longer ones are copied for each run of text.
const LONGEST: usize = 8 * 1024;
/// Longest name or number in bytes. They are copied for each paragraph, at every step of a style's inheritance.
const LONGEST_NAME: usize = 255;

/// An attribute by its name without prefix; `None` when it is absurdly long.
pub(super) fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let named = element.attributes().with_checks(false).filter_map(Result::ok).find(|attribute| {
        let key = attribute.key.local_name();
        key.as_ref() == name.as_bytes()
    })?;
    let value = Some(named).filter(|attribute| attribute.value.len() <= LONGEST)?.unescape_value().ok()?;
    Some(value.into_owned())
}

/// An attribute that is a name or a number.
pub(super) fn short_attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    attribute(element, name).filter(|value| value.len() <= LONGEST_NAME)
}

/// The `val` of an element, for example `<w:sz w:val="22"/>`.
pub(super) fn val(element: &BytesStart<'_>) -> Option<String> {
    short_attribute(element, "val")
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
