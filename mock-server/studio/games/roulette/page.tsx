/** @jsxImportSource preact */
import type { GameWords } from '../words.ts';
import './page.css';
import { Board } from '../../kit/board/board.tsx';
import { byId, ended, fill, gameWords, isCalm } from '../../kit/frame/dom.ts';
import { stateOf } from '../../kit/frame/frame.tsx';
import { Button, Unseen } from '../../kit/frame/parts.tsx';
import { start } from '../../kit/frame/shell.tsx';
import { layChips } from '../../kit/stake/chips.tsx';
import { redNumbers, roulettePay } from './engine.ts';
import { SPIN_MS, turnedTo, Wheel } from './page-wheel.tsx';

const words = gameWords<GameWords>();

function colourOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return redNumbers.includes(number) ? 'red' : 'black';
}

const colourNames = { red: words.roulette.red, black: words.roulette.black, green: '' };
const cameNames = {
  red: words.roulette.cameRed,
  black: words.roulette.cameBlack,
  green: words.roulette.cameZero,
};
const numberName = fill(words.number, { n: '' }).trim();

/** Spot, look and name of each bet that is not on one number. */
const groups = [
  ...[1, 2, 3].map((n) => [`dozen-${n}`, 'third', fill(words.roulette.dozen, { n })] as const),
  ...(['red', 'black'] as const).map((spot) => [spot, spot, words.roulette[spot]] as const),
  ...(['even', 'odd', 'low', 'high'] as const).map((spot) => [spot, '', words.roulette[spot]] as const),
];

const tabs = [words.roulette.simple, words.numbers];

void start(async (table) => {
  const chips = layChips(table);
  const { Spot, Tools } = chips;
  const [shown, set] = stateOf({
    turned: { disc: 0, ball: 0 },
    isSpinning: false,
    last: undefined as number | undefined,
    tab: 0,
  });
  table.setAction(words.spin);

  async function turnTo(number: number): Promise<void> {
    set({ turned: turnedTo(number, shown.turned), isSpinning: !isCalm, last: undefined });
    if (isCalm) return;
    const ball = byId('stage').querySelector('.orbit');
    if (ball) await ended(ball, SPIN_MS + 400);
  }

  const page = await chips.play({
    engine: 'roulette',
    wins: (spot, { number }) => roulettePay(spot, number) > 0,
    async reveal({ number }) {
      await turnTo(number);
      set({ isSpinning: false, last: number });
      return fill(cameNames[colourOf(number)], { n: number });
    },
    label: ({ number }) => ({ text: String(number), tone: colourOf(number) }),
  });

  const NumberSpot = ({ number }: { number: number }) => {
    const name = colourNames[colourOf(number)].toLowerCase();
    return (
      <Spot spot={`n-${number}`} look={colourOf(number)}>
        <Unseen>{numberName}</Unseen>
        {number}
        {name && <Unseen>, {name}</Unseen>}
      </Spot>
    );
  };

  return {
    ...page,
    view: () => (
      <>
        <div class="top">
          <Wheel turned={shown.turned} isSpinning={shown.isSpinning} />
          <p class={`last ${shown.last === undefined ? '' : colourOf(shown.last)}`} aria-hidden="true">
            {shown.last}
          </p>
        </div>
        <div class="felt">
          <div class="tabs">
            {tabs.map((label, tab) => (
              <Button class="tab" aria-pressed={tab === shown.tab} onClick={() => set({ tab })}>
                {label}
              </Button>
            ))}
          </div>
          <Board class="groups" aria-label={tabs[0]} hidden={shown.tab !== 0}>
            {groups.map(([spot, look, name]) => (
              <Spot spot={spot} look={look}>
                {name}
              </Spot>
            ))}
          </Board>
          <Board class="numbers" aria-label={tabs[1]} hidden={shown.tab !== 1}>
            {Array.from({ length: 37 }, (_, number) => (
              <NumberSpot number={number} />
            ))}
          </Board>
          <Tools />
        </div>
      </>
    ),
  };
});
