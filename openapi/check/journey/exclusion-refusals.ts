import { randomUUID } from 'node:crypto';
import { fieldOf, listOf, textOf } from '../../source/json-values.ts';
import { bodyOf, UNCOVERED } from './expect-refusal.ts';
import type { JourneyState } from './journey-state.ts';
import { packetOf } from './offers-stage.ts';
import { withdrawalBy } from './payers.ts';

const CODE = 'account-excluded';
const PROFILE = 'userGetUserInfo';
const ORDERS = ['rechargeCreateRechargeOrder', 'rechargeV2CreateRechargeOrder'] as const;
/** What gives money without a payment, with the refusals that hold for these bodies beside it. */
const REWARDS = [
  ['pbGet', { rewardType: 1 }, ['reward-claimed', 'first-deposit-missing']],
  ['pbRegClaim', {}, ['reward-claimed']],
] as const;
const TOO_MUCH = 900_000_000;
const LASTS_MS = 10 * 60_000;

async function hindrance(journey: JourneyState): Promise<string | undefined> {
  const { send, context, control, options, player } = journey;
  if (!options.writes) return 'a player is excluded; needs --writes';
  // Without a clock the account would stay excluded after the check.
  if (!control?.pass) return 'takes a clock that can be put forward, since an exclusion cannot be taken back';
  if (context.absent.isAbsent(PROFILE)) return 'there is no profile yet';
  const profile = await send(PROFILE, player, {}, 'Whether the server keeps exclusions');
  return fieldOf(profile, 'exclusion') === undefined ? 'the server keeps no exclusions' : undefined;
}

/** An excluded player can neither play nor deposit, but can withdraw (PLR-02). */
export async function expectExclusion(journey: JourneyState): Promise<void> {
  const { send, context, companion, control, guest, memory, options, player } = journey;
  const refusing = context.contract.calls.filter(({ refusals }) => refusals.includes(CODE));
  const isIncluded = context.isIncluded(...refusing.map(({ operationId }) => operationId));
  if (!isIncluded || !options.parts.has('refusals')) return;
  const reason = await hindrance(journey);
  if (reason !== undefined) {
    for (const { operationId } of refusing) context.coverage.unseen(operationId, CODE, reason);
    return;
  }
  const made = bodyOf(journey, ORDERS[1]) ?? bodyOf(journey, ORDERS[0]);
  const { intentId: _made, ...deposit } = made ?? {};
  const unpaid = fieldOf(
    await send(made && 'routing' in made ? ORDERS[1] : ORDERS[0], player, deposit),
    'id',
  );
  const now = Date.parse(
    textOf(fieldOf(await send('ping', guest, {}, 'The time of the server'), 'serverTime')) ?? '',
  );
  if (Number.isNaN(now)) return;
  const excludeUntil = new Date(now + LASTS_MS).toISOString();
  const packet = companion && packetOf(await send('luckyMoneyGuide', companion, {}));
  const shared = packet && (await send('luckyMoneyCreate', companion, { ...packet, intentId: randomUUID() }));
  await send(PROFILE, player, { excludeUntil }, 'A player excludes themselves');
  if (memory.gameId !== undefined) await journey.refuse('gameUrl', CODE, player, { gameId: memory.gameId });
  for (const order of ORDERS) {
    const { intentId: _used, ...body } = bodyOf(journey, order) ?? {};
    if (Object.keys(body).length > 0) await journey.refuse(order, CODE, player, body);
  }
  const envelopeId = fieldOf(shared, 'id');
  if (envelopeId !== undefined) await journey.refuse('luckyMoneyClaim', CODE, player, { envelopeId });
  for (const [call, body, others] of REWARDS) await journey.refuse(call, CODE, player, body, others);
  const { otpCode: _code, ...payment } = bodyOf(journey, 'rechargePrepay') ?? {};
  const { payChannel, routing } = deposit;
  // Moves past the wait between two SMS codes.
  await control?.pass?.(61_000);
  const prepay = { ...payment, payChannel, routing, id: unpaid };
  if (unpaid !== undefined) await journey.refuse('rechargePrepay', CODE, player, prepay);
  const [method] = listOf(await send('withdrawPaymentMethods', player, { country: options.country }));
  const payout = { ...withdrawalBy(method, player.username, options.seed), amount: TOO_MUCH };
  const others = [...UNCOVERED, 'phone-not-bound'];
  if (method !== undefined)
    await journey.refuse('withdrawCreate', 'amount-above-maximum', player, payout, others);
  await control?.pass?.(LASTS_MS + 1000);
}
