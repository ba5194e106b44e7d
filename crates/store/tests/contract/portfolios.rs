//! Portfolios, live sites and what is counted of them (PDE-22, PDE-44 to PDE-49).

use uuid::Uuid;
use vitae_store::{
    Deployment, DeploymentFile, HostingRemoval, Portfolio, Store, StoreError, TrashedKind, VisitorCounts,
};

use crate::harness::on_both;
use crate::samples::{at, new_id, register};

on_both! {
    pde_49_portfolios_are_kept_changed_and_deleted_by_their_owner_alone
    files_that_nothing_uses_any_more_are_to_be_deleted
    pde_22_a_user_has_as_many_live_sites_as_allowed
    a_domain_leads_to_the_site_that_has_proved_it_last
    an_account_takes_its_sites_with_it
    sites_elsewhere_are_to_be_removed_when_their_rows_go
    visitors_and_views_are_added_up
}

pub fn portfolio(id: Uuid, now: i64) -> Portfolio {
    Portfolio {
        id,
        template_id: "template1".into(),
        name: "Mira".into(),
        content: "{}".into(),
        picture_bytes: 0,
        created_at: at(now),
        updated_at: at(now),
    }
}

pub fn site(portfolio_id: Uuid, slug: &str, domain: Option<&str>) -> Deployment {
    Deployment {
        portfolio_id,
        name: "Mira".into(),
        slug: slug.into(),
        host: "built-in".into(),
        host_ids: "{}".into(),
        url: format!("http://localhost:8080/sites/{slug}/"),
        custom_domain: domain.map(Into::into),
        script_hash: "c2NyaXB0".into(),
        domain_proved: false,
        domain_state: None,
        created_at: at(5),
    }
}

pub fn file(path: &str, blob_key: &str) -> DeploymentFile {
    DeploymentFile { path: path.into(), blob_key: blob_key.into(), mime: "text/html".into(), size: 5 }
}

fn keys<const N: usize>(keys: [&str; N]) -> [String; N] {
    keys.map(Into::into)
}

async fn waiting(store: &Store) -> Vec<String> {
    let due = store.blob_outbox().due(at(1_000_000), 100).await.expect("answers");
    due.into_iter().map(|entry| entry.blob_key).collect()
}

async fn pde_49_portfolios_are_kept_changed_and_deleted_by_their_owner_alone(store: Store) {
    let ada = store.portfolios(register(&store, "ada@example.com").await.id);
    let bob = store.portfolios(register(&store, "bob@example.com").await.id);
    let (first, second) = (portfolio(new_id(), 1), portfolio(new_id(), 2));
    ada.add(&first, &keys(["a", "b"]), 2).await.expect("kept");
    ada.add(&second, &[], 2).await.expect("kept");
    let refused = ada.add(&portfolio(new_id(), 3), &[], 2).await;
    assert!(matches!(refused, Err(StoreError::LimitReached { limit: 2 })), "{refused:?}");
    assert_eq!(ada.all().await.expect("answers"), [second.clone(), first.clone()]);
    assert_eq!(ada.count().await.expect("answers"), 2);

    let changed = Portfolio { name: "Mira Olsen".into(), updated_at: at(9), ..first.clone() };
    assert_eq!(bob.get(first.id).await.expect("answers"), None);
    assert!(!bob.replace(&changed, &[], at(1)).await.expect("answers"));
    assert!(!bob.discard(first.id, at(9)).await.expect("answers"));
    assert_eq!(store.sites().portfolio(first.id).await.expect("answers"), Some(first.clone()));

    assert!(ada.replace(&changed, &keys(["a", "b"]), at(1)).await.expect("replaced"));
    assert!(!ada.replace(&changed, &[], at(1)).await.expect("answers"), "changed since it was seen");
    assert_eq!(ada.get(first.id).await.expect("answers"), Some(changed));
    assert!(ada.discard(first.id, at(10)).await.expect("deleted"));
    assert!(!ada.discard(first.id, at(10)).await.expect("answers"));
}

async fn files_that_nothing_uses_any_more_are_to_be_deleted(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let (portfolios, deployments) = (store.portfolios(user), store.deployments(user));
    let kept = portfolio(new_id(), 1);
    portfolios.add(&kept, &keys(["one", "two"]), 9).await.expect("kept");
    deployments
        .put(&site(kept.id, "mira", None), &[file("index.html", "page"), file("images/1.webp", "one")], 2, at(2))
        .await
        .expect("live");
    portfolios
        .replace(&Portfolio { updated_at: at(3), ..kept.clone() }, &keys(["three"]), at(1))
        .await
        .expect("replaced");
    assert_eq!(waiting(&store).await, ["two"], "the live site still shows one");
    assert_eq!(
        store.blob_outbox().add_orphans(&keys(["one", "three", "page", "lost"]), at(4)).await.expect("answers"),
        1
    );

    deployments.put(&site(kept.id, "mira", None), &[file("index.html", "page 2")], 2, at(5)).await.expect("live");
    assert_eq!(waiting(&store).await, ["two", "lost", "one", "page"]);
    assert!(deployments.delete(kept.id, at(6)).await.expect("taken down"));
    assert!(portfolios.discard(kept.id, at(7)).await.expect("thrown away"));
    assert_eq!(waiting(&store).await, ["two", "lost", "one", "page", "page 2"]);
    assert!(store.trash(user).delete(TrashedKind::Portfolio, kept.id, at(8)).await.expect("deleted"));
    assert_eq!(waiting(&store).await, ["two", "lost", "one", "page", "page 2", "three"]);
}

async fn pde_22_a_user_has_as_many_live_sites_as_allowed(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let stranger = store.deployments(register(&store, "bob@example.com").await.id);
    let (portfolios, deployments) = (store.portfolios(user), store.deployments(user));
    let all = [portfolio(new_id(), 1), portfolio(new_id(), 2), portfolio(new_id(), 3)];
    for one in &all {
        portfolios.add(one, &[], 9).await.expect("kept");
    }
    let put = async |index: usize, slug: &str| deployments.put(&site(all[index].id, slug, None), &[], 2, at(5)).await;
    put(0, "first").await.expect("live");
    put(1, "second").await.expect("live");
    let refused = put(2, "third").await;
    assert!(matches!(refused, Err(StoreError::LimitReached { limit: 2 })), "{refused:?}");
    put(1, "second-again").await.expect("deploying again does not count");
    let slugs: Vec<String> = deployments.all().await.expect("answers").into_iter().map(|site| site.slug).collect();
    assert_eq!(slugs.len(), 2);

    let foreign = stranger.put(&site(all[2].id, "stolen", None), &[], 2, at(5)).await;
    assert!(matches!(foreign, Err(StoreError::NotFound)), "{foreign:?}");
    assert_eq!(stranger.get(all[0].id).await.expect("answers"), None);
    assert!(!stranger.delete(all[0].id, at(6)).await.expect("answers"));
    assert!(store.sites().by_slug("first").await.expect("answers").is_some());
    assert_eq!(store.sites().by_slug("second").await.expect("answers"), None);
}

async fn a_domain_leads_to_the_site_that_has_proved_it_last(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let (own, other) = (portfolio(new_id(), 1), portfolio(new_id(), 2));
    store.portfolios(ada).add(&own, &[], 9).await.expect("kept");
    store.portfolios(bob).add(&other, &[], 9).await.expect("kept");
    let (adas, bobs) = (store.deployments(ada), store.deployments(bob));
    let leads_to = async || {
        let found = store.sites().by_domain("mira.example").await.expect("answers");
        found.map(|site| site.portfolio_id)
    };
    adas.put(&site(own.id, "mira", Some("mira.example")), &[], 2, at(3)).await.expect("live");
    bobs.put(&site(other.id, "bob", Some("mira.example")), &[], 2, at(4))
        .await
        .expect("whoever says so first has nothing");
    assert_eq!(leads_to().await, None);
    assert!(adas.set_domain_state(own.id, "mira.example", true, "{}").await.expect("noted"));
    assert_eq!(leads_to().await, Some(own.id));
    assert!(bobs.set_domain_state(other.id, "mira.example", false, "{\"state\":\"waiting\"}").await.expect("noted"));
    assert_eq!(leads_to().await, Some(own.id));
    let proved = Deployment { domain_proved: true, ..site(other.id, "bob", Some("mira.example")) };
    bobs.put(&proved, &[], 2, at(5)).await.expect("live");
    assert_eq!(leads_to().await, Some(other.id), "domains change hands");
    assert!(!adas.get(own.id).await.expect("answers").expect("a site").domain_proved);
    assert!(!bobs.set_domain_state(other.id, "other.example", true, "{}").await.expect("answers"), "it has another");
    assert!(!adas.set_domain_state(other.id, "mira.example", true, "{}").await.expect("answers"), "it is not hers");
    bobs.put(&site(other.id, "bob", None), &[], 2, at(6)).await.expect("live");
    assert_eq!(leads_to().await, None);
}

async fn an_account_takes_its_sites_with_it(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let kept = portfolio(new_id(), 1);
    store.portfolios(user).add(&kept, &keys(["one"]), 9).await.expect("kept");
    let files = [file("index.html", "page"), file("images/1.webp", "one")];
    store.deployments(user).put(&site(kept.id, "mira", None), &files, 2, at(2)).await.expect("live");
    store.portfolio_categories().like("artist", user).await.expect("liked");
    assert!(store.users().delete("ada@example.com", at(3)).await.expect("deleted"));
    let mut left = waiting(&store).await;
    left.sort();
    assert_eq!(left, ["one", "page"]);
    assert_eq!(store.sites().file(kept.id, "index.html").await.expect("answers"), None);
    assert_eq!(store.portfolio_categories().counts("artist").await.expect("answers").likes, 0);
}

/// The names of the sites that are to be removed elsewhere by a moment.
async fn removals(store: &Store, by: i64) -> Vec<String> {
    let due = store.hosting_removals().due(at(by), 100).await.expect("answers");
    due.into_iter().map(|removal| removal.slug).collect()
}

async fn sites_elsewhere_are_to_be_removed_when_their_rows_go(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let stranger = register(&store, "bob@example.com").await.id;
    let ids = [new_id(), new_id(), new_id(), new_id()];
    for id in ids {
        store.portfolios(user).add(&portfolio(id, 1), &[], 9).await.expect("kept");
    }
    let elsewhere = |id, slug: &str| Deployment { host_ids: "{\"project\":\"prj_1\"}".into(), ..site(id, slug, None) };
    let deployments = store.deployments(user);

    // Planned before it is made, struck off when it is live.
    let ids_there = "{\"project\":\"first\"}".to_owned();
    let planned = HostingRemoval { slug: "first".into(), host: "built-in".into(), host_ids: ids_there };
    store.hosting_removals().plan(&planned, at(50)).await.expect("noted");
    assert_eq!((removals(&store, 49).await.len(), removals(&store, 50).await), (0, vec!["first".to_owned()]));
    deployments.put(&elsewhere(ids[0], "first"), &[], 9, at(2)).await.expect("live");
    assert!(removals(&store, 100).await.is_empty());
    deployments.put(&elsewhere(ids[0], "first"), &[], 9, at(3)).await.expect("live again");
    assert!(removals(&store, 100).await.is_empty());

    // Replaced under another name, or by a site at another host.
    deployments.put(&elsewhere(ids[0], "second"), &[], 9, at(4)).await.expect("live");
    assert_eq!(removals(&store, 100).await, ["first"]);
    store.hosting_removals().done("first", "built-in").await.expect("struck off");
    deployments
        .put(&Deployment { host: "other".into(), ..site(ids[0], "second", None) }, &[], 9, at(5))
        .await
        .expect("live");
    assert_eq!(removals(&store, 100).await, ["second"]);
    store.hosting_removals().failed("second", "built-in", at(200)).await.expect("put off");
    assert!(removals(&store, 100).await.is_empty());
    store.hosting_removals().done("second", "built-in").await.expect("struck off");

    // Deleted: the site, its portfolio, and the account. A site of our own, and a stranger's wish, are none.
    deployments.put(&elsewhere(ids[1], "third"), &[], 9, at(6)).await.expect("live");
    deployments.put(&elsewhere(ids[2], "fourth"), &[], 9, at(7)).await.expect("live");
    deployments.put(&elsewhere(ids[3], "fifth"), &[], 9, at(8)).await.expect("live");
    assert!(!store.deployments(stranger).delete(ids[1], at(9)).await.expect("answers"));
    assert!(!store.portfolios(stranger).discard(ids[1], at(9)).await.expect("answers"));
    assert!(removals(&store, 100).await.is_empty());
    assert!(deployments.delete(ids[1], at(10)).await.expect("deleted"));
    assert!(store.portfolios(user).discard(ids[2], at(11)).await.expect("deleted"));
    assert!(store.users().delete("ada@example.com", at(12)).await.expect("deleted"));
    assert_eq!(removals(&store, 100).await, ["third", "fourth", "fifth"]);
}

async fn visitors_and_views_are_added_up(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let kept = portfolio(new_id(), 1);
    store.portfolios(user).add(&kept, &[], 9).await.expect("kept");
    store.deployments(user).put(&site(kept.id, "mira", None), &[], 2, at(2)).await.expect("live");
    let visitors = store.site_visitors();
    for (day, number) in [(10, 3), (40, 4), (40, 1)] {
        visitors.add(kept.id, day, number).await.expect("added");
    }
    visitors.add(new_id(), 40, 9).await.expect("a site that is gone");
    assert_eq!(visitors.of(kept.id, 11).await.expect("answers"), VisitorCounts { total: 8, recent: 5 });

    let categories = store.portfolio_categories();
    categories.view("artist").await.expect("counted");
    categories.view("artist").await.expect("counted");
    categories.like("artist", user).await.expect("liked");
    categories.like("artist", user).await.expect("liked once");
    assert!(categories.is_liked("artist", user).await.expect("answers"));
    let counts = categories.counts("artist").await.expect("answers");
    assert_eq!((counts.views, counts.likes), (2, 1));
    categories.unlike("artist", user).await.expect("taken back");
    assert_eq!(categories.counts("artist").await.expect("answers").likes, 0);
    assert_eq!(categories.counts("model").await.expect("answers").views, 0);
}
