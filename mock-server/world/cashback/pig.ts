import type { PigMarqueeItem } from '@copihue/contract/types';
import { playerBalance } from '../core/balance.ts';
import { emitBalance } from '../core/events.ts';
import { balanceOf, houseAccounts, playerAccount, post, recordActivity, transfer } from '../core/ledger.ts';
import { amountIn, marketDay, marketOf, nextMarketDay, scaled, smallestUnit } from '../core/markets.ts';
import { masked } from '../core/masked.ts';
import { type Page, type PageQuery, pageOf } from '../core/pages.ts';
import { publicRandom, randomDigits } from '../core/random.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import { type Minor, shareOf } from '../tables/money.ts';
import type { PigRecordRow, PigRow } from '../tables/rows.ts';

const LINES = 12;
/** One invented player empties a pig in each period of this length. */
const STRETCH_MS = 11 * 60_000;

type PigWinner = Omit<PigMarqueeItem, 'at'> & { at: number };

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

export const PIG_RATE = 0.1;
/** Smallest amount that can be collected, in major units of Chile; other markets scale it. */
const TARGET = 1000;

function pigTarget(country: string): Minor {
  return scaled(country, TARGET);
}

function pigOf(world: World, playerId: string): PigRow {
  const day = marketDay(playerById(world, playerId).country, world.now());
  const found = world.state.pigs.get(playerId);
  if (found?.day === day) return found;
  // Each day starts from zero, so that an earlier win does not stop the pig from growing.
  const pig: PigRow = { day, lost: 0, deepest: 0, collectedAt: null };
  world.state.pigs.set(playerId, pig);
  return pig;
}

function keepRecord(world: World, playerId: string, kind: PigRecordRow['kind'], amount: Minor): void {
  const records = world.state.pigRecords.get(playerId) ?? [];
  const { country } = playerById(world, playerId);
  const [newest] = records;
  const isSameDay = newest && marketDay(country, newest.createdAt) === marketDay(country, world.now());
  if (kind === 'saved' && newest?.kind === 'saved' && isSameDay) {
    newest.amount += amount;
    newest.createdAt = world.now();
    return;
  }
  world.state.counters.record += 1;
  const id = `P${String(world.state.counters.record).padStart(6, '0')}`;
  world.state.pigRecords.set(playerId, [{ id, kind, amount, createdAt: world.now() }, ...records]);
}

/**
 * Counts a settled cash bet (PRO-04). When the day's loss reaches a new maximum, a share of the increase goes into the
 * pig. A later win takes nothing out.
 */
export function feedPig(
  world: World,
  playerId: string,
  { stake, payout }: Record<'stake' | 'payout', Minor>,
) {
  const pig = pigOf(world, playerId);
  pig.lost += stake - payout;
  if (pig.lost <= pig.deepest) return;
  // The sums are rounded, not the bets, because rounding each bet would add up.
  const unit = smallestUnit(playerById(world, playerId).country);
  const amount = shareOf(pig.lost, PIG_RATE, unit) - shareOf(pig.deepest, PIG_RATE, unit);
  pig.deepest = pig.lost;
  if (amount === 0) return;
  post(world, 'pig', pig.day, transfer(houseAccounts.bonusExpense, playerAccount(playerId, 'pig'), amount));
  keepRecord(world, playerId, 'saved', amount);
}

export function pigState(world: World, playerId: string) {
  const { country } = playerById(world, playerId);
  const { collectedAt } = pigOf(world, playerId);
  const saved = balanceOf(world, playerAccount(playerId, 'pig'));
  const target = pigTarget(country);
  return {
    saved,
    rate: PIG_RATE,
    target,
    canCollect: collectedAt === null && saved >= target,
    nextCollectAt: collectedAt === null ? null : nextMarketDay(country, collectedAt),
  };
}

/** Empties a pig into cash. The amount needs no wagering, because it is the player's own lost money. */
export function collectPig(world: World, playerId: string): { amount: Minor; balance: Minor } {
  const { saved, target, canCollect, nextCollectAt } = pigState(world, playerId);
  if (nextCollectAt !== null) throw new Refusal('pig-resting');
  const { country } = playerById(world, playerId);
  if (!canCollect) throw new Refusal('pig-not-full', { parameters: amountIn(country, target - saved) });
  pigOf(world, playerId).collectedAt = world.now();
  keepRecord(world, playerId, 'collected', saved);
  const entries = transfer(playerAccount(playerId, 'pig'), playerAccount(playerId, 'cash'), saved);
  recordActivity(world, playerId, 'cashback', saved, 'pig', entries);
  emitBalance(world, playerId);
  return { amount: saved, balance: playerBalance(world, playerId).total };
}

export function pigRecords(world: World, playerId: string, page: PageQuery): Page<PigRecordRow> {
  return pageOf(world.state.pigRecords.get(playerId) ?? [], page);
}
