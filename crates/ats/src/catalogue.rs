//! The card's table of contents: every group and rule with its points.

use crate::points::Points;

/// One rule of the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// `group.rule`.
    pub id: &'static str,
    /// The rule in words.
    pub title: &'static str,
    /// Whole points; 0 for the rules of fair practice, which deduct or limit.
    pub points: u32,
}

/// One theme of the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupInfo {
    /// The part of a rule's id before the dot.
    pub id: &'static str,
    /// The theme in words.
    pub name: &'static str,
    /// Its rules, in the order they are shown.
    pub rules: &'static [Rule],
}

const fn rule(id: &'static str, title: &'static str, points: u32) -> Rule {
    Rule { id, title, points }
}

/// Card version 1: 35 rules, 100 points.
pub const GROUPS: [GroupInfo; 8] = [
    GroupInfo {
        id: "file",
        name: "File",
        rules: &[
            rule("file.text", "Text, not images", 4),
            rule("file.order", "Reading order", 5),
            rule("file.tables", "Text boxes and tables", 3),
            rule("file.margins", "Header and footer", 3),
            rule("file.chars", "Readable characters", 4),
            rule("file.hygiene", "Size and protection", 2),
        ],
    },
    GroupInfo {
        id: "contact",
        name: "Contact",
        rules: &[
            rule("contact.name", "Name", 3),
            rule("contact.email", "Email", 4),
            rule("contact.phone", "Phone", 2),
            rule("contact.place", "Location", 2),
            rule("contact.block", "Contact details and links", 2),
        ],
    },
    GroupInfo {
        id: "structure",
        name: "Structure",
        rules: &[
            rule("structure.sections", "Expected sections", 5),
            rule("structure.headings", "Standard headings", 4),
            rule("structure.positions", "Every job has a title and an employer", 4),
            rule("structure.education", "School and degree", 2),
        ],
    },
    GroupInfo {
        id: "dates",
        name: "Dates",
        rules: &[
            rule("dates.present", "Every job has dates", 5),
            rule("dates.readable", "Dates software can read", 3),
            rule("dates.consistent", "One date format throughout", 2),
            rule("dates.order", "Newest first", 2),
            rule("dates.sense", "Dates that make sense", 2),
        ],
    },
    GroupInfo {
        id: "content",
        name: "Content",
        rules: &[
            rule("content.described", "Every entry has a description", 5),
            rule("content.action", "Bullets open with what you did", 3),
            rule("content.evidence", "Numbers and results", 7),
            rule("content.sentence", "Length of your bullets", 2),
            rule("content.care", "Typos and leftovers", 5),
        ],
    },
    GroupInfo {
        id: "skills",
        name: "Skills",
        rules: &[
            rule("skills.list", "Skills section", 3),
            rule("skills.shown", "Skills backed up by your work", 4),
            rule("skills.plain", "Skills as plain words", 2),
            rule("skills.acronyms", "Acronyms spelled out", 1),
        ],
    },
    GroupInfo {
        id: "length",
        name: "Length",
        rules: &[rule("length.amount", "Length", 3), rule("length.legible", "Readable type", 2)],
    },
    GroupInfo {
        id: "fair",
        name: "Fair practice",
        rules: &[
            rule("fair.hidden", "No hidden text", 0),
            rule("fair.stuffing", "No keyword stuffing", 0),
            rule("fair.instructions", "No instructions to software", 0),
            rule("fair.numbers", "No identity or bank numbers", 0),
        ],
    },
];

/// The rule of an id. Unknown ids are a mistake in this crate.
pub(crate) fn find(id: &str) -> Rule {
    let mut rules = GROUPS.iter().flat_map(|group| group.rules);
    *rules.find(|rule| rule.id == id).unwrap_or_else(|| panic!("{id} is no rule of the card"))
}

/// The number of rules on the card.
pub fn rule_count() -> usize {
    GROUPS.iter().map(|group| group.rules.len()).sum()
}

/// The points of the whole card.
pub fn total_points() -> Points {
    GROUPS.iter().flat_map(|group| group.rules).map(|rule| Points::whole(rule.points)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn card_version_1_has_35_rules_and_100_points() {
        assert_eq!((rule_count(), total_points()), (35, Points::whole(100)));
        let by_group = GROUPS.map(|group| group.rules.iter().map(|rule| rule.points).sum::<u32>());
        assert_eq!(by_group, [21, 13, 15, 14, 22, 10, 5, 0]);
    }

    #[test]
    fn a_rules_id_starts_with_its_group() {
        for group in &GROUPS {
            for rule in group.rules {
                assert!(rule.id.starts_with(&format!("{}.", group.id)), "{}", rule.id);
            }
        }
    }
}
