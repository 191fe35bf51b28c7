import { letters } from '../letters.ts';
import { c, e, g, line, n, p, r } from '../svg.ts';
import type { Motif } from './motif.ts';

const numeral = (x: number, y: number, size: number, label: string, fill = '#2a0d1c'): string =>
  letters('wide', label, { x, y: y + size * 0.36, size, anchor: 'middle' }, `fill="${fill}"`);

const ball = (x: number, y: number, k: number, fill: string, label: string): string =>
  c(x, y, k, fill) +
  c(x, y, k * 0.56, '#fffaf0') +
  numeral(x, y, k * 0.68, label) +
  e(
    x - k * 0.35,
    y - k * 0.55,
    k * 0.3,
    k * 0.18,
    '#fff',
    `opacity=".75" transform="rotate(-30 ${n(x - k * 0.35)} ${n(y - k * 0.55)})"`,
  );

const keno = (): string =>
  ball(52, 62, 40, 'sapphire', '17') +
  ball(146, 58, 42, 'emerald', '8') +
  ball(42, 148, 38, 'violet', '33') +
  ball(158, 146, 40, 'orange', '52') +
  ball(100, 112, 52, 'ruby', '7');

const bingo = (): string => {
  const heads = ['B', 'I', 'N', 'G', 'O']
    .map(
      (letter, index) =>
        c(33 + index * 33, 31, 14, ['ruby', 'orange', 'emerald', 'sapphire', 'violet'][index] ?? 'ruby') +
        numeral(33 + index * 33, 31, 18, letter, '#fff'),
    )
    .join('');
  const numbers = [4, 19, 38, 52, 70, 11, 23, 41, 47, 66, 7, 30, 0, 58, 63, 15, 26, 35, 50, 74];
  const marked = new Set([0, 6, 12, 18, 4, 9]);
  const cell = (value: number, index: number): string => {
    const x = 33 + (index % 5) * 33;
    const y = 66 + Math.floor(index / 5) * 33;
    const stamp = marked.has(index) ? c(x, y, 14, '#f0314a', 'opacity=".9"') : '';
    return (
      r(x - 15, y - 15, 30, 30, 4, '#fff6e4', 'stroke="#d8b98a"') +
      stamp +
      (value === 0
        ? g(`translate(${x} ${y})`, p('M0-11 3-4 11-3 5 3 7 11 0 7-7 11-5 3-11-3-3-4Z', '#fff'))
        : numeral(x, y, 15, String(value), marked.has(index) ? '#fff' : '#3a1c2c'))
    );
  };
  return (
    g(
      'rotate(-7 100 100)',
      r(8, 8, 184, 184, 14, 'ivory') + r(12, 12, 176, 40, 10, 'ink') + heads + numbers.map(cell).join(''),
    ) + ball(164, 170, 30, 'gold', '75')
  );
};

const plinko = (): string => {
  let pegs = '';
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column <= row + 1; column += 1)
      pegs += `M${n(100 + (column - (row + 1) / 2) * 25)} ${34 + row * 22}h0`;
  const slots = ['#ff3f5a', '#ff8a2a', '#ffd34d', '#3fdc9f', '#ffd34d', '#ff8a2a', '#ff3f5a'];
  const labels = ['29', '4', '1', '.3', '1', '4', '29'];
  return (
    p('M70 6H130L196 160V190Q196 196 188 196H12Q4 196 4 190V160Z', 'ink') +
    p('M74 12H126L188 160H12Z', '#3a1c6e', 'opacity=".7"') +
    line(pegs, '#fff', 8) +
    slots
      .map(
        (fill, index) =>
          r(9 + index * 26.2, 164, 24, 26, 5, fill) +
          numeral(21 + index * 26.2, 177, 13, labels[index] ?? ''),
      )
      .join('') +
    line(
      'M100 10 88 46 100 68 112 90 100 112 125 134 137 154',
      '#ffd34d',
      4,
      'stroke-dasharray="1 8" opacity=".9"',
    ) +
    c(138, 146, 15, 'gold') +
    c(133, 140, 5, '#fff') +
    c(88, 40, 12, 'ruby') +
    c(84, 36, 4, '#fff') +
    c(62, 116, 12, 'teal') +
    c(58, 112, 4, '#fff')
  );
};

const mines = (): string => {
  const cell = (index: number): string => {
    const x = 6 + (index % 4) * 48;
    const y = 6 + Math.floor(index / 4) * 48;
    const open = [1, 4, 6, 11, 13].includes(index);
    const gem =
      p(`M${x + 9} ${y + 18}l8-9h12l8 9-14 19Z`, 'teal') +
      p(`M${x + 9} ${y + 18}l8-9 4 9ZM${x + 29} ${y + 9}l8 9h-12Z`, '#fff', 'opacity=".6"');
    return open
      ? r(x, y, 44, 44, 8, '#1c1140', 'stroke="#35dacb" stroke-width="2"') + gem
      : r(x, y, 44, 44, 8, 'violet') + r(x + 4, y + 3, 36, 12, 6, '#fff', 'opacity=".3"');
  };
  return (
    g('', Array.from({ length: 16 }, (_, index) => cell(index)).join('')) +
    g(
      'translate(62 58)',
      c(44, 50, 44, 'ink') +
        c(28, 34, 11, '#fff', 'opacity=".5"') +
        r(34, 0, 20, 14, 4, 'steel') +
        line('M44 2Q46-18 66-16Q80-16 82-28', '#d9a76a', 6) +
        p('M82-50l5 14 14-4-9 12 12 9-15 1 1 15-9-12-11 10 3-15-14-4 14-5-5-14 11 9Z', 'orange') +
        c(82, -28, 6, '#fff8d8'),
    )
  );
};

const scratch = (): string =>
  g(
    'rotate(8 100 100)',
    r(14, 28, 172, 144, 14, 'ruby') +
      r(22, 36, 156, 128, 10, 'none', 'stroke="#ffd34d" stroke-width="3" stroke-dasharray="2 6"') +
      numeral(100, 58, 26, 'RASPA', '#ffe58a') +
      [34, 80, 126].map((x) => r(x, 78, 40, 44, 7, 'ivory')).join('') +
      [54, 100, 146]
        .map((x) =>
          g(`translate(${x} 100) scale(.85)`, p('M0-18 5-6 18-5 8 4 11 17 0 10-11 17-8 4-18-5-5-6Z', 'gold')),
        )
        .join('') +
      p('M126 78h33l-6 10 9 8-10 8 8 10-9 8h-18q-7 0-7-7V85q0-7 0-7Z', 'steel') +
      r(50, 134, 100, 20, 10, 'gold'),
  ) +
  g(
    'translate(150 140) rotate(20)',
    c(0, 0, 32, 'gold', 'stroke="#7a3f06" stroke-width="2"') +
      c(0, 0, 23, 'none', 'stroke="#a8620c" stroke-width="3"') +
      p('M-20-12Q-10-24 8-22Q-12-14-16 4Z', '#fff', 'opacity=".8"'),
  );

export const numberGames = {
  keno: { hue: 'neutral', scenes: ['stage', 'rays', 'space', 'grid'], draw: keno },
  bingo: { hue: 'neutral', scenes: ['stage', 'rays', 'meadow', 'city'], draw: bingo },
  plinko: { hue: 'violet', scenes: ['grid', 'rays', 'space', 'city'], draw: plinko },
  mines: { hue: 'violet', scenes: ['grid', 'cave', 'blaze', 'space'], draw: mines },
  scratch: { hue: 'red', scenes: ['rays', 'city', 'meadow', 'stage'], draw: scratch },
} as const satisfies Record<string, Motif>;
