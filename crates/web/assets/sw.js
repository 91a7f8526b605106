/**
 * The service worker: keeps the files of one release of the page in the browser, all or none, so that it opens without
 * a connection. A new release is kept beside the old one until the page asks for it.
 *
 * The program puts a list of what to keep before this script, `KEPT`: the `release`; files whose names change with their
 * content (`lasting`), those of them that are kept once they have been asked for (`wanted`), and files whose names stay
 * (`steady`); the page that is shown at addresses that cannot be asked for
 * (`shell`), and addresses that need not be (`pages`).
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
/** Other sites of the same host have caches too. */
const FAMILY = `jogada ${SCOPE} `;
const CACHE = FAMILY + KEPT.release;

/** A folder with more pages than can be listed. */
const GAMES = /^game\//;
/** What a server alone can answer: it is never kept. */
const ASKED = /^(api|health|metrics|status)(\/|$)/;

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', (event) => {
  if (event.data === 'release') event.ports[0]?.postMessage(KEPT.release);
  if (event.data === 'activate') worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === null || ASKED.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, path));
  else if (isKept(path)) event.respondWith(file(request));
  else if (KEPT.wanted.includes(path)) event.respondWith(wantedFile(request));
});

/** The path of an address below the scope, without its query; null if it is not there. @param {string} address */
function pathOf(address) {
  const bare = address.split(/[?#]/)[0];
  return bare.startsWith(SCOPE) ? bare.slice(SCOPE.length) : null;
}

/** @param {string} path */
function isKept(path) {
  return KEPT.lasting.includes(path) || KEPT.steady.includes(path);
}

/** Everything, or an error: the browser then tries again at another visit. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all([
    ...KEPT.wanted.map((path) => keepKnown(cache, path)),
    ...KEPT.lasting.map((path) => keepLasting(cache, path)),
    ...KEPT.steady.map((path) => keepNew(cache, path, 'no-cache')),
  ]);
}

/** A file with this name has this content, wherever it comes from. @param {Cache} cache @param {string} path */
async function keepLasting(cache, path) {
  if (!(await keepKnown(cache, path))) await keepNew(cache, path, 'force-cache');
}

/** Keeps what another release has kept, if it has. @param {Cache} cache @param {string} path */
async function keepKnown(cache, path) {
  const known = await caches.match(SCOPE + path, { ignoreVary: true });
  if (known) await cache.put(SCOPE + path, known);
  return Boolean(known);
}

/** @param {Cache} cache @param {string} path @param {RequestCache} mode */
async function keepNew(cache, path, mode) {
  const address = new URL(path, SCOPE).href;
  const answer = await fetch(address, { cache: mode });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, await plain(answer));
}

/** Browsers do not show an answer that came by way of another address. @param {Response} answer */
async function plain(answer) {
  if (!answer.redirected) return answer;
  return new Response(await answer.blob(), { headers: answer.headers });
}

/** Removes what other releases have kept, and answers for the pages that are open. */
async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * A page: without a server that of this release; with one, its own as long as it can be reached.
 * @param {Request} request
 * @param {string} path
 */
async function page(request, path) {
  const bare = path.replace(/\/$/, '');
  const isOurs = KEPT.pages.includes(bare) || GAMES.test(bare);
  if (KEPT.mode === 'static' && isOurs) return shell();
  try {
    return await fetch(request);
  } catch {
    return shell();
  }
}

async function shell() {
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL(KEPT.shell, SCOPE).href, { ignoreVary: true })) ?? Response.error();
}

/** @param {Request} request */
async function file(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/** What not everybody needs: kept when it is first asked for. @param {Request} request */
async function wantedFile(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // The page gets it also where there is no room to keep it.
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}
