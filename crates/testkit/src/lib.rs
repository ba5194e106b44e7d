//! What several crates need in their tests, and nothing that a running Vitae needs.

pub mod postgres;
pub mod samples;
