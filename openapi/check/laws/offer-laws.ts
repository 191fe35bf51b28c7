import { randomUUID } from 'node:crypto';
import { fieldOf, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import type { JourneyState, Player } from '../journey/journey-state.ts';
import { cents } from './answer-laws.ts';
import { freshPlayer } from './fresh-player.ts';
import { isZeroDecimalMarket } from './whole-units.ts';

const ORDER = 'rechargeV2CreateRechargeOrder';

const ask = async (
  { context, player }: JourneyState,
  name: string,
  body: object,
  title: string,
  as: Player = player,
) => (await context.request(name, title, body, { as })).data;

/** @returns the bonus of a deposit that is paid at once; undefined when it could not be made */
async function bonusOf(
  journey: JourneyState,
  amount: number,
  terms: object,
  player = journey.player,
  outcome: 'approve' | 'part' = 'approve',
): Promise<{ id: string; bonus: number; credited: number } | undefined> {
  const { control, options } = journey;
  const methods = listOf(
    await ask(journey, 'rechargePaymentMethods', { country: options.country }, 'For an offer'),
  );
  const method = methods.find((row) => {
    return Number(fieldOf(row, 'min')) <= amount && amount <= Number(fieldOf(row, 'max'));
  });
  if (!method || !control?.decideOrder) return undefined;
  const { payChannel, routing, code: paymentMethod } = Object(method);
  const order = { amount, payChannel, routing, paymentMethod, intentId: randomUUID(), ...terms };
  const id = textOf(fieldOf(await ask(journey, ORDER, order, 'A deposit with an offer', player), 'id'));
  if (id === undefined) return undefined;
  journey.memory.owners.set(id, { player: player.name, amount });
  await control.decideOrder(id, outcome);
  const paid = await ask(journey, 'rechargeQueryPay', { id }, 'What the offer brought', player);
  if (fieldOf(paid, 'status') !== (outcome === 'part' ? 4 : 2)) return undefined;
  const credited = numberOf(fieldOf(paid, 'paidAmount')) ?? amount;
  return { id, credited, bonus: numberOf(fieldOf(fieldOf(paid, 'bonus'), 'amount')) ?? 0 };
}

/** Pays the offered amounts and compares the bonuses with the offers (CON-07). */
export async function checkOffers(journey: JourneyState): Promise<void> {
  const { context, options } = journey;
  const lawOf = (operationId: string) => {
    const call = context.callOf(operationId);
    const isAsked = options.only?.has(operationId) ?? true;
    const [law] = lawsOf(context.contract, call).filter(({ name }) =>
      /^(offer|recommended)-paid$/.test(name),
    );
    return law && isAsked && options.writes && journey.control?.decideOrder ? { call, law } : undefined;
  };
  const compare = (
    { call, law }: NonNullable<ReturnType<typeof lawOf>>,
    paid: { bonus: number } | undefined,
    due: number,
  ) => {
    const given = paid?.bonus;
    const says = `brought ${given}, and had to bring ${due}`;
    if (given !== undefined && cents(given) !== cents(due))
      context.reportLaw(call, law, [['data bonus', says]]);
  };
  const offered = lawOf('rechargeDepositActivity');
  const offers =
    offered && listOf(await ask(journey, 'rechargeDepositActivity', { country: options.country }, 'Offers'));
  const unit = isZeroDecimalMarket(context.contract, options.country) ? 100 : 1;
  for (const offer of offers ?? []) {
    const [least, rate, most] = ['minAmount', 'bonusRate', 'maxBonus'].map((name) =>
      Number(fieldOf(offer, name)),
    );
    const terms = { activityId: fieldOf(offer, 'id') };
    for (const wanted of [Number(least), Number(most) / Number(rate)]) {
      // A share that needs no rounding, because the contract leaves rounding to the server.
      const amount = Math.ceil(wanted / 1000 + 1) * 1000;
      const share = cents(amount) * Number(rate);
      if (!offered || Math.abs(share / unit - Math.round(share / unit)) > 1e-6) continue;
      compare(
        offered,
        await bonusOf(journey, amount, terms),
        Math.min(Math.round(share) / 100, Number(most)),
      );
    }
    const declined = { declinesBonus: true };
    if (offered && offer === offers?.[0])
      compare(offered, await bonusOf(journey, Math.ceil(Number(least) / 1000 + 1) * 1000, declined), 0);
  }
  const recommended = lawOf('rechargeGetRecommendConfigs');
  const amounts =
    recommended && listOf(await ask(journey, 'rechargeGetRecommendConfigs', {}, 'Recommended amounts'));
  for (const row of (amounts ?? []).slice(0, 2)) {
    const amount = Number(fieldOf(row, 'amount'));
    // One unit more brings the same.
    const due = Number(fieldOf(row, 'bonus'));
    if (recommended) compare(recommended, await bonusOf(journey, amount + 1, {}), due);
  }
  const [lowest] = [...(offers ?? [])].sort(
    (one, other) => Number(fieldOf(one, 'minAmount')) - Number(fieldOf(other, 'minAmount')),
  );
  if (offered) await checkPart(journey, lowest, (paid, due) => compare(offered, paid, due));
  await checkRevoked(journey);
}

/** Offer and reward of a deposit that is paid in part are those of what was credited. */
async function checkPart(
  journey: JourneyState,
  offer: unknown,
  compare: (paid: { bonus: number } | undefined, due: number) => void,
): Promise<void> {
  const player = await freshPlayer(journey, 'player who paid a part', 0);
  const [least, rate, most] = ['minAmount', 'bonusRate', 'maxBonus'].map((name) =>
    Number(fieldOf(offer, name)),
  );
  if (!player || !least || !rate || !most) return;
  // Half of it still reaches the offer, and no reward its most.
  const amount = Math.ceil(least / 500) * 1000;
  const paid = await bonusOf(journey, amount, { activityId: fieldOf(offer, 'id') }, player, 'part');
  if (!paid || paid.credited < least) return;
  const share = (of: number) => Math.round(cents(paid.credited) * of) / 100;
  if (Number.isInteger(share(rate))) compare(paid, Math.min(share(rate), most));
  const { context, options } = journey;
  const [tier] = listOf(
    fieldOf(await ask(journey, 'pbConfig', { country: options.country }, 'Tiers'), 'pbConfig'),
  );
  const own = listOf(await ask(journey, 'pbList', {}, 'The reward of a part', player));
  const ready = numberOf(fieldOf(own[0], 'rewardReady'));
  const due = Math.min(
    share(Number(fieldOf(tier, 'rewardRecharge')) / 100),
    Number(fieldOf(tier, 'rewardTotal')),
  );
  const call = context.callOf('pbList');
  const law = lawsOf(context.contract, call).find(({ name }) => name === 'reward-of-credited');
  if (ready !== undefined && Number.isInteger(due) && ready !== due)
    context.reportLaw(call, law, [
      ['data rewardReady', `is ${ready} for a part of ${paid.credited}, and had to be ${due}`],
    ]);
}

/** The bonus of a deposit ends with the deposit. */
async function checkRevoked(journey: JourneyState): Promise<void> {
  const { context, options, control } = journey;
  const call = context.callOf('rechargeQueryPay');
  const law = lawsOf(context.contract, call).find(({ name }) => name === 'bonus-goes-too');
  if (!law || !options.writes || !control?.decideOrder || !(options.only?.has('rechargeQueryPay') ?? true))
    return;
  const player = await freshPlayer(journey, 'player of one deposit', 0);
  const amounts = listOf(await ask(journey, 'rechargeGetRecommendConfigs', {}, 'A bonus that ends'));
  const row = amounts.find((one) => Number(fieldOf(one, 'bonus')) > 0);
  if (!player || row === undefined) return;
  const paid = await bonusOf(journey, Number(fieldOf(row, 'amount')), {}, player);
  if (!paid) return;
  await control.decideOrder(paid.id, 'charge-back');
  const left = fieldOf(await ask(journey, 'walletBalance', {}, 'After a charge-back', player), 'bonus');
  if (Number(left) > 0)
    context.reportLaw(call, law, [['walletBalance data.bonus', `is still ${String(left)}`]]);
}
