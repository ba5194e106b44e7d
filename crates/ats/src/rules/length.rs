//! Length, 5 points: neither too little nor far too much, in legible print.

use crate::card::FlagKind;
use crate::case::Case;
use crate::draft::{Draft, Outcome, not_applicable};
use crate::points::Share;
use crate::print::{self, Print};
use crate::text::{counted, listed, number, word_count};

/// Words of a resume of usual length.
const USUAL_WORDS: std::ops::RangeInclusive<usize> = 150..=1000;
/// Months of work from which three pages are usual.
const LONG_CAREER_MONTHS: u32 = 120;
/// Smallest usual size in points.
const SMALLEST_SIZE: f32 = 9.0;
/// Least distance of lines, as a multiple of the size.
const LEAST_PITCH: f32 = 1.1;
/// Least margin in points (8 mm).
const LEAST_MARGIN: f32 = 8.0 * 72.0 / 25.4;
/// What measuring boxes may be off by, as a share of the size.
const TOLERANCE: f32 = 0.02;

/// `length.amount`, 3 points, evidence contested, so only extremes count: 150 to 1,000 words (1), and at most two pages,
/// three above ten years of work, one off for each page more (2).
///
/// Does not apply to academic resumes. One page earns no bonus.
pub(super) fn amount(case: &Case) -> Outcome {
    const RULE: &str = "length.amount";
    if case.is(FlagKind::Academic) {
        return not_applicable(RULE, "Academic resumes can be as long as they need to be.");
    }
    let mut draft = Draft::new(RULE);
    let words = word_count(&case.whole_text());
    draft.part_if(1, USUAL_WORDS.contains(&words));
    if words < *USUAL_WORDS.start() {
        draft
            .say(format!("{} is short for a resume.", counted(words, "word", "words")), "Say more about what you did.");
    } else if words > *USUAL_WORDS.end() {
        draft.say(format!("{} words is long.", number(words)), "Keep what matters for the jobs you want.");
    }
    if let Some(pages) = case.view.as_ref().and_then(|view| view.pages()) {
        let usual = if case.work_months > LONG_CAREER_MONTHS { 3 } else { 2 };
        let over = pages.saturating_sub(usual);
        draft.part_but(2, over);
        if over > 0 {
            let years = counted((case.work_months / 12) as usize, "year", "years");
            draft.say(format!("{pages} pages is long for {years} of work."), format!("Shorten it to {usual} pages."));
        }
    }
    draft.finish("Your resume is neither too short nor too long.")
}

/// `length.legible`, 2 points, convention: usual size of at least 9 pt with lines at least 1.1 sizes apart (1), margins of
/// at least 8 mm (1). What the file does not tell is left out.
pub(super) fn legible(case: &Case) -> Outcome {
    const RULE: &str = "length.legible";
    let Some(print) = case.view.as_ref().and_then(print::measure) else {
        return not_applicable(RULE, "We couldn't tell the size of the type.");
    };
    let mut draft = Draft::new(RULE);
    let Print { size, pitch, margin } = print;
    let large = size >= SMALLEST_SIZE * (1.0 - TOLERANCE);
    let apart = pitch.is_none_or(|pitch| pitch >= size * (LEAST_PITCH - TOLERANCE));
    draft.part(1, Share::new(usize::from(large && apart), 1));
    if !large {
        draft.say(format!("Text at {size:.1} pt is hard to read on paper."), "Use 10 to 12 pt.");
    }
    if !apart {
        draft.say("The lines are too close together.", "Use line spacing of at least 1.15.");
    }
    if let Some(margin) = margin {
        let wide = margin >= LEAST_MARGIN * (1.0 - TOLERANCE);
        draft.part_if(1, wide);
        if !wide {
            draft.say(
                format!("Your margins are only {:.0} mm.", margin.max(0.0) * 25.4 / 72.0),
                "Leave at least 15 mm.",
            );
        }
    }
    let mut good = vec!["the type is large enough"];
    good.extend(pitch.map(|_| "the lines are far enough apart"));
    good.extend(margin.map(|_| "the margins are wide enough"));
    draft.finish(&format!("We measured that {}.", listed(&good)))
}
