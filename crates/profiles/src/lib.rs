//! Profiles elsewhere: GitHub, LinkedIn's sign-in, and what a member takes out of LinkedIn (data export, "Save to PDF").
//!
//! [`GitHub`] and [`LinkedIn`] ask the two services and nobody else: redirections are not followed, and every address is
//! made from the configured ones. What goes wrong is one of [`ProviderError`]'s cases. The mappers ([`linkedin::export`],
//! [`linkedin::pdf`]) and the merge ([`merge`]) do no I/O.

mod address;
mod cache;
mod error;
pub mod github;
mod http;
pub mod linkedin;
pub mod merge;
mod profile;

pub use error::ProviderError;
pub use github::GitHub;
pub use http::{OAuthApp, Patience, Secret};
pub use linkedin::LinkedIn;
pub use profile::{GithubProfile, ImportedProfile, LanguageBytes, Repository};
