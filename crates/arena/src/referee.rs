//! Sees a game through: asks the players in turn, keeps the clocks, says when it is over.

use std::time::Instant;

use jogada_play::{AnyTable, Clock, Message, Player, PlayerFault, Request, Score, Side, Stop};

use crate::adjudication::Adjudicator;
use crate::clock::spend;
use crate::contest::Conditions;
use crate::game::{ADJUDICATED, End, FAULT, Game, TIME};

/// A game being played.
pub(crate) struct Referee<'a> {
    table: Box<dyn AnyTable>,
    conditions: &'a Conditions,
    /// Moves made, those of the opening included.
    plies: usize,
    opening: usize,
    choices: u64,
    clock: Option<Clock>,
    adjudicator: Option<Adjudicator>,
}

impl<'a> Referee<'a> {
    /// A game that goes on from an opening of so many moves.
    pub(crate) fn new(
        table: Box<dyn AnyTable>,
        opening: usize,
        conditions: &'a Conditions,
    ) -> Referee<'a> {
        Referee {
            table,
            conditions,
            plies: opening,
            opening,
            choices: 0,
            clock: conditions.clock.map(crate::clock::TimeControl::start),
            adjudicator: conditions.adjudicate.map(Adjudicator::new),
        }
    }

    /// Lets two players, White's first, play to the end. A player that fails has lost. `None` if it
    /// was stopped.
    pub(crate) fn see(mut self, players: &mut [Box<dyn Player>; 2], stop: &Stop) -> Option<Game> {
        loop {
            if let Some(end) = self.over() {
                return Some(self.close(end));
            }
            let side = self.table.side();
            let end = self.turn(side, &mut *players[side.index()], stop);
            if stop.is_stopped() {
                return None;
            }
            if let Some(end) = end {
                return Some(self.close(end));
            }
        }
    }

    fn over(&self) -> Option<End> {
        let capped = || (self.plies >= self.conditions.cap).then(End::capped);
        self.table.ending().map(End::from).or_else(capped)
    }

    /// One move; says how the game ended if not by its rules.
    fn turn(&mut self, side: Side, player: &mut dyn Player, stop: &Stop) -> Option<End> {
        self.choices += self.table.perft(1, 1);
        let started = Instant::now();
        let found = self.ask(player, stop);
        let spent = started.elapsed();
        if self.clock.as_mut().is_some_and(|clock| !spend(clock, side, spent)) {
            return Some(End::won(side.other(), TIME));
        }
        match found.and_then(|(best, score)| self.play(player, &best).map(|()| score)) {
            Ok(score) => self.adjudicate(side, score),
            Err(fault) => Some(End { fault: Some(fault.message), ..End::won(side.other(), FAULT) }),
        }
    }

    /// The move a player chooses and what it thinks of it.
    fn ask(&self, player: &mut dyn Player, stop: &Stop) -> Result<(String, Score), PlayerFault> {
        let request = Request { clock: self.clock, ..self.conditions.request };
        let found = player.choose(&*self.table, &request, stop, &mut |_| {})?;
        let silent = || PlayerFault { message: fault("fault-silent", player) };
        found.map(|found| (found.best().to_owned(), found.lines[0].score)).ok_or_else(silent)
    }

    fn play(&mut self, player: &dyn Player, text: &str) -> Result<(), PlayerFault> {
        let message = |_| fault("fault-illegal", player).with("move", jogada_play::shorten(text));
        let played = self.table.play(text);
        played.map_err(|error| PlayerFault { message: message(error) })?;
        self.plies += 1;
        Ok(())
    }

    fn adjudicate(&mut self, side: Side, score: Score) -> Option<End> {
        let winner = self.adjudicator.as_mut()?.hear(side, score)?;
        // What the rules say comes first.
        self.over().is_none().then(|| End::won(winner, ADJUDICATED))
    }

    fn close(self, end: End) -> Game {
        let moves = self.table.line().into();
        Game { moves, opening: self.opening, choices: self.choices, end }
    }
}

fn fault(id: &'static str, player: &dyn Player) -> Message {
    Message::new(id).with("player", player.name())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use jogada_play::{Analysis, AnalysisLine, Outcome, open};

    use super::*;
    use crate::clock::TimeControl;

    /// A player that fails in one way or another.
    enum Broken {
        Silent,
        Illegal,
        Crashed,
        Slow,
    }

    impl Player for Broken {
        fn name(&self) -> &'static str {
            "broken"
        }

        fn choose(
            &mut self,
            table: &dyn AnyTable,
            request: &Request,
            _: &Stop,
            _: &mut dyn FnMut(&Analysis),
        ) -> Result<Option<Analysis>, PlayerFault> {
            let text = match self {
                Broken::Silent => return Ok(None),
                Broken::Crashed => return Err(PlayerFault { message: Message::new("crashed") }),
                Broken::Illegal => "a1-a1".to_owned(),
                Broken::Slow => {
                    let clock = request.clock.expect("the clocks are handed over");
                    std::thread::sleep(clock.remaining[0] + Duration::from_millis(1));
                    table.pick(&mut |_| 0).expect("the game goes on")
                }
            };
            let line = AnalysisLine { score: Score::Eval(0), moves: vec![text] };
            Ok(Some(Analysis { depth: 0, nodes: 0, time: Duration::ZERO, lines: vec![line] }))
        }
    }

    /// How a game ends in which White breaks.
    fn end(broken: Broken, conditions: &Conditions) -> End {
        let table = open("nava", None).unwrap();
        let mut players: [Box<dyn Player>; 2] = [Box::new(broken), Box::new(Broken::Silent)];
        let game = Referee::new(table, 0, conditions).see(&mut players, &Stop::default()).unwrap();
        assert_eq!(game.plies(), 0, "the move that failed is not part of the game");
        game.end
    }

    #[test]
    fn a_player_that_fails_loses_and_the_reason_is_kept() {
        for (broken, id) in [
            (Broken::Silent, "fault-silent"),
            (Broken::Illegal, "fault-illegal"),
            (Broken::Crashed, "crashed"),
        ] {
            let end = end(broken, &Conditions::default());
            assert_eq!((end.outcome, &*end.reason), (Outcome::Win(Side::Black), FAULT));
            assert_eq!(end.fault.unwrap().id, id);
        }
    }

    #[test]
    fn a_clock_that_runs_out_loses_the_game() {
        let clock = TimeControl { base: Duration::from_millis(2), increment: Duration::ZERO };
        let end = end(Broken::Slow, &Conditions { clock: Some(clock), ..Conditions::default() });
        assert_eq!(end, End::won(Side::Black, TIME));
    }
}
