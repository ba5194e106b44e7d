//! What a section holds, told by its lines where the heading's words do not tell or tell weakly.

use super::Section;
use crate::fields::records::{ranks, wording as records};
use crate::line::Line;
use crate::prose;
use crate::recognise::{address, degree, role, school};
use crate::vocabulary;
use crate::words::fold;
use std::collections::HashSet;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// Weight of a heading whose words are sure, in the coin of [`Traits::score`].
const WORDS: f32 = 2.5;
/// Evidence that makes a kind.
const ENOUGH: f32 = 1.0;
/// Lines read of a section, which are enough to tell.
const MAX_LINES: usize = 80;

/// The kinds that lines can tell, and what it counts against one that the document has already.
const KINDS: &[(SectionKind, f32)] = &[
    (SectionKind::Experience, 1.6),
    (SectionKind::Education, 1.2),
    (SectionKind::Certifications, 0.5),
    (SectionKind::Achievements, 0.5),
    (SectionKind::Projects, 0.8),
    (SectionKind::Skills, 1.6),
    (SectionKind::Languages, 1.5),
    (SectionKind::Summary, 1.5),
];

/// The kind that a section's words and lines together speak for; `taken` are the kinds that other sections surely have.
pub(super) fn kind(lines: &[Line], section: &Section, taken: &HashSet<SectionKind>) -> Option<SectionKind> {
    let traits = Traits::of(lines, section);
    let said = vocabulary::heading_kinds(&fold(&section.title));
    let scored = KINDS.iter().map(|(kind, cost)| {
        let words = if *kind == section.kind {
            WORDS * section.certainty.max(0.4)
        } else if said.contains(kind) {
            WORDS * 0.4
        } else {
            0.0
        };
        let cost = if taken.contains(kind) { *cost } else { 0.0 };
        (*kind, traits.score(*kind) + words - cost)
    });
    let (kind, score) = scored.max_by(|a, b| a.1.total_cmp(&b.1))?;
    (score >= ENOUGH).then_some(kind)
}

/// Whether lines under a heading such as "Career summary" are jobs: spans of time and titles.
pub(super) fn is_career(lines: &[Line], section: &Section) -> bool {
    let traits = Traits::of(lines, section);
    traits.spans >= 2.0 && traits.titles >= 1.0
}

/// Whether lines are prizes rather than projects: two of them say so at least. `Réalisations` may head either.
pub(super) fn are_prizes(lines: &[Line], section: &Section) -> bool {
    let traits = Traits::of(lines, section);
    traits.awards + traits.ranks >= 2.0 && traits.score(SectionKind::Achievements) > traits.score(SectionKind::Projects)
}

/// Counts of what a section's lines hold.
#[derive(Debug, Default)]
struct Traits {
    /// Lines.
    lines: f32,
    /// Lines with a span of time.
    spans: f32,
    /// Lines with a point in time.
    points: f32,
    titles: f32,
    employers: f32,
    degrees: f32,
    schools: f32,
    certificates: f32,
    awards: f32,
    ranks: f32,
    /// Names of spoken languages.
    tongues: f32,
    links: f32,
    tools: f32,
    bullets: f32,
    /// Lines of many words that end like a sentence.
    prose: f32,
    /// Lines of short items.
    lists: f32,
    /// All lines together are a few sentences.
    statement: bool,
}

/// Most words of a statement about oneself.
const STATEMENT: usize = 120;

/// Whether the lines of a section, short as a narrow column makes them, read as sentences: undated, without bullets, and
/// going on in small letters.
fn is_statement(lines: &[Line], section: &Section) -> bool {
    let texts: Vec<&Line> = section.lines.iter().take(MAX_LINES).map(|index| &lines[*index]).collect();
    let words: usize = texts.iter().map(|line| line.words()).sum();
    let listed = |line: &Line| is_list(&line.text) && line.text.matches(';').count() >= 2;
    let plain =
        |line: &&Line| !listed(line) && !line.bullet && !line.text.contains('\t') && dates::find(&line.text).is_empty();
    let small = texts.iter().skip(1).filter(|line| line.text.starts_with(char::is_lowercase)).count();
    let ends = texts.last().is_some_and(|line| prose::ends_sentence(&line.text));
    (10..=STATEMENT).contains(&words) && ends && texts.iter().all(plain) && small * 2 + 1 >= texts.len()
}

/// Words of a sentence between its commas, on the average at least.
const PHRASE: usize = 5;

/// Whether the lines of a section, long ones, read as sentences, which lists of skills do not.
pub(super) fn is_prose(lines: &[Line], section: &Section) -> bool {
    let texts: Vec<&Line> = section.lines.iter().take(MAX_LINES).map(|index| &lines[*index]).collect();
    let plain = |line: &&Line| !line.bullet && !line.text.contains(['\t', '|', '•', '·', ':']) && !line.starts_bold();
    let words: usize = texts.iter().map(|line| line.words()).sum();
    let phrases: usize = texts.iter().map(|line| line.text.matches([',', ';']).count()).sum::<usize>() + 1;
    let ends = texts.last().is_some_and(|line| prose::ends_sentence(&line.text));
    (10..=STATEMENT).contains(&words) && words >= PHRASE * phrases && ends && texts.iter().all(plain)
}

impl Traits {
    fn of(lines: &[Line], section: &Section) -> Self {
        let mut out = Self::default();
        for index in section.lines.iter().take(MAX_LINES) {
            out.add(&lines[*index]);
        }
        out.statement = is_statement(lines, section);
        out
    }

    fn add(&mut self, line: &Line) {
        let text = line.text.as_str();
        let one = |is: bool| if is { 1.0 } else { 0.0 };
        let dates = dates::find(text);
        let spans = dates.iter().any(|(_, span)| span.is_range());
        let sentence = text.trim_end().ends_with('.') && line.words() >= 3 && !is_list(text);
        let prose = (line.words() >= 9 || sentence) && !spans;
        self.lines += 1.0;
        self.spans += one(spans);
        self.points += one(!dates.is_empty() && !spans);
        self.links += one(!address::urls(text, true).is_empty());
        self.tools += one(records::tools_lead(text).is_some());
        self.bullets += one(line.bullet);
        self.prose += one(prose && !is_list(text));
        self.lists += one(dates.is_empty() && (is_list(text) || (!sentence && line.words() <= 3)));
        if !prose {
            let parts: Vec<&str> = text.split(PARTS).map(str::trim).filter(|part| !part.is_empty()).collect();
            let any = |test: &dyn Fn(&str) -> bool| one(parts.iter().any(|part| test(part)));
            self.titles += any(&|part| role::title_score(part) >= 0.9);
            self.employers += any(&|part| role::company_score(part) >= 0.9);
            self.degrees += any(&degree::is_degree);
            self.schools += any(&|part| school::school_score(part) >= 1.0);
            self.certificates += any(&|part| records::certificate_score(part) > 0.5);
            self.awards += any(&|part| records::name_score(part) > 0.5);
            self.ranks += any(&ranks::is_rank);
        }
        self.tongues += fold(text).split(' ').filter(|word| vocabulary::TONGUES.contains(word)).count() as f32;
    }

    /// How much the lines speak for a kind.
    fn score(&self, kind: SectionKind) -> f32 {
        let dated = self.spans + self.points;
        match kind {
            SectionKind::Experience => {
                0.7 * self.spans.min(3.0)
                    + 0.5 * self.titles.min(3.0)
                    + 0.3 * self.employers.min(2.0)
                    + 0.2 * self.bullets.min(4.0)
                    - 1.2 * self.degrees.min(2.0)
                    - 0.5 * self.schools.min(2.0)
                    - if dated + self.titles == 0.0 { 3.0 } else { 0.0 }
            }
            SectionKind::Education => {
                1.2 * self.degrees.min(2.0) + 0.8 * self.schools.min(2.0) + 0.3 * dated.min(3.0)
                    - 0.4 * self.titles.min(3.0)
                    - 0.2 * self.bullets.min(4.0)
            }
            SectionKind::Certifications => {
                0.8 * self.certificates.min(3.0) + 0.4 * self.points.min(3.0)
                    - 0.7 * self.spans.min(3.0)
                    - 0.3 * self.prose.min(3.0)
                    - 0.5 * self.degrees.min(2.0)
            }
            SectionKind::Achievements => {
                0.8 * self.awards.min(3.0) + 0.9 * self.ranks.min(2.0) + 0.4 * self.points.min(3.0)
                    - 0.7 * self.spans.min(3.0)
            }
            SectionKind::Projects => {
                1.0 * self.tools.min(2.0)
                    + 0.8 * self.links.min(2.0)
                    + 0.3 * self.prose.min(2.0)
                    + 0.3 * self.spans.min(2.0)
                    - 0.6 * self.titles.min(3.0)
                    - 1.0 * self.degrees.min(2.0)
                    - 0.5 * self.awards.min(2.0)
            }
            SectionKind::Skills => {
                2.0 * self.lists / self.lines.max(1.0)
                    - 1.0 * dated.min(3.0)
                    - 0.7 * self.prose.min(3.0)
                    - 0.8 * self.tongues.min(3.0)
            }
            SectionKind::Languages => 1.2 * self.tongues.min(3.0) - dated.min(3.0) - 0.3 * self.lines,
            SectionKind::Summary => {
                let few = self.lines <= 7.0 && self.prose >= 1.0 && dated == 0.0 && self.bullets == 0.0;
                if self.statement {
                    1.6
                } else if few {
                    1.6 * self.prose / self.lines.max(1.0)
                } else {
                    -2.0
                }
            }
            _ => 0.0,
        }
    }
}

/// Marks between the parts of a line.
const PARTS: &[char] = &['\t', '|', ',', '–', '—', '·', '•', '(', ')', '[', ']', '@', ';'];

/// Whether a text lists short items: `Python, SQL, Excel`.
fn is_list(text: &str) -> bool {
    let items: Vec<&str> = text.split([',', ';', '|', '·', '•', '/', '+', '\t']).map(str::trim).collect();
    let words: usize = items.iter().map(|item| item.split_whitespace().count()).sum();
    let stopped = text.trim_end().ends_with('.');
    let parted = text.matches(';').count() >= 2 && items.len() >= 4;
    let strict = items.len() >= 4 && words * 2 <= 5 * items.len() && !text.contains(". ");
    items.len() >= 3 && words <= 3 * items.len() && (!stopped || parted || strict)
}
