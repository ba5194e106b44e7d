//! Keeping passwords out of what is printed.

/// Stands where a password stood.
pub(super) const HIDDEN: &str = "(hidden)";

/// A text with the passwords of all addresses in it hidden: `postgres://ada:secret@host/db` becomes
/// `postgres://ada:(hidden)@host/db`, and so does `?password=secret`.
pub fn hide_passwords(text: &str) -> String {
    text.split_inclusive(char::is_whitespace).map(in_address).collect()
}

/// The same for a text that is one address, whatever blanks and signs its password holds: everything up to the last `@`
/// is taken for the user's part.
pub(super) fn in_address(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (user, host) = rest.rsplit_once('@').map_or((None, rest), |(user, host)| (Some(user), host));
    let user = user.map_or(String::new(), |user| match user.split_once([':', '=']) {
        Some((name, _)) => format!("{name}:{HIDDEN}@"),
        None => format!("{user}@"),
    });
    let (host, query) = host.split_once('?').map_or((host, None), |(host, query)| (host, Some(query)));
    let query = query.map_or(String::new(), |query| format!("?{}", in_query(query)));
    format!("{scheme}://{user}{host}{query}")
}

fn in_query(query: &str) -> String {
    let parts = query.split('&').map(|part| match part.split_once('=') {
        Some((name, _)) if name.eq_ignore_ascii_case("password") => format!("{name}={HIDDEN}"),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_hidden_wherever_they_stand() {
        for (text, hidden) in [
            ("postgres://ada:secret@host/db", "postgres://ada:(hidden)@host/db"),
            (
                "postgres://ada:se@cr:et@host:5432/db?sslmode=disable",
                "postgres://ada:(hidden)@host:5432/db?sslmode=disable",
            ),
            ("postgres://ada:se/cret@host/db", "postgres://ada:(hidden)@host/db"),
            ("postgres://:secret@host/db", "postgres://:(hidden)@host/db"),
            ("postgres://host/db?user=ada&password=secret", "postgres://host/db?user=ada&password=(hidden)"),
            ("postgres://ada@host/db", "postgres://ada@host/db"),
            ("sqlite:data/vitae.db", "sqlite:data/vitae.db"),
            (
                "cannot reach https://ada:secret@host/x: refused by http://other:8080",
                "cannot reach https://ada:(hidden)@host/x: refused by http://other:8080",
            ),
            ("nothing of the kind", "nothing of the kind"),
        ] {
            assert_eq!(hide_passwords(text), hidden);
        }
        for odd in [
            "postgres://ada:se?cret@host/db",
            "postgres://ada:se#cret@host/db",
            "postgres://host/db?password=se@cret",
            "postgres://ada:se cret@host/db",
        ] {
            let hidden = in_address(odd);
            assert!(!hidden.contains("se") || !hidden.contains("cret"), "{hidden}");
        }
    }
}
