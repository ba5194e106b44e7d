//! The best way through a table of scores.

use crate::Table;

/// The column of each row, so that their scores and those of the steps between neighbouring rows sum to most. `first` scores the
/// first row's column, `steps` has a row for each column that is left. Of two ways with the same sum, the one with the lower columns.
pub fn best_path(scores: &Table, first: &[f32], steps: &Table) -> Vec<usize> {
    let (rows, width) = (scores.rows(), scores.width);
    if rows == 0 {
        return Vec::new();
    }
    let mut best: Vec<f32> = scores.row(0).iter().zip(first).map(|(score, first)| score + first).collect();
    let mut from: Vec<u16> = Vec::with_capacity(rows * width);
    for row in 1..rows {
        let mut next = vec![f32::NEG_INFINITY; width];
        let mut back = vec![0u16; width];
        for (left, sum) in best.iter().enumerate() {
            for (column, step) in steps.row(left).iter().enumerate() {
                if sum + step > next[column] {
                    next[column] = sum + step;
                    back[column] = left as u16;
                }
            }
        }
        best = next.iter().zip(scores.row(row)).map(|(sum, score)| sum + score).collect();
        from.extend(back);
    }
    let most = (0..width).fold(0, |most, column| if best[column] > best[most] { column } else { most });
    let mut out = vec![most];
    for row in (1..rows).rev() {
        out.push(usize::from(from[(row - 1) * width + out[out.len() - 1]]));
    }
    out.reverse();
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forbidden_step_is_gone_around() {
        let scores = Table { width: 2, data: vec![1.0, 0.0, 0.0, 1.0, 0.0, 1.0] };
        let free = Table { width: 2, data: vec![0.0; 4] };
        assert_eq!(best_path(&scores, &[0.0, 0.0], &free), [0, 1, 1]);
        let no_way_up = Table { width: 2, data: vec![0.0, -9.0, 0.0, 0.0] };
        assert_eq!(best_path(&scores, &[0.0, 0.0], &no_way_up), [1, 1, 1]);
        assert_eq!(best_path(&Table::zeros(0, 2), &[0.0, 0.0], &free), [0usize; 0]);
    }
}
