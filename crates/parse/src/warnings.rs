//! What the owner of a file should know.

use vitae_model::document::Document;
use vitae_model::source::Warning;

/// Hidden text that is quoted at most, in characters.
const QUOTE: usize = 80;

/// Warnings about the file.
pub(crate) fn of(document: &Document) -> Vec<Warning> {
    let mut out = Vec::new();
    let hidden = hidden_text(document);
    if hidden.split_whitespace().count() >= 2 {
        let mut quote: String = hidden.chars().take(QUOTE).collect();
        if quote.len() < hidden.len() {
            quote.push('…');
        }
        out.push(Warning {
            code: "hidden_text".into(),
            message: format!(
                "Your file holds text that nobody can see: “{quote}”. It was left out. Remove it from the file."
            ),
        });
    }
    if document.info().repaired {
        out.push(Warning {
            code: "repaired".into(),
            message:
                "This file is damaged. What could be read is shown; save it again from the program it was made with."
                    .into(),
        });
    }
    out
}

fn hidden_text(document: &Document) -> String {
    let texts: Vec<&str> = match document {
        Document::Paged(paged) => {
            let spans = paged.pages.iter().flat_map(|page| &page.spans);
            spans.filter(|span| span.hidden.is_some()).map(|span| span.text.trim()).collect()
        }
        Document::Flow(flow) => {
            let runs = flow.paragraphs.iter().flat_map(|paragraph| &paragraph.runs);
            runs.filter(|run| run.hidden.is_some()).map(|run| run.text.trim()).collect()
        }
    };
    texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}
