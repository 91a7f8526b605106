/** Keeps the page in this browser by a service worker, and offers a new release of it. */

import { boot } from './boot.js';
import { button, h } from './dom.js';
import { atHost } from './links.js';
import { t } from './texts.js';

/** How often a page that stays open looks for a new release. */
const BETWEEN_LOOKS = 3_600_000;

/** Whether the page is about to be loaded anew. */
let isLeaving = false;

/** Begins once the page is shown: what it needs itself comes first. */
export function keepPage() {
  const { serviceWorker } = navigator;
  // There is none where the page did not come by https, and none in some private windows.
  if (!serviceWorker) return;
  const begin = () => register(serviceWorker).catch(() => {});
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  if (boot.offline) addEventListener('online', () => offer('page-online-again', leave));
}

/** @param {ServiceWorkerContainer} container */
async function register(container) {
  const isFirst = !container.controller;
  const registration = await container.register(atHost('/sw.js'), { updateViaCache: 'none' });
  if (registration.waiting) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) found(installing);
    });
  });
  let isClaimed = isFirst;
  container.addEventListener('controllerchange', () => {
    // The first worker takes over a page of its own release.
    if (!isClaimed) changed(container.controller);
    isClaimed = false;
  });
  lookAgain(registration);
}

/** @param {ServiceWorkerRegistration} registration */
function lookAgain(registration) {
  let looked = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - looked < BETWEEN_LOOKS) return;
    looked = Date.now();
    registration.update().catch(() => {});
  };
  setInterval(look, BETWEEN_LOOKS);
  document.addEventListener('visibilitychange', look);
}

/** A release is ready: the one this page is of already, or a new one. @param {ServiceWorker} worker */
async function found(worker) {
  const activate = () => worker.postMessage('activate');
  if ((await releaseOf(worker)) === boot.release) return activate();
  offer('page-new-release', () => {
    isLeaving = true;
    activate();
  });
}

/** Another release answers for this page, because it was asked for here or in another tab. @param {ServiceWorker | null} worker */
async function changed(worker) {
  if (isLeaving) return leave();
  if (!worker || (await releaseOf(worker)) === boot.release) return;
  // Nobody is looking: what is played is stored, so that nothing is lost.
  if (document.hidden) leave();
  else offer('page-new-release', leave);
}

function leave() {
  location.reload();
}

/** @param {ServiceWorker} worker @returns {Promise<string>} */
function releaseOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('release', [port2]);
  });
}

/** Says that the page can be loaded anew, until it is or one does not want to. @param {string} text @param {() => void} reload */
function offer(text, reload) {
  document.querySelector('.update')?.remove();
  const close = button('×', () => note.remove(), { class: 'shut', 'aria-label': t('close') });
  const note = h(
    'div',
    { class: 'toast update', role: 'status' },
    h('span', {}, t(text)),
    button(t('page-reload'), reload, { class: 'main' }),
    close,
  );
  document.body.append(note);
}
