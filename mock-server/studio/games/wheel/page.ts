import type { GameWords } from '../words.ts';
import './page.css';
import {
  boot,
  byId,
  el,
  ended,
  gameWords,
  isCalm,
  money,
  picture,
  circlePoint as point,
  short,
  svg,
} from '../../kit/frame/dom.ts';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { payTable } from '../../kit/pays/pay-table.ts';
import { plainTimes } from '../../kit/pays/pays.tsx';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import { wheelSegments } from './engine.ts';
import { tellWheel } from './tell.ts';

const words = gameWords<GameWords>();

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

function label(pay: number, isFree: boolean): string {
  if (isFree) return short(pay);
  return pay === 0 ? '' : `x${+(pay / 100).toFixed(2)}`;
}

/** The segments in words, the most valuable first, with their count. */
function listSegments(segments: readonly number[], isFree: boolean): HTMLElement {
  const pays = [...new Set(segments)].sort((a, b) => b - a);
  const rows = pays.map((pay) => ({
    name: nameOf(pay, isFree),
    pays: [String(segments.filter((other) => other === pay).length)],
  }));
  return payTable(words.wheel.inside, [words.payout, words.wheel.fields], rows);
}

function prizeFill(): SVGElement {
  const stops = [
    [0, '#fff4bf'],
    [0.5, '#f6c453'],
    [1, '#b8730d'],
  ] as const;
  return svg(
    'defs',
    {},
    svg(
      'linearGradient',
      { id: 'prize', x2: 0, y2: 1 },
      ...stops.map(([offset, colour]) => svg('stop', { offset, 'stop-color': colour })),
    ),
  );
}

const nameOf = (pay: number, isFree: boolean) => (isFree ? money(pay) : plainTimes(pay));

function drawWheel(segments: readonly number[], isFree: boolean): SVGSVGElement {
  const each = 360 / segments.length;
  const highest = Math.max(...segments);
  const parts = segments.flatMap((pay, at) => {
    const from = at * each - each / 2;
    const slice = svg('path', {
      d: `M0 0L${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(from + each, RADIUS)}Z`,
      fill: tone((pay / highest) * 1000, at),
      stroke: 'rgb(255 255 255 / 0.18)',
      'stroke-width': 0.6,
      'data-segment': at,
    });
    const text = svg(
      'text',
      {
        transform: `rotate(${at * each}) translate(0 -66) rotate(-90)`,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        fill: pay === highest ? '#3a1d02' : '#fff',
        'font-size': segments.length > 16 ? 11 : 14,
      },
      label(pay, isFree),
    );
    return [slice, text];
  });
  const pins = segments.map((_, at) => {
    const [x = '0', y = '0'] = point(at * each - each / 2, RADIUS - 3).split(' ');
    return svg('circle', { cx: x, cy: y, r: 1.7, fill: '#fff3c4' });
  });
  return svg(
    'svg',
    { viewBox: '-104 -104 208 208', class: 'disc', 'aria-hidden': 'true' },
    prizeFill(),
    ...parts,
    ...pins,
  );
}

function resultOf(segment: number): { text: string; tone: string } {
  const pay = wheelSegments[segment] ?? 0;
  return { text: `x${+(pay / 100).toFixed(2)}`, tone: pay >= 300 ? 'red' : pay >= 100 ? 'green' : '' };
}

void start(async (table): Promise<GamePage> => {
  const { seat } = table;
  const isFree = seat.free !== null;
  const segments = seat.free?.segments ?? wheelSegments;
  const disc = drawWheel(segments, isFree);
  let turned = 0;
  const ring = el('div', { class: 'ring' }, disc);
  const lights = Array.from({ length: 20 }, (_, at) => {
    const light = el('i', { class: 'light' });
    light.style.transform = `rotate(${at * 18}deg) translateY(calc(var(--wheel) / -2 + 7px))`;
    light.style.animationDelay = `${(at % 2) * 0.5}s`;
    return light;
  });
  const hub = el('div', { class: 'hub' }, picture(boot.art.motif));
  const wheel = el(
    'div',
    { class: 'wheel', 'aria-hidden': 'true' },
    ring,
    ...lights,
    hub,
    el('div', { class: 'pointer' }),
  );
  const title = table.lay(wheel, el('div', { class: 'unseen' }, listSegments(segments, isFree)));

  async function turnTo(segment: number): Promise<void> {
    const each = 360 / segments.length;
    const inside = (Math.random() - 0.5) * each * 0.6;
    const target = -segment * each + inside;
    const rest = (((target - turned) % 360) + 360) % 360;
    turned += TURNS * 360 + rest;
    disc.style.transition = isCalm ? 'none' : `transform ${SPIN_MS}ms cubic-bezier(0.12, 0.7, 0.12, 1)`;
    disc.style.transform = `rotate(${turned}deg)`;
    wheel.classList.add('spinning');
    await ended(disc, SPIN_MS + 300);
    wheel.classList.remove('spinning');
    disc.querySelector(`[data-segment="${segment}"]`)?.classList.add('hit');
  }
  const clear = () => disc.querySelector('.hit')?.classList.remove('hit');
  const tell = (segment: number) => tellWheel(words, nameOf(segments[segment] ?? 0, isFree));

  const show = (round: RoundOnWire) =>
    showRound(table, round, 'wheel', async ({ segment }) => {
      await turnTo(segment);
      return tell(segment);
    });

  if (isFree) {
    // The heading already names the game; screen readers must hear this title.
    title.removeAttribute('aria-hidden');
    byId('game').classList.add('is-free');
    let isSpun = seat.free?.isSpun ?? false;
    const offer = () => {
      title.textContent = isSpun ? words.wheel.luckyDone : words.wheel.luckyTitle;
      table.setAction(isSpun ? words.wheel.luckyAgain : words.freeSpin, { isOff: isSpun });
    };
    queueMicrotask(offer);
    return {
      cost: () => 0,
      rules: [el('p', {}, words.wheel.luckyRule)],
      onSeat({ free }) {
        isSpun = free?.isSpun ?? isSpun;
        offer();
      },
      async act() {
        clear();
        await show(await table.playFree());
        isSpun = true;
        offer();
      },
    };
  }

  if (seat.live) {
    const { playLive } = await import('../../kit/live/live.ts');
    return playLive(table, {
      stakes: () => [{ spot: 'spin', stake: table.stake() }],
      clear,
      play: ({ outcome }) => (outcome?.engine === 'wheel' ? turnTo(outcome.segment) : undefined),
      end: ({ outcome }) => (outcome?.engine === 'wheel' ? tell(outcome.segment) : ''),
      label: ({ outcome }) =>
        outcome?.engine === 'wheel' ? resultOf(outcome.segment) : { text: '', tone: '' },
    });
  }

  queueMicrotask(() => table.setAction(words.spin));
  return {
    async act() {
      clear();
      await show(await table.play([{ spot: 'spin', stake: table.stake() }]));
    },
  };
});
