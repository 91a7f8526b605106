//! What all reports for browsers share: one file that needs no other.

use jogada_play::Localizer;

use super::escape;

/// A page with this title (as plain text), its own styles after the palette, and its body.
pub fn report_page(title: &str, styles: &str, body: &str, localizer: &Localizer) -> String {
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{}{styles}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n",
        localizer.language(),
        include_str!("palette.css"),
    )
}
