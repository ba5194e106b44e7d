//! Word files: real styles on every paragraph, links, and the design's side column and band as tables of a fixed layout.

mod frame;
mod styles;

use crate::catalogue::{Layout, Template};
use crate::error::TypesetError;
use crate::sections::{Entry, Group, Linked, Rank, RenderModel, Section};
use crate::theme::{HeadingStyle, Theme};
use docx_rs::{
    Docx, Footer, Hyperlink, HyperlinkData, HyperlinkType, IndentLevel, NumPages, NumberingId, PageNum, Paragraph,
    ParagraphChild, Run, XMLDocx,
};
use std::io::Cursor;
use styles::{BULLETS, StyleId, with_styles};

/// The resume as a Word file. What stands beside each other is read in the order of the PDF.
pub(crate) fn docx(model: &RenderModel, template: &Template) -> Result<Vec<u8>, TypesetError> {
    let writer = Writer { theme: &template.theme };
    let columns = Columns::of(template.layout, model);
    let document = with_styles(Docx::new(), writer.theme, columns);
    let document = with_page_numbers(document, model);
    let document = frame::with_top_margin(document, writer.theme);
    let mut number = Numbers::default();
    let mut numbered = |paragraphs: Vec<Paragraph>| paragraphs.into_iter().map(|it| number.of(it)).collect::<Vec<_>>();
    let head = numbered(writer.head(model));
    let [gap, end] = [(); 2].map(|()| numbered(vec![styled(StyleId::Body)]).remove(0));
    let document = if head.is_empty() { document } else { frame::with_head(document, head, gap, writer.theme) };
    let document = match columns {
        Columns::One => {
            numbered(writer.sections(&model.sections, None)).into_iter().fold(document, Docx::add_paragraph)
        }
        Columns::Two { side_first } => {
            let [first, second] =
                [side_first, !side_first].map(|side| numbered(writer.sections(&model.sections, Some(side))));
            frame::with_columns(document, first, second, side_first, writer.theme).add_paragraph(frame::closing(end))
        }
    };
    let mut file = Cursor::new(Vec::new());
    described(document.build(), model).pack(&mut file).map_err(|error| TypesetError::Word(error.to_string()))?;
    Ok(file.into_inner())
}

/// Name and page number below every page but the first.
fn with_page_numbers(document: Docx, model: &RenderModel) -> Docx {
    let label = match model.name.as_str() {
        "" => model.page_label.clone(),
        name => format!("{name} · {}", model.page_label),
    };
    let footer = |paragraph| Footer::new().add_paragraph(Numbers::default().of(paragraph));
    document.first_footer(footer(styled(StyleId::Footer))).footer(footer(page_number(&label)))
}

/// A label with Word's own fields for `{page}` and `{pages}`.
fn page_number(label: &str) -> Paragraph {
    label.split_inclusive('}').fold(styled(StyleId::Footer), |paragraph, part| {
        let (text, field) = part.split_at(part.find('{').unwrap_or(part.len()));
        let paragraph = paragraph.add_run(Run::new().add_text(text));
        match field {
            "{page}" => paragraph.add_page_num(PageNum::new()),
            "{pages}" => paragraph.add_num_pages(NumPages::new()),
            other => paragraph.add_run(Run::new().add_text(other)),
        }
    })
}

/// How many columns stand below the head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Columns {
    One,
    Two { side_first: bool },
}

impl Columns {
    /// A side column needs something in it and something beside it.
    fn of(layout: Layout, model: &RenderModel) -> Columns {
        let both = [true, false].iter().all(|side| model.sections.iter().any(|section| section.side == *side));
        match layout {
            Layout::Sidebar | Layout::SidebarRight if both => Columns::Two { side_first: layout == Layout::Sidebar },
            _ => Columns::One,
        }
    }
}

struct Writer<'a> {
    theme: &'a Theme,
}

impl Writer<'_> {
    /// Name and contacts.
    fn head(&self, model: &RenderModel) -> Vec<Paragraph> {
        let mut paragraphs = Vec::new();
        if !model.name.is_empty() {
            paragraphs.push(plain(StyleId::Name, &model.name));
        }
        if !model.contacts.is_empty() {
            paragraphs.push(self.contacts(&model.contacts));
        }
        paragraphs
    }

    /// The sections of one column, or all of them.
    fn sections(&self, sections: &[Section], side: Option<bool>) -> Vec<Paragraph> {
        let mut paragraphs = Vec::new();
        for section in sections.iter().filter(|section| side.is_none_or(|side| section.side == side)) {
            self.section(section, &mut paragraphs);
        }
        paragraphs
    }

    fn contacts(&self, contacts: &[Linked]) -> Paragraph {
        let separator = format!("  {}  ", self.theme.header.separator);
        let mut paragraph = styled(StyleId::Contact);
        for (index, contact) in contacts.iter().enumerate() {
            if index > 0 {
                paragraph = paragraph.add_run(Run::new().add_text(&separator));
            }
            paragraph = with_link(paragraph, contact);
        }
        paragraph
    }

    fn section(&self, section: &Section, paragraphs: &mut Vec<Paragraph>) {
        paragraphs.push(plain(StyleId::Section, &section.shown_title));
        paragraphs.extend(section.paragraphs.iter().map(|text| plain(StyleId::Body, text)));
        section.entries.iter().for_each(|entry| self.entry(entry, paragraphs));
        paragraphs.extend(section.groups.iter().map(group));
    }

    fn entry(&self, entry: &Entry, paragraphs: &mut Vec<Paragraph>) {
        paragraphs.push(self.entry_title(entry));
        if !(entry.inline || entry.subtitle.is_empty() && entry.place.is_empty()) {
            paragraphs.push(subtitle(entry));
        }
        if entry.date_below && !entry.date.is_empty() {
            paragraphs.push(plain(StyleId::Detail, &entry.date));
        }
        if let Some(link) = &entry.link {
            paragraphs.push(with_link(styled(StyleId::Detail), link));
        }
        let line = |text: &String| match entry.bullets {
            true => plain(StyleId::Bullet, text).numbering(NumberingId::new(BULLETS), IndentLevel::new(0)),
            false => plain(StyleId::Body, text),
        };
        paragraphs.extend(entry.lines.iter().map(line));
        paragraphs.extend(entry.details.iter().map(|detail| labelled(StyleId::Detail, &detail.label, &detail.text)));
    }

    /// The title with its date at the right margin, on one line.
    fn entry_title(&self, entry: &Entry) -> Paragraph {
        let style = if entry.rank == Rank::Role { StyleId::Subtitle } else { StyleId::Entry };
        let mut paragraph = plain(style, &entry.title);
        if entry.inline && !entry.subtitle.is_empty() {
            paragraph = paragraph.add_run(Run::new().add_text(format!(", {}", entry.subtitle)).disable_bold());
        }
        if entry.date.is_empty() || entry.date_below {
            return paragraph;
        }
        let size = styles::half_points(self.theme.size.small);
        let date =
            Run::new().add_tab().add_text(&entry.date).disable_bold().size(size).color(styles::date_color(self.theme));
        paragraph.add_run(date)
    }
}

/// Who, with the place at the right margin.
fn subtitle(entry: &Entry) -> Paragraph {
    let paragraph = plain(StyleId::Subtitle, &entry.subtitle);
    match entry.place.is_empty() {
        true => paragraph,
        false => paragraph.add_run(Run::new().add_tab().add_text(&entry.place)),
    }
}

fn group(group: &Group) -> Paragraph {
    match group.label.is_empty() {
        true => plain(StyleId::Body, &group.text),
        false => labelled(StyleId::Body, &group.label, &group.text),
    }
}

fn styled(style: StyleId) -> Paragraph {
    Paragraph::new().style(style.id())
}

fn plain(style: StyleId, text: &str) -> Paragraph {
    styled(style).add_run(Run::new().add_text(text))
}

fn labelled(style: StyleId, label: &str, text: &str) -> Paragraph {
    styled(style).add_run(Run::new().bold().add_text(format!("{label}: "))).add_run(Run::new().add_text(text))
}

fn with_link(paragraph: Paragraph, linked: &Linked) -> Paragraph {
    let run = Run::new().add_text(&linked.text);
    match &linked.href {
        Some(href) => paragraph.add_hyperlink(Hyperlink::new(href, HyperlinkType::External).add_run(run)),
        None => paragraph.add_run(run),
    }
}

/// Paragraphs and links numbered from 1: the packing library counts through the whole process, and the same resume
/// should give the same file.
#[derive(Default)]
struct Numbers {
    paragraphs: usize,
    links: usize,
}

impl Numbers {
    fn of(&mut self, mut paragraph: Paragraph) -> Paragraph {
        for child in &mut paragraph.children {
            if let ParagraphChild::Hyperlink(Hyperlink { link: HyperlinkData::External { rid, .. }, .. }) = child {
                self.links += 1;
                *rid = format!("rIdLink{}", self.links);
            }
        }
        self.paragraphs += 1;
        paragraph.id(format!("{:08X}", self.paragraphs))
    }
}

/// Title, author and language, which the packing library leaves unsaid, and links in a fixed order.
fn described(mut file: XMLDocx, model: &RenderModel) -> XMLDocx {
    let (title, author, language) = (xml(&model.title), xml(&model.author), xml(&model.language));
    file.doc_props.core = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
         <cp:coreProperties xmlns:cp=\"http://schemas.openxmlformats.org/package/2006/metadata/core-properties\" \
         xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title>{title}</dc:title><dc:creator>{author}</dc:creator>\
         <dc:language>{language}</dc:language></cp:coreProperties>"
    )
    .into_bytes();
    file.document_rels = sorted_relations(&String::from_utf8_lossy(&file.document_rels)).into_bytes();
    let styles = String::from_utf8_lossy(&file.styles);
    let language = format!("<w:lang w:val=\"{language}\" /></w:rPr></w:rPrDefault>");
    file.styles = styles.replacen("</w:rPr></w:rPrDefault>", &language, 1).into_bytes();
    file
}

/// The list of relations in a fixed order; the packing library keeps them in a hash map.
fn sorted_relations(list: &str) -> String {
    let Some((head, rest)) = list.split_once("<Relationship ") else { return list.to_owned() };
    let (body, tail) = rest.rsplit_once("</Relationships>").unwrap_or((rest, ""));
    let mut relations: Vec<&str> = body.split("<Relationship ").map(str::trim).collect();
    relations.sort_unstable();
    format!("{head}<Relationship {}</Relationships>{tail}", relations.join("<Relationship "))
}

fn xml(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Where the lines of a heading stand.
fn heading_lines(style: HeadingStyle) -> &'static [docx_rs::ParagraphBorderPosition] {
    use docx_rs::ParagraphBorderPosition::{Bottom, Left, Top};
    match style {
        HeadingStyle::Underline | HeadingStyle::Trailing => &[Bottom],
        HeadingStyle::Overline | HeadingStyle::Short => &[Top],
        HeadingStyle::Bar | HeadingStyle::Band | HeadingStyle::Box => &[Left],
        HeadingStyle::Flanked => &[Top, Bottom],
        HeadingStyle::Plain => &[],
    }
}

/// The right edge of the text, where dates stand.
fn date_tab(position: usize) -> docx_rs::Tab {
    docx_rs::Tab::new().val(docx_rs::TabValueType::Right).pos(position)
}
