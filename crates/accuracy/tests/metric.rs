//! The metric on made-up answers: what is worth what.

use serde_json::{Value, json};
use vitae_accuracy::compare::{Tally, compare};
use vitae_accuracy::field::FIELDS;
use vitae_accuracy::judge::judge;
use vitae_accuracy::run::{Answer, judged};
use vitae_testkit::labelled::{self, Labelled, Object};

fn object(value: Value) -> Object {
    value.as_object().expect("an object").clone()
}

fn number(field: &str) -> usize {
    FIELDS.iter().position(|known| known.name == field).unwrap_or_else(|| panic!("{field} is a field"))
}

/// Truth, answer, neutral lists, field -> credit, answered, expected.
type Case = (&'static str, Value, Value, Value, &'static [(&'static str, f64, usize, usize)]);

fn cook() -> Value {
    json!({"name": "A", "skills": ["Chess"],
        "experience": [{"company": "X Ltd", "position": "Cook", "duration": "2019", "description": "fry eggs"}]})
}

#[test]
fn tallies_of_answers() {
    let two_jobs = json!({"experience": [{"company": "X", "position": "Cook"}, {"company": "Y", "position": "Baker"}]});
    let swapped = json!({"experience": [{"company": "Y", "position": "Baker"}, {"company": "X", "position": "Cook"}]});
    let projects = |first: Value, second: Value| json!({"projects": [{"name": "One", "technologies": first}, {"name": "Two", "technologies": second}]});
    let cases: Vec<Case> = vec![
        (
            "the truth itself",
            cook(),
            cook(),
            json!({}),
            &[("name", 1.0, 1, 1), ("experience.description", 1.0, 1, 1), ("skills", 1.0, 1, 1), ("phone", 0.0, 0, 0)],
        ),
        (
            "nothing",
            cook(),
            json!({}),
            json!({}),
            &[("name", 0.0, 0, 1), ("experience.company", 0.0, 0, 1), ("skills", 0.0, 0, 1)],
        ),
        (
            "other order",
            two_jobs.clone(),
            swapped,
            json!({}),
            &[("experience.company", 2.0, 2, 2), ("experience.position", 2.0, 2, 2)],
        ),
        (
            "an entry too many",
            cook(),
            json!({"experience": [{"company": "X Ltd", "position": "Cook"}, {"company": "Pond", "position": "Swan"}]}),
            json!({}),
            &[("experience.company", 1.0, 2, 1), ("experience.duration", 0.0, 0, 1)],
        ),
        (
            "an entry that is neutral, and a second that repeats it",
            cook(),
            json!({"experience": [{"company": "X Ltd", "position": "Cook"}, {"company": "Food Bank", "position": "Volunteer"}, {"company": "Food Bank", "position": "Volunteer"}]}),
            json!({"experience": [{"company": "Food Bank", "position": "Volunteer", "duration": ""}]}),
            &[("experience.company", 1.0, 1, 1), ("experience.position", 1.0, 1, 1)],
        ),
        (
            "skills that are neutral",
            cook(),
            json!({"skills": ["Chess", "French (B2)", "French cooking for large parties", "Welding"]}),
            json!({"skills": ["French"]}),
            &[("skills", 1.0, 3, 1)],
        ),
        (
            "a skill said twice",
            json!({"skills": ["Go", "Go", "SQL"]}),
            json!({"skills": ["go", "SQL", "SQL"]}),
            json!({}),
            &[("skills", 2.0, 3, 3)],
        ),
        (
            "half of a description",
            cook(),
            json!({"experience": [{"company": "X Ltd", "position": "Cook", "description": "fry"}]}),
            json!({}),
            &[("experience.description", 2.0 / 3.0, 1, 1)],
        ),
        (
            "technologies by project",
            projects(json!(["Go", "SQL"]), json!(["Rust"])),
            projects(json!(["Go"]), json!(["Rust", "C"])),
            json!({}),
            &[("projects.technologies", 2.0, 3, 3), ("projects.name", 2.0, 2, 2)],
        ),
        (
            "technologies of a project that is none",
            json!({}),
            json!({"projects": [{"name": "One", "technologies": "Go, SQL"}]}),
            json!({}),
            &[("projects.technologies", 0.0, 2, 0), ("projects.name", 0.0, 1, 0)],
        ),
        (
            "junk",
            cook(),
            json!({"experience": "x", "skills": 3, "education": [null, 1, "a", {}], "name": ["A"]}),
            json!({}),
            &[("name", 1.0, 1, 1), ("skills", 0.0, 0, 1), ("education.degree", 0.0, 0, 0)],
        ),
    ];
    for (case, truth, answer, neutral, expected) in cases {
        let tallies = compare(&object(truth), &object(answer), &object(neutral));
        for (field, credit, answered, expected) in expected {
            let tally = tallies[number(field)];
            assert!(
                (tally.credit - credit).abs() < 1e-9 && (tally.answered, tally.expected) == (*answered, *expected),
                "{case}, {field}: {tally:?}"
            );
        }
    }
}

#[test]
fn precision_recall_and_losses() {
    let cases = [
        (Tally { credit: 0.0, answered: 0, expected: 0 }, [0.0, 0.0, 0.0, 0.0]),
        (Tally { credit: 3.0, answered: 4, expected: 6 }, [0.75, 0.5, 0.6, 2.0]),
        (Tally { credit: 0.0, answered: 1, expected: 1 }, [0.0, 0.0, 0.0, 1.0]),
        (Tally { credit: 0.0, answered: 0, expected: 1 }, [0.0, 0.0, 0.0, 0.5]),
    ];
    for (tally, expected) in cases {
        let found = [tally.precision(), tally.recall(), tally.f1(), tally.lost()];
        assert!(
            found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-9),
            "{tally:?}: {found:?}"
        );
    }
}

#[test]
fn every_value_of_an_answer_is_judged_by_its_path() {
    let answer = object(json!({"name": "B", "skills": ["Chess", "Welding", "French"],
        "experience": [{}, {"company": "X Ltd.", "position": "Chef", "duration": "2019", "description": "fry"}]}));
    let credits = judge(&object(cook()), &answer, &object(json!({"skills": ["French"]})));
    let expected = [
        ("experience[1].company", 1.0),
        ("experience[1].description", 2.0 / 3.0),
        ("experience[1].duration", 1.0),
        ("experience[1].position", 0.0),
        ("name", 0.0),
        ("skills[0]", 1.0),
        ("skills[1]", 0.0),
    ];
    assert_eq!(credits.len(), expected.len(), "{credits:?}");
    assert!(
        credits
            .iter()
            .zip(expected)
            .all(|((path, credit), (wanted, worth))| path == wanted && (credit - worth).abs() < 1e-9),
        "{credits:?}"
    );
}

/// The committed truth with something done to it, judged as if a parser had answered it.
fn field_after(field: &str, damage: impl Fn(&mut Object)) -> (Tally, f64) {
    let files = labelled::read(&labelled::committed()).expect("the labelled files are whole");
    let answer = |file: &Labelled| {
        let mut resume = file.truth.clone();
        damage(&mut resume);
        Answer { resume, failure: None, seconds: 0.0 }
    };
    let report = judged(&files, &files.iter().map(answer).collect::<Vec<_>>());
    (report.fields()[number(field)], report.macro_f1(|_| true))
}

fn jobs(resume: &mut Object) -> &mut Vec<Value> {
    resume.get_mut("experience").and_then(Value::as_array_mut).expect("a truth has jobs")
}

fn upper(value: &mut Value) {
    if let Some(text) = value.as_str() {
        *value = text.to_uppercase().into();
    }
}

#[test]
fn the_truth_is_worth_everything_in_any_order_and_case() {
    for damage in [
        |_: &mut Object| (),
        |resume: &mut Object| jobs(resume).reverse(),
        |resume: &mut Object| jobs(resume).iter_mut().for_each(|job| upper(&mut job["company"])),
    ] {
        let (tally, macro_f1) = field_after("experience.company", damage);
        assert!((tally.f1() - 1.0).abs() < 1e-9 && (macro_f1 - 1.0).abs() < 1e-9, "{tally:?}, {macro_f1}");
    }
}

#[test]
fn damage_costs_what_it_should() {
    let (company, _) = field_after("experience.company", |resume| {
        let kept = jobs(resume).iter().step_by(2).cloned().collect();
        *jobs(resume) = kept;
    });
    assert!(company.precision() > 0.999 && company.recall() < 0.8, "half of the jobs: {company:?}");
    let (company, _) = field_after("experience.company", |resume| {
        for job in jobs(resume) {
            let company = job["company"].take();
            job["company"] = job["position"].take();
            job["position"] = company;
        }
    });
    assert!(company.f1() < 0.05, "swapped: {company:?}");
    let (skills, _) = field_after("skills", |resume| {
        let skills = resume.get_mut("skills").and_then(Value::as_array_mut).expect("a truth has skills");
        skills.extend((0..skills.len()).map(|n| json!(format!("invented {n}"))).collect::<Vec<_>>());
    });
    assert!((skills.precision() - 0.5).abs() < 0.02 && (skills.recall() - 1.0).abs() < 1e-9, "{skills:?}");
    let (name, macro_f1) = field_after("name", Object::clear);
    assert_eq!((name.f1(), macro_f1), (0.0, 0.0));
}
