//! Text that is set apart: letters (`E X P E R I E N C E`) and the words of justified lines.

use super::segment::{Segment, ink};
use vitae_model::document::{Rect, Span};

/// Fewest letters that count as set apart.
const MIN_LETTERS: usize = 3;

/// A span without the blanks in front that only indent it, as those of typed text do.
pub(super) fn without_indent(span: &Span) -> Span {
    let text = span.text.trim_start_matches(' ');
    let blanks = span.text.len() - text.len();
    let mut out = span.clone();
    if blanks >= 2 && !text.is_empty() {
        out.bbox.x0 += span.bbox.width() * blanks as f32 / span.text.chars().count() as f32;
        out.text = text.to_owned();
    }
    out
}

/// Whether every blank stands between single letters, and there are enough of them to be sure.
pub(super) fn is_wide(text: &str) -> bool {
    is_parted(text) && text.chars().filter(|c| c.is_alphabetic()).count() >= MIN_LETTERS
}

/// Whether every blank stands between single letters; so it does in short words such as `I` and `D O` too.
pub(super) fn is_parted(text: &str) -> bool {
    text.split_whitespace().all(|word| word.chars().filter(|c| *c != '\u{301}').count() == 1)
}

/// Fewest pieces of a text whose letters are set apart but for pairs.
const MIN_PIECES: usize = 4;

/// Whether letters are set apart but for pairs that stand close in their font: `e rt i f i c at e s`.
pub(super) fn is_nearly_wide(text: &str) -> bool {
    let (pieces, single) = pieces(text);
    are_letters(text) && pieces >= MIN_PIECES && single * 3 >= pieces * 2
}

/// Whether that may be so of a text beside one that is wide: `h at` before `b r i n g`.
pub(super) fn may_be_wide(text: &str) -> bool {
    are_letters(text) && pieces(text).1 > 0
}

/// How many pieces blanks make of a text, and how many of them are single letters.
fn pieces(text: &str) -> (usize, usize) {
    text.split_whitespace()
        .fold((0, 0), |(all, single), piece| (all + 1, single + usize::from(piece.chars().count() == 1)))
}

/// Whether all pieces of a text are letters and marks of names, two at most.
fn are_letters(text: &str) -> bool {
    let of_name = |c: char| c.is_alphabetic() || "-‐'’.".contains(c);
    text.split_whitespace().all(|piece| piece.chars().count() <= 2 && piece.chars().all(of_name))
}

/// The text with its letters back together; two blanks or more part words.
pub(super) fn closed(text: &str) -> String {
    if !(is_parted(text) || is_nearly_wide(text)) || text.trim().chars().count() <= 1 {
        return text.to_owned();
    }
    joined(text)
}

/// The text without its single blanks.
pub(super) fn joined(text: &str) -> String {
    let words = text.trim().split("  ").map(|word| word.split_whitespace().collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ").replace('&', " & ").trim().replace("  ", " ")
}

/// Characters of a monospaced face differ in width by this share of the size at most.
const SAME_WIDTH: f32 = 0.01;
/// A blank between two words of such a face is so many characters wide at most.
const ONE_BLANK: f32 = 1.3;

/// Whether nothing but one blank of a monospaced face parts two stretches of text, given by their boxes.
pub(crate) fn is_one_blank((left, left_text): (&Rect, &str), (right, right_text): (&Rect, &str), size: f32) -> bool {
    let width = |bbox: &Rect, text: &str| bbox.width() / text.trim_end().chars().count().max(1) as f32;
    let (own, next) = (width(left, left_text), width(right, right_text));
    (own - next).abs() < SAME_WIDTH * size && right.x0 - left.x1 < ONE_BLANK * own
}

/// Widest space between the words of a justified line, in multiples of the size.
const WIDEST: f32 = 4.0;
/// Spaces of one justified line differ by this much at most, in multiples of the size.
const UNEVEN: f32 = 0.25;

/// Whether the gaps of a row are but the stretched spaces of a justified line: even, up to the right edge, in one style.
pub(super) fn is_justified(row: &[Segment], right: f32) -> bool {
    let Some((first, last)) = row.first().zip(row.last()).filter(|_| row.len() >= 2) else { return false };
    let gaps: Vec<f32> = row.windows(2).map(|pair| (pair[1].bbox.x0 - pair[0].bbox.x1) / first.size.max(1.0)).collect();
    let (least, most) =
        gaps.iter().fold((f32::INFINITY, 0.0_f32), |(least, most), gap| (least.min(*gap), most.max(*gap)));
    let style = |segment: &Segment| ink(&segment.spans[0].span);
    let in_order = row.windows(2).all(|pair| pair[0].order < pair[1].order && style(&pair[0]) == style(&pair[1]));
    // One gap alone says little: then it must be small and the sentence must go on behind it.
    let text = last.text();
    let sentence = text.trim_start().starts_with(char::is_lowercase) && !text.contains(['@', '.', '/']);
    let goes_on = row.len() > 2 || (sentence && most < WIDEST / 2.0);
    (last.bbox.x1 - right).abs() < 1.5 && in_order && goes_on && most < WIDEST && most - least < UNEVEN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_put_together() {
        let cases = [
            ("S K I L L S", "SKILLS"),
            ("& T O O L S", "& TOOLS"),
            ("C O R E  S K I L L S", "CORE SKILLS"),
            ("D O", "DO"),
            ("A4 B", "A4 B"),
            ("e rt i f i c at e s", "ertificates"),
            ("G A G N O N -T H É R I A U L T", "GAGNON-THÉRIAULT"),
            ("Go at it", "Go at it"),
            ("Plan A B C", "Plan A B C"),
            ("I ", "I "),
            ("É T U D E S", "ÉTUDES"),
        ];
        for (text, want) in cases {
            assert_eq!(closed(text), want, "{text}");
        }
    }
}
