//! Labels before values and heads of columns: `Title of qualification awarded`, `Institute`, `Year`.

use crate::vocabulary;
pub(super) use crate::vocabulary::StudyLabel as Told;
use crate::words::fold;

/// What a text says as a label or the head of a column.
pub(super) fn of(text: &str) -> Option<Told> {
    let known = |text: &str| vocabulary::study_label(&fold(text));
    known(text).or_else(|| known(text.split_once('/')?.0))
}

/// A label at the front of a line, before a tab or a colon, and where it ends.
pub(super) fn leading(text: &str) -> Option<(Told, usize)> {
    let end = text.find(['\t', ':'])?;
    let rest = text[end + 1..].trim();
    let told = of(&text[..end])?;
    let value = |cell: &str| of(cell).is_none_or(|other| other == told);
    (!rest.is_empty() && rest.split('\t').all(value)).then_some((told, end + 1))
}

/// The heads of the columns of a table, when a line is nothing but such heads: two kinds of them at least.
pub(super) fn header(text: &str) -> Option<Vec<Told>> {
    let cells: Vec<&str> = text.split(['\t', '|']).map(str::trim).filter(|cell| !cell.is_empty()).collect();
    let told: Vec<Option<Told>> = cells.iter().map(|cell| of(cell)).collect();
    let known = told.iter().flatten().count();
    let named = told.iter().any(|cell| matches!(cell, Some(Told::Degree | Told::School)));
    // `Qualification<tab>Diploma` is a label and its value.
    let two = cells.len() == 2 && known == 2 && told[0] != told[1];
    let enough = cells.len() >= 3 && known * 3 >= cells.len() * 2 || two;
    (enough && named).then(|| told.into_iter().map(|cell| cell.unwrap_or(Told::Other)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_of_columns_are_told_from_rows() {
        let cases = [
            ("Degree\tInstitute\tBoard / University\tYear\tMarks", true),
            ("Years\tSchool\tQualification", true),
            ("B.Tech\tIndian Institute\tBoard\t2025\t8.41", false),
            ("2010\tSchool", false),
            ("School", false),
            ("Qualification\tDiploma", false),
        ];
        for (text, want) in cases {
            assert_eq!(header(text).is_some(), want, "{text}");
        }
    }
}
