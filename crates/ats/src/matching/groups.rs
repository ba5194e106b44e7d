//! The asks of a line: which of its phrases stand for one another.

use super::advert::Line;
use super::concepts::{Found, Meaning};
use super::stems::stems;
use super::tokens::{Token, holds_any, position, terms_of};
use super::words::JOB;
use crate::text::quote;
use std::collections::BTreeSet;
use std::ops::Range;

/// Most words between two phrases that `or` joins.
const MOST_BETWEEN_ALTERNATIVES: usize = 5;
/// Most words from `or` to `similar`: `or an officially recognised equivalent`.
const MOST_TO_SIMILAR: usize = 4;
/// Most words of an unknown item of a list.
const MOST_OF_AN_ITEM: usize = 4;

/// Phrases any of which satisfies one ask.
#[derive(Debug)]
pub(super) struct Group<'l> {
    pub found: Vec<&'l Found>,
    /// Whether something else may stand for them: `or similar`.
    pub is_open: bool,
    /// The token after its last, `or similar` included.
    to: usize,
    /// Whether it is all that the line asks for.
    is_alone: bool,
}

impl Group<'_> {
    /// The ask as written: the whole line when it asks for nothing else and is short.
    pub fn text(&self, line: &Line) -> String {
        let whole = self.is_alone && line.text.chars().count() <= 80 && leftovers(line).is_empty();
        if whole { line.text.clone() } else { written(line, self.found[0].from, self.to) }
    }
}

/// Some words of a line as written.
fn written(line: &Line, from: usize, to: usize) -> String {
    let (from, to) = (line.tokens[from].at.start, line.tokens[to - 1].at.end);
    line.text.get(from..to).unwrap_or_default().trim_end_matches(['.', '\'']).to_owned()
}

/// The asks of a line; phrases that stand for one another are one ask.
pub(super) fn groups(line: &Line, with_degrees: bool) -> Vec<Group<'_>> {
    let found: Vec<&Found> = line.found.iter().collect();
    let steps: Vec<Step> = (0..found.len()).map(|n| step(line, found[n], found.get(n + 1).copied())).collect();
    let joins = joins(line, &found, &steps);
    let takes_others = !steps.iter().any(Step::is_open) && names_equivalents(&line.tokens);
    let mut groups: Vec<Group> = Vec::new();
    for (n, phrase) in found.iter().enumerate() {
        let (is_open, to) = (takes_others || steps[n].is_open(), steps[n].open_to.unwrap_or(phrase.to));
        match groups.last_mut() {
            Some(group) if n > 0 && joins[n - 1] => {
                group.found.push(phrase);
                group.is_open |= is_open;
                group.to = to;
            }
            _ => groups.push(Group { found: vec![phrase], is_open, to, is_alone: false }),
        }
    }
    if let [group] = groups.as_mut_slice() {
        group.is_alone = true;
    }
    let is_degree = |found: &&Found| matches!(found.meaning, Meaning::Degree(_));
    groups.retain(|group| with_degrees || !group.found.iter().all(is_degree));
    groups
}

/// Whether a line says of something, wherever, that its equivalent will do.
fn names_equivalents(tokens: &[Token]) -> bool {
    let terms = terms_of(tokens);
    let mut after = JOB.equivalent.iter().filter_map(|phrase| Some(position(&terms, phrase)? + phrase.0.len()));
    after.any(|after| !is_subject(tokens, after))
}

/// Whether work may stand for the degree that a line asks for.
pub(super) fn takes_work_for_degree(line: &Line) -> bool {
    let is_degree = |found: &&Found| matches!(found.meaning, Meaning::Degree(_));
    names_equivalents(&line.tokens)
        || groups(line, true).iter().any(|group| group.is_open && group.found.iter().any(is_degree))
}

/// Whether another subject of study is meant: `or similar field`.
fn is_subject(tokens: &[Token], at: usize) -> bool {
    tokens.get(at).is_some_and(|next| JOB.subjects.contains(&next.term))
}

/// Where `or similar` that begins at a token ends; `None` when nothing of the kind does.
fn opens(tokens: &[Token], at: usize) -> Option<usize> {
    let term = &tokens.get(at)?.term;
    if JOB.etc.contains(term) {
        return Some(at + 1);
    }
    if !JOB.or.contains(term) {
        return None;
    }
    let near = tokens.iter().enumerate().skip(at + 1).take(MOST_TO_SIMILAR);
    let mut near = near.take_while(|(next, token)| *next == at + 1 || token.gap.is_empty());
    let is_filler = |token: &Token| matches!(token.term.as_str(), "any" | "the" | "an" | "eine" | "jede");
    let is_other = |next: usize, token: &Token| {
        JOB.others.contains(&token.term) && (next == at + 1 || (next == at + 2 && is_filler(&tokens[at + 1])))
    };
    let (end, _) = near.find(|(next, token)| JOB.similar.contains(&token.term) || is_other(*next, token))?;
    (!is_subject(tokens, end + 1)).then_some(end + 1)
}

/// What follows a phrase.
struct Step {
    /// Where `or similar` after it ends.
    open_to: Option<usize>,
    /// How the next phrase follows.
    link: Link,
}

impl Step {
    fn is_open(&self) -> bool {
        self.open_to.is_some()
    }
}

fn step(line: &Line, phrase: &Found, next: Option<&Found>) -> Step {
    let limit = next.map_or(line.tokens.len(), |next| next.from);
    // A word such as "qualification" may stand before "or similar".
    let at = (phrase.to..limit.min(phrase.to + 2)).find(|at| opens(&line.tokens[..limit], *at).is_some());
    let open_to = at.and_then(|at| opens(&line.tokens[..limit], at));
    let link = match (next, open_to) {
        (None, _) => Link::And,
        (Some(next), None) => link(line, phrase.to, next.from),
        (Some(next), Some(open_to)) => link_after_open(line, open_to, next.from),
    };
    Step { open_to, link }
}

/// `SAP or similar ERP systems` goes on; else a list is over with `or similar`, and another ask begins.
fn link_after_open(line: &Line, open_to: usize, next: usize) -> Link {
    let between = &line.tokens[open_to..next];
    let is_cut = line.tokens[open_to..=next].iter().any(|token| !token.gap.is_empty());
    let goes_on = !is_cut && !between.iter().any(|token| JOB.and.contains(&token.term));
    if goes_on || link(line, open_to, next) == Link::Or { Link::Or } else { Link::And }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Link {
    /// `or`, `/`.
    Or,
    /// `such as`, `e.g.`: the rest of the list are examples.
    Examples,
    /// A comma alone.
    Comma,
    /// `and` alone.
    Also,
    /// Anything else.
    And,
}

fn link(line: &Line, from: usize, to: usize) -> Link {
    let between = &line.tokens[from..to];
    let gap = &line.tokens[from].gap;
    let says = |words: &BTreeSet<String>| between.iter().any(|token| words.contains(&token.term));
    let ends_before = line.tokens[from..=to].iter().any(|token| token.gap.contains(['.', ';', ':']));
    if says(&JOB.or) && between.len() <= MOST_BETWEEN_ALTERNATIVES && !ends_before {
        Link::Or
    } else if between.len() > 3 {
        Link::And
    } else if names_examples(between) {
        Link::Examples
    } else if between.is_empty() && gap.contains('/') {
        Link::Or
    } else if between.is_empty() && gap.contains(',') {
        Link::Comma
    } else if between.len() == 1 && says(&JOB.and) {
        Link::Also
    } else {
        Link::And
    }
}

/// Whether the words end in what opens a list of examples: `such as`, `e.g.`, `for example`.
fn names_examples(before: &[Token]) -> bool {
    let last = &before[before.len().saturating_sub(2)..];
    last.iter().any(|token| JOB.examples.contains(&token.term))
}

/// For each phrase but the last, whether it and the next stand for one another: `A or B`, the commas of `A, B or C` and
/// of `A, B or similar`, a list of examples, and two names of the same.
fn joins(line: &Line, found: &[&Found], steps: &[Step]) -> Vec<bool> {
    let ends_in_or = ends_in_or(steps);
    let mut is_example = found.first().is_some_and(|first| names_examples(&line.tokens[..first.from]));
    let pair = |at: usize| {
        is_example = match steps[at].link {
            Link::And => false,
            Link::Examples => true,
            _ => is_example,
        };
        is_example || ends_in_or[at] || found[at].meaning == found[at + 1].meaning
    };
    (0..found.len().saturating_sub(1)).map(pair).collect()
}

/// For each phrase, whether the list that it and the next are in ends in `or`; looked up from the end, once for all.
fn ends_in_or(steps: &[Step]) -> Vec<bool> {
    let mut ends = vec![false; steps.len()];
    for at in (0..steps.len().saturating_sub(1)).rev() {
        ends[at] = match steps[at].link {
            Link::Or => true,
            Link::Comma => steps[at + 1].is_open() || ends[at + 1],
            _ => false,
        };
    }
    ends
}

/// The items of a list in which nothing is known, beside items that are: `SAP, falconry and Excel`.
pub(super) fn leftovers(line: &Line) -> Vec<Range<usize>> {
    let items = items(line);
    if items.len() < 2 {
        return Vec::new();
    }
    let mut found = line.found.iter().peekable();
    let mut left = Vec::new();
    for item in items {
        let mut is_known = false;
        while found.next_if(|phrase| phrase.from < item.end).is_some() {
            is_known = true;
        }
        if !is_known && is_ask(&line.tokens[item.clone()]) {
            left.push(item);
        }
    }
    left
}

/// An item as its line writes it.
pub(super) fn item_text(line: &Line, item: &Range<usize>) -> String {
    quote(&written(line, item.start, item.end))
}

/// Whether a line leaves a choice: `Excel or Calc`.
pub(super) fn names_a_choice(line: &Line) -> bool {
    line.tokens.iter().enumerate().any(|(at, token)| at > 0 && JOB.or.contains(&token.term))
}

/// The items of a list: what stands between commas and words such as `and`.
pub(super) fn items(line: &Line) -> Vec<Range<usize>> {
    let pairs = pairs(&line.tokens);
    let mut items = Vec::new();
    let mut from = 0;
    for (at, token) in line.tokens.iter().enumerate() {
        if pairs.iter().any(|pair| pair.contains(&at)) {
            continue;
        }
        let joins = JOB.and.contains(&token.term) || JOB.or.contains(&token.term);
        let is_mark = at > 0 && token.gap.contains([',', ';']);
        if joins || is_mark {
            items.push(from..at);
            from = if joins { at + 1 } else { at };
        }
    }
    items.push(from..line.tokens.len());
    items.retain(|item| !item.is_empty());
    items
}

/// The words that join no list: those within `in Wort und Schrift`, and after a cut word, as in `Grund- und Hauptschule`.
fn pairs(tokens: &[Token]) -> Vec<Range<usize>> {
    let terms = terms_of(tokens);
    let named = JOB.pairs.iter().filter_map(|pair| position(&terms, pair).map(|at| at..at + pair.0.len()));
    let is_cut = |(_, token): &(usize, &Token)| token.gap.ends_with('-') && JOB.and.contains(&token.term);
    let cut = tokens.iter().enumerate().filter(is_cut).map(|(at, _)| at..at + 1);
    named.chain(cut).collect()
}

/// Whether the words of an item may ask for something: a few, with content, and not of the person.
pub(super) fn is_ask(item: &[Token]) -> bool {
    let terms = terms_of(item);
    let is_other = |term: &String| JOB.similar.contains(term) || JOB.others.contains(term) || JOB.etc.contains(term);
    item.len() <= MOST_OF_AN_ITEM
        && !stems(&terms).is_empty()
        && !terms.iter().any(is_other)
        && !holds_any(&terms, &JOB.equivalent)
        && !holds_any(&terms, &JOB.cues.required)
        && !holds_any(&terms, &JOB.cues.preferred)
        && super::demands::years_asked(item).is_none()
}

#[cfg(test)]
mod tests {
    use super::super::advert::Kind;
    use super::*;

    fn read(line: &str) -> Line {
        let tokens = super::super::tokens::tokens(line);
        let found = super::super::concepts::find(&tokens);
        Line { text: line.into(), kind: Kind::Required, tokens, found, is_item: false }
    }

    #[test]
    fn or_slash_and_examples_are_one_ask_and_commas_are_several() {
        let cases: [(&str, &[usize]); 29] = [
            ("Python, Django and PostgreSQL", &[1, 1, 1]),
            ("Python or Java", &[2]),
            ("Python, Java or Rust", &[3]),
            ("Docker/Kubernetes and Terraform", &[2, 1]),
            ("Relational databases such as PostgreSQL, MySQL", &[3]),
            ("Docker and one of Python, Java or Rust", &[1, 3]),
            ("QTS or PGCE", &[2]),
            ("Qualified Teacher Status (QTS) or a PGCE", &[3]),
            ("Python and/or Java", &[2]),
            ("Python, Java, or Rust", &[3]),
            ("Python experience or a background in Java", &[2]),
            ("Tools such as Docker, Terraform and Jenkins", &[3]),
            ("Tools, e.g. Docker, Terraform", &[2]),
            ("RN licence or a bachelor's degree", &[2]),
            ("CPA, ACCA or similar", &[2]),
            ("CPA, ACCA, or a comparable qualification", &[2]),
            ("CPA/ACCA or similar", &[2]),
            ("CPA, PGCE or other, Excel", &[2, 1]),
            ("CPA or similar, PGCE", &[1, 1]),
            ("CPA (or similar), PGCE or the like", &[1, 1]),
            ("CPA, PGCE etc.", &[2]),
            ("Excel and CPA oder ähnlich", &[1, 1]),
            ("SAP or other ERP systems such as NetSuite", &[3]),
            ("Python or frameworks like Django", &[2]),
            ("CPA or similar and Docker", &[1, 1]),
            ("Python ou Java", &[2]),
            ("Python o Java y Docker", &[2, 1]),
            ("Python, Java et Docker", &[1, 1, 1]),
            ("Tools, z.B. Docker, Terraform", &[2]),
        ];
        for (line, expected) in cases {
            let line = read(line);
            let lengths: Vec<usize> = groups(&line, false).iter().map(|group| group.found.len()).collect();
            assert_eq!(lengths, expected, "{}", line.text);
        }
    }

    #[test]
    fn asks_are_named_in_the_words_of_the_line() {
        let cases: [(&str, &[&str]); 5] = [
            ("TypeScript and a CPA or similar, please", &["TypeScript", "CPA or similar"]),
            ("CPA, ACCA or similar", &["CPA, ACCA or similar"]),
            ("Python, Java or Rust and Docker", &["Python, Java or Rust", "Docker"]),
            ("Docker/Kubernetes and Terraform.", &["Docker/Kubernetes", "Terraform"]),
            ("Good knowledge of SAP", &["Good knowledge of SAP"]),
        ];
        for (line, expected) in cases {
            let line = read(line);
            let texts: Vec<String> = groups(&line, false).iter().map(|group| group.text(&line)).collect();
            assert_eq!(texts, expected, "{}", line.text);
        }
    }

    #[test]
    fn unknown_items_of_a_list_are_left_over() {
        let cases: [(&str, &[&str]); 9] = [
            ("SAP y cetrería", &["cetrería"]),
            ("SAP et comptabilité analytique", &["comptabilité analytique"]),
            ("Sehr gute Deutschkenntnisse in Wort und Schrift", &[]),
            ("SAP, Grund- und Behandlungspflege", &["Grund- und Behandlungspflege"]),
            ("SAP, falconry and Excel", &["falconry"]),
            ("SAP, Excel and glove restoration", &["glove restoration"]),
            ("CPA, ACCA or similar", &[]),
            ("SAP and Excel", &[]),
            ("You must know SAP, because our whole ledger has lived in it for years", &[]),
        ];
        for (line, expected) in cases {
            let line = read(line);
            let left: Vec<String> = leftovers(&line).iter().map(|item| item_text(&line, item)).collect();
            assert_eq!(left, expected, "{}", line.text);
        }
    }
}
