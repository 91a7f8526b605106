//! The HTML that every page begins with: its head, and the data that its script needs at once.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, LazyLock};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, HOST, VARY};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jogada_service::{Locale, catalogue};
use serde_json::{Value, json};

use super::release::{Boot, Mode};
use super::{REVALIDATED, bundles, kind, tagged, text};
use crate::base_path::BasePath;
use crate::club::Settings;
use crate::security::is_https;
use crate::server::App;

/// What a link to a page shows in a chat or in a list of search results.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    pub title: String,
    pub description: String,
}

impl Preview {
    /// That of the start page.
    pub fn of_site(locale: Locale) -> Preview {
        let title = format!("Jogada – {}", locale.page_text("home-title"));
        Preview { title, description: locale.page_text("home-lead").to_owned() }
    }

    /// With a heading of its own.
    pub fn titled(locale: Locale, title: &str) -> Preview {
        Preview { title: format!("{title} · Jogada"), ..Preview::of_site(locale) }
    }
}

/// How a page is asked for.
#[derive(Clone, Debug)]
pub struct Visit {
    pub locale: Locale,
    headers: HeaderMap,
    base: BasePath,
    settings: Arc<Settings>,
}

impl Visit {
    fn new(uri: &Uri, headers: &HeaderMap, extensions: &Extensions) -> Visit {
        Visit {
            locale: Locale::of_request(uri, headers),
            headers: headers.clone(),
            base: extensions.get().cloned().unwrap_or_default(),
            settings: extensions.get().cloned().unwrap_or_default(),
        }
    }

    pub fn of(request: &Request) -> Visit {
        Visit::new(request.uri(), request.headers(), request.extensions())
    }

    /// The page that answers it.
    fn document(&self, boot: Boot) -> Document<'_> {
        let (locale, site) = (self.locale, self.site());
        Document { boot, locale, base: &self.base, site, settings: &self.settings, head: "" }
    }

    /// Where the browser thinks this server is.
    fn site(&self) -> String {
        let host = self.headers.get(HOST).and_then(|value| value.to_str().ok());
        let scheme = if is_https(&self.headers) { "https" } else { "http" };
        format!("{scheme}://{}{}", host.unwrap_or("localhost"), self.base)
    }
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Visit, Infallible> {
        Ok(Visit::new(&parts.uri, &parts.headers, &parts.extensions))
    }
}

/// Middleware that tells pages what has been chosen for this server.
pub async fn add_settings(State(app): State<App>, mut request: Request, next: Next) -> Response {
    request.extensions_mut().insert(app.site.settings());
    next.run(request).await
}

/// Whether a browser navigates to a page, as opposed to a script that calls the API.
pub fn is_navigation(request: &Request) -> bool {
    let accepts = request.headers().get_all(ACCEPT).iter();
    let mut accepts = accepts.filter_map(|accept| accept.to_str().ok());
    let path = request.uri().path();
    let served = ["/api/", "/assets/", "/health", "/metrics", "/sw.js"]
        .iter()
        .any(|folder| path.starts_with(folder));
    request.method() == Method::GET && !served && accepts.any(|text| text.contains("text/html"))
}

/// A page; its script does the routing, and explains what is wrong with an address that is not found.
pub fn page(status: StatusCode, preview: &Preview, visit: &Visit) -> Response {
    page_in(Boot::new(Mode::Served), status, preview, visit)
}

/// The same, for a page that runs in another way.
pub fn page_in(boot: Boot, status: StatusCode, preview: &Preview, visit: &Visit) -> Response {
    let html = visit.document(boot).render(preview).into_bytes();
    let kind = kind("index.html");
    let mut response = if status == StatusCode::OK {
        tagged(html, kind, &visit.headers)
    } else {
        // Always whole: only a page that was found can be known already.
        (status, [(CACHE_CONTROL, REVALIDATED), (CONTENT_TYPE, kind)], html).into_response()
    };
    response.headers_mut().append(VARY, HeaderValue::from_static("accept-language"));
    response
}

/// All that a page depends on beside its head.
pub struct Document<'d> {
    pub boot: Boot,
    pub locale: Locale,
    pub base: &'d BasePath,
    /// Where the site is, as far as that is known.
    pub site: String,
    pub settings: &'d Settings,
    /// More of the head.
    pub head: &'static str,
}

impl Document<'_> {
    pub fn render(&self, preview: &Preview) -> String {
        let (bundles, locale, base) = (bundles(), self.locale, self.base);
        let parts = [
            ("{{language}}", locale.tag().to_owned()),
            ("{{title}}", escaped(&preview.title)),
            ("{{description}}", escaped(&preview.description)),
            ("{{site}}", escaped(&self.site)),
            ("{{base}}", base.to_string()),
            ("{{head}}", self.head.to_owned()),
            ("{{style}}", bundles.style.address(base)),
            ("{{script}}", bundles.script.address(base)),
            ("{{loading}}", escaped(locale.page_text("page-loading"))),
            ("{{boot}}", between_tags(&json!(self.boot))),
            ("{{data}}", DATA[locale.tag()].clone()),
            ("{{settings}}", settings_data(self.settings)),
        ];
        let html = text("index.html").unwrap_or_default();
        parts.iter().fold(html, |html, (name, value)| html.replacen(name, value, usize::MAX))
    }
}

/// Texts and catalogue, so that the script need not ask for them before it can show anything.
static DATA: LazyLock<HashMap<&str, String>> = LazyLock::new(|| {
    let data = |locale: Locale| -> Value {
        json!({ "texts": locale.page_texts(), "catalogue": catalogue(locale) })
    };
    Locale::all().map(|locale| (locale.tag(), between_tags(&data(locale)))).collect()
});

/// Data as it can stand between tags.
fn between_tags(data: &Value) -> String {
    data.to_string().replace('<', "\\u003c")
}

/// The settings; of the imprint, which has a page of its own, only whether there is one.
fn settings_data(settings: &Settings) -> String {
    let mut data = json!(settings);
    data["imprint"] = json!(!settings.imprint.is_empty());
    between_tags(&data)
}

/// A text between tags or in an attribute. A brace could begin a placeholder of the page.
pub fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace('{', "&#123;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_wrote_stays_text() {
        let title = "</title><script>\"{{data}}".to_owned();
        let preview = Preview { title, ..Preview::default() };
        let headers = HeaderMap::from_iter([(HOST, HeaderValue::from_static("\"here"))]);
        let welcome = "</script>{{title}}".to_owned();
        let settings = Arc::new(Settings { welcome, ..Settings::default() });
        let visit =
            Visit { locale: Locale::default(), headers, base: BasePath::default(), settings };
        let html = visit.document(Boot::new(Mode::Served)).render(&preview);
        assert!(
            html.contains("<title>&lt;/title&gt;&lt;script&gt;&quot;&#123;&#123;data}}</title>")
        );
        assert!(html.contains("\\u003c/script>{{title}}"));
        assert!(html.contains("content=\"http://&quot;here/assets/preview.png\""));
        assert_eq!(html.matches("<script").count(), 4);
    }
}
