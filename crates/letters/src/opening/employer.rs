//! The employer, where the advertisement says plainly who it is.

use super::title::title_of_line;
use super::{
    LINE_WORDS, OPENING_LINES, is_page_control, is_point, labelled, lines, opening_lines, parts, without_notice,
};
use crate::persons::{is_firm, is_person, is_plural};
use crate::phrase::{is_plain, stands_in, tidy, word_count};
use crate::words::WORDS;
use vitae_ats::Advertisement;

/// Most words of a name that nothing but its place marks as one.
const COMPANY_WORDS: usize = 5;
/// Most words of a name that is labelled, or says what kind of organisation it is.
const MARKED_WORDS: usize = 10;
/// Most characters of a company's name.
const COMPANY_CHARS: usize = 80;
/// First words of German names that also begin English titles: `Restaurant Manager`.
const ENGLISH_HEADS: [&str; 3] = ["hotel", "restaurant", "salon"];
/// Words behind `Acme is` among which an employer says what it is.
const KIND_WORDS: usize = 8;

/// Whether somebody looks for people on behalf of an employer.
pub(crate) fn is_agency(text: &str) -> bool {
    let small = text.to_lowercase().replace('’', "'");
    WORDS.agencies.iter().any(|phrase| stands_in(&small, phrase))
}

/// Who advertises, by the usual ways of saying it. A recruiter's own name is not the employer's.
pub(crate) fn company(text: &str) -> Option<String> {
    if is_agency(text) {
        return None;
    }
    let prose: String = lines(text).filter(|line| !is_point(line)).collect::<Vec<_>>().join("\n");
    let labelled = labelled(text, &WORDS.company_labels).find_map(|rest| name_of(&rest, MARKED_WORDS));
    labelled
        .or_else(|| beside_title(text))
        .or_else(|| about(&prose))
        .or_else(|| seeker(&prose))
        .or_else(|| introduced(&prose))
        .or_else(|| at_company(text))
        .or_else(|| joined(&prose))
        .or_else(|| by_first_word(&prose))
}

/// `im Gasthof Adler`, `bei der Praxis Dr. Huber`.
fn by_first_word(text: &str) -> Option<String> {
    let words = text.split([' ', '\n']).filter(|word| word.starts_with(char::is_uppercase));
    let begins = words.filter(|word| WORDS.name_heads.contains(&word.to_lowercase()));
    let names = begins.filter_map(|word| leading_name(&text[word.as_ptr() as usize - text.as_ptr() as usize..]));
    names.into_iter().find(|name| is_organisation(name))
}

/// `About Acme` as a heading.
fn about(text: &str) -> Option<String> {
    lines(text).find_map(|line| {
        let is_heading = word_count(line) <= MARKED_WORDS && !line.ends_with(['.', '!', '?']);
        line.strip_prefix("About ").filter(|_| is_heading).and_then(name)
    })
}

/// A part of the opening lines that is an organisation by its name, or stands where its name stands.
fn beside_title(text: &str) -> Option<String> {
    let has_title = opening_lines(text).any(|line| title_of_line(line).is_some());
    let lines = lines(text).take(OPENING_LINES).enumerate();
    let mut read = lines.filter(|(_, line)| !is_point(line) && word_count(line) <= LINE_WORDS && !is_labelled(line));
    read.find_map(|(n, line)| {
        let all = employer_parts(without_notice(line));
        let by_name = || all.iter().filter(|part| has_title || !is_trade(part)).find_map(|part| organisation(part));
        by_name().or_else(|| above_place(n, &all)).or_else(|| spoken_of(n, &all, text))
    })
}

/// The parts of a line, names such as `Society for the Protection of Birds` whole.
fn employer_parts(line: &str) -> Vec<&str> {
    let mut all = parts(line);
    for n in (1..all.len()).rev() {
        let end = |part: &str| part.as_ptr() as usize - line.as_ptr() as usize + part.len();
        let start = all[n].as_ptr() as usize - line.as_ptr() as usize;
        let (before, gap) = (all[n - 1], &line[end(all[n - 1])..start]);
        let goes_on = (all[n].starts_with("the ") || is_kind(before)) && !is_person(before);
        if gap == " for " && goes_on {
            let first = before.as_ptr() as usize - line.as_ptr() as usize;
            all[n - 1] = &line[first..end(all[n])];
            all.remove(n);
        }
    }
    all
}

/// The first part of a line below the title when a place follows: `Acme · Leeds, England · 2 weeks ago`.
fn above_place(n: usize, all: &[&str]) -> Option<String> {
    let is_followed =
        all.get(2..)?.iter().any(|part| is_region(part)) && !all.get(1).is_some_and(|part| is_region(part));
    all.first().filter(|_| n > 0 && is_followed).and_then(|part| name(part)).filter(|name| !is_skill(name))
}

/// A part where a name stands, of which the text speaks again.
fn spoken_of(n: usize, all: &[&str], text: &str) -> Option<String> {
    let below = all.first().filter(|part| n > 0 && all.len() > 1 && !is_place(all) && is_spoken_of(text, part));
    let after =
        || all.iter().skip(1).find(|part| name(part).is_some()).filter(|part| n == 0 && is_spoken_of(text, part));
    below.or_else(after).and_then(|part| name(part)).filter(|name| !is_skill(name))
}

fn is_labelled(line: &str) -> bool {
    line.split_once(':').is_some_and(|(label, rest)| {
        word_count(label) <= 3 && !rest.is_empty() && !WORDS.notices.contains(&label.trim().to_lowercase())
    })
}

/// Whether a name, or its first word, does something elsewhere: places do not do anything.
fn is_spoken_of(text: &str, name: &str) -> bool {
    const ACTS: [&str; 11] =
        [" is ", " are ", " has ", " seeks ", " builds ", " makes ", " offers ", " provides ", " runs ", "'s ", "’s "];
    let Some(first) = name.split_whitespace().find(|word| !matches!(*word, "The" | "A")) else { return false };
    let acts = |name: &str| ACTS.iter().any(|act| text.contains(&format!("{name}{act}")));
    acts(first) || acts(name)
}

/// Whether the parts of a line are a town with its state or country.
fn is_place(parts: &[&str]) -> bool {
    parts.get(1).is_some_and(|part| is_region(part)) && !is_organisation(parts[0])
}

fn is_region(part: &str) -> bool {
    let is_state = part.len() == 2 && part.chars().all(char::is_uppercase);
    is_state || WORDS.regions.contains(&part.to_lowercase())
}

/// A part that is the name of an organisation.
fn organisation(part: &str) -> Option<String> {
    const BEFORE: [&str; 5] = ["bei der ", "beim ", "bei ", "für die ", "für den "];
    let part = BEFORE.iter().find_map(|words| part.strip_prefix(words)).unwrap_or(part);
    let is_rated = part.starts_with(|c: char| c.is_ascii_digit());
    name_of(part, MARKED_WORDS).filter(|_| is_organisation(part) && !is_rated)
}

/// Whether a name says what kind of organisation it is: `Ltd`, `Trust`, `GmbH`, `University of`.
pub(super) fn is_organisation(part: &str) -> bool {
    if word_count(part) < 2 || is_title_in_plural(part) {
        return false;
    }
    let words: Vec<String> =
        part.split_whitespace().map(|word| word.trim_end_matches(['.', ',']).to_lowercase()).collect();
    let is_legal_form = |word: &String| matches!(word.as_str(), "gmbh" | "ggmbh" | "aör" | "ag");
    let is_seat = || WORDS.seats.contains(&words[0]) && words[1] == "of";
    let may_be_title = || ENGLISH_HEADS.contains(&words[0].as_str()) && is_person(part);
    let is_headed = || WORDS.name_heads.contains(&words[0]) && !may_be_title();
    let is_for = || part.split_once(" for ").is_some_and(|(kind, _)| is_kind(kind));
    let is_called_so = || is_headed() || is_seat() || is_for() || is_firm(part);
    is_kind(part) || is_trade(part) || is_called_so() || words.iter().any(is_legal_form)
}

/// Whether the last word is one that only organisations end in.
fn is_kind(name: &str) -> bool {
    WORDS.organisations.contains(&last_word(name))
}

/// Whether the last word ends the names of organisations, but also those of trades and skills.
fn is_trade(name: &str) -> bool {
    WORDS.trades.contains(&last_word(name)) && !is_skill(name)
}

/// `Warehouse Associates` are wanted, `Calder Associates` want somebody.
fn is_title_in_plural(name: &str) -> bool {
    is_plural(name) && Advertisement::read(name).has_known_title()
}

fn last_word(name: &str) -> String {
    let last = name.split_whitespace().next_back().unwrap_or_default();
    last.trim_end_matches(['.', ',']).to_lowercase()
}

/// Whether words are a skill that is known, or several things. The line before them is taken for the title.
fn is_skill(name: &str) -> bool {
    name.contains(',') || !Advertisement::read(&format!("Job\nRequirements\n{name}")).skills().is_empty()
}

/// `Acme is looking for`, `Acme sucht`.
fn seeker(text: &str) -> Option<String> {
    const SEEKS: [&str; 10] = [
        " require ",
        " is looking for",
        " are looking for",
        " is hiring",
        " is seeking",
        " are seeking",
        " is recruiting",
        " seeks ",
        " sucht ",
        " are hiring",
    ];
    let is_demand = |name: &String| {
        let are_people = is_plural(name) || word_count(name) < 2;
        are_people && text.contains(&format!("{name} require "))
    };
    subject_of(text, &SEEKS, |_, _| true).filter(|name| !is_demand(name))
}

/// `Acme is a bakery`, `Acme makes`, `We're Acme.`
fn introduced(text: &str) -> Option<String> {
    const IS: [&str; 2] = [" is ", " ist "];
    const DOES: [&str; 12] = [
        " is on a mission",
        " is growing",
        " builds ",
        " makes ",
        " offers ",
        " provides ",
        " serves ",
        " develops ",
        " designs ",
        " operates ",
        " owns ",
        " runs ",
    ];
    let own = ["We're ", "We’re ", "We are ", "Wir sind "].iter().find_map(|begin| {
        text.match_indices(begin).find_map(|(at, _)| {
            let sentence = text[at + begin.len()..].split(['.', '!', '\n', ',']).next()?;
            name(sentence)
        })
    });
    let is_kind = || subject_of(text, &IS, |name, rest| says_its_kind(rest) && !is_skill(name));
    own.or_else(is_kind).or_else(|| subject_of(text, &DOES, |name, _| !is_skill(name)))
}

/// Whether what follows `Acme is` says what kind of employer it is: `one of the largest bakeries`, `a software company`.
fn says_its_kind(rest: &str) -> bool {
    const BEGINS: [&str; 6] = ["a", "an", "the", "one", "ein", "eine"];
    const ENDS: [&str; 12] = ["that", "which", "who", "with", "for", "to", "in", "from", "at", "mit", "aus", "für"];
    let sentence = rest.split(['.', ',', ';', '\n']).next().unwrap_or_default();
    let mut words = sentence.split_whitespace();
    let first = words.next().unwrap_or_default();
    let is_owner = first.starts_with(char::is_uppercase) && (first.ends_with("'s") || first.ends_with("’s"));
    let mut said = words.take_while(|word| !ENDS.contains(word)).take(KIND_WORDS);
    (is_owner || BEGINS.contains(&first)) && said.any(|word| WORDS.company_kinds.contains(&word.to_lowercase()))
}

/// What stands before the first of some verbs at the beginning of a sentence, when it is a name and fits to what follows.
fn subject_of(text: &str, verbs: &[&str], fits: fn(&str, &str) -> bool) -> Option<String> {
    let found = verbs.iter().flat_map(|verb| text.match_indices(verb).map(|(at, verb)| (at, at + verb.len())));
    let mut found: Vec<(usize, usize)> = found.collect();
    found.sort_unstable();
    found.into_iter().find_map(|(at, end)| {
        let subject = begin_of_sentence(&text[..at])?;
        let name =
            name_of(subject, MARKED_WORDS).filter(|name| word_count(name) <= COMPANY_WORDS || is_organisation(name))?;
        (fits(&name, &text[end..]) && !is_common_noun(subject, &name)).then_some(name)
    })
}

/// Whether one word names an activity or a person, or stands behind a German article: `Experience`, `Die Stadt`.
fn is_common_noun(subject: &str, name: &str) -> bool {
    let small = name.to_lowercase();
    let is_single = word_count(name) == 1;
    let is_activity = || WORDS.activities.iter().any(|end| small.ends_with(end.as_str()));
    let lost_article = word_count(subject) > word_count(name);
    is_single && (is_activity() || lost_article)
        || (word_count(name) <= 2 && small.starts_with("the ") && is_person(name))
}

fn begin_of_sentence(text: &str) -> Option<&str> {
    let sentence = text.rsplit(['\n', '!', '?']).next()?;
    let sentence = sentence.rsplit(". ").next()?;
    Some(sentence.split(" (").next().unwrap_or(sentence))
}

/// `Title at Company` in the opening.
fn at_company(text: &str) -> Option<String> {
    opening_lines(text).find_map(|line| {
        let (before, rest) = line.split_once(" at ")?;
        let is_job = title_of_line(before).is_some() || is_person(before.split(" (").next().unwrap_or(before));
        leading_name(rest).filter(|_| is_job)
    })
}

/// `Join Acme`, `joining Acme as`: what goes on otherwise is no employer, `Join Zoom calls`.
fn joined(text: &str) -> Option<String> {
    const NEXT: [&str; 12] = ["and", "as", "at", "for", "in", "if", "on", "to", "today", "now", "where", "while"];
    ["Join ", "join ", "joining "].iter().find_map(|verb| {
        text.match_indices(verb).find_map(|(at, _)| {
            let rest = &text[at + verb.len()..];
            let name = leading_name(rest)?;
            let after = rest.get(name.len()..)?.lines().next()?;
            let is_over =
                !after.starts_with(' ') || after.split_whitespace().next().is_none_or(|word| NEXT.contains(&word));
            is_over.then_some(name)
        })
    })
}

/// The words of a name that a text begins with, whole: `the Royal Society for the Protection of Birds`.
fn leading_name(text: &str) -> Option<String> {
    let line = text.lines().next()?;
    let is_short_form = |at: &usize| ["Dr", "St", "Prof"].iter().any(|short| line[..*at].ends_with(short));
    let full_stop = line.match_indices(". ").map(|(at, _)| at).find(|at| !is_short_form(at));
    let end = line.find([',', '!', '?', ';', ':', '(', '|']).into_iter().chain(full_stop).min();
    let line = line[..end.unwrap_or(line.len())].trim_end_matches('.');
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut end = 0;
    for (n, word) in words.iter().enumerate() {
        let is_link = matches!(*word, "of" | "and" | "the" | "&" | "for" | "de" | "der" | "für");
        let may_link = *word != "for" || words.get(n + 1) == Some(&"the") || is_kind(&words[..n].join(" "));
        if is_of_name(word) && !is_link {
            end = n + 1;
        } else if !(is_link && may_link) {
            break;
        }
    }
    let name = words[..end].join(" ");
    let most = if is_organisation(&name) { MARKED_WORDS } else { COMPANY_WORDS };
    name_of(&name, most)
}

fn is_of_name(word: &str) -> bool {
    const KINDS: [&str; 8] = ["&", "of", "and", "plc", "llp", "gGmbH", "mbH", "e.V."];
    word.chars().next().is_some_and(|c| c.is_uppercase() || c.is_ascii_digit()) || KINDS.contains(&word)
}

/// The text as a name, when it can be one.
fn name(text: &str) -> Option<String> {
    name_of(text, if is_organisation(text) { MARKED_WORDS } else { COMPANY_WORDS })
}

fn name_of(text: &str, most_words: usize) -> Option<String> {
    let name = tidy(text);
    let name = name.split(" (").next().unwrap_or(&name);
    let name =
        ["Die ", "Der ", "Das "].iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name).to_owned();
    let small = name.to_lowercase();
    let words: Vec<&str> = name.split_whitespace().collect();
    let first = words.first()?.to_lowercase();
    let has_capital =
        words.iter().any(|word| word.chars().next().is_some_and(|c| c.is_uppercase() || c.is_ascii_digit()));
    let all_named = words.iter().all(|word| is_of_name(word) || matches!(*word, "the" | "for" | "at" | "+"));
    let begins_wrongly = WORDS.not_companies.contains(&first) || WORDS.not_companies.contains(&small);
    let is_name = words.len() <= most_words && has_capital && all_named && !begins_wrongly && !is_page_control(&name);
    (is_name && is_plain(&name) && name.chars().count() <= COMPANY_CHARS && !stands_in(&small, "team")).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn companies_are_named_in_several_ways() {
        for (text, expected) in [
            ("Company: Harbour Foods Ltd\nChef", Some("Harbour Foods Ltd")),
            ("Chef\n\nAbout Harbour Foods\nWe cook.", Some("Harbour Foods")),
            ("About us\nWe cook.", None),
            ("Engineer at Northwind Traders\nLeeds", Some("Northwind Traders")),
            ("We grow. Acme Robotics is looking for a welder.", Some("Acme Robotics")),
            ("We are looking for a welder.", None),
            ("The ideal candidate is seeking growth. Our team is hiring.", None),
            ("Join Bright & Sons as our next bookkeeper.", Some("Bright & Sons")),
            ("Join us! Join our friendly team.", None),
            (
                "Assistant City Editor, The Long Beach Register\n\nThe Register seeks an editor",
                Some("The Long Beach Register"),
            ),
            ("Barista (part-time)\nNorthlight Coffee Roasters, St. Louis\nHi!", Some("Northlight Coffee Roasters")),
            ("Coordinator\nBluefin Events · Bristol, England · Reposted", Some("Bluefin Events")),
            ("Nurse\nLos Angeles, CA\nNights", None),
            ("UX Researcher (Retail)\nMaple & Main is Canada's largest marketplace.", Some("Maple & Main")),
            ("Developer\nSome React is a plus, not a must.", None),
            ("Manager\nExcellent English, German is a plus.", None),
            (
                "Employer: University Hospitals of Northshire NHS Foundation Trust\nNurse",
                Some("University Hospitals of Northshire NHS Foundation Trust"),
            ),
            ("Sie kassieren im Gasthof Adler, Lindau.", Some("Gasthof Adler")),
            ("[Company Name] is hiring a nurse", None),
            ("Company: Calder Hutchinson Consulting plc\nProject Manager", Some("Calder Hutchinson Consulting plc")),
            (
                "Pflegefachkraft\nSeniorenzentrum St. Elisabeth gGmbH, Münster",
                Some("Seniorenzentrum St. Elisabeth gGmbH"),
            ),
            (
                "Elektroniker\nbei der Brenner Elektrotechnik GmbH & Co. KG in Augsburg",
                Some("Brenner Elektrotechnik GmbH & Co. KG"),
            ),
            ("University of Northmoor\nLecturer in Chemistry", Some("University of Northmoor")),
            ("Disponent (m/w/d)\nSpedition Krautwald | Standort Leipzig", Some("Spedition Krautwald")),
            ("CHEF DE PARTIE – 4 STAR HOTEL\nMy client seeks a chef.", None),
            ("CHEF DE PARTIE – 4 STAR HOTEL – LIVE IN", None),
            ("Nimbus Rail is on a mission to make trains better.", Some("Nimbus Rail")),
            (
                "Guards needed!\nGuardline Security Services require licensed guards.",
                Some("Guardline Security Services"),
            ),
            ("Candidates require a licence.", None),
            ("Die Nordlicht Handel GmbH sucht eine Person", Some("Nordlicht Handel GmbH")),
            ("Sie arbeiten in der Praxis Dr. Huber, Ulm.", Some("Praxis Dr. Huber")),
            ("Warehouse Associates\nAmazon is hiring.", Some("Amazon")),
            ("Calder Associates\nLegal Secretary", Some("Calder Associates")),
            ("Paralegals x 2\nFoster & Wray Solicitors", Some("Foster & Wray Solicitors")),
            ("Plumbers & Heating Engineers\nLeeds", None),
            ("Head of Sales\nThe Royal Society is looking for you.", Some("The Royal Society")),
            ("Archivist at the Royal Society\nLondon", Some("the Royal Society")),
            (
                "Warden at The Royal Society for the Protection of Birds\nSandy",
                Some("The Royal Society for the Protection of Birds"),
            ),
            (
                "Warden\nThe Royal Society for the Protection of Birds, Sandy",
                Some("The Royal Society for the Protection of Birds"),
            ),
            ("Join the National Trust as a ranger.", Some("the National Trust")),
            ("Acme is a software company in Leeds.", Some("Acme")),
            ("Leeds is a great city.", None),
            ("Company: N/A", None),
            ("Employer: Confidential", None),
            ("Waiter\nThe Old Mill is a pub in Bath.", Some("The Old Mill")),
            ("Amazon Web Services is a platform we use.", None),
            ("Oracle is hiring a nurse.", Some("Oracle")),
            ("Experience is a bonus for our company.", None),
            ("Erfahrung ist von Vorteil.", None),
            ("Unsere Praxis sucht Verstärkung.", None),
            ("Die Stadt sucht Verstärkung.", None),
            ("We are Hiring!", None),
            ("Join Zoom calls with clients.", None),
            ("Restaurant Manager\nLeeds", None),
            ("Nurse\nLeeds · Full-time · Permanent", None),
            ("Developer\nPython · Docker · Excel", None),
            ("Nurse\nCompany Pension Scheme, Free Parking", None),
            ("Customer Services\nSocial Media\nOperating Systems", None),
            ("Nurse\n- Working at Heights\n- Excellent at Excel", None),
            ("HGV Drivers require a licence.", None),
            ("Nurse\nHays is recruiting on behalf of Leeds Trust.", None),
        ] {
            assert_eq!(company(text).as_deref(), expected, "{text}");
        }
    }
}
