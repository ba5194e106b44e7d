//! `vitae`: the server and the command-line forms of the main job, in one binary.

mod cli;
mod commands;

use clap::Parser;
use cli::{Ai, Cli, Command, Content};
use rustix::fs::Mode;
use rustix::process::umask;
use std::process::ExitCode;

/// Whether a command writes to the data directory. What the others write belongs to the user, whose own umask counts.
fn keeps_data(command: &Command) -> bool {
    matches!(
        command,
        Command::Serve(_)
            | Command::Migrate
            | Command::Backup { .. }
            | Command::Restore { .. }
            | Command::Admin { .. }
            | Command::Jobs { .. }
    )
}

/// How a command ends when it fails: one sentence for standard error.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let command = Cli::parse().command;
    if keeps_data(&command) {
        // Whatever is made from here on is readable by its owner alone.
        umask(Mode::RWXG | Mode::RWXO);
    }
    let outcome = match command {
        Command::ReadUntrusted => return vitae_reader::child_main(),
        Command::RenderWorker => return vitae_renderer::worker_main(),
        Command::Parse(options) => commands::parse::run(&options),
        Command::Text(options) => commands::text::run(&options),
        Command::Score(options) => commands::score::run(&options),
        Command::Render(options) => commands::render::run(&options),
        Command::Openapi => commands::openapi::run(),
        Command::Serve(options) => commands::serve::run(&options),
        Command::Migrate => commands::migrate::run(),
        Command::Backup { file, verify } => commands::backup::make(&file, verify),
        Command::Restore { file, verify } => commands::backup::restore(&file, verify),
        Command::Content { command: Content::Check } => commands::content::check(),
        Command::Ai { command: Ai::Check } => commands::ai::check(),
        Command::Jobs { command } => commands::jobs::run(&command),
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
