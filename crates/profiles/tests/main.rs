//! GitHub, LinkedIn and the merge with a resume.

mod export;
mod github;
mod linkedin;
mod merge;
mod saved_profile;
