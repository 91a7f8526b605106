/** `<jogada-board>`: a game on any page, to look at, to analyse or to play. Knows engines by what they answer. */

import { Board } from '../board/board.js';
import { sheetOf } from '../board/pieces.js';
import { button, fill, h } from '../dom.js';
import { Pointing } from '../play/pointing.js';
import { t } from '../texts.js';
import { controls } from './controls.js';
import { EmbedError, languageOf, readGame } from './game.js';
import { speak } from './language.js';
import { thoughts } from './thoughts.js';

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('./engine.js').Engines} Engines
 * @typedef {import('./engine.js').Line} Line
 */

const KEYS = /** @type {const} */ ({ ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity });

/**
 * Declares the element.
 * @param {Engines} engines
 * @param {string} styles
 */
export function define(engines, styles) {
  if (customElements.get('jogada-board')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);

  class JogadaBoard extends HTMLElement {
    static observedAttributes =
      'spec position moves record src ply mode player side flipped theme lang'.split(' ');

    /** @type {Line} */ #line = { spec: '', start: null, moves: [] };
    #ply = 0;
    #flipped = false;
    #language = 'en';
    #opened = 0;
    #pointing = new Pointing();
    /** @type {Board | null} */ #board = null;
    /** @type {Position | null} */ #position = null;
    /** @type {import('./engine.js').Engine | null} */ #thinker = null;
    /** @type {AbortController | null} */ #search = null;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [sheet];
      this.status = h('p', { part: 'status', role: 'status' });
      this.frame = h('div', { part: 'frame' }, this.status);
      root.append(this.frame);
      this.addEventListener('keydown', (event) => this.#onKey(event));
    }

    connectedCallback() {
      this.#reopen();
    }

    disconnectedCallback() {
      this.#opened += 1;
      this.#stop();
      this.#thinker?.close();
      this.#thinker = null;
      this.#board?.forget();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#reopen();
    }

    /** The game as it stands: spec, start, moves. */
    get line() {
      return structuredClone(this.#line);
    }

    /** How many moves the position shown is after. */
    get ply() {
      return this.#ply;
    }

    /** `view`, `analyse` or `play`. */
    get mode() {
      return this.getAttribute('mode') ?? 'view';
    }

    /** Shows the position after so many moves. @param {number} ply */
    async go(ply) {
      this.#ply = Math.max(0, Math.min(this.#line.moves.length, Math.trunc(ply) || 0));
      await this.#show();
    }

    /** Plays a move at the position shown; what came after it is gone. @param {string} move */
    async play(move) {
      const line = this.#shownLine();
      const text = await engines
        .of(this.#language)
        .check({ ...line, position: line.start ?? undefined }, move);
      await this.#made(text, 'user');
    }

    /** Puts Black at the bottom, or White again. */
    flip() {
      this.#flipped = !this.#flipped;
      this.#spoken(() => this.#board?.flip(this.#flipped));
    }

    /** Attributes that change together open the board once. */
    #reopen() {
      const turn = (this.#opened += 1);
      queueMicrotask(() => turn === this.#opened && this.#open(turn));
    }

    /** @param {number} turn */
    async #open(turn) {
      this.#stop();
      this.#language = languageOf(this);
      try {
        const engine = engines.of(this.#language);
        const texts = await engine.pageTexts();
        speak.learn(this.#language, texts);
        if (!this.#board) this.#spoken(() => (this.status.textContent = t('embed-loading')));
        const line = await readGame(this, engine);
        const [legend, games] = await Promise.all([engine.legend(line.spec), engine.games()]);
        if (turn !== this.#opened) return;
        const id = line.spec.split(':')[0];
        const info = { ...games.find((game) => game.id === id), legend };
        this.#begin(line, /** @type {import('../types.js').GameInfo} */ (/** @type {unknown} */ (info)));
        await this.#show();
      } catch (error) {
        if (turn === this.#opened) this.#fail(error);
      }
    }

    /** @param {Line} line @param {import('../types.js').GameInfo} info */
    #begin(line, info) {
      this.#line = line;
      const ply = this.getAttribute('ply');
      this.#ply = Math.min(line.moves.length, Number(ply ?? Infinity));
      this.#flipped =
        this.hasAttribute('flipped') || (this.mode === 'play' && this.getAttribute('side') === 'b');
      this.#board?.forget();
      this.#spoken(() => {
        this.#board = new Board(info, { embedded: true, onChoose: (cell) => this.#choose(cell) });
        this.#board.flip(this.#flipped);
        const place = h('div', { part: 'board', class: 'place' }, sheetOf(info), this.#board.element);
        this.bar = controls({
          step: (by) => this.#step(by),
          flip: () => this.flip(),
          again: () => this.#again(),
          mode: this.mode,
        });
        this.others = h('div', { part: 'others', class: 'others' });
        this.analysis = h('ol', { part: 'analysis', 'aria-label': t('analysis-lines'), hidden: true });
        fill(this.frame, place, this.status, this.others, this.bar.element, this.analysis);
      });
    }

    #shownLine() {
      const { spec, start, moves } = this.#line;
      return { spec, start, moves: moves.slice(0, this.#ply) };
    }

    async #show() {
      const turn = this.#opened;
      const line = this.#shownLine();
      this.#stop();
      const engine = engines.of(this.#language);
      const position = await engine.view({
        spec: line.spec,
        position: line.start ?? undefined,
        moves: line.moves,
      });
      if (turn !== this.#opened || line.moves.length !== this.#ply) return;
      this.#position = /** @type {Position} */ (/** @type {unknown} */ (position));
      this.#pointing.release();
      this.#draw();
      const { text } = position.ending ?? { text: null };
      this.#tell('position', {
        ply: this.#ply,
        position: position.position,
        side: position.side,
        outcome: text,
      });
      if (this.mode === 'analyse') this.#analyse(line);
      if (this.#isBots()) this.#answer(line);
    }

    #draw() {
      this.#spoken(() => {
        const { ending, turn, prompt } = this.#position ?? {};
        if (this.#position) this.#board?.show(this.#position);
        this.#aim();
        this.status.textContent = ending?.text ?? [turn, prompt].filter(Boolean).join(': ');
        this.bar?.show(this.#ply, this.#line.moves.length);
      });
    }

    /** Whether the one in front of the board may move. */
    #mayMove() {
      return this.mode !== 'view' && !this.#position?.ending && !this.#isBots();
    }

    /** Whether it is the turn of the player the element plays. */
    #isBots() {
      const own = this.getAttribute('side') ?? 'w';
      const isLast = this.#ply === this.#line.moves.length;
      return this.mode === 'play' && isLast && !this.#position?.ending && this.#position?.side !== own;
    }

    #aim() {
      const legal = this.#mayMove() ? (this.#position?.legal ?? []) : [];
      this.#board?.point({ chosen: [...this.#pointing.chosen], targets: this.#pointing.targets(legal) });
      const complete = this.#pointing.complete(legal);
      const offers = legal.filter(([, path]) => !Array.isArray(path));
      const named = offers.map(([text, , label]) => button(label ?? text, () => this.#made(text, 'user')));
      const asIs =
        complete === null ? [] : [button(t('game-take-nothing'), () => this.#made(complete, 'user'))];
      if (this.others) fill(this.others, ...(complete === null ? named : asIs));
    }

    /** @param {number} cell */
    #choose(cell) {
      if (!this.#mayMove() || !this.#position) return;
      const pointed = this.#pointing.point(cell, this.#position.legal);
      if (pointed.kind === 'move') this.#made(pointed.text, 'user');
      else if (pointed.kind === 'several') this.#ask(pointed.texts);
      else if (pointed.kind === 'nothing') this.#explain(pointed.cells, cell);
      if (pointed.kind !== 'several') this.#spoken(() => this.#aim());
    }

    /** @param {string[]} texts */
    #ask(texts) {
      const choices = texts.map((text) => button(text, () => this.#made(text, 'user')));
      this.#spoken(() => this.others && fill(this.others, h('span', {}, t('game-which')), ...choices));
    }

    /** Says why cells make no move, in the words of the game. @param {number[]} cells @param {number} cell */
    async #explain(cells, cell) {
      const names = cells.map((one) => this.#board?.geometry?.name(one) ?? '');
      const { spec, start, moves } = this.#shownLine();
      const engine = engines.of(this.#language);
      const check = engine.check({ spec, position: start ?? undefined, moves }, names.join('-'));
      const why = await check.then(
        () => '',
        (error) => (error.code === 'illegal' ? error.message : ''),
      );
      this.#spoken(() => this.#board?.say(cell, why || t('game-no-move', { cell: names.at(-1) ?? '' })));
    }

    /** A move has been chosen. @param {string} text @param {string} by */
    async #made(text, by) {
      const moves = [...this.#line.moves.slice(0, this.#ply), text];
      this.#line = { ...this.#line, moves };
      this.#ply = moves.length;
      this.#pointing.release();
      this.#tell('move', { move: text, by, line: this.line });
      await this.#show();
      if (this.#position?.ending) this.#tell('end', { outcome: this.#position.ending, line: this.line });
    }

    #again() {
      this.#line = { ...this.#line, moves: [] };
      return this.go(0);
    }

    /** @param {Line} line */
    async #analyse(line) {
      const list = this.analysis;
      if (!list || this.#position?.ending) return;
      this.#search = new AbortController();
      const { signal } = this.#search;
      const side = this.#position?.side ?? 'w';
      try {
        this.#thinker ??= engines.start(this.#language);
        const game = { spec: line.spec, position: line.start ?? undefined, moves: line.moves };
        for await (const found of this.#thinker.analyse(game, { time: 10_000, lines: 3, signal })) {
          list.hidden = false;
          this.#spoken(() =>
            replace(
              list,
              thoughts(found, side, (move) => this.play(move)),
            ),
          );
          this.#tell('analysis', found);
        }
      } catch (error) {
        if (!signal.aborted) this.#fail(error);
      }
    }

    /** The other player moves. @param {Line} line */
    async #answer(line) {
      const player = this.getAttribute('player') ?? 'level:3';
      this.#search = new AbortController();
      const { signal } = this.#search;
      this.#spoken(() => (this.status.textContent = t('embed-thinking', { player })));
      try {
        this.#thinker ??= engines.start(this.#language);
        const game = { spec: line.spec, position: line.start ?? undefined, moves: line.moves };
        const { best } = await this.#thinker.choose(game, player, { signal });
        if (!signal.aborted) await this.#made(best, player);
      } catch (error) {
        if (!signal.aborted) this.#fail(error);
      }
    }

    #stop() {
      this.#search?.abort();
      this.#search = null;
      if (this.analysis) this.analysis.hidden = true;
    }

    /** @param {KeyboardEvent} event */
    #onKey(event) {
      const step = KEYS[/** @type {keyof typeof KEYS} */ (event.key)];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.#step(step);
    }

    /** Goes so many moves on, as far as there are any. @param {number} by */
    #step(by) {
      const isThere = by < 0 ? this.#ply > 0 : this.#ply < this.#line.moves.length;
      if (isThere) this.go(this.#ply + by);
    }

    /** Draws in the language of this element: there may be others. @param {() => unknown} draw */
    #spoken(draw) {
      speak.in(this.#language, draw);
    }

    /** @param {unknown} error */
    #fail(error) {
      let { message, code } = /** @type {Error & {code?: string}} */ (error);
      this.#spoken(() => {
        if (error instanceof EmbedError) message = t(error.message, error.args);
        fill(this.frame, h('p', { part: 'error', role: 'alert' }, t('embed-failed', { why: message })));
      });
      this.#board = null;
      this.#tell('error', { message, code });
    }

    /** @param {string} what @param {object} detail */
    #tell(what, detail) {
      this.dispatchEvent(new CustomEvent(`jogada-${what}`, { detail, bubbles: true, composed: true }));
    }
  }

  customElements.define('jogada-board', JogadaBoard);
}

/** Shows other lines; a button that has the focus leaves it to the one in its place. @param {Element} list @param {HTMLElement[]} lines */
function replace(list, lines) {
  const { activeElement } = /** @type {ShadowRoot} */ (list.getRootNode());
  const place = [...list.children].findIndex((line) => line.contains(activeElement));
  fill(list, ...lines);
  lines[place]?.querySelector('button')?.focus();
}
