//! Lists of short items: skills, technologies.

mod cuts;
mod heads;

use super::levels;
use crate::line::{Line, Spot, has_word, number_len};
use crate::value::{Slice, Value, tidy};
use crate::vocabulary;
use crate::wrap;
use std::ops::Range;
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
    let first: String = text.trim_start().chars().take_while(|c| c.is_alphabetic()).collect::<String>().to_lowercase();
    let verb = vocabulary::VERBS.contains(first.as_str()) || (first.len() > 4 && first.ends_with("ed"));
    let long = words >= 4 * items.max(1);
    long && ((text.trim_end().ends_with('.') && words > 5) || (verb && words > 4))
}

/// A row of a table of spoken languages, as in the European form: `Other language(s) | Understanding | Speaking`.
fn is_language_grid(lines: &[Line], group: &[usize]) -> bool {
    let text = &lines[group[0]].text;
    let mut cells = text.split('\t').skip(1).filter(|cell| has_word(cell)).peekable();
    let levels = cells.peek().is_some() && cells.all(levels::is_level);
    levels && text.matches('\t').count() >= 2 || levels::is_tongue_label(text.split('\t').next().unwrap_or_default())
}

/// Several lines as one text, with the way back.
struct Joined {
    text: String,
    /// Where each line begins in the text, and which line it is.
    starts: Vec<(usize, usize)>,
}

impl Joined {
    fn of(lines: &[Line], group: &[usize]) -> Self {
        let mut out = Self { text: String::new(), starts: Vec::new() };
        for index in group {
            wrap::append(&mut out.text, lines[*index].text.trim_end(), lines);
            out.starts.push((out.text.len() - lines[*index].text.trim_end().len(), *index));
        }
        out
    }

    fn slices(&self, range: &Range<usize>) -> Vec<Slice> {
        let mut out = Vec::new();
        for (at, (start, line)) in self.starts.iter().enumerate() {
            let end = self.starts.get(at + 1).map_or(self.text.len(), |next| next.0);
            if range.start < end && *start < range.end {
                let from = range.start.max(*start) - start;
                out.push(Slice { line: *line, range: from..range.end.min(end) - start });
            }
        }
        out
    }
}

/// Lines that belong together: wrapped ones, and those after a comma at a line's end.
fn paragraphs(lines: &[Line], indices: &[usize], room: &cuts::Room) -> Vec<Vec<usize>> {
    let pitch = wrapped_pitch(lines, indices);
    let mut out: Vec<Vec<usize>> = Vec::new();
    for index in indices {
        let before = out.last().and_then(|group| group.last()).copied();
        let goes_on = before.is_some_and(|before| {
            let open = lines[before].text.trim_end().ends_with(',') && !lines[*index].bullet && !lines[*index].flow;
            let labelled_next = lines[*index].starts_bold() && !lines[before].all_bold();
            before + 1 == *index
                && !labelled_next
                && (open
                    || continues_cell(lines, before, *index)
                    || goes_on_in_item(&lines[before], &lines[*index], room)
                    || (wraps(&lines[before], &lines[*index], pitch) && !room.takes(&lines[before], &lines[*index])))
        });
        match out.last_mut() {
            Some(group) if goes_on => group.push(*index),
            _ => out.push(vec![*index]),
        }
    }
    out
}

/// Lines closer than this go on with the line above, when most lines stand further apart and begin with a capital.
fn wrapped_pitch(lines: &[Line], indices: &[usize]) -> f32 {
    let small = indices.iter().filter(|index| lines[**index].text.starts_with(char::is_lowercase)).count();
    let mut gaps: Vec<f32> = indices.iter().skip(1).map(|index| lines[*index].gap).collect();
    gaps.sort_by(f32::total_cmp);
    let usual = gaps.get(gaps.len() / 2).copied().unwrap_or_default();
    if small * 3 <= indices.len() { usual - 0.2 } else { f32::NEG_INFINITY }
}

/// Whether a line in small letters goes on with the words of the line above: that holds a list, or stands close.
fn wraps(before: &Line, line: &Line, pitch: f32) -> bool {
    let plain = |line: &Line| !line.flow && !line.text.contains('\t');
    line.text.starts_with(char::is_lowercase)
        && !line.bullet
        && line.page == before.page
        && plain(line)
        && plain(before)
        && (line.gap < pitch || (before.text.contains(',') && line.gap < 0.9 && line.text.contains(',')))
}

/// Whether a line goes on within the last item of a full line whose items have dots or bars between them.
fn goes_on_in_item(before: &Line, line: &Line, room: &cuts::Room) -> bool {
    let mark = |c: char| matches!(c, '•' | '·' | '▪' | '|' | '\u{fffd}' | '∙' | '⋅' | '■' | '●' | '◦');
    let inside = !before.text.trim_end().ends_with(mark) && !line.text.trim_start().starts_with(mark);
    let lower = line.text.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit());
    lower && inside && before.text.matches(mark).count() >= 2 && line.gap < 0.9 && !room.takes(before, line)
}

/// `Trade<tab>Cable containment, …` goes on below the second cell.
fn continues_cell(lines: &[Line], before: usize, index: usize) -> bool {
    let (first, next) = (&lines[before], &lines[index]);
    !next.flow
        && !next.bullet
        && !next.text.contains('\t')
        && first.text.contains(',')
        && next.bbox.x0 > first.bbox.x0 + 10.0
        && next.gap < 0.75
        && first.text.matches('\t').count() == 1
}

/// How the lines of a block carry labels.
struct Labels {
    /// The first cells are categories: several lines of two cells, the second holding lists.
    column: bool,
    /// Left edges of second cells below which further items stand: the first cells beside them are categories.
    stacked: Vec<f32>,
    /// A dash stands between category and list, on more than one line.
    dashed: bool,
    /// The lines are counted from 1 on.
    numbered: bool,
    /// Most lines begin with a few words in a style of their own.
    styled: bool,
}

impl Labels {
    fn of(lines: &[Line], indices: &[usize]) -> Self {
        let pairs = indices.iter().filter(|index| lines[**index].text.matches('\t').count() == 1);
        let (mut lists, mut count) = (0, 0);
        for index in pairs {
            let listed =
                lines[*index].text.split('\t').nth(1).is_some_and(|rest| rest.contains([',', ';', '•', '·', '|']));
            lists += usize::from(listed);
            count += 1;
        }
        let dashes = indices.iter().filter(|index| dash_label(&lines[**index].text).is_some()).count();
        let styled = indices.iter().filter(|index| lines[**index].label_end().is_some()).count();
        let stacked = indices.iter().filter_map(|index| stacked_left(lines, *index)).collect();
        Self {
            stacked,
            styled: styled >= 2 && styled * 2 > indices.len(),
            column: count > 0 && lists * 2 >= count,
            dashed: dashes >= 2 && dashes * 3 >= indices.len() * 2,
            numbered: indices.len() > 1
                && indices.iter().zip(1..).all(|(index, number)| number_len(&lines[*index].text, number) > 0),
        }
    }

    /// Bytes of a category at the front: `Languages: `, a first cell, or bold words before plain ones.
    fn len(&self, lines: &[Line], group: &[usize], text: &str) -> usize {
        if self.numbered {
            return text.find(char::is_whitespace).unwrap_or(0);
        }
        if let Some(colon) = text.find([':', '：']).filter(|at| *at < 48 && !text[*at..].starts_with("://")) {
            let head = &text[..colon];
            let levelled = text[colon..]
                .trim_start_matches([':', '：'])
                .split([',', ';', '|'])
                .next()
                .is_some_and(levels::is_level);
            if !levelled && !head.contains([',', '(']) && head.split_whitespace().count() <= 5 {
                return colon + text[colon..].chars().next().map_or(1, char::len_utf8);
            }
        }
        if self.column
            && text.matches('\t').count() == 1
            && let Some(tab) = text.find('\t')
        {
            return tab + 1;
        }
        let line = &lines[group[0]];
        let beside = second_left(line).is_some_and(|left| self.stacked.iter().any(|other| (left - other).abs() < 3.0));
        if beside && let Some(tab) = text.find('\t') {
            return tab + 1;
        }
        if self.dashed
            && let Some(end) = dash_label(text)
        {
            return end;
        }
        let styled = lines[group[0]].label_end().filter(|_| self.styled);
        styled.unwrap_or_else(|| bold_label(&lines[group[0]]))
    }
}

/// Left edge of the second of two cells.
fn second_left(line: &Line) -> Option<f32> {
    let tab = line.text.find('\t').filter(|_| line.text.matches('\t').count() == 1)?;
    match line.runs.iter().find(|run| run.range.end > tab + 1).map(|run| run.spot) {
        Some(Spot::Page { bbox, .. }) => Some(bbox.x0),
        _ => None,
    }
}

/// The left edge of a line's second cell when the next line, a single cell, stands below it.
fn stacked_left(lines: &[Line], index: usize) -> Option<f32> {
    let left = second_left(&lines[index])?;
    let next = lines.get(index + 1)?;
    let below = !next.text.contains('\t') && (next.bbox.x0 - left).abs() < 3.0 && left > lines[index].bbox.x0 + 10.0;
    below.then_some(left)
}

/// Where a label before a dash ends: `Backend – Go, Rust`.
fn dash_label(text: &str) -> Option<usize> {
    let (at, mark) = [" – ", " — ", " - "].iter().filter_map(|mark| text.find(mark).map(|at| (at, mark))).min()?;
    let rest = &text[at + mark.len()..];
    let head = &text[..at];
    (rest.contains([',', ';', '|', '·', '•'])
        && !head.contains([',', ';', '|', '·', '•', '\t'])
        && head.split_whitespace().count() <= 4)
        .then_some(at + mark.len())
}

/// Bytes of bold words before plain ones, when a mark or a list follows.
fn bold_label(line: &Line) -> usize {
    let mut runs = line.runs.iter().skip_while(|run| !has_word(&line.text[run.range.clone()]));
    let bold_end = runs.next().filter(|run| run.bold).map(|run| run.range.end);
    match bold_end {
        Some(end) if end < line.text.len() && !line.all_bold() && !line.text[..end].contains(',') => {
            let rest = line.text[end..].trim_start();
            let dashed =
                rest.starts_with(['–', '-', '—', '|']) || line.text[..end].trim_end().ends_with(['–', '-', '—', ':']);
            if dashed || rest.contains(',') { end } else { 0 }
        }
        _ => 0,
    }
}

/// Items between separators, brackets kept whole.
pub(crate) fn pieces(text: &str, start: usize) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut from = start;
    let mut depth = 0i32;
    for (at, c) in text.char_indices().filter(|(at, _)| *at >= start) {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = (depth - 1).max(0),
            _ => {}
        }
        let parts = match c {
            '\t' | '|' | '•' | '·' | '\n' | '◦' | '▪' | '■' | '●' | '∙' | '⋅' | '‣' => true,
            ',' | ';' | '、' => depth == 0,
            '/' => depth == 0 && text[..at].ends_with(' ') && text[at + 1..].starts_with(' '),
            // Tags, and items that nothing but space parts.
            '#' => opens_tag(text, at),
            '+' => depth == 0 && text[..at].ends_with(' ') && text[at + 1..].starts_with(' '),
            '~' | '◆' | '→' | '\u{fffd}' => depth == 0,
            '*' => depth == 0 && text[..at].ends_with(' ') && text[at + 1..].starts_with(' '),
            ' ' => text[at..].starts_with("   "),
            _ => false,
        };
        if parts {
            out.push(from..at);
            from = at + c.len_utf8();
        }
    }
    out.push(from..text.len());
    out
}

/// Words before the last item of a list.
pub(crate) const AND: &[&str] =
    &[" and ", " und ", " et ", " y ", " e ", " en ", " ve ", " i ", " og ", " och ", " ja ", " a ", " si ", " & "];

/// The last item of a list, or the last two: `Postgres and Redis`. Both must be names of so many words at most.
pub(crate) fn at_and(text: &str, range: Range<usize>, most: usize) -> Vec<Range<usize>> {
    let item = &text[range.clone()];
    let is_name = |part: &str| {
        let part = part.trim().trim_end_matches('.');
        part.split_whitespace().count() <= most && !part.starts_with(char::is_lowercase) && has_word(part)
    };
    let parts = |and: &&str| item.find(*and).map(|at| (at, and.len()));
    match AND.iter().find_map(parts) {
        Some((at, len)) if is_name(&item[..at]) && is_name(&item[at + len..]) => {
            vec![range.start..range.start + at, range.start + at + len..range.end]
        }
        _ => vec![range],
    }
}

/// The items of a sentence that lists them: its last two stand around an `and`.
fn of_sentence(text: &str, from: usize) -> Vec<Range<usize>> {
    let mut out = pieces(text, from);
    let sentence = out.len() >= SENTENCE && text.trim_end().ends_with('.') && !text[from..].contains([';', '|']);
    if let Some(last) = out.pop_if(|_| sentence) {
        out.extend(at_and(text, last, SENTENCE_WORDS));
    }
    out
}

/// A sentence lists so many items at least, the last two counted as one.
const SENTENCE: usize = 3;
/// Words of an item in a sentence.
const SENTENCE_WORDS: usize = 4;

/// What stands in the brackets of groups, when every piece is a group with a list: `Systems (SAP, Excel, SQL), Other (…)`.
fn within_groups(text: &str, pieces: Vec<Range<usize>>) -> Vec<Range<usize>> {
    let inner = |range: &Range<usize>| {
        let piece = text[range.clone()].trim_end().trim_end_matches('.');
        let open = piece.find(" (").filter(|_| piece.ends_with(')'))? + 2;
        let listed = piece[open..].matches(',').count() >= GROUP_COMMAS;
        listed.then(|| range.start + open..range.start + piece.len() - 1)
    };
    let filled = pieces.iter().filter(|range| has_word(&text[(*range).clone()]));
    let groups: Option<Vec<Range<usize>>> = filled.map(inner).collect();
    match groups {
        Some(groups) => groups.into_iter().flat_map(|range| self::pieces(&text[..range.end], range.start)).collect(),
        None => pieces,
    }
}

/// Fewest commas within the brackets of a group.
const GROUP_COMMAS: usize = 2;

/// An item without the label of a group that stands in the same line: `Analysis: Excel VBA`.
fn without_label(item: &str) -> &str {
    match item.split_once(": ") {
        Some((label, rest)) if label.split_whitespace().count() <= 3 && !levels::is_level(rest) => rest,
        _ => item,
    }
}

/// Whether a tag begins at a place: `#Rust #WebGL`.
fn opens_tag(text: &str, at: usize) -> bool {
    let before = text[..at].chars().next_back().is_none_or(char::is_whitespace);
    before && text[at + 1..].starts_with(char::is_alphanumeric)
}

/// Without rating marks, a leading `and` and the full stop.
fn clean(text: &str) -> &str {
    let rating = |c: char| "★☆●○◉◯■□▪▫▰▱█░▓⬤◐✦✧✩✪◆◇▮▯⚫⚪•◌◍◎◑◒◓".contains(c) || ('\u{e000}'..='\u{f8ff}').contains(&c);
    let text = text.trim().trim_matches(rating).trim();
    let text = text.strip_prefix("and ").or_else(|| text.strip_prefix("und ")).unwrap_or(text);
    text.trim_end_matches('.').trim_matches(|c: char| c.is_whitespace() || "•·◦▪-–*".contains(c))
}
