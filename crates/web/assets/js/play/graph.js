/** White's chance move by move, with the mistakes; hovering tells, a click goes there. */

import { fill, h, s } from '../dom.js';
import { t } from '../texts.js';

const WIDTH = 300;
const HEIGHT = 100;
/** Room around the curve, so that marks at its ends are whole. */
const PAD = 7;

/** What a mistake is called in the styles. @type {Record<string, string>} */
const GRADES = { '?!': 'slip', '?': 'mistake', '??': 'blunder' };

/** @param {string} annotation such as `??` */
export function grade(annotation) {
  return GRADES[annotation] ?? null;
}

/** @typedef {{ply: number, chance: number, annotation: string}} Point */

export class Graph {
  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.drawing = s('svg', {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    });
    this.tip = h('div', { class: 'graph-tip', hidden: true });
    const scale = [100, 50, 0].map((share) => h('span', {}, `${share} %`));
    this.element = h(
      'div',
      { class: 'graph', role: 'img', 'aria-label': t('analysis-graph'), hidden: true },
      this.drawing,
      h('div', { class: 'graph-scale', 'aria-hidden': 'true' }, ...scale),
      this.tip,
    );
    /** @type {Point[]} */
    this.points = [];
    /** @type {string[]} */
    this.moves = [];
    this.element.addEventListener('click', (event) => go(this.#plyAt(event)));
    this.element.addEventListener('pointermove', (event) => this.#hover(event));
    this.element.addEventListener('pointerleave', () => (this.tip.hidden = true));
  }

  /**
   * @param {Point[]} points
   * @param {string[]} moves of the game
   * @param {number} ply the one on the board
   */
  show(points, moves, ply) {
    this.points = points;
    this.moves = moves;
    this.element.hidden = points.length < 2;
    if (this.element.hidden) return;
    const places = points.map((point) => this.#place(point));
    const path = places.map(({ x, y }) => `${x} ${y}`).join('L');
    const now = this.#place({ ply, chance: 0 }).x;
    const floor = HEIGHT - PAD;
    fill(
      this.drawing,
      s('path', { class: 'white-part', d: `M${places[0].x} ${floor}L${path}L${places.at(-1)?.x} ${floor}z` }),
      s('path', { class: 'middle', d: `M${PAD} ${HEIGHT / 2}H${WIDTH - PAD}` }),
      s('path', { class: 'now', d: `M${now} 0V${HEIGHT}` }),
      ...points.map((point) => this.#mark(point)).filter((mark) => mark !== null),
    );
  }

  /** A stroke without length: its round ends stay round when the drawing is stretched. @param {Point} point */
  #mark(point) {
    const name = grade(point.annotation);
    const { x, y } = this.#place(point);
    return name ? s('path', { class: `grade ${name}`, d: `M${x} ${y}h0` }) : null;
  }

  /** @param {{ply: number, chance: number}} point */
  #place({ ply, chance }) {
    const last = Math.max(1, this.moves.length);
    return { x: PAD + (ply / last) * (WIDTH - 2 * PAD), y: PAD + (1 - chance) * (HEIGHT - 2 * PAD) };
  }

  /** @param {MouseEvent} event */
  #plyAt(event) {
    const box = this.element.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const ply = Math.round(((x - PAD) / (WIDTH - 2 * PAD)) * this.moves.length);
    return Math.max(0, Math.min(this.moves.length, ply));
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    const ply = this.#plyAt(event);
    const point = this.points.find((one) => one.ply === ply);
    this.tip.hidden = !point;
    if (!point) return;
    const move = ply ? `${this.moves[ply - 1]}${point.annotation}` : t('game-first');
    const chance = Math.round(point.chance * 100);
    this.tip.textContent = t('analysis-graph-point', { move, chance });
    const isRight = ply > this.moves.length / 2;
    this.tip.classList.toggle('right', isRight);
    this.tip.style.setProperty('--at', `${(this.#place(point).x / WIDTH) * 100}%`);
  }
}
