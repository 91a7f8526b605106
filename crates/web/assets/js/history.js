/** Scroll positions of pages, so that going back leads to where one was. */

/** Milliseconds without scrolling after which the position is kept. */
const PAUSE = 150;

let timer = 0;

/** Keeps where the page is scrolled to in the entry of the history it belongs to. */
export function keepScroll() {
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState({ ...history.state, scroll: scrollY }, ''), PAUSE);
  });
}

/** Forgets a position that belongs to the page before. */
export function dropScroll() {
  clearTimeout(timer);
}

/** Shows the part of the page that the address names, or where one was, or the top. */
export function restoreScroll() {
  const part = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  if (part) part.scrollIntoView();
  else scrollTo(0, history.state?.scroll ?? 0);
}
