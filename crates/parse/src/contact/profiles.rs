//! Addresses of profiles: which service they are of, and whether two are the same.

use crate::vocabulary::{PROFILES, WEBSITE_LABELS};
use crate::words::{fold, single_spaced};

/// Hosts (and beginnings of paths) of addresses that lead to no page of a person: maps, messengers by number, redirections.
const IMPERSONAL: &[&str] = &[
    "maps.google.",
    "google.com/maps",
    "goo.gl/maps",
    "maps.app.goo.gl",
    "maps.apple.com",
    "openstreetmap.org",
    "wa.me/",
    "api.whatsapp.com",
    "doi.org/",
    "dx.doi.org/",
    "arxiv.org/",
];

/// What a page of the person is called whose host is none of the known ones and that has no label.
const WEBSITE: &str = "Website";

/// An address without scheme and `www.`, its host in small letters.
fn bare(url: &str) -> String {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let (host, path) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    let host = host.to_lowercase();
    let host = ["www.", "m.", "mobile."].iter().find_map(|lead| host.strip_prefix(lead)).unwrap_or(&host);
    format!("{host}{path}")
}

fn host(bare: &str) -> &str {
    bare.split(['/', '?', '#']).next().unwrap_or_default()
}

/// Whether two addresses lead to the same page.
pub(super) fn same(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// What addresses of one page have in common: a profile may be printed with its country's host, a query or without its language.
fn key(url: &str) -> String {
    let bare = bare(url);
    match profile(&bare) {
        Some((name, rest)) if name != "Google Scholar" => {
            let own = rest.split(['/', '?', '#']).find(|part| !part.is_empty()).unwrap_or_default();
            format!("{name}/{}", own.to_lowercase())
        }
        _ => bare.trim_end_matches(['/', '#']).to_lowercase(),
    }
}

/// Whether two addresses have one host.
pub(super) fn same_host(one: &str, other: &str) -> bool {
    let (one, other) = (bare(one), bare(other));
    let (one, other) = (host(&one), host(&other));
    one == other || one.ends_with(&format!(".{other}")) || other.ends_with(&format!(".{one}"))
}

/// The service whose profile an address (as [`bare`] gives it) is, and what stands behind the beginning that all its
/// profiles share.
fn profile(bare: &str) -> Option<(&'static str, &str)> {
    PROFILES.iter().find_map(|(start, name)| {
        let host_end = start.find('/').unwrap_or(start.len());
        let rest = behind(bare, start)?;
        let parts =
            rest.split(['?', '#']).next().unwrap_or_default().split('/').filter(|part| !part.is_empty()).count();
        // Behind a bare host stands the name alone: `github.com/ada/hull` is a project.
        let own = start.len() > host_end + 1 || parts == 1;
        (own && rest.chars().any(char::is_alphanumeric)).then_some((*name, rest))
    })
}

/// What stands behind the beginning of a profile's address; the host may be a country's: `de.linkedin.com/in/`.
fn behind<'a>(bare: &'a str, start: &str) -> Option<&'a str> {
    let country = || bare.split_once('.').filter(|(country, _)| country.len() == 2).map(|(_, rest)| rest);
    bare.strip_prefix(start).or_else(|| country()?.strip_prefix(start))
}

/// Whether an address is that of a profile at a known service.
pub(super) fn is_profile(url: &str) -> bool {
    profile(&bare(url)).is_some()
}

/// The known service whose host an address has.
fn service(bare: &str) -> Option<&'static str> {
    let host = host(bare);
    let of_host = |start: &str| {
        let own = start.split('/').next().unwrap_or_default();
        host == own || host.strip_suffix(own).is_some_and(|sub| sub.ends_with('.'))
    };
    PROFILES.iter().find(|(start, _)| of_host(start)).map(|(_, name)| *name)
}

/// Whether an address can be a page of the person: no map and no paper, and of a service that gives people profiles (but
/// for a host of the person's own there, `ada.medium.com`) nothing but a profile.
pub(super) fn is_personal(url: &str) -> bool {
    let bare = bare(url);
    let host = host(&bare);
    let shared = || PROFILES.iter().any(|(start, _)| start.split('/').next() == Some(host));
    let known = profile(&bare).is_some() || !shared();
    known && !host.contains('@') && !IMPERSONAL.iter().any(|start| bare.starts_with(start))
}

/// What a link is called: by its host, else by its label, else `Website`.
pub(super) fn name_of(url: &str, label: Option<&str>) -> String {
    if let Some(name) = service(&bare(url)) {
        return name.to_owned();
    }
    let label = single_spaced(label.unwrap_or_default());
    let label = label.trim_matches(|c: char| !c.is_alphanumeric());
    let printed = label.contains("://") || label.split(' ').any(|word| word.contains('.'));
    let says_nothing = label.is_empty() || printed || WEBSITE_LABELS.contains(fold(label).as_str());
    if says_nothing { WEBSITE.to_owned() } else { label.to_owned() }
}

/// Whether a text is the name of a known service.
pub(super) fn is_service(text: &str) -> bool {
    start_of(text).is_some()
}

/// Where the profiles of a service begin, by its name.
fn start_of(name: &str) -> Option<&'static str> {
    let folded = fold(name);
    let folded = folded.strip_suffix(" profile").or_else(|| folded.strip_suffix(" id")).unwrap_or(&folded);
    let named = |name: &str| fold(name) == folded || (folded == "twitter" && name == "X");
    // A lone letter labels nothing.
    PROFILES.iter().find(|(_, name)| named(name) && folded.len() > 1).map(|(start, _)| *start)
}

/// Fewest and most characters of a name at a service.
const HANDLE: std::ops::RangeInclusive<usize> = 3..=60;

/// The address of a profile by its service and the name there; of Google Scholar and the like the name says nothing.
pub(super) fn of_handle(label: &str, handle: &str) -> Option<String> {
    let start = start_of(label).filter(|start| start.ends_with('/'))?;
    let handle = handle.trim_start_matches(['@', '/']).trim_end_matches('/');
    let handle = handle.strip_prefix("in/").unwrap_or(handle);
    let shaped = handle.chars().all(|c| c.is_alphanumeric() || "-_.".contains(c));
    let said = !crate::fields::records::links::is_link_text(handle) && fold(handle) != "profile";
    (HANDLE.contains(&handle.chars().count()) && shaped && said).then(|| format!("https://{start}{handle}"))
}

/// An address as printed, with its scheme.
pub(super) fn with_scheme(text: &str) -> String {
    if text.contains("://") { text.to_owned() } else { format!("https://{text}") }
}

/// Where a link leads: a page of the web, without the redirection that exports of documents put before it.
pub(super) fn target(link: &str) -> Option<String> {
    let link = link.trim();
    let lower = link.to_lowercase();
    if !(lower.starts_with("http://") || lower.starts_with("https://")) {
        return (!lower.contains(':') && crate::recognise::address::is_whole_url(link, false))
            .then(|| with_scheme(link));
    }
    let redirected = link.split_once("google.com/url?").and_then(|(_, query)| {
        let own = query.split('&').find_map(|part| part.strip_prefix("q="))?;
        Some(percent_decoded(own)).filter(|own| own.starts_with("http"))
    });
    Some(redirected.unwrap_or_else(|| link.to_owned()))
}

/// A text with `%3A` and the like read.
fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, behind)) = rest.split_first() {
        let code = behind.get(..2).filter(|_| *first == b'%').and_then(|code| std::str::from_utf8(code).ok());
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &behind[2..] } else { behind };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn services_name_their_links() {
        let cases = [
            ("https://www.linkedin.com/in/ada", None, "LinkedIn", true),
            ("de.linkedin.com/in/ada", None, "LinkedIn", true),
            ("https://linkedin.com/company/acme", None, "LinkedIn", false),
            ("github.com/ada", Some("Code"), "GitHub", true),
            ("github.com/ada/hull", None, "GitHub", false),
            ("https://orcid.org/0000-0002-1825-0097", None, "ORCID", true),
            ("ada.example.org", Some("Portfolio"), "Portfolio", false),
            ("ada.example.org", Some("Web"), "Website", false),
            ("ada.example.org", None, "Website", false),
            ("ada.medium.com", None, "Medium", false),
        ];
        for (url, label, name, profile) in cases {
            assert_eq!((name_of(url, label).as_str(), is_profile(url)), (name, profile), "{url}");
        }
    }

    #[test]
    fn maps_papers_and_companies_are_no_pages_of_a_person() {
        let cases = [
            ("https://maps.google.com/?q=Leeds", false),
            ("https://www.google.com/maps/place/Leeds", false),
            ("https://doi.org/10.1000/182", false),
            ("https://linkedin.com/company/acme", false),
            ("https://github.com/ada/hull", false),
            ("https://github.com", false),
            ("https://github.com/ada", true),
            ("https://ada.medium.com", true),
            ("https://ada.example.org/work", true),
        ];
        for (url, want) in cases {
            assert_eq!(is_personal(url), want, "{url}");
        }
    }

    #[test]
    fn one_page_has_several_addresses() {
        let cases = [
            ("https://www.linkedin.com/in/ada/", "linkedin.com/in/Ada?trk=x", true),
            ("https://de.linkedin.com/in/ada", "https://linkedin.com/in/ada/en", true),
            ("http://ada.example.org/", "ada.example.org", true),
            ("github.com/ada", "github.com/bea", false),
            ("github.com/ada", "github.com/ada/hull", false),
        ];
        for (one, other, want) in cases {
            assert_eq!(same(one, other), want, "{one} {other}");
        }
    }

    #[test]
    fn names_at_services_give_addresses() {
        let cases = [
            ("GitHub", "@adabyron", Some("https://github.com/adabyron")),
            ("LinkedIn", "in/ada-byron", Some("https://linkedin.com/in/ada-byron")),
            ("ORCID iD", "0000-0002-1825-0097", Some("https://orcid.org/0000-0002-1825-0097")),
            ("Twitter", "@ada", Some("https://twitter.com/ada")),
            ("GitHub", "profile", None),
            ("LinkedIn", "Ada Byron", None),
            ("Phone", "adabyron", None),
        ];
        for (label, handle, want) in cases {
            assert_eq!(of_handle(label, handle).as_deref(), want, "{label} {handle}");
        }
    }

    #[test]
    fn targets_are_pages_of_the_web() {
        let cases = [
            ("https://ada.example.org", Some("https://ada.example.org")),
            ("https://www.google.com/url?q=https%3A%2F%2Fgithub.com%2Fada&sa=D", Some("https://github.com/ada")),
            ("mailto:ada@example.org", None),
            ("tel:+44113", None),
            ("github.com/ada", Some("https://github.com/ada")),
            ("#top", None),
        ];
        for (link, want) in cases {
            assert_eq!(target(link).as_deref(), want, "{link}");
        }
    }
}
