//! Search, proof, evaluation and counting.

use jogada_play::wire::{Explained, Found, Solved};
use jogada_play::{Stop, Strategy};
use js_sys::{Function, Int32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::error::Failure;
use super::game_match::Match;
use super::json::{from_js, to_js};
use super::limits::in_range;
use super::types::{DividedMove, SearchLimits, SolveLimits, SolveProgress};
use crate::stop::stop;

#[wasm_bindgen]
impl Match {
    /// Searches the position. `report` hears what is known after each depth; the search ends early if it returns
    /// `false`, or if another thread sets the first number of `flag`, which is in shared memory.
    #[wasm_bindgen(unchecked_return_type = "Found")]
    pub fn analyse(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "SearchLimits")] limits: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Report<Found>")] report: Option<Function>,
        #[wasm_bindgen(unchecked_optional_param_type = "Int32Array")] flag: Option<Int32Array>,
    ) -> Result<JsValue, Failure> {
        let limits: SearchLimits = from_js(self.texts, "limits", &limits)?;
        let (request, bytes) = (limits.request(self.texts)?, limits.bytes(self.texts)?);
        let stop = stop(flag, None);
        let tell = &mut |found: &_| tell(report.as_ref(), &stop, &Found::from(found));
        let found = self.game.think(&Strategy::alpha_beta(bytes), &request, &stop, tell);
        found.map(|found| to_js(&Found::from(&found))).ok_or_else(|| Failure::over(self.texts))
    }

    /// Proves what the position is worth, within limits. `report` hears of every step.
    #[wasm_bindgen(unchecked_return_type = "Solved")]
    pub fn solve(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "SolveLimits")] limits: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Report<SolveProgress>")] report: Option<
            Function,
        >,
        #[wasm_bindgen(unchecked_optional_param_type = "Int32Array")] flag: Option<Int32Array>,
    ) -> Result<JsValue, Failure> {
        let limits: SolveLimits = from_js(self.texts, "limits", &limits)?;
        let effort = limits.effort(self.texts)?;
        let stop = stop(flag, limits.time(self.texts)?);
        let tell = &mut |progress: &_| tell(report.as_ref(), &stop, &SolveProgress::from(progress));
        let solved = self.game.solve(effort, &stop, tell);
        solved.map(|solved| to_js(&Solved::from(&solved))).ok_or_else(|| Failure::over(self.texts))
    }

    /// What the position is worth to White as it is, and what that is made of.
    #[wasm_bindgen(unchecked_return_type = "Explained")]
    pub fn explain(&self) -> Result<JsValue, Failure> {
        let explained = self.game.explain().ok_or_else(|| Failure::over(self.texts))?;
        Ok(to_js(&Explained::of(&explained, &self.localizer())))
    }

    /// The number of paths of exactly `depth` moves; none of them ends by repetition.
    pub fn perft(&self, depth: f64) -> Result<f64, Failure> {
        let depth = in_range(self.texts, "depth", depth.trunc(), 0.0, 100.0)? as u32;
        Ok(self.game.perft(depth, 1) as f64)
    }

    /// The first moves with the number of paths behind each, `depth` moves in all.
    #[wasm_bindgen(unchecked_return_type = "DividedMove[]")]
    pub fn divide(&self, depth: f64) -> Result<JsValue, Failure> {
        let depth = in_range(self.texts, "depth", depth.trunc(), 1.0, 100.0)? as u32;
        let entry = |(r#move, nodes)| DividedMove { r#move, nodes };
        Ok(to_js(&self.game.divide(depth, 1).into_iter().map(entry).collect::<Vec<_>>()))
    }
}

/// Tells the listener, unless the end was asked for; one that throws or returns `false` asks for it.
pub fn tell(report: Option<&Function>, stop: &Stop, found: &impl Serialize) {
    let Some(report) = report.filter(|_| !stop.is_stopped()) else { return };
    let answer = report.call1(&JsValue::UNDEFINED, &to_js(found));
    if answer.map_or(true, |answer| answer.as_bool() == Some(false)) {
        stop.stop();
    }
}
