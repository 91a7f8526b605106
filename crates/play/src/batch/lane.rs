//! The games of a batch, with the types of their game.

use std::sync::Arc;

use jogada_core::{GameState, Outcome, Playable, Repetition, Rng};

use super::arrays::{BatchArrays, LaneEnd};
use super::{BadAction, Batch, BatchOptions};
use jogada_engine::Repetitions;

use crate::encoded::legal_move;
use crate::ending::PlayError;

/// The games of a batch.
pub(crate) struct Lanes<G: Playable> {
    game: Arc<G>,
    start: G::State,
    options: BatchOptions,
    /// Values of an observation.
    planes: usize,
    games: Vec<Lane<G>>,
    scratch: Vec<G::Move>,
}

/// A game of a batch.
struct Lane<G: Playable> {
    state: G::State,
    /// What the next step plays: an action with its move.
    chosen: Option<(i64, G::Move)>,
    /// A move chosen at random when the mask was written.
    drawn: Option<G::Move>,
    plies: u32,
    /// Over, and not begun anew.
    is_over: bool,
    rng: Rng,
    /// Only where a position that comes back matters.
    past: Option<Box<Repetitions>>,
    /// Whether the position is noted there. One that a move has led to which cannot be undone is not: often the next is
    /// such a move too.
    is_noted: bool,
}

impl<G: Playable> Clone for Lane<G> {
    fn clone(&self) -> Self {
        Lane {
            state: self.state.clone(),
            chosen: self.chosen,
            plies: self.plies,
            is_over: self.is_over,
            rng: self.rng.clone(),
            past: self.past.clone(),
            drawn: self.drawn,
            is_noted: self.is_noted,
        }
    }
}

impl<G: Playable> Lane<G> {
    fn new(game: &G, start: &G::State, rng: Rng) -> Lane<G> {
        let matters = game.repetition() != Repetition::Impossible;
        let past = matters.then(|| Box::new(Repetitions::new(game.repetition())));
        let is_over = start.outcome().is_some();
        let state = start.clone();
        Lane { state, chosen: None, drawn: None, plies: 0, is_over, rng, past, is_noted: false }
    }

    #[inline]
    fn restart(&mut self, start: &G::State) {
        self.state.clone_from(start);
        (self.plies, self.chosen, self.drawn, self.is_noted) = (0, None, None, false);
        self.is_over = start.outcome().is_some();
        if let Some(past) = &mut self.past {
            past.clear();
        }
    }

    /// A legal move, each as likely as any other.
    #[inline]
    fn pick(&mut self, game: &G, scratch: &mut Vec<G::Move>) -> Option<G::Move> {
        if self.is_over {
            return None;
        }
        game.pick(&self.state, scratch, &mut |count| self.rng.below(count))
    }

    /// Writes the mask of the position, and draws a move for the next sample while its moves are at hand.
    #[inline]
    fn mask(&mut self, game: &G, scratch: &mut Vec<G::Move>, mask: &mut [bool]) {
        if self.is_over {
            mask.fill(false);
        } else if self.drawn.is_some() {
            game.legal_mask(&self.state, scratch, mask);
        } else {
            let choose = &mut |count| self.rng.below(count);
            self.drawn = game.mask_and_pick(&self.state, scratch, mask, choose);
        }
    }

    #[inline]
    fn sample(&mut self, game: &G, scratch: &mut Vec<G::Move>) -> i64 {
        let picked = self.drawn.take().or_else(|| self.pick(game, scratch));
        self.chosen = picked.map(|m| (game.action(m) as i64, m));
        self.chosen.map_or(0, |(action, _)| action)
    }

    #[inline]
    fn choose(&mut self, game: &G, action: i64) -> Result<(), PlayError> {
        if self.is_over || self.chosen.is_some_and(|(chosen, _)| chosen == action) {
            return Ok(());
        }
        self.chosen = Some((action, legal_move(game, &self.state, action)?));
        Ok(())
    }

    /// Plays what was chosen; says how the game has ended, if it has.
    #[inline]
    fn play(&mut self, game: &G, cap: u32) -> Option<LaneEnd> {
        if self.is_over {
            return None;
        }
        let (_, m) = self.chosen.take().expect("an action is chosen before it is played");
        self.drawn = None;
        let repeated = self.move_on(game, m);
        self.plies += 1;
        match self.state.outcome() {
            Some(Outcome::Win(side)) => Some(LaneEnd::Won(side)),
            Some(Outcome::Draw) => Some(LaneEnd::Drawn),
            None if repeated => Some(LaneEnd::Drawn),
            None => (self.plies >= cap).then_some(LaneEnd::Truncated),
        }
    }

    /// Plays a move; `true` if its position has come back often enough to end the game.
    #[inline]
    fn move_on(&mut self, game: &G, m: G::Move) -> bool {
        let Some(past) = &mut self.past else {
            game.play(&mut self.state, m);
            return false;
        };
        let can_come_back = !game.is_irreversible(&self.state, m);
        if !can_come_back {
            past.clear();
        } else if !self.is_noted {
            past.note(game.hash(&self.state));
        }
        game.play(&mut self.state, m);
        self.is_noted = can_come_back;
        can_come_back && past.note(game.hash(&self.state))
    }
}

impl<G: Playable> Lanes<G> {
    pub(crate) fn new(game: &Arc<G>, start: &G::State, options: &BatchOptions) -> Lanes<G> {
        let mut lanes = Lanes {
            game: Arc::clone(game),
            start: start.clone(),
            options: *options,
            planes: game.shape().into_iter().product(),
            games: Vec::with_capacity(options.count),
            scratch: Vec::new(),
        };
        lanes.reseed(options.seed);
        lanes
    }

    /// Writes what is seen of a game.
    #[inline]
    fn show(&mut self, index: usize, actions: usize, arrays: &mut BatchArrays<'_>) {
        let lane = &mut self.games[index];
        if let Some(observations) = &mut arrays.observations {
            observations.write(&*self.game, &lane.state, index, self.planes);
        }
        if let Some(masks) = &mut arrays.masks {
            let mask = &mut masks[index * actions..][..actions];
            lane.mask(&self.game, &mut self.scratch, mask);
        }
        if let Some(to_play) = &mut arrays.to_play {
            to_play[index] = lane.state.to_move().index() as i8;
        }
    }
}

impl<G: Playable> Batch for Lanes<G> {
    fn count(&self) -> usize {
        self.games.len()
    }

    fn reset(&mut self, which: Option<&[bool]>) {
        assert!(which.is_none_or(|which| which.len() == self.count()), "one entry per game");
        let chosen = |index: usize| which.is_none_or(|which| which[index]);
        for (index, lane) in self.games.iter_mut().enumerate() {
            if chosen(index) {
                lane.restart(&self.start);
            }
        }
    }

    fn reseed(&mut self, seed: u64) {
        self.options.seed = seed;
        let BatchOptions { first, count, .. } = self.options;
        let rng = |number| Rng::new(Rng::seed_of(seed, number));
        let lanes = (first..first + count).map(|n| Lane::new(&*self.game, &self.start, rng(n)));
        self.games = lanes.collect();
    }

    fn sample(&mut self, actions: &mut [i64]) {
        assert_eq!(actions.len(), self.count(), "one action per game");
        for (lane, action) in self.games.iter_mut().zip(actions) {
            *action = lane.sample(&self.game, &mut self.scratch);
        }
    }

    fn choose(&mut self, actions: &[i64]) -> Result<(), BadAction> {
        assert_eq!(actions.len(), self.count(), "one action per game");
        for (index, (lane, &action)) in self.games.iter_mut().zip(actions).enumerate() {
            lane.choose(&self.game, action).map_err(|error| BadAction { index, error })?;
        }
        Ok(())
    }

    fn step(&mut self, arrays: &mut BatchArrays<'_>) {
        let (actions, BatchOptions { restart, cap, .. }) = (self.game.action_count(), self.options);
        arrays.check(self.count(), self.planes, actions);
        for index in 0..self.games.len() {
            let lane = &mut self.games[index];
            let end = lane.play(&self.game, cap);
            arrays.write_end(index, end);
            if end.is_some() {
                lane.is_over = true;
                if restart {
                    lane.restart(&self.start);
                }
            }
            self.show(index, actions, arrays);
        }
    }

    fn observe(&mut self, arrays: &mut BatchArrays<'_>) {
        let actions = self.game.action_count();
        arrays.check(self.count(), self.planes, actions);
        for index in 0..self.games.len() {
            arrays.write_end(index, None);
            self.show(index, actions, arrays);
        }
    }

    fn legal_actions(&self, offsets: &mut Vec<i64>, actions: &mut Vec<i64>) {
        let mut moves = Vec::new();
        for lane in &self.games {
            let start = actions.len();
            if !lane.is_over {
                self.game.moves(&lane.state, &mut moves);
            }
            actions.extend(moves.drain(..).map(|m| self.game.action(m) as i64));
            actions[start..].sort_unstable();
            offsets.push(actions.len() as i64);
        }
    }

    fn take(&self, places: &[usize], first: usize) -> Box<dyn Batch> {
        let games: Vec<_> = places.iter().map(|&place| self.games[place].clone()).collect();
        Box::new(Lanes {
            game: Arc::clone(&self.game),
            start: self.start.clone(),
            options: BatchOptions { count: games.len(), first, ..self.options },
            planes: self.planes,
            games,
            scratch: Vec::new(),
        })
    }

    fn position(&self, index: usize) -> Option<String> {
        self.games.get(index).map(|lane| self.game.show_state(&lane.state).to_string())
    }
}
