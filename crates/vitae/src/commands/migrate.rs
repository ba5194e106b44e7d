use super::{block_on, config};
use crate::Outcome;

/// Brings the database to this program's schema.
pub fn run() -> Outcome {
    let config = config()?;
    block_on(vitae_server::migrate(&config))?.map_err(|error| error.report())
}
