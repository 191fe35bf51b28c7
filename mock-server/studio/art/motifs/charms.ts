import { c, dots, g, line, p, r } from '../svg.ts';
import type { Motif } from './motif.ts';

const clover = (): string =>
  line('M100 104Q104 160 134 196', '#1f6b22', 11) +
  [0, 90, 180, 270]
    .map((turn) =>
      g(
        `rotate(${turn + 45} 100 96)`,
        p('M100 96C70 74 58 50 72 34Q88 22 100 42Q112 22 128 34C142 50 130 74 100 96Z', 'emerald') +
          p('M98 86C80 70 70 52 80 40Q90 36 98 50Z', '#fff', 'opacity=".35"') +
          line('M100 94V58', '#d8ffd0', 2.5, 'opacity=".7"'),
      ),
    )
    .join('') +
  c(100, 96, 8, 'gold') +
  c(60, 60, 4, '#fff', 'opacity=".9"') +
  c(144, 116, 3, '#fff', 'opacity=".9"');

const bell = (): string =>
  c(100, 20, 13, 'none', 'stroke="#e3951c" stroke-width="8"') +
  p('M100 26C58 30 52 70 46 112Q42 142 20 158H180Q158 142 154 112C148 70 142 30 100 26Z', 'gold') +
  p('M84 36C64 46 62 80 58 112Q54 140 40 152H58Q74 138 76 108C78 78 76 54 94 36Z', '#fff', 'opacity=".55"') +
  r(16, 152, 168, 18, 9, 'gold') +
  c(100, 178, 17, 'gold') +
  c(94, 174, 5, '#fff', 'opacity=".7"') +
  line('M50 122Q100 136 150 122', '#a8620c', 4) +
  p('M100 66l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2Z', 'ruby');

const horseshoe = (): string =>
  p(
    'M100 10C42 10 18 54 22 104L32 172 18 176V194H74V176L64 172 58 108C54 70 72 50 100 50S146 70 142 108L136 172 126 176V194H182V176L168 172 178 104C182 54 158 10 100 10Z',
    'gold',
  ) +
  p('M96 18C52 20 30 56 32 100L40 166C42 120 36 80 52 54Q68 30 96 30Z', '#fff', 'opacity=".6"') +
  dots('42 128, 40 96, 52 60, 80 36, 120 36, 148 60, 160 96, 158 128', 6, '#6b3406') +
  g('translate(56 74) scale(.44)', clover());

export const charms = {
  clover: { hue: 'green', scenes: ['rays', 'meadow', 'mountains', 'stage'], draw: clover },
  bell: { hue: 'gold', scenes: ['rays', 'stage', 'city', 'mountains'], draw: bell },
  horseshoe: { hue: 'gold', scenes: ['meadow', 'rays', 'desert', 'stadium'], draw: horseshoe },
} as const satisfies Record<string, Motif>;
