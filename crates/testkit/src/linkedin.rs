//! A stand-in for LinkedIn's sign-in and for its Member Data Portability API on a port of this machine, with the three ways in which it differs from OpenID Connect:
//! `locale` is an object, no `nonce` comes back, and a `code_verifier` is refused.

use crate::control;
use crate::http_server::{HttpServer, Reply, Request, Step};
use crate::{linkedin_export, linkedin_pdf};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use url::form_urlencoded;

/// How the stand-in answers.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "mode", content = "with", rename_all = "camelCase")]
pub enum Mode {
    /// As it should.
    Normal,
    /// The member cancels.
    Cancelled,
    /// The member has no address for mail.
    NoEmail,
    /// The token is not taken.
    Unauthorized,
    /// The member is outside the EEA and Switzerland.
    Outside,
    /// The member's data is not gathered yet.
    Preparing,
    /// The day's questions are used up for so many seconds.
    Limited(u64),
    /// With a status.
    Status(u16),
    /// Not within so many milliseconds.
    Slow(u64),
}

/// A running stand-in.
pub struct LinkedInServer {
    server: HttpServer,
    state: Arc<State>,
}

struct State {
    client_id: String,
    client_secret: String,
    modes: Mutex<Vec<Mode>>,
    bodies: Mutex<Vec<Value>>,
    codes: Mutex<HashMap<String, Consent>>,
    asked: Mutex<Vec<String>>,
}

struct Consent {
    redirect_uri: String,
    scope: String,
}

/// What people sign in with.
const SIGN_IN: &str = "openid profile email";

/// What lets an application have a member's data.
const PORTABILITY: [&str; 2] = ["r_dma_portability_3rd_party", "r_dma_portability_self_serve"];

/// The only token there is for each.
const TOKEN: &str = "AQX-double";
const PORTABILITY_TOKEN: &str = "AQX-portability";

/// Rows on a page.
const PAGE: usize = 2;

impl LinkedInServer {
    /// Starts a stand-in that knows one application.
    pub fn start(client_id: &str, client_secret: &str) -> Self {
        Self::start_on(0, client_id, client_secret)
    }

    /// The same on a port of choice; 0 is any that is free.
    pub fn start_on(port: u16, client_id: &str, client_secret: &str) -> Self {
        let state = Arc::new(State {
            client_id: client_id.to_owned(),
            client_secret: client_secret.to_owned(),
            modes: Mutex::new(vec![Mode::Normal]),
            bodies: Mutex::default(),
            codes: Mutex::default(),
            asked: Mutex::default(),
        });
        let shared = Arc::clone(&state);
        Self { server: HttpServer::start_on(port, move |request| shared.answer(request)), state }
    }

    /// The address in front of every path.
    pub fn url(&self) -> &str {
        self.server.url()
    }

    /// How it answers from now on.
    pub fn set(&self, mode: Mode) {
        *locked(&self.state.modes) = vec![mode];
    }

    /// What was asked, as method and target, in order.
    pub fn asked(&self) -> Vec<String> {
        locked(&self.state.asked).clone()
    }

    /// What a browser does that is sent to sign in: where it is sent back to.
    ///
    /// # Panics
    /// When the address is not one of this stand-in.
    pub fn consent(&self, address: &str) -> String {
        let target = address.strip_prefix(self.url()).expect("an address of this stand-in");
        let (_, query) = target.split_once('?').expect("a query");
        self.state.authorize(&pairs(query.as_bytes())).expect("a complete request")
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn pairs(form: &[u8]) -> HashMap<String, String> {
    form_urlencoded::parse(form).into_owned().collect()
}

impl State {
    fn answer(&self, request: &Request) -> Reply {
        if let Some(reply) = control::answer(request, &self.modes, &self.bodies).or_else(|| sample(request)) {
            return reply;
        }
        locked(&self.asked).push(format!("{} {}", request.method, request.target));
        let mode = locked(&self.modes).first().cloned().unwrap_or(Mode::Normal);
        if let Mode::Status(status) = mode {
            return json_reply(status, &json!({"message": "Internal error", "serviceErrorCode": 0, "status": status}));
        }
        let mut reply = self.answer_as(&mode, request);
        if let Mode::Slow(wait) = mode {
            reply.body.insert(0, Step::Pause(Duration::from_millis(wait)));
        }
        reply
    }

    fn answer_as(&self, mode: &Mode, request: &Request) -> Reply {
        let (path, query) = request.target.split_once('?').unwrap_or((&request.target, ""));
        match (request.method.as_str(), path) {
            ("GET", "/oauth/v2/authorization") => match self.authorize(&pairs(query.as_bytes())) {
                Some(address) => Reply::whole(302, "text/plain", "").with("Location", address),
                None => Reply::whole(400, "text/html", "<html>Bad request</html>"),
            },
            ("POST", "/oauth/v2/accessToken") => self.grant(request),
            ("GET", "/v2/userinfo") => user_info(request, mode),
            ("GET", "/rest/memberSnapshotData") => snapshot(request, &pairs(query.as_bytes()), mode),
            _ => Reply::whole(404, "text/html", "<html>Not found</html>"),
        }
    }

    fn authorize(&self, query: &HashMap<String, String>) -> Option<String> {
        let get = |name: &str| query.get(name).filter(|value| !value.is_empty()).cloned();
        let (redirect_uri, state) = (get("redirect_uri")?, get("state")?);
        let scope = get("scope")?;
        let known = scope == SIGN_IN || PORTABILITY.contains(&scope.as_str());
        if get("response_type")? != "code" || get("client_id")? != self.client_id || !known {
            return None;
        }
        let mut address = url::Url::parse(&redirect_uri).ok()?;
        if locked(&self.modes).first() == Some(&Mode::Cancelled) {
            let cancelled =
                [("error", "user_cancelled_login"), ("error_description", "The user cancelled LinkedIn login")];
            address.query_pairs_mut().extend_pairs(cancelled).append_pair("state", &state);
            return Some(address.into());
        }
        let mut codes = locked(&self.codes);
        let code = format!("AQT-{}", codes.len() + 1);
        codes.insert(code.clone(), Consent { redirect_uri, scope });
        address.query_pairs_mut().append_pair("code", &code).append_pair("state", &state);
        Some(address.into())
    }

    fn grant(&self, request: &Request) -> Reply {
        let form = pairs(&request.body);
        locked(&self.bodies).push(json!(form));
        let get = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
        let refuse =
            |status, error: &str, says: &str| json_reply(status, &json!({ "error": error, "error_description": says }));
        let client = get("client_id") == self.client_id && get("client_secret") == self.client_secret;
        if !client || form.contains_key("code_verifier") {
            return refuse(401, "invalid_client", "Client authentication failed");
        }
        let consent = locked(&self.codes).remove(get("code"));
        let consent = consent.filter(|consent| consent.redirect_uri == get("redirect_uri"));
        let Some(Consent { scope, .. }) = consent.filter(|_| get("grant_type") == "authorization_code") else {
            return refuse(
                400,
                "invalid_request",
                "Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired.",
            );
        };
        let mut body =
            json!({"access_token": PORTABILITY_TOKEN, "expires_in": 5_183_999, "scope": scope, "token_type": "Bearer"});
        if scope == SIGN_IN {
            body["access_token"] = json!(TOKEN);
            body["scope"] = json!("email,openid,profile");
            body["id_token"] = json!("eyJhbGciOiJub25lIn0.e30.");
        }
        json_reply(200, &body)
    }
}

/// The files that a member downloads, for tests in another process.
fn sample(request: &Request) -> Option<Reply> {
    match (request.method.as_str(), request.target.as_str()) {
        ("GET", "/control/export.zip") => Some(Reply::whole(200, "application/zip", linkedin_export::whole())),
        ("GET", "/control/profile.pdf") => Some(Reply::whole(200, "application/pdf", linkedin_pdf::file())),
        _ => None,
    }
}

fn user_info(request: &Request, mode: &Mode) -> Reply {
    if !is_authorized(request, TOKEN, mode) {
        return refusal(401, 65_600, "Invalid access token");
    }
    let mut body = json!({"sub": "782bbtaQ", "name": "Ada Quill", "given_name": "Ada", "family_name": "Quill",
        "picture": "https://media.licdn.com/dms/image/ada", "locale": {"country": "GB", "language": "en"},
        "email": "ada.quill@example.org", "email_verified": true});
    if *mode == Mode::NoEmail {
        body.as_object_mut().expect("an object").retain(|name, _| !name.starts_with("email"));
    }
    json_reply(200, &body)
}

fn is_authorized(request: &Request, expected: &str, mode: &Mode) -> bool {
    let (scheme, token) = request.header("authorization").and_then(|value| value.split_once(' ')).unwrap_or_default();
    *mode != Mode::Unauthorized && scheme.eq_ignore_ascii_case("bearer") && token == expected
}

/// A page of a domain.
fn snapshot(request: &Request, query: &HashMap<String, String>, mode: &Mode) -> Reply {
    let get = |name: &str| query.get(name).map(String::as_str).unwrap_or_default();
    if !is_authorized(request, PORTABILITY_TOKEN, mode) {
        return refusal(401, 65_600, "Invalid access token");
    }
    if request.header("linkedin-version") != Some("202312") || get("q") != "criteria" {
        return refusal(400, 0, "Syntax exception in path /memberSnapshotData");
    }
    match mode {
        Mode::Outside => {
            return refusal(403, 100, "Not enough permissions to access: memberSnapshotData.FINDER-criteria");
        }
        Mode::Limited(seconds) => {
            let reply = refusal(429, 101, "Resource level throttle APPLICATION_AND_MEMBER DAY limit reached");
            return reply.with("Retry-After", seconds.to_string());
        }
        _ => {}
    }
    let (domain, rows) = (get("domain"), linkedin_export::rows(get("domain")));
    let start: usize = get("start").parse().unwrap_or(0);
    let shown: Vec<&Value> = rows.iter().skip(start * PAGE).take(PAGE).collect();
    if *mode == Mode::Preparing || shown.is_empty() {
        return refusal(404, 0, "No data found for this memberId");
    }
    let next = json!({"type": "application/json", "rel": "next",
        "href": format!("/rest/memberSnapshotData?count=10&domain={domain}&q=criteria&start={}", start + 1)});
    let links = if rows.len() > (start + 1) * PAGE { vec![next] } else { vec![] };
    json_reply(
        200,
        &json!({"paging": {"start": start, "count": 10, "links": links, "total": rows.len().div_ceil(PAGE)},
            "elements": [{"snapshotDomain": domain, "snapshotData": shown}]}),
    )
}

fn refusal(status: u16, code: u32, message: &str) -> Reply {
    json_reply(status, &json!({"status": status, "serviceErrorCode": code, "message": message}))
}

fn json_reply(status: u16, body: &Value) -> Reply {
    Reply::whole(status, "application/json", body.to_string())
}
