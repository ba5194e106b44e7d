//! The single-page application, embedded, and the headers every answer carries.

pub mod assets;
pub mod edge;
pub mod host;
pub mod progress;
pub mod unread_body;
pub mod writes;
pub mod zip;
