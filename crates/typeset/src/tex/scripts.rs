//! Characters that LaTeX typefaces seldom hold, with families to look for on the machine that compiles the source.

use crate::sections::RenderModel;
use crate::signs::is_symbol;
use serde::Serialize;
use std::ops::RangeInclusive;
use unicode_normalization::char::is_combining_mark;

/// A script or a kind of signs, and where to find it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct Script {
    /// Its name in the source.
    pub(super) name: &'static str,
    /// Families to try, best first.
    families: &'static [&'static str],
    /// What fontspec needs to know to join and to place its letters; empty when nothing.
    options: &'static str,
    /// The language by whose rules XeTeX breaks its lines; empty for those with blanks between words.
    breaks: &'static str,
    /// Whether it is written from right to left.
    right_to_left: bool,
    #[serde(skip)]
    ranges: &'static [RangeInclusive<char>],
}

/// The script of a character; `None` for what every typeface holds.
pub(super) fn script(character: char) -> Option<&'static Script> {
    if is_common(character) {
        return None;
    }
    SCRIPTS.iter().find(|script| script.ranges.iter().any(|range| range.contains(&character))).or(match character {
        '\u{1F000}'..='\u{1FAFF}' => Some(&EMOJI),
        _ if is_symbol(character) => Some(&SYMBOLS),
        ..='\u{036F}' | '\u{1D00}'..='\u{1EFF}' => Some(&LATIN),
        _ => Some(&LETTERS),
    })
}

/// Whether each character is looked up for itself: signs and Latin letters, which stand within words.
pub(super) fn is_single(script: &Script) -> bool {
    [&EMOJI, &SYMBOLS, &LATIN].contains(&script)
}

/// Whether a character belongs to the letter before it, whatever that is.
pub(super) fn is_attached(character: char) -> bool {
    is_combining_mark(character) || matches!(character, '\u{200C}' | '\u{200D}')
}

/// ASCII, and the letters and marks that both T1-encoded typefaces and OpenType ones hold.
fn is_common(character: char) -> bool {
    matches!(character,
        '\0'..='\u{7F}'
        | '\u{A0}'..='\u{137}'
        | '\u{139}'..='\u{13E}'
        | '\u{141}'..='\u{148}'
        | '\u{14A}'..='\u{165}'
        | '\u{168}'..='\u{17E}'
        | '\u{218}'..='\u{21B}'
        | '\u{200B}'
        | '\u{2013}' | '\u{2014}' | '\u{2018}'..='\u{201A}' | '\u{201C}'..='\u{201E}' | '\u{2020}'..='\u{2022}' | '\u{2026}'
        | '\u{2030}' | '\u{2039}' | '\u{203A}' | '\u{20AC}' | '\u{2122}'
    )
}

const fn with(
    name: &'static str,
    families: &'static [&'static str],
    ranges: &'static [RangeInclusive<char>],
) -> Script {
    Script { name, families, options: "", breaks: "", right_to_left: false, ranges }
}

const fn shaped(
    name: &'static str,
    options: &'static str,
    families: &'static [&'static str],
    ranges: &'static [RangeInclusive<char>],
) -> Script {
    Script { options, ..with(name, families, ranges) }
}

static SYMBOLS: Script = with(
    "symbols",
    &["Noto Sans Symbols 2", "Segoe UI Symbol", "Apple Symbols", "Symbola", "DejaVu Sans", "FreeSerif"],
    &[],
);
static EMOJI: Script =
    with("emoji", &["Noto Emoji", "Segoe UI Emoji", "Symbola", "Segoe UI Symbol", "DejaVu Sans"], &[]);
static LATIN: Script = with("latin", &["Noto Sans", "DejaVu Sans", "FreeSans"], &[]);
static LETTERS: Script = with("letters", &["Noto Sans", "DejaVu Sans", "FreeSans", "FreeSerif", "Unifont"], &[]);

static SCRIPTS: [Script; 24] = [
    with("greek", &["Noto Sans", "DejaVu Sans", "FreeSans"], &['\u{0370}'..='\u{03FF}', '\u{1F00}'..='\u{1FFF}']),
    with("cyrillic", &["Noto Sans", "DejaVu Sans", "FreeSans"], &['\u{0400}'..='\u{052F}']),
    with("armenian", &["Noto Sans Armenian", "DejaVu Sans"], &['\u{0530}'..='\u{058F}']),
    Script {
        right_to_left: true,
        ..shaped(
            "hebrew",
            "Script=Hebrew",
            &["Noto Sans Hebrew", "Arial Hebrew", "DejaVu Sans", "FreeSans"],
            &['\u{0590}'..='\u{05FF}', '\u{FB1D}'..='\u{FB4F}'],
        )
    },
    Script {
        right_to_left: true,
        ..shaped(
            "arabic",
            "Script=Arabic",
            &["Noto Sans Arabic", "Noto Naskh Arabic", "Amiri", "Geeza Pro", "DejaVu Sans"],
            &['\u{0600}'..='\u{08FF}', '\u{FB50}'..='\u{FDFF}', '\u{FE70}'..='\u{FEFE}'],
        )
    },
    shaped("devanagari", "Script=Devanagari", &["Noto Sans Devanagari", "FreeSans"], &['\u{0900}'..='\u{097F}']),
    shaped("bengali", "Script=Bengali", &["Noto Sans Bengali", "FreeSans"], &['\u{0980}'..='\u{09FF}']),
    shaped("gurmukhi", "Script=Gurmukhi", &["Noto Sans Gurmukhi", "FreeSans"], &['\u{0A00}'..='\u{0A7F}']),
    shaped("gujarati", "Script=Gujarati", &["Noto Sans Gujarati", "FreeSans"], &['\u{0A80}'..='\u{0AFF}']),
    shaped("oriya", "Script=Oriya", &["Noto Sans Oriya", "FreeSans"], &['\u{0B00}'..='\u{0B7F}']),
    shaped("tamil", "Script=Tamil", &["Noto Sans Tamil", "FreeSerif"], &['\u{0B80}'..='\u{0BFF}']),
    shaped("telugu", "Script=Telugu", &["Noto Sans Telugu"], &['\u{0C00}'..='\u{0C7F}']),
    shaped("kannada", "Script=Kannada", &["Noto Sans Kannada"], &['\u{0C80}'..='\u{0CFF}']),
    shaped("malayalam", "Script=Malayalam", &["Noto Sans Malayalam", "FreeSerif"], &['\u{0D00}'..='\u{0D7F}']),
    shaped("sinhala", "Script=Sinhala", &["Noto Sans Sinhala", "FreeSerif"], &['\u{0D80}'..='\u{0DFF}']),
    Script { breaks: "th", ..with("thai", &["Noto Sans Thai", "Garuda"], &['\u{0E00}'..='\u{0E7F}']) },
    Script { breaks: "lo", ..with("lao", &["Noto Sans Lao", "DejaVu Sans"], &['\u{0E80}'..='\u{0EFF}']) },
    shaped("tibetan", "Script=Tibetan", &["Noto Serif Tibetan", "Microsoft Himalaya"], &['\u{0F00}'..='\u{0FFF}']),
    Script { breaks: "my", ..with("myanmar", &["Noto Sans Myanmar", "Myanmar Text"], &['\u{1000}'..='\u{109F}']) },
    with("georgian", &["Noto Sans Georgian", "DejaVu Sans"], &['\u{10A0}'..='\u{10FF}', '\u{1C90}'..='\u{1CBF}']),
    with("ethiopic", &["Noto Sans Ethiopic", "Nyala", "FreeSerif"], &['\u{1200}'..='\u{139F}']),
    Script {
        breaks: "km",
        ..shaped(
            "khmer",
            "Script=Khmer",
            &["Noto Sans Khmer", "Khmer UI"],
            &['\u{1780}'..='\u{17FF}', '\u{19E0}'..='\u{19FF}'],
        )
    },
    Script {
        breaks: "ko",
        ..with(
            "hangul",
            &[
                "Noto Sans CJK KR",
                "Noto Sans CJK SC",
                "Source Han Sans KR",
                "Apple SD Gothic Neo",
                "Malgun Gothic",
                "NanumGothic",
                "UnDotum",
            ],
            &['\u{1100}'..='\u{11FF}', '\u{3130}'..='\u{318F}', '\u{AC00}'..='\u{D7AF}'],
        )
    },
    Script {
        breaks: "zh",
        ..with(
            "cjk",
            &[
                "Noto Sans CJK SC",
                "Source Han Sans SC",
                "PingFang SC",
                "Hiragino Sans",
                "Microsoft YaHei",
                "Yu Gothic",
                "Fandol Hei",
                "FandolHei-Regular.otf",
                "HaranoAjiGothic-Regular.otf",
            ],
            &[
                '\u{2E80}'..='\u{9FFF}',
                '\u{F900}'..='\u{FAFF}',
                '\u{FE30}'..='\u{FE4F}',
                '\u{FF00}'..='\u{FFEF}',
                '\u{20000}'..='\u{3FFFF}',
            ],
        )
    },
];

/// What a resume uses.
pub(super) fn used(model: &RenderModel) -> Vec<&'static Script> {
    let text = serde_json::to_string(model).unwrap_or_default();
    let all = SCRIPTS.iter().chain([&SYMBOLS, &EMOJI, &LATIN, &LETTERS]);
    all.filter(|it| text.chars().any(|character| script(character) == Some(it))).collect()
}
