//! The contract of the stores: every case is one function over a `Store` and runs on SQLite and on PostgreSQL.

mod account_links;
mod accounts;
mod connections;
mod cover_letters;
mod deletion;
mod dump;
mod editor;
mod first_schema;
mod harness;
mod housekeeping;
mod jobs;
mod limits;
mod operators;
mod portfolios;
mod public_site;
mod ratings;
mod resumes;
mod samples;
mod schema;
mod second_factors;
mod sessions;
mod sign_in_origins;
mod stored_bytes;
mod times;
mod trash;
