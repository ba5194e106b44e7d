use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::postgres::types::Oid;
use sqlx::postgres::{PgArgumentBuffer, PgTypeInfo, PgValueFormat, PgValueRef};
use sqlx::sqlite::{SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Postgres, Sqlite, Type};
use time::OffsetDateTime;
use time::format_description::BorrowedFormatItem;
use time::format_description::well_known::Rfc3339;
use time::macros::format_description;

/// 0000-01-01T00:00:00.000Z, the first moment RFC 3339 can write.
const FIRST_MILLIS: i64 = -62_167_219_200_000;
/// 9999-12-31T23:59:59.999Z, the last one.
const LAST_MILLIS: i64 = 253_402_300_799_999;
/// 2000-01-01T00:00:00Z, from which PostgreSQL counts microseconds.
const POSTGRES_EPOCH_MILLIS: i64 = 946_684_800_000;
/// `timestamptz` in PostgreSQL's `pg_type`.
const TIMESTAMPTZ: PgTypeInfo = PgTypeInfo::with_oid(Oid(1184));

const RFC3339_MILLIS: &[BorrowedFormatItem<'_>] =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z");

/// A moment in UTC, exact to the millisecond, between the years 0 and 9999.
///
/// It is an `INTEGER` on SQLite and a `timestamptz` on PostgreSQL and comes back unchanged from both. As text it is
/// RFC 3339 in UTC with milliseconds (`2026-11-21T04:30:13.250Z`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

impl Timestamp {
    /// The moment `millis` milliseconds after 1970; what lies outside the years 0 to 9999 becomes the nearest bound.
    pub fn from_millis(millis: i64) -> Self {
        Self(millis.clamp(FIRST_MILLIS, LAST_MILLIS))
    }

    /// Milliseconds since 1970.
    pub fn as_millis(self) -> i64 {
        self.0
    }

    /// The moment `duration` later, whole milliseconds only.
    #[must_use]
    pub fn plus(self, duration: Duration) -> Self {
        Self::from_millis(self.0.saturating_add(millis_of(duration)))
    }

    /// The moment `duration` earlier, whole milliseconds only.
    #[must_use]
    pub fn minus(self, duration: Duration) -> Self {
        Self::from_millis(self.0.saturating_sub(millis_of(duration)))
    }

    /// How long after `earlier` this is; zero when it is not later.
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0 - earlier.0).unwrap_or(0))
    }
}

impl From<Timestamp> for OffsetDateTime {
    /// The moment in UTC; one beyond the years that `time` knows becomes 1970.
    fn from(moment: Timestamp) -> Self {
        let nanos = i128::from(moment.0) * 1_000_000;
        Self::from_unix_timestamp_nanos(nanos).unwrap_or(Self::UNIX_EPOCH)
    }
}

fn millis_of(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

impl From<SystemTime> for Timestamp {
    fn from(time: SystemTime) -> Self {
        match time.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(after) => Self(0).plus(after),
            Err(before) => Self(0).minus(before.duration()),
        }
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nanos = i128::from(self.0) * 1_000_000;
        let moment = OffsetDateTime::from_unix_timestamp_nanos(nanos).map_err(|_| fmt::Error)?;
        f.write_str(&moment.format(RFC3339_MILLIS).map_err(|_| fmt::Error)?)
    }
}

/// A text that is not an RFC 3339 moment.
#[derive(Debug, thiserror::Error)]
#[error("not a moment in the form 2026-11-21T04:30:13.250Z")]
pub struct TimestampError;

impl FromStr for Timestamp {
    type Err = TimestampError;

    fn from_str(text: &str) -> Result<Self, TimestampError> {
        let moment = OffsetDateTime::parse(text, &Rfc3339).map_err(|_| TimestampError)?;
        let millis = moment.unix_timestamp_nanos().div_euclid(1_000_000);
        i64::try_from(millis).map(Self::from_millis).map_err(|_| TimestampError)
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl Type<Sqlite> for Timestamp {
    fn type_info() -> SqliteTypeInfo {
        <i64 as Type<Sqlite>>::type_info()
    }

    fn compatible(found: &SqliteTypeInfo) -> bool {
        <i64 as Type<Sqlite>>::compatible(found)
    }
}

impl Encode<'_, Sqlite> for Timestamp {
    fn encode_by_ref(&self, arguments: &mut SqliteArgumentsBuffer) -> Result<IsNull, BoxDynError> {
        Encode::<Sqlite>::encode_by_ref(&self.0, arguments)
    }
}

impl<'r> Decode<'r, Sqlite> for Timestamp {
    fn decode(value: SqliteValueRef<'r>) -> Result<Self, BoxDynError> {
        <i64 as Decode<Sqlite>>::decode(value).map(Self::from_millis)
    }
}

impl Type<Postgres> for Timestamp {
    fn type_info() -> PgTypeInfo {
        TIMESTAMPTZ
    }
}

impl Encode<'_, Postgres> for Timestamp {
    fn encode_by_ref(&self, buffer: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        Encode::<Postgres>::encode_by_ref(&((self.0 - POSTGRES_EPOCH_MILLIS) * 1_000), buffer)
    }
}

impl<'r> Decode<'r, Postgres> for Timestamp {
    fn decode(value: PgValueRef<'r>) -> Result<Self, BoxDynError> {
        match value.format() {
            PgValueFormat::Binary => {
                let micros = i64::from_be_bytes(value.as_bytes()?.try_into()?);
                Ok(Self::from_millis(micros.div_euclid(1_000).saturating_add(POSTGRES_EPOCH_MILLIS)))
            }
            // Answers of prepared statements are always binary, and this crate sends no others.
            PgValueFormat::Text => Err("a timestamp came as text".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn text_is_rfc_3339_in_utc_with_milliseconds() {
        for (millis, text) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (1_795_235_413_250, "2026-11-21T04:30:13.250Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
            (FIRST_MILLIS, "0000-01-01T00:00:00.000Z"),
            (LAST_MILLIS, "9999-12-31T23:59:59.999Z"),
        ] {
            assert_eq!(Timestamp::from_millis(millis).to_string(), text);
            assert_eq!(text.parse::<Timestamp>().expect(text).as_millis(), millis);
        }
    }

    #[test]
    fn other_zones_are_read_and_other_texts_refused() {
        let east: Timestamp = "2026-11-21T06:30:13.25+02:00".parse().expect("a moment with an offset");
        assert_eq!(east.to_string(), "2026-11-21T04:30:13.250Z");
        for text in ["", "2026-11-21", "2026-11-21T04:30:13", "yesterday"] {
            assert!(text.parse::<Timestamp>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn arithmetic_stays_inside_the_bounds() {
        let last = Timestamp::from_millis(i64::MAX);
        assert_eq!(last.plus(Duration::MAX), last);
        assert_eq!(last.minus(Duration::MAX).as_millis(), FIRST_MILLIS);
        assert_eq!(Timestamp::from_millis(5).since(Timestamp::from_millis(2)), Duration::from_millis(3));
        assert_eq!(Timestamp::from_millis(2).since(Timestamp::from_millis(5)), Duration::ZERO);
    }

    proptest! {
        #[test]
        fn text_and_json_round_trip(millis in FIRST_MILLIS..=LAST_MILLIS) {
            let moment = Timestamp::from_millis(millis);
            prop_assert_eq!(moment.to_string().parse::<Timestamp>().expect("own text"), moment);
            let json = serde_json::to_string(&moment).expect("serialises");
            prop_assert_eq!(serde_json::from_str::<Timestamp>(&json).expect("own JSON"), moment);
        }

        #[test]
        fn any_text_is_read_or_refused_without_a_panic(text in "\\PC{0,40}") {
            let _ = text.parse::<Timestamp>();
        }
    }
}
