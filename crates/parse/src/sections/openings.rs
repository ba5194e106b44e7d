//! Columns that begin with the person: the name, or ways to reach them.

use super::look::Look;
use super::wording::{self, Reading};
use crate::line::Line;
use crate::recognise::{address, place};
use crate::words::fold;
use std::ops::Range;

/// Lines at the top of a column among which the first address or number stands.
const REACH: usize = 4;

/// Whether a column without a heading begins with an email address or a phone number, or soon comes to one: below a place,
/// or below the name beside another column.
pub(super) fn with_reach(lines: &[Line], headings: &[Option<Reading>], index: usize) -> bool {
    let short = |at: &usize| lines[*at].words() <= 8 && !lines[*at].bullet && headings[*at].is_none();
    let reaches = |at: usize| !address::emails(&lines[at].text).is_empty() || address::phone(&lines[at].text).is_some();
    let first = || (index..lines.len()).take(REACH).take_while(short).position(reaches);
    let headless = || place::is_place(&lines[index].text) || (lines[index].page == 0 && stands_beside(lines, index));
    lines[index].opens && lines[index].row.is_none() && first().is_some_and(|at| at == 0 || headless())
}

/// Whether a line holds nothing but an email address, other ways to reach the person and a place, as a footer may.
pub(super) fn is_reach(line: &Line) -> bool {
    let text = line.text.as_str();
    if text.len() > LONGEST_REACH || line.bullet || line.row.is_some() {
        return false;
    }
    let (emails, phone, urls) = (address::emails(text), address::phone(text), address::urls(text, false));
    if emails.is_empty() || (phone.is_none() && urls.is_empty()) {
        return false;
    }
    // An address may hold what reads like a number: `+447700900123@example.org`.
    let taken: Vec<Range<usize>> = emails.into_iter().chain(phone).chain(urls).collect();
    let is_taken = |at: usize| taken.iter().any(|range| range.contains(&at));
    let rest: String = text.char_indices().map(|(at, c)| if is_taken(at) { ' ' } else { c }).collect();
    let mut words = rest.split_whitespace().filter(|word| word.contains(char::is_alphabetic));
    words.clone().count() <= PLACE_WORDS && words.all(|word| !word.starts_with(char::is_lowercase))
}

/// Longest line of addresses, in bytes, and longest place in it, in words.
const LONGEST_REACH: usize = 200;
const PLACE_WORDS: usize = 6;

/// Whether a column begins higher than the column before it ends.
fn stands_beside(lines: &[Line], index: usize) -> bool {
    let line = &lines[index];
    index > 0 && line.opens && (line.flow || line.bbox.y0 < lines[index - 1].bbox.y1)
}

/// How much larger than the running text a name is surely, in points.
const NAME_SIZE: f32 = 4.0;
/// How much larger a name is that no other line equals.
const LONE_SIZE: f32 = 2.0;
/// How much larger a name is that stands in the email address.
const KNOWN_SIZE: f32 = 0.8;

/// What tells a name at the top of a column, learnt once from the document.
pub(super) struct Openings {
    /// Size of the running text.
    body: f32,
    /// Size from which a line is large enough for a name; infinite when the largest text is not.
    least: f32,
    /// The first email address up to the `@`, folded, without blanks.
    local: String,
}

impl Openings {
    pub(super) fn learn(lines: &[Line], body: f32) -> Self {
        let largest = lines.iter().map(|line| line.size).fold(0.0, f32::max);
        // A name may break into two lines.
        let lone = lines.iter().filter(|line| line.size >= largest - 0.2).count() <= 2;
        let large = largest > body + NAME_SIZE || (largest > body + LONE_SIZE && lone);
        let email = lines.iter().find_map(|line| Some(&line.text[address::emails(&line.text).first()?.clone()]));
        let local = email.and_then(|email| email.split('@').next()).unwrap_or_default();
        let least = if large { largest - 0.2 } else { f32::INFINITY };
        Self { body, least, local: fold(local).replace(' ', "") }
    }

    /// Whether a column beside another begins with the name: the largest text of the first page, or words of the email
    /// address.
    pub(super) fn with_name(&self, lines: &[Line], index: usize) -> bool {
        let line = &lines[index];
        let late = || lines.get(index + 1).is_some_and(|next| !address::emails(&next.text).is_empty());
        stands_beside(lines, index)
            && (line.page == 0 || late())
            && line.row.is_none()
            && (line.size >= self.least || self.is_of_email(lines, index))
            && !wording::is_known(&line.text)
    }

    /// Whether a line is told by the email address: by one of its words when it is larger than the text, by two where no size is
    /// known.
    fn is_of_email(&self, lines: &[Line], index: usize) -> bool {
        let line = &lines[index];
        match line.size == 0.0 {
            true => self.in_email(&fold(&line.text)) >= 2,
            false => line.size > self.body + KNOWN_SIZE && self.in_email(&two_of_one_look(lines, index)) >= 1,
        }
    }

    /// How many of a few words of four letters or more stand in the email address; none of many.
    fn in_email(&self, words: &str) -> usize {
        let shared = |word: &&str| word.chars().count() >= 4 && self.local.contains(*word);
        if words.split(' ').count() <= NAME_WORDS { words.split(' ').filter(shared).count() } else { 0 }
    }
}

/// Longest name, in words.
const NAME_WORDS: usize = 5;

/// The words of a line, folded, with those of the next one when it looks alike.
fn two_of_one_look(lines: &[Line], index: usize) -> String {
    let words = fold(&lines[index].text);
    match lines.get(index + 1).filter(|next| Look::of(next) == Look::of(&lines[index])) {
        Some(next) => format!("{words} {}", fold(&next.text)),
        None => words,
    }
}
