import { makeBoard } from '../../kit/board/board.ts';
import { el, fill, gameWords } from '../../kit/frame/dom.ts';
import { say } from '../../kit/frame/talk.tsx';
import type { GameWords } from '../words.ts';

const words = gameWords<GameWords>();

/**
 * @param most largest number of picks; further ones are ignored
 * @param onChange called after every change of the picks
 */
export function buildTicket(numbers: number, most: number, onChange: () => void) {
  const picked = new Set<number>();
  const buttons = Array.from({ length: numbers }, (_, at) =>
    el('button', { type: 'button', class: 'number' }, String(at + 1)),
  );
  const label = (at: number, came = '') =>
    buttons[at]?.setAttribute('aria-label', `${fill(words.number, { n: at + 1 })}${came && `, ${came}`}`);

  function wipe(): void {
    for (const [at, button] of buttons.entries()) {
      button.classList.remove('drawn', 'hit');
      label(at);
    }
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
      if (!picked.delete(at + 1)) {
        if (picked.size < most) picked.add(at + 1);
        else say(fill(words.keno.choosePicks, { most }));
      }
      changed();
    });
  }
  const root = el('div', { class: 'ticket', role: 'group', 'aria-label': words.numbers }, ...buttons);
  makeBoard(root, buttons);
  return {
    root,
    buttons,
    picks: () => [...picked].sort((a, b) => a - b),
    clear() {
      picked.clear();
      changed();
    },
    /** As many numbers as allowed. The draw does not depend on them. */
    pickAny() {
      picked.clear();
      while (picked.size < most) picked.add(1 + Math.floor(Math.random() * numbers));
      changed();
    },
    show(number: number) {
      const isHit = picked.has(number);
      buttons[number - 1]?.classList.add(isHit ? 'hit' : 'drawn');
      label(number - 1, isHit ? words.keno.isHit : words.keno.isDrawn);
    },
    wipe,
  };
}
