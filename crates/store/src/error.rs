use std::error::Error;

/// Everything that can go wrong when speaking to the database, in the store's own words.
///
/// `Display` never holds SQL or a value of a row; the cause of [`Unavailable`](Self::Unavailable) and
/// [`Database`](Self::Database) is reachable through [`Error::source`] and belongs in the log only.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another account already uses this address (compared trimmed and in lower case).
    #[error("another account already uses this email address")]
    EmailTaken,
    /// Some account has this identity or passkey already.
    #[error("an account has this identity or passkey already")]
    IdentityTaken,
    /// A link that works once was used, replaced or is too old.
    #[error("the link was used or is too old")]
    LinkExpired,
    /// One more record would exceed the caller's limit.
    #[error("the limit of {limit} is reached")]
    LimitReached {
        /// How many the user may keep.
        limit: u32,
    },
    /// One more upload would exceed what the user may keep unconfirmed.
    #[error("the limit of uploads that wait for their review is reached")]
    UnconfirmedLimitReached,
    /// The latest version is not the one that a change goes on from.
    #[error("the latest version is {current}, and the change goes on from another")]
    VersionConflict {
        /// The number of the latest version.
        current: i64,
    },
    /// The row to change does not exist, or belongs to somebody else.
    #[error("there is no such record")]
    NotFound,
    /// A text holds the character U+0000, which PostgreSQL cannot store, or a JSON argument is not JSON.
    #[error("the text cannot be stored")]
    UnstorableText,
    /// The address of the database cannot be used.
    #[error("{0}")]
    BadUrl(String),
    /// The database was written by a newer version of Vitae.
    #[error(
        "the database has schema version {found}, this program knows versions up to {known}: \
         start the newer program, or restore a backup made before the upgrade"
    )]
    NewerSchema {
        /// The version found in the database.
        found: i64,
        /// The newest version this program can create.
        known: i64,
    },
    /// A migration that was already applied differs from the one this program holds.
    #[error("schema version {version} in the database is not the one this program knows")]
    ForeignSchema {
        /// The version that differs.
        version: i64,
    },
    /// A copy is to be put where something is already.
    #[error("the database is not empty")]
    NotEmpty,
    /// A copy of the other kind of database.
    #[error("the copy is of the other kind of database ({kind})")]
    OtherDatabase {
        /// The copy's kind: `sqlite` or `postgres`.
        kind: String,
    },
    /// The files of a copy cannot be read or written.
    #[error("the files of the copy cannot be read or written: {0}")]
    Copy(#[from] std::io::Error),
    /// The database has no space left to write to; it recovers by itself once there is some.
    #[error("the database has no space left")]
    StorageFull(#[source] Box<dyn Error + Send + Sync>),
    /// The database cannot be reached or is too busy; trying again later may help.
    #[error("the database is not available")]
    Unavailable(#[source] Box<dyn Error + Send + Sync>),
    /// The database refused a statement or answered something unreadable: a defect, not a state.
    #[error("the database refused an operation")]
    Database(#[source] Box<dyn Error + Send + Sync>),
}

impl StoreError {
    /// Whether the database or the way to it failed, rather than a rule or a statement.
    pub(crate) fn is_fault_of_database(&self) -> bool {
        matches!(self, Self::StorageFull(_) | Self::Unavailable(_))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        if is_full(&error) {
            Self::StorageFull(Box::new(error))
        } else if is_temporary(&error) {
            Self::Unavailable(Box::new(error))
        } else {
            Self::Database(Box::new(error))
        }
    }
}

fn is_full(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(refusal) if refusal.code().is_some_and(|code| is_full_code(&code)))
}

/// SQLSTATE 53100 (disk full) of PostgreSQL; SQLite's FULL (13) and IOERR_SHMSIZE (4874), which a full disk gives when
/// the index of the write-ahead log has to grow.
fn is_full_code(code: &str) -> bool {
    matches!(code, "53100" | "13" | "4874")
}

fn is_temporary(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed => true,
        sqlx::Error::Database(refusal) => refusal.code().is_some_and(|code| is_temporary_code(&code)),
        _ => false,
    }
}

/// SQLSTATE classes 08 (connection), 53 (resources), 57P (shutdown) and 40 (serialisation, deadlock) of PostgreSQL;
/// the SQLite results BUSY (5), LOCKED (6), READONLY (8), IOERR (10), FULL (13) and CANTOPEN (14), of which sqlx gives the extended
/// code, whose low byte is the plain one.
fn is_temporary_code(code: &str) -> bool {
    if code.len() == 5 {
        return ["08", "53", "57P", "40"].iter().any(|class| code.starts_with(class));
    }
    code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 5 | 6 | 8 | 10 | 13 | 14))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn temporary_and_lasting_refusals_are_told_apart() {
        for (code, temporary) in [
            ("5", true),     // SQLITE_BUSY
            ("517", true),   // SQLITE_BUSY_SNAPSHOT
            ("8", true),     // SQLITE_READONLY: the disk was mounted so after a fault
            ("13", true),    // SQLITE_FULL
            ("1555", false), // SQLITE_CONSTRAINT_PRIMARYKEY
            ("2067", false), // SQLITE_CONSTRAINT_UNIQUE
            ("08006", true),
            ("53300", true),
            ("57P01", true),
            ("40001", true),
            ("23505", false),
            ("22021", false),
        ] {
            assert_eq!(is_temporary_code(code), temporary, "{code}");
        }
    }

    #[test]
    fn a_full_disk_is_told_from_other_faults() {
        for (code, full) in
            [("13", true), ("4874", true), ("53100", true), ("778", false), ("5", false), ("53200", false)]
        {
            assert_eq!(is_full_code(code), full, "{code}");
        }
    }

    #[test]
    fn a_cause_is_kept_but_not_shown() {
        let error = StoreError::from(sqlx::Error::PoolTimedOut);
        assert_eq!(error.to_string(), "the database is not available");
        assert!(error.source().is_some());
    }
}
