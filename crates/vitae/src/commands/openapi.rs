use super::print;
use crate::Outcome;

/// Prints the API's description.
pub fn run() -> Outcome {
    print(vitae_server::openapi_text().as_bytes())
}
