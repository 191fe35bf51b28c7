import { returnBonusStake, settleBonusStake, stakeBonus } from '../bonus/bonus-grants.ts';
import { feedPig } from '../cashback/pig.ts';
import { playerBalance } from '../core/balance.ts';
import { emitBalance } from '../core/events.ts';
import { houseAccounts, playerAccount, post, transfer } from '../core/ledger.ts';
import { type PageQuery, pageOf } from '../core/pages.ts';
import type { World } from '../core/world.ts';
import { type DayRange, isWithinDays } from '../orders/order-query.ts';
import { assertNotExcluded } from '../players/exclusion.ts';
import { playerById } from '../players/players.ts';
import type { BetRow } from '../tables/game-rows.ts';
import type { Minor } from '../tables/money.ts';

function pocketOf(bet: Pick<BetRow, 'isBonus'>, playerId: string): string {
  return playerAccount(playerId, bet.isBonus ? 'bonus' : 'cash');
}

function openBet(world: World, playerId: string, betId: string): BetRow {
  const bet = world.state.bets.get(playerId)?.findLast(({ id }) => id === betId);
  if (bet?.status !== 'open') throw new Error(`${betId} is no open bet of ${playerId}.`);
  return bet;
}

function updateBalance(world: World, playerId: string, bet: BetRow): void {
  bet.balanceAfter = playerBalance(world, playerId).total;
  emitBalance(world, playerId);
}

/** Takes a stake and opens its betting record. The caller has checked that the pocket holds it. */
export function placeBet(
  world: World,
  playerId: string,
  { gameId, stake, isBonus }: Pick<BetRow, 'gameId' | 'stake' | 'isBonus'>,
): BetRow {
  assertNotExcluded(world, playerId);
  world.state.counters.bet += 1;
  const id = `b-${String(world.state.counters.bet).padStart(6, '0')}`;
  post(world, 'stake', id, transfer(pocketOf({ isBonus }, playerId), houseAccounts.games, stake));
  if (isBonus) stakeBonus(world, playerId, id, stake);
  const bet: BetRow = {
    id,
    gameId,
    stake,
    payout: 0,
    balanceAfter: playerBalance(world, playerId).total,
    isBonus,
    status: 'open',
    createdAt: world.now(),
  };
  const bets = world.state.bets.get(playerId);
  if (bets) bets.push(bet);
  else world.state.bets.set(playerId, [bet]);
  emitBalance(world, playerId);
  return bet;
}

/** Adds to the stake of an open bet. The caller has checked that the pocket holds it. */
export function raiseBet(world: World, playerId: string, betId: string, stake: Minor): void {
  assertNotExcluded(world, playerId);
  const bet = openBet(world, playerId, betId);
  post(world, 'stake', betId, transfer(pocketOf(bet, playerId), houseAccounts.games, stake));
  if (bet.isBonus) stakeBonus(world, playerId, betId, stake);
  bet.stake += stake;
  updateBalance(world, playerId, bet);
}

/**
 * Pays an open bet into the pocket that staked it.
 * @param jackpot the part of the payout that is cash, whatever was staked
 * @throws when there is no open bet of that id
 */
export function settleBet(world: World, playerId: string, betId: string, payout: Minor, jackpot = 0): void {
  const bet = openBet(world, playerId, betId);
  if (payout > 0) {
    post(world, 'win', betId, [
      { account: houseAccounts.games, amount: -payout },
      { account: pocketOf(bet, playerId), amount: payout - jackpot },
      ...(jackpot > 0 ? [{ account: playerAccount(playerId, 'cash'), amount: jackpot }] : []),
    ]);
  }
  bet.payout = payout;
  if (bet.isBonus) settleBonusStake(world, betId, payout - jackpot);
  else feedPig(world, playerId, bet);
  bet.status = payout > bet.stake ? 'won' : payout > 0 ? 'returned' : 'lost';
  updateBalance(world, playerId, bet);
}

/**
 * Returns the stake of an open bet whose game had not begun: it counts for no bonus, no deposit and no day of the pig.
 * @throws when there is no open bet of that id
 */
export function returnBet(world: World, playerId: string, betId: string): void {
  const bet = openBet(world, playerId, betId);
  post(world, 'stake', betId, transfer(houseAccounts.games, pocketOf(bet, playerId), bet.stake));
  returnBonusStake(world, betId);
  bet.payout = bet.stake;
  bet.status = 'returned';
  updateBalance(world, playerId, bet);
}

export interface BetQuery extends PageQuery, DayRange {
  isBonus: boolean;
}

/** A player's bets from one wallet, newest first. The sums count all bets, not only the page (HIS-02). */
export function betsOf(world: World, playerId: string, { isBonus, startDate, endDate, ...page }: BetQuery) {
  const { country } = playerById(world, playerId);
  const rows = (world.state.bets.get(playerId) ?? []).filter(
    (bet) => bet.isBonus === isBonus && isWithinDays(country, bet.createdAt, { startDate, endDate }),
  );
  const sum = (of: 'stake' | 'payout', some = rows) => some.reduce((total, bet) => total + bet[of], 0);
  const open = rows.filter(({ status }) => status === 'open');
  const totals = { stake: sum('stake'), payout: sum('payout'), openStake: sum('stake', open) };
  return { ...pageOf(rows.toReversed(), page), totals };
}
