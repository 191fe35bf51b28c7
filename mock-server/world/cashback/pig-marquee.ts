import { marketOf } from '../core/markets.ts';
import { masked } from '../core/masked.ts';
import { publicRandom, randomDigits } from '../core/random.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { Minor } from '../tables/money.ts';
import { pigTarget } from './pig.ts';

const LINES = 12;
/** One invented player empties a pig in each period of this length. */
const STRETCH_MS = 11 * 60_000;

export interface PigWinner {
  /** Masked (APP-10). */
  player: string;
  amount: Minor;
  at: number;
}

function inventedWinner(stretch: number, target: Minor): PigWinner {
  const random = publicRandom(stretch);
  const player = masked(`9${randomDigits(random, 8)}`);
  const amount = Math.round((target * (1 + random.next() ** 3 * 6)) / 100) * 100;
  return { player, amount, at: stretch * STRETCH_MS + Math.floor(random.next() * STRETCH_MS) };
}

/** Newest first. Invented players fill the list, so that it is never empty. */
export function pigMarquee(world: World, country: string): PigWinner[] {
  const own = [...world.state.pigRecords].flatMap(([playerId, records]) => {
    const player = playerById(world, playerId);
    if (marketOf(player.country) !== marketOf(country)) return [];
    return records
      .filter(({ kind }) => kind === 'collected')
      .map(({ amount, createdAt }) => ({ player: masked(player.username), amount, at: createdAt }));
  });
  const last = Math.floor(world.now() / STRETCH_MS);
  const invented = Array.from({ length: LINES }, (_, back) =>
    inventedWinner(last - 1 - back, pigTarget(country)),
  );
  return [...own, ...invented].sort((a, b) => b.at - a.at).slice(0, LINES);
}
