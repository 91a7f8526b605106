//! The weights of a net as a file: a line of text about its shape, numbers of 16 bits, a checksum.

use super::NetShape;

/// What the first line begins with.
const MAGIC: &str = "jogada-net 1";

/// Whether the output of a net is the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetMode {
    /// It is.
    Alone,
    /// It is added to the classic evaluation.
    Correction,
}

impl NetMode {
    /// Both, with their words.
    pub const ALL: [(&'static str, NetMode); 2] =
        [("alone", NetMode::Alone), ("correction", NetMode::Correction)];

    fn word(self) -> &'static str {
        NetMode::ALL[self as usize].0
    }
}

/// The weights of a net in whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetWeights {
    /// The inputs by name: that of the [shape](NetShape).
    pub name: String,
    /// Whether it evaluates alone.
    pub mode: NetMode,
    /// Points for a unit of the output.
    pub scale: i32,
    /// Of each input, one after the other, as many as the hidden layer has.
    pub rows: Vec<i16>,
    /// Of the hidden layer.
    pub bias: Vec<i16>,
    /// Of the hidden layer of the side to move, then of that of the other.
    pub output: Vec<i16>,
    /// What the output is with a hidden layer of zeros.
    pub output_bias: i32,
}

/// Why a file is no net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// It does not begin like one.
    Foreign,
    /// It is not what was written, or not all of it.
    Damaged,
}

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            NetError::Foreign => "no net",
            NetError::Damaged => "a damaged net",
        })
    }
}

impl std::error::Error for NetError {}

impl NetWeights {
    /// Whether these are weights for nets of this shape.
    pub fn fits(&self, shape: &NetShape) -> bool {
        let hidden = shape.hidden;
        self.name == shape.name
            && self.bias.len() == hidden
            && self.output.len() == 2 * hidden
            && self.rows.len() == shape.inputs() * hidden
    }

    /// The content of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (hidden, inputs) = (self.bias.len(), self.rows.len() / self.bias.len().max(1));
        let mut bytes = format!(
            "{MAGIC} mode={} scale={} bias={} hidden={hidden} inputs={inputs} name={}\n",
            self.mode.word(),
            self.scale,
            self.output_bias,
            self.name
        )
        .into_bytes();
        let numbers = self.rows.iter().chain(&self.bias).chain(&self.output);
        bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the content of a file.
    pub fn parse(bytes: &[u8]) -> Result<NetWeights, NetError> {
        if !bytes.starts_with(MAGIC.as_bytes()) {
            return Err(NetError::Foreign);
        }
        read(bytes).ok_or(NetError::Damaged)
    }
}

fn read(bytes: &[u8]) -> Option<NetWeights> {
    let (content, sum) = bytes.split_last_chunk::<8>()?;
    if checksum(content) != u64::from_le_bytes(*sum) {
        return None;
    }
    let end = content.iter().position(|&byte| byte == b'\n')?;
    let header = std::str::from_utf8(&content[..end]).ok()?;
    let (fields, name) = header.split_once(" name=")?;
    let field = |key: &str| {
        let mut fields = fields.split(' ').filter_map(|field| field.split_once('='));
        fields.find(|(known, _)| *known == key).map(|(_, value)| value)
    };
    let size = |key| field(key)?.parse::<u16>().ok().map(usize::from);
    let (hidden, inputs) = (size("hidden")?, size("inputs")?);
    let mode = NetMode::ALL.iter().find(|(word, _)| Some(*word) == field("mode"))?.1;
    let (numbers, rest) = content[end + 1..].as_chunks::<2>();
    let numbers: Vec<i16> = numbers.iter().map(|&number| i16::from_le_bytes(number)).collect();
    if !rest.is_empty() || hidden == 0 || numbers.len() != (inputs + 3) * hidden {
        return None;
    }
    let (rows, others) = numbers.split_at(inputs * hidden);
    let (bias, output) = others.split_at(hidden);
    Some(NetWeights {
        name: name.to_owned(),
        mode,
        scale: field("scale")?.parse().ok()?,
        rows: rows.to_vec(),
        bias: bias.to_vec(),
        output: output.to_vec(),
        output_bias: field("bias")?.parse().ok()?,
    })
}

/// A number that changes with the bytes (FNV-1a).
fn checksum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}
