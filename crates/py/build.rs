//! Linker arguments of extension modules, for a plain `cargo build` of the workspace.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
