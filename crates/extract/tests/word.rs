//! Word files, and files that only claim to be something.

use crate::make::{docx, package};
use proptest::prelude::*;
use vitae_extract::{ExtractError, Limits, detect, extract};
use vitae_model::document::{Document, Flow, Format, Hidden, Place};

fn read(bytes: &[u8]) -> Result<Flow, ExtractError> {
    match extract(bytes, &Limits::default())? {
        Document::Flow(flow) => Ok(flow),
        Document::Paged(_) => panic!("a Word file has paragraphs"),
    }
}

#[test]
fn upl_formats_are_told_by_content() {
    let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".as_slice();
    let sheet = package(&[("xl/workbook.xml", b"<x/>")]);
    let word = docx("<w:p><w:r><w:t>Ada</w:t></w:r></w:p>");
    let cases = [
        (b"".as_slice(), Err(ExtractError::Empty)),
        (b" \n\0", Err(ExtractError::Empty)),
        (png, Err(ExtractError::Unsupported)),
        (b"MZ\x90\0 a program", Err(ExtractError::Unsupported)),
        (b"plain words", Err(ExtractError::Unsupported)),
        (&sheet, Err(ExtractError::Unsupported)),
        (b"junk before %PDF-1.7", Ok(Format::Pdf)),
        (&word, Ok(Format::Docx)),
        (&word[..word.len() / 2], Err(ExtractError::Damaged(Format::Docx))),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 cut", Err(ExtractError::Damaged(Format::Doc))),
    ];
    for (bytes, want) in cases {
        assert_eq!(detect(bytes), want, "{:?}", &bytes[..bytes.len().min(20)]);
    }
    assert_eq!(ExtractError::Unsupported.to_string(), "Please upload a PDF or Word document");
}

#[test]
fn lists_that_count_are_told_from_those_with_signs() {
    let item = |list: &str, text: &str| format!("<w:p><w:pPr>{list}</w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>");
    let numbered =
        |level: u8, list: u8| format!(r#"<w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="{list}"/></w:numPr>"#);
    let body = [
        item(&numbered(0, 1), "counted"),
        item(&numbered(1, 1), "below"),
        item(&numbered(0, 2), "sign"),
        item(r#"<w:pStyle w:val="LB2"/>"#, "by style"),
        item(&numbered(0, 9), "no such list"),
        item("", "no item"),
    ];
    let flow = read(&docx(&body.concat())).unwrap();
    let found: Vec<(Option<u8>, bool)> = flow.paragraphs[1..].iter().map(|own| (own.list, own.numbered)).collect();
    let want = [(Some(0), true), (Some(1), false), (Some(0), false), (Some(1), false), (Some(0), false), (None, false)];
    assert_eq!(found, want);
}

#[test]
fn a_word_97_file_with_a_shifted_directory_is_damaged_and_no_other_type() {
    let name: Vec<u8> = "WordDocument".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let whole = include_bytes!("../../testkit/samples/resume.doc");
    let at = whole.windows(name.len()).position(|window| window == name).unwrap();
    let entry = at - at % 128;
    let shifted = [&whole[..entry], &[7; 40], &whole[entry..]].concat();
    let renamed = [&whole[..at], b"X", &whole[at + 1..]].concat();
    for (bytes, want) in [
        (&whole[..], Ok(Format::Doc)),
        (&shifted, Err(ExtractError::Damaged(Format::Doc))),
        (&renamed, Err(ExtractError::Unsupported)),
    ] {
        assert_eq!(detect(bytes), want);
    }
}

#[test]
fn paragraphs_keep_their_style_and_place() {
    let flow = read(&docx(
        r#"<w:p><w:pPr><w:pStyle w:val="H1"/><w:jc w:val="center"/></w:pPr><w:r><w:t>Work &amp; Life</w:t></w:r></w:p>
           <w:p><w:pPr><w:pStyle w:val="LB"/></w:pPr><w:r><w:t>Did</w:t></w:r><w:r><w:tab/></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>it</w:t></w:r></w:p>
           <w:p><w:hyperlink r:id="rId3"><w:r><w:t>site</w:t></w:r></w:hyperlink></w:p>
           <w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://b.example"</w:instrText></w:r>
             <w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>field</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>
           <w:p><w:del><w:r><w:t>deleted</w:t></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>unseen</w:t></w:r></w:p>
           <w:tbl><w:tr><w:tc><w:p><w:r><w:t>A1</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>B1</w:t></w:r></w:p></w:tc></w:tr>
             <w:tr><w:tc><w:p><w:r><w:t>A2</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
           <w:p><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></mc:Choice>
             <mc:Fallback><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:p>"#,
    ))
    .unwrap();
    let texts: Vec<String> = flow.paragraphs.iter().map(|paragraph| paragraph.text()).collect();
    assert_eq!(
        texts,
        ["ada@example.org", "Work & Life", "Did\tit", "site", "field", "unseen", "A1", "B1", "A2", "boxed"]
    );
    let [header, heading, item, site, field, unseen, a1, b1, a2, boxed] = &flow.paragraphs[..] else { panic!() };
    assert_eq!(header.place, Place::Header);
    assert_eq!(
        (heading.heading, heading.centered, heading.runs[0].bold, heading.runs[0].size),
        (Some(1), true, true, Some(14.0))
    );
    assert_eq!((item.list, item.runs.last().unwrap().italic, item.runs[0].size), (Some(0), true, Some(11.0)));
    assert_eq!(site.runs[0].link.as_deref(), Some("https://ada.example.org"));
    assert_eq!(field.runs[0].link.as_deref(), Some("https://b.example"));
    assert_eq!(unseen.runs[0].hidden, Some(Hidden::Marked));
    let cell = |row, column| Place::Cell { table: 0, row, column };
    assert_eq!([a1.place, b1.place, a2.place], [cell(0, 0), cell(0, 1), cell(1, 0)]);
    assert_eq!(boxed.place, Place::TextBox);
    assert_eq!(flow.info.language.as_deref(), Some("de-DE"));
}

#[test]
fn upl_bombs_are_refused() {
    let blanks = vec![b' '; 64 * 1024 * 1024];
    let bomb = package(&[("word/document.xml", &blanks)]);
    assert!(bomb.len() < 200_000);
    assert_eq!(read(&bomb).unwrap_err(), ExtractError::TooComplex(Format::Docx));
    let names: Vec<String> = (0..2_100).map(|index| format!("word/document{index}.xml")).collect();
    let parts: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), b"".as_slice())).collect();
    assert_eq!(read(&package(&parts)).unwrap_err(), ExtractError::TooComplex(Format::Docx));
    let deep = "<w:p>".repeat(400);
    assert_eq!(read(&docx(&deep)).unwrap_err(), ExtractError::TooComplex(Format::Docx));
}

#[test]
fn a_document_without_text_says_so() {
    let empty = package(&[("word/document.xml", b"<w:document><w:body><w:p/></w:body></w:document>")]);
    assert_eq!(read(&empty).unwrap_err(), ExtractError::NoText { pages: 0 });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn changed_bytes_are_survived(at in 0usize..4000, bytes in prop::collection::vec(any::<u8>(), 1..12)) {
        let mut file = docx("<w:p><w:r><w:t>Ada</w:t></w:r></w:p>");
        let at = at.min(file.len() - 1);
        let end = (at + bytes.len()).min(file.len());
        file.splice(at..end, bytes);
        let _ = extract(&file, &Limits::default());
    }

    #[test]
    fn any_markup_is_survived(body in "(<w:(p|r|t|tbl|tr|tc|pPr|rPr)>|</w:(p|r|t|tbl|tr|tc)>|<w:(b|tab|br)/>|[a-z ]{1,5}){0,40}") {
        let _ = extract(&docx(&body), &Limits::default());
    }
}
