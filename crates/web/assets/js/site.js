/** What whoever runs the server has chosen for it. It comes with the page. */

/** @typedef {Omit<import('./types.js').SiteSettings, 'imprint'> & {imprint: boolean}} Site `imprint` if there is one */

/** @type {Site} */
export const site = JSON.parse(document.getElementById('site')?.textContent ?? '{}');

/** Takes over what has just been changed. @param {import('./types.js').SiteSettings} settings */
export function setSite(settings) {
  Object.assign(site, { ...settings, imprint: settings.imprint !== '' });
}
