use vitae_store::{DeploymentFile, Store};

use crate::harness::on_both;
use crate::portfolios::{file, portfolio, site};
use crate::samples::{at, confirmed, new_id, register};

on_both! {
    what_is_kept_for_an_account_is_summed_over_everything
    a_picture_of_portfolio_and_site_counts_once
}

async fn bytes(store: &Store, user: uuid::Uuid) -> u64 {
    store.stored_bytes(user).await.expect("answers")
}

async fn what_is_kept_for_an_account_is_summed_over_everything(store: Store) {
    let (ada, bob) = (register(&store, "ada@example.com").await.id, register(&store, "bob@example.com").await.id);
    assert_eq!(bytes(&store, ada).await, 0);
    let resume = confirmed(&store, ada, at(0)).await;
    let with_resume = bytes(&store, ada).await;
    assert!(with_resume > resume.size.unsigned_abs(), "the file and its version: {with_resume}");
    let draft = format!("[\"{}\"]", "x".repeat(96));
    store.resumes(ada).save_draft(resume.id, &draft, at(1)).await.expect("kept");
    assert_eq!(bytes(&store, ada).await, with_resume + 100);
    assert_eq!(bytes(&store, bob).await, 0);
    store.resumes(ada).delete(resume.id, at(2)).await.expect("deleted");
    assert_eq!(bytes(&store, ada).await, 0);
}

async fn a_picture_of_portfolio_and_site_counts_once(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = new_id();
    let kept = vitae_store::Portfolio { picture_bytes: 1_000, ..portfolio(id, 1) };
    let both = ["portfolios/a".to_owned(), "portfolios/b".to_owned()];
    store.portfolios(ada).add(&kept, &both, 9).await.expect("kept");
    assert_eq!(bytes(&store, ada).await, 1_002, "the content is two brackets");
    let picture = DeploymentFile { size: 700, ..file("images/a.webp", "portfolios/a") };
    let page = DeploymentFile { size: 50, ..file("index.html", "sites/page") };
    store.deployments(ada).put(&site(id, "mira", None), &[picture, page], 2, at(5)).await.expect("live");
    assert_eq!(bytes(&store, ada).await, 1_052);
    let replaced = vitae_store::Portfolio { picture_bytes: 300, updated_at: at(6), ..kept };
    assert!(store.portfolios(ada).replace(&replaced, &both[1..], at(1)).await.expect("answers"));
    assert_eq!(bytes(&store, ada).await, 302 + 50 + 700, "the live site shows the old picture still");
}
