//! Corrections of made-up answers: what the review of each costs.

use serde_json::{Value, json};
use vitae_accuracy::corrections::{Effort, corrections};
use vitae_accuracy::field::FIELDS;
use vitae_testkit::labelled::Object;

fn object(value: Value) -> Object {
    value.as_object().expect("an object").clone()
}

fn cook() -> Value {
    json!({"name": "A", "skills": ["Chess"],
        "experience": [{"company": "X Ltd", "position": "Cook", "duration": "2019", "description": "fry eggs"}]})
}

/// What it shows, truth, answer, neutral lists, and the fields that cost something.
type Case = (&'static str, Value, Value, Value, &'static [(&'static str, usize)]);

fn assert_all(cases: Vec<Case>) {
    for (case, truth, answer, neutral, expected) in cases {
        let counts = corrections(&object(truth), &object(answer), &object(neutral));
        let costly: Vec<(&str, usize)> =
            FIELDS.iter().map(|field| field.name).zip(counts).filter(|(_, count)| *count > 0).collect();
        assert_eq!(costly, expected, "{case}");
    }
}

#[test]
fn corrections_of_single_values_and_sets() {
    let nine = "one two three four five six seven eight nine";
    assert_all(vec![
        ("the truth itself", cook(), cook(), json!({}), &[]),
        (
            "wrong, missing and too much",
            json!({"name": "A", "phone": "0123"}),
            json!({"name": "B", "email": "b@example.org", "location": " "}),
            json!({}),
            &[("name", 1), ("email", 1), ("phone", 1)],
        ),
        (
            "prose with nine words of ten",
            json!({"summary": format!("{nine} ten")}),
            json!({"summary": format!("{nine} zero")}),
            json!({}),
            &[],
        ),
        (
            "prose with eight words of nine",
            json!({"summary": nine}),
            json!({"summary": nine.replace("nine", "zero")}),
            json!({}),
            &[("summary", 1)],
        ),
        ("prose of signs alone", json!({"summary": "…"}), json!({"summary": "…"}), json!({}), &[("summary", 1)]),
        (
            "two skills exchanged, one missing",
            json!({"skills": ["Chess", "Go", "Rust", "SQL"]}),
            json!({"skills": ["chess", "Welding", "Fishing"]}),
            json!({}),
            &[("skills", 3)],
        ),
        (
            "a skill too much, one said twice",
            json!({"skills": ["Go"]}),
            json!({"skills": ["Go", "Go", "SQL"]}),
            json!({}),
            &[("skills", 2)],
        ),
        (
            "skills that are neutral",
            cook(),
            json!({"name": "A", "experience": cook()["experience"], "skills": ["Chess", "French (B2)", "Welding"]}),
            json!({"skills": ["French"]}),
            &[("skills", 1)],
        ),
    ]);
}

#[test]
fn corrections_of_entries() {
    let work = |company: &str, position: &str| json!({"company": company, "position": position});
    let jobs = |jobs: Value| json!({"experience": jobs});
    let prize = json!({"title": "Golden Spoon", "type": "award", "date": "2019"});
    let project = |technologies: Value| json!({"projects": [{"name": "One", "technologies": technologies}]});
    assert_all(vec![
        (
            "nothing",
            cook(),
            json!({}),
            json!({}),
            &[
                ("name", 1),
                ("experience.company", 1),
                ("experience.position", 1),
                ("experience.duration", 1),
                ("experience.description", 1),
                ("skills", 1),
            ],
        ),
        (
            "other order",
            jobs(json!([work("X", "Cook"), work("Y", "Baker")])),
            jobs(json!([work("Y", "Baker"), work("X", "Cook")])),
            json!({}),
            &[],
        ),
        (
            "an entry with one wrong value, and an entry too much",
            jobs(json!([work("X", "Cook")])),
            jobs(json!([work("X", "Chef"), work("Pond", "Swan")])),
            json!({}),
            &[("experience.company", 1), ("experience.position", 2)],
        ),
        (
            "an entry that is neutral, and one that repeats it",
            jobs(json!([work("X", "Cook")])),
            jobs(json!([work("X", "Cook"), work("Food Bank", "Volunteer"), work("Food Bank", "Volunteer")])),
            jobs(json!([work("Food Bank", "Volunteer")])),
            &[],
        ),
        (
            "the kind of a missing entry is chosen with it",
            json!({"achievements": [prize]}),
            json!({}),
            json!({}),
            &[("achievements.title", 1), ("achievements.date", 1)],
        ),
        (
            "so is that of an entry too much",
            json!({}),
            json!({"achievements": [prize]}),
            json!({}),
            &[("achievements.title", 1), ("achievements.date", 1)],
        ),
        (
            "the wrong kind of an entry",
            json!({"achievements": [prize]}),
            json!({"achievements": [{"title": "Golden Spoon", "type": "publication", "date": "2019"}]}),
            json!({}),
            &[("achievements.type", 1)],
        ),
        (
            "technologies of a project",
            project(json!(["Go", "SQL"])),
            project(json!("Rust, SQL, C")),
            json!({}),
            &[("projects.technologies", 2)],
        ),
        (
            "technologies of a missing project",
            project(json!(["Go", "SQL"])),
            json!({}),
            json!({}),
            &[("projects.name", 1), ("projects.technologies", 2)],
        ),
        (
            "technologies of a project too much, of which one has no letter",
            json!({}),
            project(json!(["Go", "…"])),
            json!({}),
            &[("projects.name", 1), ("projects.technologies", 2)],
        ),
    ]);
}

#[test]
fn corrections_of_many_files() {
    /// Corrections, median, mean, p90, share of the files with three at most.
    type Case<'a> = (&'a [usize], f64, f64, usize, f64);
    let cases: [Case; 5] = [
        (&[], 0.0, 0.0, 0, 0.0),
        (&[4], 4.0, 4.0, 4, 0.0),
        (&[7, 0], 3.5, 3.5, 7, 0.5),
        (&[9, 1, 2], 2.0, 4.0, 9, 2.0 / 3.0),
        (&[0, 1, 2, 3, 4, 5, 6, 7, 8, 44], 4.5, 8.0, 44, 0.4),
    ];
    for (counts, median, mean, p90, at_most_3) in cases {
        let effort = Effort::new(counts.to_vec());
        assert_eq!(
            (effort.median(), effort.mean(), effort.p90(), effort.at_most(3)),
            (median, mean, p90, at_most_3),
            "{counts:?}"
        );
    }
}
