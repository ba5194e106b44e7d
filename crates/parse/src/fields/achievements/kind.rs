//! What kind of achievement something is.

use crate::fields::records::{ranks, wording};
use crate::vocabulary;
use crate::words::fold;
use vitae_model::resume::AchievementKind;

/// Words of honours that may be won in a contest too: `Chef of the Year`.
const TITLES_WON: &[&str] = &[
    "year", "month", "star", "leader", "jahres", "monats", "annee", "ano", "anno", "jaar", "yilin", "rets", "arets",
    "ayin", "dellanno", "vuoden", "godine", "roka",
];

/// Whether a rank is a place among others, and what it was reached in bears no prize in its name. Who came first as the best
/// of a year holds that honour.
fn is_reached_in_contest(title: &str, position: &str) -> bool {
    let folded = fold(title);
    if ranks::is_first(position) && folded.split(' ').any(|word| TITLES_WON.contains(&word)) {
        return false;
    }
    // Laureates are honoured, not placed.
    let placed = !position.is_empty() && !fold(position).starts_with("laureat");
    if placed && folded.split(' ').any(|word| vocabulary::EVENTS.contains(word)) {
        return true;
    }
    let other: Vec<&str> = folded.split(' ').filter(|word| !TITLES_WON.contains(word)).collect();
    ranks::is_place_in_contest(position) && wording::name_score(&other.join(" ")) == 0.0
}

/// By the title's words, then by the heading's, then by the rank: a place among others is reached in a contest.
pub(crate) fn kind(title: &str, position: &str, heading: &str) -> AchievementKind {
    let only_contests = wording::is_contest(heading) && wording::name_score(heading) < 1.0;
    if wording::names_hackathon(title) || (wording::names_hackathon(heading) && !heading.contains(['&', ',', '/'])) {
        AchievementKind::Hackathon
    } else if wording::is_contest(title)
        || (only_contests && !heading.contains(['&', ',', '/']) && fold(heading).split(' ').count() <= 2)
        || is_reached_in_contest(title, position)
    {
        AchievementKind::Competition
    } else {
        AchievementKind::Achievement
    }
}
