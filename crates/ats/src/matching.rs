//! The match of a resume with one job advertisement: match card version 4, a number of its own beside the score.

mod advert;
mod card;
mod claims;
mod common;
mod concepts;
mod credit;
mod demands;
mod gender;
mod groups;
mod own;
mod profile;
mod shown;
mod stems;
mod title;
mod tokens;
mod training;
mod words;

pub use card::{
    Knockout, MATCH_VERSION, MatchAsk, MatchBand, MatchCard, MatchPart, NamedAsk, NotJudged, NotJudgedReason,
};
pub use common::{Advertisement, Common, CommonLine, CommonSkill};
pub(crate) use common::{language, skills_named};
pub(crate) use shown::{Shown, is_spoken_language};

use crate::points::{Points, divide_half_up};
use advert::{Advert, Kind};
use credit::{Answered, Judged, ONE, mean};
use demands::Answer;
pub use profile::Profile;
use vitae_model::{JobPosting, ParsedResume};

/// The highest match when a hard must is not met.
const KNOCKOUT_LIMIT: u8 = 79;
/// Tenths of the required and preferred lines that may stay without judgement.
const UNJUDGED_TENTHS: usize = 6;

/// Compares a resume with a job advertisement given as plain text.
///
/// Pure and deterministic: `as_of` is the day up to which running jobs count. `resume` should hold only what a reader
/// sees, see [`crate::visible`]. Reads no school's name, no gap, no age and no person's name.
pub fn match_job(resume: &ParsedResume, job_text: &str, as_of: time::Date) -> MatchCard {
    compare(&Advert::read(job_text), &Profile::new(resume, as_of))
}

fn compare(advert: &Advert, profile: &Profile) -> MatchCard {
    let lines = |kind: Kind| -> Vec<Answered> { advert.of(kind).map(|line| Answered::new(line, profile)).collect() };
    let (required, preferred, duties) = (lines(Kind::Required), lines(Kind::Preferred), lines(Kind::Duty));
    let parts = [
        of_lines(("required", "Required", 45), &required, steeper),
        of_lines(("preferred", "Preferred", 10), &preferred, |mean| mean),
        of_answer(("title", "Title", 12), demands::title(advert, profile), Vec::new),
        of_answer(("years", "Years", 10), demands::years(advert, profile), || demands::other_years(advert, profile)),
        of_lines(("responsibilities", "Responsibilities", 6), &duties, |mean| mean),
        of_answer(("education", "Education", 6), demands::education(advert, profile), || {
            demands::other_degrees(advert, profile)
        }),
        of_answer(("place", "Place", 6), demands::place(advert, profile), Vec::new),
        of_answer(("seniority", "Seniority", 5), demands::seniority(advert, profile), Vec::new),
    ];
    let knockouts = knockouts(&required);
    let score = if is_doubtful(&required, &preferred) { None } else { total(&parts, !knockouts.is_empty()) };
    let band = MatchBand::of(score);
    MatchCard {
        score,
        card: MATCH_VERSION.to_owned(),
        band,
        label: band.label().to_owned(),
        parts: parts.into_iter().map(|part| part.part).collect(),
        knockouts,
        not_judged: not_judged([("required", &required), ("preferred", &preferred), ("responsibilities", &duties)]),
    }
}

/// Compares a prepared resume with a job of the board.
///
/// As [`match_job`], but required and preferred qualifications, tasks, place and level come from the job's own fields; its
/// description counts only for what stands under headings of its own, or when the fields ask for nothing.
pub fn match_posting(posting: &JobPosting, profile: &Profile) -> MatchCard {
    compare(&Advert::of_posting(posting), profile)
}

/// A part with its credit in millionths.
struct Weighed {
    part: MatchPart,
    credit: Option<u64>,
}

fn weigh((id, name, weight): (&str, &str, u8), credit: Option<u64>, asks: Vec<MatchAsk>) -> Weighed {
    let tenths = |credit: u64| divide_half_up(u64::from(weight) * 10 * credit, ONE);
    let earned = credit.map(|credit| Points::tenths(tenths(credit) as u32));
    Weighed { part: MatchPart { id: id.to_owned(), name: name.to_owned(), weight, earned, asks }, credit }
}

fn of_lines(part: (&str, &str, u8), lines: &[Answered], curve: fn(u64) -> u64) -> Weighed {
    let asks = lines.iter().flat_map(|line| match &line.judged {
        Judged::Asks { asks, .. } | Judged::Met(asks) => asks.clone(),
        Judged::Similar(ask) => vec![ask.clone()],
        Judged::Elsewhere | Judged::Unproven(_) | Judged::Unknown => Vec::new(),
    });
    weigh(part, mean(lines).map(curve), asks.collect())
}

/// A part that counts one answer, and shows the others of its kind after it.
fn of_answer(part: (&str, &str, u8), answer: Option<Answer>, others: impl FnOnce() -> Vec<Answer>) -> Weighed {
    let credit = answer.as_ref().map(|answer| answer.credit);
    let mut answers: Vec<Answer> = answer.into_iter().collect();
    if let Some(first) = answers.first().map(|answer| answer.text.clone()) {
        answers.extend(others().into_iter().filter(|other| other.text != first));
    }
    let ask = |Answer { text, credit, found }| {
        let per_cent = divide_half_up(credit * 100, ONE) as u8;
        MatchAsk { text, credit: per_cent, found, advice: None }
    };
    weigh(part, credit, answers.into_iter().map(ask).collect())
}

/// The mean of the required asks on the card's line through (0, 0), (½, ½), (7⁄10, 8⁄10) and (1, 1).
fn steeper(mean: u64) -> u64 {
    const CORNERS: [(u64, u64); 4] = [(0, 0), (500_000, 500_000), (700_000, 800_000), (ONE, ONE)];
    let piece = CORNERS.windows(2).find(|piece| mean <= piece[1].0);
    piece.map_or(ONE, |piece| {
        let ((x0, y0), (x1, y1)) = (piece[0], piece[1]);
        y0 + (mean - x0) * (y1 - y0) / (x1 - x0)
    })
}

/// The weighted mean of the parts that apply, rounded half up; a missed must limits it.
fn total(parts: &[Weighed], is_limited: bool) -> Option<u8> {
    let applies = || parts.iter().filter_map(|part| Some((u64::from(part.part.weight), part.credit?)));
    let weight: u64 = applies().map(|(weight, _)| weight).sum();
    let earned: u64 = applies().map(|(weight, credit)| weight * credit).sum();
    let score = divide_half_up(earned * 100, weight * ONE) as u8;
    (weight > 0).then(|| if is_limited { score.min(KNOCKOUT_LIMIT) } else { score })
}

/// Whether too much of what is required and preferred could not be compared, or nothing could.
fn is_doubtful(required: &[Answered], preferred: &[Answered]) -> bool {
    let counts = |line: &&Answered| !matches!(line.judged, Judged::Elsewhere | Judged::Unproven(_) | Judged::Met(_));
    let lines = || required.iter().chain(preferred).filter(counts);
    let unjudged = lines().filter(|line| matches!(line.judged, Judged::Unknown)).count();
    let all = lines().count();
    unjudged == all || unjudged * 10 > all * UNJUDGED_TENTHS
}

fn not_judged(parts: [(&str, &[Answered]); 3]) -> Vec<NotJudged> {
    let lines = parts.into_iter().flat_map(|(part, lines)| lines.iter().map(move |line| (part, line)));
    let asks = lines.flat_map(|(part, line)| {
        line.not_judged().into_iter().map(|(text, reason)| NotJudged { text, part: part.to_owned(), reason })
    });
    asks.collect()
}

fn knockouts(required: &[Answered]) -> Vec<Knockout> {
    let missed = required.iter().flat_map(|line| match &line.judged {
        Judged::Asks { missed, .. } => missed.as_slice(),
        _ => &[],
    });
    let message = "Check this first. Employers often rule people out on it.";
    missed.map(|text| Knockout { text: crate::text::quote(text), message: message.to_owned() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_passes_the_corners_of_the_card() {
        let points = [0, 250_000, 500_000, 600_000, 700_000, 850_000, ONE].map(steeper);
        assert_eq!(points, [0, 250_000, 500_000, 650_000, 800_000, 900_000, ONE]);
    }

    #[test]
    fn bands_begin_at_80_65_and_45() {
        let bands = [100, 80, 79, 65, 64, 45, 44, 0].map(|score| MatchBand::of(Some(score)).label());
        let [strong, worth, stretch, other] = ["Strong match", "Worth applying", "Stretch", "Other field"];
        assert_eq!(bands, [strong, strong, worth, worth, stretch, stretch, other, other]);
        assert_eq!(MatchBand::of(None).label(), "Low confidence");
    }
}
