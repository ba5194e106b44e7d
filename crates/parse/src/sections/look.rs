//! How headings of a document look.

use super::wording::{self, Reading};
use crate::line::Line;

/// How a line looks, for comparing one with another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Look {
    pub(super) half_points: i32,
    pub(super) bold: bool,
    pub(super) caps: bool,
    color: Option<[u8; 3]>,
    pub(super) outline: Option<u8>,
    mark: Option<Mark>,
}

/// Marks that headings share and other lines seldom have.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Mark {
    /// `2. Skills`
    Number,
    /// `Skills:-`
    Dash,
}

impl Mark {
    fn of(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.ends_with(":-") || text.ends_with(":–") {
            return Some(Self::Dash);
        }
        let title = wording::title(text);
        let numbered = text.starts_with(|c: char| c.is_ascii_digit() || "IVX".contains(c))
            && !title.is_empty()
            && !text.starts_with(title);
        numbered.then_some(Self::Number)
    }
}

impl Look {
    pub(super) fn of(line: &Line) -> Self {
        Self {
            half_points: (line.size * 2.0).round() as i32,
            bold: line.all_bold(),
            caps: line.is_caps(),
            color: line.color,
            outline: line.outline,
            mark: Mark::of(&line.text),
        }
    }

    /// Whether a look differs in nothing but capitals or colour, as headings of a side column do.
    fn is_akin(self, other: Look) -> bool {
        let recased = Look { caps: other.caps, mark: other.mark, ..self } == other;
        let recolored = Look { color: other.color, ..self } == other;
        recased || recolored
    }
}

/// The look that the document's headings share.
#[derive(Debug, Clone, Copy)]
pub(super) struct House {
    look: Look,
    /// Size of the running text.
    body: f32,
}

impl House {
    /// Learns it from the lines whose wording is sure, when these share a look.
    pub(super) fn learn(lines: &[Line], readings: &[Option<Reading>], body: f32) -> Option<Self> {
        let sure = |reading: &Option<Reading>| reading.is_some_and(|reading| reading.certainty >= wording::COMPLETE);
        let looks: Vec<Look> =
            lines.iter().zip(readings).filter(|(_, reading)| sure(reading)).map(|(line, _)| Look::of(line)).collect();
        let count = |look: &Look| looks.iter().filter(|other| *other == look).count();
        let best = *looks.iter().max_by_key(|look| (count(look), look.half_points))?;
        (count(&best) >= 2 && count(&best) * 2 >= looks.len()).then_some(Self { look: best, body })
    }

    /// Whether the look alone sets headings off from everything else.
    fn is_marked(&self) -> bool {
        self.look.half_points as f32 / 2.0 > self.body + 0.8
            || self.look.outline.is_some()
            || self.look.caps
            || self.look.mark.is_some()
    }

    /// Whether a line of this look is a heading whatever its words.
    pub(super) fn marks(&self, line: &Line) -> bool {
        self.is_marked() && Look::of(line) == self.look
    }

    /// How well a line's look fits, in the same coin as a reading's certainty.
    pub(super) fn fit(&self, line: &Line, reading: Reading) -> f32 {
        let sure = reading.certainty >= wording::WHOLE;
        let look = Look::of(line);
        if look == self.look || (look.is_akin(self.look) && sure) {
            return 1.0;
        }
        let as_strong = look.half_points >= self.look.half_points && (look.bold || !self.look.bold);
        if line.size > self.body + 2.0 {
            return 0.8;
        }
        if as_strong {
            return if sure { 0.8 } else { 0.4 };
        }
        // Old Word files lose the style of cells: an unknown size says nothing.
        if line.size == 0.0 && line.flow { 0.5 } else { -0.5 }
    }
}
