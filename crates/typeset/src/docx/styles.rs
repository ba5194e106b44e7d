//! A theme as Word styles: Title, Heading 1 and 2, List Bullet and what stands between them.

use super::{Columns, date_tab, frame, heading_lines};
use crate::theme::{Align, DateStyle, HeaderForm, SubtitleStyle, Theme};
use docx_rs::{
    AbstractNumbering, AlignmentType, BorderType, Docx, Level, LevelJc, LevelText, LineSpacing, NumberFormat,
    Numbering, PageMargin, ParagraphBorder, ParagraphBorders, RunFonts, SpecialIndentType, Start, Style, StyleType,
};

/// The styles of a resume.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StyleId {
    Name,
    Contact,
    Section,
    Entry,
    Subtitle,
    Body,
    Bullet,
    Detail,
    Footer,
}

impl StyleId {
    /// The id in the file. Word knows the built-in ones by it.
    pub(super) fn id(self) -> &'static str {
        match self {
            StyleId::Name => "Title",
            StyleId::Contact => "Contact",
            StyleId::Section => "Heading1",
            StyleId::Entry => "Heading2",
            StyleId::Subtitle => "Subtitle",
            StyleId::Body => "BodyText",
            StyleId::Bullet => "ListBullet",
            StyleId::Detail => "Detail",
            StyleId::Footer => "Footer",
        }
    }

    fn name(self) -> &'static str {
        match self {
            StyleId::Name => "Title",
            StyleId::Contact => "Contact",
            StyleId::Section => "heading 1",
            StyleId::Entry => "heading 2",
            StyleId::Subtitle => "Subtitle",
            StyleId::Body => "Body Text",
            StyleId::Bullet => "List Bullet",
            StyleId::Detail => "Detail",
            StyleId::Footer => "footer",
        }
    }
}

/// The list definition for bullets: Word reserves 1 in files of this library, so lists start at 2.
pub(super) const BULLETS: usize = 2;

/// Twentieths of a point in a millimetre.
const TWIPS_PER_MM: f32 = 56.693;

/// Width and height of the paper in twentieths of a point.
fn paper(theme: &Theme) -> (u32, u32) {
    if theme.page.paper == "us-letter" { (12_240, 15_840) } else { (11_906, 16_838) }
}

/// The document with page, fonts, styles and the bullet list of the theme.
pub(super) fn with_styles(document: Docx, theme: &Theme, columns: Columns) -> Docx {
    let (width, height) = paper(theme);
    let document = document
        .page_size(width, height)
        .page_margin(margins(theme))
        .default_fonts(fonts(&theme.font.docx))
        .default_size(half_points(theme.size.body))
        .add_style(Style::new("Normal", StyleType::Paragraph).name("Normal"))
        .add_abstract_numbering(AbstractNumbering::new(BULLETS).add_level(bullet(theme)))
        .add_numbering(Numbering::new(BULLETS, BULLETS));
    styles(theme, columns).into_iter().fold(document, Docx::add_style)
}

fn styles(theme: &Theme, columns: Columns) -> [Style; 9] {
    let body = theme.size.body;
    let gap = |units: f32| twips(units * body);
    let line = theme.space.line / 3.0;
    [
        align(
            base(StyleId::Name, theme, theme.size.name, 0, gap(0.35)).color(on_header(theme, &theme.color.accent)),
            theme.header.align,
        ),
        align(
            base(StyleId::Contact, theme, theme.size.small, 0, gap(0.3)).color(on_header(theme, &theme.color.muted)),
            theme.header.align,
        ),
        section(theme, columns),
        entry(theme, columns),
        subtitle(base(StyleId::Subtitle, theme, body, gap(line), gap(line)), theme, columns),
        base(StyleId::Body, theme, body, 0, gap(line)),
        base(StyleId::Bullet, theme, body, 0, gap(line)).indent(Some(bullet_indent(theme)), hanging(theme), None, None),
        base(StyleId::Detail, theme, theme.size.small, gap(line), gap(line)),
        base(StyleId::Footer, theme, theme.size.small, 0, 0).align(AlignmentType::Center),
    ]
}

fn base(id: StyleId, theme: &Theme, size: f32, before: u32, after: u32) -> Style {
    let spacing = LineSpacing::new().before(before).after(after).line(LINE);
    Style::new(id.id(), StyleType::Paragraph)
        .name(id.name())
        .based_on("Normal")
        .fonts(fonts(&theme.font.docx))
        .size(half_points(size))
        .color(hex(&theme.color.ink))
        .line_spacing(spacing)
}

/// Line height in 240ths of a line.
const LINE: i32 = 259;

/// In one column a heading stays with what follows. In a table it would keep the whole row with what stands behind it.
fn keep_next(columns: Columns) -> Option<bool> {
    (columns == Columns::One).then_some(true)
}

fn section(theme: &Theme, columns: Columns) -> Style {
    let before = twips(theme.space.section * theme.size.body * 0.8);
    let style = base(StyleId::Section, theme, theme.size.heading, before, twips(theme.size.body * 0.4));
    let mut style = align(style.color(hex(&theme.color.accent)).bold().outline_lvl(0), theme.heading.align);
    let borders =
        heading_lines(theme.heading.style).iter().fold(ParagraphBorders::with_empty(), |borders, position| {
            let border = ParagraphBorder::new(position.clone())
                .val(BorderType::Single)
                .size(6)
                .space(3)
                .color(hex(&theme.color.rule));
            borders.set(border)
        });
    style.paragraph_property.borders = Some(borders);
    style.paragraph_property.keep_next = keep_next(columns);
    style
}

fn entry(theme: &Theme, columns: Columns) -> Style {
    let before = twips(theme.space.entry * theme.size.body * 0.45);
    let mut style = base(StyleId::Entry, theme, theme.size.body, before, 0).bold().outline_lvl(1);
    style.paragraph_property.keep_next = keep_next(columns);
    style.paragraph_property.tabs = vec![date_tab(frame::tab(theme, columns))];
    style
}

fn subtitle(style: Style, theme: &Theme, columns: Columns) -> Style {
    let mut style = match theme.entry.subtitle {
        SubtitleStyle::Accent => style.color(hex(&theme.color.accent)),
        SubtitleStyle::Italic => style.italic(),
        SubtitleStyle::Plain => style.color(hex(&theme.color.muted)),
    };
    style.paragraph_property.keep_next = keep_next(columns);
    style.paragraph_property.tabs = vec![date_tab(frame::tab(theme, columns))];
    style
}

/// The colour of dates.
pub(super) fn date_color(theme: &Theme) -> String {
    match theme.entry.date {
        DateStyle::Muted => hex(&theme.color.muted),
        DateStyle::Plain => hex(&theme.color.ink),
    }
}

fn align(style: Style, align: Align) -> Style {
    match align {
        Align::Left => style,
        Align::Center => style.align(AlignmentType::Center),
    }
}

fn bullet(theme: &Theme) -> Level {
    Level::new(0, Start::new(1), NumberFormat::new("bullet"), LevelText::new(&theme.entry.bullet), LevelJc::new("left"))
        .indent(Some(bullet_indent(theme)), hanging(theme), None, None)
        .color(hex(&theme.color.accent))
}

fn bullet_indent(theme: &Theme) -> i32 {
    (theme.size.body * 20.0 * 1.3) as i32
}

fn hanging(theme: &Theme) -> Option<SpecialIndentType> {
    Some(SpecialIndentType::Hanging(bullet_indent(theme)))
}

/// The page's margins. Below a band the first page has none at its top; [`top_margin`] stands in the header of the others.
fn margins(theme: &Theme) -> PageMargin {
    let (side, top) = (side_margin(theme) as i32, top_margin(theme) as i32);
    let margins = PageMargin::new().left(side).right(side).bottom(twips_of_mm(theme.page.margin_bottom) as i32);
    if header_fill(theme).is_some() { margins.top(0).header(0) } else { margins.top(top) }
}

/// Left and right margin in twentieths of a point.
pub(super) fn side_margin(theme: &Theme) -> usize {
    twips_of_mm(theme.page.margin_x)
}

/// Top margin in twentieths of a point.
pub(super) fn top_margin(theme: &Theme) -> usize {
    twips_of_mm(theme.page.margin_top)
}

fn twips_of_mm(length: f32) -> usize {
    (length * TWIPS_PER_MM) as usize
}

/// What the header is filled with, up to the page's edges.
pub(super) fn header_fill(theme: &Theme) -> Option<String> {
    match theme.header.form {
        HeaderForm::Band => Some(hex(&theme.color.accent)),
        HeaderForm::Tint => Some(hex(&theme.color.tint)),
        HeaderForm::Plain | HeaderForm::Rule | HeaderForm::Frame | HeaderForm::Initials => None,
    }
}

/// The colour of letters in the header: white on the accent colour.
fn on_header(theme: &Theme, color: &str) -> String {
    if theme.header.form == HeaderForm::Band { "FFFFFF".to_owned() } else { hex(color) }
}

/// Width of the paper in twentieths of a point.
pub(super) fn page_width(theme: &Theme) -> usize {
    paper(theme).0 as usize
}

/// Width of the text in twentieths of a point.
pub(super) fn content_width(theme: &Theme) -> usize {
    page_width(theme) - 2 * side_margin(theme)
}

fn fonts(family: &str) -> RunFonts {
    RunFonts::new().ascii(family).hi_ansi(family).cs(family)
}

/// Points as Word counts font sizes.
pub(super) fn half_points(points: f32) -> usize {
    (points * 2.0).round() as usize
}

pub(super) fn twips(points: f32) -> u32 {
    (points * 20.0).round() as u32
}

/// `#1c4f82` as `1C4F82`.
pub(super) fn hex(color: &str) -> String {
    color.trim_start_matches('#').to_uppercase()
}
