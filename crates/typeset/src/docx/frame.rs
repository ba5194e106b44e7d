//! What stands beside or behind text in a Word file: tables of a fixed layout, which every program draws alike.

use super::styles::{StyleId, content_width, header_fill, hex, page_width, side_margin, top_margin, twips};
use super::{Columns, Numbers};
use crate::theme::Theme;
use docx_rs::{
    BorderType, Docx, Header, LineSpacing, LineSpacingType, Paragraph, Shading, ShdType, Table, TableCell,
    TableCellBorder, TableCellBorderPosition, TableCellBorders, TableCellMargins, TableLayoutType, TableRow, WidthType,
};

/// Share of the text's width that the side column takes, as in the PDF.
const SIDE: f32 = 0.31;

/// Space on either side of the line between two columns, in units of the body size; two thirds of the PDF's.
const GAP: f32 = 1.0;

/// Where dates end: at the right edge of the main column.
pub(super) fn tab(theme: &Theme, columns: Columns) -> usize {
    match columns {
        Columns::One => content_width(theme),
        Columns::Two { .. } => widths(theme)[1] - 2 * gap(theme),
    }
}

/// Side and main column with the gap at both of their sides, which reaches into the margins.
fn widths(theme: &Theme) -> [usize; 2] {
    let whole = content_width(theme) + 2 * gap(theme);
    let side = (whole as f32 * SIDE) as usize;
    [side, whole - side]
}

fn gap(theme: &Theme) -> usize {
    twips(theme.size.body * GAP) as usize
}

/// Name and contacts, on the design's band where it has one, and `gap` behind that: two tables that touch would be one.
pub(super) fn with_head(document: Docx, head: Vec<Paragraph>, gap: Paragraph, theme: &Theme) -> Docx {
    let Some(fill) = header_fill(theme) else { return head.into_iter().fold(document, Docx::add_paragraph) };
    let (width, side) = (page_width(theme), side_margin(theme));
    let shading = Shading::new().shd_type(ShdType::Clear).color("auto").fill(fill);
    let cell = head.into_iter().fold(TableCell::new(), TableCell::add_paragraph);
    let below = twips(theme.size.body * 0.8) as usize;
    let table = fixed(vec![cell.width(width, WidthType::Dxa).shading(shading)], vec![width], -(side as i32));
    let table = table.margins(TableCellMargins::new().margin(top_margin(theme), side, below, side));
    document.add_table(table).add_paragraph(closing(gap))
}

/// Two columns with a line between them.
pub(super) fn with_columns(
    document: Docx,
    first: Vec<Paragraph>,
    second: Vec<Paragraph>,
    side_first: bool,
    theme: &Theme,
) -> Docx {
    let [side, main] = widths(theme);
    let grid = if side_first { [side, main] } else { [main, side] };
    let cell = |paragraphs: Vec<Paragraph>, width, position| {
        let line = TableCellBorder::new(position).border_type(BorderType::Single).size(4).color(hex(&theme.color.rule));
        let cell = paragraphs.into_iter().fold(TableCell::new(), TableCell::add_paragraph);
        cell.width(width, WidthType::Dxa).set_borders(TableCellBorders::with_empty().set(line))
    };
    let cells = vec![
        cell(first, grid[0], TableCellBorderPosition::Right),
        cell(second, grid[1], TableCellBorderPosition::Left),
    ];
    let gap = gap(theme);
    let table = fixed(cells, grid.to_vec(), -(gap as i32));
    let above = twips(theme.size.body * 0.6) as usize;
    document.add_table(table.margins(TableCellMargins::new().margin(above, gap, 0, gap)))
}

/// A table of one row, without lines, that no program fits to its contents.
fn fixed(cells: Vec<TableCell>, grid: Vec<usize>, indent: i32) -> Table {
    let width = grid.iter().sum();
    Table::without_borders(vec![TableRow::new(cells)])
        .layout(TableLayoutType::Fixed)
        .width(width, WidthType::Dxa)
        .indent(indent)
        .set_grid(grid)
}

/// The paragraph that Word wants behind a table, next to nothing high.
pub(super) fn closing(paragraph: Paragraph) -> Paragraph {
    exactly(paragraph, 20)
}

fn exactly(paragraph: Paragraph, height: usize) -> Paragraph {
    let spacing = LineSpacing::new().before(0).after(0).line_rule(LineSpacingType::Exact).line(height as i32);
    paragraph.line_spacing(spacing)
}

/// A band reaches up to the edge of the first page; the margin of the others stands in their header.
pub(super) fn with_top_margin(document: Docx, theme: &Theme) -> Docx {
    if header_fill(theme).is_none() {
        return document;
    }
    let paragraph = |height| exactly(Numbers::default().of(Paragraph::new().style(StyleId::Footer.id())), height);
    let empty = |height| Header::new().add_paragraph(paragraph(height));
    document.first_header(empty(1)).header(empty(top_margin(theme)))
}
