//! The index from outside: what is found and in which order, changes, and folders in a bad state.

use std::fs;
use std::path::Path;

use uuid::Uuid;
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory, JobPosting, Requirements};
use vitae_search::{Change, IndexedJob, JobIndex, JobQuery, Order, SearchError, TantivyIndex};

/// A day in milliseconds.
const DAY: i64 = 86_400_000;

/// Number, title, company, place, description. A job's number is also the day on which it was created.
const JOBS: &[(u64, &str, &str, &str, &str)] = &[
    (1, "Registered Nurse", "Hillside Care Home", "Leeds, England", "Care for residents at night."),
    (2, "Senior C++ Engineer", "Quarrel Systems", "Berlin, Germany", "Low latency C++ on Linux."),
    (3, "C# Developer", "Fenwick Software", "Manchester, England", "Build services with .NET and SQL."),
    (4, "Frontend Developer", "Fenwick Software", "Remote", "React, TypeScript and Node.js."),
    (5, "Research Scientist", "Alder Labs", "Zürich, Switzerland", "R&D in battery chemistry."),
    (6, "Chef de Partie", "Café Lumière", "Genève, Switzerland", "Sauces, pastry and crème brûlée."),
    (7, "Straßenbauer", "Möller Bau", "Köln, Deutschland", "Straßen und Brücken bauen."),
    (8, "Sales Manager", "Northwind Traders", "London, England", "Lead a team of ten. Sell machines."),
    (9, "Marketing Manager", "Northwind Traders", "London, England", "Campaigns, budgets and brand."),
    (10, "Account Executive", "Bluebird", "New York, USA", "Manager of key accounts."),
    (11, "Electrician", "Sparks & Sons", "York, England", "Wire houses; test and inspect."),
    (
        12,
        "Warehouse Supervisor",
        "Harbour Logistics",
        "Rotterdam, Netherlands",
        "Run the night shift of the warehouse.",
    ),
    (13, "Warehouse Operative", "Harbour Logistics", "Rotterdam, Netherlands", "Pick and pack."),
    (14, "看護師", "東京病院", "東京", "病院で働く看護師を募集します。"),
    (15, "Data Engineer", "Alder Labs", "Oslo, Norge", "Pipelines in Python. Home office at times."),
    (16, "Data Analyst", "Bluebird", "Remote", "Dashboards and reports for the care sector."),
    (17, "Teacher of Mathematics", "Elm School", "Bristol, England", "Teach years 7 to 13."),
    (18, "Software Engineer", "Quarrel Systems", "Berlin, Germany", "Services in Rust."),
    (19, "Engineering Manager", "Quarrel Systems", "Berlin, Germany", "Grow a team of engineers."),
    (20, "Head of Finance", "Elm School", "Bristol, England", "Budgets and audits."),
    (21, "Night Nurse", "St Anne Hospital", "Leeds, England", "Nurse patients through the night. Nursing degree."),
    (22, "Læge", "Ærø Sygehus", "Ærø, Danmark", "Patientbehandling."),
    (23, "Recruiter", "Peoplewise", "Dublin, Ireland", "Find nurses for homes that care."),
    (24, "Product Designer", "Fenwick Software", "Remote", "Design systems; \"mobile first\"."),
    (25, "Office Assistant", "Sparks & Sons", "York, England", "Post, phones and paperwork. No machines."),
];

fn id(number: u64) -> Uuid {
    Uuid::from_u64_pair(number << 16 | 0x7000, 1 << 63 | number)
}

fn posting(title: &str, company: &str, location: &str, description: &str) -> JobPosting {
    JobPosting {
        job_title: title.into(),
        company_name: company.into(),
        company_overview: "Overviews are not searched: zeppelin.".into(),
        location: location.into(),
        employment_type: EmploymentType::FullTime,
        salary_range: None,
        job_description: description.into(),
        responsibilities: vec!["Keep records".into()],
        requirements: Requirements { required: vec!["Driving licence".into()], preferred: vec!["Patience".into()] },
        application_link: "https://example.org".into(),
        education_level: None,
        experience_level: ExperienceLevel::Mid,
        category: JobCategory::Other,
        is_remote: location == "Remote",
        is_hybrid: false,
        is_onsite: location != "Remote",
    }
}

fn put(index: &TantivyIndex, number: u64, day: u64, posting: &JobPosting, revision: u64) {
    let job = IndexedJob { id: id(number), created_at: day as i64 * DAY, posting };
    index.apply(&[Change::Put(job)], revision).expect("applied");
}

/// All jobs in several commits, out of order.
fn fill(index: &TantivyIndex) {
    for nth in 0..JOBS.len() {
        let (number, title, company, location, description) = JOBS[nth * 7 % JOBS.len()];
        put(index, number, number, &posting(title, company, location, description), nth as u64 + 1);
    }
}

fn filled() -> TantivyIndex {
    let index = TantivyIndex::in_memory().expect("opened");
    fill(&index);
    index
}

fn search(text: &str) -> JobQuery {
    JobQuery { search: text.into(), ..JobQuery::default() }
}

/// The numbers of the jobs found; asserts that the total is theirs.
fn found(index: &TantivyIndex, query: &JobQuery) -> Vec<u64> {
    let hits = index.search(query, 0, 100).expect("searched");
    assert_eq!(hits.total, hits.ids.len() as u64, "{query:?}");
    hits.ids.iter().map(|id| id.as_u64_pair().0 >> 16).collect()
}

#[test]
fn job_08_searches_find_these_jobs_newest_first() {
    let index = filled();
    for (text, expected) in [
        ("warehouse", vec![13, 12]),
        ("WAREHOUSE night", vec![12]),
        ("night warehouse supervisor", vec![12]),
        ("northwind london manager", vec![9, 8]),
        ("quarrel rust", vec![18]),
        ("fenwick", vec![24, 4, 3]),
        ("\"night shift\"", vec![12]),
        ("\"shift night\"", vec![]),
        ("\"care home\"", vec![1]),
        ("\"data engineer\" python", vec![15]),
        ("\"team of", vec![19, 8]),
        ("elect", vec![11]),
        ("q", vec![19, 18, 2]),
        ("qu", vec![19, 18, 2]),
        ("qua", vec![19, 18, 2]),
        ("rec", (1..=25).rev().collect()),
        ("data rep", vec![16]),
        ("rep data", vec![]),
        ("warehuose", vec![13, 12]),
        ("wrehouse", vec![13, 12]),
        ("warehousse", vec![13, 12]),
        ("wxrehouse", vec![13, 12]),
        ("wxrehuose", vec![]),
        ("\"warehuose\"", vec![]),
        ("yok", vec![]),
        ("cafe", vec![6]),
        ("\"cafe\"", vec![6]),
        ("CAFÉ creme", vec![6]),
        ("strassen", vec![7]),
        ("straßen", vec![7]),
        ("moller", vec![7]),
        ("aero", vec![22]),
        ("c++", vec![2]),
        ("c#", vec![3]),
        (".net", vec![3]),
        ("node.js", vec![4]),
        ("r&d", vec![5]),
        ("看護", vec![14]),
        ("護看", vec![]),
        ("東京 病院", vec![14]),
        ("zeppelin", vec![]),
        ("licence patience sales", vec![8]),
        ("\"first", vec![24]),
        ("", (1..=25).rev().collect()),
        ("?!*", (1..=25).rev().collect()),
    ] {
        assert_eq!(found(&index, &search(text)), expected, "{text}");
    }
}

#[test]
fn job_08_operators_and_floods_are_only_words() {
    let index = filled();
    for text in
        ["title:nurse^3", "nurse AND (", "[a TO z]", "-nurse +x", "*:*", "\"\"\"", "a\u{0}b", "\\", "~2", "nurse~"]
    {
        index.search(&search(text), 0, 3).expect(text);
    }
    for text in
        ["x".repeat(10_000), "nurse ".repeat(500), "\"".repeat(10_000), "看".repeat(10_000), "é\"".repeat(5_000)]
    {
        index.search(&search(&text), 0, 3).expect("searched");
        index.search(&JobQuery { location: text, order: Order::BestMatch, ..search("n") }, 0, 3).expect("searched");
    }
}

#[test]
fn best_match_takes_words_before_beginnings_before_typos_and_titles_first() {
    let index = filled();
    for (text, expected) in [
        ("manager", vec![9, 19, 8, 10]),
        ("nurse", vec![21, 1, 23]),
        ("engineer", vec![18, 15, 2, 19]),
        ("night", vec![21, 1, 12]),
        ("", (1..=25).rev().collect()),
    ] {
        let query = JobQuery { order: Order::BestMatch, ..search(text) };
        let all = found(&index, &query);
        assert_eq!(all, expected, "{text}");
        assert_eq!(found(&index, &search(text)).len(), all.len(), "the order changes no total");
        for offset in 0..all.len() {
            let window = index.search(&query, offset as u64, 2).expect("searched").ids;
            let expected: Vec<_> = all[offset..].iter().take(2).map(|number| id(*number)).collect();
            assert_eq!(window, expected, "{text} from {offset}");
        }
    }
}

#[test]
fn job_08_every_filter_and_all_together() {
    let index = filled();
    let changed = |number: u64, change: &dyn Fn(&mut JobPosting)| {
        let (_, title, company, location, description) = JOBS[number as usize - 1];
        let mut posting = posting(title, company, location, description);
        change(&mut posting);
        put(&index, number, number, &posting, 100 + number);
    };
    changed(2, &|job| job.category = JobCategory::Tech);
    changed(3, &|job| (job.category, job.employment_type) = (JobCategory::Tech, EmploymentType::Contract));
    changed(18, &|job| {
        (job.category, job.experience_level) = (JobCategory::Tech, ExperienceLevel::Senior);
        (job.is_remote, job.is_hybrid, job.is_onsite) = (false, true, false);
    });
    let all = JobQuery::default;
    for (query, expected) in [
        (JobQuery { category: Some(JobCategory::Tech), ..all() }, vec![18, 3, 2]),
        (JobQuery { category: Some(JobCategory::Sales), ..all() }, vec![]),
        (JobQuery { employment_type: Some(EmploymentType::Contract), ..all() }, vec![3]),
        (JobQuery { experience_level: Some(ExperienceLevel::Senior), ..all() }, vec![18]),
        (JobQuery { is_remote: true, ..all() }, vec![24, 16, 4]),
        (JobQuery { is_hybrid: true, ..all() }, vec![18]),
        (JobQuery { is_remote: true, is_hybrid: true, ..all() }, vec![24, 18, 16, 4]),
        (JobQuery { is_remote: true, search: "design".into(), ..all() }, vec![24]),
        (JobQuery { is_onsite: true, category: Some(JobCategory::Tech), ..all() }, vec![3, 2]),
        (JobQuery { location: "york".into(), ..all() }, vec![25, 11, 10]),
        (JobQuery { location: "York, Eng".into(), ..all() }, vec![25, 11]),
        (JobQuery { location: "zurich".into(), ..all() }, vec![5]),
        (JobQuery { location: "東京".into(), ..all() }, vec![14]),
        (JobQuery { location: "hillside".into(), ..all() }, vec![]),
        (
            JobQuery {
                location: "berlin".into(),
                search: "engineer".into(),
                category: Some(JobCategory::Tech),
                ..all()
            },
            vec![18, 2],
        ),
    ] {
        assert_eq!(found(&index, &query), expected, "{query:?}");
    }
    let tech = index.counts(&JobQuery { category: Some(JobCategory::Tech), ..all() }, 25 * DAY + 5).expect("counted");
    assert_eq!(tech.total, 3);
    assert_eq!((tech.categories[0], tech.categories[8]), ((JobCategory::Tech, 3), (JobCategory::Other, 22)));
    assert_eq!(tech.employment_types[0], (EmploymentType::FullTime, 2));
    assert_eq!(tech.experience_levels[2], (ExperienceLevel::Senior, 1));
    assert_eq!((tech.remote, tech.hybrid, tech.onsite), (0, 1, 2));
    let days: Vec<_> = (0..30).filter(|day| tech.per_day[*day] > 0).map(|day| day + 25 - 29).collect();
    assert_eq!(days, [2, 3, 18]);
}

#[test]
fn job_67_windows_at_any_depth_with_ties_by_falling_id() {
    let index = TantivyIndex::in_memory().expect("opened");
    let posting = posting("Cook", "Inn", "Bath", "Cook.");
    let created = |number: u64| (number * 7919 % 40) as i64 / 4;
    for first in (0..300).step_by(50) {
        let job = |number| IndexedJob { id: id(number), created_at: created(number), posting: &posting };
        let changes: Vec<_> = (first..first + 50).map(|number| Change::Put(job(number))).collect();
        index.apply(&changes, first + 1).expect("applied");
    }
    index.apply(&[Change::Remove(id(17)), Change::Remove(id(170))], 999).expect("removed");
    let mut expected: Vec<_> = (0..300).filter(|number| ![17, 170].contains(number)).collect();
    expected.sort_by_key(|number| std::cmp::Reverse((created(*number), *number)));
    for (offset, limit) in (0..310).map(|offset| (offset, 3)).chain([(0, 1_000), (0, 0), (u64::MAX, 3)]) {
        let hits = index.search(&search("cook"), offset, limit).expect("searched");
        let window: Vec<_> =
            expected.iter().skip(offset.min(1_000) as usize).take(limit).map(|number| id(*number)).collect();
        assert_eq!((hits.ids, hits.total), (window, 298), "{offset}");
    }
}

#[test]
fn candidates_are_the_best_of_all_jobs() {
    let index = filled();
    let candidates = |terms: &[(&str, f32)], limit| {
        let terms: Vec<_> = terms.iter().map(|(term, weight)| ((*term).to_owned(), *weight)).collect();
        let ids = index.candidates(&terms, limit).expect("asked");
        ids.iter().map(|id| id.as_u64_pair().0 >> 16).collect::<Vec<u64>>()
    };
    assert_eq!(candidates(&[("nurse", 1.0)], 9), [21, 1]);
    assert_eq!(candidates(&[("data engineer", 2.0), ("python", 1.0)], 9), [15]);
    assert_eq!(candidates(&[("warehouse", 1.0), ("supervisor", 1.0), ("rotterdam", 1.0)], 9), [12, 13]);
    assert_eq!(candidates(&[("warehouse", 1.0), ("night", 1.0)], 1), [12]);
    assert_eq!(candidates(&[("nurse", 0.0), ("nurse", f32::NAN), ("?", 1.0), ("zeppelin", 1.0)], 9), [0; 0]);
    assert_eq!(candidates(&[("nurse", 1.0)], 0), [0; 0]);
}

#[test]
fn changes_are_seen_at_once_and_outlive_the_process() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = TantivyIndex::open(folder.path()).expect("opened");
    assert_eq!(index.revision(), 0);
    fill(&index);
    put(&index, 1, 1, &posting("Falconer", "Castle", "Bath", "Fly hawks."), 40);
    assert_eq!(found(&index, &search("falconer")), [1]);
    assert_eq!(found(&index, &search("hillside")), [0; 0], "what it was before is gone");
    index.apply(&[Change::Remove(id(2)), Change::Remove(id(77))], 41).expect("removed");
    assert_eq!(found(&index, &search("c++")), [0; 0]);
    assert!(matches!(TantivyIndex::open(folder.path()), Err(SearchError::InUse)));
    drop(index);

    let index = TantivyIndex::open(folder.path()).expect("opened again");
    assert_eq!((index.revision(), found(&index, &JobQuery::default()).len()), (41, 24));
    index.apply(&[], 41).expect("nothing to do");
    assert_eq!(index.revision(), 41);
    index.apply(&[], 42).expect("only the revision");
    assert_eq!(index.revision(), 42);
    index.clear().expect("cleared");
    assert_eq!((index.revision(), found(&index, &JobQuery::default()).len()), (0, 0));
    drop(index);
    assert_eq!(TantivyIndex::open(folder.path()).expect("opened").revision(), 0);
}

/// Harms a folder.
type Damage<'a> = &'a dyn Fn(&Path);

#[test]
fn a_damaged_folder_comes_back_empty() {
    let truncate = |path: &Path, length| fs::write(path, &fs::read(path).expect("read")[..length]).expect("written");
    let with_end = |folder: &Path, end: &str| {
        let mut files = fs::read_dir(folder).expect("listed").map(|file| file.expect("listed").path());
        files.find(|path| path.extension().is_some_and(|found| found == end)).expect("there")
    };
    let damages: [(&str, Damage<'_>); 7] = [
        ("deleted", &|folder| fs::remove_dir_all(folder).expect("removed")),
        ("meta.json is nonsense", &|folder| fs::write(folder.join("meta.json"), "{}x").expect("written")),
        ("meta.json is empty", &|folder| truncate(&folder.join("meta.json"), 0)),
        ("meta.json is missing", &|folder| fs::remove_file(folder.join("meta.json")).expect("removed")),
        ("a segment is cut", &|folder| truncate(&with_end(folder, "idx"), 20)),
        ("a segment is missing", &|folder| fs::remove_file(with_end(folder, "term")).expect("removed")),
        ("a bit differs after a restart of the machine", &|folder| {
            fs::write(folder.join("machine-run"), "another").expect("written");
            let path = with_end(folder, "pos");
            let mut bytes = fs::read(&path).expect("read");
            bytes[0] ^= 1;
            fs::write(path, bytes).expect("written");
        }),
    ];
    for (name, damage) in damages {
        let parent = tempfile::tempdir().expect("a folder");
        let folder = parent.path().join("index");
        let index = TantivyIndex::open(&folder).expect("opened");
        fill(&index);
        drop(index);
        damage(&folder);
        let index = TantivyIndex::open(&folder).expect(name);
        assert_eq!((index.revision(), found(&index, &JobQuery::default()).len()), (0, 0), "{name}");
        fill(&index);
        assert_eq!(found(&index, &search("warehouse")), [13, 12], "{name}");
    }
}

#[test]
fn an_index_that_is_lost_while_it_is_open_is_made_anew() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("index");
    let index = TantivyIndex::open(&folder).expect("opened");
    for round in 0..2 {
        fill(&index);
        assert_eq!(found(&index, &search("warehouse")), [13, 12], "round {round}");
        fs::remove_dir_all(&folder).expect("removed");
        assert_eq!(found(&index, &search("warehouse")), [13, 12], "what is open is still read");
        assert!(index.apply(&[Change::Remove(id(2))], 90).is_err());
        assert_eq!((index.revision(), found(&index, &JobQuery::default()).len()), (0, 0));
    }
    fill(&index);
    drop(index);
    let again = TantivyIndex::open(&folder).expect("opened again");
    assert_eq!(found(&again, &search("warehouse")), [13, 12]);
}

#[test]
fn an_index_of_another_version_comes_back_empty() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = TantivyIndex::open(folder.path()).expect("opened");
    fill(&index);
    drop(index);
    let meta = folder.path().join("meta.json");
    let text = fs::read_to_string(&meta).expect("read");
    let other = text.replace("\"1 25\"", "\"0 25\"");
    assert_ne!(text, other);
    fs::write(meta, other).expect("written");
    assert_eq!(TantivyIndex::open(folder.path()).expect("opened").revision(), 0);
}
