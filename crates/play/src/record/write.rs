//! Writing records.

use std::fmt;

use super::{Record, move_number, result_text};

/// Lines of moves stay shorter than this.
const WIDTH: usize = 80;

/// The canonical text, ending in a line break.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tag(f, "Game", &self.spec)?;
        for (name, value) in &self.tags {
            write_tag(f, name, value)?;
        }
        write_tag(f, "Result", result_text(self.result))?;
        if let Some(start) = &self.start {
            write_tag(f, "FEN", start)?;
        }
        writeln!(f)?;
        let mut column = 0;
        for word in self.words() {
            let length = word.chars().count();
            if column > 0 && column + 1 + length >= WIDTH {
                writeln!(f)?;
                column = 0;
            }
            if column > 0 {
                write!(f, " ")?;
                column += 1;
            }
            write!(f, "{word}")?;
            column += length;
        }
        writeln!(f)
    }
}

impl Record {
    /// Everything after the tags, as words that can be put on any line. A number stays with its move.
    fn words(&self) -> Vec<String> {
        let black_begins = self.black_begins();
        let mut words = comment(&self.intro);
        for (i, m) in self.moves.iter().enumerate() {
            let number = move_number(i, black_begins);
            let text = &m.text;
            words.push(if i == 0 && black_begins {
                format!("{number}... {text}")
            } else if i == 0 || number > move_number(i - 1, black_begins) {
                format!("{number}. {text}")
            } else {
                text.clone()
            });
            words.extend(m.glyphs.iter().map(|glyph| format!("${glyph}")));
            words.extend(comment(&m.comment));
        }
        words.push(result_text(self.result).to_owned());
        words
    }

    /// The second field of every position text is the side to move.
    fn black_begins(&self) -> bool {
        self.start.as_deref().is_some_and(|start| start.split(' ').nth(1) == Some("b"))
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{escaped}\"]")
}

/// The words of a comment, the first with its opening brace and the last with its closing one.
fn comment(text: &str) -> Vec<String> {
    if text.is_empty() {
        return Vec::new();
    }
    let braced = format!("{{{}}}", text.replace('\\', "\\\\").replace('}', "\\}"));
    braced.split_whitespace().map(str::to_owned).collect()
}
