//! Paragraphs of a Word file as lines.

use super::{Line, Zone, is_margin};
use vitae_model::document::{Flow, Paragraph};

/// Visible and hidden paragraphs in reading order.
pub(super) fn lines(flow: &Flow) -> (Vec<Line>, Vec<Line>) {
    let total: usize = flow.paragraphs.iter().map(|paragraph| visible_text(paragraph).chars().count()).sum();
    let (mut visible, mut hidden, mut seen) = (Vec::new(), Vec::new(), 0);
    for paragraph in &flow.paragraphs {
        let near_top = seen * 4 < total.max(1);
        let text = visible_text(paragraph);
        seen += text.chars().count();
        let why = paragraph.runs.iter().find_map(|run| run.hidden);
        visible.push(line(text, paragraph, near_top));
        hidden.push(Line { hidden: why, ..line(hidden_text(paragraph), paragraph, near_top) });
    }
    let filled = |line: &Line| !line.text.trim().is_empty();
    visible.retain(filled);
    hidden.retain(filled);
    (visible, hidden)
}

fn line(text: String, paragraph: &Paragraph, near_top: bool) -> Line {
    let zone = if is_margin(paragraph.place) { Zone::Margin } else { Zone::Body };
    Line { text, page: None, bbox: None, zone, near_top, hidden: None }
}

fn visible_text(paragraph: &Paragraph) -> String {
    paragraph.runs.iter().filter(|run| run.hidden.is_none()).map(|run| run.text.as_str()).collect()
}

fn hidden_text(paragraph: &Paragraph) -> String {
    paragraph.runs.iter().filter(|run| run.hidden.is_some()).map(|run| run.text.as_str()).collect()
}
