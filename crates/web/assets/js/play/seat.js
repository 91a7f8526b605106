/** A player beside the board: name, presence, clock, pieces in trays, numbers. */

import { icon } from '../board/pieces.js';
import { signed } from '../club/rating.js';
import { fill, h } from '../dom.js';
import { memberLink } from '../links.js';
import { capital, sideName, t } from '../texts.js';
import * as clock from './clock.js';

/**
 * @typedef {import('../types.js').Side} Side
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').Seat} Seat
 * @typedef {import('../types.js').GameInfo} GameInfo
 */

/** More pieces than this are counted, not drawn. */
const DRAWN = 6;

export class SeatCard {
  /** @param {Side} side @param {GameInfo} info */
  constructor(side, info) {
    this.side = side;
    this.info = info;
    this.clock = clock.face(side);
    this.who = h('div', { class: 'who' });
    this.holds = h('div', { class: 'holds' });
    this.element = h(
      'section',
      { class: `seat ${side}`, 'aria-label': sideName(side) },
      this.who,
      this.holds,
    );
  }

  /**
   * @param {Position} position
   * @param {{seat?: Seat, isMine?: boolean, isThinking?: boolean, isPast?: boolean}} [who] `isPast` if it does not matter who is there
   */
  show(position, { seat, isMine = false, isThinking = false, isPast = false } = {}) {
    const isToMove = position.side === this.side && !position.ending;
    this.element.classList.toggle('to-move', isToMove);
    const disc = icon(position.game, [0, this.side]);
    const names = h(
      'span',
      { class: 'name' },
      h('b', {}, sideName(this.side)),
      ...(seat && hasName(seat, isMine) ? [' ', linkedName(seat, isMine, this.info)] : []),
    );
    const here = seat && !isPast ? presence(seat) : null;
    fill(this.who, disc, names, here, isThinking ? thinking() : null, this.clock);
    fill(this.holds, seat ? rating(seat) : null, ...this.#trays(position), ...this.#facts(position));
  }

  /** @param {Position} position */
  #trays(position) {
    const trays = position.trays.filter((tray) => tray.owner === this.side);
    return trays.map((tray) => {
      const pieces = Array.from({ length: Math.min(tray.count, DRAWN) }, () =>
        icon(position.game, [tray.kind, tray.pieceOwner]),
      );
      return h(
        'div',
        { class: 'tray' },
        h('span', {}, tray.label),
        h('span', { class: 'pile' }, ...pieces),
        h('b', {}, tray.count),
      );
    });
  }

  /** @param {Position} position */
  #facts(position) {
    const index = this.side === 'w' ? 0 : 1;
    return position.facts.map((fact) =>
      h('div', { class: 'fact' }, h('span', {}, fact.label), h('b', {}, fact.values[index])),
    );
  }
}

/**
 * The name shown for a seat.
 * @param {Seat} seat
 * @param {boolean} isMine
 * @param {GameInfo} info
 */
export function nameOf(seat, isMine, info) {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') return botName(seat.name ?? '', info);
  const name = seat.name || (isMine ? '' : t('seat-human'));
  return isMine ? `${name} (${t('seat-you')})`.trim() : name;
}

/** The name of a seat; that of a member leads to their page. @param {Seat} seat @param {boolean} isMine @param {GameInfo} info */
function linkedName(seat, isMine, info) {
  const name = nameOf(seat, isMine, info);
  return seat.account ? h('a', { href: memberLink(seat.account) }, name) : name;
}

/** A member's rating, and what the game has changed about it. @param {Seat} seat */
function rating({ rating: value, change }) {
  if (value === undefined) return null;
  const changed =
    change !== undefined && h('b', { class: change < 0 ? 'fell' : 'rose' }, ` ${signed(change)}`);
  const label = h('span', { class: 'unseen' }, `${t('ratings-rating')} `);
  return h('div', { class: 'rating', title: t('ratings-rating') }, label, h('b', {}, value), changed);
}

/**
 * Who plays a side, for its card: whoever plays both sides needs no name beside each.
 * @param {Seat} seat
 * @param {Side} side
 * @param {Side[]} mine
 */
export function seated(seat, side, mine) {
  const isBoth = mine.length === 2;
  return {
    seat: isBoth ? { ...seat, name: '', account: undefined, rating: undefined } : seat,
    isMine: !isBoth && mine.includes(side),
  };
}

/** Whether there is more to say of somebody than the side. @param {Seat} seat @param {boolean} isMine */
function hasName({ kind, name }, isMine) {
  return isMine || kind !== 'human' || Boolean(name);
}

/**
 * How a sentence calls somebody at the board: by the side if one person plays both, or if there is no name.
 * @param {import('../types.js').Game} game
 * @param {Side} side
 * @param {Side[]} mine
 * @param {GameInfo} info
 */
export function calledName({ seats }, side, mine, info) {
  const seat = seats[side];
  const isNameless = seat.kind === 'human' && !seat.name;
  if (isNameless && mine.length === 1) return t('seat-opponent');
  return isNameless || mine.length === 2 ? sideName(side) : capital(nameOf(seat, false, info));
}

/**
 * A player's name in words: `level:3` is "Learner (level 3)".
 * @param {string} name
 * @param {GameInfo} info
 */
export function botName(name, info) {
  const [kind, rest] = name.split(':');
  const player = info.players.find((one) => one.name === kind);
  const level = player?.levels?.find((one) => one.player === name);
  if (level) return level.name;
  return player ? [player.label, rest].filter(Boolean).join(' ') : name || t('seat-bot');
}

/**
 * What a player sees and misses, in a sentence or two.
 * @param {string} name
 * @param {GameInfo} info
 */
export function botHelp(name, info) {
  const player = info.players.find((one) => one.name === name.split(':')[0]);
  return player?.levels?.find((one) => one.player === name)?.help ?? player?.help ?? '';
}

/** @param {Seat} seat */
function presence(seat) {
  if (seat.kind !== 'human') return null;
  const word = t(seat.here ? 'seat-here' : 'seat-away');
  return h('span', { class: seat.here ? 'here' : 'away', title: word }, h('span', { class: 'unseen' }, word));
}

function thinking() {
  return h('span', { class: 'thinking' }, t('seat-thinks'));
}
