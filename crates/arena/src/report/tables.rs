//! The tables of a report.

use jogada_play::{Localizer, Message, Reason};

use super::svg::escape;
use crate::adjudication::{DrawRule, ResignRule};
use crate::header::TournamentHeader;
use crate::results::{Figures, Results, Row, Tally};
use crate::statistics::Estimate;
use crate::store::Run;

/// A table of cells that are text already; the first row is its head.
pub(super) fn table(rows: &[Vec<String>]) -> String {
    let row = |(place, cells): (usize, &Vec<String>)| {
        let tag = if place == 0 { "th" } else { "td" };
        let cell = |cell: &String| format!("<{tag}>{}</{tag}>", escape(cell));
        let cells: Vec<_> = cells.iter().map(cell).collect();
        format!("<tr>{}</tr>\n", cells.concat())
    };
    let rows: String = rows.iter().enumerate().map(row).collect();
    format!("<div class=\"wide\"><table>\n{rows}</table></div>\n")
}

/// A list of facts, each with its name.
fn facts(facts: &[(String, String)]) -> String {
    let fact = |(name, value): &(String, String)| {
        format!("<div><dt>{}</dt><dd>{}</dd></div>\n", escape(name), escape(value))
    };
    format!("<dl>\n{}</dl>\n", facts.iter().map(fact).collect::<String>())
}

/// The results of all players, the strongest first.
pub(super) fn standings(rows: &[Row], names: &[String], localizer: &Localizer) -> String {
    let head = ["player", "elo", "error", "games", "wins", "draws", "losses", "score"];
    let head = head.map(|id| localizer.word(&format!("report-column-{id}"))).to_vec();
    let row = |row: &Row| {
        let Row { player, tally, rating } = row;
        let counts = [tally.games(), tally.wins(), tally.draws(), tally.losses()];
        let [elo, error] = rating.map_or(["–".to_owned(), "–".to_owned()], |rating| {
            [format!("{:+.0}", rating.elo), rating.error_text()]
        });
        let counts = counts.map(|count| count.to_string());
        let score = tally.share().map_or("–".to_owned(), percent);
        [&[names[*player].clone(), elo, error][..], &counts, &[score]].concat()
    };
    table(&[vec![head], rows.iter().map(row).collect()].concat())
}

/// Each player's share of points against each other one.
pub(super) fn crosstable(results: &Results, rows: &[Row], names: &[String]) -> String {
    let head = [String::new()].into_iter().chain((1..=rows.len()).map(|n| n.to_string()));
    let name = |(place, row): (usize, &Row)| format!("{} {}", place + 1, names[row.player]);
    let cells = results.crosstable(rows, percent);
    let lines = rows.iter().enumerate().map(name).zip(cells);
    let lines = lines.map(|(name, cells)| [vec![name], cells].concat());
    table(&[head.collect()].into_iter().chain(lines).collect::<Vec<_>>())
}

/// What a match has shown.
pub(super) fn match_facts(
    header: &TournamentHeader,
    tally: &Tally,
    localizer: &Localizer,
) -> String {
    let word = |id: &str| localizer.word(&format!("report-{id}"));
    let counts = format!("{} – {} – {}", tally.wins(), tally.draws(), tally.losses());
    let pairs: Vec<_> = tally.pairs.iter().map(u64::to_string).collect();
    let mut all = vec![
        (word("games"), tally.games().to_string()),
        (word("wdl"), counts),
        (word("score"), tally.share().map_or("–".to_owned(), percent)),
        (word("pairs"), pairs.join(" · ")),
    ];
    if let Some(estimate) = tally.estimate() {
        let [elo, low, high] = estimate.elo().map(points);
        let [normalised, error] = estimate.normalised_elo(tally.pairs.iter().sum());
        all.push((word("elo"), format!("{elo} [{low}, {high}]")));
        all.push((word("normalised"), format!("{normalised:+.1} ± {error:.1}")));
        all.push((word("superiority"), percent(estimate.superiority())));
    }
    if tally.faulty_pairs() > 0 {
        let failed = header.names().into_iter().zip(tally.faults);
        let failed: Vec<_> = failed.map(|(name, count)| format!("{name} {count}")).collect();
        all.push((word("faults"), failed.join(" · ")));
        all.push((word("not-evidence"), tally.faulty_pairs().to_string()));
    }
    if let Some(sprt) = header.sprt {
        let ([low, high], ratio) = (sprt.bounds(), sprt.ratio(&tally.pairs));
        all.push((word("llr"), format!("{ratio:.2} [{low:.2}, {high:.2}]")));
    }
    facts(&all)
}

/// What a designer wants to know of a game.
pub(super) fn game_facts(
    header: &TournamentHeader,
    figures: &Figures,
    localizer: &Localizer,
) -> String {
    let word = |id: &str| localizer.word(&format!("report-{id}"));
    if figures.games() == 0 {
        return format!("<p>{}</p>\n", escape(&localizer.word("no-game")));
    }
    let white = word(if header.has_even_openings() { "white-even" } else { "white" });
    let quantiles = [5, 25, 50, 75, 95].map(|percent| figures.quantile(percent).to_string());
    let mut all = vec![
        (white, figures.white_score().map_or("–".to_owned(), with_interval)),
        (word("decisive"), percent(figures.decisive_share())),
        (word("mean-plies"), format!("{:.1}", figures.mean_plies())),
        (word("quantiles"), quantiles.join(" · ")),
    ];
    let branching = figures.branching().map(|branching| format!("{branching:.1}"));
    all.extend(branching.map(|branching| (word("branching"), branching)));
    facts(&all) + &reasons(figures, localizer) + &faults(figures, localizer)
}

/// How games ended, the most frequent first.
fn reasons(figures: &Figures, localizer: &Localizer) -> String {
    let head =
        ["ending", "games", "share"].map(|id| localizer.word(&format!("report-{id}"))).to_vec();
    let mut reasons: Vec<_> = figures.reasons.iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let row = |(reason, count): &(&Reason, &u64)| {
        let share = **count as f64 / figures.games().max(1) as f64;
        vec![localizer.say(*reason), count.to_string(), percent(share)]
    };
    table(&[vec![head], reasons.iter().map(row).collect()].concat())
}

/// How players failed, if any did.
fn faults(figures: &Figures, localizer: &Localizer) -> String {
    if figures.faults.is_empty() {
        return String::new();
    }
    let head = ["fault", "games"].map(|id| localizer.word(&format!("report-{id}"))).to_vec();
    let row = |(fault, count): &(Message, u64)| vec![localizer.say(fault), count.to_string()];
    table(&[vec![head], figures.faults.iter().map(row).collect()].concat())
}

/// Format, openings, seed and threads, and those limits that were set.
pub(super) fn settings(header: &TournamentHeader, runs: &[Run], localizer: &Localizer) -> String {
    let word = |id: &str| localizer.word(&format!("report-{id}"));
    let opening = match header.opening {
        Some(plies) => {
            let even = header.even && plies > 0;
            let id = if even { "report-random-even" } else { "report-random" };
            localizer.say(&Message::new(id).with("plies", plies))
        }
        None => word("book"),
    };
    let mut all = vec![
        (word("format"), localizer.word(&format!("report-format-{}", header.format))),
        (word("opening"), opening),
        (word("seed"), header.seed.to_string()),
        (word("threads"), header.threads.to_string()),
        (word("cap"), header.cap.to_string()),
    ];
    // Levels and baselines have measures of their own: what they do not use is not told.
    let time = header.time_ms.filter(|_| header.is_limited()).map(|time| format!("{time} ms"));
    let clock = header.clock_ms.map(|[base, more]| format!("{base} + {more} ms"));
    let nodes = header.nodes.map(|nodes| nodes.to_string());
    let depth = header.depth.map(|depth| depth.to_string());
    let margin =
        (time.is_some() || clock.is_some()).then(|| format!("{} ms", header.time_margin_ms));
    for (id, value) in [
        ("time", time),
        ("clock", clock),
        ("time-margin", margin),
        ("nodes", nodes),
        ("depth", depth),
        ("resign", header.resign.map(|rule| resign(rule, localizer))),
        ("draw", header.draw.map(|rule| draw(rule, localizer))),
    ] {
        all.extend(value.map(|value| (word(id), value)));
    }
    all.extend(players(header));
    let mut days: Vec<String> = runs.iter().filter_map(Run::day).collect();
    days.dedup();
    all.extend((!days.is_empty()).then(|| (word("days"), days.join(" · "))));
    all.push((word("version"), header.version.clone()));
    all.push((word("hash"), header.hash.clone()));
    facts(&all)
}

/// Every player that was given a name, and what it stands for; every program and what it calls itself.
fn players(header: &TournamentHeader) -> Vec<(String, String)> {
    let labels = header.labels.iter().zip(&header.players);
    let named = labels.filter(|(label, player)| label != player);
    let named = named.map(|(label, player)| (label.clone(), player.clone()));
    let programs = header.programs.iter().map(|program| {
        let sums: Vec<String> =
            program.files.iter().map(|(file, sum)| format!("{file} {}", &sum[..12])).collect();
        let name = program.name.clone().into_iter();
        (program.player.clone(), name.chain(sums).collect::<Vec<_>>().join(", "))
    });
    named.chain(programs).collect()
}

fn resign(rule: ResignRule, localizer: &Localizer) -> String {
    let id = if rule.both { "report-resign-both" } else { "report-resign-one" };
    let message = Message::new(id).with("score", i64::from(rule.score));
    localizer.say(&message.with("moves", rule.moves))
}

fn draw(rule: DrawRule, localizer: &Localizer) -> String {
    let message = Message::new("report-draw-rule").with("score", i64::from(rule.score));
    localizer.say(&message.with("moves", rule.moves).with("from", rule.from))
}

/// A share with the bounds of 95 %.
fn with_interval(share: Estimate) -> String {
    let [low, high] = share.interval().map(|bound| format!("{:.1}", 100.0 * bound));
    format!("{} [{low}, {high}]", percent(share.mean))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A difference in Elo points.
fn points(elo: f64) -> String {
    match elo {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        elo => format!("{elo:+.1}"),
    }
}
