/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { Board } from '../../kit/board/board.tsx';
import { boot, byId, ended, fill, isCalm, circlePoint as point } from '../../kit/frame/dom.ts';
import { stateOf } from '../../kit/frame/frame.tsx';
import { Button, Picture, Unseen } from '../../kit/frame/parts.tsx';
import { start } from '../../kit/frame/shell.tsx';
import { layChips } from '../../kit/stake/chips.tsx';
import { redNumbers, roulettePay, wheelOrder } from './engine.ts';

function colourOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return redNumbers.includes(number) ? 'red' : 'black';
}

const EACH = 360 / wheelOrder.length;

function Pocket({ number, at }: { number: number; at: number }) {
  const from = at * EACH - EACH / 2;
  const colour = number === 0 ? '#0f8a4f' : redNumbers.includes(number) ? '#c8143a' : '#17101c';
  const d = `M${point(from, 62)}L${point(from, 96)}A96 96 0 0 1 ${point(from + EACH, 96)}L${point(from + EACH, 62)}A62 62 0 0 0 ${point(from, 62)}Z`;
  return (
    <>
      <path d={d} fill={colour} stroke="#e8c877" stroke-width={0.5} />
      <text
        transform={`rotate(${at * EACH}) translate(0 -87)`}
        text-anchor="middle"
        dominant-baseline="central"
        font-size={8.5}
        font-weight={800}
        fill="#fff"
      >
        {number}
      </text>
    </>
  );
}

const DISC = (
  <>
    <circle r={99} fill="#4a2508" />
    {wheelOrder.map((number, at) => (
      <Pocket number={number} at={at} />
    ))}
    <circle r={62} fill="#3a1c0a" stroke="#e8c877" stroke-width={1.5} />
    <circle r={54} fill="#5c3214" />
  </>
);

/** How far the disc and the ball have turned, in degrees. */
interface Turned {
  disc: number;
  ball: number;
}

/** The disc turns on, and the ball rolls against it until it lies in the number's pocket. */
function turnedTo(number: number, { disc, ball }: Turned): Turned {
  const next = disc + 360 * 2 + 37;
  const place = wheelOrder.indexOf(number) * EACH + next;
  const rest = (((place - ball) % 360) + 360) % 360;
  return { disc: next, ball: ball + rest - 360 * 6 };
}

const SPIN_MS = 4_200;

function Wheel({ turned: { disc, ball }, isSpinning }: { turned: Turned; isSpinning: boolean }) {
  const turn = (degrees: number) => ({
    transform: `rotate(${degrees}deg)`,
    transitionDuration: isCalm ? '' : `${SPIN_MS}ms`,
  });
  return (
    <div class={`roulette ${isSpinning ? 'spinning' : ''}`} aria-hidden="true">
      <svg viewBox="-100 -100 200 200" class="disc cover" style={turn(disc)}>
        {DISC}
      </svg>
      <div class="hub mid">
        <Picture src={boot.art.motif} />
      </div>
      <div class="orbit cover" style={turn(ball)}>
        <i class="ball" />
      </div>
    </div>
  );
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
        <div class="top mid">
          <Wheel turned={shown.turned} isSpinning={shown.isSpinning} />
          <p class={`last mid ${shown.last === undefined ? '' : colourOf(shown.last)}`} aria-hidden="true">
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
