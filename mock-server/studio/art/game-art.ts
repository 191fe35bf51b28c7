import { drawings } from '../generated/drawings.ts';
import { letters } from './letters.ts';
import { liftFilter } from './lift.ts';
import { motifNamed, motifNames } from './motifs.ts';
import { paletteNamed, paletteNames } from './palettes.ts';
import { drawPresenter } from './presenter.ts';
import { drawScene } from './scenes.ts';
import { g, place, svgDocument, wash } from './svg.ts';

const SIZE = 200;
const { symbols } = drawings;

function drawMotif(name: string, palette: string): string {
  const drawing = g('', place(motifNamed(name).drawing, 100, 98, 0.9), 'filter="url(#lift)"');
  return symbol('m', liftFilter(paletteNamed(palette)) + drawing);
}

/** The wild and the bonus have no motif name; a plate on the drawing names them, as the rules do. */
export const plates = {
  wild: { ks: 'COMODÍN', en: 'WILD' },
  scatter: { ks: 'BONO', en: 'BONUS' },
} as const;

const symbol = (uid: string, drawing: string): string => svgDocument(SIZE, SIZE, uid, drawing);

function plated(uid: string, drawing: string, text: string, size: number): string {
  const spot = { x: 100, y: 147, size, anchor: 'middle', atMost: 138, spacing: 2, stroke: 10 } as const;
  return symbol(uid, drawing + letters('wide', text, spot, 'fill="#fff3c4" stroke="#3a0606"'));
}

function drawBackground(name: string, palette: string): string {
  const light = paletteNamed(palette);
  const [w, h] = [400, 720];
  const veil = wash('veil', 0, w, h, [0, light.dark, 0.55], [0.35, light.dark, 0.25], [1, light.dark, 0.85]);
  return svgDocument(w, h, 'b', drawScene(name, w, h, light) + veil);
}

/**
 * A drawing of the game pages by its name: `motif-puma-ember`, `scene-rays-ember`, `presenter-camila-talk`, `wild-ks`,
 * `scatter-en`, `chip`.
 * @returns undefined for an unknown name
 */
export function drawGameArt(name: string): string | undefined {
  if (name === 'chip') return symbol('p', symbols.chip);
  const [kind, subject = '', palette = ''] = name.split('-');
  if (subject === 'ks' || subject === 'en') {
    if (kind === 'wild') return plated('w', symbols.wild, plates.wild[subject], 34);
    if (kind === 'scatter') return plated('s', symbols.scatter, plates.scatter[subject], 32);
  }
  if (kind === 'presenter')
    return /^[a-z]{3,12}$/.test(subject) ? drawPresenter(subject, palette) : undefined;
  if (!paletteNames.some((known) => known === palette)) return undefined;
  if (kind === 'motif') return motifNames.includes(subject) ? drawMotif(subject, palette) : undefined;
  return kind === 'scene' && /^[a-zA-Z]+$/.test(subject) ? drawBackground(subject, palette) : undefined;
}
