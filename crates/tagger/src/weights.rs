//! Weights as `training/` writes them: a line of JSON that names the tables, then their bytes.

use crate::Table;
use crate::math::{Linear, Norm};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A file of weights: a head of JSON, a line end, then each table's whole numbers of one byte, and their scales.
#[derive(Debug)]
pub struct Weights {
    head: Head,
    body: &'static [u8],
}

/// What is wrong with a file of weights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WeightsError {
    /// The head is none.
    Head(String),
    /// A table is missing, or not of the size that the network needs.
    Table(String),
}

impl std::fmt::Display for WeightsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Head(why) => write!(f, "the head of the weights cannot be read: {why}"),
            Self::Table(name) => write!(f, "the weights lack the table {name}, or it has another size"),
        }
    }
}

impl std::error::Error for WeightsError {}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Head {
    /// The hash of what the network was trained beside.
    made_for: String,
    copies: usize,
    tables: BTreeMap<String, Place>,
}

/// Where a table stands in the body.
#[derive(Debug, Deserialize)]
struct Place {
    rows: usize,
    width: usize,
    /// `row`: each row has a scale; `column`: each column has one; `none`: numbers of four bytes.
    scaled: Scaled,
    at: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Scaled {
    Row,
    Column,
    None,
}

impl Weights {
    /// Reads the head; the body stays where it is.
    pub fn read(bytes: &'static [u8]) -> Result<Self, WeightsError> {
        let end = bytes.iter().position(|byte| *byte == b'\n').ok_or_else(|| WeightsError::Head("no end".into()))?;
        let head = serde_json::from_slice(&bytes[..end]).map_err(|error| WeightsError::Head(error.to_string()))?;
        Ok(Self { head, body: &bytes[end + 1..] })
    }

    /// The hash of what these weights were trained beside.
    pub fn made_for(&self) -> &str {
        &self.head.made_for
    }

    /// How many networks they hold.
    pub fn copies(&self) -> usize {
        self.head.copies
    }

    fn place(&self, name: &str) -> Result<&Place, WeightsError> {
        self.head.tables.get(name).ok_or_else(|| WeightsError::Table(name.to_owned()))
    }

    fn bytes(&self, name: &str, at: usize, count: usize) -> Result<&'static [u8], WeightsError> {
        self.body.get(at..at + count).ok_or_else(|| WeightsError::Table(name.to_owned()))
    }

    fn floats(&self, name: &str, at: usize, count: usize) -> Result<Vec<f32>, WeightsError> {
        let (chunks, _) = self.bytes(name, at, 4 * count)?.as_chunks::<4>();
        Ok(chunks.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect())
    }

    /// A table as numbers.
    pub fn table(&self, name: &str) -> Result<Table, WeightsError> {
        let Place { rows, width, scaled, at } = *self.place(name)?;
        let data = match scaled {
            Scaled::None => self.floats(name, at, rows * width)?,
            Scaled::Row | Scaled::Column => {
                let whole = self.bytes(name, at, rows * width)?;
                let scales = self.floats(name, at + rows * width, if scaled == Scaled::Row { rows } else { width })?;
                let scale = |n: usize| scales[if scaled == Scaled::Row { n / width } else { n % width }];
                whole.iter().enumerate().map(|(n, byte)| f32::from(*byte as i8) * scale(n)).collect()
            }
        };
        Ok(Table { width, data })
    }

    /// A table whose rows are looked up one by one.
    pub(crate) fn lookup(&self, name: &str) -> Result<Lookup, WeightsError> {
        let Place { rows, width, scaled, at } = *self.place(name)?;
        match scaled {
            Scaled::Row => {
                let scales = self.floats(name, at + rows * width, rows)?;
                Ok(Lookup { width, whole: self.bytes(name, at, rows * width)?, scales })
            }
            _ => Err(WeightsError::Table(name.to_owned())),
        }
    }

    pub(crate) fn linear(&self, name: &str) -> Result<Linear, WeightsError> {
        let (table, bias) = (format!("{name}.w"), self.table(&format!("{name}.b"))?.data);
        let Place { rows, width, scaled, at } = *self.place(&table)?;
        if scaled != Scaled::Column || bias.len() != width {
            return Err(WeightsError::Table(table));
        }
        let units = self.floats(&table, at + rows * width, width)?;
        Ok(Linear::new(self.bytes(&table, at, rows * width)?, units, bias))
    }

    pub(crate) fn norm(&self, name: &str) -> Result<Norm, WeightsError> {
        Ok(Norm { scale: self.table(&format!("{name}.g"))?.data, shift: self.table(&format!("{name}.o"))?.data })
    }
}

/// A large table of whole numbers, of which few rows are needed.
#[derive(Debug)]
pub(crate) struct Lookup {
    width: usize,
    whole: &'static [u8],
    scales: Vec<f32>,
}

impl Lookup {
    /// Adds a row, weighed, to numbers.
    pub(crate) fn add(&self, row: usize, weight: f32, to: &mut [f32]) {
        let scale = self.scales[row] * weight;
        for (to, byte) in to.iter_mut().zip(&self.whole[row * self.width..(row + 1) * self.width]) {
            *to += f32::from(*byte as i8) * scale;
        }
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn rows(&self) -> usize {
        self.scales.len()
    }
}
