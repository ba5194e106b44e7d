//! A job advertisement, split into what it asks for and how much each line matters.

use super::concepts::{Found, find};
use super::title::{Title, named_in};
use super::tokens::{Token, holds_any, position, terms_of, tokens};
use super::words::{JOB, Phrase};
use crate::text::terms;
use vitae_model::JobPosting;
use vitae_model::job::ExperienceLevel;

/// Most characters of an advertisement that are read.
const MOST_CHARS: usize = 30_000;
/// Most words of a heading or a label.
const LABEL_WORDS: usize = 6;
/// Most words of a title.
const TITLE_WORDS: usize = 10;

/// Lines at the beginning that may name the job.
const OPENING_LINES: usize = 4;

/// What a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Demanded.
    Required,
    /// Wished for.
    Preferred,
    /// A task of the job.
    Duty,
    /// Under no heading that is known.
    Unplaced,
    /// About the employer, pay, or how to apply.
    Other,
}

/// One line or sentence.
#[derive(Debug, Clone)]
pub(super) struct Line {
    /// As written.
    pub text: String,
    /// How much it matters.
    pub kind: Kind,
    /// Its terms.
    pub tokens: Vec<Token>,
    /// The phrases with a meaning in it.
    pub found: Vec<Found>,
    /// Whether it is an item of a list.
    pub is_item: bool,
}

/// An advertisement.
#[derive(Debug, Clone, Default)]
pub(super) struct Advert {
    /// The title of the job.
    pub title: String,
    /// Where the job is, as written.
    pub place: String,
    /// The level of experience, when the author chose one.
    pub level: Option<ExperienceLevel>,
    /// The lines that ask for something.
    pub lines: Vec<Line>,
}

impl Advert {
    /// Reads an advertisement.
    pub fn read(text: &str) -> Self {
        let text: String = text.chars().take(MOST_CHARS).collect();
        let mut reader = Reader::new(Self::default());
        text.lines().for_each(|line| reader.read(line));
        reader.finish()
    }

    /// Takes over a job of the board, whose parts are known by their fields; only its description is read as text.
    pub fn of_posting(posting: &JobPosting) -> Self {
        let place = if posting.is_remote { format!("{}, Remote", posting.location) } else { posting.location.clone() };
        let advert =
            Self { title: posting.job_title.clone(), place, level: Some(posting.experience_level), ..Self::default() };
        let mut reader = Reader::new(advert);
        let requirements = &posting.requirements;
        reader.add_items(Kind::Required, &requirements.required);
        reader.add_items(Kind::Required, posting.education_level.as_slice());
        reader.add_items(Kind::Preferred, &requirements.preferred);
        reader.add_items(Kind::Duty, &posting.responsibilities);
        reader.kind = Kind::Unplaced;
        posting.job_description.chars().take(MOST_CHARS).collect::<String>().lines().for_each(|line| reader.read(line));
        reader.finish()
    }

    /// The lines of a kind.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(move |line| line.kind == kind)
    }
}

struct Reader {
    advert: Advert,
    kind: Kind,
    /// Whether a heading or a field said what is required.
    has_requirements: bool,
    /// Whether the line at hand is an item of a list.
    is_item: bool,
    /// The first lines, which name the job where no line is its title.
    opening: Vec<String>,
}

impl Reader {
    fn new(advert: Advert) -> Self {
        Self { advert, kind: Kind::Unplaced, has_requirements: false, is_item: false, opening: Vec::new() }
    }

    fn read(&mut self, line: &str) {
        self.is_item = line.trim_start().starts_with(is_bullet);
        let text =
            line.trim().trim_start_matches(|c: char| !c.is_alphanumeric() && c != '.').trim_end_matches(['*', '#']);
        if text.is_empty() || self.read_label(text) {
            return;
        }
        if self.opening.len() < OPENING_LINES {
            self.opening.push(text.to_owned());
        }
        let (label, rest) = text.split_once(':').unwrap_or((text, ""));
        let rest = rest.trim_start_matches('*').trim();
        let exact = !text.contains(':');
        match heading(label, exact) {
            Some(kind) => {
                self.kind = kind;
                self.add_sentences(rest);
            }
            None if self.advert.title.is_empty() && terms(text).len() <= TITLE_WORDS => {
                self.advert.title = text.to_owned();
            }
            None if !exact && rest.is_empty() && is_label(label) => {}
            None => self.add_sentences(text),
        }
    }

    fn add_items<'i>(&mut self, kind: Kind, items: impl IntoIterator<Item = &'i String>) {
        self.kind = kind;
        items.into_iter().for_each(|item| self.add_sentences(item));
    }

    /// `Location: Leeds` and `Job title: Nurse`.
    fn read_label(&mut self, text: &str) -> bool {
        let Some((label, rest)) = text.split_once(':') else { return false };
        let (label, rest) = (terms(label), rest.trim().trim_start_matches('*').trim());
        let is = |names: &[Phrase]| names.iter().any(|Phrase(name)| *name == label);
        if is(&JOB.headings.place) {
            self.advert.place = rest.to_owned();
        } else if is(&JOB.headings.title) && !rest.is_empty() {
            self.advert.title = rest.to_owned();
        } else {
            return false;
        }
        true
    }

    fn add_sentences(&mut self, text: &str) {
        if self.kind == Kind::Other {
            return;
        }
        for sentence in sentences(text) {
            let tokens = tokens(sentence);
            if tokens.is_empty() || self.advert.lines.iter().any(|line| line.tokens == tokens) {
                continue;
            }
            let kind = kind_by_cue(&terms_of(&tokens)).unwrap_or(self.kind);
            let found = find(&tokens);
            self.has_requirements |= self.kind == Kind::Required;
            let is_item = self.is_item;
            self.advert.lines.push(Line { text: sentence.to_owned(), kind, tokens, found, is_item });
        }
    }

    /// When no heading says what is demanded, whatever is recognised outside of headings is, and so are the items of lists
    /// there: their heading may be of a language that is not known.
    fn finish(mut self) -> Advert {
        if Title::new(&self.advert.title).family.is_none() && !is_titled(&self.advert.title) {
            let named = self.opening.iter().find_map(|line| named_in(line));
            self.advert.title = named.unwrap_or(self.advert.title);
        }
        let lines = &mut self.advert.lines;
        for line in lines.iter_mut().filter(|line| line.kind == Kind::Unplaced) {
            let asks = line.is_item || !line.found.is_empty() || super::demands::years_asked(&line.tokens).is_some();
            line.kind = if asks && !self.has_requirements { Kind::Required } else { Kind::Other };
        }
        lines.retain(|line| line.kind != Kind::Other);
        self.advert
    }
}

fn is_bullet(c: char) -> bool {
    // The last is the bullet of the font Symbol.
    "-*•·–—▪▫■●○◦‣►✓✔→\u{f0b7}".contains(c)
}

/// Whether the words may be a heading or a label, and nothing in them is an ask.
fn is_label(label: &str) -> bool {
    let tokens = tokens(label);
    tokens.len() <= LABEL_WORDS && find(&tokens).is_empty()
}

/// Whether a line is written as titles are: a few words with capitals, none of them of a notice or a company's name.
fn is_titled(line: &str) -> bool {
    const OTHERS: [&str; 18] = [
        "a",
        "are",
        "company",
        "gmbh",
        "group",
        "hiring",
        "immediate",
        "inc",
        "is",
        "join",
        "limited",
        "llp",
        "ltd",
        "our",
        "part",
        "start",
        "urgent",
        "we",
    ];
    let end = line.find([',', '(', '|', ':', '!']).into_iter().chain(line.find(" - ")).chain(line.find(" at ")).min();
    let words: Vec<&str> = line[..end.unwrap_or(line.len())].split_whitespace().collect();
    let is_large = |word: &&str| matches!(*word, "of" | "and" | "for") || word.starts_with(char::is_uppercase);
    let is_other = |word: &&str| OTHERS.contains(&word.to_lowercase().as_str());
    (2..=6).contains(&words.len()) && words.iter().all(is_large) && !words.iter().any(is_other)
}

/// Sentences of a line: it is cut at `. ` before a capital, at `;` and at bullets.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut cuts = vec![0];
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    for window in chars.windows(3) {
        let [(_, first), (_, second), (at, third)] = [window[0], window[1], window[2]];
        if (matches!(first, '.' | '!' | '?') && second == ' ' && third.is_uppercase())
            || matches!(second, ';' | '•' | '·')
        {
            cuts.push(at);
        }
    }
    cuts.push(text.len());
    let pieces: Vec<&str> = cuts.windows(2).map(|cut| text[cut[0]..cut[1]].trim()).collect();
    pieces.into_iter().filter(|piece| !piece.is_empty())
}

/// What a heading announces. Without a colon it must be a usual heading as a whole.
fn heading(label: &str, exact: bool) -> Option<Kind> {
    let own = terms_of(&tokens(label));
    if own.is_empty() || own.len() > LABEL_WORDS {
        return None;
    }
    let matches =
        |names: &[Phrase]| names.iter().any(|name| if exact { name.0 == own } else { position(&own, name).is_some() });
    let headings = &JOB.headings;
    let known = [
        (Kind::Other, &headings.other),
        (Kind::Preferred, &headings.preferred),
        (Kind::Duty, &headings.duties),
        (Kind::Required, &headings.required),
    ];
    known.into_iter().find(|(_, names)| matches(names)).map(|(kind, _)| kind)
}

fn kind_by_cue(terms: &[String]) -> Option<Kind> {
    if holds_any(terms, &JOB.cues.preferred) {
        Some(Kind::Preferred)
    } else {
        holds_any(terms, &JOB.cues.required).then_some(Kind::Required)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_and_cues_place_lines() {
        let advert = Advert::read(
            "Backend Engineer\nLocation: Leeds, UK\nAbout us\nWe must win.\nRequirements\n- Python. You know SQL\n- Kafka is a plus\nNice to have: Rust\nWhat you'll do\nRun services",
        );
        let lines: Vec<_> = advert.lines.iter().map(|line| (line.text.as_str(), line.kind)).collect();
        assert_eq!((advert.title.as_str(), advert.place.as_str()), ("Backend Engineer", "Leeds, UK"));
        assert_eq!(
            lines,
            [
                ("Python.", Kind::Required),
                ("You know SQL", Kind::Required),
                ("Kafka is a plus", Kind::Preferred),
                ("Rust", Kind::Preferred),
                ("Run services", Kind::Duty)
            ]
        );
    }

    #[test]
    fn headings_and_wishes_of_many_languages_place_lines() {
        let ads = [
            "Contable
Requisitos:
- Cetrería
Se valorará:
- Ajedrez
Ofrecemos:
- Fruta",
            "Contable
Requisitos mínimos
Cetrería
Se valora: ajedrez
Ofrecemos
Fruta",
            "Comptable
Profil recherché :
- Fauconnerie
Les plus :
- Échecs
Nous offrons
- Des fruits",
            "Comptable
Votre profil
- Fauconnerie
- Les échecs seraient un plus
Avantages :
- Des fruits",
            "Contabile
Requisiti:
- Falconeria
- Gradita la conoscenza degli scacchi
Offriamo:
- Frutta",
            "Contabilista
Requisitos:
- Falcoaria
Desejável:
- Xadrez
Oferecemos:
- Fruta",
            "Boekhouder
Functie-eisen:
- Valkerij
- Schaken is een pré
Wij bieden:
- Fruit",
            "Buchhalter
Anforderungen:
- Falknerei
- Schach ist von Vorteil
Wir bieten:
- Obst",
            "Księgowy
Wymagania:
- Sokolnictwo
Mile widziane:
- Szachy
Oferujemy:
- Owoce",
        ];
        for ad in ads {
            let kinds: Vec<Kind> = Advert::read(ad).lines.iter().map(|line| line.kind).collect();
            assert_eq!(kinds, [Kind::Required, Kind::Preferred], "{ad}");
        }
    }

    #[test]
    fn items_under_an_unknown_heading_are_demands_unless_others_are() {
        let kinds = |ad: &str| Advert::read(ad).lines.iter().map(|line| line.kind).collect::<Vec<_>>();
        assert_eq!(
            kinds(
                "Contable
Baldintzak:
- Kontabilitatea
- Ingelesa"
            ),
            [Kind::Required, Kind::Required]
        );
        assert_eq!(
            kinds(
                "Accountant
Some perks:
- Free fruit
Requirements:
- Excel"
            ),
            [Kind::Required]
        );
    }

    #[test]
    fn a_title_of_no_known_family_stays_where_it_is_written_as_one() {
        for (text, expected) in [
            ("Logistics Engineer at Harbour Foods\nYou will train dispatchers.", "Logistics Engineer at Harbour Foods"),
            ("Part Time, Immediate Start\nWe need a nurse.", "nurse"),
            ("Come and work with us\nWe need a nurse.", "nurse"),
            ("Hartley LLP\nNurse needed.", "Nurse"),
            ("Come and drive with us\nTruck Drivers needed.", "Truck Driver"),
        ] {
            assert_eq!(Advert::read(text).title, expected, "{text}");
        }
    }

    #[test]
    fn without_headings_recognised_lines_are_demands() {
        let advert = Advert::read("Nurse\nWe are a friendly ward.\nYou bring wound care and 3 years of practice.");
        let lines: Vec<_> = advert.lines.iter().map(|line| (line.text.as_str(), line.kind)).collect();
        assert_eq!(lines, [("You bring wound care and 3 years of practice.", Kind::Required)]);
    }
}
