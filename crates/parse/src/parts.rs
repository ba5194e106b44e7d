//! Takes the head lines of an entry apart: dates, places, addresses and the texts between.

use crate::line::{Line, has_word};
use crate::recognise::{address, place, role};
use crate::value::{Slice, Value, tidy};
use crate::vocabulary;
use crate::words::fold;
use std::ops::Range;
use vitae_model::dates::{self, DateSpan};

/// What a part is.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Kind {
    /// A date or a span.
    Date(DateSpan),
    /// A place.
    Place,
    /// A web address.
    Url,
    /// Anything else.
    Text,
}

/// How a part is set off from the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Break {
    /// It is the first of its line.
    Line,
    /// A tab, a pipe, a dot, a dash: plainly another item.
    Strong,
    /// A change of style.
    Style,
    /// A comma or a bracket.
    Weak,
}

/// A part of a head line.
#[derive(Debug, Clone)]
pub(crate) struct Part {
    pub(crate) text: String,
    pub(crate) line: usize,
    pub(crate) range: Range<usize>,
    pub(crate) kind: Kind,
    pub(crate) before: Break,
    pub(crate) bold: bool,
    /// Where the rest of a date stands that goes on in the cell below.
    pub(crate) tail: Option<Slice>,
}

impl Part {
    pub(crate) fn value(&self, confidence: f32) -> Value {
        let mut value = Value::new(&self.text, self.line, self.range.clone(), confidence);
        value.from.extend(self.tail.clone());
        value
    }

    pub(crate) fn is_text(&self) -> bool {
        self.kind == Kind::Text
    }

    pub(crate) fn date(&self) -> Option<DateSpan> {
        match self.kind {
            Kind::Date(span) => Some(span),
            _ => None,
        }
    }
}

/// The longest line that is taken apart, in bytes: longer ones are prose.
const LONGEST: usize = 2_000;

/// All parts of a line, left to right.
pub(crate) fn of(lines: &[Line], index: usize) -> Vec<Part> {
    let line = &lines[index];
    if line.text.len() > LONGEST {
        return vec![part(line, index, &tidy(&line.text), 0..line.text.len(), Kind::Text, Break::Line)];
    }
    let dates = edge_dates(&line.text);
    let mut out = Vec::new();
    let mut at = 0;
    for (range, span) in dates {
        // A date widened to its lead or bracket may reach over the end of the one before it.
        texts(line, index, at..range.start.max(at), &mut out);
        let before = if out.is_empty() { Break::Line } else { Break::Strong };
        out.push(Part {
            text: line.text[inner_date(&line.text, &range)].to_owned(),
            line: index,
            range: inner_date(&line.text, &range),
            kind: Kind::Date(span),
            before,
            bold: false,
            tail: None,
        });
        at = range.end.max(at);
    }
    texts(line, index, at..line.text.len(), &mut out);
    out
}

/// The date without its lead (`Class of`) and brackets.
fn inner_date(text: &str, range: &Range<usize>) -> Range<usize> {
    let found = dates::find(&text[range.clone()]);
    match found.first() {
        Some((inner, _)) => range.start + inner.start..range.start + inner.end,
        None => range.clone(),
    }
}

/// The dates of a line that stand by themselves, with their brackets and leads: not the year in "Windows Server 2019".
pub(crate) fn edge_dates(text: &str) -> Vec<(Range<usize>, DateSpan)> {
    let mut out = Vec::new();
    for (range, span) in by_cell(text) {
        let left = text[..range.start].trim_end();
        let right = text[range.end..].trim_start();
        let (lead, left) = without_lead(left);
        let opens = left.is_empty()
            || left.ends_with(['\t', ',', '|', '(', '[', '·', '•', '–', '—', '-', ':', ';', '.', '~', '→'])
            || ends_with_tab(text, range.start, lead);
        let closes = right.is_empty()
            || right.starts_with([',', '|', ')', ']', '(', '[', '·', '•', '–', '—', '-', ':', ';', '.', '/', '~', '→'])
            || text[range.end..].trim_start_matches(' ').starts_with('\t');
        let ends = text[range.end..].split('\t').next().is_some_and(|rest| rest.trim().is_empty())
            && !left.is_empty()
            && !is_open(left);
        let stands = if span.is_range() { opens || closes || lead > 0 } else { (opens || lead > 0 || ends) && closes };
        if stands {
            let start = widen_left(text, left.len(), range.start, lead);
            let end = if text[..start].len() < text.len() && text[start..].starts_with(['(', '[']) {
                widen_right(text, range.end)
            } else {
                range.end
            };
            out.push((start..end, span));
        }
    }
    out
}

/// Whether a text ends in a word that needs another: `in`, `since`, `of`.
fn is_open(left: &str) -> bool {
    let last = left.rsplit([' ', '\t']).next().unwrap_or_default();
    let numbered = last.chars().all(|c| !c.is_alphabetic())
        || matches!(last.to_lowercase().as_str(), "windows" | "server" | "office" | "excel" | "es" | "level");
    numbered || crate::wrap::is_open_word(last)
}

/// Dates cell by cell: the `3` of `Level 3<tab>May 2020` is no day.
fn by_cell(text: &str) -> Vec<(Range<usize>, DateSpan)> {
    let mut out = Vec::new();
    let mut start = 0;
    for cell in text.split('\t') {
        out.extend(dates::find(cell).into_iter().map(|(range, span)| (range.start + start..range.end + start, span)));
        start += cell.len() + 1;
    }
    out
}

fn ends_with_tab(text: &str, start: usize, lead: usize) -> bool {
    let before = &text[..start - lead.min(start)];
    before.trim_end_matches(' ').ends_with('\t')
}

/// Bytes of a lead such as `Class of ` at the end of a text, and the text before it.
fn without_lead(left: &str) -> (usize, &str) {
    let trimmed = left.trim_end_matches([':', ' ', '-', '–']);
    let words = trimmed.char_indices().rev().filter(|(at, c)| c.is_alphanumeric() && starts_word(trimmed, *at));
    let starts = words.map(|(at, _)| at).take(LEAD_WORDS);
    // `Regulator of the Year 2018`: what an open word stands before is part of a name.
    let free = |at: &usize| {
        let word = trimmed[..*at].trim_end().rsplit([' ', '\t']).next().unwrap_or_default();
        !crate::wrap::is_open_word(word)
    };
    let leads = |at: &usize| vocabulary::DATE_LEADS.contains(fold(&trimmed[*at..]).as_str());
    match starts.filter(|at| leads(at) && free(at)).last() {
        Some(start) => (left.len() - start, trimmed[..start].trim_end()),
        None => (0, left),
    }
}

/// Longest lead before a date, in words.
const LEAD_WORDS: usize = 3;

fn starts_word(text: &str, at: usize) -> bool {
    !text[..at].ends_with(|c: char| c.is_alphanumeric())
}

fn widen_left(text: &str, kept: usize, start: usize, lead: usize) -> usize {
    let bracket = text[..kept].ends_with(['(', '[']);
    if bracket {
        kept - 1
    } else if lead > 0 {
        kept + (text[kept..start].len() - text[kept..start].trim_start().len())
    } else {
        start
    }
}

fn widen_right(text: &str, end: usize) -> usize {
    let rest = &text[end..];
    let blanks = rest.len() - rest.trim_start().len();
    if rest.trim_start().starts_with([')', ']']) { end + blanks + 1 } else { end }
}

/// Bytes of a word at the front of a text that leads to an employer: the `with` of `with Acme Ltd`.
pub(crate) fn employer_lead(text: &str) -> usize {
    const LEADS: &[&str] = &["with", "at", "bei", "chez", "presso", "hos", "@", "bij", "w", "vid", "ved"];
    let Some((word, rest)) = text.split_once(' ') else { return 0 };
    let led = LEADS.contains(&word) && rest.starts_with(char::is_uppercase);
    if led { word.len() + 1 } else { 0 }
}

/// Cuts a stretch without dates at strong marks and at changes of style.
fn texts(line: &Line, index: usize, range: Range<usize>, out: &mut Vec<Part>) {
    let lead = employer_lead(line.text[range.clone()].trim_start());
    let blanks = line.text[range.clone()].len() - line.text[range.clone()].trim_start().len();
    let start = range.start + if lead > 0 && !line.bullet { blanks + lead } else { 0 };
    let first = if range.start == 0 { Break::Line } else { Break::Strong };
    for (stretch, before) in stretches(start..range.end, first, &cuts(line, &range)) {
        add(line, index, stretch, before, out);
    }
}

/// The stretches that cuts leave of a range, each with the mark before it. They follow on each other and none ends before it
/// begins, wherever the cuts lie: the mark of a lead that was skipped (` at ` behind a date) stands before the range.
fn stretches(range: Range<usize>, first: Break, cuts: &[Cut]) -> Vec<(Range<usize>, Break)> {
    let mut out = Vec::with_capacity(cuts.len() + 1);
    let (mut start, mut before) = (range.start, first);
    for (cut, length, kind) in cuts.iter().filter(|(cut, ..)| range.contains(cut)) {
        out.push((start..(*cut).max(start), before));
        (start, before) = ((cut + length).clamp(start, range.end), *kind);
    }
    out.push((start..range.end, before));
    out
}

/// Words that lead to an employer whatever stands around them.
const SURE: &[&str] = &[" at ", " @ ", " chez ", " presso "];

/// Words that lead to an employer behind a title or before an employer's word.
const LEADS: &[&str] = &[" bei ", " with ", " bij ", " hos ", " vid ", " ved "];

/// Marks that set the parts of a head line apart.
const MARKS: &[&str] = &[
    "\t", "|", "•", "·", " – ", " — ", " - ", " ‖ ", " // ", "∙", "⋅", " / ", "►", "◆", " ~ ", " → ", " ➔ ", " ➜ ",
    " ⟶ ", " » ", " › ", " > ", " >> ", " :: ", " ● ", " ■ ", " ▪ ", " ♦ ", " ◦ ", " ★ ", " ✦ ", " * ", " ¦ ", "—",
];

/// Where to cut: place, bytes of the mark, and how strong it is.
type Cut = (usize, usize, Break);

/// All places where a stretch of a line is cut, left to right; of marks that overlap the longest first one counts.
fn cuts(line: &Line, range: &Range<usize>) -> Vec<Cut> {
    let stretch = &line.text[range.clone()];
    let marks = MARKS.iter().flat_map(|mark| stretch.match_indices(mark));
    let strong = marks.chain(leads(stretch));
    let mut out: Vec<Cut> = strong.map(|(at, mark)| (range.start + at, mark.len(), Break::Strong)).collect();
    let inside = |at: &usize| out.iter().any(|(start, length, _)| (*start..=start + length).contains(at));
    let styles: Vec<usize> = restyled(line, range).filter(|at| !inside(at)).collect();
    out.extend(styles.into_iter().map(|at| (at, 0, Break::Style)));
    out.sort_by_key(|(at, length, _)| (*at, usize::MAX - length));
    let mut last = 0;
    out.retain(|(at, length, _)| {
        let free = *at >= last;
        if free {
            last = at + length;
        }
        free
    });
    out
}

/// The words of a stretch that lead from a title to an employer. In German every noun has a capital: `Unterstützung bei
/// Messen` names nobody; nor does `Engineer with SAP`.
fn leads(stretch: &str) -> impl Iterator<Item = (usize, &str)> {
    let named = |(at, word): &(usize, &str)| {
        let (before, behind) = (&stretch[..*at], &stretch[at + word.len()..]);
        let told = || {
            let (title, company) = (role::title_score(before), role::company_score(behind));
            title > 0.3 || company >= 0.9 || (*word == " bei " && title + company > 0.0)
        };
        behind.starts_with(char::is_uppercase) && (SURE.contains(word) || told())
    };
    SURE.iter().chain(LEADS).flat_map(|word| stretch.match_indices(word)).filter(named)
}

/// Where bold or italic words begin or end beside a blank or a mark.
fn restyled<'a>(line: &'a Line, range: &'a Range<usize>) -> impl Iterator<Item = usize> + 'a {
    let changes = line.runs.windows(2).filter(|pair| pair[0].style() != pair[1].style());
    changes.map(|pair| pair[1].range.start).filter(|at| {
        let (left, right) = (&line.text[..*at], &line.text[*at..]);
        let marked = left.trim_end().ends_with([',', ':', '(', ')', '.', ';'])
            || right.trim_start().starts_with([',', ':', '(', '.', ';'])
            || left.ends_with(' ')
            || right.starts_with(' ');
        range.start < *at && *at < range.end && marked
    })
}

/// Adds what a stretch without marks holds: addresses, and between them texts and places.
fn add(line: &Line, index: usize, range: Range<usize>, before: Break, out: &mut Vec<Part>) {
    let range = without_edge(line, range);
    let text = tidy(&line.text[range.clone()]);
    let whole = |url: &Range<usize>| url.len() + 2 >= text.len();
    if address::urls(&text, true).first().is_some_and(whole) {
        return out.push(part(line, index, &text, range, Kind::Url, before));
    }
    let (mut start, mut before) = (range.start, before);
    let raw = line.text[range.clone()].trim_end_matches(is_edge);
    for url in address::urls(raw, true) {
        let url = range.start + url.start..range.start + url.end;
        add_text(line, index, start..url.start, before, out);
        out.push(part(line, index, &line.text[url.clone()], url.clone(), Kind::Url, Break::Strong));
        (start, before) = (url.end, Break::Strong);
    }
    add_text(line, index, start..range.end, before, out);
}

/// Adds a text without addresses, and the place at its end as a part of its own. Lengths of time are left out.
fn add_text(line: &Line, index: usize, range: Range<usize>, before: Break, out: &mut Vec<Part>) {
    let range = without_edge(line, range);
    let text = tidy(&line.text[range.clone()]);
    if !has_word(&text) || is_length(&text) {
        return;
    }
    let raw = line.text[range.clone()].trim_end_matches(is_edge);
    let name = place::after_name(raw);
    if place::is_place(&text) && name.is_none() {
        return out.push(part(line, index, &text, range, Kind::Place, before));
    }
    match name.or_else(|| place::tail(raw)).filter(|cut| *cut > 0) {
        Some(cut) => {
            let middle = range.start + cut;
            add_text(line, index, range.start..middle, before, out);
            let place = tidy(&line.text[middle..range.end]);
            out.push(part(line, index, &place, middle..range.end, Kind::Place, Break::Weak));
        }
        None => out.push(part(line, index, &text, range, Kind::Text, before)),
    }
}

/// Blanks and marks that no text of a head ends with.
fn is_edge(c: char) -> bool {
    c.is_whitespace() || ",;|·–—-:/".contains(c)
}

/// A range without the marks at its front; brackets and quotes belong to what follows.
fn without_edge(line: &Line, range: Range<usize>) -> Range<usize> {
    let rest = line.text[range.clone()].trim_start_matches(|c: char| !c.is_alphanumeric() && !"([\"“'".contains(c));
    range.end - rest.len()..range.end
}

/// How many names a text holds: two when a comma stands before another capital, as in `Cook, Blue Oak`.
pub(crate) fn names_in(text: &str) -> usize {
    let capital = |rest: &str| rest.trim_start().starts_with(char::is_uppercase);
    1 + usize::from(text.split_once(',').is_some_and(|(_, rest)| capital(rest)))
}

/// A length of time such as `4 years 2 months`, which says nothing that the dates do not say.
pub(crate) fn is_length(text: &str) -> bool {
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').collect();
    let unit = |word: &str| vocabulary::TIME_UNITS.contains(word);
    let number = |word: &str| word.chars().all(|c| c.is_ascii_digit());
    (2..=5).contains(&words.len())
        && words.iter().any(|word| unit(word))
        && words.iter().all(|word| unit(word) || number(word) || matches!(*word, "and" | "und" | "et" | "y"))
}

fn part(line: &Line, index: usize, text: &str, range: Range<usize>, kind: Kind, before: Break) -> Part {
    let bold = line.runs.iter().any(|run| run.bold && run.overlaps(&range));
    Part { text: text.to_owned(), line: index, range, kind, before, bold, tail: None }
}
