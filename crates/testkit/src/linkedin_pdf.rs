//! Profiles as LinkedIn's "Save to PDF" lays them out, of invented people: sizes, places, distances and colours were measured on
//! real ones. The font is set by UTF-16 units, so that a profile may be in any script.

use std::fmt::Write;

const HEIGHT: f32 = 792.0;
/// Where both columns begin, and how wide their text may be.
const SIDE: (f32, f32) = (21.6, 170.0);
const BODY: (f32, f32) = (223.6, 366.8);
/// The first baseline of a page, and the last that may be.
const TOP: f32 = 55.1;
const BOTTOM: f32 = 765.0;
/// Every character is half as wide as its size.
const ADVANCE: f32 = 0.5;

/// Colours of headings, text and labels in the dark column, then of text and places in the wide one.
const SIDE_HEADING: &str = "0.882 0.914 0.933 rg";
const WHITE: &str = "1 g";
const LABEL: &str = "0.663 0.694 0.714 rg";
const BLACK: &str = "0.098 g";
const GREY: &str = "0.69 g";

/// A profile; what is empty is not printed.
#[derive(Debug, Clone, Copy, Default)]
pub struct Profile<'a> {
    /// The largest text.
    pub name: &'a str,
    /// What the member is, below the name.
    pub headline: &'a str,
    /// Where the member lives, in grey.
    pub place: &'a str,
    /// Rows with their labels: `("+44 113 496 0182", "(Mobile)")`.
    pub contact: &'a [(&'a str, &'a str)],
    /// The other sections of the dark column: heading and items; a label stands in a bracket.
    pub side: &'a [(&'a str, &'a [&'a str])],
    /// What the headings of the wide column are called: summary, experience, education.
    pub headings: [&'a str; 3],
    /// What the heading of the contact details is called.
    pub contact_heading: &'a str,
    /// Paragraphs; an empty one is an empty row.
    pub summary: &'a [&'a str],
    /// Employers with their roles.
    pub jobs: &'a [Employer<'a>],
    /// Schools, each with the line below it.
    pub schools: &'a [(&'a str, &'a str)],
}

/// An employer with all roles there.
#[derive(Debug, Clone, Copy, Default)]
pub struct Employer<'a> {
    /// Its name.
    pub name: &'a str,
    /// How long all roles took together.
    pub total: &'a str,
    /// The roles, the last first.
    pub roles: &'a [Role<'a>],
}

/// What somebody was at an employer.
#[derive(Debug, Clone, Copy, Default)]
pub struct Role<'a> {
    /// What it is called.
    pub title: &'a str,
    /// From when to when, and how long that is.
    pub dates: &'a str,
    /// Where, in grey.
    pub place: &'a str,
    /// Paragraphs; an empty one is an empty row.
    pub text: &'a [&'a str],
}

/// The usual profile of the tests.
pub const ADA: Profile = Profile {
    name: "Ada Quill",
    headline: "Engineer for harbours",
    place: "Leeds, England, United Kingdom",
    contact: &[("ada.quill@example.org", ""), ("www.linkedin.com/in/ada-quill", "(LinkedIn)")],
    side: &[
        ("Top Skills", &["Rust", "Tide modelling", "PostgreSQL"]),
        ("Languages", &["English (Native or Bilingual)"]),
    ],
    headings: ["Summary", "Experience", "Education"],
    contact_heading: "Contact",
    summary: &["I measure water and write quiet code."],
    jobs: &[
        Employer {
            name: "Kiln Ltd",
            total: "",
            roles: &[Role {
                title: "Senior Engineer",
                dates: "March 2021\u{a0}-\u{a0}Present\u{a0}(5 years)",
                place: "Leeds",
                text: &["Led the tide model of twelve harbours."],
            }],
        },
        Employer {
            name: "Larkwell",
            total: "",
            roles: &[Role {
                title: "Engineer",
                dates: "June 2018\u{a0}-\u{a0}February 2021\u{a0}(2 years 9 months)",
                place: "",
                text: &[],
            }],
        },
    ],
    schools: &[(
        "University of Eastmere",
        "Bachelor of Science,\u{a0}Oceanography\u{a0}\u{b7}\u{a0}(2012\u{a0}-\u{a0}2016)",
    )],
};

/// The file of the usual profile.
pub fn file() -> Vec<u8> {
    of(&ADA)
}

/// The file of a profile.
pub fn of(profile: &Profile) -> Vec<u8> {
    let mut side = Column::new(SIDE);
    let mut body = Column::new(BODY);
    print_side(profile, &mut side);
    print_body(profile, &mut body);
    let count = side.pages.len().max(body.pages.len());
    let pages = (0..count).map(|at| {
        let mut page = format!("0.161 0.243 0.286 rg 0 0 202 {HEIGHT} re f\n");
        page.extend([&side, &body].into_iter().filter_map(|column| column.pages.get(at)).map(String::as_str));
        page.push_str(&drawn(9.0, 384.0, 778.6, "0 g", &format!("Page {} of {count}", at + 1)));
        page
    });
    written(&pages.collect::<Vec<_>>())
}

fn print_side(profile: &Profile, side: &mut Column) {
    side.row(0.0, 13.0, SIDE_HEADING, profile.contact_heading);
    let mut gap = 19.3;
    for (text, label) in profile.contact {
        let address = text.contains('/') || text.starts_with("www.");
        let size = if address { 11.0 } else { 10.5 };
        side.text(gap, if address { 14.4 } else { 12.6 }, size, WHITE, text);
        match (label.is_empty(), address) {
            (true, _) => {}
            (false, true) => side.row(14.4, size, LABEL, label),
            (false, false) => side.behind(size, LABEL, &format!(" {label}"), text),
        }
        gap = if address { 13.5 } else { 12.6 };
    }
    for (heading, items) in profile.side {
        side.row(35.0, 13.0, SIDE_HEADING, heading);
        let mut gap = 19.3;
        for item in *items {
            let (text, label) = item.split_at(item.find(" (").unwrap_or(item.len()));
            side.text(gap, 12.6, 10.5, WHITE, text);
            side.behind(10.5, LABEL, label, text);
            gap = 17.6;
        }
    }
}

fn print_body(profile: &Profile, body: &mut Column) {
    let [summary, experience, education] = profile.headings;
    body.text(11.8, 31.2, 26.0, BLACK, profile.name);
    body.text(20.4, 14.4, 12.0, BLACK, profile.headline);
    body.text(15.4, 14.4, 12.0, GREY, profile.place);
    if !profile.summary.is_empty() {
        body.row(37.8, 15.75, BLACK, summary);
        body.paragraphs(25.3, 12.0, profile.summary);
    }
    if !profile.jobs.is_empty() {
        body.row(54.0, 15.75, BLACK, experience);
        let mut gap = 30.3;
        for job in profile.jobs {
            print_job(job, gap, body);
            gap = 38.5;
        }
    }
    if !profile.schools.is_empty() {
        body.row(57.5, 15.75, BLACK, education);
        let mut gap = 25.3;
        for (school, study) in profile.schools {
            body.text(gap, 18.0, 12.0, BLACK, school);
            body.text(17.5, 18.0, 10.5, BLACK, study);
            gap = 33.5;
        }
    }
}

fn print_job(job: &Employer, gap: f32, body: &mut Column) {
    body.text(gap, 18.0, 12.0, BLACK, job.name);
    body.text(16.4, 18.0, 10.5, BLACK, job.total);
    let mut gap = if job.total.is_empty() { 16.0 } else { 21.4 };
    for role in job.roles {
        body.text(gap, 18.0, 11.5, BLACK, role.title);
        body.text(14.5, 18.0, 10.5, BLACK, role.dates);
        body.text(14.7, 18.0, 10.5, GREY, role.place);
        body.paragraphs(if role.place.is_empty() { 20.3 } else { 21.4 }, 10.5, role.text);
        gap = 31.5;
    }
}

/// The pages of a column while it is filled.
struct Column {
    left: f32,
    width: f32,
    pages: Vec<String>,
    baseline: f32,
}

impl Column {
    fn new((left, width): (f32, f32)) -> Self {
        Self { left, width, pages: vec![String::new()], baseline: TOP }
    }

    /// One row so far below the last; on the next page when it does not fit.
    fn row(&mut self, gap: f32, size: f32, colour: &str, text: &str) {
        self.baseline += gap;
        if self.baseline > BOTTOM {
            self.baseline = TOP;
            self.pages.push(String::new());
        }
        let row = drawn(size, self.left, self.baseline, colour, text);
        self.page().push_str(&row);
    }

    /// A text that wraps: the gap above its first row, and between its rows.
    fn text(&mut self, gap: f32, pitch: f32, size: f32, colour: &str, text: &str) {
        for (at, row) in wrapped(text, self.width, size).into_iter().enumerate() {
            self.row(if at == 0 { gap } else { pitch }, size, colour, &row);
        }
    }

    /// Paragraphs, each as a row so far below the last one; an empty one is an empty row.
    fn paragraphs(&mut self, gap: f32, size: f32, paragraphs: &[&str]) {
        let mut gap = gap;
        for paragraph in paragraphs {
            self.text(gap, 18.0, size, BLACK, paragraph);
            gap = if paragraph.is_empty() { gap + 18.0 } else { 18.0 };
        }
    }

    /// A label behind the last row of a text.
    fn behind(&mut self, size: f32, colour: &str, label: &str, text: &str) {
        let row = wrapped(text, self.width, size).pop().unwrap_or_default();
        let label = drawn(size, self.left + width(&row, size), self.baseline, colour, label);
        self.page().push_str(&label);
    }

    fn page(&mut self) -> &mut String {
        if self.pages.is_empty() {
            self.pages.push(String::new());
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }
}

fn width(text: &str, size: f32) -> f32 {
    text.chars().count() as f32 * ADVANCE * size
}

/// The rows of a text: broken at blanks, behind hyphens and slashes, and in a word that is wider than the column.
fn wrapped(text: &str, room: f32, size: f32) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut row = String::new();
    for piece in text.split_inclusive([' ', '-', '/']) {
        if !row.is_empty() && width(row.trim_end(), size) + width(piece.trim_end_matches(' '), size) > room {
            out.push(std::mem::take(&mut row));
        }
        row.push_str(piece);
        while width(row.trim_end(), size) > room {
            let fits = (room / (ADVANCE * size)) as usize;
            let cut = row.char_indices().nth(fits).map_or(row.len(), |(at, _)| at);
            let rest = row.split_off(cut);
            out.push(std::mem::replace(&mut row, rest));
        }
    }
    out.push(row);
    out.retain(|row| !row.trim().is_empty());
    out.iter().map(|row| row.trim_end_matches(' ').to_owned()).collect()
}

/// A row as it is drawn, in UTF-16 units.
fn drawn(size: f32, left: f32, baseline: f32, colour: &str, text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let codes: String = text.encode_utf16().map(|unit| format!("{unit:04X}")).collect();
    format!("BT {colour} /F1 {size} Tf 1 0 0 1 {left} {} Tm <{codes}> Tj ET\n", HEIGHT - baseline)
}

fn written(pages: &[String]) -> Vec<u8> {
    const FIRST: usize = 8;
    let kids: String = (0..pages.len()).map(|at| format!("{} 0 R ", FIRST + 2 * at)).collect();
    let mut objects = vec![
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        format!("<< /Type /Pages /Kids [{kids}] /Count {} >>", pages.len()),
        "<< /Title (Resume) /Producer (Apache FOP Version 2.2) >>".to_owned(),
        "<< /Type /Font /Subtype /Type0 /BaseFont /Test /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 6 0 R >>".to_owned(),
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Test /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) \
         /Supplement 0 >> /DW 500 /FontDescriptor 7 0 R >>"
            .to_owned(),
        stream(&to_unicode()),
        "<< /Type /FontDescriptor /FontName /Test /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 \
         /CapHeight 700 /StemV 80 >>"
            .to_owned(),
    ];
    for (at, page) in pages.iter().enumerate() {
        let content = FIRST + 2 * at + 1;
        objects.push(format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents {content} 0 R /Resources << /Font << /F1 4 0 R >> >> >>"
        ));
        objects.push(stream(page));
    }
    file_of(&objects)
}

fn stream(text: &str) -> String {
    format!("<< /Length {} >>\nstream\n{text}endstream", text.len())
}

/// Every code is a UTF-16 unit.
fn to_unicode() -> String {
    let mut out = "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Units def /CMapType 2 def\n\
                   1 begincodespacerange <0000> <FFFF> endcodespacerange\n"
        .to_owned();
    for block in (0..256).collect::<Vec<u32>>().chunks(100) {
        _ = writeln!(out, "{} beginbfrange", block.len());
        for high in block {
            _ = writeln!(out, "<{high:02X}00> <{high:02X}FF> <{high:02X}00>");
        }
        out.push_str("endbfrange\n");
    }
    out.push_str("endcmap end end\n");
    out
}

fn file_of(objects: &[String]) -> Vec<u8> {
    let mut file = "%PDF-1.4\n".to_owned();
    let mut places = Vec::new();
    for (at, object) in objects.iter().enumerate() {
        places.push(file.len());
        _ = write!(file, "{} 0 obj\n{object}\nendobj\n", at + 1);
    }
    let table = file.len();
    _ = write!(file, "xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1);
    for place in places {
        _ = writeln!(file, "{place:010} 00000 n ");
    }
    let size = objects.len() + 1;
    _ = write!(file, "trailer\n<< /Size {size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n{table}\n%%EOF\n");
    file.into_bytes()
}
