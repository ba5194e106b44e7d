//! Values that cannot be right in their field, as `content.care` says them. The checks are those of the review and the editor.

use crate::case::Case;
use crate::draft::Draft;
use crate::text::{counted, listed};
use vitae_model::nonsense::{Nonsense, find};

/// The values of the resume that cannot be right, without those that its owner has dismissed.
pub(crate) fn values<'a>(case: &'a Case, rule: &str) -> Vec<Nonsense<'a>> {
    let found = find(&case.resume, case.input.as_of.year()).into_iter();
    found.filter(|value| !case.is_dismissed(rule, value.value)).collect()
}

/// Names the values with their places.
pub(crate) fn say(case: &Case, values: &[Nonsense], draft: &mut Draft) {
    if values.is_empty() {
        return;
    }
    let mut values: Vec<&Nonsense> = values.iter().collect();
    // The order of skills says nothing, so it changes nothing.
    values.sort_by_key(|value| is_skill(value).then_some(value.value));
    let field = |value: &Nonsense| if is_skill(value) { "skills".to_owned() } else { value.path.clone() };
    draft
        .show_all(values.iter().map(|value| case.field(&field(value), value.value)))
        .say(message(&values), "Check the fields named here: what stands there belongs elsewhere or goes.");
}

/// Most fields that a message names; more are counted.
const MOST_NAMED: usize = 3;

fn message(values: &[&Nonsense]) -> String {
    let mut named: Vec<String> = values.iter().map(|value| capitalized(&field_name(&value.path))).collect();
    named.dedup();
    let more = named.split_off(named.len().min(MOST_NAMED)).len();
    named.extend((more > 0).then(|| counted(more, "more field", "more fields")));
    let names: Vec<&str> = named.iter().map(String::as_str).collect();
    format!("{} can't be right.", listed(&names))
}

/// A field as its owner calls it: `certificate 5's name`.
fn field_name(path: &str) -> String {
    const ENTRIES: [(&str, &str); 6] = [
        ("experience", "job"),
        ("education", "education"),
        ("languages", "language"),
        ("projects", "project"),
        ("certifications", "certificate"),
        ("achievements", "achievement"),
    ];
    const FIELDS: [(&str, &str); 6] = [
        ("position", "title"),
        ("company", "employer"),
        ("institution", "school"),
        ("field", "field of study"),
        ("startYear", "start year"),
        ("graduationYear", "graduation year"),
    ];
    let called = |names: &[(&'static str, &'static str)], own: &str| {
        names.iter().find(|(name, _)| *name == own).map(|(_, called)| *called)
    };
    let (entry, field) = path.split_once('.').unwrap_or((path, ""));
    let (list, index) = entry.split_once('[').unwrap_or((entry, ""));
    // The order of skills says nothing.
    if list == "skills" {
        return "one of your skills".into();
    }
    let Ok(index) = index.trim_end_matches(']').parse::<usize>() else { return format!("your {list}") };
    let last = field.rsplit('.').next().unwrap_or_default();
    let last = last.split('[').next().unwrap_or_default();
    let name = called(&FIELDS, last).unwrap_or(last);
    match called(&ENTRIES, list) {
        Some(entry) => format!("{entry} {}'s {name}", index + 1),
        None => format!("the {name} of an entry in a further section"),
    }
}

fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

fn is_skill(value: &Nonsense) -> bool {
    value.path.starts_with("skills[")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_called_as_their_owner_calls_them() {
        for (path, expected) in [
            ("name", "your name"),
            ("certifications[4].name", "certificate 5's name"),
            ("experience[0].position", "job 1's title"),
            ("education[1].graduationYear", "education 2's graduation year"),
            ("projects[0].technologies[2]", "project 1's technologies"),
            ("additional[0].items[1].period", "the period of an entry in a further section"),
            ("skills[3]", "one of your skills"),
        ] {
            assert_eq!(field_name(path), expected, "{path}");
        }
    }
}
