//! Places: `Leeds, UK`, `Austin, TX 78701`, `Remote`.

use super::role;
use crate::vocabulary;
use crate::words::fold;

/// Whether a whole text is a place.
pub(crate) fn is_place(text: &str) -> bool {
    let text = text.trim().trim_matches(['(', ')']).trim();
    if text.is_empty() || text.len() > 70 || text.contains(['@', '|', '\t']) {
        return false;
    }
    if is_known(text) || is_several(text) {
        return true;
    }
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    (2..=4).contains(&parts.len())
        && parts.iter().all(|part| is_part(part))
        && can_be_town(parts[0])
        && (is_region(parts[parts.len() - 1])
            || is_region(parts[parts.len() - 2])
            || is_city(parts[0])
            || parts.iter().any(|part| has_leading_postcode(part)))
}

/// So many marks at the end of a text are tried for the start of a place: no place has more parts.
const MOST_CUTS: usize = 16;

/// Whether a text is a country or city that is known, or stands where one could: `Remote`.
fn is_known(text: &str) -> bool {
    let folded = fold(without_postcode(text));
    vocabulary::PLACE_MODES.contains(folded.as_str())
        || vocabulary::COUNTRIES.contains(folded.as_str())
        || vocabulary::CITIES.contains(folded.as_str())
}

/// Whether a text names several places: `Santiago and on tour`, `London & Paris`.
fn is_several(text: &str) -> bool {
    [" and ", " & ", " und ", " et ", " y ", " e ", " i ", " / "]
        .iter()
        .filter_map(|word| text.split_once(word))
        .any(|(left, right)| is_known(left.trim()) && is_known(right.trim()))
}

/// Where a place begins that stands at the end of a text after a comma or a dash: `Acme Ltd, Leeds, UK`.
pub(crate) fn tail(text: &str) -> Option<usize> {
    let mut cuts: Vec<usize> = text.match_indices(',').map(|(at, _)| at).collect();
    cuts.extend([" – ", " — ", " - ", " ("].iter().flat_map(|mark| text.match_indices(mark).map(|(at, _)| at)));
    cuts.sort_unstable();
    let last = cuts.len().saturating_sub(MOST_CUTS);
    cuts.into_iter().skip(last).find(|cut| {
        let rest = text[*cut..].trim_start_matches(|c: char| c.is_whitespace() || ",–—-(".contains(c));
        let words = rest.split(',').count();
        // `Acme Labs (Leeds, UK)`: what stands before the bracket is no part of the place.
        let inside = rest.find('(').is_none_or(|open| !rest[open..].contains(','));
        inside && is_place(rest) && after_name(rest).is_none() && (words >= 2 || is_city(rest) || is_country(rest))
    })
}

/// Where the place begins in a text that would pass for a place as a whole but opens with a name: `Blue Oak, Miami, FL`. A
/// town is followed by its region or country at once; before a town and its region stands something else.
pub(crate) fn after_name(text: &str) -> Option<usize> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let town_first = |parts: &[&str]| {
        is_city(parts[0]) || (is_region(parts[1]) && !is_city(parts[1])) || has_leading_postcode(parts[0])
    };
    let named = parts.len() >= 3 && !town_first(&parts) && is_place(text);
    named.then(|| text.find(',')).flatten()
}

fn is_region(part: &str) -> bool {
    let folded = fold(without_postcode(part));
    let code = part.trim().chars().take_while(|c| c.is_alphabetic()).count() <= 3;
    if code && !part.trim().starts_with(|c: char| c.is_uppercase()) {
        return false;
    }
    vocabulary::COUNTRIES.contains(folded.as_str()) || vocabulary::REGIONS.contains(folded.as_str()) || is_county(part)
}

/// Whether a part names a county, district or the like by a word of its own: `Co. Galway`, `County Cork`, `Lancaster County`.
fn is_county(part: &str) -> bool {
    const FIRST: &[&str] = &["co", "county", "province", "prefecture", "canton", "kanton", "landkreis", "provincia"];
    const LAST: &[&str] = &["county", "province", "district", "prefecture", "region", "oblast", "voivodeship"];
    let words: Vec<&str> = part.split_whitespace().collect();
    let Some(((first, rest), (last, _))) = words.split_first().zip(words.split_last()) else { return false };
    let named = rest.iter().all(|word| word.starts_with(char::is_uppercase));
    let says = |word: &str, list: &[&str]| list.contains(&fold(word).as_str());
    (1..=2).contains(&rest.len()) && named && (says(first, FIRST) || says(last, LAST))
}

fn is_country(part: &str) -> bool {
    vocabulary::COUNTRIES.contains(fold(part).as_str())
}

fn is_city(part: &str) -> bool {
    vocabulary::CITIES.contains(fold(part).as_str())
}

/// Whether what opens a place can be a town or a street: three names in a row that no town begins with are an institution
/// (`Law Reform Commission, Dublin`).
fn can_be_town(part: &str) -> bool {
    const FIRST: &[&str] = &[
        "san", "santa", "santo", "sankt", "st", "saint", "sainte", "sao", "los", "las", "el", "la", "le", "new",
        "north", "south", "east", "west", "upper", "lower", "port", "fort", "mount", "lake", "bad", "villa", "ciudad",
        "nova", "novo", "nowy", "nowa", "rio", "puerto", "great", "little", "old", "monte", "castel", "vila", "ho",
    ];
    let folded = fold(part);
    let names = part.split_whitespace().filter(|word| word.starts_with(char::is_uppercase)).count();
    let opened = folded.split(' ').next().is_some_and(|word| FIRST.contains(&word));
    names < 3 || opened || is_city(part) || is_region(part) || part.chars().any(|c| c.is_ascii_digit())
}

/// Whether a text can be a town's name: a few words with capitals that say nothing else.
pub(crate) fn is_town(text: &str) -> bool {
    let small = [
        "de", "la", "am", "an", "der", "del", "sur", "upon", "on", "do", "da", "les", "le", "in", "bei", "aux", "sous",
        "en", "près", "lès", "y", "el", "las", "los", "das", "dos", "di", "al", "ob", "im", "aan", "den", "op", "by",
        "under", "und", "auf", "unter", "nad", "pod", "ved", "i", "af", "av", "à", "du", "des",
    ];
    let words: Vec<&str> = text.split([' ', '-']).filter(|word| !word.is_empty()).collect();
    let named = |word: &&str| word.starts_with(|c: char| c.is_uppercase() || "'’".contains(c)) || small.contains(word);
    (1..=4).contains(&words.len())
        && words.iter().all(named)
        && text.chars().all(|c| c.is_alphabetic() || " -'’./".contains(c))
        && text.chars().any(char::is_lowercase)
        && role::lean(text) == 0.0
        && role::title_score(text) == 0.0
}

/// A part between commas: few words, each a name, none of them from a job title or a company's name.
fn is_part(part: &str) -> bool {
    let words: Vec<&str> = part.split_whitespace().collect();
    let named = words.iter().any(|word| word.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()));
    (1..=6).contains(&words.len())
        && named
        && part.chars().all(|c| c.is_alphanumeric() || " .'’-/()&".contains(c))
        && (is_region(part) || is_city(part) || (role::title_score(part) == 0.0 && role::company_score(part) == 0.0))
}

/// `80331 München`: a postcode of four or five digits before a name.
fn has_leading_postcode(part: &str) -> bool {
    let Some((code, name)) = part.trim().split_once(' ') else { return false };
    let digits = code.trim_start_matches(|c: char| c.is_ascii_uppercase() || c == '-');
    (4..=5).contains(&digits.len())
        && digits.chars().all(|c| c.is_ascii_digit())
        && name.starts_with(|c: char| c.is_uppercase())
}

/// Whether a word or two look like a postcode: `CF10 5BG`, `33135`, `1234 AB`, `00-950`, `44000`.
pub(crate) fn has_postcode(text: &str) -> bool {
    let words: Vec<&str> = text.split([' ', ',', '(', ')']).filter(|word| !word.is_empty()).collect();
    let digits = |word: &str| word.chars().filter(char::is_ascii_digit).count();
    let whole = |word: &&str| {
        let plain = word.chars().all(|c| c.is_ascii_digit() || c == '-');
        let prefix = word.trim_start_matches(|c: char| c.is_ascii_uppercase()).trim_start_matches('-');
        (plain || (word.len() - prefix.len() <= 3 && prefix.chars().all(|c| c.is_ascii_digit())))
            && (4..=if word.contains('-') { 7 } else { 6 }).contains(&digits(word))
    };
    let british = |pair: &[&str]| {
        let outward =
            pair[0].len() <= 4 && pair[0].starts_with(|c: char| c.is_ascii_uppercase()) && digits(pair[0]) >= 1;
        let inward = pair[1].len() == 3 && digits(pair[1]) >= 1 && pair[1].ends_with(|c: char| c.is_ascii_uppercase());
        outward && inward && pair.concat().chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
    };
    words.iter().any(whole) || words.windows(2).any(british)
}

/// Whether a part reads like a street with its number: `4 Scilly Terrace`, `Lindenstr. 14`, `Flat 9`.
pub(crate) fn is_street(part: &str) -> bool {
    let number = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_digit())
            && word.chars().count() <= 6
            && word.chars().filter(|c| c.is_alphabetic()).count() <= 2
    };
    let words: Vec<&str> = part.split_whitespace().collect();
    let ends = words.first().is_some_and(|word| number(word)) || words.last().is_some_and(|word| number(word));
    ends && words.len() >= 2 && part.chars().any(char::is_uppercase)
}

/// Cuts a postcode off either end: `TX 78701`, `SW1A 1AA`, `50667 Köln`.
fn without_postcode(text: &str) -> &str {
    let has_digit = |word: &str| word.chars().any(|c| c.is_ascii_digit());
    let mut text = text.trim();
    while let Some((rest, last)) = text.rsplit_once(' ').filter(|(_, last)| has_digit(last)) {
        text = rest.trim_end();
        if last.is_empty() {
            break;
        }
    }
    match text.split_once(' ').filter(|(first, _)| has_digit(first)) {
        Some((_, rest)) => rest,
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_told() {
        for text in [
            "Leeds, UK",
            "Austin, TX 78701",
            "Remote",
            "São Paulo, Brazil",
            "50667 Köln",
            "Bristol",
            "Sydney, NSW",
            "Zielona Góra, Poland",
            "Tuam, Co. Galway",
            "Bantry, County Cork",
        ] {
            assert!(is_place(text), "{text}");
        }
        for text in ["Acme Ltd", "Nurse, Ward Sister", "Oracle, Java", "Engineer, UK Manager", ""] {
            assert!(!is_place(text), "{text}");
        }
    }

    #[test]
    fn names_before_towns_are_told() {
        let cases = [
            ("Blue Oak, Miami, FL", Some("Blue Oak")),
            ("Amber Room, Makurdi, Nigeria", Some("Amber Room")),
            ("Ulm, Bayern, Germany", None),
            ("Leeds, UK", None),
        ];
        for (text, want) in cases {
            assert_eq!(after_name(text).map(|cut| &text[..cut]), want, "{text}");
        }
    }

    #[test]
    fn postcodes_and_streets_are_told() {
        for text in ["CF10 5BG", "Miami, FL 33135", "44000 Nantes", "4050-600 Porto", "1234 AB Delft"] {
            assert!(has_postcode(text), "{text}");
        }
        assert!(!has_postcode("Kinsale, Co. Cork") && !has_postcode("Level 3"));
        for text in ["4 Scilly Terrace", "Lindenstr. 14", "Flat 9"] {
            assert!(is_street(text), "{text}");
        }
        assert!(!is_street("Kinsale") && !is_street("2019"));
    }

    #[test]
    fn places_are_cut_off() {
        let cases = [
            ("Acme Kitchen, Leeds, UK", Some("Acme Kitchen")),
            ("Site Electrician, Lyon", Some("Site Electrician")),
            ("Lead Steward, Marrowgate, Hull, UK", Some("Lead Steward, Marrowgate")),
            ("St. Aldric's College, GCSEs", None),
            ("Acme — Austin, TX 78701", Some("Acme")),
        ];
        for (text, want) in cases {
            assert_eq!(tail(text).map(|cut| &text[..cut]), want, "{text}");
        }
    }
}
