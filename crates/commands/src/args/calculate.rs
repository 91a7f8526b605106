//! The arguments of the calculators.

use clap::{Args, Subcommand};

use super::ModelChoice;
use super::arena::parse_chance;

#[derive(Subcommand)]
pub enum CalculatorCommand {
    /// Calculate the difference in Elo points, with its error, from results
    Elo(EloArgs),
    /// Calculate what a sequential test says of results
    Sprt(SprtArgs),
}

#[derive(Args)]
pub struct EloArgs {
    /// Games won, drawn and lost, or pairs of games with 0, ½, 1, 1½ and 2 points
    #[arg(required = true, num_args = 3..=5, value_name = "COUNT")]
    pub counts: Vec<u32>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct SprtArgs {
    /// The difference in Elo points that the test doubts
    #[arg(value_name = "ELO0", allow_negative_numbers = true)]
    pub elo0: f64,
    /// The difference in Elo points that it believes in instead
    #[arg(value_name = "ELO1", allow_negative_numbers = true)]
    pub elo1: f64,
    /// Games won, drawn and lost, or pairs of games with 0, ½, 1, 1½ and 2 points
    #[arg(required = true, num_args = 3..=5, value_name = "COUNT")]
    pub counts: Vec<u32>,
    /// The chance that the test believes ELO1 wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = parse_chance)]
    pub alpha: f64,
    /// The chance that the test believes ELO0 wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = parse_chance)]
    pub beta: f64,
    /// The Elo points of the test
    #[arg(long, value_name = "MODEL", default_value = "logistic")]
    pub model: ModelChoice,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}
