//! The German letter: it quotes the resume's lines as they stand, since German resumes name deeds by nouns.

use crate::candidate::{Candidate, Deed};
use crate::draft::{Parts, Sentence};
use crate::phrase::{capitalised, list};
use crate::selection::{chosen, most_listed, place};
use crate::vacancy::Vacancy;
use crate::{Length, Tone};

/// Most skills of the advertisement in one sentence.
const MOST_LISTED: usize = 3;

/// The parts of the letter.
pub(crate) fn parts(candidate: &Candidate, vacancy: &Vacancy, tone: Tone, length: Length) -> Parts {
    let greeting = match (tone, vacancy.contact.as_deref()) {
        (Tone::Formal, Some(contact)) if contact.starts_with("Frau ") => format!("Sehr geehrte {contact},"),
        (Tone::Formal, Some(contact)) if contact.starts_with("Herr ") => format!("Sehr geehrter {contact},"),
        (Tone::Formal, _) => "Sehr geehrte Damen und Herren,".to_owned(),
        (_, Some(contact)) => format!("Guten Tag {contact},"),
        (_, None) => "Guten Tag,".to_owned(),
    };
    Parts {
        greeting,
        paragraphs: vec![
            opening(candidate, vacancy),
            evidence(&chosen(candidate, length)),
            qualifications(candidate, most_listed(length)),
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
    if let Some(job) = &candidate.job {
        let place = if job.company.is_empty() { String::new() } else { format!(" {}", at(&job.company)) };
        let (title, when) = (&job.title, (job.is_current, job.rank == 0 && job.is_dated));
        let text = match when {
            (true, _) => format!("Zurzeit arbeite ich als {title}{place}."),
            (false, true) => format!("Zuletzt habe ich als {title}{place} gearbeitet."),
            (false, false) => format!("Ich habe als {title}{place} gearbeitet."),
        };
        sentences.push((1, Sentence::claim(text, [format!("experience[{}].position", job.index)])));
    }
    sentences.push((if candidate.has_resume { 3 } else { 0 }, Sentence::new(interest(vacancy))));
    sentences
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

/// What was done, each line as it stands and once by its job.
fn evidence(deeds: &[&Deed]) -> Ranked {
    let told = deeds.iter().enumerate().map(|(n, deed)| {
        let is_first_of_job = n == 0 || place(deeds[n - 1]) != place(deed);
        let text = said(deed, n == 0, is_first_of_job);
        (if n == 0 { 0 } else { 4 + n as u8 }, Sentence::claim(text, [deed.field.clone()]))
    });
    told.collect()
}

/// `bei Krautwald`, `beim Gasthof Adler`.
fn at(company: &str) -> String {
    company.strip_prefix("dem ").map_or_else(|| format!("bei {company}"), |name| format!("beim {name}"))
}

/// A line as a sentence: a whole one stands alone, others follow what they belong to.
fn said(deed: &Deed, is_first: bool, is_first_of_job: bool) -> String {
    let line = &deed.line;
    if line.starts_with("Ich ") {
        return format!("{line}.");
    }
    let place = match (&deed.job, &deed.project) {
        (Some(job), _) if !job.company.is_empty() => at(&job.company),
        (Some(job), _) => format!("als {}", job.title),
        (None, Some(project)) => format!("am Projekt {project}"),
        (None, None) => String::new(),
    };
    match (place.is_empty(), is_first, is_first_of_job) {
        (true, true, _) => format!("Aus meiner Erfahrung passt dazu: {line}."),
        (true, false, _) => format!("Außerdem: {line}."),
        (false, true, _) if deed.answers => format!("Aus meiner Arbeit {place} passt dazu: {line}."),
        (false, true, _) => format!("Aus meiner Arbeit {place}: {line}."),
        (false, false, true) => format!("{}: {line}.", capitalised(&place)),
        (false, false, false) => format!("Ebenso dort: {line}."),
    }
}

fn qualifications(candidate: &Candidate, most: usize) -> Ranked {
    let mut sentences = Ranked::new();
    let mut add = |begin: &str, items: &[(String, String)]| {
        let items = &items[..items.len().min(most)];
        if !items.is_empty() {
            let names: Vec<String> = items.iter().map(|(name, _)| name.clone()).collect();
            let fields = items.iter().map(|(_, field)| field.clone());
            sentences.push((4, Sentence::claim(format!("{begin} {}.", list(&names, "und")), fields)));
        }
    };
    add("Außerdem bringe ich mit:", &candidate.skills);
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
