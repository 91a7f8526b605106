/** The analysis board: any game, any position, with the engine beside it. */

import * as api from '../api.js';
import { announce, button, fill, h } from '../dom.js';
import { listen, steps } from '../keys.js';
import { analysisLink, go, lineOf, newGameLink, playersOf, rename } from '../links.js';
import { Browse } from '../play/browse.js';
import { Engine } from '../play/engine.js';
import { EvalBar } from '../play/evalbar.js';
import { ExplanationPanel } from '../play/explanation.js';
import { Graph } from '../play/graph.js';
import { Moves } from '../play/moves.js';
import { Review } from '../play/review.js';
import { sampleChoice } from '../play/samples.js';
import { outcomeText } from '../play/outcome.js';
import { SeatCard, seated } from '../play/seat.js';
import { shareLine } from '../play/share.js';
import { setUp } from '../play/setup.js';
import { SearchTree } from '../play/tree.js';
import { InteractiveBoard } from '../play/interactive.js';
import { sidesOf } from '../seats.js';
import { t } from '../texts.js';

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').Line & {moves: string[]}} Line
 *
 * @typedef {object} Subject
 * @property {import('../types.js').GameInfo} info
 * @property {Line} line
 * @property {import('../types.js').Game | null} game the line is from, if it was played here
 * @property {import('../links.js').Players} players named by a record
 * @property {import('../types.js').GameInfo[]} catalogue
 */

/** @param {HTMLElement} root */
export async function analysisPage(root) {
  const query = new URLSearchParams(location.search);
  const line = lineOf(query) ?? { spec: (await api.catalogue())[0].id, start: null, moves: [] };
  const info = await api.gameInfo(line.spec);
  const id = query.get('game');
  const game = id ? await api.game(id).catch(() => null) : null;
  const subject = { info, line, game, players: playersOf(query), catalogue: await api.catalogue() };
  const page = new AnalysisPage(root, subject);
  page.board.view.flip(query.has('flip'));
  document.title = `${t('analysis-title')} · ${info.name}`;
  await page.look(Number(query.get('ply') ?? line.moves.length));
  if (query.has('review')) page.review.run();
  return () => page.close();
}

class AnalysisPage {
  /** @param {HTMLElement} root @param {Subject} subject */
  constructor(root, { info, line, game, players, catalogue }) {
    this.info = info;
    this.game = game;
    this.players = players;
    /** The sides one played in the game. */
    this.mine = game ? sidesOf(game.id) : [];
    /** The line on the board, and the one it began as. */
    this.line = line;
    this.played = line;
    this.ply = line.moves.length;
    /** Who made each move of the line. @type {import('../types.js').Side[]} */
    this.by = [];
    /** The same of the game as it was played. @type {import('../types.js').Side[]} */
    this.playedBy = [];
    this.browse = new Browse();
    this.board = new InteractiveBoard(info, {
      whyBlocked: () => this.#whyBlocked(),
      play: (move) => this.#try([move]),
    });
    this.engine = new Engine({
      onAnalysis: (thought) => this.#thought(thought),
      onPlay: (moves) => this.#try(moves),
    });
    this.bar = new EvalBar();
    this.graph = new Graph((ply) => this.#lookAtPlayed(ply));
    this.review = new Review({
      line: () => this.played,
      isJudged: (ply) => this.mine.length !== 1 || this.playedBy[ply - 1] === this.mine[0],
      changed: () => this.#render(),
      found: (ply) => this.#lookAtMistake(ply),
    });
    this.explanation = new ExplanationPanel((map) => this.board.view.showValues(map?.cells ?? null));
    this.tree = new SearchTree((line) => this.#follow(line));
    this.moves = new Moves((ply) => this.look(ply));
    this.cards = { w: new SeatCard('w', info), b: new SeatCard('b', info) };
    this.status = h('p', { class: 'analysis-status' });
    this.notice = h('p', { class: 'notice', hidden: true });
    this.tools = h('div', { class: 'actions' });
    fill(
      root,
      h(
        'div',
        { class: 'table analysis' },
        this.bar.element,
        this.board.element,
        this.#panel(this.#head(info, catalogue)),
      ),
    );
    this.unlisten = this.#keys();
  }

  /** The position on the board. @returns {Position | null} */
  get position() {
    return this.board.view.position;
  }

  close() {
    this.engine.stop();
    this.review.clear();
    this.unlisten();
    this.board.view.forget();
  }

  /**
   * Shows the position after some moves of the line.
   * @param {number} ply
   */
  async look(ply) {
    this.ply = Math.max(0, Math.min(this.line.moves.length, ply));
    const wanted = this.ply;
    const [position, end] = await Promise.all([
      this.browse.at(this.line, wanted),
      this.browse.at(this.line, this.line.moves.length),
    ]);
    if (wanted !== this.ply) return;
    this.by = end.by;
    if (this.line === this.played) this.playedBy = end.by;
    this.board.show(position);
    this.#say(this.#isPlayed() ? this.review.better(wanted) : '');
    this.#showChance(position);
    this.engine.look(position);
    this.explanation.look(position);
    this.tree.look(position);
    rename(this.#address());
    this.#render();
  }

  /**
   * The title, the way back to the game, and the choice of another.
   * @param {import('../types.js').GameInfo} info
   * @param {import('../types.js').GameInfo[]} catalogue
   */
  #head(info, catalogue) {
    const options = catalogue.map(({ id, name }) =>
      h('option', { value: id, selected: id === info.id }, name),
    );
    const choice = h('select', { 'aria-label': t('analysis-which') }, ...options);
    choice.addEventListener('change', () => go(analysisLink({ spec: choice.value })));
    const back = this.game && h('a', { href: `/game/${this.game.id}` }, t('game-return'));
    return [
      h('div', { class: 'game-head' }, h('h1', {}, t('analysis-title')), back ?? choice),
      back ? null : this.#samples(info),
    ];
  }

  /** @param {import('../types.js').GameInfo} info */
  #samples({ id, samples }) {
    const open = (/** @type {import('../types.js').Sample | null} */ sample) =>
      go(analysisLink(sample ? { spec: sample.spec, start: sample.position } : { spec: id }));
    return sampleChoice(samples, t('samples-none'), open, this.line.start);
  }

  /** @param {import('../dom.js').Child[]} head */
  #panel(head) {
    const talk = h('div', { class: 'talk' }, this.status, this.notice, this.board.others);
    this.top = h('div', { class: 'seat-top' });
    this.bottom = h('div', { class: 'seat-bottom' });
    return h(
      'aside',
      { class: 'panel', 'aria-label': t('analysis-title') },
      ...head,
      this.top,
      talk,
      this.engine.element,
      this.moves.element,
      h('div', { class: 'tools' }, this.graph.element, this.review.element, this.tools),
      this.bottom,
      this.explanation.element,
      this.tree.element,
    );
  }

  #address() {
    const view = { flip: this.board.view.flipped, ply: this.ply, game: this.game?.id, players: this.players };
    return analysisLink(this.line, view);
  }

  /** @returns {string | null} */
  #whyBlocked() {
    return this.position?.ending ? t('game-is-over') : null;
  }

  /** Plays moves from here; what followed before is replaced. @param {string[]} moves */
  #try(moves) {
    const { spec, start } = this.line;
    const isNext = moves.length === 1 && this.line.moves[this.ply] === moves[0];
    if (!isNext) this.line = { spec, start, moves: [...this.line.moves.slice(0, this.ply), ...moves] };
    return this.look(this.ply + moves.length);
  }

  /** Shows the end of a line, and what follows it if that is known. @param {Line} line */
  #follow(line) {
    const { length } = line.moves;
    if (this.line.moves.slice(0, length).join() !== line.moves.join()) this.line = line;
    return this.look(length);
  }

  /** @param {number} ply */
  #lookAtPlayed(ply) {
    this.line = this.played;
    return this.look(ply);
  }

  /** Whoever has gone elsewhere meanwhile stays there. @param {number} ply */
  #lookAtMistake(ply) {
    if (this.line === this.played && this.ply === this.played.moves.length) this.look(ply);
  }

  /** Whether the moves up to the board are those that were played. */
  #isPlayed() {
    return this.line.moves.slice(0, this.ply).join() === this.played.moves.slice(0, this.ply).join();
  }

  #render() {
    const { position } = this;
    if (!position) return;
    const isFlipped = this.board.view.flipped;
    for (const card of Object.values(this.cards))
      card.show(position, { ...this.#seat(card.side), isPast: true });
    fill(/** @type {HTMLElement} */ (this.top), this.cards[isFlipped ? 'w' : 'b'].element);
    fill(/** @type {HTMLElement} */ (this.bottom), this.cards[isFlipped ? 'b' : 'w'].element);
    const { headline, reason } = this.#statusText(position);
    fill(this.status, h('b', {}, headline), reason ? h('span', { class: 'prompt' }, reason) : null);
    const marks = this.line === this.played ? this.review.marks() : undefined;
    this.graph.show(this.review.positions, this.played.moves, this.ply);
    this.review.element.hidden = this.played.moves.length === 0;
    fill(this.tools, ...this.#buttons());
    // Last, because the list scrolls to its current move in the room that the rest leaves.
    this.moves.show(this.line.moves, this.by, this.ply, marks);
  }

  /** Who played a side, if that is known. @param {import('../types.js').Side} side */
  #seat(side) {
    if (this.game) return seated(this.game.seats[side], side, this.mine);
    const name = this.players[side];
    // A name of a record may be that of a bot.
    return name ? { seat: /** @type {const} */ ({ kind: 'bot', name, here: false }) } : {};
  }

  /** Whose turn it is; at the end of a game that was played here, who won it and why. @param {Position} position */
  #statusText({ moves, ending, turn, prompt }) {
    const { game } = this;
    if (game?.result && game.position.moves.join() === moves.join())
      return outcomeText(game, this.mine, this.info);
    return { headline: ending?.text ?? turn, reason: prompt };
  }

  #buttons() {
    const here = { ...this.line, moves: this.line.moves.slice(0, this.ply) };
    const isOther = this.line !== this.played && this.played.moves.length > 0;
    return [
      isOther &&
        button(t('analysis-played'), () => this.#lookAtPlayed(this.played.moves.length), {
          class: 'whole-row',
        }),
      button(t('analysis-setup'), () => this.#setUp(here), { class: 'set-up' }),
      h('a', { class: 'button', href: newGameLink(here) }, t('analysis-play-here')),
      button(t('game-flip'), () => this.#flip()),
      button(t('game-share'), () => shareLine(here)),
    ];
  }

  /** @param {Line} here */
  #setUp(here) {
    setUp(here, (line, players) => go(analysisLink(line, { players })));
  }

  #flip() {
    this.board.view.flip();
    this.board.aim();
    this.bar.element.classList.toggle('flipped', this.board.view.flipped);
    this.#render();
  }

  /** @param {import('../types.js').Thought} thought */
  #thought({ lines }) {
    this.bar.show(lines[0].chance, lines[0].text, this.board.view.flipped);
    const cells = this.position?.legal.find(([text]) => text === lines[0].moves[0])?.[1];
    if (Array.isArray(cells) && this.board.pointing.chosen.length === 0) this.board.view.suggest(cells);
  }

  /** What is known of a position before the engine says more. @param {Position} position */
  #showChance(position) {
    const reviewed = this.#isPlayed() ? this.review.positions.find(({ ply }) => ply === this.ply) : undefined;
    const known = position.ending
      ? { w: 1, b: 0, draw: 0.5 }[position.ending.winner]
      : (reviewed?.chance ?? null);
    this.bar.show(known, position.ending?.text ?? '', this.board.view.flipped);
  }

  /** @param {string} sentence */
  #say(sentence) {
    if (sentence) announce(sentence);
    this.notice.textContent = sentence;
    this.notice.hidden = !sentence;
  }

  #keys() {
    return listen({ f: () => this.#flip(), ...steps(this.moves) });
  }
}
