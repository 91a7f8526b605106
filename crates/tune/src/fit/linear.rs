//! Systems of linear equations.

/// A symmetric, positive definite matrix: its lower half, row by row.
pub(super) struct Square {
    size: usize,
    lower: Vec<f64>,
}

impl Square {
    /// The same number all along the diagonal.
    pub(super) fn diagonal(size: usize, value: f64) -> Square {
        let mut square = Square { size, lower: vec![0.0; size * (size + 1) / 2] };
        (0..size).for_each(|n| square.add(n, n, value));
        square
    }

    /// Where an element is; its row is not before its column.
    fn place(row: usize, column: usize) -> usize {
        row * (row + 1) / 2 + column
    }

    fn row(&self, row: usize) -> &[f64] {
        &self.lower[Square::place(row, 0)..=Square::place(row, row)]
    }

    /// Adds to an element of the lower half.
    pub(super) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.lower[Square::place(row, column)] += value;
    }

    /// The vector this matrix turns into the given one, by Cholesky's method.
    pub(super) fn solve(mut self, mut vector: Vec<f64>) -> Vec<f64> {
        self.factor();
        for n in 0..self.size {
            let known: f64 = self.row(n)[..n].iter().zip(&vector).map(|(a, b)| a * b).sum();
            vector[n] = (vector[n] - known) / self.row(n)[n];
        }
        for n in (0..self.size).rev() {
            vector[n] /= self.row(n)[n];
            let solved = vector[n];
            for (below, factor) in self.row(n)[..n].iter().enumerate() {
                vector[below] -= factor * solved;
            }
        }
        vector
    }

    /// Becomes the lower triangle that, times itself turned over, is this matrix.
    fn factor(&mut self) {
        for i in 0..self.size {
            for j in 0..=i {
                let (upper, lower) = (self.row(j), self.row(i));
                let known: f64 = upper[..j].iter().zip(&lower[..j]).map(|(a, b)| a * b).sum();
                let rest = lower[j] - known;
                // Rounding may leave a little less than nothing where equations hang together.
                let value = if i == j { rest.max(1e-18).sqrt() } else { rest / upper[j] };
                self.lower[Square::place(i, j)] = value;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let mut square = Square::diagonal(3, 4.0);
        square.add(1, 0, 1.0);
        square.add(2, 0, -2.0);
        square.add(2, 1, 0.5);
        // [4 1 -2; 1 4 0.5; -2 0.5 4] times (1, 2, 3).
        let solved = square.solve(vec![0.0, 10.5, 11.0]);
        for (found, wanted) in solved.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - wanted).abs() < 1e-12, "{solved:?}");
        }
    }
}
