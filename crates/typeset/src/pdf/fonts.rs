//! The embedded fonts: the designs' own, then Noto for the scripts those lack. Licences in `templates/fonts/`.

use crate::signs::{instead, is_symbol};
use std::sync::LazyLock;
use typst::foundations::Bytes;
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;

macro_rules! embedded {
    ($($file:literal),* $(,)?) => {
        [$(include_bytes!(concat!("../../../../templates/fonts/", $file)).as_slice()),*]
    };
}

/// In order of preference when a design's own font lacks a character.
static FILES: [&[u8]; 32] = embedded![
    "EBGaramond-Italic.ttf",
    "EBGaramond-Regular.ttf",
    "EBGaramond-SemiBold.ttf",
    "FiraSans-Italic.ttf",
    "FiraSans-Regular.ttf",
    "FiraSans-SemiBold.ttf",
    "Inter-Italic.ttf",
    "Inter-Light.ttf",
    "Inter-Regular.ttf",
    "Inter-SemiBold.ttf",
    "LibertinusSerif-Bold.otf",
    "LibertinusSerif-Italic.otf",
    "LibertinusSerif-Regular.otf",
    "Manrope-Bold.ttf",
    "Manrope-Regular.ttf",
    "Manrope-SemiBold.ttf",
    "NotoSansArabic-Regular.ttf",
    "NotoSansArmenian-Regular.ttf",
    "NotoSansBengali-Regular.ttf",
    "NotoSansCJKsc-Regular.otf",
    "NotoSansDevanagari-Regular.ttf",
    "NotoSansGeorgian-Regular.ttf",
    "NotoSansGujarati-Regular.ttf",
    "NotoSansGurmukhi-Regular.ttf",
    "NotoSansHebrew-Regular.ttf",
    "NotoSansKannada-Regular.ttf",
    "NotoSansMalayalam-Regular.ttf",
    "NotoSansTamil-Regular.ttf",
    "NotoSansTelugu-Regular.ttf",
    "NotoSansThai-Regular.ttf",
    "NotoSansSymbols2-Regular.ttf",
    "NotoEmoji-Regular.ttf",
];

static FONTS: LazyLock<Vec<Font>> =
    LazyLock::new(|| FILES.iter().filter_map(|file| Font::new(Bytes::new(*file), 0)).collect());

static BOOK: LazyLock<LazyHash<FontBook>> = LazyLock::new(|| LazyHash::new(FontBook::from_fonts(FONTS.iter())));

/// What Typst chooses fonts by.
pub(super) fn book() -> &'static LazyHash<FontBook> {
    &BOOK
}

/// The font at an index of the book.
pub(super) fn font(index: usize) -> Option<Font> {
    FONTS.get(index).cloned()
}

/// Text with words for the pictures and symbols that no embedded font holds: they would print as empty boxes. Letters always stay.
pub(super) fn printable(text: &str) -> String {
    let mut printable = String::with_capacity(text.len());
    for character in text.chars() {
        match is_symbol(character) && !covers(character) {
            true => printable.push_str(&instead(character)),
            false => printable.push(character),
        }
    }
    printable
}

/// Whether any embedded font has a glyph for the character.
fn covers(character: char) -> bool {
    FONTS.iter().any(|font| font.info().coverage.contains(character as u32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;

    #[test]
    fn every_embedded_file_is_a_font() {
        assert_eq!(FONTS.len(), FILES.len());
    }

    #[test]
    fn pictures_without_a_glyph_are_named_and_letters_stay() {
        for (text, expected) in [
            ("Ship it 🚀! ✓ ☎", "Ship it 🚀! ✓ ☎"),
            ("a\u{23B7}b", "a[U+23B7]b"),
            ("★ Łódź 中 → 5", "★ Łódź 中 → 5"),
            ("ខ្មែរ", "ខ្មែរ"),
        ] {
            assert_eq!(printable(text), expected);
        }
    }

    #[test]
    fn every_theme_uses_an_embedded_family() {
        for template in Catalogue::load().templates() {
            for family in [&template.theme.font.body, &template.theme.font.heading] {
                assert!(book().contains_family(&family.to_lowercase()), "{}: {family}", template.id);
            }
        }
    }
}
