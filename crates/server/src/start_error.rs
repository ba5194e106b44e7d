//! Why the server does not start, and what the operator can do about it.

use crate::config::{Config, hide_passwords};
use crate::error::chain;
use crate::security::master_key::KeyError;
use std::error::Error;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use vitae_dns::DnsError;
use vitae_files::FilesError;
use vitae_search::SearchError;
use vitae_store::StoreError;

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data directory cannot be used.
    #[error("The data directory {path} (VITAE_DATA) cannot be used")]
    Data {
        /// The directory.
        path: String,
        /// What the system said.
        source: io::Error,
    },
    /// The master key in the data directory cannot be used.
    #[error("The master key cannot be used")]
    Key(#[from] KeyError),
    /// The database cannot be opened.
    #[error("The database {url} (VITAE_DATABASE_URL) cannot be used")]
    Store {
        /// Its address, the password hidden.
        url: String,
        /// What the store said.
        source: StoreError,
    },
    /// The blob store cannot be opened.
    #[error("The file store {url} (VITAE_FILES_URL) cannot be used")]
    Files {
        /// Its address.
        url: String,
        /// What the store said.
        source: FilesError,
    },
    /// The index of the job board cannot be opened.
    #[error("The job index in {path} cannot be used")]
    JobIndex {
        /// Its folder.
        path: String,
        /// What the index said.
        source: SearchError,
    },
    /// Name servers cannot be asked.
    #[error("The name servers of this machine cannot be used. Set VITAE_DNS_SERVER")]
    Dns(#[source] DnsError),
    /// Nobody can listen there.
    #[error("Cannot listen on {listen} (VITAE_LISTEN)")]
    Listen {
        /// The address.
        listen: SocketAddr,
        /// What the system said.
        source: io::Error,
    },
    /// The system refused something while running.
    #[error("The server stopped")]
    Run(#[from] io::Error),
}

impl StartError {
    /// The database of these settings cannot be used.
    pub fn store(config: &Config, source: StoreError) -> Self {
        Self::Store { url: hide_passwords(config.database_url.reveal()), source }
    }

    /// The file store of these settings cannot be used.
    pub fn files(config: &Config, source: FilesError) -> Self {
        Self::Files { url: hide_passwords(&config.files_url), source }
    }

    /// What failed with all its causes in one line, passwords hidden, and on a second line what to check, if anything
    /// helps.
    pub fn report(&self) -> String {
        let story = format!("{}.", chain(self));
        let advice = self.advice().map_or(String::new(), |advice| format!("\n{advice}"));
        hide_passwords(&(story + &advice))
    }

    fn advice(&self) -> Option<&'static str> {
        match self {
            Self::Store { source, .. } => source.advice(),
            Self::Listen { source, .. } => advice_on_listening(source.kind()),
            Self::Files { source: FilesError::BadUrl(_), .. } => None,
            Self::Files { .. } => advice_on_folder(io_kind(self)?, FILES_ELSEWHERE),
            Self::JobIndex { source, .. } => advice_on_job_index(source),
            Self::Dns(_) => None,
            Self::Data { .. } | Self::Key(_) => advice_on_folder(io_kind(self)?, DATA_ELSEWHERE),
            Self::Run(_) => None,
        }
    }
}

/// What to check when a folder cannot be written, and how to choose another.
const DATA_ELSEWHERE: [&str; 2] = [
    "Check that the user who runs Vitae may write to that folder, or set VITAE_DATA to one that can be written.",
    "A part of the path is a file, not a folder: set VITAE_DATA to another path, or move that file away.",
];
const FILES_ELSEWHERE: [&str; 2] = [
    "Check that the user who runs Vitae may write to that folder, or set VITAE_FILES_URL to one that can be written.",
    "A part of the path is a file, not a folder: set VITAE_FILES_URL to another path, or move that file away.",
];

fn advice_on_folder(kind: ErrorKind, [not_writable, not_a_folder]: [&'static str; 2]) -> Option<&'static str> {
    match kind {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Some(not_writable),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists | ErrorKind::IsADirectory => Some(not_a_folder),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Some("The disk is full: free some space."),
        _ => None,
    }
}

fn advice_on_job_index(error: &SearchError) -> Option<&'static str> {
    match error {
        SearchError::InUse => {
            Some("Another Vitae works in that data directory: stop it, or set VITAE_DATA to another folder.")
        }
        SearchError::Full(_) => Some("The disk is full: free some space."),
        SearchError::Unavailable(_) => None,
    }
}

fn advice_on_listening(kind: ErrorKind) -> Option<&'static str> {
    match kind {
        ErrorKind::AddrInUse => Some("Another program listens there: stop it, or set VITAE_LISTEN to another port."),
        ErrorKind::AddrNotAvailable => Some(
            "This machine does not have that address: set VITAE_LISTEN to one it has, or to 0.0.0.0 for all of them.",
        ),
        ErrorKind::PermissionDenied => {
            Some("Ports below 1024 need the right CAP_NET_BIND_SERVICE: set VITAE_LISTEN to a higher port.")
        }
        _ => None,
    }
}

/// The kind of the system's error among the causes.
fn io_kind(error: &(dyn Error + 'static)) -> Option<ErrorKind> {
    let own = error.downcast_ref::<io::Error>().map(io::Error::kind);
    own.or_else(|| error.source().and_then(io_kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listen(kind: ErrorKind) -> String {
        StartError::Listen { listen: ([127, 0, 0, 1], 80).into(), source: kind.into() }.report()
    }

    #[test]
    fn causes_come_in_one_line_and_advice_on_the_next() {
        let report = listen(ErrorKind::AddrInUse);
        let lines: Vec<_> = report.lines().collect();
        assert_eq!(lines[0], "Cannot listen on 127.0.0.1:80 (VITAE_LISTEN): address in use.");
        assert!(lines.len() == 2 && lines[1].contains("stop it"), "{report}");
        assert!(listen(ErrorKind::AddrNotAvailable).contains("does not have that address"));
        assert!(listen(ErrorKind::PermissionDenied).contains("higher port"));
        assert_eq!(listen(ErrorKind::Interrupted).lines().count(), 1);
    }

    #[test]
    fn a_full_disk_is_found_however_deep_it_lies() {
        let full = FilesError::Full(Box::new(io::Error::from(ErrorKind::StorageFull)));
        let error = StartError::Files { url: "file:data/files".into(), source: full };
        assert!(error.report().ends_with("The disk is full: free some space."), "{}", error.report());
    }

    #[test]
    fn a_job_index_in_use_says_who_uses_it() {
        let error = StartError::JobIndex { path: "data/job-index".into(), source: SearchError::InUse };
        let report = error.report();
        assert!(
            report.starts_with("The job index in data/job-index cannot be used: another process uses the "),
            "{report}"
        );
        assert!(report.lines().nth(1).is_some_and(|advice| advice.contains("stop it")), "{report}");
    }

    #[test]
    fn no_password_is_printed() {
        let cause = io::Error::other("no answer from https://ada:secret@files.example.org/x");
        let error = StartError::Files { url: "s3://b".into(), source: FilesError::Unavailable(Box::new(cause)) };
        assert!(error.report().contains("https://ada:(hidden)@files.example.org/x"), "{}", error.report());
    }
}
