//! The scripts of the page as one file, and its styles as another: a browser far away waits once,
//! not once for each of the imports of an import.
//!
//! Each module becomes a function that is called once, in the order of the imports. That is right for
//! modules that do not import each other in a circle and export no variables, which a test checks. It
//! saves what the page does not need, a bundler and the Node.js it runs on.

use std::collections::BTreeMap;
use std::fmt::Write;

/// Styles that others build on come first; the rest follows by name.
const FIRST_STYLES: [&str; 5] = ["style", "frame", "board", "table", "panel"];

/// Reads a file of the page by its name.
pub type Read<'r> = &'r dyn Fn(&str) -> Option<String>;

/// The module `entry` with all it imports.
///
/// # Panics
/// If an import leads nowhere or in a circle, or is written in a way that is not used in the page.
pub fn scripts(entry: &str, read: Read) -> String {
    let mut bundle = Bundle { read, numbers: BTreeMap::new(), out: String::new() };
    bundle.add(entry);
    bundle.out
}

/// All styles, in an order that does not depend on which page was opened first.
pub fn styles(names: impl Iterator<Item = String>, read: Read) -> String {
    let rank = |name: &str| FIRST_STYLES.iter().position(|first| name == *first);
    let mut names: Vec<_> =
        names.filter_map(|name| name.strip_suffix(".css").map(str::to_owned)).collect();
    names.sort_by_key(|name| (rank(name).unwrap_or(FIRST_STYLES.len()), name.clone()));
    let styles = names.iter().filter_map(|name| read(&format!("{name}.css")));
    styles.map(|source| without_indents(&without_comments(&source))).collect()
}

struct Bundle<'r> {
    read: Read<'r>,
    /// The number of each module; none while its imports are being added.
    numbers: BTreeMap<String, Option<usize>>,
    out: String,
}

impl Bundle<'_> {
    /// Adds a module after those it imports, and returns its number.
    fn add(&mut self, name: &str) -> usize {
        match self.numbers.get(name) {
            Some(Some(number)) => return *number,
            Some(None) => panic!("{name} imports itself in a circle"),
            None => self.numbers.insert(name.to_owned(), None),
        };
        let source = (self.read)(name).unwrap_or_else(|| panic!("there is no script {name}"));
        let code = without_comments(&source);
        let (imports, rest) = split_imports(&code);
        assert!(!has_dynamic_import(&rest), "{name} imports something later: a bundle has it all");
        let imports: String = imports.iter().map(|import| self.import(name, import)).collect();
        let (body, exports) = without_exports(&rest);
        let number = self.numbers.values().flatten().count();
        let exports = exports.join(", ");
        let _ = write!(
            self.out,
            "const m{number} = (() => {{\n{imports}{body}return {{ {exports} }};\n}})();\n"
        );
        self.numbers.insert(name.to_owned(), Some(number));
        number
    }

    /// `import { a, b as c } from './x.js'` as `const { a, b: c } = m4;`.
    fn import(&mut self, from: &str, import: &str) -> String {
        let mut quoted = import.split('\'');
        let what = quoted.next().unwrap_or_default();
        let path = quoted.next().unwrap_or_else(|| panic!("{from}: {import}"));
        let number = self.add(&resolve(from, path));
        let what = what.trim_start_matches("import").trim().trim_end_matches("from").trim();
        match what.strip_prefix("* as ") {
            _ if what.is_empty() => String::new(),
            Some(name) => format!("const {name} = m{number};\n"),
            None => format!("const {} = m{number};\n", what.replace(" as ", ": ")),
        }
    }
}

/// The name of what a module imports: `js/dom.js` for `../dom.js` in `js/pages/home.js`.
fn resolve(from: &str, path: &str) -> String {
    let mut folders: Vec<_> = from.split('/').collect();
    folders.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(folders.pop()),
            _ => folders.push(part),
        }
    }
    folders.join("/")
}

/// Without lines that are only comment. Comments beside code stay.
fn without_comments(source: &str) -> String {
    let mut out = String::new();
    let mut is_inside = false;
    for line in source.lines() {
        let text = line.trim();
        if is_inside {
            is_inside = !text.ends_with("*/");
        } else if text.starts_with("/*") && !text.contains("*/") {
            is_inside = true;
        } else if !(text.is_empty() || text.starts_with("//") || is_comment(text)) {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

/// Lines from their first letter on; not for scripts, whose texts may have several lines.
fn without_indents(source: &str) -> String {
    source.lines().flat_map(|line| [line.trim_start(), "\n"]).collect()
}

/// Whether a line is one comment from its beginning to its end.
fn is_comment(text: &str) -> bool {
    text.starts_with("/*") && text.find("*/").is_some_and(|end| end + 2 == text.len())
}

/// The imports, each in one line, and what follows them.
fn split_imports(code: &str) -> (Vec<String>, String) {
    let mut imports = Vec::new();
    let mut rest = code;
    while rest.starts_with("import ") {
        let (import, after) = rest.split_once(";\n").expect("an import ends with a semicolon");
        imports.push(import.split_whitespace().collect::<Vec<_>>().join(" "));
        rest = after;
    }
    (imports, rest.to_owned())
}

/// Whether a module of the page is loaded while the code runs: types in comments are written `{import('…')}`, and what
/// is not named by a plain text, such as the engine, is not of the page.
fn has_dynamic_import(code: &str) -> bool {
    code.match_indices("import('").any(|(at, _)| !code[..at].ends_with(['{', '<', '|']))
}

/// The code without the word `export`, and the names that had it.
fn without_exports(code: &str) -> (String, Vec<String>) {
    let mut names = Vec::new();
    let mut out = String::new();
    for line in code.lines() {
        let exported = line.strip_prefix("export ");
        if let Some(declared) = exported {
            names.push(declared_name(declared));
        }
        out.push_str(exported.unwrap_or(line));
        out.push('\n');
    }
    (out, names)
}

fn declared_name(declaration: &str) -> String {
    let mut words = declaration.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
    let kind = words.find(|word| *word != "async").unwrap_or_default();
    assert!(matches!(kind, "function" | "class" | "const"), "cannot export {declaration}");
    words.find(|word| !word.is_empty()).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundled(files: &[(&str, &str)]) -> String {
        let read = |name: &str| {
            files.iter().find(|(known, _)| *known == name).map(|(_, text)| (*text).to_owned())
        };
        scripts("js/main.js", &read)
    }

    #[test]
    fn a_module_is_called_once_after_what_it_imports() {
        let main = "/** Starts. */\nimport * as dom from './dom.js';\nimport {\n  a as b,\n  c,\n} from './pages/a.js';\n\nb(dom, c);\n";
        let page = "import { h } from '../dom.js';\nexport async function a() {\n  // Says h.\n  return h;\n}\nexport const c = 1;\n";
        let dom = "export class h {}\n";
        let out = bundled(&[("js/main.js", main), ("js/pages/a.js", page), ("js/dom.js", dom)]);
        assert_eq!(
            out,
            "const m0 = (() => {\nclass h {}\nreturn { h };\n})();\n\
             const m1 = (() => {\nconst { h } = m0;\nasync function a() {\n  return h;\n}\n\
             const c = 1;\nreturn { a, c };\n})();\n\
             const m2 = (() => {\nconst dom = m0;\nconst { a: b, c, } = m1;\nb(dom, c);\n\
             return {  };\n})();\n"
        );
    }

    #[test]
    fn comments_beside_code_are_left_alone() {
        let code = "  /** @type {A} */ (b);\n/*\n * Gone.\n */\nc(); // d\n";
        assert_eq!(without_comments(code), "  /** @type {A} */ (b);\nc(); // d\n");
    }

    #[test]
    #[should_panic(expected = "in a circle")]
    fn modules_that_import_each_other_are_refused() {
        let (main, other) = ("import { b } from './b.js';\n", "import { a } from './main.js';\n");
        bundled(&[("js/main.js", main), ("js/b.js", other)]);
    }

    #[test]
    #[should_panic(expected = "imports something later")]
    fn modules_that_are_loaded_later_are_refused() {
        bundled(&[("js/main.js", "const { a } = await import('./a.js');\n")]);
    }

    #[test]
    fn styles_that_others_build_on_come_first() {
        let names = ["home.css", "frame.css", "main.js", "style.css"].map(str::to_owned);
        let read = |name: &str| Some(format!("/* of {name} */\n{name} {{\n  margin: 0;\n}}\n"));
        let out = styles(names.into_iter(), &read);
        let of = |name| format!("{name} {{\nmargin: 0;\n}}\n");
        assert_eq!(out, ["style.css", "frame.css", "home.css"].map(of).concat());
    }
}
