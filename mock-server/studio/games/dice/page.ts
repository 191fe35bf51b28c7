import type { GameWords } from '../words.ts';
import './page.css';
import { cue } from '../../kit/frame/cue.ts';
import { boot, brief, el, gameWords, isCalm, pause, picture } from '../../kit/frame/dom.ts';
import { start } from '../../kit/frame/shell.tsx';
import { layFelt } from '../../kit/stake/felt.ts';
import { diceSpots } from './engine.ts';
import { tellDice } from './tell.ts';

const words = gameWords<GameWords>();

const ROLL_MS = 1_250;
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const FACING = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
] as const;
const turned = (x: number, y: number) => `rotateX(${x}deg) rotateY(${y}deg)`;

function drawDie(): { root: HTMLElement; show(face: number): void } {
  const faces = PIPS.map((pips, at) => {
    const [x, y] = FACING[at] ?? FACING[0];
    const dots = Array.from({ length: 9 }, (_, spot) => el('i', { class: pips.includes(spot) ? 'pip' : '' }));
    const face = el('div', { class: 'face' }, ...dots);
    face.style.transform = `${turned(-x, -y)} translateZ(calc(var(--die) / 2))`;
    return face;
  });
  const cube = el('div', { class: 'cube' }, ...faces);
  let turns = 0;
  return {
    root: el('div', { class: 'die' }, cube),
    show(face) {
      turns += 2;
      const [x, y] = FACING[face - 1] ?? FACING[0];
      cube.style.transition = isCalm ? 'none' : `transform ${ROLL_MS}ms cubic-bezier(0.2, 0.7, 0.2, 1)`;
      cube.style.transform = turned(x + turns * 360, y + turns * 360);
    },
  };
}

void start((table) => {
  const dice = [drawDie(), drawDie()];
  for (const [at, die] of dice.entries()) die.show(at === 0 ? 3 : 4);
  const sum = el('p', { class: 'sum', 'aria-hidden': 'true' });
  const throwing = el(
    'div',
    { class: 'throw', 'aria-hidden': 'true' },
    picture(boot.art.motif, 'ghost'),
    ...dice.map(({ root }) => root),
  );
  const page = layFelt(
    table,
    el('div', { class: 'tray' }, throwing, sum),
    (['under', 'seven', 'over', 'double'] as const).map((spot) => [spot, words.dice[spot]] as const),
    (spot) => diceSpots.get(spot)?.pays ?? 0,
  );
  table.setAction(words.dice.roll);

  return page(
    'dice',
    (spot, outcome) => diceSpots.get(spot)?.wins(...outcome.dice) ?? false,
    async (outcome) => {
      const [a, b] = outcome.dice;
      sum.textContent = '';
      throwing.classList.add('rolling');
      dice[0]?.show(a);
      dice[1]?.show(b);
      cue('turn', brief(ROLL_MS));
      await pause(ROLL_MS + 80);
      throwing.classList.remove('rolling');
      sum.textContent = String(a + b);
      return tellDice(words, outcome.dice);
    },
    ({ outcome }) => {
      const [a, b] = outcome?.engine === 'dice' ? outcome.dice : [0, 0];
      return { text: String(a + b), tone: a === b ? 'green' : '' };
    },
  );
});
