//! Awards, competitions and hackathons.

use crate::line::Line;
use crate::parts::{self, Kind, Part};
use crate::value::{Value, tidy};
use crate::words::fold;
use vitae_model::resume::AchievementKind;

/// One achievement with its sources.
#[derive(Debug, Default)]
pub(crate) struct Award {
    pub(crate) title: Value,
    pub(crate) kind: AchievementKind,
    pub(crate) date: Value,
    pub(crate) description: Value,
    pub(crate) position: Value,
    pub(crate) organization: Value,
    pub(crate) url: Value,
}

/// Reads the achievements of one section; its heading may say that all are contests.
pub(crate) fn read(lines: &[Line], indices: &[usize], heading: &str) -> Vec<Award> {
    let groups: Vec<Vec<usize>> = indices.iter().map(|index| vec![*index]).collect();
    entries(lines, &groups).into_iter().filter_map(|entry| award(lines, &entry, heading)).collect()
}

/// Groups of lines, one an achievement: a bold or bulleted line opens one, as does any line when none are bold.
fn entries(lines: &[Line], groups: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let first_bold =
        |group: &[usize]| parts::of(lines, group[0]).iter().find(|part| part.is_text()).is_some_and(|part| part.bold);
    let bold = groups.iter().filter(|group| first_bold(group)).count();
    let dated = |group: &[usize]| group.iter().any(|index| !parts::edge_dates(&lines[*index].text).is_empty());
    let rich = groups
        .iter()
        .filter(|group| {
            group.iter().map(|index| lines[*index].words()).sum::<usize>() > 6
                || dated(group)
                || parts::of(lines, group[0]).len() > 1
        })
        .count();
    let mut out: Vec<Vec<usize>> = Vec::new();
    for group in groups {
        let first = &lines[group[0]];
        let fresh = match out.last() {
            None => true,
            Some(_) if bold > 0 => first_bold(group),
            Some(_) if first.bullet => true,
            Some(current) if rich * 2 >= groups.len() => dated(current) || !dated(group),
            Some(current) => dated(current) && current.len() >= 2,
        };
        match out.last_mut() {
            Some(current) if !fresh => current.extend(group),
            _ => out.push(group.clone()),
        }
    }
    out
}

fn award(lines: &[Line], entry: &[usize], heading: &str) -> Option<Award> {
    let mut out = Award::default();
    let mut texts: Vec<Value> = Vec::new();
    let mut joined = Value::default();
    for index in entry {
        for part in parts::of(lines, *index) {
            match part.kind {
                Kind::Date(_) if out.date.is_empty() => out.date = part.value(0.93),
                Kind::Url if out.url.is_empty() => out.url = part.value(0.95),
                Kind::Text | Kind::Place => take_text(lines, &part, &mut joined, &mut texts),
                _ => {}
            }
        }
    }
    if !joined.is_empty() {
        texts.push(joined);
    }
    fill(texts, &mut out)?;
    out.kind = kind(&out.title.text, heading);
    Some(out)
}

/// Collects texts: a comma or bracket goes on with the text before it, anything else opens a new one.
fn take_text(lines: &[Line], part: &Part, joined: &mut Value, texts: &mut Vec<Value>) {
    let value = Value { text: raw(lines, part), ..part.value(0.85) };
    if joined.is_empty() {
        *joined = value;
    } else if part.before == parts::Break::Weak {
        joined.append(", ", value);
    } else {
        texts.push(std::mem::replace(joined, value));
    }
}

/// The part's text with its full stops and commas inside.
fn raw(lines: &[Line], part: &Part) -> String {
    let text = lines[part.line].text[part.range.clone()].trim();
    let text = text.trim_matches(|c: char| c.is_whitespace() || ",;|·•–—-:/(".contains(c));
    if text.ends_with(')') && !text.contains('(') { text.trim_end_matches(')').to_owned() } else { text.to_owned() }
}

/// Title, place reached, giver and description out of the texts.
fn fill(texts: Vec<Value>, out: &mut Award) -> Option<()> {
    let mut items: Vec<Value> = Vec::new();
    for (at, value) in texts.into_iter().enumerate() {
        items.extend(open_text(value, at));
    }
    if items.len() >= 2 && is_rank(&items[0].text) {
        items.swap(0, 1);
    }
    let mut items = items.into_iter();
    let title = items.next()?;
    out.title = Value { text: tidy(title.text.trim_end_matches('.')), ..title };
    for item in items {
        let text = tidy(item.text.trim_end_matches('.'));
        let value = Value { text, ..item };
        if value.is_empty() {
        } else if out.position.is_empty() && out.organization.is_empty() && is_rank(&value.text) {
            out.position = value;
        } else if out.organization.is_empty() && out.description.is_empty() && is_name(&value.text) {
            out.organization = value;
        } else {
            out.description.append("\n", value);
        }
    }
    Some(())
}

/// `Title, 1st Place, Giver. What it was for` → its four texts. Only a name before the first full stop is cut at commas.
fn open_text(value: Value, at: usize) -> Vec<Value> {
    let text = value.text.clone();
    let stop = sentence_end(&text);
    let (head, rest) = stop.map_or((text.as_str(), ""), |stop| (&text[..stop], text[stop + 1..].trim()));
    let piece = |text: &str| Value { text: text.trim().to_owned(), ..value.clone() };
    let mut out = Vec::new();
    let named = head.split_whitespace().count() <= 16
        && head.split(',').all(|item| is_name(item.trim()) || is_rank(item.trim()));
    if named {
        let parts: Vec<&str> = head.split(',').collect();
        let ranks = parts.iter().position(|item| is_rank(item.trim()));
        match (at, ranks) {
            (_, Some(rank)) => {
                out.extend((rank > 0).then(|| piece(&parts[..rank].join(","))));
                out.push(piece(parts[rank]));
                out.extend((rank + 1 < parts.len()).then(|| piece(&parts[rank + 1..].join(","))));
            }
            (0, None) if parts.len() >= 2 => {
                out.push(piece(parts[0]));
                out.push(piece(&parts[1..].join(",")));
            }
            _ => out.push(piece(head)),
        }
    } else {
        out.push(piece(head));
    }
    if !rest.is_empty() {
        out.push(piece(rest));
    }
    out
}

/// A full stop before a capital that does not follow an abbreviation.
fn sentence_end(text: &str) -> Option<usize> {
    text.match_indices(". ").map(|(at, _)| at).find(|at| {
        let word = text[..*at].rsplit(' ').next().unwrap_or_default();
        let next = text[at + 2..].trim_start();
        word.chars().count() > 3 && next.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit())
            || (word.ends_with(')'))
    })
}

/// Names have capitals at the main words and few small ones.
fn is_name(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let capital = words
        .iter()
        .filter(|word| word.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit() || c == '('))
        .count();
    let small = words.iter().filter(|word| word.chars().count() <= 3).count();
    !words.is_empty()
        && words.len() <= 10
        && words[0].starts_with(|c: char| !c.is_lowercase())
        && (capital + small >= words.len())
        && !(words.len() > 3 && capital == 1)
}

/// `1st Place`, `Winner`, `Runner-up`, `Gold Medal`, `Finalist`.
fn is_rank(text: &str) -> bool {
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').collect();
    let ordinal = |word: &str| {
        matches!(
            word,
            "first"
                | "second"
                | "third"
                | "fourth"
                | "fifth"
                | "1er"
                | "2e"
                | "3e"
                | "primer"
                | "segundo"
                | "tercer"
                | "erster"
                | "zweiter"
                | "dritter"
                | "top"
        ) || (word.starts_with(|c: char| c.is_ascii_digit())
            && ["st", "nd", "rd", "th"].iter().any(|end| word.ends_with(end)))
    };
    let place = |word: &str| {
        matches!(
            word,
            "place"
                | "prize"
                | "rank"
                | "position"
                | "platz"
                | "prix"
                | "premio"
                | "lugar"
                | "posto"
                | "puesto"
                | "team"
                | "runner"
        )
    };
    let alone = matches!(
        folded.as_str(),
        "winner"
            | "runner up"
            | "finalist"
            | "semifinalist"
            | "semi finalist"
            | "champion"
            | "champions"
            | "honorable mention"
            | "honourable mention"
            | "gold"
            | "silver"
            | "bronze"
            | "sieger"
            | "gewinner"
            | "finaliste"
            | "laureat"
            | "ganador"
            | "ganadora"
            | "finalista"
            | "vencedor"
            | "vincitore"
            | "participant"
            | "shortlisted"
            | "first runner up"
            | "second runner up"
            | "grand prize"
            | "best in show"
    );
    let medal = words.len() == 2
        && matches!(words[0], "gold" | "silver" | "bronze")
        && matches!(words[1], "medal" | "medallist" | "medalist" | "award");
    let numbered = words.len() <= 4 && words.iter().any(|word| ordinal(word)) && words.iter().any(|word| place(word));
    let german = words.len() == 2 && words[1] == "platz";
    alone || medal || numbered || german
}

/// By the title's words, then by the heading's.
fn kind(title: &str, heading: &str) -> AchievementKind {
    let heading = fold(heading);
    let mixed = heading.split(' ').any(|word| {
        ["award", "achieve", "honor", "honour", "accompl", "recogn", "prize", "scholar", "distinc"]
            .iter()
            .any(|stem| word.starts_with(stem))
    });
    for text in [fold(title), if mixed { String::new() } else { heading }] {
        let has = |stems: &[&str]| text.split(' ').any(|word| stems.iter().any(|stem| word.contains(stem)));
        if has(&["hackathon", "hack"]) {
            return AchievementKind::Hackathon;
        }
        if has(&[
            "competition",
            "contest",
            "olympiad",
            "championship",
            "tournament",
            "challenge",
            "wettbewerb",
            "concours",
            "concurso",
            "konkurs",
            "yarisma",
            "cup",
            "olympiade",
            "olimpiad",
            "concorso",
            "league",
            "debate",
        ]) {
            return AchievementKind::Competition;
        }
    }
    AchievementKind::Achievement
}
