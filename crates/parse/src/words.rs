//! Folding of words, so that they can be compared.

use unicode_normalization::UnicodeNormalization;

/// Lower case, without accents and marks, one space between words; `&` is `and`.
pub(crate) fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut pending = false;
    for c in text.nfd() {
        let c = match c {
            '&' => {
                if !out.is_empty() {
                    out.push(' ');
                }
                out.push_str("and");
                pending = true;
                continue;
            }
            '\u{300}'..='\u{36f}' => continue,
            '\'' | '’' | '.' => continue,
            'ı' => 'i',
            'ł' | 'Ł' => 'l',
            'ø' | 'Ø' => 'o',
            'ß' => {
                push(&mut out, &mut pending, "ss");
                continue;
            }
            'œ' | 'Œ' => {
                push(&mut out, &mut pending, "oe");
                continue;
            }
            'æ' | 'Æ' => {
                push(&mut out, &mut pending, "ae");
                continue;
            }
            c => c,
        };
        if c.is_alphanumeric() || c == '+' || c == '#' {
            let lower: String = c.to_lowercase().collect();
            push(&mut out, &mut pending, &lower);
        } else {
            pending = true;
        }
    }
    out
}

/// Whether the letters of a text stand apart: `S K I L L S`; letters that were moved together stay so: `E D U C AT I O N`.
pub(crate) fn is_letter_spaced(text: &str) -> bool {
    let lengths: Vec<usize> = text.split_whitespace().map(|part| part.chars().count()).collect();
    let single = lengths.iter().filter(|length| **length == 1).count();
    lengths.len() >= 3 && single * 2 >= lengths.len() && lengths.iter().all(|length| *length <= 3)
}

fn push(out: &mut String, pending: &mut bool, text: &str) {
    if *pending && !out.is_empty() {
        out.push(' ');
    }
    *pending = false;
    out.push_str(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_stand_apart_are_seen() {
        let cases = [
            ("S K I L L S", true),
            ("E D U C AT I O N", true),
            ("AWA R D S & P R I Z E S", true),
            ("Skills", false),
            ("A B", false),
            ("I am a cook", false),
        ];
        for (text, want) in cases {
            assert_eq!(is_letter_spaced(text), want, "{text}");
        }
    }

    #[test]
    fn texts_are_folded() {
        let cases = [
            ("Honors & Awards", "honors and awards"),
            ("  BERUFSERFAHRUNG: ", "berufserfahrung"),
            ("Über mich", "uber mich"),
            ("Centres d’intérêt", "centres dinteret"),
            ("C++ / C#", "c++ c#"),
            ("Œnologue", "oenologue"),
        ];
        for (text, want) in cases {
            assert_eq!(fold(text), want);
        }
    }
}
