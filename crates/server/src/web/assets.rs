//! Files of the embedded web app: pre-compressed, with exact cache rules.

use crate::site::identity::Filler;
use crate::state::App;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use vitae_content::Content;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
#[exclude = ".vite/*"]
struct Dist;

/// One file in every encoding that was built.
struct Asset {
    mime: HeaderValue,
    etag: HeaderValue,
    cache: HeaderValue,
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
    /// Whether the site's names are to be filled in.
    names_site: bool,
}

static ASSETS: LazyLock<HashMap<String, Asset>> = LazyLock::new(collect);

/// Endings of files that name the site.
const FILLED: [&str; 4] = [".html", ".xml", "robots.txt", ".webmanifest"];

/// The page that starts the app on any route that was not rendered ahead.
const SHELL: &str = "spa.html";

/// The route patterns of the app, one a line, written by the web build: anything else is answered with 404.
static ROUTES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let file = Dist::get("routes.txt");
    file.map_or_else(Vec::new, |file| String::from_utf8_lossy(&file.data).lines().map(str::to_owned).collect())
});

/// What the web build compiled from `content/`.
const CONTENT: &str = "content.json";

/// Articles, guides, questions and pages, with the site's names; nothing in a server without web pages.
pub fn content(filler: &Filler) -> Content {
    let Some(file) = Dist::get(CONTENT) else { return Content::default() };
    let compiled = String::from_utf8_lossy(&file.data);
    Content::read(&filler.content(&compiled))
        .unwrap_or_else(|error| panic!("{CONTENT} of the web build cannot be read: {error}"))
}

/// The page that starts the app, with this site's names; empty in a server without web pages.
pub fn shell(app: &App) -> String {
    let page = ASSETS.get(SHELL).map(|asset| app.pages.get(SHELL, asset));
    page.map_or_else(String::new, |page| String::from_utf8_lossy(&page.plain).into_owned())
}

/// Whether the web app has a page at a path, without query and fragment.
pub fn is_page(path: &str) -> bool {
    let path = path.trim_matches('/');
    path.is_empty() || ASSETS.contains_key(&format!("{path}/index.html")) || is_route(path)
}

/// Whether a path is a file of the web build that visitors may have.
pub fn is_file(path: &str) -> bool {
    let path = path.trim_start_matches('/');
    ASSETS.contains_key(path) && !is_internal(path)
}

/// Pages in which the site's names are filled in, each when it is first asked for.
pub struct Pages {
    filler: Filler,
    filled: Mutex<HashMap<String, Arc<Asset>>>,
}

impl Pages {
    /// Pages of a site with these names.
    pub fn new(filler: Filler) -> Self {
        Self { filler, filled: Mutex::default() }
    }

    /// A page with this site's names; there are as many as the web build wrote.
    fn get(&self, name: &str, asset: &Asset) -> Arc<Asset> {
        let mut filled = self.filled.lock().unwrap_or_else(PoisonError::into_inner);
        let page = filled.entry(name.to_owned()).or_insert_with(|| Arc::new(asset.filled(&self.filler)));
        Arc::clone(page)
    }
}

/// Answers with a file of the app, a page rendered ahead, or the app's shell.
pub async fn serve(State(app): State<App>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_matches('/');
    let (name, status) = resolve(path);
    match ASSETS.get(name.as_ref()) {
        Some(asset) if asset.names_site => app.pages.get(&name, asset).answer(request.headers(), status),
        Some(asset) => asset.answer(request.headers(), status),
        None => not_built(),
    }
}

/// The file behind a path, and the status it is answered with.
fn resolve(path: &str) -> (Cow<'_, str>, StatusCode) {
    if path.is_empty() {
        return ("index.html".into(), StatusCode::OK);
    }
    if path == "favicon.ico" {
        // Asked for by browsers that show something other than a page of ours.
        return ("favicon.svg".into(), StatusCode::OK);
    }
    if ASSETS.contains_key(path) && !is_internal(path) {
        return (path.into(), StatusCode::OK);
    }
    let page = format!("{path}/index.html");
    if ASSETS.contains_key(&page) {
        return (page.into(), StatusCode::OK);
    }
    (SHELL.into(), if is_route(path) { StatusCode::OK } else { StatusCode::NOT_FOUND })
}

/// Files that the server uses itself.
fn is_internal(path: &str) -> bool {
    path == SHELL || path == CONTENT || path == "routes.txt" || path.ends_with(".html")
}

fn is_route(path: &str) -> bool {
    ROUTES.iter().any(|pattern| matches(pattern, path))
}

/// Whether a path fits a pattern such as `/blog/:slug`.
fn matches(pattern: &str, path: &str) -> bool {
    let mut parts = path.split('/');
    let fits = pattern.trim_matches('/').split('/').all(|wanted| match parts.next() {
        Some(part) => wanted == part || (wanted.starts_with(':') && !part.is_empty()),
        None => false,
    });
    fits && parts.next().is_none()
}

fn not_built() -> Response {
    let text = "This server was built without its web pages. Run `make build`, which builds them first.\n";
    (StatusCode::NOT_FOUND, text).into_response()
}

fn collect() -> HashMap<String, Asset> {
    let compressed = |name: &str| name.ends_with(".br") || name.ends_with(".gz");
    let names = Dist::iter().filter(|name| !compressed(name));
    names.filter_map(|name| Dist::get(&name).map(|file| (name.to_string(), Asset::new(&name, file)))).collect()
}

impl Asset {
    fn new(name: &str, file: EmbeddedFile) -> Self {
        let tag = URL_SAFE_NO_PAD.encode(&file.metadata.sha256_hash()[..12]);
        // Vite names every file under assets/ by its content; everything else may change under its name.
        let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let variant = |ending: &str| Dist::get(&format!("{name}{ending}")).map(bytes_of);
        let names_site = FILLED.iter().any(|ending| name.ends_with(ending));
        Self {
            names_site,
            mime: HeaderValue::from_static(mime(name)),
            etag: HeaderValue::from_str(&format!("\"{tag}\"")).expect("base64 is plain ASCII"),
            cache: HeaderValue::from_static(cache),
            gzip: variant(".gz"),
            brotli: variant(".br"),
            plain: bytes_of(file),
        }
    }

    /// The same page with a site's names.
    fn filled(&self, filler: &Filler) -> Self {
        let text = String::from_utf8_lossy(&self.plain);
        let plain = Bytes::from(filler.page(&text).into_owned());
        let tag = URL_SAFE_NO_PAD.encode(&Sha256::digest(&plain)[..12]);
        Self {
            mime: self.mime.clone(),
            etag: HeaderValue::from_str(&format!("\"{tag}\"")).expect("base64 is plain ASCII"),
            cache: self.cache.clone(),
            gzip: Some(gzip(&plain)),
            brotli: None,
            plain,
            names_site: false,
        }
    }

    fn answer(&self, headers: &HeaderMap, status: StatusCode) -> Response {
        let known = headers.get(header::IF_NONE_MATCH).is_some_and(|given| given == self.etag);
        let status = if known && status == StatusCode::OK { StatusCode::NOT_MODIFIED } else { status };
        if self.is_played() && status == StatusCode::OK {
            return self.played(headers);
        }
        let (encoding, bytes) = self.best(headers);
        let mut response =
            Response::new(if status == StatusCode::NOT_MODIFIED { Body::empty() } else { Body::from(bytes) });
        *response.status_mut() = status;
        let out = response.headers_mut();
        out.insert(header::CONTENT_TYPE, self.mime.clone());
        out.insert(header::ETAG, self.etag.clone());
        out.insert(header::CACHE_CONTROL, self.cache.clone());
        out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(encoding) = encoding {
            out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }

    /// Whether browsers play the file, and so ask for parts of it.
    fn is_played(&self) -> bool {
        self.mime.as_bytes().starts_with(b"video/")
    }

    /// The file or the part that was asked for: Safari plays nothing from a server that knows no parts.
    fn played(&self, headers: &HeaderMap) -> Response {
        let whole = self.plain.len();
        let asked = headers.get(header::RANGE).filter(|_| self.is_same(headers)).and_then(|value| value.to_str().ok());
        let (status, part) = match asked.map_or(Part::Whole, |asked| part(asked, whole)) {
            Part::Whole => (StatusCode::OK, 0..whole),
            Part::Of(part) => (StatusCode::PARTIAL_CONTENT, part),
            Part::Outside => (StatusCode::RANGE_NOT_SATISFIABLE, 0..0),
        };
        let range = match status {
            StatusCode::PARTIAL_CONTENT => Some(format!("bytes {}-{}/{whole}", part.start, part.end - 1)),
            StatusCode::RANGE_NOT_SATISFIABLE => Some(format!("bytes */{whole}")),
            _ => None,
        };
        let mut response = Response::new(Body::from(self.plain.slice(part)));
        *response.status_mut() = status;
        let out = response.headers_mut();
        out.insert(header::CONTENT_TYPE, self.mime.clone());
        out.insert(header::ETAG, self.etag.clone());
        out.insert(header::CACHE_CONTROL, self.cache.clone());
        out.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
        if let Some(range) = range.and_then(|range| HeaderValue::from_str(&range).ok()) {
            out.insert(header::CONTENT_RANGE, range);
        }
        response
    }

    /// A part is wanted only of the version that the browser has begun with.
    fn is_same(&self, headers: &HeaderMap) -> bool {
        headers.get(header::IF_RANGE).is_none_or(|version| version == self.etag)
    }

    fn best(&self, headers: &HeaderMap) -> (Option<&'static str>, Bytes) {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let accepts = |name: &str| accepted.split(',').any(|part| accepts_encoding(part, name));
        match (&self.brotli, &self.gzip) {
            (Some(bytes), _) if accepts("br") => (Some("br"), bytes.clone()),
            (_, Some(bytes)) if accepts("gzip") => (Some("gzip"), bytes.clone()),
            _ => (None, self.plain.clone()),
        }
    }
}

/// What a `Range` header asks for.
#[derive(Debug, PartialEq)]
enum Part {
    /// Everything: also where it asks for several parts, or for something else than bytes.
    Whole,
    /// These bytes, at least one.
    Of(std::ops::Range<usize>),
    /// Bytes that are not there.
    Outside,
}

/// The bytes of `length` that a `Range` header asks for (RFC 9110, section 14.1.2).
fn part(asked: &str, length: usize) -> Part {
    let Some((from, to)) = asked.strip_prefix("bytes=").and_then(|part| part.trim().split_once('-')) else {
        return Part::Whole;
    };
    let number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok()).flatten();
    let range = match (from, to) {
        ("", to) => number(to).map(|last| length.saturating_sub(last)..length),
        (from, "") => number(from).map(|from| from..length),
        (from, to) => match (number(from), number(to)) {
            (Some(from), Some(to)) if from <= to => Some(from..length.min(to.saturating_add(1))),
            _ => None,
        },
    };
    match range {
        None => Part::Whole,
        Some(range) if range.is_empty() => Part::Outside,
        Some(range) => Part::Of(range),
    }
}

fn accepts_encoding(part: &str, name: &str) -> bool {
    let mut pieces = part.split(';').map(str::trim);
    pieces.next() == Some(name) && !pieces.any(|piece| matches!(piece, "q=0" | "q=0.0"))
}

fn gzip(bytes: &[u8]) -> Bytes {
    let mut out = GzEncoder::new(Vec::new(), Compression::best());
    out.write_all(bytes).and_then(|()| out.finish()).expect("memory can be written").into()
}

fn bytes_of(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "webm" => "video/webm",
        "mp4" => "video/mp4",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        "xml" => "application/xml",
        "webmanifest" => "application/manifest+json",
        "ttf" => "font/ttf",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_fit_whole_paths() {
        let cases = [
            ("/blog/:slug", "blog/first", true),
            ("/blog/:slug", "blog", false),
            ("/blog/:slug", "blog/a/b", false),
            ("/dashboard", "dashboard", true),
            ("/dashboard", "dashboards", false),
        ];
        for (pattern, path, expected) in cases {
            assert_eq!(matches(pattern, path), expected, "{pattern} {path}");
        }
    }

    #[test]
    fn parts_of_a_file() {
        let of = |from, to| Part::Of(from..to);
        for (asked, expected) in [
            ("bytes=0-1", of(0, 2)),
            ("bytes=0-", of(0, 100)),
            ("bytes=90-", of(90, 100)),
            ("bytes=90-500", of(90, 100)),
            ("bytes=-10", of(90, 100)),
            ("bytes=-500", of(0, 100)),
            ("bytes=99-99", of(99, 100)),
            ("bytes=100-", Part::Outside),
            ("bytes=100-200", Part::Outside),
            ("bytes=-0", Part::Outside),
            ("bytes=5-2", Part::Whole),
            ("bytes=0-1,5-6", Part::Whole),
            ("bytes=-", Part::Whole),
            ("bytes=+1-2", Part::Whole),
            ("bytes=99999999999999999999-", Part::Whole),
            ("lines=1-2", Part::Whole),
            ("bytes", Part::Whole),
            ("", Part::Whole),
        ] {
            assert_eq!(part(asked, 100), expected, "{asked}");
        }
    }

    #[test]
    fn refused_encodings_are_not_sent() {
        assert!(accepts_encoding(" br", "br"));
        assert!(accepts_encoding("br;q=0.5", "br"));
        assert!(!accepts_encoding("br;q=0", "br"));
        assert!(!accepts_encoding("gzip", "br"));
    }
}
