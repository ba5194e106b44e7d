//! Whether two entries speak of the same thing, and in what they differ.

use super::Value;
use crate::address::web_address;
use crate::linkedin::profile_address;
use serde_json::Value as Json;
use std::collections::BTreeSet;
use vitae_ats::skill_key;
use vitae_model::dates::{self, DateSpan, End, Point};
use vitae_model::resume::{Achievement, Certification, Education, Experience, Link, Project};

/// How sure it is that two entries speak of the same thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Likeness {
    /// Not at all.
    Other,
    /// Unless a better match turns up.
    Likely,
    /// It is.
    Sure,
}

use Likeness::{Likely, Other, Sure};

/// Compares two entries of the same section.
pub(super) fn likeness(one: &Value, other: &Value) -> Likeness {
    let sure = |same: bool| if same { Sure } else { Other };
    match (one, other) {
        (Value::Experience(a), Value::Experience(b)) => jobs(a, b),
        (Value::Education(a), Value::Education(b)) => studies(a, b),
        (Value::Project(a), Value::Project(b)) => projects(a, b),
        (Value::Certification(a), Value::Certification(b)) => certificates(a, b),
        (Value::Achievement(a), Value::Achievement(b)) => awards(a, b),
        (Value::Language(a), Value::Language(b)) => sure(words(&a.name) == words(&b.name)),
        (Value::Link(a), Value::Link(b)) => sure(links(a, b)),
        (Value::Skill(a), Value::Skill(b)) => sure(skill_key(a) == skill_key(b)),
        (Value::Additional(a), Value::Additional(b)) => {
            let (x, y) = (&a.item, &b.item);
            sure(words(&x.title) == words(&y.title) && agree(&words(&x.subtitle), &words(&y.subtitle)))
        }
        _ => Other,
    }
}

/// The same company and overlapping time; of several jobs there, the one of the same title.
fn jobs(a: &Experience, b: &Experience) -> Likeness {
    let (companies, titles) = (company(&a.company, &b.company), title(&a.position) == title(&b.position));
    let times = months(&a.duration).zip(months(&b.duration));
    let overlap = times.map(|(a, b)| shared(a, b));
    // A job of one month beside a longer one that begins or ends in it.
    let is_handover = times.is_some_and(|(a, b)| a != b && both(a, b) == 1);
    match (companies, overlap) {
        (Other, _) => Other,
        (Sure, Some(overlap)) if titles && overlap > 0.0 => Sure,
        // A promotion within a year overlaps a little; the same job written down twice, by more than half.
        (Sure, Some(overlap)) if overlap > 0.5 && !is_handover => Likely,
        (Likely, Some(overlap)) if titles && overlap > 0.5 => Likely,
        (Sure, None) if titles => Sure,
        _ => Other,
    }
}

/// Words at the end of a company's name that say what kind of company it is.
const LEGAL_FORMS: [&str; 30] = [
    "inc",
    "llc",
    "ltd",
    "limited",
    "corp",
    "corporation",
    "co",
    "company",
    "gmbh",
    "ag",
    "se",
    "kg",
    "ug",
    "ev",
    "plc",
    "llp",
    "lp",
    "sa",
    "sarl",
    "sas",
    "srl",
    "spa",
    "bv",
    "nv",
    "ab",
    "as",
    "oy",
    "aps",
    "pty",
    "kgaa",
];

/// The same company: by the same words, or, less surely, when one name goes on where the other ends.
fn company(a: &str, b: &str) -> Likeness {
    let (a, b) = (company_words(a), company_words(b));
    if a.is_empty() || b.is_empty() {
        return Other;
    }
    match a == b {
        true => Sure,
        false if a.starts_with(&b) || b.starts_with(&a) => Likely,
        false => Other,
    }
}

fn company_words(name: &str) -> Vec<String> {
    let dotless = name.replace('.', "");
    let mut words: Vec<String> = words(&dotless);
    if words.first().is_some_and(|word| word == "the") {
        words.remove(0);
    }
    while words.len() > 1 && words.last().is_some_and(|word| LEGAL_FORMS.contains(&word.as_str())) {
        words.pop();
    }
    words
}

fn title(text: &str) -> Vec<String> {
    let long = |word: String| match word.as_str() {
        "sr" => "senior".to_owned(),
        "jr" => "junior".to_owned(),
        "vp" => "vice president".to_owned(),
        _ => word,
    };
    words(text).into_iter().filter(|word| word != "and").map(long).collect()
}

/// The same school, and neither year nor degree speak against it.
fn studies(a: &Education, b: &Education) -> Likeness {
    let (x, y): (BTreeSet<_>, BTreeSet<_>) = (school(&a.institution), school(&b.institution));
    let schools = !x.is_empty() && !y.is_empty() && (x.is_subset(&y) || y.is_subset(&x));
    let years = agree(&a.graduation_year, &b.graduation_year);
    let named = !a.graduation_year.is_empty() && years && !b.graduation_year.is_empty();
    let (degree_a, degree_b) = (words(&a.degree), words(&b.degree));
    let degrees = agree(&degree_a, &degree_b) || words(&a.field) == words(&b.field) && !a.field.is_empty();
    match (schools, years, degrees) {
        (true, true, true) if x == y => Sure,
        (true, true, true) => Likely,
        (true, true, false) if named => Likely,
        _ => Other,
    }
}

fn school(name: &str) -> BTreeSet<String> {
    let long = |word: String| match word.as_str() {
        "univ" | "uni" => "university".to_owned(),
        "inst" => "institute".to_owned(),
        "tech" => "technology".to_owned(),
        "coll" => "college".to_owned(),
        _ => word,
    };
    words(name)
        .into_iter()
        .map(long)
        .filter(|word| !matches!(word.as_str(), "the" | "of" | "at" | "and" | "de"))
        .collect()
}

/// The same address; without two addresses, the same name.
fn projects(a: &Project, b: &Project) -> Likeness {
    let addresses = (a.url.as_deref().and_then(address_key), b.url.as_deref().and_then(address_key));
    let names = compact(&a.name) == compact(&b.name) && !compact(&a.name).is_empty();
    match addresses {
        (Some(a), Some(b)) if a == b => Sure,
        // The page of a project and its repository.
        _ if names => Likely,
        _ => Other,
    }
}

fn certificates(a: &Certification, b: &Certification) -> Likeness {
    let (x, y) = (company_words(&a.issuer), company_words(&b.issuer));
    let issuers = agree(&x, &y) || is_acronym(&x, &y) || is_acronym(&y, &x);
    if words(&a.name) == words(&b.name) && issuers { Sure } else { Other }
}

/// Whether one word is made of the first letters of several: `RYA` of `Royal Yachting Association`.
fn is_acronym(short: &[String], long: &[String]) -> bool {
    let small = |word: &&String| !matches!(word.as_str(), "of" | "the" | "and" | "for" | "de" | "für");
    let initials: String = long.iter().filter(small).filter_map(|word| word.chars().next()).collect();
    matches!(short, [word] if long.len() > 1 && *word == initials)
}

fn awards(a: &Achievement, b: &Achievement) -> Likeness {
    let years = agree(&year(&a.date), &year(&b.date));
    if words(&a.title) == words(&b.title) && years { Sure } else { Other }
}

fn year(date: &str) -> String {
    dates::parse(date).and_then(|span| span.last()).map(|point| point.year.to_string()).unwrap_or_default()
}

/// The same address, or two profiles of the person on the same of the services that give one each.
fn links(a: &Link, b: &Link) -> bool {
    let keys = (address_key(&a.url), address_key(&b.url));
    let services = (profile_service(&a.url), profile_service(&b.url));
    matches!(keys, (Some(a), Some(b)) if a == b) || matches!(services, (Some(a), Some(b)) if a == b)
}

/// Which service an address is a person's profile of.
pub(super) fn profile_service(address: &str) -> Option<&'static str> {
    if profile_address(address).is_some() {
        return Some("linkedin");
    }
    is_account_on("github.com", address).then_some("github")
}

/// Whether an address is the page of an account on a host of GitHub: one step below it.
pub(super) fn is_account_on(host: &str, address: &str) -> bool {
    let key = address_key(address);
    matches!(key.as_deref().and_then(|key| key.split_once('/')), Some((at, name)) if at == host && !name.contains('/'))
}

/// What addresses are compared by: no scheme, no `www.`, no query, no last slash, no `.git`.
pub(super) fn address_key(address: &str) -> Option<String> {
    let parsed = web_address(address)?;
    let host = parsed.host_str()?.to_ascii_lowercase();
    let host = host.strip_prefix("www.").unwrap_or(&host);
    let path = parsed.path().trim_end_matches('/');
    let path = path.strip_suffix(".git").unwrap_or(path);
    // GitHub does not tell capitals apart.
    let path = if host == "github.com" { path.to_ascii_lowercase() } else { path.to_owned() };
    Some(format!("{host}{path}"))
}

/// Whether two values are the same, as far as both are there.
fn agree<T: Blank + PartialEq>(a: &T, b: &T) -> bool {
    a.is_blank() || b.is_blank() || a == b
}

trait Blank {
    fn is_blank(&self) -> bool;
}

impl Blank for String {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }
}

impl Blank for Vec<String> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }
}

/// Letters and digits in words, in lower case.
pub(super) fn words(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The same without the spaces between.
pub(super) fn compact(text: &str) -> String {
    words(text).concat()
}

/// First month, and the month after the last, counted from the year 0.
type Months = (i32, i32);

const NOW: i32 = i32::MAX / 4;

fn months(period: &str) -> Option<Months> {
    let span = dates::parse(period)?;
    let begin = |point: Point| point.year * 12 + i32::from(point.month.unwrap_or(1)) - 1;
    let finish = |point: Point| point.year * 12 + i32::from(point.month.unwrap_or(12));
    let end = match span.end {
        Some(End::Present) => NOW,
        Some(End::Point(point)) => finish(point),
        None => finish(span.start?),
    };
    let start = span.start.map_or(end - 1, begin);
    (start < end).then_some((start, end))
}

/// Months that two times share; none when they lie apart.
fn both(a: Months, b: Months) -> i32 {
    (a.1.min(b.1) - a.0.max(b.0)).max(0)
}

/// Which part of the shorter of two times both share, 0 to 1.
fn shared(a: Months, b: Months) -> f64 {
    let shorter = (a.1 - a.0).min(b.1 - b.0);
    f64::from(both(a, b)) / f64::from(shorter.max(1))
}

/// When an entry ended and when it began, for putting entries in order; nothing without dates.
pub(super) fn order_of(value: &Value) -> Option<(i32, i32)> {
    months(&value.period()).map(|(start, end)| (end, start))
}

/// The fields in which `other` says something that `own` does not say.
pub(super) fn differences(own: &Value, other: &Value) -> Vec<String> {
    if matches!(own, Value::Skill(_)) {
        return Vec::new();
    }
    let [own, other] = [own, other].map(|value| flat(serde_json::to_value(value).unwrap_or_default()));
    let differs = |(name, theirs): (&String, &Json)| {
        let mine = own.get(name).unwrap_or(&Json::Null);
        (!says(mine, theirs, name)).then(|| name.clone())
    };
    other.iter().filter_map(differs).collect()
}

/// The fields of an entry; those of an additional section's entry are one level down, and its section does not matter.
fn flat(value: Json) -> serde_json::Map<String, Json> {
    match value {
        Json::Object(mut fields) => match fields.remove("item") {
            Some(Json::Object(item)) => item,
            _ => fields,
        },
        _ => Default::default(),
    }
}

/// Whether a field says at least what another one says.
fn says(mine: &Json, theirs: &Json, name: &str) -> bool {
    match (mine, theirs) {
        (_, Json::Null) => true,
        (_, Json::String(theirs)) if compact(theirs).is_empty() => true,
        (Json::String(mine), Json::String(theirs)) => match name {
            "duration" | "period" | "date" => same_time(mine, theirs),
            "url" => address_key(mine) == address_key(theirs),
            "company" => company_words(mine) == company_words(theirs),
            "position" => title(mine) == title(theirs),
            // What an award is said to be is our guess.
            "type" => true,
            _ => compact(mine) == compact(theirs),
        },
        (Json::Array(mine), Json::Array(theirs)) => {
            let keys = |list: &[Json]| list.iter().filter_map(Json::as_str).map(skill_key).collect::<BTreeSet<_>>();
            keys(theirs).is_subset(&keys(mine))
        }
        (Json::Null, Json::Array(theirs)) => theirs.is_empty(),
        _ => mine == theirs,
    }
}

/// Whether two texts name the same time, as exactly as the less exact one does.
fn same_time(mine: &str, theirs: &str) -> bool {
    let point = |a: Option<Point>, b: Option<Point>| match (a, b) {
        (Some(a), Some(b)) => a.year == b.year && (a.month.is_none() || b.month.is_none() || a.month == b.month),
        (None, None) => true,
        _ => false,
    };
    let end = |span: DateSpan| match span.end {
        Some(End::Point(point)) => Some(Some(point)),
        Some(End::Present) => Some(None),
        None => None,
    };
    match (dates::parse(mine), dates::parse(theirs)) {
        (Some(a), Some(b)) => {
            let ends = match (end(a), end(b)) {
                (Some(a), Some(b)) => point(a, b),
                (None, None) => true,
                _ => false,
            };
            point(a.start, b.start) && ends
        }
        _ => compact(mine) == compact(theirs),
    }
}
