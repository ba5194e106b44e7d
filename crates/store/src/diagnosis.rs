//! What an operator should look at when the database cannot be opened.

use std::error::Error;
use std::io::{self, ErrorKind};

use crate::StoreError;

impl StoreError {
    /// What to check or to do about it, as full sentences; nothing when the error itself says everything.
    pub fn advice(&self) -> Option<&'static str> {
        let cause = match self {
            Self::StorageFull(_) => return Some("The disk is full: free some space."),
            Self::Unavailable(cause) | Self::Database(cause) => cause,
            _ => return None,
        };
        if let Some(error) = cause.downcast_ref::<sqlx::Error>() {
            return advice_on_sqlx(error);
        }
        cause.downcast_ref::<io::Error>().and_then(advice_on_io)
    }
}

fn advice_on_sqlx(error: &sqlx::Error) -> Option<&'static str> {
    match error {
        sqlx::Error::Io(error) => advice_on_io(error),
        sqlx::Error::Tls(_) => Some("Check the certificate of the database server and sslmode in the address."),
        sqlx::Error::PoolTimedOut => Some(
            "Nobody answered in time. Check that the database runs and that host and port in its address are right.",
        ),
        sqlx::Error::Database(refusal) => refusal.code().and_then(|code| advice_on_code(&code)),
        _ => None,
    }
}

/// By SQLSTATE for PostgreSQL, by the low byte of the extended result code for SQLite.
fn advice_on_code(code: &str) -> Option<&'static str> {
    match code {
        "28P01" | "28000" => return Some("Check user and password in the address, and pg_hba.conf of the server."),
        "3D000" => return Some("Check the name of the database in the address, or make it: createdb NAME."),
        "42501" => {
            return Some(
                "The user may not make tables there. Make it the owner of the database, or run as an administrator: \
                 GRANT CREATE ON SCHEMA public TO USER.",
            );
        }
        "53300" => return Some("The server has no free connection: raise its max_connections."),
        "53100" => return Some("The disk of the database server is full: free some space."),
        "57P03" => return Some("The database server is starting or stopping: try again in a moment."),
        _ => {}
    }
    match code.parse::<u32>().ok()? & 0xff {
        3 | 8 | 14 => Some("Check that the user who runs Vitae may write the database file and its folder."),
        5 | 6 => Some("Another program holds the database: stop it."),
        10 => Some("The disk is full, or cannot be read or written: check it, and the system's log."),
        11 => Some(
            "The file is damaged: restore a backup, or save what can be read with the command .recover of sqlite3.",
        ),
        13 => Some("The disk is full: free some space."),
        26 => Some("The file is not a SQLite database, or is damaged: name another file, or restore a backup."),
        _ => None,
    }
}

fn advice_on_io(error: &io::Error) -> Option<&'static str> {
    match error.kind() {
        ErrorKind::ConnectionRefused => {
            Some("Nobody listens there. Check that the database runs and that host and port in its address are right.")
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            Some("Check that the user who runs Vitae may write the database file and its folder.")
        }
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
            Some("A part of the path is a file, not a folder: name another path, or move that file away.")
        }
        ErrorKind::IsADirectory => Some("The path is a folder: name a file in it."),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Some("The disk is full: free some space."),
        ErrorKind::NotFound => Some("Check the path in the address; for PostgreSQL, that of its socket."),
        _ if is_unknown_host(error) => Some("Check the name of the host in the address of the database."),
        _ => None,
    }
}

/// The standard library has no kind for a name that does not resolve.
fn is_unknown_host(error: &(dyn Error + 'static)) -> bool {
    error.to_string().contains("lookup address")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequent_faults_come_with_what_to_check() {
        for (code, expected) in [
            ("28P01", "user and password"),
            ("3D000", "createdb"),
            ("42501", "GRANT CREATE"),
            ("26", "not a SQLite database"),
            ("11", "damaged"),
            ("267", "damaged"),
            ("13", "full"),
            ("1032", "may write"),
            ("5", "holds the database"),
        ] {
            assert!(advice_on_code(code).is_some_and(|advice| advice.contains(expected)), "{code}");
        }
        assert_eq!(advice_on_code("23505"), None);
        for (kind, expected) in [
            (ErrorKind::ConnectionRefused, "Nobody listens"),
            (ErrorKind::ReadOnlyFilesystem, "may write"),
            (ErrorKind::NotADirectory, "not a folder"),
            (ErrorKind::StorageFull, "full"),
        ] {
            let error = StoreError::Unavailable(Box::new(io::Error::from(kind)));
            assert!(error.advice().is_some_and(|advice| advice.contains(expected)), "{kind:?}");
            let error = StoreError::from(sqlx::Error::Io(io::Error::from(kind)));
            assert!(error.advice().is_some_and(|advice| advice.contains(expected)), "{kind:?}");
        }
        let full = StoreError::StorageFull(Box::new(io::Error::from(ErrorKind::StorageFull)));
        assert!(full.advice().is_some_and(|advice| advice.contains("full")));
        assert_eq!(StoreError::EmailTaken.advice(), None);
    }
}
