//! Limits that several crates share. Sources: section 9 of the specification and `docs/decisions/specification.md`.

/// Largest accepted upload in bytes: 5 MB, read as 5 × 1024 × 1024. One byte more is refused.
pub const MAX_UPLOAD_BYTES: usize = 5 * 1024 * 1024;

/// Confirmed résumés a Free account keeps.
pub const FREE_RESUMES: u32 = 3;

/// Shortest password, in characters.
pub const MIN_PASSWORD_CHARS: usize = 6;

/// Longest password, in characters; keeps hashing time bounded.
pub const MAX_PASSWORD_CHARS: usize = 256;

/// Longest text of one résumé field, in characters. A description of this length fills about four pages.
pub const MAX_FIELD_CHARS: usize = 12_000;

/// Most entries in one list of a résumé (jobs, skills, …).
pub const MAX_ENTRIES: usize = 200;

/// Most text in a whole résumé, in bytes: what the typesetter accepts.
pub const MAX_RESUME_BYTES: usize = 64 * 1024;
