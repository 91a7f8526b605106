//! Programs of neighbouring protocols as players: real ones, of a few lines.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use jogada_play::{AnyMatch, Limits, Player, PlayerSpec, Request, Stop, open};
use jogada_ugi::{EngineSetup, Timeouts, check_game, open_player_with};

const GOMOKU: &str = "pente:size=9,variant=gomoku";

fn player(name: &str, game: &dyn AnyMatch) -> Box<dyn Player> {
    let spec = PlayerSpec::parse(name, game.info()).unwrap();
    let soon = Duration::from_millis(700);
    let timeouts = Timeouts { handshake: soon, ready: soon, grace: soon, ..Timeouts::default() };
    let options = vec![("max_memory".to_owned(), "1000".to_owned())];
    open_player_with(&spec, 1, &EngineSetup { options, timeouts, ..EngineSetup::default() })
}

fn request() -> Request {
    let limits = Limits { time: Some(Duration::from_secs(2)), ..Limits::default() };
    Request { limits, ..Request::default() }
}

/// A move of the player, or what went wrong.
fn ask(player: &mut dyn Player, game: &dyn AnyMatch) -> Result<String, String> {
    let found = player.choose(game, &request(), &Stop::default(), &mut |_| {});
    let said = |fault: jogada_play::PlayerFault| jogada_play::Localizer::new("en").say(&fault);
    found.map_err(said).map(|found| found.expect("the game is not over").best().to_owned())
}

/// A program of the Gomocup protocol in the shell: it plays the first free point, row by row, and refuses
/// boards of 25 lines.
#[cfg(unix)]
const BRAIN: &str = r#"gomocup:sh -c '
cr=$(printf "\r"); taken=" "; size=0
answer() {
  y=0
  while [ $y -lt $size ]; do
    x=0
    while [ $x -lt $size ]; do
      case "$taken" in *" $x,$y "*) ;; *) taken="$taken$x,$y "; echo "MESSAGE Depth 3-4 | Eval -12 | Node 5K"; echo "$x,$y"; return;; esac
      x=$((x+1))
    done
    y=$((y+1))
  done
}
while read -r word rest; do
  word=${word%$cr}; rest=${rest%$cr}
  case $word in
    ABOUT) echo "name=\"First\", version=\"2\"";;
    START) size=$rest; if [ $size = 25 ]; then echo ERROR too large; else echo OK; fi;;
    BEGIN) answer;;
    TURN) taken="$taken$rest "; answer;;
    BOARD) taken=" "; while read -r stone; do stone=${stone%$cr}; [ "$stone" = DONE ] && break; taken="$taken${stone%,*} "; done; answer;;
    END) exit 0;;
  esac
done'"#;

#[cfg(unix)]
#[test]
fn a_program_of_gomocup_plays_a_game_from_any_position() {
    let mut game = open(GOMOKU, None).unwrap();
    let mut brain = player(BRAIN, &*game);
    brain.new_game(&*game, &request()).unwrap();
    // The rules leave no choice of the first stone.
    assert_eq!(ask(&mut *brain, &*game).as_deref(), Ok("e5"));
    for m in ["e5", "a1"] {
        game.play(m).unwrap();
    }
    // The whole board first, then single moves.
    for (m, reply) in [("b1", "c1"), ("d1", "e1"), ("f1", "a2")] {
        assert_eq!(ask(&mut *brain, &*game).as_deref(), Ok(m));
        game.play(m).unwrap();
        game.play(reply).unwrap();
    }
    let found = brain.choose(&*game, &request(), &Stop::default(), &mut |_| {}).unwrap().unwrap();
    assert_eq!((found.depth, found.nodes), (3, 5_000));
    assert_eq!(found.lines[0].score, jogada_play::Score::Eval(-12));
    // Taken back, the game is told anew.
    game.undo();
    game.undo();
    assert_eq!(ask(&mut *brain, &*game).as_deref(), Ok("f1"));
    let spec = PlayerSpec::parse(BRAIN, game.info()).unwrap();
    assert_eq!(jogada_ugi::announced_name(&spec).as_deref(), Some("First 2"));
}

#[cfg(unix)]
#[test]
fn a_program_of_gomocup_is_given_a_moment_after_its_answer_off_its_clock() {
    let mut game = open(GOMOKU, None).unwrap();
    let mut brain = player(BRAIN, &*game);
    game.play("e5").unwrap();
    let answer = ask(&mut *brain, &*game).unwrap();
    let answered = Instant::now();
    brain.settle();
    assert!(answered.elapsed() >= Duration::from_millis(15), "{:?}", answered.elapsed());
    let settled = Instant::now();
    brain.settle();
    assert!(settled.elapsed() < Duration::from_millis(15), "{:?}", settled.elapsed());
    for m in [answer.as_str(), "c1"] {
        game.play(m).unwrap();
    }
    assert_eq!(ask(&mut *brain, &*game).as_deref(), Ok("b1"));
}

#[cfg(unix)]
#[test]
fn a_program_of_gomocup_may_refuse_fail_or_not_know_the_game() {
    let large = open("pente:size=25,variant=freestyle", None).unwrap();
    let fault = player(BRAIN, &*large).new_game(&*large, &request()).unwrap_err();
    let said = jogada_play::Localizer::new("en").say(&fault);
    assert!(said.ends_with("answered ERROR too large"), "{said}");
    let mut game = open(GOMOKU, None).unwrap();
    game.play("e5").unwrap();
    for (program, expected) in [
        ("gomocup:sh -c 'read a; echo OK; exit 3'", "status 3"),
        ("gomocup:sh -c 'while read a; do :; done'", "0.7 s"),
        (
            "gomocup:sh -c 'while read a; do case $a in START*) echo OK;; BOARD*) echo 99,1;; esac; done'",
            "99,1",
        ),
        (
            "gomocup:sh -c 'while read a; do case $a in START*) echo OK;; BOARD*) echo 4,4;; esac; done'",
            "e5",
        ),
    ] {
        let mut brain = player(program, &*game);
        let begun = brain.new_game(&*game, &request());
        let said = begun.map_err(|fault| jogada_play::Localizer::new("en").say(&fault));
        let said = said.err().unwrap_or_else(|| ask(&mut *brain, &*game).unwrap_err());
        assert!(said.contains(expected), "{program}: {said}");
    }
    for spec in ["pente", "pente:variant=freestyle,tournament=on"] {
        let other = open(spec, None).unwrap();
        let player = PlayerSpec::parse("gomocup:./brain", other.info()).unwrap();
        let fault = check_game(&player, &*other).unwrap_err();
        let said = jogada_play::Localizer::new("en").say(&fault);
        assert!(said.contains("cannot express"), "{said}");
    }
}

/// A bot of Abstract Play: accepts challenges, takes positions with 202 and sends its move, the first free
/// point from the bottom left, to the address of the answers.
fn bot(answers: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (head, body) = http(&stream);
            let is_get = head.starts_with("GET");
            let signed = head.to_lowercase().contains("x-signature:");
            let status = match () {
                () if is_get || body.contains("\"challenge\"") => "200 OK",
                () if !signed => "401 Unauthorized",
                () => "202 Accepted",
            };
            let _ = write!(
                &stream,
                "HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            );
            drop(stream);
            if status.starts_with("202") {
                let text = |key: &str| {
                    let (_, rest) = body.split_once(&format!("\"{key}\":\"")).unwrap();
                    rest.split('"').next().unwrap().to_owned()
                };
                let free = (1..=19)
                    .map(|row| format!("a{row}"))
                    .find(|m| !body.contains(&format!("\"{m}\"")));
                let answer = format!(
                    r#"{{"verb":"move","gameid":"{}","metaGame":"pente","move":"{}"}}"#,
                    text("gameid"),
                    free.unwrap()
                );
                let mut stream = TcpStream::connect(answers).unwrap();
                let length = answer.len();
                write!(
                    stream,
                    "POST /botQuery HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{answer}"
                )
                .unwrap();
                let mut said = String::new();
                stream.read_to_string(&mut said).unwrap();
                assert!(said.starts_with("HTTP/1.1 200"), "{said}");
            }
        }
    });
    format!("abstractplay:http://{address}/ {answers}")
}

/// The head and the body of a request.
fn http(stream: &TcpStream) -> (String, String) {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while reader.read_line(&mut head).is_ok_and(|length| length > 2) {}
    let length = head.to_lowercase().lines().find_map(|line| {
        line.strip_prefix("content-length:").and_then(|length| length.trim().parse().ok())
    });
    let mut body = vec![0; length.unwrap_or(0)];
    reader.read_exact(&mut body).unwrap();
    (head, String::from_utf8(body).unwrap())
}

#[test]
fn a_bot_of_abstract_play_plays_by_its_address() {
    let mut game = open("pente", None).unwrap();
    let name = bot("127.0.0.1:28791");
    let spec = PlayerSpec::parse(&name, game.info()).unwrap();
    jogada_ugi::check_start(&spec).unwrap();
    let mut bot = player(&name, &*game);
    game.play("k10").unwrap();
    bot.new_game(&*game, &request()).unwrap();
    for (m, reply) in [("a1", "a2"), ("a3", "a4")] {
        assert_eq!(ask(&mut *bot, &*game).as_deref(), Ok(m));
        game.play(m).unwrap();
        game.play(reply).unwrap();
    }
    // It is told whole games only, and only those it has a name for.
    let start = game.position();
    let given = open("pente", Some(&start)).unwrap();
    assert!(ask(&mut *bot, &*given).unwrap_err().contains("cannot express"));
    let small = open("pente:size=9", None).unwrap();
    assert!(check_game(&spec, &*small).is_err());
    let nobody = PlayerSpec::parse("abstractplay:http://127.0.0.1:9/", small.info()).unwrap();
    let refused = |spec| {
        let fault = jogada_ugi::check_start(spec).unwrap_err();
        jogada_play::Localizer::new("en").say(&fault)
    };
    assert_eq!(refused(&nobody), "no bot answers at http://127.0.0.1:9/ (connection refused)");
    let secure = PlayerSpec::parse("abstractplay:https://127.0.0.1:9/", small.info()).unwrap();
    assert!(refused(&secure).contains("https is not supported"), "{}", refused(&secure));
}

#[test]
fn one_game_after_another_is_answered_at_the_same_port() {
    let game = open("pente", None).unwrap();
    let name = bot("127.0.0.1:28792");
    for _ in 0..5 {
        let begun = player(&name, &*game).new_game(&*game, &request());
        assert_eq!(begun, Ok(()));
    }
}

#[test]
fn a_port_that_another_program_has_is_told_before_the_first_game() {
    let game = open("pente", None).unwrap();
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken: &'static str = other.local_addr().unwrap().to_string().leak();
    let spec = PlayerSpec::parse(&bot(taken), game.info()).unwrap();
    let fault = jogada_ugi::check_start(&spec).unwrap_err();
    let said = jogada_play::Localizer::new("en").say(&fault);
    assert!(said.contains(taken) && said.contains("free one"), "{said}");
    drop(other);
    jogada_ugi::check_start(&spec).unwrap();
}
