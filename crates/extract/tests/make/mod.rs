//! Small files made in the test itself.
#![allow(dead_code, reason = "each test program uses a part of it")]

use std::io::{Cursor, Read, Write};
use zip::write::SimpleFileOptions;

/// A PDF with the given objects (from number 1 on; 1 is the catalogue), a cross-reference table and extra trailer entries.
pub fn pdf(objects: &[impl AsRef<[u8]>], trailer: &str) -> Vec<u8> {
    let mut out = b"%PDF-1.4\n".to_vec();
    let mut offsets = Vec::new();
    for (index, object) in objects.iter().enumerate() {
        offsets.push(out.len());
        out.extend(format!("{} 0 obj\n", index + 1).bytes());
        out.extend_from_slice(object.as_ref());
        out.extend_from_slice(b"\nendobj\n");
    }
    let start = out.len();
    out.extend(format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1).bytes());
    for offset in offsets {
        out.extend(format!("{offset:010} 00000 n \n").bytes());
    }
    out.extend(
        format!("trailer\n<< /Size {} /Root 1 0 R {trailer} >>\nstartxref\n{start}\n%%EOF\n", objects.len() + 1)
            .bytes(),
    );
    out
}

/// The objects of a document of one page (612 × 792) with this content, Helvetica as F1, Helvetica-Bold as F2, and a link.
pub fn page_objects(content: &str) -> Vec<String> {
    vec![
        "<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>".into(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".into(),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [7 0 R] \
         /Resources << /Font << /F1 5 0 R /F2 6 0 R >> /ColorSpace << /Ink [/Separation /Navy /DeviceGray 9 0 R] >> /XObject << /Im 8 0 R >> >> >>"
            .into(),
        format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>".into(),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>".into(),
        "<< /Type /Annot /Subtype /Link /Rect [72 690 300 705] /A << /S /URI /URI (https://ada.example.org) >> >>".into(),
        "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\n\
         stream\nA\nendstream"
            .into(),
    ]
}

/// A stream object with these entries and bytes.
pub fn stream(entries: &str, bytes: &[u8]) -> Vec<u8> {
    let head = format!("<< {entries} /Length {} >>\nstream\n", bytes.len());
    [head.as_bytes(), bytes, b"\nendstream"].concat()
}

/// A stream object with these entries, its bytes deflated.
pub fn packed(entries: &str, bytes: &[u8]) -> Vec<u8> {
    stream(&format!("{entries} /Filter /FlateDecode"), &deflate(bytes))
}

/// Deflated bytes without a frame, as they stand in a ZIP.
pub fn deflate(bytes: &[u8]) -> Vec<u8> {
    let mut archive = zip::ZipArchive::new(Cursor::new(package(&[("x", bytes)]))).expect("a fresh archive");
    let mut out = Vec::new();
    archive.by_index_raw(0).expect("its part").read_to_end(&mut out).expect("memory gives everything");
    out
}

/// A document of one page with this content.
pub fn page(content: &str) -> Vec<u8> {
    pdf(&page_objects(content), "")
}

/// Two visible lines: a bold name and a linked address.
pub const TEXT: &str = "BT /F2 20 Tf 72 720 Td (Ada Byron) Tj ET BT /F1 10 Tf 72 694 Td (ada.example.org) Tj ET";

/// A ZIP of these parts.
pub fn package(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).expect("a fresh part");
        writer.write_all(bytes).expect("memory takes everything");
    }
    writer.finish().expect("memory takes everything").into_inner()
}

/// A DOCX with this body.
pub fn docx(body: &str) -> Vec<u8> {
    let document =
        format!("<w:document xmlns:w=\"w\" xmlns:r=\"r\" xmlns:mc=\"mc\"><w:body>{body}</w:body></w:document>");
    let rels = r#"<Relationships>
        <Relationship Id="rId1" Type="http://x/styles" Target="styles.xml"/>
        <Relationship Id="rId2" Type="http://x/header" Target="header1.xml"/>
        <Relationship Id="rId3" Type="http://x/hyperlink" Target="https://ada.example.org" TargetMode="External"/>
      </Relationships>"#;
    let styles = r#"<w:styles xmlns:w="w"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/><w:lang w:val="de-DE"/></w:rPr></w:rPrDefault></w:docDefaults>
        <w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/></w:style>
        <w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:basedOn w:val="Standard"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
        <w:style w:type="paragraph" w:styleId="LB"><w:name w:val="List Bullet"/></w:style>
        <w:style w:type="paragraph" w:styleId="LB2"><w:name w:val="List Bullet 2"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style></w:styles>"#;
    let numbering = r#"<w:numbering xmlns:w="w">
        <w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
        <w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
        <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num></w:numbering>"#;
    let header = r#"<w:hdr xmlns:w="w"><w:p><w:r><w:t>ada@example.org</w:t></w:r></w:p></w:hdr>"#;
    package(&[
        ("[Content_Types].xml", b"<Types/>"),
        ("word/document.xml", document.as_bytes()),
        ("word/_rels/document.xml.rels", rels.as_bytes()),
        ("word/styles.xml", styles.as_bytes()),
        ("word/numbering.xml", numbering.as_bytes()),
        ("word/header1.xml", header.as_bytes()),
    ])
}
