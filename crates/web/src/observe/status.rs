//! Numbers for the host: `/metrics` for Prometheus, `/status` for people.

use axum::extract::{FromRequestParts, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::IntoResponse;
use jogada_play::Message;
use jogada_service::Locale;

use super::metrics::METRICS;
use super::recent::Recent;
use crate::assets;
use crate::base_path::BasePath;
use crate::error::ApiError;
use crate::limits::Peer;
use crate::security::is_local_name;
use crate::server::App;
use crate::time::{Millis, now};

const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// A request of somebody on this machine, unless everybody may see the numbers. What came through a
/// proxy is from elsewhere: it names the client, and a host that is not this machine.
pub struct Host;

impl FromRequestParts<App> for Host {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Host, ApiError> {
        let Ok(Peer(address)) = Peer::from_request_parts(parts, app).await;
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let is_here = address.is_loopback() && host.is_none_or(is_local_name);
        if is_here || app.public_status {
            return Ok(Host);
        }
        Err(ApiError::new(StatusCode::FORBIDDEN, "local", Message::new("refused-local")))
    }
}

/// The numbers of this server for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "Host",
    responses((status = 200, body = String, content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8"), ApiError))]
pub async fn metrics(_: Host, State(app): State<App>) -> impl IntoResponse {
    let kind = HeaderValue::from_static(OPEN_METRICS);
    ([(CONTENT_TYPE, kind)], METRICS.text(&app))
}

/// The same numbers for people.
#[utoipa::path(get, path = "/status", tag = "Host",
    responses((status = 200, body = String, content_type = "text/html; charset=utf-8"), ApiError))]
pub async fn status(
    _: Host,
    State(app): State<App>,
    locale: Locale,
    base: BasePath,
) -> impl IntoResponse {
    let ready = app.probe.check(app.rooms.store()).await.map_err(ApiError::from);
    let state = match ready {
        Ok(()) => locale.localizer().word("status-ready"),
        Err(error) => error.body(locale).error,
    };
    let html = page(&rows(&app, state, locale), locale, &base);
    ([(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, "text/html; charset=utf-8")], html)
}

/// Ids of the labels, and what is beside them.
fn rows(app: &App, state: String, locale: Locale) -> Vec<(&'static str, String)> {
    let totals = &METRICS.totals;
    let moves = ["person", "bot"].map(|player| METRICS.moves_of(player).get().to_string());
    let [by_people, by_bots] = moves;
    vec![
        ("status-state", state),
        ("status-version", env!("CARGO_PKG_VERSION").to_owned()),
        ("status-uptime", uptime(now() - app.started)),
        ("status-games", app.rooms.count().to_string()),
        ("status-sockets", app.sockets.count().to_string()),
        ("status-moves-people", by_people),
        ("status-moves-bots", by_bots),
        ("status-move-times", times(&totals.recent_moves.lock().expect(UNPOISONED), locale)),
        ("status-requests", totals.requests.get().to_string()),
        ("status-request-times", times(&totals.recent_requests.lock().expect(UNPOISONED), locale)),
        ("status-refused", totals.refused.get().to_string()),
        ("status-bots-waiting", app.rooms.bots().waiting().to_string()),
        ("status-analyses-waiting", app.analysts.waiting().to_string()),
        ("status-incidents", totals.incidents.get().to_string()),
    ]
}

const UNPOISONED: &str = "nothing panics while the list is locked";

/// The median and the slowest in a hundred.
fn times(recent: &Recent, locale: Locale) -> String {
    let (Some(median), Some(slow)) = (recent.quantile(0.5), recent.quantile(0.99)) else {
        return "–".to_owned();
    };
    let text = |seconds: f64| format!("{:.1}", seconds * 1e3);
    let message = Message::new("status-times").with("median", text(median));
    locale.localizer().say(&message.with("slow", text(slow)))
}

/// `3 d 04:05:06`, or without the days.
fn uptime(elapsed: Millis) -> String {
    let seconds = elapsed / 1_000;
    let (days, hours) = (seconds / 86_400, seconds / 3_600 % 24);
    let clock = format!("{hours:02}:{:02}:{:02}", seconds / 60 % 60, seconds % 60);
    if days > 0 { format!("{days} d {clock}") } else { clock }
}

/// Plain HTML that loads itself again: it needs no script, and works when scripts do not.
fn page(rows: &[(&'static str, String)], locale: Locale, base: &BasePath) -> String {
    let word = |id| assets::escaped(&locale.localizer().word(id));
    let row = |(id, value): &(&'static str, String)| {
        format!("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", word(id), assets::escaped(value))
    };
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <meta http-equiv=\"refresh\" content=\"5\">\n<title>{title} · Jogada</title>\n\
         <link rel=\"stylesheet\" href=\"{}\">\n</head>\n<body class=\"status\">\n<main>\n\
         <h1>{title}</h1>\n<table>\n{}</table>\n</main>\n</body>\n</html>\n",
        locale.tag(),
        assets::style_address(base),
        rows.iter().map(row).collect::<String>(),
        title = word("status-title"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uptime_is_told_in_days_and_by_the_clock() {
        assert_eq!(uptime(61_999), "00:01:01");
        assert_eq!(uptime(((3 * 24 + 4) * 3_600 + 5 * 60 + 6) * 1_000), "3 d 04:05:06");
    }
}
