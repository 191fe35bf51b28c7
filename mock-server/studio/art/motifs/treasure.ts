import { c, e, g, line, p, r, spin } from '../svg.ts';
import type { Motif } from './motif.ts';

const coin = (x: number, y: number, rx = 15): string =>
  e(x, y, rx, rx * 0.46, 'gold', 'stroke="#7a3f06" stroke-width="1.5"');

const chest = (): string =>
  p('M20 92 32 40Q38 22 58 22H142Q162 22 168 40L180 92Z', 'wood') +
  p('M34 84 44 42Q48 34 60 34H140Q152 34 156 42L166 84Z', '#1c0c06') +
  p('M54 22H72L66 92H48ZM128 22H146L152 92H134Z', 'gold') +
  spin('gleam', 10, 100, 84, p('M97 70 100 18 103 70Z', '#fff2b0', 'opacity=".5"')) +
  [40, 62, 86, 112, 136, 160].map((x, index) => coin(x, 88 - (index % 2) * 9, 18)).join('') +
  [52, 78, 104, 128, 148].map((x, index) => coin(x, 76 - (index % 3) * 5, 17)).join('') +
  p('M92 62 104 50 116 62 104 82Z', 'ruby') +
  p('M66 70 76 58 88 70 76 86Z', 'emerald') +
  p('M122 76 132 62 144 74 134 88Z', 'sapphire') +
  line('M148 84Q170 84 176 104', '#fff8e0', 7, 'stroke-dasharray="0 9"') +
  p('M14 94H186L178 182Q176 190 166 190H34Q24 190 22 182Z', 'wood') +
  line('M20 124H180M22 154H178', '#2a1208', 3) +
  p('M14 94H186L185 106H15Z', 'gold') +
  p('M40 94H60L62 190H44ZM140 94H160L156 190H138Z', 'gold') +
  r(82, 98, 36, 42, 6, 'gold') +
  c(100, 114, 7, '#3a1a04') +
  p('M97 116h6l3 16h-12Z', '#3a1a04') +
  p('M22 108H38L40 186H30Z', '#fff', 'opacity=".22"');

const crown = (): string =>
  p('M24 150 10 58 56 96 76 28 100 82 124 28 144 96 190 58 176 150Z', 'gold') +
  p('M24 150 18 110 60 124 78 84 86 150Z', '#fff', 'opacity=".3"') +
  p('M124 28 144 96 190 58 176 150H130Z', '#7a3a04', 'opacity=".28"') +
  e(100, 150, 76, 18, '#8a4508') +
  p('M22 146Q100 172 178 146L174 180Q100 204 26 180Z', 'gold') +
  c(10, 54, 10, 'ruby') +
  c(76, 24, 11, 'sapphire') +
  c(124, 24, 11, 'sapphire') +
  c(190, 54, 10, 'ruby') +
  e(100, 176, 17, 13, 'ruby') +
  e(54, 170, 11, 9, 'emerald') +
  e(146, 170, 11, 9, 'emerald') +
  c(30, 164, 4, '#fff8e0') +
  c(78, 177, 4, '#fff8e0') +
  c(122, 177, 4, '#fff8e0') +
  c(170, 164, 4, '#fff8e0') +
  p('M100 96 116 118 100 140 84 118Z', 'ruby') +
  p('M100 96 100 118 84 118Z', '#fff', 'opacity=".5"') +
  e(94, 171, 6, 3, '#fff', 'opacity=".7"');

const gem = (x: number, y: number, k: number, fill: string): string =>
  g(
    `translate(${x} ${y}) scale(${k})`,
    p('M-36-20-20-40H20L36-20 0 40Z', fill) +
      p('M-36-20-20-40-10-20ZM-10-20 0-40 10-20Z', '#fff', 'opacity=".75"') +
      p('M-36-20H-10L0 40Z', '#fff', 'opacity=".28"') +
      p('M10-20H36L0 40Z', '#000', 'opacity=".22"') +
      p('M20-40 36-20H10Z', '#fff', 'opacity=".35"') +
      line('M-36-20H36', '#fff', 1.5, 'opacity=".7"'),
  );

const diamonds = (): string =>
  gem(56, 124, 1.15, 'sapphire') +
  gem(146, 122, 1.15, 'ruby') +
  gem(100, 148, 1.1, 'emerald') +
  gem(100, 74, 1.75, 'teal') +
  p('M164 20l5 17 17 5-17 5-5 17-5-17-17-5 17-5ZM30 58l4 12 12 4-12 4-4 12-4-12-12-4 12-4Z', '#fff');

const stack = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const top = y - index * 13;
    return (
      p(`M${x - 30} ${top}v10a30 11 0 0 0 60 0v-10Z`, '#a8620c') +
      line(
        `M${x - 18} ${top + 12}v8M${x - 6} ${top + 15}v8M${x + 8} ${top + 15}v8M${x + 20} ${top + 11}v8`,
        '#ffd34d',
        2,
      ) +
      e(x, top, 30, 11, 'gold', 'stroke="#7a3f06" stroke-width="1.5"')
    );
  }).join('') + e(x, y - (count - 1) * 13, 20, 7, 'none', 'stroke="#a8620c" stroke-width="2.5"');

const coins = (): string =>
  stack(48, 164, 6) +
  stack(152, 164, 4) +
  stack(100, 178, 8) +
  c(146, 70, 34, 'gold', 'stroke="#7a3f06" stroke-width="2"') +
  c(146, 70, 25, 'none', 'stroke="#a8620c" stroke-width="3"') +
  p('M146 50l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z', '#a8620c') +
  p('M122 52Q134 38 152 40Q130 48 124 68Z', '#fff', 'opacity=".8"') +
  p('M40 24l4 15 15 4-15 4-4 15-4-15-15-4 15-4ZM90 10l3 10 10 3-10 3-3 10-3-10-10-3 10-3Z', '#fff');

const book = (): string =>
  p('M18 40Q60 20 100 40Q140 20 182 40V176Q140 156 100 178Q60 156 18 176Z', 'wood') +
  p('M26 36Q62 20 100 40V166Q62 148 26 164Z', 'ivory') +
  p('M174 36Q138 20 100 40V166Q138 148 174 164Z', 'ivory') +
  p('M100 40Q84 32 74 30V154Q90 158 100 166Q110 158 126 154V30Q116 32 100 40Z', '#6b3c10', 'opacity=".22"') +
  line('M38 56Q60 48 84 56M38 136Q60 128 84 138M116 56Q140 48 162 56M116 138Q140 128 162 136', '#8a5a24', 4) +
  c(61, 96, 25, 'gold') +
  p('M38 96Q61 76 84 96Q61 116 38 96Z', 'sapphire') +
  c(61, 96, 9, '#fff') +
  c(61, 96, 5, '#0a1440') +
  p('M138 68 162 118H114Z', 'gold') +
  p('M138 68 162 118H140Z', '#7a3a04', 'opacity=".4"') +
  p('M94 162H106V196L100 186 94 196Z', 'ruby') +
  spin('beam', 12, 100, 30, p('M98 20 100-14 102 20Z', '#fff2b0')) +
  c(100, 30, 8, '#fff8d8');

const mineCart = (): string =>
  line('M-6 186H206', '#6b4420', 8) +
  line('M10 192v8M50 192v8M90 192v8M130 192v8M170 192v8', '#3a2210', 14) +
  gem(62, 76, 0.8, 'emerald') +
  gem(138, 74, 0.8, 'violet') +
  p('M20 104 34 78 58 92 76 66 104 90 128 68 146 92 168 80 182 104Z', 'copper') +
  gem(100, 62, 1, 'teal') +
  p('M44 98 58 84 70 100ZM116 100 130 82 142 100Z', '#fff', 'opacity=".5"') +
  p('M10 98H190L170 160H30Z', 'steel') +
  p('M10 98H190L187 110H13Z', 'wood') +
  line('M62 112 70 158M100 112V158M138 112 130 158', '#26304f', 5) +
  [24, 82, 118, 176].map((x) => c(x, 104, 3, '#ffd34d')).join('') +
  p('M20 112H48L54 158H34Z', '#fff', 'opacity=".35"') +
  [54, 146].map((x) => c(x, 168, 19, 'ink') + c(x, 168, 11, 'steel') + c(x, 168, 4, '#1a1029')).join('');

export const treasure = {
  chest: { hue: 'gold', scenes: ['reef', 'cave', 'sea', 'jungle'], draw: chest },
  crown: { hue: 'gold', scenes: ['stage', 'temple', 'rays', 'mountains'], draw: crown },
  diamonds: { hue: 'blue', scenes: ['cave', 'rays', 'space', 'stage'], draw: diamonds },
  coins: { hue: 'gold', scenes: ['rays', 'stage', 'cave', 'temple'], draw: coins },
  book: { hue: 'neutral', scenes: ['temple', 'cave', 'desert', 'jungle'], draw: book },
  mineCart: { hue: 'neutral', scenes: ['cave', 'desert', 'blaze', 'mountains'], draw: mineCart },
} as const satisfies Record<string, Motif>;
