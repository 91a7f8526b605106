//! Lines of bounded length from a source that may never end one.

use std::io::{self, BufRead};

/// What [`read_line`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line without its end; invalid UTF-8 is replaced.
    Line(String),
    /// A line above the limit. The rest of it has not been read.
    TooLong,
    /// End of input.
    End,
}

/// Reads a line of at most `max` bytes.
pub(super) fn read_line(input: &mut impl BufRead, max: usize) -> io::Result<Input> {
    let mut line = Vec::new();
    loop {
        let Some((taken, ended)) = take(input, &mut line)? else {
            return Ok(if line.is_empty() { Input::End } else { text(&line) });
        };
        let too_long = line.len() > max;
        // The rest of a line that is too long stays in the input: `skip_line` discards it.
        input.consume(taken - usize::from(too_long && ended));
        if too_long {
            return Ok(Input::TooLong);
        }
        if ended {
            return Ok(text(&line));
        }
    }
}

/// Discards the rest of a line.
pub(super) fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    let mut ended = false;
    while !ended {
        let Some((taken, end)) = take(input, &mut Vec::new())? else { break };
        input.consume(taken);
        ended = end;
    }
    Ok(())
}

/// Appends what is buffered of the line, without its end: returns how many bytes to consume, and whether
/// the line ends with them. `None` at the end of input.
fn take(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<(usize, bool)>> {
    let bytes = loop {
        match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
            Ok(_) => break input.fill_buf()?,
        }
    };
    if bytes.is_empty() {
        return Ok(None);
    }
    let end = bytes.iter().position(|&byte| byte == b'\n');
    line.extend_from_slice(&bytes[..end.unwrap_or(bytes.len())]);
    Ok(Some((end.map_or(bytes.len(), |end| end + 1), end.is_some())))
}

fn text(line: &[u8]) -> Input {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    Input::Line(String::from_utf8_lossy(line).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_end_where_they_should_and_never_grow_without_end() {
        let bytes = b"one\r\n\ntoo long a line\nlast\xff";
        for capacity in [1, 3, 8, 100] {
            let mut input = BufReader::with_capacity(capacity, &bytes[..]);
            let mut next = || read_line(&mut input, 8).unwrap();
            assert_eq!(next(), Input::Line("one".to_owned()));
            assert_eq!(next(), Input::Line(String::new()));
            assert_eq!(next(), Input::TooLong);
            skip_line(&mut input).unwrap();
            assert_eq!(read_line(&mut input, 8).unwrap(), Input::Line("last\u{fffd}".to_owned()));
            assert_eq!(read_line(&mut input, 8).unwrap(), Input::End);
        }
    }
}
