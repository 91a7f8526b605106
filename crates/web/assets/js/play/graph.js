/** White's chance move by move, with the mistakes; a click goes there. */

import { fill, h, s } from '../dom.js';
import { t } from '../texts.js';

const WIDTH = 300;
const HEIGHT = 90;

/** @typedef {{ply: number, chance: number, annotation: string}} Point */

export class Graph {
  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.drawing = s('svg', {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    });
    this.element = h(
      'div',
      { class: 'graph', role: 'img', 'aria-label': t('analysis-graph'), hidden: true },
      this.drawing,
    );
    this.last = 1;
    this.element.addEventListener('click', (event) => {
      const box = this.element.getBoundingClientRect();
      go(Math.round(((event.clientX - box.left) / box.width) * this.last));
    });
  }

  /**
   * @param {Point[]} points
   * @param {number} last the last ply of the game
   * @param {number} ply the one on the board
   */
  show(points, last, ply) {
    this.element.hidden = points.length < 2;
    if (this.element.hidden) return;
    this.last = Math.max(1, last);
    const x = (/** @type {number} */ at) => (at / this.last) * WIDTH;
    const y = (/** @type {number} */ chance) => (1 - chance) * HEIGHT;
    const path = points.map((point) => `${x(point.ply)} ${y(point.chance)}`).join('L');
    const end = x(points.at(-1)?.ply ?? 0);
    const slips = points.filter((point) => point.annotation.includes('?'));
    fill(
      this.drawing,
      s('path', { class: 'white-part', d: `M0 ${HEIGHT}L${path}L${end} ${HEIGHT}z` }),
      s('path', { class: 'middle', d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
      ...slips.map((point) => s('circle', { class: 'slip', cx: x(point.ply), cy: y(point.chance), r: 4 })),
      s('path', { class: 'now', d: `M${x(ply)} 0V${HEIGHT}` }),
    );
  }
}
