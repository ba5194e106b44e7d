//! The `Host` header, without which HTTP/1.1 does not say whom a request is for.

use crate::error::ApiError;
use axum::extract::Request;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Refuses requests of HTTP/1.1 without a `Host`, with several, or with one that names no host (RFC 9112, section 3.2):
/// servers on the way may have read such a request differently. HTTP/1.0 knows no such header, HTTP/2 has another one.
pub async fn require(request: Request, next: Next) -> Response {
    if request.version() == Version::HTTP_11 && !has_one_host(request.headers()) {
        return ApiError::bad_request("Send exactly one Host header that names this server.").into_response();
    }
    next.run(request).await
}

fn has_one_host(headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (Some(host), None) => Authority::try_from(host.as_bytes()).is_ok_and(|host| !host.as_str().contains('@')),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_host_and_a_good_one() {
        let cases: [(&[&str], bool); 11] = [
            (&["vitae.example.org"], true),
            (&["localhost:8080"], true),
            (&["[::1]:8080"], true),
            (&["192.0.2.1"], true),
            (&[], false),
            (&[""], false),
            (&["a.example", "a.example"], false),
            (&["a.example", "b.example"], false),
            (&["a b"], false),
            (&["ada@a.example"], false),
            (&["a.example/path"], false),
        ];
        for (hosts, expected) in cases {
            let headers: HeaderMap = hosts.iter().map(|host| (header::HOST, host.parse().unwrap())).collect();
            assert_eq!(has_one_host(&headers), expected, "{hosts:?}");
        }
    }
}
