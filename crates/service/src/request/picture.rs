//! Positions and links as SVG.

use jogada_play::{AnyMatch, GameLine, Message, Side, open};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::PositionRequest;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::picture::{Caption, Look, draw};
use crate::theme::Theme;

/// How a picture is to look.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureRequest {
    /// After so many moves; of use for games only.
    ply: Option<usize>,
    /// 1 to see it from Black's side.
    flip: Option<u8>,
    /// 1 for a dark page.
    dark: Option<u8>,
    /// The name of a theme.
    #[serde(default)]
    board: String,
}

impl PictureRequest {
    /// The picture of a position, in the words of a language.
    pub fn of_position(
        &self,
        position: &PositionRequest,
        locale: Locale,
    ) -> Result<String, ApiError> {
        let names = Side::ALL.map(|side| locale.localizer().side(side));
        Ok(drawing(&*position.game()?, names, self.look(), locale))
    }

    /// The picture of a game, after `ply` moves or now.
    pub fn of_game(
        &self,
        line: &GameLine,
        names: [String; 2],
        locale: Locale,
    ) -> Result<String, ApiError> {
        let ply = self.ply.unwrap_or(line.moves.len());
        if ply > line.moves.len() {
            let message = Message::new("refused-ply-range").with("most", line.moves.len());
            return Err(ApiError::unprocessable("ply", message).at("ply"));
        }
        let start = line.start.as_deref();
        let mut game = open(&line.spec, start).map_err(|error| ApiError::open("", error))?;
        for text in &line.moves[..ply] {
            game.play(text).map_err(ApiError::play)?;
        }
        Ok(drawing(&*game, names, self.look(), locale))
    }

    fn look(&self) -> Look {
        let is_set = |flag: Option<u8>| flag == Some(1);
        Look { flip: is_set(self.flip), theme: Theme::named(&self.board, is_set(self.dark)) }
    }
}

/// The picture of a position, from the side of White or of Black, in the colours of a theme.
pub fn picture_of(
    game: &dyn AnyMatch,
    (flip, dark): (bool, bool),
    theme: &str,
    locale: Locale,
) -> String {
    let names = Side::ALL.map(|side| locale.localizer().side(side));
    drawing(game, names, Look { flip, theme: Theme::named(theme, dark) }, locale)
}

/// A link. Not a query, which would be logged on its way: links hold secrets.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QrRequest {
    text: String,
}

impl QrRequest {
    /// The link to be read by the camera of a telephone.
    pub fn picture(&self) -> Result<String, ApiError> {
        let too_long = |_| ApiError::unprocessable("long", Message::new("refused-qr")).at("text");
        let code = QrCode::new(self.text.as_bytes()).map_err(too_long)?;
        Ok(code.render::<svg::Color<'_>>().build())
    }
}

fn drawing(game: &dyn AnyMatch, names: [String; 2], look: Look, locale: Locale) -> String {
    let moves = game.line().moves;
    let title = Message::new("picture-title").with("game", game.info().name);
    let title = locale.localizer().say(&title.with("moves", moves.len()));
    let last = game.movers().last().copied().zip(moves.last().cloned());
    let caption = Caption { title, names, last };
    draw(&game.view(), game.info(), look, &caption)
}
