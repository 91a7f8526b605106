//! Names of players: `random`, `minimax:depth=3`, `level:7`, `cmd:./bot --quick`.

use std::fmt;

use jogada_core::options::{OptionErrors, OptionSpec, Options};
use jogada_core::text::{nearest, shorten};
use jogada_core::{Arg, GameInfo, Message};

use super::kind::{EVALUATION, HASH, LEVEL, PlayerKind};
use super::{Player, StrategyPlayer};
use crate::analysis::Evaluation;
use crate::catalogue::{find, games};
use crate::command_line::{CommandLineError, join_command, split_command};
use crate::thinking::Strategy;

/// A player of one game by name and parameters.
#[derive(Clone)]
pub struct PlayerSpec {
    kind: PlayerKind,
    parameters: &'static [&'static dyn OptionSpec],
    options: Options,
    /// The words of a command line, for a program outside.
    command: Vec<String>,
}

impl PlayerSpec {
    /// Reads a name: a kind of player, then perhaps a colon and `key=value,…`. The first parameter
    /// may be given without its key. After `cmd:` comes a command line.
    pub fn parse(text: &str, game: &GameInfo) -> Result<PlayerSpec, PlayerError> {
        let (name, rest) = match text.split_once(':') {
            Some((name, rest)) => (name.trim(), Some(rest)),
            None => (text.trim(), None),
        };
        let named = |kind: &PlayerKind| kind.name().eq_ignore_ascii_case(name);
        let kind = PlayerKind::of(game).find(named);
        let elsewhere = || PlayerKind::ALL.into_iter().find(named);
        let kind = kind.ok_or_else(|| match elsewhere() {
            Some(kind) if kind.takes_command() => PlayerError::elsewhere(kind, game),
            _ => PlayerError::unknown(name, game),
        })?;
        let parameters = kind.parameters(game);
        let mut spec = PlayerSpec {
            kind,
            parameters,
            options: Options::defaults(parameters),
            command: vec![],
        };
        if kind.takes_command() {
            let command = split_command(rest.unwrap_or_default());
            spec.command = command.map_err(|error| PlayerError::command(kind, error))?;
        } else if let Some(rest) = rest {
            spec.options = read(kind, parameters, rest, game)?;
        }
        Ok(spec)
    }

    /// The same player with so many megabytes to remember positions in.
    ///
    /// # Errors
    /// If that is no parameter of this player, or out of its range.
    pub fn with_memory(
        mut self,
        megabytes: u32,
        game: &GameInfo,
    ) -> Result<PlayerSpec, PlayerError> {
        let megabytes = megabytes.to_string();
        if self.parameters.is_empty() {
            return Err(PlayerError::plain(self.kind, &megabytes, game));
        }
        let set = self.options.set(PlayerKind::MEMORY, &megabytes);
        set.map_err(|error| PlayerError::Parameters(OptionErrors(vec![error])))?;
        Ok(self)
    }

    /// The same kind of player so many levels stronger, or weaker if negative; `None` if there is no such
    /// level, or none at all.
    pub fn stronger(&self, by: i64, game: &GameInfo) -> Option<PlayerSpec> {
        let level = self.level()? as i64 + by;
        PlayerSpec::parse(&format!("{}:{level}", self.kind.name()), game).ok()
    }

    /// The kind of player.
    pub fn kind(&self) -> PlayerKind {
        self.kind
    }

    /// Bytes it will take to remember positions in; 0 if it is no matter of choice.
    pub fn memory(&self) -> usize {
        match self.kind {
            PlayerKind::Max | PlayerKind::Mcts => self.options.get(&HASH) as usize * 1_000_000,
            _ => 0,
        }
    }

    /// The words of the command line, for a program outside.
    pub fn command(&self) -> Option<&[String]> {
        self.kind.takes_command().then_some(&*self.command)
    }

    /// The level of play, for a player that has one.
    pub fn level(&self) -> Option<usize> {
        (self.kind == PlayerKind::Level).then(|| self.options.get(&LEVEL) as usize)
    }

    /// The parameters that are not what they would be anyway, with their values.
    pub(super) fn changed(&self) -> impl Iterator<Item = (&'static dyn OptionSpec, String)> {
        let defaults = Options::defaults(self.parameters);
        let changed = move |&option: &&'static dyn OptionSpec| {
            let value = self.options.show(option);
            (value != defaults.show(option)).then_some((option, value))
        };
        self.parameters.iter().filter_map(changed)
    }

    /// Positions it searches for a move at most; 0 if it looks no further than its own moves, `None`
    /// if that depends on anything else than its name.
    ///
    /// # Panics
    /// If the game is not of the catalogue.
    pub fn node_budget(&self, game: &GameInfo) -> Option<u64> {
        match self.kind {
            PlayerKind::Random | PlayerKind::Greedy | PlayerKind::Mixed => Some(0),
            PlayerKind::Level => {
                let levels = find(game.id).expect("games come from the catalogue").levels();
                self.level().map(|level| levels[level - 1].nodes)
            }
            _ => None,
        }
    }

    /// What evaluates positions for it.
    pub fn evaluation(&self) -> Evaluation {
        match self.kind {
            PlayerKind::Max | PlayerKind::Mcts => self.options.get(&EVALUATION),
            _ => Evaluation::default(),
        }
    }

    /// The same player with another evaluation.
    ///
    /// # Errors
    /// If that is no parameter of this player.
    pub fn with_evaluation(
        mut self,
        evaluation: &str,
        game: &GameInfo,
    ) -> Result<PlayerSpec, PlayerError> {
        if !self.parameters.iter().any(|parameter| parameter.key() == EVALUATION.key()) {
            return Err(PlayerError::plain(self.kind, evaluation, game));
        }
        let set = self.options.set(EVALUATION.key(), evaluation);
        set.map_err(|error| PlayerError::Parameters(OptionErrors(vec![error])))?;
        Ok(self)
    }

    /// How it chooses its moves; `None` for a program outside.
    pub fn strategy(&self) -> Option<Strategy> {
        let options = || self.options.clone();
        Some(match self.kind {
            PlayerKind::Random => Strategy::Random,
            PlayerKind::Greedy => Strategy::Greedy(options()),
            PlayerKind::Mixed => Strategy::Mixed(options()),
            PlayerKind::Minimax => Strategy::Minimax(options()),
            PlayerKind::Level => Strategy::level(self.options.get(&LEVEL) as usize),
            PlayerKind::Max => Strategy::alpha_beta(self.memory()),
            PlayerKind::Mcts => Strategy::Mcts { bytes: self.memory() },
            PlayerKind::External | PlayerKind::Gomocup | PlayerKind::AbstractPlay => return None,
        })
    }

    /// The player, if it is built in. What it leaves to chance follows from the seed. The crate
    /// `jogada-ugi` also opens programs outside.
    pub fn open(&self, seed: u64) -> Option<Box<dyn Player>> {
        let player = StrategyPlayer::new(self.to_string(), self.strategy()?, seed);
        Some(Box::new(player.with_evaluation(self.evaluation())))
    }
}

/// The canonical name: the first parameter always, the others where they differ from what they
/// would be anyway.
impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind.name())?;
        if self.kind.takes_command() {
            return write!(f, ":{}", join_command(&self.command));
        }
        let Some(first) = self.parameters.first() else { return Ok(()) };
        write!(f, ":{}", self.options.show(*first))?;
        let others = self.options.to_string();
        let is_first = |item: &&str| item.split('=').next() == Some(first.key());
        let others = others.split(',').filter(|item| !item.is_empty() && !is_first(item));
        others.into_iter().try_for_each(|item| write!(f, ",{item}"))
    }
}

impl fmt::Debug for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayerSpec({self})")
    }
}

/// The parameters after the colon.
fn read(
    kind: PlayerKind,
    parameters: &'static [&'static dyn OptionSpec],
    text: &str,
    game: &GameInfo,
) -> Result<Options, PlayerError> {
    let Some(first) = parameters.first() else {
        return Err(PlayerError::plain(kind, text, game));
    };
    let bare = text.split(',').next().is_some_and(|item| !item.contains('='));
    let key = if bare && !text.trim().is_empty() { first.key() } else { "" };
    let equals = if key.is_empty() { "" } else { "=" };
    let text = format!("{key}{equals}{text}");
    Options::parse(parameters, &[], &text).map_err(PlayerError::Parameters)
}

/// What is wrong with the name of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerError {
    /// There is no such player, or it takes no parameters.
    Name(Message),
    /// Its parameters do not fit; all that is wrong is here.
    Parameters(OptionErrors),
}

impl PlayerError {
    fn unknown(name: &str, game: &GameInfo) -> PlayerError {
        let names = || PlayerKind::of(game).map(PlayerKind::name);
        let message = match nearest(name, names()) {
            Some(name) => Message::new("unknown-player-nearest").with("nearest", name),
            None => Message::new("unknown-player"),
        };
        let known: Vec<_> = names().map(str::to_owned).collect();
        PlayerError::Name(message.with("name", shorten(name)).with("known", known))
    }

    /// What does not follow the name of a program or bot.
    fn command(kind: PlayerKind, error: CommandLineError) -> PlayerError {
        PlayerError::Name(match (error, kind) {
            (CommandLineError::Empty, PlayerKind::AbstractPlay) => Message::new("bot-empty"),
            (CommandLineError::Empty, _) => {
                Message::new("program-empty").with("player", kind.name())
            }
            (open @ CommandLineError::Open(_), _) => open.into(),
        })
    }

    /// Its protocol has words for other games only.
    fn elsewhere(kind: PlayerKind, game: &GameInfo) -> PlayerError {
        let others = games().iter().filter(|other| other.protocols().contains(&kind.name()));
        let others: Vec<_> = others.map(|other| other.info().name.to_owned()).collect();
        let message = Message::new("player-elsewhere").with("player", kind.name());
        PlayerError::Name(message.with("game", game.name).with("games", others))
    }

    /// The same with one more name among those that would do.
    pub(crate) fn or_known(self, name: &str) -> PlayerError {
        match self {
            PlayerError::Name(mut message) => {
                let known = message.args.iter_mut().find(|(arg, _)| *arg == "known");
                if let Some((_, Arg::List(names))) = known {
                    names.insert(0, name.to_owned());
                }
                PlayerError::Name(message)
            }
            parameters @ PlayerError::Parameters(_) => parameters,
        }
    }

    fn plain(kind: PlayerKind, text: &str, game: &GameInfo) -> PlayerError {
        let message = Message::new("player-plain").with("player", kind.name());
        PlayerError::Name(message.with("game", game.name).with("text", shorten(text)))
    }
}
