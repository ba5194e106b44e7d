//! Between a place as people print it and JSON Resume's parts of one.

use super::Place;
use super::convert::joined;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Names by code, the first in English; see `data/`.
type Names = BTreeMap<String, Vec<String>>;

/// Countries by ISO 3166-1 alpha-2 code, with their names in the languages of the labels (Unicode CLDR) and common short forms.
static COUNTRIES: LazyLock<Names> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/countries.json")).expect("the embedded countries are valid")
});

/// States and provinces of the United States and Canada by postal code, below the country's code.
static REGIONS: LazyLock<BTreeMap<String, Names>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/regions.json")).expect("the embedded regions are valid")
});

impl Place {
    /// The parts of a place on one line: `12 High Street, 97201 Portland, OR, USA`. A country is said by its code alone, and only
    /// where it is certain.
    pub fn of(line: &str) -> Place {
        let mut parts: Vec<&str> = line.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
        let mut place = Place::default();
        take_country(&mut parts, &mut place);
        take_region(&mut parts, &mut place);
        if let [.., last] = parts.as_slice()
            && place.postal_code.is_empty()
            && parts.len() > 1
            && is_postal_code(last)
        {
            place.postal_code = (*last).to_owned();
            parts.pop();
        }
        let is_street = |part: &&&str| part.contains(|c: char| c.is_ascii_digit()) && town(part).1.is_empty();
        let streets = parts[..parts.len().saturating_sub(1)].iter().take_while(is_street).count();
        place.address = parts[..streets].join(", ");
        if let [first, further @ ..] = &parts[streets..] {
            let (city, postal_code) = town(first);
            place.city = city.to_owned();
            if place.postal_code.is_empty() {
                place.postal_code = postal_code.to_owned();
            }
            place.region = joined(further.iter().copied().chain([place.region.as_str()]), ", ");
        }
        place
    }

    /// The place on one line: the address, or city, region and country.
    pub(super) fn line(&self) -> String {
        let first = if self.city.is_empty() { &self.address } else { &self.city };
        joined([first, &self.region, &self.country_code].map(String::as_str), ", ")
    }
}

/// Takes the country from the end. Two letters that are a state of the United States as well are one behind a town.
fn take_country(parts: &mut Vec<&str>, place: &mut Place) {
    let Some(last) = parts.last() else { return };
    let code = match parts.as_slice() {
        [_, code] if code.len() == 2 && state(code).is_some() => None,
        _ => country(last),
    };
    if let Some(code) = code.filter(|_| !(parts.len() > 1 && *last == "Georgia")) {
        place.country_code = code.to_owned();
        parts.pop();
    }
}

/// Takes a state or province of the United States or Canada from the end, with the postal code behind it.
fn take_region(parts: &mut Vec<&str>, place: &mut Place) {
    let Some(last) = parts.last().copied() else { return };
    let (name, postal_code) = match last.split_once(' ') {
        Some((code, rest)) if code.len() == 2 && is_postal_code(rest) => (code, rest),
        _ => (last, ""),
    };
    let Some((state_of, _)) = state(name) else { return };
    let fits = place.country_code.is_empty() || place.country_code == state_of;
    if !fits || parts.len() == 1 && (name.len() == 2 || CITIES.contains(&name)) {
        return;
    }
    (place.region, place.postal_code) = (name.to_owned(), postal_code.to_owned());
    let is_country_too = name == "Georgia" || name != "CA" && country(name).is_some();
    if !is_country_too || !postal_code.is_empty() {
        place.country_code = state_of.to_owned();
    }
    parts.pop();
}

/// States whose name alone is taken for the town.
const CITIES: [&str; 3] = ["New York", "Washington", "Quebec"];

/// The code of a country named so, in any case, or by its code in capitals.
fn country(name: &str) -> Option<&'static str> {
    let lower = name.to_lowercase();
    let named = |names: &[String]| names.iter().any(|known| known.to_lowercase() == lower);
    let found = COUNTRIES.iter().find(|(code, names)| *code == name || named(names));
    found.map(|(code, _)| code.as_str())
}

/// The country and the code of a state or province named so, in any case, or by its code in capitals. The codes of Germany
/// and the Netherlands are no states.
fn state(name: &str) -> Option<(&'static str, &'static str)> {
    let lower = name.to_lowercase();
    let named = |code: &String, names: &[String]| {
        *code == name && !["DE", "NL"].contains(&name) || names.iter().any(|known| known.to_lowercase() == lower)
    };
    REGIONS.iter().find_map(|(country, states)| {
        let found = states.iter().find(|(code, names)| named(code, names));
        found.map(|(code, _)| (country.as_str(), code.as_str()))
    })
}

/// Whether the words are a postal code: capitals and digits, with four digits or letters and digits.
fn is_postal_code(text: &str) -> bool {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let letters = text.bytes().filter(u8::is_ascii_uppercase).count();
    let plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase() || b" -".contains(&byte));
    plain && text.len() <= 10 && digits > 0 && (digits >= 4 || letters > 0 && digits + letters >= 5)
}

/// A town, and the postal code before or behind it: `10115 Berlin`, `London SW1A 1AA`.
fn town(part: &str) -> (&str, &str) {
    let spaces = || part.match_indices(' ').map(|(at, _)| at);
    let is_name = |text: &str| !text.contains(|c: char| c.is_ascii_digit());
    let before = spaces().rfind(|at| is_postal_code(&part[..*at]) && is_name(&part[*at..]));
    let behind = spaces().find(|at| is_postal_code(&part[at + 1..]) && is_name(&part[..*at]));
    match (before, behind) {
        (Some(at), _) => (&part[at + 1..], &part[..at]),
        (None, Some(at)) => (&part[..at], &part[at + 1..]),
        (None, None) => (part, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_place_is_taken_apart() {
        // The line, then address, postal code, city, region, country.
        let cases = [
            ("Leeds", ["", "", "Leeds", "", ""]),
            ("Leeds, United Kingdom", ["", "", "Leeds", "", "GB"]),
            ("Leeds, UK", ["", "", "Leeds", "", "GB"]),
            ("Leeds, Yorkshire", ["", "", "Leeds", "Yorkshire", ""]),
            ("Leeds, Yorkshire, England", ["", "", "Leeds", "Yorkshire", "GB"]),
            ("12 High Street, Leeds, LS1 4AP, UK", ["12 High Street", "LS1 4AP", "Leeds", "", "GB"]),
            ("London SW1A 1AA", ["", "SW1A 1AA", "London", "", ""]),
            ("Portland, OR", ["", "", "Portland", "OR", "US"]),
            ("Portland, Oregon", ["", "", "Portland", "Oregon", "US"]),
            ("Portland, OR 97201", ["", "97201", "Portland", "OR", "US"]),
            ("1 Main St, Portland, OR 97201, USA", ["1 Main St", "97201", "Portland", "OR", "US"]),
            ("San Francisco, CA", ["", "", "San Francisco", "CA", "US"]),
            ("Toronto, ON, CA", ["", "", "Toronto", "ON", "CA"]),
            ("Toronto, ON M5V 2T6, Canada", ["", "M5V 2T6", "Toronto", "ON", "CA"]),
            ("Montréal, Québec", ["", "", "Montréal", "Québec", "CA"]),
            ("Indianapolis, IN", ["", "", "Indianapolis", "IN", ""]),
            ("Indianapolis, IN 46204", ["", "46204", "Indianapolis", "IN", "US"]),
            ("Amsterdam, NL", ["", "", "Amsterdam", "", "NL"]),
            ("Pune, Maharashtra, IN", ["", "", "Pune", "Maharashtra", "IN"]),
            ("Pune, Maharashtra, India", ["", "", "Pune", "Maharashtra", "IN"]),
            ("Berlin, DE", ["", "", "Berlin", "", "DE"]),
            ("Berlin, Deutschland", ["", "", "Berlin", "", "DE"]),
            ("10115 Berlin", ["", "10115", "Berlin", "", ""]),
            ("Invalidenstr. 12, 10115 Berlin, Germany", ["Invalidenstr. 12", "10115", "Berlin", "", "DE"]),
            ("Atlanta, Georgia", ["", "", "Atlanta", "Georgia", ""]),
            ("Tbilisi, Georgia", ["", "", "Tbilisi", "Georgia", ""]),
            ("Atlanta, GA", ["", "", "Atlanta", "GA", ""]),
            ("New York", ["", "", "New York", "", ""]),
            ("New York, NY", ["", "", "New York", "NY", "US"]),
            ("Oregon", ["", "", "", "Oregon", "US"]),
            ("Germany", ["", "", "", "", "DE"]),
            ("Singapore", ["", "", "", "", "SG"]),
            ("İstanbul, Türkiye", ["", "", "İstanbul", "", "TR"]),
            ("São Paulo - SP, Brasil", ["", "", "São Paulo - SP", "", "BR"]),
            ("北京, 中国", ["", "", "北京", "", "CN"]),
            ("Remote", ["", "", "Remote", "", ""]),
            (", ,", ["", "", "", "", ""]),
            ("", ["", "", "", "", ""]),
        ];
        for (line, expected) in cases {
            let Place { address, postal_code, city, region, country_code } = Place::of(line);
            assert_eq!(
                [address, postal_code, city, region, country_code].each_ref().map(String::as_str),
                expected,
                "{line}"
            );
        }
    }
}
