//! Values that cannot be right in their field, as `content.care` says them. The checks are those of the review and the editor.

use crate::case::Case;
use crate::draft::Draft;
use crate::text::counted;
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
    draft.show_all(values.iter().map(|value| case.field(&field(value), value.value))).say(
        format!("{}.", counted(values.len(), "value can't be right", "values can't be right")),
        "Check the fields named here: what stands there belongs elsewhere or goes.",
    );
}

fn is_skill(value: &Nonsense) -> bool {
    value.path.starts_with("skills[")
}
