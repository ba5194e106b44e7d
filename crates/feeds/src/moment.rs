use serde_json::Value;
use time::format_description::well_known::{Iso8601, Rfc3339};
use time::macros::{datetime, format_description};
use time::{Date, OffsetDateTime};

/// Nothing on a board of today was posted before.
const FIRST: OffsetDateTime = datetime!(1990-01-01 00:00 UTC);
const LAST: OffsetDateTime = datetime!(2200-01-01 00:00 UTC);

/// A moment as sources write it, in milliseconds since 1970: RFC 3339, a day, or milliseconds.
pub fn read(value: &Value) -> Option<i64> {
    let moment = match value {
        Value::Number(millis) => millis.as_i64().and_then(from_millis),
        Value::String(text) => from_text(text.trim()),
        _ => None,
    }?;
    (FIRST..LAST).contains(&moment).then(|| (moment.unix_timestamp_nanos() / 1_000_000) as i64)
}

fn from_millis(millis: i64) -> Option<OffsetDateTime> {
    OffsetDateTime::from_unix_timestamp_nanos(i128::from(millis) * 1_000_000).ok()
}

fn from_text(text: &str) -> Option<OffsetDateTime> {
    let day =
        || Date::parse(text, format_description!("[year]-[month]-[day]")).ok().map(|day| day.midnight().assume_utc());
    OffsetDateTime::parse(text, &Rfc3339).or_else(|_| OffsetDateTime::parse(text, &Iso8601::DEFAULT)).ok().or_else(day)
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
            (json!("2026-01-14"), Some(1_768_348_800_000)),
            (json!(1_715_000_000_000_i64), Some(1_715_000_000_000)),
            (json!("yesterday"), None),
            (json!("0001-01-01"), None),
            (json!(i64::MAX), None),
            (json!(true), None),
        ] {
            assert_eq!(read(&value), millis, "{value}");
        }
    }
}
