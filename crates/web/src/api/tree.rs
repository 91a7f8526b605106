//! The search tree, a node at a time: the page asks for the replies to a move when it is unfolded.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use jogada_play::{
    AnyMatch, Limits, Message, Request, Side, Stop, Strategy, TreeNode, TreeShape, chance, tree,
    tree_json,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::analysis::{busy, score_text};
use super::position_request::PositionRequest;
use crate::body::Body;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::limits::Peer;
use crate::server::App;

const DEFAULT_WIDTH: usize = 5;
const MAX_WIDTH: usize = 10;
/// The search of the position whose moves are asked for.
const SEARCH: Limits =
    Limits { depth: None, nodes: Some(50_000), time: Some(Duration::from_secs(1)) };
/// Bytes of the transposition table.
const MEMORY: usize = 4 << 20;

/// The body of `POST /api/tree`.
#[derive(Debug, Deserialize)]
pub struct TreeRequest {
    #[serde(flatten)]
    position: PositionRequest,
    width: Option<usize>,
}

/// `POST /api/tree`: the best moves of a position, each with its score for White.
pub async fn tree_node(
    State(app): State<App>,
    locale: Locale,
    peer: Peer,
    Body(body): Body<TreeRequest>,
) -> Result<Json<Value>, ApiError> {
    let width = body.width()?;
    let game = body.position.running_game()?;
    app.analyses.take(peer)?;
    let (answer, found) = oneshot::channel();
    let work = move |stop: &Arc<Stop>| {
        // Who has left in the meantime does not delay others.
        if !answer.is_closed() {
            let _ = answer.send(moves_json(&*game, width, stop, locale));
        }
    };
    app.analysts.submit(peer.0, Box::new(work)).map_err(|_| busy())?;
    let moves = found.await.map_err(|_| busy())?;
    Ok(Json(json!({ "moves": moves })))
}

impl TreeRequest {
    fn width(&self) -> Result<usize, ApiError> {
        let width = self.width.unwrap_or(DEFAULT_WIDTH);
        if (1..=MAX_WIDTH).contains(&width) {
            return Ok(width);
        }
        let message = Message::new("refused-width").with("most", MAX_WIDTH);
        Err(ApiError::unprocessable("width", message).at("width"))
    }
}

fn moves_json(game: &dyn AnyMatch, width: usize, stop: &Stop, locale: Locale) -> Value {
    let (shape, request) =
        (TreeShape { depth: 1, width }, Request { limits: SEARCH, ..Request::default() });
    let nodes = tree(game, shape, &Strategy::alpha_beta(MEMORY), &request, stop, &mut |_| {});
    let mut moves = tree_json(&nodes);
    for (entry, node) in moves.as_array_mut().into_iter().flatten().zip(&nodes) {
        complete(entry, node, game, locale);
    }
    moves
}

/// Adds the score in words, and whether the game is over after the move; its replies are asked for later.
fn complete(entry: &mut Value, node: &TreeNode, game: &dyn AnyMatch, locale: Locale) {
    let mut after = game.fork();
    after.play(&node.text).expect("the engine plays legal moves");
    entry["text"] = json!(score_text(node.score, Side::White, locale));
    entry["chance"] = json!(chance(node.score, Side::White));
    entry["over"] = json!(after.ending().is_some());
    entry.as_object_mut().expect("a node is an object").remove("replies");
}
