//! Hears what other servers have written, on a connection of its own: a subscription ends with its
//! connection.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};
use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, Error, NoTls, Socket};

use crate::store::News;

/// The pause before a lost connection is made again.
const BACKOFF: Duration = Duration::from_millis(250);
/// How often the connection is tried, which otherwise only listens.
const PROBE_INTERVAL: Duration = Duration::from_secs(5);

/// Listens for ever, and connects again as often as need be.
pub async fn run(config: &Config, node: &str, news: &broadcast::Sender<News>) {
    loop {
        if let Ok((client, connection)) = config.connect(NoTls).await {
            tokio::select! {
                _ = subscribe(&client, news) => {}
                () = receive(connection, node, news) => {}
            }
        }
        sleep(BACKOFF).await;
    }
}

/// Subscribes. What was written before that was not heard, so all games may have changed.
async fn subscribe(client: &Client, news: &broadcast::Sender<News>) -> Result<(), Error> {
    client.batch_execute("LISTEN jogada").await?;
    let _ = news.send(News::Anything);
    loop {
        sleep(PROBE_INTERVAL).await;
        match timeout(PROBE_INTERVAL, client.simple_query("")).await {
            Ok(answer) => drop(answer?),
            Err(_) => return Ok(()),
        }
    }
}

/// Passes notifications on until the connection ends.
async fn receive(
    mut connection: Connection<Socket, NoTlsStream>,
    node: &str,
    news: &broadcast::Sender<News>,
) {
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(notification) = message
            && let Some(changed) = parse(notification.payload(), node)
        {
            // Without receivers nobody has a game open.
            let _ = news.send(News::Changed(changed));
        }
    }
}

/// The games a notification is about and their versions: `node game:version …`. `None` if it is our own.
fn parse(payload: &str, node: &str) -> Option<Vec<(String, u64)>> {
    let (from, changed) = payload.split_once(' ')?;
    let changed = changed.split(' ').filter_map(|pair| {
        let (game, version) = pair.split_once(':')?;
        Some((game.to_owned(), version.parse().ok()?))
    });
    (from != node).then(|| changed.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notification_lists_games_unless_it_is_our_own() {
        let changed = parse("other abc:12 def:1", "me").unwrap();
        assert_eq!(changed, [("abc".to_owned(), 12), ("def".to_owned(), 1)]);
        assert_eq!(parse("me abc:12", "me"), None);
        assert_eq!(parse("nonsense", "me"), None);
    }
}
