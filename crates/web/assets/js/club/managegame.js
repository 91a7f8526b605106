/** What whoever runs the server may do about a game. */

import * as api from '../api.js';
import { ask, open } from '../dialog.js';
import { button, fill, h } from '../dom.js';
import { nameOf } from '../play/seat.js';
import { sideName, t } from '../texts.js';
import { checkedForm } from './form.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 */

/** Opens the window. @param {Game} game @param {import('../types.js').GameInfo} info @param {() => void} [changed] */
export function manageGame(game, info, changed = () => {}) {
  const box = h('div', {});
  let changes = 0;
  const done = async () => {
    const change = (changes += 1);
    const now = await api.game(game.id);
    // What was asked before a later change may be answered after it.
    if (change !== changes) return;
    Object.assign(game, now);
    draw();
    changed();
  };
  const draw = () => fill(box, ...content(game, info, done));
  draw();
  open(t('admin-game'), box);
}

/** @param {Game} game @param {import('../types.js').GameInfo} info @param {() => Promise<void>} done */
function content(game, info, done) {
  const { id, seats, status, listed } = game;
  const problem = h('p', { class: 'notice lost', role: 'alert', hidden: true });
  const change = async (/** @type {Parameters<typeof api.changeGame>[1]} */ what) => {
    try {
      await api.changeGame(id, what);
      await done();
    } catch (error) {
      problem.textContent = api.reason(error);
      problem.hidden = false;
    }
  };
  const close = async () => (await ask(t('admin-close-sure'))) && change({ close: true });
  const names = [seats.w, seats.b].map((seat) => nameOf(seat, false, info)).join(' – ');
  return [
    h('p', {}, `${info.name}: ${names}`),
    h(
      'div',
      { class: 'row' },
      button(t(listed ? 'admin-hide' : 'admin-show'), () => change({ listed: !listed })),
      status !== 'over' && button(t('admin-close'), close, { class: 'risky' }),
    ),
    problem,
    ...guests(game).map((side) => renaming(game, side, done)),
  ];
}

/** Sides of people without an account: members change their names themselves. @param {Game} game @returns {Side[]} */
function guests({ seats }) {
  return /** @type {Side[]} */ (['w', 'b']).filter(
    (side) => seats[side].kind === 'human' && !seats[side].account && seats[side].name,
  );
}

/** @param {Game} game @param {Side} side @param {() => Promise<void>} done */
function renaming({ id, seats }, side, done) {
  const label = t('admin-guest', { side: sideName(side) });
  const attributes = { value: seats[side].name, maxlength: 40, autocomplete: 'off' };
  const field = { name: 'name', id: `field-name-${side}`, label, attributes };
  const send = async (/** @type {Record<string, string>} */ { name }) => {
    await api.changeGame(id, { rename: { side, name } });
    await done();
  };
  return checkedForm({ fields: [field], submit: t('admin-rename'), send });
}
