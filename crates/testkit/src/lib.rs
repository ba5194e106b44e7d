//! What several crates need in their tests, and nothing that a running Vitae needs.

pub mod feeds;
pub mod golden;
pub mod labelled;
pub mod postgres;
pub mod samples;
pub mod stored;
