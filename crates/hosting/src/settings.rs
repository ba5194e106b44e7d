//! Which account at Vercel, and how it is reached.

use std::fmt;
use std::time::Duration;
use url::Url;

/// The public address of Vercel's API.
pub const PUBLIC_URL: &str = "https://api.vercel.com";

/// A secret that no log shows.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(pub String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// How long is waited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// Until the service is reached.
    pub connect: Duration,
    /// For one answer, the time to send a file included.
    pub answer: Duration,
    /// Before the first repetition of a call that failed for a moment; each later pause is twice as long.
    pub pause: Duration,
    /// Between the first two looks at a deployment.
    pub first_look: Duration,
    /// Between two looks at most: each pause is half as long again as the one before.
    pub last_look: Duration,
    /// Until a deployment is live.
    pub live: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(10),
            answer: Duration::from_secs(60),
            pause: Duration::from_secs(1),
            first_look: Duration::from_secs(1),
            last_look: Duration::from_secs(5),
            live: Duration::from_secs(4 * 60),
        }
    }
}

/// Everything about an account at Vercel.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The access token.
    pub token: Token,
    /// The team whose projects they are: its id (`team_…`) or its name in addresses; the token's own account without one.
    pub team: Option<String>,
    /// The address in front of `/v13/deployments`.
    pub base_url: Url,
    /// How long is waited.
    pub patience: Patience,
}

impl Settings {
    /// The address of a call. Each segment of the path stays one, whatever is in it.
    pub(crate) fn address(&self, path: &[&str], query: &[(&str, &str)]) -> Url {
        let mut url = self.base_url.clone();
        if let Ok(mut segments) = url.path_segments_mut() {
            segments.pop_if_empty().extend(path);
        }
        url.set_query(None);
        for (name, value) in query {
            url.query_pairs_mut().append_pair(name, value);
        }
        if let Some(team) = &self.team {
            let name = if team.starts_with("team_") { "teamId" } else { "slug" };
            url.query_pairs_mut().append_pair(name, team);
        }
        url
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(team: Option<&str>) -> Settings {
        Settings {
            token: Token("secret".into()),
            team: team.map(Into::into),
            base_url: Url::parse("http://127.0.0.1:1/").unwrap(),
            patience: Patience::default(),
        }
    }

    #[test]
    fn no_token_is_shown() {
        assert!(!format!("{:?}", settings(None)).contains("secret"));
    }

    #[test]
    fn addresses_name_the_team_and_keep_their_segments() {
        for (team, path, expected) in [
            (None, vec!["v2", "files"], "http://127.0.0.1:1/v2/files"),
            (Some("team_1"), vec!["v2", "files"], "http://127.0.0.1:1/v2/files?teamId=team_1"),
            (Some("acme"), vec!["v9", "projects", "a/b?c"], "http://127.0.0.1:1/v9/projects/a%2Fb%3Fc?slug=acme"),
        ] {
            assert_eq!(settings(team).address(&path, &[]).as_str(), expected);
        }
    }
}
