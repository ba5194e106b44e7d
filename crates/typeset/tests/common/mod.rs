//! The résumés that every format and design is tried with.
#![allow(dead_code, reason = "each test file uses its own part")]

use vitae_model::ParsedResume;
use vitae_model::resume::{
    Achievement, AchievementKind, AdditionalItem, AdditionalKind, AdditionalSection, Certification, Education,
    Experience, LanguageSkill, Link, Project,
};
use vitae_typeset::{Catalogue, Extras, Template};

/// The twenty designs.
pub fn designs() -> &'static [Template] {
    Catalogue::load().templates()
}

/// English labels.
pub fn extras() -> Extras {
    Extras { language: Some("en".into()), ..Extras::default() }
}

fn link(name: &str, url: &str) -> Link {
    Link { name: name.into(), url: url.into() }
}

/// Every section filled, two or three entries each: two pages.
pub fn full() -> ParsedResume {
    ParsedResume {
        name: "Emily Stonebridge".into(),
        email: "emily.stonebridge@mail.example.com".into(),
        phone: Some("+1 202 555 0162".into()),
        location: Some("Leeds, United Kingdom".into()),
        links: vec![
            link("Website", "https://emily.example.com"),
            link("LinkedIn", "https://www.linkedin.com/in/emily-stonebridge"),
            link("GitHub", "github.com/estonebridge"),
        ],
        summary: Some("Finance manager with fifteen years in insurance and advisory.".into()),
        experience: vec![
            job("Pinecrest Advisory", "Finance Manager", "Oct 2021 - Present"),
            job("Lumenor Insurance", "Financial Analyst", "Jan 2016 - Sep 2021"),
            job("Tindale Capital", "Accounts Assistant", "Sep 2012 - Dec 2015"),
        ],
        education: vec![
            study("St. Aldric's College", "MSc", "Finance", "2006"),
            study("University of Eastmere", "BA", "Economics", "2003"),
        ],
        certifications: vec![Certification {
            name: "ACCA Qualification".into(),
            issuer: "Association of Chartered Certified Accountants".into(),
            date: "Aug 2018".into(),
            url: Some("https://certificates.example.org/7344".into()),
        }],
        achievements: vec![Achievement {
            title: "Inter-College Debate Competition".into(),
            kind: AchievementKind::Competition,
            date: "2022".into(),
            description: "Team captain over three rounds".into(),
            position: Some("2nd Place".into()),
            organization: Some("Universidad de Montesalvo".into()),
            url: None,
        }],
        projects: vec![Project {
            name: "Ledgerlight".into(),
            description: "Reconciles two ledgers in the browser\nUsed by nine offices".into(),
            technologies: vec!["Python".into(), "SQL".into()],
            duration: "2019 - 2020".into(),
            url: Some("https://github.com/example/ledgerlight".into()),
        }],
        skills: ["Variance analysis", "Financial modelling", "Valuation", "VBA", "C++"].map(String::from).into(),
        ..ParsedResume::default()
    }
}

fn job(company: &str, position: &str, duration: &str) -> Experience {
    let description = format!(
        "Prepared monthly accounts at {company} within five working days\nCut debtor days by 19 % with a shared checklist\n\
         Built a rolling cash-flow model that improved forecast accuracy by a third and kept the board informed every quarter"
    );
    Experience {
        company: company.into(),
        position: position.into(),
        duration: duration.into(),
        description,
        ..Experience::default()
    }
}

fn study(institution: &str, degree: &str, field: &str, year: &str) -> Education {
    Education {
        institution: institution.into(),
        degree: degree.into(),
        field: field.into(),
        graduation_year: year.into(),
        start_year: Some("2002".into()),
        ..Education::default()
    }
}

/// Every field of the model filled.
pub fn whole() -> ParsedResume {
    let mut resume = full();
    resume.experience[0].location = Some("Leeds, Yorkshire".into());
    resume.experience[0].url = Some("https://pinecrest.example.com".into());
    resume.education[0].location = Some("Aldershot".into());
    resume.education[0].url = Some("https://aldric.example.edu/thesis".into());
    resume.education[0].grade = Some("GPA 3.8/4.0".into());
    resume.education[0].courses = vec!["Corporate Tax".into(), "Derivatives".into()];
    resume.languages = [("English", "Native speaker"), ("German", "C1"), ("Čeština", "")]
        .map(|(name, level)| LanguageSkill { name: name.into(), level: level.into() })
        .into();
    resume.additional = vec![
        additional(
            "Papers and Talks",
            AdditionalKind::Publications,
            vec![AdditionalItem {
                title: "On Ledgers".into(),
                subtitle: "Journal of Small Accounts".into(),
                period: "Mar 2019".into(),
                url: Some("https://doi.example.org/10.1".into()),
                ..AdditionalItem::default()
            }],
        ),
        additional("Interests", AdditionalKind::Interests, ["Chess", "Rowing"].map(named).into()),
        additional(
            "Volunteering",
            AdditionalKind::Volunteering,
            vec![AdditionalItem {
                title: "Treasurer".into(),
                subtitle: "Harbour Food Bank".into(),
                period: "2015 - 2018".into(),
                place: "Whitby".into(),
                description: "Kept the books of four kitchens\nTrained two successors".into(),
                url: None,
            }],
        ),
        additional("References", AdditionalKind::References, vec![named("Dr. Ruth Okafor, on request")]),
        additional("Military Service", AdditionalKind::Other, vec![named("Royal Engineers")]),
    ];
    resume
}

fn additional(title: &str, kind: AdditionalKind, items: Vec<AdditionalItem>) -> AdditionalSection {
    AdditionalSection { title: title.into(), kind, items }
}

fn named(title: &str) -> AdditionalItem {
    AdditionalItem { title: title.into(), ..AdditionalItem::default() }
}

/// Name and email alone: the least that can be saved.
pub fn minimal() -> ParsedResume {
    ParsedResume { name: "Li Wei".into(), email: "li@example.com".into(), ..ParsedResume::default() }
}

/// Text that tries to be code, to hide, to reorder and to overflow.
pub fn hostile() -> ParsedResume {
    let code = "#import \"/x.typ\": * #eval(\"1\") $x$ \\input{/etc/passwd} \\write18{id} ^^5cinput %x & <b>&amp;</b> <% x %> << y >> ${z} [a](javascript:b)";
    let wide = "W".repeat(200);
    ParsedResume {
        name: format!("Ольга Κωνσταντίνου 王小明 محمد {}", "N".repeat(60)),
        email: "olga\"><script>@example.com".into(),
        phone: Some("javascript:1".into()),
        links: vec![
            link(code, "javascript:alert(1)"),
            link("", code),
            link("Website", "https://example.com/\u{202E}x"),
        ],
        location: Some("a\u{202E}b\u{200B}c\u{0007}d\u{E000}".into()),
        summary: Some(format!(
            "{code}\n软件工程师。日本語。한국어. مهندس. מהנדס. नमस्ते. สวัสดี. ខ្មែរ 🚀 ★ end\n[opens like an option\n*-+1. x"
        )),
        experience: vec![Experience {
            company: wide.clone(),
            position: code.into(),
            duration: "9".repeat(90),
            description: format!("- {code}\n• {wide}\n[bracket first\n-- dashes --- more\n{{unbalanced\n}}}}"),
            ..Experience::default()
        }],
        education: vec![
            Education { institution: code.into(), degree: wide.clone(), ..Education::default() },
            Education::default(),
        ],
        certifications: vec![Certification {
            name: code.into(),
            url: Some("javascript:alert(1)".into()),
            ..Certification::default()
        }],
        achievements: vec![Achievement { title: String::new(), description: code.into(), ..Achievement::default() }],
        projects: vec![Project {
            name: wide.clone(),
            url: Some("https://example.com/a_b%20c?d=#e~f&g'(h)ü".into()),
            technologies: vec![code.into(), String::new()],
            ..Project::default()
        }],
        skills: vec![code.into(), wide, "  ".into(), "Category: one, two".into()],
        ..ParsedResume::default()
    }
}

/// Close below the cap on text.
pub fn huge() -> ParsedResume {
    let statement = "Reconciled intercompany balances and wrote down what was learned on the way. ".repeat(4);
    let description = vec![statement; 16].join("\n");
    let experience = (0..12).map(|index| Experience {
        company: format!("Company {index}"),
        position: "Analyst".into(),
        duration: "Jan 2010 - Feb 2011".into(),
        description: description.clone(),
        ..Experience::default()
    });
    let resume = ParsedResume { experience: experience.collect(), ..full() };
    assert!((55 * 1024..64 * 1024).contains(&resume.text_bytes()), "{}", resume.text_bytes());
    resume
}

/// All of them, with a word for messages.
pub fn resumes() -> [(&'static str, ParsedResume); 4] {
    [("full", full()), ("minimal", minimal()), ("hostile", hostile()), ("huge", huge())]
}

/// A PDF as our own reader sees it.
pub fn read_pdf(pdf: &[u8]) -> vitae_model::document::Paged {
    match vitae_extract::extract(pdf, &vitae_extract::Limits::default()).expect("our own PDF can be read") {
        vitae_model::Document::Paged(paged) => paged,
        vitae_model::Document::Flow(_) => panic!("a PDF has pages"),
    }
}

/// Number of pages of a PDF.
pub fn pages(pdf: &[u8]) -> usize {
    read_pdf(pdf).pages.len()
}

/// Whether the words stand in that order in the text.
pub fn in_order(text: &str, words: &[impl AsRef<str>]) -> Result<(), String> {
    let mut from = 0;
    for word in words.iter().map(AsRef::as_ref) {
        let at = text[from..].find(word).ok_or_else(|| format!("{word:?} is missing or out of order in:\n{text}"))?;
        from += at + word.len();
    }
    Ok(())
}
