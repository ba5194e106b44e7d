//! Sections → the fields of the résumé.

pub(crate) mod achievements;
pub(crate) mod additional;
pub(crate) mod certifications;
pub(crate) mod education;
pub(crate) mod experience;
pub(crate) mod items;
pub(crate) mod languages;
pub(crate) mod levels;
pub(crate) mod projects;
pub(crate) mod records;
pub(crate) mod skills;
pub(crate) mod summary;

use crate::line::Line;
use crate::value::Value;
use crate::wrap;

/// The statements of an entry, one a line.
pub(crate) fn description(lines: &[Line], body: &[Vec<usize>]) -> Value {
    let mut out = Value::default();
    for group in body {
        out.append("\n", wrap::join(lines, group, 0.9));
    }
    out
}
