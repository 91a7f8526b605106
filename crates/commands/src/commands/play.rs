//! `jogada play`.

use std::env;
use std::io::{self, IsTerminal};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jogada_play::{GameInfo, Localizer, PlayError, PlayProblem, Record, Seat, Session};
use jogada_tui::plain::{self, GameRequest, Host};
use jogada_tui::store::Choices;
use jogada_tui::{Appearance, PlaySettings, Theme};

use super::arena::series;
use crate::args::{Place, PlayArgs, When};
use crate::failure::Failure;
use crate::record_file::RecordFile;
use crate::state_dir::state_dir;
use crate::{locale, memory, open_game, output};

pub fn run(language: &'static str, args: &PlayArgs) -> Result<(), Failure> {
    let settings = settings(language, args);
    let start = start(args, &settings)?;
    if let (Some(games), Some(session)) = (args.games, &start) {
        return series::run(session, games, &settings);
    }
    if !args.plain && on_terminal() {
        return Ok(jogada_tui::run(start, settings)?);
    }
    let request =
        GameRequest { seats: [args.white.clone(), args.black.clone()], random_colours: args.lot };
    let host = host(&settings, args);
    line_mode(start, &request, &settings, &host)
}

fn line_mode(
    start: Option<Session>,
    request: &GameRequest,
    settings: &PlaySettings,
    host: &Host,
) -> Result<(), Failure> {
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    match start {
        Some(session) => plain::run(session, settings, host, input, output)?,
        None => plain::ask(request, settings, host, input, output)?,
    }
    Ok(())
}

/// Whether the full screen can be used.
pub fn on_terminal() -> bool {
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

fn host(settings: &PlaySettings, args: &PlayArgs) -> Host {
    Host {
        color: output::has_color(args.look.color) && settings.appearance.theme != Theme::Mono,
        interactive: io::stdin().is_terminal(),
        boards: match args.boards {
            When::Auto => io::stdout().is_terminal(),
            when => when == When::Always,
        },
        width: output::width(),
        check_memory: memory::room,
    }
}

fn settings(language: &'static str, args: &PlayArgs) -> PlaySettings {
    let state_dir = state_dir();
    let remembered = Choices::read(state_dir.as_deref()).appearance.theme;
    let theme = args.theme.unwrap_or_else(|| theme(remembered));
    PlaySettings {
        language,
        appearance: Appearance { ascii: output::is_ascii(&args.look), flip: args.look.flip, theme },
        request: args.effort.request(1, Duration::from_secs(1)),
        seed: args.seed.unwrap_or_else(seed),
        names: names(args, state_dir.as_deref()),
        clock: args.clock,
        state_dir,
    }
}

/// The names that were given, of which one alone is remembered, or the one given before. A script must not
/// depend on it.
fn names(args: &PlayArgs, state_dir: Option<&Path>) -> Vec<String> {
    let Some(state_dir) = state_dir.filter(|_| io::stdin().is_terminal()) else {
        return args.name.clone();
    };
    let mut choices = Choices::read(Some(state_dir));
    match &args.name[..] {
        [] => return choices.name.into_iter().collect(),
        [name] if choices.name.as_ref() != Some(name) => {
            choices.name = Some(name.clone());
            // Only a default is lost.
            let _ = choices.write(state_dir);
        }
        _ => {}
    }
    args.name.clone()
}

/// Refuses names for people who do not play.
fn check_names(names: &[String], session: &Session, localizer: &Localizer) -> Result<(), Failure> {
    let people = session.seats().iter().filter(|seat| seat.is_human()).count();
    let id = match (people, names.len()) {
        (_, 0) | (1, 1) | (2, 2) => return Ok(()),
        (0, _) => "names-of-nobody",
        (1, _) => "names-too-many",
        (_, 1) => "names-too-few",
        _ => "names-of-two",
    };
    Err(Failure::Input(localizer.word(id)))
}

/// `NO_COLOR` wins, then the last choice, then the background of the terminal, which is the last field of
/// `COLORFGBG` where that is set.
fn theme(remembered: Option<Theme>) -> Theme {
    if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        return Theme::Mono;
    }
    let colors = env::var("COLORFGBG").unwrap_or_default();
    let told = match colors.rsplit(';').next() {
        Some("7" | "15") => Theme::Light,
        _ => Theme::Dark,
    };
    remembered.unwrap_or(told)
}

/// From the clock, so that two games differ.
fn seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| now.as_nanos() as u64)
}

/// The game that the command line names, if it does.
fn start(args: &PlayArgs, settings: &PlaySettings) -> Result<Option<Session>, Failure> {
    let session = match (&args.spec, &args.load) {
        (Some(spec), _) => chosen(spec, args, settings)?,
        (None, Some(file)) => loaded(file, args, settings)?,
        (None, None) => return Ok(None),
    };
    let localizer = locale::localizer_of(settings.language, session.game().info());
    // A finished game from a file can be reviewed.
    if let Some(ending) = session.ending().filter(|_| args.load.is_none()) {
        let over = PlayError { game: session.game().info(), problem: PlayProblem::Over(ending) };
        return Err(Failure::Input(localizer.say(&over)));
    }
    if args.games.is_some() && session.seats().iter().any(Seat::is_human) {
        return Err(Failure::Input(localizer.word("games-human")));
    }
    check_names(&args.name, &session, &localizer)?;
    Ok(Some(session))
}

fn chosen(spec: &str, args: &PlayArgs, settings: &PlaySettings) -> Result<Session, Failure> {
    let place = Place {
        spec: spec.to_owned(),
        position: args.position.clone(),
        moves: args.moves.clone().unwrap_or_default(),
    };
    let (game, localizer) = open_game::open(&place, settings.language)?;
    // A script must not depend on what was played before.
    let state_dir = settings.state_dir.as_deref().filter(|_| io::stdin().is_terminal());
    let choices = Choices::read(state_dir);
    let last = choices.of(game.info());
    let other = |named: &Option<String>, last| opponent_of(named.as_deref(), last);
    let names = [
        args.white.as_deref().unwrap_or_else(|| other(&args.black, &last.white)),
        args.black.as_deref().unwrap_or_else(|| other(&args.white, &last.black)),
    ];
    let [white, black] = names.map(|name| seat(name, game.info(), &localizer));
    let seats = [white?, black?];
    choices.remember_and_write(
        state_dir.filter(|_| args.games.is_none()),
        &*game,
        &seats,
        args.lot,
    );
    let seats = if args.lot { Seat::draw_lots(seats, settings.seed) } else { seats };
    let mut session = Session::new(game, seats);
    if args.clock.is_some() {
        session.set_time_control(args.clock);
    }
    if let ([white, black], true) = (&args.name[..], args.lot) {
        name_by_lot(&mut session, [white, black], settings.seed);
    }
    Ok(session)
}

/// Two people get the colours that fall to them.
fn name_by_lot(session: &mut Session, mut names: [&String; 2], seed: u64) {
    if Seat::swapped_by_lot(seed) {
        names.swap(0, 1);
    }
    let people = session.seats().iter().all(Seat::is_human);
    for (tag, name) in Record::PLAYER_TAGS.into_iter().zip(names).filter(|_| people) {
        session.set_tag(tag, name);
    }
}

/// Whoever names one bot plays against it; otherwise this side is played as last time.
fn opponent_of<'a>(named: Option<&str>, last: &'a str) -> &'a str {
    let is_bot = |name: &str| !name.trim().eq_ignore_ascii_case(Seat::HUMAN);
    if named.is_some_and(is_bot) { Seat::HUMAN } else { last }
}

/// Players named on the command line replace those of the record. Only they can be programs: a file does
/// not say what is run on this machine.
fn loaded(file: &Path, args: &PlayArgs, settings: &PlaySettings) -> Result<Session, Failure> {
    let general = locale::localizer(settings.language);
    let records = RecordFile::read(file, settings.language)?;
    let record = match args.game {
        Some(number) => records.get(number, &general),
        None => records.only(&general),
    };
    let mut record = record?.clone().without_programs();
    let info = record.game().info();
    let localizer = locale::localizer_of(settings.language, info);
    for (tag, given) in Record::PLAYER_TAGS.into_iter().zip([&args.white, &args.black]) {
        if let Some(given) = given {
            record = record.tag(tag, &seat(given, info, &localizer)?.to_string());
        }
    }
    let session = Session::resume(&record);
    for spec in session.seats().iter().filter_map(Seat::bot) {
        memory::check(spec, &localizer)?;
    }
    Ok(session)
}

fn seat(name: &str, game: &GameInfo, localizer: &Localizer) -> Result<Seat, Failure> {
    let seat = Seat::parse(name, game);
    let seat = seat.map_err(|error| Failure::Input(localizer.say(&error)))?;
    if let Some(spec) = seat.bot() {
        memory::check(spec, localizer)?;
        let started = jogada_ugi::check_start(spec);
        started.map_err(|fault| Failure::Input(localizer.say(&fault)))?;
    }
    Ok(seat)
}
