//! The API as its clients see it: requests go straight to the router, with a real database, real files and the real reader.

mod account;
mod applications;
mod archive;
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
mod recovery;
mod resumes;
mod sharing;
mod site;
mod storage;
mod support;
mod templates;
mod trash;
mod writes;
mod writing;
