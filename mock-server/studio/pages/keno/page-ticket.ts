import { el, fill, words } from '../client/dom.ts';

/**
 * The ticket: the player's picks and the result.
 * @param most largest number of picks; further ones are ignored
 * @param onChange called after every change of the picks
 */
export function buildTicket(numbers: number, most: number, onChange: () => void) {
  const picked = new Set<number>();
  const buttons = Array.from({ length: numbers }, (_, at) =>
    el(
      'button',
      { type: 'button', class: 'number', 'aria-label': fill(words.number, { n: at + 1 }) },
      String(at + 1),
    ),
  );

  function wipe(): void {
    for (const button of buttons) button.classList.remove('drawn', 'hit');
  }
  function changed(): void {
    wipe();
    for (const [at, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(picked.has(at + 1)));
      button.classList.toggle('full', picked.size === most && !picked.has(at + 1));
    }
    onChange();
  }

  for (const [at, button] of buttons.entries()) {
    button.addEventListener('click', () => {
      if (!picked.delete(at + 1) && picked.size < most) picked.add(at + 1);
      changed();
    });
  }
  return {
    root: el('div', { class: 'ticket', role: 'group', 'aria-label': words.numbers }, ...buttons),
    buttons,
    picks: () => [...picked].sort((a, b) => a - b),
    clear() {
      picked.clear();
      changed();
    },
    /** Picks as many numbers as allowed, at random. The draw does not depend on it. */
    pickAny() {
      picked.clear();
      while (picked.size < most) picked.add(1 + Math.floor(Math.random() * numbers));
      changed();
    },
    show: (number: number) => void buttons[number - 1]?.classList.add(picked.has(number) ? 'hit' : 'drawn'),
    wipe,
  };
}
