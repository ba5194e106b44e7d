use url::Url;

/// Longest name of an account.
const MAX_CHARS: usize = 39;

/// The account's name in what a user typed: an address below `web`, with or without scheme, `@name` or the name alone.
pub fn login_of(typed: &str, web: &Url) -> Option<String> {
    let typed = typed.trim();
    let name = match typed.strip_prefix('@') {
        Some(name) => name,
        None if is_login(typed) => typed,
        None => return of_address(typed, web),
    };
    is_login(name).then(|| name.to_owned())
}

fn of_address(typed: &str, web: &Url) -> Option<String> {
    let with_scheme = if typed.contains("://") { typed.to_owned() } else { format!("{}://{typed}", web.scheme()) };
    let address = Url::parse(&with_scheme).ok()?;
    let host = address.host_str()?;
    let same_host = host.strip_prefix("www.").unwrap_or(host).eq_ignore_ascii_case(web.host_str()?);
    if !same_host || !matches!(address.scheme(), "http" | "https") || !address.username().is_empty() {
        return None;
    }
    let name = address.path_segments()?.find(|segment| !segment.is_empty())?;
    is_login(name).then(|| name.to_owned())
}

/// Letters, digits and single hyphens between them.
fn is_login(name: &str) -> bool {
    let signs = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    signs && (1..=MAX_CHARS).contains(&name.len()) && !name.starts_with('-') && !name.ends_with('-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn git_10_a_name_is_found_in_what_people_type() {
        let web = Url::parse("https://github.com").unwrap();
        let long = "a".repeat(40);
        for (typed, expected) in [
            ("https://github.com/ada", Some("ada")),
            (" http://www.GitHub.com/Ada-Byron/ ", Some("Ada-Byron")),
            ("github.com/ada/engine?tab=readme#top", Some("ada")),
            ("@ada", Some("ada")),
            ("ada", Some("ada")),
            ("", None),
            ("https://github.com", None),
            ("https://github.com/-ada", None),
            ("https://github.com/ada_byron", None),
            ("https://gitlab.com/ada", None),
            ("https://github.com.evil.example/ada", None),
            ("https://evil.example/github.com/ada", None),
            ("https://github.com@evil.example/ada", None),
            ("https://me@github.com/ada", None),
            ("ftp://github.com/ada", None),
            ("javascript:alert(1)", None),
            ("http://169.254.169.254/latest", None),
            ("../../admin", None),
            (long.as_str(), None),
        ] {
            assert_eq!(login_of(typed, &web).as_deref(), expected, "{typed}");
        }
    }

    #[test]
    fn another_github_is_known_by_its_own_address() {
        let web = Url::parse("https://git.example.org").unwrap();
        assert_eq!(login_of("git.example.org/ada", &web).as_deref(), Some("ada"));
        assert_eq!(login_of("https://github.com/ada", &web), None);
    }
}
