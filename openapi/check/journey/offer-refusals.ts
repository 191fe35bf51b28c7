import { randomUUID } from 'node:crypto';
import { fieldOf, numberOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../check-context.ts';
import { logInAgain } from '../laws/fresh-player.ts';
import { isZeroDecimalMarket } from '../laws/whole-units.ts';
import { ABSENT, bodyOf } from './expect-refusal.ts';
import type { JourneyState } from './journey-state.ts';
import { packetOf } from './offers-stage.ts';

const HOUR_MS = 60 * 60 * 1000;

async function newPackets(journey: JourneyState, guide: unknown): Promise<void> {
  const { send, player, options, context } = journey;
  const packet = packetOf(guide);
  const most = numberOf(fieldOf(guide, 'maxAmount'));
  if (!packet || most === undefined) return;
  const cash = numberOf(fieldOf(await send('walletBalance', player, {}), 'cash')) ?? 0;
  const create = (code: string, amount: number) => {
    const also = [
      ...(amount > cash ? ['packet-uncovered'] : []),
      ...(amount > most ? ['amount-above-maximum'] : []),
    ];
    const others = also.filter((name) => name !== code);
    return journey.refuse('luckyMoneyCreate', code, player, { ...packet, amount }, others);
  };
  await create('amount-above-maximum', most + 1);
  if (isZeroDecimalMarket(context.contract, options.country))
    await create('amount-not-whole', packet.amount + 0.5);
  if (packet.amount > packet.shares) await create('packet-share-minimum', 1);
  await create('packet-uncovered', Math.floor(cash) + packet.amount);
  const made = bodyOf(journey, 'luckyMoneyCreate');
  if (made && context.coverage.isDone('luckyMoneyCreate')) {
    const amount = Number(made.amount) + 1;
    const others = amount > cash ? ['packet-uncovered'] : [];
    await journey.refuse('luckyMoneyCreate', 'packet-reused', player, { ...made, amount }, others);
  }
}

async function rewards(journey: JourneyState): Promise<void> {
  const { send, player, companion, context } = journey;
  const newcomer = companion ?? player;
  const claimed = (call: string) => context.coverage.isDone(call);
  if (claimed('pbRegClaim')) await journey.refuse('pbRegClaim', 'reward-claimed', newcomer, {});
  if (claimed('pbGet')) await journey.refuse('pbGet', 'reward-claimed', newcomer, { rewardType: 1 });
  if (fieldOf(await send('rechargeUsc', newcomer, {}), 'count') === 1)
    await journey.refuse('pbGet', 'second-deposit-missing', newcomer, { rewardType: 2 });
  const own = await send('pigLoad', player, {});
  if (fieldOf(own, 'canCollect') === false && fieldOf(own, 'nextCollectAt') === null)
    await journey.refuse('pigCollect', 'pig-not-full', player, {});
}

export async function expectOfferRefusals(journey: JourneyState): Promise<void> {
  const { send, player, companion, third, control, context, refuse } = journey;
  const guide = await send('luckyMoneyGuide', player, {});
  await newPackets(journey, guide);
  for (const call of ['Envelope', 'Share', 'Claim', 'DisplayReward', 'Collected'])
    await refuse(`luckyMoney${call}`, 'unknown-packet', player, { envelopeId: ABSENT });
  const claim = (code: string, as: Caller, body: object, or: string[] = []) =>
    refuse('luckyMoneyClaim', code, as, body, or);
  const { isDone } = context.coverage;
  const envelope = isDone('luckyMoneyCreate') ? bodyOf(journey, 'luckyMoneyClaim') : undefined;
  if (envelope) await claim('packet-own', player, envelope);
  if (envelope && companion && isDone('luckyMoneyClaim')) await claim('packet-claimed', companion, envelope);
  await rewards(journey);

  const packet = packetOf(guide);
  if (!companion || !third || !packet) return;
  await logInAgain(journey, third);
  const single = { ...packet, shares: 1, intentId: randomUUID() };
  const id = textOf(fieldOf(await send('luckyMoneyCreate', player, single, 'A packet for one'), 'id'));
  if (id !== undefined) {
    const taken = await send('luckyMoneyClaim', companion, { envelopeId: id }, 'Claim all of it');
    if (taken !== undefined) await claim('packet-emptied', third, { envelopeId: id });
  }
  const hours = numberOf(fieldOf(guide, 'openHours'));
  if (control?.pass && envelope && hours !== undefined) {
    await control.pass((hours + 1) * HOUR_MS);
    await claim('packet-expired', third, envelope);
  }
}
