//! A small network that gives each line of a text a role and each of its words a tag, and trees that weigh one answer against another.
//!
//! Arithmetic alone: what roles and tags mean is for the caller to say. No runtime and no threads; every sum is of whole numbers or
//! has a fixed order, so the same weights give the same answer on every machine. The weights are made by `training/`, whose `network.py` is the same
//! network for training; a test there compares the two.

mod math;
mod network;
mod trees;
mod viterbi;
mod weights;
mod whole;

pub use network::{Input, Network, Scores};
pub use trees::Trees;
pub use viterbi::best_path;
pub use weights::{Weights, WeightsError};

/// A table of numbers, row by row.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Table {
    /// Numbers a row.
    pub width: usize,
    /// The rows, one after the other.
    pub data: Vec<f32>,
}

impl Table {
    /// A table of zeros.
    pub fn zeros(rows: usize, width: usize) -> Self {
        Self { width, data: vec![0.0; rows * width] }
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.data.len().checked_div(self.width).unwrap_or(0)
    }

    /// A row.
    pub fn row(&self, at: usize) -> &[f32] {
        &self.data[at * self.width..(at + 1) * self.width]
    }

    /// A row, to be changed.
    pub fn row_mut(&mut self, at: usize) -> &mut [f32] {
        &mut self.data[at * self.width..(at + 1) * self.width]
    }
}
