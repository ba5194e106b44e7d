//! The resume that a PDF carries beside its pages.

use super::meter::Meter;
use super::open;
use crate::limits::Limits;
use pdfboss_core::{Dict, Immediate, NameTree, Object, ObjectSource, Stream, block_on, named_with};

/// The name of the attached file, as our own PDFs have it.
const NAME: &[u8] = b"resume.json";

/// Largest attachment as it is stored. Packed, the largest resume that can be saved takes a fifth; what it unpacks to is
/// bounded by this too, to a thousand times as much.
const MAX_STORED_BYTES: usize = 128 * 1024;

/// Largest attachment in full: the largest resume that can be saved stands in it twice, with its field names.
const MAX_BYTES: usize = 1024 * 1024;

/// The text of a PDF's attachment `resume.json`; `None` when there is none, or it is larger or packed otherwise than ours are.
///
/// Nobody has vouched for what it says: it counts only as far as the pages say the same.
pub fn attached_resume(bytes: &[u8], limits: &Limits) -> Option<String> {
    let document = open(bytes).ok()?;
    let meter = Meter::new(&document, limits);
    let named = block_on(named_with(&Immediate(&meter), &document.xref().trailer, NameTree::EmbeddedFiles, NAME))?;
    let stream = stream(&meter, named.as_dict()?)?;
    let bounded = stream.data.len() <= MAX_STORED_BYTES && is_packed_once(&stream.dict);
    let data = bounded.then(|| meter.stream_data(&stream).ok()).flatten()?;
    String::from_utf8(data).ok().filter(|text| text.len() <= MAX_BYTES)
}

fn stream(meter: &Meter, file: &Dict) -> Option<Stream> {
    let embedded = meter.resolve(file.get("EF")?).ok()?;
    let embedded = embedded.as_dict()?;
    match meter.resolve(embedded.get("UF").or_else(|| embedded.get("F"))?).ok()? {
        Object::Stream(stream) => Some(stream),
        _ => None,
    }
}

/// Whether a stream is stored as it is or packed once: packing twice multiplies what a small file unpacks to.
fn is_packed_once(dict: &Dict) -> bool {
    match dict.get("Filter") {
        None => true,
        Some(Object::Name(name)) => name.0 == "FlateDecode",
        Some(_) => false,
    }
}
