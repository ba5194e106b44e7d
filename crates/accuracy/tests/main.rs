//! How right answers are measured, and the gates over our own labelled resumes and over real ones.

mod corrections;
mod gate;
mod metric;
mod real;
