//! What GitHub's refusals mean, and for how long it takes no more questions.

use crate::ProviderError;
use crate::http::Answer;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long is waited after a limit that says nothing about its end, as GitHub asks for.
const UNNAMED: Duration = Duration::from_secs(60);

/// An answer that is no success.
pub(crate) fn refusal(answer: &Answer) -> ProviderError {
    match answer.status {
        401 => ProviderError::TokenRefused,
        404 => ProviderError::NoProfile,
        403 | 429 if is_limit(answer) => ProviderError::RateLimited { retry_after: Some(wait(answer)) },
        status => ProviderError::Refused(status),
    }
}

/// 403 is also what is forbidden for good.
/// Longest wait that is believed: GitHub's limits are counted by the hour.
const LONGEST: Duration = Duration::from_secs(60 * 60);

fn is_limit(answer: &Answer) -> bool {
    answer.status == 429
        || answer.header("retry-after").is_some()
        || answer.header("x-ratelimit-remaining").is_some_and(|left| left.trim() == "0")
        || String::from_utf8_lossy(&answer.body).contains("rate limit")
}

fn wait(answer: &Answer) -> Duration {
    let number = |name: &str| answer.header(name)?.trim().parse::<u64>().ok();
    if let Some(seconds) = number("retry-after") {
        return Duration::from_secs(seconds).min(LONGEST);
    }
    let used_up = number("x-ratelimit-remaining") == Some(0);
    match number("x-ratelimit-reset").filter(|_| used_up) {
        Some(reset) => {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            Duration::from_secs(reset).saturating_sub(now).clamp(Duration::from_secs(1), LONGEST)
        }
        None => UNNAMED,
    }
}

/// Until when no public question is asked: to go on asking would prolong the limit, for everybody here.
#[derive(Default)]
pub(super) struct Closed {
    until: Mutex<Option<Instant>>,
}

impl Closed {
    pub fn check(&self) -> Result<(), ProviderError> {
        let until = *self.until.lock().unwrap_or_else(PoisonError::into_inner);
        match until.map(|until| until.saturating_duration_since(Instant::now())) {
            Some(left) if !left.is_zero() => Err(ProviderError::RateLimited { retry_after: Some(left) }),
            _ => Ok(()),
        }
    }

    pub fn note(&self, refusal: &ProviderError) {
        if let ProviderError::RateLimited { retry_after } = refusal {
            let until = Instant::now() + retry_after.unwrap_or(UNNAMED);
            *self.until.lock().unwrap_or_else(PoisonError::into_inner) = Some(until);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reqwest::header::{HeaderMap, HeaderName};

    fn answer(status: u16, headers: &[(&'static str, &str)], body: &str) -> Answer {
        let headers: HeaderMap =
            headers.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect();
        Answer { status, headers, body: body.into() }
    }

    #[test]
    fn refusals_are_told_apart() {
        let limited = |seconds| ProviderError::RateLimited { retry_after: Some(Duration::from_secs(seconds)) };
        for (given, expected) in [
            (answer(401, &[], ""), ProviderError::TokenRefused),
            (answer(404, &[], ""), ProviderError::NoProfile),
            (answer(403, &[("x-ratelimit-remaining", "12")], "{}"), ProviderError::Refused(403)),
            (answer(403, &[("retry-after", "30")], "{}"), limited(30)),
            (answer(403, &[("x-ratelimit-remaining", "0"), ("x-ratelimit-reset", "1")], "{}"), limited(1)),
            (answer(403, &[], "You have exceeded a secondary rate limit"), limited(60)),
            (answer(429, &[], "{}"), limited(60)),
            (answer(502, &[], "<html>"), ProviderError::Refused(502)),
        ] {
            assert_eq!(refusal(&given), expected);
        }
    }

    #[test]
    fn after_a_limit_nothing_is_asked_until_it_ends() {
        let closed = Closed::default();
        assert!(closed.check().is_ok());
        closed.note(&ProviderError::NoProfile);
        assert!(closed.check().is_ok());
        closed.note(&ProviderError::RateLimited { retry_after: Some(Duration::from_secs(60)) });
        let ProviderError::RateLimited { retry_after: Some(left) } = closed.check().unwrap_err() else { panic!() };
        assert!(left > Duration::from_secs(55));
        closed.note(&ProviderError::RateLimited { retry_after: Some(Duration::ZERO) });
        assert!(closed.check().is_ok());
    }
}
