//! The command line as people and scripts use it.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn vitae(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_vitae")).args(arguments).env_clear().output().expect("the binary runs")
}

fn sample(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testkit/samples");
    folder.join(name).display().to_string()
}

fn succeed(arguments: &[&str]) -> Vec<u8> {
    let output = vitae(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn json(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).expect("standard output is JSON")
}

/// Exit code and the one sentence on standard error.
fn refusal(arguments: &[&str]) -> (Option<i32>, String) {
    let output = vitae(arguments);
    assert!(output.stdout.is_empty(), "nothing goes to standard output");
    (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
}

#[test]
fn parse_prints_exactly_the_specified_shape() {
    for file in ["resume.pdf", "resume.docx", "resume.doc"] {
        let parsed = json(&succeed(&["parse", &sample(file)]));
        let mut keys: Vec<_> = parsed.as_object().unwrap().keys().map(String::as_str).collect();
        keys.sort_unstable();
        let expected = [
            "achievements",
            "additional",
            "certifications",
            "education",
            "email",
            "experience",
            "languages",
            "links",
            "location",
            "name",
            "phone",
            "projects",
            "skills",
            "summary",
        ];
        assert_eq!(keys, expected, "{file}");
        assert_eq!(parsed["email"], "marta.reyes@example.org", "{file}");
    }
}

#[test]
fn text_prints_what_a_file_says() {
    for file in ["resume.pdf", "resume.docx", "resume.doc"] {
        let text = String::from_utf8(succeed(&["text", &sample(file)])).unwrap();
        assert!(text.contains("marta.reyes@example.org"), "{file}: {text}");
        assert!(text.lines().count() > 10, "{file}: {text}");
    }
    assert_eq!(refusal(&["text", &sample("resume.json")]).0, Some(1));
}

#[test]
fn parse_with_details_adds_the_sources() {
    let parsed = json(&succeed(&["parse", "--details", &sample("resume.pdf")]));
    assert_eq!(parsed["name"], "Marta Kowalczyk-Reyes");
    let details = &parsed["details"];
    assert_eq!(details["engine"], "embedded");
    let name = details["fields"].as_array().unwrap().iter().find(|field| field["path"] == "name").expect("a source");
    assert!(name["confidence"].as_f64().unwrap() > 0.0);
    assert_eq!(name["box"].as_array().unwrap().len(), 4);
}

#[test]
fn ats_the_same_file_and_day_give_the_same_bytes() {
    let arguments = ["score", &sample("resume.pdf"), "--as-of", "2026-03-01", "--json"];
    let first = succeed(&arguments);
    assert_eq!(first, succeed(&arguments));
    let card = json(&first);
    assert_eq!(card["asOf"], "2026-03-01");
    assert!((50..=100).contains(&card["score"].as_u64().unwrap()), "{}", card["score"]);
    let text = String::from_utf8(succeed(&["score", &sample("resume.pdf"), "--as-of", "2026-03-01"])).unwrap();
    assert!(text.starts_with(&format!("ATS score {} of 100", card["score"])), "{text}");
}

#[test]
fn ats_a_job_adds_the_match_and_without_one_the_card_stands_alone() {
    let folder = tempfile::tempdir().unwrap();
    let job = folder.path().join("job.txt");
    std::fs::write(&job, "Forklift Driver\nRequirements\n- Forklift licence\n- Inventory management\n").unwrap();
    let job = job.to_str().unwrap();
    let resume = sample("resume.json");
    let day = ["--as-of", "2026-03-01"];
    let both = json(&succeed(&["score", &resume, "--job", job, day[0], day[1], "--json"]));
    let alone = json(&succeed(&["score", &resume, day[0], day[1], "--json"]));
    assert_eq!(both["card"], alone);
    assert!(alone.get("match").is_none());
    let matched = &both["match"];
    assert_eq!((&matched["card"], matched["parts"].as_array().unwrap().len()), (&Value::from("4"), 8));
    assert_eq!(matched["knockouts"][0]["text"], "Forklift licence");
    assert!(matched["score"].as_u64().unwrap() <= 79, "{matched}");
    let text = String::from_utf8(succeed(&["score", &resume, "--job", job, day[0], day[1]])).unwrap();
    let (score, rest) = text.split_once("Match with the job: ").expect("the match follows the score");
    assert!(score.starts_with("ATS score ") && rest.starts_with(&format!("{} of 100", matched["score"])), "{text}");
    let (code, sentence) = refusal(&["score", &resume, "--job", "/does/not/exist.txt"]);
    assert!(code == Some(1) && sentence.contains("cannot read"), "{sentence}");
}

#[test]
fn render_writes_every_format_and_what_it_writes_reads_back() {
    let folder = tempfile::tempdir().unwrap();
    for template in ["template1", "template2", "template11", "template12", "template13"] {
        for (format, magic) in [
            ("pdf", "%PDF"),
            ("docx", "PK"),
            ("png", "\u{fffd}PNG"),
            ("tex", "% Compile with"),
            ("json", "{"),
            ("md", "#"),
            ("txt", "Marta Kowalczyk-Reyes\n"),
        ] {
            let out = folder.path().join(format!("{template}.{format}"));
            succeed(&[
                "render",
                &sample("resume.json"),
                "--template",
                template,
                "--format",
                format,
                "-o",
                out.to_str().unwrap(),
            ]);
            let bytes = std::fs::read(&out).unwrap();
            assert!(String::from_utf8_lossy(&bytes).starts_with(magic), "{template} {format}");
        }
        for format in ["pdf", "docx"] {
            same_person(&folder.path().join(format!("{template}.{format}")));
        }
    }
}

/// What a design must give back when it is read again: name, email, phone, and every company, position, date, institution and skill.
fn same_person(file: &Path) {
    let parsed = json(&succeed(&["parse", file.to_str().unwrap()]));
    let truth: Value = json(&std::fs::read(sample("resume.json")).unwrap());
    for field in ["name", "email", "phone"] {
        assert_eq!(parsed[field], truth[field], "{field} of {}", file.display());
    }
    let column = |resume: &Value, list: &str, field: &str| -> Vec<String> {
        resume[list].as_array().unwrap().iter().map(|entry| normal(entry[field].as_str().unwrap_or_default())).collect()
    };
    for (list, field) in [
        ("experience", "company"),
        ("experience", "position"),
        ("experience", "duration"),
        ("education", "institution"),
        ("education", "graduationYear"),
    ] {
        assert_eq!(column(&parsed, list, field), column(&truth, list, field), "{list}.{field} of {}", file.display());
    }
    let skills = |resume: &Value| -> Vec<String> {
        let mut skills: Vec<_> =
            resume["skills"].as_array().unwrap().iter().map(|skill| normal(skill.as_str().unwrap())).collect();
        skills.sort();
        skills
    };
    assert_eq!(skills(&parsed), skills(&truth), "skills of {}", file.display());
}

/// Dashes and spaces may be set differently; words may not.
fn normal(text: &str) -> String {
    text.replace(['–', '—'], "-").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn render_goes_to_standard_output_and_reads_json_resume() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("json-resume.json");
    let resume = serde_json::json!({"basics": {"name": "Ada Lovelace", "email": "ada@example.org"}, "work": [{"name": "Analytical Engines", "position": "Programmer", "startDate": "1842-01", "summary": "Wrote notes"}]});
    std::fs::write(&file, resume.to_string()).unwrap();
    let text = succeed(&["render", file.to_str().unwrap(), "--template", "template13", "--format", "txt", "-o", "-"]);
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains("Ada Lovelace") && text.contains("Analytical Engines"), "{text}");
}

#[test]
fn failures_are_one_sentence_and_exit_with_1() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str, bytes: &[u8]| -> String {
        let path: PathBuf = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        path.display().to_string()
    };
    let large = place("large.pdf", &vec![b'x'; 5 * 1024 * 1024 + 1]);
    let empty = place("empty.pdf", b"");
    let text = place("not.json", b"hello");
    let cases: [(&[&str], &str); 8] = [
        (&["parse", "/does/not/exist.pdf"], "cannot read"),
        (&["parse", &large], "larger than 5 MB"),
        (&["parse", &empty], "empty"),
        (&["parse", &sample("picture.png")], "Please upload a PDF or Word document"),
        (&["parse", &sample("encrypted.pdf")], "password"),
        (&["score", &sample("scanned.pdf")], "contains only images"),
        (
            &["render", &sample("resume.json"), "--template", "template99", "--format", "pdf", "-o", "-"],
            "choose one of template1",
        ),
        (&["render", &text, "--template", "template1", "--format", "pdf", "-o", "-"], "not.json"),
    ];
    for (arguments, expected) in cases {
        let (code, sentence) = refusal(arguments);
        assert_eq!(code, Some(1), "{arguments:?}");
        assert!(sentence.starts_with("vitae: ") && sentence.contains(expected), "{arguments:?}: {sentence}");
        assert_eq!(sentence.trim_end().lines().count(), 1, "{sentence}");
    }
}

#[test]
fn leg_the_operator_copies_and_deletes_what_belongs_to_an_address() {
    let folder = tempfile::tempdir().unwrap();
    let admin = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_vitae"))
            .arg("admin")
            .args(arguments)
            .env_clear()
            .env("VITAE_DATA", folder.path())
            .output()
            .unwrap();
        (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
    };
    for (arguments, succeeds, says) in [
        (&["account", "ada@example.org"][..], false, "there is no account with the email ada@example.org"),
        (&["delete", "account", "ada@example.org"], false, "there is no account with the email ada@example.org"),
        (&["delete", "subscriber", "ada@example.org"], true, "ada@example.org is removed from 0 lists"),
        (&["delete", "messages", "ada@example.org"], true, "0 messages from ada@example.org are deleted"),
    ] {
        let (succeeded, text) = admin(arguments);
        assert_eq!(succeeded, succeeds, "{arguments:?}: {text}");
        assert!(text.contains(says), "{arguments:?}: {text}");
    }
}

#[test]
fn usage_errors_exit_with_2() {
    for arguments in [&["parse"][..], &["nonsense"], &["score", "x", "--as-of", "yesterday"], &["render", "x"]] {
        let (code, _) = refusal(arguments);
        assert_eq!(code, Some(2), "{arguments:?}");
    }
}

#[test]
fn every_command_explains_itself() {
    for command in ["serve", "migrate", "parse", "score", "render", "openapi", "admin"] {
        let text = String::from_utf8(succeed(&[command, "--help"])).unwrap();
        assert!(text.contains("Usage: vitae"), "{text}");
    }
    assert!(!String::from_utf8(succeed(&["--help"])).unwrap().contains("read-untrusted"));
}

#[test]
fn print_config_hides_secrets_and_a_wrong_setting_stops_the_start() {
    let run = |name: &str, value: &str| {
        Command::new(env!("CARGO_BIN_EXE_vitae"))
            .args(["serve", "--print-config"])
            .env_clear()
            .env(name, value)
            .output()
            .unwrap()
    };
    let shown = run("VITAE_SECRET_KEY", "0123456789abcdef0123456789abcdef");
    let text = String::from_utf8(shown.stdout).unwrap();
    assert!(text.contains("secret_key = \"(hidden)\"") && !text.contains("0123456789abcdef"), "{text}");
    let wrong = run("VITAE_LISTEN", "nowhere");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(String::from_utf8(wrong.stderr).unwrap().contains("VITAE_LISTEN must be ADDRESS:PORT"));
}

#[test]
fn openapi_is_the_committed_description() {
    let committed = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../api/openapi.json")).unwrap();
    assert!(succeed(&["openapi"]) == committed, "api/openapi.json is out of date: run `make openapi`");
}

/// A command with a data directory of its own.
fn with_data(data: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_vitae"))
        .args(arguments)
        .env_clear()
        .env("VITAE_DATA", data)
        .output()
        .expect("it runs")
}

#[test]
fn an_operator_makes_accounts_backs_them_up_and_puts_them_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let (here, there) = (folder.path().join("here"), folder.path().join("there"));
    let file = folder.path().join("all.zip").display().to_string();
    let said = |output: Output| {
        let (out, err) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        (output.status.success(), out + &err)
    };
    let (made, link) = said(with_data(&here, &["admin", "create", "ada@example.org", "--name", "Ada"]));
    assert!(made && link.starts_with("http://localhost:8080/reset-password?token="), "{link}");
    assert!(!said(with_data(&here, &["admin", "create", "ADA@example.org"])).0, "there is one");
    assert!(said(with_data(&here, &["admin", "reset-link", "ada@example.org"])).1.contains("/reset-password?token="));
    assert!(!said(with_data(&here, &["admin", "reset-link", "bob@example.org"])).0);
    let (ended, how_many) = said(with_data(&here, &["admin", "end-sessions", "ada@example.org"]));
    assert!(ended && how_many.starts_with("0 sessions of ada@example.org are ended"), "{how_many}");
    let (removed, why) = said(with_data(&here, &["admin", "remove-second-factor", "ada@example.org"]));
    assert!(!removed && why.contains("asks for no code"), "{why}");
    assert!(said(with_data(&here, &["admin", "invite", "bob@example.org"])).1.contains("/register?invitation="));
    let (backed_up, output) = said(with_data(&here, &["backup", &file, "--verify"]));
    assert!(backed_up && output.contains("the database (schema "), "{output}");
    assert!(said(with_data(&here, &["backup", &file])).1.contains("exists already"));
    assert!(said(with_data(&there, &["restore", &file, "--verify"])).1.contains("is whole"));
    assert!(!there.join("vitae.db").exists(), "nothing was written");
    assert!(said(with_data(&there, &["restore", &file])).1.contains("is restored"));
    assert!(said(with_data(&there, &["admin", "account", "ada@example.org"])).1.contains("\"name\": \"Ada\""));
    let (again, why) = said(with_data(&there, &["restore", &file]));
    assert!(!again && why.contains("not empty"), "{why}");
}
