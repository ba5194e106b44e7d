//! The German letter: it quotes the resume's lines as they stand, since German resumes name deeds by nouns.

use crate::candidate::Candidate;
use crate::draft::{Parts, Sentence};
use crate::phrase::list;
use crate::vacancy::Vacancy;
use crate::{Length, Tone};

/// Most skills or certificates in one sentence.
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
            evidence(candidate, length),
            qualifications(candidate),
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
        let place = if job.company.is_empty() { String::new() } else { format!(" bei {}", job.company) };
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

fn evidence(candidate: &Candidate, length: Length) -> Ranked {
    let most = length.words() / 70;
    let answers = candidate.deeds.iter().filter(|deed| deed.answers).take(most).enumerate();
    let told = answers.filter_map(|(n, deed)| {
        let job = deed.job.as_ref().filter(|job| !job.company.is_empty())?;
        let text = match n {
            0 => format!("Aus meiner Arbeit bei {} passt dazu: {}.", job.company, deed.line),
            _ => format!("Ebenso, bei {}: {}.", job.company, deed.line),
        };
        Some((if n == 0 { 0 } else { 4 + n as u8 }, Sentence::claim(text, [deed.field.clone()])))
    });
    told.collect()
}

fn qualifications(candidate: &Candidate) -> Ranked {
    let mut sentences = Ranked::new();
    let mut add = |begin: &str, items: &[(String, String)]| {
        let items = &items[..items.len().min(MOST_LISTED)];
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
