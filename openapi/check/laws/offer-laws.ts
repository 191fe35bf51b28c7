import { randomUUID } from 'node:crypto';
import { fieldOf, listOf, numberOf, textOf } from '../../source/json-values.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { cents } from './answer-laws.ts';
import { freshPlayer } from './fresh-player.ts';
import { isZeroDecimalMarket } from './whole-units.ts';

const ORDER = 'rechargeV2CreateRechargeOrder';
const OFFERS = 'rechargeDepositActivity';
const RECOMMENDED = 'rechargeGetRecommendConfigs';

interface Paid {
  id: string;
  bonus: number;
  credited: number;
}

function termsOf(offer: unknown): [least: number, rate: number, most: number] {
  const { minAmount, bonusRate, maxBonus } = Object(offer);
  return [Number(minAmount), Number(bonusRate), Number(maxBonus)];
}

/** @returns the bonus of a deposit that is paid at once; undefined when it could not be made */
async function bonusOf(
  { context, control, memory, options, ...journey }: JourneyState,
  amount: number,
  terms: object,
  player = journey.player,
  outcome: 'approve' | 'part' = 'approve',
): Promise<Paid | undefined> {
  const market = { country: options.country };
  const methods = listOf(
    await context.read('rechargePaymentMethods', 'For an offer', market, journey.player),
  );
  const method = methods.find(
    (row) => Number(fieldOf(row, 'min')) <= amount && amount <= Number(fieldOf(row, 'max')),
  );
  if (!method || !control?.decideOrder) return undefined;
  const { payChannel, routing, code: paymentMethod } = Object(method);
  const order = { amount, payChannel, routing, paymentMethod, intentId: randomUUID(), ...terms };
  const id = textOf(fieldOf(await context.read(ORDER, 'A deposit with an offer', order, player), 'id'));
  if (id === undefined) return undefined;
  memory.owners.set(id, { player: player.name, amount });
  await control.decideOrder(id, outcome);
  const paid = await context.read('rechargeQueryPay', 'What the offer brought', { id }, player);
  if (fieldOf(paid, 'status') !== (outcome === 'part' ? 4 : 2)) return undefined;
  const credited = numberOf(fieldOf(paid, 'paidAmount')) ?? amount;
  return { id, credited, bonus: numberOf(fieldOf(fieldOf(paid, 'bonus'), 'amount')) ?? 0 };
}

/** Pays the offered amounts and compares the bonuses with the offers (CON-07). */
export async function checkOffers(journey: JourneyState): Promise<void> {
  const { context, options, player } = journey;
  if (!options.writes || !journey.control?.decideOrder) return;
  const compare = (on: string, law: string, paid: Paid | undefined, due: number) => {
    if (paid && cents(paid.bonus) !== cents(due))
      context.broken(on, law, 'data bonus', `brought ${paid.bonus}, and had to bring ${due}`);
  };
  const brings = (paid: Paid | undefined, due: number) => compare(OFFERS, 'offer-paid', paid, due);
  const market = { country: options.country };
  const offers = context.isIncluded(OFFERS)
    ? listOf(await context.read(OFFERS, 'Offers', market, player))
    : [];
  await checkEach(journey, offers, brings);
  const amounts = context.isIncluded(RECOMMENDED)
    ? listOf(await context.read(RECOMMENDED, 'Recommended amounts', {}, player))
    : [];
  for (const row of amounts.slice(0, 2)) {
    // One unit more brings the same.
    const paid = await bonusOf(journey, Number(fieldOf(row, 'amount')) + 1, {});
    compare(RECOMMENDED, 'recommended-paid', paid, Number(fieldOf(row, 'bonus')));
  }
  const [lowest] = [...offers].sort((one, other) => termsOf(one)[0] - termsOf(other)[0]);
  if (lowest !== undefined) await checkPart(journey, lowest, brings);
  await checkRevoked(journey);
}

type Compare = (paid: Paid | undefined, due: number) => void;

async function checkEach(journey: JourneyState, offers: readonly unknown[], compare: Compare): Promise<void> {
  const unit = isZeroDecimalMarket(journey.context.contract, journey.options.country) ? 100 : 1;
  for (const offer of offers) {
    const [least, rate, most] = termsOf(offer);
    // A share that needs no rounding, because the contract leaves rounding to the server.
    const above = (wanted: number) => Math.ceil(wanted / 1000 + 1) * 1000;
    for (const amount of [above(least), above(most / rate)]) {
      const share = cents(amount) * rate;
      if (Math.abs(share / unit - Math.round(share / unit)) > 1e-6) continue;
      const paid = await bonusOf(journey, amount, { activityId: fieldOf(offer, 'id') });
      compare(paid, Math.min(Math.round(share) / 100, most));
    }
    if (offer === offers[0]) compare(await bonusOf(journey, above(least), { declinesBonus: true }), 0);
  }
}

/** Offer and reward of a deposit that is paid in part are those of what was credited. */
async function checkPart(journey: JourneyState, offer: unknown, compare: Compare): Promise<void> {
  const { context, options } = journey;
  const player = await freshPlayer(journey, 'player who paid a part', 0);
  const [least, rate, most] = termsOf(offer);
  if (!player || !least || !rate || !most) return;
  // Half of it still reaches the offer, and no reward its most.
  const amount = Math.ceil(least / 500) * 1000;
  const paid = await bonusOf(journey, amount, { activityId: fieldOf(offer, 'id') }, player, 'part');
  if (!paid || paid.credited < least) return;
  const share = (of: number) => Math.round(cents(paid.credited) * of) / 100;
  if (Number.isInteger(share(rate))) compare(paid, Math.min(share(rate), most));
  const config = await context.read('pbConfig', 'Tiers', { country: options.country }, journey.player);
  const [tier] = listOf(fieldOf(config, 'pbConfig'));
  const [own] = listOf(await context.read('pbList', 'The reward of a part', {}, player));
  const ready = numberOf(fieldOf(own, 'rewardReady'));
  const [part, all] = ['rewardRecharge', 'rewardTotal'].map((name) => Number(fieldOf(tier, name)));
  const due = Math.min(share(Number(part) / 100), Number(all));
  const message = `is ${ready} for a part of ${paid.credited}, and had to be ${due}`;
  if (ready !== undefined && Number.isInteger(due) && ready !== due)
    context.broken('pbList', 'reward-of-credited', 'data rewardReady', message);
}

/** The bonus of a deposit ends with the deposit. */
async function checkRevoked(journey: JourneyState): Promise<void> {
  const { context, control } = journey;
  if (!context.isIncluded('rechargeQueryPay')) return;
  const player = await freshPlayer(journey, 'player of one deposit', 0);
  const amounts = listOf(await context.read(RECOMMENDED, 'A bonus that ends', {}, journey.player));
  const row = amounts.find((one) => Number(fieldOf(one, 'bonus')) > 0);
  if (!player || row === undefined) return;
  const paid = await bonusOf(journey, Number(fieldOf(row, 'amount')), {}, player);
  if (!paid) return;
  await control?.decideOrder?.(paid.id, 'charge-back');
  const left = fieldOf(await context.read('walletBalance', 'After a charge-back', {}, player), 'bonus');
  const message = `is still ${String(left)}`;
  if (Number(left) > 0)
    context.broken('rechargeQueryPay', 'bonus-goes-too', 'walletBalance data.bonus', message);
}
