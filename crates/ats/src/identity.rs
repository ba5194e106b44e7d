//! Numbers that do not belong in a resume: told by a label before them, or by a checksum.

use crate::text::{fold, holds, terms};

/// Digits that a labelled number has at least.
const LABELLED_DIGITS: usize = 5;
/// Terms after a label among which the number must stand.
const NEAR: usize = 4;

/// Whether a line holds a labelled identity number, an IBAN or a payment card number.
///
/// Labels are given as terms.
pub(crate) fn holds_number(line: &str, labels: &[Vec<String>]) -> bool {
    let has_digits = line.chars().filter(char::is_ascii_digit).count() >= LABELLED_DIGITS;
    let words = if has_digits { terms(line) } else { Vec::new() };
    has_digits && (holds_iban(line) || holds_card(line) || labels.iter().any(|label| is_labelled(&words, label)))
}

/// The line with all but the last two of its digits hidden, so that no finding stores the number.
pub(crate) fn masked(line: &str) -> String {
    let digits = line.chars().filter(char::is_ascii_digit).count();
    let mut seen = 0;
    line.chars()
        .map(|c| {
            seen += usize::from(c.is_ascii_digit());
            if c.is_ascii_digit() && seen + 2 <= digits { '•' } else { c }
        })
        .collect()
}

fn is_labelled(line: &[String], label: &[String]) -> bool {
    if !holds(line, label) {
        return false;
    }
    let starts = (0..line.len()).filter(|&at| line[at..].starts_with(label));
    starts.map(|at| &line[at + label.len()..]).any(|rest| {
        let near: String =
            rest.iter().take(NEAR).filter(|term| term.chars().any(|c| c.is_ascii_digit())).cloned().collect();
        near.chars().filter(char::is_ascii_digit).count() >= LABELLED_DIGITS
    })
}

/// An International Bank Account Number by ISO 13616: country, two check digits, 11 to 30 characters, modulo 97 is 1.
fn holds_iban(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    (0..words.len()).any(|at| {
        let mut joined = String::new();
        words[at..].iter().take(9).any(|word| {
            joined.push_str(word.trim_matches(|c: char| !c.is_ascii_alphanumeric()));
            is_iban(&joined)
        })
    })
}

fn is_iban(text: &str) -> bool {
    let bytes = text.as_bytes();
    let shaped = (15..=34).contains(&bytes.len())
        && bytes[..2].iter().all(u8::is_ascii_uppercase)
        && bytes[2..4].iter().all(u8::is_ascii_digit)
        && bytes[4..].iter().all(|b| b.is_ascii_digit() || b.is_ascii_uppercase());
    if !shaped {
        return false;
    }
    let rotated = bytes[4..].iter().chain(&bytes[..4]);
    let remainder = rotated.fold(0u32, |rest, byte| match byte {
        b'0'..=b'9' => (rest * 10 + u32::from(byte - b'0')) % 97,
        _ => (rest * 100 + u32::from(byte - b'A') + 10) % 97,
    });
    remainder == 1
}

/// A payment card number: four groups of four digits, or 15 to 16 in a row, beginning with 3 to 6, with a Luhn checksum.
fn holds_card(line: &str) -> bool {
    let folded = fold(line).replace('-', " ");
    let words: Vec<&str> = folded.split(' ').collect();
    let is_run = |word: &&str| (15..=16).contains(&word.len()) && is_card(word);
    let is_grouped = |group: &[&str]| group.iter().all(|word| word.len() == 4) && is_card(&group.concat());
    words.iter().any(is_run) || words.windows(4).any(is_grouped)
}

fn is_card(digits: &str) -> bool {
    let values: Option<Vec<u32>> = digits.chars().map(|c| c.to_digit(10)).collect();
    let Some(values) = values.filter(|values| values.first().is_some_and(|first| (3..=6).contains(first))) else {
        return false;
    };
    let luhn = |(at, &digit): (usize, &u32)| match (at % 2, digit * 2) {
        (0, _) => digit,
        (_, doubled) if doubled > 9 => doubled - 9,
        (_, doubled) => doubled,
    };
    values.iter().rev().enumerate().map(luhn).sum::<u32>().is_multiple_of(10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels() -> Vec<Vec<String>> {
        ["passport no", "social security number", "iban"].map(terms).to_vec()
    }

    #[test]
    fn identity_and_bank_numbers_are_found() {
        for line in [
            "Passport No: X1234567",
            "Social Security Number 123-45-6789",
            "DE89 3704 0044 0532 0130 00",
            "Account: GB82WEST12345698765432",
            "4111 1111 1111 1111",
            "Card 5500-0000-0000-0004",
        ] {
            assert!(holds_number(line, &labels()), "{line}");
        }
    }

    #[test]
    fn phones_orders_grants_and_licences_are_left_alone() {
        for line in [
            "+49 30 1234 5678 90",
            "Grant no. 100014_182034",
            "RN License No. 1234567",
            "ISBN 978-3-16-148410-0",
            "1234 5678 9012 3456",
            "Passport and visa processing for 300 travellers",
            "Oct 2019 - Mar 2021",
        ] {
            assert!(!holds_number(line, &labels()), "{line}");
        }
    }

    #[test]
    fn evidence_never_repeats_the_number() {
        assert_eq!(masked("Passport No: X1234567"), "Passport No: X•••••67");
    }
}
