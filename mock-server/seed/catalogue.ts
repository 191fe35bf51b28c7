import type {
  CategoryId,
  SeedCatalogue,
  SeedCategory,
  SeedGame,
  SeedPacket,
} from '../world/tables/catalogue.ts';
import { seedBanners, seedPromotionBanners } from './banners.ts';
import { seedGames } from './games.ts';
import { notices } from './notices.ts';
import { popups } from './popups.ts';
import { providers } from './providers.ts';
import { leagues, sportsbook } from './sports.ts';

const packetFriends = ['931047725', '942886310', '967715508', '958203174', '974460921'] as const;

const seedPackets: readonly SeedPacket[] = [
  {
    sender: 0,
    amount: 600,
    shares: 40,
    kind: 'random',
    greeting: {
      es: '¡Que la suerte te acompañe hoy! Invita la casa de los Rojas.',
      en: 'May luck be with you today! From all of us at the Rojas home.',
    },
    minutesAgo: 52,
    claims: [
      { friend: 3, minutesAgo: 47 },
      { friend: 1, minutesAgo: 31 },
      { friend: 4, minutesAgo: 12 },
      { friend: 2, minutesAgo: 4 },
    ],
  },
  {
    sender: 1,
    amount: 250,
    shares: 10,
    kind: 'equal',
    greeting: { es: 'Para la once con los primos', en: 'Tea and cake with the cousins' },
    minutesAgo: 40,
    claims: [
      { friend: 0, minutesAgo: 36 },
      { friend: 3, minutesAgo: 18 },
    ],
  },
  {
    sender: 2,
    amount: 180,
    shares: 12,
    kind: 'random',
    greeting: { es: 'Feliz cumpleaños atrasado, equipo', en: 'Belated happy birthday, team' },
    minutesAgo: 27,
    claims: [
      { friend: 4, minutesAgo: 22 },
      { friend: 0, minutesAgo: 9 },
    ],
  },
];

function category(
  id: CategoryId,
  name: string,
  localName: SeedCategory['localName'],
  recommendWeight: number,
  functionWeight = 0,
): SeedCategory {
  return {
    id,
    name,
    localName,
    isFunction: functionWeight > 0,
    functionWeight,
    isRecommend: recommendWeight > 0,
    recommendWeight,
    icon: `/resources/v1/category-icons/${id}.svg`,
    tile: `/resources/v1/tiles/${id}.svg`,
  };
}

/** Spec point 3 shows the names Hot and Bonus. The heaviest comes first (spec point 9). */
const categories: readonly SeedCategory[] = [
  category('hot', 'Hot', { en: 'Hot', ks: 'Populares' }, 100),
  category('slots', 'Slots', { en: 'Slots', ks: 'Tragamonedas' }, 90),
  category('live', 'Live', { en: 'Live casino', ks: 'Casino en vivo' }, 80, 30),
  category('crash', 'Crash', { en: 'Crash', ks: 'Crash' }, 70, 10),
  category('table', 'Table', { en: 'Table games', ks: 'Juegos de mesa' }, 60),
  category('bingo', 'Bingo', { en: 'Bingo and numbers', ks: 'Bingo y números' }, 50),
  category('sports', 'Sports', { en: 'Sports', ks: 'Deportes' }, 40, 20),
  category('bonus', 'Bonus', { en: 'Bonus', ks: 'Bono' }, 30),
  category('new', 'New', { en: 'New', ks: 'Nuevos' }, 20),
];

/** Cached by size: tests make hundreds of backends, and the choice of looks is most of the cost. */
const drawn = new Map<number, readonly SeedGame[]>();

function gamesOf(size: number): readonly SeedGame[] {
  const games = drawn.get(size) ?? seedGames(size);
  drawn.set(size, games);
  return games;
}

/**
 * The same size always gives the same catalogue.
 * @throws RangeError past about 13,000 games, where unique names run out
 */
export function seedCatalogue({ size = 240 }: { size?: number } = {}): SeedCatalogue {
  const games = gamesOf(size);
  return {
    providers,
    categories,
    games,
    banners: seedBanners(games),
    promotionBanners: seedPromotionBanners(games),
    leagues,
    sportsbook,
    notices,
    popups,
    packets: seedPackets,
    packetFriends,
  };
}
