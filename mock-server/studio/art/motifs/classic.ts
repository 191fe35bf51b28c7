import { letters } from '../letters.ts';
import { c, e, g, line, p, r } from '../svg.ts';
import type { Motif } from './motif.ts';

const sevenShape = 'M26 26H174V66Q118 112 116 188H58Q60 122 118 74H56V92H26Z';
const seven = (): string =>
  p(sevenShape, 'gold', 'stroke="#7a3a04" stroke-width="14" stroke-linejoin="round"') +
  p(sevenShape, 'none', 'stroke="#ffe58a" stroke-width="8" stroke-linejoin="round"') +
  p(sevenShape, 'ruby') +
  p('M34 34H166V48Q100 44 34 60Z', '#fff', 'opacity=".55"') +
  p('M118 84Q72 120 68 180H82Q84 122 128 84Z', '#fff', 'opacity=".3"') +
  p('M172 6l4 14 14 4-14 4-4 14-4-14-14-4 14-4ZM34 128l5 18 18 5-18 5-5 18-5-18-18-5 18-5Z', '#fff');

const cherries = (): string =>
  line('M124 24Q70 60 62 118M124 24Q140 70 138 108', '#3f8f1c', 8) +
  line('M124 24Q74 62 66 116M124 24Q144 70 142 106', '#c8f07a', 2.5) +
  p('M122 26C140-2 176-2 194 14C178 40 148 46 122 26Z', 'leaf') +
  line('M128 26Q160 12 188 14', '#f2ffc8', 2.5) +
  c(58, 144, 46, 'ruby') +
  c(144, 136, 44, 'ruby') +
  p(
    'M28 134Q34 110 58 106Q40 122 40 144Q32 146 28 134ZM116 126Q122 104 146 100Q126 116 128 136Q120 138 116 126Z',
    '#fff',
    'opacity=".8"',
  ) +
  c(52, 168, 4, '#fff', 'opacity=".4"') +
  p(
    'M84 178Q108 164 102 130Q112 170 84 178ZM170 166Q190 152 186 122Q198 156 170 166Z',
    '#fff',
    'opacity=".25"',
  ) +
  e(62, 104, 12, 5, '#4a0010', 'opacity=".7"') +
  e(140, 98, 11, 5, '#4a0010', 'opacity=".7"');

const reelSymbol = (x: number, y: number, kind: number): string => {
  if (kind === 0) return g(`translate(${x - 17} ${y - 17}) scale(.17)`, p(sevenShape, '#d4142c'));
  if (kind === 1)
    return (
      c(x - 6, y + 6, 9, 'ruby') +
      c(x + 8, y + 4, 8, 'ruby') +
      line(`M${x - 6} ${y - 2}Q${x} ${y - 16} ${x + 8} ${y - 16}L${x + 8} ${y - 4}`, '#3f8f1c', 2.5)
    );
  if (kind === 2) return p(`M${x} ${y - 15}L${x + 15} ${y - 3}L${x} ${y + 16}L${x - 15} ${y - 3}Z`, 'teal');
  return (
    p(
      `M${x} ${y - 16}Q${x + 14} ${y - 14} ${x + 15} ${y + 8}H${x - 15}Q${x - 14} ${y - 14} ${x} ${y - 16}Z`,
      'gold',
    ) + c(x, y + 11, 5, 'gold')
  );
};

const reels = (): string =>
  r(182, 60, 10, 60, 5, 'steel') +
  c(187, 54, 14, 'ruby') +
  c(183, 49, 4, '#fff', 'opacity=".8"') +
  p('M14 54Q14 14 54 14H134Q174 14 174 54V170Q174 190 154 190H34Q14 190 14 170Z', 'ruby') +
  p('M24 54Q24 24 54 24H134Q164 24 164 54Z', 'gold') +
  letters('fat', '777', { x: 94, y: 49, size: 26, anchor: 'middle', spacing: 14 }, 'fill="#7a0a1c"') +
  r(24, 58, 140, 102, 8, '#2a0a12') +
  [30, 76, 122].map((x) => r(x, 62, 38, 94, 4, 'ivory')).join('') +
  [0, 1, 2]
    .map((column) =>
      [0, 1, 2]
        .map((row) => reelSymbol(49 + column * 46, 77 + row * 32, row === 1 ? 0 : (column + row * 2 + 1) % 4))
        .join(''),
    )
    .join('') +
  r(22, 92, 144, 34, 4, 'none', 'stroke="#ffd34d" stroke-width="4"') +
  p('M30 62H158V74H30Z', '#000', 'opacity=".25"') +
  p('M30 144H158V156H30Z', '#000', 'opacity=".25"') +
  r(34, 168, 120, 12, 6, 'gold');

const candy = (): string =>
  p(
    'M62 84 14 62 22 92 4 104 26 116 18 142 64 120ZM138 84 186 62 178 92 196 104 174 116 182 142 136 120Z',
    'pink',
  ) +
  line(
    'M26 74 60 96M16 104 58 103M28 130 60 110M174 74 140 96M184 104 142 103M172 130 140 110',
    '#fff',
    3,
    'opacity=".7"',
  ) +
  c(100, 102, 52, 'pink') +
  [0, 60, 120, 180, 240, 300]
    .map((turn) =>
      g(
        `rotate(${turn} 100 102)`,
        p('M100 102C112 84 112 66 100 50A52 52 0 0 1 138 66C132 84 118 96 100 102Z', '#fff'),
      ),
    )
    .join('') +
  c(100, 102, 52, 'none', 'stroke="#a3135f" stroke-width="4"') +
  p('M60 92Q64 62 94 58Q72 72 70 98Z', '#fff', 'opacity=".85"') +
  c(100, 102, 9, 'ruby') +
  c(36, 32, 14, 'teal') +
  c(32, 28, 4, '#fff') +
  c(160, 174, 16, 'gold') +
  c(155, 169, 5, '#fff') +
  c(154, 28, 10, 'violet') +
  c(44, 172, 11, 'leaf');

const chili = (): string =>
  p(
    'M142 40C166 64 170 112 136 146C104 178 54 186 14 168C62 160 84 136 92 104C98 78 110 50 142 40Z',
    'ruby',
  ) +
  p(
    'M134 52C116 70 110 96 100 120C92 140 76 154 60 162C92 152 112 130 120 104C124 86 128 66 134 52Z',
    '#fff',
    'opacity=".55"',
  ) +
  p(
    'M112 50C116 30 136 22 150 28C166 30 172 44 166 58C156 50 150 62 142 54C136 62 126 58 120 64C118 58 112 58 112 50Z',
    'leaf',
  ) +
  line('M146 34Q148 12 168 4', '#3f8f1c', 10) +
  p(
    'M34 130C20 112 30 96 36 76C46 92 60 96 56 118C64 112 64 104 64 98C76 116 66 136 50 140Q40 140 34 130ZM150 178C140 166 146 154 150 142C158 152 168 156 166 170C162 184 154 184 150 178Z',
    'orange',
  ) +
  p('M44 132Q40 120 46 110Q54 120 50 132Z', '#fff2a8');

export const classic = {
  seven: { hue: 'red', scenes: ['rays', 'stage', 'blaze', 'grid', 'city'], draw: seven },
  cherries: { hue: 'red', scenes: ['rays', 'meadow', 'stage', 'grid'], draw: cherries },
  reels: { hue: 'red', scenes: ['rays', 'city', 'stage', 'grid'], draw: reels },
  candy: { hue: 'pink', scenes: ['meadow', 'rays', 'space'], draw: candy },
  chili: { hue: 'red', scenes: ['desert', 'blaze', 'rays', 'city'], draw: chili },
} as const satisfies Record<string, Motif>;
