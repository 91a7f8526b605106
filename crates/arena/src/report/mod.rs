//! A report for a browser: one file with its style and its plots, no script, nothing from a network.

mod heat;
mod lengths;
mod page;
mod ratings;
mod ratio;
mod svg;
mod tables;

use jogada_play::{Localizer, Message, Spec};

use crate::header::TournamentHeader;
use crate::placings::Placings;
use crate::results::Results;
use crate::store::{Journal, Run};
use crate::tournament::Pair;
pub use page::report_page;
pub use svg::escape;

/// What is in a results file that these runs have added to, as a page. The ratings have a mean of 0, or the
/// anchor has 0.
pub fn html(
    journal: &Journal,
    runs: &[Run],
    anchor: Option<usize>,
    localizer: &Localizer,
) -> String {
    let header = &journal.header;
    let pairs = journal.counted();
    let mut results = Results::default();
    pairs.iter().copied().for_each(|pair| results.add(pair));
    let page = Page { header, results, pairs, runs, anchor, localizer };
    let body = [page.strength(), page.test(), page.games(), page.beginnings(), page.settings()];
    report_page(&page.title(), include_str!("style.css"), &body.concat(), localizer)
}

struct Page<'a> {
    header: &'a TournamentHeader,
    results: Results,
    /// Those that count, in their order.
    pairs: Vec<&'a Pair>,
    runs: &'a [Run],
    anchor: Option<usize>,
    localizer: &'a Localizer,
}

impl Page<'_> {
    fn title(&self) -> String {
        let (header, names) = (self.header, self.header.names());
        let message =
            Message::new(if header.is_match() { "report-match" } else { "report-tournament" });
        let message = message.with("game", header.spec.as_str()).with("count", names.len());
        self.localizer
            .say(&message.with("first", names[0].as_str()).with("second", names[1].as_str()))
    }

    /// A part of the page with its headline.
    fn section(&self, id: &str, body: &str) -> String {
        format!("<h2>{}</h2>\n{body}", escape(&self.localizer.word(id)))
    }

    /// Ratings, and a crosstable where more than two play.
    fn strength(&self) -> String {
        let Page { header, results, localizer, .. } = self;
        let rows = results.table(header.names().len(), self.anchor);
        let plot = figure(&ratings::plot(&rows, &header.names(), localizer));
        if header.is_match() {
            let facts = tables::match_facts(header, &results.first(), localizer);
            return facts + &self.repetition() + &self.section("report-ratings", &plot);
        }
        let standings = tables::standings(&rows, &header.names(), localizer);
        let crosstable = tables::crosstable(results, &rows, &header.names());
        self.placings()
            + &self.section("report-ratings", &(self.repetition() + &plot + &standings))
            + &self.section("report-crosstable", &crosstable)
    }

    /// A warning if pairs repeat others.
    fn repetition(&self) -> String {
        let told = self.results.repetition().map(|message| self.localizer.say(&message));
        told.map_or(String::new(), |told| format!("<p><strong>{}</strong></p>\n", escape(&told)))
    }

    /// Standings or bracket and who has won, where the format has them.
    fn placings(&self) -> String {
        let Page { header, results, localizer, .. } = self;
        let Some(placings) = Placings::of(&header.schedule(), &results.played) else {
            return String::new();
        };
        let told = localizer.say(&placings.headline(&header.names()));
        let rows = placings.cells(&header.names(), localizer);
        let body = format!("<p>{}</p>\n{}", escape(&told), tables::table(&rows));
        self.section("report-placings", &body)
    }

    /// The way of the test, if there is one.
    fn test(&self) -> String {
        let Some(sprt) = self.header.sprt else { return String::new() };
        self.section("report-ratio", &figure(&ratio::plot(&self.pairs, &sprt, self.localizer)))
    }

    /// What the games were like.
    fn games(&self) -> String {
        let figures = &self.results.figures;
        let plot = figure(&lengths::plot(figures, self.localizer));
        self.section("report-lengths", &plot)
            + &self.section(
                "report-character",
                &tables::game_facts(self.header, figures, self.localizer),
            )
    }

    /// A heat map of the first moves.
    fn beginnings(&self) -> String {
        let spec = self.header.spec.parse::<Spec>().ok();
        let plot = spec.and_then(|spec| heat::plot(&self.pairs, &spec, self.localizer));
        let Some(plot) = plot else { return String::new() };
        let told = self.localizer.say(&Message::new("report-heat-help").with("moves", heat::MOVES));
        let body = format!("<p>{}</p>\n{}", escape(&told), figure(&plot));
        self.section("report-heat", &body)
    }

    fn settings(&self) -> String {
        let settings = tables::settings(self.header, self.runs, self.localizer);
        self.section("report-settings", &settings)
    }
}

fn figure(svg: &str) -> String {
    format!("<figure>\n{svg}</figure>\n")
}
