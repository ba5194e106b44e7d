//! What several crates need in their tests, and nothing that a running Vitae needs.

mod control;
pub mod dns;
pub mod feeds;
pub mod gemini;
pub mod github;
pub mod golden;
pub mod http_server;
pub mod labelled;
pub mod linkedin;
pub mod linkedin_export;
pub mod linkedin_pdf;
pub mod openai;
pub mod openid;
pub mod postgres;
#[cfg(feature = "s3")]
pub mod s3;
pub mod samples;
pub mod stored;
pub mod vercel;
