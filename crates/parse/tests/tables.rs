//! Tables below the titles of their columns, in pages and in Word files alike.

use vitae_model::document::{Document, FileInfo, Flow, Format, Page, Paged, Paragraph, Place, Rect, Run, Span};
use vitae_model::resume::ParsedResume;
use vitae_parse::parse;

fn info(format: Format) -> FileInfo {
    FileInfo {
        format,
        bytes: 1_000,
        title: None,
        language: None,
        encrypted: false,
        copy_allowed: true,
        repaired: false,
        tagged: false,
    }
}

/// A Word file: lines of text, and rows of cells parted by `|` whose paragraphs are parted by `/`.
fn word(rows: &[&str]) -> ParsedResume {
    let mut paragraphs = Vec::new();
    let mut table = 0;
    for (number, row) in rows.iter().enumerate() {
        let cells: Vec<&str> = row.split('|').collect();
        if cells.len() == 1 {
            table = number as u32 + 1;
        }
        for (column, cell) in cells.iter().enumerate() {
            for text in cell.split(" / ").map(str::trim).filter(|text| !text.is_empty()) {
                let place = match cells.len() {
                    1 => Place::Body,
                    _ => Place::Cell { table, row: number as u32, column: column as u32 },
                };
                let run = Run { text: text.to_owned(), bold: cells.len() == 1, ..Run::default() };
                paragraphs.push(Paragraph { runs: vec![run], place, ..Paragraph::default() });
            }
        }
    }
    parse(&Document::Flow(Flow { info: info(Format::Docx), paragraphs })).resume
}

/// Pages: lines of text, and rows whose cells begin 120 points apart; `/` parts the lines of a cell. The stream goes cell by
/// cell.
fn pages(pages: &[&[&str]]) -> ParsedResume {
    let page = |rows: &&[&str]| {
        let mut spans = Vec::new();
        let mut top = 50.0;
        for row in rows.iter() {
            let cells: Vec<&str> = row.split('|').collect();
            let mut height: f32 = 1.0;
            for (column, cell) in cells.iter().enumerate() {
                for (line, text) in cell.split(" / ").map(str::trim).enumerate().filter(|(_, text)| !text.is_empty()) {
                    height = height.max(line as f32 + 1.0);
                    let (x0, base) = (50.0 + 120.0 * column as f32, top + 12.0 * line as f32);
                    let x1 = x0 + text.chars().count() as f32 * 5.0;
                    let heading = cells.len() == 1;
                    spans.push(Span {
                        text: text.to_owned(),
                        bbox: Rect { x0, y0: base - 8.0, x1, y1: base + 2.2 },
                        size: if heading { 12.0 } else { 10.0 },
                        bold: heading,
                        italic: false,
                        color: Some([0; 3]),
                        hidden: None,
                    });
                }
            }
            top += 12.0 * height + if cells.len() == 1 { 14.0 } else { 6.0 };
        }
        Page { width: 640.0, height: 792.0, spans, ..Page::default() }
    };
    let pages = pages.iter().map(page).collect();
    parse(&Document::Paged(Paged { info: info(Format::Pdf), pages })).resume
}

/// Position, employer, span of time and description of each job.
fn jobs(resume: ParsedResume) -> Vec<[String; 4]> {
    resume.experience.into_iter().map(|job| [job.position, job.company, job.duration, job.description]).collect()
}

const JOBS: &[&str] = &[
    "Li Wen",
    "Employment",
    "From | To | Employer | Post | Duties",
    "03/2019 | to date | Nordic Yard Ltd | Shipwright | Built hulls. / Trained apprentices.",
    "01/2015 | 02/2019 | Deep Sea Works | Diver | Inspected pipes.",
];

#[test]
fn jobs_are_read_by_their_columns() {
    let want = [
        ["Shipwright", "Nordic Yard Ltd", "03/2019 – to date", "Built hulls.\nTrained apprentices."],
        ["Diver", "Deep Sea Works", "01/2015 – 02/2019", "Inspected pipes."],
    ];
    assert_eq!(jobs(word(JOBS)), want);
    assert_eq!(jobs(pages(&[JOBS])), want);
}

#[test]
fn a_table_goes_on_over_the_page() {
    let found = jobs(pages(&[&JOBS[..4], &["01/2015 | 02/2019 | Deep Sea Works | Diver | Inspected pipes."]]));
    assert_eq!(found.len(), 2);
    assert_eq!(found[1][0], "Diver");
}

#[test]
fn titles_name_what_every_kind_of_section_holds() {
    let rows = [
        "Li Wen",
        "Schooling",
        "Year | Qualification | Subject | Institution",
        "2014 | BSc | Logistics | University of Thornbury",
        "Projects",
        "Period | Project | Environment",
        "2021 | Yard Map / Live map of wagons | Rust, Leaflet",
        "Recognition",
        "Year | Award | Given by | Result",
        "2019 | Harbour Cup | Port Club | 2nd place",
        "Licences",
        "No. | Title | Issuer | Date",
        "1 | Diving Licence | Deep Academy | 2016",
    ];
    for resume in [word(&rows), pages(&[&rows])] {
        let school = &resume.education[0];
        assert_eq!([&school.degree, &school.field, &school.graduation_year], ["BSc", "Logistics", "2014"]);
        let project = &resume.projects[0];
        assert_eq!(
            [&project.name, &project.description, &project.duration],
            ["Yard Map", "Live map of wagons", "2021"]
        );
        assert_eq!(project.technologies, ["Rust", "Leaflet"]);
        let award = &resume.achievements[0];
        assert_eq!([&award.title, &award.date], ["Harbour Cup", "2019"]);
        assert_eq!(award.organization.as_deref(), Some("Port Club"));
        assert_eq!(award.position.as_deref(), Some("2nd place"));
        let licence = &resume.certifications[0];
        assert_eq!([&licence.name, &licence.issuer, &licence.date], ["Diving Licence", "Deep Academy", "2016"]);
    }
}

#[test]
fn a_cell_over_two_rows_names_the_employer_of_both() {
    let rows = [
        "Li Wen",
        "Employment",
        "Employer | Period | Position",
        "Nordic Yard Ltd | 2019 – 2021 | Foreman",
        " | 2015 – 2019 | Shipwright",
    ];
    let found = jobs(word(&rows));
    assert_eq!(found[1][..3], ["Shipwright", "Nordic Yard Ltd", "2015 – 2019"]);
}

#[test]
fn forms_are_no_tables() {
    let rows = ["Li Wen", "Education", "School | Ridley College", "Qualification | Diploma", "Years | 2003 – 2006"];
    let resume = word(&rows);
    assert_eq!(resume.education.len(), 1);
    assert_eq!(resume.education[0].institution, "Ridley College");
    assert_eq!(resume.education[0].degree, "Diploma");
}
