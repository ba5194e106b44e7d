//! Text made harmless for LaTeX.

use super::scripts::script;
use crate::breaks::BREAK;
use minijinja::value::{Value, ValueKind};
use minijinja::{Error, Output, State};

/// Writes a value into the source; strings are escaped unless a template marked them as LaTeX.
pub(super) fn formatter(out: &mut Output, state: &mut State, value: &Value) -> Result<(), Error> {
    match value.as_str() {
        Some(text) if !value.is_safe() => out.write_str(&text_mode(text)).map_err(Error::from),
        Some(text) => out.write_str(text).map_err(Error::from),
        None if value.kind() == ValueKind::Number => write!(out, "{}", number(value)).map_err(Error::from),
        None => minijinja::escape_formatter(out, state, value),
    }
}

/// A length without the noise of binary fractions.
fn number(value: &Value) -> f64 {
    let exact = f64::try_from(value.clone()).unwrap_or_default();
    (exact * 1000.0).round() / 1000.0
}

/// Text as LaTeX prints it. Runs of other scripts are handed to `\script`, which finds them a typeface.
pub(super) fn text_mode(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 8);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let kind = script(first);
        let end =
            rest.char_indices().find(|(_, c)| *c != ' ' && script(*c) != kind).map_or(rest.len(), |(index, _)| index);
        let run = rest[..end].trim_end_matches(if kind.is_some() { ' ' } else { '\0' });
        match kind {
            Some(kind) => safe.push_str(&format!(
                "\\script{{{:04X}}}{{{}}}{{{}}}",
                u32::from(first),
                kind.name,
                kind.directed(&plain(run))
            )),
            None => safe.push_str(&plain(run)),
        }
        rest = &rest[run.len()..];
    }
    safe
}

/// Characters that LaTeX reads as commands, or joins into others, spelt out.
fn plain(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 8);
    let mut before = ' ';
    for character in text.chars() {
        match character {
            '\\' => safe.push_str("\\textbackslash{}"),
            '~' => safe.push_str("\\textasciitilde{}"),
            '^' => safe.push_str("\\textasciicircum{}"),
            '"' => safe.push_str("\\textquotedbl{}"),
            '\'' => safe.push_str("\\textquotesingle{}"),
            '`' => safe.push_str("\\textasciigrave{}"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => safe.extend(['\\', character]),
            '-' if before == '-' => safe.push_str("{}-"),
            BREAK => safe.push_str("\\allowbreak{}"),
            _ => safe.push(character),
        }
        before = character;
    }
    safe
}

/// Text for the file's metadata, where no typeface and no break is needed.
pub(super) fn pdf_string(text: &str) -> String {
    plain(&text.replace(BREAK, ""))
}

/// A link target inside `\href`: what is not plain ASCII is percent-encoded.
pub(super) fn href(address: &str) -> String {
    let mut safe = String::with_capacity(address.len() + 8);
    for byte in address.bytes() {
        match byte {
            b'%' | b'#' | b'&' | b'_' => safe.extend(['\\', char::from(byte)]),
            b'~' => safe.push_str("\\string~"),
            b'$' | b'\'' | b'(' | b')' | 0..=b' ' | 127.. => safe.push_str(&format!("\\%{byte:02X}")),
            _ => safe.push(char::from(byte)),
        }
    }
    safe
}

/// The footer with LaTeX's own page numbers.
pub(super) fn page_label(label: &str) -> String {
    text_mode(label).replace("\\{page\\}", "\\thepage{}").replace("\\{pages\\}", "\\pageref*{LastPage}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_that_latex_reads_as_a_command_is_spelt_out() {
        let cases = [
            ("100% & more_#1 {x} $5", "100\\% \\& more\\_\\#1 \\{x\\} \\$5"),
            ("\\input{/etc/passwd}", "\\textbackslash{}input\\{/etc/passwd\\}"),
            ("a~b^c", "a\\textasciitilde{}b\\textasciicircum{}c"),
            (
                "``q'' \"x\"",
                "\\textasciigrave{}\\textasciigrave{}q\\textquotesingle{}\\textquotesingle{} \\textquotedbl{}x\\textquotedbl{}",
            ),
            ("a -- b --- c", "a -{}- b -{}-{}- c"),
            ("^^5cinput", "\\textasciicircum{}\\textasciicircum{}5cinput"),
            ("long\u{200B}word", "long\\allowbreak{}word"),
            ("Zoë", "Zoë"),
            ("A 中文 B", "A \\script{4E2D}{cjk}{中文} B"),
            ("Иван Петров", "\\script{0418}{cyrillic}{Иван Петров}"),
            (
                "שלום",
                "\\script{05E9}{hebrew}{\\ifdefined\\beginR\\TeXXeTstate=1 \\beginR\\fi שלום\\ifdefined\\endR\\endR\\fi{}}",
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(text_mode(text), expected, "{text}");
        }
    }

    #[test]
    fn link_targets_keep_their_meaning() {
        assert_eq!(href("https://x.org/a_b?c=1&d=%20#e~f"), "https://x.org/a\\_b?c=1\\&d=\\%20\\#e\\string~f");
        assert_eq!(href("https://x.org/ü"), "https://x.org/\\%C3\\%BC");
    }
}
