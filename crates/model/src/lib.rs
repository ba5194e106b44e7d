//! The vocabulary of Vitae: what a resume, a document and their limits are.
//!
//! Knows nothing else: no file, no clock, no network, no other crate of the workspace.

pub mod alike;
pub mod appearance;
pub mod check;
pub mod dates;
pub mod document;
pub mod job;
pub mod json_resume;
pub mod limits;
pub mod nonsense;
pub mod prompt;
pub mod resume;
pub mod resume_name;
pub mod source;
pub mod stored;
pub mod transformed;
pub mod visible;

pub use appearance::Appearance;
pub use check::{Problem, confirmed, proposed};
pub use document::Document;
pub use job::JobPosting;
pub use resume::ParsedResume;
pub use resume_name::resume_name;
pub use source::{Details, Parsed};
pub use transformed::TransformedResume;
