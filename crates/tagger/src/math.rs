//! The layers. Sums run in the order of their terms, so that no machine rounds otherwise; the exponential is our own for the same reason.

use crate::Table;

/// Added to a variance before its root is taken: 1e-5, as in training.
const EPSILON: f32 = 1e-5;
/// Columns that are summed side by side.
const PANEL: usize = 16;
/// Rows that are summed side by side.
const ROWS: usize = 4;

/// `x·w + b`.
#[derive(Debug, Default)]
pub(crate) struct Linear {
    inputs: usize,
    outputs: usize,
    /// The weights in panels of [`PANEL`] columns, filled up with zeros.
    panels: Vec<f32>,
    bias: Vec<f32>,
}

impl Linear {
    /// From weights with a row for each input.
    pub(crate) fn new(weights: &Table, bias: Vec<f32>) -> Self {
        let (inputs, outputs) = (weights.rows(), weights.width);
        let mut panels = Vec::with_capacity(inputs * outputs.div_ceil(PANEL) * PANEL);
        for start in (0..outputs).step_by(PANEL) {
            for input in 0..inputs {
                let row = &weights.row(input)[start..outputs.min(start + PANEL)];
                panels.extend_from_slice(row);
                panels.extend(std::iter::repeat_n(0.0, PANEL - row.len()));
            }
        }
        Self { inputs, outputs, panels, bias }
    }

    pub(crate) fn apply(&self, x: &Table) -> Table {
        let mut out = Table::zeros(x.rows(), self.outputs);
        // The widest instructions that the processor has: each number is still the same sum in the same order.
        pulp::Arch::new().dispatch(|| self.fill(x, &mut out));
        out
    }

    #[inline(always)]
    fn fill(&self, x: &Table, out: &mut Table) {
        let rows = x.rows();
        for (panel, start) in (0..self.outputs).step_by(PANEL).enumerate() {
            let weights = &self.panels[panel * self.inputs * PANEL..(panel + 1) * self.inputs * PANEL];
            let width = PANEL.min(self.outputs - start);
            for first in (0..rows).step_by(ROWS) {
                let count = ROWS.min(rows - first);
                // The last rows are summed more than once rather than by a loop of their own.
                let row = |k: usize| x.row(first + k.min(count - 1));
                let sums = products([row(0), row(1), row(2), row(3)], weights);
                for (k, sum) in sums.iter().enumerate().take(count) {
                    let into = &mut out.row_mut(first + k)[start..start + width];
                    for ((to, sum), bias) in into.iter_mut().zip(sum).zip(&self.bias[start..]) {
                        *to = sum + bias;
                    }
                }
            }
        }
    }
}

/// Four rows times one panel.
#[inline(always)]
fn products(rows: [&[f32]; ROWS], weights: &[f32]) -> [[f32; PANEL]; ROWS] {
    let mut sums = [[0.0f32; PANEL]; ROWS];
    let (w, _) = weights.as_chunks::<PANEL>();
    let inputs = w.len();
    let [a, b, c, d] = rows.map(|row| &row[..inputs]);
    for i in 0..inputs {
        for k in 0..PANEL {
            sums[0][k] += a[i] * w[i][k];
            sums[1][k] += b[i] * w[i][k];
            sums[2][k] += c[i] * w[i][k];
            sums[3][k] += d[i] * w[i][k];
        }
    }
    sums
}

/// Brings each row to mean 0 and variance 1, then scales and shifts it.
#[derive(Debug, Default)]
pub(crate) struct Norm {
    pub(crate) scale: Vec<f32>,
    pub(crate) shift: Vec<f32>,
}

impl Norm {
    pub(crate) fn apply(&self, x: &Table) -> Table {
        let mut out = x.clone();
        for row in out.data.chunks_mut(x.width) {
            let mean = row.iter().sum::<f32>() / row.len() as f32;
            let variance = row.iter().map(|v| (v - mean) * (v - mean)).sum::<f32>() / row.len() as f32;
            let by = 1.0 / (variance + EPSILON).sqrt();
            for ((v, scale), shift) in row.iter_mut().zip(&self.scale).zip(&self.shift) {
                *v = (*v - mean) * by * scale + shift;
            }
        }
        out
    }
}

/// e^x, within 2 of the last place between -87 and 88: a polynomial over the fraction, the exponent's bits for the rest.
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-87.0, 88.0) * std::f32::consts::LOG2_E;
    let whole = (x + 12_582_912.0) - 12_582_912.0;
    let f = x - whole;
    let mut p = 1.540_353e-4f32;
    for c in [1.333_355_8e-3, 9.618_129e-3, 5.550_411e-2, 0.240_226_5, std::f32::consts::LN_2, 1.0] {
        p = p * f + c;
    }
    f32::from_bits((p.to_bits() as i32 + ((whole as i32) << 23)) as u32)
}

/// The activation of all layers: x·sigmoid(1.702 x).
pub(crate) fn activate(x: &mut Table) {
    for v in &mut x.data {
        *v /= 1.0 + exp(-1.702 * *v);
    }
}

/// Adds a table to another of the same size.
pub(crate) fn add(to: &mut Table, other: &Table) {
    for (a, b) in to.data.iter_mut().zip(&other.data) {
        *a += b;
    }
}

/// Exponentials of a row that sum to one.
pub(crate) fn softmax(row: &mut [f32]) {
    let most = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    row.iter_mut().for_each(|v| *v = exp(*v - most));
    let sum: f32 = row.iter().sum();
    row.iter_mut().for_each(|v| *v /= sum);
}

/// Each row beside its neighbours, `reach` to either side; zeros beyond the ends.
pub(crate) fn with_neighbours(x: &Table, reach: usize) -> Table {
    let (rows, width) = (x.rows(), x.width);
    let mut out = Table::zeros(rows, width * (2 * reach + 1));
    for at in 0..rows {
        for k in 0..=2 * reach {
            if let Some(from) = (at + k).checked_sub(reach).filter(|from| *from < rows) {
                out.row_mut(at)[k * width..(k + 1) * width].copy_from_slice(x.row(from));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_near_the_true_one() {
        for step in -870..880 {
            let x = step as f32 / 10.0;
            let (own, true_one) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((own / true_one - 1.0).abs() < 1e-5, "{x}: {own} {true_one}");
        }
    }

    #[test]
    fn products_are_those_of_plain_sums() {
        let weights = Table { width: 19, data: (0..19 * 7).map(|n| (n as f32 * 0.37).sin()).collect() };
        let x = Table { width: 7, data: (0..7 * 6).map(|n| (n as f32 * 0.11).cos()).collect() };
        let bias: Vec<f32> = (0..19).map(|n| n as f32).collect();
        let got = Linear::new(&weights, bias.clone()).apply(&x);
        for row in 0..6 {
            for (column, bias) in bias.iter().enumerate() {
                let want = (0..7).map(|i| x.row(row)[i] * weights.row(i)[column]).sum::<f32>() + bias;
                assert!((got.row(row)[column] - want).abs() < 1e-5);
            }
        }
    }
}
