/** The keys of a tree, as the ARIA Authoring Practices have them. */

/**
 * @param {HTMLElement} tree whose items take the events `fold` and `show`
 * @param {KeyboardEvent} event
 */
export function walk(tree, event) {
  const item = event.target;
  if (!(item instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const action = keyAction(tree, item, event.key);
  if (!action) return;
  // The arrows also step through the game.
  event.preventDefault();
  event.stopPropagation();
  action();
}

/** @param {HTMLElement} tree @param {HTMLElement} item @param {string} key @returns {(() => void) | null} */
function keyAction(tree, item, key) {
  const seen = visible(tree);
  const at = seen.indexOf(item);
  const to = (/** @type {HTMLElement | null | undefined} */ other) => () => focus(tree, other);
  const tell = (/** @type {string} */ name) => () => item.dispatchEvent(new Event(name));
  const isOpen = item.getAttribute('aria-expanded') === 'true';
  switch (key) {
    case 'ArrowDown':
      return to(seen[at + 1]);
    case 'ArrowUp':
      return to(seen[at - 1]);
    case 'Home':
      return to(seen[0]);
    case 'End':
      return to(seen.at(-1));
    case 'ArrowRight':
      return isOpen ? to(seen[at + 1]) : tell('fold');
    case 'ArrowLeft':
      return isOpen ? tell('fold') : to(parentOf(item));
    case 'Enter':
    case ' ':
      return tell('show');
    default:
      return null;
  }
}

/** All items, from top to bottom. @param {HTMLElement} tree @returns {HTMLElement[]} */
export function itemsOf(tree) {
  return [...tree.querySelectorAll('[role="treeitem"]')].map((item) => /** @type {HTMLElement} */ (item));
}

/** Those that are not folded away. @param {HTMLElement} tree */
function visible(tree) {
  const isFolded = (/** @type {HTMLElement | null} */ item) =>
    item?.getAttribute('aria-expanded') === 'false';
  return itemsOf(tree).filter((item) => {
    let parent = parentOf(item);
    while (parent && !isFolded(parent)) parent = parentOf(parent);
    return !parent;
  });
}

/** The item whose group this one is in; the group follows it. @param {HTMLElement} item */
function parentOf(item) {
  const before = item.closest('ul')?.previousElementSibling;
  return before instanceof HTMLElement && before.matches('[role="treeitem"]') ? before : null;
}

/** Only one item is in the tab order. @param {HTMLElement} tree @param {HTMLElement | null | undefined} item */
export function focus(tree, item) {
  if (!item) return;
  for (const other of tree.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
  item.setAttribute('tabindex', '0');
  item.focus();
}
