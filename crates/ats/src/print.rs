//! Size of the print, distance of the lines and margins, measured on what a reader sees.

use crate::view::{Line, View, Zone};
use vitae_model::Document;
use vitae_model::document::{Flow, Page, Paged, Rect, Span};

/// Pairs of lines from which a distance is told.
const ENOUGH_PAIRS: usize = 5;

/// Share of the lines, in hundredths, that may stand nearer to an edge than the margin: icons, a line that runs over.
const NEARER_PERCENT: usize = 5;

/// The print of a document.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Print {
    /// The size most text is set in, in points.
    pub size: f32,
    /// The usual distance of baselines in points, when told.
    pub pitch: Option<f32>,
    /// The distance from the nearest edge that nearly all lines of the body keep, in points, when the file has pages.
    pub margin: Option<f32>,
}

/// Measures a document; `None` when it states no size.
pub(crate) fn measure(view: &View) -> Option<Print> {
    match view.document {
        Document::Paged(paged) => {
            let spans = || paged.pages.iter().flat_map(|page| &page.spans).filter(|span| span.hidden.is_none());
            let size = usual(spans().map(|span| (span.size, span.text.chars().count())))?;
            Some(Print { size, pitch: pitch(paged, size), margin: margin(paged, &view.lines) })
        }
        Document::Flow(flow) => Some(Print { size: usual(sizes(flow))?, pitch: None, margin: None }),
    }
}

fn sizes(flow: &Flow) -> impl Iterator<Item = (f32, usize)> {
    let runs = flow.paragraphs.iter().flat_map(|paragraph| &paragraph.runs).filter(|run| run.hidden.is_none());
    runs.filter_map(|run| Some((run.size?, run.text.chars().count())))
}

/// The median, each size counting as often as it has characters.
fn usual(sizes: impl Iterator<Item = (f32, usize)>) -> Option<f32> {
    let mut sizes: Vec<(f32, usize)> =
        sizes.filter(|(size, count)| size.is_finite() && *size > 0.0 && *count > 0).collect();
    sizes.sort_by(|a, b| a.0.total_cmp(&b.0));
    let half = sizes.iter().map(|(_, count)| count).sum::<usize>().div_ceil(2);
    let mut seen = 0;
    sizes
        .into_iter()
        .find(|(_, count)| {
            seen += count;
            seen >= half
        })
        .map(|(size, _)| size)
}

/// The median distance of lines of usual size that stand below each other.
fn pitch(paged: &Paged, size: f32) -> Option<f32> {
    let mut distances: Vec<f32> = paged.pages.iter().flat_map(|page| distances(&page.spans, size)).collect();
    distances.sort_by(f32::total_cmp);
    (distances.len() >= ENOUGH_PAIRS).then(|| distances[distances.len() / 2])
}

fn distances(spans: &[Span], size: f32) -> Vec<f32> {
    let usual: Vec<&Span> =
        spans.iter().filter(|span| span.hidden.is_none() && (span.size - size).abs() < 0.6).collect();
    let below = |pair: &[&Span]| {
        let (a, b): (&Rect, &Rect) = (&pair[0].bbox, &pair[1].bbox);
        let distance = b.y1 - a.y1;
        (a.x0 < b.x1 && b.x0 < a.x1 && distance > size * 0.5 && distance < size * 3.0).then_some(distance)
    };
    usual.windows(2).filter_map(below).collect()
}

fn margin(paged: &Paged, lines: &[Line]) -> Option<f32> {
    let is_page_number = |line: &&Line| line.text.trim().chars().count() <= 4;
    let body = lines.iter().filter(|line| line.zone == Zone::Body && !is_page_number(line));
    let edges = body.filter_map(|line| {
        let page = &paged.pages[line.page? as usize];
        let bbox = written(page, line.bbox?)?;
        Some([bbox.x0, bbox.y0, page.width - bbox.x1, page.height - bbox.y1].into_iter().fold(f32::MAX, f32::min))
    });
    let mut edges: Vec<f32> = edges.filter(|edge| edge.is_finite()).collect();
    edges.sort_by(f32::total_cmp);
    edges.get(edges.len() * NEARER_PERCENT / 100).copied()
}

/// Around what stands in a line in letters or digits; `None` where there are none.
fn written(page: &Page, line: Rect) -> Option<Rect> {
    let is_in = |span: &&Span| {
        line.x0 <= span.bbox.x0 && span.bbox.x1 <= line.x1 && line.y0 <= span.bbox.y0 && span.bbox.y1 <= line.y1
    };
    let is_written = |span: &&Span| span.hidden.is_none() && span.text.contains(char::is_alphanumeric);
    page.spans.iter().filter(is_written).filter(is_in).map(|span| span.bbox).reduce(|all, bbox| all.union(&bbox))
}
