//! Oddities of jobs as aggregators hand them on.

use serde_json::{Value, json};
use vitae_feeds::{Found, read_file};

fn job(id: &str, title: &str, place: Value, description: &str) -> Value {
    json!({"id": id, "title": title, "company": format!("Employer of {title}"), "location": place,
        "url": format!("https://jobs.example.com/{id}"), "description": description})
}

fn found(jobs: Value) -> Found {
    read_file(jobs.to_string().as_bytes()).unwrap()
}

#[test]
fn the_text_decides_where_the_work_is_done() {
    let on_site = "This position is 100% on-site at our Dallas facility. This role does not offer remote or hybrid work. Requirements: Python.";
    let mut flagged = job("a3", "Tester", json!("Dallas"), on_site);
    flagged["isRemote"] = json!(true);
    let found = found(json!([
        job("a1", "Structural Test Engineer", json!("US, TX, Remote"), on_site),
        job("a2", "AI Engineer", json!(["Remote", "Warsaw, Poland"]), "Work from anywhere in Poland."),
        flagged,
        job("a4", "Data Engineer", json!("3 Locations"), "Requirements: SQL."),
        job("a5", "Cook", json!("Remote - Leeds"), "Cook."),
        job("a6", "Clerk", json!("Remote, OR"), "Work in the office in Remote, Oregon, on-site."),
        job("a7", "Ranger", json!("Remote, OR"), "Work from wherever you like."),
        job("a8", "Nurse", json!("Remote - Madrid"), "Trabajo presencial."),
    ]));
    let seen: Vec<_> = found
        .jobs
        .iter()
        .map(|job| (job.posting.location.as_str(), job.posting.is_remote, job.posting.is_onsite))
        .collect();
    assert_eq!(
        seen,
        [
            ("US, TX", false, true),
            ("Warsaw, Poland", true, false),
            ("Dallas", false, true),
            ("Location not stated", false, false),
            ("Leeds", true, false),
            ("Remote, OR", false, true),
            ("OR", true, false),
            ("Madrid", false, true),
        ]
    );
}

#[test]
fn one_text_for_several_cities_is_one_job_with_several_places() {
    let text = "Same text for all cities. Requirements: Java.";
    let other = job("b3", "Staff Engineer", json!("Denver, CO"), "Another text.");
    let found = found(json!([
        job("b1", "Staff Engineer", json!("Oakland, CA"), text),
        other,
        job("b2", "Staff Engineer", json!("Denver, CO"), text),
        job("b4", "Staff Engineer", json!("Denver, CO"), text),
    ]));
    let seen: Vec<_> = found.jobs.iter().map(|job| (job.source_id.as_str(), job.posting.location.as_str())).collect();
    assert_eq!(seen, [("b1", "Oakland, CA; Denver, CO"), ("b3", "Denver, CO"), ("b4", "Denver, CO")]);
    assert_eq!(found.notes, ["1 job that differs from another one only in its place stands with it"]);
}

#[test]
fn garbled_text_and_shared_home_pages_are_skipped_by_name() {
    let mut jobs = [
        job("c1", "Î\u{a6}ÏÎ¿Î½ÏÎ¹ÏÏÎ®Ï", json!("Athens"), "Mojibake"),
        job("c2", "AIå¹³å°", json!("Beijing"), "Another"),
        job("c3", "Koch in CafÃ©", json!("Graz"), "Kochen."),
        job("c4", "Köchin", json!("Graz"), "Kochen."),
        job("c5", "Waiter", json!("Leeds"), "Serve."),
        job("c6", "Baker", json!("Leeds"), "Bake."),
        job("c7", "Garçon de café", json!("Lyon"), "Servir."),
        job("c8", "Cook", json!("ZÃ¼rich"), "Cook."),
    ];
    for at in [4, 5] {
        jobs[at]["url"] = json!("https://jobs.example.com/");
    }
    let found = found(json!(jobs));
    let titles: Vec<&str> = found.jobs.iter().map(|job| job.posting.job_title.as_str()).collect();
    assert_eq!(titles, ["Köchin", "Garçon de café"]);
    let reasons: Vec<(usize, &str)> = found.skipped.iter().map(|skipped| (skipped.position, skipped.reason)).collect();
    let home = "has the same home page as its link as a job of another company";
    let garbled = "has garbled text";
    assert_eq!(reasons, [(1, garbled), (2, garbled), (3, garbled), (5, home), (6, home), (8, garbled)]);
}

#[test]
fn pay_stands_in_the_text_where_no_field_states_it() {
    let mut stated = job("d3", "Auditor", json!("NYC"), "The base pay is between $90,000 and $110,000 a year.");
    stated["salary"] = json!("$100k");
    let found = found(json!([
        job(
            "d1",
            "Cashier",
            json!("Leeds"),
            "&lt;p&gt;Pay between £11.44 and £12.60 per hour.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Kind &amp;amp; careful&lt;/li&gt;&lt;/ul&gt;"
        ),
        job("d2", "Analyst", json!("NYC"), "The base pay is between $90,000 and $110,000 a year."),
        stated,
    ]));
    let pay: Vec<_> = found.jobs.iter().map(|job| job.posting.salary_range.as_deref()).collect();
    assert_eq!(pay, [Some("£11.44–£12.60 per hour"), Some("$90,000–$110,000 per year"), Some("$100k")]);
    assert!(found.jobs[0].posting.job_description.contains("Kind & careful"));
}

#[test]
fn moments_are_read_in_seconds_too() {
    let mut jobs = [job("e1", "Cook", json!("Leeds"), "Cook."), job("e2", "Baker", json!("Leeds"), "Bake.")];
    jobs[0]["posted"] = json!(1_793_491_200);
    jobs[1]["posted"] = json!(1_793_491_200_000_i64);
    let found = found(json!(jobs));
    assert!(found.jobs.iter().all(|job| job.posted_at == Some(1_793_491_200_000)) && found.notes.is_empty());
}
