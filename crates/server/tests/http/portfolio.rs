//! Portfolio sites: filled in, kept, shown, deployed, visited and deleted; and what hostile forms and files come to.

use crate::support::{Answer, TestApp, User};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};
use std::io::{Cursor, Read};
use std::time::Duration;
use vitae_testkit::dns::DnsServer;
use vitae_testkit::samples;

pub const PNG: &[u8] = samples::PICTURE_PNG;

/// A form on its way.
pub struct Form(Vec<u8>);

impl Form {
    fn new() -> Self {
        Self(Vec::new())
    }

    /// A developer's form, without pictures.
    pub fn developer() -> Self {
        let fields = [
            ("templateId", "developer1"),
            ("name", "Ada Example"),
            ("interests", "Rust and React"),
            ("email", "ada@example.org"),
            ("phone", "+44 20 7946 0000"),
            ("location", "Leeds"),
            ("about", "I build tools."),
            ("linkedinId", "ada"),
            ("instagramId", "ada.builds"),
            ("githubId", "ada"),
        ];
        fields.into_iter().fold(Self::new(), |form, (name, text)| form.text(name, text))
    }

    fn text(mut self, name: &str, text: &str) -> Self {
        let part = format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n");
        self.0.extend_from_slice(part.as_bytes());
        self
    }

    fn file(mut self, name: &str, file: &str, mime: &str, bytes: &[u8]) -> Self {
        let head = format!(
            "--edge\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"{file}\"\r\nContent-Type: {mime}\r\n\r\n"
        );
        self.0.extend_from_slice(head.as_bytes());
        self.0.extend_from_slice(bytes);
        self.0.extend_from_slice(b"\r\n");
        self
    }

    pub fn image(self, bytes: &[u8]) -> Self {
        self.file("images", "work.png", "image/png", bytes)
    }

    fn photo(self, bytes: &[u8]) -> Self {
        self.file("userPhoto", "me.png", "image/png", bytes)
    }

    async fn send(self, user: &User<'_>, method: Method, path: &str) -> Answer {
        let mut body = self.0;
        body.extend_from_slice(b"--edge--\r\n");
        user.app.send(request(user, method, path, Body::from(body))).await
    }

    pub async fn create(self, user: &User<'_>) -> Answer {
        self.send(user, Method::POST, "/api/portfolio").await
    }

    pub async fn created(self, user: &User<'_>) -> String {
        let answer = self.create(user).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", text(&answer));
        answer.json()["portfolio"]["_id"].as_str().unwrap().to_owned()
    }
}

fn request(user: &User<'_>, method: Method, path: &str, body: Body) -> Request<Body> {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::AUTHORIZATION, format!("Bearer {}", user.token))
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=edge");
    request.body(body).unwrap()
}

/// The names of all stored files, when no resume is there.
async fn stored_files(user: &User<'_>) -> Vec<String> {
    user.app.take_uploads(&user.token).await.1
}

pub fn text(answer: &Answer) -> String {
    String::from_utf8_lossy(&answer.bytes).into_owned()
}

/// A file of the app or of a site by its address under `/sites/`.
fn path_of(url: &str) -> String {
    url[url.find("/sites/").expect("a site's address")..].to_owned()
}

async fn deployed(user: &User<'_>, id: &str) -> String {
    let answer = user.post(&format!("/api/portfolio/{id}/deploy"), json!({})).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", text(&answer));
    path_of(answer.json()["url"].as_str().unwrap())
}

#[tokio::test]
async fn pfo_85_pde_02_pde_07_a_form_becomes_a_page_that_anyone_with_its_id_may_read() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let form = Form::developer().text("pictures", r#"[{"file": 0, "alt": "A dashboard", "group": "Web"}]"#).image(PNG);
    let answer = form.create(&ada).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", text(&answer));
    let portfolio = &answer.json()["portfolio"];
    let id = portfolio["_id"].as_str().unwrap();
    assert_eq!((portfolio["id"].as_str(), portfolio["name"].as_str()), (Some(id), Some("Ada Example")));
    let page = app.get(&format!("/api/portfolio/{id}/website")).await;
    assert_eq!((page.status, page.header("content-type")), (StatusCode::OK, "text/html; charset=utf-8"));
    let html = text(&page);
    for part in ["Ada Example", "Rust and React", "mailto:ada@example.org", "data:image/webp;base64,", "A dashboard"] {
        assert!(html.contains(part), "{part}");
    }
    let beside = text(&app.get(&format!("/api/portfolio/{id}/website?images=files")).await);
    assert!(beside.contains("images/") && !beside.contains("data:image/webp"));
    let saved = app.get(&format!("/api/portfolio/{id}/website?download")).await;
    assert!(saved.header("content-disposition").contains("portfolio.html"));
    let archive = app.get(&format!("/api/portfolio/{id}/website.zip")).await;
    assert!(archive.header("content-disposition").contains("portfolio.zip"));
    let mut archive = zip::ZipArchive::new(Cursor::new(archive.bytes)).unwrap();
    let index = std::io::read_to_string(archive.by_name("index.html").unwrap()).unwrap();
    assert_eq!(index, beside);
    let names: Vec<String> = archive.file_names().filter(|name| *name != "index.html").map(str::to_owned).collect();
    assert!(!names.is_empty());
    for name in names {
        assert!(index.contains(&name), "{name}");
        let mut picture = Vec::new();
        archive.by_name(&name).unwrap().read_to_end(&mut picture).unwrap();
        assert!(picture.starts_with(b"RIFF") || picture.starts_with(b"\xFF\xD8"), "{name}");
    }
    let list = ada.get("/api/portfolio").await.data();
    let picture = app.get(list[0]["thumbnail"].as_str().unwrap()).await;
    assert_eq!((picture.status, picture.header("content-type")), (StatusCode::OK, "image/webp"));
    let preview = app.get(&format!("/api/portfolio/{id}/preview/")).await;
    assert!(preview.header("content-security-policy").starts_with("sandbox"));
}

#[tokio::test]
async fn pde_23_pde_26_pde_45_pde_46_a_site_goes_live_is_visited_and_taken_down() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = Form::developer().image(PNG).created(&ada).await;
    let path = deployed(&ada, &id).await;
    let page = visit(&app, &path, None).await;
    assert_eq!((page.status, text(&page).contains("Ada Example")), (StatusCode::OK, true));
    let policy = page.header("content-security-policy").to_owned();
    assert!(policy.starts_with("sandbox allow-scripts") && !policy.contains("allow-same-origin"), "{policy}");
    assert_eq!(page.header("set-cookie"), "");
    let again = visit(&app, &path, Some(page.header("etag"))).await;
    assert_eq!((again.status, again.bytes.len()), (StatusCode::NOT_MODIFIED, 0));
    let html = text(&page);
    let image = html.split("src=\"images/").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(visit(&app, &format!("{path}images/{image}"), None).await.header("content-type"), "image/jpeg");
    assert_eq!(app.get(path.trim_end_matches('/')).await.status, StatusCode::PERMANENT_REDIRECT);

    let answer = ada.get("/api/portfolio/my-deploys").await.json();
    let site = &answer["deploys"][0];
    assert_eq!((site["_id"].as_str(), site["name"].as_str()), (Some(id.as_str()), Some("Ada Example")));
    assert!(site["deploymentUrl"].as_str().unwrap().ends_with(&path));
    assert_eq!((answer["limit"].as_u64(), site["customDomain"].is_null()), (Some(2), true));

    assert_eq!(ada.delete(&format!("/api/portfolio/{id}/deploy")).await.status, StatusCode::NO_CONTENT);
    assert_eq!(visit(&app, &path, None).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/api/portfolio/my-deploys").await.json()["deploys"], json!([]));
}

async fn visit(app: &TestApp, path: &str, known: Option<&str>) -> Answer {
    let mut request = Request::get(path).header(header::USER_AGENT, "Mozilla/5.0");
    if let Some(tag) = known {
        request = request.header(header::IF_NONE_MATCH, tag);
    }
    app.send(request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn pde_22_a_third_site_is_refused_until_one_is_taken_down() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(Form::developer().image(PNG).created(&ada).await);
    }
    deployed(&ada, &ids[0]).await;
    deployed(&ada, &ids[1]).await;
    let third = ada.post(&format!("/api/portfolio/{}/deploy", ids[2]), json!({})).await;
    assert_eq!(third.refusal(), (409, "deployment_limit".into()));
    deployed(&ada, &ids[0]).await;
    ada.delete(&format!("/api/portfolio/{}", ids[1])).await;
    deployed(&ada, &ids[2]).await;
}

#[tokio::test]
async fn a_portfolio_is_edited_with_its_pictures_and_its_site_changes_when_it_is_deployed_again() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = Form::developer().image(PNG).image(PNG).created(&ada).await;
    let path = deployed(&ada, &id).await;
    let before = ada.get(&format!("/api/portfolio/{id}")).await.data();
    assert_eq!((before["fields"]["githubId"].as_str(), before["userPhoto"].is_null()), (Some("ada"), true));
    let kept = before["images"][1]["id"].as_str().unwrap();
    let order = json!([{"file": 0, "alt": "New"}, {"id": kept, "alt": "Old"}]).to_string();
    let form = Form::developer().text("name", "Ada Changed").text("pictures", &order).image(PNG);
    let answer = form.send(&ada, Method::PUT, &format!("/api/portfolio/{id}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", text(&answer));
    let after = ada.get(&format!("/api/portfolio/{id}")).await.data();
    let alts: Vec<&str> =
        after["images"].as_array().unwrap().iter().filter_map(|image| image["alt"].as_str()).collect();
    assert_eq!((alts, after["images"][1]["id"].as_str()), (vec!["New", "Old"], Some(kept)));
    let old = text(&visit(&app, &path, None).await);
    assert!(old.contains("Ada Example"));
    let image = old.split("src=\"images/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(visit(&app, &format!("{path}images/{image}"), None).await.status, StatusCode::OK);
    assert_eq!(deployed(&ada, &id).await, path);
    assert!(text(&visit(&app, &path, None).await).contains("Ada Changed"));
}

#[tokio::test]
async fn pde_48_pde_49_portfolios_and_sites_are_their_owners_alone() {
    let app = TestApp::new().await;
    let (ada, eve) = (app.register("ada").await, app.register("eve").await);
    let id = Form::developer().image(PNG).created(&ada).await;
    deployed(&ada, &id).await;
    let path = format!("/api/portfolio/{id}");
    for (method, path) in [
        (Method::GET, path.clone()),
        (Method::DELETE, path.clone()),
        (Method::DELETE, format!("{path}/deploy")),
        (Method::GET, format!("{path}/deploy")),
        (Method::POST, format!("{path}/domain/check")),
    ] {
        assert_eq!(eve.call(method.clone(), &path).await.status, StatusCode::NOT_FOUND, "{method} {path}");
        let request = Request::builder().method(method.clone()).uri(&path).body(Body::empty()).unwrap();
        assert_eq!(app.send(request).await.status, StatusCode::UNAUTHORIZED, "{method} {path}");
    }
    assert_eq!(eve.post(&format!("{path}/deploy"), json!({})).await.status, StatusCode::NOT_FOUND);
    let kept = ada.get(&path).await.data()["images"][0]["id"].as_str().unwrap().to_owned();
    let theft = Form::developer().text("pictures", &json!([{ "id": kept }]).to_string());
    assert_eq!(theft.create(&eve).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(eve.get("/api/portfolio/my-deploys").await.json()["deploys"], json!([]));
    assert_eq!(app.get("/api/portfolio/my-deploys").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn pfo_01_pfo_67_pfo_70_pfo_73_the_rules_of_the_form_are_checked_again() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let without = |name: &str| {
        let fields = ["phone", "githubId"].into_iter().filter(|field| *field == name);
        fields.fold(Form::developer(), |form, field| form.text(field, "")).image(PNG)
    };
    let many = (0..9).fold(Form::developer(), |form, _| form.image(PNG));
    for (form, sentence) in [
        (without("phone"), "Email, phone, and location are required."),
        (without("githubId"), "GitHub ID is required for developer portfolios."),
        (Form::developer(), "At least one project screenshot is required."),
        (many, "You can upload a maximum of 8 project screenshots for this template."),
        (Form::developer().text("templateId", "developer9").image(PNG), "template"),
        (Form::developer().text("projectsCompleted", "-1").image(PNG), "0"),
    ] {
        let answer = form.create(&ada).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{sentence}: {}", text(&answer));
        assert!(text(&answer).contains(sentence), "{sentence}: {}", text(&answer));
    }
    assert_eq!(ada.get("/api/portfolio").await.data(), json!([]));
    let (_, blobs) = app.take_uploads(&ada.token).await;
    assert_eq!(blobs, Vec::<String>::new(), "what was stored on the way is gone");
}

#[tokio::test]
async fn pictures_that_nothing_names_are_not_kept() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let three = |form: Form| form.image(PNG).image(PNG).image(PNG);
    let one = || Form::developer().text("pictures", r#"[{"file": 1}]"#);
    let id = three(one()).created(&ada).await;
    let path = format!("/api/portfolio/{id}");
    assert_are_named(&ada, &path, 1).await;
    let answer = three(one()).photo(PNG).send(&ada, Method::PUT, &path).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", text(&answer));
    vitae_server::sweep(&app.app).await.unwrap();
    assert_are_named(&ada, &path, 2).await;
}

/// All stored files are of the so many pictures that a portfolio has.
async fn assert_are_named(user: &User<'_>, portfolio: &str, pictures: usize) {
    let data = user.get(portfolio).await.data();
    let all = data["images"].as_array().unwrap().iter().chain([&data["userPhoto"]]);
    let ids: Vec<&str> = all.filter_map(|picture| picture["id"].as_str()).collect();
    assert_eq!(ids.len(), pictures, "{data}");
    let files = stored_files(user).await;
    assert!(!files.is_empty());
    for file in files {
        assert!(ids.iter().any(|id| file.starts_with(id)), "{file} of {ids:?}");
    }
}

#[tokio::test]
async fn a_second_photo_is_refused_and_nothing_is_kept_of_either() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let twice = || Form::developer().image(PNG).photo(PNG).photo(PNG);
    let refused = twice().create(&ada).await;
    assert_eq!(refused.refusal(), (422, "validation_failed".into()));
    assert_eq!(refused.json()["fields"][0]["path"], "userPhoto", "{}", text(&refused));
    assert_eq!(stored_files(&ada).await, Vec::<String>::new());
    let id = Form::developer().image(PNG).photo(PNG).created(&ada).await;
    let before = stored_files(&ada).await;
    let refused = twice().send(&ada, Method::PUT, &format!("/api/portfolio/{id}")).await;
    assert_eq!(refused.refusal(), (422, "validation_failed".into()));
    assert_eq!(stored_files(&ada).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_leaves_in_the_middle_leaves_no_files() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let (line, body) = futures::channel::mpsc::unbounded::<std::io::Result<Vec<u8>>>();
    line.unbounded_send(Ok(Form::developer().image(PNG).text("about", "I build").0)).unwrap();
    let sending = app.send(request(&ada, Method::POST, "/api/portfolio", Body::from_stream(body)));
    let has_files = async |expected: bool| {
        while stored_files(&ada).await.is_empty() == expected {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::select! {
        answer = sending => panic!("{}", text(&answer)),
        () = has_files(true) => {}
    }
    drop(line);
    tokio::time::timeout(Duration::from_secs(10), has_files(false)).await.expect("they go within 10 s");
}

#[tokio::test]
async fn pde_02_nobody_but_its_owner_keeps_a_page_that_is_not_live() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = Form::developer().image(PNG).created(&ada).await;
    let thumbnail = ada.get("/api/portfolio").await.data()[0]["thumbnail"].as_str().unwrap().to_owned();
    let pages = ["website", "website?images=files", "website?download", "website.zip", "preview/"];
    for path in pages.map(|page| format!("/api/portfolio/{id}/{page}")).into_iter().chain([thumbnail]) {
        let answer = app.get(&path).await;
        let found = (answer.status, answer.header("cache-control"));
        assert_eq!(found, (StatusCode::OK, "private, no-store"), "{path}");
    }
    let live = visit(&app, &deployed(&ada, &id).await, None).await;
    assert_eq!(live.header("cache-control"), "no-cache");
}

/// What a picture may claim to be: none of it becomes a file of a site.
#[tokio::test]
async fn hostile_pictures_are_refused_by_what_they_hold() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let polyglot = [b"GIF89a/*".as_slice(), b"*/=1;alert(1)//<script>alert(1)</script>"].concat();
    let cut = &PNG[..PNG.len() / 2];
    for (name, mime, bytes) in [
        ("logo.svg", "image/svg+xml", b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".as_slice()),
        ("logo.png", "image/png", b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
        ("page.jpg", "image/jpeg", b"<!doctype html><script>alert(1)</script>"),
        ("both.gif", "image/gif", &polyglot),
        ("huge.png", "image/png", &png_of(10_000, 5_001)),
        ("endless.png", "image/png", &png_of(u32::MAX, 1)),
        ("cut.png", "image/png", cut),
        ("resume.pdf", "application/pdf", samples::RESUME_PDF),
    ] {
        let answer = Form::developer().file("images", name, mime, bytes).create(&ada).await;
        let (status, _) = answer.refusal();
        assert!(matches!(status, 413 | 415 | 422), "{name}: {status} {}", text(&answer));
        assert!(answer.json()["error"].as_str().unwrap().contains(name), "{name}: {}", text(&answer));
    }
    let honest = Form::developer().file("images", "photo.txt", "text/plain", PNG).create(&ada).await;
    assert_eq!(honest.status, StatusCode::CREATED, "the type is decided by content: {}", text(&honest));
}

/// The beginning of a PNG that claims a size.
fn png_of(width: u32, height: u32) -> Vec<u8> {
    let mut head = b"IHDR".to_vec();
    head.extend_from_slice(&width.to_be_bytes());
    head.extend_from_slice(&height.to_be_bytes());
    head.extend_from_slice(&[8, 2, 0, 0, 0]);
    let crc = head.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg()))
    });
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\x0d".to_vec();
    png.extend_from_slice(&head);
    png.extend_from_slice(&(!crc).to_be_bytes());
    png
}

#[tokio::test]
async fn markup_in_every_field_stays_text() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let attack = "</title></style><script>alert(1)</script><img src=x onerror=alert(2)>\" onclick=\"alert(3)";
    for (template, more) in
        [("developer1", &["interests", "about", "location", "name"][..]), ("template1", &["name", "about"][..])]
    {
        let base =
            more.iter().fold(Form::developer().text("templateId", template), |form, field| form.text(field, attack));
        let base = ["exhibitionsCount", "awardsCount", "countriesCount"]
            .into_iter()
            .fold(base, |form, field| form.text(field, "1"));
        let texts = [
            "pinterestId",
            "education1Degree",
            "education1College",
            "education1Year",
            "education2School",
            "education2Year",
            "education2Stream",
            "experience1Company",
            "experience1Duration",
            "experience1Description",
        ];
        let of = |field: &str| match field {
            "pinterestId" => "ada",
            "education1Year" | "education2Year" | "experience1Duration" => "\"><script>",
            _ => attack,
        };
        let base = texts.into_iter().fold(base, |form, field| form.text(field, of(field)));
        let pictures = json!([{"file": 0, "alt": attack, "group": attack}]).to_string();
        let answer = base
            .text("pictures", &pictures)
            .image(PNG)
            .file("userPhoto", "me.png", "image/png", PNG)
            .create(&ada)
            .await;
        assert_eq!(answer.status, StatusCode::CREATED, "{template}: {}", text(&answer));
        let id = answer.json()["portfolio"]["_id"].as_str().unwrap().to_owned();
        let html = text(&app.get(&format!("/api/portfolio/{id}/website?images=files")).await);
        assert!(
            !html.contains("<script>alert") && !html.contains("<img src=x") && !html.contains("\" onclick=\""),
            "{template}"
        );
        assert_eq!(html.matches("<script").count(), 1, "{template}");
    }
    let refused = Form::developer().text("githubId", "ada\" onclick=\"x").image(PNG).create(&ada).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", text(&refused));
}

#[tokio::test]
async fn a_site_answers_under_a_domain_that_its_owner_has_proved() {
    let names = DnsServer::start();
    names.set_address("vitae.test", [192, 0, 2, 1].into());
    let server = names.address().to_string();
    let app = TestApp::with(&[("VITAE_PUBLIC_URL", "https://vitae.test"), ("VITAE_DNS_SERVER", &server)]).await;
    let (ada, eve) = (app.register("ada").await, app.register("eve").await);
    let id = Form::developer().image(PNG).created(&ada).await;
    let path = format!("/api/portfolio/{id}/deploy");
    for refused in ["not a domain", "vitae.test", "api.vitae.test"] {
        let answer = ada.post(&path, json!({"customDomain": refused})).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}: {}", text(&answer));
    }
    let answer = ada.post(&path, json!({"customDomain": " Ada-Example.dev. "})).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", text(&answer));
    let deployment = &answer.json()["deployment"];
    assert_eq!(deployment["customDomain"], json!("ada-example.dev"));
    let (way, proof) = (&deployment["domain"]["records"][0], &deployment["domain"]["records"][1]);
    assert_eq!(
        (&deployment["domain"]["state"], way),
        (&json!("waiting"), &record("A", "ada-example.dev", "192.0.2.1"))
    );
    assert_eq!((&proof["type"], &proof["name"]), (&json!("TXT"), &json!("_vitae.ada-example.dev")));

    let under = async |host: &'static str| {
        text(&app.send(Request::get("/").header(header::HOST, host).body(Body::empty()).unwrap()).await)
    };
    assert!(!under("ada-example.dev").await.contains("Ada Example"), "nothing is proved");
    names.set_address("ada-example.dev", [192, 0, 2, 1].into());
    let check = async |user: &User<'_>, id: &str| {
        user.post(&format!("/api/portfolio/{id}/domain/check"), json!({})).await.json()["deployment"]["domain"]["state"]
            .clone()
    };
    assert_eq!(check(&ada, &id).await, "waiting", "leading here is no proof");
    names.set_texts("_vitae.ada-example.dev", &["another", proof["value"].as_str().unwrap()]);
    assert_eq!(check(&ada, &id).await, "connected");
    assert!(under("ada-example.dev").await.contains("Ada Example"));
    assert!(under("Ada-Example.dev.:443").await.contains("Ada Example"));
    assert!(!under("other.dev").await.contains("Ada Example"));
    let again = ada.post(&path, json!({})).await.json();
    assert_eq!(again["deployment"]["customDomain"], json!("ada-example.dev"), "it stays unless it is taken away");
    let probe = Request::get("/readyz").header(header::HOST, "ada-example.dev").body(Body::empty()).unwrap();
    assert_eq!(app.send(probe).await.status, StatusCode::OK, "probes are answered under any name");

    let theirs = Form::developer().image(PNG).created(&eve).await;
    let claimed =
        eve.post(&format!("/api/portfolio/{theirs}/deploy"), json!({"customDomain": "ada-example.dev"})).await;
    let claimed = claimed.json()["deployment"]["domain"].clone();
    assert_eq!(claimed["state"], "waiting");
    assert_ne!(claimed["records"][1]["value"], proof["value"], "each site has a proof of its own");
    assert_eq!(check(&eve, &theirs).await, "waiting");
    assert!(under("ada-example.dev").await.contains("Ada Example"));
    let without = ada.post(&path, json!({"customDomain": ""})).await.json();
    assert!(without["deployment"]["customDomain"].is_null(), "{without}");
    assert!(!under("ada-example.dev").await.contains("Ada Example"));
}

fn record(kind: &str, name: &str, value: &str) -> Value {
    json!({"type": kind, "name": name, "value": value})
}

#[tokio::test]
async fn a_server_without_a_public_name_gives_no_domains() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = Form::developer().image(PNG).created(&ada).await;
    let answer = ada.post(&format!("/api/portfolio/{id}/deploy"), json!({"customDomain": "ada.dev"})).await;
    assert_eq!(answer.json()["fields"][0]["path"], "customDomain", "{}", text(&answer));
    assert!(text(&answer).contains("VITAE_PUBLIC_URL"));
}

#[tokio::test]
async fn odd_addresses_of_sites_are_no_faults() {
    let app = TestApp::new().await;
    for path in ["/sites/%00", "/sites/%0d%0a", "/sites/%00/", "/sites/ada/%00", "/sites/..%2f", "/sites/A%20B"] {
        assert_eq!(app.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn pde_23_sites_may_have_a_host_of_their_own_which_answers_with_nothing_else() {
    let app =
        TestApp::with(&[("VITAE_PUBLIC_URL", "https://vitae.test"), ("VITAE_SITES_ORIGIN", "https://sites.test")])
            .await;
    let ada = app.register("ada").await;
    let id = Form::developer().image(PNG).created(&ada).await;
    let answer = ada.post(&format!("/api/portfolio/{id}/deploy"), json!({})).await;
    let url = answer.json()["url"].as_str().unwrap().to_owned();
    let path = url.strip_prefix("https://sites.test").expect("on the sites' own host").to_owned();
    let at =
        |host: &str, path: &str| Request::get(path).header(header::HOST, host.to_owned()).body(Body::empty()).unwrap();
    assert!(text(&app.send(at("sites.test", &path)).await).contains("Ada Example"));
    for path in ["/", "/login", "/api/portfolio/categories"] {
        assert_eq!(app.send(at("sites.test", path)).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let moved = app.send(at("vitae.test", &path)).await;
    assert_eq!((moved.status, moved.header("location")), (StatusCode::PERMANENT_REDIRECT, url.as_str()));
    assert_eq!(app.send(at("vitae.test", "/api/portfolio/categories")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn visitors_are_counted_once_a_day_and_programs_are_not() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = Form::developer().image(PNG).created(&ada).await;
    let path = deployed(&ada, &id).await;
    for _ in 0..3 {
        visit(&app, &path, None).await;
    }
    let robot = Request::get(path.as_str()).header(header::USER_AGENT, "Googlebot/2.1").body(Body::empty()).unwrap();
    app.send(robot).await;
    app.wait(Duration::from_secs(24 * 60 * 60));
    visit(&app, &path, None).await;
    let stop = tokio_util::sync::CancellationToken::new();
    stop.cancel();
    vitae_server::flush_visitors(app.app.clone(), stop).await;
    let visitors = ada.get("/api/portfolio/my-deploys").await.json()["deploys"][0]["visitors"].clone();
    assert_eq!(visitors, json!({"total": 2, "last30Days": 2}));
}

#[tokio::test]
async fn por_06_categories_begin_with_their_figures_and_are_liked_once() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let of = |data: &Value, id: &str| data.as_array().unwrap().iter().find(|one| one["id"] == id).unwrap().clone();
    let all = app.get("/api/portfolio/categories").await.data();
    let figures: Vec<(u64, u64)> = ["artist", "fashion-designer", "developer", "model", "photographer"]
        .map(|id| (of(&all, id)["likes"].as_u64().unwrap(), of(&all, id)["views"].as_u64().unwrap()))
        .to_vec();
    assert_eq!(figures, [(245, 1200), (312, 2400), (487, 3100), (529, 4700), (398, 2900)]);
    for _ in 0..2 {
        let liked = ada.put("/api/portfolio/categories/model/like", json!({})).await.data();
        assert_eq!((liked["likes"].as_u64(), liked["liked"].as_bool()), (Some(530), Some(true)));
    }
    let view = app.post("/api/portfolio/categories/model/view", json!({})).await;
    assert_eq!(view.status, StatusCode::NO_CONTENT);
    assert_eq!(of(&app.get("/api/portfolio/categories").await.data(), "model")["views"], json!(4701));
    let unliked = ada.delete("/api/portfolio/categories/model/like").await.data();
    assert_eq!((unliked["likes"].as_u64(), unliked["liked"].as_bool()), (Some(529), Some(false)));
    assert_eq!(ada.put("/api/portfolio/categories/dancer/like", json!({})).await.status, StatusCode::NOT_FOUND);
}
