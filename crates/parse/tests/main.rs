//! A document to a structured resume.

mod additional;
mod attached;
mod common;
mod education;
mod faults;
mod geometry;
mod headings;
mod jobs;
mod layouts;
mod linkedin_pdf;
mod openings;
mod records;
mod rests;
mod review;
mod tables;
mod variants;
