/** The page of one game: playing, watching, looking back. */

import * as api from '../api.js';
import { ask } from '../dialog.js';
import { announce, fill, h } from '../dom.js';
import { listen, steps } from '../keys.js';
import { follow } from '../live.js';
import { Viewing } from '../play/browse.js';
import { send, sendMove, whyBlocked } from '../play/actions.js';
import { optimisticMove } from '../play/optimistic.js';
import { hint, mayHint } from '../play/hint.js';
import { Invitation, resumeSeat } from '../play/join.js';
import { BrowserBot } from '../play/browserbot.js';
import { afterMove } from '../play/aftermove.js';
import { announceChange } from '../play/announcements.js';
import { Evaluation } from '../play/evaluation.js';
import { followRematch, playAgainst } from '../play/next.js';
import { isAnswer, Pace } from '../play/pace.js';
import { TurnAlert } from '../play/turnalert.js';
import { declinedOffer } from '../play/offers.js';
import { Panel } from '../play/panel.js';
import { share } from '../play/share.js';
import { InteractiveBoard } from '../play/interactive.js';
import { seatsOf, sidesOf } from '../seats.js';
import { change, settings } from '../settings.js';
import * as sound from '../sound.js';
import { t } from '../texts.js';
import { analysisLink, go } from '../links.js';

/** @typedef {import('../types.js').Game} Game @typedef {import('../types.js').Side} Side */

const TICK = 100;

/**
 * Opens the page of a game.
 * @param {HTMLElement} root
 * @param {string} id
 * @returns {Promise<() => void>} leaves the page
 */
export async function gamePage(root, id) {
  const { w, b } = seatsOf(id);
  // A secret that opens no seat any more leaves one to watch.
  const game = await api.game(id, w ?? b).catch(() => api.game(id));
  const info = await api.gameInfo(game.position.game);
  await resumeSeat(game);
  const page = new GamePage(root, game, info);
  page.open();
  return () => page.close();
}

class GamePage {
  /**
   * @param {HTMLElement} root
   * @param {Game} game
   * @param {import('../types.js').GameInfo} info
   */
  constructor(root, game, info) {
    this.root = root;
    this.game = game;
    this.info = info;
    this.viewing = new Viewing(game.position);
    this.isPending = false;
    this.board = new InteractiveBoard(info, {
      whyBlocked: () => whyBlocked(this),
      play: (text, cells) => this.#play(text, cells),
    });
    this.panel = new Panel(info, this.#callbacks(), this.board.others);
    this.evaluation = new Evaluation();
    this.alert = new TurnAlert();
    this.bot = new BrowserBot();
    this.pace = new Pace((event) => this.#onEvent(event));
  }

  /** The position on the board. */
  get shown() {
    return this.viewing.shown;
  }

  /** The ply looked at; null while the game itself is on the board. */
  get ply() {
    return this.viewing.ply;
  }

  /** The sides this browser plays. */
  get mine() {
    return sidesOf(this.game.id);
  }

  open() {
    const { id } = this.game;
    this.board.view.flip(this.mine.length === 1 && this.mine[0] === 'b');
    fill(
      this.root,
      h('div', { class: 'table' }, this.evaluation.element, this.board.element, this.panel.element),
    );
    this.live = follow(id, {
      onEvent: (event) => this.pace.receive(event, isAnswer(this.game, event)),
      onConnection: (isConnected) => this.#onConnection(isConnected),
      secrets: () => this.mine.map((side) => seatsOf(id)[side]),
    });
    this.timer = setInterval(() => this.#tick(), TICK);
    this.unlisten = this.#keys();
    this.#render();
    this.#tick();
    this.invitation = new Invitation(this.panel.invited, this.game, this.info, () => this.#seated());
    this.invitation.arrive();
  }

  close() {
    this.live?.close();
    this.pace.close();
    this.evaluation.close();
    this.alert.close();
    this.bot.close();
    clearInterval(this.timer);
    this.unlisten?.();
    this.board.view.forget();
  }

  /** @returns {import('../play/panel.js').Callbacks} */
  #callbacks() {
    const { board } = this;
    return {
      look: (ply) => this.#look(ply),
      offer: (what) => this.#act({ offer: what }),
      answer: (isAccepted) => this.#act({ answer: isAccepted }),
      resign: async () => (await ask(t('game-sure-resign'))) && this.#act({ resign: true }),
      hint: () => this.#hint(),
      flip: () => this.#flip(),
      share: () => share(this.game, { ply: this.ply, flipped: board.view.flipped, mine: this.mine }),
      analyse: () => this.#analyse({}),
      mistakes: () => this.#analyse({ review: true }),
      against: (bot) => this.#attempt(() => playAgainst(this.game, this.mine[0], bot)),
      evaluation: () => this.#evaluate(),
      type: (text) => this.#type(text),
    };
  }

  #render() {
    if (this.board.view.position !== this.shown) this.board.show(this.shown);
    else this.board.aim();
    this.#renderPanel();
    this.alert.show(this.game, this.mine, this.info);
    this.bot.follow(this.game, this.mine);
    const isAllowed = mayHint(this.game, this.mine) || this.game.status === 'over';
    this.evaluation.show(this.shown, isAllowed, this.board.view.flipped);
  }

  #renderPanel() {
    const scene = { game: this.game, position: this.shown, ply: this.ply, mine: this.mine };
    this.panel.show(scene, this.board.view.flipped);
  }

  /** @param {string} text @param {number[]} cells */
  async #play(text, cells) {
    const optimistic = optimisticMove(this.game.position, cells);
    this.isPending = true;
    this.panel.say('');
    if (optimistic) this.board.show(optimistic);
    else this.board.view.suggest(cells);
    this.board.aim();
    try {
      await sendMove(this.game, text);
    } catch (error) {
      this.#showError(error, cells.at(-1));
    }
  }

  /**
   * Takes an optimistic move back and shows why.
   * @param {unknown} error
   * @param {number | undefined} cell
   */
  #showError(error, cell) {
    const reason = api.reason(error);
    this.isPending = false;
    sound.play('refused');
    this.board.show(this.game.position);
    if (cell !== undefined) this.board.view.say(cell, reason);
    else this.#say(reason);
    this.#render();
  }

  /** @param {{review?: boolean}} how */
  #analyse(how) {
    const view = { flip: this.board.view.flipped, game: this.game.id, ...how };
    go(analysisLink(this.game.position, view));
  }

  #evaluate() {
    change('evaluation', !settings.evaluation);
    this.#render();
  }

  /** Says something beside the board, and to those who cannot see it. @param {string} sentence */
  #say(sentence) {
    this.panel.say(sentence);
    if (sentence) announce(sentence);
  }

  /** Says why something did not work. @param {() => Promise<unknown>} work */
  async #attempt(work) {
    try {
      await work();
    } catch (error) {
      this.#say(api.reason(error));
    }
  }

  /** Does something that is no move. @param {object} action */
  #act(action) {
    return this.#attempt(() => send(this.game, this.mine, action));
  }

  /** @param {string} text */
  #type(text) {
    const reason = whyBlocked(this);
    if (reason) return this.#say(reason);
    return this.#attempt(async () => {
      const { move } = await api.check(this.game.position, text);
      this.board.type(move);
    });
  }

  /** @param {import('../live.js').Event} event */
  #onEvent(event) {
    switch (event.type) {
      case 'presence':
        for (const side of /** @type {Side[]} */ (['w', 'b'])) this.game.seats[side].here = event.here[side];
        this.panel.watchers(event.watching);
        this.#renderPanel();
        break;
      case 'legal':
        // Those that came with the game are known: what is chosen or enlarged on the board stays.
        if (event.version !== this.game.version || this.game.position.legal.length > 0) return;
        this.game.position.legal = event.legal;
        this.#render();
        break;
      case 'move':
        this.#update(afterMove(this.game, event), event);
        break;
      case 'game':
        this.#update(event.game, event);
    }
  }

  /** @param {Game} game @param {import('../live.js').Event} event */
  #update(game, event) {
    const before = this.game;
    const isEnd = before.status !== 'over' && game.status === 'over';
    // What is chosen or suggested on the board stays if the position is still the same.
    const isSame = !isEnd && game.position.moves.join() === before.position.moves.join();
    if (isSame) game.position = before.position;
    else this.panel.say('');
    this.game = game;
    this.isPending = false;
    this.viewing.follow(game.position, isEnd);
    this.invitation?.follow(game);
    this.#render();
    this.#tick();
    const declined = declinedOffer(
      before,
      game,
      this.mine,
      this.info,
      event.type === 'move' ? event.by : undefined,
    );
    if (declined) this.panel.say(declined);
    announceChange({ before, game, event, declined }, this.mine, this.info);
    this.#agree();
    followRematch(game, this.mine, before.rematch === null);
  }

  /** Who plays both sides accepts their own offers. */
  #agree() {
    if (this.game.offer && this.mine.length === 2) this.#act({ answer: true });
  }

  /** A seat was taken in this browser. */
  #seated() {
    this.live?.authenticate();
    this.board.view.flip(this.mine.length === 1 && this.mine[0] === 'b');
    this.#render();
  }

  /** @param {boolean} isConnected */
  #onConnection(isConnected) {
    if (isConnected && !this.panel.connection.hidden) announce(t('game-connection-back'));
    this.panel.connection.hidden = isConnected;
  }

  #flip() {
    this.board.view.flip();
    this.board.aim();
    this.#renderPanel();
  }

  /** A hint is about the game, so that is what the board shows first. */
  async #hint() {
    if (!mayHint(this.game, this.mine)) return;
    await this.#look(this.game.position.moves.length);
    const isNow = (/** @type {import('../types.js').Position} */ position) => position === this.game.position;
    await hint(this.game.position, this.board.view, isNow, (sentence) => this.#say(sentence));
  }

  /** @param {number} ply */
  async #look(ply) {
    if (await this.viewing.look(this.game.position, ply)) this.#render();
  }

  /** When a clock has run out the server ends the game by itself. */
  #tick() {
    this.panel.tick(this.game.clock, this.live?.now() ?? Date.now());
  }

  #keys() {
    return listen({
      u: () => this.mine.length && !this.game.rated && !this.game.tournament && this.#act({ offer: 'undo' }),
      h: () => this.#hint(),
      f: () => this.#flip(),
      ...steps(this.panel.moves),
    });
  }
}
