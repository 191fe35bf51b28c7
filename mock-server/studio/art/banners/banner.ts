import { lettering } from '../lettering.ts';
import { letters, lettersWidth } from '../letters.ts';
import { aura, liftFilter } from '../lift.ts';
import { drawScene } from '../scenes.ts';
import { hashText, seededRandom } from '../seeded-random.ts';
import { c, g, linear, n, place, r, svgDocument, wash } from '../svg.ts';
import { type BannerHero, heroNamed, welcome } from './heroes.ts';

export interface BannerSubject {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly subtitle: string;
  readonly cta: string;
  readonly lang: string;
}

/** Design pixels of the 750 grid (design point 5). `wide` is the home banner, the largest paint of the page. */
const sizes = {
  wide: { width: 702, height: 316, artScale: 1, title: 72, titleBottom: 158, textWidth: 314 },
  sheet: { width: 702, height: 220, artScale: 0.72, title: 58, titleBottom: 128, textWidth: 340 },
  strip: { width: 702, height: 180, artScale: 0.6, title: 46, titleBottom: 100, textWidth: 330 },
} as const;

export type BannerSize = keyof typeof sizes | 'square';

const heroOf = (kind: string) => heroNamed(kind) ?? welcome;

const titleStyle = ({ lettering }: BannerHero) =>
  ({ face: 'poster', capitals: true, lettering, tilt: 0 }) as const;

/** The whole banner can be pressed, so this is only a picture of a button. */
function actionPill(text: string, x: number, y: number): string {
  const width = Math.max(140, lettersWidth('plain', text, 27) + 64);
  const spot = { x: x + width / 2, y: y + 37, size: 27, anchor: 'middle', atMost: width - 36 } as const;
  return (
    r(x, y + 5, width, 56, 28, '#3a0012', 'opacity=".7"') +
    linear('action', 'x2="0" y2="1"', '#ff4a62', '#b80a34') +
    r(x, y, width, 56, 28, 'url(#action)') +
    r(x + 12, y + 4, width - 24, 18, 9, '#fff', 'opacity=".22"') +
    letters('plain', text, spot, 'fill="#fff"')
  );
}

function square(banner: BannerSubject): string {
  const hero = heroOf(banner.kind);
  const { palette } = hero;
  const random = seededRandom(banner.id);
  const [zenith, middle] = palette.sky;
  const ground =
    linear('disc', 'x2="0" y2="1"', middle, zenith) +
    c(80, 72, 66, 'url(#disc)') +
    c(80, 72, 66, 'none', 'stroke="#ffd34d" stroke-width="4"');
  const emblem =
    liftFilter(palette, 'lift', 2) +
    g('', place(hero.emblem, 80, 60, 0.58, (random() - 0.5) * 12), 'filter="url(#lift)"');
  const title = lettering(banner.title, titleStyle(hero), {
    x: 80,
    bottom: 150,
    width: 132,
    largest: 25,
    anchor: 'middle',
  });
  return svgDocument(160, 160, uidOf(banner), ground + emblem + title);
}

function uidOf(banner: BannerSubject): string {
  return `b${hashText(`${banner.id} ${banner.lang}`).toString(36)}`;
}

/** The same input always gives the same drawing. */
export function drawBanner(banner: BannerSubject, size: BannerSize = 'wide'): string {
  if (size === 'square') return square(banner);
  const { width, height, artScale, title, titleBottom, textWidth } = sizes[size];
  const hero = heroOf(banner.kind);
  const { palette } = hero;
  // The scene is wider than the banner, so that the light in its middle is behind the hero.
  const scene = drawScene(hero.scene, Math.round(width * 1.5), height, palette);
  const shift = `translate(${n(width - 702 * artScale)} ${n((height - 316 * artScale) / 2)}) scale(${artScale})`;
  const art = g(artScale === 1 ? '' : shift, hero.picture);
  const light = aura(palette, width - 170 * artScale, height / 2, 250 * artScale, 0.85);
  const { dark } = palette;
  const veil = linear('veil', '', [0, dark, 0.92], [0.36, dark, 0.66], [0.62, dark, 0]);
  const left = 34;
  const subtitle = { x: left, y: titleBottom + 42, size: 25, atMost: textWidth, stroke: 5 };
  const words =
    lettering(banner.title, titleStyle(hero), {
      x: left,
      bottom: titleBottom,
      width: textWidth,
      largest: title,
      anchor: 'start',
      longest: 9,
    }) +
    (banner.subtitle && letters('plain', banner.subtitle, subtitle, `stroke="${dark}" fill="#fff"`)) +
    (banner.cta && actionPill(banner.cta, left, titleBottom + 70));
  return svgDocument(
    width,
    height,
    uidOf(banner),
    scene + light + liftFilter(palette) + r(0, 0, width, height, 0, 'url(#veil)') + art + veil + words,
  );
}

const POPUP = { w: 640, h: 360, scale: 1.08 };

/** A banner's hero without words, because the popup has its own text. Undefined for an unknown kind. */
export function drawPopupCover(kind: string): string | undefined {
  const hero = heroNamed(kind);
  if (!hero) return undefined;
  const { w, h, scale } = POPUP;
  const { palette } = hero;
  // The middle of the subject is at 532 166.
  const [x, y] = [w / 2 - 532 * scale, h / 2 - 166 * scale];
  const body =
    drawScene(hero.scene, w, h, palette) +
    aura(palette, w / 2, h / 2, 290) +
    liftFilter(palette) +
    g(`translate(${n(x)} ${n(y)}) scale(${scale})`, hero.picture) +
    wash('foot', 0, w, h, [0.72, palette.dark, 0], [1, palette.dark, 0.55]);
  return svgDocument(w, h, `p${hashText(kind).toString(36)}`, body);
}
