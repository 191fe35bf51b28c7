import { boot, el, picture, circlePoint as point, svg } from '../../kit/frame/dom.ts';
import { redNumbers, wheelOrder } from './engine.ts';

const EACH = 360 / wheelOrder.length;

function pocket(number: number, at: number): SVGElement[] {
  const from = at * EACH - EACH / 2;
  const fill = number === 0 ? '#0f8a4f' : redNumbers.includes(number) ? '#c8143a' : '#17101c';
  const d = `M${point(from, 62)}L${point(from, 96)}A96 96 0 0 1 ${point(from + EACH, 96)}L${point(from + EACH, 62)}A62 62 0 0 0 ${point(from, 62)}Z`;
  return [
    svg('path', { d, fill, stroke: '#e8c877', 'stroke-width': 0.5 }),
    svg(
      'text',
      {
        transform: `rotate(${at * EACH}) translate(0 -87)`,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        'font-size': 8.5,
        'font-weight': 800,
        fill: '#fff',
      },
      String(number),
    ),
  ];
}

export function drawRoulette() {
  const disc = svg(
    'svg',
    { viewBox: '-100 -100 200 200', class: 'disc' },
    svg('circle', { r: 99, fill: '#4a2508' }),
    ...wheelOrder.flatMap(pocket),
    svg('circle', { r: 62, fill: '#3a1c0a', stroke: '#e8c877', 'stroke-width': 1.5 }),
    svg('circle', { r: 54, fill: '#5c3214' }),
  );
  const ball = el('div', { class: 'orbit' }, el('i', { class: 'ball' }));
  const root = el(
    'div',
    { class: 'roulette', 'aria-hidden': 'true' },
    disc,
    el('div', { class: 'hub' }, picture(boot.art.motif)),
    ball,
  );
  let turned = 0;
  let rolled = 0;
  return {
    root,
    turnTo(number: number) {
      turned += 360 * 2 + 37;
      const place = wheelOrder.indexOf(number) * EACH + turned;
      const rest = (((place - rolled) % 360) + 360) % 360;
      rolled += rest - 360 * 6;
      disc.style.transform = `rotate(${turned}deg)`;
      ball.style.transform = `rotate(${rolled}deg)`;
      return { disc, ball };
    },
  };
}
