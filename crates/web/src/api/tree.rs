//! The search tree, a node at a time: the page asks for the replies to a move when it is unfolded.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use jogada_play::Stop;
use jogada_service::Locale;
use jogada_service::request::TreeRequest;
use tokio::sync::oneshot;

use super::analysis::busy;
use crate::body::Body;
use crate::error::ApiError;
use crate::limits::Peer;
use crate::server::App;
use crate::wire::TreePage;

/// The best moves of a position, each with its score for White.
#[utoipa::path(post, path = "/api/tree", tag = "Thinking", request_body = TreeRequest,
    responses((status = 200, body = TreePage), ApiError))]
pub async fn tree_node(
    State(app): State<App>,
    locale: Locale,
    peer: Peer,
    Body(body): Body<TreeRequest>,
) -> Result<Json<TreePage>, ApiError> {
    let search = body.search(locale)?;
    app.analyses.take(peer)?;
    let (answer, found) = oneshot::channel();
    let work = move |stop: &Arc<Stop>| {
        // Who has left in the meantime does not delay others.
        if !answer.is_closed() {
            let _ = answer.send(search.run(stop));
        }
    };
    app.analysts.submit(peer.0, Box::new(work)).map_err(|_| busy())?;
    found.await.map(Json).map_err(|_| busy())
}
