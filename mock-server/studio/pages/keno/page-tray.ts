import { drawBall } from '../client/balls.ts';
import { boot, el, picture } from '../client/dom.ts';

/** The balls that came out: the last one large, all of them in a row of their own. */
export interface Tray {
  root: HTMLElement;
  drop(number: number, isHit: boolean): void;
  clear(): void;
}

/** Balls have one colour for each row of ten. @param most balls of a draw */
export function buildTray(most: number): Tray {
  const drum = el('div', { class: 'drum' });
  const places = Array.from({ length: most }, () => el('span', { class: 'place' }));
  const root = el(
    'div',
    { class: 'tray', 'aria-hidden': 'true' },
    drum,
    el('div', { class: 'balls' }, ...places),
  );
  let at = 0;
  const clear = () => {
    at = 0;
    drum.replaceChildren(picture(boot.art.motif));
    for (const place of places) place.replaceChildren();
  };
  clear();
  return {
    root,
    drop(number, isHit) {
      places[at]?.append(drawBall(number, Math.ceil(number / 10), isHit));
      drum.replaceChildren(drawBall(number, Math.ceil(number / 10), isHit));
      at += 1;
    },
    clear,
  };
}
