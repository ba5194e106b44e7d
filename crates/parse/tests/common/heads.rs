//! Made-up résumés whose lines follow the grammar of real heads: dates, titles, names and places in every order, with every mark
//! between them, below the headings of every section. For property tests and the fuzzer, which draw the choices.

use vitae_model::document::{Document, FileInfo, Flow, Format, Page, Paged, Paragraph, Place, Rect, Run, Span};

/// A number below the one given, drawn by the test or the fuzzer; 0 when it has no more to draw from.
pub type Draw<'a> = &'a mut dyn FnMut(usize) -> usize;

const HEADINGS: &[&str] = &[
    "Experience",
    "EDUCATION",
    "Skills",
    "Awards",
    "Projects",
    "Certifications",
    "Profile",
    "Languages",
    "Publications",
    "Volunteering",
    "References",
    "Interests",
    "Berufserfahrung",
    "Formation",
    "Premios y becas",
    "Competences",
    "Hackathons",
    "Work Experience:",
    "Technical Skills",
    "Personal Details",
    "Licences & Certificates",
    "Academic Projects",
    "Achievements",
    "Studienprojekte",
    "Опыт работы",
    "学历",
    "İş Deneyimi",
    "SOMETHING ELSE",
];

const DATES: &[&str] = &[
    "2018 - 2020",
    "2018-2020",
    "2018 – Present",
    "Jan 2019 – Dec 2020",
    "01/2019-",
    "03.2019 – heute",
    "since 2017",
    "2015",
    "’15 – ’17",
    "May 2016",
    "Sept. 2014 to date",
    "Summer 2013",
    "Q3 2012",
    "Class of 2011",
    "Expected 2027",
    "(2010)",
    "[2009 - 2010]",
    "2008/09",
    "12 March 2007",
    "March",
    "from 2001 until 2003",
    "2019.04 - 2020.03",
    "04/2019 →",
    "1999 ~ 2000",
    "present",
    "Mai",
    "Août 2018 – Déc. 2019",
    "2020年4月",
    "31/12/2018",
    "2018-12-31",
    "3 years 2 months",
    "graduated 2014",
    "Jun–Aug 2018",
    "2012, 2014 and 2016",
    "FY 2019",
    "Date: 2018",
    "20",
    "2018 -",
    "- 2020",
    "٢٠١٩",
    "2018/",
    "valid until 2025",
];

const NAMES: &[&str] = &[
    "Engineer",
    "Senior Software Engineer",
    "Blue Oak",
    "Acme Ltd",
    "Krüger Maschinenbau GmbH",
    "University of Hull",
    "BSc",
    "BSc in Physics",
    "M.A.",
    "Ph.D. (Hons)",
    "MBA",
    "Master of Science in Logistics",
    "Leeds",
    "Leeds, United Kingdom",
    "New York, NY",
    "Remote",
    "AWS Certified Developer",
    "1st Place",
    "2nd Prize",
    "Winner",
    "Hackathon",
    "Python, SQL, Rust",
    "Python (Django, Flask)",
    "Led a team of 4.",
    "Built hulls; trained clerks.",
    "ada@example.org",
    "https://example.org/a-b",
    "github.com/ada",
    "+44 7700 900123",
    "(0113) 496 0142",
    "Issued by Fish Guild",
    "Employer: Acme",
    "Position:",
    "Role - Cook",
    "School:",
    "Degree: BSc",
    "GPA 3.8/4.0",
    "Technologies: Rust, SQL",
    "Tools used",
    "with honours",
    "advanced (C1)",
    "90 %",
    "Credential ID 12345",
    "Expires 2026",
    "View certificate",
    "Head of",
    "and",
    "of the",
    "i.e. nobody",
    "No. 4",
    "Projektleiterin",
    "Ingénieur d’études",
    "İstanbul",
    "Straße 5",
    "ﬁnance",
    "Ada",
    "Ada Byron, RN",
    "(she/her)",
    "“The Yard”",
    "word-",
    "C++",
    ".NET",
    "Team Lead (Acme Ltd)",
    "Acme Ltd (formerly Oldcorp)",
    "Cook at Harbour Inn",
    "As a cook I ran the kitchen at Harbour Inn from",
    "finalist",
    "Dean’s List",
    "Level 3",
    "Germany",
    "Present",
    "React",
    "Contract",
    "Full-time",
    "x",
    "A",
    "I",
    "1.",
    "a)",
    "§ 2",
    "工程师",
    "инженер",
    "ẞ",
    "ǅ",
    "①",
    "Ⅷ",
    "½",
    "e\u{301}",
    "👩‍💻",
    "\u{f0b7}",
    "\u{fffd}",
    "\u{ad}",
    "\u{2028}",
    "\u{3000}",
    "ŉ",
];

const MARKS: &[&str] = &[
    " ",
    " ",
    " ",
    ", ",
    ", ",
    " - ",
    " – ",
    " — ",
    "-",
    "–",
    "—",
    " | ",
    "|",
    "\t",
    "\t",
    " at ",
    " at ",
    " @ ",
    "@",
    " (",
    ") ",
    "(",
    ")",
    " [",
    "] ",
    "]",
    ": ",
    ":",
    " / ",
    "/",
    " • ",
    "•",
    " · ",
    ". ",
    ".",
    "; ",
    " to ",
    " in ",
    " bei ",
    " with ",
    " für ",
    "  ",
    "    ",
    "",
    "",
    " & ",
    " and ",
    " > ",
    " → ",
    "…",
    "...",
    "\"",
    "'",
    "“",
    "”",
    "* ",
    "_",
    "#",
    "+",
    "=",
    "<",
    ">",
    "\u{a0}",
    ",",
    ", ,",
    " ,",
    "()",
    "( )",
    "–-",
    "//",
    " for ",
    " from ",
    " by ",
    " issued by ",
    " awarded by ",
    " using ",
    " chez ",
    "：",
];

const OPENINGS: &[&str] = &[
    "", "", "", "", "• ", "- ", "* ", "– ", "at ", "@ ", "with ", "1. ", "2) ", "o ", "(", "[", "|", "\t", " ", ", ",
    ": ", "o\t",
];

fn choose<'a>(list: &[&'a str], draw: Draw) -> &'a str {
    list[draw(list.len()) % list.len()]
}

/// One line in the grammar of heads, of one to eight pieces.
pub fn head(draw: Draw) -> String {
    let mut out = choose(OPENINGS, draw).to_owned();
    let pieces = 1 + draw(8);
    for at in 0..pieces {
        let piece = if draw(3) == 0 { choose(DATES, draw) } else { choose(NAMES, draw) };
        match draw(12) {
            0 => out.push_str(&piece.to_uppercase()),
            1 => out.push_str(&piece.to_lowercase()),
            _ => out.push_str(piece),
        }
        if at + 1 < pieces || draw(4) == 0 {
            out.push_str(choose(MARKS, draw));
        }
    }
    out
}

/// A résumé of up to five sections of up to seven lines each, as pages or as paragraphs.
pub fn document(draw: Draw) -> Document {
    let mut lines = vec![(false, "Ada Byron".to_owned()), (false, head(draw))];
    for _ in 0..1 + draw(5) {
        lines.push((true, choose(HEADINGS, draw).to_owned()));
        lines.extend((0..1 + draw(7)).map(|_| (false, head(draw))).collect::<Vec<_>>());
    }
    if draw(2) == 0 { pages(&lines, draw) } else { paragraphs(&lines, draw) }
}

fn info(format: Format) -> FileInfo {
    FileInfo::plain(format, 1)
}

/// A line a row, its cells (parted by tabs) at fixed stops, at times in the order of the columns.
fn pages(lines: &[(bool, String)], draw: Draw) -> Document {
    let mut pages = vec![Page { width: 612.0, height: 792.0, ..Page::default() }];
    let mut top = 40.0;
    for (heading, text) in lines {
        let size = if *heading { 13.0 } else { 10.0 };
        top += if draw(4) == 0 { 22.0 } else { 14.0 };
        if top > 740.0 {
            pages.push(Page { width: 612.0, height: 792.0, ..Page::default() });
            top = 50.0;
        }
        let bold = *heading || draw(5) == 0;
        let (mut left, italic) = (50.0 + 20.0 * draw(3) as f32, draw(8) == 0);
        for cell in text.split('\t').filter(|cell| !cell.trim().is_empty()) {
            let right = left + cell.chars().count() as f32 * size * 0.5;
            let bbox = Rect { x0: left, y0: top - Span::ABOVE * size, x1: right, y1: top + Span::BELOW * size };
            let span = Span { text: cell.to_owned(), bbox, size, bold, italic, color: Some([0; 3]), ..Span::default() };
            let page = pages.last_mut().expect("there is one");
            let at = if draw(6) == 0 { page.spans.len() / 2 } else { page.spans.len() };
            page.spans.insert(at, span);
            left = (right + 12.0).max(left + 120.0);
        }
    }
    Document::Paged(Paged { info: info(Format::Pdf), pages })
}

/// A line a paragraph, some in lists, some in the cells of tables, in runs of one to three styles.
fn paragraphs(lines: &[(bool, String)], draw: Draw) -> Document {
    let mut out = Vec::new();
    for (row, (heading, text)) in (0..).zip(lines) {
        let mut paragraph = Paragraph { heading: heading.then_some(1), ..Paragraph::default() };
        let styled = draw(4);
        let middle = text.char_indices().nth(draw(12)).map_or(text.len(), |(at, _)| at);
        let runs = [&text[..middle], &text[middle..]];
        paragraph.runs = runs
            .iter()
            .zip(0..)
            .map(|(text, at)| Run {
                text: (*text).to_owned(),
                bold: *heading || styled == 1 && at == 0,
                italic: styled == 2 && at == 1,
                link: (styled == 3 && at == 1).then(|| "https://example.org/x".to_owned()),
                ..Run::default()
            })
            .collect();
        if !heading {
            paragraph.list = (draw(4) == 0).then_some(0);
            if draw(5) == 0 {
                paragraph.place = Place::Cell { table: draw(2) as u32, row, column: draw(3) as u32 };
            }
            if draw(9) == 0 {
                paragraph.runs.push(Run { text: format!("\n{}", head(draw)), ..Run::default() });
            }
        }
        out.push(paragraph);
    }
    Document::Flow(Flow { info: info(Format::Docx), paragraphs: out })
}
