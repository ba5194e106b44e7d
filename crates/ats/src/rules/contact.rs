//! Contact, 13 points: can a person be named and reached?

use crate::card::{Evidence, Severity};
use crate::case::Case;
use crate::draft::{Draft, Outcome};
use crate::points::Share;
use crate::text::{compact, digits, fold, is_rtl, letters, skeleton};
use crate::view::View;
use std::collections::BTreeSet;
use unicode_normalization::char::is_combining_mark;

/// Digits that a phone number has, after ITU-T E.164 and with short national numbers.
const PHONE_DIGITS: std::ops::RangeInclusive<usize> = 7..=15;

/// `contact.name`, 3 points, evidence moderate: a name of at least two letters stands in visible text.
///
/// None at all is critical. Its content is never judged; one-word and non-Latin names pass. A name that was corrected in the
/// review passes when the one that the reader had found stands there.
pub(super) fn name(case: &Case) -> Outcome {
    let mut draft = Draft::new("contact.name");
    let found = letters(&case.resume.name) >= 2
        && case.view.as_ref().is_none_or(|view| names(case).any(|name| shows_most_of(view, name)));
    draft.all_if(found);
    if !found {
        draft.fault(Severity::Critical).say(
            "We couldn't find your name.",
            "Type your name at the top of the first page, not as part of an image.",
        );
    }
    draft.finish("We found your name.")
}

/// The name as confirmed, and as read.
fn names<'a>(case: &'a Case) -> impl Iterator<Item = &'a str> {
    let read = case.input.parsed.map(|parsed| parsed.name.as_str());
    std::iter::once(case.resume.name.as_str()).chain(read).map(str::trim).filter(|name| letters(name) >= 2)
}

/// Whether a reader sees at least half of the name's letters: a middle name may have been added in the review.
fn shows_most_of(view: &View, name: &str) -> bool {
    let seen = Letters::of(&view.visible);
    if seen.hold(name) {
        return true;
    }
    let length = |part: &str| skeleton(part).chars().count();
    let parts = name.split(|c: char| !c.is_alphanumeric()).filter(|part| length(part) >= 2);
    let found: usize = parts.filter(|part| seen.hold_word(part)).map(length).sum();
    length(name) > 0 && found * 2 >= length(name)
}

/// A text as names are looked for in it.
struct Letters {
    /// All letters in a row.
    row: String,
    /// Each word.
    words: BTreeSet<String>,
    /// The words that are written from right to left, each with its letters sorted.
    turned: BTreeSet<String>,
}

impl Letters {
    fn of(text: &str) -> Self {
        let turned = text.split_whitespace().filter(|word| word.chars().any(is_rtl)).map(sorted).collect();
        let words = text.split(|c: char| !c.is_alphanumeric() && !is_combining_mark(c)).map(skeleton).collect();
        Self { row: skeleton(text), words, turned }
    }

    /// Whether the letters stand in the text. Some programs store what is written from right to left in the order of the
    /// page, but for the letters that are joined in one sign: such words are recognised by which letters they have.
    fn hold(&self, name: &str) -> bool {
        let letters = skeleton(name);
        let is_turned = || {
            let mut words = name.split_whitespace().filter(|word| !skeleton(word).is_empty());
            letters.chars().any(is_rtl) && words.all(|word| self.turned.contains(&sorted(word)))
        };
        !letters.is_empty() && (self.row.contains(&letters) || is_turned())
    }

    /// The same for a part of a name, which other words may hold by chance.
    fn hold_word(&self, part: &str) -> bool {
        let letters = skeleton(part);
        self.words.contains(&letters) || letters.chars().any(is_rtl) && self.hold(part)
    }
}

fn sorted(word: &str) -> String {
    let mut letters: Vec<char> = skeleton(word).chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

/// `contact.email`, 4 points, evidence strong: a valid address stands in visible text; 2 when it stands behind a link only.
///
/// None is major, and critical when there is no phone number either.
pub(super) fn email(case: &Case) -> Outcome {
    let mut draft = Draft::new("contact.email");
    match email_of(case) {
        EmailSeen::InText => _ = draft.all(Share::new(1, 1)),
        EmailSeen::BehindLink => {
            draft.all(Share::new(1, 2)).say(
                "Your email address is hidden behind a link. Many parsers read only the visible text.",
                "Write out the address, for example name@example.com.",
            );
        }
        EmailSeen::Spelled(line) => {
            draft.all(Share::new(1, 2)).show(line).say(
                "Your email address is written in a way software can't read.",
                "If you want software to find it, write it with @ and a dot.",
            );
        }
        EmailSeen::Nowhere => {
            let unreachable = !has_phone(case);
            draft
                .part(4, Share::new(0, 1))
                .fault(if unreachable { Severity::Critical } else { Severity::Major })
                .say("We couldn't find an email address.", "Type your address as text near your name.");
        }
    }
    draft.finish("We found your email address.")
}

enum EmailSeen {
    InText,
    BehindLink,
    Spelled(Evidence),
    Nowhere,
}

fn email_of(case: &Case) -> EmailSeen {
    let stored = case.resume.email.trim();
    let Some(view) = &case.view else {
        return if is_email(stored) { EmailSeen::InText } else { EmailSeen::Nowhere };
    };
    let seen = |text: &str| text.split(|c: char| c.is_whitespace() || ",;|()<>[]".contains(c)).any(is_email_in_text);
    if seen(&view.visible) || (is_email(stored) && view.shows(stored)) {
        return EmailSeen::InText;
    }
    if view.links().iter().any(|link| strip_scheme(link, "mailto:").is_some_and(is_email)) {
        return EmailSeen::BehindLink;
    }
    match view.lines.iter().find(|line| is_spelled_email(&line.text)) {
        Some(line) => EmailSeen::Spelled(line.evidence()),
        None => EmailSeen::Nowhere,
    }
}

/// An address as it may stand after a label: `E-mail:jane@example.com.`
fn is_email_in_text(word: &str) -> bool {
    let word = word.rsplit(':').next().unwrap_or(word);
    is_email(word.trim_matches(|c: char| !c.is_alphanumeric()))
}

/// A practical check: one `@`, a dotted domain of letters, digits and hyphens, an ending of two letters or more.
fn is_email(text: &str) -> bool {
    let Some((user, domain)) = text.split_once('@') else { return false };
    let user_ok = !user.is_empty() && user.chars().all(|c| c.is_alphanumeric() || ".!#$%&'*+/=?^_`{|}~-".contains(c));
    user_ok && is_host(domain)
}

fn is_host(host: &str) -> bool {
    let labels: Vec<&str> = host.split('.').collect();
    let label_ok = |label: &&str| !label.is_empty() && label.chars().all(|c| c.is_alphanumeric() || c == '-');
    labels.len() >= 2 && labels.iter().all(label_ok) && labels.last().is_some_and(|ending| letters(ending) >= 2)
}

/// `jane (at) example (dot) com`.
fn is_spelled_email(line: &str) -> bool {
    let folded = fold(line);
    let has = |words: [&str; 4]| words.iter().any(|word| folded.contains(word));
    has(["(at)", "[at]", "{at}", " at "]) && has(["(dot)", "[dot]", "{dot}", " dot "])
}

fn strip_scheme<'t>(link: &'t str, scheme: &str) -> Option<&'t str> {
    let head = link.get(..scheme.len())?;
    let rest = head.eq_ignore_ascii_case(scheme).then(|| &link[scheme.len()..])?;
    Some(rest.split('?').next().unwrap_or(rest))
}

/// `contact.phone`, 2 points, evidence moderate: 7 to 15 digits.
pub(super) fn phone(case: &Case) -> Outcome {
    let mut draft = Draft::new("contact.phone");
    draft.all_if(has_phone(case));
    if !has_phone(case) {
        draft.say("We couldn't find a phone number.", "Add one with its country code, for example +44.");
    }
    draft.finish("We found your phone number.")
}

fn has_phone(case: &Case) -> bool {
    let number = digits(case.resume.phone.as_deref().unwrap_or_default());
    let visible = || case.view.as_ref().is_none_or(|view| digits(&view.visible).contains(&number));
    PHONE_DIGITS.contains(&number.len()) && visible()
}

/// `contact.place`, 2 points, evidence moderate: a city, region, country or "remote"; a street is never asked for.
pub(super) fn place(case: &Case) -> Outcome {
    let mut draft = Draft::new("contact.place");
    let found = case.resume.location.as_deref().is_some_and(|place| letters(place) >= 2);
    draft.all_if(found);
    if !found {
        draft.say("No location found. Recruiters filter by location.", "A city or country is enough.");
    }
    draft.finish("We found your location.")
}

/// `contact.block`, 2 points, convention: name and email in the first quarter of page 1 by position (1), and every link
/// well formed (1, when there is a link).
pub(super) fn block(case: &Case) -> Outcome {
    let mut draft = Draft::new("contact.block");
    let at_top = stands_at_top(case);
    if let Some(at_top) = at_top {
        draft.part_if(1, at_top);
        if !at_top {
            draft.say(
                "Your name and email are not both at the top of the first page.",
                "Put your name and contact details together at the top.",
            );
        }
    }
    let (links, broken) = (all_links(case), broken_links(case));
    if !links.is_empty() {
        draft.part_if(1, broken.is_empty());
        if let Some(first) = broken.first() {
            draft.say(
                if first.contains("://") { "One link is incomplete." } else { "One link has no https://." },
                "Write the full address, for example https://example.com/me.",
            );
            draft.show_all(broken.iter().map(|link| case.field("link", link)));
        }
    }
    if at_top.is_none() && links.is_empty() {
        return crate::draft::not_applicable("contact.block", "There is no file and no link to check.");
    }
    draft.finish(match (at_top.is_some(), links.is_empty()) {
        (true, false) => "Your name and email are at the top, and your links are complete.",
        (true, true) => "Your name and email are at the top.",
        (false, _) => "Your links are complete.",
    })
}

/// `None` without a file. What was not found at all is the matter of other rules, and counts as not at the top.
fn stands_at_top(case: &Case) -> Option<bool> {
    let view = case.view.as_ref()?;
    let top: String = view.lines.iter().filter(|line| line.near_top).map(|line| line.text.clone() + "\n").collect();
    let (top, letters_at_top) = (compact(&top), Letters::of(&top));
    let holds = |words: &str| {
        let wanted = compact(words);
        !wanted.is_empty() && top.contains(&wanted)
    };
    let stands = |part: &str| letters(part) >= 2 && letters_at_top.hold(part);
    let some_of = |name: &str| stands(name) || name.split_whitespace().any(stands);
    Some(names(case).any(some_of) && holds(&case.resume.email))
}

fn all_links(case: &Case) -> Vec<String> {
    let resume = &case.resume;
    let projects = resume.projects.iter().filter_map(|project| project.url.as_deref());
    let certificates = resume.certifications.iter().filter_map(|certificate| certificate.url.as_deref());
    let achievements = resume.achievements.iter().filter_map(|achievement| achievement.url.as_deref());
    let stored = projects.chain(certificates).chain(achievements);
    let in_file = case.view.iter().flat_map(|view| view.links());
    let mut links: Vec<String> = stored.chain(in_file).map(|link| link.trim().to_owned()).collect();
    links.retain(|link| !link.is_empty());
    links
}

/// Links that lead nowhere; a bare address passes when the file links it in full.
fn broken_links(case: &Case) -> Vec<String> {
    let links = all_links(case);
    let full: Vec<String> = links.iter().filter(|link| is_well_formed(link)).map(|link| compact(link)).collect();
    let linked_in_full = |link: &str| full.iter().any(|other| other.ends_with(&compact(link)));
    let mut broken: Vec<String> = links.iter().filter(|l| !is_well_formed(l) && !linked_in_full(l)).cloned().collect();
    broken.dedup();
    broken
}

fn is_well_formed(link: &str) -> bool {
    if let Some(address) = strip_scheme(link, "mailto:") {
        return is_email(address);
    }
    if let Some(number) = strip_scheme(link, "tel:") {
        return PHONE_DIGITS.contains(&digits(number).len());
    }
    let rest = ["https://", "http://"].iter().find_map(|scheme| strip_scheme(link, scheme));
    let host = rest.and_then(|rest| rest.split(['/', '#', ':']).next());
    host.is_some_and(is_host) && !link.contains(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_from_other_words() {
        for good in ["jane@example.com", "j.o'neil+x@mail.example.co.uk", "jörg@müller.de"] {
            assert!(is_email(good), "{good}");
        }
        for bad in ["jane", "@example.com", "jane@", "jane@example", "jane@@example.com", "a b@example.com", "j@x.1"] {
            assert!(!is_email(bad), "{bad}");
        }
        assert!(is_email_in_text("E-mail:jane@example.com."));
        assert!(is_spelled_email("jane [at] example [dot] com") && !is_spelled_email("Engineer at Acme"));
    }

    #[test]
    fn links_need_a_scheme_and_a_host() {
        for good in [
            "https://example.com/me",
            "http://example.co.uk",
            "mailto:jane@example.com?subject=x",
            "tel:+49 30 123456",
            "HTTPS://Example.com#a",
        ] {
            assert!(is_well_formed(good), "{good}");
        }
        for bad in [
            "github.com/jane",
            "https://",
            "https://localhost",
            "https://example.com/a b",
            "mailto:jane",
            "javascript:alert(1)",
        ] {
            assert!(!is_well_formed(bad), "{bad}");
        }
    }
}
