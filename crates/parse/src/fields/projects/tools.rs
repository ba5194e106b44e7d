//! What a project was made with: labelled rows, lists in brackets, rows in the look of such lists.

use crate::fields::items;
use crate::fields::records::wording;
use crate::line::{Line, has_word};
use crate::recognise::address;
use crate::value::{Value, tidy};
use crate::vocabulary;
use crate::words::fold;
use std::ops::Range;

/// How a row looks.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Look {
    italic: bool,
    half_points: i32,
    bracketed: bool,
    /// Holds gaps, as rows of labels in boxes do.
    celled: bool,
}

impl Look {
    fn of(line: &Line) -> Self {
        Self {
            italic: line.all_italic(),
            half_points: (line.size * 2.0).round() as i32,
            bracketed: line.text.trim_start().starts_with(['[', '(']),
            celled: line.text.contains('\t'),
        }
    }

    /// Whether it differs from the rows that are statements.
    fn stands_out(self, usual: Self) -> bool {
        self.italic != usual.italic || (self.half_points - usual.half_points).abs() > 1 || self.bracketed
    }
}

/// The looks that rows of tools have in a section.
#[derive(Debug, Default)]
pub(crate) struct Looks {
    seen: Vec<Look>,
    /// Most projects have a row that is a list of tools.
    usual: bool,
    /// They are the second rows.
    second: bool,
    /// The look of the longest row: a statement.
    statement: Option<Look>,
    /// Tools stand in brackets behind statements.
    pub(crate) closing: bool,
    /// Tools stand in brackets behind the names.
    pub(crate) in_brackets: bool,
}

impl Looks {
    /// Learns from the rows below the names which look lists of tools have.
    pub(crate) fn of(lines: &[Line], items: &[Vec<usize>]) -> Self {
        let below = || items.iter().flat_map(|item| item.iter().skip(1));
        let usual = below().map(|index| &lines[*index]).max_by_key(|line| line.text.len()).map(Look::of);
        let lists = || below().filter(|index| has_list(&lines[**index].text));
        let apart = |look: &Look| usual.is_none_or(|usual| look.stands_out(usual)) || look.celled;
        let dated = |line: &Line, look: &Look| front_date_len(&line.text) > 0 && usual != Some(*look);
        let seen = lists().map(|index| (&lines[*index], Look::of(&lines[*index])));
        let seen = seen.filter(|(line, look)| apart(look) || dated(line, look)).map(|(_, look)| look).collect();
        let heads = || items.iter().filter_map(|item| item.first()).map(|index| lines[*index].text.as_str());
        let in_brackets = heads().any(|head| bracket(head).is_some_and(|inner| is_list(inner, 2)));
        let long = || items.iter().filter(|item| item.len() > 1);
        let with_list = long().filter(|item| item.iter().skip(1).any(|index| has_list(&lines[*index].text))).count();
        let closing = |text: &str| bracket_at_end(text).is_some_and(|open| is_list(&text[open..], 2));
        let usual_list = with_list * 2 >= long().count().max(1);
        let all = || items.iter().flatten();
        let closing = all().any(|index| closing(lines[*index].text.trim_end().trim_end_matches('.')));
        let second = long().filter(|item| item.len() > 2 && is_list(listed(&lines[item[1]].text), 2)).count();
        let second = second > 0 && second * 2 >= long().count();
        Self { seen, usual: usual_list, second, statement: usual, in_brackets, closing }
    }

    /// The tools of a row, when it is a row of tools. A row is one only below the name; one word alone only below a
    /// statement.
    pub(crate) fn tools(&self, lines: &[Line], index: usize, (named, stated): (bool, bool)) -> Option<Range<usize>> {
        let line = &lines[index];
        if let Some(start) = label_len(&line.text) {
            return Some(start..line.text.len());
        }
        let start = front_date_len(&line.text);
        let look = Look::of(line);
        let known = self.seen.iter().any(|seen| Look { celled: look.celled, ..*seen } == look);
        let apart = stated && line.words() <= 2 && self.statement.is_some_and(|usual| look.stands_out(usual));
        let text = listed(&line.text[start..]);
        let above = self.second && !stated && line.words() <= 2;
        let dated = self.usual && !stated && text.len() < line.text.trim_end().len();
        let list = is_list(text, if known || apart || dated || above { 1 } else { 2 });
        (named && list && (known || apart || look.bracketed || self.usual)).then_some(start..line.text.len())
    }
}

/// Whether a row is a name with a list of tools beside it: `Sheepcount [Python, OpenCV]`, `Sheepcount / Python, OpenCV`.
pub(crate) fn beside_name(text: &str) -> bool {
    let listed = |at: usize| is_list(listed(text[at..].trim_start_matches(|c: char| !c.is_alphanumeric())), 2);
    let named =
        |at: usize| text[..at].contains(char::is_alphabetic) && text[..at].split_whitespace().count() <= NAME_WORDS;
    let marked = [" / ", " | ", " – ", " — ", " · "].iter().filter_map(|mark| text.find(mark)).min();
    bracket(text).is_some_and(|inner| is_list(inner, 2)) || marked.is_some_and(|at| named(at) && listed(at))
}

/// Longest name of a project beside its tools, in words.
const NAME_WORDS: usize = 6;

/// Whether a row is a list of tools, but for a date before or behind it.
fn has_list(text: &str) -> bool {
    is_list(listed(&text[front_date_len(text)..]), 2)
}

/// Bytes of a date before a list, in brackets or before a mark: `(Sep 2023 – Apr 2024) ESP32`, `2021 · Rust, SQLite`.
fn front_date_len(text: &str) -> usize {
    let Some((date, _)) = vitae_model::dates::find(text).into_iter().next() else { return 0 };
    let opens = text[..date.start].trim_matches(['(', '[', ' ']).is_empty();
    let rest = text[date.end..].trim_start_matches([' ', '\t', ')', ']', '·', '|', '•', '–', '—', ',', ':', '/']);
    let mark = text[date.end..text.len() - rest.len()].trim().len() + date.start;
    if opens && mark > 0 { text.len() - rest.len() } else { 0 }
}

/// Bytes of a label such as `Tech stack: ` or `Built with ` at the front.
pub(crate) fn label_len(text: &str) -> Option<usize> {
    if let Some(start) = wording::tools_lead(text) {
        return Some(start);
    }
    let lead = wording::lead_len(text, &vocabulary::TOOL_LABELS);
    let label = fold(&text[..lead.min(text.len())]);
    let phrase = label.contains(' ') || matches!(label.as_str(), "using" | "with");
    let least = if phrase { 1 } else { 2 };
    let told =
        phrase || (vocabulary::PLAIN_TOOL_LABELS.contains(label.as_str()) && !text.starts_with(char::is_lowercase));
    (told && lead < text.len() && is_list(&text[lead..], least)).then_some(lead)
}

/// A list without the date or address behind it: `E-ink, Python (2023 – now)`, `Python, NumPy. https://…`.
pub(crate) fn listed(text: &str) -> &str {
    let closed = |from: usize| !text[from..].contains(char::is_alphanumeric);
    let url = address::urls(text, false).pop().filter(|url| url.start > 0 && closed(url.end)).map(|url| url.start);
    let date = vitae_model::dates::find(text).pop().map(|(range, _)| range);
    let bracketed = |date: &Range<usize>| text[..date.start].trim_end().ends_with(['(', '[', '|', '·', '\t']);
    let date = date.filter(|date| closed(date.end) && bracketed(date)).map(|date| date.start);
    let before = &text[..url.or(date).unwrap_or(text.len())];
    before.trim_end_matches(|c: char| c.is_whitespace() || "([|·–—.".contains(c))
}

/// Whether a text is a list of names of tools with so many items at least.
pub(crate) fn is_list(text: &str, least: usize) -> bool {
    let text = text.trim().trim_end_matches('.');
    let text = bare(text);
    let items: Vec<&str> = items::named(text, 0, TOOL_WORDS).into_iter().map(|range| text[range].trim()).collect();
    let filled = items.iter().filter(|item| !item.is_empty());
    let words: usize = filled.clone().map(|item| item.split_whitespace().count()).sum();
    let count = filled.clone().count();
    // Gaps alone may be those between the words of a sentence.
    let marked = text.contains([',', ';', '|', '/', '·', '•', '#', '▪', '■', '●', '◦']);
    let is_proper = |item: &&&str| !item.starts_with(char::is_lowercase) || (marked && !item.contains(' '));
    let proper = filled.clone().filter(is_proper).count();
    count >= least.max(1)
        && proper * if marked { 5 } else { 6 } >= count * 3
        && words <= count * 2 + 1
        && filled.clone().all(|item| is_item(item))
}

/// Whether a text may be the name of a tool: short, and no phrase in small letters.
pub(crate) fn is_item(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let small = words.iter().filter(|word| word.chars().count() > 3 && word.starts_with(char::is_lowercase)).count();
    !words.is_empty()
        && words.len() <= 4
        && has_word(text)
        && (small < words.len().max(2) || words.len() == 1)
        && !(words.len() > 1 && small * 2 > words.len())
        && !(words.len() > 1 && wording::opens_statement(text))
        && !(text.contains('.') && text.contains('/'))
        && vitae_model::dates::parse(text).is_none()
}

/// Words of a tool before and behind the `and` that parts the last two.
const TOOL_WORDS: usize = 2;

/// What stands in the first bracket of a text.
fn bracket(text: &str) -> Option<&str> {
    let open = text.find(['(', '['])?;
    let close = text[open..].find([')', ']'])?;
    Some(&text[open + 1..open + close])
}

/// A text without the brackets around it.
fn bare(text: &str) -> &str {
    let text = text.trim();
    let inner = text.strip_prefix(['[', '(']).and_then(|inner| inner.strip_suffix([']', ')']));
    inner.filter(|inner| !inner.contains(['[', '('])).unwrap_or(text)
}

/// The items of a stretch of a row.
pub(crate) fn items(lines: &[Line], index: usize, range: Range<usize>) -> Vec<Value> {
    let text = &lines[index].text[range.clone()];
    let whole = text.trim().trim_end_matches('.');
    let cut = !whole.contains([')', ']']);
    let inner = if cut { whole.trim_start_matches(['(', '[']).trim_end_matches(',') } else { bare(whole) };
    let offset = range.start + (inner.as_ptr() as usize - text.as_ptr() as usize);
    let skip = label_len(inner).unwrap_or(0);
    let values = items::named(inner, skip, TOOL_WORDS).into_iter().map(|piece| {
        let item = inner[piece.clone()].trim().trim_end_matches('.').trim_start_matches(['#', '-', '–']).trim_start();
        let item = items::AND.iter().find_map(|and| item.strip_prefix(&and[1..])).unwrap_or(item);
        Value { text: tidy(item), ..Value::new("x", index, offset + piece.start..offset + piece.end, 0.9) }
    });
    values.filter(|value| !value.is_empty()).collect()
}

/// Where a list stands at the end of a text behind a dash, a pipe or a gap.
fn behind_mark(text: &str) -> Option<usize> {
    let marks = [" – ", " — ", " - ", " | ", " · ", " • ", "\t"];
    let mut places: Vec<usize> = marks.iter().flat_map(|mark| text.match_indices(mark).map(|(at, _)| at)).collect();
    places.sort_unstable();
    let listed = |at: &usize| is_list(text[*at..].trim_start_matches(|c: char| !c.is_alphanumeric()), 2);
    places.into_iter().filter(|at| *at > 0).find(listed)
}

/// Where a list with its label stands at the end of a text behind a comma: `, built with Python and OpenCV`.
fn behind_comma(text: &str) -> Option<usize> {
    let listed = |at: &usize| {
        let rest = text[*at..].trim_start_matches([',', ';', ' ']);
        label_len(rest).is_some_and(|start| is_list(&rest[start..], 1))
    };
    text.match_indices([',', ';']).map(|(at, _)| at).filter(|at| *at > 0).find(listed)
}

/// So many words at the end of a text may be a list with its label.
const LIST_WORDS: usize = 24;

/// Where a list with words such as `using` stands at the end of a text: ` using Python and OpenCV`.
fn behind_words(text: &str) -> Option<usize> {
    let spaces: Vec<usize> = text.match_indices(' ').map(|(at, _)| at).filter(|at| *at > 0).collect();
    let labelled = |at: &usize| {
        let rest = &text[at + 1..];
        let told =
            label_len(rest).filter(|start| rest[..*start].trim_end().contains(' ') || rest.starts_with("using "));
        told.is_some_and(|start| is_list(&rest[start..], 1))
    };
    spaces[spaces.len().saturating_sub(LIST_WORDS)..].iter().copied().find(labelled)
}

/// Where the bracket opens that ends a text.
fn bracket_at_end(text: &str) -> Option<usize> {
    let closed = text.ends_with([')', ']']);
    text.rfind(['(', '[']).filter(|at| closed && *at > 0)
}

/// Where a list of tools begins at the end of a statement: in brackets, or as a sentence of its own, with a label or of
/// several names. Where others have such brackets, one may hold a single tool.
pub(crate) fn trailing(text: &str, in_brackets: bool) -> Option<usize> {
    let end = text.trim_end().trim_end_matches('.');
    if let Some(open) = bracket_at_end(end) {
        let inner = &end[open + 1..end.len() - 1];
        let apart = end.ends_with(']') || end[..open].trim_end().ends_with('.') || in_brackets;
        let told = label_len(inner).is_some() || is_list(inner, if apart { 1 } else { 2 });
        return told.then_some(open);
    }
    // The date behind the list has been taken: `(Python, OpenCV, 2021)`.
    if let Some(open) = end.rfind('(').filter(|at| *at > 0 && !end[*at..].contains(')')) {
        return is_list(&end[open + 1..], 2).then_some(open);
    }
    if let Some(at) = behind_mark(end).or_else(|| behind_comma(end)) {
        return Some(at);
    }
    let last = end.rfind(". ").max(end.rfind(".\t")).map(|at| at + 2);
    let labelled = |last: usize| label_len(&text[last..]).is_some_and(|start| is_list(&text[last + start..], 1));
    last.filter(|last| labelled(*last) || is_list_of_names(&end[*last..])).or_else(|| behind_words(end))
}

/// Whether a sentence is but names between commas.
fn is_list_of_names(text: &str) -> bool {
    let named = |range: Range<usize>| text[range].trim().starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
    text.contains(", ") && is_list(text, 2) && items::pieces(text, 0).into_iter().all(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_tools_are_known() {
        for text in
            ["Python, Kafka", "[C++ · ROS 2 · STM32]", "QGIS / Illustrator", "R, ggplot2", "TEI XML, eXist-db, Python"]
        {
            assert!(is_list(text, 2), "{text}");
        }
        for text in ["Typeface for nautical charts, two weights", "For the city, with friends", "A lamp", "Rust"] {
            assert!(!is_list(text, 2), "{text}");
        }
    }

    #[test]
    fn tools_at_the_end_of_a_statement_are_found() {
        let cases = [
            ("Counts sheep. Built with Python, OpenCV.", Some("Built with Python, OpenCV.")),
            ("Counts sheep (Python, OpenCV)", Some("(Python, OpenCV)")),
            ("Counts sheep — Python, OpenCV", Some(" — Python, OpenCV")),
            ("Counts sheep – and goats, too", None),
            ("Counts sheep. Python, OpenCV", Some("Python, OpenCV")),
            ("Counts sheep. Implemented in Python and OpenCV.", Some("Implemented in Python and OpenCV.")),
            ("Counts sheep. For shepherds, of course", None),
            ("Counts sheep (Python, OpenCV,", Some("(Python, OpenCV,")),
            ("Counts sheep, built with Python and OpenCV", Some(", built with Python and OpenCV")),
            ("Counts sheep using Python, OpenCV", Some(" using Python, OpenCV")),
            ("Counts sheep with friends", None),
            ("Counts sheep (in Iceland)", None),
            ("Counts sheep (Python)", None),
            ("Counts sheep", None),
        ];
        for (text, want) in cases {
            assert_eq!(trailing(text, false).map(|at| &text[at..]), want, "{text}");
        }
        assert_eq!(trailing("Counts sheep (Python)", true), Some(13));
    }

    #[test]
    fn lists_end_before_dates_and_addresses() {
        let cases = [
            ("E-ink, Python (2023 – now)", "E-ink, Python"),
            ("Python, NumPy. https://code.example.org/x", "Python, NumPy"),
            ("Python, NumPy", "Python, NumPy"),
            ("Windows 2000", "Windows 2000"),
        ];
        for (text, want) in cases {
            assert_eq!(listed(text), want, "{text}");
        }
    }
}
