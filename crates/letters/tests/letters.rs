//! The composer judged on advertisements of many fields: the letters below `tests/golden` were read as a recruiter reads
//! them before they were committed. `UPDATE_GOLDEN=1 cargo test -p vitae-letters --test letters` writes them anew.

use std::path::Path;
use vitae_letters::{Length, Letter, Note, Request, Tone, Typed, compose};
use vitae_model::ParsedResume;
use vitae_testkit::golden::Golden;

const AS_OF: time::Date = time::macros::date!(2026 - 11 - 20);

struct Case {
    name: &'static str,
    advertisement: &'static str,
    resume: Option<&'static str>,
    candidate: &'static str,
    tone: Tone,
    length: Length,
}

impl Case {
    fn resume(&self) -> Option<ParsedResume> {
        self.resume.map(|text| serde_json::from_str(text).expect("the resume is whole"))
    }

    fn letter(&self) -> Letter {
        let resume = self.resume();
        compose(&Request {
            name: self.candidate,
            job_description: self.advertisement,
            resume: resume.as_ref(),
            typed: Typed::default(),
            length: self.length,
            tone: self.tone,
            as_of: AS_OF,
        })
    }
}

macro_rules! own {
    ($file:literal) => {
        include_str!(concat!("letters/", $file))
    };
}
macro_rules! field {
    ($file:literal) => {
        include_str!(concat!("../../ats/tests/fields/", $file))
    };
}
macro_rules! case {
    ($name:literal, $advertisement:expr, $resume:expr, $candidate:literal, $tone:ident, $length:ident) => {
        Case {
            name: $name,
            advertisement: $advertisement,
            resume: $resume,
            candidate: $candidate,
            tone: Tone::$tone,
            length: Length::$length,
        }
    };
}

const CASES: [Case; 34] = [
    case!("accountant-1", field!("accountant-1.txt"), Some(field!("accountant.json")), "", Friendly, Short),
    case!("accountant-2", field!("accountant-2.txt"), Some(field!("accountant.json")), "", Formal, Medium),
    case!("analyst", own!("data-analyst.txt"), Some(own!("analyst.json")), "", Friendly, Short),
    case!("analyst-confident", own!("data-analyst.txt"), Some(own!("analyst.json")), "", Confident, Medium),
    case!("analyst-long", own!("data-analyst.txt"), Some(own!("analyst.json")), "", Friendly, Long),
    case!("analyst-as-nurse", field!("nurse-1.txt"), Some(own!("analyst.json")), "", Friendly, Short),
    case!("barista", own!("barista.txt"), None, "Tom Ashby", Friendly, Short),
    case!("care-assistant-1", field!("care-assistant-1.txt"), Some(field!("care-assistant.json")), "", Friendly, Short),
    case!(
        "care-assistant-2",
        field!("care-assistant-2.txt"),
        Some(field!("care-assistant.json")),
        "",
        Friendly,
        Medium
    ),
    case!("chef-1", field!("chef-1.txt"), Some(field!("chef.json")), "", Friendly, Short),
    case!("chef-2", field!("chef-2.txt"), Some(field!("chef.json")), "", Confident, Short),
    case!("chief-executive", own!("chief-executive.txt"), None, "Margaret Oduya", Formal, Short),
    case!("cleaner", own!("one-line.txt"), None, "Ana", Friendly, Short),
    case!(
        "developer-1",
        field!("backend-developer-1.txt"),
        Some(field!("backend-developer.json")),
        "",
        Friendly,
        Short
    ),
    case!("developer-2", field!("backend-developer-2.txt"), Some(field!("backend-developer.json")), "", Formal, Long),
    case!("electrician-1", field!("electrician-1.txt"), Some(field!("electrician.json")), "", Friendly, Short),
    case!("electrician-2", field!("electrician-2.txt"), None, "", Friendly, Short),
    case!("german", own!("german.txt"), Some(own!("bookkeeper-german.json")), "", Friendly, Short),
    case!("german-without-resume", own!("german.txt"), None, "Jana Wolter", Formal, Short),
    case!("hostile", own!("hostile.txt"), Some(own!("analyst.json")), "", Friendly, Short),
    case!("internship", own!("internship.txt"), None, "Leo Marsh", Friendly, Short),
    case!("lawyer", own!("lawyer.txt"), None, "Farah Quinn", Formal, Short),
    case!(
        "marketing-1",
        field!("marketing-manager-1.txt"),
        Some(field!("marketing-manager.json")),
        "",
        Confident,
        Short
    ),
    case!(
        "marketing-2",
        field!("marketing-manager-2.txt"),
        Some(field!("marketing-manager.json")),
        "",
        Friendly,
        Short
    ),
    case!("nurse-1", field!("nurse-1.txt"), Some(field!("nurse.json")), "", Friendly, Short),
    case!("nurse-2", field!("nurse-2.txt"), Some(field!("nurse.json")), "", Friendly, Long),
    case!("placeholders", own!("placeholders.txt"), None, "Kim Lee", Friendly, Short),
    case!("receptionist", own!("receptionist.txt"), None, "Dora Vance", Friendly, Short),
    case!("scientist", own!("scientist.txt"), None, "Ines Ferro", Confident, Short),
    case!("shop", own!("shop.txt"), None, "Sam", Friendly, Short),
    case!("teacher-1", field!("teacher-1.txt"), Some(field!("teacher.json")), "", Formal, Short),
    case!("driver-1", field!("truck-driver-1.txt"), Some(field!("truck-driver.json")), "", Friendly, Short),
    case!("driver-2", field!("truck-driver-2.txt"), Some(field!("truck-driver.json")), "", Friendly, Short),
    case!(
        "warehouse-1",
        field!("warehouse-supervisor-1.txt"),
        Some(field!("warehouse-supervisor.json")),
        "",
        Friendly,
        Short
    ),
];

#[test]
fn every_letter_is_as_committed() {
    let mut golden = Golden::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    for case in &CASES {
        let letter = case.letter();
        let claims: Vec<String> =
            letter.claims.iter().map(|claim| format!("{}: {}", claim.fields.join(", "), claim.sentence)).collect();
        golden.add(format!("{}.txt", case.name), format!("{}\n\n=== rests on\n{}\n", letter.text, claims.join("\n")));
    }
    golden.check();
}

/// The words of a text, small and without punctuation around them.
fn words(text: &str) -> Vec<String> {
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    text.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect()
}

#[test]
fn let_13_let_15_let_16_letters_keep_their_length_end_with_the_name_and_are_trimmed() {
    for case in &CASES {
        let text = case.letter().text;
        let name = case.resume().map_or(case.candidate.to_owned(), |resume| resume.name);
        assert!(text.split_whitespace().count() <= case.length.words(), "{}", case.name);
        assert!(text.ends_with(&name), "{}: {text}", case.name);
        assert_eq!(text, text.trim(), "{}", case.name);
    }
}

#[test]
fn let_14_no_letter_holds_a_placeholder_or_a_worn_phrase() {
    const WORN: [&str; 6] =
        ["keen interest", "proven track record", "passionate", "perfect fit", "hit the ground", "dear sir/madam"];
    for case in &CASES {
        let text = case.letter().text;
        assert!(!text.contains(['[', ']', '{', '}', '<', '>', '_']), "{}: {text}", case.name);
        assert!(!WORN.iter().any(|worn| text.to_lowercase().contains(worn)), "{}", case.name);
    }
}

#[test]
fn let_17_without_a_resume_nothing_is_claimed_and_with_one_every_claim_names_its_fields() {
    for case in &CASES {
        let letter = case.letter();
        assert_eq!(letter.claims.is_empty(), case.resume.is_none(), "{}", case.name);
        for claim in &letter.claims {
            assert!(letter.text.contains(&claim.sentence), "{}: {}", case.name, claim.sentence);
            assert!(!claim.fields.is_empty(), "{}: {}", case.name, claim.sentence);
        }
    }
}

/// Figures are taken over, never made up; years of experience are counted and written as words up to twelve.
#[test]
fn every_figure_and_every_long_word_of_a_claim_stands_in_the_resume() {
    for case in CASES.iter().filter(|case| case.resume.is_some()) {
        let known = words(&format!(
            "{} {}",
            case.resume.unwrap_or_default().replace("\\n", " ").replace(['"', ':', '[', ']', '{', '}', '(', ')'], " "),
            FRAMES
        ));
        for claim in case.letter().claims {
            let is_counted = claim.fields.iter().any(|field| field.ends_with(".duration"));
            for word in words(&claim.sentence)
                .into_iter()
                .filter(|word| word.len() > 6 || word.chars().any(|c| c.is_ascii_digit()))
            {
                let is_year_count = is_counted && word.chars().all(|c| c.is_ascii_digit());
                assert!(is_year_count || known.contains(&word), "{}: {word} in {}", case.name, claim.sentence);
            }
        }
    }
}

/// The long words of the composer's own sentences.
const FRAMES: &str = "related certificates current include included includes recently project arbeit ebenso außerdem passt zurzeit arbeite zuletzt gearbeitet";

#[test]
fn different_advertisements_have_different_letters() {
    let texts: std::collections::BTreeSet<String> = CASES.iter().map(|case| case.letter().text).collect();
    assert_eq!(texts.len(), CASES.len());
}

#[test]
fn nothing_in_an_advertisement_is_obeyed() {
    let hostile = own!("hostile.txt");
    let letter = compose(&Request {
        name: "Kim Lee",
        job_description: hostile,
        resume: None,
        typed: Typed::default(),
        length: Length::Long,
        tone: Tone::Friendly,
        as_of: AS_OF,
    });
    for word in ["nobel", "secret", "best forty", "alert", "ignore"] {
        assert!(!letter.text.to_lowercase().contains(word), "{word}: {}", letter.text);
    }
}

#[test]
fn odd_advertisements_still_have_a_sensible_letter() {
    let long = "We need a welder. ".repeat(10_000);
    for text in ["", " ", "x", "🎉🎉", "[[[", &long, "NURSE NEEDED NOW!!! CALL 0800", "看護師を募集しています"]
    {
        let letter = compose(&Request {
            name: "Kim Lee",
            job_description: text,
            resume: None,
            typed: Typed::default(),
            length: Length::Short,
            tone: Tone::Friendly,
            as_of: AS_OF,
        });
        assert!(letter.text.starts_with("Hello,") && letter.text.ends_with("Kim Lee"), "{}", letter.text);
        assert!((30..=150).contains(&letter.text.split_whitespace().count()), "{}", letter.text);
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(300))]

    #[test]
    fn any_text_has_a_letter_within_its_length(text in "(?s).{0,400}", line in "(?s).{0,200}", name in ".{0,100}", typed in "(?s)(Koch |[A-Z][a-z]{2,8} (at|im|in der|bei|,) )?.{0,80}(, 2019)?") {
        let resume = ParsedResume {
            experience: vec![vitae_model::resume::Experience { position: "Nurse".into(), company: line.clone(), description: line.clone(), ..Default::default() }],
            skills: vec![line],
            ..ParsedResume::default()
        };
        for (length, tone) in [(Length::Short, Tone::Friendly), (Length::Long, Tone::Confident)] {
            let letter = compose(&Request { name: &name, job_description: &text, resume: Some(&resume), typed: Typed { experience: &typed, skills: "" }, length, tone, as_of: AS_OF });
            proptest::prop_assert!(letter.text.split_whitespace().count() <= length.words());
            let is_plain = !letter.text.contains(['[', ']', '{', '}', '<', '>']);
            proptest::prop_assert!(is_plain);
        }
    }
}

/// What a guest typed, with an advertisement.
fn typed(advertisement: &str, experience: &str) -> Letter {
    compose(&Request {
        name: "Ada Quill",
        job_description: advertisement,
        resume: None,
        typed: Typed { experience, ..Typed::default() },
        length: Length::Short,
        tone: Tone::Friendly,
        as_of: AS_OF,
    })
}

#[test]
fn years_are_those_that_are_sure() {
    let nurse = "Staff Nurse\nSt. Brigid's Hospital, Cork\n\nWe are looking for an experienced registered nurse. You will triage patients.";
    for (dates, said) in [("2016-2024", "eight years"), ("Jan 2016 - Dec 2024", "nine years")] {
        let letter = typed(nurse, &format!("Staff Nurse at Mercy Hospital, {dates}\nTriaged 60 patients a day"));
        assert!(letter.text.contains(said), "{dates}: {}", letter.text);
    }
}

/// Advertisements without a title line: lists of duties and skills, single sentences, addresses, remains of pages.
const UNTITLED: [&str; 24] = [
    "- Pick and pack orders\n- Load vans and unload deliveries\n- Forklift licence",
    "Excel\nWord\nAttention to detail\nDriving licence",
    "•Customer Service\n•Stock Control\n•Team Leader experience",
    "Customer Service\nStock Control\nCash Handling",
    "Python, Docker, Kubernetes\nPostgreSQL\n5+ years of experience",
    "1. Report to the Warehouse Manager\n2. Train new starters",
    "- Work with the Marketing Director\n- Social Media\n- Customer Services",
    "Social Media\nOperating Systems\nCustomer Services",
    "We need someone who can start on Monday and does not mind cold weather.",
    "https://www.linkedin.com/jobs/view/3928374655/",
    "www.indeed.com/viewjob?jk=abc123",
    "asdf jkl qwer zxcv\nfoo bar",
    "WE ARE LOOKING FOR PEOPLE WHO WANT TO EARN MORE MONEY. CALL NOW. NO EXPERIENCE REQUIRED.",
    "- Kundenberatung am Telefon\n- Pflege der Stammdaten\n- Sicherer Umgang mit Excel",
    "Wir suchen dich! Du bist freundlich, pünktlich und hast Lust auf Arbeit im Team.",
    "Se busca cocinero con experiencia para hotel en Málaga. Incorporación inmediata.",
    "Nous recherchons un serveur ou une serveuse pour notre restaurant à Lyon.",
    "Recherche Vendeur / Vendeuse en CDI, temps plein, Paris 11e",
    "<div class=\"job\"><ul><li>Manage accounts payable</li><li>Reconcile bank statements</li></ul></div>",
    "| Task | Share |\n|---|---|\n| Process invoices | 60 % |\n| Answer the phone | 40 % |",
    "Location\tLeeds\nSalary\t£24,000\nHours\t40",
    "About us\nWe are a family bakery in Bath with three shops.\n\nThe role\nYou will serve customers.",
    "Duties\nAnswering Phones\nGreeting Visitors\nFiling Documents",
    "Easy Apply · 34 applicants\nPromoted by hirer · Actively reviewing applicants\nOn-site\nFull-time\nSave\nAbout the job\nWe build robots.",
];

#[test]
fn without_a_title_line_nothing_becomes_a_title_or_an_employer() {
    for advertisement in UNTITLED {
        let letter = typed(advertisement, "");
        assert_eq!((letter.title, letter.company), (None, None), "{advertisement}");
        let speaks_generally = ["the position you are advertising", "die ausgeschriebene Stelle."]
            .iter()
            .any(|idiom| letter.text.contains(idiom));
        assert!(speaks_generally, "{advertisement}: {}", letter.text);
    }
}

#[test]
fn years_count_only_for_a_job_that_is_known() {
    let experience = "Warehouse Manager at Trident Parcels, Jan 2010 - Dec 2020";
    for (advertisement, is_counted) in
        [("- Report to the Warehouse Manager\n- Pick orders", false), ("Warehouse Manager\nLeeds", true)]
    {
        let letter = typed(advertisement, experience);
        assert_eq!(letter.text.contains("this kind of work"), is_counted, "{advertisement}: {}", letter.text);
    }
}

#[test]
fn titles_and_employers_are_named_where_they_are_sure() {
    for (advertisement, title, company, said) in [
        (
            "Controls Engineer\nAcme Robotics · Leeds, England, United Kingdom · 2 weeks ago · 34 applicants\nEasy Apply\nSave",
            Some("Controls Engineer"),
            Some("Acme Robotics"),
            "Controls Engineer position at Acme Robotics",
        ),
        (
            "Our client, a law firm in Manchester, is looking for a Legal Secretary. Hays is acting as an employment agency.",
            Some("Legal Secretary"),
            None,
            "the Legal Secretary position you are advertising",
        ),
        (
            "Warehouse Associates\nAmazon is hiring.",
            Some("Warehouse Associate"),
            Some("Amazon"),
            "a Warehouse Associate at Amazon",
        ),
        ("Warehouse Associates wanted, nights", Some("Warehouse Associate"), None, "a Warehouse Associate,"),
        (
            "<table><tr><td>Job Title</td><td>Payroll Clerk</td></tr><tr><td>Employer</td><td>Harbour Foods Ltd</td></tr></table>",
            Some("Payroll Clerk"),
            Some("Harbour Foods Ltd"),
            "Payroll Clerk",
        ),
        ("Position: TBC\nCompany: N/A", None, None, "the position you are advertising"),
        ("Join us as a Business Analyst! Leeds.", Some("Business Analyst"), None, "Business Analyst"),
        ("Job title: Customer Services\nLeeds", Some("Customer Services"), None, "your Customer Services position"),
        (
            "Archivist\nThe Royal Society is looking for you.",
            Some("Archivist"),
            Some("The Royal Society"),
            "Hello Royal Society team,",
        ),
    ] {
        let letter = typed(advertisement, "");
        assert_eq!((letter.title.as_deref(), letter.company.as_deref()), (title, company), "{advertisement}");
        assert!(letter.text.contains(said), "{said}: {}", letter.text);
    }
}

#[test]
fn advertisements_in_other_languages_are_named() {
    for (advertisement, expected) in [
        ("Se busca cocinero con experiencia para hotel en Málaga.", Some("Spanish")),
        ("Recherche Vendeur en CDI, temps plein", Some("French")),
        ("看護師を募集しています", Some("Japanese")),
        ("Koch gesucht für unser Team", None),
        ("Cook wanted", None),
        ("Chef de Rang - Le Petit Bistro, La Place, London", None),
    ] {
        assert_eq!(typed(advertisement, "").note, expected.map(Note::OtherLanguage), "{advertisement}");
    }
}

/// Three jobs with three lines each; the second line of every job says nothing to the advertisement.
const THREE_JOBS: &str = "Data Analyst at Corvid Retail, Mar 2023 - Present
Built 12 dashboards in Tableau that replaced a weekly report of 40 pages
Organised the summer party of the department for 80 guests
Cut the time of the month-end figures from three days to four hours with SQL
Reporting Assistant at Moor & Sons, Jul 2021 - Feb 2023
Cleaned sales data of 30 shops in Excel and found £18,000 of double refunds
Kept the key register of the building in order
Trained six colleagues in reading funnel charts
Sales Assistant at The Corner Shop, Jan 2019 - Jun 2021
Served up to 200 customers a day at the till
Counted the stock of 900 articles each quarter
Opened and closed the shop at weekends";

#[test]
fn let_13_a_longer_letter_tells_more() {
    let resume = resume_of(THREE_JOBS);
    let counts = [Length::Short, Length::Medium, Length::Long].map(|length| {
        let typed = Typed::default();
        let text = compose(&Request {
            name: "Ada Quill",
            job_description: own!("data-analyst.txt"),
            resume: Some(&resume),
            typed,
            length,
            tone: Tone::Friendly,
            as_of: AS_OF,
        })
        .text;
        let count = text.split_whitespace().count();
        assert!(count <= length.words(), "{count}: {text}");
        count
    });
    let [short, medium, long] = counts;
    assert!(short + 20 <= medium && medium + 40 <= long, "{counts:?}");
}

/// A resume of jobs, each with a line `Title at Company, dates`.
fn resume_of(text: &str) -> ParsedResume {
    let mut resume = ParsedResume::default();
    for line in text.lines() {
        match (line.split_once(" at ").filter(|(_, rest)| rest.contains(", ")), resume.experience.last_mut()) {
            (Some((position, rest)), _) if rest.contains("20") && !rest.contains("customers") => {
                let (company, duration) = rest.split_once(", ").unwrap_or((rest, ""));
                resume.experience.push(vitae_model::resume::Experience {
                    position: position.into(),
                    company: company.into(),
                    duration: duration.into(),
                    ..Default::default()
                });
            }
            (_, Some(job)) => job.description = format!("{}\n{line}", job.description).trim().to_owned(),
            (_, None) => panic!("a line before the first job: {line}"),
        }
    }
    resume
}

#[test]
fn let_17_what_is_typed_in_german_stands_in_the_german_letter() {
    let advertisement =
        "Kellner (m/w/d)\nWir suchen Verstärkung für unseren Gasthof.\nIhre Aufgaben\n- Bedienung der Gäste";
    for (experience, expected) in [
        (
            "Kellner im Gasthof Adler, seit 2019\nBedienung von 80 Gästen am Abend",
            ["als Kellner beim Gasthof Adler", "80 Gästen"],
        ),
        ("Seit 2019 Kellnerin bei der Linde GmbH", ["Zurzeit arbeite ich als Kellnerin", "bei der Linde GmbH"]),
        ("Ich habe drei Jahre im Service gearbeitet", ["Ich habe drei Jahre im Service gearbeitet.", "Guten Tag"]),
        ("Drei Jahre im Service und an der Kasse", ["Drei Jahre im Service und an der Kasse.", "Guten Tag"]),
        ("Koch, Hotel Adler, 2018 - 2022\nZubereitung von 120 Essen am Tag", ["als Koch bei Hotel Adler", "120 Essen"]),
    ] {
        let letter = typed(advertisement, experience);
        for said in expected {
            assert!(letter.text.contains(said), "{said}: {}", letter.text);
        }
    }
}

#[test]
fn a_job_that_goes_on_is_told_in_the_present() {
    for (experience, expected) in [
        (
            "Van driver at Parcelway since 2019\nI deliver 120 parcels a day",
            ["I work as a Van driver at Parcelway", "I deliver 120"],
        ),
        (
            "Van driver at Parcelway, 2015-2018\nI deliver 120 parcels a day",
            ["worked as a Van driver", "my task was to deliver 120"],
        ),
        (
            "Van driver at Parcelway since 2019\nResponsible for the keys of 30 vans",
            ["I work as", "I am responsible for"],
        ),
        (
            "Van driver at Parcelway, 2015-2018\nI am responsible for the keys of 30 vans",
            ["worked as", "I was responsible for"],
        ),
        (
            "Archivist at The Royal Society since 2019\nCatalogue the letters of 300 fellows",
            ["at The Royal Society", "I work as"],
        ),
    ] {
        let letter = typed("Gardener\nWe look after parks.", experience);
        for said in expected {
            assert!(letter.text.contains(said), "{said}: {}", letter.text);
        }
    }
}

#[test]
fn a_point_of_a_list_is_no_title_and_a_notice_no_language() {
    for (advertisement, title) in [
        (
            "Junior Accountant (part-time) at The Royal Society for the Protection of Birds and Other Wildlife in the whole of Scotland\n- Excel",
            "Junior Accountant",
        ),
        (
            "Principal Software Engineering Manager (m/w/d) at The International Association of Ports\n- Kubernetes",
            "Principal Software Engineering Manager",
        ),
    ] {
        let letter = typed(advertisement, "");
        assert!(!letter.text.contains("Excel") && !letter.text.contains("Kubernetes"), "{}", letter.text);
        assert!(!letter.text.contains("bewerbe"), "{}", letter.text);
        assert!(letter.title.as_deref().is_none_or(|found| found == title), "{:?}", letter.title);
    }
}

/// A letter for a resume.
fn of_resume(advertisement: &str, resume: &ParsedResume, length: Length) -> Letter {
    compose(&Request {
        name: "",
        job_description: advertisement,
        resume: Some(resume),
        typed: Typed::default(),
        length,
        tone: Tone::Friendly,
        as_of: AS_OF,
    })
}

#[test]
fn text_without_a_job_is_named() {
    for (text, is_job) in [
        ("https://www.indeed.com/viewjob?jk=8ac3f1d9b7e24410&from=jobs", false),
        ("asdf banana", false),
        ("asdf asdf lkjh qwerty 12345 banana banana!!! ??? :) test test", false),
        ("🎉🎉", false),
        ("", false),
        ("Cleaner wanted", true),
        ("We need someone who can start on Monday and does not mind cold weather.", true),
        ("Excel\nWord\nAttention to detail", true),
        ("Customer Success\nZendesk\nRemote", true),
        ("- Kundenberatung am Telefon\n- Pflege der Stammdaten\n- Reinigung der Tische", true),
        ("Wir suchen dich!", true),
        ("Must have:\nOwn Car\nFull UK Driving Licence", true),
        ("Become a Tutor!", true),
        ("Erfahrener Maler ab sofort\nMalerbetrieb Sonnenschein", true),
    ] {
        let note = typed(text, "").note;
        assert_eq!(note, (!is_job).then_some(Note::NoJob), "{text}");
    }
    assert!(Note::NoJob.sentence().starts_with("We found no job"));
    assert!(Note::OtherLanguage("Dutch").sentence().starts_with("The job description is in Dutch."));
}

#[test]
fn jobs_are_told_as_they_were() {
    for (jobs, said, unsaid) in [
        (
            "UX/UI Designer at Freelance, 2020 - Present\nDesigned 12 websites for small shops",
            vec!["I work as a UX/UI Designer", "In my current job, I designed 12"],
            vec!["at Freelance"],
        ),
        (
            "Nurse at Hollins Ward, Mercy Hospital, 2021 - Present\nLead a bay of six patients at night",
            vec!["a Nurse at Hollins"],
            vec![],
        ),
        (
            "Developer at Alpha Labs, 2022 - Present\nBuilt 12 services in Rust for banks\nTeacher at Beta School, 2021 - Present\nTeach algebra to 30 pupils\nConsultant at Gamma Labs, 2015 - 2018\nPlanned 14 projects for towns",
            vec!["At the same time, at Beta School, I teach", "Before that, at Gamma Labs, I planned"],
            vec!["Earlier still"],
        ),
        (
            "Developer at Alpha Labs, 2020 - 2024\nBuilt 12 services in Rust for banks\nTeacher at Beta School, 2021 - 2022\nTaught algebra to 30 pupils",
            vec!["At Beta School, I taught"],
            vec!["Before that"],
        ),
        (
            "Developer at Alpha Labs, 2020 - Present\nBuilt 12 services in Rust for banks\nResponsible for the budget of 12 projects",
            vec!["I am also responsible for"],
            vec!["I also am"],
        ),
        (
            "Cook at Alpha Labs, 2020 - Present\nCooked 200 meals a day for guests\nGardener at Beta School, 2015 - 2019\nPlanted 300 trees in two years",
            vec!["At the moment I work as a Cook at Alpha Labs, and I", "Gardener at Beta School"],
            vec![],
        ),
    ] {
        let letter = of_resume("Gardener\nWe look after 12 parks.", &resume_of(jobs), Length::Medium).text;
        said.iter().for_each(|said| assert!(letter.contains(said), "{said}: {letter}"));
        unsaid.iter().for_each(|unsaid| assert!(!letter.contains(unsaid), "{unsaid}: {letter}"));
    }
}

#[test]
fn skills_are_said_once_and_none_that_the_title_says() {
    let mut resume = resume_of("Nurse at Mercy Hospital, 2021 - Present\nLead a bay of six patients at night");
    resume.skills = ["Cannulation", "Tracheostomy care", "Java", "Hard working"].map(str::to_owned).to_vec();
    for (advertisement, said, unsaid) in [
        ("Nurse\n\nEssential\n- Tracheostomy care\n- Cannulation", "tracheostomy care", "Java"),
        ("Java Developer\nYou will write services in Java for us.", "Java Developer", "bring Java"),
        ("Developer\nYou will write services in Java for us.", "bring Java", "annulation"),
    ] {
        let letter = of_resume(advertisement, &resume, Length::Short).text;
        assert!(letter.contains(said) && !letter.contains(unsaid), "{said}, not {unsaid}: {letter}");
    }
}

#[test]
fn values_in_other_languages_stay_out() {
    let mut resume = resume_of(
        "Consultor GIS at Naciones Unidas, 2022 - Present\nConsultoría para el desarrollo de productos y mapas con datos de los países",
    );
    resume.skills = vec!["Análisis de datos".into(), "Python".into()];
    resume.languages = vec![vitae_model::resume::LanguageSkill { name: "Inglés".into(), ..Default::default() }];
    let english = of_resume("GIS Analyst\nLeeds\n\nRequirements\n- Python", &resume, Length::Short).text;
    assert!(english.contains("bring Python"), "{english}");
    for advertisement in ["GIS Analyst\nLeeds", "Se busca Técnico GIS con experiencia. Inglés, análisis de datos."] {
        let letter = of_resume(advertisement, &resume, Length::Long).text;
        assert!(letter.contains("I work at Naciones Unidas"), "{letter}");
        assert!(!["Consultor", "Inglés", "nálisis"].iter().any(|word| letter.contains(word)), "{letter}");
    }
}

#[test]
fn a_german_letter_lists_at_most_three_lines_of_a_job() {
    let mut resume = resume_of(
        "Elektroniker at Krautwald GmbH, 2020 - 2024\nElektroniker für Gebäudetechnik\nPrüfung nach DGUV V3\nWartung von 12 Anlagen\nAnleitung von zwei Azubis\nVerdrahtung von 30 Schränken",
    );
    resume.skills = vec!["Elektroniker".into()];
    let advertisement = "Elektroniker (m/w/d)\nWir suchen Verstärkung.\nIhre Aufgaben\n- Prüfung nach DGUV V3";
    let letter = of_resume(advertisement, &resume, Length::Long).text;
    let line = letter.lines().find(|line| line.starts_with("Aus meiner Arbeit")).unwrap_or_default();
    assert_eq!(line.matches("; ").count(), 2, "{letter}");
    assert!(!letter.contains("Ebenso dort") && !line.contains("Gebäudetechnik"), "{letter}");
}
