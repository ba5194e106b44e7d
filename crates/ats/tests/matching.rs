//! The match card: worked examples 19 and 20 with their ranges, and what holds for every match.

use crate::common::AS_OF;
use crate::common::people::{engineer, german, nurse, student};
use crate::common::sheet::{applicant, hidden_span, pages_of};
use proptest::prelude::*;
use vitae_ats::{MatchBand, MatchCard, NotJudgedReason, Profile, match_job, match_posting, visible};
use vitae_model::ParsedResume;
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory, JobPosting, Requirements};
use vitae_model::resume::{Certification, Education, Experience, LanguageSkill};

/// An advertisement for the engineer's own kind of job: eight required skills, one a line.
const OWN: &str = "Senior Software Engineer
Location: Leeds, UK

About us
We deliver parcels and must keep 40 years of trust.

What you will do
- Design PostgreSQL schemas for shipments
- Move services to Kubernetes

Requirements
- 5+ years of professional experience
- Bachelor's degree in Computer Science or equivalent experience
- Python
- Rust
- Kubernetes
- PostgreSQL
- Docker
- Terraform
- Redis
- Java

Nice to have
- GraphQL
- Kafka
- Elasticsearch
";

const CHEF: &str = "Head Chef
Location: Leeds, UK
Requirements
- 3 years as sous chef
- Menu planning and food cost control
- HACCP and kitchen hygiene
- Butchery, sauces and pastry
- Leading teams in a busy kitchen
Nice to have
- Fine dining
";

const NURSE: &str = "Registered Nurse, surgical ward
Location: Manchester
Requirements:
* RN licence
* Basic Life Support (BLS)
* 2 years on a ward
* Wound care, pain management and post-operative care
* Medication administration
";

fn matched(resume: &ParsedResume, advert: &str) -> MatchCard {
    match_job(resume, advert, AS_OF)
}

fn score(resume: &ParsedResume, advert: &str) -> u8 {
    let card = matched(resume, advert);
    card.score.unwrap_or_else(|| panic!("a number, but: {card:#?}"))
}

fn assert_between(example: &str, card: &MatchCard, low: u8, high: u8) {
    let score = card.score.unwrap_or_else(|| panic!("{example}: a number, but: {card:#?}"));
    assert!((low..=high).contains(&score), "{example}: wanted {low} to {high}, got {score}: {card:#?}");
}

/// The engineer without every word of a skill in jobs and summary; the list keeps it.
fn only_listed(skills: &[&str]) -> ParsedResume {
    let mut resume = engineer();
    for job in &mut resume.experience {
        skills.iter().for_each(|skill| job.description = job.description.replace(skill, "the usual tools"));
    }
    resume
}

/// The engineer without a skill anywhere.
fn without(skill: &str) -> ParsedResume {
    let mut resume = only_listed(&[skill]);
    resume.skills.retain(|listed| listed != skill);
    resume
}

#[test]
fn example_19_an_engineer_and_the_own_advertisement() {
    assert_between("19", &matched(&engineer(), OWN), 88, 96);
    assert_between("19, one of eight missing", &matched(&without("Redis"), OWN), 85, 92);
    let listed = only_listed(&["Python", "Rust", "Kubernetes", "PostgreSQL", "Docker", "Terraform", "Redis", "Java"]);
    assert_between("19, only listed", &matched(&listed, OWN), 78, 86);
}

#[test]
fn example_20_a_licence_that_is_demanded_and_absent_limits_the_match() {
    let held = matched(&nurse(), NURSE);
    assert_between("20, licence held", &held, 80, 100);
    assert!(held.knockouts.is_empty(), "{held:#?}");
    let mut unlicensed = nurse();
    unlicensed.certifications.clear();
    unlicensed.summary = None;
    unlicensed.experience.iter_mut().for_each(|job| job.position = "Ward Nurse".into());
    let card = matched(&unlicensed, NURSE);
    assert_between("20, licence absent", &card, 0, 79);
    assert!(card.knockouts.iter().any(|miss| miss.text.contains("RN licence")), "{card:#?}");
    assert!(card.knockouts[0].message.starts_with("Check this first"));
    let mut driver = OWN.replace("- Java\n", "- Java\n- Driving licence\n");
    driver = driver.replace("- Redis\n", "");
    assert_between("20, engineer without driving licence", &matched(&engineer(), &driver), 70, 79);
}

#[test]
fn example_20_a_junior_for_a_senior_role() {
    let mut junior = engineer();
    junior.experience.truncate(1);
    junior.experience[0].position = "Junior Software Engineer".into();
    junior.experience[0].duration = "Jan 2025 - Present".into();
    junior.experience[0].description = "Built parcel services in Python and Rust on Kubernetes and Docker\nDesigned the PostgreSQL schema and cached pages in Redis".into();
    junior.skills.retain(|skill| !["Terraform", "Java"].contains(&skill.as_str()));
    assert_between("20, junior", &matched(&junior, OWN), 65, 78);
}

#[test]
fn example_20_a_person_who_changes_field() {
    let job = |company: &str, position: &str, duration: &str, description: &str| Experience {
        company: company.into(),
        position: position.into(),
        duration: duration.into(),
        description: description.into(),
        ..Experience::default()
    };
    let mut changer = engineer();
    changer.summary = None;
    changer.experience = vec![
        job(
            "Eastmere School",
            "Mathematics Teacher",
            "Sep 2016 - Present",
            "Taught 120 pupils a year\nWrote the timetable planner of the school in Python with PostgreSQL and Docker",
        ),
        job("Eastmere School", "Teaching Assistant", "Sep 2014 - Aug 2016", "Prepared lessons for three classes"),
    ];
    changer.skills = ["Python", "PostgreSQL", "Docker", "Java", "Git", "Redis"].map(String::from).to_vec();
    assert_between("20, changer", &matched(&changer, OWN), 50, 65);
}

#[test]
fn example_20_an_advertisement_of_another_field() {
    let card = matched(&engineer(), CHEF);
    assert_between("20, chef", &card, 0, 25);
    assert_eq!(card.band, MatchBand::OtherField);
}

#[test]
fn example_15_white_keywords_do_not_raise_the_match() {
    let base = score(&without("Redis"), OWN);
    let mut stuffed = applicant(without("Redis"));
    pages_of(&mut stuffed.document)[0].spans.push(hidden_span("Redis Elasticsearch", 820.0));
    stuffed.resume.skills.extend(["Redis".to_owned(), "Elasticsearch".to_owned()]);
    assert!(score(&stuffed.resume, OWN) > base, "the words would count if they were seen");
    assert_eq!(score(&visible(&stuffed.resume, &stuffed.document), OWN), base);
}

#[test]
fn every_gap_has_evidence_or_honest_advice() {
    let card = matched(&engineer(), OWN);
    let required = card.part("required").expect("the part exists");
    let python = required.asks.iter().find(|ask| ask.text == "Python").expect("Python is asked");
    let found = python.found.as_ref().expect("Python is shown");
    assert_eq!((python.credit, found.field.as_deref()), (100, Some("experience[1].description")));
    assert!(python.advice.is_none());
    let preferred = card.part("preferred").expect("the part exists");
    let elastic = preferred.asks.iter().find(|ask| ask.text == "Elasticsearch").expect("it is asked");
    assert_eq!(elastic.credit, 30, "Redis is a sibling");
    let advice: Vec<_> =
        card.parts.iter().flat_map(|part| &part.asks).filter_map(|ask| ask.advice.as_deref()).collect();
    assert!(!advice.is_empty() && advice.iter().all(|text| text.starts_with("If you ")), "{advice:?}");
}

#[test]
fn a_credit_follows_where_the_skill_stands() {
    let advert = |ask: &str| format!("Clerk\nRequirements\n- {ask}\n");
    let credit =
        |resume: &ParsedResume, ask: &str| matched(resume, &advert(ask)).part("required").unwrap().asks[0].credit;
    let mut resume = ParsedResume::default();
    resume.experience.push(Experience { description: "Kept PostgreSQL running".into(), ..Default::default() });
    resume.skills = vec!["Docker".into(), "Relational databases".into(), "Salesforce".into()];
    let cases = [
        ("PostgreSQL", 100),
        ("Postgres", 100),
        ("SQL databases", 100),
        ("Docker", 70),
        ("Docker or Podman", 70),
        ("MySQL", 50),
        ("Kubernetes", 30),
        ("HubSpot", 30),
        ("Welding", 0),
        ("Welding/PostgreSQL", 100),
    ];
    for (ask, expected) in cases {
        assert_eq!(credit(&resume, ask), expected, "{ask}");
    }
}

#[test]
fn what_a_resume_denies_or_wishes_for_earns_nothing() {
    let credit = |statement: &str, ask: &str| {
        let mut resume = ParsedResume::default();
        resume.experience.push(Experience { description: statement.into(), ..Default::default() });
        let card = matched(&resume, &format!("Clerk\nRequirements\n- {ask}\n"));
        card.part("required").unwrap().asks[0].credit
    };
    let cases = [
        ("No experience with Salesforce", "Salesforce", 0),
        ("Willing to learn Salesforce", "Salesforce", 0),
        ("No experience with Docker, but Salesforce every day", "Salesforce", 100),
        ("Assisted a registered nurse on the ward", "RN licence", 0),
        ("Registered nurse on the ward", "RN licence", 100),
        ("Assisted with wound care", "Wound care", 100),
        ("Closed the month without SAP", "SAP", 0),
        ("Never learned Power BI, hired a specialist instead", "Power BI", 0),
        ("Shipped the service without using Docker", "Docker", 0),
        ("Never missed a deadline in SAP projects", "SAP", 100),
        ("Two years of SAP without a single incident", "SAP", 100),
        ("Moved the depot on a tight budget", "Budgeting", 0),
        ("Prepared the annual budget", "Budgeting", 100),
        ("Drove vans at Excel Logistics", "Excel", 0),
        ("Sales reports in Excel", "Excel", 100),
    ];
    for (statement, ask, expected) in cases {
        assert_eq!(credit(statement, ask), expected, "{statement}");
    }
}

#[test]
fn alternatives_are_one_knock_out_that_either_satisfies() {
    let misses = |certificate: &str, ask: &str| {
        let mut resume = ParsedResume { skills: vec![certificate.into()], ..Default::default() };
        resume.experience.push(Experience { position: "Teacher".into(), ..Default::default() });
        matched(&resume, &format!("Teacher\nRequirements\n- {ask}\n")).knockouts.len()
    };
    let cases = [
        ("Lesson planning", "QTS or PGCE", 1),
        ("PGCE", "QTS or PGCE", 0),
        ("QTS", "QTS or PGCE", 0),
        ("PGCE", "Qualified Teacher Status (QTS) or a PGCE", 0),
        ("PGCE", "QTS and PGCE", 1),
        ("Class A CDL", "CDL, HGV licence and/or forklift licence", 0),
        ("Lesson planning", "QTS or equivalent", 0),
        ("Lesson planning", "CPA, ACCA or similar", 0),
        ("Lesson planning", "CPA/ACCA or other", 0),
        ("Lesson planning", "CPA, ACCA", 2),
        ("Lesson planning", "CPA or similar, QTS", 1),
    ];
    for (certificate, ask, expected) in cases {
        assert_eq!(misses(certificate, ask), expected, "{certificate} for {ask}");
    }
}

#[test]
fn an_ask_for_training_is_answered_by_education_and_certificates_alone() {
    const ASK: &str = "Vocational training in accounting";
    let credit = |resume: ParsedResume, ask: &str| {
        let card = matched(&resume, &format!("Clerk\nRequirements\n- {ask}\n"));
        card.part("required").unwrap().asks[0].credit
    };
    let worked = || {
        let description = "Prepared monthly management accounts for 5 subsidiaries".into();
        let job = Experience { description, ..Default::default() };
        ParsedResume { experience: vec![job], skills: vec!["Bookkeeping".into()], ..Default::default() }
    };
    let mut taught = worked();
    taught.education.push(Education { field: "Accounting".into(), ..Default::default() });
    let mut certified = worked();
    certified.certifications.push(Certification { name: "Certificate in bookkeeping".into(), ..Default::default() });
    assert_eq!([credit(worked(), ASK), credit(taught, ASK), credit(certified, ASK)], [0, 100, 100]);
    assert_eq!(credit(worked(), "Experience in accounting"), 100);
    assert_eq!(credit(worked(), "Vocational training in accounting or comparable experience"), 100);
}

#[test]
fn every_ask_is_named_once_in_the_words_of_the_advertisement() {
    let advert = "Accountant
Requirements
- CPA, ACCA or similar
- TypeScript, glove restoration, SAP and good communication
- 5 years in an office
- 3 years in a warehouse
- Bachelor's degree
- NVQ Level 3 or City & Guilds
- Reliable and friendly
Nice to have
- TypeScript
- 2 years in retail
What you will do
- Restoring gloves
";
    let card = matched(&ParsedResume::default(), advert);
    let asks = card.asks();
    let named: Vec<(&str, &str, Option<u8>)> =
        asks.iter().map(|ask| (ask.text.as_str(), ask.part.as_str(), ask.credit)).collect();
    assert_eq!(
        named,
        [
            ("CPA, ACCA or similar", "required", Some(0)),
            ("TypeScript", "required", Some(0)),
            ("SAP", "required", Some(0)),
            ("5 years in an office", "years", Some(0)),
            ("3 years in a warehouse", "years", Some(0)),
            ("Bachelor's degree", "education", Some(0)),
            ("glove restoration", "required", None),
            ("good communication", "required", None),
            ("NVQ Level 3 or City & Guilds", "required", None),
            ("Reliable and friendly", "required", None),
            ("2 years in retail", "preferred", None),
            ("Restoring gloves", "responsibilities", None),
        ]
    );
    let reasons: Vec<NotJudgedReason> = card.not_judged.iter().map(|ask| ask.reason).collect();
    use NotJudgedReason::{NotCounted, Personal, Unknown};
    assert_eq!(reasons, [Unknown, Personal, Unknown, Personal, NotCounted, Unknown]);
}

#[test]
fn what_is_asked_twice_is_named_with_the_lower_credit() {
    let card = matched(&engineer(), "Engineer\nRequirements\n- 20 years of Python\n");
    let asks = card.asks();
    assert_eq!(asks.len(), 1, "{asks:#?}");
    assert!(asks[0].credit < Some(100) && asks[0].found.is_some(), "{asks:#?}");
}

#[test]
fn names_of_a_trade_stand_for_one_another() {
    let credit = |held: &str, ask: &str| {
        let mut resume = ParsedResume::default();
        resume.experience.push(Experience { description: held.into(), ..Default::default() });
        matched(&resume, &format!("Clerk\nRequirements\n- {ask}\n")).part("required").unwrap().asks[0].credit
    };
    let cases = [
        ("K8s", "Kubernetes"),
        ("RGN", "Registered nurse"),
        ("CDL", "Commercial driver's licence"),
        ("Despatch", "Dispatch"),
        ("VAT returns", "Value added tax"),
        ("WMS", "Warehouse management system"),
        ("BS 7671", "18th edition wiring regulations"),
        ("HPLC", "High-performance liquid chromatography"),
        ("Tachographs", "Drivers hours"),
        ("Safeguarding", "Child protection"),
        ("AEVO", "Ausbildereignung"),
        ("DATEV LODAS", "DATEV"),
    ];
    for (held, ask) in cases {
        assert_eq!((credit(held, ask), credit(ask, held)), (100, 100), "{held} and {ask}");
    }
}

#[test]
fn an_ask_in_unknown_words_is_compared_by_sentence_or_left_out() {
    let mut resume = engineer();
    resume.experience[0].description.push_str("\nCalibrated falconry telemetry for the bird of prey centre");
    let advert = OWN.replace("- Java\n", "- Java\n- Calibrating falconry telemetry\n- Antique glove restoration\n");
    let card = matched(&resume, &advert);
    let asks = &card.part("required").unwrap().asks;
    assert_eq!(asks.iter().find(|ask| ask.text.contains("falconry")).unwrap().credit, 70);
    let not_judged: Vec<&str> = card.not_judged.iter().map(|ask| ask.text.as_str()).collect();
    assert_eq!(not_judged, ["Antique glove restoration"]);
}

#[test]
fn too_many_unknown_asks_give_no_number() {
    let advert = "Curator\nRequirements\n- Antique glove restoration\n- Tapestry conservation\n- Python\n";
    let card = matched(&engineer(), advert);
    assert_eq!((card.score, card.band, card.label.as_str()), (None, MatchBand::LowConfidence, "Low confidence"));
    for nothing in ["", "\n\n", "!!!", "Engineer"] {
        assert_eq!(matched(&engineer(), nothing).score, None, "{nothing:?}");
    }
}

#[test]
fn a_language_below_the_level_asked_is_a_knock_out() {
    let advert = "Einkäuferin\nStandort: Hamburg, Deutschland\nAnforderungen\n- Einkauf und Rahmenverträge\n- SAP MM\n- Lieferantenbewertung\n- Englisch C1\n";
    let level = |skill: &str| {
        let mut resume = german();
        resume.skills.retain(|listed| listed != "Englisch");
        resume.skills.push(skill.into());
        matched(&resume, advert)
    };
    assert!(level("Englisch C2").knockouts.is_empty());
    assert!(level("Englisch").knockouts.is_empty(), "a language without a level is found");
    let low = level("Englisch B1");
    assert_eq!(low.knockouts.len(), 1, "{low:#?}");
    assert!(low.score <= Some(79));
    let written = OWN.replace("- Java\n", "- Java\n- Fluent English\n");
    assert!(matched(&engineer(), &written).knockouts.is_empty(), "the resume is written in English");
}

#[test]
fn the_languages_section_answers_asks_for_languages() {
    let asked = |name: &str, level: &str, ask: &str| {
        let mut resume = engineer();
        resume.languages = vec![LanguageSkill { name: name.into(), level: level.into() }];
        let card = matched(&resume, &format!("Clerk\nRequirements\n- Python\n- {ask}\n"));
        let asks = &card.part("required").unwrap().asks;
        (asks[1].credit, card.knockouts.len(), asks[1].found.as_ref().and_then(|found| found.field.clone()))
    };
    let listed = Some("languages[0].name".to_owned());
    for (name, level, ask, credit, knockouts) in [
        ("German", "C1", "Fluent German", 100, 0),
        ("Deutsch", "Muttersprache", "Fluent German", 100, 0),
        ("German", "Native or bilingual proficiency", "German C1", 100, 0),
        ("Alemán", "nativo", "Fließend Deutsch", 100, 0),
        ("Tedesco", "madrelingua", "German B2", 100, 0),
        ("Allemand", "courant", "German", 100, 0),
        ("German", "", "Fluent German", 70, 0),
        ("German", "A2", "Fluent German", 50, 1),
        ("German", "Limited working proficiency", "German C1", 50, 1),
    ] {
        assert_eq!(asked(name, level, ask), (credit, knockouts, listed.clone()), "{name} {level} for {ask}");
    }
    assert_eq!(asked("French", "C2", "Fluent German").0, 0);
}

#[test]
fn titles_of_women_and_men_match_alike() {
    let title = |held: &str, advert: &str| {
        let job = Experience { position: held.into(), duration: "2019 - Present".into(), ..Default::default() };
        let resume = ParsedResume { experience: vec![job], ..ParsedResume::default() };
        let card = matched(&resume, &format!("{advert}\nRequirements\n- Python\n"));
        card.part("title").unwrap().asks[0].credit
    };
    for (woman, man, advert) in [
        ("Krankenpflegerin", "Krankenpfleger", "Krankenpfleger (m/w/d)"),
        ("Entwicklerin", "Entwickler", "Entwickler*in"),
        ("Enfermera", "Enfermero", "Enfermero/a"),
        ("Infirmière", "Infirmier", "Infirmier (H/F)"),
        ("Infermiera", "Infermiere", "Infermiere/a"),
        ("Enfermeira", "Enfermeiro", "Enfermeiro(a)"),
    ] {
        assert_eq!((title(woman, advert), title(man, advert)), (100, 100), "{advert}");
        assert_eq!(title(man, woman), 100, "{woman}");
    }
}

#[test]
fn parts_that_are_not_asked_for_are_left_out() {
    let card = matched(&engineer(), "Software Engineer\nRequirements\n- Python\n- Rust\n");
    let applies: Vec<&str> =
        card.parts.iter().filter(|part| part.earned.is_some()).map(|part| part.id.as_str()).collect();
    assert_eq!(applies, ["required", "title"]);
    assert_eq!(card.score, Some(100));
    assert_eq!(card.parts.iter().map(|part| u32::from(part.weight)).sum::<u32>(), 100);
}

#[test]
fn place_counts_by_city_country_and_remote() {
    let earned = |place: &str| {
        let card = matched(&engineer(), &OWN.replace("Leeds, UK", place));
        card.part("place").unwrap().earned.map(|points| points.as_tenths())
    };
    let cases = [
        ("Leeds", Some(60)),
        ("Remote", Some(60)),
        ("London, England", Some(42)),
        ("Berlin, Germany", Some(12)),
        ("Atlantis", None),
    ];
    for (place, expected) in cases {
        assert_eq!(earned(place), expected, "{place}");
    }
}

#[test]
fn people_are_not_judged() {
    let base = matched(&engineer(), OWN);
    let mut other = engineer();
    other.name = "Фатима Аль-Сайед".into();
    other.education[0].institution = "Night School of Nowhere".into();
    other.education[0].graduation_year = "1989".into();
    other.experience.iter_mut().for_each(|job| job.company = "Elsewhere".into());
    assert_eq!(matched(&other, OWN), base);
}

const REQUIRED: [&str; 8] = ["Python", "Rust", "Kubernetes", "PostgreSQL", "Docker", "Terraform", "Redis", "Java"];

fn numbers(card: &MatchCard) -> Vec<Option<u32>> {
    card.parts.iter().map(|part| part.earned.map(|points| points.as_tenths())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn more_required_skills_in_entries_never_lower(missing in prop::collection::vec(0usize..8, 0..8), back in 0usize..8, job in 0usize..3) {
        let mut less = engineer();
        for &skill in &missing {
            for job in &mut less.experience {
                job.description = job.description.replace(REQUIRED[skill], "tools");
            }
            less.skills.retain(|listed| listed != REQUIRED[skill]);
        }
        let mut more = less.clone();
        more.experience[job].description.push_str(&format!("\nUsed {}", REQUIRED[back]));
        prop_assert!(score(&more, OWN) >= score(&less, OWN));
        let mut listed = less.clone();
        listed.skills.push(REQUIRED[back].to_owned());
        prop_assert!(score(&more, OWN) >= score(&listed, OWN));
        prop_assert!(score(&listed, OWN) >= score(&less, OWN));
    }

    #[test]
    fn other_names_and_another_order_change_nothing(turn in 0usize..18, jobs in 0usize..3, lines in 0usize..4) {
        let mut other = engineer();
        other.skills.rotate_left(turn);
        other.experience.rotate_left(jobs);
        for job in &mut other.experience {
            let mut statements: Vec<&str> = job.description.lines().collect();
            let count = statements.len();
            statements.rotate_left(lines % count);
            job.description = statements.join("\n").replace("Kubernetes", "k8s").replace("PostgreSQL", "postgres");
        }
        let (base, other) = (matched(&engineer(), OWN), matched(&other, OWN));
        prop_assert_eq!((base.score, numbers(&base)), (other.score, numbers(&other)));
        let swapped = OWN.replace("Kubernetes", "K8s").replace("PostgreSQL", "Postgres");
        prop_assert_eq!(matched(&engineer(), &swapped).score, base.score);
    }

    #[test]
    fn the_order_of_asks_does_not_matter(turn in 0usize..8) {
        let mut asks = REQUIRED;
        asks.rotate_left(turn);
        let advert = |asks: &[&str]| format!("Engineer\nRequirements\n{}\n", asks.join("\n"));
        prop_assert_eq!(numbers(&matched(&student(), &advert(&asks))), numbers(&matched(&student(), &advert(&REQUIRED))));
    }

    #[test]
    fn any_text_is_matched_without_panic(advert in "(\\PC{0,60}\n){0,12}", words in "[A-Za-z0-9 ,/():.;+•\n-]{0,300}", duration in "\\PC{0,30}") {
        let mut resume = engineer();
        resume.experience[1].duration = duration;
        resume.experience[0].position = advert.chars().take(40).collect();
        for text in [advert.clone(), words.clone(), format!("Engineer\nRequirements:\n{words}\nNice to have\n{advert}")] {
            let card = matched(&resume, &text);
            prop_assert!(card.score.is_none_or(|score| score <= 100));
            prop_assert_eq!(&card, &matched(&resume, &text));
            let text = serde_json::to_string(&card).expect("a card is JSON");
            prop_assert_eq!(serde_json::from_str::<MatchCard>(&text).expect("it reads back"), card);
        }
    }
}

fn posting(title: &str, required: &[&str]) -> JobPosting {
    let items = |items: &[&str]| items.iter().map(|item| (*item).to_owned()).collect();
    JobPosting {
        job_title: title.into(),
        company_name: "Pinecrest".into(),
        company_overview: "We must win every customer with Java.".into(),
        location: "Leeds, UK".into(),
        employment_type: EmploymentType::FullTime,
        salary_range: None,
        job_description: "We deliver parcels.".into(),
        responsibilities: items(&["Design PostgreSQL schemas for shipments", "Move services to Kubernetes"]),
        requirements: Requirements { required: items(required), preferred: items(&["GraphQL", "Kafka"]) },
        application_link: "https://jobs.example/1".into(),
        education_level: None,
        experience_level: ExperienceLevel::Entry,
        category: JobCategory::Tech,
        is_remote: false,
        is_hybrid: false,
        is_onsite: true,
    }
}

fn matched_posting(resume: &ParsedResume, posting: &JobPosting) -> MatchCard {
    match_posting(posting, &Profile::new(resume, AS_OF))
}

#[test]
fn a_job_of_the_board_is_matched_as_its_text_is() {
    let required = ["5+ years of professional experience", "Python", "Rust", "K8s", "Postgres", "Docker", "Terraform"];
    let text = format!(
        "Senior Software Engineer\nLocation: Leeds, UK\nWhat you will do\n- Design PostgreSQL schemas for shipments\n\
         - Move services to Kubernetes\nRequirements\n- {}\nNice to have\n- GraphQL\n- Kafka\n",
        required.join("\n- ")
    );
    let card = matched_posting(&engineer(), &posting("Senior Software Engineer", &required));
    assert_eq!(card, matched(&engineer(), &text));
    let asks: Vec<_> = card.part("required").unwrap().asks.iter().map(|ask| ask.text.as_str()).collect();
    assert!(asks.contains(&"K8s") && asks.contains(&"Postgres"), "{asks:?}");
}

#[test]
fn what_a_job_says_of_itself_outside_its_lists_asks_for_nothing() {
    let plain = posting("Software Engineer", &["Python", "Rust"]);
    type Change = fn(&mut JobPosting);
    let with = |change: Change| {
        let mut posting = plain.clone();
        change(&mut posting);
        matched_posting(&engineer(), &posting)
    };
    let card = matched_posting(&engineer(), &plain);
    let required = |card: &MatchCard| card.part("required").unwrap().asks.len();
    assert_eq!(required(&card), 2);
    let cases: [(Change, usize); 4] = [
        (|job| job.job_description = "Java shops love our COBOL heritage.".into(), 2),
        (|job| job.job_description = "Requirements\n- Docker\n- Python".into(), 3),
        (|job| job.requirements.required.clear(), 0),
        (
            |job| {
                job.requirements.required.clear();
                job.job_description = "You write Rust and Python.".into();
            },
            2,
        ),
    ];
    for (n, (change, expected)) in cases.into_iter().enumerate() {
        assert_eq!(required(&with(change)), expected, "case {n}");
    }
    let degree = with(|job| job.education_level = Some("Bachelor's degree".into()));
    assert!(degree.part("education").unwrap().earned.is_some());
    let remote = with(|job| (job.location, job.is_remote) = ("Tokyo, Japan".into(), true));
    assert_eq!(remote.part("place").unwrap().asks[0].credit, 100);
}

#[test]
fn the_level_that_the_author_chose_counts_only_where_title_and_years_say_nothing() {
    let asked = |title: &str, required: &str| {
        let card = matched_posting(&engineer(), &posting(title, &["Python", required]));
        card.part("seniority").unwrap().asks[0].text.clone()
    };
    assert_eq!(asked("Software Engineer", "Rust"), "Entry-level");
    assert_eq!(asked("Senior Software Engineer", "Rust"), "Senior Software Engineer");
    assert_eq!(asked("Software Engineer", "5+ years of Rust"), "5+ years of Rust");
}

#[test]
fn jobs_are_looked_for_by_titles_and_by_every_name_of_a_skill() {
    let terms = Profile::new(&engineer(), AS_OF).search_terms();
    let weight = |phrase: &str| terms.iter().find(|(term, _)| term == phrase).map(|(_, weight)| *weight);
    for phrase in ["kubernetes", "k8s", "postgresql", "postgres", "backend developer"] {
        assert!(weight(phrase).is_some(), "{phrase}: {terms:?}");
    }
    assert!(weight("engineer software") > weight("backend developer"), "{terms:?}");
    assert!(weight("english").is_none() && weight("bachelor").is_none());
}

/// A bookkeeper from Madrid with a list of skills.
fn bookkeeper() -> ParsedResume {
    let mut resume = ParsedResume::default();
    resume.experience.push(Experience {
        position: "Administrativa contable".into(),
        description: "Registré 500 facturas al mes en A3CON".into(),
        duration: "Feb 2019 - Present".into(),
        ..Default::default()
    });
    resume.education.push(Education {
        degree: "FP Grado Superior".into(),
        field: "Administración y Finanzas".into(),
        ..Default::default()
    });
    resume.skills = ["A3CON", "ContaPlus", "Excel", "Facturación", "Contabilidad"].map(str::to_owned).to_vec();
    resume.languages = vec![spoken("Español", "Nativo"), spoken("Inglés", "B1")];
    resume
}

/// An intensive care nurse from Berlin.
fn intensive_nurse() -> ParsedResume {
    let mut resume = ParsedResume::default();
    resume.experience.push(Experience {
        position: "Gesundheits- und Krankenpflegerin".into(),
        description: "Leitete 12 Auszubildende in der Wundversorgung an".into(),
        duration: "Apr 2017 - Present".into(),
        ..Default::default()
    });
    resume.education.push(Education {
        degree: "Staatsexamen".into(),
        field: "Gesundheits- und Krankenpflege".into(),
        ..Default::default()
    });
    resume.skills = ["Wundversorgung", "Beatmung", "Praxisanleitung", "HGB", "DATEV"].map(str::to_owned).to_vec();
    resume.languages = vec![spoken("Deutsch", "Muttersprache"), spoken("Türkisch", "C1")];
    resume
}

fn spoken(name: &str, level: &str) -> LanguageSkill {
    LanguageSkill { name: name.into(), level: level.into() }
}

/// The asks of a card as `part text credit`; `-` for what was not judged.
fn asks_of(card: &MatchCard) -> Vec<String> {
    let credit = |credit: Option<u8>| credit.map_or("-".to_owned(), |credit| credit.to_string());
    card.asks().into_iter().map(|ask| format!("{}: {} {}", ask.part, ask.text, credit(ask.credit))).collect()
}

#[test]
fn every_ask_of_a_spanish_advertisement_is_named() {
    let advert = "Administrativo contable\nRequisitos:\n- Ciclo Formativo de Grado Superior en Administración y Finanzas\n- Al menos 3 años de experiencia en contabilidad\n- Manejo de A3 o ContaPlus\n- Excel nivel avanzado\n- Inglés nivel medio\n- Carnet de conducir B\n- Cetrería\nSe valorará:\n- Catalán\nOfrecemos:\n- Fruta";
    let card = matched(&bookkeeper(), advert);
    assert_eq!(
        asks_of(&card),
        [
            "required: Manejo de A3 o ContaPlus 70",
            "required: Excel nivel avanzado 70",
            "required: Inglés nivel medio 100",
            "required: Carnet de conducir B 0",
            "preferred: Catalán 0",
            "years: Al menos 3 años de experiencia en contabilidad 100",
            "education: Ciclo Formativo de Grado Superior en Administración y Finanzas 100",
            "required: Cetrería -",
        ]
    );
    let knockouts: Vec<&str> = card.knockouts.iter().map(|knockout| knockout.text.as_str()).collect();
    assert_eq!(knockouts, ["Carnet de conducir B"]);
}

#[test]
fn wishes_of_many_languages_are_no_knockouts() {
    for wish in [
        "Se valora: catalán",
        "Catalán deseable",
        "Le catalan est un atout",
        "Catalan souhaité",
        "Gradita la conoscenza del catalano",
        "Desejável catalán",
        "Catalan is een pré",
        "Katalanisch von Vorteil",
        "Katalanischkenntnisse wünschenswert",
    ] {
        let card = matched(&bookkeeper(), &format!("Contable\nRequisitos:\n- Excel\n- {wish}"));
        assert!(card.knockouts.is_empty(), "{wish}: {card:#?}");
    }
}

#[test]
fn demands_in_a_language_without_word_lists_give_no_number() {
    let advert = "Contable\nBaldintzak:\n- Kontabilitatea\n- Zergak\n- Fakturazioa\n- English";
    let card = matched(&bookkeeper(), advert);
    assert_eq!((card.score, card.not_judged.len()), (None, 3), "{card:#?}");
}

#[test]
fn asks_are_compared_with_the_resumes_own_skills_and_training() {
    let cases = [
        ("Abgeschlossene Ausbildung als Gesundheits- und Krankenpfleger oder Pflegefachmann", 100),
        ("Türkischkenntnisse erforderlich", 100),
        ("Kenntnisse in HGB", 70),
        ("Praxisanleitung", 70),
        ("Wundversorgung", 100),
    ];
    for (ask, credit) in cases {
        let card = matched(&intensive_nurse(), &format!("Krankenpfleger\nIhr Profil:\n- {ask}"));
        let asks = &card.part("required").expect("the part exists").asks;
        let shown: Vec<_> = asks.iter().map(|ask| (ask.text.as_str(), ask.credit)).collect();
        let quoted = shortened(ask);
        assert_eq!(shown, [(quoted.as_str(), credit)], "{card:#?}");
        assert!(asks[0].found.is_some(), "{ask}");
    }
    let advert = "Krankenpfleger\nIhr Profil:\n- Erfahrung in Beatmung und Wundversorgung\n- Gute Deutschkenntnisse in Wort und Schrift\n- DATEV, Falknerei";
    let card = matched(&intensive_nurse(), advert);
    assert_eq!(
        asks_of(&card),
        [
            "required: Erfahrung in Beatmung 70",
            "required: Wundversorgung 100",
            "required: Gute Deutschkenntnisse in Wort und Schrift 100",
            "required: DATEV 70",
            "required: Falknerei -",
        ]
    );
}

/// The first 80 characters, as asks are shown.
fn shortened(text: &str) -> String {
    match text.chars().count() {
        0..=80 => text.to_owned(),
        _ => format!("{}…", text.chars().take(79).collect::<String>().trim_end()),
    }
}

#[test]
fn a_skill_resembled_only_has_no_evidence() {
    let card = matched(&intensive_nurse(), "Buchhalter\nAnforderungen:\n- IFRS");
    let ask = &card.part("required").expect("the part exists").asks[0];
    assert_eq!((ask.credit, &ask.found), (30, &None), "DATEV is no evidence of IFRS");
}
