//! Ratings with their error bars.

use jogada_play::{Localizer, Message};

use super::svg::{Plot, Scale, WIDTH};
use crate::results::Row;
use crate::statistics::Rating;

const LEFT: f64 = 130.0;
const ROW: f64 = 26.0;
const MAX_NAME: usize = 17;

/// A row for every player, the strongest on top.
pub(super) fn plot(rows: &[Row], names: &[String], localizer: &Localizer) -> String {
    let rated = |row: &Row| Some((row.player, row.rating?));
    let rows: Vec<(usize, Rating)> = rows.iter().filter_map(rated).collect();
    let bottom = 12.0 + ROW * rows.len() as f64;
    let mut plot = Plot::new(bottom + 40.0, &localizer.word("report-ratings"));
    let scale = Scale { values: range(&rows), places: [LEFT, WIDTH - 20.0] };
    plot.horizontal_axis(&scale, 6, [8.0, bottom]);
    for (place, (number, rating)) in rows.iter().enumerate() {
        let y = 12.0 + ROW * (place as f64 + 0.5);
        player(&mut plot, &scale, y, *rating, &names[*number], localizer);
    }
    plot.text(
        "middle",
        [f64::midpoint(LEFT, WIDTH), bottom + 34.0],
        &localizer.word("report-elo-axis"),
    );
    plot.finish()
}

fn player(
    plot: &mut Plot,
    scale: &Scale,
    y: f64,
    rating: Rating,
    name: &str,
    localizer: &Localizer,
) {
    let Rating { elo, error } = rating;
    let [low, high] = [elo - error, elo + error].map(|bound| scale.at(bound));
    plot.text("end", [LEFT - 8.0, y + 4.0], &short(name));
    if error.is_finite() {
        plot.line("error", [low, y], [high, y]);
        for end in [low, high] {
            plot.line("error", [end, y - 5.0], [end, y + 5.0]);
        }
    }
    let title = Message::new("report-rating").with("player", name);
    let title = title.with("elo", format!("{elo:+.0}")).with("error", rating.error_text());
    plot.dot([scale.at(elo), y], &localizer.say(&title));
}

/// From the lowest bound to the highest, with some room.
fn range(rows: &[(usize, Rating)]) -> [f64; 2] {
    let width = |rating: &Rating| if rating.error.is_finite() { rating.error } else { 0.0 };
    let bounds = |sign: f64| rows.iter().map(move |(_, rating)| rating.elo + sign * width(rating));
    let (low, high) = (bounds(-1.0).fold(-10.0, f64::min), bounds(1.0).fold(10.0, f64::max));
    let room = (high - low) * 0.03;
    [low - room, high + room]
}

/// A name that fits beside the plot.
fn short(name: &str) -> String {
    if name.chars().count() <= MAX_NAME {
        return name.to_owned();
    }
    name.chars().take(MAX_NAME - 1).chain(['…']).collect()
}
