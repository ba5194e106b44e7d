//! LinkedIn: sign in, import, have data handed over, address, disconnect.

pub(super) mod import;
pub(super) mod portability;
pub(super) mod profile;
pub(super) mod sign_in;
