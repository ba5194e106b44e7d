//! Profiles that LinkedIn saves as PDF: made-up ones, drawn as real ones are, in several languages and shapes.

use crate::common::paper::{Piece, pages};
use vitae_extract::Limits;
use vitae_model::document::{Document, Link};
use vitae_model::resume::ParsedResume;
use vitae_testkit::linkedin_pdf::{self, ADA, Employer, Profile, Role};

fn read(profile: &Profile) -> ParsedResume {
    let document =
        vitae_extract::extract(&linkedin_pdf::of(profile), &Limits::default()).expect("the file can be read");
    vitae_parse::parse(&document).resume
}

/// Each job as `employer | role | dates | place | description`.
fn jobs(resume: &ParsedResume) -> Vec<String> {
    let jobs = resume.experience.iter();
    jobs.map(|job| {
        let place = job.location.as_deref().unwrap_or_default();
        format!("{} | {} | {} | {place} | {}", job.company, job.position, job.duration, job.description)
    })
    .collect()
}

/// Each school as `school | degree | field | from | to`.
fn schools(resume: &ParsedResume) -> Vec<String> {
    let schools = resume.education.iter();
    schools
        .map(|school| {
            let from = school.start_year.as_deref().unwrap_or_default();
            format!(
                "{} | {} | {} | {from} | {}",
                school.institution, school.degree, school.field, school.graduation_year
            )
        })
        .collect()
}

#[test]
fn the_usual_profile_is_read() {
    let resume = read(&ADA);
    assert_eq!((resume.name.as_str(), resume.email.as_str()), ("Ada Quill", "ada.quill@example.org"));
    assert_eq!(resume.location.as_deref(), Some("Leeds, England, United Kingdom"));
    assert_eq!(resume.summary.as_deref(), Some("I measure water and write quiet code."));
    assert_eq!(
        jobs(&resume),
        [
            "Kiln Ltd | Senior Engineer | March 2021 - Present | Leeds | Led the tide model of twelve harbours.",
            "Larkwell | Engineer | June 2018 - February 2021 |  | ",
        ]
    );
    assert_eq!(schools(&resume), ["University of Eastmere | Bachelor of Science | Oceanography | 2012 | 2016"]);
    assert_eq!(resume.skills, ["Rust", "Tide modelling", "PostgreSQL"]);
    let tongues: Vec<(&str, &str)> =
        resume.languages.iter().map(|own| (own.name.as_str(), own.level.as_str())).collect();
    assert_eq!(tongues, [("English", "Native or Bilingual")]);
    assert_eq!(
        resume.links.iter().map(|link| link.url.as_str()).collect::<Vec<_>>(),
        ["https://www.linkedin.com/in/ada-quill"]
    );
}

#[test]
fn an_employer_stands_for_all_roles_below_it() {
    let roles = [
        Role {
            title: "Lead Surveyor",
            dates: "May 2022\u{a0}-\u{a0}Present\u{a0}(3 years)",
            place: "Hull",
            text: &["Ran the yard."],
        },
        Role {
            title: "Surveyor",
            dates: "May 2019\u{a0}-\u{a0}May 2022\u{a0}(3 years 1 month)",
            place: "Hull",
            text: &[],
        },
        Role {
            title: "Trainee",
            dates: "2018\u{a0}-\u{a0}2019\u{a0}(1 year)",
            place: "",
            text: &["Learned to level."],
        },
    ];
    let before = [Role { title: "Deckhand", dates: "2016\u{a0}-\u{a0}2018\u{a0}(2 years)", ..Role::default() }];
    let employers = [
        Employer { name: "Harrow Quay Partnership", total: "7 years 2 months", roles: &roles },
        Employer { name: "North Ferry", total: "", roles: &before },
    ];
    let resume = read(&Profile { jobs: &employers, ..ADA });
    assert_eq!(
        jobs(&resume),
        [
            "Harrow Quay Partnership | Lead Surveyor | May 2022 - Present | Hull | Ran the yard.",
            "Harrow Quay Partnership | Surveyor | May 2019 - May 2022 | Hull | ",
            "Harrow Quay Partnership | Trainee | 2018 - 2019 |  | Learned to level.",
            "North Ferry | Deckhand | 2016 - 2018 |  | ",
        ]
    );
}

#[test]
fn free_lines_of_a_description_are_no_jobs() {
    let text = [
        "Platform team",
        "",
        "2021 - Senior Engineer - Core Systems Ltd",
        "January 2019 - March 2020",
        "- Moved 40 services",
        "- Cut costs by 12 % – without a day of downtime and with the help of everybody on the night shift, which took until June",
        "",
        "Education",
        "Tools: Rust, C++",
    ];
    let roles = [Role { title: "Engineer", dates: "2018\u{a0}-\u{a0}Present\u{a0}(7 years)", place: "", text: &text }];
    let resume = read(&Profile { jobs: &[Employer { name: "Kiln Ltd", total: "", roles: &roles }], ..ADA });
    let [job] = &resume.experience[..] else { panic!("{:#?}", resume.experience) };
    assert_eq!(
        (job.company.as_str(), job.position.as_str(), job.duration.as_str()),
        ("Kiln Ltd", "Engineer", "2018 - Present")
    );
    assert_eq!(
        job.description,
        "Platform team\n2021 - Senior Engineer - Core Systems Ltd\nJanuary 2019 - March 2020\nMoved 40 services\n\
         Cut costs by 12 % – without a day of downtime and with the help of everybody on the night shift, which took until June\n\
         Education\nTools: Rust, C++"
    );
    assert_eq!(schools(&resume).len(), 1);
}

#[test]
fn a_role_without_dates_takes_none_from_its_description() {
    let roles = [Role { title: "Volunteer", dates: "", place: "", text: &["In 2019 we planted 300 trees."] }];
    let resume = read(&Profile { jobs: &[Employer { name: "Green Row", total: "", roles: &roles }], ..ADA });
    assert_eq!(jobs(&resume), ["Green Row | Volunteer |  |  | In 2019 we planted 300 trees."]);
}

#[test]
fn degree_and_field_are_parted_where_the_file_says_so() {
    let studies = [
        (
            "Vale College",
            "Diploma, with distinction,\u{a0}Music, Drama and Arts\u{a0}\u{b7}\u{a0}(2010\u{a0}-\u{a0}2012)",
        ),
        (
            "Institute of the Northern Coast for Applied Maritime Sciences and Harbour Engineering",
            "Bachelor of Arts in History\u{a0}\u{b7}\u{a0}(2009)",
        ),
        ("Eastmere School", ""),
        ("Westmere School", "(September 2001\u{a0}-\u{a0}June 2008)"),
    ];
    let resume = read(&Profile { schools: &studies, ..ADA });
    assert_eq!(
        schools(&resume),
        [
            "Vale College | Diploma, with distinction | Music, Drama and Arts | 2010 | 2012",
            "Institute of the Northern Coast for Applied Maritime Sciences and Harbour Engineering | Bachelor of Arts | History |  | 2009",
            "Eastmere School |  |  |  | ",
            "Westmere School |  |  | 2001 | 2008",
        ]
    );
}

#[test]
fn the_dark_column_goes_on_over_pages_and_breaks_long_items() {
    let papers: Vec<String> = (1..=40).map(|at| format!("On the settling of silt in harbours, part {at}")).collect();
    let papers: Vec<&str> = papers.iter().map(String::as_str).collect();
    let side: [(&str, &[&str]); 5] = [
        ("Top Skills", &["CI/CD pipelines and end-to-end/integration testing"]),
        ("Certifications", &["Certified Tide Analyst: Advanced Methods for Estuaries", "First Aid", "First Aid"]),
        ("Publications", &papers),
        ("Patents", &["Gauge for silt"]),
        ("Honors-Awards", &["Medal of the Harbour Trust"]),
    ];
    let contact = [
        ("12 Quay Street", ""),
        ("+44 113 496 0182", "(Mobile)"),
        ("ada.wilhelmina.quill.of.eastmere@example.org", ""),
        ("www.linkedin.com/in/ada-quill-691272130", "(LinkedIn)"),
    ];
    let resume = read(&Profile { side: &side, contact: &contact, ..ADA });
    assert_eq!(resume.phone.as_deref(), Some("+44 113 496 0182"));
    assert_eq!(resume.email, "ada.wilhelmina.quill.of.eastmere@example.org");
    assert_eq!(resume.skills, ["CI/CD pipelines and end-to-end/integration testing"]);
    let licences: Vec<&str> = resume.certifications.iter().map(|own| own.name.as_str()).collect();
    assert_eq!(licences, ["Certified Tide Analyst: Advanced Methods for Estuaries", "First Aid"]);
    let awards: Vec<&str> = resume.achievements.iter().map(|own| own.title.as_str()).collect();
    assert_eq!(awards, ["Medal of the Harbour Trust"]);
    let listed: Vec<(&str, usize)> =
        resume.additional.iter().map(|own| (own.title.as_str(), own.items.len())).collect();
    assert_eq!(listed, [("Publications", 40), ("Patents", 1)]);
    assert_eq!(resume.experience.len(), 2);
}

#[test]
fn sections_may_be_missing() {
    let bare = Profile { summary: &[], jobs: &[], side: &[], headline: "", ..ADA };
    let resume = read(&bare);
    assert_eq!((resume.summary.as_deref(), resume.experience.len(), resume.skills.len()), (None, 0, 0));
    assert_eq!(resume.location.as_deref(), Some("Leeds, England, United Kingdom"));
    assert_eq!(schools(&resume).len(), 1);
    let without_place = read(&Profile { place: "", ..ADA });
    assert_eq!((without_place.location, without_place.name.as_str()), (None, "Ada Quill"));
}

/// Headings of contact, skills, summary, experience, education; a role with its dates; a line of education; what is read of both.
type Tongue<'a> = ([&'a str; 5], &'a str, &'a str, &'a str, &'a str);

#[test]
fn profiles_are_read_in_every_language() {
    let cases: [Tongue; 10] = [
        (
            ["Kontakt", "Top-Kenntnisse", "Zusammenfassung", "Berufserfahrung", "Ausbildung"],
            "Schweißerin",
            "März 2020\u{a0}-\u{a0}Present\u{a0}(5 Jahre 2 Monate)",
            "März 2020 - Present",
            "Meisterbrief,\u{a0}Metallbau\u{a0}\u{b7}\u{a0}(2012\u{a0}-\u{a0}2014)",
        ),
        (
            ["Coordonnées", "Principales compétences", "Résumé", "Expérience", "Formation"],
            "Soudeuse",
            "février 2019\u{a0}-\u{a0}août 2021\u{a0}(2 ans 7 mois)",
            "février 2019 - août 2021",
            "Licence,\u{a0}Lettres\u{a0}\u{b7}\u{a0}(2012\u{a0}-\u{a0}2014)",
        ),
        (
            ["İletişim Bilgileri", "En Önemli Yetenekler", "Özet", "Deneyim", "Eğitim"],
            "Kaynakçı",
            "Şubat 2019\u{a0}-\u{a0}Ağustos 2021\u{a0}(2 yıl 7 ay)",
            "Şubat 2019 - Ağustos 2021",
            "Lisans,\u{a0}Tarih\u{a0}\u{b7}\u{a0}(2012\u{a0}-\u{a0}2014)",
        ),
        (
            ["Kontakt", "Najważniejsze umiejętności", "Podsumowanie", "Doświadczenie", "Wykształcenie"],
            "Spawaczka",
            "maj 2019\u{a0}-\u{a0}lipiec 2021\u{a0}(2 lata 3 mies.)",
            "maj 2019 - lipiec 2021",
            "Magister,\u{a0}Historia\u{a0}\u{b7}\u{a0}(2012\u{a0}-\u{a0}2014)",
        ),
        (
            ["Контактная информация", "Основные навыки", "Общие сведения", "Опыт работы", "Образование"],
            "Сварщица",
            "март 2019\u{a0}-\u{a0}июль 2021\u{a0}(2 года 5 месяцев)",
            "март 2019 - июль 2021",
            "Магистр,\u{a0}История\u{a0}\u{b7}\u{a0}(2012\u{a0}-\u{a0}2014)",
        ),
        (
            ["連絡先", "トップスキル", "概要", "職歴", "学歴"],
            "溶接工",
            "2019年3月\u{a0}-\u{a0}2021年7月\u{a0}(2年5ヶ月)",
            "2019年3月 - 2021年7月",
            "学士,\u{a0}歴史\u{a0}\u{b7}\u{a0}(2012年\u{a0}-\u{a0}2014年)",
        ),
        (
            ["联系方式", "热门技能", "个人简介", "工作经历", "教育经历"],
            "焊工",
            "2019年3月\u{a0}-\u{a0}Present\u{a0}(6 年)",
            "2019年3月 - Present",
            "学士,\u{a0}历史\u{a0}\u{b7}\u{a0}(2012\u{a0}-\u{a0}2014)",
        ),
        (
            ["연락처", "보유기술", "요약", "경력", "학력"],
            "용접공",
            "2019년 3월\u{a0}-\u{a0}2021년 7월\u{a0}(2년 5개월)",
            "2019년 3월 - 2021년 7월",
            "학사,\u{a0}역사\u{a0}\u{b7}\u{a0}(2012년\u{a0}-\u{a0}2014년)",
        ),
        (
            ["Kontaktné údaje", "Hlavné zručnosti", "O mne", "Prax", "Štúdium"],
            "Zváračka",
            "marec 2019\u{a0}-\u{a0}júl 2021\u{a0}(2 roky)",
            "marec 2019 - júl 2021",
            "Bakalár,\u{a0}História\u{a0}\u{b7}\u{a0}(2012\u{a0}-\u{a0}2014)",
        ),
        // Words that nobody knows: the layout is enough.
        (
            ["Zzkon", "Zzski", "Zzsum", "Zzexp", "Zzedu"],
            "Zzrol",
            "zzm 2019\u{a0}-\u{a0}zzj 2021\u{a0}(2 zz)",
            "zzm 2019 - zzj 2021",
            "Zzdeg,\u{a0}Zzfie\u{a0}\u{b7}\u{a0}(2012\u{a0}-\u{a0}2014)",
        ),
    ];
    for ([contact, skills, summary, experience, education], role, dates, duration, study) in cases {
        let roles = [Role { title: role, dates, place: "Ort", text: &["abc def"] }];
        let profile = Profile {
            contact_heading: contact,
            side: &[(skills, &["Rust", "Rowing"])],
            headings: [summary, experience, education],
            jobs: &[Employer { name: "Kiln", total: "", roles: &roles }],
            schools: &[("Vale", study)],
            ..ADA
        };
        let resume = read(&profile);
        let (degree, rest) = study.split_once(",\u{a0}").unwrap();
        let field = rest.split('\u{a0}').next().unwrap();
        assert_eq!(jobs(&resume), [format!("Kiln | {role} | {duration} | Ort | abc def")]);
        assert_eq!(schools(&resume), [format!("Vale | {degree} | {field} | 2012 | 2014")]);
        assert_eq!(resume.summary.as_deref(), Some("I measure water and write quiet code."), "{summary}");
        assert_eq!(
            (resume.skills, resume.email.as_str()),
            (vec!["Rust".to_owned(), "Rowing".to_owned()], "ada.quill@example.org")
        );
    }
}

#[test]
fn rows_of_scripts_without_blanks_are_joined_without_one() {
    let long = "港の水位を測り".repeat(12);
    let resume = read(&Profile { summary: &[&long], ..ADA });
    assert_eq!(resume.summary.as_deref(), Some(long.as_str()));
}

#[test]
fn the_print_of_older_years_is_read() {
    let first: [Piece; 16] = [
        (36.0, 0.0, 20.0, true, "Ada Quill"),
        (36.0, 2.0, 13.0, false, "Engineer for harbours"),
        (36.0, 3.0, 13.0, false, "ada.quill@example.org"),
        (36.0, 5.0, 16.0, false, "Experience"),
        (36.0, 7.0, 12.0, true, "Engineer at Kiln Ltd"),
        (36.0, 8.0, 12.0, false, "March 2012  -  Present (3 years)"),
        (47.0, 9.0, 12.0, false, "Owner of the gauge."),
        (47.0, 11.0, 12.0, false, "Tide Bench (2013)"),
        (47.0, 12.0, 12.0, false, "-- Measures water at Larkwell, 2010 - 2011"),
        (36.0, 14.0, 12.0, true, "Speaker"),
        (36.0, 15.0, 12.0, false, "May 2011 (1 month)"),
        (36.0, 17.0, 16.0, false, "Education"),
        (36.0, 19.0, 12.0, true, "University of Eastmere"),
        (36.0, 20.0, 12.0, false, "Bachelor of Science (Honours), Oceanography, Specialised in Tides, 2006 - 2010"),
        (36.0, 22.0, 12.0, true, "Vale College"),
        (36.0, 23.0, 12.0, false, "Diploma in Music, 2001 - 2004"),
    ];
    let last: [Piece; 2] = [(36.0, 0.0, 20.0, true, "Ada Quill"), (36.0, 4.0, 12.0, false, "Contact Ada on LinkedIn")];
    let Document::Paged(mut paged) = pages(&[&first[..], &last[..]]) else { unreachable!() };
    let bbox = paged.pages[1].spans[1].bbox;
    paged.pages[1].links.push(Link { bbox, url: "http://www.linkedin.com/in/ada-quill".to_owned() });
    let resume = vitae_parse::parse(&Document::Paged(paged)).resume;
    assert_eq!((resume.name.as_str(), resume.email.as_str()), ("Ada Quill", "ada.quill@example.org"));
    assert_eq!(
        jobs(&resume),
        [
            "Kiln Ltd | Engineer | March 2012 - Present |  | Owner of the gauge.\nTide Bench (2013)\n-- Measures water at Larkwell, 2010 - 2011",
            " | Speaker | May 2011 |  | ",
        ]
    );
    assert_eq!(
        schools(&resume),
        [
            "University of Eastmere | Bachelor of Science (Honours) | Oceanography, Specialised in Tides | 2006 | 2010",
            "Vale College | Diploma | Music | 2001 | 2004",
        ]
    );
}
