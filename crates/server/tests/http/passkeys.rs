//! Passkeys, made and used by a device that does what authenticators do.

use crate::recovery::mails;
use crate::support::{Answer, TestApp, User};
use axum::http::StatusCode;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::time::Duration;

const HERE: &str = "http://localhost:8080";
const MINUTES: Duration = Duration::from_secs(5 * 60);

/// Flags of an authenticator's answer: somebody was there, and showed who they are; a new key comes along.
const PRESENT: u8 = 1;
const VERIFIED: u8 = 4;
const ATTESTED: u8 = 64;

/// An authenticator with one key.
pub struct Device {
    key: EcdsaKeyPair,
    id: [u8; 16],
    handle: String,
    counter: u32,
    /// Devices whose keys are copied to others do not count.
    counts: bool,
    flags: u8,
    origin: &'static str,
}

impl Device {
    pub fn new() -> Self {
        let random = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, document.as_ref(), &random).unwrap();
        let mut id = [0; 16];
        getrandom::fill(&mut id).unwrap();
        Self { key, id, handle: String::new(), counter: 0, counts: true, flags: PRESENT | VERIFIED, origin: HERE }
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let challenge = &options["challenge"];
        json!({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false}).to_string().into()
    }

    fn data(&mut self, flags: u8) -> Vec<u8> {
        self.counter += u32::from(self.counts);
        [&Sha256::digest("localhost")[..], &[self.flags | flags], &self.counter.to_be_bytes()].concat()
    }

    /// Makes the key known.
    fn create(&mut self, options: &Value) -> Value {
        self.handle = options["user"]["id"].as_str().unwrap().to_owned();
        let point = self.key.public_key().as_ref()[1..].to_vec();
        // COSE: an elliptic curve key for ES256, on P-256.
        let key = [&b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20"[..], &point[..32], b"\x22\x58\x20", &point[32..]];
        let data = [&self.data(ATTESTED)[..], &[0; 16], &[0, 16], &self.id, &key.concat()].concat();
        let head = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58";
        let attestation = [&head[..], &[data.len() as u8], &data].concat();
        let response = json!({"clientDataJSON": BASE64.encode(self.client_data("webauthn.create", options)),
            "attestationObject": BASE64.encode(attestation)});
        self.answer(response)
    }

    /// Signs.
    fn get(&mut self, options: &Value) -> Value {
        let client = self.client_data("webauthn.get", options);
        let data = self.data(0);
        let signed = [&data[..], &Sha256::digest(&client)].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        let response = json!({"clientDataJSON": BASE64.encode(client), "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(signature.as_ref()), "userHandle": self.handle});
        self.answer(response)
    }

    fn answer(&self, response: Value) -> Value {
        let id = BASE64.encode(self.id);
        json!({"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}})
    }
}

async fn options(user: &User<'_>) -> Value {
    user.post("/api/account/passkeys/options", json!({"password": "secret1"})).await.data()
}

pub async fn add(user: &User<'_>, device: &mut Device, name: &str) -> Answer {
    let begun = options(user).await;
    let credential = device.create(&begun["options"]);
    user.post("/api/account/passkeys", json!({"ticket": begun["ticket"], "name": name, "credential": credential})).await
}

async fn sign_in(app: &TestApp, device: &mut Device) -> Answer {
    let begun = app.post("/api/auth/passkey/options", json!({})).await.data();
    let credential = device.get(&begun["options"]);
    app.post("/api/auth/passkey", json!({"ticket": begun["ticket"], "credential": credential})).await
}

#[track_caller]
fn assert_unknown(answer: &Answer) {
    assert_eq!(answer.refusal(), (401, "invalid_credentials".into()));
}

#[tokio::test]
async fn a_passkey_signs_in_until_it_is_removed() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let wrong = ada.post("/api/account/passkeys/options", json!({"password": "secret2"})).await;
    assert_eq!(wrong.json()["fields"][0]["message"], "That is not your current password.");
    let asked = options(&ada).await["options"].clone();
    assert_eq!(asked["rp"], json!({"name": "Vitae", "id": "localhost"}));
    assert_eq!(asked["authenticatorSelection"]["residentKey"], "required");
    assert_eq!(asked["authenticatorSelection"]["userVerification"], "required");

    let mut laptop = Device::new();
    let added = add(&ada, &mut laptop, "Laptop").await;
    assert_eq!(added.status, StatusCode::CREATED);
    let id = added.data()["id"].as_str().unwrap().to_owned();
    let again = options(&ada).await["options"]["excludeCredentials"].clone();
    assert_eq!(again[0]["id"], BASE64.encode(laptop.id), "the device knows that it has one");

    let signed_in = sign_in(&app, &mut laptop).await.data();
    assert_eq!(signed_in["user"]["email"], "ada@example.org");
    let session = app.as_user(signed_in["token"].as_str().unwrap());
    let listed = session.get("/api/account/passkeys").await.data();
    assert_eq!((&listed[0]["name"], &listed[0]["lastUsedAt"]), (&json!("Laptop"), &json!("2026-03-01T00:00:00.000Z")));

    assert_unknown(&sign_in(&app, &mut Device::new()).await);
    assert_eq!(ada.delete(&format!("/api/account/passkeys/{id}")).await.status, StatusCode::OK);
    assert_eq!(ada.delete(&format!("/api/account/passkeys/{id}")).await.status, StatusCode::NOT_FOUND);
    assert_unknown(&sign_in(&app, &mut laptop).await);
}

#[tokio::test]
async fn a_passkey_stands_for_both_steps_and_is_refused_where_something_is_wrong() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let mut device = Device::new();
    crate::second_factor::turned_on(&ada).await;
    add(&ada, &mut device, "Laptop").await.data();
    assert_eq!(sign_in(&app, &mut device).await.status, StatusCode::OK, "no code is asked for");
    type Change = fn(&mut Device);
    let wrongs: [(&str, Change); 3] = [
        ("nobody showed who they are", |device| device.flags = PRESENT),
        ("another site", |device| device.origin = "https://vitae.evil.example"),
        ("a copied key: its counter stays behind", |device| device.counter = 0),
    ];
    for (why, change) in wrongs {
        let (flags, origin, counter) = (device.flags, device.origin, device.counter);
        change(&mut device);
        let answer = sign_in(&app, &mut device).await;
        assert_eq!(answer.refusal(), (401, "invalid_credentials".into()), "{why}");
        (device.flags, device.origin, device.counter) = (flags, origin, counter);
    }
    let bob = app.register("bob").await;
    let mut other = Device::new();
    add(&bob, &mut other, "Phone").await.data();
    let handle = std::mem::replace(&mut other.handle, device.handle.clone());
    assert_unknown(&sign_in(&app, &mut other).await);
    other.handle = handle;
    assert_eq!(sign_in(&app, &mut other).await.data()["user"]["email"], "bob@example.org");

    let user = app.app.store.users().credentials_by_email("ada@example.org").await.unwrap().unwrap().0;
    app.app.store.users().disable(user.id, app.now()).await.unwrap();
    assert_eq!(sign_in(&app, &mut device).await.refusal(), (403, "account_disabled".into()));
}

#[tokio::test]
async fn a_ticket_holds_for_five_minutes_for_whom_it_was_made_and_once() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let mut device = Device { counts: false, ..Device::new() };
    let begun = options(&ada).await;
    let form = json!({"ticket": begun["ticket"], "name": "Laptop", "credential": device.create(&begun["options"])});
    let stolen = bob.post("/api/account/passkeys", form.clone()).await;
    assert_eq!(stolen.refusal(), (422, "link_expired".into()));
    ada.post("/api/account/passkeys", form.clone()).await.data();
    assert_eq!(ada.post("/api/account/passkeys", form).await.refusal(), (409, "identity_taken".into()));

    let begun = app.post("/api/auth/passkey/options", json!({})).await.data();
    let proof = json!({"ticket": begun["ticket"], "credential": device.get(&begun["options"])});
    app.post("/api/auth/passkey", proof.clone()).await.data();
    assert_eq!(app.post("/api/auth/passkey", proof).await.refusal(), (422, "link_expired".into()), "once");
    let begun = app.post("/api/auth/passkey/options", json!({})).await.data();
    let late = json!({"ticket": begun["ticket"], "credential": device.get(&begun["options"])});
    app.wait(MINUTES);
    assert_eq!(app.post("/api/auth/passkey", late).await.refusal(), (422, "link_expired".into()));
    for credential in [json!(null), json!({}), json!({"id": "x"}), json!("x")] {
        let odd = json!({"ticket": begun["ticket"], "credential": credential});
        assert_eq!(app.post("/api/auth/passkey", odd).await.refusal(), (422, "validation_failed".into()));
    }
}

#[tokio::test]
async fn passkeys_are_few_mailed_and_go_with_a_password_that_is_set_anew() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let mut first = Device::new();
    for number in 1..10 {
        add(&ada, &mut Device::new(), &format!("Device {number}")).await.data();
    }
    add(&ada, &mut first, "The last").await.data();
    assert_eq!(add(&ada, &mut Device::new(), "One more").await.refusal(), (403, "key_limit".into()));
    assert_eq!(add(&ada, &mut Device::new(), " ").await.json()["fields"][0]["path"], "name");
    let mail = mails(&app, 10).await.join("\n");
    assert!(mail.contains("A passkey was added to your Vitae account"), "{mail}");

    let user = app.app.store.users().credentials_by_email("ada@example.org").await.unwrap().unwrap().0;
    let link = vitae_server::reset_link(&app.app.store, &app.app.config, &app.app.entropy, &user).await.unwrap();
    let token = link.split_once("token=").unwrap().1;
    app.post("/api/auth/reset-password", json!({"token": token, "password": "secret3"})).await.data();
    assert_unknown(&sign_in(&app, &mut first).await);
}

#[tokio::test]
async fn passkeys_are_offered_where_browsers_offer_them() {
    for (address, offered) in [
        ("http://127.0.0.1:8080", false),
        ("http://vitae.lan", false),
        ("https://[::1]", false),
        ("http://localhost:8080", true),
        ("https://vitae.example.org", true),
    ] {
        let app = TestApp::with(&[("VITAE_PUBLIC_URL", address)]).await;
        let methods = json!({"passkeys": offered, "provider": null});
        assert_eq!(app.get("/api/auth/methods").await.data(), methods, "{address}");
        let status = app.post("/api/auth/passkey/options", json!({})).await.status;
        assert_eq!(status, if offered { StatusCode::OK } else { StatusCode::CONFLICT }, "{address}");
    }
}
