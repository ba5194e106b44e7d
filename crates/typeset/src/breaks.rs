//! Where words that fit no column may break.

use crate::sections::{Entry, Group, Linked, RenderModel};
use unicode_normalization::char::is_combining_mark;

/// The mark of a permitted break: a zero-width space.
pub(crate) const BREAK: char = '\u{200B}';

/// What joins the parts of a compound, also two years. The designs keep such a word whole where it holds no [`BREAK`].
pub(crate) const HYPHENS: [char; 3] = ['-', '\u{2010}', '–'];

/// The model with words made breakable that are too long for the place where they stand.
pub(crate) fn breakable(model: &RenderModel) -> RenderModel {
    map_text(model, &|text, place| break_words(text, place.widest_word()))
}

/// Where a text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// The name, and dates, which share their line.
    Large,
    /// An address on the web, a phone number, a place.
    Contact,
    /// An email address, which never breaks.
    Email,
    /// The side column.
    Side,
    /// Everything else.
    Main,
}

impl Place {
    fn of_contact(contact: &Linked) -> Place {
        if contact.text.contains('@') { Place::Email } else { Place::Contact }
    }

    /// Widest word, in ems, that fits the place in every design.
    fn widest_word(self) -> f32 {
        match self {
            Place::Email => f32::INFINITY,
            Place::Large | Place::Side => 14.0,
            Place::Contact | Place::Main => 26.0,
        }
    }
}

/// The model with every shown text replaced; link targets stay.
pub(crate) fn map_text(model: &RenderModel, text: &impl Fn(&str, Place) -> String) -> RenderModel {
    let mut model = model.clone();
    model.name = text(&model.name, Place::Large);
    model.shown_name = text(&model.shown_name, Place::Large);
    model.contacts.iter_mut().for_each(|it| it.text = text(&it.text, Place::of_contact(it)));
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
        place: text(&entry.place, Place::Large),
        date: text(&entry.date, Place::Large),
        link: entry.link.as_ref().map(|link| Linked { text: body(&link.text), href: link.href.clone() }),
        lines: entry.lines.iter().map(|it| body(it)).collect(),
        details: entry.details.iter().map(|it| Group { label: body(&it.label), text: body(&it.text) }).collect(),
        ..entry.clone()
    }
}

/// Permits breaks in words wider than so many ems, as [`chop`] does, and in the parts of compounds that are. The designs keep a
/// compound whole or let it break behind its hyphens. Other words stay whole.
fn break_words(text: &str, widest: f32) -> String {
    let mut broken = String::with_capacity(text.len());
    for part in text.split_inclusive(char::is_whitespace).flat_map(parts) {
        match width_of(part.trim_end()) <= widest {
            true => broken.push_str(part),
            false => chop(part, widest / 2.0, &mut broken),
        }
    }
    broken
}

/// Whether a word has a hyphen between two parts.
pub(crate) fn is_compound(word: &str) -> bool {
    parts(word).len() > 1
}

/// The parts of a compound, each with the hyphens behind it; a word that is none is one part.
fn parts(word: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, hyphen) in word.match_indices(HYPHENS) {
        let end = at + hyphen.len();
        let inner = !word[start..at].is_empty()
            && word[end..].starts_with(|c: char| !c.is_whitespace() && !HYPHENS.contains(&c));
        if inner {
            parts.push(&word[start..end]);
            start = end;
        }
    }
    parts.push(&word[start..]);
    parts
}

/// Permits a break at every `step`, never between a letter and its marks.
fn chop(word: &str, step: f32, broken: &mut String) {
    let mut part = 0.0;
    for character in word.chars() {
        let width = width(character);
        if !is_combining_mark(character) && part > 0.0 && part + width > step {
            broken.push(BREAK);
            part = 0.0;
        }
        part += width;
        broken.push(character);
    }
}

fn width_of(text: &str) -> f32 {
    text.chars().map(width).sum()
}

/// About how wide a character is in the typefaces of the designs, in ems.
fn width(character: char) -> f32 {
    match character {
        _ if is_combining_mark(character) => 0.0,
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' => 0.33,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '—' => 1.0,
        '\u{2E80}'.. => 1.0,
        _ if character.is_uppercase() => 0.78,
        _ => 0.53,
    }
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
            ("illicitly", "illicitly"),
            ("WWWWW", "WW\u{200B}WW\u{200B}W"),
            ("工程师工程", "工程\u{200B}师工\u{200B}程"),
            ("a\u{0335}\u{0336}b\u{0335}c\u{0335}d\u{0335}", "a\u{0335}\u{0336}b\u{0335}c\u{0335}d\u{0335}"),
            ("abc\u{0335}\u{0336}defgh", "abc\u{0335}\u{0336}\u{200B}def\u{200B}gh"),
            ("", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(break_words(text, 4.0), expected);
        }
    }

    #[test]
    fn a_compound_is_left_to_the_designs_unless_a_part_of_it_is_too_long() {
        let cases = [
            ("state-of-the-art C++-Entwickler, 2019–2020", "state-of-the-art C++-Entwickler, 2019–2020"),
            ("Elektrotechnik-Studiengangsleitung", "Elektrotechnik-Studiengangsleitung"),
            ("front- and back-end", "front- and back-end"),
            ("-5 – 7 -- x a--b", "-5 – 7 -- x a--b"),
            (
                "Donaudampfschifffahrtselektrizitäten-Hauptbetriebswerk",
                "Donaudampfs\u{200B}chifffahrtsel\u{200B}ektrizitäten-Hauptbetriebswerk",
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(break_words(text, 14.0), expected, "{text}");
        }
    }
}
