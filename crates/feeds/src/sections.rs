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

/// How the headings of a part are worded.
struct Title {
    section: Section,
    /// These may stand anywhere in a heading.
    within: &'static [&'static str],
    /// These are the whole heading: as parts of longer ones they mean other things ("What you'll get").
    whole: &'static [&'static str],
}

/// The more specific part first: "Preferred qualifications" are preferred.
const TITLES: [Title; 4] = [
    Title {
        section: Section::Preferred,
        within: &[
            "nice to have",
            "nice to haves",
            "preferred",
            "bonus points",
            "bonus skills",
            "bonus if",
            "good to have",
            "extra credit",
            "would be great",
            "not required",
            "it's a plus",
            "is a plus",
        ],
        whole: &["bonus", "desirable", "pluses", "plus", "ideally", "optional"],
    },
    Title {
        section: Section::Responsibilities,
        within: &[
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
            "accountabilities",
            "your impact",
            "your mission",
            "day to day",
            "a typical day",
            "job functions",
            "essential functions",
        ],
        whole: &[
            "in this role",
            "in this role you will",
            "in this role you'll",
            "you will",
            "you'll",
            "the work",
            "tasks",
        ],
    },
    Title {
        section: Section::Required,
        within: &[
            "requirements",
            "qualifications",
            "what you'll bring",
            "what you bring",
            "what you'll need",
            "what you need",
            "what we're looking for",
            "what we are looking for",
            "who you are",
            "about you",
            "must have",
            "must haves",
            "your profile",
            "your skills",
            "your experience",
            "your background",
            "you should have",
            "you have experience",
            "you might be a fit if",
            "you may be a good fit if",
            "what you have",
            "what it takes",
            "ideal candidate",
        ],
        whole: &[
            "you have",
            "you bring",
            "you'll need",
            "you need",
            "you are",
            "we're looking for",
            "we are looking for",
            "skills",
            "experience",
            "required",
            "essential",
        ],
    },
    Title {
        section: Section::Company,
        within: &["about us", "about the company", "company overview", "company description"],
        whole: &["who we are", "our company"],
    },
];

/// Headings with these words are about what the company gives.
const OFFERS: [&str; 8] = ["benefits", "perks", "we offer", "offer", "compensation", "salary", "pay", "rewards"];

/// Words of which headings over required qualifications are made: "Technical skills and experience".
const SKILL_WORDS: [&str; 16] = [
    "skills",
    "experience",
    "knowledge",
    "required",
    "essential",
    "minimum",
    "basic",
    "key",
    "technical",
    "professional",
    "your",
    "the",
    "and",
    "abilities",
    "education",
    "expertise",
];

/// Most words of a plain line that is taken for a heading.
const MAX_TITLE_WORDS: usize = 6;

/// Whether a line that nothing marks as a heading is one all the same: it says the title of a part and nothing else.
pub fn is_title(text: &str) -> bool {
    let plain = plain(text);
    let is_known = |title: &Title| title.within.contains(&plain.as_str()) || title.whole.contains(&plain.as_str());
    plain.split(' ').count() <= MAX_TITLE_WORDS && !text.ends_with('.') && TITLES.iter().any(is_known)
}

fn section(heading: &str, company: &str) -> Option<Section> {
    let plain_heading = plain(heading);
    let padded = format!(" {plain_heading} ");
    let has = |phrase: &&str| padded.contains(&format!(" {phrase} "));
    if plain_heading == format!("about {}", plain(company)) {
        return Some(Section::Company);
    }
    if OFFERS.iter().any(has) {
        return None;
    }
    let names = |title: &&Title| title.whole.contains(&plain_heading.as_str()) || title.within.iter().any(has);
    let of_skills =
        plain_heading.split(' ').all(|word| SKILL_WORDS.contains(&word)) && SKILL_WORDS[..5].iter().any(has);
    TITLES.iter().find(names).map(|title| title.section).or(of_skills.then_some(Section::Required))
}

/// A heading in lower case, with plain apostrophes and without signs.
fn plain(text: &str) -> String {
    let letters: String = text
        .to_lowercase()
        .chars()
        .map(|character| match character {
            '’' | '‘' | '`' | '\'' => '\'',
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
            ("Skills & Experience", Some(Section::Required)),
            ("Required technical skills", Some(Section::Required)),
            ("You'll", Some(Section::Responsibilities)),
            ("What you'll get", None),
            ("Bonus and benefits", None),
            ("The employee experience", None),
            ("What we offer about you", None),
            ("Required documents", None),
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
