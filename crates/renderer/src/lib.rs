//! Typesets résumés where they can do no harm: in worker processes with limits of their own.
//!
//! A layout cannot be cancelled, and a text can be made that takes a layout engine minutes or leaves hundreds of megabytes
//! behind. So the server keeps a few worker processes (its own binary with a hidden command). Each has the fonts loaded,
//! takes one job after the other on standard input and answers on standard output. A worker that exceeds a limit, or whose
//! client has gone, is killed and replaced; an idle one is ended after a while.

mod limits;
mod pool;
mod process;
mod typeset;
mod wire;
mod worker;

pub use limits::limit_self;
pub use pool::{RenderError, Rendered, Renderer, RendererConfig};
pub use wire::Job;
pub use worker::worker_main;
