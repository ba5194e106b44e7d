//! Name and ways to reach the person.

use crate::line::Line;
use crate::recognise::{address, place, role};
use crate::sections::{Section, wording};
use crate::value::Value;
use crate::vocabulary;
use crate::words::fold;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// What the contact block holds.
#[derive(Debug, Default)]
pub(crate) struct Contact {
    pub(crate) name: Value,
    pub(crate) email: Value,
    pub(crate) phone: Value,
    pub(crate) place: Value,
    /// Lines that are whole sentences: a profile without a heading.
    pub(crate) profile: Vec<usize>,
}

/// Titles of the document itself, folded.
const DOCUMENT_TITLES: &[&str] = &[
    "curriculum vitae",
    "cv",
    "resume",
    "lebenslauf",
    "vitae",
    "curriculo",
    "hoja de vida",
    "europass",
    "curriculum",
    "ozgecmis",
    "zyciorys",
    "europass curriculum vitae",
];

/// Reads the contact block: the lines above the first heading and sections with contact details.
pub(crate) fn read(lines: &[Line], sections: &[Section]) -> Contact {
    let block: Vec<usize> =
        sections.iter().filter(|s| s.kind == SectionKind::Contact).flat_map(|s| s.lines.iter().copied()).collect();
    let top: Vec<usize> =
        sections.iter().filter(|s| s.heading.is_none()).flat_map(|s| s.lines.iter().copied()).collect();
    let everything: Vec<usize> = (0..lines.len()).collect();
    let name = name(lines, &top, &everything);
    let named = name.from.iter().map(|slice| slice.line).collect::<Vec<_>>();
    Contact {
        email: email(lines, &block).or_else(|| email(lines, &everything)).unwrap_or_default(),
        phone: phone(lines, &block).or_else(|| phone(lines, &everything)).unwrap_or_default(),
        place: location(lines, &block, &named).unwrap_or_default(),
        profile: top.iter().copied().filter(|index| is_sentence(&lines[*index]) && !named.contains(index)).collect(),
        name,
    }
}

fn is_sentence(line: &Line) -> bool {
    line.words() >= 8
        && address::emails(&line.text).is_empty()
        && address::phone(&line.text).is_none()
        && !line.text.contains(['|', '•', '·'])
}

/// The name: by its size or style among the first lines, and by what it is not.
fn name(lines: &[Line], top: &[usize], everything: &[usize]) -> Value {
    let pool: Vec<usize> = top.iter().copied().take(12).collect();
    let best = pool.iter().copied().filter_map(|index| Some((index, name_score(lines, index, &pool)?)));
    let best = best.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)));
    let largest = || {
        let first_page = everything.iter().copied().filter(|index| lines[*index].page == 0);
        first_page
            .filter_map(|index| Some((index, name_score(lines, index, everything)?)))
            .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))
    };
    let Some((index, score)) = best.or_else(largest) else { return Value::default() };
    let mut value = name_value(lines, index, (0.5 + score / 8.0).min(0.98));
    // A name too long for its column goes on in the same size below.
    if let Some(next) = lines.get(index + 1).filter(|next| is_second_name_line(&lines[index], next)) {
        let rest = name_value(lines, index + 1, value.confidence);
        if next.words() + value.text.split(' ').count() <= 6 {
            value.append(" ", rest);
        }
    }
    value
}

fn is_second_name_line(first: &Line, next: &Line) -> bool {
    !first.flow
        && first.size > 13.0
        && (first.size - next.size).abs() < 0.5
        && next.page == first.page
        && first.starts_bold() == next.starts_bold()
        && next.gap < 0.8
        && is_name_shaped(next.text.trim())
        && role::title_score(&next.text) == 0.0
        && !wording::is_known(&next.text)
}

fn name_value(lines: &[Line], index: usize, confidence: f32) -> Value {
    let text = &lines[index].text;
    let end = text.find(['\t', '|', '•', '·']).unwrap_or(text.len());
    let mut start = 0;
    if let Some(colon) = text[..end].find(':').filter(|at| vocabulary::LABELS.contains(fold(&text[..*at]).as_str())) {
        start = colon + 1;
    }
    let end = credentials(&text[start..end]).map_or(end, |cut| start + cut);
    Value::new(&text[start..end], index, start..end, confidence)
}

/// Where letters behind a name begin: `Ada Byron, PhD`.
fn credentials(text: &str) -> Option<usize> {
    let comma = text.find(',')?;
    let rest = text[comma + 1..].trim();
    let short = rest.split([',', ' ']).filter(|word| !word.is_empty()).all(|word| {
        let letters = word.chars().filter(|c| c.is_alphabetic());
        letters.clone().count() <= 6 && letters.filter(|c| c.is_uppercase()).count() >= 2
    });
    (short && !rest.is_empty()).then_some(comma)
}

fn name_score(lines: &[Line], index: usize, pool: &[usize]) -> Option<f32> {
    let line = &lines[index];
    let text = name_value(lines, index, 1.0).text;
    let folded = fold(&text);
    if !is_name_shaped(&text) || DOCUMENT_TITLES.contains(&folded.as_str()) || wording::is_known(&text) {
        return None;
    }
    let largest = pool.iter().map(|other| lines[*other].size).fold(0.0, f32::max);
    let place = pool.iter().position(|other| *other == index).unwrap_or(12) as f32;
    let words = text.split_whitespace().count();
    let mut score = 0.0;
    score += if line.size > 0.0 && line.size >= largest - 0.2 { 2.0 } else { 0.0 };
    score += if line.title || line.outline == Some(1) { 1.0 } else { 0.0 };
    score += if line.starts_bold() { 0.4 } else { 0.0 };
    score += if (2..=4).contains(&words) { 0.8 } else { 0.0 };
    score -= place * 0.25;
    score -= 1.5 * role::title_score(&text).min(1.0);
    score -= if place::is_place(&text) { 2.0 } else { 0.0 };
    Some(score)
}

/// Letters, blanks and the marks of names; one to six words; no label.
fn is_name_shaped(text: &str) -> bool {
    let words = text.split_whitespace().count();
    (1..=6).contains(&words)
        && (2..=60).contains(&text.chars().count())
        && text.chars().all(|c| {
            c.is_alphabetic()
                || c.is_whitespace()
                || ".'’-‐,ʼ\"“”()".contains(c)
                || ('\u{300}'..='\u{36f}').contains(&c)
        })
        && text.chars().any(char::is_alphabetic)
        && dates::find(text).is_empty()
}

fn email(lines: &[Line], block: &[usize]) -> Option<Value> {
    for (at, index) in block.iter().enumerate() {
        if let Some(value) = broken_email(lines, block, at) {
            return Some(value);
        }
        if let Some(range) = address::emails(&lines[*index].text).first() {
            return Some(Value::new(&lines[*index].text[range.clone()], *index, range.clone(), 0.99));
        }
    }
    block.iter().find_map(|index| {
        let line = &lines[*index];
        let run = line.runs.iter().find(|run| run.link.as_deref().is_some_and(|link| link.starts_with("mailto:")))?;
        let link = run.link.as_deref()?.trim_start_matches("mailto:").split('?').next()?;
        vitae_model::check::is_email(link).then(|| Value::new(link, *index, run.range.clone(), 0.9))
    })
}

/// An address that a narrow column breaks: the last word of a full line and the only word of the next.
fn broken_email(lines: &[Line], block: &[usize], at: usize) -> Option<Value> {
    let (index, next) = (block[at], *block.get(at + 1)?);
    let (line, below) = (&lines[index], &lines[next]);
    if line.flow || next != index + 1 || below.text.trim().contains([' ', '\t', '@', ':']) {
        return None;
    }
    let start = line.text.rfind([' ', '\t', ':']).map_or(0, |found| found + 1);
    let tail = &line.text[start..];
    let whole = format!("{}{}", tail.trim(), below.text.trim());
    let narrow = line.bbox.x1 + 14.0 > line.right;
    let host = tail.split_once('@').map(|(_, host)| host);
    let scrap = below.text.trim();
    let letters = scrap.chars().count() <= 4 && scrap.chars().all(|c| c.is_ascii_lowercase());
    let unfinished = host.is_some_and(|host| !known_ending(host) || (letters && host.contains('.')))
        || (tail.len() > 8 && host.is_none() && below.text.contains('@'));
    let whole_host = whole.split_once('@').map(|(_, host)| host)?;
    if !(narrow && unfinished && vitae_model::check::is_email(&whole) && known_ending(whole_host)) {
        return None;
    }
    let mut value = Value::new(&whole, index, start..line.text.len(), 0.9);
    value.from.extend(Value::new(&below.text, next, 0..below.text.len(), 0.9).from);
    Some(value)
}

fn known_ending(host: &str) -> bool {
    !address::urls(&format!("www.{}", host.trim_start_matches('.')), true).is_empty()
}

fn phone(lines: &[Line], block: &[usize]) -> Option<Value> {
    for (at, index) in block.iter().enumerate() {
        let text = &lines[*index].text;
        if let Some(range) = address::phone(text) {
            return Some(Value::new(&text[range.clone()], *index, range, 0.95));
        }
        if let Some(value) = broken_phone(lines, block, at) {
            return Some(value);
        }
    }
    None
}

/// A number that a full line breaks after its country code.
fn broken_phone(lines: &[Line], block: &[usize], at: usize) -> Option<Value> {
    let (index, next) = (block[at], *block.get(at + 1)?);
    let text = &lines[index].text;
    let start = text.rfind('+')?;
    let tail = text[start..].trim();
    let head = &lines[next].text;
    let digits = tail.chars().all(|c| c.is_ascii_digit() || "+() ".contains(c));
    if next != index + 1 || !digits || !head.trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '(') {
        return None;
    }
    let whole = format!("{tail} {}", head.trim_start());
    let range = address::phone(&whole).filter(|range| range.start == 0)?;
    let mut value = Value::new(&whole[range.clone()], index, start..text.len(), 0.85);
    value.from.extend(Value::new(head, next, 0..range.end.saturating_sub(tail.len() + 1).min(head.len()), 0.85).from);
    Some(value)
}

/// The first item of the contact block that is a place.
fn location(lines: &[Line], block: &[usize], named: &[usize]) -> Option<Value> {
    let mut fallback = None;
    for index in block {
        let line = &lines[*index];
        if is_sentence(line) {
            continue;
        }
        let mut start = 0;
        for item in line.text.split(['\t', '|', '•', '·', ';', '◦', '∙', '⋄', '◆', '♦']) {
            let from = start;
            start += item.len() + line.text[start + item.len()..].chars().next().map_or(0, char::len_utf8);
            if from == 0 && named.contains(index) {
                continue;
            }
            let (label, rest) = without_label(item);
            let offset = from + (item.len() - rest.len());
            let text = without_icon(rest);
            let at = offset + rest.find(text).unwrap_or(0);
            if place::is_place(text) {
                return Some(Value::new(text, *index, at..at + text.len(), 0.92));
            }
            let labelled = label.is_some_and(|label| {
                matches!(
                    label.as_str(),
                    "address"
                        | "location"
                        | "based in"
                        | "city"
                        | "adresse"
                        | "anschrift"
                        | "wohnort"
                        | "ort"
                        | "direccion"
                        | "ubicacion"
                        | "endereco"
                        | "indirizzo"
                        | "adres"
                        | "domicile"
                        | "residence"
                        | "woonplaats"
                        | "ville"
                )
            });
            if labelled && text.chars().any(char::is_alphabetic) && fallback.is_none() {
                fallback = Some(Value::new(text, *index, at..at + text.len(), 0.8));
            }
            if let Some(found) = embedded(text) {
                let at = at + found.start;
                return Some(Value::new(&text[found.clone()], *index, at..at + found.len(), 0.75));
            }
        }
    }
    fallback
}

/// A place at the front of an item that goes on with a phone number or an address: `Sydney, NSW +61 …`.
fn embedded(text: &str) -> Option<std::ops::Range<usize>> {
    let phone = address::phone(text).map(|range| range.start);
    let mail = address::emails(text).first().map(|range| range.start);
    let cut = [phone, mail].into_iter().flatten().min()?;
    let head = text[..cut].trim_end_matches(|c: char| !c.is_alphanumeric());
    place::is_place(head).then_some(0..head.len())
}

/// A label such as `Phone:` and what stands behind it.
pub(crate) fn without_label(item: &str) -> (Option<String>, &str) {
    let Some(colon) = item.find(':').filter(|at| !item[*at..].starts_with("://")) else { return (None, item) };
    let label = fold(&item[..colon]);
    if vocabulary::LABELS.contains(label.as_str()) { (Some(label), &item[colon + 1..]) } else { (None, item) }
}

/// Cuts private-use icons and other marks off the front.
fn without_icon(text: &str) -> &str {
    let text = text.trim();
    let cut = text.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '(' && c != '+');
    // An icon font without a map gives single letters before the item.
    match cut.split_once(' ') {
        Some((icon, rest))
            if icon.chars().count() == 1 && !icon.chars().all(|c| c.is_ascii_digit()) && rest.len() > 3 =>
        {
            rest.trim()
        }
        _ => cut.trim(),
    }
}
