//! Designs and formats.

mod common;
mod docx;
mod formats;
mod golden_designs;
mod latex;
mod nothing_vanishes;
mod pdf;
mod roles;
mod round_trip;
