//! One game between two players.

use jogada_play::{AnyTable, Line, Message, Outcome, Player, PlayerFault, Request, Side, Stop};

/// The reason of a draw because a game went on for too long.
pub const CAP: &str = "cap";

/// The reason of a loss because a player failed.
pub const FAULT: &str = "fault";

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// How it was played, its opening included.
    pub line: Line,
    /// How it ended.
    pub end: End,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Who won.
    pub outcome: Outcome,
    /// The rulebook's word, [`CAP`] or [`FAULT`].
    pub reason: &'static str,
    /// What went wrong, if a player failed.
    pub fault: Option<PlayerFault>,
}

/// Lets two players, White's first, play on from here to the end; after `cap` moves in all it is a
/// draw. A player that fails has lost. `None` if it was stopped.
pub(crate) fn play(
    mut table: Box<dyn AnyTable>,
    players: &mut [Box<dyn Player>; 2],
    request: &Request,
    cap: usize,
    stop: &Stop,
) -> Option<Game> {
    loop {
        let line = table.line();
        if let Some(end) = over(&*table, line.moves.len() >= cap) {
            return Some(Game { line, end });
        }
        let side = table.side();
        let moved = make_move(&mut *table, &mut *players[side.index()], request, stop);
        if stop.is_stopped() {
            return None;
        }
        if let Err(fault) = moved {
            let outcome = Outcome::Win(side.other());
            return Some(Game { line, end: End { outcome, reason: FAULT, fault: Some(fault) } });
        }
    }
}

fn over(table: &dyn AnyTable, capped: bool) -> Option<End> {
    let ending = table.ending();
    let by_rule = ending.map(|e| End { outcome: e.outcome, reason: e.reason, fault: None });
    let by_cap = capped.then_some(End { outcome: Outcome::Draw, reason: CAP, fault: None });
    by_rule.or(by_cap)
}

fn make_move(
    table: &mut dyn AnyTable,
    player: &mut dyn Player,
    request: &Request,
    stop: &Stop,
) -> Result<(), PlayerFault> {
    let fault = |id, player: &dyn Player| Message::new(id).with("player", player.name());
    let Some(found) = player.choose(table, request, stop, &mut |_| {})? else {
        return Err(PlayerFault { message: fault("fault-silent", player) });
    };
    let played = table.play(found.best());
    let message = |_| fault("fault-illegal", player).with("move", found.best());
    played.map(drop).map_err(|error| PlayerFault { message: message(error) })
}

impl Game {
    /// Half points of a side: 2 for a win, 1 for a draw.
    pub fn half_points(&self, side: Side) -> usize {
        match self.end.outcome {
            Outcome::Draw => 1,
            Outcome::Win(winner) if winner == side => 2,
            Outcome::Win(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jogada_play::{Analysis, open};

    /// A player that fails in one way or another.
    enum Broken {
        Silent,
        Illegal,
        Crashed,
    }

    impl Player for Broken {
        fn name(&self) -> &'static str {
            "broken"
        }

        fn choose(
            &mut self,
            table: &dyn AnyTable,
            _: &Request,
            _: &Stop,
            _: &mut dyn FnMut(&Analysis),
        ) -> Result<Option<Analysis>, PlayerFault> {
            let random = jogada_play::PlayerSpec::parse("random", table.info()).unwrap();
            let mut found = random
                .open(1)
                .choose(table, &Request::default(), &Stop::default(), &mut |_| {})?
                .unwrap();
            found.lines[0].moves = vec!["a1-a1".to_owned()];
            match self {
                Broken::Silent => Ok(None),
                Broken::Illegal => Ok(Some(found)),
                Broken::Crashed => Err(PlayerFault { message: Message::new("crashed") }),
            }
        }
    }

    #[test]
    fn a_player_that_fails_loses_and_the_reason_is_kept() {
        for (broken, id) in [
            (Broken::Silent, "fault-silent"),
            (Broken::Illegal, "fault-illegal"),
            (Broken::Crashed, "crashed"),
        ] {
            let table = open("nava", None).unwrap();
            let mut players: [Box<dyn Player>; 2] = [Box::new(broken), Box::new(Broken::Silent)];
            let game = play(table, &mut players, &Request::default(), 10, &Stop::default());
            let end = game.unwrap().end;
            assert_eq!((end.outcome, end.reason), (Outcome::Win(Side::Black), FAULT));
            assert_eq!(end.fault.unwrap().message.id, id);
        }
    }
}
