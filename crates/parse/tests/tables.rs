//! Tables below the titles of their columns, in pages and in Word files alike.

use crate::common::paper::{self, Piece};
use crate::common::word::flow;
use vitae_model::resume::ParsedResume;
use vitae_parse::parse;

/// A Word file: lines of text, and rows of cells parted by `|` whose paragraphs are parted by `/`.
fn word(rows: &[&str]) -> ParsedResume {
    let marked = |row: &&str| format!("{} {row}", if row.contains('|') { '|' } else { '!' });
    parse(&flow(&rows.iter().map(marked).collect::<Vec<_>>().join("\n"))).resume
}

/// Pages: lines of text, and rows whose cells begin 120 points apart; `/` parts the lines of a cell. The stream goes cell by
/// cell.
fn pages(pages: &[&[&str]]) -> ParsedResume {
    let pages: Vec<Vec<Piece>> = pages.iter().map(|rows| placed(rows)).collect();
    parse(&paper::pages(&pages)).resume
}

/// The pieces of a page, from top to bottom.
fn placed<'a>(rows: &[&'a str]) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    let mut top = 0.0;
    for row in rows {
        let cells: Vec<&str> = row.split('|').collect();
        let (size, gap) = if cells.len() == 1 { (12.0, 1.0) } else { (10.0, 0.4) };
        let mut end: f32 = top;
        for (column, cell) in cells.iter().enumerate() {
            for (line, text) in cell.split(" / ").map(str::trim).enumerate().filter(|(_, text)| !text.is_empty()) {
                let at = top + 0.86 * line as f32;
                pieces.push((50.0 + 120.0 * column as f32, at, size, cells.len() == 1, text));
                end = end.max(at);
            }
        }
        top = end + 0.86 + gap;
    }
    pieces
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
