/** Sets the colours before anything is drawn. */

import { onChange, settings } from './settings.js';

/** The system decides unless the user did. */
function paint() {
  document.documentElement.dataset.theme = settings.theme;
}

paint();
onChange((changed) => changed === 'theme' && paint());
