//! DOCX → paragraphs with style, read straight from the package.

mod body;
mod numbering;
mod package;
mod properties;
mod relations;
mod styles;
mod xml;

use crate::error::ExtractError;
use crate::limits::Limits;
use body::{Body, Content};
use numbering::Numbering;
use package::Package;
use relations::Relations;
use std::collections::HashSet;
use styles::Styles;
use vitae_model::document::{FileInfo, Flow, Format, Paragraph, Place};

/// Reads a DOCX file: page headers first, then the body with tables and text boxes in place, then page footers.
pub(crate) fn read(bytes: &[u8], limits: &Limits) -> Result<Flow, ExtractError> {
    let mut package = Package::open(bytes, limits)?;
    let main = package.main_part().ok_or(ExtractError::Damaged(Format::Docx))?;
    let relations = Relations::of(&mut package, &main)?;
    let mut styles = match package.part(&relations.target_of("styles").unwrap_or_else(|| "word/styles.xml".into()))? {
        Some(xml) => styles::read(&xml, limits)?,
        None => Styles::default(),
    };
    let numbering = relations.target_of("numbering").unwrap_or_else(|| "word/numbering.xml".into());
    styles.numbering = package.part(&numbering)?.map(|xml| Numbering::read(&xml)).unwrap_or_default();
    let mut parts = Parts { styles: &styles, left: limits.clone(), paragraphs: Vec::new() };
    parts.margins(&mut package, &relations, "header", Place::Header)?;
    let xml = package.part(&main)?.ok_or(ExtractError::Damaged(Format::Docx))?;
    let body = parts.read(&xml, &relations, Place::Body)?;
    let repaired = body.cut;
    parts.paragraphs.extend(body.paragraphs);
    parts.margins(&mut package, &relations, "footer", Place::Footer)?;
    let paragraphs = parts.paragraphs;
    Ok(Flow { info: info(&mut package, &styles, bytes, repaired)?, paragraphs })
}

/// Reads the parts that hold text, and what is left of the limits for those to come.
struct Parts<'a> {
    styles: &'a Styles,
    left: Limits,
    paragraphs: Vec<Paragraph>,
}

impl Parts<'_> {
    fn read(&mut self, xml: &[u8], relations: &Relations, place: Place) -> Result<Content, ExtractError> {
        let content = Body::new(self.styles, relations, place, &self.left).read(xml)?;
        let over = ExtractError::TooComplex(Format::Docx);
        let pieces = content.pieces + content.paragraphs.len();
        self.left.pieces = self.left.pieces.checked_sub(pieces).ok_or_else(|| over.clone())?;
        self.left.text_bytes = self.left.text_bytes.checked_sub(content.bytes).ok_or(over)?;
        Ok(content)
    }

    /// Reads the headers or footers, each distinct text once (first page, odd and even pages often repeat it).
    fn margins(
        &mut self,
        package: &mut Package,
        relations: &Relations,
        kind: &str,
        place: Place,
    ) -> Result<(), ExtractError> {
        let mut known = HashSet::new();
        for target in relations.targets_of(kind) {
            let Some(xml) = package.part(&target)? else { continue };
            let own = Relations::of(package, &target)?;
            let content = self.read(&xml, &own, place)?;
            let new = content.paragraphs.into_iter().filter(|own| known.insert((own.place, own.text())));
            self.paragraphs.extend(new);
        }
        Ok(())
    }
}

fn info(package: &mut Package, styles: &Styles, bytes: &[u8], repaired: bool) -> Result<FileInfo, ExtractError> {
    let core = package.part("docProps/core.xml")?.map(|xml| properties::read(&xml)).unwrap_or_default();
    Ok(FileInfo {
        format: Format::Docx,
        bytes: bytes.len() as u64,
        title: core.title,
        language: core.language.or_else(|| styles.language.clone()),
        encrypted: false,
        copy_allowed: true,
        repaired,
        tagged: false,
    })
}
