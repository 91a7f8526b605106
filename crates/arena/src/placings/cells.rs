//! Standings and brackets as tables of text, for every front end.

use jogada_play::{Localizer, Message};

use super::{Bracket, Placings, RoundResult, SwissRow, SwissTable};
use crate::rounds::TieBreak;
use crate::schedule::Duel;

impl Placings {
    /// How far it has come and who has won.
    pub fn headline(&self, names: &[String]) -> Message {
        let winners: Vec<String> =
            self.winners().into_iter().map(|player| names[player].clone()).collect();
        if !winners.is_empty() {
            let count = winners.len();
            return Message::new("placings-winner").with("count", count).with("winners", winners);
        }
        match self {
            Placings::Swiss(table) => Message::new("placings-swiss")
                .with("finished", table.finished)
                .with("running", table.finished + 1)
                .with("rounds", table.rounds),
            Placings::Knockout(bracket) => {
                Message::new("placings-knockout").with("rounds", bracket.rounds.len())
            }
        }
    }

    /// Rows of cells, the names of the columns first.
    pub fn cells(&self, names: &[String], localizer: &Localizer) -> Vec<Vec<String>> {
        match self {
            Placings::Swiss(table) => table.cells(names, localizer),
            Placings::Knockout(bracket) => bracket.cells(names, localizer),
        }
    }
}

impl SwissTable {
    fn cells(&self, names: &[String], localizer: &Localizer) -> Vec<Vec<String>> {
        let fixed = ["rank", "player", "points", "games"];
        let breaks = ["cut1", "buchholz", "berger", "wins", "direct"];
        let word = |id: &&str| localizer.word(&format!("placings-{id}"));
        let started = self.rows.first().map_or(0, |row| row.results.len());
        let round =
            |round: usize| localizer.say(&Message::new("placings-round").with("round", round));
        let head = fixed.iter().map(word).chain((1..=started).map(round));
        let head = head.chain(breaks.iter().map(word)).collect();
        let row = |row: &SwissRow| self.row(row, names, localizer);
        [head].into_iter().chain(self.rows.iter().map(row)).collect()
    }

    fn row(&self, row: &SwissRow, names: &[String], localizer: &Localizer) -> Vec<String> {
        let SwissRow { standing, game_points, results } = row;
        let place = |player: usize| {
            self.rows.iter().position(|row| row.standing.player == player).map_or(0, |at| at + 1)
        };
        let result = |result: &RoundResult| match result {
            RoundResult::Bye => localizer.word("placings-bye"),
            RoundResult::Against(opponent, None) => {
                format!("{}: {}", place(*opponent), localizer.word("placings-open"))
            }
            RoundResult::Against(opponent, Some(half)) => {
                format!("{}: {}", place(*opponent), points(*half))
            }
        };
        let value = |by: &TieBreak| standing.tie_break(*by).map_or(String::new(), number);
        let fixed = [
            standing.rank.to_string(),
            names[standing.player].clone(),
            number(standing.points),
            number(*game_points),
        ];
        let rounds = results.iter().map(result);
        fixed.into_iter().chain(rounds).chain(SwissTable::TIE_BREAKS.iter().map(value)).collect()
    }
}

impl Bracket {
    fn cells(&self, names: &[String], localizer: &Localizer) -> Vec<Vec<String>> {
        let head = ["round-of", "encounter", "score", "next"];
        let head = head.map(|id| localizer.word(&format!("placings-{id}"))).to_vec();
        let mut rows = vec![head];
        for (number, round) in (1..).zip(&self.rounds) {
            rows.extend(round.duels.iter().map(|duel| duel_row(number, duel, names, localizer)));
            rows.extend(round.byes.iter().map(|&bye| {
                let (name, none) = (names[bye].clone(), localizer.word("placings-bye"));
                vec![number.to_string(), name.clone(), none, name]
            }));
        }
        rows
    }
}

fn duel_row(round: usize, duel: &Duel, names: &[String], localizer: &Localizer) -> Vec<String> {
    let [first, second] = duel.players.map(|player| names[player].as_str());
    let ties = Message::new("placings-tie-breaks").with("count", duel.tie_breaks);
    let ties = (duel.tie_breaks > 0).then(|| localizer.say(&ties));
    let order = duel.by_order.then(|| localizer.word("placings-by-order"));
    let remarks: Vec<String> = ties.into_iter().chain(order).collect();
    let remarks =
        if remarks.is_empty() { String::new() } else { format!(" ({})", remarks.join("; ")) };
    let open = || localizer.word("placings-open");
    vec![
        round.to_string(),
        format!("{first} – {second}"),
        points(duel.half_points) + &remarks,
        duel.winner.map_or_else(open, |winner| names[winner].clone()),
    ]
}

/// The points of both.
fn points(half_points: [usize; 2]) -> String {
    let [own, other] = half_points.map(|half| number(half as f64 / 2.0));
    format!("{own}–{other}")
}

/// As short as can be.
fn number(value: f64) -> String {
    format!("{value}")
}
