//! Values brought into the form in which they are compared.

use crate::dates::{self, Point};
use crate::field::Measure;
use serde_json::Value;
use std::collections::BTreeMap;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// How often each word or item occurs.
pub type Counts = BTreeMap<String, usize>;

/// A value that is there, ready to be compared.
#[derive(Debug, Clone)]
pub struct Said {
    exact: String,
    words: String,
    counts: Counts,
    points: Vec<Point>,
}

impl Said {
    /// The value of a field; `None` when it is empty.
    pub fn new(measure: Measure, value: Option<&Value>) -> Option<Self> {
        let text = text(value?);
        if text.is_empty() {
            return None;
        }
        let words = words(&text);
        let exact = match measure {
            Measure::Phone => phone(&text),
            Measure::Email => email(&text),
            Measure::Url => url(&text),
            _ => words.clone(),
        };
        let points = if measure == Measure::Time { dates::points(&base(&text)) } else { Vec::new() };
        Some(Self { exact, counts: counted(words.split(' ')), words, points })
    }

    /// Whether two values of a field that is no prose say the same. Two phone numbers without a digit do not.
    pub fn equals(&self, other: &Self, measure: Measure) -> bool {
        match measure {
            Measure::Phone => self.exact == other.exact && !self.exact.is_empty(),
            Measure::Time => self.words == other.words || (!self.points.is_empty() && self.points == other.points),
            _ => self.exact == other.exact,
        }
    }

    /// The F1 of the words of two values, 0 to 1.
    pub fn overlap(&self, other: &Self) -> f64 {
        let (own, others) = (total(&self.counts), total(&other.counts));
        if own == 0 || others == 0 {
            return 0.0;
        }
        2.0 * common(&self.counts, &other.counts) as f64 / (own + others) as f64
    }

    /// What a value is worth beside the true one, 0 to 1.
    pub fn credit(&self, truth: &Self, measure: Measure) -> f64 {
        match measure {
            Measure::Prose => self.overlap(truth),
            _ => f64::from(u8::from(self.equals(truth, measure))),
        }
    }
}

/// The text of a value: items of a list on lines of their own.
pub fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.trim().to_owned(),
        Value::Array(items) => items.iter().map(text).collect::<Vec<_>>().join("\n"),
        Value::Object(fields) => fields.values().map(text).collect::<Vec<_>>().join(" "),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

/// The items of a list that are not empty, normalised; a text is parted at commas, semicolons, bars and line ends.
pub fn items(value: Option<&Value>) -> Vec<String> {
    let parts: Vec<String> = match value {
        Some(Value::Array(items)) => items.iter().map(text).collect(),
        Some(Value::String(text)) => text.split([',', ';', '|', '\n']).map(|part| part.trim().to_owned()).collect(),
        _ => Vec::new(),
    };
    parts.into_iter().filter(|part| !part.is_empty()).map(|part| words(&part)).collect()
}

/// Counts items that are not empty.
pub fn counted<T: Into<String>>(items: impl IntoIterator<Item = T>) -> Counts {
    let mut counts = Counts::new();
    for item in items.into_iter().map(Into::into).filter(|item| !item.is_empty()) {
        *counts.entry(item).or_default() += 1;
    }
    counts
}

/// How many items there are in all.
pub fn total(counts: &Counts) -> usize {
    counts.values().sum()
}

/// How many items two counts share.
pub fn common(one: &Counts, other: &Counts) -> usize {
    one.iter().map(|(item, count)| other.get(item).map_or(0, |found| *found.min(count))).sum()
}

/// Compatibility forms, case, dashes, quotes and white space made alike; accents stay.
fn base(text: &str) -> String {
    let visible = text.chars().filter(|c| !INVISIBLE.contains(c));
    let folded: String = visible.nfkc().flat_map(folded).map(plain).collect();
    let folded = folded.replace("i\u{307}", "i");
    folded.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect()
}

/// Soft hyphens and marks of no width.
const INVISIBLE: [char; 6] = ['\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}'];

/// Case folding: down, up and down again takes every form of a letter to one (ß and ẞ to ss, both sigmas to one).
fn folded(letter: char) -> impl Iterator<Item = char> {
    letter.to_lowercase().flat_map(char::to_uppercase).flat_map(char::to_lowercase)
}

fn plain(letter: char) -> char {
    match letter {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{2018}' | '\u{2019}' | '\u{201a}' | '\u{201b}' | '\u{2bc}' | '\u{b4}' | '`' => '\'',
        other => other,
    }
}

/// The words of a text with one blank between them. Points and apostrophes go without a trace (B.Sc. is BSc), other punctuation parts
/// words, except + and # (C++ is not C); & reads "and".
pub fn words(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    for letter in base(text).chars() {
        match letter {
            '&' => spaced.push_str(" and "),
            '.' | '\'' => {}
            '+' | '#' => spaced.push(letter),
            _ if letter.is_alphanumeric() && !is_combining_mark(letter) => spaced.push(letter),
            _ => spaced.push(' '),
        }
    }
    spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The digits, without "(0)" and a leading "00".
fn phone(text: &str) -> String {
    let digits: String = base(text).replace("(0)", "").chars().filter(|c| c.is_numeric()).collect();
    digits.strip_prefix("00").map_or(digits.clone(), str::to_owned)
}

/// Without scheme, "www." and the last slash.
fn url(text: &str) -> String {
    let address: String = base(text).split(' ').collect();
    let scheme = address.find("://").filter(|&end| end > 0 && address[..end].bytes().all(|b| b.is_ascii_lowercase()));
    let address = scheme.map_or(address.as_str(), |end| &address[end + 3..]);
    address.strip_prefix("www.").unwrap_or(address).trim_end_matches('/').to_owned()
}

/// Without "mailto:" and punctuation around it.
fn email(text: &str) -> String {
    let address: String = base(text).split(' ').collect();
    address.strip_prefix("mailto:").unwrap_or(&address).trim_matches(['.', ',', ';', '<', '>', '(', ')']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn said(measure: Measure, value: &str) -> Said {
        Said::new(measure, Some(&json!(value))).expect("the value is not empty")
    }

    #[test]
    fn values_that_say_the_same_and_values_that_do_not() {
        let cases = [
            (Measure::Words, "B.Sc.", "BSc", true),
            (Measure::Words, "C++", "C", false),
            (Measure::Words, "C#", "C", false),
            (Measure::Words, "R&D", "R and D", true),
            (Measure::Words, "Łódź", "Lodz", false),
            (Measure::Words, "Zoe\u{308}", "Zoë", true),
            (Measure::Words, "ﬁnance", "finance", true),
            (Measure::Words, "YILDIRIM", "Yıldırım", true),
            (Measure::Words, "İstanbul", "istanbul", true),
            (Measure::Words, "STRASSE", "Straße", true),
            (Measure::Words, "ΟΔΟΣ", "οδος", true),
            (Measure::Words, "soft\u{ad}ware", "software", true),
            (Measure::Words, "O\u{2019}Neill — Sons", "O'Neill - Sons", true),
            (Measure::Words, "ＩＢＭ", "IBM", true),
            (Measure::Words, "snake_case", "snake case", true),
            (Measure::Phone, "+44 (0)20 7946 0123", "0044 20 7946 0123", true),
            (Measure::Phone, "(212) 555-0143", "212.555.0143", true),
            (Measure::Phone, "(212) 555-0143", "+1 212 555 0143", false),
            (Measure::Phone, "none", "n/a", false),
            (Measure::Url, "https://www.example.com/a/", "example.com/a", true),
            (Measure::Url, "HTTP://Example.com", "example.com", true),
            (Measure::Url, "example.com/a", "example.com/b", false),
            (Measure::Email, "mailto:Ada@Example.org", "ada@example.org", true),
            (Measure::Email, "<ada@example.org>,", "ada@example.org", true),
            (Measure::Email, "ada@example.org", "ada@example.com", false),
            (Measure::Time, "Jan 2020 – Present", "01/2020 - present", true),
            (Measure::Time, "Since 2020", "2020–Present", true),
            (Measure::Time, "2020-01 – 2021-03", "January 2020 to Mar. 2021", true),
            (Measure::Time, "Sept. 2019 – to date", "Sep 2019 - Current", true),
            (Measure::Time, "Jan ’20 – Mar ’22", "Jan 2020 - Mar 2022", true),
            (Measure::Time, "Jan 2020 – Present", "Jan 2020 – Mar 2022", false),
            (Measure::Time, "2019", "2020", false),
            (Measure::Time, "Jan 2020", "2020", false),
            (Measure::Time, "third term", "Third  Term", true),
            (Measure::Time, "third term", "fourth term", false),
        ];
        for (measure, one, other, same) in cases {
            assert_eq!(
                said(measure, one).equals(&said(measure, other), measure),
                same,
                "{measure:?}: {one:?}, {other:?}"
            );
        }
    }

    #[test]
    fn prose_is_worth_the_f1_of_its_words() {
        let cases = [
            ("fry eggs", "Fry eggs.", 1.0),
            ("fry eggs", "fry", 2.0 / 3.0),
            ("eggs eggs eggs", "eggs", 0.5),
            ("fry eggs", "sell cars", 0.0),
            ("…", "fry", 0.0),
        ];
        for (one, other, credit) in cases {
            let (one, other) = (said(Measure::Prose, one), said(Measure::Prose, other));
            assert!((one.credit(&other, Measure::Prose) - credit).abs() < 1e-9, "{one:?}, {other:?}");
        }
    }

    #[test]
    fn empty_values_are_not_there() {
        for value in [json!(null), json!(""), json!(" \n\t"), json!([]), json!({})] {
            assert!(Said::new(Measure::Words, Some(&value)).is_none(), "{value}");
        }
        assert!(Said::new(Measure::Words, None).is_none());
        assert!(Said::new(Measure::Words, Some(&json!(2019))).is_some());
    }

    #[test]
    fn a_list_may_be_one_text() {
        assert_eq!(items(Some(&json!("Go, C++;  | SQL\nRust"))), ["go", "c++", "sql", "rust"]);
        assert_eq!(items(Some(&json!(["Go, Rust", "", null]))), ["go rust"]);
        assert_eq!(items(Some(&json!(3))), Vec::<String>::new());
    }
}
