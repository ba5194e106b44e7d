//! What the words of a text say: the name of a thing, the name of a body, a place reached, a statement.

use super::ranks::is_number;
use crate::vocabulary;
use crate::words::fold;

/// How much a text reads like the name of a body that gives certificates and prizes; below 0 it does not.
pub(crate) fn body_score(text: &str) -> f32 {
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let known = |word: &&str| vocabulary::ISSUERS.contains(*word) || vocabulary::SCHOOLS.contains(*word);
    let hits = words.iter().filter(|word| known(word)).count() as f32;
    let edge = [words.first(), words.last()].into_iter().flatten().any(known);
    let compound = words.iter().any(|word| is_body_compound(word));
    let acronym = words.len() == 1 && crate::line::is_caps(text) && text.len() <= 8;
    let add = |holds: bool, weight: f32| if holds { weight } else { 0.0 };
    hits.min(2.0) * 0.6 + add(edge, 0.5) + add(compound, 1.0) + add(acronym, 0.3)
        - name_score(text) * 0.5
        - certificate_score(text) * 0.7
}

/// How much a text reads like the name of a certificate or course.
pub(crate) fn certificate_score(text: &str) -> f32 {
    let folded = fold(text);
    let hits = folded.split(' ').filter(|word| vocabulary::CERTIFICATES.contains(*word)).count();
    (hits as f32).min(2.0) * 0.6
}

/// German compounds of bodies: `Handwerkskammer`, `Pflegeakademie`.
fn is_body_compound(word: &str) -> bool {
    vocabulary::ISSUER_ENDINGS.iter().any(|ending| word.len() > ending.len() + 2 && word.ends_with(ending))
}

/// How much a text reads like the name of a prize or contest.
pub(crate) fn name_score(text: &str) -> f32 {
    let folded = fold(text);
    let hits = folded
        .split(' ')
        .filter(|word| vocabulary::AWARDS.contains(*word) || is_hackathon(word) || is_prize_compound(word))
        .count();
    (hits as f32).min(2.0) * 0.7
}

/// `Pflegepreis`, `Lesewettbewerb`.
fn is_prize_compound(word: &str) -> bool {
    ["preis", "medaille", "wettbewerb", "stipendium", "nadel", "orden", "pokal", "pris", "prijs"]
        .iter()
        .any(|ending| word.len() > ending.len() + 2 && word.ends_with(ending))
}

/// Whether a word names a hackathon or one of its kin.
pub(crate) fn is_hackathon(word: &str) -> bool {
    (word.contains("hack") && !word.starts_with("hackney") && !word.starts_with("shack"))
        || vocabulary::HACKATHONS.iter().any(|known| word.len() >= known.len() && word.ends_with(known))
}

/// Whether a text names a hackathon, by a word or by a phrase such as `Coding Night`.
pub(crate) fn names_hackathon(text: &str) -> bool {
    let folded = fold(text);
    let named = |word: &str| ["Make", "Build"].iter().any(|verb| word.strip_prefix(verb).is_some_and(opens_name));
    folded.split(' ').any(is_hackathon)
        || text.split_whitespace().any(named)
        || vocabulary::HACKATHONS.iter().any(|known| known.contains(' ') && folded.contains(known))
}

/// Whether the rest of a word begins a name, as in `MakeBoston`.
fn opens_name(rest: &str) -> bool {
    rest.starts_with(char::is_uppercase)
}

/// Whether a text names a contest.
pub(crate) fn is_contest(text: &str) -> bool {
    let folded = fold(text);
    folded.split(' ').any(|word| {
        vocabulary::CONTESTS.iter().any(|known| match known.len() > 5 {
            true => word.contains(known),
            false => word == *known || word.strip_suffix('s') == Some(known),
        })
    }) || vocabulary::CONTESTS.iter().any(|known| known.contains(' ') && folded.contains(known))
}

/// How much a text reads like a statement and not like a name: above 0 it does.
pub(crate) fn statement_score(text: &str) -> f32 {
    let text = text.trim();
    let words: Vec<&str> = text.split_whitespace().collect();
    let long: Vec<&&str> = words.iter().filter(|word| word.chars().count() > 3).collect();
    let small = long.iter().filter(|word| word.starts_with(char::is_lowercase)).count();
    let lead = if opens_statement(text) { 1.2 } else { 0.0 };
    let lower = if opens_small(text) { 1.0 } else { 0.0 };
    let stop = if text.ends_with('.') && words.len() > 3 { 0.8 } else { 0.0 };
    let share = if words.len() >= 4 && !long.is_empty() { 1.6 * small as f32 / long.len() as f32 - 0.5 } else { 0.0 };
    let length = if words.len() > 9 { 0.6 } else { 0.0 };
    let counts = if words.windows(3).any(|words| is_count(words[0], words[1], words[2])) { 0.5 } else { 0.0 };
    lead + lower + stop + share + length + counts - 0.3
}

/// Words that follow a verb and begin no name.
const BEHIND_VERBS: &[&str] =
    &["a", "an", "the", "our", "its", "their", "my", "his", "her", "all", "both", "every", "several"];

/// `Led the drivetrain group`, `Mapped 4000 letters`: a verb of the past and what it was done to.
pub(crate) fn tells_deed(text: &str) -> bool {
    is_deed(&fold(text))
}

fn is_deed(folded: &str) -> bool {
    let mut words = folded.split(' ');
    let (Some(first), Some(second)) = (words.next(), words.next()) else { return false };
    let past = (first.len() > 4 && first.ends_with("ed")) || vocabulary::VERBS.contains(first);
    let object = BEHIND_VERBS.contains(&second) || is_number(second);
    past && object && !vocabulary::CERTIFICATES.contains(first)
}

/// Whether a number between small words says how many: `in 36 hours`.
fn is_count(before: &str, number: &str, after: &str) -> bool {
    let small = |word: &str| word.starts_with(char::is_lowercase);
    small(before) && small(after) && number.len() <= 3 && is_number(number)
}

/// Whether a text begins in small letters and not with a name such as `proHolz` or `iOS`.
pub(crate) fn opens_small(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.starts_with(char::is_lowercase) && !first.contains(char::is_uppercase)
}

/// Words that open a statement stand within so many characters.
const LEAD: usize = 80;

/// `For the …`, `Chosen by …`.
pub(crate) fn opens_statement(text: &str) -> bool {
    let folded = fold(text.char_indices().nth(LEAD).map_or(text, |(at, _)| &text[..at]));
    if is_deed(&folded) {
        return true;
    }
    let mut end = 0;
    for word in folded.split(' ').take(3) {
        end += word.len() + usize::from(end > 0);
        if vocabulary::STATEMENT_LEADS.contains(&folded[..end]) {
            return folded.len() > end;
        }
    }
    false
}

/// Bytes of a label of a list of tools with its colon: `Tech stack: `.
pub(crate) fn tools_lead(text: &str) -> Option<usize> {
    let (at, mark) = text.char_indices().find(|(_, c)| matches!(c, ':' | '\t' | '→' | '»' | '|' | '–' | '—'))?;
    let label = text[..at].len() < 48 && vocabulary::TOOL_LABELS.contains(fold(&text[..at]).as_str());
    label.then_some(at + mark.len_utf8())
}

/// Where words such as ` issued by ` stand within a text, before a name: the end of what precedes, the start of the name.
/// A single word (`from`) counts only when `alone` says that nothing else parts the text. Of several, `by` is surer than `at`,
/// which may belong to the name (`First Aid at Work at the Rescue Board`): there the last counts.
pub(crate) fn inner_giver(text: &str, alone: bool) -> Option<(usize, usize)> {
    let spaces = text.char_indices().filter(|(_, c)| *c == ' ').map(|(at, _)| at);
    let found = spaces.skip(usize::from(!alone)).take(24).filter_map(|at| {
        let lead = giver_lead(&text[at + 1..]);
        let words = &text[at + 1..at + 1 + lead];
        if WITHIN_NAMES.contains(&fold(&text[at + 1 + lead..]).as_str()) {
            return None;
        }
        let rank = match words.split_whitespace().count() {
            0 => return None,
            1 if !alone => return None,
            1 => usize::from(BY.contains(&fold(words).as_str())),
            _ => 2,
        };
        Some((rank, at, at + 1 + lead))
    });
    let found: Vec<(usize, usize, usize)> = found.collect();
    let best = found.iter().map(|(rank, ..)| *rank).max()?;
    let mut sure = found.into_iter().filter(|(rank, ..)| *rank == best);
    let (_, end, start) = if best == 0 { sure.next_back() } else { sure.next() }?;
    Some((end, start))
}

/// What certificates are good for, behind `at`: no givers.
const WITHIN_NAMES: &[&str] = &[
    "work", "height", "heights", "sea", "home", "school", "scale", "night", "risk", "depth", "speed", "events",
    "altitude",
];

/// Single words that say who gave a thing, and never where it was.
const BY: &[&str] = &["by", "von", "durch", "par", "por", "door", "da", "av", "af", "przez", "veren"];

/// Bytes of words such as `Issued by ` before a name; 0 when none stand there.
pub(crate) fn giver_lead(text: &str) -> usize {
    let lead = lead_len(text, &vocabulary::GIVER_LEADS);
    if text[lead..].starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()) { lead } else { 0 }
}

/// Bytes of a phrase of a list at the front of a text, with the blanks and colon behind it; 0 when none stands there.
pub(crate) fn lead_len(text: &str, list: &vocabulary::Phrases) -> usize {
    let mut best = 0;
    let ends = text.char_indices().filter(|(_, c)| !c.is_alphanumeric()).map(|(at, _)| at).chain([text.len()]);
    for end in ends.take(12) {
        if list.contains(fold(&text[..end]).as_str()) {
            best = end;
        }
    }
    if best == 0 {
        return 0;
    }
    let rest = text[best..].trim_start_matches(|c: char| c.is_whitespace() || ".:#".contains(c));
    text.len() - rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_and_names_differ() {
        for text in [
            "For the accessible ticket machine",
            "Nominated by students of three intakes",
            "chosen by students",
            "Predicting ferry delays from wind and tide",
            "Pour le schéma cyclable d'Aunis",
        ] {
            assert!(statement_score(text) > 0.0, "{text}");
        }
        for text in
            ["Society for Groundwater Isotopes", "Order of the Anvil", "Dean's List", "Certified Front Desk Supervisor"]
        {
            assert!(statement_score(text) <= 0.0, "{text}");
        }
    }

    #[test]
    fn leads_are_measured() {
        let cases = [("Issued by: Acme", "Acme"), ("Verleihung durch Stiftung X", "Stiftung X"), ("Acme", "Acme")];
        for (text, want) in cases {
            assert_eq!(&text[lead_len(text, &vocabulary::GIVER_LEADS)..], want, "{text}");
        }
    }
}
