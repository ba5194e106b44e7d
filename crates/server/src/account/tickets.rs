//! What the first half of a sign-in hands to the second, through whoever signs in: sealed, so that it needs no place here and
//! nobody can read or change it.

use crate::state::App;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use vitae_store::Timestamp;

#[derive(Serialize, Deserialize)]
struct Sealed<T> {
    content: T,
    expires_at: i64,
}

/// A ticket that was opened.
pub(super) struct Ticket<T> {
    pub content: T,
    pub expires_at: Timestamp,
}

/// Seals a ticket. Nobody but `holder` opens it again.
pub(super) fn seal<T: Serialize>(app: &App, holder: &str, content: T, lifetime: Duration) -> String {
    let sealed = Sealed { content, expires_at: app.entropy.now().plus(lifetime).as_millis() };
    let json = serde_json::to_string(&sealed).expect("tickets hold texts and numbers");
    URL_SAFE_NO_PAD.encode(app.services.vault.seal(&json, &owner(holder), &app.entropy))
}

/// Opens a ticket; nothing when it is too old, another's or none.
pub(super) fn open<T: DeserializeOwned>(app: &App, holder: &str, text: &str) -> Option<Ticket<T>> {
    let sealed = URL_SAFE_NO_PAD.decode(text).ok()?;
    let json = app.services.vault.open(&sealed, &owner(holder))?;
    let Sealed { content, expires_at } = serde_json::from_str(&json).ok()?;
    let expires_at = Timestamp::from_millis(expires_at);
    (expires_at > app.entropy.now()).then_some(Ticket { content, expires_at })
}

/// The name under which a ticket is sealed; tokens of profiles elsewhere and second factors have others.
fn owner(holder: &str) -> String {
    format!("ticket of {holder}")
}
