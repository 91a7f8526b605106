/** The rules of a game, with its pieces and a board that knows them. */

import * as api from '../api.js';
import { Board } from '../board/board.js';
import { icon } from '../board/pieces.js';
import { button, fill, h } from '../dom.js';
import { learnLink, newcomerLink, puzzlesLink } from '../learn/links.js';
import { opponent, otherButton, playButton } from '../play/begin.js';
import { InteractiveBoard } from '../play/interactive.js';
import { explained } from '../play/rulestext.js';
import { botName } from '../play/seat.js';
import { sideName, t } from '../texts.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */

/** @param {HTMLElement} root @param {string} id of a game; without one, all are listed */
export async function rulesPage(root, id) {
  if (!id) return allRules(root);
  const info = await api.gameInfo(id);
  const { parts } = await api.rules(id);
  document.title = `${t('rules-title', { game: info.name })} · Jogada`;
  const text = h('article', { class: 'rules-text' }, ...explained(info, parts));
  const play = h('a', { class: 'button main', href: `/new/${id}` }, t('page-play'));
  const aside = h('aside', { class: 'rules-side' });
  fill(root, h('div', { class: 'rules' }, text, aside));
  text.firstElementChild?.after(contents(text));
  text.append(nextStep(info));
  const trial = new Trial(info);
  await trial.begin(id);
  fill(aside, trial.element, play, newcomerLink(info), pieces(info), picture(info));
  return () => trial.board.view.forget();
}

/** @param {HTMLElement} root */
async function allRules(root) {
  document.title = `${t('page-rules')} · Jogada`;
  const games = await api.catalogue();
  fill(root, h('h1', {}, t('page-rules')), h('div', { class: 'cards' }, ...games.map(entry)));
}

/** A game in the list of all. @param {GameInfo} info */
function entry(info) {
  const href = `/rules/${info.id}`;
  const picture = h('span', { class: 'picture' });
  const drawn = new Board(info, { still: true });
  if (info.sample) drawn.show({ ...info.sample, marks: [], lines: [] });
  picture.append(drawn.element);
  return h(
    'a',
    { class: 'card rules-card', href },
    picture,
    h('h2', {}, info.name),
    h('p', {}, info.tagline),
  );
}

/** What to do once one has read the rules. @param {GameInfo} info */
function nextStep(info) {
  const options = h('a', { class: 'button', href: `/new/${info.id}` }, t('home-choose'));
  const bot = botName(opponent(info), info);
  return h(
    'section',
    { class: 'card next-step' },
    h('h2', {}, t('rules-next')),
    h('p', {}, t('home-versus', { side: sideName('w'), bot })),
    h('div', { class: 'row' }, playButton(info), otherButton(info), options, ...learning(info)),
  );
}

/** @param {GameInfo} info */
function learning(info) {
  return [info.lessons ? learnLink(info) : null, info.puzzles ? puzzlesLink(info) : null];
}

/** Links to the headings. @param {HTMLElement} text */
function contents(text) {
  const headings = [...text.querySelectorAll('h2')];
  const links = headings.map((heading) => h('a', { href: `#${heading.id}` }, heading.textContent));
  return h('nav', { class: 'contents', 'aria-label': t('rules-contents') }, ...links);
}

/** A board to try moves on. */
class Trial {
  /** @param {GameInfo} info */
  constructor(info) {
    this.status = h('p', { class: 'trial-status', role: 'status' }, t('rules-try'));
    this.board = new InteractiveBoard(info, {
      whyBlocked: () => this.#whyBlocked(),
      play: (move) => this.#play(move),
    });
    const again = button(t('rules-again'), () => this.begin(info.id));
    this.element = h(
      'section',
      { class: 'trial' },
      this.board.element,
      this.status,
      this.board.others,
      again,
    );
  }

  /** @param {string} spec */
  async begin(spec) {
    this.#show(await api.position({ spec }));
  }

  /** @returns {string | null} */
  #whyBlocked() {
    return this.board.view.position?.ending ? t('game-is-over') : null;
  }

  /** @param {string} move */
  async #play(move) {
    const { position } = this.board.view;
    if (position) this.#show(await api.position({ spec: position.spec, moves: [...position.moves, move] }));
  }

  /** @param {import('../types.js').Position} position */
  #show(position) {
    this.board.show(position);
    if (position.moves.length)
      this.status.textContent = position.ending?.text ?? `${position.turn}. ${position.prompt ?? ''}`;
  }
}

/** @param {GameInfo} info */
function pieces(info) {
  const entry = (/** @type {import('../types.js').Kind} */ kind, /** @type {number} */ index) =>
    h('li', {}, icon(info.id, [index, 'w']), icon(info.id, [index, 'b']), h('span', {}, kind.label));
  const sides = h('p', { class: 'quiet' }, `${sideName('w')}, ${sideName('b')}`);
  return h(
    'section',
    {},
    h('h2', {}, t('rules-pieces')),
    sides,
    h('ul', { class: 'legend' }, ...info.legend.map(entry)),
  );
}

/** @param {GameInfo} info */
function picture(info) {
  if (!info.sample) return null;
  const board = new Board(info, { still: true });
  board.show(info.sample);
  return h('figure', {}, board.element, h('figcaption', {}, t('rules-sample')));
}
