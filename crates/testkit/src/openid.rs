//! A stand-in for an identity provider that speaks OpenID Connect, on a port of this machine. It signs with Ed25519, asks for the
//! proof of the code (PKCE), and lies when a test wants it to.

use crate::http_server::{HttpServer, Reply, Request};
use base64::{
    Engine,
    engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD},
};
use ring::rand::SystemRandom;
use ring::signature::{Ed25519KeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use url::form_urlencoded;

/// How the stand-in answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// As it should.
    Normal,
    /// The person's address comes by a call of its own, not with the identity.
    AddressApart,
    /// The identity is signed with a key that nobody knows.
    OtherKey,
    /// The identity is meant for another application.
    OtherAudience,
    /// The identity belongs to another attempt.
    OtherNonce,
    /// The identity has ended.
    Ended,
    /// It describes itself as somebody else.
    OtherIssuer,
    /// Every answer is a fault.
    Broken,
}

/// A running stand-in.
pub struct OpenIdServer {
    server: HttpServer,
    state: Arc<State>,
}

struct State {
    client_id: String,
    client_secret: String,
    issuer: Mutex<String>,
    mode: Mutex<Mode>,
    person: Mutex<Value>,
    codes: Mutex<HashMap<String, Consent>>,
    keys: [Ed25519KeyPair; 2],
}

struct Consent {
    nonce: String,
    challenge: String,
    redirect_uri: String,
}

/// The only token that there is.
const TOKEN: &str = "openid-double";

impl OpenIdServer {
    /// Starts a stand-in that knows one application, and one person: `sub`, `email`, `email_verified`, `name`.
    pub fn start(client_id: &str, client_secret: &str, person: Value) -> Self {
        let key = || {
            let document = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
            Ed25519KeyPair::from_pkcs8(document.as_ref()).expect("a key")
        };
        let state = Arc::new(State {
            client_id: client_id.to_owned(),
            client_secret: client_secret.to_owned(),
            issuer: Mutex::default(),
            mode: Mutex::new(Mode::Normal),
            person: Mutex::new(person),
            codes: Mutex::default(),
            keys: [key(), key()],
        });
        let shared = Arc::clone(&state);
        let server = HttpServer::start_on(0, move |request| shared.answer(request));
        *locked(&state.issuer) = server.url().to_owned();
        Self { server, state }
    }

    /// Its own name for itself.
    pub fn url(&self) -> &str {
        self.server.url()
    }

    /// How it answers from now on.
    pub fn set(&self, mode: Mode) {
        *locked(&self.state.mode) = mode;
    }

    /// Who signs in from now on.
    pub fn set_person(&self, person: Value) {
        *locked(&self.state.person) = person;
    }

    /// What a browser does that is sent to sign in: the code and the state that it brings back.
    ///
    /// # Panics
    /// When the address lacks something that a sign-in needs.
    pub fn consent(&self, address: &str) -> (String, String) {
        let (path, query) = address.split_once('?').expect("a query");
        assert_eq!(path, format!("{}/authorize", self.url()));
        let query = pairs(query.as_bytes());
        assert_eq!((&*query["response_type"], &query["client_id"]), ("code", &self.state.client_id));
        assert_eq!(query["code_challenge_method"], "S256");
        assert!(query["scope"].split(' ').any(|scope| scope == "openid"), "{}", query["scope"]);
        let mut codes = locked(&self.state.codes);
        let code = format!("code-{}", codes.len() + 1);
        let [nonce, challenge, redirect_uri] =
            ["nonce", "code_challenge", "redirect_uri"].map(|name| query[name].clone());
        codes.insert(code.clone(), Consent { nonce, challenge, redirect_uri });
        (code, query["state"].clone())
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn pairs(form: &[u8]) -> HashMap<String, String> {
    form_urlencoded::parse(form).into_owned().collect()
}

fn reply(status: u16, body: &Value) -> Reply {
    Reply::whole(status, "application/json", body.to_string())
}

impl State {
    fn answer(&self, request: &Request) -> Reply {
        if *locked(&self.mode) == Mode::Broken {
            return Reply::whole(500, "text/plain", "out of order");
        }
        match (request.method.as_str(), request.target.as_str()) {
            ("GET", "/.well-known/openid-configuration") => reply(200, &self.description()),
            ("GET", "/keys") => reply(200, &json!({ "keys": [self.public_key()] })),
            ("POST", "/token") => self.grant(request),
            ("GET", "/me") if request.header("authorization") == Some(&format!("Bearer {TOKEN}")) => {
                reply(200, &locked(&self.person))
            }
            _ => Reply::whole(404, "text/plain", "not here"),
        }
    }

    fn description(&self) -> Value {
        let issuer = locked(&self.issuer).clone();
        let named = if *locked(&self.mode) == Mode::OtherIssuer { "https://id.example.org" } else { &issuer };
        json!({
            "issuer": named,
            "authorization_endpoint": format!("{issuer}/authorize"),
            "token_endpoint": format!("{issuer}/token"),
            "userinfo_endpoint": format!("{issuer}/me"),
            "jwks_uri": format!("{issuer}/keys"),
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["EdDSA"],
        })
    }

    fn public_key(&self) -> Value {
        let x = URL_SAFE_NO_PAD.encode(self.keys[0].public_key().as_ref());
        json!({"kty": "OKP", "crv": "Ed25519", "use": "sig", "alg": "EdDSA", "kid": "1", "x": x})
    }

    fn grant(&self, request: &Request) -> Reply {
        let refuse = |status, error: &str| reply(status, &json!({ "error": error }));
        let credentials = basic(request.header("authorization").unwrap_or_default());
        if credentials != format!("{}:{}", self.client_id, self.client_secret) {
            return refuse(401, "invalid_client");
        }
        let form = pairs(&request.body);
        let get = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
        let consent = locked(&self.codes).remove(get("code"));
        let proof = URL_SAFE_NO_PAD.encode(Sha256::digest(get("code_verifier")));
        match consent {
            Some(consent) if consent.challenge == proof && consent.redirect_uri == get("redirect_uri") => {
                let token = self.signed(&self.claims(&consent.nonce));
                reply(200, &json!({"access_token": TOKEN, "token_type": "Bearer", "expires_in": 60, "id_token": token}))
            }
            _ => refuse(400, "invalid_grant"),
        }
    }

    fn claims(&self, nonce: &str) -> Value {
        let mode = *locked(&self.mode);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
        let mut claims = match mode {
            Mode::AddressApart => json!({ "sub": locked(&self.person)["sub"] }),
            _ => locked(&self.person).clone(),
        };
        claims["iss"] = json!(*locked(&self.issuer));
        claims["aud"] = json!(if mode == Mode::OtherAudience { "another" } else { &self.client_id });
        claims["nonce"] = json!(if mode == Mode::OtherNonce { "another" } else { nonce });
        claims["iat"] = json!(now - 120);
        claims["exp"] = json!(if mode == Mode::Ended { now - 60 } else { now + 60 });
        claims
    }

    fn signed(&self, claims: &Value) -> String {
        let key = &self.keys[usize::from(*locked(&self.mode) == Mode::OtherKey)];
        let head = json!({"alg": "EdDSA", "typ": "JWT", "kid": "1"}).to_string();
        let [head, body] = [head, claims.to_string()].map(|part| URL_SAFE_NO_PAD.encode(part));
        let signature = URL_SAFE_NO_PAD.encode(key.sign(format!("{head}.{body}").as_bytes()).as_ref());
        format!("{head}.{body}.{signature}")
    }
}

/// User and password of HTTP's basic scheme.
fn basic(header: &str) -> String {
    let encoded = header.strip_prefix("Basic ").unwrap_or_default();
    STANDARD.decode(encoded).ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}
