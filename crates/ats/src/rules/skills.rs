//! Skills, 10 points: are they listed in words, and shown in use?

use crate::case::{Case, lines_in_use};
use crate::draft::{Draft, Outcome, not_applicable};
use crate::lexicon::{self, canonical_skill};
use crate::matching::{Shown, is_spoken_language};
use crate::points::Share;
use crate::text::{counted, fold, holds, terms, word_count};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// Share of the hard skills that earns every point of `skills.shown`.
const SHOWN_ENOUGH: Share = Share::permille(400);
/// Number of shown skills that is enough, however long the list.
const SHOWN_MANY: usize = 10;
/// Most words of a plain skill. From where on one cannot be right, `vitae_model::nonsense` tells.
const SKILL_WORDS: usize = 5;

/// The listed skills, one spelling of each, in an order of their own: the user's order never matters.
fn distinct<'c>(case: &'c Case) -> BTreeMap<Vec<String>, &'c str> {
    let mut by_name: BTreeMap<Vec<String>, &str> = BTreeMap::new();
    for skill in case.resume.skills.iter().map(|skill| skill.trim()).filter(|skill| !skill.is_empty()) {
        let name = match canonical_skill(skill) {
            name if name.is_empty() => vec![fold(skill)],
            name => name,
        };
        let kept = by_name.entry(name).or_insert(skill);
        *kept = (*kept).min(skill);
    }
    by_name
}

/// `skills.list`, 3 points, evidence moderate for the number, limits convention: 5 to 40 distinct skills 3, to 60 2, else 1.
///
/// Licences and certificates fill a short list.
pub(super) fn list(case: &Case) -> Outcome {
    let listed = distinct(case).len();
    let count = if (1..5).contains(&listed) { (listed + case.resume.certifications.len()).min(5) } else { listed };
    let is_filled = count > listed;
    let mut draft = Draft::new("skills.list");
    draft.all_but(match count {
        0 => 3,
        5..=40 => 0,
        41..=60 => 1,
        _ => 2,
    });
    match count {
        0 => _ = draft.say("We found no skills section.", "List 5 to 40 skills you could talk about in an interview."),
        1..5 => {
            let found = counted(listed, "skill", "skills");
            draft.say(format!("We found only {found}."), "List at least 5 you could talk about in an interview.");
        }
        41.. => {
            draft.say(
                format!("{count} skills are too many to remember or believe."),
                "Keep the 30 most likely to come up in an interview.",
            );
        }
        _ => {}
    }
    draft.finish(match is_filled {
        true => "Your skills and certificates together are a good number.",
        false => "You list a good number of skills.",
    })
}

/// `skills.shown`, 4 points, evidence moderate: hard skills that also occur in jobs, projects, certificates, education,
/// awards or further sections, by any of their names, in any form of their words, or as a kind of them; full at four tenths
/// of them, or ten.
///
/// Spoken languages, hobbies and soft skills are left out, in whatever language.
pub(super) fn shown(case: &Case) -> Outcome {
    const RULE: &str = "skills.shown";
    let mut draft = Draft::new(RULE);
    let listed = distinct(case);
    if listed.is_empty() {
        draft.all_if(false).say(
            "You list no skills that we could look for in your jobs.",
            "List your skills, and mention them in the jobs where you used them.",
        );
        return draft.finish("");
    }
    let hard: Vec<&str> = listed.values().copied().filter(|skill| !is_excluded(skill)).collect();
    if hard.is_empty() {
        return not_applicable(RULE, "You list only languages and personal strengths, which don't need backing up.");
    }
    let lines = lines_in_use(&case.resume);
    let in_use = Shown::new(lines.into_iter());
    let unused: Vec<&str> = hard.iter().copied().filter(|skill| !in_use.holds(skill)).collect();
    let used = hard.len() - unused.len();
    let share = if used >= SHOWN_MANY { Share::new(1, 1) } else { Share::new(used, hard.len()).up_to(SHOWN_ENOUGH) };
    draft.all(share);
    if share < Share::new(1, 1) {
        draft.show_all(unused.iter().map(|skill| case.field("skills", skill))).say(
            unshown_message(case, used, hard.len()),
            format!("If you used {} in a job, mention it there.", unused[0]),
        );
    }
    draft.finish(&shown_message(used, hard.len()))
}

/// Where skills are looked for, in words.
const IN_USE: &str = "your jobs, projects, education or other sections";

fn shown_message(used: usize, all: usize) -> String {
    match (used, all) {
        (1, 1) => format!("Your skill also appears in {IN_USE}."),
        (1, _) => format!("1 of your {all} skills also appears in {IN_USE}."),
        (_, _) => format!("{used} of your {all} skills also appear in {IN_USE}."),
    }
}

fn unshown_message(case: &Case, used: usize, all: usize) -> String {
    let message = match (used, all) {
        (0, 1) => format!("Your skill doesn't appear in {IN_USE}."),
        (0, _) => format!("None of your {all} skills appears in {IN_USE}."),
        (1, _) => format!("Only 1 of your {all} skills appears in {IN_USE}."),
        (_, _) => format!("Only {used} of your {all} skills appear in {IN_USE}."),
    };
    if case.statements().next().is_none() { format!("{message} No job or project has a description.") } else { message }
}

/// Whether nobody shows a skill in use by name: a spoken language, a hobby, a strength of character.
fn is_excluded(skill: &str) -> bool {
    let own = terms(skill);
    let front = own.iter().take_while(|word| PRAISE.contains(&word.as_str())).count();
    let is_named = |words: &[String]| {
        EXCLUDED
            .iter()
            .any(|known| words.strip_prefix(&known[..]).is_some_and(|rest| rest.iter().all(|word| adds_nothing(word))))
    };
    is_named(&own) || is_named(&own[front..]) || is_spoken_language(&own)
}

/// Soft skills, spoken languages and hobbies in all languages: people list them in several.
static EXCLUDED: LazyLock<Vec<Vec<String>>> =
    LazyLock::new(|| lexicon::all().flat_map(|words| &words.skills.excluded).map(|word| terms(word)).collect());

/// Words in front of a soft skill.
const PRAISE: [&str; 8] = ["strong", "excellent", "good", "great", "effective", "highly", "very", "advanced"];

/// Whether a word behind a soft skill or a language says no more than that it is one.
fn adds_nothing(word: &str) -> bool {
    const WORDS: [&str; 10] =
        ["skill", "skills", "ability", "abilities", "fluent", "native", "proficient", "basic", "spoken", "written"];
    const LEVELS: [&str; 6] = ["a1", "a2", "b1", "b2", "c1", "c2"];
    WORDS.contains(&word) || LEVELS.contains(&word)
}

/// `skills.plain`, 2 points, convention: every skill has at most five words (1), and none is rated by bars, stars or
/// percentages (1).
pub(super) fn plain(case: &Case) -> Outcome {
    const RULE: &str = "skills.plain";
    let mut draft = Draft::new(RULE);
    let listed: BTreeSet<&str> =
        case.resume.skills.iter().map(|skill| skill.trim()).filter(|s| !s.is_empty()).collect();
    if listed.is_empty() {
        draft.all_if(false).say("You list no skills.", "List your skills as words.");
        return draft.finish("");
    }
    let long: Vec<&&str> = listed.iter().filter(|skill| word_count(skill) > SKILL_WORDS).collect();
    draft.part_if(1, long.is_empty());
    if !long.is_empty() {
        draft
            .show_all(long.iter().map(|skill| case.field("skills", skill)))
            .say("Some of your skills are whole sentences.", "Name each skill in 1 to 5 words.");
    }
    let rated = ratings(case, &listed);
    draft.part_if(1, rated.is_empty());
    if !rated.is_empty() {
        draft.show_all(rated).say(
            "Software can't read bars, stars or percentages as skill levels.",
            "Use a word instead: basic, advanced, expert.",
        );
    }
    draft.finish("Every skill has at most 5 words, and none is rated by bars, stars or percentages.")
}

fn ratings(case: &Case, listed: &BTreeSet<&str>) -> Vec<crate::card::Evidence> {
    let in_list = listed.iter().filter(|skill| is_rated(skill)).map(|skill| case.field("skills", skill));
    let in_file =
        case.view.iter().flat_map(|view| &view.lines).filter(|line| has_bar(&line.text)).map(|l| l.evidence());
    in_list.chain(in_file).collect()
}

fn is_rated(skill: &str) -> bool {
    let percent =
        skill.split_once('%').is_some_and(|(before, _)| before.trim_end().ends_with(|c: char| c.is_ascii_digit()));
    percent || skill.chars().any(is_mark_of_level) || has_fraction(skill)
}

/// `4/5` and the like, with at most ten as the whole; `CI/CD` and `24/7` are none.
fn has_fraction(skill: &str) -> bool {
    skill.split_whitespace().any(|word| {
        let parts = word.trim_matches(['(', ')']).split_once('/');
        let numbers = parts.and_then(|(a, b)| Some((a.parse::<u8>().ok()?, b.parse::<u8>().ok()?)));
        numbers.is_some_and(|(a, b)| a <= b && matches!(b, 3..=5 | 10))
    })
}

/// A run of three marks that mix full and empty, or of five of any kind: `●●●○○`, `★★★★★`.
fn has_bar(line: &str) -> bool {
    let marks: Vec<char> = line.chars().filter(|c| !c.is_whitespace()).collect();
    marks.windows(3).any(|run| run.iter().all(|&c| is_mark_of_level(c)))
}

fn is_mark_of_level(c: char) -> bool {
    matches!(c, '★' | '☆' | '⭐' | '●' | '○' | '◉' | '◯' | '⬤' | '■' | '□' | '▰' | '▱' | '█' | '▓' | '░')
}

/// `skills.acronyms`, 1 point, evidence moderate at second hand: pairs of the dictionary that occur have both forms.
///
/// Does not apply when none occurs. Terms that nobody writes out, such as SQL or HTML, are not in the dictionary.
pub(super) fn acronyms(case: &Case) -> Outcome {
    const RULE: &str = "skills.acronyms";
    let Some(words) = case.words else {
        return not_applicable(RULE, "We have no list of acronyms for this language yet.");
    };
    let all = terms(&crate::case::resume_text(&case.resume));
    let occurs = |form: &String| holds(&all, &terms(form));
    let mut found = 0;
    let mut lone: Vec<&Vec<String>> = Vec::new();
    for pair in &words.skills.acronyms {
        let (short, long) = (occurs(&pair[0]), pair[1..].iter().any(occurs));
        found += usize::from(short || long);
        if short != long {
            lone.push(pair);
        }
    }
    if found == 0 {
        return not_applicable(RULE, "You use no acronyms that recruiters search for in both forms.");
    }
    let mut draft = Draft::new(RULE);
    draft.all(Share::new(found - lone.len(), found));
    if let Some(pair) = lone.first() {
        let written = lone.iter().map(|pair| if occurs(&pair[0]) { &pair[0] } else { &pair[1] });
        draft
            .show_all(written.map(|form| case.view_or_text(form)))
            .say("Recruiters search for both forms.", format!("Spell it out once: \"{} ({})\".", pair[1], pair[0]));
    }
    draft.finish("You give both forms of the acronyms that recruiters search for.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_and_languages_need_no_proof() {
        for soft in [
            "Teamwork",
            "Strong communication skills",
            "TEAMFÄHIGKEIT",
            "Proactive",
            "Analytical skills",
            "English B2",
            "Angol",
        ] {
            assert!(is_excluded(soft), "{soft}");
        }
        for hard in ["Communication protocols", "Organization design", "Python", "German engineering", "Data analysis"]
        {
            assert!(!is_excluded(hard), "{hard}");
        }
    }

    #[test]
    fn ratings_are_told_from_names() {
        for rated in ["Python 80%", "Excel ★★★☆☆", "Java 4/5", "SQL (3/5)"] {
            assert!(is_rated(rated), "{rated}");
        }
        for plain in ["CI/CD", "24/7 support", "C++", "TCP/IP", "Six Sigma", "A/B testing", "German (C1)"] {
            assert!(!is_rated(plain), "{plain}");
        }
        assert!(has_bar("Python ●●●○○") && !has_bar("● Built a thing"));
    }
}
