//! A stand-in for Vercel's API on a port of this machine: it keeps projects, deployments, files and domains, refuses what the
//! service refuses, and fails as a test wants.

use crate::control;
use crate::http_server::{HttpServer, Reply, Request, Step};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Deserialize;
use serde_json::{Value, json};
use sha1::{Digest, Sha1};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What comes of the next deployment, or of the next call of a kind. Each counts once, in order; without any, a deployment is
/// live after one look and nothing fails.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "mode", content = "with", rename_all = "camelCase")]
pub enum Mode {
    /// The deployment is built for so many looks, then ready for one, then live.
    Ready(u32),
    /// Its build fails with a message.
    BuildFails(String),
    /// Somebody cancels it.
    Canceled,
    /// The service holds it back.
    Blocked,
    /// It gets no address, with a message.
    AliasFails(String),
    /// It is built for ever.
    Never,
    /// The next call of a kind fails.
    Fails(Call, Fault),
}

/// A kind of call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Call {
    /// A deployment is created.
    Create,
    /// A file is sent.
    Upload,
    /// A deployment is looked at.
    Look,
    /// A deployment is deleted.
    DeleteDeployment,
    /// A project is deleted.
    DeleteProject,
    /// A project is given a domain.
    AddDomain,
    /// A project's domain is looked at.
    Domain,
    /// A domain's proof is looked for.
    Verify,
    /// A project's domain is removed.
    RemoveDomain,
    /// Where a domain leads is asked.
    Config,
}

/// How a call fails.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Fault {
    /// With a status and the service's error for it.
    Status(u16),
    /// With a status and an error of this code.
    Code(u16, String),
    /// As when too much was asked for, until in so many seconds.
    Limited(u64),
    /// As for a token that was withdrawn.
    WithdrawnToken,
    /// With a gateway's page.
    Gateway,
    /// With what is no JSON.
    Garbage,
    /// By ending the connection in the middle of the answer.
    Cut,
    /// Not within this time; the call is done all the same.
    Slow(Duration),
}

/// What the world knows of a domain.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct DomainFacts {
    /// A project of another account has it.
    pub taken: bool,
    /// Its owner must prove that it is theirs.
    pub unproved: bool,
    /// Its name server leads to the service.
    pub leads_here: bool,
}

/// A running stand-in.
pub struct VercelServer {
    server: HttpServer,
    state: Arc<State>,
}

struct State {
    token: String,
    team: Option<String>,
    modes: Mutex<Vec<Mode>>,
    /// The bodies of deployments that were begun.
    bodies: Mutex<Vec<Value>>,
    world: Mutex<World>,
}

#[derive(Default)]
struct World {
    /// Method and target of each call, in order.
    asked: Vec<String>,
    /// Files by their SHA-1.
    files: HashMap<String, Vec<u8>>,
    /// Projects by name.
    projects: BTreeMap<String, Project>,
    /// Deployments by id.
    deployments: BTreeMap<String, Deployment>,
    facts: HashMap<String, DomainFacts>,
    made: u32,
}

struct Project {
    id: String,
    /// Domains, with the token of their proof.
    domains: BTreeMap<String, u32>,
}

struct Deployment {
    project: String,
    mode: Mode,
    looks: u32,
    files: BTreeMap<String, Vec<u8>>,
}

impl VercelServer {
    /// Starts a stand-in that knows one token, and projects of one team or of the token's own account.
    pub fn start(token: &str, team: Option<&str>) -> Self {
        Self::start_on(0, token, team)
    }

    /// The same on a port of choice; 0 is any that is free.
    pub fn start_on(port: u16, token: &str, team: Option<&str>) -> Self {
        let state = Arc::new(State {
            token: token.to_owned(),
            team: team.map(str::to_owned),
            modes: Mutex::default(),
            bodies: Mutex::default(),
            world: Mutex::default(),
        });
        let shared = Arc::clone(&state);
        Self { server: HttpServer::start_on(port, move |request| shared.answer(request)), state }
    }

    /// The address in front of `/v13/deployments`.
    pub fn url(&self) -> &str {
        self.server.url()
    }

    /// What comes from now on.
    pub fn set(&self, modes: impl IntoIterator<Item = Mode>) {
        *locked(&self.state.modes) = modes.into_iter().collect();
    }

    /// What the world knows of a domain from now on.
    pub fn set_domain(&self, name: &str, facts: DomainFacts) {
        locked(&self.state.world).facts.insert(name.to_owned(), facts);
    }

    /// The bodies of the deployments that were begun, in order.
    pub fn bodies(&self) -> Vec<Value> {
        locked(&self.state.bodies).clone()
    }

    /// Method and path of every call with the right token, in order.
    pub fn asked(&self) -> Vec<String> {
        locked(&self.state.world).asked.clone()
    }

    /// The names of the projects that there are.
    pub fn projects(&self) -> Vec<String> {
        locked(&self.state.world).projects.keys().cloned().collect()
    }

    /// The ids of the deployments that there are.
    pub fn deployments(&self) -> Vec<String> {
        locked(&self.state.world).deployments.keys().cloned().collect()
    }

    /// The domains of a project.
    pub fn domains(&self, project: &str) -> Vec<String> {
        let world = locked(&self.state.world);
        world.projects.get(project).map(|project| project.domains.keys().cloned().collect()).unwrap_or_default()
    }

    /// The files of a deployment by their paths.
    pub fn files(&self, deployment: &str) -> BTreeMap<String, Vec<u8>> {
        locked(&self.state.world).deployments.get(deployment).map(|it| it.files.clone()).unwrap_or_default()
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl State {
    fn answer(&self, request: &Request) -> Reply {
        if let Some(reply) = self.controlled(request) {
            return reply;
        }
        let (path, query) = request.target.split_once('?').unwrap_or((&request.target, ""));
        if let Some(refusal) = self.refused_at_the_door(request, query) {
            return refusal;
        }
        locked(&self.world).asked.push(format!("{} {path}", request.method));
        let segments: Vec<&str> = path.trim_matches('/').split('/').collect();
        let Some(call) = call_of(&request.method, &segments) else {
            return error(404, "not_found", "The requested resource could not be found.");
        };
        let fault = self.fault(call);
        match fault {
            None => self.done(call, &segments, query, request),
            Some(Fault::Slow(time)) => {
                let mut reply = self.done(call, &segments, query, request);
                reply.body.insert(0, Step::Pause(time));
                reply
            }
            Some(Fault::Cut) => {
                let mut reply = self.done(call, &segments, query, request);
                let half = |step: &Step| match step {
                    Step::Bytes(bytes) => Step::Bytes(bytes[..bytes.len() / 2].to_vec()),
                    other => other.clone(),
                };
                reply.body = reply.body.iter().map(half).chain([Step::Cut]).collect();
                reply
            }
            Some(fault) => failure(&fault),
        }
    }

    fn controlled(&self, request: &Request) -> Option<Reply> {
        if (request.method.as_str(), request.target.as_str()) != ("PUT", "/control/domains") {
            return control::answer(request, &self.modes, &self.bodies);
        }
        Some(match serde_json::from_slice(&request.body) {
            Ok(facts) => {
                locked(&self.world).facts = facts;
                json_reply(200, &json!({}))
            }
            Err(error) => Reply::whole(400, "text/plain", error.to_string()),
        })
    }

    fn refused_at_the_door(&self, request: &Request, query: &str) -> Option<Reply> {
        let given = request.header("authorization").unwrap_or_default();
        let (scheme, token) = given.split_once(' ').unwrap_or((given, ""));
        if !scheme.eq_ignore_ascii_case("bearer") || token.is_empty() {
            let message = "The request is missing an authentication token";
            return Some(json_reply(
                403,
                &json!({"error": {"code": "forbidden", "message": message, "missingToken": true}}),
            ));
        }
        if token != self.token {
            return Some(failure(&Fault::WithdrawnToken));
        }
        let team = parameter(query, "teamId").or_else(|| parameter(query, "slug"));
        (team != self.team.as_deref()).then(|| error(403, "forbidden", "Not authorized"))
    }

    /// The fault that is next for a call.
    fn fault(&self, call: Call) -> Option<Fault> {
        let mut modes = locked(&self.modes);
        let at = modes.iter().position(|mode| matches!(mode, Mode::Fails(of, _) if *of == call))?;
        match modes.remove(at) {
            Mode::Fails(_, fault) => Some(fault),
            _ => None,
        }
    }

    fn done(&self, call: Call, segments: &[&str], query: &str, request: &Request) -> Reply {
        let mut world = locked(&self.world);
        match call {
            Call::Create => self.create(&mut world, query, request),
            Call::Upload => upload(&mut world, request),
            Call::Look => world.look(segments[2]),
            Call::DeleteDeployment => match world.deployments.remove(segments[2]) {
                Some(_) => json_reply(200, &json!({"uid": segments[2], "state": "DELETED"})),
                None => no_deployment(),
            },
            Call::DeleteProject => match world.name_of(segments[2]) {
                Some(name) => {
                    world.projects.remove(&name);
                    world.deployments.retain(|_, deployment| deployment.project != name);
                    Reply { status: 204, headers: Vec::new(), body: Vec::new() }
                }
                None => no_project(),
            },
            Call::AddDomain => world.add_domain(segments[2], request),
            Call::Domain => world.domain(segments[2], segments[4]),
            Call::Verify => world.verify(segments[2], segments[4]),
            Call::RemoveDomain => match world.project(segments[2]).and_then(|it| it.domains.remove(segments[4])) {
                Some(_) => json_reply(200, &json!({})),
                None => error(404, "not_found", "The domain could not be found."),
            },
            Call::Config => world.config(segments[2]),
        }
    }

    fn create(&self, world: &mut World, query: &str, request: &Request) -> Reply {
        let body: Value = serde_json::from_slice(&request.body).unwrap_or(Value::Null);
        if let Err(message) = checked(&body) {
            return error(400, "bad_request", &format!("Invalid request: {message}"));
        }
        let name = body["name"].as_str().unwrap_or_default();
        let known = body["project"].as_str().map_or_else(|| world.name_of(name), |project| world.name_of(project));
        if body["project"].is_string() && known.is_none() {
            return no_project();
        }
        let is_detected = parameter(query, "skipAutoDetectionConfirmation") != Some("1");
        if known.is_none() && is_detected && body["projectSettings"].get("framework").is_none() {
            return error(400, "missing_project_settings", "The project settings have to be confirmed first.");
        }
        let files = match world.files_of(&body) {
            Ok(files) => files,
            Err(missing) => {
                let error = json!({"code": "missing_files", "message": "Missing files", "missing": missing});
                return json_reply(400, &json!({ "error": error }));
            }
        };
        locked(&self.bodies).push(body.clone());
        let project = known.unwrap_or_else(|| world.make_project(name));
        let id = world.next("dpl_");
        let deployment = Deployment { project, mode: self.outcome(), looks: 0, files };
        let answer = deployment.described(&id, world, "QUEUED");
        world.deployments.insert(id, deployment);
        json_reply(200, &answer)
    }

    /// What comes of the next deployment.
    fn outcome(&self) -> Mode {
        let mut modes = locked(&self.modes);
        let next = modes.iter().position(|mode| !matches!(mode, Mode::Fails(..)));
        next.map_or(Mode::Ready(0), |at| modes.remove(at))
    }
}

fn call_of(method: &str, segments: &[&str]) -> Option<Call> {
    Some(match (method, segments) {
        ("POST", ["v13", "deployments"]) => Call::Create,
        ("GET", ["v13", "deployments", _]) => Call::Look,
        ("DELETE", ["v13", "deployments", _]) => Call::DeleteDeployment,
        ("POST", ["v2", "files"]) => Call::Upload,
        ("DELETE", ["v9", "projects", _]) => Call::DeleteProject,
        ("POST", ["v10", "projects", _, "domains"]) => Call::AddDomain,
        ("GET", ["v9", "projects", _, "domains", _]) => Call::Domain,
        ("DELETE", ["v9", "projects", _, "domains", _]) => Call::RemoveDomain,
        ("POST", ["v9", "projects", _, "domains", _, "verify"]) => Call::Verify,
        ("GET", ["v6", "domains", _, "config"]) => Call::Config,
        _ => return None,
    })
}

fn parameter<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    query.split('&').filter_map(|pair| pair.split_once('=')).find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// The fields of a deployment's body.
const FIELDS: [&str; 13] = [
    "version",
    "name",
    "project",
    "target",
    "files",
    "projectSettings",
    "meta",
    "gitMetadata",
    "gitSource",
    "monorepoManager",
    "deploymentId",
    "customEnvironmentSlugOrId",
    "withLatestCommit",
];

/// What is wrong with a deployment's body.
fn checked(body: &Value) -> Result<(), String> {
    let fields = body.as_object().ok_or("should be object.")?;
    if let Some(field) = fields.keys().find(|field| !FIELDS.contains(&field.as_str())) {
        return Err(format!("should NOT have additional property `{field}`."));
    }
    let name = body["name"].as_str().ok_or("missing required property `name`.")?;
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '.' | '_' | '-');
    if name.is_empty() || name.len() > 100 || !name.chars().all(is_name) || name.contains("---") {
        return Err("project names can be up to 100 characters long and must be lowercase.".into());
    }
    if body["target"].as_str().is_some_and(|target| !matches!(target, "production" | "staging")) {
        return Err("`target` should be equal to one of the allowed values.".into());
    }
    let files = body["files"]
        .as_array()
        .filter(|files| !files.is_empty())
        .ok_or("`files` should NOT have fewer than 1 items.")?;
    files
        .iter()
        .enumerate()
        .try_for_each(|(at, file)| checked_file(file).map_err(|what| format!("`files[{at}]` {what}")))
}

fn checked_file(file: &Value) -> Result<(), String> {
    let path = file["file"].as_str().ok_or("missing required property `file`.")?;
    if path.is_empty() || path.starts_with('/') || path.split('/').any(|part| part == "..") {
        return Err("has a path outside of the deployment.".into());
    }
    let is_inline = file["data"].is_string()
        && file.get("encoding").is_none_or(|coding| coding == "utf-8" || coding == "base64")
        && file.get("sha").is_none();
    let is_sha = |sha: &str| sha.len() == 40 && sha.bytes().all(|byte| byte.is_ascii_hexdigit());
    let is_named = file["sha"].as_str().is_some_and(is_sha) && file["size"].is_u64() && file.get("data").is_none();
    if is_inline || is_named { Ok(()) } else { Err("should match exactly one schema in oneOf.".into()) }
}

/// Keeps a file, when it has the digest that it says.
fn upload(world: &mut World, request: &Request) -> Reply {
    let said = request.header("x-vercel-digest").or_else(|| request.header("x-now-digest"));
    let Some(said) = said else { return error(400, "bad_request", "Missing the header `x-vercel-digest`.") };
    if request.header("content-type") != Some("application/octet-stream") {
        return error(400, "bad_request", "The content type should be application/octet-stream.");
    }
    let digest = hex(&Sha1::digest(&request.body));
    if !digest.eq_ignore_ascii_case(said) {
        return error(400, "bad_request", "The digest is not that of the file.");
    }
    world.files.insert(digest, request.body.clone());
    json_reply(200, &json!({"urls": []}))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl World {
    fn next(&mut self, prefix: &str) -> String {
        self.made += 1;
        format!("{prefix}{:04}", self.made)
    }

    fn make_project(&mut self, name: &str) -> String {
        let id = self.next("prj_");
        self.projects.insert(name.to_owned(), Project { id, domains: BTreeMap::new() });
        name.to_owned()
    }

    fn name_of(&self, id_or_name: &str) -> Option<String> {
        let is_it = |(name, project): &(&String, &Project)| *name == id_or_name || project.id == id_or_name;
        self.projects.iter().find(is_it).map(|(name, _)| name.clone())
    }

    fn project(&mut self, id_or_name: &str) -> Option<&mut Project> {
        let name = self.name_of(id_or_name)?;
        self.projects.get_mut(&name)
    }

    /// The files of a body by their paths, or the digests of those that were never sent.
    fn files_of(&self, body: &Value) -> Result<BTreeMap<String, Vec<u8>>, Vec<String>> {
        let (mut files, mut missing) = (BTreeMap::new(), Vec::new());
        for file in body["files"].as_array().into_iter().flatten() {
            let path = file["file"].as_str().unwrap_or_default().to_owned();
            match (file["sha"].as_str(), file["data"].as_str()) {
                (Some(sha), _) => match self.files.get(sha) {
                    Some(bytes) => _ = files.insert(path, bytes.clone()),
                    None => missing.push(sha.to_owned()),
                },
                (None, data) => {
                    let data = data.unwrap_or_default();
                    let decoded = if file["encoding"] == "base64" { BASE64_STANDARD.decode(data).ok() } else { None };
                    files.insert(path, decoded.unwrap_or_else(|| data.as_bytes().to_vec()));
                }
            }
        }
        missing.sort();
        missing.dedup();
        if missing.is_empty() { Ok(files) } else { Err(missing) }
    }

    fn look(&mut self, id: &str) -> Reply {
        let Some(deployment) = self.deployments.get_mut(id) else { return no_deployment() };
        deployment.looks += 1;
        let state = deployment.state();
        let deployment = &self.deployments[id];
        json_reply(200, &deployment.described(id, self, state))
    }

    fn add_domain(&mut self, project: &str, request: &Request) -> Reply {
        let body: Value = serde_json::from_slice(&request.body).unwrap_or(Value::Null);
        let name = body["name"].as_str().unwrap_or_default().to_owned();
        if !name.contains('.') {
            return error(400, "invalid_domain", &format!("The domain \"{name}\" is not valid."));
        }
        if self.facts.get(&name).is_some_and(|facts| facts.taken) {
            return error(409, "domain_already_in_use", &format!("The domain {name} is already in use."));
        }
        let proof = self.made;
        let Some(id) = self.project(project).map(|it| it.id.clone()) else { return no_project() };
        let holder = self.projects.values().find(|project| project.domains.contains_key(&name));
        match holder {
            Some(holder) if holder.id == id => {
                let message = "The domain is already in use by this project.";
                return error(409, "domain_already_in_use_by_project", message);
            }
            Some(_) => return error(409, "domain_already_in_use", &format!("The domain {name} is already in use.")),
            None => {}
        }
        self.made += 1;
        if let Some(project) = self.project(project) {
            project.domains.insert(name.clone(), proof);
        }
        self.domain(project, &name)
    }

    fn domain(&mut self, project: &str, name: &str) -> Reply {
        let facts = self.facts.get(name).copied().unwrap_or_default();
        let Some(project) = self.project(project) else { return no_project() };
        let Some(proof) = project.domains.get(name) else {
            return error(404, "not_found", "The domain could not be found.");
        };
        let apex = apex(name);
        let mut answer = json!({
            "name": name,
            "apexName": apex,
            "projectId": project.id,
            "redirect": null,
            "redirectStatusCode": null,
            "gitBranch": null,
            "createdAt": now_ms(),
            "updatedAt": now_ms(),
            "verified": !facts.unproved,
        });
        if facts.unproved {
            answer["verification"] = json!([{
                "type": "TXT",
                "domain": format!("_vercel.{apex}"),
                "value": format!("vc-domain-verify={name},{proof:020x}"),
                "reason": "pending_domain_verification",
            }]);
        }
        json_reply(200, &answer)
    }

    fn verify(&mut self, project: &str, name: &str) -> Reply {
        if self.facts.get(name).is_some_and(|facts| facts.unproved) {
            return error(400, "missing_txt_record", &format!("The TXT record of {name} was not found."));
        }
        self.domain(project, name)
    }

    fn config(&self, name: &str) -> Reply {
        let leads_here = self.facts.get(name).is_some_and(|facts| facts.leads_here);
        json_reply(
            200,
            &json!({
                "configuredBy": leads_here.then_some("A"),
                "acceptedChallenges": if leads_here { vec!["http-01"] } else { vec![] },
                "recommendedIPv4": [{"rank": 2, "value": ["76.76.21.21"]}, {"rank": 1, "value": ["216.198.79.1", "64.29.17.1"]}],
                "recommendedCNAME": [{"rank": 1, "value": "0123456789abcdef.vercel-dns-017.com."}],
                "misconfigured": !leads_here,
            }),
        )
    }
}

impl Deployment {
    fn state(&self) -> &'static str {
        match &self.mode {
            Mode::Ready(looks) if self.looks <= *looks => "BUILDING",
            Mode::Never => "BUILDING",
            Mode::BuildFails(_) => "ERROR",
            Mode::Canceled => "CANCELED",
            Mode::Blocked => "BLOCKED",
            Mode::Ready(_) | Mode::AliasFails(_) | Mode::Fails(..) => "READY",
        }
    }

    fn described(&self, id: &str, world: &World, state: &str) -> Value {
        let project = &world.projects[&self.project];
        let is_live = matches!(self.mode, Mode::Ready(looks) if self.looks > looks + 1);
        let host = format!("{}-{}.vercel.app", self.project, id.trim_start_matches("dpl_"));
        let aliases = [format!("{}-my-team.vercel.app", self.project), format!("{}.vercel.app", self.project)];
        let mut answer = json!({
            "id": id,
            "name": self.project,
            "url": host,
            "target": "production",
            "projectId": project.id,
            "createdAt": now_ms(),
            "readyState": state,
            "status": state,
            "readySubstate": if is_live { "PROMOTED" } else { "STAGED" },
            "alias": if is_live { aliases.to_vec() } else { Vec::new() },
            "aliasAssigned": if is_live { json!(now_ms()) } else { json!(false) },
            "aliasError": null,
        });
        match &self.mode {
            Mode::BuildFails(message) if state == "ERROR" => {
                answer["errorCode"] = json!("BUILD_FAILED");
                answer["errorMessage"] = json!(message);
                answer["errorStep"] = json!("buildStep");
            }
            Mode::AliasFails(message) if state == "READY" => {
                answer["aliasError"] = json!({"code": "cert_missing", "message": message});
            }
            _ => {}
        }
        answer
    }
}

/// The last two labels: enough for the domains of tests.
fn apex(name: &str) -> &str {
    name.rmatch_indices('.').nth(1).map_or(name, |(dot, _)| &name[dot + 1..])
}

fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or_default()
}

fn json_reply(status: u16, body: &Value) -> Reply {
    Reply::whole(status, "application/json; charset=utf-8", body.to_string())
}

fn error(status: u16, code: &str, message: &str) -> Reply {
    json_reply(status, &json!({"error": {"code": code, "message": message}}))
}

fn no_deployment() -> Reply {
    error(404, "not_found", "The deployment could not be found.")
}

fn no_project() -> Reply {
    error(404, "not_found", "The project could not be found.")
}

fn failure(fault: &Fault) -> Reply {
    match fault {
        Fault::Code(status, code) => error(*status, code, "It cannot be done."),
        Fault::Status(status) => {
            let code = match status {
                401 => "unauthorized",
                403 => "forbidden",
                404 => "not_found",
                429 => "rate_limited",
                500..=599 => "internal_server_error",
                _ => "bad_request",
            };
            error(*status, code, "An error has occurred.")
        }
        Fault::Limited(seconds) => {
            let reset_ms = now_ms() + seconds * 1000;
            let limit = json!({"remaining": 0, "reset": reset_ms / 1000, "resetMs": reset_ms, "total": 100});
            let message =
                format!("The rate limit of 100 exceeded for 'api-deployments'. Try again in {seconds} seconds");
            json_reply(429, &json!({"error": {"code": "rate_limited", "message": message, "limit": limit}}))
                .with("X-RateLimit-Limit", "100")
                .with("X-RateLimit-Remaining", "0")
                .with("X-RateLimit-Reset", (reset_ms / 1000).to_string())
        }
        Fault::WithdrawnToken => {
            json_reply(403, &json!({"error": {"code": "forbidden", "message": "Not authorized", "invalidToken": true}}))
        }
        Fault::Gateway => Reply::whole(502, "text/html", "<html><h1>502 Bad Gateway</h1></html>"),
        Fault::Garbage => Reply::whole(200, "application/json", "{\"id\": "),
        // These two change an answer that is made first.
        Fault::Cut | Fault::Slow(_) => error(500, "internal_server_error", "An unexpected internal error occurred"),
    }
}
