//! The person's name: by its size, place and label, by the email address, and by what it is not.

use super::items;
use crate::line::Line;
use crate::prose;
use crate::recognise::{degree, place, role, school};
use crate::sections::{body_size, wording};
use crate::value::Value;
use crate::vocabulary;
use crate::words::fold;
use vitae_model::dates;

/// Lines at the top of the document, or of a column, among which the name is looked for.
const TOP: usize = 14;

/// Marks that may stand before the name.
const MARKS: &[char] = &['#', '*', '>', '~', '/', '★', '|', ' '];

/// The line with most evidence among the first lines; anywhere on the first page when none is fit.
pub(super) fn read(lines: &[Line], block: &[usize], email: &str) -> Value {
    let first: Vec<usize> =
        block.iter().copied().filter(|index| lines[*index].page == 0 && !lines[*index].margin).take(TOP).collect();
    let page: Vec<usize> = (0..lines.len()).filter(|index| lines[*index].page == 0 && !lines[*index].margin).collect();
    // The largest text may stand below the heading of a column beside.
    let largest = page.iter().copied().max_by(|a, b| lines[*a].size.total_cmp(&lines[*b].size).then(b.cmp(a)));
    let mut pool = first;
    pool.extend(largest.filter(|index| lines[*index].size > 0.0));
    pool.sort_unstable();
    pool.dedup();
    let best = best_of(lines, &pool, email).filter(|(_, score)| *score > -1.0).or_else(|| best_of(lines, &page, email));
    let Some((index, score)) = best else { return Value::default() };
    let body = body_size(lines);
    let broken = |before: &usize| {
        let text = lines[*before].text.trim();
        pool.contains(before)
            && is_shaped(text)
            && !vocabulary::DOCUMENT_TITLES.contains(fold(text).as_str())
            && rest_of(lines, *before, body) == Some(index)
    };
    let index = (index.saturating_sub(BESIDE)..index).rev().find(broken).unwrap_or(index);
    with_rest(lines, index, body, candidate(lines, index, (0.5 + score / 8.0).clamp(0.3, 0.98)))
}

/// Lines of a column beside may stand between the two lines of a name: so many are looked through.
const BESIDE: usize = 6;

/// The line that holds the rest of a name.
fn rest_of(lines: &[Line], index: usize, body: f32) -> Option<usize> {
    (index + 1..=index + BESIDE).take_while(|next| *next < lines.len()).find(|next| {
        let between = &lines[index + 1..*next];
        let beside = |line: &Line| line.bbox.x0 > lines[index].bbox.x1 || line.bbox.x1 < lines[index].bbox.x0;
        between.iter().all(beside) && goes_on(&lines[index], &lines[*next], body)
    })
}

/// Adds the next line to a name that is too long for its column and goes on in the same size.
fn with_rest(lines: &[Line], index: usize, body: f32, mut value: Value) -> Value {
    let Some(next) = rest_of(lines, index, body) else { return value };
    let rest = candidate(lines, next, value.confidence);
    if lines[next].words() + value.text.split(' ').count() <= 6 {
        // `Mary Boateng-` goes on without a blank.
        let parted = lines[index].text.trim_end().ends_with(['-', '‐']);
        value.append(if parted { "-" } else { " " }, rest);
    }
    value
}

fn best_of(lines: &[Line], pool: &[usize], email: &str) -> Option<(usize, f32)> {
    let largest = pool.iter().map(|index| lines[*index].size).fold(0.0, f32::max);
    let scored = pool.iter().enumerate().filter_map(|(rank, index)| {
        let score = evidence(lines, *index, largest, email)? - 0.2 * rank.min(12) as f32;
        Some((*index, score))
    });
    scored.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))
}

/// Whether the next line holds the rest of a name that is broken.
fn goes_on(first: &Line, next: &Line, body: f32) -> bool {
    !first.flow
        && (first.size > 13.0 || first.size > body + 2.0)
        && (first.size - next.size).abs() < 0.5
        && next.page == first.page
        && first.starts_bold() == next.starts_bold()
        && next.bbox.y0 - first.bbox.y1 < 0.8 * next.size
        && is_shaped(next.text.trim())
        && role::title_score(&next.text) == 0.0
        && !wording::is_known(&next.text)
}

/// The name that a line may hold: behind its label and the document's title, before the next cell.
/// Letters behind the name (`Ada Byron, PhD`) stay as printed.
pub(crate) fn candidate(lines: &[Line], index: usize, confidence: f32) -> Value {
    let line = &lines[index];
    let (text, start) = match items::of(line).into_iter().next() {
        Some(item) if is_name_label(item.label.as_deref()) => (item.text, item.range.start),
        _ => (line.text.as_str(), 0),
    };
    let (text, start) = (&text[monogram(text)..], start + monogram(text));
    let end = text.find(['\t', '|', '•', '·']).unwrap_or(text.len());
    let end = pronouns(&text[..end]).unwrap_or(end);
    let end = title_behind(&text[..end]).or_else(|| before_reach(&text[..end])).unwrap_or(end);
    let skip = document_title(&text[..end]);
    let skip = skip + (text[skip..end].len() - text[skip..end].trim_start_matches(MARKS).len());
    Value::new(&text[skip..end], index, start + skip..start + end, confidence)
}

/// Bytes of the initials in a cell before the name (`AB`, then `Ada Byron`), and of the gap between them.
fn monogram(text: &str) -> usize {
    let Some((head, rest)) = text.split_once('\t') else { return 0 };
    let mut initials = rest.split_whitespace().filter_map(|word| word.chars().next());
    let letters = head.trim().chars();
    let are_initials = (2..=4).contains(&letters.clone().count())
        && letters.clone().all(char::is_uppercase)
        && letters.clone().all(|letter| initials.any(|initial| initial == letter));
    if are_initials { text.len() - rest.len() } else { 0 }
}

/// Where a bracket with forms of address begins: `Ada Byron (she/her)`.
fn pronouns(text: &str) -> Option<usize> {
    let open = text.find(" (")?;
    let inside = text[open + 2..].trim_end().strip_suffix(')')?;
    let small = inside.chars().all(|c| c.is_lowercase() || "/ ,".contains(c));
    (small && inside.contains('/')).then_some(open)
}

/// Where the first comma stands in a line that holds the name and ways to reach the person.
fn before_reach(text: &str) -> Option<usize> {
    let comma = text.find(", ").filter(|_| text.len() <= LONGEST)?;
    ((2..=4).contains(&text[..comma].split_whitespace().count()) && items::is_reach(&text[comma..])).then_some(comma)
}

/// Where a dash and what the person is stand behind the name: `Ada Byron – Product Manager`.
fn title_behind(text: &str) -> Option<usize> {
    let marks = [" – ", " — ", " - ", " / ", ", "].iter().flat_map(|mark| text.match_indices(mark));
    let (at, mark) = marks.min_by_key(|(at, _)| *at)?;
    // Letters of a qualification (`RN`) stay.
    if mark == ", " && (!text[at..].contains(char::is_lowercase) || !text[..at].trim().contains(' ')) {
        return None;
    }
    let words = text[..at].split_whitespace().count();
    let named = (2..=4).contains(&words) && mark != " / " && mark != ", " && is_shaped(&text[..at]);
    (named || role::title_score(&text[at + mark.len()..]) > 0.0).then_some(at)
}

fn is_name_label(label: Option<&str>) -> bool {
    label.is_some_and(|label| {
        items::says(label, &vocabulary::NAME_LABELS) && !label.contains("father") && !label.contains("mother")
    })
}

/// Longest title of a document, in bytes.
const LONGEST_TITLE: usize = 80;

/// Longest line that may hold a name, in bytes: longer ones are prose.
const LONGEST: usize = 600;

/// Bytes of the document's title before the name: `Curriculum Vitae – `, `CV of `.
fn document_title(text: &str) -> usize {
    let mut cut = 0;
    let marks = text.char_indices().filter(|(_, c)| !c.is_alphanumeric());
    for (at, c) in marks.take_while(|(at, _)| *at <= LONGEST_TITLE) {
        let rest = &text[at + c.len_utf8()..];
        if vocabulary::DOCUMENT_TITLES.contains(fold(&text[..at]).as_str()) && !rest.trim().is_empty() {
            cut = at + c.len_utf8();
        }
    }
    let rest = text[cut..].trim_start_matches(|c: char| !c.is_alphanumeric());
    let particle = ["of ", "de ", "von ", "di ", "for "].iter().find(|word| cut > 0 && rest.starts_with(**word));
    if cut == 0 { 0 } else { text.len() - rest.len() + particle.map_or(0, |word| word.len()) }
}

/// How much a line reads and stands like the name; `None` when it cannot be one.
fn evidence(lines: &[Line], index: usize, largest: f32, email: &str) -> Option<f32> {
    let line = &lines[index];
    if line.text.len() > LONGEST {
        return None;
    }
    let text = candidate(lines, index, 1.0).text;
    let folded = fold(&text);
    let other =
        items::of(line).first().is_some_and(|item| item.label.is_some() && !is_name_label(item.label.as_deref()));
    let titled = vocabulary::DOCUMENT_TITLES.contains(folded.as_str()) || vocabulary::LABELS.contains(folded.as_str());
    let headed = wording::read(&text).is_some_and(|reading| reading.certainty >= wording::COMPLETE);
    if !is_shaped(&text) || titled || headed || other || !crate::recognise::address::urls(&text, true).is_empty() {
        return None;
    }
    let labelled = items::of(line).first().is_some_and(|item| is_name_label(item.label.as_deref()));
    let words = text.split_whitespace().count();
    let mut score = 0.0;
    score += if labelled { 3.0 } else { 0.0 };
    score += if line.size > 0.0 && line.size >= largest - 0.2 { 2.0 } else { 0.0 };
    score += if line.title || line.outline == Some(1) { 1.0 } else { 0.0 };
    score += if line.starts_bold() { 0.4 } else { 0.0 };
    score += if (2..=4).contains(&words) { 0.8 } else { 0.0 };
    score += in_email(&folded, email);
    score -= 1.5 * role::title_score(&text).min(1.0);
    score -= if place::is_place(&text) { 2.0 } else { 0.0 };
    score -= if is_something_else(&text) { 3.0 } else { 0.0 };
    Some(score)
}

/// Score of a text that is a degree and nothing else.
const WHOLE_DEGREE: f32 = 2.5;
/// Fewest letters of a name of one word.
const LETTERS: usize = 4;

/// Whether a text is a school, a degree, a sentence, or a scrap of a word (the `th` of a date).
fn is_something_else(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let scrap = !text.contains(' ') && (letters < LETTERS || text.starts_with(char::is_lowercase));
    let sentence = prose::mostly_small(text) || (prose::small_words(text) >= 2 && prose::ends_sentence(text));
    scrap || sentence || school::school_score(text) >= 2.0 || degree::degree_score(text) >= WHOLE_DEGREE
}

/// How many words of a name stand in the email address before the `@`.
fn in_email(folded: &str, email: &str) -> f32 {
    let local = fold(email.split('@').next().unwrap_or_default()).replace(' ', "");
    let found = folded.split(' ').filter(|word| word.chars().count() >= 3 && local.contains(*word)).count();
    (1.2 * found as f32).min(2.4)
}

/// Letters, blanks and the marks of names; one to seven words.
fn is_shaped(text: &str) -> bool {
    let words = text.split_whitespace().count();
    (1..=7).contains(&words)
        && (2..=60).contains(&text.chars().count())
        && text.chars().all(|c| {
            c.is_alphabetic()
                || c.is_whitespace()
                || ".'’-‐,ʼ‘\"“”()".contains(c)
                || ('\u{300}'..='\u{36f}').contains(&c)
        })
        && text.chars().any(char::is_alphabetic)
        && dates::find(text).is_empty()
}
