//! Joins the pieces that a producer draws one by one into runs of one style and link on one line.

use vitae_model::document::{Link, Rect, Span};

/// A gap of this part of the font size is a space between words.
const SPACE: f32 = 0.15;
/// As [`SPACE`], where the letters before stand close (as poppler's `minWordBreakSpace`).
const TIGHT_SPACE: f32 = 0.1;
/// Letters stand close with smaller gaps than this part of the size.
const CLOSE: f32 = 0.05;
/// Between words whose letters are set apart, the gap is so many times theirs.
const WIDER: f32 = 1.6;
/// A piece overlaps the one before by this part of the size at most.
const OVERLAP: f32 = 0.35;
/// A blank moves what follows by this part of the size at least.
const BLANK: f32 = 0.05;
/// A gap of this part of the font size or more separates columns, not words.
const COLUMN: f32 = 0.5;

/// Joins neighbours in stream order that continue each other; words under a link stay apart from those beside it.
pub(super) fn runs(spans: Vec<Span>, links: &[Link]) -> Vec<Span> {
    let mut out: Vec<Span> = Vec::with_capacity(spans.len());
    let (mut under, mut blank, mut pace) = (None, None, Pace::default());
    for span in spans {
        if span.text.trim().is_empty() {
            blank = out.last().filter(|last| follows(last, &span)).map(|_| span.bbox.x0).or(blank);
            continue;
        }
        let link = links.iter().position(|link| lies_under(&span.bbox, &link.bbox));
        let drawn = blank.take().is_some_and(|blank: f32| span.bbox.x0 - blank > BLANK * span.size);
        let gap = out.last().filter(|last| follows(last, &span)).map(|last| gap(last, &span));
        if gap.is_none() {
            pace = Pace::default();
        }
        let parting = gap.map_or("", |gap| pace.parting(gap, drawn));
        pace.step(gap.filter(|_| !drawn), span.text.chars().count() == 1, !parting.is_empty());
        match out.last_mut() {
            Some(last) if rides(last, &span) => attach(last, &span),
            Some(last) if under == link && continues(last, &span) => append(last, &span, parting),
            Some(last) if drawn && gap.is_some() => {
                part(last, &span, parting);
                out.push(span);
            }
            _ => out.push(span),
        }
        under = link;
    }
    out
}

/// How far apart the letters of a line stand, told from pieces of one letter.
#[derive(Default)]
struct Pace {
    /// In multiples of the size; nothing before two letters were seen.
    apart: Option<f32>,
    /// The last piece is one letter.
    single: bool,
}

impl Pace {
    /// What parts the last piece from one that follows it by this gap: two blanks where letters are set apart themselves.
    fn parting(&self, gap: f32, drawn: bool) -> &'static str {
        let space = if self.apart.is_some_and(|apart| apart < CLOSE) { TIGHT_SPACE } else { SPACE };
        let apart = self.apart.filter(|apart| *apart > SPACE);
        match apart {
            Some(apart) if drawn || gap > WIDER * apart => "  ",
            _ if drawn || gap > space => " ",
            _ => "",
        }
    }

    /// Goes on to a piece that follows by this gap, if it does and no blank is drawn between.
    fn step(&mut self, gap: Option<f32>, single: bool, parted: bool) {
        self.apart = match (gap.filter(|_| self.single), self.apart) {
            _ if !single => Some(0.0),
            (None, apart) => apart,
            // The widest counts within a word: a pair such as `FA` is drawn closer than the others.
            (Some(gap), Some(apart)) if apart <= SPACE => Some(if parted { apart } else { apart.max(gap) }),
            (gap, _) => gap,
        };
        self.single = single;
    }
}

/// Whether the middle of a piece lies under a link.
fn lies_under(piece: &Rect, link: &Rect) -> bool {
    let (x, y) = ((piece.x0 + piece.x1) / 2.0, (piece.y0 + piece.y1) / 2.0);
    (link.x0..=link.x1).contains(&x) && (link.y0..=link.y1).contains(&y)
}

fn continues(last: &Span, next: &Span) -> bool {
    (last.size - next.size).abs() < 0.05 * last.size.max(1.0)
        && last.bold == next.bold
        && last.italic == next.italic
        && last.color == next.color
        && last.hidden == next.hidden
        && follows(last, next)
}

/// Whether a piece stands behind another one on its line, in whatever style.
fn follows(last: &Span, next: &Span) -> bool {
    let level = (last.baseline() - next.baseline()).abs() < 0.1 * last.size.max(1.0);
    level && (-OVERLAP..COLUMN).contains(&gap(last, next))
}

/// The space between two pieces in multiples of the size.
fn gap(last: &Span, next: &Span) -> f32 {
    (next.bbox.x0 - last.bbox.x1) / last.size.max(1.0)
}

fn append(last: &mut Span, next: &Span, parting: &str) {
    part(last, next, parting);
    // A hyphen that is drawn within a line is no soft one.
    if last.text.ends_with('\u{ad}') {
        last.text.pop();
        last.text.push('-');
    }
    let shift = last.text.len() as u32;
    last.no_breaks.extend(next.no_breaks.iter().map(|at| at + shift));
    last.text.push_str(&next.text);
    last.bbox = last.bbox.union(&next.bbox);
}

/// Ends a piece with what parts it from the next one, unless there is a blank.
fn part(last: &mut Span, next: &Span, parting: &str) {
    if !last.text.ends_with(' ') && !next.text.starts_with(' ') {
        last.text.push_str(parting);
    }
}

/// Least and greatest height above or below the line of letters that belong to its word, in multiples of the size.
const RAISED: std::ops::Range<f32> = 0.1..0.5;
/// Size of such letters, in multiples of the word's.
const SMALL: std::ops::Range<f32> = 0.5..0.9;

/// Whether letters stand raised or lowered at a word that they end or go on with: `1st`, `3e`, the logo of TeX.
fn rides(last: &Span, next: &Span) -> bool {
    let size = last.size.max(1.0);
    let gap = gap(last, next);
    let kerned = (-0.45..0.0).contains(&gap) && (last.size - next.size).abs() < 0.05 * size;
    let small = (-0.45..SPACE).contains(&gap) && SMALL.contains(&(next.size / size));
    let word = last.text.ends_with(char::is_alphanumeric) && next.text.chars().all(char::is_alphabetic);
    let few = next.text.chars().count() <= 3;
    let shift = (last.baseline() - next.baseline()).abs() / size;
    last.hidden == next.hidden && word && few && (kerned || small) && RAISED.contains(&shift)
}

/// Ends a word with raised letters; its line stays where it is.
fn attach(last: &mut Span, next: &Span) {
    last.text.push_str(&next.text);
    last.bbox.x1 = last.bbox.x1.max(next.bbox.x1);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pieces with left and right edges, height above the line and size.
    fn spans(pieces: &[(&str, f32, f32, f32, f32)]) -> Vec<Span> {
        let span = |(text, x0, x1, up, size): &(&str, f32, f32, f32, f32)| Span {
            text: (*text).to_owned(),
            bbox: Rect { x0: *x0, y0: 100.0 - up - Span::ABOVE * size, x1: *x1, y1: 100.0 - up + Span::BELOW * size },
            size: *size,
            ..Span::default()
        };
        pieces.iter().map(span).collect()
    }

    #[test]
    fn upl_words_are_parted_by_gaps_and_by_blanks() {
        type Case<'a> = (&'a [(&'a str, f32, f32, f32, f32)], &'a [&'a str]);
        let cases: [Case; 13] = [
            // Letters that are set apart, with a pair that is drawn closer.
            (
                &[
                    ("R", 0.0, 7.0, 0.0, 10.0),
                    ("F", 8.3, 14.0, 0.0, 10.0),
                    ("A", 14.3, 21.0, 0.0, 10.0),
                    ("H", 22.3, 29.0, 0.0, 10.0),
                ],
                &["RFAH"],
            ),
            (&[("real", 0.0, 16.0, 0.0, 10.0), ("time", 16.2, 34.0, 0.0, 10.0)], &["realtime"]),
            (&[("real", 0.0, 16.0, 0.0, 10.0), ("time", 17.1, 34.0, 0.0, 10.0)], &["real time"]),
            // Letters that are drawn closer than their widths leave no gap, but the blank itself is drawn.
            (
                &[("real", 0.0, 16.0, 0.0, 10.0), (" ", 15.0, 17.5, 0.0, 10.0), ("time", 16.5, 34.0, 0.0, 10.0)],
                &["real time"],
            ),
            (
                &[("real", 0.0, 16.0, 0.0, 10.0), (" ", 16.0, 16.0, 0.0, 10.0), ("time", 16.0, 34.0, 0.0, 10.0)],
                &["realtime"],
            ),
            (
                &[("real", 0.0, 16.0, 0.0, 10.0), (" ", 16.0, 40.0, 0.0, 10.0), ("time", 40.0, 60.0, 0.0, 10.0)],
                &["real", "time"],
            ),
            (
                &[
                    ("D", 0.0, 7.0, 0.0, 10.0),
                    ("O", 8.3, 15.0, 0.0, 10.0),
                    ("I", 16.3, 19.0, 0.0, 10.0),
                    ("T", 21.3, 27.0, 0.0, 10.0),
                ],
                &["DOI T"],
            ),
            (
                &[
                    ("D", 0.0, 7.0, 0.0, 10.0),
                    ("O", 9.0, 16.0, 0.0, 10.0),
                    ("I", 20.0, 23.0, 0.0, 10.0),
                    ("T", 25.0, 31.0, 0.0, 10.0),
                ],
                &["D O  I T"],
            ),
            (
                &[
                    ("D", 0.0, 7.0, 0.0, 10.0),
                    ("O", 9.0, 16.0, 0.0, 10.0),
                    (" ", 16.0, 18.0, 0.0, 10.0),
                    ("I", 18.0, 21.0, 0.0, 10.0),
                    ("T", 23.0, 29.0, 0.0, 10.0),
                ],
                &["D O  I T"],
            ),
            (
                &[("1", 0.0, 5.0, 0.0, 10.0), ("st", 5.0, 11.0, 3.6, 7.0), ("prize", 13.0, 34.0, 0.0, 10.0)],
                &["1st prize"],
            ),
            (
                &[
                    ("L", 0.0, 6.2, 0.0, 10.0),
                    ("A", 2.6, 7.5, 2.1, 7.0),
                    ("T", 6.0, 13.2, 0.0, 10.0),
                    ("E", 11.5, 18.3, -2.2, 10.0),
                    ("X", 17.0, 24.5, 0.0, 10.0),
                ],
                &["LATEX"],
            ),
            (&[("Byron", 0.0, 25.0, 0.0, 10.0), ("2", 25.0, 28.5, 3.6, 7.0)], &["Byron", "2"]),
            (&[("full\u{ad}", 0.0, 18.0, 0.0, 10.0), ("stack", 18.0, 40.0, 0.0, 10.0)], &["full-stack"]),
        ];
        for (pieces, want) in cases {
            let texts: Vec<String> = runs(spans(pieces), &[]).into_iter().map(|span| span.text).collect();
            assert_eq!(texts, want, "{pieces:?}");
        }
    }
}
