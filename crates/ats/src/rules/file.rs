//! File, 21 points: does software see what a reader sees?
//!
//! Nothing of this applies to a resume without a file.

use crate::card::Severity;
use crate::case::Case;
use crate::characters;
use crate::columns;
use crate::draft::{Draft, Outcome, not_applicable};
use crate::found::found_by_reader;
use crate::points::Share;
use crate::tables;
use crate::text::{counted, quote, word_count};
use crate::view::View;
use vitae_model::Document;
use vitae_model::document::Page;

/// Visible characters from which a page holds text.
const PAGE_CHARS: usize = 80;
/// Share of a page that a picture covers when the page counts as one.
const PICTURE_SHARE: f32 = 0.25;
/// The largest file that all systems we know of accept (Greenhouse: 2.5 MB).
const LARGEST_FILE: u64 = 2_621_440;

const NO_FILE: &str = "There is no file to check.";
const NOT_WORD: &str = "We can check text boxes and tables only in Word files.";

/// `file.text`, 4 points, evidence strong: pages with 80 visible characters among those that hold text or a picture over
/// a quarter of the page. Fewer than half is critical. Text recognised on a scan counts as text.
pub(super) fn text(case: &Case) -> Outcome {
    const RULE: &str = "file.text";
    let Some(view) = &case.view else { return not_applicable(RULE, NO_FILE) };
    let mut draft = Draft::new(RULE);
    let pages = filled_pages(view);
    let readable = pages.iter().filter(|(_, chars)| *chars >= PAGE_CHARS).count();
    let share = if pages.is_empty() { Share::new(0, 1) } else { Share::new(readable, pages.len()) };
    draft.all(share);
    if share < Share::permille(500) {
        draft.fault(Severity::Critical);
    }
    for (index, chars) in pages.iter().filter(|(_, chars)| *chars < PAGE_CHARS) {
        let page = index.map_or("The file".into(), |index| format!("Page {}", index + 1));
        if *chars == 0 {
            draft.say(
                format!("{page} contains only images."),
                "Export the file from your editor, not from a scanner or an image tool.",
            );
        } else {
            draft.say(format!("{page} holds only a few lines."), "Fill the page, or shorten the text before it.");
        }
    }
    draft.finish("Every page that isn't blank has text.")
}

/// Pages that hold text or a large picture, with their visible characters. A Word file is one page.
fn filled_pages(view: &View) -> Vec<(Option<usize>, usize)> {
    let chars = |page: Option<u32>| {
        let lines = view.lines.iter().filter(|line| line.page == page);
        lines.map(|line| line.text.chars().filter(|c| !c.is_whitespace()).count()).sum::<usize>()
    };
    match view.document {
        Document::Paged(paged) => {
            let counted = paged.pages.iter().enumerate().map(|(i, page)| (i, page, chars(Some(i as u32))));
            let filled = |(_, page, chars): &(usize, &Page, usize)| *chars > 0 || page.picture_share > PICTURE_SHARE;
            counted.filter(filled).map(|(i, _, chars)| (Some(i), chars)).collect()
        }
        Document::Flow(_) => vec![(None, chars(None))],
    }
}

/// `file.order`, 5 points, evidence strong for interleaved text, contested for columns as such: stored order (2; above a
/// fifth of the lines out of order is major), baselines shared by two columns (1), and fields that the embedded reader
/// had found by itself (2, after a review).
pub(super) fn order(case: &Case) -> Outcome {
    const RULE: &str = "file.order";
    let Some(view) = &case.view else { return not_applicable(RULE, NO_FILE) };
    let mut draft = Draft::new(RULE);
    let mut judged = false;
    let mut is_measured = false;
    if let Document::Paged(paged) = view.document
        && let Some(layout) = columns::measure(paged)
    {
        (judged, is_measured) = (true, true);
        draft.part(2, layout.disorder.ramp(Share::permille(20), Share::permille(200)));
        if layout.disorder > Share::permille(200) {
            draft.fault(Severity::Major);
        }
        if layout.disorder > Share::permille(20) {
            let mixed = layout.example.as_ref().map(|line| quote(&line.text)).unwrap_or_default();
            draft.show_all(layout.example.map(|line| line.evidence())).say(
                format!("Software mixes up your two columns: \"{mixed}\"."),
                "Use a single-column layout, or export the file again from another program.",
            );
        }
        draft.part(1, layout.shared.ramp(Share::permille(50), Share::permille(400)));
        if layout.shared > Share::permille(50) {
            draft.say(
                "Some systems read straight across both columns.",
                "Every system reads a single-column layout the same way.",
            );
        }
    }
    if let (true, Some(parsed)) = (case.input.reviewed, case.input.parsed) {
        let (found, missed) = found_by_reader(case.input.resume, parsed);
        let all = found + missed.len();
        if all > 0 {
            judged = true;
            draft.part(2, Share::new(found, all));
        }
        if !missed.is_empty() {
            draft.show_all(missed.iter().map(|(path, words)| case.field(path, words))).say(
                format!("You corrected {} that we misread.", counted(missed.len(), "field", "fields")),
                "A simpler layout with standard headings is read with fewer mistakes.",
            );
        }
    }
    if !judged {
        return not_applicable(RULE, "We can check the order only in PDF files, or after your review.");
    }
    draft.finish(match is_measured {
        true => "The text is stored in reading order.",
        false => "You had to correct none of the fields we read.",
    })
}

/// `file.tables`, 3 points, evidence strong: words in text boxes (2; above half is major) and long table cells side by
/// side (1). Word files only.
pub(super) fn tables(case: &Case) -> Outcome {
    const RULE: &str = "file.tables";
    let Some(view) = &case.view else { return not_applicable(RULE, NO_FILE) };
    let Document::Flow(flow) = view.document else { return not_applicable(RULE, NOT_WORD) };
    let mut draft = Draft::new(RULE);
    let boxed = tables::boxed_words(flow);
    let words: usize = view.lines.iter().map(|line| word_count(&line.text)).sum();
    let share = if words == 0 { Share::new(0, 1) } else { Share::new(boxed.words, words) };
    draft.part(2, share.ramp(Share::permille(20), Share::permille(300)));
    if share > Share::permille(500) {
        draft.fault(Severity::Major);
    }
    if share > Share::permille(20) {
        draft.show_all(boxed.examples).say(
            format!("{}% of your words are in text boxes, which many parsers skip.", share.percent()),
            "Move the text out of the boxes.",
        );
    }
    let crowded = tables::long_cells_side_by_side(flow);
    draft.part_if(1, crowded.is_empty());
    if !crowded.is_empty() {
        draft.show_all(crowded).say(
            "Long texts sit side by side in a table, and some parsers mix them up.",
            "Put them one below the other, without a table.",
        );
    }
    draft.finish("Hardly any text is in boxes, and no long texts sit side by side in a table.")
}

/// `file.margins`, 3 points, evidence strong: one off for each of name, email and phone that stands in running headers
/// or footers only. Email and phone both is major. One-page PDFs have none.
pub(super) fn margins(case: &Case) -> Outcome {
    const RULE: &str = "file.margins";
    let Some(view) = &case.view else { return not_applicable(RULE, NO_FILE) };
    if view.pages() == Some(1) {
        return not_applicable(RULE, "A one-page file has no repeated header or footer.");
    }
    let mut draft = Draft::new(RULE);
    let resume = &case.resume;
    let phone = resume.phone.as_deref().unwrap_or_default();
    let parts = [
        ("name", "name", resume.name.as_str()),
        ("email", "email address", &resume.email),
        ("phone", "phone number", phone),
    ];
    let lost: Vec<&(&str, &str, &str)> = parts.iter().filter(|(_, _, words)| view.only_in_margins(words)).collect();
    draft.all_but(lost.len());
    if ["email", "phone"].iter().all(|field| lost.iter().any(|(lost, _, _)| lost == field)) {
        draft.fault(Severity::Major);
    }
    for (field, name, words) in &lost {
        draft.show(case.field(field, words)).say(
            format!("Your {name} is only in the page header or footer, which many parsers skip."),
            "Put your name and contact details in the main text of the first page.",
        );
    }
    draft.finish("Nothing of your name, email address and phone number is only in a page header or footer.")
}

/// `file.chars`, 4 points, evidence moderate: unreadable characters among all (3; above 5 % is major), and no word set as
/// letters with spaces (1).
pub(super) fn chars(case: &Case) -> Outcome {
    const RULE: &str = "file.chars";
    let Some(view) = &case.view else { return not_applicable(RULE, NO_FILE) };
    let mut draft = Draft::new(RULE);
    let census = characters::census(&view.lines);
    let share = Share::new(census.unreadable, census.all.max(1));
    draft.part(3, share.ramp(Share::permille(1), Share::permille(20)));
    if share > Share::permille(50) {
        draft.fault(Severity::Major);
    }
    if share > Share::permille(1) {
        draft.show_all(census.example.map(|line| line.evidence())).say(
            unreadable_message(&census),
            "Use a common font and export the file again. Don't let the export turn text into outlines.",
        );
    }
    let spaced = characters::spaced_words(&view.lines);
    draft.part_if(1, spaced.is_empty());
    if let Some((word, line)) = spaced.first() {
        let letters = word.split(' ').count();
        draft.show(line.evidence()).say(
            format!("Software reads \"{}\" as {letters} separate letters.", quote(word)),
            "Use your editor's letter spacing instead of spaces.",
        );
    }
    draft.finish(&match census.unreadable {
        0 => "Software can read every character.".to_owned(),
        few => format!("Software can read all but {}.", counted(few, "character", "characters")),
    })
}

fn unreadable_message(census: &characters::Census) -> String {
    if census.bullets == census.unreadable {
        return "Your bullets are stored as unknown characters.".into();
    }
    format!("Software can't read {}.", counted(census.unreadable, "character", "characters"))
}

/// `file.hygiene`, 2 points, evidence moderate: at most 2.5 MB (1); not encrypted, copying allowed, opened without
/// repair (1).
pub(super) fn hygiene(case: &Case) -> Outcome {
    const RULE: &str = "file.hygiene";
    let Some(view) = &case.view else { return not_applicable(RULE, NO_FILE) };
    let info = view.document.info();
    let mut draft = Draft::new(RULE);
    let small = info.bytes <= LARGEST_FILE;
    draft.part_if(1, small);
    if !small {
        // Tenths of a mebibyte, rounded half up, without floating point.
        let tenths = (info.bytes * 10 + 524_288) / 1_048_576;
        draft.say(
            format!(
                "The file is {}.{} MB. At least one large system accepts no more than 2.5 MB.",
                tenths / 10,
                tenths % 10
            ),
            "Use smaller images, or none.",
        );
    }
    let faults = [
        (info.encrypted, "The file is encrypted."),
        (!info.copy_allowed, "The file doesn't allow copying its text."),
        (info.repaired, "The file is damaged and had to be repaired."),
    ];
    draft.part_if(1, faults.iter().all(|(at_fault, _)| !at_fault));
    for (_, message) in faults.iter().filter(|(at_fault, _)| *at_fault) {
        draft.say(*message, "Export the file again without protection.");
    }
    draft.finish("The file is small enough, not protected and not damaged.")
}
