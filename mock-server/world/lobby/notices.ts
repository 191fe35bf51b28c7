import type { Draw } from '@copihue/studio/kit/chance/draw';
import { currencyOf, marketDay, marketOf, nextMarketDay, scaled } from '../core/markets.ts';
import { publicRandom } from '../core/random.ts';
import type { World } from '../core/world.ts';
import type { Catalogue, NoticeInForce, OfferName } from '../tables/catalogue.ts';
import { formatMinor } from '../tables/money.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WINNERS = 6;
/** What an excluded player still reads (PLR-02). */
const NO_OFFERS: readonly OfferName[] = ['service', 'limits'];

function startOfToday(market: string, now: number): number {
  const today = marketDay(market, now);
  // A day can have 23 or 25 hours.
  let start = nextMarketDay(market, now) - 25 * HOUR_MS;
  while (marketDay(market, start) !== today) start += HOUR_MS;
  return start;
}

/**
 * The market's notices in force and the player's own, newest first, then the latest winners. Their dates follow the
 * present day, so that the lobby never looks old.
 */
export function noticesInForce(
  world: World,
  country: string,
  own: readonly NoticeInForce[] = [],
  isExcluded = false,
): NoticeInForce[] {
  const market = marketOf(country);
  const isEmpty = world.state.lobby.empty?.includes('notices') ?? false;
  const today = startOfToday(market, world.now());
  const announced = isEmpty
    ? []
    : world.catalogue.notices
        .filter(({ countries }) => countries?.includes(market) ?? true)
        .filter(({ offer }) => !isExcluded || NO_OFFERS.includes(offer))
        .map((notice) => {
          const startsAt = today - notice.sinceDays * DAY_MS;
          return { ...notice, startsAt, endsAt: startsAt + notice.forDays * DAY_MS };
        });
  const newest = [...announced, ...own].sort((one, other) => other.startsAt - one.startsAt);
  return [...newest, ...winnersOfTheHour(world, market)];
}

/**
 * Draws a virtual winner, who is called so (LOB-04), with a phone number masked to its first and last three digits (spec point 5). Small wins are
 * more frequent than large ones.
 */
function drawWinner({ games }: Catalogue, market: string, random: Draw) {
  const digits = () => String(Math.floor(random.next() * 1000)).padStart(3, '0');
  const game = games[Math.floor(random.next() ** 2 * games.length)]?.name ?? '';
  const pesos = Math.round(12_000 + random.next() ** 4 * 2_400_000);
  return { player: `9${digits().slice(1)}•••${digits()}`, game, amount: scaled(market, pesos) };
}

function winnersOfTheHour({ catalogue, now }: World, market: string): NoticeInForce[] {
  const hour = Math.floor(now() / HOUR_MS);
  const random = publicRandom(hour);
  const startsAt = hour * HOUR_MS;
  const count = catalogue.games.length === 0 ? 0 : WINNERS;
  return Array.from({ length: count }, (_, place) => {
    const { player, game, amount } = drawWinner(catalogue, market, random);
    const won = `${formatMinor(amount)} ${currencyOf(market)}`;
    const title = {
      en: `${player} (virtual) won ${won} on ${game}`,
      ks: `${player} (virtual) ganó ${won} en ${game}`,
    };
    const id = `n-winner-${hour}-${place}`;
    return { id, level: 'winner', title, body: title, startsAt, endsAt: startsAt + HOUR_MS };
  });
}
