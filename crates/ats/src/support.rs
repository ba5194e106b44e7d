//! What a text says of a person that nothing the person wrote supports: figures, numbers in words, skills, proofs and names.

use crate::matching::{language, skills_named};
use std::collections::BTreeSet;
use vitae_model::ParsedResume;
use vitae_model::dates;

/// What may be said of a person.
#[derive(Debug)]
pub struct Support {
    text: String,
    words: BTreeSet<String>,
    figures: BTreeSet<String>,
    skills: BTreeSet<&'static str>,
    /// Whole years since the first job began: nobody has done anything at work for longer.
    years: u32,
}

/// Numbers as prose writes them. One is left out: it is an article, too.
const NUMBERS: [(&str, u32); 20] = [
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("eleven", 11),
    ("twelve", 12),
    ("dozen", 12),
    ("fifteen", 15),
    ("twenty", 20),
    ("thirty", 30),
    ("forty", 40),
    ("fifty", 50),
    ("hundred", 100),
    ("thousand", 1_000),
    ("million", 1_000_000),
];

/// Words that claim a change of a known size, and what of a source supports them.
const CHANGES: [(&str, &[&str]); 5] = [
    ("doubl", &["doubl", "twice", "twofold", "2x", "100%", "100 %"]),
    ("tripl", &["tripl", "threefold", "3x", "200%", "200 %"]),
    ("quadrupl", &["quadrupl", "fourfold", "4x", "300%", "300 %"]),
    ("halv", &["halv", "half", "50%", "50 %"]),
    ("half", &["halv", "half", "50%", "50 %"]),
];

/// Words that claim a proof, and what of a source supports them. Beginnings of words; a whole word where it ends in a blank.
const PROOFS: [(&str, &[&str]); 13] = [
    (
        "degree",
        &[
            "degree", "bachelor", "master", "bsc", "msc", "mba", "phd", "diploma", "b.sc", "m.sc", "b.a", "m.a",
            "licence",
        ],
    ),
    ("bachelor", &["bachelor", "bsc", "b.sc", "b.a", "beng", "undergraduate"]),
    ("master's ", &["master", "msc", "m.sc", "mba", "m.a", "meng", "postgraduate"]),
    ("phd ", &["phd", "ph.d", "doctor", "dphil"]),
    ("doctorate", &["phd", "ph.d", "doctor", "dphil"]),
    ("diploma", &["diploma"]),
    ("certif", &["certif"]),
    ("licen", &["licen"]),
    ("chartered", &["chartered"]),
    ("award", &["award", "prize", "winner", "won "]),
    ("patent", &["patent"]),
    ("promot", &["promot"]),
    ("fluen", &["fluen", "native", "c1", "c2", "mother tongue", "bilingual"]),
];

/// Names that everybody uses of anything.
const COMMON_NAMES: [&str; 24] = [
    "i",
    "cv",
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "mr",
    "ms",
    "mrs",
];

impl Support {
    /// Takes what a person wrote.
    pub fn of_text(text: &str) -> Self {
        let small = text.to_lowercase().replace(['’', '‘'], "'");
        Self {
            words: words(&small).map(str::to_owned).collect(),
            figures: figures(text),
            skills: skills_named(text),
            text: small + " ",
            years: 0,
        }
    }

    /// Takes a resume, with what was written beside it.
    pub fn of_resume(resume: &ParsedResume, beside: &str, as_of: time::Date) -> Self {
        let resume_as_json = serde_json::to_value(resume).unwrap_or_default();
        let text = format!("{}\n{beside}", texts(&resume_as_json).join("\n"));
        Self { years: years_at_work(resume, as_of), ..Self::of_text(&text) }
    }

    /// What a text says that has no support, each once.
    pub fn missing(&self, text: &str) -> Vec<String> {
        let found = self.figures_of(text).into_iter().chain(self.words_of(text)).chain(self.skills_of(text));
        let mut missing: Vec<String> = Vec::new();
        for one in found.chain(self.names_of(text)) {
            let is_known = missing.iter().any(|known| known.to_lowercase().contains(&one.to_lowercase()));
            if !is_known {
                missing.push(one);
            }
        }
        missing
    }

    fn figures_of(&self, text: &str) -> Vec<String> {
        let new = figures(text).into_iter().filter(|figure| !self.figures.contains(figure));
        let counts = |figure: &String| figure.parse().is_ok_and(|years| self.covers_years(text, figure, years));
        new.filter(|figure| !counts(figure) && !self.is_written_out(figure)).collect()
    }

    /// Whether a source says the figure in words.
    fn is_written_out(&self, figure: &str) -> bool {
        NUMBERS.iter().any(|(word, value)| *figure == value.to_string() && self.words.contains(*word))
    }

    /// Whether a number of years is no more than the person has worked.
    fn covers_years(&self, text: &str, number: &str, years: u32) -> bool {
        let small = text.to_lowercase();
        let are_years = small.match_indices(number).any(|(at, _)| {
            let rest = small[at + number.len()..].trim_start_matches(['+', '-', ' ']);
            rest.starts_with("year") || rest.starts_with("jahr")
        });
        are_years && years <= self.years
    }

    fn words_of(&self, text: &str) -> Vec<String> {
        let small = text.to_lowercase().replace(['’', '‘'], "'");
        let numbers = words(&small).filter(|word| {
            let singular = word.strip_suffix('s').unwrap_or(word);
            let number = NUMBERS.iter().find(|(name, _)| name == word || *name == singular);
            number.is_some_and(|(name, value)| !self.has_number(name, *value) && !self.covers_years(text, word, *value))
        });
        let claims = CHANGES.iter().chain(&PROOFS);
        let claimed = claims.filter(|(_, support)| !support.iter().any(|one| self.text.contains(one)));
        let claimed = claimed.filter_map(|(begin, _)| {
            let is_meant = |word: &&str| match begin.strip_suffix(' ') {
                Some(whole) => *word == whole,
                None => word.starts_with(begin),
            };
            words(&small).find(is_meant)
        });
        numbers.chain(claimed).map(str::to_owned).collect()
    }

    /// Whether a source has the number: as a word, as a figure, or as a figure of at least its size where it counts roughly.
    fn has_number(&self, name: &str, value: u32) -> bool {
        let is_rough = value >= 100 || name == "dozen";
        let is_held = |figure: &String| {
            let number = figure.replace(',', "").parse::<f64>();
            let is_year = figure.len() == 4 && (figure.starts_with("19") || figure.starts_with("20"));
            number
                .is_ok_and(|number| number == f64::from(value) || (is_rough && !is_year && number >= f64::from(value)))
        };
        self.words.iter().any(|word| word.strip_suffix('s').unwrap_or(word) == name) || self.figures.iter().any(is_held)
    }

    fn skills_of(&self, text: &str) -> Vec<String> {
        skills_named(text).into_iter().filter(|skill| !self.skills.contains(skill)).map(str::to_owned).collect()
    }

    /// Names of people, places, schools, employers and languages. Not in German, where every noun has a capital.
    fn names_of(&self, text: &str) -> Vec<String> {
        if language(text).is_some_and(|language| language != "English") {
            return Vec::new();
        }
        sentences(text).flat_map(names).filter(|name| !self.has_name(name)).collect()
    }

    fn has_name(&self, name: &str) -> bool {
        let small = name.to_lowercase().replace(['’', '‘'], "'");
        let is_known = |word: &str| {
            let bare = word.strip_suffix("'s").unwrap_or(word);
            self.words.contains(bare) || COMMON_NAMES.contains(&bare)
        };
        let is_held_skill = || {
            let skills = skills_named(name);
            !skills.is_empty() && skills.iter().all(|skill| self.skills.contains(skill))
        };
        words(&small).all(is_known) || is_held_skill()
    }
}

/// The texts of a document, without the names of its fields.
fn texts(value: &serde_json::Value) -> Vec<String> {
    match value {
        serde_json::Value::String(text) => vec![text.clone()],
        serde_json::Value::Array(all) => all.iter().flat_map(texts).collect(),
        serde_json::Value::Object(fields) => fields.values().flat_map(texts).collect(),
        serde_json::Value::Number(number) => vec![number.to_string()],
        serde_json::Value::Bool(_) | serde_json::Value::Null => Vec::new(),
    }
}

fn years_at_work(resume: &ParsedResume, as_of: time::Date) -> u32 {
    let starts = resume.experience.iter().filter_map(|job| dates::parse(&job.duration)?.start);
    starts.map(|start| start.year).min().map_or(0, |first| u32::try_from(as_of.year() - first).unwrap_or(0))
}

/// The words of a small text; `'s`, points and hyphens inside a word belong to it.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let pieces = text.split(|c: char| !(c.is_alphanumeric() || matches!(c, '\'' | '.' | '+' | '#')));
    pieces.map(|word| word.trim_matches(['\'', '.'])).filter(|word| !word.is_empty())
}

/// The sentences of a text.
pub fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| {
        let ends = line.match_indices([' ']).filter(|(at, _)| line[..*at].ends_with(['.', '!', '?', ':']));
        let mut cuts: Vec<usize> = std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect();
        cuts.push(line.len());
        cuts.windows(2).map(|cut| line[cut[0]..cut[1]].trim()).filter(|part| !part.is_empty()).collect::<Vec<_>>()
    })
}

/// The names in a sentence: words with capitals, those beside each other as one. The first word has its capital from its place.
fn names(sentence: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut was_name = false;
    for (n, word) in sentence.split([' ', '/', '–', '—']).filter(|word| !word.is_empty()).enumerate() {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        let is_name = n > 0 && bare.chars().next().is_some_and(char::is_uppercase) && !is_pronoun(bare);
        match names.last_mut().filter(|_| was_name) {
            Some(last) if is_name => *last = format!("{last} {bare}"),
            _ if is_name => names.push(bare.to_owned()),
            _ => {}
        }
        was_name = is_name && word.ends_with(char::is_alphanumeric);
    }
    names
}

fn is_pronoun(word: &str) -> bool {
    word == "I" || word.starts_with("I'") || word.starts_with("I’")
}

/// The numbers of a text, as they are written, without their punctuation; figures within a name such as `K8s` are none.
fn figures(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| c.is_whitespace() || c == '-' || c == '–' || c == '/');
    let is_start = |c: char| c.is_ascii_digit() || c.is_alphabetic();
    let figures = words.filter_map(|word| word.find(is_start).map(|start| &word[start..]));
    let digits = figures.map(|figure| figure.split(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | ','))).next());
    let digits = digits.flatten().map(|figure| figure.trim_matches(['.', ',']).to_owned());
    digits.filter(|figure| !figure.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::resume::Experience;

    #[test]
    fn what_nothing_supports_is_missing() {
        let job = Experience {
            position: "Backend Developer".into(),
            company: "Acme Robotics".into(),
            duration: "2019 - Present".into(),
            description: "Cut costs by 12 % with Kubernetes for three teams in Leeds".into(),
            ..Experience::default()
        };
        let resume = ParsedResume { experience: vec![job], ..ParsedResume::default() };
        let support = Support::of_resume(&resume, "", time::macros::date!(2026 - 11 - 20));
        for (text, expected) in [
            ("I cut costs by 12 % with K8s.", vec![]),
            ("At Acme Robotics I served 3 teams in Leeds.", vec![]),
            ("I have worked for seven years.", vec![]),
            ("I have worked for ten years.", vec!["ten"]),
            ("I have 12+ years of experience.", vec![]),
            ("I have 15+ years of experience.", vec!["15"]),
            ("I doubled our output and cut waste by half.", vec!["doubled", "half"]),
            ("I led hundreds of people.", vec!["hundreds"]),
            ("I hold a PhD from the University of Oxford.", vec!["phd", "University", "Oxford"]),
            ("I am fluent in French.", vec!["fluent", "French"]),
            ("I am a certified welder.", vec!["certified"]),
            ("I ran Terraform at Google.", vec!["Terraform", "Google"]),
            ("Ich habe mit der Firma Schmidt und dem Team in Köln und Bonn die Anlagen gebaut.", vec![]),
        ] {
            let missing: Vec<String> = support.missing(text).iter().map(|one| one.to_lowercase()).collect();
            let expected: Vec<String> = expected.iter().map(|one| one.to_lowercase()).collect();
            assert_eq!(missing, expected, "{text}");
        }
    }
}
