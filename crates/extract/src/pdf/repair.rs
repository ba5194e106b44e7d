//! What a PDF says about itself as a file.

use pdfboss_core::{Document, Object};

/// Bit 5 of the permissions (ISO 32000-1 Table 22): copying text and graphics.
const COPY: i64 = 1 << 4;

/// Whether the permissions of an encrypted file allow copying its text; a file without encryption allows everything.
pub(super) fn copy_allowed(document: &Document) -> bool {
    let Some(entry) = document.xref().trailer.get("Encrypt") else { return true };
    let Ok(Object::Dict(encrypt)) = document.resolve(entry) else { return true };
    encrypt.get_int("P").is_none_or(|bits| bits & COPY != 0)
}

/// Whether the cross-reference data was missing or wrong, so that the file had to be searched for its objects.
pub(super) fn was_repaired(document: &Document, bytes: &[u8]) -> bool {
    document.xref().newest_section().is_none() || !ends_properly(bytes)
}

/// Whether `%%EOF` stands within the last 2 KiB; a file cut short does not have it there.
fn ends_properly(bytes: &[u8]) -> bool {
    let tail = &bytes[bytes.len().saturating_sub(2048)..];
    tail.windows(5).any(|window| window == b"%%EOF")
}

/// Whether the catalogue marks the file as tagged.
pub(super) fn is_tagged(document: &Document) -> bool {
    let trailer = &document.xref().trailer;
    let Some(Ok(root)) = trailer.get("Root").map(|root| document.resolve(root)) else { return false };
    let Some(mark) = root.as_dict().and_then(|root| root.get("MarkInfo")) else { return false };
    let Ok(mark) = document.resolve(mark) else { return false };
    mark.as_dict().and_then(|mark| mark.get("Marked")).and_then(Object::as_bool).unwrap_or(false)
}
