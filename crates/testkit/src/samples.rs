//! Sample files of our own making: one invented person in three formats, and the files that must be refused.
//! `samples/make` says how each was made.

use std::io::{Cursor, Write};
use vitae_model::ParsedResume;
use zip::write::SimpleFileOptions;

/// The sample person's résumé as PDF, typeset by Vitae.
pub const RESUME_PDF: &[u8] = include_bytes!("../samples/resume.pdf");

/// The same as DOCX, written by Vitae.
pub const RESUME_DOCX: &[u8] = include_bytes!("../samples/resume.docx");

/// The same as DOC (Word 97), converted by LibreOffice.
pub const RESUME_DOC: &[u8] = include_bytes!("../samples/resume.doc");

/// [`RESUME_PDF`] behind a password.
pub const ENCRYPTED_PDF: &[u8] = include_bytes!("../samples/encrypted.pdf");

/// [`RESUME_PDF`] as pictures of its pages.
pub const SCANNED_PDF: &[u8] = include_bytes!("../samples/scanned.pdf");

/// The first part of [`RESUME_PDF`].
pub const TRUNCATED_PDF: &[u8] = include_bytes!("../samples/truncated.pdf");

/// The résumé with fonts that do not say which letters they draw.
pub const GARBLED_PDF: &[u8] = include_bytes!("../samples/garbled.pdf");

/// A picture.
pub const PICTURE_PNG: &[u8] = include_bytes!("../samples/picture.png");

/// What the sample résumé says.
pub fn resume() -> ParsedResume {
    serde_json::from_str(include_str!("../samples/resume.json")).expect("the sample is of the parsed shape")
}

/// A DOCX with these paragraphs.
pub fn docx_of(paragraphs: &[&str]) -> Vec<u8> {
    let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;");
    let one = |text: &&str| format!("<w:p><w:r><w:t xml:space=\"preserve\">{}</w:t></w:r></w:p>", escaped(text));
    let body: String = paragraphs.iter().map(one).collect();
    let document = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body>{body}</w:body></w:document>"
    );
    let types = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"><Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/><Override PartName=\"/word/document.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml\"/></Types>";
    let relations = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship Id=\"r1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" Target=\"word/document.xml\"/></Relationships>";
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in
        [("[Content_Types].xml", types), ("_rels/.rels", relations), ("word/document.xml", document.as_str())]
    {
        archive.start_file(name, SimpleFileOptions::default()).expect("memory can be written");
        archive.write_all(text.as_bytes()).expect("memory can be written");
    }
    archive.finish().expect("memory can be written").into_inner()
}

/// A DOCX of some hundred kilobytes whose one document part unpacks to 400 MB.
pub fn zip_bomb_docx() -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default();
    archive.start_file("[Content_Types].xml", options).expect("memory can be written");
    archive.write_all(b"<Types/>").expect("memory can be written");
    archive.start_file("word/document.xml", options).expect("memory can be written");
    let block = vec![b' '; 1024 * 1024];
    for _ in 0..400 {
        archive.write_all(&block).expect("memory can be written");
    }
    archive.finish().expect("memory can be written").into_inner()
}
