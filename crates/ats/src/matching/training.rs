//! Asks for education or training: work does not stand for them.

use super::concepts::Found;
use super::tokens::{Token, position, terms_of};
use super::words::JOB;
use std::ops::Range;

/// Words before `training in` among which one says that the person is to teach.
const TEACHING_WITHIN: usize = 3;

/// Words after `or` among which work stands for the training.
const WORK_WITHIN: usize = 5;

/// The words of a line that name what one must have been taught, if it asks for education or training.
pub(super) fn asked(tokens: &[Token], found: &[Found]) -> Option<Range<usize>> {
    let terms = terms_of(tokens);
    let from = JOB.training.iter().filter_map(|phrase| position(&terms, phrase)).min()?;
    let before = &terms[from.saturating_sub(TEACHING_WITHIN)..from];
    let is_taught = !before.iter().any(|word| JOB.teaching.contains(word));
    (is_taught && !takes_work(&terms)).then(|| from..end(tokens, found, from))
}

/// `Or comparable experience`.
fn takes_work(terms: &[String]) -> bool {
    let is_work = |at: usize| terms[at..].iter().take(WORK_WITHIN).any(|term| JOB.work.contains(term));
    terms.iter().enumerate().any(|(at, term)| JOB.or.contains(term) && is_work(at))
}

/// Where it ends: at a mark, or at `and` before anything but another known phrase.
fn end(tokens: &[Token], found: &[Found], from: usize) -> usize {
    let begins = |at: usize| found.binary_search_by_key(&at, |found| found.from).is_ok();
    let ends = |at: &usize| {
        let joins = matches!(tokens[*at].term.as_str(), "and" | "und");
        tokens[*at].gap.contains([',', ';', ':', '.', '(', ')']) || (joins && !begins(at + 1))
    };
    (from + 1..tokens.len()).find(ends).unwrap_or(tokens.len())
}

#[cfg(test)]
mod tests {
    use super::super::concepts::find;
    use super::super::tokens::tokens;
    use super::*;

    #[test]
    fn asks_for_training_and_asks_for_work_differ() {
        let cases = [
            ("Vocational training in accounting", Some(0..4)),
            ("Apprenticeship in payroll, 3 years of Excel", Some(0..3)),
            ("Certified in payroll and Excel", Some(0..5)),
            ("A diploma in payroll and the will to grow", Some(1..4)),
            ("Deliver training in safeguarding", None),
            ("Experience of payroll", None),
            ("Vocational training in payroll or comparable work experience", None),
        ];
        for (line, expected) in cases {
            let tokens = tokens(line);
            assert_eq!(asked(&tokens, &find(&tokens)), expected, "{line}");
        }
    }
}
