/** Puzzles: positions with a proven win to be found. */

import * as api from '../api.js';
import { button, fill, h } from '../dom.js';
import { listen } from '../keys.js';
import { Exercise } from '../learn/exercise.js';
import { done, note } from '../learn/progress.js';
import { rename } from '../links.js';
import { t } from '../texts.js';

/**
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').Puzzle} Puzzle
 * @typedef {import('../types.js').PuzzleReply} PuzzleReply
 * @typedef {import('../types.js').Position} Position
 */

/** Milliseconds between the moves of a solution. */
const PACE = 1100;

/** @param {HTMLElement} root @param {string} id */
export async function puzzlesPage(root, id) {
  const [info, puzzles] = await Promise.all([api.gameInfo(id), api.puzzles(id)]);
  const title = t('puzzles-title', { game: info.name });
  document.title = `${title} · Jogada`;
  if (!puzzles.length) {
    fill(root, h('h1', {}, title), h('p', {}, t('puzzles-none', { game: info.name })));
    return;
  }
  const page = new Puzzles(root, info, puzzles);
  await page.begin(new URLSearchParams(location.search).get('puzzle'));
  return () => page.close();
}

class Puzzles {
  /** @param {HTMLElement} root @param {GameInfo} info @param {Puzzle[]} puzzles */
  constructor(root, info, puzzles) {
    this.info = info;
    this.puzzles = puzzles;
    this.place = 0;
    /** Counts questions, so that an answer that comes late is not taken for one about what is shown. */
    this.question = 0;
    /** The position to move in. @type {Position | null} */
    this.position = null;
    this.count = h('p', { class: 'quiet' });
    this.list = h('div', { class: 'puzzle-list' });
    const frame = {
      title: t('puzzles-title', { game: info.name }),
      link: h('a', { href: `/rules/${info.id}` }, t('page-rules')),
      list: h('section', { class: 'puzzles', 'aria-label': t('puzzles-list') }, this.count, this.list),
    };
    this.exercise = new Exercise(root, info, frame, (move) => this.#try(move));
    this.unlisten = listen({
      h: () => this.#ask('hint'),
      u: () => this.#again(),
      n: () => this.#go(this.#next()),
    });
  }

  close() {
    this.question += 1;
    this.unlisten();
    this.exercise.close();
  }

  get puzzle() {
    return this.puzzles[this.place];
  }

  /** @param {string | null} id of the puzzle to begin with; else the first that is not solved */
  begin(id) {
    const wanted = this.puzzles.findIndex((puzzle) => puzzle.id === id);
    return this.#go(wanted < 0 ? this.#next(-1) : wanted);
  }

  /** The next puzzle that is not solved, or just the next. @param {number} [from] */
  #next(from = this.place) {
    const solved = done('puzzles', this.info.id);
    const order = this.puzzles.map((_, index) => (from + 1 + index) % this.puzzles.length);
    return order.find((place) => !solved.has(this.puzzles[place].id)) ?? (from + 1) % this.puzzles.length;
  }

  /** @param {number} place */
  async #go(place) {
    this.place = place;
    const question = (this.question += 1);
    const { id, spec, start, side } = this.puzzle;
    rename(`/puzzles/${this.info.id}?puzzle=${id}`);
    this.#drawList();
    const position = await api.position({ spec, start });
    if (question !== this.question) return;
    this.exercise.board.view.flip(side === 'b');
    this.exercise.say('');
    this.#show(position, this.puzzle.task);
    this.#offer();
  }

  /** @param {Position} position @param {string} task @param {number[]} [marked] */
  #show(position, task, marked) {
    this.position = position;
    const { difficulty } = this.puzzle;
    const number = t('puzzles-number', { number: this.place + 1, count: this.puzzles.length });
    const words = `${number} · ${t('puzzles-difficulty', { difficulty })}`;
    fill(
      this.exercise.text,
      h('p', { class: 'quiet' }, words),
      h('h2', {}, task),
      h('p', {}, position.prompt),
    );
    this.exercise.show(position, marked);
  }

  /** @param {string} move */
  #try(move) {
    return this.#ask('try', move);
  }

  /** @param {'try' | 'hint' | 'solution'} ask @param {string} [move] */
  async #ask(ask, move) {
    const { position, exercise } = this;
    if (!position || exercise.blocked) return;
    const question = (this.question += 1);
    exercise.blocked = t('puzzles-checking');
    exercise.board.aim();
    try {
      const moves = [...position.moves, ...(move ? [move] : [])];
      const reply = await api.askPuzzle(this.info.id, this.puzzle.id, { moves, ask });
      if (question === this.question) this.#answered(reply);
    } catch (error) {
      if (question !== this.question) return;
      exercise.show(position);
      exercise.say(api.reason(error), 'wrong');
    }
  }

  /** @param {PuzzleReply} reply */
  #answered(reply) {
    const { exercise } = this;
    const { verdict, text, task, position, refuted, cells, line } = reply;
    if (verdict === 'solved') return this.#solved(reply);
    if (verdict === 'wrong' && refuted) {
      exercise.say(text, 'wrong');
      exercise.still(refuted, t('puzzles-retry-first'));
      return this.#offer(button(t('puzzles-retry'), () => this.#again(), { class: 'main' }));
    }
    exercise.say(text, verdict === 'right' ? 'right' : '');
    this.#show(position, task, cells);
    return verdict === 'solution' ? this.#playOut(position, line) : undefined;
  }

  /** @param {PuzzleReply} reply */
  #solved({ text, position }) {
    note('puzzles', this.info.id, this.puzzle.id);
    this.exercise.say(`${text} ${position.ending?.text ?? ''}`, 'right');
    this.exercise.still(position, t('puzzles-is-solved'));
    this.#drawList();
    this.#offer();
  }

  /** Back to the position before the wrong move. */
  #again() {
    if (!this.position || !this.exercise.blocked) return;
    this.exercise.say('');
    this.exercise.show(this.position);
    this.#offer();
  }

  /** Plays the moves of a solution one by one. @param {Position} position @param {string[]} line */
  async #playOut(position, line) {
    const { spec, start, moves } = position;
    const question = this.question;
    this.exercise.blocked = t('puzzles-solution-runs');
    this.#offer(button(t('puzzles-retry'), () => this.#go(this.place)));
    for (let count = 1; count <= line.length; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, PACE));
      const next = await api.position({ spec, start, moves: [...moves, ...line.slice(0, count)] });
      if (question !== this.question) return;
      this.exercise.still(next, t('puzzles-solution-runs'));
    }
  }

  /** The ways on; `first` is the one to take now. @param {HTMLElement} [first] */
  #offer(first) {
    const isSolved = Boolean(this.exercise.board.view.position?.ending);
    const next = button(t('puzzles-next'), () => this.#go(this.#next()), { class: isSolved ? 'main' : '' });
    const help = [
      button(t('puzzles-hint'), () => this.#ask('hint')),
      button(t('puzzles-solution'), () => this.#ask('solution')),
    ];
    if (isSolved)
      this.exercise.offer(
        next,
        button(t('puzzles-retry'), () => this.#go(this.place)),
      );
    else if (first) this.exercise.offer(first, next);
    else this.exercise.offer(...help, next);
    if (isSolved || first) this.exercise.buttons.querySelector('button')?.focus();
  }

  #drawList() {
    const solved = done('puzzles', this.info.id);
    const count = this.puzzles.filter(({ id }) => solved.has(id)).length;
    this.count.textContent = t('puzzles-count', { solved: count, count: this.puzzles.length });
    const levels = [...new Set(this.puzzles.map(({ difficulty }) => difficulty))];
    fill(this.list, ...levels.map((difficulty) => this.#level(difficulty, solved)));
  }

  /** The puzzles of one difficulty. @param {number} difficulty @param {Set<string>} solved */
  #level(difficulty, solved) {
    const label = t('puzzles-difficulty', { difficulty });
    const entries = this.puzzles.flatMap((puzzle, place) =>
      puzzle.difficulty === difficulty ? [this.#entry(puzzle, place, solved.has(puzzle.id))] : [],
    );
    return h(
      'div',
      { class: 'puzzle-level' },
      h('h3', {}, label),
      h('ol', { class: 'exercise-list', 'aria-label': label }, ...entries),
    );
  }

  /** @param {Puzzle} puzzle @param {number} place @param {boolean} isSolved */
  #entry({ task }, place, isSolved) {
    const number = t('puzzles-number', { number: place + 1, count: this.puzzles.length });
    const attributes = {
      class: isSolved ? 'step done' : 'step',
      'aria-label': isSolved ? t('puzzles-solved-entry', { number }) : number,
      'aria-current': place === this.place ? 'true' : null,
      title: task,
    };
    return h(
      'li',
      {},
      button(String(place + 1), () => this.#go(place), attributes),
    );
  }
}
