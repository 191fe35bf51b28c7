import './page.css';
import { el, ended, fill, isCalm, unseen, words } from '../client/dom.ts';
import { type GamePage, start } from '../client/shell.ts';
import { layChips, playChips, type SpotButton } from '../client/spots.ts';
import { drawRoulette, redNumbers } from './page-wheel.ts';

const SPIN_MS = 4_200;

function spotButton(spot: string, className: string, ...inside: (Node | string)[]): SpotButton {
  const button = el(
    'button',
    { type: 'button', class: `spot ${className}`, 'aria-pressed': 'false' },
    ...inside,
  );
  return { spot, button };
}

function colourOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return redNumbers.includes(number) ? 'red' : 'black';
}

function groupSpots(): SpotButton[] {
  const plain = (spot: string, label: string, className = '') => spotButton(spot, className, label);
  return [
    ...[1, 2, 3].map((n) => plain(`dozen-${n}`, fill(words.dozen, { n }), 'third')),
    plain('red', words.red, 'red'),
    plain('black', words.black, 'black'),
    plain('even', words.even),
    plain('odd', words.odd),
    plain('low', words.low),
    plain('high', words.high),
  ];
}

function numberSpots(): SpotButton[] {
  return Array.from({ length: 37 }, (_, number) =>
    spotButton(`n-${number}`, colourOf(number), unseen(fill(words.number, { n: '' }).trim()), String(number)),
  );
}

void start((table): GamePage => {
  const wheel = drawRoulette();
  const groups = groupSpots();
  const numbers = numberSpots();
  const spots = [...groups, ...numbers];
  const { chips, tools } = layChips(table, spots);
  const panels = [
    el('div', { class: 'groups' }, ...groups.map(({ button }) => button)),
    el('div', { class: 'numbers', hidden: true }, ...numbers.map(({ button }) => button)),
  ];
  const tabs = [words.simple, words.numbers].map((label, at) => {
    const tab = el('button', { type: 'button', class: 'tab', 'aria-pressed': String(at === 0) }, label);
    tab.addEventListener('click', () => {
      for (const [other, panel] of panels.entries()) {
        panel.hidden = other !== at;
        tabs[other]?.setAttribute('aria-pressed', String(other === at));
      }
    });
    return tab;
  });
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

  return {
    rules: [],
    act: () =>
      playChips(table, chips, async (outcome) => {
        if (outcome.engine !== 'roulette') return undefined;
        const { number } = outcome;
        last.textContent = '';
        await turnTo(number);
        last.className = `last ${colourOf(number)}`;
        last.textContent = String(number);
        chips.mark(spots.map(({ spot }) => spot).filter((spot) => covers(spot, number)));
        return fill(words.number, { n: number });
      }),
  };
});

/** Which spots a number lights; what they pay the server has said. */
function covers(spot: string, number: number): boolean {
  if (spot === `n-${number}`) return true;
  if (number === 0) return false;
  const colour = colourOf(number);
  const groups = [
    colour,
    number % 2 === 0 ? 'even' : 'odd',
    number <= 18 ? 'low' : 'high',
    `dozen-${Math.ceil(number / 12)}`,
  ];
  return groups.includes(spot);
}
