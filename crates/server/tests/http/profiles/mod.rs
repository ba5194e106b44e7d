//! GitHub, LinkedIn, and the resume assembled from them, beside stand-ins for both services.

mod create;
mod github;
mod hostile;
mod linkedin;
mod portability;

use crate::support::{Answer, TestApp, User};
use axum::body::Body;
use axum::http::{Request, header};
use serde_json::json;
use vitae_testkit::github::GitHubServer;
use vitae_testkit::linkedin::LinkedInServer;

/// A server beside both stand-ins.
pub struct Elsewhere {
    pub app: TestApp,
    pub github: GitHubServer,
    pub linkedin: LinkedInServer,
}

impl Elsewhere {
    /// With an application at both.
    pub async fn new() -> Self {
        Self::with(&[
            ("VITAE_GITHUB_CLIENT_ID", "id"),
            ("VITAE_GITHUB_CLIENT_SECRET", "hush"),
            ("VITAE_LINKEDIN_CLIENT_ID", "id"),
            ("VITAE_LINKEDIN_CLIENT_SECRET", "hush"),
        ])
        .await
    }

    /// With other settings.
    pub async fn with(settings: &[(&str, &str)]) -> Self {
        let (github, linkedin) = (GitHubServer::start("id", "hush"), LinkedInServer::start("id", "hush"));
        let mut all = vec![
            ("VITAE_GITHUB_URL", github.url()),
            ("VITAE_GITHUB_API_URL", github.url()),
            ("VITAE_LINKEDIN_URL", linkedin.url()),
            ("VITAE_LINKEDIN_API_URL", linkedin.url()),
        ];
        all.extend_from_slice(settings);
        Self { app: TestApp::with(&all).await, github, linkedin }
    }

    /// Signs in with GitHub as a browser does; where the browser ends.
    pub async fn sign_in_with_github(&self, user: &User<'_>) -> String {
        let begun = user.get("/api/auth/github/oauth-url").await;
        let back = self.github.consent(begun.json()["url"].as_str().unwrap());
        self.return_to(&back, Some(cookie_of(&begun))).await
    }

    /// Follows an address that a service sends the browser back to; where it leads.
    pub async fn return_to(&self, address: &str, cookie: Option<&str>) -> String {
        let path = address.strip_prefix("http://localhost:8080").expect("an address of this site");
        let mut request = Request::get(path);
        if let Some(cookie) = cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let answer = self.app.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status.as_u16(), 303);
        answer.header("location").to_owned()
    }
}

/// Name and value of the cookie that an answer sets.
pub fn cookie_of(answer: &Answer) -> &str {
    answer.header("set-cookie").split(';').next().unwrap()
}

/// Sends a file to the import.
pub async fn import(user: &User<'_>, name: &str, bytes: &[u8]) -> Answer {
    let head = format!("--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n");
    let body = [head.as_bytes(), bytes, b"\r\n--edge--\r\n"].concat();
    let request = Request::post("/api/linkedin/import")
        .header(header::AUTHORIZATION, format!("Bearer {}", user.token))
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=edge");
    user.app.send(request.body(Body::from(body)).unwrap()).await
}

/// Connects the stand-in's public profile.
pub async fn connect(user: &User<'_>, address: &str) -> Answer {
    user.post("/api/auth/github/connect", json!({ "githubUrl": address })).await
}
