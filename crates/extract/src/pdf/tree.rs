//! The tree of pages, walked before the library does: that copies what pages inherit for each branch.

use super::meter::Meter;
use crate::error::ExtractError;
use crate::limits::Limits;
use pdfboss_core::{Dict, Object, ObjectSource};
use std::collections::HashSet;
use vitae_model::document::Format;

/// Branches that a tree may have for each page: honest ones have fewer branches than pages.
const BRANCHES: usize = 4;

/// Refuses a tree with far more branches than pages may be. What is damaged is left to the library.
///
/// # Errors
/// [`ExtractError::TooComplex`].
pub(super) fn check(meter: &Meter, limits: &Limits) -> Result<(), ExtractError> {
    let most = BRANCHES * (limits.pages + 1);
    let mut known = HashSet::new();
    let mut open: Vec<Object> = root(meter).into_iter().collect();
    let mut branches = 0;
    while let Some(node) = open.pop() {
        if node.as_ref().is_some_and(|reference| !known.insert(reference)) {
            continue;
        }
        let Some(kids) = kids(meter, &node) else { continue };
        branches += kids.len();
        if branches > most {
            return Err(ExtractError::TooComplex(Format::Pdf));
        }
        open.extend(kids);
    }
    meter.check()
}

fn root(meter: &Meter) -> Option<Object> {
    let catalogue = meter.resolve(meter.document.xref().trailer.get("Root")?).ok()?;
    catalogue.as_dict()?.get("Pages").cloned()
}

fn kids(meter: &Meter, node: &Object) -> Option<Vec<Object>> {
    let node = meter.resolve(node).ok()?;
    let dict: &Dict = node.as_dict()?;
    match meter.resolve(dict.get("Kids")?).ok()? {
        Object::Array(kids) => Some(kids),
        _ => None,
    }
}
