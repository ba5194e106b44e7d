//! Addresses as people write them.

use url::Url;
use vitae_model::limits::MAX_URL_BYTES;

/// An address of the web, with or without its scheme: `javascript:` and its like are none, and neither is one with a user's name.
pub(crate) fn web_address(text: &str) -> Option<Url> {
    let text = text.trim();
    let parsed = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https"));
    let parsed = parsed.or_else(|| Url::parse(&format!("https://{text}")).ok())?;
    let is_plain = parsed.username().is_empty() && parsed.password().is_none();
    (!text.is_empty() && text.len() <= MAX_URL_BYTES && is_plain).then_some(parsed)
}

/// The same of a host that is not only a name in some network.
pub(crate) fn public_address(text: &str) -> Option<String> {
    let address = web_address(text)?;
    address.host_str()?.contains('.').then(|| address.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_that_a_browser_may_be_sent_to_are_taken() {
        for (text, expected) in [
            ("ada.dev", Some("https://ada.dev/")),
            (" http://ada.dev/talks ", Some("http://ada.dev/talks")),
            ("ada.dev:8080/x", Some("https://ada.dev:8080/x")),
            ("localhost/x", None),
            ("javascript:alert(1)", None),
            ("javascript://ada.dev/%0aalert(1)", None),
            ("data:text/html,x", None),
            ("mailto:ada@ada.dev", None),
            ("https://ada:pw@ada.dev", None),
            ("", None),
        ] {
            assert_eq!(public_address(text).as_deref(), expected, "{text}");
        }
        assert_eq!(public_address(&format!("ada.dev/{}", "a".repeat(MAX_URL_BYTES))), None);
        assert_eq!(web_address("localhost:9000/ada").map(String::from).as_deref(), Some("https://localhost:9000/ada"));
    }
}
