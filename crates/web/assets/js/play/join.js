/** Arriving by a link that holds a secret: an invitation, or one's own seat from another device. */

import * as api from '../api.js';
import { isMe, member } from '../club/session.js';
import { showSignIn } from '../club/signin.js';
import { button, fill, h } from '../dom.js';
import { hold, sidesOf } from '../seats.js';
import { change, settings } from '../settings.js';
import { sideName, t } from '../texts.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').GameInfo} GameInfo
 */

/** A member goes on with a game of theirs in any browser. @param {Game} game */
export async function resumeSeat({ id, seats, position }) {
  const isOwn = isMe(seats.w.account) || isMe(seats.b.account);
  if (!isOwn || sidesOf(id).length) return;
  // Whose session is over watches.
  const seat = await api.join(id, null, '').catch(() => null);
  if (seat) hold(id, { [seat.side]: seat.secret, spec: position.spec });
}

export class Invitation {
  /**
   * @param {HTMLElement} place where it is shown
   * @param {Game} game
   * @param {GameInfo} info
   * @param {() => void} seated
   */
  constructor(place, game, info, seated) {
    this.place = place;
    this.game = game;
    this.info = info;
    this.seated = seated;
    /** Whether a seat is offered on the page. */
    this.isOffered = false;
  }

  /** Reads the secret of the address, takes it out of sight, and offers or takes the seat. */
  async arrive() {
    const secrets = new URLSearchParams(location.hash.slice(1));
    const [invite, seat] = [secrets.get('invite'), secrets.get('seat')];
    if (invite || seat) history.replaceState(null, '', location.pathname + location.search);
    if (seat) await this.#take(seat);
    else if (sidesOf(this.game.id).length === 0) this.#offer(invite);
  }

  /** After an update: a taken seat needs no invitation. @param {Game} game */
  follow(game) {
    if (this.isOffered && game.status !== 'waiting') this.#say(t('game-join-taken'));
  }

  /** @param {string | null} invite a listed game needs none */
  #offer(invite) {
    const { game } = this;
    if (!invite && !(game.listed && game.status === 'waiting')) return;
    if (game.status !== 'waiting') {
      this.#say(t('game-join-taken'));
      return;
    }
    const ways = game.rated && !member() ? this.#signIn(invite) : this.#sit(invite);
    const lead = h('p', {}, t('game-join-lead', { game: this.info.name }));
    fill(this.place, h('div', { class: 'card' }, lead, ...ways));
    this.isOffered = true;
  }

  /** Members are known by name. @param {string | null} invite */
  #sit(invite) {
    const side = this.game.seats.w.kind === 'open' ? 'w' : 'b';
    const name = h('input', {
      type: 'text',
      maxlength: 40,
      value: settings.name,
      'aria-label': t('new-name'),
      placeholder: t('new-name'),
    });
    const sit = () => this.#take(invite, member() ? settings.name : name.value.trim());
    const join = button(t('game-join', { side: sideName(side) }), sit, { class: 'main' });
    const rated = this.game.rated ? h('p', { class: 'quiet' }, t('game-join-rated')) : null;
    return [rated, h('div', { class: 'row' }, member() ? null : name, join)];
  }

  /** A rated game is for members. @param {string | null} invite */
  #signIn(invite) {
    const enter = () => {
      // The page is opened anew for the member, who finds the invitation in the address again.
      if (invite) history.replaceState(null, '', `${location.pathname}#invite=${invite}`);
      showSignIn();
    };
    return [h('p', {}, t('game-join-members')), button(t('account-sign-in'), enter, { class: 'main' })];
  }

  /** @param {string | null} secret @param {string} [name] remembered once the server has accepted it */
  async #take(secret, name = settings.name) {
    const { game } = this;
    this.isOffered = false;
    try {
      const seat = await api.join(game.id, secret, name);
      change('name', name);
      hold(game.id, { [seat.side]: seat.secret, spec: game.position.spec });
      fill(this.place);
      this.seated();
    } catch (error) {
      const isTaken = error instanceof api.ApiError && error.status === 409;
      this.#say(isTaken ? t('game-join-taken') : api.reason(error));
    }
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.isOffered = false;
    fill(this.place, h('p', { class: 'card', role: 'status' }, sentence));
  }
}
