//! Runs a stand-in for an outside service until it is stopped: `doubles gemini|openai PORT KEY MODEL` or
//! `doubles vercel PORT TOKEN TEAM` or `doubles github|linkedin PORT CLIENT_ID CLIENT_SECRET`. Port 0 is any that is free.
//! What it answers is set over HTTP (`PUT /control/modes`).

use std::process::ExitCode;
use vitae_testkit::gemini::GeminiServer;
use vitae_testkit::github::GitHubServer;
use vitae_testkit::linkedin::LinkedInServer;
use vitae_testkit::openai::OpenAiServer;
use vitae_testkit::vercel::VercelServer;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [service, port, key, model] = &arguments[..] else { return usage() };
    let Ok(port) = port.parse() else { return usage() };
    match service.as_str() {
        "gemini" => {
            let server = GeminiServer::start_on(port, key, model);
            run(&server.base_url())
        }
        "openai" => {
            let server = OpenAiServer::start_on(port, key, model);
            run(&server.base_url())
        }
        "vercel" => {
            let server = VercelServer::start_on(port, key, (!model.is_empty()).then_some(model.as_str()));
            run(server.url())
        }
        "github" => {
            let server = GitHubServer::start_on(port, key, model);
            run(server.url())
        }
        "linkedin" => {
            let server = LinkedInServer::start_on(port, key, model);
            run(server.url())
        }
        _ => usage(),
    }
}

/// Says where it is, and stays.
fn run(base_url: &str) -> ! {
    println!("{base_url}");
    loop {
        std::thread::park();
    }
}

fn usage() -> ExitCode {
    eprintln!(
        "doubles gemini|openai PORT KEY MODEL\ndoubles vercel PORT TOKEN TEAM\ndoubles github|linkedin PORT CLIENT_ID CLIENT_SECRET"
    );
    ExitCode::FAILURE
}
