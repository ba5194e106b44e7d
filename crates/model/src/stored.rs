//! How résumés, their sources and their cards are kept as JSON, so that what was stored once can be read for ever.
//!
//! A field that is added has a default ([`serde(default)`]) and leaves the number as it is: older rows lack the field,
//! and older programs skip it. Any other change of a stored shape raises [`JSON_VERSION`] and is undone for older
//! numbers in [`read`]. Real rows of every number are kept in `crates/testkit/samples/stored`, and tests read them.
//!
//! [`serde(default)`]: https://serde.rs/container-attrs.html#default

use serde::de::DeserializeOwned;

/// The number of the shapes of [`crate::ParsedResume`] and [`crate::Details`] as they are written today.
pub const JSON_VERSION: i64 = 1;

/// Why stored JSON cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum StoredError {
    /// A newer program wrote it.
    #[error("the stored JSON has version {found}, this program knows versions up to {JSON_VERSION}")]
    Newer {
        /// The version that stands beside it.
        found: i64,
    },
    /// It is not of the shape its version says.
    #[error("the stored JSON of version {version} is not of that shape")]
    Malformed {
        /// The version that stands beside it.
        version: i64,
        /// Where it differs.
        #[source]
        source: serde_json::Error,
    },
}

/// Reads JSON that was stored with the given version.
///
/// # Errors
/// [`StoredError`] for what a newer program wrote, and for what is damaged.
pub fn read<T: DeserializeOwned>(json: &str, version: i64) -> Result<T, StoredError> {
    if version > JSON_VERSION {
        return Err(StoredError::Newer { found: version });
    }
    serde_json::from_str(json).map_err(|source| StoredError::Malformed { version, source })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Details, ParsedResume};

    #[test]
    fn fields_that_an_older_row_lacks_take_their_defaults() {
        let resume: ParsedResume = read(r#"{"name": "Ada", "experience": [{"company": "Kiln"}]}"#, 1).unwrap();
        assert_eq!((resume.name.as_str(), resume.experience[0].company.as_str()), ("Ada", "Kiln"));
        assert_eq!(resume.experience[0].position, "");
        let details: Details = read(
            r#"{"engine": "embedded", "fields": [{"path": "name"}], "sections": [{"kind": "skills"}],
                "warnings": [{"code": "hidden_text"}], "paragraphs": [{"text": "A"}], "pages": [{"width": 612}]}"#,
            1,
        )
        .unwrap();
        assert_eq!(details.fields[0].path, "name");
        assert_eq!(details.warnings[0].quotes, [""; 0]);
        assert_eq!(details.pages[0].height, 0.0);
    }

    #[test]
    fn what_a_newer_program_wrote_is_not_guessed_at() {
        let refused = read::<ParsedResume>("{}", JSON_VERSION + 1);
        assert!(matches!(refused, Err(StoredError::Newer { .. })), "{refused:?}");
        let damaged = read::<ParsedResume>(r#"{"name": 7}"#, JSON_VERSION);
        assert!(matches!(damaged, Err(StoredError::Malformed { .. })), "{damaged:?}");
    }
}
