//! The arguments of `jogada play`.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as ClapArgs, Parser};
use jogada_play::TimeControl;
use jogada_tui::{Theme, is_name};

use super::{Effort, Look, When};

#[derive(ClapArgs)]
pub struct PlayArgs {
    /// The game with its options: GAME, GAME:key=value,… or GAME:PRESET; without it you are asked
    pub spec: Option<String>,
    /// Who plays White: human or one of `jogada players` [default: human, or as last time]
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    pub white: Option<String>,
    /// Who plays Black [default: level:3, or as last time]
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    pub black: Option<String>,
    /// Your name beside the board and in records [default: as last time]; two people at one keyboard:
    /// White's name and Black's, as in Ana,Rui
    #[arg(long, value_name = "NAME", value_parser = parse_name, value_delimiter = ',')]
    pub name: Vec<String>,
    /// Draw lots for the colours
    #[arg(long)]
    pub lot: bool,
    /// Play by clocks: TIME for each side and what it gains with every move, such as 5m+3s
    #[arg(long, value_name = "TIME", value_parser = parse_clock, conflicts_with_all = ["load", "games"])]
    pub clock: Option<TimeControl>,
    /// Begin at this position instead of the usual one: its text, or the name of a sample that
    /// `jogada games GAME` lists
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, requires = "spec")]
    pub position: Option<String>,
    /// Play these moves first
    #[arg(long, value_name = "MOVES", requires = "spec")]
    pub moves: Option<String>,
    /// Continue the game in this file, or review it if it is over
    #[arg(long, value_name = "FILE", conflicts_with_all = ["spec", "lot", "games"])]
    pub load: Option<PathBuf>,
    /// Which game of the file, from 1
    #[arg(long, value_name = "N", requires = "load")]
    pub game: Option<usize>,
    /// Line by line, for pipes, scripts and screen readers
    #[arg(long)]
    pub plain: bool,
    /// Print every position of a game between bots, and not only its record; auto: on a terminal
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub boards: When,
    #[command(flatten)]
    pub look: Look,
    /// Colours for a dark or a light background, safe for colour-blind people, or none [default: from
    /// the terminal]
    #[arg(long, value_name = "THEME", value_parser = themes())]
    pub theme: Option<Theme>,
    #[command(flatten)]
    pub effort: Effort,
    /// What bots leave to chance: the same number, the same game [default: another every time]
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Let two bots play this many games, each with the next seed, and print a summary
    #[arg(long, value_name = "N", requires = "spec", conflicts_with = "lot",
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: Option<u32>,
}

impl PlayArgs {
    /// As for `jogada play` without arguments.
    pub fn defaults() -> PlayArgs {
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            play: PlayArgs,
        }
        Alone::parse_from(["jogada"]).play
    }
}

fn parse_name(text: &str) -> Result<String, String> {
    let name = text.trim();
    if is_name(name) { Ok(name.to_owned()) } else { Err("bad-name".to_owned()) }
}

fn parse_clock(text: &str) -> Result<TimeControl, String> {
    text.parse().map_err(|_| "bad-clock".to_owned())
}

fn themes() -> impl TypedValueParser<Value = Theme> {
    let named = |name: String| Theme::ALL.into_iter().find(|theme| theme.name() == name);
    PossibleValuesParser::new(Theme::ALL.map(Theme::name))
        .map(move |name| named(name).expect("it is one of the possible values"))
}
