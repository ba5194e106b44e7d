//! How right answers are measured, and the gate over our own labelled resumes.

mod gate;
mod metric;
