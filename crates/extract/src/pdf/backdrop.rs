//! The filled areas of a page, in painting order: what text stands on.

use super::meter::Meter;
use super::page::Frame;
use pdfboss_core::content::{ContentOps, Op};
use pdfboss_core::{Dict, Matrix, Object, ObjectSource, Page, Point, Rect as PdfRect};
use vitae_model::document::Rect;

/// A filled area and its colour; `None` when the colour cannot be told (patterns, shadings).
pub(super) struct Fill {
    pub(super) area: Rect,
    pub(super) color: Option<[u8; 3]>,
}

/// Forms within forms that are followed.
const MAX_DEPTH: usize = 4;
/// Operators that are looked at; pages with more are drawings.
const MAX_OPS: usize = 200_000;

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
}

struct Painter<'a> {
    document: &'a Meter<'a>,
    frame: &'a Frame,
    out: Vec<Fill>,
    ops: usize,
}

impl Painter<'_> {
    fn run(&mut self, content: &[u8], resources: &Dict, matrix: Matrix, depth: usize) {
        let mut state = State { matrix, color: Some([0; 3]) };
        let mut saved = Vec::new();
        let mut path: Option<PdfRect> = None;
        let mut ops = ContentOps::new(content);
        while let Ok(Some((op, _))) = ops.next_op() {
            self.ops += 1;
            if self.ops > MAX_OPS {
                return;
            }
            match op {
                Op::Save if saved.len() < 64 => saved.push(state),
                Op::Restore => state = saved.pop().unwrap_or(state),
                Op::Concat(inner) => state.matrix = inner.concat(state.matrix),
                Op::Rect(x, y, width, height) => {
                    grow(&mut path, state.matrix, x, y);
                    grow(&mut path, state.matrix, x + width, y + height);
                }
                Op::MoveTo(x, y) | Op::LineTo(x, y) => grow(&mut path, state.matrix, x, y),
                Op::CurveTo(_, _, _, _, x, y) | Op::CurveToV(_, _, x, y) | Op::CurveToY(_, _, x, y) => {
                    grow(&mut path, state.matrix, x, y);
                }
                Op::Fill
                | Op::FillEvenOdd
                | Op::FillStroke
                | Op::FillStrokeEvenOdd
                | Op::CloseFillStroke
                | Op::CloseFillStrokeEvenOdd => self.fill(path.take(), state.color),
                Op::Stroke | Op::CloseStroke | Op::EndPath => path = None,
                Op::XObject(name) if depth > 0 => self.form(&name.0, resources, state.matrix, depth),
                other => recolor(&other, &mut state.color),
            }
        }
    }

    fn fill(&mut self, path: Option<PdfRect>, color: Option<[u8; 3]>) {
        let Some(path) = path else { return };
        let area = self.frame.rect(path);
        if area.height() >= 6.0 && area.width() >= 6.0 {
            self.out.push(Fill { area, color });
        }
    }

    fn form(&mut self, name: &str, resources: &Dict, matrix: Matrix, depth: usize) {
        let Some(objects) = resources.get("XObject").and_then(|entry| self.document.resolve(entry).ok()) else {
            return;
        };
        let Some(entry) = objects.as_dict().and_then(|objects| objects.get(name)) else { return };
        let Ok(Object::Stream(stream)) = self.document.resolve(entry) else { return };
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

fn grow(path: &mut Option<PdfRect>, matrix: Matrix, x: f32, y: f32) {
    let point = matrix.apply(Point { x, y });
    let dot = PdfRect::new(point.x, point.y, point.x, point.y);
    *path = Some(path.map_or(dot, |path| path.union(dot)));
}

/// Follows the operators that set the fill colour.
fn recolor(op: &Op, color: &mut Option<[u8; 3]>) {
    match op {
        Op::SetFillGray(gray) => *color = rgb(&[*gray]),
        Op::SetFillRGB(red, green, blue) => *color = rgb(&[*red, *green, *blue]),
        Op::SetFillCMYK(c, m, y, k) => *color = rgb(&[*c, *m, *y, *k]),
        Op::SetFillColor(parts) | Op::SetFillColorN(parts, None) => *color = rgb(parts),
        Op::SetFillColorN(_, Some(_)) => *color = None,
        _ => {}
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
