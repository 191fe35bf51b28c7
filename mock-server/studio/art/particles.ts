import type { HouseStyle } from './house-styles.ts';
import type { Palette } from './palettes.ts';
import { between, type SeededRandom } from './seeded-random.ts';
import { c, e, line, n, p, stamp } from './svg.ts';

const shapes: Readonly<Record<Exclude<HouseStyle['particle'], 'none' | 'embers'>, string>> = {
  coins:
    e(0, 0, 11, 9, 'gold', 'stroke="#7a3f06" stroke-width="1.5"') +
    e(0, 0, 6, 5, 'none', 'stroke="#a8620c" stroke-width="1.5"'),
  sparkles: p('M0-10 2-2 10 0 2 2 0 10-2 2-10 0-2-2Z', '#fff'),
  petals: p('M-10 0Q0-10 12-2Q2 8-10 0Z', 'ruby'),
  bubbles:
    c(0, 0, 8, '#fff', 'fill-opacity=".18" stroke="#fff" stroke-opacity=".8" stroke-width="1.5"') +
    c(-3, -3, 2, '#fff'),
};

/** A ring of small flying things about the subject, sparse in the middle so that the subject stays clear. */
export function particles(kind: HouseStyle['particle'], palette: Palette, random: SeededRandom): string {
  if (kind === 'none') return '';
  const spots = Array.from({ length: kind === 'embers' ? 26 : 11 }, (_, index) => {
    const angle = ((index + random() * 0.8) / 11) * Math.PI * 2;
    const far = between(random, 118, 165);
    return [150 + Math.cos(angle) * far * 0.86, 160 + Math.sin(angle) * far] as const;
  });
  if (kind === 'embers') {
    const dots = spots.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join('');
    return line(dots, palette.glow, 4) + line(dots, '#fff', 1.5);
  }
  // Three sizes, dealt in turn; a stroke's direction turns each thing its own way.
  return [0.55, 0.85, 1.15]
    .map((size, third) => {
      const own = spots.filter((_, index) => index % 3 === third);
      return stamp(`bit${third}`, shapes[kind], own, { size, orient: 'auto' });
    })
    .join('');
}
