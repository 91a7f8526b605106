//! Analysis, reported as it goes on.

use jogada_play::{Analysis, AnalysisLine, AnyMatch, Request, Side, Stop, Strategy, chance};

use super::score_text;
use crate::i18n::Locale;
use crate::wire::{AnalysisReport, ReportLine};

/// Bytes of the transposition table.
const MEMORY: usize = 16 << 20;

/// A search that was asked for.
pub struct AnalysisSearch {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) request: Request,
    pub(crate) locale: Locale,
}

impl AnalysisSearch {
    /// Searches until the time is up or it is stopped; the last report is `done`.
    pub fn run(&self, stop: &Stop, report: &mut dyn FnMut(AnalysisReport)) {
        let strategy = Strategy::alpha_beta(MEMORY);
        let found = self.game.think(&strategy, &self.request, stop, &mut |analysis| {
            report(self.report(analysis, false));
        });
        if let Some(found) = found {
            report(self.report(&found, true));
        }
    }

    fn report(&self, analysis: &Analysis, done: bool) -> AnalysisReport {
        let side = self.game.side();
        AnalysisReport {
            depth: analysis.depth,
            nodes: analysis.nodes,
            speed: analysis.speed().round(),
            lines: analysis.lines.iter().map(|line| self.line(line, side)).collect(),
            done,
            waiting: None,
        }
    }

    fn line(&self, line: &AnalysisLine, side: Side) -> ReportLine {
        ReportLine {
            score: line.score.into(),
            chance: chance(line.score, side),
            text: score_text(line.score, side, self.locale),
            moves: line.moves.clone(),
        }
    }
}
