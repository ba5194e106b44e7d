//! Limits that several crates share. Sources: section 9 of the specification and `docs/decisions/specification.md`.

/// Largest accepted upload in bytes: 5 MB, read as 5 × 1024 × 1024. One byte more is refused.
pub const MAX_UPLOAD_BYTES: usize = 5 * 1024 * 1024;

/// Confirmed resumes a Free account keeps.
pub const FREE_RESUMES: u32 = 3;

/// Shortest password, in characters.
pub const MIN_PASSWORD_CHARS: usize = 6;

/// Longest password, in characters; keeps hashing time bounded.
pub const MAX_PASSWORD_CHARS: usize = 256;

/// Longest text of one resume field, in characters. A description of this length fills about four pages.
pub const MAX_FIELD_CHARS: usize = 12_000;

/// Longest web address, in bytes. Browsers and PDF readers accept about as much.
pub const MAX_URL_BYTES: usize = 2048;

/// Versions of a saved resume that are kept; a save beyond that drops the oldest. An editor that saves every change for
/// a working day makes fewer.
pub const MAX_VERSIONS: u32 = 50;

/// Most entries in one list of a resume (jobs, skills, …).
pub const MAX_ENTRIES: usize = 200;

/// Most text in a whole resume, in bytes: what the typesetter accepts.
pub const MAX_RESUME_BYTES: usize = 64 * 1024;

/// Most bytes of uploads that one account may have waiting for their review: 100 MB, twenty files of the largest size.
pub const MAX_UNCONFIRMED_BYTES: usize = 100 * 1024 * 1024;

/// Most uploads that one account may have waiting for their review, however small they are.
pub const MAX_UNCONFIRMED_UPLOADS: u32 = 200;
