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
 * @param {(line: Line) => void} use
 */
export async function setUp(line, use) {
  const catalogue = await api.catalogue();
  const done = (/** @type {Line} */ chosen) => {
    dialog.close();
    use(chosen);
  };
  const form = new SetUp(catalogue, line, done);
  const dialog = open(t('analysis-setup'), form.element, new RecordForm(done).element);
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
      oninput: () => (this.wish += 1),
      onchange: () => this.#restart(),
    });
    this.text = h('textarea', {
      rows: 2,
      'aria-label': t('analysis-position'),
      spellcheck: 'false',
      oninput: () => this.#check(),
    });
    this.problem = h('p', { class: 'notice lost', role: 'alert', hidden: true });
    this.palette = h('div', { class: 'palette', role: 'group', 'aria-label': t('analysis-by-hand') });
    this.onTop = h('input', { type: 'checkbox' });
    this.place = h('div', { class: 'setup-board' });
    this.use = button(
      t('analysis-use'),
      () => use({ spec: this.spec.value.trim(), start: this.text.value.trim() }),
      { class: 'main' },
    );
    /** What a click puts down; null removes. @type {Piece | null} */
    this.piece = null;
    this.round = 0;
    /** Counts what has been asked for: an answer that comes after another wish is not shown. */
    this.wish = 0;
    this.element = h('div', { class: 'setup' }, this.#fields(), this.place);
  }

  /** Shows the position one came with. */
  async begin() {
    await this.#start(this.line);
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
      button(`${t('analysis-turn')}: ${sideName(side)}`, () => this.#write(withSide(this.text.value, side)));
    return [
      turn('w'),
      turn('b'),
      button(t('analysis-empty'), () => this.#edit({})),
      button(t('analysis-usual-start'), () => this.#restart()),
    ];
  }

  /** The usual start of the game that is named now. */
  async #restart() {
    try {
      await this.#start({ spec: this.spec.value.trim() });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {Line} line */
  async #start(line) {
    const wish = ++this.wish;
    const { spec, position } = await api.position(line);
    const info = await api.gameInfo(spec);
    const usual = await api.position({ spec });
    if (wish !== this.wish) return;
    this.bracketed = bracketed(usual.position);
    this.spec.value = spec;
    if (this.board?.info !== info) this.#lay(info);
    this.#write(position);
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
    if (!position) return;
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
    board.show({ ...board.position, cells: held, marks: [], legal: [] });
    this.#write(withBoard(this.text.value, text));
  }

  /** @param {string} text */
  #write(text) {
    this.text.value = text;
    this.#check();
  }

  /** Asks the server whether the text is a position, and shows it if so. */
  async #check() {
    const round = (this.round += 1);
    try {
      const position = await api.position({ spec: this.spec.value.trim(), start: this.text.value.trim() });
      if (round !== this.round) return;
      this.problem.hidden = true;
      this.use.disabled = false;
      this.board?.show({ ...position, legal: [] });
    } catch (error) {
      if (round === this.round) this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    this.use.disabled = true;
    this.problem.textContent = api.reason(error);
    this.problem.hidden = false;
  }
}
