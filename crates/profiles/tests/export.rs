//! Reading LinkedIn exports: whole, partial, odd and hostile ones (LIN-10).

use proptest::prelude::*;
use vitae_model::resume::AdditionalKind;
use vitae_profiles::linkedin::export::{ArchiveError, Export, MAX_ARCHIVE_BYTES, read};
use vitae_testkit::linkedin_export::{FILES, archive as zipped, whole};

fn one(name: &str, text: &[u8]) -> Result<Export, ArchiveError> {
    read(&zipped([(name, text)]))
}

#[test]
fn lin_10_a_whole_archive_becomes_a_profile() {
    let Export { profile, notes } = read(&whole()).unwrap();
    assert_eq!(profile.headline, "Engineer, harbours & tides");
    let resume = profile.resume;
    assert_eq!((resume.name.as_str(), resume.email.as_str()), ("Ada Quill", "ada.quill@example.org"));
    assert_eq!(
        (resume.phone.as_deref(), resume.location.as_deref()),
        (Some("+44 113 496 0000"), Some("Leeds, England"))
    );
    assert_eq!(resume.summary.as_deref(), Some("I measure water.\n\nAnd I like \"quiet\" code."));
    let links: Vec<&str> = resume.links.iter().map(|link| link.url.as_str()).collect();
    assert_eq!(links, ["https://ada-quill.example/", "https://x.com/adaquill"], "a script is no address");

    let jobs: Vec<_> = resume.experience.iter().map(|job| (job.position.as_str(), job.duration.as_str())).collect();
    let expected = [
        ("Senior Engineer", "Mar 2021 - Present"),
        ("Engineer", "Jun 2018 - Mar 2021"),
        ("Praktikantin", "Sep 2016 - Feb 2017"),
    ];
    assert_eq!(jobs, expected);
    assert_eq!(resume.experience[0].description, "Led the tide model\nCut costs by 20 %");
    let study = &resume.education[0];
    assert_eq!((study.degree.as_str(), study.field.as_str()), ("Bachelor of Science", "Oceanography"));
    assert_eq!((study.start_year.as_deref(), study.graduation_year.as_str()), (Some("2012"), "2016"));
    assert_eq!(study.grade.as_deref(), Some("1.3"));
    assert_eq!(resume.skills, ["Rust", "Postgres", "Tide modelling"]);
    let projects: Vec<_> = resume.projects.iter().map(|project| (&*project.name, project.url.as_deref())).collect();
    let repository = Some("https://github.com/octo-ada/tide-tables");
    assert_eq!(projects, [("Tide Tables", repository), ("Bad Link", None)]);
    assert_eq!(resume.certifications[0].date, "May 2019");
    assert_eq!(resume.achievements[0].title, "Harbour Prize");
    let languages: Vec<_> = resume.languages.iter().map(|language| language.level.as_str()).collect();
    assert_eq!(languages, ["Native or bilingual", "Limited working"]);
    let kinds: Vec<_> = resume.additional.iter().map(|section| (section.kind, section.items.len())).collect();
    let expected = [(AdditionalKind::Volunteering, 1), (AdditionalKind::Publications, 1), (AdditionalKind::Other, 1)];
    assert_eq!(kinds, expected);
    assert_eq!(notes, ["Not opened, because they hold other people's data: Connections.csv, messages.csv."]);
}

#[test]
fn other_people_s_data_is_nowhere_in_a_profile() {
    // Under its own name, and under one that tells nothing.
    for name in ["Connections.csv", "Tabelle 7.csv"] {
        let connections = FILES.iter().find(|(name, _)| *name == "Connections.csv").unwrap().1;
        let export = read(&zipped([(name, connections.as_bytes()), ("Skills.csv", b"Name\nRust\n")])).unwrap();
        assert!(!format!("{:?}", export.profile).contains("Bob"), "{name}");
    }
}

#[test]
fn tables_are_known_by_their_columns_in_folders_preambles_and_encodings() {
    let jobs =
        "Company Name,Title,Description,Location,Started On,Finished On\r\nBäckerei Süß,Köchin,,,févr. 2022,\r\n";
    let latin = encoding_rs::WINDOWS_1252.encode(jobs).0.into_owned();
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain(jobs.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let marked = [b"\xef\xbb\xbf", jobs.as_bytes()].concat();
    let preamble = format!("Notes:\n\"This file, with a comma\"\n\n{jobs}").into_bytes();
    let excel = jobs.replace(',', ";").into_bytes();
    for (at, bytes) in [jobs.as_bytes().to_vec(), latin, wide, marked, preamble, excel].into_iter().enumerate() {
        let export = one("Basic_LinkedInDataExport_03-01-2026/Berufserfahrung_123.csv", &bytes).unwrap();
        let job = &export.profile.resume.experience[0];
        assert_eq!((job.company.as_str(), job.position.as_str()), ("Bäckerei Süß", "Köchin"), "{at}");
        assert_eq!(job.duration, "Feb 2022 - Present", "{at}");
    }
}

#[test]
fn a_partial_archive_is_taken_and_says_what_is_missing() {
    let export = one("Skills.csv", b"Name\nRust\n").unwrap();
    assert_eq!(export.profile.resume.skills, ["Rust"]);
    assert_eq!(export.notes, ["Not in this archive: Profile.csv, Positions.csv, Education.csv."]);
    assert_eq!(one("Skills.csv", b"There is no data.").unwrap_err(), ArchiveError::NothingKnown);
    assert_eq!(one("word/document.xml", b"<w/>").unwrap_err(), ArchiveError::NothingKnown);
    assert_eq!(read(b"PK\x03\x04 and no more").unwrap_err(), ArchiveError::Damaged);
    assert_eq!(read(b"").unwrap_err(), ArchiveError::Damaged);
}

/// Whether an archive is refused as made to harm.
fn is_unsafe(bytes: &[u8]) -> bool {
    matches!(read(bytes), Err(ArchiveError::Unsafe(_)))
}

#[test]
fn archives_that_are_made_to_harm_are_refused() {
    let skills: (&str, &[u8]) = ("Skills.csv", b"Name\nRust\n");
    let bomb = [b"Name\n".to_vec(), vec![b'a'; 5 * 1024 * 1024]].concat();
    assert!(is_unsafe(&zipped([("Skills.csv", bomb.as_slice())])), "a bomb");
    let large = [b"Name\n".to_vec(), vec![b'a'; 3_900_000]].concat();
    let names: Vec<String> = (0..6).map(|at| format!("{at}.csv")).collect();
    assert!(is_unsafe(&zipped(names.iter().map(|name| (name.as_str(), large.as_slice())))), "many large tables");
    for path in ["/etc/Skills.csv", "../../Skills.csv", "a/../../../Skills.csv"] {
        assert!(is_unsafe(&zipped([(path, skills.1)])), "{path}");
    }
    let tables: Vec<String> = (0..300).map(|at| format!("{at}.csv")).collect();
    assert!(is_unsafe(&zipped(tables.iter().map(|name| (name.as_str(), skills.1)))), "too many tables");
    assert!(is_unsafe(&vec![0; MAX_ARCHIVE_BYTES + 1]), "too large");
}

#[test]
fn an_archive_of_100_000_entries_is_refused_at_once() {
    let names: Vec<String> = (0..100_000).map(|at| at.to_string()).collect();
    let bytes = zipped(names.iter().map(|name| (name.as_str(), &b""[..])));
    let begun = std::time::Instant::now();
    assert!(is_unsafe(&bytes));
    assert!(begun.elapsed() < std::time::Duration::from_secs(2), "{:?}", begun.elapsed());
}

/// Where the list of contents describes its first entry.
fn central(bytes: &[u8]) -> usize {
    bytes.windows(4).position(|window| window == b"PK\x01\x02").unwrap()
}

#[test]
fn sizes_that_lie_and_entries_that_share_their_bytes_are_refused() {
    let table = [b"Name\n".to_vec(), vec![b'a'; 100_000]].concat();
    let mut lying = zipped([("Skills.csv", table.as_slice())]);
    let at = central(&lying) + 24;
    lying[at..at + 4].copy_from_slice(&10_u32.to_le_bytes());
    assert!(is_unsafe(&lying), "it says to be 10 bytes");

    let mut shared = zipped([("a.csv", table.as_slice()), ("b.csv", table.as_slice())]);
    let first = central(&shared);
    let second = first + 4 + central(&shared[first + 4..]);
    // Where the entry begins: the second one's says what the first one's says.
    let place: [u8; 4] = shared[first + 42..first + 46].try_into().unwrap();
    shared[second + 42..second + 46].copy_from_slice(&place);
    assert!(read(&shared).is_err(), "both begin at the same place");
}

#[test]
fn dates_and_entities_are_brought_into_one_spelling() {
    let rows =
        "Company Name,Title,Started On,Finished On\nA &amp; B,X,2019,2020\nA,X,,\nA,X,Jan 2020,Jan 2020\nA,X,soon,\n";
    let export = one("Positions.csv", rows.as_bytes()).unwrap();
    let jobs: Vec<_> = export.profile.resume.experience.iter().map(|job| job.duration.as_str()).collect();
    assert_eq!(jobs, ["2019 - 2020", "", "Jan 2020", "soon - Present"]);
    assert_eq!(export.profile.resume.experience[0].company, "A & B");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        _ = read(&bytes);
        _ = one("Skills.csv", &bytes);
    }

    #[test]
    fn a_damaged_archive_is_read_or_refused(at in 0..3_000_usize, byte in any::<u8>(), cut in 0..6_000_usize) {
        let mut bytes = whole();
        let at = at % bytes.len();
        bytes[at] = byte;
        _ = read(&bytes);
        bytes.truncate(cut % bytes.len());
        _ = read(&bytes);
    }

    #[test]
    fn whatever_stands_in_a_cell_arrives_as_it_is(company in "[^\\p{C}&•▪●◦]{1,40}") {
        let quoted = company.replace('"', "\"\"");
        let text = format!("Company Name,Title,Started On,Finished On\n\"{quoted}\",X,,\n");
        let export = one("Positions.csv", text.as_bytes()).unwrap();
        prop_assert_eq!(&export.profile.resume.experience[0].company, company.trim());
    }
}
