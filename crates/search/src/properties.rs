//! Random searches over random jobs, beside the plainest way to answer them.

use proptest::prelude::*;
use uuid::Uuid;
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory, JobPosting, Requirements};

use crate::schema::texts_of;
use crate::words::{clauses, words};
use crate::{Change, IndexedJob, JobIndex, JobQuery, Order, TantivyIndex};

fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[a-d]{1,5}",
        "[a-c]{4,6}",
        Just("C++".to_owned()),
        Just("node.js".to_owned()),
        Just("R&D,".to_owned()),
        Just("Été".to_owned()),
        Just("看護".to_owned()),
    ];
    prop::collection::vec(word, 1..8).prop_map(|words| words.join(" "))
}

prop_compose! {
    fn posting()(
        texts in (line(), line(), line(), line(), prop::collection::vec(line(), 0..3)),
        kinds in (prop::sample::select(JobCategory::ALL), prop::sample::select(EmploymentType::ALL), prop::sample::select(ExperienceLevel::ALL)),
        modes in any::<(bool, bool, bool)>(),
    ) -> JobPosting {
        JobPosting {
            job_title: texts.0,
            company_name: texts.1,
            company_overview: String::new(),
            location: texts.2,
            employment_type: kinds.1,
            salary_range: None,
            job_description: texts.3,
            responsibilities: texts.4.clone(),
            requirements: Requirements { required: texts.4, preferred: Vec::new() },
            application_link: String::new(),
            education_level: None,
            experience_level: kinds.2,
            category: kinds.0,
            is_remote: modes.0,
            is_hybrid: modes.1,
            is_onsite: modes.2,
        }
    }
}

prop_compose! {
    fn query()(
        search in prop_oneof![3 => line(), 2 => line().prop_map(|line| format!("\"{line}\"")), 1 => (line(), line()).prop_map(|(a, b)| format!("{a} \"{b}")), 1 => Just(String::new())],
        category in prop::option::weighted(0.3, prop::sample::select(JobCategory::ALL)),
        employment_type in prop::option::weighted(0.3, prop::sample::select(EmploymentType::ALL)),
        experience_level in prop::option::weighted(0.3, prop::sample::select(ExperienceLevel::ALL)),
        modes in any::<(bool, bool, bool)>(),
    ) -> JobQuery {
        JobQuery {
            // Few words, so that something is found.
            search: search.split_inclusive(' ').take(3).collect(),
            category,
            employment_type,
            experience_level,
            is_remote: modes.0,
            is_hybrid: modes.1,
            is_onsite: modes.2,
            ..JobQuery::default()
        }
    }
}

fn fits(query: &JobQuery, job: &JobPosting) -> bool {
    let texts: Vec<_> = texts_of(job).map(words).collect();
    let modes = [(query.is_remote, job.is_remote), (query.is_hybrid, job.is_hybrid), (query.is_onsite, job.is_onsite)];
    clauses(&query.search).iter().all(|clause| texts.iter().any(|words| !clause.found_in(words).is_empty()))
        && query.category.is_none_or(|wanted| wanted == job.category)
        && query.employment_type.is_none_or(|wanted| wanted == job.employment_type)
        && query.experience_level.is_none_or(|wanted| wanted == job.experience_level)
        && (modes.iter().all(|(wanted, _)| !wanted) || modes.iter().any(|(wanted, has)| *wanted && *has))
}

fn id(nth: usize) -> Uuid {
    Uuid::from_u128(nth as u128 + 1)
}

fn index_of(jobs: &[JobPosting]) -> TantivyIndex {
    let index = TantivyIndex::in_memory().expect("opened");
    for (chunk, jobs) in jobs.chunks(7).enumerate() {
        let job = |(nth, posting)| IndexedJob { id: id(chunk * 7 + nth), created_at: nth as i64, posting };
        let changes: Vec<_> = jobs.iter().enumerate().map(job).map(Change::Put).collect();
        index.apply(&changes, 1).expect("applied");
    }
    index
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn job_08_totals_are_those_of_a_plain_count(
        jobs in prop::collection::vec(posting(), 1..30),
        queries in prop::collection::vec(query(), 20),
    ) {
        let index = index_of(&jobs);
        for mut query in queries {
            let mut expected: Vec<_> = (0..jobs.len()).filter(|nth| fits(&query, &jobs[*nth])).collect();
            expected.sort_by_key(|nth| std::cmp::Reverse((nth % 7, *nth)));
            let hits = index.search(&query, 0, 100).expect("searched");
            prop_assert_eq!(hits.total, expected.len() as u64, "{:?}", &query);
            prop_assert_eq!(&hits.ids, &expected.iter().map(|nth| id(*nth)).collect::<Vec<_>>());
            prop_assert_eq!(index.counts(&query, 0).expect("counted").total, hits.total);
            query.order = Order::BestMatch;
            let mut best = index.search(&query, 0, 100).expect("searched").ids;
            let mut newest = hits.ids;
            best.sort_unstable();
            newest.sort_unstable();
            prop_assert_eq!(best, newest);
        }
    }

    #[test]
    fn no_search_fails(
        jobs in prop::collection::vec(posting(), 1..10),
        searches in prop::collection::vec((any::<String>(), any::<String>(), 0u64..20), 20),
    ) {
        let index = index_of(&jobs);
        for (search, location, offset) in searches {
            for order in [Order::Newest, Order::BestMatch] {
                let query = JobQuery { search: search.clone(), location: location.clone(), order, ..JobQuery::default() };
                index.search(&query, offset, 3).expect("searched");
            }
            index.candidates(&[(search.clone(), 1.0), (location, 2.0)], 5).expect("asked");
            for range in crate::highlights(&search, &search) {
                prop_assert!(search.is_char_boundary(range.start) && search.is_char_boundary(range.end));
            }
        }
    }
}
