//! Page numbers and running headers.

use crate::line::Line;

/// Part of the page's height at the top and the bottom where they stand.
const MARGIN: f32 = 0.08;

/// Whether a line in the margin is a page number such as `2`, `1/3` or `Page 2 of 3`.
pub(super) fn is_page_number(line: &Line, height: f32) -> bool {
    if !in_margin(line, height) || !line.text.chars().any(|c| c.is_ascii_digit()) || line.words() > 5 {
        return false;
    }
    let rest: String = line.text.to_lowercase();
    let rest = ["page", "seite", "página", "pagina", "strona", "sayfa", "of", "von", "de", "sur", "di", "van", "z"]
        .iter()
        .fold(rest, |text, word| text.split_whitespace().filter(|part| part != word).collect::<Vec<_>>().join(" "));
    rest.chars().all(|c| c.is_ascii_digit() || c.is_whitespace() || "/-–—|.()".contains(c)) && rest.len() <= 9
}

/// Whether a line of a later page repeats one at the same place of an earlier page.
pub(super) fn repeats(line: &Line, height: f32, earlier: &[Line]) -> bool {
    in_margin(line, height)
        && earlier.iter().any(|other| {
            other.text == line.text && other.page != line.page && (other.bbox.y0 - line.bbox.y0).abs() < 3.0
        })
}

fn in_margin(line: &Line, height: f32) -> bool {
    line.bbox.y1 < MARGIN * height || line.bbox.y0 > (1.0 - MARGIN) * height
}
