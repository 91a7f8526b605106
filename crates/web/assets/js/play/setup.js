/** Setting up a position: game and rules, text, by hand, or a record. */

import * as api from '../api.js';
import { Board } from '../board/board.js';
import { icon } from '../board/pieces.js';
import { open } from '../dialog.js';
import { button, fill, h } from '../dom.js';
import { labelled } from '../fields.js';
import { sideName, t } from '../texts.js';
import { RecordForm } from './recordform.js';
import { boardText, bracketed, withBoard, withSide } from './boardtext.js';

/**
 * @typedef {import('../types.js').Line} Line
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').Piece} Piece
 * @typedef {import('../types.js').GameInfo} GameInfo
 */

/**
 * Opens the window.
 * @param {Line} line what is on the board now
 * @param {(line: Line, players?: import('../links.js').Players) => void} use
 */
export async function setUp(line, use) {
  const catalogue = await api.catalogue();
  /** @type {typeof use} */
  const done = (chosen, players) => {
    dialog.close();
    use(chosen, players);
  };
  const form = new SetUp(catalogue, line, done);
  const dialog = open(t('analysis-setup'), form.element, new RecordForm(done, catalogue).element);
  dialog.classList.add('wide');
  await form.begin();
}

class SetUp {
  /** @param {GameInfo[]} catalogue @param {Line} line @param {(line: Line) => void} use */
  constructor(catalogue, line, use) {
    this.catalogue = catalogue;
    this.line = line;
    this.spec = h('input', {
      type: 'text',
      value: line.spec,
      list: 'setup-games',
      'aria-label': t('analysis-game'),
      oninput: () => this.#follow(),
    });
    this.text = h('textarea', {
      rows: 2,
      'aria-label': t('analysis-position'),
      spellcheck: 'false',
      oninput: () => this.#follow(),
    });
    this.problem = h('p', { class: 'notice lost', role: 'alert', hidden: true });
    this.palette = h('div', { class: 'palette', role: 'group', 'aria-label': t('analysis-by-hand') });
    this.onTop = h('input', { type: 'checkbox' });
    this.place = h('div', { class: 'setup-board' });
    const chosen = () => ({ spec: this.canonical, start: this.text.value.trim() });
    this.use = button(t('analysis-use'), () => this.#when('position', () => use(chosen())), {
      class: 'main',
    });
    /** What a click puts down; null removes. @type {Piece | null} */
    this.piece = null;
    /** The game on the board, as it was typed and as the server writes it. @type {string | null} */
    this.loaded = null;
    this.canonical = '';
    /** Whether something was typed since the server was last asked. */
    this.isStale = false;
    /** Under way while the board does not show yet what is typed. @type {Promise<void> | null} */
    this.following = null;
    this.element = h('div', { class: 'setup' }, this.#fields(), this.place);
  }

  /** Shows the position one came with. */
  async begin() {
    await this.#load(this.line.spec, this.line);
  }

  #fields() {
    const choices = this.catalogue.map(({ id, name }) => h('option', { value: id }, name));
    return h(
      'div',
      { class: 'setup-fields' },
      h('datalist', { id: 'setup-games' }, ...choices),
      labelled(t('analysis-game'), this.spec, t('analysis-spec-help')),
      labelled(t('analysis-position'), this.text, t('analysis-position-help')),
      this.problem,
      h('b', {}, t('analysis-by-hand')),
      h('small', {}, t('analysis-by-hand-help')),
      this.palette,
      h('label', { class: 'tick' }, this.onTop, t('analysis-on-top')),
      h('div', { class: 'row' }, ...this.#buttons()),
      this.use,
    );
  }

  #buttons() {
    const turn = (/** @type {'w' | 'b'} */ side) =>
      button(`${t('analysis-turn')}: ${sideName(side)}`, () =>
        this.#when('game', () => this.#write(withSide(this.text.value, side))),
      );
    return [
      turn('w'),
      turn('b'),
      button(t('analysis-empty'), () => this.#when('game', () => this.#edit({}))),
      button(t('analysis-usual-start'), () => this.#restart()),
    ];
  }

  /**
   * Acts on what is typed, not on what was there before it: waits until the board shows it. Nothing happens
   * if it is not right; the form then says why.
   * @param {'game' | 'position'} needed what has to be right
   * @param {() => void} action
   */
  async #when(needed, action) {
    await this.following;
    const isRight = needed === 'game' ? this.#hasGame() : this.problem.hidden;
    if (isRight) action();
    else (this.#hasGame() ? this.text : this.spec).focus();
  }

  /** Whether the board is that of the game that is typed. */
  #hasGame() {
    return this.loaded === this.spec.value.trim();
  }

  /** The usual start of the game that is named now. */
  #restart() {
    this.loaded = null;
    this.#follow();
  }

  /** Shows what is typed, with one request at a time however fast one types. */
  #follow() {
    this.isStale = true;
    this.following ??= this.#catchUp().finally(() => (this.following = null));
  }

  async #catchUp() {
    while (this.isStale) {
      this.isStale = false;
      try {
        if (!this.#hasGame()) await this.#load(this.spec.value.trim());
        else await this.#check();
      } catch (error) {
        if (!this.isStale) this.#fail(error);
      }
    }
  }

  /** Lays out the board of a game, at a line or its usual start. @param {string} typed @param {Line} [line] */
  async #load(typed, line = { spec: typed }) {
    const found = await api.position(line);
    const { spec } = found;
    const info = await api.gameInfo(spec);
    const usual = await api.position({ spec });
    if (this.spec.value.trim() !== typed) return;
    this.loaded = typed;
    this.canonical = spec;
    this.bracketed = bracketed(usual.position);
    if (this.board?.info !== info) this.#lay(info);
    this.text.value = found.position;
    this.#show(found);
  }

  /** @param {GameInfo} info */
  #lay(info) {
    this.board?.forget();
    this.board = new Board(info, { onChoose: (cell) => this.#put(cell) });
    fill(this.place, this.board.element);
    const pieces = info.legend.flatMap((_, kind) => [
      /** @type {Piece} */ ([kind, 'w']),
      /** @type {Piece} */ ([kind, 'b']),
    ]);
    fill(this.palette, ...pieces.map((piece) => this.#tool(info, piece)), this.#tool(info, null));
    this.#hold(pieces[0], /** @type {HTMLElement} */ (this.palette.firstElementChild));
  }

  /** @param {GameInfo} info @param {Piece | null} piece */
  #tool(info, piece) {
    const label = piece
      ? t('cell-piece', { side: sideName(piece[1]), piece: info.legend[piece[0]].label })
      : t('analysis-eraser');
    const tool = h(
      'button',
      { type: 'button', 'aria-label': label, title: label, 'aria-pressed': 'false' },
      piece ? icon(info.id, piece) : '×',
    );
    tool.addEventListener('click', () => this.#hold(piece, tool));
    return tool;
  }

  /** @param {Piece | null} piece @param {HTMLElement} tool */
  #hold(piece, tool) {
    this.piece = piece;
    for (const other of this.palette.children) other.setAttribute('aria-pressed', String(other === tool));
  }

  /** @param {number} cell */
  #put(cell) {
    const position = this.board?.position;
    if (!position || !this.#hasGame()) return;
    const stack = position.cells[cell] ?? [];
    const below = this.onTop.checked ? stack : [];
    const next = this.piece ? [...below, this.piece] : stack.slice(0, this.onTop.checked ? -1 : 0);
    this.#edit({ ...position.cells, [cell]: next });
  }

  /** Draws a board made by hand and writes it as text. @param {Record<string, Piece[]>} cells */
  #edit(cells) {
    const { board } = this;
    if (!board?.position) return;
    const held = Object.fromEntries(Object.entries(cells).filter(([, stack]) => stack.length > 0));
    const text = boardText(held, board.position.board, board.info.legend, this.bracketed ?? new Set());
    board.show({ ...board.position, cells: held, marks: [], lines: [], legal: [] });
    this.#write(withBoard(this.text.value, text));
  }

  /** @param {string} text */
  #write(text) {
    this.text.value = text;
    this.#follow();
  }

  /** Asks the server whether the text is a position, and shows it if so. */
  async #check() {
    const start = this.text.value.trim();
    const position = await api.position({ spec: this.canonical, start });
    if (!this.isStale) this.#show(position);
  }

  /** @param {Position} position */
  #show(position) {
    this.problem.hidden = true;
    this.board?.show({ ...position, legal: [] });
  }

  /** @param {unknown} error */
  #fail(error) {
    this.problem.textContent = api.reason(error);
    this.problem.hidden = false;
  }
}
