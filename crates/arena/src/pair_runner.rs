//! Plays the pairs of a tournament, one after another, on one thread.

use jogada_play::{AnyMatch, Player, Playouts, Rng, Side, Stop};

use crate::contestant::Contestant;
use crate::game::PlayedGame;
use crate::opening::{Evenness, Openings, any_opening, opening};
use crate::referee::Referee;
use crate::schedule::Key;
use crate::terms::Conditions;
use crate::tournament::{Pair, Tournament};

/// Plays pairs; what they have in common is set up once.
pub(crate) struct PairRunner<'a> {
    tournament: &'a Tournament,
    /// The start position, kept because its playouts are worth keeping.
    without_opening: OpenedGame,
}

impl<'a> PairRunner<'a> {
    /// # Panics
    /// If the options of the game do not fit each other.
    pub(crate) fn new(tournament: &'a Tournament) -> PairRunner<'a> {
        PairRunner { tournament, without_opening: OpenedGame::new((tournament.start(), 0)) }
    }

    /// Plays one pair, which depends on nothing but the tournament and the key. `None` if it was stopped.
    pub(crate) fn play_pair(&mut self, key: Key, stop: &Stop) -> Option<Pair> {
        let seed = Rng::seed_of(self.tournament.seed, key.number);
        let mut opened = self.opened(key.number, seed);
        let opened = opened.as_mut().unwrap_or(&mut self.without_opening);
        let contestants = key.players.map(|player| &*self.tournament.players[player]);
        let [first, second] = Side::ALL.map(|first| {
            let players = Side::ALL.map(|side| {
                let place = usize::from(side != first);
                (contestants[place], Rng::seed_of(seed, 1 + 2 * first.index() + place))
            });
            opened.play(self.tournament, players, stop)
        });
        Some(Pair { key, games: [first?, second?], worker: None })
    }

    /// The opening of this number; `None` if there are no openings.
    fn opened(&self, number: usize, seed: u64) -> Option<OpenedGame> {
        let game = &*self.without_opening.game;
        match &self.tournament.openings {
            Openings::Random { plies: 0, .. } => None,
            Openings::Random { plies, even } => {
                let rng = &mut Rng::new(seed);
                let opened = match even {
                    true => opening(game, *plies, Evenness::DEFAULT, rng),
                    false => any_opening(game, *plies, rng),
                };
                Some(OpenedGame::new(opened))
            }
            Openings::Book(book) => {
                Some(OpenedGame::new(book.begin(&self.tournament.spec, number)))
            }
        }
    }
}

/// A game after its opening.
struct OpenedGame {
    game: Box<dyn AnyMatch>,
    /// Moves of the opening, which no player chose.
    opening: usize,
    /// Made for the first game that is played at random.
    playouts: Option<Box<dyn Playouts>>,
}

impl OpenedGame {
    fn new((game, opening): (Box<dyn AnyMatch>, usize)) -> OpenedGame {
        OpenedGame { game, opening, playouts: None }
    }

    /// Lets players with these seeds, White's first, play on. `None` if it was stopped.
    fn play(
        &mut self,
        tournament: &Tournament,
        players: [(&dyn Contestant, u64); 2],
        stop: &Stop,
    ) -> Option<PlayedGame> {
        let random = players.iter().all(|(player, _)| player.is_random());
        // Such games take less time than asking for their moves one by one.
        if random && !tournament.has_clocks() {
            let playouts = self.playouts.get_or_insert_with(|| self.game.playouts());
            let playout = playouts.play_out(players.map(|(_, seed)| seed), tournament.cap);
            return (!stop.is_stopped()).then(|| PlayedGame::of(playout, self.opening));
        }
        let conditions = players.map(|(player, _)| Conditions::of(tournament, player));
        let mut players: [Box<dyn Player>; 2] = players.map(|(player, seed)| player.open(seed));
        let referee = Referee::new(self.game.fork(), self.opening, tournament, &conditions);
        referee.play(&mut players, stop)
    }
}
