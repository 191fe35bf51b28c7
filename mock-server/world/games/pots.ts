import { jackpotTerms } from '@copihue/studio/kit/chance/jackpot';
import { balanceOf, houseAccounts, post, transfer } from '../core/ledger.ts';
import { marketOf } from '../core/markets.ts';
import { randomAt, randomFor } from '../core/random.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { Minor } from '../tables/money.ts';

type PotGame = Pick<SeedGame, 'id' | 'minBet'> & { readonly jackpot: Minor };

export const hasPot = (game: SeedGame): game is SeedGame & PotGame => game.jackpot !== undefined;

/** Each market has its own currency, so each has its own pot. */
const keyOf = (country: string, { id }: PotGame) => `${marketOf(country)}:${id}`;

/** Stakes are whole units of the currency, so the share is a whole minor unit. */
const shareOf = (stake: Minor): Minor => (stake * jackpotTerms.share) / 100;

/** Number of smallest stakes by invented players up to now: one every 70 to 140 ms, day and night. */
function othersStakes(world: World, game: PotGame): number {
  return Math.floor(world.now() / Math.round(70 + 70 * randomAt(game.id, 0)));
}

/**
 * Index of the last invented stake that won. Each wins with the chance of a real one, whatever happened before, so a pot
 * pays back what it says (GAM-07). The winners of a stretch are drawn from its end back, by the gaps between them.
 */
function othersLastWin({ id }: PotGame, stakes: number): number {
  const { oneIn } = jackpotTerms;
  for (let stretch = Math.floor(stakes / oneIn); ; stretch -= 1) {
    const random = randomFor(id, stretch);
    const gap = () => 1 + Math.floor(Math.log(1 - random.next()) / Math.log1p(-1 / oneIn));
    for (let win = (stretch + 1) * oneIn - gap(); win >= stretch * oneIn; win -= gap())
      if (win <= stakes) return win;
  }
}

/**
 * Amount in a game's pot now. Between real stakes it follows from the clock alone, because invented players stake and
 * win at fixed times.
 */
export function potOf(world: World, country: string, game: PotGame): Minor {
  const key = keyOf(country, game);
  const stakes = othersStakes(world, game);
  const counted = world.state.pots.get(key) ?? -1;
  const won = othersLastWin(game, stakes);
  const [start, since] =
    counted >= won ? [balanceOf(world, houseAccounts.pot(key)), counted] : [game.jackpot, won];
  return start + shareOf(game.minBet) * Math.max(0, stakes - since);
}

/** Posts the stakes and wins of the invented players since the last call. Then the account holds exactly the pot. */
function bookOthers(world: World, country: string, game: PotGame): { key: string; pot: Minor } {
  const key = keyOf(country, game);
  const pot = potOf(world, country, game);
  const account = houseAccounts.pot(key);
  const change = pot - balanceOf(world, account);
  if (change !== 0) post(world, 'pot: other players', key, transfer(houseAccounts.house, account, change));
  world.state.pots.set(key, othersStakes(world, game));
  return { key, pot };
}

export function feedPot(world: World, playerId: string, betId: string, game: PotGame, stake: Minor): void {
  const { key } = bookOthers(world, playerById(world, playerId).country, game);
  const entries = transfer(houseAccounts.games, houseAccounts.pot(key), shareOf(stake));
  post(world, 'pot: share of a stake', betId, entries);
}

/**
 * Empties the pot and starts it again with its first amount.
 * @returns the amount that the pot held
 */
export function takePot(world: World, playerId: string, betId: string, game: PotGame): Minor {
  const { key, pot } = bookOthers(world, playerById(world, playerId).country, game);
  post(world, 'pot: won', betId, transfer(houseAccounts.pot(key), houseAccounts.games, pot));
  post(world, 'pot: seed', betId, transfer(houseAccounts.house, houseAccounts.pot(key), game.jackpot));
  return pot;
}
