//! Documents made from resumes: one column, two columns in either stored order, and Word files.

use super::Applicant;
use vitae_model::document::{Document, FileInfo, Flow, Format, Hidden, Page, Paged, Paragraph, Place, Rect, Run, Span};
use vitae_model::source::{Details, FieldSource, PageSize, SectionKind, SectionSource};
use vitae_model::{Document as AnyDocument, ParsedResume};

const WIDTH: f32 = 595.0;
const HEIGHT: f32 = 842.0;
const MARGIN: f32 = 50.0;
/// Average width of a character as a share of its size.
const ADVANCE: f32 = 0.46;

/// What is known of a harmless file.
pub fn info(format: Format) -> FileInfo {
    FileInfo { tagged: true, ..FileInfo::plain(format, 80_000) }
}

/// One run of text at a place.
pub fn span(text: &str, x: f32, y: f32, size: f32) -> Span {
    let width = text.chars().count() as f32 * size * ADVANCE;
    Span {
        text: text.into(),
        bbox: Rect { x0: x, y0: y, x1: x + width, y1: y + size },
        size,
        bold: false,
        italic: false,
        color: Some([0, 0, 0]),
        ..Span::default()
    }
}

/// Text nobody sees.
pub fn hidden_span(text: &str, y: f32) -> Span {
    Span { hidden: Some(Hidden::Contrast), color: Some([255, 255, 255]), ..span(text, MARGIN, y, 6.0) }
}

/// A block of a resume: a heading with its lines, some with text at the right edge.
#[derive(Debug, Clone)]
pub struct Block {
    pub kind: SectionKind,
    pub heading: String,
    pub known: bool,
    /// Text, and what stands right-aligned on the same baseline.
    pub lines: Vec<(String, Option<String>)>,
}

/// Headings of a language, in the order summary, experience, projects, education, certificates, skills.
pub const ENGLISH: [&str; 6] = ["Summary", "Experience", "Projects", "Education", "Certifications", "Skills"];
/// The same in German.
pub const GERMAN: [&str; 6] = ["Profil", "Berufserfahrung", "Projekte", "Ausbildung", "Zertifikate", "Kenntnisse"];

/// The blocks of a resume under the given headings; empty ones are left out.
pub fn blocks(resume: &ParsedResume, headings: [&str; 6]) -> Vec<Block> {
    let plain = |text: String| (text, None);
    let bullets = |description: &str| description.lines().map(|line| (format!("• {line}"), None)).collect::<Vec<_>>();
    let jobs = resume.experience.iter().flat_map(|job| {
        let mut lines = vec![(format!("{}, {}", job.position, job.company), Some(job.duration.clone()))];
        lines.extend(bullets(&job.description));
        lines
    });
    let projects = resume.projects.iter().flat_map(|project| {
        let mut lines =
            vec![(format!("{} ({})", project.name, project.technologies.join(", ")), Some(project.duration.clone()))];
        lines.extend(bullets(&project.description));
        lines
    });
    let schools = resume.education.iter().map(|school| {
        let years = format!("{} - {}", school.start_year.as_deref().unwrap_or_default(), school.graduation_year);
        (format!("{} {}, {}", school.degree, school.field, school.institution), Some(years))
    });
    let certificates = resume.certifications.iter().map(|c| plain(format!("{}, {}, {}", c.name, c.issuer, c.date)));
    let contents = [
        (SectionKind::Summary, resume.summary.iter().cloned().map(plain).collect::<Vec<_>>()),
        (SectionKind::Experience, jobs.collect()),
        (SectionKind::Projects, projects.collect()),
        (SectionKind::Education, schools.collect()),
        (SectionKind::Certifications, certificates.collect()),
        (SectionKind::Skills, if resume.skills.is_empty() { vec![] } else { vec![plain(resume.skills.join(", "))] }),
    ];
    let named = contents.into_iter().zip(headings);
    named
        .filter(|((_, lines), _)| !lines.is_empty())
        .map(|((kind, lines), heading)| Block { kind, heading: heading.into(), known: true, lines })
        .collect()
}

/// Lines of at most so many characters, broken at blanks.
pub fn wrap(text: &str, chars: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is a line");
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > chars {
            lines.push(word.into());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

/// Writes lines down pages.
pub struct Pen {
    pages: Vec<Page>,
    y: f32,
}

impl Pen {
    pub fn new() -> Self {
        Self { pages: vec![blank_page()], y: MARGIN }
    }

    fn line(&mut self, text: &str, right: Option<&str>, size: f32) {
        if self.y + size > HEIGHT - MARGIN {
            self.pages.push(blank_page());
            self.y = MARGIN;
        }
        let page = self.pages.last_mut().expect("there is a page");
        page.spans.push(span(text, MARGIN, self.y, size));
        if let Some(right) = right.filter(|right| !right.is_empty()) {
            let width = right.chars().count() as f32 * size * ADVANCE;
            page.spans.push(span(right, WIDTH - MARGIN - width, self.y, size));
        }
        self.y += size * 1.35;
    }

    fn block(&mut self, block: &Block) {
        self.y += 6.0;
        self.line(&block.heading, None, 12.0);
        for (text, right) in &block.lines {
            for (index, part) in wrap(text, 100).iter().enumerate() {
                self.line(part, right.as_deref().filter(|_| index == 0), 10.0);
            }
        }
    }
}

pub fn blank_page() -> Page {
    Page { width: WIDTH, height: HEIGHT, ..Page::default() }
}

fn contact_line(resume: &ParsedResume) -> String {
    let parts = [Some(&resume.email), resume.phone.as_ref(), resume.location.as_ref()];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(" | ")
}

/// One column, name and contact on top.
pub fn one_column(resume: &ParsedResume, blocks: &[Block]) -> AnyDocument {
    let mut pen = Pen::new();
    pen.line(&resume.name, None, 20.0);
    pen.line(&contact_line(resume), None, 10.0);
    blocks.iter().for_each(|block| pen.block(block));
    Document::Paged(Paged { info: info(Format::Pdf), pages: pen.pages })
}

/// Contact, skills and education in a sidebar beside the rest; stored column by column, or line by line.
pub fn two_columns(resume: &ParsedResume, blocks: &[Block], interleaved: bool) -> AnyDocument {
    let beside =
        |block: &&Block| matches!(block.kind, SectionKind::Skills | SectionKind::Education | SectionKind::Interests);
    let (side, main): (Vec<&Block>, Vec<&Block>) = blocks.iter().partition(beside);
    let mut left = vec![span(&resume.name, MARGIN, 40.0, 14.0)];
    let contact = [Some(&resume.email), resume.phone.as_ref(), resume.location.as_ref()];
    let contact: Vec<String> = contact.into_iter().flatten().cloned().collect();
    let side_lines = contact.into_iter().chain(side.iter().flat_map(|block| side_lines(block)));
    left.extend(side_lines.enumerate().map(|(row, text)| span(&text, MARGIN, 62.0 + row as f32 * 14.0, 9.5)));
    let main_lines: Vec<String> = main.iter().flat_map(|block| main_lines(block)).collect();
    let row = |(row, text): (usize, &String)| span(text, 250.0, 44.0 + row as f32 * 14.0, 9.5);
    let right: Vec<Span> = main_lines.iter().enumerate().map(row).collect();
    let mut spans: Vec<Span> = left.into_iter().chain(right).collect();
    if interleaved {
        spans.sort_by(|a, b| a.bbox.y0.total_cmp(&b.bbox.y0));
    }
    Document::Paged(Paged { info: info(Format::Pdf), pages: vec![Page { spans, ..blank_page() }] })
}

fn side_lines(block: &Block) -> Vec<String> {
    let text = |text: &String| match block.kind {
        SectionKind::Skills => text.split(", ").map(str::to_owned).collect(),
        _ => wrap(text, 38),
    };
    let lines = block.lines.iter().flat_map(|(line, right)| text(line).into_iter().chain(right.clone()));
    std::iter::once(block.heading.clone()).chain(lines).collect()
}

fn main_lines(block: &Block) -> Vec<String> {
    let lines = block.lines.iter().flat_map(|(line, right)| right.clone().into_iter().chain(wrap(line, 66)));
    std::iter::once(block.heading.clone()).chain(lines).collect()
}

/// A Word file; name and contact stand at `contact`.
pub fn word(resume: &ParsedResume, blocks: &[Block], contact: Place) -> AnyDocument {
    let paragraph = |text: &str, place: Place| Paragraph {
        runs: vec![Run { text: text.into(), size: Some(11.0), ..Run::default() }],
        place,
        ..Paragraph::default()
    };
    let mut paragraphs = vec![paragraph(&resume.name, contact), paragraph(&contact_line(resume), contact)];
    for block in blocks {
        paragraphs.push(Paragraph { heading: Some(1), ..paragraph(&block.heading, Place::Body) });
        for (text, right) in &block.lines {
            let line = right.as_ref().map_or(text.clone(), |right| format!("{text}\t{right}"));
            paragraphs.push(paragraph(&line, Place::Body));
        }
    }
    Document::Flow(Flow { info: info(Format::Docx), paragraphs })
}

/// What the reader would say about such a file.
pub fn details(resume: &ParsedResume, blocks: &[Block], document: &AnyDocument, language: &str) -> Details {
    let section = |block: &Block| SectionSource {
        kind: block.kind,
        heading: Some(block.heading.clone()),
        known_heading: block.known,
        lines: block.lines.len() as u32,
        page: Some(0),
        bbox: None,
    };
    let field = |path: &str, text: &str| FieldSource {
        path: path.into(),
        text: text.into(),
        confidence: 0.9,
        page: Some(0),
        bbox: Some([MARGIN, 60.0, 300.0, 72.0]),
        paragraphs: vec![],
    };
    let pages = match document {
        Document::Paged(paged) => paged.pages.iter().map(|p| PageSize { width: p.width, height: p.height }).collect(),
        Document::Flow(_) => vec![],
    };
    Details {
        engine: "embedded".into(),
        engine_version: "1".into(),
        language: Some(language.into()),
        pages,
        fields: vec![field("name", &resume.name), field("email", &resume.email)],
        sections: blocks.iter().map(section).collect(),
        ..Details::default()
    }
}

/// A resume as a one-column PDF in English.
pub fn applicant(resume: ParsedResume) -> Applicant {
    let blocks = blocks(&resume, ENGLISH);
    let document = one_column(&resume, &blocks);
    with_document(resume, &blocks, document, "en")
}

/// A resume with a file of its own.
pub fn with_document(resume: ParsedResume, blocks: &[Block], document: AnyDocument, language: &str) -> Applicant {
    let details = details(&resume, blocks, &document, language);
    Applicant { resume, document, details }
}

/// The pages of a PDF, to be changed.
pub fn pages_of(document: &mut AnyDocument) -> &mut Vec<Page> {
    match document {
        Document::Paged(paged) => &mut paged.pages,
        Document::Flow(_) => panic!("a Word file has no pages"),
    }
}
