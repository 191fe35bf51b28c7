import { el } from './dom.ts';

/** @param range number range of the ball, from 1 on; each range has its own colour */
export function drawBall(number: number, range: number, isHit: boolean): HTMLElement {
  return el('span', { class: `ball ball-${range} ${isHit ? 'lucky' : ''}` }, el('b', {}, String(number)));
}
