//! Items of which everything but title and giver is known.

use super::openings::{cut_rank, cut_verb, rank_before_name};
use crate::fields::records::pieces::{Kind, Mark, Piece};
use crate::fields::records::{self, ranks, wording};
use crate::line::Line;
use crate::value::Value;
use crate::vocabulary;
use crate::words::fold;

/// An item whose date, address, rank and stated giver are known.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) texts: Vec<Piece>,
    pub(super) giver: Option<Piece>,
    pub(super) rank: Option<Piece>,
    pub(super) date: Option<Piece>,
    pub(super) url: Option<Piece>,
    pub(super) link: Option<Value>,
    /// The item has one text only, or one in its first sentence.
    alone: bool,
    /// The row that is read has one text only.
    alone_in_row: bool,
    /// What the label before the text that is read says.
    label: Option<&'static str>,
    /// A distinction stands before the name of a contest.
    distinct_first: bool,
    /// How many texts stand before the rank.
    before_rank: usize,
}

impl Draft {
    pub(super) fn of(lines: &[Line], item: &[usize], all: Vec<Piece>) -> Self {
        let mut out = Self { link: records::links::of(lines, item), ..Self::default() };
        let is_text = |piece: &&Piece| piece.kind == Kind::Text && !ranks::is_rank(piece.text(lines));
        let texts: Vec<usize> = all.iter().filter(is_text).map(|piece| piece.line).collect();
        let second = all.iter().filter(is_text).nth(1).map(|piece| piece.before);
        let sentence = second.is_none_or(|mark| mark == Mark::Stop);
        out.alone = texts.len() == 1 || sentence;
        out.distinct_first = opens_with_distinction(lines, &all);
        let mut carried: Option<Piece> = None;
        for mut piece in all {
            if let Some(gone) = carried.take().filter(|_| piece.before != Mark::None) {
                piece.before = piece.before.min(gone.before);
                piece.restyled |= gone.restyled;
            }
            out.alone_in_row = texts.iter().filter(|line| **line == piece.line).count() == 1;
            carried = match piece.kind {
                Kind::Date if out.date.is_none() => Some(out.date.insert(piece).clone()),
                Kind::Url if out.url.is_none() => Some(out.url.insert(piece).clone()),
                Kind::Url | Kind::Link => Some(piece),
                Kind::Text | Kind::Date => out.take_text(lines, piece),
            };
        }
        out
    }

    /// Takes a text. Answers it when it is no text of the item's own: the next one then inherits its marks.
    fn take_text(&mut self, lines: &[Line], mut piece: Piece) -> Option<Piece> {
        let text = &lines[piece.line].text[piece.range.clone()];
        let blanks = text.len() - text.trim_start().len();
        let lead = wording::giver_lead(text.trim_start());
        let after = lines[piece.line].text[piece.range.end..].trim_start_matches(' ');
        if let Some(part) = self.label_of(&piece) {
            return self.take_labelled(lines, part, piece);
        }
        let distinct = match self.texts.first() {
            Some(title) => is_distinction(title.text(lines), text),
            None => self.distinct_first,
        };
        if self.rank.is_none() && (ranks::is_rank(text) || distinct) {
            return Some(self.take_rank(piece));
        }
        if let Some(end) = rank_before_name(text).filter(|_| self.rank.is_none()) {
            piece.range.end = piece.range.start + end;
            return Some(self.take_rank(piece));
        }
        if lead > 0 && self.giver.is_none() && !self.texts.is_empty() {
            piece.range.start += lead + blanks;
            self.giver = Some(piece);
            return None;
        }
        if after.starts_with([':', '\t'])
            && let Some(part) = vocabulary::column(&fold(text))
        {
            self.label = Some(part);
            return Some(piece);
        }
        if self.texts.is_empty() && self.rank.is_none() {
            self.rank = cut_rank(text, &mut piece);
            cut_verb(lines, &mut piece);
        }
        let text = &lines[piece.line].text[piece.range.clone()];
        let told = |(_, start): &(usize, usize)| {
            let name = &text[*start..];
            let alone = self.alone && self.texts.is_empty();
            wording::body_score(name) > 0.3 || (alone && wording::name_score(name) == 0.0)
        };
        let found = wording::inner_giver(text, (self.alone || self.alone_in_row) && self.texts.is_empty());
        if let Some((end, start)) = found.filter(|at| self.giver.is_none() && told(at)) {
            self.giver = Some(Piece { range: piece.range.start + start..piece.range.end, ..piece.clone() });
            piece.range.end = piece.range.start + end;
        }
        self.texts.push(piece);
        None
    }

    fn take_rank(&mut self, piece: Piece) -> Piece {
        self.before_rank = self.texts.len();
        self.rank.insert(piece).clone()
    }

    /// What the label before a text says of it. A label holds up to the end of its row, or to a dash or the like.
    fn label_of(&mut self, piece: &Piece) -> Option<&'static str> {
        let told = |part: &&str| matches!(*part, "issuer" | "position" | "text" | "skip");
        let part = self.label.take().filter(told)?;
        let again = (part == "issuer" && self.giver.is_some()) || (part == "position" && self.rank.is_some());
        (!again || piece.before > Mark::Strong).then_some(part)
    }

    /// Takes a text behind a label: `Given by: Guild of Makers, Oberland`.
    fn take_labelled(&mut self, lines: &[Line], part: &'static str, piece: Piece) -> Option<Piece> {
        let whole = match part {
            "issuer" => &mut self.giver,
            "position" => &mut self.rank,
            // `Result: 2nd place`.
            "text" if self.rank.is_none() && ranks::is_rank(piece.text(lines)) => return Some(self.take_rank(piece)),
            "text" => {
                self.texts.push(Piece { before: Mark::Row, ..piece });
                return None;
            }
            _ => return Some(piece),
        };
        match whole.as_mut().filter(|whole| whole.line == piece.line) {
            Some(whole) => whole.range.end = piece.range.end,
            None => *whole = Some(piece),
        }
        self.label = Some(part);
        None
    }

    /// How many texts of the head are the title when a rank stands between it and the giver:
    /// `Chef of the Year, North, Winner, Hotel Association`.
    pub(super) fn titled_before_rank(&self, lines: &[Line]) -> Option<usize> {
        let (rank, first) = (self.rank.as_ref()?, self.texts.first()?);
        let next = self.texts.get(self.before_rank)?;
        let told = rank.line == first.line && next.line == first.line && rank.range.start < next.range.start;
        let last = self.texts[..self.before_rank].last().filter(|_| told && self.before_rank > 1)?;
        let (text, before) = (next.text(lines), last.text(lines));
        let named = wording::statement_score(text) <= 0.0
            && wording::body_score(text) >= wording::body_score(before)
            && wording::body_score(before) <= 0.3;
        named.then_some(self.before_rank)
    }

    /// The texts row by row.
    pub(super) fn rows(&self) -> Vec<&[Piece]> {
        let mut out = Vec::new();
        let mut start = 0;
        for at in 1..=self.texts.len() {
            if at == self.texts.len() || self.texts[at].before == Mark::Row {
                out.push(&self.texts[start..at]);
                start = at;
            }
        }
        out
    }

    /// The first row up to the end of its first sentence, or up to the date when title and giver stand before it.
    pub(super) fn head(&self) -> &[Piece] {
        let past_date = |at: usize| {
            let behind = self.date.as_ref().is_some_and(|date| {
                date.line == self.texts[at].line
                    && (self.texts[at - 1].range.start..self.texts[at].range.start).contains(&date.range.start)
            });
            behind && self.texts[at].before < Mark::None && records::own_mark(&self.texts[..at]).is_some()
        };
        let ends = |at: &usize| matches!(self.texts[*at].before, Mark::Row | Mark::Stop) || past_date(*at);
        &self.texts[..(1..self.texts.len()).find(ends).unwrap_or(self.texts.len())]
    }
}

/// Whether a text behind a title is a distinction won there. One that names a prize is so only behind the name of a contest.
fn is_distinction(title: &str, text: &str) -> bool {
    let noun = text.trim().split_once(' ').is_some_and(|(_, rest)| wording::name_score(rest) > 0.0);
    let contest = || wording::is_contest(title) || wording::names_hackathon(title);
    ranks::is_distinction(text) && (!noun || contest())
}

/// Whether the first text of an item is a distinction and the one beside it the contest: `Best Newcomer, Case Cup`.
fn opens_with_distinction(lines: &[Line], all: &[Piece]) -> bool {
    let mut texts = all.iter().filter(|piece| piece.kind == Kind::Text);
    let (Some(first), Some(second)) = (texts.next(), texts.next()) else { return false };
    let (text, title) = (first.text(lines), second.text(lines));
    let contest = wording::is_contest(title) || wording::names_hackathon(title);
    first.line == second.line && contest && is_distinction(title, text)
}
