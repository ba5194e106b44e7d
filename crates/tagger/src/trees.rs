//! Regression trees: the mean of what many of them answer.

use crate::{Weights, WeightsError};

/// Trees as `training/` writes them, nodes of all of them one after the other.
#[derive(Debug)]
pub struct Trees {
    /// Index of each tree's first node.
    roots: Vec<u32>,
    nodes: Vec<Node>,
}

#[derive(Debug, Clone, Copy)]
struct Node {
    /// Which number decides; negative for a leaf.
    by: i32,
    /// At most this goes on with the next node, more with `other`; a leaf's answer.
    value: f32,
    other: u32,
}

impl Trees {
    /// Reads the tables `{name}.roots` and `{name}.nodes`.
    pub fn read(weights: &Weights, name: &str) -> Result<Self, WeightsError> {
        let roots = weights.table(&format!("{name}.roots"))?.data.iter().map(|root| *root as u32).collect();
        let nodes = weights.table(&format!("{name}.nodes"))?;
        let node = |row: &[f32]| Node { by: row[0] as i32, value: row[1], other: row[2] as u32 };
        Ok(Self { roots, nodes: nodes.data.chunks_exact(3).map(node).collect() })
    }

    /// The mean of the trees' answers.
    pub fn answer(&self, numbers: &[f32]) -> f32 {
        let sum: f32 = self.roots.iter().map(|root| self.one(*root as usize, numbers)).sum();
        sum / self.roots.len().max(1) as f32
    }

    fn one(&self, mut at: usize, numbers: &[f32]) -> f32 {
        loop {
            let Node { by, value, other } = self.nodes[at];
            match usize::try_from(by) {
                Err(_) => return value,
                Ok(by) if numbers[by] <= value => at += 1,
                Ok(_) => at = other as usize,
            }
        }
    }
}
