//! The layers. Products are of whole numbers, whose sums every machine gets alike; sums of other numbers run in an order that is
//! fixed here, so that no machine rounds otherwise. The exponential is our own for the same reason.

use crate::Table;
use crate::whole::{PANEL, Pairs, ROWS, Whole, Work, products, widest};

/// Added to a variance before its root is taken: 1e-5, as in training.
const EPSILON: f32 = 1e-5;
/// Sums of a row that run side by side, where one alone would wait for itself.
const LANES: usize = 16;

/// `x·w + b`.
#[derive(Debug, Default)]
pub(crate) struct Linear {
    outputs: usize,
    /// Pairs of inputs: an odd last one stands beside a zero.
    pairs: usize,
    /// The weights in panels of [`PANEL`] columns, for each pair two beside each other, filled up with zeros.
    panels: Vec<[i16; 2 * PANEL]>,
    /// What one of each column's weights is worth, filled up with zeros.
    units: Vec<f32>,
    /// Filled up with zeros.
    bias: Vec<f32>,
}

impl Linear {
    /// From bytes with a row for each input, a unit for each column, and what is added to each column.
    pub(crate) fn new(whole: &[u8], mut units: Vec<f32>, mut bias: Vec<f32>) -> Self {
        let outputs = units.len();
        let inputs = whole.len().checked_div(outputs).unwrap_or(0);
        let pairs = inputs.div_ceil(2);
        let weight = |input: usize, column: usize| match (input < inputs, column < outputs) {
            (true, true) => i16::from(whole[input * outputs + column] as i8),
            _ => 0,
        };
        let panel =
            |start: usize| (0..pairs).map(move |pair| std::array::from_fn(|k| weight(2 * pair + k % 2, start + k / 2)));
        let panels = (0..outputs).step_by(PANEL).flat_map(panel).collect();
        for filled in [&mut units, &mut bias] {
            filled.resize(outputs.next_multiple_of(PANEL), 0.0);
        }
        Self { outputs, pairs, panels, units, bias }
    }

    pub(crate) fn apply(&self, x: &Table) -> Table {
        self.times(&Whole::of(x))
    }

    /// Of each row beside its neighbours, `reach` to either side.
    pub(crate) fn apply_to_neighbours(&self, x: &Table, reach: usize) -> Table {
        self.times(&Whole::of_neighbours(x, reach))
    }

    fn times(&self, x: &Whole) -> Table {
        let mut out = Table::zeros(x.rows(), self.outputs);
        widest(Product { of: self, x, out: &mut out });
        out
    }
}

/// A product that is to be made.
struct Product<'a> {
    of: &'a Linear,
    x: &'a Whole,
    out: &'a mut Table,
}

impl Work for Product<'_> {
    #[inline(always)]
    fn run<P: Pairs>(self, by: P) {
        let Self { of, x, out } = self;
        let rows = x.rows();
        let (units, bias) = (of.units.as_chunks::<PANEL>().0, of.bias.as_chunks::<PANEL>().0);
        let columns = of.panels.chunks_exact(of.pairs.max(1)).zip(units).zip(bias);
        for (panel, ((weights, units), bias)) in columns.enumerate() {
            let start = panel * PANEL;
            let width = PANEL.min(of.outputs - start);
            for first in (0..rows).step_by(ROWS) {
                let count = ROWS.min(rows - first);
                // The last rows are summed more than once rather than by a loop of their own.
                let row = |k: usize| x.row(first + k.min(count - 1));
                let sums = products(by, [row(0), row(1), row(2), row(3)], weights);
                for (k, sums) in sums.iter().enumerate().take(count) {
                    let unit = x.unit(first + k);
                    let all: [f32; PANEL] = std::array::from_fn(|n| sums[n] as f32 * units[n] * unit + bias[n]);
                    out.row_mut(first + k)[start..start + width].copy_from_slice(&all[..width]);
                }
            }
        }
    }
}

/// Brings each row to mean 0 and variance 1, then scales and shifts it.
#[derive(Debug, Default)]
pub(crate) struct Norm {
    pub(crate) scale: Vec<f32>,
    pub(crate) shift: Vec<f32>,
}

impl Norm {
    pub(crate) fn apply(&self, x: &Table) -> Table {
        let mut out = Table::zeros(x.rows(), x.width);
        widest(Normed { by: self, x, out: &mut out });
        out
    }

    #[inline(always)]
    fn one(&self, row: &[f32], out: &mut [f32]) {
        let mean = sum(row, |v| v) / row.len() as f32;
        let variance = sum(row, |v| (v - mean) * (v - mean)) / row.len() as f32;
        let by = 1.0 / (variance + EPSILON).sqrt();
        for (((out, v), scale), shift) in out.iter_mut().zip(row).zip(&self.scale).zip(&self.shift) {
            *out = (v - mean) * by * scale + shift;
        }
    }
}

/// Rows that are to be brought to mean 0 and variance 1.
struct Normed<'a> {
    by: &'a Norm,
    x: &'a Table,
    out: &'a mut Table,
}

impl Work for Normed<'_> {
    #[inline(always)]
    fn run<P: Pairs>(self, _: P) {
        for (row, out) in self.x.data.chunks(self.x.width).zip(self.out.data.chunks_mut(self.x.width)) {
            self.by.one(row, out);
        }
    }
}

/// The sum of what is made of each number: every sixteenth together, then those sums one after the other.
#[inline(always)]
fn sum(row: &[f32], of: impl Fn(f32) -> f32) -> f32 {
    let mut lanes = [0.0f32; LANES];
    let (chunks, rest) = row.as_chunks::<LANES>();
    for chunk in chunks {
        lanes.iter_mut().zip(chunk).for_each(|(sum, v)| *sum += of(*v));
    }
    lanes.iter_mut().zip(rest).for_each(|(sum, v)| *sum += of(*v));
    lanes.iter().sum()
}

/// e^x, within 2 of the last place between -87 and 88: a polynomial over the fraction, the exponent's bits for the rest.
#[inline(always)]
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-87.0, 88.0) * std::f32::consts::LOG2_E;
    // The whole part stands in the lowest bits of this.
    let shifted = x + 12_582_912.0;
    let f = x - (shifted - 12_582_912.0);
    let mut p = 1.540_353e-4f32;
    for c in [1.333_355_8e-3, 9.618_129e-3, 5.550_411e-2, 0.240_226_5, std::f32::consts::LN_2, 1.0] {
        p = p * f + c;
    }
    f32::from_bits(p.to_bits().wrapping_add(shifted.to_bits() << 23))
}

/// The activation of all layers: x·sigmoid(1.702 x).
pub(crate) fn activate(x: &mut Table) {
    widest(Activated(&mut x.data));
}

/// Numbers that are to be activated.
struct Activated<'a>(&'a mut [f32]);

impl Work for Activated<'_> {
    #[inline(always)]
    fn run<P: Pairs>(self, _: P) {
        for v in self.0 {
            *v /= 1.0 + exp(-1.702 * *v);
        }
    }
}

/// Adds a table to another of the same size.
pub(crate) fn add(to: &mut Table, other: &Table) {
    for (a, b) in to.data.iter_mut().zip(&other.data) {
        *a += b;
    }
}

/// Exponentials of a row that sum to one.
#[inline(always)]
pub(crate) fn softmax(row: &mut [f32]) {
    let most = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    row.iter_mut().for_each(|v| *v = exp(*v - most));
    let sum = sum(row, |v| v);
    row.iter_mut().for_each(|v| *v /= sum);
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
        let whole: Vec<u8> = (0..19 * 7).map(|n| (n * 37 % 255) as u8).collect();
        let units: Vec<f32> = (0..19).map(|n| 0.001 * (n + 1) as f32).collect();
        let x = Table { width: 7, data: (0..7 * 6).map(|n| (n as f32 * 0.11).cos()).collect() };
        let bias: Vec<f32> = (0..19).map(|n| n as f32).collect();
        let got = Linear::new(&whole, units.clone(), bias.clone()).apply(&x);
        for row in 0..6 {
            for column in 0..19 {
                let weight = |input: usize| f32::from(whole[input * 19 + column] as i8) * units[column];
                let want = (0..7).map(|input| x.row(row)[input] * weight(input)).sum::<f32>() + bias[column];
                assert!((got.row(row)[column] - want).abs() < 1e-3);
            }
        }
    }

    #[test]
    fn sums_take_every_number_once() {
        let row: Vec<f32> = (1..=37).map(|n| n as f32).collect();
        assert_eq!(sum(&row, |v| v), 703.0);
    }
}
