//! Sites at Vercel: deployed, given domains, and taken down.
//!
//! [`Vercel`] speaks Vercel's REST API with one account's token. A site is a project of its own there; deploying it again
//! replaces what the project shows. A small site goes along with the call that creates the deployment; of a larger one, the
//! host names the files that it lacks, by their SHA-1, and only those are sent. What goes wrong is one of [`HostingError`]'s
//! cases. Dropping a call closes its connection; what the host has begun by then goes on, and is removed with
//! [`Vercel::delete_deployment`] or [`Vercel::delete_project`].

mod deployments;
mod domains;
mod error;
mod settings;
mod site;
mod transport;

pub use deployments::{Created, Live, Progress};
pub use domains::{Domain, Record};
pub use error::HostingError;
pub use settings::{PUBLIC_URL, Patience, Settings, Token};
pub use site::{Site, SiteFile, Source};

/// An account at Vercel.
pub struct Vercel {
    http: transport::Http,
}

impl Vercel {
    /// The account of the settings. Nothing is sent.
    ///
    /// # Errors
    /// [`HostingError::Setup`] when the system's certificates cannot be read or the token is none.
    pub fn new(settings: Settings) -> Result<Self, HostingError> {
        Ok(Self { http: transport::Http::new(settings)? })
    }
}
