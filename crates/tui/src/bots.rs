//! The bots of a game, run on the calling thread.

use jogada_play::{
    Analysis, Message, Player, PlayerFault, Request, Seat, Session, Side, Stop, shorten,
};

/// White's first; `None` for a human seat.
pub struct Bots([Option<Box<dyn Player>>; 2]);

impl Bots {
    pub fn open(seats: &[Seat; 2], seed: u64) -> Bots {
        Bots(seats.each_ref().map(|seat| seat.bot().map(|spec| spec.open(seed))))
    }

    /// Plays the move of this side's bot. A bot that fails resigns, and its fault is returned.
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
        let moved = choose(&mut **bot, session, request);
        if moved.is_err() {
            session.resign(side);
        }
        moved
    }
}

fn choose(
    bot: &mut dyn Player,
    session: &mut Session,
    request: &Request,
) -> Result<(String, Analysis), PlayerFault> {
    let fault = |message| PlayerFault { message };
    let found = bot.choose(session.game(), request, &Stop::default(), &mut |_| {})?;
    let found = found.ok_or_else(|| fault(Message::new("plain-fault-silent")))?;
    let played = session.play(found.best()).map_err(|_| {
        fault(Message::new("plain-fault-illegal").with("move", shorten(found.best())))
    })?;
    Ok((played, found))
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
            let mut found = random.open(1).choose(game, request, stop, sink)?;
            if let Some(found) = &mut found {
                found.lines[0].moves[0] = "a1-a1".to_owned();
            }
            Ok(found.filter(|_| !self.silent))
        }
    }

    #[test]
    fn a_bot_that_fails_gives_up_and_its_fault_is_told() {
        for (silent, id) in [(true, "plain-fault-silent"), (false, "plain-fault-illegal")] {
            let game = open("nava", None).expect("a game");
            let mut session = Session::new(game, [Seat::Human, Seat::Human]);
            let mut bots = Bots([Some(Box::new(Broken { silent })), None]);
            let moved = bots.make_move(&mut session, Side::White, &Request::default());
            assert_eq!(moved.expect_err("it fails").message.id, id);
            let ending = session.ending().expect("it gave up");
            assert_eq!(ending.outcome, Outcome::Win(Side::Black));
        }
    }
}
