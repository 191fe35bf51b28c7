import { isOff } from './dom.ts';

/**
 * The focus follows the round: it goes on to what can be done now, from what has had its turn. Whoever went elsewhere, to
 * the rules or to the stake, stays there (GAM-18).
 */
export function follow(to: HTMLElement | null | undefined): void {
  const at = document.activeElement;
  // Nobody is in the page: the app around it has the focus.
  if (!document.hasFocus()) return;
  const isThrough = !at || at === document.body || at.id === 'action' || isOff(at);
  if (to && isThrough && !document.querySelector('dialog[open]')) to.focus({ preventScroll: true });
}
