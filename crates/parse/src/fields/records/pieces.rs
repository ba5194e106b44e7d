//! Takes a paragraph apart into dates, addresses and texts, down to commas and brackets.

pub(crate) use super::stops::sentence_ends;
use super::{links, wording};
use crate::line::{Line, has_word};
use crate::parts;
use crate::recognise::address;
use crate::value::{Value, tidy};
use crate::words::fold;
use std::ops::Range;

/// What sets a piece off from the one before it, strongest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mark {
    /// A new paragraph.
    Row,
    /// A gap or a table's cell.
    Tab,
    /// A dash, pipe, dot or slash between blanks.
    Strong,
    /// A change to or from bold or italics.
    Style,
    /// A colon.
    Colon,
    /// The end of a sentence.
    Stop,
    /// A bracket.
    Bracket,
    /// A comma or semicolon.
    Comma,
    /// A bracket or comma that parts nothing: `Ausbildereignung (AEVO)`.
    None,
}

/// What a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Date,
    Url,
    /// Words that do nothing but carry a link.
    Link,
    Text,
}

/// A stretch of a paragraph between two marks.
#[derive(Debug, Clone)]
pub(crate) struct Piece {
    pub(crate) line: usize,
    pub(crate) range: Range<usize>,
    pub(crate) kind: Kind,
    pub(crate) before: Mark,
    /// Stands in brackets.
    pub(crate) inside: bool,
    pub(crate) bold: bool,
    pub(crate) italic: bool,
    /// Bold or italic where the text before it is not, or the reverse.
    pub(crate) restyled: bool,
}

impl Piece {
    pub(crate) fn text<'a>(&self, lines: &'a [Line]) -> &'a str {
        lines[self.line].text[self.range.clone()].trim()
    }

    /// The value of a piece that an item may lack.
    pub(crate) fn optional(piece: Option<&Self>, lines: &[Line], confidence: f32) -> Value {
        piece.map(|piece| piece.value(lines, confidence)).unwrap_or_default()
    }

    pub(crate) fn value(&self, lines: &[Line], confidence: f32) -> Value {
        Value::new(self.text(lines), self.line, self.range.clone(), confidence)
    }
}

/// The longest paragraph that is taken apart, in bytes: longer ones are prose.
const LONGEST: usize = 6_000;

/// All pieces of a paragraph, left to right.
pub(crate) fn of(lines: &[Line], index: usize) -> Vec<Piece> {
    let line = &lines[index];
    let short = line.text.len() <= LONGEST;
    let taken = if short { fixed(line) } else { Vec::new() };
    let mut cuts = if short { cuts(line) } else { Vec::new() };
    cuts.retain(|cut| !taken.iter().any(|(range, ..)| cut.at < range.end && range.start < cut.at + cut.len.max(1)));
    let mut out = Vec::new();
    let mut state = State { before: Mark::Row, depth: 0, look: None };
    let mut at = 0;
    for (range, inner, kind) in taken {
        stretch(line, index, at..range.start, &cuts, &mut state, &mut out);
        if line.text[range.clone()].starts_with(['(', '[']) {
            state.before = state.before.min(Mark::Bracket);
        }
        out.push(piece(line, index, inner, kind, &state));
        // What follows a date or address stands apart from what precedes it.
        state.before = Mark::Bracket;
        at = range.end;
    }
    stretch(line, index, at..line.text.len(), &cuts, &mut state, &mut out);
    out
}

/// What goes before the next piece.
struct State {
    before: Mark,
    depth: usize,
    /// Whether the text before is bold, and whether it is italic.
    look: Option<(bool, bool)>,
}

/// A place where the text is parted.
#[derive(Debug, Clone, Copy)]
struct Cut {
    at: usize,
    len: usize,
    mark: Mark,
    /// Brackets that open (1) or close (-1) here.
    turn: i32,
}

/// The dates and addresses of a text: what is left out of the texts around, what is said, and the kind.
fn fixed(line: &Line) -> Vec<(Range<usize>, Range<usize>, Kind)> {
    let text = &line.text;
    let mut out: Vec<(Range<usize>, Range<usize>, Kind)> =
        links::stretches(line).into_iter().map(|range| (range.clone(), range, Kind::Link)).collect();
    for (range, _) in parts::edge_dates(&text[..links::content_end(line)]) {
        let range = without_far_lead(text, range);
        let inner = vitae_model::dates::find(&text[range.clone()]);
        let inner =
            inner.first().map_or(range.clone(), |(inner, _)| range.start + inner.start..range.start + inner.end);
        out.push((range, inner, Kind::Date));
    }
    out.extend(dates_in_phrase(&text[..links::content_end(line)]));
    out.extend(dates_before_giver(text));
    out.extend(leading_date(text));
    let alone = text.split_whitespace().count() <= 2;
    for range in address::urls(text, alone) {
        let pointed = text[..range.start].ends_with('<') && text[range.end..].starts_with('>');
        let whole = if pointed { range.start - 1..range.end + 1 } else { range.clone() };
        out.push((whole, range, Kind::Url));
    }
    out.sort_by_key(|(range, ..)| range.start);
    let mut end = 0;
    out.retain(|(range, ..)| {
        let free = range.start >= end;
        end = end.max(range.end);
        free
    });
    out
}

/// The only date of a text, when it stands at the front: `2022 Young Planner Award`.
fn leading_date(text: &str) -> Option<(Range<usize>, Range<usize>, Kind)> {
    let found = vitae_model::dates::find(text);
    let [(range, _)] = found.as_slice() else { return None };
    let rest = text[range.end..].trim_start();
    let named =
        text[range.end..].starts_with(' ') && (rest.starts_with(char::is_uppercase) || opens_with_ordinal(rest));
    (range.start == 0 && named).then(|| (range.clone(), range.clone(), Kind::Date))
}

/// Whether a text opens with a place reached: `2nd Place at …`.
fn opens_with_ordinal(text: &str) -> bool {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let ending: String = text[digits..].chars().take_while(|c| c.is_alphabetic()).collect();
    (1..=2).contains(&digits) && matches!(ending.as_str(), "st" | "nd" | "rd" | "th" | "er" | "e")
}

/// Words that say before a date that something was given.
const GIVEN: &[&str] = &[
    "issued",
    "awarded",
    "granted",
    "given",
    "obtained",
    "earned",
    "completed",
    "received",
    "presented",
    "ausgestellt",
    "verliehen",
    "erhalten",
    "delivre",
    "delivree",
    "obtenu",
    "emitido",
    "emitida",
    "expedido",
    "otorgado",
    "concedido",
    "rilasciato",
    "conferito",
    "uitgegeven",
    "behaald",
    "wydany",
    "wydane",
    "utstedt",
    "utfardat",
    "udstedt",
];

/// Dates between such a word and who gave it: `issued 2019 by the Guild`; and dates that end a row of cells.
fn dates_before_giver(text: &str) -> Vec<(Range<usize>, Range<usize>, Kind)> {
    let found = vitae_model::dates::find(text).into_iter().map(|(range, _)| range);
    found
        .filter_map(|range| {
            let left = text[..range.start].trim_end();
            let word = left.rsplit([' ', '\t', '(']).next().unwrap_or_default();
            let given = GIVEN.contains(&fold(word).as_str()) && wording::giver_lead(text[range.end..].trim_start()) > 0;
            let last = text[range.end..].trim().is_empty() && left.contains('\t') && !left.ends_with('\t');
            let start = if given { left.len() - word.len() } else { range.start };
            (given || last).then_some((start..range.end, range, Kind::Date))
        })
        .collect()
}

/// Words before a date at the end of a phrase: `awarded in 2019.`
const DATE_WORDS: &[&str] = &["in", "en", "im", "em", "nel", "i", "w", "on", "am", "le", "el", "op"];

/// Dates behind such a word, where the phrase ends.
fn dates_in_phrase(text: &str) -> Vec<(Range<usize>, Range<usize>, Kind)> {
    let found = vitae_model::dates::find(text).into_iter().map(|(range, _)| range);
    found
        .filter_map(|range| {
            let rest = text[range.end..].trim_start_matches([')', ']']);
            let ends = rest.trim().is_empty()
                || rest.starts_with([',', ';', '.', '\t'])
                || rest.starts_with(" (")
                || rest.starts_with(" – ");
            let left = text[..range.start].trim_end();
            let word = left.rsplit([' ', '\t', '(']).next().unwrap_or_default();
            let start = left.len() - word.len();
            (ends && start > 0 && DATE_WORDS.contains(&word)).then_some((start..range.end, range, Kind::Date))
        })
        .collect()
}

/// A date without a word that ends another cell: `Planner of the Year<tab>2022`.
fn without_far_lead(text: &str, range: Range<usize>) -> Range<usize> {
    let found = vitae_model::dates::find(&text[range.clone()]);
    let lead = found.first().map_or(0, |(inner, _)| inner.start);
    let lead = &text[range.start..range.start + lead];
    let phrase = text[..range.start].trim_end().ends_with(char::is_alphanumeric);
    if let Some(dash) = lead.rfind(['–', '—', '-', '|', '·']).filter(|_| phrase) {
        return range.start + dash..range.end;
    }
    match lead.rfind(['\t', '(', '[', ',']).filter(|at| lead[..*at].contains(char::is_alphanumeric)) {
        Some(at) => range.start + at..range.end,
        None => range,
    }
}

/// Adds the texts of a stretch without dates and addresses.
fn stretch(line: &Line, index: usize, range: Range<usize>, cuts: &[Cut], state: &mut State, out: &mut Vec<Piece>) {
    let mut start = range.start;
    for cut in cuts.iter().filter(|cut| range.contains(&cut.at) || (cut.at == range.end && cut.len == 0)) {
        add(line, index, start..cut.at.max(start), state, out);
        let nested = (cut.turn == 1 && state.depth > 0) || (cut.turn == -1 && state.depth > 1);
        // Marks within brackets part less than the brackets do.
        let inner = state.depth > 0 && cut.turn == 0 && matches!(cut.mark, Mark::Strong | Mark::Colon);
        let mark = if inner { Mark::Comma } else { cut.mark };
        state.before = state.before.min(if nested { Mark::None } else { mark });
        state.depth = match cut.turn {
            1 => state.depth + 1,
            -1 => state.depth.saturating_sub(1),
            _ => state.depth,
        };
        start = (cut.at + cut.len).min(range.end).max(start);
    }
    add(line, index, start..range.end, state, out);
}

fn add(line: &Line, index: usize, range: Range<usize>, state: &mut State, out: &mut Vec<Piece>) {
    if !has_word(&line.text[range.clone()]) {
        return;
    }
    let whole_date = vitae_model::dates::parse(&line.text[range.clone()]).is_some()
        && line.text[range.clone()].contains(|c: char| c.is_ascii_digit());
    if line.text[..range.start].ends_with('\t') && goes_on(&line.text, &range) {
        state.before = Mark::None;
    }
    let kind = if whole_date { Kind::Date } else { Kind::Text };
    let piece = piece(line, index, range, kind, state);
    state.look = Some((piece.bold, piece.italic));
    state.before = Mark::None;
    out.push(piece);
}

/// Whether a text behind a date in a cell goes on with what stands before the date.
fn goes_on(text: &str, range: &Range<usize>) -> bool {
    let mut cells = text[..range.start].trim_end().rsplit('\t');
    let date = cells.next().is_some_and(|cell| vitae_model::dates::parse(cell).is_some());
    let front = cells.next().unwrap_or_default().trim_end();
    let last = front.rsplit(' ').next().unwrap_or_default();
    let open = front.matches('(').count() > front.matches(')').count();
    let lower = text[range.clone()].trim_start().starts_with(char::is_lowercase);
    date && !last.is_empty() && (lower || open || crate::wrap::is_open_word(last))
}

fn piece(line: &Line, index: usize, range: Range<usize>, kind: Kind, state: &State) -> Piece {
    let look = |pick: fn(&crate::line::Run) -> bool| line.runs.iter().any(|run| pick(run) && run.overlaps(&range));
    let (bold, italic) = (look(|run| run.bold), look(|run| run.italic));
    let restyled = state.look.is_some_and(|look| look != (bold, italic));
    let before = if range.start == 0 || index_is_first(&line.text, range.start) { Mark::Row } else { state.before };
    Piece { line: index, range, kind, before, inside: state.depth > 0, bold, italic, restyled }
}

/// Whether nothing but marks stands before a place.
fn index_is_first(text: &str, at: usize) -> bool {
    !has_word(&text[..at])
}

/// All places where a text is parted, in order and without overlaps.
fn cuts(line: &Line) -> Vec<Cut> {
    let text = &line.text;
    let mut out: Vec<Cut> = Vec::new();
    let cut = |at: usize, len: usize, mark: Mark, turn: i32| Cut { at, len, mark, turn };
    out.extend(text.match_indices('\t').map(|(at, _)| cut(at, 1, Mark::Tab, 0)));
    for mark in
        [" | ", "|", "•", "·", "∙", "⋅", " – ", " — ", " - ", "—", " / ", " // ", "►", "◆", " ~ ", " » ", " → ", " @ "]
    {
        out.extend(text.match_indices(mark).map(|(at, _)| cut(at, mark.len(), Mark::Strong, 0)));
    }
    let ornaments = text.char_indices().filter(|(_, c)| crate::words::is_ornament(*c));
    out.extend(ornaments.map(|(at, c)| cut(at, c.len_utf8(), Mark::Strong, 0)));
    out.extend(text.match_indices(": ").map(|(at, _)| cut(at, 2, Mark::Colon, 0)));
    out.extend(sentence_ends(text).into_iter().map(|at| cut(at, 1, Mark::Stop, 0)));
    out.extend(text.match_indices(['(', '[']).map(|(at, _)| cut(at, 1, Mark::Bracket, 1)));
    out.extend(text.match_indices([')', ']']).map(|(at, _)| cut(at, 1, Mark::Bracket, -1)));
    out.extend(text.match_indices(", ").map(|(at, _)| cut(at, 2, Mark::Comma, 0)));
    out.extend(text.match_indices("; ").map(|(at, _)| cut(at, 2, Mark::Comma, 0)));
    out.extend(style_changes(line).into_iter().map(|at| cut(at, 0, Mark::Style, 0)));
    out.sort_by_key(|cut| (cut.at, usize::MAX - cut.len));
    let mut end = 0;
    out.retain(|cut| {
        let free = cut.at >= end;
        if free {
            end = cut.at + cut.len;
        }
        free
    });
    out
}

/// Where bold or italic words end or begin.
fn style_changes(line: &Line) -> Vec<usize> {
    let worded: Vec<_> = line.worded().collect();
    worded
        .windows(2)
        .filter(|pair| pair[0].style() != pair[1].style())
        .map(|pair| pair[1].range.start)
        .filter(|at| {
            let (left, right) = line.text.split_at(*at);
            left.ends_with(|c: char| !c.is_alphanumeric()) || right.starts_with(|c: char| !c.is_alphanumeric())
        })
        .collect()
}

/// The text from the first to the last of some pieces, paragraph by paragraph.
pub(crate) fn join(lines: &[Line], pieces: &[Piece], separator: &str, confidence: f32) -> Value {
    let mut out = Value::default();
    let mut at = 0;
    while at < pieces.len() {
        let line = pieces[at].line;
        let mut end = at;
        while end + 1 < pieces.len() && pieces[end + 1].line == line && connected(lines, &pieces[end], &pieces[end + 1])
        {
            end += 1;
        }
        let range = pieces[at].range.start..closed(&lines[line].text, pieces[at].range.start, pieces[end].range.end);
        let text = tidy(lines[line].text[range.clone()].trim().trim_end_matches('.'));
        let value = Value { text, ..Value::new("x", line, range, confidence) };
        let glue = match pieces[at].before {
            Mark::None => " ",
            _ if at > 0 && pieces[at - 1].line == line => ", ",
            _ => separator,
        };
        out.append(glue, value);
        at = end + 1;
    }
    out
}

/// Whether nothing was taken out between two pieces.
fn connected(lines: &[Line], left: &Piece, right: &Piece) -> bool {
    left.range.end <= right.range.start && !has_word(&lines[left.line].text[left.range.end..right.range.start])
}

/// The end of a range, moved behind the bracket that closes what opened within.
fn closed(text: &str, start: usize, end: usize) -> usize {
    let inner = &text[start..end];
    let open = inner.matches('(').count() > inner.matches(')').count();
    let square = inner.matches('[').count() > inner.matches(']').count();
    let rest = &text[end..];
    if (open && rest.starts_with(')')) || (square && rest.starts_with(']')) { end + 1 } else { end }
}
