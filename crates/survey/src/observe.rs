//! What can be seen of a game: how many moves there were to choose from, and who led when.

use jogada_arena::PlayedGame;
use jogada_play::{AnyMatch, Limits, Outcome, Reason, Request, Side, Stop, Strategy, chance, open};
use serde::{Deserialize, Serialize};

/// Bytes of memory of a search with few nodes.
const MEMORY: usize = 1 << 20;

/// A game as a survey keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenGame {
    /// `w`, `b` or `draw`.
    pub winner: String,
    /// Whether it was drawn because it went on for too long.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub capped: bool,
    /// Its length in plies, random moves included.
    pub plies: usize,
    /// Random moves it began with.
    pub opening: usize,
    /// Legal moves in all positions in which a player made a move.
    pub choices: u64,
    /// Positions among them with one legal move.
    pub forced: u64,
    /// White's chance in percent before every move of a player; none if nobody looked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<u8>,
}

impl SeenGame {
    /// Half points of White: 2 for a win, 1 for a draw.
    pub(crate) fn half_points(&self) -> usize {
        match self.winner() {
            Some(Side::White) => 2,
            Some(Side::Black) => 0,
            None => 1,
        }
    }

    /// Who won, if anybody did.
    pub(crate) fn winner(&self) -> Option<Side> {
        self.winner.parse::<Outcome>().ok().and_then(Outcome::winner)
    }

    /// Positions in which a player made a move.
    pub(crate) fn positions(&self) -> usize {
        self.plies.saturating_sub(self.opening)
    }

    /// The chances of the winner before every move, from 0 to 1; `None` without a winner.
    pub(crate) fn winners_chances(&self) -> Option<Vec<f64>> {
        let winner = self.winner()?;
        let own = |&percent: &u8| {
            let white = f64::from(percent) / 100.0;
            if winner == Side::White { white } else { 1.0 - white }
        };
        Some(self.chances.iter().map(own).collect())
    }
}

/// Looks at a game again, with so many nodes for every position; `None` if it was stopped.
///
/// # Panics
/// If the game cannot have been played.
pub(crate) fn observe(game: &PlayedGame, nodes: Option<u64>, stop: &Stop) -> Option<SeenGame> {
    let line = game.line();
    let mut again = open(&line.spec, line.start.as_deref()).expect("it was played");
    let (mut forced, mut chances) = (0, Vec::new());
    for (ply, m) in line.moves.iter().enumerate() {
        if ply >= game.opening {
            forced += u64::from(again.perft(1, 1) == 1);
            if let Some(nodes) = nodes {
                chances.push(whites_chance(&*again, nodes, stop)?);
            }
        }
        again.play(m).expect("it was played");
    }
    Some(SeenGame {
        winner: game.end.outcome.word().to_owned(),
        capped: game.end.reason == Reason::Cap,
        plies: game.plies(),
        opening: game.opening,
        choices: game.choices,
        forced,
        chances,
    })
}

/// White's chance in percent, as the search sees it.
fn whites_chance(game: &dyn AnyMatch, nodes: u64, stop: &Stop) -> Option<u8> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    let found = game.think(&Strategy::alpha_beta(MEMORY), &request, stop, &mut |_| {})?;
    if stop.is_stopped() {
        return None;
    }
    Some((100.0 * chance(found.lines[0].score, game.side())).round() as u8)
}
