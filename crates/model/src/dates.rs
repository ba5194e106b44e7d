//! Dates as people write them in resumes, found and read without a regular expression.
//!
//! Reads points (`Oct 2021`, `01/2020`, `2020-01`, `’15`, `Summer 2019`, `Q3 2020`, `2017`) and spans of them (`2019 – 22`,
//! `Since 2020`, `Jan – Mar 2020`, `Expected 2027`) in some thirty languages, and East Asian dates in figures. Says nothing about whether a date makes sense.

mod points;
mod scan;
mod words;

use scan::{Kind, Token};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Years that count as years of a life; other four-digit numbers are numbers.
const YEARS: std::ops::RangeInclusive<u32> = 1940..=2059;

/// Most years between two that a bar parts.
const LONGEST: i32 = 10;

/// How a point in time is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Form {
    /// `Oct 2021`, `October, 2021`, `3. März 2020`.
    MonthName,
    /// `10/2021`, `10.2021`.
    MonthNumber,
    /// `2021-10`, `2021/10`, `2021-10-05`.
    Iso,
    /// `2021`.
    Year,
    /// `Summer 2021`.
    Season,
    /// `’21`, `Oct ’21`, the `22` of `2019 – 22`.
    TwoDigitYear,
    /// `Q3 2021`.
    Quarter,
    /// A day in figures, for example `03/04/21` or `03.04.2021`.
    Numeric,
}

/// A point in time, to the month at best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    /// The year; two digits are read as 1961 to 2060.
    pub year: i32,
    /// The month, 1 to 12, when written.
    pub month: Option<u8>,
    /// How it is written.
    pub form: Form,
}

/// The months as English resumes write them.
const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

impl Point {
    /// The point in English: `Oct 2021`, or `2021` where no month is known.
    pub fn in_english(&self) -> String {
        let month = self.month.and_then(|month| MONTHS.get(usize::from(month).checked_sub(1)?));
        month.map_or_else(|| self.year.to_string(), |month| format!("{month} {}", self.year))
    }
}

/// Where a span ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// At a point in time.
    Point(Point),
    /// It has not ended.
    Present,
}

/// A date or a span of time.
///
/// A lone date has a start and no end; an end that is announced (`Expected 2027`, `until 2020`) has no start.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DateSpan {
    /// The start, or the lone date.
    pub start: Option<Point>,
    /// The end.
    pub end: Option<End>,
}

impl DateSpan {
    /// The last point that is named: the end's, else the start.
    pub fn last(&self) -> Option<Point> {
        match self.end {
            Some(End::Point(point)) => Some(point),
            _ => self.start,
        }
    }

    /// Whether it has two ends or runs until now, rather than being a lone date.
    pub fn is_range(&self) -> bool {
        self.start.is_some() && self.end.is_some()
    }
}

/// Finds all dates and spans of a text, with the bytes they stand at, in order and without overlap.
///
/// Ranges are on character boundaries. Words such as `Since` and `Expected` belong to the range; brackets do not.
pub fn find(text: &str) -> Vec<(Range<usize>, DateSpan)> {
    let scanner = Scanner { text, tokens: scan::tokens(text) };
    let mut out = Vec::new();
    let mut at = 0;
    while at < scanner.tokens.len() {
        match scanner.span(at) {
            Some((next, span)) => {
                let range = scanner.tokens[at].range.start..scanner.tokens[next - 1].range.end;
                out.push((range, span));
                at = next;
            }
            None => at += 1,
        }
    }
    out
}

/// How the name of a month is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MonthName {
    /// `October`.
    Whole,
    /// `Oct`, `Sept.`
    Abbreviated,
    /// `May`, `June`: no style abbreviates it, so it goes with either.
    Either,
}

/// How the names of months in a text are written, in order.
pub fn month_names(text: &str) -> Vec<MonthName> {
    let tokens = scan::tokens(text);
    let names = tokens.iter().map(Token::word).filter(|word| words::month(word).is_some());
    names
        .map(|name| match words::is_abbreviation(name) {
            Some(true) => MonthName::Abbreviated,
            Some(false) => MonthName::Whole,
            None => MonthName::Either,
        })
        .collect()
}

/// Whether a word names a month.
pub fn is_month(word: &str) -> bool {
    scan::tokens(word).first().is_some_and(|token| words::month(token.word()).is_some())
}

/// Whether a word says by itself that something has not ended: `present`, `heute`.
pub fn is_present(word: &str) -> bool {
    scan::tokens(word).first().is_some_and(|token| words::present_len(&[token.word()]) == 1)
}

/// Reads a text that is a date or a span as a whole, apart from blanks, brackets and closing marks.
pub fn parse(text: &str) -> Option<DateSpan> {
    let inner = text.trim_matches(|c: char| c.is_whitespace() || "()[]{},;:|·•.".contains(c));
    let scanner = Scanner { text: inner, tokens: scan::tokens(inner) };
    if let Some((next, span)) = scanner.span(0)
        && next == scanner.tokens.len()
    {
        return Some(span);
    }
    if let Some((next, span)) = scanner.weak_span(0)
        && next == scanner.tokens.len()
    {
        return Some(span);
    }
    let present = scanner.present(0).is_some_and(|next| next == scanner.tokens.len());
    present.then_some(DateSpan { start: None, end: Some(End::Present) })
}

/// A position after what was read, and what was read.
type Read<T> = Option<(usize, T)>;

struct Scanner<'a> {
    text: &'a str,
    tokens: Vec<Token>,
}

impl Scanner<'_> {
    fn kind(&self, at: usize) -> Option<&Kind> {
        self.tokens.get(at).map(|token| &token.kind)
    }

    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", Token::word)
    }

    fn is_mark(&self, at: usize, mark: char) -> bool {
        self.kind(at) == Some(&Kind::Mark(mark))
    }

    /// A number with exactly so many digits.
    fn number(&self, at: usize, digits: usize) -> Option<u32> {
        match self.kind(at) {
            Some(Kind::Number { value, digits: n }) if *n == digits => Some(*value),
            _ => None,
        }
    }

    fn span(&self, at: usize) -> Read<DateSpan> {
        if self.inside_number(at) {
            return None;
        }
        self.prefixed(at).or_else(|| self.elided(at)).or_else(|| self.slashed(at)).or_else(|| self.range(at))
    }

    /// `Since 2020`, `from 2019 to 2021`, `Expected May 2027`.
    fn prefixed(&self, at: usize) -> Read<DateSpan> {
        let word = self.word(at);
        let (since, from, until) = (words::is_since(word), words::is_from(word), words::is_until(word));
        if !(since || from || until) {
            return None;
        }
        let mut next = at + 1;
        while self.is_mark(next, ':')
            || self.is_mark(next, '.')
            || words::is_of(self.word(next))
            || (until && words::is_until(self.word(next)))
        {
            next += 1;
        }
        let (end, span) = self.range(next)?;
        let end_of = |point| Some(End::Point(point));
        let read = match (span.start, span.end) {
            (Some(_), Some(_)) if from || until => span,
            (Some(start), None) if since => DateSpan { start: Some(start), end: Some(End::Present) },
            (Some(point), None) if until => DateSpan { start: None, end: end_of(point) },
            _ => return None,
        };
        Some((end, read))
    }

    /// `Jan – Mar 2020`: the year stands once.
    fn elided(&self, at: usize) -> Read<DateSpan> {
        let start = words::month(self.word(at))?;
        let next = self.skip_mark(at + 1, '.');
        let next = self.separator(next)?;
        words::month(self.word(next))?;
        let (end, point) = self.point(next)?;
        let first = Point { year: point.year, month: Some(start), form: point.form };
        let wraps = point.month.is_some_and(|month| month < start);
        let first = if wraps { Point { year: first.year - 1, ..first } } else { first };
        Some((end, DateSpan { start: Some(first), end: Some(End::Point(point)) }))
    }

    /// `2006/07 – 2009/05` and `2019/20 – 2021/22`: what one figure leaves open, months or academic years, the other tells.
    fn slashed(&self, at: usize) -> Read<DateSpan> {
        let (next, first, first_academic) = self.slashed_point(at)?;
        let after = self.separator(next).filter(|_| !self.is_mark(next, '/'))?;
        let span = |start: Point, end| DateSpan { start: Some(start), end: Some(end) };
        let month = |point: Point, short: u32| Point { month: Some(short as u8), form: Form::Iso, ..point };
        if let Some(end) = self.present(after) {
            return Some((end, span(month(first.0, first.1), End::Present)));
        }
        let (end, last, last_academic) = self.slashed_point(after)?;
        let academic = first_academic && last_academic;
        Some(if academic {
            (end, span(first.0, End::Point(Point { year: last.0.year + 1, ..last.0 })))
        } else {
            (end, span(month(first.0, first.1), End::Point(month(last.0, last.1))))
        })
    }

    /// `2019/07`: the year, the two figures behind the slash, and whether they may name the year after.
    fn slashed_point(&self, at: usize) -> Option<(usize, (Point, u32), bool)> {
        let (next, year) = self.year(at)?;
        let (_, after) = self.touching_mark(next).filter(|(mark, _)| *mark == '/')?;
        let short = self.number(after, 2).filter(|_| !self.tokens[after].spaced)?;
        let academic = short == (year as u32 + 1) % 100;
        let point = Point { year, month: None, form: Form::Year };
        (academic || (1..=12).contains(&short)).then_some((after + 1, (point, short), academic))
    }

    fn range(&self, at: usize) -> Read<DateSpan> {
        let (next, start) = self.point(at).or_else(|| self.weak_start(at))?;
        let lone = DateSpan { start: Some(start), end: None };
        if let Some((end, last)) = self.barred_year(next, start) {
            return Some((end, DateSpan { end: Some(End::Point(last)), ..lone }));
        }
        let Some(after) = self.separator(next).or_else(|| self.until_now(next)) else {
            return Some((self.bracketed_present(next).unwrap_or(next), self.with_bracket(lone, next)));
        };
        if let Some(end) = self.present(after) {
            return Some((end, DateSpan { end: Some(End::Present), ..lone }));
        }
        // `2022 – expected 2026`
        let after = if words::is_until(self.word(after)) { after + 1 } else { after };
        let second = self.point(after).or_else(|| self.short_year(after, start)).or_else(|| self.weak_point(after));
        if let Some((end, point)) = second {
            return Some((end, DateSpan { end: Some(End::Point(point)), ..lone }));
        }
        // `2019 –` and `2019 – …`.
        let dots = if self.is_mark(next + 1, '…') { 1 } else { self.dots(next + 1) };
        let open = matches!(self.kind(next), Some(Kind::Dash)) && self.closes(next + 1 + dots);
        if open { Some((next + 1 + dots, DateSpan { end: Some(End::Present), ..lone })) } else { Some((next, lone)) }
    }

    /// The `2018` of `2016 | 2018`: a bar parts two years only where the second may end what the first began.
    fn barred_year(&self, at: usize, start: Point) -> Read<Point> {
        if !self.is_mark(at, '|') || start.form != Form::Year {
            return None;
        }
        let (end, year) = self.year(at + 1)?;
        let ends = (start.year + 1..=start.year + LONGEST).contains(&year) && !self.goes_on(end);
        ends.then_some((end, Point { year, month: None, form: Form::Year }))
    }

    /// Whether something stands behind a year that makes it a part of another span.
    fn goes_on(&self, at: usize) -> bool {
        matches!(self.kind(at), Some(Kind::Dash | Kind::Number { .. } | Kind::Mark('/' | '.')))
    }

    /// `2019年4月至今` and `2019 onwards` have no mark before their end.
    fn until_now(&self, at: usize) -> Option<usize> {
        matches!(self.word(at), "至今" | "onwards" | "onward").then_some(at)
    }

    /// `2020 (present)`.
    fn bracketed_present(&self, at: usize) -> Option<usize> {
        let after = if self.is_mark(at, '(') { at + 1 } else { return None };
        let end = self.present(after)?;
        if end == self.tokens.len() { Some(end) } else { self.is_mark(end, ')').then_some(end + 1) }
    }

    fn with_bracket(&self, lone: DateSpan, at: usize) -> DateSpan {
        let end = self.bracketed_present(at).map(|_| End::Present);
        DateSpan { end, ..lone }
    }

    /// Nothing follows, or a closing bracket: an open range such as `2019 –`.
    fn closes(&self, at: usize) -> bool {
        matches!(self.kind(at), None | Some(Kind::Mark(')' | ']' | '|')))
    }

    /// Whether a number belongs to a longer figure, an amount or a phone number.
    fn inside_number(&self, at: usize) -> bool {
        let Some(Kind::Number { digits, .. }) = self.kind(at) else { return false };
        let Some(before) = at.checked_sub(1) else { return false };
        let touching = !self.tokens[at].spaced;
        match self.kind(before) {
            Some(Kind::Mark('$' | '€' | '£' | '¥' | '#' | '₹' | '+' | '@' | '_' | '=')) => true,
            Some(Kind::Mark('.' | ',' | '/' | ':')) | Some(Kind::Dash) if touching => {
                before > 0
                    && matches!(self.kind(before - 1), Some(Kind::Number { .. } | Kind::Mixed(_)))
                    && !self.tokens[before].spaced
            }
            Some(Kind::Mark('/')) => touching,
            Some(Kind::Number { digits: previous, .. }) => *previous >= 3 || *digits < 4,
            _ => false,
        }
    }

    /// The position after what stands between two ends: `–`, `->`, `..`, `to`, `– to`, `t/m`, `bis zum`, `jusqu'à`, `fino a`.
    fn separator(&self, at: usize) -> Option<usize> {
        let dots = self.dots(at);
        let next = match self.kind(at)? {
            _ if dots > 1 => at + dots,
            Kind::Word(_) if self.abbreviated(at).is_some() => self.abbreviated(at)?,
            Kind::Word(word) if words::is_separator(word) => self.skip_links(at + 1),
            Kind::Dash => at + if matches!(self.kind(at + 1), Some(Kind::Dash | Kind::Mark('>'))) { 2 } else { 1 },
            Kind::Mark('=') if self.is_mark(at + 1, '>') => at + 2,
            Kind::Mark('>' | '»') if self.tokens[at].spaced => at + 1,
            Kind::Mark('/') if !words::is_separator(self.word(at + 1)) => return Some(at + 1),
            Kind::Mark('/') => at + 1,
            Kind::Mark('…') => at + 1,
            _ => return None,
        };
        Some(if words::is_separator(self.word(next)) { self.skip_links(next + 1) } else { next })
    }

    /// How many dots stand in a row.
    fn dots(&self, at: usize) -> usize {
        let row = |next: &usize| self.is_mark(*next, '.') && (*next == at || !self.tokens[*next].spaced);
        (at..self.tokens.len()).take_while(row).count()
    }

    /// The position after a separator that is written by its first letters: `t/m`, `t.e.m.`, `t.o.m.`.
    fn abbreviated(&self, at: usize) -> Option<usize> {
        let mut letters = String::new();
        let mut next = at;
        while letters.len() < 3 && self.word(next).len() == 1 {
            letters.push_str(self.word(next));
            next += 1;
            if !(self.is_mark(next, '.') || self.is_mark(next, '/')) {
                break;
            }
            next += 1;
        }
        words::is_separator_in_letters(&letters).then_some(next)
    }

    fn skip_links(&self, mut at: usize) -> usize {
        let hyphen = |at: usize| self.kind(at) == Some(&Kind::Dash) && !self.tokens[at].spaced;
        while matches!(self.kind(at), Some(Kind::Apostrophe)) || words::is_link(self.word(at)) || hyphen(at) {
            at += 1;
        }
        at
    }

    fn present(&self, at: usize) -> Option<usize> {
        // An apostrophe inside "aujourd'hui" is a token of its own.
        let mut upto = at;
        let mut list = Vec::new();
        while list.len() < 4 && upto < self.tokens.len() {
            match self.kind(upto) {
                Some(Kind::Word(word)) => list.push((word.as_str(), upto)),
                Some(Kind::Apostrophe) => {}
                // So are the dots of "d.d.".
                Some(Kind::Mark('.')) if list.last().is_some_and(|(word, _): &(&str, usize)| word.len() == 1) => {}
                _ => break,
            }
            upto += 1;
        }
        let only: Vec<&str> = list.iter().map(|(word, _)| *word).collect();
        let count = words::present_len(&only);
        (count > 0).then(|| list[count - 1].1 + 1)
    }

    fn skip_mark(&self, at: usize, mark: char) -> usize {
        if self.is_mark(at, mark) { at + 1 } else { at }
    }
}

#[cfg(test)]
mod tests;
