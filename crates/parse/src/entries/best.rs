//! Chooses the best of all ways to cut a section into entries.
//!
//! Every line is the first of an entry, a further line of its head, or a statement. A way to cut is worth what its lines say
//! ([`super::row`]) and how well its entries agree with what an entry is: one date, a name or two, and a first line that
//! looks like the first lines of the others, and a head as long as theirs. How those look is not known beforehand, so each
//! pattern that the section offers is tried, and the best way over all patterns wins. The search is a walk over states
//! (dynamic programming), linear in the lines. All weights were set by hand on the development sets (`docs/parser.md`).

use super::Entry;
use super::row::{Look, Row, rows};
use crate::line::Line;

/// Longest head, in lines.
const HEAD_LINES: usize = 5;
/// Names of a head are counted up to here.
const TEXTS: usize = 6;
/// Looks of first lines that are tried.
const LOOKS: usize = 8;
/// In sections with more lines only the looks are tried, not the lengths of heads.
const MANY_LINES: usize = 600;
/// What it is worth that a line like the statement above it is one as well.
const LIKE_ABOVE: f32 = 0.5;
/// What it is worth that a head is as long as the pattern says; as much is lost when it is not.
const LENGTH_WORTH: f32 = 0.6;
/// Dates are counted up to two: states per count.
const DATES: usize = 3;
/// Head lines 1 to [`HEAD_LINES`], and the body as phase 0.
const PHASES: usize = HEAD_LINES + 1;
const STATES: usize = PHASES * DATES * TEXTS;

/// What an entry holds so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct State {
    /// Lines of the head, or 0 once statements follow.
    phase: usize,
    dates: usize,
    texts: usize,
}

impl State {
    fn index(self) -> usize {
        (self.phase * DATES + self.dates) * TEXTS + self.texts
    }

    fn of(index: usize) -> Self {
        Self { phase: index / (DATES * TEXTS), dates: index / TEXTS % DATES, texts: index % TEXTS }
    }

    /// The state after one more head line.
    fn with(self, row: &Row, phase: usize) -> Self {
        Self { phase, dates: (self.dates + row.dates).min(DATES - 1), texts: (self.texts + row.texts).min(TEXTS - 1) }
    }

    /// What an entry that ends like this is worth, in a section with dates or without any.
    fn worth(self, dated: bool) -> f32 {
        let dates = if dated { [-2.6, 2.0, -2.5][self.dates] } else { 0.0 };
        let texts = [-3.5, -0.3, 1.2, 0.9, 0.2, -1.5][self.texts];
        dates + texts
    }
}

const EMPTY: State = State { phase: 0, dates: 0, texts: 0 };

/// Cuts the lines of a section into entries.
pub(crate) fn split(lines: &[Line], indices: &[usize]) -> Vec<Entry> {
    let rows = rows(lines, indices);
    let mut best: Option<(f32, Vec<usize>)> = None;
    for pattern in patterns(&rows) {
        let (worth, states) = walk(&rows, pattern);
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, states));
        }
    }
    best.map_or_else(Vec::new, |(_, states)| entries(rows, &states))
}

/// What the entries of a section may have in common.
#[derive(Debug, Clone, Copy)]
struct Pattern {
    /// How their first lines look.
    look: Option<Look>,
    /// How many lines their heads have.
    length: Option<usize>,
    /// Whether each ends with a line that holds nothing but its date.
    dated_last: bool,
}

impl Pattern {
    /// What the length of a head that ends is worth; nothing for statements.
    fn length_worth(self, lines: usize) -> f32 {
        match self.length {
            Some(length) if lines > 0 => {
                if length == lines {
                    LENGTH_WORTH
                } else {
                    -LENGTH_WORTH
                }
            }
            _ => 0.0,
        }
    }

    /// What it is worth that a line begins an entry.
    fn begins(self, row: &Row) -> f32 {
        look_worth(row, self.look, true) - row.body + APART.0 * row.apart
    }

    /// What it is worth that a line goes on with an entry, be it of the head or a statement.
    fn goes_on(self, row: &Row) -> f32 {
        look_worth(row, self.look, false) - APART.1 * row.apart.max(0.0)
    }
}

fn patterns(rows: &[Row]) -> Vec<Pattern> {
    let lengths: Vec<Option<usize>> =
        if rows.len() > MANY_LINES { vec![None] } else { (1..HEAD_LINES).map(Some).chain([None]).collect() };
    let looks = looks(rows);
    let pairs = looks.iter().flat_map(|look| lengths.iter().map(move |length| (*look, *length)));
    let ends: &[bool] = if rows.iter().filter(|row| row.is_date()).count() > 1 { &[false, true] } else { &[false] };
    pairs.flat_map(|(look, length)| ends.iter().map(move |last| Pattern { look, length, dated_last: *last })).collect()
}

/// The looks that first lines may share: those of lines that may be heads, the first line's first.
fn looks(rows: &[Row]) -> Vec<Option<Look>> {
    let mut out: Vec<Option<Look>> = vec![None];
    for row in rows.iter().filter(|row| row.body < 2.0) {
        let known = out.iter().flatten().any(|look| look.agrees(&row.look) == 1.0);
        if !known && out.len() <= LOOKS {
            out.push(Some(row.look));
        }
    }
    out
}

/// What it is worth that a line begins an entry (or does not), given the look of first lines.
fn look_worth(row: &Row, look: Option<Look>, begins: bool) -> f32 {
    let Some(look) = look else { return 0.0 };
    let agrees = look.agrees(&row.look);
    match (begins, agrees > 0.0) {
        (true, true) if look.stands_out() => 1.8 * agrees,
        (true, true) => 0.6 * agrees,
        (true, false) => -1.2,
        (false, true) if look.stands_out() => -1.5 * agrees,
        (false, _) => 0.0,
    }
}

/// What it costs that the first line of a section is a statement.
const NO_HEAD: f32 = 3.0;
/// What each further line of a head costs.
const HEAD_LINE: f32 = 0.3;
/// What much space above is worth for a first line, and costs for any other.
const APART: (f32, f32) = (0.8, 0.4);

/// The best ways to all states after a line: what they are worth, and the states before.
struct Step {
    worth: [f32; STATES],
    from: [u8; STATES],
}

impl Step {
    fn new() -> Self {
        Self { worth: [f32::NEG_INFINITY; STATES], from: [0; STATES] }
    }

    fn reach(&mut self, state: State, value: f32, before: usize) {
        let index = state.index();
        if value > self.worth[index] {
            self.worth[index] = value;
            self.from[index] = before as u8;
        }
    }

    /// The states after the first line.
    fn first(row: &Row, pattern: Pattern) -> Self {
        let mut out = Self::new();
        out.reach(EMPTY.with(row, 1), pattern.begins(row), 0);
        out.reach(EMPTY, pattern.goes_on(row) + row.body - NO_HEAD, 0);
        out
    }

    /// The states after one more line, in a section with dates or without any.
    fn after(&self, row: &Row, pattern: Pattern, dated: bool) -> Self {
        let mut out = Self::new();
        let (begins, goes_on) = (pattern.begins(row), pattern.goes_on(row));
        for (before, value) in self.worth.iter().enumerate().filter(|(_, value)| value.is_finite()) {
            let state = State::of(before);
            let ended = value + pattern.length_worth(state.phase);
            let closed = pattern.dated_last && state.dates > 0;
            if pattern.dated_last && !closed && row.is_date() {
                out.reach(state.with(row, 0), ended - row.body - HEAD_LINE, before);
                continue;
            }
            let like = if state.phase == 0 && row.like_above { LIKE_ABOVE } else { 0.0 };
            out.reach(EMPTY.with(row, 1), ended + state.worth(dated) + begins - 2.0 * like, before);
            if closed {
                continue;
            }
            out.reach(State { phase: 0, ..state }, ended + goes_on + row.body + like, before);
            if (1..HEAD_LINES).contains(&state.phase) {
                out.reach(state.with(row, state.phase + 1), value + goes_on - row.body - HEAD_LINE, before);
            }
        }
        out
    }
}

/// The best states of all lines for one pattern, and what they are worth.
fn walk(rows: &[Row], pattern: Pattern) -> (f32, Vec<usize>) {
    let dated = rows.iter().any(|row| row.dates > 0);
    let Some((first, rest)) = rows.split_first() else { return (0.0, Vec::new()) };
    let mut step = Step::first(first, pattern);
    let mut came: Vec<[u8; STATES]> = Vec::with_capacity(rows.len());
    for row in rest {
        let next = step.after(row, pattern, dated);
        came.push(std::mem::replace(&mut step, next).from);
    }
    came.push(step.from);
    let ends = step.worth.iter().enumerate().map(|(index, value)| {
        let state = State::of(index);
        (index, value + pattern.length_worth(state.phase) + state.worth(dated))
    });
    let Some((last, value)) = ends.max_by(|a, b| a.1.total_cmp(&b.1)) else { return (0.0, Vec::new()) };
    (value, way_back(&came, last))
}

fn way_back(came: &[[u8; STATES]], last: usize) -> Vec<usize> {
    let mut states = vec![0; came.len()];
    let mut state = last;
    for at in (0..came.len()).rev() {
        states[at] = state;
        state = usize::from(came[at][state]);
    }
    states
}

fn entries(rows: Vec<Row>, states: &[usize]) -> Vec<Entry> {
    let mut out: Vec<Entry> = Vec::new();
    for (row, state) in rows.into_iter().zip(states) {
        let phase = State::of(*state).phase;
        if phase == 1 || out.is_empty() {
            out.push(Entry::default());
        }
        let Some(current) = out.last_mut() else { continue };
        let dated = current.head.iter().any(|part| part.date().is_some());
        if phase == 0 && (dated || !row.is_date()) {
            current.body.push(vec![row.index]);
        } else {
            current.head.extend(row.parts);
        }
    }
    out
}
