//! The compact form in which a document is kept with its parse, so that a save need not read the file again.
//!
//! It may be dropped at any time: a score without it reads the file once more. So a form that is not known any more
//! counts as none.

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::io::{Read, Write};
use vitae_model::Document;

/// The first byte: deflated JSON of [`Document`] as it is today. A change of that shape that is no addition takes the
/// next number.
const FORM: u8 = 1;

/// Most bytes kept of one document: four times what the largest of 215 real files needs (`docs/decisions/main-path.md`).
const MAX_KEPT_BYTES: usize = 256 * 1024;

/// Most bytes that are unpacked: as many as a reading process may answer.
const MAX_UNPACKED_BYTES: u64 = 64 * 1024 * 1024;

/// The document in its compact form; nothing when that would be too large.
pub(super) fn pack(document: &Document) -> Option<Vec<u8>> {
    let json = serde_json::to_vec(document).ok()?;
    let mut packed = DeflateEncoder::new(vec![FORM], Compression::fast());
    packed.write_all(&json).ok()?;
    packed.finish().ok().filter(|packed| packed.len() <= MAX_KEPT_BYTES)
}

/// The document again; nothing for a form that is not known.
pub(super) fn unpack(kept: &[u8]) -> Option<Document> {
    let (&FORM, deflated) = kept.split_first()? else { return None };
    let mut json = Vec::new();
    DeflateDecoder::new(deflated).take(MAX_UNPACKED_BYTES).read_to_end(&mut json).ok()?;
    serde_json::from_slice(&json).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_extract::{Limits, extract};
    use vitae_testkit::samples;

    #[test]
    fn a_document_comes_back_as_it_was_and_is_small() {
        for bytes in [samples::RESUME_PDF, samples::RESUME_DOCX, samples::RESUME_DOC] {
            let document = extract(bytes, &Limits::default()).unwrap();
            let kept = pack(&document).unwrap();
            assert_eq!(unpack(&kept), Some(document));
            assert!(kept.len() < 4 * 1024, "{} bytes", kept.len());
        }
    }

    #[test]
    fn what_is_too_large_is_not_kept() {
        let mut document = extract(samples::RESUME_PDF, &Limits::default()).unwrap();
        let Document::Paged(paged) = &mut document else { panic!("a PDF has pages") };
        // Text that does not compress.
        let mut state = 1_u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            char::from_u32(0x4e00 + (state >> 33) as u32 % 20_000).unwrap()
        };
        paged.pages[0].spans[0].text = (0..200_000).map(|_| next()).collect();
        assert_eq!(pack(&document), None);
    }

    #[test]
    fn an_unknown_form_counts_as_none() {
        let document = extract(samples::RESUME_PDF, &Limits::default()).unwrap();
        let mut kept = pack(&document).unwrap();
        assert_eq!(unpack(&kept[..kept.len() / 2]), None, "damaged");
        kept[0] = FORM + 1;
        assert_eq!(unpack(&kept), None);
        assert_eq!(unpack(&[]), None);
    }
}
