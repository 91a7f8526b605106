/** "Your turn" where it is seen from another tab: in the title, the icon and, if allowed, a notification. */

import { atHost } from '../links.js';
import { onChange, settings } from '../settings.js';
import { capital, t } from '../texts.js';
import { nameOf } from './seat.js';

const ICON = atHost('/assets/icon.svg');
const ICON_TURN = atHost('/assets/icon-turn.svg');

export class TurnAlert {
  constructor() {
    this.isMine = false;
  }

  /**
   * @param {import('../types.js').Game} game
   * @param {import('../types.js').Side[]} mine
   * @param {import('../types.js').GameInfo} info
   */
  show({ seats, status, position }, mine, info) {
    const called = (/** @type {import('../types.js').Side} */ side) =>
      mine.includes(side) && !seats[side].name ? capital(t('seat-you')) : nameOf(seats[side], false, info);
    const names = { white: called('w'), black: called('b') };
    const title = mine.length === 2 ? info.name : `${t('game-title', names)} · ${info.name}`;
    const isMine = status === 'playing' && mine.length === 1 && mine[0] === position.side;
    document.title = isMine ? `${t('game-to-move')} · ${title}` : title;
    setIcon(isMine ? ICON_TURN : ICON);
    if (isMine && !this.isMine && document.hidden) this.#notify(title);
    this.isMine = isMine;
  }

  close() {
    setIcon(ICON);
    this.note?.close();
  }

  /** @param {string} title */
  #notify(title) {
    if (!settings.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted')
      return;
    this.note = new Notification(t('game-to-move'), { body: title, icon: ICON, tag: location.pathname });
    this.note.onclick = () => (window.focus(), this.note?.close());
  }
}

/** @param {string} href */
function setIcon(href) {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href);
}

// The browser asks the user in answer to the tick in the settings.
onChange((changed) => {
  if (changed === 'notify' && settings.notify && typeof Notification !== 'undefined')
    Notification.requestPermission();
});
