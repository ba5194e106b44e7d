use serde::de::IgnoredAny;
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::postgres::types::Oid;
use sqlx::postgres::{PgArgumentBuffer, PgTypeInfo, PgValueRef};
use sqlx::sqlite::{SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Postgres, Sqlite, Type};

use crate::StoreError;

/// `jsonb` in PostgreSQL's `pg_type`.
const JSONB: PgTypeInfo = PgTypeInfo::with_oid(Oid(3802));
/// The only version of the binary form of `jsonb`: one byte before the text.
const JSONB_VERSION: u8 = 1;

/// A JSON document as text: a `TEXT` column on SQLite, a `jsonb` one on PostgreSQL.
///
/// PostgreSQL may give keys back in another order and with other blanks.
pub(crate) struct Json(String);

impl Json {
    /// Takes text that is JSON and holds no escaped U+0000, which `jsonb` refuses.
    pub(crate) fn new(text: &str) -> Result<Self, StoreError> {
        let valid = serde_json::from_str::<IgnoredAny>(text).is_ok();
        if valid && !holds_escaped_nul(text) { Ok(Self(text.to_owned())) } else { Err(StoreError::UnstorableText) }
    }

    pub(crate) fn as_text(&self) -> &str {
        &self.0
    }

    pub(crate) fn into_text(self) -> String {
        self.0
    }

    /// Whether both say the same, whatever the order of keys and the blanks.
    pub(crate) fn says_the_same_as(&self, other: &Self) -> bool {
        let [mine, theirs] = [&self.0, &other.0].map(|text| serde_json::from_str::<serde_json::Value>(text).ok());
        mine.is_some() && mine == theirs
    }
}

/// Looks for `\u0000` behind an even number of backslashes: behind an odd number it is an escaped backslash and four
/// digits.
fn holds_escaped_nul(json: &str) -> bool {
    json.match_indices("\\u0000").any(|(at, _)| {
        let backslashes_before = json[..at].bytes().rev().take_while(|&byte| byte == b'\\').count();
        backslashes_before.is_multiple_of(2)
    })
}

impl Type<Sqlite> for Json {
    fn type_info() -> SqliteTypeInfo {
        <String as Type<Sqlite>>::type_info()
    }
}

impl Encode<'_, Sqlite> for Json {
    fn encode_by_ref(&self, arguments: &mut SqliteArgumentsBuffer) -> Result<IsNull, BoxDynError> {
        Encode::<Sqlite>::encode_by_ref(&self.0, arguments)
    }
}

impl<'r> Decode<'r, Sqlite> for Json {
    fn decode(value: SqliteValueRef<'r>) -> Result<Self, BoxDynError> {
        <String as Decode<Sqlite>>::decode(value).map(Self)
    }
}

impl Type<Postgres> for Json {
    fn type_info() -> PgTypeInfo {
        JSONB
    }
}

impl Encode<'_, Postgres> for Json {
    fn encode_by_ref(&self, buffer: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        buffer.push(JSONB_VERSION);
        buffer.extend_from_slice(self.0.as_bytes());
        Ok(IsNull::No)
    }
}

impl<'r> Decode<'r, Postgres> for Json {
    fn decode(value: PgValueRef<'r>) -> Result<Self, BoxDynError> {
        match value.as_bytes()?.split_first() {
            Some((&JSONB_VERSION, text)) => Ok(Self(str::from_utf8(text)?.to_owned())),
            _ => Err("jsonb came in an unknown form".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_json_without_nul_is_taken() {
        for (text, storable) in [
            (r#"{"a": 1}"#, true),
            (r#""back\\slash""#, true),
            (r#""a backslash and digits: \\u0000""#, true),
            (r#""nul: \u0000""#, false),
            (r#""backslash and nul: \\\u0000""#, false),
            ("", false),
            ("{", false),
            ("{} {}", false),
        ] {
            assert_eq!(Json::new(text).is_ok(), storable, "{text}");
        }
    }

    #[test]
    fn order_and_blanks_do_not_matter() {
        let one = Json::new(r#"{"a":1,"b":[1,2]}"#).expect("JSON");
        let same = Json::new(r#"{ "b": [1, 2], "a": 1 }"#).expect("JSON");
        let other = Json::new(r#"{"a":1,"b":[2,1]}"#).expect("JSON");
        assert!(one.says_the_same_as(&same));
        assert!(!one.says_the_same_as(&other));
    }
}
