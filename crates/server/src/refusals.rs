//! How refusals appear in the API's description: one shared answer for each status, named by the calls that give it.
//!
//! What follows from a call's shape is added by [`complete`]: every call may be unreadable, fail or find the server busy;
//! one with a session may lack it, or come with an API key that may not; one with a body may break off, send too much, another type or what a rule refuses;
//! one with an id may name nothing. A call itself names only what is its own.

use crate::error::Failure;
use axum::http::StatusCode;
use std::collections::BTreeMap;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{
    Content, Header, HeaderBuilder, ObjectBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder, Schema, Type,
};
use utoipa::{IntoResponses, PartialSchema};

/// The shared answers: status, name, and what it says.
const SHARED: [(StatusCode, &str, &str); 12] = [
    (StatusCode::BAD_REQUEST, "BadRequest", "The request cannot be read."),
    (StatusCode::UNAUTHORIZED, "Unauthorized", "No session, one that has ended, or wrong credentials."),
    (StatusCode::FORBIDDEN, "Forbidden", "Not allowed, or not in this plan."),
    (StatusCode::NOT_FOUND, "NotFound", "Absent, or another user's."),
    (StatusCode::REQUEST_TIMEOUT, "Interrupted", "The body broke off, or came too slowly."),
    (StatusCode::CONFLICT, "Conflict", "Something of this name exists, or was changed meanwhile."),
    (StatusCode::PAYLOAD_TOO_LARGE, "TooLarge", "The body is too large."),
    (StatusCode::UNSUPPORTED_MEDIA_TYPE, "UnsupportedType", "The type of the body is not taken."),
    (StatusCode::UNPROCESSABLE_ENTITY, "Invalid", "Understood, but a rule refuses it; `fields` names the fields."),
    (StatusCode::TOO_MANY_REQUESTS, "Limited", "Too often."),
    (StatusCode::INTERNAL_SERVER_ERROR, "Internal", "A fault of the server."),
    (StatusCode::SERVICE_UNAVAILABLE, "Busy", "What this needs is occupied or away."),
];

/// Every call may answer these.
const ANY: [StatusCode; 3] =
    [StatusCode::BAD_REQUEST, StatusCode::INTERNAL_SERVER_ERROR, StatusCode::SERVICE_UNAVAILABLE];

/// So may every call with a body.
const WITH_BODY: [StatusCode; 4] = [
    StatusCode::REQUEST_TIMEOUT,
    StatusCode::PAYLOAD_TOO_LARGE,
    StatusCode::UNSUPPORTED_MEDIA_TYPE,
    StatusCode::UNPROCESSABLE_ENTITY,
];

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:ident)*) => {
        $($(#[$doc])* pub struct $name;

        impl IntoResponses for $name {
            fn responses() -> BTreeMap<String, RefOr<Response>> {
                [entry(StatusCode::$status)].into()
            }
        })*
    };
}

refusals! {
    /// 401: wrong credentials.
    Unauthorized = UNAUTHORIZED
    /// 403: not allowed.
    Forbidden = FORBIDDEN
    /// 404: absent.
    NotFound = NOT_FOUND
    /// 409: it exists already, or was changed meanwhile.
    Conflict = CONFLICT
    /// 422: a rule refuses it.
    Invalid = UNPROCESSABLE_ENTITY
    /// 429: too often.
    Limited = TOO_MANY_REQUESTS
}

/// A call's entry for a status: a reference to the shared answer.
fn entry(status: StatusCode) -> (String, RefOr<Response>) {
    let (_, name, _) = SHARED.into_iter().find(|(shared, ..)| *shared == status).expect("the answer is shared");
    (status.as_str().to_owned(), RefOr::Ref(Ref::from_response_name(name)))
}

/// Adds the shared answers, and to each call the ones that follow from its shape.
pub fn complete(description: &mut OpenApi) {
    for (path, item) in &mut description.paths.paths {
        let by_id = path.contains("{id}");
        operations(item).for_each(|operation| add_implied(operation, by_id));
    }
    let components = description.components.get_or_insert_default();
    for (status, name, says) in SHARED {
        components.responses.insert(name.to_owned(), RefOr::T(shared(status, says)));
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut item.get, &mut item.put, &mut item.post, &mut item.delete, &mut item.patch].into_iter().flatten()
}

fn add_implied(operation: &mut Operation, by_id: bool) {
    let mut implied = ANY.to_vec();
    if operation.security.is_some() {
        // An API key may do less than its owner.
        implied.extend([StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN]);
    }
    if operation.request_body.is_some() {
        implied.extend(WITH_BODY);
    }
    if by_id {
        implied.push(StatusCode::NOT_FOUND);
    }
    operation.responses.responses.extend(implied.into_iter().map(entry));
}

fn shared(status: StatusCode, says: &str) -> Response {
    let content = Content::new(Some(Ref::from_schema_name(<Failure as utoipa::ToSchema>::name())));
    let response = ResponseBuilder::new().description(says).content("application/json", content);
    match header_of(status) {
        Some((name, header)) => response.header(name, header).build(),
        None => response.build(),
    }
}

fn header_of(status: StatusCode) -> Option<(&'static str, Header)> {
    let header =
        |schema: RefOr<Schema>, says: &str| HeaderBuilder::new().schema(Some(schema)).description(Some(says)).build();
    match status {
        StatusCode::UNAUTHORIZED => Some(("WWW-Authenticate", header(String::schema(), "Always `Bearer`."))),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
            let seconds = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(1)).build();
            Some(("Retry-After", header(seconds.into(), "Seconds until another attempt makes sense.")))
        }
        _ => None,
    }
}
