//! Plays one game: asks the players in turn, keeps the clocks, decides when it is over.

use std::time::{Duration, Instant};

use jogada_play::{AnyMatch, Message, Player, Reason, Request, Side, Stop, check_choice};

use crate::adjudication::Adjudicator;
use crate::clock::Clocks;
use crate::game::{End, PlayedGame};
use crate::terms::Conditions;
use crate::thoughts::{Thought, Thoughts};
use crate::tournament::Tournament;

/// One game between two players, with its clocks and its adjudication.
pub(crate) struct Referee {
    game: Box<dyn AnyMatch>,
    /// Those of White and Black.
    conditions: [Conditions; 2],
    clocks: Clocks,
    cap: usize,
    /// Moves made, those of the opening included.
    plies: usize,
    opening: usize,
    choices: u64,
    adjudicator: Adjudicator,
    thoughts: Thoughts,
}

impl Referee {
    /// A game that goes on from an opening of so many moves, under the conditions of White and Black.
    pub(crate) fn new(
        game: Box<dyn AnyMatch>,
        opening: usize,
        tournament: &Tournament,
        conditions: &[Conditions; 2],
    ) -> Referee {
        Referee {
            game,
            conditions: *conditions,
            clocks: Clocks::start(conditions.map(|conditions| conditions.clock)),
            cap: tournament.cap,
            plies: opening,
            opening,
            choices: 0,
            adjudicator: Adjudicator::new(tournament.resign, tournament.draw),
            thoughts: Thoughts::default(),
        }
    }

    /// Lets two players, White's first, play to the end. A player that fails has lost. `None` if it
    /// was stopped.
    pub(crate) fn play(
        mut self,
        players: &mut [Box<dyn Player>; 2],
        stop: &Stop,
    ) -> Option<PlayedGame> {
        let mut end = self.over().or_else(|| self.prepare(players));
        while end.is_none() {
            let side = self.game.side();
            end = self.turn(side, &mut *players[side.index()], stop).or_else(|| self.over());
            if stop.is_stopped() {
                return None;
            }
        }
        end.map(|end| self.close(end))
    }

    /// Prepares the players, off their clocks; says how the game ended if one cannot play.
    fn prepare(&self, players: &mut [Box<dyn Player>; 2]) -> Option<End> {
        Side::ALL.into_iter().zip(players).find_map(|(side, player)| {
            let fault = player.new_game(&*self.game, &self.request(side)).err()?;
            Some(End::lost(side, Reason::Fault, fault.message))
        })
    }

    fn request(&self, side: Side) -> Request {
        let Conditions { request, margin, .. } = self.conditions[side.index()];
        Request { clock: self.clocks.seen_by(side), margin: Some(margin), ..request }
    }

    fn over(&self) -> Option<End> {
        let capped = || (self.plies >= self.cap).then(End::capped);
        self.game.ending().map(End::from).or_else(capped)
    }

    /// One move; says how the game ended if not by its rules.
    fn turn(&mut self, side: Side, player: &mut dyn Player, stop: &Stop) -> Option<End> {
        let legal = self.game.perft(1, 1);
        let request = self.request(side);
        player.settle();
        let started = Instant::now();
        let choice = player.choose(&*self.game, &request, stop, &mut |_| {});
        let spent = started.elapsed();
        // Who crashed has not run out of time, however long it took.
        let is_timed = choice.as_ref().map_or_else(|fault| fault.is_late, Option::is_some);
        if is_timed && let Some(fault) = self.overstepped(side, player, spent) {
            return Some(End::lost(side, Reason::Time, fault));
        }
        match check_choice(choice, player.name(), &*self.game) {
            Ok(found) => {
                self.game.play(found.best()).expect("it was found to be legal");
                self.plies += 1;
                self.choices += legal;
                let timed = self.conditions.iter().any(|conditions| conditions.timed);
                self.conclude(side, Thought::of(&found, timed.then_some(spent)))
            }
            Err(fault) => Some(End::lost(side, Reason::Fault, fault.message)),
        }
    }

    /// What there is to say if a player took more time than it had.
    fn overstepped(&mut self, side: Side, player: &dyn Player, spent: Duration) -> Option<Message> {
        let Conditions { request, margin, .. } = self.conditions[side.index()];
        if let Some(in_time) = self.clocks.spend(side, spent, margin) {
            return (!in_time).then(|| fault("fault-clock", player));
        }
        let time = request.limits.time?;
        let late = player.is_timed() && spent > time.saturating_add(margin);
        let milliseconds = |time: Duration| time.as_millis().to_string();
        late.then(|| {
            let fault = fault("fault-overtime", player).with("time", milliseconds(time));
            fault.with("margin", milliseconds(margin))
        })
    }

    /// Notes what a player thought; says how the game ended if that decides it.
    fn conclude(&mut self, side: Side, thought: Thought) -> Option<End> {
        self.thoughts.push(thought);
        let outcome = self.adjudicator.add(side, thought.score, self.plies)?;
        // What the rules say comes first.
        self.over().is_none().then(|| End::adjudicated(outcome))
    }

    fn close(self, end: End) -> PlayedGame {
        let moves = self.game.line().into();
        let Referee { opening, choices, thoughts, .. } = self;
        PlayedGame { moves, opening, choices, end, thoughts }
    }
}

fn fault(id: &'static str, player: &dyn Player) -> Message {
    Message::new(id).with("player", player.name())
}

#[cfg(test)]
mod tests {
    use jogada_play::{
        Analysis, AnalysisLine, Limits, Outcome, PlayerFault, PlayerSpec, Score, Spec, TimeControl,
        open,
    };

    use super::*;
    use crate::schedule::Format;
    use crate::terms::Terms;

    /// A player that fails in one way or another, after so many moves.
    struct Broken(FaultKind, usize);

    #[derive(Clone, Copy)]
    enum FaultKind {
        Silent,
        Illegal,
        Crashed,
        Absent,
        /// Takes a little longer than it may.
        Slow,
        /// Cannot be asked at once.
        Deaf,
        /// Has not answered when its time was over.
        Late,
    }

    impl Broken {
        fn text(&mut self, game: &dyn AnyMatch, request: &Request) -> Option<String> {
            let legal = || game.pick(&mut |_| 0);
            if self.1 > 0 {
                self.1 -= 1;
                return legal();
            }
            match self.0 {
                FaultKind::Slow => {
                    let clock = request.clock.map(|clock| clock.remaining[0]);
                    let time = clock.or(request.limits.time).expect("there is a time");
                    std::thread::sleep(time + Duration::from_millis(1));
                    legal()
                }
                FaultKind::Illegal => Some("a1-a1".to_owned()),
                _ => None,
            }
        }
    }

    impl Player for Broken {
        fn name(&self) -> &'static str {
            "broken"
        }

        fn is_timed(&self) -> bool {
            true
        }

        fn new_game(&mut self, game: &dyn AnyMatch, _: &Request) -> Result<(), PlayerFault> {
            assert!(game.line().moves.is_empty(), "players prepare before the first move");
            let absent = matches!(self, Broken(FaultKind::Absent, 0));
            let fault = || PlayerFault::from(Message::new("absent"));
            if absent { Err(fault()) } else { Ok(()) }
        }

        fn settle(&mut self) {
            if let FaultKind::Deaf = self.0 {
                std::thread::sleep(Duration::from_millis(300));
            }
        }

        fn choose(
            &mut self,
            game: &dyn AnyMatch,
            request: &Request,
            _: &Stop,
            _: &mut dyn FnMut(&Analysis),
        ) -> Result<Option<Analysis>, PlayerFault> {
            if let Broken(FaultKind::Late, 0) = self {
                let time = request.limits.time.expect("there is a time");
                let margin = request.margin.expect("the arena has one");
                std::thread::sleep(time + margin + Duration::from_millis(1));
                return Err(PlayerFault { message: Message::new("late"), is_late: true });
            }
            if let Broken(FaultKind::Crashed, 0) = self {
                return Err(PlayerFault::from(Message::new("crashed")));
            }
            let Some(text) = self.text(game, request) else { return Ok(None) };
            let line = AnalysisLine { score: Score::Eval(0), moves: vec![text] };
            Ok(Some(Analysis { depth: 0, nodes: 0, time: Duration::ZERO, lines: vec![line] }))
        }
    }

    fn conditions(tournament: &Tournament) -> [Conditions; 2] {
        [Conditions::new(tournament, &Terms::default()); 2]
    }

    fn tournament() -> Tournament {
        Tournament::new("nava".parse::<Spec>().unwrap(), Vec::<PlayerSpec>::new(), Format::Match)
    }

    /// A game in which White fails after so many of its moves.
    fn play_game(kind: FaultKind, moves: usize, tournament: &Tournament) -> PlayedGame {
        let game = open("nava", None).unwrap();
        let black = Broken(FaultKind::Silent, usize::MAX);
        let mut players: [Box<dyn Player>; 2] = [Box::new(Broken(kind, moves)), Box::new(black)];
        let game = Referee::new(game, 0, tournament, &conditions(tournament))
            .play(&mut players, &Stop::default())
            .unwrap();
        assert_eq!(game.plies(), 2 * moves, "the move that failed is not part of the game");
        game
    }

    /// How a game ends in which White fails at once.
    fn end(kind: FaultKind, tournament: &Tournament) -> (Outcome, Reason, &'static str) {
        let end = play_game(kind, 0, tournament).end;
        assert!(end.is_fault());
        (end.outcome, end.reason, end.fault.unwrap().id)
    }

    fn lost(reason: Reason, fault: &'static str) -> (Outcome, Reason, &'static str) {
        (Outcome::Win(Side::Black), reason, fault)
    }

    #[test]
    fn a_player_that_fails_loses_and_the_reason_is_kept() {
        for (kind, id) in [
            (FaultKind::Silent, "fault-silent"),
            (FaultKind::Illegal, "fault-illegal"),
            (FaultKind::Crashed, "crashed"),
            (FaultKind::Absent, "absent"),
        ] {
            assert_eq!(end(kind, &tournament()), lost(Reason::Fault, id));
        }
    }

    #[test]
    fn a_clock_that_runs_out_loses_the_game() {
        let base = Duration::from_millis(2);
        let clock = Some(TimeControl { base, increment: Duration::ZERO });
        let strict = Tournament { clock, time_margin: Duration::ZERO, ..tournament() };
        assert_eq!(end(FaultKind::Slow, &strict), lost(Reason::Time, "fault-clock"));
    }

    #[test]
    fn a_player_that_is_not_listening_yet_does_not_pay_for_the_wait() {
        let base = Duration::from_millis(300);
        let clock = Some(TimeControl { base, increment: Duration::ZERO });
        let strict = Tournament { clock, time_margin: Duration::ZERO, cap: 2, ..tournament() };
        let game = play_game(FaultKind::Deaf, 1, &strict);
        assert!(!game.end.is_fault(), "{:?}", game.end);
    }

    #[test]
    fn more_than_the_time_of_a_move_and_the_margin_loses_the_game() {
        let limits = Limits { time: Some(Duration::from_millis(2)), ..Limits::default() };
        let request = Request { limits, ..Request::default() };
        let strict = Tournament { request, time_margin: Duration::ZERO, cap: 6, ..tournament() };
        assert_eq!(end(FaultKind::Slow, &strict), lost(Reason::Time, "fault-overtime"));
        let margin = Duration::from_millis(3);
        let brief = Tournament { time_margin: margin, ..strict.clone() };
        assert_eq!(end(FaultKind::Late, &brief), lost(Reason::Time, "fault-overtime"));
        let generous = Tournament { time_margin: Duration::from_hours(1), ..strict };
        let game = open("nava", None).unwrap();
        let mut players: [Box<dyn Player>; 2] =
            [Box::new(Broken(FaultKind::Slow, 0)), Box::new(Broken(FaultKind::Slow, 0))];
        let game = Referee::new(game, 0, &generous, &conditions(&generous))
            .play(&mut players, &Stop::default())
            .unwrap();
        assert!(!game.end.is_fault(), "{:?}", game.end);
    }

    #[test]
    fn choices_are_counted_where_a_move_was_made() {
        let mut game = open("nava", None).unwrap();
        let mut legal = 0;
        for _ in 0..2 {
            legal += game.legal().len() as u64;
            game.play(&game.pick(&mut |_| 0).unwrap()).unwrap();
        }
        for kind in [FaultKind::Silent, FaultKind::Illegal, FaultKind::Crashed] {
            assert_eq!(play_game(kind, 1, &tournament()).choices, legal);
        }
    }
}
