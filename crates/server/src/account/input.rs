//! What may be a name, an address and a password (section 5 of the specification, `docs/decisions/specification.md`).

use crate::error::{ApiError, ApiResult};
use vitae_model::check::is_email;
use vitae_model::limits::{MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS};
use vitae_model::visible::{is_blank, is_visible};

/// Longest name, in characters.
const MAX_NAME_CHARS: usize = 200;

/// A name as it is kept.
pub(super) fn name(given: &str) -> ApiResult<String> {
    let name = given.trim();
    if is_blank(name) {
        return Err(ApiError::invalid_field("name", "Name is required"));
    }
    if !is_visible(name) {
        return Err(ApiError::invalid_field("name", "Remove the invisible characters from the name"));
    }
    if name.chars().count() > MAX_NAME_CHARS {
        return Err(ApiError::invalid_field("name", format!("Use at most {MAX_NAME_CHARS} characters for your name")));
    }
    Ok(name.to_owned())
}

/// An address as it is kept.
pub fn email(given: &str) -> ApiResult<String> {
    let email = given.trim();
    if email.is_empty() {
        return Err(ApiError::invalid_field("email", "Email is required"));
    }
    if !is_email(email) {
        return Err(ApiError::invalid_field("email", "Enter a valid email address"));
    }
    Ok(email.to_owned())
}

/// Whether a password may be chosen; `field` is its name in the form.
pub(super) fn check_password(field: &str, password: &str) -> ApiResult<()> {
    let chars = password.chars().count();
    if chars < MIN_PASSWORD_CHARS {
        let message = format!("Password must be at least {MIN_PASSWORD_CHARS} characters long");
        return Err(ApiError::invalid_field(field, message));
    }
    if chars > MAX_PASSWORD_CHARS {
        return Err(ApiError::invalid_field(field, format!("Use at most {MAX_PASSWORD_CHARS} characters")));
    }
    if is_blank(password) {
        return Err(ApiError::invalid_field(field, "Use letters, digits or signs, not only spaces"));
    }
    Ok(())
}
