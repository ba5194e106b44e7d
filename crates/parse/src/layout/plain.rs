//! Lines without any layout, for a document whose layout could not be read: each paragraph or piece of text is one.

use crate::line::{Line, RunLook, Spot, bullet_len, has_word};
use vitae_model::document::{Document, Paragraph, Span};

/// All visible lines in the order of the file.
pub(crate) fn lines(document: &Document) -> Vec<Line> {
    let lines: Vec<Line> = match document {
        Document::Paged(paged) => {
            let spans =
                paged.pages.iter().zip(0..).flat_map(|(page, at)| page.spans.iter().map(move |span| (at, span)));
            spans.filter(|(_, span)| span.hidden.is_none()).map(|(page, span)| of_span(page, span)).collect()
        }
        Document::Flow(flow) => flow.paragraphs.iter().zip(0..).map(|(own, at)| of_paragraph(at, own)).collect(),
    };
    lines.into_iter().filter(|line| has_word(&line.text)).map(without_bullet).collect()
}

fn of_span(page: u32, span: &Span) -> Line {
    let (bbox, size) = (span.bbox, span.size);
    let mut line = Line { page, bbox, size, color: span.color, right: bbox.x1, opens: true, ..Line::default() };
    let look = RunLook { bold: span.bold, italic: span.italic, link: None };
    line.push(&span.text, look, Spot::Page { page, bbox });
    line
}

fn of_paragraph(index: u32, paragraph: &Paragraph) -> Line {
    let bullet = paragraph.list.is_some();
    let mut line =
        Line { flow: true, right: f32::INFINITY, outline: paragraph.heading, bullet, opens: true, ..Line::default() };
    for run in paragraph.runs.iter().filter(|run| run.hidden.is_none()) {
        let look = RunLook { bold: run.bold, italic: run.italic, link: run.link.clone() };
        line.push(&run.text.replace('\n', " "), look, Spot::Paragraph(index));
    }
    line
}

fn without_bullet(mut line: Line) -> Line {
    let bullet = bullet_len(&line.text);
    if bullet > 0 {
        line.cut_front(bullet);
        line.bullet = true;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::document::{FileInfo, Flow, Format, Hidden, Page, Paged, Rect, Run};

    fn info(format: Format) -> FileInfo {
        FileInfo::plain(format, 1)
    }

    #[test]
    fn every_visible_text_is_a_line() {
        let texts = ["Ada Byron", "• Ran it", "—", "unseen"];
        let hidden = |text: &str| (text == "unseen").then_some(Hidden::Tiny);
        let span = |text: &&str| Span {
            text: (*text).to_owned(),
            bbox: Rect::default(),
            size: 10.0,
            bold: false,
            italic: false,
            color: None,
            hidden: hidden(text),
            ..Span::default()
        };
        let paragraph = |text: &&str| Paragraph {
            runs: vec![Run { text: (*text).to_owned(), hidden: hidden(text), ..Run::default() }],
            ..Paragraph::default()
        };
        let page = Page { spans: texts.iter().map(span).collect(), ..Page::default() };
        let paged = Document::Paged(Paged { info: info(Format::Pdf), pages: vec![page] });
        let flow = Flow { info: info(Format::Docx), paragraphs: texts.iter().map(paragraph).collect() };
        for document in [paged, Document::Flow(flow)] {
            let found: Vec<(String, bool)> = lines(&document).into_iter().map(|own| (own.text, own.bullet)).collect();
            assert_eq!(found, [("Ada Byron".to_owned(), false), ("Ran it".to_owned(), true)]);
        }
    }
}
