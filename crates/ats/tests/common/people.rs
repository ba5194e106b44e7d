//! Resumes of invented people.

use vitae_model::ParsedResume;
use vitae_model::resume::{Certification, Education, Experience, Project};

fn job(company: &str, position: &str, duration: &str, statements: &[&str]) -> Experience {
    Experience {
        company: company.into(),
        position: position.into(),
        duration: duration.into(),
        description: statements.join("\n"),
        ..Experience::default()
    }
}

fn school(institution: &str, degree: &str, field: &str, start: &str, end: &str) -> Education {
    Education {
        institution: institution.into(),
        degree: degree.into(),
        field: field.into(),
        graduation_year: end.into(),
        start_year: (!start.is_empty()).then(|| start.into()),
        ..Education::default()
    }
}

fn project(name: &str, duration: &str, technologies: &[&str], statements: &[&str]) -> Project {
    Project {
        name: name.into(),
        description: statements.join("\n"),
        technologies: technologies.iter().map(|name| (*name).into()).collect(),
        duration: duration.into(),
        url: None,
    }
}

fn certificate(name: &str, issuer: &str, date: &str) -> Certification {
    Certification { name: name.into(), issuer: issuer.into(), date: date.into(), url: None }
}

fn skills(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).into()).collect()
}

fn person(name: &str, email: &str, phone: &str, location: &str, summary: &str) -> ParsedResume {
    ParsedResume {
        name: name.into(),
        email: email.into(),
        phone: Some(phone.into()),
        location: Some(location.into()),
        summary: (!summary.is_empty()).then(|| summary.into()),
        ..ParsedResume::default()
    }
}

/// Example 1: an engineer with three jobs, results and 18 skills.
pub fn engineer() -> ParsedResume {
    ParsedResume {
        experience: vec![
            job(
                "Fernhill Logistics",
                "Senior Software Engineer",
                "Mar 2021 - Present",
                &[
                    "Moved the parcel tracking service to Kubernetes, cutting deployment time from 40 to 6 minutes",
                    "Rewrote the label printer gateway in Rust and lowered its memory use by 70%",
                    "Mentored 4 engineers in code review and incident handling across two teams",
                    "Designed the PostgreSQL schema for 12 million shipments a year with daily partitions",
                ],
            ),
            job(
                "Brightwater Insurance",
                "Software Engineer",
                "Jun 2017 - Feb 2021",
                &[
                    "Built claims intake in Python and Django, now used by 350 clerks every day",
                    "Introduced Terraform for all cloud accounts and reduced drift incidents to zero",
                    "Automated nightly regression tests in Docker, saving 9 hours of manual work each week",
                ],
            ),
            job(
                "Oakmere Systems",
                "Junior Developer",
                "Sep 2014 - May 2017",
                &[
                    "Maintained the billing module in Java and closed 230 defects over two years",
                    "Added Redis caching that shortened page loads for customers from 3 seconds to 400 ms",
                ],
            ),
        ],
        education: vec![school("University of Eastmere", "BSc", "Computer Science", "2011", "2014")],
        skills: skills(&[
            "Rust",
            "Python",
            "Java",
            "TypeScript",
            "Django",
            "PostgreSQL",
            "Redis",
            "Kafka",
            "Kubernetes",
            "Docker",
            "Terraform",
            "Linux",
            "Git",
            "GraphQL",
            "gRPC",
            "Prometheus",
            "Grafana",
            "React",
        ]),
        ..person(
            "Emily Stonebridge",
            "emily.stonebridge@mail.example.com",
            "+44 20 7946 0162",
            "Leeds, United Kingdom",
            "Software engineer who has built and run services for logistics and insurance since 2014, from schema to on-call.",
        )
    }
}

/// Example 10: a student without a job and with three described projects.
pub fn student() -> ParsedResume {
    ParsedResume {
        education: vec![school("University of Eastmere", "BSc", "Computer Science", "2023", "2027")],
        projects: vec![
            project(
                "Timetable planner",
                "2025",
                &["Python", "Flask"],
                &[
                    "Built a planner in Python that 140 students of my course used during two semesters",
                    "Wrote 60 automated tests and a deployment script for the faculty server",
                ],
            ),
            project(
                "Bird song classifier",
                "2026",
                &["PyTorch"],
                &[
                    "Trained a small network in PyTorch on 3,000 recordings and reached 91% accuracy",
                    "Presented the results to the local nature society, which adopted the tool",
                ],
            ),
            project(
                "Library kiosk",
                "2024",
                &["JavaScript", "SQLite"],
                &[
                    "Replaced the paper loan list of the student library with a JavaScript kiosk and SQLite",
                    "Handled 25 loans a day and halved the number of lost books",
                ],
            ),
        ],
        skills: skills(&["Python", "JavaScript", "SQLite", "PyTorch", "Flask", "Git", "Linux"]),
        ..person(
            "Tomas Berg",
            "tomas.berg@mail.example.com",
            "+46 8 123 456 78",
            "Uppsala, Sweden",
            "Third-year student of computer science who likes to finish small tools that other people use, looking for a \
             summer internship in software development with a team that reviews code and ships often.",
        )
    }
}

/// Example 11: a nurse; wards, a licence, few numbers.
pub fn nurse() -> ParsedResume {
    ParsedResume {
        experience: vec![
            job(
                "St. Aldric's Hospital",
                "Registered Nurse",
                "Apr 2019 - Present",
                &[
                    "Care for patients after surgery on a mixed ward and coordinate handovers with the night team",
                    "Introduced a wound care checklist that was adopted by the neighbouring wards",
                    "Train students on placement in medication safety and documentation",
                    "Support families in talks about discharge, home care and pain management",
                ],
            ),
            job(
                "Rosefield Care Home",
                "Staff Nurse",
                "Aug 2015 - Mar 2019",
                &[
                    "Planned and documented care for residents with dementia together with families",
                    "Administered medication and infusion therapy and kept the medication records complete",
                    "Organised the yearly basic life support refresher for the whole house",
                ],
            ),
        ],
        education: vec![school("Kingsfold College of Nursing", "BSc", "Nursing", "2012", "2015")],
        certifications: vec![
            certificate("Basic Life Support (BLS)", "Resuscitation Council", "2025"),
            certificate("Registered Nurse (RN)", "Nursing and Midwifery Council", "2015"),
        ],
        skills: skills(&[
            "Wound care",
            "Medication safety",
            "Infusion therapy",
            "Pain management",
            "Dementia care",
            "Documentation",
            "Patience",
        ]),
        ..person(
            "Grace Okafor",
            "grace.okafor@mail.example.com",
            "+44 161 496 0411",
            "Manchester",
            "Registered nurse with experience in surgery and in the care of older people, calm on busy shifts and glad to teach.",
        )
    }
}

/// Example 12: a professor. The publications stand in the document alone.
pub fn professor() -> ParsedResume {
    ParsedResume {
        experience: vec![
            job(
                "University of Westbrook",
                "Professor of History",
                "Oct 2015 - Present",
                &[
                    "Lead a research group of 9 on the social history of early printing",
                    "Raised 2.4 million euros in competitive grants for three archive projects",
                    "Supervised 14 doctoral theses to completion and teach two lectures each term",
                ],
            ),
            job(
                "Technische Universität Lindenau",
                "Associate Professor",
                "Oct 2008 - Sep 2015",
                &[
                    "Rebuilt the master's programme in archival studies, which doubled its intake",
                    "Edited the quarterly journal of the regional history society",
                ],
            ),
            job(
                "University of Eastmere",
                "Lecturer",
                "Sep 2003 - Sep 2008",
                &["Taught palaeography and archival methods to 80 students a year"],
            ),
        ],
        education: vec![
            school("University of Eastmere", "PhD", "History", "1999", "2003"),
            school("University of Eastmere", "MA", "History", "1997", "1999"),
        ],
        skills: skills(&[
            "Palaeography",
            "Archival methods",
            "Early printing",
            "Grant writing",
            "Social history",
            "Latin",
        ]),
        ..person(
            "Helen Marchetti",
            "h.marchetti@westbrook.example.edu",
            "+44 1632 960 233",
            "Westbrook",
            "Historian of early printing who leads archive projects and teaches archival methods.",
        )
    }
}

/// Example 13: a German office administrator.
pub fn german() -> ParsedResume {
    ParsedResume {
        experience: vec![
            job(
                "Lindenau Maschinenbau GmbH",
                "Projektleiterin Einkauf",
                "03/2019 - heute",
                &[
                    "Einführung von SAP MM an drei Standorten, wodurch die Bestellzeit um 35 % sank",
                    "Verhandlung von Rahmenverträgen mit 40 Lieferanten und Senkung der Kosten um 12 %",
                    "Leitung eines Teams von sechs Einkäufern und Aufbau der Lieferantenbewertung",
                ],
            ),
            job(
                "Hafenkontor Nord AG",
                "Einkäuferin",
                "08/2013 - 02/2019",
                &[
                    "Aufbau eines Berichtswesens in Excel für den strategischen Einkauf der Gruppe",
                    "Verkürzung der Lieferzeiten um acht Tage durch neue Abrufverträge",
                ],
            ),
        ],
        education: vec![school("Hochschule Lindenau", "Bachelor of Arts", "Betriebswirtschaft", "2010", "2013")],
        skills: skills(&["SAP MM", "Excel", "Rahmenverträge", "Lieferantenbewertung", "Verhandlung", "Englisch"]),
        ..person(
            "Anke Petersen",
            "anke.petersen@mail.example.de",
            "+49 40 1234567",
            "Hamburg",
            "Einkäuferin mit mehr als zehn Jahren Erfahrung im Maschinenbau, von der Ausschreibung bis zum Vertrag, mit \
             Freude an klaren Abläufen und an der Zusammenarbeit mit Technik und Controlling.",
        )
    }
}
