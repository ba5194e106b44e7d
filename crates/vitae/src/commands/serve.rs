use super::{block_on, config, print};
use crate::Outcome;
use crate::cli::Serve;
use tracing_subscriber::EnvFilter;
use vitae_server::{Config, Entropy, ReaderProgram};

/// Serves the web application until told to stop.
pub fn run(options: &Serve) -> Outcome {
    let config = config()?;
    if options.print_config {
        return print(config.print().as_bytes());
    }
    log(&config)?;
    let program = own_program()?;
    block_on(async {
        let app = vitae_server::open(config, program, Entropy::system()).await?;
        vitae_server::serve(app).await
    })?
    .map_err(|error| error.to_string())
}

/// Logs go to standard error, so that standard output stays free.
fn log(config: &Config) -> Outcome {
    let filter = EnvFilter::try_new(&config.log).map_err(|error| format!("VITAE_LOG is not a log filter: {error}."))?;
    let logging = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if config.log_json {
        logging.json().init()
    } else {
        logging.init()
    }
    Ok(())
}

/// Untrusted files are read by this same binary with a hidden command.
fn own_program() -> Result<ReaderProgram, String> {
    let path = std::env::current_exe().map_err(|error| format!("the program's own file cannot be found: {error}."))?;
    Ok(ReaderProgram { path, args: vec!["read-untrusted".into()] })
}
