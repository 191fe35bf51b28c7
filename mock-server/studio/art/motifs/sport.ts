import { letters } from '../letters.ts';
import { c, e, g, line, p, place, r, spin } from '../svg.ts';
import type { Motif } from './motif.ts';

const football = (): string =>
  g(
    'translate(-8 8)',
    c(108, 92, 84, 'snow') +
      p('M108 62 134 82 124 114H92L82 82Z', 'ink') +
      spin(
        'patch',
        5,
        108,
        92,
        p('M108 8 88 16 92 34 108 42 124 34 128 16Z', 'ink') + line('M108 42V62M88 16 70 22', '#3a3358', 3),
      ) +
      p('M40 70Q56 22 106 14Q64 36 54 92Z', '#fff', 'opacity=".55"') +
      p('M70 166Q140 182 182 122Q174 172 118 176Q88 176 70 166Z', '#1a2348', 'opacity=".35"'),
  );

const trophy = (): string =>
  p(
    'M50 36H16Q12 92 66 104L70 90Q32 82 32 52H52ZM150 36H184Q188 92 134 104L130 90Q168 82 168 52H148Z',
    'gold',
  ) +
  p('M44 18H156Q158 92 124 114Q110 122 112 150H88Q90 122 76 114Q42 92 44 18Z', 'gold') +
  p('M54 24H76Q72 84 92 112Q58 96 54 24Z', '#fff', 'opacity=".6"') +
  e(100, 19, 56, 10, '#8a4508') +
  p('M100 42l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3Z', 'ruby') +
  r(80, 146, 40, 12, 4, 'gold') +
  p('M60 158H140L150 194H50Z', 'ink') +
  r(72, 168, 56, 16, 3, 'gold');

const boxing = (): string =>
  g(
    'rotate(-14 100 100)',
    p(
      'M58 30C74 6 128 2 154 30C176 54 172 100 150 132L146 152H62L60 128C40 128 24 112 26 92C28 76 44 70 54 76Z',
      'ruby',
    ) +
      p('M54 76C66 78 74 92 70 108L60 128C40 128 24 112 26 92C28 76 44 70 54 76Z', '#ff6a72') +
      p('M70 108C84 100 92 84 88 70', 'none', 'stroke="#560018" stroke-width="5"') +
      p('M66 38C84 18 116 16 134 30C104 26 84 34 72 54Z', '#fff', 'opacity=".65"') +
      r(56, 146, 96, 40, 8, 'ivory') +
      r(56, 156, 96, 8, 0, 'ruby') +
      line('M92 172h24', '#8a7048', 3),
  ) + p('M176 8l5 17 17 5-17 5-5 17-5-17-17-5 17-5ZM20 24l4 13 13 4-13 4-4 13-4-13-13-4 13-4Z', '#fff3b0');

const basketball = (): string =>
  `${line('M30 24H170M30 24 44 84M170 24 156 84M66 28 70 70M134 28 130 70M34 44 66 30M100 28V60M50 78 100 40 150 78', '#fff', 3, 'opacity=".9"') + r(24, 16, 152, 12, 6, 'ruby') + c(100, 122, 74, 'orange')}<g fill="none" stroke="#4a1406" stroke-width="5"><path d="M100 48V196M26 122H174M48 70Q92 122 48 174M152 70Q108 122 152 174"/><circle cx="100" cy="122" r="74"/></g>${p('M42 108Q50 66 92 56Q58 78 56 118Z', '#fff', 'opacity=".6"')}`;

const racer = (): string =>
  `${e(100, 178, 98, 14, '#000', 'opacity=".35"') + p('M4 132Q8 106 48 100L74 66Q80 58 94 58H132Q144 58 152 70L168 98Q196 104 198 130V158Q198 166 188 166H14Q4 166 4 156Z', 'ruby') + p('M60 100 82 72Q86 66 96 66H110V100ZM118 66H130Q138 66 144 74L158 100H118Z', '#bfe9ff') + p('M66 96 86 72H94L82 96Z', '#fff', 'opacity=".7"') + p('M4 132Q8 106 48 100H168Q196 104 198 116Q100 106 4 132Z', '#fff', 'opacity=".4"') + p('M96 100H116L120 166H96Z', '#fff') + c(106, 134, 15, '#fff')}${letters('wide', '9', { x: 107, y: 141, size: 20, anchor: 'middle' }, 'fill="#b30b30"')}${[46, 158].map((x) => c(x, 164, 25, 'ink') + c(x, 164, 14, 'steel') + spin(`w${x}`, 5, x, 164, r(x - 1.5, 152, 3, 12, 0, '#26304f'))).join('')}${e(12, 136, 8, 6, '#fff3b0')}${line('M186 60h-22M196 78h-26M190 44h-14', '#fff', 4, 'opacity=".6"')}`;

const tennis = (): string =>
  g(
    'rotate(38 100 100)',
    `${r(92, 118, 16, 78, 7, 'wood') + r(90, 150, 20, 48, 8, 'ink') + p('M84 112 92 130H108L116 112Z', 'ruby')}<g fill="none" stroke="#fff" stroke-width="1.6" opacity=".9"><path d="M70 22V106M80 12V112M90 6V116M100 4V118M110 6V116M120 12V112M130 22V106M56 46H144M52 58H148M52 70H148M56 82H144M62 94H138M62 34H138M72 22H128"/></g><ellipse cx="100" cy="60" rx="50" ry="60" fill="none" stroke="url(#ruby)" stroke-width="11"/>`,
  ) +
  c(52, 138, 30, 'leaf') +
  line('M30 124Q52 132 52 166M58 110Q62 132 80 136', '#fff', 4) +
  c(42, 126, 7, '#fff', 'opacity=".6"');

const slices = ['ruby', 'gold', 'violet', 'teal', 'orange', 'pink', 'sapphire', 'emerald'] as const;

const wheelOf = (hub: string): string =>
  c(100, 106, 93, 'gold') +
  c(100, 106, 84, '#3a1204') +
  slices
    .map((fill, index) =>
      g(`rotate(${index * 45} 100 106)`, p('M100 106 68.6 30A82 82 0 0 1 131.4 30Z', fill)),
    )
    .join('') +
  spin('bulb', 16, 100, 106, c(100, 17, 4.5, '#fff8d8')) +
  c(100, 106, 58, 'ink', 'stroke="#ffd34d" stroke-width="5"') +
  place(hub, 100, 106, 0.48) +
  p('M84 0H116L100 38Z', 'ruby', 'stroke="#ffe58a" stroke-width="4" stroke-linejoin="round"');

export const sport = {
  football: { hue: 'neutral', scenes: ['stadium', 'city', 'blaze'], draw: football },
  trophy: { hue: 'gold', scenes: ['stadium', 'rays', 'stage'], draw: trophy },
  racer: { hue: 'red', scenes: ['city', 'grid', 'desert', 'stadium'], draw: racer },
  footballWheel: { hue: 'neutral', scenes: ['stadium', 'city', 'blaze'], draw: () => wheelOf(football()) },
  trophyWheel: { hue: 'gold', scenes: ['stadium', 'rays', 'stage'], draw: () => wheelOf(trophy()) },
  boxingWheel: { hue: 'red', scenes: ['stadium', 'rays', 'stage'], draw: () => wheelOf(boxing()) },
  basketballWheel: {
    hue: 'red',
    scenes: ['city', 'stage', 'rays', 'stadium'],
    draw: () => wheelOf(basketball()),
  },
  tennisWheel: { hue: 'red', scenes: ['stadium', 'meadow', 'rays'], draw: () => wheelOf(tennis()) },
} as const satisfies Record<string, Motif>;
