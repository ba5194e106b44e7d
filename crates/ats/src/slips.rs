//! Slips of the pen: a short curated list, never grammar, dialect, names or code.

use crate::case::resume_text;
use crate::lexicon::Lexicon;
use crate::text::{self, fold, terms};
use std::collections::BTreeSet;
use vitae_model::ParsedResume;

/// Leftovers of templates, folded.
const PLACEHOLDERS: [&str; 16] = [
    "lorem ipsum",
    "[your",
    "[company",
    "[insert",
    "[name",
    "[job title",
    "[city",
    "[date",
    "<insert",
    "<your",
    "<company",
    "{{",
    "xx%",
    "$xx",
    "xxxx",
    "company name here",
];

/// What sort of slip it is.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// The same word twice.
    Doubled,
    /// A leftover of a template.
    Placeholder,
    /// An opening bracket without its partner.
    Bracket,
    /// A space before a comma.
    SpacedComma,
    /// A frequent misspelling, with the right spelling.
    Misspelt(String),
}

/// One slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Slip {
    /// What sort.
    pub kind: Kind,
    /// The field it stands in.
    pub field: String,
    /// The words, as written.
    pub text: String,
}

impl Slip {
    /// What was found.
    pub fn message(&self) -> String {
        match &self.kind {
            Kind::Doubled => format!("\"{}\" repeats a word.", self.text),
            Kind::Placeholder => format!("\"{}\" is left over from a template.", self.text),
            Kind::Bracket => "A bracket isn't closed.".into(),
            Kind::SpacedComma => "There is a space before a comma.".into(),
            Kind::Misspelt(_) => format!("\"{}\" is a common misspelling.", self.text),
        }
    }

    /// What to do.
    pub fn fix(&self) -> String {
        match &self.kind {
            Kind::Doubled => "Remove the second word.".into(),
            Kind::Placeholder => "Replace it with your own words.".into(),
            Kind::Bracket => "Close the bracket.".into(),
            Kind::SpacedComma => "Remove the space.".into(),
            Kind::Misspelt(right) => format!("\"{}\" → {right}.", self.text),
        }
    }
}

/// The distinct slips of a resume.
pub(crate) fn find(resume: &ParsedResume, words: &Lexicon) -> Vec<Slip> {
    let names = names(resume);
    let mut seen = BTreeSet::new();
    let mut slips = Vec::new();
    for (field, content) in fields(resume) {
        let found = doubled(content, words)
            .into_iter()
            .chain(placeholders(content))
            .chain(open_bracket(content))
            .chain(spaced_commas(content))
            .chain(misspelt(content, words, &names));
        for (kind, text) in found {
            if seen.insert((kind.clone(), fold(&text))) {
                slips.push(Slip { kind, field: field.clone(), text });
            }
        }
    }
    slips
}

/// Whether a resume holds any prose.
pub(crate) fn has_prose(resume: &ParsedResume) -> bool {
    fields(resume).iter().any(|(_, content)| !content.trim().is_empty())
}

/// The fields that hold prose.
fn fields(resume: &ParsedResume) -> Vec<(String, &str)> {
    let mut fields = vec![("summary".to_owned(), resume.summary.as_deref().unwrap_or_default())];
    let jobs = resume.experience.iter().enumerate();
    fields.extend(jobs.map(|(i, job)| (format!("experience[{i}].description"), job.description.as_str())));
    let projects = resume.projects.iter().enumerate();
    fields.extend(projects.map(|(i, project)| (format!("projects[{i}].description"), project.description.as_str())));
    let achievements = resume.achievements.iter().enumerate();
    fields.extend(achievements.map(|(i, item)| (format!("achievements[{i}].description"), item.description.as_str())));
    fields
}

/// Words of names, which are never judged: people, employers, schools, projects, certificates, skills.
fn names(resume: &ParsedResume) -> BTreeSet<String> {
    let mut bare = resume.clone();
    bare.summary = None;
    bare.experience.iter_mut().for_each(|job| job.description.clear());
    bare.projects.iter_mut().for_each(|project| project.description.clear());
    bare.achievements.iter_mut().for_each(|item| item.description.clear());
    terms(&resume_text(&bare)).into_iter().collect()
}

fn doubled(content: &str, words: &Lexicon) -> Vec<(Kind, String)> {
    let plain = |word: &&str| word.chars().count() >= 2 && word.chars().all(char::is_alphabetic);
    let lower = |word: &str| word.chars().all(char::is_lowercase);
    let allowed = |word: &str| words.statements.doubles.iter().any(|double| fold(double) == fold(word));
    let lines = content.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    lines
        .flat_map(|line| {
            let pairs = line.windows(2).filter(|pair| {
                let (first, second) = (pair[0], pair[1].trim_end_matches([',', '.', ';', ':']));
                plain(&first) && lower(second) && fold(first) == fold(second) && !allowed(second)
            });
            pairs.map(|pair| (Kind::Doubled, format!("{} {}", pair[0], pair[1]))).collect::<Vec<_>>()
        })
        .collect()
}

fn placeholders(content: &str) -> Vec<(Kind, String)> {
    let folded = fold(content);
    let found = PLACEHOLDERS.iter().filter(|placeholder| folded.contains(**placeholder));
    found.map(|placeholder| (Kind::Placeholder, (*placeholder).to_owned())).collect()
}

/// Counted over the whole field, since a line may break inside a bracket.
fn open_bracket(content: &str) -> Option<(Kind, String)> {
    let count = |mark: char| content.chars().filter(|&c| c == mark).count();
    if count('(') <= count(')') {
        return None;
    }
    let from = content.rfind('(').unwrap_or_default();
    Some((Kind::Bracket, text::quote(&content[from..])))
}

fn spaced_commas(content: &str) -> Vec<(Kind, String)> {
    let words: Vec<&str> = content.split_whitespace().collect();
    let loose = words.windows(2).filter(|pair| pair[1] == "," && pair[0].ends_with(char::is_alphanumeric));
    loose.map(|pair| (Kind::SpacedComma, format!("{} ,", pair[0]))).collect()
}

fn misspelt(content: &str, words: &Lexicon, names: &BTreeSet<String>) -> Vec<(Kind, String)> {
    let pieces = content.split(|c: char| !c.is_alphabetic());
    let known = pieces.filter_map(|piece| Some((piece, words.misspellings.get(&fold(piece))?)));
    known
        .filter(|(piece, _)| !names.contains(&fold(piece)))
        .map(|(piece, right)| (Kind::Misspelt(right.clone()), piece.to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::lexicon;
    use vitae_model::resume::Experience;

    fn slips_in(description: &str) -> Vec<Slip> {
        let job = Experience { description: description.into(), company: "Teh Bakery".into(), ..Default::default() };
        find(&ParsedResume { experience: vec![job], ..Default::default() }, lexicon("en").unwrap())
    }

    #[test]
    fn each_kind_of_slip_is_found() {
        let cases = [
            ("Led the the team", Kind::Doubled),
            ("Saved XX% of costs", Kind::Placeholder),
            ("Built tools (Rust, Go", Kind::Bracket),
            ("Planned , built and ran it", Kind::SpacedComma),
            ("Recieved the award", Kind::Misspelt("received".into())),
        ];
        for (text, kind) in cases {
            let found: Vec<Kind> = slips_in(text).into_iter().map(|slip| slip.kind).collect();
            assert_eq!(found, [kind], "{text}");
        }
    }

    #[test]
    fn names_dialect_and_repetition_on_purpose_are_no_slips() {
        for text in [
            "Toured with Duran Duran and reported that that had had effect",
            "Organised colour charts; organized color charts",
            "Worked at Teh Bakery and knew teh owner",
            "Steps: a) plan, b) build",
            "Wrote (and ran) two services",
        ] {
            assert_eq!(slips_in(text), [], "{text}");
        }
    }

    #[test]
    fn the_same_slip_counts_once() {
        assert_eq!(slips_in("Recieved praise\nrecieved an award\nRECIEVED a medal").len(), 1);
    }
}
