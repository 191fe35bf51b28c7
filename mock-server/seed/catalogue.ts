import type { SeedCatalogue, SeedGame } from '../world/tables/catalogue.ts';
import { seedBanners, seedPromotionBanners } from './banners.ts';
import { categories } from './categories.ts';
import { seedGames } from './games.ts';
import { notices } from './notices.ts';
import { packetFriends, seedPackets } from './packets.ts';
import { popups } from './popups.ts';
import { providers } from './providers.ts';
import { leagues, sportsbook } from './sports.ts';

const defaultCatalogueSize = 240;

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
export function seedCatalogue({
  size = defaultCatalogueSize,
}: {
  readonly size?: number;
} = {}): SeedCatalogue {
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
