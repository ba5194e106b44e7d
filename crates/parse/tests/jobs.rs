//! Jobs in the ways people write them, as Word-like documents of their own.

use crate::common::told_jobs;
use crate::common::word::flow;
use vitae_parse::parse;

/// The jobs below a name and a heading, as `company | position | duration | lines of description`.
fn jobs(heading: &str, text: &str) -> Vec<String> {
    let document = flow(&format!("! Ada Byron\nada@example.org\n# {heading}\n{text}"));
    told_jobs(&parse(&document).resume)
}

#[track_caller]
fn check(heading: &str, text: &str, want: &[&str]) {
    assert_eq!(jobs(heading, text), want, "{text}");
}

#[test]
fn the_title_or_the_employer_comes_first() {
    let title_first = "
        ! Lead Data Steward > Mar 2021 – Present
        / Marrowgate > Hull, UK
        * Own the register
        ! Records Assistant > Jun 2015 – Feb 2021
        / City of Ravensby Archive > Ravensby, UK
        * Indexed parish maps";
    let company_first = "
        ! Marrowgate, Hull, UK
        Lead Data Steward > Mar 2021 – Present
        * Own the register
        ! City of Ravensby Archive
        Records Assistant > Jun 2015 – Feb 2021
        * Indexed parish maps";
    let want = [
        "Marrowgate | Lead Data Steward | Mar 2021 – Present | 1",
        "City of Ravensby Archive | Records Assistant | Jun 2015 – Feb 2021 | 1",
    ];
    check("Experience", title_first, &want);
    check("Experience", company_first, &want);
}

#[test]
fn roles_are_grouped_below_an_employer() {
    let text = "
        ! Marrowgate > Hull, UK
        / Lead Data Steward > Mar 2021 – Present
        * Own the register
        / Data Steward > Jan 2019 – Feb 2021
        * Wrote the matching rules
        ! Ravensby Archive > Ravensby, UK
        / Records Assistant > Jun 2015 – Dec 2018
        * Indexed parish maps";
    let want = [
        "Marrowgate | Lead Data Steward | Mar 2021 – Present | 1",
        "Marrowgate | Data Steward | Jan 2019 – Feb 2021 | 1",
        "Ravensby Archive | Records Assistant | Jun 2015 – Dec 2018 | 1",
    ];
    check("Experience", text, &want);
}

#[test]
fn kinds_and_lengths_are_no_names() {
    let text = "
        Lead Data Steward
        Marrowgate · Full-time
        Mar 2021 – Present · 3 yrs 2 mos
        Hull, UK
        * Own the register
        Barista
        The Copper Kettle · Part-time
        2013 – 2015 · 2 yrs
        York, UK
        * Served coffee";
    let want =
        ["Marrowgate | Lead Data Steward | Mar 2021 – Present | 1", "The Copper Kettle | Barista | 2013 – 2015 | 1"];
    check("Experience", text, &want);
}

#[test]
fn forms_are_read_by_their_labels() {
    let text = "
        Zeitraum: 04/2019 – heute
        Arbeitgeber: Nordwind Versand GmbH, Hamburg
        Tätigkeit: Teamleiterin
        Aufgaben: Führung von 14 Mitarbeitenden
        Zeitraum: 09/2014 – 03/2019
        Arbeitgeber: Trautmann KG, Kiel
        Tätigkeit: Sachbearbeiterin
        Aufgaben:
        * Bearbeitung von 60 Fällen
        * Kasse";
    let want = [
        "Nordwind Versand GmbH | Teamleiterin | 04/2019 – heute | 1",
        "Trautmann KG | Sachbearbeiterin | 09/2014 – 03/2019 | 2",
    ];
    check("Berufserfahrung", text, &want);
}

#[test]
fn one_line_may_hold_it_all() {
    let text = "
        IX 2019 – obecnie: Główny księgowy, Browar Zamostny, Lublin
        III 2014 – VIII 2019: Specjalista, Kompania Sowa sp. z o.o., Rybnik";
    let want = [
        "Browar Zamostny | Główny księgowy | IX 2019 – obecnie | 0",
        "Kompania Sowa sp. z o.o. | Specjalista | III 2014 – VIII 2019 | 0",
    ];
    check("Doświadczenie zawodowe", text, &want);
}

#[test]
fn heads_may_be_numbered_and_undated() {
    let text = "
        ! 1. Marrowgate
        / Data Steward
        * Own the register
        ! 2. Blue Oak Ltd
        / Clerk
        * Answered letters";
    check("Experience", text, &["Marrowgate | Data Steward |  | 1", "Blue Oak Ltd | Clerk |  | 1"]);
}

#[test]
fn dates_may_wrap_in_their_cell() {
    let text = "
        September 2018 to > Senior Lecturer
        date > Ravensby College
        * Taught history
        2014 – 2018 > Research Fellow
        Marrow Institute
        * Read deeds";
    let want = [
        "Ravensby College | Senior Lecturer | September 2018 to date | 1",
        "Marrow Institute | Research Fellow | 2014 – 2018 | 1",
    ];
    check("Employment", text, &want);
}

#[test]
fn sentences_with_dates_are_statements() {
    let text = "
        ! Professor > 2015 – Present
        Ravensby College
        * Chair of the admissions committee since 2022
        * Principal investigator, Kelp (1.2 million, 2021–2026).";
    check("Employment", text, &["Ravensby College | Professor | 2015 – Present | 2"]);
}

#[test]
fn labels_and_remarks_are_of_no_field() {
    let text = "
        ! Bureau of Northern Waters
        Boise, ID
        05/2019 to Present
        Hours per week: 40
        ! Hydrologic Technician
        Supervisor: A. Reyes
        Duties: Operate 46 stream gages in three basins.
        Restored 14 gages within nine days after the fire.
        ! Payette Forest District
        McCall, ID
        05/2017 to 04/2019
        Hours per week: 36
        ! Field Assistant
        Responsibilities:
        * Counted redds on foot";
    let want = [
        "Bureau of Northern Waters | Hydrologic Technician | 05/2019 to Present | 2",
        "Payette Forest District | Field Assistant | 05/2017 to 04/2019 | 1",
    ];
    check("Work Experience", text, &want);
}

#[test]
fn dates_may_end_their_entries() {
    let text = "
        ! Data Intern
        Twin Rivers Transit Authority
        * Matched two million fare taps to stops
        May ’24 → Aug ’24
        ! Cashier
        Halwa House
        Jun ’20 → Aug ’22";
    let want = [
        "Twin Rivers Transit Authority | Data Intern | May ’24 → Aug ’24 | 1",
        "Halwa House | Cashier | Jun ’20 → Aug ’22 | 0",
    ];
    check("Work Experience", text, &want);
}

#[test]
fn small_words_lead_to_employers() {
    let text = "
        Spring 2017 until now
        ! Cruise Director
        with Bahari Pelangi
        * Runs a liveaboard with a crew of eleven
        Spring 2012 until Spring 2017
        ! Dive Instructor
        with Manta Rhythm Dive Resort
        * Certified 900 students";
    let want = [
        "Bahari Pelangi | Cruise Director | Spring 2017 until now | 1",
        "Manta Rhythm Dive Resort | Dive Instructor | Spring 2012 until Spring 2017 | 1",
    ];
    check("Work Experience", text, &want);
}

#[test]
fn unknown_towns_stand_where_the_others_have_theirs() {
    let behind = "
        Nov 2019 – now
        Leonbrook – Ironbark Metals Ltd
        ! Senior Mine Surveyor
        Aug 2014 – Oct 2019
        Kambadale – Kambadale Deeps Ltd
        ! Mine Surveyor";
    let want_behind = [
        "Ironbark Metals Ltd | Senior Mine Surveyor | Nov 2019 – now | 0",
        "Kambadale Deeps Ltd | Mine Surveyor | Aug 2014 – Oct 2019 | 0",
    ];
    check("Experience", behind, &want_behind);
    let below = "
        ! Site Manager / Karwen Timber Ltd > Mar 2018 – now
        Leeds
        ! Foreman / Plattner & Sohn > May 2011 – Feb 2018
        Schwazdorf";
    let want_below = [
        "Karwen Timber Ltd | Site Manager | Mar 2018 – now | 0",
        "Plattner & Sohn | Foreman | May 2011 – Feb 2018 | 0",
    ];
    check("Experience", below, &want_below);
}

#[test]
fn sentences_keep_their_dates_and_follow_dates() {
    let text = "
        2016 – now
        ! Teacher, Colegio Norte
        Teaching in two languages, head of the department since 2021.
        * A school garden with compost
        2012 – 2016
        ! Teacher, Colegio Sur";
    check("Experience", text, &["Colegio Norte | Teacher | 2016 – now | 2", "Colegio Sur | Teacher | 2012 – 2016 | 0"]);
    let behind = "
        Freelance Illustrator (2019–present). Clients include two quarterly magazines.
        In-house Illustrator, Hobbin Toys, Bath (2015–2019). Packaging and board games.";
    let want = [" | Freelance Illustrator | 2019–present | 1", "Hobbin Toys | In-house Illustrator | 2015–2019 | 1"];
    check("Work", behind, &want);
}

#[test]
fn forms_may_leave_employers_unlabelled() {
    let text = "
        Rede Azul S.A. (ago/2021 – atual)
        Cargo: Engenheira de Dados
        Principais atividades: Redução da conta de nuvem.
        Magazine Verde (mar/2018 – jul/2021)
        Cargo: Analista de BI";
    let want = [
        "Rede Azul S.A. | Engenheira de Dados | ago/2021 – atual | 1",
        "Magazine Verde | Analista de BI | mar/2018 – jul/2021 | 0",
    ];
    check("Experiência profissional", text, &want);
}

#[test]
fn statements_may_be_counted_and_heads_numbered() {
    let text = "
        ! 3.1 > Head Nurse
        Copper Lane Practice, Antwerp, Belgium > AUG 2023 / NOW
        (i) Monitored anaesthesia in eight procedures a week
        (ii) Set up a list of donors
        ! 3.2 > Veterinary Nurse
        Quay Hospital, Valencia, Spain > FEB 2016 / JUL 2019
        (i) Managed the isolation ward";
    let want = [
        "Copper Lane Practice | Head Nurse | AUG 2023 / NOW | 2",
        "Quay Hospital | Veterinary Nurse | FEB 2016 / JUL 2019 | 1",
    ];
    check("Positions held", text, &want);
    let document = flow(&format!("! Ada Byron\n# Positions held\n{text}"));
    assert!(parse(&document).resume.experience.iter().all(|job| !job.description.contains('(')));
}

#[test]
fn spans_have_many_marks_and_words() {
    for span in ["2019-05 .. now", "mrt 2014 t/m aug 2020", "2019 -> 2021", "05/2019 t.e.m. 06/2021", "2019 to-date"] {
        let text = format!("! Cook, Blue Oak Kitchens > {span}\n* Cooked for ninety guests");
        check("Work experience", &text, &[&format!("Blue Oak Kitchens | Cook | {span} | 1")]);
    }
}

#[test]
fn a_later_section_may_tell_of_the_jobs_of_an_overview() {
    let text = "
        2020 – 2024 > Head Baker > Mill Lane Bakery
        2016 – 2019 > Baker > Harbour Bread Ltd
        # What I did there
        ! Head Baker, Mill Lane Bakery
        * Baked sourdough
        * Trained two apprentices
        ! Harbour Bread Ltd
        * Ran the night shift
        # Hobbies
        Chess";
    let want = ["Mill Lane Bakery | Head Baker | 2020 – 2024 | 2", "Harbour Bread Ltd | Baker | 2016 – 2019 | 1"];
    check("Positions held", text, &want);
}

#[test]
fn studies_and_jobs_may_share_a_section() {
    let text = "
        / School and college:
        2009 – 2013 > Bachelor, Civil Engineering
        Salland University
        / Working life:
        2013 – 2018 > Site Engineer
        Ter Haar Construction Ltd
        2018 – 2024 > Project Manager
        Salland Concrete Ltd";
    let want = [
        "Ter Haar Construction Ltd | Site Engineer | 2013 – 2018 | 0",
        "Salland Concrete Ltd | Project Manager | 2018 – 2024 | 0",
    ];
    check("Education and career", text, &want);
}

#[test]
fn jobs_may_be_told_in_sentences() {
    let text = "
        From May 2019 to Feb 2021 I was Head Baker at Mill Lane Bakery, where I baked sourdough and trained two apprentices.
        I worked as a Baker for Harbour Bread Ltd from June 2015 to April 2019. I ran the night shift.
        Von 2012 bis 2015 war ich Küchenhilfe bei der Blaue Eiche GmbH.";
    let want = [
        "Mill Lane Bakery | Head Baker | From May 2019 to Feb 2021 | 1",
        "Harbour Bread Ltd | Baker | from June 2015 to April 2019 | 1",
        "Blaue Eiche GmbH | Küchenhilfe | Von 2012 bis 2015 | 0",
    ];
    check("Work history", text, &want);
}
