//! Email addresses, web addresses and phone numbers.

use crate::vocabulary;
use std::ops::Range;
use vitae_model::{check, dates};

/// The places of all email addresses.
pub(crate) fn emails(text: &str) -> Vec<Range<usize>> {
    let user = |c: char| c.is_alphanumeric() || "._%+-'".contains(c);
    let host = |c: char| c.is_alphanumeric() || ".-".contains(c);
    let mut out: Vec<Range<usize>> = Vec::new();
    for (at, _) in text.match_indices('@') {
        let start = text[..at].rfind(|c| !user(c)).map_or(0, |found| found + char_len(text, found));
        let end = text[at + 1..].find(|c| !host(c)).map_or(text.len(), |found| at + 1 + found);
        let start = start + (text[start..at].len() - text[start..at].trim_start_matches(['.', '\'', '-']).len());
        let end = end - (text[at..end].len() - text[at..end].trim_end_matches(['.', '-']).len());
        if check::is_email(&text[start..end]) && out.last().is_none_or(|last| last.end <= start) {
            out.push(start..end);
        }
    }
    out
}

fn char_len(text: &str, at: usize) -> usize {
    text[at..].chars().next().map_or(1, char::len_utf8)
}

/// The places of all web addresses. A bare host (`name.dev`) counts only when `bare` is set.
pub(crate) fn urls(text: &str, bare: bool) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = 0;
    for piece in text.split(|c: char| c.is_whitespace() || "|,;•·<>()[]\"".contains(c)) {
        let from = start;
        start += piece.len() + text[start + piece.len()..].chars().next().map_or(0, char::len_utf8);
        let token = piece.trim_end_matches(['.', ':']);
        let lead = token.len() - token.trim_start_matches(|c: char| !c.is_alphanumeric()).len();
        let token = &token[lead..];
        if is_url(token, bare) {
            out.push(from + lead..from + lead + token.len());
        }
    }
    out
}

/// Whether a text is nothing but a web address.
pub(crate) fn is_whole_url(text: &str, bare: bool) -> bool {
    urls(text, bare).first().is_some_and(|range| *range == (0..text.len()))
}

fn is_url(token: &str, bare: bool) -> bool {
    let lower = token.to_lowercase();
    if token.contains('@') {
        return false;
    }
    if let Some(rest) = lower.strip_prefix("https://").or_else(|| lower.strip_prefix("http://")) {
        return rest.contains('.') && rest.len() > 3;
    }
    let (host, path) = lower.split_once('/').map_or((lower.as_str(), None), |(host, path)| (host, Some(path)));
    let labels: Vec<&str> = host.split('.').collect();
    let well_formed = labels.len() >= 2
        && labels.iter().all(|label| !label.is_empty() && label.chars().all(|c| c.is_alphanumeric() || c == '-'))
        && labels.first().is_some_and(|label| label.chars().any(char::is_alphabetic))
        && labels.last().is_some_and(|label| vocabulary::HOST_ENDINGS.contains(label));
    well_formed && (bare || path.is_some_and(|path| !path.is_empty()) || labels[0] == "www" || labels.len() >= 3)
}

/// The place of the first phone number.
pub(crate) fn phone(text: &str) -> Option<Range<usize>> {
    let part = |c: char| c.is_ascii_digit() || "+()-./ \u{a0}‑–".contains(c);
    let mut at = 0;
    while at < text.len() {
        let Some(found) = text[at..].find(|c: char| c.is_ascii_digit() || c == '+' || c == '(') else { break };
        let start = at + found;
        let end = text[start..].find(|c| !part(c)).map_or(text.len(), |found| start + found);
        let (start, end) = international(text, start, end);
        let end = start + first_number(&text[start..end]).len();
        let trimmed = text[start..end].trim_end_matches(|c: char| !c.is_ascii_digit());
        let after = text[start + trimmed.len()..].chars().next();
        let glued = text[..start].chars().next_back().is_some_and(|c| c.is_alphanumeric() || "@_/=".contains(c))
            || after.is_some_and(|c| c.is_alphabetic() || c == '@' || c == '_');
        if !glued && is_phone(trimmed) && !is_registered(text, start, trimmed) && !in_web_address(&text[..start]) {
            return Some(start..start + trimmed.len());
        }
        at = end.max(start + 1);
        while !text.is_char_boundary(at) {
            at += 1;
        }
    }
    None
}

/// Words before the number of a paper, a patent, a book.
const REGISTERS: &[&str] = &[
    "doi", "arxiv", "patent", "patents", "patente", "isbn", "issn", "pmid", "pmcid", "orcid", "eprint", "dx", "vol",
    "pp", "corpusid",
];
/// So many words before a number may say that it is one of these.
const BEFORE: usize = 3;

/// Whether a number is that of a paper, a patent or a book: by the words before it or by its shape (`10.1145/3292500`).
fn is_registered(text: &str, start: usize, number: &str) -> bool {
    let before = text[..start].rsplit(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let said = before.take(BEFORE).any(|word| REGISTERS.contains(&word.to_lowercase().as_str()));
    let all_digits = |part: &str, lengths: std::ops::RangeInclusive<usize>| {
        lengths.contains(&part.len()) && part.chars().all(|c| c.is_ascii_digit())
    };
    let doi = number.strip_prefix("10.").and_then(|rest| rest.split_once('/'));
    let preprint = number.split_once('.').filter(|(month, _)| all_digits(month, 4..=4));
    said || doi.is_some_and(|(prefix, _)| all_digits(prefix, 4..=6))
        || preprint.is_some_and(|(_, count)| all_digits(count, 4..=5))
}

/// Whether a web address goes on where a text ends: its numbers are not those of a phone.
fn in_web_address(before: &str) -> bool {
    let word = before.rsplit(char::is_whitespace).next().unwrap_or_default();
    word.contains("://") || word.starts_with("www.")
}

/// The stretch from a `+` on, which nothing but a postcode or another number stands before: `6430 / +61 8 5550 1187`.
fn international(text: &str, start: usize, end: usize) -> (usize, usize) {
    let plus = text[start..end].find('+').map(|at| start + at).filter(|at| text[..*at].ends_with(' '));
    let digits = |part: &str| part.chars().filter(char::is_ascii_digit).count();
    let short = |at: &usize| digits(&text[start..*at]) < 7;
    // So may a national number be: `MI 49423 / (555) 019-6021`.
    let bracket = || text[start..end].find("/ (").map(|at| start + at + 2);
    let national = || bracket().filter(|at| digits(&text[start..*at]) == 5 && digits(&text[*at..end]) >= 10);
    (plus.filter(short).or_else(national).unwrap_or(start), end)
}

/// The first of several numbers with a slash or a dash between blanks.
fn first_number(text: &str) -> &str {
    let digits = |part: &str| part.chars().filter(char::is_ascii_digit).count();
    let cuts = [" / ", " – ", " - "].iter().filter_map(|mark| text.split_once(mark));
    // Behind a whole number with its country's code stands a postcode, if anything.
    let whole = |first: &str| first.starts_with('+') && digits(first) >= 10;
    // So it may behind a national one.
    let postcode = |rest: &str| matches!(digits(rest), 4..=6) && !rest.trim().contains(' ');
    let national = |first: &str, rest: &str| first.starts_with('0') && digits(first) >= 10 && postcode(rest);
    let cuts =
        cuts.filter(|(first, rest)| whole(first) || national(first, rest) || digits(first) >= 7 && digits(rest) >= 6);
    cuts.map(|(first, _)| first).next().unwrap_or(text)
}

/// 7 to 15 digits that are not a date, a postcode or a span of numbers.
fn is_phone(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let opens = text.matches('(').count() == text.matches(')').count();
    let dated: usize = dates::find(text).iter().map(|(range, _)| range.len()).sum();
    let marked = text.starts_with(['+', '(']) || text.starts_with('0');
    (7..=15).contains(&digits)
        && opens
        && (dated == 0 || (marked && dated * 2 < text.len()))
        && !is_span(text)
        && !text.contains("   ")
}

/// Two numbers with a dash between, as in a span or a postcode: `1180–1420`, `4050-600`.
fn is_span(text: &str) -> bool {
    let parts: Vec<&str> = text.split(['-', '–']).map(str::trim).collect();
    let plain = |part: &&str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    parts.iter().all(plain) && matches!(lengths[..], [4, 3] | [5, 4] | [4, 4] | [5, 5] | [6, 6])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emails_are_found() {
        let cases = [
            ("mail: ada.l@example.org.", vec!["ada.l@example.org"]),
            ("a@b.co | c+d@e-f.de", vec!["a@b.co", "c+d@e-f.de"]),
            ("@ada", vec![]),
            ("ada@host", vec![]),
        ];
        for (text, want) in cases {
            let got: Vec<&str> = emails(text).into_iter().map(|range| &text[range]).collect();
            assert_eq!(got, want, "{text}");
        }
    }

    #[test]
    fn urls_are_found() {
        let cases = [
            ("see https://a.example/x, ok", false, vec!["https://a.example/x"]),
            ("github.com/ada · Node.js, ASP.NET", false, vec!["github.com/ada"]),
            ("ada.dev", true, vec!["ada.dev"]),
            ("ada.dev", false, vec![]),
            ("www.ada.org | ada@example.org", true, vec!["www.ada.org"]),
            ("ada.example.com", false, vec!["ada.example.com"]),
        ];
        for (text, bare, want) in cases {
            let got: Vec<&str> = urls(text, bare).into_iter().map(|range| &text[range]).collect();
            assert_eq!(got, want, "{text}");
        }
    }

    #[test]
    fn phones_are_found() {
        let cases = [
            ("Tel. +44 (0)20 7946 0762", Some("+44 (0)20 7946 0762")),
            ("(212) 555-0143", Some("(212) 555-0143")),
            ("617.555.0169", Some("617.555.0169")),
            ("01/2020 - 03/2022", None),
            ("2019 - 2022", None),
            ("12345", None),
            ("1180–1420", None),
            ("4050-600 Porto", None),
            ("0171 3920047 / 030 23125 118", Some("0171 3920047")),
            ("06 39 98 41 27", Some("06 39 98 41 27")),
            ("06 39 98 41 27 / 44000 Nantes", Some("06 39 98 41 27")),
            ("Perth WA 6430 / +61 8 5550 1187", Some("+61 8 5550 1187")),
            ("+43 512 5550 319 / 6020 Innsbruck", Some("+43 512 5550 319")),
            ("ada1234567@x.org", None),
            ("doi:10.1145/3292500.3330701", None),
            ("https://doi.org/10.1145/3292500", None),
            ("arXiv:2101.12345", None),
            ("Patent No. 10 123 456", None),
            ("ISBN 978-3-16-148410-0", None),
            ("2101.12345", None),
            ("https://papers.example.org/paper?id=CorpusID:231709213", None),
            ("CorpusID: 231709213", None),
            ("www.example.org/?n:020794607", None),
            ("https://example.org, 020 7946 0762", Some("020 7946 0762")),
            ("10.55.12.34.56", Some("10.55.12.34.56")),
        ];
        for (text, want) in cases {
            assert_eq!(phone(text).map(|range| &text[range]), want, "{text}");
        }
    }
}
