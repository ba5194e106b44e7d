//! Towns behind employers: `Krüger GmbH, Augsburg`, `Estudio Norte (Lugo)`.

use crate::recognise::{place, role};
use crate::value::Value;

/// The employer's name without the town behind it.
pub(super) fn without(mut company: Value) -> Value {
    let mut rounds = 0;
    while let Some(end) = name_end(&company.text).filter(|_| rounds < 2) {
        company.text.truncate(end);
        rounds += 1;
    }
    company
}

/// Where the name ends when a town follows.
fn name_end(text: &str) -> Option<usize> {
    if let Some(open) = text.rfind(" (").filter(|_| text.ends_with(')')) {
        let inside = &text[open + 2..text.len() - 1];
        let acronym = inside.chars().count() <= 5 && !inside.chars().any(char::is_lowercase);
        return (is_town(inside) && !acronym || place::is_place(inside)).then_some(open);
    }
    let (comma, tail) = text.rsplit_once(',').map(|(name, tail)| (name.len(), tail.trim()))?;
    let named = text[..comma].split_whitespace().count() > 1 || !text[..comma].contains(',');
    (named && (is_town(tail) || place::is_place(tail))).then_some(comma)
}

/// Whether a text can be a town's name: a few words with capitals that say nothing else.
fn is_town(text: &str) -> bool {
    let small = ["de", "la", "am", "an", "der", "del", "sur", "upon", "on", "of", "do", "da", "les", "le", "in", "bei"];
    let words: Vec<&str> = text.split([' ', '-']).filter(|word| !word.is_empty()).collect();
    let named = |word: &&str| word.starts_with(|c: char| c.is_uppercase() || "'’".contains(c)) || small.contains(word);
    (1..=4).contains(&words.len())
        && words.iter().all(named)
        && text.chars().all(|c| c.is_alphabetic() || " -'’./".contains(c))
        && text.chars().any(char::is_lowercase)
        && role::lean(text) == 0.0
        && role::title_score(text) == 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn towns_are_dropped() {
        let cases = [
            ("Krüger GmbH, Augsburg", "Krüger GmbH"),
            ("Sonnwald, Ulm", "Sonnwald"),
            ("Estudio Norte (Lugo)", "Estudio Norte"),
            ("Ashworth, Nair & Co.", "Ashworth, Nair & Co."),
            ("Cascadia Cold Storage, Inc.", "Cascadia Cold Storage, Inc."),
            ("International Tool Makers (ITM)", "International Tool Makers (ITM)"),
            ("Northern Bakery, Upper Hutt (Wellington)", "Northern Bakery"),
        ];
        for (text, want) in cases {
            assert_eq!(without(Value::new(text, 0, 0..text.len(), 1.0)).text, want, "{text}");
        }
    }
}
