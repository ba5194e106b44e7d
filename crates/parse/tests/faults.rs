//! No line kills the parser, in whatever order its pieces stand.

use crate::common::heads;
use crate::common::word::flow;
use proptest::prelude::*;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Mutex;
use vitae_model::document::Document;
use vitae_model::source::Warning;
use vitae_parse::parse;

/// The warnings of a document that are faults of the parser.
fn faults(document: &Document) -> Vec<Warning> {
    parse(document).details.warnings.into_iter().filter(Warning::is_fault).collect()
}

#[test]
fn an_employer_behind_the_dates_is_read() {
    for text in
        ["Engineer, 2018 - 2020 at Blue Oak", "Engineer, 2018 - 2020 @ Blue Oak", "Engineer, 2018 - 2020 with Blue Oak"]
    {
        let document = flow(&format!("Ada Byron\nada@example.org\n# Experience\n{text}\n* Built hulls"));
        let parsed = parse(&document);
        assert_eq!(parsed.details.warnings, [], "{text}");
        let [job] = &parsed.resume.experience[..] else { panic!("{text}: {:?}", parsed.resume.experience) };
        assert_eq!(
            (job.position.as_str(), job.company.as_str(), job.duration.as_str(), job.description.as_str()),
            ("Engineer", "Blue Oak", "2018 - 2020", "Built hulls"),
            "{text}"
        );
    }
}

#[test]
fn a_number_in_an_address_is_read() {
    for reach in [
        "+44 7700 900123.ada@example.org https://example.org/a",
        "+44 7700 900123-ada@example.org https://example.org/a",
    ] {
        let document =
            flow(&format!("Ada Byron\n# Experience\nEngineer, Blue Oak, 2018 - 2020\n{reach}\n# Skills\nRust, SQL"));
        let parsed = parse(&document);
        assert_eq!(parsed.details.warnings, [], "{reach}");
        assert_eq!(parsed.resume.skills, ["Rust", "SQL"], "{reach}");
    }
}

/// Draws from bytes as the fuzzer does: 0 when there are no more.
fn drawn(bytes: &[u8]) -> Document {
    let mut bytes = bytes.iter();
    heads::document(&mut |below| bytes.next().map_or(0, |byte| usize::from(*byte) % below))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn heads_in_any_order_are_read(bytes in prop::collection::vec(any::<u8>(), 20..600)) {
        prop_assert_eq!(faults(&drawn(&bytes)), []);
    }
}

/// Where the parser panicked, and in how many documents.
type Found = BTreeMap<String, usize>;

/// The same grammar a hundred thousand times: `cargo test -p vitae-parse --test tests faults -- --ignored --nocapture`. Says where it
/// panicked, and in which document first.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_documents_are_read() {
    static FOUND: Mutex<Found> = Mutex::new(Found::new());
    thread_local!(static CASE: Cell<u64> = const { Cell::new(0) });
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        let mut found = FOUND.lock().expect("no holder panics");
        let count = found.entry(place.clone()).or_default();
        *count += 1;
        if *count == 1 {
            println!("{place} in document {}: {info}", CASE.get());
        }
    }));
    let read = |part: u64| {
        for case in (0..100_000_u64).filter(|case| case % 2 == part) {
            if case % 10_000 == 0 {
                println!("{case} documents");
            }
            CASE.set(case);
            let mut state = case.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            parse(&heads::document(&mut |below| draw(&mut state) % below));
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(|| read(0));
        read(1);
    });
    _ = std::panic::take_hook();
    let found = FOUND.lock().expect("no holder panics");
    assert!(found.is_empty(), "{found:#?}");
}

/// xorshift64*: the same cases everywhere.
fn draw(state: &mut u64) -> usize {
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize
}
