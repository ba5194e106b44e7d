//! What a PDF says to readers: text in order, tags, metadata, links.

use crate::common::{designs, extras, full, hostile, huge, in_order, minimal, pages, read_pdf};
use vitae_model::appearance::Spacing;
use vitae_model::resume::{Certification, Education, Experience};
use vitae_model::{Appearance, Document, ParsedResume};
use vitae_typeset::{Extras, Format, MAX_LINES, MAX_PAGES, Template, TypesetError, render};

fn pdf(resume: &vitae_model::ParsedResume, extras: &Extras, template: &Template) -> Vec<u8> {
    render(resume, extras, template, Format::Pdf).unwrap()
}

fn text(pdf: &[u8]) -> String {
    Document::Paged(read_pdf(pdf)).plain_text()
}

#[test]
fn every_design_prints_name_contacts_and_entries_in_reading_order() {
    for template in designs() {
        let text = text(&pdf(&full(), &extras(), template));
        let contacts = [
            "Emily Stonebridge",
            "emily.stonebridge@mail.example.com",
            "+1 202 555 0162",
            "Leeds",
            "emily.example.com",
        ];
        // A header may be set in capitals.
        in_order(&text.to_lowercase(), &contacts.map(str::to_lowercase)).unwrap();
        let jobs = ["experience", "pinecrest advisory", "lumenor insurance", "tindale capital"];
        in_order(&text.to_lowercase(), &jobs).unwrap();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for word in [
            "St. Aldric's College",
            "Ledgerlight",
            "ACCA Qualification",
            "2nd Place, Universidad de Montesalvo",
            "Valuation",
        ] {
            assert!(text.contains(word), "{} lacks {word} in\n{text}", template.id);
        }
    }
}

#[test]
fn dates_stand_on_the_line_of_their_title_in_single_column_designs() {
    for template in designs().iter().filter(|template| template.ats_safe) {
        let paged = read_pdf(&pdf(&full(), &extras(), template));
        let spans = || paged.pages.iter().flat_map(|page| &page.spans);
        let lead = if ["template4", "template12"].contains(&template.id.as_str()) {
            "Lumenor Insurance"
        } else {
            "Financial Analyst"
        };
        let title = spans().find(|span| span.text.contains(lead)).expect("the title is printed");
        let date = spans().find(|span| span.text.contains("Jan 2016")).expect("the date is printed");
        let apart = (title.bbox.y1 - date.bbox.y1).abs();
        assert!(apart < 3.0, "{}: {apart} pt apart", template.id);
    }
}

#[test]
fn a_pdf_is_tagged_titled_and_in_a_language() {
    for template in designs() {
        let info = read_pdf(&pdf(&full(), &Extras { language: Some("de".into()), ..Extras::default() }, template)).info;
        assert!(info.tagged, "{}", template.id);
        assert_eq!(info.title.as_deref(), Some("Emily Stonebridge"), "{}", template.id);
        assert_eq!(info.language.as_deref(), Some("de"), "{}", template.id);
    }
}

#[test]
fn a_pdf_conforms_to_ua_1_when_every_letter_has_a_glyph_and_is_still_tagged_when_not() {
    let conforms = |pdf: &[u8]| pdf.windows(12).any(|bytes| bytes == b"pdfuaid:part");
    for template in designs() {
        assert!(conforms(&pdf(&full(), &extras(), template)), "{}", template.id);
        let khmer = pdf(&hostile(), &extras(), template);
        assert!(!conforms(&khmer) && read_pdf(&khmer).info.tagged, "{}", template.id);
    }
}

#[test]
fn labels_follow_the_language_of_the_resume() {
    let german = Extras { language: Some("de-AT".into()), ..Extras::default() };
    let text = text(&pdf(&full(), &german, &designs()[0]));
    in_order(
        &text,
        &["Profil", "Berufserfahrung", "Projekte", "Ausbildung", "Kenntnisse", "Zertifikate", "Auszeichnungen"],
    )
    .unwrap();
}

/// What poppler's program reads, which sets letters apart where a design does so too much.
#[allow(clippy::disallowed_methods, reason = "another program reads what this one writes")]
fn read_by_poppler(pdf: &[u8], layout: bool) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("resume.pdf");
    std::fs::write(&path, pdf).unwrap();
    let mut command = std::process::Command::new("pdftotext");
    if layout {
        command.arg("-layout");
    }
    let output = command.arg(&path).arg("-").output().expect("pdftotext is installed");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn headings_and_names_are_whole_words_for_others_too() {
    let headings = ["summary", "experience", "education", "skills", "projects", "certifications", "achievements"];
    for template in designs() {
        let file = pdf(&full(), &extras(), template);
        for layout in [false, true] {
            let text = read_by_poppler(&file, layout).to_lowercase();
            let words: Vec<&str> = text.split_whitespace().collect();
            for word in headings.iter().chain(["emily", "stonebridge"].iter()) {
                assert!(words.contains(word), "{}, as it is laid out: {layout}: {word}", template.id);
            }
        }
    }
}

#[test]
fn tpl_10_to_13_empty_sections_are_not_printed() {
    for template in designs() {
        let text = text(&pdf(&minimal(), &Extras::default(), template)).to_lowercase();
        for heading in ["summary", "experience", "education", "skills", "projects", "certifications", "achievements"] {
            assert!(!text.contains(heading), "{}: {heading}", template.id);
        }
    }
}

#[test]
fn links_lead_to_the_web_mail_and_phone_only() {
    for template in designs() {
        for resume in [full(), hostile()] {
            let paged = read_pdf(&pdf(&resume, &extras(), template));
            for link in paged.pages.iter().flat_map(|page| &page.links) {
                let allowed =
                    ["https://", "http://", "mailto:", "tel:"].iter().any(|scheme| link.url.starts_with(scheme));
                assert!(allowed, "{}: {}", template.id, link.url);
            }
        }
    }
}

#[test]
fn hostile_text_is_printed_and_not_obeyed() {
    for template in designs() {
        let text = text(&pdf(&hostile(), &Extras::default(), template)).replace(['\n', ' '], "");
        for word in ["#import\"/x.typ\":*#eval(\"1\")$x$", "\\input{/etc/passwd}", "<b>&amp;</b>", "王小明"] {
            assert!(text.contains(word), "{} lacks {word}", template.id);
        }
        assert!(!text.contains(['\u{202E}', '\u{E000}', '\u{0007}']), "{}", template.id);
    }
}

#[test]
fn nothing_is_drawn_outside_the_page() {
    for template in designs() {
        for page in read_pdf(&pdf(&hostile(), &extras(), template)).pages {
            for span in &page.spans {
                let inside = span.bbox.x0 > 0.0 && span.bbox.x1 < page.width && span.bbox.y1 < page.height;
                assert!(inside, "{}: {:?} at {:?}", template.id, span.text, span.bbox);
            }
        }
    }
}

#[test]
fn long_resumes_run_over_numbered_pages() {
    for template in designs() {
        let pdf = pdf(&huge(), &extras(), template);
        let count = pages(&pdf);
        assert!((9..=40).contains(&count), "{}: {count} pages", template.id);
        in_order(&text(&pdf), &["Page 1 of", "Page 2 of", "Page 3 of"]).unwrap();
        assert!(!text(&super_short(template)).contains("Page 1"), "{}", template.id);
    }
}

fn super_short(template: &Template) -> Vec<u8> {
    pdf(&minimal(), &Extras::default(), template)
}

/// The full résumé with a first job of so many statements.
fn with_statements(count: usize, statement: &str) -> vitae_model::ParsedResume {
    let mut resume = full();
    resume.experience[0].description = vec![statement; count].join("\n");
    resume
}

#[test]
fn too_many_lines_are_refused_in_every_printed_format_and_never_cut() {
    let resume = with_statements(MAX_LINES, "x");
    for format in Format::ALL {
        let outcome = render(&resume, &extras(), &designs()[0], format);
        match format {
            Format::Json | Format::JsonResume => assert!(outcome.is_ok(), "{format} has no lines"),
            _ => assert!(
                matches!(outcome, Err(TypesetError::TooManyLines { lines, max: MAX_LINES }) if lines > MAX_LINES),
                "{format}: {outcome:?}"
            ),
        }
    }
}

#[test]
fn too_many_pages_are_refused_with_what_to_do() {
    let resume = with_statements(1_450, "WWWWW WWWWW WWWWW WWWWW WWWWW WWWWW WWWWW");
    let narrow = designs().iter().find(|template| template.id == "template17").unwrap();
    let appearance = Appearance { spacing: Spacing::Airy, ..Appearance::default() };
    let refusal = render(&resume, &Extras { appearance, ..extras() }, narrow, Format::Pdf).err();
    let Some(TypesetError::TooManyPages { pages, max: MAX_PAGES }) = refusal else { panic!("{refusal:?}") };
    assert!(pages > MAX_PAGES, "{pages}");
    let sentence = refusal.unwrap().to_string();
    assert!(sentence.contains("Remove entries, shorten descriptions"), "{sentence}");
}

#[test]
fn the_longest_prose_accepted_is_typeset_in_every_design() {
    for template in designs() {
        let pages = pages(&pdf(&huge(), &extras(), template));
        assert!(pages <= MAX_PAGES - 5, "{}: {pages}", template.id);
    }
}

/// Words that stay on one line in every column of every design.
const COMPOUNDS: [&str; 12] = [
    "state-of-the-art",
    "C++-Entwickler",
    "2019-2020",
    "2009–2020",
    "e-mail",
    "full-stack",
    "multi-disciplinary",
    "stakeholder-management",
    "Echtzeit-Systeme",
    "CI/CD-Pipelines",
    "know-how",
    "front-end/back-end",
];

/// A resume that says each compound at forty different places of a line, and in its titles, employers, schools and skills.
fn of_compounds() -> ParsedResume {
    let shifted = |index: usize| format!("{}{}", "wo ".repeat(index % 40), COMPOUNDS[index % COMPOUNDS.len()]);
    let job = |index: usize| Experience {
        company: format!("{} Rolls-Royce Joint-Venture", "Haus ".repeat(index)),
        position: format!("{}Software-Architektin für Echtzeit-Systeme", "Frau ".repeat(index)),
        duration: "2019 - 2020".into(),
        description: (index * 60..index * 60 + 60).map(|at| shifted(at) + " and more").collect::<Vec<_>>().join("\n"),
        ..Experience::default()
    };
    ParsedResume {
        name: "Mary-Ann Müller-Lüdenscheidt".into(),
        summary: Some((0..60).map(|at| COMPOUNDS[at % COMPOUNDS.len()]).collect::<Vec<_>>().join(" a ")),
        experience: (0..4).map(job).collect(),
        education: (0..8)
            .map(|index| Education {
                institution: format!("{}Universität Erlangen-Nürnberg", "der ".repeat(index)),
                degree: "Master".into(),
                field: format!("{}Human-Computer Interaction", "neue ".repeat(index)),
                ..Education::default()
            })
            .collect(),
        certifications: vec![Certification {
            name: "Solutions-Architect Associate-Level".into(),
            ..Certification::default()
        }],
        skills: (0..60).map(|at| format!("{} {}", "ab".repeat(at % 5), COMPOUNDS[at % COMPOUNDS.len()])).collect(),
        ..full()
    }
}

#[test]
fn no_line_ends_within_a_compound() {
    let resume = of_compounds();
    for template in designs() {
        let text = read_by_poppler(&pdf(&resume, &extras(), template), false);
        let broken: Vec<&str> = text.lines().map(str::trim_end).filter(|line| line.ends_with(['-', '–'])).collect();
        assert_eq!(broken, [""; 0], "{}", template.id);
        let said = |word: &str| text.split_whitespace().filter(|it| *it == word).count();
        for word in COMPOUNDS {
            assert!(said(word) >= 20, "{}: {word} stands {} times", template.id, said(word));
        }
    }
}

#[test]
fn a_text_of_very_many_compounds_leaves_the_others_whole() {
    let mut resume = of_compounds();
    resume.experience[0].description += &format!("\n{}", ["so-so"; 800].join(" "));
    for template in designs() {
        let text = read_by_poppler(&pdf(&resume, &extras(), template), false);
        let others = text.lines().map(str::trim_end).filter(|line| !line.ends_with("so-"));
        let broken: Vec<&str> = others.filter(|line| line.ends_with(['-', '–'])).collect();
        assert_eq!(broken, [""; 0], "{}", template.id);
    }
}

#[test]
fn a_compound_longer_than_the_line_breaks_at_its_hyphens() {
    let long = ["Donaudampfschifffahrts"; 6].join("-");
    let resume = ParsedResume { summary: Some(format!("A {long} b")), ..full() };
    for template in designs() {
        let paged = read_pdf(&pdf(&resume, &extras(), template));
        let page = &paged.pages[0];
        let parts: Vec<_> = page.spans.iter().filter(|span| span.text.contains("Donaudampf")).collect();
        assert!(parts.len() > 1, "{}", template.id);
        assert!(parts.iter().all(|span| span.bbox.x1 <= page.width), "{}", template.id);
        let text = text(&pdf(&resume, &extras(), template)).replace(['\n', ' '], "");
        assert!(text.contains(&long) && !text.contains('\u{200B}'), "{}: {text}", template.id);
    }
}

#[test]
fn capitals_of_greek_turkish_and_german_are_as_they_are_written() {
    let cases = [
        ("el", "Άννα Παπαδοπούλου", "ΑΝΝΑ ΠΑΠΑΔΟΠΟΥΛΟΥ"),
        ("tr", "İpek Kılıç", "İPEK KILIÇ"),
        ("de", "Jörg Weiß", "JÖRG WEIẞ"),
    ];
    let in_capitals = ["template4", "template6", "template16"];
    for template in designs() {
        for (language, name, capitals) in cases {
            let resume = ParsedResume { name: name.into(), ..minimal() };
            let extras = Extras { language: Some(language.into()), ..Extras::default() };
            let expected = if in_capitals.contains(&template.id.as_str()) { capitals } else { name };
            let printed = text(&pdf(&resume, &extras, template));
            assert!(printed.contains(expected), "{}: {printed}", template.id);
            let source = String::from_utf8(render(&resume, &extras, template, Format::Tex).unwrap()).unwrap();
            // A typeface without the letter shows another.
            let source = source.replace("\\sign{latin}{ẞ}{SS}", "ẞ");
            assert!(source.contains(expected), "{}: {expected}", template.id);
        }
    }
}
