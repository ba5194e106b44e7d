//! Passwords, tokens, signatures, addresses and limits.

pub mod address;
pub mod limiter;
pub mod master_key;
pub mod origins;
pub mod passwords;
pub mod rules;
pub mod signing;
pub mod tokens;
pub mod totp;
pub mod vault;
