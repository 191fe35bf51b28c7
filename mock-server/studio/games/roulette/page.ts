import type { GameWords } from '../words.ts';
import './page.css';
import { button, el, ended, fill, gameWords, isCalm, unseen } from '../../kit/frame/dom.ts';
import { start } from '../../kit/frame/shell.tsx';
import { drawSpot, layBoard, layChips, type SpotButton } from '../../kit/stake/spots.ts';
import { redNumbers, roulettePay } from './engine.ts';
import { drawRoulette } from './page-wheel.ts';
import { tellRoulette } from './tell.ts';

const words = gameWords<GameWords>();

const SPIN_MS = 4_200;

function colourOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return redNumbers.includes(number) ? 'red' : 'black';
}

const groupSpots = (): SpotButton[] => [
  ...[1, 2, 3].map((n) => drawSpot(`dozen-${n}`, 'third', fill(words.roulette.dozen, { n }))),
  drawSpot('red', 'red', words.roulette.red),
  drawSpot('black', 'black', words.roulette.black),
  ...(['even', 'odd', 'low', 'high'] as const).map((spot) => drawSpot(spot, '', words.roulette[spot])),
];

const colourNames = { red: words.roulette.red, black: words.roulette.black, green: '' };

const numberSpots = (): SpotButton[] =>
  Array.from({ length: 37 }, (_, number) => {
    const colour = colourOf(number);
    const [before, after] = [fill(words.number, { n: '' }).trim(), colourNames[colour].toLowerCase()];
    const name = after === '' ? [] : [unseen(`, ${after}`)];
    return drawSpot(`n-${number}`, colour, unseen(before), String(number), ...name);
  });

void start((table) => {
  const wheel = drawRoulette();
  const groups = groupSpots();
  const numbers = numberSpots();
  const { page, tools } = layChips(table, [...groups, ...numbers]);
  const panels = [
    layBoard('groups', groups, words.roulette.simple),
    layBoard('numbers', numbers, words.numbers),
  ];
  const choose = (chosen: number): void => {
    for (const [at, panel] of panels.entries()) {
      panel.hidden = at !== chosen;
      tabs[at]?.setAttribute('aria-pressed', String(at === chosen));
    }
  };
  const tabs = [words.roulette.simple, words.numbers].map((label, at) =>
    button(label, 'tab', () => choose(at)),
  );
  choose(0);
  const last = el('p', { class: 'last', 'aria-hidden': 'true' });
  const felt = el('div', { class: 'felt' }, el('div', { class: 'tabs' }, ...tabs), ...panels, tools);
  table.stage.append(el('div', { class: 'top' }, wheel.root, last), felt);
  table.setAction(words.spin);

  async function turnTo(number: number): Promise<void> {
    const { disc, ball } = wheel.turnTo(number);
    if (isCalm) return;
    disc.style.transitionDuration = `${SPIN_MS}ms`;
    ball.style.transitionDuration = `${SPIN_MS}ms`;
    wheel.root.classList.add('spinning');
    await ended(ball, SPIN_MS + 400);
    wheel.root.classList.remove('spinning');
  }

  return page(
    'roulette',
    (spot, { number }) => roulettePay(spot, number) > 0,
    async ({ number }) => {
      last.textContent = '';
      await turnTo(number);
      last.className = `last ${colourOf(number)}`;
      last.textContent = String(number);
      return tellRoulette(words, number);
    },
    ({ outcome }) => {
      const number = outcome?.engine === 'roulette' ? outcome.number : 0;
      return { text: String(number), tone: colourOf(number) };
    },
  );
});
