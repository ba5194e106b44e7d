//! Numbers before entries and items: `3.1 Head Nurse`, `(ii) Set up a rota`.

use crate::line::Line;

/// Lines that one list of items reaches over at most, so that long documents take no more time for each line.
const REACH: usize = 12;

/// Cuts the numbers of entries off, and takes those of items for bullets.
pub(super) fn clear(lines: &mut [Line]) {
    clear_entries(lines);
    clear_items(lines);
}

/// Cuts `3.1`, `3.2` off: numbers that count up behind the number of their section.
fn clear_entries(lines: &mut [Line]) {
    let mut last: Option<(u32, u32)> = None;
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let Some((number, length)) = entry_number(&line.text) else { continue };
        let follows = last.is_some_and(|(section, entry)| number == (section, entry + 1));
        if number.1 == 1 || follows {
            last = Some(number);
            found.push((index, length));
        }
    }
    if found.len() >= 2 {
        found.into_iter().for_each(|(index, length)| lines[index].cut_front(length));
    }
}

/// The number before an entry and the bytes that it takes: two counts, then a gap and a word.
fn entry_number(text: &str) -> Option<((u32, u32), usize)> {
    let (number, rest) = text.split_once(['\t', ' '])?;
    let (section, entry) = number.trim_end_matches('.').split_once('.')?;
    let count = |digits: &str| {
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit()) && digits != "0";
        digits.parse().ok().filter(|_| plain && !digits.starts_with('0'))
    };
    let word = rest.trim_start();
    let named = word.starts_with(char::is_uppercase);
    Some(((count(section)?, count(entry)?), text.len() - word.len())).filter(|_| named)
}

/// Takes `(i)`, `(ii)`, `(iii)` or `a)`, `b)` for bullets where they follow each other.
fn clear_items(lines: &mut [Line]) {
    let marks: Vec<Option<(Vec<u32>, usize)>> = lines.iter().map(|line| item_mark(&line.text)).collect();
    let counts = |index: usize| marks[index].iter().flat_map(|(counts, _)| counts.iter().copied());
    let mut cut: Vec<(usize, usize)> = Vec::new();
    for index in (0..lines.len()).filter(|index| marks[*index].is_some()) {
        let near = index.saturating_sub(REACH)..(index + REACH + 1).min(lines.len());
        // The first of a list may stand alone behind another list.
        let follows = |own: u32, other: usize| {
            counts(other)
                .any(|next| if other > index { next == own + 1 } else { next + 1 == own || next == 2 && own == 1 })
        };
        let beside = near.filter(|other| *other != index).any(|other| counts(index).any(|own| follows(own, other)));
        if let Some((_, length)) = marks[index].as_ref().filter(|_| beside) {
            cut.push((index, *length));
        }
    }
    for (index, length) in cut {
        lines[index].cut_front(length);
        lines[index].bullet = true;
    }
}

/// What a mark such as `(iv)` or `c)` counts, which may be read in two ways, and the bytes that it takes.
fn item_mark(text: &str) -> Option<(Vec<u32>, usize)> {
    let inner = text.strip_prefix('(').unwrap_or(text);
    let (mark, rest) = inner.split_once(')').filter(|(mark, _)| (1..=4).contains(&mark.len()))?;
    let word = rest.trim_start();
    if word.len() == rest.len() || word.is_empty() || !mark.bytes().all(|b| b.is_ascii_lowercase()) {
        return None;
    }
    let letter = mark.bytes().next().filter(|_| mark.len() == 1).map(|letter| u32::from(letter - b'a') + 1);
    let counts: Vec<u32> = roman(mark).into_iter().chain(letter).collect();
    (!counts.is_empty()).then(|| (counts, text.len() - word.len()))
}

/// A small Roman number.
fn roman(text: &str) -> Option<u32> {
    const NUMBERS: [&str; 15] =
        ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"];
    NUMBERS.iter().zip(1..).find(|(number, _)| **number == text).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleared(texts: &[&str]) -> Vec<String> {
        let mut lines: Vec<Line> =
            texts.iter().map(|text| Line { text: (*text).to_owned(), ..Line::default() }).collect();
        clear(&mut lines);
        lines.into_iter().map(|line| if line.bullet { format!("* {}", line.text) } else { line.text }).collect()
    }

    #[test]
    fn numbers_that_count_are_cut() {
        let cases: &[(&[&str], &[&str])] = &[
            (&["3.1\tNurse", "(i)\tRan", "(ii)\tSet", "3.2\tAide"], &["Nurse", "* Ran", "* Set", "Aide"]),
            (&["(i)\tRan", "(ii)\tSet", "Aide", "(i)\tLed"], &["* Ran", "* Set", "Aide", "* Led"]),
            (&["2.1 Honours", "Physics"], &["2.1 Honours", "Physics"]),
            (&["(c) Example Ltd"], &["(c) Example Ltd"]),
            (&["a) Swim", "b) Ride"], &["* Swim", "* Ride"]),
            (&["01.2020 Nurse", "02.2020 Aide"], &["01.2020 Nurse", "02.2020 Aide"]),
        ];
        for (texts, want) in cases {
            assert_eq!(cleared(texts), *want, "{texts:?}");
        }
    }
}
