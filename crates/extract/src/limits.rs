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
    /// Beginnings and ends of elements in all parts of a DOCX package that are read.
    pub elements: usize,
    /// Bytes of all streams of a PDF when decoded, each as often as it is read.
    pub stream_bytes: usize,
    /// Operators of all content streams of a PDF, those of forms as often as they are read: up to three times a drawing.
    pub operators: usize,
    /// Strings that these show.
    pub texts: usize,
    /// Values of a PDF's objects, each as often as it is fetched.
    pub objects: usize,
    /// Annotations of all pages of a PDF.
    pub annotations: usize,
    /// Texts times shapes, summed over the pages of a PDF; and characters times ranges in the tables of its fonts.
    pub comparisons: usize,
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
            elements: 1_500_000,
            stream_bytes: 96 * 1024 * 1024,
            operators: 2_000_000,
            texts: 400_000,
            objects: 4_000_000,
            annotations: 10_000,
            comparisons: 500_000_000,
        }
    }
}
