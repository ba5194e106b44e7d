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
