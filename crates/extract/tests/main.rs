//! Bytes of PDF, DOC and DOCX to a document.

mod make;
mod pdf;
mod word;
