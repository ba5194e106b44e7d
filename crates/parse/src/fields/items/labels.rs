//! Labels before the items of a line: the group that they belong to.

use crate::fields::levels;
use crate::line::Line;
use crate::numbering::given_number_len;

/// How the lines of a block carry labels.
pub(super) struct Labels {
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
    /// All lines begin in small capitals, which are small letters to the reader.
    small: bool,
}

impl Labels {
    pub(super) fn of(lines: &[Line], indices: &[usize]) -> Self {
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
            small: are_small(lines, indices),
            column: count > 0 && lists * 2 >= count,
            dashed: dashes >= 2 && dashes * 3 >= indices.len() * 2,
            numbered: indices.len() > 1
                && indices.iter().zip(1..).all(|(index, number)| given_number_len(&lines[*index].text, number) > 0),
        }
    }

    /// Bytes of a category at the front: `Languages: `, a first cell, or bold words before plain ones.
    pub(super) fn len(&self, lines: &[Line], group: &[usize], text: &str) -> usize {
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
        if self.small
            && let Some(end) = small_label(text)
        {
            return end;
        }
        let styled = lines[group[0]].label_end().filter(|_| self.styled);
        styled.unwrap_or_else(|| bold_label(&lines[group[0]]))
    }
}

/// Whether all lines, of which there are several, begin with a label in small capitals.
pub(super) fn are_small(lines: &[Line], indices: &[usize]) -> bool {
    indices.len() > 1 && indices.iter().all(|index| small_label(&lines[*index].text).is_some())
}

/// Longest label in small capitals, in words.
const SMALL_WORDS: usize = 3;

/// Where one to three small words end before a capital: `engines Godot, Unity`.
fn small_label(text: &str) -> Option<usize> {
    let small = |word: &&str| word.chars().all(|c| c.is_lowercase() || "&/-".contains(c));
    let words = text.split([' ', '\t']).take_while(small).take(SMALL_WORDS);
    let end: usize = words.map(|word| word.len() + 1).sum();
    (end > 0 && text.get(end..)?.starts_with(char::is_uppercase) && text.starts_with(char::is_alphabetic))
        .then_some(end)
}

/// Left edge of the second of two cells.
fn second_left(line: &Line) -> Option<f32> {
    let tab = line.text.find('\t').filter(|_| line.text.matches('\t').count() == 1)?;
    line.left_behind(tab)
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
    let bold_end = line.worded().next().filter(|run| run.bold).map(|run| run.range.end);
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
