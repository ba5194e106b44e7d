//! A finding while its rule is being worked out.

use crate::card::{Cap, Deduction, Evidence, Finding, Severity, Status};
use crate::catalogue;
use crate::points::{Points, Share};

/// Most places one finding names; more would hide the fix.
const MOST_EVIDENCE: usize = 5;

/// What a rule hands back: its finding, and for fair practice what it takes off or limits.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// The finding.
    pub finding: Finding,
    /// Points to take off.
    pub deduction: Option<Deduction>,
    /// A limit to the score.
    pub cap: Option<Cap>,
    /// Whether the rule is missing because the language's data are.
    pub no_language_data: bool,
}

/// Collects points, evidence and words of one rule.
#[derive(Debug)]
pub(crate) struct Draft {
    rule: catalogue::Rule,
    earned: Points,
    max: Points,
    severity: Option<Severity>,
    evidence: Vec<Evidence>,
    messages: Vec<String>,
    fixes: Vec<String>,
    deduction: Option<Deduction>,
    cap: Option<Cap>,
    faulty: bool,
}

impl Draft {
    /// An empty draft of the rule.
    pub fn new(rule: &str) -> Self {
        Self {
            rule: catalogue::find(rule),
            earned: Points::ZERO,
            max: Points::ZERO,
            severity: None,
            evidence: Vec::new(),
            messages: Vec::new(),
            fixes: Vec::new(),
            deduction: None,
            cap: None,
            faulty: false,
        }
    }

    /// Adds a part of `max` whole points, of which `share` is earned.
    pub fn part(&mut self, max: u32, share: Share) -> &mut Self {
        let max = Points::whole(max);
        self.points(max.of(share), max)
    }

    /// Adds a part that is earned as a whole or not at all.
    pub fn part_if(&mut self, max: u32, earned: bool) -> &mut Self {
        self.points(if earned { Points::whole(max) } else { Points::ZERO }, Points::whole(max))
    }

    /// The rule has one part: `share` of its points is earned.
    pub fn all(&mut self, share: Share) -> &mut Self {
        self.part(self.rule.points, share)
    }

    /// The rule has one part, earned as a whole or not at all.
    pub fn all_if(&mut self, earned: bool) -> &mut Self {
        self.part_if(self.rule.points, earned)
    }

    /// The rule has one part: each fault takes a whole point off.
    pub fn all_but(&mut self, faults: usize) -> &mut Self {
        self.part_but(self.rule.points, faults)
    }

    /// Adds a part of `max` whole points, of which each fault takes one off.
    pub fn part_but(&mut self, max: u32, faults: usize) -> &mut Self {
        let max = Points::whole(max);
        self.points(max.minus(Points::whole(u32::try_from(faults).unwrap_or(u32::MAX / 10))), max)
    }

    fn points(&mut self, earned: Points, max: Points) -> &mut Self {
        self.earned = self.earned.plus(earned.min(max));
        self.max = self.max.plus(max);
        self
    }

    /// Says what is wrong and what to do.
    pub fn say(&mut self, message: impl Into<String>, fix: impl Into<String>) -> &mut Self {
        self.messages.push(message.into());
        let fix = fix.into();
        if !self.fixes.contains(&fix) {
            self.fixes.push(fix);
        }
        self
    }

    /// Marks the fault as one that limits the score; the graver mark stays.
    pub fn fault(&mut self, severity: Severity) -> &mut Self {
        self.severity = self.severity.max(Some(severity));
        self
    }

    /// Adds a place. Beyond the first few they are dropped.
    pub fn show(&mut self, evidence: Evidence) -> &mut Self {
        if self.evidence.len() < MOST_EVIDENCE && !self.evidence.contains(&evidence) {
            self.evidence.push(evidence);
        }
        self
    }

    /// Adds places.
    pub fn show_all(&mut self, evidence: impl IntoIterator<Item = Evidence>) -> &mut Self {
        for item in evidence {
            self.show(item);
        }
        self
    }

    /// Takes points off the score.
    pub fn deduct(&mut self, points: u8, reason: impl Into<String>) -> &mut Self {
        self.faulty = true;
        self.deduction = Some(Deduction { rule: self.rule.id.into(), points, reason: reason.into() });
        self
    }

    /// Limits the score.
    pub fn limit(&mut self, limit: u8, reason: impl Into<String>) -> &mut Self {
        self.faulty = true;
        self.cap = Some(Cap { rule: self.rule.id.into(), limit, reason: reason.into() });
        self
    }

    /// The outcome; `praise` is said when nothing was found wrong.
    pub fn finish(self, praise: &str) -> Outcome {
        let status = self.status();
        let messages = if self.messages.is_empty() { vec![praise.to_owned()] } else { self.messages };
        Outcome {
            finding: Finding {
                rule: self.rule.id.into(),
                title: self.rule.title.into(),
                status,
                earned: self.earned,
                max: self.max,
                severity: self.severity,
                evidence: self.evidence,
                message: messages.join(" "),
                fix: self.fixes.join(" "),
            },
            deduction: self.deduction,
            cap: self.cap,
            no_language_data: false,
        }
    }

    fn status(&self) -> Status {
        if self.faulty || (self.earned == Points::ZERO && self.max > Points::ZERO) {
            Status::Fail
        } else if self.earned == self.max {
            Status::Pass
        } else {
            Status::Partial
        }
    }
}

/// A rule that does not apply, with the reason.
pub(crate) fn not_applicable(rule: &str, why: &str) -> Outcome {
    let rule = catalogue::find(rule);
    Outcome {
        finding: Finding {
            rule: rule.id.into(),
            title: rule.title.into(),
            status: Status::Na,
            earned: Points::ZERO,
            max: Points::ZERO,
            severity: None,
            evidence: Vec::new(),
            message: why.into(),
            fix: String::new(),
        },
        deduction: None,
        cap: None,
        no_language_data: false,
    }
}

/// A rule whose word lists do not exist for the language.
pub(crate) fn no_words(rule: &str) -> Outcome {
    let why = "We don't have this check for your resume's language yet.";
    Outcome { no_language_data: true, ..not_applicable(rule, why) }
}
