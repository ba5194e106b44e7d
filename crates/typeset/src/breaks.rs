//! Where words that fit no column may break.

use crate::sections::{Entry, Group, Linked, RenderModel};
use unicode_normalization::char::is_combining_mark;

/// The mark of a permitted break: a zero-width space.
pub(crate) const BREAK: char = '\u{200B}';

/// The model with words made breakable that are too long for the place where they stand.
pub(crate) fn breakable(model: &RenderModel) -> RenderModel {
    map_text(model, &|text, place| break_words(text, place.longest_word()))
}

/// Where a text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// The name, and dates, which share their line.
    Large,
    /// A way to reach the person.
    Contact,
    /// The side column.
    Side,
    /// Everything else.
    Main,
}

impl Place {
    /// Longest word, in characters, that fits the place in every design; an `m` is about an em wide.
    fn longest_word(self) -> usize {
        match self {
            Place::Large | Place::Side => 22,
            Place::Contact => 44,
            Place::Main => 40,
        }
    }
}

/// The model with every shown text replaced; link targets stay.
pub(crate) fn map_text(model: &RenderModel, text: &impl Fn(&str, Place) -> String) -> RenderModel {
    let mut model = model.clone();
    model.name = text(&model.name, Place::Large);
    model.contacts.iter_mut().for_each(|it| it.text = text(&it.text, Place::Contact));
    for section in &mut model.sections {
        let place = if section.side { Place::Side } else { Place::Main };
        section.paragraphs.iter_mut().for_each(|it| *it = text(it, place));
        for group in &mut section.groups {
            *group = Group { label: text(&group.label, place), text: text(&group.text, place) };
        }
        section.entries.iter_mut().for_each(|entry| *entry = map_entry(entry, place, text));
    }
    model
}

fn map_entry(entry: &Entry, place: Place, text: &impl Fn(&str, Place) -> String) -> Entry {
    let body = |it: &str| text(it, place);
    Entry {
        title: body(&entry.title),
        subtitle: body(&entry.subtitle),
        date: text(&entry.date, Place::Large),
        link: entry.link.as_ref().map(|link| Linked { text: body(&link.text), href: link.href.clone() }),
        lines: entry.lines.iter().map(|it| body(it)).collect(),
        tags: body(&entry.tags),
        ..entry.clone()
    }
}

/// Permits breaks in words of more than `longest` letters, at every half of that, never between a letter and its marks.
/// Shorter words stay whole.
fn break_words(text: &str, longest: usize) -> String {
    let part = longest.div_ceil(2);
    let mut broken = String::with_capacity(text.len());
    for word in text.split_inclusive(char::is_whitespace) {
        let long = word.trim_end().chars().filter(|character| !is_combining_mark(*character)).count() > longest;
        let mut letters = 0;
        for character in word.chars() {
            let letter = !is_combining_mark(character);
            if long && letter && letters > 0 && letters % part == 0 {
                broken.push(BREAK);
            }
            letters += usize::from(letter);
            broken.push(character);
        }
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_words_that_are_too_long_become_breakable() {
        let cases = [
            ("short words stay", "short words stay"),
            ("abcdefgh", "abc\u{200B}def\u{200B}gh"),
            ("ab cdefg", "ab cdefg"),
            ("a\u{0335}\u{0336}b\u{0335}c\u{0335}d\u{0335}", "a\u{0335}\u{0336}b\u{0335}c\u{0335}d\u{0335}"),
            ("abc\u{0335}\u{0336}def", "abc\u{0335}\u{0336}\u{200B}def"),
            ("", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(break_words(text, 5), expected);
        }
    }
}
