use super::{Elsewhere, connect, cookie_of};
use crate::support::TestApp;
use axum::http::Method;
use serde_json::{Value, json};
use std::time::Duration;
use vitae_store::Provider;
use vitae_testkit::github::{LOGIN, Mode};

const SUCCESS: &str = "/dashboard?github=success";

#[tokio::test]
async fn git_04_git_08_git_22_signing_in_connects_with_state_and_pkce() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    let begun = ada.get("/api/auth/github/oauth-url").await;
    let url = begun.json()["url"].as_str().unwrap().to_owned();
    assert_eq!(begun.data()["url"], json!(url));
    assert!(url.contains("code_challenge_method=S256") && url.contains("&state="), "{url}");
    let cookie = begun.header("set-cookie");
    assert!(cookie.contains("HttpOnly; SameSite=Lax; Max-Age=600"), "{cookie}");
    assert_eq!(elsewhere.sign_in_with_github(&ada).await, SUCCESS);

    let user = ada.get("/api/users/profile").await.data();
    assert_eq!(
        (&user["githubConnected"], &user["githubProfile"]["url"]),
        (&json!(true), &json!(format!("https://github.com/{LOGIN}")))
    );
    assert_ne!(user["githubLastUpdated"], Value::Null);
    let card = ada.get("/api/connections").await.data()["github"].clone();
    assert_eq!(
        (&card["state"], &card["via"], &card["repositories"]),
        (&json!("connected"), &json!("oauth"), &json!(4))
    );

    // The token is stored sealed, and is in no answer.
    let token = elsewhere.github.tokens().remove(0);
    let stored = elsewhere.app.app.store.connections(ada.id().await).get(Provider::GitHub).await.unwrap().unwrap();
    let sealed = stored.token.unwrap();
    assert!(!sealed.windows(token.len()).any(|window| window == token.as_bytes()));
    assert!(!stored.profile_json.contains(&token) && !card.to_string().contains(&token));
}

#[tokio::test]
async fn git_09_the_other_call_answers_too_and_git_03_both_need_a_session() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    assert!(ada.get("/api/auth/github/url").await.json()["url"].as_str().unwrap().contains("/login/oauth/authorize"));
    for path in
        ["/api/auth/github/url", "/api/auth/github/oauth-url", "/api/auth/github/repositories", "/api/connections"]
    {
        assert_eq!(elsewhere.app.get(path).await.refusal(), (401, "unauthorized".into()), "{path}");
    }
}

#[tokio::test]
async fn git_08_without_an_application_a_sentence_says_what_works() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = elsewhere.app.register("ada").await;
    let answer = ada.get("/api/auth/github/oauth-url").await;
    assert_eq!(answer.refusal(), (409, "not_configured".into()));
    assert!(answer.json()["message"].as_str().unwrap().contains("by its address"));
    let card = ada.get("/api/connections").await.data()["github"].clone();
    assert_eq!((&card["signInOffered"], &card["connected"]), (&json!(false), &json!(false)));
    assert_eq!(connect(&ada, LOGIN).await.data()["connected"], json!(true));
}

#[tokio::test]
async fn git_07_an_attempt_counts_once_in_its_browser_and_in_its_time() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    let begin = async || {
        let begun = ada.get("/api/auth/github/oauth-url").await;
        let back = elsewhere.github.consent(begun.json()["url"].as_str().unwrap());
        (back, cookie_of(&begun).to_owned())
    };
    let expired = "/dashboard?github=error&reason=expired";
    let (back, cookie) = begin().await;
    assert_eq!(elsewhere.return_to(&back, None).await, expired, "another browser");
    assert_eq!(elsewhere.return_to(&back, Some(&cookie)).await, expired, "it is used up");
    let (back, _) = begin().await;
    assert_eq!(elsewhere.return_to(&back, Some(&cookie)).await, expired, "another attempt's cookie");
    let (back, cookie) = begin().await;
    elsewhere.app.wait(Duration::from_secs(10 * 60));
    assert_eq!(elsewhere.return_to(&back, Some(&cookie)).await, expired, "after ten minutes");
    let (back, cookie) = begin().await;
    assert_eq!(elsewhere.return_to(&back, Some(&cookie)).await, SUCCESS);
    assert_eq!(elsewhere.return_to(&back, Some(&cookie)).await, expired);
    assert_eq!(elsewhere.return_to("http://localhost:8080/api/auth/github/callback", None).await, expired);
}

#[tokio::test]
async fn git_07_refused_consent_wrong_codes_and_a_service_that_is_away_lead_back() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    elsewhere.github.set(Mode::Denied);
    assert_eq!(elsewhere.sign_in_with_github(&ada).await, "/dashboard?github=error&reason=denied");
    elsewhere.github.set(Mode::Normal);
    let failed = "/dashboard?github=error&reason=failed";
    let begun = ada.get("/api/auth/github/oauth-url").await;
    let back = elsewhere.github.consent(begun.json()["url"].as_str().unwrap()).replace("code=code-", "code=wrong-");
    assert_eq!(elsewhere.return_to(&back, Some(cookie_of(&begun))).await, failed);
    let begun = ada.get("/api/auth/github/oauth-url").await;
    let back = elsewhere.github.consent(begun.json()["url"].as_str().unwrap());
    elsewhere.github.set(Mode::Status(500));
    assert_eq!(elsewhere.return_to(&back, Some(cookie_of(&begun))).await, failed);
    assert_eq!(ada.get("/api/connections").await.data()["github"]["connected"], json!(false));
}

#[tokio::test]
async fn git_10_dsh_08_a_public_profile_is_connected_by_its_address() {
    let elsewhere = Elsewhere::with(&[]).await;
    let (ada, bob) = (elsewhere.app.register("ada").await, elsewhere.app.register("bob").await);
    let host = elsewhere.github.url().trim_start_matches("http://").split(':').next().unwrap().to_owned();
    let card = connect(&ada, &format!("http://{host}/{LOGIN}")).await;
    assert_eq!(card.json()["success"], json!(true));
    assert_eq!((&card.data()["via"], &card.data()["name"]), (&json!("address"), &json!("Ada Quill")));
    let projects = ada.get("/api/users/profile").await.data()["githubProjects"].clone();
    let first = json!({"name": "tide-tables", "url": format!("https://github.com/{LOGIN}/tide-tables"),
        "description": "Tide predictions for harbours", "language": "Rust", "stars": 42, "archived": false});
    assert_eq!((projects.as_array().unwrap().len(), &projects[0]), (3, &first), "without the fork");
    assert_eq!(bob.get("/api/auth/github/repositories").await.data(), json!([]));

    for (typed, status, code) in [
        ("", 422, "validation_failed"),
        ("https://gitlab.com/ada", 422, "validation_failed"),
        ("http://169.254.169.254/ada", 422, "validation_failed"),
        ("nobody-at-all", 404, "not_found"),
    ] {
        let answer = connect(&ada, typed).await;
        assert_eq!(answer.refusal(), (status, code.into()), "{typed}");
        assert!(status != 422 || answer.json()["fields"][0]["path"] == "githubUrl");
    }
    assert_eq!(
        ada.get("/api/connections").await.data()["github"]["connected"],
        json!(true),
        "a failure changes nothing"
    );
}

#[tokio::test]
async fn limits_and_faults_of_github_are_told() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = elsewhere.app.register("ada").await;
    elsewhere.github.set(Mode::Status(500));
    let away = connect(&ada, LOGIN).await;
    assert_eq!((away.refusal(), away.header("retry-after")), ((503, "provider_failed".into()), "60"));
    elsewhere.github.set(Mode::Limited(600));
    let limited = connect(&ada, LOGIN).await;
    assert_eq!(limited.refusal(), (429, "rate_limited".into()));
    assert!((590..=600).contains(&limited.header("retry-after").parse::<u64>().unwrap()));
    assert!(limited.json()["error"].as_str().unwrap().contains("10 minutes"));
    for _ in 0..10 {
        connect(&ada, LOGIN).await;
    }
    let asked = elsewhere.github.asked().len();
    assert_eq!(connect(&ada, LOGIN).await.refusal(), (429, "rate_limited".into()));
    assert_eq!(elsewhere.github.asked().len(), asked, "nobody asks on meanwhile");
}

#[tokio::test]
async fn git_11_disconnecting_also_revokes_and_succeeds_when_github_does_not() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    for (mode, revoked) in [(Mode::Normal, true), (Mode::Status(500), false)] {
        elsewhere.github.set(Mode::Normal);
        assert_eq!(elsewhere.sign_in_with_github(&ada).await, SUCCESS);
        elsewhere.github.set(mode);
        let gone = ada.post("/api/auth/github/disconnect", json!({})).await;
        assert_eq!((gone.json()["success"].clone(), gone.data()["revoked"].clone()), (json!(true), json!(revoked)));
        let user = ada.get("/api/users/profile").await.data();
        assert_eq!((&user["githubConnected"], &user["githubProjects"]), (&json!(false), &json!([])));
    }
    assert_eq!(elsewhere.github.tokens().len(), 1, "the first permission is gone at GitHub");
    let again = ada.post("/api/auth/github/disconnect", json!({})).await;
    assert_eq!(again.data()["revoked"], json!(false));
}

#[tokio::test]
async fn a_withdrawn_permission_asks_to_reconnect_and_keeps_the_data() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    assert_eq!(ada.post("/api/auth/github/refresh", json!({})).await.refusal(), (404, "not_found".into()));
    elsewhere.sign_in_with_github(&ada).await;
    elsewhere.github.edit(|all| all[0]["description"] = json!("Changed"));
    for _ in 0..5 {
        assert_eq!(ada.post("/api/auth/github/refresh", json!({})).await.data()["state"], json!("connected"));
        // What is taken back behind a refresh would be gone by now.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(elsewhere.github.tokens().len(), 1, "a refresh keeps its own permission");
    elsewhere.github.set(Mode::Revoked);
    for _ in 0..2 {
        let refused = ada.post("/api/auth/github/refresh", json!({})).await;
        assert_eq!(refused.refusal(), (409, "reconnect_needed".into()));
    }
    let card = ada.get("/api/connections").await.data()["github"].clone();
    assert_eq!(
        (&card["state"], &card["connected"], &card["repositories"]),
        (&json!("expired"), &json!(true), &json!(4))
    );
    let repositories = ada.get("/api/auth/github/repositories").await.data();
    assert!(repositories.as_array().unwrap().iter().any(|one| one["description"] == "Changed"));
    elsewhere.github.set(Mode::Normal);
    assert_eq!(elsewhere.sign_in_with_github(&ada).await, SUCCESS);
    assert_eq!(ada.get("/api/connections").await.data()["github"]["state"], json!("connected"));
}

#[tokio::test]
async fn a_refresh_on_its_way_undoes_neither_a_disconnect_nor_another_connection() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    for (signed_in, slow) in [(true, Mode::Slow(400)), (false, Mode::Slow(100))] {
        elsewhere.github.set(Mode::Normal);
        if signed_in {
            elsewhere.sign_in_with_github(&ada).await;
        } else {
            connect(&ada, LOGIN).await.data();
        }
        elsewhere.github.set(slow);
        let disconnect = async {
            tokio::time::sleep(Duration::from_millis(50)).await;
            ada.post("/api/auth/github/disconnect", json!({})).await.data();
        };
        let (refreshed, ()) = tokio::join!(ada.post("/api/auth/github/refresh", json!({})), disconnect);
        assert_eq!(refreshed.refusal(), (404, "not_found".into()), "signed in: {signed_in}");
        assert_eq!(ada.get("/api/connections").await.data()["github"]["connected"], json!(false));
    }
    elsewhere.github.set(Mode::Normal);
    elsewhere.sign_in_with_github(&ada).await;
    elsewhere.github.set(Mode::Slow(400));
    let reconnect = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        elsewhere.github.set(Mode::Normal);
        elsewhere.sign_in_with_github(&ada).await;
    };
    let (refreshed, ()) = tokio::join!(ada.post("/api/auth/github/refresh", json!({})), reconnect);
    assert_eq!(refreshed.data()["state"], json!("connected"));
    let fresh = ada.post("/api/auth/github/refresh", json!({})).await;
    assert_eq!(fresh.data()["state"], json!("connected"), "the newer permission is the one that is kept");
}

#[tokio::test]
async fn repositories_are_listed_and_chosen() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    elsewhere.sign_in_with_github(&ada).await;
    let list = ada.get("/api/auth/github/repositories").await.data();
    let names: Vec<&str> = list.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["tide-tables", "linux", "pocket-ledger", "old-site"]);
    assert_eq!(
        (&list[0]["pinned"], &list[1]["fork"], &list[3]["archived"]),
        (&json!(true), &json!(true), &json!(true))
    );
    assert_eq!(list[0]["languages"][0], json!({"name": "Rust", "bytes": 8000, "percent": 84}));
    let path = "/api/auth/github/repositories/chosen";
    let chosen = ada.put(path, json!({"ids": ["12"]})).await.data();
    let marked: Vec<&Value> = chosen.as_array().unwrap().iter().filter(|one| one["chosen"] == true).collect();
    assert_eq!((marked.len(), &marked[0]["id"]), (1, &json!("12")));
    let wrong = ada.put(path, json!({"ids": ["12", "999"]})).await;
    assert_eq!((wrong.refusal().0, &wrong.json()["fields"][0]["path"]), (422, &json!("ids[1]")));
    ada.post("/api/auth/github/refresh", json!({})).await.data();
    assert_eq!(ada.get("/api/connections").await.data()["github"]["chosen"], json!(1), "a refresh keeps the choice");
    let bob = elsewhere.app.register("bob").await;
    assert_eq!(bob.put(path, json!({"ids": []})).await.refusal(), (404, "not_found".into()));
}

/// Whatever is typed and whatever a service answers, only the configured addresses are asked.
#[tokio::test]
async fn no_input_makes_the_server_ask_anybody_else() {
    let bait = vitae_testkit::github::GitHubServer::start("id", "hush");
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = elsewhere.app.register("ada").await;
    let host = bait.url().trim_start_matches("http://");
    elsewhere.github.set(Mode::Redirect(format!("{}/users/{LOGIN}", bait.url())));
    assert_eq!(connect(&ada, LOGIN).await.refusal(), (503, "provider_failed".into()));
    elsewhere.github.set(Mode::Normal);
    for typed in [
        bait.url().to_owned(),
        format!("{}/{LOGIN}", bait.url().replace("127.0.0.1", "localhost")),
        format!("https://github.com@{host}/{LOGIN}"),
        format!("//{host}/{LOGIN}"),
        format!("{LOGIN}/../../..@{host}"),
        "http://[::1]/ada".to_owned(),
        "file:///etc/passwd".to_owned(),
    ] {
        connect(&ada, &typed).await;
    }
    let body = json!({"profileUrl": format!("{}/in/ada", bait.url())});
    assert_eq!(ada.post("/api/linkedin/parse-profile", body).await.status.as_u16(), 422);
    assert_eq!(bait.asked(), [""; 0]);
}

#[tokio::test]
async fn half_an_application_does_not_start() {
    let given = [("VITAE_GITHUB_CLIENT_ID".to_owned(), "id".to_owned())];
    let error = vitae_server::Config::load(given).unwrap_err().to_string();
    assert!(error.contains("VITAE_GITHUB_CLIENT_SECRET must be set with VITAE_GITHUB_CLIENT_ID"), "{error}");
    let app = TestApp::with(&[("VITAE_LINKEDIN_CLIENT_ID", "id"), ("VITAE_LINKEDIN_CLIENT_SECRET", "hush")]).await;
    let printed = app.app.config.print();
    assert!(!printed.contains("hush"), "{printed}");
    let ada = app.register("ada").await;
    assert_eq!(ada.call(Method::GET, "/api/connections").await.data()["linkedIn"]["signInOffered"], json!(true));
}
