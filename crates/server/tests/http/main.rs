//! The API as its clients see it: requests go straight to the router, with a real database, real files and the real reader.

mod account;
mod elsewhere;
mod envelope;
mod openapi;
mod resumes;
mod support;
mod templates;
