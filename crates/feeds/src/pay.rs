//! The pay that a description states in a sentence: `between £11.44 and £12.60 per hour`.

use crate::lines::Line;
use serde::Deserialize;
use std::sync::LazyLock;

/// Words of sentences about pay, in the languages of `data/pay.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    /// Parts of words of such sentences.
    parts: Vec<String>,
    /// Whole words of them.
    words: Vec<String>,
    /// Words between an amount and its period.
    before: Vec<String>,
    period: Vec<Period>,
}

/// What names a period.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Period {
    name: String,
    /// What stands behind `p/` alone.
    short: Vec<String>,
    words: Vec<String>,
}

static WORDS: LazyLock<Words> =
    LazyLock::new(|| toml::from_str(include_str!("../data/pay.toml")).expect("the words are whole"));

/// The period by which nothing but work is paid.
const HOURLY: &str = "per hour";

/// Signs and codes of currencies.
const CURRENCIES: [&str; 22] = [
    "£", "$", "€", "¥", "₹", "zł", "usd", "eur", "gbp", "chf", "cad", "aud", "nzd", "sek", "dkk", "nok", "pln", "inr",
    "euro", "euros", "us$", "sgd",
];

/// Most words between an amount and its period.
const WORDS_BEFORE_PERIOD: usize = 3;

/// Least amount of a range that names no period: what is less may be anything.
const LEAST_WITHOUT_PERIOD: f64 = 1_000.0;

/// The first range of pay, or amount with its period, in a sentence about pay; what is paid by the hour needs no such sentence.
pub fn stated(lines: &[Line]) -> Option<String> {
    lines.iter().flat_map(|line| sentences(&line.text)).find_map(|sentence| {
        let is_about_pay = is_about_pay(sentence);
        in_sentence(sentence).filter(|pay| is_about_pay || pay.ends_with(HOURLY))
    })
}

/// A full stop with a blank behind it ends a sentence.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(". ").flat_map(|part| part.split_inclusive("! "))
}

fn is_about_pay(sentence: &str) -> bool {
    let lower = sentence.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphanumeric());
    WORDS.parts.iter().any(|part| lower.contains(part)) || words.any(|word| WORDS.words.iter().any(|own| own == word))
}

/// One piece of a sentence.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Piece<'t> {
    /// A number as it is written, with what it is worth.
    Number(&'t str, f64),
    /// A word or a sign of a currency.
    Word(&'t str),
    /// Any other mark.
    Mark(char),
}

fn in_sentence(sentence: &str) -> Option<String> {
    let pieces = pieces(sentence);
    (0..pieces.len()).find_map(|at| pay_at(&pieces, at))
}

/// An amount with its currency, and where it ends.
struct Amount {
    written: String,
    value: f64,
    has_currency: bool,
    end: usize,
}

fn pay_at(pieces: &[Piece], at: usize) -> Option<String> {
    let low = amount(pieces, at)?;
    if let Some(high) = separator(pieces, low.end).and_then(|at| amount(pieces, at)) {
        let period = period(pieces, high.end);
        let is_paid = (low.has_currency || high.has_currency)
            && high.value >= low.value
            && (period.is_some() || high.value >= LEAST_WITHOUT_PERIOD)
            && !is_larger_unit(pieces, high.end);
        return is_paid.then(|| with_period(format!("{}–{}", low.written, high.written), period));
    }
    let period = period(pieces, low.end).filter(|_| low.has_currency);
    period.map(|period| with_period(low.written, Some(period)))
}

fn with_period(figures: String, period: Option<&str>) -> String {
    match period {
        Some(period) => format!("{figures} {period}"),
        None => figures,
    }
}

/// `£11.44`, `USD 90,000`, `50.000 €`, `60k`.
fn amount(pieces: &[Piece], at: usize) -> Option<Amount> {
    let before = currency(pieces, at);
    let number = at + usize::from(before.is_some());
    let Piece::Number(written, value) = *pieces.get(number)? else { return None };
    let behind = before.is_none().then(|| currency(pieces, number + 1)).flatten();
    let written = match (before, behind) {
        (Some(sign), _) if sign.chars().count() == 1 => format!("{sign}{written}"),
        (Some(code), _) => format!("{code} {written}"),
        (None, Some(sign)) => format!("{written} {sign}"),
        (None, None) => written.to_owned(),
    };
    let end = number + 1 + usize::from(behind.is_some());
    Some(Amount { written, value, has_currency: before.is_some() || behind.is_some(), end })
}

fn currency<'t>(pieces: &[Piece<'t>], at: usize) -> Option<&'t str> {
    match pieces.get(at) {
        Some(Piece::Word(word)) => CURRENCIES.contains(&word.to_lowercase().as_str()).then_some(*word),
        _ => None,
    }
}

/// The position after what parts two ends of a range.
fn separator(pieces: &[Piece], at: usize) -> Option<usize> {
    let parts = match pieces.get(at)? {
        Piece::Mark('-' | '–' | '—' | '~') => true,
        Piece::Word(word) => {
            matches!(word.to_lowercase().as_str(), "to" | "and" | "bis" | "und" | "à" | "a" | "y" | "et" | "e" | "tot")
        }
        _ => false,
    };
    parts.then_some(at + 1)
}

fn is_larger_unit(pieces: &[Piece], at: usize) -> bool {
    matches!(pieces.get(at), Some(Piece::Word(word)) if matches!(word.to_lowercase().as_str(), "m" | "mn" | "million" | "millions" | "bn" | "billion" | "mio"))
        || matches!(pieces.get(at), Some(Piece::Mark('%')))
}

fn period(pieces: &[Piece], from: usize) -> Option<&'static str> {
    if let Some(named) = short_period(pieces.get(from..).unwrap_or_default()) {
        return Some(named);
    }
    for piece in pieces.iter().skip(from).take(WORDS_BEFORE_PERIOD + 1) {
        let word = match piece {
            Piece::Word(word) => word.to_lowercase(),
            Piece::Mark(mark) if "/(-'’".contains(*mark) => continue,
            _ => return None,
        };
        let named = WORDS.period.iter().find(|period| period.words.contains(&word));
        match named {
            // "an hour": the article is no French year.
            Some(period) if word != "an" => return Some(&period.name),
            _ if WORDS.before.contains(&word) => {}
            _ => return None,
        }
    }
    None
}

/// `p/h`, `p/w`.
fn short_period(pieces: &[Piece]) -> Option<&'static str> {
    match pieces {
        [Piece::Word("p" | "P"), Piece::Mark('/'), Piece::Word(short), ..] => {
            let short = short.to_lowercase();
            WORDS.period.iter().find(|period| period.short.contains(&short)).map(|period| period.name.as_str())
        }
        _ => None,
    }
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let end = match c {
            c if c.is_ascii_digit() => number_end(text, at),
            c if c.is_alphabetic() => word_end(text, at),
            c => at + c.len_utf8(),
        };
        let written = &text[at..end];
        match c {
            c if c.is_ascii_digit() => out.extend(worth(written).map(|value| Piece::Number(written, value))),
            c if c.is_whitespace() => {}
            c if c.is_alphabetic() || "£$€¥₹".contains(c) => out.push(Piece::Word(written)),
            c => out.push(Piece::Mark(c)),
        }
        at = end;
    }
    out
}

/// Digits with the marks between them, and a `k` behind them.
fn number_end(text: &str, from: usize) -> usize {
    let bytes = text.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let mut at = from;
    loop {
        let mark =
            text[at..].chars().next().map_or(0, |c| if ".,'’\u{a0}\u{202f}".contains(c) { c.len_utf8() } else { 0 });
        if is_digit(at) {
            at += 1;
        } else if begins_group(&text[from..at], &text[at..]) {
            at += 4;
        } else if mark > 0 && is_digit(at + mark) {
            at += mark;
        } else {
            break;
        }
    }
    let is_thousands =
        matches!(bytes.get(at), Some(b'k' | b'K')) && !bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric);
    at + usize::from(is_thousands)
}

/// Whether a blank and three more digits go on with a number: `2 400`.
fn begins_group(before: &str, rest: &str) -> bool {
    let bytes = rest.as_bytes();
    let is_group = bytes.len() >= 4 && bytes[0] == b' ' && bytes[1..4].iter().all(u8::is_ascii_digit);
    let is_head = before.len() <= 3 && before.bytes().all(|byte| byte.is_ascii_digit());
    is_group && is_head && !bytes.get(4).is_some_and(u8::is_ascii_digit)
}

fn word_end(text: &str, from: usize) -> usize {
    let end = text[from..].find(|c: char| !(c.is_alphabetic() || c == '.')).map_or(text.len(), |end| from + end);
    // "p.a." keeps its dots, the end of a sentence does not.
    let word = &text[from..end];
    if word.matches('.').count() > 1 { end } else { from + word.trim_end_matches('.').len().max(1) }
}

/// What a number is worth: three digits behind the last mark are thousands.
fn worth(written: &str) -> Option<f64> {
    let (digits, factor) = match written.strip_suffix(['k', 'K']) {
        Some(digits) => (digits, 1_000.0),
        None => (written, 1.0),
    };
    let last = digits.rfind(|c: char| !c.is_ascii_digit());
    let plain = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let behind = last.map(|at| plain(&digits[at..])).unwrap_or_default();
    let value = match last {
        Some(at) if behind.len() != 3 => format!("{}.{behind}", plain(&digits[..at])).parse::<f64>(),
        _ => plain(digits).parse::<f64>(),
    };
    value.ok().map(|value| value * factor)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines;

    #[test]
    fn pay_is_read_from_sentences_about_it() {
        for (text, expected) in [
            ("Pay between £11.44 and £12.60 per hour.", Some("£11.44–£12.60 per hour")),
            ("The base pay is between $90,000 and $110,000 a year.", Some("$90,000–$110,000 per year")),
            ("Salary: €50.000 - €60.000 brutto/Jahr", Some("€50.000–€60.000 per year")),
            ("Gehalt 50.000 bis 60.000 € im Jahr", Some("50.000–60.000 € per year")),
            ("Compensation: USD 90k–110k", Some("USD 90k–110k")),
            ("Base salary range of $120,000–$150,000", Some("$120,000–$150,000")),
            ("Hourly rate £15 an hour plus tips", Some("£15 per hour")),
            ("Stundenlohn 14,50 € pro Stunde", Some("14,50 € per hour")),
            ("Salary £28,000 p.a. and a pension", Some("£28,000 per year")),
            ("Salaire de 2 400 à 2 900 € par mois", Some("2 400–2 900 € per month")),
            ("Salaire de 2400 à 2900 € brut par mois", Some("2400–2900 € per month")),
            ("£12.21 p/h. Requirements: food hygiene", Some("£12.21 per hour")),
            ("£12.21 per hour", Some("£12.21 per hour")),
            ("Salary: £2,000 p/m", Some("£2,000 per month")),
            ("Pay £480 p.w. and a bonus", Some("£480 per week")),
            ("Salario 24.000 - 28.000 € brutos anuales", Some("24.000–28.000 € per year")),
            ("24.000 - 28.000 € brutos al año", Some("24.000–28.000 € per year")),
            ("Sueldo de 1.500 € netos mensuales", Some("1.500 € per month")),
            ("Salaire : 30 000 € bruts annuels", Some("30 000 € per year")),
            ("Salaire 12 € de l'heure", Some("12 € per hour")),
            ("RAL: 28.000 - 32.000 € lordi annui", Some("28.000–32.000 € per year")),
            ("Stipendio 1.600 € lordi mensili", Some("1.600 € per month")),
            ("Retribuzione 11 € all'ora", Some("11 € per hour")),
            ("Salaris €2.400 tot €2.900 bruto per maand", Some("€2.400–€2.900 per month")),
            ("Salário de 1.200 € brutos mensais", Some("1.200 € per month")),
            ("Gehalt 3.200 bis 3.800 € brutto mtl.", Some("3.200–3.800 € per month")),
            ("Budgets of £5,000 p/a", None),
            ("We raised $10,000 to $20,000 million and pay well", None),
            ("Manage budgets of $90,000 to $110,000 a year", None),
            ("We pay for 2 to 3 trips a year", None),
            ("Competitive salary, 25 days of holiday", None),
            ("Pay: £10 voucher", None),
        ] {
            assert_eq!(stated(&lines::read(text)).as_deref(), expected, "{text}");
        }
        let two =
            "We run 3 shops. Budgets are $5,000. Salary is $40,000 to $45,000 per year. Bonus pay of $1,000 a year.";
        assert_eq!(stated(&lines::read(two)).as_deref(), Some("$40,000–$45,000 per year"));
    }
}
