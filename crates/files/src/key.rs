use object_store::path::Path;

use crate::FilesError;

/// More than our keys need, less than what S3 (1024 bytes) takes together with a prefix.
const LONGEST: usize = 512;
/// What Linux takes as the name of a file, less the suffix that unfinished local writes carry.
const LONGEST_SEGMENT: usize = 200;

/// Checks a key. Only characters that mean nothing special to a file system, a URL or S3 pass, so that a key reads
/// the same everywhere.
pub(crate) fn path_of(key: &str) -> Result<Path, FilesError> {
    if key.len() <= LONGEST && key.split('/').all(is_segment) {
        Path::parse(key).map_err(|_| FilesError::BadKey)
    } else {
        Err(FilesError::BadKey)
    }
}

fn is_segment(segment: &str) -> bool {
    (1..=LONGEST_SEGMENT).contains(&segment.len())
        && segment != "."
        && segment != ".."
        && segment.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn keys_are_plain_segments() {
        let long = format!("uploads/{}", "a".repeat(LONGEST));
        for (key, allowed) in [
            ("uploads/019aa000-0000-7000-8000-000000000001", true),
            ("a", true),
            ("a/b/c.d_e-f", true),
            ("...", true),
            ("", false),
            ("/etc/passwd", false),
            ("a/", false),
            ("a//b", false),
            (".", false),
            ("..", false),
            ("../a", false),
            ("a/../../b", false),
            ("a\\..\\b", false),
            ("a b", false),
            ("a%2e%2e", false),
            ("a#1", false),
            ("é", false),
            ("a\0", false),
            (long.as_str(), false),
        ] {
            assert_eq!(path_of(key).is_ok(), allowed, "{key:?}");
        }
    }

    proptest! {
        #[test]
        fn an_allowed_key_is_kept_as_it_is_and_climbs_nowhere(key in "[a-c./\\\\%# ]{0,12}") {
            if let Ok(path) = path_of(&key) {
                prop_assert_eq!(path.as_ref(), key.as_str());
                prop_assert!(!key.starts_with('/') && key.split('/').all(|segment| segment != ".."));
            }
        }
    }
}
