//! Products of whole numbers. Numbers of a table are rounded to two bytes with a unit, weights have one byte: every sum of their
//! products fits into four bytes, so it is exact, and the widest instructions of each machine give the same.

use crate::Table;

/// Columns that are summed side by side.
pub(crate) const PANEL: usize = 16;
/// Rows that are summed side by side.
pub(crate) const ROWS: usize = 4;
/// What a weight of one byte is at most, without its sign.
const MOST_WEIGHT: usize = 128;
/// Added to a number of less than 2^22, this leaves its nearest whole number in the lower bits.
const ROUNDING: f32 = 12_582_912.0;
/// Greatest numbers of a row that are distinguished; within them no unit is zero or endless.
const MAGNITUDES: [f32; 2] = [1e-30, 1e30];

/// Rows of numbers as whole ones.
#[derive(Debug)]
pub(crate) struct Whole {
    /// Two neighbours of a row each, the first in the lower half.
    pairs: Vec<u32>,
    /// Pairs from a row to the next.
    step: usize,
    /// Pairs of a row: more than a step where rows hold their neighbours, too.
    width: usize,
    /// What one is worth, for each row.
    units: Vec<f32>,
}

impl Whole {
    /// Each row with a unit of its own.
    pub(crate) fn of(x: &Table) -> Self {
        let width = x.width.div_ceil(2);
        let (mut pairs, mut units) = (vec![0; x.rows() * width], vec![0.0; x.rows()]);
        let (rows, most) = ((x.data.as_slice(), x.width), most_whole(x.width));
        widest(Rounded { rows, most, pairs: (&mut pairs, width), units: &mut units });
        Self { pairs, step: width, width, units }
    }

    /// Each row with its neighbours, `reach` to either side, zeros beyond the ends; one unit for all. The rows are of even width.
    pub(crate) fn of_neighbours(x: &Table, reach: usize) -> Self {
        let (step, count) = (x.width / 2, x.rows());
        let (mut pairs, mut unit) = (vec![0; (count + 2 * reach) * step], [0.0]);
        // All numbers as one row.
        let rows = (x.data.as_slice(), x.data.len().max(1));
        let within = &mut pairs[reach * step..(reach + count) * step];
        let most = most_whole(x.width * (2 * reach + 1));
        widest(Rounded { rows, most, pairs: (within, (count * step).max(1)), units: &mut unit });
        Self { pairs, step, width: step * (2 * reach + 1), units: vec![unit[0]; count] }
    }

    pub(crate) fn rows(&self) -> usize {
        self.units.len()
    }

    /// What one is worth in a row.
    pub(crate) fn unit(&self, row: usize) -> f32 {
        self.units[row]
    }

    pub(crate) fn row(&self, at: usize) -> &[u32] {
        &self.pairs[at * self.step..][..self.width]
    }
}

/// The greatest whole number for rows of a width: two bytes hold it, and four the sum of the row's products with weights.
fn most_whole(width: usize) -> f32 {
    (i32::MAX as usize / (MOST_WEIGHT * width.max(1))).min(i16::MAX as usize) as f32
}

/// The greatest number without its sign. Numbers above zero stand in the order of their bits, whose maximum knows no order of terms.
#[inline(always)]
fn greatest(numbers: &[f32]) -> f32 {
    let [least, most] = MAGNITUDES.map(f32::to_bits);
    f32::from_bits(numbers.iter().map(|number| number.abs().to_bits()).max().unwrap_or(0).clamp(least, most))
}

/// Rows that are to be rounded, and what becomes of them; numbers and pairs with their count in a row.
struct Rounded<'a> {
    rows: (&'a [f32], usize),
    /// The whole number that the greatest of each row becomes.
    most: f32,
    pairs: (&'a mut [u32], usize),
    units: &'a mut [f32],
}

impl Work for Rounded<'_> {
    #[inline(always)]
    fn run<P: Pairs>(self, _: P) {
        let (rows, pairs) = (self.rows.0.chunks(self.rows.1), self.pairs.0.chunks_mut(self.pairs.1));
        for ((row, pairs), unit) in rows.zip(pairs).zip(self.units) {
            *unit = greatest(row) / self.most;
            round(row, 1.0 / *unit, pairs);
        }
    }
}

#[inline(always)]
fn round(numbers: &[f32], by: f32, to: &mut [u32]) {
    let whole = |number: f32| (number * by + ROUNDING).to_bits() & 0xffff;
    let (pairs, last) = numbers.as_chunks::<2>();
    to.iter_mut().zip(pairs).for_each(|(to, [a, b])| *to = whole(*a) | whole(*b) << 16);
    if let ([last], Some(to)) = (last, to.last_mut()) {
        *to = whole(*last);
    }
}

/// How one kind of processor adds products of pairs.
pub(crate) trait Pairs: Copy {
    /// A sum for each column of a panel.
    type Sums: Copy;

    fn zeros(self) -> Self::Sums;

    /// The sums, and a pair times the two weights of each column.
    fn add(self, sums: Self::Sums, pair: u32, weights: &[i16; 2 * PANEL]) -> Self::Sums;

    fn numbers(self, sums: Self::Sums) -> [i32; PANEL];
}

/// Any processor.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plain;

impl Pairs for Plain {
    type Sums = [i32; PANEL];

    #[inline(always)]
    fn zeros(self) -> Self::Sums {
        [0; PANEL]
    }

    #[inline(always)]
    fn add(self, mut sums: Self::Sums, pair: u32, weights: &[i16; 2 * PANEL]) -> Self::Sums {
        let (first, second) = (i32::from(pair as i16), i32::from((pair >> 16) as i16));
        for (sum, [a, b]) in sums.iter_mut().zip(weights.as_chunks::<2>().0) {
            *sum += first * i32::from(*a) + second * i32::from(*b);
        }
        sums
    }

    #[inline(always)]
    fn numbers(self, sums: Self::Sums) -> [i32; PANEL] {
        sums
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{PANEL, Pairs};
    use pulp::x86::{V3, V4};
    use pulp::{cast, i32x8, i32x16};

    impl Pairs for V3 {
        type Sums = [i32x8; 2];

        #[inline(always)]
        fn zeros(self) -> Self::Sums {
            [self.splat_i32x8(0); 2]
        }

        #[inline(always)]
        fn add(self, sums: Self::Sums, pair: u32, weights: &[i16; 2 * PANEL]) -> Self::Sums {
            let pair = cast(self.splat_u32x8(pair));
            let [low, high] = cast::<[i16; 2 * PANEL], [pulp::i16x16; 2]>(*weights);
            let products = [low, high].map(|half| self.multiply_wrapping_add_adjacent_i16x16(pair, half));
            [self.wrapping_add_i32x8(sums[0], products[0]), self.wrapping_add_i32x8(sums[1], products[1])]
        }

        #[inline(always)]
        fn numbers(self, sums: Self::Sums) -> [i32; PANEL] {
            cast(sums)
        }
    }

    impl Pairs for V4 {
        type Sums = i32x16;

        #[inline(always)]
        fn zeros(self) -> Self::Sums {
            self.splat_i32x16(0)
        }

        #[inline(always)]
        fn add(self, sums: Self::Sums, pair: u32, weights: &[i16; 2 * PANEL]) -> Self::Sums {
            let pair = cast(self.splat_u32x16(pair));
            self.wrapping_add_i32x16(sums, self.multiply_wrapping_add_adjacent_i16x32(pair, cast(*weights)))
        }

        #[inline(always)]
        fn numbers(self, sums: Self::Sums) -> [i32; PANEL] {
            cast(sums)
        }
    }
}

/// Some rows times a panel of weights.
#[inline(always)]
pub(crate) fn products<P: Pairs>(by: P, rows: [&[u32]; ROWS], weights: &[[i16; 2 * PANEL]]) -> [[i32; PANEL]; ROWS] {
    let [a, b, c, d] = rows.map(|row| &row[..weights.len()]);
    let mut sums = [by.zeros(); ROWS];
    for (at, weights) in weights.iter().enumerate() {
        for (sums, row) in sums.iter_mut().zip([a, b, c, d]) {
            *sums = by.add(*sums, row[at], weights);
        }
    }
    sums.map(|sums| by.numbers(sums))
}

/// Work that wide instructions do faster. What it calls stands within it: a closure would be built for any processor.
pub(crate) trait Work {
    fn run<P: Pairs>(self, by: P);
}

/// Does work with the widest instructions that the processor has.
pub(crate) fn widest(work: impl Work) {
    #[cfg(target_arch = "x86_64")]
    match pulp::Arch::new() {
        pulp::x86::Arch::V4(own) => return own.vectorize(By(own, work)),
        pulp::x86::Arch::V3(own) => return own.vectorize(By(own, work)),
        _ => {}
    }
    work.run(Plain);
}

/// Work and what does it.
#[cfg(target_arch = "x86_64")]
struct By<P, W>(P, W);

#[cfg(target_arch = "x86_64")]
impl<P: Pairs, W: Work> pulp::NullaryFnOnce for By<P, W> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        self.1.run(self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of a row, unfolded.
    fn numbers(whole: &Whole, at: usize) -> Vec<f32> {
        let halves = whole.row(at).iter().flat_map(|pair| [*pair as i16, (*pair >> 16) as i16]);
        halves.map(|half| f32::from(half) * whole.unit(at)).collect()
    }

    #[test]
    fn rows_are_rounded_by_their_own_greatest_number() {
        let whole = Whole::of(&Table { width: 3, data: vec![1.0, -2.0, 0.5, 0.0, 0.0, 0.0, -3e6, 1e6, 2.0] });
        for (at, want) in [[1.0, -2.0, 0.5], [0.0; 3], [-3e6, 1e6, 0.0]].into_iter().enumerate() {
            let got = numbers(&whole, at);
            assert!(got.iter().zip(want).all(|(got, want)| (got - want).abs() <= whole.unit(at) / 2.0), "{got:?}");
            assert_eq!(got[3], 0.0);
        }
    }

    #[test]
    fn neighbours_stand_beside_each_row() {
        let whole = Whole::of_neighbours(&Table { width: 2, data: vec![1.0, 2.0, 3.0, 4.0] }, 1);
        let got: Vec<Vec<f32>> = (0..2).map(|at| numbers(&whole, at).iter().map(|n| n.round()).collect()).collect();
        assert_eq!(got, [[0.0, 0.0, 1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 4.0, 0.0, 0.0]]);
    }

    #[test]
    fn numbers_that_are_none_do_no_harm() {
        let whole = Whole::of(&Table { width: 2, data: vec![f32::NAN, 1.0, f32::INFINITY, 1.0] });
        assert!((0..2).all(|at| numbers(&whole, at).iter().all(|number| number.is_finite())));
    }

    struct Same<'a>(&'a [u32], &'a [[i16; 2 * PANEL]], &'a mut Vec<[i32; PANEL]>);

    impl Work for Same<'_> {
        fn run<P: Pairs>(self, by: P) {
            self.2.extend(products(by, [self.0; ROWS], self.1));
        }
    }

    #[test]
    fn the_widest_instructions_give_the_same_sums_up_to_the_bounds() {
        let (mut plain, mut wide) = (Vec::new(), Vec::new());
        let most = most_whole(640) as u32;
        let pairs: Vec<u32> =
            (0..320).map(|at| if at % 3 == 0 { most | most << 16 } else { most | (at << 16) }).collect();
        let weights: Vec<[i16; 2 * PANEL]> =
            (0..320).map(|at| std::array::from_fn(|k| if k < 4 { -128 } else { (at * k) as i16 % 127 })).collect();
        Same(&pairs, &weights, &mut plain).run(Plain);
        widest(Same(&pairs, &weights, &mut wide));
        assert_eq!(plain, wide);
        // A processor with still wider ones has these, too.
        #[cfg(target_arch = "x86_64")]
        if let Some(narrower) = pulp::x86::V3::try_new() {
            wide.clear();
            narrower.vectorize(By(narrower, Same(&pairs, &weights, &mut wide)));
            assert_eq!(plain, wide);
        }
    }
}
