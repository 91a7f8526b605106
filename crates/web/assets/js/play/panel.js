/** Everything beside the board of a game. It shows; the page decides. */

import { isLocal } from '../boot.js';
import { manageGame } from '../club/managegame.js';
import { member } from '../club/session.js';
import { button, fill, h } from '../dom.js';
import { storageProblem } from '../local/transport.js';
import { isStored, settings } from '../settings.js';
import { sideName, t } from '../texts.js';
import * as clock from './clock.js';
import { mayHint } from './hint.js';
import { Moves } from './moves.js';
import { neighbour } from './next.js';
import { showOffer } from './offers.js';
import { outcomeBox } from './outcome.js';
import { botHelp, botName, SeatCard, seated } from './seat.js';
import { showRules } from './rulesdialog.js';
import { invitation } from './share.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 * @typedef {import('../types.js').Position} Position
 *
 * @typedef {object} Callbacks of the buttons
 * @property {(ply: number) => void} look
 * @property {(what: 'draw' | 'undo' | 'rematch') => void} offer
 * @property {(isAccepted: boolean) => void} answer
 * @property {() => void} resign
 * @property {() => void} hint
 * @property {() => void} flip
 * @property {() => void} share
 * @property {() => void} analyse
 * @property {() => void} mistakes
 * @property {(bot: string) => void} against begins the next game
 * @property {() => void} evaluation
 * @property {(text: string) => void} type
 *
 * @typedef {{game: Game, position: Position, ply: number | null, mine: Side[]}} Scene
 */

export class Panel {
  /** @param {import('../types.js').GameInfo} info @param {Callbacks} callbacks @param {HTMLElement} others */
  constructor(info, callbacks, others) {
    this.callbacks = callbacks;
    this.info = info;
    this.rated = h('span', { class: 'badge', hidden: true }, t('games-rated'));
    this.head = h(
      'div',
      { class: 'game-head' },
      h('h1', {}, info.name),
      this.rated,
      button(t('page-rules'), () => showRules(info), { class: 'quiet-button' }),
    );
    this.tournament = h('p', { class: 'of-tournament' });
    this.head.append(this.tournament);
    /** Moves that are buttons. */
    this.others = others;
    this.cards = { w: new SeatCard('w', info), b: new SeatCard('b', info) };
    this.top = h('div', { class: 'seat-top' });
    this.bottom = h('div', { class: 'seat-bottom' });
    this.invited = h('div', { class: 'invited' });
    this.status = h('div', { class: 'status' });
    this.notice = h('p', { class: 'notice', hidden: true });
    this.connection = h(
      'p',
      { class: 'notice lost', role: 'status', hidden: true },
      t('game-connection-lost'),
    );
    this.offer = h('div', {});
    this.moves = new Moves((ply) => callbacks.look(ply));
    this.actions = h('div', { class: 'actions' });
    this.typing = typingForm(callbacks.type);
    this.watching = h('p', { class: 'watching' });
    this.element = this.#frame();
  }

  /** @param {Scene} scene @param {boolean} isFlipped */
  show(scene, isFlipped) {
    const { game, position, ply, mine } = scene;
    this.rated.hidden = !game.rated;
    for (const side of /** @type {Side[]} */ (['w', 'b'])) {
      const seat = game.seats[side];
      const isThinking = seat.kind === 'bot' && game.status === 'playing' && game.position.side === side;
      this.cards[side].show(position, { ...seated(seat, side, mine), isThinking });
    }
    fill(this.tournament, ...tournamentLink(game));
    fill(this.top, this.cards[isFlipped ? 'w' : 'b'].element);
    fill(this.bottom, this.cards[isFlipped ? 'b' : 'w'].element);
    fill(this.status, ...this.#status(scene));
    showOffer(this.offer, game, mine, this.info, this.callbacks.answer);
    const { moves, by } = game.position;
    this.moves.show(moves, by, ply ?? moves.length);
    fill(this.actions, ...this.#actions(scene));
    this.typing.hidden = !mine.length || game.status !== 'playing';
  }

  /** @param {import('../types.js').Clock} time @param {number} now */
  tick(time, now) {
    for (const side of /** @type {Side[]} */ (['w', 'b'])) clock.set(this.cards[side].clock, time, side, now);
  }

  /** @param {string} sentence */
  say(sentence) {
    this.notice.textContent = sentence;
    this.notice.hidden = !sentence;
  }

  /** @param {number} count */
  watchers(count) {
    this.watching.textContent = count > 0 ? t('game-watchers', { count }) : '';
  }

  #frame() {
    const talk = h(
      'div',
      { class: 'talk' },
      this.invited,
      this.status,
      this.connection,
      this.notice,
      this.offer,
    );
    talk.append(this.others);
    const tools = h('div', { class: 'tools' }, this.actions, this.typing, this.watching);
    const parts = [this.head, this.top, talk, this.moves.element, tools, this.bottom];
    return h('aside', { class: 'panel', 'aria-label': t('game-panel') }, ...parts);
  }

  /** @param {Scene} scene */
  #status({ game, position, ply, mine }) {
    if (ply !== null) {
      const words = t('game-looking', { ply, all: game.position.moves.length });
      return [
        h('p', { class: 'turn' }, words),
        button(t('game-return'), () => this.callbacks.look(game.position.moves.length)),
      ];
    }
    if (game.result) return [outcomeBox(game, mine, this.info)];
    if (game.status === 'waiting')
      return [h('p', { class: 'turn' }, t('game-waiting')), invitation(game.id), this.#fleeting(game, mine)];
    const isMine = mine.includes(position.side);
    const turn = isMine && mine.length === 1 ? t('game-to-move') : position.turn;
    const prompt = isMine ? position.prompt : null;
    const watching = mine.length ? null : h('p', { class: 'quiet' }, t('game-watching'));
    return [
      h('p', { class: isMine ? 'turn yours' : 'turn' }, turn),
      prompt ? h('p', { class: 'prompt' }, prompt) : null,
      watching,
      this.#opponent(game, mine),
      this.#fleeting(game, mine),
    ];
  }

  /** What is known of a bot, until the game is under way. @param {Game} game @param {Side[]} mine */
  #opponent({ seats, position }, mine) {
    const theirs = mine.length === 1 ? seats[mine[0] === 'w' ? 'b' : 'w'] : null;
    if (theirs?.kind !== 'bot' || position.moves.length > 1) return null;
    const help = botHelp(theirs.name ?? '', this.info);
    return help ? h('p', { class: 'quiet' }, `${botName(theirs.name ?? '', this.info)}: ${help}`) : null;
  }

  /** What is not stored goes with the tab: a game of this browser, or a seat. @param {Game} game @param {Side[]} mine */
  #fleeting({ id }, mine) {
    const unstored = mine.length && !isStored() ? t('game-not-stored') : null;
    const why = isLocal(id) ? storageProblem() : unstored;
    return why && h('p', { class: 'notice' }, why);
  }

  /** @param {Scene} scene */
  #actions({ game, mine }) {
    const { callbacks } = this;
    const during = game.status === 'playing' && mine.length > 0 ? this.#playing(game, mine) : [];
    const after = game.status === 'over' ? this.#over(game, mine) : [];
    return [
      ...during,
      ...after,
      mine.length === 0 && button(t('game-analyse'), () => callbacks.analyse()),
      button(t('game-flip'), () => callbacks.flip()),
      button(t('game-share'), () => callbacks.share()),
      member()?.admin && button(t('admin-manage'), () => manageGame(game, this.info)),
    ];
  }

  /** What a player may do besides moving. @param {Game} game @param {Side[]} mine */
  #playing(game, mine) {
    const { callbacks } = this;
    const isFirst = game.position.moves.length === 0;
    const isAlone = mayHint(game, mine);
    const help = isAlone
      ? button(t('game-hint'), () => callbacks.hint())
      : button(t('game-draw'), () => callbacks.offer('draw'));
    const isSerious = game.rated || game.tournament;
    const undo = !isSerious && button(t('game-undo'), () => callbacks.offer('undo'), { disabled: isFirst });
    const evaluation = button(t('game-evaluation'), () => callbacks.evaluation(), {
      'aria-pressed': String(settings.evaluation),
    });
    const resign = button(t('game-resign'), () => callbacks.resign(), { class: 'risky' });
    return [undo, help, isAlone && evaluation, resign];
  }

  /** The ways to the next game, and back into this one. @param {Game} game @param {Side[]} mine */
  #over(game, mine) {
    if (mine.length === 0) return [];
    const { callbacks } = this;
    const isOwn = (/** @type {Side} */ side) => mine.includes(side);
    const label = t(mine.length === 1 ? 'game-mistakes' : 'analysis-review');
    const mistakes = game.position.by.some(isOwn) && button(label, () => callbacks.mistakes());
    const other = h('a', { class: 'button', href: '/' }, t('game-other-game'));
    const again = game.tournament ? backToTournament(game.tournament.id) : this.#again(game, mine);
    return [again, ...this.#levels(game, mine), mistakes, other];
  }

  /** The sides are swapped in a rematch. @param {Game} game @param {Side[]} mine */
  #again({ rematch }, mine) {
    const attributes = { class: 'button main whole-row' };
    if (rematch) return h('a', { ...attributes, href: `/game/${rematch}` }, t('game-next-game'));
    const side = sideName(mine[0] === 'w' ? 'b' : 'w');
    const label = mine.length === 1 ? t('game-rematch-as', { side }) : t('game-rematch');
    return button(label, () => this.callbacks.offer('rematch'), attributes);
  }

  /** The same game against a stronger or an easier bot. @param {Game} game @param {Side[]} mine */
  #levels({ seats }, mine) {
    const theirs = mine.length === 1 ? seats[mine[0] === 'w' ? 'b' : 'w'] : null;
    if (theirs?.kind !== 'bot') return [];
    const ways = /** @type {const} */ ([
      ['game-stronger', 1],
      ['game-weaker', -1],
    ]);
    return ways.map(([label, step]) => {
      const bot = neighbour(theirs.name ?? '', step, this.info);
      const title = bot && botName(bot, this.info);
      return bot && button(t(label), () => this.callbacks.against(bot), { title });
    });
  }
}

/**
 * A field for moves that are typed.
 * @param {(text: string) => void} typed
 */
function typingForm(typed) {
  const label = t('game-type');
  const field = h('input', {
    type: 'text',
    placeholder: label,
    'aria-label': label,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
  });
  const form = h('form', { class: 'typing row' }, field, h('button', { type: 'submit' }, t('game-type-go')));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (field.value.trim()) typed(field.value.trim());
    field.value = '';
  });
  return form;
}

/** The way back to the tournament of a game. @param {Game} game */
function tournamentLink({ tournament }) {
  if (!tournament) return [];
  const { id, name, round } = tournament;
  return [h('a', { href: `/tournaments/${id}` }, t('game-tournament', { name, round }))];
}

/** Where the next game is paired. @param {string} id */
function backToTournament(id) {
  return h('a', { class: 'button main whole-row', href: `/tournaments/${id}` }, t('game-to-tournament'));
}
