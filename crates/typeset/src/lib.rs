//! Resume and design in, file out: PDF, PNG, LaTeX source, Word, JSON, HTML, Markdown, plain text.
//!
//! [`RenderModel`] takes every decision once; the emitters loop over it. Designs are data below `templates/resume/`
//! and embedded, as are the fonts. Nothing here opens a file, a socket or a clock.

mod breaks;
mod capitals;
mod catalogue;
mod clean;
mod docx;
mod error;
mod format;
mod html;
mod initials;
mod labels;
mod letter;
mod pdf;
mod period;
mod sections;
mod signs;
mod tex;
mod text;
mod theme;

pub use catalogue::{Catalogue, Category, Template, Tier};
pub use error::TypesetError;
pub use format::{Format, UnknownFormat};
pub use html::escaped as escaped_html;
pub use letter::{MAX_LETTER_BYTES, letter_doc, letter_pdf};
pub use sections::{Entry, Extras, Group, Linked, Rank, RenderModel, Section, SectionKind};

use pdf::Job;
use vitae_model::ParsedResume;
use vitae_model::appearance::Appearance;
use vitae_model::json_resume::JsonResume;
use vitae_model::limits::MAX_RESUME_BYTES;

/// A file, and how many pages its document has.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rendered {
    /// The file.
    pub file: Vec<u8>,
    /// Pages of the whole document, of which a picture shows one; nothing for a format without pages.
    pub pages: Option<usize>,
}

/// Renders a resume in a design; a picture shows its first page.
///
/// Takes a few milliseconds once warm and cannot be cancelled: a server runs it in a process that it can end.
///
/// # Errors
/// Over [`MAX_RESUME_BYTES`] of text, [`MAX_LINES`] or [`MAX_PAGES`] the résumé is refused whole, never cut; the other errors
/// mean a defect in a design.
pub fn render(
    resume: &ParsedResume,
    extras: &Extras,
    template: &Template,
    format: Format,
) -> Result<Vec<u8>, TypesetError> {
    render_page(resume, extras, template, format, 1).map(|rendered| rendered.file)
}

/// As [`render`]; a picture, of 144 dots an inch, shows the page asked for, counted from 1.
///
/// # Errors
/// As [`render`]; [`TypesetError::NoSuchPage`] for a picture beyond the last page.
pub fn render_page(
    resume: &ParsedResume,
    extras: &Extras,
    template: &Template,
    format: Format,
    page: usize,
) -> Result<Rendered, TypesetError> {
    within_limits(resume)?;
    let template = &adapted(resume, extras, template);
    let model = || bounded(RenderModel::new(resume, extras, template));
    let fit = extras.appearance.fit;
    let file = match format {
        Format::Pdf => {
            return pdf::pdf(&Job { model: &model()?, template, fit }, &json(&exchanged(resume, &extras.appearance))?);
        }
        Format::Png => return pdf::png(&Job { model: &model()?, template, fit }, PICTURE_SCALE, page),
        Format::Json => json(resume)?,
        Format::Tex => tex::tex(&model()?, template)?.into_bytes(),
        Format::Docx => docx::docx(&model()?, template)?,
        Format::JsonResume => json(&json_resume(resume))?,
        Format::Html => html::html(&model()?, template).into_bytes(),
        Format::Md => text::md(&model()?).into_bytes(),
        Format::Txt => text::txt(&model()?).into_bytes(),
    };
    Ok(Rendered { file, pages: None })
}

/// The families that [`vitae_model::Appearance::font`] can name.
pub fn font_families() -> impl Iterator<Item = &'static str> {
    theme::FAMILIES.iter().map(|(family, ..)| *family)
}

fn within_limits(resume: &ParsedResume) -> Result<(), TypesetError> {
    let bytes = resume.text_bytes();
    if bytes > MAX_RESUME_BYTES { Err(TypesetError::TooLarge { bytes, max: MAX_RESUME_BYTES }) } else { Ok(()) }
}

/// The design as it looks for this resume.
fn adapted(resume: &ParsedResume, extras: &Extras, template: &Template) -> Template {
    Template { theme: template.theme.with(&extras.appearance, resume.location.as_deref()), ..template.clone() }
}

/// Most lines that are typeset, [`MAX_PAGES`] of some 50 lines each: what is over that is refused before any layout.
pub const MAX_LINES: usize = 1_500;

/// Most pages of a PDF or picture. The longest prose accepted, 64 KB, fills 18 to 20 pages.
pub const MAX_PAGES: usize = 30;

fn bounded(model: RenderModel) -> Result<RenderModel, TypesetError> {
    let lines = model.line_count();
    if lines > MAX_LINES { Err(TypesetError::TooManyLines { lines, max: MAX_LINES }) } else { Ok(model) }
}

/// Loads fonts and the standard library ahead of the first render.
pub fn prepare() {
    pdf::prepare();
}

/// The picture of a design for the gallery: the first page of a neutral sample resume of ours, as a PNG.
pub fn preview_png(template: &Template) -> Result<Vec<u8>, TypesetError> {
    let model = &RenderModel::new(&sample(), &Extras::default(), template);
    pdf::png(&Job { model, template, fit: Default::default() }, PREVIEW_SCALE, 1).map(|picture| picture.file)
}

/// The sample resume that previews show; nobody's data.
pub fn sample() -> ParsedResume {
    serde_json::from_str(include_str!("../../../templates/resume/sample.json"))
        .expect("the embedded sample is a resume")
}

/// Pixels a point of the PNG format: 144 dots an inch.
const PICTURE_SCALE: f64 = 2.0;

/// Pixels a point of gallery previews: A4 becomes 893 × 1263.
const PREVIEW_SCALE: f64 = 1.5;

/// What a PDF carries: JSON Resume from which what its pages show comes back without loss. A section that its owner hid is
/// not for those who get the file, and a link that is not safe to open is left out as on the pages.
fn exchanged(resume: &ParsedResume, appearance: &Appearance) -> JsonResume {
    let mut shown = resume.clone();
    let hidden = |key: &str| appearance.sections.iter().any(|choice| choice.hidden && choice.key == key);
    let mut index = 0;
    shown.additional.retain(|_| {
        index += 1;
        !hidden(&format!("additional[{}]", index - 1))
    });
    if hidden("summary") {
        shown.summary = None;
    }
    clear_if(hidden("experience"), &mut shown.experience);
    clear_if(hidden("education"), &mut shown.education);
    clear_if(hidden("projects"), &mut shown.projects);
    clear_if(hidden("skills"), &mut shown.skills);
    clear_if(hidden("certifications"), &mut shown.certifications);
    clear_if(hidden("achievements"), &mut shown.achievements);
    clear_if(hidden("languages"), &mut shown.languages);
    drop_unsafe_links(&mut shown);
    JsonResume::without_loss(&shown)
}

fn drop_unsafe_links(resume: &mut ParsedResume) {
    let is_safe = |url: &str| clean::url(url).is_some();
    resume.links.retain(|link| is_safe(&link.url));
    let jobs = resume.experience.iter_mut().map(|it| &mut it.url);
    let schools = resume.education.iter_mut().map(|it| &mut it.url);
    let certificates = resume.certifications.iter_mut().map(|it| &mut it.url);
    let awards = resume.achievements.iter_mut().map(|it| &mut it.url);
    let projects = resume.projects.iter_mut().map(|it| &mut it.url);
    let others = resume.additional.iter_mut().flat_map(|section| &mut section.items).map(|it| &mut it.url);
    let all = jobs.chain(schools).chain(certificates).chain(awards).chain(projects).chain(others);
    all.for_each(|url| *url = url.take().filter(|url| is_safe(url)));
}

fn clear_if<T>(hidden: bool, list: &mut Vec<T>) {
    if hidden {
        list.clear();
    }
}

/// JSON Resume with the links that are safe to open.
fn json_resume(resume: &ParsedResume) -> JsonResume {
    let mut json = JsonResume::from(resume);
    json.basics.url = clean::url(&json.basics.url).unwrap_or_default();
    json.basics.profiles.retain_mut(|profile| {
        profile.url = clean::url(&profile.url).unwrap_or_default();
        !profile.url.is_empty()
    });
    json
}

fn json(value: &impl serde::Serialize) -> Result<Vec<u8>, TypesetError> {
    serde_json::to_vec_pretty(value).map_err(|error| TypesetError::Json(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::appearance::SectionChoice;
    use vitae_model::resume::{AdditionalItem, AdditionalSection, Experience, LanguageSkill, Link};

    fn resume() -> ParsedResume {
        let section = |title: &str| AdditionalSection { title: title.into(), ..AdditionalSection::default() };
        ParsedResume {
            summary: Some("Said once".into()),
            experience: vec![Experience { company: "Acme".into(), ..Experience::default() }],
            skills: vec!["Rust".into()],
            languages: vec![LanguageSkill { name: "Welsh".into(), ..LanguageSkill::default() }],
            additional: vec![section("Clubs"), section("Prizes")],
            ..ParsedResume::default()
        }
    }

    #[test]
    fn no_unsafe_link_is_attached() {
        let mut resume = resume();
        let unsafe_link = || "javascript:alert(1)".to_owned();
        resume.links =
            [unsafe_link(), "https://ada.example".into()].map(|url| Link { name: "Website".into(), url }).into();
        resume.experience[0].url = Some(unsafe_link());
        resume.additional[0].items = vec![AdditionalItem { url: Some(unsafe_link()), ..AdditionalItem::default() }];
        let attached = String::from_utf8(json(&exchanged(&resume, &Appearance::default())).unwrap()).unwrap();
        assert!(!attached.contains("javascript") && attached.contains("https://ada.example"), "{attached}");
    }

    #[test]
    fn a_hidden_section_is_not_attached_either() {
        let cases = [
            ("summary", "Said once"),
            ("experience", "Acme"),
            ("skills", "Rust"),
            ("languages", "Welsh"),
            ("additional[0]", "Clubs"),
            ("additional[1]", "Prizes"),
        ];
        for (key, text) in cases {
            let hidden = SectionChoice { key: key.into(), hidden: true, ..SectionChoice::default() };
            let appearance = Appearance { sections: vec![hidden], ..Appearance::default() };
            let attached = String::from_utf8(json(&exchanged(&resume(), &appearance)).unwrap()).unwrap();
            for (_, other) in cases {
                assert_eq!(attached.contains(other), other != text, "{key} is hidden: {other} in {attached}");
            }
        }
    }
}
