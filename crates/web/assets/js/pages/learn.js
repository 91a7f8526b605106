/** A first lesson: a few words, a position, one move to find, step by step. */

import * as api from '../api.js';
import { button, fill, h } from '../dom.js';
import { listen } from '../keys.js';
import { Exercise } from '../learn/exercise.js';
import { done, note } from '../learn/progress.js';
import { t } from '../texts.js';
import { toast } from '../toast.js';

/**
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').LessonStep} LessonStep
 */

/** @param {HTMLElement} root @param {string} id */
export async function learnPage(root, id) {
  const [info, steps] = await Promise.all([api.gameInfo(id), api.lessons(id)]);
  const title = t('learn-title', { game: info.name });
  document.title = `${title} · Jogada`;
  if (!steps.length) {
    const rules = h('a', { href: `/rules/${id}`, class: 'button' }, t('page-rules'));
    fill(root, h('h1', {}, title), h('p', {}, t('learn-none', { game: info.name })), rules);
    return;
  }
  const lesson = new Lesson(root, info, steps);
  return () => lesson.close();
}

class Lesson {
  /** @param {HTMLElement} root @param {GameInfo} info @param {LessonStep[]} steps */
  constructor(root, info, steps) {
    this.info = info;
    this.steps = steps;
    this.list = h('ol', { class: 'exercise-list', 'aria-label': t('learn-steps') });
    const frame = {
      title: t('learn-title', { game: info.name }),
      link: h('a', { href: `/rules/${info.id}` }, t('page-rules')),
      list: this.list,
    };
    this.exercise = new Exercise(root, info, frame, (move) => this.#play(move));
    this.unlisten = listen({ h: () => this.#showMove(), n: () => this.#go(this.place + 1) });
    const known = done('lessons', info.id);
    const first = steps.findIndex(({ id }) => !known.has(id));
    this.place = 0;
    this.#go(first < 0 ? 0 : first);
  }

  close() {
    this.unlisten();
    this.exercise.close();
  }

  get step() {
    return this.steps[this.place];
  }

  /** @param {number} place */
  #go(place) {
    if (!this.steps[place]) return;
    this.place = place;
    const { title, text, task, position } = this.step;
    const heading = h('h2', {}, title);
    fill(this.exercise.text, this.#number(), heading, h('p', {}, text), h('p', { class: 'task' }, task));
    this.exercise.board.view.flip(position.side === 'b');
    this.exercise.show(position);
    this.exercise.say('');
    this.#offer(false);
    this.#drawList();
  }

  #number() {
    const words = t('learn-step', { number: this.place + 1, count: this.steps.length });
    return h('p', { class: 'quiet' }, words);
  }

  /** @param {string} move */
  async #play(move) {
    const { id, position, accepted, right, wrong, refusals } = this.step;
    if (!accepted.includes(move)) {
      const refusal = refusals.find(({ moves }) => moves.includes(move));
      this.exercise.show(position);
      this.exercise.say(refusal?.text ?? wrong, 'wrong');
      return;
    }
    note('lessons', this.info.id, id);
    this.exercise.say(right, 'right');
    this.#offer(true);
    this.#drawList();
    const { spec, start, moves } = position;
    try {
      const after = await api.position({ spec, start, moves: [...moves, move] });
      if (this.step.id === id) this.exercise.still(after, t('learn-done'));
    } catch (error) {
      toast(api.reason(error));
    }
  }

  /** The move is played for whoever does not find it. */
  #showMove() {
    if (!this.exercise.blocked) this.#play(this.step.accepted[0]);
  }

  /** The ways on from here. @param {boolean} isDone */
  #offer(isDone) {
    const isLast = this.place === this.steps.length - 1;
    const next = button(t('learn-next'), () => this.#go(this.place + 1), { class: isDone ? 'main' : '' });
    const ways = isDone && isLast ? this.#after() : isLast ? [] : [next];
    this.exercise.offer(
      ...ways,
      isDone
        ? button(t('learn-again'), () => this.#go(this.place))
        : button(t('learn-show'), () => this.#showMove()),
    );
    if (isDone) /** @type {HTMLElement | null} */ (this.exercise.buttons.firstElementChild)?.focus();
  }

  /** What to do once one has learned all. */
  #after() {
    const { id, puzzles, players } = this.info;
    const level = players[0]?.levels?.[0];
    const play = h(
      'a',
      { class: 'button main', href: `/new/${id}` },
      t('learn-play', { bot: level?.name ?? '' }),
    );
    const more = h('a', { class: 'button', href: `/puzzles/${id}` }, t('page-puzzles'));
    return puzzles ? [play, more] : [play];
  }

  #drawList() {
    const known = done('lessons', this.info.id);
    const entry = (/** @type {LessonStep} */ { id, title }, /** @type {number} */ place) => {
      const isHere = place === this.place;
      const numbered = `${place + 1}. ${title}`;
      const label = known.has(id) ? t('learn-done-step', { title: numbered }) : numbered;
      const attributes = {
        class: known.has(id) ? 'step done' : 'step',
        'aria-label': label,
        'aria-current': isHere ? 'step' : null,
        title,
      };
      return h(
        'li',
        {},
        button(String(place + 1), () => this.#go(place), attributes),
      );
    };
    fill(this.list, ...this.steps.map(entry));
  }
}
