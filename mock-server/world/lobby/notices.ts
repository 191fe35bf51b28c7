import { notices, type SeedNotice } from '../../seed/notices.ts';
import { seedWinners } from '../../seed/winners.ts';
import { marketOf, nextMarketDay } from '../core/markets.ts';
import { randomFrom, randomState } from '../core/random.ts';
import type { World } from '../core/world.ts';
import { formatMinor } from '../tables/money.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WINNERS = 6;

export type NoticeInForce = SeedNotice & { startsAt: number; endsAt: number };

/** World time at which the market's present day began. */
function startOfToday(market: string, now: number): number {
  const start = nextMarketDay(market, now - DAY_MS);
  // A day of 25 hours can reach that far back.
  return start > now ? start - DAY_MS : start;
}

/**
 * Notices of a market in force now, newest first, then the latest winners; they keep their distance to the present day,
 * so a lobby is never stale.
 */
export function noticesInForce(world: World, country: string): NoticeInForce[] {
  const market = marketOf(country);
  const isEmpty = world.state.lobby.empty?.includes('notices') ?? false;
  const today = startOfToday(market, world.now());
  const announced = isEmpty
    ? []
    : notices
        .filter(({ countries }) => countries?.includes(market) ?? true)
        .map((notice) => {
          const startsAt = today - notice.sinceDays * DAY_MS;
          return { ...notice, startsAt, endsAt: startsAt + notice.forDays * DAY_MS };
        });
  return [...announced, ...winnersOfTheHour(world)];
}

/** Latest winners as notices (LOB-04): the same within an hour, others in the next. */
function winnersOfTheHour(world: World): NoticeInForce[] {
  const hour = Math.floor(world.now() / HOUR_MS);
  const random = randomFrom(randomState(hour));
  return seedWinners(() => random.next(), world.catalogue.games, WINNERS).map(
    ({ player, gameName, amount }, place) => {
      const won = formatMinor(amount);
      const title = {
        en: `${player} won $${won} on ${gameName}`,
        ks: `${player} ganó $${won} en ${gameName}`,
      };
      const startsAt = hour * HOUR_MS;
      return {
        id: `n-winner-${hour}-${place}`,
        level: 'winner',
        title,
        body: title,
        sinceDays: 0,
        forDays: 1,
        startsAt,
        endsAt: startsAt + HOUR_MS,
      };
    },
  );
}
