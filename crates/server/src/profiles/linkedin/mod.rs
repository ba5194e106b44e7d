//! LinkedIn: sign in, import, address, disconnect.

pub(super) mod import;
pub(super) mod profile;
pub(super) mod sign_in;
