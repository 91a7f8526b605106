//! Players by name.

use jogada_play::wire::Found;
use jogada_play::{AnyMatch, GameInfo, Message, Player, PlayerSpec, check_choice, describe_player};
use js_sys::{Function, Int32Array};
use wasm_bindgen::prelude::*;

use super::catalogue::read_spec;
use super::error::Failure;
use super::game_match::Match;
use super::json::{from_js, to_js};
use super::language::Texts;
use super::limits::{in_range, room};
use super::thinking::tell;
use super::types::SearchLimits;
use crate::stop::stop;

/// A player of any game by its name, such as `level:5` or `max`. Its choices follow from its name, its seed and
/// the game so far; `max` also remembers earlier searches.
#[wasm_bindgen(js_name = Player)]
pub struct NamedPlayer {
    name: String,
    seed: u64,
    /// The player of the game it was last asked about.
    opened: Option<(&'static GameInfo, Box<dyn Player>)>,
}

#[wasm_bindgen(js_class = Player)]
impl NamedPlayer {
    /// Whether there is such a player turns out with the game; `describePlayer` tells for one.
    #[wasm_bindgen(constructor)]
    pub fn new(name: String, seed: Option<f64>) -> Result<NamedPlayer, Failure> {
        let seed =
            in_range(Texts::default(), "seed", seed.unwrap_or(0.0).trunc(), 0.0, 2f64.powi(53))?;
        Ok(NamedPlayer { name, seed: seed as u64, opened: None })
    }

    /// What the player found, its move first. The limits are for players without a measure of their own: `max`
    /// and `mcts`. `report` and `flag` as in `Match.analyse`.
    #[wasm_bindgen(unchecked_return_type = "Found")]
    pub fn choose(
        &mut self,
        r#match: &Match,
        #[wasm_bindgen(unchecked_optional_param_type = "SearchLimits")] limits: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Report<Found>")] report: Option<Function>,
        #[wasm_bindgen(unchecked_optional_param_type = "Int32Array")] flag: Option<Int32Array>,
    ) -> Result<JsValue, Failure> {
        let (game, texts) = (&*r#match.game, r#match.texts);
        let limits: SearchLimits = from_js(texts, "limits", &limits)?;
        let request = limits.request(texts)?;
        if game.ending().is_some() {
            return Err(Failure::over(texts));
        }
        let stop = stop(flag, None);
        let tell = &mut |found: &_| tell(report.as_ref(), &stop, &Found::from(found));
        let choice = self.open(texts, game)?.choose(game, &request, &stop, tell);
        let found = check_choice(choice, &self.name, game);
        found
            .map(|found| to_js(&Found::from(&found)))
            .map_err(|fault| Failure::fault(texts, &fault))
    }
}

impl NamedPlayer {
    /// The player of a game: the one that was opened before, or another.
    fn open(&mut self, texts: Texts, game: &dyn AnyMatch) -> Result<&mut dyn Player, Failure> {
        let info = game.info();
        if self.opened.as_ref().is_none_or(|(known, _)| *known != info) {
            self.opened = Some((info, open(texts, &self.name, info, self.seed)?));
        }
        let opened = self.opened.as_mut().map(|(_, player)| &mut **player);
        Ok(opened.expect("it has just been opened"))
    }
}

/// What a player of the game of a spec is and does, in words; throws if there is no such player.
#[wasm_bindgen(js_name = describePlayer)]
pub fn describe(name: &str, spec: &str, language: Option<String>) -> Result<String, Failure> {
    let texts = Texts::of(language.as_deref())?;
    let info = read_spec(texts, spec)?.info();
    let player = read_player(texts, name, info)?;
    Ok(describe_player(&player, info, &texts.localizer(Some(info))))
}

fn open(
    texts: Texts,
    name: &str,
    info: &'static GameInfo,
    seed: u64,
) -> Result<Box<dyn Player>, Failure> {
    let spec = read_player(texts, name, info)?;
    room(texts, spec.memory())?;
    spec.open(seed).ok_or_else(|| outside(texts, name))
}

/// A player that can play here.
fn read_player(texts: Texts, name: &str, info: &GameInfo) -> Result<PlayerSpec, Failure> {
    let spec = PlayerSpec::parse(name, info).map_err(|error| Failure::player(texts, &error))?;
    if spec.command().is_some() { Err(outside(texts, name)) } else { Ok(spec) }
}

fn outside(texts: Texts, name: &str) -> Failure {
    let message = Message::new("no-programs").with("name", name);
    Failure { code: "player", ..Failure::request(texts, &message) }
}
