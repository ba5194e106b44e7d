//! Certificates, awards and projects in many hands: each list is set in another way.

use crate::common::word::flow;
use vitae_model::resume::{AchievementKind, ParsedResume};
use vitae_parse::parse;

fn resume(heading: &str, body: &str) -> ParsedResume {
    parse(&flow(&format!("! Ada Byron\n# {heading}\n{body}"))).resume
}

fn certificates(body: &str) -> Vec<[String; 3]> {
    let found = resume("Certifications", body).certifications;
    found.into_iter().map(|own| [own.name, own.issuer, own.date]).collect()
}

#[test]
fn certificates_are_read_however_they_are_set() {
    let want = [
        ["First Aid at Work", "Coastal Rescue Board", "May 2021"],
        ["Forklift Licence", "Harbour Academy", "Jan 2019"],
    ];
    let cases = [
        "1. First Aid at Work, Coastal Rescue Board, May 2021\n2. Forklift Licence, Harbour Academy, Jan 2019",
        "First Aid at Work, Coastal Rescue Board . . . . . . . . May 2021\nForklift Licence, Harbour Academy . . . . Jan 2019",
        "Coastal Rescue Board: First Aid at Work (May 2021)\nHarbour Academy: Forklift Licence (Jan 2019)",
        "May 2021 First Aid at Work by Coastal Rescue Board\nJan 2019 Forklift Licence by Harbour Academy",
        "★ First Aid at Work ★ Coastal Rescue Board | May 2021\n★ Forklift Licence ★ Harbour Academy | Jan 2019",
        "[May 2021] First Aid at Work, Coastal Rescue Board\n[Jan 2019] Forklift Licence, Harbour Academy",
        "First Aid at Work. Coastal Rescue Board. May 2021\nForklift Licence. Harbour Academy. Jan 2019",
        "First Aid at Work (May 2021)\nCoastal Rescue Board\nForklift Licence (Jan 2019)\nHarbour Academy",
        "First Aid at Work, Coastal Rescue Board, May 2021\nForklift Licence, Harbour Academy, Jan 2019",
        "First Aid at Work – Coastal Rescue Board (May 2021)\nForklift Licence – Harbour Academy (Jan 2019)",
        "First Aid at Work | Coastal Rescue Board | May 2021\nForklift Licence | Harbour Academy | Jan 2019",
        "May 2021: First Aid at Work (Coastal Rescue Board)\nJan 2019: Forklift Licence (Harbour Academy)",
        "* **First Aid at Work** (Coastal Rescue Board, May 2021)\n* **Forklift Licence** (Harbour Academy, Jan 2019)",
        "**First Aid at Work**\nCoastal Rescue Board\nIssued May 2021\nCredential ID FA-2291\n**Forklift Licence**\nHarbour Academy\nIssued Jan 2019\nCredential ID 88213",
        "First Aid at Work\nCoastal Rescue Board · Issued May 2021 · Expires May 2024\nForklift Licence\nHarbour Academy · Issued Jan 2019",
        "Certificate->Issuer->Date\nFirst Aid at Work->Coastal Rescue Board->May 2021\nForklift Licence->Harbour Academy->Jan 2019",
        "Date->Issued by->Name\nMay 2021->Coastal Rescue Board->First Aid at Work\nJan 2019->Harbour Academy->Forklift Licence",
        "First Aid at Work issued by Coastal Rescue Board in May 2021\nForklift Licence issued by Harbour Academy in Jan 2019",
        "Coastal Rescue Board: First Aid at Work (May 2021)\nHarbour Academy: Forklift Licence (Jan 2019)",
        "First Aid at Work, __Coastal Rescue Board__->May 2021\nForklift Licence, __Harbour Academy__->Jan 2019",
        "First Aid at Work (Coastal Rescue Board), May 2021, valid until May 2024\nForklift Licence (Harbour Academy), Jan 2019",
        "May 2021\nFirst Aid at Work\nCoastal Rescue Board\nJan 2019\nForklift Licence\nHarbour Academy",
        "Name: First Aid at Work\nIssuer: Coastal Rescue Board\nDate: May 2021\nName: Forklift Licence\nIssuer: Harbour Academy\nDate: Jan 2019",
        "First Aid at Work->May 2021\n__Coastal Rescue Board__\nForklift Licence->Jan 2019\n__Harbour Academy__",
        "First Aid at Work, Coastal Rescue Board (May 2021); Forklift Licence, Harbour Academy (Jan 2019)",
        "First Aid at Work – Coastal Rescue Board – {View certificate=https://example.org/a}->May 2021\nForklift Licence – Harbour Academy – {View certificate=https://example.org/b}->Jan 2019",
        "First Aid at Work (Coastal Rescue Board, May 2021) • Forklift Licence (Harbour Academy, Jan 2019)",
        "First Aid at Work (Coastal Rescue Board, May 2021), Forklift Licence (Harbour Academy, Jan 2019)",
        "**First Aid at Work**\n__issued by__ Coastal Rescue Board\n__when__ May 2021\n**Forklift Licence**\n__issued by__ Harbour Academy\n__when__ Jan 2019",
        "* **First Aid at Work**\n* Coastal Rescue Board, May 2021\n* **Forklift Licence**\n* Harbour Academy, Jan 2019",
        "First Aid at Work · issued May 2021 by Coastal Rescue Board · expires May 2027\nForklift Licence · issued Jan 2019 by Harbour Academy",
        "Passed First Aid at Work at Coastal Rescue Board (May 2021)\nObtained Forklift Licence at Harbour Academy (Jan 2019)",
    ];
    for body in cases {
        assert_eq!(certificates(body), want, "{body}");
    }
}

#[test]
fn links_of_certificates_are_found_wherever_they_stand() {
    let want = [
        ["First Aid at Work", "Coastal Rescue Board", "May 2021", "https://check.example.org/1"],
        ["Forklift Operator: Reach", "Harbour Academy", "Jan 2019", "https://check.example.org/2"],
    ];
    let cases = [
        "**@N**, @I, @D ({Verify=@U})",
        "@N – @I->@D\n{Show credential=@U}",
        "{@N=@U} – @I (@D)",
        "@N by @I (@D) [{Link=@U}]",
        "* @N, ausgestellt von @I, @D, {Nachweis=@U}",
        "@N (@I), @D – valid until May 2027, @U",
        "@D: @N, @I, ID: 22813-AX, @U",
        "**@N**\nIssuing organization: @I | Issue date: @D | Link: @U",
        "@N, @I, @D {↗=@U}",
        "(@D) @N, @I – {zertifikat=@U}",
    ];
    for case in cases {
        let fill = |own: &[&str; 4]| {
            case.replace("@N", own[0]).replace("@I", own[1]).replace("@D", own[2]).replace("@U", own[3])
        };
        let body = want.iter().map(fill).collect::<Vec<_>>().join("\n");
        let found = resume("Certifications", &body).certifications;
        let found: Vec<[String; 4]> =
            found.into_iter().map(|own| [own.name, own.issuer, own.date, own.url.unwrap_or_default()]).collect();
        assert_eq!(found, want, "{body}");
    }
}

fn awards(body: &str) -> Vec<[String; 5]> {
    let found = resume("Awards", body).achievements;
    let position = |own: Option<String>| own.unwrap_or_default();
    found
        .into_iter()
        .map(|own| [own.title, position(own.position), position(own.organization), own.date, own.description])
        .collect()
}

#[test]
fn awards_are_read_however_they_are_set() {
    let want = [
        ["Bridge Design Contest", "2nd Place", "Northern Builders Guild", "2021", "For a span of paper"],
        ["Young Teacher Award", "", "Fjord University", "2019", "Chosen by students"],
    ];
    let cases = [
        "2nd Place, Bridge Design Contest, Northern Builders Guild (2021)\nFor a span of paper\nYoung Teacher Award, Fjord University (2019)\nChosen by students",
        "**Bridge Design Contest** – 2nd Place->2021\nNorthern Builders Guild\nFor a span of paper\n**Young Teacher Award**->2019\nFjord University\nChosen by students",
        "2021: 2nd Place at the Bridge Design Contest, Northern Builders Guild. For a span of paper.\n2019: Young Teacher Award, Fjord University. Chosen by students.",
        "* Bridge Design Contest (2nd Place), Northern Builders Guild, 2021 – For a span of paper\n* Young Teacher Award, Fjord University, 2019 – Chosen by students",
        "**Bridge Design Contest**, 2nd Place, awarded by Northern Builders Guild in 2021. For a span of paper.\n**Young Teacher Award**, awarded by Fjord University in 2019. Chosen by students.",
        "2021->Bridge Design Contest | Northern Builders Guild | 2nd Place\nFor a span of paper\n2019->Young Teacher Award | Fjord University\nChosen by students",
        "Bridge Design Contest\n2nd Place\nNorthern Builders Guild, 2021\nFor a span of paper\nYoung Teacher Award\nFjord University, 2019\nChosen by students",
        "**Bridge Design Contest**\n__result__ 2nd Place\n__given by__ Northern Builders Guild\n__when__ 2021\nFor a span of paper\n**Young Teacher Award**\n__given by__ Fjord University\n__when__ 2019\nChosen by students",
        "**Bridge Design Contest**\nFor a span of paper\n2nd Place, Northern Builders Guild, 2021\n**Young Teacher Award**\nChosen by students\nFjord University, 2019",
        "Bridge Design Contest, Northern Builders Guild, 2021\nResult: 2nd Place\nFor a span of paper\nYoung Teacher Award, Fjord University, 2019\nChosen by students",
        "Bridge Design Contest, 2nd Place, Northern Builders Guild — For a span of paper (2021)\nYoung Teacher Award, Fjord University — Chosen by students (2019)",
    ];
    for body in cases {
        assert_eq!(awards(body), want, "{body}");
    }
}

#[test]
fn kinds_of_awards_are_told_in_many_languages() {
    let cases = [
        ("Campus Hackathon, 2020", AchievementKind::Hackathon),
        ("Coding Night, 2020", AchievementKind::Hackathon),
        ("Chef of the Year, 2nd Place, 2020", AchievementKind::Competition),
        ("Chef of the Year, Winner, 2020", AchievementKind::Achievement),
        ("Mathematik-Olympiade, 2020", AchievementKind::Competition),
        ("Concours des jeunes chefs, 2020", AchievementKind::Competition),
        ("Torneo de ajedrez, 2020", AchievementKind::Competition),
        ("Employee of the Month, 2020", AchievementKind::Achievement),
        ("MakeCoast, Winner, 2020", AchievementKind::Hackathon),
        ("Trophée des jeunes chefs, finaliste, 2020", AchievementKind::Competition),
        ("Stipendium der Stadt, 2020", AchievementKind::Achievement),
    ];
    for (body, want) in cases {
        let kinds: Vec<AchievementKind> = resume("Awards", body).achievements.iter().map(|own| own.kind).collect();
        assert_eq!(kinds, [want], "{body}");
    }
}

fn projects(body: &str) -> Vec<(String, String, String, String, String)> {
    let found = resume("Projects", body).projects;
    let row = |own: vitae_model::resume::Project| {
        (
            own.name,
            own.description.trim_end_matches('.').to_owned(),
            own.technologies.join("; "),
            own.duration,
            own.url.unwrap_or_default(),
        )
    };
    found.into_iter().map(row).collect()
}

#[test]
fn projects_are_read_however_they_are_set() {
    let own = |name: &str, text: &str, tools: &str, date: &str, url: &str| {
        (name.to_owned(), text.to_owned(), tools.to_owned(), date.to_owned(), url.to_owned())
    };
    let want = [
        own(
            "Tide Clock",
            "Shows the tides of a harbour on paper",
            "Rust; SQLite",
            "2021 – 2022",
            "https://tide.example.org",
        ),
        own(
            "Sheep Counter",
            "Counts sheep in pictures from above",
            "Python; OpenCV",
            "2020",
            "https://sheep.example.org",
        ),
    ];
    let cases = [
        "**Tide Clock**->2021 – 2022\nShows the tides of a harbour on paper\nTech stack: Rust, SQLite\nhttps://tide.example.org\n**Sheep Counter**->2020\nCounts sheep in pictures from above\nTech stack: Python, OpenCV\nhttps://sheep.example.org",
        "**Tide Clock** (Rust, SQLite), 2021 – 2022\n* Shows the tides of a harbour on paper\nhttps://tide.example.org\n**Sheep Counter** (Python, OpenCV), 2020\n* Counts sheep in pictures from above\nhttps://sheep.example.org",
        "**Tide Clock** | __Rust, SQLite__ | https://tide.example.org->2021 – 2022\n* Shows the tides of a harbour on paper\n**Sheep Counter** | __Python, OpenCV__ | https://sheep.example.org->2020\n* Counts sheep in pictures from above",
        "2021 – 2022->**Tide Clock**: Shows the tides of a harbour on paper\nBuilt with Rust, SQLite\nhttps://tide.example.org\n2020->**Sheep Counter**: Counts sheep in pictures from above\nBuilt with Python, OpenCV\nhttps://sheep.example.org",
        "Project: Tide Clock\nDuration: 2021 – 2022\nDescription: Shows the tides of a harbour on paper\nTechnologies: Rust, SQLite\nLink: https://tide.example.org\nProject: Sheep Counter\nDuration: 2020\nDescription: Counts sheep in pictures from above\nTechnologies: Python, OpenCV\nLink: https://sheep.example.org",
        "* **Tide Clock** (2021 – 2022) – Shows the tides of a harbour on paper. Built with Rust, SQLite. https://tide.example.org\n* **Sheep Counter** (2020) – Counts sheep in pictures from above. Built with Python, OpenCV. https://sheep.example.org",
        "**Tide Clock**\n__Lead Developer, 2021 – 2022__\nShows the tides of a harbour on paper\n__Rust · SQLite__\nhttps://tide.example.org\n**Sheep Counter**\n__Developer, 2020__\nCounts sheep in pictures from above\n__Python · OpenCV__\nhttps://sheep.example.org",
        "Tide Clock — Shows the tides of a harbour on paper->2021 – 2022\nRust, SQLite\nhttps://tide.example.org\nSheep Counter — Counts sheep in pictures from above->2020\nPython, OpenCV\nhttps://sheep.example.org",
        "**Tide Clock** | {GitHub=https://tide.example.org}->2021 – 2022\nShows the tides of a harbour on paper — Rust, SQLite\n**Sheep Counter** | {View project=https://sheep.example.org}->2020\nCounts sheep in pictures from above — Python, OpenCV",
        "**Tide Clock**\n__when__ 2021 – 2022\n__with__ Rust, SQLite\nShows the tides of a harbour on paper\n{see it=https://tide.example.org}\n**Sheep Counter**\n__when__ 2020\n__with__ Python, OpenCV\nCounts sheep in pictures from above\n{see it=https://sheep.example.org}",
        "**Tide Clock**\nShows the tides of a harbour on paper\n(2021 – 2022) Rust · SQLite\nhttps://tide.example.org\n**Sheep Counter**\nCounts sheep in pictures from above\n(2020) Python · OpenCV\nhttps://sheep.example.org",
        "**Tide Clock**\n2021 – 2022 | Rust, SQLite\nShows the tides of a harbour on paper\nhttps://tide.example.org\n**Sheep Counter**\n2020 | Python, OpenCV\nCounts sheep in pictures from above\nhttps://sheep.example.org",
        "**Tide Clock**\nShows the tides of a harbour on paper using Rust, SQLite. 2021 – 2022\nhttps://tide.example.org\n**Sheep Counter**\nCounts sheep in pictures from above using Python, OpenCV. 2020\nhttps://sheep.example.org",
        "**Tide Clock**->2021 – 2022\nShows the tides of a harbour on paper\nUmgebung: Rust und SQLite\n{Demo=https://tide.example.org}\n**Sheep Counter**->2020\nCounts sheep in pictures from above\n#Python #OpenCV\n{Demo=https://sheep.example.org}",
    ];
    for body in cases {
        assert_eq!(projects(body), want, "{body}");
    }
}

#[test]
fn skills_are_read_however_they_are_set() {
    let want = ["Python", "Excel", "Bridge inspection", "CI/CD"];
    let cases = [
        "Python, Excel, Bridge inspection, CI/CD",
        "Python – Excel – Bridge inspection – CI/CD",
        "1. Python\n2. Excel\n3. Bridge inspection\n4. CI/CD",
        "Tools – Python · Excel\nMethods – Bridge inspection · CI/CD",
        "Tools->Python | Excel\nMethods->Bridge inspection | CI/CD",
        "Python: good, Excel: good, Bridge inspection: expert, CI/CD: basic",
        "☑ Python\n☑ Excel\n☑ Bridge inspection\n☑ CI/CD",
        "Python   Excel   Bridge inspection   CI/CD",
        "Python → Excel → Bridge inspection → CI/CD",
        "Python ★★★★☆\nExcel ●●●○○\nBridge inspection 4/5\nCI/CD (advanced)",
    ];
    for body in cases {
        assert_eq!(resume("Skills", body).skills, want, "{body}");
    }
    assert_eq!(resume("Skills", &format!("{}\nUlm, den 3. Juni 2025", cases[0])).skills, want);
}

#[test]
fn a_second_project_without_a_date_is_told_by_the_form_of_the_first() {
    let cases = [
        "**Tide Clock** [Rust, SQLite]->2021 – 2022\nShows the tides on paper\n{Sheep Counter=https://sheep.example.org} [Python, OpenCV]\nCounts sheep from above",
        "2021 – 2022\nTide Clock / Rust, SQLite\nShows the tides on paper\nSheep Counter / Python, OpenCV\nCounts sheep from above",
    ];
    for body in cases {
        let found = resume("Projects", body).projects;
        let names: Vec<&str> = found.iter().map(|own| own.name.as_str()).collect();
        assert_eq!(names, ["Tide Clock", "Sheep Counter"], "{body}");
        assert_eq!(found[1].technologies, ["Python", "OpenCV"], "{body}");
    }
}

#[test]
fn tools_end_before_dates_and_addresses() {
    let body = "**Slow Timetable**\nE-ink, Python (2023 – now)\nA timetable that updates itself at the stop\n\
                **Truss Check**\nRust, NumPy. https://code.example.org/truss\nChecks the loads of trusses for riggers";
    let found = resume("Projects", body).projects;
    assert_eq!(found.len(), 2);
    assert_eq!(found[0].technologies, ["E-ink", "Python"]);
    assert_eq!(found[0].duration, "2023 – now");
    assert_eq!(found[1].technologies, ["Rust", "NumPy"]);
    assert_eq!(found[1].url.as_deref(), Some("https://code.example.org/truss"));
}

#[test]
fn projects_of_consultants_are_read_by_their_labels() {
    let body = "**Port rollout**\nFrom - To: 10/2021-08/2022\nClient: Harbour Ltd\n\
                Task: Replaced three systems for berth billing\nTools used: Fiori, CPI\nWeb: https://port.example.com";
    let found = resume("Projects", body).projects;
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].name, "Port rollout");
    assert_eq!(found[0].duration, "10/2021-08/2022");
    assert_eq!(found[0].description, "Replaced three systems for berth billing");
    assert_eq!(found[0].technologies, ["Fiori", "CPI"]);
}

#[test]
fn awards_name_their_givers_in_sentences_and_their_ranks_before_bold_names() {
    let cases = [
        ("Plant of the Year from Industry Review (2009). Small-plant category.", "Plant of the Year", None),
        (
            "2nd Place at the **Open Transit Hackathon**, Kestrel Labs, May 2025.",
            "Open Transit Hackathon",
            Some("2nd Place"),
        ),
        (
            "Concorso Palio delle torte - Seconda classificata - Pro Loco Vinci",
            "Concorso Palio delle torte",
            Some("Seconda classificata"),
        ),
    ];
    for (body, title, position) in cases {
        let found = resume("Awards", body).achievements;
        assert_eq!(found.len(), 1, "{body}");
        assert_eq!(found[0].title, title, "{body}");
        assert_eq!(found[0].position.as_deref(), position, "{body}");
    }
}

#[test]
fn sentences_part_their_last_two_skills() {
    let skills = |body: &str| resume("Skills", body).skills;
    assert_eq!(
        skills("Drafting, Disclosure, Proofreading and French for lawyers."),
        ["Drafting", "Disclosure", "Proofreading", "French for lawyers"]
    );
    assert_eq!(
        skills("Drafting, Disclosure, Research and Development"),
        ["Drafting", "Disclosure", "Research and Development"]
    );
}

#[test]
fn certificates_below_studies_are_parted_from_them() {
    let found = resume(
        "Education and Credentials",
        "BSc, Physics, Wabash University->1998\nSix Sigma Black Belt, American Quality League->2004",
    );
    assert_eq!(found.education.len(), 1);
    assert_eq!(found.certifications[0].name, "Six Sigma Black Belt");
}
