//! The likeliest distribution of pairs under a condition: what generalised likelihood ratios compare.
//!
//! Given how often each result was seen, the likeliest distribution `p` under a linear condition
//! `Σ pᵢ·hᵢ = 0` is `pᵢ = seenᵢ / (1 + x·hᵢ)` with the one `x` that fulfils it (M. Van den Bergh, "The
//! generalized maximum likelihood ratio for the expectation value of a distribution").

/// Shares of pairs by their half points, 0 to 4.
pub(super) type Shares = [f64; 5];

/// The share of points of each result of a pair.
pub(super) const POINTS: Shares = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Results never seen count as this many pairs, as everywhere in the field.
const UNSEEN: f64 = 1e-3;

/// Halvings of the interval of `x`: beyond what a double tells apart.
const HALVINGS: usize = 80;

/// Steps towards a condition that is not linear; it converges in a few.
const STEPS: usize = 30;

/// How many pairs there are and the share of each result.
pub(super) fn observed(pairs: &[u64; 5]) -> (f64, Shares) {
    let counts = pairs.map(|count| if count == 0 { UNSEEN } else { count as f64 });
    let total: f64 = counts.iter().sum();
    (total, counts.map(|count| count / total))
}

/// Mean and variance of the share of points.
pub(super) fn moments(shares: &Shares) -> (f64, f64) {
    let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
        shares.iter().zip(POINTS).map(|(share, points)| share * of(points)).sum()
    };
    let mean = sum(&|points| points);
    (mean, sum(&|points| (points - mean).powi(2)))
}

/// The likeliest distribution with this mean.
pub(super) fn with_mean(seen: &Shares, mean: f64) -> Shares {
    under(seen, &POINTS.map(|points| points - mean))
}

/// The likeliest distribution whose mean is so many standard deviations of a pair above a half.
pub(super) fn with_deviations(seen: &Shares, deviations: f64) -> Shares {
    // OpenedGame where all results are seen, so that a deviation is there to count in.
    let mut shares = [0.2; 5];
    for _ in 0..STEPS {
        let (mean, variance) = moments(&shares);
        let sigma = variance.sqrt();
        // The condition made linear where we stand: both it and its slope are met there.
        let slope = |points: f64| {
            points - 0.5 - deviations * sigma * (1.0 + ((points - mean) / sigma).powi(2)) / 2.0
        };
        shares = under(seen, &POINTS.map(slope));
    }
    shares
}

/// The likeliest distribution under which these values add up to nothing.
fn under(seen: &Shares, values: &Shares) -> Shares {
    let most = values.iter().copied().fold(f64::MIN, f64::max);
    let least = values.iter().copied().fold(f64::MAX, f64::min);
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    for _ in 0..HALVINGS {
        let x = f64::midpoint(low, high);
        let excess: f64 = seen.iter().zip(values).map(|(p, h)| p * h / (1.0 + x * h)).sum();
        // The excess falls as x grows.
        if excess > 0.0 { low = x } else { high = x }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|i| seen[i] / (1.0 + x * values[i]))
}
