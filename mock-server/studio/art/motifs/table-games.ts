import { letters } from '../letters.ts';
import { c, dots, e, g, n, p, r, rowsOf, spin } from '../svg.ts';
import type { Motif } from './motif.ts';

const dice = (): string =>
  g(
    'translate(-6 30) rotate(-12 70 100)',
    p('M66 34 124 58V122L66 150 10 122V58Z', 'ruby') +
      p('M66 34 124 58 66 84 10 58Z', '#ff8a86') +
      p('M66 84 124 58V122L66 150Z', '#7a0220', 'opacity=".5"') +
      e(66, 58, 9, 5, '#fff') +
      dots('26 82, 50 94, 26 112, 50 126, 38 103', 6, '#fff') +
      dots('82 94, 108 84, 82 124, 108 112', 6, '#fff'),
  ) +
  g(
    'translate(86 4) rotate(14 60 80)',
    p('M56 14 110 38V100L56 126 2 100V38Z', 'ivory') +
      p('M56 14 110 38 56 62 2 38Z', '#fff') +
      p('M56 62 110 38V100L56 126Z', '#6b4a20', 'opacity=".35"') +
      rowsOf('38 36, 74 40, 56 30, 56 47')
        .map(([x = 0, y = 0]) => e(x, y, 7, 4, '#1a1029'))
        .join('') +
      dots('18 62, 40 92, 74 84, 94 74, 84 96, 72 106, 96 90', 5.5, '#1a1029'),
  );

const roulette = (): string =>
  c(100, 100, 98, 'wood') +
  c(100, 100, 88, 'gold') +
  c(100, 100, 84, '#120a10') +
  spin(
    'pocket',
    9,
    100,
    100,
    p('M100 100 85.4 17.400A84 84 0 0 1 100 16Z', 'ruby') +
      p('M100 100 114.6 17.400A84 84 0 0 0 100 16Z', '#17101f'),
  ) +
  p('M100 100 93 16.500A84 84 0 0 1 107 16.500Z', '#12a04e') +
  c(100, 100, 58, 'none', 'stroke="#ffd34d" stroke-width="3"') +
  c(100, 100, 44, 'wood') +
  c(100, 100, 44, 'none', 'stroke="#ffd34d" stroke-width="4"') +
  spin('arm', 4, 100, 100, r(96, 62, 8, 38, 4, 'gold') + c(100, 62, 7, 'gold')) +
  c(100, 100, 17, 'gold') +
  c(95, 94, 6, '#fff', 'opacity=".8"') +
  c(144, 54, 8, '#fff') +
  p('M20 66Q40 20 92 14Q50 32 34 78Z', '#fff', 'opacity=".25"');

const suits: Readonly<Record<string, string>> = {
  heart: 'M0 22C-30 0-22-22-8-20Q0-18 0-8Q0-18 8-20C22-22 30 0 0 22Z',
  spade: 'M0-24C30-2 24 18 8 14Q4 13 3 8L8 24H-8L-3 8Q-4 13-8 14C-24 18-30-2 0-24Z',
  diamond: 'M0-24 17 0 0 24-17 0Z',
  club: 'M-4 6A11 11 0 1 1-8-10A11 11 0 1 1 8-10A11 11 0 1 1 4 6L8 24H-8Z',
};

const card = (turn: number, suit: string, rank: string, ink: string): string =>
  g(
    `rotate(${turn} 100 210)`,
    `${r(58, 26, 84, 122, 9, 'ivory', 'stroke="#8a7048" stroke-width="1.5"') + r(63, 31, 74, 112, 6, 'none', `stroke="${ink}" stroke-opacity=".25" stroke-width="1.5"`)}${letters('fat', rank, { x: 76, y: 58, size: 29, anchor: 'middle' }, `fill="${ink}"`)}${g('translate(76 74) scale(.5)', p(suits[suit] ?? '', ink))}${g('translate(102 96) scale(1.35)', p(suits[suit] ?? '', ink))}`,
  );

const cards = (): string =>
  card(-33, 'club', '10', '#1a1029') +
  card(-11, 'diamond', 'J', '#c9122e') +
  card(11, 'spade', 'K', '#1a1029') +
  card(33, 'heart', 'A', '#c9122e');

const chip = (x: number, y: number, k: number, fill: string, edge: string): string =>
  g(
    `translate(${x} ${y}) scale(${k}) translate(-100 -100)`,
    c(100, 100, 60, fill) +
      spin(`e${x}`, 6, 100, 100, p('M88 41.500A60 60 0 0 1 112 41.500L108 58A43 43 0 0 0 92 58Z', edge)) +
      c(100, 100, 40, 'none', `stroke="${edge}" stroke-width="3" stroke-dasharray="7 5"`) +
      c(100, 100, 33, fill) +
      g('translate(100 100) scale(.9)', p(suits.spade ?? '', edge)) +
      p('M52 82Q62 50 98 46Q70 60 64 92Z', '#fff', 'opacity=".45"'),
  );

const chips = (): string =>
  chip(56, 66, 0.86, 'sapphire', '#eaf2ff') +
  chip(146, 74, 0.9, 'ink', '#ffd34d') +
  chip(98, 134, 1.05, 'ruby', '#fff6e4');

const wheel = (): string => {
  const fills = ['ruby', 'gold', 'violet', 'teal', 'orange', 'pink', 'sapphire', 'emerald'];
  const slice = (index: number): string =>
    g(
      `rotate(${index * 45} 100 108)`,
      p('M100 108 69.4 34A80 80 0 0 1 130.6 34Z', fills[index] ?? 'ruby') +
        p('M100 56l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z', '#fff', 'opacity=".8"'),
    );
  return (
    p('M60 176H140L156 200H44Z', 'wood') +
    c(100, 108, 92, 'gold') +
    c(100, 108, 82, '#3a1204') +
    fills.map((_, index) => slice(index)).join('') +
    spin('bulb', 16, 100, 108, c(100, 21, 4.5, '#fff8d8')) +
    c(100, 108, 21, 'gold') +
    c(100, 108, 12, 'ruby') +
    p('M84 2H116L100 40Z', 'ruby', 'stroke="#ffe58a" stroke-width="4" stroke-linejoin="round"')
  );
};

const baccarat = (): string =>
  g('translate(-14 -6) scale(.92)', card(-16, 'heart', '9', '#c9122e')) +
  g('translate(34 -6) scale(.92)', card(16, 'spade', '8', '#1a1029')) +
  [0, 1, 2]
    .map(
      (row) =>
        p(`M40 ${n(176 - row * 13)}v10a60 18 0 0 0 120 0v-10Z`, row % 2 ? 'ink' : 'ruby') +
        e(100, 176 - row * 13, 60, 18, row % 2 ? 'ink' : 'ruby', 'stroke="#ffe9c0" stroke-width="2"'),
    )
    .join('') +
  e(100, 150, 40, 11, 'none', 'stroke="#ffd34d" stroke-width="3" stroke-dasharray="8 6"') +
  e(100, 150, 30, 8, 'gold');

export const tableGames = {
  dice: { hue: 'red', scenes: ['felt', 'city', 'rays', 'grid'], draw: dice },
  roulette: { hue: 'red', scenes: ['felt', 'stage', 'city', 'rays'], draw: roulette },
  cards: { hue: 'neutral', scenes: ['felt', 'stage', 'city', 'rays'], draw: cards },
  chips: { hue: 'neutral', scenes: ['felt', 'city', 'rays'], draw: chips },
  wheel: { hue: 'neutral', scenes: ['stage', 'rays', 'city', 'grid'], draw: wheel },
  baccarat: { hue: 'red', scenes: ['felt', 'stage', 'temple'], draw: baccarat },
} as const satisfies Record<string, Motif>;
