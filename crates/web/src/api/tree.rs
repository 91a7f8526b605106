//! The search tree, a node at a time: the page asks for the replies to a move when it is unfolded.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use jogada_play::{
    AnyMatch, Limits, Message, Request, Score, Side, Stop, Strategy, TreeNode, TreeShape, chance,
    tree,
};
use serde::Deserialize;
use tokio::sync::oneshot;
use utoipa::ToSchema;

use super::analysis::{busy, score_text};
use super::position_request::PositionRequest;
use crate::body::Body;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::limits::Peer;
use crate::server::App;
use crate::wire::{TreeMove, TreePage};

const DEFAULT_WIDTH: usize = 5;
const MAX_WIDTH: usize = 10;
/// The search of the position whose moves are asked for.
const SEARCH: Limits =
    Limits { depth: None, nodes: Some(50_000), time: Some(Duration::from_secs(1)) };
/// Bytes of the transposition table.
const MEMORY: usize = 4 << 20;

/// A position and how many of its moves are asked for.
#[derive(Debug, Deserialize, ToSchema)]
pub struct TreeRequest {
    #[serde(flatten)]
    position: PositionRequest,
    /// From 1 to 10.
    #[schema(minimum = 1, maximum = 10)]
    width: Option<usize>,
}

/// The best moves of a position, each with its score for White.
#[utoipa::path(post, path = "/api/tree", tag = "Thinking", request_body = TreeRequest,
    responses((status = 200, body = TreePage), ApiError))]
pub async fn tree_node(
    State(app): State<App>,
    locale: Locale,
    peer: Peer,
    Body(body): Body<TreeRequest>,
) -> Result<Json<TreePage>, ApiError> {
    let width = body.width()?;
    let game = body.position.running_game()?;
    app.analyses.take(peer)?;
    let (answer, found) = oneshot::channel();
    let work = move |stop: &Arc<Stop>| {
        // Who has left in the meantime does not delay others.
        if !answer.is_closed() {
            let _ = answer.send(best_moves(&*game, width, stop, locale));
        }
    };
    app.analysts.submit(peer.0, Box::new(work)).map_err(|_| busy())?;
    let moves = found.await.map_err(|_| busy())?;
    Ok(Json(TreePage { moves }))
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

fn best_moves(game: &dyn AnyMatch, width: usize, stop: &Stop, locale: Locale) -> Vec<TreeMove> {
    let (shape, request) =
        (TreeShape { depth: 1, width }, Request { limits: SEARCH, ..Request::default() });
    let nodes = tree(game, shape, &Strategy::alpha_beta(MEMORY), &request, stop, &mut |_| {});
    nodes.into_iter().map(|node| tree_move(node, game, locale)).collect()
}

fn tree_move(node: TreeNode, game: &dyn AnyMatch, locale: Locale) -> TreeMove {
    let mut after = game.fork();
    after.play(&node.text).expect("the engine plays legal moves");
    TreeMove {
        r#move: node.text,
        side: node.side,
        score: node.score.into(),
        text: score_text(node.score, Side::White, locale),
        chance: chance(node.score, Side::White),
        proven: !matches!(node.score, Score::Eval(_)),
        over: after.ending().is_some(),
    }
}
