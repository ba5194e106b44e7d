//! Scripts that LaTeX typefaces seldom hold, with families to look for on the machine that compiles the source.

use crate::sections::RenderModel;
use serde::Serialize;
use std::ops::RangeInclusive;

/// A script and where to find its letters.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct Script {
    /// Its name in the source.
    pub(super) name: &'static str,
    /// Families to try, best first.
    families: &'static [&'static str],
    #[serde(skip)]
    ranges: &'static [RangeInclusive<char>],
    #[serde(skip)]
    right_to_left: bool,
}

impl Script {
    /// Text in the script's direction. XeTeX needs to be told; LuaTeX lacks the command and is left alone.
    pub(super) fn directed(&self, text: &str) -> String {
        match self.right_to_left {
            true => format!("\\ifdefined\\beginR\\TeXXeTstate=1 \\beginR\\fi {text}\\ifdefined\\endR\\endR\\fi{{}}"),
            false => text.to_owned(),
        }
    }
}

/// The script of a character; `None` for Latin, digits, punctuation and symbols.
pub(super) fn script(character: char) -> Option<&'static Script> {
    let far = character >= '\u{0370}';
    far.then(|| SCRIPTS.iter().find(|script| script.ranges.iter().any(|range| range.contains(&character)))).flatten()
}

/// The scripts that a resume uses.
pub(super) fn used(model: &RenderModel) -> Vec<&'static Script> {
    let text = serde_json::to_string(model).unwrap_or_default();
    SCRIPTS.iter().filter(|it| text.chars().any(|character| script(character) == Some(it))).collect()
}

const fn script_of(
    name: &'static str,
    families: &'static [&'static str],
    ranges: &'static [RangeInclusive<char>],
    right_to_left: bool,
) -> Script {
    Script { name, families, ranges, right_to_left }
}

static SCRIPTS: [Script; 9] = [
    script_of(
        "greek",
        &["Noto Sans", "DejaVu Sans", "FreeSans"],
        &['\u{0370}'..='\u{03FF}', '\u{1F00}'..='\u{1FFF}'],
        false,
    ),
    script_of("cyrillic", &["Noto Sans", "DejaVu Sans", "FreeSans"], &['\u{0400}'..='\u{052F}'], false),
    script_of("armenian", &["Noto Sans Armenian", "DejaVu Sans"], &['\u{0530}'..='\u{058F}'], false),
    script_of("hebrew", &["Noto Sans Hebrew", "DejaVu Sans", "FreeSans"], &['\u{0590}'..='\u{05FF}'], true),
    script_of(
        "arabic",
        &["Noto Sans Arabic", "Noto Naskh Arabic", "DejaVu Sans"],
        &['\u{0600}'..='\u{08FF}', '\u{FB50}'..='\u{FEFE}'],
        true,
    ),
    script_of("indic", &["Noto Sans Devanagari", "FreeSans"], &['\u{0900}'..='\u{0DFF}'], false),
    script_of("thai", &["Noto Sans Thai", "Garuda"], &['\u{0E00}'..='\u{0E7F}'], false),
    script_of("georgian", &["Noto Sans Georgian", "DejaVu Sans"], &['\u{10A0}'..='\u{10FF}'], false),
    script_of(
        "cjk",
        &["Noto Sans CJK SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei", "Fandol Hei"],
        &[
            '\u{2E80}'..='\u{9FFF}',
            '\u{AC00}'..='\u{D7AF}',
            '\u{F900}'..='\u{FAFF}',
            '\u{FF00}'..='\u{FFEF}',
            '\u{20000}'..='\u{3FFFF}',
        ],
        false,
    ),
];
