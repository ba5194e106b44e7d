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
use body::Body;
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
    let mut paragraphs = Vec::new();
    margins(&mut package, &relations, &styles, limits, "header", Place::Header, &mut paragraphs)?;
    let xml = package.part(&main)?.ok_or(ExtractError::Damaged(Format::Docx))?;
    let body = Body::new(&styles, &relations, Place::Body, limits).read(&xml)?;
    let repaired = body.cut;
    paragraphs.extend(body.paragraphs);
    margins(&mut package, &relations, &styles, limits, "footer", Place::Footer, &mut paragraphs)?;
    refuse_oversize(&paragraphs, limits)?;
    Ok(Flow { info: info(&mut package, &styles, bytes, repaired)?, paragraphs })
}

/// Reads the headers or footers, each distinct text once (first page, odd and even pages often repeat it).
fn margins(
    package: &mut Package,
    relations: &Relations,
    styles: &Styles,
    limits: &Limits,
    kind: &str,
    place: Place,
    out: &mut Vec<Paragraph>,
) -> Result<(), ExtractError> {
    let mut known = HashSet::new();
    for target in relations.targets_of(kind) {
        let Some(xml) = package.part(&target)? else { continue };
        let own = Relations::of(package, &target)?;
        for paragraph in Body::new(styles, &own, place, limits).read(&xml)?.paragraphs {
            if known.insert((paragraph.place, paragraph.text())) {
                out.push(paragraph);
            }
        }
    }
    Ok(())
}

fn refuse_oversize(paragraphs: &[Paragraph], limits: &Limits) -> Result<(), ExtractError> {
    let pieces: usize = paragraphs.iter().map(|paragraph| 1 + paragraph.runs.len()).sum();
    let text: usize = paragraphs.iter().flat_map(|paragraph| &paragraph.runs).map(|run| run.text.len()).sum();
    let over = pieces > limits.pieces || text > limits.text_bytes;
    if over { Err(ExtractError::TooComplex(Format::Docx)) } else { Ok(()) }
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
