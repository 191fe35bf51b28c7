import { letters } from './letters.ts';
import { liftFilter } from './lift.ts';
import { motifNamed, motifNames } from './motifs/motifs.ts';
import { paletteNamed, paletteNames } from './palettes.ts';
import { drawPresenter, type Mood } from './presenter.ts';
import { sceneNamed } from './scenes/scenes.ts';
import { seededRandom } from './seeded-random.ts';
import { c, e, g, linear, p, place, r, radial, spin, svgDocument } from './svg.ts';

const SIZE = 200;

function drawMotif(name: string, palette: string): string {
  const drawing = g('', place(motifNamed(name).draw(), 100, 98, 0.9), 'filter="url(#lift)"');
  return svgDocument(SIZE, SIZE, 'm', liftFilter(paletteNamed(palette)) + drawing);
}

function plateText(text: string, y: number, size: number): string {
  const spot = { x: 100, y, size, anchor: 'middle', atMost: 138, spacing: 2, stroke: 10 } as const;
  return letters('wide', text, spot, 'fill="#fff3c4" stroke="#3a0606"');
}

/** The wild and the bonus have no motif name; a plate on the drawing names them, as the rules do. */
export const plates = {
  wild: { ks: 'COMODÍN', en: 'WILD' },
  scatter: { ks: 'BONO', en: 'BONUS' },
} as const;

function drawWild(plate: string): string {
  const rays = spin('ray', 12, 100, 100, p('M100 8 108 40H92Z', 'gold'));
  return svgDocument(
    SIZE,
    SIZE,
    'w',
    rays +
      c(100, 100, 76, 'gold') +
      c(100, 100, 64, 'ruby') +
      c(100, 100, 58, '#7d0a22', 'opacity=".35"') +
      p('M100 48 112 82 148 83 119 105 130 140 100 119 70 140 81 105 52 83 88 82Z', 'gold') +
      p('M14 116H186L172 136 186 156H14L28 136Z', 'ruby', 'stroke="#5a0418" stroke-width="3"') +
      plateText(plate, 147, 34),
  );
}

function drawScatter(plate: string): string {
  const shine = radial('shine', [
    [0, '#fff', 0.95],
    [0.4, '#7ff4ff', 0.5],
    [1, '#7ff4ff', 0],
  ]);
  return svgDocument(
    SIZE,
    SIZE,
    's',
    shine +
      c(100, 88, 92, 'url(#shine)') +
      p(
        'M100 18 158 70 100 152 42 70Z',
        'sapphire',
        'stroke="#eaf8ff" stroke-width="5" stroke-linejoin="round"',
      ) +
      p('M42 70H158L100 92Z', '#fff', 'opacity=".35"') +
      p('M76 70 100 18 124 70 100 152Z', '#fff', 'opacity=".22"') +
      p('M14 116H186L172 136 186 156H14L28 136Z', 'violet', 'stroke="#22063f" stroke-width="3"') +
      plateText(plate, 147, 32),
  );
}

function drawScene(name: string, palette: string): string {
  const light = paletteNamed(palette);
  const body = sceneNamed(name)({
    w: 400,
    h: 720,
    palette: light,
    random: seededRandom(`${name} ${palette}`),
  });
  const veil = linear('veil', 'x2="0" y2="1"', [
    [0, light.dark, 0.55],
    [0.35, light.dark, 0.25],
    [1, light.dark, 0.85],
  ]);
  return svgDocument(400, 720, 'b', body + veil + r(0, 0, 400, 720, 0, 'url(#veil)'));
}

function drawChip(): string {
  const notch = spin('notch', 8, 100, 100, r(90, 6, 20, 26, 4, '#fff3d6'));
  return svgDocument(
    SIZE,
    SIZE,
    'p',
    e(100, 106, 94, 94, '#1a0410', 'opacity=".5"') +
      c(100, 100, 94, 'ruby') +
      notch +
      c(100, 100, 64, 'gold') +
      c(100, 100, 56, '#3a0d1d'),
  );
}

const moodOf = (name: string): Mood => (name === 'blink' || name === 'talk' ? name : 'rest');

/**
 * A drawing of the game pages by its name: `motif-puma-ember`, `scene-rays-ember`, `presenter-camila-talk`, `wild-ks`,
 * `scatter-en`, `chip`.
 * @returns undefined for an unknown name
 */
export function drawGameArt(name: string): string | undefined {
  if (name === 'chip') return drawChip();
  const [kind, subject = '', palette = ''] = name.split('-');
  if (subject === 'ks' || subject === 'en') {
    if (kind === 'wild') return drawWild(plates.wild[subject]);
    if (kind === 'scatter') return drawScatter(plates.scatter[subject]);
  }
  if (kind === 'presenter')
    return /^[a-z]{3,12}$/.test(subject) ? drawPresenter(subject, moodOf(palette)) : undefined;
  if (!paletteNames.some((known) => known === palette)) return undefined;
  if (kind === 'motif') return motifNames.includes(subject) ? drawMotif(subject, palette) : undefined;
  return kind === 'scene' && /^[a-zA-Z]+$/.test(subject) ? drawScene(subject, palette) : undefined;
}
