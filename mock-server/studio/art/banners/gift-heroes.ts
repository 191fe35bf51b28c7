import { drawings } from '../../generated/drawings.ts';
import { place } from '../svg.ts';
import { type BannerHero, motif } from './banner-hero.ts';
import { coinPile, confetti, flyingCoins, vine } from './banner-props.ts';

const { copperPig, redPacket, shield } = drawings.props;

const flower = (id: string): string => `<g id="${id}">${motif('copihue')}</g>`;

const welcome: BannerHero = {
  palette: 'plum',
  scene: 'rays',
  lettering: 'ivory',
  emblem: motif('copihue'),
  back: () => vine(702),
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

export const giftHeroes = { welcome, cashback, packets, recharge, safety } as const;
