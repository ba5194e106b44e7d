//! docs/score.md names every rule of the card with its points.

use vitae_ats::catalogue::GROUPS;
use vitae_ats::{CARD_VERSION, languages};

const GUIDE: &str = include_str!("../../../docs/score.md");

/// The guide's row of a rule as its cells.
fn row(rule: &str) -> Vec<&'static str> {
    let start = format!("| `{rule}` |");
    let line = GUIDE.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("no row for {rule}"));
    line.trim_matches('|').split(" | ").map(str::trim).collect()
}

#[test]
fn the_guide_explains_every_rule_with_its_points() {
    for rule in GROUPS.iter().flat_map(|group| group.rules) {
        let cells = row(rule.id);
        assert_eq!(cells.len(), 5, "{}: {cells:?}", rule.id);
        if rule.points > 0 {
            assert_eq!(cells[1], rule.points.to_string(), "{}", rule.id);
        }
        assert!(cells[2..].iter().all(|cell| !cell.is_empty()), "{}", rule.id);
    }
}

#[test]
fn the_guide_names_groups_version_and_languages() {
    for group in &GROUPS {
        let points: u32 = group.rules.iter().map(|rule| rule.points).sum();
        let heading =
            if points > 0 { format!("### {} ({points} points)", group.name) } else { format!("### {}", group.name) };
        assert!(GUIDE.contains(&heading), "{heading}");
    }
    assert!(GUIDE.contains(&format!("card version {CARD_VERSION}")));
    let names = ["German", "English", "Spanish", "French", "Italian", "Dutch", "Portuguese"];
    assert_eq!(languages().count(), names.len());
    assert!(names.iter().all(|name| GUIDE.contains(name)));
}
