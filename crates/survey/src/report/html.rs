//! A page that compares all sets: one file with its style, its charts and the script that sorts it;
//! nothing from a network.

use std::fmt::Write;

use jogada_arena::{escape, report_page};
use jogada_play::{Localizer, Message};

use super::cell::{COLUMNS, Column, Unit};
use crate::measures::{Measures, Range};
use crate::plan::Plan;

/// Units of a chart's width and height.
const CHART: [f64; 2] = [72.0, 14.0];

/// All sets as a page.
pub fn html(plan: &Plan, all: &[Measures], localizer: &Localizer) -> String {
    let title = localizer.say(&Message::new("survey-title").with("count", all.len()));
    let script = format!("<script>\n{}</script>\n", include_str!("sort.js"));
    let body =
        [note(plan, localizer), table(all, localizer), meanings(localizer), settings(plan), script];
    report_page(&title, include_str!("style.css"), &body.concat(), localizer)
}

fn note(plan: &Plan, localizer: &Localizer) -> String {
    let message = Message::new("survey-note").with("player", plan.player.as_str());
    let message = message.with("games", plan.games).with("opening", plan.opening);
    format!("<p>{}</p>\n", escape(&localizer.say(&message)))
}

fn table(all: &[Measures], localizer: &Localizer) -> String {
    let mut text = String::from("<div class=\"wide\">\n<table>\n<thead>\n<tr>");
    let mut head = |id: &str, help: &str| {
        let (id, help) = (escape(id), escape(help));
        let _ = write!(text, "<th scope=\"col\" title=\"{help}\"><button>{id}</button></th>");
    };
    head(&localizer.word("survey-set"), "");
    for column in COLUMNS {
        head(&column.head(localizer), &column.help(localizer));
    }
    text += "</tr>\n</thead>\n<tbody>\n";
    let scales: Vec<Option<[f64; 2]>> = COLUMNS.iter().map(|column| scale(column, all)).collect();
    for measures in all {
        let set = escape(&measures.set);
        // Long sets may be broken between options, so that all columns fit.
        let lines = set.replace(',', ",<wbr>");
        let _ = write!(text, "<tr><th scope=\"row\" data-value=\"{set}\">{lines}</th>");
        for (column, scale) in COLUMNS.iter().zip(&scales) {
            text += &cell(column, *scale, measures, localizer);
        }
        text += "</tr>\n";
    }
    text + "</tbody>\n</table>\n</div>\n"
}

/// The values that a column's charts reach from and to; `None` if there is nothing to draw.
fn scale(column: &Column, all: &[Measures]) -> Option<[f64; 2]> {
    let Column::Figure(_, unit, of) = column else { return None };
    if *unit == Unit::Percent {
        return Some([0.0, 1.0]);
    }
    let ranges = || all.iter().filter_map(of);
    let low = ranges().map(|range| range.mean).fold(0.0, f64::min);
    let high = ranges().map(|range| range.high).fold(0.0, f64::max);
    (high > low).then_some([low, high])
}

fn cell(
    column: &Column,
    scale: Option<[f64; 2]>,
    measures: &Measures,
    localizer: &Localizer,
) -> String {
    let text = escape(&column.text(measures, localizer));
    let (value, chart) = match column {
        Column::Figure(id, unit, of) => match of(measures) {
            Some(range) => {
                let told = format!("{} – {}", unit.write(range.low), unit.write(range.high));
                let bars = if *id == "plies" { lengths(measures) } else { String::new() };
                let chart = scale.map(|scale| whisker(range, scale, id, &told));
                (format!("{:.6}", range.mean), chart.unwrap_or_default() + &bars)
            }
            None => (String::new(), String::new()),
        },
        Column::Proof => (text.clone(), String::new()),
    };
    format!("<td data-value=\"{value}\">{text}{chart}</td>")
}

/// The mean as a dot and its bounds as a line; a line at even where that means something.
fn whisker(range: Range, [low, high]: [f64; 2], id: &str, told: &str) -> String {
    let [width, height] = CHART;
    let place = |value: f64| (4.0 + (value - low) / (high - low) * (width - 8.0)).clamp(0.0, width);
    let (y, told) = (height / 2.0, escape(told));
    let even = if ["white", "openings"].contains(&id) {
        let x = place(0.5);
        format!("<path class=\"even\" d=\"M{x:.1} 0V{height}\"/>")
    } else {
        String::new()
    };
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{told}\"><title>{told}</title>\
         <path class=\"axis\" d=\"M0 {y}H{width}\"/>{even}<path class=\"range\" d=\"M{:.1} {y}H{:.1}\"/>\
         <circle cx=\"{:.1}\" cy=\"{y}\" r=\"3\"/></svg>",
        place(range.low),
        place(range.high),
        place(range.mean),
    )
}

/// Games by their lengths, as bars.
fn lengths(measures: &Measures) -> String {
    let [width, height] = CHART;
    let most = measures.lengths.iter().copied().max().unwrap_or_default().max(1) as f64;
    let step = width / measures.lengths.len().max(1) as f64;
    let bar = |(place, &count): (usize, &usize)| {
        let tall = count as f64 / most * height;
        let (x, y) = (place as f64 * step, height - tall);
        format!("M{x:.1} {y:.1}h{:.1}v{tall:.1}h-{:.1}z", step - 1.0, step - 1.0)
    };
    let bars: String = measures.lengths.iter().enumerate().map(bar).collect();
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\"><path class=\"bar\" d=\"{bars}\"/></svg>"
    )
}

/// What the columns mean.
fn meanings(localizer: &Localizer) -> String {
    let row = |column: &Column| {
        let (head, help) = (escape(&column.head(localizer)), escape(&column.help(localizer)));
        format!("<dt>{head}</dt><dd>{help}</dd>\n")
    };
    let rows: String = COLUMNS.iter().map(row).collect();
    format!("<h2>{}</h2>\n<dl>\n{rows}</dl>\n", escape(&localizer.word("survey-meanings")))
}

/// The plan, as it can be repeated from.
fn settings(plan: &Plan) -> String {
    let plan = Plan { sets: Vec::new(), ..plan.clone() };
    let text = serde_json::to_string_pretty(&plan).expect("plain data can be written");
    format!("<pre>{}</pre>\n", escape(&text))
}
