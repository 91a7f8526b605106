/** Sets the colours before anything is drawn. */

import { onChange, settings } from './settings.js';

/** The system decides about light and dark unless the user did. */
function paint() {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.board = settings.board;
}

paint();
onChange((changed) => ['theme', 'board'].includes(changed) && paint());
