//! Prints what crosses to and from JavaScript, as schemas. `tests/types.mjs` makes `src/types.d.ts` of it.

use jogada_play::wire::{
    Explained, Found, GameEntry, LegendEntry, PlayerEntry, Position, RulesPart, Solved,
};
use jogada_wasm::types::{
    BenchCount, DividedMove, MatchLine, MatchOptions, PictureOptions, RecordEntry, SearchLimits,
    SolveLimits, SolveProgress,
};
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(components(schemas(
    BenchCount,
    DividedMove,
    Explained,
    Found,
    GameEntry,
    LegendEntry,
    MatchLine,
    MatchOptions,
    PictureOptions,
    PlayerEntry,
    Position,
    RecordEntry,
    RulesPart,
    SearchLimits,
    SolveLimits,
    SolveProgress,
    Solved,
)))]
struct Types;

#[expect(clippy::print_stdout, reason = "it is what the program is for")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("{}", Types::openapi().to_pretty_json()?);
    Ok(())
}
