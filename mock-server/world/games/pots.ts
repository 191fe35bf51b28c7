import { jackpotTerms } from '@copihue/studio/engines/jackpot';
import { balanceOf, houseAccounts, post } from '../core/ledger.ts';
import { marketOf } from '../core/markets.ts';
import { randomAt } from '../core/random.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { Minor } from '../tables/money.ts';

/** A game whose stakes feed a pot. `jackpot` is the pot's first amount. */
type PotGame = Pick<SeedGame, 'id' | 'minBet'> & { readonly jackpot: Minor };

export const hasPot = (game: SeedGame): game is SeedGame & PotGame => game.jackpot !== undefined;

/** One pot for each game and market, because each market has its own currency. */
const keyOf = (country: string, { id }: PotGame) => `${marketOf(country)}:${id}`;

/** Stakes are whole units of the currency, so the share is a whole minor unit. */
const shareOf = (stake: Minor): Minor => (stake * jackpotTerms.share) / 100;

/** Number of smallest stakes that invented players have made by now: one each 70 to 140 ms, around the clock. */
function othersStakes(world: World, game: PotGame): number {
  return Math.floor(world.now() / Math.round(70 + 70 * randomAt(game.id, 0)));
}

/** The last invented stake that won: one wins in each stretch of as many stakes as a win takes on average. */
function othersLastWin(game: PotGame, stakes: number): number {
  const stretch = Math.floor(stakes / jackpotTerms.oneIn);
  const winAt = (count: number) =>
    count * jackpotTerms.oneIn + Math.floor(jackpotTerms.oneIn * randomAt(game.id, count));
  return winAt(stretch) <= stakes ? winAt(stretch) : winAt(stretch - 1);
}

/**
 * Amount in the pot of a game now. Between the stakes of real players it follows from the clock alone: invented players
 * feed and win it at times fixed for each game.
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

/**
 * Books the stakes and wins of the invented players since the last time. Afterwards the account holds exactly the pot.
 */
function bookOthers(world: World, country: string, game: PotGame): { key: string; pot: Minor } {
  const key = keyOf(country, game);
  const pot = potOf(world, country, game);
  const account = houseAccounts.pot(key);
  const change = pot - balanceOf(world, account);
  if (change !== 0)
    post(world, 'pot: other players', key, [
      { account: houseAccounts.house, amount: -change },
      { account, amount: change },
    ]);
  world.state.pots.set(key, othersStakes(world, game));
  return { key, pot };
}

export function feedPot(world: World, playerId: string, betId: string, game: PotGame, stake: Minor): void {
  const { key } = bookOthers(world, playerById(world, playerId).country, game);
  post(world, 'pot: share of a stake', betId, [
    { account: houseAccounts.games, amount: -shareOf(stake) },
    { account: houseAccounts.pot(key), amount: shareOf(stake) },
  ]);
}

/** Empties the pot for the game to pay out, and puts in its first amount again. @returns what it held */
export function takePot(world: World, playerId: string, betId: string, game: PotGame): Minor {
  const { key, pot } = bookOthers(world, playerById(world, playerId).country, game);
  post(world, 'pot: won', betId, [
    { account: houseAccounts.pot(key), amount: -pot },
    { account: houseAccounts.games, amount: pot },
  ]);
  post(world, 'pot: seed', betId, [
    { account: houseAccounts.house, amount: -game.jackpot },
    { account: houseAccounts.pot(key), amount: game.jackpot },
  ]);
  return pot;
}
