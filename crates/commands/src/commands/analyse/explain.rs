//! `jogada analyse --explain`: what an evaluation is made of.

use jogada_play::wire::Explained;
use jogada_play::{
    AnyMatch, Evaluation, Localizer, Message, explanation_map, explanation_rows, explanation_table,
};

use super::over;
use crate::args::{AnalyseArgs, Eval};
use crate::failure::Failure;
use crate::output;

pub fn run(game: &dyn AnyMatch, localizer: &Localizer, args: &AnalyseArgs) -> Result<(), Failure> {
    // Counted things say more to people than a net does.
    let evaluation = args.thinker.eval.map_or(Evaluation::Classic, Eval::evaluation);
    let explained = game.explain_by(evaluation).ok_or_else(|| over(localizer))?;
    if args.json {
        return output::print_json(&Explained::of(&explained, localizer));
    }
    let drawing = output::drawing(&args.look);
    let table = explanation_table(&explanation_rows(&explained, localizer));
    let maps = explained.maps.iter().map(|map| explanation_map(game, map, drawing, localizer));
    let value = format!("{:+}", explained.value);
    let value = localizer.say(&Message::new("explain-value").with("value", value));
    let parts = std::iter::once(table).filter(|table| !table.is_empty()).chain(maps);
    let parts: String = parts.map(|part| part + "\n").collect();
    output::print(&format!("{parts}{value}\n"))
}
