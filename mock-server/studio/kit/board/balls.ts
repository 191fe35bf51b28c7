import { cue } from '../frame/cue.ts';
import { el } from '../frame/dom.ts';

const COLOURS = [
  '#ff4d6a, #c8143a 55%, #6d0620',
  '#6aa8ff, #1d5fd0 55%, #082a6b',
  '#ffc46b, #e07a0c 55%, #7a3a02',
  '#c79bff, #7a3fd0 55%, #35106b',
  '#4fe0a0, #0f9a5c 55%, #04482a',
];

/** @param range number range of the ball, from 1 on; each range has its own colour */
export function colourBall<Made extends HTMLElement>(ball: Made, range: number): Made {
  ball.style.setProperty('--ball', COLOURS[range - 1] ?? '');
  return ball;
}

export function drawBall(number: number, range: number, isHit: boolean): HTMLElement {
  cue('tick');
  return colourBall(el('span', { class: isHit ? 'ball lucky' : 'ball' }, el('b', {}, String(number))), range);
}
