//! PDF files, whole and broken.

use crate::make::{TEXT, page, page_objects, pdf};
use proptest::prelude::*;
use vitae_extract::{ExtractError, Limits, extract};
use vitae_model::document::{Document, Format, Hidden, Paged};

fn read(bytes: &[u8]) -> Result<Paged, ExtractError> {
    match extract(bytes, &Limits::default())? {
        Document::Paged(paged) => Ok(paged),
        Document::Flow(_) => panic!("a PDF has pages"),
    }
}

#[test]
fn upl_text_is_read_with_style_place_and_links() {
    let paged = read(&page(TEXT)).unwrap();
    let page = &paged.pages[0];
    assert_eq!((page.width, page.height), (612.0, 792.0));
    let [name, address] = &page.spans[..] else { panic!("{:?}", page.spans) };
    assert_eq!((name.text.as_str(), name.bold, name.size), ("Ada Byron", true, 20.0));
    assert_eq!((address.text.as_str(), address.bold), ("ada.example.org", false));
    assert!((name.bbox.x0 - 72.0).abs() < 0.1 && name.bbox.y0 > 50.0 && name.bbox.y1 < 80.0, "{:?}", name.bbox);
    assert!(page.links[0].bbox.overlaps(&address.bbox));
    assert_eq!(page.links[0].url, "https://ada.example.org");
    assert_eq!(paged.info.language.as_deref(), Some("en-GB"));
    assert!(!paged.info.repaired && !paged.info.encrypted && paged.info.copy_allowed);
}

#[test]
fn upl_text_that_nobody_sees_is_marked() {
    let cases = [
        ("1 g BT /F1 10 Tf 72 500 Td (hidden words) Tj ET", Some(Hidden::Contrast)),
        ("BT /F1 1 Tf 72 500 Td (hidden words) Tj ET", Some(Hidden::Tiny)),
        ("BT /F1 10 Tf 900 500 Td (hidden words) Tj ET", Some(Hidden::OffPage)),
        ("BT 3 Tr /F1 10 Tf 72 500 Td (hidden words) Tj ET", Some(Hidden::Invisible)),
        ("q 600 0 0 780 0 0 cm /Im Do Q BT 3 Tr /F1 10 Tf 72 500 Td (hidden words) Tj ET", None),
        ("0 0 0.3 rg 0 480 612 60 re f 1 g BT /F1 10 Tf 72 500 Td (hidden words) Tj ET", None),
        ("0 0 0.3 rg 0 480 612 60 re f 0 0 0.3 rg BT /F1 10 Tf 72 500 Td (hidden words) Tj ET", Some(Hidden::Contrast)),
        // A sidebar painted through a clip, one of an ink with a name, a frame around white paper, letters over their own outline.
        ("q 0 480 200 60 re W n 0 0 0.3 rg 0 0 612 792 re f Q 1 g BT /F1 10 Tf 72 500 Td (hidden words) Tj ET", None),
        (
            "q 0 0 50 60 re W n 0 0 0.3 rg 0 0 612 792 re f Q 1 g BT /F1 10 Tf 72 500 Td (hidden words) Tj ET",
            Some(Hidden::Contrast),
        ),
        ("q /Ink cs 1 scn 0 480 612 60 re f Q 1 g BT /F1 10 Tf 72 500 Td (hidden words) Tj ET", None),
        ("0 g 0 480 612 60 re 10 490 580 40 re f* BT /F1 10 Tf 72 500 Td (hidden words) Tj ET", None),
        ("0 g 20 480 9 9 re 400 540 9 9 re f BT /F1 10 Tf 72 500 Td (hidden words) Tj ET", None),
        ("0 g 90 500 30 8 re f BT /F1 10 Tf 72 500 Td (hidden words) Tj ET", None),
    ];
    for (content, want) in cases {
        let paged = read(&page(&format!("q {content} Q {TEXT}"))).unwrap();
        let span = paged.pages[0].spans.iter().find(|span| span.text.contains("hidden")).unwrap();
        assert_eq!(span.hidden, want, "{content}");
    }
}

#[test]
fn upl_words_of_a_type_3_font_are_parted_by_their_gaps() {
    // Widths in 2,048ths, as browsers print them: 1,024 is half the size.
    let mut objects = page_objects("BT /F1 10 Tf 72 500 Td [(real)-300(time)] TJ ET");
    let widths = "1024 ".repeat(256);
    objects[4] = format!(
        "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.00048828125 0 0 0.00048828125 0 0] /CharProcs << >> \
         /FirstChar 0 /LastChar 255 /Widths [{widths}] >>"
    );
    let paged = read(&pdf(&objects, "")).unwrap();
    let [span] = &paged.pages[0].spans[..] else { panic!("{:?}", paged.pages[0].spans) };
    assert_eq!(span.text, "real time");
    assert!((span.bbox.width() - 43.0).abs() < 0.1, "{:?}", span.bbox);
}

#[test]
fn upl_a_scan_has_no_text_and_says_so() {
    let error = read(&page("q 612 0 0 792 0 0 cm /Im Do Q")).unwrap_err();
    assert_eq!(error, ExtractError::NoText { pages: 1 });
    assert!(error.to_string().contains("scan"), "{error}");
}

#[test]
fn upl_text_that_cannot_be_read_is_no_scan() {
    let mut objects = page_objects("BT /F1 10 Tf 72 500 Td <002400250026> Tj ET");
    objects[4] = "<< /Type /Font /Subtype /Type0 /BaseFont /Unmapped /Encoding /Identity-H /DescendantFonts [<< /Type /Font \
                  /Subtype /CIDFontType2 /BaseFont /Unmapped /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>"
        .into();
    let error = read(&pdf(&objects, "")).unwrap_err();
    assert_eq!((error.code(), &error), ("file_garbled", &ExtractError::Garbled(Format::Pdf)));
    assert!(error.to_string().contains("Export it again"), "{error}");

    let error = read(&page("BT /F1 1 Tf 72 500 Td (all of it is tiny) Tj ET")).unwrap_err();
    assert_eq!((error.code(), &error), ("file_hidden_text", &ExtractError::AllHidden(Format::Pdf)));
}

#[test]
fn upl_a_password_is_asked_for_in_words() {
    let zeros = "00".repeat(32);
    let lock = format!("/Encrypt << /Filter /Standard /V 1 /R 2 /O <{zeros}> /U <{zeros}> /P -4 >> /ID [<00> <00>]");
    let error = read(&pdf(&page_objects(TEXT), &lock)).unwrap_err();
    assert_eq!(error, ExtractError::Encrypted(Format::Pdf));
    assert!(error.to_string().contains("without a password"), "{error}");
}

#[test]
fn upl_a_truncated_file_is_repaired_or_called_damaged() {
    let whole = page(TEXT);
    let cut = whole.windows(4).rposition(|window| window == b"xref").unwrap();
    let paged = read(&whole[..cut - 20]).unwrap();
    assert!(paged.info.repaired);
    assert_eq!(paged.pages[0].spans[0].text, "Ada Byron");
    assert_eq!(read(&whole[..60]).unwrap_err(), ExtractError::Damaged(Format::Pdf));
}

#[test]
fn limits_on_pages_and_text_hold() {
    let bytes = page(TEXT);
    for limits in [
        Limits { pages: 0, ..Limits::default() },
        Limits { pieces: 1, ..Limits::default() },
        Limits { text_bytes: 5, ..Limits::default() },
    ] {
        assert_eq!(extract(&bytes, &limits).unwrap_err(), ExtractError::TooComplex(Format::Pdf), "{limits:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn changed_bytes_are_survived(at in 0usize..1400, bytes in prop::collection::vec(any::<u8>(), 1..12)) {
        let mut file = page(TEXT);
        let at = at.min(file.len() - 1);
        let end = (at + bytes.len()).min(file.len());
        file.splice(at..end, bytes);
        let _ = extract(&file, &Limits::default());
    }
}
