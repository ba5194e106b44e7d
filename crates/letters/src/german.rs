//! The German letter: it quotes the resume's lines as they stand, since German resumes name deeds by nouns.

use crate::candidate::{Candidate, Deed, Held};
use crate::draft::{Parts, Sentence};
use crate::phrase::{capitalised, list, stands_in, word_count};
use crate::selection::{chosen, most_listed, most_of_a_job, place};
use crate::vacancy::Vacancy;
use crate::{Length, Tone};
use std::collections::BTreeSet;

/// Most skills of the advertisement in one sentence.
const MOST_LISTED: usize = 3;

/// Most lines of one job; more read as a list of keywords.
const MOST_LINES: usize = 3;
/// Most words of the lines of one job, save the first.
const LINES_WORDS: usize = 45;

/// The parts of the letter.
pub(crate) fn parts(candidate: &Candidate, vacancy: &Vacancy, tone: Tone, length: Length) -> Parts {
    let greeting = match (tone, vacancy.contact.as_deref()) {
        (Tone::Formal, Some(contact)) if contact.starts_with("Frau ") => format!("Sehr geehrte {contact},"),
        (Tone::Formal, Some(contact)) if contact.starts_with("Herr ") => format!("Sehr geehrter {contact},"),
        (Tone::Formal, _) => "Sehr geehrte Damen und Herren,".to_owned(),
        (_, Some(contact)) => format!("Guten Tag {contact},"),
        (_, None) => "Guten Tag,".to_owned(),
    };
    let deeds = chosen(candidate, length, MOST_LINES.min(most_of_a_job(length)));
    Parts {
        greeting,
        paragraphs: vec![
            opening(candidate, vacancy),
            evidence(&deeds),
            qualifications(candidate, vacancy, &deeds, most_listed(length)),
            end(tone),
        ],
        closing: if tone == Tone::Formal { "Mit freundlichen Grüßen" } else { "Viele Grüße" }.to_owned(),
        name: candidate.name.clone(),
    }
}

type Ranked = Vec<(u8, Sentence)>;

fn opening(candidate: &Candidate, vacancy: &Vacancy) -> Ranked {
    let wish = match (&vacancy.title, &vacancy.company) {
        (Some(title), Some(company)) => format!("gern bewerbe ich mich bei {company} auf Ihre Stelle „{title}“."),
        (Some(title), None) => format!("gern bewerbe ich mich auf Ihre Stelle „{title}“."),
        (None, Some(company)) => format!("gern bewerbe ich mich auf die ausgeschriebene Stelle bei {company}."),
        (None, None) => "gern bewerbe ich mich auf die ausgeschriebene Stelle.".to_owned(),
    };
    let mut sentences = vec![(0, Sentence::new(wish))];
    sentences.extend(standing(candidate).map(|sentence| (1, sentence)));
    sentences.push((if candidate.has_resume { 3 } else { 0 }, Sentence::new(interest(vacancy))));
    sentences
}

/// What the candidate does or did.
fn standing(candidate: &Candidate) -> Option<Sentence> {
    let job = candidate.job.as_ref()?;
    let (place, now) = (stated(job), candidate.current.as_ref().map(stated));
    let text = match (job.is_current, job.rank == 0 && job.is_dated, now) {
        (true, _, _) => format!("Zurzeit arbeite ich {place}."),
        (false, true, _) => format!("Zuletzt habe ich {place} gearbeitet."),
        (false, false, Some(now)) => format!("Ich habe {place} gearbeitet; zurzeit arbeite ich {now}."),
        (false, false, None) => format!("Ich habe {place} gearbeitet."),
    };
    let named = [job].into_iter().chain(&candidate.current);
    Some(Sentence::claim(text, named.map(|job| format!("experience[{}].position", job.index))))
}

/// `als Köchin bei Krautwald`.
fn stated(job: &Held) -> String {
    let role = if job.title.is_empty() { String::new() } else { format!("als {}", job.title) };
    let place = if job.company.is_empty() { String::new() } else { at(&job.company) };
    format!("{role} {place}").trim().to_owned()
}

/// What speaks for the job, from the advertisement alone.
fn interest(vacancy: &Vacancy) -> String {
    let skills = &vacancy.skills[..vacancy.skills.len().min(MOST_LISTED)];
    if let [first, second, ..] = vacancy.points.as_slice() {
        vacancy.pick(&[
            format!("Besonders sprechen mich die Punkte „{first}“ und „{second}“ an."),
            format!("Was Sie zu „{first}“ und „{second}“ schreiben, hat mein Interesse geweckt."),
            format!("Aufgaben wie „{first}“ und „{second}“ übernehme ich gern."),
        ])
    } else if skills.len() >= 2 {
        format!("Besonders spricht mich an, dass es in Ihrer Anzeige um {} geht.", list(skills, "und"))
    } else {
        vacancy.pick(&[
            "Die Aufgaben, die Sie beschreiben, würde ich gern übernehmen.".to_owned(),
            "Die Stelle, die Sie beschreiben, interessiert mich sehr.".to_owned(),
            "Ihre Anzeige beschreibt die Arbeit, die ich suche.".to_owned(),
        ])
    }
}

/// What was done, the lines of each job as they stand.
fn evidence(deeds: &[&Deed]) -> Ranked {
    let is_whole = |deed: &Deed| deed.line.starts_with("Ich ");
    let groups = deeds.chunk_by(|a, b| place(a) == place(b) && !is_whole(a) && !is_whole(b));
    let sentences = groups.enumerate().map(|(n, group)| {
        let group = &group[..fitting(group)];
        let text = if is_whole(group[0]) { format!("{}.", group[0].line) } else { said(group, n == 0) };
        (if n == 0 { 0 } else { 4 + n as u8 }, Sentence::claim(text, fields(group)))
    });
    sentences.collect()
}

/// How many lines of a job are named.
fn fitting(group: &[&Deed]) -> usize {
    let mut words = 0;
    let fits = |deed: &&&Deed| {
        words += word_count(&deed.line);
        words <= LINES_WORDS
    };
    group.iter().take(MOST_LINES).take_while(fits).count().max(1)
}

fn fields(group: &[&Deed]) -> BTreeSet<String> {
    group.iter().map(|deed| deed.field.clone()).collect()
}

/// `bei Krautwald`, `beim Gasthof Adler`.
fn at(company: &str) -> String {
    company.strip_prefix("dem ").map_or_else(|| format!("bei {company}"), |name| format!("beim {name}"))
}

/// The lines of one job as a sentence, behind what they belong to.
fn said(group: &[&Deed], is_first: bool) -> String {
    let lines = group.iter().map(|deed| deed.line.as_str()).collect::<Vec<_>>().join("; ");
    let place = match (&group[0].job, &group[0].project) {
        (Some(job), _) if !job.company.is_empty() => at(&job.company),
        (Some(job), _) => format!("als {}", job.title),
        (None, Some(project)) => format!("am Projekt {project}"),
        (None, None) => String::new(),
    };
    match (place.is_empty(), is_first) {
        (true, true) => format!("Aus meiner Erfahrung passt dazu: {lines}."),
        (true, false) => format!("Außerdem: {lines}."),
        (false, true) if group.iter().any(|deed| deed.answers) => {
            format!("Aus meiner Arbeit {place} passt dazu: {lines}.")
        }
        (false, true) => format!("Aus meiner Arbeit {place}: {lines}."),
        (false, false) => format!("{}: {lines}.", capitalised(&place)),
    }
}

/// Skills, certificates and languages, as far as no line and no title has shown them.
fn qualifications(candidate: &Candidate, vacancy: &Vacancy, deeds: &[&Deed], most: usize) -> Ranked {
    let titles = vacancy.title.iter().chain(candidate.job.iter().map(|job| &job.title));
    let said = deeds.iter().map(|deed| &deed.line).chain(titles).cloned().collect::<Vec<_>>().join("\n").to_lowercase();
    let fresh = |(name, _): &&(String, String)| !stands_in(&said, &name.to_lowercase());
    let skills: Vec<(String, String)> = candidate.skills.iter().filter(fresh).cloned().collect();
    let mut sentences = Ranked::new();
    let mut add = |begin: &str, items: &[(String, String)]| {
        let items = &items[..items.len().min(most)];
        if !items.is_empty() {
            let names: Vec<String> = items.iter().map(|(name, _)| name.clone()).collect();
            let fields = items.iter().map(|(_, field)| field.clone());
            sentences.push((4, Sentence::claim(format!("{begin} {}.", list(&names, "und")), fields)));
        }
    };
    add("Außerdem bringe ich mit:", &skills);
    add("Meine Nachweise:", &candidate.certificates);
    add("Ich spreche", &candidate.languages);
    sentences
}

fn end(tone: Tone) -> Ranked {
    let talk = match tone {
        Tone::Formal => "Über eine Einladung zu einem Gespräch freue ich mich.",
        Tone::Friendly => "Gern erzähle ich Ihnen in einem Gespräch mehr.",
        Tone::Confident => "In einem Gespräch zeige ich Ihnen gern, was ich für Sie leisten kann.",
    };
    vec![(0, Sentence::new(talk))]
}
