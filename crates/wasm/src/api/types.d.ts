interface components {
    schemas: {
        /** What the bench positions of a game took. */
        BenchCount: {
            /**
             * Positions searched: the same on every machine.
             */
            nodes: number;
            /** How many there are. */
            positions: number;
            /**
             * Milliseconds spent searching.
             */
            time_ms: number;
        };
        /** Shape and ground of a board. */
        Board: {
            /**
             * Cells are numbered row by row from the bottom left.
             */
            cols: number;
            /** Letters of the columns, from the left. */
            columns: string;
            /** Places one plays for. */
            goals: number[];
            /**
             * From the bottom.
             */
            rows: number;
            /** Points marked for orientation. */
            stars: number[];
            /** Where pieces stand. */
            style: components["schemas"]["GridStyle"];
        };
        /**
         * A square (or point) of a board: row by row from the bottom left, `a1` is 0.
         */
        Cell: number;
        /** A first move and the number of paths behind it. */
        DividedMove: {
            /** Canonical text of the move. */
            move: string;
            /**
             * Paths behind it.
             */
            nodes: number;
        };
        /** How a game ended. */
        Ending: {
            /** The cells that decided. */
            cells: components["schemas"]["Cell"][];
            /** The same in every language, such as `five`. */
            reason: string;
            /** Result and reason in words. */
            text: string;
            /** The reason in words. */
            why: string;
            /** Who won. */
            winner: components["schemas"]["Winner"];
        };
        /** The value of a position for White and what it is made of. */
        Explained: {
            /** What single cells are worth; some games have none. */
            maps: components["schemas"]["ExplainedMap"][];
            /** In the order of the game. */
            parts: components["schemas"]["ExplainedPart"][];
            /**
             * The sum of the parts, for White.
             */
            value: number;
        };
        /** What the cells of the board are worth in some way. */
        ExplainedMap: {
            /** By cell; `null` where nothing is to be said. */
            cells: (number | null)[];
            /** The same in every language. */
            id: string;
            /** Its name. */
            label: string;
        };
        /** A part of an evaluation. */
        ExplainedPart: {
            /** How often White and Black have it, where that is counted. */
            counts: number[] | null;
            /** The same in every language. */
            id: string;
            /** Its name. */
            label: string;
            /** What it is worth to White and to Black. */
            points: number[];
            /**
             * White's points less Black's.
             */
            value: number;
        };
        /** What is counted beside the board. */
        FactEntry: {
            /** What is counted. */
            label: string;
            /** White's number first. */
            values: number[];
        };
        /** A line of `jogada analyse --json`: what a search has found so far. */
        Found: {
            /** The best move. */
            best: string;
            /**
             * Plies searched.
             */
            depth: number;
            /** The best first. */
            lines: components["schemas"]["FoundLine"][];
            /**
             * Positions searched.
             */
            nodes: number;
            /** Of the best move, for the side to move. */
            score: components["schemas"]["ScoreValue"];
            /**
             * Milliseconds.
             */
            time_ms: number;
        };
        /** A principal variation. */
        FoundLine: {
            /** From the position that was searched. */
            moves: string[];
            /** For the side to move. */
            score: components["schemas"]["ScoreValue"];
        };
        /** A game: names, options, presets, pieces, sample positions. */
        GameEntry: {
            /** What a cell that is played for is called. */
            goal: string;
            /** The word of specs. */
            id: string;
            /** The marks that have a word of the game's own. */
            marks: components["schemas"]["MarkEntry"][];
            /** The same in every language. */
            name: string;
            /** What can be chosen. */
            options: components["schemas"]["OptionEntry"][];
            /** Kinds of pieces. */
            pieces: components["schemas"]["PieceEntry"][];
            /** Options that go together. */
            presets: components["schemas"]["PresetEntry"][];
            /** Positions with a name. */
            samples: components["schemas"]["SampleEntry"][];
            /** What it is about, in a few words. */
            tagline: string;
        };
        /** Moves as one text, or one by one. */
        GivenMoves: string | string[];
        /**
         * Where pieces stand.
         * @enum {string}
         */
        GridStyle: "squares" | "points";
        /** A kind of piece as a page draws it. */
        LegendEntry: {
            /** The same in every language. */
            id: string;
            /** Its name. */
            label: string;
            /** Of position texts, White's and Black's. */
            letters: string[];
            /** Drawings, White's and Black's: what stands inside an `<svg>` whose box is 100 by 100. */
            svg: string[];
        };
        /** A level of strength. */
        LevelEntry: {
            /** What it sees and what it misses. */
            help: string;
            /** Its name for people. */
            name: string;
            /** Names the player, such as `level:1`. */
            player: string;
        };
        /** A mark and the game's own word for it. */
        MarkEntry: {
            /** The game's word. */
            label: string | null;
            /** What it means in any game. */
            mark: components["schemas"]["Role"];
        };
        /** A game as it is played: enough to open it elsewhere. */
        MatchLine: {
            /** In their canonical texts. */
            moves: string[];
            /** Game and options. */
            spec: string;
            /** The position it began with; `null` for the usual one. */
            start: string | null;
        };
        /** How a match is opened. */
        MatchOptions: {
            /** The tag of the language of all sentences: `en` or `pt`. */
            language?: string;
            /** Played at once. */
            moves?: components["schemas"]["GivenMoves"];
            /** The text or the name of the position to begin with. */
            position?: string;
        };
        /** What an option may be. */
        OptionDomain: {
            /**
             * The most.
             */
            max: number;
            /**
             * The least.
             */
            min: number;
            /** Whether 0 is allowed as well. */
            off: boolean;
            /**
             * From one to the next.
             */
            step: number;
            /** @enum {string} */
            type: "int";
        } | {
            /**
             * The most of both.
             */
            max: number;
            /**
             * The least of both.
             */
            min: number;
            /** @enum {string} */
            type: "dims";
        } | {
            /**
             * The most of each.
             */
            max: number;
            /**
             * The least of each.
             */
            min: number;
            /** @enum {string} */
            type: "list";
        } | {
            /** @enum {string} */
            type: "choice";
            /** In the order of the rules. */
            values: components["schemas"]["ValueEntry"][];
        };
        /** An option of a game or a parameter of a player. */
        OptionEntry: components["schemas"]["OptionDomain"] & {
            /** With all others at their defaults. */
            default: components["schemas"]["OptionValue"];
            /** Whether the default follows from other options. */
            depends: boolean;
            /** What it does. */
            help: string;
            /** The key of specs. */
            key: string;
            /** Its name. */
            label: string;
        };
        /** A number, or the text of anything else. */
        OptionValue: number | string;
        /** How a picture is to look. */
        PictureOptions: {
            /** For a dark page. */
            dark?: boolean;
            /** Whether Black is at the bottom. */
            flip?: boolean;
            /** The name of a theme of boards, such as `slate`. */
            theme?: string;
        };
        /** A kind of piece. */
        PieceEntry: {
            /** The same in every language. */
            id: string;
            /** Of position texts and plain boards, White's and Black's. */
            letters: string[];
            /** Its name. */
            name: string;
            /** For terminals, White's and Black's. */
            symbols: string[];
        };
        /** A kind of player, with its parameters, the first of which may be given without its key. */
        PlayerEntry: {
            /** Whether it is a program named by a command line, which has no parameters. */
            command: boolean;
            /** What it does. */
            help: string;
            /** Its name for people. */
            label: string;
            /** The weakest first, if it has any. */
            levels: components["schemas"]["LevelEntry"][] | null;
            /** The word it is named by. */
            name: string;
            /** What can be said about it. */
            parameters: components["schemas"]["OptionEntry"][];
        };
        /** A position with all that is needed to draw it and to move in it. */
        Position: {
            /** Shape and ground. */
            board: components["schemas"]["Board"];
            /** Who made each of the moves: in some games a side moves twice running. */
            by: components["schemas"]["Side"][];
            /**
             * Stacks by cell, from the bottom to the top: the kind's place in the legend, and whose it is. Empty
             *     cells are left out.
             */
            cells: {
                [key: string]: [
                    number,
                    "w" | "b"
                ][];
            };
            ending: components["schemas"]["Ending"] | null;
            /** What is counted beside the board. */
            facts: components["schemas"]["FactEntry"][];
            /** The id of the game. */
            game: string;
            /** The legal moves; none in a picture, and none for those who may not move. */
            legal: components["schemas"]["PositionMove"][];
            /** Cells that belong together, such as a scoring row. */
            lines: components["schemas"]["Cell"][][];
            /** Cell, what the mark means, and the game's own word for it if it has one. */
            marks: [
                number,
                "last" | "from" | "captured" | "winning" | "forced" | "threatened" | "safe" | "forbidden" | "scoring" | "highlighted",
                string | null
            ][];
            /** Played from the start. */
            moves: string[];
            /** The length of `moves`. */
            ply: number;
            /** The position as text. */
            position: string;
            /** What the side to move has to do; `null` when the game is over. */
            prompt: string | null;
            /** To move. */
            side: components["schemas"]["Side"];
            /** Game and options. */
            spec: string;
            /** Where it began, as text; `null` for the usual start. */
            start: string | null;
            /** Pieces beside the board. */
            trays: components["schemas"]["Tray"][];
            /** Whose turn it is, in words; `null` when the game is over. */
            turn: string | null;
        };
        /** A legal move: its text and the cells to point at in turn, or its text and the id and label of a button. */
        PositionMove: [
            string,
            number[]
        ] | [
            string,
            string,
            string
        ];
        /** Options that go together. */
        PresetEntry: {
            /** What it is for. */
            help: string;
            /** Stands in a spec for its options. */
            id: string;
            /** Its name. */
            label: string;
            /** As written in a spec. */
            options: string;
        };
        /** A record: a game with everything that is known about it. */
        RecordEntry: {
            /** The comment before the first move. */
            intro: string;
            /** The moves. */
            moves: components["schemas"]["RecordMoveEntry"][];
            /** The result. */
            result: components["schemas"]["RecordResult"];
            /** Game and options. */
            spec: string;
            /** The position it began with; `null` for the usual one. */
            start: string | null;
            /** Names and values in their order, without Game, FEN and Result. */
            tags: [
                string,
                string
            ][];
        };
        /** A move of a record. */
        RecordMoveEntry: {
            /** The comment after it. */
            comment: string;
            /** 1 good, 2 mistake, 3 brilliant, 4 blunder, 5 interesting, 6 dubious, as in PGN. */
            glyphs: number[];
            /** Canonical text. */
            text: string;
        };
        /**
         * The result of a record.
         * @enum {string}
         */
        RecordResult: "1-0" | "0-1" | "1/2-1/2" | "*";
        /**
         * What a mark says in any game. Front ends know these and no others.
         * @enum {string}
         */
        Role: "last" | "from" | "captured" | "winning" | "forced" | "threatened" | "safe" | "forbidden" | "scoring" | "highlighted";
        /** A part of the rules, by the name of the element that shows it, or a diagram. */
        RulesPart: {
            /** Its words. */
            h1: components["schemas"]["RulesSpan"][];
        } | {
            /** Its words. */
            h2: components["schemas"]["RulesSpan"][];
        } | {
            /** Its words. */
            p: components["schemas"]["RulesSpan"][];
        } | {
            /** The words of each item. */
            ul: components["schemas"]["RulesSpan"][][];
        } | {
            /** What is to be seen. */
            caption: string;
            /** Without its legal moves; cells the caption refers to are marked `highlighted`. */
            position: components["schemas"]["Position"];
        };
        /** Words as they are, or below the name of the element that makes them stand out. */
        RulesSpan: string | {
            /** The words. */
            strong: string;
        } | {
            /** The words. */
            em: string;
        } | {
            /** The words. */
            code: string;
        };
        /** A position with a name. */
        SampleEntry: {
            /** Stands where a position text may. */
            id: string;
            /** What it shows. */
            label: string;
            /** Whether the game has ended there. */
            over: boolean;
            /** The position as text. */
            position: string;
            /** Game and options. */
            spec: string;
        };
        /** A score: the number of plies to a proven win or loss, a proven draw, or an evaluation in hundredths. */
        ScoreValue: {
            /**
             * Plies to the win.
             */
            win: number;
        } | {
            /**
             * Plies to the loss.
             */
            loss: number;
        } | {
            /** Always `true`. */
            draw: boolean;
        } | {
            /**
             * An estimate.
             */
            eval: number;
        };
        /** What ends a search, whatever comes first; without time, nodes and depth it takes a second. */
        SearchLimits: {
            /**
             * Plies searched.
             */
            depth?: number;
            /**
             * How many of the best moves get a line of their own; 1 unless told.
             */
            lines?: number;
            /**
             * Megabytes to remember positions in; 32 unless told. Players have it in their names.
             */
            memory?: number;
            /**
             * Positions searched.
             */
            nodes?: number;
            /**
             * Milliseconds.
             */
            time?: number;
        };
        /**
         * One of the two players. White begins in every game.
         * @enum {string}
         */
        Side: "w" | "b";
        /** What a proof has found out on the way. */
        SolveFinding: {
            /** @enum {string} */
            finding: "no-win";
            /**
             * Within so many plies; `null` for ever.
             */
            plies: number | null;
        } | {
            /** @enum {string} */
            finding: "no-loss";
            /**
             * Within so many plies; `null` for ever.
             */
            plies: number | null;
        } | {
            /** @enum {string} */
            finding: "margin";
            /**
             * At least.
             */
            least: number;
            /**
             * At most.
             */
            most: number;
        } | {
            /**
             * So many, and more.
             */
            count: number;
            /** @enum {string} */
            finding: "positions";
        } | {
            /**
             * Positions that must at least be shown not to be won.
             */
            dn: number;
            /**
             * Thousandths of the table in use.
             */
            filled: number;
            /** @enum {string} */
            finding: "proof-numbers";
            /** Whether it looks for a win of the side to move; otherwise of the other. */
            is_win: boolean;
            /**
             * Positions that must at least be shown to be won, as far as is known.
             */
            pn: number;
        };
        /** What ends a proof, whatever comes first. */
        SolveLimits: {
            /**
             * Megabytes for the tables; 64 unless told.
             */
            memory?: number;
            /**
             * Positions visited; 10 million unless told.
             */
            nodes?: number;
            /**
             * Milliseconds; no limit unless told.
             */
            time?: number;
        };
        /** A step of a proof. It replaces earlier ones of its kind. */
        SolveProgress: components["schemas"]["SolveFinding"] & {
            /**
             * Positions visited so far.
             */
            nodes: number;
            /**
             * Milliseconds.
             */
            time_ms: number;
        };
        /** The last line of `jogada solve --json`. */
        Solved: {
            /** All first moves that reach this. */
            best: string[];
            /**
             * Where a score decides: the best margin of the side to move.
             */
            margin: number | null;
            /**
             * Positions visited.
             */
            nodes: number;
            /**
             * The shortest distance to the end of a won or lost game.
             */
            plies: number | null;
            /** For the side to move. */
            value: components["schemas"]["SolvedValue"];
            /**
             * Where the plies to a win or loss are not known: so many at most.
             */
            within?: number | null;
        };
        /**
         * What is proven of a position.
         * @enum {string}
         */
        SolvedValue: "win" | "loss" | "draw" | "unknown";
        /** Pieces beside the board. */
        Tray: {
            /**
             * How many there are.
             */
            count: number;
            /**
             * Their kind's place in the legend.
             */
            kind: number;
            /** Its name. */
            label: string;
            /** The side that holds these pieces. */
            owner: components["schemas"]["Side"];
            /** Whose colour they have. */
            pieceOwner: components["schemas"]["Side"];
        };
        /** A value of an option that is one of several words. */
        ValueEntry: {
            /** The word of specs. */
            id: string;
            /** Its name. */
            label: string;
        };
        /**
         * Who won a game.
         * @enum {string}
         */
        Winner: "w" | "b" | "draw";
    };
}
export type BenchCount = components['schemas']['BenchCount'];
export type Board = components['schemas']['Board'];
export type Cell = components['schemas']['Cell'];
export type DividedMove = components['schemas']['DividedMove'];
export type Ending = components['schemas']['Ending'];
export type Explained = components['schemas']['Explained'];
export type ExplainedMap = components['schemas']['ExplainedMap'];
export type ExplainedPart = components['schemas']['ExplainedPart'];
export type FactEntry = components['schemas']['FactEntry'];
export type Found = components['schemas']['Found'];
export type FoundLine = components['schemas']['FoundLine'];
export type GameEntry = components['schemas']['GameEntry'];
export type GivenMoves = components['schemas']['GivenMoves'];
export type GridStyle = components['schemas']['GridStyle'];
export type LegendEntry = components['schemas']['LegendEntry'];
export type LevelEntry = components['schemas']['LevelEntry'];
export type MarkEntry = components['schemas']['MarkEntry'];
export type MatchLine = components['schemas']['MatchLine'];
export type MatchOptions = components['schemas']['MatchOptions'];
export type OptionDomain = components['schemas']['OptionDomain'];
export type OptionEntry = components['schemas']['OptionEntry'];
export type OptionValue = components['schemas']['OptionValue'];
export type PictureOptions = components['schemas']['PictureOptions'];
export type PieceEntry = components['schemas']['PieceEntry'];
export type PlayerEntry = components['schemas']['PlayerEntry'];
export type Position = components['schemas']['Position'];
export type PositionMove = components['schemas']['PositionMove'];
export type PresetEntry = components['schemas']['PresetEntry'];
export type RecordEntry = components['schemas']['RecordEntry'];
export type RecordMoveEntry = components['schemas']['RecordMoveEntry'];
export type RecordResult = components['schemas']['RecordResult'];
export type Role = components['schemas']['Role'];
export type RulesPart = components['schemas']['RulesPart'];
export type RulesSpan = components['schemas']['RulesSpan'];
export type SampleEntry = components['schemas']['SampleEntry'];
export type ScoreValue = components['schemas']['ScoreValue'];
export type SearchLimits = components['schemas']['SearchLimits'];
export type Side = components['schemas']['Side'];
export type SolveFinding = components['schemas']['SolveFinding'];
export type SolveLimits = components['schemas']['SolveLimits'];
export type SolveProgress = components['schemas']['SolveProgress'];
export type Solved = components['schemas']['Solved'];
export type SolvedValue = components['schemas']['SolvedValue'];
export type Tray = components['schemas']['Tray'];
export type ValueEntry = components['schemas']['ValueEntry'];
export type Winner = components['schemas']['Winner'];
