//! Signs by LaTeX commands that every engine and distribution has.

use super::escape::plain;
use crate::signs;
use unicode_normalization::UnicodeNormalization;

/// What LaTeX prints in place of a sign, or of a letter with its marks, that no typeface at hand holds.
pub(super) fn instead(cluster: &str) -> String {
    let first = cluster.chars().next().unwrap_or_default();
    if let Some((_, command)) = MATHS.iter().find(|(sign, _)| *sign == first) {
        return format!("\\ensuremath{{\\{command}}}");
    }
    match dingbat(first) {
        Some(code) => format!("\\ding{{{code}}}"),
        None => accented(cluster).unwrap_or_else(|| plain(&signs::instead(first))),
    }
}

/// The place of a character in Zapf Dingbats, after which Unicode ordered its block of that name.
fn dingbat(character: char) -> Option<u32> {
    let code = u32::from(character);
    let in_block = match code {
        0x2701..=0x275E => Some(code - 0x2700 + 0x20),
        0x2761..=0x2767 | 0x2776..=0x2794 | 0x2798..=0x27AF | 0x27B1..=0x27BE => Some(code - 0x2700 + 0x40),
        0x2460..=0x2469 => Some(code - 0x2460 + 172),
        _ => None,
    };
    in_block.or(DINGBATS.iter().find(|(sign, _)| *sign == character).map(|(_, code)| *code))
}

/// A Latin letter under LaTeX's accents; `None` when it has none of them.
fn accented(cluster: &str) -> Option<String> {
    let mut parts = cluster.nfd();
    let letter = parts.next().filter(char::is_ascii_alphabetic)?;
    let accents = parts.filter_map(|mark| ACCENTS.iter().find(|(accent, _)| *accent == mark));
    let letter = letter.to_string();
    let whole = accents.fold(letter.clone(), |inner, (_, command)| format!("\\{command}{{{inner}}}"));
    (whole != letter).then_some(whole)
}

const ACCENTS: [(char, &str); 14] = [
    ('\u{0300}', "`"),
    ('\u{0301}', "'"),
    ('\u{0302}', "^"),
    ('\u{0303}', "~"),
    ('\u{0304}', "="),
    ('\u{0306}', "u"),
    ('\u{0307}', "."),
    ('\u{0308}', "\""),
    ('\u{030A}', "r"),
    ('\u{030B}', "H"),
    ('\u{030C}', "v"),
    ('\u{0323}', "d"),
    ('\u{0327}', "c"),
    ('\u{0331}', "b"),
];

/// Signs of Zapf Dingbats that Unicode has outside its block.
const DINGBATS: [(char, u32); 14] = [
    ('\u{260E}', 37),
    ('\u{261B}', 42),
    ('\u{261E}', 43),
    ('\u{2605}', 72),
    ('\u{25CF}', 108),
    ('\u{25A0}', 110),
    ('\u{25B2}', 115),
    ('\u{25BC}', 116),
    ('\u{25C6}', 117),
    ('\u{25D7}', 119),
    ('\u{2663}', 168),
    ('\u{2666}', 169),
    ('\u{2665}', 170),
    ('\u{2660}', 171),
];

const MATHS: [(char, &str); 39] = [
    ('\u{2190}', "leftarrow"),
    ('\u{2191}', "uparrow"),
    ('\u{2192}', "rightarrow"),
    ('\u{2193}', "downarrow"),
    ('\u{2194}', "leftrightarrow"),
    ('\u{2196}', "nwarrow"),
    ('\u{2197}', "nearrow"),
    ('\u{2198}', "searrow"),
    ('\u{2199}', "swarrow"),
    ('\u{21D0}', "Leftarrow"),
    ('\u{21D2}', "Rightarrow"),
    ('\u{21D4}', "Leftrightarrow"),
    ('\u{27F5}', "longleftarrow"),
    ('\u{27F6}', "longrightarrow"),
    ('\u{2200}', "forall"),
    ('\u{2202}', "partial"),
    ('\u{2203}', "exists"),
    ('\u{2206}', "Delta"),
    ('\u{2207}', "nabla"),
    ('\u{2208}', "in"),
    ('\u{220F}', "prod"),
    ('\u{2211}', "sum"),
    ('\u{221A}', "surd"),
    ('\u{221D}', "propto"),
    ('\u{221E}', "infty"),
    ('\u{2227}', "wedge"),
    ('\u{2228}', "vee"),
    ('\u{2229}', "cap"),
    ('\u{222A}', "cup"),
    ('\u{222B}', "int"),
    ('\u{223C}', "sim"),
    ('\u{2248}', "approx"),
    ('\u{2260}', "neq"),
    ('\u{2261}', "equiv"),
    ('\u{2264}', "leq"),
    ('\u{2265}', "geq"),
    ('\u{226A}', "ll"),
    ('\u{226B}', "gg"),
    ('\u{25E6}', "circ"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_printed_by_commands_where_latex_has_them() {
        let cases = [
            ("≥", "\\ensuremath{\\geq}"),
            ("✔", "\\ding{52}"),
            ("➔", "\\ding{212}"),
            ("➾", "\\ding{254}"),
            ("③", "\\ding{174}"),
            ("☎", "\\ding{37}"),
            ("ệ", "\\^{\\d{e}}"),
            ("ơ", "o"),
            ("🏆", "[trophy]"),
            ("\u{23B7}", "[U+23B7]"),
        ];
        for (sign, expected) in cases {
            assert_eq!(instead(sign), expected, "{sign}");
        }
    }
}
