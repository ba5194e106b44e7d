//! Data that LinkedIn hands over to whoever consents (LIN-10).

use super::linkedin::{card, cookie, navigate};
use super::{Elsewhere, import};
use crate::support::{Answer, User};
use serde_json::{Value, json};
use std::time::Duration;
use vitae_store::Provider;
use vitae_testkit::linkedin::Mode;
use vitae_testkit::linkedin_export::{archive, whole};

const BEGIN: &str = "/api/linkedin/auth/portability";

const SETTINGS: [(&str, &str); 3] = [
    ("VITAE_LINKEDIN_CLIENT_ID", "id"),
    ("VITAE_LINKEDIN_CLIENT_SECRET", "hush"),
    ("VITAE_LINKEDIN_PORTABILITY", "third-party"),
];

/// A server where members can have their data handed over.
async fn offering() -> Elsewhere {
    Elsewhere::with(&SETTINGS).await
}

/// Goes to LinkedIn and comes back as a browser does; where it ends.
async fn consent(elsewhere: &Elsewhere, cookie: &str) -> String {
    let begun = navigate(&elsewhere.app, BEGIN, Some(cookie)).await;
    let back = elsewhere.linkedin.consent(begun.header("location"));
    elsewhere.return_to(&back, Some(cookie)).await
}

fn failed(reason: &str) -> String {
    format!("/dashboard?linkedin=error&reason={reason}")
}

async fn refresh(user: &User<'_>) -> Answer {
    user.post("/api/linkedin/refresh", json!({})).await
}

#[tokio::test]
async fn lin_10_a_member_consents_and_the_data_is_there_as_from_the_export() {
    let elsewhere = offering().await;
    let (ada, bob) = (elsewhere.app.register("ada").await, elsewhere.app.register("bob").await);
    assert_eq!(card(&ada).await["portabilityOffered"], json!(true));
    let cookie = cookie(&elsewhere.app, "ada").await;
    let begun = navigate(&elsewhere.app, BEGIN, Some(&cookie)).await;
    assert!(begun.header("location").contains("scope=r_dma_portability_3rd_party"));
    assert_eq!(consent(&elsewhere, &cookie).await, "/dashboard?linkedin=imported");
    let known = card(&ada).await;
    assert_eq!((&known["connected"], &known["portability"]), (&json!(true), &json!("connected")));
    assert_eq!((&known["imports"][0]["source"], &known["signedIn"]), (&json!("fetched"), &Value::Null));
    let of_export = import(&bob, "export.zip", &whole()).await.data();
    assert_eq!(known["profile"], of_export["profile"]);
    assert_eq!(of_export["portability"], json!("none"), "a file needs no permission");
    // The permission is stored sealed, and is in no answer.
    let stored = elsewhere.app.app.store.connections(ada.id().await).get(Provider::LinkedIn).await.unwrap().unwrap();
    assert!(!stored.token.unwrap().windows(3).any(|window| window == b"AQX"));
    assert!(!stored.profile_json.contains("AQX") && !known.to_string().contains("AQX"));
    assert_eq!(ada.get("/api/users/profile").await.data()["linkedInConnected"], json!(true));
}

#[tokio::test]
async fn what_is_fetched_again_takes_the_place_of_what_was_and_files_fill_it() {
    let elsewhere = offering().await;
    let ada = elsewhere.app.register("ada").await;
    assert_eq!(refresh(&ada).await.refusal(), (404, "not_found".into()));
    let rowing = archive([("Skills.csv", &b"Name\nRowing\n"[..]), ("Courses.csv", &b"Name,Number\nKnots,1\n"[..])]);
    import(&ada, "old.zip", &rowing).await.data();
    let cookie = cookie(&elsewhere.app, "ada").await;
    let second = Duration::from_secs(1);
    elsewhere.app.wait(second);
    consent(&elsewhere, &cookie).await;
    let known = card(&ada).await;
    let resume = &known["profile"]["resume"];
    assert_eq!(resume["skills"], json!(["Rust", "Postgres", "Tide modelling"]), "the newer of the two counts");
    elsewhere.app.wait(second);
    import(&ada, "new.zip", &rowing).await.data();
    let newer = card(&ada).await;
    assert_eq!(newer["profile"]["resume"]["skills"], json!(["Rowing"]));
    assert_eq!(newer["profile"]["resume"]["experience"].as_array().unwrap().len(), 3, "the other one fills the rest");
    assert_eq!(newer["portability"], json!("connected"), "an import leaves the permission alone");
    elsewhere.app.wait(second);
    let again = refresh(&ada).await.data();
    assert_eq!(again["profile"]["resume"]["skills"], resume["skills"]);
    assert_eq!(again["imports"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn what_arrives_after_a_disconnect_is_not_kept() {
    let elsewhere = offering().await;
    let ada = elsewhere.app.register("ada").await;
    let cookie = cookie(&elsewhere.app, "ada").await;
    consent(&elsewhere, &cookie).await;
    elsewhere.linkedin.set(Mode::Slow(60));
    let disconnect = async {
        tokio::time::sleep(Duration::from_millis(30)).await;
        ada.post("/api/linkedin/disconnect", json!({})).await.data();
    };
    let (refreshed, ()) = tokio::join!(refresh(&ada), disconnect);
    assert_eq!(refreshed.refusal(), (404, "not_found".into()));
    assert_eq!(card(&ada).await["connected"], json!(false));
}

#[tokio::test]
async fn an_expired_permission_asks_to_reconnect_and_the_data_stays() {
    let elsewhere = offering().await;
    let ada = elsewhere.app.register("ada").await;
    let cookie = cookie(&elsewhere.app, "ada").await;
    consent(&elsewhere, &cookie).await;
    elsewhere.linkedin.set(Mode::Unauthorized);
    assert_eq!(refresh(&ada).await.refusal(), (409, "reconnect_needed".into()));
    let known = card(&ada).await;
    assert_eq!((&known["portability"], &known["connected"]), (&json!("expired"), &json!(true)));
    assert_eq!(known["profile"]["resume"]["experience"].as_array().unwrap().len(), 3);
    elsewhere.linkedin.set(Mode::Normal);
    let asked = elsewhere.linkedin.asked().len();
    assert_eq!(refresh(&ada).await.refusal(), (409, "reconnect_needed".into()));
    assert_eq!(elsewhere.linkedin.asked().len(), asked, "what is over is not tried again");
    assert_eq!(consent(&elsewhere, &cookie).await, "/dashboard?linkedin=imported");
    assert_eq!(card(&ada).await["portability"], json!("connected"));
}

#[tokio::test]
async fn what_goes_wrong_on_the_way_back_is_named() {
    let elsewhere = offering().await;
    let (ada, bob) = (elsewhere.app.register("ada").await, elsewhere.app.register("bob").await);
    let (cookie, other) = (cookie(&elsewhere.app, "ada").await, cookie(&elsewhere.app, "bob").await);
    assert_eq!(navigate(&elsewhere.app, BEGIN, None).await.header("location"), "/login");
    for (mode, reason) in [
        (Mode::Cancelled, "denied"),
        (Mode::Outside, "outside_eea"),
        (Mode::Unauthorized, "failed"),
        (Mode::Status(503), "failed"),
    ] {
        let begun = navigate(&elsewhere.app, BEGIN, Some(&cookie)).await;
        elsewhere.linkedin.set(mode.clone());
        let back = elsewhere.linkedin.consent(begun.header("location"));
        assert_eq!(elsewhere.return_to(&back, Some(&cookie)).await, failed(reason), "{mode:?}");
    }
    elsewhere.linkedin.set(Mode::Normal);
    let known = card(&ada).await;
    assert_eq!((&known["connected"], &known["portability"]), (&json!(false), &json!("none")), "nothing was kept");
    let begun = navigate(&elsewhere.app, BEGIN, Some(&cookie)).await;
    let back = elsewhere.linkedin.consent(begun.header("location"));
    assert_eq!(elsewhere.return_to(&back, Some(&other)).await, failed("expired"), "another account's attempt");
    assert_eq!(elsewhere.return_to(&back, Some(&cookie)).await, failed("expired"), "and it is used up");
    assert_eq!(card(&bob).await["connected"], json!(false));
}

#[tokio::test]
async fn a_limit_and_data_that_is_not_ready_keep_the_permission() {
    let elsewhere = offering().await;
    let ada = elsewhere.app.register("ada").await;
    let cookie = cookie(&elsewhere.app, "ada").await;
    for (mode, reason, status) in [(Mode::Preparing, "not_ready", 503), (Mode::Limited(1800), "limited", 429)] {
        elsewhere.linkedin.set(mode.clone());
        assert_eq!(consent(&elsewhere, &cookie).await, failed(reason), "{mode:?}");
        assert_eq!(card(&ada).await["portability"], json!("connected"), "{mode:?}");
        let refused = refresh(&ada).await;
        assert_eq!(refused.status.as_u16(), status, "{mode:?}");
        if status == 429 {
            assert_eq!(refused.header("retry-after"), "1800");
        }
    }
    elsewhere.linkedin.set(Mode::Normal);
    assert_eq!(refresh(&ada).await.data()["imports"][0]["source"], json!("fetched"));
}

#[tokio::test]
async fn a_member_outside_the_eea_is_told_so_and_of_the_zip_file() {
    let elsewhere = offering().await;
    let ada = elsewhere.app.register("ada").await;
    let cookie = cookie(&elsewhere.app, "ada").await;
    consent(&elsewhere, &cookie).await;
    elsewhere.linkedin.set(Mode::Outside);
    let refused = refresh(&ada).await;
    assert_eq!(refused.refusal(), (403, "forbidden".into()));
    let sentence = refused.json()["error"].as_str().unwrap().to_owned();
    assert!(sentence.contains("European Economic Area") && sentence.contains("ZIP file"), "{sentence}");
}

#[tokio::test]
async fn without_the_setting_nothing_of_it_is_offered() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    let cookie = cookie(&elsewhere.app, "ada").await;
    assert_eq!(card(&ada).await["portabilityOffered"], json!(false));
    let begun = navigate(&elsewhere.app, BEGIN, Some(&cookie)).await;
    assert_eq!(begun.header("location"), failed("not_configured"));
    assert_eq!(refresh(&ada).await.refusal(), (409, "not_configured".into()));
    assert_eq!(elsewhere.linkedin.asked(), [""; 0]);
}
