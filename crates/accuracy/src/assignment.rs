//! The assignment problem: rows and columns paired one to one so that the sum of their values is greatest.

/// The best pairs (row, column) of a matrix whose rows have equal lengths; as many as its shorter side has lines.
///
/// The Hungarian method with potentials (Kuhn 1955, Munkres 1957), O(rows² × columns).
pub fn assign(values: &[Vec<f64>]) -> Vec<(usize, usize)> {
    let columns = values.first().map_or(0, Vec::len);
    if columns == 0 {
        return Vec::new();
    }
    if values.len() > columns {
        let turned: Vec<Vec<f64>> = (0..columns).map(|c| values.iter().map(|row| row[c]).collect()).collect();
        return assign(&turned).into_iter().map(|(column, row)| (row, column)).collect();
    }
    let mut search = Search::new(columns, values.len());
    for row in 0..values.len() {
        search.add(values, row);
    }
    search.pairs()
}

/// The state of the search. Lines are counted from 1; column 0 stands for the row that is being added.
struct Search {
    of_row: Vec<f64>,
    of_column: Vec<f64>,
    /// The row of each column, 0 for none.
    mate: Vec<usize>,
}

impl Search {
    fn new(columns: usize, rows: usize) -> Self {
        Self { of_row: vec![0.0; rows + 1], of_column: vec![0.0; columns + 1], mate: vec![0; columns + 1] }
    }

    /// Gives one more row a column, moving others along the cheapest alternating path.
    fn add(&mut self, values: &[Vec<f64>], row: usize) {
        let columns = self.mate.len();
        let mut slack = vec![f64::INFINITY; columns];
        let mut before = vec![0; columns];
        let mut seen = vec![false; columns];
        self.mate[0] = row + 1;
        let mut at = 0;
        loop {
            seen[at] = true;
            let from = self.mate[at];
            let mut least = f64::INFINITY;
            let mut next = 0;
            for column in (1..columns).filter(|&column| !seen[column]) {
                let reduced = -values[from - 1][column - 1] - self.of_row[from] - self.of_column[column];
                if reduced < slack[column] {
                    (slack[column], before[column]) = (reduced, at);
                }
                if slack[column] < least {
                    (least, next) = (slack[column], column);
                }
            }
            self.shift(least, &seen, &mut slack);
            at = next;
            if self.mate[at] == 0 {
                break;
            }
        }
        while at != 0 {
            self.mate[at] = self.mate[before[at]];
            at = before[at];
        }
    }

    fn shift(&mut self, by: f64, seen: &[bool], slack: &mut [f64]) {
        for (column, seen) in seen.iter().enumerate() {
            if *seen {
                self.of_row[self.mate[column]] += by;
                self.of_column[column] -= by;
            } else {
                slack[column] -= by;
            }
        }
    }

    fn pairs(&self) -> Vec<(usize, usize)> {
        let columns = self.mate.iter().enumerate().skip(1);
        columns.filter(|(_, row)| **row > 0).map(|(column, row)| (row - 1, column - 1)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Matrix<'a> = &'a [&'a [f64]];
    type Pairs<'a> = &'a [(usize, usize)];

    #[test]
    fn small_matrices() {
        let cases: [(Matrix, Pairs); 6] = [
            (&[&[1.0, 2.0], &[2.0, 1.0]], &[(0, 1), (1, 0)]),
            (&[&[0.9, 0.8], &[0.8, 0.0]], &[(0, 1), (1, 0)]),
            (&[&[0.1], &[0.9], &[0.5]], &[(1, 0)]),
            (&[&[0.1, 0.9, 0.5]], &[(0, 1)]),
            (&[], &[]),
            (&[&[], &[]], &[]),
        ];
        for (matrix, expected) in cases {
            let mut pairs = assign(&matrix.iter().map(|row| row.to_vec()).collect::<Vec<_>>());
            pairs.sort_unstable();
            assert_eq!(pairs, expected);
        }
    }

    #[test]
    fn no_other_pairing_is_worth_more() {
        let mut state = 5u64;
        for case in 0..400 {
            let (rows, columns) = (1 + case % 5, 1 + case / 5 % 5);
            let matrix: Vec<Vec<f64>> = (0..rows).map(|_| (0..columns).map(|_| random(&mut state)).collect()).collect();
            let pairs = assign(&matrix);
            assert_eq!(pairs.len(), rows.min(columns));
            let worth: f64 = pairs.iter().map(|&(row, column)| matrix[row][column]).sum();
            assert!((worth - best(&matrix, 0, 0)).abs() < 1e-9, "{matrix:?}: {pairs:?}");
        }
    }

    /// 0 to 1, the same numbers each time (xorshift).
    fn random(state: &mut u64) -> f64 {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        (*state % 1000) as f64 / 1000.0
    }

    /// The greatest sum by trying every pairing of the rows from `row` on with the columns that are not in `used`.
    fn best(matrix: &[Vec<f64>], row: usize, used: u32) -> f64 {
        let Some(values) = matrix.get(row) else { return 0.0 };
        let open = (0..values.len()).filter(|column| (used >> column) & 1 == 0);
        let taken = open.map(|column| values[column] + best(matrix, row + 1, used | (1 << column)));
        taken.fold(best(matrix, row + 1, used), f64::max)
    }
}
