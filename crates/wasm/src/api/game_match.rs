//! A game in progress.

use std::collections::BTreeMap;
use std::rc::Rc;

use jogada_play::wire::{Ending, Position};
use jogada_play::{
    AnyMatch, BadMove, Drawing, GameLine, Localizer, Message, Side, counts, draw, play_move_list,
    prompt,
};
use jogada_service::request::picture_of;
use wasm_bindgen::prelude::*;

use super::catalogue::read_spec;
use super::error::Failure;
use super::json::{from_js, to_js};
use super::language::Texts;
use super::records;
use super::types::{GivenMoves, MatchLine, MatchOptions, PictureOptions};

/// A game in progress: a spec, the position it began with, and the moves made since. Moves are texts such as `e5`.
#[wasm_bindgen]
pub struct Match {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) texts: Texts,
}

#[wasm_bindgen]
impl Match {
    /// Opens a match. `spec` is a game with its options, such as `pente:size=13`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        spec: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "MatchOptions")] options: JsValue,
    ) -> Result<Match, Failure> {
        let options: MatchOptions = from_js(Texts::default(), "options", &options)?;
        let texts = Texts::of(options.language.as_deref())?;
        let position = options.position.as_deref();
        let spec = read_spec(texts, spec)?;
        let game = match position {
            Some(position) => spec.open_at(position),
            None => spec.open(None),
        };
        let game = game.map_err(|error| Failure::open(texts, position, &error))?;
        let mut opened = Match { game, texts };
        opened.play_all(options.moves)?;
        Ok(opened)
    }

    /// Opens the first record of a text, with its moves played.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, language: Option<String>) -> Result<Match, Failure> {
        let texts = Texts::of(language.as_deref())?;
        Ok(Match { game: records::first(texts, text)?, texts })
    }

    /// Game and options, in the canonical form.
    #[wasm_bindgen(getter)]
    pub fn spec(&self) -> String {
        self.game.spec().to_owned()
    }

    /// The id of the game.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.game.info().id.to_owned()
    }

    /// The tag of the language of all sentences.
    #[wasm_bindgen(getter)]
    pub fn language(&self) -> String {
        self.texts.tag().to_owned()
    }

    /// The side to move, `w` or `b`; in a finished game, the side whose turn it would be.
    #[wasm_bindgen(getter, unchecked_return_type = "Side")]
    pub fn side(&self) -> String {
        if self.game.side() == Side::White { "w" } else { "b" }.to_owned()
    }

    /// Moves made before this position, those before a given start included where it tells.
    #[wasm_bindgen(getter)]
    pub fn ply(&self) -> u32 {
        self.game.ply()
    }

    /// The position as text.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.game.position()
    }

    /// The position the match began with, as text; `undefined` for the usual one.
    #[wasm_bindgen(getter)]
    pub fn start(&self) -> Option<String> {
        self.game.line().start
    }

    /// The moves made so far.
    #[wasm_bindgen(getter)]
    pub fn moves(&self) -> Vec<String> {
        self.game.line().moves
    }

    /// Spec, start and moves: enough to open the match elsewhere.
    #[wasm_bindgen(getter, unchecked_return_type = "MatchLine")]
    pub fn line(&self) -> JsValue {
        let GameLine { spec, start, moves } = self.game.line();
        to_js(&MatchLine { spec, start, moves })
    }

    /// The legal moves; none when the game is over.
    #[wasm_bindgen(getter, js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        self.game.legal().into_iter().map(|legal| legal.text).collect()
    }

    /// How the game ended; `null` while it goes on.
    #[wasm_bindgen(getter, unchecked_return_type = "Ending | null")]
    pub fn outcome(&self) -> JsValue {
        to_js(&self.game.ending().map(|ending| Ending::of(&ending, &self.localizer())))
    }

    /// Whether the game is over.
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.game.ending().is_some()
    }

    /// What the side to move has to do, as a sentence; empty when the game is over.
    #[wasm_bindgen(getter)]
    pub fn prompt(&self) -> String {
        prompt(&*self.game, &self.localizer()).trim_end().to_owned()
    }

    /// The canonical text of a move that could be played now; throws the reason if it cannot.
    pub fn check(&self, r#move: &str) -> Result<String, Failure> {
        self.game.check(r#move).map_err(|error| Failure::play(&self.localizer(), &error))
    }

    /// Why a move cannot be played now, as a sentence; `undefined` if it can.
    #[wasm_bindgen(js_name = whyIllegal)]
    pub fn why_illegal(&self, r#move: &str) -> Option<String> {
        self.check(r#move).err().map(|failure| failure.sentence)
    }

    /// Plays a move, in any spelling; returns its canonical text.
    pub fn play(&mut self, r#move: &str) -> Result<String, Failure> {
        let localizer = self.localizer();
        self.game.play(r#move).map_err(|error| Failure::play(&localizer, &error))
    }

    /// Takes the last move back and returns it.
    pub fn undo(&mut self) -> Result<String, Failure> {
        let none = || Failure::request(self.texts, &Message::new("no-moves"));
        self.game.undo().ok_or_else(none)
    }

    /// Another match with the same game so far.
    pub fn copy(&self) -> Match {
        Match { game: self.game.fork(), texts: self.texts }
    }

    /// Everything that is needed to draw the position and to move in it.
    #[wasm_bindgen(unchecked_return_type = "Position")]
    pub fn view(&self) -> JsValue {
        to_js(&Position::of(&*self.game, self.game.ending().as_ref(), &self.localizer()))
    }

    /// The position as an SVG document.
    pub fn svg(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "PictureOptions")] options: JsValue,
    ) -> Result<String, Failure> {
        let options: PictureOptions = from_js(self.texts, "options", &options)?;
        let look = (options.flip.unwrap_or(false), options.dark.unwrap_or(false));
        let theme = options.theme.unwrap_or_default();
        Ok(picture_of(&*self.game, look, &theme, self.texts.locale()))
    }

    /// The game as a record, with these tags: `{White: "Ana", Black: "level:3"}`.
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] tags: JsValue,
    ) -> Result<String, Failure> {
        let tags: BTreeMap<String, String> = from_js(self.texts, "tags", &tags)?;
        records::write(self.texts, &*self.game, &tags.into_iter().collect::<Vec<_>>())
    }

    /// The board as text, what is counted beside it and whose turn it is.
    #[wasm_bindgen(js_name = toString)]
    pub fn text(&self) -> String {
        let (info, view, localizer) = (self.game.info(), self.game.view(), self.localizer());
        let last = match self.game.ending() {
            Some(ending) => localizer.say(&ending),
            None => self.prompt(),
        };
        format!("{}{}{last}", draw(&view, info, Drawing::default()), counts(&view, &localizer))
    }
}

impl Match {
    /// With the vocabulary of the game.
    pub(crate) fn localizer(&self) -> Rc<Localizer> {
        self.texts.localizer(Some(self.game.info()))
    }

    fn play_all(&mut self, moves: Option<GivenMoves>) -> Result<(), Failure> {
        let localizer = self.localizer();
        match moves {
            None => {}
            Some(GivenMoves::Text(text)) => play_move_list(&mut *self.game, &text)
                .map_err(|bad| Failure::list(&localizer, &bad))?,
            Some(GivenMoves::List(moves)) => {
                for (place, text) in moves.into_iter().enumerate() {
                    self.game.play(&text).map_err(|error| {
                        let bad = BadMove { number: place + 1, text, error };
                        Failure::list(&localizer, &bad)
                    })?;
                }
            }
        }
        Ok(())
    }
}
