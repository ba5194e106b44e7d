//! Jobs from files and public boards.

mod fetch;
mod long_file;
mod quirks;
