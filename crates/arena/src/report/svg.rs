//! Plots as inline SVG. Colours are those of the page's classes, so they follow light and dark.

use std::fmt::Write;

/// Columns of every plot, in its own units; a page shows it as wide as it can.
pub(super) const WIDTH: f64 = 520.0;

/// A straight way from values to places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    pub(super) values: [f64; 2],
    pub(super) places: [f64; 2],
}

impl Scale {
    pub(super) fn at(&self, value: f64) -> f64 {
        let [from, to] = self.values;
        let share = (value - from) / (to - from);
        self.places[0] + share * (self.places[1] - self.places[0])
    }

    /// About so many round values within the scale.
    pub(super) fn ticks(&self, about: usize) -> Vec<f64> {
        let [from, to] = self.values;
        let step = round_step((to - from) / about as f64);
        let (first, last) = ((from / step).ceil() as i64, (to / step).floor() as i64);
        (first..=last).map(|count| count as f64 * step).collect()
    }
}

/// The next of 1, 2, 5, 10, 20, 50, … times a power of ten.
pub(super) fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.max(1e-9).log10().floor());
    let factor = [1.0, 2.0, 5.0, 10.0].into_iter().find(|factor| factor * power >= least * 0.999);
    factor.unwrap_or(10.0) * power
}

/// A plot being drawn.
pub(super) struct Plot {
    height: f64,
    label: String,
    body: String,
}

impl Plot {
    /// An empty plot; the label is for those who cannot see it.
    pub(super) fn new(height: f64, label: &str) -> Plot {
        Plot { height, label: escape(label), body: String::new() }
    }

    pub(super) fn line(&mut self, class: &str, from: [f64; 2], to: [f64; 2]) {
        let ([x1, y1], [x2, y2]) = (from, to);
        self.add(&format!(
            r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#
        ));
    }

    /// A rectangle, its upper left corner first, with a text for the pointer.
    pub(super) fn rect(&mut self, class: &str, at: [f64; 2], size: [f64; 2], title: &str) {
        let ([x, y], [width, height]) = (at, size);
        let title = escape(title);
        self.add(&format!(
            r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}"><title>{title}</title></rect>"#
        ));
    }

    /// A filled rectangle that shows more the larger the share is.
    pub(super) fn shade(&mut self, at: [f64; 2], size: [f64; 2], share: f64, title: &str) {
        let ([x, y], [width, height]) = (at, size);
        let title = escape(title);
        self.add(&format!(
            r#"<rect class="mark" fill-opacity="{share:.3}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}"><title>{title}</title></rect>"#
        ));
    }

    pub(super) fn dot(&mut self, at: [f64; 2], title: &str) {
        let ([x, y], title) = (at, escape(title));
        self.add(&format!(
            r#"<circle class="mark" cx="{x:.1}" cy="{y:.1}" r="4.5"><title>{title}</title></circle>"#
        ));
    }

    /// A text; the class says how it is aligned.
    pub(super) fn text(&mut self, class: &str, at: [f64; 2], text: &str) {
        let ([x, y], text) = (at, escape(text));
        self.add(&format!(r#"<text class="{class}" x="{x:.1}" y="{y:.1}">{text}</text>"#));
    }

    /// A line through many points.
    pub(super) fn curve(&mut self, points: &[[f64; 2]]) {
        let points: Vec<_> = points.iter().map(|[x, y]| format!("{x:.1},{y:.1}")).collect();
        self.add(&format!(r#"<polyline class="curve" points="{}"/>"#, points.join(" ")));
    }

    /// A grid line with its number for each of the ticks of the horizontal axis.
    pub(super) fn horizontal_axis(&mut self, scale: &Scale, about: usize, [top, bottom]: [f64; 2]) {
        for tick in scale.ticks(about) {
            let x = scale.at(tick);
            self.line("grid", [x, top], [x, bottom]);
            self.text("middle", [x, bottom + 16.0], &number(tick));
        }
    }

    /// The same for the vertical axis.
    pub(super) fn vertical_axis(&mut self, scale: &Scale, about: usize, [left, right]: [f64; 2]) {
        for tick in scale.ticks(about) {
            let y = scale.at(tick);
            self.line("grid", [left, y], [right, y]);
            self.text("end", [left - 6.0, y + 4.0], &number(tick));
        }
    }

    fn add(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    /// The whole drawing.
    pub(super) fn finish(self) -> String {
        let Plot { height, label, body } = self;
        let mut svg = String::new();
        let size = format!("0 0 {WIDTH} {height}");
        write!(svg, "<svg viewBox=\"{size}\" role=\"img\" aria-label=\"{label}\">\n{body}</svg>\n")
            .expect("texts take whatever is written to them");
        svg
    }
}

/// A number without needless digits.
fn number(value: f64) -> String {
    let rounded = (value * 1e6).round() / 1e6;
    // Not "-0".
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}

/// A text that can stand anywhere in a page.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within_the_scale() {
        let scale = Scale { values: [-130.0, 270.0], places: [0.0, 400.0] };
        assert_eq!(scale.ticks(5), [-100.0, 0.0, 100.0, 200.0]);
        assert!((scale.at(70.0) - 200.0).abs() < 1e-9);
        assert!((round_step(0.03) - 0.05).abs() < 1e-12);
        assert!((round_step(6.0) - 10.0).abs() < 1e-12);
    }

    #[test]
    fn names_cannot_break_out_of_a_page() {
        assert_eq!(escape("<b>\"&'"), "&lt;b&gt;&quot;&amp;&#39;");
    }
}
