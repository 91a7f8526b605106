//! Players are named by specs such as `level:5` in every front end, open with a seed, and play any
//! game of the catalogue.
//!
//! ```
//! use jogada_play::{PlayerSpec, Request, Stop, open};
//! let game = open("nava", None).unwrap();
//! let spec = PlayerSpec::parse("level:3", game.info()).unwrap();
//! let mut player = spec.open(7).expect("it is built in");
//! let found = player.choose(&*game, &Request::default(), &Stop::default(), &mut |_| {}).unwrap();
//! assert!(game.legal().iter().any(|offer| offer.text == found.as_ref().unwrap().best()));
//! ```

mod kind;
mod spec;
mod words;

pub use kind::{EVALUATION, PlayerKind};
pub use spec::{PlayerError, PlayerSpec};
pub use words::describe_player;

use std::sync::Arc;

use jogada_core::{Message, NetWeights, SearchParameters, Weights};
use jogada_engine::Stop;

use crate::analysis::{Analysis, Evaluation, Request};
use crate::any_match::AnyMatch;
use crate::thinking::Strategy;

/// Chooses moves.
///
/// A player built in is repeatable: opened with the same seed and asked about the same position
/// with the same history, it gives the same move on every machine. Only [`PlayerKind::Max`] may
/// break that, where its limits or threads do, and by what it remembers from earlier questions.
pub trait Player: Send {
    /// The canonical name, as in specs.
    fn name(&self) -> &str;

    /// Prepares for a game before its clock starts. Built-in players need no preparation.
    fn new_game(&mut self, _game: &dyn AnyMatch, _request: &Request) -> Result<(), PlayerFault> {
        Ok(())
    }

    /// Whether the caller has to enforce its time limit; built-in players keep it themselves.
    fn is_timed(&self) -> bool {
        false
    }

    /// Waits until it can be asked for a move, where it is deaf for a moment after its last. Not on its
    /// clock.
    fn settle(&mut self) {}

    /// Chooses a move for the side to move: the first of the first line. `None` if the game is
    /// over. `sink` hears what is known so far, at least once before the answer. The limits, threads
    /// and lines of the request are for players without a measure of their own.
    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault>;
}

/// Why a player gave no move although the game is not over. Players built in always give one; a
/// program outside may crash or talk nonsense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerFault {
    /// What happened.
    pub message: Message,
    /// Whether it was given up because its time was over.
    pub is_late: bool,
}

impl From<Message> for PlayerFault {
    fn from(message: Message) -> PlayerFault {
        PlayerFault { message, is_late: false }
    }
}

/// A strategy with a name.
pub struct StrategyPlayer {
    name: String,
    strategy: Strategy,
    seed: u64,
    evaluation: Evaluation,
    weights: Option<Weights>,
    net: Option<Arc<NetWeights>>,
    parameters: Option<SearchParameters>,
}

impl StrategyPlayer {
    /// Follows the strategy. What it leaves to chance follows from the seed.
    pub fn new(name: String, strategy: Strategy, seed: u64) -> StrategyPlayer {
        StrategyPlayer {
            name,
            strategy,
            seed,
            evaluation: Evaluation::Net,
            weights: None,
            net: None,
            parameters: None,
        }
    }

    /// Evaluates by this.
    pub fn with_evaluation(mut self, evaluation: Evaluation) -> StrategyPlayer {
        self.evaluation = evaluation;
        self
    }

    /// Evaluates by this net instead of what ships.
    pub fn with_net(mut self, net: Arc<NetWeights>) -> StrategyPlayer {
        self.net = Some(net);
        self
    }

    /// Searches with these constants instead of those of the game.
    pub fn with_parameters(mut self, parameters: SearchParameters) -> StrategyPlayer {
        self.parameters = Some(parameters);
        self
    }

    /// Evaluates by these weights instead of those that ship.
    pub fn with_weights(mut self, weights: Weights) -> StrategyPlayer {
        self.weights = Some(weights);
        self
    }
}

impl Player for StrategyPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        let mut request = Request { seed: self.seed, evaluation: self.evaluation, ..*request };
        request.settings.contempt = request.is_for_a_move();
        request.settings.parameters = self.parameters.or(request.settings.parameters);
        let weighted = self.weights.as_ref().map(|weights| game.fork_with(weights));
        let other = weighted.or_else(|| self.net.as_ref().map(|net| game.fork_with_net(net)));
        let game = other.as_deref().unwrap_or(game);
        Ok(game.think(&self.strategy, &request, stop, sink))
    }
}
