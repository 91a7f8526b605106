//! What there is to play: the catalogue and the rules.

use std::collections::HashMap;
use std::sync::LazyLock;

use jogada_play::wire::{self, Board, GameEntry, LegendEntry, OptionDomain, PlayerEntry, Position};
use jogada_play::{AnyGame, AnyMatch, PlayerKind, Spec, find, games, lessons, puzzles};

use crate::error::ApiError;
use crate::i18n::Locale;
use crate::request::MAX_MEMORY;
use crate::wire::{CatalogueEntry, Rules};

/// All games with their options and players. Made once for each language: nothing in it changes.
///
/// # Panics
/// Never: every game has a start, which its tests check.
pub fn catalogue(locale: Locale) -> &'static [CatalogueEntry] {
    static MADE: LazyLock<HashMap<&str, Vec<CatalogueEntry>>> = LazyLock::new(|| {
        let all = |locale| games().iter().map(|game| entry(&**game, locale)).collect();
        Locale::all().map(|locale| (locale.tag(), all(locale))).collect()
    });
    &MADE[locale.tag()]
}

fn entry(game: &dyn AnyGame, locale: Locale) -> CatalogueEntry {
    let (info, localizer) = (game.info(), locale.game_localizer(game.info()));
    let mut players = wire::players(info, localizer);
    players.retain(|player| !player.command);
    players.iter_mut().for_each(cap_memory);
    let start = opened(info.id, None).expect("every game has a start");
    let still = |sample: Box<dyn AnyMatch>| {
        Position::still(&*sample, &sample.view(), sample.ending().as_ref(), localizer)
    };
    CatalogueEntry {
        game: GameEntry::of(info, localizer),
        players,
        legend: info.legend.iter().map(|kind| LegendEntry::of(kind, localizer)).collect(),
        board: Board::of(&start.view()),
        sample: sample(game).map(still),
        lessons: lessons(info).len(),
        puzzles: puzzles(info).len(),
    }
}

/// Forms must not offer more memory than [`crate::request::NewGameRequest`] does.
fn cap_memory(player: &mut PlayerEntry) {
    for parameter in player.parameters.iter_mut().filter(|one| one.key == PlayerKind::MEMORY) {
        if let OptionDomain::Int { max, .. } = &mut parameter.domain {
            *max = MAX_MEMORY as i64;
        }
    }
}

/// A position from the middle of a game, for the picture on the home page: one of the benchmark
/// positions.
fn sample(game: &dyn AnyGame) -> Option<Box<dyn AnyMatch>> {
    let id = game.info().id;
    let lines = game.info().bench.lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let mut usual = parts.filter(|parts| parts.len() > 2 && parts[0] == id && parts[1] != "start");
    usual.next_back().and_then(|parts| opened(id, Some(parts[1])))
}

fn opened(spec: &str, position: Option<&str>) -> Option<Box<dyn AnyMatch>> {
    spec.parse::<Spec>().ok()?.open(position).ok()
}

/// The rules of a game, part by part.
pub fn rules(id: &str, locale: Locale) -> Result<Rules, ApiError> {
    let game = find(id).ok_or_else(|| ApiError::not_found("refused-no-page"))?;
    let info = game.info();
    let parts = wire::rules(info, locale.game_localizer(info));
    Ok(Rules { game: info.id, parts })
}
