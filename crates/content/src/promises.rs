//! What a text must not promise.

/// Sentences that nobody can keep, or that nobody here keeps.
const REFUSED: &str = include_str!("promises.txt");

/// The refused promises that a text makes.
pub(crate) fn promises(text: &str) -> impl Iterator<Item = &'static str> {
    let text = text.to_lowercase();
    let refused = REFUSED.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    refused.filter(move |promise| text.contains(promise))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promises_are_found_in_any_case() {
        for (text, expected) in [
            ("We guarantee an interview.", vec!["guarantee"]),
            ("We Reply within two days.", vec!["we reply within"]),
            ("We aim to reply within 24 hours.", vec![]),
            ("Your files lie on this server.", vec![]),
        ] {
            assert_eq!(promises(text).collect::<Vec<_>>(), expected, "{text}");
        }
    }

    /// The pages made of TOML are compiled into the web app, where the check of the compiled content does not see them.
    #[test]
    fn no_page_made_of_toml_makes_one() {
        for (file, text) in [
            ("authors", include_str!("../../../content/authors.toml")),
            ("contact", include_str!("../../../content/contact.toml")),
            ("faqs", include_str!("../../../content/faqs.toml")),
            ("interview", include_str!("../../../content/interview.toml")),
            ("interview-questions", include_str!("../../../content/interview-questions.toml")),
            ("landing", include_str!("../../../content/landing.toml")),
            ("pricing", include_str!("../../../content/pricing.toml")),
        ] {
            assert_eq!(promises(text).collect::<Vec<_>>(), Vec::<&str>::new(), "{file}");
        }
    }
}
