/** Hears what is known so far; a search whose listener returns `false` ends. */
export type Report<T> = (found: T) => boolean | void;

/** What is thrown: a sentence in the language of the call, and a word for programs. */
export interface JogadaError extends Error {
    name: "JogadaError";
    /**
     * `spec`, `position`, `record`, `player`: a text is none of these; `no-move`: a text is no move; `illegal`: a
     * move is against the rules; `over`: the game is over; `request`: any other argument cannot be used.
     */
    code: "spec" | "position" | "record" | "player" | "no-move" | "illegal" | "over" | "request";
}

/** A text in which arguments stand as `{name}`, or the texts of the plural forms of an argument. */
export type PageText = string | Record<string, Record<string, string>>;
