//! Reads untrusted files where they can do no harm: in a child process with limits of its own.
//!
//! Every reader of PDF and Word files that was tried can be made to abort or to hang, and a caught panic does not stop
//! that. So the server starts a program (its own binary with a hidden command) for each file, hands it the bytes on
//! standard input and takes one JSON object from its standard output.

mod child;
mod limits;
mod parent;
mod wire;

pub use child::child_main;
pub use limits::limit_self;
pub use parent::{ReadError, ReadResult, Reader, ReaderConfig};
pub use wire::JudgedRef;

/// The version of the engine that reads here, as [`vitae_model::Details::engine_version`] names it.
pub const ENGINE_VERSION: &str = vitae_parse::VERSION;

/// The name of that engine in [`vitae_model::Details::engine`].
pub const ENGINE: &str = vitae_parse::ENGINE;
