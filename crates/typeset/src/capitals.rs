//! Text in capitals, as the languages write them.

use icu_casemap::CaseMapper;
use icu_locale_core::{LanguageIdentifier, langid};

/// The text in capitals by the rules of its language, a tag such as `tr` or `de-AT`. Greek letters lose their accents whatever the
/// language is, and `ß` becomes its own capital: `SS` could not be read back.
pub(crate) fn capitals(text: &str, language: &str) -> String {
    let language = language.parse().unwrap_or(LanguageIdentifier::UNKNOWN);
    let words = text.split_inclusive(char::is_whitespace);
    words.map(|word| word_in_capitals(&word.replace('ß', "ẞ"), &language)).collect()
}

fn word_in_capitals(word: &str, language: &LanguageIdentifier) -> String {
    let language = if word.contains(is_greek) { &langid!("el") } else { language };
    CaseMapper::new().uppercase_to_string(word, language).into_owned()
}

fn is_greek(character: char) -> bool {
    matches!(character, '\u{0370}'..='\u{03FF}' | '\u{1F00}'..='\u{1FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_follow_the_language_and_the_script() {
        let cases = [
            ("Emily Stonebridge", "en", "EMILY STONEBRIDGE"),
            ("Άννα Παπαδοπούλου", "el", "ΑΝΝΑ ΠΑΠΑΔΟΠΟΥΛΟΥ"),
            ("Εμπειρία", "en", "ΕΜΠΕΙΡΙΑ"),
            ("Μάιος", "en", "ΜΑΪΟΣ"),
            ("προϋπηρεσία", "en", "ΠΡΟΫΠΗΡΕΣΙΑ"),
            ("ΐ ΰ ή", "en", "Ϊ Ϋ Ή"),
            ("Ἀθῆναι τῷ", "en", "ΑΘΗΝΑΙ ΤΩΙ"),
            ("Λόγος Ltd", "en", "ΛΟΓΟΣ LTD"),
            ("Işık Çiğdem", "tr", "IŞIK ÇİĞDEM"),
            ("İş Deneyimi", "tr-TR", "İŞ DENEYİMİ"),
            ("Vətəndaşlıq işi", "az", "VƏTƏNDAŞLIQ İŞİ"),
            ("Çiğdem", "en", "ÇIĞDEM"),
            ("Großmann", "de", "GROẞMANN"),
            ("Weiß", "en", "WEIẞ"),
            ("Éloïse", "fr", "ÉLOÏSE"),
            ("Иван Петров", "", "ИВАН ПЕТРОВ"),
            ("王小明 محمد", "zz-no-tag-!", "王小明 محمد"),
            ("  a  b ", "en", "  A  B "),
        ];
        for (text, language, expected) in cases {
            assert_eq!(capitals(text, language), expected, "{text} in {language}");
        }
    }
}
