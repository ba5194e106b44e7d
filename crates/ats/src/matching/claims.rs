//! What a line of a resume claims for the person, and what it denies, wishes for or says of others.

use super::concepts::{Found, Meaning};
use super::tokens::Token;
use super::words::{JOB, Phrase};

/// Words after a denial among which praise is looked for: `without a single incident`.
const PRAISE_WITHIN: usize = 5;
/// Words before `without` among which `nothing` turns it round.
const TURNED_WITHIN: usize = 4;
/// Most words of a remark in brackets.
const MOST_IN_BRACKETS: usize = 30;

/// The phrases that a line claims for the person, and whether it denies anything.
pub(super) fn claimed(tokens: &[Token], found: &[Found]) -> (Vec<Found>, bool) {
    let unclaimed = Clauses::new(tokens, found).unclaimed();
    let is_claimed = |found: &&Found| match unclaimed[found.from] {
        Claim::Own => true,
        Claim::OnlyLicencesOfOthers => !matches!(found.meaning, Meaning::Licence(_)),
        Claim::Denied => false,
    };
    let is_any = unclaimed.iter().any(|claim| *claim != Claim::Own);
    (found.iter().filter(is_claimed).cloned().collect(), is_any)
}

/// What a word is part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    Own,
    /// Who assisted a nurse need not be one, but was at work.
    OnlyLicencesOfOthers,
    /// Not done, or wished for.
    Denied,
}

struct Clauses<'l> {
    tokens: &'l [Token],
    /// Where the phrase that begins at a word ends.
    phrase_ends: Vec<Option<usize>>,
    /// Whether a phrase ends right before a word.
    follows_phrase: Vec<bool>,
    /// Where the clause ends that a word is in.
    clause_ends: Vec<usize>,
}

impl<'l> Clauses<'l> {
    fn new(tokens: &'l [Token], found: &[Found]) -> Self {
        let mut phrase_ends = vec![None; tokens.len()];
        found.iter().for_each(|found| phrase_ends[found.from] = Some(found.to));
        let mut follows_phrase = vec![false; tokens.len() + 1];
        found.iter().for_each(|found| follows_phrase[found.to] = true);
        let clause_ends = vec![tokens.len(); tokens.len()];
        let mut clauses = Self { tokens, phrase_ends, follows_phrase, clause_ends };
        for at in (1..tokens.len()).rev() {
            clauses.clause_ends[at - 1] = if clauses.begins_clause(at) { at } else { clauses.clause_ends[at] };
        }
        clauses
    }

    /// Each word looks back at the denials before it alone, so that the work grows with the length of the line.
    fn unclaimed(&self) -> Vec<Claim> {
        let (mut denied, mut others) = (0, 0);
        let claim = |at: usize| {
            if denied <= at {
                denied = denied.max(self.denied_until(at));
            }
            if starts_any(self.tokens, at, &JOB.denials.others).is_some() {
                others = others.max(self.clause_ends[at]);
            }
            match (at < denied, at < others) {
                (true, _) => Claim::Denied,
                (_, true) => Claim::OnlyLicencesOfOthers,
                _ => Claim::Own,
            }
        };
        (0..self.tokens.len()).map(claim).collect()
    }

    /// Where what is denied or wished for from a word on ends; the word itself when nothing is.
    fn denied_until(&self, at: usize) -> usize {
        let denials = &JOB.denials;
        let says = |phrases: &[Phrase]| starts_any(self.tokens, at, phrases).map(|length| at + length);
        if says(&denials.wished).is_some() {
            return self.clause_ends[at];
        }
        if let Some(after) = says(&denials.denied).filter(|after| !self.praises(at, *after)) {
            return self.denial_end(at, after);
        }
        if let Some(after) = says(&denials.bare).filter(|after| !self.praises(at, *after) && !self.is_turned(at)) {
            return self.denial_end(at, after);
        }
        let next = says(&denials.next).filter(|after| !self.praises(at, *after));
        next.and_then(|after| self.next_phrase_end(after)).unwrap_or(at)
    }

    /// Whether what is said not to be is what nobody wants: `never missed a deadline`, `without SAP errors`.
    fn praises(&self, at: usize, after: usize) -> bool {
        let mut names_a_phrase = false;
        for next in after..self.clause_ends[at].min(after + PRAISE_WITHIN) {
            let term = &self.tokens[next].term;
            if JOB.denials.praise.contains(term) || starts_any(self.tokens, next, &JOB.denials.bare).is_some() {
                return true;
            }
            if names_a_phrase && is_small(term) {
                return false;
            }
            names_a_phrase |= self.phrase_ends[next].is_some();
        }
        false
    }

    /// Whether a word before turns `without` round: `nothing shipped without code review`.
    fn is_turned(&self, at: usize) -> bool {
        let before = (at.saturating_sub(TURNED_WITHIN)..at).rev();
        let mut same_clause = before.take_while(|before| self.clause_ends[*before] > at);
        same_clause.any(|before| JOB.denials.turned.contains(&self.tokens[before].term))
    }

    /// Where a denial ends: with its clause or bracket, or where something else begins once a phrase was denied.
    fn denial_end(&self, at: usize, after: usize) -> usize {
        let end = self.bracket_end(at).unwrap_or(usize::MAX).min(self.clause_ends[at]);
        let mut denied_to = None;
        for next in after..end {
            if denied_to.is_some_and(|to| next >= to) && self.begins_something_else(next) {
                return next;
            }
            denied_to = self.phrase_ends[next].or(denied_to);
        }
        end
    }

    fn begins_something_else(&self, at: usize) -> bool {
        let is_deed = |at: usize| {
            let term = &self.tokens[at].term;
            let is_verb = (term.len() > 4 && term.ends_with("ed")) || JOB.denials.deeds.contains(term);
            is_verb && self.phrase_ends[at].is_none()
        };
        let term = &self.tokens[at].term;
        let joins = matches!(term.as_str(), "and" | "und");
        JOB.denials.turns.contains(term) || (joins && at + 1 < self.tokens.len() && is_deed(at + 1))
    }

    fn bracket_end(&self, at: usize) -> Option<usize> {
        if !self.tokens[at].gap.ends_with('(') {
            return None;
        }
        let inside = self.tokens.iter().enumerate().skip(at + 1).take(MOST_IN_BRACKETS);
        inside.filter(|(_, token)| token.gap.contains(')')).map(|(end, _)| end).next()
    }

    /// The end of the phrase that begins at a word, and of those that `or` joins to it.
    fn next_phrase_end(&self, at: usize) -> Option<usize> {
        let begins = |at: usize| self.phrase_ends.get(at).copied().flatten();
        let mut end = begins(at).filter(|_| !self.tokens[at].gap.contains(['.', ',', ';', ':']))?;
        let is_or =
            |at: usize| matches!(self.tokens.get(at).map(|token| token.term.as_str()), Some("or" | "nor" | "oder"));
        while let Some(next) = begins(end + 1).filter(|_| is_or(end)) {
            end = next;
        }
        Some(end)
    }

    /// Whether a word begins a clause: after a stop, with `but`, or after a comma unless it is an item of a list.
    fn begins_clause(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let joins = matches!(token.term.as_str(), "or" | "and" | "nor" | "oder" | "und" | "noch");
        token.gap.contains(['.', ';', ':', '–', '—'])
            || matches!(token.term.as_str(), "but" | "however" | "though" | "although" | "aber" | "sondern" | "instead")
            || (token.gap.contains(',') && !joins && !self.is_item(at))
    }

    /// Whether what follows a comma goes on with a list: a known phrase after another one, or before a mark or `or`.
    fn is_item(&self, at: usize) -> bool {
        let Some(end) = self.phrase_ends[at] else { return false };
        let is_joined =
            |next: &Token| !next.gap.is_empty() || matches!(next.term.as_str(), "or" | "and" | "nor" | "oder" | "und");
        self.follows_phrase[at] || self.tokens.get(end).is_none_or(is_joined)
    }
}

/// The length of the longest of the phrases that begins at a word.
fn starts_any(tokens: &[Token], at: usize, phrases: &[Phrase]) -> Option<usize> {
    let starts = |Phrase(words): &&Phrase| {
        tokens.get(at..at + words.len()).is_some_and(|window| window.iter().map(|token| &token.term).eq(words))
    };
    phrases.iter().filter(starts).map(|Phrase(words)| words.len()).max()
}

/// Words that begin something new after a phrase: what follows them is not what the denial speaks of.
fn is_small(term: &str) -> bool {
    matches!(term, "to" | "in" | "by" | "for" | "on" | "at" | "of" | "as" | "when" | "um" | "zu" | "bei")
        || JOB.denials.turns.contains(term)
}

#[cfg(test)]
mod tests {
    use super::super::concepts::find;
    use super::super::tokens::tokens;
    use super::*;

    fn claims(line: &str) -> usize {
        let tokens = tokens(line);
        claimed(&tokens, &find(&tokens)).0.len()
    }

    #[test]
    fn what_is_denied_wished_or_done_by_others_is_not_claimed() {
        let cases: [(&str, usize); 10] = [
            ("No experience with Docker", 0),
            ("No experience with Docker or Terraform, but Kubernetes daily", 1),
            ("Willing to learn Python, Docker and Terraform", 0),
            ("Keen to learn Docker; wrote Python services", 1),
            ("Have never used Kubernetes", 0),
            ("Not yet familiar with Kubernetes", 0),
            ("Assisted a registered nurse on the ward", 0),
            ("Assisted with wound care", 1),
            ("Ran Kubernetes with no downtime", 1),
            ("Registered nurse on a surgical ward", 1),
        ];
        for (line, expected) in cases {
            assert_eq!(claims(line), expected, "{line}");
        }
    }

    #[test]
    fn a_bare_denial_reaches_to_the_end_of_its_clause() {
        let cases: [(&str, usize); 27] = [
            ("Closed the books without SAP", 0),
            ("Never learned Power BI, hired a specialist instead", 0),
            ("Shipped the service without using Docker", 0),
            ("Shipped it without Docker or Terraform", 0),
            ("Without SAP, ran payroll", 1),
            ("Ran payroll without SAP and moved the ledger to Xero", 2),
            ("Ran it without SAP by using Xero", 1),
            ("Ran the site without Docker but with Kubernetes", 1),
            ("Ran payroll (without SAP) in Xero", 2),
            ("Never touched Docker; wrote Python", 1),
            ("No prior Salesforce experience", 0),
            ("No previous work with Docker", 0),
            ("No SAP experience, Xero every day", 1),
            ("Used Podman instead of Docker", 1),
            ("Never used Docker. Runs Kubernetes", 1),
            ("Abschluss ohne SAP", 0),
            ("Nie mit SAP gearbeitet, Xero täglich", 1),
            ("Keine SAP-Kenntnisse", 0),
            ("Keine Vorkenntnisse in Docker", 0),
            ("Livré sans utiliser Docker", 0),
            ("Nunca utilicé Docker", 0),
            ("Entregado sin usar Docker", 0),
            ("Senza Docker", 0),
            ("Nooit Docker gebruikt", 0),
            ("Nunca usei Docker", 0),
            ("Jamais utilisé Docker", 0),
            ("Mai usato Docker", 0),
        ];
        for (line, expected) in cases {
            assert_eq!(claims(line), expected, "{line}");
        }
    }

    #[test]
    fn praise_denies_nothing() {
        let lines = [
            "Drove five years without a single incident in dispatch",
            "Never missed a deadline in SAP projects",
            "Closed twelve times without SAP errors",
            "Ran it for a year without any outage on Kubernetes",
            "Nothing shipped without Terraform",
            "Never released without Terraform",
            "Worked without supervision in SAP",
            "Cut costs without reducing SAP seats",
            "No incidents in two years of Kubernetes",
            "Nie eine Frist in SAP versäumt",
            "Zwei Jahre ohne Ausfall mit Kubernetes",
        ];
        for line in lines {
            assert_eq!(claims(line), 1, "{line}");
        }
    }

    #[test]
    fn a_long_line_of_denials_is_read_in_one_go() {
        // With work that grows with the square of the length, this would not end in a day.
        let line = "never without no SAP (never (without Docker ".repeat(50_000);
        assert!(claims(&line) <= 100_000);
    }
}
