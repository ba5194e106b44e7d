//! How much of a file is read at most.

/// Bounds on what one file may cost. The defaults are far above any real résumé.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Pages of a PDF.
    pub pages: usize,
    /// Spans of a PDF, or paragraphs and runs of a Word file.
    pub pieces: usize,
    /// Bytes of text in all.
    pub text_bytes: usize,
    /// Entries of a DOCX package.
    pub entries: usize,
    /// Bytes of a DOCX package when unpacked, as far as its parts are read.
    pub unpacked_bytes: u64,
    /// Largest ratio of unpacked to packed size of a part above 1 MiB.
    pub ratio: u64,
    /// Depth of nested elements.
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            pages: 50,
            pieces: 60_000,
            text_bytes: 2 * 1024 * 1024,
            entries: 2_000,
            unpacked_bytes: 48 * 1024 * 1024,
            ratio: 200,
            depth: 200,
        }
    }
}
