/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import {
  boot,
  byId,
  ended,
  fill,
  isCalm,
  money,
  plainTimes,
  circlePoint as point,
  short,
} from '../../kit/frame/dom.ts';
import { stateOf, Title } from '../../kit/frame/frame.tsx';
import { Picture } from '../../kit/frame/parts.tsx';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { PayTable } from '../../kit/pays/pay-table.tsx';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import { wheelSegments } from './engine.ts';

const RADIUS = 100;
const TURNS = 6;
const SPIN_MS = 4_600;

function tone(pay: number, at: number): string {
  if (pay === 0) return at % 2 === 0 ? '#2a1736' : '#341d42';
  if (pay >= 1000) return 'url(#prize)';
  if (pay >= 300) return '#d81e46';
  if (pay >= 200) return '#7c3af0';
  if (pay >= 100) return '#0f8a6a';
  return '#1f5fb8';
}

const PRIZE = (
  <defs>
    <linearGradient id="prize" x2={0} y2={1}>
      <stop offset={0} stop-color="#fff4bf" />
      <stop offset={0.5} stop-color="#f6c453" />
      <stop offset={1} stop-color="#b8730d" />
    </linearGradient>
  </defs>
);

const LIGHTS = Array.from({ length: 20 }, (_, at) => (
  <i
    class="light"
    style={{
      transform: `rotate(${at * 18}deg) translateY(calc(var(--wheel) / -2 + 7px))`,
      animationDelay: `${(at % 2) * 0.5}s`,
    }}
  />
));

function resultOf(segment: number): { text: string; tone: string } {
  const pay = wheelSegments[segment] ?? 0;
  return { text: plainTimes(pay), tone: pay >= 300 ? 'red' : pay >= 100 ? 'green' : '' };
}

void start(async (table): Promise<GamePage> => {
  const { seat } = table;
  const isFree = seat.free !== null;
  const segments = seat.free?.segments ?? wheelSegments;
  const each = 360 / segments.length;
  const [disc, set] = stateOf({ turned: 0, isSpinning: false, hit: undefined as number | undefined });
  const pays = [...new Set(segments)].sort((a, b) => b - a);
  const [highest = 0] = pays;
  let isSpun = seat.free?.isSpun ?? false;

  const nameOf = (pay: number) => (isFree ? money(pay) : plainTimes(pay));
  const labelOf = (pay: number) => (isFree ? short(pay) : pay === 0 ? '' : plainTimes(pay));

  async function turnTo(segment: number): Promise<void> {
    const inside = (Math.random() - 0.5) * each * 0.6;
    const target = -segment * each + inside;
    const rest = (((target - disc.turned) % 360) + 360) % 360;
    set({ turned: disc.turned + TURNS * 360 + rest, isSpinning: true });
    const drawn = byId('stage').querySelector('.disc');
    if (drawn) await ended(drawn, SPIN_MS + 300);
    set({ isSpinning: false, hit: segment });
  }

  const clear = () => set({ hit: undefined });

  const describe = (segment: number) => fill(words.wheel.stopped, { pay: nameOf(segments[segment] ?? 0) });
  const show = (round: RoundOnWire) =>
    showRound(table, round, 'wheel', async ({ segment }) => {
      await turnTo(segment);
      return describe(segment);
    });

  function Segment({ pay, at }: { pay: number; at: number }) {
    const from = at * each - each / 2;
    return (
      <>
        <path
          d={`M0 0L${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(from + each, RADIUS)}Z`}
          fill={tone((pay / highest) * 1000, at)}
          stroke="rgb(255 255 255 / 0.18)"
          stroke-width={0.6}
          class={at === disc.hit ? 'hit' : ''}
        />
        <text
          transform={`rotate(${at * each}) translate(0 -66) rotate(-90)`}
          text-anchor="middle"
          dominant-baseline="central"
          fill={pay === highest ? '#3a1d02' : '#fff'}
          font-size={segments.length > 16 ? 11 : 14}
        >
          {labelOf(pay)}
        </text>
      </>
    );
  }

  const Wheel = () => (
    <div class={`wheel ${disc.isSpinning ? 'spinning' : ''}`} aria-hidden="true">
      <div class="ring">
        <svg
          viewBox="-104 -104 208 208"
          class="disc"
          style={{
            transform: `rotate(${disc.turned}deg)`,
            transition: isCalm ? 'none' : `transform ${SPIN_MS}ms cubic-bezier(0.12, 0.7, 0.12, 1)`,
          }}
        >
          {PRIZE}
          {segments.map((pay, at) => (
            <Segment pay={pay} at={at} />
          ))}
          {segments.map((_, at) => {
            const [cx, cy] = point(at * each - each / 2, RADIUS - 3).split(' ');
            return <circle cx={cx} cy={cy} r={1.7} fill="#fff3c4" />;
          })}
        </svg>
      </div>
      {LIGHTS}
      <div class="hub mid">
        <Picture src={boot.art.motif} />
      </div>
      <div class="pointer" />
    </div>
  );

  const view = () => (
    <>
      {/* The heading already names the game; screen readers must hear the title of the free spin. */}
      {isFree ? (
        <p class="title gilded">{isSpun ? words.wheel.luckyDone : words.wheel.luckyTitle}</p>
      ) : (
        <Title />
      )}
      <Wheel />
      {/* The segments in words, the most valuable first, with their count. */}
      <div class="unseen">
        <PayTable
          caption={words.wheel.inside}
          heads={[words.payout, words.wheel.fields]}
          rows={pays.map((pay) => ({
            name: nameOf(pay),
            pays: [String(segments.filter((other) => other === pay).length)],
          }))}
        />
      </div>
    </>
  );

  if (isFree) {
    byId('game').classList.add('is-free');
    const offer = (isDone: boolean) => {
      isSpun = isDone;
      table.setAction(isSpun ? words.wheel.luckyAgain : words.freeSpin, { isOff: isSpun });
    };
    offer(isSpun);
    return {
      view,
      cost: () => 0,
      rules: () => <p>{words.wheel.luckyRule}</p>,
      onSeat: ({ free }) => offer(free?.isSpun ?? isSpun),
      async act() {
        clear();
        await show(await table.playFree());
        offer(true);
      },
    };
  }

  if (seat.live) {
    const { playLive } = await import('../../kit/live/live.tsx');
    const page = playLive(table, {
      stakes: () => [{ spot: 'spin', stake: table.stake() }],
      clear,
      play: ({ outcome }) => (outcome?.engine === 'wheel' ? turnTo(outcome.segment) : undefined),
      end: ({ outcome }) => (outcome?.engine === 'wheel' ? describe(outcome.segment) : ''),
      label: ({ outcome }) =>
        outcome?.engine === 'wheel' ? resultOf(outcome.segment) : { text: '', tone: '' },
    });
    return { ...page, view };
  }

  table.setAction(words.spin);
  return {
    view,
    async act() {
      clear();
      await show(await table.play([{ spot: 'spin', stake: table.stake() }]));
    },
  };
});
