//! Reading JSON that others wrote: what is of the wrong kind counts as absent.

use serde_json::Value;

/// A text; numbers as they are written.
pub fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

/// The first text of several that is not blank.
pub fn first<'a>(values: impl IntoIterator<Item = &'a Value>) -> String {
    values.into_iter().map(text).find(|text| !text.trim().is_empty()).unwrap_or_default()
}

/// The texts of a list, or of a single value.
pub fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::Array(items) => items.iter().map(text).collect(),
        other => vec![text(other)],
    }
}

/// The elements of a list; a single value counts as a list of one, null as an empty one.
pub fn elements(value: &Value) -> &[Value] {
    match value {
        Value::Array(items) => items,
        Value::Null => &[],
        other => std::slice::from_ref(other),
    }
}

/// Texts that are not blank, each once, with something between them.
pub fn joined(texts: impl IntoIterator<Item = String>, between: &str) -> String {
    let mut all: Vec<String> = Vec::new();
    for text in texts {
        let text = text.trim().to_owned();
        if !text.is_empty() && !all.contains(&text) {
            all.push(text);
        }
    }
    all.join(between)
}

/// A range of pay as people write it, for example `USD 81,000–87,000 per year`; nothing without a figure.
pub fn pay(currency: &str, lowest: &Value, highest: &Value, period: &str) -> Option<String> {
    let figures = joined([amount(lowest), amount(highest)], "–");
    let period = match period.trim().to_lowercase().as_str() {
        "" | "none" => "",
        "year" | "annual" | "per-year-salary" | "yearly" => "per year",
        "month" | "monthly" | "per-month-salary" => "per month",
        "week" | "weekly" | "per-week-salary" => "per week",
        "day" | "daily" | "per-day-wage" => "per day",
        "hour" | "hourly" | "per-hour-wage" => "per hour",
        _ => "",
    };
    (!figures.is_empty()).then(|| joined([currency.to_owned(), figures, period.to_owned()], " "))
}

/// A figure with its thousands set apart; nothing for what is none or not above zero.
fn amount(value: &Value) -> String {
    let figure = match value {
        Value::String(text) => text.trim().parse().ok(),
        other => other.as_f64(),
    };
    match figure {
        Some(figure) if figure > 0.0 && figure < 1e12 => grouped(figure),
        _ => String::new(),
    }
}

fn grouped(figure: f64) -> String {
    let text = if figure.fract() == 0.0 { format!("{figure:.0}") } else { format!("{figure:.2}") };
    let whole = text.find('.').unwrap_or(text.len());
    let mut out = String::new();
    for (index, character) in text.char_indices() {
        if index > 0 && index < whole && (whole - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(character);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn pay_is_written_for_people() {
        for (currency, lowest, highest, period, expected) in [
            ("USD", json!(81000), json!(87000), "per-year-salary", Some("USD 81,000–87,000 per year")),
            ("EUR", json!("18.5"), json!(null), "HOUR", Some("EUR 18.50 per hour")),
            ("", json!(1_250_000), json!(1_250_000), "", Some("1,250,000")),
            ("USD", json!(0), json!(null), "YEAR", None),
            ("USD", json!("on request"), json!([]), "YEAR", None),
        ] {
            assert_eq!(pay(currency, &lowest, &highest, period).as_deref(), expected);
        }
    }
}
