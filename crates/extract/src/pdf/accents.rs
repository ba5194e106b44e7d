//! Accents that are drawn as glyphs of their own, as TeX does without a font that holds the letter with its accent.

use unicode_normalization::char::compose;
use vitae_model::document::Span;

/// Part of the size that an accent on a capital stands higher than one on a small letter, and more.
const RAISED: f32 = 0.5;
/// Part of the size that a letter is wide at most.
const LETTER: f32 = 1.0;
/// Part of the size by which an accent's middle stands within its letter at least.
const WITHIN: f32 = 0.05;
/// Width of an accent in multiples of the size, where it ends a longer piece.
const ACCENT: f32 = 0.4;

/// The spans with each accent on its letter: on the one drawn next, or on the one drawn before.
pub(super) fn compose_all(spans: Vec<Span>) -> Vec<Span> {
    let mut out: Vec<Span> = Vec::with_capacity(spans.len());
    let mut spans = spans.into_iter().peekable();
    while let Some(mut span) = spans.next() {
        let Some((mark, middle)) = ending_mark(&span) else {
            out.push(span);
            continue;
        };
        let done = is_alone(&span) && out.last_mut().is_some_and(|base| mark_last(base, mark, middle, &span))
            || spans.peek_mut().is_some_and(|base| mark_first(base, mark, middle, &span));
        if done {
            span.text.pop();
            span.bbox.x1 = span.bbox.x1.min(middle);
        }
        if !span.text.is_empty() {
            out.push(span);
        }
    }
    out
}

/// The accent at the end of a span, as a combining mark, and where its middle stands.
fn ending_mark(span: &Span) -> Option<(char, f32)> {
    let mark = combining(span.text.chars().next_back()?)?;
    let width = if is_alone(span) { span.bbox.width() } else { ACCENT * span.size };
    Some((mark, span.bbox.x1 - width / 2.0))
}

fn is_alone(span: &Span) -> bool {
    span.text.chars().count() == 1
}

/// Puts a mark on the last letter of a span that it stands over.
fn mark_last(base: &mut Span, mark: char, middle: f32, accent: &Span) -> bool {
    let over = middle < base.bbox.x1 - WITHIN * base.size && middle > base.bbox.x1 - LETTER * base.size;
    let letter = base.text.chars().next_back().and_then(|letter| marked(letter, mark));
    let Some(letter) = letter.filter(|_| over && is_level(base, accent)) else { return false };
    base.text.pop();
    base.text.push(letter);
    true
}

/// Puts a mark on the first letter of a span that it stands over.
fn mark_first(base: &mut Span, mark: char, middle: f32, accent: &Span) -> bool {
    let over = middle > base.bbox.x0 + WITHIN * base.size && middle < base.bbox.x0 + LETTER * base.size;
    let letter = base.text.chars().next().and_then(|letter| marked(letter, mark));
    let Some(letter) = letter.filter(|_| over && is_level(base, accent)) else { return false };
    let rest = base.text.chars().skip(1);
    base.text = std::iter::once(letter).chain(rest).collect();
    true
}

fn is_level(base: &Span, accent: &Span) -> bool {
    (base.baseline() - accent.baseline()).abs() < RAISED * base.size
}

/// A letter with a mark; letters without a dot stand below accents in TeX.
fn marked(letter: char, mark: char) -> Option<char> {
    let letter = match letter {
        'ı' => 'i',
        'ȷ' => 'j',
        _ => letter,
    };
    compose(letter, mark)
}

/// The combining mark of an accent with a width of its own.
fn combining(accent: char) -> Option<char> {
    Some(match accent {
        '`' => '\u{300}',
        '´' => '\u{301}',
        'ˆ' | '^' => '\u{302}',
        '˜' | '~' => '\u{303}',
        '¯' | 'ˉ' => '\u{304}',
        '˘' => '\u{306}',
        '˙' => '\u{307}',
        '¨' => '\u{308}',
        '˚' | '°' => '\u{30a}',
        '˝' => '\u{30b}',
        'ˇ' => '\u{30c}',
        '¸' => '\u{327}',
        '˛' => '\u{328}',
        '\u{300}'..='\u{328}' => accent,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::document::Rect;

    /// Pieces of 10 points with their left and right edges and the height of their baselines.
    fn spans(pieces: &[(&str, f32, f32, f32)]) -> Vec<Span> {
        let span = |(text, x0, x1, up): &(&str, f32, f32, f32)| Span {
            text: (*text).to_owned(),
            bbox: Rect { x0: *x0, y0: 92.0 - up, x1: *x1, y1: 102.2 - up },
            size: 10.0,
            ..Span::default()
        };
        pieces.iter().map(span).collect()
    }

    #[test]
    fn upl_accents_stand_on_their_letters() {
        type Case<'a> = (&'a [(&'a str, f32, f32, f32)], &'a [&'a str]);
        let cases: [Case; 8] = [
            (&[("Universit", 0.0, 40.0, 0.0), ("¨", 40.7, 44.0, 0.0), ("at", 40.0, 48.0, 0.0)], &["Universit", "ät"]),
            (&[("Universit¨", 0.0, 44.0, 0.0), ("at", 40.0, 48.0, 0.0)], &["Universit", "ät"]),
            (&[("´", 1.4, 4.7, 2.3), ("Etudiant", 0.0, 38.0, 0.0)], &["Étudiant"]),
            (&[("aud", 0.0, 14.0, 0.0), ("´", 13.7, 17.0, 0.0), ("ıvel", 14.0, 30.0, 0.0)], &["aud", "ível"]),
            (&[("gazic", 0.0, 20.0, 0.0), ("¸", 15.9, 19.2, 0.0), ("i", 20.0, 22.8, 0.0)], &["gaziç", "i"]),
            (&[("say", 0.0, 15.0, 0.0), ("`", 17.0, 20.0, 0.0), ("quoted", 20.0, 45.0, 0.0)], &["say", "`", "quoted"]),
            (&[("~", 0.0, 5.0, 0.0), ("5", 2.0, 7.0, 0.0)], &["~", "5"]),
            (&[("´", 0.7, 4.0, 14.0), ("e", 0.0, 4.0, 0.0)], &["´", "e"]),
        ];
        for (pieces, want) in cases {
            let texts: Vec<String> = compose_all(spans(pieces)).into_iter().map(|span| span.text).collect();
            assert_eq!(texts, want, "{pieces:?}");
        }
    }
}
