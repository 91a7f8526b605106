//! The likeliest distribution of results under a condition: what generalised likelihood ratios compare.
//!
//! Given how often each result was seen, the likeliest distribution `p` under a linear condition
//! `Σ pᵢ·hᵢ = 0` is `pᵢ = seenᵢ / (1 + x·hᵢ)` with the one `x` that fulfils it (M. Van den Bergh, "The
//! generalized maximum likelihood ratio for the expectation value of a distribution").

/// Shares of results by their points, from none to all in equal steps: of pairs five, of games three.
pub(super) type Shares<const N: usize> = [f64; N];

/// The share of points of each result.
fn points<const N: usize>() -> Shares<N> {
    std::array::from_fn(|half| half as f64 / (N - 1) as f64)
}

/// Results never seen count as this many, as everywhere in the field.
const UNSEEN: f64 = 1e-3;

/// Halvings of the interval of `x`: beyond what a double tells apart.
const HALVINGS: usize = 80;

/// Steps towards a condition that is not linear; it converges in a few.
const STEPS: usize = 30;

/// How many results there are and the share of each.
pub(super) fn observed<const N: usize>(results: &[u64; N]) -> (f64, Shares<N>) {
    let counts = results.map(|count| if count == 0 { UNSEEN } else { count as f64 });
    let total: f64 = counts.iter().sum();
    (total, counts.map(|count| count / total))
}

/// Mean and variance of the share of points.
pub(super) fn moments<const N: usize>(shares: &Shares<N>) -> (f64, f64) {
    let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
        shares.iter().zip(points::<N>()).map(|(share, points)| share * of(points)).sum()
    };
    let mean = sum(&|points| points);
    (mean, sum(&|points| (points - mean).powi(2)))
}

/// The likeliest distribution with this mean.
pub(super) fn with_mean<const N: usize>(seen: &Shares<N>, mean: f64) -> Shares<N> {
    under(seen, &points::<N>().map(|points| points - mean))
}

/// The likeliest distribution whose mean is so many standard deviations of a result above a half.
pub(super) fn with_deviations<const N: usize>(seen: &Shares<N>, deviations: f64) -> Shares<N> {
    // Where all results are seen a deviation is there to count in.
    let mut shares = [1.0 / N as f64; N];
    for _ in 0..STEPS {
        let (mean, variance) = moments(&shares);
        let sigma = variance.sqrt();
        // The condition made linear where we stand: both it and its slope are met there.
        let slope = |points: f64| {
            points - 0.5 - deviations * sigma * (1.0 + ((points - mean) / sigma).powi(2)) / 2.0
        };
        shares = under(seen, &points::<N>().map(slope));
    }
    shares
}

/// The likeliest distribution under which these values add up to nothing.
fn under<const N: usize>(seen: &Shares<N>, values: &Shares<N>) -> Shares<N> {
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
