//! Points as whole tenths, and the few ways to compute them. No floating point takes part.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Points, held as whole tenths. Serialises as a JSON number: `4`, `2.5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(u32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);

    /// Whole points.
    pub const fn whole(points: u32) -> Self {
        Self(points * 10)
    }

    /// Points from a number of tenths.
    pub const fn tenths(tenths: u32) -> Self {
        Self(tenths)
    }

    /// The number of tenths.
    pub const fn as_tenths(self) -> u32 {
        self.0
    }

    /// The share `part ÷ whole` of these points, rounded half up; all of them when `whole` is 0.
    pub fn share(self, part: usize, whole: usize) -> Self {
        self.of(Share::new(part, whole))
    }

    /// The given share of these points, rounded half up.
    pub fn of(self, share: Share) -> Self {
        Self(((u64::from(self.0) * share.0 + MILLION / 2) / MILLION) as u32)
    }

    /// The rest after taking `lost` away, never below nothing.
    pub fn minus(self, lost: Points) -> Self {
        Self(self.0.saturating_sub(lost.0))
    }

    /// Both together.
    pub fn plus(self, other: Points) -> Self {
        Self(self.0 + other.0)
    }
}

impl std::iter::Sum for Points {
    fn sum<I: Iterator<Item = Points>>(items: I) -> Self {
        items.fold(Self::ZERO, Points::plus)
    }
}

impl std::fmt::Display for Points {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 % 10 {
            0 => write!(f, "{}", self.0 / 10),
            tenths => write!(f, "{}.{tenths}", self.0 / 10),
        }
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % 10 {
            0 => serializer.serialize_u32(self.0 / 10),
            _ => serializer.serialize_f64(f64::from(self.0) / 10.0),
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let points = f64::deserialize(deserializer)?;
        if (0.0..=1_000_000.0).contains(&points) {
            Ok(Self((points * 10.0).round() as u32))
        } else {
            Err(serde::de::Error::custom("points lie between 0 and 1,000,000"))
        }
    }
}

const MILLION: u64 = 1_000_000;

/// A share between 0 and 1, in whole millionths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share(u64);

impl Share {
    /// `part ÷ whole`, at most 1; 1 when `whole` is 0.
    pub fn new(part: usize, whole: usize) -> Self {
        match whole {
            0 => Self(MILLION),
            _ => Self((part as u64 * MILLION / whole as u64).min(MILLION)),
        }
    }

    /// A share given in thousandths.
    pub const fn permille(thousandths: u64) -> Self {
        Self(thousandths * 1_000)
    }

    /// 1 at or below `full`, 0 at or above `none`, linear between.
    pub fn ramp(self, full: Share, none: Share) -> Share {
        if self <= full {
            Self(MILLION)
        } else if self >= none {
            Self(0)
        } else {
            Self((none.0 - self.0) * MILLION / (none.0 - full.0))
        }
    }

    /// 1 at or above `full`, 0 at 0, linear between.
    pub fn up_to(self, full: Share) -> Share {
        Self((self.0 * MILLION / full.0.max(1)).min(MILLION))
    }

    /// Per cent, rounded half up.
    pub fn percent(self) -> u64 {
        (self.0 * 100 + MILLION / 2) / MILLION
    }
}

/// `a ÷ b`, rounded half up; 0 when `b` is 0.
pub(crate) fn divide_half_up(a: u64, b: u64) -> u64 {
    if b == 0 { 0 } else { (2 * a + b) / (2 * b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_read_and_write_as_plain_numbers() {
        for (tenths, text) in [(0, "0"), (5, "0.5"), (25, "2.5"), (40, "4"), (1000, "100")] {
            let points = Points::tenths(tenths);
            assert_eq!(serde_json::to_string(&points).unwrap(), text);
            assert_eq!(serde_json::from_str::<Points>(text).unwrap(), points);
        }
        assert!(serde_json::from_str::<Points>("-1").is_err());
    }

    #[test]
    fn a_share_of_points_rounds_half_up_to_a_tenth() {
        let cases = [(40, 1, 2, 20), (50, 1, 3, 17), (50, 2, 3, 33), (10, 1, 4, 3), (30, 0, 0, 30), (30, 0, 5, 0)];
        for (points, part, whole, expected) in cases {
            assert_eq!(
                Points::tenths(points).share(part, whole),
                Points::tenths(expected),
                "{points} × {part}/{whole}"
            );
        }
    }

    #[test]
    fn a_ramp_is_full_at_one_end_and_empty_at_the_other() {
        let ramp = |part| Points::whole(2).of(Share::new(part, 100).ramp(Share::permille(20), Share::permille(200)));
        assert_eq!(
            [0, 2, 11, 20, 90].map(ramp).map(Points::as_tenths),
            [20, 20, 10, 0, 0],
            "disorder of 0, 2, 11, 20 and 90 per cent"
        );
    }
}
