import { drawings } from '../generated/drawings.ts';
import { type HouseStyle, houseStyleOf } from './house-styles.ts';
import { lettering } from './lettering.ts';
import { letters } from './letters.ts';
import { liftFilter } from './lift.ts';
import { motifNamed } from './motifs.ts';
import { inLight, type Palette, paletteNamed } from './palettes.ts';
import { drawScene } from './scenes.ts';
import { between, hashText, type SeededRandom, seededRandom } from './seeded-random.ts';
import { g, line, n, place, stamp, svgDocument, wash } from './svg.ts';

/** Sparse in the middle, so that the subject stays clear. */
function particles(kind: HouseStyle['particle'], palette: Palette, random: SeededRandom): string {
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
  return [0.55, 0.85, 1.15]
    .map((size, third) => {
      const own = spots.filter((_, index) => index % 3 === third);
      return stamp(`bit${third}`, drawings.bits[kind], own, { size, orient: 'auto' });
    })
    .join('');
}

/** Unknown names fall back to known ones, so that every game gets a cover. */
export interface CoverSubject {
  readonly id: string;
  readonly name: string;
  readonly providerId: string;
  readonly providerName: string;
  readonly motif: string;
  readonly palette: string;
  readonly scene: string;
}

const coverWidth = 300;
const coverHeight = 400;

function composition(motif: string, layout: number, twin: string): string {
  if (layout === 1) return place(motif, 150, 158, 1.2, -7);
  if (layout === 2) return place(motif, 150, 158, 1.2, 6);
  if (layout === 3) {
    const sides = g('', place(twin, 58, 190, 0.62, -12) + place(twin, 242, 190, 0.62, 12), 'opacity=".9"');
    return sides + place(motif, 150, 156, 1.08);
  }
  return place(motif, 150, 158, layout === 4 ? 1.12 : 1.26);
}

const HEAP = '78 300, 118 296, 150 304, 186 297, 224 301, 262 292, 58 280, 240 281, 98 286, 205 286, 40 292'
  .split(', ')
  .map((spot) => spot.split(' ').map(Number));

/** 300x400, lettered with the game's name. The same input always gives the same drawing. */
export function drawCover(game: CoverSubject): string {
  const palette = paletteNamed(game.palette);
  const style = houseStyleOf(game.providerId);
  const { drawing } = motifNamed(game.motif);
  const random = seededRandom(`${game.id} ${game.motif} ${game.scene}`);
  const layout = Math.floor(random() * 6);
  const { dark } = palette;
  const subject = layout === 3 ? `<g id="sub">${drawing}</g>` : drawing;
  const hero = composition(subject, layout, '<use href="#sub"/>');
  const studio = letters(
    style.face,
    game.providerName.toLocaleUpperCase('es'),
    { x: 150, y: 381, size: 11, anchor: 'middle', spacing: 3 },
    `fill="${palette.glow}" opacity=".75"`,
  );
  const body =
    drawScene(game.scene, coverWidth, coverHeight, palette) +
    liftFilter(palette) +
    particles(style.particle, palette, random) +
    g('', hero, 'filter="url(#lift)"') +
    wash('veil', 236, coverWidth, 164, [0, dark, 0], [0.55, dark, 0.82], [1, dark, 0.96]) +
    (layout === 4 ? stamp('coin', drawings.props.heapCoin, HEAP) : '') +
    (style.frame === 'none' ? '' : inLight(drawings.frames[style.frame], palette)) +
    lettering(game.name, style, {
      x: 150,
      bottom: style.capitals ? 361 : 355,
      width: 262,
      largest: 60,
      anchor: 'middle',
    }) +
    studio;
  return svgDocument(coverWidth, coverHeight, `c${hashText(game.id).toString(36)}`, body);
}
