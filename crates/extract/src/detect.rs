//! Which format a file has, by its content.

use crate::error::ExtractError;
use office_oxide::cfb::CfbReader;
use std::io::Cursor;
use vitae_model::document::Format;

const CFB: [u8; 8] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP: [u8; 4] = *b"PK\x03\x04";
const PDF: [u8; 5] = *b"%PDF-";
/// Main streams of spreadsheets and presentations, which may hold a Word document inside.
const OTHER_PROGRAMS: [&str; 3] = ["Workbook", "Book", "PowerPoint Document"];

/// Finds the format by magic bytes and structure; the file's name and declared type play no part.
///
/// PDF: a header within the first 1 KiB. DOCX: a ZIP with a Word main part. DOC: a compound file with a `WordDocument`
/// stream. An encrypted Word file and one cut short are told apart from files of other kinds.
pub fn detect(bytes: &[u8]) -> Result<Format, ExtractError> {
    if bytes.iter().all(|byte| byte.is_ascii_whitespace() || *byte == 0) {
        return Err(ExtractError::Empty);
    }
    let head = &bytes[..bytes.len().min(1024)];
    if head.windows(PDF.len()).any(|window| window == PDF) {
        return Ok(Format::Pdf);
    }
    if bytes.starts_with(&ZIP) {
        return detect_zip(bytes);
    }
    if bytes.starts_with(&CFB) {
        return detect_compound(bytes);
    }
    Err(ExtractError::Unsupported)
}

fn detect_zip(bytes: &[u8]) -> Result<Format, ExtractError> {
    match zip::ZipArchive::new(Cursor::new(bytes)) {
        Ok(archive) if archive.file_names().any(is_main_part) => Ok(Format::Docx),
        Ok(_) => Err(ExtractError::Unsupported),
        Err(_) if mentions_word(bytes) => Err(ExtractError::Damaged(Format::Docx)),
        Err(_) => Err(ExtractError::Unsupported),
    }
}

/// Whether a package entry is a Word main part; some programs number it.
pub(crate) fn is_main_part(name: &str) -> bool {
    let name = name.trim_start_matches('/');
    name.starts_with("word/document") && name.ends_with(".xml")
}

/// Whether the local headers of a cut archive name parts of a Word package.
fn mentions_word(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(64 * 1024)];
    [&b"word/"[..], b"[Content_Types].xml"].iter().any(|part| head.windows(part.len()).any(|window| window == *part))
}

fn detect_compound(bytes: &[u8]) -> Result<Format, ExtractError> {
    let Ok(reader) = CfbReader::new(Cursor::new(bytes)) else {
        return Err(ExtractError::Damaged(Format::Doc));
    };
    if reader.has_root_entry("WordDocument") {
        Ok(Format::Doc)
    } else if reader.has_root_entry("EncryptedPackage") {
        Err(ExtractError::Encrypted(Format::Docx))
    } else if OTHER_PROGRAMS.iter().any(|stream| reader.has_root_entry(stream)) {
        Err(ExtractError::Unsupported)
    } else if reader.entries().len() <= 1 || names_a_word_stream(bytes) {
        // Its directory is lost, in whole or in part: every compound file holds streams beside its root.
        Err(ExtractError::Damaged(Format::Doc))
    } else {
        Err(ExtractError::Unsupported)
    }
}

/// Whether the name of Word's stream stands anywhere in the file, as directories spell it (UTF-16, least byte first).
fn names_a_word_stream(bytes: &[u8]) -> bool {
    let name: Vec<u8> = "WordDocument".encode_utf16().flat_map(u16::to_le_bytes).collect();
    bytes.windows(name.len()).any(|window| window == name)
}
