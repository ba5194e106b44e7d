//! Rows as servers of the past have written them: the sample person's résumé, uploaded, parsed, confirmed as parsed and
//! scored. They are frozen: whatever the shapes become, these rows must read.

/// What was stored of one résumé, JSON as SQLite holds it.
#[derive(Debug, Clone, Copy)]
pub struct StoredResume {
    /// The version of the JSON's shapes.
    pub json_version: i64,
    /// The file's ending.
    pub ending: &'static str,
    /// `resume_parses.parsed`.
    pub parsed: &'static str,
    /// `resume_parses.details`.
    pub details: &'static str,
    /// `resume_versions.parsed`.
    pub saved: &'static str,
    /// `resume_versions.score_card`.
    pub score_card: &'static str,
    /// The score in the card.
    pub score: i64,
    /// The reader that had read the file, as `resume_parses.reader_version` names it.
    pub reader_version: &'static str,
}

macro_rules! stored {
    ($version:literal, $ending:literal, $score:literal, $reader:literal) => {
        StoredResume {
            json_version: $version,
            ending: $ending,
            parsed: include_str!(concat!("../samples/stored/", $version, "/", $ending, "/parsed.json")),
            details: include_str!(concat!("../samples/stored/", $version, "/", $ending, "/details.json")),
            saved: include_str!(concat!("../samples/stored/", $version, "/", $ending, "/saved.json")),
            score_card: include_str!(concat!("../samples/stored/", $version, "/", $ending, "/score_card.json")),
            score: $score,
            reader_version: $reader,
        }
    };
}

/// Rows of every version so far; a new version adds its own.
pub const STORED: [StoredResume; 3] =
    [stored!(1, "pdf", 98, "2.2.0"), stored!(1, "docx", 98, "2.2.0"), stored!(1, "doc", 98, "2.2.0")];
