//! Runs a stand-in for a language model's service until it is stopped: `doubles gemini|openai PORT KEY MODEL`. Port 0 is any
//! that is free. What it answers is set over HTTP (`PUT /control/modes`).

use std::process::ExitCode;
use vitae_testkit::gemini::GeminiServer;
use vitae_testkit::openai::OpenAiServer;

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
    eprintln!("doubles gemini|openai PORT KEY MODEL");
    ExitCode::FAILURE
}
