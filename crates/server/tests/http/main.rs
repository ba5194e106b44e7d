//! The API as its clients see it: requests go straight to the router, with a real database, real files and the real reader.

mod account;
mod applications;
mod connections;
mod elsewhere;
mod envelope;
mod fairness;
mod feeds;
mod full_disk;
mod jobs;
mod letters;
mod metrics;
mod openapi;
mod portfolio;
mod portfolio_vercel;
mod profiles;
mod resumes;
mod site;
mod storage;
mod support;
mod templates;
mod writes;
mod writing;
