//! The ZIP package, with bounds against bombs.

use crate::detect::is_main_part;
use crate::error::ExtractError;
use crate::limits::Limits;
use std::io::{Cursor, Read};
use vitae_model::document::Format;
use zip::ZipArchive;

/// Parts below this size may compress as well as they like.
const RATIO_FLOOR: u64 = 1024 * 1024;

const TOO_COMPLEX: ExtractError = ExtractError::TooComplex(Format::Docx);
const DAMAGED: ExtractError = ExtractError::Damaged(Format::Docx);

/// An opened package that counts what is unpacked from it and the elements in that.
pub(super) struct Package<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    left: u64,
    elements_left: usize,
    ratio: u64,
}

impl<'a> Package<'a> {
    /// Opens the package; too many entries, or entries that promise too much, are refused before anything is unpacked.
    pub(super) fn open(bytes: &'a [u8], limits: &Limits) -> Result<Self, ExtractError> {
        let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| DAMAGED)?;
        if archive.len() > limits.entries {
            return Err(TOO_COMPLEX);
        }
        for index in 0..archive.len() {
            let Ok(entry) = archive.by_index_raw(index) else { continue };
            let bomb = entry.size() > RATIO_FLOOR && entry.size() / entry.compressed_size().max(1) > limits.ratio;
            if bomb {
                return Err(TOO_COMPLEX);
            }
        }
        Ok(Self { archive, left: limits.unpacked_bytes, elements_left: limits.elements, ratio: limits.ratio })
    }

    /// The name of the Word main part; the plain name wins.
    pub(super) fn main_part(&self) -> Option<String> {
        let mut names: Vec<&str> = self.archive.file_names().filter(|name| is_main_part(name)).collect();
        names.sort_by_key(|name| name.len());
        names.first().map(|name| (*name).to_owned())
    }

    /// Unpacks a part; `None` when the package has none of that name.
    pub(super) fn part(&mut self, name: &str) -> Result<Option<Vec<u8>>, ExtractError> {
        let name = name.trim_start_matches('/');
        let mut entry = match self.archive.by_name(name) {
            Ok(entry) => entry,
            Err(zip::result::ZipError::FileNotFound) => return Ok(None),
            Err(zip::result::ZipError::UnsupportedArchive(reason)) if reason.contains("assword") => {
                return Err(ExtractError::Encrypted(Format::Docx));
            }
            Err(_) => return Err(DAMAGED),
        };
        let packed = entry.compressed_size().max(1);
        let cap = self.left.min(packed.saturating_mul(self.ratio).max(RATIO_FLOOR));
        let mut out = Vec::new();
        // The sizes that an archive states are not trusted: the cap counts what really comes out.
        let read = entry.by_ref().take(cap + 1).read_to_end(&mut out);
        if out.len() as u64 > cap {
            return Err(TOO_COMPLEX);
        }
        self.left -= out.len() as u64;
        // Each mark that opens or closes an element is an event for the reader.
        let elements = out.iter().filter(|byte| **byte == b'<').count();
        self.elements_left = self.elements_left.checked_sub(elements).ok_or(TOO_COMPLEX)?;
        read.map_err(|_| DAMAGED)?;
        Ok(Some(out))
    }
}
