//! Whether a skill is shown in use: by any of its names, as a kind of it, or in other forms of its words.

use super::concepts::{Meaning, find, kinds};
use super::stems::stems;
use super::tokens::{position, terms_of, tokens};
use super::words::JOB;
use crate::lexicon::{canonical_skill, spellings};
use crate::text::{fold, holds, is_cjk, terms};
use std::collections::BTreeSet;

/// Least letters of a lone word that may stand in another form.
const LEAST_LETTERS: usize = 5;
/// Of three words or more, the thirds that one statement must hold.
const ENOUGH_THIRDS: usize = 2;

/// Lines that show skills in use.
#[derive(Debug)]
pub(crate) struct Shown {
    /// The terms of all lines, with an empty one after each that keeps phrases from reaching across.
    terms: Vec<String>,
    /// The stems of each line.
    stems: Vec<BTreeSet<String>>,
    /// The skills that they name.
    skills: BTreeSet<Vec<String>>,
}

impl Shown {
    /// Prepares the lines.
    pub fn new<'l>(lines: impl Iterator<Item = &'l str>) -> Self {
        let mut shown = Self { terms: Vec::new(), stems: Vec::new(), skills: BTreeSet::new() };
        for line in lines.flat_map(str::lines) {
            let tokens = tokens(line);
            shown.skills.extend(named(&find(&tokens)));
            shown.terms.extend(terms(line));
            shown.terms.push(String::new());
            shown.stems.push(word_forms(&terms_of(&tokens)));
        }
        shown
    }

    /// Whether a skill of the resume's list is among them: as it is written, a part of it, or a known skill that it names.
    pub fn holds(&self, skill: &str) -> bool {
        self.holds_one(skill) || self.names(skill) || parts(skill).any(|part| self.holds_one(part) || self.names(part))
    }

    fn holds_one(&self, skill: &str) -> bool {
        let is_inside = || skill.chars().any(is_cjk) && self.terms.iter().any(|term| term.contains(&fold(skill)));
        spellings(skill).iter().any(|spelling| holds(&self.terms, spelling)) || is_inside() || self.says(skill)
    }

    /// Whether a known skill that the item names is shown, itself or a kind of it: "Handling of Python", "Databases (SQL)".
    fn names(&self, item: &str) -> bool {
        let is_shown =
            |name: &Vec<String>| self.skills.contains(name) || kinds(name).iter().any(|k| self.skills.contains(k));
        is_shown(&canonical_skill(item)) || named(&find(&tokens(item))).any(|name| is_shown(&name))
    }

    /// Whether one line holds the words in any form: "Staff mentoring" and "mentored five members of staff".
    fn says(&self, skill: &str) -> bool {
        let wanted = word_forms(&terms(skill));
        let least = match wanted.len() {
            0 => return false,
            1 if fold(skill).chars().count() < LEAST_LETTERS => return false,
            few @ 1..=2 => few,
            many => (many * ENOUGH_THIRDS).div_ceil(3),
        };
        self.stems.iter().any(|line| wanted.intersection(line).count() >= least)
    }
}

fn named(found: &[super::concepts::Found]) -> impl Iterator<Item = Vec<String>> {
    found.iter().filter_map(|found| if let Meaning::Skill(name) = &found.meaning { Some(name.clone()) } else { None })
}

/// What a skill consists of: `Git/GitHub`, `JavaScript (Node.js)`, `Staffing & Scheduling`.
fn parts(skill: &str) -> impl Iterator<Item = &str> {
    const LEAST_CHARS: usize = 2;
    let pieces = skill.split(['/', '&', ',', ';', ':', '(', ')', '|', '+']).map(str::trim);
    pieces.filter(move |piece| *piece != skill && piece.chars().count() >= LEAST_CHARS)
}

/// The stems of words, without what sets their forms apart: `plan` and `planned`, `analyse` and `analyze`.
fn word_forms(terms: &[String]) -> BTreeSet<String> {
    stems(terms).into_iter().map(|stem| without_doubled_end(&stem.replace('z', "s"))).collect()
}

fn without_doubled_end(stem: &str) -> String {
    let mut chars: Vec<char> = stem.chars().collect();
    if let [.., before, last] = chars[..]
        && before == last
        && chars.len() > LEAST_LETTERS - 1
    {
        chars.pop();
    }
    chars.into_iter().collect()
}

/// Whether the words name a spoken language, with a level or without.
pub(crate) fn is_spoken_language(item: &[String]) -> bool {
    let is_level = |rest: &[String]| rest.is_empty() || JOB.levels.keys().any(|level| position(rest, level).is_some());
    JOB.language_names().any(|(_, name)| item.strip_prefix(&name[..]).is_some_and(is_level))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skills_are_shown_in_any_form() {
        let lines = [
            "Managed a budget of 2 million and mentored five members of staff",
            "Analysed match statistics in PostgreSQL and wrote Python",
            "Planned shifts and staffing levels for two wards",
            "Built the site with React.js",
            "负责后端服务的设计",
        ];
        let shown = Shown::new(lines.into_iter());
        for used in [
            "Budget Management",
            "Staff Mentoring",
            "Match Analysis",
            "SQL",
            "Handling of Python",
            "Python/Django",
            "Databases (SQL)",
            "React",
            "Staffing & Scheduling",
            "Shift Planning",
            "后端服务",
        ] {
            assert!(shown.holds(used), "{used}");
        }
        for unused in ["Java", "Go", "Team Leadership", "Budget Airlines", "C++", "Excel", "Ward rounds", "R"] {
            assert!(!shown.holds(unused), "{unused}");
        }
    }

    #[test]
    fn spoken_languages_are_known_with_their_levels() {
        for language in ["German", "Englisch B2", "Magyar", "English fluent", "Français courant", "Spanish (native)"] {
            assert!(is_spoken_language(&terms(language)), "{language}");
        }
        for other in ["German engineering", "Polish the floor", "Python", ""] {
            assert!(!is_spoken_language(&terms(other)), "{other}");
        }
    }
}
