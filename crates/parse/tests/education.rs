//! Education sections of many forms and countries, as paragraphs.

use crate::common::word::flow;
use vitae_model::document::Document;
use vitae_model::resume::{Education, ParsedResume};
use vitae_parse::learned::by_rules_alone;
use vitae_parse::parse;

/// The courses in a section of the given lines.
fn courses(lines: &[&str]) -> Vec<String> {
    printed(&parse(&education(lines)).resume)
}

fn education(lines: &[&str]) -> Document {
    flow(&format!("! Ada Byron\n# Education\n{}", lines.join("\n")))
}

/// `school | degree | field | start | graduation` of each course.
fn printed(resume: &ParsedResume) -> Vec<String> {
    let line = |course: &Education| {
        let start = course.start_year.clone().unwrap_or_default();
        [&course.institution, &course.degree, &course.field, &start, &course.graduation_year]
            .map(String::as_str)
            .join(" | ")
    };
    resume.education.iter().map(line).collect()
}

#[test]
fn courses_are_read_in_many_forms() {
    let cases: &[(&[&str], &[&str])] = &[
        (
            &["MSc Data Science (Distinction) | University of Edinmoor | 2019 – 2020", "Modules: Statistics"],
            &["University of Edinmoor | MSc | Data Science | 2019 | 2020"],
        ),
        (
            &["B.Tech in Computer Science from JNTU Nagarpur with 8.2 CGPA in 2018."],
            &["JNTU Nagarpur | B.Tech | Computer Science |  | 2018"],
        ),
        (
            &["! Nordtal Üniversitesi – Bilgisayar Mühendisliği (Lisans)", "2014 – 2018"],
            &["Nordtal Üniversitesi | Lisans | Bilgisayar Mühendisliği | 2014 | 2018"],
        ),
        (
            &["Degree: Bachelor of Nursing", "Institution: Makati School of Nursing", "Year: 2015"],
            &["Makati School of Nursing | Bachelor of Nursing |  |  | 2015"],
        ),
        (
            &[
                "Laurea Magistrale in Economia e Management, 110/110 e lode",
                "Università degli Studi di Valmora, 2016 – 2018",
                "Diploma di Liceo Scientifico, Liceo Fermi, 2013",
            ],
            &[
                "Università degli Studi di Valmora | Laurea Magistrale | Economia e Management | 2016 | 2018",
                "Liceo Fermi | Diploma di Liceo Scientifico |  |  | 2013",
            ],
        ),
        (
            &["2014 – 2018 HBO Bachelor Verpleegkunde, Hogeschool Oosterdam", "2009 – 2014 HAVO, Comenius College"],
            &[
                "Hogeschool Oosterdam | HBO Bachelor | Verpleegkunde | 2014 | 2018",
                "Comenius College | HAVO |  | 2009 | 2014",
            ],
        ),
        (
            &[
                "! Trinity College of Arden",
                "BSc Biology",
                "2012 – 2015",
                "! Arden High School",
                "A-levels",
                "2010 – 2012",
            ],
            &[
                "Trinity College of Arden | BSc | Biology | 2012 | 2015",
                "Arden High School | A-levels |  | 2010 | 2012",
            ],
        ),
        (
            &["Kendrick College, Somerville, MA\t2022 – Expected 2026", "B.S. (Computer Engineering)"],
            &["Kendrick College | B.S. | Computer Engineering | 2022 | 2026"],
        ),
        (
            &["Grado, Ingeniería Informática", "Universidad del Arga, 2012 – 2017"],
            &["Universidad del Arga | Grado | Ingeniería Informática | 2012 | 2017"],
        ),
        (
            &[
                "Magister farmacji, Uniwersytet Medyczny w Brdzie, 2016",
                "Specjalizacja, Farmacja szpitalna, Akademia Farmacji, 2023",
            ],
            &[
                "Uniwersytet Medyczny w Brdzie | Magister farmacji |  |  | 2016",
                "Akademia Farmacji | Specjalizacja | Farmacja szpitalna |  | 2023",
            ],
        ),
    ];
    for (lines, want) in cases {
        assert_eq!(courses(lines), *want, "{lines:?}");
    }
}

#[test]
fn tables_are_read_by_the_heads_of_their_columns() {
    let lines = [
        "Qualification\tSpecialisation\tInstitute\tYear\tMarks",
        "B.Com\tAccounting\tSutlej Valley College\t2019-2022\t78%",
        "Class XII\tSant Public School\t2019\t91%",
    ];
    let want =
        ["Sutlej Valley College | B.Com | Accounting | 2019 | 2022", "Sant Public School | Class XII |  |  | 2019"];
    assert_eq!(courses(&lines), want);
}

#[test]
fn grades_and_awards_are_no_courses() {
    let lines = [
        "! BA History, University of Clwyd\t2004 – 2007",
        "Second class honours, grade 1",
        "Thesis: Boundary oaths",
        "! MA Archives, University of Clwyd\t2007 – 2008",
        "! Hywel Prize, Guild of the Marches\t2019",
    ];
    let want =
        ["University of Clwyd | BA | History | 2004 | 2007", "University of Clwyd | MA | Archives | 2007 | 2008"];
    assert_eq!(courses(&lines), want);
}

#[test]
fn numbers_colons_and_stops_part_courses() {
    let cases: [(&[&str], &[&str]); 3] = [
        (
            &[
                "1.  Master of Business Administration in Operations Management from Southern Institute of Technology, 2018–2020",
                "2.  Bachelor of Engineering in Textile Technology from Lac Hong Polytechnic, 2010–2014",
            ],
            &[
                "Southern Institute of Technology | Master of Business Administration | Operations Management | 2018 | 2020",
                "Lac Hong Polytechnic | Bachelor of Engineering | Textile Technology | 2010 | 2014",
            ],
        ),
        (
            &["2010–2012 Instituto Arcos del Sur: Technical Degree in Stage Lighting"],
            &["Instituto Arcos del Sur | Technical Degree | Stage Lighting | 2010 | 2012"],
        ),
        (
            &["Stellenridge University, Paarl. Bachelor of Science in Mathematics, 2003."],
            &["Stellenridge University | Bachelor of Science | Mathematics |  | 2003"],
        ),
    ];
    for (lines, want) in cases {
        assert_eq!(courses(lines), want, "{lines:?}");
    }
}

#[test]
fn fields_and_schools_are_parted_at_marks_and_words() {
    let cases: &[(&[&str], &[&str])] = &[
        (
            &["Master of Town Planning: Transport", "Kingsford University, Kingsford", "2014"],
            &["Kingsford University | Master of Town Planning | Transport |  | 2014"],
        ),
        (
            &["Weiterbildung in Pflegemanagement, Akademie Westtal (2016)"],
            &["Akademie Westtal | Weiterbildung | Pflegemanagement |  | 2016"],
        ),
        (
            &["Grado Superior en Automoción. IES Duero Alto. 2008 - 2010."],
            &["IES Duero Alto | Grado Superior | Automoción | 2008 | 2010"],
        ),
        (
            &["HBO Civiele Techniek aan de Hogeschool Rivierenland, 2009 - 2013"],
            &["Hogeschool Rivierenland | HBO | Civiele Techniek | 2009 | 2013"],
        ),
        (
            &["Máster en Periodismo – Universidad del Norte, finalizado en 2015."],
            &["Universidad del Norte | Máster | Periodismo |  | 2015"],
        ),
        (
            &["[ 2016 – 2018 ]", "! MSc, Physics", "Pannon University"],
            &["Pannon University | MSc | Physics | 2016 | 2018"],
        ),
        (
            &["B.E. Marine Engineering, Coastal University, 2014 (First Class)"],
            &["Coastal University | B.E. | Marine Engineering |  | 2014"],
        ),
        (
            &[
                "Technische Hochschule Mittelmain",
                "Bachelor of Science, Informatik",
                "2024 | Berlin",
                "Gymnasium Landau",
                "Abitur",
                "2021 | Giesdorf",
            ],
            &[
                "Technische Hochschule Mittelmain | Bachelor of Science | Informatik |  | 2024",
                "Gymnasium Landau | Abitur |  |  | 2021",
            ],
        ),
    ];
    for (lines, want) in cases {
        assert_eq!(printed(&by_rules_alone(&education(lines))), *want, "{lines:?}");
    }
}

#[test]
fn names_behind_schools_are_theirs_where_places_have_countries() {
    let places = ["Taught in Leeds, United Kingdom", "Graduated in Galway, Ireland"];
    let school = "2009 – 2013: Foundation Degree Veterinary Nursing, Trinity College, Marchester";
    let cases: &[(&[&str], &str)] = &[
        (&[school], "Trinity College | Foundation Degree | Veterinary Nursing | 2009 | 2013"),
        (
            &[school, places[0], places[1]],
            "Trinity College, Marchester | Foundation Degree | Veterinary Nursing | 2009 | 2013",
        ),
    ];
    for (lines, want) in cases {
        assert_eq!(courses(lines).first().map(String::as_str), Some(*want), "{lines:?}");
    }
}

#[test]
fn labels_may_stand_before_values_that_are_labels_too() {
    let lines = ["School\tNqutu College of Nursing", "Qualification\tDiploma", "Years\t2009 - 2012"];
    assert_eq!(courses(&lines), ["Nqutu College of Nursing | Diploma |  | 2009 | 2012"]);
}
