//! The parts of an advertisement, told by their headings.

use crate::lines::{Kind, Line, written};

/// What stands under a heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Section {
    Company,
    Responsibilities,
    Required,
    Preferred,
}

/// Words in headings, the more specific part first: "Preferred qualifications" are preferred.
const TITLES: [(Section, &[&str]); 4] = [
    (
        Section::Preferred,
        &[
            "nice to have",
            "nice to haves",
            "preferred",
            "bonus points",
            "bonus",
            "desirable",
            "good to have",
            "pluses",
            "a plus",
            "extra credit",
            "ideally",
            "would be great",
            "not required",
            "optional",
        ],
    ),
    (
        Section::Responsibilities,
        &[
            "responsibilities",
            "responsibility",
            "what you'll do",
            "what you will do",
            "what you'll be doing",
            "what you will be doing",
            "what you'll own",
            "what you'll work on",
            "what you do",
            "your tasks",
            "duties",
            "in this role",
            "in this role you will",
            "key accountabilities",
            "accountabilities",
            "your impact",
            "your mission",
            "day to day",
            "a typical day",
            "you will",
            "you'll",
            "the work",
            "job functions",
            "essential functions",
            "tasks",
        ],
    ),
    (
        Section::Required,
        &[
            "requirements",
            "required",
            "qualifications",
            "you have",
            "what you'll bring",
            "what you bring",
            "you bring",
            "what you'll need",
            "what you need",
            "you'll need",
            "you need",
            "what we're looking for",
            "what we are looking for",
            "we're looking for",
            "we are looking for",
            "who you are",
            "about you",
            "must have",
            "must haves",
            "must-haves",
            "your profile",
            "your skills",
            "skills",
            "skills and experience",
            "experience",
            "your experience",
            "your background",
            "essential",
            "you should have",
            "you are",
            "you might be a fit if",
            "you may be a good fit if",
            "what you have",
            "what it takes",
            "ideal candidate",
            "basic qualifications",
        ],
    ),
    (
        Section::Company,
        &["about us", "who we are", "about the company", "our company", "company overview", "company description"],
    ),
];

/// Most words of a plain line that is taken for a heading.
const MAX_TITLE_WORDS: usize = 6;

/// Whether a line that nothing marks as a heading is one all the same: it says the title of a part and nothing else.
pub fn is_title(text: &str) -> bool {
    let plain = plain(text);
    let is_known = |titles: &[&str]| titles.contains(&plain.as_str());
    plain.split(' ').count() <= MAX_TITLE_WORDS
        && !text.ends_with('.')
        && TITLES.iter().any(|(_, titles)| is_known(titles))
}

fn section(heading: &str, company: &str) -> Option<Section> {
    let heading = format!(" {} ", plain(heading));
    let about_company = format!(" about {} ", plain(company));
    if heading == about_company {
        return Some(Section::Company);
    }
    let names = |title: &&str| heading.contains(&format!(" {title} "));
    TITLES.iter().find(|(_, titles)| titles.iter().any(|title| names(&title))).map(|(section, _)| *section)
}

/// A heading in lower case, with plain apostrophes and without signs.
fn plain(text: &str) -> String {
    let letters: String = text
        .to_lowercase()
        .chars()
        .map(|character| match character {
            '’' | '‘' | '`' => '\'',
            '\'' => '\'',
            character if character.is_alphanumeric() => character,
            _ => ' ',
        })
        .collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An advertisement in its parts.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// What it says of the company.
    pub overview: String,
    /// Everything that is in no other part.
    pub description: String,
    /// What the applicant will do.
    pub responsibilities: Vec<String>,
    /// What the applicant must bring.
    pub required: Vec<String>,
    /// What helps.
    pub preferred: Vec<String>,
}

/// Longest line that is taken for an item of a list without bullets, in characters.
const MAX_PLAIN_ITEM_CHARS: usize = 300;

/// Takes an advertisement apart. Nothing is lost: what fits no part stays in the description.
pub fn split(lines: Vec<Line>, company: &str) -> Parts {
    let mut parts = Parts::default();
    let (mut overview, mut description) = (Vec::new(), Vec::new());
    for group in groups(lines) {
        let section = group.first().filter(|line| line.kind == Kind::Heading);
        let list = match section.and_then(|heading| self::section(&heading.text, company)) {
            Some(Section::Company) => {
                overview.extend(group.into_iter().skip(1));
                continue;
            }
            None => {
                description.extend(group);
                continue;
            }
            Some(Section::Responsibilities) => &mut parts.responsibilities,
            Some(Section::Required) => &mut parts.required,
            Some(Section::Preferred) => &mut parts.preferred,
        };
        let (items, rest) = items(group);
        list.extend(items);
        description.extend(rest);
    }
    // Without another heading the job itself may stand under the company's.
    let is_all = description.is_empty();
    parts.overview = if is_all { String::new() } else { written(&overview) };
    parts.description = written(if is_all { &overview } else { &description });
    parts
}

/// Lines, each heading with what stands under it.
fn groups(lines: Vec<Line>) -> Vec<Vec<Line>> {
    let mut groups: Vec<Vec<Line>> = Vec::new();
    for line in lines {
        match groups.last_mut() {
            Some(group) if line.kind != Kind::Heading => group.push(line),
            _ => groups.push(vec![line]),
        }
    }
    groups
}

/// The items under a heading, and the heading with what stands there besides. Where nothing is marked as an item,
/// several short lines are the list.
fn items(group: Vec<Line>) -> (Vec<String>, Vec<Line>) {
    let mut lines = group.into_iter();
    let heading = lines.next();
    let (mut items, mut rest): (Vec<Line>, Vec<Line>) = lines.partition(|line| line.kind == Kind::Item);
    let is_short = |line: &Line| line.text.chars().count() <= MAX_PLAIN_ITEM_CHARS;
    if items.is_empty() && rest.len() > 1 && rest.iter().all(is_short) {
        std::mem::swap(&mut items, &mut rest);
    }
    if !rest.is_empty() {
        rest.splice(0..0, heading);
    }
    (items.into_iter().map(|line| line.text).collect(), rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::read;

    #[test]
    fn headings_name_the_parts() {
        for (heading, expected) in [
            ("Responsibilities", Some(Section::Responsibilities)),
            ("What you’ll do:", Some(Section::Responsibilities)),
            ("🚀 What You'll Be Doing", Some(Section::Responsibilities)),
            ("Key responsibilities and duties", Some(Section::Responsibilities)),
            ("Minimum Qualifications", Some(Section::Required)),
            ("Preferred qualifications", Some(Section::Preferred)),
            ("Nice to have", Some(Section::Preferred)),
            ("Nice-to-haves", Some(Section::Preferred)),
            ("You have", Some(Section::Required)),
            ("Who you are", Some(Section::Required)),
            ("About Acme Robotics", Some(Section::Company)),
            ("About the role", None),
            ("Benefits", None),
            ("Our inexperienced heading", None),
        ] {
            assert_eq!(section(heading, "Acme Robotics"), expected, "{heading}");
        }
    }

    #[test]
    fn an_advertisement_comes_apart_and_loses_nothing() {
        let html = "<h2>About us</h2><p>We build robots.</p><p>You join the arm team.</p>\
            <p><b>What you'll do</b></p><p>Every week:</p><ul><li>Design joints</li><li>Test them</li></ul>\
            <h3>Requirements</h3><ul><li>Mechanics</li></ul><h3>Nice to have:</h3>Welding<br>CAD\
            <h3>Benefits</h3><ul><li>Lunch</li></ul>";
        assert_eq!(
            split(read(html), "Acme"),
            Parts {
                overview: "We build robots.\n\nYou join the arm team.".into(),
                description: "What you'll do\nEvery week:\n\nBenefits\n• Lunch".into(),
                responsibilities: vec!["Design joints".into(), "Test them".into()],
                required: vec!["Mechanics".into()],
                preferred: vec!["Welding".into(), "CAD".into()],
            }
        );
    }

    #[test]
    fn plain_text_comes_apart_too() {
        let text = "A ward with 20 beds.\n\nYour tasks\n- Care\n- Document\n\nRequirements\n\nLicence\nNight shifts";
        let parts = split(read(text), "");
        assert_eq!(parts.description, "A ward with 20 beds.");
        assert_eq!(parts.responsibilities, ["Care", "Document"]);
        assert_eq!(parts.required, ["Licence", "Night shifts"]);
    }
}
