import { drawings } from '../generated/drawings.ts';
import { letters } from './letters.ts';
import { liftFilter } from './lift.ts';
import { motifNamed, motifNames } from './motifs.ts';
import { paletteNamed, paletteNames } from './palettes.ts';
import { drawPresenter, type Mood } from './presenter.ts';
import { sceneNamed } from './scenes/scenes.ts';
import { seededRandom } from './seeded-random.ts';
import { g, linear, place, r, svgDocument } from './svg.ts';

const SIZE = 200;
const { symbols } = drawings;

function drawMotif(name: string, palette: string): string {
  const drawing = g('', place(motifNamed(name).drawing, 100, 98, 0.9), 'filter="url(#lift)"');
  return svgDocument(SIZE, SIZE, 'm', liftFilter(paletteNamed(palette)) + drawing);
}

function plateText(text: string, size: number): string {
  const spot = { x: 100, y: 147, size, anchor: 'middle', atMost: 138, spacing: 2, stroke: 10 } as const;
  return letters('wide', text, spot, 'fill="#fff3c4" stroke="#3a0606"');
}

/** The wild and the bonus have no motif name; a plate on the drawing names them, as the rules do. */
export const plates = {
  wild: { ks: 'COMODÍN', en: 'WILD' },
  scatter: { ks: 'BONO', en: 'BONUS' },
} as const;

const symbol = (uid: string, drawing: string): string => svgDocument(SIZE, SIZE, uid, drawing);

function drawScene(name: string, palette: string): string {
  const light = paletteNamed(palette);
  const body = sceneNamed(name)({
    w: 400,
    h: 720,
    palette: light,
    random: seededRandom(`${name} ${palette}`),
  });
  const veil = linear(
    'veil',
    'x2="0" y2="1"',
    [0, light.dark, 0.55],
    [0.35, light.dark, 0.25],
    [1, light.dark, 0.85],
  );
  return svgDocument(400, 720, 'b', body + veil + r(0, 0, 400, 720, 0, 'url(#veil)'));
}

const moodOf = (name: string): Mood => (name === 'blink' || name === 'talk' ? name : 'rest');

/**
 * A drawing of the game pages by its name: `motif-puma-ember`, `scene-rays-ember`, `presenter-camila-talk`, `wild-ks`,
 * `scatter-en`, `chip`.
 * @returns undefined for an unknown name
 */
export function drawGameArt(name: string): string | undefined {
  if (name === 'chip') return symbol('p', symbols.chip);
  const [kind, subject = '', palette = ''] = name.split('-');
  if (subject === 'ks' || subject === 'en') {
    if (kind === 'wild') return symbol('w', symbols.wild + plateText(plates.wild[subject], 34));
    if (kind === 'scatter') return symbol('s', symbols.scatter + plateText(plates.scatter[subject], 32));
  }
  if (kind === 'presenter')
    return /^[a-z]{3,12}$/.test(subject) ? drawPresenter(subject, moodOf(palette)) : undefined;
  if (!paletteNames.some((known) => known === palette)) return undefined;
  if (kind === 'motif') return motifNames.includes(subject) ? drawMotif(subject, palette) : undefined;
  return kind === 'scene' && /^[a-zA-Z]+$/.test(subject) ? drawScene(subject, palette) : undefined;
}
