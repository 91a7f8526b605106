//! What clients ask for, with the checks of what they send.

mod new_game;
mod picture;
mod position;
mod puzzle;
mod record;
mod thinking;

pub use new_game::{
    MAX_MEMORY, MAX_NAME_LENGTH, NewGameRequest, SeatRequest, bad_clock, has_usual_rules, name,
    parse_seat,
};
pub use picture::{PictureRequest, QrRequest, picture_of};
pub use position::{CheckRequest, PositionRequest, check_length};
pub use puzzle::{PuzzleQuestion, PuzzleRequest};
pub use record::RecordRequest;
pub use thinking::{AnalysisRequest, MAX_TIME, TreeRequest};
