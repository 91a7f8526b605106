//! Data between Rust and JavaScript.

use jogada_play::Message;
use js_sys::JSON;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use super::error::Failure;
use super::language::Texts;

/// Data of ours as an object of JavaScript, which it always can be.
pub fn to_js(value: &impl Serialize) -> JsValue {
    let text = serde_json::to_string(value).unwrap_or_default();
    JSON::parse(&text).unwrap_or(JsValue::NULL)
}

/// An object of JavaScript as data; the default if there is none.
pub fn from_js<T: DeserializeOwned + Default>(
    texts: Texts,
    name: &str,
    value: &JsValue,
) -> Result<T, Failure> {
    if value.is_undefined() || value.is_null() {
        return Ok(T::default());
    }
    let text = JSON::stringify(value).ok().and_then(|text| text.as_string()).unwrap_or_default();
    serde_json::from_str(&text).map_err(|error| {
        let why = error.to_string();
        // JSON is how the value came here; its places mean nothing to the caller.
        let why = why.split(" at line ").next().unwrap_or_default();
        let message = Message::new("bad-argument").with("name", name).with("why", why);
        Failure::request(texts, &message)
    })
}
