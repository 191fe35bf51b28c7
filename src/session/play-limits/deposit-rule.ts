import { rechargeOrders } from '../../api/generated/recharge.ts';
import { getUserGetUserInfoQueryOptions, userGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { queryClientOf } from '../../api/query-client.ts';
import { timeZoneOf } from '../../config/time-zones.ts';
import type { App } from '../../lib/app.ts';
import { deviceMark } from '../../lib/device-mark.ts';
import { addDays, dayIn } from '../../lib/market-day.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { givenUpOrders } from '../given-up-orders.ts';
import { currentMarket } from '../market.ts';
import { allowancesOf, countedFrom, type DepositAllowance, isCounted } from './deposit-allowance.ts';
import { blockAt, NO_LIMITS, type PlayBlock, type PlayLimits, withAccountExclusion } from './limit-rules.ts';
import { knownTime, limitsOf, loadLimits, syncTime, useLimitStore } from './limit-store.ts';

/** The contract's largest page; no player makes more deposits in a month. */
const ORDERS_AT_MOST = 999;
const ARRIVES_WITHIN_DAYS = 7;

export interface DepositRule {
  block: PlayBlock | null;
  allowances: readonly DepositAllowance[];
}

/** @param except an order that is not counted against itself @throws CallError without an answer */
export async function allowancesNow(
  app: App,
  limits: PlayLimits,
  now: number,
  except?: string,
): Promise<readonly DepositAllowance[]> {
  if (Object.values(limits.deposit).every(({ amount }) => amount === null)) return [];
  const timeZone = timeZoneOf(currentMarket(app).code);
  const today = dayIn(timeZone, now);
  // An order counts on the day its money arrives, and the server lists it by the day it was made.
  const startDate = addDays(countedFrom(today), -ARRIVES_WITHIN_DAYS);
  const all = { pageNum: 1, pageSize: ORDERS_AT_MOST, startDate };
  const [{ list }, givenUp] = await Promise.all([rechargeOrders(all), givenUpOrders(app)]);
  const counted = list.filter((order) => order.id !== except && isCounted(order, now, givenUp));
  return allowancesOf(limits, counted, today, timeZone);
}

async function limitsNow(app: App): Promise<{ limits: PlayLimits; now: number }> {
  await loadLimits(app);
  const { record } = useLimitStore.of(app).getState();
  if (!record || Object.keys(record.players).length === 0) {
    const known = await queryClientOf(app).ensureQueryData(getUserGetUserInfoQueryOptions({}));
    const now = serverNow(app) ?? 0;
    return { limits: withAccountExclusion(NO_LIMITS, known.exclusion?.until, now), now };
  }
  const [player] = await Promise.all([userGetUserInfo({}), syncTime(app)]);
  // Every gate follows an exclusion that another device began.
  queryClientOf(app).setQueryData(getUserGetUserInfoQueryOptions({}).queryKey, player);
  const kept = useLimitStore.of(app).getState().record ?? record;
  const now = knownTime(app, kept);
  const own = limitsOf(kept, await deviceMark(app, player.username));
  return { limits: withAccountExclusion(own, player.exclusion?.until, now), now };
}

/** True while the player takes a break or is excluded, and while that cannot be known: then nothing is offered (PLR-02). */
export async function isBarred(app: App): Promise<boolean> {
  return limitsNow(app).then(
    ({ limits, now }) => blockAt(limits, now) !== null,
    () => true,
  );
}

/** By the server's orders and time (PLR-02). @throws CallError; then a player with limits cannot deposit */
export async function depositAllowance(app: App, except?: string): Promise<DepositRule> {
  const { limits, now } = await limitsNow(app);
  return { block: blockAt(limits, now), allowances: await allowancesNow(app, limits, now, except) };
}
