//! How headings of a document look.

use super::wording;
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
    /// `Skills:`
    Colon,
    /// `## Skills`, `★ Skills`
    Sign,
}

impl Mark {
    fn of(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.ends_with(":-") || text.ends_with(":–") {
            return Some(Self::Dash);
        }
        if text.ends_with(':') {
            return Some(Self::Colon);
        }
        if text.starts_with(|c: char| !c.is_alphanumeric()) {
            return Some(Self::Sign);
        }
        let title = wording::title(text);
        let numbered = text.starts_with(|c: char| c.is_ascii_digit() || "IVX".contains(c))
            && !title.is_empty()
            && !text.starts_with(title);
        numbered.then_some(Self::Number)
    }
}

/// Looks that are told apart in a document.
pub(super) const MAX_LOOKS: usize = 64;

impl Look {
    /// The different ones, up to [`MAX_LOOKS`].
    pub(super) fn distinct(looks: impl Iterator<Item = Self>) -> Vec<Self> {
        let mut out: Vec<Self> = Vec::new();
        for look in looks {
            if out.len() < MAX_LOOKS && !out.contains(&look) {
                out.push(look);
            }
        }
        out
    }

    pub(super) fn of(line: &Line) -> Self {
        Self {
            half_points: (line.size * 2.0).round() as i32,
            bold: line.all_bold(),
            caps: line.is_caps(),
            color: line.color,
            outline: line.outline,
            mark: if line.numbered { Some(Mark::Number) } else { Mark::of(&line.text) },
        }
    }

    /// Whether it carries a number, as headings of reports do.
    pub(super) fn is_numbered(self) -> bool {
        self.mark == Some(Mark::Number)
    }

    /// Whether it ends in a colon, as labels within entries do.
    pub(super) fn is_label(self) -> bool {
        self.mark == Some(Mark::Colon)
    }

    /// Whether no line of running text looks so: by its size, its level, its capitals or its mark.
    pub(super) fn is_marked(self, body: f32) -> bool {
        let mark = self.mark.is_some_and(|mark| mark != Mark::Colon);
        self.is_larger(body) || self.outline.is_some() || self.caps || mark
    }

    /// Whether it is larger than the running text.
    pub(super) fn is_larger(self, body: f32) -> bool {
        self.half_points as f32 / 2.0 > body + 0.8
    }

    /// How much it stands out from a line of running text.
    pub(super) fn standing(self, text: Look, body: f32) -> f32 {
        let excess = (self.half_points as f32 / 2.0 - body).clamp(0.0, 4.0) / 4.0;
        let weigh = |is: bool, weight: f32| if is { weight } else { 0.0 };
        weigh(self.is_larger(body), 1.0 + excess)
            + weigh(self.bold && !text.bold, 0.5)
            + weigh(self.caps && !text.caps, 0.5)
            + weigh(self.color != text.color, 0.5)
            + weigh(self.outline.is_some(), 1.0)
            + weigh(self.mark.is_some(), 0.5)
    }

    /// Whether a look differs in nothing but size from one that text of a given colour does not have, by its colour or its
    /// capitals: so do headings in boxes.
    pub(super) fn is_resized(self, other: Look, text: Option<[u8; 3]>) -> bool {
        Look { half_points: other.half_points, ..self } == other && (self.color != text || self.caps)
    }

    /// Whether a look differs in nothing but capitals or colour, as headings of a side column do.
    pub(super) fn is_akin(self, other: Look) -> bool {
        let recased = Look { caps: other.caps, mark: other.mark, ..self } == other;
        let recolored = Look { color: other.color, ..self } == other;
        recased || recolored
    }
}
