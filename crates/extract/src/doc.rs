//! DOC (Word 97 to 2003) → paragraphs, through `office_oxide`.

use crate::error::ExtractError;
use crate::limits::Limits;
use crate::text;
use office_oxide::doc::DocError;
use office_oxide::format::DocumentFormat;
use office_oxide::ir::{Element, HeaderFooter, InlineContent, List, ParagraphAlignment, Section, Table};
use office_oxide::options::ParseOptions;
use office_oxide::{Document, OfficeError};
use std::io::Cursor;
use vitae_model::document::{FileInfo, Flow, Format, Paragraph, Place, Run};

/// Reads a DOC file.
pub(crate) fn read(bytes: &[u8], limits: &Limits) -> Result<Flow, ExtractError> {
    let mut options = ParseOptions::default();
    options.limits.text_chars = limits.text_bytes;
    options.limits.memory_bytes = limits.unpacked_bytes;
    let document =
        Document::from_reader_with(Cursor::new(bytes.to_vec()), DocumentFormat::Doc, &options).map_err(refusal)?;
    let repaired = document.damage().iter().any(office_oxide::options::Damage::is_loss);
    let ir = document.to_ir();
    let mut writer = Writer { out: Vec::new(), place: Place::Body, tables: 0, depth: limits.depth };
    for section in &ir.sections {
        writer.section(section);
    }
    if writer.out.len() > limits.pieces {
        return Err(ExtractError::TooComplex(Format::Doc));
    }
    let info = FileInfo {
        format: Format::Doc,
        bytes: bytes.len() as u64,
        title: ir.metadata.title.clone().filter(|title| !title.trim().is_empty()),
        language: ir.metadata.language.clone(),
        encrypted: false,
        copy_allowed: true,
        repaired,
        tagged: false,
    };
    Ok(Flow { info, paragraphs: writer.out })
}

fn refusal(error: OfficeError) -> ExtractError {
    match error {
        OfficeError::Doc(DocError::Encrypted) => ExtractError::Encrypted(Format::Doc),
        _ => ExtractError::Damaged(Format::Doc),
    }
}

struct Writer {
    out: Vec<Paragraph>,
    place: Place,
    tables: u32,
    depth: usize,
}

impl Writer {
    fn section(&mut self, section: &Section) {
        for header in [&section.header, &section.first_page_header] {
            self.margin(header.as_ref(), Place::Header);
        }
        self.elements(&section.elements);
        for footer in [&section.footer, &section.first_page_footer] {
            self.margin(footer.as_ref(), Place::Footer);
        }
    }

    fn margin(&mut self, margin: Option<&HeaderFooter>, place: Place) {
        if let Some(margin) = margin {
            self.inside(place, |writer| writer.elements(&margin.content));
        }
    }

    /// Writes with another place, then goes back.
    fn inside(&mut self, place: Place, write: impl FnOnce(&mut Self)) {
        if self.depth == 0 {
            return;
        }
        let outer = std::mem::replace(&mut self.place, place);
        self.depth -= 1;
        write(self);
        self.depth += 1;
        self.place = outer;
    }

    fn elements(&mut self, elements: &[Element]) {
        for element in elements {
            match element {
                Element::Heading(heading) => self.push(Paragraph {
                    runs: runs(&heading.content),
                    heading: Some(heading.clamped_level()),
                    centered: heading.alignment == Some(ParagraphAlignment::Center),
                    ..Paragraph::default()
                }),
                Element::Paragraph(paragraph) => self.push(Paragraph {
                    runs: runs(&paragraph.content),
                    style: paragraph.style.clone(),
                    heading: paragraph.outline_level.filter(|level| *level < 9).map(|level| level + 1),
                    centered: paragraph.alignment == Some(ParagraphAlignment::Center),
                    ..Paragraph::default()
                }),
                Element::Table(table) => self.table(table),
                Element::List(list) => self.list(list, list.level),
                Element::TextBox(text_box) => self.inside(Place::TextBox, |writer| writer.elements(&text_box.content)),
                Element::Footnote(note) | Element::Endnote(note) => self.elements(&note.content),
                _ => {}
            }
        }
    }

    fn list(&mut self, list: &List, depth: u8) {
        for item in &list.items {
            let from = self.out.len();
            self.elements(&item.content);
            for paragraph in &mut self.out[from..] {
                if paragraph.list.is_none() {
                    (paragraph.list, paragraph.numbered) = (Some(depth), list.ordered);
                }
            }
            if let Some(nested) = &item.nested {
                self.list(nested, depth.saturating_add(1));
            }
        }
    }

    fn table(&mut self, table: &Table) {
        let index = self.tables;
        self.tables += 1;
        for (row, cells) in table.rows.iter().enumerate() {
            let mut column = 0;
            for cell in &cells.cells {
                let place = Place::Cell { table: index, row: row as u32, column };
                self.inside(place, |writer| writer.elements(&cell.content));
                column += cell.col_span.max(1);
            }
        }
    }

    fn push(&mut self, paragraph: Paragraph) {
        if paragraph.runs.iter().any(|run| !run.text.trim().is_empty()) {
            self.out.push(Paragraph { place: self.place, ..paragraph });
        }
    }
}

fn runs(content: &[InlineContent]) -> Vec<Run> {
    content
        .iter()
        .filter_map(|item| match item {
            InlineContent::Text(span) => Some(Run {
                text: text::clean(&span.text, true),
                bold: span.bold,
                italic: span.italic,
                size: span.font_size_half_pt.map(|half| half as f32 / 2.0),
                color: span.color,
                hidden: None,
                link: span.hyperlink.clone(),
            }),
            InlineContent::LineBreak => Some(Run { text: "\n".into(), ..Run::default() }),
            _ => None,
        })
        .collect()
}
