//! The results of a match or tournament as text and JSON.

use jogada_arena::{
    Figures, Pair, Placings, Results, Row, Sprt, SprtVerdict, Tally, TournamentHeader, results_json,
};
use jogada_play::{Localizer, Message};

/// Everything that is known about a tournament.
pub struct Summary<'a> {
    pub header: &'a TournamentHeader,
    pub results: &'a Results,
    /// The player whose rating is 0.
    pub anchor: Option<usize>,
    pub localizer: &'a Localizer,
}

impl Summary<'_> {
    pub fn json(&self) -> String {
        format!("{}\n", results_json(self.header, self.results, self.anchor))
    }

    pub fn text(&self) -> String {
        let Summary { header, results, localizer, .. } = self;
        if results.figures.games() == 0 {
            return localizer.word("no-game") + "\n";
        }
        let figures =
            forfeits(header, results, localizer) + &figures(header, &results.figures, localizer);
        if header.is_match() {
            let tally = results.first();
            return title(header, &tally, localizer)
                + &standing(header, &tally, localizer)
                + &repetition(results, localizer)
                + &figures;
        }
        let games = results.figures.games() as usize;
        let title = Message::new("arena-tournament").with("count", header.names().len());
        let title = title.with("game", header.spec.as_str()).with("games", games);
        format!(
            "{}\n{}{}{}{}{figures}",
            localizer.say(&title),
            placings(header, results, localizer),
            table(header, results, self.anchor, localizer),
            repetition(results, localizer),
            crosstable(header, results, self.anchor, localizer)
        )
    }
}

/// How far a tournament has come, in games.
pub struct Progress {
    pub games: usize,
    pub all: usize,
}

impl Progress {
    /// What is known after a pair.
    pub fn line(
        &self,
        pair: &Pair,
        header: &TournamentHeader,
        results: &Results,
        localizer: &Localizer,
    ) -> String {
        let tally = results.first();
        let message = if header.is_match() {
            wins(Message::new("arena-progress"), &tally)
        } else {
            let names = header.names();
            let [first, second] = pair.key.players.map(|player| names[player].as_str());
            let points = format!("{:.1}", pair.half_points() as f64 / 2.0);
            let message = Message::new("arena-progress-of").with("first", first);
            message.with("second", second).with("points", points)
        };
        let line = localizer.say(&message.with("games", self.games).with("all", self.all));
        let ratio = header.sprt.map(|sprt| format!("; {}", ratio(&sprt, &tally, localizer)));
        format!("{line}{}\n", ratio.unwrap_or_default())
    }
}

fn title(header: &TournamentHeader, tally: &Tally, localizer: &Localizer) -> String {
    let message = Message::new("arena-title")
        .with("first", header.names()[0].as_str())
        .with("second", header.names()[1].as_str())
        .with("game", header.spec.as_str())
        .with("games", tally.games() as usize);
    localizer.say(&message) + "\n"
}

/// Wins, Elo and pairs of a match, and what its test has come to.
pub fn standing(header: &TournamentHeader, tally: &Tally, localizer: &Localizer) -> String {
    let elo = tally.estimate().map_or(Message::new("arena-elo-unknown"), |estimate| {
        let [value, low, high] = estimate.elo().map(points);
        let elo = Message::new("arena-elo").with("elo", value).with("low", low).with("high", high);
        elo.with("superiority", percent(estimate.superiority()))
    });
    let pairs: Vec<_> = tally.pairs.iter().map(u64::to_string).collect();
    let lines = [
        wins(Message::new("arena-results"), tally),
        elo,
        Message::new("arena-pairs").with("pairs", pairs.join(" ")),
    ];
    let test = header.sprt.map(|sprt| test(&sprt, tally, localizer));
    lines.map(|line| localizer.say(&line) + "\n").concat() + &test.unwrap_or_default()
}

/// What a test has come to.
fn test(sprt: &Sprt, tally: &Tally, localizer: &Localizer) -> String {
    let id = match sprt.verdict(&tally.pairs) {
        Some(SprtVerdict::Null) => "arena-sprt-null",
        Some(SprtVerdict::Alternative) => "arena-sprt-alternative",
        None => "arena-sprt-open",
    };
    let [elo0, elo1] = sprt.elo.map(|elo| elo.to_string());
    let verdict = localizer.say(&Message::new(id).with("elo0", elo0).with("elo1", elo1));
    format!("{}: {verdict}\n", ratio(sprt, tally, localizer))
}

fn ratio(sprt: &Sprt, tally: &Tally, localizer: &Localizer) -> String {
    let [low, high] = sprt.bounds().map(|bound| format!("{bound:.2}"));
    let message =
        Message::new("arena-llr").with("ratio", format!("{:.2}", sprt.ratio(&tally.pairs)));
    localizer.say(&message.with("low", low).with("high", high))
}

/// A warning if pairs repeat others.
fn repetition(results: &Results, localizer: &Localizer) -> String {
    results.repetition().map_or(String::new(), |message| localizer.say(&message) + "\n")
}

/// Who lost how many games by a fault, and how many pairs of a match are no evidence because of it.
fn forfeits(header: &TournamentHeader, results: &Results, localizer: &Localizer) -> String {
    let mut lines = Vec::new();
    for (player, name) in header.names().iter().enumerate() {
        let count = results.against_all(player).faults[0];
        let message = Message::new("arena-forfeits").with("player", name.as_str());
        lines.extend((count > 0).then(|| message.with("count", count as usize)));
    }
    let left_out = results.first().faulty_pairs();
    if header.is_match() && left_out > 0 {
        lines.push(Message::new("arena-not-evidence").with("count", left_out as usize));
    }
    lines.iter().map(|line| localizer.say(line) + "\n").collect()
}

/// White's share of the points with its bounds.
fn white(header: &TournamentHeader, figures: &Figures) -> Option<Message> {
    let share = figures.white_score()?;
    let [low, high] = share.interval().map(percent);
    let id = if header.has_even_openings() { "arena-white-even" } else { "arena-white" };
    let message = Message::new(id).with("score", percent(share.mean));
    Some(message.with("low", low).with("high", high))
}

/// What the games were like.
fn figures(header: &TournamentHeader, figures: &Figures, localizer: &Localizer) -> String {
    let branching = figures.branching().map_or("none".to_owned(), |value| format!("{value:.1}"));
    let lines = [
        endings(figures, localizer),
        Message::new("arena-figures")
            .with("least", figures.quantile(5))
            .with("median", figures.quantile(50))
            .with("most", figures.quantile(95))
            .with("branching", branching)
            .with("decisive", percent(figures.decisive_share())),
    ];
    let faults = figures.faults.iter().map(|(fault, count)| {
        let count = usize::try_from(*count).unwrap_or(usize::MAX);
        let message = Message::new("arena-fault").with("fault", localizer.say(fault));
        localizer.say(&message.with("count", count)) + "\n"
    });
    let lines = white(header, figures).into_iter().chain(lines);
    lines.map(|line| localizer.say(&line) + "\n").chain(faults).collect()
}

/// How long the games were and how they ended.
pub fn endings(figures: &Figures, localizer: &Localizer) -> Message {
    let reasons = figures.reasons.iter();
    let reasons = reasons.map(|(reason, n)| format!("{} {n}", localizer.say(reason)));
    let message = Message::new("arena-endings");
    let message = message.with("plies", format!("{:.1}", figures.mean_plies()));
    message.with("reasons", reasons.collect::<Vec<_>>())
}

/// Standings or bracket and who has won, where the format has them.
fn placings(header: &TournamentHeader, results: &Results, localizer: &Localizer) -> String {
    let Some(placings) = Placings::of(&header.schedule(), &results.played) else {
        return String::new();
    };
    let names = header.names();
    let rows = placings.cells(&names, localizer);
    format!("{}\n{}", localizer.say(&placings.headline(&names)), aligned(&rows))
}

/// Shares of points against each other, in the order of the ratings; nothing where standings or a bracket show
/// encounters.
fn crosstable(
    header: &TournamentHeader,
    results: &Results,
    anchor: Option<usize>,
    localizer: &Localizer,
) -> String {
    if Placings::of(&header.schedule(), &results.played).is_some() {
        return String::new();
    }
    let names = header.names();
    let rows = results.table(names.len(), anchor);
    let places = (1..=rows.len()).map(|place| place.to_string());
    let head = [String::new(), String::new()].into_iter().chain(places.clone()).collect();
    let begins = places.zip(&rows).map(|(place, row)| vec![place, names[row.player].clone()]);
    let lines = begins.zip(results.crosstable(&rows, percent));
    let lines = lines.map(|(begin, shares)| [begin, shares].concat());
    let table: Vec<_> = std::iter::once(head).chain(lines).collect();
    format!("{}\n{}", localizer.word("arena-crosstable"), aligned(&table))
}

/// Rows of cells in columns; words to the left, numbers to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let width = |cell: &str| cell.chars().count();
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or_default())
        .collect();
    let is_number = |cell: &str| cell == "–" || cell.parse::<f64>().is_ok();
    let right: Vec<bool> = (0..widths.len())
        .map(|column| rows[1..].iter().all(|row| row[column].is_empty() || is_number(&row[column])))
        .collect();
    let cell = |(column, cell): (usize, &String)| {
        let space = " ".repeat(widths[column] - width(cell));
        if right[column] { space + cell } else { format!("{cell}{space}") }
    };
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

/// A line for every player, the strongest first.
pub fn table(
    header: &TournamentHeader,
    results: &Results,
    anchor: Option<usize>,
    localizer: &Localizer,
) -> String {
    let names = header.names().into_iter().map(|name| name.chars().count());
    let head = ["player", "elo", "error", "games", "wins", "draws", "losses", "score"];
    let head = head.map(|id| localizer.word(&format!("arena-column-{id}")));
    let width = names.chain([head[0].chars().count()]).max().unwrap_or_default();
    let line = |cells: [String; 8]| {
        let [player, elo, error, games, wins, draws, losses, score] = cells;
        format!(
            "{player:width$} {elo:>6} {error:>6} {games:>6} {wins:>6} {draws:>6} {losses:>6} {score:>6}\n"
        )
    };
    let rows = results.table(header.names().len(), anchor);
    let rows = rows.iter().map(|row| line(cells(row, header)));
    line(head) + &rows.collect::<String>()
}

fn cells(row: &Row, header: &TournamentHeader) -> [String; 8] {
    let Row { player, tally, rating } = row;
    let number = |count: u64| count.to_string();
    let none = || "–".to_owned();
    [
        header.names()[*player].clone(),
        rating.map_or(none(), |rating| points(rating.elo)),
        rating.map_or(none(), |rating| rating.error_text()),
        number(tally.games()),
        number(tally.wins()),
        number(tally.draws()),
        number(tally.losses()),
        tally.share().map_or(none(), percent),
    ]
}

/// A message that tells wins, draws and losses.
pub fn wins(message: Message, tally: &Tally) -> Message {
    message
        .with("wins", tally.wins() as usize)
        .with("draws", tally.draws() as usize)
        .with("losses", tally.losses() as usize)
        .with("score", percent(tally.score()))
}

pub fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// A difference in Elo points.
pub fn points(elo: f64) -> String {
    if elo.is_infinite() {
        format!("{}∞", if elo > 0.0 { '+' } else { '-' })
    } else {
        format!("{elo:+.0}")
    }
}
