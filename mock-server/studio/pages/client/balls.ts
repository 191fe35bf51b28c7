import { el } from './dom.ts';

/** @param range which range of numbers it belongs to, from 1 on: ranges have colours of their own */
export function drawBall(number: number, range: number, isHit: boolean): HTMLElement {
  return el('span', { class: `ball ball-${range} ${isHit ? 'lucky' : ''}` }, el('b', {}, String(number)));
}
