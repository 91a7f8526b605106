//! `jogada-wasm-bindgen IN.wasm FOLDER NAME`: the module for browsers and Node, with its declarations.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [input, folder, name] = &arguments[..] else {
        eprintln!("usage: jogada-wasm-bindgen IN.wasm FOLDER NAME");
        return ExitCode::from(2);
    };
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(input).out_name(name).typescript(true).omit_default_module_path(false);
    let written = bindgen.web(true).and_then(|bindgen| bindgen.generate(folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{input}: {error:#}");
            ExitCode::FAILURE
        }
    }
}
