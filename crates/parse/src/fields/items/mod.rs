//! Lists of short items: skills, technologies.

mod cuts;
mod heads;
mod labels;
mod paragraphs;
mod pieces;

pub(crate) use heads::of as group_heads;
pub(crate) use pieces::{AND, named, pieces};

use super::levels;
use crate::line::{Line, has_word};
use crate::prose;
use crate::value::{Value, tidy};
use labels::Labels;
pub(crate) use paragraphs::Joined;
use paragraphs::paragraphs;
use pieces::{of_sentence, within_groups};
use vitae_model::dates::DateSpan;

/// Puts gaps into a line of short items that nothing but space parts, such as labels in boxes.
pub(crate) fn part_by_space(line: &mut Line) {
    if line.bullet || line.words() > MOST_BOXED || line.text.contains([',', ';', '|', '•', '·', ':', '\t']) {
        return;
    }
    for at in cuts::gaps(line).into_iter().filter(|at| *at > 0) {
        if line.text[..at].ends_with(' ') {
            line.text.replace_range(at - 1..at, "\t");
        }
    }
}

/// Most words of a line of labels in boxes.
const MOST_BOXED: usize = 16;

/// All items of a block: commas, semicolons, pipes, dots, tabs and line ends part them; category labels are left out, and so
/// are levels.
pub(crate) fn list(lines: &[Line], indices: &[usize]) -> Vec<Value> {
    let kept = heads::without(lines, indices);
    let labels = Labels::of(lines, &kept);
    let room = cuts::Room::new(lines, &kept);
    paragraphs(lines, &kept, &room)
        .iter()
        .filter(|group| !is_language_grid(lines, group))
        .flat_map(|group| {
            let text = Joined::of(lines, group);
            items(lines, group, &text, &labels, &room)
        })
        .collect()
}

/// The items of a paragraph behind its label. Where nothing but a level follows, the label is the item: `Python: expert`.
fn items(lines: &[Line], group: &[usize], text: &Joined, labels: &Labels, room: &cuts::Room) -> Vec<Value> {
    let cuts = cuts::of(lines, text, room);
    let start = labels.len(lines, group, &text.text);
    let read = |from: usize| -> Vec<Value> {
        let found = within_groups(&text.text, of_sentence(&text.text, from))
            .into_iter()
            .flat_map(|range| cuts::behind_levels(&text.text, range))
            .flat_map(|range| cuts::at_cuts(range, &cuts))
            .filter_map(|range| {
                let item = tidy(levels::without(without_label(clean(&text.text[range.clone()]))));
                let real = has_word(&item) && !levels::is_level(&item);
                real.then(|| Value { text: item, from: text.slices(&range), confidence: 0.9 })
            });
        found.collect()
    };
    let out = read(start);
    let label = tidy(clean(&text.text[..start]));
    if is_statement(levels::without(&text.text[start..]), out.len()) || is_letter_date(&text.text) {
        return Vec::new();
    }
    if out.is_empty() && has_word(&label) && has_word(&text.text[start..]) {
        return vec![Value { text: label, from: text.slices(&(0..start)), confidence: 0.8 }];
    }
    out
}

/// The place and day under a letter or a form: `Ulm, den 3. Juni 2025`.
fn is_letter_date(text: &str) -> bool {
    let day = |span: &DateSpan| span.last().is_some_and(|point| point.month.is_some()) && !span.is_range();
    let found = vitae_model::dates::find(text);
    let [(range, span)] = found.as_slice() else { return false };
    let digits = text[range.clone()].split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).count();
    day(span) && digits >= 2 && text[range.end..].trim().is_empty() && text.split_whitespace().count() <= 6
}

/// Whether a text with so many items tells what somebody did: long pieces up to a full stop, or a verb first.
fn is_statement(text: &str, items: usize) -> bool {
    let words = text.split_whitespace().count();
    let long = words >= 4 * items.max(1);
    long && ((text.trim_end().ends_with('.') && words > 5) || (prose::opens_with_verb(text) && words > 4))
}

/// A row of a table of spoken languages, as in the European form: `Other language(s) | Understanding | Speaking`.
fn is_language_grid(lines: &[Line], group: &[usize]) -> bool {
    let text = &lines[group[0]].text;
    let mut cells = text.split('\t').skip(1).filter(|cell| has_word(cell)).peekable();
    let levels = cells.peek().is_some() && cells.all(levels::is_level);
    levels && text.matches('\t').count() >= 2 || levels::is_tongue_label(text.split('\t').next().unwrap_or_default())
}

/// An item without the label of a group that stands in the same line: `Analysis: Excel VBA`.
fn without_label(item: &str) -> &str {
    match item.split_once(": ") {
        Some((label, rest)) if label.split_whitespace().count() <= 3 && !levels::is_level(rest) => rest,
        _ => item,
    }
}

/// Without rating marks, a leading `and` and the full stop.
fn clean(text: &str) -> &str {
    let rating = |c: char| "★☆●○◉◯■□▪▫▰▱█░▓⬤◐✦✧✩✪◆◇▮▯⚫⚪•◌◍◎◑◒◓".contains(c) || ('\u{e000}'..='\u{f8ff}').contains(&c);
    let text = text.trim().trim_matches(rating).trim();
    let text = text.strip_prefix("and ").or_else(|| text.strip_prefix("und ")).unwrap_or(text);
    text.trim_end_matches('.').trim_matches(|c: char| c.is_whitespace() || "•·◦▪-–*".contains(c))
}
