//! Whether two resumes say the same.

use crate::ParsedResume;
use crate::check::{addresses_of_entries, proposed};

/// Whether two resumes are stored alike: blanks around texts, `null` in place of nothing and a missing `https://` make no
/// difference.
pub fn say_the_same(one: &ParsedResume, other: &ParsedResume) -> bool {
    one == other || tidied(one).is_some_and(|one| tidied(other) == Some(one))
}

fn tidied(resume: &ParsedResume) -> Option<ParsedResume> {
    let mut resume = proposed(&serde_json::to_value(resume).ok()?).ok()?;
    resume.links.iter_mut().for_each(|link| complete(&mut link.url));
    addresses_of_entries(&mut resume).flatten().for_each(complete);
    Some(resume)
}

fn complete(address: &mut String) {
    let lower = address.to_ascii_lowercase();
    if !address.is_empty() && !lower.starts_with("https:") && !lower.starts_with("http:") {
        address.insert_str(0, "https://");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn resume(value: serde_json::Value) -> ParsedResume {
        serde_json::from_value(value).unwrap()
    }

    #[test]
    fn what_is_stored_alike_says_the_same() {
        let stored = || {
            json!({"name": "Ada Byron", "email": "ada@example.org", "skills": ["Rust"], "links": [{"name": "Page", "url": "ada.example.org"}],
                "projects": [{"name": "Engine", "description": "", "technologies": [], "duration": "", "url": "github.com/ada"}]})
        };
        for (path, value, is_same) in [
            ("/name", json!(" Ada Byron "), true),
            ("/links/0/url", json!("https://ada.example.org"), true),
            ("/projects/0/url", json!("https://github.com/ada"), true),
            ("/skills", json!(["Rust", " "]), true),
            ("/skills", json!(["Rust", "Go"]), false),
            ("/projects/0/url", json!("https://github.com/grace"), false),
            ("/name", json!("Ada"), false),
        ] {
            let mut changed = stored();
            *changed.pointer_mut(path).unwrap() = value.clone();
            assert_eq!(say_the_same(&resume(stored()), &resume(changed)), is_same, "{path} {value}");
        }
    }
}
