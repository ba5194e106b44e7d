use super::{block_on, config, print};
use crate::Outcome;
use crate::cli::Serve;
use tracing_subscriber::EnvFilter;
use vitae_server::{ChildProgram, Config, Entropy};

/// Serves the web application until told to stop.
pub fn run(options: &Serve) -> Outcome {
    let config = config()?;
    if options.print_config {
        return print(config.print().as_bytes());
    }
    log(&config);
    let program = own_program()?;
    block_on(async {
        let app = vitae_server::open(config, program, Entropy::system()).await?;
        vitae_server::serve(app).await
    })?
    .map_err(|error| error.report())
}

/// Logs go to standard error, so that standard output stays free.
fn log(config: &Config) {
    let logging = tracing_subscriber::fmt().with_env_filter(EnvFilter::new(&config.log)).with_writer(std::io::stderr);
    if config.log_json { logging.json().init() } else { logging.init() }
}

/// Untrusted files are read, and documents typeset, by this same binary with hidden commands.
fn own_program() -> Result<ChildProgram, String> {
    let path = std::env::current_exe().map_err(|error| format!("the program's own file cannot be found: {error}."))?;
    Ok(ChildProgram { path, read: vec!["read-untrusted".into()], render: vec!["render-worker".into()] })
}
