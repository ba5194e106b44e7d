//! From a document to lines in reading order.

mod asides;
mod cards;
mod cells;
mod columns;
mod flow;
mod flow_tables;
mod furniture;
mod grid;
mod grid_rows;
mod headed_rows;
mod justified;
mod labels;
mod leaders;
mod margins;
mod numbers;
mod overleaf;
mod paged;
mod plain;
mod rows;
mod segment;
mod spacing;
mod threads;
mod vertical;
mod zigzag;

pub(crate) use plain::lines as plain;
pub(crate) use rows::text;
pub(crate) use segment::link_over;
pub(crate) use spacing::is_one_blank;

use crate::line::Line;
use vitae_model::document::Document;

/// All visible lines in reading order.
pub(crate) fn lines(document: &Document) -> Vec<Line> {
    let mut lines = match document {
        Document::Paged(paged) => paged::lines(paged),
        Document::Flow(flow) => flow::lines(flow),
    };
    leaders::part(&mut lines);
    numbers::clear(&mut lines);
    lines
}
