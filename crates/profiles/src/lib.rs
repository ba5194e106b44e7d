//! Profiles elsewhere: GitHub, LinkedIn's sign-in, and what a member takes out of LinkedIn (data export, "Save to PDF"); and
//! who somebody is at an identity provider.
//!
//! [`GitHub`], [`LinkedIn`] and [`OpenId`] ask these services and nobody else: redirections are not followed, and every address
//! is made from the configured ones, or named by the configured provider. What goes wrong is one of [`ProviderError`]'s cases. The mappers ([`linkedin::export`],
//! [`linkedin::pdf`]) and the merge ([`merge`]) do no I/O.

mod address;
mod cache;
mod error;
pub mod github;
mod http;
pub mod linkedin;
pub mod merge;
mod openid;
mod profile;

pub use error::ProviderError;
pub use github::GitHub;
pub use http::{OAuthApp, Patience, Secret};
pub use linkedin::LinkedIn;
pub use openid::{Attempt, OpenId, Person};
pub use profile::{GithubProfile, ImportedProfile, LanguageBytes, Repository};
