//! What several crates need in their tests, and nothing that a running Vitae needs.

mod control;
pub mod feeds;
pub mod gemini;
pub mod golden;
pub mod http_server;
pub mod labelled;
pub mod openai;
pub mod postgres;
pub mod samples;
pub mod stored;
