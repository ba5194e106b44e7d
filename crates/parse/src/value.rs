//! Field values that remember where they were read.

use crate::line::{Line, Spot};
use crate::words::{is_ornament, single_spaced};
use std::ops::Range;
use vitae_model::document::Rect;
use vitae_model::source::FieldSource;

/// A part of a line.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Slice {
    pub(crate) line: usize,
    pub(crate) range: Range<usize>,
}

/// A text read from the document.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Value {
    pub(crate) text: String,
    pub(crate) from: Vec<Slice>,
    pub(crate) confidence: f32,
}

impl Value {
    /// A value from one place, trimmed.
    pub(crate) fn new(text: &str, line: usize, range: Range<usize>, confidence: f32) -> Self {
        Self { text: tidy(text), from: vec![Slice { line, range }], confidence }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Adds text after a separator.
    pub(crate) fn append(&mut self, separator: &str, other: Value) {
        if other.is_empty() {
            return;
        }
        if self.is_empty() {
            *self = other;
            return;
        }
        self.text.push_str(separator);
        self.text.push_str(&other.text);
        self.from.extend(other.from);
        self.confidence = self.confidence.min(other.confidence);
    }
}

/// One blank between words, none at the ends, no separators left over.
pub(crate) fn tidy(text: &str) -> String {
    let text = single_spaced(text);
    // An arrow at the end of a span of time leaves it open: `09/2024 →`.
    let drawn = |c: char| is_ornament(c) && c != '→';
    let trimmed = text.trim_matches(|c: char| c.is_whitespace() || ",;|•·–—-:/".contains(c) || drawn(c));
    balance(trimmed.trim_start_matches(". ")).to_owned()
}

/// Drops a bracket at an end that has no partner.
fn balance(text: &str) -> &str {
    let opens = text.matches('(').count();
    let closes = text.matches(')').count();
    if opens > closes && text.ends_with('(') {
        text[..text.len() - 1].trim_end()
    } else if opens > closes && text.starts_with('(') {
        text[1..].trim_start()
    } else if closes > opens && text.ends_with(')') {
        text[..text.len() - 1].trim_end()
    } else if opens == 1 && closes == 1 && text.starts_with('(') && text.ends_with(')') {
        text[1..text.len() - 1].trim()
    } else {
        text
    }
}

/// A field that was filled, and the parts of lines it was read from.
#[derive(Debug)]
pub(crate) struct Taken {
    pub(crate) source: FieldSource,
    pub(crate) from: Vec<Slice>,
}

/// Collects the sources of filled fields.
#[derive(Debug, Default)]
pub(crate) struct Sources {
    pub(crate) fields: Vec<Taken>,
}

impl Sources {
    /// Takes a value into a field: notes where it came from and answers its text.
    pub(crate) fn take(&mut self, path: impl Into<String>, value: &Value, lines: &[Line]) -> String {
        if value.is_empty() {
            return String::new();
        }
        let mut source = FieldSource {
            path: path.into(),
            text: value.text.clone(),
            confidence: (value.confidence * 100.0).round() / 100.0,
            page: None,
            bbox: None,
            paragraphs: Vec::new(),
        };
        let mut area: Option<Rect> = None;
        for slice in &value.from {
            let Some(line) = lines.get(slice.line) else { continue };
            for run in line.runs.iter().filter(|run| run.overlaps(&slice.range)) {
                match run.spot {
                    Spot::Paragraph(index) if !source.paragraphs.contains(&index) => source.paragraphs.push(index),
                    Spot::Paragraph(_) => {}
                    Spot::Page { page, bbox } => {
                        if *source.page.get_or_insert(page) == page {
                            let part = part_of(bbox, &run.range, &slice.range);
                            area = Some(area.map_or(part, |area| area.union(&part)));
                        }
                    }
                }
            }
        }
        source.bbox = area.map(Rect::to_array);
        self.fields.push(Taken { source, from: value.from.clone() });
        value.text.clone()
    }

    /// Says where the last field stands that was taken, when it is no part of a line.
    pub(crate) fn place_last(&mut self, page: u32, area: Rect) {
        if let Some(last) = self.fields.last_mut() {
            last.source.page = Some(page);
            last.source.bbox = Some(area.to_array());
        }
    }

    /// Whether the fields that are filled hold most of a line.
    pub(crate) fn holds(&self, index: usize, line: &Line) -> bool {
        let slices = self.fields.iter().flat_map(|taken| &taken.from).filter(|slice| slice.line == index);
        let held: usize = slices.map(|slice| slice.range.len()).sum();
        held > 0 && held * 2 >= line.text.trim().len()
    }

    /// As [`Sources::take`], `None` when empty.
    pub(crate) fn take_optional(&mut self, path: impl Into<String>, value: &Value, lines: &[Line]) -> Option<String> {
        Some(self.take(path, value, lines)).filter(|text| !text.is_empty())
    }
}

/// The part of a run's box that a slice covers, by its share of the bytes.
fn part_of(bbox: Rect, run: &Range<usize>, slice: &Range<usize>) -> Rect {
    let length = (run.end - run.start).max(1) as f32;
    let from = slice.start.saturating_sub(run.start) as f32 / length;
    let to = (slice.end.min(run.end) - run.start) as f32 / length;
    Rect { x0: bbox.x0 + from * bbox.width(), x1: bbox.x0 + to * bbox.width(), ..bbox }
}
