//! Titles of women, of men and of both: `Krankenpflegerin`, `Entwickler*in`, `enfermera`, `Pfleger (m/w/d)`.

use super::words::JOB;
use crate::text::skeleton;

/// Least letters that a word keeps.
const LEAST: usize = 3;
/// Least letters of a word that loses its last vowel.
const LEAST_WITH_VOWEL: usize = 5;

/// A title without what stands for the other genders: `Entwickler:in (m/w/d)` is `Entwickler`, `Ingeniero/a` is `Ingeniero`.
pub(super) fn plain(title: &str) -> String {
    let title = without_marked_endings(title);
    let words: Vec<&str> = title.split_whitespace().collect();
    let kept: Vec<&str> = words.iter().copied().filter(|word| !is_notice_of_genders(word)).collect();
    // A title of letters alone is none: "X".
    if kept.is_empty() { title } else { kept.join(" ") }
}

/// `m/w/d`, `(f/m/x)`, `H/F`, `(gn)`, `all genders` in one piece.
fn is_notice_of_genders(word: &str) -> bool {
    let letters: Vec<String> =
        word.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).map(str::to_lowercase).collect();
    let is_sign = |part: &String| JOB.genders.signs.contains(part);
    let is_marked = word.contains(['/', '|', '*', '(']);
    is_marked && !letters.is_empty() && letters.iter().all(is_sign)
}

/// `Entwickler*in`, `Entwickler/-in`, `Entwickler(in)`, `EntwicklerIn`, `infirmier·ère`, `programador/a`, `enfermer@`.
fn without_marked_endings(title: &str) -> String {
    let chars: Vec<char> = title.chars().collect();
    let mut out = String::new();
    let mut at = 0;
    while at < chars.len() {
        if chars[at] == '@' && out.ends_with(char::is_alphabetic) && !letter_at(&chars, at + 1) {
            out.push('o');
            at += 1;
        } else if let Some(end) = marked_ending(&chars, at) {
            at = end;
        } else {
            out.push(chars[at]);
            at += 1;
        }
    }
    out
}

fn letter_at(chars: &[char], at: usize) -> bool {
    chars.get(at).is_some_and(|c| c.is_alphabetic())
}

/// Where an ending for another gender ends that begins at a mark behind a word, or at the capital of `EntwicklerIn`.
fn marked_ending(chars: &[char], at: usize) -> Option<usize> {
    let before = chars[..at].iter().rev().take_while(|c| c.is_alphabetic()).count();
    if before < LEAST {
        return None;
    }
    let ends = |from: usize| from + chars[from..].iter().take_while(|c| c.is_alphabetic()).count();
    if chars[at] == 'I' && chars[at - 1].is_lowercase() {
        let end = ends(at);
        let written: String = chars[at..end].iter().collect();
        let base: String = chars[at - before..at].iter().flat_map(|c| c.to_lowercase()).collect();
        let is_title = is_person(&skeleton(&base));
        return (is_title && matches!(written.as_str(), "In" | "Innen")).then_some(end);
    }
    if !"*:_/(·•.|".contains(chars[at]) {
        return None;
    }
    let from = at + 1 + usize::from(chars.get(at + 1) == Some(&'-'));
    let end = ends(from);
    let written: String = chars[from..end].iter().flat_map(|c| c.to_lowercase()).collect();
    let is_ending = JOB.genders.endings.contains(&written);
    let is_whole = chars[at] != '(' || chars.get(end) == Some(&')');
    (is_ending && is_whole).then_some(end + usize::from(chars[at] == '('))
}

/// What a word of a title is compared by: the same for a woman, a man and a group of both.
pub(super) fn key(term: &str) -> String {
    let bare = skeleton(term);
    let bare = if bare.is_empty() { term.to_owned() } else { bare };
    if let Some(man) = JOB.genders.words.get(&bare) {
        return key_of_man(man);
    }
    key_of_man(&without_german_ending(&bare))
}

/// `kauffrau` is `kaufmann`, `pflegerin` and `pflegerinnen` are `pfleger`.
fn without_german_ending(word: &str) -> String {
    for (woman, man) in [("frauen", "mann"), ("frau", "mann"), ("leute", "mann"), ("woman", "man")] {
        if let Some(stem) = word.strip_suffix(woman).filter(|stem| is_long(stem)) {
            return format!("{stem}{man}");
        }
    }
    let stem = ["innen", "in"].iter().find_map(|ending| word.strip_suffix(ending));
    stem.filter(|stem| is_long(stem) && is_person(stem)).unwrap_or(word).to_owned()
}

/// Whether a word is one that `in` makes a title of a woman.
fn is_person(word: &str) -> bool {
    JOB.genders.before_in.iter().any(|ending| word.ends_with(ending.as_str()))
}

/// French, Italian, Portuguese and Spanish: what the words for a woman and a man begin with alike.
fn key_of_man(word: &str) -> String {
    let replaced = JOB.genders.alike.iter().find_map(|(ending, kept)| {
        let stem = word.strip_suffix(ending.as_str()).filter(|stem| is_long(stem))?;
        Some(format!("{stem}{kept}"))
    });
    let word = replaced.unwrap_or_else(|| word.to_owned());
    let stem = word.strip_suffix(['a', 'e', 'o']).filter(|_| word.chars().count() >= LEAST_WITH_VOWEL);
    stem.map(str::to_owned).unwrap_or(word)
}

fn is_long(stem: &str) -> bool {
    stem.chars().count() >= LEAST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_has_one_key_for_all_genders() {
        for (woman, man) in [
            ("krankenpflegerin", "krankenpfleger"),
            ("entwicklerin", "entwickler"),
            ("ärztin", "arzt"),
            ("köchin", "koch"),
            ("anwältin", "anwalt"),
            ("kauffrau", "kaufmann"),
            ("kaufleute", "kaufmann"),
            ("fotografin", "fotograf"),
            ("biologin", "biologe"),
            ("psychologin", "psychologe"),
            ("krankenschwester", "krankenpfleger"),
            ("restauratorin", "restaurator"),
            ("beamtin", "beamter"),
            ("fachangestellte", "fachangestellter"),
            ("enfermera", "enfermero"),
            ("programadora", "programador"),
            ("directora", "director"),
            ("abogada", "abogado"),
            ("médica", "médico"),
            ("camarera", "camarero"),
            ("psicóloga", "psicólogo"),
            ("infirmière", "infirmier"),
            ("vendeuse", "vendeur"),
            ("développeuse", "développeur"),
            ("directrice", "directeur"),
            ("éducatrice", "éducateur"),
            ("technicienne", "technicien"),
            ("assistante", "assistant"),
            ("chargée", "chargé"),
            ("cheffe", "chef"),
            ("avocate", "avocat"),
            ("infermiera", "infermiere"),
            ("impiegata", "impiegato"),
            ("direttrice", "direttore"),
            ("sviluppatrice", "sviluppatore"),
            ("enfermeira", "enfermeiro"),
            ("engenheira", "engenheiro"),
            ("professora", "professor"),
            ("waitress", "waiter"),
            ("saleswoman", "salesman"),
        ] {
            assert_eq!(key(woman), key(man), "{woman}");
        }
    }

    #[test]
    fn different_work_has_different_keys() {
        for (one, other) in [
            ("admin", "adm"),
            ("porter", "port"),
            ("nurse", "nurses"),
            ("cook", "coach"),
            ("arzt", "arztin2"),
            ("pfleger", "pflege"),
            ("data", "date"),
            ("editor", "edit"),
            ("berlin", "berl"),
            ("lehrer", "lehre"),
        ] {
            assert_ne!(key(one), key(other), "{one} and {other}");
        }
    }

    #[test]
    fn marks_for_all_genders_are_left_out() {
        for title in [
            "Entwickler*in",
            "Entwickler:in",
            "Entwickler_in",
            "Entwickler/in",
            "Entwickler/-in",
            "Entwickler(in)",
            "EntwicklerIn",
            "Entwickler (m/w/d)",
            "Entwickler m/w/d",
            "Entwickler*in (all genders)",
        ] {
            let plain = plain(title);
            assert_eq!(plain.split_whitespace().next(), Some("Entwickler"), "{title}");
            assert!(!plain.contains("m/w/d"), "{title}");
        }
        for (title, expected) in [
            ("Ingeniero/a de datos", "Ingeniero de datos"),
            ("Programador(a)", "Programador"),
            ("Enfermer@", "Enfermero"),
            ("Infirmier·ère", "Infirmier"),
            ("Développeur/euse H/F", "Développeur"),
            ("Assistant(e) de direction", "Assistant de direction"),
            ("Impiegato/a", "Impiegato"),
            ("UX/UI Designer", "UX/UI Designer"),
            ("LinkedIn Manager", "LinkedIn Manager"),
            ("Node.js Developer", "Node.js Developer"),
            ("Manager in Training", "Manager in Training"),
            ("CI/CD Engineer", "CI/CD Engineer"),
        ] {
            assert_eq!(plain(title), expected, "{title}");
        }
    }
}
