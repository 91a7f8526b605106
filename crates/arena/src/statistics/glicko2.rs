//! Glicko-2: a rating, how certain it is and how steady the player, updated from results.
//!
//! After Mark Glickman, "Example of the Glicko-2 system" (2013).

/// Rating points of one unit of the scale on which the system computes.
const SCALE: f64 = 173.7178;

/// The rating that is 0 on that scale.
const ORIGIN: f64 = 1500.0;

/// How exactly the volatility is found; Glickman's value.
const TOLERANCE: f64 = 1e-6;

/// A player's strength as far as it is known.
///
/// ```
/// use jogada_arena::Glicko2;
///
/// let [winner, loser] = [Glicko2::default(); 2];
/// let better = winner.update(&[(loser, 1.0)], 0.5);
/// assert!(better.rating > 1600.0 && better.deviation < 350.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glicko2 {
    /// On the scale of Elo: 400 points more win ten of eleven points, between two known players.
    pub rating: f64,
    /// The standard deviation of the rating: with 95 % certainty the strength is within two of them.
    pub deviation: f64,
    /// How much the strength is expected to vary from period to period.
    pub volatility: f64,
}

/// A player of whom nothing is known.
impl Default for Glicko2 {
    fn default() -> Glicko2 {
        Glicko2 { rating: ORIGIN, deviation: Glicko2::MAX_DEVIATION, volatility: 0.06 }
    }
}

impl Glicko2 {
    /// The deviation of a player of whom nothing is known.
    pub const MAX_DEVIATION: f64 = 350.0;

    /// The rating after a period with these results: opponents as they were before it, and the
    /// points, 1 for a win and ½ for a draw. `tau` restrains the volatility, from 0.3 to 1.2.
    #[must_use]
    pub fn update(&self, results: &[(Glicko2, f64)], tau: f64) -> Glicko2 {
        self.update_after(1.0, results, tau)
    }

    /// The same where only a fraction of a period, or several, passed since the last update, such as
    /// after every game.
    #[must_use]
    pub fn update_after(&self, periods: f64, results: &[(Glicko2, f64)], tau: f64) -> Glicko2 {
        if results.is_empty() {
            return self.idle(periods);
        }
        let told = Evidence::of(self, results);
        let volatility = self.new_volatility(&told, tau);
        let before = Glicko2 { volatility, ..*self }.idle(periods).phi();
        let variance = 1.0 / (1.0 / before.powi(2) + 1.0 / told.variance);
        Glicko2 {
            rating: self.rating + SCALE * variance * told.surplus,
            deviation: (SCALE * variance.sqrt()).min(Glicko2::MAX_DEVIATION),
            volatility,
        }
    }

    /// The same player after so many periods without a game: less is known.
    #[must_use]
    pub fn idle(&self, periods: f64) -> Glicko2 {
        let grown = self.phi().powi(2) + periods.max(0.0) * self.volatility.powi(2);
        Glicko2 { deviation: (SCALE * grown.sqrt()).min(Glicko2::MAX_DEVIATION), ..*self }
    }

    /// The points to be expected of a game against another, from 0 to 1, as far as both are known.
    pub fn expected(&self, other: &Glicko2) -> f64 {
        let doubt = weight(self.phi().hypot(other.phi()));
        1.0 / (1.0 + (doubt * (other.mu() - self.mu())).exp())
    }

    fn mu(&self) -> f64 {
        (self.rating - ORIGIN) / SCALE
    }

    fn phi(&self) -> f64 {
        self.deviation / SCALE
    }

    /// Step 5: the volatility that explains the results best, by the Illinois variant of the false
    /// position.
    fn new_volatility(&self, told: &Evidence, tau: f64) -> f64 {
        let (phi, start) = (self.phi().powi(2), self.volatility.powi(2).ln());
        let delta = (told.variance * told.surplus).powi(2);
        let slope = |x: f64| {
            let spread = phi + told.variance + x.exp();
            x.exp() * (delta - spread) / (2.0 * spread.powi(2)) - (x - start) / tau.powi(2)
        };
        let mut end = start - tau;
        if delta > phi + told.variance {
            end = (delta - phi - told.variance).ln();
        }
        while slope(end) < 0.0 && end < start {
            end -= tau;
        }
        (root(slope, start, end) / 2.0).exp()
    }
}

/// What results tell about a player.
struct Evidence {
    /// The variance of the rating if it were known from them alone.
    variance: f64,
    /// Points beyond those expected, each weighted by what is known of the opponent.
    surplus: f64,
}

impl Evidence {
    fn of(player: &Glicko2, results: &[(Glicko2, f64)]) -> Evidence {
        let (mut information, mut surplus) = (0.0, 0.0);
        for (opponent, points) in results {
            let weight = weight(opponent.phi());
            let expected = 1.0 / (1.0 + (weight * (opponent.mu() - player.mu())).exp());
            information += weight.powi(2) * expected * (1.0 - expected);
            surplus += weight * (points - expected);
        }
        Evidence { variance: 1.0 / information, surplus }
    }
}

/// How much a result against an opponent with this deviation tells.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * (phi / std::f64::consts::PI).powi(2)).sqrt()
}

/// Where a falling function is 0, between two places on both sides of it.
fn root(f: impl Fn(f64) -> f64, a: f64, b: f64) -> f64 {
    let (mut a, mut b, mut at_a, mut at_b) = (a, b, f(a), f(b));
    while (b - a).abs() > TOLERANCE {
        let c = a + (a - b) * at_a / (at_b - at_a);
        let at_c = f(c);
        if at_c * at_b <= 0.0 {
            (a, at_a) = (b, at_b);
        } else {
            at_a /= 2.0;
        }
        (b, at_b) = (c, at_c);
    }
    a
}
