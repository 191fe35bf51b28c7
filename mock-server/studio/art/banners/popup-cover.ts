import { aura, liftFilter } from '../lift.ts';
import { palettes } from '../palettes.ts';
import { drawScene } from '../scenes.ts';
import { hashText } from '../seeded-random.ts';
import { g, n, svgDocument, wash } from '../svg.ts';
import { heroNamed } from './heroes.ts';

const [w, h] = [640, 360];
const HERO = { x: 532, y: 166 };
const ART_SCALE = 1.08;

/** A banner's hero without words, because the popup has its own text. Undefined for an unknown kind. */
export function drawPopupCover(kind: string): string | undefined {
  const hero = heroNamed(kind);
  if (!hero) return undefined;
  const palette = palettes[hero.palette];
  const [x, y] = [w / 2 - HERO.x * ART_SCALE, h / 2 - HERO.y * ART_SCALE];
  const body =
    drawScene(hero.scene, w, h, palette) +
    aura(palette, w / 2, h / 2, 290) +
    liftFilter(palette) +
    g(`translate(${n(x)} ${n(y)}) scale(${ART_SCALE})`, hero.picture) +
    wash('foot', 0, w, h, [0.72, palette.dark, 0], [1, palette.dark, 0.55]);
  return svgDocument(w, h, `p${hashText(kind).toString(36)}`, body);
}
