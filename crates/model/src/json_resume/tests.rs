use super::*;
use crate::dates::{Form, Point};
use crate::resume::{
    Achievement, AdditionalItem, AdditionalKind, AdditionalSection, Certification, Education, Experience,
    LanguageSkill, Link, Project,
};
use proptest::prelude::*;

#[test]
fn a_json_resume_becomes_a_parsed_resume() {
    let json = r#"{
        "$schema": "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
        "basics": {"name": "Emily Stone", "label": "Analyst", "email": "e@example.com", "phone": 2025550162, "url": "https://emily.example",
            "summary": "Ten years.", "location": {"city": "Leeds", "countryCode": "GB"},
            "profiles": [{"network": "linkedin", "url": "https://linkedin.com/in/emily"}, {"network": "GitHub", "username": "em", "url": "https://github.com/em"}]},
        "work": [{"name": "Pinecrest", "position": "Manager", "startDate": "2021-10-01", "summary": "Leads.", "highlights": ["Cut costs"]},
                 {"name": "Lumenor", "position": "Analyst", "startDate": "2016", "endDate": "2019-09"}],
        "education": [{"institution": "Eastmere", "area": "Finance", "studyType": "MSc", "startDate": "2002-09", "endDate": "2006-06-30"}],
        "certificates": [{"name": "ACCA", "issuer": "ACCA", "date": "2018-08"}],
        "awards": [{"title": "Dean's List", "awarder": "Eastmere", "date": "2005", "summary": "Top five"}],
        "projects": [{"name": "Ledger", "description": "Reads books", "keywords": ["Rust"], "startDate": "2020-01", "endDate": "2020-01"}],
        "skills": [{"name": "Languages", "keywords": ["Rust", "SQL"]}, {"name": "Excel"}],
        "languages": [{"language": "English", "fluency": "Native"}, {"language": "Welsh"}],
        "volunteer": [{"organization": "Food bank", "position": "Driver", "startDate": "2019-02", "highlights": ["Drove"]}],
        "publications": [{"name": "On Ledgers", "publisher": "Journal of Books", "releaseDate": "2014-10-01", "url": "https://example.org/l"}],
        "interests": [{"name": "Sport", "keywords": ["Rowing", "Chess"]}],
        "references": [{"name": "Li Wei", "reference": "Reliable."}]
    }"#;
    let read = read(json).unwrap();
    let job = |company: &str, position: &str, duration: &str, description: &str| Experience {
        company: company.into(),
        position: position.into(),
        duration: duration.into(),
        description: description.into(),
        ..Experience::default()
    };
    assert_eq!(read.shape, Shape::JsonResume);
    let resume = read.resume;
    let links = resume.links.iter().map(|link| (link.name.as_str(), link.url.as_str()));
    assert_eq!(
        links.collect::<Vec<_>>(),
        [
            ("Website", "https://emily.example"),
            ("linkedin", "https://linkedin.com/in/emily"),
            ("GitHub", "https://github.com/em")
        ]
    );
    assert_eq!(
        (resume.name.as_str(), resume.phone.as_deref(), resume.location.as_deref()),
        ("Emily Stone", Some("2025550162"), Some("Leeds, GB"))
    );
    assert_eq!(
        resume.experience,
        [
            job("Pinecrest", "Manager", "Oct 2021 - Present", "Leads.\nCut costs"),
            job("Lumenor", "Analyst", "2016 - Sep 2019", "")
        ]
    );
    assert_eq!(
        (resume.education[0].start_year.as_deref(), resume.education[0].graduation_year.as_str()),
        (Some("2002"), "2006")
    );
    assert_eq!(
        (resume.certifications[0].date.as_str(), resume.projects[0].duration.as_str()),
        ("Aug 2018", "Jan 2020")
    );
    assert_eq!(resume.skills, ["Languages: Rust", "Languages: SQL", "Excel"]);
    let languages = resume.languages.iter().map(|it| (it.name.as_str(), it.level.as_str()));
    assert_eq!(languages.collect::<Vec<_>>(), [("English", "Native"), ("Welsh", "")]);
    let additional = resume.additional.iter().map(|section| {
        let item = &section.items[0];
        [&section.title, &item.title, &item.subtitle, &item.period, &item.description].map(String::as_str)
    });
    assert_eq!(
        additional.collect::<Vec<_>>(),
        [
            ["Volunteering", "Driver", "Food bank", "Feb 2019 - Present", "Drove"],
            ["Publications", "On Ledgers", "Journal of Books", "Oct 2014", ""],
            ["Interests", "Sport", "", "", "Rowing, Chess"],
            ["References", "Li Wei", "", "", "Reliable."],
        ]
    );
}

#[test]
fn the_parsed_shape_is_read_with_gaps_and_numbers() {
    let read = read(
        r#"{"name": "Li Wei", "phone": null, "education": [null, {"graduationYear": 2006}], "skills": ["Go", null]}"#,
    )
    .unwrap();
    assert_eq!((read.shape, read.resume.name.as_str(), read.resume.phone), (Shape::Parsed, "Li Wei", None));
    assert_eq!(
        (read.resume.education[0].graduation_year.as_str(), read.resume.skills),
        ("2006", vec!["Go".to_owned()])
    );
}

#[test]
fn what_is_no_resume_is_refused_in_a_sentence() {
    for json in ["", "[]", "{}", "3", "{\"a\": 1}", "{\"name\": []}", "{\"basics\": 1}", "not json"] {
        let refused = read(json).unwrap_err().to_string();
        assert!(refused.starts_with("This is not a resume in JSON: ") && refused.ends_with('.'), "{json}: {refused}");
    }
}

/// Words without the commas and colons that part skills.
fn words() -> impl Strategy<Value = String> {
    "[A-Za-zÀ-ž][A-Za-zÀ-ž0-9+#&.]{0,12}( [A-Za-z0-9+#&.]{1,8}){0,3}"
}

fn period() -> impl Strategy<Value = String> {
    let point = (1u8..=12, 1975i32..2030)
        .prop_map(|(month, year)| Point { year, month: Some(month), form: Form::MonthName }.in_english());
    let end = prop_oneof![point.clone(), Just("Present".to_owned())];
    (point, end)
        .prop_filter("a span of one month is printed once", |(start, end)| start != end)
        .prop_map(|(start, end)| format!("{start} - {end}"))
}

/// Volunteering and a section that JSON Resume does not know, each with what can be said of them.
fn additional() -> impl Strategy<Value = Vec<AdditionalSection>> {
    let volunteering = (words(), words(), period(), words()).prop_map(|(title, subtitle, period, description)| {
        AdditionalItem { title, subtitle, period, description, ..AdditionalItem::default() }
    });
    let other = (words(), words(), words()).prop_map(|(title, place, period)| AdditionalItem {
        title,
        place,
        period,
        ..AdditionalItem::default()
    });
    let section = |kind: AdditionalKind, title: &str, items: Vec<AdditionalItem>| AdditionalSection {
        kind,
        title: title.to_owned(),
        items,
    };
    let volunteering = proptest::collection::vec(volunteering, 0..3)
        .prop_map(move |items| section(AdditionalKind::Volunteering, "Volunteering", items));
    let other = (words(), proptest::collection::vec(other, 1..3))
        .prop_map(move |(title, items)| section(AdditionalKind::Other, &title, items));
    (volunteering, proptest::collection::vec(other, 0..3)).prop_map(|(volunteering, others)| {
        let known = (!volunteering.items.is_empty()).then_some(volunteering);
        known.into_iter().chain(others).collect()
    })
}

prop_compose! {
    fn resume()(
        name in words(), email in "[a-z]{1,8}@[a-z]{1,8}\\.org", phone in proptest::option::of("[0-9]{6,12}"), location in proptest::option::of(words()),
        summary in proptest::option::of(words()),
        jobs in proptest::collection::vec((words(), words(), period(), proptest::collection::vec(words(), 0..4)), 0..4),
        schools in proptest::collection::vec((words(), words(), words(), "(19|20)[0-9]{2}", proptest::option::of("(19|20)[0-9]{2}"), proptest::option::of(words()), proptest::collection::vec(words(), 0..3)), 0..3),
        projects in proptest::collection::vec((words(), words(), period(), proptest::collection::vec(words(), 0..3)), 0..3),
        awards in proptest::collection::vec((words(), "(19|20)[0-9]{2}", words()), 0..3),
        certificates in proptest::collection::vec((words(), words()), 0..3),
        skills in proptest::collection::vec(words(), 0..6), website in proptest::option::of(Just("Website".to_owned())),
        networks in proptest::collection::vec(words(), 0..4),
        languages in proptest::collection::vec((words(), words()), 0..3),
        additional in additional(),
    ) -> ParsedResume {
        ParsedResume {
            additional,
            languages: languages.into_iter().map(|(name, level)| LanguageSkill { name, level }).collect(),
            name, email, phone, location, summary, skills,
            links: website.into_iter().chain(networks).enumerate().map(|(at, name)| Link { name, url: format!("https://example.org/{at}") }).collect(),
            experience: jobs.into_iter().map(|(company, position, duration, lines)| Experience { company, position, duration, description: lines.join("\n"), ..Experience::default() }).collect(),
            education: schools.into_iter().map(|(institution, degree, field, graduation_year, start_year, grade, courses)| Education { institution, degree, field, graduation_year, start_year, grade, courses, ..Education::default() }).collect(),
            projects: projects.into_iter().map(|(name, description, duration, technologies)| Project { name, description, technologies, duration, url: None }).collect(),
            achievements: awards.into_iter().map(|(title, date, description)| Achievement { title, date, description, ..Achievement::default() }).collect(),
            certifications: certificates.into_iter().map(|(name, issuer)| Certification { name, issuer, date: String::new(), url: None }).collect(),
            ..ParsedResume::default()
        }
    }
}

#[test]
fn a_place_goes_to_its_parts_and_comes_back_as_printed() {
    let lines = [
        "Leeds, United Kingdom",
        "Leeds, GB",
        "12 High Street, Leeds, LS1 4AP, UK",
        "Portland, OR 97201",
        "10115 Berlin",
        "Remote",
        ", x,",
    ];
    for line in lines {
        let resume = ParsedResume { name: "Ada".into(), location: Some(line.into()), ..ParsedResume::default() };
        let mut json = JsonResume::from(&resume);
        assert_ne!(json.basics.location.city, "", "{line}");
        let text = serde_json::to_string(&json).unwrap();
        assert_eq!(read(&text).unwrap().resume, resume, "{line}");
        json.basics.location.city = "York".into();
        let changed = read(&serde_json::to_string(&json).unwrap()).unwrap().resume.location.unwrap();
        assert!(changed.starts_with("York"), "{line}: {changed}");
    }
    let place = JsonResume::from(&ParsedResume { location: Some("Leeds, UK".into()), ..ParsedResume::default() })
        .basics
        .location;
    assert_eq!(serde_json::to_value(place).unwrap(), serde_json::json!({"city": "Leeds", "countryCode": "GB"}));
}

/// A street, a town, a region and a country, some of them.
fn place() -> impl Strategy<Value = String> {
    "([0-9]{1,5} ?[A-Z][a-z]{2,8},? ?)?[A-Z][a-zé]{2,8}(, [A-Z]{2}( [0-9]{5})?)?(, (UK|Germany|USA|Georgia|CA|DE))?"
}

proptest! {
    #[test]
    fn every_place_survives_json_resume(line in prop_oneof![place(), "\\PC{0,30}"]) {
        let line = line.trim().to_owned();
        let location = (!line.is_empty()).then_some(line);
        let resume = ParsedResume { name: "Ada".into(), location, ..ParsedResume::default() };
        let json = serde_json::to_string(&JsonResume::from(&resume)).unwrap();
        prop_assert_eq!(read(&json).unwrap().resume, resume);
    }

    #[test]
    fn a_resume_survives_json_resume(resume in resume()) {
        let json = serde_json::to_string(&JsonResume::from(&resume)).unwrap();
        prop_assert_eq!(read(&json).unwrap().resume, resume);
    }

    #[test]
    fn our_own_file_comes_back_whole_until_it_is_changed(resume in resume(), title in "\\PC{1,20}", date in "\\PC{1,20}") {
        let mut resume = resume;
        resume.achievements.push(Achievement { title, date, position: Some("2nd".into()), ..Achievement::default() });
        let mut json = JsonResume::without_loss(&resume);
        let own = serde_json::to_string(&json).unwrap();
        prop_assert_eq!(read(&own).unwrap().resume, resume);
        json.basics.name.push_str(" Junior");
        let changed = read(&serde_json::to_string(&json).unwrap()).unwrap().resume;
        prop_assert_eq!(changed.name, json.basics.name);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}") {
        let _ = read(&text);
    }
}
