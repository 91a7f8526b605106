/** What a tournament means for the member who is signed in: the game to play now, or what to wait for. */

import { isMe } from '../club/session.js';
import { h } from '../dom.js';
import { language } from '../settings.js';
import { sideName, t } from '../texts.js';

/** @typedef {import('../types.js').Tournament} Tournament */

/** @param {Tournament} tournament */
export function ownPart(tournament) {
  const place = tournament.players.findIndex(({ account }) => isMe(account));
  const round = tournament.rounds.at(-1);
  if (place < 0 || tournament.status !== 'running' || !round) return entered(tournament, place);
  const game = round.games.find(({ white, black }) => [white, black].includes(place));
  if (round.byes.includes(place)) return h('p', {}, t('tournament-your-bye', { round: tournament.round }));
  if (!game || game.points) return waiting(tournament, place);
  const side = game.white === place ? 'w' : 'b';
  const name = tournament.players[side === 'w' ? game.black : game.white].name;
  return h(
    'div',
    { class: 'your-game' },
    h('p', {}, t('tournament-your-game', { side: sideName(side), name })),
    h('a', { href: `/game/${game.id}`, class: 'button main', 'data-key': 'board' }, t('tournament-to-board')),
  );
}

/** Who has won; several if nothing tells them apart. @param {Tournament} tournament */
export function winners({ standings, players, rounds }) {
  if (!rounds.length) return null;
  const names = standings.filter(({ rank }) => rank === 1).map(({ player }) => players[player].name);
  return h('p', {}, t('tournament-winners', { names: new Intl.ListFormat(language()).format(names) }));
}

/** @param {Tournament} tournament @param {number} place */
function entered(tournament, place) {
  if (place < 0 || tournament.status !== 'open') return null;
  return h('p', {}, t('tournament-you-entered'));
}

/** @param {Tournament} tournament @param {number} place */
function waiting({ players, round, last }, place) {
  if (players[place].withdrawn) return h('p', {}, t('tournament-you-left'));
  return h('p', {}, t(round < last ? 'tournament-you-wait' : 'tournament-you-wait-end'));
}
