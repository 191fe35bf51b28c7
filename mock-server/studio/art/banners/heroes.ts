import { drawings } from '../../generated/drawings.ts';
import type { LetteringName } from '../house-styles.ts';
import { letters } from '../letters.ts';
import { motifNamed } from '../motifs.ts';
import { ownEntry } from '../own-entry.ts';
import type { PaletteName } from '../palettes.ts';
import type { SceneName } from '../scenes/scenes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { g, line, place, r } from '../svg.ts';
import { coinPile, confetti, flyingCoins, glints } from './banner-props.ts';

/** One banner composition: its light, place and lettering, and the drawings of its right half, in 702x316. */
export interface BannerHero {
  readonly palette: PaletteName;
  readonly scene: SceneName;
  readonly lettering: LetteringName;
  /** `back` stands on the scene without a shadow; `front` is lifted off it. */
  readonly back?: (random: SeededRandom) => string;
  readonly front: (random: SeededRandom) => string;
  readonly sparks: string;
  /** The one drawing of 200x200 for small places. */
  readonly emblem: string;
}

const motif = (name: string) => motifNamed(name).drawing;

const { copperPig, redPacket, shield } = drawings.props;

const flower = (id: string): string => `<g id="${id}">${motif('copihue')}</g>`;

export const welcome: BannerHero = {
  palette: 'plum',
  scene: 'rays',
  lettering: 'ivory',
  emblem: motif('copihue'),
  back: () => drawings.props.vine,
  front: (random) =>
    place(flower('bloom'), 432, 112, 0.82, 9) +
    place('<use href="#bloom"/>', 632, 124, 0.94, -10) +
    place('<use href="#bloom"/>', 532, 150, 1.34) +
    coinPile(548, 296, 180, 4, random) +
    flyingCoins('398 214 0.8 20, 464 252 0.9 -24, 618 236 1.05 30, 672 224 0.7 -12, 386 62 0.55 14'),
  sparks: '478 68 14, 604 66 12, 560 246 16, 664 60 8',
};

const cashback: BannerHero = {
  palette: 'violet',
  scene: 'rays',
  lettering: 'copper',
  emblem: copperPig,
  back: (random) => confetti(702, 316, random, ['#ffd34d', '#ff6b8a', '#5fe0c8', '#fff']),
  front: (random) =>
    coinPile(540, 296, 170, 2, random) +
    place(copperPig, 532, 178, 1.26) +
    coinPile(420, 304, 60, 3, random) +
    coinPile(656, 304, 62, 4, random) +
    flyingCoins('532 40 1 10, 586 74 0.7 40, 470 66 0.75 -30, 654 120 0.85 24, 412 140 0.8 -18'),
  sparks: '618 44 14, 438 36 10, 676 190 12',
};

const packets: BannerHero = {
  palette: 'lava',
  scene: 'rays',
  lettering: 'gold',
  emblem: redPacket,
  back: (random) => confetti(702, 316, random, ['#ffd34d', '#ffb08a']),
  front: (random) =>
    place(`<g id="packet">${redPacket}</g>`, 436, 164, 0.98, -18) +
    place('<use href="#packet"/>', 630, 164, 0.98, 18) +
    place('<use href="#packet"/>', 532, 148, 1.28) +
    coinPile(534, 300, 172, 3, random) +
    flyingCoins('378 70 0.8 20, 686 60 0.75 -24, 470 40 0.6 10, 604 36 0.65 30'),
  sparks: '560 46 14, 420 232 12, 664 226 14',
};

const recharge: BannerHero = {
  palette: 'ocean',
  scene: 'mountains',
  lettering: 'gold',
  emblem: motif('coins'),
  front: (random) =>
    place(motif('coins'), 546, 150, 1.3) +
    place(motif('copihue'), 440, 150, 0.9, 10) +
    coinPile(540, 304, 172, 2, random) +
    flyingCoins('650 60 0.9 18, 424 40 0.7 -16, 676 168 0.7 30'),
  sparks: '480 44 12, 604 46 14',
};

const safety: BannerHero = {
  palette: 'lagoon',
  scene: 'mountains',
  lettering: 'ivory',
  emblem: shield,
  front: () => place(shield, 540, 158, 1.3) + place(motif('copihue'), 648, 170, 0.8, -12),
  sparks: '460 60 14, 612 60 10',
};

const football: BannerHero = {
  palette: 'midnight',
  scene: 'stadium',
  lettering: 'silver',
  emblem: motif('football'),
  back: () =>
    line(
      'M352 300Q420 280 470 230M362 262Q420 250 456 208M382 316Q450 300 490 256',
      '#fff',
      9,
      'opacity=".5"',
    ),
  front: () => place(motif('trophy'), 610, 138, 1.16, 6) + place(motif('football'), 500, 186, 1.1),
  sparks: '578 40 16, 664 74 10, 430 92 12, 654 214 12',
};

const wheel: BannerHero = {
  palette: 'rose',
  scene: 'stage',
  lettering: 'gold',
  emblem: motif('wheel'),
  back: (random) => confetti(702, 316, random, ['#ffd34d', '#fff', '#7af0ff']),
  front: (random) =>
    place(motif('wheel'), 532, 156, 1.5) +
    coinPile(408, 304, 58, 3, random) +
    coinPile(660, 304, 62, 3, random) +
    flyingCoins('384 190 0.8 20, 682 150 0.85 -20, 404 76 0.6 30'),
  sparks: '452 44 14, 622 50 16, 668 232 11',
};

const crash: BannerHero = {
  palette: 'midnight',
  scene: 'space',
  lettering: 'frost',
  emblem: motif('rocket'),
  back: () =>
    line('M330 300C440 296 520 240 566 120', '#ff6a4a', 26, 'opacity=".25"') +
    line('M330 300C440 296 520 240 566 120', '#ffb04a', 9) +
    line('M330 300C440 296 520 240 566 120', '#fff6d0', 3) +
    line(
      'M380 36V290M380 290H690M472 36V290M564 36V290M656 36V290M380 120H690M380 205H690',
      '#bcd4ff',
      1.5,
      'opacity=".28"',
    ),
  front: () =>
    place(motif('rocket'), 590, 108, 1.12) +
    g(
      '',
      `${r(392, 66, 132, 50, 25, '#060a26', 'stroke="#ffd34d" stroke-width="3"')}${letters('wide', '24.80×', { x: 458, y: 102, size: 30, anchor: 'middle' }, 'fill="url(#gold)"')}`,
    ),
  sparks: '520 40 11, 664 226 12, 430 170 9',
};

const live: BannerHero = {
  palette: 'jade',
  scene: 'felt',
  lettering: 'ivory',
  emblem: motif('roulette'),
  front: () =>
    place(motif('cards'), 444, 150, 0.92, -8) +
    place(motif('roulette'), 570, 150, 1.3) +
    place(motif('chips'), 462, 232, 0.66),
  sparks: '640 52 14, 402 60 10',
};

const slots: BannerHero = {
  palette: 'sunset',
  scene: 'rays',
  lettering: 'fire',
  emblem: motif('reels'),
  back: () => drawings.props.vine,
  front: (random) =>
    place(motif('copihue'), 640, 150, 1.0, -10) +
    place(motif('crown'), 424, 168, 0.8, -8) +
    place(motif('reels'), 532, 158, 1.3) +
    coinPile(532, 304, 172, 2, random) +
    flyingCoins('398 78 0.8 12, 672 258 0.8 -20'),
  sparks: '440 50 12, 624 40 12',
};

const heroes: Readonly<Record<string, BannerHero>> = {
  ...{ welcome, cashback, packets, recharge, safety },
  ...{ football, wheel, crash, live, slots },
};

export const heroNamed = (kind: string): BannerHero | undefined => ownEntry(heroes, kind);

export function drawHero({ back, front, sparks }: BannerHero, random: SeededRandom): string {
  const behind = back?.(random) ?? '';
  return behind + g('', front(random), 'filter="url(#lift)"') + glints(sparks);
}
