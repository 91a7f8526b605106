//! A histogram of the lengths of games.

use jogada_play::{Localizer, Message};

use super::svg::{Plot, Scale, WIDTH, round_step};
use crate::results::Figures;

const TOP: f64 = 22.0;
const BOTTOM: f64 = 220.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = WIDTH - 16.0;

/// The number of bars to aim at; their width is a round number.
const BARS: f64 = 24.0;

/// A histogram, the median marked.
pub(super) fn plot(figures: &Figures, localizer: &Localizer) -> String {
    let mut plot = Plot::new(BOTTOM + 40.0, &localizer.word("report-lengths"));
    let (step, bars) = bars(figures);
    let most = bars.iter().map(|(_, games)| *games).max().unwrap_or(1);
    let first = bars.first().map_or(0, |(from, _)| *from);
    let last = bars.last().map_or(0, |(from, _)| *from) + step;
    let x = Scale { values: [first as f64, last as f64], places: [LEFT, RIGHT] };
    let y = Scale { values: [0.0, most as f64 * 1.05], places: [BOTTOM, TOP] };
    plot.vertical_axis(&y, 5, [LEFT, RIGHT]);
    for (from, games) in bars {
        let (left, right) = (x.at(from as f64), x.at((from + step) as f64));
        let top = y.at(games as f64);
        let title = Message::new("report-bar").with("from", from).with("to", from + step - 1);
        let title = localizer.say(&title.with("games", games as usize));
        plot.rect("bar", [left + 0.5, top], [right - left - 1.0, BOTTOM - top], &title);
    }
    plot.horizontal_axis(&x, 8, [BOTTOM, BOTTOM]);
    mark_median(&mut plot, x.at(figures.quantile(50) as f64 + 0.5), localizer);
    let middle = f64::midpoint(LEFT, RIGHT);
    plot.text("middle", [middle, BOTTOM + 34.0], &localizer.word("report-plies-axis"));
    plot.finish()
}

/// A line at the median, its name on the side with more room.
fn mark_median(plot: &mut Plot, at: f64, localizer: &Localizer) {
    plot.line("bound", [at, TOP - 6.0], [at, BOTTOM]);
    let is_right = at > f64::midpoint(LEFT, RIGHT);
    let (class, shift) = if is_right { ("end", -5.0) } else { ("start", 5.0) };
    plot.text(class, [at + shift, TOP - 8.0], &localizer.word("report-median"));
}

/// The width of a bar in plies, and each bar's first length and number of games.
fn bars(figures: &Figures) -> (usize, Vec<(usize, u64)>) {
    let least = figures.lengths.keys().next().copied().unwrap_or(0);
    let most = figures.lengths.keys().last().copied().unwrap_or(0);
    let step = round_step(((most - least) as f64 / BARS).max(1.0)).round() as usize;
    let count = most / step - least / step + 1;
    let mut bars: Vec<_> = (0..count).map(|bar| ((least / step + bar) * step, 0)).collect();
    for (plies, games) in &figures.lengths {
        bars[plies / step - least / step].1 += games;
    }
    (step, bars)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_one_bar() {
        let lengths = (13..200).map(|plies| (plies, plies as u64 % 7)).collect();
        let figures = Figures { lengths, ..Figures::default() };
        let (step, bars) = bars(&figures);
        assert_eq!((step, bars[0].0), (10, 10));
        assert_eq!(bars.iter().map(|(_, games)| games).sum::<u64>(), figures.games());
        assert_eq!(bars.last().unwrap().0, 190);
    }
}
