//! The merge of a resume and two profiles, and bringing links up to date (CRE-06, DSH-43).

use vitae_model::ParsedResume;
use vitae_model::resume::{Certification, Education, Experience, Link, Project};
use vitae_profiles::merge::*;
use vitae_profiles::{GithubProfile, ImportedProfile, LanguageBytes, Repository};

fn job(company: &str, position: &str, duration: &str, description: &str) -> Experience {
    Experience {
        company: company.into(),
        position: position.into(),
        duration: duration.into(),
        description: description.into(),
        ..Experience::default()
    }
}

fn update_links(
    resume: &mut ParsedResume,
    linkedin: Option<&str>,
    github: Option<&GithubProfile>,
    scope: LinkScope,
) -> Vec<LinkChange> {
    let changes = link_changes(resume, linkedin, github, scope);
    apply_links(resume, &changes);
    changes
}

fn project(name: &str, url: Option<&str>) -> Project {
    Project { name: name.into(), url: url.map(str::to_owned), ..Project::default() }
}

fn repository(id: &str, name: &str, stars: u32) -> Repository {
    Repository {
        id: id.into(),
        name: name.into(),
        full_name: format!("ada/{name}"),
        url: format!("https://github.com/ada/{name}"),
        language: "Rust".into(),
        stars,
        languages: vec![
            LanguageBytes { name: "Rust".into(), bytes: 900 },
            LanguageBytes { name: "C".into(), bytes: 20 },
        ],
        topics: vec!["postgres".into(), "ships".into()],
        ..Repository::default()
    }
}

fn github(repositories: Vec<Repository>) -> GithubProfile {
    GithubProfile {
        login: "ada".into(),
        url: "https://github.com/ada".into(),
        repositories,
        ..GithubProfile::default()
    }
}

fn compare(own: &ParsedResume, linkedin: &ParsedResume) -> Preview {
    let linkedin = ImportedProfile { headline: String::new(), resume: linkedin.clone() };
    preview(&Input { resume: Some(own), linkedin: Some(&linkedin), ..Input::default() })
}

fn entries(preview: &Preview, section: Section) -> &[Entry] {
    preview.sections.iter().find(|part| part.section == section).map_or(&[], |part| &part.entries)
}

/// The states of one job in the resume and one at LinkedIn: one entry when they are the same job.
fn states(own: Experience, linkedin: Experience) -> Vec<State> {
    let resume = |job| ParsedResume { experience: vec![job], ..ParsedResume::default() };
    let preview = compare(&resume(own), &resume(linkedin));
    entries(&preview, Section::Experience).iter().map(|entry| entry.state).collect()
}

#[test]
fn the_same_company_and_overlapping_time_are_the_same_job() {
    use State::{Different, Kept, New, Same};
    let two = vec![Kept, New];
    for (own, other, expected) in [
        (
            job("Kiln", "Engineer", "2019 - 2021", "Did"),
            job("Kiln Ltd.", "Engineer", "Mar 2019 - Jun 2021", "Did"),
            vec![Same],
        ),
        (
            job("Kiln", "Engineer", "2019 - 2021", "Did"),
            job("KILN", "Engineer", "2019 - 2021", "Did more"),
            vec![Different],
        ),
        (
            job("Kiln", "Dev", "2019 - 2021", ""),
            job("Kiln Inc", "Software Engineer", "2019 - 2021", ""),
            vec![Different],
        ),
        (job("Kiln", "Engineer", "2015 - 2016", ""), job("Kiln", "Engineer", "2019 - 2021", ""), { vec![New, Kept] }),
        (
            job("Kiln", "Engineer", "Jan 2019 - Mar 2021", ""),
            job("Kiln", "Lead", "Mar 2021 - Present", ""),
            vec![New, Kept],
        ),
        (
            job("Kiln", "Intern", "Mar 2021 - Mar 2021", ""),
            job("Kiln", "Lead", "Mar 2021 - Present", ""),
            vec![New, Kept],
        ),
        (job("Kiln", "Trainee", "Mar 2021", ""), job("Kiln", "Intern", "Mar 2021 - Mar 2021", ""), vec![Different]),
        (job("Kiln", "Engineer", "2019 - Present", ""), job("Larkwell", "Engineer", "2019 - Present", ""), two.clone()),
        (job("Kiln", "Engineer", "", ""), job("Kiln GmbH", "Engineer", "2019 - 2021", ""), vec![Different]),
        (job("Kiln", "Engineer", "", ""), job("Kiln GmbH", "Cook", "2019 - 2021", ""), two.clone()),
        (
            job("Kiln", "Sr. Engineer", "2019 - 2021", ""),
            job("Kiln Studios", "Senior Engineer", "2019 - 2021", ""),
            vec![Different],
        ),
        (job("", "Engineer", "2019 - 2021", ""), job("", "Engineer", "2019 - 2021", ""), two),
    ] {
        assert_eq!(states(own.clone(), other.clone()), expected, "{own:?} {other:?}");
    }
}

#[test]
fn of_several_jobs_at_a_company_each_finds_its_own() {
    let own = ParsedResume {
        experience: vec![
            job("Kiln", "Senior Engineer", "2021 - Present", ""),
            job("Kiln", "Engineer", "2018 - 2021", ""),
        ],
        ..ParsedResume::default()
    };
    let linkedin = ParsedResume {
        experience: vec![
            job("Kiln", "Engineer", "Jun 2018 - Mar 2021", ""),
            job("Kiln", "Senior Engineer", "Mar 2021 - Present", ""),
        ],
        ..ParsedResume::default()
    };
    let preview = compare(&own, &linkedin);
    let jobs = entries(&preview, Section::Experience);
    assert_eq!(jobs.len(), 2);
    for entry in jobs {
        let titles: Vec<&str> = entry.variants.iter().map(|variant| variant.value.title()).collect();
        assert_eq!(titles[0], titles[1]);
    }
}

#[test]
fn new_jobs_stand_where_they_belong_and_the_order_of_the_user_stays() {
    let own = ParsedResume {
        experience: vec![job("A", "X", "2020 - Present", ""), job("B", "X", "2010 - 2012", "")],
        ..ParsedResume::default()
    };
    let linkedin = ParsedResume {
        experience: vec![job("C", "X", "2015 - 2018", ""), job("D", "X", "2005 - 2006", ""), job("E", "X", "", "")],
        ..ParsedResume::default()
    };
    let preview = compare(&own, &linkedin);
    let order: Vec<&str> = entries(&preview, Section::Experience).iter().map(|entry| entry.subtitle.as_str()).collect();
    assert_eq!(order, ["A", "C", "B", "D", "E"]);
}

#[test]
fn schools_projects_skills_and_links_find_their_twins() {
    let study = |institution: &str, degree: &str, year: &str| Education {
        institution: institution.into(),
        degree: degree.into(),
        graduation_year: year.into(),
        ..Education::default()
    };
    let own = ParsedResume {
        education: vec![study("University of Eastmere", "BSc", "2016")],
        projects: vec![project("Tides", Some("http://www.github.com/Ada/tide-tables.git")), project("Ledger", None)],
        skills: vec!["Kubernetes".into(), "Postgres".into()],
        links: vec![Link { name: "LinkedIn".into(), url: "https://linkedin.com/in/old".into() }],
        ..ParsedResume::default()
    };
    let linkedin = ParsedResume {
        education: vec![
            study("Eastmere University", "Bachelor of Science", "2016"),
            study("Eastmere University", "PhD", "2020"),
        ],
        skills: vec!["k8s".into(), "Rust".into()],
        links: vec![Link { name: "LinkedIn".into(), url: "https://www.linkedin.com/in/ada".into() }],
        ..ParsedResume::default()
    };
    let linkedin = ImportedProfile { headline: String::new(), resume: linkedin };
    let profile = github(vec![repository("1", "tide-tables", 5), repository("2", "ledger", 1)]);
    let preview =
        preview(&Input { resume: Some(&own), linkedin: Some(&linkedin), github: Some(&profile), ..Input::default() });
    let seen = |section| -> Vec<(String, State)> {
        entries(&preview, section).iter().map(|entry| (entry.title.clone(), entry.state)).collect()
    };
    let pair = |title: &str, state| (title.to_owned(), state);
    use State::{Different, New, Same};
    assert_eq!(
        seen(Section::Education),
        [pair("Eastmere University", New), pair("University of Eastmere", Different)],
        "a second degree of the same school is another one"
    );
    assert_eq!(seen(Section::Projects), [pair("Tides", Different), pair("Ledger", Different)]);
    assert_eq!(
        seen(Section::Skills),
        [pair("Kubernetes", Same), pair("Postgres", State::Kept), pair("Rust", New)],
        "the language of the repositories is the skill that LinkedIn names"
    );
    assert_eq!(seen(Section::Links), [pair("LinkedIn", Different), pair("GitHub", New)]);
    let repository = entries(&preview, Section::Projects)[0].repository.as_ref().unwrap();
    assert_eq!((repository.id.as_str(), repository.stars), ("1", 5));
}

#[test]
fn nothing_that_the_user_wrote_is_replaced_unless_that_was_chosen() {
    let own = ParsedResume {
        name: "Ada".into(),
        email: "ada@example.org".into(),
        summary: Some("Mine".into()),
        experience: vec![job("Kiln", "Engineer", "2019 - 2021", "My words")],
        ..ParsedResume::default()
    };
    let linkedin = ParsedResume {
        name: "Ada Quill".into(),
        summary: Some("Theirs".into()),
        phone: Some("1".into()),
        experience: vec![job("Kiln", "Engineer", "2019 - 2021", "Other words")],
        ..ParsedResume::default()
    };
    let preview = compare(&own, &linkedin);
    let assembled = assemble(&preview, None).unwrap();
    assert_eq!(assembled.resume, ParsedResume { phone: Some("1".into()), ..own.clone() });

    let entry = &entries(&preview, Section::Experience)[0];
    assert_eq!(entry.differs, ["description"]);
    let choices = |source| Choices {
        fields: [(FieldName::Summary, Source::LinkedIn)].into(),
        entries: vec![Choice { id: entry.id.clone(), source }],
    };
    let asked = assemble(&preview, Some(&choices(Some(Source::LinkedIn)))).unwrap();
    assert_eq!(asked.resume.experience[0].description, "Other words");
    assert_eq!((asked.resume.summary.as_deref(), asked.resume.name.as_str()), (Some("Theirs"), "Ada"));
    assert_eq!(asked.origins[0].source, Source::LinkedIn);
    for wrong in [
        choices(Some(Source::GitHub)),
        Choices { entries: vec![Choice { id: "x".into(), source: None }], ..Choices::default() },
        Choices { fields: [(FieldName::Location, Source::LinkedIn)].into(), ..Choices::default() },
    ] {
        assert!(assemble(&preview, Some(&wrong)).is_err());
    }
    let one = Choice { id: entry.id.clone(), source: None };
    let twice = Choices { entries: vec![one.clone(), one], ..Choices::default() };
    assert_eq!(assemble(&preview, Some(&twice)), Err(MergeError::Repeated(entry.id.clone())));
    let none = assemble(&preview, Some(&Choices::default())).unwrap();
    assert!(none.resume.experience.is_empty());
}

#[test]
fn repositories_are_proposed_as_chosen_pinned_or_most_starred() {
    let many = |change: fn(&mut Repository)| {
        let mut all: Vec<Repository> = (0..6).map(|n| repository(&n.to_string(), &format!("r{n}"), 10 - n)).collect();
        change(&mut all[1]);
        github(all)
    };
    let selected = |profile: &GithubProfile, chosen: &[String]| -> Vec<String> {
        let preview = preview(&Input { github: Some(profile), chosen, ..Input::default() });
        let chosen = entries(&preview, Section::Projects).iter().filter(|entry| entry.selected);
        chosen.map(|entry| entry.title.clone()).collect()
    };
    assert_eq!(selected(&many(|_| ()), &[]), ["r0", "r1", "r2", "r3"]);
    assert_eq!(selected(&many(|second| second.fork = true), &[]), ["r0", "r2", "r3", "r4"]);
    assert_eq!(selected(&many(|second| second.archived = true), &[]), ["r0", "r2", "r3", "r4"]);
    assert_eq!(selected(&many(|second| second.pinned = true), &[]), ["r1"]);
    assert_eq!(selected(&many(|second| second.pinned = true), &["5".into()]), ["r5"]);
}

#[test]
fn a_repository_becomes_a_project_with_what_it_is_made_of() {
    let profile = github(vec![repository("1", "tide-tables", 5)]);
    let preview =
        preview(&Input { github: Some(&profile), account_name: "Ada", account_email: "a@b.c", ..Input::default() });
    let assembled = assemble(&preview, None).unwrap();
    let project = &assembled.resume.projects[0];
    assert_eq!(project.technologies, ["Rust", "PostgreSQL"], "small languages and unknown topics are left out");
    assert_eq!((assembled.resume.name.as_str(), assembled.resume.email.as_str()), ("Ada", "a@b.c"));
    assert_eq!(assembled.resume.skills, ["Rust"]);
    assert_eq!(preview.fields[0].chosen, Source::Account);
}

#[test]
fn origins_are_found_again_after_entries_were_moved_and_edited() {
    let linkedin = ParsedResume {
        experience: vec![job("Kiln", "Engineer", "2019 - 2021", "A"), job("Larkwell", "Cook", "2015 - 2016", "B")],
        skills: vec!["Rust".into()],
        ..ParsedResume::default()
    };
    let Assembled { mut resume, origins } = assemble(&compare(&ParsedResume::default(), &linkedin), None).unwrap();
    resume.experience.reverse();
    resume.experience[1].description = "Edited".into();
    resume.experience.push(job("New", "Own", "2024", ""));
    let mut found: Vec<String> = locate(&resume, &origins).into_iter().map(|(path, _)| path).collect();
    found.sort();
    assert_eq!(found, ["experience[0]", "experience[1]", "skills[0]"]);
}

#[test]
fn ids_name_what_is_said_and_twins_are_told_apart() {
    let twice = ParsedResume { experience: vec![job("A", "X", "2020", ""); 2], ..ParsedResume::default() };
    let input = Input { resume: Some(&twice), ..Input::default() };
    let (first, again) = (preview(&input), preview(&input));
    assert_eq!(first, again);
    let ids: Vec<&str> = entries(&first, Section::Experience).iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids.len(), 2);
    assert_ne!(ids[0], ids[1]);
}

#[test]
fn dsh_43_links_are_brought_up_to_date_and_foreign_ones_stay() {
    let profile = github(vec![repository("1", "tide-tables", 5), repository("2", "ledger", 1)]);
    let mut resume = ParsedResume {
        links: vec![Link { name: "LinkedIn".into(), url: "https://linkedin.com/in/old".into() }],
        projects: vec![
            project("Tide Tables", None),
            project("Ledger", Some("https://github.com/ada/old-ledger")),
            project("Ledger", Some("https://ledger.example")),
            project("Other", Some("https://github.com/bob/other")),
            project("Whatever", Some("http://github.com/Ada/Ledger/")),
        ],
        ..ParsedResume::default()
    };
    let changes = update_links(&mut resume, Some("https://www.linkedin.com/in/ada"), Some(&profile), LinkScope::All);
    let paths: Vec<&str> = changes.iter().map(|change| change.path.as_str()).collect();
    assert_eq!(paths, ["links[0].url", "links[1].url", "projects[0].url", "projects[1].url", "projects[4].url"]);
    let urls: Vec<&str> = resume.projects.iter().map(|project| project.url.as_deref().unwrap()).collect();
    let ledger = "https://github.com/ada/ledger";
    assert_eq!(
        urls,
        [
            "https://github.com/ada/tide-tables",
            ledger,
            "https://ledger.example",
            "https://github.com/bob/other",
            ledger
        ]
    );
    assert_eq!(resume.links[1].url, "https://github.com/ada");
    assert_eq!(update_links(&mut resume, Some("https://www.linkedin.com/in/ada"), Some(&profile), LinkScope::All), []);
    assert_eq!(update_links(&mut resume, None, None, LinkScope::All), []);
}

#[test]
fn what_a_profile_leaves_empty_is_filled_by_the_other() {
    let on_linkedin = ParsedResume {
        projects: vec![Project { description: "Tides for harbours".into(), ..project("tide-tables", None) }],
        ..ParsedResume::default()
    };
    let linkedin = ImportedProfile { headline: String::new(), resume: on_linkedin };
    let profile = github(vec![repository("1", "tide-tables", 5)]);
    let own = ParsedResume { projects: vec![project("tide-tables", None)], ..ParsedResume::default() };
    let input = Input { linkedin: Some(&linkedin), github: Some(&profile), ..Input::default() };
    let made = assemble(&preview(&input), None).unwrap().resume.projects;
    assert_eq!(made.len(), 1);
    assert_eq!(
        (made[0].description.as_str(), made[0].technologies.first().map(String::as_str)),
        ("Tides for harbours", Some("Rust"))
    );
    assert_eq!(made[0].url.as_deref(), Some("https://github.com/ada/tide-tables"));
    let kept = assemble(&preview(&Input { resume: Some(&own), ..input }), None).unwrap().resume.projects;
    assert_eq!(kept, own.projects, "what the resume says stays as it is");
}

#[test]
fn each_change_of_a_link_can_be_left_out() {
    let profile = github(vec![repository("1", "tide-tables", 5)]);
    let link = |name: &str, url: &str| Link { name: name.into(), url: url.into() };
    let before = ParsedResume {
        links: vec![link("Website", "https://ada.dev")],
        projects: vec![project("Tide Tables", None), project("Other", Some("https://other.example"))],
        ..ParsedResume::default()
    };
    let page = "https://www.linkedin.com/in/ada";
    let changes = link_changes(&before, Some(page), Some(&profile), LinkScope::All);
    let said: Vec<_> = changes.iter().map(|change| (change.label.as_str(), change.from.as_deref())).collect();
    assert_eq!(said, [("LinkedIn", None), ("GitHub", None), ("Tide Tables", None)]);
    let kept: Vec<_> = kept_links(&before, &changes).into_iter().map(|kept| (kept.label, kept.url)).collect();
    let pair = |label: &str, url: &str| (label.to_owned(), url.to_owned());
    assert_eq!(kept, [pair("Website", "https://ada.dev"), pair("Other", "https://other.example")]);
    for left_out in 0..changes.len() {
        let mut resume = before.clone();
        let taken = changes.iter().enumerate().filter(|(at, _)| *at != left_out).map(|(_, change)| change);
        apply_links(&mut resume, taken);
        let again = link_changes(&resume, Some(page), Some(&profile), LinkScope::All);
        let labels: Vec<&str> = again.iter().map(|change| change.label.as_str()).collect();
        assert_eq!(labels, [changes[left_out].label.as_str()], "the others were made");
        assert_eq!(resume.projects[1], before.projects[1]);
    }
    let ids = |resume: &ParsedResume, page: &str| -> Vec<String> {
        link_changes(resume, Some(page), None, LinkScope::All).into_iter().map(|change| change.id).collect()
    };
    assert_eq!(ids(&before, page), ids(&before, page));
    assert_ne!(ids(&before, page), ids(&before, "https://www.linkedin.com/in/other"), "another change has another id");
}

#[test]
fn a_profile_link_is_known_however_it_is_written() {
    let hosted = |url: &str| GithubProfile { url: url.into(), ..github(Vec::new()) };
    for (profile, link, replaced) in [
        ("https://github.com/ada", "github.com/old", true),
        ("https://github.com/ada", "http://www.GitHub.com/old/", true),
        ("https://github.com/ada", "https://gist.github.com/old", false),
        ("https://github.com/ada", "https://github.com/old/engine", false),
        ("https://github.com/ada", "https://github.com", false),
        ("https://github.com/ada", "https://notgithub.com/old", false),
        ("https://git.example.org/ada", "git.example.org/old", true),
        ("https://git.example.org/ada", "https://github.com/old", false),
    ] {
        let links = vec![Link { name: "Code".into(), url: link.into() }];
        let mut resume = ParsedResume { links, ..ParsedResume::default() };
        update_links(&mut resume, None, Some(&hosted(profile)), LinkScope::All);
        let urls: Vec<&str> = resume.links.iter().map(|link| link.url.as_str()).collect();
        assert_eq!(urls, if replaced { vec![profile] } else { vec![link, profile] }, "{link}");
    }
    let page = "https://www.linkedin.com/in/ada";
    for (link, replaced) in [
        ("linkedin.com/in/old", true),
        ("https://de.linkedin.com/in/old/?trk=x", true),
        ("https://www.linkedin.com/company/kiln", false),
    ] {
        let links = vec![Link { name: "LinkedIn".into(), url: link.into() }];
        let mut resume = ParsedResume { links, ..ParsedResume::default() };
        update_links(&mut resume, Some(page), None, LinkScope::All);
        assert_eq!(resume.links.len(), if replaced { 1 } else { 2 }, "{link}");
    }
}

#[test]
fn a_full_list_of_links_takes_no_more() {
    let link = |number: usize| Link { name: "Page".into(), url: format!("https://ada.dev/{number}") };
    let mut resume = ParsedResume { links: (0..200).map(link).collect(), ..ParsedResume::default() };
    assert_eq!(update_links(&mut resume, Some("https://www.linkedin.com/in/ada"), None, LinkScope::All), []);
    assert_eq!(resume.links.len(), 200);
}

#[test]
fn links_into_a_repository_stay() {
    let profile = github(vec![repository("1", "ledger", 1)]);
    for (link, now) in [
        ("https://github.com/ada/ledger/tree/main/docs", "https://github.com/ada/ledger/tree/main/docs"),
        ("https://github.com/ada/ledger/releases", "https://github.com/ada/ledger/releases"),
        ("https://github.com/ada/old-ledger/releases", "https://github.com/ada/old-ledger/releases"),
        ("https://github.com/ada/old-ledger", "https://github.com/ada/ledger"),
        ("github.com/ada/ledger.git", "https://github.com/ada/ledger"),
        ("https://github.com/adam/ledger", "https://github.com/adam/ledger"),
    ] {
        let mut resume = ParsedResume { projects: vec![project("Ledger", Some(link))], ..ParsedResume::default() };
        update_links(&mut resume, None, Some(&profile), LinkScope::All);
        assert_eq!(resume.projects[0].url.as_deref(), Some(now), "{link}");
    }
}

#[test]
fn several_imports_are_one_profile() {
    let import = |links: &[&str], skills: &[&str], headline: &str| ImportedProfile {
        headline: headline.into(),
        resume: ParsedResume {
            links: links.iter().map(|url| Link { name: "Link".into(), url: (*url).into() }).collect(),
            skills: skills.iter().map(|skill| (*skill).into()).collect(),
            ..ParsedResume::default()
        },
    };
    let zip = import(&["https://www.linkedin.com/company/kiln"], &["Rust"], "");
    let pdf = import(&["https://ada.dev", "https://de.linkedin.com/in/ada"], &["Go", "C"], "Engineer");
    let joined = ImportedProfile::joined([&zip, &pdf], None);
    assert_eq!(
        joined.page().as_deref(),
        Some("https://www.linkedin.com/in/ada"),
        "a company's page is not the member's"
    );
    assert_eq!((joined.headline.as_str(), joined.resume.skills.len(), joined.resume.links.len()), ("Engineer", 1, 2));
}

#[test]
fn git_12_only_links_that_are_missing_are_proposed_unasked() {
    let profile = github(vec![repository("1", "tide-tables", 5), repository("2", "ledger", 1)]);
    let own = "https://github.com/marta-own";
    let mut resume = ParsedResume {
        links: vec![Link { name: "GitHub".into(), url: own.into() }],
        projects: vec![project("Tide Tables", None), project("Ledger", Some("http://github.com/Ada/Ledger/"))],
        ..ParsedResume::default()
    };
    let changes =
        update_links(&mut resume, Some("https://www.linkedin.com/in/ada"), Some(&profile), LinkScope::Missing);
    let paths: Vec<&str> = changes.iter().map(|change| change.path.as_str()).collect();
    assert_eq!(paths, ["links[1].url", "projects[0].url"]);
    assert_eq!(resume.links[0].url, own);
}

#[test]
fn times_are_written_alike_where_sources_write_them_in_two_ways() {
    let own =
        ParsedResume { experience: vec![job("Kiln", "Engineer", "03/2021 - heute", "")], ..ParsedResume::default() };
    let linkedin = ParsedResume {
        experience: vec![job("Larkwell", "Intern", "Jan 2019 - Mar 2020", "")],
        ..ParsedResume::default()
    };
    let times = |resume: ParsedResume| resume.experience.into_iter().map(|job| job.duration).collect::<Vec<_>>();
    let both = assemble(&compare(&own, &linkedin), None).unwrap().resume;
    assert_eq!(times(both), ["Mar 2021 - Present", "Jan 2019 - Mar 2020"]);
    let alone = assemble(&compare(&own, &ParsedResume::default()), None).unwrap().resume;
    assert_eq!(times(alone), ["03/2021 - heute"], "one way stays");
}

#[test]
fn a_job_without_a_time_that_only_a_profile_has_waits_to_be_chosen() {
    let linkedin = ParsedResume {
        experience: vec![job("Larkwell", "Intern", "Jan 2019 - Mar 2020", ""), job("CSS 3", "HTML 5", "", "")],
        ..ParsedResume::default()
    };
    let preview = compare(&ParsedResume::default(), &linkedin);
    let chosen: Vec<bool> = entries(&preview, Section::Experience).iter().map(|entry| entry.selected).collect();
    assert_eq!(chosen, [true, false]);
}

#[test]
fn abbreviations_name_the_same_school_and_issuer() {
    let school = |institution: &str| Education {
        institution: institution.into(),
        degree: "BSc".into(),
        field: "Physics".into(),
        graduation_year: "2018".into(),
        ..Education::default()
    };
    let certificate = |issuer: &str| Certification {
        name: "Coastal skipper".into(),
        issuer: issuer.into(),
        ..Certification::default()
    };
    let of = |institution: &str, issuer: &str| ParsedResume {
        education: vec![school(institution)],
        certifications: vec![certificate(issuer)],
        ..ParsedResume::default()
    };
    let preview = compare(&of("Univ. of Eastmere", "RYA"), &of("University of Eastmere", "Royal Yachting Association"));
    for section in [Section::Education, Section::Certifications] {
        assert_eq!(entries(&preview, section).len(), 1, "{section:?}");
    }
}

#[test]
fn the_address_of_the_member_s_page_is_the_plain_one() {
    let linkedin = ImportedProfile {
        headline: String::new(),
        resume: ParsedResume {
            links: vec![Link { name: "LinkedIn".into(), url: "https://www.linkedin.com/in/ada?lipi=urn%3Ali".into() }],
            ..ParsedResume::default()
        },
    };
    let plain = "https://www.linkedin.com/in/ada";
    let input = Input { linkedin: Some(&linkedin), linkedin_url: Some(plain), ..Input::default() };
    let resume = assemble(&preview(&input), None).unwrap().resume;
    assert_eq!(resume.links, [Link { name: "LinkedIn".into(), url: plain.into() }]);
}
