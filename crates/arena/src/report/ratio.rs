//! The way of a sequential test: its log-likelihood ratio after every pair.

use jogada_play::{Localizer, Message};

use super::svg::{Plot, Scale, WIDTH};
use crate::statistics::Sprt;
use crate::tournament::Pair;

const TOP: f64 = 14.0;
const BOTTOM: f64 = 240.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = WIDTH - 16.0;

/// Points that a curve has at most: more cannot be seen.
const POINTS: usize = 500;

/// The curve between the two bounds.
pub(super) fn plot(pairs: &[&Pair], sprt: &Sprt, localizer: &Localizer) -> String {
    let ratios = ratios(pairs, sprt);
    let mut plot = Plot::new(BOTTOM + 40.0, &localizer.word("report-ratio"));
    let [low, high] = sprt.bounds();
    let least = ratios.iter().map(|[_, ratio]| *ratio).fold(low, f64::min);
    let most = ratios.iter().map(|[_, ratio]| *ratio).fold(high, f64::max);
    let x = Scale { values: [0.0, (2 * pairs.len()).max(2) as f64], places: [LEFT, RIGHT] };
    let y = Scale { values: [least - 0.4, most + 0.4], places: [BOTTOM, TOP] };
    plot.horizontal_axis(&x, 6, [TOP, BOTTOM]);
    plot.vertical_axis(&y, 6, [LEFT, RIGHT]);
    for (bound, elo) in [low, high].into_iter().zip(sprt.elo) {
        plot.line("bound", [LEFT, y.at(bound)], [RIGHT, y.at(bound)]);
        let accepted = Message::new("report-bound").with("elo", elo.to_string());
        plot.text("start", [LEFT + 6.0, y.at(bound) - 5.0], &localizer.say(&accepted));
    }
    let points: Vec<_> = ratios.iter().map(|[games, ratio]| [x.at(*games), y.at(*ratio)]).collect();
    plot.curve(&points);
    plot.text(
        "middle",
        [f64::midpoint(LEFT, RIGHT), BOTTOM + 34.0],
        &localizer.word("report-games-axis"),
    );
    plot.finish()
}

/// Games played and the ratio after them, from the start.
fn ratios(pairs: &[&Pair], sprt: &Sprt) -> Vec<[f64; 2]> {
    let step = pairs.len().div_ceil(POINTS).max(1);
    let (mut counts, mut points) = ([0; 5], vec![[0.0, 0.0]]);
    for (place, pair) in pairs.iter().enumerate() {
        // A pair with a fault is no evidence.
        if pair.is_evidence() {
            counts[pair.half_points()] += 1;
        }
        if (place + 1) % step == 0 || place + 1 == pairs.len() {
            points.push([2.0 * (place + 1) as f64, sprt.ratio(&counts)]);
        }
    }
    points
}
