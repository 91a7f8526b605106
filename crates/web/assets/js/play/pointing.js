/** Moves made by pointing: a cell, then another, until only one move is left. */

/**
 * @typedef {import('../types.js').Offer} Offer
 *
 * @typedef {{kind: 'further'} | {kind: 'move', text: string, cells: number[]}
 *   | {kind: 'several', texts: string[], cells: number[]} | {kind: 'nothing', cells: number[]}} Pointed
 */

export class Pointing {
  constructor() {
    /** The cells chosen so far. @type {number[]} */
    this.chosen = [];
  }

  /** Lets go of everything. Whether there was anything. */
  release() {
    const had = this.chosen.length > 0;
    this.chosen = [];
    return had;
  }

  /**
   * The cells that may be chosen next.
   * @param {Offer[]} offers
   */
  targets(offers) {
    const next = offers.map((offer) => this.#rest(offer)?.[0]);
    return [...new Set(next.filter((cell) => cell !== undefined))];
  }

  /**
   * Points at a cell. Pointing at the last chosen cell again lets go of it, unless a move is complete with
   * it: a second click must neither make that move nor lose it. Pointing at a cell that cannot follow, but
   * could begin, begins anew.
   * @param {number} cell
   * @param {Offer[]} offers
   * @returns {Pointed}
   */
  point(cell, offers) {
    if (this.targets(offers).includes(cell)) {
      this.chosen.push(cell);
      return this.#settle(offers);
    }
    if (this.chosen.at(-1) === cell) return this.#again(offers);
    const before = this.chosen;
    this.chosen = [];
    if (before.length && this.targets(offers).includes(cell)) return this.point(cell, offers);
    return { kind: 'nothing', cells: [...before, cell] };
  }

  /**
   * The move that needs no further cell, although others go on from here.
   * @param {Offer[]} offers
   */
  complete(offers) {
    if (!this.chosen.length) return null;
    return offers.find((offer) => this.#rest(offer)?.length === 0)?.[0] ?? null;
  }

  /**
   * Chooses all cells of a move at once. Whether other moves go on from there.
   * @param {number[]} cells
   * @param {Offer[]} offers
   */
  begin(cells, offers) {
    this.chosen = [...cells];
    return this.targets(offers).length > 0;
  }

  /** @param {Offer[]} offers @returns {Pointed} */
  #again(offers) {
    if (this.complete(offers) === null) this.chosen.pop();
    return { kind: 'further' };
  }

  /** @param {Offer[]} offers @returns {Pointed} */
  #settle(offers) {
    const begun = offers.filter((offer) => this.#rest(offer) !== null);
    if (begun.some((offer) => this.#rest(offer)?.length)) return { kind: 'further' };
    const cells = this.chosen;
    const texts = begun.map(([text]) => text);
    this.chosen = [];
    return texts.length === 1 ? { kind: 'move', text: texts[0], cells } : { kind: 'several', texts, cells };
  }

  /**
   * The cells of an offer after those chosen, if it begins with them.
   * @param {Offer} offer
   */
  #rest([, cells]) {
    if (!Array.isArray(cells)) return null;
    return this.chosen.every((cell, index) => cells[index] === cell) ? cells.slice(this.chosen.length) : null;
  }
}
