//! Points in time within a text, so that "01/2020-03/2022" is "Jan 2020 – Mar 2022".

use regex::{Captures, Regex};
use std::sync::LazyLock;

/// A year with a month, a season or neither.
pub(crate) type Point = (u16, Part);

/// The part of a year that a date names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Whole,
    Month(u8),
    Season(char),
    Now,
}

const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// Two-digit years above this belong to the 20th century.
const LAST_SHORT_YEAR: u16 = 60;

/// Alternatives are tried in this order at each place of the text.
static DATE: LazyLock<Regex> = LazyLock::new(|| {
    let year = r"(?:19|20)\d\d";
    let alternatives = [
        format!(r"(?P<season>spring|summer|autumn|fall|winter)[ ,]+(?P<season_year>{year})"),
        format!(r"(?P<month>{})[a-z]*\.?[ ,/-]*(?:(?P<month_year>{year})|'(?P<short_year>\d\d)\b)", MONTHS.join("|")),
        format!(r"(?P<number>\d{{1,2}})[/.](?P<number_year>{year})"),
        format!(r"(?P<iso_year>{year})[-/.](?P<iso_month>0[1-9]|1[0-2])\b"),
        format!(r"(?P<year>{year})"),
        r"(?P<now>\b(?:present|current|currently|now|today|ongoing|to date|till date|date)\b)".to_owned(),
    ];
    Regex::new(&alternatives.join("|")).expect("the pattern is well formed")
});

/// The points in time of a text in lower case, in order. A lone one behind "since" lasts until now.
pub(crate) fn points(text: &str) -> Vec<Point> {
    let mut points: Vec<Point> = DATE.captures_iter(text).filter_map(|found| point(&found)).collect();
    let open = ["since", "from"].iter().any(|word| {
        text.strip_prefix(word)
            .is_some_and(|rest| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_'))
    });
    if points.len() == 1 && open {
        points.push((0, Part::Now));
    }
    points
}

fn point(found: &Captures) -> Option<Point> {
    let text = |name: &str| found.name(name).map(|part| part.as_str());
    let year = |name: &str| text(name).and_then(|digits| digits.parse::<u16>().ok());
    let month = |name: &str| text(name).and_then(|digits| digits.parse::<u8>().ok()).map(Part::Month);
    if let Some(season) = text("season") {
        return Some((year("season_year")?, Part::Season(season_of(season))));
    }
    if let Some(name) = text("month") {
        let number = MONTHS.iter().position(|month| *month == name)? + 1;
        let year = year("month_year").or_else(|| year("short_year").map(century))?;
        return Some((year, Part::Month(number as u8)));
    }
    let numbered = year("number_year").zip(month("number")).or_else(|| year("iso_year").zip(month("iso_month")));
    let whole = || year("year").map(|year| (year, Part::Whole));
    numbered.or_else(whole).or_else(|| text("now").map(|_| (0, Part::Now)))
}

/// Autumn is fall.
fn season_of(name: &str) -> char {
    match name {
        "spring" => 'p',
        "summer" => 'u',
        "winter" => 'w',
        _ => 'a',
    }
}

fn century(short: u16) -> u16 {
    if short > LAST_SHORT_YEAR { 1900 + short } else { 2000 + short }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_of_texts() {
        let cases: [(&str, &[Point]); 12] = [
            ("jan 2020 - mar 2022", &[(2020, Part::Month(1)), (2022, Part::Month(3))]),
            ("01/2020-03.2022", &[(2020, Part::Month(1)), (2022, Part::Month(3))]),
            ("2020-01 - 2021-12", &[(2020, Part::Month(1)), (2021, Part::Month(12))]),
            ("september, 2019 - to date", &[(2019, Part::Month(9)), (0, Part::Now)]),
            ("jan '20 - mar '98", &[(2020, Part::Month(1)), (1998, Part::Month(3))]),
            ("fall 2019", &[(2019, Part::Season('a'))]),
            ("autumn, 2019", &[(2019, Part::Season('a'))]),
            ("2019 - present", &[(2019, Part::Whole), (0, Part::Now)]),
            ("since 2019", &[(2019, Part::Whole), (0, Part::Now)]),
            ("sincere 2019", &[(2019, Part::Whole)]),
            ("2020-13", &[(2020, Part::Whole)]),
            ("updated", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(points(text), expected, "{text}");
        }
    }
}
