import { isOff } from './dom.ts';

/**
 * Moves the focus to the next possible action, but only from a control of the finished step. A player in the rules or
 * at the stake stays there (GAM-18).
 */
export function follow(to: HTMLElement | null | undefined): void {
  const at = document.activeElement;
  if (!document.hasFocus()) return;
  const isThrough = !at || at === document.body || at.id === 'action' || isOff(at);
  if (to && isThrough && !document.querySelector('dialog[open]')) to.focus({ preventScroll: true });
}
