use super::{block_on, config, print};
use crate::Outcome;

/// Asks the language model of the settings for a word.
pub fn check() -> Outcome {
    let config = config()?;
    let found = block_on(vitae_server::check_ai(&config))??;
    print(format!("{found}\n").as_bytes())
}
