//! From arguments to a tournament.

use std::path::Path;
use std::time::Duration;

use jogada_arena::{
    Book, Format, Model, Openings, Sprt, TimeControl, Tournament, TournamentHeader,
};
use jogada_play::{Localizer, Message, PlayerSpec, Request, Spec};

use crate::args::{ArenaArgs, FormatChoice, ModelChoice};
use crate::failure::Failure;
use crate::{locale, memory, output};

/// Time for a move if nothing else is said.
const DEFAULT_TIME: Duration = Duration::from_millis(100);

/// Games of an encounter if nothing else is said, and the most a test may take.
const DEFAULT_GAMES: u32 = 100;
const MAX_GAMES: u32 = 1_000_000;

/// The tournament, its options and players checked, and the localizer for its game.
pub fn tournament(language: &str, args: &ArenaArgs) -> Result<(Tournament, Localizer), Failure> {
    let text = args.spec.as_deref().expect("the parser requires it where there is no subcommand");
    let (spec, localizer) = spec(language, text)?;
    let players = args.players.iter().map(|name| player(name, &spec, &localizer));
    let players = players.collect::<Result<Vec<_>, _>>()?;
    let format = format(args, players.len(), &localizer)?;
    let sprt = sprt(args, &format, &localizer)?;
    let default_games = if sprt.is_some() { MAX_GAMES } else { DEFAULT_GAMES };
    let tournament = Tournament {
        sprt,
        pairs: args.games.unwrap_or(default_games).div_ceil(2) as usize,
        openings: openings(args, &spec, &localizer)?,
        seed: args.seed,
        request: limits(args),
        clock: args.clock.map(|(base, increment)| TimeControl { base, increment }),
        time_margin: args.time_margin,
        max_faults: args.max_faults,
        cap: args.cap as usize,
        adjudicate: args.adjudicate,
        ..Tournament::new(spec, players, format)
    };
    Ok((tournament, localizer))
}

/// A spec whose options fit each other, and the localizer for its game.
pub fn spec(language: &str, text: &str) -> Result<(Spec, Localizer), Failure> {
    let general = locale::localizer(language);
    let spec = text.parse::<Spec>();
    let spec = spec.map_err(|error| Failure::Input(general.say(&error)))?;
    let localizer = locale::localizer_of(language, spec.info()).with(jogada_arena::TEXTS);
    spec.open(None).map_err(|error| Failure::Input(localizer.open_error("", &error)))?;
    Ok((spec, localizer))
}

/// The player of this name.
pub fn player(name: &str, spec: &Spec, localizer: &Localizer) -> Result<PlayerSpec, Failure> {
    let read = PlayerSpec::parse(name, spec.info());
    let read = read.map_err(|error| Failure::Input(localizer.say(&error)))?;
    memory::check(&read, localizer)?;
    Ok(read)
}

fn format(args: &ArenaArgs, players: usize, localizer: &Localizer) -> Result<Format, Failure> {
    let usual = if players == 2 { FormatChoice::Match } else { FormatChoice::RoundRobin };
    let choice = args.format.unwrap_or(usual);
    let refuse = |id| Err(Failure::Input(localizer.say(&Message::new(id).with("count", players))));
    if choice == FormatChoice::Match && players != 2 {
        return refuse("arena-match-players");
    }
    if args.rounds.is_some() && choice != FormatChoice::Swiss {
        return refuse("arena-rounds");
    }
    let rounds = players.next_power_of_two().trailing_zeros() as usize;
    Ok(match choice {
        FormatChoice::Match => Format::Match,
        FormatChoice::RoundRobin => Format::RoundRobin,
        FormatChoice::Gauntlet => Format::Gauntlet,
        FormatChoice::Knockout => Format::Knockout,
        FormatChoice::Swiss => Format::Swiss { rounds: args.rounds.map_or(rounds, usize::from) },
    })
}

fn sprt(args: &ArenaArgs, format: &Format, localizer: &Localizer) -> Result<Option<Sprt>, Failure> {
    let Some(&[elo0, elo1]) = args.sprt.as_deref() else { return Ok(None) };
    let refuse = |id| Err(Failure::Input(localizer.word(id)));
    if *format != Format::Match {
        return refuse("arena-sprt-match");
    }
    if !(elo0 < elo1 && elo0.abs() <= 1_000.0 && elo1.abs() <= 1_000.0) {
        return refuse("arena-sprt-order");
    }
    let model = match args.model {
        ModelChoice::Logistic => Model::Logistic,
        ModelChoice::Normalised => Model::Normalised,
    };
    Ok(Some(Sprt { elo: [elo0, elo1], alpha: args.alpha, beta: args.beta, model }))
}

fn openings(args: &ArenaArgs, spec: &Spec, localizer: &Localizer) -> Result<Openings, Failure> {
    let Some(path) = &args.openings else {
        return Ok(Openings::Random { plies: args.opening.into(), even: !args.uneven });
    };
    let name = path.display().to_string();
    let bytes = std::fs::read(path).map_err(|error| unreadable(path, &error))?;
    let book = Book::parse(&bytes, spec);
    book.map(Openings::Book).map_err(|error| Failure::Input(error.say(&name, localizer)))
}

/// A file that cannot be read.
fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Input(format!("{}: {error}", path.display()))
}

/// Limits of players; where clocks run they need no other.
fn limits(args: &ArenaArgs) -> Request {
    let mut request = args.effort.request(1, DEFAULT_TIME);
    if args.clock.is_some() {
        request.limits.time = None;
    }
    request
}

/// Games to play at the same time. Where time matters, more than the cores can hold is warned of.
pub fn jobs(
    tournament: &Tournament,
    args: Option<u16>,
    localizer: &Localizer,
) -> Result<usize, Failure> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = tournament.request.settings.threads;
    let jobs = args.map_or((cores / threads).max(1), usize::from);
    let most = tournament.players.iter().map(|player| player.memory()).max().unwrap_or_default();
    memory::bytes((2 * jobs * most / 1_000_000) as u32, localizer)?;
    if tournament.is_timed() && jobs * threads > cores {
        let message = Message::new("arena-crowded").with("busy", jobs * threads);
        output::note(&localizer.say(&message.with("cores", cores)));
    }
    Ok(jobs)
}

/// The place of the player whose rating is to be 0.
pub fn anchor(
    header: &TournamentHeader,
    name: Option<&str>,
    localizer: &Localizer,
) -> Result<Option<usize>, Failure> {
    let Some(name) = name else { return Ok(None) };
    let unknown = || {
        let message = Message::new("arena-anchor").with("name", jogada_play::shorten(name));
        Failure::Input(localizer.say(&message.with("names", header.names())))
    };
    header.place(name).map(Some).ok_or_else(unknown)
}
