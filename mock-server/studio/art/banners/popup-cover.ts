import { liftFilter } from '../lift.ts';
import { paletteNamed } from '../palettes.ts';
import { sceneNamed } from '../scenes/scenes.ts';
import { hashText, seededRandom } from '../seeded-random.ts';
import { c, g, linear, n, r, radial, svgDocument } from '../svg.ts';
import { heroNamed } from './heroes.ts';

const WIDTH = 640;
const HEIGHT = 360;
const HERO = { x: 532, y: 166 };
const ART_SCALE = 1.08;

/** A banner's hero without words, because the popup has its own text. Undefined for an unknown kind. */
export function drawPopupCover(kind: string): string | undefined {
  const hero = heroNamed(kind);
  if (!hero) return undefined;
  const palette = paletteNamed(hero.palette);
  const scene = sceneNamed(hero.scene)({
    w: WIDTH,
    h: HEIGHT,
    palette,
    random: seededRandom(`popup ${kind}`),
  });
  const aura =
    radial('aura', '', [0, palette.glow, 0.9], [0.5, palette.glow, 0.32], [1, palette.glow, 0]) +
    c(WIDTH / 2, HEIGHT / 2, 290, 'url(#aura)');
  const shift = `translate(${n(WIDTH / 2 - HERO.x * ART_SCALE)} ${n(HEIGHT / 2 - HERO.y * ART_SCALE)}) scale(${ART_SCALE})`;
  const art = g(shift, hero.picture);
  const foot = linear('foot', 'x2="0" y2="1"', [0.72, palette.dark, 0], [1, palette.dark, 0.55]);
  return svgDocument(
    WIDTH,
    HEIGHT,
    `p${hashText(kind).toString(36)}`,
    scene + aura + liftFilter(palette) + art + foot + r(0, 0, WIDTH, HEIGHT, 0, 'url(#foot)'),
  );
}
