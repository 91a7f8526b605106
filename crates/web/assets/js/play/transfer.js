/** The games of this browser as one file, and back. */

import * as api from '../api.js';
import { button, h } from '../dom.js';
import { save } from '../picture.js';
import { hold } from '../seats.js';
import { t } from '../texts.js';

/** Larger files are none of ours: ten thousand games are as long. */
const MAX_BYTES = 20_000_000;

/**
 * Buttons that save all games to a file, and take those of a file over.
 * @param {boolean} hasGames
 * @param {() => void} changed there are other games now
 */
export function transfer(hasGames, changed) {
  const said = h('p', { role: 'status' });
  const say = (/** @type {Promise<string>} */ work) =>
    work.then(
      (sentence) => (said.textContent = sentence),
      (error) => (said.textContent = api.reason(error)),
    );
  const file = h('input', { type: 'file', accept: '.txt,text/plain', hidden: true });
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) say(take(chosen, changed));
    file.value = '';
  });
  const keep = button(t('yours-export'), () => say(exportAll()), { disabled: !hasGames });
  const open = button(t('yours-import'), () => file.click());
  return h(
    'section',
    { class: 'list transfer' },
    h('h2', {}, t('yours-file')),
    h('p', { class: 'quiet' }, t('yours-file-help')),
    h('div', { class: 'row' }, keep, open, file),
    said,
  );
}

async function exportAll() {
  save(await api.exportGames(), 'jogada.txt');
  return '';
}

/** @param {File} file @param {() => void} changed */
async function take(file, changed) {
  if (file.size > MAX_BYTES) return t('yours-too-large');
  const { games, known } = await api.importGames(await file.text());
  for (const { id, spec, seats } of games) hold(id, { ...seats, spec });
  if (games.length) changed();
  return t('yours-imported', { count: games.length, known });
}
