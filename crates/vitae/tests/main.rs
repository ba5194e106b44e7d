//! The binary, run as its users run it.

mod ai;
mod cli;
mod jobs;
mod serve;
