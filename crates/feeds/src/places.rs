//! Places as sources write them, apart from what they say about working from home.

use crate::guess::{self, Workplace};
use crate::value::{elements, first, joined, text};
use serde_json::Value;

/// Most characters of the places of one job; more are counted.
const MOST_CHARS: usize = 160;

/// What separates the parts of one place.
const BETWEEN: [char; 7] = [',', '/', '|', '(', ')', ':', '•'];

/// Words for a kind of workplace. They may stand in front of a place or behind it.
const KINDS: [&str; 10] = [
    "remote",
    "remotely",
    "remote-first",
    "hybrid",
    "on-site",
    "onsite",
    "in-office",
    "homeoffice",
    "home-office",
    "telecommute",
];

/// Words that stand with them.
const BESIDE: [&str; 16] = [
    "fully", "100%", "full", "partly", "within", "in", "from", "only", "work", "working", "or", "oder", "and",
    "possible", "ok", "friendly",
];

/// Words of a count in place of names: `3 Locations`, `Multiple sites`.
const COUNTED: [&str; 18] = [
    "location",
    "locations",
    "place",
    "places",
    "site",
    "sites",
    "office",
    "offices",
    "city",
    "cities",
    "standort",
    "standorte",
    "standorten",
    "orte",
    "lieux",
    "ubicaciones",
    "sedi",
    "locais",
];

/// Words for a number that is not given.
const MANY: [&str; 10] = [
    "multiple",
    "various",
    "several",
    "many",
    "different",
    "mehrere",
    "verschiedene",
    "plusieurs",
    "varias",
    "diverse",
];

/// The places that a value names: a text, a list of texts, or objects with the parts of an address.
pub fn read(value: &Value) -> String {
    joined(elements(value).iter().map(one), "; ")
}

fn one(value: &Value) -> String {
    if !value.is_object() {
        return text(value);
    }
    let address = if value["address"].is_object() { &value["address"] } else { value };
    let part = |keys: [&str; 3]| first(keys.map(|key| &address[key]));
    let country = first([&address["addressCountry"]["name"], &address["addressCountry"], &address["country"]]);
    let parts = joined(
        [part(["city", "locality", "addressLocality"]), part(["region", "state", "addressRegion"]), country],
        ", ",
    );
    if parts.is_empty() { first([&value["name"], &value["location"], &value["address"]]) } else { parts }
}

/// The names of places in a text, without words for the workplace and counts of places that are not named; empty when
/// nothing else stands there.
pub fn named(text: &str) -> String {
    joined(text.split(';').map(without_kinds), "; ")
}

/// Several places of one job in one line; what is too long is counted.
pub fn together(places: &[String]) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut chars = 0;
    for place in places {
        chars += place.chars().count() + 2;
        if chars > MOST_CHARS && !kept.is_empty() {
            break;
        }
        kept.push(place);
    }
    match places.len() - kept.len() {
        0 => kept.join("; "),
        more => format!("{} and {more} more", kept.join("; ")),
    }
}

/// One place: `Remote - Lyon, France`, `US, TX, Remote` and `Lyon (hybrid)` lose their words for the workplace.
fn without_kinds(place: &str) -> String {
    let place = place.trim();
    if is_count(place) {
        return String::new();
    }
    if guess::workplace(place) == Workplace::default() {
        return place.to_owned();
    }
    let dashed = [" - ", " – ", " — "].iter().fold(place.to_owned(), |text, dash| text.replace(dash, ","));
    let parts: Vec<&str> = dashed.split(BETWEEN).map(str::trim).filter(|part| !part.is_empty()).collect();
    let own = parts.iter().map(|part| without_kind(part)).filter(|part| !is_count(part));
    joined(own, ", ")
}

/// `Remote in France`, `Fully remote US` and `US Remote` without the words for the workplace.
fn without_kind(part: &str) -> String {
    let words: Vec<&str> = part.split_whitespace().collect();
    let is_kind = |word: &&str| KINDS.contains(&word.to_lowercase().as_str());
    let is_said = |word: &&str| is_kind(word) || BESIDE.contains(&word.to_lowercase().as_str());
    if !words.iter().any(is_kind) {
        return if guess::is_workplace_alone(part) { String::new() } else { part.to_owned() };
    }
    let front = words.iter().take_while(|word| is_said(word)).count();
    let rest = &words[front..];
    let back = rest.iter().rev().take_while(|word| is_said(word)).count();
    rest[..rest.len() - back].join(" ")
}

fn is_count(text: &str) -> bool {
    let lower = text.to_lowercase();
    match lower.split_whitespace().collect::<Vec<_>>()[..] {
        [many, what] => (many.parse::<u32>().is_ok() || MANY.contains(&many)) && COUNTED.contains(&what),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn places_are_named_without_their_workplace() {
        for (text, expected) in [
            ("Lyon, France", "Lyon, France"),
            ("US, TX, Remote", "US, TX"),
            ("Remote", ""),
            ("Remote; Warsaw, Poland", "Warsaw, Poland"),
            ("Remote - Lyon, France", "Lyon, France"),
            ("Remote – EMEA", "EMEA"),
            ("Remote (Poland)", "Poland"),
            ("Remote in Germany", "Germany"),
            ("Remote, UK or Ireland", "UK or Ireland"),
            ("Fully Remote US", "US"),
            ("US Remote", "US"),
            ("100% remote", ""),
            ("Work from home", ""),
            ("Remote: Canada", "Canada"),
            ("Remote/Berlin", "Berlin"),
            ("Tallinn, Estonia (Hybrid)", "Tallinn, Estonia"),
            ("Hybrid or remote", ""),
            ("London (on-site)", "London"),
            ("3 Locations", ""),
            ("Multiple locations", ""),
            ("Mehrere Standorte", ""),
            ("Remote, 2 offices", ""),
            ("Two Rivers, WI", "Two Rivers, WI"),
            ("Stratford-upon-Avon", "Stratford-upon-Avon"),
            ("City", "City"),
        ] {
            assert_eq!(named(text), expected, "{text}");
        }
    }

    #[test]
    fn places_are_read_in_every_shape() {
        for (value, expected) in [
            (json!("Leeds"), "Leeds"),
            (json!(["Remote", "Warsaw, Poland", "Remote"]), "Remote; Warsaw, Poland"),
            (json!({"name": "Leeds"}), "Leeds"),
            (json!({"city": "Leeds", "country": "UK"}), "Leeds, UK"),
            (json!([{"address": {"addressLocality": "Turin", "addressCountry": {"name": "Italy"}}}]), "Turin, Italy"),
            (json!(null), ""),
            (json!([]), ""),
            (json!(true), ""),
        ] {
            assert_eq!(read(&value), expected, "{value}");
        }
    }

    #[test]
    fn many_places_are_counted() {
        let places: Vec<String> = (0..40).map(|n| format!("Town number {n}")).collect();
        assert_eq!(together(&places[..2]), "Town number 0; Town number 1");
        let all = together(&places);
        assert!(all.ends_with(" more") && all.chars().count() < 180, "{all}");
    }
}
