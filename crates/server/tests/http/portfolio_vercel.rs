//! Portfolio sites at Vercel: live with progress, given domains, taken down; and what becomes of them when Vercel fails.

use crate::portfolio::{Form, PNG, text};
use crate::support::{Answer, TestApp, User};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;
use vitae_testkit::vercel::{Call, DomainFacts, Fault, Mode, VercelServer};

/// A server that deploys to a stand-in for Vercel.
async fn with_vercel() -> (TestApp, VercelServer) {
    let vercel = VercelServer::start("a-token", Some("team_1"));
    let settings =
        [("VITAE_VERCEL_TOKEN", "a-token"), ("VITAE_VERCEL_TEAM", "team_1"), ("VITAE_VERCEL_URL", vercel.url())];
    (TestApp::with(&settings).await, vercel)
}

async fn portfolio(user: &User<'_>) -> String {
    Form::developer().image(PNG).created(user).await
}

async fn deploy(user: &User<'_>, id: &str) -> Answer {
    user.post(&format!("/api/portfolio/{id}/deploy"), json!({})).await
}

async fn deploy_with_domain(user: &User<'_>, id: &str, domain: &str) -> Answer {
    user.post(&format!("/api/portfolio/{id}/deploy"), json!({ "customDomain": domain })).await
}

async fn deployed(user: &User<'_>, id: &str) -> Value {
    let answer = deploy(user, id).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", text(&answer));
    answer.json()
}

async fn deploys(user: &User<'_>) -> Vec<Value> {
    user.get("/api/portfolio/my-deploys").await.json()["deploys"].as_array().unwrap().clone()
}

async fn step(user: &User<'_>, id: &str) -> (String, u64) {
    let data = user.get(&format!("/api/portfolio/{id}/deploy")).await.data();
    (data["step"].as_str().unwrap().to_owned(), data["progress"].as_u64().unwrap())
}

/// The answer's sentence.
fn sentence(answer: &Answer) -> String {
    answer.json()["error"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn pde_08_pde_23_pde_26_pde_44_pde_46_a_site_goes_live_at_vercel_is_brought_up_to_date_and_taken_down() {
    let (app, vercel) = with_vercel().await;
    let ada = app.register("ada").await;
    let hosting = app.get("/api/portfolio/hosting").await.data();
    assert_eq!(hosting, json!({"name": "Vercel", "domains": true, "domainTarget": null}));
    let id = portfolio(&ada).await;
    assert_eq!(step(&ada, &id).await, ("none".into(), 0));
    let first = deployed(&ada, &id).await;
    let [project] = &vercel.projects()[..] else { panic!("one project") };
    assert!(project.starts_with("ada-example-"), "{project}");
    assert_eq!(first["url"], format!("https://{project}.vercel.app"));
    assert_eq!(step(&ada, &id).await, ("done".into(), 100));
    let files = vercel.files(&vercel.deployments()[0]);
    let page = String::from_utf8(files["index.html"].clone()).unwrap();
    assert!(page.contains("Ada Example") && files.len() > 1);
    let image = page.split("src=\"").find_map(|rest| rest.strip_prefix("images/")?.split('"').next()).unwrap();
    assert!(files.contains_key(&format!("images/{image}")), "{image}");

    let [site] = &deploys(&ada).await[..] else { panic!("one site") };
    assert_eq!((&site["_id"], &site["deploymentUrl"]), (&json!(id), &first["url"]));
    assert_eq!((&site["host"], &site["visitors"], &site["domain"]), (&json!("Vercel"), &Value::Null, &Value::Null));
    assert_eq!(app.get(&format!("/sites/{project}/")).await.status, StatusCode::NOT_FOUND);

    let old = vercel.deployments();
    assert_eq!(deployed(&ada, &id).await["url"], first["url"]);
    let new = vercel.deployments();
    assert!(new.len() == 1 && new != old, "the old deployment goes: {new:?}");
    assert_eq!(vercel.projects().len(), 1);

    let bob = app.register("bob").await;
    let foreign = format!("/api/portfolio/{id}/deploy");
    assert_eq!(bob.delete(&foreign).await.status, StatusCode::NOT_FOUND);
    assert_eq!(deploy(&bob, &id).await.status, StatusCode::NOT_FOUND);
    assert_eq!(vercel.deployments(), new);

    assert_eq!(ada.delete(&foreign).await.status, StatusCode::NO_CONTENT);
    assert!(vercel.projects().is_empty() && deploys(&ada).await.is_empty());
    assert_eq!(step(&ada, &id).await, ("none".into(), 0));
}

#[tokio::test]
async fn pde_09_pde_20_a_running_deployment_shows_its_steps_and_is_not_begun_twice() {
    let (app, vercel) = with_vercel().await;
    let ada = app.register("ada").await;
    let id = portfolio(&ada).await;
    vercel.set([Mode::Ready(1), Mode::Fails(Call::Create, Fault::Slow(Duration::from_millis(600)))]);
    let watching = async {
        let mut seen = Vec::new();
        while seen.last().is_none_or(|(step, _)| step != "done") {
            tokio::time::sleep(Duration::from_millis(100)).await;
            let now = step(&ada, &id).await;
            if now.0 != "none" && seen.last() != Some(&now) {
                seen.push(now);
            }
        }
        seen
    };
    let meddling = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let removal = ada.delete(&format!("/api/portfolio/{id}/deploy")).await;
        let portfolio = ada.delete(&format!("/api/portfolio/{id}")).await;
        let other = deploy_with_domain(&ada, &id, "ada.example.org").await;
        [removal, portfolio, other]
    };
    let (first, second, seen, refused) = tokio::join!(deployed(&ada, &id), deployed(&ada, &id), watching, meddling);
    assert_eq!(first["url"], second["url"]);
    assert_eq!((vercel.deployments().len(), vercel.bodies().len()), (1, 1));
    let steps: Vec<&str> = seen.iter().map(|(step, _)| step.as_str()).collect();
    assert_eq!(steps, ["uploading", "building", "checking", "done"], "{seen:?}");
    assert!(seen.is_sorted_by_key(|(_, progress)| *progress), "{seen:?}");
    for answer in refused {
        assert_eq!(answer.refusal(), (503, "busy".into()));
        assert!(sentence(&answer).starts_with("This site is being deployed right now."));
    }
}

#[tokio::test]
async fn pde_29_a_failed_deployment_leaves_nothing_behind_and_can_be_tried_again() {
    let (app, vercel) = with_vercel().await;
    let ada = app.register("ada").await;
    let id = portfolio(&ada).await;
    let fails = |call, fault| vec![Mode::Fails(call, fault)];
    for (modes, expected) in [
        (vec![Mode::BuildFails("Command failed".into())], "Failed to deploy to Vercel. Vercel says: Command failed"),
        (vec![Mode::AliasFails("No certificate".into())], "Failed to deploy to Vercel. Vercel says: No certificate"),
        (vec![Mode::Canceled], "Failed to deploy to Vercel. The deployment was canceled there."),
        (
            fails(Call::Create, Fault::WithdrawnToken),
            "Failed to deploy to Vercel. Vercel refused our access. Please contact support.",
        ),
        (
            fails(Call::Create, Fault::Limited(3600)),
            "Failed to deploy to Vercel. Its limit is reached. Please try again later.",
        ),
        (
            fails(Call::Create, Fault::Gateway),
            "Failed to deploy to Vercel. It can't be reached right now. Please try again in a few minutes.",
        ),
        (fails(Call::Create, Fault::Status(400)), "Failed to deploy to Vercel."),
        (fails(Call::Create, Fault::Garbage), "Failed to deploy to Vercel."),
        // The host has made the project; its answer is lost.
        (
            fails(Call::Create, Fault::Cut),
            "Failed to deploy to Vercel. It can't be reached right now. Please try again in a few minutes.",
        ),
        (
            fails(Call::Look, Fault::Status(403)),
            "Failed to deploy to Vercel. Vercel refused our access. Please contact support.",
        ),
    ] {
        vercel.set(modes.clone());
        let answer = deploy(&ada, &id).await;
        assert_eq!(answer.refusal(), (503, "host_failed".into()), "{modes:?}");
        assert_eq!(sentence(&answer), expected);
        assert!(!answer.header("retry-after").is_empty(), "{modes:?}");
        assert!(vercel.projects().is_empty() && vercel.deployments().is_empty(), "{modes:?}");
        assert!(deploys(&ada).await.is_empty());
        assert_eq!(step(&ada, &id).await.0, "failed");
    }
    vercel.set([]);
    deployed(&ada, &id).await;
    assert_eq!(step(&ada, &id).await, ("done".into(), 100));
}

#[tokio::test]
async fn a_failed_update_leaves_the_live_site_as_it_was() {
    let (app, vercel) = with_vercel().await;
    let ada = app.register("ada").await;
    let id = portfolio(&ada).await;
    deployed(&ada, &id).await;
    let before = (vercel.deployments(), deploys(&ada).await);
    vercel.set([Mode::BuildFails("Command failed".into())]);
    let answer = deploy_with_domain(&ada, &id, "ada.example.org").await;
    assert_eq!(answer.refusal(), (503, "host_failed".into()));
    assert_eq!((vercel.deployments(), deploys(&ada).await), before);
    assert!(vercel.domains(&vercel.projects()[0]).is_empty());
    deployed(&ada, &id).await;
}

#[tokio::test]
async fn pde_22_a_third_site_is_refused_before_anything_is_sent() {
    let (app, vercel) = with_vercel().await;
    let ada = app.register("ada").await;
    let ids = [portfolio(&ada).await, portfolio(&ada).await, portfolio(&ada).await];
    tokio::join!(deployed(&ada, &ids[0]), deployed(&ada, &ids[1]));
    let asked = vercel.asked().len();
    assert_eq!(deploy(&ada, &ids[2]).await.refusal(), (409, "deployment_limit".into()));
    assert_eq!(vercel.asked().len(), asked);
    assert_eq!(ada.delete(&format!("/api/portfolio/{}", ids[0])).await.status, StatusCode::NO_CONTENT);
    assert_eq!(vercel.projects().len(), 1);
    deployed(&ada, &ids[2]).await;
}

#[tokio::test]
async fn pde_22_of_two_deployments_at_once_only_one_takes_the_last_place() {
    let (app, vercel) = with_vercel().await;
    let ada = app.register("ada").await;
    let ids = [portfolio(&ada).await, portfolio(&ada).await, portfolio(&ada).await];
    deployed(&ada, &ids[0]).await;
    let (one, other) = tokio::join!(deploy(&ada, &ids[1]), deploy(&ada, &ids[2]));
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!((vercel.projects().len(), deploys(&ada).await.len()), (2, 2));
}

#[tokio::test]
async fn pde_04_pde_05_pde_39_a_domain_comes_with_its_records_and_is_checked_again() {
    let (app, vercel) = with_vercel().await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let id = portfolio(&ada).await;
    vercel.set_domain("www.ada.dev", DomainFacts { unproved: true, ..DomainFacts::default() });
    let answer = deploy_with_domain(&ada, &id, "www.ada.dev").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", text(&answer));
    let site = answer.json()["deployment"].clone();
    assert_eq!((&site["customDomain"], &site["domain"]["state"]), (&json!("www.ada.dev"), &json!("waiting")));
    let kinds: Vec<&Value> =
        site["domain"]["records"].as_array().unwrap().iter().map(|record| &record["type"]).collect();
    assert_eq!(kinds, ["TXT", "CNAME"]);

    vercel.set_domain("www.ada.dev", DomainFacts { leads_here: true, ..DomainFacts::default() });
    let check = format!("/api/portfolio/{id}/domain/check");
    assert_eq!(ada.post(&check, json!({})).await.json()["deployment"]["domain"]["state"], "connected");
    vercel.set(vec![Mode::Fails(Call::Domain, Fault::Gateway); 3]);
    let unreachable = ada.post(&check, json!({})).await;
    assert_eq!(unreachable.refusal(), (503, "host_failed".into()));
    assert_eq!(deploys(&ada).await[0]["domain"]["state"], "connected", "what is known stays");

    // Somebody else's here, refused before anything is sent; somebody else's at Vercel, with nothing left behind.
    let other = portfolio(&bob).await;
    let asked = vercel.asked().len();
    let taken = deploy_with_domain(&bob, &other, "www.ada.dev").await;
    assert_eq!((taken.status.as_u16(), taken.json()["fields"][0]["path"].clone()), (422, json!("customDomain")));
    assert_eq!(vercel.asked().len(), asked);
    vercel.set_domain("taken.dev", DomainFacts { taken: true, ..DomainFacts::default() });
    let taken = deploy_with_domain(&bob, &other, "taken.dev").await;
    assert_eq!((taken.status.as_u16(), taken.json()["fields"][0]["path"].clone()), (422, json!("customDomain")));
    assert_eq!(vercel.projects().len(), 1);

    // Another domain takes the place of the first one; a refused one changes nothing.
    let project = vercel.projects()[0].clone();
    let deployments = vercel.deployments();
    assert_eq!(deploy_with_domain(&ada, &id, "taken.dev").await.status.as_u16(), 422);
    assert_eq!((vercel.domains(&project), vercel.deployments()), (vec!["www.ada.dev".to_owned()], deployments));
    let answer = deploy_with_domain(&ada, &id, "ada.dev").await;
    assert_eq!(answer.json()["deployment"]["domain"]["records"][0]["type"], "A");
    assert_eq!(vercel.domains(&project), ["ada.dev"]);
    deployed(&ada, &id).await;
    assert_eq!(vercel.domains(&project), ["ada.dev"], "it stays unless it is taken away");
    assert_eq!(deploy_with_domain(&ada, &id, "").await.status, StatusCode::OK);
    assert!(vercel.domains(&project).is_empty());
}

#[tokio::test]
async fn pde_43_a_site_that_cannot_be_taken_down_stays_here_too() {
    let (app, vercel) = with_vercel().await;
    let ada = app.register("ada").await;
    let id = portfolio(&ada).await;
    deployed(&ada, &id).await;
    let unreachable = || vec![Mode::Fails(Call::DeleteProject, Fault::Status(500)); 3];
    for path in [format!("/api/portfolio/{id}/deploy"), format!("/api/portfolio/{id}")] {
        vercel.set(unreachable());
        let answer = ada.delete(&path).await;
        assert_eq!(answer.refusal(), (503, "host_failed".into()));
        assert!(sentence(&answer).contains("still live"), "{}", sentence(&answer));
        assert_eq!((vercel.projects().len(), deploys(&ada).await.len()), (1, 1));
    }
    vercel.set([Mode::Fails(Call::DeleteProject, Fault::WithdrawnToken)]);
    let answer = ada.delete(&format!("/api/portfolio/{id}/deploy")).await;
    assert_eq!((answer.refusal().0, sentence(&answer).contains("contact support")), (503, true));
    // Somebody deleted it at Vercel: that is what was wanted.
    vercel.set([Mode::Fails(Call::DeleteProject, Fault::Status(404))]);
    assert_eq!(ada.delete(&format!("/api/portfolio/{id}/deploy")).await.status, StatusCode::NO_CONTENT);
    assert!(deploys(&ada).await.is_empty());
}

#[tokio::test]
async fn what_could_not_be_removed_at_once_is_removed_by_a_sweep() {
    let (app, vercel) = with_vercel().await;
    let ada = app.register("ada").await;
    let (failed, live) = (portfolio(&ada).await, portfolio(&ada).await);
    deployed(&ada, &live).await;
    let mut modes = vec![Mode::Fails(Call::DeleteProject, Fault::Gateway); 6];
    modes.push(Mode::BuildFails("Command failed".into()));
    vercel.set(modes);
    assert_eq!(deploy(&ada, &failed).await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(vercel.projects().len(), 2);
    let left = |wait: Duration| {
        app.wait(wait);
        let (app, vercel) = (&app, &vercel);
        async move {
            vitae_server::sweep(&app.app).await.unwrap();
            vercel.projects().len()
        }
    };
    assert_eq!(left(Duration::ZERO).await, 2, "Vercel still fails");
    assert_eq!(left(Duration::from_secs(60)).await, 2, "not again so soon");
    assert_eq!(left(Duration::from_secs(20 * 60)).await, 1);
    // An account goes with its live sites.
    assert!(app.app.store.users().delete("ada@example.org", app.now()).await.unwrap());
    assert_eq!(left(Duration::ZERO).await, 0);
    assert!(vercel.deployments().is_empty());
}

#[tokio::test]
async fn a_slow_vercel_holds_nobody_else() {
    let (app, vercel) = with_vercel().await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let id = portfolio(&ada).await;
    vercel.set([Mode::Fails(Call::Create, Fault::Slow(Duration::from_secs(30)))]);
    let others = async {
        while step(&ada, &id).await.0 != "uploading" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let own = portfolio(&bob).await;
        assert_eq!(bob.get(&format!("/api/portfolio/{own}")).await.status, StatusCode::OK);
        assert_eq!(ada.get("/api/portfolio/my-deploys").await.status, StatusCode::OK);
        assert_eq!(step(&ada, &id).await.0, "uploading");
    };
    tokio::select! {
        answer = deploy(&ada, &id) => panic!("Vercel has not answered yet: {}", text(&answer)),
        () = others => {}
    }
}
