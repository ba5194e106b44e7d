//! Lists in JSON, taken over element by element, so that a long one is never held as a tree.

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;

/// Hands over each element of the list that a text is, or that stands under one of these keys. An object without such
/// a list is handed over itself. Whether there was a list.
///
/// Elements are handed over as they are read: on a failure the caller has some already.
pub fn each(text: &str, keys: &[&str], take: &mut dyn FnMut(Value)) -> Result<bool, serde_json::Error> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let is_list = Elements { keys, take }.deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(is_list)
}

struct Elements<'a> {
    keys: &'a [&'a str],
    take: &'a mut dyn FnMut(Value),
}

impl<'de> DeserializeSeed<'de> for Elements<'_> {
    type Value = bool;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<bool, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Elements<'_> {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of jobs")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<bool, A::Error> {
        while let Some(element) = list.next_element()? {
            (self.take)(element);
        }
        Ok(true)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<bool, A::Error> {
        let mut is_list = false;
        let mut rest = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if self.keys.contains(&key.as_str()) {
                is_list |= object.next_value_seed(Elements { keys: self.keys, take: &mut *self.take })?;
            } else {
                rest.insert(key, object.next_value()?);
            }
        }
        if !is_list && !rest.is_empty() {
            (self.take)(Value::Object(rest));
        }
        Ok(is_list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_found_where_they_stand() {
        for (text, is_list, elements) in [
            ("[1, 2]", true, "1 2"),
            (r#"{"meta": 1, "jobs": [1, {"a": 2}]}"#, true, r#"1 {"a":2}"#),
            (r#"{"data": {"jobs": [1], "pagination": {}}}"#, true, "1"),
            (r#"{"jobTitle": "Nurse"}"#, false, r#"{"jobTitle":"Nurse"}"#),
            ("{}", false, ""),
            ("[]", true, ""),
        ] {
            let mut all = Vec::new();
            let found = each(text, &["jobs", "data"], &mut |value| all.push(value.to_string())).unwrap();
            assert_eq!((found, all.join(" ").as_str()), (is_list, elements), "{text}");
        }
        for wrong in ["", "[1, 2", "3", "[1] 2", "{\"jobs\": [1}", "<html>"] {
            assert!(each(wrong, &["jobs"], &mut drop).is_err(), "{wrong}");
        }
    }
}
