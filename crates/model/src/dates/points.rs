//! Points in time: `Oct 2021`, `10/2021`, `2021-10`, `’21`, `Summer 2021`, `2021年10月`.

use super::scan::Kind;
use super::{DateSpan, Form, Point, Read, Scanner, YEARS, words};

impl Scanner<'_> {
    /// A point in time in any form that stands for itself.
    pub(super) fn point(&self, at: usize) -> Read<Point> {
        self.with_month_name(at)
            .or_else(|| self.within_year(at))
            .or_else(|| self.with_season(at))
            .or_else(|| self.with_quarter(at))
            .or_else(|| self.day_first(at))
            .or_else(|| self.in_figures(at))
            .or_else(|| self.year_first(at))
            .or_else(|| self.apostrophe_year(at))
    }

    /// `Oct 2021`, `Oct, 2021`, `Oct. 2021`, `Oct-2021`, `marzo de 2020`, `March 15, 2020`, `Oct ’21`.
    fn with_month_name(&self, at: usize) -> Read<Point> {
        let month = words::month(self.word(at))?;
        let mut next = self.skip_mark(at + 1, '.');
        if let Some(after) = self.day(next)
            && let Some((end, year)) = self.year(self.skip_mark(after, ','))
        {
            return Some((end, Point { year, month: Some(month), form: Form::MonthName }));
        }
        if matches!(self.kind(next), Some(Kind::Mark(',' | '/') | Kind::Dash)) || words::is_of(self.word(next)) {
            next += 1;
        }
        if let Some((end, year)) = self.year(next) {
            return Some((end, Point { year, month: Some(month), form: Form::MonthName }));
        }
        let (end, point) = self.apostrophe_year(next)?;
        Some((end, Point { month: Some(month), ..point }))
    }

    /// `early 2020`, `mid-2019`, `ca. 2015`.
    fn within_year(&self, at: usize) -> Read<Point> {
        if !words::is_within(self.word(at)) {
            return None;
        }
        let mut next = self.skip_mark(at + 1, '.');
        if words::is_of(self.word(next)) || (matches!(self.kind(next), Some(Kind::Dash)) && !self.tokens[next].spaced) {
            next += 1;
        }
        self.with_month_name(next).or_else(|| self.year_first(next))
    }

    fn with_season(&self, at: usize) -> Read<Point> {
        if !words::is_season(self.word(at)) {
            return None;
        }
        let mut next = at + 1;
        if self.is_mark(next, ',')
            || words::is_of(self.word(next))
            || matches!(self.word(next), "term" | "semester" | "quarter")
        {
            next += 1;
        }
        let (end, year) =
            self.year(next).or_else(|| self.apostrophe_year(next).map(|(end, point)| (end, point.year)))?;
        Some((end, Point { year, month: None, form: Form::Season }))
    }

    /// `Q3 2021` and `2021 Q3`.
    fn with_quarter(&self, at: usize) -> Read<Point> {
        let quarter = |at| matches!(self.kind(at), Some(Kind::Mixed(text)) if matches!(text.as_str(), "q1" | "q2" | "q3" | "q4" | "h1" | "h2" | "t1" | "t2" | "t3" | "t4"));
        let (end, year) = if quarter(at) {
            self.year(self.skip_mark(self.skip_mark(at + 1, '/'), ','))?
        } else {
            let (next, year) = self.year(at)?;
            let next = self.skip_mark(next, '/');
            quarter(next).then_some((next + 1, year))?
        };
        Some((end, Point { year, month: None, form: Form::Quarter }))
    }

    /// The position after a day of the month: `15`, `15th`, `1er`.
    fn day(&self, at: usize) -> Option<usize> {
        let day = match self.kind(at)? {
            Kind::Number { value, digits: 1 | 2 } => *value,
            Kind::Mixed(text) => {
                let digits = text.trim_end_matches(|c: char| c.is_alphabetic());
                matches!(&text[digits.len()..], "st" | "nd" | "rd" | "th" | "er").then(|| digits.parse().ok())??
            }
            _ => return None,
        };
        (1..=31).contains(&day).then_some(at + 1)
    }

    /// `15 March 2020` and `3. März 2020`.
    fn day_first(&self, at: usize) -> Read<Point> {
        let next = self.skip_mark(self.day(at)?, '.');
        let next = if words::is_of(self.word(next)) { next + 1 } else { next };
        self.with_month_name(next)
    }

    /// `10/2021`, `10.2021`, `03.04.2021`, `03/04/21`.
    fn in_figures(&self, at: usize) -> Read<Point> {
        let first = self.number(at, 2).or_else(|| self.number(at, 1))?;
        let (mark, next) = self.touching_mark(at + 1)?;
        if let Some((end, year)) = self.touching_year(next) {
            let month = u8::try_from(first).ok().filter(|month| (1..=12).contains(month))?;
            return Some((end, Point { year, month: Some(month), form: Form::MonthNumber }));
        }
        let second = self.number(next, 2).or_else(|| self.number(next, 1))?;
        let (again, after) = self.touching_mark(next + 1)?;
        if again != mark || first == 0 || second == 0 || first > 31 || second > 31 || (first > 12 && second > 12) {
            return None;
        }
        let (end, year) = self.touching_year(after).or_else(|| {
            let short = self.number(after, 2).filter(|_| !self.tokens[after].spaced)?;
            Some((after + 1, century(short)))
        })?;
        // With dots the day comes first; with slashes only a figure above 12 tells.
        let month = match (mark, first > 12, second > 12) {
            ('.', _, false) | (_, true, _) => Some(second as u8),
            (_, false, true) => Some(first as u8),
            _ => None,
        };
        Some((end, Point { year, month, form: Form::Numeric }))
    }

    /// `2021-10`, `2021/10`, `2021.10`, `2021-10-05`, `2021年10月`, `2021. október`, `2021`.
    fn year_first(&self, at: usize) -> Read<Point> {
        let (next, year) = self.year(at)?;
        if let Some((end, month)) = self.month_behind(next) {
            return Some((end, Point { year, month: Some(month), form: Form::MonthName }));
        }
        let lone = Some((next, Point { year, month: None, form: Form::Year }));
        let Some((mark, after)) = self.touching_mark(next) else { return lone };
        let month =
            self.number(after, 2).filter(|_| !self.tokens[after].spaced).filter(|month| (1..=12).contains(month));
        let Some(month) = month else { return lone };
        // "2009/10" is an academic year, "2009/07" a month.
        if mark == '/' && month == (year as u32 + 1) % 100 {
            return lone;
        }
        let point = Point { year, month: Some(month as u8), form: Form::Iso };
        if let Some((again, day)) = self.touching_mark(after + 1)
            && again == mark
            && self.number(day, 2).is_some_and(|day| (1..=31).contains(&day))
            && !self.tokens[day].spaced
        {
            return Some((day + 1, point));
        }
        Some((after + 1, point))
    }

    /// The month behind a year: in figures with their unit, or by its name where a mark or the end of the date shows that
    /// the word is one.
    fn month_behind(&self, at: usize) -> Read<u8> {
        let figures = self.number(at, 1).or_else(|| self.number(at, 2)).filter(|month| (1..=12).contains(month));
        if let Some(month) = figures.filter(|_| matches!(self.word(at + 1), "月" | "월")) {
            return Some((at + 2, month as u8));
        }
        let marked = matches!(self.kind(at), Some(Kind::Mark('.' | ',')) | Some(Kind::Dash));
        let name = at + usize::from(marked);
        let month = words::month(self.word(name))?;
        let next = self.skip_mark(name + 1, '.');
        let dated = self.year(next).is_some() || self.apostrophe_year(next).is_some() || self.day(next).is_some();
        let ends = match self.kind(next) {
            None | Some(Kind::Dash) => true,
            // A year behind a comma would be the month's own.
            Some(Kind::Mark(',')) => self.year(next + 1).is_none(),
            Some(Kind::Mark(mark)) => ")]};|·•".contains(*mark),
            _ => false,
        };
        let fits = if marked { !self.tokens[name].spaced || self.is_mark(at, '.') } else { ends };
        (!dated && fits).then_some((next, month))
    }

    /// `’21`.
    fn apostrophe_year(&self, at: usize) -> Read<Point> {
        if self.kind(at) != Some(&Kind::Apostrophe) {
            return None;
        }
        let short = self.number(at + 1, 2).filter(|_| !self.tokens[at + 1].spaced)?;
        // After a letter it is an apostrophe of the word; a month has been read before it comes here.
        let after_word = at > 0
            && !self.tokens[at].spaced
            && matches!(self.kind(at - 1), Some(Kind::Word(word)) if words::month(word).is_none());
        (!after_word).then_some((at + 2, Point { year: century(short), month: None, form: Form::TwoDigitYear }))
    }

    /// The `22` of `2019 – 22`.
    pub(super) fn short_year(&self, at: usize, start: Point) -> Read<Point> {
        let short = self.number(at, 2)?;
        let year = start.year - start.year.rem_euclid(100) + short as i32;
        let year = if year < start.year { year + 100 } else { year };
        // A slash between blanks parts items: `2022–24 / Painter`.
        let parted = self.is_mark(at + 1, '/') && self.tokens[at + 1].spaced;
        let follows =
            parted || !matches!(self.kind(at + 1), Some(Kind::Mark('/' | '.' | '%')) | Some(Kind::Number { .. }));
        (year - start.year <= 60 && follows).then_some((at + 1, Point { year, month: None, form: Form::TwoDigitYear }))
    }

    /// Points that count only as an end of a range: `03/21`, `03.21`, `Mar 21`, `Mar-21`, `IX 2019`.
    pub(super) fn weak_point(&self, at: usize) -> Read<Point> {
        if let Some(month) = words::month(self.word(at)) {
            let next = self.skip_mark(at + 1, '.');
            let next = self.touching_mark(next).map_or(next, |(_, after)| after);
            let short = self.number(next, 2)?;
            return Some((next + 1, Point { year: century(short), month: Some(month), form: Form::TwoDigitYear }));
        }
        if let Some(month) = self.roman_month(at) {
            let next = self.touching_mark(at + 1).map_or(at + 1, |(_, after)| after);
            let (end, year) = self.year(next)?;
            return Some((end, Point { year, month: Some(month), form: Form::MonthName }));
        }
        let month = self.number(at, 2).or_else(|| self.number(at, 1)).filter(|month| (1..=12).contains(month))?;
        let dotted = self.number(at, 2).is_some();
        let (_, next) = self.touching_mark(at + 1).filter(|(mark, _)| *mark == '/' || (dotted && *mark == '.'))?;
        let short = self.number(next, 2).filter(|_| !self.tokens[next].spaced)?;
        Some((next + 1, Point { year: century(short), month: Some(month as u8), form: Form::TwoDigitYear }))
    }

    /// A month as a Roman figure in capitals.
    fn roman_month(&self, at: usize) -> Option<u8> {
        let written = &self.text[self.tokens.get(at)?.range.clone()];
        words::roman_month(self.word(at)).filter(|_| written.chars().all(char::is_uppercase))
    }

    /// A weak point is a start only when a range follows.
    pub(super) fn weak_start(&self, at: usize) -> Read<Point> {
        let (next, point) = self.weak_point(at)?;
        let after = self.separator(next)?;
        let ends = self.present(after).is_some() || self.weak_point(after).is_some() || self.point(after).is_some();
        ends.then_some((next, point))
    }

    pub(super) fn weak_span(&self, at: usize) -> Read<DateSpan> {
        let (next, point) = self.weak_point(at)?;
        Some((next, DateSpan { start: Some(point), end: None }))
    }

    /// A dot, slash or dash without blanks around it, and the position after it.
    pub(super) fn touching_mark(&self, at: usize) -> Option<(char, usize)> {
        let token = self.tokens.get(at).filter(|token| !token.spaced)?;
        let mark = match token.kind {
            Kind::Mark(mark @ ('.' | '/')) => mark,
            Kind::Dash => '-',
            _ => return None,
        };
        Some((mark, at + 1))
    }

    fn touching_year(&self, at: usize) -> Read<i32> {
        let blank = self.tokens.get(at)?.spaced;
        if blank { None } else { self.year(at) }
    }

    /// A four-digit year that is not an amount.
    pub(super) fn year(&self, at: usize) -> Read<i32> {
        let value = self.number(at, 4).filter(|value| YEARS.contains(value))?;
        let amount = match self.kind(at + 1) {
            Some(Kind::Mark('%' | '€' | '$' | '£' | '+' | '@' | '_')) => !self.tokens[at + 1].spaced,
            Some(Kind::Mark(',' | '.')) => {
                let glued = !self.tokens[at + 1].spaced && self.tokens.get(at + 2).is_some_and(|token| !token.spaced);
                glued && matches!(self.kind(at + 2), Some(Kind::Number { digits: 1 | 3.., .. }))
            }
            _ => false,
        };
        (!amount).then_some((self.after_unit(at + 1), value as i32))
    }

    /// The position after `年`, or after the `r.` that Polish dates end with.
    fn after_unit(&self, at: usize) -> usize {
        match self.word(at) {
            "年" | "년" => at + 1,
            "r" if self.is_mark(at + 1, '.') => at + 2,
            _ => at,
        }
    }
}

/// The year that two digits stand for.
fn century(short: u32) -> i32 {
    (if short > 60 { 1900 } else { 2000 }) + short as i32
}
