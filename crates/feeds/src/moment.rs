//! Moments as sources write them.

use crate::value::text;
use serde_json::Value;
use time::format_description::well_known::{Iso8601, Rfc2822, Rfc3339};
use time::macros::datetime;
use time::{Date, Duration, Month, OffsetDateTime, PrimitiveDateTime};

/// Nothing on a board of today was posted before.
const FIRST: OffsetDateTime = datetime!(1990-01-01 00:00 UTC);
const LAST: OffsetDateTime = datetime!(2200-01-01 00:00 UTC);

/// How long after its beginning in UTC a day is over everywhere on earth.
const LONGEST_DAY: Duration = Duration::hours(36);

/// The months in English and German.
const MONTHS: [&[&str]; 12] = [
    &["january", "jan", "januar", "jänner"],
    &["february", "feb", "februar"],
    &["march", "mar", "märz", "mär", "mrz", "maerz"],
    &["april", "apr"],
    &["may", "mai"],
    &["june", "jun", "juni"],
    &["july", "jul", "juli"],
    &["august", "aug"],
    &["september", "sept", "sep"],
    &["october", "oct", "oktober", "okt"],
    &["november", "nov"],
    &["december", "dec", "dezember", "dez"],
];

/// How the days of the week begin in both.
const WEEKDAYS: [&str; 11] = ["mo", "tu", "we", "th", "fr", "sa", "su", "di", "mi", "do", "so"];

/// A moment in milliseconds since 1970.
pub fn millis(moment: OffsetDateTime) -> i64 {
    (moment.unix_timestamp_nanos() / 1_000_000) as i64
}

/// A moment as sources write it, in milliseconds since 1970: RFC 3339, a day, or milliseconds.
pub fn read(value: &Value) -> Option<i64> {
    let (moment, _) = parsed(value)?;
    (FIRST..LAST).contains(&moment).then(|| millis(moment))
}

/// The moment at which something is over that lasts until a moment or through a day. What ends in a far future, as
/// programs write "never", ends in 2200.
pub fn end(value: &Value) -> Option<i64> {
    let (moment, is_day) = parsed(value)?;
    let end = if is_day && moment < LAST { moment + LONGEST_DAY } else { moment };
    (moment >= FIRST).then(|| millis(end.min(LAST)))
}

/// Whether a source says nothing where a moment belongs.
pub fn is_absent(value: &Value) -> bool {
    value.is_null() || value.as_str().is_some_and(|text| text.trim().is_empty())
}

/// A moment, and whether it stands for a whole day.
fn parsed(value: &Value) -> Option<(OffsetDateTime, bool)> {
    match value {
        Value::Number(count) => Some((from_millis(in_millis(count.as_i64()?))?, false)),
        Value::String(_) => from_text(text(value).trim()),
        _ => None,
    }
}

/// Seconds count as such: as milliseconds, they would lie in the first weeks of 1970.
fn in_millis(count: i64) -> i64 {
    if (FIRST.unix_timestamp()..LAST.unix_timestamp()).contains(&count) { count * 1_000 } else { count }
}

fn from_millis(millis: i64) -> Option<OffsetDateTime> {
    OffsetDateTime::from_unix_timestamp_nanos(i128::from(millis) * 1_000_000).ok()
}

fn from_text(text: &str) -> Option<(OffsetDateTime, bool)> {
    let with_zone = || {
        let iso = OffsetDateTime::parse(text, &Rfc3339).or_else(|_| OffsetDateTime::parse(text, &Iso8601::DEFAULT));
        iso.or_else(|_| OffsetDateTime::parse(text, &Rfc2822)).ok()
    };
    // Without a zone, a time is taken for one of UTC.
    let without_zone = || {
        PrimitiveDateTime::parse(&text.replacen(' ', "T", 1), &Iso8601::DEFAULT).ok().map(PrimitiveDateTime::assume_utc)
    };
    let at = with_zone().or_else(without_zone).map(|moment| (moment, false));
    at.or_else(|| day(text).map(|day| (day.midnight().assume_utc(), true)))
}

/// A day as people write it in English and German, where only one day can be meant; a time behind it is passed over.
fn day(text: &str) -> Option<Date> {
    let lower = text.to_lowercase();
    let mut parts = lower.split([' ', '.', ',', '/', '-', '\u{a0}']).filter(|part| !part.is_empty()).peekable();
    parts.next_if(|part| is_weekday(part));
    let [first, second, third] = [parts.next()?, parts.next()?, parts.next()?];
    let mut rest = parts.filter(|part| !["um", "at"].contains(part));
    if rest.next().is_some_and(|time| !time.contains(':')) {
        return None;
    }
    let (year, month, day) = match (month(first), month(second)) {
        (None, Some(month)) => (year(third, true)?, month, number(first)?),
        (Some(month), None) => (year(third, true)?, month, number(second)?),
        _ => numeric([first, second, third], lower.contains('.'))?,
    };
    Date::from_calendar_date(year, Month::try_from(month).ok()?, day).ok()
}

/// Year, month and day of three numbers. Germans write the day first and put points between; with other signs the day may
/// stand first or second, and has to show itself by being no month.
fn numeric([first, second, third]: [&str; 3], has_points: bool) -> Option<(i32, u8, u8)> {
    if first.len() == 4 {
        return Some((year(first, false)?, number(second)?, number(third)?));
    }
    let (year, first, second) = (year(third, has_points)?, number(first)?, number(second)?);
    match (first, second) {
        _ if has_points || first > 12 || first == second => Some((year, second, first)),
        _ if second > 12 => Some((year, first, second)),
        _ => None,
    }
}

/// A year with four digits, or one of this century with two.
fn year(text: &str, may_be_short: bool) -> Option<i32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()?;
    match text.len() {
        4 => Some(digits),
        2 if may_be_short => Some(2000 + digits),
        _ => None,
    }
}

/// A number with at most two digits, as in `1`, `01` and `1st`.
fn number(text: &str) -> Option<u8> {
    let digits = ["st", "nd", "rd", "th"].iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text);
    let is_number = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok()).flatten()
}

fn month(text: &str) -> Option<u8> {
    let at = MONTHS.iter().position(|names| names.contains(&text));
    at.and_then(|at| u8::try_from(at + 1).ok())
}

fn is_weekday(text: &str) -> bool {
    month(text).is_none() && WEEKDAYS.iter().any(|day| text.starts_with(day))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn moments_of_every_source() {
        for (value, millis) in [
            (json!("2026-01-14T10:55:28-05:00"), Some(1_768_406_128_000)),
            (json!("2021-04-30T16:21:55.393+00:00"), Some(1_619_799_715_393)),
            (json!("2026-01-14T10:55:28+0000"), Some(1_768_388_128_000)),
            (json!("2026-01-14T10:55:28"), Some(1_768_388_128_000)),
            (json!("2026-01-14 10:55:28"), Some(1_768_388_128_000)),
            (json!("Wed, 14 Jan 2026 10:55:28 GMT"), Some(1_768_388_128_000)),
            (json!("2026-01-14"), Some(1_768_348_800_000)),
            (json!(1_715_000_000_000_i64), Some(1_715_000_000_000)),
            (json!(1_715_000_000_i64), Some(1_715_000_000_000)),
            (json!("yesterday"), None),
            (json!("0001-01-01"), None),
            (json!(i64::MAX), None),
            (json!(true), None),
        ] {
            assert_eq!(read(&value), millis, "{value}");
        }
    }

    #[test]
    fn days_are_read_where_one_can_be_meant() {
        let november = read(&json!("2026-11-01"));
        for text in [
            "01.11.2026",
            "1.11.2026",
            "1. 11. 2026",
            "01.11.26",
            "01.11.2026 08:30",
            "01.11.2026, um 08:30 Uhr",
            "1. November 2026",
            "So., 1. Nov. 2026",
            "Sonntag, 1. November 2026",
            "November 1, 2026",
            "Nov 1st, 2026",
            "01-Nov-2026",
            "1 Nov 26",
            "2026/11/01",
            "2026.11.01",
        ] {
            assert_eq!(read(&json!(text)), november, "{text}");
        }
        for (text, iso) in [
            ("3. März 2026", "2026-03-03"),
            ("31. Oktober 2026", "2026-10-31"),
            ("Dienstag, 1. Dezember 2026", "2026-12-01"),
            ("5. Jänner 2026", "2026-01-05"),
            ("25/11/2026", "2026-11-25"),
            ("11/25/2026", "2026-11-25"),
            ("05/05/2026", "2026-05-05"),
        ] {
            assert_eq!(read(&json!(text)), read(&json!(iso)), "{text}");
        }
        for text in [
            "03/04/2026",
            "03-04-2026",
            "31.02.2026",
            "25/11/26",
            "1.11.",
            "1.11.2026 - 5.11.2026",
            "KW 45",
            "Mayor 1, 2026",
        ] {
            assert_eq!(read(&json!(text)), None, "{text}");
        }
    }

    #[test]
    fn a_last_day_counts_until_it_is_over_everywhere() {
        for (value, moment) in [
            (json!("2026-11-25"), Some("2026-11-26T12:00:00Z")),
            (json!("25.11.2026"), Some("2026-11-26T12:00:00Z")),
            (json!("2026-11-25T00:00"), Some("2026-11-25T00:00:00Z")),
            (json!("2026-11-25T18:00:00+02:00"), Some("2026-11-25T16:00:00Z")),
            (json!(""), None),
            (json!("open"), None),
            (json!("0001-01-01T00:00:00Z"), None),
        ] {
            assert_eq!(end(&value), moment.and_then(|moment| read(&json!(moment))), "{value}");
        }
        assert_eq!(end(&json!("9999-12-31")), Some(millis(LAST)));
    }
}
