//! Words without their endings, to compare lines that say much the same.

use super::words::JOB;
use std::collections::BTreeSet;

/// The stems of the words with content.
pub(super) fn stems(terms: &[String]) -> BTreeSet<String> {
    let content = terms.iter().filter(|term| term.chars().count() >= 3 && !JOB.stop.contains(*term));
    content.map(|term| stem(term)).collect()
}

/// A word without its ending, for comparison only.
fn stem(word: &str) -> String {
    const ENDINGS: [&str; 10] = ["ations", "ation", "ments", "ment", "ings", "ing", "ied", "ed", "es", "s"];
    let cut = ENDINGS.iter().find_map(|ending| word.strip_suffix(ending).filter(|rest| rest.chars().count() >= 4));
    cut.unwrap_or(word).trim_end_matches(['e', 'y', 'i']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stems_ignore_endings() {
        for (one, other) in [("services", "service"), ("deploying", "deployed"), ("testing", "tests")] {
            assert_eq!(stem(one), stem(other));
        }
    }
}
