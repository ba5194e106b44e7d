//! The filled areas of a page, in painting order: what text stands on.

use super::meter::Meter;
use super::page::Frame;
use pdfboss_core::content::{ContentOps, Op};
use pdfboss_core::{Dict, Matrix, Object, ObjectSource, Page, Point, Rect as PdfRect};
use vitae_model::document::Rect;

/// What one operator filled and its colour; `None` when the colour cannot be told (patterns, shadings, inks of their own).
pub(super) struct Fill {
    parts: Vec<Part>,
    even_odd: bool,
    pub(super) color: Option<[u8; 3]>,
}

/// A closed line of a path, by the box around it, and which way round it runs: 1 or -1.
struct Part {
    area: Rect,
    turn: i32,
}

impl Fill {
    /// Whether a point of the page is filled: holes and frames are not (ISO 32000-1, 8.5.3.3).
    pub(super) fn covers(&self, point: (f32, f32)) -> bool {
        let around = || self.parts.iter().filter(|part| part.area.contains(point));
        if self.even_odd { around().count() % 2 == 1 } else { around().map(|part| part.turn).sum::<i32>() != 0 }
    }
}

/// Forms within forms that are followed.
const MAX_DEPTH: usize = 4;
/// Operators that are looked at; pages with more are drawings.
const MAX_OPS: usize = 200_000;
/// Least width and height of an area that text stands on, in points.
const LEAST: f32 = 6.0;
/// Up to this opacity nothing is seen of what is painted.
const FAINT: f64 = 0.05;
/// From this opacity on nothing is seen of what is painted over.
const SOLID: f64 = 0.95;

/// All filled areas larger than a line's height, first painted first.
pub(super) fn fills(document: &Meter, page: &Page, content: &[u8], frame: &Frame) -> Vec<Fill> {
    let mut painter = Painter { document, frame, out: Vec::new(), ops: 0 };
    painter.run(content, &page.resources, Matrix::identity(), MAX_DEPTH);
    painter.out
}

#[derive(Clone, Copy)]
struct State {
    matrix: Matrix,
    color: Option<[u8; 3]>,
    /// Whether the numbers of a colour are levels of grey, RGB or CMYK.
    plain: bool,
    /// From 0, where nothing is seen of what is painted, to 1.
    opacity: f64,
    /// The box around the area that is painted on; all of the page without it.
    clip: Option<PdfRect>,
}

struct Painter<'a> {
    document: &'a Meter<'a>,
    frame: &'a Frame,
    out: Vec<Fill>,
    ops: usize,
}

impl Painter<'_> {
    fn run(&mut self, content: &[u8], resources: &Dict, matrix: Matrix, depth: usize) {
        let mut state = State { matrix, color: Some([0; 3]), plain: true, opacity: 1.0, clip: None };
        let mut saved = Vec::new();
        let mut path = Path::default();
        let mut ops = ContentOps::new(content);
        while let Ok(Some((op, _))) = ops.next_op() {
            self.ops += 1;
            if self.ops > MAX_OPS {
                return;
            }
            match &op {
                Op::Save if saved.len() < 64 => saved.push(state),
                Op::Restore => state = saved.pop().unwrap_or(state),
                Op::Concat(inner) => state.matrix = inner.concat(state.matrix),
                Op::ClipNonZero | Op::ClipEvenOdd => path.clips = true,
                Op::Fill | Op::FillStroke | Op::CloseFillStroke => self.fill(&path, false, &state),
                Op::FillEvenOdd | Op::FillStrokeEvenOdd | Op::CloseFillStrokeEvenOdd => self.fill(&path, true, &state),
                Op::Shading(_) => self.shade(&state),
                Op::XObject(name) if depth > 0 => self.form(&name.0, resources, state.matrix, depth),
                Op::SetFillColorSpace(name) => {
                    state.plain = self.is_plain(&name.0, resources);
                    state.color = state.plain.then_some([0; 3]);
                }
                Op::SetExtGState(name) => {
                    state.opacity = self.opacity(&name.0, resources).unwrap_or(state.opacity);
                }
                other if path.add(other, state.matrix) => continue,
                other => recolor(other, &mut state),
            }
            if paints(&op) {
                state.clip = std::mem::take(&mut path).clipped(state.clip);
            }
        }
    }

    fn fill(&mut self, path: &Path, even_odd: bool, state: &State) {
        let within = |part: PdfRect| state.clip.map_or(Some(part), |clip| part.intersect(clip));
        let part = |line: &Line| Some(Part { area: self.frame.rect(within(line.bounds)?), turn: line.turn() });
        let large = |part: &Part| part.area.height() >= LEAST && part.area.width() >= LEAST;
        let parts: Vec<Part> = path.lines.iter().filter_map(part).filter(large).collect();
        if state.opacity > FAINT && !parts.is_empty() {
            let color = state.color.filter(|_| state.opacity > SOLID);
            self.out.push(Fill { parts, even_odd, color });
        }
    }

    /// A shading covers all that is not clipped.
    fn shade(&mut self, state: &State) {
        let area = state.clip.map_or_else(|| self.frame.bounds(), |clip| self.frame.rect(clip));
        self.out.push(Fill { parts: vec![Part { area, turn: 1 }], even_odd: false, color: None });
    }

    /// Whether the colours of a space are grey, RGB or CMYK: not so inks with names, tables and patterns.
    fn is_plain(&self, name: &str, resources: &Dict) -> bool {
        let Some(space) = self.resource("ColorSpace", name, resources) else { return !name.starts_with("Pattern") };
        let kind = match &space {
            Object::Array(parts) => parts.first().and_then(|kind| self.document.resolve(kind).ok()),
            other => Some(other.clone()),
        };
        let kind = kind.as_ref().and_then(Object::as_name).map(|name| name.0.as_str());
        !matches!(kind, Some("Separation" | "DeviceN" | "Indexed" | "Lab" | "Pattern"))
    }

    /// The opacity that a graphics state sets, if it does.
    fn opacity(&self, name: &str, resources: &Dict) -> Option<f64> {
        let state = self.resource("ExtGState", name, resources)?;
        self.document.resolve(state.as_dict()?.get("ca")?).ok()?.as_f64()
    }

    fn resource(&self, category: &str, name: &str, resources: &Dict) -> Option<Object> {
        let all = self.document.resolve(resources.get(category)?).ok()?;
        self.document.resolve(all.as_dict()?.get(name)?).ok()
    }

    fn form(&mut self, name: &str, resources: &Dict, matrix: Matrix, depth: usize) {
        let Some(Object::Stream(stream)) = self.resource("XObject", name, resources) else { return };
        if stream.dict.get_name("Subtype").is_none_or(|kind| kind.0 != "Form") {
            return;
        }
        let Ok(content) = self.document.stream_data(&stream) else { return };
        let own = stream.dict.get("Resources").and_then(|entry| self.document.resolve(entry).ok());
        let own = own.as_ref().and_then(Object::as_dict).unwrap_or(resources);
        let inner = form_matrix(&stream.dict).unwrap_or_else(Matrix::identity);
        self.run(&content, own, inner.concat(matrix), depth - 1);
    }
}

fn form_matrix(dict: &Dict) -> Option<Matrix> {
    let parts: Vec<f32> = dict.get_array("Matrix")?.iter().filter_map(|part| part.as_f64().map(|n| n as f32)).collect();
    let [a, b, c, d, e, f] = parts[..] else { return None };
    Some(Matrix { a, b, c, d, e, f })
}

/// A path in the page's space.
#[derive(Default)]
struct Path {
    lines: Vec<Line>,
    /// Whether it narrows the area that is painted on, once it is painted.
    clips: bool,
}

impl Path {
    /// Takes an operator that builds the path; false for all others.
    fn add(&mut self, op: &Op, matrix: Matrix) -> bool {
        let at = |x: f32, y: f32| matrix.apply(Point { x, y });
        match *op {
            Op::MoveTo(x, y) => self.lines.push(Line::from(at(x, y))),
            Op::LineTo(x, y) | Op::CurveTo(_, _, _, _, x, y) | Op::CurveToV(_, _, x, y) | Op::CurveToY(_, _, x, y) => {
                if let Some(line) = self.lines.last_mut() {
                    line.reach(at(x, y));
                }
            }
            Op::Rect(x, y, width, height) => {
                let mut line = Line::from(at(x, y));
                for (x, y) in [(x + width, y), (x + width, y + height), (x, y + height)] {
                    line.reach(at(x, y));
                }
                self.lines.push(line);
            }
            Op::ClosePath => {}
            _ => return false,
        }
        true
    }

    /// What may be painted on behind it.
    fn clipped(self, before: Option<PdfRect>) -> Option<PdfRect> {
        let own = self.lines.iter().map(|line| line.bounds).reduce(|all, next| all.union(next)).filter(|_| self.clips);
        match (own, before) {
            (Some(own), Some(before)) => Some(own.intersect(before).unwrap_or(NOWHERE)),
            (own, before) => own.or(before),
        }
    }
}

/// An area without a point of the page.
const NOWHERE: PdfRect = PdfRect { x0: -1e6, y0: -1e6, x1: -1e6, y1: -1e6 };

/// One line of a path.
struct Line {
    start: Point,
    last: Point,
    bounds: PdfRect,
    /// Twice the area to its left (the shoelace formula), still open.
    doubled: f32,
}

impl Line {
    fn from(start: Point) -> Self {
        Self { start, last: start, bounds: PdfRect::new(start.x, start.y, start.x, start.y), doubled: 0.0 }
    }

    fn reach(&mut self, to: Point) {
        self.doubled += cross(self.last, to, self.start);
        self.bounds = self.bounds.union(PdfRect::new(to.x, to.y, to.x, to.y));
        self.last = to;
    }

    fn turn(&self) -> i32 {
        if self.doubled < 0.0 { -1 } else { 1 }
    }
}

/// Twice the area of a triangle, with its sign.
fn cross(a: Point, b: Point, origin: Point) -> f32 {
    (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y)
}

/// Whether an operator ends a path.
fn paints(op: &Op) -> bool {
    matches!(
        op,
        Op::Stroke
            | Op::CloseStroke
            | Op::Fill
            | Op::FillEvenOdd
            | Op::FillStroke
            | Op::FillStrokeEvenOdd
            | Op::CloseFillStroke
            | Op::CloseFillStrokeEvenOdd
            | Op::EndPath
    )
}

/// Follows the operators that set the fill colour.
fn recolor(op: &Op, state: &mut State) {
    match op {
        Op::SetFillGray(gray) => state.set(&[*gray]),
        Op::SetFillRGB(red, green, blue) => state.set(&[*red, *green, *blue]),
        Op::SetFillCMYK(c, m, y, k) => state.set(&[*c, *m, *y, *k]),
        Op::SetFillColor(parts) | Op::SetFillColorN(parts, None) if state.plain => state.color = rgb(parts),
        Op::SetFillColor(_) | Op::SetFillColorN(..) => state.color = None,
        _ => {}
    }
}

impl State {
    /// Sets a colour together with its space.
    fn set(&mut self, parts: &[f32]) {
        (self.plain, self.color) = (true, rgb(parts));
    }
}

/// Gray, RGB or CMYK by the number of parts.
fn rgb(parts: &[f32]) -> Option<[u8; 3]> {
    let level = |part: f32| (part.clamp(0.0, 1.0) * 255.0).round() as u8;
    match *parts {
        [gray] => Some([level(gray); 3]),
        [red, green, blue] => Some([level(red), level(green), level(blue)]),
        [c, m, y, k] => Some([c, m, y].map(|ink| level((1.0 - ink) * (1.0 - k)))),
        _ => None,
    }
}
