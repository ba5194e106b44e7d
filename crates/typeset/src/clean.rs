//! Untrusted text made safe to print: what a reader sees is what is there.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use vitae_model::visible::is_hidden;

/// Combining marks kept after one letter. Vietnamese needs 2, Thai 3, Hebrew with vowels and cantillation 5; the longest stack
/// in use is Tibetan for Sanskrit syllables (U+0F67 with eight marks). Unicode's stream-safe form (UAX #15) would allow 30, at
/// a cost: a layout engine shapes letter and marks in one piece.
const MAX_MARKS: usize = 8;

/// One line of text: composed (NFC), ligatures taken apart, invisible and directional controls removed, white space single,
/// at most [`MAX_MARKS`] marks on a letter.
pub(crate) fn line(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let (mut before, mut marks) = (' ', 0);
    for character in text.nfc().flat_map(without_ligature) {
        let space = character.is_whitespace() || character.is_control();
        if space && before == ' ' || !space && is_unprintable(character, before) {
            continue;
        }
        marks = marks_up_to(character, marks);
        if marks > MAX_MARKS {
            continue;
        }
        before = if space { ' ' } else { character };
        clean.push(before);
    }
    clean.truncate(clean.trim_end().len());
    // What stood between two marks may be gone, and they belong in another order now.
    clean.nfc().collect()
}

/// How many marks stand on the last letter once `character` has followed. A joiner between marks starts no new letter.
fn marks_up_to(character: char, marks: usize) -> usize {
    match character {
        '\u{200C}' | '\u{200D}' => marks,
        _ if is_combining_mark(character) => marks + 1,
        _ => 0,
    }
}

/// A text's lines, each cleaned; empty ones are dropped.
pub(crate) fn lines(text: &str) -> Vec<String> {
    text.lines().map(line).filter(|line| !line.is_empty()).collect()
}

/// U+FB00 to U+FB06 read as letters: searching and copying must find `fi`.
fn without_ligature(character: char) -> impl Iterator<Item = char> {
    let ligature = ('\u{FB00}'..='\u{FB06}').contains(&character);
    let letters = ligature.then(|| std::iter::once(character).nfkc());
    letters.into_iter().flatten().chain((!ligature).then_some(character))
}

/// Characters that print nothing, reorder their neighbours or mean something only inside one font.
fn is_unprintable(character: char, before: char) -> bool {
    is_hidden(character, before)
        || matches!(
            character,
            // Variation selectors, placeholders and what is no character.
            '\u{180B}'..='\u{180F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FFFC}'..='\u{FFFF}'
            // Private use, and the planes without letters.
            | '\u{E000}'..='\u{F8FF}' | '\u{E0000}'..='\u{10FFFF}'
        )
}

/// A link target that is safe to open: `http`, `https`, `mailto` or `tel`. An address without a scheme is taken for `https`.
pub(crate) fn url(text: &str) -> Option<String> {
    let text = line(text);
    let unsafe_character = |character: char| {
        character.is_whitespace() || matches!(character, '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}')
    };
    if text.is_empty() || text.len() > LONGEST_URL || text.contains(unsafe_character) {
        return None;
    }
    match scheme(&text) {
        Some(scheme) if SCHEMES.contains(&scheme.to_ascii_lowercase().as_str()) => Some(text),
        Some(_) => None,
        None => has_host(&text).then(|| format!("https://{text}")),
    }
}

/// Schemes that a resume may link to.
const SCHEMES: [&str; 4] = ["http", "https", "mailto", "tel"];

/// Browsers and PDF readers accept about as much.
const LONGEST_URL: usize = 2048;

/// What stands before the first colon, unless it is a host with a port.
fn scheme(text: &str) -> Option<&str> {
    let (scheme, rest) = text.split_once(':')?;
    let port = scheme.contains('.') && rest.starts_with(|c: char| c.is_ascii_digit());
    (!port && !scheme.contains('/')).then_some(scheme)
}

fn has_host(text: &str) -> bool {
    let host = text.split(['/', '?', '#', ':']).next().unwrap_or_default();
    host.contains('.') && !host.starts_with('.') && !host.ends_with('.') && !host.contains('@')
}

/// An address as printed: without scheme, `www.` and last slash.
pub(crate) fn shown_url(text: &str) -> String {
    let text = line(text);
    let bare =
        ["https://", "http://", "mailto:", "tel:"].iter().find_map(|scheme| strip_prefix_ignore_case(&text, scheme));
    let bare = bare.unwrap_or(&text);
    bare.strip_prefix("www.").unwrap_or(bare).trim_end_matches('/').to_owned()
}

fn strip_prefix_ignore_case<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let head = text.get(..prefix.len())?;
    head.eq_ignore_ascii_case(prefix).then(|| &text[prefix.len()..])
}

/// `mailto:` for something that looks like an address.
pub(crate) fn mailto(email: &str) -> Option<String> {
    let (user, host) = email.split_once('@')?;
    let plain = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_alphanumeric() || "._%+-'".contains(c));
    (plain(user) && plain(host) && host.contains('.')).then(|| format!("mailto:{email}"))
}

/// `tel:` with the digits of a phone number, when it has between 5 and 15 (the most that ITU-T E.164 allows).
pub(crate) fn tel(phone: &str) -> Option<String> {
    let plain = phone.replace("(0)", "");
    let digits: String = plain.chars().filter(char::is_ascii_digit).collect();
    let plus = if plain.trim_start().starts_with('+') { "+" } else { "" };
    (5..=15).contains(&digits.len()).then(|| format!("tel:{plus}{digits}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn text_that_hides_or_reorders_is_removed() {
        let cases = [
            ("  Emily\t Stone\u{00AD}bridge \n", "Emily Stonebridge"),
            ("e\u{0301}", "é"),
            ("o\u{FB03}ce", "office"),
            ("abc\u{202E}txt.exe", "abctxt.exe"),
            ("pass\u{200B}word\u{FEFF}", "password"),
            ("\u{F0E0} mail", "mail"),
            ("a\u{0000}b\u{001B}c", "a b c"),
            ("می\u{200C}خواهم", "می\u{200C}خواهم"),
            ("a\u{200D}b", "ab"),
            ("x\u{E0041}y", "xy"),
            ("★ star", "★ star"),
            ("\u{200B} \u{202E}", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(line(text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_letter_keeps_the_marks_that_writing_needs_and_no_tower() {
        let kept = [
            "Nguyễn Thị Ước",
            "ที่นี้ น้ำ",
            "בְּרֵאשִׁ֖ית בָּרָ֣א",
            "क्ष्म्य र्क्ष्मी",
            "\u{0F67}\u{0F90}\u{0FB5}\u{0FA8}\u{0FB3}\u{0FBA}\u{0FBC}\u{0FBB}\u{0F82}",
        ];
        for text in kept {
            let composed: String = text.nfc().collect();
            assert_eq!(line(text), composed);
        }
        let zalgo = format!("a{}b", "\u{0335}".repeat(12_000));
        assert_eq!(line(&zalgo), format!("a{}b", "\u{0335}".repeat(MAX_MARKS)));
        let joined = format!("\u{0633}{}", "\u{064B}\u{200D}".repeat(12_000));
        assert!(line(&joined).chars().count() < 4 * MAX_MARKS, "joiners do not hide marks");
        assert_eq!(line(&"\u{0335}".repeat(100)).chars().count(), MAX_MARKS, "marks without a letter");
    }

    proptest! {
        #[test]
        fn a_clean_line_is_printable_and_stays_as_it_is(text in "\\PC{0,80}|[\\x00-\\x7F\u{200B}-\u{206F}\u{FB00}-\u{FB06}]{0,80}") {
            let clean = line(&text);
            prop_assert!(!clean.contains(char::is_control) && !clean.contains("  ") && clean.trim() == clean);
            prop_assert_eq!(line(&clean), clean);
        }

        #[test]
        fn an_accepted_url_has_an_allowed_scheme_and_no_blank(text in "[a-zA-Z0-9:/.@?#%&\"<> \u{200B}-]{0,40}") {
            if let Some(url) = url(&text) {
                let scheme = url.split(':').next().unwrap().to_ascii_lowercase();
                prop_assert!(SCHEMES.contains(&scheme.as_str()) && !url.contains(['"', '<', '>', ' ']), "{}", url);
            }
        }
    }

    #[test]
    fn only_web_mail_and_phone_links_pass() {
        let cases = [
            ("https://example.org/a?b=c#d", Some("https://example.org/a?b=c#d")),
            ("HTTP://example.org", Some("HTTP://example.org")),
            ("github.com/emily", Some("https://github.com/emily")),
            ("example.org:8080/x", Some("https://example.org:8080/x")),
            ("mailto:a@example.org", Some("mailto:a@example.org")),
            ("tel:+12025550162", Some("tel:+12025550162")),
            ("javascript:alert(1)", None),
            ("java\u{200B}script:alert(1)", None),
            ("data:text/html,x", None),
            ("file:///etc/passwd", None),
            ("https://a b", None),
            ("https://a\"b", None),
            ("//example.org", None),
            ("not an address", None),
            ("word", None),
            ("", None),
        ];
        for (text, expected) in cases {
            assert_eq!(url(text).as_deref(), expected, "{text:?}");
        }
    }

    #[test]
    fn addresses_print_without_scheme() {
        for (text, expected) in [
            ("https://www.linkedin.com/in/emily/", "linkedin.com/in/emily"),
            ("github.com/e", "github.com/e"),
            ("HTTPS://X.org/", "X.org"),
        ] {
            assert_eq!(shown_url(text), expected);
        }
    }

    #[test]
    fn phone_and_mail_links_need_a_real_number_and_address() {
        assert_eq!(tel("+44 (0)20 7946 0018").as_deref(), Some("tel:+442079460018"));
        assert_eq!(tel("on request"), None);
        assert_eq!(mailto("emily@mail.example.com").as_deref(), Some("mailto:emily@mail.example.com"));
        assert_eq!(mailto("emily at example"), None);
        assert_eq!(mailto("a@b.c?subject=x"), None);
    }
}
