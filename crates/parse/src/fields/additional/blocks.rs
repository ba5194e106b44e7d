//! Entries without dates: by heads in bold, by bullets, by space, else a paragraph each.

use super::{Item, is_prose, of_head};
use crate::line::Line;
use crate::parts::{self, Kind};
use crate::recognise::{address, role};
use crate::value::Value;
use crate::wrap;

/// The entries of a section; references are told by the names of persons, too.
pub(super) fn read(lines: &[Line], indices: &[usize], persons: bool) -> Vec<Item> {
    cut(lines, indices, persons).iter().map(|block| item(lines, block, persons)).collect()
}

/// Cuts the lines of a section into blocks.
pub(super) fn cut(lines: &[Line], indices: &[usize], persons: bool) -> Vec<Vec<usize>> {
    let bold = indices.first().is_some_and(|first| lines[*first].starts_bold())
        && indices.iter().any(|index| !lines[*index].starts_bold());
    let wide = wide_gap(lines, indices);
    let mut out: Vec<Vec<usize>> = Vec::new();
    for index in indices.iter().copied() {
        let starts = |block: &Vec<usize>| {
            let line = &lines[index];
            let (first, above) = (&lines[block[0]], &lines[block[block.len() - 1]]);
            let nested = !line.flow && line.bbox.x0 > first.bbox.x0 + NESTED;
            let apart = line.opens || line.gap >= wide;
            let reached = || block.iter().any(|index| is_reach(&lines[*index].text));
            match line.bullet {
                true => first.bullet && !nested,
                false if line.starts_bold() && !above.starts_bold() => true,
                false if bold => above.bullet && apart,
                false if persons && !above.bullet => is_person(&line.text) && (apart || reached()),
                false => true,
            }
        };
        match out.last_mut().filter(|block| !starts(block)) {
            Some(block) => block.push(index),
            None => out.push(vec![index]),
        }
    }
    out
}

/// A bullet this far to the right of another, in points, stands below it.
const NESTED: f32 = 6.0;

/// The space above a line from which on it stands apart, where a section has narrow and wide space.
fn wide_gap(lines: &[Line], indices: &[usize]) -> f32 {
    let gaps = || indices.iter().skip(1).map(|index| lines[*index].gap).filter(|gap| gap.is_finite());
    let (least, most) = (gaps().fold(f32::INFINITY, f32::min), gaps().fold(f32::NEG_INFINITY, f32::max));
    // As for lists of certificates: less than a fifth of a line is no difference.
    if most > least + 0.18 { least + 0.45 * (most - least) } else { f32::INFINITY }
}

/// Whether a text holds an email address or a telephone number.
fn is_reach(text: &str) -> bool {
    !address::emails(text).is_empty() || address::phone(text).is_some()
}

/// Whether a text can be a person's name, with a title and the position behind a comma.
fn is_person(text: &str) -> bool {
    let name = text.split([',', '\t', '(', '|']).next().unwrap_or_default().split(" – ").next().unwrap_or_default();
    let words: Vec<&str> = name.split_whitespace().collect();
    (2..=5).contains(&words.len())
        && words.iter().all(|word| word.starts_with(char::is_uppercase) || word.len() <= 3)
        && !name.contains(|c: char| c.is_ascii_digit() || "@:/".contains(c))
        && role::title_score(name) < 0.6
        && role::company_score(name) < 0.5
}

/// One block as an entry.
fn item(lines: &[Line], block: &[usize], person: bool) -> Item {
    let (first, rest) = (block[0], &block[1..]);
    let text = &lines[first].text;
    if is_prose(text) {
        return Item { description: described(lines, block), ..Item::default() };
    }
    let mut item = head(lines, first, person, !rest.is_empty());
    let below = rest.first().filter(|index| item.subtitle.is_empty() && names_more(lines, first, **index, person));
    if let Some(index) = below {
        add_line(lines, *index, &mut item);
    }
    item.description = described(lines, &rest[usize::from(below.is_some())..]);
    item
}

/// The first line of a block. It is taken apart where it has marks that part names, or other lines below.
fn head(lines: &[Line], index: usize, person: bool, more: bool) -> Item {
    let text = &lines[index].text;
    let whole = || Item { title: Value::new(text, index, 0..text.len(), 0.85), ..Item::default() };
    if person && is_person(text) {
        let end = [",", "\t", " (", " |", " – ", " - "].iter().filter_map(|mark| text.find(mark)).min();
        let Some(end) = end else { return whole() };
        let title = Value::new(&text[..end], index, 0..end, 0.88);
        let subtitle = Value::new(&text[end..], index, end..text.len(), 0.8);
        return Item { title, subtitle, ..Item::default() };
    }
    let parts = parts::of(lines, index);
    let texts = parts.iter().filter(|part| part.is_text()).count();
    let parted = text.contains(['\t', '|']) || (more && !lines[index].bullet);
    if parted && (1..=2).contains(&texts) && parts.len() > 1 { of_head(&parts) } else { whole() }
}

/// Whether the second line of a block says whose the entry is: short, unlike the first, or a person's position.
fn names_more(lines: &[Line], first: usize, index: usize, person: bool) -> bool {
    let (head, line) = (&lines[first], &lines[index]);
    let short = !line.bullet && line.words() <= 10 && !crate::prose::ends_sentence(&line.text);
    let unlike = head.starts_bold() && !line.starts_bold();
    short && !is_reach(&line.text) && (unlike || person) && !line.text.contains(": ")
}

/// Takes the second line of a head: a name, with its place behind it.
fn add_line(lines: &[Line], index: usize, item: &mut Item) {
    for part in parts::of(lines, index) {
        match part.kind {
            Kind::Text => item.subtitle.append(", ", part.value(0.8)),
            Kind::Place => item.place.append(", ", part.value(0.85)),
            Kind::Date(_) if item.period.is_empty() => item.period = part.value(0.9),
            Kind::Url if item.url.is_empty() => item.url = part.value(0.9),
            Kind::Date(_) | Kind::Url => {}
        }
    }
}

/// Some lines as statements, one a line.
fn described(lines: &[Line], indices: &[usize]) -> Value {
    let mut out = Value::default();
    indices.iter().for_each(|index| out.append("\n", wrap::join(lines, &[*index], 0.85)));
    out
}
