//! Text made harmless for LaTeX.

use super::scripts::{Script, is_attached, is_single, script};
use super::signs::instead;
use crate::breaks::BREAK;
use crate::signs::in_latin;
use minijinja::value::{Value, ValueKind};
use minijinja::{Error, Output, State};
use std::ops::Range;

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

/// Text as LaTeX prints it. Runs of other scripts and signs that a typeface may lack are handed to `\\script` and `\\sign` with what
/// is printed when no typeface holds them.
pub(super) fn text_mode(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 8);
    for (run, kind) in runs(text) {
        match kind {
            None => safe.push_str(&plain(run)),
            Some(kind) => safe.push_str(&looked_up(run, kind)),
        }
    }
    safe
}

fn looked_up(run: &str, kind: &Script) -> String {
    let name = kind.name;
    match is_single(kind) {
        true => format!("\\sign{{{name}}}{{{run}}}{{{}}}", instead(run)),
        false => format!("\\script{{{name}}}{{{run}}}{{{}}}", plain(&in_latin(run))),
    }
}

/// The text in pieces of one typeface: letters of one script with the blanks between them, single signs, and text without either.
fn runs(text: &str) -> Vec<(&str, Option<&'static Script>)> {
    let mut runs: Vec<(Range<usize>, Option<&'static Script>)> = Vec::new();
    for (range, kind) in clusters(text) {
        let joins = |other: Option<&Script>| other == kind && !kind.is_some_and(is_single);
        let blank = |range: &Range<usize>| &text[range.clone()] == " ";
        match runs.as_mut_slice() {
            [.., (last, other)] if joins(*other) => last.end = range.end,
            [.., (word, other), (between, _)] if kind.is_some() && joins(*other) && blank(between) => {
                word.end = range.end;
                runs.pop();
            }
            _ => runs.push((range, kind)),
        }
    }
    runs.into_iter().map(|(range, kind)| (&text[range], kind)).collect()
}

/// The letters and signs of a text, each with the marks on it.
fn clusters(text: &str) -> Vec<(Range<usize>, Option<&'static Script>)> {
    let mut clusters: Vec<(Range<usize>, Option<&'static Script>)> = Vec::new();
    for (start, character) in text.char_indices() {
        let end = start + character.len_utf8();
        match clusters.last_mut().filter(|_| is_attached(character)) {
            Some((range, kind)) => {
                range.end = end;
                *kind = kind.or(script(character));
            }
            None => clusters.push((start..end, script(character))),
        }
    }
    clusters
}
/// Characters that LaTeX reads as commands, or joins into others, spelt out.
pub(super) fn plain(text: &str) -> String {
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

/// Text for the file's metadata, where no break is needed, and no typeface but by pdfLaTeX.
pub(super) fn pdf_string(text: &str) -> String {
    let text = text.replace(BREAK, "");
    let pieces = runs(&text).into_iter().map(|(run, kind)| match kind {
        None => plain(run),
        Some(_) => format!("\\metadata{{{}}}{{{}}}", plain(run), plain(&in_latin(run))),
    });
    pieces.collect()
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
            ("A 中文 B", "A \\script{cjk}{中文}{Zhong Wen} B"),
            ("Иван Петров, A", "\\script{cyrillic}{Иван Петров}{Ivan Petrov}, A"),
            ("Иван A", "\\script{cyrillic}{Иван}{Ivan} A"),
            ("אב", "\\script{hebrew}{אב}{\\textquotesingle{}b}"),
            ("\u{915}\u{94D}\u{937}", "\\script{devanagari}{\u{915}\u{94D}\u{937}}{kss}"),
            ("a → b", "a \\sign{symbols}{→}{\\ensuremath{\\rightarrow}} b"),
            ("✓★", "\\sign{symbols}{✓}{\\ding{51}}\\sign{symbols}{★}{\\ding{72}}"),
            ("🚀", "\\sign{emoji}{🚀}{[rocket]}"),
            ("Nguyễn", "Nguy\\sign{latin}{ễ}{\\~{\\^{e}}}n"),
            ("x\u{302}y", "\\sign{latin}{x\u{302}}{\\^{x}}y"),
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
