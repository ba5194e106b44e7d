//! `vitae`: the server and the command-line forms of the main job, in one binary.

mod cli;
mod commands;

use clap::Parser;
use cli::{Cli, Command};
use std::process::ExitCode;

/// How a command ends when it fails: one sentence for standard error.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::ReadUntrusted => return vitae_reader::child_main(),
        Command::Parse(options) => commands::parse::run(&options),
        Command::Score(options) => commands::score::run(&options),
        Command::Render(options) => commands::render::run(&options),
        Command::Openapi => commands::openapi::run(),
        Command::Serve(options) => commands::serve::run(&options),
        Command::Migrate => commands::migrate::run(),
        Command::Admin { command } => commands::admin::run(&command),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("vitae: {sentence}");
            ExitCode::FAILURE
        }
    }
}
