//! From arguments to a tournament.

use std::path::{Path, PathBuf};
use std::time::Duration;

use jogada_arena::{
    Arrangement, Book, Contestant, Entry, Format, Model, Openings, Sprt, Tournament,
    TournamentHeader,
};
use jogada_play::{Localizer, Message, PlayerSpec, Request, Spec};

use super::conversation::LogFile;
use crate::args::{ArenaArgs, FormatChoice, ModelChoice, OrderChoice};
use crate::failure::Failure;
use crate::{locale, memory, named_file, output};

/// Time for a move if nothing else is said.
const DEFAULT_TIME: Duration = Duration::from_millis(100);

/// Games of an encounter if nothing else is said, and the most a test may take.
const DEFAULT_GAMES: u32 = 100;
const MAX_GAMES: u32 = 1_000_000;

/// The tournament, its options and players checked, the localizer for its game, and the log of what
/// programs say.
pub fn tournament(
    language: &str,
    args: &ArenaArgs,
) -> Result<(Tournament, Localizer, Option<LogFile>), Failure> {
    let text = args.spec.as_deref().expect("the parser requires it where there is no subcommand");
    let (spec, localizer) = spec(language, text)?;
    if args.log.is_some() && args.queue.queue.is_some() {
        return Err(Failure::Input(localizer.word("arena-log-queue")));
    }
    let log = args.log.as_deref().map(|path| LogFile::open(path, &localizer)).transpose()?;
    let players = args.players.iter().map(|text| entry(text, &spec, log.as_ref(), &localizer));
    let players = players.collect::<Result<Vec<_>, _>>()?;
    let format = format(args, players.len(), &localizer)?;
    let sprt = sprt(args, &format, &localizer)?;
    let default_games = if sprt.is_some() { MAX_GAMES } else { DEFAULT_GAMES };
    if args.pairs.is_some() && !format.is_fixed() {
        return Err(Failure::Input(localizer.word("arena-pairs-fixed")));
    }
    let tournament = Tournament {
        part: args.pairs.clone(),
        sprt,
        pairs: args.games.unwrap_or(default_games).div_ceil(2) as usize,
        openings: openings(args, &spec, &localizer)?,
        seed: args.seed,
        request: limits(args),
        clock: args.clock,
        time_margin: args.time_margin,
        max_faults: args.max_faults,
        cap: args.cap as usize,
        resign: args.resign,
        draw: args.draw,
        ..Tournament::new(spec, players, format)
    };
    Ok((tournament, localizer, log))
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

/// The player of this text with the settings it has to itself.
fn entry(
    text: &str,
    spec: &Spec,
    log: Option<&LogFile>,
    localizer: &Localizer,
) -> Result<Entry, Failure> {
    let entry = Entry::parse(text, spec.info());
    let mut entry = entry.map_err(|error| Failure::Input(localizer.say(&error)))?;
    memory::check(entry.player(), localizer)?;
    if let Some(file) = entry.book_file().map(PathBuf::from) {
        let book = book(&file, spec, localizer)?;
        entry = entry.with_book(book);
    }
    Ok(match log {
        Some(log) => {
            let name = entry.label();
            entry.with_log(log.of(name))
        }
        None => entry,
    })
}

fn format(args: &ArenaArgs, players: usize, localizer: &Localizer) -> Result<Format, Failure> {
    let usual = if players == 2 { FormatChoice::Match } else { FormatChoice::RoundRobin };
    let choice = args.format.unwrap_or(usual);
    let refuse = |id| Err(Failure::Input(localizer.say(&Message::new(id).with("count", players))));
    if players < 2 {
        return refuse("arena-few-players");
    }
    if choice == FormatChoice::Match && players != 2 {
        return refuse("arena-match-players");
    }
    if args.rounds.is_some() && choice != FormatChoice::Swiss {
        return refuse("arena-rounds");
    }
    let usual = players.next_power_of_two().trailing_zeros() as usize;
    let rounds = args.rounds.map_or(usual, usize::from);
    let most = Format::most_rounds(players);
    if choice == FormatChoice::Swiss && rounds > most {
        let message = Message::new("arena-swiss-rounds").with("count", players).with("most", most);
        return Err(Failure::Input(localizer.say(&message)));
    }
    Ok(match choice {
        FormatChoice::Match => Format::Match,
        FormatChoice::RoundRobin => Format::RoundRobin,
        FormatChoice::Gauntlet => Format::Gauntlet,
        FormatChoice::Knockout => Format::Knockout,
        FormatChoice::Swiss => Format::Swiss { rounds },
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
    let model = model(args.model);
    Ok(Some(Sprt { elo: [elo0, elo1], alpha: args.alpha, beta: args.beta, model }))
}

/// The kind of Elo points.
pub fn model(choice: ModelChoice) -> Model {
    match choice {
        ModelChoice::Logistic => Model::Logistic,
        ModelChoice::Normalised => Model::Normalised,
    }
}

fn openings(args: &ArenaArgs, spec: &Spec, localizer: &Localizer) -> Result<Openings, Failure> {
    let Some(path) = &args.openings else {
        return Ok(Openings::Random { plies: args.opening.into(), even: !args.uneven });
    };
    let arrangement = Arrangement {
        shuffled: (args.openings_order == OrderChoice::Random).then_some(args.seed),
        plies: args.openings_plies.map(usize::from),
        skip: args.openings_skip as usize,
    };
    Ok(Openings::Book(book(path, spec, localizer)?.arranged(arrangement)))
}

/// The openings of a file.
fn book(path: &Path, spec: &Spec, localizer: &Localizer) -> Result<Book, Failure> {
    let name = path.display().to_string();
    let bytes = named_file::read(path, localizer)?;
    Book::parse(&bytes, spec).map_err(|error| Failure::Input(error.say(&name, localizer)))
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
    let own = tournament.players.iter().filter_map(|player| player.terms().threads);
    let threads = own.fold(tournament.request.settings.threads, usize::max);
    let jobs = args.map_or((cores / threads).max(1), usize::from);
    let most = tournament.players.iter().map(|player| player.memory()).max().unwrap_or_default();
    memory::bytes((2 * jobs * most / 1_000_000) as u32, localizer)?;
    if tournament.is_timed() && jobs * threads > cores {
        let message = Message::new("arena-crowded").with("busy", jobs * threads);
        output::note(&localizer.say(&message.with("cores", cores)));
    }
    Ok(jobs)
}

/// Warns of openings that come again.
pub fn warn_of_few_openings(tournament: &Tournament, localizer: &Localizer) {
    let Some(count) = tournament.too_few_openings() else { return };
    let message = Message::new("arena-few-openings").with("count", count);
    output::note(&localizer.say(&message.with("pairs", tournament.pairs)));
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
