//! A stand-in for GitHub on a port of this machine: OAuth with PKCE, the REST calls that we make, and our GraphQL question.

mod addresses;

use crate::control;
use crate::http_server::{HttpServer, Reply, Request, Step};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
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
    /// The user refuses.
    Denied,
    /// Tokens are no longer taken.
    Revoked,
    /// No question is taken for so many seconds: the primary limit, with its headers.
    Limited(u64),
    /// The secondary limit, which only its text names.
    Secondary,
    /// With a status.
    Status(u16),
    /// With a page instead of JSON.
    Html,
    /// Not within so many milliseconds.
    Slow(u64),
    /// The connection ends in the middle.
    Cut,
    /// Leads elsewhere.
    Redirect(String),
}

/// A running stand-in.
pub struct GitHubServer {
    server: HttpServer,
    state: Arc<State>,
}

struct State {
    client_id: String,
    client_secret: String,
    modes: Mutex<Vec<Mode>>,
    bodies: Mutex<Vec<Value>>,
    asked: Mutex<Vec<String>>,
    codes: Mutex<HashMap<String, Pending>>,
    tokens: Mutex<Vec<String>>,
    repositories: Mutex<Vec<Value>>,
}

struct Pending {
    /// Nothing for an application that does without.
    challenge: Option<String>,
    redirect_uri: String,
}

/// The account that the stand-in knows.
pub const LOGIN: &str = "octo-ada";

impl GitHubServer {
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
            asked: Mutex::default(),
            codes: Mutex::default(),
            tokens: Mutex::default(),
            repositories: Mutex::new(repositories()),
        });
        let shared = Arc::clone(&state);
        let server = HttpServer::start_on(port, move |request| {
            let host = request.header("host").unwrap_or_default().to_owned();
            shared.answer(request, &format!("http://{host}"))
        });
        Self { server, state }
    }

    /// The address in front of every path, of the site and of the interface.
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

    /// The tokens that are valid.
    pub fn tokens(&self) -> Vec<String> {
        locked(&self.state.tokens).clone()
    }

    /// Changes the repositories.
    pub fn edit(&self, edit: impl FnOnce(&mut Vec<Value>)) {
        edit(&mut locked(&self.state.repositories));
    }

    /// What a browser does that is sent to sign in and says yes (or no, as the mode says): where it is sent back to.
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

/// A repository as GitHub describes one.
pub fn repository(id: u64, name: &str, description: Option<&str>, language: Option<&str>, stars: u32) -> Value {
    let full_name = format!("{LOGIN}/{name}");
    let described = json!({
        "id": id, "node_id": format!("R_{id}"), "name": name, "full_name": full_name, "owner": account(), "private": false,
        "html_url": format!("https://github.com/{full_name}"), "description": description, "fork": false,
        "homepage": null, "language": language, "stargazers_count": stars, "forks_count": 0, "topics": [],
        "license": null, "archived": false, "disabled": false, "visibility": "public", "default_branch": "main",
        "pushed_at": "2026-02-01T10:00:00Z", "created_at": "2024-05-01T10:00:00Z", "updated_at": "2026-02-01T10:00:00Z",
        "pinned": false, "languages": language.map(|name| json!({ name: 9000 })).unwrap_or_else(|| json!({})),
    });
    addresses::of_repository(&full_name, described)
}

fn repositories() -> Vec<Value> {
    let mut analytics = repository(11, "tide-tables", Some("Tide predictions for harbours"), Some("Rust"), 42);
    analytics["topics"] = json!(["postgresql", "harbour-life", "docker"]);
    analytics["languages"] = json!({"Python": 1500, "Rust": 8000, "Shell": 20});
    analytics["pinned"] = json!(true);
    let mut fork = repository(13, "linux", Some("Somebody else's kernel"), Some("C"), 900);
    fork["fork"] = json!(true);
    let mut archived = repository(14, "old-site", None, Some("JavaScript"), 3);
    archived["archived"] = json!(true);
    vec![repository(12, "pocket-ledger", Some("Bookkeeping in plain text"), Some("Go"), 7), analytics, fork, archived]
}

impl State {
    fn answer(&self, request: &Request, base: &str) -> Reply {
        if let Some(reply) = control::answer(request, &self.modes, &self.bodies) {
            return reply;
        }
        locked(&self.asked).push(format!("{} {}", request.method, request.target));
        let mode = locked(&self.modes).first().cloned().unwrap_or(Mode::Normal);
        let reply = match &mode {
            Mode::Limited(seconds) => limited(*seconds),
            Mode::Secondary => error(403, "You have exceeded a secondary rate limit. Please wait a few minutes."),
            Mode::Status(status) => error(*status, "Something is wrong"),
            Mode::Html => Reply::whole(502, "text/html", "<html><body>Bad gateway</body></html>"),
            Mode::Redirect(to) => Reply::whole(302, "text/plain", "").with("Location", to.clone()),
            _ => self.route(request, base, &mode),
        };
        match mode {
            Mode::Slow(wait) => {
                let mut slow = reply;
                slow.body.insert(0, Step::Pause(Duration::from_millis(wait)));
                slow
            }
            Mode::Cut => Reply { body: vec![Step::Bytes(b"{\"login\": ".to_vec()), Step::Cut], ..reply },
            _ => reply,
        }
    }

    fn route(&self, request: &Request, base: &str, mode: &Mode) -> Reply {
        let (path, query) = request.target.split_once('?').unwrap_or((&request.target, ""));
        let segments: Vec<&str> = path.split('/').filter(|segment| !segment.is_empty()).collect();
        match (request.method.as_str(), &segments[..]) {
            ("GET", ["login", "oauth", "authorize"]) => match self.authorize(&pairs(query.as_bytes())) {
                Some(address) => Reply::whole(302, "text/plain", "").with("Location", address),
                None => Reply::whole(404, "text/plain", "Not Found"),
            },
            ("POST", ["login", "oauth", "access_token"]) => self.grant(request),
            ("DELETE", ["applications", id, "token"]) => self.revoke(request, id),
            ("POST", ["graphql"]) => self.graphql(request, mode),
            ("GET", _) if request.header("user-agent").is_none() => {
                error(403, "Request forbidden by administrative rules.")
            }
            ("GET", _) if self.refuses_token(request, mode) => error(401, "Bad credentials"),
            ("GET", ["user"]) => self.found(request, user()),
            ("GET", ["users", login]) if is_known(login) => self.found(request, user()),
            ("GET", ["users", login, "repos"]) if is_known(login) => self.repositories(request, base, query),
            ("GET", ["repos", login, name, "languages"]) if is_known(login) => self.languages(request, name),
            _ => error(404, "Not Found"),
        }
    }

    /// Where the browser is sent back to; nothing for a request that GitHub would not show to the user.
    fn authorize(&self, query: &HashMap<String, String>) -> Option<String> {
        let get = |name: &str| query.get(name).filter(|value| !value.is_empty()).cloned();
        let (redirect_uri, state) = (get("redirect_uri")?, get("state")?);
        let challenge = get("code_challenge");
        let is_sound =
            |challenge: &String| challenge.len() == 43 && get("code_challenge_method").as_deref() == Some("S256");
        if get("client_id")? != self.client_id || !challenge.as_ref().is_none_or(is_sound) {
            return None;
        }
        let mut address = url::Url::parse(&redirect_uri).ok()?;
        if locked(&self.modes).first() == Some(&Mode::Denied) {
            let denied =
                [("error", "access_denied"), ("error_description", "The user has denied your application access.")];
            address.query_pairs_mut().extend_pairs(denied).append_pair("state", &state);
            return Some(address.into());
        }
        let mut codes = locked(&self.codes);
        let code = format!("code-{}", codes.len() + 1);
        codes.insert(code.clone(), Pending { challenge, redirect_uri });
        address.query_pairs_mut().append_pair("code", &code).append_pair("state", &state);
        Some(address.into())
    }

    /// Failures come with the status 200.
    fn grant(&self, request: &Request) -> Reply {
        let is_json = request.header("content-type").is_some_and(|kind| kind.contains("json"));
        let form: HashMap<String, String> = match is_json {
            true => serde_json::from_slice(&request.body).unwrap_or_default(),
            false => pairs(&request.body),
        };
        locked(&self.bodies).push(json!(form));
        let get = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
        let refuse = |error: &str| {
            let body = json!({"error": error, "error_description": "The request was refused.", "error_uri": "https://docs.github.com"});
            Reply::whole(200, "application/json; charset=utf-8", body.to_string())
        };
        if get("client_id") != self.client_id || get("client_secret") != self.client_secret {
            return refuse("incorrect_client_credentials");
        }
        // A code is spent whatever comes of it.
        let Some(pending) = locked(&self.codes).remove(get("code")) else { return refuse("bad_verification_code") };
        if form.contains_key("redirect_uri") && get("redirect_uri") != pending.redirect_uri {
            return refuse("redirect_uri_mismatch");
        }
        let shown = URL_SAFE_NO_PAD.encode(Sha256::digest(get("code_verifier")));
        if pending.challenge.is_some_and(|challenge| challenge != shown) {
            return refuse("bad_verification_code");
        }
        let mut tokens = locked(&self.tokens);
        let token = format!("gho_double{}", tokens.len() + 1);
        tokens.push(token.clone());
        let body = json!({"access_token": token, "scope": "", "token_type": "bearer"});
        Reply::whole(200, "application/json; charset=utf-8", body.to_string())
    }

    fn revoke(&self, request: &Request, id: &str) -> Reply {
        let expected = STANDARD.encode(format!("{}:{}", self.client_id, self.client_secret));
        let (scheme, given) =
            request.header("authorization").and_then(|value| value.split_once(' ')).unwrap_or_default();
        if !scheme.eq_ignore_ascii_case("basic") || given != expected || id != self.client_id {
            return error(404, "Not Found");
        }
        let body: Value = serde_json::from_slice(&request.body).unwrap_or_default();
        let Some(token) = body["access_token"].as_str() else { return error(422, "Validation Failed") };
        let mut tokens = locked(&self.tokens);
        let known = tokens.len();
        tokens.retain(|valid| valid != token);
        if tokens.len() == known {
            error(404, "Not Found")
        } else {
            Reply { body: Vec::new(), ..Reply::whole(204, "text/plain", "") }
        }
    }

    fn refuses_token(&self, request: &Request, mode: &Mode) -> bool {
        bearer(request).is_some_and(|token| *mode == Mode::Revoked || !locked(&self.tokens).contains(&token))
    }

    fn found(&self, request: &Request, body: Value) -> Reply {
        let text = body.to_string();
        let etag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(&Sha256::digest(&text)[..9]));
        let limits = |reply: Reply| {
            reply
                .with("ETag", etag.clone())
                .with("x-ratelimit-limit", "60")
                .with("x-ratelimit-remaining", "48")
                .with("x-ratelimit-used", "12")
                .with("x-ratelimit-reset", "4102444800")
                .with("x-ratelimit-resource", "core")
        };
        if request.header("if-none-match") == Some(&etag) {
            return limits(Reply { body: Vec::new(), ..Reply::whole(304, "text/plain", "") });
        }
        limits(Reply::whole(200, "application/json; charset=utf-8", text))
    }

    fn repositories(&self, request: &Request, base: &str, query: &str) -> Reply {
        let query = pairs(query.as_bytes());
        if query.get("sort").is_some_and(|sort| !["created", "updated", "pushed", "full_name"].contains(&sort.as_str()))
        {
            return error(422, "Validation Failed");
        }
        let number = |name: &str, default: usize| query.get(name).and_then(|n| n.parse().ok()).unwrap_or(default);
        let (size, page) = (number("per_page", 30).clamp(1, 100), number("page", 1).max(1));
        let all = locked(&self.repositories).clone();
        let pages = all.len().div_ceil(size).max(1);
        let mut shown: Vec<Value> = all.into_iter().skip((page - 1) * size).take(size).collect();
        for repository in shown.iter_mut().filter_map(Value::as_object_mut) {
            // What only the other interface says.
            repository.remove("pinned");
            repository.remove("languages");
        }
        let reply = self.found(request, Value::from(shown));
        let link =
            |page: usize, rel: &str| format!("<{base}/users/{LOGIN}/repos?per_page={size}&page={page}>; rel=\"{rel}\"");
        if page < pages {
            reply.with("Link", format!("{}, {}", link(page + 1, "next"), link(pages, "last")))
        } else {
            reply
        }
    }

    fn languages(&self, request: &Request, name: &str) -> Reply {
        let languages =
            locked(&self.repositories).iter().find(|one| one["name"] == name).map(|one| one["languages"].clone());
        languages.map_or_else(|| error(404, "Not Found"), |languages| self.found(request, languages))
    }

    fn graphql(&self, request: &Request, mode: &Mode) -> Reply {
        if bearer(request).is_none() || self.refuses_token(request, mode) {
            return error(401, "Bad credentials");
        }
        let body: Value = serde_json::from_slice(&request.body).unwrap_or_default();
        locked(&self.bodies).push(body.clone());
        if !body["query"].as_str().is_some_and(|query| query.contains("viewer")) {
            let answer = json!({"data": null, "errors": [{"type": "NOT_FOUND", "path": ["user"], "message": "Could not resolve"}]});
            return Reply::whole(200, "application/json", answer.to_string());
        }
        let user = user();
        let all = locked(&self.repositories);
        let mut own: Vec<&Value> = all.iter().collect();
        own.sort_by_key(|one| std::cmp::Reverse(one["stargazers_count"].as_u64()));
        let size = body["variables"]["first"].as_u64().unwrap_or(100) as usize;
        let after: usize = body["variables"]["after"].as_str().and_then(|after| after.parse().ok()).unwrap_or(0);
        let page: Vec<Value> = own.iter().skip(after).take(size).map(|one| node(one)).collect();
        let end = after + page.len();
        let viewer = json!({
            "login": LOGIN, "name": user["name"], "bio": user["bio"], "location": user["location"],
            "websiteUrl": user["blog"], "url": user["html_url"], "avatarUrl": user["avatar_url"],
            "pinnedItems": {"nodes": own.iter().filter(|one| one["pinned"] == true).map(|one| node(one)).collect::<Vec<_>>()},
            "repositories": {"pageInfo": {"hasNextPage": end < own.len(), "endCursor": end.to_string()}, "nodes": page},
        });
        Reply::whole(200, "application/json; charset=utf-8", json!({"data": {"viewer": viewer}}).to_string())
    }
}

fn is_known(login: &str) -> bool {
    login.eq_ignore_ascii_case(LOGIN)
}

/// The account as it stands in descriptions of other things.
fn account() -> Value {
    let described = json!({
        "login": LOGIN, "id": 1, "node_id": "U_1", "avatar_url": "https://avatars.githubusercontent.com/u/1?v=4",
        "gravatar_id": "", "html_url": format!("https://github.com/{LOGIN}"), "type": "User", "site_admin": false,
    });
    addresses::of_account(LOGIN, described)
}

/// The account's profile.
fn user() -> Value {
    let mut described = account();
    let profile = json!({
        "name": "Ada Quill", "company": "@kiln", "blog": "ada-quill.example", "location": "Leeds", "email": null,
        "hireable": null, "bio": "Harbour software", "twitter_username": null, "public_repos": 4, "public_gists": 0,
        "followers": 3, "following": 1, "created_at": "2015-01-01T00:00:00Z", "updated_at": "2026-01-01T00:00:00Z",
    });
    for (name, value) in profile.as_object().into_iter().flatten() {
        described[name] = value.clone();
    }
    described
}

/// A repository in the words of the other interface.
fn node(repository: &Value) -> Value {
    let languages = repository["languages"].as_object().into_iter().flatten();
    let mut languages: Vec<(u64, &String)> =
        languages.map(|(name, bytes)| (bytes.as_u64().unwrap_or(0), name)).collect();
    languages.sort_by(|a, b| b.cmp(a));
    let topics = repository["topics"].as_array().into_iter().flatten();
    json!({
        "databaseId": repository["id"], "name": repository["name"], "nameWithOwner": repository["full_name"],
        "description": repository["description"], "url": repository["html_url"], "homepageUrl": repository["homepage"],
        "stargazerCount": repository["stargazers_count"], "isFork": repository["fork"], "isArchived": repository["archived"],
        "isPrivate": repository["private"], "pushedAt": repository["pushed_at"],
        "primaryLanguage": repository["language"].as_str().map(|name| json!({ "name": name })),
        "languages": {"edges": languages.iter().map(|(size, name)| json!({"size": size, "node": {"name": name}})).collect::<Vec<_>>()},
        "repositoryTopics": {"nodes": topics.map(|name| json!({"topic": {"name": name}})).collect::<Vec<_>>()},
    })
}

fn bearer(request: &Request) -> Option<String> {
    let (scheme, token) = request.header("authorization")?.split_once(' ')?;
    let known = scheme.eq_ignore_ascii_case("bearer") || scheme.eq_ignore_ascii_case("token");
    known.then(|| token.trim().to_owned())
}

fn error(status: u16, message: &str) -> Reply {
    let body =
        json!({"message": message, "documentation_url": "https://docs.github.com/rest", "status": status.to_string()});
    Reply::whole(status, "application/json; charset=utf-8", body.to_string())
}

fn limited(seconds: u64) -> Reply {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default().as_secs();
    error(403, "API rate limit exceeded for 192.0.2.1.")
        .with("x-ratelimit-limit", "60")
        .with("x-ratelimit-remaining", "0")
        .with("x-ratelimit-used", "60")
        .with("x-ratelimit-reset", (now + seconds).to_string())
        .with("x-ratelimit-resource", "core")
}
