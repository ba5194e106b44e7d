//! A set of places within a segment of the index.

/// A set of numbers below a length, one bit for each.
#[derive(Clone)]
pub(crate) struct Bits {
    blocks: Vec<u64>,
    len: usize,
}

impl Bits {
    pub fn none(len: usize) -> Self {
        Self { blocks: vec![0; len.div_ceil(64)], len }
    }

    pub fn all(len: usize) -> Self {
        let mut bits = Self { blocks: vec![u64::MAX; len.div_ceil(64)], len };
        if let Some(last) = bits.blocks.last_mut().filter(|_| !len.is_multiple_of(64)) {
            *last = (1 << (len % 64)) - 1;
        }
        bits
    }

    pub fn set(&mut self, at: u32) {
        self.blocks[at as usize / 64] |= 1 << (at % 64);
    }

    /// Adds rising numbers; those that follow each other without a gap at once.
    pub fn set_all(&mut self, rising: &[u32]) {
        let (Some(first), Some(last)) = (rising.first().copied(), rising.last().copied()) else { return };
        if (last - first) as usize + 1 > rising.len() {
            return rising.iter().for_each(|at| self.set(*at));
        }
        for nth in first / 64..=last / 64 {
            let from = u64::MAX << (first.max(nth * 64) % 64);
            let to = u64::MAX >> (63 - last.min(nth * 64 + 63) % 64);
            self.blocks[nth as usize] |= from & to;
        }
    }

    pub fn unset(&mut self, at: u32) {
        self.blocks[at as usize / 64] &= !(1 << (at % 64));
    }

    pub fn and(&mut self, other: &Self) {
        self.blocks.iter_mut().zip(&other.blocks).for_each(|(mine, others)| *mine &= others);
    }

    pub fn or(&mut self, other: &Self) {
        self.blocks.iter_mut().zip(&other.blocks).for_each(|(mine, others)| *mine |= others);
    }

    pub fn is_empty(&self) -> bool {
        self.blocks.iter().all(|block| *block == 0)
    }

    pub fn count(&self) -> u64 {
        self.blocks.iter().map(|block| u64::from(block.count_ones())).sum()
    }

    pub fn count_both(&self, other: &Self) -> u64 {
        self.blocks.iter().zip(&other.blocks).map(|(mine, others)| u64::from((mine & others).count_ones())).sum()
    }

    /// The members from the highest down, from below `end` on.
    pub fn down_from(&self, end: u32) -> impl Iterator<Item = u32> + '_ {
        let end = (end as usize).min(self.len);
        let block_of = move |nth: usize| {
            let kept = if nth * 64 + 64 <= end { u64::MAX } else { (1 << (end % 64)) - 1 };
            self.blocks[nth] & kept
        };
        (0..end.div_ceil(64)).rev().flat_map(move |nth| {
            let mut block = block_of(nth);
            std::iter::from_fn(move || {
                let top = 63u32.checked_sub(block.leading_zeros())?;
                block &= !(1 << top);
                Some(nth as u32 * 64 + top)
            })
        })
    }
}

/// How many members of a set lie at or above a place.
pub(crate) struct Above<'a> {
    bits: &'a Bits,
    /// Members in the blocks behind each block.
    behind: Vec<u32>,
}

impl<'a> Above<'a> {
    pub fn of(bits: &'a Bits) -> Self {
        let mut behind = vec![0; bits.blocks.len() + 1];
        for nth in (0..bits.blocks.len()).rev() {
            behind[nth] = behind[nth + 1] + bits.blocks[nth].count_ones();
        }
        Self { bits, behind }
    }

    pub fn count_from(&self, at: u32) -> u64 {
        let nth = at as usize / 64;
        if nth >= self.bits.blocks.len() {
            return 0;
        }
        u64::from(self.behind[nth + 1] + (self.bits.blocks[nth] >> (at % 64)).count_ones())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_counted_and_walked_downwards() {
        for len in [0, 1, 63, 64, 65, 200] {
            let all = Bits::all(len);
            assert_eq!(all.count(), len as u64);
            let mut odd = Bits::none(len);
            (0..len as u32).filter(|at| at % 2 == 1).for_each(|at| odd.set(at));
            for end in 0..=len as u32 {
                let expected: Vec<_> = (0..end).rev().filter(|at| at % 2 == 1).collect();
                assert_eq!(odd.down_from(end).collect::<Vec<_>>(), expected);
                assert_eq!(Above::of(&odd).count_from(end), (end..len as u32).filter(|at| at % 2 == 1).count() as u64);
            }
            assert_eq!(all.count_both(&odd), odd.count());
            for first in 0..len as u32 {
                let run: Vec<_> = (first..len as u32).collect();
                let mut set = Bits::none(len);
                set.set_all(&run);
                assert_eq!(set.count(), run.len() as u64);
                assert_eq!(set.down_from(len as u32).last(), Some(first));
                set.set_all(&[0, len as u32 - 1]);
                assert_eq!(set.count(), (run.len() + usize::from(first > 0)) as u64);
            }
        }
    }
}
