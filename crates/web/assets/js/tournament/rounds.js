/** The pairings of a tournament, one round at a time. */

import { isMe } from '../club/session.js';
import { button, fill, h } from '../dom.js';
import { t } from '../texts.js';
import { points } from './words.js';

/**
 * @typedef {import('../types.js').Tournament} Tournament
 * @typedef {Tournament['rounds'][number]} Round
 * @typedef {Round['games'][number]} Game
 */

export class Rounds {
  constructor() {
    /** The one that is looked at, from 1; the last if it is null. @type {number | null} */
    this.chosen = null;
    this.choices = h('div', {
      class: 'row round-choices',
      role: 'group',
      'aria-label': t('tournament-rounds-all'),
    });
    this.list = h('ol', { class: 'pairings' });
    this.byes = h('p', { class: 'quiet' });
    this.heading = h('h2', {});
    this.element = h('section', { class: 'rounds' }, this.heading, this.choices, this.list, this.byes);
  }

  /** @param {Tournament} tournament */
  show(tournament) {
    const { rounds, players } = tournament;
    this.element.hidden = !rounds.length;
    const number = Math.min(this.chosen ?? rounds.length, rounds.length);
    const round = rounds[number - 1];
    if (!round) return;
    this.heading.textContent = t('tournament-round', { round: number });
    fill(
      this.choices,
      ...(rounds.length > 1 ? rounds.map((_, index) => this.#choice(tournament, index + 1, number)) : []),
    );
    fill(this.list, ...round.games.map((game, index) => h('li', {}, pairing(game, index + 1, players))));
    const free = round.byes.map((player) => t('tournament-bye', { name: players[player].name }));
    fill(this.byes, free.join(' '));
  }

  /** @param {Tournament} tournament @param {number} number @param {number} shown */
  #choice(tournament, number, shown) {
    const choose = () => {
      this.chosen = number === tournament.rounds.length ? null : number;
      this.show(tournament);
    };
    const look = {
      'aria-pressed': String(number === shown),
      'aria-label': t('tournament-round', { round: number }),
    };
    return button(String(number), choose, { ...look, 'data-key': `round-${number}` });
  }
}

/** @param {Game} game @param {number} board @param {Tournament['players']} players */
function pairing(game, board, players) {
  const [white, black] = [players[game.white], players[game.black]];
  const isMine = isMe(white.account) || isMe(black.account);
  const parts = [
    h('span', { class: 'board-number' }, board),
    h(
      'span',
      { class: `who-white ${look(game, 0)}` },
      h('i', { class: 'disc w', 'aria-hidden': 'true' }),
      h('span', {}, white.name),
    ),
    h('span', { class: 'score' }, ...score(game)),
    h(
      'span',
      { class: `who-black ${look(game, 1)}` },
      h('span', {}, black.name),
      h('i', { class: 'disc b', 'aria-hidden': 'true' }),
    ),
  ];
  const style = { class: isMine ? 'pairing mine' : 'pairing' };
  return game.id ? h('a', { ...style, href: `/game/${game.id}` }, ...parts) : h('div', style, ...parts);
}

/** @param {Game} game @param {0 | 1} side */
function look({ points: made }, side) {
  return made && made[side] > made[1 - side] ? 'won' : '';
}

/** @param {Game} game */
function score({ points: made, forfeit }) {
  if (!made) return [h('span', { class: 'live' }, t('tournament-playing'))];
  const words = `${points(made[0])} – ${points(made[1])}`;
  return forfeit ? [words, h('small', {}, ` ${t('tournament-forfeit')}`)] : [words];
}
