import type { MatchPick } from '../../mock-server/studio/games/sportsbook/match-picks.ts';
import type { Selection } from '../../mock-server/studio/games/sportsbook/wire.ts';
import { balanceOf, playerAccount } from '../../mock-server/world/core/ledger.ts';
import { issueEntry, takeSeat } from '../../mock-server/world/games/game-seats.ts';
import { openSession } from '../../mock-server/world/players/sessions.ts';
import { type SportMatchNow, sportMatches } from '../../mock-server/world/sports/programme.ts';
import { placeSlip, type Slip } from '../../mock-server/world/sports/sport-bets.ts';
import { createTestWorld, richPlayer } from './test-world.ts';

export const STAKE = 100_000;

/** The seeded player at the sportsbook. */
export function openBook(seed = 1) {
  const made = createTestWorld(seed);
  const { world } = made;
  const { key } = issueEntry(world, openSession(world, richPlayer), world.catalogue.sportsbook);
  const seat = takeSeat(world, key);
  return {
    ...made,
    seat,
    cash: () => balanceOf(world, playerAccount(richPlayer, 'cash')),
    /** Those that take bets. */
    matches: () =>
      sportMatches(world).filter(
        ({ market }) => !market.isSuspended && market.prices.home && market.prices.away,
      ),
    place: (selections: readonly Selection[], more: Partial<Slip> = {}) =>
      placeSlip(world, seat, { id: 'slip-one', kind: 'single', stake: STAKE, selections, ...more }),
  };
}

export type Book = ReturnType<typeof openBook>;

/** At the present price, which is 0 for what is not offered. */
export const pick = ({ fixture, market }: SportMatchNow, outcome: MatchPick): Selection => {
  return { match: fixture.id, outcome, price: market.prices[outcome] ?? 0 };
};
