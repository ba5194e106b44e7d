//! From findings to a number.

use crate::advice;
use crate::band::band;
use crate::card::{CARD_VERSION, Cap, Checks, Deduction, Finding, Group, ScoreCard, Severity};
use crate::case::Case;
use crate::catalogue::{self, GROUPS, GroupInfo};
use crate::draft::Outcome;
use crate::flags;
use crate::input::{Input, ScoreError};
use crate::points::{Points, divide_half_up};
use crate::rules;

/// The highest score beside a critical fault.
const CRITICAL_LIMIT: u8 = 59;
/// The highest score beside a major fault.
const MAJOR_LIMIT: u8 = 79;

/// Scores a resume by card version 2.
///
/// The score is 100 × points earned ÷ points of the rules that apply, rounded half up, less the deductions, and then no
/// higher than the lowest cap (a critical fault caps at 59, a major one at 79).
///
/// # Errors
/// [`ScoreError::NoText`] when there is a file and it holds no text at all.
pub fn score(input: &Input) -> Result<ScoreCard, ScoreError> {
    let case = Case::new(input);
    if case.view.as_ref().is_some_and(|view| view.is_blank()) {
        return Err(ScoreError::NoText);
    }
    let outcomes = rules::run(&case);
    let caps = caps(&outcomes);
    let deductions: Vec<Deduction> = outcomes.iter().filter_map(|outcome| outcome.deduction.clone()).collect();
    let score = total(&outcomes, &deductions, &caps);
    Ok(ScoreCard {
        score,
        card: CARD_VERSION.into(),
        reader: case.details().map(|details| format!("{} {}", details.engine, details.engine_version)),
        design: None,
        as_of: iso(input.as_of),
        language: case.language.map(str::to_owned),
        label: band(score).label().into(),
        band: band(score),
        checks: checks(&outcomes),
        advice: advice::of(&case),
        flags: flags::shown(&case),
        groups: groups(outcomes),
        deductions,
        caps,
    })
}

fn total(outcomes: &[Outcome], deductions: &[Deduction], caps: &[Cap]) -> u8 {
    let earned: Points = outcomes.iter().map(|outcome| outcome.finding.earned).sum();
    let max: Points = outcomes.iter().map(|outcome| outcome.finding.max).sum();
    let counted = divide_half_up(100 * u64::from(earned.as_tenths()), u64::from(max.as_tenths()));
    let taken: u64 = deductions.iter().map(|deduction| u64::from(deduction.points)).sum();
    let limit = caps.iter().map(|cap| cap.limit).min().unwrap_or(100);
    (counted.saturating_sub(taken).min(100) as u8).min(limit)
}

/// The caps of fair practice, and those that grave faults bring.
fn caps(outcomes: &[Outcome]) -> Vec<Cap> {
    let by_severity = outcomes.iter().filter_map(|outcome| {
        let limit = match outcome.finding.severity? {
            Severity::Critical => CRITICAL_LIMIT,
            Severity::Major => MAJOR_LIMIT,
        };
        Some(Cap { rule: outcome.finding.rule.clone(), limit, reason: outcome.finding.message.clone() })
    });
    let own = outcomes.iter().filter_map(|outcome| outcome.cap.clone());
    let mut caps: Vec<Cap> = own.chain(by_severity).collect();
    caps.sort_by_key(|cap| cap.limit);
    caps
}

fn checks(outcomes: &[Outcome]) -> Checks {
    let missing = outcomes.iter().filter(|outcome| outcome.no_language_data).count();
    let total = catalogue::rule_count();
    Checks { available: (total - missing) as u8, total: total as u8 }
}

fn groups(outcomes: Vec<Outcome>) -> Vec<Group> {
    let findings: Vec<Finding> = outcomes.into_iter().map(|outcome| outcome.finding).collect();
    GROUPS.iter().map(|info| group(info, &findings)).collect()
}

fn group(info: &GroupInfo, findings: &[Finding]) -> Group {
    let own = |finding: &&Finding| info.rules.iter().any(|rule| rule.id == finding.rule);
    let rules: Vec<Finding> = findings.iter().filter(own).cloned().collect();
    Group {
        id: info.id.into(),
        name: info.name.into(),
        earned: rules.iter().map(|finding| finding.earned).sum(),
        max: rules.iter().map(|finding| finding.max).sum(),
        rules,
    }
}

/// `YYYY-MM-DD`.
fn iso(day: time::Date) -> String {
    format!("{:04}-{:02}-{:02}", day.year(), u8::from(day.month()), day.day())
}
