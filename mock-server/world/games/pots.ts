import { jackpotTerms } from '@copihue/studio/engines/jackpot';
import { balanceOf, houseAccounts, post } from '../core/ledger.ts';
import { marketOf } from '../core/markets.ts';
import { randomAt } from '../core/random.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { Minor } from '../tables/money.ts';

/** A game whose stakes feed a pot. `jackpot` is what the pot starts with. */
type PotGame = Pick<SeedGame, 'id' | 'minBet'> & { readonly jackpot: Minor };

export const hasPot = (game: SeedGame): game is SeedGame & PotGame => game.jackpot !== undefined;

/** One pot for each game and market, since each market plays in its own currency. */
const keyOf = (country: string, { id }: PotGame) => `${marketOf(country)}:${id}`;

/** What a stake puts into the pot. Stakes are whole units of the currency, so that it is a whole minor unit. */
const shareOf = (stake: Minor): Minor => (stake * jackpotTerms.share) / 100;

/** Smallest stakes that the invented players of a game have made by now: one each 70 to 140 ms, around the clock. */
function othersStakes(world: World, game: PotGame): number {
  return Math.floor(world.now() / Math.round(70 + 70 * randomAt(game.id, 0)));
}

/** The last of those stakes that won: in each stretch of as many stakes as it takes on average, one of them does. */
function othersLastWin(game: PotGame, stakes: number): number {
  const stretch = Math.floor(stakes / jackpotTerms.oneIn);
  const winAt = (count: number) =>
    count * jackpotTerms.oneIn + Math.floor(jackpotTerms.oneIn * randomAt(game.id, count));
  return winAt(stretch) <= stakes ? winAt(stretch) : winAt(stretch - 1);
}

/**
 * What the pot of a game holds at this moment. Between the stakes of this world's players it follows from the clock
 * alone: invented players feed it and win it at times that are fixed for each game.
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

/** Books what the invented players staked and won since the last time: from here the account is the pot, to the cent. */
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

/** Puts the share of a player's stake into the pot. */
export function feedPot(world: World, playerId: string, betId: string, game: PotGame, stake: Minor): void {
  const { key } = bookOthers(world, playerById(world, playerId).country, game);
  post(world, 'pot: share of a stake', betId, [
    { account: houseAccounts.games, amount: -shareOf(stake) },
    { account: houseAccounts.pot(key), amount: shareOf(stake) },
  ]);
}

/** Empties the pot for the game to pay it out with the round, and puts in what it starts with. @returns what it held */
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
