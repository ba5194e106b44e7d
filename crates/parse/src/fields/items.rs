//! Lists of short items: skills, technologies.

use crate::line::{Line, has_word};
use crate::value::{Slice, Value, tidy};
use crate::wrap;
use std::ops::Range;

/// All items of a block: commas, semicolons, pipes, dots, tabs and line ends part them; category labels are left out.
pub(crate) fn list(lines: &[Line], indices: &[usize]) -> Vec<Value> {
    let labelled = has_label_column(lines, indices);
    let mut out = Vec::new();
    for group in paragraphs(lines, indices) {
        let text = Joined::of(lines, &group);
        let start = label_len(lines, &group, &text.text, labelled);
        for range in pieces(&text.text, start) {
            let item = tidy(clean(&text.text[range.clone()]));
            if has_word(&item) {
                out.push(Value { text: item, from: text.slices(&range), confidence: 0.9 });
            }
        }
    }
    out
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
fn paragraphs(lines: &[Line], indices: &[usize]) -> Vec<Vec<usize>> {
    let mut out: Vec<Vec<usize>> = Vec::new();
    for index in indices {
        let before = out.last().and_then(|group| group.last()).copied();
        let goes_on = before.is_some_and(|before| {
            let open = lines[before].text.trim_end().ends_with(',') && !lines[*index].bullet && !lines[*index].flow;
            let labelled_next = lines[*index].starts_bold() && !lines[before].all_bold();
            before + 1 == *index && !labelled_next && (open || continues_cell(lines, before, *index))
        });
        match out.last_mut() {
            Some(group) if goes_on => group.push(*index),
            _ => out.push(vec![*index]),
        }
    }
    out
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

/// Whether the first cells of the lines are categories: several lines of two cells, the second holding lists.
fn has_label_column(lines: &[Line], indices: &[usize]) -> bool {
    let cells: Vec<usize> = indices.iter().map(|index| lines[*index].text.matches('\t').count()).collect();
    let pairs = cells.iter().filter(|count| **count == 1).count();
    let lists = indices
        .iter()
        .filter(|index| lines[**index].text.split('\t').nth(1).is_some_and(|rest| rest.contains(',')))
        .count();
    pairs > 0 && lists * 2 >= pairs && cells.iter().all(|count| *count <= 1)
}

/// Bytes of a category at the front: `Languages: `, a first cell, or bold words before plain ones.
fn label_len(lines: &[Line], group: &[usize], text: &str, labelled: bool) -> usize {
    if let Some(colon) = text.find(':').filter(|at| *at < 40 && !text[*at..].starts_with("://")) {
        let head = &text[..colon];
        if !head.contains(',') && head.split_whitespace().count() <= 5 {
            return colon + 1;
        }
    }
    if labelled && let Some(tab) = text.find('\t') {
        return tab + 1;
    }
    let line = &lines[group[0]];
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
            '–' | '—' | '-' => false,
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

/// Without rating marks, a leading `and` and the full stop.
fn clean(text: &str) -> &str {
    let rating = |c: char| "★☆●○◉◯■□▪▫▰▱█░▓⬤◐✦✧✩✪".contains(c) || ('\u{e000}'..='\u{f8ff}').contains(&c);
    let text = text.trim().trim_matches(rating).trim();
    let text = text.strip_prefix("and ").or_else(|| text.strip_prefix("und ")).unwrap_or(text);
    text.trim_end_matches('.').trim_matches(|c: char| c.is_whitespace() || "•·◦▪-–*".contains(c))
}
