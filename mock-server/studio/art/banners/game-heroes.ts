import { letters } from '../letters.ts';
import { g, line, place, r } from '../svg.ts';
import { type BannerHero, motif } from './banner-hero.ts';
import { coinPile, confetti, flyingCoins, vine } from './banner-props.ts';

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
  back: () => vine(702),
  front: (random) =>
    place(motif('copihue'), 640, 150, 1.0, -10) +
    place(motif('crown'), 424, 168, 0.8, -8) +
    place(motif('reels'), 532, 158, 1.3) +
    coinPile(532, 304, 172, 2, random) +
    flyingCoins('398 78 0.8 12, 672 258 0.8 -20'),
  sparks: '440 50 12, 624 40 12',
};

export const gameHeroes = { football, wheel, crash, live, slots } as const;
