//! Records of random games, by the model alone.

use jogada_core::Rng;
use jogada_core::options::Options;
use jogada_core::testing::Model;

/// A game that has not ended by then is left out: models know no repetition.
const MAX_PLIES: usize = 600;

/// Positions taken from each game, its end included.
const POSITIONS: usize = 3;

/// Records of so many random games under these options, as JSON with a record per line.
pub fn records<M: Model>(spec: &str, options: &Options, count: usize, seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let (mut games, mut positions, mut illegal) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..count {
        let Some(line) = random_game::<M>(options, &mut rng) else { continue };
        let end = replay::<M>(options, &line);
        games.push(format!(
            r#"{{"spec":"{spec}","moves":{line:?},"final":"{}","outcome":{}}}"#,
            end.text(),
            outcome(&end)
        ));
        for n in 0..POSITIONS {
            let plies = if n == 0 { line.len() } else { rng.below(line.len()) };
            let model = replay::<M>(options, &line[..plies]);
            let (text, mut legal) = (model.text(), model.legal());
            legal.sort();
            if let Some(m) = line.iter().find(|m| !legal.contains(m)) {
                illegal.push(format!(r#"{{"spec":"{spec}","position":"{text}","move":"{m}"}}"#));
            }
            positions.push(format!(
                r#"{{"spec":"{spec}","position":"{text}","legal":{legal:?},"outcome":{}}}"#,
                outcome(&model)
            ));
        }
    }
    let counts = [1, 2].map(|depth| perft::<M>(options, &mut Vec::new(), depth));
    let start = M::start(options).text();
    let perft = [format!(r#"{{"spec":"{spec}","position":"{start}","counts":{counts:?}}}"#)];
    let lists = [list("perft", &perft), list("games", &games)];
    let more = [list("positions", &positions), list("illegal", &illegal)];
    let id = spec.split(':').next().unwrap_or_default();
    format!("{{\n \"game\": \"{id}\",\n{},\n{}\n}}", lists.join(",\n"), more.join(",\n"))
}

/// Leaves at this depth, every line of moves played from the start.
pub fn perft<M: Model>(options: &Options, line: &mut Vec<String>, depth: u32) -> u64 {
    let legal = replay::<M>(options, line).legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    let mut leaves = 0;
    for m in legal {
        line.push(m);
        leaves += perft::<M>(options, line, depth - 1);
        line.pop();
    }
    leaves
}

fn random_game<M: Model>(options: &Options, rng: &mut Rng) -> Option<Vec<String>> {
    let (mut model, mut line) = (M::start(options), Vec::new());
    while model.ending().is_none() && line.len() < MAX_PLIES {
        let mut legal = model.legal();
        let m = legal.swap_remove(rng.below(legal.len()));
        model.play(&m);
        line.push(m);
    }
    model.ending().is_some().then_some(line)
}

fn replay<M: Model>(options: &Options, line: &[String]) -> M {
    let mut model = M::start(options);
    for m in line {
        model.play(m);
    }
    model
}

fn outcome<M: Model>(model: &M) -> String {
    let written = model.ending().map(|(o, why)| format!(r#"["{}","{why}"]"#, o.word()));
    written.unwrap_or_else(|| "null".to_owned())
}

fn list(name: &str, records: &[String]) -> String {
    format!(" \"{name}\": [\n  {}\n ]", records.join(",\n  "))
}
