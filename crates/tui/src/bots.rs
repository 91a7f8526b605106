//! The bots of a game in line mode, on its own thread; the full screen has workers.

use jogada_play::{
    Analysis, Localizer, Player, PlayerFault, Request, Seat, Session, Side, Stop, check_choice,
};
use jogada_ugi::open_player;

use crate::describe::seat_name;

/// A side with the name of its player.
pub fn who(session: &Session, side: Side, localizer: &Localizer) -> String {
    let name = session.person(side).map(str::to_owned);
    let name = name.unwrap_or_else(|| seat_name(session.seat(side), localizer));
    // One pair of brackets is enough.
    let name = name.replace(" (", ", ").replace(')', "");
    format!("{} ({name})", localizer.side(side))
}

/// Why a bot resigned.
pub fn fault_line(side: Side, fault: &PlayerFault, localizer: &Localizer) -> String {
    format!("{}: {}", localizer.side(side), localizer.say(fault))
}

/// White's first; `None` for a human seat.
pub struct Bots([Option<Box<dyn Player>>; 2]);

impl Bots {
    pub fn open(seats: &[Seat; 2], seed: u64) -> Bots {
        Bots(seats.each_ref().map(|seat| seat.bot().map(|spec| open_player(spec, seed))))
    }

    /// Plays the move of this side's bot on the calling thread. A bot that fails resigns, and its fault is
    /// returned.
    ///
    /// # Panics
    /// If this side is human.
    pub fn make_move(
        &mut self,
        session: &mut Session,
        side: Side,
        request: &Request,
    ) -> Result<(String, Analysis), PlayerFault> {
        let bot = self.0[side.index()].as_mut().expect("a bot plays this side");
        let choice = bot.choose(session.game(), request, &Stop::default(), &mut |_| {});
        let found = check_choice(choice, bot.name(), session.game());
        let found = found.inspect_err(|_| session.resign(side))?;
        let played = session.play(found.best()).expect("it was found to be legal");
        Ok((played, found))
    }
}

#[cfg(test)]
mod tests {
    use jogada_play::{AnyMatch, Outcome, open};

    use super::*;

    /// A player that gives no move, or one that is not legal.
    struct Broken {
        silent: bool,
    }

    impl Player for Broken {
        fn name(&self) -> &'static str {
            "broken"
        }

        fn choose(
            &mut self,
            game: &dyn AnyMatch,
            request: &Request,
            stop: &Stop,
            sink: &mut dyn FnMut(&Analysis),
        ) -> Result<Option<Analysis>, PlayerFault> {
            let random = Seat::parse("random", game.info()).expect("there is such a player");
            let random = random.bot().expect("it is no person");
            let mut found = open_player(random, 1).choose(game, request, stop, sink)?;
            if let Some(found) = &mut found {
                found.lines[0].moves[0] = "a1-a1".to_owned();
            }
            Ok(found.filter(|_| !self.silent))
        }
    }

    #[test]
    fn a_bot_that_fails_resigns_and_its_fault_is_returned() {
        for (silent, id) in [(true, "fault-silent"), (false, "fault-illegal")] {
            let game = open("nava", None).expect("a game");
            let mut session = Session::new(game, [Seat::Human, Seat::Human]);
            let mut bots = Bots([Some(Box::new(Broken { silent })), None]);
            let moved = bots.make_move(&mut session, Side::White, &Request::default());
            assert_eq!(moved.expect_err("it fails").message.id, id);
            let ending = session.ending().expect("it resigned");
            assert_eq!(ending.outcome, Outcome::Win(Side::Black));
        }
    }
}
